### Biber-Mania auf Deutsch.

## Das Spiel und seine Optionen

title = Biber-Mania
tagline = Ablegen, stechen, klauen: Am Ende soll viel auf deinem Stapel liegen und nichts mehr auf der Hand.
option-players = Spieler
    .help = Zwei bis fünf spielen mit.
option-highest = Höchste Zahl
    .help = Das Deck: Die Zahlen gehen von 1 bis hierhin. Im Hausdeck bis 10; gedruckt steht das nirgends.
option-copies = Jede Zahl so oft
    .help = Das Deck: So oft gibt es jede Zahl. Im Hausdeck achtmal; das ist angenommen.
option-action-copies = Jede Aktionskarte so oft
    .help = Das Deck: So oft gibt es jede der acht Aktionskarten. Im Hausdeck dreimal; das ist angenommen.
option-jokers = Joker
    .help = Das Deck: So viele Joker sind dabei. Im Hausdeck sechs; das ist angenommen.
option-collect = Punkte sammeln bis
    .help = Gespielt wird, bis jemand so viele Punkte aufgeschrieben hat, zum Beispiel 250. Bei 0 gibt es nur eine Runde.
option-professionals = Regel für Profis
    .help = Niemand darf mit einer Folge samt Hippie Schluss machen, auch nicht, indem er mit ihr sticht.
option-display-exact = Auslage nur genau
    .help = In der Auslage sticht man eine Zahl nur, wenn sie dort genau so oft liegt, nicht öfter.
option-display-actions = Joker sticht in der Auslage
    .help = Ein einzelner Joker sticht auch eine Aktionskarte, die in der Auslage liegt.
option-stab-again = Weiterstechen
    .help = Kommt unter gestochenen Karten noch etwas zum Vorschein, was sich stechen lässt, wird auch das gestochen.
option-hippie-with-equals = Hippie zu gleichen Zahlen
    .help = Der Hippie darf auch wie jede andere Aktionskarte zu gleichen Zahlen.
option-plain-stabbed = Jede Folge ist zu stechen
    .help = Auch eine Folge ohne Hippie, die oben liegt, kann von einer gleich langen gestochen werden.
option-bodyguard-stays = Schutz bleibt
    .help = Karten, die mit einem Bodyguard kamen, bleiben geschützt, auch wenn er geklaut wird.
option-steal-jokers = Joker klauen
    .help = Dieb und Superbiber dürfen auch Joker klauen.
option-memory-aid = Gedächtnisstütze
    .help = Der Tisch zeigt weiter, welche Karten der anderen alle gesehen haben.
option-rounds = Höchstens so viele Runden
    .help = Beim Punktesammeln ist nach so vielen Runden Schluss, auch wenn niemand die Summe hat.
coach-1 = Tipp Karten deiner Hand an: Der Tisch sagt dir, was sie zusammen sind und was sie stechen. Je mehr, desto besser.
coach-2 = Was du stichst oder klaust, kommt auf deine Hand, damit du es später ablegen kannst.
coach-3 = Zum Schluss zählt dein Stapel plus, deine Hand minus. Wer die letzte Karte ausspielt, beendet die Runde.

## Die Regeln in je einem Satz; „called“: wovon sie handeln; der erste Name steht darüber, jeden kann man eingeben

rule-equals = Leg eine oder mehrere gleiche Zahlen, allein, mit einer Aktionskarte oder mit Jokern.
    .called = Gleiche Zahlen, Zahlen
rule-sequence = Zahlen in einer Reihe legst du mit dem Hippie, zusammen drei bis sieben Karten. Ohne ihn geht es nur, wenn deine Folge oben auf einem Stapel eine gleich lange mit Hippie sticht.
    .called = Zahlenfolge, Folge
rule-joker = Der Joker zählt wie die Zahl, bei der er liegt: Zwei 5er und ein Joker sind drei 5er. Ohne Zahlen ist er der höchste Wert; zu einer Aktionskarte darf er nie.
    .called = Joker
rule-action = Höchstens eine Aktionskarte je Zug: allein, dann sticht sie nichts, oder mit gleichen Zahlen, dann zählt sie wie eine davon.
    .called = Aktionskarten, Aktionskarte
rule-superbeaver = Er muss zwei Karten klauen: aus Auslage, Vorrat oder oben von fremden Stapeln, auch von verschiedenen Stellen.
    .called = Superbiber
