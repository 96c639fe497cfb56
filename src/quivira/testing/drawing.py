"""What it costs a browser to draw a move's update: processor time of the page's thread, from Chromium's own trace."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

SLOW: Final = 4  # the slow device of the promise: as many times slower than this one
DRAWN: Final = "quivira-drawn"  # the client's own mark from a message to the finished picture
SEEN: Final = ("devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing")


class Update(msgspec.Struct):
    """From the message until the new picture is handed to the screen."""

    cpu: float  # milliseconds of the page's thread, on this device: others at work do not count
    layouts: int  # how often the client made the browser work out where things lie, before the picture was ready


class Figures(msgspec.Struct):
    """Milliseconds on the slow device."""

    count: int
    median: float
    high: float  # 95 of 100 are quicker
    worst: float

    def __str__(self) -> str:
        return f"{self.count} updates: median {self.median:.0f} ms, 95 % {self.high:.0f} ms, worst {self.worst:.0f} ms"


def figures(updates: list[Update]) -> Figures:
    times = sorted(update.cpu * SLOW for update in updates)
    return Figures(len(times), times[len(times) // 2], times[len(times) * 95 // 100], times[-1])


def updates(page: Page, act: Callable[[], None]) -> list[Update]:
    """All updates that are drawn while something is done."""
    events: list[dict[str, Any]] = []
    ended: list[object] = []
    session = page.context.new_cdp_session(page)
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda told: ended.append(told))  # noqa: PLW0108
    frame = session.send("Page.getFrameTree")["frameTree"]["frame"]["id"]
    session.send("Tracing.start", {"transferMode": "ReportEvents", "traceConfig": {"includedCategories": list(SEEN)}})
    act()
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(20)
    session.detach()
    return _read(events, frame)


def _read(events: list[dict[str, Any]], frame: str) -> list[Update]:
    marks = sorted((event for event in events if event["name"] == DRAWN), key=lambda event: event["ts"])
    if not marks:
        return []
    page = (marks[0]["pid"], marks[0]["tid"])
    whole = [event for event in events if event["ph"] == "X" and (event["pid"], event["tid"]) == page]
    whole.sort(key=lambda event: event["ts"])
    found = []
    begins, ends = ([mark for mark in marks if mark["ph"] == phase] for phase in "be")
    for begin, end in zip(begins, ends, strict=False):
        commit = next((one for one in whole if one["name"] == "Commit" and one["ts"] >= end["ts"]), None)
        if commit is None:
            continue  # the trace ended before the picture was drawn
        stop = commit["ts"] + commit["dur"]
        within = [one for one in whole if one["ts"] + one["dur"] > begin["ts"] and one["ts"] < stop]
        cpu = sum(one.get("tdur", one["dur"]) for one in within if one["name"] == "RunTask")
        asked = [one for one in within if one["name"] == "Layout" and begin["ts"] <= one["ts"] <= end["ts"]]
        layouts = sum(one["args"]["beginData"]["frame"] == frame for one in asked)  # a scene has a frame of its own
        found.append(Update(cpu / 1000, layouts))
    return found
