### What the pages say themselves, in English.

language = English
# Where a translation is a draft, the front page says so.
draft = {""}
not-spoken = This game doesn’t speak your language yet, so its table is in English.

## The frame of every page

to-the-table = To the table
to-the-content = Skip to content
to-the-games = biberbau, to the games
settings = Settings
choose-language = Choose the language
light-or-dusk = Light or dusk
menu = Menu
menu-play = Play
menu-learn = Learn
which-learn = A few short lessons at a table, and you can play. Which game?
which-ranking = Who plays best, game by game.

## What is decided

dock-silence = No answer within { $num } seconds counts as “no”, for everybody.
dock-answered = Your answer: { $answer }. It counts when time is up; until then you can change it.
dock-nudge = Tap once to read what will happen, twice to do it.
dock-what-do-they-make = What do these make?
dock-forced = There is only one move, so the table makes it for you.
dock-spared-unable = You have no card to answer with, so you pass.
dock-spared-round = You pass for this round, as you asked.
dock-pass-round = Pass for this round
dock-ask-again = Ask me again
ahead-button = Next: { $action }
ahead-says = Choose this now, and the table plays it on your turn, if it is still possible. Nobody else sees that you have chosen.
ahead-next = Next: { $action }. The table plays it on your turn, if it is still possible.
ahead-drop = Cancel it
ahead-fallen-hand = Your cards have changed, so “{ $action }” is no longer next.
ahead-fallen-round = A new round has begun, so “{ $action }” is no longer next.
ahead-fallen-undone = Somebody took a move back, so “{ $action }” is no longer next.
ahead-fallen-old = Too much has happened since, so “{ $action }” is no longer next.
ahead-fallen-illegal = You had chosen “{ $action }”, which is not possible now.
how-you-play = How you play
taps = One tap or two
taps-one = One tap plays
taps-some = One tap if there is nothing to explain; otherwise the first tap explains, the second plays
taps-two = The first tap explains, the second plays
reactions = When somebody may react
asked-able = Ask me when I could answer
asked-always = Ask me every time
asked-never = Pass for me this round
asked-help = Nobody can tell which you chose: answers count only when time is up, as always.
take-back = Take back
you-watch = You are watching. You see what everybody at the table sees.
hint = Hint
hint-thinking = thinking …

## How a table was dealt

fair-verdict-good = Everything checks out.
fair-verdict-bad = Something is wrong! The cards were changed after the deal.
fair-record-bad = The record doesn’t match this page, or has something in it that this page doesn’t know.
fair-seal-good = The opened seed matches the published seal.
fair-seal-bad = The opened seed doesn’t match the published seal.
fair-kept-seal-good = This browser was shown the same seal before the deal.
fair-kept-seal-bad = This browser was shown another seal before the deal: { $seal }
fair-kept-seal-open = This browser has kept nothing from this table, so it can’t say which seal was shown before the deal.
fair-own-words-good = Your shuffle phrase is the one you sent.
fair-own-words-bad = Your shuffle phrase is not the one you sent: { $words }
fair-kept-words-good = Everybody’s shuffle phrases are still the ones shown during the game.
fair-kept-words-bad = During the game other shuffle phrases were shown.
fair-kept-words-open = This browser didn’t see the shuffle phrases during the game.
fair-packs-good = All cards came from the deck that this browser knew before.
fair-packs-bad = In move { $move }, cards came from a deck that isn’t this game’s.
fair-packs-open = All cards came from one and the same deck, but this browser didn’t know it before.
fair-draws-good = All { $count } draws are exactly what the seed and the phrases give.
fair-draws-bad = Draw { $number } of { $count } is not what the server says.
fair-cards-good = All { $count } cards that were dealt or shown are the ones that were drawn.
fair-cards-bad = In move { $move }, a card was shown that had not been drawn: { $card }.
fair-learned-good = The { $count } cards this browser showed you are the ones in this record.
fair-learned-bad = According to this record you saw other cards than this browser showed you.
fair-learned-open = This browser didn’t see the game, so it can’t compare your cards.
fair-step-below = A number from 1 to { $ways }: { $result }
fair-step-take = { $place }, one of { $ways } cards: { $result }
fair-step-shuffle = { $place }, shuffled: { $result }
fair-step-off = { $place }, taken from the end: { $result }
fair-place-deck = draw pile
fair-place-hand = hand
fair-place-aside = cards set aside
fair-step-wrong = – should be: { $right }
dealt-fairly = Dealt fairly
back-to-the-table = Back to the table
sealed-before-words = The server sealed its secret seed before it knew anybody’s shuffle phrase. All cards come from the seed and these phrases. After the game the seed is opened, and your browser repeats the deal.
fair-opened-seed = Opened seed
fair-late-words = Choosing your phrase late doesn’t help: the seed stays secret until the end, and once the cards are dealt all phrases are fixed.
fair-dealt-again = The deal, repeated
fair-scriptless = Scripts are off, so this page can’t repeat the deal. Download the replay, and let biberbau do it:
fair-dealing = Repeating the deal …
fair-command = This page knows how cards are drawn, but not the rules of the game. This command also checks that each card went where the rules send it:
fair-take-along = Download the replay
watch-it-again = Watch the replay
fair-deal = The deal, draw by draw
fair-later = What was drawn later

## Behind an invitation

join-the-table = Join the table
join-kept = { $name } has kept you a seat
join-kept-guest = There is a seat for you here
join-full = All seats at { $name }’s table are taken
join-running = The game at { $name }’s table has begun
join-over = The game at { $name }’s table is over
join-watch = You can watch: you see the open cards, and nobody’s hidden ones.
join-look-back = You can watch all of it again, through anybody’s eyes.
join-own = Play something yourself
watch = Watch
watch-none = There is no game to watch just now. Tournaments are open to all, and you can watch your own games again at any time.
your-name = Your name
sit-down = Sit down

## The front page

landing-title = card games by the river
landing-welcome = Come in, sit down, deal.
landing-lead = Card games with hidden cards. Play bots right away, or send friends a link. No account.
your-tables = Your tables
status-lobby = waiting for players
status-playing = running
status-over = finished
games = Games
landing-players = { $low }–{ $high } players
landing-minutes = { $num } min
landing-with-bots = Play with bots
landing-with-friends = Play with friends
landing-learn = Learn it (4 min)
landing-set-up = Options
landing-credit = A game by { $credit }. Unofficial; if you like it, buy the real one.
how-you-know = How the deal is kept fair
landing-sealed = The next deal is sealed already: the server’s secret seed has this seal. All cards come from the seed and your shuffle phrase, so nobody can choose them; after the game the seed is opened, and your browser repeats the deal.
your-words-for-the-deal = Your shuffle phrase (optional)
landing-scriptless = Scripts are off, so the server makes up your shuffle phrase; set up a table to write your own.
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
open-none-of = No open tables for { $game }. Open one, and anyone on this page can join.
open-again = Refresh
play-lead = Nobody around? Join the table closest to starting, whatever the game.
play-button = Find me a seat
landing-with-others = With strangers
empty-seats = Empty seats
fill-never = stay empty until somebody comes
fill-seconds = go to bots after { $seconds } seconds
fill-minutes = { $minutes ->
    [one] go to bots after a minute
   *[other] go to bots after { $minutes } minutes
 }
code-title = I have a code
code-help = The six digits your friend gave you, or a tournament’s seven. A whole link works, too.
code-go = To the table
code-unknown = No open table or tournament has that code. Perhaps the game has begun: ask for the code again, or for the link.
code-length = A code has six digits, such as 123 456; a tournament’s has seven, such as 123 4567.
limit-codes = That was a lot of codes in a short time. Wait { some-seconds }, then type the next one carefully.
company-title = Who can join
company-if-open = This matters only if a seat is open.
listed-no = Friends only: people with the link or the code
listed-yes = Anybody: the table is on the front page, and begins when it is full
setup-level = Bots that fill in
setup-clock = Time to think
setup-absent = If somebody leaves
clock-none = no time limit
clock-live = { $minutes } minutes each, plus { $seconds } seconds a move
clock-days = { $days ->
    [one] one day a move
   *[other] { $days } days a move
 }
