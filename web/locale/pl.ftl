# Słowa klienta w przeglądarce. Gry mają własne.

## Serwis
ui-home = Strona główna
ui-site = Quivira
ui-lobby = Poczekalnia
ui-my-tables = Moje stoły
ui-rules = Zasady
ui-settings = Ustawienia
ui-about = O serwisie
ui-skip = Przejdź do treści
ui-fan-project = Nieoficjalny projekt fanów. Podoba ci się gra? Kup ją.
ui-offline = Serwer nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
ui-close = Zamknij
ui-cancel = Anuluj
ui-confirm = Potwierdź

## Strona główna
ui-welcome = Siadaj do stołu
ui-lead = Gry planszowe przy jednym stole: ze znajomymi, gdziekolwiek są, albo od razu z botami, każdy w swoim języku.
ui-your-name = Twoje imię
ui-name-missing = Podaj imię lub pseudonim.
ui-name-ask = Jak mamy się do ciebie zwracać?
ui-name-go = Gramy!
ui-go-on = Graj dalej
ui-start-a-game = Rozpocznij grę
ui-players = { $n ->
    [one] 1 gracz
    [few] { $n } graczy
    [many] { $n } graczy
   *[other] { $n } gracza
}
ui-players-range = { $from }–{ $to } graczy
ui-weight-light = łatwa do nauki
ui-weight-medium = trochę strategii
ui-weight-heavy = głęboka strategia
ui-play-bots = Zagraj z botami
ui-play-friends = Ze znajomymi
ui-options = Opcje
ui-live-tables = Teraz przy stołach
ui-all-tables = Wszystkie otwarte stoły
ui-seats = Miejsca
ui-bot-level = Poziom botów
ui-level-random = Byle jaki ruch
    .about = Gra bez namysłu. W sam raz na pierwsze spotkanie z grą.
ui-level-easy = Łatwy
    .about = Zna zasady, popełnia błędy i dobrze się bawi.
ui-level-medium = Średni
    .about = Dobrze planuje własne ruchy.
ui-level-hard = Trudny
    .about = Myśli z wyprzedzeniem i patrzy, co knujesz.
ui-level-expert = Ekspert
    .about = Sam nauczył się tej gry, grając.
ui-level-master = Mistrz
    .about = Sam nauczył się tej gry, grając, a do tego myśli z wyprzedzeniem.
ui-clock = Czas do namysłu
ui-no-clock = Bez zegara
ui-per-move = { $time } na ruch
ui-per-player = { $time } na gracza
ui-clock-how = { $kind ->
    [none] Nikt nikogo nie pogania: dobre wśród znajomych i z botami.
    [live] Na jedno posiedzenie, gdy wszyscy są przy stole.
   *[turns] Turowo, przez kilka dni: wracasz, kiedy ci pasuje. Podczas urlopu zegar stoi.
}
ui-per-player-more = { $time } na gracza, + { $more } na ruch
ui-clock-out = Gdy skończy się czas
ui-clock-bot = Gra dalej bot
ui-clock-loses = Przegrana
ui-clock-or-lose = { $clock } · koniec czasu to przegrana
ui-clock-level = Poziom tego bota
ui-clock-out-how = { $then ->
    [loses] Komu skończy się czas, ten zajmuje ostatnie miejsce. Do końca gra bot.
   *[bot] Bot gra, dopóki gracz nie wróci; pozostali mogą wybrać silniejszego. Nikt nie przegrywa przez zegar.
}
ui-pace = Tempo
ui-pace-live = Na żywo
ui-pace-turns = Turowo
ui-joins = Kto może dołączyć
ui-joins-link = Osoby z linkiem
ui-joins-anyone = Każdy
ui-joins-how = { $open ->
    [yes] Stół widać w poczekalni. Dopóki na niego patrzysz, szybka gra też może tu kogoś posadzić: jeśli o miejscach decyduje losowanie, usiąść może każdy, opcje są zwykłe, a zegara nie ma albo daje co najmniej { $pace ->
        [turns] dzień
       *[live] dwie minuty
    } na ruch i nikt przez niego nie przegrywa.
   *[no] Stołu nie ma na żadnej liście: to ty decydujesz, kto dostanie link.
}
ui-on = Tak
ui-off = Nie

## Listy stołów
ui-your-turn = Twój ruch
ui-others-turn = Grają inni
ui-can-watch = Oglądaj
ui-free-seats = { $n ->
    [one] 1 wolne miejsce
    [few] { $n } wolne miejsca
    [many] { $n } wolnych miejsc
   *[other] { $n } wolnego miejsca
}
ui-not-started = Jeszcze nie zaczęto
ui-bots = { $n ->
    [one] 1 bot
    [few] { $n } boty
   *[many] { $n } botów
}

