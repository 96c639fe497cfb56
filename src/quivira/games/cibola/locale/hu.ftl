title = Cibola kincsei
summary = Küldj titokban felfedezőket, vegyél el kincseket a sorból, és zárd el a templom termeit, amíg minden kincsnek egyetlen értéke marad.
option-copy_totem = A Visszhang totem
option-copy_totem-true = Előkerülhet a Visszhang totem, amely a pontozás előtt lemásol egy másik totemet.
    .short = Előkerülhet
option-copy_totem-false = A Visszhang totem a dobozban marad.
    .short = A dobozban marad
end-rounds = A nyolc forduló véget ért.

## A szabályok képei
board-figure-row = Négy kártya fekszik a sorban. Mindegyik megmutatja, milyen kincseket ad.
board-figure-largest = A legnagyobb csapat: aki küldte, elsőként vesz kártyát.
board-figure-smallest = Kisebb csapat: gazdája később választ, de maradt felfedezője a következő fordulókra.
board-figure-rock = Szikla zárja el ezt a termet: a száma már nem lehet az érték.
board-figure-open = A végén minden kincsnek egyetlen nyitott terme marad, és annak a száma a kincs értéke.
board-figure-totems = A templom fölött öt totem fekszik. Egy totemes kártya egyet hoz közülük.
board-figure-camp = A tábor: az elküldött felfedezők itt várnak, amíg valaki vissza nem hívja őket.
board-figure-rocks = A még megmaradt sziklák. Mindegyik egy termet zár el.
board-figure-explorers = A felfedezők, akik még megvannak a következő fordulókra.
board-figure-taken = A megszerzett totem a játék végéig a gazdája előtt fekszik.

## Dolgok
treasure-statuette = szobrocska
    .about = A játék végén csak az kapja meg az utolsó nyitott terem számát, akinek a legtöbb szobrocskája van; egyenlőség esetén minden érintett teljes egészében megkapja.
treasure-sundial = napóra
    .about = A játék végén minden napóra annyit ér, amennyit az utolsó nyitott terem mutat.
treasure-feather_shield = tollpajzs
    .about = A játék végén minden tollpajzs annyit ér, amennyit az utolsó nyitott terem mutat.
treasure-snake = kígyó
    .about = A játék végén minden kígyó annyit ér, amennyit az utolsó nyitott terem mutat.
treasure-skull = koponya
    .about = Akinek a játék végén a legtöbb koponyája van, annyi pontot veszít, amennyit az utolsó nyitott terem mutat; egyenlőség esetén minden érintett veszít.
count-statuette = { $n } szobrocska
count-sundial = { $n } napóra
count-feather_shield = { $n } tollpajzs
count-snake = { $n } kígyó
count-skull = { $n } koponya
symbol-rock = szikla
    .about = Aki elveszi a kártyát, sziklát tesz egy nyitott teremre.
symbol-totem = totem
    .about = Aki elveszi a kártyát, egyet választ a templom fölötti totemek közül.
card-plain = { $treasures }
card-rock = { $treasures } + szikla
card-totem = { $treasures } + totem
chamber = { $treasure } { $value }
chamber-open = { $value }
chamber-covered = (szikla)
totem-copy = Visszhang
    .the = a Visszhang
    .acc = a Visszhangot
    .about = A játék végén: a pontozás előtt mutass rá egy totemre bármelyik játékos előtt, és hajtsd végre a hatását.
totem-explorer_plus1 = Felderítő
    .the = a Felderítő
    .acc = a Felderítőt
    .about = A játék végén: minden megmaradt felfedeződért 1 ponttal többet kapsz.
totem-sundial_plus1 = Nap
    .the = a Nap
    .acc = a Napot
    .about = A játék végén: minden napórád 1 ponttal többet ér.
totem-feather_plus3 = Sas
    .the = a Sas
    .acc = a Sast
    .about = A játék végén: minden tollpajzsod 3 ponttal többet ér.
totem-snake_equals3 = Csörgőkígyó
    .the = a Csörgőkígyó
    .acc = a Csörgőkígyót
    .about = A játék végén: minden kígyód 3 pontot ér, bármit mutat is a templom.
totem-skull_minus2 = Ős
    .the = az Ős
    .acc = az Őst
    .about = A játék végén: 2 koponyával kevesebbet számolsz.
totem-rock_up = Emelkedő szikla
    .the = az Emelkedő szikla
    .acc = az Emelkedő sziklát
    .about = Azonnal: tolj egy sziklát egy teremmel feljebb, az oszlop egy nyitott termére.