clock-help = If a move may take days, nobody has to stay: come back when it is your turn.
absent-bot = a bot plays for them until they return
absent-out = they are out, and a bot plays to the end
invite-listed = Anyone can find this table on the front page, and anyone may watch. It begins as soon as the last seat is taken.
invite-private = Only people with the link or the code can find this table.
invite-code = Or give them this code:
invite-qr = QR code of the invitation
invite-share = Share the invitation
invite-to = A seat for you: { $game }
invite-fills = The free seats go to bots in
join-open = There is a seat at { $name }’s table

## The lobby

lobby-fill-and-begin = { $seats ->
    [one] Give the free seat to a bot and begin
   *[other] Give the free seats to bots and begin
 }
the-table-is-set = The table is set
lobby-free = still free
level-relaxed = bot, relaxed
level-keen = bot, keen
level-relaxed-1 = bot, relaxed (1st version)
level-keen-1 = bot, keen (1st version)
level-strong = bot, strong
level-master = bot, master
not-sat-down = has not sat down yet
lobby-you = you
lobby-here = here
lobby-away = away
lobby-send-link = Send this link to your friends
lobby-send-address = Send your friends this page’s address.
copied = Copied
copy = Copy
lobby-change = Change it
lobby-begin-without = Fill up with bots and begin
lobby-begin = Begin
lobby-rules = Change rules
lobby-rules-ok = Play like this
rules-small = { $people } people sit here already, so the table needs at least that many seats.
lobby-all-sit-down = It begins as soon as everybody has sat down.
lobby-host-begins = It begins as soon as the host says so.
stand-up = Stand up

## Words and seal of a deal

words-help = Everyone’s phrases are mixed with a sealed server seed, so nobody can rig the deck. You can leave it as it is.
words-by-browser = Your browser made this one up.
words-by-server = The server made this one up because scripts are off: better write your own.
deal-words-of-all = Everybody’s shuffle phrases
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
over-place = Your place: { $place } of { $players }.
to-the-rematch = To the rematch
play-again = Rematch
other-games = Other games
over-take-along = Save the replay as a file
over-check = Was the deal fair? Check it.
over-next-deal = Next deal: sealed

## The seats

at-the-table = At the table
pods-bot = (bot)
pods-decides = is deciding
pods-leads = in the lead

## Clocks, and people who are gone

pods-clock = Time left:
pods-gone = a bot plays for them
pods-waits = plays relaxed for now: still getting ready
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
i-am-back = I’m back
absent-soon = { $name } is away. A bot takes over in:
bot-for-gone = A bot plays for { $name } until they return.
bot-for-left = { $name } is out; a bot plays on.
bots-for-waiting = { $count ->
    [one] A bot is still getting ready. Until then it plays relaxed, and counts as relaxed in this game.
   *[other] { $count } bots are still getting ready. Until then they play relaxed, and count as relaxed in this game.
 }
you-left = You are out of this game
you-left-help = A bot plays on for you; you can watch to the end.
leave-game = Leave the game
leave-title = Leave this game?
leave-lead = A bot plays on for you to the end, and you cannot come back to your seat.
leave-alone = Nobody else is playing here, so the game ends at once and has no result.
leave-stay = Play on
left-title = This game has ended early
left-lead = Everybody has left, so nobody wins. You can look at all the cards now.
status-left = ended early
is-left = Everybody has left this table, so its game has ended.
is-out = You are out of this game; a bot plays on for you.
bot-plays = A bot is playing for you. Press “I’m back” first; the seat is still yours.
clock-no-undo = You can’t take anything back while a clock is running.
clock-no-pause = You can’t pause the bots while a clock is running.

## Dealt fairly

look-closer = Look closer

## What happened

cards-to-come = { $num ->
    [one] { $num } card to come
   *[other] { $num } cards to come
 }
just-now = Just now
recent-how-far = How far along the game is
all-of-it = Full log
again = Again
again-long = Show again what just happened
wait = Pause
go-on = Resume
bots-wait = Pause bots
bots-go-on = Resume bots
bots-are-waiting = The bots are waiting for you.
looking-back = Looking back
back-to-the-game = Back to the game
what-happened = What happened
close = Close

## The replay

replay = Replay
to-the-start = To the start
one-step-back = One step back
play-on = Play
one-step-on = One step on
to-the-end = To the end
replay-step = Step { $at } of { $last }
replay-link = Copy link to this moment
go-there = Go there
through-whose-eyes = Seen by:
replay-spectator = a spectator

## A new table

new-table = New table
set-the-table = Set up a game
who-plays = Who plays
setup-seat = Seat { $number }
setup-friend = a person
setup-wrong = { $num ->
    [one] One thing is not right yet; it is marked below.
   *[other] { $num } things are not right yet; they are marked below.
 }
setup-seats-beyond = Seats beyond the number of players do not count.
about-friend = joins by the link or code the table gives you, or from the front page.
about-relaxed = looks only one move ahead, and sometimes settles for second best.
about-keen = plays out 400 games in its head before each move; when in doubt it does the usual thing.
about-strong = plays out 20,000 games; that can take it a moment.
about-master = thinks up to three times as long, and has trained for some of the games. No bot sees more than a player in its seat would.
house-rules = House rules
house-rules-help = Where the rulebook leaves something open, we have decided. Here your table can decide otherwise.
house-rules-changed = { $num } changed
how-to-play = How to play
as-usual = As usual
open-the-table = Open the table

## The table

title-yours = Your turn – { $game }
title-turn = { $name }’s turn – { $game }
title-over = Finished – { $game }

## Around the table

rules = Rules
ruling = rule { $number }
contents = Contents
rules-search = Search the rules
rules-nothing-found = Nothing in the rules about that.
rules-loading = Loading the rules …
rules-more = Read on in the rules
sound = Sound
sound-ask = Sound on?
sound-yes = Yes
sound-no = No
pace = Pace
pace-calm = Calm
pace-brisk = Brisk
pace-instant = Instant
connection-gone = Connection lost, trying again …
not-sent = That did not get through. Try again in a moment.
sent-later = No connection. Your move goes out by itself as soon as it is back.
again-by-itself = This page reloads by itself in { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
 }.
again-now = Reload now
again-never = Stop reloading
keys = Keys
keys-choose = choose a card or an animal
keys-do-it = do it
keys-let-go = cancel, close
keys-what-happened = what happened
keys-again = show again what just happened
keys-pause = pause or resume the bots
keys-rules = rules
keys-these = these keys
your-first-game = Your first game
got-it = Got it

## An app, and what is told while no page is open

app-name = biberbau – card games in the beaver lodge
offline-title = No connection
offline-text = The table can’t be reached just now. Your game is safe: everything you have played is stored.
offline-looks = This page keeps trying, and comes back by itself.
offline-again = Try again
tells-turns = Notify me when it is my turn
tells-begins = Notify me when it begins
tells-none = Stop notifications on this device
tells-blocked = This browser blocks our notifications. To hear when it is your turn, allow them in its settings for this site.
tells-failed = That didn’t work: your browser’s notification service can’t be reached just now. Try again later; the game goes on without it.
push-title-turn = Your turn
push-title-begins = The game begins
push-title-again = An invitation
push-turn = It is your turn in { $game } with { $names }.
push-begins = Your game with { $names } begins: { $game }.
push-again = Another game of { $game } with { $names }?
push-endpoint = That is not an address for browser notifications, so nothing was saved. Press the button on the table’s page again.
push-nobody = Notifications are for people at a table. Sit down first.

## For the operator

