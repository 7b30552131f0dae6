"""What follows from a game's declarations: its observation, its invariants, who wins, how good a position looks."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from biberbau.cli.new_game import SKELETON
from biberbau.games.common.defaults.game import game
from biberbau.games.common.defaults.observation import layout
from biberbau.games.common.document import fields
from biberbau.games.common.document.fields import FrameKind, by_seat, cells, one
from biberbau.games.common.view.declared import shown_of
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.compiled import specialise
from biberbau.kernel.events import NO_EVENTS
from biberbau.kernel.game import GameKind
from biberbau.kernel.observation_spec import bounds, split
from biberbau.kernel.options import OptionPlace, option
from biberbau.kernel.rng import key_of, stream

pytestmark = pytest.mark.filterwarnings("ignore::numba.core.errors.NumbaExperimentalFeatureWarning")
"""Numba says so where a function of the kernel has met a record with fewer fields before, in whatever test."""

NAMES = ("x", "y", "z")
SEAT = fields.Seat("abc")


class Opt(OptionPlace):
    """Options of a game that has a field of every form."""

    PLAYERS = option(3, "How many play.", low=2, high=3)


class Frame(FrameKind):
    """What is decided there."""

    PLAY = "play"
    PICK = "pick", ("place", fields.place(2))


DTYPE = np.dtype(
    (
        np.record,
        [
            ("stack", "i1", (1, 4)), ("depth", "i1"), ("option", "i1", (1,)),
            ("hand", "i1", (3, 2)), ("pile", "i1", (4,)), ("pile_n", "i1"), ("open", "i1", (3,)), ("gold", "<i2", (3,)),
            ("bid", "i1"), ("colour", "i1"), ("over", "i1"), ("seen", "i1"), ("knows", "i1"), ("first", "i1"),
        ],
    )
)  # fmt: skip
FIELDS = (
    by_seat("hand", "cards", fields.Each(fields.Maybe(fields.Face(NAMES))), SEAT),
    cells("pile", "a pile", fields.Pile(fields.Face(NAMES, hidden=False))),
    cells("open", "a bag", fields.Bag(NAMES, most=4)),
    by_seat("gold", "money", fields.Single(fields.Number(-500, 500)), SEAT),
    one("bid", "a bid, if any", fields.Maybe(fields.Number(1, 4))),
    one("colour", "a colour", fields.OneOf({1: "red", 3: "blue"})),
    one("over", "whether", fields.Flag()),
    one("seen", "places", fields.Mask(3)),
    one("knows", "seats", fields.Seats("abc")),
    one("first", "who", fields.Maybe(SEAT)),
)


def encoded(observer: int, **values: object) -> dict[str, Any]:
    """What an observer is shown of such a state."""
    state = np.zeros(1, dtype=DTYPE)[0]
    state.option[0] = 3
    for name, value in values.items():
        state[name] = value
    shown = layout(FIELDS, Frame, Opt.all(), DTYPE)
    template = "biberbau.games.common.defaults.encode"
    made = specialise(template, "forms", sys.modules[__name__], shown.constants())
    out = np.full(sum(plane.size for plane in shown.planes), np.nan, dtype=np.float32)
    made.encode(state, observer, out)
    low, high = bounds(shown.planes)
    assert (out >= low).all() and (out <= high).all()
    return {name: plane.tolist() for name, plane in split(shown.planes, out).items()}


def test_every_form_is_shown() -> None:
    seen = encoded(
        1,
        hand=((0, UNKNOWN), (2, NONE), (NONE, 1)),
        pile=(1, 1, 2, NONE),
        pile_n=3,
        open=(0, 1, 3),
        gold=(100, -250, 500),
        bid=4,
        colour=3,
        over=1,
        seen=0b101,
        knows=0b011,
        first=0,
        depth=1,
        stack=((Frame.PICK, 2, 1, 0),),
    )
    nothing = [0, 0, 0]
    assert seen["hand"] == [[[0, 0, 1], nothing], [nothing, [0, 1, 0]], [[1, 0, 0], nothing]]
    assert (seen["pile"], seen["pile_n"]) == ([0, 2, 1], 0.75)
    assert seen["open"] == [0, 0.25, 0.75]
    assert seen["gold"] == [-0.5, 1, np.float32(0.2)]
    assert (seen["bid"], seen["colour"], seen["over"]) == (1, [0, 0, 1], 1)
    assert (seen["seen"], seen["knows"], seen["first"]) == ([1, 0, 1], [1, 0, 1], [0, 0, 1])
    assert (seen["question"], seen["decides"], seen["pick_place"]) == ([0, 0, 1], [0, 1, 0], 1)
    assert seen["option_players"] == 3


def test_where_there_is_none_nothing_is_shown() -> None:
    seen = encoded(0, bid=NONE, colour=1, first=NONE, hand=NONE, pile=NONE)
    assert (seen["bid"], seen["colour"], seen["first"]) == (0, [1, 0, 0], [0, 0, 0])
    assert (seen["question"], seen["decides"], seen["pick_place"]) == ([1, 0, 0], [0, 0, 0], 0)


def test_a_form_that_nobody_knows_complains() -> None:
    class Odd(fields.Flag):
        """Not one of ours."""

    field = one("bid", "odd", fields.Maybe(object()))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"say in observation_spec\.py what is shown"):
        layout((field,), Frame, Opt.all(), DTYPE)


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The game that ``new-game`` writes; what is compiled for it is gone afterwards."""
    monkeypatch.setenv("BIBERBAU_CACHE", str(tmp_path))
    made_before(monkeypatch)
    file = SKELETON / "src" / "new_game" / "__init__.py"
    spec = importlib.util.spec_from_file_location(
        "new_game", file, submodule_search_locations=[str(file.parent)]
    )
    assert spec and spec.loader
    module = sys.modules["new_game"] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def made_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """Forget what was made for the game."""
    for name in [name for name in sys.modules if name.endswith("__new_game")]:
        monkeypatch.delitem(sys.modules, name)


