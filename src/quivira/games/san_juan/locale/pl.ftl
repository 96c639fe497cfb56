title = San Juan
summary = Wybieraj postacie, wznoś miasto z kart, które trzymasz w ręce, i postaw dwanaście budynków przed innymi – albo po prostu lepsze.
option-expansion = Nowe budynki
option-expansion-false = 112 kart gry podstawowej.
    .short = Bez nich
option-expansion-true = 30 dodatkowych kart: jedenaście nowych budynków, a na stole Katedra.
    .short = Z nimi
option-advanced = Przygotowanie gry
option-advanced-false = Każdy dobiera 4 karty.
    .short = Podstawowe
option-advanced-true = Gubernator dobiera 5 kart, następny gracz 6 i tak dalej; każdy zatrzymuje 4.
    .short = Zaawansowane
option-harbor_per_good = Towary pod Portem
option-harbor_per_good-false = W jednej fazie kupca pod Port może trafić jeden towar.
    .short = Jeden na fazę
option-harbor_per_good-true = Pod Port może trafić każdy sprzedany towar.
    .short = Każdy sprzedany
end-buildings = Faza budowniczego skończyła się z dwunastoma budynkami w jednym z miast.
end-stalled = Nikt już nie buduje.

## Obrazki w zasadach
board-figure-taken = Ta postać jest wzięta: działają wszyscy, a kto ją wziął, ma przywilej.
board-figure-free = Ta jest jeszcze wolna. Każdą postać bierze się raz na rundę.
board-figure-built = Budynek w mieście; przedtem był kartą na ręce.
board-figure-pays = To, co zostaje na ręce, opłaca dalsze budynki: za budynek o koszcie 3 oddaje się trzy z tych kart.
board-figure-indigo = Każdy zaczyna z farbiarnią w mieście.
board-figure-hand = Cztery karty na początek: każdą można zbudować albo zapłacić nią za inną.
board-figure-good = Na tym budynku produkcyjnym leży towar: zakryta karta ze stosu.
board-figure-empty = Ten jest pusty i w następnej fazie nadzorcy może wytworzyć towar.
board-figure-market = Karta targowiska mówi, ile kart daje teraz każdy towar.
board-figure-trader = Kto wziął kupca, może sprzedać o jeden towar więcej niż inni.

## Rzeczy
card-indigo_plant = Farbiar{"\u00AD"}nia
    .acc = Farbiarnię
    .about = Nadzorca: mieści jedno indygo, które sprzedaje się w fazie kupca. Można mieć dowolną liczbę takich budynków.
card-sugar_mill = Cukrow{"\u00AD"}nia
    .acc = Cukrownię
    .about = Nadzorca: mieści jeden cukier, który sprzedaje się w fazie kupca. Można mieć dowolną liczbę takich budynków.
card-tobacco_storage = Suszarnia tytoniu
    .acc = Suszarnię tytoniu
    .about = Nadzorca: mieści jeden tytoń, który sprzedaje się w fazie kupca. Można mieć dowolną liczbę takich budynków.
card-coffee_roaster = Palarnia kawy
    .acc = Palarnię kawy
    .about = Nadzorca: mieści jedną kawę, którą sprzedaje się w fazie kupca. Można mieć dowolną liczbę takich budynków.
card-silver_smelter = Manu{"\u00AD"}faktura srebra
    .acc = Manufakturę srebra
    .about = Nadzorca: mieści jedno srebro, które sprzedaje się w fazie kupca. Można mieć dowolną liczbę takich budynków.
card-archive = Archiwum
    .acc = Archiwum
    .about = Burmistrz: dobrane karty trafiają na rękę, a odrzucasz dowolne karty z całej ręki.
card-smithy = Kuźnia
    .acc = Kuźnię
    .about = Budowniczy: budynki produkcyjne kosztują cię o 1 kartę mniej.
card-gold_mine = Kopalnia złota
    .acc = Kopalnię złota
    .about = Poszukiwacz złota, ktokolwiek go wybrał: odkryj 4 karty; jeśli każda ma inny koszt, dostajesz najtańszą.
card-poor_house = Przybu{"\u00AD"}dówka
    .acc = Przybudówkę
    .about = Budowniczy: jeśli po budowie masz najwyżej 1 kartę, dobierz 1.
card-black_market = Czarny rynek
    .acc = Czarny rynek
    .about = Budowniczy: odrzuć 1 lub 2 swoje towary; każdy zastępuje 1 kartę zapłaty.
card-well = Studnia
    .acc = Studnię
    .about = Nadzorca: jeśli wyprodukujesz co najmniej 2 towary, dobierz 1 kartę.
card-market_stand = Mały targ
    .acc = Mały targ
    .about = Kupiec: jeśli sprzedasz co najmniej 2 towary, dobierz 1 kartę więcej.
card-trading_post = Faktoria
    .acc = Faktorię
    .about = Kupiec: możesz sprzedać o 1 towar więcej.
card-crane = Żuraw
    .acc = Żuraw
    .about = Budowniczy: możesz postawić nowy budynek w miejscu własnego i zapłacić tylko różnicę kosztów.
card-chapel = Kaplica
    .acc = Kaplicę
    .about = Początek rundy: możesz wsunąć pod nią 1 kartę z ręki; każda daje na koniec 1 punkt.
card-aqueduct = Akwedukt
    .acc = Akwedukt
    .about = Nadzorca: możesz wyprodukować o 1 towar więcej.
card-tower = Wieża widokowa
    .acc = Wieżę widokową
    .about = Początek rundy: twój limit kart na ręce wynosi 12.
card-carpenter = Stolarnia
    .acc = Stolarnię
    .about = Budowniczy: po wzniesieniu budynku miejskiego dobierz 1 kartę.
card-prefecture = Kance{"\u00AD"}laria
    .acc = Kancelarię
    .about = Burmistrz: zatrzymujesz o 1 kartę więcej.
card-market_hall = Duży targ
    .acc = Duży targ
    .about = Kupiec: jeśli sprzedasz co najmniej 1 towar, dobierz 1 kartę więcej.
card-quarry = Kamienio{"\u00AD"}łom
    .acc = Kamieniołom
    .about = Budowniczy: budynki miejskie kosztują cię o 1 kartę mniej.
