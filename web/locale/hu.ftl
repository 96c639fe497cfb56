# A webes kliens szavai. A játékok a magukéit hozzák.

## Az oldal
ui-home = Kezdőlap
ui-site = Quivira
ui-lobby = Előtér
ui-my-tables = Asztalaim
ui-rules = Szabályok
ui-settings = Beállítások
ui-about = Névjegy
ui-skip = Ugrás a tartalomra
ui-fan-project = Nem hivatalos rajongói munka. Ha tetszik egy játék, vedd meg.
ui-offline = A szerver nem válaszol. Semmi sem veszett el; próbáld meg kicsit később.
ui-close = Bezárás
ui-cancel = Mégse
ui-confirm = Megerősítés

## Kezdőlap
ui-welcome = Ülj le közénk
ui-lead = Társasjátékok egy asztalnál: barátokkal, bárhol vannak is, vagy azonnal botok ellen, mindenki a saját nyelvén.
ui-your-name = A neved
ui-name-missing = Írj be egy nevet.
ui-name-ask = Hogyan szólíthatunk?
ui-name-go = Játsszunk!
ui-go-on = Folytasd a játékot
ui-start-a-game = Új játék
ui-players = { $n ->
    [one] 1 játékos
   *[other] { $n } játékos
}
ui-players-range = { $from }–{ $to } játékos
ui-weight-light = könnyen tanulható
ui-weight-medium = némi stratégia
ui-weight-heavy = mély stratégia
ui-play-bots = Botok ellen
ui-play-friends = Barátokkal
ui-options = Opciók
ui-live-tables = Most az asztaloknál
ui-all-tables = Minden nyitott asztal
ui-seats = Helyek
ui-bot-level = A botok ereje
ui-level-random = Bármit lép
    .about = Gondolkodás nélkül lép. Jó az első ismerkedéshez.
ui-level-easy = Könnyű
    .about = Ismeri a szabályokat, hibázik, és jól érzi magát.
ui-level-medium = Közepes
    .about = Jól megtervezi a saját lépéseit.
ui-level-hard = Nehéz
    .about = Előre gondolkodik, és figyeli, mire készülsz.
ui-level-expert = Profi
    .about = Játék közben magától tanulta meg a játékot.
ui-level-master = Mester
    .about = Játék közben magától tanulta meg a játékot, és előre is gondolkodik.
ui-clock = Gondolkodási idő
ui-no-clock = Óra nélkül
ui-per-move = { $time } lépésenként
ui-per-player = { $time } játékosonként
ui-clock-how = { $kind ->
    [none] Senkit sem sürget semmi: barátok közt és botok ellen jó.
    [live] Egy ülésben, amikor mindenki az asztalnál van.
   *[turns] Körökre osztva, több napon át: akkor jössz vissza, amikor neked jó. Szabadság alatt áll az óra.
}
ui-per-player-more = { $time } játékosonként, + { $more } lépésenként
ui-clock-out = Ha letelik az idő
ui-clock-bot = Bot játszik tovább
ui-clock-loses = A játékos veszít
ui-clock-or-lose = { $clock } · aki kifut az időből, veszít
ui-clock-level = A bot ereje
ui-clock-out-how = { $then ->
    [loses] Akinek letelik az ideje, utolsó lesz. A helyén bot játszik a végéig.
   *[bot] Bot játszik, amíg a játékos vissza nem jön; a többiek választhatnak erősebbet. Az óra miatt senki sem veszít.
}
ui-pace = Tempó
ui-pace-live = Élőben
ui-pace-turns = Körökre osztva
ui-joins = Ki csatlakozhat
ui-joins-link = Akinél ott a link
ui-joins-anyone = Bárki
ui-joins-how = { $open ->
    [yes] Az asztal látszik az előtérben. Amíg nézed, a gyors játék is idetalál: ha sorsolás dönt a helyekről, bárki leülhet, az opciók a szokásosak, és nincs óra, vagy lépésenként legalább { $pace ->
        [turns] egy napot
       *[live] két percet
    } ad, és senki sem veszít miatta.
   *[no] Az asztal nem szerepel semmilyen listán: te döntöd el, ki kapja meg a linket.
}
ui-on = Be
ui-off = Ki

## Asztalok
ui-your-turn = Te jössz
ui-others-turn = Mások lépnek
ui-can-watch = Nézhető
ui-free-seats = { $n ->
    [one] 1 szabad hely
   *[other] { $n } szabad hely
}
ui-not-started = Még nem kezdődött el
ui-bots = { $n } bot

