### Was das Terminal selbst sagt, bei jedem Spiel, auf Deutsch.

commands = Nummer oder Notation eingeben: spielen · ? Hilfe · ? KARTE ihre Regel · ? { $ruling } Regel mit Nummer · ? rules alle Regeln · hint Tipp · undo zurück · save DATEI speichern · quit Ende
no-help = Zu „{ $subject }“ weiß ich nichts. Gib ? und den Namen einer Karte oder die Nummer einer Regel ein, oder ? rules für alle Regeln.
no-ruling = { $here } hat keine Regel { $number }; die Nummern gehen von { $first } bis { $last }.
ruling-elsewhere = { $number } gehört zu { $there }. { $here } hat { $first } bis { $last }.
no-number = Nummern gehen von 1 bis { $last }.
possible = Möglich ist jetzt: { $possible }
pass = Gib die Tastatur an { $who } weiter. Alle anderen schauen weg! Dann drück die Eingabetaste.
hint = Tipp: { $action }. { $consequence }
undone = Zurückgenommen: { $action }
forced = { $who }: Es gibt nur einen Zug, darum spielt der Tisch { $action }.
undo-others = Zurücknehmen kannst du nur den eigenen letzten Zug, und der letzte war nicht deiner.
undo-nothing = Es gibt nichts zurückzunehmen.
stays-final = Nach den Regeln dieses Spiels ist { $action } endgültig, du kannst es nicht zurücknehmen.
stays-shown = { $action } hat jemandem eine verdeckte Karte gezeigt, du kannst es nicht zurücknehmen.
stays-drawn = Bei { $action } hat der Zufall entschieden, du kannst es nicht zurücknehmen.
stays-looked = Seit { $action } sieht jemand andere Karten als vorher, du kannst es nicht zurücknehmen.
saved = Gespeichert in { $file }. Die Datei zeigt alle Karten, auch die verdeckten.
save-what = Es fehlt der Dateiname. Gib save DATEI ein.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }
input-ended = Die Eingabe ist zu Ende, das Spiel noch nicht. Aktionen bisher: { $plies }; am Zug: { $who }
quit = Bis zum nächsten Mal!
after-the-end = Gib save DATEI ein, um das Spiel zu speichern, oder q zum Beenden.
result = Ergebnis: { COMMAS($scores) }
wins = { $who } gewinnt!
share = Geteilter Sieg: { $who }!
you-win = Du gewinnst!
step = Aktion { $at } von { $last } · Eingabetaste weiter · b zurück · Nummer springt dorthin · q Ende
commitment = Karten per Siegel festgelegt: { $commitment }

## Rat

advice = Jeder Zug mit denselben { $deals } Verteilungen der verdeckten Karten (± mit 95 %):
advice-best = { $number }. { $action }: gewinnt { $win } ± { $error } %, Punkte { $points } ± { $spread }
advice-behind = { $number }. { $action }: gewinnt { $win } ± { $error } %, Punkte { $points } ± { $spread }; Rückstand { $behind } ± { $unsure }
# Rückblick auf eine fertige Partie
review-progress = Aktion { $at } von { $last } wird angesehen …
review-label-fine = in Ordnung
review-label-slip = ungenau
review-label-mistake = Fehler
review-label-blunder = grober Fehler
review-label-close = knapp
review-decision = { $ply }. { $who }: { $action } – { $label }, { $loss } % Gewinnchance verschenkt; besser: { $best }
review-broken-off = Abgebrochen nach Aktion { $at } von { $last }.
review-counts = { $who }: in Ordnung { $fine }, ungenau { $slip }, Fehler { $mistake }, grobe Fehler { $blunder }, knapp { $close }
review-close = „Knapp“ heißt: So viele Partien reichen nicht, um es zu sagen.
review-account = Ergebnis { $result } % = fairer Anteil { $fair } % + Glück { $luck } % (± { $error }) + eigene Entscheidungen { $own } % + die der anderen { $others } %
review-verdict-better = Besser gespielt, als das Ergebnis sagt: Das Glück war dagegen.
review-verdict-despite = Gegen das Glück der Karten gewonnen.
review-verdict-lucky = Das Glück hat geholfen: Das Ergebnis ist besser als das Spiel.
review-verdict-even = Weder klares Glück noch klares Pech.
# Several cards in one line
ask-first = gib ? vor der Zeile ein, um zu sehen, was sie bringt