## Przed grą
ui-waiting-room = Przygotowujemy stół
ui-host = gospodarz
ui-sit = Usiądź
ui-add-bot = Dodaj bota
ui-send-away = Usuń
ui-send-away-name = Usuń: { $name }
ui-leave = Wstań
ui-beside = Ktoś przy tym samym urządzeniu
ui-beside-sit = Posadź
ui-invite = Zaproś
ui-invite-how = Kto otworzy ten link, może usiąść do stołu. Konto nie jest potrzebne.
ui-invite-here = Ten link działa tylko na tym urządzeniu. Aby wpuścić innych, uruchom serwer z opcją --host 0.0.0.0.
ui-qr = Kod QR z linkiem
ui-copy = Kopiuj link
ui-share = Udostępnij link
ui-copied = Skopiowano
ui-copy-yourself = Skopiuj samodzielnie: tekst jest zaznaczony.
ui-start = Zacznij grę
ui-start-bots = { $n ->
    [one] Zacznij z 1 botem
   *[other] Zacznij z { $n } botami
}
ui-host-starts = Grę zaczyna gospodarz.
ui-hostless = Gospodarza od dawna tu nie było. Możesz teraz zacząć grę.
ui-invites = { $name } zaprasza cię do gry
ui-your-table = Twój stół
ui-at-table = Przy stole
ui-seats-any = Ilu przyjdzie, tylu gra
ui-seats-any-how = Gra każdy, kto w chwili rozpoczęcia siedzi przy stole: od { $from } do { $to } osób.
ui-seats-fixed-how = Liczba graczy jest stała: { $n }. Wolne miejsca mogą zająć boty.
ui-in-lobby = Widoczny w poczekalni
ui-by-link = Tylko przez link
ui-admits = Kto może usiąść
ui-admits-everybody = Każdy
ui-admits-accounts = Osoby z kontem
ui-order = Kolejność miejsc
ui-order-seated = Jak przy stole
ui-order-lot = Losowana
ui-order-how = { $lot ->
    [yes] O miejscach decyduje losowanie na początku gry.
   *[no] Kolejność zostaje taka, jak widać; gospodarz może ją zmienić.
}
ui-table-language = Język przy stole
ui-table-language-how = W tym języku rozmawiacie na czacie. Samą grę każdy czyta we własnym.
ui-watching-allowed = Widzowie
ui-spectators-yes = Widzowie mile widziani
ui-spectators-no = Bez widzów
ui-terms = Ustawienia stołu
ui-terms-change = Zmień
ui-terms-news = Zmiana ustawień stołu:
ui-ready = Możemy grać
ui-not-ready = Jednak jeszcze nie
ui-is-ready = gotowość
ui-ready-how = Ustawienia ci odpowiadają? Daj znać.
ui-all-ready = Wszyscy są gotowi.
ui-unready = Jeszcze bez potwierdzenia: { $names }
ui-undecided = Nie wszyscy zgodzili się jeszcze na nowe ustawienia: { $names }
ui-start-people = { $n ->
    [one] Zacznij z 1 osobą
    [few] Zacznij w { $n } osoby
    [many] Zacznij w { $n } osób
   *[other] Zacznij w { $n } osoby
}
ui-mark = Twój kolor
ui-mark-change = Zmień kolor: { $name }
ui-mark-0 = Słońce
ui-mark-1 = Statek
ui-mark-2 = Liść
ui-mark-3 = Gwiazda
ui-mark-4 = Księżyc
ui-mark-5 = Klucz
ui-mark-6 = Korona
ui-mark-7 = Ryba
ui-move-up = Przesuń o jedno miejsce do przodu: { $name }
ui-sit-earlier = Usiądź bliżej początku
ui-sit-later = Usiądź bliżej końca
ui-same-device = na tym samym urządzeniu
ui-seat-kept = miejsce czeka
ui-kept = Twoje miejsce czeka na ciebie.
ui-take-kept = Zajmuję swoje miejsce
ui-kept-start = Jeśli zaczniesz teraz, za nieobecnych zagrają boty, dopóki oni się nie zjawią.
ui-beside-name = Imię drugiej osoby
ui-call-off = Odwołaj grę
ui-call-off-how = Stół zniknie dla wszystkich, a link przestanie działać. Kto teraz na niego nie patrzy, nie dostanie powiadomienia: daj mu znać samodzielnie.
ui-call-off-sure = Tak, odwołaj
ui-closes = zamknie się { $when }
ui-table-closes = Jeśli nic się tu nie wydarzy, stół zamknie się { $when }.
ui-qr-large = Pokaż duży kod QR
ui-invite-scan = Zeskanuj i dołącz
ui-matched = Szukamy graczy
ui-matched-bots = Gra zacznie się, gdy wszystkie miejsca będą zajęte. Po upływie czasu wolne zajmą boty.
ui-matched-people = { $pace ->
    [turns] Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy po upływie czasu będzie dość osób. W przeciwnym razie szukamy dalej.
   *[live] Gra zacznie się, gdy wszystkie miejsca będą zajęte albo gdy po upływie czasu będzie dość osób. W przeciwnym razie szukamy dalej, dopóki patrzysz na tę stronę.
}
ui-matched-now = Zacznij teraz z botami
ui-matched-agreed = Czekamy na zgodę pozostałych
ui-matched-leave = Nie szukaj dalej
ui-no-table-title = Nie ma tu stołu
ui-no-table = Nie ma takiego stołu albo już go nie ma: został odwołany albo nikt już przy nim nie czekał. Sprawdź link albo zacznij nową grę.
ui-removed = Twoje miejsce przy tym stole zostało zwolnione przez gospodarza.
ui-search-left = Przez chwilę cię nie było, więc twoje miejsce jest znów wolne. Usiądź, jeśli nadal chcesz zagrać.
ui-table-gone-title = Tego stołu już nie ma
ui-table-gone = Gra została odwołana albo od dawna nic się tu nie działo. Jeśli nadal chcesz zagrać, otwórz własny stół.
ui-search-over = Nikt już nie patrzył na stół, więc szukanie się skończyło. W poczekalni możesz w każdej chwili szukać znowu.
ui-stuck-title = Przy tym stole nie można grać dalej

