title = Złote Miasto
summary = Licytuj pary kart krajobrazu, buduj stragany od wybrzeża aż do Złotego Miasta i zbieraj kontrakty handlowe za towary, rzeki i ćwiartki.
option-show_letters = Kontrakty innych graczy
option-show_letters-false = Do końca gry każdy widzi tylko własne kontrakty handlowe.
    .short = Ukryte
option-show_letters-true = Kontrakty handlowe wszystkich graczy są przez cały czas widoczne.
    .short = Widoczne
option-memory_aid = Pomoc dla pamięci
option-memory_aid-false = Karty, które inni wzięli na oczach wszystkich, trzeba zapamiętać.
    .short = Nie
option-memory_aid-true = Widać karty, które inni wzięli na oczach wszystkich i na pewno nadal mają.
    .short = Tak
option-blocked_always_loses = Kto nigdy już niczego nie zbuduje, przegrywa
option-blocked_always_loses-true = Zawsze, także wtedy, gdy gra kończy się w tej rundzie z innego powodu.
    .short = Zawsze
option-blocked_always_loses-false = Tylko wtedy, gdy nic innego nie kończy gry w tej rundzie.
    .short = Chyba że gra i tak się kończy
option-blocked_without_key = W zasięgu tylko wewnętrzna dzielnica, a brak klucza
option-blocked_without_key-true = To znaczy, że gracz nigdy już niczego nie zbuduje.
    .short = Zablokowany
option-blocked_without_key-false = To nie znaczy, że gracz nigdy już niczego nie zbuduje.
    .short = Niezablokowany
option-board = Plansza
option-board-fair = Wyrównana wyspa: żadne pole wybrzeża nie jest lepsze od innych. Odtworzona; zasady mówią, co z niej zostało opublikowane.
    .short = Wyrównana wyspa
option-board-reconstructed = Dawniejsza wyspa, także odtworzona: niektóre pola wybrzeża są lepsze od innych.
    .short = Dawniejsza wyspa
option-board-own = Plansza z pliku gospodarza.
    .short = Z pliku
end-houses = Ktoś zbudował swój ostatni stragan.
end-cards = Podliczono ostatnią kartę podliczania punktów.
end-blocked = Ktoś nigdy już niczego nie zbuduje.

## Obrazki w zasadach
board-figure-pair = Par jest tyle, ilu graczy. Każdy kładzie dłoń na jednej z nich.
board-figure-chase = Przegonienie dłoni kosztuje monety: pierwsze w rundzie 1, następne 2, potem 3.
board-figure-coast = Każda droga zaczyna się na wybrzeżu. Tu stoi już stragan.
board-figure-onward = Stamtąd idzie się dalej drogą: pole przedmieść kosztuje dwie karty swojego terenu.
board-figure-scoring = Karta podliczania punktów mówi, o co chodzi w tej rundzie: o towar oraz o rzekę albo ćwiartkę.
board-figure-goods = Karty towarów do zdobycia. Kto ma towar z karty podliczania punktów, dostaje kontrakty, a kontrakty to punkty.
board-figure-joker = Dwie jednakowe karty są jokerem: zastępują jedną kartę dowolnego innego rodzaju.
board-figure-key = Klucze: wewnętrzna dzielnica kosztuje jeden z nich oprócz dwóch kart.
board-figure-kept = Zdobyta karta towarów: liczy się w każdej rundzie, w której podlicza się jeden z jej towarów.
board-figure-bonus = Karta premii: inni nie widzą, która to jest, a liczy się na końcu.
board-figure-outer = Zewnętrzna dzielnica: pierwszy stragan daje 5 kontraktów, drugi 3.
board-figure-inner = Wewnętrzna dzielnica: pierwszy stragan daje 10 kontraktów, drugi 6.

## Rzeczy
landscape-coast = wybrzeże
    .gen = wybrzeża
landscape-forest = las
    .gen = lasu
landscape-plain = równina
    .gen = równiny
landscape-mountain = góry
    .gen = gór
landscape-desert = pustynia
    .gen = pustyni
two-coast = 2 karty wybrzeża
two-forest = 2 karty lasu
two-plain = 2 karty równiny
two-mountain = 2 karty gór
two-desert = 2 karty pustyni
site-coast = pole wybrzeża { $n }
site-suburb = pole przedmieść { $n } ({ $terrain })
site-outer = dzielnica zewnętrzna { $n } ({ $terrain })
site-inner = dzielnica wewnętrzna ({ $terrain })
site-with-reward = { $site } – { $reward }
reward-coin = 1 moneta
reward-two-coins = 2 monety
reward-landscape_card = karta krajobrazu
reward-key_card = karta klucza
reward-bonus_card = karta premii
reward-goods_card = karta towarów
reward-outer = 5 kontraktów dla pierwszego, kto tu zbuduje, 3 dla drugiego
reward-outer-coin = 5 kontraktów i 1 moneta dla pierwszego, kto tu zbuduje, 3 kontrakty dla drugiego
reward-inner = 10 kontraktów i karta krajobrazu dla pierwszego, kto tu zbuduje, 6 kontraktów dla drugiego; potrzebna karta klucza
good-jugs = dzbany
good-wine = wino
good-cloth = sukno
good-spices = przyprawy
goods-card = { $goods }
goods-face-down = wierzchnia karta talii towarów
river-north = rzeka północna
river-east = rzeka wschodnia
river-south = rzeka południowa
river-west = rzeka zachodnia
quarter-forest = leśna ćwiartka
quarter-plain = równinna ćwiartka
quarter-mountain = górska ćwiartka
quarter-desert = pustynna ćwiartka
scoring-card = { $good } + { $area }
bonus-goods = Magazyn
    .about = Na koniec gry: 3 kontrakty za każdą twoją kartę towarów.