operator-title = The operator’s page
operator-lead = This page is for the people who run the server. It asks for the token from the settings.
operator-token = Token
operator-come-in = Come in
operator-wrong = That is not the token. It is in BIBERBAU_OPERATOR_TOKEN, or in the file operator.token in the data folder.
operator-unknown = You have been away for some hours, or have never entered the token. Nothing was changed: go back, enter it, and try again.
operator-look-again = Refresh
operator-leave = Leave
operator-load = Server load
operator-process = Process
operator-version = Version
operator-since = Since
operator-people = People
operator-streams = Open pages
operator-awake = Tables awake
operator-keeps = Tables it runs
operator-actions = Moves a minute
operator-bots = Bots waiting
operator-database = Database
operator-milliseconds = { $number } ms
operator-draining = restarts soon
operator-no-process = No process has reported in the last minute.
operator-undeclared = Requests come through a proxy at { $proxies } that this server was not told to trust. So all its visitors count as one, and limits and bans cannot tell them apart. Set BIBERBAU_PROXY={ $proxies } and start the server again.
operator-tables = Tables
operator-game = Game
operator-no-table = There is no table yet.
operator-keeps-lobbies = Tables where no game has begun are deleted after { $days } days without a change.
operator-keeps-all-lobbies = Tables where no game has begun are kept for ever.
operator-keeps-games = Finished games are deleted after { $days } days (BIBERBAU_KEEP_GAMES).
operator-keeps-all-games = Finished games are kept for ever (BIBERBAU_KEEP_GAMES).
operator-message = Message to all
operator-message-help = It is shown at the top of every page, even those already open, until you take it back. If you leave a language empty, its readers get the message in another one.
operator-say = Show it
operator-take-back = Take it back
operator-restart = Before a restart
operator-restart-help = From now on no new tables are opened. Games that have begun go on, and a note tells everybody when the server restarts. Stop it yourself when the time has come: all games are kept.
operator-restart-at = No new tables. The restart is announced for { $time }.
operator-minutes = Minutes until restart
operator-drain = Open no new tables
operator-undrain = Open tables again
operator-bans = Bans
operator-no-ban = Nobody is banned.
operator-who = Who
operator-when = When
operator-until = Until
operator-why = Why
operator-why-kept = Why (only you read it)
operator-unban = Lift the ban
operator-unban-whom = Lift the ban: { $who }
operator-days = Days
operator-ban-player = Somebody at a table
operator-ban-table = Table (its address)
operator-ban-seat = Seat, from 1
operator-ban-network = A network
operator-ban-address = Address, as the log has it
operator-ban = Ban
operator-reports = What people reported
operator-no-report = Nobody has reported anything.
operator-said = Said
operator-ban-week = Ban for a week
operator-ban-for-week = Ban for a week: { $who }
to-all = From the people who run this server
house-drain = The server restarts at about { $time }. Games go on until then and afterwards; new tables can be opened after that.
house-closed = The server restarts at about { $time }, so no new tables are opened just now. Games that have begun go on. Open yours in a while.
house-days = A ban lasts for more than 0 and at most { $most } days.
house-minutes = Say in how many minutes the server restarts: 0 to { $most }.
house-too-long = That text has { $length } characters, and at most { $most } are possible. Nothing was changed.
house-no-ban = There is no ban “{ $id }”. The list shows the ones there are.
house-nobody = There is nobody to ban in seat { $seat }; that table has seats 1 to { $seats }.
house-no-network = “{ $address }” is not an address anybody comes from. Try one like 203.0.113.7 or 2001:db8::1 (only its first half counts). This machine’s own address can’t be banned.
house-own-network = That is your own network, so it was not banned.
house-no-report = That report is gone. Nothing was changed.
banned = You are banned from this server until { $until }. Your games are kept until then.
limit-operator = That was a lot of tries in a short time. Wait { some-seconds }, then enter the token again.
## About oneself

you = You
day = { $year }-{ $month }-{ $day }
day-utc = { day } (UTC)
you-are = You are { $name }
you-are-who = Profile
you-lead = No account, no password: this browser knows you. Here you can see what it knows, take it to another device, or have it deleted.
you-called = Name
you-language = Language
you-as-browser = Same as the browser
you-colour = Your colour, if it is free
you-any-colour = No preference
you-colour-help = At a table the colour belongs to the seat. When you join somebody’s table, this one is already picked for you.
you-save = Save
you-said-saved = Saved.
you-said-back = Done. You are signed in on this device too.
you-said-passkey = You have a passkey now. It brings you back even if this browser forgets you.
you-said-removed = That passkey no longer works here.
my-games = My games
my-games-turns = { $num ->
    [one] It is your turn in one game.
   *[other] It is your turn in { $num } games.
 }
my-games-none-waits = Nobody is waiting for you.
my-games-all = { $num ->
    [0] My games
    [one] My games: one table
   *[other] My games: { $num } tables
 }
stats-none = Your statistics begin with the first game you finish.
stats-played = played
stats-won = won
stats-place = avg. place
stats-place-of = { $place } of { $players }
stats-beaten = strongest bot beaten
stats-times = { $num ->
    [one] (once)
    [2] (twice)
   *[other] ({ $num } times)
 }
stats-rating = rating
device-title = On another device
device-help = Play on as yourself on your phone or another computer. Your games are then on both.
device-link = Make a one-time link
passkey-title = Passkey
passkey-help = Your device or your password manager keeps a passkey. It takes you back to your games, even where this site has never seen you or the cookies are gone.
passkey-scriptless = Passkeys need JavaScript, which does not run here. The link above works without it.
passkey-since = Made
passkey-used = last used
passkey-remove = Remove
passkey-remove-nth = Remove passkey { $num }
passkey-make = Make a passkey
passkey-none = This browser offers no passkeys here. They need an up-to-date browser and a page under https://.
passkey-failed = No passkey was made. Either it was cancelled, or this device has none for this site.
back-title = I was here before
back-passkey = Come back with my passkey
back-tables = { $num ->
    [one] This device already has a table of its own. It stays with the profile you have now, and you can’t get back to it from this device. Make a passkey or a link first if you want to keep it.
   *[other] This device already has { $num } tables of its own. They stay with the profile you have now, and you can’t get back to them from this device. Make a passkey or a link first if you want to keep them.
 }
become-title = Become { $name } on this device?
become-title-nameless = Become the person who made this link?
become-lead = This device then gets the name, the games and the results of the person who made the link. The link works once.
become-sure = Yes, I can do without the tables on this device.
become-unsure = Please tick the box first.
become-yes = Yes, I am { $name }
become-yes-nameless = Yes, that is me
become-no = No
become-same = That is already you
become-same-help = You opened the link in the browser that made it. Open it on the other device; it is still good there.
link-lead = { $num ->
    [one] Open this on the other device within a minute. It works once.
   *[other] Open this on the other device within { $num } minutes. It works once.
 }
link-scan = With its camera
link-picture = The link as a QR code
link-or-open = Or open this address there
link-secret = Anyone who opens this link becomes you. Don’t share it.
link-forged = That link doesn’t exist. Perhaps a part of it is missing; make a new one under “You” on the device that knows you.
link-used = This link has already been used, and it works only once. Make a new one under “You” on the device that knows you.
link-late = This link was good for ten minutes, and time is up. Make a new one under “You” on the device that knows you.
research-title = Your games and research
research-help = People who study games or build bots learn a lot from games that people have played. You can say that your finished games may be used for that, without your name.
research-given = What is shared: the cards and moves of games in which everybody at the table has agreed. Never your name, the chat, addresses or times. Games you have already finished count, too. You can take this back at any time: no game of yours is shared after that. What has been shared by then can’t be called back.
research-no = Your games are not given to anybody.
research-yes = Your finished games may be used for research, without your name.
research-agree = My finished games may be used
research-take-back = Take this back
you-said-research = Thank you. Your finished games may be used for research now.
you-said-private = Taken back. Your games are not given to anybody any more.
data-title = Your data
data-help = All we keep about you is your name, your games and their results, and for two weeks who was invited by whom.
data-download = Download everything
data-forget = Delete me
out-title = Sign out
out-here = Sign out of this browser
out-here-help = This browser then forgets you and your games, and sends you no more notifications.
out-passkey = Your passkey brings you back.
out-no-passkey = You have no passkey, so you can come back only from another device where you are signed in.
out-sure = Yes, I know how to come back, or I don’t want to.
out-others = Sign out of all other browsers
out-others-help = Somebody has your old phone, or a link of yours? After this, only this browser is you. Passkeys and programs stay; notifications have to be turned on again.
out-done-title = Signed out
out-done = This browser no longer knows you. See you!
you-said-out = All other browsers are signed out.
forget-what = This is what happens
forget-profile = Your name here, your passkeys, links, statistics and ratings are deleted.
forget-names = At finished tables your name becomes “{ $name }”. The games stay for the people who played them with you.
forget-running = { $num ->
    [0] You have no unfinished game.
    [one] You leave your unfinished table: a bot plays on for you, or the seat is free again.
   *[other] You leave your { $num } unfinished tables: a bot plays on for you, or the seat is free again.
 }
