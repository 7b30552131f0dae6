### What the terminal says itself, whatever the game, in English.

commands = type a number or a notation to play · ? help · ? CARD its rule · ? { $ruling } a ruling · ? rules all rules · hint · undo · save FILE · quit
no-help = There is no help on “{ $subject }”. Type ? and the name of a card or the number of a ruling, or ? rules for all of them.
no-ruling = { $here } has no ruling { $number }; its rulings are { $first } to { $last }.
ruling-elsewhere = { $number } is a ruling of { $there }. { $here } has { $first } to { $last }.
no-number = Numbers go from 1 to { $last }.
possible = Possible now: { $possible }
pass = Pass the keyboard to { $who }. Everybody else, look away! Then press Enter.
hint = Hint: { $action }. { $consequence }
undone = Taken back: { $action }
forced = { $who }: there is only one move, so the table plays { $action }.
undo-others = You can take back only your own last move, and the last one was not yours.
undo-nothing = There is nothing to take back.
stays-final = By the rules of this game { $action } is final, so you can't take it back.
stays-shown = { $action } showed somebody a hidden card, so you can't take it back.
stays-drawn = After { $action } something was drawn or shuffled, so you can't take it back.
stays-looked = After { $action } somebody is looking at other cards, so you can't take it back.
saved = Saved to { $file }. The file shows all cards, hidden ones too.
save-what = The name of the file is missing. Type save FILE.
cannot-save = { $file } cannot be written: { $reason }
input-ended = The input has ended, but the game has not. Actions so far: { $plies }; next to act: { $who }
quit = See you next time!
after-the-end = Type save FILE to keep the game, q to quit.
result = Result: { COMMAS($scores) }
wins = { $who } wins!
share = { $who } share the victory!
you-win = You win!
step = action { $at } of { $last } · Enter next · b back · a number jumps there · q quit
commitment = The deal is sealed: { $commitment }

## Advice

advice = Each move in the same { $deals } deals of the hidden cards (± at 95 %):
advice-best = { $number }. { $action }: wins { $win } ± { $error } %, points { $points } ± { $spread }
advice-behind = { $number }. { $action }: wins { $win } ± { $error } %, points { $points } ± { $spread }; behind by { $behind } ± { $unsure }
# Review of a finished game
review-progress = Looking at action { $at } of { $last } …
review-label-fine = fine
review-label-slip = slip
review-label-mistake = mistake
review-label-blunder = blunder
review-label-close = close
review-decision = { $ply }. { $who }: { $action }. { $label }, { $loss } % of the win given away; better: { $best }
review-broken-off = Stopped after action { $at } of { $last }.
review-counts = { $who }: fine { $fine }, slips { $slip }, mistakes { $mistake }, blunders { $blunder }, close { $close }
review-close = “Close” means: there were too few games to tell.
review-account = Result { $result } % = fair share { $fair } % + luck { $luck } % (± { $error }) + own decisions { $own } % + those of the others { $others } %
review-verdict-better = Played better than the score says: luck was against it.
review-verdict-despite = Won against the luck of the cards.
review-verdict-lucky = Luck helped: the score is better than the play.
review-verdict-even = No clear luck, good or bad.
# Several cards in one line
ask-first = type ? before the line to see what it would do

# Evaluation of a language model
llm-progress = { $games } of { $all } games · { $requests } requests · { $tokens } tokens
llm-price = costs { $cost }
llm-comparing = { $bot } plays the same deals: { $at } of { $last }
llm-state-done = All games have been played.
llm-state-budget = The budget for { $limit } is used up.
llm-state-interrupted = Stopped. Every answer that was paid for has been saved.
llm-state-failed = It cannot go on: { $error }
llm-limit-requests = requests
llm-limit-tokens = tokens
llm-limit-cost = money
llm-limit-seconds = time
llm-go-on = Run the same command again to go on from { $journal } (with a larger budget, if it ran out); nothing is asked twice.
llm-every-game = all games
llm-nothing = No game has finished yet.
llm-column-name = player
llm-column-games = games
llm-column-wins = wins
llm-column-interval = 95 %
llm-column-place = place
llm-column-wrong = wrong
llm-column-tokens = tokens a game
llm-column-price = price a game
llm-wrong-brackets = without brackets
llm-wrong-empty = empty brackets
llm-wrong-number = no such number
llm-wrong-unknown = no action of the game
llm-wrong-illegal = not possible
llm-wrong-silent = no text
llm-wrong-cut = cut off
llm-wrongs = Wrong answers by { $who }: { $kinds }. Decided at random: { $lot }. Games lost because of them: { $lost }.