rule-thief = Er muss eine Karte klauen: aus der Auslage, dem Vorrat oder oben von einem fremden Stapel.
    .called = Dieb
rule-fairy = Sie wünscht sich eine Karte von der Hand eines anderen. Hat er sie nicht, ist der Wunsch vertan.
    .called = Fee
rule-partybeaver = Er feiert mit genau drei Zahlen, die nicht zusammenpassen: keine gleich, keine benachbart. Diese vier Karten kann niemand stechen. Sonst geht er nur allein.
    .called = Partybiber
rule-hippie = Mit ihm werden zwei bis sechs Zahlen zur Folge; er füllt eine Lücke oder verlängert sie.
    .called = Hippie
rule-badguy = Zieh zwei Karten für einen anderen, aus dem Vorrat oder vom Nachziehstapel; er muss sie nehmen.
    .called = Bad Guy, Badguy
rule-bodyguard = Karten, die mit ihm liegen, kann niemand stechen. Klauen darf man sie, auch ihn selbst.
    .called = Bodyguard
rule-king = Liegt er mit Zahlen, muss jeder andere, der diese Zahl hat, eine davon dazulegen. Allein tut er nichts.
    .called = König
rule-stab = Gleich viele Karten einer höheren Zahl stechen. In der Auslage stichst du genau einmal und nimmst die Karten; was du oben von fremden Stapeln stichst, nimmst du oder lehnst es ab.
    .called = Stechen
rule-steal = Geklaut wird jede Karte, die offen liegt: in der Auslage, im Vorrat oder oben auf einem fremden Stapel.
    .called = Klauen
rule-display = Neun offene Karten, die gestochen und geklaut werden. Nach dem Zug wird auf neun aufgefüllt.
    .called = Auslage
rule-stock = Fünf offene Karten zum Nachziehen und Klauen; gestochen wird hier nicht. Aufgefüllt wird erst, wenn einer mit dem Ziehen fertig ist.
    .called = Vorrat
rule-draw = Wem Karten vom Stapel gestochen oder geklaut wurden, der zieht gleich viele nach: aus dem Vorrat oder vom Nachziehstapel. Für Karten, die die Fee holt, gibt es nichts.
    .called = Nachziehen, Ziehen
rule-deck = Woraus das Spiel besteht, ist nirgends veröffentlicht. Unser Hausdeck ist angenommen: 1 bis 10 je achtmal, acht Aktionskarten je dreimal, sechs Joker; der Tisch darf es anders wählen.
    .called = Hausdeck, Deck
rule-memory = Was jemand offen auf die Hand nimmt, haben alle gesehen, und wer es sich merkt, kann es sich wünschen.
    .called = Gedächtnis
rule-end = Die Runde endet sofort, wenn jemand die letzte Handkarte ausspielt oder wenn Nachziehstapel und Vorrat leer sind. Jede Karte auf dem Stapel zählt einen Punkt, jede auf der Hand einen minus.
    .called = Ende

## Karten: { $article -> [the] die [no] keine [none] ohne Artikel, [many] mehrere, [it] ein Fürwort; sonst „eine“

ein-m = { $case ->
    [dat] einem{ " " }
    [acc] einen{ " " }
   *[nom] ein{ " " }
 }
ein-w = { $case ->
    [dat] einer{ " " }
   *[nom] eine{ " " }
 }
artikel-m = { $article ->
    [none] { "" }
    [the] { $case ->
        [dat] dem{ " " }
        [acc] den{ " " }
       *[nom] der{ " " }
     }
    [no] k{ ein-m }
   *[a] { ein-m }
 }
artikel-w = { $article ->
    [none] { "" }
    [the] { $case ->
        [dat] der{ " " }
       *[nom] die{ " " }
     }
    [no] k{ ein-w }
   *[a] { ein-w }
 }
card-number = { $article ->
    [many] { $n }er
    [it] sie
   *[a] { artikel-w }{ $n }
 }
card-superbeaver = { $article ->
    [many] Superbiber
    [it] ihn
   *[a] { artikel-m }Superbiber
 }
card-thief = { $article ->
    [many] Diebe
    [it] ihn
   *[a] { artikel-m }Dieb
 }
card-fairy = { $article ->
    [many] Feen
    [it] sie
   *[a] { artikel-w }Fee
 }
