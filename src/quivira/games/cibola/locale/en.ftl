title = Treasures of Cibola
summary = Send explorers in secret, take treasures from a row, and cover the temple's chambers until one value is left for each treasure.
option-copy_totem = The totem Echo
option-copy_totem-true = The totem Echo, which copies another totem before scoring, may appear.
    .short = May appear
option-copy_totem-false = The totem Echo stays in the box.
    .short = Left out
end-rounds = The eight rounds are over.

## Pictures of the rulebook
board-figure-row = Four cards lie in the row. Each shows the treasures that it brings.
board-figure-largest = The largest group: whoever sent it takes a card first.
board-figure-smallest = A smaller group: its owner chooses later, but has kept explorers for the next rounds.
board-figure-rock = A rock closes this chamber: its number can no longer be the value.
board-figure-open = At the end each treasure has one open chamber left, and its number says what the treasure is worth.
board-figure-totems = Five totems lie above the temple. A card with a totem brings one of them.
board-figure-camp = The camp: explorers that were sent wait here until somebody calls them back.
board-figure-rocks = The rocks that are left. Each closes one chamber.
board-figure-explorers = The explorers that you still have for the next rounds.
board-figure-taken = A totem that was taken lies in front of its owner until the end.

## Things
treasure-statuette = statuette
    .about = Only whoever has the most statuettes at the end gets the number of the last open chamber; all who are tied get it in full.
treasure-sundial = sundial
    .about = At the end each sundial is worth the number of the last open chamber.
treasure-feather_shield = feather shield
    .about = At the end each feather shield is worth the number of the last open chamber.
treasure-snake = snake
    .about = At the end each snake is worth the number of the last open chamber.
treasure-skull = skull
    .about = Whoever has the most skulls at the end loses as many points as the last open chamber shows; so do all who are tied.
count-statuette = { $n ->
    [one] 1 statuette
   *[other] { $n } statuettes
}
count-sundial = { $n ->
    [one] 1 sundial
   *[other] { $n } sundials
}
count-feather_shield = { $n ->
    [one] 1 feather shield
   *[other] { $n } feather shields
}
count-snake = { $n ->
    [one] 1 snake
   *[other] { $n } snakes
}
count-skull = { $n ->
    [one] 1 skull
   *[other] { $n } skulls
}
symbol-rock = rock
    .about = Whoever takes the card covers an open chamber with a rock.
symbol-totem = totem
    .about = Whoever takes the card chooses a totem from above the temple.
card-plain = { $treasures }
card-rock = { $treasures } + rock
card-totem = { $treasures } + totem
chamber = { $treasure } { $value }
chamber-open = { $value }
chamber-covered = (rock)
totem-copy = Echo
    .about = End of the game: before scoring, point at a totem in front of any player and carry out its effect.
totem-explorer_plus1 = Guide
    .about = End of the game: 1 point more for each explorer you have left.
totem-sundial_plus1 = Sun
    .about = End of the game: each of your sundials is worth 1 point more.
totem-feather_plus3 = Eagle
    .about = End of the game: each of your feather shields is worth 3 points more.
totem-snake_equals3 = Rattlesnake
    .about = End of the game: each of your snakes is worth 3 points, whatever the temple shows.
totem-skull_minus2 = Ancestor
    .about = End of the game: you count 2 skulls fewer.
totem-rock_up = Rising rock
    .about = At once: move one rock one chamber up, onto an open chamber of its column.
totem-rock_down = Falling rock
    .about = At once: move one rock one chamber down, onto an open chamber of its column.
totem-recruit_four = Trackers
    .about = At once: take 4 explorers from the camp, or all of them if there are fewer.
totem-recruit_all = Campfire
    .about = At once: take all explorers from the camp.

## The table
view-round = Round
view-torch = Torch guard
view-camp = Camp
view-rocks = Rocks left
view-row = Treasure cards
view-temple = Temple
view-treasure = Treasure
view-chambers = Chambers, top to bottom
view-lowest = At least
view-highest = At most
view-totems = Totems
view-players = Players
view-seat = Player
view-explorers = Explorers
view-chosen = Has chosen
view-sent = Sent
view-treasures = Treasures
view-worth = Brings now
view-cards = Cards
view-order = Turn order
view-copied = Copied totem
view-deck_one = Deck I
view-deck_two = Deck II
view-out = Out of the game
view-box = Totems in the box

