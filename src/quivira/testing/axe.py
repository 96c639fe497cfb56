"""What axe finds on a page: WCAG 2.2 AA, and what its authors think best."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from playwright.sync_api import Page

import quivira

AXE: Final = Path(quivira.__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
CONTRAST: Final = "color-contrast"
TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


def flaws(page: Page, *rules: str, colours: bool = True) -> list[str]:
    """All that is wrong, or all but colours; or by these rules alone."""
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
    options = {"runOnly": only, "resultTypes": ["violations"], "preload": False}  # no sound or film plays by itself
    options["rules"] = {} if rules else {"target-size": {"enabled": True}, CONTRAST: {"enabled": colours}}
    found = page.evaluate("(options) => axe.run(options).then(({ violations }) => violations)", options)
    return [
        f"{page.url} at {page.viewport_size}: {flaw['id']}: {node['target']} {node['failureSummary']}"
        for flaw in found
        for node in flaw["nodes"]
        if flaw["id"] != "target-size" or not _is_on_a_board(page, node["target"][0])
    ]


def _is_on_a_board(page: Page, target: str) -> bool:
    """Where small things have a list beside them: test_sizes.py looks for that."""
    return bool(page.evaluate("(target) => document.querySelector(target)?.closest('.stage') != null", target))
