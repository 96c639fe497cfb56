title = The Golden City
summary = Bid for pairs of landscape cards, build trading houses from the coast to the Golden City, and collect letters for goods, rivers and quarters.
option-show_letters = Other players’ letters
option-show_letters-false = Each player sees only their own letters until the end.
    .short = Hidden
option-show_letters-true = Everybody's letters are shown all the time.
    .short = Shown
option-memory_aid = Memory aid
option-memory_aid-false = Cards that others took in sight of all have to be remembered.
    .short = Off
option-memory_aid-true = Cards that others took in sight of all, and certainly still hold, are shown.
    .short = On
option-blocked_always_loses = Whoever can never build again loses
option-blocked_always_loses-true = Always, even if the game ends in that round for another reason.
    .short = Always
option-blocked_always_loses-false = Only if nothing else ends the game in that round.
    .short = Unless the game ends anyway
option-blocked_without_key = Only an inner district in reach, and no key
option-blocked_without_key-true = That counts as never being able to build again.
    .short = Blocked
option-blocked_without_key-false = That does not count as never being able to build again.
    .short = Not blocked
option-board = Board
option-board-fair = The fair island: no coast is better than another. Reconstructed; the rules say what of it is published.
    .short = Fair island
option-board-reconstructed = The older island, reconstructed too: some coasts are better than others.
    .short = Older island
option-board-own = A board from a file on the server.
    .short = From a file
end-houses = A player has built the last house.
end-cards = The last scoring card has been scored.
end-blocked = A player can never build again.

## Pictures of the rulebook
board-figure-pair = There are as many pairs as players. Everybody puts a hand on one.
board-figure-chase = To chase a hand away costs coins: 1 for the first chase of the round, then 2, then 3.
board-figure-coast = Every way begins at the coast. A house stands here now.
board-figure-onward = From there it goes on along a road: a suburb costs two cards of its terrain.
board-figure-scoring = The scoring card says what this round is about: a good, and a river or a quarter.
board-figure-goods = Goods cards that can be won. Whoever has the good of the scoring card gets letters, and letters are points.
board-figure-joker = Two equal cards are a joker: they stand for one card of any other type.
board-figure-key = Keys: an inner district costs one of them besides its two cards.
board-figure-kept = A goods card that was won: it counts in every round in which one of its goods is scored.
board-figure-bonus = A bonus card: the others do not see which one it is, and it counts at the end.
board-figure-outer = An outer district: the first house brings 5 letters, the second 3.
board-figure-inner = An inner district: the first house brings 10 letters, the second 6.

## Things
landscape-coast = coast
landscape-forest = forest
landscape-plain = plain
landscape-mountain = mountain
landscape-desert = desert
two-coast = 2 coast cards
two-forest = 2 forest cards
two-plain = 2 plain cards
two-mountain = 2 mountain cards
two-desert = 2 desert cards
site-coast = coast { $n }
site-suburb = { $terrain } suburb { $n }
site-outer = outer { $terrain } district { $n }
site-inner = inner { $terrain } district
site-with-reward = { $site } ({ $reward })
reward-coin = 1 coin
reward-two-coins = 2 coins
reward-landscape_card = a landscape card
reward-key_card = a key card
reward-bonus_card = a bonus card
reward-goods_card = a goods card
reward-outer = 5 letters for the first to build there, 3 for the second
reward-outer-coin = 5 letters and 1 coin for the first to build there, 3 letters for the second
reward-inner = 10 letters and a landscape card for the first to build there, 6 letters for the second; needs a key card
good-jugs = jugs
good-wine = wine
good-cloth = cloth
good-spices = spices
goods-card = { $goods }
goods-face-down = the top card of the goods deck
river-north = north river
river-east = east river
river-south = south river
river-west = west river
quarter-forest = forest quarter
quarter-plain = plain quarter
quarter-mountain = mountain quarter
quarter-desert = desert quarter
scoring-card = { $good } + { $area }
bonus-goods = Warehouse
    .about = End of the game: 3 letters for each of your goods cards.
