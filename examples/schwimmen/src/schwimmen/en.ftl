### Schwimmen in English.

title = Schwimmen
tagline = Three cards that go together, up to 31. The lowest hand loses a life, and if you are swimming already you are out.
option-players = Players
    .help = Two to eight can play.
option-lives = Lives
    .help = How many lives everybody has before they swim.
coach-1 = Collect one suit: the ace counts 11, court cards count 10. Three of a kind count 30½.
coach-2 = Swap one card with the middle, or all three. Or pass, if nothing there helps you.
coach-3 = Knock when you have enough: everybody else has one more turn, then the hands are compared.

card = { $article ->
    [none] { rank } of { suit }
   *[the] the { rank } of { suit }
 }
suit = { $suit ->
    [c] clubs
    [s] spades
    [h] hearts
   *[d] diamonds
 }
rank = { $rank ->
    [j] jack
    [q] queen
    [k] king
    [a] ace
   *[other] { $rank }
 }
worth = { $fire ->
    [yes] fire
   *[no] { $n }{ $half ->
        [yes] ½
       *[no] {""}
     }{ $article ->
        [none] {""}
       *[a] {" "}points
     }
 }

zone-hand = Hand
zone-middle = The middle
zone-deck = Deck
zone-away = Laid aside
zone-lives = Lives

ask-turn = Take a card from the middle, swap all three, pass or knock.
ask-give = Which card do you give for { $taken }?
ask-look = Look at the hands. Ready for the next round?
wait-turn = It is { $who }’s turn.
wait-give = { $who } takes { $taken } and gives ...
wait-look = { $who } isn't ready yet.

label-take = Take { $card }
label-give = Give { $card }
label-finish = Give { $card } and show
label-swap = Swap all three
label-pass = Pass
label-knock = Knock
label-show = Show
label-on = Next round
brings-take = You take { $card }, and one of your cards goes to the middle in its place.
brings-give = You give { $card } and get { $taken }.
brings-finish = You give { $card }, get { $taken } and show your hand: the round is over.
brings-swap = You give your three cards and get { $middle }.
brings-pass = You swap nothing. When everybody has passed, three other cards come into the middle.
brings-knock = Everybody else has one more turn, then the hands are compared.
brings-show = You show your hand: the round is over.
brings-on = The next round begins when everybody is ready.
why-round-is-over = The round is over; the next one begins in a moment.
why-round-goes-on = The round is not over yet.
why-give-first = First give one of your cards to the middle.
why-take-first = First take a card from the middle.
why-not-worth-it = You may show only 31 or fire (S6).
why-knocked = Somebody has knocked already: everybody has just one more turn (S3).

told-deals = { $who ->
    [you] Everybody gets three cards. You begin.
   *[other] Everybody gets three cards. { $who } begins.
 }
told-gets = { $seen ->
    [yes] { $who ->
        [you] You have { $card }.
       *[other] { $who } has { $card }.
     }
   *[no] {""}
 }
told-opens = { $card } lie in the middle.
told-lays = { $who ->
    [you] You give { $card } for { $taken }.
   *[other] { $who } gives { $card } for { $taken }.
 }
told-passes = { $who ->
    [you] You pass.
   *[other] { $who } passes.
 }
told-knocks = { $who ->
    [you] You knock: everybody else has one more turn.
   *[other] { $who } knocks: everybody else has one more turn.
 }
told-clears = Everybody has passed: other cards come into the middle.
told-shows = { $who ->
    [you] You show your hand!
   *[other] { $who } shows their hand!
 }
told-reveals = { $who ->
    [you] You have { $card }: { $worth }.
   *[other] { $who } has { $card }: { $worth }.
 }
told-loses = { $who ->
    [you] { $left ->
        [-1] You are out.
        [0] You lose a life and swim.
        [one] You lose a life and have one left.
       *[other] You lose a life and have { $left } left.
     }
   *[other] { $left ->
        [-1] { $who } is out.
        [0] { $who } loses a life and swims.
        [one] { $who } loses a life and has one left.
       *[other] { $who } loses a life and has { $left } left.
     }
 }
told-even = All hands are worth the same: nobody loses a life.

table-points = lives
table-round = Round { $number }
table-over = The game is over
table-left = Lives in play: { $left }
table-knocked = has knocked
table-swims = swims
table-out = out
table-chosen = being taken
table-j = J
table-q = Q
table-k = K
table-a = A
