"""Planted faults: small mutations of the real Beasty Bar, each with the family of checks that must catch it.

``python -m tests.testing.faults NUMBER…`` (with NUMBA_DISABLE_JIT=1, a compiled mutant would take half a minute)
checks the faults whose numbers are given, those of ``cunning.py`` among them, and prints what was caught, a line of
JSON for each. The number ``~n`` (below 0) is the same check of the game without fault n.
"""

from __future__ import annotations

import json
import sys
import time
from dataclasses import replace
from typing import Any
from unittest import mock

from biberbau.kernel.quick_records import read_in_c
from biberbau.match import Game, Match, Position
from biberbau.match.position import View

from .cunning import CUNNING
from .forgetful import FORGETFUL
from .planting import Fault, rules, run, run_sound
from .uneven import UNEVEN

# What the checks are run with.
PLAIN: dict[str, Any] = {}
BASE = {"set": "base", "players": 3}
FULL = {"set": "base", "players": 4}
ADVANCED = {"advanced": True, "players": 2}
CHOSEN = {"set": "chosen", "players": 2}
RETURN = {"set": "random", "return_game": True, "players": 2}


# A truth that outlives its concealing, for faults that peek: written by conceal, read elsewhere.
_STASH = (
    "    for seat in range(state.option[Opt.PLAYERS]):\n        for i in range(state.deck_n[seat]):\n",
    "    if (state.deck >= 0).any():\n        TRUTH[:] = [state.copy()]\n"
    "    for seat in range(state.option[Opt.PLAYERS]):\n        for i in range(state.deck_n[seat]):\n",
)


def peeking(old: str, new: str) -> tuple[tuple[str, str, str], ...]:
    """Faults that remember the truth: a global, filled before concealing, and one place that reads it."""
    return (
        (
            "rules/game.py",
            "from . import actions as act\n",
            "from . import actions as act\nTRUTH: list = []\n",
        ),
        ("rules/game.py", *_STASH),
        ("rules/game.py", old, new),
    )


def without_check(match: Match, action: Any) -> Any:
    """A match that plays all that it is told to play."""
    chosen = match.game.parse(action)
    legal = match.game.legal
    with mock.patch.object(Game, "legal", lambda *_: match.game.kind.actions.actions):
        assert legal
        return PLAY(match, chosen)


def view_for_all(match: Match, seat: int | None) -> View:
    """A view with the actor's legal actions, no matter who looks."""
    view = VIEW(match, seat)
    vars(view)["legal"] = match.legal()
    return view


def true_view(match: Match, seat: int | None) -> View:
    """A view that holds the true state."""
    return replace(VIEW(match, seat), state=match.moment.state.copy())


def forgetful_save(match: Match) -> dict[str, Any]:
    """A replay without its last action."""
    document = SAVE(match)
    return document | {"actions": document["actions"][:-1]}


PLAY, VIEW, SAVE = Match.play, Match.view, Match.save

