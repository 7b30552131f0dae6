### Frantic auf Deutsch.

## Das Spiel und seine Optionen

title = Frantic
tagline = Werd deine Karten los, häng sie anderen an, und rechne jederzeit mit dem Weltuntergang.
option-players = Spieler
    .help = Zwei bis acht spielen mit.
option-deck = Karten
    .help = Alle 147 Karten; nur die 135 aus dem deutschen Regelheft (ohne Fantastic und Curse); oder das Grundspiel mit 125 Karten und 20 Ereignissen.
    .complete = alle 147
    .rulebook = die 135 des Regelhefts
    .base = Grundspiel (125)
option-scoring = Wertung
    .help = Mit Punkteblatt spielt ihr bis zu einem Limit. Ohne schreibt niemand Punkte auf: Die wenigsten Punkte auf der Hand gewinnen die Runde, und einige Ereignisse wirken anders.
    .sheet = mit Punkteblatt
    .none = ohne Punkteblatt
option-length = Länge
    .help = Das Limit: 137, 154 oder 179 Punkte, ab fünf Spielern 113, 137 oder 154; oder euer eigenes.
    .short = kurz
    .medium = mittel
    .long = lang
    .number = eigenes Limit
option-limit = Eigenes Limit
    .help = Steht die Länge auf „eigenes Limit“, ist Schluss, wenn jemand so viele Punkte hat.
option-rounds = Runden ohne Punkteblatt
    .help = So viele Runden spielt ihr ohne Punkteblatt.
option-counter-takes-all = Konter übernimmt alles
    .help = Wer ein Fantastic Four gegen mehrere kontert, übernimmt alle vier Karten, nicht nur den eigenen Anteil.
option-counter-wishes = Konter darf wünschen
    .help = Wer kontert, darf sich dazu eine Farbe wünschen.
option-any-empty-hand = Jede leere Hand zählt
    .help = Die Runde endet auch, wenn andere jemandem die Hand geleert haben, nicht nur, wenn jemand seine letzte Karte spielt.
option-favours-take-all = Special Favours nimmt alles
    .help = Special Favours tauscht auch die Karte, die 42 Punkte zählt.
option-exchange-mixed = Exchange gemischt
    .help = Beim Exchange kommen deine Karten erst in die andere Hand; dann ziehst du zwei daraus.
option-mimicry-by-symbol = Mimicry nach Symbol
    .help = Eine Mimicry, die für die farbige Spezialkarte oben auf dem Ablagestapel steht, darf jede Farbe haben.
option-family = Familientisch
    .help = Die Karte mit dem unflätigen Namen heißt am Tisch „Kein Kommentar“. Eingeschaltet, wenn andere per Link dazukommen können.
option-countered-acts-again = Gekontert: noch einmal dran
    .help = Nach einem Counterattack ist noch einmal dran, wer die gekonterte Karte gespielt hat, nicht der Nächste.
option-chance-at-exhaustion = Last Chance am Stapelende
    .help = Last Chance bringt ihr Ereignis auch, wenn mit der letzten Handkarte zugleich der Stapel zu Ende geht.
option-gambling-man = Gambling Man
    .help = Wie im Regelheft: verdeckt eine Zahl der zuletzt gespielten Farbe, die höchste nimmt alle. Oder wie vom Verlag 2020 geändert: irgendeine Karte, und die zweitniedrigste nimmt alle.
    .rulebook = wie im Regelheft
    .edition-2020 = Fassung von 2020
option-limit-ends = Schluss am Limit
    .help = Das Spiel endet, wenn das Limit erreicht ist. In manchen Auflagen erst, wenn es überschritten ist.
    .reached = wenn es erreicht ist
    .exceeded = wenn es überschritten ist
coach-1 = Farbe auf Farbe, Zahl auf Zahl, Symbol auf Symbol; bunte Karten passen immer. Such eine aus, und der Tisch sagt, was sie tut.
coach-2 = Schwarze Karten lösen ein Ereignis aus, und das kann alles auf den Kopf stellen.
coach-3 = Wer zuerst keine Karte mehr hat, beendet die Runde. Was du dann noch auf der Hand hast, zählt gegen dich.

## Farben, Karten, Spieler: Karten mit Artikel, wenn ein Satz nicht „none“ verlangt

# Die Farbe, die gilt, und wie eine Karte ist.
colour = { $colour ->
    [blue] Blau
    [red] Rot
    [green] Grün
   *[yellow] Gelb
 }
adjective = { $colour ->
    [blue] blau
    [red] rot
    [green] grün
    [yellow] gelb
   *[black] schwarz
 }
number = eine { $n }
card-number = { $article ->
    [none] { adjective }e { $n }
   *[a] { $case ->
        [dat] einer { adjective }en { $n }
       *[nom] eine { adjective }e { $n }
     }
 }
card-special = { $kind } in { colour }
card-colour-swap = { $kind } in { $first }-{ $second }
card-curse = { $article ->
    [none] { kind-curse }
   *[the] { $case ->
        [acc] den { kind-curse }
        [dat] dem { kind-curse }
       *[nom] der { kind-curse }
     }
 }
several = { $n }× { NOUN($card, article: "none") }
# „any“: ob es welche sind.
how-many = { $case ->
    [any] { $n ->
        [0] no
       *[other] yes
     }
   *[nom] { $n ->
        [0] keine Karten
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
        [4] vier Karten
        [5] fünf Karten
        [6] sechs Karten
        [7] sieben Karten
        [8] acht Karten
        [9] neun Karten
        [10] zehn Karten
        [11] elf Karten
        [12] zwölf Karten
       *[other] { cards }
     }
 }
either = { COMMAS($first) } oder { $last }
change = { $more ->
    [yes] +{ points }
   *[no] { points }
 }
# Jemand, um den es geht; [gen]: wem etwas gehört, [cards], [in-cards], [attack]: was davon.
player = { $who ->
    [you] { $case ->
        [acc] dich
        [dat] dir
        [gen] von dir
        [cards] deine Karten
        [in-cards] deinen Karten
        [attack] dein Angriff
       *[nom] du
     }
   *[other] { $case ->
        [gen] von { $who }
        [cards] die Karten von { $who }
        [in-cards] den Karten von { $who }
        [attack] der Angriff von { $who }
       *[nom] { $who }
     }
 }

## Spezialkarten, wie sie gedruckt sind; „family“: am Familientisch

kind-fantastic = Fantastic
kind-fantastic-four = Fantastic Four
kind-counterattack = Counterattack
kind-equality = Equality
kind-nice-try = Nice Try
kind-inequality = Inequality
kind-special-favours = Special Favours
kind-lucky-bastard = Lucky Bastard
kind-mimicry = Mimicry
kind-fuck-you = Fuck You
    .family = Kein Kommentar
kind-curse = Curse
kind-2nd-chance = 2nd Chance
kind-exchange = Exchange
kind-gift = Gift
kind-skip = Skip
kind-thief = Thief
kind-troublemaker = Troublemaker
kind-colour-swap = Colour Swap

## Ereignisse, wie sie gedruckt sind; „call“: was dabei gerufen wird, ob mit oder ohne Punkteblatt

event-charity = Charity
    .call = Eine milde Gabe von denen, die zu viel haben!
event-communism = Communism
    .call = Allen gleich viel, also allen zu viel!
event-doomsday = Doomsday
    .call = Weltuntergang, Schluss für alle!
