### Biber Gang in English.

## The game and its options

title = Biber Gang
tagline = Swap out your high cards: pairs in a column count zero, and beavers match anything.
option-players = Players
    .help = Two to six can play.
option-discard-take-must-swap = Keep what you take
    .help = A card you take from the discard pile must go into your display; you can't put it right back.
option-beaver-swap-out = Beavers can be swapped out
    .help = You may also swap a face-up beaver for a card that doesn't make it swim.
option-exhausted-deck = Empty deck
    .help = What happens when the deck is empty. If the round is scored, that happens at once, even if some last turns are still to come.
    .reshuffle = Shuffle the discard pile
    .score = Score the round
option-turn-limit = Turn limit
    .help = If nobody finishes, the round is scored once everybody has had this many turns.
option-highest = Highest number
    .help = The deck: numbers go from 0 up to this. In the box they go up to 12.
option-copies = Copies of each number
    .help = The deck: how many there are of each number. Eight in the box.
option-beavers = Beavers
    .help = The deck: how many beavers there are. Four in the box.
coach-1 = Draw a card and swap it for one of your eight, or discard it and turn one of yours over.
coach-2 = Low numbers are good. Two equal cards, one above the other, are better: they count 0. Beavers match anything.
coach-3 = When all cards of one player are face up, the others have one more turn. The fewest points win.

## The rules in a sentence each; “called”: what they are about; the first name stands above, people may type any

rule-deck = Only you see the card you draw from the deck, until you put it somewhere.
    .called = Deck
rule-pile = From the discard pile you take the top card; everybody has seen it.
    .called = Discard pile, pile
rule-swap = The card you drew goes face up in place of one of yours, which goes to the discard pile. You may not look at a face-down card first.
    .called = Swapping, swap
rule-discard = If you discard the card you drew, you must turn over a face-down one. Only your very last one may stay face down.
    .called = Discarding, discard
rule-beaver = A beaver is worth as much as the face-up card above or below it, and the two are a pair.
    .called = Beaver, beavers
rule-swim = Put a card of exactly its value in the beaver's place, and the beaver swims to one of your face-down cards, which goes to the discard pile.
    .called = Swimming, swim
rule-beaver-pair = Two beavers, one above the other, stay together and count as a pair of the value that helps you most.
    .called = Pair of beavers
rule-pair = Two equal cards, one above the other, count 0 together. Side by side they count as usual.
    .called = Pair, pairs
rule-bonus = Two, three or four pairs of the same value take 10, 15 or 20 points off.
    .called = Bonus
rule-end = When somebody has no face-down card left, everybody else has one more turn, and the round is scored. After five rounds the fewest points win.
    .called = End

## Cards: { $article -> [a] a [none] without article, [it] a pronoun; otherwise “the”

card-number = { $article ->
    [a] { $n ->
        [8] an 8
        [11] an 11
       *[other] a { $n }
     }
    [none] { $n }
    [it] it
   *[the] the { $n }
 }
card-beaver = { $article ->
    [a] a beaver
    [none] beaver
    [it] it
   *[the] the beaver
 }
drawn-card = the drawn card
place = { $row ->
    [top] top row
   *[bottom] bottom row
 }, { nth }
card-at = { NOUN($card, article: "a") } ({ $place })
how-many = { $count ->
    [1] one
    [2] two
    [3] three
    [4] four
   *[other] { $count }
 }

## What is asked

ask-flips = Pick two of your cards to turn over.
ask-second-flip = Pick the second card.
ask-draw = Draw from the deck, or take { $top } from the discard pile.
ask-use = Swap one of your cards for { $drawn }, or discard { NOUN($drawn, article: "it") }.
ask-use-back = Swap one of your cards for { $drawn }, or put { NOUN($drawn, article: "it") } back.
ask-use-must = Swap one of your cards for { $drawn }.
ask-turn-one = Turn over a face-down card.
ask-turn-or-leave = Turn over your last card, or leave it face down.
ask-swim = Where does the beaver swim? Pick a face-down card.
ask-look-back = Round { $n } of { $rounds }: you score { $points }. Ready for the next one?
ask-last-turn = Your last turn: { $ask }
wait-choose-flips = { $who } is picking two cards to turn over.
wait-draw-card = { $who } is thinking: deck or discard pile?
wait-use-card = { $who } is deciding where { $drawn } should go.
wait-turn-one = { $who } is turning over a card.
wait-swim-to = { $who } is choosing where the beaver swims.
wait-look-back = { $who } isn't ready yet.

