### Biberbande auf Deutsch.

## Das Spiel und seine Optionen

title = Biberbande
tagline = Vier verdeckte Karten, zwei kurze Blicke: Merk dir, was du hast, und klopf im richtigen Moment.
option-players = Spieler
    .help = Zwei bis sechs spielen mit.
option-fixed-dealer = Immer derselbe gibt
    .help = In jedem Durchgang gibt derselbe, und derselbe fängt an.
option-keep-top = Oberste Ablage bleibt
    .help = Wird der Ablagestapel neu gemischt, bleibt seine oberste Karte liegen.
option-special-first = Sonderkarte sofort ablegen
    .help = Eine genutzte Sonderkarte kommt vor ihrer Aktion auf den Ablagestapel, nicht danach.
option-turn-guard = Höchstens so viele Züge
    .help = Nach so vielen Zügen aller Spieler endet ein Durchgang, in dem niemand klopft.
option-memory-aid = Gedächtnisstütze
    .help = Zum Lernen: Der Tisch zeigt jedem weiter die Karten, die er gesehen hat.
option-bots-forget = Bots vergessen (Prozent)
    .help = Wie leicht Bots eine Karte vergessen, die sie gesehen haben, pro Zug; bei 0 vergessen sie nie.
coach-1 = Merk dir deine beiden äußeren Karten: Gleich liegen sie verdeckt, und der Tisch verrät sie nicht mehr.
coach-2 = Nimm vom Ablagestapel oder zieh verdeckt, und tausch die hohen unter deinen vier Karten aus.
coach-3 = Meinst du, dass du niedrig genug bist? Dann klopf. Die wenigsten Punkte gewinnen.

## Karten und Plätze: mit „die“, wenn ein Satz nicht „eine“ (a) oder nichts (none) verlangt;
## counted: in einer Reihe, die gezählt wird

card-number = { $article ->
    [none] { $n }
    [counted] { $n }
    [a] { $case ->
        [dat] einer { $n }
       *[nom] eine { $n }
     }
   *[the] { $case ->
        [dat] der { $n }
       *[nom] die { $n }
     }
 }
card-swap = { $article ->
    [none] Tauschen
   *[the] „Tauschen“
 }
card-peek = { $article ->
    [none] Spähen
   *[the] „Spähen“
 }
card-draw-two = { $article ->
    [none] Zweimal ziehen
   *[the] „Zweimal ziehen“
 }
place = { $who ->
    [you] deine { nth }
   *[other] die { nth } von { $who }
 }
from-pile = { $card } vom Ablagestapel
top-of-pile = die oberste vom Ablagestapel
drawn = die gezogene

## Die Regeln in je einem Satz; „called“: wovon sie handeln; der erste Name steht darüber, jeden kann man eingeben

rule-swap = Eine deiner Karten wechselt den Platz mit einer von jemand anderem; niemand schaut sie an.
    .called = Tauschen, Tausch
rule-peek = Schau dir eine deiner vier Karten an und leg sie zurück.
    .called = Spähen
rule-draw-two = Zieh eine Karte. Gefällt sie dir nicht, wirf sie ab und zieh eine zweite; die musst du nutzen.
    .called = Zweimal ziehen, zweimal
rule-special = Sonderkarten wirken nur, wenn du sie vom Zugstapel ziehst; vom Ablagestapel darf sie niemand nehmen. Liegen sie am Ende bei dir, ersetzt sie die nächste Zahl vom Zugstapel.
    .called = Sonderkarten, Sonderkarte
rule-deck = Zieh die oberste Karte und sieh sie dir an: abwerfen, gegen eine deiner vier tauschen oder, wenn es eine Sonderkarte ist, nutzen.
    .called = Zugstapel, Ziehen
rule-discard = Nimmst du die oberste Karte vom Ablagestapel, muss sie an die Stelle einer deiner vier.
    .called = Ablagestapel, Nehmen
rule-knock = Am Ende deines Zugs darfst du klopfen, wenn jeder schon dran war; dann ist jeder andere noch einmal dran, und es wird aufgedeckt.
    .called = Klopfen
