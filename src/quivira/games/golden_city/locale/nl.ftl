title = De Gouden stad
summary = Bied op paren landschapskaarten, bouw handelshuizen van de kust tot in de Gouden stad en verzamel handelsbrieven voor goederen, rivieren en stadswijken.
option-show_letters = Handelsbrieven van de anderen
option-show_letters-false = Tot het einde ziet iedereen alleen de eigen handelsbrieven.
    .short = Verborgen
option-show_letters-true = De handelsbrieven van iedereen zijn de hele tijd zichtbaar.
    .short = Zichtbaar
option-memory_aid = Geheugensteun
option-memory_aid-false = Kaarten die anderen voor ieders ogen hebben genomen, moet je zelf onthouden.
    .short = Uit
option-memory_aid-true = Kaarten die anderen voor ieders ogen hebben genomen en zeker nog hebben, worden getoond.
    .short = Aan
option-blocked_always_loses = Wie nooit meer kan bouwen, verliest
option-blocked_always_loses-true = Altijd, ook als het spel in die ronde om een andere reden eindigt.
    .short = Altijd
option-blocked_always_loses-false = Alleen als niets anders het spel in die ronde beëindigt.
    .short = Tenzij het spel toch eindigt
option-blocked_without_key = Alleen binnenstad binnen bereik, en geen sleutel
option-blocked_without_key-true = Dat geldt als ‘kan nooit meer bouwen’.
    .short = Geblokkeerd
option-blocked_without_key-false = Dat geldt niet als ‘kan nooit meer bouwen’.
    .short = Niet geblokkeerd
option-board = Speelbord
option-board-fair = Het eerlijke eiland: geen kustplaats is beter dan een andere. Gereconstrueerd; de spelregels zeggen wat daarvan gepubliceerd is.
    .short = Eerlijk eiland
option-board-reconstructed = Het oudere eiland, ook gereconstrueerd: sommige kustplaatsen zijn beter dan andere.
    .short = Ouder eiland
option-board-own = Een speelbord uit een bestand op de server.
    .short = Uit een bestand
end-houses = Iemand heeft het laatste handelshuis gebouwd.
end-cards = De laatste waarderingskaart is gewaardeerd.
end-blocked = Iemand kan nooit meer bouwen.

## Afbeeldingen bij de spelregels
board-figure-pair = Er zijn evenveel paren als spelers. Iedereen legt een hand op een paar.
board-figure-chase = Een hand verjagen kost munten: de eerste keer in de ronde 1, dan 2, dan 3.
board-figure-coast = Elke weg begint aan de kust. Hier staat nu een handelshuis.
board-figure-onward = Van daar gaat het verder over een weg: een voorstad kost twee kaarten van haar landschap.
board-figure-scoring = De waarderingskaart zegt waar deze ronde om draait: een goed, en een rivier of een stadswijk.
board-figure-goods = Goederenkaarten die je kunt winnen. Wie het goed van de waarderingskaart heeft, krijgt handelsbrieven, en handelsbrieven zijn punten.
board-figure-joker = Twee gelijke kaarten zijn een joker: ze gelden als één kaart van een willekeurige andere soort.
board-figure-key = Sleutels: een stadsdeel van de binnenstad kost er een, naast de twee kaarten.
board-figure-kept = Een gewonnen goederenkaart: ze telt in elke ronde waarin een van haar goederen wordt gewaardeerd.
board-figure-bonus = Een bonuskaart: de anderen zien niet welke het is, en ze telt aan het eind.
board-figure-outer = Een stadsdeel van de buitenstad: het eerste handelshuis levert 5 handelsbrieven op, het tweede 3.
board-figure-inner = Een stadsdeel van de binnenstad: het eerste handelshuis levert 10 handelsbrieven op, het tweede 6.

## Dingen
landscape-coast = kust
    .card = kustkaart
landscape-forest = woud
    .card = woudkaart
landscape-plain = weide
    .card = weidekaart
landscape-mountain = gebergte
    .card = gebergtekaart
landscape-desert = woestijn
    .card = woestijnkaart
