title = Die Schätze von Cibola
summary = Schicke heimlich Entdecker los, nimm Schätze aus der Auslage und versperre Kammern des Tempels, bis jedem Schatz nur ein Wert bleibt.
option-copy_totem = Das Totem „Echo“
option-copy_totem-true = Das Totem „Echo“, das vor der Wertung ein anderes Totem kopiert, kann vorkommen.
    .short = Kann vorkommen
option-copy_totem-false = Das Totem „Echo“ bleibt in der Schachtel.
    .short = Bleibt draußen
end-rounds = Die acht Runden sind vorbei.

## Bilder im Regelbuch
board-figure-row = Vier Karten liegen in der Reihe. Jede zeigt, welche Schätze sie bringt.
board-figure-largest = Die größte Gruppe: Wer sie losgeschickt hat, nimmt als Erster eine Karte.
board-figure-smallest = Eine kleinere Gruppe: Ihr Besitzer wählt später, hat aber Entdecker für die nächsten Runden behalten.
board-figure-rock = Ein Felsbrocken verschließt diese Kammer: Ihre Zahl kann nicht mehr der Wert werden.
board-figure-open = Am Ende bleibt jedem Schatz eine offene Kammer, und deren Zahl sagt, was der Schatz wert ist.
board-figure-totems = Fünf Totems liegen über dem Tempel. Eine Karte mit einem Totem bringt eines davon.
board-figure-camp = Das Lager: Hier warten losgeschickte Entdecker, bis jemand sie zurückholt.
board-figure-rocks = Die Felsbrocken, die noch da sind. Jeder verschließt eine Kammer.
board-figure-explorers = Die Entdecker, die du für die nächsten Runden noch hast.
board-figure-taken = Ein genommenes Totem liegt bis zum Ende vor seinem Besitzer.

## Dinge
treasure-statuette = Statuette
    .about = Nur wer am Ende die meisten Statuetten hat, bekommt die Zahl der letzten offenen Kammer; bei Gleichstand bekommen alle Beteiligten sie in voller Höhe.
treasure-sundial = Sonnenuhr
    .about = Am Ende ist jede Sonnenuhr so viel wert, wie die letzte offene Kammer zeigt.
treasure-feather_shield = Federschild
    .about = Am Ende ist jeder Federschild so viel wert, wie die letzte offene Kammer zeigt.
treasure-snake = Schlange
    .about = Am Ende ist jede Schlange so viel wert, wie die letzte offene Kammer zeigt.
treasure-skull = Totenmaske
    .about = Wer am Ende die meisten Totenmasken hat, verliert so viele Punkte, wie die letzte offene Kammer zeigt; bei Gleichstand gilt das für alle Beteiligten.
count-statuette = { $n ->
    [one] 1 Statuette
   *[other] { $n } Statuetten
}
count-sundial = { $n ->
    [one] 1 Sonnenuhr
   *[other] { $n } Sonnenuhren
}
count-feather_shield = { $n ->
    [one] 1 Federschild
   *[other] { $n } Federschilde
}
count-snake = { $n ->
    [one] 1 Schlange
   *[other] { $n } Schlangen
}
count-skull = { $n ->
    [one] 1 Totenmaske
   *[other] { $n } Totenmasken
}
symbol-rock = Felsbrocken
    .about = Wer die Karte nimmt, legt einen Felsbrocken auf eine offene Kammer.
symbol-totem = Totem
    .about = Wer die Karte nimmt, sucht sich ein Totem über dem Tempel aus.
card-plain = { $treasures }
card-rock = { $treasures } + Felsbrocken
card-totem = { $treasures } + Totem
chamber = { $treasure } { $value }
chamber-open = { $value }
chamber-covered = (Felsbrocken)
totem-copy = Echo
    .acc = das Echo
    .about = Spielende: Zeige vor der Wertung auf ein Totem, das vor jemandem liegt, und führe seinen Effekt aus.
totem-explorer_plus1 = Kundschafter
    .acc = den Kundschafter
    .about = Spielende: 1 Punkt mehr für jeden Entdecker, der dir geblieben ist.
