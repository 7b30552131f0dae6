### Biber Gang auf Deutsch.

## Das Spiel und seine Optionen

title = Biber Gang
tagline = Tausch hohe Karten weg: Paare übereinander zählen null, und Biber passen zu allem.
option-players = Spieler
    .help = Zwei bis sechs spielen mit.
option-discard-take-must-swap = Genommen ist genommen
    .help = Was du vom Ablagestapel nimmst, muss in deine Auslage; gleich wieder ablegen geht nicht.
option-beaver-swap-out = Biber dürfen weg
    .help = Du darfst einen offenen Biber auch gegen eine Karte tauschen, die ihn nicht schwimmen lässt.
option-exhausted-deck = Leerer Zugstapel
    .help = Was passiert, wenn der Zugstapel leer ist. Wird die Runde gezählt, dann sofort, auch wenn noch letzte Züge ausstehen.
    .reshuffle = Ablagestapel mischen
    .score = Runde zählen
option-turn-limit = Höchstens so viele Züge
    .help = Wird niemand fertig, wird die Runde gezählt, sobald alle so oft dran waren.
option-highest = Höchste Zahl
    .help = Das Deck: Die Zahlen gehen von 0 bis hierhin. In der Schachtel bis 12.
option-copies = Jede Zahl so oft
    .help = Das Deck: So oft gibt es jede Zahl. In der Schachtel achtmal.
option-beavers = Biber
    .help = Das Deck: So viele Biber sind dabei. In der Schachtel vier.
coach-1 = Zieh eine Karte und tausch sie gegen eine deiner acht, oder wirf sie ab und deck dafür eine auf.
coach-2 = Kleine Zahlen sind gut, zwei gleiche übereinander noch besser: Sie zählen 0. Biber passen zu allem.
coach-3 = Liegt bei jemandem alles offen, sind die anderen noch einmal dran. Die wenigsten Punkte gewinnen.

## Die Regeln in je einem Satz; „called“: wovon sie handeln; der erste Name steht darüber, jeden kann man eingeben

rule-deck = Was du vom Zugstapel ziehst, siehst nur du, bis du es irgendwo hinlegst.
    .called = Zugstapel
rule-pile = Vom Ablagestapel nimmst du die oberste Karte; alle haben sie gesehen.
    .called = Ablagestapel
rule-swap = Die gezogene Karte kommt offen an die Stelle einer deiner Karten, und die kommt auf den Ablagestapel. Eine verdeckte darfst du vorher nicht ansehen.
    .called = Tauschen
rule-discard = Wirfst du die gezogene Karte ab, musst du eine verdeckte aufdecken; nur die allerletzte darfst du verdeckt lassen.
    .called = Abwerfen
rule-beaver = Ein Biber ist so viel wert wie die offene Karte über oder unter ihm, und die zwei sind ein Paar.
    .called = Biber
rule-swim = Leg eine Karte von genau seinem Wert an seine Stelle, und der Biber schwimmt zu einer deiner verdeckten Karten. Die kommt auf den Ablagestapel.
    .called = Schwimmen
rule-beaver-pair = Zwei Biber übereinander bleiben zusammen und zählen als Paar des Werts, der dir am meisten nützt.
    .called = Biberpaar
rule-pair = Zwei gleiche übereinander zählen zusammen 0. Nebeneinander zählen sie ganz normal.
    .called = Paar, Paare
rule-bonus = Zwei, drei oder vier Paare desselben Werts bringen 10, 15 oder 20 Punkte weniger.
    .called = Bonus
rule-end = Hat jemand keine verdeckte Karte mehr, sind alle anderen noch einmal dran; dann wird gezählt. Nach fünf Runden gewinnen die wenigsten Punkte.
    .called = Ende

## Karten: { $article -> [a] eine [none] ohne Artikel, [it] ein Fürwort; sonst „die“

card-number = { $article ->
    [a] eine { $n }
    [none] { $n }
    [it] sie
   *[the] die { $n }
 }
card-beaver = { $article ->
    [a] { $case ->
        [acc] einen Biber
       *[nom] ein Biber
     }
    [none] Biber
    [it] ihn
   *[the] { $case ->
        [acc] den Biber
       *[nom] der Biber
     }
 }
