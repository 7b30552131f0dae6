### Frantic in English.

## The game and its options

title = Frantic
tagline = Get rid of your cards, saddle others with them, and expect the end of the world at any time.
option-players = Players
    .help = Two to eight can play.
option-deck = Cards
    .help = All 147 cards; only the 135 in the German rulebook (no Fantastic, no Curse); or the base game with 125 cards and 20 events.
    .complete = all 147
    .rulebook = the rulebook's 135
    .base = base game (125)
option-scoring = Scoring
    .help = With a score sheet you play up to a limit. Without one nobody writes points down: the fewest points in hand win the round, and several events work differently.
    .sheet = with a score sheet
    .none = without a sheet
option-length = Length
    .help = The limit: 137, 154 or 179 points; with five or more players 113, 137 or 154; or one of your own.
    .short = short
    .medium = medium
    .long = long
    .number = your own limit
option-limit = Your own limit
    .help = If the length is “your own limit”, the game ends when somebody has this many points.
option-rounds = Rounds without a sheet
    .help = How many rounds are played without a score sheet.
option-counter-takes-all = Counter takes it all
    .help = A player who counters a Fantastic Four against several players takes over all four cards, not just their own share.
option-counter-wishes = Counter may wish
    .help = A player who counters may also wish for a colour.
option-any-empty-hand = Any empty hand counts
    .help = The round also ends when others have emptied somebody's hand, not only when somebody plays their last card.
option-favours-take-all = Special Favours takes everything
    .help = Special Favours also swaps the card that counts 42 points.
option-exchange-mixed = Mixed Exchange
    .help = With Exchange, the cards you give go into the other hand first; then you draw two from it.
option-mimicry-by-symbol = Mimicry by symbol
    .help = A Mimicry that stands for the coloured special card on top may have any colour.
option-family = Family table
    .help = The card with the rude title is called “No Comment” at this table. On by default when others can join by link.
option-countered-acts-again = Countered player acts again
    .help = After a Counterattack the player whose card was countered goes again, not the player after them.
option-chance-at-exhaustion = Last Chance when the stack runs out
    .help = Last Chance also brings its event when the stack runs out at the very moment somebody plays their last card.
option-gambling-man = Gambling Man
    .help = As in the rulebook: a number of the last colour, face down, and the highest takes them all. Or as the publisher changed it in 2020: any card, and the second-lowest takes them all.
    .rulebook = as in the rulebook
    .edition-2020 = version of 2020
option-limit-ends = End at the limit
    .help = The game ends when the limit is reached. In some printings it ends only when the limit is exceeded.
    .reached = when it is reached
    .exceeded = when it is exceeded
coach-1 = Match the colour, the number or the symbol; colourless cards can always be played. Pick a card, and the table says what it does.
coach-2 = Black cards trigger an event, and that may turn everything upside down.
coach-3 = The first player without cards ends the round. What you still hold then counts against you.

## Colours, cards, players: cards with their article unless a sentence asks for none

# The colour in force, and what a card is like.
colour = { $colour ->
    [blue] blue
    [red] red
    [green] green
   *[yellow] yellow
 }
adjective = { $colour ->
    [black] black
   *[other] { colour }
 }
number = { $n ->
    [8] an 8
   *[other] a { $n }
 }
card-number = { $article ->
    [none] { adjective } { $n }
   *[a] a { adjective } { $n }
 }
card-special = { $article ->
    [none] { colour } { $kind }
   *[a] a { colour } { $kind }
 }
card-colour-swap = { $article ->
    [none] { $first }-{ $second } { $kind }
   *[a] a { $first }-{ $second } { $kind }
 }
card-curse = { $article ->
    [none] { kind-curse }
   *[the] the { kind-curse }
 }
several = { $n }× { NOUN($card, article: "none") }
# “any”: whether there are some.
how-many = { $case ->
    [any] { $n ->
        [0] no
       *[other] yes
     }
   *[nom] { $n ->
        [0] no cards
        [1] one card
        [2] two cards
        [3] three cards
        [4] four cards
        [5] five cards
        [6] six cards
        [7] seven cards
        [8] eight cards
        [9] nine cards
        [10] ten cards
        [11] eleven cards
        [12] twelve cards
       *[other] { cards }
     }
 }
either = { COMMAS($first) } or { $last }
change = { $more ->
    [yes] +{ points }
   *[no] { points }
 }
# Somebody who is spoken of; [gen]: to whom something belongs.
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

## Special cards as they are printed; "family": at a family table

kind-fantastic = Fantastic
kind-fantastic-four = Fantastic Four
kind-counterattack = Counterattack
kind-equality = Equality
kind-nice-try = Nice Try
kind-inequality = Inequality
kind-special-favours = Special Favours
kind-lucky-bastard = Lucky Bastard
kind-mimicry = Mimicry
kind-fuck-you = Fuck You
    .family = No Comment
kind-curse = Curse
kind-2nd-chance = 2nd Chance
kind-exchange = Exchange
kind-gift = Gift
kind-skip = Skip
kind-thief = Thief
kind-troublemaker = Troublemaker
kind-colour-swap = Colour Swap

## Events as they are printed; "call": what is called out then, with a score sheet or without

event-charity = Charity
    .call = Alms from those who have too much!
event-communism = Communism
    .call = The same for all, too much for all!
event-doomsday = Doomsday
    .call = The end of the world, for everybody!
event-earthquake = Earthquake
    .call = Everything slides to the right!
event-expansion = Expansion
    .call = One, two, three: the hands are growing!