bonus-coins = Treasury
    .about = End of the game: 2 letters for each of your coins.
bonus-city = City
    .about = End of the game: 1 letter for each of your houses in the Golden City.
bonus-rivers = Rivers
    .about = End of the game: 2 letters for each of your riverside houses, on any river.
bonus-forest = Forest
    .about = End of the game: 1 letter for each of your houses in a forest suburb or district.
bonus-plain = Plain
    .about = End of the game: 1 letter for each of your houses in a plain suburb or district.
bonus-mountain = Mountain
    .about = End of the game: 1 letter for each of your houses in a mountain suburb or district.
bonus-desert = Desert
    .about = End of the game: 1 letter for each of your houses in a desert suburb or district.

## The table
view-round = Round
view-start = Start player
view-scoring_card = Scoring card
view-pairs = Pairs
view-pair = Pair
view-cards = Cards
view-taken_by = Hand of
view-price = Price of a chase
view-building = Being paid for
view-paid = Paid
view-display = Goods on display
view-players = Players
view-seat = Player
view-letters = Letters
view-coins = Coins
view-keys = Key cards
view-houses_left = Houses left
view-hand = Cards in hand
view-known = Seen by all
view-goods = Goods cards
view-bonus = Bonus cards
view-bonus_cards = Which bonus cards
view-out = Can never build again
view-board = Board
view-site = Site
view-houses = Houses
view-deck = Landscape deck
view-discard = Discard pile
view-supply = Coins in the supply
view-key_supply = Key cards in the supply
view-keys_used = Key cards in the box
view-goods_deck = Goods deck
view-goods_out = Goods cards in the box
view-bonus_deck = Bonus deck
view-scoring_deck = Scoring deck
view-scored = Scored
view-played_on = Played on
view-prices = Payments
view-pays_for = Sites that your hand and a pair pay for
view-landscape = Type of cards
view-ways = Ways to pay
view-answers = Choices
view-bonus_worth = Bonus cards, if it were the end
view-for_good = Letters for the good, if scored now
view-for_area = Letters for the area, if scored now

## Questions
ask-place = On which pair do you bid? Chasing a hand costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
ask-build = Where do you build?
ask-build-second = Where do you build a second house?
ask-pay = { $n ->
    [one] { $site }: what do you pay as { $card }?
   *[other] { $site }: what do you pay as { $card }? ({ $n } to go)
}
ask-goods = Which goods card do you take?
ask-drop = You have five goods cards. Which one goes into the box?
ask-bonus = Which bonus card do you keep?
ask-discard = You have too many cards. { $n ->
    [one] Which one do you discard?
   *[other] Which { $n } do you discard?
}

## Choices
do-place = Pair { $arg }
    .brings = Both cards come into your hand, unless somebody chases you from the pair.
do-build = Build on { $arg }
    .brings = A way further inland, and at once the reward that the site shows.
do-end_turn = End your turn
    .brings = You build no more this round and keep at most 5 landscape cards.
do-pay = Pay { $arg }
    .brings = These cards leave your hand. Two equal ones stand for one of any other type.
do-goods = Take { $arg }
    .brings = 2 letters whenever its good is scored, 2 more if nobody else has it.
do-drop = Drop { $arg }
    .brings = The card goes into the box; its good brings you nothing any more.
do-bonus = Keep { $arg }
do-discard = Discard { $arg }
    .brings = The card goes; you keep 5. Two equal cards are a joker.

## Chance
do-start = A seat is drawn to start
do-deal = A card is laid out: { $arg }
do-draw = A card is drawn: { $arg }
do-show = A goods card is turned up: { $arg }
do-score = The scoring card is turned up: { $arg }

