# Die Worte des Web-Clients. Die Spiele bringen ihre eigenen mit.

## Die Seite
ui-home = Startseite
ui-site = Quivira
ui-lobby = Lobby
ui-my-tables = Meine Tische
ui-rules = Regeln
ui-settings = Einstellungen
ui-about = Über Quivira
ui-skip = Zum Inhalt springen
ui-fan-project = Ein inoffizielles Fanprojekt. Wer ein Spiel mag, sollte es kaufen.
ui-offline = Der Server antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
ui-close = Schließen
ui-cancel = Abbrechen
ui-confirm = Bestätigen

## Startseite
ui-welcome = Setz dich dazu
ui-lead = Brettspiele an einem Tisch: mit Freunden, wo immer sie sind, oder sofort gegen Bots, jede und jeder in der eigenen Sprache.
ui-your-name = Dein Name
ui-name-missing = Bitte gib einen Namen ein.
ui-name-ask = Wie dürfen wir dich nennen?
ui-name-go = Los geht’s
ui-go-on = Weiterspielen
ui-start-a-game = Ein Spiel beginnen
ui-players = { $n ->
    [one] 1 Person
   *[other] { $n } Personen
}
ui-players-range = { $from }–{ $to } Personen
ui-weight-light = schnell gelernt
ui-weight-medium = etwas Strategie
ui-weight-heavy = viel Strategie
ui-play-bots = Gegen Bots
ui-play-friends = Mit Freunden
ui-options = Optionen
ui-live-tables = Gerade an den Tischen
ui-all-tables = Alle offenen Tische
ui-seats = Plätze
ui-bot-level = Stärke der Bots
ui-level-random = Irgendein Zug
    .about = Zieht, ohne nachzudenken. Gut zum ersten Kennenlernen.
ui-level-easy = Leicht
    .about = Kennt die Regeln, macht Fehler und hat Spaß.
ui-level-medium = Mittel
    .about = Plant die eigenen Züge gut.
ui-level-hard = Schwer
    .about = Denkt voraus und achtet darauf, was du vorhast.
ui-level-expert = Profi
    .about = Hat sich das Spiel spielend selbst beigebracht.
ui-level-master = Meister
    .about = Hat sich das Spiel spielend selbst beigebracht und denkt obendrein voraus.
ui-clock = Bedenkzeit
ui-no-clock = Ohne Uhr
ui-per-move = { $time } pro Zug
ui-per-player = { $time } pro Person
ui-clock-how = { $kind ->
    [none] Niemand wird gedrängt: gut unter Freunden und gegen Bots.
    [live] Für eine Sitzung, bei der alle am Tisch sind.
   *[turns] Zug um Zug über mehrere Tage: Du kommst wieder, wann es dir passt. Im Urlaub steht die Uhr still.
}
ui-per-player-more = { $time } pro Person, + { $more } pro Zug
ui-clock-out = Wenn die Zeit um ist
ui-clock-bot = Ein Bot spielt weiter
ui-clock-loses = Niederlage
ui-clock-or-lose = { $clock } · Zeit um heißt verloren
ui-clock-level = Stärke dieses Bots
ui-clock-out-how = { $then ->
    [loses] Wessen Zeit um ist, kommt auf den letzten Platz. Ein Bot spielt den Platz zu Ende.
   *[bot] Ein Bot spielt, bis die Person wieder da ist; die anderen dürfen einen stärkeren wählen. Durch die Uhr verliert niemand.
}
ui-pace = Tempo
ui-pace-live = Live
ui-pace-turns = Zug um Zug
ui-joins = Wer mitspielen kann
ui-joins-link = Wer den Link hat
ui-joins-anyone = Alle
ui-joins-how = { $open ->
    [yes] Der Tisch steht in der Lobby. Solange du ihn ansiehst, findet ihn auch ein schnelles Spiel: wenn ausgelost wird, wer wo sitzt, alle sich setzen dürfen, die Optionen die üblichen sind und es keine Uhr gibt oder eine, die mindestens { $pace ->
        [turns] einen Tag
       *[live] zwei Minuten
    } pro Zug gibt und durch die niemand verliert.
   *[no] Der Tisch steht in keiner Liste: Du bestimmst, wer den Link bekommt.
}
ui-on = An
ui-off = Aus

## Listen von Tischen
ui-your-turn = Du bist am Zug
ui-others-turn = Andere sind am Zug
ui-can-watch = Zuschauen
ui-free-seats = { $n ->
    [one] 1 freier Platz
   *[other] { $n } freie Plätze
}
ui-not-started = Noch nicht begonnen
ui-bots = { $n ->
    [one] 1 Bot
   *[other] { $n } Bots
}