drawn-card = die gezogene Karte
place = { nth } { $row ->
    [top] oben
   *[bottom] unten
 }
card-at = { NOUN($card, case: "acc", article: "a") } ({ $place })
how-many = { $count ->
    [1] eins
    [2] zwei
    [3] drei
    [4] vier
   *[other] { $count }
 }

## Was gefragt wird

ask-flips = Such zwei Karten aus, die du aufdeckst.
ask-second-flip = Such die zweite Karte aus.
ask-draw = Zieh vom Zugstapel, oder nimm { NOUN($top, case: "acc") } vom Ablagestapel.
ask-use = Tausch { NOUN($drawn, case: "acc") } gegen eine deiner Karten, oder wirf { NOUN($drawn, article: "it") } ab.
ask-use-back = Tausch { NOUN($drawn, case: "acc") } gegen eine deiner Karten, oder leg { NOUN($drawn, article: "it") } zurück.
ask-use-must = Tausch { NOUN($drawn, case: "acc") } gegen eine deiner Karten.
ask-turn-one = Deck eine verdeckte Karte auf.
ask-turn-or-leave = Deck deine letzte Karte auf, oder lass sie verdeckt.
ask-swim = Wohin schwimmt der Biber? Such eine verdeckte Karte aus.
ask-look-back = Runde { $n } von { $rounds }: { points } für dich. Bereit für die nächste?
ask-last-turn = Dein letzter Zug: { $ask }
wait-choose-flips = { $who } sucht zwei Karten zum Aufdecken aus.
wait-draw-card = { $who } überlegt: Zugstapel oder Ablagestapel?
wait-use-card = { $who } überlegt, wohin { $drawn } kommt.
wait-turn-one = { $who } deckt noch eine Karte auf.
wait-swim-to = { $who } sucht aus, wohin der Biber schwimmt.
wait-look-back = { $who } ist noch nicht so weit.

## Was man tun kann

label-flip = Aufdecken ({ $place })
label-draw-deck = Vom Zugstapel ziehen
label-draw-discard = { CAP($top, case: "acc") } vom Ablagestapel nehmen
label-place = Gegen { NOUN($old, case: "acc") } tauschen ({ $place })
label-place-down = Gegen die verdeckte tauschen ({ $place })
label-place-swim = Den Biber schwimmen lassen ({ $place })
label-discard = { CAP($drawn, case: "acc") } abwerfen
label-put-back = { CAP($drawn, case: "acc") } zurücklegen
label-leave = Verdeckt lassen
label-swim = Hierhin schwimmen ({ $place })
label-next = Nächste Runde

## Was es bringt

brings-secret-flip = Sie bleibt verdeckt, bis alle ausgesucht haben.
brings-together = Dann decken alle gleichzeitig auf, und die höchste Summe fängt an.
brings-looks = Du siehst dir die oberste Karte an, sonst vorerst niemand.
brings-counted = Dann wird gezählt.
brings-next = Die nächste Runde wird gegeben.
brings-wait = Die nächste Runde beginnt, sobald alle so weit sind.
brings-then = Danach: { $ask }

## Warum etwas nicht geht

why-picked-already = Diese Karte hast du schon ausgesucht; nimm eine andere.
why-face-up-already = Diese Karte liegt schon offen; aufdecken kannst du nur verdeckte.
why-discard-and-turn = Aufdecken darfst du nur, wenn du vorher die gezogene Karte abwirfst.
why-draw-first = Zieh erst eine Karte: vom Zugstapel oder vom Ablagestapel.
why-drawn-already = Du hast in diesem Zug schon gezogen, und das geht nur einmal.
why-nothing-to-shuffle = Der Zugstapel ist leer, und zu mischen gibt es nichts. Du kannst nur { NOUN($top, case: "acc") } vom Ablagestapel nehmen (G27).
why-locked = Zwei Biber übereinander bleiben bis zum Ende der Runde zusammen (G16).
why-beaver-stays = An diesem Tisch weicht ein Biber nur einer Karte, die seinen Wert hat (G8); jetzt ist das { $value }.
why-beaver-waits = An diesem Tisch weicht ein Biber nur einer Karte, die seinen Wert hat (G8), und der ist noch verdeckt.
why-must-swap = An diesem Tisch muss eine Karte vom Ablagestapel in deine Auslage (G5).
why-not-the-last = Verdeckt lassen darfst du nur die allerletzte; bei dir liegen noch { $count } verdeckt.
why-discard-and-leave = Wirf erst die gezogene Karte ab, dann darfst du die letzte verdeckt lassen.
why-swims-to-face-down = Diese Karte liegt offen: Ein Biber schwimmt nur zu einer verdeckten (G11).
why-swims-for-its-value = Ein Biber schwimmt nur, wenn du eine Karte mit seinem Wert an seine Stelle legst.
why-round-not-counted = Diese Runde läuft noch.
why-decides-otherwise = { nobody-first }