## Játék előtt
ui-waiting-room = Készül az asztal
ui-host = házigazda
ui-sit = Leülök
ui-add-bot = Bot ide
ui-send-away = Eltávolítás
ui-send-away-name = { $name } eltávolítása
ui-leave = Felállok
ui-beside = Valaki más ennél az eszköznél
ui-beside-sit = Leültetés
ui-invite = Meghívás
ui-invite-how = Aki megnyitja ezt a linket, leülhet az asztalhoz. Fiók nem kell hozzá.
ui-invite-here = Ez a link csak ezen az eszközön működik. Hogy mások is csatlakozhassanak, indítsd a szervert a --host 0.0.0.0 kapcsolóval.
ui-qr = A link QR-kódja
ui-copy = Link másolása
ui-share = Link megosztása
ui-copied = Kimásolva
ui-copy-yourself = Másold ki magad: ki van jelölve.
ui-start = Kezdődjön a játék
ui-start-bots = { $n ->
    [one] Kezdés 1 bottal
   *[other] Kezdés { $n } bottal
}
ui-host-starts = A játékot a házigazda indítja el.
ui-hostless = A házigazda régóta nem járt itt. Most te is elindíthatod a játékot.
ui-invites = { $name } játszani hív
ui-your-table = A te asztalod
ui-at-table = Az asztalnál
ui-seats-any = Aki jön, játszik
ui-seats-any-how = Az játszik, aki az induláskor az asztalnál ül: legalább { $from }, legfeljebb { $to } játékos.
ui-seats-fixed-how = Pontosan ennyien játszotok: { $n }. A szabad helyeket botok is elfoglalhatják.
ui-in-lobby = Látszik az előtérben
ui-by-link = Csak linkkel
ui-admits = Ki ülhet le
ui-admits-everybody = Bárki
ui-admits-accounts = Akinek van fiókja
ui-order = Ülésrend
ui-order-seated = Ahogy ültök
ui-order-lot = Sorsolással
ui-order-how = { $lot ->
    [yes] Az induláskor sorsolás dönti el, ki hol ül.
   *[no] A sorrend marad, ahogy látod; a házigazda megváltoztathatja.
}
ui-table-language = Az asztal nyelve
ui-table-language-how = Ezen a nyelven csevegtek. Magát a játékot mindenki a saját nyelvén olvassa.
ui-watching-allowed = Nézők
ui-spectators-yes = Nézők jöhetnek
ui-spectators-no = Nézők nélkül
ui-terms = Az asztal beállításai
ui-terms-change = Módosítás
ui-terms-news = A házigazda módosította:
ui-ready = Kész vagyok
ui-not-ready = Mégsem vagyok kész
ui-is-ready = kész
ui-ready-how = Megfelelnek a beállítások? Akkor jelezd.
ui-all-ready = Mindenki kész.
ui-unready = Még nincs kész: { $names }
ui-undecided = Még nem mindenki fogadta el a módosított beállításokat: { $names }
ui-start-people = { $n ->
    [one] Kezdés 1 játékossal
   *[other] Kezdés { $n } játékossal
}
ui-mark = A színed
ui-mark-change = { $name } színének módosítása
ui-mark-0 = Nap
ui-mark-1 = Hajó
ui-mark-2 = Levél
ui-mark-3 = Csillag
ui-mark-4 = Hold
ui-mark-5 = Kulcs
ui-mark-6 = Korona
ui-mark-7 = Hal
ui-move-up = { $name } eggyel előrébb ül
ui-sit-earlier = Előrébb ülök
ui-sit-later = Hátrébb ülök
ui-same-device = ugyanezen az eszközön
ui-seat-kept = fenntartott hely
ui-kept = Fenntartják a helyedet.
ui-take-kept = Elfoglalom a helyem
ui-kept-start = Ha most elindítod, a hiányzók helyett botok játszanak, amíg ők meg nem érkeznek.
ui-beside-name = A másik játékos neve
ui-call-off = Játék lefújása
ui-call-off-how = Az asztal mindenkinek eltűnik, és a linkje sehová sem vezet. Aki most nem nézi, nem kap értesítést: szólj neki te magad.
ui-call-off-sure = Igen, lefújom
ui-closes = { $when } bezárul
ui-table-closes = Ha itt nem történik semmi, az asztal { $when } bezárul.
ui-qr-large = A QR-kód nagyban
ui-invite-scan = Olvasd be, és játssz velünk
ui-matched = Játékosokat keresünk
ui-matched-bots = A játék indul, amint minden hely foglalt. Ha letelik az idő, a szabad helyekre botok ülnek.
ui-matched-people = { $pace ->
    [turns] A játék indul, amint minden hely foglalt, vagy ha letelik az idő, és elegen vagytok. Különben a keresés folytatódik.
   *[live] A játék indul, amint minden hely foglalt, vagy ha letelik az idő, és elegen vagytok. Különben a keresés folytatódik, amíg ezt az oldalt nézed.
}
ui-matched-now = Kezdés most, botokkal
ui-matched-agreed = A többiek beleegyezésére várunk
ui-matched-leave = Nem keresek tovább
ui-no-table-title = Itt nincs asztal
ui-no-table = Nincs ilyen asztal, vagy már nincs: lefújták, vagy senki sem várt ott tovább. Nézd meg a linket, vagy kezdj új játékot.
ui-removed = Eltávolítottak ettől az asztaltól.
ui-search-left = Egy ideig nem voltál itt, ezért a helyed újra szabad. Ülj le, ha még játszanál.
ui-table-gone-title = Ez az asztal már nincs meg
ui-table-gone = A játékot lefújták, vagy itt hosszú ideje nem történt semmi. Ha mégis játszanál, nyiss te magad egy asztalt.
ui-search-over = Már senki sem nézte az asztalt, ezért a keresés véget ért. Az előtérben bármikor újra kereshetsz.
ui-stuck-title = Ez a játszma nem folytatható

