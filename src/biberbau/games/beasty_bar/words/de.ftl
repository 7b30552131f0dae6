### Beasty Bar auf Deutsch.

## Das Spiel und seine Optionen

title = Beasty Bar: Neue Biester in der Stadt
tagline = Zwei kommen rein, einer fliegt raus: Drängel deine Tiere an die Himmelspforte.
option-players = Spieler
    .help = Zwei bis vier spielen mit.
option-set = Tiere
    .help = Welche Tiere anstehen: die Neuen Biester, das Grundspiel oder für jeden Wert eins von beiden.
    .new = Neue Biester
    .base = Grundspiel
    .chosen = Gemischt, jeder wählt
    .random = Gemischt, ausgelost
option-advanced = Variante für Fortgeschrittene
    .help = Jeder lässt heimlich vier Tiere zu Hause; am Ende entscheiden Punkte statt Gäste.
option-return-game = Rückspiel
    .help = Nur mit gemischten Tieren: ein zweites Spiel mit allen Tieren, die beim ersten zu Hause blieben.
option-pile-order = Was du auf DAS WAR'S ordnen darfst
    .help = Am Ende deines Zuges darfst du einen Teil des Stapels ordnen. Im Grundspiel allein kommt von dort niemand zurück, da gibt es nichts zu ordnen.
    .sent = Was Aktionen dorthin schicken
    .whole-turn = Alles, was dort landet
    .as-fallen = Nichts, es bleibt liegen
option-tie-break = Bei Gleichstand
    .help = Was entscheidet, wenn mehrere gleich viele Gäste haben.
    .points = Mehr Punkte
    .values = Kleinere Kartensumme
option-penguin-may-decline = Pinguin darf verzichten
    .help = Der Pinguin darf auch niemanden nachmachen.
option-penguin-as-vulture = Pinguin als Geier
    .help = Der Pinguin darf auch einen Geier aus deiner Hand nachmachen.
option-types-edition = Affen der späteren Ausgaben
    .help = Die Affenbande verjagt außer Nilpferd und Krokodil auch Nashorn, Bär, Tiger und Gepard.
option-animals = Tiere pro Farbe
    .help = Zwölf sind das ganze Spiel. Mit weniger bleiben die stärksten und die schwächsten zu Hause: eine kleine Partie zum Üben, oder damit ein Computer sie ganz durchrechnen kann.
option-hand = Karten auf der Hand
    .help = Normal sind vier; mit weniger hast du weniger Auswahl.
option-low-points = Ein Tier mit 2 Punkten zählt
    .help = Was die Tiere zählen, die sonst zwei zählen.
option-middle-points = Ein Tier mit 3 Punkten zählt
    .help = Was die Tiere zählen, die sonst drei zählen.
option-high-points = Ein Tier mit 4 Punkten zählt
    .help = Was die Tiere zählen, die sonst vier zählen.
coach-1 = Spiel ein Tier aus deiner Hand: Es stellt sich hinten an und macht sofort, was es kann.
coach-2 = Stehen fünf in der Reihe, öffnet sich die Himmelspforte: Die ersten zwei feiern, der Letzte fliegt raus.
coach-3 = Wer die meisten eigenen Tiere in der Bar hat, gewinnt. Vor jedem Zug steht da, was passiert.

## Tiere und Karten: mit „der“, „die“, „das“, wenn ein Satz nicht „ein“ (a) oder nichts (none) verlangt;
## „it“: womit man sie noch einmal nennt

masculine = { $article ->
    [none] { $colour ->
        [none] {""}
       *[other] { $case ->
            [acc] { colour }en{" "}
           *[nom] { colour }er{" "}
         }
     }
    [a] { $case ->
        [acc] einen{" "}
        [dat] einem{" "}
       *[nom] ein{" "}
     }
   *[the] { $case ->
        [acc] den { coloured-en }
        [dat] dem { coloured-en }
       *[nom] der { coloured-e }
     }
 }
feminine = { $article ->
    [none] { $colour ->
        [none] {""}
       *[other] { colour }e{" "}
     }
    [a] { $case ->
        [dat] einer{" "}
       *[nom] eine{" "}
     }
   *[the] { $case ->
        [dat] der { coloured-en }
       *[nom] die { coloured-e }
     }
 }
neuter = { $article ->
    [none] { $colour ->
        [none] {""}
       *[other] { colour }es{" "}
     }
    [a] { $case ->
        [dat] einem{" "}
       *[nom] ein{" "}
     }
   *[the] { $case ->
        [dat] dem { coloured-en }
       *[nom] das { coloured-e }
     }
 }