two-coast = 2 kustkaarten
two-forest = 2 woudkaarten
two-plain = 2 weidekaarten
two-mountain = 2 gebergtekaarten
two-desert = 2 woestijnkaarten
site-coast = kustplaats { $n }
site-suburb = voorstad { $n } ({ $terrain })
site-outer = stadsdeel { $n } van de buitenstad ({ $terrain })
site-inner = stadsdeel van de binnenstad ({ $terrain })
site-with-reward = { $site } – { $reward }
reward-coin = 1 munt
reward-two-coins = 2 munten
reward-landscape_card = een landschapskaart
reward-key_card = een sleutelkaart
reward-bonus_card = een bonuskaart
reward-goods_card = een goederenkaart
reward-outer = 5 handelsbrieven voor wie er als eerste bouwt, 3 voor de tweede
reward-outer-coin = 5 handelsbrieven en 1 munt voor wie er als eerste bouwt, 3 handelsbrieven voor de tweede
reward-inner = 10 handelsbrieven en een landschapskaart voor wie er als eerste bouwt, 6 handelsbrieven voor de tweede; kost een sleutelkaart
good-jugs = aarden pot
good-wine = wijn
good-cloth = stof
good-spices = specerijen
goods-card = { $goods }
goods-face-down = de bovenste kaart van de goederenstapel
river-north = noordelijke rivier
river-east = oostelijke rivier
river-south = zuidelijke rivier
river-west = westelijke rivier
quarter-forest = woudwijk
quarter-plain = weidewijk
quarter-mountain = gebergtewijk
quarter-desert = woestijnwijk
scoring-card = { $good } + { $area }
bonus-goods = Pakhuis
    .about = Einde van het spel: 3 handelsbrieven voor elk van je goederenkaarten.
bonus-coins = Schatkist
    .about = Einde van het spel: 2 handelsbrieven voor elk van je munten.
bonus-city = Stad
    .about = Einde van het spel: 1 handelsbrief voor elk van je handelshuizen in de Gouden stad.
bonus-rivers = Rivieren
    .about = Einde van het spel: 2 handelsbrieven voor elk van je handelshuizen aan een rivier, welke dan ook.
bonus-forest = Woud
    .about = Einde van het spel: 1 handelsbrief voor elk van je handelshuizen in een voorstad of stadsdeel in het woud.
bonus-plain = Weide
    .about = Einde van het spel: 1 handelsbrief voor elk van je handelshuizen in een voorstad of stadsdeel in de weide.
bonus-mountain = Gebergte
    .about = Einde van het spel: 1 handelsbrief voor elk van je handelshuizen in een voorstad of stadsdeel in het gebergte.
bonus-desert = Woestijn
    .about = Einde van het spel: 1 handelsbrief voor elk van je handelshuizen in een voorstad of stadsdeel in de woestijn.

## De tafel
view-round = Ronde
view-start = Startspeler
view-scoring_card = Waarderingskaart
view-pairs = Paren
view-pair = Paar
view-cards = Kaarten
view-taken_by = Hand van
view-price = Prijs van verjagen
view-building = Wordt betaald
view-paid = Betaald
view-display = Open goederen
view-players = Spelers
view-seat = Speler
view-letters = Handelsbrieven
view-coins = Munten
view-keys = Sleutelkaarten
view-houses_left = Huizen over
view-hand = Handkaarten
view-known = Door allen gezien
view-goods = Goederenkaarten
view-bonus = Bonuskaarten
view-bonus_cards = Welke bonuskaarten
view-out = Kan nooit meer bouwen
view-board = Speelbord
view-site = Bouwplaats
view-houses = Handelshuizen
view-deck = Landschapsstapel
view-discard = Aflegstapel
view-supply = Munten in de voorraad
view-key_supply = Sleutelkaarten in de voorraad
view-keys_used = Sleutelkaarten in de doos
view-goods_deck = Goederenstapel
view-goods_out = Goederenkaarten in de doos
view-bonus_deck = Bonusstapel
view-scoring_deck = Waarderingsstapel
view-scored = Gewaardeerd
view-played_on = Gespeeld op
view-prices = Betaling
view-pays_for = Waarvoor je hand met een paar genoeg is
view-landscape = Soort kaarten
view-ways = Manieren van betalen
view-answers = Keuzes
view-bonus_worth = Bonuskaarten, als het nu afgelopen was
view-for_good = Handelsbrieven voor de goederen, bij waardering nu
view-for_area = Handelsbrieven voor het gebied, bij waardering nu

## Vragen
ask-place = Op welk paar bied je? Verjagen kost { $n ->
    [one] 1 munt
   *[other] { $n } munten
}.
ask-build = Waar bouw je?
ask-build-second = Waar bouw je een tweede handelshuis?
ask-pay = { $n ->
    [one] { $site }: wat betaal je als { $card-card }?
   *[other] { $site }: wat betaal je als { $card-card }? (Nog { $n })
}
ask-goods = Welke goederenkaart neem je?
ask-drop = Je hebt vijf goederenkaarten. Welke gaat in de doos?
ask-bonus = Welke bonuskaart houd je?
ask-discard = Je hebt te veel kaarten. { $n ->
    [one] Welke leg je af?
   *[other] Welke { $n } leg je af?
}

## Keuzes
do-place = Paar { $arg }
    .brings = Beide kaarten komen in je hand, tenzij iemand je van het paar verjaagt.
