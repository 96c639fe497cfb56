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
do-take = Vedd el ezt: { $arg }
do-rock = Tegyél sziklát ide: { $arg }
do-totem = Vedd el { $arg-the } totemet
do-move = Told el innen a sziklát: { $arg }
do-recruit = Vedd el a felfedezőket
do-copy = Másold le { $arg-acc }
do-decline = Ne használd a totemet

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
log-called-back = { $seat } visszahív { $n } felfedezőt a táborból.
log-camped = { $seat } { $n } felfedezőt tesz a táborba.
log-took = { $seat } elvesz egy kártyát: { $card }.
log-rock-placed = { $seat } sziklát tesz ide: { $chamber }.
log-rock-moved = { $seat } eltol egy sziklát: { $chamber } → { $onto }.
log-totem-taken = { $seat } elveszi { $totem-the } totemet.
log-recruited = { $n ->
    [0] { $seat } senkit sem vesz el a táborból.
   *[other] { $seat } elvesz { $n } felfedezőt a táborból.
}
log-declined = { $seat } nem használja a totemet.
log-copied = { $seat } lemásolja { $totem-acc }.
log-left-out = Kikerül a játékból: { $card }.
log-torch-passed = { $seat } megkapja a fáklyát.
log-ended = Az utolsó forduló véget ért, jöhet a pontozás.

## Pontok
score-statuette = Szobrocskák
    .about = { treasure-statuette.about }
score-sundial = Napórák
    .about = { treasure-sundial.about }
score-feather_shield = Tollpajzsok
    .about = { treasure-feather_shield.about }
score-snake = Kígyók
    .about = { treasure-snake.about }
score-skull = Koponyák
    .about = { treasure-skull.about }
score-totems = Totemek
    .about = A pontok, amelyeket a totemjeid a végén a napórákért, tollpajzsokért, kígyókért és felfedezőkért hozzáadnak. A totem által levont koponyák a koponyák sorában már nem szerepelnek.
score-explorers = Felfedezők
    .about = 1 pont minden 2 felfedezőért, aki a végén megmaradt.

## A tábla
board-round = { $n }/8. forduló
board-worth = { $span ->
    [0] értéke { $highest } pont
   *[other] értéke { $lowest } és { $highest } pont között
}
board-brings = { $span ->
    [0] a jelenlegi állás szerint { $highest } pontot hoz
   *[other] a jelenlegi állás szerint { $lowest } és { $highest } pont között hoz
}
board-has-chosen = { $name } már választott
board-is-choosing = { $name } még választ
board-groups = Titkos csapatok
board-one-fewer = Eggyel kevesebb felfedező
board-one-more = Eggyel több felfedező
board-last-round = Az utolsó forduló
board-larger-first = A nagyobb csapat választ előbb; egyenlők közül az, amelyik a fáklyasorrendben előbb jön. Aki senkit sem küld, utoljára választ, és felfedezőket hív vissza a táborból.
board-own-group = { $n ->
    [0] Senkit sem küldesz. A többiek akkor látják, amikor már mindenki választott.
   *[other] { $n } felfedezőt küldesz. A többiek akkor látják, amikor már mindenki választott.
}
board-explorers = { $n ->
    [0] Nincs felfedező
   *[other] { $n } felfedező
}
board-explorers-left = Azért küldöd ki őket, hogy elsőként választhass. A végén minden megmaradt pár 1 pontot ér.
board-chamber-open = Még nyitva van: ez a szám még számíthat.
board-chamber-last = Az utolsó nyitott terem: ez a szám számít.
board-chamber-covered = Szikla van rajta: ez a szám nem számít.
board-totem-of = Gazdája: { $name }.
board-camp = Itt gyűlnek össze a kiküldött felfedezők. Aki senkit sem küld, mindet elveszi; ha többen vannak, egyenlően osztoznak.
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
