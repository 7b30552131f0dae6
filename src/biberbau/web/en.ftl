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
fair-record-bad = The record states something else than this page, or something that this page does not know.
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
landing-lead = Card games with secrets, at a table by the river: with friends by link, with whoever comes by, or with bots that never peek. No account.
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

## A place to meet: open tables, codes, terms

open-title = Open tables
open-filter = Only the tables of one game
open-all = All games
open-free = { $free ->
    [one] { $free } of { $seats } seats is free
   *[other] { $free } of { $seats } seats are free
 }
open-fill = Empty seats { $after }
open-yours = To your table
open-none = Nobody is waiting just now. Open a table: whoever comes by sees it here and sits down.
open-none-of = Nobody is waiting for { $game } just now. Open a table: whoever comes by sees it here and sits down.
open-again = Look again
play-title = Play now
play-lead = You get a seat at the table that lacks the fewest people. Where none is open, you open one.
play-game = Game
play-any = whichever comes first
play-button = Find me a seat
landing-with-others = With others
empty-seats = Empty seats
fill-never = stay empty until somebody comes
fill-seconds = go to bots after { $seconds } seconds
fill-minutes = { $minutes ->
    [one] go to bots after a minute
   *[other] go to bots after { $minutes } minutes
 }
code-title = I have a code
code-help = Six digits that somebody at the table has told you. A whole link will do, too.
code-go = To the table
code-unknown = No table is waiting under that code. Perhaps the game has begun: ask for the code once more, or for the link.
code-length = A code has six digits, such as 123 456.
limit-codes = Those were many codes in a short time. Wait { some-seconds }, then type the next one with care.
company-title = Who may come
company-if-open = This counts where a seat is open.
listed-no = Friends only: whoever has the link or the code
listed-yes = Anybody: the table is on the front page, and begins when it is full
setup-level = Bots that come later
setup-clock = Time to think
setup-absent = Whoever goes away
clock-none = no clock, as long as you like
clock-live = { $minutes } minutes each, and { $seconds } seconds for every move
clock-days = { $days ->
    [one] a day for every move
   *[other] { $days } days for every move
 }
clock-help = With days for every move nobody has to stay: come back when it is your turn.
absent-bot = is played by a bot until they are back
absent-out = is out, and a bot plays to the end
invite-listed = Anybody finds this table on the front page. It begins as soon as the last seat is taken.
invite-private = Only whoever has the link or the code finds this table.
invite-code = On the phone, say the code
invite-qr = QR code of the invitation
invite-share = Share the invitation
invite-to = A seat for you: { $game }
invite-fills = The free seats go to bots in
join-open = There is a seat at { $name }'s table

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
time-left-days = { $num ->
    [one] { $num } day left
   *[other] { $num } days left
 }
time-left-hours = { $num ->
    [one] { $num } hour left
   *[other] { $num } hours left
 }
time-left-minutes = { $num ->
    [one] { $num } minute left
   *[other] { $num } minutes left
 }