totem-rock_down = Zuhanó szikla
    .the = a Zuhanó szikla
    .acc = a Zuhanó sziklát
    .about = Azonnal: tolj egy sziklát egy teremmel lejjebb, az oszlop egy nyitott termére.
totem-recruit_four = Nyomolvasók
    .the = a Nyomolvasók
    .acc = a Nyomolvasókat
    .about = Azonnal: vegyél el 4 felfedezőt a táborból, vagy az összeset, ha kevesebben vannak.
totem-recruit_all = Tábortűz
    .the = a Tábortűz
    .acc = a Tábortüzet
    .about = Azonnal: vedd el az összes felfedezőt a táborból.

## Az asztal
view-round = Forduló
view-torch = Fáklyavivő
view-camp = Tábor
view-rocks = Megmaradt sziklák
view-row = Kincskártyák
view-temple = Templom
view-treasure = Kincs
view-chambers = Termek fentről lefelé
view-lowest = Legalább
view-highest = Legfeljebb
view-totems = Totemek
view-players = Játékosok
view-seat = Játékos
view-explorers = Felfedezők
view-chosen = Döntött
view-sent = Elküldve
view-treasures = Kincsek
view-worth = Most ennyit hoz
view-cards = Kártyák
view-order = Sorrend
view-copied = Lemásolt totem
view-deck_one = I. pakli
view-deck_two = II. pakli
view-out = Játékon kívül
view-box = Totemek a dobozban

## Kérdések
ask-send = Hány felfedezőt küldesz?
ask-take = Melyik kincskártyát veszed el?
ask-rock = Melyik teremre teszel sziklát?
ask-totem = Melyik totemet veszed el?
ask-move-up = Melyik sziklát tolod egy teremmel feljebb?
ask-move-down = Melyik sziklát tolod egy teremmel lejjebb?
ask-recruit = Elveszel { $n } felfedezőt a táborból?
ask-copy = Melyik totemet másolod le?

## Lehetőségek
do-send = { $arg ->
    [0] Ne küldj senkit, és hívj vissza felfedezőket a táborból
   *[other] Küldj { $arg } felfedezőt
}
    .brings = { $arg ->
        [0] Utolsóként választasz, de felfedezők térnek vissza a táborból: mind, ha egyedül te nem küldesz senkit.
       *[other] A csapatod a táborba kerül. Minél nagyobb, annál előbb választasz kártyát.
    }
do-take = Vedd el ezt: { $arg }
    .brings = A kincsei a végéig a tieid. A rajta lévő szikla lezár egy termet, totemet pedig választhatsz.
do-rock = Tegyél sziklát ide: { $arg }
    .brings = Ez a szám kiesik. A kincs mindenkinek annyit ér, amennyit a végül nyitva maradó terem mutat.
do-totem = Vedd el { $arg-the } totemet
do-move = Told el innen a sziklát: { $arg }
    .brings = Az alatta lévő terem újra kinyílik, egy másik bezárul.
do-recruit = Vedd el a felfedezőket
    .brings = Több felfedező, akit a következő fordulókban elküldhetsz.
do-copy = Másold le { $arg-acc }
do-decline = Ne használd a totemet
    .brings = Semmi sem történik; a totem előtted marad, de már nem hat.

## Véletlen
do-torch = A fáklya rámutat egy játékosra
do-show = A templom fölé kerül { $arg-the } totem
do-turn = Felfordított kártya: { $arg }

## Miért nem
why-too-few-explorers = { $n ->
    [0] Nincs felfedeződ.
   *[other] Csak { $n } felfedeződ van.
}
why-not-in-row = Ez a kártya nincs a sorban.
why-covered = Ott már van szikla.
why-last-open = Ez a kincs utolsó nyitott terme; új szikla nem kerülhet rá.
why-not-above-temple = Ez a totem nincs a templom fölött.
why-no-rock = Ott nincs szikla.
why-end-of-column = Ott véget ér az oszlop.
why-copies-itself = A Visszhang nem másolhatja le önmagát.
why-not-used = Ez a totem egyik játékosnál sincs.

