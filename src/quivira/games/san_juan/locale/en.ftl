title = San Juan
summary = Choose roles, build a city from the cards in your hand, and be the first to twelve buildings – or simply have the better ones.
option-expansion = New buildings
option-expansion-false = The 112 cards of the base game.
    .short = Without
option-expansion-true = 30 more cards: eleven new buildings, with the cathedral on the table.
    .short = With
option-advanced = Set-up
option-advanced-false = Everybody draws 4 cards.
    .short = Basic
option-advanced-true = The governor draws 5 cards, the next player 6, and so on; everybody keeps 4.
    .short = Advanced
option-harbor_per_good = Goods under a harbor
option-harbor_per_good-false = One good a trader phase may go under a harbor.
    .short = One a phase
option-harbor_per_good-true = Every good sold may go under a harbor.
    .short = Every good sold
end-buildings = A builder phase ended with twelve buildings in a city.
end-stalled = Nobody builds any more.

## Pictures of the rulebook
board-figure-taken = This role is taken: everybody acts, and whoever took it has the privilege.
board-figure-free = This one is still free. A role is taken once a round.
board-figure-built = A building in the city; before, it was a card in the hand.
board-figure-pays = What stays in the hand pays for what comes: a building that costs 3 takes three of these cards.
board-figure-indigo = Everybody begins with an indigo plant in the city.
board-figure-hand = Four cards to begin with: each can be built, or pay for another one.
board-figure-good = A good lies on this production building: a card of the draw pile, face down.
board-figure-empty = This one is empty and can make a good in the next producer phase.
board-figure-market = The market card says how many cards each good brings now.
board-figure-trader = Whoever took the trader may sell one good more than the others.

## Things
card-indigo_plant = Indigo plant
    .about = Producer: holds one indigo, which the trader sells. Any number of them may be built.
card-sugar_mill = Sugar mill
    .about = Producer: holds one sugar, which the trader sells. Any number of them may be built.
card-tobacco_storage = Tobacco storage
    .about = Producer: holds one tobacco, which the trader sells. Any number of them may be built.
card-coffee_roaster = Coffee roaster
    .about = Producer: holds one coffee, which the trader sells. Any number of them may be built.
card-silver_smelter = Silver smelter
    .about = Producer: holds one silver, which the trader sells. Any number of them may be built.
card-archive = Archive
    .about = Councillor: drawn cards join your hand, and you discard from the whole hand.
card-smithy = Smithy
    .about = Builder: production buildings cost you 1 card less.
card-gold_mine = Gold mine
    .about = Prospector, whoever chose it: turn up 4 cards; if all have different costs, you get the cheapest.
card-poor_house = Poor house
    .about = Builder: if you have built and hold no more than 1 card, draw 1.
card-black_market = Black market
    .about = Builder: discard 1 or 2 of your goods; each pays for 1 card.
card-well = Well
    .about = Producer: if you make 2 or more goods, draw 1 card.
card-market_stand = Market stand
    .about = Trader: if you sell 2 or more goods, draw 1 card more.
card-trading_post = Trading post
    .about = Trader: you may sell 1 good more.
card-crane = Crane
    .about = Builder: you may put the new building in place of an own one and pay only the difference in cost.
card-chapel = Chapel
    .about = Start of a round: you may tuck 1 hand card under it; each is worth 1 point at the end.
card-aqueduct = Aqueduct
    .about = Producer: you may make 1 good more.
card-tower = Tower
    .about = Start of a round: your hand limit is 12.
card-carpenter = Carpenter
    .about = Builder: after building a city building, draw 1 card.
card-prefecture = Prefec{"\u00AD"}ture
    .about = Councillor: you keep 1 card more.
card-market_hall = Market hall
    .about = Trader: if you sell at least 1 good, draw 1 card more.
card-quarry = Quarry
    .about = Builder: city buildings cost you 1 card less.
card-library = Library
    .about = Doubles the privilege of the role you chose; with two players at only one of your roles in a round.
card-statue = Statue
    .about = A monument: points, no effect.
card-victory_column = Victory column
    .about = A monument: points, no effect.