coloured-e = { $colour ->
    [none] {""}
   *[other] { colour }e{" "}
 }
coloured-en = { $colour ->
    [none] {""}
   *[other] { colour }en{" "}
 }
colour = { $colour ->
    [red] rot
    [blue] blau
    [green] grün
   *[yellow] gelb
 }
weak-en = { $case ->
    [acc] en
    [dat] en
   *[nom] {""}
 }
weak-n = { $case ->
    [acc] n
    [dat] n
   *[nom] {""}
 }
he = { $case ->
    [acc] ihn
    [dat] ihm
   *[nom] er
 }
she = { $case ->
    [dat] ihr
   *[nom] sie
 }
it = { $case ->
    [dat] ihm
   *[nom] es
 }
animal-bat = { feminine }Fledermaus
    .it = { she }
animal-vulture = { masculine }Geier
    .it = { he }
animal-peacock = { masculine }Pfau
    .it = { he }
animal-dog = { masculine }Hund
    .it = { he }
animal-penguin = { masculine }Pinguin
    .it = { he }
animal-ostrich = { masculine }Strauß
    .it = { he }
animal-porcupine = { neuter }Stachelschwein
    .it = { it }
animal-llama = { neuter }Lama
    .it = { it }
animal-cheetah = { masculine }Gepard{ weak-en }
    .it = { he }
animal-tiger = { masculine }Tiger
    .it = { he }
animal-bear = { masculine }Bär{ weak-en }
    .it = { he }
animal-rhino = { neuter }Nashorn
    .it = { it }
animal-skunk = { neuter }Stinktier
    .it = { it }
animal-parrot = { masculine }Papagei
    .it = { he }
animal-kangaroo = { neuter }Känguru
    .it = { it }
animal-monkey = { masculine }Affe{ weak-n }
    .it = { he }
animal-chameleon = { neuter }Chamäleon
    .it = { it }
animal-seal = { feminine }Robbe
    .it = { she }
animal-zebra = { neuter }Zebra
    .it = { it }
animal-giraffe = { feminine }Giraffe
    .it = { she }
animal-snake = { feminine }Schlange
    .it = { she }
animal-crocodile = { neuter }Krokodil
    .it = { it }
animal-hippo = { neuter }Nilpferd
    .it = { it }
animal-lion = { masculine }Löwe{ weak-n }
    .it = { he }
it-again = { CAP($it) }
some-animal = ein Tier
acting-as = { $card } (als { NOUN($role, article: "none") })
then-next = { NOUN($first, case: "acc") }, dann { NOUN($rest, case: "acc") }

## Was ein Tier kann

rule-of = { CAP($animal, article: "none") } ({ $strength }): { $rule }
rule-bat = Beißt ein Tier deiner Wahl weg und nimmt dessen Platz; ganz vorn an der Pforte verbrennt sie sofort.
rule-vulture = Steht nie an: holt das oberste Tier von DAS WAR'S zurück und führt dessen Aktion aus, dann landet er selbst dort; liegt oben ein Geier, fliegen beide in die Bar.
rule-peacock = Stellt sich vor das stärkste Tier der Reihe.
rule-dog = Ordnet die ganze Reihe: die Schwächsten nach vorn, die Stärksten nach hinten.
rule-penguin = Macht ein anderes Tier aus deiner Hand nach, das du vorzeigst und behältst. Dabei hat er dessen Stärke.
rule-ostrich = Rennt entweder an geraden oder an ungeraden Tieren vorbei, bis eins der anderen Sorte im Weg steht.
rule-porcupine = Greift ein Stärkerer es an, sticht es zu: Der Angreifer fliegt raus, das Stachelschwein bleibt.
rule-llama = Bespuckt das Tier direkt vor sich, wenn es höchstens 7 hat: Das flüchtet ans Ende. Jeden Zug wieder.
rule-cheetah = Frisst das schwächste Tier der Reihe, wenn es schwächer ist als er, und nimmt dessen Platz.
rule-tiger = Springt über das Tier vor sich und frisst das nächste, wenn es schwächer ist als er. Jeden Zug wieder.
rule-bear = Zerrt die zwei schwächsten Arten ans Ende der Reihe, sofern sie schwächer sind als er.
rule-rhino = Rammt das stärkste Tier aus der Reihe und nimmt dessen Platz.
rule-skunk = Vertreibt die beiden stärksten Arten der Reihe; andere Stinktiere stört es nicht.
rule-parrot = Verscheucht ein Tier deiner Wahl.
rule-kangaroo = Springt über das letzte oder die letzten beiden Tiere, egal wie stark.
rule-monkey = Allein harmlos; ab zwei Affen verjagt die Bande Nilpferde und Krokodile und turnt nach vorn.
rule-chameleon = Macht einmal ein Tier nach, das in der Reihe steht. Dabei hat es dessen Stärke.
rule-seal = Vertauscht Himmelspforte und Rausschmiss: Wer hinten stand, steht jetzt vorn.
rule-zebra = Nilpferde und Krokodile kommen nicht an ihm vorbei; wer davor steht, ist vor ihnen sicher.
rule-giraffe = Steigt über das Tier direkt vor sich, wenn es schwächer ist. Jeden Zug wieder um einen Platz.
rule-snake = Ordnet die ganze Reihe: die Stärksten nach vorn, die Schwächsten nach hinten.
rule-crocodile = Frisst sich durch alle Schwächeren vor sich, bis ein Zebra oder ein mindestens gleich starkes Tier (etwa ein Tiger) es aufhält. Jeden Zug wieder.
rule-hippo = Drängt an allen Schwächeren vorbei, bis ein Zebra oder ein mindestens gleich starkes Tier (etwa ein Bär) es aufhält. Jeden Zug wieder.
rule-lion = Steht schon ein Löwe in der Reihe, muss der neue gehen. Sonst vertreibt er alle Affen und schreitet nach ganz vorn.
rule-gate = Immer wenn fünf warten, kommen hier die ersten zwei hinein und sind Gäste in der Bar.
    .called = { table-gate }, Tor