rule-memory = Angesehen wird eine Karte nur einmal: Danach musst du sie dir merken.
    .called = Gedächtnis
rule-end = Die vier Zahlen sind deine Punkte. Es gibt so viele Durchgänge wie Spieler, zu zweit vier; die wenigsten Punkte gewinnen.
    .called = Ende

## Was gefragt wird

ask-look = Merk dir: { CAP($seen) }.
look-nth = deine { nth } ist { NOUN($card, article: "a") }
ask-turn = Zieh vom Zugstapel, oder nimm { NOUN($top, case: "acc") } vom Ablagestapel.
ask-turn-special = Auf dem Ablagestapel liegt eine Sonderkarte: Zieh vom Zugstapel.
ask-turn-empty = Der Ablagestapel ist leer: Zieh vom Zugstapel.
last-turn = Dein letzter Zug: { $ask }
ask-number = Tausch eine deiner Karten gegen { NOUN($drawn, case: "acc") }, oder wirf sie ab{ and-second }.
ask-swap = „Tauschen“: Such die eigene Karte aus, die du hergibst, oder wirf „Tauschen“ ab{ and-second }.
ask-peek = „Spähen“: Such die eigene Karte aus, die du dir ansiehst, oder wirf „Spähen“ ab{ and-second }.
ask-draw-two = „Zweimal ziehen“: Zieh weiter, oder wirf „Zweimal ziehen“ ab{ and-second }.
and-second = { $first ->
    [yes] {" "}und zieh eine zweite
   *[no] {""}
 }
ask-swapping = Gegen wessen Karte tauschst du deine { nth }?
ask-end-of-turn = Klopfen? Dann ist jeder andere noch einmal dran, du nicht mehr.
ask-deal = Durchgang { $n }: { points } für dich. Schau dich um, dann gib neu.
ask-next = Durchgang { $n }: { points } für dich. Schau dich um, dann geht es weiter.

wait-look = { $who } prägt sich noch etwas ein.
wait-turn = { $who } überlegt: Zugstapel oder Ablagestapel?
wait-drawn = { $who } hat eine Karte vom Zugstapel auf der Hand.
wait-swapping = { $who } sucht aus, gegen wessen Karte getauscht wird.
wait-end-of-turn = { $who } überlegt: Klopfen oder nicht?
wait-deal-next = Durchgang { $n } ist gezählt. { $who } schaut sich noch um.

## Knöpfe

label-hide = Gemerkt
label-take = { CAP($top, case: "acc") } nehmen für deine { nth }
label-draw = Vom Zugstapel ziehen
label-discard = { CAP($drawn, case: "acc") } abwerfen
label-put = Gegen deine { nth } tauschen
label-give = Deine { nth } tauschen
label-get = { CAP($place) }
label-peek = Deine { nth } ansehen
label-use = Zweimal ziehen
label-knock = Klopfen
label-pass = Nicht klopfen
label-deal = Karten geben
label-next = Weiter

## Was eine Aktion bringt

brings-hide = Die Karten liegen dann wieder verdeckt; merken musst du sie dir selbst.
brings-hide-one = Die Karte liegt dann wieder verdeckt; merken musst du sie dir selbst.
brings-hide-aided = Du legst verdeckt zurück, was du angesehen hast.
brings-put = Du tauschst deine { nth } Karte gegen { NOUN($new, case: "acc") }; was da lag, sehen dann alle.
brings-draw = Du siehst dir die oberste Karte an; die anderen erfahren sie nicht.
brings-discard = Du wirfst { NOUN($drawn, case: "acc") } ab.
brings-no-effect = Du wirfst { NOUN($drawn, case: "acc") } ab, ohne dass etwas passiert.
brings-second = Dann ziehst du die zweite Karte, und die musst du nutzen oder abwerfen.
brings-give = Deine { nth } Karte geht an jemand anderen; gegen welche, suchst du gleich aus.
brings-get = Deine { nth } Karte und { $place } tauschen die Plätze; niemand schaut hin.
brings-peek = Du siehst dir deine { nth } Karte an und legst sie dann zurück.
brings-use = Du ziehst noch eine Karte; gefällt sie dir nicht, wirfst du sie ab und ziehst eine zweite.
brings-knock = Letzte Runde: Jeder andere ist noch einmal dran, dann decken alle auf.
brings-pass = Der Durchgang läuft weiter.
brings-deal = Der nächste Durchgang wird ausgeteilt.
brings-next = Der nächste Durchgang beginnt, sobald alle weitergehen.
brings-counted = Dann decken alle auf.

