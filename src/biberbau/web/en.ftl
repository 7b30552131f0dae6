### What the pages say themselves, in English.

language = English
# Where a translation is a draft, the front page says so.
draft = {""}
not-spoken = This game does not speak your language yet: its table is in English.

## The frame of every page

to-the-table = To the table
to-the-content = To the content
to-the-games = biberbau, to the games
settings = Settings
choose-language = Choose the language
light-or-dusk = Light or dusk

## What is decided

dock-silence = Silence for { $num } seconds counts as “no”, for everyone alike.
dock-answered = Your answer: { $answer }. It counts when the time is over; until then you can give another.
dock-nudge = Tap to read what will happen; tap twice to do it.
dock-what-do-they-make = What do they make?
dock-forced = Only one thing is possible, so the table does it for you.
dock-spared-unable = You have no card to answer with, so you pass.
dock-spared-round = You pass in this round, as you wished.
dock-pass-round = Pass all round
dock-ask-again = Ask me again
how-you-play = How you play
taps = One tap or two
taps-one = One tap does it
taps-some = One tap where there is nothing to read; otherwise the first reads, the second does it
taps-two = The first tap reads, the second does it
reactions = When somebody may react
asked-able = Ask me when I could answer
asked-always = Ask me every time
asked-never = Pass for me in this round
asked-help = Nobody else learns of this: answers are given when the time is over, as always.
take-back = Take back
you-watch = You are watching. You see what everybody at the table sees.
hint = Hint
hint-thinking = thinking …

## How a table was dealt

fair-verdict-good = Everything is right.
fair-verdict-bad = Something is wrong! The cards were changed after the deal.
fair-seal-good = The opened seed has the published seal.
fair-seal-bad = The opened seed does not have the published seal.
fair-kept-seal-good = This browser was shown the same seal before the cards.
fair-kept-seal-bad = This browser was shown another seal before the cards: { $seal }
fair-kept-seal-open = This browser has kept nothing of this table, so it cannot say which seal was shown before the cards.
fair-own-words-good = Your words are the ones that you sent.
fair-own-words-bad = Your words are not the ones that you sent: { $words }
fair-kept-words-good = Everybody's words are still the ones that stood there during the game.
fair-kept-words-bad = During the game other words stood there.
fair-kept-words-open = This browser did not see which words stood there during the game.
fair-packs-good = All cards were drawn from the deck that this browser had been told of before.
fair-packs-bad = At move { $move } cards were drawn from a deck that is not the game's.
fair-packs-open = All cards were drawn from one and the same deck; this browser had not been told of it before.
fair-draws-good = All { $count } draws are just what the seed and the words make them.
fair-draws-bad = Draw { $number } of { $count } turns out differently from what the server says.
fair-cards-good = { $count } cards that were dealt or shown are the ones that were drawn.
fair-cards-bad = At move { $move } a card was shown that was not drawn: { $card }.
fair-learned-good = The { $count } cards that this browser saw you learn are the ones in this record.
fair-learned-bad = According to this record you saw other cards than this browser showed you.
fair-learned-open = This browser did not see the game, so it cannot compare your cards.
fair-step-below = A lot among { $ways }: number { $result }
fair-step-take = { $place }, one of { $ways } cards: { $result }
fair-step-shuffle = { $place }, shuffled: { $result }
fair-step-off = { $place }, off the end: { $result }
fair-place-deck = draw pile
fair-place-hand = hand
fair-place-aside = cards put aside
fair-step-wrong = – it should be: { $right }
dealt-fairly = Dealt fairly
back-to-the-table = Back to the table
sealed-before-words = The server sealed its secret seed before it knew anybody's words. All cards come from the seed and these words; after the game the seed is opened, and your browser deals again.
fair-opened-seed = Opened seed
fair-late-words = Choosing words late is no use: the seed stays secret until the end, and once the cards are dealt all words are fixed.
fair-dealt-again = Dealt again
fair-scriptless = No script runs here, so this page cannot deal again. Download the replay, and let biberbau do it:
fair-dealing = Dealing again …
fair-command = This page knows how cards are drawn, but no game's rules. Whether each card also went where the rules send it, this command checks:
fair-take-along = Download the replay
watch-it-again = Watch it again
fair-deal = The deal, draw by draw
fair-later = What was drawn later

## Behind an invitation

