"""Try the proxies' files: nginx and Caddy before a server of this tree, all at loopback.

    .venv/bin/python deploy/try.py [nginx] [caddy]

Needs `nginx`, `caddy` and `openssl` (Debian's packages will do) and the client (`make client`). Says what it saw; the
exit status is 1 when something is not as docs/hosting.md promises.
"""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from quivira.testing.load import free_port, served
from quivira.testing.server import Player, TableClient

HERE = Path(__file__).parent
SITE = "localhost"
GUESTS = 30  # that one address may send at once
CONNECTIONS = 60  # of one address, in nginx.conf
BURST = 250  # requests at once
HEADER_SECONDS = 10
LOOSE = ssl._create_unverified_context()  # the certificates are the trial's own


class Trial:
    """One proxy before the server, and what was found."""

    def __init__(self, folder: Path, server: int) -> None:
        self.folder, self.server = folder, server
        self.plain, self.secure = free_port(), free_port()
        self.failed = 0

    def check(self, what: str, holds: bool, seen: object = "") -> None:
        print(f"  {'ok  ' if holds else 'FAIL'} {what}{f': {seen}' if seen != '' else ''}", flush=True)
        self.failed += not holds

    def visitor(self, source: str) -> Player:
        """Somebody who comes from an address of their own."""
        player = Player(f"https://{SITE}:{self.secure}", join=False)
        player.http = httpx.Client(
            base_url=player.url,
            headers={"X-Quivira": "1"},
            timeout=30,
            transport=httpx.HTTPTransport(verify=LOOSE, local_address=source),
        )
        return player


