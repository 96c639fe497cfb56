title = San Juan
summary = Válassz szerepeket, építs várost a kezedben lévő lapokból, és építs fel elsőként tizenkét épületet – vagy egyszerűen jobbakat.
option-expansion = Új épületek
option-expansion-false = Az alapjáték 112 lapja.
    .short = Nélkülük
option-expansion-true = További 30 lap: tizenegy új épület, a katedrális az asztalon.
    .short = Velük
option-advanced = Előkészület
option-advanced-false = Mindenki 4 lapot húz.
    .short = Alap
option-advanced-true = A kormányzó 5 lapot húz, a következő játékos 6-ot, és így tovább; mindenki 4-et tart meg.
    .short = Haladó
option-harbor_per_good = Áruk a kikötő alatt
option-harbor_per_good-false = Egy kereskedőfázisban egy áru kerülhet a kikötő alá.
    .short = Fázisonként egy
option-harbor_per_good-true = Minden eladott áru a kikötő alá kerülhet.
    .short = Minden eladott
end-buildings = Egy építészfázis végén tizenkét épület állt az egyik városban.
end-stalled = Senki sem épít többé.

## A szabályok képei
board-figure-taken = Ezt a szerepet már elvették: mindenki cselekszik, a kiváltság a választóé.
board-figure-free = Ez még szabad. Egy szerepet fordulónként egyszer lehet elvenni.
board-figure-built = Épület a városban; az előbb még lap volt a kézben.
board-figure-pays = Ami a kézben marad, abból fizetsz: egy 3-ba kerülő épület három ilyen lapba kerül.
board-figure-indigo = Mindenki egy indigófestő üzemmel kezd a városában.
board-figure-hand = Négy lap a kezdéshez: mindegyik megépíthető, vagy egy másikért fizethet.
board-figure-good = Ezen a termelőépületen áru fekszik: egy lefordított lap a húzópakliból.
board-figure-empty = Ez üres, és a következő iparos fázisban árut termelhet.
board-figure-market = A kereskedőház-karton megmutatja, hány lapot hoz most egy-egy áru.
board-figure-trader = Aki a kereskedőt vette el, eggyel több árut adhat el, mint a többiek.

## Dolgok
card-indigo_plant = Indigó{"\u00AD"}festő üzem
    .acc = Indigófestő üzemet
    .about = Iparos: egy árut tárol (indigó), amelyet a kereskedőnél adsz el. Akárhány lehet belőle.
card-sugar_mill = Cukor{"\u00AD"}malom
    .acc = Cukormalmot
    .about = Iparos: egy árut tárol (cukor), amelyet a kereskedőnél adsz el. Akárhány lehet belőle.
card-tobacco_storage = Dohány{"\u00AD"}raktár
    .acc = Dohányraktárat
    .about = Iparos: egy árut tárol (dohány), amelyet a kereskedőnél adsz el. Akárhány lehet belőle.
card-coffee_roaster = Kávé{"\u00AD"}pörkölő
    .acc = Kávépörkölőt
    .about = Iparos: egy árut tárol (kávé), amelyet a kereskedőnél adsz el. Akárhány lehet belőle.
card-silver_smelter = Ezüst{"\u00AD"}kohó
    .acc = Ezüstkohót
    .about = Iparos: egy árut tárol (ezüst), amelyet a kereskedőnél adsz el. Akárhány lehet belőle.
card-archive = Levéltár
    .acc = Levéltárat
    .about = Tanácsos: a húzott lapok a kezedbe kerülnek, és az egész kezedből dobsz el.
card-smithy = Kovács{"\u00AD"}műhely
    .acc = Kovácsműhelyt
    .about = Építész: a termelő épületek 1 lappal kevesebbe kerülnek neked.
card-gold_mine = Arany{"\u00AD"}bánya
    .acc = Aranybányát
    .about = Aranyásó, bárki választotta: fordíts fel 4 lapot; ha mind más árú, a legolcsóbb a tiéd.
card-poor_house = Szegény{"\u00AD"}ház
    .acc = Szegényházat
    .about = Építész: ha építettél, és legfeljebb 1 lapod maradt, húzz 1 lapot.
card-black_market = Fekete{"\u00AD"}piac
    .acc = Feketepiacot
    .about = Építész: dobj el 1 vagy 2 árut; mindegyik 1 lapot vált ki a fizetéskor.
card-well = Kút
    .acc = Kutat
    .about = Iparos: ha legalább 2 árut termelsz, húzz 1 lapot.
card-market_stand = Piaci stand
    .acc = Piaci standot
    .about = Kereskedő: ha legalább 2 árut adsz el, húzz 1 lappal többet.
card-trading_post = Kereske{"\u00AD"}delmi állomás
    .acc = Kereskedelmi állomást
    .about = Kereskedő: 1 áruval többet adhatsz el.
card-crane = Daru
    .acc = Darut
    .about = Építész: az új épületet egy saját épületed helyére teheted, és csak az árkülönbséget fizeted.
card-chapel = Kápolna
    .acc = Kápolnát
    .about = A forduló elején: 1 kézben tartott lapot alá tehetsz; a végén mindegyik 1 pont.
card-aqueduct = Víz{"\u00AD"}vezeték
    .acc = Vízvezetéket
    .about = Iparos: 1 áruval többet termelhetsz.
