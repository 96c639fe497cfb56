title = Die Goldene Stadt
summary = Biete um Paare von Landschaftskarten, baue Handelshäuser von der Küste bis in die Goldene Stadt und sammle Handelsbriefe für Waren, Flüsse und Stadtviertel.
option-show_letters = Handelsbriefe der anderen
option-show_letters-false = Bis zum Ende sieht jeder nur die eigenen Handelsbriefe.
    .short = Verdeckt
option-show_letters-true = Die Handelsbriefe aller sind die ganze Zeit sichtbar.
    .short = Sichtbar
option-memory_aid = Gedächtnisstütze
option-memory_aid-false = Karten, die andere vor aller Augen genommen haben, muss man sich merken.
    .short = Aus
option-memory_aid-true = Karten, die andere vor aller Augen genommen haben und sicher noch besitzen, werden gezeigt.
    .short = An
option-blocked_always_loses = Wer nie wieder bauen kann, verliert
option-blocked_always_loses-true = Immer, auch wenn das Spiel in dieser Runde aus einem anderen Grund endet.
    .short = Immer
option-blocked_always_loses-false = Nur wenn nichts anderes das Spiel in dieser Runde beendet.
    .short = Außer das Spiel endet ohnehin
option-blocked_without_key = Nur ein innerer Stadtteil in Reichweite, kein Schlüssel
option-blocked_without_key-true = Das gilt als „kann nie wieder bauen“.
    .short = Blockiert
option-blocked_without_key-false = Das gilt nicht als „kann nie wieder bauen“.
    .short = Nicht blockiert
option-board = Spielplan
option-board-fair = Die ausgewogene Insel: Kein Küstenort ist besser als ein anderer. Rekonstruiert; die Regeln sagen, was davon veröffentlicht ist.
    .short = Ausgewogene Insel
option-board-reconstructed = Die ältere Insel, ebenfalls rekonstruiert: Manche Küstenorte sind besser als andere.
    .short = Ältere Insel
option-board-own = Ein Spielplan aus einer Datei des Gastgebers.
    .short = Aus einer Datei
end-houses = Jemand hat das letzte Handelshaus gebaut.
end-cards = Die letzte Wertungskarte ist gewertet.
end-blocked = Jemand kann nie wieder bauen.

## Bilder im Regelbuch
board-figure-pair = Es gibt so viele Paare wie Mitspielende. Alle legen ihre Hand auf eines.
board-figure-chase = Eine Hand zu vertreiben kostet Münzen: beim ersten Mal in der Runde 1, dann 2, dann 3.
board-figure-coast = Jeder Weg beginnt an der Küste. Hier steht jetzt ein Handelshaus.
board-figure-onward = Von dort geht es auf einer Straße weiter: Ein Vorort kostet zwei Karten seiner Landschaft.
board-figure-scoring = Die Wertungskarte sagt, worum es in dieser Runde geht: um eine Ware und um einen Fluss oder ein Stadtviertel.
board-figure-goods = Warenkarten, die zu gewinnen sind. Wer die Ware der Wertungskarte hat, bekommt Handelsbriefe, und Handelsbriefe sind Punkte.
board-figure-joker = Zwei gleiche Karten sind ein Joker: Sie stehen für eine Karte beliebiger anderer Art.
board-figure-key = Schlüssel: Ein innerer Stadtteil kostet einen davon, dazu seine zwei Karten.
board-figure-kept = Eine gewonnene Warenkarte: Sie zählt in jeder Runde, in der eine ihrer Waren gewertet wird.
board-figure-bonus = Eine Bonuskarte: Die anderen sehen nicht, welche es ist, und sie zählt am Ende.
board-figure-outer = Ein äußerer Stadtteil: Das erste Handelshaus bringt 5 Handelsbriefe, das zweite 3.
board-figure-inner = Ein innerer Stadtteil: Das erste Handelshaus bringt 10 Handelsbriefe, das zweite 6.

## Dinge
landscape-coast = Küste
    .card = Küstenkarte
landscape-forest = Wald
    .card = Waldkarte
landscape-plain = Wiese
    .card = Wiesenkarte
landscape-mountain = Gebirge
    .card = Gebirgskarte
landscape-desert = Wüste
    .card = Wüstenkarte
