title = 7 Złotych Miast
summary = Potajemnie wysyłaj poszukiwaczy, bierz skarby z rzędu kart i zasłaniaj komnaty świątyni, aż każdemu skarbowi zostanie jedna wartość.
option-copy_totem = Totem „Echo”
option-copy_totem-true = Może się pojawić Echo – totem, który przed punktacją kopiuje inny totem.
    .short = Może się pojawić
option-copy_totem-false = Totem „Echo” zostaje w pudełku.
    .short = Zostaje w pudełku
end-rounds = Minęło osiem rund.

## Obrazki w zasadach
board-figure-row = W rzędzie leżą cztery karty. Każda pokazuje skarby, które daje.
board-figure-largest = Największa grupa: kto ją wysłał, bierze kartę jako pierwszy.
board-figure-smallest = Mniejsza grupa: jej właściciel wybiera później, ale ma poszukiwaczy na następne rundy.
board-figure-rock = Skała zamyka tę komnatę: jej liczba nie może już być wartością.
board-figure-open = Na końcu każdemu skarbowi zostaje jedna otwarta komnata; jej liczba mówi, ile skarb jest wart.
board-figure-totems = Nad świątynią leży pięć totemów. Karta z totemem daje jeden z nich.
board-figure-camp = Obozowisko: tu wysłani poszukiwacze czekają, aż ktoś ich przywoła.
board-figure-rocks = Skały, które jeszcze zostały. Każda zamyka jedną komnatę.
board-figure-explorers = Poszukiwacze, których masz jeszcze na następne rundy.
board-figure-taken = Zabrany totem leży przed właścicielem do końca gry.

## Rzeczy
treasure-statuette = posążek
    .about = Na koniec tylko osoba, która ma najwięcej posążków, dostaje liczbę punktów z ostatniej otwartej komnaty; przy remisie wszyscy remisujący dostają ją w całości.
treasure-sundial = zegar słoneczny
    .about = Na koniec każdy zegar słoneczny jest wart tyle, ile pokazuje ostatnia otwarta komnata.
treasure-feather_shield = tarcza z piór
    .about = Na koniec każda tarcza z piór jest warta tyle, ile pokazuje ostatnia otwarta komnata.
treasure-snake = wąż
    .about = Na koniec każdy wąż jest wart tyle, ile pokazuje ostatnia otwarta komnata.
treasure-skull = czaszka
    .about = Kto na koniec ma najwięcej czaszek, traci tyle punktów, ile pokazuje ostatnia otwarta komnata; przy remisie tracą wszyscy remisujący.
count-statuette = { $n ->
    [one] 1 posążek
    [few] { $n } posążki
    [many] { $n } posążków
   *[other] { $n } posążka
}
count-sundial = { $n ->
    [one] 1 zegar słoneczny
    [few] { $n } zegary słoneczne
    [many] { $n } zegarów słonecznych
   *[other] { $n } zegara słonecznego
}
count-feather_shield = { $n ->
    [one] 1 tarcza z piór
    [few] { $n } tarcze z piór
    [many] { $n } tarcz z piór
   *[other] { $n } tarczy z piór
}
count-snake = { $n ->
    [one] 1 wąż
    [few] { $n } węże
    [many] { $n } węży
   *[other] { $n } węża
}
count-skull = { $n ->
    [one] 1 czaszka
    [few] { $n } czaszki
    [many] { $n } czaszek
   *[other] { $n } czaszki
}
symbol-rock = skała
    .about = Kto bierze tę kartę, kładzie skałę na otwartej komnacie.
symbol-totem = totem
    .about = Kto bierze tę kartę, wybiera jeden z totemów leżących nad świątynią.
card-plain = { $treasures }
card-rock = { $treasures } + skała
card-totem = { $treasures } + totem
chamber = { $treasure } { $value }
chamber-open = { $value }
chamber-covered = (skała)
totem-copy = Echo
    .acc = Echo
    .about = Na koniec gry: przed punktacją wskaż totem leżący przed dowolnym graczem i wykonaj jego działanie.
totem-explorer_plus1 = Przewodnik
    .acc = Przewodnika
    .about = Na koniec gry: dostajesz 1 punkt więcej za każdego poszukiwacza, który ci został.
