### What reports of the laboratory say, in English.

title = { $game }: a report
heading-report = What { $games } games say about { $game }
played = { $players } players, { $bots } on the seats, seed { $seed }, biberbau { $version }.
options-are = Options: { $options }.
how-sure = Every number has an interval in which the truth lies with 95 %. “Games for one point” are as many games as would bring that interval to one point on either side. Rows are marked so that at most one in twenty of the marks is a false alarm, over all rows of a table.
contents = On this page
unsure = not known

section-against = What the change does
section-length = How long a game is
section-seats = Which seat is better
section-levels = Whether skill pays
section-course = How a game goes
section-kingmaking = Who decides without hope
section-worth = What each card is worth
section-regret = What a careless decision costs
section-actions = What is done, and how often
section-events = What happens, and how often

intro-against = The same deals, seats and luck with { $changes }. Below, the difference is the change minus the game as it was; what changed for sure comes first.
intro-length = A decision is one action of one seat; a choice is a decision with two possibilities or more. Minutes are reckoned at { $seconds } seconds a choice.
intro-seats = How much of the win each seat gets, in the order of the seats. The dashed line is a fair share.
intro-levels = One seat is played by the better player, all others by the next weaker one. The dashed line is a fair share: what lies to the right of it is skill.
intro-course = Who leads, how often that changes, and whether the leader at half-time wins. A late decision means a game that is open for long.
intro-kingmaking = Of { $looked } games one decision each was looked at, and every action there was played on many times. A seat has no hope if it wins none of these games. The second row says by how much such a decision moves another seat's chance to win.
intro-worth = Twin games differ in one card of the deal: the holder has this card, or another one from the pile. Seats, players and luck are the same, so the difference is the card's doing. { $twins } pairs; pairing took away { $saved } of the variance.
intro-regret = Twin games: in one of them a seat decides by lot wherever it may take an action of this kind. What it wins less is the price of carelessness there.
intro-actions = How often an action was taken where something else was possible too, beside how often lot would have taken it. “Won” is the share of the win of those who took it at least once: that goes together, but need not be the cause.
intro-events = What the rules tell to have happened. The last column says how often somebody else leads after it.

measure-plies = decisions a game
measure-choices = choices a game
measure-minutes = minutes a game
measure-rounds = rounds a game
measure-seat = share of seat { $n }
measure-shared = games with a shared win
measure-lead-changes = changes of the leader a game
measure-half-leads = games with a single leader at half-time
measure-half-won = the leader at half-time wins
measure-behind = part of the game in which the winner is behind
measure-settled = part of the game until the lead changes for the last time
measure-score = points a seat
measure-spread = points between first and last

head-measure = what
head-value = value
head-interval = 95 %
head-for-a-point = games for one point
head-before = as it is
head-after = changed
head-change = difference
head-seat = seat
head-share = share of the win
head-level = player
head-others = all others
head-games = games
head-card = card
head-twins = pairs
head-worth = worth
head-kind = kind of decision
head-cost = cost
head-decisions = decisions a game
head-action = action
head-offered = times possible
head-rate = taken
head-by-lot = by lot
head-won = won
head-turned = changes the lead
head-mark = stands out
head-event = event
head-says = what it is
head-a-game = a game
head-in-games = in how many games

mark-dead = hardly ever taken
mark-dominant = nearly always taken
mark-winning = its takers win more or less than others
mark-stands-out = for sure

changed-up = { $what }: { $by } more, give or take { $half } ({ $before } → { $after }).
changed-down = { $what }: { $by } less, give or take { $half } ({ $before } → { $after }).
changed-nothing = Nothing that was measured changed for sure.
not-changed = Not for sure: { $what }.
hopeless = decisions without hope
moved = what these move
by-points = { $n } points
