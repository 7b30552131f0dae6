"""Learned bots: whole games at every table that a net was trained for, and a sentence at every other."""

from __future__ import annotations

from pathlib import Path

import pytest

import biberbau
from biberbau.bots import named, player
from biberbau.bots.bot import LearnedBot
from biberbau.errors import OptionError
from biberbau.games import game_ids
from biberbau.lab.contestants import by_the_clock, contestant
from biberbau.match import Game, Match
from biberbau.search.budget import Budget
from biberbau.search.net_file import FOLDER, load

GAME_ID = "beasty_bar"
NETS = sorted(
    file for name in game_ids() for file in (biberbau.game(name).kind.folder / FOLDER).glob("*.npz")
)
MOST_BYTES = 2_000_000


@pytest.mark.compiled
@pytest.mark.parametrize("file", NETS, ids=lambda file: f"{file.parent.parent.name}-{file.stem}")
def test_it_plays_whole_games(file: Path) -> None:
    assert file.stat().st_size < MOST_BYTES
    game = biberbau.game(file.parent.parent.name, players=int(file.stem))
    load(file).fits(game)
    bots = [player("learned:30", game), *(player("random", game) for _ in range(game.players - 1))]
    match = Match(game, "a whole game")
    while (seat := match.to_act) is not None:
        view, seed = match.view(seat), b"%d" % match.ply
        action = bots[seat].choose(view, seed)
        assert bots[seat].choose(view, seed) == action, "the same view and dice, the same move"
        match.play(action)
    assert match.winners


def test_there_are_nets_for_the_example() -> None:
    assert [file.stem for file in NETS if file.parent.parent.name == GAME_ID] == ["2", "3"]


def _refused(game: Game) -> str:
    with pytest.raises(OptionError) as refused:
        player("learned:30", game)
    return str(refused.value)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"players": 2, "advanced": True}, "trained for beasty_bar with advanced=false, not advanced=true"),
        ({"players": 2, "set": "base"}, "trained for beasty_bar with set=new, not set=base"),
    ],
)
def test_other_tables_are_refused_at_once(options: dict[str, object], message: str) -> None:
    assert "there are nets for 2, 3 players: search plays" in _refused(biberbau.game(GAME_ID, players=4))
    game = biberbau.game(GAME_ID, **options)
    for refuses in (player, contestant):
        with pytest.raises(
            OptionError, match=f"no learned bot plays at this table: .*{message}; search plays"
        ):
            refuses("learned:30", game)
    match = Match(game, 0)
    with pytest.raises(OptionError, match="no learned bot plays at this table"):
        named("learned:30").choose(match.view(match.to_act), b"dice")


def test_games_without_nets_are_refused_at_once() -> None:
    without = [name for name in game_ids() if not any(file.parent.parent.name == name for file in NETS)]
    for name in without:
        with pytest.raises(OptionError, match=f"no net has been trained for {name} with 2 players: search"):
            player("learned", biberbau.game(name, players=2))


def test_it_has_a_budget_like_a_search() -> None:
    assert named("learned:400").budget == Budget(playouts=400)  # type: ignore[attr-defined]
    assert named("learned:80ms").budget == Budget(seconds=0.08)  # type: ignore[attr-defined]
    assert named("learned", Budget(playouts=7)).budget == Budget(playouts=7)  # type: ignore[attr-defined]
    with pytest.raises(OptionError, match="a budget is a number of playouts"):
        named("learned:many")
    assert by_the_clock("learned:80ms", Budget(playouts=1)) and by_the_clock("learned", Budget(seconds=1))
    assert not by_the_clock("learned:80", Budget(seconds=1))
    assert by_the_clock(LearnedBot(Budget(seconds=1)), Budget(playouts=1))
