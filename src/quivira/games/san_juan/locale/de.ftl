title = San Juan
summary = Wähle Rollen, baue aus deinen Handkarten eine Stadt und errichte als Erster zwölf Gebäude – oder einfach die besseren.
option-expansion = Neue Gebäude
option-expansion-false = Die 112 Karten des Grundspiels.
    .short = Ohne
option-expansion-true = 30 weitere Karten: elf neue Gebäude, die Kathedrale liegt auf dem Tisch.
    .short = Mit
option-advanced = Aufbau
option-advanced-false = Jeder zieht 4 Karten.
    .short = Einfach
option-advanced-true = Der Gouverneur zieht 5 Karten, der Nächste 6 und so weiter; jeder behält 4.
    .short = Fortgeschritten
option-harbor_per_good = Waren unter dem Hafen
option-harbor_per_good-false = In einer Händlerphase darf eine Ware unter den Hafen.
    .short = Eine je Phase
option-harbor_per_good-true = Jede verkaufte Ware darf unter den Hafen.
    .short = Jede verkaufte
end-buildings = Eine Baumeisterphase endete mit zwölf Gebäuden in einer Stadt.
end-stalled = Niemand baut mehr.

## Bilder im Regelbuch
board-figure-taken = Diese Rolle ist genommen: Alle handeln, und wer sie gewählt hat, hat das Privileg.
board-figure-free = Diese ist noch frei. Jede Rolle wird einmal in der Runde genommen.
board-figure-built = Ein Gebäude in der Stadt; vorher war es eine Karte auf der Hand.
board-figure-pays = Was auf der Hand bleibt, bezahlt das Nächste: Ein Gebäude für 3 kostet drei dieser Karten.
board-figure-indigo = Alle beginnen mit einer Indigoküperei in der Stadt.
board-figure-hand = Vier Karten zu Beginn: Jede kann gebaut werden oder eine andere bezahlen.
board-figure-good = Auf diesem Produktionsgebäude liegt eine Ware: eine verdeckte Karte vom Zugstapel.
board-figure-empty = Dieses ist leer und kann in der nächsten Aufseherphase eine Ware herstellen.
board-figure-market = Das Handelshaus-Kärtchen sagt, wie viele Karten jede Ware jetzt bringt.
board-figure-trader = Wer den Händler genommen hat, darf eine Ware mehr verkaufen als die anderen.

## Dinge
card-indigo_plant = Indigo{"\u00AD"}küperei
    .about = Aufseher: hält eine Ware (Indigo), die beim Händler verkauft wird. Davon darfst du beliebig viele haben.
card-sugar_mill = Zucker{"\u00AD"}mühle
    .about = Aufseher: hält eine Ware (Zucker), die beim Händler verkauft wird. Davon darfst du beliebig viele haben.
card-tobacco_storage = Tabak{"\u00AD"}speicher
    .about = Aufseher: hält eine Ware (Tabak), die beim Händler verkauft wird. Davon darfst du beliebig viele haben.
card-coffee_roaster = Kaffee{"\u00AD"}rösterei
    .about = Aufseher: hält eine Ware (Kaffee), die beim Händler verkauft wird. Davon darfst du beliebig viele haben.
card-silver_smelter = Silber{"\u00AD"}schmelze
    .about = Aufseher: hält eine Ware (Silber), die beim Händler verkauft wird. Davon darfst du beliebig viele haben.
card-archive = Archiv
    .about = Ratsherr: Gezogene Karten kommen auf die Hand, und du wirfst beliebige Handkarten ab.
card-smithy = Schmiede
    .about = Baumeister: Produktionsgebäude kosten dich 1 Karte weniger.
card-gold_mine = Goldmine
    .about = Goldsucher, egal von wem gewählt: Decke 4 Karten auf; haben alle verschiedene Kosten, bekommst du die billigste.
card-poor_house = Armen{"\u00AD"}haus
    .about = Baumeister: Hast du gebaut und höchstens 1 Handkarte, ziehe 1 Karte.
card-black_market = Schwarz{"\u00AD"}markt
    .about = Baumeister: Wirf 1 oder 2 deiner Waren ab; jede ersetzt beim Bezahlen 1 Karte.
card-well = Brunnen
    .about = Aufseher: Produzierst du mindestens 2 Waren, ziehe 1 Karte.
card-market_stand = Markt{"\u00AD"}stand
    .about = Händler: Verkaufst du mindestens 2 Waren, ziehe 1 Karte mehr.
card-trading_post = Handels{"\u00AD"}posten
    .about = Händler: Du darfst 1 Ware mehr verkaufen.
card-crane = Kran
    .about = Baumeister: Du darfst das neue Gebäude an die Stelle eines eigenen setzen und zahlst nur den Unterschied der Kosten.
card-chapel = Kapelle
    .about = Rundenbeginn: Du darfst 1 Handkarte darunterlegen; jede bringt am Ende 1 Punkt.
card-aqueduct = Aquädukt
    .about = Aufseher: Du darfst 1 Ware mehr produzieren.
card-tower = Turm
    .about = Rundenbeginn: Dein Handkartenlimit ist 12.
card-carpenter = Schrei{"\u00AD"}nerei
    .about = Baumeister: Hast du ein Stadtgebäude gebaut, ziehe 1 Karte.
card-prefecture = Präfektur
    .about = Ratsherr: Du behältst 1 Karte mehr.
card-market_hall = Markt{"\u00AD"}halle
    .about = Händler: Verkaufst du mindestens 1 Ware, ziehe 1 Karte mehr.
card-quarry = Stein{"\u00AD"}bruch
    .about = Baumeister: Stadtgebäude kosten dich 1 Karte weniger.