## Warum nicht

why-decides-otherwise = { nobody-first }
why-takes-no-special = Eine Sonderkarte darf niemand vom Ablagestapel nehmen: Zieh vom Zugstapel.
why-nothing-to-take = Der Ablagestapel ist leer, er ist gerade neu gemischt worden (E4): Zieh vom Zugstapel.
why-has-drawn = Du hast schon gezogen: Nutze { NOUN($drawn, case: "acc") } oder wirf die Karte ab.
why-discards-the-first = Die zweite Karte bekommst du erst, wenn du die erste abwirfst (E12).
why-draws-first = Zieh erst eine Karte vom Zugstapel.
why-no-special-in-row = Eine Sonderkarte kommt nie zu deinen vieren (E9): Nutze sie oder wirf sie ab.
why-no-swap-drawn = Mit anderen tauschen kannst du nur, wenn du „Tauschen“ ziehst.
why-gives-first = Such erst die eigene Karte aus, die du hergibst.
why-swaps-with-another = Getauscht wird mit jemand anderem, nicht unter deinen eigenen Karten (E17).
why-nobody-there = Auf diesem Platz sitzt niemand.
why-no-peek-drawn = Ansehen darfst du deine Karten nur, wenn du „Spähen“ ziehst; sonst heißt es merken.
why-no-draw-two-drawn = Zweimal ziehen darfst du nur mit der Sonderkarte „Zweimal ziehen“.
why-has-been-knocked = Es hat schon jemand geklopft, und geklopft wird nur einmal (E23).
why-not-everyone-had-a-turn = Klopfen darfst du erst, wenn jeder schon einmal dran war (E22).
why-knocks-after-action = Geklopft wird am Ende deines Zugs, nach deiner Aktion (E21).
why-lays-back-first = Leg erst zurück, was du dir gerade ansiehst.
why-looks-at-nothing = Du siehst dir gerade keine Karte an.
why-action-over = Deine Aktion ist vorbei; jetzt heißt es klopfen oder nicht.
why-deals-after-counting = Neu gegeben wird erst, wenn der Durchgang gezählt ist.
why-goes-on-after-counting = Der Durchgang läuft noch; weiter geht es, wenn er gezählt ist.

## Was geschieht

round = Durchgang { $n }: Jeder bekommt vier Karten. { begins }
begins = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
 }
turns-up = Auf dem Ablagestapel liegt zuerst { NOUN($card, article: "a") }.
looks = { $who ->
    [you] Du schaust dir deine { nth } Karte an.
   *[other] { $who } schaut sich die { nth } Karte an.
 }
all-look = Jeder schaut sich die beiden äußeren Karten an.
peeks = { $who ->
    [you] Du spähst unter deine { nth } Karte.
   *[other] { $who } späht unter die { nth } Karte.
 }
sees = { $who ->
    [you] Du siehst { NOUN($card, case: "acc", article: "a") }.
   *[other] { $who } sieht { NOUN($card, case: "acc", article: "a") }.
 }
draws = { $who ->
    [you] Du ziehst vom Zugstapel.
   *[other] { $who } zieht vom Zugstapel.
 }
draws-first = { $who ->
    [you] Du ziehst die erste von zwei Karten.
   *[other] { $who } zieht die erste von zwei Karten.
 }
draws-second = { $who ->
    [you] Du ziehst die zweite Karte.
   *[other] { $who } zieht die zweite Karte.
 }