rule-exclusion = Immer wenn fünf warten, fliegt hier der Letzte hinaus und landet auf DAS WAR'S.
    .called = { table-exclusion }
rule-line = Fünf Plätze. Neue Tiere stellen sich hinten an. Sind alle Plätze besetzt, kommen die ersten zwei in die Bar, und der Letzte fliegt raus.
    .called = { table-line }
rule-pile = Tiere, die gefressen, verjagt oder rausgeworfen wurden. Nur der Geier holt eins zurück.
    .called = { table-pile }
rule-end = Die Gäste, in den Farben ihrer Besitzer. Sind alle Karten gespielt, gewinnen die meisten Gäste oder, in der Variante für Fortgeschrittene, die meisten Punkte.
    .called = { table-bar }, Bar, Ende

## Was gefragt wird

ask-play = Spiel ein Tier aus deiner Hand.
ask-parity = Woran rennt { $a } vorbei: an geraden oder an ungeraden Tieren?
ask-jump = Wähle, wie weit { $a } springt.
ask-penguin = Wähle ein Tier aus deiner Hand, das { $a } nachmacht.
ask-no-model = { CAP($a) } kann nichts aus deiner Hand nachmachen.
ask-chameleon = Wähle ein Tier aus der Reihe, das { $a } nachmacht.
ask-order = Wähle, wer als Nächstes auf DAS WAR'S kommt. Wer zuletzt kommt, liegt oben.
ask-sort-out = Lass { $n } Tiere zu Hause: noch { $left }.
ask-take = Wert { $value } von { $last }: Welches der beiden Tiere willst du?
whom-rhino = Wähle, wen { $a } rammt.
whom-cheetah = Wähle, wen { $a } frisst.
whom-bat = Wähle, wen { $a } beißt.
whom-parrot = Wähle, wen { $a } verscheucht.
whom-peacock = Wähle, vor wen { $a } sich stellt.

wait-play-card = { $who } sucht eine Karte aus.
wait-choose-animal = { $who } sucht aus, wen es trifft.
wait-choose-parity = { $who } wählt, wie { $a } rennt.
wait-choose-jump = { $who } wählt, wie weit { $a } springt.
wait-imitate = { $who } wählt, wen { $a } nachmacht.
wait-order-pile = { $who } ordnet DAS WAR'S.
wait-sort-out = { $who } sortiert Tiere aus.
wait-choose-set = { $who } stellt die Tiere zusammen.

## Knöpfe