## Vor dem Spiel
ui-waiting-room = Der Tisch wird vorbereitet
ui-host = hat eingeladen
ui-sit = Platz nehmen
ui-add-bot = Bot dazusetzen
ui-send-away = Entfernen
ui-send-away-name = { $name } entfernen
ui-leave = Aufstehen
ui-beside = Noch jemand an diesem Gerät
ui-beside-sit = Dazusetzen
ui-invite = Einladen
ui-invite-how = Wer diesen Link öffnet, kann sich setzen. Ein Konto ist nicht nötig.
ui-invite-here = Dieser Link geht nur auf diesem Gerät. Damit andere dazukommen können, starte den Server mit --host 0.0.0.0.
ui-qr = QR-Code des Links
ui-copy = Link kopieren
ui-share = Link teilen
ui-copied = Kopiert
ui-copy-yourself = Kopiere es selbst: Es ist markiert.
ui-start = Spiel beginnen
ui-start-bots = { $n ->
    [one] Mit 1 Bot beginnen
   *[other] Mit { $n } Bots beginnen
}
ui-host-starts = Wer eingeladen hat, beginnt das Spiel.
ui-hostless = Wer eingeladen hat, war lange nicht hier. Du darfst das Spiel jetzt beginnen.
ui-invites = { $name } lädt dich zum Spielen ein
ui-your-table = Dein Tisch
ui-at-table = Am Tisch
ui-seats-any = Wer kommt, spielt mit
ui-seats-any-how = Wer beim Start am Tisch sitzt, spielt mit: { $from } bis { $to } Personen.
ui-seats-fixed-how = Das Spiel beginnt mit genau { $n } Personen; freie Plätze können Bots einnehmen.
ui-in-lobby = Steht in der Lobby
ui-by-link = Nur per Link
ui-admits = Wer sich setzen darf
ui-admits-everybody = Alle
ui-admits-accounts = Nur mit Konto
ui-order = Sitzordnung
ui-order-seated = Wie gesetzt
ui-order-lot = Ausgelost
ui-order-how = { $lot ->
    [yes] Wer wo sitzt, wird beim Start ausgelost.
   *[no] Die Reihenfolge bleibt, wie du sie siehst; wer eingeladen hat, kann sie ändern.
}
ui-table-language = Sprache am Tisch
ui-table-language-how = In dieser Sprache chattet ihr. Das Spiel selbst lesen alle in ihrer eigenen.
ui-watching-allowed = Publikum
ui-spectators-yes = Mit Publikum
ui-spectators-no = Ohne Publikum
ui-terms = Einstellungen des Tisches
ui-terms-change = Ändern
ui-terms-news = Am Tisch wurde geändert:
ui-ready = Ich bin bereit
ui-not-ready = Doch nicht bereit
ui-is-ready = bereit
ui-ready-how = Einverstanden mit den Einstellungen? Dann sag Bescheid.
ui-all-ready = Alle sind bereit.
ui-unready = Noch nicht bereit: { $names }
ui-undecided = Noch nicht alle sind mit den geänderten Einstellungen einverstanden: { $names }
ui-start-people = { $n ->
    [one] Mit einer Person beginnen
   *[other] Mit { $n } Personen beginnen
}
ui-mark = Deine Farbe
ui-mark-change = Farbe von { $name } ändern
ui-mark-0 = Sonne
ui-mark-1 = Schiff
ui-mark-2 = Blatt
ui-mark-3 = Stern
ui-mark-4 = Mond
ui-mark-5 = Schlüssel
ui-mark-6 = Krone
ui-mark-7 = Fisch
ui-move-up = { $name } einen Platz nach vorn setzen
ui-sit-earlier = Weiter nach vorn setzen
ui-sit-later = Weiter nach hinten setzen
ui-same-device = am selben Gerät
ui-seat-kept = Platz freigehalten
ui-kept = Dein Platz ist für dich freigehalten.
ui-take-kept = Meinen Platz einnehmen
ui-kept-start = Wenn du jetzt beginnst, spielen Bots für alle, die noch fehlen, bis sie kommen.
ui-beside-name = Name der anderen Person
ui-call-off = Absagen
ui-call-off-how = Der Tisch ist damit für alle weg, und sein Link führt ins Leere. Wer gerade nicht hinsieht, bekommt keine Benachrichtigung: Sag selbst Bescheid.
ui-call-off-sure = Ja, absagen
ui-closes = schließt { $when }
ui-table-closes = Wenn hier nichts geschieht, schließt der Tisch { $when }.
ui-qr-large = QR-Code groß zeigen
ui-invite-scan = Scannen und mitspielen
ui-matched = Mitspielende gesucht
ui-matched-bots = Sobald alle Plätze besetzt sind, geht es los. Ist die Zeit um, übernehmen Bots die freien.
ui-matched-people = { $pace ->
    [turns] Es geht los, sobald alle Plätze besetzt sind oder wenn nach Ablauf der Zeit genug Leute da sind. Sonst geht die Suche weiter.
   *[live] Es geht los, sobald alle Plätze besetzt sind oder wenn nach Ablauf der Zeit genug Leute da sind. Sonst geht die Suche weiter, solange du diese Seite ansiehst.
}
ui-matched-now = Jetzt mit Bots beginnen
ui-matched-agreed = Die anderen müssen noch zustimmen
ui-matched-leave = Nicht mehr suchen
ui-no-table-title = Hier steht kein Tisch
ui-no-table = Diesen Tisch gibt es nicht, oder nicht mehr: Er wurde abgesagt, oder niemand hat dort mehr gewartet. Prüfe den Link oder beginne ein neues Spiel.
ui-removed = Du wurdest von diesem Tisch entfernt.
ui-search-left = Du warst eine Weile weg, darum ist dein Platz wieder frei. Setz dich, wenn du noch spielen möchtest.
ui-table-gone-title = Diesen Tisch gibt es nicht mehr
ui-table-gone = Das Spiel wurde abgesagt, oder hier ist lange nichts passiert. Möchtest du trotzdem spielen, eröffne selbst einen Tisch.
ui-search-over = Niemand hat mehr auf den Tisch geschaut, deshalb ist die Suche zu Ende. In der Lobby kannst du jederzeit neu suchen.
ui-stuck-title = Dieser Tisch kann nicht weiterspielen

