### Biber-Mania auf Deutsch.

## Das Spiel und seine Optionen

title = Biber-Mania
tagline = Ablegen, stechen, klauen: Am Ende soll viel auf deinem Stapel liegen und nichts mehr auf der Hand.
option-players = Spieler
    .help = Zwei bis fünf spielen mit.
option-highest = Höchste Zahl
    .help = Das Deck: Die Zahlen gehen von 1 bis hierhin. Im Hausdeck bis 10; wie es im echten ist, steht nirgends.
option-copies = Jede Zahl so oft
    .help = Das Deck: So oft gibt es jede Zahl. Im Hausdeck achtmal; das ist unsere Annahme.
option-action-copies = Jede Aktionskarte so oft
    .help = Das Deck: So oft gibt es jede der acht Aktionskarten. Im Hausdeck dreimal; das ist unsere Annahme.
option-jokers = Joker
    .help = Das Deck: So viele Joker sind dabei. Im Hausdeck sechs; das ist unsere Annahme.
option-collect = Punkte sammeln bis
    .help = Ihr spielt, bis jemand so viele Punkte hat, zum Beispiel 250. Bei 0 spielt ihr nur eine Runde.
option-professionals = Regel für Profis
    .help = Niemand darf mit einer Hippie-Folge Schluss machen, auch nicht, indem er mit ihr sticht.
option-display-exact = In der Auslage genau gleich viele
    .help = In der Auslage stichst du eine Zahl nur, wenn sie dort genau so oft liegt, wie du Karten legst.
option-display-actions = Joker sticht in der Auslage
    .help = Ein einzelner Joker sticht auch eine Aktionskarte, die in der Auslage liegt.
option-stab-again = Weiterstechen
    .help = Kommt unter gestochenen Karten etwas zum Vorschein, das sich auch stechen lässt, wird es gleich mitgestochen.
option-hippie-with-equals = Hippie zu gleichen Zahlen
    .help = Der Hippie darf auch zu gleichen Zahlen, wie jede andere Aktionskarte.
option-plain-stabbed = Jede Folge lässt sich stechen
    .help = Auch eine Folge ohne Hippie, die oben liegt, kann von einer gleich langen gestochen werden.
option-bodyguard-stays = Schutz bleibt
    .help = Was mit einem Bodyguard gelegt wurde, bleibt geschützt, auch wenn er geklaut wird.
option-steal-jokers = Joker klauen
    .help = Dieb und Superbiber dürfen auch Joker klauen.
option-memory-aid = Gedächtnisstütze
    .help = Nimmt jemand eine Karte offen auf die Hand, zeigt der Tisch sie weiter.
option-rounds = Höchstens so viele Runden
    .help = Beim Punktesammeln ist nach so vielen Runden Schluss, auch wenn noch niemand genug hat.
option-hand = Karten auf der Hand
    .help = Normal bekommt ihr dreizehn, zu fünft zehn; mit weniger ist die Partie schneller vorbei.
option-display = Karten in der Auslage
    .help = Normal liegen neun aus; mit weniger gibt es weniger zu stechen.
option-stock = Karten im Vorrat
    .help = Normal liegen fünf aus; mit weniger hast du beim Nachziehen weniger Auswahl.
coach-1 = Such Karten aus deiner Hand aus: Der Tisch sagt dir, was sie zusammen sind und was sie stechen. Je mehr, desto besser.
coach-2 = Was du stichst oder klaust, kommt auf deine Hand. Das kannst du später ablegen.
coach-3 = Am Ende ist jede Karte auf deinem Stapel ein Punkt, und jede auf der Hand kostet einen. Die Runde ist aus, wenn jemand seine letzte Karte spielt.

## Die Regeln in je einem Satz; „called“: wovon sie handeln; der erste Name steht darüber, jeden kann man eingeben

rule-equals = Leg eine oder mehrere gleiche Zahlen: allein, mit einer Aktionskarte oder mit Jokern.
    .called = Gleiche Zahlen, Zahlen
rule-sequence = Zahlen in einer Reihe legst du mit dem Hippie, zusammen drei bis sieben Karten. Ohne ihn darfst du eine Folge nur legen, um oben auf einem Stapel eine gleich lange mit Hippie zu stechen.
    .called = Zahlenfolge, Folge
rule-joker = Der Joker zählt wie die Zahl, bei der er liegt: Zwei 5er und ein Joker sind drei 5er. Ohne Zahlen ist er der höchste Wert. Zu einer Aktionskarte darf er nie.
    .called = Joker