event-earthquake = Earthquake
    .call = Alles rutscht nach rechts!
event-expansion = Expansion
    .call = Eine, zwei, drei: Die Hände wachsen!
event-finish-line = Finish Line
    .call = Zieleinlauf, Karten zählen!
event-friday-the-13th = Friday the 13th
    .call = Huh! Ach, doch nichts.
event-gambling-man = Gambling Man
    .call = Wer zu hoch pokert, nimmt alles!
event-market = Market
    .call = Frisch vom Stapel, greift zu!
event-mating-season = Mating Season
    .call = Alle Pärchen verdrücken sich!
event-merry-christmas = Merry Christmas
    .call = Schöne Bescherung!
event-mexican-standoff = Mexican Standoff
    .call = Weg mit allem, drei neue für jeden!
event-recession = Recession
    .call = Es muss gespart werden!
event-robin-hood = Robin Hood
    .call = Nehmt es den Reichen!
event-surprise-party = Surprise Party
    .call = Überraschung, ein Geschenk!
event-the-all-seeing-eye = The All-Seeing Eye
    .call = Hosen runter, Karten auf den Tisch!
event-third-time-lucky = Third Time Lucky
    .call = Drei für jeden!
event-time-bomb = Time Bomb
    .call = Noch drei Züge, tick, tick, tick!
event-tornado = Tornado
    .call = Alles wirbelt durcheinander!
event-vandalism = Vandalism
    .call = Eine Farbe fliegt raus!
event-black-hole = Black Hole
    .call = Alles Schwarze wird verschluckt!
event-capitalism = Capitalism
    .call = Wer hat, dem wird gegeben!
event-crowdfunding = Crowdfunding
    .call = Sammeln wir für die Armen!
event-distributor = Distributor
    .call = Hände hoch, hier wird neu verteilt!
event-double-taxation = Double Taxation
    .call = Das Finanzamt lässt grüßen!
event-event-manager = Event Manager
    .call = Drei zur Auswahl, eins wird wahr!
event-identity-theft = Identity Theft
    .call = Wer bist du gleich noch mal?
event-last-chance = Last Chance
    .call = So schnell kommt hier keiner mehr raus!
event-plague = Plague
    .call = Ein Unglück kommt selten allein!
event-plus-one = Plus One
    .call = Darf es ab jetzt eine mehr sein?
event-repeat = Repeat
    .call = Zugabe!
event-russian-roulette = Russian Roulette
    .call = Sechs Kammern, viele Karten!
event-seppuku = Seppuku
    .call = Wer traut sich?
event-trust-fall = Trust Fall
    .call = Fallen lassen, es fängt schon jemand!

## Die Regeln in je ein, zwei Sätzen; „called“: wovon sie handeln; der erste Name steht darüber, jeden kann man eingeben.
## Die Karte mit dem unflätigen Namen nennt keine: Am Familientisch liest ihn niemand.

rule-number = Eine farbige Zahl passt auf die gleiche Farbe oder auf die gleiche Zahl.
    .called = Zahlen, Zahl
rule-black = Eine schwarze Zahl passt nur auf die gleiche Zahl oder wenn sich jemand diese gewünscht hat, nie auf Schwarz. Sie löst ein Ereignis aus, und auf sie passt nur die gleiche Zahl oder eine bunte Karte.
    .called = Schwarze Karten, schwarz, schwarze Karte
rule-fantastic = Passt immer. Wünsch dir eine Farbe oder eine Zahl.
    .called = { kind-fantastic }
rule-fantastic-four = Passt immer. Verteile vier Karten vom Stapel auf einen oder mehrere Mitspieler, und wünsch dir eine Farbe oder eine Zahl.
    .called = { kind-fantastic-four }
rule-counterattack = Wirf sie rein, wenn dich eine Spezialkarte trifft: Der Angriff ist abgewehrt, und du setzt ihn selbst ein, gegen wen du willst. Im eigenen Zug ist sie ein Farbwunsch.
    .called = { kind-counterattack }
rule-equality = Passt immer. Jemand mit weniger Karten als du muss ziehen, bis er so viele hat. Dazu oder stattdessen wünschst du dir eine Farbe.
    .called = { kind-equality }
rule-nice-try = Wirf sie rein, wenn jemand alle Karten los ist: Alle ohne Karten ziehen drei, und die Runde geht weiter. Im eigenen Zug ist sie ein Farbwunsch.
    .called = { kind-nice-try }
rule-inequality = Passt immer. Jemand muss blind Karten aus deiner Hand ziehen, bis er mehr hat als du. Dazu oder stattdessen wünschst du dir eine Farbe.
    .called = { kind-inequality }
rule-special-favours = Passt immer. Du tauschst mit jemandem alle Spezialkarten, also alles außer Zahlen. Dazu oder stattdessen wünschst du dir eine Farbe.
    .called = { kind-special-favours }
rule-lucky-bastard = Wirf sie rein, bevor ein Ereignis aufgedeckt wird, und es betrifft dich nicht. Im eigenen Zug ist sie ein Farbwunsch.
    .called = { kind-lucky-bastard }
rule-mimicry = Steht für jede Spezialkarte, die du willst, für eine farbige aber nur in der Farbe, die gerade gilt.
    .called = { kind-mimicry }
rule-fuck-you = Passt immer, aber nur, wenn du mit ihr genau zehn Karten hast. Die Karte darunter gilt weiter. Sie zählt 42 Punkte, und mit Spezialkarten kann man sie nicht absichtlich weitergeben.
    .called = { kind-fuck-you }, { kind-fuck-you.family }
rule-curse = Wird nie gespielt und nie abgeworfen, nur weitergegeben. Er zählt 13 Punkte.
    .called = { kind-curse }
rule-2nd-chance = Du musst gleich noch eine Karte legen. Kannst du das nicht, ziehst du eine und darfst dann legen.
    .called = { kind-2nd-chance }
rule-exchange = Gib jemandem zwei Karten deiner Wahl, und zieh blind zwei von seinen.
    .called = { kind-exchange }
rule-gift = Schenk jemandem zwei Karten aus deiner Hand.
    .called = { kind-gift }
rule-skip = Jemand setzt beim nächsten Zug aus. Vorher kann man ihn nicht noch einmal treffen.
    .called = { kind-skip }
rule-thief = Schau jemandem in die Karten, und nimm ihm zwei davon.
    .called = { kind-thief }
rule-troublemaker = Löst sofort ein Ereignis aus.
    .called = { kind-troublemaker }
rule-colour-swap = Hat zwei Farben und passt auf beide; weiter geht es mit der anderen.
    .called = { kind-colour-swap }
rule-charity = Jeder zieht blind eine Karte von jedem, der die meisten hat. Die Reichen selbst ziehen nichts.
    .called = { event-charity }
rule-communism = Alle ziehen, bis sie so viele Karten haben wie der mit den meisten.
    .called = { event-communism }
rule-doomsday = { rule-doomsday.sheet } Ohne Punkteblatt: { rule-doomsday.no-sheet }
    .called = { event-doomsday }
    .sheet = Die Runde ist sofort vorbei, und alle bekommen 50 Punkte, egal was sie auf der Hand haben.
    .no-sheet = Die Runde ist sofort vorbei, und alle haben gleich viele Punkte, egal was sie auf der Hand haben. Also gewinnen alle die Runde, außer jemand ist geschützt: Der gewinnt sie allein.
