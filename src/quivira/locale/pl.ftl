# Zdania wspólne dla wszystkich gier.

## Dlaczego nie
why-game-over = Gra jest skończona.
why-not-your-turn = To nie twój ruch.
why-not-asked = Teraz chodzi o inną decyzję.
why-unforeseen = Tego nie można wysłać razem z poprzednim ruchem, bo może on odsłonić coś nowego. Najpierw wykonaj tamten.

## Dziennik
log-chose = Decyzja podjęta: { $seat }.
    .you = Twoja decyzja zapadła.
log-undone = { $seat } cofa ruch.

## Stół
bot-name = Bot { $n }
bot-name-level = Bot { $n } ({ $level })
level-random = Byle jaki ruch
level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
level-expert = Ekspert
level-master = Mistrz
player-name = Gracz { $n }
yes = tak
no = nie
whose-turn = { $seat }, twój ruch
since-then = Co się wydarzyło
refused = Teraz niemożliwe
pass-keyboard = Teraz przy klawiaturze siada { $seat }.
pass-keyboard-how = Nikt inny nie patrzy na ekran. Naciśnij Enter, żeby zacząć.
how-to-choose = Podaj numer lub kod; ? – pytanie, undo, save PLIK, quit
help =
    Wpisz numer opcji albo jej kod.
    ?            pytanie i zasada, która za nim stoi
    ? WYBÓR      co oznacza dany wybór albo dlaczego jest niemożliwy
    ? NAZWA      co robi karta lub inna nazwana rzecz
    KOD KOD      kilka wyborów naraz, na przykład wszystkie karty zapłaty
    undo         cofa twój ostatni wybór
    save PLIK    zapisuje grę w pliku; quivira play --from PLIK ją wznawia
    quit         kończy grę
rule = Zasada { $n }
unknown-input = Nie ma opcji „{ $word }”. Wpisz numer opcji, jej kod albo ?, żeby zobaczyć pomoc.
undone = Cofnięto.
cannot-undo = Nie możesz niczego cofnąć bez zgody innych: od tamtej pory coś wylosowano lub odkryto albo ruch mają już inni.
saved = Zapisano w pliku { $file }.
not-saved = Nie udało się zapisać gry: { $problem }
final-scores = Wynik końcowy
total = Razem
place = Miejsce
winner = Wygrywa { $seat }.
winners = { $seats } dzielą się zwycięstwem.
choose-game = Która gra?
seats = liczba graczy: { $n }

## Powtórka
how-to-replay = Enter, b (wstecz), liczba, q (koniec)
replay-unfinished = Gra nie jest skończona; dalej: { $command }
replay-matches = Skrót stanu końcowego: { $digest }; zgadza się z zapisem.
replay-claims-nothing = Skrót stanu końcowego: { $digest }; zapis nie podaje wyniku.
replay-older-rules = Skrót stanu końcowego: { $digest }. Grano według starszych zasad (wersja { $n }); punkty i miejsca się zgadzają.

## Powiadomienia: co otrzymują przeglądarki, skrzynki i grupy
notice-turn = Twój ruch
notice-hours-left = { $n ->
    [one] Twój ruch: została { $n } godzina
    [few] Twój ruch: zostały { $n } godziny
   *[many] Twój ruch: zostało { $n } godzin
}
notice-minutes-left = { $n ->
    [one] Twój ruch: została { $n } minuta
    [few] Twój ruch: zostały { $n } minuty
   *[many] Twój ruch: zostało { $n } minut
}
notice-reminder = Twój ruch, a czas ucieka
notice-nudge = { $name } czeka na twój ruch
notice-late = { $n ->
    [one] { $names } od kilku dni nie wykonuje ruchu; możesz wezwać bota
   *[other] { $names } od kilku dni nie wykonują ruchu; możesz wezwać boty
}
notice-vote-back = { $name } chce się cofnąć
notice-vote-end = { $name } chce zakończyć grę
notice-vote-pause = { $name } prosi o przerwę
notice-bot = Teraz gra za ciebie bot; możesz wrócić na swoje miejsce w każdej chwili
notice-lost = Twój czas się skończył: przegrywasz tę grę, dalej gra bot
notice-invitation = { $name } zaprasza cię do stołu
notice-rematch = { $name } chce zagrać jeszcze raz i trzyma dla ciebie miejsce
notice-terms = { $name } zmienia ustawienia twojego stołu; spójrz jeszcze raz
notice-ready = Twój stół jest gotowy: możesz zacząć grę
notice-hostless = { $name } od dawna tu nie zagląda; możesz zacząć grę
notice-removed = { $name } zwalnia twoje miejsce przy stole; gra zacznie się bez ciebie
notice-over = Gra skończona. { $verdict }
notice-turns = Twój ruch przy { $n } stołach
notice-news = Wieści z twoich stołów: { $n }
notice-with = { $game } – gracze: { $names }
notice-round = runda { $n }
notice-test = To jest próba: powiadomienia tu docierają
notice-open = Przejdź do stołu
notice-page = Strona tej gry
notice-tables = Przejdź do swoich stołów
notice-mail-why = Dostajesz ten e-mail, bo na twoją prośbę { $site } powiadamia cię e-mailem.
notice-change = Zmień, o czym cię powiadamiać
notice-stop = Nie chcę więcej e-maili
letter-confirm = Potwierdź swój adres ({ $site })
letter-confirm-text = Ktoś chce, żeby { $site } wysyłało powiadomienia na ten adres. Jeśli to ty, potwierdź go w ciągu tygodnia.
letter-confirm-do = Potwierdź ten adres
letter-reset = Nowe hasło ({ $site })
letter-reset-text = Ktoś poprosił o nowe hasło do konta { $name } ({ $site }). Ten link jest ważny przez godzinę i działa raz.
letter-reset-do = Wybierz nowe hasło
letter-not-you = Jeśli to nie ty, nie rób nic: nic się nie zmieni.
## Skończona gra i zaproszenie
nobody-won = Gra zakończyła się bez zwycięzcy.
ended-vote = Większość zdecydowała o zakończeniu gry.
ended-abandoned = Nikt już nie grał, dlatego gra została zamknięta.
ended-resigned = Nie ma już nikogo, kto gra; to koniec.
invited = Zaproszenie do gry: { $names }.
invited-nobody = Ktoś zaprasza do gry.
invited-seats = { $n ->
    [one] 1 wolne miejsce.
    [few] { $n } wolne miejsca.
    [many] { $n } wolnych miejsc.
   *[other] { $n } wolnego miejsca.
}