## Why not
why-cannot-chase = To chase that hand costs { $price ->
    [one] 1 coin
   *[other] { $price } coins
}; you have { $n ->
    [0] none
    [one] 1
   *[other] { $n }
}.
why-no-house-left = You have no house left.
why-own-house = You already have a house there.
why-site-taken = A house already stands there.
why-no-connection = No road joins it to one of your houses.
why-no-key = An inner district needs a key card, and you have none.
why-cannot-pay = You cannot pay: you are { $n ->
    [one] 1 { $card } card
   *[other] { $n } { $card } cards
} short, even with pairs as jokers.
why-no-such-card = You have no such card.
why-no-such-pair = You do not have two such cards.
why-not-in-display = That goods card is not on display.
why-goods-deck-empty = The goods deck is empty.
why-not-your-goods = You have no such goods card.
why-bonus-taken = Somebody has taken that bonus card.

## The log
log-start-drawn = { $seat } is start player.
log-goods-turned = On display: { $goods }.
log-round-begins = Round { $n } begins.
log-scoring-turned = To be scored: { $card }.
log-reshuffled = The discard pile is shuffled into a new deck.
log-dealt = Pair { $n }: { $card }.
log-placed = { $seat } puts their bidding hand on pair { $n }.
    .you = You put your bidding hand on pair { $n }.
    .forced = Only pair { $n } was left for you.
log-chased = { $seat } chases { $other } off pair { $n } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
    .you = You chase { $other } off pair { $n } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
    .whom = { $seat } chases you off pair { $n } for { $price ->
        [one] 1 coin
       *[other] { $price } coins
    }.
log-took-pair = { $seat } takes { $card } and { $second }.
    .you = You take { $card } and { $second }.
log-drew = { $seat } draws { $card }.
    .you = You draw { $card }.
log-drew-unseen = { $seat } draws a card.
log-paid = { $seat } pays { $card }.
    .you = You pay { $card }.
log-paid-pair = { $seat } pays { $card } as a joker.
    .you = You pay { $card } as a joker.
log-paid-key = { $seat } pays a key card.
    .you = You pay a key card.
log-built = { $seat } builds on { $site }.
    .you = You build on { $site }.
log-won-coins = { $seat } gets { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
    .you = You get { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }.
log-won-letters = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
}.
    .you = You get { $n ->
        [one] 1 letter
       *[other] { $n } letters
    }.
log-won-key = { $seat } gets a key card.
    .you = You get a key card.
log-took-goods = { $seat } takes { $goods }.
    .you = You take { $goods }.
log-drew-goods = { $seat } draws from the goods deck: { $goods }.
    .you = You draw from the goods deck: { $goods }.
log-dropped = { $seat } drops { $goods }.
log-took-bonus = { $seat } keeps the bonus card { $bonus }.
log-took-bonus-unseen = { $seat } keeps a bonus card.
log-discarded = { $seat } discards { $card }.
log-ended-turn = { $seat } ends the turn.
    .you = You end your turn.
    .forced = You can pay for no other house: your turn ends.
log-last-house = { $seat } has built the last house; this is the last round.
log-blocked = { $seat } can never build again; this is the last round.
log-lost = { $seat } could not build any more and has lost.
log-scored-good = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
} for the good.
    .you = You get { $n ->
        [one] 1 letter
       *[other] { $n } letters
    } for the good.
log-scored-area = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
} for houses.
    .you = You get { $n ->
        [one] 1 letter
       *[other] { $n } letters
    } for houses.
log-start-passed = { $seat } is the next start player.
    .you = You are the next start player.
log-bonus-scored = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
} for the bonus card { $bonus }.
log-ended = The game is over; letters are counted.

## Scores
score-letters = Letters
    .about = Letters are points. They come at once for the first and second house in a district of the city, and in every round for the good and the area on the scoring card.
# Of games that ended before each card had a row.
score-bonus = Bonus cards
    .about = Letters that bonus cards bring at the end: each counts goods cards, coins or houses.
score-bonus-goods = Bonus: { bonus-goods }
    .about = { bonus-goods.about }