## Was geschieht

round = Runde { $n } von { $rounds }: acht Karten für jeden.
opens = Auf dem Ablagestapel liegt zuerst { NOUN($card, article: "a") }.
swaps-blind = Du tauschst blind: Die alte Karte sehen dann alle.
swims = Der Biber schwimmt zu einer verdeckten Karte ({ $place }): Es war { NOUN($old, article: "a") }.
swims-blind = Der Biber schwimmt dorthin; die alte Karte sehen dann alle.
turns-up-blind = Die Karte sehen dann alle.
reshuffles = Der Zugstapel ist leer: { cards } vom Ablagestapel werden neu gemischt.
deck-ends = Der Zugstapel ist leer: Die Runde wird gezählt, wie sie daliegt.
limit-ends = Jeder war { $n }-mal dran: Die Runde wird gezählt, wie sie daliegt.
pair = Das gibt ein { $v }er-Paar.
pairs = Das gibt { how-many } { $v }er-Paare: { $off } Punkte weniger.
beaver-pair = Zwei Biber übereinander: Die bleiben jetzt zusammen.
pair-gone = Das { $v }er-Paar ist damit weg.
chooses = { $who ->
    [you] Du hast zwei Karten ausgesucht.
   *[other] { $who } hat zwei Karten ausgesucht.
 }
turns-up = { $who ->
    [you] Du deckst { NOUN($cards, case: "acc", article: "a") } auf.
   *[other] { $who } deckt { NOUN($cards, case: "acc", article: "a") } auf.
 }
begins = { $who ->
    [you] Du hast mit { $sum } die höchste Summe und fängst an.
   *[other] { $who } hat mit { $sum } die höchste Summe und fängt an.
 }
begins-by-lot = { $who ->
    [you] { how-many } zeigen { $sum }, das Los entscheidet: Du fängst an.
   *[other] { how-many } zeigen { $sum }, das Los entscheidet: { $who } fängt an.
 }
draws = { $who ->
    [you] Du ziehst vom Zugstapel.
   *[other] { $who } zieht vom Zugstapel.
 }
draws-card = { $who ->
    [you] Du ziehst { NOUN($card, case: "acc", article: "a") } vom Zugstapel.
   *[other] { $who } zieht { NOUN($card, case: "acc", article: "a") } vom Zugstapel.
 }
takes = { $who ->
    [you] Du nimmst { NOUN($card, case: "acc") } vom Ablagestapel.
   *[other] { $who } nimmt { NOUN($card, case: "acc") } vom Ablagestapel.
 }
discards = { $who ->
    [you] Du wirfst { NOUN($card, case: "acc") } ab.
   *[other] { $who } wirft { NOUN($card, case: "acc") } ab.
 }
puts-back = { $who ->
    [you] Du legst { NOUN($card, case: "acc") } wieder zurück.
   *[other] { $who } legt { NOUN($card, case: "acc") } wieder zurück.
 }
swaps = { $who ->
    [you] Du tauschst { NOUN($old, case: "acc") } ({ $place }) gegen { NOUN($new, case: "acc") }.
   *[other] { $who } tauscht { NOUN($old, case: "acc") } ({ $place }) gegen { NOUN($new, case: "acc") }.
 }