rule-earthquake = Jeder gibt seine ganze Hand dem Spieler rechts von ihm.
    .called = { event-earthquake }
rule-expansion = Alle ziehen reihum: der Erste eine Karte, der Zweite zwei, der Dritte drei und so weiter.
    .called = { event-expansion }
rule-finish-line = Die Runde ist sofort vorbei, und alle zählen, was sie noch auf der Hand haben.
    .called = { event-finish-line }
rule-friday-the-13th = Ein ganz normaler Freitag: Es passiert überhaupt nichts.
    .called = { event-friday-the-13th }
rule-gambling-man = Jeder legt verdeckt eine Zahl der letzten Farbe. Die höchste nimmt alle. Keine da? Zieh zwei. Wurde noch keine Farbe gespielt, passiert nichts.
    .called = { event-gambling-man }
    .any-card = Jeder legt verdeckt irgendeine Handkarte. Dann wird aufgedeckt, und die mit den zweitwenigsten Punkten nimmt alle.
rule-market = Vom Stapel werden so viele Karten aufgedeckt, wie Spieler dabei sind. Reihum nimmt sich jeder eine.
    .called = { event-market }
rule-mating-season = Jeder wirft alle Zahlen ab, die er mehrfach hat, egal in welcher Farbe, auch schwarze.
    .called = { event-mating-season }
rule-merry-christmas = Alle verschenken alle ihre Karten an die anderen, verteilt, wie sie wollen.
    .called = { event-merry-christmas }
rule-mexican-standoff = Alle werfen ihre Karten ab und ziehen reihum drei neue.
    .called = { event-mexican-standoff }
rule-recession = Alle werfen reihum ab: der Erste eine Karte, der Zweite zwei, der Dritte drei und so weiter.
    .called = { event-recession }
rule-robin-hood = Wer die wenigsten Karten hat, tauscht seine Hand mit dem, der die meisten hat.
    .called = { event-robin-hood }
rule-surprise-party = Reihum schenkt jeder einem Mitspieler seiner Wahl eine Karte.
    .called = { event-surprise-party }
rule-the-all-seeing-eye = Alle legen ihre Karten offen hin, bis jeder genug gesehen hat.
    .called = { event-the-all-seeing-eye }
rule-third-time-lucky = Alle ziehen drei Karten.
    .called = { event-third-time-lucky }
rule-time-bomb = Jeder hat noch drei Züge. Wirst du bis dahin alle Karten los, bekommst du zehn Punkte abgezogen, die anderen zehn dazu. Schafft es niemand, zählt alles doppelt.
    .called = { event-time-bomb }
rule-tornado = Alle Handkarten kommen zusammen, werden gemischt und reihum neu verteilt.
    .called = { event-tornado }
rule-vandalism = Alle werfen sämtliche Karten der letzten Farbe ab. Wurde noch keine Farbe gespielt, passiert nichts.
    .called = { event-vandalism }
rule-black-hole = Wer das ausgelöst hat, bekommt alle schwarzen Karten der anderen.
    .called = { event-black-hole }
rule-capitalism = Die Reichen werden reicher: Jeder zieht so viele Karten, wie er schon hat.
    .called = { event-capitalism }
rule-crowdfunding = Jeder schenkt jedem, der die wenigsten Karten hat, eine Karte. Die Armen selbst geben nichts.
    .called = { event-crowdfunding }
rule-distributor = Wer das ausgelöst hat, sieht sich alle Hände an und verteilt sie neu, jede als Ganzes. Die eigene darf er nicht behalten.
    .called = { event-distributor }
rule-double-taxation = { rule-double-taxation.sheet } Ohne Punkteblatt: { rule-double-taxation.no-sheet }
    .called = { event-double-taxation }
    .sheet = Die Punkte deiner drei höchsten Karten kommen sofort auf dein Konto, und das Spiel geht weiter.
    .no-sheet = Alle zeigen ihre drei höchsten Karten. Wer damit am wenigsten Punkte hat, zieht eine Karte, der Nächste zwei und so weiter; bei Gleichstand gleich viele.
rule-event-manager = Drei Ereignisse werden aufgedeckt, und wer das ausgelöst hat, sucht eines davon aus.
    .called = { event-event-manager }
rule-identity-theft = { rule-identity-theft.sheet } Ohne Punkteblatt: { rule-identity-theft.no-sheet }
    .called = { event-identity-theft }
    .sheet = Wer die meisten Punkte auf dem Konto hat, tauscht den Punktestand mit dem, der die wenigsten hat.
    .no-sheet = Wer das ausgelöst hat, bestimmt zwei Spieler (auch sich selbst, wenn er will), die Karten und Plätze tauschen.
rule-last-chance = Für den Rest der Runde: Immer wenn jemand seine letzte Karte loswird, kommt erst noch ein Ereignis.
    .called = { event-last-chance }
rule-plague = Sofort kommen zwei weitere Ereignisse, eins nach dem anderen, auch wenn schon das erste die Runde beendet.
    .called = { event-plague }
rule-plus-one = Für den Rest der Runde zieht jeder vom Stapel eine Karte mehr.
    .called = { event-plus-one }
rule-repeat = Wer das ausgelöst hat, sucht ein Ereignis dieser Runde aus, und es passiert noch einmal. Gab es noch keins, passiert nichts.
    .called = { event-repeat }
rule-russian-roulette = Jeder legt eine Karte verdeckt hin. Gemischt kommen sie oben auf den Stapel.
    .called = { event-russian-roulette }
rule-seppuku = { rule-seppuku.sheet } Ohne Punkteblatt: { rule-seppuku.no-sheet }
    .called = { event-seppuku }
    .sheet = Deckt reihum die oberste Karte auf. Eine Zahl bringt 21 Punkte weniger, alles andere 42 mehr. Kneifen kostet 21.
    .no-sheet = Deckt reihum die oberste Karte auf. Bei einer Zahl darfst du zwei Karten abwerfen, bei allem anderen ziehst du vier. Kneifen kostet zwei Karten.
rule-trust-fall = Reihum nennt jeder jemanden, der ihm zwei Karten schenken muss.
    .called = { event-trust-fall }
rule-aim = Werd deine Karten los. Was du am Ende der Runde noch auf der Hand hast, zählt gegen dich, und die wenigsten Punkte gewinnen.
    .called = Ziel
rule-turn = Leg eine Karte, die passt, oder zieh eine. Nach dem Ziehen darfst du noch legen, die gezogene oder eine andere.
    .called = Zug, ziehen
rule-match = Farbe auf Farbe, Zahl auf Zahl, Symbol auf Symbol. Bunte Karten passen immer.
    .called = Was passt, passen
rule-wish = Ein Wunsch gilt, bis ihn eine Karte erfüllt. Schwarz kann man sich nicht als Farbe wünschen.
    .called = Wunsch, wünschen
rule-attack = Spezialkarten treffen immer andere, nie dich selbst.
    .called = Angriff, Spezialkarten
rule-event = Schwarze Karten und Troublemaker lösen ein Ereignis aus. Es beginnt rechts von dem, der es ausgelöst hat; er selbst kommt zuletzt dran.
    .called = Ereignis, Ereignisse
rule-reaction = Alle, die die Karte haben könnten, werden gefragt, und alle haben gleich viel Zeit: So verrät Schweigen nichts.
    .called = Reinwerfen, Reaktion