event-finish-line = Finish Line
    .call = Across the line, count your cards!
event-friday-the-13th = Friday the 13th
    .call = Boo! Oh, nothing after all.
event-gambling-man = Gambling Man
    .call = Play too high and you take it all!
event-market = Market
    .call = Fresh from the stack, help yourselves!
event-mating-season = Mating Season
    .call = All the couples slip away!
event-merry-christmas = Merry Christmas
    .call = Presents for everybody, like it or not!
event-mexican-standoff = Mexican Standoff
    .call = Drop everything, three new ones each!
event-recession = Recession
    .call = Time to save!
event-robin-hood = Robin Hood
    .call = Take it from the rich!
event-surprise-party = Surprise Party
    .call = Surprise, a present!
event-the-all-seeing-eye = The All-Seeing Eye
    .call = No more secrets, cards on the table!
event-third-time-lucky = Third Time Lucky
    .call = Three for everybody!
event-time-bomb = Time Bomb
    .call = Three turns left, tick, tick, tick!
event-tornado = Tornado
    .call = Everything goes round and round!
event-vandalism = Vandalism
    .call = One colour gets smashed!
event-black-hole = Black Hole
    .call = It swallows all that is black!
event-capitalism = Capitalism
    .call = More for those who have!
event-crowdfunding = Crowdfunding
    .call = Let's chip in for the poor!
event-distributor = Distributor
    .call = Hands up, time to hand them out again!
event-double-taxation = Double Taxation
    .call = Kind regards from the tax office!
event-event-manager = Event Manager
    .call = Three to choose from, one comes true!
event-identity-theft = Identity Theft
    .call = Who did you say you were?
event-last-chance = Last Chance
    .call = Nobody gets out that easily any more!
event-plague = Plague
    .call = It never rains but it pours!
event-plus-one = Plus One
    .call = From now on, one more for good measure!
event-repeat = Repeat
    .call = Encore!
event-russian-roulette = Russian Roulette
    .call = Six chambers, many cards!
event-seppuku = Seppuku
    .call = Who dares?
event-trust-fall = Trust Fall
    .call = Let yourself fall, somebody will catch you!

## The rules in a sentence or two each; "called": what they are about, the first name stands above, any can be typed.
## None names the card with the rude title: at a family table nobody reads it.

rule-number = A coloured number goes on the same colour or the same number.
    .called = Numbers, number
rule-black = A black number goes only on the same number, or when somebody has wished for it, and never on black. It triggers an event, and only the same number or a colourless card goes on it.
    .called = Black cards, black, black card
rule-fantastic = Can always be played. Wish for a colour or a number.
    .called = { kind-fantastic }
rule-fantastic-four = Can always be played. Deal out four cards from the stack to one or more other players, and wish for a colour or a number.
    .called = { kind-fantastic-four }
rule-counterattack = Throw it in when a special card hits you: the attack is off, and you use it yourself, against anybody you like. On your own turn it is a colour wish.
    .called = { kind-counterattack }
rule-equality = Can always be played. Somebody with fewer cards than you must draw until they have as many. Wish for a colour as well, or instead.
    .called = { kind-equality }
rule-nice-try = Throw it in when somebody runs out of cards: everybody without cards draws three, and the round goes on. On your own turn it is a colour wish.
    .called = { kind-nice-try }
rule-inequality = Can always be played. Somebody must draw cards blindly from your hand until they have more than you. Wish for a colour as well, or instead.
    .called = { kind-inequality }
rule-special-favours = Can always be played. You and another player swap all your special cards, which means everything but numbers. Wish for a colour as well, or instead.
    .called = { kind-special-favours }
rule-lucky-bastard = Throw it in before an event is uncovered, and the event won't affect you. On your own turn it is a colour wish.
    .called = { kind-lucky-bastard }
rule-mimicry = Stands for any special card you like, but for a coloured one only in the colour that is in force.
    .called = { kind-mimicry }
rule-fuck-you = Can be played on anything, but only when you have exactly ten cards, this one included. The card below stays in force. It counts 42 points, and nobody can choose to pass it on with a special card.
    .called = { kind-fuck-you }, { kind-fuck-you.family }
rule-curse = Is never played and never discarded, only passed on. It counts 13 points.
    .called = { kind-curse }
rule-2nd-chance = You must play another card at once. If you can't, you draw one and may play then.
    .called = { kind-2nd-chance }
rule-exchange = Give somebody two cards of your choice, and draw two of theirs blindly.
    .called = { kind-exchange }
rule-gift = Give somebody two cards from your hand.
    .called = { kind-gift }
rule-skip = Somebody misses their next turn. Until they have, Skip can't hit them again.
    .called = { kind-skip }
rule-thief = Look at somebody's cards, and take two of them.
    .called = { kind-thief }
rule-troublemaker = Triggers an event at once.
    .called = { kind-troublemaker }
rule-colour-swap = Has two colours and goes on both; the game goes on with the other one.
    .called = { kind-colour-swap }
rule-charity = Everybody draws a card blindly from each player with the most cards. The rich themselves draw none.
    .called = { event-charity }
rule-communism = Everybody draws until they have as many cards as the player with the most.
    .called = { event-communism }
rule-doomsday = { rule-doomsday.sheet } Without a score sheet: { rule-doomsday.no-sheet }
    .called = { event-doomsday }
    .sheet = The round is over at once, and everybody gets 50 points, no matter what they hold.
    .no-sheet = The round is over at once, and everybody has the same number of points, no matter what they hold. So everybody wins the round, unless somebody is protected: then they win it alone.
