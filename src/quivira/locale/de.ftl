# Sätze, die allen Spielen gemeinsam sind.

## Warum nicht
why-game-over = Das Spiel ist vorbei.
why-not-your-turn = Du bist nicht am Zug.
why-not-asked = Darum geht es gerade nicht.
why-unforeseen = Das lässt sich nicht mitschicken: Der Zug davor kann dir etwas Neues zeigen. Mach erst diesen.

## Das Protokoll
log-chose = { $seat } hat gewählt.
    .you = Du hast gewählt.
log-undone = { $seat } nimmt einen Zug zurück.

## Der Tisch
bot-name = Bot { $n }
bot-name-level = Bot { $n } ({ $level })
level-random = Irgendein Zug
level-easy = Leicht
level-medium = Mittel
level-hard = Schwer
level-expert = Profi
level-master = Meister
player-name = Spieler { $n }
yes = ja
no = nein
whose-turn = { $seat }, du bist am Zug
since-then = Was inzwischen geschah
refused = Jetzt nicht möglich
pass-keyboard = Gib die Tastatur an { $seat } weiter.
pass-keyboard-how = Niemand sonst schaut auf den Bildschirm. Drücke Enter, wenn du bereit bist.
how-to-choose = Nummer oder Kürzel zum Wählen, ? zum Nachfragen, undo, save DATEI, quit
help =
    Gib die Nummer einer Möglichkeit oder ihr Kürzel ein.
    ?             die Frage und die Regel dahinter
    ? WAHL        was eine Möglichkeit bedeutet oder warum sie nicht erlaubt ist
    ? NAME        was eine Karte oder etwas anderes mit Namen bewirkt
    KÜRZEL KÜRZEL mehrere Entscheidungen auf einmal, etwa alle Karten einer Zahlung
    undo          nimmt deine letzte Wahl zurück
    save DATEI    speichert das Spiel; quivira play --from DATEI setzt es fort
    quit          verlässt das Spiel
rule = Regel { $n }
unknown-input = Die Möglichkeit „{ $word }“ gibt es nicht. Gib die Nummer einer Möglichkeit ein, ihr Kürzel oder ? für Hilfe.
undone = Zurückgenommen.
cannot-undo = Allein kannst du nichts zurücknehmen: Seither wurde etwas gezogen oder gezeigt, oder andere sind am Zug.
saved = Gespeichert in { $file }.
not-saved = Das Spiel konnte nicht gespeichert werden: { $problem }
final-scores = Endstand
total = Summe
place = Platz
winner = { $seat } gewinnt.
winners = { $seats } teilen sich den Sieg.
choose-game = Welches Spiel?
seats = { $n } Personen

## Noch einmal ansehen
how-to-replay = Enter, b (zurück), Zahl, q (Ende)
replay-unfinished = Die Partie ist nicht zu Ende; weiter mit: { $command }
replay-matches = Prüfsumme des Endstands: { $digest }; sie stimmt mit der Aufzeichnung überein.
replay-claims-nothing = Prüfsumme des Endstands: { $digest }; die Aufzeichnung nennt kein Ergebnis.
replay-older-rules = Prüfsumme des Endstands: { $digest }. Gespielt wurde nach älteren Regeln (Version { $n }); Punkte und Plätze stimmen überein.

## Benachrichtigungen: was Browser, Postfächer und Gruppen erfahren
notice-turn = Du bist am Zug
notice-hours-left = { $n ->
    [one] Du bist am Zug: noch { $n } Stunde
   *[other] Du bist am Zug: noch { $n } Stunden
}
notice-minutes-left = { $n ->
    [one] Du bist am Zug: noch { $n } Minute
   *[other] Du bist am Zug: noch { $n } Minuten
}
notice-reminder = Du bist am Zug, und die Zeit läuft ab
notice-nudge = { $name } wartet auf deinen Zug
notice-late = { $n ->
    [one] { $names } lässt euch seit Tagen warten; du darfst einen Bot holen
   *[other] { $names } lassen euch seit Tagen warten; du darfst Bots holen
}
notice-vote-back = { $name } möchte zurückgehen
notice-vote-end = { $name } möchte das Spiel beenden
notice-vote-pause = { $name } möchte eine Pause
notice-bot = Für dich spielt jetzt ein Bot; du kannst deinen Platz jederzeit wieder einnehmen
notice-lost = Deine Zeit ist um: Du verlierst dieses Spiel, und ein Bot spielt weiter
notice-invitation = { $name } lädt dich an einen Tisch ein
notice-rematch = { $name } möchte noch eine Partie spielen und hält dir deinen Platz frei
notice-terms = { $name } ändert die Einstellungen deines Tisches; sieh noch einmal nach
notice-ready = Dein Tisch ist bereit: Du kannst das Spiel beginnen
notice-hostless = { $name } war lange nicht hier; du darfst das Spiel beginnen
notice-removed = { $name } entfernt dich vom Tisch; das Spiel beginnt ohne dich
notice-over = Das Spiel ist vorbei. { $verdict }
notice-turns = Du bist an { $n } Tischen am Zug
notice-news = { $n } Neuigkeiten von deinen Tischen
notice-with = { $game } mit { $names }
notice-round = Runde { $n }
notice-test = Das ist ein Test: Hier kommen Benachrichtigungen an
notice-open = Zum Tisch
notice-page = Seite dieser Partie
notice-tables = Zu deinen Tischen
notice-mail-why = Du bekommst diese Mail, weil du dir von { $site } Benachrichtigungen per Mail gewünscht hast.
notice-change = Ändern, was du erfährst
notice-stop = Keine Mails mehr
letter-confirm = Bestätige deine Adresse für { $site }
letter-confirm-text = Jemand möchte, dass { $site } Benachrichtigungen an diese Adresse schickt. Wenn du das bist, bestätige sie innerhalb einer Woche.
letter-confirm-do = Diese Adresse bestätigen
letter-reset = Ein neues Passwort für { $site }
letter-reset-text = Jemand möchte ein neues Passwort für das Konto { $name } bei { $site }. Dieser Link gilt eine Stunde und nur einmal.
letter-reset-do = Neues Passwort wählen
letter-not-you = Wenn du es nicht warst, tu nichts: Es ändert sich nichts.
## Eine beendete Partie und eine Einladung
nobody-won = Das Spiel endete, ohne dass jemand gewonnen hat.
ended-vote = Die Mehrheit hat beschlossen, das Spiel zu beenden.
ended-abandoned = Niemand hat mehr gespielt, deshalb wurde das Spiel geschlossen.
ended-resigned = Niemand ist mehr da, der spielt; das Spiel ist vorbei.
invited = Einladung zum Spiel: { $names }.
invited-nobody = Jemand möchte mit dir spielen.
invited-seats = { $n ->
    [one] 1 Platz ist frei.
   *[other] { $n } Plätze sind frei.
}