totem-sundial_plus1 = Słońce
    .acc = Słońce
    .about = Na koniec gry: każdy twój zegar słoneczny jest wart o 1 punkt więcej.
totem-feather_plus3 = Orzeł
    .acc = Orła
    .about = Na koniec gry: każda twoja tarcza z piór jest warta o 3 punkty więcej.
totem-snake_equals3 = Grzechotnik
    .acc = Grzechotnika
    .about = Na koniec gry: każdy twój wąż jest wart 3 punkty bez względu na to, co pokazuje świątynia.
totem-skull_minus2 = Przodek
    .acc = Przodka
    .about = Na koniec gry: liczysz sobie o 2 czaszki mniej.
totem-rock_up = Wznosząca się skała
    .acc = Wznoszącą się skałę
    .about = Od razu: przesuń jedną skałę o jedną komnatę w górę, na otwartą komnatę tej samej kolumny.
totem-rock_down = Spadająca skała
    .acc = Spadającą skałę
    .about = Od razu: przesuń jedną skałę o jedną komnatę w dół, na otwartą komnatę tej samej kolumny.
totem-recruit_four = Tropiciele
    .acc = Tropicieli
    .about = Od razu: weź z obozowiska 4 poszukiwaczy albo wszystkich, jeśli jest ich tam mniej.
totem-recruit_all = Ognisko
    .acc = Ognisko
    .about = Od razu: weź z obozowiska wszystkich poszukiwaczy.

## Stół
view-round = Runda
view-torch = Strażnik pochodni
view-camp = Obozowisko
view-rocks = Pozostałe skały
view-row = Karty skarbów
view-temple = Świątynia
view-treasure = Skarb
view-chambers = Komnaty od góry do dołu
view-lowest = Co najmniej
view-highest = Co najwyżej
view-totems = Totemy
view-players = Gracze
view-seat = Gracz
view-explorers = Poszukiwacze
view-chosen = Decyzja podjęta
view-sent = Wysłani
view-treasures = Skarby
view-worth = Daje teraz
view-cards = Karty
view-order = Kolejność
view-copied = Skopiowany totem
view-deck_one = Talia I
view-deck_two = Talia II
view-out = Poza grą
view-box = Totemy w pudełku

## Pytania
ask-send = Ilu poszukiwaczy wysyłasz?
ask-take = Którą kartę skarbu bierzesz?
ask-rock = Na której komnacie kładziesz skałę?
ask-totem = Który totem bierzesz?
ask-move-up = Którą skałę przesuwasz o jedną komnatę w górę?
ask-move-down = Którą skałę przesuwasz o jedną komnatę w dół?
ask-recruit = Czy bierzesz z obozowiska { $n ->
    [one] 1 poszukiwacza
   *[other] { $n } poszukiwaczy
}?
ask-copy = Który totem kopiujesz?

## Możliwości
do-send = { $arg ->
    [0] Nie wysyłaj nikogo i odzyskaj poszukiwaczy z obozowiska
    [one] Wyślij 1 poszukiwacza
   *[other] Wyślij { $arg } poszukiwaczy
}
    .brings = { $arg ->
        [0] Wybierasz na końcu, ale poszukiwacze wracają z obozowiska: wszyscy, jeśli tylko ty nikogo nie wyślesz.
       *[other] Twoja grupa trafia do obozowiska. Im jest większa, tym wcześniej wybierasz kartę.
    }
do-take = Weź kartę: { $arg }
    .brings = Jej skarby są twoje do końca. Skała na niej zamyka komnatę, a totem sobie wybierasz.
do-rock = Połóż skałę na komnacie: { $arg }
    .brings = Ta liczba odpada. Skarb jest wart tyle, ile komnata, która zostanie otwarta, i to dla wszystkich.
do-totem = Weź totem „{ $arg }”
do-move = Przesuń skałę z komnaty: { $arg }
    .brings = Komnata pod nią znów się otwiera, a inna się zamyka.
do-recruit = Weź poszukiwaczy
    .brings = Więcej poszukiwaczy do wysłania w następnych rundach.
do-copy = Skopiuj { $arg-acc }
do-decline = Nie korzystaj z totemu
    .brings = Nic się nie dzieje; totem zostaje przed tobą, ale już nie zadziała.