label-play = { CAP($animal, article: "none") } spielen
label-play-value = Wert { $value } spielen
label-at = { CAP($card, article: "none") } (Platz { $place })
label-at-empty = Platz { $place }
label-as = Als { NOUN($animal, article: "none") }
label-odd = An ungeraden vorbei
label-even = An geraden vorbei
label-decline = Niemanden nachmachen
label-no-model = Hand vorzeigen
label-jump = Über { NOUN($cards, case: "acc") }
label-jump-one = Über ein Tier
label-jump-two = Über zwei Tiere
label-stack = { CAP($card, case: "acc", article: "none") } ablegen
label-stack-none = Karte { $place } ablegen
label-out = { CAP($animal, article: "none") } zu Hause lassen
label-out-value = Wert { $value } zu Hause lassen
label-take = { CAP($animal, article: "none") } ({ $set })
label-take-new = Neues Biest
label-take-base = Grundspiel-Tier

## Was eine Aktion bringt

brings-queues = { CAP($a) } stellt sich hinten an, auf Platz { $place }.
brings-beside = { CAP($a) } setzt sich neben DAS WAR'S.
brings-stacks = { CAP($a) } kommt als Nächstes auf DAS WAR'S.
brings-on-top = { CAP($a) } liegt obenauf.
brings-at-home = { CAP($a) } bleibt in diesem Spiel zu Hause, und niemand erfährt es.
brings-takes = Du spielst mit { NOUN($yours, case: "dat") }; { $other } bleibt in der Schachtel.
brings-takes-return = Du spielst mit { NOUN($yours, case: "dat") }; { $other } kommt erst ins Rückspiel.
brings-then = Danach: { $ask }
brings-nothing = Sonst passiert nichts.

## Warum nicht

why-decides-otherwise = { nobody-first }
why-not-in-hand = Ein Tier mit Wert { $value } hast du nicht auf der Hand.
why-nobody-there = Auf Platz { $place } steht niemand.
why-not-itself = { CAP($a) } kann sich nicht selbst wählen.
why-not-the-strongest = Es muss das stärkste von den anderen sein, und das hat gerade Stärke { $strength }.
why-not-the-weakest = Es muss das schwächste von den anderen sein, und das hat gerade Stärke { $strength }.
why-no-penguin-as-vulture = An diesem Tisch macht der Pinguin keinen Geier nach.
why-not-its-own-species = Es muss eine andere Art sein als { $a }.
why-no-circle = Pinguin und Chamäleon machen einander nicht im Kreis nach.
why-not-held = Der Pinguin macht nur nach, was du auf der Hand hast, und { NOUN($animal, article: "a") } ist nicht dabei.
why-not-in-line = Das Chamäleon macht nur nach, wer in der Reihe steht, und { NOUN($animal, article: "a") } ist nicht da.
why-penguin-imitates = Der Pinguin muss ein anderes Tier nachmachen, wenn du eins auf der Hand hast.
why-chameleon-imitates = Nur der Pinguin darf verzichten. Das Chamäleon muss jemanden nachmachen.
why-not-waiting = Es warten nur { $count } Karten.
why-sorted-out-already = Wert { $value } bleibt schon zu Hause.
why-not-in-play = An diesem Tisch wird ohne Wert { $value } gespielt.

## Was geschieht

starts = { $who ->
    [you] Du fängst an.
   *[other] { $who } fängt an.
 }
starts-again = { $who ->
    [you] Jetzt das Rückspiel mit den Tieren, die zu Hause geblieben sind. Du fängst an.
   *[other] Jetzt das Rückspiel mit den Tieren, die zu Hause geblieben sind. { $who } fängt an.
 }
takes = { $who ->
    [you] Du nimmst { NOUN($cards, case: "acc") }.
   *[other] { $who } nimmt { NOUN($cards, case: "acc") }.
 }
sorts-out = { $who ->
    [you] Du lässt { NOUN($cards, case: "acc") } zu Hause.
   *[other] { $who } lässt { NOUN($cards, case: "acc") } zu Hause.
 }
draws = { $who ->
    [you] Du ziehst { NOUN($cards, case: "acc") }.
   *[other] { $who } zieht { NOUN($cards, case: "acc") }.
 }
plays = { $who ->
    [you] Du spielst { NOUN($cards, case: "acc") }.
   *[other] { $who } spielt { NOUN($cards, case: "acc") }.
 }
imitates = { $who ->
    [you] Du zeigst { NOUN($model, case: "acc") } vor: { CAP($actor) } macht { NOUN($it, case: "acc") } nach.
   *[other] { $who } zeigt { NOUN($model, case: "acc") } vor: { CAP($actor) } macht { NOUN($it, case: "acc") } nach.
 }
