title = Az Aranyváros
summary = Licitálj terepkártya-párokra, építs kereskedőházakat a kikötőktől az Aranyvárosig, és gyűjts kereskedőleveleket az árukért, a folyókért és a kerületekért.
option-show_letters = A többiek kereskedőlevelei
option-show_letters-false = A játék végéig mindenki csak a saját kereskedőleveleit látja.
    .short = Rejtettek
option-show_letters-true = Mindenki kereskedőlevelei végig láthatók.
    .short = Láthatók
option-memory_aid = Emlékeztető
option-memory_aid-false = A mindenki szeme láttára elvett kártyákat fejben kell tartani.
    .short = Ki
option-memory_aid-true = Látszanak azok a kártyák, amelyeket a többiek mindenki szeme láttára vettek el, és biztosan náluk vannak még.
    .short = Be
option-blocked_always_loses = Aki soha többé nem építhet, veszít
option-blocked_always_loses-true = Mindig, akkor is, ha a játék abban a fordulóban más okból ér véget.
    .short = Mindig
option-blocked_always_loses-false = Csak akkor, ha abban a fordulóban más nem vet véget a játéknak.
    .short = Ha a játék amúgy nem ér véget
option-blocked_without_key = Csak belső városrész érhető el, és nincs kulcs
option-blocked_without_key-true = Ez azt jelenti, hogy a játékos soha többé nem építhet.
    .short = Elakadt
option-blocked_without_key-false = Ez nem jelenti azt, hogy a játékos soha többé nem építhet.
    .short = Nem akadt el
option-board = Játéktábla
option-board-fair = A kiegyenlített sziget: egyik kikötő sem jobb a másiknál. Rekonstrukció; a szabályok elmondják, mi ismert belőle.
    .short = Kiegyenlített sziget
option-board-reconstructed = A régebbi sziget, ez is rekonstrukció: egyes kikötők jobbak a többinél.
    .short = Régebbi sziget
option-board-own = Játéktábla a kiszolgáló egy fájljából.
    .short = Fájlból
end-houses = Valaki felépítette az utolsó kereskedőházát.
end-cards = Az utolsó értékelőkártya értékelése is megtörtént.
end-blocked = Valaki soha többé nem építhet.

## A szabályok képei
board-figure-pair = Annyi pár van, ahány játékos. Mindenki egyre teszi a kezét.
board-figure-chase = Egy kéz elűzése érmékbe kerül: a fordulóban az első 1, a második 2, a harmadik 3 érme.
board-figure-coast = Minden út egy kikötőben kezdődik. Itt már áll egy kereskedőház.
board-figure-onward = Onnan úton megy tovább: egy előváros ára két kártya a saját terepéből.
board-figure-scoring = Az értékelőkártya mondja meg, miről szól ez a forduló: egy áruról és egy folyóról vagy kerületről.
board-figure-goods = Megszerezhető árukártyák. Akié az értékelőkártya áruja, kereskedőleveleket kap, és a kereskedőlevelek pontok.
board-figure-joker = Két egyforma kártya joker: egy tetszőleges más fajtájú kártyát helyettesít.
board-figure-key = Kulcsok: egy belső városrész a két kártyán kívül egy kulcsba is kerül.
board-figure-kept = Megszerzett árukártya: minden olyan fordulóban számít, amelyben az egyik áruját értékelik.
board-figure-bonus = Bónuszkártya: a többiek nem látják, melyik az, és a végén számít.
board-figure-outer = Külső városrész: az első kereskedőház 5 kereskedőlevelet hoz, a második 3-at.
board-figure-inner = Belső városrész: az első kereskedőház 10 kereskedőlevelet hoz, a második 6-ot.

## Dolgok
landscape-coast = kikötő
    .acc = kikötőkártyát
    .adj = kikötői
landscape-forest = erdő
    .acc = erdőkártyát
    .adj = erdei
landscape-plain = mező
    .acc = mezőkártyát
    .adj = mezei
landscape-mountain = hegyvidék
    .acc = hegyvidékkártyát
    .adj = hegyvidéki
landscape-desert = sivatag
    .acc = sivatagkártyát
    .adj = sivatagi
two-coast = 2 kikötőkártya
    .acc = 2 kikötőkártyát
two-forest = 2 erdőkártya
    .acc = 2 erdőkártyát
two-plain = 2 mezőkártya
    .acc = 2 mezőkártyát
two-mountain = 2 hegyvidékkártya
    .acc = 2 hegyvidékkártyát
two-desert = 2 sivatagkártya
    .acc = 2 sivatagkártyát