## Játék
ui-board = Tábla
ui-opponents = Játékosok
ui-actions = A te lépésed
ui-log = Napló
ui-chat-unread = { $n ->
    [one] Csevegés; 1 új üzenet
   *[other] Csevegés; { $n } új üzenet
}
ui-chat = Csevegés
ui-menu = Menü
ui-round = { $n }. forduló
ui-watching = nézőként
ui-connected = Kapcsolódva
ui-lost = Nincs kapcsolat. Újra próbáljuk; semmi sem veszett el.
ui-undo = Visszavonás
ui-undo-to = Visszavonás idáig: { $what }
ui-ask-undo-to = Kérd meg a többieket, hogy térjetek vissza idáig: { $what }
ui-ask-undo = Visszalépés kérése
ui-back-to-here = Vissza idáig
ui-ask-undo-people = A játék e lépés elé tér vissza, ha mindenki beleegyezik: { $names }. Minden, ami utána történt, semmissé válik.
ui-ask-undo-bots = Csak botokkal játszol, így senkit sem zavar. Innentől minden semmissé válik.
ui-ask-everybody = Mindenki megkérdezése
ui-go-back = Visszalépés
ui-let-bot-how = Egy bot játszik helyetted, amíg vissza nem veszed a helyedet. Addig is nézheted a játékot.
ui-let-bot-sure = Igen, játsszon egy bot
ui-bot-plays = Egy bot játszik helyetted.
ui-thinking = gondolkodik
ui-gone = elment
ui-stand-in = bot játszik
ui-late = lejárt az ideje
ui-time-left = Hátralévő idő
ui-sure = { $action }?
ui-over = A játék véget ért.
ui-last-round = Az utolsó forduló
ui-near-end = Közel a vége
ui-waiting-for = Várakozás: { $names }
ui-here = most itt van
ui-away-since = { $when } óta távol
ui-vacation-until = szabadságon, eddig: { $when }
ui-waiting-away = Várakozás: { $name }, { $where }
ui-spectator-sees = Azt látod, ami nyíltan fekszik. Ami titkos, a játék végéig rejtve marad.
ui-typing = { $n ->
    [one] { $names } ír…
   *[other] { $names } írnak…
}
ui-watching-many = { $n ->
    [one] Egy ember nézi.
   *[other] { $n } ember nézi.
}
ui-spectator-chat = A nézők csevegése
ui-spectator-chat-open = Mindenkivel
ui-spectator-chat-delayed = Késleltetve
ui-spectator-chat-off = Kikapcsolva
ui-spectator-chat-how = { $policy ->
    [delayed] A játékosok { $time } késéssel olvassák, amit a nézők írnak.
    [off] Játék közben csak a játékosok írnak.
   *[open] Az asztalnál mindenki olvassa, amit a nézők írnak.
}
ui-spectator-chat-mine = { $policy ->
    [delayed] A játékosok { $time } késéssel olvassák, amit írsz.
    [off] A házigazda játék közben csak a játékosoknak engedi az írást.
   *[open] Az asztalnál mindenki olvassa, amit írsz.
}
ui-spectator-chat-players = { $policy ->
    [off] A nézők itt nem írhatnak.
   *[delayed] A nézők írásait { $time } késéssel olvasod.
}
ui-vacation = Szabadság
ui-vacation-how = Amíg távol vagy, a körökre osztva játszott asztaloknál áll az órád. A többiek látják, hogy szabadságon vagy.
ui-vacation-left = Idén { $days } napodból { $n } maradt.
ui-vacation-from = Első nap
ui-vacation-to = Utolsó nap
ui-vacation-take = Szabadságra megyek
ui-vacation-from-to = Szabadság: { $from } – { $to }
ui-vacation-end = Mégis itt vagyok
ui-answer = A választásod: { $what }
ui-forced = Csak egy lehetőség maradt: { $what }
ui-forced-brief = Magától: nem volt más lehetőség.
ui-moment = Egy pillanat…
ui-skip-ahead = Átugrás
ui-unfold = Minden mutatása
ui-ask = Mi ez?
ui-asking = Érints meg bármit az asztalon, és megtudod, mi az.
ui-chip-bot = Itt egy bot játszik.
ui-chip-person = Itt egy ember játszik.
ui-whole-rules = A teljes szabálykönyv
ui-earlier = Korábbi sorok mutatása
ui-log-empty = Még nem történt semmi.
ui-chat-empty = Még senki sem szólt.
ui-say = Mondj valamit
ui-send = Küldés
ui-agree = Rendben
ui-disagree = Nem
ui-withdraw = Mégsem kérem
ui-recap = { $n ->
    [one] Mutasd újra, mi történt a lépésed óta
   *[other] Mutasd újra, mi történt a lépésed óta ({ $n })
}
ui-recap-late = Ami legutóbb történt
ui-recap-left = { $n } korábbi sor a naplóban olvasható.
ui-hand-over = Add át az eszközt: { $name }
ui-hand-over-how = Most senki más ne nézze a képernyőt.
ui-hand-over-ready = { $name } vagyok
ui-take-back = Visszaveszem a helyem a bottól
ui-let-bot = Bot játsszon helyette: { $name }
ui-call-bot = Bot hívása helyette: { $name }
ui-remedies = { $names }: most mi legyen?
ui-wait = Várunk tovább
ui-wait-how = Semmi sem változik, mindenki megtartja a helyét. Ha már senki sem játszik, a játék lezárul: { $when }.
ui-nudge = Megbökés: { $name }
ui-nudge-how = { $name } megtudja, hogy vártok: itt, és mindenhol, ahol értesítést kap arról, hogy ő jön.
ui-nudge-not-yet = Ehhez még túl korán van, vagy épp most bökte meg valaki.
ui-nudge-do = Megbökés
ui-nudged = { $name } megbök: rád vár az asztal.
ui-nudged-elsewhere = Az egyik asztalnál rád várnak. Irány oda!
ui-call-bot-how = Mostantól bot játszik ezen a helyen, és ezt mindenki látja. { $name } bármikor visszaveheti a helyét. Milyen jól játsszon a bot?
ui-call-bot-do = Jöjjön a bot
ui-other-bot = Másik bot választása helyette: { $name }
ui-other-bot-for-good = Ezen a helyen végig bot játszik. Milyen jól játsszon?
ui-other-bot-do = Botcsere
ui-patience-clock = Amíg van idő az órán, senki sem hívhat botot, kivéve, ha egy élő asztalnál valaki öt perce nincs itt.
ui-ask-end = A játék befejezése mindenkinek
ui-ask-end-how = Mindenkit megkérdezünk az asztalnál, és a többség dönt. Döntetlennél folytatódik a játék, és aki nem válaszol, a folytatásra szavaz, kivéve, ha bot játszik helyette: akkor a hallgatás nem számít. Arra, aki megvárakoztatja a játékot, senki sem vár. Ha véget ér, senki sem nyer.
ui-ask-instead = Ez a most nyitott kérdés helyébe lép.
ui-stop = Szünet, távozás, feladás
ui-ask-pause = A játék szüneteltetése
ui-ask-pause-how = Ha senki sem mond nemet, az órák megállnak, és senki sem léphet, amíg valamelyikőtök nem folytatja.
ui-pause-game = Szünet
ui-go-away = Távozás egy időre
ui-go-away-how = Egy bot játszik tovább helyetted, az általad választott erővel, és bármikor visszajöhetsz. Ha mindenki elmegy, a botok is várnak; lépés nélkül a játék lezárul: { $when }.
ui-go-away-do = Elmegyek az asztaltól
ui-resign = Feladás
ui-resign-how = Végleg feladod: egy bot játssza végig a helyedet, mindenki más mögött végzel, és nem jöhetsz vissza.
ui-resign-alone = Végleg feladod: a játék itt véget ér, és senki sem nyer.
ui-resign-do = Igen, feladom
ui-paused = A játék { $when } óta szünetel.
ui-resume = Folytatás
ui-own-resigned = Feladtad; egy bot játszik tovább.
ui-own-time = Lejárt az időd, vesztettél; egy bot játszik tovább.
ui-state-resigned = feladta
ui-state-time = időre vesztett
ui-gave-up-resigned = { $name } feladta, ezért az utolsó helyen végez.
ui-gave-up-time = { $name } időre vesztett, ezért az utolsó helyen végez.
ui-ended = Vége, győztes nélkül
ui-ended-how = Így álltak a pontok abban a pillanatban; semmit sem döntenek el.
ui-ended-vote = A többség a játék befejezése mellett döntött.
ui-ended-abandoned = Már senki sem játszott, ezért a játék lezárult.
ui-ended-resigned = Nem maradt, aki játsszon; a játék véget ért.
ui-incident-left = { $name } elmegy; bot játszik tovább ({ $level }).
ui-incident-returned = { $name } visszajön.
ui-incident-resigned = { $name } feladja; bot játszik tovább ({ $level }).
ui-incident-time = { $name } időre veszít; bot játszik tovább ({ $level }).
ui-incident-bot = { $name } botot hív ({ $level }) helyette: { $whom }.
ui-incident-bot-own = { $name } botra bízza a helyét ({ $level }).
ui-incident-bot-time = Lejárt az idő, bot játszik tovább ({ $level }) helyette: { $whom }.
ui-incident-missing = { $name } még nincs itt; helyette bot játszik ({ $level }).
ui-incident-nudged = { $name } megböki: { $whom }.
ui-incident-paused = A játék szünetel; senki sem ellenezte.
ui-incident-resumed = { $name } véget vet a szünetnek.
ui-incident-kept = Nincs többség a befejezésre; a játék folytatódik.
ui-vote-back = { $name } azt kéri, hogy térjetek vissza az ez előtti állásra: „{ $what }”
ui-vote-end = { $name } győztes nélkül befejezné a játékot. A többség dönt. { $bots ->
    [0] Aki nem válaszol, a folytatásra szavaz.
   *[other] Aki nem válaszol, a folytatásra szavaz, kivéve, ha bot játszik helyette.
}
ui-vote-pause = { $name } szünetet kér.
ui-vote-stands = Mellette: { $agreed }, ellene: { $against }; válaszolni eddig lehet: { $when }
ui-vote-brief-back = { $name } vissza szeretne lépni
ui-vote-brief-end = { $name } befejezné a játékot
ui-vote-brief-pause = { $name } szünetet kér
ui-vote-refused-back = Nem mindenki egyezett bele, ezért a játék innen folytatódik.
ui-vote-refused-end = Nem volt többség a befejezésre; a játék folytatódik.
ui-vote-refused-pause = Nem mindenki egyezett bele a szünetbe; a játék folytatódik.
ui-patience-minutes = { $n ->
    [one] Nincs óra. Aki soron van, de egy percig nincs itt, vagy itt van, de fél óráig nem lép, azt bot helyettesítheti, amíg vissza nem jön.
   *[other] Nincs óra. Aki soron van, de { $n } percig nincs itt, vagy itt van, de fél óráig nem lép, azt bot helyettesítheti, amíg vissza nem jön.
}
ui-patience-days = { $n ->
    [one] Nincs óra. Akire a többiek egy napnál tovább várnak, azt bot helyettesítheti, amíg vissza nem jön.
   *[other] Nincs óra. Akire a többiek { $n } napnál tovább várnak, azt bot helyettesítheti, amíg vissza nem jön.
}
ui-replay = Visszanézés
ui-rematch = Még egyszer
ui-join-rematch = Irány a visszavágó
ui-rematch-waits = Várakozás a többiekre: { $names }. A játszma magától elindul, amint mindenki itt van.
ui-rematch-table = Az asztalhoz
ui-record = A játszma letöltése
ui-tie-break = Egyenlőség esetén
ui-came = { $n ->
    [1] Nyertél!
    [2] Második lettél.
    [3] Harmadik lettél.
    [4] Negyedik lettél.
   *[other] { $n }. lettél.
}
ui-came-shared = Megosztott győzelem!
ui-points-over-time = Így gyűltek a pontok
ui-analyse = Elemzés
ui-analysis = Elemzés
ui-analysis-how = Válassz egy fordulót, és megnézheted a táblán; bármelyik pillanattól tovább is játszhatsz.
ui-share-result = Megosztás
ui-result = { $title }: { $scores }
ui-result-ended = { $n ->
    [0] { $title }: vége, győztes nélkül
   *[other] { $title }: vége, győztes nélkül. Pontok abban a pillanatban: { $scores }
}
ui-result-one = { $name } { $n }