## Los
do-torch = Pochodnia wskazuje gracza
do-show = Nad świątynię trafia totem „{ $arg }”
do-turn = Odkryta karta: { $arg }

## Dlaczego nie
why-too-few-explorers = { $n ->
    [0] Nie masz żadnych poszukiwaczy.
    [one] Masz tylko 1 poszukiwacza.
   *[other] Masz tylko { $n } poszukiwaczy.
}
why-not-in-row = Tej karty nie ma w rzędzie.
why-covered = Tam leży już skała.
why-last-open = To ostatnia otwarta komnata tego skarbu; nie wolno położyć na niej nowej skały.
why-not-above-temple = Ten totem nie leży nad świątynią.
why-no-rock = Nie leży tam żadna skała.
why-end-of-column = Tam kolumna się kończy.
why-copies-itself = Echo nie może skopiować samego siebie.
why-not-used = Żaden gracz nie ma tego totemu.

## Dziennik
log-torch-tossed = Pierwszym strażnikiem pochodni zostaje { $seat }.
log-totem-shown = Nad świątynią: { $totem }.
log-round-begins = Zaczyna się runda { $n }.
log-card-turned = W rzędzie: { $card }.
log-sent = { $n ->
    [0] { $seat } nie wysyła nikogo.
    [one] { $seat } wysyła 1 poszukiwacza.
   *[other] { $seat } wysyła { $n } poszukiwaczy.
}
    .you = { $n ->
        [0] Nie wysyłasz nikogo.
        [one] Wysyłasz 1 poszukiwacza.
       *[other] Wysyłasz { $n } poszukiwaczy.
    }
log-called-back = { $seat } odzyskuje z obozowiska { $n ->
    [one] 1 poszukiwacza
   *[other] { $n } poszukiwaczy
}.
    .you = Odzyskujesz z obozowiska { $n ->
        [one] 1 poszukiwacza
       *[other] { $n } poszukiwaczy
    }.
log-camped = { $seat } odkłada do obozowiska { $n ->
    [one] 1 poszukiwacza
   *[other] { $n } poszukiwaczy
}.
    .you = Odkładasz do obozowiska { $n ->
        [one] 1 poszukiwacza
       *[other] { $n } poszukiwaczy
    }.
log-took = { $seat } bierze kartę: { $card }.
    .you = Bierzesz kartę: { $card }.
    .forced = Została ci tylko jedna karta: { $card }.
log-rock-placed = { $seat } kładzie skałę na komnacie: { $chamber }.
    .you = Kładziesz skałę na komnacie: { $chamber }.
log-rock-moved = { $seat } przesuwa skałę: { $chamber } → { $onto }.
log-totem-taken = { $seat } bierze totem „{ $totem }”.
    .you = Bierzesz totem „{ $totem }”.
log-recruited = { $n ->
    [0] { $seat } nie bierze nikogo z obozowiska.
    [one] { $seat } bierze z obozowiska 1 poszukiwacza.
   *[other] { $seat } bierze z obozowiska { $n } poszukiwaczy.
}
log-declined = { $seat } nie korzysta z totemu.
log-copied = { $seat } kopiuje { $totem-acc }.
log-left-out = Z gry odpada karta: { $card }.
log-torch-passed = { $seat } dostaje pochodnię.
    .you = Dostajesz pochodnię.
log-ended = Ostatnia runda za nami, pora policzyć punkty.

## Punktacja
score-statuette = Posążki
    .about = { treasure-statuette.about }
score-sundial = Zegary słoneczne
    .about = { treasure-sundial.about }
score-feather_shield = Tarcze z piór
    .about = { treasure-feather_shield.about }
score-snake = Węże
    .about = { treasure-snake.about }
score-skull = Czaszki
    .about = { treasure-skull.about }
score-totems = Totemy
    .about = Punkty, które twoje totemy dodają na koniec za zegary słoneczne, tarcze z piór, węże i poszukiwaczy. Czaszki, które odejmuje totem, są już pominięte w wierszu czaszek.
score-explorers = Poszuki{"\u00AD"}wacze
    .about = 1 punkt za każdych 2 poszukiwaczy, którzy zostali na koniec.