time-left-seconds = { $num ->
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
setup-friend = a person
setup-wrong = { $num ->
    [one] One thing is not right yet; it is marked below.
   *[other] { $num } things are not right yet; they are marked below.
 }
setup-seats-beyond = Seats beyond the number of players do not count.
about-friend = sits down by the link or the code that the table gives you, or from the front page.
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

## An app, and what is told while no page is open

app-name = biberbau – card games in the beaver lodge
offline-title = No connection
offline-text = There is no way to the table just now. Your game is safe: everything you have played is stored.
offline-looks = This page keeps looking, and comes back by itself.
offline-again = Try again
tells-turns = Tell me when it is my turn
tells-begins = Tell me when it begins
tells-none = No more messages on this device
tells-blocked = This browser blocks our messages. If you want to be told when it is your turn, allow notifications in its settings for this site.
tells-failed = That did not work: your browser’s message service cannot be reached just now. Try again later; the game goes on without it.
push-title-turn = Your turn
push-title-begins = It begins
push-title-again = An invitation
push-turn = It is your turn at { $game } with { $names }.
push-begins = Your game with { $names } begins: { $game }.
push-again = Once more { $game } with { $names }?
push-endpoint = That is no address at which a browser gets messages, so nothing was kept. Press the button on the table’s page once more.
push-nobody = Messages are for people who sit at a table. Sit down first.

## For whoever runs the server

operator-title = The operator's page
operator-lead = This page is for whoever runs the server. It asks for the token of its settings.
operator-token = Token
operator-come-in = Come in
operator-wrong = That is not the token. It is what BIBERBAU_OPERATOR_TOKEN says, or the file operator.token in the data folder.
operator-unknown = You have been away for some hours, or have never shown the token. Nothing was changed: go back, show it, and do it again.
operator-look-again = Look again
operator-leave = Leave
operator-load = What the server carries
operator-process = Process
operator-version = Version
operator-since = Since
operator-people = People
operator-streams = Open tables
operator-awake = Awake
operator-keeps = Kept
operator-actions = Moves a minute
operator-bots = Bots waiting
operator-database = Database
operator-milliseconds = { $number } ms
operator-draining = restarts soon
operator-no-process = No process has said anything in the last minute.
operator-undeclared = Requests come through a proxy at { $proxies } that this server was not told to believe. So all its visitors count as one, and limits and bans cannot tell them apart. Set BIBERBAU_PROXY={ $proxies } and start the server again.
operator-tables = Tables
operator-game = Game
operator-no-table = There is no table yet.
operator-keeps-lobbies = Tables at which no game has begun are deleted after { $days } days without a change.
operator-keeps-all-lobbies = Tables at which no game has begun are kept for ever.
operator-keeps-games = Finished games are deleted after { $days } days (BIBERBAU_KEEP_GAMES).
operator-keeps-all-games = Finished games are kept for ever (BIBERBAU_KEEP_GAMES).
operator-message = Message to all
operator-message-help = It stands on top of every page until you take it back, also on those that are open. Whoever reads a language in which you say nothing sees another one.
operator-say = Say it
operator-take-back = Take it back
operator-restart = Before a restart
operator-restart-help = From now on no new tables are opened; what has begun goes on, and a note tells everybody when the server restarts. Stop it yourself when the time has come: all games are kept.
operator-restart-at = No new tables; the restart is announced for { $time }.
operator-minutes = Restart in minutes
operator-drain = Open no new tables
operator-undrain = Open tables again
operator-bans = Who may not come in
operator-no-ban = Everybody may come in.
operator-who = Who
operator-when = When
operator-until = Until
operator-why = Why
operator-why-kept = Why (only you read it)
operator-unban = Let in again
operator-unban-whom = Let in again: { $who }
operator-days = For days
operator-ban-player = Somebody at a table
operator-ban-table = Table (its address)
operator-ban-seat = Seat, from 1
operator-ban-network = A network
operator-ban-address = Address, as the log has it
operator-ban = Keep out
operator-reports = What people reported
operator-no-report = Nobody has reported anything.
operator-said = Said
operator-ban-week = Keep out for a week
operator-ban-for-week = Keep out for a week: { $who }
to-all = From whoever runs this server
house-drain = The server restarts at about { $time }. Games go on until then and afterwards; new tables can be opened after that.
house-closed = The server restarts at about { $time }, so no new tables are opened just now. Games that have begun go on. Open yours in a while.
house-days = A ban lasts for more than 0 and at most { $most } days.
house-minutes = Say in how many minutes the server restarts: 0 to { $most }.
house-too-long = That text has { $length } letters, and at most { $most } are possible. Nothing was changed.
house-no-ban = No ban is called “{ $id }”. The list shows those that there are.
house-nobody = On seat { $seat } sits nobody who could be kept out; that table has seats 1 to { $seats }.
house-no-network = “{ $address }” is no address from which somebody comes: 203.0.113.7 would be one, or 2001:db8::1, of which the first half counts. This machine’s own cannot be banned.
house-own-network = You come from that network yourself, so it was not banned.
house-no-report = There is no such report any more. Nothing was changed.
banned = Whoever runs this server has kept you out until { $until }. Your games are kept until then.
limit-operator = That were many tries in a short time. Wait { some-seconds }, then show the token again.
## About oneself

you = You
day = { $year }-{ $month }-{ $day }
day-utc = { day } (UTC)
you-are = You are { $name }
you-are-who = Who are you?
you-lead = No account, no password: this browser knows you. Here you can see what it knows, take it to another device, or have it deleted.
you-called = What you are called
you-language = Language
you-as-browser = As the browser says
you-colour = Your colour, if it is free
you-any-colour = whichever
you-colour-help = At a table the seat has the colour. When you sit down at somebody's table, this one is picked for you.
you-save = Save
you-said-saved = Saved.
you-said-back = That worked: you are yourself again, here too.
you-said-passkey = You have a passkey now. Even if this browser forgets you, it brings you back.
you-said-removed = That passkey opens nothing here any more.
my-games = My games
my-games-turns = { $num ->
    [one] In one game it is your turn.
   *[other] In { $num } games it is your turn.
 }
my-games-none-waits = Nobody is waiting for you.
my-games-all = { $num ->
    [0] My games
    [one] My games: one table
   *[other] My games: { $num } tables
 }
stats-none = As soon as you have finished a game, it counts here.
stats-played = played
stats-won = won
stats-place = place on average
stats-place-of = { $place } of { $players }
stats-beaten = strongest bot beaten
stats-times = { $num ->
    [one] (once)
    [2] (twice)
   *[other] ({ $num } times)
 }
stats-rating = rating
device-title = On another device
device-help = Play on with your phone or another computer, as the same person. Your games are then on both.
device-link = Make a link that works once
passkey-title = Passkey
passkey-help = A passkey is kept by your device or your password manager. With it you get back to your games, even where this site has never seen you or the cookies are gone.
passkey-scriptless = Passkeys need JavaScript, which does not run here. The link above works without it.
passkey-since = Made
passkey-used = last used
passkey-remove = Remove
passkey-remove-nth = Remove passkey { $num }
passkey-make = Make a passkey
passkey-none = This browser offers no passkeys here. They need an up-to-date browser and a page under https://.
passkey-failed = No passkey came of that. Either it was called off, or this device has none for here.
back-title = I was here before
back-passkey = Come back with my passkey
back-tables = { $num ->
    [one] This device already has a table of its own. It stays with whoever you are now: on this device you will not get at it any more. Make a passkey or a link first if you want to keep it.
   *[other] This device already has { $num } tables of its own. They stay with whoever you are now: on this device you will not get at them any more. Make a passkey or a link first if you want to keep them.
 }
become-title = Become { $name } on this device?
become-title-nameless = Become the person whose link this is?
become-lead = Then this device has the games, the name and the results of whoever made the link. The link works once.
become-sure = Yes, I can do without the tables of this device.
become-unsure = Please tick the box first.
become-yes = Yes, I am { $name }
become-yes-nameless = Yes, that is me
become-no = No
become-same = You are that already
become-same-help = You opened the link in the browser that made it. Open it on the other device; it is still good there.
link-lead = { $num ->
    [one] Open this on the other device within a minute. It works once.
   *[other] Open this on the other device within { $num } minutes. It works once.
 }
link-scan = With its camera
link-picture = The link as a QR code
link-or-open = Or open this address there
link-secret = Whoever opens this first becomes you. So show it to nobody.
link-forged = There is no such link. Perhaps a part of it is missing; make a new one on the device that knows you, under “You”.
link-used = This link has been used already, and each works once. Make a new one on the device that knows you, under “You”.
link-late = This link was good for ten minutes, and they are over. Make a new one on the device that knows you, under “You”.
data-title = Your data
data-help = All that is kept about you is your name, your games and what came of them.
data-download = Download all of it
data-forget = Delete me
out-title = Sign out
out-here = Sign out of this browser
out-here-help = It then knows neither you nor your games, and tells you nothing any more.
out-passkey = Your passkey brings you back.
out-no-passkey = You have no passkey: only another device on which you are signed in leads back.
out-sure = Yes, I know how I come back, or do not want to.
out-others = Sign out of all other browsers
out-others-help = Somebody has your old phone, or a link of yours? Then nobody but this browser is you. Passkeys and programs stay; messages to browsers have to be turned on again.
out-done-title = Signed out
out-done = This browser does not know you any more. See you!
you-said-out = All other browsers are signed out.
forget-what = This is what happens
forget-profile = Your name here, your passkeys, links, statistics and ratings are deleted.
forget-names = At finished tables you are called “{ $name }” from now on. The games stay for those who played them with you.
forget-running = { $num ->
    [0] You sit at no table that is not over.
    [one] At the table that is not over yet you stand up: a bot plays on for you, or the seat is free again.
   *[other] At the { $num } tables that are not over yet you stand up: a bot plays on for you, or the seat is free again.
 }
forget-games = Afterwards not even a passkey brings you back.
forget-no-way-back = There is no way back.
forget-download-first = Download all of it first
forget-sure = Yes, delete me.
forget-yes = Delete me for good
forget-no = No, I stay
somebody = Somebody
forgotten-title = Forgotten
forgotten = We do not know you any more. Thank you for playing! If you ever like to again: just sit down.
games-yours = Your turn
games-running = Running
games-waiting = Not begun yet
games-over = Finished
games-alone = nobody else yet
games-search = A name or a game
games-find = Search
games-show-all = Show all
games-won = won
games-place = place { $place }
games-your-turn = Play on
games-download = Save it
games-none = There is nothing here yet. Sit down at a table!
games-not-found = You have played no game with “{ $search }”, and none that is called so.
games-pages = Pages
games-newer = Newer
games-older = Older
ranking = Ranking
ranking-of = Ranking: { $game }
ranking-rank = Rank
ranking-name = Name
ranking-games = Games
ranking-nobody = Nobody has finished a rated game of this yet. Tick “This game counts for the ranking” when you set a table for at least two people.
ranking-how = How it is worked out
ranking-which = Only games count whose table was set up for it, with at least two people. Bots have no rating; who among the people came out where is what counts.
ranking-number = Whoever is new has 1000. Behind it stands how far off that may be: with 19 in 20 people the true strength is no further away. Every game makes that smaller.
ranking-order = The order is by what somebody surely has: the number less what it may be off. So nobody stands on top after one lucky game.
ranking-method = Whoever beats stronger people wins more, and a tie brings both nearer to each other. Reckoned after Weng and Lin (2011), the Plackett-Luce model, with the free package openskill; one point of its scale is 40 here.
setup-ranked = This game counts for the ranking
setup-ranked-help = If at least two people play, with a time to think in minutes. There are no hints then. Everybody sees it before sitting down.
no-hints = no hints
title-410 = No longer
nobody-yet = This browser is nobody yet: there is nothing to take along or to delete. Sit down at a table, or save a name.
limit-links = That is asked for more often than anybody needs it. Wait { some-seconds } and try again.
sealed-elsewhere = That was sealed under another key of this server, so it opens nothing any more.
passkey-address = Passkeys belong to a name, and this page was opened under the address { $host }. Open it under the server's name; on this machine that is localhost.
passkey-wrong = What your browser sent is no answer to our question. Load the page again, then try once more.
passkey-late = The question was too old, or from another page. Just try once more.
passkey-known = That passkey belongs to somebody here already.
passkey-unknown = We do not know that passkey. Perhaps it was removed here, or it belongs to somebody who was deleted.
passkeys-many = You have { $num } passkeys here, which is the most. Remove one first.
back-unsure = This device has tables of its own. Please tick that you can do without them, then try again.
## People at a table

chat = Chat
chat-new = Chat, new: { $num }
chat-lines = What was said
chat-none = Nobody has said anything yet.
chat-what = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-stickers = Beavers to send
chat-looks-on = looks on
chat-about = About this line by { $name }
chat-mute = Hear no more of { $name }
chat-unmute = Hear { $name } again
chat-muted = You do not hear:
chat-report = Report this line
chat-reported = Thank you. Whoever runs this server will read that line.
chat-alone = Whoever plays with bots alone has nobody to talk to.
chat-lobby = Before the game only those who have sat down can talk here.
chat-empty = Write something first.
chat-long = That is too long: at most { $limit } characters at a time.
chat-odd = That has characters that nobody can see, or heaps of accents. Use letters, digits and punctuation.
chat-unknown = There is no such phrase and no such beaver. Take one that is offered.
chat-own = That line is your own.
chat-crowd = So much is being said at this table that nobody can follow. Wait { some-seconds } and try again.
no-line = There is no such line.
limit-lines = You are talking faster than anybody reads. Wait { some-seconds }; then say the next thing.
phrase-hello = Hello everybody!
phrase-luck = Good luck!
phrase-nice = Nice move!
phrase-well = Well played!
phrase-game = Good game!
phrase-moment = One moment, please.
phrase-thanks = Thank you!
phrase-sorry = Sorry!
phrase-oops = Oops.
phrase-again = Another one?
sticker-wave = A beaver waves
sticker-cheer = A beaver cheers
sticker-laugh = A beaver laughs till it cries
sticker-think = A beaver thinks hard
sticker-oops = A beaver is embarrassed
sticker-sleep = A beaver has fallen asleep
onlookers = { $num ->
    [one] { $num } looks on
   *[other] { $num } look on
 }
onlookers-named = Looking on: { $names }
onlookers-and-others = Looking on: { $names }; { $others ->
    [one] { $others } more
   *[other] { $others } more
 }
onlooker-show = Show everybody that I look on
onlooker-hide = Show my name ({ $name }) no longer
onlooker-sits = You sit at this table, so everybody sees you anyway.
onlookers-many = So many show their names here already that there is no room for another one.
seat-change = Change seat { $number }
seat-kick = Take { $name } off the table
seat-reopen = Keep it for a friend
seat-level = How the bot plays
seat-close = Give it to a bot
seat-with = Swap with which seat
seat-swap = Swap seats
seat-held = { $name } sits there. First take them off the table, if you have to.
seat-empty = Nobody sits there.
removed = The host has taken you off this table, so you cannot sit down here again. Open a table of your own, or join another one.
rematch-change = Change the rules
rematch-same-people = The same people sit down again where they sat; each adds their own words to the deal. If there are more seats, bots take them, and you can open those to friends.
rematch-small = { $people } people play on, so there must be at least as many seats.
## Lessons at a table

learn = Lessons
learn-offer = Learn it in four minutes
learn-first = Never played it?
learn-lead = { $num ->
    [one] One lesson
   *[other] { $num } short lessons
 } at a real table: one thing to do in each, and the beaver says what it means. Leave whenever you like; what you have done is kept.
learn-lessons = Lessons
learn-done = done
learn-done-of = { $num } of { $last } done
learn-begin = Begin
learn-go-on = Go on
learn-lesson = Lesson { $number } of { $last }:
learn-not-quite = Not quite.
learn-would = This would happen:
learn-right = Right!
learn-next = Next lesson
learn-play = Now a real game
learn-all = All lessons
learn-box = What else is in the box
learn-box-lead = A second short course for those who can play already: cards and rules that the first one leaves out.
learn-show = Show me
learn-skip = Skip it
no-lesson = There is no such lesson: they go from 1 to { $last }.
no-lessons = This game has no lessons. Its rules page tells how it is played.
lesson-astray = This address says that something was done that the lesson does not ask for. Begin the lesson anew.
lesson-over = There is nothing to decide any more in this lesson. Begin it anew, or go on to the next one.

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
bad-host = A request names the server, and “{ $host }” is no name of one.
unknown-host = This server is not called “{ $host }”. Whoever runs it can allow the name: biberbau serve --allow-host { $host }
forged = Your cookie was not made here, so we cannot tell who you are. It is deleted: reload the page.
too-large = Forms here are shorter than { $limit } bytes.
too-slow = A form has to arrive within { $seconds } seconds, and this one did not. Nothing of it was taken: send it again.
some-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }
limit-tables = You have opened many tables in a short time. Play at one of them, or wait { some-seconds } and open the next.
limit-tournaments = You have opened several tournaments in a short time. Wait { some-seconds } and open the next.
limit-kept = You have changed very much in a short time. Wait { some-seconds } and try again.
limit-everybody = Very much of this is asked for on the whole server just now. Wait { some-seconds } and try again.
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
late = Too late: the time to answer was over. For you it is: { $action }.
late-again = Too late: somebody before you threw something in. The others are asked again.
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
no-aids = Here everybody decides alone: in a game that counts for the ranking or belongs to a tournament there are no hints.
no-aids-board = You are playing a game of this kind that counts for the ranking or belongs to a tournament. Until it is over, the board gives you no advice on it.
hints-busy = So many hints are being thought about right now that yours would wait for long: ask again in a few seconds.
thought-busy = The server is thinking about so much right now that you would wait for long: try again in a few seconds.
thought-own = You have let the server think a lot in a short time. Wait { some-seconds }, then ask again.
thought-network = From where you are, the server had to think very much in a short time. Wait { some-seconds } and try again. Where many people share one connection, whoever runs this server can allow more: BIBERBAU_LIMITS.
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
dealt-already = To the table that is there already
seal-foreign = That seal is not from here, or is too old. Load the page again: it shows the one that counts.
option-number = A whole number from { $low } to { $high } belongs here.
option-choice = Choose one of those that are offered here.
ranked-clock = A game that counts for the ranking needs a time to think in minutes: choose one.
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