do-build = Bouw: { $arg }
    .brings = Een weg verder landinwaarts, en meteen de beloning van die plek.
do-end_turn = Beëindig je beurt
    .brings = Je bouwt deze ronde niet meer en houdt hoogstens 5 landschapskaarten.
do-pay = Betaal: { $arg }
    .brings = Deze kaarten gaan uit je hand. Twee gelijke staan voor één van een andere soort.
do-goods = Neem: { $arg }
    .brings = 2 handelsbrieven telkens als het goed van de kaart gewaardeerd wordt, en 2 meer als niemand anders het heeft.
do-drop = Doe in de doos: { $arg }
    .brings = De kaart gaat in de doos; het goed levert je niets meer op.
do-bonus = Houd: { $arg }
do-discard = Leg af: { $arg-card }
    .brings = Je legt de kaart af; je houdt er 5. Twee gelijke kaarten zijn een joker.

## Toeval
do-start = Het lot wijst de startspeler aan
do-deal = Er wordt een kaart opengelegd: { $arg }
do-draw = Er wordt een kaart getrokken: { $arg }
do-show = Er wordt een goederenkaart opengelegd: { $arg }
do-score = De waarderingskaart wordt omgedraaid: { $arg }

## Waarom niet
why-cannot-chase = Die hand verjagen kost { $price ->
    [one] 1 munt
   *[other] { $price } munten
}; je hebt er { $n ->
    [0] geen
    [one] maar 1
   *[other] maar { $n }
}.
why-no-house-left = Je hebt geen handelshuis meer.
why-own-house = Je hebt daar al een handelshuis.
why-site-taken = Daar staat al een handelshuis.
why-no-connection = Geen straat verbindt deze plaats met een van je handelshuizen.
why-no-key = Een stadsdeel van de binnenstad kost een sleutelkaart en je hebt er geen.
why-cannot-pay = Je kunt niet betalen: je komt { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} van het type { $card } tekort, ook met paren als joker.
why-no-such-card = Zo'n kaart heb je niet.
why-no-such-pair = Je hebt geen twee van zulke kaarten.
why-not-in-display = Die goederenkaart ligt niet open.
why-goods-deck-empty = De goederenstapel is leeg.
why-not-your-goods = Zo'n goederenkaart heb je niet.
why-bonus-taken = Iemand heeft die bonuskaart al genomen.

## Het verslag
log-start-drawn = { $seat } is startspeler.
log-goods-turned = Open goederen: { $goods }.
log-round-begins = Ronde { $n } begint.
log-scoring-turned = Te waarderen: { $card }.
log-reshuffled = De aflegstapel wordt tot een nieuwe stapel geschud.
log-dealt = Paar { $n }: { $card }.
log-placed = { $seat } legt de biedhand op paar { $n }.
    .you = Je legt je biedhand op paar { $n }.
    .forced = Voor jou bleef alleen paar { $n } over.
log-chased = { $seat } verjaagt { $other } van paar { $n } voor { $price ->
    [one] 1 munt
   *[other] { $price } munten
}.
    .you = Je verjaagt { $other } van paar { $n } voor { $price ->
        [one] 1 munt
       *[other] { $price } munten
    }.
    .whom = { $seat } verjaagt je van paar { $n } voor { $price ->
        [one] 1 munt
       *[other] { $price } munten
    }.
log-took-pair = { $seat } neemt de kaarten { $card } en { $second }.
    .you = Je neemt de kaarten { $card } en { $second }.
log-drew = { $seat } trekt: { $card-card }.
    .you = Je trekt: { $card-card }.
log-drew-unseen = { $seat } trekt een kaart.
log-paid = { $seat } betaalt: { $card-card }.
    .you = Je betaalt: { $card-card }.
log-paid-pair = { $seat } betaalt { $card } als joker.
    .you = Je betaalt { $card } als joker.
log-paid-key = { $seat } betaalt een sleutelkaart.
    .you = Je betaalt een sleutelkaart.
log-built = { $seat } bouwt: { $site }.
    .you = Je bouwt: { $site }.
log-won-coins = { $seat } krijgt { $n ->
    [one] 1 munt
   *[other] { $n } munten
}.
    .you = Je krijgt { $n ->
        [one] 1 munt
       *[other] { $n } munten
    }.
log-won-letters = { $seat } krijgt { $n ->
    [one] 1 handelsbrief
   *[other] { $n } handelsbrieven
}.
    .you = Je krijgt { $n ->
        [one] 1 handelsbrief
       *[other] { $n } handelsbrieven
    }.
log-won-key = { $seat } krijgt een sleutelkaart.
    .you = Je krijgt een sleutelkaart.