def nginx(trial: Trial) -> list[str]:
    folder = trial.folder
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    words = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={SITE}"]
    subprocess.run(
        ["openssl", *words, "-keyout", str(key), "-out", str(certificate)],
        check=True,
        capture_output=True,
    )
    text = (HERE / "nginx.conf").read_text("utf-8")
    for old, new in {
        r"\n    listen \[::\]:.*": "",
        r"listen 80;": f"listen 127.0.0.1:{trial.plain};",
        r"listen 443": f"listen 127.0.0.1:{trial.secure}",
        r"play\.example\.org;": f"{SITE};",
        r"ssl_certificate .*": f"ssl_certificate {certificate};",
        r"ssl_certificate_key .*": f"ssl_certificate_key {key};",
        r"/var/log/nginx": str(folder),
        r"127\.0\.0\.1:8000": f"127.0.0.1:{trial.server}",
    }.items():
        text, count = re.subn(old, new, text)
        assert count, f"nginx.conf has no {old}"
    temporary = "".join(
        f"{kind}_temp_path {folder / kind};" for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole = f"daemon off; pid {folder}/pid; error_log {folder}/main.log; events {{}} http {{ {temporary}\n{text} }}\n"
    (folder / "nginx.conf").write_text(whole, "utf-8")
    return ["nginx", "-c", str(folder / "nginx.conf")]


def caddy(trial: Trial) -> list[str]:
    text = (HERE / "Caddyfile").read_text("utf-8")
    ports = (
        f"{{\n\thttp_port {trial.plain}\n\thttps_port {trial.secure}\n\tskip_install_trust\n\tadmin off\n\tservers {{"
    )
    (trial.folder / "Caddyfile").write_text(text.replace("{\n\tservers {", ports, 1), "utf-8")
    return ["caddy", "run", "--config", str(trial.folder / "Caddyfile")]


@contextmanager
def running(trial: Trial, words: list[str]) -> Iterator[None]:
    """A proxy, until its port answers; its words go into a log."""
    environment = {
        **os.environ,
        "SITE": SITE,
        "SERVER": f"127.0.0.1:{trial.server}",
        "XDG_DATA_HOME": str(trial.folder),
    }
    with (trial.folder / "said.log").open("wb") as said:
        process = subprocess.Popen(words, stdout=said, stderr=said, env=environment)
        try:
            until = time.monotonic() + 30
            while not answers(trial):
                assert process.poll() is None, (trial.folder / "said.log").read_text("utf-8")
                assert time.monotonic() < until, f"{words[0]} does not answer"
                time.sleep(0.1)
            yield
        finally:
            process.terminate()
            process.wait(20)


def answers(trial: Trial) -> bool:
    try:
        with socket.create_connection((SITE, trial.secure), 2) as plain, LOOSE.wrap_socket(plain, server_hostname=SITE):
            return True
    except OSError:
        return False


def pages(trial: Trial, anna: Player) -> None:
    page = anna.request("GET", "/")
    trial.check(
        "the page comes, with HSTS and the policy",
        page.status_code == 200 and "strict-transport-security" in page.headers,
    )
    plain = httpx.get(f"http://{SITE}:{trial.plain}/rules?x=1")
    where = plain.headers.get("location", "")
    good = plain.status_code in (301, 308) and where.startswith(f"https://{SITE}") and where.endswith("/rules?x=1")
    trial.check("plain HTTP leads to HTTPS", good, f"{plain.status_code} {where}")
    cookie = anna.request("POST", "/api/guest", {"name": "Anna"}, headers={"Origin": anna.url}).headers["set-cookie"]
    trial.check("a page of this origin may post; its cookie is Secure", "secure" in cookie.lower())
    foreign = anna.request("POST", "/api/guest", {"name": "Eve"}, headers={"Origin": "https://elsewhere.example"})
    trial.check("another site's page may not", foreign.status_code == 403, foreign.status_code)


def move(trial: Trial, anna: Player) -> str:
    game = anna.get("/api/games")[0]["name"]
    table: str = anna.post("/api/tables", {"game": game})["table"]
    invitation = anna.get(f"/api/tables/{table}/invitation")["link"]
    trial.check(
        "an invitation names the public address", invitation == f"{anna.url}/t/{table}", invitation.replace(table, "…")
    )
    anna.post(f"/api/tables/{table}/start", {"fill": "random"})
    client = TableClient(anna.connect(f"/api/tables/{table}/socket?seen=0", ssl=LOOSE))
    client.wait("play")
    while not client.side(0)["legal"]:
        client.wait("play")
    answer = client.play(0, client.legal(0)[0])
    trial.check("a move by WebSocket is acknowledged", answer["type"] == "ack", answer["type"])
    client.close()
    anna.request("GET", f"/t/{table}")
    return table


def believed(trial: Trial) -> None:
    """The server counts guests by the address that the proxy names, whatever the client claims."""
    ben, dora = trial.visitor("127.0.0.7"), trial.visitor("127.0.0.8")
    codes = [ben.request("POST", "/api/guest", {"name": "Ben"}).status_code for _ in range(GUESTS + 10)]
    forged = ben.request("POST", "/api/guest", {"name": "Ben"}, headers={"X-Forwarded-For": "203.0.113.9"}).status_code
    other = dora.request("POST", "/api/guest", {"name": "Dora"}).status_code
    seen = f"{codes.count(201)} of {len(codes)} guests; with a forged header {forged}; another address {other}"
    trial.check(
        "X-Forwarded-For is believed, and only the proxy's", 429 in codes and forged == 429 and other == 201, seen
    )


def bodies_and_headers(trial: Trial, anna: Player) -> None:
    large = anna.request("POST", "/api/guest", {"name": "x" * 70_000}).status_code
    trial.check("a body of 70 kB is refused", large in (413, 502), large)  # Caddy's word for a server that hung up
    try:
        long = str(anna.request("GET", "/", headers={"X-Long": "x" * 40_000}).status_code)
    except httpx.HTTPError as error:
        long = type(error).__name__
    trial.check("a header of 40 kB is refused", long in ("400", "431", "RemoteProtocolError", "ReadError"), long)
    with (
        socket.create_connection((SITE, trial.secure)) as plain,
        LOOSE.wrap_socket(plain, server_hostname=SITE) as half,
    ):
        began = time.monotonic()
        half.settimeout(HEADER_SECONDS + 10)
        half.sendall(f"GET / HTTP/1.1\r\nHost: {SITE}:{trial.secure}\r\n".encode())
        try:
            rest = half.recv(1000)
            taken = f"{rest[:12]!r} after {time.monotonic() - began:.1f} s"
        except TimeoutError:
            taken = "still open"
        trial.check("a head that does not end is cut off", taken != "still open", taken)


def floods(trial: Trial) -> None:
    """Only nginx counts connections and requests by address."""
    eve, anna = trial.visitor("127.0.0.9"), trial.visitor("127.0.0.10")
    codes = [eve.request("GET", "/healthz").status_code for _ in range(BURST)]
    trial.check(
        "too many requests at once are refused",
        429 in codes and codes.count(200) > 100,
        f"{codes.count(429)} of {BURST}",
    )
    other = anna.request("GET", "/healthz").status_code
    trial.check("and others are served", other == 200, other)
    mallory = trial.visitor("127.0.0.11")
    opened: list[ClientConnection] = []
    refused: Counter[str] = Counter()
    for _ in range(CONNECTIONS + 10):
        try:
            opened.append(mallory.connect("/api/lobby/socket", ssl=LOOSE, source_address=("127.0.0.11", 0)))
        except InvalidStatus as error:
            refused[str(error.response.status_code)] += 1
        except OSError as error:
            refused[type(error).__name__] += 1
    good = 0 < len(opened) <= CONNECTIONS and refused["429"] > 0
    trial.check("too many sockets are refused", good, f"{len(opened)} open, refused: {dict(refused)}")
    for one in opened:
        one.close()


def logs(trial: Trial, table: str) -> None:
    files = [path for path in trial.folder.rglob("*") if path.suffix == ".log"]
    told = {path.name: path.read_text("utf-8", "replace") for path in files}
    lines = sum(text.count("/api/tables/-") for text in told.values())
    trial.check("the log tells of requests at tables", lines > 0, f"{lines} lines")
    trial.check(
        "no log holds a table's link", not any(table in text for text in told.values()), ", ".join(sorted(told))
    )


def run(name: str, configure: Callable[[Trial], list[str]]) -> int:
    print(f"{name} {version(name)}")
    with tempfile.TemporaryDirectory() as where:
        folder = Path(where)
        folder.chmod(0o755)
        trial = Trial(folder, free_port())
        words = configure(trial)
        with ExitStack() as server, running(trial, words):
            public = f"https://{SITE}:{trial.secure}"
            server.enter_context(served(str(folder / "tables.db"), trial.server, "--rate", "1", "--public-url", public))
            anna = trial.visitor("127.0.0.2")
            pages(trial, anna)
            table = move(trial, anna)
            believed(trial)
            bodies_and_headers(trial, anna)
            if name == "nginx":
                floods(trial)
            server.close()  # now the proxy has something to complain about
            away = anna.request("GET", f"/api/tables/{table}").status_code
            trial.check("without the server the proxy says so", away in (502, 503, 504), away)
            logs(trial, table)
        return trial.failed


def version(name: str) -> str:
    done = subprocess.run([name, "-v" if name == "nginx" else "version"], capture_output=True, text=True, check=True)
    return (done.stdout + done.stderr).strip().removeprefix("nginx version: nginx/")


def main() -> int:
    known = {"nginx": nginx, "caddy": caddy}
    wanted = sys.argv[1:] or list(known)
    missing = [name for name in (*wanted, "openssl") if shutil.which(name) is None]
    if missing or not set(wanted) <= set(known):
        print(f"needs {', '.join(missing) or 'one of ' + ', '.join(known)}", file=sys.stderr)
        return 2
    return 1 if sum(run(name, known[name]) for name in wanted) else 0


if __name__ == "__main__":
    sys.exit(main())