forget-games = Afterwards not even a passkey brings you back.
forget-no-way-back = This can’t be undone.
forget-download-first = Download everything first
forget-sure = Yes, delete me.
forget-yes = Delete me for good
forget-no = No, I’m staying
somebody = Somebody
forgotten-title = Forgotten
forgotten = We don’t know you any more. Thank you for playing! If you ever want to play again, just sit down.
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
games-download = Save
games-none = Nothing here yet. Sit down at a table!
games-not-found = None of your games matches “{ $search }”.
games-pages = Pages
games-newer = Newer
games-older = Older
ranking = Ranking
ranking-of = Ranking: { $game }
ranking-rank = Rank
ranking-name = Name
ranking-games = Games
ranking-nobody = Nobody has finished a ranked game here yet. Tick “This game counts for the ranking” when you set up a table for at least two people.
ranking-how = How it works
ranking-which = Only games set up for the ranking count, with at least two people. What counts is who finishes ahead of whom among the people; bots are left out.
ranking-number = Everyone starts at 1000. The ± says how uncertain the number is (95 %). Every game makes it smaller.
ranking-order = The list is sorted by the number minus its ±. So nobody is at the top after one lucky game.
ranking-method = Beating stronger players earns more, and a tie brings both closer together. Method: Plackett-Luce (Weng and Lin 2011), with the free package openskill; one point of its scale is 40 here.
setup-ranked = This game counts for the ranking
setup-ranked-help = Needs two or more people and a clock in minutes. There are no hints then. Everyone sees this before joining.
no-hints = no hints
title-410 = No longer there
nobody-yet = This browser has no profile yet: there is nothing to take along or to delete. Sit down at a table, or save a name.
limit-links = That is more often than anybody needs. Wait { some-seconds } and try again.
sealed-elsewhere = The server’s key has changed since that was made, so it no longer works.
passkey-address = Passkeys belong to a server’s name, and this page was opened under the address { $host }. Open it under the name; on this machine that is localhost.
passkey-wrong = Your browser’s answer doesn’t fit our question. Reload the page, then try again.
passkey-late = That took too long, or came from another page. Just try again.
passkey-known = That passkey already belongs to somebody here.
passkey-unknown = We don’t know that passkey. Perhaps it was removed here, or it belonged to somebody who was deleted.
passkeys-many = You have { $num } passkeys here, and that is the limit. Remove one first.
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
chat-looks-on = watching
chat-about = About this line by { $name }
chat-mute = Mute { $name }
chat-unmute = Unmute { $name }
chat-muted = Muted:
chat-report = Report this line
chat-reported = Thank you. The people who run this server will read that line.
chat-alone = You are playing with bots only, so there is nobody to talk to.
chat-lobby = Before the game, only people who have sat down can talk here.
chat-empty = Write something first.
chat-long = That is too long: at most { $limit } characters at a time.
chat-odd = That has invisible characters in it, or heaps of accents. Use letters, digits and punctuation.
chat-unknown = There is no such phrase or beaver. Choose one from the list.
chat-own = That line is your own.
chat-crowd = There is so much talk at this table that nobody can follow. Wait { some-seconds } and try again.
no-line = That line doesn’t exist.
limit-lines = You are talking faster than anybody can read. Wait { some-seconds }, then go on.
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
    [one] { $num } watching
   *[other] { $num } watching
 }
onlookers-named = Watching: { $names }
onlookers-and-others = Watching: { $names } and { $others ->
    [one] { $others } more
   *[other] { $others } more
 }
onlooker-show = Show everybody that I am watching
onlooker-hide = Stop showing my name ({ $name })
onlooker-sits = You sit at this table, so everybody sees you anyway.
onlookers-many = So many people show their names here already that there is no room for another one.
seat-change = Change seat { $number }
seat-kick = Remove { $name }
seat-reopen = Keep it for a friend
seat-level = How the bot plays
seat-close = Give it to a bot
seat-with = Seat to swap with
seat-swap = Swap seats
seat-held = { $name } sits there. First remove them from the table, if you must.
seat-empty = Nobody sits there.
removed = The host has removed you from this table, so you can’t sit down here again. Open a table of your own, or join another one.
rematch-change = Change the rules
rematch-same-people = The same people sit down again where they sat; each adds a shuffle phrase of their own. If there are more seats, bots take them, and you can open those to friends.
rematch-small = { $people } people are playing on, so there must be at least as many seats.
## The decisive moment

decisive = The decisive moment
decisive-look = The table after step { $at }: look at that moment
decisive-chance = { $names }: chance to win { $before } % before it, { $after } % after it.
decisive-find = What decided it?
decisive-seeks = Looking …
decisive-so-far = Looking … { $percent } %
decisive-none = No single moment decided this game.
analysis-turned-up = All cards lie open. Those with a dashed edge lie face down in the game.
analysis-lie-open = All cards lie open: what the others hold lies beside their names.

## Away, and back again

nudge-away = { $name } is away, and everybody is waiting.
nudge-them = Nudge
nudge-done = Nudged
nudge-says = It’s your turn, { $name }!
nudge-nobody = You can only nudge somebody who is away while everybody waits for them. That is not so now.
nudge-soon = They have just been nudged. { $minutes ->
    [one] You can nudge again in a minute.
   *[other] You can nudge again in { $minutes } minutes.
 }
push-title-nudge = Your table is waiting
push-nudge = { $names } is waiting for you: it is your turn in { $game }.
meanwhile = While you were away
meanwhile-turns = { $num ->
    [one] There was one turn:
   *[other] There were { $num } turns, most recently:
 }
meanwhile-your-turn = It is your turn.
meanwhile-over = The game is over.
meanwhile-watch = Watch it from there

## People somebody has played with

people = People I have played with
people-lead = Everyone you have finished a game with. Nobody needs an account for that.
people-to = See the list
people-nobody = Once you have finished a game with other people, you will find them here and can invite them again.
people-met = { $num ->
    [one] One person
   *[other] { $num } people
 }
people-went = { $num ->
    [one] one game together
   *[other] { $num } games together
 } (finished ahead: you { $ahead }, { $name } { $behind })
people-where = Invite to
people-open-first = To invite somebody, open a table first, or join a tournament:
people-invite = Invite
people-invite-name = Invite { $name }
people-invite-met = Invite people you have played with
people-told = { $name } is invited
people-told-help = If { $name } has allowed notifications from here, one is on its way. You can also send the link yourself:
people-to-table = To the table
people-to-cup = To the tournament
people-invitations = You are invited
people-by = { $name } invites you
people-hide-title = Who can find you
people-hide-help = People you have finished a game with find you in this list, and can invite you.
people-hide = Hide me
people-hidden = You are hidden: nobody finds you in this list, and nobody can invite you from it.
people-show = Let people find me
people-unknown = That person is no longer in your list. They have hidden or deleted themselves.
people-nowhere = That is not a table or a tournament. Choose one from the list.
people-begun = Nobody can join there any more: it is full, or it has begun. Open another table.
people-not-there = Take a seat there yourself first; then you can invite others.
people-unwanted = The host has removed { $name } from that table. Invite { $name } to another one.
people-many = You have sent { $most } invitations in a day. Send the link yourself, or go on tomorrow.
people-enough = That person has had a lot of invitations today. Send the link yourself.
push-title-asked = An invitation
push-asked = { $names } invites you to play { $game }.
push-title-cup = An invitation
push-cup = { $names } invites you to a tournament of { $game }.
tournament-invite = Invite others
tournament-invite-to = A tournament for you: { $game }