log-took-goods = { $seat } neemt { $goods }.
    .you = Je neemt { $goods }.
log-drew-goods = { $seat } trekt van de goederenstapel: { $goods }.
    .you = Je trekt van de goederenstapel: { $goods }.
log-dropped = { $seat } doet in de doos: { $goods }.
log-took-bonus = { $seat } houdt de bonuskaart ‘{ $bonus }’.
log-took-bonus-unseen = { $seat } houdt een bonuskaart.
log-discarded = { $seat } legt af: { $card-card }.
log-ended-turn = { $seat } beëindigt de beurt.
    .you = Je beëindigt je beurt.
    .forced = Je kunt geen huis meer betalen: je beurt eindigt.
log-last-house = { $seat } heeft het laatste handelshuis gebouwd; dit is de laatste ronde.
log-blocked = { $seat } kan nooit meer bouwen; dit is de laatste ronde.
log-lost = { $seat } kon niet meer bouwen en heeft verloren.
log-scored-good = { $seat } krijgt { $n ->
    [one] 1 handelsbrief
   *[other] { $n } handelsbrieven
} voor goederen.
    .you = Je krijgt { $n ->
        [one] 1 handelsbrief
       *[other] { $n } handelsbrieven
    } voor goederen.
log-scored-area = { $seat } krijgt { $n ->
    [one] 1 handelsbrief
   *[other] { $n } handelsbrieven
} voor handelshuizen.
    .you = Je krijgt { $n ->
        [one] 1 handelsbrief
       *[other] { $n } handelsbrieven
    } voor handelshuizen.
log-start-passed = { $seat } is de volgende startspeler.
    .you = Je bent de volgende startspeler.
log-bonus-scored = { $seat } krijgt { $n ->
    [one] 1 handelsbrief
   *[other] { $n } handelsbrieven
} voor de bonuskaart ‘{ $bonus }’.
log-ended = Het spel is afgelopen; de handelsbrieven worden geteld.

## Punten
score-letters = Handels{"\u00AD"}brieven
    .about = Handelsbrieven zijn punten. Je krijgt ze meteen voor het eerste en tweede handelshuis in een stadsdeel, en elke ronde voor het goed en het gebied op de waarderingskaart.
# Of games that ended before each card had a row.
score-bonus = Bonus{"\u00AD"}kaarten
    .about = Handelsbrieven die bonuskaarten aan het einde opleveren: elke kaart telt goederenkaarten, munten of handelshuizen.
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

