# De woorden van de webclient. De spellen hebben hun eigen woorden.

## De site
ui-home = Startpagina
ui-site = Quivira
ui-lobby = Lobby
ui-my-tables = Mijn tafels
ui-rules = Regels
ui-settings = Instellingen
ui-about = Over Quivira
ui-skip = Naar de inhoud
ui-fan-project = Een onofficieel fanproject. Vind je een spel leuk? Koop het.
ui-offline = De server antwoordt niet. Er is niets verloren; probeer het zo weer.
ui-close = Sluiten
ui-cancel = Annuleren
ui-confirm = Bevestigen

## Startpagina
ui-welcome = Schuif aan
ui-lead = Bordspellen aan één tafel: met vrienden, waar ze ook zijn, of meteen tegen bots, ieder in de eigen taal.
ui-your-name = Je naam
ui-name-missing = Vul een naam in.
ui-name-ask = Hoe mogen we je noemen?
ui-name-go = Spelen maar
ui-go-on = Verder spelen
ui-start-a-game = Een spel beginnen
ui-players = { $n ->
    [one] 1 speler
   *[other] { $n } spelers
}
ui-players-range = { $from }–{ $to } spelers
ui-weight-light = snel geleerd
ui-weight-medium = wat strategie
ui-weight-heavy = veel strategie
ui-play-bots = Tegen bots
ui-play-friends = Met vrienden
ui-options = Opties
ui-live-tables = Nu aan de tafels
ui-all-tables = Alle open tafels
ui-seats = Plaatsen
ui-bot-level = Niveau van de bots
ui-level-random = Zomaar een zet
    .about = Zet zonder na te denken. Goed voor een eerste kennismaking.
ui-level-easy = Makkelijk
    .about = Kent de regels, maakt fouten en heeft plezier.
ui-level-medium = Gemiddeld
    .about = Plant de eigen zetten goed.
ui-level-hard = Moeilijk
    .about = Denkt vooruit en let op wat jij van plan bent.
ui-level-expert = Expert
    .about = Heeft zichzelf het spel al spelend geleerd.
ui-level-master = Meester
    .about = Heeft zichzelf het spel al spelend geleerd, en denkt ook nog vooruit.
ui-clock = Bedenktijd
ui-no-clock = Geen klok
ui-per-move = { $time } per zet
ui-per-player = { $time } per speler
ui-clock-how = { $kind ->
    [none] Niemand wordt opgejaagd: fijn onder vrienden en tegen bots.
    [live] Voor één zitting, met iedereen aan tafel.
   *[turns] Beurt voor beurt, over meerdere dagen: kom terug wanneer het je uitkomt. Tijdens je vakantie staat de klok stil.
}
ui-per-player-more = { $time } per speler, + { $more } per zet
ui-clock-out = Als de tijd om is
ui-clock-bot = Een bot speelt verder
ui-clock-loses = De speler verliest
ui-clock-or-lose = { $clock } · tijd om is verloren
ui-clock-level = Niveau van die bot
ui-clock-out-how = { $then ->
    [loses] Wie geen tijd meer heeft, wordt laatste. Een bot speelt de plaats uit.
   *[bot] Een bot speelt tot de speler terug is; de anderen mogen een sterkere kiezen. Niemand verliest door de klok.
}
ui-pace = Tempo
ui-pace-live = Live
ui-pace-turns = Beurt voor beurt
ui-joins = Wie kan meedoen
ui-joins-link = Mensen met de link
ui-joins-anyone = Iedereen
ui-joins-how = { $open ->
    [yes] De tafel staat in de lobby. Zolang je ernaar kijkt, komt ook wie snel wil spelen hier terecht: als er om de plaatsen wordt geloot, iedereen mag gaan zitten, de opties de gewone zijn, en er geen klok is, of een die minstens { $pace ->
        [turns] een dag
       *[live] twee minuten
    } per zet geeft en waardoor niemand verliest.
   *[no] De tafel staat in geen enkele lijst: jij bepaalt wie de link krijgt.
}
ui-on = Aan
ui-off = Uit

## Lijsten van tafels
ui-your-turn = Jij bent aan de beurt
ui-others-turn = Anderen zijn aan de beurt
ui-can-watch = Kijken
ui-free-seats = { $n ->
    [one] 1 vrije plaats
   *[other] { $n } vrije plaatsen
}
ui-not-started = Nog niet begonnen
ui-bots = { $n ->
    [one] 1 bot
   *[other] { $n } bots
}

