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
ui-offline = The server is not answering. Nothing is lost; try again in a moment.
ui-close = Close
ui-cancel = Cancel
ui-confirm = Confirm

## Home
ui-welcome = Pull up a chair
ui-lead = Board games around one table: with friends, wherever they are, or right away against bots, everyone in their own language.
ui-your-name = Your name
ui-name-missing = Please enter a name.
ui-name-ask = What should we call you?
ui-name-go = Let’s play
ui-go-on = Keep playing
ui-start-a-game = Start a game
ui-players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
ui-players-range = { $from }–{ $to } players
ui-weight-light = easy to learn
ui-weight-medium = some strategy
ui-weight-heavy = deep strategy
ui-play-bots = Play against bots
ui-play-friends = With friends
ui-options = Options
ui-live-tables = At the tables right now
ui-all-tables = All open tables
ui-seats = Seats
ui-bot-level = Bot strength
ui-level-random = Random
    .about = Moves without a thought. Good for a first look at a game.
ui-level-easy = Easy
    .about = Knows the rules, makes mistakes, and enjoys itself.
ui-level-medium = Medium
    .about = Plans its own moves well.
ui-level-hard = Hard
    .about = Thinks ahead and watches what you are up to.
ui-level-expert = Expert
    .about = Has taught itself the game by playing.
ui-level-master = Master
    .about = Has taught itself the game by playing, and thinks ahead as well.
ui-clock = Time to think
ui-no-clock = No clock
ui-per-move = { $time } per move
ui-per-player = { $time } per player
ui-clock-how = { $kind ->
    [none] Nobody is hurried: good among friends and against bots.
    [live] For one sitting, with everybody at the table.
   *[turns] By turns, over several days: come back whenever it suits you. On vacation the clock stands still.
}
ui-per-player-more = { $time } per player, + { $more } per move
ui-clock-out = When time runs out
ui-clock-bot = A bot plays on
ui-clock-loses = The player loses
ui-clock-or-lose = { $clock } · out of time loses
ui-clock-level = Strength of that bot
ui-clock-out-how = { $then ->
    [loses] Whoever runs out of time comes last. A bot plays the seat to the end.
   *[bot] A bot plays the seat until its owner is back; the others may choose a stronger one. Nobody loses by the clock.
}
ui-pace = Pace
ui-pace-live = Live
ui-pace-turns = By turns
ui-joins = Who can join
ui-joins-link = People with the link
ui-joins-anyone = Anyone
ui-joins-how = { $open ->
    [yes] The table is shown in the lobby. While you look at it, a quick match brings players too: if seats are drawn by lot, everybody may sit down, the options are the usual ones, and there is no clock, or one that gives at least { $pace ->
        [turns] a day
       *[live] two minutes
    } per move and costs nobody the game.
   *[no] The table is in no list: you decide who gets the link.
}
ui-on = On
ui-off = Off

## Lists of tables
ui-your-turn = Your turn
ui-others-turn = Others’ turn
ui-can-watch = Watch
ui-free-seats = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
ui-not-started = Not started yet
ui-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}