## Het bord
board-island = Het eiland
board-keys = Met de pijltjes loop je langs de straten, met Page Down en Page Up ga je van de ene oplichtende plaats naar de volgende, Enter opent een plaats, plus en min zoomen, 0 toont het hele eiland.
board-sites = Bouwplaatsen waar je kunt bouwen
board-nearer = Inzoomen
board-farther = Uitzoomen
board-fit = Het hele eiland tonen
board-near = Inzoomen op waar je kunt bouwen
board-houses-of = handelshuizen: { $names }
board-can-build = hier kun je bouwen
board-brings = Brengt op: { $reward }
board-cost = Kost
board-pays = je betaalt { $cards }
board-pay-with = Betaal met
board-build-for = Bouw en betaal: { $cards }
board-discard = Leg { $n } van { $due } af
board-discards = Leg af: { $cards }
board-now-letters = nu +{ $n }
board-stays = In je hand blijft: { $cards }
board-pair-free = vrij
board-pair-pays = Met je kaarten is het genoeg voor een huis op: { $types }.
board-pair-pays-nothing = Met je kaarten is het nog niet genoeg voor een bereikbaar huis.
board-pair-yours = hier ligt jouw hand
board-pair-chase = de hand van { $name }; verjagen kost { $n ->
    [one] 1 munt
   *[other] { $n } munten
}
board-free = vrij
board-bonus = { $n ->
    [one] 1 bonuskaart
   *[other] { $n } bonuskaarten
}
board-worth-now = Nu waard: { $n ->
    [one] 1 handelsbrief
   *[other] { $n } handelsbrieven
}
board-scored-now = telt deze ronde
board-show-cards = Kaarten tonen
board-show-island = Eiland bekijken
board-no-map = Het speelbord kon niet worden opgehaald.
board-again = Opnieuw proberen
board-this-round = Deze ronde, zoals het nu staat
board-scored-today = Als er nu gewaardeerd werd
board-scoring-good = Iedereen met een goederenkaart met deze goederen krijgt 2 handelsbrieven; wie de enige is, krijgt er 2 extra.
board-scoring-river = Iedereen met een huis in een van de drie oplichtende voorsteden aan de rivier krijgt 2 handelsbrieven; wie daar meer huizen heeft dan elke andere speler, krijgt er 2 extra. Bij een gelijke stand krijgt niemand die.
board-scoring-quarter = Iedereen met een huis in een van de drie oplichtende stadsdelen krijgt 2 handelsbrieven; wie daar meer huizen heeft dan elke andere speler, krijgt er 2 extra. Bij een gelijke stand krijgt niemand die.
board-landscape-about = Hiermee betaal je een huis in dit landschap. Twee gelijke kaarten zijn een joker: samen tellen ze als één kaart van een ander landschap naar keuze. Aan het einde van je beurt houd je hoogstens 5 kaarten.
board-goods-about = Een goederenkaart ligt open voor de eigenaar. Ze levert handelsbrieven op in elke ronde waarvan de waarderingskaart een van haar goederen toont. Iedereen houdt er hoogstens 4.
board-legend = Wat de tekens betekenen
board-riverside = voorstad aan een rivier
board-first-letters = handelsbrieven voor wie er als eerste bouwt; de tweede krijgt er minder
board-own = Wat je hebt
board-about-coast = Een kustplaats: hier mag je zonder straat bouwen. Er past één handelshuis.
board-about-suburb = Een voorstad: een straat moet haar met een van je handelshuizen verbinden. Er past één handelshuis.
board-about-outer = Een stadsdeel in de buitenste ring van de Gouden stad: een straat moet het met een van je handelshuizen verbinden. Er past één huis van elke speler; de eerste twee krijgen handelsbrieven.
board-about-inner = Een stadsdeel in de binnenste ring van de Gouden stad: een straat moet het met een van je handelshuizen verbinden, en het kost ook een sleutelkaart. Er past één huis van elke speler; de eerste twee krijgen handelsbrieven.
board-about-letters = Handelsbrieven zijn punten: wie er aan het einde de meeste heeft, wint.
board-letters-hidden = Alleen jij ziet hoeveel je er hebt; pas aan het einde laat iedereen ze zien.
board-letters-secret = Hoeveel een ander er heeft, blijft tot het einde geheim.
board-about-coins = Met munten verjaag je een hand van een paar.
board-about-keys = Met een sleutelkaart bouw je in de binnenstad; daarna is hij weg.
board-about-houses_left = Als iemand zijn laatste huis bouwt, eindigt het spel met die ronde.
board-about-pair = Twee landschapskaarten voor wie zijn hand er aan het eind op heeft liggen. Een vrij paar kost niets; elke keer verjagen kost in een ronde 1 munt meer dan de vorige keer.
board-about-deck = Hieruit komen nieuwe paren en beloningen. Is hij leeg, dan wordt de aflegstapel geschud.
board-about-hand = Landschapskaarten die alleen de eigenaar ziet. Je betaalt er handelshuizen mee; aan het einde van een beurt houd je er hoogstens 5.
board-about-bonus = Bonuskaarten liggen verdekt tot het einde van het spel. Elke kaart telt goederenkaarten, munten of handelshuizen.
board-about-start = De startspeler biedt en bouwt deze ronde als eerste. In de volgende ronde is dat de volgende speler met de klok mee.
board-about-known = Landschapskaarten die voor ieders ogen zijn genomen en zeker nog in deze hand zitten.
board-about-out = Er is geen bouwplaats meer waarop deze speler ooit nog kan bouwen. Deze ronde is de laatste.
board-goods-scores = Deze ronde telt: { $good }. Deze kaart levert handelsbrieven op.
board-goods-rests = Deze ronde telt: { $good }. Deze kaart levert niets op.
board-scoring = De ronde wordt gewaardeerd
board-round = Ronde { $n }/16
board-round-scores = Ronde { $n }: dit wordt gewaardeerd
board-last-card = Dit is de laatste waarderingskaart; na die waardering is het spel voorbij.
board-few-houses = { $name } heeft nog maar { $n ->
    [one] 1 huis
   *[other] { $n } huizen
}. De ronde waarin iemand het laatste huis bouwt, is de laatste.

## De eerste les
lesson-first = Je eerste weg naar de stad
    .about = Voor wie nog nooit heeft gespeeld: bieden, van de kust tot in de stad bouwen, waarderen.
