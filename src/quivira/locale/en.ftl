# Sentences that all games share.

## Why not
why-game-over = The game is over.
why-not-your-turn = It is not your turn.
why-not-asked = That is not the question right now.
why-unforeseen = That cannot be sent along: the move before it may show you something new. Make that one first.

## The log
log-chose = { $seat } has chosen.
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
