"""People: who asks, how often, and what is kept about them and how long."""

from quivira.server.people.accounts import Account, Accounts, BotInfo, Password, Signed, login_of
from quivira.server.people.erasure import erase, gone, hold_tables, seated, touch
from quivira.server.people.expiry import Expiry
from quivira.server.people.export import all_about
from quivira.server.people.identity import (
    BOT,
    COOKIE,
    DAY,
    DEVICE,
    DEVICE_LASTS,
    Caller,
    Identity,
    Person,
    Role,
    Scope,
    new_id,
)
from quivira.server.people.limits import Alarm, Homes, Limits
from quivira.server.people.names import Name, clean_name
from quivira.server.people.progress import Progress, Progressed, Progresses

# fmt: off
__all__ = [
    "BOT", "COOKIE", "DAY", "DEVICE", "DEVICE_LASTS", "Account", "Accounts", "Alarm", "BotInfo", "Caller", "Expiry",
    "Homes", "Identity", "Limits", "Name", "Password", "Person", "Progress", "Progressed", "Progresses", "Role",
    "Scope", "Signed", "all_about", "clean_name", "erase", "gone", "hold_tables", "login_of", "new_id", "seated",
    "touch",
]