card-library = Biblio{"\u00AD"}thek
    .about = Verdoppelt das Privileg der Rolle, die du gewählt hast; zu zweit nur bei einer deiner Rollen in der Runde.
card-statue = Statue
    .about = Ein Monument: Punkte, keine Wirkung.
card-victory_column = Sieges{"\u00AD"}säule
    .about = Ein Monument: Punkte, keine Wirkung.
card-hero = Helden{"\u00AD"}denkmal
    .about = Ein Monument: Punkte, keine Wirkung.
card-triumphal_arch = Triumph{"\u00AD"}bogen
    .about = Spielende: 4, 6 oder 8 Punkte für 1, 2 oder 3 deiner Monumente.
card-palace = Palast
    .about = Spielende: 1 Punkt für je 4 andere Punkte.
card-city_hall = Rathaus
    .about = Spielende: 1 Punkt für jedes deiner Stadtgebäude, das Rathaus eingeschlossen.
card-guild_hall = Zunft{"\u00AD"}halle
    .about = Spielende: 1 Punkt für jedes deiner Produktionsgebäude und 1 für jede Art davon.
card-office = Amts{"\u00AD"}stube
    .about = Rundenbeginn: Du darfst 1 oder 2 Handkarten abwerfen und ebenso viele ziehen.
card-guard_room = Wach{"\u00AD"}stube
    .about = Rundenbeginn: Wer keine Wachstube hat, hat das Handkartenlimit 6. Ein Turm behält seine 12.
card-hut = Hütte
    .about = Händler: Hat niemand eine Ware verkauft, ziehe 1 Karte.
card-tavern = Taverne
    .about = Ende der Baumeisterphase: Hat niemand weniger Gebäude als du und jemand mehr, ziehe 1 Karte.
card-customs_office = Zollhaus
    .about = Ratsherr: Ist es leer, bekommt es eine Ware, die immer für 2 verkauft wird.
card-park = Park
    .about = Baumeister: Nimmt mit einem Kran ein anderes Gebäude seinen Platz ein, zählt er als 6.
card-bank = Bank
    .about = Rundenbeginn, einmal im Spiel: Du darfst beliebig viele Handkarten darunterlegen; jede bringt am Ende 1 Punkt.
card-harbor = Hafen
    .about = Händler: Eine verkaufte Ware darf ungesehen darunterkommen; jede bringt am Ende 1 Punkt.
card-goldsmith = Gold{"\u00AD"}schmiede
    .about = Goldsucher, egal von wem gewählt: Decke 1 Karte auf; hat niemand dieses Gebäude im Spiel, darfst du sie nehmen.
card-residence = Residenz
    .about = Spielende: 4, 3, 2 und 1 Punkte für Sätze aus drei verschiedenen Gebäuden mit gleichen Kosten.
card-cathedral = Kathe{"\u00AD"}drale
    .about = Liegt auf dem Tisch, bis jemand sie baut. Spielende: 4, 3, 2 und 1 Punkte für gegnerische Gebäude mit Kosten 6.
card-for = { $card } ({ $n })
building-with-good = { $card } + Ware
building-with-cards = { $building } ({ $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} darunter)
role-builder = Baumeister
    .about = Jeder darf ein Gebäude bauen. Der Baumeister zahlt 1 Karte weniger.
role-producer = Aufseher
    .about = Jeder darf 1 Ware produzieren. Der Aufseher darf 2 produzieren.
role-trader = Händler
    .about = Jeder darf 1 Ware verkaufen. Der Händler darf 2 verkaufen.
role-councillor = Ratsherr
    .about = Jeder darf 2 Karten ziehen und 1 behalten. Der Ratsherr zieht 5.
role-prospector = Goldsucher
    .about = Nur der Goldsucher zieht 1 Karte.
role-of = { $role } ({ $seat })
over-card = An die Stelle von „{ $card }“ setzen
over-nothing = Neben die anderen bauen
library-now = Bei dieser Rolle nutzen
library-later = Für die zweite Rolle aufheben
tile = Indigo { $indigo }, Zucker { $sugar }, Tabak { $tobacco }, Kaffee { $coffee }, Silber { $silver }
price-of = { $card } { $n }
price-printed = aufgedruckte Kosten

## Der Tisch
view-round = Runde
view-idle = Runden ohne neues Gebäude (Regel 68: nach 20 ist Schluss)
view-governor = Gouverneur
view-last_role = Zuletzt gewählte Rolle
view-phase = Phase
view-chooser = Rolle gewählt von
view-turn = Am Zug
view-library = Bibliothek verdoppelt das Privileg
view-library_spent = Bibliothek in dieser Runde genutzt
view-roles = Rollen
view-could_build = Du könntest bauen
view-could_make = Waren, die du produzieren könntest
view-could_sell = Waren, die du verkaufen könntest
view-tile = Preise
view-tiles_seen = Gesehene Handelshaus-Kärtchen
view-cathedral = Kathedrale auf dem Tisch
view-building = Im Bau
view-makes_way = Anstelle von
view-site = Baustelle
view-bonus = Karten fürs Verkaufen
view-shown = Aufgedeckt
view-at_work = Aufgedeckt durch
view-drawing = Karten, die gleich gezogen werden
view-revealing = Sie werden aufgedeckt
view-pile = Zugstapel
view-discard = Ablagestapel
view-players = Spieler
view-removed = Aus dem Spiel
view-seat = Spieler
view-buildings = Stadt
view-hand_size = Handkarten
view-hand_limit = Handkartenlimit
view-hand = Hand
view-drawn = Gezogen
view-under = Unter Kapelle und Bank
view-goods = Waren
view-printed = Aufgedruckte Punkte
view-bank_used = Bank genutzt