site-coast = { $n }. kikötő
site-suburb = { $n }. { $terrain-adj } előváros
site-outer = { $n }. külső { $terrain-adj } városrész
site-inner = belső { $terrain-adj } városrész
site-with-reward = { $site } ({ $reward })
reward-coin = 1 érme
reward-two-coins = 2 érme
reward-landscape_card = terepkártya
reward-key_card = kulcskártya
reward-bonus_card = bónuszkártya
reward-goods_card = árukártya
reward-outer = 5 kereskedőlevél annak, aki elsőként épít itt, 3 a másodiknak
reward-outer-coin = 5 kereskedőlevél és 1 érme annak, aki elsőként épít itt, 3 kereskedőlevél a másodiknak
reward-inner = 10 kereskedőlevél és egy terepkártya annak, aki elsőként épít itt, 6 kereskedőlevél a másodiknak; kulcskártya kell hozzá
good-jugs = kerámiaedények
good-wine = bor
good-cloth = szövet
good-spices = fűszerek
goods-card = { $goods }
goods-face-down = az árupakli felső kártyája
river-north = északi folyó
river-east = keleti folyó
river-south = déli folyó
river-west = nyugati folyó
quarter-forest = erdei kerület
quarter-plain = mezei kerület
quarter-mountain = hegyvidéki kerület
quarter-desert = sivatagi kerület
scoring-card = { $good } + { $area }
bonus-goods = Raktár
    .about = A játék végén 3 kereskedőlevél minden árukártyádért.
bonus-coins = Kincstár
    .about = A játék végén 2 kereskedőlevél minden érmédért.
bonus-city = Város
    .about = A játék végén 1 kereskedőlevél minden kereskedőházadért az Aranyvárosban.
bonus-rivers = Folyók
    .about = A játék végén 2 kereskedőlevél minden folyóparti kereskedőházadért, bármelyik folyónál.
bonus-forest = Erdő
    .about = A játék végén 1 kereskedőlevél minden kereskedőházadért erdei elővárosban vagy városrészben.
bonus-plain = Mező
    .about = A játék végén 1 kereskedőlevél minden kereskedőházadért mezei elővárosban vagy városrészben.
bonus-mountain = Hegyvidék
    .about = A játék végén 1 kereskedőlevél minden kereskedőházadért hegyvidéki elővárosban vagy városrészben.
bonus-desert = Sivatag
    .about = A játék végén 1 kereskedőlevél minden kereskedőházadért sivatagi elővárosban vagy városrészben.

## Az asztal
view-round = Forduló
view-start = Kezdőjátékos
view-scoring_card = Értékelőkártya
view-pairs = Párok
view-pair = Pár
view-cards = Kártyák
view-taken_by = Kinek a keze
view-price = Az elűzés ára
view-building = Fizetés alatt
view-paid = Kifizetve
view-display = Felfordított áruk
view-players = Játékosok
view-seat = Játékos
view-letters = Kereskedőlevelek
view-coins = Érmék
view-keys = Kulcskártyák
view-houses_left = Maradék házak
view-hand = Kézben tartott kártyák
view-known = Mindenki látta
view-goods = Árukártyák
view-bonus = Bónuszkártyák
view-bonus_cards = Mely bónuszkártyák
view-out = Soha többé nem építhet
view-board = Játéktábla
view-site = Hely
view-houses = Kereskedőházak
view-deck = Tereppakli
view-discard = Lerakópakli
view-supply = Érmék a készletben
view-key_supply = Kulcskártyák a készletben
view-keys_used = Kulcskártyák a dobozban
view-goods_deck = Árupakli
view-goods_out = Árukártyák a dobozban
view-bonus_deck = Bónuszpakli
view-scoring_deck = Értékelőpakli
view-scored = Már értékelve
view-played_on = Játéktábla fajtája
view-prices = Fizetés
view-pays_for = Amire a kezed egy párral elég
view-landscape = Kártyafajta
view-ways = Fizetési módok
view-answers = Választások
view-bonus_worth = Bónuszkártyák, ha most lenne vége
view-for_good = Kereskedőlevelek az áruért, ha most értékelnénk
view-for_area = Kereskedőlevelek a területért, ha most értékelnénk

## Kérdések
ask-place = Melyik párra licitálsz? Az elűzés ára { $n } érme.
ask-build = Hol építesz?
ask-build-second = Hol építed a második kereskedőházat?
ask-pay = { $n ->
    [one] { $site }: mivel fizetsz ({ $card })?
   *[other] { $site }: mivel fizetsz ({ $card })? (Még { $n })
}
ask-goods = Melyik árukártyát veszed el?
ask-drop = Öt árukártyád van. Melyik kerüljön a dobozba?
ask-bonus = Melyik bónuszkártyát tartod meg?
ask-discard = Túl sok kártyád van. { $n ->
    [one] Melyiket dobod el?
   *[other] Melyik { $n } kártyát dobod el?
}

## Lehetőségek
do-place = { $arg }. pár
    .brings = Mindkét kártya a kezedbe kerül, hacsak valaki el nem űz a párról.
