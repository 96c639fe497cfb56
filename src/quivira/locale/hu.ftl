# Minden játék közös mondatai.

## Miért nem
why-game-over = A játék véget ért.
why-not-your-turn = Most nem te jössz.
why-not-asked = Most nem erről kell dönteni.
why-unforeseen = Ez nem küldhető el egyszerre: az előtte álló lépés újat mutathat. Előbb azt lépd meg.

## A napló
log-chose = { $seat } már döntött.
    .you = Már döntöttél.
log-undone = { $seat } visszavon egy lépést.

## Az asztal
bot-name = { $n }. bot
bot-name-level = { $n }. bot ({ $level })
level-random = Bármit lép
level-easy = Könnyű
level-medium = Közepes
level-hard = Nehéz
level-expert = Profi
level-master = Mester
player-name = { $n }. játékos
yes = igen
no = nem
whose-turn = { $seat }, te jössz
since-then = Ami azóta történt
refused = Most nem lehetséges
pass-keyboard = Most { $seat } ül a billentyűzethez.
pass-keyboard-how = Más ne nézze a képernyőt. Nyomj Entert, ha készen állsz.
how-to-choose = Választás számmal vagy kóddal, ? = kérdés, undo, save FÁJL, quit
help =
    Írd be egy lehetőség számát vagy kódját.
    ?            a kérdés és a hozzá tartozó szabály
    ? VÁLASZTÁS  mit jelent egy lehetőség, vagy miért nem választható
    ? NÉV        mit tud egy kártya vagy más megnevezett dolog
    KÓD KÓD      több döntés egyszerre, például egy fizetés összes kártyája
    undo         visszavonja az utolsó döntésedet
    save FÁJL    fájlba menti a játékot; folytatás: quivira play --from FÁJL
    quit         kilép a játékból
rule = { $n }. szabály
unknown-input = Nincs ilyen lehetőség: „{ $word }”. Írd be egy lehetőség számát, a kódját, vagy segítségért a ? jelet.
undone = Visszavonva.
cannot-undo = Egyedül most nincs mit visszavonnod: azóta húzás történt, valami láthatóvá vált, vagy már mások következnek.
saved = Mentve ide: { $file }.
not-saved = A játékot nem sikerült elmenteni: { $problem }
final-scores = Végeredmény
total = Összesen
place = Helyezés
winner = { $seat } nyer.
winners = Közös győzelem: { $seats }.
choose-game = Melyik játék?
seats = { $n } játékos

## Visszanézés
how-to-replay = Enter, b (vissza), szám, q (kilépés)
replay-unfinished = A játék még nem ért véget; folytatás: { $command }
replay-matches = A végállás ellenőrző kódja: { $digest }; megegyezik a felvételével.
replay-claims-nothing = A végállás ellenőrző kódja: { $digest }; a felvétel nem közöl eredményt.
replay-older-rules = A végállás ellenőrző kódja: { $digest }. A játszma régebbi szabályok szerint folyt ({ $n }. változat); a pontok és a helyezések megegyeznek.

## Értesítések: amit a böngészők, postafiókok és csoportok megtudnak
notice-turn = Te jössz
notice-hours-left = Te jössz: még { $n } óra
notice-minutes-left = Te jössz: még { $n } perc
notice-reminder = Te jössz, és fogy az idő
notice-nudge = { $name } a lépésedre vár
notice-late = { $n ->
    [one] { $names } napok óta nem lép; hívhatsz helyette botot
   *[other] { $names } napok óta nem lép; hívhatsz helyettük botokat
}
notice-vote-back = { $name } vissza szeretne lépni
notice-vote-end = { $name } befejezné a játékot
notice-vote-pause = { $name } szünetet kér
notice-bot = Most bot játszik helyetted; bármikor visszaülhetsz a helyedre
notice-lost = Lejárt az időd: elveszíted ezt a játékot, és bot játszik tovább
notice-invitation = { $name } meghív egy asztalhoz
notice-rematch = { $name } újra játszana, és fenntartja a helyed
notice-terms = { $name } módosítja az asztalod beállításait; nézd meg újra
notice-ready = Az asztalod készen áll: elindíthatod a játékot
notice-hostless = { $name } régóta nem járt itt; elindíthatod a játékot
notice-removed = { $name } eltávolít az asztaltól; a játék nélküled kezdődik
notice-over = A játék véget ért. { $verdict }
notice-turns = { $n } asztalnál te jössz
notice-news = { $n } hír az asztalaidtól
notice-with = { $game } – játékostársak: { $names }
notice-round = { $n }. forduló
notice-test = Ez egy próba: ide megérkeznek az értesítések
notice-open = Az asztalhoz
notice-page = A játszma oldala
notice-tables = Az asztalaidhoz
notice-mail-why = Azért kapod ezt a levelet, mert e-mailes értesítést kértél innen: { $site }.
notice-change = Az értesítések beállítása
notice-stop = Nem kérek több levelet
letter-confirm = Erősítsd meg a címedet ({ $site })
letter-confirm-text = Valaki erre a címre kért értesítéseket ({ $site }). Ha te voltál, erősítsd meg egy héten belül.
letter-confirm-do = A cím megerősítése
letter-reset = Új jelszó ({ $site })
letter-reset-text = Valaki új jelszót kért ehhez a fiókhoz: { $name } ({ $site }). Ez a link egy óráig él, és egyszer használható.
letter-reset-do = Új jelszó választása
letter-not-you = Ha nem te voltál, ne tégy semmit: semmi sem változik.
## Befejezett játszma és meghívás
nobody-won = A játszma győztes nélkül ért véget.
ended-vote = A többség a játék befejezése mellett döntött.
ended-abandoned = Már senki sem játszott, ezért a játék lezárult.
ended-resigned = Nem maradt, aki játsszon; a játék véget ért.
invited = Meghívás játékra: { $names }.
invited-nobody = Valaki játszani hív.
invited-seats = { $n ->
    [one] 1 szabad hely.
   *[other] { $n } szabad hely.
}
