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
legend-chosen = ▒! ist zum Aufdecken ausgesucht
legend-unknown = ? ist eine Karte, die du nicht siehst
legend-minus = − vor einer Zahl heißt minus
legend-you = { $sign } du ({ $colour })
over = Das Spiel ist aus.
result = Ergebnis: { COMMAS($scores) }
wins = { $who ->
    [you] Du gewinnst!
   *[other] { $who } gewinnt!
 }
shared = Geteilter Sieg: { $who }!

## Falsche Antworten

answer-brackets = Da steht keine Antwort in eckigen Klammern. Schreib deine Wahl so: [1] oder [{ $first }].
answer-empty = Die letzten eckigen Klammern sind leer. Schreib deine Wahl so: [1] oder [{ $first }].
answer-number = Eine Möglichkeit { $said } gibt es nicht: Die Nummern gehen von 1 bis { $last }.
answer-unknown = „{ $said }“ ist weder eine Nummer der Liste noch eine Aktion dieses Spiels.
possible = Jetzt möglich: { $possible }.
possible-more = Die Liste hat noch { $n } weitere.
error-again = Das war keine Antwort. { $why }
error-left = { $left ->
    [0] Ist auch die nächste Antwort falsch, { $then }
    [one] Danach darfst du dich noch einmal irren; dann { $then }
   *[other] Danach darfst du dich noch { $left }-mal irren; dann { $then }
 }
error-then-loss = hast du das Spiel verloren.
error-then-random = spielt der Tisch irgendeine Möglichkeit für dich.
random-played = Zu viele falsche Antworten: Für dich wurde „{ $action }“ gespielt.
lost-by-errors = { $who ->
    [you] Du hast
   *[other] { $who } hat
 } das Spiel durch falsche Antworten verloren. { $why }

## Regeln

your-part = Du spielst { $title }. Es spielen { $players }; du bist { $colour }. Unten stehen die Regeln; vor jeder Entscheidung liest du, was passiert ist, wie der Tisch aussieht und was du tun kannst.
house-rules = Hausregeln an diesem Tisch
no-chapter = Ein Kapitel „{ $heading }“ gibt es nicht. Kapitel sind: { $chapters }
search-what = Sag, nach welchen Wörtern du suchst.
nothing-found = Zu „{ $words }“ sagen die Regeln nichts. Versuch es mit einem einzelnen Wort, dem Namen einer Karte oder der Nummer einer Regel ({ $rulings }).

## Tische eines Assistenten

no-seat = Einen Platz { $seat } gibt es nicht: Die Plätze gehen von 0 bis { $last }.
table-over = Dieses Spiel ist aus. story erzählt es noch einmal, replay liefert es als Dokument, open_table verteilt neu.
story-of = Die letzten { $n } von { $all } Sätzen darüber, was passiert ist:
replay-later = Eine Aufzeichnung zeigt jede Karte, deshalb bekommst du sie erst, wenn das Spiel aus ist.
too-many-tables = Du sitzt schon an { $most } Tischen. Verlass erst einen.
bot-too-slow = { $bot } denkt hier zu lange: höchstens search:{ $playouts } oder search:{ $milliseconds }ms. master ist der stärkste, der keine Zahl braucht.
no-table = Einen Tisch „{ $table }“ gibt es nicht. Deine Tische: { $tables }
no-tables = Du sitzt an keinem Tisch. Ruf open_table auf, um Karten zu verteilen.
table-line = { $table }: { $game }, { $over ->
    [yes] zu Ende
   *[no] läuft
 }
left-table = Du hast Tisch { $table } verlassen.
table-opened = Tisch { $table }: { $title }, es spielen { $players }. Du bist { $colour }. Die Karten sind per Siegel festgelegt: { $commitment }

## Die Werkzeuge von biberbau mcp

