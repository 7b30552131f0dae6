### Biber-Mania in English.

## The game and its options

title = Biber-Mania
tagline = Play, stab and steal: at the end your pile should be high and your hand empty.
option-players = Players
    .help = Two to five can play.
option-highest = Highest number
    .help = The deck: numbers go from 1 up to this. The house deck goes up to 10; the real one has never been published.
option-copies = Copies of each number
    .help = The deck: how many there are of each number. Eight in the house deck, which is our assumption.
option-action-copies = Copies of each action card
    .help = The deck: how many there are of each of the eight action cards. Three in the house deck, which is our assumption.
option-jokers = Jokers
    .help = The deck: how many Jokers there are. Six in the house deck, which is our assumption.
option-collect = Collect points up to
    .help = You play rounds until somebody has this many points, such as 250. At 0 you play just one round.
option-professionals = Professionals' rule
    .help = Nobody may go out with a Hippie sequence, nor end the round by stabbing with one.
option-display-exact = Exact stabs in the display
    .help = In the display you can stab a number only if exactly as many of it lie there as you play, not more.
option-display-actions = Joker stabs in the display
    .help = A single Joker also stabs an action card in the display.
option-stab-again = Keep stabbing
    .help = If a stab uncovers another group that can be stabbed, that one is stabbed as well.
option-hippie-with-equals = Hippie with equal numbers
    .help = The Hippie may also go with equal numbers, like any other action card.
option-plain-stabbed = Any sequence can be stabbed
    .help = A sequence without a Hippie on top of a pile can also be stabbed by another of the same length.
option-bodyguard-stays = Protection stays
    .help = Cards played with a Bodyguard stay protected even when the Bodyguard is stolen.
option-steal-jokers = Stealing Jokers
    .help = Thief and Superbeaver may steal Jokers, too.
option-memory-aid = Memory aid
    .help = The table keeps showing which of the others' cards everybody has seen.
option-rounds = Maximum rounds
    .help = When you collect points, the game ends after this many rounds even if nobody has enough.
option-hand = Cards in hand
    .help = Normally thirteen each, ten with five players; with fewer the game is over sooner.
option-display = Cards in the display
    .help = Normally nine; with fewer there is less to stab.
option-stock = Cards in the market
    .help = Normally five; with fewer you have less to choose from when you draw.
coach-1 = Pick cards from your hand: the table tells you what they make and what they stab. The more, the better.
coach-2 = Cards you stab or steal go into your hand, so you can play them later.
coach-3 = At the end each card on your pile is a point, and each card in your hand costs one. The round ends when somebody plays their last card.

## The rules in a sentence each; “called”: what they are about; the first name stands above, people may type any

rule-equals = Play one or more equal numbers: alone, with one action card, or with Jokers.
    .called = Equal numbers, numbers
rule-sequence = Numbers in a row go with the Hippie, three to seven cards in all. Without the Hippie you may play a sequence only to stab one with a Hippie, of the same length, on top of a pile.
    .called = Sequence
rule-joker = A Joker counts as the number you play it with: two 5s and a Joker are three 5s. Without numbers it has the highest value. It never goes with an action card.
    .called = Joker
rule-action = Play one action card a turn at most. Alone it stabs nothing; with equal numbers it counts as one of them.
    .called = Action cards, action
rule-superbeaver = You must steal two cards: from the display, the market or the top of others' piles, from different places if you like.
    .called = Superbeaver
rule-thief = You must steal one card: from the display, the market or the top of somebody else's pile.
    .called = Thief
rule-fairy = You wish for a card from somebody else's hand. If they don't have it, the wish is wasted.
    .called = Fairy
rule-partybeaver = The Partybeaver parties with exactly three numbers that don't go together: none equal, none neighbours. Nobody can stab these four cards. Otherwise you play it alone.
    .called = Partybeaver
rule-hippie = Turns two to six numbers into a sequence: it fills a gap or makes the row longer.
    .called = Hippie
rule-badguy = Draw two cards for somebody else, from the market or the draw pile. They have to take them.
    .called = Bad Guy, badguy