## The waiting room
ui-waiting-room = Setting up the table
ui-host = host
ui-sit = Sit down
ui-add-bot = Add a bot
ui-send-away = Remove
ui-send-away-name = Remove { $name }
ui-leave = Stand up
ui-beside = Someone else on this device
ui-beside-sit = Add player
ui-invite = Invite
ui-invite-how = Whoever opens this link can sit down. No account is needed.
ui-invite-here = This link works on this device only. To let others in, start the server with --host 0.0.0.0.
ui-qr = QR code for the link
ui-copy = Copy the link
ui-share = Share the link
ui-copied = Copied
ui-copy-yourself = Copy it yourself: it is selected.
ui-start = Start the game
ui-start-bots = { $n ->
    [one] Start with 1 bot
   *[other] Start with { $n } bots
}
ui-host-starts = The host starts the game.
ui-hostless = The host has not been here for a while. You can start the game now.
ui-invites = { $name } invites you to play
ui-your-table = Your table
ui-at-table = At the table
ui-seats-any = As many as come
ui-seats-any-how = Whoever sits at the table when it starts plays: { $from } to { $to } players.
ui-seats-fixed-how = The game starts with exactly { $n } players; bots can take free seats.
ui-in-lobby = Listed in the lobby
ui-by-link = By link only
ui-admits = Who may sit down
ui-admits-everybody = Everybody
ui-admits-accounts = People with an account
ui-order = Order of seats
ui-order-seated = As seated
ui-order-lot = By lot
ui-order-how = { $lot ->
    [yes] Who sits where is drawn by lot at the start.
   *[no] The order stays as you see it; the host can change it.
}
ui-table-language = Language of the table
ui-table-language-how = The language you chat in. Everyone reads the game itself in their own.
ui-watching-allowed = Spectators
ui-spectators-yes = Spectators welcome
ui-spectators-no = No spectators
ui-terms = Table settings
ui-terms-change = Change
ui-terms-news = The host has changed:
ui-ready = I’m ready
ui-not-ready = Not ready after all
ui-is-ready = ready
ui-ready-how = Happy with the settings? Then say so.
ui-all-ready = Everybody is ready.
ui-unready = Not ready yet: { $names }
ui-undecided = Not everybody has agreed to the changed settings yet: { $names }
ui-start-people = { $n ->
    [one] Start with 1 player
   *[other] Start with { $n } players
}
ui-mark = Your colour
ui-mark-change = Change the colour of { $name }
ui-mark-0 = Sun
ui-mark-1 = Ship
ui-mark-2 = Leaf
ui-mark-3 = Star
ui-mark-4 = Moon
ui-mark-5 = Key
ui-mark-6 = Crown
ui-mark-7 = Fish
ui-move-up = Move { $name } one seat up
ui-sit-earlier = Take an earlier seat
ui-sit-later = Take a later seat
ui-same-device = on the same device
ui-seat-kept = seat kept
ui-kept = Your seat is kept for you.
ui-take-kept = Take my seat
ui-kept-start = If you start now, bots play for those who are missing, until they come.
ui-beside-name = Name of the other player
ui-call-off = Call it off
ui-call-off-how = The table is gone for everybody, and its link leads nowhere. Whoever is not looking at it right now gets no notice: let them know yourself.
ui-call-off-sure = Yes, call it off
ui-qr-large = Enlarge the QR code
ui-closes = closes { $when }
ui-table-closes = If nothing happens here, the table closes { $when }.
ui-invite-scan = Scan to join
ui-matched = Looking for players
ui-matched-bots = The game starts when all seats are taken. When the time is up, bots take the free ones.
ui-matched-people = { $pace ->
    [turns] The game starts when all seats are taken, or when the time is up and enough people are here. Otherwise the search goes on.
   *[live] The game starts when all seats are taken, or when the time is up and enough people are here. Otherwise the search goes on, for as long as you look at this page.
}
ui-matched-now = Start now with bots
ui-matched-agreed = Waiting for the others to agree
ui-matched-leave = Stop looking
ui-no-table-title = There is no table here
ui-no-table = There is no such table, or not any more: it was called off, or nobody was waiting there. Check the link, or start a new game.
ui-removed = The host has removed you from this table.
ui-search-left = You were away for a while, so your seat is free again. Sit down if you still want to play.
ui-table-gone-title = This table is gone
ui-table-gone = The game has been called off, or nothing happened here for a long time. If you still want to play, open a table yourself.
ui-search-over = Nobody was looking at the table any more, so the search has ended. You can look again in the lobby at any time.
ui-stuck-title = This game cannot go on