## Lessons at a table

learn = Lessons
learn-offer = Learn it in four minutes
learn-first = Never played it?
learn-lead = { $num ->
    [one] One lesson at a real table: one thing to do
   *[other] { $num } short lessons at a real table: one thing to do in each
 }, and the beaver explains it. Leave whenever you like; your progress is kept.
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
learn-box = More from the box
learn-box-lead = A second short course if you can already play: cards and rules the first one leaves out.
learn-show = Show me
learn-skip = Skip it
no-lesson = There is no such lesson: they are numbered 1 to { $last }.
no-lessons = This game has no lessons. Its rules page explains how it is played.
lesson-astray = This link doesn’t fit the lesson. Start the lesson again.
lesson-over = There is nothing left to do in this lesson. Start it again, or go on to the next one.

## Titles of refusals

title-400 = That form is not right
title-403 = That is not for you
title-404 = There is nothing here
title-405 = Not like that
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
broken = An error on our side. Nothing that was confirmed is lost; reload the page.
no-game = There is no game “{ $game }”.
no-table = There is no such table. Check the link, or open a new one.
odd-address = That address has a character that no address here has. Check the link.
broken-table = This table cannot be read from our database, so it stays closed. All others go on.
no-file = There is no such file.
cross-site = This was sent from another site, so it does not count. Play from the table’s own page.
bad-host = “{ $host }” is not a valid name for a server.
unknown-host = This server is not called “{ $host }”. The people who run it can allow the name: biberbau serve --allow-host { $host }
forged = Your cookie is not from here, so we don’t know who you are. It has been deleted: reload the page.
too-large = Forms here have fewer than { $limit } bytes.
too-slow = A form has to arrive within { $seconds } seconds, and this one didn’t. Nothing was saved: send it again.
some-seconds = { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
 }
limit-tables = You have opened many tables in a short time. Play at one of them, or wait { some-seconds } and open the next.
limit-reports = You have asked for several reports in a short time. Wait { some-seconds } and ask for the next.
limit-tournaments = You have opened several tournaments in a short time. Wait { some-seconds } and open the next.
limit-kept = You have changed a lot in a short time. Wait { some-seconds } and try again.
limit-everybody = Too many people want this just now. Wait { some-seconds } and try again.
limit-posts = Too many answers from you at once. Wait { some-seconds }; then the next one counts again.
limit-pages = You have loaded a lot of pages in a short time. Wait { some-seconds } and load this one again.
limit-hints = You have asked for many hints in a short time. Wait { some-seconds } and ask again.
limit-streams = You have more tables open than one person can watch. Close some of them, then load this page again.
limit-network = Too many requests from your network. Wait { some-seconds } and try again. If many people share one connection, the people who run this server can allow more: BIBERBAU_LIMITS.
server-full = The server is full just now. Wait a few seconds, then reload the page.
not-a-form = Send an ordinary form.
missing = The form is missing “{ $field }”.
not-seated = You are watching this game. Only the players at the table can do that.
not-your-turn = It is { $name }’s turn, not yours.
not-yours = Only the player who moved last can take it back.
not-host = Only { $name }, who opened the table, can do that.
not-alone = You can pause the bots only when you play with them alone.
host-stays = You opened this table, so you cannot leave it before the game.
stale = Too late, the game moved on. Choose again.
late = Too late: time was up. Your answer counts as: { $action }.
late-again = Too late: somebody reacted before you. The others are asked again.
illegal = “{ $action }” is not possible now.
illegal-why = { $why } Possible now: { $legal }.
possible = That is possible now.
title-selection = What these cards make
selection = { $why }
not-ahead = You can’t choose that ahead of your turn now.
no-choice = Choose a card or an answer first.
no-action = “{ $action }” is not an action of this game.
not-together = You can send several cards at once only if they can be played together. Otherwise send them one at a time.
in-lobby = The game has not begun yet.
has-begun = The game has begun already.
is-over = The game is over.
not-over = The replay opens when the game is over: it shows every card.
no-rematch = Finish this game first, then you can play again.
stays-final = By the rules of this game that is final, so you can’t take it back.
stays-shown = That showed somebody a hidden card, so you can’t take it back.
stays-drawn = Something has been drawn or shuffled since, so you can’t take it back.
stays-looked = Somebody is looking at other cards now, so you can’t take it back.
stays-answered = Everybody waited for that answer, so you can’t take it back.
nothing-to-undo = There is nothing to take back.
seat-open = Somebody is still missing: seat { $seat } is open. Invite a friend or let a bot sit down.
seat-taken = That seat is taken.
table-full = All seats are taken; you can watch.
no-seat = There is no such seat.
no-ply = The game has positions 0 to { $last }, not { $at }.
no-moment = You can look back at positions { $first } to { $last } of this game.
other-rules = This table was played by rules that this release no longer has, so it can’t be shown any more. Open a new table; the reason is in the server’s log.
no-hint = There is no hint now: it is not your turn.
no-aids = Everybody decides alone here: ranked games and tournament games have no hints.
no-aids-board = You are playing a ranked or tournament game of this kind. Until it is over, the board gives you no advice on it.
hints-busy = So many hints are being worked out that yours would take a while: ask again in a few seconds.
thought-busy = The server is so busy thinking that you would wait a while: try again in a few seconds.
thought-own = You have let the server think a lot in a short time. Wait { some-seconds }, then ask again.
thought-network = The server has done a lot of thinking for your network in a short time. Wait { some-seconds } and try again. If many people share one connection, the people who run this server can allow more: BIBERBAU_LIMITS.
no-database = The server can’t reach its database at the moment. Your last move may not have been stored: look at the table again in a few seconds.
no-language = Pages here are in English, French or German.

## What is wrong with a form

name-empty = Type a name, at most 20 characters.
name-long = That name is too long: at most 20 characters.
name-odd = That name has invisible characters in it. Use letters, digits and punctuation.
name-reserved = “{ $name }” is what the table calls the person who is reading. Choose another name.
name-taken = Somebody here already has that name, or one that looks just like it.
seat-kind = A seat is open or has a bot: { $levels }.
words-long = A shuffle phrase has at most 200 characters.
words-odd = Your shuffle phrase has invisible characters in it. Use letters, digits and punctuation.
words-first = A shuffle phrase counts only once you have seen the table’s seal: send it from the table’s page, with the seal.
words-missing = { $name } has not sat down yet, so their shuffle phrase is missing. Wait, or give the seat to a bot.
seal-used = That seal has already been used. Here is a new one; look at it, then open the table.
dealt-already = To the table you opened
seal-foreign = That seal is not from here, or is too old. Reload the page: it shows the one that counts.
option-number = Enter a whole number from { $low } to { $high }.
option-choice = Choose one of the options shown here.
ranked-clock = A game that counts for the ranking needs a time to think in minutes: choose one.
option-clash = This doesn’t go with your other choices; with “{ $usual }” it does.
option-clashes = These choices don’t go together. The usual ones always do.
guest = Guest
name-said = You are { $name } here already. For your next games you can change your name under “You”.
level-alone = The skill of the bots can be changed only while nobody else plays.
level-later = You can make the bots stronger only before your first move. Do so in the next game.
level-title = The bots
name-ask = What is your name?
name-ok = That’s me

## The first compile

warm-waiting = { $title }: the stronger bots, hints and reviews are waiting to be made ready.
warm-rules = { $title }: the stronger bots, hints and reviews are being made ready. This can take a few minutes, but only once.
warm-bots = { $title }: the stronger bots, hints and reviews are warming up.
warm-loading = { $title }: the stronger bots, hints and reviews are nearly ready.
warm-again = { $title }: the stronger bots could not be made ready ({ $reason }). Trying again in a moment.
warm-failed = { $title }: the stronger bots, hints and reviews could not be made ready: { $reason }

## The reasons of a hint

