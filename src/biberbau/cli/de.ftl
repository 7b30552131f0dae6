### Was das Terminal selbst sagt, bei jedem Spiel, auf Deutsch.

commands = Nummer oder Notation: spielen · ? Hilfe · ? KARTE ihre Regel · ? { $ruling } eine Entscheidung · ? rules alle Regeln · hint · undo zurück · save DATEI · quit
no-help = Zu „{ $subject }“ weiß ich nichts. Frag nach einer Karte, der Nummer einer Entscheidung oder mit ? rules nach allem.
no-ruling = { $here } hat keine Entscheidung { $number }; seine gehen von { $first } bis { $last }.
ruling-elsewhere = { $number } gehört zu { $there }. { $here } hat { $first } bis { $last }.
no-number = Nummern gehen von 1 bis { $last }.
possible = Möglich ist jetzt: { $possible }
pass = Gib die Tastatur an { $who } weiter. Alle anderen schauen weg! Dann Eingabetaste.
hint = Tipp: { $action }. { $consequence }
undone = Zurückgenommen: { $action }
forced = { $who }: Da gibt es keine Wahl, also spielt der Tisch { $action }.
undo-others = Zurücknehmen kannst du nur den eigenen letzten Zug, und der letzte war nicht deiner.
undo-nothing = Es gibt nichts zurückzunehmen.
stays-final = { $action } gilt nach den Regeln dieses Spiels und bleibt.
stays-shown = { $action } hat jemandem eine verdeckte Karte gezeigt und bleibt.
stays-drawn = Auf { $action } hat schon der Zufall geantwortet, also bleibt es.
stays-looked = Nach { $action } sieht jemand andere Karten als vorher, also bleibt es.
saved = Gespeichert in { $file }. Die Datei verrät alle Karten, auch die verdeckten.
save-what = save DATEI: Es fehlt der Dateiname.
cannot-save = { $file } lässt sich nicht schreiben: { $reason }
input-ended = Die Eingabe ist zu Ende, das Spiel noch nicht. Aktionen bisher: { $plies }; am Zug: { $who }
quit = Bis zum nächsten Mal!
after-the-end = save DATEI hebt das Spiel auf, q beendet.
result = Ergebnis: { COMMAS($scores) }
wins = { $who } gewinnt!
share = { $who } teilen sich den Sieg!
you-win = Du gewinnst!
step = Aktion { $at } von { $last } · Eingabetaste weiter · b zurück · Nummer springt · q Ende
commitment = Karten per Siegel festgelegt: { $commitment }

## Rat

advice = Jede Aktion mit denselben { $deals } Verteilungen der verdeckten Karten (± mit 95 %):
advice-best = { $number }. { $action }: gewinnt { $win } ± { $error } %, Punkte { $points } ± { $spread }
advice-behind = { $number }. { $action }: gewinnt { $win } ± { $error } %, Punkte { $points } ± { $spread }; Rückstand { $behind } ± { $unsure }
# Rückblick auf eine fertige Partie
review-progress = Aktion { $at } von { $last } wird angesehen …
review-label-fine = in Ordnung
review-label-slip = ungenau
review-label-mistake = Fehler
review-label-blunder = grober Fehler
review-label-close = knapp
review-decision = { $ply }. { $who }: { $action }. { $label }, { $loss } % vom Sieg verschenkt; besser: { $best }
review-broken-off = Abgebrochen nach Aktion { $at } von { $last }.
review-counts = { $who }: in Ordnung { $fine }, ungenau { $slip }, Fehler { $mistake }, grobe Fehler { $blunder }, knapp { $close }
review-close = „Knapp“ heißt: So viele Partien reichen nicht, um sich auf ein Wort festzulegen.
review-account = Ergebnis { $result } % = fairer Anteil { $fair } % + Glück { $luck } % (± { $error }) + eigene Entscheidungen { $own } % + die der anderen { $others } %
review-verdict-better = Besser gespielt, als das Ergebnis sagt: Das Glück war dagegen.
review-verdict-despite = Gegen das Glück der Karten gewonnen.
review-verdict-lucky = Das Glück hat geholfen: Das Ergebnis sagt mehr als das Spiel.
review-verdict-even = Dass das Glück viel entschieden hätte, lässt sich nicht zeigen.
# Several cards in one line
ask-first = dieselbe Zeile nach ? sagt vorher, was sie bringt

# Ein Sprachmodell wird geprüft
llm-progress = { $games } von { $all } Spielen · { $requests } Anfragen · { $tokens } Token
llm-price = kostet { $cost }
llm-comparing = { $bot } spielt dieselben Karten: { $at } von { $last }
llm-state-done = Alle Spiele sind gespielt.
llm-state-budget = Das Budget für { $limit } ist aufgebraucht.
llm-state-interrupted = Angehalten; jede bezahlte Antwort ist aufgeschrieben.
llm-state-failed = Es geht nicht weiter: { $error }
llm-limit-requests = Anfragen
llm-limit-tokens = Token
llm-limit-cost = Geld
llm-limit-seconds = Zeit
llm-go-on = Derselbe Befehl macht mit { $journal } weiter (mit größerem Budget, falls es daran lag); nichts wird zweimal gefragt.
llm-every-game = alle Spiele
llm-nothing = Noch ist kein Spiel zu Ende.
llm-column-name = wer
llm-column-games = Spiele
llm-column-wins = Siege
llm-column-interval = 95 %
llm-column-place = Platz
llm-column-wrong = falsch
llm-column-tokens = Token je Spiel
llm-column-price = Preis je Spiel
llm-wrong-brackets = ohne Klammern
llm-wrong-empty = leere Klammern
llm-wrong-number = Nummer gibt es nicht
llm-wrong-unknown = keine Aktion des Spiels
llm-wrong-illegal = nicht möglich
llm-wrong-silent = kein Text
llm-wrong-cut = abgeschnitten
llm-wrongs = Falsche Antworten von { $who }: { $kinds }. Per Los entschieden: { $lot }. Dadurch verlorene Spiele: { $lost }.
