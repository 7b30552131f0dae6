### Beasty Bar in English.

## The game and its options

title = Beasty Bar: New Beasts in Town
tagline = Two get in, one gets thrown out: jostle your animals to Heaven's Gate.
option-players = Players
    .help = Two to four can play.
option-set = Animals
    .help = Who queues up: the New Beasts, the base set, or one of the two for each strength.
    .new = New Beasts
    .base = Base set
    .chosen = Mixed, everyone chooses
    .random = Mixed at random
option-advanced = Advanced variant
    .help = Everyone secretly leaves four animals at home, and points decide instead of guests.
option-return-game = Return game
    .help = Only with mixed sets: a second game, with all the animals that stayed at home in the first.
option-pile-order = What you may stack on THAT'S IT
    .help = At the end of your turn you may put part of that pile in order. With the base set alone nobody comes back from there, so there is nothing to order.
    .sent = What actions sent there
    .whole-turn = All that landed there
    .as-fallen = Nothing, it lies as it fell
option-tie-break = Tie-break
    .help = What decides when several have the same number of guests.
    .points = More points
    .values = Lower sum of strengths
option-penguin-may-decline = Penguin may decline
    .help = The penguin may choose to imitate nobody.
option-penguin-as-vulture = Penguin as vulture
    .help = The penguin may also imitate a vulture in your hand.
option-types-edition = Monkeys of later editions
    .help = A gang of monkeys also chases rhino, bear, tiger and cheetah, not just hippo and crocodile.
option-animals = Animals of each colour
    .help = Twelve is the full game. With fewer, the strongest and the weakest stay at home: a small game for practice, or for a computer to solve.
option-hand = Cards in hand
    .help = Normally four; with fewer you have less to choose from.
option-low-points = 2-point animals are worth
    .help = Animals normally worth 2 points are worth this many.
option-middle-points = 3-point animals are worth
    .help = Animals normally worth 3 points are worth this many.
option-high-points = 4-point animals are worth
    .help = Animals normally worth 4 points are worth this many.
coach-1 = Play an animal from your hand: it joins the back of the line and acts at once.
coach-2 = When five stand in line, Heaven's Gate opens: the first two get to party, the last one is thrown out.
coach-3 = The player with the most animals of their own colour in the bar wins. Before each play you can read what will happen.

## Animals and cards: with "the" where a sentence does not ask for "a" or nothing (none); "it": what they are called
## the next time

with-the = { $article ->
    [none] {""}
    [a] a{" "}
   *[the] the{" "}
 }{ coloured }
with-an = { $article ->
    [none] {""}
    [a] { $colour ->
        [none] an{" "}
       *[other] a{" "}
     }
   *[the] the{" "}
 }{ coloured }
coloured = { $colour ->
    [none] {""}
   *[other] { colour }{" "}
 }
colour = { $colour ->
    [red] red
    [blue] blue
    [green] green
   *[yellow] yellow
 }
animal-bat = { with-the }bat
    .it = it
animal-vulture = { with-the }vulture
    .it = it
animal-peacock = { with-the }peacock
    .it = it
animal-dog = { with-the }dog
    .it = it
animal-penguin = { with-the }penguin
    .it = it
animal-ostrich = { with-an }ostrich
    .it = it
animal-porcupine = { with-the }porcupine
    .it = it
animal-llama = { with-the }llama
    .it = it
animal-cheetah = { with-the }cheetah
    .it = it
animal-tiger = { with-the }tiger
    .it = it
animal-bear = { with-the }bear
    .it = it
animal-rhino = { with-the }rhino
    .it = it
animal-skunk = { with-the }skunk
    .it = it
animal-parrot = { with-the }parrot
    .it = it
animal-kangaroo = { with-the }kangaroo
    .it = it
animal-monkey = { with-the }monkey
    .it = it
animal-chameleon = { with-the }chameleon
    .it = it
animal-seal = { with-the }seal
    .it = it
animal-zebra = { with-the }zebra
    .it = it
animal-giraffe = { with-the }giraffe
    .it = it
animal-snake = { with-the }snake
    .it = it
animal-crocodile = { with-the }crocodile
    .it = it
animal-hippo = { with-the }hippo
    .it = it
animal-lion = { with-the }lion
    .it = it
it-again = { CAP($it) }
some-animal = an animal
acting-as = { $card } (as { NOUN($role, article: "a") })
then-next = { $first }, then { $rest }

## What an animal does

