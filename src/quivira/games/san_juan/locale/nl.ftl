title = San Juan
summary = Kies rollen, bouw een stad uit de kaarten in je hand, en zet als eerste twaalf gebouwen neer – of gewoon de betere.
option-expansion = Nieuwe gebouwen
option-expansion-false = De 112 kaarten van het basisspel.
    .short = Zonder
option-expansion-true = 30 kaarten erbij: elf nieuwe gebouwen, met de kathedraal op tafel.
    .short = Met
option-advanced = Spelopzet
option-advanced-false = Iedereen trekt 4 kaarten.
    .short = Basis
option-advanced-true = De gouverneur trekt 5 kaarten, de volgende speler 6, enzovoort; iedereen houdt er 4.
    .short = Gevorderd
option-harbor_per_good = Goederen onder een haven
option-harbor_per_good-false = Per handelaarfase mag één goed onder een haven.
    .short = Eén per fase
option-harbor_per_good-true = Elk verkocht goed mag onder een haven.
    .short = Elk verkocht goed
end-buildings = Een bouwmeesterfase eindigde met twaalf gebouwen in een stad.
end-stalled = Niemand bouwt meer.

## Afbeeldingen bij de spelregels
board-figure-taken = Deze rol is genomen: iedereen mag handelen, en wie haar nam, heeft het privilege.
board-figure-free = Deze is nog vrij. Een rol wordt één keer per ronde genomen.
board-figure-built = Een gebouw in de stad; eerst was het een kaart in de hand.
board-figure-pays = Wat in de hand blijft, betaalt wat nog komt: een gebouw van 3 kost drie van deze kaarten.
board-figure-indigo = Iedereen begint met een indigoververij in de stad.
board-figure-hand = Vier kaarten om te beginnen: elke kaart kan worden gebouwd of een andere betalen.
board-figure-good = Op dit productiegebouw ligt een goed: een verdekte kaart van de trekstapel.
board-figure-empty = Dit gebouw is leeg en kan in de volgende opzichterfase een goed maken.
board-figure-market = De handelshuiskaart zegt hoeveel kaarten elk goed nu oplevert.
board-figure-trader = Wie de handelaar nam, mag één goed meer verkopen dan de anderen.

## Dingen
card-indigo_plant = Indigo{"\u00AD"}ververij
    .about = Opzichter: bewaart één goed (indigo), dat je bij de handelaar verkoopt. Je mag er zoveel hebben als je wilt.
card-sugar_mill = Suiker{"\u00AD"}molen
    .about = Opzichter: bewaart één goed (suiker), dat je bij de handelaar verkoopt. Je mag er zoveel hebben als je wilt.
card-tobacco_storage = Tabaks{"\u00AD"}opslag
    .about = Opzichter: bewaart één goed (tabak), dat je bij de handelaar verkoopt. Je mag er zoveel hebben als je wilt.
card-coffee_roaster = Koffie{"\u00AD"}branderij
    .about = Opzichter: bewaart één goed (koffie), dat je bij de handelaar verkoopt. Je mag er zoveel hebben als je wilt.
card-silver_smelter = Zilver{"\u00AD"}smelterij
    .about = Opzichter: bewaart één goed (zilver), dat je bij de handelaar verkoopt. Je mag er zoveel hebben als je wilt.
card-archive = Archief
    .about = Raadsheer: getrokken kaarten komen in je hand, en je legt kaarten af uit de hele hand.
card-smithy = Smederij
    .about = Bouwmeester: productiegebouwen kosten je 1 kaart minder.
card-gold_mine = Goudmijn
    .about = Goudzoeker, wie hem ook koos: draai 4 kaarten om; zijn alle kosten verschillend, dan krijg je de goedkoopste.
card-poor_house = Armen{"\u00AD"}huis
    .about = Bouwmeester: heb je gebouwd en nog hoogstens 1 handkaart, trek dan 1 kaart.
card-black_market = Zwarte markt
    .about = Bouwmeester: leg 1 of 2 van je goederen af; elk vervangt 1 kaart bij het betalen.
card-well = Waterput
    .about = Opzichter: maak je minstens 2 goederen, trek dan 1 kaart.
card-market_stand = Markt{"\u00AD"}kraam
    .about = Handelaar: verkoop je minstens 2 goederen, trek dan 1 kaart meer.
card-trading_post = Handels{"\u00AD"}post
    .about = Handelaar: je mag 1 goed meer verkopen.
card-crane = Kraan
    .about = Bouwmeester: je mag het nieuwe gebouw op de plaats van een eigen gebouw zetten en betaalt alleen het verschil in kosten.
card-chapel = Kapel
    .about = Begin van een ronde: je mag er 1 handkaart onder leggen; elke kaart is aan het eind 1 punt waard.
card-aqueduct = Aquaduct
    .about = Opzichter: je mag 1 goed meer maken.
card-tower = Toren
    .about = Begin van een ronde: je handlimiet is 12.
card-carpenter = Timmer{"\u00AD"}man
    .about = Bouwmeester: heb je een stadsgebouw gebouwd, trek dan 1 kaart.
card-prefecture = Prefec{"\u00AD"}tuur
    .about = Raadsheer: je houdt 1 kaart meer.
card-market_hall = Markthal
    .about = Handelaar: verkoop je minstens 1 goed, trek dan 1 kaart meer.
card-quarry = Steen{"\u00AD"}groeve
    .about = Bouwmeester: stadsgebouwen kosten je 1 kaart minder.