rule-earthquake = Everybody passes their whole hand to the player on their right.
    .called = { event-earthquake }
rule-expansion = Everybody draws in turn: the first player one card, the second two, the third three and so on.
    .called = { event-expansion }
rule-finish-line = The round is over at once, and everybody counts what they still hold.
    .called = { event-finish-line }
rule-friday-the-13th = A perfectly normal Friday: nothing happens at all.
    .called = { event-friday-the-13th }
rule-gambling-man = Everybody plays a number of the last colour face down. The highest takes them all. No such card? Draw two. If no colour has been played yet, nothing happens.
    .called = { event-gambling-man }
    .any-card = Everybody plays any card face down. They are turned up, and the second-lowest number of points takes them all.
rule-market = As many cards as there are players are turned up from the stack. In turn, everybody takes one.
    .called = { event-market }
rule-mating-season = Everybody discards all numbers they have more than once, whatever the colour, black ones too.
    .called = { event-mating-season }
rule-merry-christmas = Everybody gives away all their cards to other players, shared out as they like.
    .called = { event-merry-christmas }
rule-mexican-standoff = Everybody discards their cards and draws three new ones in turn.
    .called = { event-mexican-standoff }
rule-recession = Everybody discards in turn: the first player one card, the second two, the third three and so on.
    .called = { event-recession }
rule-robin-hood = The player with the fewest cards swaps hands with the player with the most.
    .called = { event-robin-hood }
rule-surprise-party = In turn, everybody gives one card to a player of their choice.
    .called = { event-surprise-party }
rule-the-all-seeing-eye = All cards lie open until everybody has seen enough.
    .called = { event-the-all-seeing-eye }
rule-third-time-lucky = Everybody draws three cards.
    .called = { event-third-time-lucky }
rule-time-bomb = Everybody has three more turns. If you get rid of all your cards in time, you get ten points off, and the others get ten more. If nobody does, all points count double.
    .called = { event-time-bomb }
rule-tornado = All hands are put together, shuffled and dealt out again, one card at a time.
    .called = { event-tornado }
rule-vandalism = Everybody discards every card of the last colour. If no colour has been played yet, nothing happens.
    .called = { event-vandalism }
rule-black-hole = The player who triggered this takes every black card of the others.
    .called = { event-black-hole }
rule-capitalism = The rich get richer: everybody draws as many cards as they already have.
    .called = { event-capitalism }
rule-crowdfunding = Everybody gives a card to each player with the fewest cards. The poor themselves give none.
    .called = { event-crowdfunding }
rule-distributor = The player who triggered this looks at all hands and hands them out again, each as a whole. They may not keep their own.
    .called = { event-distributor }
rule-double-taxation = { rule-double-taxation.sheet } Without a score sheet: { rule-double-taxation.no-sheet }
    .called = { event-double-taxation }
    .sheet = The points of your three highest cards are added to your score at once, and the game goes on.
    .no-sheet = Everybody shows their three highest cards. The player with the fewest points there draws one card, the next one two and so on; in a tie they draw the same number.
rule-event-manager = Three events are uncovered, and the player who triggered this chooses one of them.
    .called = { event-event-manager }
rule-identity-theft = { rule-identity-theft.sheet } Without a score sheet: { rule-identity-theft.no-sheet }
    .called = { event-identity-theft }
    .sheet = The player with the highest score swaps scores with the player with the lowest.
    .no-sheet = The player who triggered this names two players, perhaps themselves, who swap cards and places.
rule-last-chance = For the rest of the round, whenever somebody gets rid of their last card, there is one more event first.
    .called = { event-last-chance }
rule-plague = Two more events come at once, one after the other, even if the first one ends the round.
    .called = { event-plague }
rule-plus-one = For the rest of the round every draw from the stack is one card more.
    .called = { event-plus-one }
rule-repeat = The player who triggered this chooses an event of this round, and it happens once more. If there was none, nothing happens.
    .called = { event-repeat }
rule-russian-roulette = Everybody puts a card face down. They are shuffled and go on top of the stack.
    .called = { event-russian-roulette }
rule-seppuku = { rule-seppuku.sheet } Without a score sheet: { rule-seppuku.no-sheet }
    .called = { event-seppuku }
    .sheet = One after the other, turn up the top card. A number takes 21 points off your score, anything else adds 42. Chickening out costs 21.
    .no-sheet = One after the other, turn up the top card. With a number you may discard two cards, with anything else you draw four. Chickening out costs two cards.
rule-trust-fall = In turn, everybody names somebody who has to give them two cards.
    .called = { event-trust-fall }
rule-aim = Get rid of your cards. What you still hold when the round ends counts against you, and the fewest points win.
    .called = Aim
rule-turn = Play a card that matches, or draw one. After drawing you may still play, either the card you drew or another.
    .called = Turn, draw
rule-match = Colour on colour, number on number, symbol on symbol. Colourless cards can always be played.
    .called = Matching, match, what goes
rule-wish = A wish holds until a card fulfils it. Nobody can wish for black as a colour.
    .called = Wish
rule-attack = Special cards always hit others, never yourself.
    .called = Attack, special cards
rule-event = Black cards and Troublemaker trigger an event. It begins on the right of the player who triggered it and comes to that player last.
    .called = Event, events
rule-reaction = Everybody who might have the card is asked, and all get the same time: so silence gives nothing away.
    .called = Throwing in, reaction
rule-end = The round ends when somebody has no cards left, or when a card must be drawn and the stack is used up.
    .called = End of the round, end