## Spiel
ui-board = Spielplan
ui-opponents = Mitspielende
ui-actions = Dein Zug
ui-log = Verlauf
ui-chat-unread = { $n ->
    [one] Chat; 1 neue Nachricht
   *[other] Chat; { $n } neue Nachrichten
}
ui-chat = Chat
ui-menu = Menü
ui-round = Runde { $n }
ui-watching = du schaust zu
ui-connected = Verbunden
ui-lost = Keine Verbindung. Neuer Versuch läuft; nichts ist verloren.
ui-undo = Zurücknehmen
ui-undo-to = Bis hierher zurücknehmen: { $what }
ui-ask-undo-to = Alle bitten, bis hierher zurückzugehen: { $what }
ui-ask-undo = Um Zurückgehen bitten
ui-back-to-here = Bis hierher zurückgehen
ui-ask-undo-people = Das Spiel geht bis vor diesen Zug zurück, wenn alle einverstanden sind: { $names }. Alles danach wird zurückgenommen.
ui-ask-undo-bots = Du spielst nur mit Bots, niemand hat etwas dagegen. Alles ab hier wird zurückgenommen.
ui-ask-everybody = Alle fragen
ui-go-back = Zurückgehen
ui-let-bot-how = Ein Bot spielt für dich, bis du deinen Platz wieder einnimmst. Du kannst solange zuschauen.
ui-let-bot-sure = Ja, ein Bot soll spielen
ui-bot-plays = Ein Bot spielt für dich.
ui-thinking = überlegt
ui-gone = ist gegangen
ui-stand-in = ein Bot spielt
ui-late = Zeit abgelaufen
ui-time-left = Verbleibende Zeit
ui-sure = { $action }?
ui-over = Das Spiel ist vorbei.
ui-last-round = Die letzte Runde
ui-near-end = Das Ende ist nah
ui-waiting-for = Warten auf { $names }
ui-here = gerade da
ui-away-since = weg seit { $when }
ui-vacation-until = im Urlaub bis { $when }
ui-waiting-away = Warten auf { $name }, { $where }
ui-spectator-sees = Du siehst, was offen liegt. Was geheim ist, bleibt bis zum Ende verdeckt.
ui-typing = { $n ->
    [one] { $names } schreibt …
   *[other] { $names } schreiben …
}
ui-watching-many = { $n ->
    [one] Eine Person schaut zu.
   *[other] { $n } Personen schauen zu.
}
ui-spectator-chat = Chat des Publikums
ui-spectator-chat-open = Mit allen
ui-spectator-chat-delayed = Verzögert
ui-spectator-chat-off = Aus
ui-spectator-chat-how = { $policy ->
    [delayed] Wer spielt, liest { $time } später, was das Publikum schreibt.
    [off] Während des Spiels schreibt nur, wer spielt.
   *[open] Alle am Tisch lesen, was das Publikum schreibt.
}
ui-spectator-chat-mine = { $policy ->
    [delayed] Wer spielt, liest { $time } später, was du schreibst.
    [off] Während des Spiels darf hier nur schreiben, wer spielt.
   *[open] Alle am Tisch lesen, was du schreibst.
}
ui-spectator-chat-players = { $policy ->
    [off] Das Publikum kann hier nicht schreiben.
   *[delayed] Was das Publikum schreibt, liest du { $time } später.
}
ui-vacation = Urlaub
ui-vacation-how = Solange du weg bist, stehen deine Uhren an Tischen still, an denen Zug um Zug gespielt wird. Die anderen sehen, dass du im Urlaub bist.
ui-vacation-left = { $n ->
    [one] Von deinen { $days } Tagen in diesem Jahr ist noch einer übrig.
   *[other] Von deinen { $days } Tagen in diesem Jahr sind noch { $n } übrig.
}
ui-vacation-from = Erster Tag
ui-vacation-to = Letzter Tag
ui-vacation-take = In den Urlaub gehen
ui-vacation-from-to = Weg vom { $from } bis zum { $to }.
ui-vacation-end = Ich bin doch da
ui-answer = Deine Wahl: { $what }
ui-forced = Es blieb nur eine Wahl: { $what }
ui-forced-brief = Von selbst: Es blieb keine andere Wahl.
ui-moment = Einen Moment …
ui-skip-ahead = Überspringen
ui-unfold = Alles zeigen
ui-ask = Was ist das?
ui-asking = Tippe auf irgendetwas auf dem Tisch, um zu erfahren, was es ist.
ui-chip-bot = Hier spielt ein Bot.
ui-chip-person = Hier spielt ein Mensch.
ui-whole-rules = Die ganze Anleitung
ui-earlier = Zeigen, was vorher war
ui-log-empty = Noch ist nichts geschehen.
ui-chat-empty = Noch hat niemand etwas gesagt.
ui-say = Etwas sagen
ui-send = Senden
ui-agree = Einverstanden
ui-disagree = Nein
ui-withdraw = Doch nicht
ui-recap = { $n ->
    [one] Noch einmal zeigen, was seit deinem Zug geschah
   *[other] Noch einmal zeigen, was seit deinem Zug geschah ({ $n })
}
ui-recap-late = Was zuletzt geschah
ui-recap-left = { $n ->
    [one] Ein früherer Eintrag steht im Verlauf.
   *[other] { $n } frühere Einträge stehen im Verlauf.
}
ui-hand-over = Gib das Gerät an { $name }
ui-hand-over-how = Sonst schaut jetzt niemand auf den Bildschirm.
ui-hand-over-ready = Ich bin { $name }
ui-take-back = Meinen Platz vom Bot zurücknehmen
ui-let-bot = Einen Bot für { $name } spielen lassen
ui-call-bot = Einen Bot für { $name } holen
ui-remedies = { $names }: was nun?
ui-wait = Weiter warten
ui-wait-how = Nichts ändert sich, alle behalten ihren Platz. Wenn gar niemand mehr spielt, wird das Spiel geschlossen: { $when }.
ui-nudge = { $name } anstupsen
ui-nudge-how = { $name } erfährt, dass ihr wartet: hier und überall, wo { $name } Benachrichtigungen bekommt.
ui-nudge-not-yet = Zum Anstupsen ist es noch zu früh, oder es ist gerade erst geschehen.
ui-nudge-do = Anstupsen
ui-nudged = { $name } stupst dich an: Der Tisch wartet auf dich.
ui-nudged-elsewhere = An einem Tisch warten andere auf dich. Hingehen
ui-call-bot-how = Ab jetzt spielt hier ein Bot, und alle sehen das. { $name } kann den Platz jederzeit wieder einnehmen. Wie gut soll der Bot spielen?
ui-call-bot-do = Den Bot holen
ui-other-bot = Einen anderen Bot für { $name } wählen
ui-other-bot-for-good = Hier spielt bis zum Ende ein Bot. Wie gut soll er spielen?
ui-other-bot-do = Bot wechseln
ui-patience-clock = Solange noch Bedenkzeit da ist, darf niemand einen Bot holen, außer wenn jemand an einem Live-Tisch fünf Minuten weg ist.
ui-ask-end = Das Spiel für alle beenden
ui-ask-end-how = Alle am Tisch werden gefragt, und die Mehrheit entscheidet. Bei Gleichstand wird weitergespielt, und wer nichts sagt, will weiterspielen. Auf die, die das Spiel warten lassen, wartet niemand, und wo ein Bot für jemanden spielt, zählt Schweigen nicht. Endet das Spiel, gewinnt niemand.
ui-ask-instead = Das tritt an die Stelle der Frage, die gerade offen ist.
ui-stop = Pausieren, gehen, aufgeben
ui-ask-pause = Das Spiel pausieren
ui-ask-pause-how = Sagt niemand nein, stehen die Uhren still, und niemand kann ziehen, bis jemand von euch weitermacht.
ui-pause-game = Pausieren
ui-go-away = Vorerst gehen
ui-go-away-how = Ein Bot spielt für dich weiter, in der Stärke, die du wählst, und du kannst jederzeit zurückkommen. Gehen alle, warten auch die Bots; ohne Zug wird das Spiel geschlossen: { $when }.
ui-go-away-do = Den Tisch verlassen
ui-resign = Aufgeben
ui-resign-how = Du gibst endgültig auf: Ein Bot spielt deinen Platz zu Ende, du kommst hinter alle anderen und kannst nicht zurückkommen.
ui-resign-alone = Du gibst endgültig auf: Das Spiel endet hier, und niemand gewinnt.
ui-resign-do = Ja, ich gebe auf
ui-paused = Das Spiel pausiert seit { $when }.
ui-resume = Weiterspielen
ui-own-resigned = Du hast aufgegeben; ein Bot spielt weiter.
ui-own-time = Deine Zeit ist abgelaufen, du hast verloren; ein Bot spielt weiter.
ui-state-resigned = hat aufgegeben
ui-state-time = durch Zeit verloren
ui-gave-up-resigned = { $name } hat aufgegeben und steht auf dem letzten Platz.
ui-gave-up-time = { $name } hat durch Zeit verloren und steht auf dem letzten Platz.
ui-ended = Vorbei, niemand gewinnt
ui-ended-how = So standen die Punkte in diesem Augenblick; sie entscheiden nichts.
ui-ended-vote = Die Mehrheit hat beschlossen, das Spiel zu beenden.
ui-ended-abandoned = Niemand hat mehr gespielt, deshalb wurde das Spiel geschlossen.
ui-ended-resigned = Niemand ist mehr da, der spielt; das Spiel ist vorbei.
ui-incident-left = { $name } geht; ein Bot spielt weiter ({ $level }).
ui-incident-returned = { $name } ist wieder da.
ui-incident-resigned = { $name } gibt auf; ein Bot spielt weiter ({ $level }).
ui-incident-time = { $name } verliert durch Zeit; ein Bot spielt weiter ({ $level }).
ui-incident-bot = { $name } holt einen Bot für { $whom } ({ $level }).
ui-incident-bot-own = { $name } lässt einen Bot spielen ({ $level }).
ui-incident-bot-time = Die Zeit ist um: Für { $whom } spielt ein Bot weiter ({ $level }).
ui-incident-missing = { $name } ist noch nicht da; ein Bot spielt ({ $level }).
ui-incident-nudged = { $name } stupst { $whom } an.
ui-incident-paused = Das Spiel pausiert; niemand war dagegen.
ui-incident-resumed = { $name } beendet die Pause.
ui-incident-kept = Keine Mehrheit für das Ende; das Spiel geht weiter.
ui-vote-back = { $name } bittet, zurückzugehen bis vor: „{ $what }“
ui-vote-end = { $name } möchte das Spiel beenden, ohne dass jemand gewinnt. Die Mehrheit entscheidet. { $bots ->
    [0] Wer nichts sagt, will weiterspielen.
   *[other] Wer nichts sagt, will weiterspielen; nur wo ein Bot für jemanden spielt, zählt Schweigen nicht.
}
ui-vote-pause = { $name } möchte das Spiel pausieren.
ui-vote-stands = { $agreed } dafür, { $against } dagegen; Antworten bis { $when }
ui-vote-brief-back = { $name } möchte zurückgehen
ui-vote-brief-end = { $name } möchte das Spiel beenden
ui-vote-brief-pause = { $name } möchte eine Pause
ui-vote-refused-back = Nicht alle waren einverstanden; das Spiel geht von hier aus weiter.
ui-vote-refused-end = Für das Ende gab es keine Mehrheit; das Spiel geht weiter.
ui-vote-refused-pause = Nicht alle waren mit einer Pause einverstanden; das Spiel geht weiter.
ui-patience-minutes = { $n ->
    [one] Hier läuft keine Uhr. Für alle, die am Zug sind, aber eine Minute weg oder eine halbe Stunde untätig, darf ein Bot einspringen, bis sie zurück sind.
   *[other] Hier läuft keine Uhr. Für alle, die am Zug sind, aber { $n } Minuten weg oder eine halbe Stunde untätig, darf ein Bot einspringen, bis sie zurück sind.
}
ui-patience-days = { $n ->
    [one] Hier läuft keine Uhr. Für alle, auf die die anderen länger als einen Tag warten, darf ein Bot einspringen, bis sie zurück sind.
   *[other] Hier läuft keine Uhr. Für alle, auf die die anderen länger als { $n } Tage warten, darf ein Bot einspringen, bis sie zurück sind.
}
ui-replay = Noch einmal ansehen
ui-rematch = Noch eine Partie
ui-join-rematch = Zur Revanche
ui-rematch-waits = Warten auf { $names }. Die Partie beginnt von selbst, sobald alle da sind.
ui-rematch-table = Zum Tisch
ui-record = Partie herunterladen
ui-tie-break = Bei Gleichstand
ui-came = { $n ->
    [1] Du gewinnst!
    [2] Zweiter Platz für dich.
    [3] Dritter Platz für dich.
    [4] Vierter Platz für dich.
   *[other] Platz { $n } für dich.
}
ui-came-shared = Du teilst dir den Sieg!
ui-points-over-time = So wuchsen die Punkte
ui-analyse = Analysieren
ui-analysis = Analyse
ui-analysis-how = Wähle eine Runde, um sie auf dem Brett zu sehen; von jedem Moment aus kannst du weiterspielen.
ui-share-result = Teilen
ui-result = { $title }: { $scores }
ui-result-ended = { $n ->
    [0] { $title }: vorbei, niemand gewinnt
   *[other] { $title }: vorbei, niemand gewinnt. Punkte in diesem Augenblick: { $scores }
}
ui-result-one = { $name } { $n }

