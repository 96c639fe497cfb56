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
ui-options = Options
ui-seats = Seats
ui-bot-level = Strength of the bots
ui-level-random = Any move will do
ui-level-easy = Easy
ui-level-medium = Medium
ui-level-hard = Hard
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
ui-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}

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
ui-log-unread = { $n ->
    [one] Log; 1 new message
   *[other] Log; { $n } new messages
}
ui-chat = Chat
ui-menu = Menu
ui-round = Round { $n }
ui-watching = watching
ui-connected = Connected
ui-lost = No connection. Trying again; nothing is lost.
ui-undo = Take back
ui-undo-to = Take back to here: { $what }
ui-ask-undo-to = Ask everybody to go back to here: { $what }
ui-thinking = thinking
ui-gone = has left
ui-stand-in = a bot plays
ui-late = out of time
ui-time-left = Time left
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
ui-earlier = Show what came before
ui-log-empty = Nothing has happened yet.
ui-chat-empty = Nobody has said anything yet.
ui-say = Say something
ui-send = Send
ui-vote = { $name } asks to go back to before: “{ $what }”
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
ui-tie-break = Tie-break

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
ui-code-full = All seats are taken; you may watch.
ui-code-name-taken = That name is taken. Choose another.
ui-code-wrong-password = The name or the password is wrong.
ui-code-wrong-code = The name or the recovery code is wrong.
ui-code-offline = The server does not answer. Nothing is lost; try again in a moment.
ui-code-too-many = That was too much at once. Wait a little.
ui-code-invalid = Something does not fit. Check what you typed.
ui-code-failed = That did not work. Try again in a moment.
ui-code-taken = Somebody sits there already. Take another seat.
ui-code-started = The game has started already.
ui-code-seated = You sit here already.
ui-code-not-over = The game is not over yet.
ui-code-too-many-bots = You have as many bots as one may have. Remove one first.

## The lobby
ui-lobby-join = Tables that look for players
ui-lobby-watch = Tables to watch
ui-lobby-empty = No table looks for players just now. Open one and others will find it here.
ui-running = Going on
ui-finished = Finished
ui-no-tables = You sit at no table yet.
ui-next-table = { $n ->
    [one] Another table waits for you
   *[other] { $n } other tables wait for you
}

## Rules
ui-rule = Rule { $n }
ui-search = Search
ui-found = { $n ->
    [0] Nothing found. Try another word.
    [one] 1 paragraph found
   *[other] { $n } paragraphs found
}
ui-contents = Contents

## Replay
ui-back = Back to the table
ui-step-back = One step back
ui-step-on = One step on
ui-play = Play
ui-pause = Pause
ui-moment-of = Moment of the game
ui-moment-number = Line { $n } of { $last }
ui-viewpoint = Through whose eyes
ui-spectator = As a spectator
ui-all-open = All hands open, at { $name }’s place
ui-play-on = Play on from here

## Profile
ui-at-the-table = At the table
ui-profile = Profile
ui-save = Save
ui-saved = Saved.
ui-guest = You are a guest: this browser remembers you, and nothing else does.
ui-claim = Keep your games
ui-claim-how = With a name and a password you find your tables on every device.
ui-claim-do = Make an account
ui-account-name = Account name
ui-password = Password
ui-forgotten = Password forgotten?
ui-recovery-code = Recovery code
ui-recovery = Your recovery code
ui-recovery-how = Write it down. It is shown this once, and it is the only way back if you forget your password.
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-change-password = Change the password
ui-password-old = Old password
ui-password-new = New password
ui-own-bots = Bots of your own
ui-own-bots-how = A bot signs in with a token and plays at tables as you do.
ui-bot-name = Name of the bot
ui-bot-add = Add it
ui-token-how = The token of your bot. It is shown this once.
ui-leave-site = Leave
ui-delete = Delete me
ui-delete-how = Deletes your name and all that is kept about you. It cannot be undone.
ui-delete-sure = Yes, delete everything about me

## About
ui-about-what = Quivira is a table for board games: with friends, with bots, live or over days, each player in their own language.
ui-about-fan = An unofficial fan project. The titles belong to their owners; no publisher or author has endorsed this. If you like a game, buy it: the real thing has wood and cardboard, and its makers live on it.
ui-about-games = The games
ui-about-game = about the game
ui-about-credits = Credits
ui-about-icons = Icons:
ui-about-fonts = Typefaces:
ui-about-art = Boards, cards and rules texts: our own drawings and our own words.
ui-about-api = For programs
ui-about-api-how = Everything on these pages goes over an open interface. Bots and other clients are welcome.
ui-about-schema = The interface, route by route

## Nothing here
ui-no-page = There is no such page
ui-no-page-how = The address may have a slip of the pen. From the first page you get everywhere.
