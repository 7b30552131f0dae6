"""Run by the Python of an installed environment: reads what a package carries, and plays a game. Says where it lies."""

from __future__ import annotations

import sys

import biberbau
from biberbau.bots import named
from biberbau.coach.labels import limits
from biberbau.coach.puzzles import puzzles
from biberbau.games.common.view.shown import shown
from biberbau.learn.lessons import lessons

for game_id in biberbau.game_ids():
    assert all(shown(game_id).words.title(lang) for lang in ("de", "en"))
    assert lessons(game_id) and puzzles(game_id) and limits(game_id)
match = biberbau.Match(biberbau.game("beasty_bar", players=2), seed="away from home")
bot = named("greedy:2")
while not match.over:
    match.play(bot.choose(match.view(match.to_act), seed=b"%d" % match.ply))
assert biberbau.load(match.save()).scores == match.scores
print(biberbau.__version__, biberbau.__file__, *sorted(set(sys.argv[1:]) & sys.modules.keys()))