## Fragen
ask-keep-four = { $n ->
    [one] Welche Karte gibst du ab?
   *[other] Welche { $n } Karten gibst du ab?
} Du behältst vier.
ask-role = Welche Rolle nimmst du?
ask-library = Nutzt du bei dieser Rolle die Bibliothek?
ask-office = Welche Karten tauschst du in der Amtsstube (1–2)?
ask-chapel = Welche Karte legst du unter die Kapelle?
ask-bank = Welche Karten legst du unter die Bank (nur einmal)?
ask-limit = Du hast zu viele Karten. { $n ->
    [one] Welche Karte wirfst du ab?
   *[other] Welche { $n } Karten wirfst du ab?
}
ask-build = Was baust du?
ask-over = An die Stelle welches Gebäudes?
ask-market = Schwarzmarkt: Welche Ware? (Zu zahlen: { $n })
ask-pay = { $n ->
    [one] Mit welcher Karte zahlst du?
   *[other] Mit welchen { $n } Karten zahlst du?
}
ask-produce = { $n ->
    [one] Wo produzierst du eine Ware? Eine ist möglich.
   *[other] Wo produzierst du Waren? Bis zu { $n } sind möglich.
}
ask-sell = { $n ->
    [one] Welche Ware verkaufst du? Eine ist möglich.
   *[other] Welche Waren verkaufst du? Bis zu { $n } sind möglich.
}
ask-harbor = Wie viele Waren kommen unter den Hafen?
ask-counsel = Wie viele Karten ziehst du? Davon behältst du { $n ->
    [one] eine
   *[other] { $n }
}.
ask-keep = { $n ->
    [one] Welche Karte behältst du?
   *[other] Welche { $n } Karten behältst du?
}
ask-archive = { $n ->
    [one] Welche Karte deiner ganzen Hand wirfst du ab?
   *[other] Welche { $n } Karten deiner ganzen Hand wirfst du ab?
}
ask-prospect = Ziehst du?
ask-goldsmith = Nimmst du die aufgedeckte Karte?

## Möglichkeiten
do-role = Rolle nehmen: { $arg }
do-library = { $arg }
do-build = { $arg } bauen
do-build-nothing = Nichts bauen
    .brings = Du behältst deine Karten für ein besseres Gebäude.
do-over = { $arg }
do-market = Ware von „{ $arg }“ ausgeben
    .brings = Die Ware ersetzt beim Bezahlen 1 Karte.
do-market-done = Keine weiteren Waren ausgeben
    .brings = Den Rest zahlst du mit Karten; deine Waren bleiben für den Verkauf.
do-pay = Mit „{ $arg }“ zahlen
    .brings = Die Karte ist weg: Behalte, was du bauen willst.
do-produce = Ware auf „{ $arg }“ produzieren
    .brings = Dort liegt eine Ware, bis du sie für Karten verkaufst.
do-produce-done = Keine weiteren Waren produzieren
do-sell = Ware von „{ $arg }“ verkaufen
    .brings = Du ziehst so viele Karten, wie das Handelshaus-Kärtchen für diese Ware zeigt.
do-sell-done = Keine weiteren Waren verkaufen
    .brings = Waren, die du behältst, kannst du später verkaufen, vielleicht für mehr Karten.
do-harbor = { $arg ->
    [0] Keine
    [one] 1 Ware
   *[other] { $arg } Waren
}
    .brings = Jede Ware unter dem Hafen bringt am Ende 1 Punkt.
do-draw = { $arg ->
    [one] 1 Karte ziehen
   *[other] { $arg } Karten ziehen
}
    .brings = Neue Karten, zum Bauen oder zum Zahlen.
do-decline = Nichts ziehen
    .brings = Deine Hand bleibt, wie sie ist.
do-keep = { $arg } behalten
do-discard = { $arg } abwerfen
    .brings = Die Karte ist weg: Trenne dich von dem, was du nicht bauen würdest.
do-office = { $arg } tauschen
    .brings = Du gibst die Karte ab und ziehst eine andere.
do-office-done = Nichts weiter tauschen
    .brings = Die übrigen Karten behältst du.
do-chapel = { $arg } unter die Kapelle legen
    .brings = Die Karte bringt am Ende 1 Punkt, kann aber nicht mehr gebaut werden.
do-chapel-nothing = Nichts unter die Kapelle legen
    .brings = Du behältst alle Karten, zum Bauen oder zum Zahlen.
do-bank = { $arg } unter die Bank legen
    .brings = Die Karte bringt am Ende 1 Punkt; das geht nur einmal.
do-bank-done = Nichts weiter unter die Bank legen
do-take = Nehmen
    .brings = Die Karte kommt auf deine Hand.
do-leave = Liegen lassen

## Zufall
do-governor = Der Gouverneur wird ausgelost
do-card = Die Karte ist „{ $arg }“
do-tile = Das Handelshaus-Kärtchen zeigt { $arg }

## Warum nicht
why-role-taken = Diese Rolle hat in dieser Runde { $other }.
why-library-spent = Du hast die Bibliothek in dieser Runde schon genutzt.
why-owned = Dieses Gebäude hast du schon.
why-cannot-pay = Du kannst { $has ->
    [0] keine Karte
    [one] nur 1 Karte
   *[other] nur { $has } Karten
} zahlen, nötig { $needs ->
    [one] ist 1
   *[other] sind { $needs }
}.
why-crane-itself = Der Kran selbst bleibt stehen.
why-same-kind = Ein Gebäude kann nicht den Platz eines Gebäudes derselben Art einnehmen.
why-passed-over = Wähle in der Reihenfolge der Liste: Daran bist du schon vorbei.
why-too-few-follow = Wähle in der Reihenfolge der Liste: { $n ->
    [one] 1 ist noch nötig
   *[other] { $n } sind noch nötig
}, und von hier an sind es zu wenige.
why-not-empty = Darauf liegt schon eine Ware.
why-no-good = Darauf liegt keine Ware zum Verkaufen.
why-one-good-a-phase = Nur eine Ware in der Phase kommt unter den Hafen.