card-tower = Torony
    .acc = Tornyot
    .about = A forduló elején: a kézlimited 12.
card-carpenter = Ács{"\u00AD"}műhely
    .acc = Ácsműhelyt
    .about = Építész: ha városi épületet építettél, húzz 1 lapot.
card-prefecture = Prefek{"\u00AD"}túra
    .acc = Prefektúrát
    .about = Tanácsos: 1 lappal többet tarthatsz meg.
card-market_hall = Vásár{"\u00AD"}csarnok
    .acc = Vásárcsarnokot
    .about = Kereskedő: ha legalább 1 árut adsz el, húzz 1 lappal többet.
card-quarry = Kőfejtő
    .acc = Kőfejtőt
    .about = Építész: a városi épületek 1 lappal kevesebbe kerülnek neked.
card-library = Könyvtár
    .acc = Könyvtárat
    .about = Megkettőzi az általad választott szerep kiváltságát; két játékosnál fordulónként csak egy szerepednél.
card-statue = Szobor
    .acc = Szobrot
    .about = Emlékmű: pontot ér, hatása nincs.
card-victory_column = Diadal{"\u00AD"}oszlop
    .acc = Diadaloszlopot
    .about = Emlékmű: pontot ér, hatása nincs.
card-hero = Felfedező emlék{"\u00AD"}műve
    .acc = Felfedező emlékművét
    .about = Emlékmű: pontot ér, hatása nincs.
card-triumphal_arch = Diadalív
    .acc = Diadalívet
    .about = A játék végén: 1, 2 vagy 3 emlékművedért 4, 6 vagy 8 pont.
card-palace = Palota
    .acc = Palotát
    .about = A játék végén: minden 4 egyéb pontodért 1 pont.
card-city_hall = Város{"\u00AD"}háza
    .acc = Városházát
    .about = A játék végén: minden városi épületedért 1 pont, önmagáért is.
card-guild_hall = Céhház
    .acc = Céhházat
    .about = A játék végén: minden termelő épületedért 1 pont, és minden fajtájáért még 1.
card-office = Hivatal
    .acc = Hivatalt
    .about = A forduló elején: eldobhatsz 1 vagy 2 lapot a kezedből, és ugyanannyit húzol.
card-guard_room = Őrség
    .acc = Őrséget
    .about = A forduló elején: akinek nincs őrsége, annak a kézlimitje 6. A torony megtartja a 12-t.
card-hut = Kunyhó
    .acc = Kunyhót
    .about = Kereskedő: ha senki sem adott el árut, húzz 1 lapot.
card-tavern = Taverna
    .acc = Tavernát
    .about = Az építészfázis végén: ha senkinek sincs kevesebb épülete, mint neked, és valakinek több van, húzz 1 lapot.
card-customs_office = Vámház
    .acc = Vámházat
    .about = Tanácsos: ha üres, kap egy árut, amely mindig 2-ért adható el.
card-park = Park
    .acc = Parkot
    .about = Építész: ha daruval másik épület kerül a helyére, 6-nak számít.
card-bank = Bank
    .acc = Bankot
    .about = A forduló elején, játékonként egyszer: akárhány kézben tartott lapot alá tehetsz; a végén mindegyik 1 pont.
card-harbor = Kikötő
    .acc = Kikötőt
    .about = Kereskedő: egy eladott áru megnézés nélkül alá kerülhet; a végén mindegyik 1 pont.
card-goldsmith = Ötvös{"\u00AD"}műhely
    .acc = Ötvösműhelyt
    .about = Aranyásó, bárki választotta: fordíts fel 1 lapot; ha az az épület senkinél sincs játékban, elveheted.
card-residence = Rezi{"\u00AD"}dencia
    .acc = Rezidenciát
    .about = A játék végén: három különböző, azonos árú épületből álló készletekért 4, 3, 2 és 1 pont.
card-cathedral = Kated{"\u00AD"}rális
    .acc = Katedrálist
    .about = Az asztalon fekszik, amíg valaki meg nem építi. A játék végén: az ellenfelek 6-os árú épületeiért 4, 3, 2 és 1 pont.
card-for = { $card } ({ $n })
building-with-good = { $card } + áru
building-with-cards = { $building } (alatta { $n } lap)
role-builder = Építész
    .acc = Építészt
    .about = Mindenki építhet egy épületet. Az építész 1 lappal kevesebbet fizet.
role-producer = Iparos
    .acc = Iparost
    .about = Mindenki termelhet 1 árut. Az iparos 2-t termelhet.
role-trader = Kereskedő
    .acc = Kereskedőt
    .about = Mindenki eladhat 1 árut. A kereskedő 2-t adhat el.
role-councillor = Tanácsos
    .acc = Tanácsost
    .about = Mindenki húzhat 2 lapot, és 1-et megtart. A tanácsos 5 lapot húz.
role-prospector = Aranyásó
    .acc = Aranyásót
    .about = Csak az aranyásó húz 1 lapot.
role-of = { $role } ({ $seat })
over-card = Ennek a helyére: { $card }
over-nothing = A többi mellé
library-now = Ennél a szerepnél használom
library-later = A második szerephez tartom meg
tile = indigó { $indigo }, cukor { $sugar }, dohány { $tobacco }, kávé { $coffee }, ezüst { $silver }
price-of = { $card } { $n }
price-printed = nyomtatott ár