## Gra
ui-board = Plansza
ui-opponents = Gracze
ui-actions = Twój ruch
ui-log = Dziennik
ui-chat-unread = { $n ->
    [one] Czat; 1 nowa wiadomość
    [few] Czat; { $n } nowe wiadomości
   *[many] Czat; { $n } nowych wiadomości
}
ui-chat = Czat
ui-menu = Menu
ui-round = Runda { $n }
ui-watching = oglądasz
ui-connected = Połączono
ui-lost = Brak połączenia. Próbujemy ponownie; nic nie przepadło.
ui-undo = Cofnij
ui-undo-to = Cofnij do tego miejsca: { $what }
ui-ask-undo-to = Poproś wszystkich o cofnięcie do tego miejsca: { $what }
ui-ask-undo = Prośba o cofnięcie
ui-back-to-here = Cofnij aż dotąd
ui-ask-undo-people = Gra wróci do chwili przed tym ruchem, jeśli wszyscy się zgodzą: { $names }. Wszystko, co było potem, przepada.
ui-ask-undo-bots = Grasz tylko z botami, więc nikt nie ma nic przeciwko. Wszystko od tego miejsca przepada.
ui-ask-everybody = Zapytaj wszystkich
ui-go-back = Cofnij
ui-let-bot-how = Bot zagra za ciebie, dopóki nie wrócisz na swoje miejsce. Możesz w tym czasie patrzeć.
ui-let-bot-sure = Tak, niech zagra bot
ui-bot-plays = Za ciebie gra bot.
ui-thinking = myśli
ui-gone = nie ma przy stole
ui-stand-in = gra bot
ui-late = koniec czasu
ui-time-left = Pozostały czas
ui-sure = { $action }?
ui-over = Gra jest skończona.
ui-last-round = Ostatnia runda
ui-near-end = Koniec jest bliski
ui-waiting-for = Czekamy na ruch: { $names }
ui-here = przy stole
ui-away-since = nie ma od { $when }
ui-vacation-until = na urlopie do { $when }
ui-waiting-away = Czekamy na ruch: { $name }, { $where }
ui-spectator-sees = Widzisz to, co leży odkryte. To, co tajne, pozostaje ukryte do końca gry.
ui-typing = { $n ->
    [one] { $names } pisze…
   *[other] { $names } piszą…
}
ui-watching-many = { $n ->
    [one] Jedna osoba ogląda.
    [few] { $n } osoby oglądają.
   *[other] { $n } osób ogląda.
}
ui-spectator-chat = Czat widzów
ui-spectator-chat-open = Ze wszystkimi
ui-spectator-chat-delayed = Z opóźnieniem
ui-spectator-chat-off = Wyłączony
ui-spectator-chat-how = { $policy ->
    [delayed] Gracze czytają wpisy widzów z opóźnieniem: { $time }.
    [off] W czasie gry piszą tylko gracze.
   *[open] Wpisy widzów czytają wszyscy przy stole.
}
ui-spectator-chat-mine = { $policy ->
    [delayed] Gracze czytają twoje wpisy z opóźnieniem: { $time }.
    [off] Gospodarz pozwala pisać w czasie gry tylko graczom.
   *[open] Twoje wpisy czytają wszyscy przy stole.
}
ui-spectator-chat-players = { $policy ->
    [off] Widzowie nie mogą tu pisać.
   *[delayed] Wpisy widzów czytasz z opóźnieniem: { $time }.
}
ui-vacation = Urlop
ui-vacation-how = Gdy cię nie ma, twoje zegary stoją przy stołach, przy których gra się turowo. Inni widzą, że masz urlop.
ui-vacation-left = { $n ->
    [one] Został ci w tym roku jeden dzień z { $days }.
    [few] Zostały ci w tym roku { $n } dni z { $days }.
   *[other] Zostało ci w tym roku { $n } dni z { $days }.
}
ui-vacation-from = Pierwszy dzień
ui-vacation-to = Ostatni dzień
ui-vacation-take = Idę na urlop
ui-vacation-from-to = Urlop od { $from } do { $to }.
ui-vacation-end = Jednak jestem
ui-answer = Twój wybór: { $what }
ui-forced = Został tylko jeden wybór: { $what }
ui-forced-brief = Samo z siebie: nie było innego wyboru.
ui-moment = Chwileczkę…
ui-skip-ahead = Pomiń
ui-unfold = Pokaż wszystko
ui-ask = Co to jest?
ui-asking = Dotknij czegokolwiek na stole, aby dowiedzieć się, co to jest.
ui-chip-bot = Tu gra bot.
ui-chip-person = Tu gra człowiek.
ui-whole-rules = Cała instrukcja
ui-earlier = Pokaż wcześniejsze wpisy
ui-log-empty = Nic się jeszcze nie wydarzyło.
ui-chat-empty = Nikt jeszcze nic nie powiedział.
ui-say = Napisz coś
ui-send = Wyślij
ui-agree = Zgoda
ui-disagree = Nie
ui-withdraw = Już nieważne
ui-recap = { $n ->
    [one] Pokaż, co się stało od twojego ruchu
   *[other] Pokaż, co się stało od twojego ruchu ({ $n })
}
ui-recap-late = Co stało się ostatnio
ui-recap-left = { $n ->
    [one] Jeden wcześniejszy wpis jest w dzienniku.
    [few] { $n } wcześniejsze wpisy są w dzienniku.
   *[many] { $n } wcześniejszych wpisów jest w dzienniku.
}
ui-hand-over = Urządzenie przejmuje { $name }
ui-hand-over-how = Nikt inny nie patrzy teraz na ekran.
ui-hand-over-ready = To ja, { $name }
ui-take-back = Wracam na swoje miejsce, które zajął bot
ui-let-bot = Niech bot gra za: { $name }
ui-call-bot = Wezwij bota w zastępstwie: { $name }
ui-remedies = { $names }: co teraz?
ui-wait = Czekaj dalej
ui-wait-how = Nic się nie zmienia i wszyscy zachowują swoje miejsca. Jeśli nikt już nie zagra, gra zostanie zamknięta: { $when }.
ui-nudge = Szturchnij: { $name }
ui-nudge-how = { $name } dowie się, że czekacie: tutaj i wszędzie tam, gdzie dostaje powiadomienia.
ui-nudge-not-yet = Na szturchnięcie jest jeszcze za wcześnie albo ktoś właśnie to zrobił.
ui-nudge-do = Szturchnij
ui-nudged = { $name } cię szturcha: stół czeka na ciebie.
ui-nudged-elsewhere = Przy jednym ze stołów inni czekają na ciebie. Przejdź tam
ui-call-bot-how = Od teraz gra tu bot i wszyscy to widzą. { $name } może wrócić na swoje miejsce w każdej chwili. Jak dobrze ma grać bot?
ui-call-bot-do = Wezwij bota
ui-other-bot = Wybierz innego bota w zastępstwie: { $name }
ui-other-bot-for-good = Bot gra tu do końca. Jak dobrze ma grać?
ui-other-bot-do = Zmień bota
ui-patience-clock = Dopóki zegar nie pokaże końca czasu, nie można wezwać bota, chyba że przy stole na żywo kogoś nie ma od pięciu minut.
ui-ask-end = Zakończ grę dla wszystkich
ui-ask-end-how = Pytamy wszystkich przy stole; decyduje większość. Remis albo brak odpowiedzi oznacza dalszą grę. Nie czekamy na tych, na których czeka gra, a tam, gdzie za kogoś gra bot, brak odpowiedzi się nie liczy. Jeśli gra się skończy, nikt nie wygrywa.
ui-ask-instead = To zastąpi pytanie, które jest teraz otwarte.
ui-stop = Przerwa, wyjście, poddanie
ui-ask-pause = Przerwa w grze
ui-ask-pause-how = Jeśli nikt się nie sprzeciwi, zegary staną i nikt nie wykona ruchu, dopóki ktoś z was nie wznowi gry.
ui-pause-game = Zrób przerwę
ui-go-away = Odejdź na razie
ui-go-away-how = Bot gra dalej za ciebie, na wybranym poziomie, a ty możesz wrócić w każdej chwili. Jeśli odejdą wszyscy, boty też poczekają; bez ruchu gra zostanie zamknięta: { $when }.
ui-go-away-do = Odejdź od stołu
ui-resign = Poddaj się
ui-resign-how = Poddajesz się na dobre: bot dogra za ciebie do końca, twoje miejsce będzie za wszystkimi innymi i nie możesz już wrócić.
ui-resign-alone = Poddajesz się na dobre: gra kończy się tutaj i nikt nie wygrywa.
ui-resign-do = Tak, poddaję się
ui-paused = Przerwa w grze od { $when }.
ui-resume = Graj dalej
ui-own-resigned = Gra poddana; za ciebie dogrywa bot.
ui-own-time = Przegrana na czas; za ciebie dogrywa bot.
ui-state-resigned = gra poddana
ui-state-time = przegrana na czas
ui-gave-up-resigned = { $name }: gra poddana, ostatnie miejsce.
ui-gave-up-time = { $name }: przegrana na czas, ostatnie miejsce.
ui-ended = Koniec bez zwycięzcy
ui-ended-how = Tak wyglądały punkty w tamtej chwili; o niczym nie decydują.
ui-ended-vote = Większość zdecydowała o zakończeniu gry.
ui-ended-abandoned = Nikt już nie grał, dlatego gra została zamknięta.
ui-ended-resigned = Nie ma już nikogo, kto gra; to koniec.
ui-incident-left = { $name } odchodzi; dalej gra bot ({ $level }).
ui-incident-returned = { $name } wraca.
ui-incident-resigned = { $name } poddaje się; dalej gra bot ({ $level }).
ui-incident-time = { $name } przegrywa na czas; dalej gra bot ({ $level }).
ui-incident-bot = { $name } wzywa bota ({ $level }) w zastępstwie: { $whom }.
ui-incident-bot-own = { $name } oddaje grę botowi ({ $level }).
ui-incident-bot-time = Koniec czasu; dalej gra bot ({ $level }) za: { $whom }.
ui-incident-missing = Bot ({ $level }) gra, zanim przyjdzie { $name }.
ui-incident-nudged = { $name } szturcha: { $whom }.
ui-incident-paused = Przerwa w grze; nikt się nie sprzeciwił.
ui-incident-resumed = { $name } kończy przerwę.
ui-incident-kept = Nie ma większości za końcem; gra toczy się dalej.
ui-vote-back = { $name } prosi o powrót do chwili przed: „{ $what }”
ui-vote-end = { $name } chce zakończyć grę bez zwycięzcy. Decyduje większość. { $bots ->
    [0] Brak odpowiedzi to głos za dalszą grą.
   *[other] Brak odpowiedzi to głos za dalszą grą, chyba że za kogoś gra bot.
}
ui-vote-pause = { $name } prosi o przerwę w grze.
ui-vote-stands = Za: { $agreed }, przeciw: { $against }; czas na odpowiedź do: { $when }
ui-vote-brief-back = { $name } chce się cofnąć
ui-vote-brief-end = { $name } chce zakończyć grę
ui-vote-brief-pause = { $name } prosi o przerwę
ui-vote-refused-back = Nie wszyscy się zgodzili; gra toczy się dalej od tego miejsca.
ui-vote-refused-end = Nie było większości za zakończeniem; gra toczy się dalej.
ui-vote-refused-pause = Nie wszyscy zgodzili się na przerwę; gra toczy się dalej.
ui-patience-minutes = { $n ->
    [one] Nie ma zegara. Za każdego, na czyj ruch czekamy, a nie ma go od minuty albo jest, ale od pół godziny nic nie robi, może zagrać bot, aż ta osoba wróci.
    [few] Nie ma zegara. Za każdego, na czyj ruch czekamy, a nie ma go od { $n } minut albo jest, ale od pół godziny nic nie robi, może zagrać bot, aż ta osoba wróci.
   *[other] Nie ma zegara. Za każdego, na czyj ruch czekamy, a nie ma go od { $n } minut albo jest, ale od pół godziny nic nie robi, może zagrać bot, aż ta osoba wróci.
}
ui-patience-days = { $n ->
    [one] Nie ma zegara. Za każdego, na kogo inni czekają dłużej niż jeden dzień, może zagrać bot, aż ta osoba wróci.
   *[other] Nie ma zegara. Za każdego, na kogo inni czekają dłużej niż { $n } dni, może zagrać bot, aż ta osoba wróci.
}
ui-replay = Powtórka
ui-rematch = Jeszcze raz
ui-join-rematch = Dołącz do rewanżu
ui-rematch-waits = Czekamy, aż dołączą: { $names }. Gra zacznie się sama, gdy wszyscy będą przy stole.
ui-rematch-table = Do stołu
ui-record = Pobierz zapis gry
ui-tie-break = Przy remisie
ui-came = { $n ->
    [1] Wygrywasz!
    [2] Zajmujesz drugie miejsce.
    [3] Zajmujesz trzecie miejsce.
    [4] Zajmujesz czwarte miejsce.
   *[other] Zajmujesz { $n }. miejsce.
}
ui-came-shared = Dzielisz zwycięstwo!
ui-points-over-time = Jak przybywało punktów
ui-analyse = Analizuj
ui-analysis = Analiza
ui-analysis-how = Wybierz rundę, aby zobaczyć ją na planszy; z każdej chwili możesz grać dalej.
ui-share-result = Udostępnij
ui-result = { $title }: { $scores }
ui-result-ended = { $n ->
    [0] { $title }: koniec bez zwycięzcy
   *[other] { $title }: koniec bez zwycięzcy. Punkty w tamtej chwili: { $scores }
}
ui-result-one = { $name } { $n }

