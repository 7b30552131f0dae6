### New Game in English.

title = New Game
tagline = One card, one decision: keep it or swap it. The highest card wins.
option-players = Players
    .help = Two to four can play.
option-swaps = Swaps
    .help = How many cards may be swapped, by all players together.
coach-1 = Look at your card: 11 is the highest, 0 the lowest.
coach-2 = Keep it, or lay it away for everybody to see and draw another one.
coach-3 = When all have decided, the highest card wins.

card = { $article ->
    [none] { $n }
   *[the] the { $n }
 }

ask-choose = Do you keep { $card }, or do you swap it?
wait-choose = { $who } is thinking: keep it or swap it?
label-keep = Keep { $card }
label-swap = Swap { $card }
brings-keep = You keep { $card }, whatever the others do.
brings-swap = You lay { $card } away for everybody to see, and draw another one.
why-swaps-used-up = No more cards may be swapped (R1).

told-deals = Everybody gets a card.
told-gets = { $who ->
    [you] You have { $card }.
   *[other] { $who } has { $card }.
 }
told-keeps = { $who ->
    [you] You keep your card.
   *[other] { $who } keeps the card.
 }
told-lays-away = { $who ->
    [you] You lay { $card } away.
   *[other] { $who } lays { $card } away.
 }
told-draws = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
 }
told-reveals = { $who ->
    [you] You have { $card }.
   *[other] { $who } has { $card }.
 }

label-deck = Deck
label-away = Swapped