card-hero = Hero
    .about = A monument: points, no effect.
card-triumphal_arch = Triumphal arch
    .about = End: 4, 6 or 8 points for 1, 2 or 3 of your monuments.
card-palace = Palace
    .about = End: 1 point for every 4 other points.
card-city_hall = City hall
    .about = End: 1 point for each of your city buildings, itself among them.
card-guild_hall = Guild hall
    .about = End: 1 point for each of your production buildings and 1 for each different kind of them.
card-office = Office
    .about = Start of a round: you may discard 1 or 2 hand cards and draw as many.
card-guard_room = Guard room
    .about = Start of a round: all players without a guard room have the hand limit 6. A tower keeps its 12.
card-hut = Hut
    .about = Trader: if nobody sold a good, draw 1 card.
card-tavern = Tavern
    .about = End of a builder phase: if nobody has fewer buildings than you and somebody has more, draw 1 card.
card-customs_office = Customs office
    .about = Councillor: if it is empty, it gets a good, which always sells for 2.
card-park = Park
    .about = Builder: with a crane it counts as 6 when another building takes its place.
card-bank = Bank
    .about = Start of a round, once in the game: you may tuck any number of hand cards under it; each is worth 1 point at the end.
card-harbor = Harbor
    .about = Trader: a good you sold may go under it, unseen; each is worth 1 point at the end.
card-goldsmith = Goldsmith
    .about = Prospector, whoever chose it: turn up 1 card; if nobody has that building in play, you may take it.
card-residence = Residence
    .about = End: 4, 3, 2 and 1 points for your sets of three different buildings of equal cost.
card-cathedral = Cathedral
    .about = Lies on the table for whoever builds it first. End: 4, 3, 2 and 1 points for the opponents' buildings of cost 6.
card-for = { $card } ({ $n })
building-with-good = { $card } + good
building-with-cards = { $building } ({ $n ->
    [one] 1 card
   *[other] { $n } cards
} under it)
role-builder = Builder
    .about = Everybody may build one building. The builder pays 1 card less.
role-producer = Producer
    .about = Everybody may make 1 good. The producer may make 2.
role-trader = Trader
    .about = Everybody may sell 1 good. The trader may sell 2.
role-councillor = Councillor
    .about = Everybody may draw 2 cards and keep 1. The councillor draws 5.
role-prospector = Prospector
    .about = Only the prospector draws 1 card.
role-of = { $role } ({ $seat })
over-card = Put it in place of { $card }
over-nothing = Build it beside the others
library-now = Use it for this role
library-later = Keep it for your second role
tile = indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }
price-of = { $card } { $n }
price-printed = printed cost

## The table
view-round = Round
view-idle = Rounds without a new building (rule 68: 20 end the game)
view-governor = Governor
view-last_role = Role taken last
view-phase = Phase
view-chooser = Role chosen by
view-turn = Turn of
view-library = Library doubles the privilege
view-library_spent = Library used this round
view-roles = Roles
view-could_build = You could build
view-could_make = Goods you could make
view-could_sell = Goods you could sell
view-tile = Prices
view-tiles_seen = Market cards seen
view-cathedral = Cathedral on the table
view-building = Being built
view-makes_way = In place of
view-site = Building site
view-bonus = Cards for selling
view-shown = Revealed
view-at_work = Revealed by
view-drawing = Cards about to be drawn
view-revealing = They are turned up
view-pile = Draw pile
view-discard = Discard pile
view-players = Players
view-removed = Out of the game
view-seat = Player
view-buildings = City
view-hand_size = Cards in hand
view-hand_limit = Hand limit
view-hand = Hand
view-drawn = Drawn
view-under = Under chapel and bank
view-goods = Goods
view-printed = Printed points
view-bank_used = Bank used

