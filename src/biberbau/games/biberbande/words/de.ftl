### Biberbande auf Deutsch.

## Das Spiel und seine Optionen

title = Biberbande
tagline = Vier verdeckte Karten, zwei kurze Blicke: Merk dir, was du hast, und klopf im richtigen Moment.
option-players = Spieler
    .help = Zwei bis sechs spielen mit.
option-fixed-dealer = Immer derselbe gibt
    .help = In jedem Durchgang gibt derselbe, also fängt auch immer derselbe an.
option-keep-top = Oberste Ablage bleibt
    .help = Wird der Ablagestapel neu gemischt, bleibt seine oberste Karte liegen.
option-special-first = Sonderkarte sofort ablegen
    .help = Eine Sonderkarte, die du nutzt, kommt vor ihrer Aktion auf den Ablagestapel, nicht danach.
option-turn-guard = Höchstens so viele Züge
    .help = Klopft niemand, ist ein Durchgang nach so vielen Zügen vorbei, die Züge aller zusammengezählt.
option-memory-aid = Gedächtnisstütze
    .help = Zum Lernen: Der Tisch zeigt dir weiter die Karten, die du gesehen hast.
option-bots-forget = Bots vergessen (Prozent)
    .help = So wahrscheinlich vergisst ein Bot in jedem Zug eine Karte, die er gesehen hat. Bei 0 vergisst er nie.
option-highest = Höchste Zahl
    .help = Das Deck: Die Zahlen gehen von 0 bis hierhin. In der Schachtel bis 9.
option-copies = Jede kleinere Zahl so oft
    .help = Das Deck: So oft gibt es jede Zahl außer der höchsten. In der Schachtel viermal.
option-highest-copies = Die höchste Zahl so oft
    .help = Das Deck: So oft gibt es die höchste Zahl. In der Schachtel neunmal.
option-swaps = „Tauschen“ so oft
    .help = Das Deck: So oft gibt es „Tauschen“. In der Schachtel neunmal.
option-peeks = „Spähen“ so oft
    .help = Das Deck: So oft gibt es „Spähen“. In der Schachtel siebenmal.
option-draw-twos = „Zweimal ziehen“ so oft
    .help = Das Deck: So oft gibt es „Zweimal ziehen“. In der Schachtel fünfmal.
coach-1 = Deine zwei äußeren Karten kennst du. Jetzt liegen sie verdeckt, und der Tisch zeigt sie dir nicht noch einmal.
coach-2 = Nimm die offene Karte oder zieh vom Zugstapel, und tausch die hohen unter deinen vieren aus.
coach-3 = Niedrig genug? Dann klopf. Die wenigsten Punkte gewinnen.

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

rule-swap = Eine deiner Karten wechselt den Platz mit der von jemand anderem; niemand schaut sie an.
    .called = Tauschen, Tausch
rule-peek = Schau dir eine deiner vier Karten an und leg sie zurück.
    .called = Spähen
rule-draw-two = Zieh eine Karte. Gefällt sie dir nicht, wirf sie ab und zieh noch eine; die musst du nutzen oder abwerfen.
    .called = Zweimal ziehen, zweimal
rule-special = Sonderkarten wirken nur, wenn du sie vom Zugstapel ziehst; vom Ablagestapel darf sie niemand nehmen. Hast du am Ende noch eine, ersetzt sie die nächste Zahl vom Zugstapel.
    .called = Sonderkarten, Sonderkarte
rule-deck = Zieh die oberste Karte und sieh sie dir an. Wirf sie ab, tausch eine deiner vier dagegen, oder nutz sie, wenn es eine Sonderkarte ist.
    .called = Zugstapel, Ziehen
rule-discard = Nimmst du die oberste Karte vom Ablagestapel, musst du eine deiner vier dafür hergeben.
    .called = Ablagestapel, Nehmen
rule-knock = Am Ende deines Zugs darfst du klopfen, wenn alle schon einmal dran waren. Alle anderen sind dann noch einmal dran, und es wird aufgedeckt.
    .called = Klopfen
rule-memory = Du siehst dir eine Karte nur einmal an. Danach musst du sie dir merken.
    .called = Gedächtnis
rule-end = Deine vier Zahlen sind deine Punkte. Ihr spielt so viele Durchgänge, wie ihr Spieler seid (zu zweit vier), und die wenigsten Punkte gewinnen.
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
ask-end-of-turn = Klopfen? Dann sind alle anderen noch einmal dran, du nicht mehr.
ask-deal = Durchgang { $n }: { points } für dich. Gib den nächsten, wenn du so weit bist.
ask-next = Durchgang { $n }: { points } für dich. Bereit für den nächsten?