mcp-instructions = Spiel Kartenspiele mit verdeckten Karten gegen Bots. Ruf list_games auf, read_rules für eines davon, open_table und dann act mit einer der Möglichkeiten, die du liest, bis das Spiel aus ist. Du siehst nur, was dein Platz wissen darf. Erzähl dem Menschen, für den du spielst, was passiert, und frag ihn, was du spielen sollst, wenn er selbst entscheiden will.
mcp-list-games = Nennt die Spiele mit ihren Kennungen oder beschreibt eines mit allen Optionen. game: eine Kennung, oder nichts für alle.
mcp-read-rules = Liest die Regeln eines Spiels. game: seine Kennung. Ohne weitere Angaben kommt, was man zum Spielen braucht. chapter: nur das Kapitel mit dieser Überschrift. search: was die Regeln zu diesen Wörtern sagen, etwa zum Namen einer Karte oder zur Nummer einer Regel. full: auch alle nummerierten Regeln (lang). lang: en, de oder fr.
mcp-open-table = Verteilt Karten und setzt dich an einen Platz; auf den anderen sitzen Bots. game: die Kennung des Spiels. players: wie viele mitspielen. opponents: ein Name für alle, oder einer für jeden anderen Platz der Reihe nach: random, greedy, relaxed, keen (üblich), strong, master. options: die Optionen des Spiels, nach Namen (siehe list_games). seat: deiner, ab 0. lang: en, de oder fr.
mcp-look = Zeigt, was passiert ist, seit du zuletzt geschaut hast, den Tisch, wie dein Platz ihn sieht, und was du tun kannst. table: seine Kennung; nicht nötig, wenn du nur an einem sitzt. wait: wie viele Sekunden (höchstens 60) du an einem Tisch mit Menschen wartest, bis du dran bist.
mcp-act = Spielt eine deiner Möglichkeiten und zeigt, was passiert. answer: ihre Nummer oder ihre Notation, etwa 2 oder "play 5". table: seine Kennung; nicht nötig, wenn du nur an einem sitzt.
mcp-story = Erzählt, was an einem Tisch bisher passiert ist. last: wie viele der letzten Sätze.
mcp-history = Dasselbe als Daten (JSON): jedes Ereignis, wie dein Platz es gesehen hat, vom Austeilen an. since: nur was nach so vielen Aktionen geschah.
mcp-list-tables = Nennt die Tische, an denen du sitzt.
mcp-replay = Liefert ein beendetes Spiel als Dokument (JSON), das biberbau replay und biberbau review lesen. Es zeigt alle Karten.
mcp-leave = Verlässt einen Tisch für immer.
game-line = { $game }: { $title } ({ $low } bis { $high } Spieler). { $tagline }
option-line = - { $name } ({ $expected }; üblich { $default }): { $label }. { $help }
rules-chapters = (Kapitel: { $chapters }. Mit chapter kommt eines davon, mit search suchst du nach Wörtern.)

## Tische eines Servers

waiting = Du wartest auf die anderen.
not-now = Du bist nicht dran. Ruf look mit wait auf: Es antwortet, sobald du dran bist.
lobby = Tisch { $table } hat noch nicht begonnen. Plätze: { $seats }. Du sitzt auf Platz { $seat }.
seat-open = frei
no-open-tables = An keinem Tisch ist ein Platz für dich frei.
open-table-line = { $table }: { $game }; Plätze: { $seats }
join-what = Sag, an welchen Tisch: seine Kennung oder Adresse, oder den Code aus sechs Ziffern.
table-address = Dein Tisch ist unter { $address } zu finden. Wer mitspielen will, öffnet diese Seite.
started-already = Tisch { $table } hat schon begonnen.
replay-there = Die Aufzeichnung liegt beim Server: auf der Seite von Tisch { $table }.
mcp-find-tables = Nennt Tische des Servers, an die du dich zu Menschen setzen darfst. game: nur Tische dieses Spiels.
mcp-join-table = Setzt dich an jemandes Tisch auf dem Server. table: seine Kennung oder Adresse; oder code: die sechs Ziffern, die dir die Leute dort nennen. seat: welcher Platz, sonst der erste freie. lang: en, de oder fr. Ruf danach look mit wait auf.
mcp-open-table-there = Öffnet einen Tisch auf dem Server, damit sich auch der Mensch hinsetzen kann, für den du spielst: Nenn ihm die Adresse. game, players, options: wie bei open_table. Sind alle da, beginn mit start_table.
mcp-start-table = Beginnt an einem Tisch, den du auf dem Server geöffnet hast. fill: Bots (relaxed, keen, strong oder master) nehmen die Plätze, die noch frei sind.

## Angaben für die Werkzeuge

argument-unknown = { $tool } kennt keine Angabe „{ $name }“. Bekannt sind: { $known }
argument-missing = { $tool } braucht die Angabe „{ $name }“.
argument-wrong = { $where } muss { $expected } sein, nicht { $said }.
argument-text = Text
argument-whole = eine ganze Zahl
argument-number = eine Zahl
argument-truth = true oder false
argument-list = eine Liste von Texten
argument-object = ein Objekt mit einem Wert zu jedem Namen
argument-value = Text, eine ganze Zahl, oder true oder false
