title = De schatten van Cibola
summary = Stuur in het geheim ontdekkers op pad, pak schatten uit de rij en dek kamers van de tempel af tot er voor elke schat één waarde overblijft.
option-copy_totem = De totem Echo
option-copy_totem-true = De totem Echo, die vóór de telling een andere totem kopieert, kan verschijnen.
    .short = Kan verschijnen
option-copy_totem-false = De totem Echo blijft in de doos.
    .short = Blijft in de doos
end-rounds = De acht rondes zijn voorbij.

## Afbeeldingen bij de spelregels
board-figure-row = In de rij liggen vier kaarten. Elke kaart toont welke schatten ze oplevert.
board-figure-largest = De grootste groep: wie die stuurde, neemt als eerste een kaart.
board-figure-smallest = Een kleinere groep: de eigenaar kiest later, maar heeft ontdekkers over voor de volgende rondes.
board-figure-rock = Een rotsblok sluit deze kamer af: dit getal kan de waarde niet meer worden.
board-figure-open = Aan het eind heeft elke schat nog één open kamer, en dat getal zegt wat de schat waard is.
board-figure-totems = Boven de tempel liggen vijf totems. Een kaart met een totem levert er een van op.
board-figure-camp = Het kamp: hier wachten gestuurde ontdekkers tot iemand ze terugroept.
board-figure-rocks = De rotsblokken die er nog zijn. Elk sluit één kamer af.
board-figure-explorers = De ontdekkers die je nog hebt voor de volgende rondes.
board-figure-taken = Een genomen totem ligt tot het eind voor de eigenaar.

## Dingen
treasure-statuette = beeldje
    .about = Alleen wie aan het einde de meeste beeldjes heeft, krijgt het getal van de laatste open kamer; bij een gelijke stand krijgen alle betrokkenen het volledig.
treasure-sundial = zonnewijzer
    .about = Aan het einde is elke zonnewijzer zoveel waard als de laatste open kamer toont.
treasure-feather_shield = verenschild
    .about = Aan het einde is elk verenschild zoveel waard als de laatste open kamer toont.
treasure-snake = slang
    .about = Aan het einde is elke slang zoveel waard als de laatste open kamer toont.
treasure-skull = schedel
    .about = Wie aan het einde de meeste schedels heeft, verliest zoveel punten als de laatste open kamer toont; bij een gelijke stand geldt dat voor alle betrokkenen.
count-statuette = { $n ->
    [one] 1 beeldje
   *[other] { $n } beeldjes
}
count-sundial = { $n ->
    [one] 1 zonnewijzer
   *[other] { $n } zonnewijzers
}
count-feather_shield = { $n ->
    [one] 1 verenschild
   *[other] { $n } verenschilden
}
count-snake = { $n ->
    [one] 1 slang
   *[other] { $n } slangen
}
count-skull = { $n ->
    [one] 1 schedel
   *[other] { $n } schedels
}
symbol-rock = rotsblok
    .about = Wie deze kaart neemt, legt een rotsblok op een open kamer.
symbol-totem = totem
    .about = Wie deze kaart neemt, kiest een totem boven de tempel.
card-plain = { $treasures }
card-rock = { $treasures } + rotsblok
card-totem = { $treasures } + totem
chamber = { $treasure } { $value }
chamber-open = { $value }
chamber-covered = (rotsblok)
totem-copy = Echo
    .about = Einde van het spel: wijs vóór de telling een totem aan die voor een speler ligt en voer het effect ervan uit.
totem-explorer_plus1 = Gids
    .about = Einde van het spel: 1 punt extra voor elke ontdekker die je nog hebt.
totem-sundial_plus1 = Zon
    .about = Einde van het spel: elk van je zonnewijzers is 1 punt meer waard.
totem-feather_plus3 = Adelaar
    .about = Einde van het spel: elk van je verenschilden is 3 punten meer waard.
totem-snake_equals3 = Ratelslang
    .about = Einde van het spel: elk van je slangen is 3 punten waard, wat de tempel ook aangeeft.
totem-skull_minus2 = Voorouder
    .about = Einde van het spel: je telt 2 schedels minder.
totem-rock_up = Stijgend rotsblok
    .about = Meteen: verplaats één rotsblok één kamer omhoog, naar een open kamer in dezelfde kolom.
totem-rock_down = Vallend rotsblok
    .about = Meteen: verplaats één rotsblok één kamer omlaag, naar een open kamer in dezelfde kolom.