rule-of = { CAP($animal, article: "none") } ({ $strength }): { $rule }
rule-bat = Bites any one animal away and takes its place; right in front of the gate it burns up at once.
rule-vulture = Never queues: it brings back the top animal of THAT'S IT and uses its action, then lands there itself; if a vulture lies on top, both fly into the bar.
rule-peacock = Poses in front of the strongest animal in line.
rule-dog = Sorts the whole line: weakest to the gate, strongest to the back.
rule-penguin = Imitates another animal from your hand, which you show and keep. While it does, it has that animal's strength.
rule-ostrich = Runs past even animals or past odd ones, until one of the other kind is in the way.
rule-porcupine = If a stronger animal attacks it, it stings: the attacker is out, the porcupine stays.
rule-llama = Spits at the animal right in front if that is 7 or less: it bolts to the end. Again on every turn.
rule-cheetah = Eats the weakest animal in line, if weaker than itself, and takes its place.
rule-tiger = Leaps over the animal in front and eats the next one, if that is weaker. Again on every turn.
rule-bear = Drags the two weakest species to the end of the line, if they are weaker than itself.
rule-rhino = Rams the strongest animal out of the line and takes its place.
rule-skunk = Drives away the two strongest species in line; other skunks don't mind.
rule-parrot = Scares away any one animal.
rule-kangaroo = Jumps over the last one or the last two animals, however strong.
rule-monkey = Harmless alone; two or more chase away hippos and crocodiles and swing to the front.
rule-chameleon = Imitates an animal in line once. While it does, it has that animal's strength.
rule-seal = Swaps Heaven's Gate and the exclusion: the last in line is now the first.
rule-zebra = Hippos and crocodiles can't get past it; any animal in front of it is safe from them.
rule-giraffe = Steps over the animal right in front if that is weaker, one place at a time. Again on every turn.
rule-snake = Sorts the whole line: strongest to the gate, weakest to the back.
rule-crocodile = Eats its way through all weaker animals in front, until a zebra or somebody as strong (such as a tiger) or stronger stops it. Again on every turn.
rule-hippo = Shoves past all weaker animals until a zebra or somebody as strong (such as a bear) or stronger stops it. Again on every turn.
rule-lion = If there is another lion in line, the new one must go. Otherwise it drives off all monkeys and strides to the front.
rule-gate = Each time five are waiting, the first two get in here, to be guests in the bar.
    .called = { table-gate }, gate
rule-exclusion = Each time five are waiting, the last one is thrown out here and lands on THAT'S IT.
    .called = { table-exclusion }
rule-line = Five places. New animals join the back. When all five places are taken, the first two go into the bar and the last one is thrown out.
    .called = { table-line }, queue
rule-pile = Animals that were eaten, chased away or thrown out. Only the vulture gets one back.
    .called = { table-pile }
rule-end = The guests, in their owners' colours. When all cards are played, the most guests win, or the most points in the advanced variant.
    .called = { table-bar }, bar, end

## What is asked

ask-play = Play an animal from your hand.
ask-parity = Choose which animals { $a } runs past: even or odd ones.
ask-jump = Choose how far { $a } jumps.
ask-penguin = Choose an animal from your hand for { $a } to imitate.
ask-no-model = { CAP($a) } can't imitate anything in your hand.
ask-chameleon = Choose an animal in line for { $a } to imitate.
ask-order = Choose who goes on THAT'S IT next. The last one you choose lies on top.
ask-sort-out = Leave { $n } animals at home: { $left } to go.
ask-take = Strength { $value } of { $last }: which of the two do you want?
whom-rhino = Choose which animal { $a } rams.
whom-cheetah = Choose which animal { $a } eats.
whom-bat = Choose which animal { $a } bites.
whom-parrot = Choose which animal { $a } scares away.
whom-peacock = Choose which animal { $a } poses in front of.

wait-play-card = { $who } is choosing a card.
wait-choose-animal = { $who } is choosing an animal in line.
wait-choose-parity = { $who } is choosing how { $a } runs.
wait-choose-jump = { $who } is choosing how far { $a } jumps.
wait-imitate = { $who } is choosing which animal { $a } imitates.
wait-order-pile = { $who } is putting THAT'S IT in order.
wait-sort-out = { $who } is sorting out animals.
wait-choose-set = { $who } is choosing animals.

## Buttons

label-play = Play { $animal }
label-play-value = Play the { $value }
label-at = { CAP($card, article: "none") } (place { $place })
label-at-empty = Place { $place }
label-as = As { NOUN($animal, article: "a") }
label-odd = Past odd ones
label-even = Past even ones
label-decline = Imitate nobody
label-no-model = Show your hand
label-jump = Over { $cards }
label-jump-one = Over one animal
label-jump-two = Over two animals
label-stack = { CAP($card, article: "none") } next
label-stack-none = Card { $place } next
label-out = Leave { $animal } at home
label-out-value = Leave the { $value } at home
label-take = { CAP($animal, article: "none") } ({ $set })
label-take-new = New Beast
label-take-base = Base-set animal