## A napló
log-torch-tossed = { $seat } az első fáklyavivő.
log-totem-shown = A templom fölött: { $totem }.
log-round-begins = Kezdődik { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} forduló.
log-card-turned = A sorban: { $card }.
log-sent = { $n ->
    [0] { $seat } senkit sem küld.
   *[other] { $seat } { $n } felfedezőt küld.
}
    .you = { $n ->
        [0] Senkit sem küldesz.
       *[other] { $n } felfedezőt küldesz.
    }
log-called-back = { $seat } visszahív { $n } felfedezőt a táborból.
    .you = Visszahívsz { $n } felfedezőt a táborból.
log-camped = { $seat } { $n } felfedezőt tesz a táborba.
    .you = { $n } felfedezőt teszel a táborba.
log-took = { $seat } elvesz egy kártyát: { $card }.
    .you = Elveszel egy kártyát: { $card }.
    .forced = Neked csak egy kártya maradt: { $card }.
log-rock-placed = { $seat } sziklát tesz ide: { $chamber }.
    .you = Sziklát teszel ide: { $chamber }.
log-rock-moved = { $seat } eltol egy sziklát: { $chamber } → { $onto }.
log-totem-taken = { $seat } elveszi { $totem-the } totemet.
    .you = Elveszed { $totem-the } totemet.
log-recruited = { $n ->
    [0] { $seat } senkit sem vesz el a táborból.
   *[other] { $seat } elvesz { $n } felfedezőt a táborból.
}
log-declined = { $seat } nem használja a totemet.
log-copied = { $seat } lemásolja { $totem-acc }.
log-left-out = Kikerül a játékból: { $card }.
log-torch-passed = { $seat } megkapja a fáklyát.
    .you = Megkapod a fáklyát.
log-ended = Az utolsó forduló véget ért, jöhet a pontozás.

## Pontok
score-statuette = Szobrocs{"\u00AD"}kák
    .about = { treasure-statuette.about }
score-sundial = Napórák
    .about = { treasure-sundial.about }
score-feather_shield = Toll{"\u00AD"}pajzsok
    .about = { treasure-feather_shield.about }
score-snake = Kígyók
    .about = { treasure-snake.about }
score-skull = Koponyák
    .about = { treasure-skull.about }
score-totems = Totemek
    .about = A pontok, amelyeket a totemjeid a végén a napórákért, tollpajzsokért, kígyókért és felfedezőkért hozzáadnak. A totem által levont koponyák a koponyák sorában már nem szerepelnek.
score-explorers = Fel{"\u00AD"}fedezők
    .about = 1 pont minden 2 felfedezőért, aki a végén megmaradt.

## A tábla
board-round = { $n }/8. forduló
board-worth = { $span ->
    [0] értéke { $highest } pont
   *[other] értéke { $lowest } és { $highest } pont között
}
board-range = { $span ->
    [0] { $highest } pont
   *[other] { $lowest } és { $highest } pont között
}
board-found = { $kind ->
    [statuette] { $things }: akinek a legtöbb van, ennyit kap: { $range }
    [skull] { $things }: akinek a legtöbb van, ennyit veszít: { $range }
   *[other] { $things }: { $n ->
        [one] { $range }
       *[other] egyenként { $range }
    }
}
board-then = { $kind ->
    [statuette] Akinek a legtöbb van, akkor ennyit kap: { $range }. Neked { $n } van.
    [skull] Akinek a legtöbb van, akkor ennyit veszít: { $range }. Neked { $n } van.
   *[other] Akkor egy darab ennyit ér: { $range }. Neked { $n } van.
}
board-brings = { $span ->
    [0] jelenleg { $highest } pont
   *[other] jelenleg { $lowest } és { $highest } pont között
}
board-has-chosen = { $name } már választott
board-is-choosing = { $name } még választ
board-groups = Titkos csapatok
board-one-fewer = Eggyel kevesebb felfedező
board-one-more = Eggyel több felfedező
board-last-round = Utána jön a pontozás: kincsek, totemek és 1 pont minden két megmaradt felfedezőért.
board-larger-first = A nagyobb csapat választ előbb; egyenlők közül az, amelyik a fáklyasorrendben előbb jön. Aki senkit sem küld, utoljára választ, és felfedezőket hív vissza a táborból.
board-own-group = { $n ->
    [0] Senkit sem küldesz. A többiek akkor látják, amikor már mindenki választott.
   *[other] { $n } felfedezőt küldesz. A többiek akkor látják, amikor már mindenki választott.
}
board-nobody-left = Nincs több felfedeződ: senkit sem küldesz.
board-explorers = { $n ->
    [0] Nincs felfedező
   *[other] { $n } felfedező
}
board-explorers-left = Azért küldöd el őket, hogy elsőként választhass. A végén minden megmaradt pár 1 pontot ér.
board-chamber-open = Még nyitva van: ez a szám még számíthat.
board-chamber-last = Az utolsó nyitott terem: ez a szám számít.
board-chamber-covered = Szikla van rajta: ez a szám nem számít.
board-totem-of = Gazdája: { $name }.
board-camp = Itt gyűlnek össze az elküldött felfedezők. Aki senkit sem küld, mindet elveszi; ha többen vannak, egyenlően osztoznak.
board-camp-now = { $n ->
    [0] Senki sincs ott.
   *[other] { $n } felfedező van ott.
}
board-rocks = Aki sziklás kártyát vesz el, lefed egy termet. Amikor minden szikla a helyén van, minden kincsnek egyetlen nyitott terme marad.
board-rocks-now = { $n ->
    [0] Minden szikla a templomon van.
   *[other] Még { $n } szikla van hátra.
}
board-torch = Egyenlő csapatok közül a fáklyavivőé az első, aztán az óramutató járása szerint. Aki a forduló utolsó kártyáját elveszi, megkapja a fáklyát.
board-torch-of = A fáklyavivő: { $name }.
board-count-value = Darab × nyitott terem
board-count-most = Darab; a legtöbb { $n } pontot hoz