card-library = Biblio{"\u00AD"}theek
    .about = Verdubbelt het privilege van de rol die je koos; met twee spelers maar bij één van je rollen per ronde.
card-statue = Stand{"\u00AD"}beeld
    .about = Een monument: punten, geen werking.
card-victory_column = Zegezuil
    .about = Een monument: punten, geen werking.
card-hero = Monu{"\u00AD"}ment van de ontdekker
    .about = Een monument: punten, geen werking.
card-triumphal_arch = Triomf{"\u00AD"}boog
    .about = Einde van het spel: 4, 6 of 8 punten voor 1, 2 of 3 van je monumenten.
card-palace = Paleis
    .about = Einde van het spel: 1 punt voor elke 4 andere punten.
card-city_hall = Stadhuis
    .about = Einde van het spel: 1 punt voor elk van je stadsgebouwen, ook voor het stadhuis zelf.
card-guild_hall = Gildehuis
    .about = Einde van het spel: 1 punt voor elk van je productiegebouwen en 1 voor elke soort daarvan.
card-office = Kantoor
    .about = Begin van een ronde: je mag 1 of 2 handkaarten afleggen en er evenveel trekken.
card-guard_room = Wacht{"\u00AD"}huis
    .about = Begin van een ronde: wie geen wachthuis heeft, heeft handlimiet 6. Een toren houdt zijn 12.
card-hut = Hut
    .about = Handelaar: heeft niemand een goed verkocht, trek dan 1 kaart.
card-tavern = Taverne
    .about = Einde van een bouwmeesterfase: heeft niemand minder gebouwen dan jij en iemand meer, trek dan 1 kaart.
card-customs_office = Douane{"\u00AD"}kantoor
    .about = Raadsheer: is het leeg, dan krijgt het een goed, dat altijd voor 2 verkocht wordt.
card-park = Park
    .about = Bouwmeester: neemt met een kraan een ander gebouw zijn plaats in, dan telt het als 6.
card-bank = Bank
    .about = Begin van een ronde, één keer per spel: je mag er zoveel handkaarten onder leggen als je wilt; elke kaart is aan het eind 1 punt waard.
card-harbor = Haven
    .about = Handelaar: een verkocht goed mag er ongezien onder; elk is aan het eind 1 punt waard.
card-goldsmith = Goudsmid
    .about = Goudzoeker, wie hem ook koos: draai 1 kaart om; heeft niemand dat gebouw in het spel, dan mag je haar nemen.
card-residence = Resi{"\u00AD"}dentie
    .about = Einde van het spel: 4, 3, 2 en 1 punten voor sets van drie verschillende gebouwen met gelijke kosten.
card-cathedral = Kathe{"\u00AD"}draal
    .about = Ligt op tafel voor wie haar het eerst bouwt. Einde van het spel: 4, 3, 2 en 1 punten voor gebouwen van tegenstanders met kosten 6.
card-for = { $card } ({ $n })
building-with-good = { $card } + goed
building-with-cards = { $building } ({ $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} eronder)
role-builder = Bouwmeester
    .about = Iedereen mag één gebouw bouwen. De bouwmeester betaalt 1 kaart minder.
role-producer = Opzichter
    .about = Iedereen mag 1 goed maken. De opzichter mag er 2 maken.
role-trader = Handelaar
    .about = Iedereen mag 1 goed verkopen. De handelaar mag er 2 verkopen.
role-councillor = Raadsheer
    .about = Iedereen mag 2 kaarten trekken en er 1 houden. De raadsheer trekt er 5.
role-prospector = Goudzoeker
    .about = Alleen de goudzoeker trekt 1 kaart.
role-of = { $role } ({ $seat })
over-card = Zet het op de plaats van: { $card }
over-nothing = Bouw het naast de andere
library-now = Bij deze rol gebruiken
library-later = Voor je tweede rol bewaren
tile = indigo { $indigo }, suiker { $sugar }, tabak { $tobacco }, koffie { $coffee }, zilver { $silver }
price-of = { $card } { $n }
price-printed = gedrukte kosten

## De tafel
view-round = Ronde
view-idle = Rondes zonder nieuw gebouw (regel 68: na 20 eindigt het spel)
view-governor = Gouverneur
view-last_role = Laatst genomen rol
view-phase = Fase
view-chooser = Rol gekozen door
view-turn = Aan de beurt
view-library = Bibliotheek verdubbelt het privilege
view-library_spent = Bibliotheek deze ronde gebruikt
view-roles = Rollen
view-could_build = Je zou kunnen bouwen
view-could_make = Goederen die je kunt maken
view-could_sell = Goederen die je kunt verkopen
view-tile = Prijzen
view-tiles_seen = Geziene handelshuiskaarten
view-cathedral = Kathedraal op tafel
view-building = In aanbouw
view-makes_way = Op de plaats van
view-site = Bouwplaats
view-bonus = Kaarten voor het verkopen
view-shown = Omgedraaid
view-at_work = Omgedraaid door
view-drawing = Kaarten die zo worden getrokken
view-revealing = Ze worden omgedraaid
view-pile = Trekstapel
view-discard = Aflegstapel
view-players = Spelers
view-removed = Uit het spel
view-seat = Speler
view-buildings = Stad
view-hand_size = Kaarten in de hand
view-hand_limit = Handlimiet
view-hand = Hand
view-drawn = Getrokken
view-under = Onder kapel en bank
view-goods = Goederen
view-printed = Gedrukte punten
view-bank_used = Bank gebruikt