join-the-table = Join the table
join-kept = { $name } has kept you a seat
join-full = All seats at { $name }'s table are taken
join-running = At { $name }'s table the game has begun
join-over = At { $name }'s table the game is over
join-watch = You can watch: you see what lies open, and nobody's hidden cards.
join-look-back = You can watch all of it again, through anybody's eyes.
join-own = Open a table of your own
watch = Watch
your-name = Your name
your-colour = Your colour
sit-down = Sit down

## The front page

landing-title = card games by the river
landing-welcome = Come in, sit down, deal.
landing-lead = Card games with secrets, at a table by the river: with friends by link, or with bots that never peek. No account.
your-tables = Your tables
status-lobby = waiting for players
status-warming = getting ready
status-playing = running
status-over = finished
games = Games
landing-players = { $low } to { $high } players
landing-play-now = Play now with bots
landing-with-friends = With friends
landing-set-up = Set it up
landing-credit = A game by { $credit }. Unofficial; if you like it, buy the real one.
how-you-know = How you know that it is dealt fairly
landing-sealed = The next deal is sealed already: the server's secret seed has this seal. All cards come from the seed and your words, so nobody can choose them; after the game the seed is opened, and your browser deals again.
your-words-for-the-deal = Your words for the deal
landing-scriptless = Without a script the server makes up your words; set up a table to write your own.
seal = Seal
landing-open-source = biberbau is free software. Rules and pictures are our own; the games belong to their authors and publishers.

## The lobby

lobby-fill-and-begin = { $seats ->
    [one] Give the free seat to a bot and begin
   *[other] Give the free seats to bots and begin
 }
the-table-is-set = The table is set
lobby-free = still free
level-relaxed = bot, relaxed
level-keen = bot, keen
level-strong = bot, strong
not-sat-down = has not sat down yet
lobby-you = you
lobby-here = here
lobby-away = away
lobby-send-link = Send this link to your friends
lobby-send-address = Send your friends this page's address.
copied = Copied
copy = Copy
lobby-change = Change them
lobby-begin-without = Begin with bots for those who are missing
lobby-begin = Begin
lobby-all-sit-down = It begins as soon as everybody has sat down.
lobby-host-begins = It begins as soon as the host says so.
stand-up = Stand up

## Words and seal of a deal

words-help = They go into the deal with everybody's words and the server's seed, which is sealed already, so nobody can choose the cards. Write what you like.
words-by-browser = These were drawn by your browser.
words-by-server = These were made by the server, because no script runs here: better write your own.
deal-words-of-all = Everybody's words
deal-bot = a bot has none
deal-none = none

## One message

back = Back

## The end of a game

over-wins = { $winners ->
    [one] { $names } wins!
   *[other] { $names } share the victory!
 }
over-you-win = You win!
to-the-rematch = To the rematch
play-again = Play again
other-games = Other games
over-take-along = Save the replay as a file
over-check = Was it dealt fairly? Check it.
over-next-deal = The next deal is sealed already

## The seats

at-the-table = At the table
pods-bot = (bot)
pods-decides = is deciding
pods-leads = in the lead

## Clocks, and whoever is gone

pods-clock = Time left:
pods-gone = a bot plays for them
pods-out = out, a bot plays on
clock-days = { $num ->
    [one] { $num } day left
   *[other] { $num } days left
 }
clock-hours = { $num ->
    [one] { $num } hour left
   *[other] { $num } hours left
 }
clock-minutes = { $num ->
    [one] { $num } minute left
   *[other] { $num } minutes left
 }
clock-seconds = { $num ->
    [one] { $num } second left
   *[other] { $num } seconds left
 }
bot-for-you = A bot plays for you
bot-for-you-help = Your time was up, or you were away too long. The seat is still yours.
over-bot = a bot played to the end
i-am-back = I'm back
bot-for-gone = A bot plays for { $name } until they return.
bot-for-left = { $name } is out; a bot plays on.
you-left = You are out of this game
you-left-help = A bot plays on for you; you can watch to the end.
leave-game = Leave the game
leave-title = Leave this game?
leave-lead = A bot plays on for you to the end, and you cannot come back to your seat.
leave-alone = Nobody else plays here, so the game ends at once and has no result.
leave-stay = Play on
left-title = This game has ended early
left-lead = Everybody has left, so nobody wins. The seed is open: you can look at all of it.
status-left = ended early
is-left = Everybody has left this table, so its game has ended.
is-out = You are out of this game; a bot plays on for you.
bot-plays = A bot is playing for you. Press “I'm back” first; the seat is still yours.
clock-no-undo = With a clock running, nothing is taken back.
clock-no-pause = With a clock running, nothing waits.