rule-points = Numbers count their value, special cards seven points, the Curse 13, and one card counts 42.
    .called = Points

## What holds now

demand-any = any card
demand-colourless = only a colourless card
status-demand = To match: { $demand }; colourless always fits.
status-demand-all = Playable now: { $demand }.
status-next = Play goes to the right: { $whom }, then { $next }.
status-limit = { $ends ->
    [exceeded] The game ends above { $n } points.
   *[reached] The game ends at { $n } points.
 }
status-rounds = Round { $n } of { $all }.
status-bomb = Time Bomb, turns left: { COMMAS($tally) }.
status-bomb-safe = { $who ->
    [you] you are protected
   *[other] { $who } is protected
 }
status-last-chance = Last Chance: one more event before the round can end{ but }.
status-plus-one = Plus One: every draw is one card more{ but }.
but = { $spared ->
    [0] {""}
   *[other] , but not for { $whom }
 }
status-skipped = Will miss a turn: { $who }.
status-protected = Protected from the event: { $who }.

## What is asked; "whom": against whom, "threat": what the victim has to fear

ask-turn = Your turn: play or draw. { $goes }
ask-turn-draw = Your turn, but none of your cards can be played: draw. { $goes }
ask-turn-play = The stack is used up: play a card. { $goes }
ask-drawn = You have drawn. Play a card now, or pass. { $goes }
ask-drawn-pass = You have drawn, and still none of your cards can be played: pass.
ask-chance = 2nd Chance: play another card at once. { $goes }
ask-chance-draw = 2nd Chance, but none of your cards can be played: draw. { $goes }
ask-must-wish = Which colour do you wish for?
ask-may-wish = Do you wish for a colour? Otherwise this stays in force: { $demand }.
ask-may-wish-or-attack = Do you wish for a colour? Otherwise you must hit somebody, and this stays in force: { $demand }.
ask-colour-or-number = Wish for a colour or a number.
ask-colouring = Which colour does the game go on with?
ask-mimic = Which card does your Mimicry stand for?
ask-four = Fantastic Four: who draws? { CAP($cards) } left to deal out.
ask-target = { CAP($kind) }: { $whom }
ask-or-not = Or choose nobody.
ask-counter = { CAP($attacker) }: { $kind } against you! { $threat } Do you answer with Counterattack?
ask-lucky = An event is about to be uncovered. Do you protect yourself with Lucky Bastard?
ask-nice = Out of cards: { $whom }. Do you throw in Nice Try?
ask-giving = Give { $to } { $cards }.
ask-exchanging = Exchange: give { $to } { $cards }; then you draw blindly.
ask-giving-none = You may not give away any of the cards you have left.
ask-stealing = Take { $cards } from { $to }.
ask-stealing-none = There is nothing you may steal from { $to }.
ask-discarding = Discard { $cards }.
ask-may-discard = You may still discard { $cards }.
ask-discarding-none = You can't get rid of the Curse that way.
ask-gambling = Play a { colour } number face down, a low one if you can: the highest takes them all.
ask-gambling-none = You have no { colour } number: you draw { $cards } instead.
ask-gambling-any = Play any card face down: the second-lowest number of points takes them all.
ask-roulette = Put a card face down. They are all shuffled and go on top of the stack.
ask-scattering = Merry Christmas! What do you give { $to }?
ask-buying = Choose a card from the market.
ask-distributor = { $who ->
    [you] Whose cards do you get?
   *[other] Whose cards does { $who } get?
 }
ask-surprise = Who gets a card from you?
ask-trust = Who has to give you { $cards }?
ask-identity = Whose identity is stolen? Choose the first of two.
ask-identity-second = Who swaps cards and places with the first one, { $first }?
ask-daring = Seppuku? A number on top of the stack takes 21 points off, anything else adds 42. Chickening out costs 21.
ask-daring-cards = Seppuku? With a number on top of the stack you discard two cards, otherwise you draw { $four }. If you chicken out, you draw { $two }.
ask-watching = All cards lie open. Seen enough?
ask-manager = Which of these events should happen?
ask-repeat = Which event should happen once more?
ask-deal = { $counted } Deal the next round when you are ready.
ask-next = { $counted } Ready for the next round?
ask-counted = Round { $n }: you score { $points }, { $sum } in all.
ask-counted-won = You win round { $n } with { points }. Rounds won: { $wins }.
ask-counted-lost = Round { $n }: { points } in your hand. Rounds won: { $wins }.
whom-equality = Who must draw until they have { $mine }?
whom-inequality = Who must draw from your hand until they have more cards than you?
whom-special-favours = Who swaps special cards with you?
whom-exchange = Who do you exchange with?
whom-gift = Who gets the presents?
whom-skip = Who misses a turn?
whom-thief = Who do you steal from?
threat-fantastic-four = You would draw { $cards }.
threat-equality = You would draw until you have just as many cards.
threat-inequality = You would draw blindly from { NOUN($attacker, case: "gen") } hand.
threat-special-favours = All special cards would be swapped.
threat-exchange = Cards would be exchanged.
threat-gift = You would get presents.
threat-skip = You would miss a turn.
threat-thief = You would be robbed.

## What the others wait for