## Az asztal
view-round = Forduló
view-idle = Fordulók új épület nélkül (68. szabály: 20 után vége)
view-governor = Kormányzó
view-last_role = Az utoljára választott szerep
view-phase = Fázis
view-chooser = A szerepet választotta
view-turn = Soron van
view-library = A Könyvtár megkettőzi a kiváltságot
view-library_spent = A Könyvtár ebben a fordulóban már működött
view-roles = Szerepek
view-could_build = Megépíthetnéd
view-could_make = Termelhető áruk
view-could_sell = Eladható áruk
view-tile = Árak
view-tiles_seen = Látott kereskedőház-kartonok
view-cathedral = Katedrális az asztalon
view-building = Épül
view-makes_way = Ennek a helyére
view-site = Építkezés
view-bonus = Lapok az eladásért
view-shown = Felfordítva
view-at_work = Felfordítja
view-drawing = Húzásra váró lapok
view-revealing = Felfordítják őket
view-pile = Húzópakli
view-discard = Dobópakli
view-players = Játékosok
view-removed = Játékon kívül
view-seat = Játékos
view-buildings = Város
view-hand_size = Lapok a kézben
view-hand_limit = Kézlimit
view-hand = Kéz
view-drawn = Húzott lapok
view-under = A kápolna és a bank alatt
view-goods = Áruk
view-printed = Nyomtatott pontok
view-bank_used = A bank már működött

## Kérdések
ask-keep-four = Melyik { $n } lapról mondasz le? Négyet tartasz meg.
ask-role = Melyik szerepet választod?
ask-library = Használod a Könyvtárat ennél a szerepnél?
ask-office = Mely lapokat cseréled le a Hivatalban (1–2)?
ask-chapel = Melyik lapot teszed a Kápolna alá?
ask-bank = Mely lapokat teszed a Bank alá (csak egyszer)?
ask-limit = Túl sok lapod van. Melyik { $n } lapot dobod el?
ask-build = Mit építesz?
ask-over = Melyik épület helyére?
ask-market = Feketepiac: melyik árut adod oda? (Fizetnivaló: { $n })
ask-pay = Melyik { $n } lappal fizetsz?
ask-produce = Hol termelsz árut? Legfeljebb { $n } árut termelhetsz.
ask-sell = { $n ->
    [one] Melyik árut adod el? 1 árut adhatsz el.
   *[other] Mely árukat adod el? Legfeljebb { $n } árut adhatsz el.
}
ask-harbor = Hány eladott áru kerül a Kikötő alá?
ask-counsel = Hány lapot húzol? Közülük { $n } lapot tartasz meg.
ask-keep = Melyik { $n } lapot tartod meg?
ask-archive = Az egész kezedből melyik { $n } lapot dobod el?
ask-prospect = Húzol?
ask-goldsmith = Elveszed a felfordított lapot?

## Lehetőségek
do-role = { $arg-acc } választom
do-library = { $arg }
do-build = { $arg-acc } építek
do-build-nothing = Nem építek
    .brings = Megtartod a lapjaidat egy jobb épületre.
do-over = { $arg }
do-market = Odaadom az árut innen: { $arg }
    .brings = Az áru 1 lapot vált ki a fizetéskor.
do-market-done = Nem adok több árut
    .brings = A többit lapokkal fizeted ki, az áruid megmaradnak eladásra.
do-pay = Ezzel fizetek: { $arg }
    .brings = A lap elvész: azokat tartsd meg, amelyeket meg akarsz építeni.
do-produce = Árut termelek itt: { $arg }
    .brings = Ott marad egy áru, amíg el nem adod lapokért.
do-produce-done = Nem termelek többet
do-sell = Eladom az árut innen: { $arg }
    .brings = Annyi lapot húzol, amennyit a kereskedőház-karton erre az árura mutat.
do-sell-done = Nem adok el többet
    .brings = A megtartott árukat később is eladhatod, talán több lapért.
do-harbor = { $arg ->
    [0] Egy sem
   *[other] { $arg } áru
}
    .brings = A Kikötő alatt minden áru 1 pontot ér a végén.
do-draw = { $arg } lapot húzok
    .brings = Új lapok, építésre vagy fizetésre.
do-decline = Nem húzok
    .brings = A kezed nem változik.
do-keep = { $arg-acc } megtartom
do-discard = { $arg-acc } eldobom
    .brings = A lap elvész: attól válj meg, amit úgysem építenél meg.
do-office = { $arg-acc } lecserélem
    .brings = Leadod a lapot, és húzol helyette egy másikat.
do-office-done = Nem cserélek többet
    .brings = A többi lapot megtartod.
do-chapel = { $arg-acc } a Kápolna alá teszem
    .brings = A lap 1 pontot ér a végén, de többé nem építhető meg.
do-chapel-nothing = Nem teszek semmit a Kápolna alá
    .brings = Minden lapot megtartasz építésre vagy fizetésre.
do-bank = { $arg-acc } a Bank alá teszem
    .brings = A lap 1 pontot ér a végén; ezt csak egyszer lehet megtenni.
do-bank-done = Nem teszek többet a Bank alá
do-take = Elveszem
    .brings = A lap a kezedbe kerül.
do-leave = Nem veszem el

## Véletlen
do-governor = A kormányzó kisorsolása
do-card = A lap: { $arg }
do-tile = A kereskedőház-karton: { $arg }