rule-bodyguard = Nobody can stab cards that lie with a Bodyguard. They can be stolen, and so can the Bodyguard.
    .called = Bodyguard
rule-king = When a King is played with numbers, everybody else who has that number must add one. Alone it does nothing.
    .called = King
rule-stab = Cards of a higher number stab the same number of lower ones: two 6s stab two 3s. In the display you stab exactly once and take the cards. What you stab on top of others' piles you take or refuse.
    .called = Stabbing, stab
rule-steal = You can steal any card that lies open: in the display, in the market or on top of somebody else's pile.
    .called = Stealing, steal
rule-display = Nine open cards to stab and steal. After the turn there are nine again.
    .called = Display
rule-stock = Five open cards to draw or steal; nobody can stab here. They are filled up only when a player has finished drawing.
    .called = Market, stock
rule-draw = If cards of your pile were stabbed or stolen, you draw as many: from the market or the draw pile. You draw nothing for cards a Fairy took.
    .called = Drawing, draw
rule-deck = What the deck holds has never been published. Our house deck is an assumption: 1 to 10 eight times each, eight action cards three times each, six Jokers; a table may choose another one.
    .called = House deck, deck
rule-memory = When somebody takes a card openly into their hand, everybody sees it. Remember it, and you can wish for it.
    .called = Memory
rule-end = The round ends at once when somebody plays the last card of their hand, or when draw pile and market are empty. Each card on your pile is one point, each in your hand minus one.
    .called = End

## Cards: { $article -> [the] the [no] no [none] without article, [many] several, [it] a pronoun; otherwise “a”

an-article = { $article ->
    [none] { "" }
    [the] the{ " " }
    [no] no{ " " }
   *[a] a{ " " }
 }
card-number = { $article ->
    [many] { $n }s
    [it] it
    [none] { $n }
    [the] the { $n }
    [no] no { $n }
   *[a] { $n ->
        [8] an 8
        [11] an 11
       *[other] a { $n }
     }
 }
card-superbeaver = { $article ->
    [many] Superbeavers
    [it] it
   *[a] { an-article }Superbeaver
 }
card-thief = { $article ->
    [many] Thieves
    [it] it
   *[a] { an-article }Thief
 }
card-fairy = { $article ->
    [many] Fairies
    [it] it
   *[a] { an-article }Fairy
 }
card-partybeaver = { $article ->
    [many] Partybeavers
    [it] it
   *[a] { an-article }Partybeaver
 }
card-hippie = { $article ->
    [many] Hippies
    [it] it
   *[a] { an-article }Hippie
 }
card-badguy = { $article ->
    [many] Bad Guys
    [it] it
   *[a] { an-article }Bad Guy
 }
card-bodyguard = { $article ->
    [many] Bodyguards
    [it] it
   *[a] { an-article }Bodyguard
 }
card-king = { $article ->
    [many] Kings
    [it] it
   *[a] { an-article }King
 }
card-joker = { $article ->
    [many] Jokers
    [it] it
   *[a] { an-article }Joker
 }
unknown-cards = cards
number-word = { $count ->
    [0] zero
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $count }
 }
several = { number-word } { NOUN($card, article: "many") }
either = { COMMAS($first) } or { $last }
group = { $article ->
    [it] { $n ->
        [1] { NOUN($card, article: "it") }
       *[other] them
     }
   *[a] { $cards }
 }
one-more = one more card
at-most = { $n ->
    [1] at most one card
   *[other] at most { $cards }
 }

## Where they lie ([from]: where they come from), who is meant

place-display = { $case ->
    [from] from the display
   *[at] in the display
 }
place-stock = { $case ->
    [from] from the market
   *[at] in the market
 }
place-deck = { $case ->
    [from] from the draw pile
   *[at] on the draw pile
 }
place-pile = { $case ->
    [from] from { NOUN($whose, case: "gen") } pile
   *[at] on top of { NOUN($whose, case: "gen") } pile
 }