lesson-first-city = Midden op het eiland ligt de Gouden stad. Je bouwt handelshuizen van de kust tot in de stad. Handelsbrieven zijn punten: wie er aan het eind de meeste heeft, wint.
lesson-first-scoring = In elke ronde zegt deze kaart wat handelsbrieven oplevert: een goed, deze keer specerijen, en een rivier of een stadswijk, deze keer de noordelijke rivier. Tik op de kaart, of op iets anders, om te zien wat het is.
lesson-first-chase = Handelshuizen betaal je met landschapskaarten. In elke ronde legt iedereen een hand op een paar daarvan en krijgt het. Je hebt weidekaarten nodig, maar daar ligt al een hand op. Verjaag die: dat kost 1 munt.
lesson-first-chase-second = Ook die hand kun je verjagen, maar daar ligt geen weidekaart. Verjaag de hand van weide en woud.
lesson-first-chase-free = Een vrij paar kost niets, maar daar ligt geen weidekaart. Verjaag de hand van weide en woud.
lesson-first-coast = Nu bouw je. Elke weg begint aan de kust, daar heb je geen straat nodig. Bouw op deze kustplaats en betaal met je kustkaart.
lesson-first-coast-plains = Twee gelijke kaarten mogen een kustkaart vervangen, maar je weidekaarten heb je nog nodig. Betaal met de kustkaart.
lesson-first-coast-coast = Dat mag, maar van de verlichte kustplaats loopt een straat naar de noordelijke rivier. Bouw daar.
lesson-first-coast-nothing = Niemand hoeft te bouwen, maar zonder huizen krijg je geen handelsbrieven. Bouw op de kustplaats.
lesson-first-suburb = De kustplaats leverde je een kaart op: het teken op een plaats toont wat die oplevert. Je mag een tweede huis bouwen, langs een straat. Een voorstad kost twee kaarten van zijn landschap. Bouw in deze weidevoorstad.
lesson-first-suburb-other = Dat mag, maar het ligt niet aan de noordelijke rivier. Bouw in de verlichte weidevoorstad.
lesson-first-suburb-nothing = Je hebt de kaarten voor een tweede huis. Bouw in de weidevoorstad.
lesson-first-letters = De ronde wordt gewaardeerd. Je hebt een huis aan de noordelijke rivier: 2 handelsbrieven. Je hebt daar meer huizen dan ieder ander: nog 2. Een stadswijk telt net zo, voor de huizen in haar drie stadsdelen.
lesson-first-goods = De kist levert een goederenkaart op, zoals deze: 2 handelsbrieven in elke ronde waarvan de kaart een van haar goederen toont. Het rode zegel levert een bonuskaart op: je kiest er in het geheim een, en aan het eind telt die munten, goederenkaarten of huizen. De i op het eiland legt alle tekens uit.
lesson-first-again = Een nieuwe ronde. Je had je hand op een vrij paar gelegd, dat kost niets, maar je bent verjaagd! In een ronde kost elke keer verjagen 1 munt meer dan de vorige, dus nu 2. Je hebt weer weidekaarten nodig, en je hebt vier munten. Verjaag de hand.
lesson-first-again-plain = Bij dat paar is geen weidekaart. Verjaag de hand van het verlichte paar.
lesson-first-joker = En nu de truc van het spel: twee gelijke kaarten vervangen één andere naar keuze. Je hebt één weidekaart en twee woudkaarten, en dat is genoeg voor de Gouden stad. Bouw daar.
lesson-first-joker-other = Dat mag, maar je kaarten zijn genoeg voor de Gouden stad. Bouw in het verlichte stadsdeel.
lesson-first-joker-nothing = Je kaarten zijn genoeg voor de Gouden stad. Bouw in het verlichte stadsdeel.
lesson-first-end = Je bent de eerste in dit stadsdeel: 5 handelsbrieven. Binnenste stadsdelen leveren er 10 op, maar kosten ook een sleutelkaart. Het spel eindigt als iemand zijn laatste huis bouwt, en uiterlijk na zestien rondes. Nog tien vragen, en dan speel je vanaf hier verder.
lesson-first-quiz-win = Wie wint?
    .about = Handelsbrieven zijn de punten van dit spel.
lesson-first-quiz-win-1 = Wie het eerst in het midden van de stad is
lesson-first-quiz-win-2 = Wie de meeste huizen heeft gebouwd
lesson-first-quiz-win-3 = Wie aan het eind de meeste handelsbrieven heeft
lesson-first-quiz-chase = Wat kost de tweede keer verjagen in een ronde?
    .about = Elke keer kost 1 munt meer, wie ook wie verjaagt; de volgende ronde begint weer bij 1.
lesson-first-quiz-chase-1 = Niets
lesson-first-quiz-chase-2 = 2 munten
lesson-first-quiz-chase-3 = 1 munt, net als de eerste keer
lesson-first-quiz-coast = Waar kun je bouwen zonder straat naar een huis van jou?
    .about = Overal elders moet er een straat vanaf een van je huizen lopen.
lesson-first-quiz-coast-1 = Op een vrije kustplaats
lesson-first-quiz-coast-2 = In een voorstad
lesson-first-quiz-coast-3 = In de Gouden stad
lesson-first-quiz-suburb = Wat kost een voorstad?
    .about = Een buitenste stadsdeel kost evenveel.