## What an action brings

brings-queues = { CAP($a) } joins the end of the line, place { $place }.
brings-beside = { CAP($a) } sits down beside THAT'S IT.
brings-stacks = { CAP($a) } goes on THAT'S IT next.
brings-on-top = { CAP($a) } lies on top.
brings-at-home = { CAP($a) } stays at home this game, and nobody finds out.
brings-takes = You play with { $yours }; { $other } stays in the box.
brings-takes-return = You play with { $yours }; { $other } waits for the return game.
brings-then = Then: { $ask }
brings-nothing = Nothing else happens.

## Why not

why-decides-otherwise = { nobody-first }
why-not-in-hand = You have no animal of strength { $value } in your hand.
why-nobody-there = Nobody stands in place { $place }.
why-not-itself = { CAP($a) } can't choose itself.
why-not-the-strongest = It has to be the strongest of the others, and that is strength { $strength } now.
why-not-the-weakest = It has to be the weakest of the others, and that is strength { $strength } now.
why-no-penguin-as-vulture = At this table the penguin doesn't imitate vultures.
why-not-its-own-species = It has to be a different species from { $a }.
why-no-circle = Penguin and chameleon don't imitate each other in circles.
why-not-held = The penguin imitates only what you hold, and { NOUN($animal, article: "a") } is not in your hand.
why-not-in-line = The chameleon imitates only animals that stand in line, and { NOUN($animal, article: "a") } is not there.
why-penguin-imitates = The penguin has to imitate if you hold another animal.
why-chameleon-imitates = Only the penguin may decline. The chameleon has to imitate somebody.
why-not-waiting = Only { $count } cards are waiting to be stacked.
why-sorted-out-already = The { $value } is staying at home already.
why-not-in-play = This table plays without animals of strength { $value }.

## What happens

starts = { $who ->
    [you] You begin.
   *[other] { $who } begins.
 }
starts-again = { $who ->
    [you] Now the return game, with the animals that stayed at home. You begin.
   *[other] Now the return game, with the animals that stayed at home. { $who } begins.
 }
takes = { $who ->
    [you] You take { $cards }.
   *[other] { $who } takes { $cards }.
 }
sorts-out = { $who ->
    [you] You leave { $cards } at home.
   *[other] { $who } leaves { $cards } at home.
 }
draws = { $who ->
    [you] You draw { $cards }.
   *[other] { $who } draws { $cards }.
 }
plays = { $who ->
    [you] You play { $cards }.
   *[other] { $who } plays { $cards }.
 }
imitates = { $who ->
    [you] You show { $model } from your hand: { $actor } imitates { $it }.
   *[other] { $who } shows { $model } from their hand: { $actor } imitates { $it }.
 }
shows = { $who ->
    [you] You show { $cards } as proof.
   *[other] { $who } shows { $cards } as proof.
 }
stacks = { $who ->
    [you] You put { $cards } on THAT'S IT.
   *[other] { $who } puts { $cards } on THAT'S IT.
 }

attack-rhino = { $a } rams { $v } out of the line.
attack-tiger = { $a } leaps and eats { $v }.
attack-cheetah = { $a } eats { $v }.
attack-bat = { $a } bites { $v } away.
attack-parrot = { $a } scares { $v } away.
attack-skunk = { $a } stinks { $v } out of the line.
attack-monkey = { $a } and its gang chase { $v } away.
attack-crocodile = { $a } eats { $v }.
attack-lion = { $a } roars { $v } out of the line.

nothing-bat = { $a } finds nobody to bite.
nothing-vulture = { $a } finds nobody to bring back from THAT'S IT.
nothing-peacock = { $a } stands there alone, looking good.
nothing-penguin = { $a } finds no card in hand to imitate.
nothing-ostrich = { $a } gets nowhere.
nothing-porcupine = { $a } raises its quills and waits.
nothing-llama = { $a } has nobody to spit at.
nothing-cheetah = { $a } finds no prey.
nothing-tiger = { $a } finds no prey.
nothing-bear = { $a } finds nobody to drag away.
nothing-rhino = { $a } finds nobody to ram.
nothing-skunk = { $a } stinks in vain.
nothing-parrot = { $a } finds nobody to scare.
nothing-kangaroo = { $a } has nobody to jump over.
nothing-monkey = { $a } is alone and behaves.
nothing-chameleon = { $a } finds nobody to imitate.
nothing-zebra = { $a } stands its ground.
nothing-giraffe = { $a } can't get past.
nothing-crocodile = { $a } can't get at any prey.
nothing-hippo = { $a } can't get past.

