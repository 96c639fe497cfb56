# Zinnen die alle spellen delen.

## Waarom niet
why-game-over = Het spel is afgelopen.
why-not-your-turn = Je bent niet aan de beurt.
why-not-asked = Daar gaat het nu niet om.
why-unforeseen = Dat kan niet meteen mee: de zet ervoor laat je misschien iets nieuws zien. Doe die eerst.

## Het verslag
log-chose = { $seat } heeft gekozen.
    .you = Je hebt gekozen.
log-undone = { $seat } neemt een zet terug.

## De tafel
bot-name = Bot { $n }
bot-name-level = Bot { $n } ({ $level })
level-random = Zomaar een zet
level-easy = Makkelijk
level-medium = Gemiddeld
level-hard = Moeilijk
level-expert = Expert
level-master = Meester
player-name = Speler { $n }
yes = ja
no = nee
whose-turn = { $seat }, jij bent aan de beurt
since-then = Wat er gebeurd is
refused = Kan nu niet
pass-keyboard = Geef het toetsenbord aan { $seat }.
pass-keyboard-how = Niemand anders kijkt mee. Druk op Enter als je klaar bent.
how-to-choose = Nummer of code om te kiezen, ? voor uitleg, undo, save BESTAND, quit
help =
    Typ het nummer van een keuze, of de code ervan.
    ?               de vraag en de regel die erbij hoort
    ? KEUZE         wat een keuze betekent, of waarom die niet kan
    ? NAAM          wat een kaart of iets anders met een naam doet
    CODE CODE       meer keuzes in één keer, zoals alle kaarten van een betaling
    undo            je laatste keuze terugnemen
    save BESTAND    het spel opslaan; quivira play --from BESTAND gaat ermee verder
    quit            stoppen
rule = Regel { $n }
unknown-input = Er is geen keuze ‘{ $word }’. Typ het nummer van een keuze, de code, of ? voor hulp.
undone = Teruggenomen.
cannot-undo = Je kunt in je eentje niets terugnemen: sindsdien is er iets getrokken of getoond, of zijn anderen aan de beurt.
saved = Opgeslagen in { $file }.
not-saved = Het spel kon niet worden opgeslagen: { $problem }
final-scores = Eindstand
total = Totaal
place = Plaats
winner = { $seat } wint.
winners = { $seats } delen de overwinning.
choose-game = Welk spel?
seats = { $n } spelers

## Terugkijken
how-to-replay = Enter, b (terug), getal, q (stoppen)
replay-unfinished = Het spel is niet afgelopen; ga verder met: { $command }
replay-matches = Controlegetal van de eindstand: { $digest }; het komt overeen met de opname.
replay-claims-nothing = Controlegetal van de eindstand: { $digest }; de opname noemt geen uitslag.
replay-older-rules = Controlegetal van de eindstand: { $digest }. Er is volgens oudere regels gespeeld (versie { $n }); punten en plaatsen komen overeen.

## Berichten: wat browsers, mailboxen en groepen te horen krijgen
notice-turn = Jij bent aan de beurt
notice-hours-left = Jij bent aan de beurt: nog { $n } uur
notice-minutes-left = { $n ->
    [one] Jij bent aan de beurt: nog { $n } minuut
   *[other] Jij bent aan de beurt: nog { $n } minuten
}
notice-reminder = Jij bent aan de beurt en de tijd raakt op
notice-nudge = { $name } wacht op jouw zet
notice-late = { $n ->
    [one] { $names } laat jullie al dagen wachten; je mag een bot inzetten
   *[other] { $names } laten jullie al dagen wachten; je mag bots inzetten
}
notice-vote-back = { $name } wil teruggaan
notice-vote-end = { $name } wil het spel beëindigen
notice-vote-pause = { $name } wil een pauze
notice-bot = Er speelt nu een bot voor je; je kunt je plaats altijd weer innemen
notice-lost = Je tijd is om: je verliest dit spel en een bot speelt verder
notice-invitation = { $name } nodigt je uit aan tafel
notice-rematch = { $name } wil nog een keer spelen en houdt je plaats vrij
notice-terms = { $name } wijzigt de instellingen van je tafel; kijk nog eens
notice-ready = Je tafel is klaar: je kunt het spel beginnen
notice-hostless = { $name } is hier al een tijd niet geweest; je mag het spel beginnen
notice-removed = { $name } haalt je van de tafel; het spel begint zonder jou
notice-over = Het spel is afgelopen. { $verdict }
notice-turns = Je bent aan { $n } tafels aan de beurt
notice-news = { $n } berichten van je tafels
notice-with = { $game } met { $names }
notice-round = ronde { $n }
notice-test = Dit is een test: hier komen berichten aan
notice-open = Naar de tafel
notice-page = Pagina van deze partij
notice-tables = Naar je tafels
notice-mail-why = Je krijgt deze mail omdat je { $site } om berichten per mail hebt gevraagd.
notice-change = Wijzigen wat je te horen krijgt
notice-stop = Geen mail meer
letter-confirm = Bevestig je adres voor { $site }
letter-confirm-text = Iemand wil dat { $site } berichten naar dit adres stuurt. Ben jij dat, bevestig het dan binnen een week.
letter-confirm-do = Dit adres bevestigen
letter-reset = Een nieuw wachtwoord voor { $site }
letter-reset-text = Iemand heeft om een nieuw wachtwoord gevraagd voor het account { $name } bij { $site }. Deze link is een uur geldig en werkt één keer.
letter-reset-do = Nieuw wachtwoord kiezen
letter-not-you = Was jij het niet? Doe dan niets: er verandert niets.
## Een afgelopen partij en een uitnodiging
nobody-won = Het spel is zonder winnaar geëindigd.
ended-vote = De meerderheid heeft besloten het spel te beëindigen.
ended-abandoned = Niemand speelde meer, daarom is het spel gesloten.
ended-resigned = Er is niemand meer die speelt; het spel is afgelopen.
invited = Uitnodiging om te spelen: { $names }.
invited-nobody = Iemand wil graag met je spelen.
invited-seats = { $n ->
    [one] Er is 1 plaats vrij.
   *[other] Er zijn { $n } plaatsen vrij.
}