## Beállítások
ui-language = Nyelv
ui-theme = Színek
ui-theme-auto = Mint az eszközömön
ui-theme-light = Világos
ui-theme-dark = Sötét
ui-speed = Animációk
ui-speed-calm = Nyugodt
ui-speed-normal = Szokásos
ui-speed-quick = Gyors
ui-speed-off = Nincs
ui-confirm-moves = Kérdezz meg minden lépés előtt
ui-sounds = Hangok
ui-vibrate = Rezgés, amikor én jövök
ui-volume = Hangerő

## A szerver elutasításai
ui-code-stale = Az asztal megváltozott; nézd meg újra.
ui-code-forbidden = Ez itt nem lehetséges.
ui-code-stand-in = Bot játszik helyetted. Előbb vedd vissza a helyed.
ui-code-over = A játék véget ért.
ui-code-not-ready = A beállítások megváltoztak. Várd meg, amíg mindenki elfogadja őket.
ui-code-not-started = A játék még nem kezdődött el.
ui-code-cannot-undo = Egyedül most nincs mit visszavonnod: azóta húzás történt, valami láthatóvá vált, vagy már mások következnek.
ui-code-needs-consent = Ilyen messzire csak akkor, ha mindenki egyetért.
ui-code-log-full = Ennél az asztalnál már annyi lépést vontak vissza, hogy többet nem lehet.
ui-code-no-vote = Ezt már senki sem kéri.
ui-code-not-paused = A játék már folyik.
ui-code-paused = A játék szünetel. Előbb folytassátok.
ui-code-resigned = Ezt a helyet végleg feladták.
ui-code-too-soon = Ehhez még túl korán van. Próbáld később.
ui-code-vote-open = Már kérdés van mindenki előtt. Előbb az jön.
ui-code-no-choice = Ez a lépés már nem számít, visszavonták.
ui-code-no-days = Idén már nincs ennyi szabadnapod.
ui-code-players-only = Ennél az asztalnál játék közben csak a játékosok írhatnak.
ui-code-sign-in = Előbb mondd meg, ki vagy.
ui-code-full = Minden hely foglalt; nézheted a játékot.
ui-code-name-taken = Ez a név foglalt. Válassz másikat.
ui-code-wrong-password = Hibás a név vagy a jelszó.
ui-code-wrong-code = Hibás a név vagy a helyreállító kód.
ui-code-offline = A szerver nem válaszol. Semmi sem veszett el; próbáld meg kicsit később.
ui-code-too-many = Ez így egyszerre túl sok. Várj egy kicsit.
ui-code-invalid = Valami nem stimmel. Nézd meg, mit írtál be.
ui-code-failed = Ez nem sikerült. Próbáld meg kicsit később.
ui-code-taken = Ott már ül valaki. Válassz másik helyet.
ui-code-started = A játék már elkezdődött.
ui-code-seated = Már itt ülsz.
ui-code-not-over = A játék még nem ért véget.
ui-code-too-many-bots = Már annyi botod van, amennyi lehet. Előbb távolíts el egyet.
ui-code-accounts-only = Itt csak az ülhet le, akinek van fiókja. A beállításoknál hozhatsz létre egyet.
ui-code-mark-taken = Ez a szín már másé.
ui-code-matched = Ez az asztal magától indul; senki sem módosíthatja.
ui-code-other-terms = A beállítások épp most változtak. Nézd meg újra.
ui-code-too-few = Még nem vagytok elegen.
ui-code-too-few-seats = Ennél többen ülnek itt. Előbb valakinek fel kell állnia.
ui-code-damaged = Az asztal tárolt adatai megsérültek, nem olvashatók. Szólj a szerver üzemeltetőjének; a többi asztalodnak nincs baja.
ui-code-not-installed = Ezen a szerveren már nincs meg az asztal játéka. Kérd meg az üzemeltetőt, hogy telepítse újra.
ui-code-old-rules = Ennél az asztalnál olyan szabályokkal játszottak, amelyek ezen a szerveren már nincsenek meg. Nem folytatható.
ui-code-account-name = A fiók megtartja a nevét.
ui-code-ambiguous = Többen viselik ezt a nevet. Add meg, melyikükre gondolsz.
ui-code-bot = Ott már bot játszik.
ui-code-empty = Ott nem ül senki.
ui-code-here = Azon a helyen már te magad játszol.
ui-code-malformed = A szerver ezt nem értette. Töltsd újra az oldalt.
ui-code-no-account = Csak annak lehet szerepköre, akinek fiókja van.
ui-code-no-example = Ehhez a játékhoz nincs példa.
ui-code-bad-draft = Ez ebben a leckében nem megy.
ui-code-no-lesson = Ennek a játéknak nincs ilyen leckéje.
ui-code-no-such-announcement = Az a közlemény már nincs meg.
ui-code-no-such-bot = Ez a botod már nincs meg.
ui-code-no-such-data = Ez nincs meg a szerveren.
ui-code-no-such-endpoint = Ezt a helyet már eltávolították.
ui-code-no-such-report = Az a jelentés már nincs meg.
ui-code-no-such-table = Nincs ilyen asztal. Ellenőrizd a linket.
ui-code-not-a-guest = Már van fiókod.
ui-code-not-banned = Ez a személy nincs kitiltva.
ui-code-not-found = Itt nincs semmi.
ui-code-not-full = Még vannak szabad helyek. Várj, vagy ültess oda botokat.
ui-code-not-playing = Ez a játék nem folyik.
ui-code-not-seated = Nem ülsz ott.
ui-code-nothing-to-report = Ott már nincs mit jelenteni.
ui-code-scope = Ezt itt nem teheted meg.
ui-code-try-again = A szerver ezt nem tudta elmenteni. Próbáld újra egy pillanat múlva.
ui-code-unknown-action = Ebben a játékban nincs ilyen lépés. Töltsd újra az oldalt.
ui-code-unknown-game = Ezen a szerveren nincs meg ez a játék.
ui-code-used-id = Ez már megtörtént.