## Miért nem
why-role-taken = Ez a szerep ebben a fordulóban már nála van: { $other }.
why-library-spent = A Könyvtárat ebben a fordulóban már használtad.
why-owned = Ez az épület már megvan neked.
why-cannot-pay = { $has ->
    [0] Nincs lapod a fizetéshez
   *[other] Csak { $has } lappal tudsz fizetni
}, de { $needs } kell.
why-crane-itself = Maga a Daru a helyén marad.
why-same-kind = Épület nem kerülhet azonos fajtájú épület helyére.
why-passed-over = A lista sorrendjében válassz: ezen már túljutottál.
why-too-few-follow = A lista sorrendjében válassz: még { $n } kell, és innentől túl kevés van.
why-not-empty = Már van rajta áru.
why-no-good = Nincs rajta eladható áru.
why-one-good-a-phase = Fázisonként csak egy áru kerül a Kikötő alá.

## Napló
log-governor-drawn = Az első kormányzó: { $seat }.
    .you = Te vagy az első kormányzó.
log-governor-moves = A kormányzó: { $seat }.
    .you = Te vagy a kormányzó.
log-round-begins = Kezdődik { $n ->
    [1] az 1.
    [5] az 5.
    [50] az 50.
    [51] az 51.
    [52] az 52.
    [53] az 53.
    [54] az 54.
    [55] az 55.
    [56] az 56.
    [57] az 57.
    [58] az 58.
    [59] az 59.
   *[other] a { $n }.
} forduló.
log-role-taken = { $seat } { $role-acc } választ.
    .you = Te { $role-acc } választasz.
log-library-used = A Könyvtár megkettőzi a kiváltságot: { $seat }.
    .you = A Könyvtár megkettőzi a kiváltságodat.
log-library-kept = { $seat } a második szerephez tartja meg a Könyvtárat.
log-library-spent = { $seat } ebben a fordulóban már használta a Könyvtárat; a kiváltság nem kettőződik meg.
log-drew = { $seat } { $card-acc } húz.
    .you = Te { $card-acc } húzol.
log-drew-hidden = { $seat } { $n } lapot húz.
log-discarded = { $seat } { $card-acc } dob el.
    .you = Te { $card-acc } dobsz el.
log-discarded-hidden = { $seat } { $n } lapot dob el.
log-reshuffled = A dobópakliból megkeverve új húzópakli lesz: { $n } lap.
log-pile-empty = Nincs több húzható lap.
log-works = Működik: { $card } ({ $seat }).
    .you = Nálad működik: { $card }.
log-built = { $n ->
    [0] { $seat } { $card-acc } épít ingyen.
   *[other] { $seat } { $card-acc } épít { $n } lapért.
}
    .you = { $n ->
        [0] Te { $card-acc } építesz ingyen.
       *[other] Te { $card-acc } építesz { $n } lapért.
    }
log-built-over = { $n ->
    [0] { $seat } { $card-acc } épít ingyen ennek a helyére: { $over }.
   *[other] { $seat } { $card-acc } épít { $n } lapért ennek a helyére: { $over }.
}
log-good-lost = { $seat } elveszíti az árut innen: { $card }.
log-good-spent = { $seat } odaadja az árut innen: { $card }.
log-paid = { $seat } fizet ({ $card }).
    .you = Fizetsz ({ $card }).
log-built-nothing = { $seat } nem épít.
    .you = Nem építesz.
    .forced = Nincs semmi, amit meg tudnál építeni és fizetni.
log-cannot-build = { $seat } az építéshez túl kevés lapot tart a kezében.
    .you = Az építéshez túl kevés lapod van.
log-produced = { $seat } árut termel itt: { $card }.
    .you = Árut termelsz itt: { $card }.
log-produced-nothing = { $seat } nem termel árut.
log-nothing-empty = { $seat }: nincs üres termelő épület.
log-tile-turned = A kereskedőház-karton: { $tile }.
log-sold = { $seat } eladja az árut innen: { $card }. Az ára { $n }.
    .you = Eladod az árut innen: { $card }. Az ára { $n }.
log-sold-nothing = { $seat } nem ad el semmit.
log-no-goods = { $seat }: nincs eladó áru.
log-shipped = { $seat } { $n } árut tesz a Kikötő alá.
log-customs-filled = Áru kerül a Vámházba: { $seat }.
log-declined = { $seat } nem húz lapot.
log-kept = { $seat } { $card-acc } tart meg.
    .you = Te { $card-acc } tartasz meg.
log-kept-hidden = { $seat } { $n } lapot tart meg.
log-revealed = { $seat } { $card-acc } fordít fel.
    .you = Te { $card-acc } fordítasz fel.
log-took = { $seat } { $card-acc } vesz el.
    .you = Te { $card-acc } veszel el.
log-mine-failed = { $seat } nem talál aranyat: két lapnak azonos az ára.
    .you = Nem találsz aranyat: két lapnak azonos az ára.
log-already-built = Már játékban van: { $card }. { $seat } nem kapja meg a lapot.
log-left = { $seat } nem veszi el a felfordított lapot: { $card }.
log-exchanged = { $n ->
    [0] { $seat } nem cserél lapot a Hivatalban.
   *[other] { $seat } { $n } lapot cserél a Hivatalban.
}
log-tucked = { $seat } { $card-acc } tesz ez alá: { $under }.
log-tucked-hidden = { $seat } egy lapot tesz ez alá: { $under }.
log-ended = Tizenkét épület: vége a játéknak, jön a pontozás.
log-exhausted = Soha többé senki sem húzhat lapot és nem építhet: vége a játéknak, jön a pontozás.
log-stalled = { $n } forduló új épület nélkül: vége a játéknak, jön a pontozás.