## Voor het spel
ui-waiting-room = De tafel wordt klaargezet
ui-host = nodigt uit
ui-sit = Ga zitten
ui-add-bot = Bot toevoegen
ui-send-away = Verwijderen
ui-send-away-name = { $name } verwijderen
ui-leave = Opstaan
ui-beside = Nog iemand op dit apparaat
ui-beside-sit = Plaats geven
ui-invite = Uitnodigen
ui-invite-how = Wie deze link opent, kan aanschuiven. Een account is niet nodig.
ui-invite-here = Deze link werkt alleen op dit apparaat. Om anderen binnen te laten, start je de server met --host 0.0.0.0.
ui-qr = QR-code van de link
ui-copy = Link kopiëren
ui-share = Link delen
ui-copied = Gekopieerd
ui-copy-yourself = Kopieer het zelf: het is geselecteerd.
ui-start = Spel beginnen
ui-start-bots = { $n ->
    [one] Beginnen met 1 bot
   *[other] Beginnen met { $n } bots
}
ui-host-starts = Wie heeft uitgenodigd, begint het spel.
ui-hostless = Wie heeft uitgenodigd, is hier al een tijd niet geweest. Je mag het spel nu beginnen.
ui-invites = { $name } nodigt je uit om te spelen
ui-your-table = Jouw tafel
ui-at-table = Aan tafel
ui-seats-any = Wie er komt, speelt mee
ui-seats-any-how = Wie bij de start aan tafel zit, speelt mee: { $from } tot { $to } spelers.
ui-seats-fixed-how = Het spel begint met precies { $n } spelers; bots kunnen vrije plaatsen innemen.
ui-in-lobby = Staat in de lobby
ui-by-link = Alleen via de link
ui-admits = Wie mag gaan zitten
ui-admits-everybody = Iedereen
ui-admits-accounts = Mensen met een account
ui-order = Volgorde aan tafel
ui-order-seated = Zoals jullie zitten
ui-order-lot = Door loting
ui-order-how = { $lot ->
    [yes] Bij de start wordt geloot wie waar zit.
   *[no] De volgorde blijft zoals je die ziet; wie heeft uitgenodigd, kan die veranderen.
}
ui-table-language = Taal aan tafel
ui-table-language-how = De taal waarin jullie chatten. Het spel zelf leest iedereen in de eigen taal.
ui-watching-allowed = Toeschouwers
ui-spectators-yes = Toeschouwers welkom
ui-spectators-no = Geen toeschouwers
ui-terms = Instellingen van de tafel
ui-terms-change = Wijzigen
ui-terms-news = Er is gewijzigd:
ui-ready = Ik ben klaar
ui-not-ready = Toch nog niet klaar
ui-is-ready = klaar
ui-ready-how = Akkoord met de instellingen? Laat het weten.
ui-all-ready = Iedereen is klaar.
ui-unready = Nog niet klaar: { $names }
ui-undecided = Nog niet iedereen is akkoord met de gewijzigde instellingen: { $names }
ui-start-people = { $n ->
    [one] Beginnen met 1 speler
   *[other] Beginnen met { $n } spelers
}
ui-mark = Jouw kleur
ui-mark-change = De kleur van { $name } wijzigen
ui-mark-0 = Zon
ui-mark-1 = Schip
ui-mark-2 = Blad
ui-mark-3 = Ster
ui-mark-4 = Maan
ui-mark-5 = Sleutel
ui-mark-6 = Kroon
ui-mark-7 = Vis
ui-move-up = Zet { $name } een plaats naar voren
ui-sit-earlier = Verder naar voren gaan zitten
ui-sit-later = Verder naar achteren gaan zitten
ui-same-device = op hetzelfde apparaat
ui-seat-kept = plaats vrijgehouden
ui-kept = Je plaats wordt voor je vrijgehouden.
ui-take-kept = Mijn plaats innemen
ui-kept-start = Als je nu begint, spelen bots voor wie er nog niet is, tot diegene komt.
ui-beside-name = Naam van de andere speler
ui-call-off = Afblazen
ui-call-off-how = De tafel is dan voor iedereen weg en de link leidt nergens meer heen. Wie er nu niet naar kijkt, krijgt geen bericht: laat het zelf even weten.
ui-call-off-sure = Ja, blaas af
ui-closes = sluit { $when }
ui-table-closes = Als hier niets gebeurt, sluit de tafel { $when }.
ui-qr-large = QR-code groot tonen
ui-invite-scan = Scan om mee te doen
ui-matched = Spelers gezocht
ui-matched-bots = Het spel begint zodra alle plaatsen bezet zijn. Is de tijd om, dan nemen bots de vrije plaatsen in.
ui-matched-people = { $pace ->
    [turns] Het spel begint zodra alle plaatsen bezet zijn, of als de tijd om is en er genoeg mensen zijn. Anders gaat het zoeken verder.
   *[live] Het spel begint zodra alle plaatsen bezet zijn, of als de tijd om is en er genoeg mensen zijn. Anders gaat het zoeken verder, zolang je naar deze pagina kijkt.
}
ui-matched-now = Nu beginnen met bots
ui-matched-agreed = De anderen moeten nog instemmen
ui-matched-leave = Stop met zoeken
ui-no-table-title = Hier staat geen tafel
ui-no-table = Deze tafel bestaat niet, of niet meer: hij is afgeblazen, of niemand wachtte er nog. Controleer de link of begin een nieuw spel.
ui-removed = Je bent van deze tafel verwijderd.
ui-search-left = Je was een tijdje weg, dus je plaats is weer vrij. Ga zitten als je nog wilt spelen.
ui-table-gone-title = Deze tafel is er niet meer
ui-table-gone = Het spel is afgeblazen, of er is hier lang niets gebeurd. Wil je toch spelen, open dan zelf een tafel.
ui-search-over = Niemand keek nog naar de tafel, dus het zoeken is gestopt. In de lobby kun je altijd opnieuw zoeken.
ui-stuck-title = Deze tafel kan niet verder