score-bonus-coins = Bonus: { bonus-coins }
    .about = { bonus-coins.about }
score-bonus-city = Bonus: { bonus-city }
    .about = { bonus-city.about }
score-bonus-rivers = Bonus: { bonus-rivers }
    .about = { bonus-rivers.about }
score-bonus-forest = Bonus: { bonus-forest }
    .about = { bonus-forest.about }
score-bonus-plain = Bonus: { bonus-plain }
    .about = { bonus-plain.about }
score-bonus-mountain = Bonus: { bonus-mountain }
    .about = { bonus-mountain.about }
score-bonus-desert = Bonus: { bonus-desert }
    .about = { bonus-desert.about }

## The board
board-island = The island
board-keys = Arrow keys walk along the roads, Page Down and Page Up go from glowing site to glowing site, Enter opens a site, plus and minus zoom, 0 shows the whole island.
board-sites = Sites where you can build
board-nearer = Zoom in
board-farther = Zoom out
board-fit = Show the whole island
board-near = Zoom to where you can build
board-houses-of = houses: { $names }
board-can-build = you can build here
board-brings = Brings { $reward }
board-cost = Costs
board-pays = you pay { $cards }
board-pay-with = Pay with
board-build-for = Build and pay: { $cards }
board-discard = Discard { $n } of { $due }
board-discards = Discard: { $cards }
board-now-letters = +{ $n } now
board-stays = Still in your hand: { $cards }
board-pair-free = free
board-pair-pays = With your cards it pays for a house on: { $types }.
board-pair-pays-nothing = With your cards it pays for no house within reach yet.
board-pair-yours = your hand lies here
board-pair-chase = the hand of { $name }; to chase it costs { $n ->
    [one] 1 coin
   *[other] { $n } coins
}
board-free = free
board-bonus = { $n ->
    [one] 1 bonus card
   *[other] { $n } bonus cards
}
board-worth-now = Worth now: { $n ->
    [one] 1 letter
   *[other] { $n } letters
}
board-scored-now = scored this round
board-show-cards = Show the cards
board-show-island = Look at the island
board-no-map = The board could not be fetched.
board-again = Try again
board-this-round = This round, as it stands
board-scored-today = If it were scored now
board-scoring-good = Everybody who owns a goods card with this good gets 2 letters; if only one player does, that player gets 2 more.
board-scoring-river = Everybody with a house on one of the three lit riverside suburbs gets 2 letters; whoever has more houses there than every other player gets 2 more. If several have the most, nobody does.
board-scoring-quarter = Everybody with a house in one of the three lit districts gets 2 letters; whoever has more houses there than every other player gets 2 more. If several have the most, nobody does.
board-landscape-about = Pays for a house on this landscape. Two equal cards are a joker: together they count as one card of any other landscape. At the end of your turn you keep at most 5 cards.
board-goods-about = A goods card lies face up in front of its owner. It brings letters in each round whose scoring card shows one of its goods. Everybody keeps at most 4.
board-legend = What the signs mean
board-riverside = riverside suburb
board-first-letters = letters for the first to build there; the second gets fewer
board-own = What you have
board-about-coast = A coast: you may build here without a road. It holds one house.
board-about-suburb = A suburb: a road must join it to one of your houses. It holds one house.
board-about-outer = A district in the outer ring of the Golden City: a road must join it to one of your houses. It holds one house of each player; the first two get letters.
board-about-inner = A district in the inner ring of the Golden City: a road must join it to one of your houses, and it costs a key card too. It holds one house of each player; the first two get letters.
board-about-letters = Letters are points: whoever has the most at the end wins.
board-letters-hidden = Only you see how many you have; everybody shows theirs at the end.
board-letters-secret = How many another player has stays secret until the end.
board-about-coins = With coins you chase a hand off a pair.
board-about-keys = A key card pays for an inner district, and is used up.
board-about-houses_left = When somebody builds their last house, the game ends with that round.
board-about-pair = Two landscape cards for whoever’s hand lies on them in the end. A free pair costs nothing; each chase of a round costs 1 coin more than the one before.
board-about-deck = New pairs and rewards come from here. When it is empty, the discard pile is shuffled.
board-about-hand = Landscape cards that only their owner sees. They pay for houses; at the end of a turn at most 5 are kept.
board-about-bonus = Bonus cards lie face down until the end of the game. Each counts goods cards, coins or houses.
board-about-start = The start player bids and builds first in this round. In the next one it is the next player clockwise.
board-about-known = Landscape cards that were taken in sight of all, and are certainly still in this hand.
board-about-out = There is no site left on which this player could ever build. This round is the last one.
board-goods-scores = This round scores { $good }: the card brings letters.
board-goods-rests = This round scores { $good }: the card brings nothing.
board-scoring = The round is scored
board-round = Round { $n }/16
board-round-scores = Round { $n }: this will be scored
board-last-card = This is the last scoring card; the game ends when it has been scored.
board-few-houses = { $name } has only { $n ->
    [one] 1 house
   *[other] { $n } houses
} left. The round in which somebody builds their last house is the last one.