rule-end = Die Runde endet, wenn jemand keine Karten mehr hat oder wenn gezogen werden muss und der Stapel leer ist.
    .called = Ende der Runde, Ende
rule-points = Zahlen zählen ihren Wert, Spezialkarten sieben Punkte, der Curse 13, und eine Karte zählt 42.
    .called = Punkte

## Was gerade gilt

demand-any = jede Karte
demand-colourless = nur eine bunte Karte
status-demand = Es passt: { $demand }; Bunt passt immer.
status-demand-all = Es passt: { $demand }.
status-next = Gespielt wird nach rechts: Nach { NOUN($whom, case: "dat") } kommt { $next }.
status-limit = { $ends ->
    [exceeded] Das Spiel endet bei mehr als { $n } Punkten.
   *[reached] Das Spiel endet bei { $n } Punkten.
 }
status-rounds = Runde { $n } von { $all }.
status-bomb = Time Bomb, Züge übrig: { COMMAS($tally) }.
status-bomb-safe = { $who ->
    [you] du bist geschützt
   *[other] { $who } ist geschützt
 }
status-last-chance = Last Chance: Bevor die Runde endet, kommt noch ein Ereignis{ but }.
status-plus-one = Plus One: Jedes Ziehen bringt eine Karte mehr{ but }.
but = { $spared ->
    [0] {""}
   *[other] , außer bei { NOUN($whom, case: "dat") }
 }
status-skipped = Muss aussetzen: { $who }.
status-protected = Vor dem Ereignis geschützt: { $who }.

## Was gefragt wird; „whom“: gegen wen, „threat“: was dem Opfer droht

ask-turn = Du bist dran: Leg oder zieh. { $goes }
ask-turn-draw = Du bist dran, aber bei dir passt nichts: Zieh. { $goes }
ask-turn-play = Der Stapel ist leer: Leg eine Karte. { $goes }
ask-drawn = Du hast gezogen. Leg jetzt eine Karte, oder lass es. { $goes }
ask-drawn-pass = Du hast gezogen, und es passt immer noch nichts.
ask-chance = 2nd Chance: Leg gleich noch eine. { $goes }
ask-chance-draw = 2nd Chance, aber bei dir passt nichts: Zieh. { $goes }
ask-must-wish = Welche Farbe wünschst du dir?
ask-may-wish = Wünschst du dir eine Farbe? Sonst gilt weiter: { $demand }.
ask-may-wish-or-attack = Wünschst du dir eine Farbe? Sonst musst du jemanden treffen, und es gilt weiter: { $demand }.
ask-colour-or-number = Wünsch dir eine Farbe oder eine Zahl.
ask-colouring = Mit welcher Farbe geht es weiter?
ask-mimic = Welche Karte ist deine Mimicry?
ask-four = Fantastic Four: Wer zieht? Noch { $cards } zu verteilen.
ask-target = { CAP($kind) }: { $whom }
ask-or-not = Du kannst es auch lassen.
ask-counter = { CAP($attacker) }: { $kind } gegen dich! { $threat } Wehrst du dich mit Counterattack?
ask-lucky = Gleich wird ein Ereignis aufgedeckt. Schützt du dich mit Lucky Bastard?
ask-nice = Alle Karten los: { $whom }. Wirfst du Nice Try rein?
ask-giving = Gib { NOUN($to, case: "dat") } { $cards }.
ask-exchanging = Exchange: Gib { NOUN($to, case: "dat") } { $cards }; dann ziehst du blind.
ask-giving-none = Was du noch hast, darfst du nicht weitergeben.
ask-stealing = Nimm { NOUN($to, case: "dat") } { $cards } weg.
ask-stealing-none = Bei { NOUN($to, case: "dat") } gibt es nichts, was du stehlen darfst.
ask-discarding = Wirf { $cards } ab.
ask-may-discard = Du darfst noch { $cards } abwerfen.
ask-discarding-none = Den Curse wird man so nicht los.
ask-gambling = Leg verdeckt eine Zahl in { colour }, am besten eine kleine: Die höchste nimmt alle.
ask-gambling-none = Du hast keine Zahl in { colour }: Dafür ziehst du { $cards }.
ask-gambling-any = Leg verdeckt irgendeine Karte: Die mit den zweitwenigsten Punkten nimmt alle.
ask-roulette = Leg eine Karte verdeckt hin; alle kommen gemischt auf den Stapel.
ask-scattering = Frohe Weihnachten! Was bekommt { NOUN($to, case: "dat") } von dir?
ask-buying = Such dir auf dem Markt eine Karte aus.
ask-distributor = { $who ->
    [you] Wessen Karten bekommst du?
   *[other] Wessen Karten bekommt { $who }?
 }
ask-surprise = Wer bekommt eine Karte von dir?
ask-trust = Wer muss dir { $cards } schenken?
ask-identity = Wer verliert seine Identität? Such den Ersten von zweien aus.
ask-identity-second = Mit wem werden Karten und Platz getauscht? Der Erste: { $first }.
ask-daring = Seppuku? Eine Zahl oben auf dem Stapel bringt dir −21 Punkte, alles andere +42. Kneifen kostet 21.
ask-daring-cards = Seppuku? Bei einer Zahl oben auf dem Stapel wirfst du zwei Karten ab, sonst ziehst du { $four }. Kneifst du, ziehst du { $two }.
ask-watching = Alle Karten liegen offen. Genug gesehen?
ask-manager = Welches dieser Ereignisse soll passieren?
ask-repeat = Welches Ereignis soll noch einmal passieren?
ask-deal = { $counted } Gib die nächste Runde, wenn du so weit bist.
ask-next = { $counted } Bereit für die nächste Runde?
ask-counted = Runde { $n }: { points } für dich, insgesamt { $sum }.
ask-counted-won = Du gewinnst Runde { $n } mit { points }. Gewonnene Runden: { $wins }.
ask-counted-lost = Runde { $n }: { points } für dich. Gewonnene Runden: { $wins }.
whom-equality = Wer muss ziehen, bis er { $mine } hat?
whom-inequality = Wer muss aus deiner Hand ziehen, bis er mehr hat als du?
whom-special-favours = Mit wem tauschst du alle Spezialkarten?
whom-exchange = Mit wem tauschst du?
whom-gift = Wen beschenkst du?
whom-skip = Wer setzt aus?
whom-thief = Wen bestiehlst du?
threat-fantastic-four = Du müsstest { $cards } ziehen.
threat-equality = Du müsstest ziehen, bis du genauso viele Karten hast.
threat-inequality = Du müsstest blind aus der Hand { NOUN($attacker, case: "gen") } ziehen.
threat-special-favours = Ihr würdet alle Spezialkarten tauschen.
threat-exchange = Ihr würdet Karten tauschen.
threat-gift = Du würdest beschenkt.
threat-skip = Du müsstest aussetzen.
threat-thief = Du würdest bestohlen.

## Worauf die anderen warten