## Spel
ui-board = Bord
ui-opponents = Spelers
ui-actions = Jouw zet
ui-log = Verloop
ui-chat-unread = { $n ->
    [one] Chat; 1 nieuw bericht
   *[other] Chat; { $n } nieuwe berichten
}
ui-chat = Chat
ui-menu = Menu
ui-round = Ronde { $n }
ui-watching = je kijkt toe
ui-connected = Verbonden
ui-lost = Geen verbinding. We proberen het opnieuw; er is niets verloren.
ui-undo = Terugnemen
ui-undo-to = Tot hier terugnemen: { $what }
ui-ask-undo-to = Iedereen vragen tot hier terug te gaan: { $what }
ui-ask-undo = Vragen om terug te gaan
ui-back-to-here = Tot hier teruggaan
ui-ask-undo-people = Het spel gaat terug tot vóór deze zet als iedereen het ermee eens is: { $names }. Alles daarna wordt teruggedraaid.
ui-ask-undo-bots = Je speelt alleen met bots, dus niemand heeft bezwaar. Alles vanaf hier wordt teruggedraaid.
ui-ask-everybody = Iedereen vragen
ui-go-back = Teruggaan
ui-let-bot-how = Een bot speelt voor je tot je je plaats weer inneemt. Je kunt intussen meekijken.
ui-let-bot-sure = Ja, laat een bot spelen
ui-bot-plays = Een bot speelt voor je.
ui-thinking = denkt na
ui-gone = is weggegaan
ui-stand-in = een bot speelt
ui-late = tijd is om
ui-time-left = Resterende tijd
ui-sure = { $action }?
ui-over = Het spel is afgelopen.
ui-last-round = De laatste ronde
ui-near-end = Het einde is nabij
ui-waiting-for = Wachten op { $names }
ui-here = nu aan tafel
ui-away-since = weg sinds { $when }
ui-vacation-until = met vakantie tot en met { $when }
ui-waiting-away = Wachten op { $name }, { $where }
ui-spectator-sees = Je ziet wat open ligt. Wat geheim is, blijft verborgen tot het spel afgelopen is.
ui-typing = { $n ->
    [one] { $names } schrijft …
   *[other] { $names } schrijven …
}
ui-watching-many = { $n ->
    [one] Eén persoon kijkt toe.
   *[other] { $n } mensen kijken toe.
}
ui-spectator-chat = Chat van toeschouwers
ui-spectator-chat-open = Met iedereen
ui-spectator-chat-delayed = Vertraagd
ui-spectator-chat-off = Uit
ui-spectator-chat-how = { $policy ->
    [delayed] Spelers lezen { $time } later wat toeschouwers schrijven.
    [off] Tijdens het spel schrijven alleen spelers.
   *[open] Iedereen aan tafel leest wat toeschouwers schrijven.
}
ui-spectator-chat-mine = { $policy ->
    [delayed] Spelers lezen { $time } later wat je schrijft.
    [off] Tijdens het spel mogen hier alleen spelers schrijven.
   *[open] Iedereen aan tafel leest wat je schrijft.
}
ui-spectator-chat-players = { $policy ->
    [off] Toeschouwers kunnen hier niet schrijven.
   *[delayed] Wat toeschouwers schrijven, lees je { $time } later.
}
ui-vacation = Vakantie
ui-vacation-how = Zolang je weg bent, staan je klokken stil aan tafels waar beurt voor beurt wordt gespeeld. De anderen zien dat je met vakantie bent.
ui-vacation-left = { $n ->
    [one] Eén van je { $days } dagen van dit jaar is over.
   *[other] { $n } van je { $days } dagen van dit jaar zijn over.
}
ui-vacation-from = Eerste dag
ui-vacation-to = Laatste dag
ui-vacation-take = Met vakantie gaan
ui-vacation-from-to = Weg van { $from } tot en met { $to }.
ui-vacation-end = Ik ben er toch
ui-answer = Jouw keuze: { $what }
ui-forced = Er bleef maar één keuze over: { $what }
ui-forced-brief = Vanzelf: er was geen andere keuze.
ui-moment = Een ogenblik …
ui-skip-ahead = Overslaan
ui-unfold = Alles tonen
ui-ask = Wat is dit?
ui-asking = Tik op iets op tafel om te zien wat het is.
ui-chip-bot = Hier speelt een bot.
ui-chip-person = Hier speelt een mens.
ui-whole-rules = Alle spelregels
ui-earlier = Toon wat eerder gebeurde
ui-log-empty = Er is nog niets gebeurd.
ui-chat-empty = Nog niemand heeft iets gezegd.
ui-say = Iets zeggen
ui-send = Versturen
ui-agree = Akkoord
ui-disagree = Nee
ui-withdraw = Laat maar
ui-recap = { $n ->
    [one] Nog eens tonen wat er sinds je zet gebeurde
   *[other] Nog eens tonen wat er sinds je zet gebeurde ({ $n })
}
ui-recap-late = Wat er het laatst gebeurde
ui-recap-left = { $n ->
    [one] Eén eerdere gebeurtenis staat in het verloop.
   *[other] { $n } eerdere gebeurtenissen staan in het verloop.
}
ui-hand-over = Geef het apparaat aan { $name }
ui-hand-over-how = Verder kijkt nu niemand naar het scherm.
ui-hand-over-ready = Ik ben { $name }
ui-take-back = Mijn plaats terugnemen van de bot
ui-let-bot = Een bot laten spelen voor { $name }
ui-call-bot = Een bot inzetten voor { $name }
ui-remedies = { $names }: wat nu?
ui-wait = Blijven wachten
ui-wait-how = Er verandert niets en iedereen houdt zijn plaats. Als er helemaal niemand meer speelt, sluit het spel: { $when }.
ui-nudge = { $name } aanstoten
ui-nudge-how = { $name } hoort dat jullie wachten: hier, en overal waar { $name } bericht krijgt over een beurt.
ui-nudge-not-yet = Het is nog te vroeg om aan te stoten, of het is net gebeurd.
ui-nudge-do = Aanstoten
ui-nudged = { $name } stoot je aan: de tafel wacht op je.
ui-nudged-elsewhere = Aan een tafel wachten anderen op je. Ga erheen
ui-call-bot-how = Vanaf nu speelt hier een bot, en iedereen ziet dat. { $name } kan de plaats altijd terugnemen. Hoe goed moet de bot spelen?
ui-call-bot-do = Bot inzetten
ui-other-bot = Een andere bot voor { $name } kiezen
ui-other-bot-for-good = Hier speelt tot het einde een bot. Hoe goed moet die spelen?
ui-other-bot-do = Van bot wisselen
ui-patience-clock = Zolang er tijd op de klok staat, mag niemand een bot roepen, behalve als iemand aan een live tafel vijf minuten weg is.
ui-ask-end = Het spel voor iedereen beëindigen
ui-ask-end-how = Iedereen aan tafel wordt het gevraagd; de meerderheid beslist. Bij gelijke stemmen speel je door, en wie niets zegt, wil doorspelen. Op wie het spel laat wachten, wacht niemand, en waar een bot voor iemand speelt, telt zwijgen niet mee. Eindigt het spel, dan wint niemand.
ui-ask-instead = Dit komt in de plaats van de vraag die nu openstaat.
ui-stop = Pauzeren, weggaan, opgeven
ui-ask-pause = Het spel pauzeren
ui-ask-pause-how = Zegt niemand nee, dan staan de klokken stil en kan niemand zetten tot een van jullie verdergaat.
ui-pause-game = Pauzeren
ui-go-away = Voorlopig weggaan
ui-go-away-how = Een bot speelt voor je verder, op het niveau dat je kiest, en je kunt altijd terugkomen. Gaat iedereen weg, dan wachten ook de bots; zonder zet sluit het spel: { $when }.
ui-go-away-do = De tafel verlaten
ui-resign = Opgeven
ui-resign-how = Je geeft definitief op: een bot speelt je plaats uit, je eindigt achter alle anderen en je kunt niet terugkomen.
ui-resign-alone = Je geeft definitief op: het spel eindigt hier en niemand wint.
ui-resign-do = Ja, ik geef op
ui-paused = Het spel is gepauzeerd sinds { $when }.
ui-resume = Verdergaan
ui-own-resigned = Je hebt opgegeven; een bot speelt verder.
ui-own-time = Je tijd is om, je hebt verloren; een bot speelt verder.
ui-state-resigned = heeft opgegeven
ui-state-time = verloren op tijd
ui-gave-up-resigned = { $name } heeft opgegeven en eindigt als laatste.
ui-gave-up-time = { $name } heeft op tijd verloren en eindigt als laatste.
ui-ended = Afgelopen, zonder winnaar
ui-ended-how = Zo stonden de punten op dat moment; ze beslissen niets.
ui-ended-vote = De meerderheid heeft besloten het spel te beëindigen.
ui-ended-abandoned = Niemand speelde meer, daarom is het spel gesloten.
ui-ended-resigned = Er is niemand meer die speelt; het spel is afgelopen.
ui-incident-left = { $name } gaat weg; een bot speelt verder ({ $level }).
ui-incident-returned = { $name } is terug.
ui-incident-resigned = { $name } geeft op; een bot speelt verder ({ $level }).
ui-incident-time = { $name } verliest op tijd; een bot speelt verder ({ $level }).
ui-incident-bot = { $name } zet een bot in voor { $whom } ({ $level }).
ui-incident-bot-own = { $name } laat een bot spelen ({ $level }).
ui-incident-bot-time = De tijd is om: voor { $whom } speelt een bot verder ({ $level }).
ui-incident-missing = { $name } is er nog niet; een bot speelt ({ $level }).
ui-incident-nudged = { $name } stoot { $whom } aan.
ui-incident-paused = Het spel pauzeert; niemand was ertegen.
ui-incident-resumed = { $name } beëindigt de pauze.
ui-incident-kept = Geen meerderheid om te stoppen; het spel gaat verder.
ui-vote-back = { $name } vraagt om terug te gaan tot vóór: ‘{ $what }’
ui-vote-end = { $name } wil het spel beëindigen zonder winnaar. De meerderheid beslist. { $bots ->
    [0] Wie niets zegt, wil doorspelen.
   *[other] Wie niets zegt, wil doorspelen; alleen waar een bot voor iemand speelt, telt zwijgen niet mee.
}
ui-vote-pause = { $name } wil het spel pauzeren.
ui-vote-stands = { $agreed } voor, { $against } tegen; antwoorden kan tot { $when }
ui-vote-brief-back = { $name } wil teruggaan
ui-vote-brief-end = { $name } wil het spel beëindigen
ui-vote-brief-pause = { $name } wil een pauze
ui-vote-refused-back = Niet iedereen was het ermee eens; het spel gaat vanaf hier verder.
ui-vote-refused-end = Er was geen meerderheid om te stoppen; het spel gaat verder.
ui-vote-refused-pause = Niet iedereen wilde een pauze; het spel gaat verder.
ui-patience-minutes = { $n ->
    [one] Er loopt geen klok. Voor wie aan de beurt is en een minuut weg is, of er wel is maar een half uur niets doet, mag een bot invallen tot diegene terug is.
   *[other] Er loopt geen klok. Voor wie aan de beurt is en { $n } minuten weg is, of er wel is maar een half uur niets doet, mag een bot invallen tot diegene terug is.
}
ui-patience-days = { $n ->
    [one] Er loopt geen klok. Voor wie de anderen langer dan een dag laat wachten, mag een bot invallen tot diegene terug is.
   *[other] Er loopt geen klok. Voor wie de anderen langer dan { $n } dagen laat wachten, mag een bot invallen tot diegene terug is.
}
ui-replay = Terugkijken
ui-rematch = Nog een keer
ui-join-rematch = Naar de revanche
ui-rematch-waits = Wachten op { $names }. De partij begint vanzelf zodra iedereen er is.
ui-rematch-table = Naar de tafel
ui-record = Partij downloaden
ui-tie-break = Bij gelijke stand
ui-came = { $n ->
    [1] Je wint!
    [2] Je bent tweede geworden.
    [3] Je bent derde geworden.
    [4] Je bent vierde geworden.
   *[other] Je bent { $n }e geworden.
}
ui-came-shared = Je deelt de overwinning!
ui-points-over-time = Zo groeiden de punten
ui-analyse = Analyseren
ui-analysis = Analyse
ui-analysis-how = Kies een ronde om die op het bord te zien; vanaf elk moment kun je verder spelen.
ui-share-result = Delen
ui-result = { $title }: { $scores }
ui-result-ended = { $n ->
    [0] { $title }: afgelopen, zonder winnaar
   *[other] { $title }: afgelopen, zonder winnaar. Punten op dat moment: { $scores }
}
ui-result-one = { $name } { $n }