rule-action = Höchstens eine Aktionskarte in jedem Zug. Allein sticht sie nichts; bei gleichen Zahlen zählt sie wie eine davon.
    .called = Aktionskarten, Aktionskarte
rule-superbeaver = Du musst zwei Karten klauen: aus der Auslage, dem Vorrat oder oben von fremden Stapeln, auch von verschiedenen Stellen.
    .called = Superbiber
rule-thief = Du musst eine Karte klauen: aus der Auslage, dem Vorrat oder oben von einem fremden Stapel.
    .called = Dieb
rule-fairy = Du wünschst dir eine Karte von der Hand eines anderen. Hat er sie nicht, ist der Wunsch vertan.
    .called = Fee
rule-partybeaver = Er feiert mit genau drei Zahlen, die nicht zusammenpassen: keine gleich, keine benachbart. Diese vier Karten kann niemand stechen. Sonst spielst du ihn allein.
    .called = Partybiber
rule-hippie = Macht aus zwei bis sechs Zahlen eine Folge: Er füllt eine Lücke oder verlängert die Reihe.
    .called = Hippie
rule-badguy = Zieh zwei Karten für einen anderen, aus dem Vorrat oder vom Nachziehstapel; er muss sie nehmen.
    .called = Bad Guy, Badguy
rule-bodyguard = Karten, die mit ihm liegen, kann niemand stechen. Klauen darf man sie, auch ihn selbst.
    .called = Bodyguard
rule-king = Wird er mit Zahlen gelegt, muss jeder andere, der diese Zahl hat, eine dazulegen. Allein tut er nichts.
    .called = König
rule-stab = Karten einer höheren Zahl stechen gleich viele niedrigere: zwei 6er stechen zwei 3er. In der Auslage stichst du genau einmal und nimmst die Karten. Was du oben von fremden Stapeln stichst, nimmst du oder lehnst es ab.
    .called = Stechen
rule-steal = Klauen kannst du jede Karte, die offen liegt: in der Auslage, im Vorrat oder oben auf einem fremden Stapel.
    .called = Klauen
rule-display = Neun offene Karten zum Stechen und Klauen. Nach dem Zug sind es wieder neun.
    .called = Auslage
rule-stock = Fünf offene Karten zum Nachziehen und Klauen; stechen kann man hier nicht. Aufgefüllt wird erst, wenn jemand mit dem Ziehen fertig ist.
    .called = Vorrat
rule-draw = Wurden Karten von deinem Stapel gestochen oder geklaut, ziehst du gleich viele nach: aus dem Vorrat oder vom Nachziehstapel. Für Karten, die die Fee holt, ziehst du nichts.
    .called = Nachziehen, Ziehen
rule-deck = Woraus das Spiel besteht, ist nirgends veröffentlicht. Unser Hausdeck ist eine Annahme: 1 bis 10 je achtmal, acht Aktionskarten je dreimal, sechs Joker. Der Tisch darf ein anderes wählen.
    .called = Hausdeck, Deck
rule-memory = Nimmt jemand eine Karte offen auf die Hand, sehen das alle. Merk sie dir, dann kannst du sie dir wünschen.
    .called = Gedächtnis
rule-end = Die Runde endet sofort, wenn jemand die letzte Handkarte spielt oder wenn Nachziehstapel und Vorrat leer sind. Jede Karte auf deinem Stapel ist ein Punkt, jede auf der Hand ein Minuspunkt.
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