## Vragen
ask-keep-four = { $n ->
    [one] Welke kaart geef je op?
   *[other] Welke { $n } kaarten geef je op?
} Je houdt er vier.
ask-role = Welke rol neem je?
ask-library = Gebruik je je Bibliotheek bij deze rol?
ask-office = Welke kaarten ruil je in het Kantoor (1–2)?
ask-chapel = Welke kaart leg je onder de Kapel?
ask-bank = Welke kaarten leg je onder de Bank (één keer)?
ask-limit = Je hebt te veel kaarten. { $n ->
    [one] Welke kaart leg je af?
   *[other] Welke { $n } kaarten leg je af?
}
ask-build = Wat bouw je?
ask-over = Op de plaats van welk gebouw?
ask-market = Zwarte markt: welk goed geef je uit? (Te betalen: { $n })
ask-pay = { $n ->
    [one] Met welke kaart betaal je?
   *[other] Met welke { $n } kaarten betaal je?
}
ask-produce = { $n ->
    [one] Waar maak je een goed? Je mag er 1 maken.
   *[other] Waar maak je goederen? Je mag er hoogstens { $n } maken.
}
ask-sell = { $n ->
    [one] Welk goed verkoop je? Je mag er 1 verkopen.
   *[other] Welke goederen verkoop je? Je mag er hoogstens { $n } verkopen.
}
ask-harbor = Hoeveel goederen gaan onder de Haven?
ask-counsel = Hoeveel kaarten trek je? Daarvan houd je er { $n }.
ask-keep = { $n ->
    [one] Welke kaart houd je?
   *[other] Welke { $n } kaarten houd je?
}
ask-archive = { $n ->
    [one] Welke kaart uit je hele hand leg je af?
   *[other] Welke { $n } kaarten uit je hele hand leg je af?
}
ask-prospect = Trek je?
ask-goldsmith = Neem je de omgedraaide kaart?

## Keuzes
do-role = Neem de rol { $arg }
do-library = { $arg }
do-build = Bouw { $arg }
do-build-nothing = Bouw niets
    .brings = Je houdt je kaarten voor een beter gebouw.
do-over = { $arg }
do-market = Geef het goed uit van: { $arg }
    .brings = Het goed vervangt 1 kaart bij het betalen.
do-market-done = Geef geen goederen meer uit
    .brings = De rest betaal je met kaarten; je goederen houd je om te verkopen.
do-pay = Betaal met { $arg }
    .brings = De kaart ben je kwijt: houd de kaarten die je wilt bouwen.
do-produce = Maak een goed op: { $arg }
    .brings = Daar ligt een goed, tot je het voor kaarten verkoopt.
do-produce-done = Maak geen goederen meer
do-sell = Verkoop het goed van: { $arg }
    .brings = Je trekt zoveel kaarten als de handelshuiskaart voor dit goed toont.
do-sell-done = Verkoop geen goederen meer
    .brings = Goederen die je houdt, verkoop je later, misschien voor meer kaarten.
do-harbor = { $arg ->
    [0] Geen
    [one] 1 goed
   *[other] { $arg } goederen
}
    .brings = Elk goed onder de Haven is aan het eind 1 punt waard.
do-draw = { $arg ->
    [one] Trek 1 kaart
   *[other] Trek { $arg } kaarten
}
    .brings = Nieuwe kaarten, om te bouwen of mee te betalen.
do-decline = Trek niets
    .brings = Je hand blijft zoals ze is.
do-keep = Houd { $arg }
do-discard = Leg { $arg } af
    .brings = De kaart ben je kwijt: doe weg wat je toch niet bouwt.
do-office = Ruil { $arg }
    .brings = Je legt de kaart af en trekt een andere.
do-office-done = Ruil niets meer
    .brings = De andere kaarten houd je.
do-chapel = Leg { $arg } onder de Kapel
    .brings = De kaart is aan het eind 1 punt waard, maar kan niet meer gebouwd worden.
do-chapel-nothing = Leg niets onder de Kapel
    .brings = Je houdt alle kaarten, om te bouwen of mee te betalen.
do-bank = Leg { $arg } onder de Bank
    .brings = De kaart is aan het eind 1 punt waard; dit kan maar één keer.
do-bank-done = Leg niets meer onder de Bank
do-take = Neem de kaart
    .brings = De kaart komt in je hand.
do-leave = Laat de kaart liggen

## Toeval
do-governor = De gouverneur wordt geloot
do-card = De kaart is { $arg }
do-tile = De handelshuiskaart toont { $arg }

## Waarom niet
why-role-taken = { $other } heeft die rol deze ronde.
why-library-spent = Je hebt je Bibliotheek deze ronde al gebruikt.
why-owned = Je hebt dit gebouw al.
why-cannot-pay = Je kunt { $has ->
    [0] geen kaart
    [one] maar 1 kaart
   *[other] maar { $has } kaarten
} betalen, en nodig { $needs ->
    [one] is er 1
   *[other] zijn er { $needs }
}.
why-crane-itself = De Kraan zelf blijft staan.
why-same-kind = Een gebouw kan niet de plaats innemen van een gebouw van dezelfde soort.
why-passed-over = Kies in de volgorde van de lijst: deze ben je al voorbij.
why-too-few-follow = Kies in de volgorde van de lijst: je hebt er nog { $n } nodig, en vanaf hier zijn er te weinig.
why-not-empty = Er ligt al een goed op.
why-no-good = Er ligt geen goed op om te verkopen.
why-one-good-a-phase = Per fase gaat maar één goed onder de Haven.