## Einstellungen
ui-language = Sprache
ui-theme = Farben
ui-theme-auto = Wie mein Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-speed = Animationen
ui-speed-calm = Ruhig
ui-speed-normal = Normal
ui-speed-quick = Schnell
ui-speed-off = Ohne
ui-confirm-moves = Vor jedem Zug nachfragen
ui-sounds = Töne
ui-vibrate = Vibrieren, wenn ich am Zug bin
ui-volume = Lautstärke

## Ablehnungen des Servers
ui-code-stale = Am Tisch hat sich etwas geändert; schau noch einmal hin.
ui-code-forbidden = Das geht hier nicht.
ui-code-stand-in = Ein Bot spielt für dich. Nimm zuerst deinen Platz zurück.
ui-code-over = Das Spiel ist vorbei.
ui-code-not-ready = Die Einstellungen haben sich geändert. Warte, bis alle damit einverstanden sind.
ui-code-not-started = Das Spiel hat noch nicht begonnen.
ui-code-cannot-undo = Allein kannst du nichts zurücknehmen: Seither wurde etwas gezogen oder gezeigt, oder andere sind am Zug.
ui-code-needs-consent = So weit zurück nur, wenn alle einverstanden sind.
ui-code-log-full = An diesem Tisch wurde schon so viel zurückgenommen, dass es nicht mehr geht.
ui-code-no-vote = Danach fragt niemand mehr.
ui-code-not-paused = Das Spiel läuft bereits.
ui-code-paused = Das Spiel pausiert. Spielt zuerst weiter.
ui-code-resigned = Dieser Platz wurde endgültig aufgegeben.
ui-code-too-soon = Dafür ist es noch zu früh. Versuch es später noch einmal.
ui-code-vote-open = Alle werden schon etwas gefragt. Das kommt zuerst.
ui-code-no-choice = Dieser Zug zählt nicht mehr; er wurde schon zurückgenommen.
ui-code-no-days = So viele Urlaubstage hast du in diesem Jahr nicht mehr.
ui-code-players-only = An diesem Tisch darf während des Spiels nur schreiben, wer spielt.
ui-code-sign-in = Sag zuerst, wer du bist.
ui-code-full = Alle Plätze sind besetzt; du kannst zuschauen.
ui-code-name-taken = Dieser Name ist vergeben. Wähle einen anderen.
ui-code-wrong-password = Name oder Passwort stimmt nicht.
ui-code-wrong-code = Name oder Wiederherstellungscode stimmt nicht.
ui-code-offline = Der Server antwortet nicht. Nichts ist verloren; versuche es gleich noch einmal.
ui-code-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
ui-code-invalid = Etwas passt nicht. Prüfe, was du eingegeben hast.
ui-code-failed = Das hat nicht geklappt. Versuche es gleich noch einmal.
ui-code-taken = Dort sitzt schon jemand. Nimm einen anderen Platz.
ui-code-started = Das Spiel hat schon begonnen.
ui-code-seated = Du sitzt hier schon.
ui-code-not-over = Das Spiel ist noch nicht vorbei.
ui-code-too-many-bots = Du hast schon so viele Bots, wie erlaubt sind. Entferne zuerst einen.
ui-code-accounts-only = Hier darf sich nur setzen, wer ein Konto hat. In den Einstellungen kannst du eines anlegen.
ui-code-mark-taken = Diese Farbe hat schon jemand.
ui-code-matched = Dieser Tisch startet von selbst; niemand kann ihn ändern.
ui-code-other-terms = Die Einstellungen haben sich gerade geändert. Sieh noch einmal nach.
ui-code-too-few = Es sind noch nicht genug Leute da.
ui-code-too-few-seats = Hier sitzen schon mehr Leute. Erst muss jemand aufstehen.
ui-code-damaged = Was von diesem Tisch gespeichert ist, ist beschädigt und lässt sich nicht lesen. Sag es denen, die diesen Server betreiben; deinen anderen Tischen fehlt nichts.
ui-code-not-installed = Dieser Server hat das Spiel dieses Tisches nicht mehr. Bitte die Betreiber, es wieder zu installieren.
ui-code-old-rules = An diesem Tisch wurde nach Regeln gespielt, die dieser Server nicht mehr hat. Er kann nicht weiterspielen.
ui-code-account-name = Ein Konto behält seinen Namen.
ui-code-ambiguous = So heißen mehrere. Sag, wen du meinst.
ui-code-bot = Dort spielt schon ein Bot.
ui-code-empty = Dort sitzt niemand.
ui-code-here = Auf diesem Platz spielst du schon selbst.
ui-code-malformed = Das hat der Server nicht verstanden. Lade die Seite neu.
ui-code-no-account = Nur wer ein Konto hat, kann eine Rolle haben.
ui-code-no-example = Zu diesem Spiel gibt es kein Beispiel.
ui-code-bad-draft = Das geht in dieser Lektion nicht.
ui-code-no-lesson = Dieses Spiel hat keine solche Lektion.
ui-code-no-such-announcement = Diese Ankündigung gibt es nicht mehr.
ui-code-no-such-bot = Diesen Bot hast du nicht mehr.
ui-code-no-such-data = Das hat der Server nicht.
ui-code-no-such-endpoint = Dieser Ort wurde schon entfernt.
ui-code-no-such-report = Diese Meldung gibt es nicht mehr.
ui-code-no-such-table = Diesen Tisch gibt es nicht. Prüfe den Link.
ui-code-not-a-guest = Du hast schon ein Konto.
ui-code-not-banned = Diese Person ist nicht gesperrt.
ui-code-not-found = Hier ist nichts.
ui-code-not-full = Es sind noch Plätze frei. Warte, oder setz Bots dorthin.
ui-code-not-playing = Dieses Spiel läuft nicht.
ui-code-not-seated = Du sitzt dort nicht.
ui-code-nothing-to-report = Dort gibt es nichts mehr zu melden.
ui-code-scope = Das darfst du hier nicht.
ui-code-try-again = Das konnte der Server nicht speichern. Versuch es gleich noch einmal.
ui-code-unknown-action = Diesen Zug kennt das Spiel nicht. Lade die Seite neu.
ui-code-unknown-game = Dieser Server hat dieses Spiel nicht.
ui-code-used-id = Das ist schon geschehen.

