"""Mail: notices that can be stopped with one click, and letters that confirm an address or a new password."""

from __future__ import annotations

import asyncio
import contextlib
from datetime import UTC, datetime
from email.message import EmailMessage
from email.utils import format_datetime, parseaddr
from html import escape
from typing import Final
from urllib.parse import urlsplit

import msgspec

from quivira.locale import Catalog, catalog
from quivira.server.config import Config, Smtp
from quivira.server.notices.endpoints import Endpoint
from quivira.server.notices.outbox import Outcome
from quivira.server.notices.words import Line, Message
from quivira.server.now import now

SECONDS: Final = 15.0  # for each step of the mail server
ATTEMPT: Final = 60.0  # seconds for the whole of it, with the wait for others
TOGETHER: Final = 4  # letters on their way at once; mail servers allow few
REFUSED: Final = 500  # a mail server's answers from here on are for good


LEADS: Final = {"over": "notice-page", "removed": "notice-tables"}  # what a link is called that leads not to a table
LETTERS: Final = {  # subject, text, what the link is called
    "confirm": ("letter-confirm", "letter-confirm-text", "letter-confirm-do"),
    "reset": ("letter-reset", "letter-reset-text", "letter-reset-do"),
}


class Letter(msgspec.Struct, frozen=True):
    """A mail before it is one: paragraphs, each with a link of its own or none, and what stands below."""

    id: str
    language: str
    subject: str
    paragraphs: list[tuple[str, str, str]]  # text, link, what the link is called
    below: list[tuple[str, str, str]]
    stop: str = ""  # where one click ends these mails


class Post:
    """The mail server that whoever runs this server has named."""

    def __init__(self, config: Config, smtp: Smtp) -> None:
        self._smtp, self._base = smtp, config.base_url
        self._hands = asyncio.Semaphore(TOGETHER)

    def notice(self, message: Message, stop_page: str, stop: str) -> Letter:
        words = catalog(None, message.language)
        return Letter(
            message.id,
            message.language,
            _subject(message),
            [_paragraph(line, words) for line in message.lines],
            [
                (words.say("notice-mail-why", site=urlsplit(self._base).netloc), "", ""),
                ("", f"{self._base}/notices", words.say("notice-change")),
                ("", stop_page, words.say("notice-stop")),
            ],
            stop,
        )

    def letter(self, kind: str, name: str, language: str, link: str, person: str) -> Letter:
        """One that asks for a click: `confirm` or `reset`. To an address that nobody has confirmed it says nothing that
        a stranger has chosen, not even their name."""
        words, site = catalog(None, language), urlsplit(self._base).netloc
        subject, text, button = LETTERS[kind]
        return Letter(
            name,
            language,
            words.say(subject, site=site),
            [(words.say(text, site=site, name=person), link, words.say(button))],
            [(words.say("letter-not-you"), "", "")],
        )

    async def send(self, endpoint: Endpoint, letter: Letter) -> Outcome:
        try:
            async with asyncio.timeout(ATTEMPT), self._hands:
                return await self._send(self.written(endpoint.address, letter))
        except TimeoutError as error:
            return Outcome("later", type(error).__name__, is_ours=True)

    async def _send(self, mail: EmailMessage) -> Outcome:
        import aiosmtplib

        smtp = self._smtp
        client = aiosmtplib.SMTP(
            hostname=smtp.host,
            port=smtp.port,
            username=smtp.user,
            password=smtp.password,
            use_tls=smtp.secure == "tls",
            start_tls=smtp.secure == "starttls",
            timeout=SECONDS,
        )
        try:
            await client.connect()
            await client.send_message(mail)
            with contextlib.suppress(aiosmtplib.SMTPException):  # it is sent, however they part
                await client.quit()
        except aiosmtplib.SMTPRecipientsRefused as error:
            final = all(refusal.code >= REFUSED for refusal in error.recipients)
            return Outcome("refused" if final else "later", f"SMTP {error.recipients[0].code}", is_ours=not final)
        except (aiosmtplib.SMTPException, OSError) as error:
            return Outcome("later", type(error).__name__, is_ours=True)
        finally:
            client.close()  # at once, also where it was broken off
        return Outcome("sent")

    def written(self, address: str, letter: Letter) -> EmailMessage:
        """As text and as simple HTML. Sent again, it has the same id, by which mailboxes know it."""
        mail = EmailMessage()
        mail["From"] = self._smtp.sender
        mail["To"] = address
        mail["Subject"] = letter.subject
        mail["Date"] = format_datetime(datetime.fromtimestamp(now() / 1000, UTC))
        mail["Message-ID"] = f"<{letter.id}@{parseaddr(self._smtp.sender)[1].rpartition('@')[2]}>"
        mail["Auto-Submitted"] = "auto-generated"
        if letter.stop:
            mail["List-Unsubscribe"] = f"<{letter.stop}>"
            mail["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        mail.set_content(_plain(letter))
        mail.add_alternative(_html(letter), subtype="html")
        mail["Content-Language"] = letter.language  # last: new contents take the headers of old ones away
        return mail


def _paragraph(line: Line, words: Catalog) -> tuple[str, str, str]:
    text = f"{line.says}: {line.where}" if line.where else line.says
    return text, line.url, words.say(LEADS.get(line.event, "notice-open"))


def _subject(message: Message) -> str:
    single = len(message.lines) == 1 and message.lines[0].where
    return f"{message.title}: {message.lines[0].where}" if single else message.title


def _plain(letter: Letter) -> str:
    told = [f"{text}\n{link}" if link else text for text, link, _ in letter.paragraphs]
    below = [text or f"{called}: {link}" for text, link, called in letter.below]
    return "\n\n".join(told) + "\n\n-- \n" + "\n".join(below) + "\n"


def _html(letter: Letter) -> str:
    """No picture and nothing from outside, so that nobody learns when it is read."""
    told = "".join(f"<p>{escape(text)}{_link(link, called, '<br>')}</p>" for text, link, called in letter.paragraphs)
    below = "<br>".join(escape(text) + _link(link, called) for text, link, called in letter.below)
    return (
        f'<!doctype html><html lang="{letter.language}"><body style="font:16px/1.5 sans-serif;max-width:34em">'
        f'{told}<p style="color:#666;font-size:13px">{below}</p></body></html>\n'
    )


def _link(link: str, called: str, before: str = "") -> str:
    return f'{before}<a href="{escape(link)}">{escape(called)}</a>' if link else ""