## Het verslag
log-governor-drawn = { $seat } is de eerste gouverneur.
    .you = Je bent de eerste gouverneur.
log-governor-moves = { $seat } is gouverneur.
    .you = Je bent gouverneur.
log-round-begins = Ronde { $n } begint.
log-role-taken = { $seat } neemt de rol { $role }.
    .you = Je neemt de rol { $role }.
log-library-used = De Bibliotheek verdubbelt het privilege van { $seat }.
    .you = De Bibliotheek verdubbelt je privilege.
log-library-kept = { $seat } bewaart de Bibliotheek voor de tweede rol.
log-library-spent = { $seat } heeft de Bibliotheek deze ronde al gebruikt; het privilege wordt niet verdubbeld.
log-drew = { $seat } trekt { $card }.
    .you = Je trekt { $card }.
log-drew-hidden = { $seat } trekt { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}.
log-discarded = { $seat } legt { $card } af.
    .you = Je legt { $card } af.
log-discarded-hidden = { $seat } legt { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} af.
log-reshuffled = De aflegstapel wordt tot een nieuwe trekstapel geschud: { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}.
log-pile-empty = Er is geen kaart meer om te trekken.
log-works = { $card } van { $seat } werkt.
    .you = { $card } werkt voor jou.
log-built = { $seat } bouwt { $card } { $n ->
    [0] gratis
    [one] voor 1 kaart
   *[other] voor { $n } kaarten
}.
    .you = Je bouwt { $card } { $n ->
        [0] gratis
        [one] voor 1 kaart
       *[other] voor { $n } kaarten
    }.
log-built-over = { $seat } bouwt { $card } op de plaats van { $over } { $n ->
    [0] gratis
    [one] voor 1 kaart
   *[other] voor { $n } kaarten
}.
log-good-lost = { $seat } verliest het goed op: { $card }.
log-good-spent = { $seat } geeft het goed uit van: { $card }.
log-paid = { $seat } betaalt met { $card }.
    .you = Je betaalt met { $card }.
log-built-nothing = { $seat } bouwt niets.
    .you = Je bouwt niets.
    .forced = Er is niets dat je kunt bouwen en betalen.
log-cannot-build = { $seat } heeft te weinig kaarten om te bouwen.
    .you = Je hebt te weinig kaarten om te bouwen.
log-produced = { $seat } maakt een goed op: { $card }.
    .you = Je maakt een goed op: { $card }.
log-produced-nothing = { $seat } maakt geen goederen.
log-nothing-empty = { $seat } heeft geen leeg productiegebouw.
log-tile-turned = De handelshuiskaart toont { $tile }.
log-sold = { $seat } verkoopt voor { $n } het goed van: { $card }.
    .you = Je verkoopt voor { $n } het goed van: { $card }.
log-sold-nothing = { $seat } verkoopt niets.
log-no-goods = { $seat } heeft geen goederen te koop.
log-shipped = { $seat } legt { $n ->
    [one] 1 goed
   *[other] { $n } goederen
} onder de Haven.
log-customs-filled = Het Douanekantoor van { $seat } krijgt een goed.
log-declined = { $seat } trekt geen kaarten.
log-kept = { $seat } houdt { $card }.
    .you = Je houdt { $card }.
log-kept-hidden = { $seat } houdt { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}.
log-revealed = { $seat } draait { $card } om.
    .you = Je draait { $card } om.
log-took = { $seat } neemt { $card }.
    .you = Je neemt { $card }.
log-mine-failed = { $seat } vindt geen goud: twee van de kaarten kosten evenveel.
    .you = Je vindt geen goud: twee van de kaarten kosten evenveel.
log-already-built = { $card } is al in het spel; { $seat } krijgt de kaart niet.
log-left = { $seat } neemt { $card } niet.
log-exchanged = { $seat } ruilt { $n ->
    [0] niets
    [one] 1 kaart
   *[other] { $n } kaarten
} in het Kantoor.
log-tucked = { $seat } legt { $card } onder: { $under }.
log-tucked-hidden = { $seat } legt een kaart onder: { $under }.
log-ended = Twaalf gebouwen: het spel is afgelopen, de punten worden geteld.
log-exhausted = Niemand kan ooit nog een kaart trekken of bouwen: het spel is afgelopen, de punten worden geteld.
log-stalled = { $n ->
    [one] Eén ronde
   *[other] { $n } rondes
} zonder nieuw gebouw: het spel is afgelopen, de punten worden geteld.

## Punten
score-buildings = Gebouwen
    .about = De punten die op al je gebouwen staan.
score-tucked = Kaarten onder gebouwen
    .about = 1 punt voor elke kaart onder een kapel, bank of haven, of onder een gebouw dat ervoor in de plaats is gekomen.
score-triumphal_arch = Triomf{"\u00AD"}boog
    .about = { card-triumphal_arch.about }
score-city_hall = Stadhuis
    .about = { card-city_hall.about }
score-guild_hall = Gildehuis
    .about = { card-guild_hall.about }
score-residence = Residen{"\u00AD"}tie
    .about = { card-residence.about }
score-cathedral = Kathe{"\u00AD"}draal
    .about = Einde van het spel: 4, 3, 2 en 1 punten voor gebouwen van tegenstanders met kosten 6.
score-palace = Paleis
    .about = { card-palace.about }