## Instellingen
ui-language = Taal
ui-theme = Kleuren
ui-theme-auto = Zoals mijn apparaat
ui-theme-light = Licht
ui-theme-dark = Donker
ui-speed = Animaties
ui-speed-calm = Rustig
ui-speed-normal = Normaal
ui-speed-quick = Snel
ui-speed-off = Geen
ui-confirm-moves = Vraag het me voor elke zet
ui-sounds = Geluiden
ui-vibrate = Trillen als ik aan de beurt ben
ui-volume = Volume

## Weigeringen van de server
ui-code-stale = De tafel is veranderd; kijk nog eens.
ui-code-forbidden = Dat kan hier niet.
ui-code-stand-in = Een bot speelt voor je. Neem eerst je plaats terug.
ui-code-over = Het spel is afgelopen.
ui-code-not-ready = De instellingen zijn gewijzigd. Wacht tot iedereen ermee akkoord is.
ui-code-not-started = Het spel is nog niet begonnen.
ui-code-cannot-undo = Je kunt in je eentje niets terugnemen: sindsdien is er iets getrokken of getoond, of zijn anderen aan de beurt.
ui-code-needs-consent = Zo ver terug alleen als iedereen akkoord is.
ui-code-log-full = Aan deze tafel is al zoveel teruggenomen dat het niet meer kan.
ui-code-no-vote = Niemand vraagt dat nog.
ui-code-not-paused = Het spel loopt al.
ui-code-paused = Het spel is gepauzeerd. Ga er eerst mee verder.
ui-code-resigned = Die plaats is definitief opgegeven.
ui-code-too-soon = Daarvoor is het nog te vroeg. Probeer het later opnieuw.
ui-code-vote-open = Iedereen wordt al iets gevraagd. Dat gaat voor.
ui-code-no-choice = Die zet telt niet meer; hij is al teruggenomen.
ui-code-no-days = Zoveel vakantiedagen heb je dit jaar niet meer.
ui-code-players-only = Aan deze tafel schrijven tijdens het spel alleen spelers.
ui-code-sign-in = Zeg eerst wie je bent.
ui-code-full = Alle plaatsen zijn bezet; je mag toekijken.
ui-code-name-taken = Die naam is bezet. Kies een andere.
ui-code-wrong-password = De naam of het wachtwoord klopt niet.
ui-code-wrong-code = De naam of de herstelcode klopt niet.
ui-code-offline = De server antwoordt niet. Er is niets verloren; probeer het zo weer.
ui-code-too-many = Dat was te veel tegelijk. Wacht even.
ui-code-invalid = Er klopt iets niet. Controleer wat je hebt ingevuld.
ui-code-failed = Dat is niet gelukt. Probeer het zo weer.
ui-code-taken = Daar zit al iemand. Neem een andere plaats.
ui-code-started = Het spel is al begonnen.
ui-code-seated = Je zit hier al.
ui-code-not-over = Het spel is nog niet afgelopen.
ui-code-too-many-bots = Je hebt al zoveel bots als mag. Verwijder er eerst een.
ui-code-accounts-only = Hier mogen alleen mensen met een account gaan zitten. In de instellingen kun je er een maken.
ui-code-mark-taken = Iemand anders heeft die kleur al.
ui-code-matched = Deze tafel begint vanzelf; niemand kan er iets aan wijzigen.
ui-code-other-terms = De instellingen zijn net gewijzigd. Kijk nog eens.
ui-code-too-few = Er zijn nog niet genoeg spelers.
ui-code-too-few-seats = Er zitten hier al meer mensen. Eerst moet er iemand opstaan.
ui-code-damaged = Wat van deze tafel is opgeslagen, is beschadigd en kan niet worden gelezen. Vertel het de beheerder van deze server; met je andere tafels is niets mis.
ui-code-not-installed = Deze server heeft het spel van deze tafel niet meer. Vraag de beheerder het weer te installeren.
ui-code-old-rules = Aan deze tafel is gespeeld met regels die deze server niet meer heeft. Er kan niet worden verdergespeeld.
ui-code-account-name = Een account houdt zijn naam.
ui-code-ambiguous = Meerdere mensen heten zo. Geef aan wie je bedoelt.
ui-code-bot = Daar speelt al een bot.
ui-code-empty = Daar zit niemand.
ui-code-here = Op die plaats speel je zelf al.
ui-code-malformed = De server heeft dat niet begrepen. Laad de pagina opnieuw.
ui-code-no-account = Alleen wie een account heeft, kan een rol krijgen.
ui-code-no-example = Van dit spel is er geen voorbeeld.
ui-code-bad-draft = Dat kan niet in deze les.
ui-code-no-lesson = Dit spel heeft zo'n les niet.
ui-code-no-such-announcement = Die mededeling is er niet meer.
ui-code-no-such-bot = Die bot heb je niet meer.
ui-code-no-such-data = Dat heeft de server niet.
ui-code-no-such-endpoint = Die plek is al verwijderd.
ui-code-no-such-report = Die melding is er niet meer.
ui-code-no-such-table = Zo’n tafel is er niet. Controleer de link.
ui-code-not-a-guest = Je hebt al een account.
ui-code-not-banned = Die persoon is niet verbannen.
ui-code-not-found = Hier is niets.
ui-code-not-full = Er zijn nog plaatsen vrij. Wacht, of laat er bots zitten.
ui-code-not-playing = Dit spel is niet aan de gang.
ui-code-not-seated = Jij zit daar niet.
ui-code-nothing-to-report = Daar valt niets meer te melden.
ui-code-scope = Dat mag je hier niet.
ui-code-try-again = De server kon dat niet opslaan. Probeer het zo nog eens.
ui-code-unknown-action = Dit spel kent die zet niet. Laad de pagina opnieuw.
ui-code-unknown-game = Deze server heeft dat spel niet.
ui-code-used-id = Dat is al gedaan.