## Questions
ask-keep-four = Which { $n ->
    [one] card do
   *[other] { $n } cards do
} you give up? You keep four.
ask-role = Which role do you take?
ask-library = Do you use your Library for this role?
ask-office = Which cards do you exchange at the Office (1–2)?
ask-chapel = Which card do you put under the Chapel?
ask-bank = Which cards do you put under the Bank (only once)?
ask-limit = You hold too many cards. Which { $n ->
    [one] card do
   *[other] { $n } cards do
} you discard?
ask-build = What do you build?
ask-over = In place of which building?
ask-market = Black market: which good do you spend? (To pay: { $n })
ask-pay = Which { $n ->
    [one] card do
   *[other] { $n } cards do
} you pay with?
ask-produce = { $n ->
    [one] Where do you make a good? You may make 1.
   *[other] Where do you make goods? You may make up to { $n }.
}
ask-sell = { $n ->
    [one] Which good do you sell? You may sell 1.
   *[other] Which goods do you sell? You may sell up to { $n }.
}
ask-harbor = How many goods go under the Harbor?
ask-counsel = How many cards do you draw? You will keep { $n } of them.
ask-keep = Which { $n ->
    [one] card do
   *[other] { $n } cards do
} you keep?
ask-archive = Which { $n ->
    [one] card
   *[other] { $n } cards
} of your whole hand do you discard?
ask-prospect = Do you draw?
ask-goldsmith = Do you take the revealed card?

## Choices
do-role = Take the { $arg }
do-library = { $arg }
do-build = Build { $arg }
do-build-nothing = Build nothing
    .brings = You keep your cards for a better building.
do-over = { $arg }
do-market = Spend the good on { $arg }
    .brings = The good pays for 1 card.
do-market-done = Spend no more goods
    .brings = You pay the rest with cards and keep your goods to sell.
do-pay = Pay with { $arg }
    .brings = The card is gone for good: keep those that you want to build.
do-produce = Make a good on { $arg }
    .brings = A good lies there until you sell it for cards.
do-produce-done = Make no more goods
do-sell = Sell the good on { $arg }
    .brings = You draw as many cards as the market card shows for this good.
do-sell-done = Sell no more goods
    .brings = Goods that you keep can be sold later, perhaps for more cards.
do-harbor = { $arg ->
    [0] None
    [one] 1 good
   *[other] { $arg } goods
}
    .brings = Each good under the Harbor is worth 1 point at the end.
do-draw = { $arg ->
    [one] Draw 1 card
   *[other] Draw { $arg } cards
}
    .brings = New cards, to build or to pay with.
do-decline = Draw none
    .brings = Your hand stays as it is.
do-keep = Keep { $arg }
do-discard = Discard { $arg }
    .brings = The card is gone: part with what you would not build.
do-office = Exchange { $arg }
    .brings = The card goes, and you draw another.
do-office-done = Exchange no more
    .brings = You keep the other cards.
do-chapel = Put { $arg } under the Chapel
    .brings = The card is worth 1 point at the end, but cannot be built any more.
do-chapel-nothing = Put nothing under the Chapel
    .brings = You keep all cards, to build or to pay with.
do-bank = Put { $arg } under the Bank
    .brings = The card is worth 1 point at the end; this can be done only once.
do-bank-done = Put no more under the Bank
do-take = Take it
    .brings = The card comes into your hand.
do-leave = Leave it

## Chance
do-governor = A seat is drawn as governor
do-card = The card is { $arg }
do-tile = The market card shows { $arg }

## Why not
why-role-taken = { $other } has taken that role this round.
why-library-spent = You have already used your Library this round.
why-owned = You have this building already.
why-cannot-pay = You can pay { $has ->
    [0] no card
    [one] only 1 card
   *[other] only { $has } cards
}, but { $needs ->
    [one] 1 is
   *[other] { $needs } are
} due.
why-crane-itself = The Crane itself stays where it is.
why-same-kind = A building cannot take the place of one of its own kind.
why-passed-over = Choose in the order of the list: you have already gone past this one.
why-too-few-follow = Choose in the order of the list: { $n ->
    [one] 1 more is
   *[other] { $n } more are
} needed, and too few come from here on.
why-not-empty = It holds a good already.
why-no-good = There is no good on it to sell.
why-one-good-a-phase = Only one good a phase goes under the Harbor.