## Ustawienia
ui-language = Język
ui-theme = Kolory
ui-theme-auto = Jak na urządzeniu
ui-theme-light = Jasne
ui-theme-dark = Ciemne
ui-speed = Animacje
ui-speed-calm = Spokojne
ui-speed-normal = Zwykłe
ui-speed-quick = Szybkie
ui-speed-off = Bez animacji
ui-confirm-moves = Pytaj mnie przed każdym ruchem
ui-sounds = Dźwięki
ui-vibrate = Wibruj, gdy jest mój ruch
ui-volume = Głośność

## Odmowy serwera
ui-code-stale = Sytuacja na stole się zmieniła; spójrz jeszcze raz.
ui-code-forbidden = Tutaj to niemożliwe.
ui-code-stand-in = Gra za ciebie bot. Najpierw wróć na swoje miejsce.
ui-code-over = Gra jest skończona.
ui-code-not-ready = Ustawienia się zmieniły. Zaczekaj, aż wszyscy się na nie zgodzą.
ui-code-not-started = Gra jeszcze się nie zaczęła.
ui-code-cannot-undo = Nie możesz niczego cofnąć bez zgody innych: od tamtej pory coś wylosowano lub odkryto albo ruch mają już inni.
ui-code-needs-consent = Tak daleko tylko za zgodą wszystkich.
ui-code-log-full = Przy tym stole cofnięto już tyle ruchów, że nie można cofnąć żadnego więcej.
ui-code-no-vote = Nikt już o to nie pyta.
ui-code-not-paused = Gra już się toczy.
ui-code-paused = Trwa przerwa. Najpierw wznówcie grę.
ui-code-resigned = Z tego miejsca zrezygnowano na dobre.
ui-code-too-soon = Jeszcze na to za wcześnie. Spróbuj później.
ui-code-vote-open = Trwa już inne głosowanie. Najpierw ono.
ui-code-no-choice = Ten ruch już się nie liczy, został cofnięty.
ui-code-no-days = Nie masz już tylu dni urlopu w tym roku.
ui-code-players-only = Przy tym stole w czasie gry piszą tylko gracze.
ui-code-sign-in = Najpierw powiedz, kim jesteś.
ui-code-full = Wszystkie miejsca są zajęte; możesz oglądać.
ui-code-name-taken = To imię jest zajęte. Wybierz inne.
ui-code-wrong-password = Nazwa lub hasło się nie zgadza.
ui-code-wrong-code = Nazwa lub kod odzyskiwania się nie zgadza.
ui-code-offline = Serwer nie odpowiada. Nic nie przepadło; spróbuj za chwilę.
ui-code-too-many = Za dużo naraz. Odczekaj chwilę.
ui-code-invalid = Coś się nie zgadza. Sprawdź, co wpisano.
ui-code-failed = Nie udało się. Spróbuj za chwilę.
ui-code-taken = Ktoś już tam siedzi. Wybierz inne miejsce.
ui-code-started = Gra już się zaczęła.
ui-code-seated = Już tu siedzisz.
ui-code-not-over = Gra jeszcze się nie skończyła.
ui-code-too-many-bots = Masz już tyle botów, ile można. Najpierw usuń jednego.
ui-code-accounts-only = Usiąść mogą tu tylko osoby z kontem. Konto założysz w ustawieniach.
ui-code-mark-taken = Ten kolor ma już ktoś inny.
ui-code-matched = Ten stół zaczyna grę sam; nikt nie może go zmienić.
ui-code-other-terms = Ustawienia właśnie się zmieniły. Spójrz jeszcze raz.
ui-code-too-few = Jest jeszcze za mało osób.
ui-code-too-few-seats = Siedzi tu już więcej osób. Najpierw ktoś musi wstać.
ui-code-damaged = Zapis tego stołu jest uszkodzony i nie da się go odczytać. Powiedz o tym osobie, która prowadzi ten serwer; pozostałym twoim stołom nic nie jest.
ui-code-not-installed = Na tym serwerze nie ma już gry z tego stołu. Poproś osobę, która go prowadzi, o ponowną instalację.
ui-code-old-rules = Przy tym stole grano według zasad, których ten serwer już nie ma. Nie można grać dalej.
ui-code-account-name = Konto zachowuje swoją nazwę.
ui-code-ambiguous = Kilka osób ma to imię. Podaj, o którą chodzi.
ui-code-bot = Gra tam już bot.
ui-code-empty = Nikt tam nie siedzi.
ui-code-here = Na tym miejscu grasz już samodzielnie.
ui-code-malformed = Serwer tego nie zrozumiał. Odśwież stronę.
ui-code-no-account = Rolę może mieć tylko osoba z kontem.
ui-code-no-example = Do tej gry nie ma przykładu.
ui-code-bad-draft = Tego nie da się zrobić w tej lekcji.
ui-code-no-lesson = Ta gra nie ma takiej lekcji.
ui-code-no-such-announcement = Tego ogłoszenia już nie ma.
ui-code-no-such-bot = Nie masz już tego bota.
ui-code-no-such-data = Serwer tego nie ma.
ui-code-no-such-endpoint = To miejsce zostało już usunięte.
ui-code-no-such-report = Tego zgłoszenia już nie ma.
ui-code-no-such-table = Nie ma takiego stołu. Sprawdź link.
ui-code-not-a-guest = Masz już konto.
ui-code-not-banned = Ta osoba nie ma zakazu wstępu.
ui-code-not-found = Tu nic nie ma.
ui-code-not-full = Są jeszcze wolne miejsca. Zaczekaj albo posadź tam boty.
ui-code-not-playing = Ta gra się nie toczy.
ui-code-not-seated = Nie siedzisz na tym miejscu.
ui-code-nothing-to-report = Nie ma tam już czego zgłaszać.
ui-code-scope = Tutaj tego nie możesz.
ui-code-try-again = Serwer nie mógł tego zapisać. Spróbuj za chwilę.
ui-code-unknown-action = W tej grze nie ma takiego ruchu. Odśwież stronę.
ui-code-unknown-game = Ten serwer nie ma tej gry.
ui-code-used-id = To już zostało zrobione.