## Az első lecke
lesson-first = Az első expedíciód
    .about = Annak, aki még sosem játszotta: felfedezők küldése, kincsek elvétele, a tábor kihasználása.
lesson-first-row = A templom előtt négy kincskártya fekszik. Minden fordulóban mindenki elvesz egyet. A végén a kincsek pontot érnek. Érints meg bármit, és megtudod, mi az.
lesson-first-worth = Hány pontot? Ez még nem dőlt el. Itt minden szám egy terem. A végén a napóráknál csak az egyik számít: a többire szikla kerül.
lesson-first-send = Ki vesz el először kártyát? Mindenki titokban felfedezőket küld; a legnagyobb csapat választ először. Hat felfedeződ van. Küldj hármat.
lesson-first-send-nobody = Akkor utolsóként választasz. Most küldj hármat.
lesson-first-send-few = Ilyen keveset a többiek is küldhetnek. Küldj hármat.
lesson-first-send-many = Biztosan te lennél az első, de kevesen maradnának a következő fordulókra. Három elég.
lesson-first-take = Három a legnagyobb csapat: te választasz először! Vedd el a két napórát.
lesson-first-take-statuettes = A szobrocskákért csak az kap pontot, akinek a legtöbb van. Vedd el a két napórát.
lesson-first-take-skull = Vigyázz, a koponya pontba kerülhet. Vedd el a két napórát.
lesson-first-take-shield = Egy tollpajzs jó; két napóra és egy szikla jobb. Vedd el a két napórát.
lesson-first-rock = A kártyán szikla is van, és te döntöd el, hová kerül. Napórákat gyűjtesz: tedd a legkisebb számukra, az 1-esre.
lesson-first-rock-own = A nagy számok maradjanak nyitva. Tedd az 1-esre.
lesson-first-rock-other = Szabad, de a napóráidon nem segít. Tedd a napórák 1-esére.
lesson-first-call = Új forduló. Mind a nyolc elküldött felfedező a táborban van. A játék fortélya: aki senkit sem küld, utolsóként választ, de mindenkit visszahív a táborból. Ha többen vannak, egyenlően osztoznak a táboron. Ne küldj senkit.
lesson-first-call-sent = Akkor talán másé lesz a tábor. Ne küldj senkit.
lesson-first-totem = Nyolcan visszajönnek: tizenegy felfedeződ van! Az utolsó kártya a tiéd, és totem van rajta: elveszel egyet ezek közül, és más már nem kaphatja meg. Van, amelyik azonnal segít, és van, amelyik a végén; minden játékban mások. Válaszd a Napot: minden napórád 1 ponttal többet ér majd.
lesson-first-totem-trackers = A Nyomolvasók felfedezőket hoznak, de abból már van elég. Válaszd a Napot.
lesson-first-totem-other = Az is jó, de neked napóráid vannak. Válaszd a Napot.
lesson-first-most = A tollpajzs és a kígyó úgy számít, mint a napóra. Két kincs más. Az utolsó nyitott szobrocskaterem számát csak az kapja meg, akinek a legtöbb szobrocskája van, és csak egyszer. Akinek pedig a legtöbb koponyája van, pontot veszít!
lesson-first-torch = Te vetted el a forduló utolsó kártyáját, ezért most te vagy a fáklyavivő. Egyenlő csapatok közül a tiéd választ először, aztán tőled az óramutató járása szerint a többi.
lesson-first-end = Nyolc forduló után jön a kincsek pontozása, és minden megmaradt felfedezőpárod 1 pontot ér. Még tíz kérdés, aztán innen játszol tovább.
lesson-first-quiz-first = Ki veszi el egy fordulóban az első kártyát?
    .about = A fáklya csak egyenlő csapatok között dönt.
