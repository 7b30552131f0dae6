### New Game auf Deutsch.

title = New Game
tagline = Eine Karte, eine Entscheidung: behalten oder tauschen. Die höchste Karte gewinnt.
option-players = Mitspieler
    .help = Zu zweit bis zu viert.
option-swaps = So oft tauschen
    .help = So oft darf getauscht werden, von allen zusammen.
coach-1 = Sieh dir deine Karte an: 11 ist die höchste, 0 die niedrigste.
coach-2 = Behalt sie, oder leg sie offen weg und zieh eine andere.
coach-3 = Haben alle entschieden, gewinnt die höchste Karte.

card = { $article ->
    [none] { $name }
   *[the] die { $name }
 }
zone-hand = Hand
zone-deck = Zugstapel
zone-away = Getauscht

ask-choose = Behältst du { $hand }, oder tauschst du sie?
wait-choose = { $who } überlegt: behalten oder tauschen?
label-keep = { CAP($hand) } behalten
label-swap = { CAP($hand) } tauschen
brings-keep = Du behältst { $hand }, was die anderen auch tun.
brings-swap = Du legst { $hand } offen weg und ziehst eine andere.
why-swaps-used-up = Es darf nicht mehr getauscht werden.

told-deals = Alle bekommen eine Karte.
told-gets = { $seen ->
    [yes] { $who ->
        [you] Du hast { $card }.
       *[other] { $who } hat { $card }.
     }
   *[no] {""}
 }
told-keeps = { $who ->
    [you] Du behältst deine Karte.
   *[other] { $who } behält die Karte.
 }
told-lays-away = { $who ->
    [you] Du legst { $card } weg.
   *[other] { $who } legt { $card } weg.
 }
told-draws = { $who ->
    [you] Du ziehst { $card }.
   *[other] { $who } zieht { $card }.
 }
told-reveals = { $who ->
    [you] Du hast { $card }.
   *[other] { $who } hat { $card }.
 }