totem-sundial_plus1 = Sonne
    .acc = die Sonne
    .about = Spielende: Jede deiner Sonnenuhren ist 1 Punkt mehr wert.
totem-feather_plus3 = Adler
    .acc = den Adler
    .about = Spielende: Jeder deiner Federschilde ist 3 Punkte mehr wert.
totem-snake_equals3 = Klapperschlange
    .acc = die Klapperschlange
    .about = Spielende: Jede deiner Schlangen ist 3 Punkte wert, egal was der Tempel zeigt.
totem-skull_minus2 = Ahne
    .acc = den Ahnen
    .about = Spielende: Du zählst 2 Totenmasken weniger.
totem-rock_up = Steigender Felsbrocken
    .acc = den Steigenden Felsbrocken
    .about = Sofort: Verschiebe einen Felsbrocken um eine Kammer nach oben, auf eine offene Kammer seiner Spalte.
totem-rock_down = Fallender Felsbrocken
    .acc = den Fallenden Felsbrocken
    .about = Sofort: Verschiebe einen Felsbrocken um eine Kammer nach unten, auf eine offene Kammer seiner Spalte.
totem-recruit_four = Fährtenleser
    .acc = die Fährtenleser
    .about = Sofort: Nimm 4 Entdecker aus dem Lager oder alle, falls dort weniger sind.
totem-recruit_all = Lagerfeuer
    .acc = das Lagerfeuer
    .about = Sofort: Nimm alle Entdecker aus dem Lager.

## Der Tisch
view-round = Runde
view-torch = Fackelträger
view-camp = Lager
view-rocks = Übrige Felsbrocken
view-row = Schatzkarten
view-temple = Tempel
view-treasure = Schatz
view-chambers = Kammern von oben nach unten
view-lowest = Mindestens
view-highest = Höchstens
view-totems = Totems
view-players = Spieler
view-seat = Spieler
view-explorers = Entdecker
view-chosen = Hat gewählt
view-sent = Losgeschickt
view-treasures = Schätze
view-worth = Bringt derzeit
view-cards = Karten
view-order = Zugreihenfolge
view-copied = Kopiertes Totem
view-deck_one = Stapel I
view-deck_two = Stapel II
view-out = Aus dem Spiel
view-box = Totems in der Schachtel

## Fragen
ask-send = Wie viele Entdecker schickst du los?
ask-take = Welche Schatzkarte nimmst du?
ask-rock = Auf welche Kammer legst du einen Felsbrocken?
ask-totem = Welches Totem nimmst du?
ask-move-up = Welcher Felsbrocken steigt um eine Kammer?
ask-move-down = Welcher Felsbrocken fällt um eine Kammer?
ask-recruit = Nimmst du { $n } Entdecker aus dem Lager?
ask-copy = Welches Totem kopierst du?

## Möglichkeiten
do-send = { $arg ->
    [0] Schicke niemanden los und hole Entdecker aus dem Lager zurück
   *[other] Schicke { $arg } Entdecker los
}
    .brings = { $arg ->
        [0] Du wählst zuletzt, aber Entdecker kommen aus dem Lager zurück: alle, wenn nur du niemanden losschickst.
       *[other] Deine Gruppe kommt ins Lager. Je größer sie ist, desto früher wählst du eine Karte.
    }
do-take = Nimm { $arg }
    .brings = Ihre Schätze gehören dir bis zum Ende. Ein Felsbrocken darauf schließt eine Kammer, ein Totem darfst du dir aussuchen.
do-rock = Lege einen Felsbrocken auf { $arg }
    .brings = Diese Zahl fällt weg. Was zuletzt offen bleibt, ist der Schatz wert, für alle.
do-totem = Nimm das Totem „{ $arg }“
do-move = Verschiebe den Felsbrocken von { $arg }
    .brings = Die Kammer darunter wird wieder frei, eine andere geschlossen.
do-recruit = Nimm die Entdecker
    .brings = Mehr Entdecker, die du in den nächsten Runden losschicken kannst.