## Az előtér
ui-lobby-join = Játékosokat kereső asztalok
ui-lobby-watch = Nézhető asztalok
ui-lobby-empty = Most egyetlen asztal sem keres játékost. Nyiss egyet, és a többiek itt megtalálják.
ui-quick-match = Gyors játék
ui-quick-how = Játssz azokkal, akik itt vannak: az első megfelelő asztalnál vagy egy újnál.
ui-quick-free = A szabadon maradó helyek
ui-quick-bots = { $pace ->
    [live] Egy perc után botok
   *[turns] Egy nap után botok
}
ui-quick-people = Csak emberek
ui-quick-play = Játék most
ui-play-anyone = Bárkivel
ui-begins-itself = { $n ->
    [one] Hamarosan indul, 1 szabad hely
   *[other] Hamarosan indul, { $n } szabad hely
}
ui-filters = Szűrők
ui-filter-game = Játék
ui-filter-any-game = Minden játék
ui-filter-any-pace = Minden tempó
ui-filter-seats = Játékosok száma
ui-filter-any-seats = Bármennyi
ui-filter-any-language = Minden nyelv
ui-filter-none = Mind látszódjon
ui-lobby-filtered = { $n ->
    [one] Semmi sem felel meg a szűrőknek; 1 másik asztal rejtve maradt.
   *[other] Semmi sem felel meg a szűrőknek; { $n } másik asztal rejtve maradt.
}
ui-waits-for-you = Rád várnak
ui-running = Folyamatban
ui-finished = Befejezve
ui-no-tables = Még egyetlen asztalnál sem ülsz.
ui-next-table = { $n ->
    [one] Még 1 asztal vár rád
   *[other] Még { $n } asztal vár rád
}

## Szabályok
ui-rule = { $n }. szabály
ui-search = Keresés
ui-found = { $n ->
    [0] Nincs találat. Próbálj más szót.
    [one] 1 bekezdés található
   *[other] { $n } bekezdés található
}
ui-contents = Tartalom
ui-example = Egy forduló példaként
ui-example-how = Egy igazi játszmából: menj végig rajta lépésenként, és nézd meg, ki mit csinál.
ui-example-step = { $n }. lépés, összesen { $last }
ui-example-scores = Hogyan végződött az a játszma
ui-example-total = Összesen
ui-print = Nyomtatás

## Visszanézés
ui-back = Vissza az asztalhoz
ui-step-back = Egy lépéssel vissza
ui-step-on = Egy lépéssel tovább
ui-play = Lejátszás
ui-pause = Szünet
ui-moment-of = A játszma pillanata
ui-moment-number = { $n }. sor, összesen { $last }
ui-round-back = Vissza a forduló elejére
ui-round-on = Tovább a következő fordulóra
ui-replay-speed = Sebesség: { $n }×
ui-link-moment = Link ehhez a pillanathoz
ui-viewpoint = Kinek a szemszögéből
ui-spectator = Nézőként
ui-all-open = Minden lap nyitva, { $name } helyéről
ui-play-on = Folytatás innen