two-coast = 2 Küstenkarten
two-forest = 2 Waldkarten
two-plain = 2 Wiesenkarten
two-mountain = 2 Gebirgskarten
two-desert = 2 Wüstenkarten
site-coast = Küstenort { $n }
site-suburb = Vorort { $n } ({ $terrain })
site-outer = äußerer Stadtteil { $n } ({ $terrain })
site-inner = innerer Stadtteil ({ $terrain })
site-with-reward = { $site } – { $reward }
reward-coin = 1 Münze
reward-two-coins = 2 Münzen
reward-landscape_card = eine Landschaftskarte
reward-key_card = eine Schlüsselkarte
reward-bonus_card = eine Bonuskarte
reward-goods_card = eine Warenkarte
reward-outer = 5 Handelsbriefe für den Ersten, der dort baut, 3 für den Zweiten
reward-outer-coin = 5 Handelsbriefe und 1 Münze für den Ersten, der dort baut, 3 Handelsbriefe für den Zweiten
reward-inner = 10 Handelsbriefe und eine Landschaftskarte für den Ersten, der dort baut, 6 Handelsbriefe für den Zweiten; kostet eine Schlüsselkarte
good-jugs = Tonkrug
good-wine = Wein
good-cloth = Stoff
good-spices = Gewürze
goods-card = { $goods }
goods-face-down = die oberste Karte des Warenstapels
river-north = Nordfluss
river-east = Ostfluss
river-south = Südfluss
river-west = Westfluss
quarter-forest = Waldviertel
quarter-plain = Wiesenviertel
quarter-mountain = Gebirgsviertel
quarter-desert = Wüstenviertel
scoring-card = { $good } + { $area }
bonus-goods = Lagerhaus
    .about = Spielende: 3 Handelsbriefe für jede deiner Warenkarten.
bonus-coins = Schatz{"\u00AD"}kammer
    .about = Spielende: 2 Handelsbriefe für jede deiner Münzen.
bonus-city = Stadt
    .about = Spielende: 1 Handelsbrief für jedes deiner Handelshäuser in der Goldenen Stadt.
bonus-rivers = Flüsse
    .about = Spielende: 2 Handelsbriefe für jedes deiner Handelshäuser an einem Fluss, gleich welchem.
bonus-forest = Wald
    .about = Spielende: 1 Handelsbrief für jedes deiner Handelshäuser in einem Vorort oder Stadtteil im Wald.
bonus-plain = Wiese
    .about = Spielende: 1 Handelsbrief für jedes deiner Handelshäuser in einem Vorort oder Stadtteil auf der Wiese.
bonus-mountain = Gebirge
    .about = Spielende: 1 Handelsbrief für jedes deiner Handelshäuser in einem Vorort oder Stadtteil im Gebirge.
bonus-desert = Wüste
    .about = Spielende: 1 Handelsbrief für jedes deiner Handelshäuser in einem Vorort oder Stadtteil in der Wüste.

## Der Tisch
view-round = Runde
view-start = Startspieler
view-scoring_card = Wertungskarte
view-pairs = Paare
view-pair = Paar
view-cards = Karten
view-taken_by = Hand von
view-price = Preis fürs Vertreiben
view-building = Wird bezahlt
view-paid = Bezahlt
view-display = Offene Waren
view-players = Spieler
view-seat = Spieler
view-letters = Handelsbriefe
view-coins = Münzen
view-keys = Schlüsselkarten
view-houses_left = Übrige Häuser
view-hand = Handkarten
view-known = Von allen gesehen
view-goods = Warenkarten
view-bonus = Bonuskarten
view-bonus_cards = Welche Bonuskarten
view-out = Kann nie wieder bauen
view-board = Spielplan
view-site = Bauplatz
view-houses = Handelshäuser
view-deck = Landschaftsstapel
view-discard = Ablagestapel
view-supply = Münzen im Vorrat
view-key_supply = Schlüsselkarten im Vorrat
view-keys_used = Schlüsselkarten in der Schachtel
view-goods_deck = Warenstapel
view-goods_out = Warenkarten in der Schachtel
view-bonus_deck = Bonusstapel
view-scoring_deck = Wertungsstapel
view-scored = Gewertet
view-played_on = Gespielt auf
view-prices = Bezahlung
view-pays_for = Wofür deine Hand mit einem Paar reicht
view-landscape = Kartenart
view-ways = Zahlungsweisen
view-answers = Entscheidungen
view-bonus_worth = Bonuskarten, wäre jetzt Schluss
view-for_good = Handelsbriefe für die Ware, würde jetzt gewertet
view-for_area = Handelsbriefe für das Gebiet, würde jetzt gewertet

## Fragen
ask-place = Auf welches Paar bietest du? Vertreiben kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
ask-build = Wo baust du?
ask-build-second = Wo baust du ein zweites Handelshaus?
ask-pay = { $n ->
    [one] { $site }: Was zahlst du als { $card-card }?
   *[other] { $site }: Was zahlst du als { $card-card }? (Noch { $n })
}
ask-goods = Welche Warenkarte nimmst du?
ask-drop = Du hast fünf Warenkarten. Welche kommt in die Schachtel?
ask-bonus = Welche Bonuskarte behältst du?
ask-discard = Du hast zu viele Karten. { $n ->
    [one] Welche wirfst du ab?
   *[other] Welche { $n } wirfst du ab?
}

## Möglichkeiten
do-place = Paar { $arg }
    .brings = Beide Karten kommen auf deine Hand, wenn dich niemand vom Paar vertreibt.
do-build = Baue: { $arg }
    .brings = Ein Weg weiter ins Land, und sofort die Belohnung des Bauplatzes.