player = { $who ->
    [you] { $case ->
        [gen] your
       *[nom] you
     }
   *[other] { $case ->
        [gen] { $who }'s
       *[nom] { $who }
     }
 }

## What happens

round = Round { $n }: { $dealt } for everybody.
fills-display = New in the display: { COMMAS($display, article: "none") }.
fills-stock = New in the market: { COMMAS($stock, article: "none") }.
fills-both = New in the display: { COMMAS($display, article: "none") }; in the market: { COMMAS($stock, article: "none") }.
begins = { $who ->
    [you] You begin.
   *[other] { $who } begins.
 }
lays = { $who ->
    [you] You play { $cards }.
   *[other] { $who } plays { $cards }.
 }
lays-equals = { $who ->
    [you] You play { $cards }: together { $equals }.
   *[other] { $who } plays { $cards }: together { $equals }.
 }
lays-alone = { $who ->
    [you] You play { $cards } alone.
   *[other] { $who } plays { $cards } alone.
 }
lays-sequence = { $who ->
    [you] You play a sequence: { $cards }.
   *[other] { $who } plays a sequence: { $cards }.
 }
lays-party = { $who ->
    [you] You throw a party: the Partybeaver with { $numbers }.
   *[other] { $who } throws a party: the Partybeaver with { $numbers }.
 }
stabs-display = { $who ->
    [you] You stab { $cards } in the display and take { NOUN($cards, article: "it") }.
   *[other] { $who } stabs { $cards } in the display and takes { NOUN($cards, article: "it") }.
 }
stabs-takes = { $who ->
    [you] You stab { $cards } on { NOUN($victim, case: "gen") } pile and take { NOUN($cards, article: "it") }.
   *[other] { $who } stabs { $cards } on { NOUN($victim, case: "gen") } pile and takes { NOUN($cards, article: "it") }.
 }
stabs-refuses = { $who ->
    [you] You stab { $cards } on { NOUN($victim, case: "gen") } pile and refuse { NOUN($cards, article: "it") }: out of the game.
   *[other] { $who } stabs { $cards } on { NOUN($victim, case: "gen") } pile and refuses { NOUN($cards, article: "it") }: out of the game.
 }
steals = { $who ->
    [you] You steal { $card } { NOUN($place, case: "from") }.
   *[other] { $who } steals { $card } { NOUN($place, case: "from") }.
 }
wish-granted = { $who ->
    [you] You wish for { $card } from { $victim } and get { NOUN($card, article: "it") }.
   *[other] { $who } wishes for { $card } from { $victim } and gets { NOUN($card, article: "it") }.
 }
wish-expires = { $who ->
    [you] You wish for { $card } from { $victim }, in vain.
   *[other] { $who } wishes for { $card } from { $victim }, in vain.
 }
passes = { $who ->
    [you] You wish for nothing.
   *[other] { $who } wishes for nothing.
 }
picks = { $who ->
    [you] You send the Bad Guy to { $victim }.
   *[other] { $who } sends the Bad Guy to { $victim }.
 }
draws = { $who ->
    [you] You draw { $cards } { NOUN($place, case: "from") }.
   *[other] { $who } draws { $cards } { NOUN($place, case: "from") }.
 }
gets = { $who ->
    [you] You get { $cards } { NOUN($place, case: "from") }.
   *[other] { $who } gets { $cards } { NOUN($place, case: "from") }.
 }
gives-king = { $who ->
    [you] You have to add { $card } to the King.
   *[other] { $who } has to add { $card } to the King.
 }
spared = { $who ->
    [you] You have none.
   *[other] { $who } has none.
 }
out-of-cards = { $who ->
    [you] You have played your last card: the round ends at once.
   *[other] { $who } has played their last card: the round ends at once.
 }
nothing-to-play = { $who ->
    [you] It would be your turn, but you have no cards left: the round ends.
   *[other] It would be { $who }'s turn, but they have no cards left: the round ends.
 }
used-up = Draw pile and market are empty: the round ends at once.
scores = Points this round: { COMMAS($scores) }.
collected = Points collected so far: { COMMAS($scores) }.
ends = The game is over.