wait-turn = { NOUN($who, case: "gen") } turn. { $goes }
wait-wishing = { $who } is thinking of a wish.
wait-colouring = { $who } is choosing a colour.
wait-mimic = { $who } is deciding what the Mimicry is.
wait-target = { $who } is looking for a victim for { $kind }.
wait-counter = { $kind } against { $who }: will there be an answer?
wait-lucky = An event is about to be uncovered. Does { $who } want protection?
wait-nice = Out of cards: { $whom }. Does { $who } object?
wait-giving = { $who } is choosing cards for { $to }.
wait-stealing = { $who } is rummaging in { NOUN($to, case: "gen") } cards.
wait-discarding = { $who } is choosing what to throw away.
wait-laying = { $who } is playing a card face down.
wait-choosing-person = { $who } is choosing somebody.
wait-scattering = { $who } is wrapping presents.
wait-buying = { $who } is at the market.
wait-daring = Will { $who } risk Seppuku?
wait-watching = All cards lie open. { $who } is still looking.
wait-choosing-event = { $who } is choosing an event.
wait-deal-next = Round { $n } is scored. { $who } isn't ready yet.

## How it was decided

verdict-sheet = The limit of { $limit } points is { $ends ->
    [exceeded] exceeded
   *[reached] reached
 }, and the fewest points win: { COMMAS($tally) }.
verdict-rounds = Rounds won: { COMMAS($tally) }.
verdict-shared = { CAP($winners) } are tied and share the victory.

## Buttons

label-play = Play { $card }
label-throw-in = Throw in { $card }
label-pick = Take { $card }
label-give = Give { $card }
label-discard = Discard { $card }
label-lay = Put { $card } face down
label-seat = { CAP($name) }
label-hit = { CAP($kind) } against { $name }
label-one-card = One card for { $name }
label-hand-of = { CAP($name, case: "gen") } cards
label-wish = Wish for { $wish }
label-colour = Go on with { $wish }
label-as = As { $kind }
label-event = Choose { $event }
label-draw = Draw
label-pass = Go on
label-no-play = Pass
label-no-wish = No wish
label-no-target = Hit nobody
label-no-reaction = Don't react
label-enough = Enough for { $name }
label-no-discard = Stop discarding
label-shrink = Chicken out
label-dare = Risk Seppuku
label-ok = Seen enough
label-deal = Deal the next round
label-next = Next round

## What an action brings; "effect": what is printed on a card, for the player who has it in hand

effect-fantastic = You wish for a colour or a number.
effect-fantastic-four = You wish for a colour or a number and may deal out four cards from the stack.
effect-counterattack = On your own turn this is only a colour wish (F43).
effect-nice-try = { effect-counterattack }
effect-lucky-bastard = { effect-counterattack }
effect-equality = You wish for a colour, somebody draws until they have as many cards as you, or both.
effect-inequality = You wish for a colour, somebody draws blindly from your hand until they have more than you, or both.
effect-special-favours = You wish for a colour, swap all special cards with somebody, or both.
effect-mimicry = You say which special card it stands for.
effect-fuck-you = Away with those 42 points! The card before it stays in force: { $demand }.
effect-2nd-chance = You must play another card at once; if you can't, you draw.
effect-exchange = { NOUN($gift, case: "any") ->
    [no] You will have nothing to give, but you draw blindly from somebody.
   *[yes] You give somebody { $gift } and draw blindly from them in return.
 }
effect-gift = { NOUN($gift, case: "any") ->
    [no] You will have nothing to give.
   *[yes] You give somebody { $gift }.
 }
effect-skip = Somebody misses their next turn.
effect-thief = You look at somebody's cards and take some of them.
effect-troublemaker = That triggers an event.
effect-black = { effect-troublemaker }
effect-colour-swap = You choose which of its colours the game goes on with.
no-target-equality = Nobody has fewer cards than you then, so it is just a colour wish (F47).
no-target-skip = Everybody else already has a turn to miss, so Skip hits nobody (F60).
brings-after = To match then: { $after }.
brings-hits = You can hit: { $hit }.
brings-swaps = The game goes on with { colour }.
brings-last = That is your last card.
brings-last-nice = That is your last card: unless there is a Nice Try, the round is over.
brings-last-over = That is your last card, and the round is over.
brings-last-effect = That is your last card, but first it takes effect (F29).
brings-last-chance = That is your last card. Last Chance: there is one more event before the round can end.
brings-emptied = Then your hand is empty.
brings-nice-window = Unless there is a Nice Try, the round is over.
brings-over = That ends the round.
brings-counter = The attack is off, and you may use { $kind } yourself against somebody.
brings-counter-none = The attack is off; there is nobody against whom you could use { $kind }.
brings-may-wish = You may wish for a colour, too.
brings-lucky = The next event won't affect you.
brings-goes-on = The round goes on.
brings-nice-self = But this is your last card, too (F79).
brings-counter-not = You let it happen.
brings-lucky-not = Whatever comes will hit you, too.
brings-nice-not = You don't object.
brings-draw = You draw { $cards } and may still play after that.
brings-draw-end = There aren't enough cards in the stack: the round ends at once (F31).
brings-no-play = You play nothing.
brings-next = { $who ->
    [you] Then it is your turn again.
   *[other] Then it is { $who }'s turn.
 }
brings-wish = The next card must be { adjective } or colourless.
brings-wish-number = The next card must be { $wish } in any colour, black included, or a colourless card.
brings-no-wish = This stays in force: { $demand }.
brings-must-hit = For that you must hit somebody.
brings-no-target = { CAP($kind) } has no effect.
brings-four = One of the four cards goes to { $name }.
brings-four-all = For { $name } in all: { $cards }.
brings-inequality-none = { CAP($name) } has more cards than you already: nothing happens (F49).
brings-favours = You give { $name } { $cards } and get all special cards in return.
brings-exchange = { NOUN($cards, case: "any") ->
    [no] You have nothing for { $name }.
   *[yes] You give { $name } { $cards }.
 }