totem-recruit_four = Spoorzoekers
    .about = Meteen: neem 4 ontdekkers uit het kamp, of allemaal als er minder zijn.
totem-recruit_all = Kampvuur
    .about = Meteen: neem alle ontdekkers uit het kamp.

## De tafel
view-round = Ronde
view-torch = Fakkeldrager
view-camp = Kamp
view-rocks = Rotsblokken over
view-row = Schattenkaarten
view-temple = Tempel
view-treasure = Schat
view-chambers = Kamers, van boven naar beneden
view-lowest = Minstens
view-highest = Hoogstens
view-totems = Totems
view-players = Spelers
view-seat = Speler
view-explorers = Ontdekkers
view-chosen = Heeft gekozen
view-sent = Gestuurd
view-treasures = Schatten
view-worth = Levert nu op
view-cards = Kaarten
view-order = Beurtvolgorde
view-copied = Gekopieerde totem
view-deck_one = Stapel I
view-deck_two = Stapel II
view-out = Uit het spel
view-box = Totems in de doos

## Vragen
ask-send = Hoeveel ontdekkers stuur je op pad?
ask-take = Welke schattenkaart neem je?
ask-rock = Op welke kamer leg je een rotsblok?
ask-totem = Welke totem neem je?
ask-move-up = Welk rotsblok verplaats je één kamer omhoog?
ask-move-down = Welk rotsblok verplaats je één kamer omlaag?
ask-recruit = Neem je { $n ->
    [one] 1 ontdekker
   *[other] { $n } ontdekkers
} uit het kamp?
ask-copy = Welke totem kopieer je?

## Keuzes
do-send = { $arg ->
    [0] Stuur niemand en roep ontdekkers terug uit het kamp
    [one] Stuur 1 ontdekker
   *[other] Stuur { $arg } ontdekkers
}
    .brings = { $arg ->
        [0] Je kiest als laatste, maar ontdekkers keren terug uit het kamp: allemaal als alleen jij niemand stuurt.
       *[other] Je groep gaat naar het kamp. Hoe groter die is, hoe eerder je een kaart kiest.
    }
do-take = Neem { $arg }
    .brings = De schatten zijn tot het eind van jou. Een rotsblok erop sluit een kamer, een totem erop mag je kiezen.
do-rock = Leg een rotsblok op { $arg }
    .brings = Dit getal valt weg. Wat als laatste open blijft, is de schat waard, voor iedereen.
do-totem = Neem de totem ‘{ $arg }’
do-move = Verplaats het rotsblok van { $arg }
    .brings = De kamer eronder gaat weer open en een andere dicht.
do-recruit = Neem de ontdekkers
    .brings = Meer ontdekkers om in de volgende rondes te sturen.
do-copy = Kopieer de totem ‘{ $arg }’
do-decline = Gebruik de totem niet
    .brings = Er gebeurt niets; de totem blijft voor je liggen, maar werkt niet meer.

## Toeval
do-torch = De fakkel wijst een speler aan
do-show = Boven de tempel komt de totem ‘{ $arg }’ te liggen
do-turn = Er wordt een kaart omgedraaid: { $arg }

## Waarom niet
why-too-few-explorers = { $n ->
    [0] Je hebt geen ontdekkers.
    [one] Je hebt maar 1 ontdekker.
   *[other] Je hebt maar { $n } ontdekkers.
}
why-not-in-row = Die kaart ligt niet in de rij.
why-covered = Daar ligt al een rotsblok.
why-last-open = Dit is de laatste open kamer van deze schat; daar mag geen nieuw rotsblok op.
why-not-above-temple = Die totem ligt niet boven de tempel.
why-no-rock = Daar ligt geen rotsblok.
why-end-of-column = Daar houdt de kolom op.
why-copies-itself = Echo kan zichzelf niet kopiëren.
why-not-used = Geen enkele speler heeft die totem.

## Het verslag
log-torch-tossed = { $seat } is de eerste fakkeldrager.
log-totem-shown = Boven de tempel: { $totem }.
log-round-begins = Ronde { $n } begint.
log-card-turned = In de rij: { $card }.
log-sent = { $seat } stuurt { $n ->
    [0] niemand
    [one] 1 ontdekker
   *[other] { $n } ontdekkers
}.
    .you = Je stuurt { $n ->
        [0] niemand
        [one] 1 ontdekker
       *[other] { $n } ontdekkers
    }.
log-called-back = { $seat } roept { $n ->
    [one] 1 ontdekker
   *[other] { $n } ontdekkers
} terug uit het kamp.
    .you = Je roept { $n ->
        [one] 1 ontdekker
       *[other] { $n } ontdekkers
    } terug uit het kamp.