## De lobby
ui-lobby-join = Tafels die spelers zoeken
ui-lobby-watch = Tafels om te bekijken
ui-lobby-empty = Geen enkele tafel zoekt nu spelers. Open er een, dan vinden anderen hem hier.
ui-quick-match = Snel spelen
ui-quick-how = Speel met wie er is: aan de eerste tafel die past, of aan een nieuwe.
ui-quick-free = Plaatsen die vrij blijven
ui-quick-bots = { $pace ->
    [live] Na een minuut bots
   *[turns] Na een dag bots
}
ui-quick-people = Alleen mensen
ui-quick-play = Nu spelen
ui-play-anyone = Met anderen
ui-begins-itself = { $n ->
    [one] Begint zo, 1 vrije plaats
   *[other] Begint zo, { $n } vrije plaatsen
}
ui-filters = Filters
ui-filter-game = Spel
ui-filter-any-game = Alle spellen
ui-filter-any-pace = Elk tempo
ui-filter-seats = Aantal spelers
ui-filter-any-seats = Elk aantal
ui-filter-any-language = Alle talen
ui-filter-none = Alles tonen
ui-lobby-filtered = { $n ->
    [one] Niets past bij je filters; 1 andere tafel is verborgen.
   *[other] Niets past bij je filters; { $n } andere tafels zijn verborgen.
}
ui-waits-for-you = Wachten op jou
ui-running = Bezig
ui-finished = Afgelopen
ui-no-tables = Je zit nog aan geen enkele tafel.
ui-next-table = { $n ->
    [one] Nog een tafel wacht op je
   *[other] Nog { $n } tafels wachten op je
}

## Regels
ui-rule = Regel { $n }
ui-search = Zoeken
ui-found = { $n ->
    [0] Niets gevonden. Probeer een ander woord.
    [one] 1 alinea gevonden
   *[other] { $n } alinea’s gevonden
}
ui-contents = Inhoud
ui-example = Een voorbeeldronde
ui-example-how = Uit een echte partij: loop er stap voor stap doorheen en zie wat iedereen doet.
ui-example-step = Stap { $n } van { $last }
ui-example-scores = Hoe die partij afliep
ui-example-total = Totaal
ui-print = Afdrukken

## Terugkijken
ui-back = Terug naar de tafel
ui-step-back = Eén stap terug
ui-step-on = Eén stap verder
ui-play = Afspelen
ui-pause = Pauze
ui-moment-of = Moment van de partij
ui-moment-number = Regel { $n } van { $last }
ui-round-back = Terug naar het begin van de ronde
ui-round-on = Door naar de volgende ronde
ui-replay-speed = Snelheid: { $n }×
ui-link-moment = Link naar dit moment
ui-viewpoint = Vanuit wiens oogpunt
ui-spectator = Als toeschouwer
ui-all-open = Alle kaarten open, op de plaats van { $name }
ui-play-on = Vanaf hier verder spelen