do-build = Építés: { $arg }
    .brings = Út a sziget belseje felé, és azonnal a helyszín jutalma.
do-end_turn = A lépésed befejezése
    .brings = Ebben a fordulóban nem építesz többet, és legfeljebb 5 terepkártyát tartasz meg.
do-pay = Fizetés: { $arg }
    .brings = Ezek a kártyák elhagyják a kezed. Két egyforma egy bármilyen másikat pótol.
do-goods = Elvétel: { $arg }
    .brings = 2 kereskedőlevél, valahányszor az áruja értékelésre kerül, és még 2, ha másnak nincs ilyenje.
do-drop = A dobozba: { $arg }
    .brings = A kártya a dobozba kerül; az áruja már nem hoz neked semmit.
do-bonus = Megtartás: { $arg }
do-discard = Eldobás: { $arg }
    .brings = Eldobod a kártyát; 5 marad nálad. Két egyforma kártya joker.

## Véletlen
do-start = Sorshúzás dönt a kezdőjátékosról
do-deal = Kiterített kártya: { $arg }
do-draw = Húzott kártya: { $arg }
do-show = Felfordított árukártya: { $arg }
do-score = Felfordított értékelőkártya: { $arg }

## Miért nem
why-cannot-chase = Az elűzés ára { $price } érme; { $n ->
    [0] neked egy sincs
   *[other] neked csak { $n } van
}.
why-no-house-left = Nincs több kereskedőházad.
why-own-house = Ott már áll kereskedőházad.
why-site-taken = Ott már áll egy kereskedőház.
why-no-connection = Nem köti össze út egyik kereskedőházaddal sem.
why-no-key = A belső városrészhez kulcskártya kell, és neked nincs.
why-cannot-pay = Nem tudod kifizetni: még { $n } kártya hiányzik ebből a terepből: { $card }, a párokat jokernek számítva is.
why-no-such-card = Nincs ilyen kártyád.
why-no-such-pair = Nincs két ilyen kártyád.
why-not-in-display = Ez az árukártya nincs felfordítva.
why-goods-deck-empty = Az árupakli elfogyott.
why-not-your-goods = Nincs ilyen árukártyád.
why-bonus-taken = Ezt a bónuszkártyát már elvette valaki.

## A napló
log-start-drawn = A kezdőjátékos { $seat }.
log-goods-turned = Felfordított áruk: { $goods }.
log-round-begins = Kezdődik { $n ->
    [1] az 1.
    [5] az 5.
   *[other] a { $n }.
} forduló.
log-scoring-turned = Értékelésre kerül: { $card }.
log-reshuffled = A megkevert lerakópakliból új pakli lesz.
log-dealt = { $n }. pár: { $card }.
log-placed = { $seat } { $n ->
    [1] az 1.
   *[other] a { $n }.
} párra teszi a kezét.
    .you = { $n ->
        [1] Az 1.
       *[other] A { $n }.
    } párra teszed a kezed.
    .forced = Neked csak { $n ->
        [1] az 1.
       *[other] a { $n }.
    } pár maradt.
log-chased = { $seat } elűzi { $other } kezét { $n ->
    [1] az 1.
   *[other] a { $n }.
} párról { $price } érméért.
    .you = Elűzöd { $other } kezét { $n ->
        [1] az 1.
       *[other] a { $n }.
    } párról { $price } érméért.
    .whom = { $seat } elűzi a kezedet { $n ->
        [1] az 1.
       *[other] a { $n }.
    } párról { $price } érméért.
log-took-pair = { $seat } elveszi ezt a párt: { $card } és { $second }.
    .you = Elveszed ezt a párt: { $card } és { $second }.
log-drew = { $seat } ezt húzza: { $card }.
    .you = Ezt húzod: { $card }.
log-drew-unseen = { $seat } húz egy kártyát.
log-paid = { $seat } fizet ({ $card }).
    .you = Fizetsz ({ $card }).
log-paid-pair = { $seat } { $card-acc } fizet jokerként.
    .you = Jokerként { $card-acc } fizetsz.
log-paid-key = { $seat } kulcskártyát fizet.
    .you = Kulcskártyát fizetsz.
log-built = { $seat } itt épít: { $site }.
    .you = Itt építesz: { $site }.
log-won-coins = { $seat } { $n } érmét kap.
    .you = { $n } érmét kapsz.
log-won-letters = { $seat } { $n } kereskedőlevelet kap.
    .you = { $n } kereskedőlevelet kapsz.
log-won-key = { $seat } kulcskártyát kap.
    .you = Kulcskártyát kapsz.
log-took-goods = { $seat } elveszi ezt az árukártyát: { $goods }.
    .you = Elveszed ezt az árukártyát: { $goods }.