## What is asked

ask-play = Play one or more cards. More is better.
ask-play-more = So far { $chosen }: play that, or add more.
ask-play-on = So far { $chosen }: something is still missing.
ask-play-all = Nothing more goes with it: play { $chosen }.
ask-stab = What do you stab in the display: { $choice }?
ask-stabbed = You stab { $group } on { NOUN($victim, case: "gen") } pile. Take { NOUN($group, article: "it") } or refuse?
ask-steal = Steal { $count } from the display, the market or the top of somebody else's pile.
ask-ask = Who has the card you wish for? You may also make no wish.
ask-wish = Which card do you wish for from { $victim }?
ask-pick = Who gets the Bad Guy?
ask-pull = Draw { $count } for { $victim }: from the market or from the draw pile.
ask-draw = Draw { $count } for what you lost: from the market or from the draw pile.
ask-deal = { $counted } Deal the next round when you are ready.
ask-next = { $counted } Ready for the next round?
counted-winner = Round { $n }: you score { $points } and write that down.
counted = Round { $n }: you score { $points }, but only { $winners } may write points down.
wait-play = { $who } is thinking about what to play.
wait-stab = { $who } is choosing what to stab.
wait-stabbed = { $who } is thinking: take or refuse?
wait-steal = { $who } is out stealing.
wait-ask = { $who } is thinking of a wish.
wait-wish = { $who } is thinking of a wish.
wait-pick = { $who } is looking for the Bad Guy's victim.
wait-pull = { $who } is drawing cards for { $victim }.
wait-draw = { $who } is drawing cards.
wait-deal-next = Round { $n } is scored. { $who } isn't ready yet.
verdict-counted = Pile minus hand: { COMMAS($tally) }.
verdict-collected = Played to { points }, over after { $n ->
    [one] one round
   *[other] { $n } rounds
 }.
verdict-shared = { CAP($winners) } are tied on points and share the victory.
pile-minus-hand = { $who ->
    [you] { $pile } − { $hand } = { $score } for you
   *[other] { $pile } − { $hand } = { $score } for { $who }
 }

## What one can do

label-add = Add { $card }
label-add-first = Choose { $card }
label-lay = Play
label-lay-chosen = Play { $chosen }
label-stab = Stab { $cards }
label-take = Take
label-refuse = Refuse
label-steal = Steal { NOUN($card, article: "the") } { NOUN($place, case: "from") }
label-ask = Ask { $victim }
label-wish = Wish for { $card }
label-pass = No wish
label-pick = To { $victim }
label-draw = { CAP($card, article: "the") } from the market
label-draw-pile = One from the draw pile
label-deal = Deal the next round
label-next = Next round

## What it brings