def dealt(kind: GameKind) -> np.record:
    """A state of it."""
    state: np.record = np.zeros(1, dtype=kind.dtype)[0]
    options = np.array([3, 2], dtype=np.int16)
    kind.rules.deal(state, options, stream(key_of(b"deal")), NO_EVENTS)
    return state


@pytest.mark.lengthy
def test_every_card_lies_in_one_place(small: ModuleType) -> None:
    found = small.GAME.invariants
    says = {code: text.partition(":")[0] for code, text in found.COMPLAINTS.items()}
    state = dealt(small.GAME)
    assert found.complaint(state) == 0
    twice, many, nobody = state.copy(), state.copy(), state.copy()
    twice.hand[0] = state.hand[1]
    many.deck_n += 1
    nobody.stack[0, 1] = 3  # three play
    assert [says[found.complaint(wrong)] for wrong in (twice, many, nobody)] == ["deck", "deck", "decisions"]


@pytest.mark.lengthy
@pytest.mark.parametrize(("fewest", "wins"), [(False, 0b100), (True, 0b001)])
def test_the_best_score_wins_and_looks_best(
    small: ModuleType, monkeypatch: pytest.MonkeyPatch, fewest: bool, wins: int
) -> None:
    made_before(monkeypatch)
    monkeypatch.delattr(small, "winners")
    kind = game("new_game", title="New Game", contract=2, fewest_win=lambda _: fewest)
    state = dealt(kind)
    state.depth, state.hand[:3] = 0, (1, 5, 9)
    assert kind.rules.winners(state) == wins
    assert kind.judgement.estimate(state, 2) == (-1.0 if fewest else 1.0)


def test_what_a_game_does_not_say_is_named(small: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(small, "TABLE")
    with pytest.raises(TypeError, match=r"does not say TABLE, neither in its own module nor in actions\.py"):
        game("new_game", title="New Game", contract=2)


def test_its_table_has_the_declared_zones(small: ModuleType) -> None:
    shown = shown_of(small.GAME)
    assert shown.words.title("de") == "New Game"
    assert shown.words.bare_card(7, "en") == "7"