## What one can do

label-flip = Turn over ({ $place })
label-draw-deck = Draw from the deck
label-draw-discard = Take { $top } from the discard pile
label-place = Replace { $old } ({ $place })
label-place-down = Replace the face-down card ({ $place })
label-place-swim = Let the beaver swim ({ $place })
label-discard = Discard { $drawn }
label-put-back = Put { $drawn } back
label-leave = Leave it face down
label-swim = Swim here ({ $place })
label-next = Next round

## What it brings

brings-secret-flip = It stays face down until everybody has picked.
brings-together = Then everybody turns theirs over together, and the highest sum begins.
brings-looks = You look at the top card; nobody else sees it yet.
brings-counted = Then the round is scored.
brings-next = The next round is dealt.
brings-wait = The next round begins when everybody is ready.
brings-then = Then: { $ask }

## Why something is not possible

why-picked-already = You have picked this card already; choose another one.
why-face-up-already = This card is face up already; only face-down ones can be turned over.
why-discard-and-turn = You may turn a card over only after discarding the one you drew.
why-draw-first = Draw a card first: from the deck or from the discard pile.
why-drawn-already = You have drawn already, and you get one card a turn.
why-nothing-to-shuffle = The deck is empty, and there is nothing to shuffle. You can only take { $top } from the discard pile (G27).
why-locked = Two beavers, one above the other, stay together until the round ends (G16).
why-beaver-stays = At this table a beaver gives way only to a card of its own value (G8), which is { NOUN($value, article: "none") } now.
why-beaver-waits = At this table a beaver gives way only to a card of its own value (G8), which is still face down.
why-must-swap = At this table a card you take from the discard pile has to go into your display (G5).
why-not-the-last = Only your very last one may stay face down; you still have { $count }.
why-discard-and-leave = First discard the card you drew. Then you may leave the last one face down.
why-swims-to-face-down = That card is face up. A beaver swims only to a face-down one (G11).
why-swims-for-its-value = A beaver swims only when you put a card of its value in its place.
why-round-not-counted = This round isn't over yet.
why-decides-otherwise = { nobody-first }

## What happens

round = Round { $n } of { $rounds }: eight cards for everybody.
opens = The discard pile begins with { NOUN($card, article: "a") }.
swaps-blind = You swap blind: everybody sees the old card.
swims = The beaver swims to a face-down card ({ $place }): it was { NOUN($old, article: "a") }.
swims-blind = The beaver swims there, and everybody sees the old card.
turns-up-blind = Everybody will see what it is.
reshuffles = The deck is empty: a new one is shuffled from { cards } of the discard pile.
deck-ends = The deck is empty: the round is scored as it stands.
limit-ends = Everybody has had { $n } turns: the round is scored as it stands.
pair = That makes a pair of { $v }s.
pairs = That makes { how-many } pairs of { $v }s: { $off } points off.
beaver-pair = Two beavers, one above the other: they stay together now.
pair-gone = The pair of { $v }s is gone.
chooses = { $who ->
    [you] You have picked two cards.
   *[other] { $who } has picked two cards.
 }
turns-up = { $who ->
    [you] You turn over { NOUN($cards, article: "a") }.
   *[other] { $who } turns over { NOUN($cards, article: "a") }.
 }
begins = { $who ->
    [you] You have the highest sum, { $sum }, and begin.
   *[other] { $who } has the highest sum, { $sum }, and begins.
 }
begins-by-lot = { $who ->
    [you] { how-many } show { $sum }, and you are drawn to begin.
   *[other] { how-many } show { $sum }, and { $who } is drawn to begin.
 }
draws = { $who ->
    [you] You draw from the deck.
   *[other] { $who } draws from the deck.
 }