## Plansza
board-round = Runda { $n } z 8
board-worth = { $span ->
    [0] wartość { $highest }
   *[other] wartość od { $lowest } do { $highest }
}
board-range = { $span ->
    [0] { $highest ->
        [one] { $highest } punkt
        [few] { $highest } punkty
       *[many] { $highest } punktów
    }
   *[other] od { $lowest } do { $highest } punktów
}
board-found = { $kind ->
    [statuette] { $things }: kto ma najwięcej, dostaje { $range }
    [skull] { $things }: kto ma najwięcej, traci { $range }
   *[other] { $things }: { $n ->
        [one] { $range }
       *[other] { $range } za sztukę
    }
}
board-then = { $kind ->
    [statuette] Wtedy kto ma najwięcej, dostaje { $range }. Masz: { $n }.
    [skull] Wtedy kto ma najwięcej, traci { $range }. Masz: { $n }.
   *[other] Wtedy każda sztuka daje { $range }. Masz: { $n }.
}
board-brings = { $span ->
    [0] obecnie { $highest } pkt
   *[other] obecnie od { $lowest } do { $highest } pkt
}
board-has-chosen = { $name }: wybór dokonany
board-is-choosing = { $name }: jeszcze wybiera
board-groups = Tajne grupy
board-one-fewer = O jednego poszukiwacza mniej
board-one-more = O jednego poszukiwacza więcej
board-last-round = Potem liczymy punkty: skarby, totemy i 1 punkt za każdych dwóch pozostałych poszukiwaczy.
board-larger-first = Większa grupa wybiera wcześniej, a spośród równych ta, która jest wcześniej w kolejności pochodni. Kto nie wysyła nikogo, wybiera na końcu i odzyskuje poszukiwaczy z obozowiska.
board-own-group = { $n ->
    [0] Nie wysyłasz nikogo. Inni zobaczą to, gdy wszyscy wybiorą.
    [one] Wysyłasz 1 poszukiwacza. Inni zobaczą to, gdy wszyscy wybiorą.
   *[other] Wysyłasz { $n } poszukiwaczy. Inni zobaczą to, gdy wszyscy wybiorą.
}
board-nobody-left = Nie masz już poszukiwaczy: nie wysyłasz nikogo.
board-explorers = { $n ->
    [0] Bez poszukiwaczy
    [one] 1 poszukiwacz
   *[other] { $n } poszukiwaczy
}
board-explorers-left = Wysyłasz ich, żeby wybierać przed innymi. Na końcu za każdych dwóch, którzy zostali, jest 1 punkt.
board-chamber-open = Wciąż otwarta: ta liczba może się jeszcze liczyć.
board-chamber-last = Ostatnia otwarta komnata: ta liczba się liczy.
board-chamber-covered = Leży na niej skała: ta liczba się nie liczy.
board-totem-of = Należy do: { $name }.
board-camp = Tu trafiają wysłani poszukiwacze. Kto nie wysyła nikogo, bierze ich wszystkich; jeśli takich graczy jest kilku, dzielą się po równo.
board-camp-now = { $n ->
    [0] Nikogo tu nie ma.
    [one] Jest tu 1 poszukiwacz.
   *[other] Jest tu { $n } poszukiwaczy.
}
board-rocks = Kto bierze kartę ze skałą, zakrywa nią komnatę. Gdy wszystkie skały leżą, każdemu skarbowi zostaje jedna otwarta komnata.
board-rocks-now = { $n ->
    [0] Wszystkie skały leżą już na świątyni.
    [one] Została jeszcze 1 skała.
    [few] Zostały jeszcze { $n } skały.
   *[other] Zostało jeszcze { $n } skał.
}
board-torch = Spośród równych grup pierwsza jest grupa strażnika pochodni, dalej zgodnie z ruchem wskazówek zegara. Kto bierze ostatnią kartę rundy, dostaje pochodnię.
board-torch-of = Pochodni strzeże { $name }.
board-count-value = Ile × otwarta komnata
board-count-most = Ile; najwięcej daje { $n }

## Pierwsza lekcja
lesson-first = Twoja pierwsza wyprawa
    .about = Dla tych, którzy jeszcze nie grali: jak wysyłać poszukiwaczy, brać skarby i korzystać z obozowiska.