hint-is = Hint: { $action }.
hint-differs = The bot that gives hints thought for longer. In the games counted here, “{ $action }” wins more often: { $win } ± { $error } % instead of { $own } ± { $unsure } %.
hint-all = All moves
advice-title = Compare your moves
advice-how = Each possible move was played on to the end { $deals } times, with the same hidden cards and the same luck for all of them. The true value lies within the ± in 95 of 100 cases.
advice-action = Move
advice-win = Wins
advice-behind = Behind
advice-per-cent = { $share } ± { $error } %
## Tournaments

tournament = Tournament
tournaments = Tournaments
tournaments-lead = Everyone plays the same game; the server pairs the tables and keeps the standings. Anyone may watch.
tournaments-open = You can join these
tournaments-running = Under way
tournaments-over = Decided
tournaments-none = No tournament is open just now. Open one!
tournament-new = Open a tournament
tournament-which-game = Choose a game
tournament-who = Who takes part
tournament-called = Name of the tournament
tournament-you = And you?
tournament-plays = I’m playing, too.
tournament-only-hosts = I’m only organising it.
tournament-places = Places
tournament-places-help = At least 4, at most 64. It starts by itself when all are taken; you can start it earlier, as soon as four are there.
tournament-system = Who meets whom
system-knockout = Knock-out
system-swiss = Swiss
system-everyone = Everyone against everyone
system-knockout-help = The winner of each table goes on. If several share first place, the one with the higher number in the draw goes on.
system-swiss-help = Nobody drops out. In every round you meet people with about as many points as you, and nobody twice if it can be avoided.
system-everyone-help = At the end everyone has sat at a table with everyone; at tables for two, exactly once.
tournament-seats = Seats at a table
tournament-seats-help = If the numbers don’t come out even, some tables have one person fewer.
tournament-rounds = Rounds of Swiss
tournament-rounds-help = 0 means as many as it takes for a clear order.
tournament-same = The same cards at every table
tournament-same-help = In every round all tables get the same cards, which takes out much of the luck. But nobody can watch before the round is over.
tournament-same-short = same cards
tournament-clock-help = A tournament needs a clock, or a whole round waits for one table.
tournament-ranked = The games count for the ranking
tournament-no-hints = At the tables of a tournament there are no hints.
tournament-open = Open the tournament
tournament-join = Take part
tournament-join-button = Join
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
tournament-start = Start with { $people } people
tournament-cancel = Call the tournament off
tournament-begins = It begins when all places are taken, or when the organiser starts it.
tournament-stand-up = Leave
tournament-leave = Leave the tournament
tournament-sure = You are out for good. A bot finishes your game, but the result doesn’t count for you.
tournament-leave-sure = Yes, I’m leaving
tournament-standings = Standings
tournament-points = Points
tournament-strength = Opponents
tournament-strength-help = Tiebreak: how well your opponents do at their other tables, as their average share of the points there.
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
tournament-sealed = As at every table, the cards come from a sealed seed and the players’ shuffle phrases. The seals of all tables are fixed before anyone joins; this one seals the whole list.
tournament-sealed-same = The same cards everywhere come from the round’s sealed seed alone, since your phrases would make them different. The seals of all rounds are fixed before anyone joins; this one seals the whole list.
tournament-seals = The list of seals
tournament-veiled = All tables of this round have the same cards. You can look at them when everyone has finished.
tournament-veiled-end = Others are still playing with the same cards. Replay and seal open when the round is over.
tournament-none = There is no such tournament, or it was called off.
tournament-begun = This tournament has already begun. You can still watch.
tournament-full = All places of this tournament are taken. You can still watch.
tournament-over = This tournament is over.
tournament-not-in = You are not in this tournament.
tournament-not-host = Only the organiser of the tournament can do that.
tournament-few = A tournament needs at least { $least } people; so far there are { $people }.
tournament-many = You have { $most } tournaments open already. Let one begin first, or call one off.
tournament-title = The tournament’s name has at most { $most } characters, and all must be visible.
tournament-clock = A tournament needs a clock. Choose one with minutes or one with days.
tournament-options = These rules don’t work at tables of { $people }. Change them, or the number of seats at a table.
ranking-bots = The bots are there for comparison: their levels have played each other, two at a table. The keen level stands at the number everyone starts with; how far away the others are comes from their wins against each other. Ranked games don’t change their numbers.
## The analysis board

analysis = Analysis board
analysis-lead = Set up any position, try what you like, take it back, see it through anybody’s eyes. It is all in the address: send it to somebody, and they see the same.
analysis-from-here = Analyse from here
analysis-set-up = Set up another position
analysis-start = A new deal
analysis-deal = Which deal
analysis-deal-help = The same word deals the same cards. Leave it empty for a new deal.
analysis-begin-here = Deal
analysis-paste = A position document
analysis-document = Position as a document (JSON)
analysis-document-help = As “biberbau position --json” writes it, or from “Share and edit” on another board. Change what you like.
analysis-place = Set up
analysis-open = All cards open
analysis-tried = { $num ->
    [0] Nothing tried yet
    [one] { $num } move tried
   *[other] { $num } moves tried
 }
analysis-one-world = This is what one player knows. The cards they can’t see were dealt at random; “Reshuffle the unknown cards” deals them again.
analysis-bounds = This position has no history, so they were dealt only from what it states.
analysis-undo = Take back
analysis-begin = From the beginning
analysis-luck = Reshuffle the unknown cards
analysis-bot = Let a bot decide
analysis-hands = What could they have?
analysis-share = Share and edit
analysis-share-help = Anyone with this link sees this position and can try everything you have tried. None of it is stored here.
analysis-link = Link to this board
analysis-decides = { $name } decides now.
analysis-their-eyes = See it as { $name }
analysis-not-theirs = Somebody else decides now: see it through their eyes first.
analysis-illegal = You can’t do that now. { $why }
analysis-unreadable = There is no position in this address. Perhaps part of it got lost: copy all of it.
analysis-wrong = This is not a valid position yet: { $why }
analysis-no-document = This is not a position document. Those begin with the format biberbau-position/1.
analysis-other-game = This is a position of another game: { $game }.
analysis-long = You can’t try more than { $most } moves in a row. Set the position up again from here.
analysis-eyes = This is what one player knows, so you can see it only through their eyes.
analysis-hands-seat = What { $name } can know: counted in { $worlds } deals of the hidden cards that fit everything { $name } has seen. Our bots picture the cards the same way.
analysis-hands-all = What a spectator can know: counted in { $worlds } deals of the hidden cards that fit what everybody has seen. Our bots picture the cards the same way.
analysis-back = Back to the board
analysis-nothing-hidden = Nothing is hidden here.
analysis-hidden = { $num ->
    [one] { $num } hidden card
   *[other] { $num } hidden cards
 }
analysis-known = Known:
analysis-card = Card
analysis-likely = Has at least one

## What could be known of hidden cards, and what they were

beliefs = What could be known?
beliefs-moment = Look at this moment
belief-off = Each number may be off by up to { $off } percentage points.
belief-about = about { $n } %
belief-hardly = under 1 %
belief-surely = over 99 %
belief-place = Card { $n }
belief-each = { $num ->
    [one] How likely
   *[other] For each of these cards
 }
belief-was = { $num ->
    [1] was there
   *[other] was there { $num } times
 }
belief-truly = { $num ->
    [one] It was:
   *[other] They were:
 }
belief-others = Less likely ({ $num })
belief-true = How often is that right?
belief-true-lead = We counted in { $games } games between bots ({ $players } seats, { $decisions } decisions): how likely was a card said to be there, and how often was it really there?
belief-curve = To the right: how likely it was said to be there. Upwards: how often it was there. On the dashed line the two agree.
belief-told = Said to be there
belief-so-often = Was there
belief-true-help = In 95 of 100 cases the true value lies within the ±. People play differently from bots; with them it may be different.

## Memory training