## The log
log-governor-drawn = { $seat } is the first governor.
    .you = You are the first governor.
log-governor-moves = { $seat } is governor.
    .you = You are governor.
log-round-begins = Round { $n } begins.
log-role-taken = { $seat } takes the { $role }.
    .you = You take the { $role }.
log-library-used = The Library doubles { $seat }’s privilege.
    .you = The Library doubles your privilege.
log-library-kept = { $seat } keeps the Library for the second role.
log-library-spent = { $seat } has used the Library this round; the privilege is not doubled.
log-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
log-drew-hidden = { $seat } draws { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
log-discarded-hidden = { $seat } discards { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-reshuffled = The discard pile is shuffled into a new draw pile: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-pile-empty = There is no card left to draw.
log-works = { $seat }’s { $card } takes effect.
    .you = Your { $card } takes effect.
log-built = { $seat } builds { $card } for { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}.
    .you = You build { $card } for { $n ->
        [0] nothing
        [one] 1 card
       *[other] { $n } cards
    }.
log-built-over = { $seat } builds { $card } in place of { $over } for { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}.
log-good-lost = { $seat } loses the good on { $card }.
log-good-spent = { $seat } spends the good on { $card }.
log-paid = { $seat } pays with { $card }.
    .you = You pay with { $card }.
log-built-nothing = { $seat } builds nothing.
    .you = You build nothing.
    .forced = There is nothing that you can build and pay for.
log-cannot-build = { $seat } has too few cards to build.
    .you = You have too few cards to build.
log-produced = { $seat } makes a good on { $card }.
    .you = You make a good on { $card }.
log-produced-nothing = { $seat } makes no goods.
log-nothing-empty = { $seat } has no empty production building.
log-tile-turned = The market card shows { $tile }.
log-sold = { $seat } sells the good on { $card } for { $n }.
    .you = You sell the good on { $card } for { $n }.
log-sold-nothing = { $seat } sells nothing.
log-no-goods = { $seat } has no goods to sell.
log-shipped = { $seat } puts { $n ->
    [one] 1 good
   *[other] { $n } goods
} under the Harbor.
log-customs-filled = The Customs office of { $seat } gets a good.
log-declined = { $seat } draws no cards.
log-kept = { $seat } keeps { $card }.
    .you = You keep { $card }.
log-kept-hidden = { $seat } keeps { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
log-revealed = { $seat } reveals { $card }.
    .you = You reveal { $card }.
log-took = { $seat } takes { $card }.
    .you = You take { $card }.
log-mine-failed = { $seat } finds no gold: two of the cards cost the same.
    .you = You find no gold: two of the cards cost the same.
log-already-built = { $card } is in play already; { $seat } cannot take it.
log-left = { $seat } does not take { $card }.
log-exchanged = { $seat } exchanges { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
} with the Office.
log-tucked = { $seat } puts { $card } under the { $under }.
log-tucked-hidden = { $seat } puts a card under the { $under }.
log-ended = Twelve buildings: the game is over, points are counted.
log-exhausted = Nobody can ever draw a card or build again: the game is over, points are counted.
log-stalled = { $n ->
    [one] One round
   *[other] { $n } rounds
} without a new building: the game is over, points are counted.

## Scores
score-buildings = Buildings
    .about = The points printed on all of your buildings.
score-tucked = Cards under buildings
    .about = 1 point for each card under a chapel, bank or harbor, or under a building that has taken its place.
score-triumphal_arch = Triumphal arch
    .about = { card-triumphal_arch.about }
score-city_hall = City hall
    .about = { card-city_hall.about }
score-guild_hall = Guild hall
    .about = { card-guild_hall.about }
score-residence = Residence
    .about = { card-residence.about }
score-cathedral = Cathedral
    .about = End: 4, 3, 2 and 1 points for the opponents' buildings of cost 6.
score-palace = Palace
    .about = { card-palace.about }

## The board
board-does-builder = Build
board-gets-builder = −1 card
board-does-producer = Make 1 good
board-gets-producer = 2 goods
board-does-trader = Sell 1 good
board-gets-trader = 2 goods
board-does-councillor = Draw 2, keep 1
board-gets-councillor = draw 5
board-does-prospector = Others: nothing
board-gets-prospector = draw 1
board-role-hint = { ask-role } What stands beside the ★ is for you alone.
board-two-roles = With two players the governor takes two roles in every round, the first and the third; the other player takes one in between.
board-first-of-two = Which role do you take first? As governor you take two.
board-second-of-two = Which role do you take as your second one?
board-governor-two = { $name } is governor and takes the first and the third role.
board-prices-hidden = Prices: not yet known
board-prices-next = Next prices
board-market-about = The market cards in the order in which they were turned up. When all five have been seen, they come again in the same order.
board-built = { $n } of 12 buildings
board-idle = { $n } rounds without a new building; after 20 the game ends (rule 68).
board-not-yet = works from the next phase on
board-card = { $card }, cost { $cost }, { $points ->
    [0] points at the end
    [one] 1 point
   *[other] { $points } points
}
board-could-build = With your hand you could build now: { $cards }.
board-could-build-nothing = Your hand pays for no building now.
board-could-make = { $n ->
    [0] You have no empty production building.
    [one] You could make 1 good now.
   *[other] You could make { $n } goods now.
}
board-could-sell = { $n ->
    [0] You have no goods to sell.
    [one] You could sell 1 good now.
   *[other] You could sell { $n } goods now.
}
board-card-for = can be built for { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}
board-over-for = in its place for { $n ->
    [0] nothing
    [one] 1 card
   *[other] { $n } cards
}
board-sells-for = sells for { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-sells-between = { $span ->
    [0] a good that sells for { $highest ->
        [one] 1 card
       *[other] { $highest } cards
    }
   *[other] a good that sells for { $lowest } to { $highest } cards
}
board-given-up = You give up: { $what }
board-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-a-card = card
board-hand = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}, limit { $most }
board-above-limit = { $n ->
    [one] 1 card
   *[other] { $n } cards
} above the limit: at the start of the next round you discard down to { $most }.
board-will-discard = At the start of the next round you discard { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
board-hand-empty = Your hand is empty.
board-tap-drawn = Tap a card to read what it does.
board-on-table = On the table
board-about = About { $card }
board-card-cost = Costs { $n ->
    [one] 1 card
   *[other] { $n } cards
} of your hand
board-card-points = { $n ->
    [0] Points are counted at the end
    [one] 1 point at the end
   *[other] { $n } points at the end
}
board-worth-now = Worth now: { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-would-be-worth = If you built it now, it would be worth { $n ->
    [one] 1 point
   *[other] { $n } points
}
board-arrows = The arrow keys go from card to card.
board-pay-with = Tap { $n ->
    [one] 1 card
   *[other] { $n } cards
} of your hand to pay with.
board-pay-all = All your other cards pay for it.
board-pay-nothing = There is nothing to pay.
board-pay-short = Your hand cannot pay it all: tap { $n ->
    [one] a good
   *[other] { $n } goods
} in your city for the Black market.
board-crane = Crane: tap a building to replace it.
board-market = Black market: { $n ->
    [one] 1 good
   *[other] up to { $n } goods
} may pay too.
board-another = Another building
board-choose-more = Choose { $n ->
    [one] 1 more
   *[other] { $n } more
}
board-choose-goods = Choose { $n ->
    [one] 1 good
   *[other] { $n } goods
}
board-choose-cards = Choose { $n ->
    [one] 1 card
   *[other] { $n } cards
}
board-do-build = { $n ->
    [0] Build for nothing
    [one] Build for 1 card
   *[other] Build for { $n } cards
}
board-do-pay = { $n ->
    [one] Pay 1 card
   *[other] Pay { $n } cards
}
board-do-discard = { $n ->
    [one] Discard 1 card
   *[other] Discard { $n } cards
}
board-do-keep = { $n ->
    [one] Keep 1 card
   *[other] Keep { $n } cards
}
board-do-office = { $n ->
    [one] Exchange 1 card
   *[other] Exchange { $n } cards
}
board-do-chapel = Put it under the Chapel
board-do-bank = { $n ->
    [one] Put 1 card under the Bank
   *[other] Put { $n } cards under the Bank
}
board-do-produce = { $n ->
    [one] Make 1 good
   *[other] Make { $n } goods
}
board-do-sell = { $n ->
    [one] Sell 1 good
   *[other] Sell { $n } goods
}
board-no-office = Exchange nothing
board-no-chapel = Nothing this time
board-no-bank = Not now
board-no-produce = Make nothing
board-no-sell = Sell nothing
board-twelfth = The twelfth building!
board-last-phase = The last phase
board-twelve-built = { $name } has twelve buildings: the game ends with this builder phase.
board-eleven-built = { $name } has 11 of 12 buildings. The game may end with the next builder phase.
board-has-good = a good lies there
board-no-good = none there
board-under = { $n ->
    [one] 1 card lies under it
   *[other] { $n } cards lie under it
}
board-taken = { $name } has taken it this round.
board-free = Nobody has taken it this round.
board-good-indigo = Indigo
board-good-sugar = Sugar
board-good-tobacco = Tobacco
board-good-coffee = Coffee
board-good-silver = Silver
board-good-customs = A good of the customs office
board-good-about = A card, face down. It is sold in the trader phase for as many cards as the market card says.
board-limit-about = Whoever holds more at the start of a round discards the rest. During a round there is no limit.
board-built-about = When a builder phase ends and somebody has twelve buildings, the game is over.
board-printed-about = What is printed on the buildings. Cards under buildings and the buildings with a question mark are counted at the end.
board-pile-about = When it is empty, the discard pile is shuffled and becomes the draw pile.
board-discard-about = Payments, goods that were sold and all else that is given up, face down.
board-governor-about = The governor takes the first role of the round. Then the card passes to the left.

## The first lesson
lesson-first = Your first city
    .about = For whoever has never played: how roles work, and how to build, produce and sell.
lesson-first-city = This is your city: one indigo plant so far. Buildings are points, and whoever has the most points at the end wins.
lesson-first-hand = These cards are buildings that you can build. They are your money, too: a building that costs 2 is paid with two other cards. Tap one to read what it does.
lesson-first-role = In every round each player takes a role, the Governor first: this time that is you. Everybody does what the role says, and whoever took it has a privilege: it stands beside the star. Take the Builder.
lesson-first-role-other = That one will come later. First build something: take the Builder.
lesson-first-build = You took the Builder, so you pay 1 card less. Build the sugar mill, and pay with an indigo plant.
lesson-first-build-indigo = It would cost you nothing, but sugar sometimes sells for more than indigo. Build the sugar mill.
lesson-first-build-nothing = Then your role would bring you nothing. Build the sugar mill.
lesson-first-build-keep = The Guild hall will bring many points: keep it. Pay with an indigo plant.
lesson-first-produce = The others have built, too. Now somebody has taken the Producer, and everybody may make a good, on a production building such as your two. Each holds only one. Make it on your sugar mill.
lesson-first-produce-indigo = Indigo never sells for more than 1 card. Make the good on your sugar mill.
lesson-first-produce-nothing = Goods cost nothing and bring cards. Make one on your sugar mill.
lesson-first-sell = The Trader: everybody may sell a good. The market card says how many cards you draw for it: 2 for sugar. Sell your sugar.
lesson-first-sell-nothing = Then you would get no cards. Sell your sugar.
lesson-first-keep = A new round, and the next player is Governor. Somebody has taken the Councillor, so you have drawn two cards, and you keep one of them. Keep the Market hall: whenever you sell, it brings 1 card more.
lesson-first-keep-statue = The Statue is 3 points and nothing else. The Market hall will help you to build much more. Keep the Market hall.
lesson-first-choose = The Prospector gave a card only to whoever took it. Now the trick of the game: take the role that helps you more than the others. You hold five cards, they hold two and three. Take the Builder.
lesson-first-choose-trader = Nobody has a good to sell. Take the Builder.
lesson-first-choose-other = That helps the others just as much. Only you have enough cards for something large: take the Builder.
lesson-first-hall = The Market hall costs 4, so you pay 3 cards. It makes no goods, it has an effect: such buildings are city buildings, and you may have each of them only once. Build it, and pay with all but the Guild hall.
lesson-first-hall-other = Not that one now. Build the Market hall.
lesson-first-hall-keep = Keep the Guild hall: it will bring many points. Pay with the other three.
lesson-first-end = When somebody has twelve buildings after a builder phase, the game ends. Then the points on your buildings count, and large ones such as the Guild hall count what you have built. Ten questions, then you play on from here.
lesson-first-quiz-win = Who wins?
    .about = Twelve buildings only end the game; then points are counted.
lesson-first-quiz-win-1 = Whoever has twelve buildings first
lesson-first-quiz-win-2 = Whoever has the most points at the end
lesson-first-quiz-win-3 = Whoever has the most cards at the end
lesson-first-quiz-pay = What do you pay for a building with?
    .about = Each card is a building, and money as well.
lesson-first-quiz-pay-1 = With coins
lesson-first-quiz-pay-2 = With points
lesson-first-quiz-pay-3 = With other cards from your hand
lesson-first-quiz-role = Somebody takes the Builder. Who may build?
    .about = Each in turn, beginning with whoever took the role.
lesson-first-quiz-role-1 = Everybody
lesson-first-quiz-role-2 = Only whoever took the role
lesson-first-quiz-role-3 = Only the others
lesson-first-quiz-builder = What privilege has whoever takes the Builder?
    .about = What stands beside the star of a role is for its taker alone.
lesson-first-quiz-builder-1 = They build two buildings.
lesson-first-quiz-builder-2 = They draw a card.
lesson-first-quiz-builder-3 = They pay 1 card less.
lesson-first-quiz-goods = When do you make goods?
    .about = Everybody may make one, whoever takes the role two; each on an empty production building.
lesson-first-quiz-goods-1 = When you build
lesson-first-quiz-goods-2 = When somebody takes the Producer
lesson-first-quiz-goods-3 = At the start of every round
lesson-first-quiz-price = What does a good bring when you sell it?
    .about = The market card is turned up when somebody takes the Trader.
lesson-first-quiz-price-1 = As many cards as the market card says
lesson-first-quiz-price-2 = Always 1 card
lesson-first-quiz-price-3 = As many points as it cost
lesson-first-quiz-council = Somebody else takes the Councillor. What may you do?
    .about = Whoever takes the role draws five, and keeps one, too.
lesson-first-quiz-council-1 = Nothing
lesson-first-quiz-council-2 = Draw two cards and keep one
lesson-first-quiz-council-3 = Draw two cards and keep both
lesson-first-quiz-prospector = Somebody else takes the Prospector. What do you get?
    .about = It is the only role that brings the others nothing.
lesson-first-quiz-prospector-1 = Nothing
lesson-first-quiz-prospector-2 = A card
lesson-first-quiz-prospector-3 = A good
lesson-first-quiz-best = Which role is a good one to take?
    .about = You see how many cards the others hold, and what lies on their buildings.
lesson-first-quiz-best-1 = Always the Builder
lesson-first-quiz-best-2 = The one that helps everybody
lesson-first-quiz-best-3 = The one that helps you more than the others
lesson-first-quiz-end = When does the game end?
    .about = Everybody may still build in that phase.
lesson-first-quiz-end-1 = When a builder phase is over and somebody has twelve buildings
lesson-first-quiz-end-2 = After twelve rounds
lesson-first-quiz-end-3 = When the draw pile is empty

## The lesson about roles
lesson-roles = The rhythm of roles
    .about = When to gather cards, and when to build.
lesson-roles-gather = You did not build this time: your cards would have brought little. Now gather. Nobody has goods to sell, and the Councillor shows you five cards, the others only two. Take the Councillor.
lesson-roles-gather-trader = Nobody has a good to sell. Take the Councillor.
lesson-roles-gather-other = That would help everybody about as much. Take the Councillor.
lesson-roles-keep = With the Carpenter, every city building that follows brings you a card. The earlier it stands, the more it brings. Keep the Carpenter.
lesson-roles-keep-other = That one brings you less in the long run. Keep the Carpenter.
lesson-roles-build = Now you have a building that is worth it and the cards to pay for it. Whoever takes the role pays less and builds first. Take the Builder.
lesson-roles-build-other = Then somebody else may take the Builder, and pay less than you. Take it.
lesson-roles-prospect = The Carpenter stands, and you hold three cards: gather again. The Prospector brings the others nothing, and your Gold mine may bring you a second card. Take the Prospector.
lesson-roles-prospect-other = That gives the others something, too. Take the Prospector.
lesson-roles-end = Gather, build, gather: that is the rhythm. Since then the others’ roles have brought you cards and a good that you sold. Each time, take the role that gives you more than the others. Now you choose again, and you play on from here.

## The lesson about points
lesson-points = First power, then points
    .about = What to build early, and what to build late.
lesson-points-power = An early round. You could build a monument, but it brings points and nothing else. The Library doubles your privilege in every round to come. Build the Library, and pay with the indigo plant, the coffee roaster, the Archive and the Victory column.
lesson-points-power-points = Points are there at the end, too; what the Library brings comes only while you have it. Build the Library.
lesson-points-power-other = The Library brings you more in every round. Build the Library.
lesson-points-power-pay = Keep that one. Pay with the indigo plant, the coffee roaster, the Archive and the Victory column.
lesson-points-late = Five rounds later somebody has nine buildings: the end is near, and new effects hardly pay any more. Now build points. Build the Hero, and pay with two silver smelters and the Archive.
lesson-points-late-other = The Hero is 5 points. That one brings fewer. Build the Hero.
lesson-points-late-pay = Keep that one. Pay with two silver smelters and the Archive.
lesson-points-end = Early on build what brings cards; when somebody comes near twelve buildings, build what brings points. You play on from here.

lesson-goods = Make and sell
    .about = When goods bring you more than the others.
lesson-goods-smelter = The silver smelter costs you all your other cards. But silver sells for 2 or 3 cards, and no other good sells for more, again and again. Build the silver smelter.
lesson-goods-smelter-other = That brings you fewer cards in the rounds to come. Build the silver smelter.
lesson-goods-smelter-nothing = Cards in your hand bring nothing. Build the silver smelter.
lesson-goods-produce = Whoever takes the Producer makes one good more than the others. You have two empty production buildings: two goods for you, one for each of the others. Take the Producer.
lesson-goods-produce-trader = Nobody has a good to sell yet. Take the Producer.
lesson-goods-produce-other = That brings you one card. Two goods bring you more: take the Producer.
lesson-goods-sell = A new round. You have two goods, the others one each, and whoever takes the Trader sells one good more. If somebody else takes the role, you sell only one. Take the Trader.
lesson-goods-sell-other = Then somebody else may take the Trader, and you sell only one good. Take the Trader.
lesson-goods-again = You drew four cards for your two goods, and have built with them. Four rounds later you have three production buildings, all empty, and a Market hall: whenever you sell, it brings 1 card more. Take the Producer.
lesson-goods-again-trader = Nobody has a good to sell. Take the Producer.
lesson-goods-again-other = Your production buildings are empty, and goods cost nothing. Take the Producer.
lesson-goods-which = You may make two goods. Indigo never sells for more than 1 card. Make one on the tobacco storage and one on the silver smelter.
lesson-goods-which-indigo = Indigo never sells for more than 1 card. Make the goods on the tobacco storage and the silver smelter.
lesson-goods-which-nothing = You may make two goods, and they cost nothing. Make them on the tobacco storage and the silver smelter.
lesson-goods-trade = Nobody has sold in the meantime. As long as a good lies on a building, you cannot make another one there. You choose a role again: take the Trader.
lesson-goods-trade-other = Then you sell only one good, or none. Take the Trader.
lesson-goods-end = Two goods and the Market hall have brought four cards, and your buildings are empty again. Make goods when you make more of them than the others; sell when you hold more of them. You play on from here.