round = Runde { $n }: { $dealt } für jeden.
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
    [you] Du legst { NOUN($cards, case: "acc") }: zusammen { $equals }.
   *[other] { $who } legt { NOUN($cards, case: "acc") }: zusammen { $equals }.
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
    [you] Du lässt den Partybiber feiern, und zwar mit { $numbers }.
   *[other] { $who } lässt den Partybiber feiern, und zwar mit { $numbers }.
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
    [you] Du stichst { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") } und lehnst ab: raus aus dem Spiel.
   *[other] { $who } sticht { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") } und lehnt ab: raus aus dem Spiel.
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
    [you] Du wünschst dir { NOUN($card, case: "acc") } von { NOUN($victim, case: "dat") }: vergeblich.
   *[other] { $who } wünscht sich { NOUN($card, case: "acc") } von { NOUN($victim, case: "dat") }: vergeblich.
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
    [you] Du hast deine letzte Handkarte gespielt: Die Runde ist sofort zu Ende.
   *[other] { $who } hat die letzte Handkarte gespielt: Die Runde ist sofort zu Ende.
 }
nothing-to-play = { $who ->
    [you] Du wärst dran und hast keine Karte mehr: Die Runde ist zu Ende.
   *[other] { $who } wäre dran und hat keine Karte mehr: Die Runde ist zu Ende.
 }
used-up = Nachziehstapel und Vorrat sind leer: Die Runde ist sofort zu Ende.
scores = Punkte dieser Runde: { COMMAS($scores) }.
collected = Punkte bis jetzt: { COMMAS($scores) }.
ends = Das Spiel ist aus.

## Was gefragt wird

ask-play = Leg eine oder mehrere Karten ab. Je mehr, desto besser.
ask-play-more = Bis jetzt { $chosen }: Leg das ab, oder nimm noch etwas dazu.
ask-play-on = Bis jetzt { $chosen }: Da fehlt noch etwas.
ask-play-all = Mehr passt nicht dazu: Leg { NOUN($chosen, case: "acc") } ab.
ask-stab = Was stichst du in der Auslage: { NOUN($choice, case: "acc") }?
ask-stabbed = Du stichst { NOUN($group, case: "acc") } von { NOUN($victim, case: "dat") }. Auf die Hand nehmen oder ablehnen?
ask-steal = Klau { $count } aus der Auslage, aus dem Vorrat oder oben von einem fremden Stapel.
ask-ask = Von wem wünschst du dir eine Karte? Du kannst es auch lassen.
ask-wish = Welche Karte wünschst du dir von { NOUN($victim, case: "dat") }?
ask-pick = Wer bekommt den Bad Guy?
ask-pull = Zieh { $count } für { NOUN($victim, case: "acc") }: aus dem Vorrat oder vom Nachziehstapel.
ask-draw = Zieh { $count } nach: aus dem Vorrat oder vom Nachziehstapel.
ask-deal = { $counted } Gib die nächste, wenn du so weit bist.
ask-next = { $counted } Bereit für die nächste?
counted-winner = Runde { $n }: { points } für dich, und die schreibst du auf.
counted = Runde { $n }: { points } für dich, aber aufschreiben dürfen nur die Sieger: { $winners }.
wait-play = { $who } überlegt, was auf den Stapel kommt.
wait-stab = { $who } sucht aus, was gestochen wird.
wait-stabbed = { $who } überlegt: nehmen oder ablehnen?
wait-steal = { $who } geht klauen.
wait-ask = { $who } denkt sich einen Wunsch aus.
wait-wish = { $who } denkt sich einen Wunsch aus.
wait-pick = { $who } sucht ein Opfer für den Bad Guy.
wait-pull = { $who } zieht Karten für { NOUN($victim, case: "acc") }.
wait-draw = { $who } zieht nach.
wait-deal-next = Runde { $n } ist gezählt. { $who } ist noch nicht so weit.
verdict-counted = Stapel minus Hand: { COMMAS($tally) }.
verdict-collected = Gespielt wurde bis { points }, nach { $n ->
    [one] einer Runde
   *[other] { $n } Runden
 } ist Schluss.
verdict-shared = Gleich viele Punkte, also ein geteilter Sieg: { $winners }.
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
label-ask = Von { NOUN($victim, case: "dat") }
label-wish = { CAP($card, case: "acc") } wünschen
label-pass = Nichts wünschen
label-pick = Zu { NOUN($victim, case: "dat") }
label-draw = { CAP($card, case: "acc", article: "the") } aus dem Vorrat
label-draw-pile = Eine vom Nachziehstapel
label-deal = Nächste Runde geben
label-next = Nächste Runde

## Was es bringt

makes-lays = { CAP($cards) }.
makes-equals = { CAP($cards) }: zusammen { $equals }.
makes-jokers = { CAP($cards) }: der höchste Wert.
makes-alone = { CAP($cards) } allein: Das sticht nichts.
makes-idle = { CAP($cards) } allein: Das sticht nichts und tut nichts (B20).
makes-sequence = Eine Folge: { $cards }.
makes-party = Der Partybiber feiert mit { $numbers }.
makes-nothing = Das ist noch nicht komplett. { $reason }
makes-end = Das ist deine letzte Handkarte: Die Runde endet sofort, ohne Stechen und ohne Aktion (B53).
stabs = Sticht { $targets }.
stabs-one-of = In der Auslage suchst du aus, was du stichst: { NOUN($choice, case: "acc") }.
stabs-also = Sticht außerdem { $targets }.
stabs-nothing = Sticht nichts.
target-display = { NOUN($cards, case: "acc") } in der Auslage
target-pile = { NOUN($cards, case: "acc") } von { NOUN($victim, case: "dat") }
then-superbeaver = Dann klaust du { $count }.
then-thief = Dann klaust du { $count }.
then-fairy = Dann darfst du dir eine Karte wünschen.
then-partybeaver = Niemand kann das stechen.
then-badguy = Dann ziehst du { $count } für jemand anderen.
then-bodyguard = Niemand kann das stechen, aber klauen kann man daraus.
then-king = Dann muss jeder andere, der { NOUN($card, case: "acc") } hat, eine dazulegen.
brings-stab = Du nimmst { NOUN($cards, case: "acc") } aus der Auslage auf die Hand.
brings-take = Du nimmst { NOUN($group, case: "acc") } auf die Hand.
brings-take-draws = Du nimmst { NOUN($group, case: "acc") } auf die Hand, und { $victim } zieht danach { $count } nach.
brings-refuse = { CAP($group) }: raus aus dem Spiel und für niemanden ein Punkt (B11).
brings-refuse-draws = { brings-refuse } { CAP($victim) } zieht trotzdem { $count } nach.
brings-steal = Du nimmst { NOUN($card, case: "acc", article: "the") } { NOUN($place, case: "from") } auf die Hand.
brings-steal-draws = Du nimmst { NOUN($card, case: "acc", article: "the") } { NOUN($place, case: "from") } auf die Hand, und { $victim } zieht danach { $count } nach.
brings-exposed = Darunter kommt zum Vorschein: { $group }.
brings-ask = Gleich sagst du, welche Karte du dir von { NOUN($victim, case: "dat") } wünschst.
brings-wish = Hat { $victim } { NOUN($card, case: "acc") }, bekommst du { NOUN($card, article: "it") }; sonst ist der Wunsch vertan.
brings-wish-sure = Alle haben gesehen, dass { $victim } { NOUN($card, case: "acc") } hat: Du bekommst { NOUN($card, article: "it") }.
brings-pass = Die Fee wünscht sich nichts.
brings-pick = Du ziehst { $count }, die { $victim } nehmen muss.
brings-pull = { CAP($victim) } bekommt { NOUN($card, case: "acc", article: "the") } aus dem Vorrat.
brings-pull-pile = { CAP($victim) } bekommt die oberste Karte vom Nachziehstapel; du siehst sie nicht.
brings-draw = Du nimmst { NOUN($card, case: "acc", article: "the") } aus dem Vorrat auf die Hand; alle sehen { NOUN($card, article: "it") }.
brings-draw-pile = Du ziehst die oberste Karte; die anderen sehen sie nicht.
brings-deal = Die nächste Runde wird gegeben.
brings-next = Die nächste Runde beginnt, sobald alle so weit sind.

## Warum etwas nicht geht

why-decides-otherwise = { nobody-first }
why-at-least-one-card = Such mindestens eine Karte aus deiner Hand aus.
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
why-not-out-by-sequence = An diesem Tisch darf niemand mit einer Hippie-Folge Schluss machen (B62).
why-no-end-by-sequence = Damit würdest du so viel stechen, dass Nachziehstapel und Vorrat leer würden: An diesem Tisch darf niemand mit einer Hippie-Folge Schluss machen (B67).
why-action-with-equals = { CAP($action, article: "the") } passt nur zu gleichen Zahlen, nicht zu { $numbers }.
why-joker-with-equals = Ein Joker passt zu gleichen Zahlen, nicht zu { $numbers }. In Folgen gibt es keine Joker (B32).
why-plain-must-stab = Ohne Hippie darfst du eine Folge nur legen, wenn sie oben auf einem anderen Stapel eine gleich lange mit Hippie sticht (B30).
why-numbers-differ = { $numbers } passen nicht zusammen: Verschiedene Zahlen gehen nur als Folge mit dem Hippie oder, zu dritt, mit dem Partybiber.
why-discard-in-order = Dafür ist es zu spät: erst die Aktionskarte, dann Zahlen von klein nach groß, zuletzt Joker.
why-stabs-what-was-laid = In der Auslage stichst du mit den Karten, die du ablegst. Aussuchen kannst du nur, wenn mehreres geht (B7).
why-stabs-lower = Das kannst du nicht stechen. Du stichst so viele Karten, wie du gelegt hast, mit kleinerer Zahl.
why-stabs-exactly-as-many = Das kannst du nicht stechen. An diesem Tisch müssen es genau gleich viele Karten mit kleinerer Zahl sein (B6).
why-takes-what-is-stabbed = Nehmen oder ablehnen kannst du nur, was du auf fremden Stapeln stichst.
why-steals-with-action = Klauen kannst du nur mit Dieb oder Superbiber.
why-steals-from-others = Vom eigenen Stapel kannst du nichts klauen (B37).
why-jokers-stay = An diesem Tisch lassen sich Joker nicht klauen (B40).
why-fairy-wishes = Wünschen kannst du nur mit der Fee.
why-wishes-from-others = Du kannst dir nur von anderen etwas wünschen.
why-no-hand-to-wish-from = { CAP($victim) } hat keine Karte auf der Hand.
why-wishes-from-somebody = Such erst aus, von wem du dir etwas wünschst.
why-not-in-deck = In diesem Deck gibt es { NOUN($card, case: "acc", article: "no") }.
why-bad-guy-pulls = Für andere ziehst du nur mit dem Bad Guy.
why-pulls-for-others = Der Bad Guy ist für jemand anderen.
why-draws-for-lost = Nachziehen darfst du nur, wenn dir Karten gestochen oder geklaut wurden, und erst nach dem Zug.
why-draw-pile-empty = Der Nachziehstapel ist leer.
why-deals-when-counted = Diese Runde läuft noch. Die nächste wird gegeben, wenn sie gezählt ist.
why-goes-on-when-counted = Diese Runde läuft noch.
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
table-guarded = lässt sich nicht stechen
table-sequence = Folge aus { $count }
table-party = Party
table-odd = Rest: { $count }
table-equals = { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
table-round = Runde { $number } · bis { $of } Punkte
table-wishes = Alle Karten, die du dir wünschen kannst
table-known = Alle wissen: auf dieser Hand
table-in-display = Auslage: { $card }
table-in-stock = Vorrat: { $card }
table-on-pile = { $name }: { $card }
table-wish = Wunsch: { $card }
table-lay = { cards } legen
table-left = noch { cards }, Vorrat mitgezählt
table-known-card = { $count } × { $card }
table-one-of = { $card }, { $nth } von { $count }
table-can-stab = { $card }, kann stechen
table-claws = Karten mit Kralle können stechen.
table-hand-short = Hand
table-pile-short = Stapel

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
terminal-typing = Mehrere auf einmal: leg 7 7 dieb

## Was durchgespielte Runden über eine Aktion zeigen

fact-points = Du holst in dieser Runde im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-others = Der Beste der anderen holt in dieser Runde im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-first = In { $n } von 100 Runden bist du als Erster alle Karten los („{ $instead }“: { $than }).
fact-left = Am Ende der Runde hast du im Schnitt noch { $n } Karten auf der Hand („{ $instead }“: { $than }).
fact-loses = Bis zu deinem nächsten Zug verliert dein Stapel im Schnitt { $n } Karten („{ $instead }“: { $than }).
fact-takes = Du nimmst in diesem Zug im Schnitt { $n } Karten von fremden Stapeln („{ $instead }“: { $than }).

## Was passiert, wie es Berichte des Labors aufzählen

happens-round-starts = Eine Runde beginnt.
happens-deals = Jemand bekommt eine Karte ausgeteilt.
happens-fills = Eine Karte kommt in die Auslage oder den Vorrat.
happens-adds = Jemand legt noch eine Karte dazu.
happens-lays = Jemand hat abgelegt.
happens-stabs-display = In der Auslage wird gestochen.
happens-stabs = Auf einem fremden Stapel wird gestochen.
happens-takes = Eine gestochene Karte wird auf die Hand genommen.
happens-refuses = Eine gestochene Karte wird abgelehnt und ist aus dem Spiel.
happens-steals = Eine Karte wird geklaut.
happens-wishes = Jemand wünscht sich eine Karte.
happens-grants = Es zeigt sich, ob ein Wunsch in Erfüllung geht.
happens-passes = Jemand wünscht sich nichts.
happens-picks = Jemand wird für den Bad Guy ausgesucht.
happens-draws = Jemand bekommt eine Karte aus dem Vorrat oder vom Nachziehstapel.
happens-king-takes = Der König fordert von jemandem eine Karte.
happens-round-ends = Die Runde ist aus.
happens-scores = Die Punkte einer Runde werden gezählt.
happens-game-ends = Das Spiel ist aus.

## Kartensorten, nach denen man bei verdeckten Karten fragt

sort-action = Eine Aktionskarte
