### What all games say alike, in English.

## Enumerations, numbers, names

separator = {", "}
separator-last = {" and "}
# Between a name and what it is.
colon = {": "}
nth = { $nth ->
    [1] first
    [2] second
    [3] third
   *[4] fourth
 }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
 }
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 }
# What is counted for somebody.
tally = { $who ->
    [you] { $n } for you
   *[other] { $n } for { $who }
 }
yes-no-yes = yes
yes-no-no = no
# What the table calls the reader, where a name stands; nobody else may have this name.
reader = you
# A seat without a name is called by its colour ...
seat = { $seat ->
    [0] Red
    [1] Blue
    [2] Green
    [3] Yellow
    [4] Purple
    [5] Brown
    [6] Pink
   *[7] Teal
 }
# ... or, where cards have colours, by a stone: "Red plays a black 5" would be misread.
stone = { $seat ->
    [0] Ruby
    [1] Sapphire
    [2] Emerald
    [3] Amber
    [4] Amethyst
    [5] Jasper
    [6] Coral
   *[7] Turquoise
 }
card-unknown = { $article ->
    [none] card
   *[a] a card
 }

## Who may not act at all, and the rules page

nobody-over = The game is over.
nobody-spectator = You are only watching.
nobody-turn = It is not your turn.
nobody-no-action = There is no action “{ $subject }” in this game.
nobody-first = Not now. { $ask }
at-this-table = At this table:

## Tables with rows of cards

rows-piles = The middle
rows-deck = Deck
rows-discard = Discard pile
rows-empty = empty
rows-nothing-drawn = Nobody holds a card.
rows-down = face down
rows-mine = Your cards
rows-row = { $name }'s cards
rows-round = Round { $number } of { $of }
rows-over = All rounds played
rows-sheet = Score sheet
rows-round-short = Round
rows-total = Total
rows-points = points
rows-seen = only you see it
rows-remembered = remembered
rows-this-round = this round
rows-left = Rounds left: { $left }

## Advice

advice-only = It is the only move.
advice-level = Wins { $n } of 100 games (“{ $instead }”: { $than }). Otherwise there is no clear difference.
advice-chances = Wins { $n } of 100 games (“{ $instead }”: { $than }).