do-end_turn = Beende deinen Zug
    .brings = Du baust in dieser Runde nicht mehr und behältst höchstens 5 Landschaftskarten.
do-pay = Zahle: { $arg }
    .brings = Diese Karten verlassen deine Hand. Zwei gleiche stehen für eine beliebige andere.
do-goods = Nimm: { $arg }
    .brings = 2 Handelsbriefe, sooft ihre Ware gewertet wird, und 2 mehr, wenn niemand sonst sie hat.
do-drop = Lege in die Schachtel: { $arg }
    .brings = Die Karte kommt in die Schachtel; ihre Ware bringt dir nichts mehr.
do-bonus = Behalte: { $arg }
do-discard = Wirf ab: { $arg-card }
    .brings = Du gibst die Karte ab; 5 behältst du. Zwei gleiche Karten sind ein Joker.

## Zufall
do-start = Das Los bestimmt den Startspieler
do-deal = Eine Karte wird ausgelegt: { $arg }
do-draw = Eine Karte wird gezogen: { $arg }
do-show = Eine Warenkarte wird aufgedeckt: { $arg }
do-score = Die Wertungskarte wird aufgedeckt: { $arg }

## Warum nicht
why-cannot-chase = Diese Hand zu vertreiben kostet { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}; du hast { $n ->
    [0] keine
    [one] nur 1
   *[other] nur { $n }
}.
why-no-house-left = Du hast kein Handelshaus mehr.
why-own-house = Du hast dort schon ein Handelshaus.
why-site-taken = Dort steht schon ein Handelshaus.
why-no-connection = Keine Straße verbindet diesen Ort mit einem deiner Handelshäuser.
why-no-key = Ein innerer Stadtteil kostet eine Schlüsselkarte, und du hast keine.
why-cannot-pay = Du kannst nicht zahlen: { $n ->
    [one] Dir fehlt 1 Karte
   *[other] Dir fehlen { $n } Karten
} „{ $card }“, auch mit Paaren als Joker.
why-no-such-card = So eine Karte hast du nicht.
why-no-such-pair = Du hast keine zwei solchen Karten.
why-not-in-display = Diese Warenkarte liegt nicht offen aus.
why-goods-deck-empty = Der Warenstapel ist leer.
why-not-your-goods = So eine Warenkarte hast du nicht.
why-bonus-taken = Jemand hat diese Bonuskarte schon genommen.

## Das Protokoll
log-start-drawn = { $seat } beginnt das Spiel.
log-goods-turned = Offene Waren: { $goods }.
log-round-begins = Runde { $n } beginnt.
log-scoring-turned = Gewertet wird: { $card }.
log-reshuffled = Der Ablagestapel wird zu einem neuen Stapel gemischt.
log-dealt = Paar { $n }: { $card }.
log-placed = { $seat } legt die Hand auf Paar { $n }.
    .you = Du legst die Hand auf Paar { $n }.
    .forced = Für dich blieb nur Paar { $n }.
log-chased = { $seat } vertreibt { $other } von Paar { $n } für { $price ->
    [one] 1 Münze
   *[other] { $price } Münzen
}.
    .you = Du vertreibst { $other } von Paar { $n } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }.
    .whom = { $seat } vertreibt dich von Paar { $n } für { $price ->
        [one] 1 Münze
       *[other] { $price } Münzen
    }.
log-took-pair = { $seat } nimmt die Karten { $card } und { $second }.
    .you = Du nimmst die Karten { $card } und { $second }.
log-drew = { $seat } zieht: { $card-card }.
    .you = Du ziehst: { $card-card }.
log-drew-unseen = { $seat } zieht eine Karte.
log-paid = { $seat } zahlt: { $card-card }.
    .you = Du zahlst: { $card-card }.
log-paid-pair = { $seat } zahlt { $card } als Joker.
    .you = Du zahlst { $card } als Joker.
log-paid-key = { $seat } zahlt eine Schlüsselkarte.
    .you = Du zahlst eine Schlüsselkarte.
log-built = { $seat } baut: { $site }.
    .you = Du baust: { $site }.
