"""The code on the page for researchers runs."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "research.md"
BLOCKS = re.findall(r"## ([^\n]*)\n(?:(?!\n## ).)*?```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)


@pytest.mark.parametrize("code", [code for _, code in BLOCKS], ids=[title for title, _ in BLOCKS])
def test_the_pages_code_runs(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_the_page_shows_all_ways() -> None:
    assert len(BLOCKS) == PAGE.read_text("utf-8").count("```python") == 5