wait-look = { $who } merkt sich noch Karten.
wait-turn = { $who } überlegt: Zugstapel oder Ablagestapel?
wait-drawn = { $who } hat eine Karte vom Zugstapel auf der Hand.
wait-swapping = { $who } sucht aus, gegen wessen Karte getauscht wird.
wait-end-of-turn = { $who } überlegt: Klopfen oder nicht?
wait-deal-next = Durchgang { $n } ist gezählt. { $who } ist noch nicht so weit.

## Knöpfe

label-hide = Gemerkt
label-take = { CAP($top, case: "acc") } für deine { nth } nehmen
label-draw = Vom Zugstapel ziehen
label-discard = { CAP($drawn, case: "acc") } abwerfen
label-put = Gegen deine { nth } tauschen
label-give = Deine { nth } tauschen
label-get = { CAP($place) }
label-peek = Deine { nth } ansehen
label-use = Zweimal ziehen
label-knock = Klopfen
label-pass = Nicht klopfen
label-deal = Nächsten Durchgang geben
label-next = Nächster Durchgang

## Was eine Aktion bringt

brings-hide = Die Karten liegen dann wieder verdeckt. Merken musst du sie dir selbst.
brings-hide-one = Die Karte liegt dann wieder verdeckt. Merken musst du sie dir selbst.
brings-hide-aided = Was du angesehen hast, liegt dann wieder verdeckt.
brings-put = Du tauschst deine { nth } Karte gegen { NOUN($new, case: "acc") }; die alte sehen dann alle.
brings-draw = Du siehst dir die oberste Karte an, sonst niemand.
brings-discard = Du wirfst { NOUN($drawn, case: "acc") } ab.
brings-no-effect = Du wirfst { NOUN($drawn, case: "acc") } ab, und es passiert nichts.
brings-second = Dann ziehst du eine zweite Karte, und die musst du nutzen oder abwerfen.
brings-give = Du gibst deine { nth } Karte her. Was du dafür bekommst, suchst du gleich aus.
brings-get = Deine { nth } Karte und { $place } tauschen die Plätze; niemand schaut hin.
brings-peek = Du siehst dir deine { nth } Karte an und legst sie dann zurück.
brings-use = Du ziehst noch eine Karte. Gefällt sie dir nicht, wirfst du sie ab und ziehst eine weitere.
brings-knock = Letzte Runde: Alle anderen sind noch einmal dran, dann decken alle auf.
brings-pass = Du klopfst nicht, und es geht weiter.
brings-deal = Der nächste Durchgang wird gegeben.
brings-next = Der nächste Durchgang beginnt, sobald alle so weit sind.
brings-counted = Dann decken alle auf.

## Warum nicht

why-decides-otherwise = { nobody-first }
why-takes-no-special = Eine Sonderkarte darf niemand vom Ablagestapel nehmen: Zieh vom Zugstapel.
why-nothing-to-take = Der Ablagestapel ist leer, er ist gerade neu gemischt worden (E4): Zieh vom Zugstapel.
why-has-drawn = Du hast schon gezogen: Nutze { NOUN($drawn, case: "acc") } oder wirf die Karte ab.
why-discards-the-first = Die zweite Karte bekommst du nur, wenn du die erste abwirfst (E12).
why-draws-first = Zieh erst eine Karte vom Zugstapel.
why-no-special-in-row = Eine Sonderkarte kommt nie zu deinen vieren (E9): Nutze sie oder wirf sie ab.
why-no-swap-drawn = Mit anderen tauschen kannst du nur, wenn du „Tauschen“ gezogen hast.
why-gives-first = Such erst die eigene Karte aus, die du hergibst.
why-swaps-with-another = Du tauschst mit jemand anderem, nicht mit dir selbst (E17).
why-nobody-there = Auf diesem Platz sitzt niemand.
why-no-peek-drawn = Ansehen darfst du deine Karten nur, wenn du „Spähen“ gezogen hast. Sonst musst du sie dir merken.
why-no-draw-two-drawn = Zweimal ziehen darfst du nur mit der Sonderkarte „Zweimal ziehen“.
why-has-been-knocked = Es hat schon jemand geklopft, und das geht nur einmal (E23).
why-not-everyone-had-a-turn = Klopfen darfst du erst, wenn alle schon einmal dran waren (E22).
why-knocks-after-action = Du klopfst am Ende deines Zugs, nach deiner Aktion (E21).
why-lays-back-first = Leg erst die Karte zurück, die du dir gerade ansiehst.
why-looks-at-nothing = Du siehst dir gerade keine Karte an.
why-action-over = Deine Aktion ist vorbei. Jetzt geht es nur noch darum, ob du klopfst.
why-deals-after-counting = Dieser Durchgang läuft noch. Der nächste wird gegeben, wenn er gezählt ist.
why-goes-on-after-counting = Dieser Durchgang läuft noch.