log-camped = { $seat } brengt { $n ->
    [one] 1 ontdekker
   *[other] { $n } ontdekkers
} naar het kamp.
    .you = Je brengt { $n ->
        [one] 1 ontdekker
       *[other] { $n } ontdekkers
    } naar het kamp.
log-took = { $seat } neemt { $card }.
    .you = Je neemt { $card }.
    .forced = Voor jou bleef maar één kaart over: { $card }.
log-rock-placed = { $seat } legt een rotsblok op { $chamber }.
    .you = Je legt een rotsblok op { $chamber }.
log-rock-moved = { $seat } verplaatst een rotsblok van { $chamber } naar { $onto }.
log-totem-taken = { $seat } neemt de totem ‘{ $totem }’.
    .you = Je neemt de totem ‘{ $totem }’.
log-recruited = { $seat } neemt { $n ->
    [0] niemand
    [one] 1 ontdekker
   *[other] { $n } ontdekkers
} uit het kamp.
log-declined = { $seat } gebruikt de totem niet.
log-copied = { $seat } kopieert de totem ‘{ $totem }’.
log-left-out = Uit het spel: { $card }.
log-torch-passed = { $seat } krijgt de fakkel.
    .you = Je krijgt de fakkel.
log-ended = De laatste ronde is voorbij; de punten worden geteld.

## Punten
score-statuette = Beeldjes
    .about = { treasure-statuette.about }
score-sundial = Zonne{"\u00AD"}wijzers
    .about = { treasure-sundial.about }
score-feather_shield = Veren{"\u00AD"}schilden
    .about = { treasure-feather_shield.about }
score-snake = Slangen
    .about = { treasure-snake.about }
score-skull = Schedels
    .about = { treasure-skull.about }
score-totems = Totems
    .about = De punten die je totems aan het einde toevoegen voor zonnewijzers, verenschilden, slangen en ontdekkers. Schedels die een totem aftrekt, zijn in de rij van de schedels al weggelaten.
score-explorers = Ontdek{"\u00AD"}kers
    .about = 1 punt voor elke 2 ontdekkers die aan het einde over zijn.

## Het bord
board-round = Ronde { $n } van 8
board-worth = { $span ->
    [0] { $highest ->
        [one] 1 punt
       *[other] { $highest } punten
    } waard
   *[other] { $lowest } tot { $highest } punten waard
}
board-range = { $span ->
    [0] { $highest ->
        [one] { $highest } punt
       *[other] { $highest } punten
    }
   *[other] { $lowest } tot { $highest } punten
}
board-found = { $kind ->
    [statuette] { $things }: wie de meeste heeft, krijgt { $range }
    [skull] { $things }: wie de meeste heeft, verliest { $range }
   *[other] { $things }: { $n ->
        [one] { $range }
       *[other] elk { $range }
    }
}
board-then = { $kind ->
    [statuette] Wie de meeste heeft, krijgt dan { $range }. Jij hebt er { $n }.
    [skull] Wie de meeste heeft, verliest dan { $range }. Jij hebt er { $n }.
   *[other] Elk stuk levert dan { $range } op. Jij hebt er { $n }.
}
board-brings = { $span ->
    [0] nu { $highest ->
        [one] 1 punt
       *[other] { $highest } punten
    }
   *[other] nu { $lowest } tot { $highest } punten
}
board-has-chosen = { $name } heeft gekozen
board-is-choosing = { $name } kiest nog
board-groups = Geheime groepen
board-one-fewer = Eén ontdekker minder
board-one-more = Eén ontdekker meer
board-last-round = Daarna worden de punten geteld: schatten, totems en 1 punt voor elke twee ontdekkers die over zijn.
board-larger-first = De grotere groep kiest het eerst; van gelijke groepen degene die eerder komt in de fakkelvolgorde. Wie niemand stuurt, kiest als laatste en roept ontdekkers terug uit het kamp.
board-own-group = { $n ->
    [0] Je stuurt niemand. De anderen zien het als iedereen gekozen heeft.
    [one] Je stuurt 1 ontdekker. De anderen zien het als iedereen gekozen heeft.
   *[other] Je stuurt { $n } ontdekkers. De anderen zien het als iedereen gekozen heeft.
}
board-nobody-left = Je hebt geen ontdekkers meer: je stuurt niemand.
board-explorers = { $n ->
    [0] Geen ontdekkers
    [one] 1 ontdekker
   *[other] { $n } ontdekkers
}
board-explorers-left = Je stuurt ze op pad om als eerste te kiezen. Aan het eind levert elk tweetal dat over is 1 punt op.
board-chamber-open = Nog open: dit getal kan nog gaan tellen.
board-chamber-last = De laatste open kamer: dit getal telt.
board-chamber-covered = Er ligt een rotsblok op: dit getal telt niet.
board-totem-of = Ligt voor { $name }.
board-camp = Hier verzamelen zich de uitgezonden ontdekkers. Wie niemand stuurt, neemt ze allemaal; doen meer spelers dat, dan verdelen ze die gelijk.
board-camp-now = { $n ->
    [0] Er is niemand.
    [one] Er is 1 ontdekker.
   *[other] Er zijn { $n } ontdekkers.
}
board-rocks = Wie een kaart met een rotsblok neemt, bedekt een kamer. Liggen ze er allemaal, dan heeft elke schat nog één open kamer.
board-rocks-now = { $n ->
    [0] Alle rotsblokken liggen op de tempel.
    [one] Er komt nog 1 rotsblok.
   *[other] Er komen nog { $n } rotsblokken.
}
board-torch = Van gelijke groepen is die van de fakkeldrager het eerst, daarna met de klok mee. Wie de laatste kaart van een ronde neemt, krijgt de fakkel.
board-torch-of = De fakkeldrager is { $name }.
board-count-value = Aantal × open kamer
board-count-most = Aantal; de meeste geven { $n }

