# The words of the web client. Games bring their own.

## The site
ui-home = Home
ui-site = Quivira
ui-lobby = Lobby
ui-my-tables = My tables
ui-rules = Rules
ui-settings = Settings
ui-about = About
ui-skip = Skip to the content
ui-fan-project = An unofficial fan project. If you like a game, buy it.
ui-offline = The server does not answer. Nothing is lost; try again in a moment.
ui-close = Close
ui-cancel = Cancel
ui-confirm = Confirm

## Home
ui-welcome = Pull up a chair
ui-lead = Board games at one table: with friends anywhere, with bots at once, each in your own language.
ui-your-name = Your name
ui-name-missing = Say what the others may call you.
ui-go-on = Go on playing
ui-start-a-game = Start a game
ui-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
ui-players-range = { $from }–{ $to } players
ui-play-bots = Play against bots
ui-play-friends = With friends
ui-options = More choices
ui-seats = Seats
ui-bot-level = Bots
ui-level-random = Any move will do
ui-level-easy = Easy
ui-clock = Time for a move
ui-clock-seconds = { $n ->
    [0] As long as you like
    [60] One minute
    [300] Five minutes
    [86400] One day
    [259200] Three days
   *[other] { $n } seconds
}
ui-open-table = Show the table in the lobby, so that anybody can join

## Lists of tables
ui-your-turn = Your turn
ui-others-turn = Others play
ui-can-watch = Watch
ui-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
ui-not-started = Not started

## The waiting room
ui-waiting-room = The table is being laid
ui-free-seat = Free seat
ui-host = host
ui-sit = Sit here
ui-add-bot = Add a bot
ui-send-away = Remove
ui-send-away-name = Remove { $name }
ui-leave = Stand up
ui-beside = Somebody at this device
ui-beside-sit = Seat them
ui-invite = Invite
ui-invite-how = Whoever opens this link can sit down. No account is needed.
ui-qr = QR code of the link
ui-share = Share the link
ui-copied = Copied
ui-start = Start the game
ui-start-bots = { $n ->
    [one] Start with 1 bot
   *[other] Start with { $n } bots
}
ui-host-starts = The host starts the game.
ui-no-table-title = No table here
ui-no-table = There is no such table. Check the link, or start a new game.

## Play
ui-board = Board
ui-opponents = Players
ui-actions = Your move
ui-log = Log
ui-chat = Chat
ui-menu = Menu
ui-round = Round { $n }
ui-watching = watching
ui-connected = Connected
ui-lost = No connection. Trying again; nothing is lost.
ui-undo = Take back
ui-undo-to = Take back to here (line { $n })
ui-ask-undo-to = Ask everybody to go back to here (line { $n })
ui-thinking = thinking
ui-gone = has left
ui-stand-in = a bot plays
ui-late = out of time
ui-sure = { $action }?
ui-over = The game is over.
ui-waiting-for = Waiting for { $names }
ui-moment = One moment …
ui-skip-ahead = Skip ahead
ui-choices = { $n ->
    [one] 1 choice
   *[other] { $n } choices
}
ui-whole-rules = The whole rulebook
ui-log-empty = Nothing has happened yet.
ui-chat-empty = Nobody has said anything yet.
ui-say = Say something
ui-send = Send
ui-vote = { $name } asks to go back to before line { $n }.
ui-agree = Agree
ui-disagree = No
ui-withdraw = Never mind
ui-recap = { $n ->
    [one] Show again what happened since your move
   *[other] Show again what happened since your move ({ $n })
}
ui-hand-over = Pass the device to { $name }
ui-hand-over-how = Nobody else looks at the screen now.
ui-hand-over-ready = I am { $name }
ui-take-back = Take my seat back from the bot
ui-let-bot = Let a bot play for { $name }
ui-call-bot = Call a bot in for { $name }
ui-replay = Replay
ui-rematch = Play again
ui-join-rematch = Join the rematch
ui-record = Download the game

## Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = As my device
ui-theme-light = Light
ui-theme-dark = Dark
ui-speed = Movement
ui-speed-calm = Calm
ui-speed-normal = Normal
ui-speed-quick = Quick
ui-speed-off = None
ui-confirm-moves = Ask me before every move
ui-sounds = Sounds

## Refusals of the server
ui-code-stale = The table has changed; look again.
ui-code-forbidden = That is not possible here.
ui-code-stand-in = A bot plays for you. Take your seat back first.
ui-code-over = The game is over.
ui-code-not-started = The game has not started yet.
ui-code-cannot-undo = There is nothing to take back: a draw, a revealed choice or another player came since.
ui-code-needs-consent = That far back only if everybody agrees.
ui-code-no-choice = That line is not a choice that can be taken back.
ui-code-no-vote = Nobody asks to go back any more.
ui-code-sign-in = Say who you are first.
ui-code-too-many = That was too much at once. Wait a little.
