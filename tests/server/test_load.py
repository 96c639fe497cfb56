"""The load generator itself: small, but with everything that `make bench-server` uses."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from quivira.testing.load import BEGIN, END, main, percentile


@pytest.mark.usefixtures("shared_storage")
@pytest.mark.parametrize("storage", ["sqlite", "postgres"])
def test_the_generator_measures_moves(storage: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    figures = tmp_path / "figures.json"
    words = ["--storage", storage, "--processes", "2", "--sockets", "spread", "--rates", "20", "--seconds", "0.5"]
    words += ["--tables", "2"]
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    main([*words, "--json", str(figures), "--docs", str(page)])
    paced, fastest = json.loads(figures.read_bytes())
    assert paced["moves"] > 0
    assert fastest["moves"] > 0
    assert paced["refused"] == fastest["refused"] == 0
    assert 0 < paced["p50_ms"] <= paced["p99_ms"]
    assert paced["processes"] == (2 if storage == "postgres" else 1)
    assert paced["sockets"] == ("spread" if storage == "postgres" else "together")
    assert fastest["server_cpu"] > 0
    assert (fastest["database_cpu"] > 0) == (storage == "postgres")
    written = page.read_text()
    assert written.startswith(f"before\n{BEGIN}\n")
    assert written.endswith(f"{END}\nafter\n")
    assert "old" not in written
    assert f"| saturation | {fastest['moves']:,} |" in written
    assert "saturation" in capsys.readouterr().out


def test_percentiles() -> None:
    times = [number / 1000 for number in range(100)]
    assert percentile(times, 0.5) == 50
    assert percentile(times, 0.99) == 99