log-drew-goods = { $seat } az árupakliból húz: { $goods }.
    .you = Az árupakliból húzol: { $goods }.
log-dropped = { $seat } a dobozba teszi: { $goods }.
log-took-bonus = { $seat } megtartja ezt a bónuszkártyát: { $bonus }.
log-took-bonus-unseen = { $seat } megtart egy bónuszkártyát.
log-discarded = { $seat } ezt dobja el: { $card }.
log-ended-turn = { $seat } befejezi a lépését.
    .you = Befejezed a lépésedet.
    .forced = Több házra nem futja: a lépésed véget ér.
log-last-house = { $seat } felépíti az utolsó kereskedőházát; ez az utolsó forduló.
log-blocked = { $seat } soha többé nem építhet; ez az utolsó forduló.
log-lost = { $seat } nem tudott többé építeni, ezért veszített.
log-scored-good = { $seat } { $n } kereskedőlevelet kap az áruért.
    .you = { $n } kereskedőlevelet kapsz az áruért.
log-scored-area = { $seat } { $n } kereskedőlevelet kap a kereskedőházaiért.
    .you = { $n } kereskedőlevelet kapsz a kereskedőházaidért.
log-start-passed = A következő kezdőjátékos { $seat }.
    .you = Te vagy a következő kezdőjátékos.
log-bonus-scored = { $seat } { $n } kereskedőlevelet kap ezért a bónuszkártyáért: { $bonus }.
log-ended = Vége a játéknak; jön a kereskedőlevelek összeszámlálása.

## Pontok
score-letters = Kereskedő{"\u00AD"}levelek
    .about = A kereskedőlevelek pontok. A városrészek első és második kereskedőházáért azonnal járnak, fordulónként pedig az értékelőkártya árujáért és területéért.
# Of games that ended before each card had a row.
score-bonus = Bónusz{"\u00AD"}kártyák
    .about = Kereskedőlevelek, amelyeket a bónuszkártyák a végén hoznak: mindegyik árukártyákat, érméket vagy kereskedőházakat számol.
score-bonus-goods = Bónusz: { bonus-goods }
    .about = { bonus-goods.about }
score-bonus-coins = Bónusz: { bonus-coins }
    .about = { bonus-coins.about }
score-bonus-city = Bónusz: { bonus-city }
    .about = { bonus-city.about }
score-bonus-rivers = Bónusz: { bonus-rivers }
    .about = { bonus-rivers.about }
score-bonus-forest = Bónusz: { bonus-forest }
    .about = { bonus-forest.about }
score-bonus-plain = Bónusz: { bonus-plain }
    .about = { bonus-plain.about }
score-bonus-mountain = Bónusz: { bonus-mountain }
    .about = { bonus-mountain.about }
score-bonus-desert = Bónusz: { bonus-desert }
    .about = { bonus-desert.about }