draws-card = { $who ->
    [you] You draw { NOUN($card, article: "a") } from the deck.
   *[other] { $who } draws { NOUN($card, article: "a") } from the deck.
 }
takes = { $who ->
    [you] You take { $card } from the discard pile.
   *[other] { $who } takes { $card } from the discard pile.
 }
discards = { $who ->
    [you] You discard { $card }.
   *[other] { $who } discards { $card }.
 }
puts-back = { $who ->
    [you] You put { $card } right back.
   *[other] { $who } puts { $card } right back.
 }
swaps = { $who ->
    [you] You swap { $old } ({ $place }) for { $new }.
   *[other] { $who } swaps { $old } ({ $place }) for { $new }.
 }
swaps-down = { $who ->
    [you] You swap a face-down card ({ $place }) for { $new }: it was { NOUN($old, article: "a") }.
   *[other] { $who } swaps a face-down card ({ $place }) for { $new }: it was { NOUN($old, article: "a") }.
 }
sets-off = { $who ->
    [you] You put { $new } in the beaver's place ({ $place }): off it swims.
   *[other] { $who } puts { $new } in the beaver's place ({ $place }): off it swims.
 }
leaves = { $who ->
    [you] You leave your last card face down.
   *[other] { $who } leaves their last card face down.
 }
closes = { $who ->
    [you] Your cards are all face up: everybody else has one last turn.
   *[other] { $who }'s cards are all face up: everybody else has one last turn.
 }
reveals = { $who ->
    [you] You turn over the rest: { NOUN($cards, article: "a") }.
   *[other] { $who } turns over the rest: { NOUN($cards, article: "a") }.
 }
scored = { $who ->
    [you] { $points } for you
   *[other] { $points } for { $who }
 }{ $bonus ->
    [0] { "" }
   *[other] { " " }(bonus { $bonus })
 }
scores = Points this round: { COMMAS($scores) }.
ends = That was the last round: the game is over.

## The table in the browser

table-holds = In { $name }'s hand
table-you-hold = In your hand
table-swims = Swimming
table-closed = all face up
table-so-far = { $pairs ->
    [0] face up: { $points }
    [one] face up: { $points }, one pair
   *[other] face up: { $points }, { $pairs } pairs
 }
table-last-turns = last turns
table-paired = part of a pair
table-chosen = about to be turned over
table-beaver = Beaver

## The table in the terminal

terminal-round = Round { $n } of { $rounds }
terminal-over = All { $rounds } rounds played
terminal-deck = deck
terminal-pile = discard pile
terminal-drawn = drawn
terminal-places = places: 1 to 4 in the top row, 5 to 8 in the bottom row
terminal-points = rounds
terminal-total = total

## What playouts show of an action

fact-display = Your display comes to { $n } points on average (“{ $instead }”: { $than }).
fact-others = The best of the other displays comes to { $n } points on average (“{ $instead }”: { $than }).
fact-pairs = You end up with { $n } pairs on average (“{ $instead }”: { $than }).
fact-bonus = Your bonus takes { $n } points off on average (“{ $instead }”: { $than }).
fact-closes = In { $n } of 100 rounds you end the round (“{ $instead }”: { $than }).

## What happens, as reports of the laboratory list it

happens-round-starts = Cards are dealt for a round.
happens-opens-pile = A card begins the discard pile.
happens-chooses = Somebody has picked a card to turn over.
happens-turns-up = A card is turned over.
happens-begins = It is clear who begins.
happens-draws = Somebody draws from the deck.
happens-takes = Somebody takes the top card of the discard pile.
happens-discards = A card goes to the discard pile.
happens-places = A card comes into a display.
happens-swims = A beaver swims.
happens-leaves = Somebody leaves their last card face down.
happens-closes = Somebody has turned over all cards, and the last turns begin.
happens-reshuffles = The discard pile is shuffled.
happens-deck-ends = The deck is empty, and the round is scored.
happens-limit-ends = Nobody has finished in time, and the round is scored.
happens-reveals = A face-down card is turned over at the end of the round.
happens-scores = Somebody gets their points for a round.
happens-goes-on = Somebody is ready for the next round.
happens-game-ends = The game is over.
