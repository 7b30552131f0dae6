### Was alle Spiele gleich sagen, auf Deutsch.

## Aufzählungen, Zahlen, Namen

separator = {", "}
separator-last = {" und "}
# Zwischen einem Namen und dem, was es ist.
colon = {": "}
nth = { $nth ->
    [1] erste
    [2] zweite
    [3] dritte
   *[4] vierte
 }
cards = { $n ->
    [one] { $n } Karte
   *[other] { $n } Karten
 }
points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
 }
# Was für jemanden zählt.
tally = { $who ->
    [you] { $n } für dich
   *[other] { $n } für { $who }
 }
yes-no-yes = ja
yes-no-no = nein
# So heißt am Tisch, wer gerade liest; niemand sonst darf diesen Namen haben.
reader = du
# Ein Platz ohne Namen heißt nach seiner Farbe ...
seat = { $seat ->
    [0] Rot
    [1] Blau
    [2] Grün
    [3] Gelb
    [4] Lila
    [5] Braun
    [6] Rosa
   *[7] Türkis
 }
# ... oder, wo Karten Farben haben, nach einem Stein: „Rot spielt eine schwarze 5“ läse sich falsch.
stone = { $seat ->
    [0] Rubin
    [1] Saphir
    [2] Smaragd
    [3] Bernstein
    [4] Amethyst
    [5] Jaspis
    [6] Koralle
   *[7] Türkis
 }
card-unknown = { $article ->
    [none] Karte
   *[a] { $case ->
        [dat] einer Karte
       *[nom] eine Karte
     }
 }

## Wer gar nicht handeln darf, und die Regelseite

nobody-over = Das Spiel ist aus.
nobody-spectator = Du schaust nur zu.
nobody-turn = Du bist gerade nicht dran.
nobody-no-action = Eine Aktion „{ $subject }“ gibt es in diesem Spiel nicht.
nobody-first = Jetzt nicht. { $ask }
at-this-table = An diesem Tisch gilt:

## Tische mit Reihen von Karten

rows-piles = Die Mitte
rows-deck = Zugstapel
rows-discard = Ablagestapel
rows-empty = leer
rows-nothing-drawn = Niemand hält eine Karte.
rows-down = verdeckt
rows-mine = Deine Karten
rows-row = Karten von { $name }
rows-round = Runde { $number } von { $of }
rows-over = Alle Runden gespielt
rows-sheet = Punktezettel
rows-round-short = Runde
rows-total = Summe
rows-points = Punkte
rows-seen = nur du siehst sie
rows-remembered = gemerkt
rows-this-round = diese Runde
rows-left = Runden übrig: { $left }

## Rat

advice-only = Etwas anderes geht nicht.
advice-level = Gewinnt { $n } von 100 Partien („{ $instead }“: { $than }). Sonst ist kein klarer Unterschied zu sehen.
advice-chances = Gewinnt { $n } von 100 Partien („{ $instead }“: { $than }).