## Profiel
ui-at-the-table = Aan tafel
ui-profile = Profiel
ui-save = Opslaan
ui-saved = Opgeslagen.
ui-field-missing = Vul dit in.
ui-field-short = Gebruik minstens { $n } tekens.
ui-guest = Je bent te gast: alleen deze browser onthoudt je.
ui-claim = Bewaar je partijen
ui-claim-how = Met een naam en een wachtwoord vind je je tafels op elk apparaat. De plekken voor je berichten worden vergeten, behalve deze browser: voeg ze daarna opnieuw toe.
ui-claim-do = Account maken
ui-account-name = Accountnaam
ui-password = Wachtwoord
ui-forgotten = Wachtwoord vergeten?
ui-recovery-code = Herstelcode
ui-recovery = Je herstelcode
ui-recovery-how = Schrijf hem op. Hij wordt alleen deze keer getoond en brengt je terug als je je wachtwoord vergeet.
ui-copy-code = Kopiëren
ui-sign-in = Inloggen
ui-sign-out = Uitloggen
ui-change-password = Wachtwoord wijzigen
ui-change-password-how = Alle andere apparaten worden uitgelogd. De plekken voor je berichten worden vergeten, behalve deze browser: voeg ze daarna opnieuw toe.
ui-password-old = Oud wachtwoord
ui-password-new = Nieuw wachtwoord
ui-own-bots = Eigen bots
ui-own-bots-how = Een bot logt in met een token en speelt aan tafels zoals jij.
ui-bot-name = Naam van de bot
ui-bot-add = Toevoegen
ui-token = Token
ui-token-how = Het token van je bot. Het wordt alleen deze keer getoond.
ui-leave-site = Afscheid
ui-delete = Mijn gegevens verwijderen
ui-delete-how = Verwijdert je naam en alles wat over je bewaard wordt. Dat kan niet ongedaan gemaakt worden.
ui-delete-sure = Ja, verwijder alles over mij

## Over Quivira
ui-about-what = Quivira is een tafel voor bordspellen: met vrienden, met bots, live of verspreid over dagen, ieder in de eigen taal.
ui-about-fan = Een onofficieel fanproject. De titels zijn van hun eigenaren; geen uitgever of auteur staat hierachter. Vind je een spel leuk? Koop het: het echte is van hout en karton, en de makers leven ervan.
ui-about-games = De spellen
ui-about-game = over het spel
ui-about-credits = Met dank aan
ui-about-icons = Pictogrammen:
ui-about-fonts = Lettertypen:
ui-about-art = Borden, kaarten en regelteksten: onze eigen tekeningen en onze eigen woorden.
ui-about-api = Voor programma’s
ui-about-api-how = Alles op deze pagina’s gaat via een open interface. Bots en andere clients zijn welkom.
ui-about-schema = De interface, route voor route

## Niets hier
ui-no-page = Deze pagina bestaat niet
ui-no-page-how = Misschien staat er een schrijffout in het adres. Vanaf de startpagina kom je overal.

## Wie er aan tafel zit
ui-people = Wie er aan tafel zit
ui-people-none = Er zit hier verder niemand.
ui-report = Melden
ui-report-of = De naam { $name } melden
ui-report-line = Deze regel van { $name } melden
ui-report-how = De beheerders lezen deze regel en beslissen wat ermee gebeurt. Verder komt niemand te weten dat jij hem hebt gemeld.
ui-report-name-how = De beheerders bekijken deze naam en beslissen wat ermee gebeurt. Verder komt niemand te weten dat jij hem hebt gemeld.
ui-report-why = Wat is er mis mee? (niet verplicht)
ui-report-send = Melding versturen
ui-report-done = Bedankt. De beheerders gaan ernaar kijken.
ui-line-hidden = Een beheerder heeft deze regel verborgen.
ui-spectators = Ook laten toekijken wie niet meespeelt
ui-watchers = Kijken nu toe
ui-watchers-none = Niemand kijkt toe.
ui-watchers-nameless = { $n ->
    [one] Eén bezoeker zonder naam
   *[other] { $n } bezoekers zonder naam
}
ui-block = Blokkeren
ui-block-of = { $name } blokkeren
ui-unblock = Deblokkeren
ui-unblock-of = { $name } deblokkeren
ui-blocked = Geblokkeerd aan deze tafel
ui-renew = Link vernieuwen
ui-renew-how = Een nieuwe link vervangt de oude, die meteen niet meer werkt. Wie hier zit, houdt zijn plaats.
ui-my-data = Mijn gegevens
ui-export = Mijn gegevens downloaden
ui-export-how = Alles wat deze server over je weet, in één bestand.
ui-code-banned = Je bent van deze server verbannen.
ui-code-blocked = Je bent aan deze tafel geblokkeerd.
ui-code-closed = Een beheerder heeft deze tafel gesloten.
ui-code-no-spectators = Aan deze tafel mag niet worden toegekeken.
ui-code-too-many-tables = Je hebt al zoveel tafels als mag. Maak er eerst een af of verlaat er een.
ui-code-too-many-reports = Veel van je meldingen wachten nog op antwoord.
ui-code-has-role = Deze persoon heeft een rol. Neem die eerst af op de opdrachtregel.
ui-code-answered = Deze melding is al beantwoord.
ui-code-no-such-person = Deze persoon is er niet meer.

## Voor beheerders
ui-admin = Beheer
ui-admin-nobody = Deze pagina is voor beheerders.
ui-admin-reports = Meldingen
ui-admin-people = Mensen
ui-admin-tables = Tafels
ui-admin-announcements = Mededelingen
ui-admin-audit = Logboek
ui-admin-new-name = Nieuwe naam
ui-admin-why = Reden, voor het logboek
ui-admin-answered = De beantwoorde tonen
ui-admin-the-name = (de naam zelf)
ui-admin-reporter-says = In de melding staat: ‘{ $why }’
ui-admin-answer-dismiss = Afwijzen
ui-admin-answer-hide = Regel verbergen
ui-admin-answer-rename = Hernoemen
ui-admin-answer-ban = Verbannen
ui-admin-chat = De hele chat
ui-admin-no-reports = Er zijn geen meldingen.
ui-admin-find = Zoeken
ui-admin-only-banned = Alleen wie verbannen is
ui-admin-kind-guest = Gast
ui-admin-kind-account = Account
ui-admin-kind-bot = Bot
ui-admin-role-admin = beheerder
ui-admin-role-moderator = moderator
ui-admin-seen = laatst gezien { $when }
ui-admin-tables-count = { $n ->
    [one] 1 tafel
   *[other] { $n } tafels
}
ui-admin-reports-count = { $n ->
    [one] 1 melding
   *[other] { $n } meldingen
}
ui-admin-banned = Verbannen sinds { $when }
ui-admin-rename = Hernoemen
ui-admin-ban = Verbannen
ui-admin-unban = Ban opheffen
ui-admin-delete = Verwijderen
ui-admin-close = Sluiten
ui-admin-nothing = Niets gevonden.
ui-admin-status-waiting = niet begonnen
ui-admin-status-playing = wordt gespeeld
ui-admin-status-over = afgelopen
ui-admin-status-closed = gesloten
ui-admin-announce-words = Wat iedereen moet weten
ui-admin-announce-until = Hoe lang
ui-admin-hours = { $n ->
    [1] Een uur
    [24] Een dag
    [168] Een week
   *[other] { $n } uur
}
ui-admin-until-ended = Tot iemand er een eind aan maakt
ui-admin-announce = Meedelen
ui-admin-until = tot { $when }
ui-admin-end = Beëindigen
ui-admin-did-rename = Hernoemd:
ui-admin-did-ban = Verbannen:
ui-admin-did-unban = Ban opgeheven:
ui-admin-did-delete-person = Persoon verwijderd:
ui-admin-did-grant = Rol gegeven:
ui-admin-did-revoke = Rol afgenomen:
ui-admin-did-hide-line = Regel verborgen:
ui-admin-did-dismiss = Melding afgewezen:
ui-admin-did-close-table = Tafel gesloten:
ui-admin-did-delete-table = Tafel verwijderd:
ui-admin-did-announce = Meegedeeld:
ui-admin-did-end-announcement = Mededeling beëindigd:
ui-admin-did-save-lesson = Les opgeslagen:
ui-admin-by = door { $name }
ui-admin-command-line = { $name } (opdrachtregel)

