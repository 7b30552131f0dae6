### Was Berichte des Labors sagen, auf Deutsch.

title = { $game }: ein Bericht
heading-report = Was { $games } Partien über { $game } sagen
played = { $players } Spieler, auf den Plätzen { $bots }, Seed { $seed }, biberbau { $version }.
options-are = Optionen: { $options }.
how-sure = Zu jeder Zahl gehört ein Bereich, in dem die Wahrheit mit 95 % liegt. „Partien für einen Punkt“ sind so viele, dass dieser Bereich nach jeder Seite einen Prozentpunkt weit reicht. Zeilen sind so hervorgehoben, dass über alle Zeilen einer Tabelle höchstens eine von zwanzig Hervorhebungen falscher Alarm ist.
contents = Auf dieser Seite
unsure = nicht bekannt

section-against = Was die Änderung bewirkt
section-length = Wie lang eine Partie ist
section-seats = Welcher Platz besser ist
section-levels = Ob Können sich auszahlt
section-course = Wie eine Partie verläuft
section-kingmaking = Wer ohne Hoffnung entscheidet
section-worth = Was jede Karte wert ist
section-regret = Was eine achtlose Entscheidung kostet
section-actions = Was getan wird, und wie oft
section-events = Was geschieht, und wie oft

intro-against = Dieselben Karten, Plätze und dasselbe Glück mit { $changes }. Der Unterschied ist die Änderung minus das Spiel, wie es war; was sich sicher geändert hat, steht zuerst.
intro-length = Eine Entscheidung ist eine Aktion eines Platzes; eine Wahl ist eine Entscheidung mit mindestens zwei Möglichkeiten. Für die Minuten zählt jede Wahl { $seconds } Sekunden.
intro-seats = Welchen Anteil am Sieg jeder Platz hat, in der Reihenfolge der Plätze. Die gestrichelte Linie ist der gerechte Anteil.
intro-levels = Auf einem Platz sitzt der bessere Spieler, auf allen anderen der nächstschwächere. Die gestrichelte Linie ist der gerechte Anteil: Was rechts davon liegt, ist Können.
intro-course = Wer führt, wie oft das wechselt, und ob gewinnt, wer zur Halbzeit führt. Je später die Führung zuletzt wechselt, desto länger ist die Partie offen.
intro-kingmaking = In { $looked } Partien wurde je eine Entscheidung betrachtet und jede Aktion dort viele Male zu Ende gespielt. Ein Platz ist ohne Hoffnung, wenn er keine dieser Partien gewinnt. Die zweite Zeile sagt, wie weit eine solche Entscheidung die Siegchance eines anderen verschiebt.
intro-worth = Zwillingspartien unterscheiden sich in einer ausgeteilten Karte: Der Besitzer hat diese Karte oder eine andere vom Stapel. Plätze, Spieler und Glück sind gleich, also kommt der Unterschied von der Karte. { $twins } Paare; das Paaren hat { $saved } der Varianz genommen.
intro-regret = Zwillingspartien: In einer entscheidet ein Platz per Los, wo immer er eine Aktion dieser Art wählen darf. Was er weniger gewinnt, ist der Preis der Achtlosigkeit.
intro-actions = Wie oft eine Aktion gewählt wurde, wo auch etwas anderes möglich war, und wie oft das Los sie gewählt hätte. „Gewonnen“ ist der Anteil am Sieg derer, die sie mindestens einmal gewählt haben: Das geht zusammen, muss aber nicht die Ursache sein.
intro-events = Was den Regeln nach geschehen ist. Die letzte Spalte sagt, wie oft danach jemand anderes führt.

measure-plies = Entscheidungen je Partie
measure-choices = Wahlen je Partie
measure-minutes = Minuten je Partie
measure-rounds = Runden je Partie
measure-seat = Anteil von Platz { $n }
measure-shared = Partien mit geteiltem Sieg
measure-lead-changes = Führungswechsel je Partie
measure-half-leads = Partien, in denen zur Halbzeit einer allein führt
measure-half-won = Wer zur Halbzeit führt, gewinnt
measure-behind = Teil der Partie, in dem der spätere Sieger zurückliegt
measure-settled = Teil der Partie bis zum letzten Wechsel der Führung
measure-score = Punkte je Platz
measure-spread = Punkte zwischen Erstem und Letztem

head-measure = Was
head-value = Wert
head-interval = 95 %
head-for-a-point = Partien für einen Punkt
head-before = wie es ist
head-after = geändert
head-change = Unterschied
head-seat = Platz
head-share = Anteil am Sieg
head-level = Spieler
head-others = alle anderen
head-games = Partien
head-card = Karte
head-twins = Paare
head-worth = Wert
head-kind = Art der Entscheidung
head-cost = Preis
head-decisions = Entscheidungen je Partie
head-action = Aktion
head-offered = so oft möglich
head-rate = gewählt
head-by-lot = per Los
head-won = gewonnen
head-turned = ändert die Führung
head-mark = fällt auf
head-event = Ereignis
head-says = Was es ist
head-a-game = je Partie
head-in-games = in wie vielen Partien

mark-dead = fast nie gewählt
mark-dominant = fast immer gewählt
mark-winning = wer sie wählt, gewinnt mehr oder weniger als andere
mark-stands-out = sicher

changed-up = { $what }: { $by } mehr, auf { $half } genau ({ $before } → { $after }).
changed-down = { $what }: { $by } weniger, auf { $half } genau ({ $before } → { $after }).
changed-nothing = Nichts von dem, was gemessen wurde, hat sich sicher geändert.
not-changed = Nicht sicher: { $what }.
hopeless = Entscheidungen ohne Hoffnung
moved = was diese verschieben
by-points = { $n } Punkte