## Questions
ask-send = How many explorers do you send?
ask-take = Which treasure card do you take?
ask-rock = Which chamber do you cover with a rock?
ask-totem = Which totem do you take?
ask-move-up = Which rock do you move one chamber up?
ask-move-down = Which rock do you move one chamber down?
ask-recruit = Do you take { $n ->
    [one] 1 explorer
   *[other] { $n } explorers
} from the camp?
ask-copy = Which totem do you copy?

## Choices
do-send = { $arg ->
    [0] Send nobody and call explorers back from the camp
    [one] Send 1 explorer
   *[other] Send { $arg } explorers
}
    .brings = { $arg ->
        [0] You choose last, but explorers come back from the camp: all of them if nobody else stays.
       *[other] Your group goes to the camp. The larger it is, the sooner you choose a card.
    }
do-take = Take { $arg }
    .brings = Its treasures are yours until the end. A rock on it closes a chamber, a totem on it is yours to choose.
do-rock = Cover { $arg }
    .brings = This number is out. What stays open last is what the treasure is worth, to everybody.
do-totem = Take the totem { $arg }
do-move = Move the rock on { $arg }
    .brings = The chamber under it opens again, and another one closes.
do-recruit = Take the explorers
    .brings = More explorers to send in the next rounds.
do-copy = Copy { $arg }
do-decline = Do not use it
    .brings = Nothing happens; the totem stays in front of you, used up.

## Chance
do-torch = The torch points at a seat
do-show = The totem { $arg } is laid above the temple
do-turn = A card is turned up: { $arg }

## Why not
why-too-few-explorers = { $n ->
    [0] You have no explorers.
    [one] You have only 1 explorer.
   *[other] You have only { $n } explorers.
}
why-not-in-row = That card does not lie in the row.
why-covered = A rock already lies there.
why-last-open = It is the last open chamber of this treasure; a new rock may not cover it.
why-not-above-temple = That totem does not lie above the temple.
why-no-rock = No rock lies there.
why-end-of-column = The column ends there.
why-copies-itself = Echo cannot copy itself.
why-not-used = No player has that totem.

## The log
log-torch-tossed = { $seat } is the first torch guard.
log-totem-shown = Above the temple: { $totem }.
log-round-begins = Round { $n } begins.
log-card-turned = In the row: { $card }.
log-sent = { $seat } sends { $n ->
    [0] nobody
    [one] 1 explorer
   *[other] { $n } explorers
}.
    .you = You send { $n ->
        [0] nobody
        [one] 1 explorer
       *[other] { $n } explorers
    }.
log-called-back = { $seat } calls { $n ->
    [one] 1 explorer
   *[other] { $n } explorers
} back from the camp.
    .you = You call { $n ->
        [one] 1 explorer
       *[other] { $n } explorers
    } back from the camp.
log-camped = { $n ->
    [one] 1 explorer
   *[other] { $n } explorers
} of { $seat } { $n ->
    [one] goes
   *[other] go
} to the camp.
    .you = { $n ->
        [one] 1 explorer of yours goes
       *[other] { $n } explorers of yours go
    } to the camp.
log-took = { $seat } takes { $card }.
    .you = You take { $card }.
    .forced = Only one card was left for you: { $card }.
log-rock-placed = { $seat } covers { $chamber }.
    .you = You cover { $chamber }.
log-rock-moved = { $seat } moves the rock on { $chamber } to { $onto }.
log-totem-taken = { $seat } takes the totem { $totem }.
    .you = You take the totem { $totem }.
log-recruited = { $seat } takes { $n ->
    [0] nobody
    [one] 1 explorer
   *[other] { $n } explorers
} from the camp.
log-declined = { $seat } does not use the totem.
log-copied = { $seat } copies { $totem }.
log-left-out = { $card } goes out of the game.
log-torch-passed = { $seat } takes the torch.
    .you = You take the torch.
