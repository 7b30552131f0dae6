"""What is posted is judged by what the player sees: nothing is tried out, and nothing drawn is told before it counts."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from biberbau.games import game_ids
from biberbau.games.biber_mania.rules import deck
from biberbau.games.biber_mania.rules.state import Frame
from biberbau.kernel.stack import KIND, decides
from biberbau.match import Game, Match, View
from biberbau.web.domain.decisions import decided
from biberbau.web.domain.messages import RefusedError


def moments(game_id: str, most: int, seed: int = 1) -> Iterator[Match]:
    """A random game, before each of its actions."""
    dice, match = random.Random(seed), Match(Game.of(game_id), seed)
    while not match.over and match.ply < most:
        yield match
        match.play(dice.choice(match.legal()))


def acting(match: Match) -> View:
    """The view of the seat to act."""
    return match.view(match.to_act)


def refusal(view: View, text: str) -> tuple[str, str]:
    """Why a post is refused: the key and the whole sentence."""
    with pytest.raises(RefusedError) as raised:
        decided(view, text)
    return raised.value.key, str(raised.value)


@pytest.mark.parametrize("game_id", game_ids())
def test_sending_several_actions_at_once_tells_nothing_about_the_first(game_id: str) -> None:
    """ "draw;play red 7" has one answer, whatever would have been drawn, possible next or not."""
    table = Game.of(game_id).kind.actions.actions
    dice = random.Random(2)
    for match in moments(game_id, 150):
        view, before = acting(match), match.position().state.tobytes()
        for action in view.legal:
            if action.word == "add":  # Biber-Mania's discards, below
                continue
            told = {refusal(view, f"{action};{dice.choice(table)}") for _ in range(6)}
            assert {key for key, _ in told} == {"not-together"}
            assert len(told) == 1
            assert refusal(view, f"{action};zzz") == ("no-action", "“zzz” is not an action of this game.")
        assert match.position().state.tobytes() == before


@pytest.mark.parametrize("game_id", game_ids())
def test_one_action_is_possible_exactly_when_it_is_legal(game_id: str) -> None:
    table = Game.of(game_id).kind.actions.actions
    for match in moments(game_id, 25):
        view = acting(match)
        for action in table:
            if action in view.legal:
                assert decided(view, f" {action.notation.upper()} ") == (action,)
            else:
                assert refusal(view, action.notation)[0] == "illegal"


def test_the_cards_of_a_discard_may_be_sent_together() -> None:
    """Biber-Mania: "add 7;add 7;lay" is one decision; what does not go together is refused as a whole."""
    found = 0
    for match in moments("biber_mania", 400):
        state = match.position().state
        if decides(state, KIND) != Frame.PLAY or state.chosen_n:
            continue
        view = acting(match)
        hand = state.hand[view.seat]
        (value, count) = max(((value, int(hand[value])) for value in range(1, 9)), key=lambda pair: pair[1])
        if count < 2 or f"add {deck.NAMES[value]}" not in {action.notation for action in view.legal}:
            continue
        parts = [f"add {deck.NAMES[value]}"] * count
        assert [action.notation for action in decided(view, ";".join([*parts, "lay"]))] == [*parts, "lay"]
        others = [face for face in range(1, 9) if abs(face - value) > 1 and hand[face]]
        for odd in (
            [*parts, parts[0], "lay"],  # one more than are held
            [*parts, "lay", "lay"],
            ["lay", *parts],
            *([*parts, f"add {deck.NAMES[other]}", "lay"] for other in others),
        ):
            assert refusal(view, ";".join(odd))[0] == "not-together"
        found += 1
    assert found > 3