## Was geschieht

round = Durchgang { $n }: vier Karten für jeden. { begins }
begins = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
 }
turns-up = Auf dem Ablagestapel liegt zuerst { NOUN($card, article: "a") }.
looks = { $who ->
    [you] Du schaust dir deine { nth } Karte an.
   *[other] { $who } schaut sich die { nth } Karte an.
 }
all-look = Alle schauen sich ihre beiden äußeren Karten an.
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
    [you] Du nutzt „Tauschen“ für deine { nth } Karte.
   *[other] { $who } nutzt „Tauschen“ für die eigene { nth } Karte.
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
    [you] Du klopfst: Letzte Runde! Alle anderen sind noch einmal dran.
   *[other] { $who } klopft: Letzte Runde! Alle anderen sind noch einmal dran.
 }
reshuffles = Der Zugstapel ist leer: { cards } vom Ablagestapel werden neu gemischt.
round-ends = Der Durchgang ist zu Ende: Alle decken auf.
guard-ends = Niemand hat rechtzeitig geklopft, die Züge sind aufgebraucht: Alle decken auf.
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
table-take-how = Um { NOUN($card, case: "acc") } zu nehmen, tipp auf die Karte, die du dafür hergibst.
table-looked = wird gerade angesehen
table-chosen = wird getauscht
table-round = Durchgang { $number } von { $of }
table-over = Alle Durchgänge gespielt
table-round-short = Durchgang
table-this-round = in diesem Durchgang
table-left = Durchgänge übrig: { $left }

## Der Tisch im Terminal

terminal-round = Durchgang { $n } von { $rounds }
terminal-deck = Zugstapel
terminal-discard = Ablagestapel
terminal-drawn = gezogen
terminal-knocked = hat geklopft
terminal-points = Durchgänge
terminal-total = Summe

## Was durchgespielte Runden über eine Aktion zeigen

fact-row = Deine Reihe zählt am Ende im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-others = Die beste Reihe der anderen zählt im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-lowest = In { $n } von 100 Durchgängen ist keine Reihe niedriger als deine („{ $instead }“: { $than }).
fact-knocks = In { $n } von 100 Durchgängen klopfst du („{ $instead }“: { $than }).
fact-turns = Jeder ist im Schnitt noch { $n }-mal dran („{ $instead }“: { $than }).

## Was passiert, wie es Berichte des Labors aufzählen

happens-round-starts = Ein Durchgang beginnt.
happens-deals = Jemand bekommt eine verdeckte Karte.
happens-turns-up = Eine Karte eröffnet den Ablagestapel.
happens-looks = Jemand sieht sich eine eigene Karte an.
happens-hides = Jemand legt eine angesehene Karte zurück.
happens-takes = Jemand nimmt die oberste Karte vom Ablagestapel.
happens-draws = Jemand zieht vom Zugstapel.
happens-puts = Eine gezogene Karte ersetzt eine der Reihe.
happens-discards = Eine Karte kommt auf den Ablagestapel.
happens-uses = Eine Sonderkarte wird genutzt.
happens-swaps = Zwei verdeckte Karten werden getauscht.
happens-lays = Eine genutzte Sonderkarte kommt auf den Ablagestapel.
happens-reshuffles = Der Ablagestapel wird gemischt.
happens-knocks = Jemand klopft.
happens-round-ends = Der Durchgang ist aus.
happens-opens = Am Ende des Durchgangs wird eine Karte aufgedeckt.
happens-sets-aside = Eine Sonderkarte in einer Reihe zählt nicht.
happens-replaces = Eine Karte vom Zugstapel ersetzt eine Sonderkarte der Reihe.
happens-scores = Die Punkte eines Durchgangs werden gezählt.
happens-game-ends = Das Spiel ist aus.

## Kartensorten, nach denen man bei verdeckten Karten fragt

sort-low = Höchstens eine 3
sort-special = Eine Sonderkarte