## Die Lobby
ui-lobby-join = Tische, die Mitspielende suchen
ui-lobby-watch = Tische zum Zuschauen
ui-lobby-empty = Gerade sucht kein Tisch Mitspielende. Eröffne einen, dann finden ihn die anderen hier.
ui-quick-match = Schnelles Spiel
ui-quick-how = Spiel mit allen, die gerade da sind: am ersten passenden Tisch oder an einem neuen.
ui-quick-free = Plätze, die frei bleiben
ui-quick-bots = { $pace ->
    [live] Nach einer Minute Bots
   *[turns] Nach einem Tag Bots
}
ui-quick-people = Nur Menschen
ui-quick-play = Jetzt spielen
ui-play-anyone = Mit anderen
ui-begins-itself = { $n ->
    [one] Startet bald, 1 freier Platz
   *[other] Startet bald, { $n } freie Plätze
}
ui-filters = Filter
ui-filter-game = Spiel
ui-filter-any-game = Alle Spiele
ui-filter-any-pace = Jedes Tempo
ui-filter-seats = Zahl der Spielenden
ui-filter-any-seats = Beliebig viele
ui-filter-any-language = Alle Sprachen
ui-filter-none = Alle zeigen
ui-lobby-filtered = { $n ->
    [one] Zu deinen Filtern passt nichts; 1 anderer Tisch ist ausgeblendet.
   *[other] Zu deinen Filtern passt nichts; { $n } andere Tische sind ausgeblendet.
}
ui-waits-for-you = Warten auf dich
ui-running = Laufend
ui-finished = Beendet
ui-no-tables = Du sitzt noch an keinem Tisch.
ui-next-table = { $n ->
    [one] Noch ein Tisch wartet auf dich
   *[other] { $n } weitere Tische warten auf dich
}

## Regeln
ui-rule = Regel { $n }
ui-search = Suchen
ui-found = { $n ->
    [0] Nichts gefunden. Versuche ein anderes Wort.
    [one] 1 Absatz gefunden
   *[other] { $n } Absätze gefunden
}
ui-contents = Inhalt
ui-example = Eine Beispielrunde
ui-example-how = Aus einer echten Partie: Geh sie Schritt für Schritt durch und sieh, was jede Person tut.
ui-example-step = Schritt { $n } von { $last }
ui-example-scores = Wie die Partie ausging
ui-example-total = Summe
ui-print = Drucken

## Noch einmal ansehen
ui-back = Zurück zum Tisch
ui-step-back = Einen Schritt zurück
ui-step-on = Einen Schritt weiter
ui-play = Abspielen
ui-pause = Anhalten
ui-moment-of = Augenblick der Partie
ui-moment-number = Zeile { $n } von { $last }
ui-round-back = Zurück zum Beginn der Runde
ui-round-on = Weiter zur nächsten Runde
ui-replay-speed = Tempo: { $n }×
ui-link-moment = Link zu diesem Augenblick
ui-viewpoint = Aus wessen Sicht
ui-spectator = Aus dem Publikum
ui-all-open = Alle Karten offen, am Platz von { $name }
ui-play-on = Von hier weiterspielen