# Bots against each other
arena-stopping = The deals that have begun are played to their end; Ctrl-C again stops at once.
arena-stopped = Stopped after { $games } of { $all } games.
arena-go-on = Run the same command again to go on from { $file }.
arena-column-bot = bot
arena-column-games = games
arena-column-wins = wins
arena-column-rate = win rate
arena-column-interval = 95 %
arena-column-score = points
arena-column-adjusted = without luck
arena-summary = { $deals ->
    [one] { $games } games: one deal, played from every seat.
   *[other] { $games } games: { $deals } deals, each played from every seat.
 }
arena-ahead = { $bot } against { $other }: { $ahead } of the wins ({ $low } to { $high })
arena-cpu = { $bot } thought for { $cpu } ms a game (CPU time).
arena-sprt-high = Sequential test: { $bot } is { $high } Elo ahead rather than { $low } (log-likelihood ratio { $llr }, decided at { $upper }, { $blocks } deals).
arena-sprt-low = Sequential test: { $bot } is { $low } Elo ahead rather than { $high } (log-likelihood ratio { $llr }, decided at { $lower }, { $blocks } deals).
arena-sprt-open = Sequential test: open between { $low } and { $high } Elo for { $bot } (log-likelihood ratio { $llr }, decided at { $lower } or { $upper }, { $blocks } deals so far).
ladder-cell = { $deals ->
    [one] { $game }, { $players } players: { $games } games, one deal
   *[other] { $game }, { $players } players: { $games } games, { $deals } deals
 }
ladder-column-bot = bot
ladder-column-elo = Elo
ladder-column-interval = 95 %
ladder-column-rate = win rate
ladder-cycle = Careful: a circle, in which each beats the next: { $circle }. Ratings cannot show that.
goes-by-history = Hidden cards are dealt from all that this seat has seen (history).
goes-by-bounds = There is no history here: hidden cards are dealt from what the position states (bounds).

# Blunders
blunders-summary = { $bot } played { $games ->
    [one] one game
   *[other] { $games } games
 } with { $decisions } decisions; { $blunders } of these gave away more than { $points } points (hundredths of the win), according to { $judge } playouts.
blunders-column-game = game
blunders-column-ply = ply
blunders-column-played = played
blunders-column-better = better
blunders-column-times = times
blunders-column-mean = mean loss
blunders-column-loss = loss
blunders-column-surely = range
beliefs-summary = { $bot } played { $games ->
    [one] one game
   *[other] { $games } games
 } with { $decisions } decisions. Of { $lines } lines that compare what was expected with what was there, { $far } are off by { $limit } standard deviations or more.
beliefs-column-where = where
beliefs-column-face = card
beliefs-column-true = there
beliefs-column-dealt = dealt
beliefs-column-z = z

# Training
train-round = { $game }, round { $round }
train-look = Round { $round }, step { $step }: loss { $training } in training, { $held_out } on held-out deals
train-fitted = Round { $round }: fitted to { $positions } positions; on { $held_out } others the net explains { $explained } of the variance.
train-done = The net is in { $file } ({ $seconds } s of CPU time).

# The laboratory
report-games = Games
report-against = Games of both variants
report-twins = Twin deals
report-lapses = Careless decisions
report-kingmaking = Kingmaking
report-luck = Luck
report-levels = Skill
report-rules = Rules changed one at a time
report-seconds = { $n ->
    [one] about one second
   *[other] about { $n } seconds
 }