## The reasons of a hint

hint-is = Hint: { $action }.
hint-differs = The bot that gives hints has thought for longer; in these playouts “{ $action }” wins more often: { $win } ± { $error } % instead of { $own } ± { $unsure } %.
hint-all = All actions
advice-title = What each action comes to
advice-how = Everything that you may do was played on to the end { $deals } times, each time with the same hidden cards and the same luck for all. With ±, 95 of 100 such estimates hold the truth.
advice-action = Action
advice-win = Wins
advice-behind = Behind
advice-per-cent = { $share } ± { $error } %
## Tournaments

tournament = Tournament
tournaments = Tournaments
tournaments-door = Knock-out, Swiss or everyone against everyone: join one or open your own.
tournaments-lead = Everyone plays the same game, the server seats the tables, and in the end it is settled who is on top. Anyone may watch.
tournaments-open = You can join these
tournaments-running = Under way
tournaments-over = Decided
tournaments-none = No tournament is waiting for people right now. Open one!
tournament-new = Open a tournament
tournament-which-game = Which game shall it be?
tournament-who = Who takes part
tournament-called = What is it called?
tournament-you = And you?
tournament-plays = I play, too.
tournament-only-hosts = I only organise it.
tournament-places = Places
tournament-places-help = At least 4, at most 64. When all are taken it begins by itself; before that you can start it as soon as four are there.
tournament-system = Who meets whom
system-knockout = Knock-out
system-swiss = Swiss
system-everyone = Everyone against everyone
system-knockout-help = Whoever wins a table goes on. Where several share first place, the higher number in the draw goes on.
system-swiss-help = Nobody drops out. In every round you meet people with about as many points, and nobody twice while it can be avoided.
system-everyone-help = In the end everyone has sat at a table with everyone; at tables for two exactly once.
tournament-seats = Seats at a table
tournament-seats-help = Where it does not come out even, some tables have one person less.
tournament-rounds = Rounds of Swiss
tournament-rounds-help = With 0, as many as a clear order needs.
tournament-same = The same cards at every table
tournament-same-help = In every round all tables are dealt the same: that takes out much of the luck. Then nobody can watch before the round is over.
tournament-same-short = same cards
tournament-clock-help = A tournament needs a clock: otherwise a whole round waits for one table.
tournament-ranked = The games count for the ratings
tournament-no-hints = At the tables of a tournament there are no hints.
tournament-open = Open the tournament
tournament-join = Take part
tournament-join-button = I am in
tournament-people = { $people } of { $places } places taken
tournament-people-in = { $people ->
    [one] one person
   *[other] { $people } people
 }