lesson-first-row = Przed świątynią leżą cztery karty skarbów. W każdej rundzie każdy bierze jedną. Na końcu skarby dają punkty. Dotknij czegokolwiek, aby dowiedzieć się, co to jest.
lesson-first-worth = Ile punktów? Tego jeszcze nie wiadomo. Każda z tych liczb to komnata. Na końcu dla zegarów słonecznych liczy się tylko jedna: pozostałe zasłonią skały.
lesson-first-send = Kto bierze pierwszy? Wszyscy potajemnie wysyłają poszukiwaczy; największa grupa wybiera pierwsza. Masz sześciu. Wyślij trzech.
lesson-first-send-nobody = Wtedy wybierasz na końcu. Tym razem wyślij trzech.
lesson-first-send-few = Inni też mogą wysłać tak niewielu. Wyślij trzech.
lesson-first-send-many = Pierwszeństwo byłoby pewne, ale na następne rundy zostałoby niewielu. Trzech wystarczy.
lesson-first-take = Trzech to największa grupa: wybierasz przed wszystkimi! Weź dwa zegary słoneczne.
lesson-first-take-statuettes = Posążki liczą się tylko temu, kto ma ich najwięcej. Weź dwa zegary słoneczne.
lesson-first-take-skull = Ostrożnie, czaszki mogą kosztować punkty. Weź dwa zegary słoneczne.
lesson-first-take-shield = Jedna tarcza z piór jest dobra; dwa zegary słoneczne i skała są lepsze. Weź dwa zegary słoneczne.
lesson-first-rock = Na karcie jest też skała, a ty decydujesz, gdzie spadnie. Zbierasz zegary słoneczne: zasłoń ich najniższą liczbę, czyli 1.
lesson-first-rock-own = Wysokie liczby niech zostaną otwarte. Zasłoń jedynkę.
lesson-first-rock-other = Tak wolno, ale twoim zegarom słonecznym to nie pomoże. Zasłoń ich jedynkę.
lesson-first-call = Nowa runda. Wszystkich ośmiu wysłanych poszukiwaczy jest teraz w obozowisku. Oto sedno gry: kto nie wysyła nikogo, wybiera na końcu, ale przywołuje wszystkich z obozowiska. Jeśli takich osób jest więcej, dzielą się obozowiskiem po równo. Nie wysyłaj nikogo.
lesson-first-call-sent = Wtedy obozowisko może przypaść komuś innemu. Nie wysyłaj nikogo.
lesson-first-totem = Ośmiu wraca: masz jedenastu! Została dla ciebie ostatnia karta, a na niej jest totem: bierzesz jeden z tych i nikt inny go nie dostanie. Jedne działają od razu, inne na końcu; w każdej grze są inne. Wybierz Słońce: każdy twój zegar słoneczny będzie wart o 1 punkt więcej.
lesson-first-totem-trackers = Tropiciele dają poszukiwaczy, a tych masz dość. Wybierz Słońce.
lesson-first-totem-other = Też dobry, ale ty masz zegary słoneczne. Wybierz Słońce.
lesson-first-most = Tarcze z piór i węże liczą się jak zegary słoneczne. Dwa skarby są inne. Za posążki punkty dostaje tylko ten, kto ma ich najwięcej: liczbę z ostatniej otwartej komnaty, i to tylko raz. A kto ma najwięcej czaszek, traci punkty!
lesson-first-torch = Ostatnia karta rundy była twoja, więc teraz ty jesteś strażnikiem pochodni. Z równych grup twoja wybiera pierwsza; potem od ciebie zgodnie z ruchem wskazówek zegara.
lesson-first-end = Po ośmiu rundach liczy się skarby, a za każdych dwóch poszukiwaczy, którzy ci zostali, jest 1 punkt. Jeszcze dziesięć pytań i grasz dalej od tego miejsca.
lesson-first-quiz-first = Kto bierze pierwszą kartę w rundzie?
    .about = Pochodnia rozstrzyga tylko między równymi grupami.
lesson-first-quiz-first-1 = Kto ma najmniej punktów
lesson-first-quiz-first-2 = Kto wysłał największą grupę
lesson-first-quiz-first-3 = Zawsze strażnik pochodni
lesson-first-quiz-sent = Dokąd trafiają poszukiwacze, których wysyłasz?
    .about = Czekają tam, aż ktoś ich przywoła.