shows = { $who ->
    [you] Du zeigst zum Beweis { NOUN($cards, case: "acc") } vor.
   *[other] { $who } zeigt zum Beweis { NOUN($cards, case: "acc") } vor.
 }
stacks = { $who ->
    [you] Du legst { NOUN($cards, case: "acc") } auf DAS WAR'S.
   *[other] { $who } legt { NOUN($cards, case: "acc") } auf DAS WAR'S.
 }

attack-rhino = { $a } rammt { NOUN($v, case: "acc") } aus der Reihe.
attack-tiger = { $a } springt und frisst { NOUN($v, case: "acc") }.
attack-cheetah = { $a } frisst { NOUN($v, case: "acc") }.
attack-bat = { $a } beißt { NOUN($v, case: "acc") } weg.
attack-parrot = { $a } verscheucht { NOUN($v, case: "acc") }.
attack-skunk = { $a } stinkt { NOUN($v, case: "acc") } in die Flucht.
attack-monkey = { $a } verjagt mit seiner Bande { NOUN($v, case: "acc") }.
attack-crocodile = { $a } frisst { NOUN($v, case: "acc") }.
attack-lion = { $a } brüllt { NOUN($v, case: "acc") } aus der Reihe.

nothing-bat = { $a } findet niemanden zum Beißen.
nothing-vulture = { $a } findet auf DAS WAR'S niemanden zum Zurückholen.
nothing-peacock = { $a } steht allein und schön da.
nothing-penguin = { $a } hat kein Vorbild auf der Hand.
nothing-ostrich = { $a } kommt nicht vom Fleck.
nothing-porcupine = { $a } stellt die Stacheln auf und wartet.
nothing-llama = { $a } hat niemanden zum Bespucken.
nothing-cheetah = { $a } findet keine Beute.
nothing-tiger = { $a } findet keine Beute.
nothing-bear = { $a } findet niemanden zum Wegzerren.
nothing-rhino = { $a } findet niemanden zum Rammen.
nothing-skunk = { $a } stinkt vergeblich.
nothing-parrot = { $a } findet niemanden zum Verscheuchen.
nothing-kangaroo = { $a } hat niemanden zum Überspringen.
nothing-monkey = { $a } ist allein und benimmt sich.
nothing-chameleon = { $a } findet kein Vorbild.
nothing-zebra = { $a } stellt sich quer.
nothing-giraffe = { $a } kommt nicht vorbei.
nothing-crocodile = { $a } kommt an keine Beute.
nothing-hippo = { $a } kommt nicht vorbei.

forward-ostrich = { $a } rennt an { NOUN($v, case: "dat") } vorbei.
forward-kangaroo = { $a } springt über { NOUN($v, case: "acc") }.
forward-giraffe = { $a } steigt über { NOUN($v, case: "acc") }.
forward-hippo = { $a } drängt sich an { NOUN($v, case: "dat") } vorbei.
forward-peacock = { $a } stellt sich vor { NOUN($v, case: "acc") }.

attack = { $a } befördert { NOUN($v, case: "acc") } auf DAS WAR'S.
leap = { $a } springt über { NOUN($over, case: "acc") } und frisst { NOUN($v, case: "acc") }.
one-lion = { $v } trifft auf { NOUN($a, case: "acc") } und muss gehen.
stings = { $a } stellt die Stacheln auf: DAS WAR'S für { NOUN($v, case: "acc") }.
spits = { $a } spuckt: { CAP($v) } flüchtet ans Ende der Reihe.
drags = { $a } zerrt { NOUN($v, case: "acc") } ans Ende der Reihe.
gang = { $a } turnt mit der Bande nach vorn.
strides = { $a } schreitet nach ganz vorn.
forward = { $a } rückt auf Platz { $place } vor.
back = { $a } muss zurück auf Platz { $place }.
to-end = { $a } muss ans Ende der Reihe.
weakest-first = { $a } ordnet die Reihe: die Schwächsten nach vorn.
strongest-first = { $a } ordnet die Reihe: die Stärksten nach vorn.
swaps = { $a } vertauscht Himmelspforte und Rausschmiss.
imitates-in-line = { $a } macht { NOUN($v, case: "acc") } nach.
declines = { $a } macht niemanden nach.
fetches = { $a } holt { NOUN($v, case: "acc") } von DAS WAR'S zurück.
comes-back = { $a } kommt von DAS WAR'S zurück.
burns = { $a } gerät ins Licht der Himmelspforte und verbrennt.
vultures = { $v } fliegen zusammen in die Bar.
vulture = { $v } fliegt in die Bar.
enter = { $v } kommen in die Bar.
enters = { $v } kommt in die Bar.
enter-excluded = Die Himmelspforte geht auf: { CAP($v) } kommen in die Bar, { $x } fliegt raus.
excluded = { $a } fliegt raus.
lands = { $a } landet auf DAS WAR'S.
nothing = { $a } tut nichts.
ends = Die letzte Karte ist gespielt: Die Party ist vorbei.