# Ein Sprachmodell wird geprüft
llm-progress = { $games } von { $all } Partien · { $requests } Anfragen · { $tokens } Token
llm-price = kostet { $cost }
llm-comparing = { $bot } spielt dieselben Karten: { $at } von { $last }
llm-state-done = Alle Partien sind gespielt.
llm-state-budget = Das Budget für { $limit } ist aufgebraucht.
llm-state-interrupted = Angehalten. Jede bezahlte Antwort ist gespeichert.
llm-state-failed = Es geht nicht weiter: { $error }
llm-limit-requests = Anfragen
llm-limit-tokens = Token
llm-limit-cost = Geld
llm-limit-seconds = Zeit
llm-go-on = Derselbe Befehl macht bei { $journal } weiter (mit größerem Budget, falls es aufgebraucht ist); nichts wird zweimal gefragt.
llm-every-game = alle Partien
llm-nothing = Noch ist keine Partie zu Ende.
llm-column-name = wer
llm-column-games = Partien
llm-column-wins = Siege
llm-column-interval = 95 %
llm-column-place = Platz
llm-column-wrong = falsch
llm-column-tokens = Token je Partie
llm-column-price = Preis je Partie
llm-wrong-brackets = ohne Klammern
llm-wrong-empty = leere Klammern
llm-wrong-number = falsche Nummer
llm-wrong-unknown = keine Aktion des Spiels
llm-wrong-illegal = nicht möglich
llm-wrong-silent = kein Text
llm-wrong-cut = abgeschnitten
llm-wrongs = Falsche Antworten von { $who }: { $kinds }. Per Los entschieden: { $lot }. Dadurch verlorene Partien: { $lost }.

# Bots gegeneinander
arena-stopping = Was ausgeteilt ist, wird noch zu Ende gespielt; noch einmal Strg-C, und es ist sofort Schluss.
arena-stopped = Nach { $games } von { $all } Partien beendet.
arena-go-on = Mit demselben Befehl geht es in { $file } weiter.
arena-column-bot = Bot
arena-column-games = Partien
arena-column-wins = Siege
arena-column-rate = Siegquote
arena-column-interval = 95 %
arena-column-score = Punkte
arena-column-adjusted = ohne Glück
arena-summary = { $deals ->
    [one] { $games } Partien: einmal ausgeteilt und von jedem Platz aus gespielt.
   *[other] { $games } Partien: { $deals }-mal ausgeteilt und von jedem Platz aus gespielt.
 }
arena-ahead = { $bot } gegen { $other }: { $ahead } der Siege ({ $low } bis { $high })
arena-cpu = { $bot } hat je Partie { $cpu } ms nachgedacht (CPU-Zeit).
arena-sprt-high = Sequenzieller Test: { $bot } ist eher { $high } als { $low } Elo voraus (Log-Likelihood-Quotient { $llr }, entschieden bei { $upper }, { $blocks }-mal ausgeteilt).
arena-sprt-low = Sequenzieller Test: { $bot } ist eher { $low } als { $high } Elo voraus (Log-Likelihood-Quotient { $llr }, entschieden bei { $lower }, { $blocks }-mal ausgeteilt).
arena-sprt-open = Sequenzieller Test: für { $bot } noch offen zwischen { $low } und { $high } Elo (Log-Likelihood-Quotient { $llr }, entschieden bei { $lower } oder { $upper }, bisher { $blocks }-mal ausgeteilt).
ladder-cell = { $deals ->
    [one] { $game }, { $players } Spieler: { $games } Partien, einmal ausgeteilt
   *[other] { $game }, { $players } Spieler: { $games } Partien, { $deals }-mal ausgeteilt
 }