## Pontozás
score-buildings = Épületek
    .about = Az összes épületedre nyomtatott pontok.
score-tucked = Lapok az épületek alatt
    .about = 1 pont minden lapért, amely kápolna, bank vagy kikötő alatt vagy a helyükre épített épület alatt fekszik.
score-triumphal_arch = Diadalív
    .about = { card-triumphal_arch.about }
score-city_hall = Város{"\u00AD"}háza
    .about = { card-city_hall.about }
score-guild_hall = Céhház
    .about = { card-guild_hall.about }
score-residence = Rezi{"\u00AD"}dencia
    .about = { card-residence.about }
score-cathedral = Katedrá{"\u00AD"}lis
    .about = A játék végén: az ellenfelek 6-os árú épületeiért 4, 3, 2 és 1 pont.
score-palace = Palota
    .about = { card-palace.about }

## A tábla
board-does-builder = Építés
board-gets-builder = −1 lap
board-does-producer = 1 áru termelése
board-gets-producer = 2 áru
board-does-trader = 1 áru eladása
board-gets-trader = 2 áru
board-does-councillor = Húzz 2‑t, tarts 1‑et
board-gets-councillor = húzz 5‑öt
board-does-prospector = Mások: semmit
board-gets-prospector = húzz 1‑et
board-role-hint = { ask-role } Ami a ★ mellett áll, csak a tiéd.
board-two-roles = Ketten játszva a kormányzó minden fordulóban két szerepet választ, az elsőt és a harmadikat; a másik játékos közben egyet.
board-first-of-two = Melyik szerepet választod elsőnek? Kormányzóként kettőt választasz.
board-second-of-two = Melyik szerepet választod másodiknak?
board-governor-two = { $name } a kormányzó: az első és a harmadik szerepet választja.
board-prices-hidden = Az árak még ismeretlenek
board-prices-next = Következő árak
board-market-about = A kereskedőház-kartonok abban a sorrendben, ahogy felfordultak. Ha mind az öt ismert, ugyanebben a sorrendben jönnek újra.
board-built = { $n } épület a 12-ből
board-idle = { $n } forduló új épület nélkül; 20 után véget ér a játék (68. szabály).
board-not-yet = a következő fázistól működik
board-card = { $card }, ára { $cost }, { $points ->
    [0] pontok a játék végén
   *[other] { $points } pont
}
board-could-build = A kezedből most ezt építhetnéd meg: { $cards }.
board-could-build-nothing = A kezedből most egyetlen épületre sem telik.
board-could-make = { $n ->
    [0] Nincs üres termelő épületed.
   *[other] Most { $n } árut termelhetnél.
}
board-could-sell = { $n ->
    [0] Nincs eladható árud.
   *[other] Most { $n } árut adhatnál el.
}
board-card-for = { $n ->
    [0] ingyen megépíthető
   *[other] { $n } lapért megépíthető
}
board-over-for = { $n ->
    [0] ennek a helyére ingyen
   *[other] ennek a helyére { $n } lapért
}
board-sells-for = { $n } lapért eladható
board-sells-between = { $span ->
    [0] egy áru, amely { $highest } lapért eladható
   *[other] egy áru, amely { $lowest }–{ $highest } lapért eladható
}
board-given-up = Erről mondasz le: { $what }
board-cards = { $n } lap
board-a-card = lap
board-hand = { $n } lap kézben, kézlimit { $most }
board-above-limit = { $n } lappal a kézlimit felett vagy: a következő forduló elején { $most } lapig kell eldobnod.
board-will-discard = A következő forduló elején { $n } lapot eldobsz.
board-hand-empty = Nincs lap a kezedben.
board-tap-drawn = Érints meg egy lapot, és elolvashatod, mit tud.
board-on-table = Az asztalon
board-about = A lapról: { $card }
board-card-cost = Ára { $n } lap a kezedből
board-card-points = { $n ->
    [0] Pontjai a játék végén derülnek ki
   *[other] { $n } pont a játék végén
}
board-worth-now = Most { $n } pontot ér
board-would-be-worth = Ha most megépítenéd, { $n } pontot érne
board-arrows = A nyílbillentyűkkel lapról lapra lehet lépni.
board-pay-with = Jelölj ki { $n } lapot a kezedből, amivel fizetsz.
board-pay-all = Az összes többi lapoddal fizetsz érte.
board-pay-nothing = Nem kell fizetni érte.
board-pay-short = Kevés a lapod: a Feketepiachoz jelölj ki { $n } árut a városodban.
board-crane = Daru: jelöld ki, melyik épület helyére kerüljön.
board-market = Feketepiac: legfeljebb { $n } áruval is fizethetsz.
board-another = Másik épület
board-choose-more = Jelölj ki még { $n } lapot
board-choose-goods = Jelölj ki { $n } árut
board-choose-cards = Jelölj ki { $n } lapot
board-do-build = { $n ->
    [0] Megépítem ingyen
   *[other] Megépítem { $n } lapért
}
board-do-pay = Fizetek { $n } lapot
board-do-discard = Eldobok { $n } lapot
board-do-keep = Megtartok { $n } lapot
board-do-office = Lecserélek { $n } lapot
board-do-chapel = A Kápolna alá teszem
board-do-bank = { $n } lapot a Bank alá teszek
board-do-produce = Termelek { $n } árut
board-do-sell = Eladok { $n } árut
board-no-office = Nem cserélek
board-no-chapel = Most semmit
board-no-bank = Most nem
board-no-produce = Nem termelek semmit
board-no-sell = Nem adok el semmit
board-twelfth = A tizenkettedik épület!
board-last-phase = Az utolsó fázis
board-twelve-built = { $name } városában tizenkét épület áll: ezzel az építészfázissal vége a játéknak.
board-eleven-built = { $name } városában 11 épület áll a 12-ből. A következő építészfázissal véget érhet a játék.
board-has-good = van itt áru
board-no-good = nincs itt áru
board-under = { $n } lap van alatta
board-taken = Ebben a fordulóban már elvitte: { $name }.
board-free = Ebben a fordulóban még szabad.
board-good-indigo = Indigó
board-good-sugar = Cukor
board-good-tobacco = Dohány
board-good-coffee = Kávé
board-good-silver = Ezüst
board-good-customs = A vámház áruja
board-good-about = Egy lefordított lap. A kereskedőfázisban annyi lapért kel el, amennyit a kereskedőház-karton mutat.
board-limit-about = Akinek a forduló elején több lapja van, a többit eldobja. A forduló közben nincs korlát.
board-built-about = Ha egy építészfázis végén valakinek tizenkét épülete van, a játék véget ér.
board-printed-about = Az épületekre nyomtatott pontok. Az épületek alatti lapok és a kérdőjeles épületek a játék végén számítanak.
board-pile-about = Ha elfogy, a dobópakli megkeverve új húzópakli lesz.
board-discard-about = Kifizetett lapok, eladott áruk és minden más, amit leadtok, lefordítva.
board-governor-about = A kormányzó választja a forduló első szerepét. Utána a kártya balra vándorol.

