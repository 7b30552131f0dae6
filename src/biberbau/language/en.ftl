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
no-choice = { $question } You have one option only, so the table plays it: { $action }.
legend-acts = ▶ decides now
legend-down = ▒ lies face down
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
possible = Possible now: { $possible }
possible-more = and { $n } more in the list
error-again = That was no answer. { $why }
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
 } lost the game by wrong answers. { $why }

## Rules

your-part = You play { $title }. There are { $players } players; you are { $colour }. The rules are below; before each decision you read what has happened, the table and your options.
house-rules = Not as usual at this table
no-chapter = There is no chapter “{ $heading }”. Chapters are: { $chapters }
search-what = Say which words to look for.
nothing-found = The rules say nothing about “{ $words }”. Try one word, the name of a card, or the number of a ruling ({ $rulings }).