## De eerste les
lesson-first = Je eerste expeditie
    .about = Voor wie nog nooit heeft gespeeld: ontdekkers sturen, schatten nemen en het kamp gebruiken.
lesson-first-row = Voor de tempel liggen vier schattenkaarten. In elke ronde neemt iedereen er één. Aan het eind leveren schatten punten op. Tik op iets om te zien wat het is.
lesson-first-worth = Hoeveel punten? Dat staat nog niet vast. Elk getal hier is een kamer. Aan het eind geldt er voor zonnewijzers maar één: op alle andere komt een rotsblok.
lesson-first-send = Wie neemt als eerste? Iedereen stuurt in het geheim ontdekkers op pad; de grootste groep kiest als eerste. Je hebt er zes. Stuur er drie.
lesson-first-send-nobody = Dan kies je als laatste. Stuur er deze keer drie.
lesson-first-send-few = De anderen sturen er misschien even weinig. Stuur er drie.
lesson-first-send-many = Dan ben je zeker de eerste, maar houd je weinig over voor de volgende rondes. Drie is genoeg.
lesson-first-take = Drie is de grootste groep: jij kiest als eerste! Neem de twee zonnewijzers.
lesson-first-take-statuettes = Beeldjes tellen alleen voor wie er de meeste heeft. Neem de twee zonnewijzers.
lesson-first-take-skull = Pas op, schedels kunnen punten kosten. Neem de twee zonnewijzers.
lesson-first-take-shield = Eén verenschild is goed; twee zonnewijzers en een rotsblok zijn beter. Neem de twee zonnewijzers.
lesson-first-rock = Op de kaart staat ook een rotsblok, en jij bepaalt waar het komt. Je verzamelt zonnewijzers: leg het op hun laagste getal, de 1.
lesson-first-rock-own = De hoge getallen moeten juist open blijven. Leg het op de 1.
lesson-first-rock-other = Dat mag, maar je zonnewijzers hebben er niets aan. Leg het op hun 1.
lesson-first-call = Een nieuwe ronde. Alle acht ontdekkers die op pad gingen, zijn nu in het kamp. De truc van het spel: wie niemand stuurt, kiest als laatste, maar roept iedereen uit het kamp terug. Doen meer spelers dat, dan verdelen ze het kamp gelijk. Stuur niemand.
lesson-first-call-sent = Dan gaat het kamp misschien naar een ander. Stuur niemand.
lesson-first-totem = Er komen er acht terug: je hebt er elf! De laatste kaart is voor jou, en daarop staat een totem: je neemt een van deze, en niemand anders krijgt hem. Sommige helpen meteen, andere aan het eind; elk spel heeft andere. Kies Zon: elk van je zonnewijzers wordt 1 punt meer waard.
lesson-first-totem-trackers = Spoorzoekers brengen ontdekkers, en die heb je genoeg. Kies Zon.
lesson-first-totem-other = Ook een goede, maar jij hebt zonnewijzers. Kies Zon.
lesson-first-most = Verenschilden en slangen tellen zoals zonnewijzers. Twee schatten zijn anders. Alleen wie de meeste beeldjes heeft, krijgt het getal van de laatste open kamer, en maar één keer. En wie de meeste schedels heeft, verliest punten!
lesson-first-torch = Jij nam de laatste kaart van de ronde, dus ben jij nu de fakkeldrager. Van even grote groepen kiest de jouwe het eerst; vanaf jou gaat het met de klok mee verder.
lesson-first-end = Na acht rondes worden de schatten geteld, en elk tweetal ontdekkers dat je over hebt levert 1 punt op. Nog tien vragen, en dan speel je vanaf hier verder.
lesson-first-quiz-first = Wie neemt in een ronde de eerste kaart?
    .about = De fakkel beslist alleen tussen even grote groepen.