log-ended = The last round is over; points are counted.

## Scores
score-statuette = Statu{"\u00AD"}ettes
    .about = { treasure-statuette.about }
score-sundial = Sundials
    .about = { treasure-sundial.about }
score-feather_shield = Feather shields
    .about = { treasure-feather_shield.about }
score-snake = Snakes
    .about = { treasure-snake.about }
score-skull = Skulls
    .about = { treasure-skull.about }
score-totems = Totems
    .about = The points that your totems add at the end for sundials, feather shields, snakes and explorers. The row of the skulls already leaves out those that a totem takes away.
score-explorers = Explorers
    .about = 1 point for every 2 explorers left at the end.

## The board
board-round = Round { $n } of 8
board-worth = { $span ->
    [0] worth { $highest ->
        [one] 1 point
       *[other] { $highest } points
    }
   *[other] worth from { $lowest } to { $highest } points
}
board-range = { $span ->
    [0] { $highest ->
        [one] { $highest } point
       *[other] { $highest } points
    }
   *[other] { $lowest } to { $highest } points
}
board-found = { $kind ->
    [statuette] { $things }: whoever has the most gets { $range }
    [skull] { $things }: whoever has the most loses { $range }
   *[other] { $things }: { $n ->
        [one] { $range }
       *[other] { $range } each
    }
}
board-then = { $kind ->
    [statuette] Then whoever has the most gets { $range }. You have { $n }.
    [skull] Then whoever has the most loses { $range }. You have { $n }.
   *[other] Then each is worth { $range }. You have { $n }.
}
board-brings = { $span ->
    [0] { $highest ->
        [one] 1 point
       *[other] { $highest } points
    } as it stands
   *[other] { $lowest } to { $highest } points as it stands
}
board-has-chosen = { $name } has chosen
board-is-choosing = { $name } is still choosing
board-groups = Secret groups
board-one-fewer = One explorer fewer
board-one-more = One explorer more
board-last-round = After it points are counted: treasures, totems, and 1 point for every two explorers that are left.
board-larger-first = The larger group chooses first; of equal groups, the one that comes first in torch order. Whoever sends nobody chooses last and calls explorers back from the camp.
board-own-group = { $n ->
    [0] You send nobody. The others see it when all have chosen.
    [one] You send 1 explorer. The others see it when all have chosen.
   *[other] You send { $n } explorers. The others see it when all have chosen.
}
board-nobody-left = You have no explorers left: you send nobody.
board-explorers = { $n ->
    [0] No explorers
    [one] 1 explorer
   *[other] { $n } explorers
}
board-explorers-left = They are sent out to be the first to choose. At the end every two that are left are 1 point.
board-chamber-open = Still open: this number may still count.
board-chamber-last = The last open chamber: this number counts.
board-chamber-covered = A rock lies on it: this number does not count.
board-totem-of = In front of { $name }.
board-camp = Explorers that were sent out gather here. Whoever sends nobody takes them all; several share them evenly.
board-camp-now = { $n ->
    [0] Nobody is there.
    [one] 1 explorer is there.
   *[other] { $n } explorers are there.
}
board-rocks = Whoever takes a card with a rock covers a chamber. When all rocks lie there, each treasure has one open chamber left.
board-rocks-now = { $n ->
    [0] All rocks lie on the temple.
    [one] 1 rock is still to come.
   *[other] { $n } rocks are still to come.
}
board-torch = Of equal groups the torch guard's is first, then clockwise. Whoever takes the last card of a round takes the torch.
board-torch-of = The torch guard is { $name }.
board-count-value = How many × open chamber
board-count-most = How many; the most bring { $n }

## The first lesson
lesson-first = Your first expedition
    .about = For whoever has never played: how to send explorers, take treasures and use the camp.