## Het bord
board-does-builder = Bouwen
board-gets-builder = −1 kaart
board-does-producer = Maak 1 goed
board-gets-producer = 2 goederen
board-does-trader = Verkoop 1 goed
board-gets-trader = 2 goederen
board-does-councillor = Trek 2, houd 1
board-gets-councillor = trek 5
board-does-prospector = Anderen: niets
board-gets-prospector = trek 1
board-role-hint = { ask-role } Wat bij de ★ staat, is alleen voor jou.
board-two-roles = Met twee spelers neemt de gouverneur elke ronde twee rollen, de eerste en de derde; de ander neemt er daartussen één.
board-first-of-two = Welke rol neem je eerst? Als gouverneur neem je er twee.
board-second-of-two = Welke rol neem je als tweede?
board-governor-two = { $name } is gouverneur en neemt de eerste en de derde rol.
board-prices-hidden = Prijzen: nog onbekend
board-prices-next = Volgende prijzen
board-market-about = De handelshuiskaarten in de volgorde waarin ze zijn omgedraaid. Zijn alle vijf gezien, dan komen ze in dezelfde volgorde terug.
board-built = { $n } van 12 gebouwen
board-idle = { $n } rondes zonder nieuw gebouw; na 20 eindigt het spel (regel 68).
board-not-yet = werkt vanaf de volgende fase
board-card = { $card }, kosten { $cost }, { $points ->
    [0] punten aan het eind
    [one] 1 punt
   *[other] { $points } punten
}
board-could-build = Met je hand kun je nu bouwen: { $cards }.
board-could-build-nothing = Je hand is nu voor geen enkel gebouw genoeg.
board-could-make = { $n ->
    [0] Je hebt geen leeg productiegebouw.
    [one] Je kunt nu 1 goed maken.
   *[other] Je kunt nu { $n } goederen maken.
}
board-could-sell = { $n ->
    [0] Je hebt geen goederen om te verkopen.
    [one] Je kunt nu 1 goed verkopen.
   *[other] Je kunt nu { $n } goederen verkopen.
}
board-card-for = { $n ->
    [0] kan gratis worden gebouwd
    [one] kan voor 1 kaart worden gebouwd
   *[other] kan voor { $n } kaarten worden gebouwd
}
board-over-for = { $n ->
    [0] op deze plaats gratis
    [one] op deze plaats voor 1 kaart
   *[other] op deze plaats voor { $n } kaarten
}
board-sells-for = { $n ->
    [one] brengt 1 kaart op
   *[other] brengt { $n } kaarten op
}
board-sells-between = { $span ->
    [0] een goed dat { $highest ->
        [one] 1 kaart
       *[other] { $highest } kaarten
    } opbrengt
   *[other] een goed dat { $lowest } tot { $highest } kaarten opbrengt
}
board-given-up = Je geeft op: { $what }
board-cards = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
}
board-a-card = kaart
board-hand = { $n ->
    [one] 1 handkaart
   *[other] { $n } handkaarten
}, limiet { $most }
board-above-limit = { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} boven de limiet: aan het begin van de volgende ronde leg je af tot je er { $most } hebt.
board-will-discard = Aan het begin van de volgende ronde leg je { $n ->
    [one] 1 kaart
   *[other] { $n } kaarten
} af.
board-hand-empty = Je hand is leeg.
board-tap-drawn = Tik op een kaart om te lezen wat ze doet.
board-on-table = Op tafel
board-about = Over { $card }
board-card-cost = { $n ->
    [one] Kost 1 handkaart
   *[other] Kost { $n } handkaarten
}
board-card-points = { $n ->
    [0] Punten worden aan het eind geteld
    [one] 1 punt aan het eind
   *[other] { $n } punten aan het eind
}
board-worth-now = Nu waard: { $n ->
    [one] 1 punt
   *[other] { $n } punten
}
board-would-be-worth = Nu gebouwd zou het { $n ->
    [one] 1 punt
   *[other] { $n } punten
} waard zijn
board-arrows = Met de pijltjestoetsen ga je van kaart naar kaart.
board-pay-with = Tik { $n ->
    [one] 1 handkaart
   *[other] { $n } handkaarten
} aan om mee te betalen.
board-pay-all = Je betaalt met al je andere kaarten.
board-pay-nothing = Er is niets te betalen.
board-pay-short = Je hand is niet genoeg: tik { $n ->
    [one] een goed
   *[other] { $n } goederen
} in je stad aan voor de Zwarte markt.
board-crane = Kraan: tik een gebouw aan om het te vervangen.
board-market = { $n ->
    [one] Zwarte markt: je mag ook met 1 goed betalen.
   *[other] Zwarte markt: je mag ook met hoogstens { $n } goederen betalen.
}
board-another = Ander gebouw
board-choose-more = { $n ->
    [one] Kies er nog 1
   *[other] Kies er nog { $n }
}
board-choose-goods = { $n ->
    [one] Kies 1 goed
   *[other] Kies { $n } goederen
}
board-choose-cards = { $n ->
    [one] Kies 1 kaart
   *[other] Kies { $n } kaarten
}
board-do-build = { $n ->
    [0] Bouw gratis
    [one] Bouw voor 1 kaart
   *[other] Bouw voor { $n } kaarten
}
board-do-pay = { $n ->
    [one] Betaal 1 kaart
   *[other] Betaal { $n } kaarten
}
board-do-discard = { $n ->
    [one] Leg 1 kaart af
   *[other] Leg { $n } kaarten af
}
board-do-keep = { $n ->
    [one] Houd 1 kaart
   *[other] Houd { $n } kaarten
}
board-do-office = { $n ->
    [one] Ruil 1 kaart
   *[other] Ruil { $n } kaarten
}
board-do-chapel = Leg hem onder de Kapel
board-do-bank = { $n ->
    [one] Leg 1 kaart onder de Bank
   *[other] Leg { $n } kaarten onder de Bank
}
board-do-produce = { $n ->
    [one] Maak 1 goed
   *[other] Maak { $n } goederen
}
board-do-sell = { $n ->
    [one] Verkoop 1 goed
   *[other] Verkoop { $n } goederen
}
board-no-office = Ruil niets
board-no-chapel = Deze keer niets
board-no-bank = Nu niet
board-no-produce = Maak niets
board-no-sell = Verkoop niets
board-twelfth = Het twaalfde gebouw!
board-last-phase = De laatste fase
board-twelve-built = { $name } heeft twaalf gebouwen: met deze bouwmeesterfase eindigt het spel.
board-eleven-built = { $name } heeft 11 van de 12 gebouwen. Met de volgende bouwmeesterfase kan het spel eindigen.
board-has-good = er ligt een goed
board-no-good = er ligt geen goed
board-under = { $n ->
    [one] er ligt 1 kaart onder
   *[other] er liggen { $n } kaarten onder
}
board-taken = { $name } heeft deze rol in deze ronde genomen.
board-free = Niemand heeft deze rol in deze ronde genomen.
board-good-indigo = Indigo
board-good-sugar = Suiker
board-good-tobacco = Tabak
board-good-coffee = Koffie
board-good-silver = Zilver
board-good-customs = Goed van het douanekantoor
board-good-about = Een gedekte kaart. In de handelaarfase brengt ze zoveel kaarten op als de handelshuiskaart aangeeft.
board-limit-about = Wie aan het begin van een ronde meer kaarten heeft, legt de rest af. Tijdens de ronde is er geen limiet.
board-built-about = Eindigt een bouwmeesterfase en heeft iemand twaalf gebouwen, dan is het spel afgelopen.
board-printed-about = Wat op de gebouwen gedrukt staat. Kaarten onder gebouwen en de gebouwen met een vraagteken tellen aan het einde mee.
board-pile-about = Is hij leeg, dan wordt de aflegstapel geschud en de nieuwe trekstapel.
board-discard-about = Betaalde kaarten, verkochte goederen en al het andere dat wordt afgegeven, gedekt.
board-governor-about = De gouverneur neemt de eerste rol van de ronde. Daarna gaat de kaart naar links.