## Der Ausgang

verdict-points = Gleich viele Gäste, also entscheiden die Punkte ({ COMMAS($sums) }).
verdict-values = Gleich viele Gäste, also entscheidet die kleinere Summe der Kartenwerte ({ COMMAS($sums) }).

## Der Tisch im Browser

table-line = Die Reihe
table-gate = Himmelspforte
table-exclusion = Rausschmiss
table-pile = DAS WAR'S
table-bar = Beasty Bar
table-beside = Neben DAS WAR'S
table-sent = Auf dem Weg nach draußen
table-in = rein
table-out = raus
table-guests = Gäste
table-points = Punkte
table-hand = auf der Hand
table-deck = im Nachziehstapel
table-empty-pile = Hier liegt noch niemand.
table-top = oben
table-acts-as = spielt { NOUN($animal, article: "none") }
table-your-hand = Deine Hand
table-return = Rückspiel
table-offer = Deine Tiere

## Der Tisch im Terminal

terminal-gate = Himmelspforte
terminal-out = Rausschmiss
terminal-pile = DAS WAR'S (oberste zuerst)
terminal-deck-of = Nachziehstapel von { $name } (oberste zuerst)
terminal-sent = unterwegs zu DAS WAR'S
terminal-beside = neben DAS WAR'S
terminal-bar = in der Bar
terminal-player = wer
terminal-hand = Hand
terminal-deck = Stapel
terminal-guests = Gäste
terminal-points = Punkte
terminal-at-home = zu Hause
terminal-earlier = Rückspiel; aus dem ersten Spiel

## Was durchgespielte Partien über eine Aktion zeigen

fact-gets-in = In { $n } von 100 Partien sitzt { $animal } am Ende in der Bar („{ $instead }“: { $than }).
fact-thrown-out = In { $n } von 100 Partien landet { $animal } auf DAS WAR'S („{ $instead }“: { $than }).
fact-opens = Du öffnest die Pforte im Schnitt für { $n } Tiere der anderen („{ $instead }“: { $than }).
fact-ousts = Du beförderst im Schnitt { $n } Tiere der anderen auf DAS WAR'S („{ $instead }“: { $than }).
fact-loses = Du verlierst bis zu deinem nächsten Zug im Schnitt { $n } Tiere („{ $instead }“: { $than }).
fact-guests = Du hast am Ende im Schnitt { $n } Gäste in der Bar („{ $instead }“: { $than }).

## Was passiert, wie es Berichte des Labors aufzählen

happens-game-starts = Ein Spiel beginnt.
happens-takes-set = Jemand wählt, welches von zwei Tieren eines Wertes mitkommt.
happens-sorts-out = Ein Tier bleibt zu Hause.
happens-draws = Jemand zieht eine Karte.
happens-plays = Ein Tier wird gespielt.
happens-brought-back = Ein Tier kommt von DAS WAR'S zurück.
happens-imitates = Ein Tier macht ein anderes nach.
happens-declines = Ein Tier macht niemanden nach.
happens-shows = Jemand zeigt, dass auf der Hand nichts zum Nachmachen ist.
happens-moves = Ein Tier wechselt in der Reihe den Platz.
happens-sent = Ein Tier wird gefressen oder verjagt und kommt auf DAS WAR'S.
happens-burns = Eine Fledermaus verbrennt vor der Himmelspforte.
happens-defends = Ein Stachelschwein sticht seinen Angreifer.
happens-sorts-line = Die ganze Reihe wird sortiert.
happens-swaps-gates = Himmelspforte und Rausschmiss werden vertauscht.
happens-no-effect = Eine Aktion bewirkt nichts.
happens-enters = Ein Tier kommt in die Bar.
happens-excluded = Das letzte Tier der Reihe fliegt raus.
happens-lands = Ein Geier landet auf DAS WAR'S.
happens-stacked = Jemand bestimmt, welches Tier als Nächstes auf DAS WAR'S kommt.
happens-game-ends = Das Spiel ist aus.
