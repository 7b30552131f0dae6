### Was Texte für ein Sprachmodell selbst sagen, in allen Spielen, auf Deutsch.

## Eine Entscheidung in Worten

happened = Seit deiner letzten Entscheidung ist das passiert:
table = So siehst du den Tisch:
question = Jetzt zu entscheiden:
others-turn = { $who } ist dran.
choices = Das kannst du tun:
choice = [{ $number }] { $notation } — { $label }. { $brings }
choice-plain = [{ $number }] { $notation } — { $label }.
how-to-answer = Antworte mit einer davon in eckigen Klammern, mit ihrer Nummer oder in Notation: [{ $number }] oder [{ $notation }]. Du darfst vorher nachdenken; nur die letzten Klammern zählen.
no-choice = { $question } Du hast nur eine Möglichkeit, also spielt sie der Tisch: { $action }.
legend-acts = ▶ entscheidet gerade
legend-down = ▒ liegt verdeckt
legend-unknown = ? ist eine Karte, die du nicht siehst
legend-minus = − vor einer Zahl heißt minus
legend-you = { $sign } du ({ $colour })
over = Das Spiel ist aus.
result = Ergebnis: { COMMAS($scores) }
wins = { $who ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
 }
shared = { $who } teilen sich den Sieg!

## Falsche Antworten

answer-brackets = Da steht keine Antwort in eckigen Klammern. Schreib deine Wahl so: [1] oder [{ $first }].
answer-empty = Die letzten eckigen Klammern sind leer. Schreib deine Wahl so: [1] oder [{ $first }].
answer-number = Eine Möglichkeit { $said } gibt es nicht: Die Nummern gehen von 1 bis { $last }.
answer-unknown = „{ $said }“ ist weder eine Nummer der Liste noch eine Aktion dieses Spiels.
possible = Jetzt möglich: { $possible }
possible-more = und { $n } weitere in der Liste
error-again = Das war keine Antwort. { $why }
error-left = { $left ->
    [0] Ist auch die nächste Antwort falsch, { $then }
    [one] Danach darfst du dich noch { $left }-mal irren; dann { $then }
   *[other] Danach darfst du dich noch { $left }-mal irren; dann { $then }
 }
error-then-loss = hast du das Spiel verloren.
error-then-random = spielt der Tisch irgendetwas für dich.
random-played = Zu viele falsche Antworten: Für dich wurde „{ $action }“ gespielt.
lost-by-errors = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } das Spiel durch falsche Antworten verloren. { $why }

## Regeln

your-part = Du spielst { $title }. Es spielen { $players }; du bist { $colour }. Unten stehen die Regeln; vor jeder Entscheidung liest du, was passiert ist, wie der Tisch aussieht und was du tun kannst.
house-rules = An diesem Tisch nicht wie gewohnt
no-chapter = Ein Kapitel „{ $heading }“ gibt es nicht. Kapitel sind: { $chapters }
search-what = Sag, nach welchen Wörtern du suchst.
nothing-found = Zu „{ $words }“ sagen die Regeln nichts. Versuch es mit einem einzelnen Wort, dem Namen einer Karte oder der Nummer einer Festlegung ({ $rulings }).