tournament-mine = you are in
tournament-round = Round { $number }
tournament-round-of = Round { $number } of { $rounds }
tournament-final = Final
tournament-is-over = { $rounds ->
    [one] Decided after one round
   *[other] Decided after { $rounds } rounds
 }
tournament-at-a-table = { $seats } at a table
tournament-my-table = To your table
tournament-wait = Your table has finished. The next round begins by itself as soon as all the others have.
tournament-out = You are out. You can watch until the final.
tournament-missing = { $people ->
    [one] One more person is needed to begin.
   *[other] { $people } more are needed to begin.
 }
tournament-start = Begin with { $people } people
tournament-cancel = Call the tournament off
tournament-begins = It begins when all places are taken, or when whoever opened it gives the sign.
tournament-stand-up = I would rather not
tournament-leave = Leave the tournament
tournament-sure = Everything to come is lost then. At your table a bot plays to the end, and not for you.
tournament-leave-sure = Yes, I leave
tournament-standings = Standings
tournament-points = Points
tournament-strength = Opponents
tournament-strength-help = Where points are equal it counts how well those do at their other tables with whom one sat at a table: how much of the points there they have, on average.
tournament-reached = Rounds won
tournament-goes-on = goes on
tournament-bye = Bye: no table in this round
tournament-table = Table { $number }
tournament-play = Play
tournament-watch = Watch
tournament-look = Look at it
tournament-entrants = Taking part
tournament-nobody = Nobody yet.
tournament-forgotten = somebody who is no longer here
tournament-gone = has left
tournament-to = To the tournament
tournament-sealed = As at every table, the deal is made from sealed luck and the words of those who play. The seals of all tables stand before anyone joins; this one seals the whole list.
tournament-sealed-same = The same cards come from the sealed luck of the round alone, since your words would make them different. The seals of all rounds stand before anyone joins; this one seals the whole list.
tournament-seals = The list of seals
tournament-veiled = All tables of this round have the same cards. You can look at them when everyone has finished.
tournament-veiled-end = Others are still playing with the same cards. Replay and seal open when the round is over.
tournament-none = There is no such tournament, or it was called off.
tournament-begun = This tournament has already begun. You can still watch.
tournament-full = All places of this tournament are taken. You can still watch.
tournament-over = This tournament is over.
tournament-not-in = You do not take part in this tournament.
tournament-not-host = Only whoever opened the tournament can do that.
tournament-few = A tournament needs at least { $least } people; so far there are { $people }.
tournament-many = You have { $most } tournaments open already. Let one begin first, or call one off.
tournament-title = The tournament's name has at most { $most } characters, all of which can be seen.
tournament-clock = A tournament needs a clock. Choose one with minutes or one with days.
tournament-options = These rules do not go with tables of { $people }. Change them, or the number of seats at a table.
ranking-bot = Bot: { $level }
ranking-bots = The bots are fixed marks: their levels have played each other in the arena, two at a table. The middle one stands where everybody begins; how far the others are from it follows from their wins against each other. No game moves them.
## The analysis board