lesson-first-quiz-first-1 = Akinek a legkevesebb pontja van
lesson-first-quiz-first-2 = Aki a legnagyobb csapatot küldte
lesson-first-quiz-first-3 = Mindig a fáklyavivő
lesson-first-quiz-sent = Hová kerülnek a felfedezők, akiket elküldesz?
    .about = Ott várnak, amíg valaki vissza nem hívja őket.
lesson-first-quiz-sent-1 = A forduló végén vissza hozzád
lesson-first-quiz-sent-2 = Ki a játékból
lesson-first-quiz-sent-3 = A táborba
lesson-first-quiz-nobody = Egyedül te nem küldesz senkit. Mi történik?
    .about = Kártyát így is kapsz: az utolsót.
lesson-first-quiz-nobody-1 = Utolsóként választasz, és minden felfedezőt visszahívsz a táborból.
lesson-first-quiz-nobody-2 = Ebben a fordulóban nem kapsz kártyát.
lesson-first-quiz-nobody-3 = Pontot veszítesz.
lesson-first-quiz-share = Ketten nem küldenek senkit, és 7 felfedező van a táborban. Mit kapnak?
    .about = Egyenlően osztoznak; a maradék a táborban marad.
lesson-first-quiz-share-1 = Az egyik 4-et, a másik 3-at
lesson-first-quiz-share-2 = Mindketten 3-at
lesson-first-quiz-share-3 = Egyikük sem kap
lesson-first-quiz-rock = Olyan kártyát veszel el, amelyen szikla van. Mit teszel?
    .about = Bármelyik kincset választhatod, de az utolsó nyitott termét soha.
lesson-first-quiz-rock-1 = Sziklát teszek egy teremre.
lesson-first-quiz-rock-2 = Leveszek egy sziklát a templomról.
lesson-first-quiz-rock-3 = Visszateszem a kártyát.
lesson-first-quiz-worth = Mennyit ér a végén egy napóra?
    .about = Akkor már minden más számon szikla van.
lesson-first-quiz-worth-1 = Mindig 4 pontot
lesson-first-quiz-worth-2 = Annyit, ahány felfedezőm van
lesson-first-quiz-worth-3 = Annyit, amennyit az utolsó nyitott terme mutat
lesson-first-quiz-statuettes = Neked 2 szobrocskád van, másnak 3. Mennyit érnek a tieid?
    .about = A számot csak az kapja meg, akinek a legtöbb van; egyenlőség esetén minden érintett a teljes számot kapja.
lesson-first-quiz-statuettes-1 = Semmit
lesson-first-quiz-statuettes-2 = Az utolsó nyitott terem számát
lesson-first-quiz-statuettes-3 = Annak a kétszeresét
lesson-first-quiz-skulls = Ki veszít pontot a koponyák miatt?
    .about = Néhány koponya nem árt, amíg másnak több van.
lesson-first-quiz-skulls-1 = Mindenki, minden egyesért
lesson-first-quiz-skulls-2 = Senki
lesson-first-quiz-skulls-3 = Akinek a legtöbb van
lesson-first-quiz-tie = Két csapat egyenlő. Melyik választ először?
    .about = A fáklyavivőtől az óramutató járása szerint haladtok. Aki egy fordulóban az utolsó kártyát veszi el, azé a fáklya.
lesson-first-quiz-tie-1 = Azé, akinek több felfedezője maradt
lesson-first-quiz-tie-2 = Amelyik a fáklyavivőtől nézve előbb jön
lesson-first-quiz-tie-3 = A véletlen dönt
lesson-first-quiz-end = Mikor ér véget a játék?
    .about = Mindig nyolc forduló van. Felfedezők nélkül is tovább játszol, és az üres tábor újra megtelik.