discards = { $who ->
    [you] Du wirfst { NOUN($card, case: "acc", article: "a") } ab.
   *[other] { $who } wirft { NOUN($card, case: "acc", article: "a") } ab.
 }
swaps-in = { $who ->
    [you] Du tauschst deine { nth } Karte gegen { NOUN($new, case: "acc") }
   *[other] { $who } tauscht die { nth } Karte gegen { NOUN($new, case: "acc") }
 }
swaps-in-unseen = { swaps-in }.
swaps-in-seen = { swaps-in }: Es war { NOUN($out, article: "a") }.
uses-swap = { $who ->
    [you] Du nutzt „Tauschen“, und zwar für deine { nth } Karte.
   *[other] { $who } nutzt „Tauschen“, und zwar für die eigene { nth } Karte.
 }
uses-two = { $who ->
    [you] Du nutzt „Zweimal ziehen“.
   *[other] { $who } nutzt „Zweimal ziehen“.
 }
swaps = { $who ->
    [you] Du tauschst deine { nth } Karte gegen { NOUN($place, case: "acc") }; niemand schaut hin.
   *[other] { $who } tauscht die eigene { nth } Karte gegen { NOUN($place, case: "acc") }; niemand schaut hin.
 }
knocks = { $who ->
    [you] Du klopfst: Letzte Runde! Jeder andere ist noch einmal dran.
   *[other] { $who } klopft: Letzte Runde! Jeder andere ist noch einmal dran.
 }
reshuffles = Der Zugstapel ist leer: { cards } vom Ablagestapel werden neu gemischt.
round-ends = Der Durchgang ist zu Ende: Alle decken auf.
guard-ends = Niemand hat geklopft, und die Züge sind verbraucht: Alle decken auf.
opens = { $who ->
    [you] Du deckst auf: { NOUN($row, article: "counted") }.
   *[other] { $who } deckt auf: { NOUN($row, article: "counted") }.
 }
replaces = { $who ->
    [you] Du legst { NOUN($old, case: "acc", article: "a") } weg und ziehst dafür { NOUN($new, case: "acc", article: "a") }.
   *[other] { $who } legt { NOUN($old, case: "acc", article: "a") } weg und zieht dafür { NOUN($new, case: "acc", article: "a") }.
 }
scores = Punkte dieses Durchgangs: { COMMAS($scores) }.
ends = Das war der letzte Durchgang: Das Spiel ist aus.

## Der Tisch im Browser

table-holds = Auf der Hand von { $name }
table-you-hold = Auf deiner Hand
table-in-use = Im Spiel
table-knocked = hat geklopft
table-last-turns = letzte Runde
table-yours = deine { nth } Karte
table-theirs = { $name }, { nth } Karte
table-take-how = Willst du { NOUN($card, case: "acc") } nehmen, dann tipp auf deine Karte, die dafür gehen soll.
table-looked = wird gerade angesehen
table-chosen = wird getauscht
table-round = Durchgang { $number } von { $of }
table-over = Alle Durchgänge gespielt
table-round-short = Durchgang
table-this-round = in diesem Durchgang
table-left = Durchgänge danach: { $left }

## Der Tisch im Terminal

terminal-round = Durchgang { $n } von { $rounds }
terminal-deck = Zugstapel
terminal-discard = Ablagestapel
terminal-drawn = gezogen
terminal-knocked = hat geklopft
terminal-points = Durchgänge
terminal-total = Summe

## Was durchgespielte Runden über eine Aktion zeigen

fact-row = Die eigene Reihe zählt am Ende der Runde im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-others = Die niedrigste andere Reihe zählt im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-lowest = In { $n } von 100 Runden ist keine Reihe niedriger als die eigene („{ $instead }“: { $than }).
fact-knocks = In { $n } von 100 Runden klopft dieser Platz („{ $instead }“: { $than }).
fact-turns = Die Runde dauert im Schnitt noch { $n } Züge für jeden („{ $instead }“: { $than }).