ladder-column-bot = Bot
ladder-column-elo = Elo
ladder-column-interval = 95 %
ladder-column-rate = Siegquote
ladder-cycle = Vorsicht, ein Kreis, in dem jeder den nächsten schlägt: { $circle }. Wertungszahlen können das nicht zeigen.
goes-by-history = Verdeckte Karten werden nach allem verteilt, was dieser Platz gesehen hat (history).
goes-by-bounds = Hier gibt es keine Vorgeschichte: Verdeckte Karten werden nach den Angaben der Stellung verteilt (bounds).

# Schnitzer
blunders-summary = { $bot } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } mit { $decisions } Entscheidungen gespielt; { $blunders } davon haben nach { $judge } Fortsetzungen mehr als { $points } % Gewinnchance verschenkt.
blunders-column-game = Partie
blunders-column-ply = Zug
blunders-column-played = gespielt
blunders-column-better = besser
blunders-column-times = Anzahl
blunders-column-mean = im Mittel verschenkt
blunders-column-loss = verschenkt
blunders-column-surely = sicher
beliefs-summary = { $bot } hat { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 } mit { $decisions } Entscheidungen gespielt. Verglichen ist in { $lines } Zeilen, was erwartet wurde und was da lag; { $far } davon liegen um { $limit } Standardabweichungen oder mehr auseinander.
beliefs-column-where = wo
beliefs-column-face = Karte
beliefs-column-true = da
beliefs-column-dealt = ausgeteilt
beliefs-column-z = z

# Training
train-round = { $game }, Runde { $round }
train-look = Runde { $round }, Schritt { $step }: Verlust { $training } beim Training, { $held_out } bei Partien, die das Netz nicht kennt
train-fitted = Runde { $round }: an { $positions } Stellungen angepasst; bei { $held_out } anderen sieht das Netz { $explained } der Varianz voraus.
train-done = Das Netz liegt in { $file } ({ $seconds } s CPU-Zeit).

# Das Labor
report-games = Partien
report-against = Partien beider Varianten
report-twins = Zwillinge mit anderen Karten
report-lapses = Zwillinge mit Entscheidungen per Los
report-kingmaking = Entscheidungen ohne Hoffnung
report-luck = Glück
report-levels = Spieler gegen die nächstschwächeren
report-rules = Eine Regel nach der anderen geändert
report-seconds = { $n ->
    [one] etwa eine Sekunde
   *[other] etwa { $n } Sekunden
 }
report-minutes = { $n ->
    [one] etwa eine Minute
   *[other] etwa { $n } Minuten
 }
report-hours = { $n ->
    [one] etwa eine Stunde
   *[other] etwa { $n } Stunden
 }
report-in-all = Der ganze Bericht dauert voraussichtlich { $long }.
report-written = Der Bericht steht in { $file }.
soon-compiled = Das Spiel wird einmalig für diesen Rechner vorbereitet. Bis dahin spielen alle Bots gemütlich.
is-compiled = Das Spiel ist vorbereitet: Ab jetzt spielen die Bots so gut, wie sie können.
not-compiled = Das Spiel konnte nicht vorbereitet werden, deshalb spielen die Bots weiter gemütlich, und es gibt keine Tipps: { $reason }
hint-later = Tipps gibt es noch nicht: Das Spiel wird noch vorbereitet.
record-written = { $games ->
    [one] Eine Partie mit { $decisions } Entscheidungen liegt in { $folder }.
   *[other] { $games } Partien mit { $decisions } Entscheidungen liegen in { $folder }.
 }
record-verified = { $games ->
    [one] Eine Partie mit { $decisions } Entscheidungen wurde noch einmal gespielt: Jede Zeile stimmt mit { $folder } überein.
   *[other] { $games } Partien mit { $decisions } Entscheidungen wurden noch einmal gespielt: Jede Zeile stimmt mit { $folder } überein.
 }