## The first lesson
lesson-first = Your first way to the city
    .about = For whoever has never played: bidding, building from the coast into the city, and scoring.
lesson-first-city = In the middle of the island lies the Golden City. You build trading houses from the coast all the way into it. Letters are points: whoever has the most at the end wins.
lesson-first-scoring = In every round this card says what brings letters: a good, this time spices, and a river or a quarter of the city, this time the north river. Tap the card, or anything else, to learn what it is.
lesson-first-chase = Houses are paid for with landscape cards. In every round each player puts a hand on a pair of them, and gets it. You need plain cards, but there lies a hand already. Chase it away: that costs 1 coin.
lesson-first-chase-second = You can chase that hand, too, but there is no plain card. Chase the one on plain and forest.
lesson-first-chase-free = A free pair costs nothing, but there is no plain card. Chase the hand off plain and forest.
lesson-first-coast = Now you build. Every way begins at the coast, where you need no road. Build on this coast, and pay with your coast card.
lesson-first-coast-plains = Two equal cards may stand for a coast card, but you will need your plain cards. Pay with the coast card.
lesson-first-coast-coast = That is allowed, but from the lit coast a road leads to the north river. Build there.
lesson-first-coast-nothing = Nobody has to build, but without houses there are no letters. Build on the coast.
lesson-first-suburb = The coast brought you a card: the sign on a place shows what it brings. You may build a second house, along a road. A suburb costs two cards of its terrain. Build on this plain suburb.
lesson-first-suburb-other = That is allowed, but it is not on the north river. Build on the lit plain suburb.
lesson-first-suburb-nothing = You have the cards for a second house. Build on the plain suburb.
lesson-first-letters = The round is scored. You have a house on the north river: 2 letters. You have more houses there than anybody else: 2 more. A quarter of the city counts in the same way, for houses in its three districts.
lesson-first-goods = A crate brings a goods card, such as these: 2 letters in every round whose card shows one of its goods. A red seal brings a bonus card: you choose one in secret, and at the end it counts coins, goods cards or houses. The i on the island explains all signs.
lesson-first-again = A new round. You had put your hand on a free pair, which costs nothing, but you have been chased off! Each chase of a round costs 1 coin more than the one before, so now it is 2. You need plain cards again, and you have four coins. Chase the hand away.
lesson-first-again-plain = There is no plain card on that pair. Chase the hand off the lit one.
lesson-first-joker = Now the trick of the game: two equal cards stand for any other card. You have one plain card and two forest cards, and that is enough for the Golden City. Build there.
lesson-first-joker-other = That is allowed, but your cards are enough for the Golden City. Build on the lit district.
lesson-first-joker-nothing = Your cards are enough for the Golden City. Build on the lit district.
lesson-first-end = You are the first in this district: 5 letters. Inner districts bring 10, but need a key card as well. The game ends when somebody builds their last house, and after sixteen rounds at the latest. Ten questions, then you play on from here.
lesson-first-quiz-win = Who wins?
    .about = Letters are the points of this game.