## Profil
ui-at-the-table = Az asztalnál
ui-profile = Profil
ui-save = Mentés
ui-saved = Elmentve.
ui-field-missing = Töltsd ki ezt a mezőt.
ui-field-short = Legalább { $n } karakter kell.
ui-guest = Vendég vagy: csak ez a böngésző emlékszik rád.
ui-claim = Őrizd meg a játszmáidat
ui-claim-how = Névvel és jelszóval minden eszközön megtalálod az asztalaidat. Az értesítések helyei e böngésző kivételével törlődnek: utána add meg őket újra.
ui-claim-do = Fiók létrehozása
ui-account-name = Fióknév
ui-password = Jelszó
ui-forgotten = Elfelejtetted a jelszavad?
ui-recovery-code = Helyreállító kód
ui-recovery = A helyreállító kódod
ui-recovery-how = Írd fel. Csak most az egyszer látható, és ha elfelejted a jelszavad, ezzel visszajutsz.
ui-copy-code = Másolás
ui-sign-in = Bejelentkezés
ui-sign-out = Kijelentkezés
ui-change-password = Jelszó módosítása
ui-change-password-how = Minden más eszköz kijelentkezik. Az értesítések helyei e böngésző kivételével törlődnek: utána add meg őket újra.
ui-password-old = Régi jelszó
ui-password-new = Új jelszó
ui-own-bots = Saját botok
ui-own-bots-how = A bot tokennel jelentkezik be, és úgy játszik az asztaloknál, mint te.
ui-bot-name = A bot neve
ui-bot-add = Hozzáadás
ui-token = Token
ui-token-how = A botod tokenje. Csak most az egyszer látható.
ui-leave-site = Búcsú
ui-delete = Adataim törlése
ui-delete-how = Törli a nevedet és mindent, amit rólad őrzünk. Nem vonható vissza.
ui-delete-sure = Igen, töröljetek mindent rólam

## Névjegy
ui-about-what = A Quivira egy asztal társasjátékokhoz: barátokkal, botokkal, élőben vagy napokon át, mindenki a saját nyelvén.
ui-about-fan = Nem hivatalos rajongói munka. A címek a tulajdonosaikéi; egyetlen kiadó vagy szerző sem áll mögötte. Ha tetszik egy játék, vedd meg: az igazi fából és kartonból van, és az alkotói ebből élnek.
ui-about-games = A játékok
ui-about-game = a játékról
ui-about-credits = Köszönet
ui-about-icons = Ikonok:
ui-about-fonts = Betűk:
ui-about-art = Táblák, kártyák és szabályszövegek: saját rajzaink és saját szavaink.
ui-about-api = Programoknak
ui-about-api-how = Minden, ami ezeken az oldalakon történik, nyílt felületen megy át. Botokat és más klienseket szívesen látunk.
ui-about-schema = A felület, útvonalanként

## Nincs itt semmi
ui-no-page = Nincs ilyen oldal
ui-no-page-how = Talán elírás van a címben. A kezdőlapról mindenhová eljutsz.

## Az asztalnál ülők
ui-people = Az asztalnál ülők
ui-people-none = Más nem ül itt.
ui-report = Jelentés
ui-report-of = { $name } nevének jelentése
ui-report-line = { $name } e sorának jelentése
ui-report-how = A kezelők elolvassák ezt a sort, és döntenek róla. Más nem tudja meg, hogy jelentetted.
ui-report-name-how = A kezelők megnézik ezt a nevet, és döntenek róla. Más nem tudja meg, hogy jelentetted.
ui-report-why = Mi a baj vele? (nem kötelező)
ui-report-send = Jelentés elküldése
ui-report-done = Köszönjük. A kezelők megnézik.
ui-line-hidden = Ezt a sort egy kezelő elrejtette.
ui-spectators = Az is nézhesse, aki nem játszik
ui-watchers = Most nézik
ui-watchers-none = Senki sem nézi.
ui-watchers-nameless = { $n ->
    [one] Egy látogató név nélkül
   *[other] { $n } látogató név nélkül
}
ui-block = Letiltás
ui-block-of = { $name } letiltása
ui-unblock = Tiltás feloldása
ui-unblock-of = { $name } tiltásának feloldása
ui-blocked = Letiltva ennél az asztalnál
ui-renew = Új link
ui-renew-how = Az új link a régi helyébe lép, amely azonnal érvényét veszti. Aki itt ül, a helyén marad.
ui-my-data = Az adataim
ui-export = Adataim letöltése
ui-export-how = Minden, amit ez a szerver tud rólad, egyetlen fájlban.
ui-code-banned = Ki vagy tiltva erről a szerverről.
ui-code-blocked = Ennél az asztalnál le vagy tiltva.
ui-code-closed = Ezt az asztalt egy kezelő bezárta.
ui-code-no-spectators = Ezt az asztalt nem lehet nézni.
ui-code-too-many-tables = Már annyi asztalod van, amennyi lehet. Előbb fejezz be vagy hagyj el egyet.
ui-code-too-many-reports = Sok jelentésed vár még válaszra.
ui-code-has-role = Ennek a személynek szerepköre van. Előbb vedd el tőle a parancssorban.
ui-code-answered = Erre a jelentésre már válaszoltak.
ui-code-no-such-person = Ez a személy már nincs itt.

## Kezelőknek
ui-admin = Kezelés
ui-admin-nobody = Ez az oldal a kezelőké.
ui-admin-reports = Jelentések
ui-admin-people = Emberek
ui-admin-tables = Asztalok
ui-admin-announcements = Közlemények
ui-admin-audit = Napló
ui-admin-new-name = Új név
ui-admin-why = Indok, a naplóba
ui-admin-answered = A megválaszoltak mutatása
ui-admin-the-name = (maga a név)
ui-admin-reporter-says = A jelentés szerint: „{ $why }”
ui-admin-answer-dismiss = Elutasítás
ui-admin-answer-hide = Sor elrejtése
ui-admin-answer-rename = Átnevezés
ui-admin-answer-ban = Kitiltás
ui-admin-chat = Az egész csevegés
ui-admin-no-reports = Nincs jelentés.
ui-admin-find = Keresés
ui-admin-only-banned = Csak a kitiltottak
ui-admin-kind-guest = Vendég
ui-admin-kind-account = Fiók
ui-admin-kind-bot = Bot
ui-admin-role-admin = kezelő
ui-admin-role-moderator = moderátor
ui-admin-seen = utoljára itt: { $when }
ui-admin-tables-count = { $n ->
    [one] 1 asztal
   *[other] { $n } asztal
}
ui-admin-reports-count = { $n ->
    [one] 1 jelentés
   *[other] { $n } jelentés
}
ui-admin-banned = Kitiltva ekkor: { $when }
ui-admin-rename = Átnevezés
ui-admin-ban = Kitiltás
ui-admin-unban = Kitiltás feloldása
ui-admin-delete = Törlés
ui-admin-close = Bezárás
ui-admin-nothing = Nincs találat.
ui-admin-status-waiting = nem kezdődött el
ui-admin-status-playing = folyamatban
ui-admin-status-over = véget ért
ui-admin-status-closed = bezárva
ui-admin-announce-words = Amit mindenkinek tudnia kell
ui-admin-announce-until = Meddig
ui-admin-hours = { $n ->
    [1] Egy óráig
    [24] Egy napig
    [168] Egy hétig
   *[other] { $n } óráig
}
ui-admin-until-ended = Amíg valaki véget nem vet neki
ui-admin-announce = Közzététel
ui-admin-until = eddig: { $when }
ui-admin-end = Befejezés
ui-admin-did-rename = Átnevezés:
ui-admin-did-ban = Kitiltás:
ui-admin-did-unban = Kitiltás feloldása:
ui-admin-did-delete-person = Személy törlése:
ui-admin-did-grant = Szerepkör adása:
ui-admin-did-revoke = Szerepkör elvétele:
ui-admin-did-hide-line = Sor elrejtése:
ui-admin-did-dismiss = Jelentés elutasítása:
ui-admin-did-close-table = Asztal bezárása:
ui-admin-did-delete-table = Asztal törlése:
ui-admin-did-announce = Közlemény:
ui-admin-did-end-announcement = Közlemény befejezése:
ui-admin-did-save-lesson = Lecke mentése:
ui-admin-by = { $name } által
ui-admin-command-line = { $name } (parancssor)

