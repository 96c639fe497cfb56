# Sentences that all games share.

## Why not
why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-asked = That is not the question right now.
why-unforeseen = That cannot be sent along: the move before it may show you something new. Make that one first.

## The log
log-chose = { $seat } has chosen.
    .you = You have chosen.
log-undone = { $seat } takes a move back.

## The table
choose-game = Which game?
bot-name = Bot { $n }
bot-name-level = Bot { $n } ({ $level })
level-random = Random
level-easy = Easy
level-medium = Medium
level-hard = Hard
level-expert = Expert
level-master = Master
player-name = Player { $n }
yes = yes
no = no
whose-turn = { $seat }, your turn
since-then = What happened
refused = Not possible now
pass-keyboard = Pass the keyboard to { $seat }.
pass-keyboard-how = Everyone else, please look away from the screen. Press Enter when you are ready.
how-to-choose = Number or key to choose, ? to ask, undo, save FILE, quit
help =
    Type the number of a choice, or its key.
    ?           the question and the rule behind it
    ? CHOICE    what a choice means, or why it is not possible
    ? NAME      what a card or another named thing does
    KEY KEY     several choices in one go, such as all cards of a payment
    undo        take back your last choice
    save FILE   write the game to a file; quivira play --from FILE continues it
    quit        leave the game
rule = Rule { $n }
unknown-input = There is no choice “{ $word }”. Type the number of a choice, its key, or ? for help.
undone = Taken back.
cannot-undo = There is nothing to take back on your own: since then a card was drawn, something was shown, or it is for others to move.
saved = Saved to { $file }.
not-saved = The game could not be saved: { $problem }
final-scores = Final scores
total = Total
place = Place
winner = { $seat } wins.
winners = { $seats } share the victory.
seats = { $n } players

## A replay
how-to-replay = Enter, b (back), number, q (quit)
replay-unfinished = The game is not finished; go on with: { $command }
replay-matches = Digest of the final state: { $digest }; it matches the record.
replay-claims-nothing = Digest of the final state: { $digest }; the record claims no result.
replay-older-rules = Digest of the final state: { $digest }. The record was played by older rules (version { $n }); points and places are the same.

## Notices: what browsers, mailboxes and chat groups are told
notice-turn = It is your turn
notice-hours-left = { $n ->
    [one] It is your turn: { $n } hour left
   *[other] It is your turn: { $n } hours left
}
notice-minutes-left = { $n ->
    [one] It is your turn: { $n } minute left
   *[other] It is your turn: { $n } minutes left
}
notice-reminder = It is your turn, and time is running out
notice-nudge = { $name } is waiting for your move
notice-late = { $n ->
    [one] { $names } has kept the table waiting for days; you may call a bot in
   *[other] { $names } have kept the table waiting for days; you may call bots in
}
notice-vote-back = { $name } asks to go back
notice-vote-end = { $name } asks to end the game
notice-vote-pause = { $name } asks for a pause
notice-bot = A bot plays for you now; take your seat back whenever you like
notice-lost = Your time is up: you lose this game, and a bot plays on
notice-invitation = { $name } invites you to a table
notice-rematch = { $name } wants to play again and keeps your seat
notice-terms = { $name } changes the settings of your table; have another look
notice-ready = Your table is ready: start the game
notice-hostless = { $name } has not been here for a while; you may start the game
notice-removed = { $name } removes you from the table; the game will begin without you
notice-over = The game is over. { $verdict }
notice-turns = It is your turn at { $n } tables
notice-news = { $n } notices from your tables
notice-with = { $game } with { $names }
notice-round = round { $n }
notice-test = This is a test: notices arrive here
notice-open = Go to the table
notice-page = Page of this game
notice-tables = Go to your tables
notice-mail-why = You get this email because you asked { $site } to tell you by email.
notice-change = Change what you are told
notice-stop = No more email
letter-confirm = Confirm your address for { $site }
letter-confirm-text = Somebody wants { $site } to send notices to this address. If that is you, confirm it within a week.
letter-confirm-do = Confirm this address
letter-reset = A new password for { $site }
letter-reset-text = Somebody has asked for a new password for the account { $name } at { $site }. This link is valid for an hour and works once.
letter-reset-do = Choose a new password
letter-not-you = If it was not you, do nothing: nothing changes.
## A finished game, and an invitation
nobody-won = The game ended without a winner.
ended-vote = The players have voted to end the game.
ended-abandoned = Nobody played any more, so the game was closed.
ended-resigned = Nobody is left who plays; the game is over.
invited = { $names } would like to play with you.
invited-nobody = Somebody would like to play with you.
invited-seats = { $n ->
    [one] 1 seat is free.
   *[other] { $n } seats are free.
}