lesson-first-row = Four treasure cards lie before the temple. In every round each player takes one. At the end, treasures are points. Tap anything to learn what it is.
lesson-first-worth = How many points? That is still open. These numbers are chambers. A sundial will be worth one of them: rocks will cover all the others.
lesson-first-send = Who takes a card first? All send explorers in secret; the largest group chooses first. You have six. Send three.
lesson-first-send-nobody = Then you would choose last. Send three this time.
lesson-first-send-few = The others may well send as few. Send three.
lesson-first-send-many = You would be first for sure, but you would have few left for the next rounds. Three will do.
lesson-first-take = Three is the largest group: you choose first! Take the two sundials.
lesson-first-take-statuettes = Statuettes count only for whoever has the most of them. Take the two sundials.
lesson-first-take-skull = Careful, skulls may cost points. Take the two sundials.
lesson-first-take-shield = One feather shield is good; two sundials and a rock are better. Take the two sundials.
lesson-first-rock = The card has a rock, too, and you say where it goes. You collect sundials: cover their lowest number, the 1.
lesson-first-rock-own = You want the high numbers to stay open. Cover the 1.
lesson-first-rock-other = That is allowed, but it does nothing for your sundials. Cover their 1.
lesson-first-call = A new round. All eight explorers that were sent are in the camp now. The trick of the game: whoever sends nobody chooses last, but calls everybody back from the camp. If several send nobody, they share the camp evenly. Send nobody.
lesson-first-call-sent = Then the camp might go to somebody else. Send nobody.
lesson-first-totem = Eight come back: you have eleven! The last card is left for you, and it has a totem: you take one of these, and nobody else gets it. Some help at once, others at the end; every game has different ones. Choose Sun: each of your sundials will be worth 1 point more.
lesson-first-totem-trackers = Trackers bring explorers, and you have plenty. Choose Sun.
lesson-first-totem-other = A good one, but you have sundials. Choose Sun.
lesson-first-most = Feather shields and snakes count like sundials. Two treasures are different. Only whoever has the most statuettes gets the number of the last open chamber, and just once. And whoever has the most skulls loses points!
lesson-first-torch = You took the last card of the round, so you are the torch guard now. Of equal groups yours chooses first; from you it goes on clockwise.
lesson-first-end = After eight rounds the treasures are counted, and every two explorers that you have left are 1 point. Ten questions, then you play on from here.
lesson-first-quiz-first = Who takes the first card of a round?
    .about = The torch only decides between equal groups.
lesson-first-quiz-first-1 = Whoever has the fewest points
lesson-first-quiz-first-2 = Whoever sent the largest group
lesson-first-quiz-first-3 = Always the torch guard
lesson-first-quiz-sent = Where do the explorers go that you send?
    .about = There they wait until somebody calls them back.
lesson-first-quiz-sent-1 = Back to you when the round is over
lesson-first-quiz-sent-2 = Out of the game
lesson-first-quiz-sent-3 = To the camp
lesson-first-quiz-nobody = You are the only one who sends nobody. What happens?
    .about = You still get a card: the last one.
lesson-first-quiz-nobody-1 = You choose last and call back all explorers from the camp.
lesson-first-quiz-nobody-2 = You get no card in this round.
lesson-first-quiz-nobody-3 = You lose points.
lesson-first-quiz-share = Two players send nobody, and 7 explorers are in the camp. What do they get?
    .about = They share evenly; what is left over stays in the camp.
lesson-first-quiz-share-1 = One gets 4, the other 3.
lesson-first-quiz-share-2 = Each gets 3.
lesson-first-quiz-share-3 = Neither gets any.
lesson-first-quiz-rock = You take a card with a rock. What do you do?
    .about = You may choose any treasure, but never its last open chamber.
lesson-first-quiz-rock-1 = You cover a chamber with a rock.
lesson-first-quiz-rock-2 = You take a rock off the temple.
lesson-first-quiz-rock-3 = You put the card back.
lesson-first-quiz-worth = What is a sundial worth at the end?
    .about = By then rocks cover all the other numbers.
lesson-first-quiz-worth-1 = Always 4 points
lesson-first-quiz-worth-2 = As much as you have explorers
lesson-first-quiz-worth-3 = The number of its last open chamber
lesson-first-quiz-statuettes = You have 2 statuettes, somebody else has 3. What do yours bring?
    .about = Only whoever has the most gets the number; all who are tied get it in full.