## Az első lecke
lesson-first = Az első városod
    .about = Annak, aki még sosem játszotta: a szerepek, az építés, a termelés és az eladás.
lesson-first-city = Ez a te városod: egyelőre egyetlen indigófestő üzem. Az épületek pontot érnek, és akinek a végén a legtöbb pontja van, az nyer.
lesson-first-hand = Ezek a lapok épületek, amelyeket megépíthetsz. Egyúttal a pénzed is: egy 2 árú épületet két másik lappal fizetsz ki. Érints meg egyet, és elolvashatod, mit tud.
lesson-first-role = Minden fordulóban mindenki választ egy szerepet, elsőként a kormányzó: most te vagy az. Mindenki megteszi, amit a szerep mond, és aki választotta, kiváltságot is kap: ez áll a csillag mellett. Válaszd az építészt.
lesson-first-role-other = Arra később kerül sor. Először építs valamit: válaszd az építészt.
lesson-first-build = Te választottad az építészt, ezért 1 lappal kevesebbet fizetsz. Építsd meg a cukormalmot, és fizess egy indigófestő üzemmel.
lesson-first-build-indigo = Az semmibe sem kerülne, de a cukor néha többet ér, mint az indigó. Építsd meg a cukormalmot.
lesson-first-build-nothing = Akkor semmi hasznod a szerepedből. Építsd meg a cukormalmot.
lesson-first-build-keep = A Céhház később sok pontot hoz: tartsd meg. Fizess egy indigófestő üzemmel.
lesson-first-produce = A többiek is építettek. Most valaki az iparost választotta, és mindenki termelhet egy árut egy termelő épületében; a te kettőd ilyen. Mindegyikben csak egy fér el. Termelj a cukormalmodban.
lesson-first-produce-indigo = Az indigó sosem hoz 1 lapnál többet. Termelj a cukormalmodban.
lesson-first-produce-nothing = Az áru semmibe sem kerül, és lapot hoz. Termelj a cukormalmodban.
lesson-first-sell = A kereskedő: mindenki eladhat egy árut. A kereskedőház-karton mondja meg, hány lapot húzol érte: a cukorért 2-t. Add el a cukrodat.
lesson-first-sell-nothing = Akkor nem kapsz lapot. Add el a cukrodat.
lesson-first-keep = Új forduló, új kormányzó: a következő játékos. Valaki a tanácsost választotta: két lapot húztál, és egyet megtartasz. Tartsd meg a Vásárcsarnokot: valahányszor eladsz, 1 lappal többet hoz.
lesson-first-keep-statue = A Szobor 3 pont, és semmi más. A Vásárcsarnokkal később sokkal többet építhetsz. Tartsd meg a Vásárcsarnokot.
lesson-first-choose = Az aranyásó csak annak ad lapot, aki választotta. És most a játék fortélya: azt a szerepet válaszd, amelyik neked többet segít, mint a többieknek. Neked öt lapod van, nekik kettő és három. Válaszd az építészt.
lesson-first-choose-trader = Senkinek sincs eladó áruja. Válaszd az építészt.
lesson-first-choose-other = Az a többieknek is ugyanannyit segít. Csak neked van elég lapod valami nagyobbra: válaszd az építészt.
lesson-first-hall = A Vásárcsarnok ára 4, ezért 3 lapot fizetsz. Nem termel árut, hanem hatása van: az ilyenek városi épületek, és mindegyikből csak egy lehet nálad. Építsd meg, és a Céhház kivételével mindent adj oda érte.
lesson-first-hall-other = Azt majd később. Most építsd meg a Vásárcsarnokot.
lesson-first-hall-keep = Tartsd meg a Céhházat: később sok pontot hoz. Fizess a másik hárommal.
lesson-first-end = Ha egy építészfázis végén valakinek tizenkét épülete van, a játék véget ér. Akkor az épületeiden lévő pontok számítanak, a nagyok pedig, mint a Céhház, azt számolják, amit megépítettél. Még tíz kérdés, aztán innen játszol tovább.
lesson-first-quiz-win = Ki nyer?
    .about = A tizenkét épülettel csak véget ér a játék; utána a pontok számítanak.