lesson-first-quiz-end-1 = Nyolc forduló után
lesson-first-quiz-end-2 = Amikor valakinek elfogynak a felfedezői
lesson-first-quiz-end-3 = Amikor üres a tábor

## Lecke a táborról
lesson-camp = A tábor
    .about = Mikor éri meg senkit sem küldeni.
lesson-camp-full = Nyolc felfedező vár a táborban, több, mint amennyi bárkinek van. Egy jobb kártya néhány pont; nyolc felfedező több fordulót is eldönt. Ne küldj senkit.
lesson-camp-full-sent = Akkor másé lesz a tábor, most vagy a következő fordulóban. Ne küldj senkit.
lesson-camp-share = Csak te nem küldtél senkit: most tizenhárom felfedeződ van. A táborban megint kilencen várnak, a többieknek pedig alig maradt felfedezőjük: vissza fogják hívni őket. Vedd ki a részed, különben mind az övék lesz. Ne küldj senkit.
lesson-camp-share-sent = Te választanál először, de a többiek kilenc felfedezőn osztoznának. Ne küldj senkit.
lesson-camp-end = Hárman osztoztatok a kilencen. Neked tizenhat felfedeződ van, a többieknek együtt hét: akkor választasz elsőként, amikor csak fontos neked. Innen játszol tovább.

## Lecke a sziklákról
lesson-rocks = Sziklák mások ellen
    .about = Hogyan rontsd el a kincset, amelyet mások gyűjtenek.
lesson-rocks-columns = Nézd meg, ki mit gyűjt. Az egyik ellenfélnek négy napórája van, kettőnek kettő-kettő, neked egy. A te pontjaid a szobrocskákból jönnek.
lesson-rocks-highest = A kártyádon szikla van. Ha a napóra 4-et ér, az annak az ellenfélnek 16 pont, neked 4. Tedd a 4-esre.
lesson-rocks-highest-other = Az kevesebbet vesz el a többiektől. Tedd a napórák 4-esére.
lesson-rocks-again = A következő fordulóban megint sziklás kártyát vettél el. A napórák még 3-at vagy 2-t érhetnek. Tedd a 3-asra.
lesson-rocks-again-other = Az kevesebbet vesz el a többiektől. Tedd a napórák 3-asára.
lesson-rocks-end = A napórák 2-t fognak érni. Két szikla az egyik ellenfélnek nyolc pontjába került, neked kettőbe. Rontsd el, amit mások gyűjtenek, a saját számaidat pedig hagyd nyitva. Innen játszol tovább.

lesson-totems = A megfelelő totem
    .about = Hogyan növeli egy totem a kincseid értékét.
lesson-totems-shield = Nézd meg a totemeket, mielőtt kártyát veszel el. A Sassal minden tollpajzsod 3 ponttal többet ér, és egy már van nálad. Végy el még egyet.
lesson-totems-shield-statuettes = A szobrocskákért csak az kap pontot, akinek a legtöbb van. A Sassal egy tollpajzs többet hoz. Azt vedd el.
lesson-totems-shield-other = A Sassal egy tollpajzs többet hoz neked. Azt vedd el.
lesson-totems-send = Most totemes kártya fekszik a sorban, és a Sas még megvan. Neked kilenc felfedeződ van, a többieknek legfeljebb hat: héttel biztosan te választasz először. Küldj hetet.
lesson-totems-send-more = Az ugyanolyan biztos, de hét is elég. Küldj hetet.
lesson-totems-send-few = Akkor más választhat előtted, és elviheti a Sast. Küldj hetet.
lesson-totems-take = Te választasz először. Vedd el a totemes kártyát.
lesson-totems-take-other = Hét felfedezőt küldtél a totemért. Vedd el a totemes kártyát.
lesson-totems-totem = Egy totem annyit ér, amennyit kezdeni tudsz vele. Két tollpajzzsal a Sas 6 pont, és minden további tollpajzs után még 3. Válaszd a Sast.
lesson-totems-totem-trackers = Négy felfedező jó, de a végén csak 2 pont. Válaszd a Sast.
lesson-totems-totem-other = Az a kincseidnek keveset ad. Válaszd a Sast.
lesson-totems-end = A Csörgőkígyó gazdája ugyanígy választott, a két kígyójához. Gyűjtsd azt, amiért egy totem pontot ad, és válassz korán, amikor totemes kártya fekszik a sorban. A tábor tele van: most visszahívhatsz felfedezőket. Innen játszol tovább.
