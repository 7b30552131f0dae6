"""A transcript is enough to draw everything again: with the kernel's own procedures, and without any rule."""

from __future__ import annotations

import random

import numpy as np
import pytest

from biberbau.games import game_ids
from biberbau.kernel import bag
from biberbau.kernel.rng import below, shuffle
from biberbau.match import Game, Match, match_stream
from biberbau.match.transcript import steps

WORDS = ["bilo kate", "", "Kröten"]


@pytest.fixture(scope="module", params=game_ids())
def match(request: pytest.FixtureRequest) -> Match:
    found, dice = Match(Game.of(request.param, {"players": 3}), "pond", words=WORDS), random.Random(11)
    while not found.over and found.ply < 300:
        found.play(dice.choice(found.legal()))
    return found


def test_everything_drawn_is_written_down_and_can_be_drawn_again(match: Match) -> None:
    rng = match_stream(b"pond", words=WORDS)
    for step in steps(match):
        if step["kind"] == "below":
            assert below(rng, step["ways"]) == step["result"]
        elif step["kind"] == "take":
            assert bag.take(np.array(step["cards"], np.int8), step["ways"], rng) == step["result"]
        elif step["kind"] == "shuffle":
            cards = np.array(step["cards"], np.int8)
            shuffle(cards, len(cards), rng)
            assert cards.tolist() == step["result"]
    assert rng.tobytes() == match.moment.rng.tobytes()


def test_cards_leave_a_shuffled_pile_from_its_end(match: Match) -> None:
    piles: dict[str, list[int]] = {}
    for step in steps(match):
        if step["kind"] == "shuffle":
            piles[step["place"]] = list(step["result"])
        elif step["kind"] == "off":
            assert step["result"] == [piles[step["place"]].pop() for _ in step["result"]]


def test_every_card_drawn_in_the_open_is_traced_to_its_draw(match: Match) -> None:
    """What nobody knew and everybody sees now has come out of a pile that was drawn from or shuffled."""
    written = steps(match)
    shown = [step for step in written if step["kind"] == "shown"]
    assert len(shown) == sum(event.card >= 0 for _, _, told in match.moments() for event in told)
    used = [tuple(step["of"]) for step in shown if step["of"] is not None]
    assert len(used) == len(set(used)) > 10  # no card of a draw is claimed twice
    for step in shown:
        if step["of"] is None:
            continue
        number, nth = step["of"]
        result = written[number]["result"]
        assert written[number]["ply"] <= step["ply"]
        assert step["card"] == (result[nth] if isinstance(result, list) else result)


def test_a_transcript_begins_with_the_deal_or_with_a_position() -> None:
    dealt = Match(Game.of("beasty_bar", {"players": 2}), "pond")
    assert {step["ply"] for step in steps(dealt)} == {0}
    onward = Match(dealt.game, "from here", start=dealt.position())
    assert steps(onward) == []
    onward.play(onward.legal()[0])
    assert [step["kind"] for step in steps(onward)] == ["shown"] * len(steps(onward))