## Das Protokoll
log-governor-drawn = Erster Gouverneur: { $seat }.
    .you = Erster Gouverneur bist du.
log-governor-moves = Gouverneur: { $seat }.
    .you = Gouverneur bist jetzt du.
log-round-begins = Runde { $n } beginnt.
log-role-taken = { $seat } nimmt die Rolle { $role }.
    .you = Du nimmst die Rolle { $role }.
log-library-used = Die Bibliothek verdoppelt das Privileg von { $seat }.
    .you = Die Bibliothek verdoppelt dein Privileg.
log-library-kept = { $seat } hebt die Bibliothek für die zweite Rolle auf.
log-library-spent = { $seat } hat die Bibliothek in dieser Runde schon genutzt; das Privileg wird nicht verdoppelt.
log-drew = { $seat } zieht { $card }.
    .you = Du ziehst { $card }.
log-drew-hidden = { $seat } zieht { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
log-discarded = { $seat } wirft { $card } ab.
    .you = Du wirfst { $card } ab.
log-discarded-hidden = { $seat } wirft { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ab.
log-reshuffled = Der Ablagestapel wird zum neuen Zugstapel gemischt: { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
log-pile-empty = Es gibt keine Karten mehr zu ziehen.
log-works = { $card } von { $seat } wirkt.
    .you = { $card } wirkt für dich.
log-built = { $seat } baut { $card } { $n ->
    [0] kostenlos
    [one] für 1 Karte
   *[other] für { $n } Karten
}.
    .you = Du baust { $card } { $n ->
        [0] kostenlos
        [one] für 1 Karte
       *[other] für { $n } Karten
    }.
log-built-over = { $seat } baut { $card } anstelle von { $over } { $n ->
    [0] kostenlos
    [one] für 1 Karte
   *[other] für { $n } Karten
}.
log-good-lost = { $seat } verliert die Ware auf { $card }.
log-good-spent = { $seat } gibt die Ware von { $card } aus.
log-paid = { $seat } zahlt mit { $card }.
    .you = Du zahlst mit { $card }.
log-built-nothing = { $seat } baut nichts.
    .you = Du baust nichts.
    .forced = Du kannst nichts bauen, was du bezahlen könntest.
log-cannot-build = { $seat } hat zu wenige Karten, um zu bauen.
    .you = Du hast zu wenige Karten, um zu bauen.
log-produced = { $seat } produziert eine Ware auf { $card }.
    .you = Du produzierst eine Ware auf { $card }.
log-produced-nothing = { $seat } produziert keine Waren.
log-nothing-empty = { $seat } hat kein leeres Produktionsgebäude.
log-tile-turned = Das Handelshaus-Kärtchen zeigt { $tile }.
log-sold = { $seat } verkauft die Ware von { $card } für { $n }.
    .you = Du verkaufst die Ware von { $card } für { $n }.
log-sold-nothing = { $seat } verkauft nichts.
log-no-goods = { $seat } hat keine Waren zu verkaufen.
log-shipped = { $seat } legt { $n ->
    [one] 1 Ware
   *[other] { $n } Waren
} unter den Hafen.
log-customs-filled = Das Zollhaus von { $seat } bekommt eine Ware.
log-declined = { $seat } zieht keine Karten.
log-kept = { $seat } behält { $card }.
    .you = Du behältst { $card }.
log-kept-hidden = { $seat } behält { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}.
log-revealed = { $seat } deckt { $card } auf.
    .you = Du deckst { $card } auf.
log-took = { $seat } nimmt { $card }.
    .you = Du nimmst { $card }.
log-mine-failed = { $seat } findet kein Gold: Zwei der Karten kosten gleich viel.
    .you = Du findest kein Gold: Zwei der Karten kosten gleich viel.
log-already-built = { $card } ist schon im Spiel; { $seat } bekommt die Karte nicht.
log-left = { $seat } nimmt { $card } nicht.
log-exchanged = { $seat } tauscht { $n ->
    [0] nichts
    [one] 1 Karte
   *[other] { $n } Karten
} in der Amtsstube.
log-tucked = { $seat } legt { $card } unter { $under }.
log-tucked-hidden = { $seat } legt eine Karte unter { $under }.
log-ended = Zwölf Gebäude: Das Spiel ist vorbei, die Punkte werden gezählt.
log-exhausted = Niemand kann je wieder eine Karte ziehen oder bauen: Das Spiel ist vorbei, die Punkte werden gezählt.
log-stalled = { $n ->
    [one] Eine Runde
   *[other] { $n } Runden
} ohne neues Gebäude: Das Spiel ist vorbei, die Punkte werden gezählt.

## Wertung
score-buildings = Gebäude
    .about = Die Punkte, die auf allen deinen Gebäuden stehen.
score-tucked = Karten unter Gebäuden
    .about = 1 Punkt für jede Karte unter Kapelle, Bank oder Hafen oder unter einem Gebäude, das an deren Stelle steht.
score-triumphal_arch = Triumph{"\u00AD"}bogen
    .about = { card-triumphal_arch.about }
score-city_hall = Rathaus
    .about = { card-city_hall.about }
score-guild_hall = Zunfthalle
    .about = { card-guild_hall.about }
score-residence = Residenz
    .about = { card-residence.about }
score-cathedral = Kathe{"\u00AD"}drale
    .about = Spielende: 4, 3, 2 und 1 Punkte für gegnerische Gebäude mit Kosten 6.
score-palace = Palast
    .about = { card-palace.about }

## Das Spielfeld
board-does-builder = Bauen
board-gets-builder = −1 Karte
board-does-producer = 1 Ware produzieren
board-gets-producer = 2 Waren
board-does-trader = 1 Ware verkaufen
board-gets-trader = 2 Waren
board-does-councillor = 2 ziehen, 1 behalten
board-gets-councillor = 5 ziehen
board-does-prospector = Andere: nichts
board-gets-prospector = 1 ziehen
board-role-hint = { ask-role } Was neben dem ★ steht, gilt nur für dich.
board-two-roles = Zu zweit nimmt der Gouverneur in jeder Runde zwei Rollen, die erste und die dritte; der andere nimmt dazwischen eine.
board-first-of-two = Welche Rolle nimmst du zuerst? Als Gouverneur nimmst du zwei.
board-second-of-two = Welche Rolle nimmst du als zweite?
board-governor-two = Gouverneur: { $name }, mit der ersten und der dritten Rolle.
board-prices-hidden = Preise: noch unbekannt
board-prices-next = Nächste Preise
board-market-about = Die Handelshaus-Kärtchen in der Reihenfolge, in der sie aufgedeckt wurden. Sind alle fünf bekannt, kommen sie in derselben Reihenfolge wieder.
board-built = { $n } von 12 Gebäuden
board-idle = { $n } Runden ohne neues Gebäude; nach 20 endet das Spiel (Regel 68).
board-not-yet = wirkt ab der nächsten Phase
board-card = { $card }, Kosten { $cost }, { $points ->
    [0] Punkte am Ende
    [one] 1 Punkt
   *[other] { $points } Punkte
}
board-could-build = Mit deiner Hand könntest du jetzt bauen: { $cards }.
board-could-build-nothing = Deine Hand reicht jetzt für kein Gebäude.
board-could-make = { $n ->
    [0] Du hast kein leeres Produktionsgebäude.
    [one] Du könntest jetzt 1 Ware produzieren.
   *[other] Du könntest jetzt { $n } Waren produzieren.
}
board-could-sell = { $n ->
    [0] Du hast keine Waren zu verkaufen.
    [one] Du könntest jetzt 1 Ware verkaufen.
   *[other] Du könntest jetzt { $n } Waren verkaufen.
}
board-card-for = { $n ->
    [0] kann kostenlos gebaut werden
    [one] kann für 1 Karte gebaut werden
   *[other] kann für { $n } Karten gebaut werden
}
board-over-for = { $n ->
    [0] an seiner Stelle kostenlos
    [one] an seiner Stelle für 1 Karte
   *[other] an seiner Stelle für { $n } Karten
}
board-sells-for = { $n ->
    [one] bringt 1 Karte
   *[other] bringt { $n } Karten
}
board-sells-between = { $span ->
    [0] eine Ware, die { $highest ->
        [one] 1 Karte
       *[other] { $highest } Karten
    } bringt
   *[other] eine Ware, die { $lowest } bis { $highest } Karten bringt
}
board-given-up = Du gibst auf: { $what }
board-cards = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
}
board-a-card = Karte
board-hand = { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
}, Limit { $most }
board-above-limit = { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} über dem Limit: Zu Beginn der nächsten Runde wirfst du bis auf { $most } ab.
board-will-discard = Zu Beginn der nächsten Runde wirfst du { $n ->
    [one] 1 Karte
   *[other] { $n } Karten
} ab.
board-hand-empty = Du hast keine Karten auf der Hand.
board-tap-drawn = Tippe auf eine Karte, um zu lesen, was sie bewirkt.
board-on-table = Auf dem Tisch
board-about = Über die Karte { $card }
board-card-cost = { $n ->
    [one] Kostet 1 Handkarte
   *[other] Kostet { $n } Handkarten
}
board-card-points = { $n ->
    [0] Punkte werden am Ende gezählt
    [one] 1 Punkt am Ende
   *[other] { $n } Punkte am Ende
}
board-worth-now = Jetzt wert: { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
}
board-would-be-worth = Jetzt gebaut wäre es { $n ->
    [one] 1 Punkt
   *[other] { $n } Punkte
} wert
board-arrows = Die Pfeiltasten gehen von Karte zu Karte.
board-pay-with = Tippe { $n ->
    [one] 1 Handkarte
   *[other] { $n } Handkarten
} zum Bezahlen an.
board-pay-all = Du zahlst mit allen übrigen Karten.
board-pay-nothing = Es ist nichts zu bezahlen.
board-pay-short = Deine Hand reicht nicht: Tippe { $n ->
    [one] eine Ware
   *[other] { $n } Waren
} in deiner Stadt für den Schwarzmarkt an.
board-crane = Kran: Tippe ein Gebäude an, das weichen soll.
board-market = { $n ->
    [one] Schwarzmarkt: Du kannst auch mit 1 Ware bezahlen.
   *[other] Schwarzmarkt: Du kannst auch mit bis zu { $n } Waren bezahlen.
}
board-another = Anderes Gebäude
board-choose-more = { $n ->
    [one] Wähle noch 1
   *[other] Wähle noch { $n }
}
board-choose-goods = { $n ->
    [one] Wähle 1 Ware
   *[other] Wähle { $n } Waren
}
board-choose-cards = { $n ->
    [one] Wähle 1 Karte
   *[other] Wähle { $n } Karten
}
board-do-build = { $n ->
    [0] Kostenlos bauen
    [one] Für 1 Karte bauen
   *[other] Für { $n } Karten bauen
}
board-do-pay = { $n ->
    [one] 1 Karte bezahlen
   *[other] { $n } Karten bezahlen
}
board-do-discard = { $n ->
    [one] 1 Karte abwerfen
   *[other] { $n } Karten abwerfen
}
board-do-keep = { $n ->
    [one] 1 Karte behalten
   *[other] { $n } Karten behalten
}
board-do-office = { $n ->
    [one] 1 Karte tauschen
   *[other] { $n } Karten tauschen
}
board-do-chapel = Unter die Kapelle legen
board-do-bank = { $n ->
    [one] 1 Karte unter die Bank legen
   *[other] { $n } Karten unter die Bank legen
}
board-do-produce = { $n ->
    [one] 1 Ware produzieren
   *[other] { $n } Waren produzieren
}
board-do-sell = { $n ->
    [one] 1 Ware verkaufen
   *[other] { $n } Waren verkaufen
}
board-no-office = Nichts tauschen
board-no-chapel = Diesmal nichts
board-no-bank = Jetzt nicht
board-no-produce = Nichts produzieren
board-no-sell = Nichts verkaufen
board-twelfth = Das zwölfte Gebäude!
board-last-phase = Die letzte Phase
board-twelve-built = { $name } hat zwölf Gebäude: Mit dieser Baumeisterphase endet das Spiel.
board-eleven-built = { $name } hat 11 von 12 Gebäuden. Mit der nächsten Baumeisterphase kann das Spiel enden.
board-has-good = eine Ware liegt hier
board-no-good = keine Ware hier
board-under = { $n ->
    [one] darunter liegt 1 Karte
   *[other] darunter liegen { $n } Karten
}
board-taken = { $name } hat sie in dieser Runde genommen.
board-free = In dieser Runde noch frei.
board-good-indigo = Indigo
board-good-sugar = Zucker
board-good-tobacco = Tabak
board-good-coffee = Kaffee
board-good-silver = Silber
board-good-customs = Ware des Zollhauses
board-good-about = Eine verdeckte Karte. In der Händlerphase wird sie für so viele Karten verkauft, wie das Handelshaus-Kärtchen zeigt.
board-limit-about = Wer zu Beginn einer Runde mehr hält, wirft den Rest ab. Während der Runde gilt kein Limit.
board-built-about = Endet eine Baumeisterphase und hat jemand zwölf Gebäude, ist das Spiel vorbei.
board-printed-about = Was auf den Gebäuden aufgedruckt ist. Karten unter Gebäuden und die Gebäude mit Fragezeichen zählen am Ende dazu.
board-pile-about = Ist er leer, wird der Ablagestapel gemischt und zum neuen Zugstapel.
board-discard-about = Bezahlte Karten, verkaufte Waren und alles andere, was abgegeben wird, verdeckt.
board-governor-about = Der Gouverneur nimmt die erste Rolle der Runde. Danach wandert die Karte nach links.

## Die erste Lektion
lesson-first = Deine erste Stadt
    .about = Für alle, die noch nie gespielt haben: wie Rollen gehen, bauen, produzieren, verkaufen.
lesson-first-city = Das ist deine Stadt: bisher nur eine Indigoküperei. Gebäude bringen Punkte, und wer am Ende die meisten Punkte hat, gewinnt.
lesson-first-hand = Diese Karten sind Gebäude, die du bauen kannst. Sie sind auch dein Geld: Ein Gebäude, das 2 kostet, bezahlst du mit zwei anderen Karten. Tippe auf eine, um zu lesen, was sie bewirkt.
lesson-first-role = In jeder Runde nimmt jeder eine Rolle, der Gouverneur zuerst: Diesmal bist du es. Alle tun, was die Rolle besagt, und wer sie genommen hat, hat ein Privileg: Es steht neben dem Stern. Nimm den Baumeister.
lesson-first-role-other = Der kommt später dran. Bau zuerst etwas: Nimm den Baumeister.
lesson-first-build = Du hast den Baumeister, also zahlst du 1 Karte weniger. Bau die Zuckermühle und bezahl mit einer Indigoküperei.
lesson-first-build-indigo = Sie würde dich nichts kosten, aber Zucker bringt manchmal mehr als Indigo. Bau die Zuckermühle.
lesson-first-build-nothing = Dann hättest du nichts von deiner Rolle. Bau die Zuckermühle.
lesson-first-build-keep = Die Zunfthalle bringt einmal viele Punkte: Behalte sie. Bezahl mit einer Indigoküperei.
lesson-first-produce = Auch die anderen haben gebaut. Jetzt hat jemand den Aufseher genommen, und jeder darf eine Ware produzieren, in einem Produktionsgebäude wie deinen beiden. In jedes passt nur eine. Produziere in deiner Zuckermühle.
lesson-first-produce-indigo = Indigo bringt nie mehr als 1 Karte. Produziere in deiner Zuckermühle.
lesson-first-produce-nothing = Waren kosten nichts und bringen Karten. Produziere in deiner Zuckermühle.
lesson-first-sell = Der Händler: Jeder darf eine Ware verkaufen. Das Handelshaus-Kärtchen sagt, wie viele Karten du dafür ziehst: 2 für Zucker. Verkauf deinen Zucker.
lesson-first-sell-nothing = Dann bekämst du keine Karten. Verkauf deinen Zucker.
lesson-first-keep = Eine neue Runde, und der Nächste ist Gouverneur. Jemand hat den Ratsherrn genommen: Du hast zwei Karten gezogen und behältst eine davon. Behalte die Markthalle: Immer wenn du verkaufst, bringt sie 1 Karte mehr.
lesson-first-keep-statue = Die Statue bringt 3 Punkte und sonst nichts. Mit der Markthalle baust du später viel mehr. Behalte die Markthalle.
lesson-first-choose = Der Goldsucher bringt nur dem eine Karte, der ihn nimmt. Jetzt der Kniff des Spiels: Nimm die Rolle, die dir mehr hilft als den anderen. Du hast fünf Karten, sie haben zwei und drei. Nimm den Baumeister.
lesson-first-choose-trader = Niemand hat eine Ware zu verkaufen. Nimm den Baumeister.
lesson-first-choose-other = Das hilft den anderen ebenso sehr. Nur du hast genug Karten für etwas Großes: Nimm den Baumeister.
lesson-first-hall = Die Markthalle kostet 4, also zahlst du 3 Karten. Sie produziert nichts, sondern bewirkt etwas: Solche Gebäude sind Stadtgebäude, und von jedem darfst du nur eines haben. Bau sie und bezahl mit allem außer der Zunfthalle.
lesson-first-hall-other = Das später. Bau jetzt die Markthalle.
lesson-first-hall-keep = Behalte die Zunfthalle: Sie bringt einmal viele Punkte. Bezahl mit den anderen drei.
lesson-first-end = Hat nach einer Baumeisterphase jemand zwölf Gebäude, endet das Spiel. Dann zählen die Punkte auf deinen Gebäuden, und große wie die Zunfthalle zählen, was du gebaut hast. Jetzt noch zehn Fragen, dann spielst du von hier aus weiter.
lesson-first-quiz-win = Wer gewinnt?
    .about = Mit zwölf Gebäuden endet das Spiel nur; dann werden Punkte gezählt.
lesson-first-quiz-win-1 = Wer zuerst zwölf Gebäude hat
lesson-first-quiz-win-2 = Wer am Ende die meisten Punkte hat
lesson-first-quiz-win-3 = Wer am Ende die meisten Karten hat
lesson-first-quiz-pay = Womit bezahlst du ein Gebäude?
    .about = Jede Karte ist ein Gebäude und zugleich Geld.
lesson-first-quiz-pay-1 = Mit Münzen
lesson-first-quiz-pay-2 = Mit Punkten
lesson-first-quiz-pay-3 = Mit anderen Karten aus der Hand
lesson-first-quiz-role = Jemand nimmt den Baumeister. Wer darf bauen?
    .about = Einer nach dem anderen; wer die Rolle genommen hat, fängt an.
lesson-first-quiz-role-1 = Jeder
lesson-first-quiz-role-2 = Nur wer die Rolle genommen hat
lesson-first-quiz-role-3 = Nur die anderen
lesson-first-quiz-builder = Welches Privileg hat, wer den Baumeister nimmt?
    .about = Was bei einer Rolle neben dem Stern steht, gilt nur für den, der sie nimmt.
lesson-first-quiz-builder-1 = Er baut zwei Gebäude.
lesson-first-quiz-builder-2 = Er zieht eine Karte.
lesson-first-quiz-builder-3 = Er zahlt 1 Karte weniger.
lesson-first-quiz-goods = Wann produzierst du Waren?
    .about = Jeder darf eine produzieren, wer die Rolle nimmt, zwei; jede auf einem leeren Produktionsgebäude.
lesson-first-quiz-goods-1 = Wenn ich baue
lesson-first-quiz-goods-2 = Wenn jemand den Aufseher nimmt
lesson-first-quiz-goods-3 = Zu Beginn jeder Runde
lesson-first-quiz-price = Was bringt eine Ware beim Verkauf?
    .about = Das Kärtchen wird aufgedeckt, wenn jemand den Händler nimmt.
lesson-first-quiz-price-1 = So viele Karten, wie das Handelshaus-Kärtchen zeigt
lesson-first-quiz-price-2 = Immer 1 Karte
lesson-first-quiz-price-3 = So viele Punkte, wie sie gekostet hat
lesson-first-quiz-council = Jemand anders nimmt den Ratsherrn. Was darfst du tun?
    .about = Wer die Rolle nimmt, zieht fünf und behält auch nur eine.
lesson-first-quiz-council-1 = Nichts
lesson-first-quiz-council-2 = Zwei Karten ziehen und eine behalten
lesson-first-quiz-council-3 = Zwei Karten ziehen und beide behalten
lesson-first-quiz-prospector = Jemand anders nimmt den Goldsucher. Was bekommst du?
    .about = Er ist die einzige Rolle, die den anderen nichts bringt.
lesson-first-quiz-prospector-1 = Nichts
lesson-first-quiz-prospector-2 = Eine Karte
lesson-first-quiz-prospector-3 = Eine Ware
lesson-first-quiz-best = Welche Rolle nimmst du am besten?
    .about = Du siehst, wie viele Karten die anderen haben und was auf ihren Gebäuden liegt.
lesson-first-quiz-best-1 = Immer den Baumeister
lesson-first-quiz-best-2 = Die, die allen hilft
lesson-first-quiz-best-3 = Die, die mir mehr hilft als den anderen
lesson-first-quiz-end = Wann endet das Spiel?
    .about = In dieser Phase dürfen noch alle bauen.
lesson-first-quiz-end-1 = Wenn nach einer Baumeisterphase jemand zwölf Gebäude hat
lesson-first-quiz-end-2 = Nach zwölf Runden
lesson-first-quiz-end-3 = Wenn der Zugstapel leer ist

## Die Lektion über Rollen
lesson-roles = Der Rhythmus der Rollen
    .about = Wann du Karten sammelst und wann du baust.
lesson-roles-gather = Diesmal hast du nicht gebaut: Deine Karten hätten wenig gebracht. Jetzt sammle. Niemand hat Waren zu verkaufen, und der Ratsherr zeigt dir fünf Karten, den anderen nur zwei. Nimm den Ratsherrn.
lesson-roles-gather-trader = Niemand hat eine Ware zu verkaufen. Nimm den Ratsherrn.
lesson-roles-gather-other = Das würde allen etwa gleich viel helfen. Nimm den Ratsherrn.
lesson-roles-keep = Mit der Schreinerei bringt dir jedes weitere Stadtgebäude eine Karte. Je früher sie steht, desto mehr bringt sie. Behalte die Schreinerei.
lesson-roles-keep-other = Die bringt dir auf Dauer weniger. Behalte die Schreinerei.
lesson-roles-build = Jetzt hast du ein Gebäude, das sich lohnt, und die Karten dafür. Wer die Rolle nimmt, zahlt weniger und baut zuerst. Nimm den Baumeister.
lesson-roles-build-other = Dann nimmt vielleicht jemand anders den Baumeister und zahlt weniger als du. Nimm ihn.
lesson-roles-prospect = Die Schreinerei steht, und du hast drei Karten: Sammle wieder. Der Goldsucher bringt den anderen nichts, und deine Goldmine bringt dir vielleicht eine zweite Karte. Nimm den Goldsucher.
lesson-roles-prospect-other = Davon haben auch die anderen etwas. Nimm den Goldsucher.
lesson-roles-end = Sammeln, bauen, sammeln: Das ist der Rhythmus. Seither haben dir die Rollen der anderen Karten gebracht und eine Ware, die du verkauft hast. Nimm jedes Mal die Rolle, die dir mehr bringt als den anderen. Jetzt wählst du wieder und spielst von hier aus weiter.

## Die Lektion über Punkte
lesson-points = Erst Kraft, dann Punkte
    .about = Was du früh baust und was spät.
lesson-points-power = Eine frühe Runde. Du könntest ein Monument bauen, aber das bringt Punkte und sonst nichts. Die Bibliothek verdoppelt dein Privileg in jeder weiteren Runde. Bau die Bibliothek und bezahl mit Indigoküperei, Kaffeerösterei, Archiv und Siegessäule.
lesson-points-power-points = Punkte gibt es auch am Ende noch; was die Bibliothek bringt, bekommst du nur, solange du sie hast. Bau die Bibliothek.
lesson-points-power-other = Die Bibliothek bringt dir in jeder Runde mehr. Bau die Bibliothek.
lesson-points-power-pay = Die behalte. Bezahl mit Indigoküperei, Kaffeerösterei, Archiv und Siegessäule.
lesson-points-late = Fünf Runden später hat jemand neun Gebäude: Das Ende ist nah, und neue Wirkungen lohnen sich kaum noch. Jetzt bau Punkte. Bau das Heldendenkmal und bezahl mit zwei Silberschmelzen und dem Archiv.
lesson-points-late-other = Das Heldendenkmal bringt 5 Punkte, das hier weniger. Bau das Heldendenkmal.
lesson-points-late-pay = Die behalte. Bezahl mit zwei Silberschmelzen und dem Archiv.
lesson-points-end = Bau früh, was Karten bringt; und wenn sich jemand zwölf Gebäuden nähert, bau, was Punkte bringt. Von hier aus spielst du weiter.

lesson-goods = Produzieren und verkaufen
    .about = Wann Waren dir mehr bringen als den anderen.
lesson-goods-smelter = Die Silberschmelze kostet dich alle deine anderen Karten. Aber Silber bringt 2 oder 3 Karten, keine andere Ware bringt mehr, und das immer wieder. Bau die Silberschmelze.
lesson-goods-smelter-other = Das bringt dir in den nächsten Runden weniger Karten. Bau die Silberschmelze.
lesson-goods-smelter-nothing = Karten auf der Hand bringen nichts. Bau die Silberschmelze.
lesson-goods-produce = Wer den Aufseher nimmt, produziert eine Ware mehr als die anderen. Du hast zwei leere Produktionsgebäude: zwei Waren für dich, je eine für die anderen. Nimm den Aufseher.
lesson-goods-produce-trader = Noch hat niemand eine Ware zu verkaufen. Nimm den Aufseher.
lesson-goods-produce-other = Das bringt dir eine Karte. Zwei Waren bringen mehr: Nimm den Aufseher.
lesson-goods-sell = Eine neue Runde. Du hast zwei Waren, die anderen je eine, und wer den Händler nimmt, verkauft eine Ware mehr. Nimmt ihn jemand anders, verkaufst du nur eine. Nimm den Händler.
lesson-goods-sell-other = Dann nimmt vielleicht jemand anders den Händler, und du verkaufst nur eine Ware. Nimm den Händler.
lesson-goods-again = Deine zwei Waren haben vier Karten gebracht, und mit denen hast du gebaut. Vier Runden später hast du drei Produktionsgebäude, alle leer, und eine Markthalle: Immer wenn du verkaufst, bringt sie 1 Karte mehr. Nimm den Aufseher.
lesson-goods-again-trader = Niemand hat eine Ware zu verkaufen. Nimm den Aufseher.
lesson-goods-again-other = Deine Produktionsgebäude sind leer, und Waren kosten nichts. Nimm den Aufseher.
lesson-goods-which = Du darfst zwei Waren produzieren. Indigo bringt nie mehr als 1 Karte. Produziere eine im Tabakspeicher und eine in der Silberschmelze.
lesson-goods-which-indigo = Indigo bringt nie mehr als 1 Karte. Produziere im Tabakspeicher und in der Silberschmelze.
lesson-goods-which-nothing = Du darfst zwei Waren produzieren, und sie kosten nichts. Produziere im Tabakspeicher und in der Silberschmelze.
lesson-goods-trade = Inzwischen hat niemand verkauft. Solange eine Ware auf einem Gebäude liegt, kannst du dort keine neue produzieren. Du wählst wieder eine Rolle: Nimm den Händler.
lesson-goods-trade-other = Dann verkaufst du nur eine Ware oder gar keine. Nimm den Händler.
lesson-goods-end = Zwei Waren und die Markthalle haben vier Karten gebracht, und deine Gebäude sind wieder leer. Produziere, wenn du mehr Waren produzierst als die anderen; verkauf, wenn du mehr davon hast. Von hier aus spielst du weiter.