## A tábla
board-island = A sziget
board-keys = A nyílbillentyűkkel az utak mentén lépkedhetsz, a Page Down és a Page Up a fénylő helyek között ugrik, az Enter megnyitja a helyet, a plusz és a mínusz nagyít és kicsinyít, a 0 az egész szigetet mutatja.
board-sites = Helyek, ahol építhetsz
board-nearer = Nagyítás
board-farther = Kicsinyítés
board-fit = Az egész sziget
board-near = Közelítés oda, ahol építhetsz
board-houses-of = kereskedőházak: { $names }
board-can-build = itt építhetsz
board-brings = Jutalma: { $reward }
board-cost = Ára
board-pays = ezzel fizetsz: { $cards }
board-pay-with = Ezzel fizetsz
board-build-for = Megépítem, fizetek: { $cards }
board-discard = Eldobom: { $n } / { $due }
board-discards = Eldobom: { $cards }
board-now-letters = most +{ $n }
board-stays = A kezedben marad: { $cards }
board-pair-free = szabad
board-pair-pays = A kártyáiddal együtt házra elég itt: { $types }.
board-pair-pays-nothing = A kártyáiddal együtt még egyetlen elérhető házra sem elég.
board-pair-yours = itt a te kezed
board-pair-chase = { $name } keze; az elűzés ára { $n } érme
board-free = szabad
board-bonus = { $n } bónuszkártya
board-worth-now = Most { $n } kereskedőlevelet ér
board-scored-now = ebben a fordulóban pontot ér
board-show-cards = A kártyák
board-show-island = A sziget megnézése
board-no-map = A játéktáblát nem sikerült letölteni.
board-again = Újra
board-this-round = Ebben a fordulóban, a jelen állás szerint
board-scored-today = Ha most értékelnénk
board-scoring-good = Akinek van ilyen árut mutató árukártyája, 2 kereskedőlevelet kap; ha csak egyvalakinek van, ő még 2-t.
board-scoring-river = Akinek a három kiemelt folyóparti előváros egyikében háza áll, 2 kereskedőlevelet kap; akinek ott mindenki másnál több háza van, még 2-t. Ha többeknek van a legtöbb, ezt senki sem kapja meg.
board-scoring-quarter = Akinek a három kiemelt városrész egyikében háza áll, 2 kereskedőlevelet kap; akinek ott mindenki másnál több háza van, még 2-t. Ha többeknek van a legtöbb, ezt senki sem kapja meg.
board-landscape-about = Ezzel fizetsz az ilyen terepen álló házért. Két egyforma kártya joker: együtt egy tetszőleges másik terep egy kártyáját éri. A lépésed végén legfeljebb 5 kártyát tarthatsz meg.
board-goods-about = Az árukártya felfordítva fekszik a tulajdonosa előtt. Minden olyan fordulóban kereskedőlevelet hoz, amelynek értékelőkártyája valamelyik áruját mutatja. Legfeljebb 4 tartható meg.
board-legend = A jelek jelentése
board-riverside = folyóparti előváros
board-first-letters = kereskedőlevelek annak, aki elsőként épít ott; a második kevesebbet kap
board-own = Amid van
board-about-coast = Kikötő: út nélkül is építhetsz ide. Egy kereskedőház fér el rajta.
board-about-suburb = Előváros: útnak kell összekötnie egyik kereskedőházaddal. Egy kereskedőház fér el benne.
board-about-outer = Városrész az Aranyváros külső gyűrűjében: útnak kell összekötnie egyik kereskedőházaddal. Minden játékosnak egy háza fér el benne; az első kettő kereskedőlevelet kap.
board-about-inner = Városrész az Aranyváros belső gyűrűjében: útnak kell összekötnie egyik kereskedőházaddal, és egy kulcskártyába is kerül. Minden játékosnak egy háza fér el benne; az első kettő kereskedőlevelet kap.
board-about-letters = A kereskedőlevelek a pontok: akinek a végén a legtöbb van, az nyer.
board-letters-hidden = Csak te látod, hány van nálad; a többiekével együtt a végén derül ki.
board-letters-secret = Hogy másnak hány van, a végéig titok.
board-about-coins = Érméért lehet egy kezet elűzni egy párról.
board-about-keys = A belső városrészhez kulcskártya kell; ha fizettél vele, elfogy.
board-about-houses_left = Ha valaki megépíti az utolsó házát, a játék azzal a fordulóval véget ér.
board-about-pair = Két terepkártya annak, akinek a keze végül rajtuk marad. A szabad pár ingyen van; egy fordulón belül minden elűzés 1 érmével drágább az előzőnél.
board-about-deck = Innen jönnek az új párok és a jutalmak. Ha elfogy, a lerakópaklit keverik meg.
board-about-hand = Terepkártyák, amelyeket csak a gazdájuk lát. Velük lehet fizetni a kereskedőházakért; a lépés végén legfeljebb 5 tartható meg.
board-about-bonus = A bónuszkártyák a játék végéig lefordítva fekszenek. Mindegyik árukártyákat, érméket vagy kereskedőházakat számol.
board-about-start = Ebben a fordulóban a kezdőjátékos licitál és épít elsőként. A következőben az óramutató járása szerint utána jövő játékos lesz az.
board-about-known = Terepkártyák, amelyeket mindenki szeme láttára vettek el, és biztosan ebben a kézben vannak még.
board-about-out = Nincs már olyan hely, ahová ez a játékos valaha is építhetne. Ez az utolsó forduló.
board-goods-scores = Ebben a fordulóban ez ér pontot: { $good }. A kártya kereskedőlevelet hoz.
board-goods-rests = Ebben a fordulóban ez ér pontot: { $good }. A kártya nem hoz semmit.
board-scoring = A forduló értékelése
board-round = { $n }/16. forduló
board-round-scores = { $n }. forduló: ez kerül értékelésre
board-last-card = Ez az utolsó értékelőkártya; az értékelése után vége a játéknak.
board-few-houses = { $name }: már csak { $n } háza maradt. Az a forduló az utolsó, amelyben valaki megépíti az utolsó házát.

## Az első lecke
lesson-first = Az első utad a városba
    .about = Annak, aki még sosem játszotta: licitálás, építés a kikötőtől a városig, értékelés.