forward-ostrich = { $a } runs past { $v }.
forward-kangaroo = { $a } jumps over { $v }.
forward-giraffe = { $a } steps over { $v }.
forward-hippo = { $a } shoves past { $v }.
forward-peacock = { $a } poses in front of { $v }.

attack = { $a } sends { $v } to THAT'S IT.
leap = { $a } leaps over { $over } and eats { $v }.
one-lion = { $v } meets { $a } and has to go.
stings = { $a } raises its quills: THAT'S IT for { $v }.
spits = { $a } spits: { $v } bolts to the end of the line.
drags = { $a } drags { $v } to the end of the line.
gang = { $a } swings to the front with the gang.
strides = { $a } strides to the front.
forward = { $a } moves up to place { $place }.
back = { $a } goes back to place { $place }.
to-end = { $a } goes to the end of the line.
weakest-first = { $a } sorts the line: the weakest to the gate.
strongest-first = { $a } sorts the line: the strongest to the gate.
swaps = { $a } swaps Heaven's Gate and the exclusion.
imitates-in-line = { $a } imitates { $v }.
declines = { $a } imitates nobody.
fetches = { $a } brings { $v } back from THAT'S IT.
comes-back = { $a } comes back from THAT'S IT.
burns = { $a } gets into the light of Heaven's Gate and burns up.
vultures = { $v } fly into the bar together.
vulture = { $v } flies into the bar.
enter = { $v } get into the bar.
enters = { $v } gets into the bar.
enter-excluded = Heaven's Gate opens: { $v } get into the bar, { $x } is thrown out.
excluded = { $a } is thrown out.
lands = { $a } lands on THAT'S IT.
nothing = { $a } does nothing.
ends = The last card has been played: the party is over.

## How it was decided

verdict-points = Tied on guests, so points decide ({ COMMAS($sums) }).
verdict-values = Tied on guests, so the lower sum of strengths decides ({ COMMAS($sums) }).

## The table in the browser

table-line = The line
table-gate = Heaven's Gate
table-exclusion = Exclusion
table-pile = THAT'S IT
table-bar = Beasty Bar
table-beside = Beside the pile
table-sent = On the way out
table-in = in
table-out = out
table-guests = guests
table-points = points
table-hand = in hand
table-deck = in the draw pile
table-empty-pile = Nobody here yet.
table-top = on top
table-acts-as = acts as { NOUN($animal, article: "none") }
table-your-hand = Your hand
table-return = Return game
table-offer = Your animals

## The table in the terminal

terminal-gate = Heaven's Gate
terminal-out = exclusion
terminal-pile = THAT'S IT (top first)
terminal-deck-of = Draw pile of { $name } (top first)
terminal-sent = on the way to THAT'S IT
terminal-beside = beside THAT'S IT
terminal-bar = in the bar
terminal-player = who
terminal-hand = hand
terminal-deck = pile
terminal-guests = guests
terminal-points = points
terminal-at-home = at home
terminal-earlier = return game; carried over from the first

## What playouts show of an action

fact-gets-in = In { $n } of 100 games { $animal } is in the bar at the end (“{ $instead }”: { $than }).
fact-thrown-out = In { $n } of 100 games { $animal } ends up on THAT'S IT (“{ $instead }”: { $than }).
fact-opens = You open the gate for { $n } of the others' animals on average (“{ $instead }”: { $than }).
fact-ousts = You send { $n } of the others' animals to THAT'S IT on average (“{ $instead }”: { $than }).
fact-loses = You lose { $n } animals before your next turn on average (“{ $instead }”: { $than }).
fact-guests = You end up with { $n } guests in the bar on average (“{ $instead }”: { $than }).

## What happens, as reports of the laboratory list it

happens-game-starts = A game begins.
happens-takes-set = Somebody chooses which of two animals of the same strength to take.
happens-sorts-out = An animal stays at home.
happens-draws = Somebody draws a card.
happens-plays = An animal is played.
happens-brought-back = An animal comes back from THAT'S IT.
happens-imitates = An animal acts as another one.
happens-declines = An animal imitates nobody.
happens-shows = Somebody shows that there is nothing in their hand to imitate.
happens-moves = An animal changes its place in the line.
happens-sent = An animal is eaten or chased away, onto THAT'S IT.
happens-burns = A bat in front of the gate burns up.
happens-defends = A porcupine stings its attacker.
happens-sorts-line = The whole line is put in order.
happens-swaps-gates = The two ends of the line are swapped.
happens-no-effect = An action finds nothing to do.
happens-enters = An animal gets into the bar.
happens-excluded = The last animal in line is thrown out.
happens-lands = A vulture lands on THAT'S IT.
happens-stacked = Somebody puts an animal where they want it on THAT'S IT.
happens-game-ends = The game is over.
