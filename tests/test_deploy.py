"""The files for hosts: what they and the docs say exists, and agrees with the server."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
from pathlib import Path

import pytest

import quivira
from quivira.cli import parser
from quivira.server.app import BODY
from quivira.server.entrance.routes.me import LONGEST
from quivira.server.people.limits import OF_A_HOUSE, RATES

ROOT = Path(quivira.__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNIT = DEPLOY / "quivira@.service"
PAGE = ROOT / "docs/hosting.md"
FILES = {path.name: path.read_text("utf-8") for path in (*DEPLOY.iterdir(), PAGE, ROOT / "README.md") if path.is_file()}
COMMAND = re.compile(r"\bquivira ((?:serve|backup|admin)\b[^\n`#&|]*)")
ANALYZE = shutil.which("systemd-analyze")


def commands() -> list[str]:
    """Every command of ours in the docs and the files, as its words follow the program's name."""
    told = [match for text in FILES.values() for match in COMMAND.findall(text)]
    lists = re.findall(r"^\s*(?:command: |CMD )(\[\"serve\".*\])$", "".join(FILES.values()), re.MULTILINE)
    assert len(lists) == 2  # the image's and the compose file's
    lines = [words.replace("%i", "8000").strip() for words in (*told, *(shlex.join(json.loads(one)) for one in lists))]
    return sorted({words for words in lines if " " in words and "--help" not in words})  # not what a sentence names


@pytest.mark.parametrize("words", commands())
def test_commands_of_the_docs_and_files_are_understood(words: str) -> None:
    given = shlex.split(words)
    assert parser().parse_args(given).command == given[0]


def test_variables_of_the_docs_and_files_are_read_by_somebody() -> None:
    sources = [ROOT / "hatch_build.py", ROOT / "Makefile", *(ROOT / "src/quivira").rglob("*.py")]
    read = set(re.findall(r"QUIVIRA_[A-Z_]+", "".join(path.read_text("utf-8") for path in sources)))
    named = {word for text in FILES.values() for word in re.findall(r"QUIVIRA_[A-Z_]+", text)}
    assert named
    assert named <= read


def test_every_option_of_the_server_is_explained(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser().parse_args(["serve", "--help"])
    options = set(re.findall(r"--[a-z-]+", capsys.readouterr().out))
    assert len(options) > 20
    missing = {option for option in options - {"--help"} if f"`{option}" not in FILES[PAGE.name]}
    assert not missing, f"say in {PAGE.name} what they do"


def told(size: float, fill: float) -> str:
    """How the docs write a limit: so many at once, and how many more come."""
    if fill > 1:
        return f"{size:g}, {fill:g} a second more"
    each = round(1 / fill)
    pause = "second" if each == 1 else f"{each} s" if each < 600 else f"{each // 60} minutes"
    return f"{size:g}, one more each {pause}"


def test_every_limit_is_told_as_it_is() -> None:
    rows = re.findall(r"^\| `([a-z]+)` \| .* \| (\d.*?) \| (.*?) ?\|$", FILES[PAGE.name], re.MULTILINE)
    limits = {
        (name, told(*limit), told(*OF_A_HOUSE[name]) if name in OF_A_HOUSE else "") for name, limit in RATES.items()
    }
    assert set(rows) == limits, f"the table of limits in {PAGE.name} differs from people/limits.py"


def test_paths_of_the_docs_are_there() -> None:
    named = set(re.findall(r"deploy/[\w@.]+[\w]", FILES[PAGE.name])) - {"deploy/secrets"}
    assert len(named) > 5
    assert [name for name in sorted(named) if not (ROOT / name).is_file()] == []


def test_the_proxies_let_through_what_the_server_takes_and_waits_for() -> None:
    nginx, caddy = FILES["nginx.conf"], FILES["Caddyfile"]
    assert f"client_max_body_size  {BODY // 1024}k;" in nginx
    assert f"max_size {BODY // 1024}KB" in caddy
    waits = re.search(r"proxy_read_timeout +(\d+)s", nginx)
    assert waits is not None
    assert int(waits[1]) > LONGEST


def test_the_docs_tell_the_limits_of_the_files() -> None:
    nginx, docs = FILES["nginx.conf"], FILES[PAGE.name]
    for pattern, sentence in {
        r"limit_conn quivira_connections (\d+);": "| connections of one address | {} (`limit_conn`)",
        r"rate=(\d+)r/s": "| requests of one address | {} a second",
        r"burst=(\d+)": "{} at once (`limit_req`)",
        r"client_header_timeout (\d+)s": "| head of a request | within {} s",
        r"client_max_body_size +(\d+)k": "| body of a request | {} kB |",
    }.items():
        found = re.search(pattern, nginx)
        assert found is not None, pattern
        assert sentence.format(found[1]) in docs


def test_no_password_stands_on_a_command_line() -> None:
    assert [words for words in commands() if re.search(r"://[^/@\s]+:[^/@\s]+@", words)] == []


def test_the_image_is_not_roots_and_looks_after_itself() -> None:
    last = FILES["Containerfile"].rpartition("\nFROM ")[2]
    assert re.search(r"^USER quivira$", last, re.MULTILINE)
    assert last.count("\nVOLUME ") == 1
    assert "/healthz" in last.partition("\nHEALTHCHECK ")[2]
    assert "apt-get" not in last  # what builds it stays behind


@pytest.mark.skipif(ANALYZE is None, reason="systemd is not installed")
def test_systemd_finds_nothing_wrong_and_little_exposed(tmp_path: Path) -> None:
    assert ANALYZE is not None
    (tmp_path / UNIT.name).write_text(
        UNIT.read_text("utf-8").replace("/opt/quivira/bin/quivira", shutil.which("true") or "")
    )
    instance = str(tmp_path / "quivira@8000.service")
    verified = subprocess.run([ANALYZE, "verify", instance], capture_output=True, text=True, check=False)
    assert (verified.returncode, "quivira" in verified.stderr) == (0, False), verified.stderr
    words = ["security", "--offline=true", "--threshold=30", "--no-pager", str(UNIT)]
    rated = subprocess.run([ANALYZE, *words], capture_output=True, text=True, check=False)
    assert rated.returncode == 0, rated.stdout.splitlines()[-1]