lesson-first-city = A sziget közepén fekszik az Aranyváros. Kereskedőházakat építesz a kikötőktől egészen odáig. A kereskedőlevelek a pontok: akinek a végén a legtöbb van, az nyer.
lesson-first-scoring = Minden fordulóban ez a kártya mondja meg, miért jár kereskedőlevél: egy áruért, ezúttal fűszerekért, valamint egy folyóért vagy kerületért, ezúttal az északi folyóért. Érintsd meg a kártyát vagy bármi mást, és megtudod, mi az.
lesson-first-chase = A házakért terepkártyával fizetsz. Minden fordulóban mindenki egy párra teszi a kezét, és azt kapja meg. Mezőkártya kell, de azon már egy kéz fekszik. Űzd el: 1 érmébe kerül.
lesson-first-chase-second = Azt a kezet is elűzheted, de ott nincs mezőkártya. Űzd el a kezet a mezőről és az erdőről.
lesson-first-chase-free = A szabad pár ingyen van, de abban nincs mezőkártya. Űzd el a kezet a mezőről és az erdőről.
lesson-first-coast = Most építesz. Minden út egy kikötőben kezdődik, ide út nélkül is építhetsz. Építs ebbe a kikötőbe, és fizess a kikötőkártyáddal.
lesson-first-coast-plains = Két egyforma kártya pótolhat egy kikötőkártyát, de a mezőkártyáid még kelleni fognak. Fizess a kikötőkártyával.
lesson-first-coast-coast = Szabad, de a kiemelt kikötőből út vezet az északi folyóhoz. Oda építs.
lesson-first-coast-nothing = Senkinek sem kötelező építenie, de házak nélkül nincs kereskedőlevél. Építs a kikötőbe.
lesson-first-suburb = A kikötő egy kártyát hozott: a helyek jele mutatja, mit hoznak. Építhetsz egy második házat is, az út mentén. Egy előváros ára két kártya a saját terepéből. Építs ebbe a mezei elővárosba.
lesson-first-suburb-other = Szabad, de az nem az északi folyónál van. Építs a kiemelt mezei elővárosba.
lesson-first-suburb-nothing = Van kártyád egy második házra. Építs a mezei elővárosba.
lesson-first-letters = A forduló értékelése. Van házad az északi folyónál: 2 kereskedőlevél. Ott neked van a legtöbb házad: még 2. Egy kerület ugyanígy számít, a három városrészében álló házakért.
lesson-first-goods = A láda ilyen árukártyát hoz: 2 kereskedőlevelet minden fordulóban, amelynek kártyája valamelyik áruját mutatja. A piros pecsét bónuszkártyát hoz: titokban választasz egyet, és a végén érméket, árukártyákat vagy házakat számol. A szigeten az i minden jelet megmagyaráz.
lesson-first-again = Új forduló. Szabad párra tetted a kezed, ami ingyen van, de elűztek! Egy fordulóban minden elűzés 1 érmével drágább az előzőnél, tehát most 2 érme. Megint mezőkártya kell, és négy érméd van. Űzd el a kezet.
lesson-first-again-plain = Abban a párban nincs mezőkártya. A kiemeltről űzd el a kezet.
lesson-first-joker = És most a játék fortélya: két egyforma kártya bármelyik másikat pótolja. Egy mező- és két erdőkártyád van, és ez elég az Aranyvárosra. Építs oda.
lesson-first-joker-other = Szabad, de a kártyáid elegek az Aranyvárosra. Építs a kiemelt városrészbe.
lesson-first-joker-nothing = A kártyáid elegek az Aranyvárosra. Építs a kiemelt városrészbe.
lesson-first-end = Ebben a városrészben te vagy az első: 5 kereskedőlevél. A belső városrészek 10-et hoznak, de kulcskártya is kell hozzájuk. A játék véget ér, ha valaki megépíti az utolsó házát, de legkésőbb tizenhat forduló után. Még tíz kérdés, aztán innen játszol tovább.
lesson-first-quiz-win = Ki nyer?
    .about = Ebben a játékban a kereskedőlevelek a pontok.
lesson-first-quiz-win-1 = Aki elsőként ér a város közepére
lesson-first-quiz-win-2 = Aki a legtöbb házat építette
lesson-first-quiz-win-3 = Akinek a végén a legtöbb kereskedőlevele van
lesson-first-quiz-chase = Mennyibe kerül egy fordulóban a második elűzés?
    .about = Mindegyik 1 érmével drágább, bárki űz el bárkit; a következő forduló megint 1-gyel kezdődik.
lesson-first-quiz-chase-1 = Semmibe
lesson-first-quiz-chase-2 = 2 érmébe
lesson-first-quiz-chase-3 = 1 érmébe, mint az első
lesson-first-quiz-coast = Hová építhetsz úgy, hogy nem vezet oda út a házadtól?
    .about = Mindenhová máshová útnak kell vezetnie valamelyik házadtól.
lesson-first-quiz-coast-1 = Egy szabad kikötőbe
lesson-first-quiz-coast-2 = Egy elővárosba
lesson-first-quiz-coast-3 = Az Aranyvárosba
lesson-first-quiz-suburb = Mennyibe kerül egy előváros?
    .about = Egy külső városrész ugyanannyiba kerül.
