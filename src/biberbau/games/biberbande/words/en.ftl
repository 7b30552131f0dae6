### Biberbande in English.

## The game and its options

title = Biberbande
tagline = Four hidden cards, two quick looks: remember what you have, and knock at the right moment.
option-players = Players
    .help = Two to six can play.
option-fixed-dealer = The dealer stays
    .help = The same player deals every round, so the same one always begins.
option-keep-top = Top discard stays
    .help = When the discard pile is shuffled, its top card stays where it is.
option-special-first = Discard special cards first
    .help = A special card you use goes to the discard pile before its action, not after it.
option-turn-guard = Turn limit
    .help = If nobody knocks, a round ends after this many turns, counting the turns of all players.
option-memory-aid = Memory aid
    .help = For learners: the table keeps showing you the cards you have seen.
option-bots-forget = Bots forget (percent)
    .help = How likely a bot is to forget a card it has seen, on each turn. At 0 they never forget.
option-highest = Highest number
    .help = The deck: numbers go from 0 up to this. In the box they go up to 9.
option-copies = Copies of each lower number
    .help = The deck: how many there are of each number but the highest. Four in the box.
option-highest-copies = Copies of the highest number
    .help = The deck: how many there are of the highest number. Nine in the box.
option-swaps = Swap cards
    .help = The deck: how many Swap cards there are. Nine in the box.
option-peeks = Peek cards
    .help = The deck: how many Peek cards there are. Seven in the box.
option-draw-twos = Draw-two cards
    .help = The deck: how many Draw-two cards there are. Five in the box.
coach-1 = You have seen your two outer cards. Now they lie face down, and the table won't show them to you again.
coach-2 = Take the open card or draw from the deck, and swap out the high ones among your four.
coach-3 = Low enough? Then knock. The fewest points win.

## Cards and places: with "the" unless a sentence asks for "a" or none; "counted": in a row that is counted

card-number = { $article ->
    [none] { $n }
    [counted] { $n }
    [a] { $n ->
        [8] an 8
       *[other] a { $n }
     }
   *[the] the { $n }
 }
card-swap = { $article ->
    [none] Swap
    [counted] a Swap
    [a] a Swap
   *[the] the Swap
 }
card-peek = { $article ->
    [none] Peek
    [counted] a Peek
    [a] a Peek
   *[the] the Peek
 }
card-draw-two = { $article ->
    [none] Draw two
    [counted] a Draw two
    [a] a Draw two
   *[the] the Draw two
 }
place = { $who ->
    [you] your { nth } card
   *[other] { $who }'s { nth } card
 }
from-pile = { $card } from the discard pile
top-of-pile = the top card of the discard pile
drawn = the drawn card

## The rules in one sentence each; "called": what they are about, the first name stands above, any can be typed

rule-swap = One of your cards changes places with somebody else's; nobody looks at either.
    .called = Swap
rule-peek = Look at one of your four cards, then put it back.
    .called = Peek
rule-draw-two = Draw a card. If you don't like it, discard it and draw another; that one you have to use or discard.
    .called = Draw two
rule-special = Special cards only work when you draw them from the deck; nobody may take them from the discard pile. Any you still have at the end are replaced by the next number from the deck.
    .called = Special cards, special
rule-deck = Draw the top card and look at it. Discard it, swap one of your four for it or, if it is a special card, use it.
    .called = Deck, draw
rule-discard = If you take the top card of the discard pile, it has to replace one of your four.
    .called = Discard pile, discard, take
rule-knock = At the end of your turn you may knock, if everybody has had a turn. Everybody else then has one more turn, and all cards are turned up.
    .called = Knocking, knock
rule-memory = You look at a card only once. After that you have to remember it.
    .called = Memory
rule-end = Your four numbers are your points. You play as many rounds as there are players (four with two players), and the fewest points win.
    .called = End

## What is asked

ask-look = Remember: { $seen }.
look-nth = your { nth } card is { NOUN($card, article: "a") }
ask-turn = Draw from the deck, or take { $top } from the discard pile.
ask-turn-special = A special card lies on the discard pile: draw from the deck.
ask-turn-empty = The discard pile is empty: draw from the deck.
last-turn = Your last turn: { $ask }
ask-number = Swap one of your cards for { $drawn }, or discard it{ and-second }.
ask-swap = A Swap: pick which of your cards you give away, or discard the Swap{ and-second }.
ask-peek = A Peek: pick which of your cards you look at, or discard the Peek{ and-second }.
ask-draw-two = A Draw two: go on drawing, or discard the Draw two{ and-second }.
and-second = { $first ->
    [yes] {" "}and draw a second one
   *[no] {""}
 }