analysis = Analysis board
analysis-lead = Set up any position, try what you like, take it back, look through anybody's eyes. The address is all there is: send it to somebody, and they see the same.
analysis-from-here = Analyse from here
analysis-set-up = Set up another position
analysis-start = A new deal
analysis-deal = Which deal
analysis-deal-help = The same word deals the same cards. Left empty, it is a new deal.
analysis-begin-here = Deal
analysis-paste = A position document
analysis-document = Position as a document (JSON)
analysis-document-help = As “biberbau position --json” writes it, or from another board's “Share and edit”. Change what you like.
analysis-place = Set it up
analysis-open = All cards open
analysis-tried = { $num ->
    [0] Nothing tried yet
    [one] { $num } action tried
   *[other] { $num } actions tried
 }
analysis-one-world = This is what one player knows. The cards they cannot see have been dealt at random; “Other luck” deals them again.
analysis-undo = Take back
analysis-begin = From the beginning
analysis-luck = Other luck
analysis-bot = Let a bot decide
analysis-hands = What may they have?
analysis-share = Share and edit
analysis-share-help = Whoever has this link sees this position and can try everything you have tried. Nothing of it is kept here.
analysis-link = Link to this board
analysis-decides = { $name } decides now.
analysis-their-eyes = Look as { $name }
analysis-not-theirs = Another seat decides now: look through its eyes first.
analysis-illegal = That cannot be done now. { $why }
analysis-unreadable = This address holds no position. Perhaps a part of it got lost on the way: copy all of it.
analysis-wrong = This is no position yet: { $why }
analysis-no-document = This is no position document. It begins with the format biberbau-position/1.
analysis-other-game = This is a position of another game: { $game }.
analysis-long = More than { $most } actions cannot be tried in a row. Set the position up anew from here.
analysis-eyes = This is what one player knows, so it can only be seen through their eyes.
analysis-hands-seat = As far as { $name } can know: counted in { $worlds } deals that fit all that seat has seen. How the others have played is left out.
analysis-hands-all = As far as somebody can know who only watches: counted in { $worlds } deals that fit what everybody has seen. How people have played is left out.
analysis-back = Back to the board
analysis-nothing-hidden = Nothing is hidden here.
analysis-hidden = { $num ->
    [one] { $num } hidden card
   *[other] { $num } hidden cards
 }