card-library = Biblio{"\u00AD"}teka
    .acc = Bibliotekę
    .about = Podwaja przywilej wybranej przez ciebie postaci; w grze dwuosobowej tylko przy jednej twojej postaci w rundzie.
card-statue = Statua
    .acc = Statuę
    .about = Pomnik: punkty, bez działania.
card-victory_column = Kolumna
    .acc = Kolumnę
    .about = Pomnik: punkty, bez działania.
card-hero = Pomnik odkrywcy
    .acc = Pomnik odkrywcy
    .about = Pomnik: punkty, bez działania.
card-triumphal_arch = Łuk trium{"\u00AD"}falny
    .acc = Łuk triumfalny
    .about = Koniec gry: 4, 6 albo 8 punktów za 1, 2 albo 3 twoje pomniki.
card-palace = Pałac
    .acc = Pałac
    .about = Koniec gry: 1 punkt za każde 4 pozostałe punkty.
card-city_hall = Ratusz
    .acc = Ratusz
    .about = Koniec gry: 1 punkt za każdy twój budynek miejski, razem z Ratuszem.
card-guild_hall = Siedziba cechu
    .acc = Siedzibę cechu
    .about = Koniec gry: 1 punkt za każdy twój budynek produkcyjny i 1 za każdy ich rodzaj.
card-office = Biuro
    .acc = Biuro
    .about = Początek rundy: możesz odrzucić 1 lub 2 karty z ręki i dobrać tyle samo.
card-guard_room = Wartow{"\u00AD"}nia
    .acc = Wartownię
    .about = Początek rundy: gracze bez Wartowni mają limit 6 kart na ręce. Wieża widokowa zachowuje swoje 12.
card-hut = Szałas
    .acc = Szałas
    .about = Kupiec: jeśli nikt nie sprzedał towaru, dobierz 1 kartę.
card-tavern = Tawerna
    .acc = Tawernę
    .about = Koniec fazy budowniczego: jeśli nikt nie ma mniej budynków od ciebie, a ktoś ma więcej, dobierz 1 kartę.
card-customs_office = Komora celna
    .acc = Komorę celną
    .about = Burmistrz: jeśli jest pusta, dostaje towar, który zawsze sprzedaje się za 2.
card-park = Park
    .acc = Park
    .about = Budowniczy: gdy dzięki Żurawiowi inny budynek zajmuje jego miejsce, liczy się jako 6.
card-bank = Bank
    .acc = Bank
    .about = Początek rundy, raz w grze: możesz wsunąć pod niego dowolną liczbę kart z ręki; każda daje na koniec 1 punkt.
card-harbor = Port
    .acc = Port
    .about = Kupiec: sprzedany towar możesz wsunąć pod Port, bez podglądania; każdy daje na koniec 1 punkt.
card-goldsmith = Pracow{"\u00AD"}nia złotnicza
    .acc = Pracownię złotniczą
    .about = Poszukiwacz złota, ktokolwiek go wybrał: odkryj 1 kartę; jeśli nikt nie ma takiego budynku, możesz ją wziąć.
card-residence = Rezy{"\u00AD"}dencja
    .acc = Rezydencję
    .about = Koniec gry: 4, 3, 2 i 1 punkt za zestawy trzech różnych budynków o równym koszcie.
card-cathedral = Katedra
    .acc = Katedrę
    .about = Leży na stole, dopóki ktoś jej nie zbuduje. Koniec gry: 4, 3, 2 i 1 punkt za budynki przeciwników o koszcie 6.
card-for = { $card } ({ $n })
building-with-good = { $card } + towar
building-with-cards = { $building } (pod spodem { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
})
role-builder = Budowniczy
    .acc = Budowniczego
    .about = Każdy może wznieść jeden budynek. Budowniczy płaci o 1 kartę mniej.
role-producer = Nadzorca
    .acc = Nadzorcę
    .about = Każdy może wyprodukować 1 towar. Nadzorca może wyprodukować 2.
role-trader = Kupiec
    .acc = Kupca
    .about = Każdy może sprzedać 1 towar. Kupiec może sprzedać 2.
role-councillor = Burmistrz
    .acc = Burmistrza
    .about = Każdy może dobrać 2 karty i zatrzymać 1. Burmistrz dobiera 5.
role-prospector = Poszukiwacz złota
    .acc = Poszukiwacza złota
    .about = Tylko poszukiwacz złota dobiera 1 kartę.
role-of = { $role } ({ $seat })
over-card = Postaw go w miejscu budynku: { $card }
over-nothing = Postaw go obok pozostałych
library-now = Użyj przy tej postaci
library-later = Zachowaj na drugą postać
tile = indygo { $indigo }, cukier { $sugar }, tytoń { $tobacco }, kawa { $coffee }, srebro { $silver }
price-of = { $card } { $n }
price-printed = koszt na karcie

## Stół
view-round = Runda
view-idle = Rundy bez nowego budynku (zasada 68: po 20 koniec gry)
view-governor = Gubernator
view-last_role = Ostatnio wybrana postać
view-phase = Faza
view-chooser = Postać wybiera
view-turn = Ruch ma
view-library = Biblioteka podwaja przywilej
view-library_spent = Biblioteka użyta w tej rundzie
view-roles = Postacie
view-could_build = Możesz zbudować
view-could_make = Towary do wyprodukowania
view-could_sell = Towary do sprzedania
view-tile = Ceny
view-tiles_seen = Odkryte karty targowiska
view-cathedral = Katedra na stole
view-building = W budowie
view-makes_way = W miejscu budynku
view-site = Plac budowy
view-bonus = Karty za sprzedaż
view-shown = Odkryte
view-at_work = Odkrywa
view-drawing = Karty do dobrania
view-revealing = Zostaną odkryte
view-pile = Stos kart do dobierania
view-discard = Stos kart odrzuconych
view-players = Gracze
view-removed = Poza grą
view-seat = Gracz
view-buildings = Miasto
view-hand_size = Liczba kart na ręce
view-hand_limit = Limit kart na ręce
view-hand = Ręka
view-drawn = Dobrane
view-under = Pod Kaplicą i Bankiem
view-goods = Towary
view-printed = Punkty na kartach
view-bank_used = Bank użyty