card-partybeaver = { $article ->
    [many] Partybiber
    [it] ihn
   *[a] { artikel-m }Partybiber
 }
card-hippie = { $article ->
    [many] Hippies
    [it] ihn
   *[a] { artikel-m }Hippie
 }
card-badguy = { $article ->
    [many] Bad Guys
    [it] ihn
   *[a] { artikel-m }Bad Guy
 }
card-bodyguard = { $article ->
    [many] Bodyguards
    [it] ihn
   *[a] { artikel-m }Bodyguard
 }
card-king = { $article ->
    [many] Könige
    [it] ihn
   *[a] { artikel-m }König
 }
card-joker = { $article ->
    [many] Joker
    [it] ihn
   *[a] { artikel-m }Joker
 }
unknown-cards = Karten
number-word = { $count ->
    [0] null
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
    [11] elf
    [12] zwölf
   *[other] { $count }
 }
several = { number-word } { NOUN($card, article: "many") }
either = { COMMAS($first, case: "acc") } oder { NOUN($last, case: "acc") }
group = { $article ->
    [it] { $n ->
        [1] { NOUN($card, article: "it") }
       *[other] sie
     }
   *[a] { $case ->
        [acc] { NOUN($cards, case: "acc") }
       *[nom] { $cards }
     }
 }
one-more = noch eine Karte
at-most = { $n ->
    [1] höchstens eine Karte
   *[other] höchstens { $cards }
 }

## Wo sie liegen ([from]: woher sie kommen), wer gemeint ist

place-display = { $case ->
    [from] aus der Auslage
   *[at] in der Auslage
 }
place-stock = { $case ->
    [from] aus dem Vorrat
   *[at] im Vorrat
 }
place-deck = { $case ->
    [from] vom Nachziehstapel
   *[at] auf dem Nachziehstapel
 }
place-pile = { $case ->
    [from] von { NOUN($whose, case: "dat") }
   *[at] oben bei { NOUN($whose, case: "dat") }
 }
player = { $who ->
    [you] { $case ->
        [dat] dir
        [acc] dich
       *[nom] du
     }
   *[other] { $who }
 }

## Was geschieht

round = Runde { $n }: Jeder bekommt { $dealt }.
fills-display = Neu in der Auslage: { COMMAS($display, article: "none") }.
fills-stock = Neu im Vorrat: { COMMAS($stock, article: "none") }.
fills-both = Neu in der Auslage: { COMMAS($display, article: "none") }; im Vorrat: { COMMAS($stock, article: "none") }.
begins = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
 }
lays = { $who ->
    [you] Du legst { NOUN($cards, case: "acc") }.
   *[other] { $who } legt { NOUN($cards, case: "acc") }.
 }
lays-equals = { $who ->
    [you] Du legst { NOUN($cards, case: "acc") }, zusammen { $equals }.
   *[other] { $who } legt { NOUN($cards, case: "acc") }, zusammen { $equals }.
 }
lays-alone = { $who ->
    [you] Du spielst { NOUN($cards, case: "acc") } allein.
   *[other] { $who } spielt { NOUN($cards, case: "acc") } allein.
 }
lays-sequence = { $who ->
    [you] Du legst eine Folge: { NOUN($cards, case: "acc") }.
   *[other] { $who } legt eine Folge: { NOUN($cards, case: "acc") }.
 }
lays-party = { $who ->
    [you] Du lässt den Partybiber feiern, mit { $numbers }.
   *[other] { $who } lässt den Partybiber feiern, mit { $numbers }.
 }
stabs-display = { $who ->
    [you] Du stichst { NOUN($cards, case: "acc") } in der Auslage und nimmst { NOUN($cards, article: "it") } auf die Hand.
   *[other] { $who } sticht { NOUN($cards, case: "acc") } in der Auslage und nimmt { NOUN($cards, article: "it") } auf die Hand.
 }