lesson-first-quiz-suburb-1 = 2 munten
lesson-first-quiz-suburb-2 = Twee willekeurige kaarten
lesson-first-quiz-suburb-3 = Twee kaarten van zijn landschap
lesson-first-quiz-joker = Je komt één weidekaart tekort. Wat kan die vervangen?
    .about = Met kustkaarten kan dat ook.
lesson-first-quiz-joker-1 = Eén willekeurige kaart
lesson-first-quiz-joker-2 = Twee gelijke kaarten
lesson-first-quiz-joker-3 = Een munt
lesson-first-quiz-river = De kaart toont een rivier. Wie krijgt handelsbrieven?
    .about = Ieder van hen krijgt er 2; hebben meer spelers de meeste, dan krijgt niemand er 2 extra.
lesson-first-quiz-river-1 = Iedereen met een huis eraan, en wie er de meeste heeft, krijgt er meer
lesson-first-quiz-river-2 = Alleen wie daar de meeste huizen heeft
lesson-first-quiz-river-3 = Wie daar deze ronde bouwt
lesson-first-quiz-good = De kaart toont ook een goed. Wie krijgt daar handelsbrieven voor?
    .about = Wie het als enige heeft, krijgt er 2 extra.
lesson-first-quiz-good-1 = Wie de meeste goederenkaarten heeft
lesson-first-quiz-good-2 = Wie een munt betaalt
lesson-first-quiz-good-3 = Iedereen met een goederenkaart waar het op staat
lesson-first-quiz-city = Wie krijgt 5 handelsbrieven voor een buitenste stadsdeel?
    .about = De tweede krijgt er 3, de anderen niets.
lesson-first-quiz-city-1 = Wie daar als eerste bouwt
lesson-first-quiz-city-2 = Iedereen die daar bouwt
lesson-first-quiz-city-3 = Wie de meeste huizen in de stad heeft
lesson-first-quiz-inner = Wat heb je voor een binnenste stadsdeel nodig behalve twee kaarten?
    .about = Sleutelkaarten krijg je in sommige voorsteden.
lesson-first-quiz-inner-1 = Een munt
lesson-first-quiz-inner-2 = Een sleutelkaart
lesson-first-quiz-inner-3 = Een goederenkaart
lesson-first-quiz-end = Wanneer is het spel afgelopen?
    .about = Veel handelsbrieven of een volle stad maken er geen einde aan. Staat iemands laatste huis, dan wordt de ronde nog uitgespeeld.
lesson-first-quiz-end-1 = Als iemand 50 handelsbrieven heeft
lesson-first-quiz-end-2 = Als iemand zijn laatste huis heeft gebouwd, en uiterlijk na zestien rondes
lesson-first-quiz-end-3 = Als de Gouden stad vol is

## De les over verjagen
lesson-chase = Wanneer verjaag je?
    .about = Munten zijn schaars: welk paar er een waard is.
lesson-chase-worth = Je hebt een kustkaart en een gebergtekaart. Met een tweede gebergtekaart kun je deze beurt twee keer bouwen: op een kustplaats en in de gebergtevoorstad ernaast. Dat is een munt waard. Verjaag de hand van woestijn en gebergte.
lesson-chase-worth-free = Dan ben je maar van één huis zeker, dat op de kustplaats. Verjaag de hand van woestijn en gebergte.
lesson-chase-worth-other = Dat kost ook een munt, maar levert geen gebergtekaart op. Verjaag de hand van woestijn en gebergte.
lesson-chase-free = Weer heb je een gebergtekaart, en er ligt er nog een in een vrij paar. Wat vrij is, hoef je niet te verjagen. Leg je hand op gebergte en weide.
lesson-chase-free-coin = Dat kost een munt, en geen van de kaarten past bij de jouwe. Leg je hand op gebergte en weide.
lesson-chase-free-other = Je bouwt in het gebergte. Leg je hand op gebergte en weide.
lesson-chase-city = Je staat in de stad, en het volgende gebergtestadsdeel is nog leeg: 5 handelsbrieven voor twee gebergtekaarten. Met deze twee heb je er drie; de derde is het begin van nog een huis. Je hebt vier munten, meer dan de anderen. Verjaag de hand van de twee gebergtekaarten.
lesson-chase-city-other = Je hebt munten genoeg, en deze twee kaarten zijn jou meer waard. Verjaag de hand van de twee gebergtekaarten.
lesson-chase-end = Nu kun je het stadsdeel betalen, en er blijft een gebergtekaart over. Verjaag als je door een paar meer kunt bouwen en munten over hebt; neem anders wat vrij is. Vanaf hier speel je verder.