# Spiele anderer Bibliotheken
audit-view = Verrät eine Ansicht, was man nicht wissen kann?
audit-refill = Passen neu gegebene Karten zu dem, was man weiß?
audit-mask = Verraten erlaubte Aktionen verdeckte Karten?
audit-seeds = Ergeben andere Startwerte andere Karten, auch später?
audit-stable = Sieht dasselbe Spiel wieder gleich aus?
audit-clone = Spielt eine Kopie genauso?
audit-head = { $target } ({ $version }): { $games ->
    [one] eine Partie
   *[other] { $games } Partien
 }, Startwert { $seed }
audit-silent = { $asked ->
    [one] ein Vergleich, nichts gefunden
   *[other] { $asked } Vergleiche, nichts gefunden
 }
audit-found = { $asked ->
    [one] ein Vergleich
   *[other] { $asked } Vergleiche
 }, gefunden: { $finds }
audit-why-offered = nicht gefragt: Das Spiel bietet das nicht an
audit-why-outside = der Zufall liegt außerhalb des Spiels; geprüft wurden nur seine Wahrscheinlichkeiten
audit-why-sampled = nicht gefragt: Das Spiel behält für sich, was der Zufall tat
audit-why-swaps = nicht gefragt: Niemand hat gesagt, wie verdeckte Karten hier getauscht werden
audit-none = nicht gefragt: In diesen Partien kam es nicht vor
audit-view-more = die Beobachtung verrät mehr als der Wissensstand ({ $about })
audit-view-faced = eine verdeckt gegebene Karte sehen mehrere ({ $about })
audit-view-swapped = eine Beobachtung ändert sich mit einer verdeckten Karte
audit-view-late = Verdecktes zeigt sich nach einer Aktion, die es nicht nennt
audit-refill-unlike = darin sieht man etwas anderes ({ $about })
audit-refill-turn = darin ist jemand anders am Zug
audit-refill-own = darin sind die eigenen Aktionen andere
audit-refill-sizes = darin sind Hände verschieden groß
audit-refill-illegal = der Verlauf hat Aktionen, die nicht erlaubt sind
audit-refill-true = der Verlauf ist der des wahren Spiels, mit allen verdeckten Karten
audit-refill-elsewhere = der Verlauf führt zu einem anderen Stand
audit-refill-truth = es ist immer der wahre Stand, obwohl auch andere möglich wären
audit-refill-broken = es lässt sich nicht herstellen oder nicht zu Ende spielen
audit-mask-twin = sie sind verschieden, wo man dasselbe erfahren hat
audit-mask-refilled = sie sind verschieden, wo neu gegeben alles gleich aussieht
audit-mask-swapped = sie ändern sich mit einer verdeckten Karte
audit-mask-remembered = sie sind verschieden, wo ein Agent dasselbe erfahren hat
audit-seeds-odds = die Wahrscheinlichkeiten ergeben zusammen nicht 1
audit-seeds-unseeded = derselbe Startwert ergibt andere Karten
audit-seeds-alike = verschiedene Startwerte ergeben dieselben Karten
audit-seeds-later = nur die erste Verteilung folgt aus dem Startwert
audit-stable-replayed = dieselben Aktionen zeigen etwas anderes
audit-stable-asked = schon das Nachsehen ändert, was man sieht
audit-stable-kept = eine ausgegebene Beobachtung ändert sich später
audit-clone-unlike = die Kopie sieht anders aus
audit-clone-bound = die Kopie ändert sich, wenn das Original weiterspielt
audit-clone-onward = dieselben Aktionen führen Kopie und Original auseinander
audit-clone-text = gespeichert und wieder gelesen ist es ein anderer Stand
audit-suspect = Das solltest du dir ansehen: { $what }
audit-by-design = Nach den Regeln des Spiels ({ $rule }).
audit-unproved = Gesehen, aber von keinem Programm bewiesen, also nicht gezählt: { $what }
audit-times = { $n ->
    [one] einmal gesehen
   *[other] { $n }-mal gesehen
 }
audit-program = Dieses Programm scheitert, solange das so ist:
audit-stopped = Nach { $games } von { $all } Partien angehalten.