brings-thief = You look at { NOUN($name, case: "gen") } cards and take up to { $cards }.
brings-unless = Unless there is a Counterattack.
brings-was-inequality-none = You have more cards already: nothing happens (F49).
brings-was-exchange = { CAP($attacker) } chooses cards for you and then draws blindly from you.
brings-was-gift = { CAP($attacker) } chooses cards for you.
brings-was-thief = { CAP($attacker) } sees your cards and takes up to { $cards }.
brings-giving = { CAP($name) } gets { $card }; only you two see it.
brings-stealing = You take { $card }.
brings-discarding = { CAP($card) } goes face up under the top card of the pile. What has to be matched stays the same.
brings-gambling = You play { $card } face down. The highest number takes them all; in a tie, the first one.
brings-gambling-any = You play { $card } face down. The second-lowest number of points takes them all; in a tie, the first one.
brings-roulette = { CAP($card) } joins the others face down, and will end up somewhere near the top of the stack.
brings-buying = You take { $card }; everybody sees it.
brings-nothing-fits = No card will do here, so the game goes on.
brings-enough = { CAP($name) } gets no more. On to the next player.
brings-no-discard = You keep the rest.
brings-distributor = All of { NOUN($name, case: "gen") } cards go to { $receiver }.
brings-surprise = { CAP($name) } gets a card from you.
brings-trust = { CAP($name) } chooses { $cards } for you.
brings-trust-none = { CAP($name) } has nothing to give.
brings-identity = { $who ->
    [you] Then you choose with whom you swap cards and place.
   *[other] Then you choose with whom { $who } swaps cards and place.
 }
brings-identity-second = Cards and places are swapped: { $first } and { $name }.
brings-dare = The top card is turned up.
brings-if-number = A number: { SMALL($brings) }
brings-if-other = Anything else: { SMALL($brings) }
brings-may-discard = You may discard up to { $cards }.
brings-dare-nothing = Nothing happens to you then.
brings-dare-empty = The stack is used up: there is nothing to turn up, and the round ends after the event (F147).
brings-shrink = Chickening out has its price: { SMALL($brings) }
brings-points = { change }, which makes { $sum }.
brings-ok = The game goes on when everybody has seen enough.
brings-deal = The next round is dealt.
brings-all-go-on = The next round begins when everybody is ready.

## Why not

why-decides-otherwise = { nobody-first }
why-not-on-your-hand = You don't have that: { $card }.
why-not-in-the-box = That card is not in the game at this table: { $card }.
why-curse-never-played = The Curse can't be played, only passed on (F74).
why-fuck-you-with-ten = That takes exactly ten cards, this one included; you have { $cards } (F72).
why-black-on-its-number = A black { $n } goes only on that number or when somebody has wished for it (F19). To match now: { $demand }.
why-number-on-number = You must match the colour or the number; now that is: { $demand }.
why-symbol-on-symbol = You must match the colour or the symbol; now that is: { $demand }.
why-only-the-reaction = Only { $kind } helps now, or a Mimicry in its place (F68).
why-drawn-already = You have drawn already: play a card, or pass (F13, F14).
why-second-chance-must-lay = After 2nd Chance you must play a card if you can (F64).
why-used-up-must-lay = The stack is used up, and you hold a card that can be played: play it (F32).
why-no-time-to-draw = You can't draw now. { $ask }
why-play-or-draw = Play a card or draw one: you may pass only after drawing (F14).
why-wish-is-a-must = You have to wish for something here (F25, F26).
why-all-four-are-dealt-out = Once you have begun, all four cards must be dealt out (F36).
why-somebody-is-hit = This card has to hit somebody.
why-wish-or-effect = Without a wish you must hit somebody: the card has to do one of the two (F25).
why-card-is-due = There is no way around it: choose a card.
why-no-card-to-choose = There is no card to choose now. { $ask }
why-not-on-their-hand = { CAP($name) } doesn't have that: { $card }.
why-not-on-the-market = That is not on the market: { $card }.
why-rude-card-not-on-purpose = Nobody can choose to pass that card on. It changes hands only blindly or by an event (F53, F59).
why-curse-not-discarded = The Curse can't be discarded (F74).
why-number-of-last-colour = It must be a { colour } number: that is the colour last played (F101).
why-nobody-to-name = There is nobody to choose now. { $ask }
why-empty-seat = Nobody sits in that seat.
why-not-oneself = You can't hit yourself (F28).
why-somebody-else = It has to be somebody else.
why-equality-for-fewer-cards = Equality hits only those with fewer cards than you (F47).
why-skipped-already = { CAP($name) } already has a turn to miss. They can be hit again only after that (F60).
why-protected = Lucky Bastard: this event doesn't affect { $name } (F75).
why-hand-not-free = That hand is given away already, or has to be left for somebody else (F90).
why-own-hand-not-kept = You may not keep your own cards (F90).
why-two-victims = You need two different players.
why-no-wish-now = You can't wish now. { $ask }
why-no-number-wish = Only Fantastic and Fantastic Four wish for a number (F26).
why-colour-not-open = The game can't go on with that colour here (F33, F70).
why-no-mimicry-now = Only a Mimicry stands for another card. { $ask }
why-mimicry-needs-a-colour = As a coloured card a Mimicry needs a colour, and there is none in force (F69).
why-imitates-existing-cards = There is no { $kind } at this table.
why-no-event-to-choose = There is no event to choose here. { $ask }
why-repeat-not-itself = Repeat does not repeat itself (F116).
why-not-uncovered-yet = { CAP($event) } has not been uncovered in this round (F116).
why-not-offered = { CAP($event) } is not among those offered.
why-no-seppuku-now = Seppuku happens only as an event. { $ask }
why-no-open-hands = The cards aren't open now. { $ask }
why-deal-when-counted = This round isn't over yet. The next one is dealt after it has been scored.
why-round-is-on = This round isn't over yet.
why-somebody-else-deals = Somebody else deals the next round.
why-you-deal = You deal the next round.