## Zonder netwerk
ui-away = Je bent offline
ui-away-how = De app is vanaf je apparaat geopend. Je tafels en de lobby komen terug zodra er weer verbinding is; er is niets verloren.
ui-try-again = Opnieuw proberen

## De bots
ui-bot = bot
ui-character-isabela = Een kapitein die drie zetten vooruitdenkt en nooit haar stem verheft.
ui-character-tomas = Een stuurman die wel een oog kwijt is, maar nog nooit een kaart.
ui-character-pepa = De scheepskok: voedt iedereen, vergeeft niets.
ui-character-baltasar = Een koopman die zijn munten twee keer telt, en de jouwe één keer.
ui-character-nils = De scheepsjongen, nieuw aan boord, die alles één keer probeert.
ui-character-ximena = Een geleerde die voor haar plezier spelregels leest.
ui-character-coco = De scheepspapegaai: doet anderen na en wint soms.
ui-character-anselm = Een monnik met alle tijd van de wereld. Dat is zijn wapen.
ui-character-amina = Een sterrenkundige die de sterren leest, en jouw gezicht.
ui-character-joost = Een gokker die elk risico een plan noemt.
ui-character-sigrid = Een timmervrouw die eerst bouwt en dan vraagt.
ui-character-marisol = Ze speelde dit al voor jij geboren was, en ze weet alles nog.

## Berichten
ui-notices = Berichten
ui-notices-how = Aan tafels waar beurt voor beurt wordt gespeeld, laten we je weten wanneer je aan de beurt bent; je hoeft niet steeds te kijken.
ui-notices-choose = Kies waar en wanneer
ui-notices-browsers = Browsers
ui-notices-here = Deze browser
ui-notices-tell-here = Stuur me bericht in deze browser
ui-hears-insecure = Browsers nemen berichten alleen via HTTPS aan, en deze pagina kwam via gewoon HTTP. Mail en chatgroepen werken wel.
ui-hears-missing = Deze browser neemt geen berichten aan. Zet Quivira op een iPhone of iPad eerst op het beginscherm en open het daar.
ui-hears-denied = Je hebt deze site verboden berichten te sturen; sta ze toe in de browserinstellingen voor deze site.
ui-notices-mail = Mail
ui-notices-mail-how = Eerst sturen we een mail met een link. Met een bevestigd adres kom je ook weer binnen als je je wachtwoord vergeet.
ui-notices-mail-guest = Eerst sturen we een mail met een link. Als je een account maakt, geef het adres dan opnieuw op.
ui-notices-address = Mailadres
ui-notices-letter = Er is een mail onderweg. Volg de link daarin.
ui-notices-groups = Chatgroepen
ui-notices-groups-how = Een webhook is een adres dat je van een chatgroep of een eigen programma krijgt. Wat we daarheen sturen, kan de hele groep lezen.
ui-notices-style = Waar is het?
ui-style-discord = Discord
ui-style-slack = Slack
ui-style-matrix = Matrix
ui-style-json = Eigen programma
ui-notices-style-how = { $style ->
    [discord] In de kanaalinstellingen: Integraties, Webhooks, Nieuwe webhook, Webhook-URL kopiëren.
    [slack] In je werkruimte: voeg de app ‘Incoming Webhooks’ toe en kopieer het adres van het kanaal.
    [matrix] In een kamer met de brug matrix-hookshot: !hookshot webhook Quivira
   *[json] We sturen JSON, ondertekend zoals standardwebhooks.com beschrijft.
}
ui-notices-url = Webhookadres
ui-notices-secret = Geheim
ui-notices-secret-how = Met dit geheim kan je programma controleren of een bericht van ons komt. Het wordt alleen deze keer getoond.
ui-notices-for-table = { $style }, voor iedereen aan één tafel
ui-notices-failing = Het laatste bericht kwam daar niet aan.
ui-notices-test = Test sturen
ui-notices-tested = Verstuurd.
ui-notices-not-sent = Niet aangenomen: { $why }
ui-notices-remove = Verwijderen
ui-notices-add = Toevoegen
ui-notices-when = Wanneer en waarover
ui-notices-delay = Als een tafel zo lang op me wacht
ui-notices-at-once = Meteen
ui-notices-delay-how = Eén bericht voor alle tafels die dan wachten, en geen terwijl je naar de tafel kijkt.
ui-notices-always = Ook terwijl ik naar de tafel kijk
ui-notices-quiet = Stille uren
ui-quiet-begins = Van
ui-quiet-ends = Tot
ui-notices-what = Laat het weten als
ui-event-turn = ik aan de beurt ben
ui-event-reminder = mijn tijd opraakt
ui-event-nudge = iemand op mijn zet wacht
ui-event-late = iemand ons al dagen laat wachten
ui-event-vote = iemand mijn stem vraagt
ui-event-bot = een bot mijn plaats inneemt
ui-event-invitation = iemand met wie ik heb gespeeld me uitnodigt
ui-event-rematch = iemand nog een keer met me wil spelen
ui-event-terms = de instellingen wijzigen van een tafel waar ik wacht
ui-event-ready = ik aan mijn tafel het spel kan beginnen
ui-event-removed = ik verwijderd word van een tafel waar ik wacht
ui-event-over = een spel is afgelopen
ui-notices-at-table = Berichten van deze tafel
ui-wanted-usual = Zoals gewoonlijk
ui-wanted-always = Altijd
ui-wanted-never = Nooit
ui-wanted-how = { $wanted ->
    [always] Je krijgt bericht van deze tafel, ook als er live wordt gespeeld.
    [never] Je krijgt geen bericht van deze tafel.
   *[usual] Je krijgt bericht als er beurt voor beurt wordt gespeeld, niet als er live wordt gespeeld.
}
ui-notices-want = Laat me weten wanneer ik aan de beurt ben
ui-notices-group-here = Laat een chatgroep weten wie hier aan de beurt is
ui-companions = Mensen met wie je hebt gespeeld
ui-invite-them = Uitnodigen
ui-invited = Uitgenodigd
ui-mail-confirm = Dit adres bevestigen
ui-mail-stop = Geen mail meer
ui-mail-reset = Een nieuw wachtwoord
ui-mail-how-confirm = Dan sturen we daar bericht wanneer je aan de beurt bent.
ui-mail-how-stop = We vergeten het adres. Je kunt het later altijd weer toevoegen.
ui-mail-done-confirm = Het adres is bevestigd.
ui-mail-done-stop = Er gaat geen mail meer heen.
ui-mail-done-reset = Je wachtwoord is gewijzigd. Log ermee in. Andere plekken voor je berichten moet je opnieuw toevoegen.
ui-forgotten-name = Accountnaam of mailadres
ui-forgotten-send = Stuur me een link
ui-forgotten-sent = Als er zo’n account met een bevestigd adres is, is er een mail onderweg.
ui-forgotten-or = Of met je herstelcode:
ui-code-not-confirmed = Nog niet bevestigd: volg de link in onze mail.
ui-code-not-offered = Wie deze server beheert, heeft berichten niet ingericht.
ui-code-no-push = De meldingen konden niet worden aangezet: de dienst die ze in deze browser brengt, antwoordt niet. Probeer het later opnieuw, of kies een andere manier.
ui-code-old-link = Deze link is niet meer geldig. Vraag een nieuwe aan.
ui-code-too-many-endpoints = Je hebt er zoveel als mag. Verwijder er eerst een.
ui-code-invited-often = Je hebt deze persoon vandaag vaak genoeg uitgenodigd. Wacht nu even af.