analysis-known = Known:
analysis-card = Card
analysis-likely = Has at least one

## Memory training

train = Memory training
train-lead = Cards lie open, then they are covered: say where which number lies. { $rounds } rounds, one card more in each, and later on covered cards change places.
train-begin = Begin
train-round = Round { $number } of { $last }
train-look = Remember { $num } cards and where they lie. Take your time.
train-cover = Cover them
train-swap = The cards on places { $one } and { $other } change places.
train-ask = Which number lies where?
train-place = Place { $number }
train-answer = That is how they lie
train-right = { $right } of { $asked } right.
train-known = right
train-unsaid = not said
train-said = you said { $number }
train-score = So far { $right } of { $asked }.
train-next = Next round
train-again = Once more
train-unreadable = This address belongs to no training, or a part of it got lost. Begin a new one.
train-none = Nobody has to remember hidden cards in this game, so there is no memory training for it.

## Advice on the board

analysis-advice = Ask for advice
analysis-advice-title = What comes of it?
analysis-advice-help = Each possible action played on { $deals } times, with the hidden cards dealt anew each time, from what { $name } can know. The bar is the chance to win; what may be chance is given with ±.
analysis-action = Action
analysis-wins = Wins
analysis-why = Why
analysis-try = Try it

## Puzzles