makes-lays = { CAP($cards) }.
makes-equals = { CAP($cards) }: together { $equals }.
makes-jokers = { CAP($cards) }: the highest value.
makes-alone = { CAP($cards) } alone, which stabs nothing.
makes-idle = { CAP($cards) } alone, which stabs nothing and does nothing (B20).
makes-sequence = A sequence: { $cards }.
makes-party = The Partybeaver parties with { $numbers }.
makes-nothing = Not complete yet. { $reason }
makes-end = That is the last card of your hand: the round ends at once, with no stabbing and no action (B53).
stabs = Stabs { $targets }.
stabs-one-of = In the display you choose what to stab: { $choice }.
stabs-also = Also stabs { $targets }.
stabs-nothing = Stabs nothing.
target-display = { $cards } in the display
target-pile = { $cards } on { NOUN($victim, case: "gen") } pile
then-superbeaver = Then you steal { $count }.
then-thief = Then you steal { $count }.
then-fairy = Then you may wish for a card.
then-partybeaver = Nobody can stab that.
then-badguy = Then you draw { $count } for somebody else.
then-bodyguard = Nobody can stab that, but they can steal from it.
then-king = Then everybody else who has { $card } must add one.
brings-stab = You take { $cards } from the display.
brings-take = You take { $group }.
brings-take-draws = You take { $group }, and { $victim } then draws { $count }.
brings-refuse = { CAP($group) }: out of the game, and no points for anybody (B11).
brings-refuse-draws = { brings-refuse } { CAP($victim) } still draws { $count }.
brings-steal = You take { NOUN($card, article: "the") } { NOUN($place, case: "from") }.
brings-steal-draws = You take { NOUN($card, article: "the") } { NOUN($place, case: "from") }, and { $victim } then draws { $count }.
brings-exposed = That uncovers { $group }.
brings-ask = Next you say which card you wish for from { $victim }.
brings-wish = If { $victim } has { $card }, you get { NOUN($card, article: "it") }; otherwise the wish is wasted.
brings-wish-sure = Everybody has seen that { $victim } has { $card }: you get { NOUN($card, article: "it") }.
brings-pass = The Fairy makes no wish.
brings-pick = You draw { $count } that { $victim } has to take.
brings-pull = { CAP($victim) } gets { NOUN($card, article: "the") } from the market.
brings-pull-pile = { CAP($victim) } gets the top card of the draw pile; you don't see it.
brings-draw = You take { NOUN($card, article: "the") } from the market; everybody sees { NOUN($card, article: "it") }.
brings-draw-pile = You draw the top card; the others don't see it.
brings-deal = The next round is dealt.
brings-next = The next round begins when everybody is ready.

## Why something is not possible

why-decides-otherwise = { nobody-first }
why-at-least-one-card = Pick at least one card from your hand.
why-not-in-hand = You have { NOUN($card, article: "no") } in your hand.
why-too-few = You have only { $cards } in your hand.
why-one-action-card = Only one action card a turn (B57), not { $actions }.
why-action-without-joker = A Joker never goes with an action card (B56).
why-party-not-equal = The Partybeaver wants cards that don't go together (B22): there is more than one { $number }.
why-party-no-neighbours = The Partybeaver wants cards that don't go together (B23): { $number } and { $after } are neighbours.
why-party-of-three = The Partybeaver takes exactly three numbers that don't go together (B23), or none at all.
why-hippie-not-with-equals = At this table the Hippie takes two to six numbers in a row (B21), or none at all.
why-sequence-number-once = In a sequence each number comes once; there is more than one { $number }.
why-sequence-up-to-six = The Hippie takes six numbers at most (B26); you have picked { $count }.
why-hippie-for-one-number = The Hippie stands for a single number (B27), which is not enough for { $numbers }.
why-not-out-by-sequence = At this table nobody may go out with a Hippie sequence (B62).
why-no-end-by-sequence = That would stab so many cards that draw pile and market would run out: at this table nobody may end the round with a Hippie sequence (B67).
why-action-with-equals = { CAP($action, article: "the") } goes with equal numbers, not with { $numbers }.
why-joker-with-equals = A Joker goes with equal numbers, not with { $numbers }. Sequences take no Jokers (B32).
why-plain-must-stab = Without a Hippie you may play a sequence only if it stabs one with a Hippie, of the same length, on top of somebody's pile (B30).
why-numbers-differ = { $numbers } don't go together: different numbers go only in a row with the Hippie, or three of them with the Partybeaver.
why-discard-in-order = Too late for that: first the action card, then numbers from low to high, Jokers last.
why-stabs-what-was-laid = In the display you stab with what you play. You choose only when several stabs are possible (B7).
why-stabs-lower = You can't stab that. You stab as many cards as you played, of a lower number.
why-stabs-exactly-as-many = You can't stab that. At this table there must be exactly as many cards, of a lower number (B6).
why-takes-what-is-stabbed = You can take or refuse only what you stab on others' piles.
why-steals-with-action = You can steal only with a Thief or a Superbeaver.
why-steals-from-others = You can't steal from your own pile (B37).
why-jokers-stay = At this table Jokers can't be stolen (B40).
why-fairy-wishes = You can wish only with the Fairy.
why-wishes-from-others = You can wish for something only from others.
why-no-hand-to-wish-from = { CAP($victim) } has no cards in hand.
why-wishes-from-somebody = First choose whose card you wish for.
why-not-in-deck = There is { NOUN($card, article: "no") } in this deck.
why-bad-guy-pulls = You draw for others only with the Bad Guy.
why-pulls-for-others = The Bad Guy is for somebody else.
why-draws-for-lost = You draw only if cards of yours were stabbed or stolen, and only after the turn.
why-draw-pile-empty = The draw pile is empty.
why-deals-when-counted = This round isn't over yet. The next one is dealt after it has been scored.
why-goes-on-when-counted = This round isn't over yet.
why-not-there = There is { NOUN($card, article: "no") } { $place }.
why-nobody-there = Nobody sits in that seat.