## Poczekalnia
ui-lobby-join = Stoły, które szukają graczy
ui-lobby-watch = Stoły do oglądania
ui-lobby-empty = Żaden stół nie szuka teraz graczy. Otwórz własny, a inni go tu znajdą.
ui-quick-match = Szybka gra
ui-quick-how = Zagraj z tymi, którzy są teraz: przy pierwszym pasującym stole albo przy nowym.
ui-quick-free = Miejsca, które zostaną wolne
ui-quick-bots = { $pace ->
    [live] Po minucie boty
   *[turns] Po jednym dniu boty
}
ui-quick-people = Tylko ludzie
ui-quick-play = Graj teraz
ui-play-anyone = Z innymi
ui-begins-itself = { $n ->
    [one] Wkrótce start, { $n } wolne miejsce
    [few] Wkrótce start, { $n } wolne miejsca
    [many] Wkrótce start, { $n } wolnych miejsc
   *[other] Wkrótce start, { $n } wolnego miejsca
}
ui-filters = Filtry
ui-filter-game = Gra
ui-filter-any-game = Każda gra
ui-filter-any-pace = Każde tempo
ui-filter-seats = Liczba graczy
ui-filter-any-seats = Dowolna liczba
ui-filter-any-language = Każdy język
ui-filter-none = Pokaż wszystkie
ui-lobby-filtered = { $n ->
    [one] Nic nie pasuje do filtrów; ukryto { $n } inny stół.
    [few] Nic nie pasuje do filtrów; ukryto { $n } inne stoły.
    [many] Nic nie pasuje do filtrów; ukryto { $n } innych stołów.
   *[other] Nic nie pasuje do filtrów; ukryto { $n } innego stołu.
}
ui-waits-for-you = Czekają na ciebie
ui-running = W toku
ui-finished = Skończone
ui-no-tables = Nie siedzisz jeszcze przy żadnym stole.
ui-next-table = { $n ->
    [one] Czeka na ciebie jeszcze 1 stół
    [few] Czekają na ciebie jeszcze { $n } stoły
    [many] Czeka na ciebie jeszcze { $n } stołów
   *[other] Czeka na ciebie jeszcze { $n } stołu
}

## Zasady
ui-rule = Zasada { $n }
ui-search = Szukaj
ui-found = { $n ->
    [0] Nic nie znaleziono. Spróbuj innego słowa.
    [one] Znaleziono 1 akapit
    [few] Znaleziono { $n } akapity
    [many] Znaleziono { $n } akapitów
   *[other] Znaleziono { $n } akapitu
}
ui-contents = Spis treści
ui-example = Przykładowa runda
ui-example-how = Z prawdziwej gry: przejdź ją krok po kroku i zobacz, co robi każdy gracz.
ui-example-step = Krok { $n } z { $last }
ui-example-scores = Jak skończyła się ta gra
ui-example-total = Razem
ui-print = Drukuj

## Powtórka
ui-back = Wróć do stołu
ui-step-back = Krok wstecz
ui-step-on = Krok dalej
ui-play = Odtwarzaj
ui-pause = Wstrzymaj
ui-moment-of = Chwila gry
ui-moment-number = Wpis { $n } z { $last }
ui-round-back = Wróć do początku rundy
ui-round-on = Przejdź do następnej rundy
ui-replay-speed = Tempo: { $n }×
ui-link-moment = Link do tej chwili
ui-viewpoint = Z czyjej perspektywy
ui-spectator = Jako widz
ui-all-open = Wszystkie karty odkryte, miejsce: { $name }
ui-play-on = Graj dalej stąd