lesson-first-quiz-win-1 = Akinek először van tizenkét épülete
lesson-first-quiz-win-2 = Akinek a végén a legtöbb pontja van
lesson-first-quiz-win-3 = Akinek a végén a legtöbb lapja van
lesson-first-quiz-pay = Mivel fizetsz egy épületért?
    .about = Minden lap épület és egyben pénz is.
lesson-first-quiz-pay-1 = Érmékkel
lesson-first-quiz-pay-2 = Pontokkal
lesson-first-quiz-pay-3 = Más lapokkal a kezedből
lesson-first-quiz-role = Valaki az építészt választja. Ki építhet?
    .about = Sorban, és az kezdi, aki a szerepet választotta.
lesson-first-quiz-role-1 = Mindenki
lesson-first-quiz-role-2 = Csak az, aki a szerepet választotta
lesson-first-quiz-role-3 = Csak a többiek
lesson-first-quiz-builder = Mi az építész kiváltsága?
    .about = Ami egy szerepnél a csillag mellett áll, csak azé, aki választotta.
lesson-first-quiz-builder-1 = Két épületet épít.
lesson-first-quiz-builder-2 = Húz egy lapot.
lesson-first-quiz-builder-3 = 1 lappal kevesebbet fizet.
lesson-first-quiz-goods = Mikor termelsz árut?
    .about = Mindenki egyet termelhet, a szerep választója kettőt; mindegyiket üres termelő épületben.
lesson-first-quiz-goods-1 = Amikor építesz
lesson-first-quiz-goods-2 = Amikor valaki az iparost választja
lesson-first-quiz-goods-3 = Minden forduló elején
lesson-first-quiz-price = Mit hoz egy áru, ha eladod?
    .about = A kartont akkor fordítjuk fel, amikor valaki a kereskedőt választja.
lesson-first-quiz-price-1 = Annyi lapot, amennyit a kereskedőház-karton mutat
lesson-first-quiz-price-2 = Mindig 1 lapot
lesson-first-quiz-price-3 = Annyi pontot, amennyibe került
lesson-first-quiz-council = Valaki más választja a tanácsost. Mit tehetsz?
    .about = A szerep választója ötöt húz, de ő is csak egyet tart meg.
lesson-first-quiz-council-1 = Semmit
lesson-first-quiz-council-2 = Húzhatok két lapot, és egyet megtartok
lesson-first-quiz-council-3 = Húzhatok két lapot, és mindkettőt megtartom
lesson-first-quiz-prospector = Valaki más választja az aranyásót. Mit kapsz?
    .about = Ez az egyetlen szerep, amelyik a többieknek nem ad semmit.
lesson-first-quiz-prospector-1 = Semmit
lesson-first-quiz-prospector-2 = Egy lapot
lesson-first-quiz-prospector-3 = Egy árut
lesson-first-quiz-best = Melyik szerepet érdemes választani?
    .about = Látod, hány lapja van a többieknek, és mi van az épületeiken.
lesson-first-quiz-best-1 = Mindig az építészt
lesson-first-quiz-best-2 = Azt, amelyik mindenkinek segít
lesson-first-quiz-best-3 = Azt, amelyik nekem többet segít, mint a többieknek
lesson-first-quiz-end = Mikor ér véget a játék?
    .about = Abban a fázisban még mindenki építhet.
lesson-first-quiz-end-1 = Amikor egy építészfázis végén valakinek tizenkét épülete van
lesson-first-quiz-end-2 = Tizenkét forduló után
lesson-first-quiz-end-3 = Amikor elfogy a húzópakli

## Lecke a szerepekről
lesson-roles = A szerepek ritmusa
    .about = Mikor gyűjts lapokat, és mikor építs.