do-copy = Kopiere { $arg-acc }
do-decline = Nutze das Totem nicht
    .brings = Nichts geschieht; das Totem bleibt vor dir liegen, wirkt aber nicht mehr.

## Zufall
do-torch = Die Fackel zeigt auf jemanden
do-show = Über dem Tempel liegt jetzt das Totem „{ $arg }“
do-turn = Eine Karte wird aufgedeckt: { $arg }

## Warum nicht
why-too-few-explorers = { $n ->
    [0] Du hast keine Entdecker.
   *[other] Du hast nur { $n } Entdecker.
}
why-not-in-row = Diese Karte liegt nicht in der Auslage.
why-covered = Dort liegt schon ein Felsbrocken.
why-last-open = Das ist die letzte offene Kammer dieses Schatzes; ein neuer Felsbrocken darf nicht darauf.
why-not-above-temple = Dieses Totem liegt nicht über dem Tempel.
why-no-rock = Dort liegt kein Felsbrocken.
why-end-of-column = Dort endet die Spalte.
why-copies-itself = Das Echo kann sich nicht selbst kopieren.
why-not-used = Niemand hat dieses Totem.

## Das Protokoll
log-torch-tossed = Die Fackel geht zuerst an { $seat }.
log-totem-shown = Über dem Tempel: { $totem }.
log-round-begins = Runde { $n } beginnt.
log-card-turned = In der Auslage: { $card }.
log-sent = { $seat } schickt { $n ->
    [0] niemanden
   *[other] { $n } Entdecker
} los.
    .you = Du schickst { $n ->
        [0] niemanden
       *[other] { $n } Entdecker
    } los.
log-called-back = { $seat } holt { $n } Entdecker aus dem Lager zurück.
    .you = Du holst { $n } Entdecker aus dem Lager zurück.
log-camped = { $seat } bringt { $n } Entdecker ins Lager.
    .you = Du bringst { $n } Entdecker ins Lager.
log-took = { $seat } nimmt { $card }.
    .you = Du nimmst { $card }.
    .forced = Für dich blieb nur eine Karte: { $card }.
log-rock-placed = { $seat } legt einen Felsbrocken auf { $chamber }.
    .you = Du legst einen Felsbrocken auf { $chamber }.
log-rock-moved = { $seat } verschiebt einen Felsbrocken von { $chamber } auf { $onto }.
log-totem-taken = { $seat } nimmt das Totem „{ $totem }“.
    .you = Du nimmst das Totem „{ $totem }“.
log-recruited = { $seat } nimmt { $n ->
    [0] niemanden
   *[other] { $n } Entdecker
} aus dem Lager.
log-declined = { $seat } nutzt das Totem nicht.
log-copied = { $seat } kopiert { $totem-acc }.
log-left-out = Aus dem Spiel: { $card }.
log-torch-passed = { $seat } bekommt die Fackel.
    .you = Du bekommst die Fackel.
log-ended = Die letzte Runde ist vorbei; jetzt werden die Punkte gezählt.

## Wertung
score-statuette = Statu{"\u00AD"}etten
    .about = { treasure-statuette.about }
score-sundial = Sonnen{"\u00AD"}uhren
    .about = { treasure-sundial.about }
score-feather_shield = Feder{"\u00AD"}schilde
    .about = { treasure-feather_shield.about }
score-snake = Schlangen
    .about = { treasure-snake.about }
score-skull = Toten{"\u00AD"}masken
    .about = { treasure-skull.about }
score-totems = Totems
    .about = Die Punkte, die deine Totems am Ende für Sonnenuhren, Federschilde, Schlangen und Entdecker hinzufügen. Totenmasken, die ein Totem abzieht, sind in deren Zeile schon weggelassen.
score-explorers = Entdecker
    .about = 1 Punkt für je 2 Entdecker, die am Ende übrig sind.