lesson-first-quiz-suburb-1 = 2 érmébe
lesson-first-quiz-suburb-2 = Két tetszőleges kártyába
lesson-first-quiz-suburb-3 = Két kártyába a saját terepéből
lesson-first-quiz-joker = Hiányzik egy mezőkártyád. Mi pótolhatja?
    .about = Két kikötőkártya is megteszi.
lesson-first-quiz-joker-1 = Egy tetszőleges kártya
lesson-first-quiz-joker-2 = Két egyforma kártya
lesson-first-quiz-joker-3 = Egy érme
lesson-first-quiz-river = A kártya egy folyót mutat. Ki kap kereskedőlevelet?
    .about = Mindegyikük 2-t kap; ha többeknek van a legtöbb, senki sem kap még 2-t.
lesson-first-quiz-river-1 = Mindenki, akinek van ott háza, és akinek a legtöbb van, többet kap
lesson-first-quiz-river-2 = Csak az, akinek ott a legtöbb háza van
lesson-first-quiz-river-3 = Aki ebben a fordulóban oda épít
lesson-first-quiz-good = A kártya egy árut is mutat. Ki kap érte kereskedőlevelet?
    .about = Akinek egyedül van ilyenje, még 2-t kap.
lesson-first-quiz-good-1 = Akinek a legtöbb árukártyája van
lesson-first-quiz-good-2 = Aki fizet egy érmét
lesson-first-quiz-good-3 = Mindenki, akinek van ezt mutató árukártyája
lesson-first-quiz-city = Ki kap 5 kereskedőlevelet egy külső városrészért?
    .about = A második 3-at kap, a többiek semmit.
lesson-first-quiz-city-1 = Aki elsőként épít oda
lesson-first-quiz-city-2 = Mindenki, aki oda épít
lesson-first-quiz-city-3 = Akinek a legtöbb háza van a városban
lesson-first-quiz-inner = Mi kell egy belső városrészhez két kártyán kívül?
    .about = Kulcskártyát egyes elővárosokban kapsz.
lesson-first-quiz-inner-1 = Egy érme
lesson-first-quiz-inner-2 = Egy kulcskártya
lesson-first-quiz-inner-3 = Egy árukártya
lesson-first-quiz-end = Mikor ér véget a játék?
    .about = Sem a sok kereskedőlevél, sem a megtelt város nem vet véget neki. Ha áll valakinek az utolsó háza, a fordulót még végigjátsszátok.
lesson-first-quiz-end-1 = Amikor valakinek 50 kereskedőlevele van
lesson-first-quiz-end-2 = Amikor valaki megépítette az utolsó házát, de legkésőbb tizenhat forduló után
lesson-first-quiz-end-3 = Amikor megtelt az Aranyváros

## Lecke az elűzésről
lesson-chase = Mikor űzz el valakit?
    .about = Kevés az érme: melyik pár ér meg egyet.
lesson-chase-worth = Van egy kikötő- és egy hegyvidékkártyád. Egy második hegyvidékkártyával ebben a lépésben kétszer is építhetsz: egy kikötőbe és a mellette lévő hegyvidéki elővárosba. Ez megér egy érmét. Űzd el a kezet a sivatagról és a hegyvidékről.
lesson-chase-worth-free = Akkor csak egy ház biztos, a kikötőben. Űzd el a kezet a sivatagról és a hegyvidékről.
lesson-chase-worth-other = Az is egy érmébe kerül, de nem hoz hegyvidékkártyát. Űzd el a kezet a sivatagról és a hegyvidékről.
lesson-chase-free = Megint van egy hegyvidékkártyád, és egy másik egy szabad párban fekszik. Ami szabad, arról senkit sem kell elűzni. Tedd a kezed a hegyvidékre és a mezőre.
lesson-chase-free-coin = Az egy érmébe kerül, és egyik kártyája sem illik a tieidhez. Tedd a kezed a hegyvidékre és a mezőre.
lesson-chase-free-other = Te a hegyvidéken építesz. Tedd a kezed a hegyvidékre és a mezőre.
lesson-chase-city = A városban állsz, és a következő hegyvidéki városrész még üres: 5 kereskedőlevél két hegyvidékkártyáért. Ezzel a kettővel három lesz; a harmadik egy újabb ház kezdete. Négy érméd van, több, mint a többieknek. Űzd el a kezet a két hegyvidékről.
lesson-chase-city-other = Érméd van elég, és ez a két kártya többet ér neked. Űzd el a kezet a két hegyvidékről.
lesson-chase-end = Most ki tudod fizetni a városrészt, és még marad is egy hegyvidékkártyád. Akkor űzz el valakit, ha a párral többet építhetsz, és van fölös érméd; különben vedd el, ami szabad. Innen játszol tovább.