## What happens

deals = { $who ->
    [you] Round { $n }: you deal { $cards } to everybody.
   *[other] Round { $n }: { $who } deals { $cards } to everybody.
 }
turns-up = { $who ->
    [you] { CAP($card) } is turned up and counts as if you had played it.
   *[other] { CAP($card) } is turned up and counts as if { $who } had played it.
 }
plays = { $who ->
    [you] You play { $card }.
   *[other] { $who } plays { $card }.
 }
rude = { $who ->
    [you] You say it out loud: { $card }!
   *[other] { $who } says it out loud: { $card }!
 }
counters = { $who ->
    [you] You throw in { $card }: { NOUN($whom, case: "gen") } { $kind } is off!
   *[other] { $who } throws in { $card }: { NOUN($whom, case: "gen") } { $kind } is off!
 }
protects = { $who ->
    [you] You throw in { $card }: the event won't affect you.
   *[other] { $who } throws in { $card }: the event won't affect them.
 }
nice = { $who ->
    [you] Not so fast! You throw in { $card }: everybody without cards draws three.
   *[other] Not so fast! { $who } throws in { $card }: everybody without cards draws three.
 }
draws = { $who ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
 }
wishes = { $who ->
    [you] You wish for { $wish }.
   *[other] { $who } wishes for { $wish }.
 }
no-wish = { $who ->
    [you] You wish for nothing.
   *[other] { $who } wishes for nothing.
 }
mimics = { $who ->
    [you] You turn the Mimicry into { $kind }.
   *[other] { $who } turns the Mimicry into { $kind }.
 }
attacks = { $who ->
    [you] You use { $kind } against { $whom }.
   *[other] { $who } uses { $kind } against { $whom }.
 }
share = { $n } for { $whom }
deals-out = { $who ->
    [you] You deal out { $kind }: { COMMAS($shares) }.
   *[other] { $who } deals out { $kind }: { COMMAS($shares) }.
 }
declines = { $who ->
    [you] You don't use { $kind }.
   *[other] { $who } doesn't use { $kind }.
 }
gives = { $who ->
    [you] You give { $whom } { $cards }.
   *[other] { $who } gives { $whom } { $cards }.
 }
draws-blindly = { $who ->
    [you] You draw { $cards } blindly from { $whom }.
   *[other] { $who } draws { $cards } blindly from { $whom }.
 }
looks = { $who ->
    [you] You look at { NOUN($whom, case: "gen") } cards.
   *[other] { $who } looks at { NOUN($whom, case: "gen") } cards.
 }
sees = { $who ->
    [you] You look at { NOUN($whom, case: "gen") } cards: { $cards }.
   *[other] { $who } looks at { NOUN($whom, case: "gen") } cards: { $cards }.
 }
shows = { $who ->
    [you] You show { $cards }.
   *[other] { $who } shows { $cards }.
 }
discards-none = { $who ->
    [you] You discard nothing.
   *[other] { $who } discards nothing.
 }
lays = { $who ->
    [you] You put { $cards } face down.
   *[other] { $who } puts { $cards } face down.
 }
lays-for = { $who ->
    [you] You put down { $cards } for { $whom }.
   *[other] { $who } puts down { $cards } for { $whom }.
 }
gets = { $who ->
    [you] You get { $cards } from { $whom }.
   *[other] { $who } gets { $cards } from { $whom }.
 }
takes = { $who ->
    [you] You take { $cards }.
   *[other] { $who } takes { $cards }.
 }
discards = { $who ->
    [you] You discard { $cards }.
   *[other] { $who } discards { $cards }.
 }
opens-number = { $who ->
    [you] You risk Seppuku and turn up { $card }: that was close!
   *[other] { $who } risks Seppuku and turns up { $card }: that was close!
 }
opens-other = { $who ->
    [you] You risk Seppuku and turn up { $card }: that hurts.
   *[other] { $who } risks Seppuku and turns up { $card }: that hurts.
 }
gets-dealt = { $who ->
    [you] You get { $cards }.
   *[other] { $who } gets { $cards }.
 }
skips = { $who ->
    [you] You will miss your next turn.
   *[other] { $who } will miss their next turn.
 }
is-skipped = { $who ->
    [you] You miss a turn.
   *[other] { $who } misses a turn.
 }
executes = { $who ->
    [you] You choose { $call }
   *[other] { $who } chooses { $call }
 }
last-turn = { $who ->
    [you] The bomb is ticking: this is your last turn.
   *[other] The bomb is ticking: this is { $who }'s last turn.
 }
exhausts = { $who ->
    [you] You would have to draw, but the stack is used up: that ends the round.
   *[other] { $who } would have to draw, but the stack is used up: that ends the round.
 }
puts-back = No round begins with the Curse: it goes back into the stack.
goes-on = The game goes on with { colour }.
hands-over = { $who ->
    [you] { $n } from you
   *[other] { $n } from { $who }
 }
