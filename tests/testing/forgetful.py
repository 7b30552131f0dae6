"""Planted faults in what an observer of Frantic makes of what they saw: bounds and sorts dropped, cards counted twice or
forgotten though shown, an option ignored, seats mixed up, hands passed on the wrong way, cards that stay although they
left; and a record that is told what its observer did not see.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any
from unittest import mock

from biberbau.match import past

from .planting import Fault

THREE: Mapping[str, Any] = {"players": 3}


def knowing(
    name: str,
    file: str,
    old: str,
    new: str,
    options: Mapping[str, Any] = THREE,
    says: str = "",
) -> Fault:
    """A fault in the knowledge of Frantic, to be found by the tracker in one of the scenes."""
    changes = ((f"rules/{file}.py", old, new),)
    return Fault(name, "consistency", changes, options, says=says, game="frantic", plan={"hands": 0})


FORGETFUL: tuple[Fault, ...] = (
    knowing("knowledge that counts a card twice", "holdings", "    k.left[face] -= 1\n", ""),
    knowing(
        "knowledge that ignores which deck is played with",
        "knowledge",
        "deck.COPIES[k.box, face]",
        "deck.COPIES[0, face]",
        {"players": 3, "deck": "rulebook"},
    ),
    knowing(
        "knowledge in which cards that are given are off by a seat",
        "knowledge",
        "move(k, seat, a, card, sort, by_lot)",
        "move(k, seat, (a + 1) % k.players, card, sort, by_lot)",
    ),
    knowing(
        "knowledge that drops what hands lack",
        "knowledge",
        "            lacks(k, seat, a)\n",
        "            pass\n",
        says="contradicts what happened",
    ),
    knowing(
        "a way on which cards stay that have left unseen",
        "ways",
        "put(k, token, int(main.to[i]), extra & hd.BLIND - 1)",
        "put(k, token, int(main.to[i] if face >= 0 else source), extra & hd.BLIND - 1)",
    ),
    knowing(
        "knowledge that drops which hands have no number twice",
        "knowledge",
        "            differs(k, seat)\n",
        "            pass\n",
        says="contradicts what happened",
    ),
    knowing(
        "knowledge in which laid cards are taken up last first",
        "holdings",
        "(slot < edge if zone == st.ASIDE else slot > edge)",
        "(slot > edge)",
    ),
    knowing(
        "knowledge in which hands go round the wrong way",
        "holdings",
        "goes_to |= seat << 3 * before",
        "goes_to |= before << 3 * seat",
        says="an earthquake",
    ),
    knowing(
        "knowledge that forgets that a rude card is not given",
        "knowledge",
        "NOT_RUDE if by_lot == 0 and k.rude_stays == 1 and card < 0 else ANYTHING",
        "ANYTHING",
        says="a gift",
    ),
    knowing(
        "knowledge that forgets of which sort a card is that was laid",
        "knowledge",
        "b if card < 0 else ANYTHING",
        "ANYTHING",
        says="Gambling Man",
    ),
    knowing(
        "knowledge that drops cards that were shown",
        "knowledge",
        "    if k.showing != holder:\n",
        "    return\n    if k.showing != holder:\n",
        says="that a thief has seen",
    ),
    Fault(
        "a record that is told what its observer did not see",
        "secrecy",
        options=THREE,
        patch=lambda: mock.patch.object(past, "conceal_event", lambda event, *_: event),
        game="frantic",
        plan={"max_plies": 4_000},
        says="another record",
    ),
)