## Profil
ui-at-the-table = Przy stole
ui-profile = Profil
ui-save = Zapisz
ui-saved = Zapisano.
ui-field-missing = Wypełnij to pole.
ui-field-short = Wpisz co najmniej { $n } znaków.
ui-guest = Jesteś gościem: pamięta o tobie tylko ta przeglądarka.
ui-claim = Zachowaj swoje gry
ui-claim-how = Z nazwą i hasłem znajdziesz swoje stoły na każdym urządzeniu. Miejsca, w których dostajesz powiadomienia, zostaną usunięte (oprócz tej przeglądarki): dodaj je potem ponownie.
ui-claim-do = Załóż konto
ui-account-name = Nazwa konta
ui-password = Hasło
ui-forgotten = Nie pamiętasz hasła?
ui-recovery-code = Kod odzyskiwania
ui-recovery = Twój kod odzyskiwania
ui-recovery-how = Zapisz go. Widać go tylko ten jeden raz, a pozwoli ci wrócić, jeśli zapomnisz hasła.
ui-copy-code = Kopiuj
ui-sign-in = Zaloguj się
ui-sign-out = Wyloguj się
ui-change-password = Zmień hasło
ui-change-password-how = Wszystkie inne urządzenia zostaną wylogowane. Miejsca, w których dostajesz powiadomienia, zostaną usunięte (oprócz tej przeglądarki): dodaj je potem ponownie.
ui-password-old = Stare hasło
ui-password-new = Nowe hasło
ui-own-bots = Własne boty
ui-own-bots-how = Bot loguje się tokenem i gra przy stołach tak jak ty.
ui-bot-name = Nazwa bota
ui-bot-add = Dodaj
ui-token = Token
ui-token-how = Token twojego bota. Widać go tylko ten jeden raz.
ui-leave-site = Pożegnanie
ui-delete = Usuń moje dane
ui-delete-how = Usuwa twoje imię i wszystko, co o tobie zapisano. Nie da się tego cofnąć.
ui-delete-sure = Tak, usuńcie wszystko, co mnie dotyczy

## O serwisie
ui-about-what = Quivira to stół do gier planszowych: ze znajomymi, z botami, na żywo albo przez wiele dni, każdy w swoim języku.
ui-about-fan = Nieoficjalny projekt fanów. Tytuły należą do swoich właścicieli; nie stoi za tym żaden wydawca ani autor. Podoba ci się gra? Kup ją: prawdziwa jest z drewna i tektury, a jej twórcy z tego żyją.
ui-about-games = Gry
ui-about-game = o grze
ui-about-credits = Podziękowania
ui-about-icons = Ikony:
ui-about-fonts = Kroje pisma:
ui-about-art = Plansze, karty i teksty zasad: nasze rysunki i nasze słowa.
ui-about-api = Dla programów
ui-about-api-how = Wszystko na tych stronach działa przez otwarty interfejs. Boty i inne programy są mile widziane.
ui-about-schema = Opis interfejsu

## Nic tu nie ma
ui-no-page = Nie ma takiej strony
ui-no-page-how = Może w adresie jest literówka. Ze strony głównej dojdziesz wszędzie.

## Kto jest przy stole
ui-people = Kto jest przy stole
ui-people-none = Nikt inny tu nie siedzi.
ui-report = Zgłoś
ui-report-of = Zgłoś imię { $name }
ui-report-line = Zgłoś tę wypowiedź ({ $name })
ui-report-how = Administratorzy przeczytają tę wypowiedź i zdecydują, co z nią zrobić. Nikt inny nie dowie się, kto ją zgłosił.
ui-report-name-how = Administratorzy obejrzą to imię i zdecydują, co z nim zrobić. Nikt inny nie dowie się, kto je zgłosił.
ui-report-why = Co z tym jest nie tak? (nieobowiązkowe)
ui-report-send = Wyślij zgłoszenie
ui-report-done = Dziękujemy. Administratorzy się temu przyjrzą.
ui-line-hidden = Administrator ukrył tę wypowiedź.
ui-spectators = Pozwól oglądać tym, którzy nie grają
ui-watchers = Teraz oglądają
ui-watchers-none = Nikt nie ogląda.
ui-watchers-nameless = { $n ->
    [one] Jeden widz bez imienia
    [few] { $n } widzów bez imienia
    [many] { $n } widzów bez imienia
   *[other] { $n } widza bez imienia
}
ui-block = Zablokuj
ui-block-of = Zablokuj: { $name }
ui-unblock = Odblokuj
ui-unblock-of = Odblokuj: { $name }
ui-blocked = Zablokowani przy tym stole
ui-renew = Odnów link
ui-renew-how = Nowy link zastępuje stary, który od razu przestaje działać. Kto tu siedzi, zachowuje miejsce.
ui-my-data = Moje dane
ui-export = Pobierz moje dane
ui-export-how = Wszystko, co ten serwer o tobie wie, w jednym pliku.
ui-code-banned = Masz zakaz wstępu na ten serwer.
ui-code-blocked = Gospodarz tego stołu zablokował ci wstęp.
ui-code-closed = Administrator zamknął ten stół.
ui-code-no-spectators = Gospodarz nie wpuszcza widzów do tego stołu.
ui-code-too-many-tables = Masz już tyle stołów, ile można. Najpierw skończ lub opuść któryś.
ui-code-too-many-reports = Wiele twoich zgłoszeń czeka jeszcze na odpowiedź.
ui-code-has-role = Ta osoba ma rolę. Najpierw odbierz ją w wierszu poleceń.
ui-code-answered = Ktoś już odpowiedział na to zgłoszenie.
ui-code-no-such-person = Tej osoby już tu nie ma.

## Dla administratorów
ui-admin = Administracja
ui-admin-nobody = Ta strona jest dla administratorów.
ui-admin-reports = Zgłoszenia
ui-admin-people = Osoby
ui-admin-tables = Stoły
ui-admin-announcements = Ogłoszenia
ui-admin-audit = Dziennik
ui-admin-new-name = Nowe imię
ui-admin-why = Powód, do dziennika
ui-admin-answered = Pokaż te z odpowiedzią
ui-admin-the-name = (samo imię)
ui-admin-reporter-says = W zgłoszeniu napisano: „{ $why }”
ui-admin-answer-dismiss = Odrzuć
ui-admin-answer-hide = Ukryj wypowiedź
ui-admin-answer-rename = Zmień imię
ui-admin-answer-ban = Zabroń wstępu
ui-admin-chat = Cały czat
ui-admin-no-reports = Nie ma zgłoszeń.
ui-admin-find = Szukaj
ui-admin-only-banned = Tylko z zakazem wstępu
ui-admin-kind-guest = Gość
ui-admin-kind-account = Konto
ui-admin-kind-bot = Bot
ui-admin-role-admin = administracja
ui-admin-role-moderator = moderacja
ui-admin-seen = ostatnio: { $when }
ui-admin-tables-count = { $n ->
    [one] 1 stół
    [few] { $n } stoły
    [many] { $n } stołów
   *[other] { $n } stołu
}
ui-admin-reports-count = { $n ->
    [one] 1 zgłoszenie
    [few] { $n } zgłoszenia
    [many] { $n } zgłoszeń
   *[other] { $n } zgłoszenia
}
ui-admin-banned = Zakaz wstępu od { $when }
ui-admin-rename = Zmień imię
ui-admin-ban = Zabroń wstępu
ui-admin-unban = Cofnij zakaz
ui-admin-delete = Usuń
ui-admin-close = Zamknij
ui-admin-nothing = Nic nie znaleziono.
ui-admin-status-waiting = gra się nie zaczęła
ui-admin-status-playing = gra trwa
ui-admin-status-over = gra skończona
ui-admin-status-closed = stół zamknięty
ui-admin-announce-words = Co wszyscy powinni wiedzieć
ui-admin-announce-until = Jak długo
ui-admin-hours = { $n ->
    [1] Godzinę
    [24] Dobę
    [168] Tydzień
    [one] { $n } godzinę
    [few] { $n } godziny
    [many] { $n } godzin
   *[other] { $n } godziny
}
ui-admin-until-ended = Aż ktoś je zakończy
ui-admin-announce = Ogłoś
ui-admin-until = do { $when }
ui-admin-end = Zakończ
ui-admin-did-rename = Zmiana imienia:
ui-admin-did-ban = Zakaz wstępu:
ui-admin-did-unban = Cofnięty zakaz wstępu:
ui-admin-did-delete-person = Usunięta osoba:
ui-admin-did-grant = Nadana rola:
ui-admin-did-revoke = Odebrana rola:
ui-admin-did-hide-line = Ukryta wypowiedź:
ui-admin-did-dismiss = Odrzucone zgłoszenie:
ui-admin-did-close-table = Zamknięty stół:
ui-admin-did-delete-table = Usunięty stół:
ui-admin-did-announce = Ogłoszenie:
ui-admin-did-end-announcement = Zakończone ogłoszenie:
ui-admin-did-save-lesson = Zapisana lekcja:
ui-admin-by = kto: { $name }
ui-admin-command-line = { $name } (wiersz poleceń)

