### New Game in English.

title = New Game
tagline = One card, one decision: keep it or swap it. The highest card wins.
option-players = Players
    .help = Two to four can play.
option-swaps = Swaps
    .help = How many cards may be swapped, by all players together.
coach-1 = Look at your card: 11 is the highest, 0 the lowest.
coach-2 = Keep it, or put it away face up and draw another one.
coach-3 = When all have decided, the highest card wins.

card = { $article ->
    [none] { $name }
   *[the] the { $name }
 }
zone-hand = Hand
zone-deck = Deck
zone-away = Swapped

ask-choose = Do you keep { $hand }, or do you swap it?
wait-choose = { $who } is thinking: keep it or swap it?
label-keep = Keep { $hand }
label-swap = Swap { $hand }
brings-keep = You keep { $hand }, whatever the others do.
brings-swap = You put { $hand } away face up and draw another one.
why-swaps-used-up = No more cards may be swapped.

told-deals = Everybody gets a card.
told-gets = { $seen ->
    [yes] { $who ->
        [you] You have { $card }.
       *[other] { $who } has { $card }.
     }
   *[no] {""}
 }
told-keeps = { $who ->
    [you] You keep your card.
   *[other] { $who } keeps their card.
 }
told-lays-away = { $who ->
    [you] You put { $card } away.
   *[other] { $who } puts { $card } away.
 }
told-draws = { $who ->
    [you] You draw { $card }.
   *[other] { $who } draws { $card }.
 }
told-reveals = { $who ->
    [you] You have { $card }.
   *[other] { $who } has { $card }.
 }