lesson-first-quiz-first-1 = Wie de minste punten heeft
lesson-first-quiz-first-2 = Wie de grootste groep heeft gestuurd
lesson-first-quiz-first-3 = Altijd de fakkeldrager
lesson-first-quiz-sent = Waar gaan de ontdekkers heen die je stuurt?
    .about = Daar wachten ze tot iemand ze terugroept.
lesson-first-quiz-sent-1 = Na de ronde terug naar jou
lesson-first-quiz-sent-2 = Uit het spel
lesson-first-quiz-sent-3 = Naar het kamp
lesson-first-quiz-nobody = Alleen jij stuurt niemand. Wat gebeurt er?
    .about = Je krijgt toch een kaart: de laatste.
lesson-first-quiz-nobody-1 = Je kiest als laatste en roept alle ontdekkers uit het kamp terug.
lesson-first-quiz-nobody-2 = Je krijgt deze ronde geen kaart.
lesson-first-quiz-nobody-3 = Je verliest punten.
lesson-first-quiz-share = Twee spelers sturen niemand, en er zijn 7 ontdekkers in het kamp. Wat krijgen ze?
    .about = Ze delen gelijk; wat overblijft, blijft in het kamp.
lesson-first-quiz-share-1 = De een 4, de ander 3
lesson-first-quiz-share-2 = Allebei 3
lesson-first-quiz-share-3 = Allebei niets
lesson-first-quiz-rock = Je neemt een kaart met een rotsblok. Wat doe je?
    .about = Je mag elke schat kiezen, maar nooit zijn laatste open kamer.
lesson-first-quiz-rock-1 = Ik leg een rotsblok op een kamer.
lesson-first-quiz-rock-2 = Ik haal een rotsblok van de tempel.
lesson-first-quiz-rock-3 = Ik leg de kaart terug.
lesson-first-quiz-worth = Wat is een zonnewijzer aan het eind waard?
    .about = Op alle andere getallen ligt dan een rotsblok.
lesson-first-quiz-worth-1 = Altijd 4 punten
lesson-first-quiz-worth-2 = Evenveel als ik ontdekkers heb
lesson-first-quiz-worth-3 = Het getal van zijn laatste open kamer
lesson-first-quiz-statuettes = Je hebt 2 beeldjes, iemand anders 3. Wat leveren die van jou op?
    .about = Alleen wie de meeste heeft, krijgt het getal; bij een gelijke stand krijgen alle betrokkenen het volledig.
lesson-first-quiz-statuettes-1 = Niets
lesson-first-quiz-statuettes-2 = Het getal van de laatste open kamer
lesson-first-quiz-statuettes-3 = Het dubbele van dat getal
lesson-first-quiz-skulls = Wie verliest punten door schedels?
    .about = Een paar schedels kunnen geen kwaad zolang iemand er meer heeft.
lesson-first-quiz-skulls-1 = Iedereen, voor elke schedel
lesson-first-quiz-skulls-2 = Niemand
lesson-first-quiz-skulls-3 = Wie er de meeste heeft
lesson-first-quiz-tie = Twee groepen zijn even groot. Welke kiest het eerst?
    .about = Het gaat met de klok mee vanaf de fakkeldrager. Wie de laatste kaart van een ronde neemt, krijgt de fakkel.
lesson-first-quiz-tie-1 = Die van wie meer ontdekkers over heeft
lesson-first-quiz-tie-2 = Die vanaf de fakkeldrager het eerst komt
lesson-first-quiz-tie-3 = Het toeval beslist
lesson-first-quiz-end = Wanneer is het spel afgelopen?
    .about = Het zijn altijd acht rondes. Zonder ontdekkers speel je gewoon verder, en een leeg kamp raakt weer vol.