## Bez sieci
ui-away = Jesteś offline
ui-away-how = Aplikacja otworzyła się z twojego urządzenia. Twoje stoły i poczekalnia wrócą razem z siecią; nic nie przepadło.
ui-try-again = Spróbuj ponownie

## Boty
ui-bot = bot
ui-character-isabela = Kapitan, która planuje trzy ruchy naprzód i nigdy nie podnosi głosu.
ui-character-tomas = Nawigator, który stracił oko, ale nigdy mapy.
ui-character-pepa = Kucharka okrętowa: karmi wszystkich, nie wybacza nikomu.
ui-character-baltasar = Kupiec, który swoje monety liczy dwa razy, a twoje raz.
ui-character-nils = Chłopiec okrętowy, nowy na pokładzie; wszystkiego próbuje raz.
ui-character-ximena = Uczona, która czyta instrukcje dla przyjemności.
ui-character-coco = Papuga okrętowa: powtarza po innych i czasem wygrywa.
ui-character-anselm = Mnich, który ma mnóstwo czasu. To jego broń.
ui-character-amina = Astronomka, która czyta z gwiazd i z twojej twarzy.
ui-character-joost = Hazardzista, dla którego każde ryzyko to plan.
ui-character-sigrid = Cieśla: najpierw buduje, potem pyta.
ui-character-marisol = Grała w to, zanim przyszliście na świat, i wszystko pamięta.

## Powiadomienia
ui-notices = Powiadomienia
ui-notices-how = Przy stołach, przy których gra się turowo, damy ci znać, kiedy jest twój ruch; nie musisz ciągle zaglądać.
ui-notices-choose = Wybierz, gdzie i kiedy
ui-notices-browsers = Przeglądarki
ui-notices-here = Ta przeglądarka
ui-notices-tell-here = Powiadamiaj mnie w tej przeglądarce
ui-hears-insecure = Przeglądarki przyjmują powiadomienia tylko przez HTTPS, a ta strona przyszła zwykłym HTTP. E-mail i czaty grupowe działają mimo to.
ui-hears-missing = Ta przeglądarka nie przyjmuje powiadomień. Na iPhonie lub iPadzie dodaj najpierw Quivirę do ekranu początkowego i otwórz ją stamtąd.
ui-hears-denied = Powiadomienia z tej strony są zablokowane; zezwól na nie w ustawieniach przeglądarki.
ui-notices-mail = E-mail
ui-notices-mail-how = Najpierw wyślemy e-mail z linkiem. Potwierdzony adres pozwoli też wrócić na konto, gdy zapomnisz hasła.
ui-notices-mail-guest = Najpierw wyślemy e-mail z linkiem. Gdy założysz konto, podaj adres jeszcze raz.
ui-notices-address = Adres e-mail
ui-notices-letter = E-mail jest w drodze. Otwórz link, który zawiera.
ui-notices-groups = Czaty grupowe
ui-notices-groups-how = Webhook to adres, który daje ci czat grupowy albo twój program. Co tam wyślemy, przeczyta cała grupa.
ui-notices-style = Gdzie to jest?
ui-style-discord = Discord
ui-style-slack = Slack
ui-style-matrix = Matrix
ui-style-json = Własny program
ui-notices-style-how = { $style ->
    [discord] W ustawieniach kanału: Integracje, Webhooki, Nowy webhook, Kopiuj adres URL webhooka.
    [slack] W swojej przestrzeni: dodaj aplikację „Incoming Webhooks” i skopiuj adres kanału.
    [matrix] W pokoju z mostem matrix-hookshot: !hookshot webhook Quivira
   *[json] Wysyłamy JSON, podpisany tak, jak opisuje standardwebhooks.com.
}
ui-notices-url = Adres webhooka
ui-notices-secret = Sekret
ui-notices-secret-how = Tym sekretem twój program sprawdzi, czy wiadomość jest od nas. Pokazujemy go tylko ten jeden raz.
ui-notices-for-table = { $style }, dla wszystkich przy jednym stole
ui-notices-failing = Ostatnia wiadomość tam nie dotarła.
ui-notices-test = Wyślij próbę
ui-notices-tested = Wysłano.
ui-notices-not-sent = Nie przyjęto: { $why }
ui-notices-remove = Usuń
ui-notices-add = Dodaj
ui-notices-when = Kiedy i o czym
ui-notices-delay = Gdy stół czeka na mnie
ui-notices-at-once = Od razu
ui-notices-delay-how = Jedna wiadomość o wszystkich stołach, które wtedy czekają; żadnej, gdy patrzysz na stół.
ui-notices-always = Także gdy patrzę na stół
ui-notices-quiet = Godziny ciszy
ui-quiet-begins = Od
ui-quiet-ends = Do
ui-notices-what = Daj znać, gdy
ui-event-turn = jest mój ruch
ui-event-reminder = kończy mi się czas
ui-event-nudge = ktoś czeka na mój ruch
ui-event-late = ktoś od kilku dni każe nam czekać
ui-event-vote = ktoś prosi mnie o głos
ui-event-bot = bot zajmuje moje miejsce
ui-event-invitation = zaprasza mnie ktoś z moich poprzednich gier
ui-event-rematch = ktoś chce ze mną zagrać jeszcze raz
ui-event-terms = zmieniają się ustawienia stołu, przy którym czekam
ui-event-ready = mogę zacząć grę przy moim stole
ui-event-removed = tracę miejsce przy stole, przy którym czekam
ui-event-over = gra się kończy
ui-notices-at-table = Powiadomienia z tego stołu
ui-wanted-usual = Jak zwykle
ui-wanted-always = Zawsze
ui-wanted-never = Nigdy
ui-wanted-how = { $wanted ->
    [always] Dostajesz powiadomienia z tego stołu, także gdy gra się na żywo.
    [never] Z tego stołu nie dostajesz żadnych powiadomień.
   *[usual] Dostajesz powiadomienia, gdy gra się turowo, a nie na żywo.
}
ui-notices-want = Daj znać, gdy będzie mój ruch
ui-notices-group-here = Powiadamiaj czat grupowy, czyj jest tu ruch
ui-companions = Osoby z twoich poprzednich gier
ui-invite-them = Zaproś
ui-invited = Zaproszono
ui-mail-confirm = Potwierdź ten adres
ui-mail-stop = Nie chcę więcej e-maili
ui-mail-reset = Nowe hasło
ui-mail-how-confirm = Wtedy będziemy tam dawać znać, gdy będzie twój ruch.
ui-mail-how-stop = Zapomnimy ten adres. Możesz go dodać ponownie w każdej chwili.
ui-mail-done-confirm = Adres potwierdzony.
ui-mail-done-stop = Nic więcej tam nie wyślemy.
ui-mail-done-reset = Hasło zmienione. Zaloguj się nim. Pozostałe miejsca na powiadomienia trzeba dodać ponownie.
ui-forgotten-name = Nazwa konta lub adres e-mail
ui-forgotten-send = Wyślij mi link
ui-forgotten-sent = Jeśli jest takie konto z potwierdzonym adresem, e-mail jest w drodze.
ui-forgotten-or = Albo kodem odzyskiwania:
ui-code-not-confirmed = Jeszcze niepotwierdzony: otwórz link z naszego e-maila.
ui-code-not-offered = Na tym serwerze nie włączono powiadomień.
ui-code-no-push = Nie udało się włączyć powiadomień: usługa, która dostarcza je do tej przeglądarki, nie odpowiada. Spróbuj później albo wybierz inny sposób.
ui-code-old-link = Ten link już nie działa. Poproś o nowy.
ui-code-too-many-endpoints = Masz już tyle, ile można. Najpierw usuń któryś.
ui-code-invited-often = To już dość zaproszeń na dziś dla tej osoby. Teraz jej kolej.