bonus-coins = Skarbiec
    .about = Na koniec gry: 2 kontrakty za każdą twoją monetę.
bonus-city = Miasto
    .about = Na koniec gry: 1 kontrakt za każdy twój stragan w Złotym Mieście.
bonus-rivers = Rzeki
    .about = Na koniec gry: 2 kontrakty za każdy twój stragan nad którąkolwiek rzeką.
bonus-forest = Las
    .about = Na koniec gry: 1 kontrakt za każdy twój stragan na leśnym polu przedmieść lub w leśnej dzielnicy.
bonus-plain = Równina
    .about = Na koniec gry: 1 kontrakt za każdy twój stragan na równinnym polu przedmieść lub w równinnej dzielnicy.
bonus-mountain = Góry
    .about = Na koniec gry: 1 kontrakt za każdy twój stragan na górskim polu przedmieść lub w górskiej dzielnicy.
bonus-desert = Pustynia
    .about = Na koniec gry: 1 kontrakt za każdy twój stragan na pustynnym polu przedmieść lub w pustynnej dzielnicy.

## Stół
view-round = Runda
view-start = Pierwszy gracz
view-scoring_card = Karta podliczania punktów
view-pairs = Pary
view-pair = Para
view-cards = Karty
view-taken_by = Czyja dłoń
view-price = Cena przegonienia
view-building = Płatność za
view-paid = Zapłacono
view-display = Odkryte towary
view-players = Gracze
view-seat = Gracz
view-letters = Kontrakty
view-coins = Monety
view-keys = Karty klucza
view-houses_left = Pozostałe stragany
view-hand = Karty na ręce
view-known = Widziane przez wszystkich
view-goods = Karty towarów
view-bonus = Karty premii
view-bonus_cards = Które karty premii
view-out = Nigdy już nie zbuduje
view-board = Plansza
view-site = Pole
view-houses = Stragany
view-deck = Talia krajobrazu
view-discard = Karty zużyte
view-supply = Monety w puli
view-key_supply = Karty klucza w puli
view-keys_used = Karty klucza w pudełku
view-goods_deck = Talia towarów
view-goods_out = Karty towarów w pudełku
view-bonus_deck = Talia premii
view-scoring_deck = Talia podliczania punktów
view-scored = Podliczone
view-played_on = Rozgrywka na
view-prices = Zapłata
view-pays_for = Na co wystarczy twoja ręka z parą
view-landscape = Rodzaj kart
view-ways = Sposoby zapłaty
view-answers = Wybory
view-bonus_worth = Karty premii, gdyby to był koniec
view-for_good = Kontrakty za towar, gdyby podliczać teraz
view-for_area = Kontrakty za obszar, gdyby podliczać teraz