## Profil
ui-at-the-table = Am Tisch
ui-profile = Profil
ui-save = Speichern
ui-saved = Gespeichert.
ui-field-missing = Bitte ausfüllen.
ui-field-short = Bitte mindestens { $n } Zeichen.
ui-guest = Du bist zu Gast: Nur dieser Browser erinnert sich an dich.
ui-claim = Behalte deine Partien
ui-claim-how = Mit Name und Passwort findest du deine Tische auf jedem Gerät. Alle Orte für deine Benachrichtigungen außer diesem Browser werden vergessen: Füge sie danach neu hinzu.
ui-claim-do = Konto anlegen
ui-account-name = Kontoname
ui-password = Passwort
ui-forgotten = Passwort vergessen?
ui-recovery-code = Wiederherstellungscode
ui-recovery = Dein Wiederherstellungscode
ui-recovery-how = Schreib ihn auf. Er wird nur dieses eine Mal gezeigt und bringt dich zurück, wenn du das Passwort vergisst.
ui-copy-code = Kopieren
ui-sign-in = Anmelden
ui-sign-out = Abmelden
ui-change-password = Passwort ändern
ui-change-password-how = Alle anderen Geräte werden abgemeldet. Alle Orte für deine Benachrichtigungen außer diesem Browser werden vergessen: Füge sie danach neu hinzu.
ui-password-old = Altes Passwort
ui-password-new = Neues Passwort
ui-own-bots = Eigene Bots
ui-own-bots-how = Ein Bot meldet sich mit einem Token an und spielt an Tischen wie du.
ui-bot-name = Name des Bots
ui-bot-add = Hinzufügen
ui-token = Token
ui-token-how = Der Token deines Bots. Er wird nur dieses eine Mal gezeigt.
ui-leave-site = Abschied
ui-delete = Meine Daten löschen
ui-delete-how = Löscht deinen Namen und alles, was über dich gespeichert ist. Das lässt sich nicht rückgängig machen.
ui-delete-sure = Ja, alles über mich löschen

## Über Quivira
ui-about-what = Quivira ist ein Tisch für Brettspiele: mit Freunden, mit Bots, live oder über Tage, jede und jeder in der eigenen Sprache.
ui-about-fan = Ein inoffizielles Fanprojekt. Die Titel gehören ihren Eigentümern; kein Verlag und kein Autor steht dahinter. Wer ein Spiel mag, sollte es kaufen: Das echte ist aus Holz und Pappe, und die es machen, leben davon.
ui-about-games = Die Spiele
ui-about-game = über das Spiel
ui-about-credits = Dank
ui-about-icons = Symbole:
ui-about-fonts = Schriften:
ui-about-art = Spielpläne, Karten und Regeltexte: unsere eigenen Zeichnungen und unsere eigenen Worte.
ui-about-api = Für Programme
ui-about-api-how = Alles auf diesen Seiten läuft über eine offene Schnittstelle. Bots und andere Clients sind willkommen.
ui-about-schema = Die Schnittstelle im Einzelnen

## Nichts hier
ui-no-page = Diese Seite gibt es nicht
ui-no-page-how = Vielleicht hat sich in der Adresse ein Fehler eingeschlichen. Von der Startseite kommst du überallhin.

## Wer am Tisch ist
ui-people = Wer am Tisch ist
ui-people-none = Sonst sitzt niemand hier.
ui-report = Melden
ui-report-of = Den Namen { $name } melden
ui-report-line = Diese Zeile von { $name } melden
ui-report-how = Die Verwaltung liest diese Zeile und entscheidet, was geschieht. Sonst erfährt niemand, dass du sie gemeldet hast.
ui-report-name-how = Die Verwaltung sieht sich diesen Namen an und entscheidet, was geschieht. Sonst erfährt niemand, dass du ihn gemeldet hast.
ui-report-why = Was ist daran falsch? (freiwillig)
ui-report-send = Meldung senden
ui-report-done = Danke. Die Verwaltung sieht sich das an.
ui-line-hidden = Die Verwaltung hat diese Zeile ausgeblendet.
ui-spectators = Auch zuschauen lassen, wer nicht mitspielt
ui-watchers = Schauen gerade zu
ui-watchers-none = Niemand schaut zu.
ui-watchers-nameless = { $n ->
    [one] Ein Gast ohne Namen
   *[other] { $n } Gäste ohne Namen
}
ui-block = Sperren
ui-block-of = { $name } sperren
ui-unblock = Entsperren
ui-unblock-of = { $name } entsperren
ui-blocked = An diesem Tisch gesperrt
ui-renew = Link erneuern
ui-renew-how = Ein neuer Link ersetzt den alten, der sofort nicht mehr gilt. Wer hier sitzt, behält den Platz.
ui-my-data = Meine Daten
ui-export = Meine Daten herunterladen
ui-export-how = Alles, was dieser Server über dich weiß, in einer Datei.
ui-code-banned = Du bist auf diesem Server gesperrt.
ui-code-blocked = Du bist an diesem Tisch gesperrt.
ui-code-closed = Die Verwaltung hat diesen Tisch geschlossen.
ui-code-no-spectators = An diesem Tisch darf nicht zugeschaut werden.
ui-code-too-many-tables = Du hast so viele Tische, wie man haben darf. Beende oder verlasse zuerst einen.
ui-code-too-many-reports = Viele deiner Meldungen warten noch auf eine Antwort.
ui-code-has-role = Diese Person gehört zur Verwaltung. Nimm ihr zuerst auf der Kommandozeile die Rolle.
ui-code-answered = Diese Meldung ist schon beantwortet.
ui-code-no-such-person = Diese Person gibt es hier nicht mehr.

## Für die Verwaltung
ui-admin = Verwaltung
ui-admin-nobody = Diese Seite ist für die Verwaltung.
ui-admin-reports = Meldungen
ui-admin-people = Personen
ui-admin-tables = Tische
ui-admin-announcements = Ankündigungen
ui-admin-audit = Protokoll
ui-admin-new-name = Neuer Name
ui-admin-why = Grund, für das Protokoll
ui-admin-answered = Die beantworteten zeigen
ui-admin-the-name = (der Name selbst)
ui-admin-reporter-says = In der Meldung steht: „{ $why }“
ui-admin-answer-dismiss = Verwerfen
ui-admin-answer-hide = Zeile ausblenden
ui-admin-answer-rename = Umbenennen
ui-admin-answer-ban = Sperren
ui-admin-chat = Der ganze Chat
ui-admin-no-reports = Es gibt keine Meldungen.
ui-admin-find = Suchen
ui-admin-only-banned = Nur Gesperrte
ui-admin-kind-guest = Gast
ui-admin-kind-account = Konto
ui-admin-kind-bot = Bot
ui-admin-role-admin = Verwaltung
ui-admin-role-moderator = Moderation
ui-admin-seen = zuletzt da { $when }
ui-admin-tables-count = { $n ->
    [one] 1 Tisch
   *[other] { $n } Tische
}
ui-admin-reports-count = { $n ->
    [one] 1 Meldung
   *[other] { $n } Meldungen
}
ui-admin-banned = Gesperrt seit { $when }
ui-admin-rename = Umbenennen
ui-admin-ban = Sperren
ui-admin-unban = Sperre aufheben
ui-admin-delete = Löschen
ui-admin-close = Schließen
ui-admin-nothing = Nichts gefunden.
ui-admin-status-waiting = nicht begonnen
ui-admin-status-playing = wird gespielt
ui-admin-status-over = beendet
ui-admin-status-closed = geschlossen
ui-admin-announce-words = Was alle wissen sollen
ui-admin-announce-until = Wie lange
ui-admin-hours = { $n ->
    [1] Eine Stunde
    [24] Einen Tag
    [168] Eine Woche
   *[other] { $n } Stunden
}
ui-admin-until-ended = Bis jemand sie beendet
ui-admin-announce = Ankündigen
ui-admin-until = bis { $when }
ui-admin-end = Beenden
ui-admin-did-rename = Umbenannt:
ui-admin-did-ban = Gesperrt:
ui-admin-did-unban = Sperre aufgehoben:
ui-admin-did-delete-person = Person gelöscht:
ui-admin-did-grant = Rolle gegeben:
ui-admin-did-revoke = Rolle genommen:
ui-admin-did-hide-line = Zeile ausgeblendet:
ui-admin-did-dismiss = Meldung verworfen:
ui-admin-did-close-table = Tisch geschlossen:
ui-admin-did-delete-table = Tisch gelöscht:
ui-admin-did-announce = Angekündigt:
ui-admin-did-end-announcement = Ankündigung beendet:
ui-admin-did-save-lesson = Lektion gespeichert:
ui-admin-by = von { $name }
ui-admin-command-line = { $name } (Kommandozeile)