stabs-takes = { $who ->
    [you] Du stichst { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") } und nimmst { NOUN($cards, article: "it") } auf die Hand.
   *[other] { $who } sticht { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") } und nimmt { NOUN($cards, article: "it") } auf die Hand.
 }
stabs-refuses = { $who ->
    [you] Du stichst { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") } und lehnst ab: aus dem Spiel damit.
   *[other] { $who } sticht { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") } und lehnt ab: aus dem Spiel damit.
 }
steals = { $who ->
    [you] Du klaust { NOUN($card, case: "acc") } { NOUN($place, case: "from") }.
   *[other] { $who } klaut { NOUN($card, case: "acc") } { NOUN($place, case: "from") }.
 }
wish-granted = { $who ->
    [you] Du wünschst dir { NOUN($card, case: "acc") } von { NOUN($victim, case: "dat") } und bekommst { NOUN($card, article: "it") }.
   *[other] { $who } wünscht sich { NOUN($card, case: "acc") } von { NOUN($victim, case: "dat") } und bekommt { NOUN($card, article: "it") }.
 }
wish-expires = { $who ->
    [you] Du wünschst dir { NOUN($card, case: "acc") } von { NOUN($victim, case: "dat") }, vergeblich.
   *[other] { $who } wünscht sich { NOUN($card, case: "acc") } von { NOUN($victim, case: "dat") }, vergeblich.
 }
passes = { $who ->
    [you] Du wünschst dir nichts.
   *[other] { $who } wünscht sich nichts.
 }
picks = { $who ->
    [you] Du schickst den Bad Guy zu { NOUN($victim, case: "dat") }.
   *[other] { $who } schickt den Bad Guy zu { NOUN($victim, case: "dat") }.
 }
draws = { $who ->
    [you] Du ziehst { NOUN($cards, case: "acc") } { NOUN($place, case: "from") }.
   *[other] { $who } zieht { NOUN($cards, case: "acc") } { NOUN($place, case: "from") }.
 }
gets = { $who ->
    [you] Du bekommst { NOUN($cards, case: "acc") } { NOUN($place, case: "from") }.
   *[other] { $who } bekommt { NOUN($cards, case: "acc") } { NOUN($place, case: "from") }.
 }
gives-king = { $who ->
    [you] Du musst { NOUN($card, case: "acc") } zum König legen.
   *[other] { $who } muss { NOUN($card, case: "acc") } zum König legen.
 }
spared = { $who ->
    [you] Du hast keine.
   *[other] { $who } hat keine.
 }
out-of-cards = { $who ->
    [you] Du hast deine letzte Handkarte ausgespielt: Die Runde ist sofort zu Ende.
   *[other] { $who } hat die letzte Handkarte ausgespielt: Die Runde ist sofort zu Ende.
 }
nothing-to-play = { $who ->
    [you] Du wärst dran und hast keine Karte mehr: Die Runde ist zu Ende.
   *[other] { $who } wäre dran und hat keine Karte mehr: Die Runde ist zu Ende.
 }
used-up = Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.
scores = Punkte dieser Runde: { COMMAS($scores) }.
collected = Aufgeschrieben bis jetzt: { COMMAS($scores) }.
ends = Das Spiel ist aus.

## Was gefragt wird

ask-play = Was legst du ab? Mindestens eine Karte, und je mehr, desto besser.
ask-play-more = Bis jetzt { $chosen }: Leg das ab, oder nimm noch etwas dazu.
ask-play-on = Bis jetzt { $chosen }: Da fehlt noch etwas.
ask-play-all = Mehr geht nicht dazu: Leg { NOUN($chosen, case: "acc") } ab.
ask-stab = Was stichst du in der Auslage: { NOUN($choice, case: "acc") }?
ask-stabbed = Du stichst { NOUN($group, case: "acc") } von { NOUN($victim, case: "dat") }: auf die Hand nehmen oder ablehnen?
ask-steal = Klau { $count } aus der Auslage, aus dem Vorrat oder oben von einem fremden Stapel.
ask-ask = Von wem wünschst du dir eine Karte? Du darfst es auch lassen.
ask-wish = Welche Karte wünschst du dir von { NOUN($victim, case: "dat") }?
ask-pick = Zu wem schickst du den Bad Guy?
ask-pull = Zieh { $count } für { NOUN($victim, case: "acc") }: aus dem Vorrat oder vom Nachziehstapel.
ask-draw = Zieh { $count } nach: aus dem Vorrat oder vom Nachziehstapel.
ask-deal = { $counted } Schau dich um, dann gib neu.
ask-next = { $counted } Schau dich um, dann geht es weiter.
counted-winner = Runde { $n }: { points } für dich, und das schreibst du auf.
counted = Runde { $n }: { points } für dich; aufgeschrieben wird nur bei { NOUN($winners, case: "dat") }.
wait-play = { $who } überlegt, was auf den Stapel kommt.
wait-stab = { $who } sucht aus, was gestochen wird.
wait-stabbed = { $who } überlegt: nehmen oder ablehnen?
wait-steal = { $who } geht klauen.
wait-ask = { $who } überlegt sich einen Wunsch.
wait-wish = { $who } überlegt sich einen Wunsch.
wait-pick = { $who } sucht ein Opfer für den Bad Guy.
wait-pull = { $who } zieht Karten für { NOUN($victim, case: "acc") }.
wait-draw = { $who } zieht nach.
wait-deal-next = Runde { $n } ist gezählt. { $who } schaut sich noch um.
verdict-counted = Stapel minus Hand: { COMMAS($tally) }.
verdict-collected = Gespielt wurde bis { points }, nach { $n ->
    [one] einer Runde
   *[other] { $n } Runden
 } ist Schluss.
verdict-shared = Gleich viele Punkte, also ein gemeinsamer Sieg: { $winners }.
pile-minus-hand = { $who ->
    [you] { $pile } − { $hand } = { $score } für dich
   *[other] { $pile } − { $hand } = { $score } für { $who }
 }

## Was man tun kann

label-add = { CAP($card, case: "acc") } dazu
label-add-first = { CAP($card, case: "acc") } wählen
label-lay = Ablegen
label-lay-chosen = { CAP($chosen, case: "acc") } ablegen
label-stab = { CAP($cards, case: "acc") } stechen
label-take = Auf die Hand nehmen
label-refuse = Ablehnen
label-steal = { CAP($card, case: "acc", article: "the") } { NOUN($place, case: "from") } klauen
label-ask = Von { NOUN($victim, case: "dat") } wünschen
label-wish = { CAP($card, case: "acc") } wünschen
label-pass = Nichts wünschen
label-pick = Zu { NOUN($victim, case: "dat") }
label-draw = { CAP($card, case: "acc", article: "the") } aus dem Vorrat
label-draw-pile = Eine vom Nachziehstapel
label-deal = Karten geben
label-next = Weiter

## Was es bringt

makes-lays = { CAP($cards) }.
makes-equals = { CAP($cards) }, zusammen { $equals }.
makes-jokers = { CAP($cards) }: der höchste Wert.
makes-alone = { CAP($cards) } allein, ohne zu stechen.
makes-idle = { CAP($cards) } allein: Das sticht nichts und bewirkt nichts (B20).
makes-sequence = Eine Folge: { $cards }.
makes-party = Der Partybiber feiert mit { $numbers }.
makes-nothing = Noch keine ganze Ablage: { $reason }
makes-end = Das ist deine letzte Handkarte: Die Runde endet sofort, ohne Stechen und ohne Aktion (B53).
stabs = Sticht { $targets }.
stabs-one-of = Sticht in der Auslage, was du aussuchst: { NOUN($choice, case: "acc") }.
stabs-also = Sticht außerdem { $targets }.
stabs-nothing = Sticht nichts.
target-display = { NOUN($cards, case: "acc") } in der Auslage
target-pile = { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") }
then-superbeaver = Dann klaust du { $count }.
then-thief = Dann klaust du { $count }.
then-fairy = Dann darfst du dir eine Karte wünschen.
then-partybeaver = Niemand kann das stechen.
then-badguy = Dann ziehst du { $count } für jemand anderen.
then-bodyguard = Niemand kann das stechen, nur klauen.
then-king = Dann muss jeder andere, der { NOUN($card, case: "acc") } hat, eine dazulegen.
brings-stab = Du nimmst { NOUN($cards, case: "acc") } aus der Auslage auf die Hand.
brings-take = Du nimmst { NOUN($group, case: "acc") } auf die Hand.
brings-take-draws = Du nimmst { NOUN($group, case: "acc") } auf die Hand; { $victim } zieht dafür { $count } nach.
brings-refuse = { CAP($group, case: "acc") }: aus dem Spiel und für niemanden ein Punkt (B11).
brings-refuse-draws = { brings-refuse } { CAP($victim) } zieht trotzdem { $count } nach.
brings-steal = Du nimmst { NOUN($card, case: "acc", article: "the") } { NOUN($place, case: "from") } auf die Hand.
brings-steal-draws = Du nimmst { NOUN($card, case: "acc", article: "the") } { NOUN($place, case: "from") } auf die Hand; { $victim } zieht dafür { $count } nach.
brings-exposed = Darunter kommt zum Vorschein: { $group }.
brings-ask = Dann sagst du, welche Karte du dir von { NOUN($victim, case: "dat") } wünschst.
brings-wish = Hat { $victim } { NOUN($card, case: "acc") }, bekommst du { NOUN($card, article: "it") }; sonst ist der Wunsch vertan.
brings-wish-sure = Alle haben gesehen, dass { $victim } { NOUN($card, case: "acc") } hat: Du bekommst { NOUN($card, article: "it") }.
brings-pass = Die Fee wünscht sich nichts.
brings-pick = Du ziehst { $count }, die { $victim } nehmen muss.
brings-pull = { CAP($victim) } bekommt { NOUN($card, case: "acc", article: "the") } aus dem Vorrat.
brings-pull-pile = { CAP($victim) } bekommt die oberste Karte vom Nachziehstapel; du siehst sie nicht.
brings-draw = Du nimmst { NOUN($card, case: "acc", article: "the") } aus dem Vorrat auf die Hand; alle sehen { NOUN($card, article: "it") }.
brings-draw-pile = Du ziehst die oberste Karte; die anderen sehen sie nicht.
brings-deal = Die nächste Runde wird ausgeteilt.
brings-next = Die nächste Runde beginnt, sobald alle weitergehen.

## Warum etwas nicht geht

why-decides-otherwise = { nobody-first }
why-at-least-one-card = Such Karten deiner Hand aus, mindestens eine.
why-not-in-hand = Du hast { NOUN($card, case: "acc", article: "no") } auf der Hand.
why-too-few = Du hast nur { NOUN($cards, case: "acc") } auf der Hand.
why-one-action-card = In einem Zug geht nur eine Aktionskarte (B57), nicht { $actions }.
why-action-without-joker = Ein Joker geht nie mit einer Aktionskarte zusammen (B56).
why-party-not-equal = Der Partybiber mag nichts, was zusammenpasst (B22): Die { $number } ist mehrmals dabei.
why-party-no-neighbours = Der Partybiber mag nichts, was zusammenpasst (B23): { $number } und { $after } sind Nachbarn.
why-party-of-three = Zum Partybiber gehören genau drei Zahlen, die nicht zusammenpassen (B23), oder gar keine.
why-hippie-not-with-equals = An diesem Tisch gehören zum Hippie zwei bis sechs Zahlen in einer Reihe (B21), oder gar keine.
why-sequence-number-once = In einer Folge kommt jede Zahl einmal vor; die { $number } ist mehrmals dabei.
why-sequence-up-to-six = Zum Hippie gehören höchstens sechs Zahlen (B26), hier sind es { $count }.
why-hippie-for-one-number = Der Hippie ersetzt eine einzige Zahl (B27), und für { $numbers } reicht das nicht.
why-not-out-by-sequence = An diesem Tisch darf niemand mit einer Folge samt Hippie Schluss machen (B62).
why-no-end-by-sequence = Damit würde so viel gestochen, dass Nachziehstapel und Vorrat aufgebraucht wären: An diesem Tisch darf niemand mit einer Folge samt Hippie Schluss machen (B67).
why-action-with-equals = Mit { NOUN($action, case: "dat", article: "the") } gehen nur gleiche Zahlen zusammen, nicht { $numbers }.
why-joker-with-equals = Ein Joker ergänzt gleiche Zahlen, nicht { $numbers }; in Folgen hat er nichts zu suchen (B32).
why-plain-must-stab = Ohne Hippie darfst du eine Folge nur legen, wenn sie oben auf einem anderen Stapel eine gleich lange mit Hippie sticht (B30).
why-numbers-differ = { $numbers } passen nicht zusammen: Verschiedene Zahlen gehen nur als Folge mit dem Hippie oder, zu dritt, mit dem Partybiber.
why-discard-in-order = Das kommt zu spät: Erst die Aktionskarte, dann Zahlen von klein nach groß, zuletzt Joker.
why-stabs-what-was-laid = In der Auslage stichst du mit dem, was du ablegst, und auszusuchen ist nur, wenn mehreres geht (B7).
why-stabs-lower = Das stichst du nicht: Gestochen werden gleich viele Karten einer kleineren Zahl.
why-stabs-exactly-as-many = Das stichst du nicht: An diesem Tisch müssen es genau gleich viele Karten einer kleineren Zahl sein (B6).
why-takes-what-is-stabbed = Zu nehmen oder abzulehnen gibt es nur, was du auf fremden Stapeln stichst.
why-steals-with-action = Klauen kannst du nur mit Dieb oder Superbiber.
why-steals-from-others = Vom eigenen Stapel klaust du nichts (B37).
why-jokers-stay = An diesem Tisch lassen sich Joker nicht klauen (B40).
why-fairy-wishes = Wünschen kannst du nur mit der Fee.
why-wishes-from-others = Wünschen kannst du dir nur etwas von anderen.
why-no-hand-to-wish-from = { CAP($victim) } hat keine Karte auf der Hand.
why-wishes-from-somebody = Such erst aus, von wem du dir etwas wünschst.
why-not-in-deck = In diesem Deck gibt es { NOUN($card, case: "acc", article: "no") }.
why-bad-guy-pulls = Für andere ziehst du nur mit dem Bad Guy.
why-pulls-for-others = Der Bad Guy geht zu jemand anderem.
why-draws-for-lost = Nachziehen darf nur, wem Karten gestochen oder geklaut wurden, nach dem Zug.
why-draw-pile-empty = Der Nachziehstapel ist leer.
why-deals-when-counted = Neu gegeben wird erst, wenn die Runde gezählt ist.
why-goes-on-when-counted = Die Runde läuft noch; weiter geht es, wenn sie gezählt ist.
why-not-there = { CAP($place) } liegt { NOUN($card, article: "no") }.
why-nobody-there = Auf diesem Platz sitzt niemand.

## Der Tisch im Browser

table-display = Auslage
table-stock = Vorrat
table-deck = Nachziehstapel
table-gone = Aus dem Spiel
table-mine = Deine Hand
table-hand = auf der Hand
table-pile = auf dem Stapel
table-points = Punkte
table-this-round = in dieser Runde
table-empty = noch keine Karten
table-top = Oben bei { $name }
table-own-top = Oben auf deinem Stapel
table-laying = wird gerade gelegt
table-guarded = nicht zu stechen
table-sequence = Folge aus { $count }
table-party = Party
table-odd = Rest: { $count }
table-equals = { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
table-round = Runde { $number } · bis { $of } Punkte
table-wishes = Alle Karten, die du dir wünschen kannst
table-known = Auf dieser Hand, wie alle wissen
table-in-display = Auslage: { $card }
table-in-stock = Vorrat: { $card }
table-on-pile = { $name }: { $card }
table-wish = Wunsch: { $card }
table-lay = { cards } legen
table-left = noch { cards } zu ziehen
table-known-card = { $count } × { $card }
table-one-of = { $card }, { $nth } von { $count }

## Der Tisch im Terminal

terminal-round = Runde { $n }
terminal-deck = Nachziehstapel
terminal-display = Auslage
terminal-stock = Vorrat
terminal-chosen = Abgelegt wird
terminal-gone = aus dem Spiel
terminal-mine = Deine Hand
terminal-theirs = Hand von { NOUN($whose, case: "dat") }
terminal-hand = Hand
terminal-pile = Stapel
terminal-top = oben
terminal-points = Punkte
terminal-written = aufgeschrieben
terminal-guarded = geschützt
terminal-known = sicher auf der Hand
terminal-typing = Alles auf einmal ablegen: leg 7 7 dieb

## Was durchgespielte Runden über eine Aktion zeigen

fact-points = Das bringt in dieser Runde im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-others = Wer von den anderen am besten ist, kommt in dieser Runde im Schnitt auf { $n } Punkte („{ $instead }“: { $than }).
fact-first = In { $n } von 100 Runden ist dieser Platz zuerst alle Karten los („{ $instead }“: { $than }).
fact-left = Am Ende der Runde bleiben im Schnitt { $n } eigene Karten auf der Hand („{ $instead }“: { $than }).
fact-loses = Bis zum nächsten eigenen Zug verliert der eigene Stapel im Schnitt { $n } Karten („{ $instead }“: { $than }).
fact-takes = In diesem Zug verlieren die Stapel der anderen im Schnitt { $n } Karten („{ $instead }“: { $than }).