lesson-roles-gather = Most nem építettél: a lapjaid keveset hoztak volna. Gyűjts. Senkinek sincs eladó áruja, a tanácsos pedig neked öt lapot mutat, a többieknek csak kettőt. Válaszd a tanácsost.
lesson-roles-gather-trader = Senkinek sincs eladó áruja. Válaszd a tanácsost.
lesson-roles-gather-other = Az mindenkinek nagyjából ugyanannyit segítene. Válaszd a tanácsost.
lesson-roles-keep = Az Ácsműhellyel minden további városi épület hoz neked egy lapot. Minél korábban áll, annál többet hoz. Tartsd meg az Ácsműhelyt.
lesson-roles-keep-other = Az hosszú távon kevesebbet hoz. Tartsd meg az Ácsműhelyt.
lesson-roles-build = Most van egy épületed, amely megéri, és lapjaid, hogy kifizesd. Aki a szerepet választja, kevesebbet fizet, és elsőként épít. Válaszd az építészt.
lesson-roles-build-other = Akkor talán más választja az építészt, és kevesebbet fizet nálad. Válaszd te.
lesson-roles-prospect = Az Ácsműhely áll, és három lapod van: gyűjts megint. Az aranyásó a többieknek nem ad semmit, az Aranybányád pedig talán hoz egy második lapot. Válaszd az aranyásót.
lesson-roles-prospect-other = Az a többieknek is ad valamit. Válaszd az aranyásót.
lesson-roles-end = Gyűjtés, építés, gyűjtés: ez a ritmus. Azóta a többiek szerepei lapokat hoztak neked, és egy árut, amelyet el is adtál. Mindig azt a szerepet válaszd, amelyik neked többet ad, mint a többieknek. Most megint te választasz, és innen játszol tovább.

## Lecke a pontokról
lesson-points = Előbb erő, aztán pontok
    .about = Mit építs korán, és mit későn.
lesson-points-power = Korai forduló. Építhetnél emlékművet, de az csak pont, semmi más. A Könyvtár minden további fordulóban megkettőzi a kiváltságodat. Építsd meg a Könyvtárat, és fizess az indigófestő üzemmel, a kávépörkölővel, a Levéltárral és a Diadaloszloppal.
lesson-points-power-points = Pontot a végén is szerezhetsz; a Könyvtár csak addig hoz hasznot, amíg a tiéd. Építsd meg a Könyvtárat.
lesson-points-power-other = A Könyvtár minden fordulóban többet hoz. Építsd meg a Könyvtárat.
lesson-points-power-pay = Azt tartsd meg. Fizess az indigófestő üzemmel, a kávépörkölővel, a Levéltárral és a Diadaloszloppal.
lesson-points-late = Öt fordulóval később valakinek kilenc épülete van: közel a vége, új hatások már alig térülnek meg. Most pontokat építs. Építsd meg a Felfedező emlékművét, és fizess két ezüstkohóval és a Levéltárral.
lesson-points-late-other = A Felfedező emlékműve 5 pont, az kevesebb. Építsd meg a Felfedező emlékművét.
lesson-points-late-pay = Azt tartsd meg. Fizess két ezüstkohóval és a Levéltárral.
lesson-points-end = Korán azt építsd, ami lapot hoz; ha valaki közel jár a tizenkét épülethez, azt, ami pontot. Innen játszol tovább.

lesson-goods = Termelés és eladás
    .about = Mikor hoz az áru neked többet, mint a többieknek.
lesson-goods-smelter = Az ezüstkohó az összes többi lapodba kerül. De az ezüstért 2 vagy 3 lap jár, egyetlen más áruért sem jár több, és ez újra meg újra. Építsd meg az ezüstkohót.
lesson-goods-smelter-other = Az a következő fordulókban kevesebb lapot hoz. Építsd meg az ezüstkohót.
lesson-goods-smelter-nothing = A kézben tartott lapok nem hoznak semmit. Építsd meg az ezüstkohót.
lesson-goods-produce = Aki az iparost választja, eggyel több árut termel, mint a többiek. Két üres termelő épületed van: neked két áru, a többieknek egy-egy. Válaszd az iparost.
lesson-goods-produce-trader = Még senkinek sincs eladó áruja. Válaszd az iparost.
lesson-goods-produce-other = Az egy lapot hoz. Két áru többet: válaszd az iparost.
lesson-goods-sell = Új forduló. Neked két árud van, a többieknek egy-egy, és aki a kereskedőt választja, eggyel többet ad el. Ha más választja, te csak egyet adhatsz el. Válaszd a kereskedőt.
lesson-goods-sell-other = Akkor talán más választja a kereskedőt, és te csak egy árut adsz el. Válaszd a kereskedőt.
lesson-goods-again = A két áru négy lapot hozott, és ezekből építkeztél. Négy fordulóval később három termelő épületed van, mind üres, és egy Vásárcsarnokod: valahányszor eladsz, 1 lappal többet hoz. Válaszd az iparost.
lesson-goods-again-trader = Senkinek sincs eladó áruja. Válaszd az iparost.
lesson-goods-again-other = A termelő épületeid üresek, és az áru nem kerül semmibe. Válaszd az iparost.
lesson-goods-which = Két árut termelhetsz. Az indigóért soha nem jár 1 lapnál több. Termelj egyet a dohányraktárban és egyet az ezüstkohóban.
lesson-goods-which-indigo = Az indigóért soha nem jár 1 lapnál több. A dohányraktárban és az ezüstkohóban termelj.
lesson-goods-which-nothing = Két árut termelhetsz, és nem kerülnek semmibe. Termelj a dohányraktárban és az ezüstkohóban.
lesson-goods-trade = Közben senki sem adott el semmit. Amíg egy épületen áru van, ott nem termelhetsz újat. Megint te választasz szerepet: válaszd a kereskedőt.
lesson-goods-trade-other = Akkor csak egy árut adsz el, vagy egyet sem. Válaszd a kereskedőt.
lesson-goods-end = Két áru és a Vásárcsarnok négy lapot hozott, és az épületeid megint üresek. Akkor termelj, ha te többet termelsz, mint a többiek; akkor adj el, ha neked több árud van. Innen játszol tovább.