## De eerste les
lesson-first = Je eerste stad
    .about = Voor wie nog nooit heeft gespeeld: hoe rollen werken, en bouwen, produceren en verkopen.
lesson-first-city = Dit is je stad: tot nu toe één indigoververij. Gebouwen zijn punten, en wie aan het eind de meeste punten heeft, wint.
lesson-first-hand = Deze kaarten zijn gebouwen die je kunt bouwen. Ze zijn ook je geld: een gebouw dat 2 kost, betaal je met twee andere kaarten. Tik op een kaart om te lezen wat die doet.
lesson-first-role = In elke ronde neemt iedereen een rol, de gouverneur eerst: deze keer ben jij dat. Iedereen doet wat de rol zegt, en wie hem nam, heeft een privilege: dat staat naast de ster. Neem de bouwmeester.
lesson-first-role-other = Die komt later. Bouw eerst iets: neem de bouwmeester.
lesson-first-build = Jij hebt de bouwmeester, dus je betaalt 1 kaart minder. Bouw de suikermolen en betaal met een indigoververij.
lesson-first-build-indigo = Die zou je niets kosten, maar suiker brengt soms meer op dan indigo. Bouw de suikermolen.
lesson-first-build-nothing = Dan heb je niets aan je rol. Bouw de suikermolen.
lesson-first-build-keep = Het gildehuis levert later veel punten op: houd het. Betaal met een indigoververij.
lesson-first-produce = De anderen hebben ook gebouwd. Nu heeft iemand de opzichter genomen, en iedereen mag een goed maken, in een productiegebouw zoals jij er twee hebt. In elk past er maar één. Maak het in je suikermolen.
lesson-first-produce-indigo = Indigo brengt nooit meer dan 1 kaart op. Maak het goed in je suikermolen.
lesson-first-produce-nothing = Goederen kosten niets en brengen kaarten op. Maak er een in je suikermolen.
lesson-first-sell = De handelaar: iedereen mag een goed verkopen. De handelshuiskaart zegt hoeveel kaarten je ervoor trekt: 2 voor suiker. Verkoop je suiker.
lesson-first-sell-nothing = Dan krijg je geen kaarten. Verkoop je suiker.
lesson-first-keep = Een nieuwe ronde, en de volgende speler is gouverneur. Iemand heeft de raadsheer genomen: je hebt twee kaarten getrokken en houdt er één. Houd de markthal: telkens als je verkoopt, levert die 1 kaart meer op.
lesson-first-keep-statue = Het standbeeld is 3 punten en verder niets. Met de markthal bouw je later veel meer. Houd de markthal.
lesson-first-choose = De goudzoeker geeft alleen een kaart aan wie hem neemt. En nu de truc van het spel: neem de rol waar jij meer aan hebt dan de anderen. Jij hebt vijf kaarten, zij twee en drie. Neem de bouwmeester.
lesson-first-choose-trader = Niemand heeft een goed om te verkopen. Neem de bouwmeester.
lesson-first-choose-other = Daar hebben de anderen evenveel aan. Alleen jij hebt genoeg kaarten voor iets groots: neem de bouwmeester.
lesson-first-hall = De markthal kost 4, dus je betaalt 3 kaarten. Hij maakt geen goederen, maar heeft een effect: zulke gebouwen zijn stadsgebouwen, en je mag er van elke soort maar één hebben. Bouw hem en betaal met alles behalve het gildehuis.
lesson-first-hall-other = Dat later. Bouw nu de markthal.
lesson-first-hall-keep = Houd het gildehuis: het levert later veel punten op. Betaal met de andere drie.
lesson-first-end = Heeft iemand na een bouwmeesterfase twaalf gebouwen, dan is het spel afgelopen. Dan tellen de punten op je gebouwen, en grote zoals het gildehuis tellen wat je gebouwd hebt. Nog tien vragen, en dan speel je vanaf hier verder.
lesson-first-quiz-win = Wie wint?
    .about = Met twaalf gebouwen eindigt het spel alleen; daarna worden de punten geteld.
