"""What comes in: connections, HTTP and WebSocket, and the guard around both."""

from quivira.server.entrance.connections import Listening
from quivira.server.entrance.door import Door, files_at_most
from quivira.server.entrance.greeting import greet
from quivira.server.entrance.guard import Guard
from quivira.server.entrance.pages import SchemaPage
from quivira.server.entrance.routes import HANDLERS, SITE, lost
from quivira.server.entrance.routes.sockets import LobbyTold, TurnsTold
from quivira.server.entrance.routes.tables import GameInfo, Invitation
from quivira.server.entrance.routes.who import DEPENDENCIES
from quivira.server.entrance.telling import Changed

# fmt: off
__all__ = [
    "DEPENDENCIES", "HANDLERS", "SITE", "Changed", "Door", "GameInfo", "Guard", "Invitation", "Listening",
    "LobbyTold", "SchemaPage", "TurnsTold", "files_at_most", "greet", "lost",
]