## Ohne Netz
ui-away = Du bist offline
ui-away-how = Die App hat sich von deinem Gerät geöffnet. Deine Tische und die Lobby kommen mit dem Netz zurück; nichts ist verloren.
ui-try-again = Noch einmal versuchen

## Die Bots
ui-bot = Bot
ui-character-isabela = Eine Kapitänin, die drei Züge vorausplant und nie die Stimme hebt.
ui-character-tomas = Ein Navigator, der ein Auge verloren hat, aber noch nie eine Karte.
ui-character-pepa = Die Schiffsköchin: macht alle satt und verzeiht nichts.
ui-character-baltasar = Ein Kaufmann, der seine Münzen zweimal zählt und deine einmal.
ui-character-nils = Der Schiffsjunge, neu an Bord, der alles einmal ausprobiert.
ui-character-ximena = Eine Gelehrte, die zum Vergnügen Spielregeln liest.
ui-character-coco = Der Schiffspapagei: macht nach, was andere tun, und gewinnt manchmal.
ui-character-anselm = Ein Mönch, der alle Zeit der Welt hat. Das ist seine Waffe.
ui-character-amina = Eine Astronomin, die in den Sternen liest und in deinem Gesicht.
ui-character-joost = Ein Spieler, der jedes Risiko einen Plan nennt.
ui-character-sigrid = Eine Zimmerin, die erst baut und dann fragt.
ui-character-marisol = Sie hat das schon gespielt, als du noch nicht geboren warst, und erinnert sich.

## Benachrichtigungen
ui-notices = Benachrichtigungen
ui-notices-how = An Tischen, an denen Zug um Zug gespielt wird, sagen wir dir, wann du am Zug bist; du musst nicht ständig nachsehen.
ui-notices-choose = Wo und wann
ui-notices-browsers = Browser
ui-notices-here = Dieser Browser
ui-notices-tell-here = In diesem Browser benachrichtigen
ui-hears-insecure = Browser nehmen Benachrichtigungen nur über HTTPS an, und diese Seite kam über einfaches HTTP. Mail und Chatgruppen gehen trotzdem.
ui-hears-missing = Dieser Browser nimmt keine Benachrichtigungen an. Lege Quivira auf iPhone oder iPad zuerst auf den Home-Bildschirm und öffne es dort.
ui-hears-denied = Du hast dieser Seite Benachrichtigungen verboten; erlaube sie in den Einstellungen des Browsers.
ui-notices-mail = Mail
ui-notices-mail-how = Zuerst schicken wir eine Mail mit einem Link. Mit einer bestätigten Adresse kommst du auch wieder hinein, wenn du dein Passwort vergisst.
ui-notices-mail-guest = Zuerst schicken wir eine Mail mit einem Link. Wenn du ein Konto anlegst, gib die Adresse noch einmal an.
ui-notices-address = Mailadresse
ui-notices-letter = Eine Mail ist unterwegs. Folge dem Link darin.
ui-notices-groups = Chatgruppen
ui-notices-groups-how = Ein Webhook ist eine Adresse, die dir eine Chatgruppe oder dein eigenes Programm gibt. Was wir dorthin schicken, kann die ganze Gruppe lesen.
ui-notices-style = Wo ist sie?
ui-style-discord = Discord
ui-style-slack = Slack
ui-style-matrix = Matrix
ui-style-json = Eigenes Programm
ui-notices-style-how = { $style ->
    [discord] In den Einstellungen des Kanals: Integrationen, Webhooks, Neuer Webhook, Webhook-URL kopieren.
    [slack] In deinem Workspace: die App „Incoming Webhooks“ hinzufügen und die Adresse des Kanals kopieren.
    [matrix] In einem Raum mit der Brücke matrix-hookshot: !hookshot webhook Quivira
   *[json] Wir schicken JSON, signiert, wie standardwebhooks.com es beschreibt.
}
ui-notices-url = Adresse des Webhooks
ui-notices-secret = Geheimnis
ui-notices-secret-how = Mit diesem Geheimnis kann dein Programm prüfen, ob eine Nachricht von uns kommt. Es wird nur dieses eine Mal gezeigt.
ui-notices-for-table = { $style }, für alle an einem Tisch
ui-notices-failing = Die letzte Nachricht kam dort nicht an.
ui-notices-test = Test schicken
ui-notices-tested = Geschickt.
ui-notices-not-sent = Nicht angenommen: { $why }
ui-notices-remove = Entfernen
ui-notices-add = Hinzufügen
ui-notices-when = Wann und wovon
ui-notices-delay = Wenn ein Tisch so lange auf mich wartet
ui-notices-at-once = Sofort
ui-notices-delay-how = Eine Nachricht für alle Tische, die bis dahin warten; keine, solange du den Tisch ansiehst.
ui-notices-always = Auch während ich den Tisch ansehe
ui-notices-quiet = Ruhezeit
ui-quiet-begins = Von
ui-quiet-ends = Bis
ui-notices-what = Sag mir, wenn
ui-event-turn = ich am Zug bin
ui-event-reminder = meine Zeit abläuft
ui-event-nudge = jemand auf meinen Zug wartet
ui-event-late = uns jemand seit Tagen warten lässt
ui-event-vote = jemand um meine Stimme bittet
ui-event-bot = ein Bot meinen Platz übernimmt
ui-event-invitation = mich jemand einlädt, mit dem ich gespielt habe
ui-event-rematch = jemand noch einmal mit mir spielen möchte
ui-event-terms = sich die Einstellungen an einem Tisch ändern, an dem ich warte
ui-event-ready = ich an meinem Tisch das Spiel beginnen kann
ui-event-removed = ich von einem Tisch entfernt werde, an dem ich warte
ui-event-over = ein Spiel vorbei ist
ui-notices-at-table = Benachrichtigungen von diesem Tisch
ui-wanted-usual = Wie sonst
ui-wanted-always = Immer
ui-wanted-never = Nie
ui-wanted-how = { $wanted ->
    [always] Du bekommst Benachrichtigungen von diesem Tisch, auch wenn live gespielt wird.
    [never] Du bekommst von diesem Tisch keine Benachrichtigungen.
   *[usual] Du bekommst Benachrichtigungen, wenn Zug um Zug gespielt wird, aber nicht, wenn live gespielt wird.
}
ui-notices-want = Sag mir, wann ich am Zug bin
ui-notices-group-here = Einer Chatgruppe sagen, wer hier am Zug ist
ui-companions = Leute, mit denen du gespielt hast
ui-invite-them = Einladen
ui-invited = Eingeladen
ui-mail-confirm = Diese Adresse bestätigen
ui-mail-stop = Keine Mails mehr
ui-mail-reset = Ein neues Passwort
ui-mail-how-confirm = Dann schreiben wir dorthin, wenn du am Zug bist.
ui-mail-how-stop = Wir vergessen die Adresse. Du kannst sie jederzeit wieder eintragen.
ui-mail-done-confirm = Die Adresse ist bestätigt.
ui-mail-done-stop = Dorthin geht keine Mail mehr.
ui-mail-done-reset = Dein Passwort ist geändert. Melde dich damit an. Andere Orte für deine Benachrichtigungen musst du neu hinzufügen.
ui-forgotten-name = Kontoname oder Mailadresse
ui-forgotten-send = Link schicken
ui-forgotten-sent = Wenn es so ein Konto mit bestätigter Adresse gibt, ist eine Mail unterwegs.
ui-forgotten-or = Oder mit deinem Wiederherstellungscode:
ui-code-not-confirmed = Noch nicht bestätigt: Folge dem Link in unserer Mail.
ui-code-not-offered = Wer diesen Server betreibt, hat keine Benachrichtigungen eingerichtet.
ui-code-no-push = Die Benachrichtigungen ließen sich nicht einschalten: Der Dienst, der sie in diesen Browser bringt, antwortet nicht. Versuche es später noch einmal, oder wähle einen anderen Weg.
ui-code-old-link = Dieser Link gilt nicht mehr. Fordere einen neuen an.
ui-code-too-many-endpoints = Mehr davon geht nicht. Entferne zuerst eines.
ui-code-invited-often = Du hast diese Person heute oft genug eingeladen. Warte jetzt ab.

