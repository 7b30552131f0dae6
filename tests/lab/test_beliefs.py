"""Beliefs held against the truth: play that tells nothing, a wrong deal, and play that gives itself away."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from biberbau.errors import OptionError
from biberbau.kernel.knowing import knowing_of
from biberbau.kernel.rng import Rng
from biberbau.lab import beliefs
from biberbau.lab.beliefs import FAR, Beliefs, BeliefsFound
from biberbau.lab.block_file import BlockFile
from biberbau.lab.blocks import results
from biberbau.match import Game, View
from biberbau.search import worlds

EXAMPLE = "beasty_bar"


@pytest.fixture(autouse=True)
def soon(monkeypatch: pytest.MonkeyPatch) -> None:
    """Lines are told of after fewer games than usual."""
    monkeypatch.setattr(beliefs, "LEAST", 4.0)


def any_card(view: View, seed: bytes) -> str:
    """Any card of the hand, all alike, whatever can be done with it; so play tells nothing of what is left."""
    chance = random.Random(seed)
    word = chance.choice(sorted({action.notation.split(" at ")[0] for action in view.legal}))
    return chance.choice([one.notation for one in view.legal if one.notation.split(" at ")[0] == word])


def lowest_card(view: View, seed: bytes) -> str:
    """The first of what is possible: cards are called by their values."""
    return view.legal[0].notation


def work(bot: Any, **parts: Any) -> Beliefs:
    return Beliefs(Game.of(EXAMPLE, {"players": 2}), bot, **{"worlds": 6, **parts})


def found(asked: Beliefs, count: int, file: BlockFile | None = None) -> BeliefsFound:
    tally = BeliefsFound(asked)
    for block in results(asked, count, file):
        tally.add(block)
    return tally


class Unfair:
    """Deals as it should, and then puts the other player's highest card under their pile, for the lowest one there."""

    def __init__(self, fair: Any) -> None:
        self._fair = fair

    def fill(self, state: np.record, seat: int, known: Any, rng: Rng) -> None:
        self._fair.fill(state, seat, known, rng)
        other = 1 - seat
        hand, pile = state.hand[other], state.deck[other][: state.deck_n[other]]
        highest = int(np.argmax(hand[: state.hand_n[other]])) if state.hand_n[other] else -1
        if highest >= 0 and state.deck_n[other]:
            lowest = int(np.argmin(pile))
            hand[highest], pile[lowest] = int(pile[lowest]), int(hand[highest])


@pytest.mark.compiled
def test_a_wrong_deal_is_found_and_a_right_one_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    fair = found(work(any_card), 45)
    assert len(fair.rows) == 24, "each animal of both colours may be in the other hand"
    assert {row.place.told for row in fair.rows} == {"other hand"}
    assert max(abs(row.z) for row in fair.rows) < FAR
    for row in fair.rows:
        assert 0.0 < row.filled < 1.0 and row.cards == fair.rows[0].cards
    monkeypatch.setattr(worlds, "knowing_of", lambda kind: Unfair(knowing_of(kind)))
    unfair = found(work(any_card), 45)
    worst = unfair.rows[0]
    assert worst.z > FAR and worst.true > worst.filled
    assert unfair.as_json()["far"] == sum(abs(row.z) >= FAR for row in unfair.rows) > 0


@pytest.mark.compiled
def test_play_that_gives_itself_away_is_seen() -> None:
    """Who always plays the lowest card holds high ones: more of them than are dealt."""
    rows = found(work(lowest_card), 40).rows
    assert rows[0].z > FAR and rows[-1].cards > 0
    assert sum(row.true for row in rows) == pytest.approx(sum(row.filled for row in rows), rel=0.2)


@pytest.mark.compiled
def test_it_goes_on_from_a_file(tmp_path: Path) -> None:
    path, asked = tmp_path / "beliefs.jsonl", work("random")
    for count in (2, 4):
        with BlockFile(path, asked.plan()) as file:
            told = found(asked, count, file).as_json()
    assert told == found(asked, 4).as_json()
    assert told["games"] == 4 and told["decisions"] > 40
    assert sum(bin["cases"] for bin in told["curve"]) > 0
    for bin in told["curve"]:
        assert 0 <= bin["true"] <= 1 and 0 <= bin["filled"] <= 1
        assert bin["error"] is None or 0 <= bin["error"] < 1


def test_the_curve_is_as_uncertain_as_its_games_differ() -> None:
    """Two games, of 10 cases each, with the card there in 2 and in 6: 0.4, give or take 0.14; one game says nothing of
    others."""
    tally = BeliefsFound(work("random", worlds=2))
    for number, there in enumerate((2, 6)):
        curve = [[0, 0, 0] for _ in range(beliefs.BINS)]
        curve[4] = [10, there, 4]
        tally.add({"decisions": 1, "places": [], "curve": curve})
        (bin,) = tally.as_json()["curve"]
        assert (bin["cases"], bin["true"]) == ((10, 0.2), (20, 0.4))[number]
        assert bin["error"] == (None, pytest.approx(8**0.5 / 20, abs=1e-4))[number]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"worlds": 3}, "an even number of them, not 3"),
        ({"worlds": 0}, "an even number of them, not 0"),
        ({"bot": "nobody"}, "there is no bot 'nobody'"),
    ],
)
def test_what_makes_no_sense_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        work(**{"bot": "random", **wrong})