## De les over kustplaatsen en jokers
lesson-coasts = Kustplaatsen en jokers
    .about = Hoe je bouwt waar geen straat van jou heen loopt, met kaarten die niet passen.
lesson-coasts-joker = Deze voorstad ligt aan een rivier en levert een kaart op. Je hebt één weidekaart; voor de tweede heb je een joker nodig. Van drie woudkaarten kun je er twee missen. Bouw daar en betaal met de weidekaart en twee woudkaarten.
lesson-coasts-joker-deserts = Twee woestijnkaarten betalen een voorstad in de woestijn; van drie woudkaarten kun je er twee missen. Betaal met twee woudkaarten.
lesson-coasts-joker-other = Dat levert nu minder op. Bouw in de verlichte voorstad.
lesson-coasts-coast = Je hebt drie woestijnkaarten, maar geen straat van jou loopt naar een vrije plaats in de woestijn. Een kustplaats heeft geen straat nodig en opent een nieuwe weg. Bouw op de verlichte kustplaats en betaal met je kustkaart.
lesson-coasts-coast-deserts = Je woestijnkaarten heb je zo meteen nodig. Betaal met de kustkaart.
lesson-coasts-coast-other = Van de verlichte kustplaats lopen straten naar de woestijn, waar je kaarten passen. Bouw daar.
lesson-coasts-onward = De kustplaats leverde je een vierde woestijnkaart op. Je tweede huis: deze voorstad levert een bonuskaart op, die aan het eind telt. Bouw daar.
lesson-coasts-onward-other = Dat zouden nu hoogstens 2 handelsbrieven zijn, of geen. Een bonuskaart kan meer opleveren. Bouw in de verlichte voorstad.
lesson-coasts-end = Een nieuwe kustplaats, en je kaarten passen weer. Kies nu een bonuskaart: een die telt waar je aan het eind veel van hebt. Vanaf hier speel je verder.

lesson-keys = De binnenste stadsdelen
    .about = Hoe je op tijd een sleutelkaart krijgt, en twee huizen uit vier kaarten.
lesson-keys-goal = Het binnenste gebergtestadsdeel ligt naast een huis van jou, en er is nog niemand: 10 handelsbrieven. Het kost twee gebergtekaarten en een sleutelkaart. De verlichte voorstad levert een sleutelkaart op.
lesson-keys-pair = Je hebt twee gebergtekaarten en één weidekaart. Met een tweede weidekaart kun je in de voorstad bouwen die de sleutelkaart oplevert. Leg je hand op weide en gebergte.
lesson-keys-pair-plain = Bij dat paar is geen weidekaart. Leg je hand op weide en gebergte.
lesson-keys-key = Je mag twee keer bouwen, en wat het eerste huis oplevert, helpt je bij het tweede. Dus eerst de sleutelkaart: bouw in de verlichte voorstad en betaal met twee weidekaarten.
lesson-keys-key-mountains = Je hebt zo meteen twee gebergtekaarten nodig. Betaal met de weidekaarten.
lesson-keys-key-other = Zonder sleutelkaart blijft het binnenste stadsdeel dicht. Bouw in de verlichte voorstad.
lesson-keys-inner = Je hebt de sleutelkaart en de gebergtekaarten. Wie er als tweede komt, krijgt maar 6 handelsbrieven. Bouw in het binnenste stadsdeel.
lesson-keys-inner-other = Niets anders levert 10 handelsbrieven op. Bouw in het binnenste stadsdeel.
lesson-keys-pairs = Je hebt één gebergtekaart en één woudkaart. Los heb je er niets aan, met twee gelijke bouw je een huis. Een van deze paren maakt van je kaarten twee huizen. Leg je hand op gebergte en woud.
lesson-keys-pairs-other = Dan houd je twee losse kaarten. Leg je hand op gebergte en woud.
lesson-keys-joker = Twee gelijke kaarten kunnen een andere vervangen, maar dan betaal je één kaart meer. Je hebt beide gebergtekaarten, dus houd de woudkaarten bij elkaar. Bouw in de verlichte voorstad en betaal met twee gebergtekaarten.
lesson-keys-joker-forests = Dan heb je niet genoeg voor een tweede huis. Betaal met de gebergtekaarten en houd de woudkaarten bij elkaar.
lesson-keys-joker-other = De verlichte voorstad levert een bonuskaart op, die aan het eind telt. Bouw daar.
lesson-keys-end = Met je twee woudkaarten kun je meteen in een stadsdeel bouwen. Haal de sleutelkaart op tijd, houd gelijke kaarten bij elkaar en gebruik een joker alleen waar een kaart ontbreekt. Kies eerst een bonuskaart. Vanaf hier speel je verder.