wait-turn = { $who } ist dran. { $goes }
wait-wishing = { $who } denkt sich einen Wunsch aus.
wait-colouring = { $who } sucht eine Farbe aus.
wait-mimic = { $who } überlegt, welche Karte die Mimicry ist.
wait-target = { $who } sucht ein Opfer für { $kind }.
wait-counter = { $kind } gegen { $who }: Kommt eine Antwort?
wait-lucky = Gleich wird ein Ereignis aufgedeckt. Schützt sich { $who }?
wait-nice = Alle Karten los: { $whom }. Hat { $who } etwas dagegen?
wait-giving = { $who } sucht Karten für { NOUN($to, case: "acc") } aus.
wait-stealing = { $who } wühlt in { NOUN($to, case: "in-cards") }.
wait-discarding = { $who } sucht aus, was wegkommt.
wait-laying = { $who } legt verdeckt eine Karte.
wait-choosing-person = { $who } sucht jemanden aus.
wait-scattering = { $who } packt Geschenke ein.
wait-buying = { $who } steht am Markt.
wait-daring = Wagt { $who } Seppuku?
wait-watching = Alle Karten liegen offen. { $who } schaut noch.
wait-choosing-event = { $who } sucht ein Ereignis aus.
wait-deal-next = Runde { $n } ist gezählt. { $who } ist noch nicht so weit.

## Wie es ausgegangen ist

verdict-sheet = Das Limit von { $limit } Punkten ist { $ends ->
    [exceeded] überschritten
   *[reached] erreicht
 }, und die wenigsten Punkte gewinnen: { COMMAS($tally) }.
verdict-rounds = Gewonnene Runden: { COMMAS($tally) }.
verdict-shared = Gleichauf, also ein geteilter Sieg: { $winners }.

## Knöpfe

label-play = { CAP($card, article: "none") } legen
label-throw-in = { CAP($card, article: "none") } reinwerfen
label-pick = { CAP($card, article: "none") } nehmen
label-give = { CAP($card, article: "none") } hergeben
label-discard = { CAP($card, article: "none") } abwerfen
label-lay = { CAP($card, article: "none") } verdeckt hinlegen
label-seat = { CAP($name, case: "acc") }
label-hit = { CAP($kind) } gegen { NOUN($name, case: "acc") }
label-one-card = Eine Karte für { NOUN($name, case: "acc") }
label-hand-of = { CAP($name, case: "cards") }
label-wish = { CAP($wish) } wünschen
label-colour = Weiter mit { $wish }
label-as = Als { $kind }
label-event = { CAP($event) } aussuchen
label-draw = Ziehen
label-pass = Weiter
label-no-play = Nichts legen
label-no-wish = Nichts wünschen
label-no-target = Niemanden treffen
label-no-reaction = Nichts reinwerfen
label-enough = Genug für { NOUN($name, case: "acc") }
label-no-discard = Nichts mehr abwerfen
label-shrink = Kneifen
label-dare = Seppuku wagen
label-ok = Genug gesehen
label-deal = Nächste Runde geben
label-next = Nächste Runde

## Was eine Aktion bringt; „effect“: was auf der Karte steht, für den, der sie hat

effect-fantastic = Du wünschst dir eine Farbe oder eine Zahl.
effect-fantastic-four = Du wünschst dir eine Farbe oder eine Zahl und darfst vier Karten vom Stapel verteilen.
effect-counterattack = Im eigenen Zug ist das nur ein Farbwunsch (F43).
effect-nice-try = { effect-counterattack }
effect-lucky-bastard = { effect-counterattack }
effect-equality = Du wünschst dir eine Farbe, oder jemand zieht, bis er so viele Karten hat wie du, oder beides.
effect-inequality = Du wünschst dir eine Farbe, oder jemand zieht blind aus deiner Hand, bis er mehr hat als du, oder beides.
effect-special-favours = Du wünschst dir eine Farbe oder tauschst mit jemandem alle Spezialkarten, oder beides.
effect-mimicry = Du sagst, für welche Spezialkarte sie steht.
effect-fuck-you = Weg mit den 42 Punkten! Die Karte davor gilt weiter: { $demand }.
effect-2nd-chance = Du musst gleich noch eine Karte legen; kannst du das nicht, ziehst du.
effect-exchange = { NOUN($gift, case: "any") ->
    [no] Du hast dann nichts herzugeben, ziehst aber blind von jemandem.
   *[yes] Du gibst jemandem { $gift } und ziehst dafür blind von ihm.
 }
effect-gift = { NOUN($gift, case: "any") ->
    [no] Du hast dann nichts zu verschenken.
   *[yes] Du schenkst jemandem { $gift }.
 }
effect-skip = Jemand setzt beim nächsten Zug aus.
effect-thief = Du schaust jemandem in die Karten und nimmst ihm welche weg.
effect-troublemaker = Das löst ein Ereignis aus.
effect-black = { effect-troublemaker }
effect-colour-swap = Du suchst aus, mit welcher Farbe es weitergeht.
no-target-equality = Niemand hat dann weniger Karten als du, also ist es nur ein Farbwunsch (F47).
no-target-skip = Alle anderen müssen schon aussetzen, also trifft Skip niemanden (F60).
brings-after = Danach passt: { $after }.
brings-hits = Treffen kannst du: { $hit }.
brings-swaps = Weiter geht es mit { colour }.
brings-last = Das ist deine letzte Karte.
brings-last-nice = Das ist deine letzte Karte: Kommt kein Nice Try, ist die Runde zu Ende.
brings-last-over = Das ist deine letzte Karte, und die Runde ist zu Ende.
brings-last-effect = Das ist deine letzte Karte, aber erst passiert noch, was sie auslöst (F29).
brings-last-chance = Das ist deine letzte Karte. Last Chance: Bevor die Runde endet, kommt noch ein Ereignis.
brings-emptied = Dann hast du keine Karte mehr.
brings-nice-window = Kommt kein Nice Try, ist die Runde zu Ende.
brings-over = Damit ist die Runde zu Ende.
brings-counter = Der Angriff ist abgewehrt, und du darfst { $kind } selbst gegen jemanden einsetzen.
brings-counter-none = Der Angriff ist abgewehrt; du kannst { $kind } aber gegen niemanden einsetzen.
brings-may-wish = Dazu darfst du dir eine Farbe wünschen.
brings-lucky = Das nächste Ereignis betrifft dich nicht.
brings-goes-on = Die Runde geht weiter.
brings-nice-self = Das ist auch deine letzte Karte (F79).
brings-counter-not = Du lässt es geschehen.
brings-lucky-not = Was auch kommt, es trifft dich.
brings-nice-not = Du hast nichts dagegen.
brings-draw = Du ziehst { $cards } und darfst danach noch legen.
brings-draw-end = Der Stapel reicht nicht mehr: Die Runde endet sofort (F31).
brings-no-play = Du legst nichts.
brings-next = { $who ->
    [you] Dann bist du wieder dran.
   *[other] Dann ist { $who } dran.
 }
brings-wish = Die nächste Karte muss { adjective } oder bunt sein.
brings-wish-number = Die nächste Karte muss { $wish } sein, egal in welcher Farbe, auch schwarz, oder eine bunte.
brings-no-wish = Es gilt weiter: { $demand }.
brings-must-hit = Dafür musst du jemanden treffen.
brings-no-target = { CAP($kind) } hat keine Wirkung.
brings-four = Eine der vier Karten geht an { $name }.
brings-four-all = Für { $name } zusammen: { $cards }.
brings-inequality-none = { CAP($name) } hat schon mehr Karten als du: Es passiert nichts (F49).
brings-favours = Du gibst { $name } { $cards }, und { $name } gibt dir alle Spezialkarten.
brings-exchange = { NOUN($cards, case: "any") ->
    [no] Du hast nichts für { $name }.
   *[yes] Du gibst { $name } { $cards }.
 }