lesson-first-quiz-win-1 = Wie het eerst twaalf gebouwen heeft
lesson-first-quiz-win-2 = Wie aan het eind de meeste punten heeft
lesson-first-quiz-win-3 = Wie aan het eind de meeste kaarten heeft
lesson-first-quiz-pay = Waarmee betaal je een gebouw?
    .about = Elke kaart is een gebouw en tegelijk geld.
lesson-first-quiz-pay-1 = Met munten
lesson-first-quiz-pay-2 = Met punten
lesson-first-quiz-pay-3 = Met andere kaarten uit je hand
lesson-first-quiz-role = Iemand neemt de bouwmeester. Wie mag bouwen?
    .about = Om de beurt; wie de rol nam, begint.
lesson-first-quiz-role-1 = Iedereen
lesson-first-quiz-role-2 = Alleen wie de rol nam
lesson-first-quiz-role-3 = Alleen de anderen
lesson-first-quiz-builder = Welk privilege heeft wie de bouwmeester neemt?
    .about = Wat bij een rol naast de ster staat, geldt alleen voor wie hem neemt.
lesson-first-quiz-builder-1 = Die bouwt twee gebouwen.
lesson-first-quiz-builder-2 = Die trekt een kaart.
lesson-first-quiz-builder-3 = Die betaalt 1 kaart minder.
lesson-first-quiz-goods = Wanneer maak je goederen?
    .about = Iedereen mag er één maken, wie de rol neemt twee; elk op een leeg productiegebouw.
lesson-first-quiz-goods-1 = Als ik bouw
lesson-first-quiz-goods-2 = Als iemand de opzichter neemt
lesson-first-quiz-goods-3 = Aan het begin van elke ronde
lesson-first-quiz-price = Wat brengt een goed op als je het verkoopt?
    .about = De handelshuiskaart wordt omgedraaid als iemand de handelaar neemt.
lesson-first-quiz-price-1 = Zoveel kaarten als de handelshuiskaart aangeeft
lesson-first-quiz-price-2 = Altijd 1 kaart
lesson-first-quiz-price-3 = Zoveel punten als het gekost heeft
lesson-first-quiz-council = Iemand anders neemt de raadsheer. Wat mag jij doen?
    .about = Wie de rol neemt, trekt er vijf en houdt er ook één.
lesson-first-quiz-council-1 = Niets
lesson-first-quiz-council-2 = Twee kaarten trekken en er één houden
lesson-first-quiz-council-3 = Twee kaarten trekken en allebei houden
lesson-first-quiz-prospector = Iemand anders neemt de goudzoeker. Wat krijg jij?
    .about = Het is de enige rol die de anderen niets oplevert.
lesson-first-quiz-prospector-1 = Niets
lesson-first-quiz-prospector-2 = Een kaart
lesson-first-quiz-prospector-3 = Een goed
lesson-first-quiz-best = Welke rol kun je het best nemen?
    .about = Je ziet hoeveel kaarten de anderen hebben en wat er op hun gebouwen ligt.
lesson-first-quiz-best-1 = Altijd de bouwmeester
lesson-first-quiz-best-2 = Die waar iedereen iets aan heeft
lesson-first-quiz-best-3 = Die waar ik meer aan heb dan de anderen
lesson-first-quiz-end = Wanneer is het spel afgelopen?
    .about = In die fase mag iedereen nog bouwen.
lesson-first-quiz-end-1 = Als iemand na een bouwmeesterfase twaalf gebouwen heeft
lesson-first-quiz-end-2 = Na twaalf rondes
lesson-first-quiz-end-3 = Als de trekstapel leeg is

## De les over rollen
lesson-roles = Het ritme van de rollen
    .about = Wanneer je kaarten verzamelt en wanneer je bouwt.