## Hálózat nélkül
ui-away = Nincs hálózat
ui-away-how = Az alkalmazás az eszközödről nyílt meg. Az asztalaid és az előtér a hálózattal együtt visszatérnek; semmi sem veszett el.
ui-try-again = Próbáld újra

## A botok
ui-bot = bot
ui-character-isabela = Kapitány, aki három lépéssel előre tervez, és sosem emeli fel a hangját.
ui-character-tomas = Navigátor, aki elvesztette a fél szemét, de térképet még soha.
ui-character-pepa = A hajó szakácsnője: mindenkit jóllakat, semmit sem bocsát meg.
ui-character-baltasar = Kereskedő, aki a maga pénzét kétszer számolja meg, a tiédet egyszer.
ui-character-nils = A hajósinas, új a fedélzeten, és mindent egyszer kipróbál.
ui-character-ximena = Tudós, aki kedvtelésből olvas játékszabályt.
ui-character-coco = A hajó papagája: utánozza a többieket, és néha nyer.
ui-character-anselm = Szerzetes, akinek a világ minden ideje megvan. Ez a fegyvere.
ui-character-amina = Csillagász, aki olvas a csillagokból és az arcodból.
ui-character-joost = Szerencsejátékos, aki minden kockázatot tervnek nevez.
ui-character-sigrid = Ácsmester: előbb épít, aztán kérdez.
ui-character-marisol = Már a születésed előtt is ezt játszotta, és mindenre emlékszik.

## Értesítések
ui-notices = Értesítések
ui-notices-how = A körökre osztva játszott asztaloknál szólunk, amikor te jössz, így nem kell folyton benézned.
ui-notices-choose = Hol és mikor?
ui-notices-browsers = Böngészők
ui-notices-here = Ez a böngésző
ui-notices-tell-here = Értesíts ebben a böngészőben
ui-hears-insecure = A böngészők csak HTTPS-en fogadnak értesítést, ez az oldal pedig sima HTTP-kapcsolaton érkezett. Az e-mail és a csevegőcsoportok így is működnek.
ui-hears-missing = Ez a böngésző nem fogad értesítéseket. iPhone-on vagy iPaden előbb add a Quivirát a kezdőképernyőhöz, és onnan nyisd meg.
ui-hears-denied = Letiltottad ennek az oldalnak az értesítéseit; a böngésző beállításaiban engedélyezheted őket.
ui-notices-mail = E-mail
ui-notices-mail-how = Először küldünk egy levelet egy linkkel. Megerősített címmel akkor is visszajutsz, ha elfelejted a jelszavad.
ui-notices-mail-guest = Először küldünk egy levelet egy linkkel. Ha fiókot hozol létre, add meg újra a címet.
ui-notices-address = E-mail-cím
ui-notices-letter = A levél úton van. Kövesd a benne lévő linket.
ui-notices-groups = Csevegőcsoportok
ui-notices-groups-how = A webhook egy cím, amelyet egy csevegőcsoport vagy a saját programod ad. Amit oda küldünk, azt a csoportban mindenki olvashatja.
ui-notices-style = Hol van?
ui-style-discord = Discord
ui-style-slack = Slack
ui-style-matrix = Matrix
ui-style-json = Saját program
ui-notices-style-how = { $style ->
    [discord] A csatorna beállításaiban: Integrációk, Webhookok, Új webhook, Webhook URL másolása.
    [slack] A munkaterületeden: add hozzá az „Incoming Webhooks” alkalmazást, és másold ki a csatorna címét.
    [matrix] Egy szobában, ahol ott a matrix-hookshot híd: !hookshot webhook Quivira
   *[json] JSON-t küldünk, a standardwebhooks.com szerint aláírva.
}
ui-notices-url = A webhook címe
ui-notices-secret = Titok
ui-notices-secret-how = Ezzel a titokkal a programod ellenőrizheti, hogy az üzenet tőlünk jön. Csak most látható.
ui-notices-for-table = { $style }, mindenkinek egy asztalnál
ui-notices-failing = Az utolsó üzenet nem érkezett meg.
ui-notices-test = Próba küldése
ui-notices-tested = Elküldve.
ui-notices-not-sent = Nem fogadták: { $why }
ui-notices-remove = Eltávolítás
ui-notices-add = Hozzáadás
ui-notices-when = Mikor és miről
ui-notices-delay = Ha egy asztal ennyi ideje rám vár
ui-notices-at-once = Azonnal
ui-notices-delay-how = Egy üzenet az összes addig várakozó asztalról, és egy sem, amíg az asztalt nézed.
ui-notices-always = Akkor is, amikor az asztalt nézem
ui-notices-quiet = Csendes órák
ui-quiet-begins = Ettől
ui-quiet-ends = Eddig
ui-notices-what = Szólj, ha
ui-event-turn = én jövök
ui-event-reminder = fogy az időm
ui-event-nudge = valaki a lépésemre vár
ui-event-late = valaki napok óta megvárakoztat minket
ui-event-vote = valaki a szavazatomat kéri
ui-event-bot = bot ül a helyemre
ui-event-invitation = meghív valaki, akivel már játszottam
ui-event-rematch = valaki újra játszana velem
ui-event-terms = változnak annak az asztalnak a beállításai, ahol várok
ui-event-ready = elindíthatom a játékot az asztalomnál
ui-event-removed = eltávolítanak egy asztaltól, ahol várok
ui-event-over = egy játék véget ért
ui-notices-at-table = Értesítések erről az asztalról
ui-wanted-usual = A szokásos
ui-wanted-always = Mindig
ui-wanted-never = Soha
ui-wanted-how = { $wanted ->
    [always] Erről az asztalról akkor is kapsz értesítést, ha élőben játszotok.
    [never] Erről az asztalról nem kapsz értesítést.
   *[usual] A körökre osztva játszott asztalokról kapsz értesítést, az élőkről nem.
}
ui-notices-want = Szólj, amikor én jövök
ui-notices-group-here = Egy csevegőcsoport is tudja meg, ki van itt soron
ui-companions = Akikkel már játszottál
ui-invite-them = Meghívás
ui-invited = Meghívva
ui-mail-confirm = A cím megerősítése
ui-mail-stop = Nem kérek több levelet
ui-mail-reset = Új jelszó
ui-mail-how-confirm = Ezután oda szólunk, amikor te jössz.
ui-mail-how-stop = Elfelejtjük a címet. Bármikor újra megadhatod.
ui-mail-done-confirm = A cím megerősítve.
ui-mail-done-stop = Oda több levél nem megy.
ui-mail-done-reset = A jelszavad megváltozott. Jelentkezz be vele. Az értesítések többi helyét újra meg kell adnod.
ui-forgotten-name = Fióknév vagy e-mail-cím
ui-forgotten-send = Küldj egy linket
ui-forgotten-sent = Ha van ilyen fiók megerősített címmel, a levél úton van.
ui-forgotten-or = Vagy a helyreállító kódoddal:
ui-code-not-confirmed = Még nincs megerősítve: kövesd a levelünkben lévő linket.
ui-code-not-offered = Ezen a szerveren nincsenek beállítva az értesítések.
ui-code-no-push = Az értesítéseket nem sikerült bekapcsolni: nem válaszol a szolgáltatás, amely ebbe a böngészőbe hozza őket. Próbáld újra később, vagy válassz más módot.
ui-code-old-link = Ez a link már nem érvényes. Kérj újat.
ui-code-too-many-endpoints = Ebből nem lehet több. Előbb távolíts el egyet.
ui-code-invited-often = Ma már elégszer meghívtad. Most rajta a sor.