## Dealt fairly

look-closer = Look closer

## What happened

cards-to-come = { $num ->
    [one] { $num } card to come
   *[other] { $num } cards to come
 }
just-now = Just now
recent-how-far = How far along the game is
all-of-it = All of it
again = Again
again-long = Show what just happened again
wait = Pause
go-on = Go on
bots-wait = Let the bots wait
bots-go-on = Let the bots go on
bots-are-waiting = The bots are waiting for you.
looking-back = Looking back
back-to-the-game = Back to the game
what-happened = What happened
close = Close

## The replay

replay = Replay
to-the-start = To the start
one-step-back = One step back
play-on = Play on
one-step-on = One step on
to-the-end = To the end
replay-step = Step { $at } of { $last }
go-there = Go there
through-whose-eyes = Through whose eyes:
replay-spectator = a spectator's

## A new table

new-table = New table
set-the-table = Set the table
who-plays = Who plays
setup-you = You
setup-seat = Seat { $number }
setup-friend = a friend, by link
setup-wrong = { $num ->
    [one] One thing is not right yet; it is marked below.
   *[other] { $num } things are not right yet; they are marked below.
 }
setup-seats-beyond = Seats beyond the number of players do not count.
about-friend = sits down through the link that the table gives you.
about-relaxed = looks at the next moment only, and slips now and then.
about-keen = plays 400 games ahead in its head before it moves.
about-strong = plays 20,000 games ahead; that can take it a moment. No bot sees more than a player on its seat.
house-rules = House rules
house-rules-help = Where the rulebook leaves something open we have decided. Here your table can decide otherwise.
house-rules-changed = { $num } changed
how-to-play = How to play
as-usual = As usual
open-the-table = Open the table

## The table

one-moment = One moment
title-yours = Your turn – { $game }
title-turn = { $name }'s turn – { $game }
title-over = Finished – { $game }

## Around the table

rules = Rules
ruling = rule { $number }
contents = Contents
rules-search = Search the rules
rules-nothing-found = The rules say nothing of that.
rules-loading = The rules are on their way …
rules-more = Read on in the rules
sound = Sound
sound-ask = Play with sounds?
sound-yes = Yes, with sounds
sound-no = No
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
connection-gone = The connection is gone; trying again …
not-sent = That did not get through. Try again in a moment.
again-by-itself = This page reloads by itself in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
again-now = Reload now
again-never = Stop reloading
keys = Keys
keys-choose = choose a card or an animal
keys-do-it = do it
keys-let-go = let go, close
keys-what-happened = what happened
keys-again = what just happened, again
keys-pause = the bots wait, or go on
keys-rules = rules
keys-these = these keys
your-first-game = Your first game
got-it = Got it
skip = Skip

## Titles of refusals

title-400 = That form is not right
title-403 = That is not for you
title-404 = There is nothing here
title-405 = Not this way
title-408 = Too slow
title-409 = Not now
title-413 = Too much
title-415 = Not that kind of form
title-421 = Not under this name
title-429 = Too fast
title-500 = Something broke
title-503 = Not just now

## Refusals