FAULTS: tuple[Fault, ...] = (
    Fault("a leaked hand", "secrecy", rules("if not knows:", "if not knows and seat != 1:")),
    Fault(
        "a leaked draw pile",
        "secrecy",
        rules(
            "for i in range(state.deck_n[seat]):\n            state.deck[seat, i] = UNKNOWN",
            "for i in range(1, state.deck_n[seat]):\n            state.deck[seat, i] = UNKNOWN",
        ),
    ),
    Fault(
        "leaked sorted-out animals",
        "secrecy",
        rules("        state.out[seat] = 0\n        for i in", "        for i in"),
        ADVANCED,
    ),
    Fault(
        "a leaked set choice",
        "secrecy",
        rules("state.is_new[seat] &= state.is_new_public[seat]", "state.is_new[seat] &= st.ALL_VALUES"),
        CHOSEN,
    ),
    Fault(
        "an event that leaks its card", "secrecy", rules("seen=1 << seat, knew=0)", "seen=ALL_SEATS, knew=0)")
    ),
    Fault(
        "an event that leaks a sorted-out animal",
        "secrecy",
        rules(
            "tell_card(events, Ev.SORTS_OUT, seat=seat, card=card, seen=own,",
            "tell_card(events, Ev.SORTS_OUT, seat=seat, card=card, seen=ALL_SEATS,",
        ),
        ADVANCED,
    ),
    Fault(
        "an event that hides what it leaks in another number",
        "secrecy",
        rules(
            "tell_card(events, Ev.DRAWS, seat=seat, card=card,",
            "tell_card(events, Ev.DRAWS, seat=seat, card=card, b=card % 2,",
        ),
    ),
    Fault(
        "a counter that leaks a hidden card",
        "secrecy",
        rules(
            "    state.hand_n[seat] = slot + 1\n",
            "    state.hand_n[seat] = slot + 1\n    state.turns = card % 2\n",
        ),
    ),
    Fault(
        "a mask of the wrong seat",
        "games",
        rules(
            "    if kind == Frame.PLAY_CARD:\n        seat = state.seat\n        for i",
            "    if kind == Frame.PLAY_CARD:\n        seat = (state.seat + 1) % state.option[Opt.PLAYERS]\n        for i",
        ),
    ),
    Fault("a mask for everyone", "games", patch=lambda: mock.patch.object(Match, "view", view_for_all)),
    Fault("a true state in a view", "secrecy", patch=lambda: mock.patch.object(Match, "view", true_view)),
    Fault(
        "a mask that is not cleared",
        "games",
        rules("    for i in range(act.ACTIONS):\n        mask[i] = 0\n", ""),
    ),
    Fault(
        "a wrong count of legal actions",
        "games",
        rules(
            "        mask[act.PASS + 1] = 1\n        count = 2",
            "        mask[act.PASS + 1] = 1\n        count = 1",
        ),
    ),
    Fault(
        "a shuffle that repeats",
        "shuffles",
        rules("shuffle(state.deck[seat], count, rng)", "shuffle(state.deck[seat], count, rng.copy())"),
    ),
    Fault(
        "constant randomness",
        "shuffles",
        (
            ("rules/game.py", "import Rng, below, shuffle", "import Rng, below, shuffle, stream"),
            (
                "rules/game.py",
                "shuffle(state.deck[seat], count, rng)",
                "shuffle(state.deck[seat], count, stream(b'x' * 16))",
            ),
        ),
    ),
    Fault(
        "a second deal that is always the same",
        "shuffles",
        (
            ("rules/game.py", "import Rng, below, shuffle", "import Rng, below, shuffle, stream"),
            (
                "rules/game.py",
                "shuffle(state.deck[seat], count, rng)",
                "shuffle(state.deck[seat], count, stream(b'%016d' % seat) if state.game else rng)",
            ),
        ),
        RETURN,
    ),
    Fault(
        "a shuffle that favours places",
        "shuffles",
        rules("shuffle(state.deck[seat], count, rng)", "shuffle(state.deck[seat], count - 1, rng)"),
    ),
    Fault("a wrong winner", "games", rules("1000 * score + tie_break(state, seat)", "1000 * score"), FULL),
    Fault(
        "wrong points",
        "games",
        rules("return int(state.option[Opt.LOW_POINTS", "return 1 + int(state.option[Opt.LOW_POINTS"),
        ADVANCED,
    ),
    Fault("a wrong points table", "data", (("rules/deck.py", 'Animal("bat", 1, 4)', 'Animal("bat", 1, 3)'),)),
    Fault(
        "a forbidden move on the list",
        "perft",
        rules("((wanted == 0) | (strength == wanted))", "True"),
    ),
    Fault(
        "a forbidden move accepted", "games", patch=lambda: mock.patch.object(Match, "play", without_check)
    ),
    Fault(
        "a legal move missing",
        "perft",
        rules(
            "        for i in range(st.HAND):\n            if state.hand[seat, i] >= 0:\n"
            "                mask[act.PLAY",
            "        for i in range(st.HAND - 1):\n            if state.hand[seat, i] >= 0:\n"
            "                mask[act.PLAY",
        ),
    ),
    Fault(
        "nothing to choose",
        "games",
        rules("    elif kind == Frame.CHOOSE_PARITY:\n        mask", "    elif kind == -1:\n        mask"),
        says="no legal action",
    ),
    Fault(
        "a shown card forgotten",
        "secrecy",
        rules("    state.known[seat, i] = ALL_SEATS\n    see", "    see"),
    ),
    Fault(
        "knowledge invented",
        "secrecy",
        rules("state.known[seat, slot] = 1 << seat", "state.known[seat, slot] = 1 << seat | 1"),
    ),
    Fault(
        "knowledge that stays in the slot",
        "secrecy",
        rules("        state.known[seat, i] = state.known[seat, source]\n", ""),
    ),
    Fault(
        "a copy that shares its memory",
        "games",
        patch=lambda: mock.patch.object(Match, "position", lambda match: Position(match.game, match._state)),
    ),
    Fault(
        "a fill that returns the truth",
        "secrecy",
        peeking(
            "    for seat in range(state.option[Opt.PLAYERS]):\n        if seat != observer:\n            secret",
            "    if TRUTH and TRUTH[0].turns == state.turns and (state.deck == UNKNOWN).any():\n"
            "        for name in state.dtype.names:\n            state[name] = TRUTH[0][name]\n        return\n"
            "    for seat in range(state.option[Opt.PLAYERS]):\n        if seat != observer:\n            secret",
        ),
    ),
    Fault(
        "a fill that deals a card twice",
        "secrecy",
        rules(
            "                count -= 1\n                state.hand[seat, i] = pool[count]",
            "                state.hand[seat, i] = pool[count - 1]",
        ),
    ),
    Fault(
        "a biased fill",
        "fills",
        rules("shuffle(pool, count, rng)", "shuffle(pool, count - 1, rng)"),
        plan={"fills": 1_200},
    ),
    Fault(
        "a fill that forgets what was sorted out",
        "secrecy",
        rules("for _ in range(state.out_n[seat]):", "for _ in range(0):"),
        ADVANCED,
    ),
    Fault(
        "a number that wraps",
        "games",
        rules("state.turns += 1", "state.turns += 1 + 0 * (state.turns + np.int8(120))"),
        says="overflow",
    ),
    Fault(
        "a card lost",
        "games",
        rules(
            "    state.pile[state.pile_n] = card\n    state.pile_n += 1",
            "    if state.pile_n < 8:\n        state.pile[state.pile_n] = card\n        state.pile_n += 1",
        ),
    ),
    Fault(
        "a card doubled",
        "games",
        rules("    state.deck_n[seat] = top_slot\n", "    state.deck[seat, top_slot] = card\n"),
    ),
    Fault(
        "an endless game",
        "games",
        rules("    state.turn += 1\n", ""),
        {"players": 2, "turn_guard": 20},
        game="biberbande",
        plan={"max_plies": 1_000},
        says="does not end",
    ),
    Fault(
        "an undo that gives hidden information back",
        "secrecy",
        patch=lambda: mock.patch.object(Match, "can_undo", property(lambda match: bool(match.history))),
        says="taken back",
    ),
    Fault(
        "a draw that passes as known",
        "secrecy",
        rules("seen=1 << seat, knew=0)", "seen=1 << seat, knew=1 << seat)"),
    ),
    Fault(
        "notation that parses to another action",
        "data",
        (("rules/actions.py", "aliases={", 'aliases={"pass": {"odd": "even"}} or {'),),
    ),
    Fault("other action ids", "data", (("rules/actions.py", '("new", "base")', '("base", "new")'),)),
    Fault(
        "a position that loses a field",
        "roundtrips",
        (("document.py", 'OneOf({0: "left", 1: "right"})', 'OneOf({0: "left", 1: "left"})'),),
        BASE,
    ),
    Fault(
        "a replay that loses an action",
        "roundtrips",
        patch=lambda: mock.patch.object(Match, "save", forgetful_save),
    ),
    Fault(
        "an encoding of hidden cards",
        "secrecy",
        peeking("    out[:] = 0.0\n", "    out[:] = 0.0\n    out[0] = TRUTH[0].deck[0, 0] if TRUTH else 0\n"),
        says="encoding",
    ),
    Fault(
        "a hand in the order in which it was drawn", "secrecy", rules("        order_hand(state, seat)\n", "")
    ),
    Fault(
        "an event missing",
        "secrecy",
        rules("    tell_open(events, Ev.ENTERS, seat=state.seat, card=card, a=together)\n", ""),
    ),
    Fault(
        "a game that is different each time",
        "determinism",
        rules(
            "shuffle(state.deck[seat], count, rng)",
            "np.random.default_rng().shuffle(state.deck[seat][:count])",
        ),
    ),
    Fault(
        "a draw that decides nothing",
        "determinism",
        rules(
            "    kind = top(state, KIND)\n    if kind == Frame.PLAY_CARD:\n        pop(state)\n",
            "    kind = top(state, KIND)\n    below(rng, 2)\n    if kind == Frame.PLAY_CARD:\n        pop(state)\n",
        ),
        says="always come out the same",
    ),
    Fault(
        "an unused slot that is not wiped",
        "games",
        rules("    state.line[st.LINE - 1] = NONE\n", ""),
        says="not empty",
    ),
    Fault(
        "a bat that does not burn",
        "games",
        rules("while state.line_n > 0 and species_at(state, 0) == deck.BAT:", "while False:"),
        says="bat",
    ),
    Fault(
        "a card lost, in the soak",
        "soak",
        rules("    state.pile_n += 1\n", "    state.pile_n += state.pile_n < 8\n"),
    ),
    Fault(
        "a wrong count, in the soak",
        "soak",
        rules(
            "        mask[act.PASS + 1] = 1\n        count = 2",
            "        mask[act.PASS + 1] = 1\n        count = 1",
        ),
        says="counts other actions",
    ),
    Fault(
        "a fill that changes what is open, in the soak",
        "soak",
        rules(
            "        shuffle(pool, count, rng)\n",
            "        shuffle(pool, count, rng)\n        state.flipped = 1\n",
        ),
        says="different from the view",
    ),
    Fault(
        "an endless game, in the soak",
        "soak",
        rules("    state.turn += 1\n", ""),
        {"players": 2, "turn_guard": 20},
        game="biberbande",
        plan={"max_plies": 1_000},
        says="does not end",
    ),
)


ALL: tuple[Fault, ...] = (*FAULTS, *CUNNING, *UNEVEN, *FORGETFUL)


def sound_cases() -> dict[int, Fault]:
    """One fault for each game, family and options: without it the game must pass."""
    found: dict[str, int] = {}
    for number, fault in enumerate(ALL):
        found.setdefault(repr((fault.game, fault.family, fault.options, fault.plan)), number)
    return {number: ALL[number] for number in found.values()}


def main(numbers: list[int]) -> None:
    """Print what was caught, a line for each fault as soon as it is known."""
    read_in_c()
    for number in numbers:
        started = time.process_time()
        report = run(number, ALL[number]) if number >= 0 else run_sound(10_000 - number, ALL[~number])
        found = {
            "failures": [failure.what for failure in report.failures],
            "passed": report.passed,
            "seconds": round(time.process_time() - started, 1),
        }
        print(json.dumps({number: found}), flush=True)


if __name__ == "__main__":
    main([int(number) for number in sys.argv[1:]])