## Wat er gespeeld is
ui-search-tables = Zoek op speler of spel
ui-tables-not-found = Geen van je tafels past daarbij.
ui-tables-all = Alle tafels tonen
ui-show-more = Meer tonen ({ $n })
ui-archive = Archief ({ $n })
ui-put-away = Archiveren
ui-bring-back = Terughalen
ui-you-left = Je bent weggegaan
ui-no-winner = Het spel is zonder winnaar geëindigd.
ui-remove-table = Verwijderen
ui-remove-how = De partij verdwijnt uit jouw lijsten, niet uit die van de anderen, en de link naar de pagina blijft werken.
ui-remove-alone-how = Hier spelen alleen bots met je mee; de partij wordt definitief gewist.
ui-remove-waiting-how = Je staat op. Een tafel waaraan niemand meer zit, verdwijnt.
ui-remove-sure = Ja, verwijderen
ui-figures = Je partijen in cijfers
ui-figures-game = Spel
ui-figures-with = Met
ui-figures-played = Gespeeld
ui-figures-won = Gewonnen
ui-figures-best = Beste score
ui-figures-ahead = Jij eindigde hoger
ui-figures-behind = Jij eindigde lager
ui-figures-csv = Alle uitslagen als tabel (CSV)
ui-game-page = Pagina van deze partij
ui-final-board = Het bord aan het eind
ui-keep-game = Om te bewaren
ui-record-text = Het verloop als tekst
ui-record-json = De opname (JSON)
ui-record-picture = De afbeelding
ui-shared = Wie de link heeft, mag deze partij bekijken
ui-shared-how = Wie er speelde, de uitslag, en de partij om terug te kijken. De chat en de tafel blijven van wie erbij was.
ui-no-game-title = Hier is geen partij
ui-no-game = Deze link leidt niet naar een afgelopen partij. Controleer hem, of kijk bij je tafels.
ui-code-not-shared = De spelers hebben deze partij niet gedeeld.
ui-code-playing = Het spel is nog bezig. Verlaat het eerst.

## Lessen
ui-learn = Leer het in 5 minuten
ui-learn-on = Verder met de les
ui-learn-again = Leer het nog eens
ui-coach = Coach in spellen die nieuw voor mij zijn: tips en “Weet je het zeker?”
ui-coach-name = Coach
ui-coach-here = Coach in dit spel
ui-coach-sure = Weet je het zeker? “{ $action }” kan hier nauwelijks goed zijn. De coach zou liever dit kiezen: “{ $rather }”.
ui-coach-back = Nog eens nadenken
ui-coach-anyway = Toch doen
ui-coach-choices = Wat levert elke keuze op?
ui-coach-off = Geen tips meer
ui-lessons = Lessen
ui-lessons-of = Lessen: { $game }
ui-learnt = Lessen: { $n } van { $all }
ui-learn-next = Volgende les
ui-lesson-begin = Beginnen
ui-lesson-new = Nog niet begonnen
ui-lesson-learnt = Geleerd
ui-lesson-quiz = Vragen: { $right } van { $all }
ui-lesson-questions = Vragen
ui-show-me = Laat zien
ui-lesson = Les
ui-lesson-guest = Gast
ui-lesson-leave = De les verlaten
ui-lesson-at = { $n } van { $last }
ui-lesson-on = Verder
ui-lesson-back = Terug
ui-lesson-again = Opnieuw beginnen
ui-lesson-read = Lees en ga dan verder. Tik op iets om te zien wat het is.
ui-lesson-watch = Kijk wat er gebeurt …
ui-lesson-shows = Aangewezen: { $thing }
ui-lesson-other = Dat mag, maar probeer wat de les voorstelt.
ui-lesson-done = Je kunt spelen!
ui-lesson-done-more = Les geleerd!
ui-lesson-done-nearly = Je bent er bijna!
ui-lesson-play = Hier verder spelen
ui-lesson-play-how = Het spel gaat verder waar de les ophield. Niveau van de bots: { $level }. Nu beslis je alles zelf. Tik op ? en dan op iets om te zien wat het is.
ui-no-lesson-title = Hier is geen les
ui-edit-new = Schrijf een les
ui-quiz-at = Vraag { $n } van { $last }
ui-quiz-right = Goed!
ui-quiz-wrong = Niet helemaal.
ui-quiz-result = { $right } van de { $all } antwoorden zijn goed.
ui-quiz-again = Fout beantwoorde vragen herhalen