report-minutes = { $n ->
    [one] about one minute
   *[other] about { $n } minutes
 }
report-hours = { $n ->
    [one] about one hour
   *[other] about { $n } hours
 }
report-in-all = Estimated time for the whole report: { $long }.
report-written = The report is in { $file }.
soon-compiled = The game is being prepared for this computer, which happens only once. Until then, all bots play relaxed.
is-compiled = The game is prepared: the bots play as well as they can from now on.
not-compiled = The game could not be prepared, so the bots go on playing relaxed, and there are no hints: { $reason }
hint-later = There are no hints yet: the game is still being prepared.
record-written = { $games ->
    [one] One game with { $decisions } decisions is in { $folder }.
   *[other] { $games } games with { $decisions } decisions are in { $folder }.
 }
record-verified = { $games ->
    [one] One game with { $decisions } decisions was played again: every row matches { $folder }.
   *[other] { $games } games with { $decisions } decisions were played again: every row matches { $folder }.
 }

# Other libraries' games
audit-view = Does a view tell what its player cannot know?
audit-refill = Do the cards dealt anew fit what the player knows?
audit-mask = Do legal actions give away hidden cards?
audit-seeds = Do different seeds deal differently, also after the first deal?
audit-stable = Does the same game look the same again?
audit-clone = Does a copy play the same?
audit-head = { $target } ({ $version }): { $games ->
    [one] one game
   *[other] { $games } games
 }, seed { $seed }
audit-silent = { $asked ->
    [one] one comparison, nothing found
   *[other] { $asked } comparisons, nothing found
 }
audit-found = { $asked ->
    [one] one comparison
   *[other] { $asked } comparisons
 }, found: { $finds }
audit-why-offered = not asked: the game does not offer it
audit-why-outside = chance lies outside the game; only its odds were asked for
audit-why-sampled = not asked: the game does not tell what chance did
audit-why-swaps = not asked: nobody has said how hidden cards are exchanged here
audit-none = not asked: it never came up in these games
audit-view-more = the observation tells more than the information state ({ $about })
audit-view-faced = several players can see a card dealt face down ({ $about })
audit-view-swapped = an observation changes with a hidden card
audit-view-late = something hidden shows after an action that does not name it
audit-refill-unlike = the player sees something else in it ({ $about })
audit-refill-turn = somebody else is to act in it
audit-refill-own = the player's own actions are different in it
audit-refill-sizes = hands have different sizes in it
audit-refill-illegal = its history has actions that are not legal
audit-refill-true = its history is that of the true game, with all hidden cards
audit-refill-elsewhere = its history leads to another state
audit-refill-truth = it is always the truth, although other positions fit, too
audit-refill-broken = it cannot be made, or cannot be played to its end
audit-mask-twin = they differ where the player has been told the same
audit-mask-refilled = they differ when cards dealt anew look the same
audit-mask-swapped = they change with a hidden card
audit-mask-remembered = they differ where the agent has been told the same
audit-seeds-odds = the odds of chance do not add up to 1
audit-seeds-unseeded = the same seed deals differently
audit-seeds-alike = different seeds deal the same
audit-seeds-later = only the first deal follows from the seed
audit-stable-replayed = the same actions show something else
audit-stable-asked = asking changes what is seen
audit-stable-kept = an observation that was handed out changes later
audit-clone-unlike = the copy looks different
audit-clone-bound = the copy changes when the original plays on
audit-clone-onward = after the same actions copy and original differ
audit-clone-text = what is written down and read back is another state
audit-suspect = To be looked at: { $what }
audit-by-design = By the game's rules: { $rule }.
audit-unproved = Seen but not proved by a program, so it is not counted: { $what }
audit-times = { $n ->
    [one] seen once
   *[other] seen { $n } times
 }
audit-program = This program fails as long as that is so:
audit-stopped = Stopped after { $games } of { $all } games.