lesson-first-quiz-statuettes-1 = Nothing
lesson-first-quiz-statuettes-2 = The number of the last open chamber
lesson-first-quiz-statuettes-3 = Twice that number
lesson-first-quiz-skulls = Who loses points for skulls?
    .about = A few skulls do no harm as long as somebody has more.
lesson-first-quiz-skulls-1 = Everybody, for each skull
lesson-first-quiz-skulls-2 = Nobody
lesson-first-quiz-skulls-3 = Whoever has the most of them
lesson-first-quiz-tie = Two groups are equal. Which one chooses first?
    .about = It goes clockwise from the torch guard. Whoever takes the last card of a round takes the torch.
lesson-first-quiz-tie-1 = That of whoever has more explorers left
lesson-first-quiz-tie-2 = The one that comes first in torch order
lesson-first-quiz-tie-3 = Chance decides
lesson-first-quiz-end = When does the game end?
    .about = There are always eight rounds. Without explorers you play on, and an empty camp fills again.
lesson-first-quiz-end-1 = After eight rounds
lesson-first-quiz-end-2 = When somebody has no explorers left
lesson-first-quiz-end-3 = When the camp is empty

## The lesson about the camp
lesson-camp = The camp
    .about = When it pays to send nobody.
lesson-camp-full = Eight explorers wait in the camp, more than anybody has. A better card is worth a few points; eight explorers decide several rounds. Send nobody.
lesson-camp-full-sent = Then somebody else gets the camp, now or in the next round. Send nobody.
lesson-camp-share = You were the only one: you have thirteen now. Nine are in the camp again, and the others have hardly anybody left: they will fetch them. Take your share, or all of it is theirs. Send nobody.
lesson-camp-share-sent = You would choose first, but the others would share nine explorers. Send nobody.
lesson-camp-end = Three of you have shared the nine. You have sixteen explorers, the others seven together: you choose first whenever it matters to you. You play on from here.

## The lesson about rocks
lesson-rocks = Rocks against others
    .about = How to spoil a treasure that others collect.
lesson-rocks-columns = Look who collects what. One opponent has four sundials, two have two each, and you have one. Your points come from the statuettes.
lesson-rocks-highest = Your card has a rock. Worth 4, the sundials would be 16 points for that opponent, and 4 for you. Cover the 4.
lesson-rocks-highest-other = That takes less from the others. Cover the 4 of the sundials.
lesson-rocks-again = In the next round you have taken a card with a rock again. Sundials can still be worth 3 or 2. Cover the 3.
lesson-rocks-again-other = That takes less from the others. Cover the 3 of the sundials.
lesson-rocks-end = Sundials will be worth 2. Two rocks have cost one opponent eight points, and you two. Spoil what others collect, and keep your own numbers open. You play on from here.

lesson-totems = The right totem
    .about = How a totem makes your treasures worth more.
lesson-totems-shield = Look at the totems before you take a card. Eagle makes each of your feather shields worth 3 points more, and you have one already. Take one more.
lesson-totems-shield-statuettes = Statuettes count only for whoever has the most of them. With Eagle, a feather shield brings more. Take it.
lesson-totems-shield-other = With Eagle, a feather shield will bring you more. Take it.
lesson-totems-send = Now a card with a totem lies in the row, and Eagle is still there. You have nine explorers, the others six at most: with seven you choose first for sure. Send seven.
lesson-totems-send-more = That is just as sure, but seven are enough. Send seven.
lesson-totems-send-few = Then somebody else may choose before you, and Eagle may be gone. Send seven.
lesson-totems-take = You choose first. Take the card with the totem.
lesson-totems-take-other = You have sent seven explorers for the totem. Take the card with the totem.
lesson-totems-totem = A totem is worth what you can do with it. With two feather shields Eagle is 6 points, and 3 more for each one that follows. Choose Eagle.
lesson-totems-totem-trackers = Four explorers are good, but they are only 2 points at the end. Choose Eagle.
lesson-totems-totem-other = That one does little for your treasures. Choose Eagle.
lesson-totems-end = The opponent with Rattlesnake chose it for two snakes, in just the same way. Collect what a totem gives points for, and choose early when a card with a totem lies in the row. The camp is full: now you can call explorers back. You play on from here.