ask-swapping = Whose card do you want for your { nth }?
ask-end-of-turn = Knock? Then everybody else has one more turn, but you don't.
ask-deal = Round { $n }: you score { $points }. Deal the next one when you are ready.
ask-next = Round { $n }: you score { $points }. Ready for the next one?

wait-look = { $who } is still memorising cards.
wait-turn = { $who } is thinking: deck or discard pile?
wait-drawn = { $who } is holding a card from the deck.
wait-swapping = { $who } is choosing whose card to take.
wait-end-of-turn = { $who } is thinking: to knock or not?
wait-deal-next = Round { $n } is scored. { $who } isn't ready yet.

## Buttons

label-hide = Got it
label-take = Take { $top } for your { nth } card
label-draw = Draw from the deck
label-discard = Discard { $drawn }
label-put = Replace your { nth } card
label-give = Swap your { nth } card
label-get = { CAP($place) }
label-peek = Look at your { nth } card
label-use = Draw two
label-knock = Knock
label-pass = Don't knock
label-deal = Deal the next round
label-next = Next round

## What an action brings

brings-hide = The cards go face down again. Remembering them is up to you.
brings-hide-one = The card goes face down again. Remembering it is up to you.
brings-hide-aided = What you looked at goes back face down.
brings-put = You swap your { nth } card for { $new }, and everybody sees the old one.
brings-draw = You look at the top card; nobody else sees it.
brings-discard = You discard { $drawn }.
brings-no-effect = You discard { $drawn }, and it has no effect.
brings-second = Then you draw a second card, which you have to use or discard.
brings-give = You give away your { nth } card. Next you choose what you get for it.
brings-get = Your { nth } card and { $place } change places; nobody looks.
brings-peek = You look at your { nth } card, then put it back.
brings-use = You draw another card. If you don't like it, you discard it and draw one more.
brings-knock = Last round: everybody else has one more turn, then all cards are turned up.
brings-pass = The round goes on.
brings-deal = The next round is dealt.
brings-next = The next round begins when everybody is ready.
brings-counted = Then all cards are turned up.

## Why not

why-decides-otherwise = { nobody-first }
why-takes-no-special = Nobody may take a special card from the discard pile: draw from the deck.
why-nothing-to-take = The discard pile is empty because it has just been shuffled (E4): draw from the deck.
why-has-drawn = You have drawn already: use { $drawn } or discard it.
why-discards-the-first = You get the second card only if you discard the first (E12).
why-draws-first = Draw a card from the deck first.
why-no-special-in-row = A special card never goes into your four (E9): use it or discard it.
why-no-swap-drawn = You can swap with others only when you have drawn a Swap.
why-gives-first = First pick which of your cards you give away.
why-swaps-with-another = You swap with somebody else, not with yourself (E17).
why-nobody-there = Nobody sits in that seat.
why-no-peek-drawn = You may look at your cards only when you have drawn a Peek. Otherwise you have to remember them.
why-no-draw-two-drawn = You may draw two only with the special card Draw two.
why-has-been-knocked = Somebody has knocked already, and nobody can knock again (E23).
why-not-everyone-had-a-turn = You may knock only once everybody has had a turn (E22).
why-knocks-after-action = You knock at the end of your turn, after your action (E21).
why-lays-back-first = First put back the card you are looking at.
why-looks-at-nothing = You are not looking at a card.
why-action-over = Your action is done. All that is left is whether you knock.
why-deals-after-counting = This round isn't over yet. The next one is dealt after it has been scored.
why-goes-on-after-counting = This round isn't over yet.

## The story

round = Round { $n }: four cards for everybody. { begins }
begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
 }
turns-up = The discard pile begins with { NOUN($card, article: "a") }.
looks = { $who ->
    [you] You look at your { nth } card.
   *[other] { $who } looks at their { nth } card.
 }
all-look = Everybody looks at their two outer cards.
peeks = { $who ->
    [you] You peek at your { nth } card.
   *[other] { $who } peeks at their { nth } card.
 }
sees = { $who ->
    [you] You see { NOUN($card, article: "a") }.
   *[other] { $who } sees { NOUN($card, article: "a") }.
 }