## Pytania
ask-place = Którą parę licytujesz? Przegonienie kosztuje { $n ->
    [one] 1 monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
ask-build = Gdzie budujesz?
ask-build-second = Gdzie budujesz drugi stragan?
ask-pay = { $n ->
    [one] { $site }: co płacisz jako kartę { $card-gen }?
   *[other] { $site }: co płacisz jako kartę { $card-gen }? (Jeszcze { $n })
}
ask-goods = Którą kartę towarów bierzesz?
ask-drop = Masz pięć kart towarów. Która trafia do pudełka?
ask-bonus = Którą kartę premii zatrzymujesz?
ask-discard = Masz za dużo kart. { $n ->
    [one] Którą odrzucasz?
   *[other] Które odrzucasz? Jeszcze { $n }.
}

## Możliwości
do-place = Para { $arg }
    .brings = Obie karty trafią na twoją rękę, chyba że ktoś cię przegoni z tej pary.
do-build = Zbuduj: { $arg }
    .brings = Droga dalej w głąb wyspy i od razu nagroda, którą pokazuje pole.
do-end_turn = Zakończ swoją turę
    .brings = W tej rundzie już nie budujesz i zatrzymujesz najwyżej 5 kart krajobrazu.
do-pay = Zapłać: { $arg }
    .brings = Te karty schodzą z ręki. Dwie jednakowe zastępują jedną dowolnego innego rodzaju.
do-goods = Weź: { $arg }
    .brings = 2 kontrakty za każdym razem, gdy podliczany jest jej towar, i 2 więcej, jeśli nie ma go nikt inny.
do-drop = Oddaj do pudełka: { $arg }
    .brings = Karta trafia do pudełka; jej towar nic ci już nie daje.
do-bonus = Zatrzymaj: { $arg }
do-discard = Odrzuć: { $arg }
    .brings = Odrzucasz kartę; zostaje ci 5. Dwie jednakowe karty to joker.

## Los
do-start = Los wskazuje pierwszego gracza
do-deal = Wyłożona karta: { $arg }
do-draw = Dobrana karta: { $arg }
do-show = Odkryta karta towarów: { $arg }
do-score = Odkryta karta podliczania punktów: { $arg }

## Dlaczego nie
why-cannot-chase = Przegonienie tej dłoni kosztuje { $price ->
    [one] 1 monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}; { $n ->
    [0] nie masz żadnej
   *[other] masz tylko { $n }
}.
why-no-house-left = Nie masz już żadnego straganu.
why-own-house = Masz tam już stragan.
why-site-taken = Stoi tam już stragan.
why-no-connection = Żadna droga nie łączy tego pola z twoim straganem.
why-no-key = Wewnętrzna dzielnica wymaga karty klucza, a ty żadnej nie masz.
why-cannot-pay = Nie możesz zapłacić: brakuje ci { $n ->
    [one] 1 karty
   *[other] { $n } kart
} { $card-gen }, nawet jeśli liczyć pary jako jokery.
why-no-such-card = Nie masz takiej karty.
why-no-such-pair = Nie masz dwóch takich kart.
why-not-in-display = Ta karta towarów nie leży odkryta.
why-goods-deck-empty = Talia towarów jest pusta.
why-not-your-goods = Nie masz takiej karty towarów.
why-bonus-taken = Ktoś już wziął tę kartę premii.

## Dziennik
log-start-drawn = Pierwszym graczem zostaje { $seat }.
log-goods-turned = Odkryte towary: { $goods }.
log-round-begins = Zaczyna się runda { $n }.
log-scoring-turned = Do podliczenia: { $card }.
log-reshuffled = Karty zużyte tworzą nową, potasowaną talię.
log-dealt = Para { $n }: { $card }.
log-placed = { $seat } kładzie dłoń na parze { $n }.
    .you = Kładziesz dłoń na parze { $n }.
    .forced = Została ci tylko para { $n }.
log-chased = { $seat } zajmuje parę { $n } za { $price ->
    [one] 1 monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}; przegoniona dłoń: { $other }.
    .you = Zajmujesz parę { $n } za { $price ->
        [one] 1 monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }; przegoniona dłoń: { $other }.
    .whom = { $seat } przegania twoją dłoń z pary { $n } za { $price ->
        [one] 1 monetę
        [few] { $price } monety
        [many] { $price } monet
       *[other] { $price } monety
    }.
log-took-pair = { $seat } bierze karty: { $card } i { $second }.
    .you = Bierzesz karty: { $card } i { $second }.
log-drew = { $seat } dobiera: { $card }.
    .you = Dobierasz: { $card }.
log-drew-unseen = { $seat } dobiera kartę.
log-paid = { $seat } płaci: { $card }.
    .you = Płacisz: { $card }.
log-paid-pair = { $seat } płaci jokerem: { $card }.
    .you = Płacisz jokerem: { $card }.
log-paid-key = { $seat } płaci kartą klucza.
    .you = Płacisz kartą klucza.
log-built = { $seat } buduje: { $site }.
    .you = Budujesz: { $site }.
log-won-coins = { $seat } dostaje { $n ->
    [one] 1 monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}.
    .you = Dostajesz { $n ->
        [one] 1 monetę
        [few] { $n } monety
        [many] { $n } monet
       *[other] { $n } monety
    }.
log-won-letters = { $seat } dostaje { $n ->
    [one] 1 kontrakt handlowy
    [few] { $n } kontrakty handlowe
    [many] { $n } kontraktów handlowych
   *[other] { $n } kontraktu handlowego
}.
    .you = Dostajesz { $n ->
        [one] 1 kontrakt
        [few] { $n } kontrakty
        [many] { $n } kontraktów
       *[other] { $n } kontraktu
    }.
log-won-key = { $seat } dostaje kartę klucza.
    .you = Dostajesz kartę klucza.
log-took-goods = { $seat } bierze kartę towarów: { $goods }.
    .you = Bierzesz kartę towarów: { $goods }.
log-drew-goods = { $seat } dobiera z talii towarów: { $goods }.
    .you = Dobierasz z talii towarów: { $goods }.
log-dropped = { $seat } oddaje do pudełka kartę towarów: { $goods }.
log-took-bonus = { $seat } zatrzymuje kartę premii „{ $bonus }”.
log-took-bonus-unseen = { $seat } zatrzymuje kartę premii.
log-discarded = { $seat } odrzuca: { $card }.
log-ended-turn = { $seat } kończy turę.
    .you = Kończysz turę.
    .forced = Nie stać cię na kolejny stragan: twoja tura się kończy.
log-last-house = { $seat } stawia swój ostatni stragan; to ostatnia runda.
log-blocked = { $seat } nigdy już niczego nie zbuduje; to ostatnia runda.
log-lost = { $seat } nie może już budować i przegrywa.
log-scored-good = { $seat } dostaje { $n ->
    [one] 1 kontrakt
    [few] { $n } kontrakty
    [many] { $n } kontraktów
   *[other] { $n } kontraktu
} za towar.
    .you = Dostajesz { $n ->
        [one] 1 kontrakt
        [few] { $n } kontrakty
        [many] { $n } kontraktów
       *[other] { $n } kontraktu
    } za towar.
log-scored-area = { $seat } dostaje { $n ->
    [one] 1 kontrakt
    [few] { $n } kontrakty
    [many] { $n } kontraktów
   *[other] { $n } kontraktu
} za stragany.
    .you = Dostajesz { $n ->
        [one] 1 kontrakt
        [few] { $n } kontrakty
        [many] { $n } kontraktów
       *[other] { $n } kontraktu
    } za stragany.
log-start-passed = Następny pierwszy gracz: { $seat }.
    .you = Następną rundę zaczynasz ty.
log-bonus-scored = { $seat } dostaje { $n ->
    [one] 1 kontrakt
    [few] { $n } kontrakty
    [many] { $n } kontraktów
   *[other] { $n } kontraktu
} za kartę premii „{ $bonus }”.
log-ended = Gra się kończy; czas zliczyć kontrakty.

## Punkty
score-letters = Kontrakty
    .about = Kontrakty to punkty. Dostaje się je od razu za pierwszy i drugi stragan w dzielnicy miasta, a w każdej rundzie za towar i obszar z karty podliczania punktów.
# Of games that ended before each card had a row.
score-bonus = Karty premii
    .about = Kontrakty, które na koniec dają karty premii: każda liczy karty towarów, monety albo stragany.
score-bonus-goods = Premia: { bonus-goods }
    .about = { bonus-goods.about }
score-bonus-coins = Premia: { bonus-coins }
    .about = { bonus-coins.about }
score-bonus-city = Premia: { bonus-city }
    .about = { bonus-city.about }
score-bonus-rivers = Premia: { bonus-rivers }
    .about = { bonus-rivers.about }
score-bonus-forest = Premia: { bonus-forest }
    .about = { bonus-forest.about }
score-bonus-plain = Premia: { bonus-plain }
    .about = { bonus-plain.about }
score-bonus-mountain = Premia: { bonus-mountain }
    .about = { bonus-mountain.about }
score-bonus-desert = Premia: { bonus-desert }
    .about = { bonus-desert.about }

## Plansza
board-island = Wyspa
board-keys = Strzałki prowadzą wzdłuż dróg, Page Down i Page Up – od jednego świecącego pola do następnego, Enter otwiera pole, plus i minus przybliżają i oddalają, 0 pokazuje całą wyspę.
board-sites = Pola, na których możesz budować
board-nearer = Przybliż
board-farther = Oddal
board-fit = Pokaż całą wyspę
board-near = Przybliż miejsca, gdzie możesz budować
board-houses-of = stragany: { $names }
board-can-build = możesz tu budować
board-brings = Nagroda: { $reward }
board-cost = Koszt
board-pays = płacisz: { $cards }
board-pay-with = Zapłać kartami
board-build-for = Zbuduj i zapłać: { $cards }
board-discard = Odrzuć { $n } z { $due }
board-discards = Odrzuć: { $cards }
board-now-letters = teraz +{ $n }
board-stays = Na ręce zostaje: { $cards }
board-pair-free = wolna
board-pair-pays = Z twoimi kartami wystarczy na stragan: { $types }.
board-pair-pays-nothing = Z twoimi kartami nie wystarczy jeszcze na żaden stragan w zasięgu.
board-pair-yours = leży tu twoja dłoń
board-pair-chase = dłoń: { $name }; przegonienie kosztuje { $n ->
    [one] 1 monetę
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
board-free = wolna
board-bonus = { $n ->
    [one] 1 karta premii
    [few] { $n } karty premii
    [many] { $n } kart premii
   *[other] { $n } karty premii
}
board-worth-now = Teraz warta: { $n ->
    [one] 1 kontrakt
    [few] { $n } kontrakty
    [many] { $n } kontraktów
   *[other] { $n } kontraktu
}
board-scored-now = punktuje w tej rundzie
board-show-cards = Pokaż karty
board-show-island = Spójrz na wyspę
board-no-map = Nie udało się pobrać planszy.
board-again = Spróbuj ponownie
board-this-round = W tej rundzie, jak na razie
board-scored-today = Gdyby podliczać teraz
board-scoring-good = Każdy, kto ma kartę towarów z tym towarem, dostaje 2 kontrakty; jeśli jest jedyny, dostaje 2 dodatkowe.
board-scoring-river = Każdy, kto ma stragan na jednym z trzech podświetlonych pól nad rzeką, dostaje 2 kontrakty; kto ma ich tam więcej niż każdy inny, dostaje 2 dodatkowe. Przy remisie nie dostaje ich nikt.
board-scoring-quarter = Każdy, kto ma stragan w jednej z trzech podświetlonych dzielnic, dostaje 2 kontrakty; kto ma ich tam więcej niż każdy inny, dostaje 2 dodatkowe. Przy remisie nie dostaje ich nikt.
board-landscape-about = Płaci się nią za stragan w tym krajobrazie. Dwie jednakowe karty to joker: razem liczą się jako jedna karta dowolnego innego krajobrazu. Na koniec swojej tury zatrzymujesz najwyżej 5 kart.
board-goods-about = Karta towarów leży odkryta przed właścicielem. Przynosi kontrakty w każdej rundzie, której karta podliczania pokazuje jeden z jej towarów. Można mieć najwyżej 4.
board-legend = Co znaczą znaki
board-riverside = pole przedmieść nad rzeką
board-first-letters = kontrakty dla pierwszego, kto tam zbuduje; drugi dostaje mniej
board-own = Co masz
board-about-coast = Wybrzeże: możesz tu budować bez drogi. Mieści się tu jeden stragan.
board-about-suburb = Przedmieście: droga musi łączyć je z twoim straganem. Mieści się tu jeden stragan.
board-about-outer = Dzielnica w zewnętrznym kręgu Złotego Miasta: droga musi łączyć ją z twoim straganem. Mieści się tu po jednym straganie każdego gracza; dwaj pierwsi dostają kontrakty.
board-about-inner = Dzielnica w wewnętrznym kręgu Złotego Miasta: droga musi łączyć ją z twoim straganem, a oprócz kart kosztuje też kartę klucza. Mieści się tu po jednym straganie każdego gracza; dwaj pierwsi dostają kontrakty.
board-about-letters = Kontrakty to punkty: kto ma ich na końcu najwięcej, wygrywa.
board-letters-hidden = Tylko ty widzisz, ile ich masz; wszyscy pokazują swoje dopiero na końcu.
board-letters-secret = Ile ma ktoś inny, pozostaje tajemnicą do końca.
board-about-coins = Za monety przegania się dłoń z pary.
board-about-keys = Karta klucza pozwala zbudować w dzielnicy wewnętrznej i wtedy przepada.
board-about-houses_left = Gdy ktoś zbuduje swój ostatni stragan, gra kończy się z tą rundą.
board-about-pair = Dwie karty krajobrazu dla tego, czyja dłoń zostanie na nich do końca. Wolna para nic nie kosztuje; każde przegonienie w rundzie kosztuje o 1 monetę więcej niż poprzednie.
board-about-deck = Stąd biorą się nowe pary i nagrody. Gdy się skończy, karty zużyte tworzą nową, potasowaną talię.
board-about-hand = Karty krajobrazu, które widzi tylko ich właściciel. Płaci się nimi za stragany; na koniec tury zatrzymuje się najwyżej 5.
board-about-bonus = Karty premii leżą zakryte do końca gry. Każda liczy karty towarów, monety albo stragany.
board-about-start = Pierwszy gracz w tej rundzie jako pierwszy licytuje i buduje. W następnej będzie nim kolejna osoba zgodnie z ruchem wskazówek zegara.
board-about-known = Karty krajobrazu, które zabrano na oczach wszystkich i które na pewno są jeszcze na tej ręce.
board-about-out = Nie ma już pola, na którym ten gracz mógłby kiedykolwiek zbudować. Ta runda jest ostatnia.
board-goods-scores = W tej rundzie podlicza się: { $good }. Ta karta przynosi kontrakty.
board-goods-rests = W tej rundzie podlicza się: { $good }. Ta karta nic nie przynosi.
board-scoring = Podliczanie rundy
board-round = Runda { $n }/16
board-round-scores = Runda { $n }: to będzie podliczane
board-last-card = To ostatnia karta podliczania punktów; po jej podliczeniu gra się kończy.
board-few-houses = { $name } ma już tylko { $n ->
    [one] 1 stragan
    [few] { $n } stragany
    [many] { $n } straganów
   *[other] { $n } straganu
}. Runda, w której ktoś zbuduje ostatni stragan, jest ostatnia.

## Pierwsza lekcja
lesson-first = Twoja pierwsza droga do miasta
    .about = Dla tych, którzy jeszcze nie grali: licytacja, budowanie od wybrzeża po miasto i podliczanie.
lesson-first-city = Pośrodku wyspy leży Złote Miasto. Stawiasz stragany od wybrzeża aż po jego dzielnice. Kontrakty to punkty: kto ma ich na końcu najwięcej, wygrywa.
lesson-first-scoring = W każdej rundzie ta karta mówi, za co są kontrakty: za towar, tym razem przyprawy, oraz za rzekę albo ćwiartkę miasta, tym razem rzekę północną. Dotknij tej karty albo czegokolwiek innego, aby dowiedzieć się, co to jest.
lesson-first-chase = Za stragany płaci się kartami krajobrazu. W każdej rundzie każdy kładzie dłoń na ich parze i ją dostaje. Potrzebujesz kart równiny, ale leży tam już czyjaś dłoń. Przegoń ją: to kosztuje 1 monetę.
lesson-first-chase-second = Tę dłoń też można przegonić, ale nie ma tam karty równiny. Przegoń dłoń z równiny i lasu.
lesson-first-chase-free = Wolna para nic nie kosztuje, ale nie ma tam karty równiny. Przegoń dłoń z równiny i lasu.
lesson-first-coast = Teraz budujesz. Każda droga zaczyna się na wybrzeżu, a tam nie potrzebujesz połączenia. Zbuduj na tym polu wybrzeża i zapłać kartą wybrzeża.
lesson-first-coast-plains = Dwie jednakowe karty mogą zastąpić kartę wybrzeża, ale karty równiny będą ci potrzebne. Zapłać kartą wybrzeża.
lesson-first-coast-coast = Tak wolno, ale od podświetlonego wybrzeża droga prowadzi nad rzekę północną. Zbuduj tam.
lesson-first-coast-nothing = Nikt nie musi budować, ale bez straganów nie ma kontraktów. Zbuduj na wybrzeżu.
lesson-first-suburb = Wybrzeże dało ci kartę: znak na polu pokazuje, co ono daje. Możesz postawić drugi stragan, dalej wzdłuż drogi. Pole przedmieść kosztuje dwie karty swojego terenu. Zbuduj na tym równinnym przedmieściu.
lesson-first-suburb-other = Tak wolno, ale to nie jest nad rzeką północną. Zbuduj na podświetlonym równinnym przedmieściu.
lesson-first-suburb-nothing = Masz karty na drugi stragan. Zbuduj na równinnym przedmieściu.
lesson-first-letters = Podliczanie rundy. Masz stragan nad rzeką północną: 2 kontrakty. Masz ich tam więcej niż ktokolwiek inny: jeszcze 2. Ćwiartka miasta liczy się tak samo, za stragany w jej trzech dzielnicach.
lesson-first-goods = Skrzynia daje kartę towarów, taką jak te: 2 kontrakty w każdej rundzie, której karta pokazuje jeden z jej towarów. Czerwona pieczęć daje kartę premii: wybierasz ją w tajemnicy, a na końcu liczy ona monety, karty towarów albo stragany. Pod i na wyspie są objaśnione wszystkie znaki.
lesson-first-again = Nowa runda. Twoja dłoń leżała na wolnej parze, co nic nie kosztuje, ale cię przegoniono! Każde przegonienie w rundzie kosztuje o 1 monetę więcej niż poprzednie, więc teraz 2. Znów potrzebujesz kart równiny, a masz cztery monety. Przegoń tę dłoń.
lesson-first-again-plain = W tej parze nie ma karty równiny. Przegoń dłoń z podświetlonej.
lesson-first-joker = A teraz sedno gry: dwie jednakowe karty zastępują dowolną inną. Masz jedną kartę równiny i dwie karty lasu, a to wystarczy na Złote Miasto. Zbuduj tam.
lesson-first-joker-other = Tak wolno, ale twoje karty wystarczą na Złote Miasto. Zbuduj w podświetlonej dzielnicy.
lesson-first-joker-nothing = Twoje karty wystarczą na Złote Miasto. Zbuduj w podświetlonej dzielnicy.
lesson-first-end = W tej dzielnicy jesteś przed wszystkimi: 5 kontraktów. Dzielnice wewnętrzne dają 10, ale kosztują też kartę klucza. Gra kończy się, gdy ktoś zbuduje ostatni stragan, a najpóźniej po szesnastu rundach. Jeszcze dziesięć pytań i grasz dalej od tego miejsca.
lesson-first-quiz-win = Kto wygrywa?
    .about = Kontrakty to punkty tej gry.
lesson-first-quiz-win-1 = Kto pierwszy dotrze do środka miasta
lesson-first-quiz-win-2 = Kto zbudował najwięcej straganów
lesson-first-quiz-win-3 = Kto na końcu ma najwięcej kontraktów
lesson-first-quiz-chase = Ile kosztuje drugie przegonienie w rundzie?
    .about = Każde kosztuje o 1 monetę więcej, ktokolwiek kogo przegania; następna runda znów zaczyna się od 1.
lesson-first-quiz-chase-1 = Nic
lesson-first-quiz-chase-2 = 2 monety
lesson-first-quiz-chase-3 = 1 monetę, jak pierwsze
lesson-first-quiz-coast = Gdzie można budować bez drogi od własnego straganu?
    .about = Wszędzie indziej musi prowadzić droga od jednego z twoich straganów.
lesson-first-quiz-coast-1 = Na wolnym polu wybrzeża
lesson-first-quiz-coast-2 = Na przedmieściu
lesson-first-quiz-coast-3 = W Złotym Mieście
lesson-first-quiz-suburb = Ile kosztuje pole przedmieść?
    .about = Dzielnica zewnętrzna kosztuje tyle samo.
lesson-first-quiz-suburb-1 = 2 monety
lesson-first-quiz-suburb-2 = Dwie dowolne karty
lesson-first-quiz-suburb-3 = Dwie karty swojego terenu
lesson-first-quiz-joker = Brakuje ci jednej karty równiny. Co może ją zastąpić?
    .about = Mogą to być też karty wybrzeża.
lesson-first-quiz-joker-1 = Jedna dowolna karta
lesson-first-quiz-joker-2 = Dwie jednakowe karty
lesson-first-quiz-joker-3 = Moneta
lesson-first-quiz-river = Karta pokazuje rzekę. Kto dostaje kontrakty?
    .about = Każdy z nich dostaje 2; jeśli najwięcej ma kilku graczy, nikt nie dostaje 2 dodatkowych.
lesson-first-quiz-river-1 = Każdy, kto ma nad nią stragan, a kto ma ich najwięcej, dostaje więcej
lesson-first-quiz-river-2 = Tylko ten, kto ma tam najwięcej straganów
lesson-first-quiz-river-3 = Kto w tej rundzie tam buduje
lesson-first-quiz-good = Karta pokazuje też towar. Kto dostaje za niego kontrakty?
    .about = Kto ma go jako jedyny, dostaje 2 więcej.
lesson-first-quiz-good-1 = Kto ma najwięcej kart towarów
lesson-first-quiz-good-2 = Kto zapłaci monetę
lesson-first-quiz-good-3 = Każdy, kto ma kartę z tym towarem
lesson-first-quiz-city = Kto dostaje 5 kontraktów za dzielnicę zewnętrzną?
    .about = Drugi dostaje 3, pozostali nic.
lesson-first-quiz-city-1 = Kto pierwszy w niej buduje
lesson-first-quiz-city-2 = Każdy, kto w niej buduje
lesson-first-quiz-city-3 = Kto ma najwięcej straganów w mieście
lesson-first-quiz-inner = Co oprócz dwóch kart jest potrzebne do dzielnicy wewnętrznej?
    .about = Karty klucza zdobywa się na niektórych przedmieściach.
lesson-first-quiz-inner-1 = Moneta
lesson-first-quiz-inner-2 = Karta klucza
lesson-first-quiz-inner-3 = Karta towarów
lesson-first-quiz-end = Kiedy kończy się gra?
    .about = Ani dużo kontraktów, ani pełne miasto nie kończą gry. Gdy ktoś postawi ostatni stragan, rundę gra się jeszcze do końca.
lesson-first-quiz-end-1 = Gdy ktoś ma 50 kontraktów
lesson-first-quiz-end-2 = Gdy ktoś zbuduje ostatni stragan, a najpóźniej po szesnastu rundach
lesson-first-quiz-end-3 = Gdy Złote Miasto jest pełne

## Lekcja o przeganianiu
lesson-chase = Kiedy przeganiać
    .about = Monet jest mało: która para jest warta jednej.
lesson-chase-worth = Masz kartę wybrzeża i kartę gór. Z drugą kartą gór możesz w tej turze zbudować dwa razy: na wybrzeżu i na górskim przedmieściu obok. To jest warte monety. Przegoń dłoń z pustyni i gór.
lesson-chase-worth-free = Wtedy pewny jest tylko jeden stragan, ten na wybrzeżu. Przegoń dłoń z pustyni i gór.
lesson-chase-worth-other = To też kosztuje monetę, a nie daje karty gór. Przegoń dłoń z pustyni i gór.
lesson-chase-free = Znów masz kartę gór, a druga leży w wolnej parze. Z wolnej pary nikogo nie trzeba przeganiać. Połóż dłoń na górach i równinie.
lesson-chase-free-coin = To kosztuje monetę, a żadna z tych kart nie pasuje do twoich. Połóż dłoń na górach i równinie.
lesson-chase-free-other = Budujesz w górach. Połóż dłoń na górach i równinie.
lesson-chase-city = Stoisz w mieście, a następna górska dzielnica jest jeszcze pusta: 5 kontraktów za dwie karty gór. Z tymi dwiema masz trzy; trzecia to początek kolejnego straganu. Masz cztery monety, więcej niż inni. Przegoń dłoń z dwóch gór.
lesson-chase-city-other = Monet masz dość, a te dwie karty są dla ciebie warte więcej. Przegoń dłoń z dwóch gór.
lesson-chase-end = Teraz masz czym zapłacić za dzielnicę, a jedna karta gór jeszcze zostanie. Przeganiaj, gdy dzięki parze zbudujesz więcej i masz wolne monety; poza tym bierz to, co wolne. Grasz dalej od tego miejsca.

## Lekcja o wybrzeżach i jokerach
lesson-coasts = Wybrzeża i jokery
    .about = Jak budować tam, dokąd nie prowadzi twoja droga, kartami, które nie pasują.
lesson-coasts-joker = To przedmieście leży nad rzeką i daje kartę. Masz jedną kartę równiny; za drugą potrzebny jest joker. Z trzech kart lasu możesz oddać dwie. Zbuduj tam i zapłać kartą równiny i dwiema kartami lasu.
lesson-coasts-joker-deserts = Dwiema kartami pustyni zapłacisz za przedmieście na pustyni; z trzech kart lasu możesz oddać dwie. Zapłać dwiema kartami lasu.
lesson-coasts-joker-other = To da ci teraz mniej. Zbuduj na podświetlonym przedmieściu.
lesson-coasts-coast = Masz trzy karty pustyni, ale żadna twoja droga nie prowadzi do wolnego pola na pustyni. Wybrzeże nie potrzebuje drogi i otwiera nową. Zbuduj na podświetlonym wybrzeżu i zapłać kartą wybrzeża.
lesson-coasts-coast-deserts = Karty pustyni będą ci zaraz potrzebne. Zapłać kartą wybrzeża.
lesson-coasts-coast-other = Od podświetlonego wybrzeża drogi prowadzą na pustynię, gdzie twoje karty pasują. Zbuduj tam.
lesson-coasts-onward = Wybrzeże dało ci czwartą kartę pustyni. Drugi stragan: to przedmieście daje kartę premii, która liczy się na końcu. Zbuduj tam.
lesson-coasts-onward-other = Byłyby to teraz najwyżej 2 kontrakty albo nic. Karta premii może dać więcej. Zbuduj na podświetlonym przedmieściu.
lesson-coasts-end = Nowe wybrzeże i twoje karty znów pasują. Wybierz teraz kartę premii: taką, która liczy to, czego na końcu będziesz mieć dużo. Grasz dalej od tego miejsca.

lesson-keys = Wewnętrzne dzielnice
    .about = Jak zdobyć na czas kartę klucza i postawić dwa stragany za cztery karty.
lesson-keys-goal = Wewnętrzna dzielnica górska leży obok twojego straganu i nikogo tam jeszcze nie ma: 10 kontraktów. Kosztuje dwie karty gór i kartę klucza. Kartę klucza daje podświetlone przedmieście.
lesson-keys-pair = Masz dwie karty gór i jedną kartę równiny. Z drugą kartą równiny zbudujesz na przedmieściu, które daje kartę klucza. Połóż dłoń na równinie i górach.
lesson-keys-pair-plain = W tej parze nie ma karty równiny. Połóż dłoń na równinie i górach.
lesson-keys-key = Możesz zbudować dwa razy, a to, co da pierwszy stragan, przyda się przy drugim. Najpierw więc karta klucza: zbuduj na podświetlonym przedmieściu i zapłać dwiema kartami równiny.
lesson-keys-key-mountains = Dwie karty gór będą ci zaraz potrzebne. Zapłać kartami równiny.
lesson-keys-key-other = Bez karty klucza dzielnica wewnętrzna jest zamknięta. Zbuduj na podświetlonym przedmieściu.
lesson-keys-inner = Masz kartę klucza i karty gór. Kto przyjdzie tam drugi, dostanie tylko 6 kontraktów. Zbuduj w dzielnicy wewnętrznej.
lesson-keys-inner-other = Nic innego nie daje 10 kontraktów. Zbuduj w dzielnicy wewnętrznej.
lesson-keys-pairs = Masz jedną kartę gór i jedną kartę lasu. Każda z osobna nic nie zbuduje, dwie jednakowe to stragan. Jedna z tych par robi z twoich kart dwa stragany. Połóż dłoń na górach i lesie.
lesson-keys-pairs-other = Wtedy twoje dwie karty zostaną pojedyncze. Połóż dłoń na górach i lesie.
lesson-keys-joker = Dwie jednakowe karty mogą zastąpić inną, ale wtedy płacisz o jedną kartę więcej. Masz obie karty gór, więc karty lasu zostaw razem. Zbuduj na podświetlonym przedmieściu i zapłać dwiema kartami gór.
lesson-keys-joker-forests = Wtedy na drugi stragan nie starczy. Zapłać kartami gór, a karty lasu zostaw razem.
lesson-keys-joker-other = Podświetlone przedmieście daje kartę premii, która liczy się na końcu. Zbuduj tam.
lesson-keys-end = Za dwie karty lasu możesz od razu zbudować w dzielnicy. Zdobywaj na czas kartę klucza, trzymaj jednakowe karty razem, a jokera używaj tylko tam, gdzie brakuje karty. Najpierw wybierz kartę premii. Grasz dalej od tego miejsca.
