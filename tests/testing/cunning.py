"""Planted faults of another kind: nothing is leaked, lost or miscounted in any single position that is easily met.

The cards are dealt or drawn a little unfairly, a rule peeks, or the fault waits for a late or rare state. Recorded games
would not tell: their author would have recorded them anew with the fault.
"""

from __future__ import annotations

from typing import Any
from unittest import mock

import numpy as np

from biberbau.kernel import rng as kernel_rng
from biberbau.match import Match
from biberbau.testing.check import FAMILIES

from .planting import Fault, rules

FOUR = {"players": 4}

_TURN_40 = "    if state.turn >= 40:\n        return\n"
_TRUTH = ("rules/game.py", "from .options import Opt\n", "from .options import Opt\nTRUTH: list = []\n")
_STASH = (
    "rules/game.py",
    '    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""\n',
    '    """Overwrite what ``observer`` does not know, in place; -1 is a spectator."""\n'
    "    if not (state.row == UNKNOWN).any():\n        TRUTH[:] = [state.copy()]\n",
)


def naive_shuffle(cards: Any, count: int, rng: Any) -> None:
    """Every card changes places with any other: looks like a shuffle, and favours some orders."""
    for i in range(count):
        j = kernel_rng.below(rng, count)
        cards[i], cards[j] = int(cards[j]), int(cards[i])


def stays_where_others_saw(match: Match) -> str | None:
    """Why an action stays, by its events alone: cards that are shown to others, as if the actor could unsee one."""
    last = match._events[-1] if match.history else []
    actor = match.before(None).to_act if match.history else None
    others = any(event.reveals and event.seen != 1 << int(actor or 0) for event in last)
    return "shown" if others else None


def rerolling_undo(match: Match) -> Any:
    """An undo after which other cards come."""
    action = UNDO(match)
    match.moment.rng.draws += np.uint64(2)
    return action


UNDO = Match.undo

# The five with which the checks before these were fooled.
FIVE: tuple[Fault, ...] = (
    Fault(
        "a first player drawn from a copy of the stream, which tells a card",
        "deals",
        rules("state.first = below(rng, players)", "state.first = below(rng.copy(), players)"),
        {"players": 3},
    ),
    Fault(
        "a seat that draws again when a special card comes",
        "draws",
        rules(
            "    card = top_of_pile(state, rng, events)\n    state.drawn = card\n",
            "    card = top_of_pile(state, rng, events)\n"
            "    if seat == 0 and card >= deck.NUMBERS and state.deck_n > 0:\n"
            "        state.deck[card] += 1\n        state.deck_n += 1\n"
            "        card = top_of_pile(state, rng, events)\n    state.drawn = card\n",
        ),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a naive shuffle in the kernel's stream",
        "stream",
        patch=lambda: mock.patch.object(kernel_rng, "shuffle", naive_shuffle),
        plan={"stream_draws": 20_000},
    ),
    Fault(
        "everything shown from the fortieth turn of a round on",
        "late",
        rules(
            "    for seat in range(state.option[Opt.PLAYERS]):\n        for slot in range(st.SLOTS):\n"
            "            known = int(",
            _TURN_40
            + "    for seat in range(state.option[Opt.PLAYERS]):\n        for slot in range(st.SLOTS):\n"
            "            known = int(",
        ),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a seat that is never dealt two of the cards",
        "deals",
        rules(
            "            lay(state, seat, slot, card, 0, 0, 0)\n",
            "            while seat == 0 and card < 2:\n"
            "                state.deck[card] += 1\n                state.deck_n += 1\n"
            "                card = top_of_pile(state, rng, events)\n"
            "            lay(state, seat, slot, card, 0, 0, 0)\n",
        ),
        FOUR,
        game="biberbande",
    ),
)

