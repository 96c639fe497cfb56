"""quivira serve: the table server."""

from __future__ import annotations

import argparse

from quivira.cli.arguments import Commands, command
from quivira.kernel.errors import needs
from quivira.server.config import Config, chosen_database, chosen_smtp

EXAMPLES = """  quivira serve                              on this machine, tables in quivira.db
  quivira serve --host 0.0.0.0               for everybody in the house
  quivira serve --database postgresql://...  with PostgreSQL, any number of such processes
  quivira serve --public-url https://play.example.org

A database's address that holds a password does not belong here, where every user of the machine can read it, but into
the variable QUIVIRA_DATABASE, or into a file that QUIVIRA_DATABASE_FILE names.

Mail is sent where QUIVIRA_SMTP, or a file that QUIVIRA_SMTP_FILE names, holds smtps://name:password@host.
"""
HOUSE = {  # the rules of the house: quotas, and how long what is kept
    "most_waiting": "tables of one host that have not started; 0: any number",
    "most_playing": "tables of one host that are being played; 0: any number",
    "most_bots": "bots of one's own; 0: any number",
    "most_sessions": "devices on which one is signed in; 0: any number",
    "session_days": "days until one has to sign in again",
    "vacation_days": "days a year that the clocks of one's tables by turns may stand still; 0: none",
    "guest_days": "days until a guest who stays away is forgotten; 0: never",
    "waiting_days": "days until a table that has not started is deleted; 0: never",
    "report_days": "days until an answered report is deleted; 0: never",
    "audit_days": "days until a line of the audit log is deleted; 0: never",
}


def add_parser(commands: Commands) -> None:
    parser = command(commands, "serve", "run the table server", EXAMPLES)
    parser.add_argument("--host", default="127.0.0.1", help="address to listen at (default: this machine only)")
    parser.add_argument("--port", type=int, default=8000, help="port (default: 8000)")
    parser.add_argument("--database", metavar="WHERE", help="a file, or postgresql://... (default: quivira.db)")
    parser.add_argument("--public-url", default="", metavar="URL", help="as people reach it, for links and cookies")
    parser.add_argument("--bots", type=int, default=1, metavar="N", help="processes in which bots think (default: 1)")
    parser.add_argument(
        "--bot-seconds", type=float, default=10, metavar="S", help="a bot's time to think (default: 10)"
    )
    parser.add_argument(
        "--bot-pause", type=float, default=0.6, metavar="S", help="pause before its move (default: 0.6)"
    )
    parser.add_argument("--rate", type=float, default=1, metavar="X", help="multiplies all rate limits; 0: none")
    for name, about in HOUSE.items():
        usual, option = getattr(Config, name), f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=int, default=usual, metavar="N", help=f"{about} (default: {usual})")
    parser.add_argument(
        "--proxy",
        action="append",
        metavar="ADDRESS",
        help="believe what this proxy, or each in this network, says about whom it speaks for; may be given several"
        " times (default: this machine)",
    )
    parser.add_argument("--push", action="store_true", help="offer notices to browsers; needs --public-url https://...")
    parser.add_argument("--webhooks", action="store_true", help="offer notices to chat groups and programs")
    parser.add_argument("--mail-from", default="", metavar="ADDRESS", help="whom mail comes from; see above")
    parser.add_argument(
        "--local-endpoints", action="store_true", help="let webhooks lead to this machine and its networks"
    )
    parser.add_argument(
        "--write-lessons", action="store_true", help="let administrators save lessons into the games' folders"
    )
    parser.add_argument("--open-metrics", action="store_true", help="show /metrics to others than this machine")
    parser.add_argument("--log", default="info", choices=("debug", "info", "warning", "error"), help="(default: info)")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    with needs("server"):
        from quivira.server.run import serve

    config = Config(
        database=chosen_database(given.database),
        host=given.host,
        port=given.port,
        public_url=given.public_url,
        bot_processes=given.bots,
        bot_seconds=given.bot_seconds,
        bot_pause=given.bot_pause,
        rate=given.rate,
        open_metrics=given.open_metrics,
        push=given.push,
        webhooks=given.webhooks,
        smtp=chosen_smtp(given.mail_from),
        local_endpoints=given.local_endpoints,
        write_lessons=given.write_lessons,
        proxies=tuple(given.proxy or Config.proxies),
        **{name: getattr(given, name) for name in HOUSE},
    )
    serve(config, given.log)
    return 0
