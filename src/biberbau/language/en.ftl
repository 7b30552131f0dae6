### What texts for a language model say themselves, whatever the game, in English.

## A decision in words

happened = What has happened since your last decision:
table = The table as you see it:
question = To decide now:
others-turn = It is { $who }’s turn.
choices = Your options:
choice = [{ $number }] { $notation } — { $label }. { $brings }
choice-plain = [{ $number }] { $notation } — { $label }.
how-to-answer = Answer with one of them in square brackets, by its number or by its notation: [{ $number }] or [{ $notation }]. You may think first; only the last brackets count.
no-choice = { $question } You have only one option, so the table plays it: { $action }.
legend-acts = ▶ decides now
legend-down = ▒ lies face down
legend-chosen = ▒! is picked to be turned over
legend-unknown = ? is a card that you cannot see
legend-minus = − before a number means minus
legend-you = { $sign } you ({ $colour })
over = The game is over.
result = Result: { COMMAS($scores) }
wins = { $who ->
    [you] You win!
   *[other] { $who } wins!
 }
shared = { $who } share the victory!

## Wrong answers

answer-brackets = There is no answer in square brackets. Write your choice like this: [1] or [{ $first }].
answer-empty = The last square brackets are empty. Write your choice like this: [1] or [{ $first }].
answer-number = There is no option { $said }: numbers go from 1 to { $last }.
answer-unknown = “{ $said }” is neither a number of the list nor an action of this game.
possible = Possible now: { $possible }.
possible-more = The list has { $n } more.
error-again = That was not a valid answer. { $why }
error-left = { $left ->
    [0] If the next answer is wrong, too, { $then }
    [one] You may be wrong { $left } more time after this; then { $then }
   *[other] You may be wrong { $left } more times after this; then { $then }
 }
error-then-loss = you lose the game.
error-then-random = a random option is played for you.
random-played = Too many wrong answers: “{ $action }” has been played for you.
lost-by-errors = { $who ->
    [you] You have
   *[other] { $who } has
 } lost the game through wrong answers. { $why }

## Rules

your-part = You play { $title }. There are { $players } players; you are { $colour }. The rules are below; before each decision you read what has happened, the table and your options.
house-rules = House rules at this table
no-chapter = There is no chapter “{ $heading }”. Chapters are: { $chapters }
search-what = Say which words to look for.
nothing-found = The rules say nothing about “{ $words }”. Try one word, the name of a card, or the number of a ruling ({ $rulings }).

## Tables of an assistant

no-seat = There is no seat { $seat }: seats go from 0 to { $last }.
table-over = This game is over. story tells it again, replay returns it as a document, open_table deals a new one.
story-of = The last { $n } of { $all } sentences of what has happened:
replay-later = A replay shows every card, so you get it when the game is over.
too-many-tables = You are at { $most } tables already. Leave one first.
bot-too-slow = { $bot } would think too long here: at most search:{ $playouts } or search:{ $milliseconds }ms. master is the best that needs no number.
no-table = There is no table “{ $table }”. Your tables: { $tables }
no-tables = You are not at a table. Call open_table to deal a game.
table-line = { $table }: { $game }, { $over ->
    [yes] over
   *[no] being played
 }
left-table = You have left table { $table }.
table-opened = Table { $table }: { $title } for { $players } players. You are { $colour }. The deal is sealed: { $commitment }

## The tools of biberbau mcp

mcp-instructions = Play card games with hidden cards against bots. Call list_games, read_rules for one of them, open_table, and then act with one of the options you read, until the game is over. You see only what your seat may know. Tell the person you play for what happens, and ask them what to play if they want to decide.
mcp-list-games = List the games with their ids, or describe one with all its options. game: an id, or nothing for all.
mcp-read-rules = Read the rules of a game. game: its id. By default you get what is needed to play. chapter: only the chapter with that heading. search: what the rules say about these words, e.g. a card’s name or the number of a ruling. full: all rulings, too (long). lang: en, de or fr.
mcp-open-table = Deal a game and take a seat; the other seats are bots. game: its id. players: how many. opponents: one name for all, or one for each other seat in order: random, greedy, relaxed, keen (usual), strong, master. options: of the game, by name (see list_games). seat: yours, from 0. lang: en, de or fr.
mcp-look = See what has happened since you last looked, the table as your seat sees it, and your options. table: its id; not needed if you are at only one. wait: how many seconds (at most 60) to wait for your turn at a table with people.
mcp-act = Play one of your options and see what happens. answer: its number or its notation, e.g. 2 or "play 5". table: its id; not needed if you are at only one.
mcp-story = Read what has happened so far at a table. last: how many of the last sentences.
mcp-history = The same as data (JSON): every event as your seat saw it, from the deal on. since: only what happened after that number of actions.
mcp-list-tables = List your tables.
mcp-replay = Get a finished game as a replay document (JSON) that biberbau replay and biberbau review read. It shows all cards.
mcp-leave = Leave a table for good.
game-line = { $game }: { $title } ({ $low } to { $high } players). { $tagline }
option-line = - { $name } ({ $expected }; usually { $default }): { $label }. { $help }
rules-chapters = (Chapters: { $chapters }. Ask for one with chapter, or for words with search.)

## Tables of a server

waiting = You are waiting for the others.
not-now = It is not your turn. Call look with wait, and it answers when it is your turn.
lobby = Table { $table } has not begun. Seats: { $seats }. You are in seat { $seat }.
seat-open = free
no-open-tables = No table has a free seat for you.
open-table-line = { $table }: { $game }; seats: { $seats }
join-what = Say which table: its id or address, or its six-digit code.
table-address = Your table is at { $address }. People who want to play with you open that page.
started-already = Table { $table } has begun already.
replay-there = The server keeps the replay; people find it on the page of table { $table }.
mcp-find-tables = List tables on the server where you may sit down with people. game: only of this game.
mcp-join-table = Sit down at somebody’s table on the server. table: its id or address; or code: the six digits its players give you. seat: which one, else the first free one. lang: en, de or fr. Then call look with wait.
mcp-open-table-there = Open a table on the server, so that the person you play for can sit down, too: tell them the address. game, players, options: as in open_table. Begin with start_table when everybody is there.
mcp-start-table = Begin at a table that you opened on the server. fill: relaxed, keen, strong or master bots take the seats that are still free.

## Arguments of the tools

argument-unknown = { $tool } has no argument “{ $name }”. It takes: { $known }
argument-missing = { $tool } needs the argument “{ $name }”.
argument-wrong = { $where } must be { $expected }, not { $said }.
argument-text = text
argument-whole = a whole number
argument-number = a number
argument-truth = true or false
argument-list = a list of texts
argument-object = an object with a value for each name
argument-value = text, a whole number, or true or false