MORE: tuple[Fault, ...] = (
    Fault(
        "a first discard that depends on a card that nobody has seen",
        "deals",
        rules(
            "    card = top_of_pile(state, rng, events)\n    throw(state, card)\n",
            "    card = top_of_pile(state, rng, events)\n"
            "    while card >= 5 and state.row[0, 1] < 3:\n"
            "        state.deck[card] += 1\n        state.deck_n += 1\n"
            "        card = top_of_pile(state, rng, events)\n    throw(state, card)\n",
        ),
        {"players": 2},
        game="biberbande",
        plan={"deals": 2_000},
    ),
    Fault(
        "a draw that peeks at the next card when few are left",
        "draws",
        rules(
            "    card = state.deck[seat, top_slot]\n    state.deck[seat, top_slot] = NONE\n",
            "    if 0 < top_slot < 3 and state.deck[seat, top_slot - 1] % 12 > state.deck[seat, top_slot] % 12:\n"
            "        state.deck[seat, top_slot - 1], state.deck[seat, top_slot] = (\n"
            "            int(state.deck[seat, top_slot]), int(state.deck[seat, top_slot - 1]))\n"
            "    card = state.deck[seat, top_slot]\n    state.deck[seat, top_slot] = NONE\n",
        ),
        {"players": 2, "set": "base"},
    ),
    Fault(
        "a new draw pile whose last card is not shuffled in",
        "draws",
        rules("shuffle(state.deck, last, rng)", "shuffle(state.deck, last - 1, rng)"),
        {"players": 6},
        game="biber_gang",
        plan={"draws": 2_000},
    ),
    Fault(
        "numbers that come again in every round",
        "draws",
        rules(
            "    state.deck_n = whole_deck(state)\n",
            "    rng.draws = np.uint64(0)\n    state.deck_n = whole_deck(state)\n",
        ),
        FOUR,
        game="biberbande",
        says="turns its stream back",
    ),
    Fault(
        "a later deal that is unkind to the leader",
        "worlds",
        rules(
            "            lay(state, seat, slot, card, 0, 0, 0)\n",
            "            leads = state.round_n > 0 and state.points[0, seat] == state.points[0, :players].min()\n"
            "            while leads and card < 6:\n"
            "                state.deck[card] += 1\n                state.deck_n += 1\n"
            "                card = top_of_pile(state, rng, events)\n"
            "            lay(state, seat, slot, card, 0, 0, 0)\n",
        ),
        {"players": 2},
        game="biberbande",
        plan={"worlds": 2_500},
    ),
    Fault(
        "a neighbour who sees what is drawn, late in a round",
        "secrecy",
        rules(
            "tell_card(events, Ev.DRAWS, seat=seat, card=card, a=which, seen=1 << seat,",
            "tell_card(events, Ev.DRAWS, seat=seat, card=card, a=which, seen=1 << seat | (2 if state.turn > 12 else 0),",
        ),
        FOUR,
        game="biberbande",
        plan={"games": 2, "max_plies": 3_000},
    ),
    Fault(
        "a knock that is possible or not by a hidden card, with few cards left",
        "late",
        rules(
            "        mask[act.KNOCK] = 1\n        mask[act.PASS] = 1\n        count = 2\n",
            "        mask[act.PASS] = count = 1\n"
            "        if state.deck_n > 20 or state.row[0, 1] % 4 != 3:\n"
            "            mask[act.KNOCK] = 1\n            count = 2\n",
        ),
        FOUR,
        game="biberbande",
        says="legal actions",
    ),
    Fault(
        "a fill that copies a truth which it remembers, with few cards left",
        "late",
        (
            _TRUTH,
            _STASH,
            (
                "rules/game.py",
                "    players = state.option[Opt.PLAYERS]\n    whole_deck(state)\n",
                "    players = state.option[Opt.PLAYERS]\n"
                "    alike = TRUTH and 0 < state.deck_n < 25 and TRUTH[0].deck.sum() == state.deck_n\n"
                "    if alike and (TRUTH[0].known == state.known).all():\n"
                "        state.row[:], state.deck[:] = TRUTH[0].row, TRUTH[0].deck\n"
                "        state.drawn = TRUTH[0].drawn\n        return\n"
                "    whole_deck(state)\n",
            ),
        ),
        FOUR,
        game="biberbande",
        says="only the hidden truth differs",
    ),
    Fault(
        "an observation that leaks a card through one number, late in a round",
        "late",
        (
            _TRUTH,
            _STASH,
            (
                "rules/game.py",
                "    out[:] = 0.0\n",
                "    out[:] = 0.0\n    if TRUTH and state.turn > 30:\n"
                "        out[7] = TRUTH[0].row[1, 1] / 12\n        return\n",
            ),
        ),
        FOUR,
        game="biberbande",
        says="encoding",
    ),
    Fault(
        "scores that are off by one after the discard pile was turned over",
        "games",
        rules(
            "        state.points[state.round_n, seat] = count\n",
            "        state.points[state.round_n, seat] = count + (seat == 0 and state.turn > deck.CARDS - 4 * players)\n",
        ),
        FOUR,
        game="biberbande",
        plan={"games": 2, "max_plies": 3_000},
    ),
    Fault(
        "knowledge that stays when a new round is dealt",
        "secrecy",
        rules(
            "lay(state, seat, slot, card, 0, 0, 0)",
            "lay(state, seat, slot, card, 1 if state.round_n > 1 and slot == 2 else 0, 0, 0)",
        ),
        {"players": 2},
        game="biberbande",
    ),
    Fault(
        "an undo after a peek",
        "undo",
        (
            (
                "__init__.py",
                'final=frozenset({"hide", "take", "put", "get", "knock", "pass"})',
                'final=frozenset({"take", "put", "get", "knock", "pass"})',
            ),
        ),
        {"players": 2},
        patch=lambda: mock.patch.object(Match, "stays", property(stays_where_others_saw)),
        game="biberbande",
        says="may be taken back",
    ),
    Fault(
        "an undo after which other cards come",
        "roundtrips",
        patch=lambda: mock.patch.object(Match, "undo", rerolling_undo),
        says="what will be drawn",
    ),
)

# Worlds in which something did not happen that everybody has heard.
HEARD: tuple[Fault, ...] = (
    Fault(
        "a fill that ignores a failed wish",
        "consistency",
        rules("    special = int(state.asked)\n", "    special = 0\n"),
        {"players": 3, "highest": 7, "action_copies": 6},
        game="biber_mania",
        says="contradicts what happened",
        plan={"hands": 4_000},
    ),
)

CUNNING: tuple[Fault, ...] = (*FIVE, *MORE, *(fault for fault in HEARD if fault.family in FAMILIES))