## Das Spielbrett
board-round = Runde { $n } von 8
board-worth = { $span ->
    [0] { $highest ->
        [one] 1 Punkt
       *[other] { $highest } Punkte
    } wert
   *[other] { $lowest } bis { $highest } Punkte wert
}
board-range = { $span ->
    [0] { $highest ->
        [one] { $highest } Punkt
       *[other] { $highest } Punkte
    }
   *[other] { $lowest } bis { $highest } Punkte
}
board-found = { $kind ->
    [statuette] { $things }: Wer die meisten hat, bekommt { $range }
    [skull] { $things }: Wer die meisten hat, verliert { $range }
   *[other] { $things }: { $n ->
        [one] { $range }
       *[other] je { $range }
    }
}
board-then = { $kind ->
    [statuette] Dann bekommt { $range }, wer die meisten hat. Du hast { $n }.
    [skull] Dann verliert { $range }, wer die meisten hat. Du hast { $n }.
   *[other] Dann bringt jedes Stück { $range }. Du hast { $n }.
}
board-brings = { $span ->
    [0] derzeit { $highest ->
        [one] 1 Punkt
       *[other] { $highest } Punkte
    }
   *[other] derzeit { $lowest } bis { $highest } Punkte
}
board-has-chosen = { $name } hat gewählt
board-is-choosing = { $name } wählt noch
board-groups = Geheime Gruppen
board-one-fewer = Ein Entdecker weniger
board-one-more = Ein Entdecker mehr
board-last-round = Danach wird gezählt: Schätze, Totems und 1 Punkt für je zwei Entdecker, die übrig sind.
board-larger-first = Die größere Gruppe wählt zuerst, von gleichen die, die in der Fackelreihenfolge früher kommt. Wer niemanden losschickt, wählt zuletzt und holt Entdecker aus dem Lager zurück.
board-own-group = { $n ->
    [0] Du schickst niemanden los. Die anderen sehen es, wenn alle gewählt haben.
   *[other] Du schickst { $n } Entdecker los. Die anderen sehen es, wenn alle gewählt haben.
}
board-nobody-left = Du hast keine Entdecker mehr: Du schickst niemanden los.
board-explorers = { $n ->
    [0] Keine Entdecker
   *[other] { $n } Entdecker
}
board-explorers-left = Du schickst sie los, um zuerst zu wählen. Am Ende bringen je zwei, die übrig sind, 1 Punkt.
board-chamber-open = Noch offen: Diese Zahl kann noch zählen.
board-chamber-last = Die letzte offene Kammer: Diese Zahl zählt.
board-chamber-covered = Ein Felsbrocken liegt darauf: Diese Zahl zählt nicht.
board-totem-of = Liegt vor { $name }.
board-camp = Hier sammeln sich die losgeschickten Entdecker. Wer niemanden losschickt, nimmt sie alle; mehrere teilen gleichmäßig.
board-camp-now = { $n ->
    [0] Niemand ist dort.
    [one] 1 Entdecker ist dort.
   *[other] { $n } Entdecker sind dort.
}
board-rocks = Wer eine Karte mit einem Felsbrocken nimmt, deckt eine Kammer zu. Liegen alle Felsbrocken, hat jeder Schatz noch eine offene Kammer.
board-rocks-now = { $n ->
    [0] Alle Felsbrocken liegen auf dem Tempel.
    [one] 1 Felsbrocken kommt noch.
   *[other] { $n } Felsbrocken kommen noch.
}
board-torch = Von gleichen Gruppen ist die des Fackelträgers die erste, dann geht es im Uhrzeigersinn. Wer die letzte Karte einer Runde nimmt, bekommt die Fackel.
board-torch-of = Die Fackel trägt { $name }.
board-count-value = Anzahl × offene Kammer
board-count-most = Anzahl; die meisten bringen { $n }

## Die erste Lektion
lesson-first = Deine erste Expedition
    .about = Für alle, die noch nie gespielt haben: Entdecker losschicken, Schätze nehmen, das Lager nutzen.