no-page = There is no such page.
no-method = This address does not take that kind of request.
broken = An error on our side. Nothing that was confirmed is lost; load the page again.
no-game = There is no game “{ $game }”.
no-table = There is no such table. Check the link, or open a new one.
odd-address = That address has a character that no address here has. Check the link.
broken-table = This table cannot be read from our database, so it stays closed. All others go on.
no-file = There is no such file.
cross-site = This was sent from another site, so it does not count. Play from the table's own page.
unknown-host = This server is not called “{ $host }”. Whoever runs it can allow the name: biberbau serve --allow-host { $host }
forged = Your cookie was not made here, so we cannot tell who you are. It is deleted: reload the page.
too-large = Forms here are shorter than { $limit } bytes.
too-slow = A form has to arrive within { $seconds } seconds, and this one did not. Nothing of it was taken: send it again.
some-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }
limit-tables = You have opened many tables in a short time. Play at one of them, or wait { some-seconds } and open the next.
limit-posts = So many answers from one player cannot be meant. Wait { some-seconds }; then the next one counts again.
limit-pages = You have loaded very many pages in a short time. Wait { some-seconds } and load this one again.
limit-hints = You have asked for many hints in a short time. Wait { some-seconds } and ask again.
limit-streams = You have more tables open than one person can watch. Close some of them, then load this page again.
limit-network = From where you are, very much is asked for at once. Wait { some-seconds } and try again. Where many people share one connection, whoever runs this server can allow more: BIBERBAU_LIMITS.
server-full = So many people are here that there is no room just now. Wait a few seconds, then load the page again.
not-a-form = Send an ordinary form.
missing = The form lacks “{ $field }”.
not-seated = You are watching this game; only those who sit at the table can do that.
not-your-turn = It is { $name }'s turn, not yours.
not-yours = Only whoever acted last can take it back.
not-host = Only { $name }, who opened the table, can do that.
not-alone = Only somebody who plays with bots alone can let them wait.
host-stays = You opened this table, so you cannot leave it before the game.
stale = The game has moved on since your page was drawn. Look again, then decide.
illegal = “{ $action }” is not possible now.
illegal-why = { $why } Possible now: { $legal }.
possible = That is possible now.
title-selection = What these cards make
selection = { $why }
no-choice = Choose a card or an answer first.
no-action = “{ $action }” is no action of this game.
not-together = You can send several cards at once only if they are laid together and go together. Otherwise send one action at a time.
in-lobby = The game has not begun yet.
has-begun = The game has begun already.
is-over = The game is over.
not-over = The replay opens when the game is over: it shows every card.
no-rematch = First finish this game, then play again.
stays-final = That is done for good by the rules of this game, so it stays.
stays-shown = That showed somebody a hidden card, so it stays.
stays-drawn = Luck has answered that already, so it stays.
stays-looked = That changed which cards somebody is looking at, so it stays.
stays-answered = Everybody waited for that answer, so it stays.
nothing-to-undo = There is nothing to take back.
seat-open = Somebody is still missing: seat { $seat } is open. Invite a friend or let a bot sit down.
seat-taken = That seat is taken.
table-full = All seats are taken; you can watch.
no-seat = There is no such seat.
no-ply = The game has positions 0 to { $last }, not { $at }.
no-moment = You can look back at positions { $first } to { $last } of this game.
other-rules = This table was played by rules that this release no longer has, so it cannot be shown any more. Open a new table; whoever runs this server finds the reason in its log.
no-hint = There is no hint now: it is not your turn.
hints-busy = So many hints are being thought about right now that yours would wait for long: ask again in a few seconds.
no-database = The server cannot reach its database at the moment. What you did last may not have been stored: look at the table again in a few seconds.
no-language = Pages here are in English, French or German.

## What is wrong with a form

name-empty = Type a name, at most 20 characters.
name-long = That name is too long: at most 20 characters.
name-odd = That name has characters that nobody can see. Use letters, digits and punctuation.
name-reserved = “{ $name }” is what the table calls the person who is reading. Take another name.
name-taken = Somebody here has that name already, or one that looks just like it.
seat-kind = A seat is open or has a bot: { $levels }.
words-long = Your words for the deal: at most 200 characters.
words-odd = Your words for the deal have characters that nobody can see. Use letters, digits and punctuation.
words-first = Words count only once you have seen the table's seal: send them from its page, with the seal.
words-missing = { $name } has not sat down yet, so their words for the deal are missing. Wait, or give the seat to a bot.
seal-used = That seal has dealt a table already. Here is a new one; look at it, then open the table.
seal-foreign = That seal is not from here, or is too old. Load the page again: it shows the one that counts.
option-number = A whole number from { $low } to { $high } belongs here.
option-choice = Choose one of those that are offered here.
option-clash = This does not go with the rest of what you chose; with “{ $usual }” it does.
option-clashes = This does not go with the rest of what you chose. As usual, everything goes together.
guest = Guest

## The first compile

warm-waiting = { $title }: the rules will be compiled in a moment, just this once.
warm-rules = Compiling the rules of { $title }: up to a few minutes, just this once.
warm-bots = { $title }: the bots are warming up.
warm-loading = { $title }: nearly ready.
warm-again = The rules of { $title } could not be compiled ({ $reason }). We will try again in a moment.
warm-failed = The rules of { $title } could not be compiled: { $reason }