lesson-first-quiz-win-1 = Whoever reaches the middle of the city first
lesson-first-quiz-win-2 = Whoever has built the most houses
lesson-first-quiz-win-3 = Whoever has the most letters at the end
lesson-first-quiz-chase = What does the second chase of a round cost?
    .about = Each costs 1 coin more, whoever chases whom; the next round begins again with 1.
lesson-first-quiz-chase-1 = Nothing
lesson-first-quiz-chase-2 = 2 coins
lesson-first-quiz-chase-3 = 1 coin, as the first one
lesson-first-quiz-coast = Where can you build without a road to a house of yours?
    .about = Everywhere else a road must lead there from one of your houses.
lesson-first-quiz-coast-1 = On a free coast
lesson-first-quiz-coast-2 = In a suburb
lesson-first-quiz-coast-3 = In the Golden City
lesson-first-quiz-suburb = What does a suburb cost?
    .about = An outer district costs the same.
lesson-first-quiz-suburb-1 = 2 coins
lesson-first-quiz-suburb-2 = Any two cards
lesson-first-quiz-suburb-3 = Two cards of its terrain
lesson-first-quiz-joker = You are one plain card short. What can stand for it?
    .about = Coast cards can do so, too.
lesson-first-quiz-joker-1 = Any one card
lesson-first-quiz-joker-2 = Two equal cards
lesson-first-quiz-joker-3 = A coin
lesson-first-quiz-river = The card shows a river. Who gets letters?
    .about = Each of them gets 2; if several have the most, nobody gets 2 more.
lesson-first-quiz-river-1 = Everybody with a house on it, and whoever has the most gets more
lesson-first-quiz-river-2 = Only whoever has the most houses there
lesson-first-quiz-river-3 = Whoever builds there in this round
lesson-first-quiz-good = The card shows a good, too. Who gets letters for it?
    .about = Whoever is the only one to have it gets 2 more.
lesson-first-quiz-good-1 = Whoever has the most goods cards
lesson-first-quiz-good-2 = Whoever pays a coin
lesson-first-quiz-good-3 = Everybody with a goods card that shows it
lesson-first-quiz-city = Who gets 5 letters for an outer district?
    .about = The second gets 3, the others nothing.
lesson-first-quiz-city-1 = Whoever builds there first
lesson-first-quiz-city-2 = Everybody who builds there
lesson-first-quiz-city-3 = Whoever has the most houses in the city
lesson-first-quiz-inner = What do you need for an inner district besides two cards?
    .about = You get key cards in some of the suburbs.
lesson-first-quiz-inner-1 = A coin
lesson-first-quiz-inner-2 = A key card
lesson-first-quiz-inner-3 = A goods card
lesson-first-quiz-end = When does the game end?
    .about = Neither many letters nor a full city end it. When somebody’s last house stands, the round is still played to its end.
lesson-first-quiz-end-1 = When somebody has 50 letters
lesson-first-quiz-end-2 = When somebody has built their last house, and after sixteen rounds at the latest
lesson-first-quiz-end-3 = When the Golden City is full

## The lesson about chasing
lesson-chase = When to chase
    .about = Coins are few: which pair is worth one.