swaps-down = { $who ->
    [you] Du tauschst eine verdeckte Karte ({ $place }) gegen { NOUN($new, case: "acc") }: Es war { NOUN($old, article: "a") }.
   *[other] { $who } tauscht eine verdeckte Karte ({ $place }) gegen { NOUN($new, case: "acc") }: Es war { NOUN($old, article: "a") }.
 }
sets-off = { $who ->
    [you] Du legst { NOUN($new, case: "acc") } an die Stelle des Bibers ({ $place }): Der schwimmt los.
   *[other] { $who } legt { NOUN($new, case: "acc") } an die Stelle des Bibers ({ $place }): Der schwimmt los.
 }
leaves = { $who ->
    [you] Du lässt deine letzte Karte verdeckt.
   *[other] { $who } lässt die letzte Karte verdeckt.
 }
closes = { $who ->
    [you] Bei dir liegt alles offen: Alle anderen sind noch einmal dran.
   *[other] Bei { $who } liegt alles offen: Alle anderen sind noch einmal dran.
 }
reveals = { $who ->
    [you] Du deckst den Rest auf: { NOUN($cards, case: "acc", article: "a") }.
   *[other] { $who } deckt den Rest auf: { NOUN($cards, case: "acc", article: "a") }.
 }
scored = { $who ->
    [you] { $points } für dich
   *[other] { $points } für { $who }
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }(Bonus { $bonus })
 }
scores = Punkte dieser Runde: { COMMAS($scores) }.
ends = Das war die letzte Runde: Das Spiel ist aus.

## Der Tisch im Browser

table-holds = Auf der Hand von { $name }
table-you-hold = Auf deiner Hand
table-swims = Schwimmt gerade
table-closed = alles offen
table-so-far = { $pairs ->
    [0] offen { $points }
    [one] offen { $points }, ein Paar
   *[other] offen { $points }, { $pairs } Paare
 }
table-last-turns = letzte Züge
table-paired = Teil eines Paars
table-chosen = wird aufgedeckt
table-beaver = Biber

## Der Tisch im Terminal

terminal-round = Runde { $n } von { $rounds }
terminal-over = Alle { $rounds } Runden gespielt
terminal-deck = Zugstapel
terminal-pile = Ablagestapel
terminal-drawn = gezogen
terminal-places = Plätze: oben 1 bis 4, unten 5 bis 8
terminal-points = Runden
terminal-total = Summe

## Was durchgespielte Runden über eine Aktion zeigen

fact-display = Deine Auslage zählt am Ende im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-others = Die beste Auslage der anderen zählt im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-pairs = Du hast am Ende im Schnitt { $n } Paare („{ $instead }“: { $than }).
fact-bonus = Dein Bonus bringt im Schnitt { $n } Punkte Abzug („{ $instead }“: { $than }).
fact-closes = In { $n } von 100 Runden machst du Schluss („{ $instead }“: { $than }).

## Was passiert, wie es Berichte des Labors aufzählen

happens-round-starts = Eine Runde beginnt.
happens-opens-pile = Eine Karte eröffnet den Ablagestapel.
happens-chooses = Jemand hat eine Karte zum Aufdecken ausgesucht.
happens-turns-up = Eine Karte wird aufgedeckt.
happens-begins = Es steht fest, wer anfängt.
happens-draws = Jemand zieht vom Zugstapel.
happens-takes = Jemand nimmt die oberste Karte vom Ablagestapel.
happens-discards = Eine Karte kommt auf den Ablagestapel.
happens-places = Eine Karte kommt in eine Auslage.
happens-swims = Ein Biber schwimmt.
happens-leaves = Jemand lässt die letzte Karte verdeckt.
happens-closes = Bei jemandem liegt alles offen, die letzten Züge beginnen.
happens-reshuffles = Der Ablagestapel wird gemischt.
happens-deck-ends = Der Zugstapel ist leer, und die Runde wird gezählt.
happens-limit-ends = Niemand ist rechtzeitig fertig, und die Runde wird gezählt.
happens-reveals = Am Ende der Runde wird eine verdeckte Karte aufgedeckt.
happens-scores = Jemand bekommt die Punkte einer Runde.
happens-goes-on = Jemand ist bereit für die nächste Runde.
happens-game-ends = Das Spiel ist aus.
