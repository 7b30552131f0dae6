"""Two hidden cards that swap: one movement, in which each comes from where the other lay."""

from __future__ import annotations

import pytest

from biberbande.scenario import table
from biberbau.games.biberbande.view.table import table as drawn


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_two_cards_that_swap_are_seen_to_go_round_each_other(viewer: int | None) -> None:
    match = table(deck="swap").play("draw", "give 2", "get b3").match
    board = drawn(match.view(viewer), match.events(viewer), ("Ada", "Bo"), "en")
    (step,) = [step for step in board.steps if step.cue == "swap"]
    goes = {place: card for _, card, place, _ in (op.split(" ") for op in step.ops)}
    places = {place.id: place.card for row in board.rows for place in row.places}
    assert goes.keys() == {"slot-0-1", "slot-1-2"}
    for place, other in (("slot-0-1", "slot-1-2"), ("slot-1-2", "slot-0-1")):
        card = places[place]
        assert card is not None
        assert (card.id, card.comes_from) == (goes[place], other)