brings-thief = Du schaust { $name } in die Karten und nimmst bis zu { $cards } weg.
brings-unless = Nur ein Counterattack kann das noch verhindern.
brings-was-inequality-none = Du hast schon mehr Karten: Es passiert nichts (F49).
brings-was-exchange = { CAP($attacker) } sucht Karten für dich aus und zieht dann blind von dir.
brings-was-gift = { CAP($attacker) } sucht Karten für dich aus.
brings-was-thief = { CAP($attacker) } sieht deine Karten und nimmt bis zu { $cards }.
brings-giving = { CAP($name) } bekommt { NOUN($card, case: "acc") }; nur ihr beide seht es.
brings-stealing = Du nimmst { NOUN($card, case: "acc") } auf die Hand.
brings-discarding = { CAP($card) } kommt offen unter die oberste Karte des Ablagestapels. Was passt, bleibt gleich.
brings-gambling = Du legst verdeckt { NOUN($card, case: "acc") }. Die höchste Zahl nimmt alle, bei Gleichstand die erste.
brings-gambling-any = Du legst verdeckt { NOUN($card, case: "acc") }. Die mit den zweitwenigsten Punkten nimmt alle, bei Gleichstand die erste.
brings-roulette = { CAP($card) } kommt verdeckt zu den anderen und liegt dann irgendwo oben im Stapel.
brings-buying = Du nimmst { NOUN($card, case: "acc") } auf die Hand; alle sehen es.
brings-nothing-fits = Hier ist nichts zu holen.
brings-enough = Mehr bekommt { $name } nicht. Weiter mit dem Nächsten.
brings-no-discard = Den Rest behältst du.
brings-distributor = { CAP($name, case: "cards") } gehen an { NOUN($receiver, case: "acc") }.
brings-surprise = { CAP($name) } bekommt eine Karte von dir.
brings-trust = { CAP($name) } sucht { $cards } für dich aus.
brings-trust-none = Bei { $name } ist nichts zu holen.
brings-identity = { $who ->
    [you] Dann wählst du, mit wem du Karten und Platz tauschst.
   *[other] Dann wählst du, mit wem { $who } Karten und Platz tauscht.
 }
brings-identity-second = Karten und Plätze werden getauscht: { $first } und { $name }.
brings-dare = Die oberste Karte wird aufgedeckt.
brings-if-number = Eine Zahl: { $brings }
brings-if-other = Alles andere: { $brings }
brings-may-discard = Du darfst bis zu { $cards } abwerfen.
brings-dare-nothing = Dann passiert dir nichts.
brings-dare-empty = Der Stapel ist leer: Es gibt nichts aufzudecken, und die Runde endet nach dem Ereignis (F147).
brings-shrink = Kneifen hat seinen Preis: { $brings }
brings-points = { change }, das macht { $sum }.
brings-ok = Es geht weiter, sobald alle genug gesehen haben.
brings-deal = Die nächste Runde wird gegeben.
brings-all-go-on = Die nächste Runde beginnt, sobald alle so weit sind.

## Warum nicht

why-decides-otherwise = { nobody-first }
why-not-on-your-hand = Diese Karte hast du nicht: { NOUN($card, article: "none") }.
why-not-in-the-box = An diesem Tisch ist diese Karte nicht dabei: { NOUN($card, article: "none") }.
why-curse-never-played = Den Curse kann man nicht spielen, nur weitergeben (F74).
why-fuck-you-with-ten = Das geht nur mit genau zehn Karten, sie selbst mitgezählt; du hast { $cards } (F72).
why-black-on-its-number = Eine schwarze { $n } passt nur auf eine { $n } oder wenn die { $n } gewünscht ist (F19). Jetzt passt: { $demand }.
why-number-on-number = Farbe oder Zahl muss passen, und das heißt jetzt: { $demand }.
why-symbol-on-symbol = Farbe oder Symbol muss passen, und das heißt jetzt: { $demand }.
why-only-the-reaction = Jetzt hilft nur { $kind } oder stattdessen eine Mimicry (F68).
why-drawn-already = Du hast schon gezogen: Leg eine Karte, oder lass es (F13, F14).
why-second-chance-must-lay = Nach 2nd Chance musst du legen, wenn etwas passt (F64).
why-used-up-must-lay = Der Stapel ist leer, und bei dir passt etwas: Leg es (F32).
why-no-time-to-draw = Du kannst jetzt nicht ziehen. { $ask }
why-play-or-draw = Leg eine Karte oder zieh eine: Nichts legen darfst du erst nach dem Ziehen (F14).
why-wish-is-a-must = Du musst dir hier etwas wünschen (F25, F26).
why-all-four-are-dealt-out = Angefangen ist angefangen: Du musst alle vier Karten verteilen (F36).
why-somebody-is-hit = Diese Karte muss jemanden treffen.
why-wish-or-effect = Ohne Wunsch musst du jemanden treffen: Eins von beiden muss die Karte tun (F25).
why-card-is-due = Darum kommst du nicht herum: Such eine Karte aus.
why-no-card-to-choose = Du kannst jetzt keine Karte aussuchen. { $ask }
why-not-on-their-hand = Diese Karte hat { $name } nicht: { NOUN($card, article: "none") }.
why-not-on-the-market = Diese Karte liegt nicht auf dem Markt: { NOUN($card, article: "none") }.
why-rude-card-not-on-purpose = Diese Karte kann niemand absichtlich weitergeben. Sie wechselt nur blind oder durch ein Ereignis die Hand (F53, F59).
why-curse-not-discarded = Den Curse kann man nicht abwerfen (F74).
why-number-of-last-colour = Es muss eine Zahl in { colour } sein, der zuletzt gespielten Farbe (F101).
why-nobody-to-name = Du kannst jetzt niemanden aussuchen. { $ask }
why-empty-seat = Auf diesem Platz sitzt niemand.
why-not-oneself = Dich selbst darfst du damit nicht treffen (F28).
why-somebody-else = Es muss jemand anderes sein.
why-equality-for-fewer-cards = Equality trifft nur Spieler mit weniger Karten als du (F47).
why-skipped-already = { CAP($name) } muss schon aussetzen; noch einmal geht erst danach (F60).
why-protected = Lucky Bastard: Dieses Ereignis betrifft { $name } nicht (F75).
why-hand-not-free = Diese Hand ist schon vergeben oder muss noch für jemand anderen bleiben (F90).
why-own-hand-not-kept = Die eigenen Karten darfst du nicht behalten (F90).
why-two-victims = Es müssen zwei verschiedene Spieler sein.
why-no-wish-now = Du kannst dir jetzt nichts wünschen. { $ask }
why-no-number-wish = Eine Zahl wünschen sich nur Fantastic und Fantastic Four (F26).
why-colour-not-open = Mit dieser Farbe kann es hier nicht weitergehen (F33, F70).
why-no-mimicry-now = Das wäre etwas für die Mimicry. { $ask }
why-mimicry-needs-a-colour = Als farbige Karte braucht die Mimicry eine Farbe, und gerade gilt keine (F69).
why-imitates-existing-cards = { CAP($kind) } gibt es an diesem Tisch nicht.
why-no-event-to-choose = Hier kannst du kein Ereignis aussuchen. { $ask }
why-repeat-not-itself = Repeat wiederholt sich nicht selbst (F116).
why-not-uncovered-yet = { CAP($event) } wurde in dieser Runde noch nicht aufgedeckt (F116).
why-not-offered = { CAP($event) } steht nicht zur Wahl.
why-no-seppuku-now = Seppuku gibt es nur als Ereignis. { $ask }
why-no-open-hands = Gerade liegen die Karten nicht offen. { $ask }
why-deal-when-counted = Diese Runde läuft noch. Die nächste wird gegeben, wenn sie gezählt ist.
why-round-is-on = Diese Runde läuft noch.
why-somebody-else-deals = Die nächste Runde gibt jemand anderes.
why-you-deal = Du gibst die nächste Runde.