lesson-first-row = Vor dem Tempel liegen vier Schatzkarten. In jeder Runde nimmt jeder eine davon. Am Ende bringen Schätze Punkte. Tippe auf etwas, um zu erfahren, was es ist.
lesson-first-worth = Wie viele Punkte? Das steht noch nicht fest. Jede Zahl hier ist eine Kammer. Für die Sonnenuhren gilt am Ende nur eine davon: Auf alle anderen kommen Felsbrocken.
lesson-first-send = Wer nimmt zuerst? Alle schicken geheim Entdecker los; die größte Gruppe wählt zuerst. Du hast sechs. Schick drei los.
lesson-first-send-nobody = Dann wählst du zuletzt. Schick diesmal drei los.
lesson-first-send-few = So wenige schicken die anderen vielleicht auch. Schick drei los.
lesson-first-send-many = Damit würdest du sicher zuerst wählen, aber für die nächsten Runden blieben dir nur wenige. Drei genügen.
lesson-first-take = Drei sind die größte Gruppe: Du wählst zuerst! Nimm die zwei Sonnenuhren.
lesson-first-take-statuettes = Statuetten zählen nur für den, der die meisten hat. Nimm die zwei Sonnenuhren.
lesson-first-take-skull = Vorsicht, Totenmasken können Punkte kosten. Nimm die zwei Sonnenuhren.
lesson-first-take-shield = Ein Federschild ist gut; zwei Sonnenuhren und ein Felsbrocken sind besser. Nimm die zwei Sonnenuhren.
lesson-first-rock = Die Karte zeigt auch einen Felsbrocken, und du bestimmst, wohin er kommt. Du sammelst Sonnenuhren: Leg ihn auf ihre kleinste Zahl, die 1.
lesson-first-rock-own = Die hohen Zahlen sollen offen bleiben. Leg ihn auf die 1.
lesson-first-rock-other = Das ist erlaubt, hilft deinen Sonnenuhren aber nicht. Leg ihn auf ihre 1.
lesson-first-call = Eine neue Runde. Alle acht losgeschickten Entdecker sind jetzt im Lager. Der Kniff des Spiels: Wer niemanden losschickt, wählt zuletzt, holt aber alle aus dem Lager zurück. Tun das mehrere, teilen sie gleichmäßig. Schick niemanden los.
lesson-first-call-sent = Dann bekäme vielleicht jemand anders das Lager. Schick niemanden los.
lesson-first-totem = Acht kommen zurück: Du hast elf! Die letzte Karte bleibt für dich, und sie zeigt ein Totem: Du nimmst eines von diesen, und niemand sonst bekommt es. Manche helfen sofort, andere am Ende; in jedem Spiel sind es andere. Wähle die Sonne: Jede deiner Sonnenuhren ist dann 1 Punkt mehr wert.
lesson-first-totem-trackers = Fährtenleser bringen Entdecker, und davon hast du genug. Wähle die Sonne.
lesson-first-totem-other = Auch gut, aber du hast Sonnenuhren. Wähle die Sonne.
lesson-first-most = Federschilde und Schlangen zählen wie Sonnenuhren. Zwei Schätze sind anders. Nur wer die meisten Statuetten hat, bekommt die Zahl der letzten offenen Kammer, und zwar nur einmal. Und wer die meisten Totenmasken hat, verliert Punkte!
lesson-first-torch = Du hast die letzte Karte der Runde genommen, also bist du jetzt der Fackelträger. Von gleich großen Gruppen wählt deine zuerst; von dir aus geht es im Uhrzeigersinn weiter.
lesson-first-end = Nach acht Runden werden die Schätze gezählt, und je zwei Entdecker, die dir bleiben, bringen 1 Punkt. Jetzt noch zehn Fragen, dann spielst du von hier aus weiter.
lesson-first-quiz-first = Wer nimmt in einer Runde die erste Karte?
    .about = Die Fackel entscheidet nur zwischen gleich großen Gruppen.
lesson-first-quiz-first-1 = Wer die wenigsten Punkte hat
lesson-first-quiz-first-2 = Wer die größte Gruppe losgeschickt hat
lesson-first-quiz-first-3 = Immer der Fackelträger
lesson-first-quiz-sent = Wohin kommen die Entdecker, die du losschickst?
    .about = Dort warten sie, bis jemand sie zurückholt.
lesson-first-quiz-sent-1 = Nach der Runde zu dir zurück
lesson-first-quiz-sent-2 = Aus dem Spiel
lesson-first-quiz-sent-3 = Ins Lager
lesson-first-quiz-nobody = Nur du schickst niemanden los. Was geschieht?
    .about = Eine Karte bekommst du trotzdem: die letzte.