lesson-chase-worth = You hold a coast card and a mountain card. With a second mountain card you can build twice in this turn: a coast, and a mountain suburb beside it. That is worth a coin. Chase the hand off desert and mountain.
lesson-chase-worth-free = Then you can be sure of one house only, the one on the coast. Chase the hand off desert and mountain.
lesson-chase-worth-other = That would cost a coin, too, but bring no mountain card. Chase the hand off desert and mountain.
lesson-chase-free = Again you hold a mountain card, and there is another one on a pair that is free. What is free need not be chased. Put your hand on mountain and plain.
lesson-chase-free-coin = That costs a coin, and no card of it makes a pair with yours. Put your hand on mountain and plain.
lesson-chase-free-other = You are building in the mountains. Put your hand on mountain and plain.
lesson-chase-city = You stand in the city, and the next mountain district is still empty: 5 letters for two mountain cards. With these two you have three; the third is the beginning of another house. You have four coins, more than the others. Chase the hand off the two mountains.
lesson-chase-city-other = You have coins enough, and these two cards are worth more to you. Chase the hand off the two mountains.
lesson-chase-end = Now you can pay for the district, and one mountain card will be left. Chase when a pair lets you build more and you have coins to spare; else take what is free. You play on from here.

## The lesson about coasts and jokers
lesson-coasts = Coasts and jokers
    .about = How to build where no road of yours leads, with cards that do not fit.
lesson-coasts-joker = This suburb lies on a river and brings a card. You have one plain card; for the second you need a joker. Of three forest cards you can spare two. Build there, and pay with the plain card and two forest cards.
lesson-coasts-joker-deserts = Two desert cards pay for a suburb in the desert; of three forest cards you can spare two. Pay with two forest cards.
lesson-coasts-joker-other = That brings less now. Build on the lit suburb.
lesson-coasts-coast = You hold three desert cards, but no road of yours leads to a free place in the desert. A coast needs no road, and it opens a new way. Build on the lit coast, and pay with your coast card.
lesson-coasts-coast-deserts = You will need your desert cards right away. Pay with the coast card.
lesson-coasts-coast-other = From the lit coast, roads lead into the desert, where your cards fit. Build there.
lesson-coasts-onward = The coast has brought you a fourth desert card. Your second house: this suburb brings a bonus card, which counts at the end. Build there.
lesson-coasts-onward-other = That would be 2 letters now at best, or none. A bonus card can bring more. Build on the lit suburb.
lesson-coasts-end = A new coast, and your cards fit again. Now choose a bonus card: one for which you will have a lot at the end. You play on from here.

lesson-keys = The inner city
    .about = How to get a key card in time, and two houses out of four cards.
lesson-keys-goal = The inner mountain district lies next to a house of yours, and nobody is there yet: 10 letters. It costs two mountain cards and a key card. The lit suburb brings a key card.
lesson-keys-pair = You hold two mountain cards and one plain card. With a second plain card you can build on the suburb that brings the key card. Put your hand on plain and mountain.
lesson-keys-pair-plain = There is no plain card on that pair. Put your hand on plain and mountain.
lesson-keys-key = You may build twice, and what the first house brings helps you with the second. So first the key card: build on the lit suburb, and pay with two plain cards.
lesson-keys-key-mountains = You will need two mountain cards right away. Pay with the plain cards.
lesson-keys-key-other = Without a key card the inner district stays closed. Build on the lit suburb.
lesson-keys-inner = You have the key card and the mountain cards. Whoever comes second gets only 6 letters. Build in the inner district.
lesson-keys-inner-other = Nothing else brings 10 letters. Build in the inner district.
lesson-keys-pairs = You hold one mountain card and one forest card. Alone, each builds nothing; two equal ones build a house. One of these pairs makes two houses of your cards. Put your hand on mountain and forest.
lesson-keys-pairs-other = Then your two cards stay single. Put your hand on mountain and forest.
lesson-keys-joker = Two equal cards can stand for another one, but then you pay one card more. You have both mountain cards, so keep the forest cards together. Build on the lit suburb, and pay with two mountain cards.
lesson-keys-joker-forests = Then no second house is left. Pay with the mountain cards, and keep the forest cards together.
lesson-keys-joker-other = The lit suburb brings a bonus card, which counts at the end. Build there.
lesson-keys-end = With your two forest cards you can build in a district right away. Get the key card in time, keep equal cards together, and use a joker only where a card is missing. First choose a bonus card. You play on from here.
