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
reward-outer = 5 letters, then 3
reward-outer-coin = 5 letters and 1 coin, then 3 letters
reward-inner = 10 letters and a landscape card, then 6 letters; needs a key card
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
ask-pay = { $site }: what do you pay as { $card }? ({ $n } to go)
ask-goods = Which goods card do you take?
ask-drop = You have five goods cards. Which one goes into the box?
ask-bonus = Which bonus card do you keep?
ask-discard = You have too many cards. Which do you discard? ({ $n } to go)

## Choices
do-place = Pair { $arg }
do-build = Build on { $arg }
do-end_turn = End your turn
do-pay = Pay { $arg }
do-goods = Take { $arg }
do-drop = Drop { $arg }
do-bonus = Keep { $arg }
do-discard = Discard { $arg }

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
why-cannot-pay = You cannot pay: { $n ->
    [one] 1 card
   *[other] { $n } cards
} of { $card } missing, even using pairs as jokers.
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
log-chased = { $seat } chases { $other } off pair { $n } for { $price ->
    [one] 1 coin
   *[other] { $price } coins
}.
log-took-pair = { $seat } takes { $card } and { $second }.
log-drew = { $seat } draws { $card }.
log-drew-unseen = { $seat } draws a card.
log-paid = { $seat } pays { $card }.
log-paid-pair = { $seat } pays { $card } as a joker.
log-paid-key = { $seat } pays a key card.
log-built = { $seat } builds on { $site }.
log-won-coins = { $seat } gets { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
log-won-letters = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
}.
log-won-key = { $seat } gets a key card.
log-took-goods = { $seat } takes { $goods }.
log-drew-goods = { $seat } draws from the goods deck: { $goods }.
log-dropped = { $seat } drops { $goods }.
log-took-bonus = { $seat } keeps the bonus card { $bonus }.
log-took-bonus-unseen = { $seat } keeps a bonus card.
log-discarded = { $seat } discards { $card }.
log-ended-turn = { $seat } ends the turn.
log-last-house = { $seat } has built the last house; this is the last round.
log-blocked = { $seat } can never build again; this is the last round.
log-lost = { $seat } could not build any more and has lost.
log-scored-good = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
} for the good.
log-scored-area = { $seat } gets { $n ->
    [one] 1 letter
   *[other] { $n } letters
} for houses.
log-start-passed = { $seat } is the next start player.
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
board-pay-with = Pay with
board-build-for = Build for { $cards }
board-discard = Discard { $n } of { $due }
board-now-letters = +{ $n } now
board-pair-free = free
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
board-goods-about = Lies face up in front of its owner and brings letters in each round whose scoring card shows one of its goods. Everybody keeps at most 4.
board-legend = What the signs mean
board-riverside = riverside suburb
board-first-letters = letters for the first to build there; the second gets fewer
board-own = What you have
board-about-coast = A coast: you may build here without a road. It holds one house.
board-about-suburb = A suburb: a road must join it to one of your houses. It holds one house.
board-about-outer = A district in the outer ring of the Golden City: a road must join it to one of your houses. It holds one house of each player; the first two get letters.
board-about-inner = A district in the inner ring of the Golden City: a road must join it to one of your houses, and it costs a key card too. It holds one house of each player; the first two get letters.
board-about-letters = Letters are points: whoever has the most at the end wins.
board-about-coins = With coins you chase a hand off a pair.
board-about-keys = A key card pays for an inner district, and is used up.
board-about-houses_left = When somebody builds their last house, the game ends with that round.
board-about-pair = Two landscape cards for whoever’s hand lies on them in the end. A free pair costs nothing; each chase of a round costs 1 coin more than the one before.
board-about-deck = New pairs and rewards come from here. When it is empty, the discard pile is shuffled.
board-scoring = The round is scored
board-round = Round { $n } of 16
board-round-scores = Round { $n }: this will be scored
board-last-card = The last scoring card