log-won-coins = { $seat } bekommt { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
    .you = Du bekommst { $n ->
        [one] 1 Münze
       *[other] { $n } Münzen
    }.
log-won-letters = { $seat } bekommt { $n ->
    [one] 1 Handelsbrief
   *[other] { $n } Handelsbriefe
}.
    .you = Du bekommst { $n ->
        [one] 1 Handelsbrief
       *[other] { $n } Handelsbriefe
    }.
log-won-key = { $seat } bekommt eine Schlüsselkarte.
    .you = Du bekommst eine Schlüsselkarte.
log-took-goods = { $seat } nimmt { $goods }.
    .you = Du nimmst { $goods }.
log-drew-goods = { $seat } zieht vom Warenstapel: { $goods }.
    .you = Du ziehst vom Warenstapel: { $goods }.
log-dropped = { $seat } legt in die Schachtel: { $goods }.
log-took-bonus = { $seat } behält die Bonuskarte „{ $bonus }“.
log-took-bonus-unseen = { $seat } behält eine Bonuskarte.
log-discarded = { $seat } wirft ab: { $card-card }.
log-ended-turn = { $seat } beendet den Zug.
    .you = Du beendest deinen Zug.
    .forced = Kein weiteres Haus ist bezahlbar: Dein Zug endet.
log-last-house = { $seat } hat das letzte Handelshaus gebaut; das ist die letzte Runde.
log-blocked = { $seat } kann nie wieder bauen; das ist die letzte Runde.
log-lost = { $seat } konnte nicht mehr bauen und hat verloren.
log-scored-good = { $seat } bekommt { $n ->
    [one] 1 Handelsbrief
   *[other] { $n } Handelsbriefe
} für Waren.
    .you = Du bekommst { $n ->
        [one] 1 Handelsbrief
       *[other] { $n } Handelsbriefe
    } für Waren.
log-scored-area = { $seat } bekommt { $n ->
    [one] 1 Handelsbrief
   *[other] { $n } Handelsbriefe
} für Handelshäuser.
    .you = Du bekommst { $n ->
        [one] 1 Handelsbrief
       *[other] { $n } Handelsbriefe
    } für Handelshäuser.
log-start-passed = { $seat } beginnt die nächste Runde.
    .you = Du beginnst die nächste Runde.
log-bonus-scored = { $seat } bekommt { $n ->
    [one] 1 Handelsbrief
   *[other] { $n } Handelsbriefe
} für die Bonuskarte „{ $bonus }“.
log-ended = Das Spiel ist zu Ende; die Handelsbriefe werden gezählt.

## Punkte
score-letters = Handels{"\u00AD"}briefe
    .about = Handelsbriefe sind Punkte. Es gibt sie sofort für das erste und zweite Handelshaus in einem Stadtteil und in jeder Runde für die Ware und das Gebiet auf der Wertungskarte.
# Of games that ended before each card had a row.
score-bonus = Bonus{"\u00AD"}karten
    .about = Handelsbriefe, die Bonuskarten am Ende bringen: Jede zählt Warenkarten, Münzen oder Handelshäuser.
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

## Der Spielplan
board-island = Die Insel
board-keys = Die Pfeiltasten gehen die Straßen entlang, Bild ab und Bild auf von einem leuchtenden Ort zum nächsten, die Eingabetaste öffnet einen Ort, Plus und Minus zoomen, 0 zeigt die ganze Insel.
board-sites = Bauplätze, auf denen du bauen kannst
board-nearer = Vergrößern
board-farther = Verkleinern
board-fit = Ganze Insel zeigen
board-near = Dahin zoomen, wo du bauen kannst
board-houses-of = Handelshäuser: { $names }
board-can-build = hier kannst du bauen
board-brings = Bringt { $reward }
board-cost = Kostet
board-pays = du zahlst { $cards }
board-pay-with = Zahle mit
board-build-for = Baue und zahle: { $cards }
board-discard = { $n } von { $due } abwerfen
board-discards = Abwerfen: { $cards }
board-now-letters = jetzt +{ $n }
board-stays = Auf der Hand bleiben: { $cards }
board-pair-free = frei
board-pair-pays = Mit deinen Karten reicht es für ein Haus auf: { $types }.
board-pair-pays-nothing = Mit deinen Karten reicht es noch für kein erreichbares Haus.
board-pair-yours = hier liegt deine Hand
board-pair-chase = die Hand von { $name }; vertreiben kostet { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}
board-free = frei
board-bonus = { $n ->
    [one] 1 Bonuskarte
   *[other] { $n } Bonuskarten
}
board-worth-now = Jetzt wert: { $n ->
    [one] 1 Handelsbrief
   *[other] { $n } Handelsbriefe
}
board-scored-now = zählt in dieser Runde
board-show-cards = Karten zeigen
board-show-island = Insel ansehen
board-no-map = Der Spielplan konnte nicht geholt werden.
board-again = Noch einmal versuchen
board-this-round = Diese Runde, so wie es steht
board-scored-today = Würde jetzt gewertet
board-scoring-good = Wer eine Warenkarte mit dieser Ware hat, bekommt 2 Handelsbriefe; wer als Einziger eine hat, 2 weitere.
board-scoring-river = Wer in einem der drei leuchtenden Vororte am Fluss ein Handelshaus hat, bekommt 2 Handelsbriefe; wer dort mehr hat als alle anderen, 2 weitere. Bei Gleichstand bekommt sie niemand.
board-scoring-quarter = Wer in einem der drei leuchtenden Stadtteile ein Handelshaus hat, bekommt 2 Handelsbriefe; wer dort mehr hat als alle anderen, 2 weitere. Bei Gleichstand bekommt sie niemand.
board-landscape-about = Damit zahlst du ein Handelshaus in dieser Landschaft. Zwei gleiche Karten sind ein Joker: Zusammen zählen sie als eine Karte einer beliebigen anderen Landschaft. Am Ende deines Zuges behältst du höchstens 5 Karten.
board-goods-about = Eine Warenkarte liegt offen vor ihrem Besitzer. Sie bringt Handelsbriefe in jeder Runde, deren Wertungskarte eine ihrer Waren zeigt. Jeder behält höchstens 4.
board-legend = Was die Zeichen bedeuten
board-riverside = Vorort am Fluss
board-first-letters = Handelsbriefe für den Ersten, der dort baut; der Zweite bekommt weniger
board-own = Was du hast
board-about-coast = Ein Küstenort: Hier darfst du ohne Straße bauen. Es passt ein Handelshaus hin.
board-about-suburb = Ein Vorort: Eine Straße muss ihn mit einem deiner Handelshäuser verbinden. Es passt ein Handelshaus hin.
board-about-outer = Ein Stadtteil im äußeren Ring der Goldenen Stadt: Eine Straße muss ihn mit einem deiner Handelshäuser verbinden. Es passt ein Handelshaus von jedem hin; die ersten beiden bekommen Handelsbriefe.
board-about-inner = Ein Stadtteil im inneren Ring der Goldenen Stadt: Eine Straße muss ihn mit einem deiner Handelshäuser verbinden, und er kostet auch eine Schlüsselkarte. Es passt ein Handelshaus von jedem hin; die ersten beiden bekommen Handelsbriefe.
board-about-letters = Handelsbriefe sind Punkte: Wer am Ende die meisten hat, gewinnt.
board-letters-hidden = Nur du siehst, wie viele du hast; erst am Ende decken alle ihre auf.
board-letters-secret = Wie viele jemand anders hat, bleibt bis zum Ende geheim.
board-about-coins = Mit Münzen vertreibst du eine Hand von einem Paar.
board-about-keys = Mit einer Schlüsselkarte baust du in der inneren Stadt; danach ist sie weg.
board-about-houses_left = Baut jemand sein letztes Handelshaus, endet das Spiel mit dieser Runde.
board-about-pair = Zwei Landschaftskarten für den, dessen Hand am Ende darauf liegt. Ein freies Paar kostet nichts; jedes Vertreiben in einer Runde kostet 1 Münze mehr als das vorige.
board-about-deck = Von hier kommen neue Paare und Belohnungen. Ist er leer, wird der Ablagestapel gemischt.
board-about-hand = Landschaftskarten, die nur ihr Besitzer sieht. Mit ihnen zahlt man Handelshäuser; am Ende eines Zuges behält man höchstens 5.
board-about-bonus = Bonuskarten liegen bis zum Ende des Spiels verdeckt. Jede zählt Warenkarten, Münzen oder Handelshäuser.
board-about-start = Der Startspieler bietet und baut in dieser Runde zuerst. In der nächsten ist es der Nächste im Uhrzeigersinn.
board-about-known = Landschaftskarten, die vor aller Augen genommen wurden und sicher noch auf dieser Hand sind.
board-about-out = Es gibt keinen Bauplatz mehr, auf dem dieser Spieler je bauen könnte. Diese Runde ist die letzte.
board-goods-scores = In dieser Runde zählt: { $good }. Die Karte bringt Handelsbriefe.
board-goods-rests = In dieser Runde zählt: { $good }. Die Karte bringt nichts.
board-scoring = Die Runde wird gewertet
board-round = Runde { $n }/16
board-round-scores = Runde { $n }: Das wird gewertet
board-last-card = Das ist die letzte Wertungskarte; nach ihrer Wertung ist das Spiel vorbei.
board-few-houses = { $name } hat nur noch { $n ->
    [one] 1 Haus
   *[other] { $n } Häuser
}. Die Runde, in der jemand das letzte Haus baut, ist die letzte.

## Die erste Lektion
lesson-first = Dein erster Weg in die Stadt
    .about = Für alle, die noch nie gespielt haben: bieten, von der Küste bis in die Stadt bauen, werten.
lesson-first-city = Mitten auf der Insel liegt die Goldene Stadt. Du baust Handelshäuser von der Küste bis in sie hinein. Handelsbriefe sind Punkte: Wer am Ende die meisten hat, gewinnt.
lesson-first-scoring = In jeder Runde sagt diese Karte, was Handelsbriefe bringt: eine Ware, diesmal Gewürze, und ein Fluss oder ein Stadtviertel, diesmal der Nordfluss. Tippe auf die Karte oder auf etwas anderes, um zu erfahren, was es ist.
lesson-first-chase = Handelshäuser bezahlst du mit Landschaftskarten. In jeder Runde legt jeder eine Hand auf ein Paar davon und bekommt es. Du brauchst Wiesenkarten, aber dort liegt schon eine Hand. Vertreib sie: Das kostet 1 Münze.
lesson-first-chase-second = Auch diese Hand kannst du vertreiben, aber dort liegt keine Wiesenkarte. Vertreib die von Wiese und Wald.
lesson-first-chase-free = Ein freies Paar kostet nichts, aber dort liegt keine Wiesenkarte. Vertreib die Hand von Wiese und Wald.
lesson-first-coast = Jetzt baust du. Jeder Weg beginnt an der Küste, dort brauchst du keine Straße. Bau an diesem Küstenort und bezahl mit deiner Küstenkarte.
lesson-first-coast-plains = Zwei gleiche Karten können eine Küstenkarte ersetzen, aber deine Wiesenkarten brauchst du noch. Bezahl mit der Küstenkarte.
lesson-first-coast-coast = Das ist erlaubt, aber vom leuchtenden Küstenort führt eine Straße zum Nordfluss. Bau dort.
lesson-first-coast-nothing = Niemand muss bauen, aber ohne Häuser gibt es keine Handelsbriefe. Bau an dem Küstenort.
lesson-first-suburb = Der Küstenort hat dir eine Karte gebracht: Das Zeichen auf einem Ort zeigt, was er bringt. Du darfst ein zweites Haus bauen, an einer Straße entlang. Ein Vorort kostet zwei Karten seiner Landschaft. Bau in diesem Wiesenvorort.
lesson-first-suburb-other = Das ist erlaubt, liegt aber nicht am Nordfluss. Bau im leuchtenden Wiesenvorort.
lesson-first-suburb-nothing = Du hast die Karten für ein zweites Haus. Bau in dem Wiesenvorort.
lesson-first-letters = Die Runde wird gewertet. Du hast ein Haus am Nordfluss: 2 Handelsbriefe. Du hast dort mehr Häuser als alle anderen: 2 weitere. Ein Stadtviertel zählt genauso, nur mit den Häusern in seinen drei Stadtteilen.
lesson-first-goods = Die Kiste bringt eine Warenkarte wie diese: 2 Handelsbriefe in jeder Runde, deren Karte eine ihrer Waren zeigt. Das rote Siegel bringt eine Bonuskarte: Du wählst geheim eine, und am Ende zählt sie Münzen, Warenkarten oder Häuser. Das i auf der Insel erklärt alle Zeichen.
lesson-first-again = Eine neue Runde. Du hattest die Hand auf ein freies Paar gelegt, das kostet nichts, aber du bist vertrieben worden! Jedes Vertreiben kostet in einer Runde 1 Münze mehr als das vorige, jetzt also 2. Du brauchst wieder Wiesenkarten und hast vier Münzen. Vertreib die Hand.
lesson-first-again-plain = In diesem Paar ist keine Wiesenkarte. Vertreib die Hand vom leuchtenden.
lesson-first-joker = Jetzt der Kniff des Spiels: Zwei gleiche Karten ersetzen eine beliebige andere. Du hast eine Wiesenkarte und zwei Waldkarten, und das reicht für die Goldene Stadt. Bau dort.
lesson-first-joker-other = Das ist erlaubt, aber deine Karten reichen für die Goldene Stadt. Bau im leuchtenden Stadtteil.
lesson-first-joker-nothing = Deine Karten reichen für die Goldene Stadt. Bau im leuchtenden Stadtteil.
lesson-first-end = In diesem Stadtteil warst du zuerst: 5 Handelsbriefe. Innere Stadtteile bringen 10, kosten aber auch eine Schlüsselkarte. Das Spiel endet, wenn jemand sein letztes Handelshaus baut, spätestens nach sechzehn Runden. Jetzt noch zehn Fragen, dann spielst du von hier aus weiter.
lesson-first-quiz-win = Wer gewinnt?
    .about = Handelsbriefe sind die Punkte dieses Spiels.
lesson-first-quiz-win-1 = Wer zuerst in der Mitte der Stadt ist
lesson-first-quiz-win-2 = Wer die meisten Häuser gebaut hat
lesson-first-quiz-win-3 = Wer am Ende die meisten Handelsbriefe hat
lesson-first-quiz-chase = Was kostet das zweite Vertreiben in einer Runde?
    .about = Jedes kostet 1 Münze mehr, wer auch immer wen vertreibt; in der nächsten Runde geht es wieder bei 1 los.
lesson-first-quiz-chase-1 = Nichts
lesson-first-quiz-chase-2 = 2 Münzen
lesson-first-quiz-chase-3 = 1 Münze, wie das erste
lesson-first-quiz-coast = Wo kannst du ohne Straße zu einem deiner Häuser bauen?
    .about = Überall sonst muss eine Straße von einem deiner Häuser hinführen.
lesson-first-quiz-coast-1 = An einem freien Küstenort
lesson-first-quiz-coast-2 = In einem Vorort
lesson-first-quiz-coast-3 = In der Goldenen Stadt
lesson-first-quiz-suburb = Was kostet ein Vorort?
    .about = Ein äußerer Stadtteil kostet ebenso viel.
lesson-first-quiz-suburb-1 = 2 Münzen
lesson-first-quiz-suburb-2 = Zwei beliebige Karten
lesson-first-quiz-suburb-3 = Zwei Karten seiner Landschaft
lesson-first-quiz-joker = Dir fehlt eine Wiesenkarte. Was kann sie ersetzen?
    .about = Auch Küstenkarten können das.
lesson-first-quiz-joker-1 = Eine beliebige Karte
lesson-first-quiz-joker-2 = Zwei gleiche Karten
lesson-first-quiz-joker-3 = Eine Münze
lesson-first-quiz-river = Die Karte zeigt einen Fluss. Wer bekommt Handelsbriefe?
    .about = Jeder von ihnen bekommt 2; haben mehrere die meisten, bekommt niemand 2 weitere.
lesson-first-quiz-river-1 = Alle mit einem Haus daran, und wer die meisten hat, bekommt mehr
lesson-first-quiz-river-2 = Nur wer dort die meisten Häuser hat
lesson-first-quiz-river-3 = Wer in dieser Runde dort baut
lesson-first-quiz-good = Die Karte zeigt auch eine Ware. Wer bekommt dafür Handelsbriefe?
    .about = Wer sie als Einziger hat, bekommt 2 mehr.
lesson-first-quiz-good-1 = Wer die meisten Warenkarten hat
lesson-first-quiz-good-2 = Wer eine Münze bezahlt
lesson-first-quiz-good-3 = Alle mit einer Warenkarte, die sie zeigt
lesson-first-quiz-city = Wer bekommt für einen äußeren Stadtteil 5 Handelsbriefe?
    .about = Der Zweite bekommt 3, die anderen nichts.
lesson-first-quiz-city-1 = Wer dort zuerst baut
lesson-first-quiz-city-2 = Alle, die dort bauen
lesson-first-quiz-city-3 = Wer in der Stadt die meisten Häuser hat
lesson-first-quiz-inner = Was brauchst du für einen inneren Stadtteil außer zwei Karten?
    .about = Schlüsselkarten gibt es in einigen Vororten.
lesson-first-quiz-inner-1 = Eine Münze
lesson-first-quiz-inner-2 = Eine Schlüsselkarte
lesson-first-quiz-inner-3 = Eine Warenkarte
lesson-first-quiz-end = Wann endet das Spiel?
    .about = Viele Handelsbriefe oder eine volle Stadt beenden nichts. Steht das letzte Haus von jemandem, wird die Runde noch zu Ende gespielt.
lesson-first-quiz-end-1 = Wenn jemand 50 Handelsbriefe hat
lesson-first-quiz-end-2 = Wenn jemand sein letztes Haus gebaut hat, spätestens nach sechzehn Runden
lesson-first-quiz-end-3 = Wenn die Goldene Stadt voll ist

## Die Lektion über das Vertreiben
lesson-chase = Wann vertreiben?
    .about = Münzen sind knapp: welches Paar eine wert ist.
lesson-chase-worth = Du hast eine Küstenkarte und eine Gebirgskarte. Mit einer zweiten Gebirgskarte kannst du in diesem Zug zweimal bauen: an einem Küstenort und im Gebirgsvorort daneben. Das ist eine Münze wert. Vertreib die Hand von Wüste und Gebirge.
lesson-chase-worth-free = Dann ist dir nur ein Haus sicher, das am Küstenort. Vertreib die Hand von Wüste und Gebirge.
lesson-chase-worth-other = Das kostet auch eine Münze, bringt aber keine Gebirgskarte. Vertreib die Hand von Wüste und Gebirge.
lesson-chase-free = Wieder hast du eine Gebirgskarte, und eine zweite liegt in einem freien Paar. Was frei ist, muss niemand vertreiben. Leg deine Hand auf Gebirge und Wiese.
lesson-chase-free-coin = Das kostet eine Münze, und keine der Karten passt zu deinen. Leg deine Hand auf Gebirge und Wiese.
lesson-chase-free-other = Du baust im Gebirge. Leg deine Hand auf Gebirge und Wiese.
lesson-chase-city = Du stehst in der Stadt, und der nächste Gebirgs-Stadtteil ist noch leer: 5 Handelsbriefe für zwei Gebirgskarten. Mit diesen beiden hast du drei; die dritte ist der Anfang eines weiteren Hauses. Du hast vier Münzen, mehr als die anderen. Vertreib die Hand von den zwei Gebirgskarten.
lesson-chase-city-other = Du hast genug Münzen, und diese zwei Karten sind dir mehr wert. Vertreib die Hand von den zwei Gebirgskarten.
lesson-chase-end = Jetzt kannst du den Stadtteil bezahlen, und eine Gebirgskarte bleibt übrig. Vertreib, wenn du durch ein Paar mehr bauen kannst und Münzen übrig hast; sonst nimm, was frei ist. Von hier aus spielst du weiter.

## Die Lektion über Küsten und Joker
lesson-coasts = Küsten und Joker
    .about = Wie du baust, wo keine deiner Straßen hinführt, mit Karten, die nicht passen.
lesson-coasts-joker = Dieser Vorort liegt an einem Fluss und bringt eine Karte. Du hast eine Wiesenkarte; für die zweite brauchst du einen Joker. Von drei Waldkarten kannst du zwei entbehren. Bau dort und bezahl mit der Wiesenkarte und zwei Waldkarten.
lesson-coasts-joker-deserts = Zwei Wüstenkarten bezahlen einen Vorort in der Wüste; von drei Waldkarten kannst du zwei entbehren. Bezahl mit zwei Waldkarten.
lesson-coasts-joker-other = Das bringt jetzt weniger. Bau im leuchtenden Vorort.
lesson-coasts-coast = Du hast drei Wüstenkarten, aber keine deiner Straßen führt zu einem freien Ort in der Wüste. Ein Küstenort braucht keine Straße und eröffnet einen neuen Weg. Bau am leuchtenden Küstenort und bezahl mit deiner Küstenkarte.
lesson-coasts-coast-deserts = Deine Wüstenkarten brauchst du gleich. Bezahl mit der Küstenkarte.
lesson-coasts-coast-other = Vom leuchtenden Küstenort führen Straßen in die Wüste, wo deine Karten passen. Bau dort.
lesson-coasts-onward = Der Küstenort hat dir eine vierte Wüstenkarte gebracht. Dein zweites Haus: Dieser Vorort bringt eine Bonuskarte, die am Ende zählt. Bau dort.
lesson-coasts-onward-other = Das wären jetzt höchstens 2 Handelsbriefe oder gar keine. Eine Bonuskarte kann mehr bringen. Bau im leuchtenden Vorort.
lesson-coasts-end = Ein neuer Küstenort, und deine Karten passen wieder. Wähle jetzt eine Bonuskarte: eine, die zählt, wovon du am Ende viel hast. Von hier aus spielst du weiter.

lesson-keys = Die inneren Stadtteile
    .about = Wie du rechtzeitig eine Schlüsselkarte bekommst und aus vier Karten zwei Häuser machst.
lesson-keys-goal = Der innere Gebirgs-Stadtteil liegt neben einem deiner Häuser, und noch ist niemand dort: 10 Handelsbriefe. Er kostet zwei Gebirgskarten und eine Schlüsselkarte. Der leuchtende Vorort bringt eine Schlüsselkarte.
lesson-keys-pair = Du hast zwei Gebirgskarten und eine Wiesenkarte. Mit einer zweiten Wiesenkarte kannst du in dem Vorort bauen, der die Schlüsselkarte bringt. Leg deine Hand auf Wiese und Gebirge.
lesson-keys-pair-plain = In diesem Paar ist keine Wiesenkarte. Leg deine Hand auf Wiese und Gebirge.
lesson-keys-key = Du darfst zweimal bauen, und was das erste Haus bringt, hilft dir beim zweiten. Also zuerst die Schlüsselkarte: Bau im leuchtenden Vorort und bezahl mit zwei Wiesenkarten.
lesson-keys-key-mountains = Zwei Gebirgskarten brauchst du gleich. Bezahl mit den Wiesenkarten.
lesson-keys-key-other = Ohne Schlüsselkarte bleibt der innere Stadtteil verschlossen. Bau im leuchtenden Vorort.
lesson-keys-inner = Du hast die Schlüsselkarte und die Gebirgskarten. Wer als Zweiter kommt, erhält nur noch 6 Handelsbriefe. Bau im inneren Stadtteil.
lesson-keys-inner-other = Nichts anderes bringt 10 Handelsbriefe. Bau im inneren Stadtteil.
lesson-keys-pairs = Du hast eine Gebirgskarte und eine Waldkarte. Einzeln nützen sie nichts, zwei gleiche reichen für ein Haus. Eines dieser Paare macht aus deinen Karten zwei Häuser. Leg deine Hand auf Gebirge und Wald.
lesson-keys-pairs-other = Dann bleiben deine zwei Karten einzeln. Leg deine Hand auf Gebirge und Wald.
lesson-keys-joker = Zwei gleiche Karten können eine andere ersetzen, aber dann zahlst du eine Karte mehr. Du hast beide Gebirgskarten, also halte die Waldkarten beisammen. Bau im leuchtenden Vorort und bezahl mit zwei Gebirgskarten.
lesson-keys-joker-forests = Dann reicht es nicht für ein zweites Haus. Bezahl mit den Gebirgskarten und halte die Waldkarten beisammen.
lesson-keys-joker-other = Der leuchtende Vorort bringt eine Bonuskarte, die am Ende zählt. Bau dort.
lesson-keys-end = Mit deinen zwei Waldkarten kannst du gleich in einem Stadtteil bauen. Hol die Schlüsselkarte rechtzeitig, halte gleiche Karten beisammen und nutze einen Joker nur, wo eine Karte fehlt. Wähle zuerst eine Bonuskarte. Von hier aus spielst du weiter.