## Play
ui-board = Board
ui-opponents = Players
ui-actions = Your move
ui-log = Log
ui-chat-unread = { $n ->
    [one] Chat; 1 new message
   *[other] Chat; { $n } new messages
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
ui-ask-undo = Ask to go back
ui-back-to-here = Go back to here
ui-ask-undo-people = The game goes back to before this if everyone agrees: { $names }. Everything after it is undone.
ui-ask-undo-bots = Only bots play with you, so nobody minds. Everything from here on is undone.
ui-ask-everybody = Ask everybody
ui-go-back = Go back
ui-let-bot-how = A bot plays your seat until you take it back. You can watch meanwhile.
ui-let-bot-sure = Yes, let a bot play
ui-bot-plays = A bot is playing for you.
ui-thinking = thinking
ui-gone = has left
ui-stand-in = a bot is playing
ui-late = out of time
ui-time-left = Time left
ui-sure = { $action }?
ui-over = The game is over.
ui-last-round = The last round
ui-near-end = The end is near
ui-waiting-for = Waiting for { $names }
ui-here = here now
ui-away-since = away since { $when }
ui-vacation-until = on vacation until { $when }
ui-waiting-away = Waiting for { $name }, { $where }
ui-spectator-sees = You see what lies open. What is secret stays hidden until the game is over.
ui-typing = { $n ->
    [one] { $names } is writing…
   *[other] { $names } are writing…
}
ui-watching-many = { $n ->
    [one] One person is watching.
   *[other] { $n } people are watching.
}
ui-spectator-chat = Spectators’ chat
ui-spectator-chat-open = With everyone
ui-spectator-chat-delayed = Delayed
ui-spectator-chat-off = Off
ui-spectator-chat-how = { $policy ->
    [delayed] Players read what spectators write { $time } later.
    [off] While the game is on, only players write.
   *[open] Everyone at the table reads what spectators write.
}
ui-spectator-chat-mine = { $policy ->
    [delayed] Players read what you write { $time } later.
    [off] The host lets only players write during the game.
   *[open] Everyone at the table reads what you write.
}
ui-spectator-chat-players = { $policy ->
    [off] Spectators cannot write here.
   *[delayed] You read what spectators write { $time } later.
}
ui-vacation = Vacation
ui-vacation-how = While you are away, your clocks stand still at tables that are played by turns. The others see that you are on vacation.
ui-vacation-left = { $n ->
    [one] One of your { $days } days this year is left.
   *[other] { $n } of your { $days } days this year are left.
}
ui-vacation-from = First day
ui-vacation-to = Last day
ui-vacation-take = Go on vacation
ui-vacation-from-to = Away from { $from } to { $to }.
ui-vacation-end = I am here after all
ui-answer = Your choice: { $what }
ui-forced = Only one choice was left: { $what }
ui-forced-brief = By itself: there was no other choice.
ui-moment = One moment…
ui-skip-ahead = Skip ahead
ui-unfold = Show everything
ui-ask = What is this?
ui-asking = Tap anything on the table to learn what it is.
ui-chip-bot = A bot plays here.
ui-chip-person = A person plays here.
ui-whole-rules = The whole rulebook
ui-earlier = Show earlier entries
ui-log-empty = Nothing has happened yet.
ui-chat-empty = No one has said anything yet.
ui-say = Say something
ui-send = Send
ui-agree = Agree
ui-disagree = No
ui-withdraw = Never mind
ui-recap = { $n ->
    [one] Show what has happened since your move
   *[other] Show what has happened since your move ({ $n })
}
ui-recap-late = What happened last
ui-recap-left = { $n ->
    [one] One earlier entry is in the log.
   *[other] { $n } earlier entries are in the log.
}
ui-hand-over = Pass the device to { $name }
ui-hand-over-how = Everyone else, please look away from the screen.
ui-hand-over-ready = I am { $name }
ui-take-back = Take my seat back
ui-let-bot = Let a bot play for { $name }
ui-call-bot = Call a bot in for { $name }
ui-remedies = { $names }: what now?
ui-wait = Keep waiting
ui-wait-how = Nothing changes, and everybody keeps their seat. If nobody plays at all, the game closes by itself ({ $when }).
ui-nudge = Nudge { $name }
ui-nudge-how = { $name } is told that you are all waiting: here, and wherever { $name } gets word of their turns.
ui-nudge-not-yet = It is too early for a nudge, or there has just been one.
ui-nudge-do = Nudge
ui-nudged = { $name } nudges you: the table is waiting for you.
ui-nudged-elsewhere = Others are waiting for you at a table. Go there
ui-call-bot-how = A bot plays this seat from now on, and everybody sees that. { $name } can take it back at any moment. How well should the bot play?
ui-call-bot-do = Call the bot in
ui-other-bot = Choose another bot for { $name }
ui-other-bot-for-good = A bot plays this seat to the end. How well should it play?
ui-other-bot-do = Change the bot
ui-patience-clock = While there is time on the clock, nobody may call a bot in, unless a player at a live table is away for five minutes.
ui-ask-end = End the game for everyone
ui-ask-end-how = Everyone at the table is asked, and the majority decides; a tie, or saying nothing, means playing on. Nobody waits for those who keep the game waiting, and where a bot plays in someone’s place, their silence does not count. If the game ends, nobody wins.
ui-ask-instead = This takes the place of the question that is open now.
ui-stop = Pause, leave, resign
ui-ask-pause = Pause the game
ui-ask-pause-how = Unless somebody says no, all clocks stand still and nobody can move until one of you goes on.
ui-pause-game = Pause
ui-go-away = Leave for now
ui-go-away-how = A bot plays on for you, at the level you choose, and you can come back at any moment. If everyone leaves, the bots wait too; without a move the game closes by itself ({ $when }).
ui-go-away-do = Leave the table
ui-resign = Resign
ui-resign-how = You give up for good: a bot plays your seat to the end, your place is behind all the others, and you cannot come back.
ui-resign-alone = You give up for good: the game ends here, and nobody wins.
ui-resign-do = Yes, I resign
ui-paused = The game has been paused since { $when }.
ui-resume = Go on
ui-own-resigned = You have resigned; a bot plays on.
ui-own-time = You have lost on time; a bot plays on.
ui-state-resigned = has resigned
ui-state-time = lost on time
ui-gave-up-resigned = { $name } resigned and comes last.
ui-gave-up-time = { $name } lost on time and comes last.
ui-ended = Over without a winner
ui-ended-how = These are the points at that moment; they decide nothing.
ui-ended-vote = The players have voted to end the game.
ui-ended-abandoned = Nobody played any more, so the game was closed.
ui-ended-resigned = Nobody is left who plays; the game is over.
ui-incident-left = { $name } leaves; a bot plays on ({ $level }).
ui-incident-returned = { $name } is back.
ui-incident-resigned = { $name } resigns; a bot plays on ({ $level }).
ui-incident-time = { $name } loses on time; a bot plays on ({ $level }).
ui-incident-bot = { $name } calls a bot in for { $whom } ({ $level }).
ui-incident-bot-own = { $name } lets a bot play ({ $level }).
ui-incident-bot-time = Time is up for { $whom }; a bot plays on ({ $level }).
ui-incident-missing = { $name } is not here yet; a bot plays ({ $level }).
ui-incident-nudged = { $name } nudges { $whom }.
ui-incident-paused = The game pauses; nobody said no.
ui-incident-resumed = { $name } ends the pause.
ui-incident-kept = The vote to end the game fails; it goes on.
ui-vote-back = { $name } would like to go back to before “{ $what }”
ui-vote-end = { $name } would like to end the game without a winner. The majority decides. { $bots ->
    [0] Saying nothing counts for playing on.
   *[other] Saying nothing counts for playing on, except where a bot plays in someone’s place.
}
ui-vote-pause = { $name } would like to pause the game.
ui-vote-stands = { $agreed } for, { $against } against; open until { $when }
ui-vote-brief-back = { $name } asks to go back
ui-vote-brief-end = { $name } asks to end the game
ui-vote-brief-pause = { $name } asks for a pause
ui-vote-refused-back = Not everyone agreed, so the game goes on from here.
ui-vote-refused-end = There was no majority for ending the game; it goes on.
ui-vote-refused-pause = Not everyone agreed to a pause; the game goes on.
ui-patience-minutes = { $n ->
    [one] There is no clock. If it is somebody’s turn and they are away for a minute, or here but idle for half an hour, a bot may stand in until they are back.
   *[other] There is no clock. If it is somebody’s turn and they are away for { $n } minutes, or here but idle for half an hour, a bot may stand in until they are back.
}
ui-patience-days = { $n ->
    [one] There is no clock. If someone keeps the others waiting for a day, a bot may stand in until they are back.
   *[other] There is no clock. If someone keeps the others waiting for { $n } days, a bot may stand in until they are back.
}
ui-replay = Replay
ui-rematch = Play again
ui-join-rematch = Join the rematch
ui-rematch-waits = Waiting for { $names } to join. The game begins by itself when everybody is here.
ui-rematch-table = To the table
ui-record = Download the game
ui-tie-break = Tie-break
ui-came = { $n ->
    [1] You win!
    [2] You came second.
    [3] You came third.
    [4] You came fourth.
   *[other] You came in { $n }th.
}
ui-came-shared = You share the victory!
ui-points-over-time = How the points grew
ui-analyse = Analyse
ui-analysis = Analysis
ui-analysis-how = Choose a round to see it on the board; from any moment you can play on.
ui-share-result = Share
ui-result = { $title }: { $scores }
ui-result-ended = { $n ->
    [0] { $title }: over without a winner
   *[other] { $title }: over without a winner. Points at that moment: { $scores }
}
ui-result-one = { $name } { $n }

## Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = Same as my device
ui-theme-light = Light
ui-theme-dark = Dark
ui-speed = Animations
ui-speed-calm = Calm
ui-speed-normal = Normal
ui-speed-quick = Fast
ui-speed-off = Off
ui-confirm-moves = Ask me before every move
ui-sounds = Sounds
ui-vibrate = Vibrate when it is my turn
ui-volume = Volume

## Refusals of the server
ui-code-stale = The table has changed; look again.
ui-code-forbidden = That is not possible here.
ui-code-stand-in = A bot is playing for you. Take your seat back first.
ui-code-over = The game is over.
ui-code-not-ready = The settings have changed. Wait until everybody has agreed to them.
ui-code-not-started = The game has not started yet.
ui-code-cannot-undo = There is nothing to take back on your own: since then a card was drawn, something was shown, or it is for others to move.
ui-code-needs-consent = You can only go back that far if everyone agrees.
ui-code-log-full = So much has been taken back at this table that nothing more can be.
ui-code-no-vote = No one is asking that any more.
ui-code-not-paused = The game is going on already.
ui-code-paused = The game is paused. Go on with it first.
ui-code-resigned = That seat has been given up for good.
ui-code-too-soon = It is too early for that. Try again later.
ui-code-vote-open = Everyone is being asked something already. That comes first.
ui-code-no-choice = That move no longer counts; it has been taken back.
ui-code-no-days = You do not have that many vacation days left this year.
ui-code-players-only = At this table only those who play may write while the game is on.
ui-code-sign-in = Tell us who you are first.
ui-code-full = All seats are taken; you may watch.
ui-code-name-taken = That name is taken. Choose another.
ui-code-wrong-password = The name or the password is wrong.
ui-code-wrong-code = The name or the recovery code is wrong.
ui-code-offline = The server is not answering. Nothing is lost; try again in a moment.
ui-code-too-many = That was too much at once. Wait a moment.
ui-code-invalid = Something is not right. Check what you entered.
ui-code-failed = That did not work. Try again in a moment.
ui-code-taken = That seat is taken. Choose another.
ui-code-started = The game has already started.
ui-code-seated = You are already sitting here.
ui-code-not-over = The game is not over yet.
ui-code-too-many-bots = You have as many bots as you can have. Remove one first.
ui-code-accounts-only = Only people with an account may sit down here. You can create one in the settings.
ui-code-mark-taken = Someone else has that colour.
ui-code-matched = This table starts by itself; nobody can change it.
ui-code-other-terms = The settings have just changed. Have another look.
ui-code-too-few = There are not enough players yet.
ui-code-too-few-seats = More people than that are sitting here. Someone has to stand up first.
ui-code-damaged = This table’s data is damaged and cannot be read. Please tell whoever runs this server; your other tables are fine.
ui-code-not-installed = This server no longer has this table’s game. Ask whoever runs it to install it again.
ui-code-old-rules = This game was played under rules that this server no longer has, so it cannot go on.
ui-code-account-name = An account keeps its name.
ui-code-ambiguous = Several people have that name. Say which one you mean.
ui-code-bot = A bot is already playing there.
ui-code-empty = Nobody is sitting there.
ui-code-here = You are playing that seat yourself.
ui-code-malformed = The server did not understand that. Reload the page.
ui-code-no-account = Only someone with an account can have a role.
ui-code-no-example = There is no example of this game.
ui-code-bad-draft = That cannot be done in this lesson.
ui-code-no-lesson = This game has no such lesson.
ui-code-no-such-announcement = That announcement is no longer there.
ui-code-no-such-bot = You no longer have that bot.
ui-code-no-such-data = The server does not have that.
ui-code-no-such-endpoint = That place has already been removed.
ui-code-no-such-report = That report is no longer there.
ui-code-no-such-table = There is no such table. Check the link.
ui-code-not-a-guest = You already have an account.
ui-code-not-banned = That person is not banned.
ui-code-not-found = There is nothing here.
ui-code-not-full = Seats are still free. Wait, or let bots sit there.
ui-code-not-playing = This game is not being played.
ui-code-not-seated = You are not sitting there.
ui-code-nothing-to-report = There is nothing to report there any more.
ui-code-scope = You may not do that here.
ui-code-try-again = The server could not save that. Try again in a moment.
ui-code-unknown-action = This game has no such move. Reload the page.
ui-code-unknown-game = This server does not have that game.
ui-code-used-id = That has already been done.

## The lobby
ui-lobby-join = Tables looking for players
ui-lobby-watch = Tables to watch
ui-lobby-empty = No table is looking for players right now. Open one, and others will find it here.
ui-quick-match = Quick match
ui-quick-how = Play with whoever is here: at the first table that fits, or at a new one.
ui-quick-free = Seats that stay free
ui-quick-bots = { $pace ->
    [live] Bots after a minute
   *[turns] Bots after a day
}
ui-quick-people = People only
ui-quick-play = Play now
ui-play-anyone = With anyone
ui-begins-itself = { $n ->
    [one] Starting soon, 1 free seat
   *[other] Starting soon, { $n } free seats
}
ui-filters = Filters
ui-filter-game = Game
ui-filter-any-game = Any game
ui-filter-any-pace = Any pace
ui-filter-seats = Number of players
ui-filter-any-seats = Any number
ui-filter-any-language = Any language
ui-filter-none = Show all
ui-lobby-filtered = { $n ->
    [one] Nothing fits your filters; 1 other table is hidden.
   *[other] Nothing fits your filters; { $n } other tables are hidden.
}
ui-waits-for-you = Waiting for you
ui-running = In progress
ui-finished = Finished
ui-no-tables = You are not sitting at any table yet.
ui-next-table = { $n ->
    [one] Another table is waiting for you
   *[other] { $n } other tables are waiting for you
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
ui-example = An example round
ui-example-how = From a real game: step through it and see what each player does.
ui-example-step = Step { $n } of { $last }
ui-example-scores = How that game ended
ui-example-total = Total
ui-print = Print

## Replay
ui-back = Back to the table
ui-step-back = One step back
ui-step-on = One step forward
ui-play = Play
ui-pause = Pause
ui-moment-of = Moment of the game
ui-moment-number = Entry { $n } of { $last }
ui-round-back = Back to the start of the round
ui-round-on = On to the next round
ui-replay-speed = Speed: { $n }×
ui-link-moment = Link to this moment
ui-viewpoint = Point of view
ui-spectator = As a spectator
ui-all-open = All hands open, from { $name }’s seat
ui-play-on = Play on from here

## Profile
ui-at-the-table = At the table
ui-profile = Profile
ui-save = Save
ui-saved = Saved.
ui-field-missing = Please fill this in.
ui-field-short = At least { $n } characters, please.
ui-guest = You are a guest: only this browser remembers you.
ui-claim = Keep your games
ui-claim-how = With a name and a password you can find your tables on any device. Places where you get notices are forgotten, but this browser: add them again afterwards.
ui-claim-do = Create an account
ui-account-name = Account name
ui-password = Password
ui-forgotten = Forgotten your password?
ui-recovery-code = Recovery code
ui-recovery = Your recovery code
ui-recovery-how = Write it down. It is shown only this once, and it brings you back in if you forget your password.
ui-copy-code = Copy
ui-sign-in = Sign in
ui-sign-out = Sign out
ui-change-password = Change password
ui-change-password-how = All other devices are signed out. Places where you get notices are forgotten, but this browser: add them again afterwards.
ui-password-old = Old password
ui-password-new = New password
ui-own-bots = Your bots
ui-own-bots-how = A bot signs in with a token and plays at tables just as you do.
ui-bot-name = Bot name
ui-bot-add = Add
ui-token = Token
ui-token-how = Your bot’s token. It is shown only this once.
ui-leave-site = Goodbye
ui-delete = Delete my data
ui-delete-how = Deletes your name and everything that is kept about you. This cannot be undone.
ui-delete-sure = Yes, delete everything about me

## About
ui-about-what = Quivira is a table for board games: with friends, with bots, live or over several days, everyone in their own language.
ui-about-fan = An unofficial fan project. The titles belong to their owners; no publisher or author has endorsed this. If you like a game, buy it: the real thing is made of wood and cardboard, and the people who make it live from it.
ui-about-games = The games
ui-about-game = about the game
ui-about-credits = Credits
ui-about-icons = Icons:
ui-about-fonts = Typefaces:
ui-about-art = Boards, cards and rules texts: our own drawings and our own words.
ui-about-api = For programs
ui-about-api-how = Everything on these pages uses an open API. Bots and other clients are welcome.
ui-about-schema = The API, route by route

## Nothing here
ui-no-page = There is no such page
ui-no-page-how = There may be a typo in the address. You can get everywhere from the home page.

## People at the table
ui-people = People at the table
ui-people-none = Nobody else sits here.
ui-report = Report
ui-report-of = Report the name { $name }
ui-report-line = Report this line by { $name }
ui-report-how = The administrators read this line and decide what to do about it. Nobody else learns that you reported it.
ui-report-name-how = The administrators look at this name and decide what to do about it. Nobody else learns that you reported it.
ui-report-why = What is wrong with it? (optional)
ui-report-send = Send the report
ui-report-done = Thank you. The administrators will look at it.
ui-line-hidden = An administrator has hidden this line.
ui-spectators = Let people watch who do not play
ui-watchers = Watching now
ui-watchers-none = Nobody is watching.
ui-watchers-nameless = { $n ->
    [one] One visitor without a name
   *[other] { $n } visitors without a name
}
ui-block = Block
ui-block-of = Block { $name }
ui-unblock = Unblock
ui-unblock-of = Unblock { $name }
ui-blocked = Blocked at this table
ui-renew = Renew the link
ui-renew-how = A new link replaces the old one, which stops working at once. Whoever sits here keeps their seat.
ui-my-data = My data
ui-export = Download my data
ui-export-how = Everything this server knows about you, in one file.
ui-code-banned = You have been banned from this server.
ui-code-blocked = The host of this table has blocked you.
ui-code-closed = An administrator has closed this table.
ui-code-no-spectators = The host has closed this table to spectators.
ui-code-too-many-tables = You have as many tables as one may have. Finish or leave one first.
ui-code-too-many-reports = You have sent many reports that still wait for an answer.
ui-code-has-role = That person has a role. Take it away first, on the command line.
ui-code-answered = Somebody has answered that report already.
ui-code-no-such-person = That person is no longer here.

## For administrators
ui-admin = Administration
ui-admin-nobody = This page is for administrators.
ui-admin-reports = Reports
ui-admin-people = People
ui-admin-tables = Tables
ui-admin-announcements = Announcements
ui-admin-audit = Audit log
ui-admin-new-name = New name
ui-admin-why = Reason, for the audit log
ui-admin-answered = Show the answered ones
ui-admin-the-name = (the name itself)
ui-admin-reporter-says = The report says: “{ $why }”
ui-admin-answer-dismiss = Dismiss
ui-admin-answer-hide = Hide the line
ui-admin-answer-rename = Rename
ui-admin-answer-ban = Ban
ui-admin-chat = The whole chat
ui-admin-no-reports = There are no reports.
ui-admin-find = Find
ui-admin-only-banned = Only banned people
ui-admin-kind-guest = Guest
ui-admin-kind-account = Account
ui-admin-kind-bot = Bot
ui-admin-role-admin = administrator
ui-admin-role-moderator = moderator
ui-admin-seen = last seen { $when }
ui-admin-tables-count = { $n ->
    [one] 1 table
   *[other] { $n } tables
}
ui-admin-reports-count = { $n ->
    [one] 1 report
   *[other] { $n } reports
}
ui-admin-banned = Banned since { $when }
ui-admin-rename = Rename
ui-admin-ban = Ban
ui-admin-unban = Lift the ban
ui-admin-delete = Delete
ui-admin-close = Close
ui-admin-nothing = Nothing found.
ui-admin-status-waiting = not started
ui-admin-status-playing = being played
ui-admin-status-over = over
ui-admin-status-closed = closed
ui-admin-announce-words = What everybody should know
ui-admin-announce-until = How long
ui-admin-hours = { $n ->
    [1] One hour
    [24] One day
    [168] One week
   *[other] { $n } hours
}
ui-admin-until-ended = Until somebody ends it
ui-admin-announce = Announce
ui-admin-until = until { $when }
ui-admin-end = End
ui-admin-did-rename = Renamed:
ui-admin-did-ban = Banned:
ui-admin-did-unban = Ban lifted:
ui-admin-did-delete-person = Person deleted:
ui-admin-did-grant = Role given:
ui-admin-did-revoke = Role taken away:
ui-admin-did-hide-line = Line hidden:
ui-admin-did-dismiss = Report dismissed:
ui-admin-did-close-table = Table closed:
ui-admin-did-delete-table = Table deleted:
ui-admin-did-announce = Announced:
ui-admin-did-end-announcement = Announcement ended:
ui-admin-did-save-lesson = Lesson saved:
ui-admin-by = by { $name }
ui-admin-command-line = { $name }, on the command line

## Without a network
ui-away = You are offline
ui-away-how = The app has opened from your device. Your tables and the lobby come back with the network; nothing is lost.
ui-try-again = Try again

## The bots
ui-bot = bot
ui-character-isabela = A captain who plans three moves ahead and never raises her voice.
ui-character-tomas = A navigator who has lost an eye but never a map.
ui-character-pepa = The ship’s cook: feeds everybody, forgives nothing.
ui-character-baltasar = A merchant who counts his coins twice, and yours once.
ui-character-nils = The cabin boy, new on board, who tries everything once.
ui-character-ximena = A scholar who reads rulebooks for pleasure.
ui-character-coco = The ship’s parrot: repeats what others do, and sometimes wins.
ui-character-anselm = A monk with all the time in the world. That is his weapon.
ui-character-amina = An astronomer who reads the stars, and your face.
ui-character-joost = A gambler who calls every risk a plan.
ui-character-sigrid = A carpenter who builds first and asks later.
ui-character-marisol = She was playing this before you were born, and she remembers.

## Notices
ui-notices = Notices
ui-notices-how = At tables by turns we tell you when it is your turn, so you need not keep looking.
ui-notices-choose = Choose where and when
ui-notices-browsers = Browsers
ui-notices-here = This browser
ui-notices-tell-here = Tell me in this browser
ui-hears-insecure = Browsers accept notices over HTTPS only, and this page came by plain HTTP. Email and chat groups work all the same.
ui-hears-missing = This browser accepts no notices. On an iPhone or iPad, add Quivira to the home screen first and open it from there.
ui-hears-denied = You have forbidden this site to send notices; allow them in the browser’s settings for this site.
ui-notices-mail = Email
ui-notices-mail-how = First we send an email with a link. A confirmed address also brings you back in if you forget your password.
ui-notices-mail-guest = First we send an email with a link. When you create an account, give the address again.
ui-notices-address = Email address
ui-notices-letter = An email is on its way. Follow the link in it.
ui-notices-groups = Chat groups
ui-notices-groups-how = A webhook is an address that a chat group, or a program of yours, gives you. Whatever we send there, everyone in the group can read.
ui-notices-style = Where is it?
ui-style-discord = Discord
ui-style-slack = Slack
ui-style-matrix = Matrix
ui-style-json = Own program
ui-notices-style-how = { $style ->
    [discord] In the channel’s settings: Integrations, Webhooks, New Webhook, Copy Webhook URL.
    [slack] In your workspace: add the app “Incoming Webhooks” and copy the address of the channel.
    [matrix] In a room with the bridge matrix-hookshot: !hookshot webhook Quivira
   *[json] We send JSON, signed as standardwebhooks.com describes.
}
ui-notices-url = Webhook address
ui-notices-secret = Secret
ui-notices-secret-how = With this secret your program can check that a message comes from us. It is shown only this once.
ui-notices-for-table = { $style }, for everyone at one table
ui-notices-failing = The last message did not arrive there.
ui-notices-test = Send a test
ui-notices-tested = Sent.
ui-notices-not-sent = It was not accepted: { $why }
ui-notices-remove = Remove
ui-notices-add = Add
ui-notices-when = When and what
ui-notices-delay = When a table has waited for me for
ui-notices-at-once = At once
ui-notices-delay-how = One message for all tables that wait by then, and none while you are looking at the table.
ui-notices-always = Also while I am looking at the table
ui-notices-quiet = Quiet hours
ui-quiet-begins = From
ui-quiet-ends = Until
ui-notices-what = Tell me when
ui-event-turn = it is my turn
ui-event-reminder = my time is running out
ui-event-nudge = someone is waiting for my move
ui-event-late = someone has kept us waiting for days
ui-event-vote = someone asks for my vote
ui-event-bot = a bot takes my seat
ui-event-invitation = someone I have played with invites me
ui-event-rematch = someone wants to play with me again
ui-event-terms = the settings change at a table where I am waiting
ui-event-ready = I can start the game at my table
ui-event-removed = I am removed from a table where I am waiting
ui-event-over = a game is over
ui-notices-at-table = Notices from this table
ui-wanted-usual = As usual
ui-wanted-always = Always
ui-wanted-never = Never
ui-wanted-how = { $wanted ->
    [always] You are told about this table, live or not.
    [never] You are told nothing about this table.
   *[usual] You are told about tables by turns, not about live ones.
}
ui-notices-want = Tell me when it is my turn
ui-notices-group-here = Tell a chat group whose turn it is here
ui-companions = People you have played with
ui-invite-them = Invite
ui-invited = Invited
ui-mail-confirm = Confirm this address
ui-mail-stop = No more email
ui-mail-reset = A new password
ui-mail-how-confirm = Then we send word there when it is your turn.
ui-mail-how-stop = We forget the address. You can add it again whenever you like.
ui-mail-done-confirm = The address is confirmed.
ui-mail-done-stop = No more email goes there.
ui-mail-done-reset = Your password is changed. Sign in with it. Other places for your notices have to be added again.
ui-forgotten-name = Account name or email address
ui-forgotten-send = Send me a link
ui-forgotten-sent = If there is such an account with a confirmed address, an email is on its way.
ui-forgotten-or = Or with your recovery code:
ui-code-not-confirmed = Not confirmed yet: follow the link in our email.
ui-code-not-offered = Whoever runs this server has not set notices up.
ui-code-no-push = Notices could not be switched on: the service that brings them to this browser does not answer. Try again later, or choose another way.
ui-code-old-link = This link is not valid any more. Ask for a new one.
ui-code-too-many-endpoints = You have as many of these as one may have. Remove one first.
ui-code-invited-often = You have invited them often enough today. Leave it to them now.

## What was played
ui-search-tables = Search by player or game
ui-tables-not-found = None of your tables matches that.
ui-tables-all = Show all tables
ui-show-more = Show more ({ $n })
ui-archive = Archive ({ $n })
ui-put-away = Archive
ui-bring-back = Bring back
ui-you-left = You have left
ui-no-winner = The game ended without a winner.
ui-remove-table = Remove
ui-remove-how = This takes the game off your lists. The others keep it, and the link to its page still works.
ui-remove-alone-how = Only bots play here with you, so the game is deleted for good.
ui-remove-waiting-how = You stand up. If nobody is left at the table, it disappears.
ui-remove-sure = Yes, remove it
ui-figures = Your games in figures
ui-figures-game = Game
ui-figures-with = With
ui-figures-played = Played
ui-figures-won = Won
ui-figures-best = Best score
ui-figures-ahead = You were ahead
ui-figures-behind = They were ahead
ui-figures-csv = All results as a spreadsheet (CSV)
ui-game-page = Page of this game
ui-final-board = The final board
ui-keep-game = To keep
ui-record-text = The story as text
ui-record-json = The record (JSON)
ui-record-picture = The picture
ui-shared = Anyone with the link may see this game
ui-shared-how = Who played, the result and the replay. The chat and the table stay with those who were there.
ui-no-game-title = There is no game here
ui-no-game = This link does not lead to a finished game. Check it, or look among your tables.
ui-code-not-shared = Those who played this game have not shared it.
ui-code-playing = The game is still on. Leave it first.

## Lessons
ui-learn = Learn in 5 minutes
ui-learn-on = Continue the lesson
ui-learn-again = Learn it again
ui-coach = Coach in games that are new to me: hints, and “Are you sure?”
ui-coach-name = Coach
ui-coach-here = Coach in this game
ui-coach-sure = Are you sure? “{ $action }” can hardly be good here. The coach would rather choose this: “{ $rather }”.
ui-coach-back = Think again
ui-coach-anyway = Do it all the same
ui-coach-choices = What do the choices bring?
ui-coach-off = No more hints
ui-lessons = Lessons
ui-lessons-of = Lessons: { $game }
ui-learnt = Lessons: { $n } of { $all }
ui-learn-next = Next lesson
ui-lesson-begin = Begin
ui-lesson-new = Not begun yet
ui-lesson-learnt = Learnt
ui-lesson-quiz = Quiz: { $right } of { $all }
ui-lesson-questions = Questions
ui-show-me = Show me
ui-lesson = Lesson
ui-lesson-guest = Guest
ui-lesson-leave = Leave the lesson
ui-lesson-at = { $n } of { $last }
ui-lesson-on = Continue
ui-lesson-back = Back
ui-lesson-again = Start again
ui-lesson-read = Read, then continue. Tap anything to learn what it is.
ui-lesson-watch = Watch what happens …
ui-lesson-shows = What is pointed at: { $thing }
ui-lesson-other = That is allowed, but try what the lesson suggests.
ui-lesson-done = You know how to play!
ui-lesson-done-more = Lesson learnt!
ui-lesson-done-nearly = Nearly there!
ui-lesson-play = Play on from here
ui-lesson-play-how = The game goes on where the lesson ended. Bot strength: { $level }. Now you decide everything yourself. Tap ? and then anything to learn what it is.
ui-no-lesson-title = There is no lesson here
ui-edit-new = Write a lesson
ui-quiz-at = Question { $n } of { $last }
ui-quiz-right = Right!
ui-quiz-wrong = Not quite.
ui-quiz-result = { $right } of { $all } answers are right.
ui-quiz-again = Repeat the questions answered wrongly