train = Memory training
train-lead = Cards lie open, then they are covered: say which number lies where. { $rounds } rounds, with one card more each time, and later on covered cards swap places.
train-begin = Begin
train-round = Round { $number } of { $last }
train-look = Remember { $num } cards and where they lie. Take your time.
train-cover = Cover them
train-swap = The cards in places { $one } and { $other } swap.
train-ask = Which number lies where?
train-place = Place { $number }
train-answer = Check
train-right = { $right } of { $asked } right.
train-known = right
train-unsaid = no answer
train-said = you said { $number }
train-score = So far { $right } of { $asked }.
train-next = Next round
train-again = Once more
train-unreadable = This link doesn’t lead to memory training, or part of it got lost. Start again.
train-none = Nobody has to remember hidden cards in this game, so there is no memory training for it.

## Advice on the board

analysis-advice = Ask for advice
analysis-advice-title = Compare the moves
analysis-advice-help = Each possible move was played on { $deals } times, each time with the hidden cards dealt anew, from what { $name } can know. The bar is the chance to win; the ± says how far off it may be.
analysis-try = Try it

## Puzzles

puzzles = Puzzles
puzzles-lead = Moments from games between bots in which one move is clearly the best, however the hidden cards lie. Find it.
puzzle-of-the-day = Puzzle of the day
puzzles-solved = { $num } of { $last } solved
puzzle-day-solved = Solved for today.
puzzle-row = { $num ->
    [one] Your streak: one day.
   *[other] { $num } days in a row.
 }
puzzle-row-best = Your best: { $num }.
puzzle-week = The last seven days
puzzles-help = The easiest come first. More filled dots mean a harder puzzle.
puzzle-number = Puzzle { $number }
puzzle-of = Puzzle { $number } of { $last }
puzzle-players = { $num } players
puzzle-easy = easy
puzzle-middling = medium
puzzle-hard = hard
puzzle-solved = solved
puzzles-all = All puzzles
puzzle-task = It is your turn. What is your best move?
puzzle-wrong = “{ $action }” is not the best move.
puzzle-best = The best move: { $action }.
puzzle-numbers = It wins { $percent } % of the time; the next best, “{ $action }”, wins at most { $than } %.
puzzle-source = Found in a game between bots, and confirmed in { $seeds } searches of { $playouts } games each, with the hidden cards dealt differently every time.
puzzle-shown = The answer
puzzle-next = Next puzzle
puzzle-analyse = On the analysis board
no-puzzle = There is no such puzzle: they are numbered 1 to { $last }.
no-puzzles = This game has no puzzles.
# The review of a finished game
review = Review
review-what = We look at every decision again and split up the result: how much of it was luck, and how much was play?
review-fair-view = A decision is judged only by what the player could know at that moment.
review-make = Review this game
review-go-on = Continue the review
review-at = Looking at step { $at } of { $last }. The findings so far are below.
review-progress = Progress of the review
review-stay = Stop reloading this page
review-look-again = Refresh
review-not-over = Only a game that was played to its end can be reviewed.
review-none = This game has not been reviewed yet.
review-enough = Two of your reviews are still being made. When one is done, you can start another.
review-busy = Many games are being reviewed just now. Please try again in a few minutes.
review-luck = Luck and skill
review-player = Player
review-fair = Fair share
review-drawn = Luck
review-own = Own decisions
review-others = The others’ decisions
review-result = Result
review-sums = In per cent of the win. Fair share, luck, own decisions and the others’ decisions add up to the result, apart from rounding. Luck is the deal and every draw, compared with what could have come instead. The true value lies within the ± in 95 of 100 cases.
review-chances = Chances to win
review-open-cards = Chance to win in per cent, with all cards known, from the first step to the last.
review-as-table = The same as a table
review-step = Step
review-percent = { $n } %
review-decisions = Decisions
review-decisions-others = What the others gave away ({ $num })
review-judged = Each decision was judged from its player’s own view, by playing { $playouts } games on from there, and up to three times as many where it was close. What the others really held doesn’t count. Losses that happen to strong bots as well count as fine.
review-step-number = Step { $at }
review-better = Better: { $best } ({ $loss } % of the win given away)
review-all-fine = Nobody gave anything away, as far as we can tell.
review-label-fine = fine
review-label-slip = slip
review-label-mistake = mistake
review-label-blunder = blunder
review-label-close = close
review-close = “Close” means: there were too few games to tell.
review-yours-better = You played better than your score: without the luck of the cards your share of the win would be { $without } %, but you got { $result } %.
review-yours-despite = You won against the luck of the cards: it cost you { $luck } % of the win, and you made up for it.
review-yours-lucky = Luck was on your side: it was worth { $luck } % of the win to you.
review-yours-even = There was no clear luck in your result, good or bad.
review-theirs-better = { $name } played better than the score says: luck cost { $luck } % of the win.
review-theirs-despite = { $name } won against the luck of the cards: it cost { $luck } % of the win, and play made up for it.
review-theirs-lucky = Luck was on { $name }’s side: it was worth { $luck } % of the win.
review-theirs-even = There was no clear luck in { $name }’s result, good or bad.

## Programs that people write

pods-program = (program)
open-programs = programs may play
setup-programs = Programs may sit down, too
setup-programs-help = Programs that people have written, each marked as one. They know the link or find the table on the front page.
ranked-programs = A ranked game is for people alone: leave out the programs, or the ranking.
people-only = Only people may sit down at this table. Its host can open another one for programs.
programs = Programs at the table
programs-help = You can write a program that plays here, with people or with other programs.
programs-to = Your programs
programs-lead = A program plays like a person: it gets a token, sits down, hears when it is its turn, and sees what its seat may see.
programs-made = { $name } can play
programs-token = Its token
programs-once = Save it now: it is shown only this once. Anyone who has it plays as this program.
programs-try = To try it out, let one of our bots play with the token:
programs-mine = Your programs
programs-since = since
programs-revoke = Remove
programs-revoke-one = Remove { $name }
programs-revoke-help = Its token then no longer works. Where it is still playing, a bot takes over.
programs-new = A new program
programs-name = Its name at the table
programs-make = Make a token
programs-how = How it works
programs-where = It may sit down at tables that allow programs, and never in ranked games.
programs-knows = It is marked as a program at the table, so everybody knows who they play with, and it knows no more than any player in its seat.
programs-gone = A program that stops answering holds nobody up: a bot plays on for it, as for anybody who is away.
programs-many = You have { $num } programs: remove one of them first.
program-unknown = You have no such program: perhaps it has already been removed.
programs-revoked = That token no longer works.
protocol = The protocol for programs
protocol-lead = All routes, generated by the server you are looking at. The names in it are English.

## How a tournament was drawn

tournament-draw = How was it drawn?
draw-is-sealed = The draw, too, comes from a sealed seed and everybody’s phrases: nobody can choose who meets whom, not even the server.
draw-words-help = Everyone’s phrases are mixed with a sealed seed, for the draw and for the cards at your tables, so nobody can choose opponents or cards. You can leave it as it is.
draw-words-help-same = Everyone’s phrases are mixed with a sealed seed for the draw, so nobody can choose who meets whom. You can leave it as it is.
draw-lead = The seed of this draw was sealed before anybody joined. When all phrases were in, it was opened, and the numbers come from both.
draw-sealed = Seal of the whole list
draw-opener = The organiser
draw-again = The draw, repeated
draw-scriptless = Scripts are off, so this page can’t repeat the draw. Download the draw, and let biberbau do it:
draw-drawing = Repeating the draw …
draw-command = With biberbau on your own computer you can check it without this page:
draw-take-along = Download the draw
draw-verdict-good = Everything checks out.
draw-verdict-bad = Something is wrong! The draw was changed afterwards.
draw-list-good = The list of seals matches the published seal.
draw-list-bad = The list of seals doesn’t match the published seal.
draw-kept-good = This browser was shown the same seal before.
draw-kept-bad = This browser was shown another seal before: { $seal }
draw-kept-open = This browser didn’t see the tournament before, so it can’t say which seal was shown then.
draw-seal-good = The opened seed matches the seal in the list for the draw.
draw-seal-bad = The opened seed doesn’t match the seal in the list for the draw.
draw-numbers-good = Seed and phrases give exactly these numbers.
draw-numbers-bad = Seed and phrases give other numbers: { $right }
draw-not-yet = Not drawn yet. When the tournament begins you can see here how it was done.
draw-unsealed = This tournament was opened before draws were sealed, so its draw can’t be checked.