lesson-first-quiz-nobody-1 = Du wählst zuletzt und holst alle Entdecker aus dem Lager zurück.
lesson-first-quiz-nobody-2 = Du bekommst in dieser Runde keine Karte.
lesson-first-quiz-nobody-3 = Du verlierst Punkte.
lesson-first-quiz-share = Zwei schicken niemanden los, und im Lager sind 7 Entdecker. Was bekommen sie?
    .about = Sie teilen gleichmäßig; der Rest bleibt im Lager.
lesson-first-quiz-share-1 = Der eine 4, der andere 3
lesson-first-quiz-share-2 = Beide je 3
lesson-first-quiz-share-3 = Beide nichts
lesson-first-quiz-rock = Du nimmst eine Karte mit Felsbrocken. Was tust du?
    .about = Du darfst jeden Schatz wählen, aber nie seine letzte offene Kammer.
lesson-first-quiz-rock-1 = Ich lege einen Felsbrocken auf eine Kammer.
lesson-first-quiz-rock-2 = Ich nehme einen Felsbrocken vom Tempel.
lesson-first-quiz-rock-3 = Ich lege die Karte zurück.
lesson-first-quiz-worth = Was ist eine Sonnenuhr am Ende wert?
    .about = Auf allen anderen Zahlen liegen dann Felsbrocken.
lesson-first-quiz-worth-1 = Immer 4 Punkte
lesson-first-quiz-worth-2 = So viel, wie ich Entdecker habe
lesson-first-quiz-worth-3 = Die Zahl ihrer letzten offenen Kammer
lesson-first-quiz-statuettes = Du hast 2 Statuetten, jemand anders 3. Was bringen deine?
    .about = Nur wer die meisten hat, bekommt die Zahl; bei Gleichstand bekommen alle Beteiligten die volle Zahl.
lesson-first-quiz-statuettes-1 = Nichts
lesson-first-quiz-statuettes-2 = Die Zahl der letzten offenen Kammer
lesson-first-quiz-statuettes-3 = Das Doppelte dieser Zahl
lesson-first-quiz-skulls = Wer verliert Punkte durch Totenmasken?
    .about = Ein paar Totenmasken schaden nicht, solange jemand mehr davon hat.
lesson-first-quiz-skulls-1 = Jeder, für jede einzelne
lesson-first-quiz-skulls-2 = Niemand
lesson-first-quiz-skulls-3 = Wer die meisten davon hat
lesson-first-quiz-tie = Zwei Gruppen sind gleich groß. Welche wählt zuerst?
    .about = Gezählt wird vom Fackelträger aus im Uhrzeigersinn. Wer die letzte Karte einer Runde nimmt, bekommt die Fackel.
lesson-first-quiz-tie-1 = Die von dem, der mehr Entdecker übrig hat
lesson-first-quiz-tie-2 = Die, die vom Fackelträger aus zuerst kommt
lesson-first-quiz-tie-3 = Der Zufall entscheidet
lesson-first-quiz-end = Wann endet das Spiel?
    .about = Es sind immer acht Runden. Auch ohne Entdecker spielst du weiter, und ein leeres Lager füllt sich wieder.
lesson-first-quiz-end-1 = Nach acht Runden
lesson-first-quiz-end-2 = Wenn jemand keine Entdecker mehr hat
lesson-first-quiz-end-3 = Wenn das Lager leer ist

## Die Lektion über das Lager
lesson-camp = Das Lager
    .about = Wann es sich lohnt, niemanden loszuschicken.