## Pytania
ask-keep-four = { $n ->
    [one] Którą kartę oddajesz? Zatrzymujesz cztery.
    [few] Które { $n } karty oddajesz? Zatrzymujesz cztery.
    [many] Które karty oddajesz? Jeszcze { $n }; zatrzymujesz cztery.
   *[other] Które { $n } karty oddajesz? Zatrzymujesz cztery.
}
ask-role = Którą postać wybierasz?
ask-library = Czy przy tej postaci używasz Biblioteki?
ask-office = Które karty wymieniasz w Biurze (1–2)?
ask-chapel = Którą kartę wsuwasz pod Kaplicę?
ask-bank = Które karty wsuwasz pod Bank (tylko raz)?
ask-limit = Masz za dużo kart. { $n ->
    [one] Odrzuć jeszcze 1 kartę.
    [few] Odrzuć jeszcze { $n } karty.
    [many] Odrzuć jeszcze { $n } kart.
   *[other] Odrzuć jeszcze { $n } karty.
}
ask-build = Co budujesz?
ask-over = W miejscu którego budynku?
ask-market = Czarny rynek: który towar wydajesz? (Do zapłaty: { $n })
ask-pay = Czym płacisz? Do zapłaty { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
ask-produce = { $n ->
    [one] Gdzie produkujesz towar? Możesz wyprodukować 1.
   *[other] Gdzie produkujesz towary? Możesz wyprodukować najwyżej { $n }.
}
ask-sell = { $n ->
    [one] Który towar sprzedajesz? Możesz sprzedać 1.
   *[other] Które towary sprzedajesz? Możesz sprzedać najwyżej { $n }.
}
ask-harbor = Ile towarów trafia pod Port?
ask-counsel = Ile kart dobierasz? Zatrzymasz z nich { $n ->
    [one] jedną
   *[other] { $n }
}.
ask-keep = { $n ->
    [one] Którą kartę zatrzymujesz?
    [few] Które { $n } karty zatrzymujesz?
    [many] Które karty zatrzymujesz? Jeszcze { $n }.
   *[other] Które { $n } karty zatrzymujesz?
}
ask-archive = { $n ->
    [one] Którą kartę z całej ręki odrzucasz?
    [few] Które { $n } karty z całej ręki odrzucasz?
    [many] Które karty z całej ręki odrzucasz? Jeszcze { $n }.
   *[other] Które { $n } karty z całej ręki odrzucasz?
}
ask-prospect = Czy dobierasz?
ask-goldsmith = Czy bierzesz odkrytą kartę?

## Możliwości
do-role = Wybierz { $arg-acc }
do-library = { $arg }
do-build = Zbuduj { $arg-acc }
do-build-nothing = Nie buduj niczego
    .brings = Zatrzymujesz karty na lepszy budynek.
do-over = { $arg }
do-market = Wydaj towar z budynku: { $arg }
    .brings = Towar zastępuje 1 kartę zapłaty.
do-market-done = Nie wydawaj więcej towarów
    .brings = Resztę płacisz kartami, a towary zostają na sprzedaż.
do-pay = Zapłać kartą: { $arg }
    .brings = Karta przepada: zatrzymaj te, które chcesz zbudować.
do-produce = Wyprodukuj towar w budynku: { $arg }
    .brings = Towar leży tam, aż sprzedasz go za karty.
do-produce-done = Nie produkuj więcej
do-sell = Sprzedaj towar z budynku: { $arg }
    .brings = Dobierasz tyle kart, ile za ten towar pokazuje karta targowiska.
do-sell-done = Nie sprzedawaj więcej
    .brings = Zatrzymane towary można sprzedać później, może za więcej kart.
do-harbor = { $arg ->
    [0] Żaden
    [one] 1 towar
    [few] { $arg } towary
    [many] { $arg } towarów
   *[other] { $arg } towaru
}
    .brings = Każdy towar pod Portem daje na koniec 1 punkt.
do-draw = { $arg ->
    [one] Dobierz 1 kartę
    [few] Dobierz { $arg } karty
    [many] Dobierz { $arg } kart
   *[other] Dobierz { $arg } karty
}
    .brings = Nowe karty: do budowania albo do zapłaty.
do-decline = Nie dobieraj
    .brings = Twoja ręka się nie zmienia.
do-keep = Zatrzymaj { $arg-acc }
do-discard = Odrzuć { $arg-acc }
    .brings = Karta przepada: oddaj to, czego i tak nie zbudujesz.
do-office = Wymień { $arg-acc }
    .brings = Odkładasz kartę i dobierasz inną.
do-office-done = Nie wymieniaj więcej
    .brings = Pozostałe karty zatrzymujesz.
do-chapel = Wsuń pod Kaplicę: { $arg }
    .brings = Karta da na koniec 1 punkt, ale nie można jej już zbudować.
do-chapel-nothing = Nie wsuwaj niczego pod Kaplicę
    .brings = Zatrzymujesz wszystkie karty: do budowania albo do zapłaty.
do-bank = Wsuń pod Bank: { $arg }
    .brings = Karta da na koniec 1 punkt; można to zrobić tylko raz.
do-bank-done = Nie wsuwaj więcej pod Bank
do-take = Weź ją
    .brings = Karta trafia na twoją rękę.
do-leave = Zostaw ją

## Los
do-governor = Losowanie gubernatora
do-card = Karta: { $arg }
do-tile = Karta targowiska: { $arg }

## Dlaczego nie
why-role-taken = Tę postać ma w tej rundzie { $other }.
why-library-spent = Biblioteka została już użyta w tej rundzie.
why-owned = Masz już ten budynek.
why-cannot-pay = { $has ->
    [0] Nie masz czym zapłacić
    [one] Możesz zapłacić tylko 1 kartą
   *[other] Możesz zapłacić tylko { $has } kartami
}, a { $needs ->
    [one] potrzebna jest 1 karta
    [few] potrzebne są { $needs } karty
    [many] potrzeba { $needs } kart
   *[other] potrzeba { $needs } karty
}.
why-crane-itself = Sam Żuraw zostaje na swoim miejscu.
why-same-kind = Budynek nie może zająć miejsca budynku tego samego rodzaju.
why-passed-over = Wybieraj w kolejności listy: ta pozycja jest już za tobą.
why-too-few-follow = Wybieraj w kolejności listy: brakuje jeszcze { $n }, a od tego miejsca jest ich za mało.
why-not-empty = Leży już na nim towar.
why-no-good = Nie ma na nim towaru do sprzedania.
why-one-good-a-phase = Pod Port trafia tylko jeden towar w fazie.

## Dziennik
log-governor-drawn = Pierwszy gubernator: { $seat }.
    .you = Pierwszym gubernatorem jesteś ty.
log-governor-moves = Gubernator: { $seat }.
    .you = Gubernatorem jesteś ty.
log-round-begins = Zaczyna się runda { $n }.
log-role-taken = { $seat } wybiera { $role-acc }.
    .you = Wybierasz { $role-acc }.
log-library-used = Biblioteka podwaja przywilej. Właściciel: { $seat }.
    .you = Biblioteka podwaja twój przywilej.
log-library-kept = { $seat } zachowuje Bibliotekę na drugą postać.
log-library-spent = Biblioteka była już użyta w tej rundzie, przywilej się nie podwaja. Właściciel: { $seat }.
log-drew = { $seat } dobiera { $card-acc }.
    .you = Dobierasz { $card-acc }.
log-drew-hidden = { $seat } dobiera { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
log-discarded = { $seat } odrzuca { $card-acc }.
    .you = Odrzucasz { $card-acc }.
log-discarded-hidden = { $seat } odrzuca { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
log-reshuffled = Odrzucone karty tworzą po potasowaniu nowy stos. Jest ich { $n }.
log-pile-empty = Nie ma już kart do dobrania.
log-works = Działa { $card }. Właściciel: { $seat }.
    .you = Działa twój budynek: { $card }.
log-built = { $n ->
    [0] { $seat } buduje { $card-acc } za darmo.
    [one] { $seat } buduje { $card-acc } za 1 kartę.
    [few] { $seat } buduje { $card-acc } za { $n } karty.
    [many] { $seat } buduje { $card-acc } za { $n } kart.
   *[other] { $seat } buduje { $card-acc } za { $n } karty.
}
    .you = Budujesz { $card-acc } { $n ->
        [0] za darmo
        [one] za 1 kartę
        [few] za { $n } karty
        [many] za { $n } kart
       *[other] za { $n } karty
    }.
log-built-over = { $n ->
    [0] { $seat } zamienia { $over-acc } na { $card-acc } za darmo.
    [one] { $seat } zamienia { $over-acc } na { $card-acc } za 1 kartę.
    [few] { $seat } zamienia { $over-acc } na { $card-acc } za { $n } karty.
    [many] { $seat } zamienia { $over-acc } na { $card-acc } za { $n } kart.
   *[other] { $seat } zamienia { $over-acc } na { $card-acc } za { $n } karty.
}
log-good-lost = { $seat } traci towar z budynku: { $card }.
log-good-spent = { $seat } wydaje towar z budynku: { $card }.
log-paid = { $seat } płaci kartą: { $card }.
    .you = Płacisz kartą: { $card }.
log-built-nothing = { $seat } nie buduje niczego.
    .you = Nie budujesz niczego.
    .forced = Nie ma nic, co możesz zbudować i opłacić.
log-cannot-build = { $seat } ma za mało kart, żeby budować.
    .you = Masz za mało kart, żeby budować.
log-produced = { $seat } produkuje towar w budynku: { $card }.
    .you = Produkujesz towar w budynku: { $card }.
log-produced-nothing = { $seat } nie produkuje towarów.
log-nothing-empty = { $seat } nie ma pustego budynku produkcyjnego.
log-tile-turned = Karta targowiska: { $tile }.
log-sold = { $seat } sprzedaje towar z budynku: { $card }. Cena: { $n }.
    .you = Sprzedajesz towar z budynku: { $card }. Cena: { $n }.
log-sold-nothing = { $seat } nie sprzedaje niczego.
log-no-goods = { $seat } nie ma towarów na sprzedaż.
log-shipped = { $seat } wsuwa pod Port { $n ->
    [one] 1 towar
    [few] { $n } towary
    [many] { $n } towarów
   *[other] { $n } towaru
}.
log-customs-filled = Do Komory celnej trafia towar. Właściciel: { $seat }.
log-declined = { $seat } nie dobiera kart.
log-kept = { $seat } zatrzymuje { $card-acc }.
    .you = Zatrzymujesz { $card-acc }.
log-kept-hidden = { $seat } zatrzymuje { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
log-revealed = { $seat } odkrywa { $card-acc }.
    .you = Odkrywasz { $card-acc }.
log-took = { $seat } bierze { $card-acc }.
    .you = Bierzesz { $card-acc }.
log-mine-failed = { $seat } nie znajduje złota: dwie z kart mają ten sam koszt.
    .you = Nie znajdujesz złota: dwie z kart mają ten sam koszt.
log-already-built = Ten budynek stoi już w jednym z miast: { $card }. { $seat } nie bierze karty.
log-left = { $seat } nie bierze odkrytej karty: { $card }.
log-exchanged = { $n ->
    [0] { $seat } nie wymienia kart w Biurze.
    [one] { $seat } wymienia w Biurze 1 kartę.
    [few] { $seat } wymienia w Biurze { $n } karty.
    [many] { $seat } wymienia w Biurze { $n } kart.
   *[other] { $seat } wymienia w Biurze { $n } karty.
}
log-tucked = { $seat } wsuwa { $card-acc } pod { $under-acc }.
log-tucked-hidden = { $seat } wsuwa kartę pod { $under-acc }.
log-ended = Dwanaście budynków: koniec gry, pora policzyć punkty.
log-exhausted = Nikt nigdy już nie dobierze karty ani niczego nie zbuduje: koniec gry, pora policzyć punkty.
log-stalled = Liczba rund bez nowego budynku: { $n }. Koniec gry, pora policzyć punkty.

## Punktacja
score-buildings = Budynki
    .about = Punkty wydrukowane na wszystkich twoich budynkach.
score-tucked = Karty pod budynkami
    .about = 1 punkt za każdą kartę pod Kaplicą, Bankiem lub Portem albo pod budynkiem, który stanął na ich miejscu.
score-triumphal_arch = Łuk trium{"\u00AD"}falny
    .about = { card-triumphal_arch.about }
score-city_hall = Ratusz
    .about = { card-city_hall.about }
score-guild_hall = Siedziba cechu
    .about = { card-guild_hall.about }
score-residence = Rezyden{"\u00AD"}cja
    .about = { card-residence.about }
score-cathedral = Katedra
    .about = Koniec gry: 4, 3, 2 i 1 punkt za budynki przeciwników o koszcie 6.
score-palace = Pałac
    .about = { card-palace.about }

## Plansza
board-does-builder = Zbuduj
board-gets-builder = −1 karta
board-does-producer = Wytwórz 1 towar
board-gets-producer = 2 towary
board-does-trader = Sprzedaj 1 towar
board-gets-trader = 2 towary
board-does-councillor = Dobierz 2, weź 1
board-gets-councillor = dobierz 5
board-does-prospector = Reszta: nic
board-gets-prospector = dobierz 1
board-role-hint = { ask-role } To, co stoi przy ★, jest tylko dla ciebie.
board-two-roles = W dwie osoby gubernator bierze w każdej rundzie dwie postacie, pierwszą i trzecią; druga osoba bierze jedną pomiędzy nimi.
board-first-of-two = Którą postać wybierasz najpierw? Z kartą gubernatora wybierasz dwie.
board-second-of-two = Którą postać wybierasz jako drugą?
board-governor-two = Gubernator: { $name }. Bierze pierwszą i trzecią postać.
board-prices-hidden = Ceny: jeszcze nieznane
board-prices-next = Następne ceny
board-market-about = Karty targowiska w kolejności odkrywania. Gdy znamy już wszystkie pięć, powtarzają się w tej samej kolejności.
board-built = budynki: { $n } z 12
board-idle = Rundy bez nowego budynku: { $n }; po 20 gra się kończy (zasada 68).
board-not-yet = działa od następnej fazy
board-card = { $card }, koszt { $cost }, { $points ->
    [0] punkty na koniec gry
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
board-could-build = Z ręki możesz teraz zbudować: { $cards }.
board-could-build-nothing = Z ręki nie stać cię teraz na żaden budynek.
board-could-make = { $n ->
    [0] Nie masz pustego budynku produkcyjnego.
    [one] Możesz teraz wyprodukować 1 towar.
    [few] Możesz teraz wyprodukować { $n } towary.
   *[other] Możesz teraz wyprodukować { $n } towarów.
}
board-could-sell = { $n ->
    [0] Nie masz towarów na sprzedaż.
    [one] Możesz teraz sprzedać 1 towar.
    [few] Możesz teraz sprzedać { $n } towary.
   *[other] Możesz teraz sprzedać { $n } towarów.
}
board-card-for = { $n ->
    [0] można zbudować za darmo
    [one] można zbudować za 1 kartę
    [few] można zbudować za { $n } karty
   *[many] można zbudować za { $n } kart
}
board-over-for = { $n ->
    [0] w tym miejscu za darmo
    [one] w tym miejscu za 1 kartę
    [few] w tym miejscu za { $n } karty
   *[many] w tym miejscu za { $n } kart
}
board-sells-for = { $n ->
    [one] do sprzedania za 1 kartę
    [few] do sprzedania za { $n } karty
   *[many] do sprzedania za { $n } kart
}
board-sells-between = { $span ->
    [0] towar do sprzedania za { $highest ->
        [one] 1 kartę
        [few] { $highest } karty
       *[many] { $highest } kart
    }
   *[other] towar do sprzedania za { $lowest }–{ $highest } karty
}
board-given-up = Tracisz: { $what }
board-cards = { $n ->
    [one] 1 karta
    [few] { $n } karty
   *[many] { $n } kart
}
board-a-card = karta
board-hand = { $n ->
    [one] 1 karta na ręce
    [few] { $n } karty na ręce
   *[many] { $n } kart na ręce
}, limit { $most }
board-above-limit = { $n ->
    [one] 1 karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
} ponad limit: na początku następnej rundy odrzucasz do { $most }.
board-will-discard = Na początku następnej rundy odrzucasz { $n ->
    [one] 1 kartę
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}.
board-hand-empty = Nie masz kart na ręce.
board-tap-drawn = Dotknij karty, aby przeczytać, co robi.
board-on-table = Na stole
board-about = O karcie: { $card }
board-card-cost = { $n ->
    [one] Kosztuje 1 kartę z ręki
    [few] Kosztuje { $n } karty z ręki
   *[many] Kosztuje { $n } kart z ręki
}
board-card-points = { $n ->
    [0] Punkty liczone na koniec gry
    [one] 1 punkt na koniec gry
    [few] { $n } punkty na koniec gry
   *[many] { $n } punktów na koniec gry
}
board-worth-now = Teraz warte: { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
board-would-be-worth = Zbudowane teraz byłoby warte { $n ->
    [one] 1 punkt
    [few] { $n } punkty
    [many] { $n } punktów
   *[other] { $n } punktu
}
board-arrows = Klawisze strzałek przechodzą od karty do karty.
board-pay-with = { $n ->
    [one] Wskaż na ręce 1 kartę, którą płacisz.
    [few] Wskaż na ręce { $n } karty, którymi płacisz.
   *[many] Wskaż na ręce { $n } kart, którymi płacisz.
}
board-pay-all = Płacisz wszystkimi pozostałymi kartami.
board-pay-nothing = Nie trzeba nic płacić.
board-pay-short = { $n ->
    [one] Karty nie wystarczą: wskaż w mieście 1 towar na Czarny rynek.
    [few] Karty nie wystarczą: wskaż w mieście { $n } towary na Czarny rynek.
   *[other] Karty nie wystarczą: wskaż w mieście { $n } towarów na Czarny rynek.
}
board-crane = Żuraw: wskaż budynek, który ustąpi miejsca.
board-market = { $n ->
    [one] Czarny rynek: możesz też zapłacić 1 towarem.
   *[other] Czarny rynek: możesz też płacić towarami, najwyżej { $n }.
}
board-another = Inny budynek
board-choose-more = { $n ->
    [one] Wskaż jeszcze 1
   *[other] Wskaż jeszcze { $n }
}
board-choose-goods = { $n ->
    [one] Wskaż 1 towar
    [few] Wskaż { $n } towary
   *[other] Wskaż { $n } towarów
}
board-choose-cards = { $n ->
    [one] Wskaż 1 kartę
    [few] Wskaż { $n } karty
   *[other] Wskaż { $n } kart
}
board-do-build = { $n ->
    [0] Zbuduj za darmo
    [one] Zbuduj za 1 kartę
    [few] Zbuduj za { $n } karty
   *[many] Zbuduj za { $n } kart
}
board-do-pay = { $n ->
    [one] Zapłać 1 kartę
    [few] Zapłać { $n } karty
   *[many] Zapłać { $n } kart
}
board-do-discard = { $n ->
    [one] Odrzuć 1 kartę
    [few] Odrzuć { $n } karty
   *[many] Odrzuć { $n } kart
}
board-do-keep = { $n ->
    [one] Zatrzymaj 1 kartę
    [few] Zatrzymaj { $n } karty
   *[many] Zatrzymaj { $n } kart
}
board-do-office = { $n ->
    [one] Wymień 1 kartę
    [few] Wymień { $n } karty
   *[many] Wymień { $n } kart
}
board-do-chapel = Wsuń pod Kaplicę
board-do-bank = { $n ->
    [one] Wsuń pod Bank 1 kartę
    [few] Wsuń pod Bank { $n } karty
   *[many] Wsuń pod Bank { $n } kart
}
board-do-produce = { $n ->
    [one] Wyprodukuj 1 towar
    [few] Wyprodukuj { $n } towary
   *[many] Wyprodukuj { $n } towarów
}
board-do-sell = { $n ->
    [one] Sprzedaj 1 towar
    [few] Sprzedaj { $n } towary
   *[many] Sprzedaj { $n } towarów
}
board-no-office = Niczego nie wymieniaj
board-no-chapel = Tym razem nic
board-no-bank = Nie teraz
board-no-produce = Nic nie produkuj
board-no-sell = Nic nie sprzedawaj
board-twelfth = Dwunasty budynek!
board-last-phase = Ostatnia faza
board-twelve-built = { $name } ma dwanaście budynków: gra kończy się z tą fazą budowniczego.
board-eleven-built = { $name } ma 11 z 12 budynków. Gra może się skończyć z najbliższą fazą budowniczego.
board-has-good = leży tu towar
board-no-good = nie ma tu towaru
board-under = { $n ->
    [one] leży pod nim 1 karta
    [few] leżą pod nim { $n } karty
   *[other] leży pod nim { $n } kart
}
board-taken = W tej rundzie ma tę postać { $name }.
board-free = W tej rundzie jeszcze wolna.
board-good-indigo = Indygo
board-good-sugar = Cukier
board-good-tobacco = Tytoń
board-good-coffee = Kawa
board-good-silver = Srebro
board-good-customs = Towar z komory celnej
board-good-about = Zakryta karta. W fazie kupca sprzedaje się ją za tyle kart, ile wskazuje karta targowiska.
board-limit-about = Kto na początku rundy ma więcej kart, odrzuca nadmiar. W trakcie rundy nie ma limitu.
board-built-about = Gdy faza budowniczego się kończy, a ktoś ma dwanaście budynków, gra dobiega końca.
board-printed-about = Punkty nadrukowane na budynkach. Karty pod budynkami i budynki ze znakiem zapytania liczą się na końcu.
board-pile-about = Gdy się wyczerpie, tasuje się karty odrzucone i tworzy z nich nowy stos.
board-discard-about = Zapłacone karty, sprzedane towary i wszystko inne, co oddano, zakryte.
board-governor-about = Gubernator wybiera pierwszą postać w rundzie. Potem karta przechodzi w lewo.

## Pierwsza lekcja
lesson-first = Twoje pierwsze miasto
    .about = Dla tych, którzy jeszcze nie grali: jak działają postacie, budowanie, produkcja i sprzedaż.
lesson-first-city = Oto twoje miasto: na razie jedna farbiarnia. Budynki to punkty, a kto na końcu ma najwięcej punktów, wygrywa.
lesson-first-hand = Te karty to budynki, które możesz wznieść. Są też twoimi pieniędzmi: za budynek o koszcie 2 płacisz dwiema innymi kartami. Dotknij którejś, aby przeczytać, co daje.
lesson-first-role = W każdej rundzie każdy wybiera jedną postać, a zaczyna gubernator: tym razem to ty. Wszyscy robią to, co mówi postać, a kto ją wybrał, ma przywilej: jest zapisany przy gwiazdce. Wybierz budowniczego.
lesson-first-role-other = Na nią przyjdzie czas. Najpierw coś zbuduj: wybierz budowniczego.
lesson-first-build = Masz budowniczego, więc płacisz o 1 kartę mniej. Zbuduj cukrownię i zapłać farbiarnią.
lesson-first-build-indigo = Nic by cię nie kosztowała, ale cukier czasem sprzedaje się drożej niż indygo. Zbuduj cukrownię.
lesson-first-build-nothing = Wtedy twoja postać nic ci nie da. Zbuduj cukrownię.
lesson-first-build-keep = Siedziba cechu da kiedyś dużo punktów: zatrzymaj ją. Zapłać farbiarnią.
lesson-first-produce = Inni też coś zbudowali. Teraz ktoś wziął nadzorcę i każdy może wyprodukować towar w budynku produkcyjnym; oba twoje są takie. W każdym mieści się tylko jeden. Wyprodukuj go w swojej cukrowni.
lesson-first-produce-indigo = Indygo nigdy nie daje więcej niż 1 kartę. Wyprodukuj towar w cukrowni.
lesson-first-produce-nothing = Towary nic nie kosztują, a dają karty. Wyprodukuj towar w cukrowni.
lesson-first-sell = Kupiec: każdy może sprzedać towar. Karta targowiska mówi, ile kart za niego dobierasz: za cukier 2. Sprzedaj swój cukier.
lesson-first-sell-nothing = Wtedy nie dostaniesz kart. Sprzedaj swój cukier.
lesson-first-keep = Nowa runda i nowy gubernator: następny gracz. Ktoś wziął burmistrza, więc dobierasz dwie karty i jedną z nich zatrzymujesz. Zatrzymaj Duży targ: za każdym razem, gdy sprzedajesz, daje 1 kartę więcej.
lesson-first-keep-statue = Statua to 3 punkty i nic więcej. Dzięki Dużemu targowi zbudujesz później dużo więcej. Zatrzymaj Duży targ.
lesson-first-choose = Poszukiwacz złota daje kartę tylko temu, kto go wybrał. A teraz sedno gry: bierz postać, która pomaga tobie bardziej niż innym. Masz pięć kart, oni dwie i trzy. Wybierz budowniczego.
lesson-first-choose-trader = Nikt nie ma towaru na sprzedaż. Wybierz budowniczego.
lesson-first-choose-other = Innym pomoże to tak samo. Tylko ty masz dość kart na coś dużego: wybierz budowniczego.
lesson-first-hall = Duży targ kosztuje 4, więc płacisz 3 karty. Niczego nie produkuje, tylko coś daje: takie budynki to budynki miejskie, a każdy z nich możesz mieć tylko raz. Zbuduj go i zapłać wszystkim oprócz Siedziby cechu.
lesson-first-hall-other = To później. Teraz zbuduj Duży targ.
lesson-first-hall-keep = Zatrzymaj Siedzibę cechu: da kiedyś dużo punktów. Zapłać trzema pozostałymi kartami.
lesson-first-end = Gdy po fazie budowniczego ktoś ma dwanaście budynków, gra się kończy. Wtedy liczą się punkty na twoich budynkach, a duże, jak Siedziba cechu, liczą to, co udało się zbudować. Jeszcze dziesięć pytań i grasz dalej od tego miejsca.
lesson-first-quiz-win = Kto wygrywa?
    .about = Dwanaście budynków tylko kończy grę; potem liczy się punkty.
lesson-first-quiz-win-1 = Kto pierwszy ma dwanaście budynków
lesson-first-quiz-win-2 = Kto na końcu ma najwięcej punktów
lesson-first-quiz-win-3 = Kto na końcu ma najwięcej kart
lesson-first-quiz-pay = Czym płacisz za budynek?
    .about = Każda karta to budynek, a zarazem pieniądz.
lesson-first-quiz-pay-1 = Monetami
lesson-first-quiz-pay-2 = Punktami
lesson-first-quiz-pay-3 = Innymi kartami z ręki
lesson-first-quiz-role = Ktoś wybiera budowniczego. Kto może budować?
    .about = Po kolei, zaczynając od tego, kto wybrał postać.
lesson-first-quiz-role-1 = Każdy
lesson-first-quiz-role-2 = Tylko ten, kto wybrał postać
lesson-first-quiz-role-3 = Tylko pozostali
lesson-first-quiz-builder = Jaki przywilej ma ten, kto wybiera budowniczego?
    .about = To, co przy postaci stoi obok gwiazdki, jest tylko dla tego, kto ją wybrał.
lesson-first-quiz-builder-1 = Wznosi dwa budynki.
lesson-first-quiz-builder-2 = Dobiera kartę.
lesson-first-quiz-builder-3 = Płaci o 1 kartę mniej.
lesson-first-quiz-goods = Kiedy produkujesz towary?
    .about = Każdy może wyprodukować jeden, a kto wybrał postać, dwa; każdy w pustym budynku produkcyjnym.
lesson-first-quiz-goods-1 = Gdy budujesz
lesson-first-quiz-goods-2 = Gdy ktoś wybierze nadzorcę
lesson-first-quiz-goods-3 = Na początku każdej rundy
lesson-first-quiz-price = Co daje sprzedany towar?
    .about = Kartę targowiska odkrywa się, gdy ktoś wybierze kupca.
lesson-first-quiz-price-1 = Tyle kart, ile wskazuje karta targowiska
lesson-first-quiz-price-2 = Zawsze 1 kartę
lesson-first-quiz-price-3 = Tyle punktów, ile kosztował
lesson-first-quiz-council = Ktoś inny wybiera burmistrza. Co możesz zrobić?
    .about = Kto wybrał postać, dobiera pięć, a też zatrzymuje jedną.
lesson-first-quiz-council-1 = Nic
lesson-first-quiz-council-2 = Dobrać dwie karty i zatrzymać jedną
lesson-first-quiz-council-3 = Dobrać dwie karty i zatrzymać obie
lesson-first-quiz-prospector = Ktoś inny wybiera poszukiwacza złota. Co dostajesz?
    .about = To jedyna postać, która innym nic nie daje.
lesson-first-quiz-prospector-1 = Nic
lesson-first-quiz-prospector-2 = Kartę
lesson-first-quiz-prospector-3 = Towar
lesson-first-quiz-best = Którą postać warto wybrać?
    .about = Widzisz, ile kart mają inni i co leży na ich budynkach.
lesson-first-quiz-best-1 = Zawsze budowniczego
lesson-first-quiz-best-2 = Tę, która pomaga wszystkim
lesson-first-quiz-best-3 = Tę, która pomaga mi bardziej niż innym
lesson-first-quiz-end = Kiedy kończy się gra?
    .about = W tej fazie każdy może jeszcze budować.
lesson-first-quiz-end-1 = Gdy po fazie budowniczego ktoś ma dwanaście budynków
lesson-first-quiz-end-2 = Po dwunastu rundach
lesson-first-quiz-end-3 = Gdy skończy się stos kart

## Lekcja o postaciach
lesson-roles = Rytm postaci
    .about = Kiedy zbierać karty, a kiedy budować.
lesson-roles-gather = Tym razem nic nie budujesz: twoje karty dałyby niewiele. Teraz zbieraj. Nikt nie ma towarów na sprzedaż, a burmistrz pokazuje tobie pięć kart, innym tylko dwie. Wybierz burmistrza.
lesson-roles-gather-trader = Nikt nie ma towaru na sprzedaż. Wybierz burmistrza.
lesson-roles-gather-other = To pomoże wszystkim mniej więcej tak samo. Wybierz burmistrza.
lesson-roles-keep = Dzięki Stolarni każdy następny budynek miejski daje ci kartę. Im wcześniej stoi, tym więcej daje. Zatrzymaj Stolarnię.
lesson-roles-keep-other = Ta karta da ci z czasem mniej. Zatrzymaj Stolarnię.
lesson-roles-build = Teraz masz budynek, który się opłaca, i karty, żeby za niego zapłacić. Kto bierze postać, płaci mniej i buduje pierwszy. Wybierz budowniczego.
lesson-roles-build-other = Wtedy budowniczego może wziąć ktoś inny i zapłacić mniej niż ty. Wybierz go.
lesson-roles-prospect = Stolarnia stoi, a ty masz trzy karty: zbieraj dalej. Poszukiwacz złota nie daje innym nic, a twoja Kopalnia złota może dać ci drugą kartę. Wybierz poszukiwacza złota.
lesson-roles-prospect-other = To da coś także innym. Wybierz poszukiwacza złota.
lesson-roles-end = Zbieraj, buduj, zbieraj: taki jest rytm. Od tego czasu postacie innych dały ci karty i towar, już sprzedany. Za każdym razem bierz postać, która daje tobie więcej niż innym. Teraz znów wybierasz i grasz dalej od tego miejsca.

## Lekcja o punktach
lesson-points = Najpierw siła, potem punkty
    .about = Co budować na początku, a co pod koniec.
lesson-points-power = Wczesna runda. Można zbudować pomnik, ale to tylko punkty i nic więcej. Biblioteka podwaja twój przywilej w każdej następnej rundzie. Zbuduj Bibliotekę i zapłać farbiarnią, palarnią kawy, Archiwum i Kolumną.
lesson-points-power-points = Punkty można zdobyć i na końcu; Biblioteka daje korzyść tylko wtedy, gdy już stoi. Zbuduj Bibliotekę.
lesson-points-power-other = Biblioteka da ci więcej w każdej rundzie. Zbuduj Bibliotekę.
lesson-points-power-pay = Tę kartę zatrzymaj. Zapłać farbiarnią, palarnią kawy, Archiwum i Kolumną.
lesson-points-late = Pięć rund później ktoś ma dziewięć budynków: koniec jest blisko i nowe działania już się prawie nie opłacają. Teraz buduj punkty. Zbuduj Pomnik odkrywcy i zapłać dwiema manufakturami srebra i Archiwum.
lesson-points-late-other = Pomnik odkrywcy to 5 punktów, a to daje mniej. Zbuduj Pomnik odkrywcy.
lesson-points-late-pay = Tę kartę zatrzymaj. Zapłać dwiema manufakturami srebra i Archiwum.
lesson-points-end = Na początku buduj to, co daje karty; a gdy ktoś zbliża się do dwunastu budynków, buduj to, co daje punkty. Grasz dalej od tego miejsca.

lesson-goods = Produkcja i sprzedaż
    .about = Kiedy towary dają tobie więcej niż innym.
lesson-goods-smelter = Manufaktura srebra kosztuje wszystkie twoje pozostałe karty. Ale za srebro dostaje się 2 albo 3 karty, za żaden inny towar nie ma więcej, i to wiele razy. Zbuduj manufakturę srebra.
lesson-goods-smelter-other = To da ci w następnych rundach mniej kart. Zbuduj manufakturę srebra.
lesson-goods-smelter-nothing = Karty na ręce nic nie dają. Zbuduj manufakturę srebra.
lesson-goods-produce = Kto wybiera nadzorcę, produkuje o jeden towar więcej niż inni. Masz dwa puste budynki produkcyjne: dwa towary dla ciebie, po jednym dla innych. Wybierz nadzorcę.
lesson-goods-produce-trader = Nikt nie ma jeszcze towaru na sprzedaż. Wybierz nadzorcę.
lesson-goods-produce-other = To da ci jedną kartę. Dwa towary dadzą więcej: wybierz nadzorcę.
lesson-goods-sell = Nowa runda. Masz dwa towary, inni po jednym, a kto wybiera kupca, sprzedaje o jeden towar więcej. Jeśli weźmie go ktoś inny, sprzedasz tylko jeden. Wybierz kupca.
lesson-goods-sell-other = Wtedy kupca może wziąć ktoś inny, a ty sprzedasz tylko jeden towar. Wybierz kupca.
lesson-goods-again = Dwa towary dały ci cztery karty, a z nich powstały nowe budynki. Cztery rundy później masz trzy budynki produkcyjne, wszystkie puste, i Duży targ: przy każdej sprzedaży daje 1 kartę więcej. Wybierz nadzorcę.
lesson-goods-again-trader = Nikt nie ma towaru na sprzedaż. Wybierz nadzorcę.
lesson-goods-again-other = Twoje budynki produkcyjne są puste, a towary nic nie kosztują. Wybierz nadzorcę.
lesson-goods-which = Możesz wyprodukować dwa towary. Za indygo nigdy nie ma więcej niż 1 karty. Wyprodukuj jeden w suszarni tytoniu i jeden w manufakturze srebra.
lesson-goods-which-indigo = Za indygo nigdy nie ma więcej niż 1 karty. Produkuj w suszarni tytoniu i w manufakturze srebra.
lesson-goods-which-nothing = Możesz wyprodukować dwa towary i nic to nie kosztuje. Produkuj w suszarni tytoniu i w manufakturze srebra.
lesson-goods-trade = Tymczasem nikt niczego nie sprzedał. Dopóki towar leży w budynku, nie wyprodukujesz tam następnego. Znów wybierasz postać: wybierz kupca.
lesson-goods-trade-other = Wtedy sprzedasz tylko jeden towar albo żadnego. Wybierz kupca.
lesson-goods-end = Dwa towary i Duży targ dały cztery karty, a twoje budynki znów są puste. Produkuj, gdy powstaje u ciebie więcej towarów niż u innych; sprzedawaj, gdy masz ich więcej. Grasz dalej od tego miejsca.
