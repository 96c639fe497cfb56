"""Notices: word that it is one's turn, to browsers, mailboxes and chat groups; and what people wish about it."""

from quivira.server.notices.company import Companion
from quivira.server.notices.endpoints import BrowserKeys, EndpointInfo, Label, NewEndpoint, Style, Url
from quivira.server.notices.service import MyNotices, Notices, Offered, Tried
from quivira.server.notices.wishes import AtTable, Wishes

# fmt: off
__all__ = [
    "AtTable", "BrowserKeys", "Companion", "EndpointInfo", "Label", "MyNotices", "NewEndpoint", "Notices", "Offered",
    "Style", "Tried", "Url", "Wishes",
]