lesson-roles-gather = Deze keer heb je niet gebouwd: je kaarten hadden weinig opgeleverd. Verzamel nu. Niemand heeft goederen te verkopen, en de raadsheer laat jou vijf kaarten zien, de anderen maar twee. Neem de raadsheer.
lesson-roles-gather-trader = Niemand heeft een goed om te verkopen. Neem de raadsheer.
lesson-roles-gather-other = Daar heeft iedereen ongeveer evenveel aan. Neem de raadsheer.
lesson-roles-keep = Met de timmerman levert elk volgend stadsgebouw je een kaart op. Hoe eerder hij er staat, hoe meer hij oplevert. Houd de timmerman.
lesson-roles-keep-other = Die levert je op den duur minder op. Houd de timmerman.
lesson-roles-build = Nu heb je een gebouw dat de moeite waard is, en de kaarten ervoor. Wie de rol neemt, betaalt minder en bouwt als eerste. Neem de bouwmeester.
lesson-roles-build-other = Dan neemt misschien een ander de bouwmeester en betaalt minder dan jij. Neem hem.
lesson-roles-prospect = De timmerman staat er, en je hebt drie kaarten: verzamel weer. De goudzoeker levert de anderen niets op, en je goudmijn geeft je misschien een tweede kaart. Neem de goudzoeker.
lesson-roles-prospect-other = Daar hebben de anderen ook iets aan. Neem de goudzoeker.
lesson-roles-end = Verzamelen, bouwen, verzamelen: dat is het ritme. Sindsdien leverden de rollen van de anderen je kaarten op en een goed, dat je hebt verkocht. Neem telkens de rol die jou meer oplevert dan de anderen. Nu kies jij weer, en vanaf hier speel je verder.

## De les over punten
lesson-points = Eerst kracht, dan punten
    .about = Wat je vroeg bouwt en wat laat.
lesson-points-power = Een vroege ronde. Je zou een monument kunnen bouwen, maar dat levert punten op en verder niets. De bibliotheek verdubbelt je privilege in elke ronde die nog komt. Bouw de bibliotheek en betaal met indigoververij, koffiebranderij, archief en zegezuil.
lesson-points-power-points = Punten zijn er aan het eind ook nog; wat de bibliotheek oplevert, krijg je alleen zolang je haar hebt. Bouw de bibliotheek.
lesson-points-power-other = De bibliotheek levert je elke ronde meer op. Bouw de bibliotheek.
lesson-points-power-pay = Houd die. Betaal met indigoververij, koffiebranderij, archief en zegezuil.
lesson-points-late = Vijf rondes later heeft iemand negen gebouwen: het einde is dichtbij, en nieuwe effecten leveren nauwelijks nog iets op. Bouw nu punten. Bouw het monument van de ontdekker en betaal met twee zilversmelterijen en het archief.
lesson-points-late-other = Het monument van de ontdekker is 5 punten, dat andere minder. Bouw het monument van de ontdekker.
lesson-points-late-pay = Houd die. Betaal met twee zilversmelterijen en het archief.
lesson-points-end = Bouw vroeg wat kaarten oplevert; en komt iemand in de buurt van twaalf gebouwen, bouw dan wat punten oplevert. Vanaf hier speel je verder.

lesson-goods = Maken en verkopen
    .about = Wanneer goederen jou meer opleveren dan de anderen.
lesson-goods-smelter = De zilversmelterij kost je al je andere kaarten. Maar zilver levert 2 of 3 kaarten op, geen ander goed levert meer op, en dat keer op keer. Bouw de zilversmelterij.
lesson-goods-smelter-other = Dat levert je in de volgende rondes minder kaarten op. Bouw de zilversmelterij.
lesson-goods-smelter-nothing = Kaarten in je hand leveren niets op. Bouw de zilversmelterij.
lesson-goods-produce = Wie de opzichter neemt, maakt één goed meer dan de anderen. Je hebt twee lege productiegebouwen: twee goederen voor jou, één voor elk van de anderen. Neem de opzichter.
lesson-goods-produce-trader = Niemand heeft al een goed om te verkopen. Neem de opzichter.
lesson-goods-produce-other = Dat levert je één kaart op. Twee goederen leveren meer op: neem de opzichter.
lesson-goods-sell = Een nieuwe ronde. Jij hebt twee goederen, de anderen elk één, en wie de handelaar neemt, verkoopt één goed meer. Neemt een ander de rol, dan verkoop jij er maar één. Neem de handelaar.
lesson-goods-sell-other = Dan neemt misschien een ander de handelaar, en verkoop jij maar één goed. Neem de handelaar.
lesson-goods-again = Je twee goederen leverden vier kaarten op, en daarmee heb je gebouwd. Vier rondes later heb je drie productiegebouwen, allemaal leeg, en een markthal: telkens als je verkoopt, levert die 1 kaart meer op. Neem de opzichter.
lesson-goods-again-trader = Niemand heeft een goed om te verkopen. Neem de opzichter.
lesson-goods-again-other = Je productiegebouwen zijn leeg, en goederen kosten niets. Neem de opzichter.
lesson-goods-which = Je mag twee goederen maken. Indigo levert nooit meer dan 1 kaart op. Maak er een in de tabaksopslag en een in de zilversmelterij.
lesson-goods-which-indigo = Indigo levert nooit meer dan 1 kaart op. Maak de goederen in de tabaksopslag en de zilversmelterij.
lesson-goods-which-nothing = Je mag twee goederen maken, en ze kosten niets. Maak ze in de tabaksopslag en de zilversmelterij.
lesson-goods-trade = Niemand heeft intussen verkocht. Zolang er een goed op een gebouw ligt, kun je daar geen nieuw maken. Je kiest weer een rol: neem de handelaar.
lesson-goods-trade-other = Dan verkoop je maar één goed, of geen. Neem de handelaar.
lesson-goods-end = Twee goederen en de markthal leverden vier kaarten op, en je gebouwen zijn weer leeg. Maak goederen als je er meer maakt dan de anderen; verkoop als je er meer hebt. Vanaf hier speel je verder.