draws = { $who ->
    [you] You draw from the deck.
   *[other] { $who } draws from the deck.
 }
draws-first = { $who ->
    [you] You draw the first of two cards.
   *[other] { $who } draws the first of two cards.
 }
draws-second = { $who ->
    [you] You draw the second card.
   *[other] { $who } draws the second card.
 }
discards = { $who ->
    [you] You discard { NOUN($card, article: "a") }.
   *[other] { $who } discards { NOUN($card, article: "a") }.
 }
swaps-in = { $who ->
    [you] You swap your { nth } card for { $new }
   *[other] { $who } swaps their { nth } card for { $new }
 }
swaps-in-unseen = { swaps-in }.
swaps-in-seen = { swaps-in }: it was { NOUN($out, article: "a") }.
uses-swap = { $who ->
    [you] You use the Swap for your { nth } card.
   *[other] { $who } uses a Swap for their { nth } card.
 }
uses-two = { $who ->
    [you] You use the Draw two.
   *[other] { $who } uses a Draw two.
 }
swaps = { $who ->
    [you] You swap your { nth } card with { $place }; nobody looks.
   *[other] { $who } swaps their { nth } card with { $place }; nobody looks.
 }
knocks = { $who ->
    [you] You knock: last round! Everybody else has one more turn.
   *[other] { $who } knocks: last round! Everybody else has one more turn.
 }
reshuffles = The deck is empty: a new one is shuffled from { cards } of the discard pile.
round-ends = The round is over: all cards are turned up.
guard-ends = Nobody knocked before the turn limit: all cards are turned up.
opens = { $who ->
    [you] You turn up: { NOUN($row, article: "counted") }.
   *[other] { $who } turns up: { NOUN($row, article: "counted") }.
 }
replaces = { $who ->
    [you] You put { NOUN($old, article: "a") } aside and draw { NOUN($new, article: "a") } instead.
   *[other] { $who } puts { NOUN($old, article: "a") } aside and draws { NOUN($new, article: "a") } instead.
 }
scores = Points this round: { COMMAS($scores) }.
ends = That was the last round: the game is over.

## The table in the browser

table-holds = In { $name }'s hand
table-you-hold = In your hand
table-in-use = In use
table-knocked = has knocked
table-last-turns = last turns
table-yours = your { nth } card
table-theirs = { $name }, { nth } card
table-take-how = To take { $card }, tap the one of your cards that it should replace.
table-looked = being looked at
table-chosen = being swapped
table-round = Round { $number } of { $of }
table-over = All rounds played
table-round-short = Round
table-this-round = this round
table-left = Rounds left: { $left }

## The table in the terminal

terminal-round = Round { $n } of { $rounds }
terminal-deck = deck
terminal-discard = discard pile
terminal-drawn = drawn
terminal-knocked = has knocked
terminal-points = rounds
terminal-total = total

## What playouts show of an action

fact-row = Your row comes to { $n } points on average (“{ $instead }”: { $than }).
fact-others = The best of the other rows comes to { $n } points on average (“{ $instead }”: { $than }).
fact-lowest = In { $n } of 100 rounds no row is lower than yours (“{ $instead }”: { $than }).
fact-knocks = In { $n } of 100 rounds you are the one who knocks (“{ $instead }”: { $than }).
fact-turns = Everybody has { $n } more turns on average (“{ $instead }”: { $than }).

## What happens, as reports of the laboratory list it

happens-round-starts = A round begins.
happens-deals = Somebody is dealt a face-down card.
happens-turns-up = A card begins the discard pile.
happens-looks = Somebody looks at a card of their own.
happens-hides = Somebody puts back what they looked at.
happens-takes = Somebody takes the top card of the discard pile.
happens-draws = Somebody draws from the deck.
happens-puts = A drawn card replaces one in the row.
happens-discards = A card goes to the discard pile.
happens-uses = A special card is used.
happens-swaps = Two hidden cards are swapped.
happens-lays = A special card that was used goes to the discard pile.
happens-reshuffles = The discard pile is shuffled.
happens-knocks = Somebody knocks.
happens-round-ends = The round is over.
happens-opens = A card is turned up at the end of the round.
happens-sets-aside = A special card in a row does not count.
happens-replaces = A card from the deck takes its place.
happens-scores = Somebody's points for a round are counted.
happens-game-ends = The game is over.

## Sorts of cards that people ask about when cards are hidden

sort-low = A 3 or less
sort-special = A special card