## Was geschieht

deals = { $who ->
    [you] Runde { $n }: Du gibst jedem { $cards }.
   *[other] Runde { $n }: { $who } gibt jedem { $cards }.
 }
turns-up = { $who ->
    [you] { CAP($card) } wird aufgedeckt und gilt, als hättest du die Karte gelegt.
   *[other] { CAP($card) } wird aufgedeckt und gilt, als hätte { $who } die Karte gelegt.
 }
plays = { $who ->
    [you] Du legst { NOUN($card, case: "acc") }.
   *[other] { $who } legt { NOUN($card, case: "acc") }.
 }
rude = { $who ->
    [you] Du sagst es laut: { NOUN($card, case: "acc") }!
   *[other] { $who } sagt es laut: { NOUN($card, case: "acc") }!
 }
counters = { $who ->
    [you] Du wirfst { NOUN($card, case: "acc") } rein: { CAP($whom, case: "attack") } mit { $kind } ist abgewehrt!
   *[other] { $who } wirft { NOUN($card, case: "acc") } rein: { CAP($whom, case: "attack") } mit { $kind } ist abgewehrt!
 }
protects = { $who ->
    [you] Du wirfst { NOUN($card, case: "acc") } rein: Das Ereignis betrifft dich nicht.
   *[other] { $who } wirft { NOUN($card, case: "acc") } rein und hat mit dem Ereignis nichts zu tun.
 }
nice = { $who ->
    [you] Netter Versuch! Du wirfst { NOUN($card, case: "acc") } rein: Alle ohne Karten ziehen drei.
   *[other] Netter Versuch! { $who } wirft { NOUN($card, case: "acc") } rein: Alle ohne Karten ziehen drei.
 }
draws = { $who ->
    [you] Du ziehst { NOUN($cards, case: "acc") }.
   *[other] { $who } zieht { NOUN($cards, case: "acc") }.
 }
wishes = { $who ->
    [you] Du wünschst dir { $wish }.
   *[other] { $who } wünscht sich { $wish }.
 }
no-wish = { $who ->
    [you] Du wünschst dir nichts.
   *[other] { $who } wünscht sich nichts.
 }
mimics = { $who ->
    [you] Deine Mimicry ist jetzt { $kind }.
   *[other] Die Mimicry von { $who } ist jetzt { $kind }.
 }
attacks = { $who ->
    [you] Du spielst { $kind } gegen { NOUN($whom, case: "acc") }.
   *[other] { $who } spielt { $kind } gegen { NOUN($whom, case: "acc") }.
 }
share = { $n } für { NOUN($whom, case: "acc") }
deals-out = { $who ->
    [you] Du verteilst { $kind }: { COMMAS($shares) }.
   *[other] { $who } verteilt { $kind }: { COMMAS($shares) }.
 }
declines = { $who ->
    [you] Du verzichtest auf { $kind }.
   *[other] { $who } verzichtet auf { $kind }.
 }
gives = { $who ->
    [you] Du gibst { NOUN($whom, case: "dat") } { NOUN($cards, case: "acc") }.
   *[other] { $who } gibt { NOUN($whom, case: "dat") } { NOUN($cards, case: "acc") }.
 }
draws-blindly = { $who ->
    [you] Du ziehst blind { NOUN($cards, case: "acc") } { NOUN($whom, case: "gen") }.
   *[other] { $who } zieht blind { NOUN($cards, case: "acc") } { NOUN($whom, case: "gen") }.
 }
looks = { $who ->
    [you] Du schaust { NOUN($whom, case: "dat") } in die Karten.
   *[other] { $who } schaut { NOUN($whom, case: "dat") } in die Karten.
 }
sees = { $who ->
    [you] Du schaust { NOUN($whom, case: "dat") } in die Karten: { NOUN($cards, case: "acc") }.
   *[other] { $who } schaut { NOUN($whom, case: "dat") } in die Karten: { NOUN($cards, case: "acc") }.
 }
shows = { $who ->
    [you] Du zeigst { NOUN($cards, case: "acc") }.
   *[other] { $who } zeigt { NOUN($cards, case: "acc") }.
 }
discards-none = { $who ->
    [you] Du wirfst nichts ab.
   *[other] { $who } wirft nichts ab.
 }
lays = { $who ->
    [you] Du legst { NOUN($cards, case: "acc") } verdeckt hin.
   *[other] { $who } legt { NOUN($cards, case: "acc") } verdeckt hin.
 }
lays-for = { $who ->
    [you] Du legst { NOUN($cards, case: "acc") } für { NOUN($whom, case: "acc") } hin.
   *[other] { $who } legt { NOUN($cards, case: "acc") } für { NOUN($whom, case: "acc") } hin.
 }
gets = { $who ->
    [you] Du bekommst { NOUN($cards, case: "acc") } { NOUN($whom, case: "gen") }.
   *[other] { $who } bekommt { NOUN($cards, case: "acc") } { NOUN($whom, case: "gen") }.
 }
takes = { $who ->
    [you] Du nimmst { NOUN($cards, case: "acc") }.
   *[other] { $who } nimmt { NOUN($cards, case: "acc") }.
 }
discards = { $who ->
    [you] Du wirfst { NOUN($cards, case: "acc") } ab.
   *[other] { $who } wirft { NOUN($cards, case: "acc") } ab.
 }
opens-number = { $who ->
    [you] Du wagst Seppuku und deckst { NOUN($card, case: "acc") } auf: noch einmal gut gegangen!
   *[other] { $who } wagt Seppuku und deckt { NOUN($card, case: "acc") } auf: noch einmal gut gegangen!
 }
opens-other = { $who ->
    [you] Du wagst Seppuku und deckst { NOUN($card, case: "acc") } auf: Das tut weh.
   *[other] { $who } wagt Seppuku und deckt { NOUN($card, case: "acc") } auf: Das tut weh.
 }
gets-dealt = { $who ->
    [you] Du bekommst { NOUN($cards, case: "acc") }.
   *[other] { $who } bekommt { NOUN($cards, case: "acc") }.
 }
skips = { $who ->
    [you] Du musst beim nächsten Zug aussetzen.
   *[other] { $who } muss beim nächsten Zug aussetzen.
 }
is-skipped = { $who ->
    [you] Du setzt aus.
   *[other] { $who } setzt aus.
 }
executes = { $who ->
    [you] Du suchst aus: { $call }
   *[other] { $who } sucht aus: { $call }
 }
last-turn = { $who ->
    [you] Die Bombe tickt: Das ist dein letzter Zug.
   *[other] Die Bombe tickt: Das ist der letzte Zug für { $who }.
 }
exhausts = { $who ->
    [you] Du müsstest ziehen, aber der Stapel ist leer: Das war die Runde.
   *[other] { $who } müsste ziehen, aber der Stapel ist leer: Das war die Runde.
 }