lesson-first-quiz-end-1 = Na acht rondes
lesson-first-quiz-end-2 = Als iemand geen ontdekkers meer heeft
lesson-first-quiz-end-3 = Als het kamp leeg is

## De les over het kamp
lesson-camp = Het kamp
    .about = Wanneer het loont om niemand te sturen.
lesson-camp-full = Er wachten acht ontdekkers in het kamp, meer dan iemand van jullie heeft. Een betere kaart is een paar punten waard; acht ontdekkers beslissen meerdere rondes. Stuur niemand.
lesson-camp-full-sent = Dan krijgt een ander het kamp, nu of in de volgende ronde. Stuur niemand.
lesson-camp-share = Alleen jij stuurde niemand: je hebt er nu dertien. In het kamp zijn er weer negen, en de anderen hebben bijna niemand meer: zij gaan ze halen. Neem je deel, anders is alles voor hen. Stuur niemand.
lesson-camp-share-sent = Je zou als eerste kiezen, maar de anderen zouden negen ontdekkers delen. Stuur niemand.
lesson-camp-end = Met z’n drieën hebben jullie de negen gedeeld. Jij hebt zestien ontdekkers, de anderen samen zeven: je kiest als eerste wanneer het er voor jou toe doet. Vanaf hier speel je verder.

## De les over rotsblokken
lesson-rocks = Rotsblokken tegen anderen
    .about = Hoe je een schat bederft die anderen verzamelen.
lesson-rocks-columns = Kijk wie wat verzamelt. Eén tegenstander heeft vier zonnewijzers, twee hebben er elk twee, jij hebt er één. Jouw punten komen van de beeldjes.
lesson-rocks-highest = Op je kaart staat een rotsblok. Als ze 4 waard blijven, zijn de zonnewijzers 16 punten voor die tegenstander, en 4 voor jou. Leg het op de 4.
lesson-rocks-highest-other = Dat kost de anderen minder. Leg het op de 4 van de zonnewijzers.
lesson-rocks-again = In de volgende ronde heb je weer een kaart met een rotsblok genomen. Zonnewijzers kunnen nog 3 of 2 waard worden. Leg het op de 3.
lesson-rocks-again-other = Dat kost de anderen minder. Leg het op de 3 van de zonnewijzers.
lesson-rocks-end = Zonnewijzers worden 2 waard. Twee rotsblokken hebben één tegenstander acht punten gekost, en jou twee. Bederf wat anderen verzamelen en houd je eigen getallen open. Vanaf hier speel je verder.

lesson-totems = De juiste totem
    .about = Hoe een totem je schatten meer waard maakt.
lesson-totems-shield = Kijk naar de totems voordat je een kaart neemt. Met Adelaar is elk van je verenschilden 3 punten meer waard, en je hebt er al een. Neem er nog een.
lesson-totems-shield-statuettes = Beeldjes tellen alleen voor wie er de meeste heeft. Met Adelaar levert een verenschild meer op. Neem het.
lesson-totems-shield-other = Met Adelaar levert een verenschild je meer op. Neem het.
lesson-totems-send = Nu ligt er een kaart met een totem in de rij, en Adelaar is er nog. Jij hebt negen ontdekkers, de anderen hoogstens zes: met zeven kies je zeker als eerste. Stuur er zeven.
lesson-totems-send-more = Dat is even zeker, maar zeven is genoeg. Stuur er zeven.
lesson-totems-send-few = Dan kiest misschien iemand vóór jou, en is Adelaar weg. Stuur er zeven.
lesson-totems-take = Jij kiest als eerste. Neem de kaart met de totem.
lesson-totems-take-other = Voor de totem heb je zeven ontdekkers gestuurd. Neem de kaart met de totem.
lesson-totems-totem = Een totem is waard wat jij ermee kunt doen. Met twee verenschilden is Adelaar 6 punten, en 3 meer voor elk dat nog komt. Kies Adelaar.
lesson-totems-totem-trackers = Vier ontdekkers zijn mooi, maar aan het eind zijn ze maar 2 punten. Kies Adelaar.
lesson-totems-totem-other = Die doet weinig voor je schatten. Kies Adelaar.
lesson-totems-end = Wie Ratelslang nam, deed hetzelfde: met twee slangen. Verzamel waar een totem punten voor geeft, en kies vroeg als er een kaart met een totem ligt. Het kamp is vol: nu kun je ontdekkers terugroepen. Vanaf hier speel je verder.