## The table in the browser

table-display = Display
table-stock = Market
table-deck = Draw pile
table-gone = Out of the game
table-mine = Your hand
table-hand = in hand
table-pile = on the pile
table-points = points
table-this-round = this round
table-empty = no cards yet
table-top = On top of { $name }'s pile
table-own-top = On top of your pile
table-laying = being played
table-guarded = can't be stabbed
table-sequence = sequence of { $count }
table-party = party
table-odd = { $count } left
table-equals = { $count }{ "\u00A0" }×{ "\u00A0" }{ $card }
table-round = Round { $number } · up to { $of } points
table-wishes = All cards you may wish for
table-known = Everybody knows this hand has
table-in-display = display: { $card }
table-in-stock = market: { $card }
table-on-pile = { $name }: { $card }
table-wish = wish: { $card }
table-lay = Play { cards }
table-left = { cards } left, market included
table-known-card = { $count } × { $card }
table-one-of = { $card }, { $nth } of { $count }
table-can-stab = { $card }, can stab
table-claws = Cards with a claw can stab.
table-hand-short = hand
table-pile-short = pile

## The table in the terminal

terminal-round = Round { $n }
terminal-deck = draw pile
terminal-display = display
terminal-stock = market
terminal-chosen = being played
terminal-gone = out of the game
terminal-mine = your hand
terminal-theirs = { NOUN($whose, case: "gen") } hand
terminal-hand = hand
terminal-pile = pile
terminal-top = on top
terminal-points = points
terminal-written = written down
terminal-guarded = protected
terminal-known = known to be in hand
terminal-typing = several at once: play 7 7 thief

## What playouts show of an action

fact-points = You score { $n } points in this round on average (“{ $instead }”: { $than }).
fact-others = The best of the others scores { $n } points in this round on average (“{ $instead }”: { $than }).
fact-first = In { $n } of 100 rounds you are the first to get rid of all cards (“{ $instead }”: { $than }).
fact-left = When the round ends, you have { $n } cards left in hand on average (“{ $instead }”: { $than }).
fact-loses = Your pile loses { $n } cards before your next turn on average (“{ $instead }”: { $than }).
fact-takes = You take { $n } cards off the others' piles this turn on average (“{ $instead }”: { $than }).

## What happens, as reports of the laboratory list it

happens-round-starts = A round begins.
happens-deals = Somebody is dealt a card.
happens-fills = A card comes to the display or the market.
happens-adds = A card is added to what somebody plays.
happens-lays = Somebody has played their cards.
happens-stabs-display = Cards of the display are stabbed.
happens-stabs = The top of somebody's pile is stabbed.
happens-takes = A stabbed card is taken into the hand.
happens-refuses = A stabbed card is refused and out of the game.
happens-steals = A card is stolen.
happens-wishes = Somebody wishes for a card.
happens-grants = A wish is granted, or the card is not there.
happens-passes = Somebody wishes for nothing.
happens-picks = Somebody is chosen to get the Bad Guy's cards.
happens-draws = Somebody gets a card from the market or the draw pile.
happens-king-takes = Somebody adds a card to the King, or has none.
happens-round-ends = The round is over.
happens-scores = Somebody's points for a round are counted.
happens-game-ends = The game is over.

## Sorts of cards that people ask about when cards are hidden

sort-action = An action card