puts-back = Mit dem Curse fängt keine Runde an: Er kommt zurück in den Stapel.
goes-on = Weiter geht es mit { colour }.
hands-over = { $who ->
    [you] { $n } von dir
   *[other] { $n } von { $who }
 }
favours = Spezialkarten wechseln die Hand: { COMMAS($tally) }.
puts-on-stack = { CAP($cards) }, gut gemischt, oben auf den Stapel.
market = Auf dem Markt: { $cards }.
gambled = Aufgedeckt: { COMMAS($tally) }.
gambled-with = { $who ->
    [you] { NOUN($card, article: "none") } von dir
   *[other] { NOUN($card, article: "none") } von { $who }
 }
goes-to = { $owner } → { $whom }
hands-gone = Ganze Hände wandern: { COMMAS($tally) }.
hands-stay = Alle Hände bleiben, wo sie sind.
pools = Alle Karten auf einen Haufen, mischen, neu geben: { $who }.
called-out = { $event }: { $call }
uncovers = { $call }
offers = Zur Wahl stehen: { $events }.
ticks = Time Bomb, Züge übrig: { COMMAS($tally) }.
account = { CAP($who) }: { change }, jetzt { $sum }.
swaps-points = Die Konten werden getauscht: { $who } und { $whom }.
swaps-places = Die Plätze werden getauscht: { $who } und { $whom }.
scores = Punkte dieser Runde: { COMMAS($scores) }.
so-far = Stand: { COMMAS($scores) }.
ends = Das Spiel ist aus.
round-ends-empty-hand = Karten los, Runde vorbei!
round-ends-exhausted = Die Runde ist vorbei: Der Stapel ist leer.
round-ends-bomb-goes-off = Bumm! Die Zeit ist um, und alle Punkte zählen doppelt.
round-ends-finishes = Zieleinlauf: Die Runde ist vorbei.
round-ends-doomed = Die Welt ist untergegangen, und mit ihr die Runde.

## Der Tisch im Browser

table-stack = Stapel
table-discard = Ablagestapel
table-mine = Deine Hand
table-hand = auf der Hand
table-hand-short = Karten
table-points = Punkte
table-rounds = gewonnene Runden
table-this-round = in dieser Runde
table-in-force = Es passt
table-any = jede Karte
table-colourless = nur bunte Karten
table-event = Ereignis
table-running = Noch in Kraft
table-skipped = setzt aus
table-safe = geschützt
table-bomb = Züge übrig (Time Bomb)
table-turn = am Zug
table-hand-of = Karten von { $name }
table-market = Auf dem Markt
table-laid = Verdeckt
table-down = verdeckt
table-more = und { $n } weitere
table-sort = Hand ordnen
table-by-colour = Farben
table-by-number = Zahlen
table-by-newest = Neueste

## Der Tisch im Terminal

terminal-round = Runde { $n } · Stapel: { $stack } · Ereignisse: { $events }
terminal-top = Oben liegt
terminal-market = Offen liegt
terminal-offer = Zur Wahl
terminal-mine = Deine Hand
terminal-theirs = Hand { NOUN($name, case: "gen") }
terminal-hand = Hand
terminal-points = Punkte
terminal-wins = Runden
terminal-dealer = gibt
terminal-skipped = setzt aus
terminal-shield = geschützt
terminal-bomb = noch { $n }

## Was durchgespielte Runden über eine Aktion zeigen

fact-empties = In { $n } von 100 Runden wirst du alle Karten los („{ $instead }“: { $than }).
fact-points = Dir bleiben am Ende der Runde im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-others = Der Beste der anderen behält im Schnitt { $n } Punkte („{ $instead }“: { $than }).
fact-plays-next = In { $n } von 100 Runden kannst du zu Beginn deines nächsten Zugs gleich legen („{ $instead }“: { $than }).
fact-cards = Du beginnst deinen nächsten Zug im Schnitt mit { $n } Karten („{ $instead }“: { $than }).
fact-hurts = { $who ->
    [you] Deine Hand verändert sich in diesem Zug im Schnitt um { $n } Karten („{ $instead }“: { $than }).
   *[other] Die Hand von { $who } verändert sich in diesem Zug im Schnitt um { $n } Karten („{ $instead }“: { $than }).
 }

## Was passiert, wie es Berichte des Labors aufzählen

happens-round-starts = Eine Runde beginnt.
happens-deals = Jemand bekommt eine Karte ausgeteilt.
happens-turns-up = Die erste Karte des Ablagestapels wird aufgedeckt.
happens-puts-back = Ein Curse kommt zurück in den Stapel.
happens-plays = Jemand spielt eine Karte.
happens-draws = Jemand zieht eine Karte.
happens-wishes = Jemand wünscht sich eine Farbe oder eine Zahl.
happens-goes-on = Durch eine Spezialkarte geht es mit einer Farbe weiter.
happens-mimics = Eine Mimicry wird zu einer anderen Karte.
happens-attacks = Jemand greift jemanden an.
happens-declines = Jemand verzichtet auf die Wirkung einer Karte.
happens-counters = Eine Karte wird gekontert.
happens-hands = Eine Karte wandert von einer Hand in eine andere.
happens-looks = Jemand sieht sich eine Hand an.
happens-sees = Jemand sieht eine Karte aus einer fremden Hand.
happens-shows = Eine Karte wird allen gezeigt.
happens-counts = Jemand sagt, wie viele Karten einer Art er hat.
happens-lays = Eine Karte wird verdeckt hingelegt.
happens-gets = Jemand nimmt eine hingelegte Karte.
happens-puts-on-stack = Hingelegte Karten kommen gemischt auf den Stapel.
happens-offers = Eine Karte liegt offen zum Nehmen da.
happens-takes = Jemand nimmt eine der offenen Karten.
happens-discards = Jemand wirft eine Karte ab.
happens-opens-stack = Die oberste Karte des Stapels wird aufgedeckt.
happens-goes-to = Eine ganze Hand soll den Besitzer wechseln.
happens-hands-gone = Hände werden getauscht.
happens-pools = Hände werden zusammengeworfen.
happens-skips = Jemand muss aussetzen.
happens-is-skipped = Jemand setzt aus.
happens-turns = Ein Zug beginnt.
happens-uncovers = Ein Ereignis wird aufgedeckt.
happens-executes = Jemand führt ein Ereignis aus.
happens-protects = Jemand ist vor einem Ereignis geschützt.
happens-ticks = Eine Bombe tickt: Es bleiben weniger Züge.
happens-account = Jemandes Punktestand ändert sich sofort.
happens-switches = Zwei tauschen Punkte oder Plätze.
happens-exhausts = Jemand muss ziehen, und der Stapel ist leer.
happens-round-ends = Die Runde ist aus.
happens-scores = Die Punkte einer Runde werden gezählt.
happens-game-ends = Das Spiel ist aus.
happens-lacks = Man weiß, dass jemand eine Art von Karten nicht hat.
happens-differs = Man weiß, dass jemand keine Zahl doppelt hat.

## Kartensorten, nach denen man bei verdeckten Karten fragt

sort-special = Eine Spezialkarte
sort-blue = Eine blaue Karte
sort-red = Eine rote Karte
sort-green = Eine grüne Karte
sort-yellow = Eine gelbe Karte
sort-black = Eine schwarze Karte