lesson-camp-full = Acht Entdecker warten im Lager, mehr als jeder von euch hat. Eine bessere Karte ist ein paar Punkte wert; acht Entdecker entscheiden mehrere Runden. Schick niemanden los.
lesson-camp-full-sent = Dann bekommt jemand anders das Lager, jetzt oder in der nächsten Runde. Schick niemanden los.
lesson-camp-share = Nur du hast niemanden losgeschickt: Jetzt hast du dreizehn. Im Lager sind wieder neun, und die anderen haben kaum noch jemanden: Sie werden die neun holen. Nimm dir deinen Anteil, sonst bekommen sie alle. Schick niemanden los.
lesson-camp-share-sent = Du würdest zuerst wählen, aber die anderen würden sich neun Entdecker teilen. Schick niemanden los.
lesson-camp-end = Zu dritt habt ihr euch die neun geteilt. Du hast sechzehn Entdecker, die anderen zusammen sieben: Du wählst zuerst, wann immer es dir wichtig ist. Von hier aus spielst du weiter.

## Die Lektion über Felsbrocken
lesson-rocks = Felsbrocken gegen andere
    .about = Wie du einen Schatz verdirbst, den andere sammeln.
lesson-rocks-columns = Sieh nach, wer was sammelt. Ein Gegner hat vier Sonnenuhren, zwei haben je zwei, du hast eine. Deine Punkte kommen von den Statuetten.
lesson-rocks-highest = Deine Karte zeigt einen Felsbrocken. Bei 4 wären die Sonnenuhren für diesen Gegner 16 Punkte wert, für dich 4. Leg den Felsbrocken auf die 4.
lesson-rocks-highest-other = Das nimmt den anderen weniger. Leg ihn auf die 4 der Sonnenuhren.
lesson-rocks-again = In der nächsten Runde hast du wieder eine Karte mit Felsbrocken genommen. Sonnenuhren sind am Ende noch 3 oder 2 wert. Leg den Felsbrocken auf die 3.
lesson-rocks-again-other = Das nimmt den anderen weniger. Leg ihn auf die 3 der Sonnenuhren.
lesson-rocks-end = Sonnenuhren werden 2 wert sein. Zwei Felsbrocken haben einen Gegner acht Punkte gekostet und dich zwei. Verdirb, was andere sammeln, und halte deine eigenen Zahlen offen. Von hier aus spielst du weiter.

lesson-totems = Das richtige Totem
    .about = Wie ein Totem deine Schätze mehr wert macht.
lesson-totems-shield = Sieh dir die Totems an, bevor du eine Karte nimmst. Mit dem Adler ist jeder deiner Federschilde 3 Punkte mehr wert, und einen hast du schon. Nimm noch einen.
lesson-totems-shield-statuettes = Statuetten zählen nur für den, der die meisten hat. Mit dem Adler bringt ein Federschild mehr. Nimm ihn.
lesson-totems-shield-other = Mit dem Adler bringt dir ein Federschild mehr. Nimm ihn.
lesson-totems-send = Jetzt liegt eine Karte mit einem Totem in der Reihe, und der Adler ist noch da. Du hast neun Entdecker, die anderen höchstens sechs: Mit sieben wählst du sicher zuerst. Schick sieben los.
lesson-totems-send-more = Das ist genauso sicher, aber sieben genügen. Schick sieben los.
lesson-totems-send-few = Dann wählt vielleicht jemand vor dir, und der Adler ist weg. Schick sieben los.
lesson-totems-take = Du wählst zuerst. Nimm die Karte mit dem Totem.
lesson-totems-take-other = Für das Totem hast du sieben Entdecker losgeschickt. Nimm die Karte mit dem Totem.
lesson-totems-totem = Ein Totem ist so viel wert, wie du damit anfangen kannst. Mit zwei Federschilden bringt der Adler 6 Punkte und 3 weitere für jeden, der noch kommt. Wähle den Adler.
lesson-totems-totem-trackers = Vier Entdecker sind gut, aber am Ende nur 2 Punkte. Wähle den Adler.
lesson-totems-totem-other = Das nützt deinen Schätzen wenig. Wähle den Adler.
lesson-totems-end = Wer die Klapperschlange genommen hat, hat es genauso gemacht: zu zwei Schlangen. Sammle, wofür ein Totem Punkte bringt, und wähle früh, wenn eine Karte mit einem Totem ausliegt. Das Lager ist voll: Jetzt kannst du Entdecker zurückholen. Von hier aus spielst du weiter.