## Was gespielt wurde
ui-search-tables = Nach Person oder Spiel suchen
ui-tables-not-found = Keiner deiner Tische passt dazu.
ui-tables-all = Alle Tische zeigen
ui-show-more = Mehr zeigen ({ $n })
ui-archive = Archiv ({ $n })
ui-put-away = Archivieren
ui-bring-back = Zurückholen
ui-you-left = Du bist gegangen
ui-no-winner = Das Spiel endete, ohne dass jemand gewonnen hat.
ui-remove-table = Entfernen
ui-remove-how = Die Partie verschwindet aus deinen Listen. Die anderen behalten sie, und der Link zu ihrer Seite gilt weiter.
ui-remove-alone-how = Hier spielen nur Bots mit dir; die Partie wird endgültig gelöscht.
ui-remove-waiting-how = Du stehst auf. Ein Tisch, an dem niemand mehr sitzt, verschwindet.
ui-remove-sure = Ja, entfernen
ui-figures = Deine Partien in Zahlen
ui-figures-game = Spiel
ui-figures-with = Mit
ui-figures-played = Gespielt
ui-figures-won = Gewonnen
ui-figures-best = Bestes Ergebnis
ui-figures-ahead = Du lagst vorn
ui-figures-behind = Du lagst zurück
ui-figures-csv = Alle Ergebnisse als Tabelle (CSV)
ui-game-page = Seite dieser Partie
ui-final-board = Der Spielplan am Ende
ui-keep-game = Zum Aufheben
ui-record-text = Der Verlauf als Text
ui-record-json = Die Aufzeichnung (JSON)
ui-record-picture = Das Bild
ui-shared = Wer den Link hat, darf diese Partie sehen
ui-shared-how = Wer gespielt hat und wie es ausging; die Partie lässt sich noch einmal ansehen. Chat und Tisch bleiben denen vorbehalten, die dabei waren.
ui-no-game-title = Hier ist keine Partie
ui-no-game = Dieser Link führt zu keiner beendeten Partie. Prüfe ihn, oder sieh bei deinen Tischen nach.
ui-code-not-shared = Wer hier gespielt hat, hat die Partie nicht freigegeben.
ui-code-playing = Das Spiel läuft noch. Verlasse es zuerst.

## Lektionen
ui-learn = In 5 Minuten lernen
ui-learn-on = Lektion fortsetzen
ui-learn-again = Noch einmal lernen
ui-coach = Coach in Spielen, die mir neu sind: Hinweise und „Bist du sicher?“
ui-coach-name = Coach
ui-coach-here = Coach in diesem Spiel
ui-coach-sure = Bist du sicher? „{ $action }“ kann hier kaum gut sein. Der Coach würde lieber das wählen: „{ $rather }“.
ui-coach-back = Noch einmal überlegen
ui-coach-anyway = Trotzdem so
ui-coach-choices = Was bringt welche Wahl?
ui-coach-off = Keine Hinweise mehr
ui-lessons = Lektionen
ui-lessons-of = Lektionen: { $game }
ui-learnt = Lektionen: { $n } von { $all }
ui-learn-next = Nächste Lektion
ui-lesson-begin = Anfangen
ui-lesson-new = Noch nicht begonnen
ui-lesson-learnt = Gelernt
ui-lesson-quiz = Fragen: { $right } von { $all }
ui-lesson-questions = Fragen
ui-show-me = Zeig es mir
ui-lesson = Lektion
ui-lesson-guest = Gast
ui-lesson-leave = Lektion verlassen
ui-lesson-at = { $n } von { $last }
ui-lesson-on = Weiter
ui-lesson-back = Zurück
ui-lesson-again = Von vorn
ui-lesson-read = Lies, dann geht es weiter. Tippe auf etwas, um zu erfahren, was es ist.
ui-lesson-watch = Schau, was geschieht …
ui-lesson-shows = Gezeigt wird: { $thing }
ui-lesson-other = Das ist erlaubt, aber probiere, was die Lektion vorschlägt.
ui-lesson-done = Du kannst spielen!
ui-lesson-done-more = Lektion gelernt!
ui-lesson-done-nearly = Fast geschafft!
ui-lesson-play = Von hier aus weiterspielen
ui-lesson-play-how = Das Spiel geht weiter, wo die Lektion aufgehört hat. Stärke der Bots: { $level }. Jetzt entscheidest du alles selbst. Tippe auf ? und dann auf etwas, um zu erfahren, was es ist.
ui-no-lesson-title = Hier ist keine Lektion
ui-edit-new = Eine Lektion schreiben
ui-quiz-at = Frage { $n } von { $last }
ui-quiz-right = Richtig!
ui-quiz-wrong = Nicht ganz.
ui-quiz-result = { $right } von { $all } Antworten sind richtig.
ui-quiz-again = Falsch beantwortete Fragen wiederholen