## Lecke a kikötőkről és a jokerekről
lesson-coasts = Kikötők és jokerek
    .about = Hogyan építs oda, ahová nem vezet utad, olyan kártyákkal, amelyek nem illenek.
lesson-coasts-joker = Ez az előváros folyóparti, és egy kártyát hoz. Egy mezőkártyád van; a másodikhoz joker kell. A három erdőkártyából kettőt nélkülözhetsz. Építs oda, és fizess a mezőkártyával és két erdőkártyával.
lesson-coasts-joker-deserts = Két sivatagkártyával kifizethetsz egy sivatagi elővárost; a három erdőkártyából kettőt nélkülözhetsz. Fizess két erdőkártyával.
lesson-coasts-joker-other = Az most kevesebbet hoz. Építs a kiemelt elővárosba.
lesson-coasts-coast = Három sivatagkártyád van, de egyik utad sem vezet szabad sivatagi helyre. Egy kikötőhöz nem kell út, és új utat nyit. Építs a kiemelt kikötőbe, és fizess a kikötőkártyáddal.
lesson-coasts-coast-deserts = A sivatagkártyáid mindjárt kelleni fognak. Fizess a kikötőkártyával.
lesson-coasts-coast-other = A kiemelt kikötőből a sivatagba vezetnek utak, ahol illenek a kártyáid. Oda építs.
lesson-coasts-onward = A kikötő egy negyedik sivatagkártyát hozott. A második házad: ez az előváros bónuszkártyát hoz, amely a végén számít. Építs oda.
lesson-coasts-onward-other = Az most legfeljebb 2 kereskedőlevél lenne, vagy semmi. Egy bónuszkártya többet hozhat. Építs a kiemelt elővárosba.
lesson-coasts-end = Új kikötő, és megint illenek a kártyáid. Most válassz bónuszkártyát: olyat, amely azt számolja, amiből a végén sokad lesz. Innen játszol tovább.

lesson-keys = A belső városrészek
    .about = Hogyan szerezz időben kulcskártyát, és négy kártyából két házat.
lesson-keys-goal = A belső hegyvidéki városrész az egyik házad mellett van, és még senki sincs ott: 10 kereskedőlevél. Két hegyvidékkártyába és egy kulcskártyába kerül. A kiemelt előváros kulcskártyát hoz.
lesson-keys-pair = Két hegyvidékkártyád és egy mezőkártyád van. Egy második mezőkártyával építhetsz abba az elővárosba, amely a kulcskártyát hozza. Tedd a kezed a mezőre és a hegyvidékre.
lesson-keys-pair-plain = Abban a párban nincs mezőkártya. Tedd a kezed a mezőre és a hegyvidékre.
lesson-keys-key = Kétszer építhetsz, és amit az első ház hoz, az segít a másodiknál. Tehát először a kulcskártya: építs a kiemelt elővárosba, és fizess két mezőkártyával.
lesson-keys-key-mountains = Két hegyvidékkártya mindjárt kelleni fog. Fizess a mezőkártyákkal.
lesson-keys-key-other = Kulcskártya nélkül a belső városrész zárva marad. Építs a kiemelt elővárosba.
lesson-keys-inner = Megvan a kulcskártya, és megvannak a hegyvidékkártyák. Aki másodikként érkezik, már csak 6 kereskedőlevelet kap. Építs a belső városrészbe.
lesson-keys-inner-other = Semmi más nem hoz 10 kereskedőlevelet. Építs a belső városrészbe.
lesson-keys-pairs = Egy hegyvidékkártyád és egy erdőkártyád van. Külön egyikből sem lesz ház, két egyformából igen. Ezek közül az egyik párral a kártyáidból két ház lesz. Tedd a kezed a hegyvidékre és az erdőre.
lesson-keys-pairs-other = Akkor a két kártyádnak nem lesz párja. Tedd a kezed a hegyvidékre és az erdőre.
lesson-keys-joker = Két egyforma kártya pótolhat egy másikat, de akkor eggyel több kártyát fizetsz. Mindkét hegyvidékkártyád megvan, ezért tartsd együtt az erdőkártyákat. Építs a kiemelt elővárosba, és fizess két hegyvidékkártyával.
lesson-keys-joker-forests = Akkor nem marad a második házra. Fizess a hegyvidékkártyákkal, és tartsd együtt az erdőkártyákat.
lesson-keys-joker-other = A kiemelt előváros bónuszkártyát hoz, amely a végén számít. Oda építs.
lesson-keys-end = A két erdőkártyáddal máris építhetsz egy városrészbe. Szerezd meg időben a kulcskártyát, tartsd együtt az egyforma kártyákat, és csak ott használj jokert, ahol hiányzik egy kártya. Előbb válassz bónuszkártyát. Innen játszol tovább.