puzzles = Puzzles
puzzles-lead = Moments from games between bots in which one action is clearly the best, however the hidden cards lie. Find it.
puzzle-of-the-day = Puzzle of the day
puzzles-solved = { $num } of { $last } solved
puzzles-help = The easiest come first. The more filled dots, the harder the answer is to see.
puzzle-number = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $last }
puzzle-players = { $num } players
puzzle-easy = easy
puzzle-middling = middling
puzzle-hard = hard
puzzle-solved = solved
puzzles-all = All puzzles
puzzle-task = It is your turn: what is the best you can do?
puzzle-wrong = “{ $action }” is not the best.
puzzle-best = The best is: { $action }.
puzzle-numbers = It is worth { $percent } of 100; the next best, “{ $action }”, stays at least { $margin } behind.
puzzle-source = Found in a game between bots, and the same in { $seeds } searches of { $playouts } playouts, each with the hidden cards dealt in other ways.
puzzle-shown = The answer
puzzle-next = Next puzzle
puzzle-analyse = On the analysis board
no-puzzle = There is no such puzzle. This game has { $last }.
no-puzzles = There are no puzzles of this game.
# The review of a finished game
review = Review
review-what = Every decision is looked at again, and the result is taken apart: how much of it was luck, how much was play.
review-fair-view = A decision is judged only by what its player could know at that moment.
review-make = Review this game
review-go-on = Go on with the review
review-at = Looking at step { $at } of { $last }. What has been found so far stands below.
review-progress = How far the review is
review-stay = Stop reloading this page
review-look-again = Look again
review-not-over = Only a game that was played to its end can be reviewed.
review-none = This game has not been reviewed yet.
review-enough = Two of your reviews are still being made. Another one after that!
review-busy = Many games are being reviewed just now. Please try again in a few minutes.
review-luck = Luck and skill
review-player = Player
review-fair = Fair share
review-drawn = Luck
review-own = Own decisions
review-others = The others’ decisions
review-result = Result
review-sums = Hundredths of the win. The four columns before it add up to the result, but for rounding. Luck is the deal and every draw, each compared with what could have come instead; with ±, 95 of 100 such estimates hold the truth.
review-chances = Chances to win
review-open-cards = With all cards open, in hundredths of the win, from the first step to the last.
review-as-table = The same as a table
review-step = Step
review-percent = { $n } %
review-decisions = Decisions
review-judged = Each decision was judged from its player’s own view, by { $playouts } games played on from there, by up to three times as many where it was close. What others held does not count. A loss as small as a strong bot’s is called fine.
review-step-number = Step { $at }
review-better = Better: { $best } ({ $loss } % of the win given away)
review-all-fine = Nobody gave anything away, as far as can be told.
review-label-fine = fine
review-label-slip = slip
review-label-mistake = mistake
review-label-blunder = blunder
review-label-close = close
review-close = “Close” means: that many games are not enough to settle on a word.
review-yours-better = You played better than your score: without the luck of the cards your share of the win would be { $without } %, and you got { $result } %.
review-yours-despite = You won against the luck of the cards: it cost you { $luck } % of the win, and you made up for it.
review-yours-lucky = Luck was on your side: it was worth { $luck } % of the win to you.
review-yours-even = There was no more luck in your result than may be chance in the counting.
review-theirs-better = { $name } played better than the score says: luck cost { $luck } % of the win.
review-theirs-despite = { $name } won against the luck of the cards: it cost { $luck } % of the win, and play made up for it.
review-theirs-lucky = { $name } had luck: it was worth { $luck } % of the win.
review-theirs-even = { $name } had neither good luck nor bad, as far as can be told.

