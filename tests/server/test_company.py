"""The trials of bad company themselves: small, but with everything that the large ones use."""

from __future__ import annotations

import re

import pytest

from quivira.testing import company, spectators


@pytest.mark.parametrize("trial", ["lobby", "shouting"])
def test_company_is_measured(trial: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    for name, few in {"FOLLOWERS": 3, "GUESTS": 2, "LOOKS": 5}.items():
        monkeypatch.setattr(company, name, few)
    company.main([trial])
    figures = [float(value.replace(",", "")) for value in re.findall(r": ([\d,.]+) ", capsys.readouterr().out)]
    assert len(figures) == 3
    assert max(figures) > 0


def test_spectators_are_weighed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(spectators, "MANY", 3)
    monkeypatch.setattr(spectators, "WARM", 1.0)
    monkeypatch.setattr(spectators, "ALLOWED", 10_000.0)
    with pytest.raises(SystemExit) as verdict:
        spectators.main(["--minutes", "0.05"])
    told = capsys.readouterr().out
    assert verdict.value.code == 0
    assert re.search(r"told [1-9]\d*, asked [1-9]", told), told