# The laboratory
lab = Laboratory
lab-lead = Bots play a game many times, and you learn what follows: which seat is better, whether skill pays, what a card is worth, what a rule changes.
lab-new = New report
lab-which-game = Which game should it be about?
lab-mine = Your reports
lab-mine-none = You haven’t asked for a report yet.
lab-how-long-kept = A report that you don’t keep is deleted after 30 days.
lab-compare = Compare
lab-compare-what = Two reports about one game with the same number of players, side by side.
lab-compare-with = Compare with
lab-first = First report
lab-second = Second report
lab-off = There is no laboratory here.
lab-not-installed = The laboratory needs the extra lab: pip install 'biberbau[web,lab]'
lab-none = There is no such report. It may have been deleted.
lab-nothing = There is nothing to read in this report yet.
lab-not-yours = Only the person who asked for this report can do that.
lab-enough = Two of your reports are still being made. When one is done, you can start another; or stop one of them.
lab-full-own = You have { $most } reports already. Delete one that you don’t need any more.
lab-busy = The laboratory is full just now. Please try again in a few minutes.
lab-unlike = These two can’t be compared: reports have to be about one game, with the same number of players.
lab-title = A name has at most { $most } characters.
lab-too-many = With bots that think, a report has from { $low } to { $high } games.
lab-same = This is already the same in the first variant: choose something else, or leave it as it is.
lab-who = Who plays, and how often
lab-bots = In all seats
lab-bots-help = Relaxed, greedy and random bots play thousands of games a minute. Keen and strong bots think about every move: a game takes them seconds to minutes, and a report of 20 games may take an hour. What has been played can be read at any time.
lab-bot-relaxed = Relaxed
lab-bot-greedy-1 = Greedy, guesses the cards once
lab-bot-greedy-4 = Greedy, guesses the cards 4×
lab-bot-greedy = Greedy
lab-bot-random = Random
lab-bot-keen = Keen (takes long)
lab-bot-strong = Strong (takes very long)
lab-games = Games
lab-games-help = The first numbers come within seconds; you can stop as soon as you know enough. At most 20,000, with keen and strong bots 100.
lab-rules = Which rules
lab-rules-change = Change rules
lab-other = Compare with another variant
lab-other-help = Both variants play the same deals with the same luck, as far as their rules allow. So a few games show what a change does.
lab-as-first = As in the first
lab-looks = What else it looks at
lab-looks-help = Length, seats, leads, actions and events are always in it. Everything you tick here takes more games.
lab-look-worth = What each card is worth
lab-look-regret = What careless decisions cost
lab-look-kingmaking = Who plays kingmaker
lab-look-luck = How much luck matters
lab-look-levels = Whether skill pays
lab-look-rules = What each rule does (not together with another variant)
lab-seed = Seed of the deals
lab-seed-help = The same number gives the same deals.
lab-start = Start
lab-report = Report
lab-report-of = Report on { $game }
lab-about = { $games } games, { $players } players, bots: { $bots }
lab-versus = compared with { $other }
lab-gone = This report used rules that no longer exist: { $rules }. Its numbers are from then; tables and new reports made from it do without these rules.
lab-gone-short = with rules that no longer exist: { $rules }
lab-game-gone = The game “{ $game }” is no longer installed here.
lab-game-gone-what = The report’s numbers are still there; pages and pictures need the game.
lab-deck = A deck of your own
lab-deck-help = How many there are of each card, as in a file for --deck. Cards that aren’t named aren’t in it. It overrides the rules above that change the deck.
lab-deck-usual = The usual deck, to copy and change
lab-deck-none = No rules make this deck. The nearest: { $nearest }. These cards differ (your number in brackets): { $cards }.
lab-deck-odd = This can’t be read as a deck: write a card on each line, and how many there are of it.
lab-deck-line = Line { $line } can’t be read: write a card on each line, and how many there are of it.
lab-deck-twice = “{ $name }” is there twice. Leave one out.
lab-deck-long = A deck has at most { $most } characters.
lab-deck-sign = A deck has only names of cards and numbers, no { $sign }.
lab-deck-deep = A deck has only names of cards and numbers; there are too many brackets here.
lab-deck-printed = This game is played with its printed cards. No rule changes them.
lab-deck-format = This isn’t a deck: write a card on each line, and how many there are of it. A file begins with “format: { $format }”.
lab-deck-field = A file for a deck has no “{ $name }”, only { $fields }.
lab-deck-game = This deck is for another game: { $game }.
lab-deck-cards = The cards are missing: write each on a line of its own, and how many there are of it.
lab-deck-card = There is no card “{ $card }”. These exist: { $cards }.
lab-deck-count = How many of { $card }? Enter a whole number, 0 or more, not “{ $count }”.
lab-deck-fixed = No rule changes what the cards of this game count. Leave “points” out.
lab-deck-points = After “points” comes what cards count, a line for each, as in “bat: 3”.
lab-deck-point = How many points for { $card }? Enter a whole number, not “{ $count }”.
lab-deck-unlike = No rules make the cards count like that. The nearest: { $nearest }. These cards differ (your number in brackets): { $cards }.
lab-against = Compared with a variant in which this is different:
lab-making = Being made
lab-waits = It is waiting its turn. If this game has never been studied here, it is first made ready, which takes a few minutes, once.
lab-played = { $games } whole games played so far.
lab-stopping = Stopping. The report is made from what has been played so far.
lab-of = { $done } of { $of }
lab-part-games = Whole games
lab-part-against = Both variants
lab-part-twins = Twin deals: what cards are worth
lab-part-lapses = Careless decisions
lab-part-kingmaking = Kingmaking
lab-part-luck = Luck, by playouts from every moment
lab-part-levels = Skill
lab-part-rules = A changed rule
lab-stop = That’s enough
lab-last-of-all = Bots and hints at the tables come first; this goes on when they have nothing to do, even if you leave this page.
lab-on-cluster = Other machines play these games; this goes on even if you leave this page.
lab-away = The machines that play reports can’t be reached just now; the server’s log says why. What has been played is kept, and they are tried again every few seconds.
lab-is-open = being made
lab-is-over = done
lab-is-enough = ended early
lab-is-budget = time used up
lab-is-failed = failed
lab-failed = This report could not be made: { $reason }
lab-used-up = This report has used up its share of computing time. Below is what had been played by then.
lab-ended = It was ended early. Below is what had been played by then.
lab-ended-empty = It was ended before anything had been played.
lab-ready = The report
lab-ready-what = What { $games } games say, with an interval for every number and a table for every picture.
lab-read = Read the report
lab-save-page = Save as a page
lab-save-numbers = Save the numbers
lab-change-does = What the change does
lab-no-change = So far, no measured change is certain.
lab-first-estimates = First estimates
lab-in-short = In short
lab-measure = What
lab-value = Value
lab-interval = 95 %
lab-intervals = The truth lies within the interval in 95 of 100 cases. The dashed line is a fair share of the win.
lab-seat = Seat { $number }: share of the win
lab-unsure = not known
lab-next = What next?
lab-play = Play this variant
lab-again = Change something and play again
lab-keep-title = Keep and share
lab-name = Name
lab-keep = Keep
lab-keep-again = Change the name
lab-keep-help = Otherwise it is deleted after 30 days.
lab-keep-later = When it is done, you can give it a name and keep it.
lab-is-kept = It is kept until you delete it.
lab-link = Link
lab-link-help = Everybody who has this link, and may use the laboratory here, can read the report. It contains no games played by people.
lab-delete = Delete
lab-compared = Two reports
lab-differences = B minus A
lab-difference = Difference
lab-sure = for sure
lab-compare-how = “For sure” stands where a difference stands out among all rows: at most one in twenty of these marks is a false alarm. The ± treats the two reports as independent; a report that compares two variants itself uses the same deals and is more precise.
lab-other-deals = These two were played by different bots, or with different deals.