favours = Special cards are swapped: { COMMAS($tally) }.
puts-on-stack = { CAP($cards) }, well shuffled, on top of the stack.
market = On the market: { $cards }.
gambled = Turned up: { COMMAS($tally) }.
gambled-with = { $who ->
    [you] { NOUN($card, article: "none") } from you
   *[other] { NOUN($card, article: "none") } from { $who }
 }
goes-to = { $owner } → { $whom }
hands-gone = Hands move: { COMMAS($tally) }.
hands-stay = All hands stay where they are.
pools = All cards go in one heap, are shuffled and dealt out again: { $who }.
called-out = { $event }: { $call }
uncovers = { $call }
offers = To choose from: { $events }.
ticks = Time Bomb, turns left: { COMMAS($tally) }.
account = { CAP($who) }: { change }, now { $sum }.
swaps-points = Scores are swapped: { $who } and { $whom }.
swaps-places = Places are swapped: { $who } and { $whom }.
scores = Points this round: { COMMAS($scores) }.
so-far = So far: { COMMAS($scores) }.
ends = The game is over.
round-ends-empty-hand = Out of cards: the round is over!
round-ends-exhausted = The stack is used up: the round is over.
round-ends-bomb-goes-off = Boom! Time is up, and all points count double.
round-ends-finishes = The finish line: the round is over.
round-ends-doomed = The world has ended, and the round with it.

## The table in the browser

table-stack = Stack
table-discard = Discard pile
table-mine = Your hand
table-hand = in hand
table-hand-short = cards
table-points = points
table-rounds = rounds won
table-this-round = this round
table-in-force = To match
table-any = any card
table-colourless = colourless cards only
table-event = Event
table-running = Still in force
table-skipped = misses a turn
table-safe = protected
table-bomb = turns left (Time Bomb)
table-turn = whose turn it is
table-hand-of = { $name }'s cards
table-market = On the market
table-laid = Face down
table-down = face down
table-more = and { $n } more
table-sort = Sort hand
table-by-colour = Colours
table-by-number = Numbers
table-by-newest = Newest

## The table in the terminal

terminal-round = Round { $n } · stack: { $stack } · events: { $events }
terminal-top = on top
terminal-market = lying open
terminal-offer = to choose from
terminal-mine = your hand
terminal-theirs = { NOUN($name, case: "gen") } hand
terminal-hand = hand
terminal-points = points
terminal-wins = rounds
terminal-dealer = deals
terminal-skipped = misses a turn
terminal-shield = protected
terminal-bomb = { $n } left

## What playouts show of an action

fact-empties = In { $n } of 100 rounds you get rid of all your cards (“{ $instead }”: { $than }).
fact-points = You are left with { $n } points on average when the round ends (“{ $instead }”: { $than }).
fact-others = The best of the others is left with { $n } points on average (“{ $instead }”: { $than }).
fact-plays-next = In { $n } of 100 rounds you can play a card as soon as your next turn begins (“{ $instead }”: { $than }).
fact-cards = You begin your next turn with { $n } cards on average (“{ $instead }”: { $than }).
fact-hurts = { $who ->
    [you] This turn changes your hand by { $n } cards on average (“{ $instead }”: { $than }).
   *[other] This turn changes { $who }'s hand by { $n } cards on average (“{ $instead }”: { $than }).
 }

## What happens, as reports of the laboratory list it

happens-round-starts = A round begins.
happens-deals = Somebody is dealt a card.
happens-turns-up = The first card of the pile is turned up.
happens-puts-back = A Curse goes back into the stack.
happens-plays = Somebody plays a card.
happens-draws = Somebody draws a card.
happens-wishes = Somebody wishes for a colour or a number.
happens-goes-on = A special card says which colour the game goes on with.
happens-mimics = A Mimicry becomes another card.
happens-attacks = Somebody attacks somebody.
happens-declines = Somebody does without the effect of a card.
happens-counters = A card is countered.
happens-hands = A card goes from one hand to another.
happens-looks = Somebody looks at a hand.
happens-sees = A card is seen there.
happens-shows = A card is shown to all.
happens-counts = Somebody says how many cards of a kind they have.
happens-lays = A card is put face down.
happens-gets = Somebody takes a card that was put face down.
happens-puts-on-stack = Cards put face down are shuffled and go on top of the stack.
happens-offers = A card lies open to be taken.
happens-takes = Somebody takes one of the open cards.
happens-discards = Somebody throws a card away.
happens-opens-stack = The top card of the stack is turned up.
happens-goes-to = A whole hand is about to change owners.
happens-hands-gone = Hands change places.
happens-pools = Hands are put together.
happens-skips = Somebody will miss a turn.
happens-is-skipped = Somebody misses their turn.
happens-turns = A turn begins.
happens-uncovers = An event is uncovered.
happens-executes = Somebody chooses an event.
happens-protects = Somebody is protected from an event.
happens-ticks = A bomb ticks: fewer turns are left.
happens-account = Somebody's points change at once.
happens-switches = Two players exchange points or places.
happens-exhausts = Somebody must draw, and the stack is used up.
happens-round-ends = The round is over.
happens-scores = Somebody's points for a round are counted.
happens-game-ends = The game is over.
happens-lacks = It is known that somebody has no card of a certain kind.
happens-differs = It is known that somebody has no number twice.

## Sorts of cards that people ask about when cards are hidden

sort-special = A special card
sort-blue = A blue card
sort-red = A red card
sort-green = A green card
sort-yellow = A yellow card
sort-black = A black card