lesson-first-quiz-sent-1 = Po rundzie wracają do ciebie
lesson-first-quiz-sent-2 = Wypadają z gry
lesson-first-quiz-sent-3 = Do obozowiska
lesson-first-quiz-nobody = Tylko ty nie wysyłasz nikogo. Co się dzieje?
    .about = Kartę i tak dostajesz: ostatnią.
lesson-first-quiz-nobody-1 = Wybierasz na końcu i przywołujesz wszystkich poszukiwaczy z obozowiska.
lesson-first-quiz-nobody-2 = W tej rundzie nie dostajesz karty.
lesson-first-quiz-nobody-3 = Tracisz punkty.
lesson-first-quiz-share = Dwie osoby nie wysyłają nikogo, a w obozowisku jest 7 poszukiwaczy. Co dostają?
    .about = Dzielą się po równo; reszta zostaje w obozowisku.
lesson-first-quiz-share-1 = Jedna 4, druga 3
lesson-first-quiz-share-2 = Obie po 3
lesson-first-quiz-share-3 = Obie nic
lesson-first-quiz-rock = Bierzesz kartę ze skałą. Co robisz?
    .about = Możesz wybrać dowolny skarb, ale nigdy jego ostatnią otwartą komnatę.
lesson-first-quiz-rock-1 = Kładę skałę na komnacie.
lesson-first-quiz-rock-2 = Zdejmuję skałę ze świątyni.
lesson-first-quiz-rock-3 = Odkładam kartę z powrotem.
lesson-first-quiz-worth = Ile jest wart zegar słoneczny na końcu?
    .about = Na wszystkich innych liczbach leżą wtedy skały.
lesson-first-quiz-worth-1 = Zawsze 4 punkty
lesson-first-quiz-worth-2 = Tyle, ilu mam poszukiwaczy
lesson-first-quiz-worth-3 = Tyle, ile pokazuje jego ostatnia otwarta komnata
lesson-first-quiz-statuettes = Masz 2 posążki, ktoś inny ma 3. Co dają twoje?
    .about = Liczbę dostaje tylko ten, kto ma najwięcej; przy remisie wszyscy remisujący dostają ją w całości.
lesson-first-quiz-statuettes-1 = Nic
lesson-first-quiz-statuettes-2 = Liczbę z ostatniej otwartej komnaty
lesson-first-quiz-statuettes-3 = Dwa razy tę liczbę
lesson-first-quiz-skulls = Kto traci punkty za czaszki?
    .about = Kilka czaszek nie szkodzi, dopóki ktoś ma ich więcej.
lesson-first-quiz-skulls-1 = Każdy, za każdą czaszkę
lesson-first-quiz-skulls-2 = Nikt
lesson-first-quiz-skulls-3 = Kto ma ich najwięcej
lesson-first-quiz-tie = Dwie grupy są równe. Która wybiera pierwsza?
    .about = Liczy się od strażnika pochodni zgodnie z ruchem wskazówek zegara. Kto bierze ostatnią kartę rundy, dostaje pochodnię.
lesson-first-quiz-tie-1 = Grupa tego, komu zostało więcej poszukiwaczy
lesson-first-quiz-tie-2 = Ta, która od strażnika pochodni jest pierwsza
lesson-first-quiz-tie-3 = Decyduje los
lesson-first-quiz-end = Kiedy kończy się gra?
    .about = Rund jest zawsze osiem. Bez poszukiwaczy gra się dalej, a puste obozowisko znów się zapełni.
lesson-first-quiz-end-1 = Po ośmiu rundach
lesson-first-quiz-end-2 = Gdy ktoś nie ma już poszukiwaczy
lesson-first-quiz-end-3 = Gdy obozowisko jest puste

## Lekcja o obozowisku
lesson-camp = Obozowisko
    .about = Kiedy opłaca się nie wysyłać nikogo.