## Amit játszottak
ui-search-tables = Keresés játékos vagy játék szerint
ui-tables-not-found = Egyik asztalod sem illik rá.
ui-tables-all = Minden asztal
ui-show-more = Továbbiak ({ $n })
ui-archive = Archívum ({ $n })
ui-put-away = Archiválás
ui-bring-back = Visszahozás
ui-you-left = Elmentél az asztaltól
ui-no-winner = A játszma győztes nélkül ért véget.
ui-remove-table = Eltávolítás
ui-remove-how = A játszma eltűnik a listáidról. A többieknél megmarad, és az oldalára mutató link továbbra is működik.
ui-remove-alone-how = Itt csak botok játszanak veled, ezért a játszma végleg törlődik.
ui-remove-waiting-how = Felállsz az asztaltól. Ha már senki sem ül ott, az asztal megszűnik.
ui-remove-sure = Igen, távolítsd el
ui-figures = Játszmáid számokban
ui-figures-game = Játék
ui-figures-with = Kivel
ui-figures-played = Játszma
ui-figures-won = Győzelem
ui-figures-best = Legjobb eredmény
ui-figures-ahead = Te végeztél előrébb
ui-figures-behind = Te végeztél hátrébb
ui-figures-csv = Minden eredmény táblázatban (CSV)
ui-game-page = A játszma oldala
ui-final-board = A tábla a játszma végén
ui-keep-game = Emlékbe
ui-record-text = A játszma szövegként
ui-record-json = A játszma felvétele (JSON)
ui-record-picture = A kép
ui-shared = Bárki láthatja ezt a játszmát, akinek megvan a link
ui-shared-how = Láthatja, kik játszottak és mi lett az eredmény, és visszanézheti a játszmát. A csevegés és az asztal azoké marad, akik ott voltak.
ui-no-game-title = Itt nincs játszma
ui-no-game = Ez a link nem befejezett játszmához vezet. Ellenőrizd, vagy nézd meg az asztalaidat.
ui-code-not-shared = A játékosok nem osztották meg ezt a játszmát.
ui-code-playing = A játszma még tart. Előbb hagyd el.

## Leckék
ui-learn = Tanuld meg 5 perc alatt
ui-learn-on = A lecke folytatása
ui-learn-again = A lecke újra
ui-coach = Edző a számomra új játékokban: tippek és „Biztos?”
ui-coach-name = Edző
ui-coach-here = Edző ebben a játékban
ui-coach-sure = Biztos? „{ $action }” – ez itt aligha lehet jó. Az edző inkább ezt választaná: „{ $rather }”.
ui-coach-back = Átgondolom
ui-coach-anyway = Mégis ezt teszem
ui-coach-choices = Melyik választás mit hoz?
ui-coach-off = Nem kell több tipp
ui-lessons = Leckék
ui-lessons-of = Leckék: { $game }
ui-learnt = Leckék: { $n } / { $all }
ui-learn-next = Következő lecke
ui-lesson-begin = Kezdés
ui-lesson-new = Még nincs elkezdve
ui-lesson-learnt = Megtanulva
ui-lesson-quiz = Kérdések: { $right } / { $all }
ui-lesson-questions = Kérdések
ui-show-me = Mutasd meg
ui-lesson = Lecke
ui-lesson-guest = Vendég
ui-lesson-leave = Kilépés a leckéből
ui-lesson-at = { $n } / { $last }
ui-lesson-on = Tovább
ui-lesson-back = Vissza
ui-lesson-again = Elölről
ui-lesson-read = Olvasd el, aztán menj tovább. Érints meg bármit, és megtudod, mi az.
ui-lesson-watch = Figyeld, mi történik …
ui-lesson-shows = A nyíl erre mutat: { $thing }
ui-lesson-other = Szabad, de próbáld azt, amit a lecke javasol.
ui-lesson-done = Már tudsz játszani!
ui-lesson-done-more = Lecke megtanulva!
ui-lesson-done-nearly = Már majdnem megvan!
ui-lesson-play = Játssz innen tovább
ui-lesson-play-how = A játék ott folytatódik, ahol a lecke véget ért. A botok ereje: { $level }. Most már mindenről te döntesz. Érintsd meg a ? jelet, aztán bármit, és megtudod, mi az.
ui-no-lesson-title = Itt nincs lecke
ui-edit-new = Új lecke írása
ui-quiz-at = { $n }. kérdés, összesen { $last }
ui-quiz-right = Helyes!
ui-quiz-wrong = Nem egészen.
ui-quiz-result = { $all } válaszból { $right } helyes.
ui-quiz-again = A hibásan megválaszolt kérdések újra