## Co rozegrano
ui-search-tables = Szukaj gracza lub gry
ui-tables-not-found = Żaden z twoich stołów nie pasuje.
ui-tables-all = Pokaż wszystkie stoły
ui-show-more = Pokaż więcej ({ $n })
ui-archive = Archiwum ({ $n })
ui-put-away = Archiwizuj
ui-bring-back = Przywróć
ui-you-left = Nie ma cię już przy stole
ui-no-winner = Gra zakończyła się bez zwycięzcy.
ui-remove-table = Usuń
ui-remove-how = Gra zniknie z twoich list. Inni ją zachowają, a link do jej strony nadal będzie działać.
ui-remove-alone-how = Grają tu z tobą tylko boty, więc gra zostanie usunięta na zawsze.
ui-remove-waiting-how = Wstajesz od stołu. Stół, przy którym nikt nie siedzi, znika.
ui-remove-sure = Tak, usuń
ui-figures = Twoje gry w liczbach
ui-figures-game = Gra
ui-figures-with = Z kim
ui-figures-played = Rozegrane
ui-figures-won = Wygrane
ui-figures-best = Najlepszy wynik
ui-figures-ahead = Wyżej od rywala
ui-figures-behind = Niżej od rywala
ui-figures-csv = Wszystkie wyniki jako arkusz (CSV)
ui-game-page = Strona tej gry
ui-final-board = Plansza na koniec gry
ui-keep-game = Na pamiątkę
ui-record-text = Przebieg gry jako tekst
ui-record-json = Zapis gry (JSON)
ui-record-picture = Obraz
ui-shared = Każdy, kto ma link, może zobaczyć tę grę
ui-shared-how = Zobaczy, kto grał i jaki był wynik, i obejrzy powtórkę. Czat i stół pozostają dla tych, którzy przy nim byli.
ui-no-game-title = Tu nie ma gry
ui-no-game = Ten link nie prowadzi do zakończonej gry. Sprawdź go albo zajrzyj do swoich stołów.
ui-code-not-shared = Gracze nie udostępnili tej gry.
ui-code-playing = Gra jeszcze trwa. Najpierw ją opuść.

## Lekcje
ui-learn = Naucz się w 5 minut
ui-learn-on = Wróć do lekcji
ui-learn-again = Powtórz lekcję
ui-coach = Trener w grach, które są dla mnie nowe: podpowiedzi i „Na pewno?”
ui-coach-name = Trener
ui-coach-here = Trener w tej grze
ui-coach-sure = Na pewno? „{ $action }” raczej się tu nie opłaci. Trener wolałby: „{ $rather }”.
ui-coach-back = Zastanów się
ui-coach-anyway = Zrób to mimo wszystko
ui-coach-choices = Co daje który wybór?
ui-coach-off = Bez podpowiedzi
ui-lessons = Lekcje
ui-lessons-of = Lekcje: { $game }
ui-learnt = Lekcje: { $n } z { $all }
ui-learn-next = Następna lekcja
ui-lesson-begin = Zacznij
ui-lesson-new = Jeszcze nierozpoczęta
ui-lesson-learnt = Ukończona
ui-lesson-quiz = Pytania: { $right } z { $all }
ui-lesson-questions = Pytania
ui-show-me = Pokaż mi
ui-lesson = Lekcja
ui-lesson-guest = Gość
ui-lesson-leave = Opuść lekcję
ui-lesson-at = { $n } z { $last }
ui-lesson-on = Dalej
ui-lesson-back = Wstecz
ui-lesson-again = Od początku
ui-lesson-read = Przeczytaj i przejdź dalej. Dotknij czegoś, aby dowiedzieć się, co to jest.
ui-lesson-watch = Patrz, co się dzieje …
ui-lesson-shows = Wskazane: { $thing }
ui-lesson-other = Tak wolno, ale spróbuj tego, co proponuje lekcja.
ui-lesson-done = Umiesz już grać!
ui-lesson-done-more = Lekcja ukończona!
ui-lesson-done-nearly = Już prawie!
ui-lesson-play = Graj dalej od tego miejsca
ui-lesson-play-how = Gra toczy się dalej tam, gdzie skończyła się lekcja. Poziom botów: { $level }. Teraz o wszystkim decydujesz ty. Dotknij ?, a potem czegokolwiek, aby dowiedzieć się, co to jest.
ui-no-lesson-title = Tu nie ma lekcji
ui-edit-new = Napisz lekcję
ui-quiz-at = Pytanie { $n } z { $last }
ui-quiz-right = Dobrze!
ui-quiz-wrong = Nie całkiem.
ui-quiz-result = Dobrych odpowiedzi: { $right } z { $all }.
ui-quiz-again = Powtórz pytania z błędną odpowiedzią