lesson-camp-full = W obozowisku czeka ośmiu poszukiwaczy, więcej, niż ma ktokolwiek. Lepsza karta to kilka punktów; ośmiu poszukiwaczy może rozstrzygnąć kilka rund. Nie wysyłaj nikogo.
lesson-camp-full-sent = Wtedy obozowisko weźmie ktoś inny, teraz albo w następnej rundzie. Nie wysyłaj nikogo.
lesson-camp-share = Nikt inny tak nie zrobił: masz teraz trzynastu. W obozowisku znów jest dziewięciu, a innym prawie nikt nie został: pójdą po nich. Weź swoją część, bo inaczej wezmą wszystkich. Nie wysyłaj nikogo.
lesson-camp-share-sent = Wybierasz wtedy przed wszystkimi, ale dziewięcioma poszukiwaczami dzielą się inni. Nie wysyłaj nikogo.
lesson-camp-end = Tych dziewięciu podzieliliście między siebie we troje. Masz szesnastu poszukiwaczy, inni razem siedmiu: wybierasz przed nimi, kiedy tylko ci na tym zależy. Grasz dalej od tego miejsca.

## Lekcja o skałach
lesson-rocks = Skały przeciw innym
    .about = Jak zepsuć skarb, który zbierają inni.
lesson-rocks-columns = Zobacz, kto co zbiera. Jeden przeciwnik ma cztery zegary słoneczne, dwóch po dwa, ty jeden. Twoje punkty pochodzą z posążków.
lesson-rocks-highest = Na twojej karcie jest skała. Przy wartości 4 zegary słoneczne dałyby temu przeciwnikowi 16 punktów, a tobie 4. Zasłoń czwórkę.
lesson-rocks-highest-other = To odbierze innym mniej. Zasłoń czwórkę zegarów słonecznych.
lesson-rocks-again = W następnej rundzie znów bierzesz kartę ze skałą. Zegary słoneczne mogą być jeszcze warte 3 albo 2. Zasłoń trójkę.
lesson-rocks-again-other = To odbierze innym mniej. Zasłoń trójkę zegarów słonecznych.
lesson-rocks-end = Zegary słoneczne będą warte 2. Dwie skały kosztowały jednego przeciwnika osiem punktów, a ciebie dwa. Psuj to, co zbierają inni, a swoje liczby zostawiaj otwarte. Grasz dalej od tego miejsca.

lesson-totems = Właściwy totem
    .about = Jak totem podnosi wartość twoich skarbów.
lesson-totems-shield = Zanim weźmiesz kartę, popatrz na totemy. Dzięki Orłowi każda twoja tarcza z piór jest warta o 3 punkty więcej, a jedną już masz. Weź jeszcze jedną.
lesson-totems-shield-statuettes = Posążki liczą się tylko temu, kto ma ich najwięcej. Z Orłem tarcza z piór da więcej. Weź ją.
lesson-totems-shield-other = Z Orłem tarcza z piór da ci więcej. Weź ją.
lesson-totems-send = Teraz w rzędzie leży karta z totemem, a Orzeł jeszcze jest. Masz dziewięciu poszukiwaczy, inni najwyżej sześciu: z siedmioma na pewno wybierasz przed wszystkimi. Wyślij siedmiu.
lesson-totems-send-more = To tak samo pewne, ale siedmiu wystarczy. Wyślij siedmiu.
lesson-totems-send-few = Wtedy ktoś może wybrać przed tobą i zabrać Orła. Wyślij siedmiu.
lesson-totems-take = Wybierasz przed wszystkimi. Weź kartę z totemem.
lesson-totems-take-other = Siedmiu poszukiwaczy poszło po totem. Weź kartę z totemem.
lesson-totems-totem = Totem jest wart tyle, ile potrafisz z nim zrobić. Z dwiema tarczami z piór Orzeł to 6 punktów i jeszcze 3 za każdą następną. Wybierz Orła.
lesson-totems-totem-trackers = Czterech poszukiwaczy się przyda, ale na końcu to tylko 2 punkty. Wybierz Orła.
lesson-totems-totem-other = Ten niewiele da twoim skarbom. Wybierz Orła.
lesson-totems-end = Przeciwnik, który wziął Grzechotnika, zrobił to samo: ma dwa węże. Zbieraj to, za co totem daje punkty, i wybieraj wcześnie, gdy w rzędzie leży karta z totemem. Obozowisko jest pełne: teraz możesz przywołać poszukiwaczy. Grasz dalej od tego miejsca.