## Programs that people write

pods-program = (program)
open-programs = programs may play
setup-programs = Programs may sit down, too
setup-programs-help = Programs that people have written, each marked as one. They know the link or find the table on the front page.
ranked-programs = A game that counts for the ranking is for people alone: leave out the programs, or the ranking.
people-only = At this table only people may sit down; its host can open one where programs may.
programs = Programs at the table
programs-help = You can write a program that plays here, with people or with other programs.
programs-to = Your programs
programs-lead = A program plays like a person: it gets a token, sits down, hears when it is its turn, and sees what its seat may see.
programs-made = { $name } can play
programs-token = Its token
programs-once = Keep it now: it is shown this once. Whoever has it plays as this program.
programs-try = To try it out, let one of our bots play with it:
programs-mine = Your programs
programs-since = since
programs-revoke = End
programs-revoke-one = End { $name }
programs-revoke-help = Its token then opens nothing any more. Where it still plays, a bot takes over.
programs-new = A new program
programs-name = What it is called at the table
programs-make = Make a token
programs-how = How it goes
programs-where = It sits down where the table says that programs may, and never in games that count for the ranking.
programs-knows = It is marked at the table, so that everybody knows whom they play with, and it knows no more than any player on its seat.
programs-gone = A program that stops answering holds nobody up: a bot plays on for it, as for anybody who is gone.
programs-many = You have { $num } programs: end one of them first.
program-unknown = You have no such program: perhaps it has been ended already.
programs-revoked = That token opens nothing any more.
protocol = The protocol for programs
protocol-lead = All routes, made from the server that you are looking at. The names in it are English.

## How a tournament was drawn

tournament-draw = How was it drawn?
draw-is-sealed = The draw comes from sealed luck and the words of everybody, too: nobody can choose who meets whom, nor can the server.
draw-words-help = They go into the draw and into the deals at your tables, with everybody's words and luck that is sealed already: so nobody can choose who meets whom, or the cards. Write what you like.
draw-words-help-same = They go into the draw, with everybody's words and luck that is sealed already: so nobody can choose who meets whom. Write what you like.
draw-lead = The luck of this draw was sealed before anybody took part. When all words were there it was opened, and the numbers follow from both.
draw-sealed = Seal of the whole list
draw-opener = Who opened it
draw-again = Drawn again
draw-scriptless = No script runs here, so this page cannot draw again. Take the draw along, and let biberbau do it:
draw-drawing = Drawing again …
draw-command = With biberbau on your own computer you can check it without this page:
draw-take-along = Take the draw along
draw-verdict-good = Everything is right.
draw-verdict-bad = Something is wrong! The draw was changed afterwards.
draw-list-good = The list of seals is the one whose seal was published.
draw-list-bad = The list of seals is not the one whose seal was published.
draw-kept-good = This browser was shown the same seal before.
draw-kept-bad = This browser was shown another seal before: { $seal }
draw-kept-open = This browser did not see the tournament before, so it cannot say which seal was shown then.
draw-seal-good = The opened seed has the seal that stands in the list for the draw.
draw-seal-bad = The opened seed does not have the seal that stands in the list for the draw.
draw-numbers-good = Seed and words give exactly these numbers.
draw-numbers-bad = Seed and words give other numbers: { $right }
draw-not-yet = It has not been drawn yet. When the tournament begins you can see here how.
draw-unsealed = This tournament was opened before draws were sealed, so its draw cannot be checked.
