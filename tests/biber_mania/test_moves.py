"""Which events move cards: what documents tell of it, and what the checks' tracker follows."""

from __future__ import annotations

from biberbau.games.biber_mania.rules import state as st
from biberbau.games.biber_mania.rules.state import Ev
from biberbau.games.biber_mania.zones import PATHS
from biberbau.kernel.cards import NONE
from biberbau.kernel.events import ALL_SEATS, Event


def happens(kind: Ev, card: int, number: int) -> Event:
    return Event(kind, 1, card, number, NONE, ALL_SEATS, 0)


def test_a_wish_in_vain_moves_nothing() -> None:
    assert PATHS.of(happens(Ev.GRANTS, 3, 0)) == ("hand-1", "hand-0")
    assert PATHS.of(happens(Ev.GRANTS, NONE, 0)) is None


def test_a_king_who_gets_nothing_moves_nothing() -> None:
    assert PATHS.of(happens(Ev.KING_TAKES, 3, 0)) == ("hand-1", "pile-0")
    assert PATHS.of(happens(Ev.KING_TAKES, NONE, 0)) is None


def test_what_is_stabbed_in_the_display_comes_to_a_hand() -> None:
    stabbed = happens(Ev.STABS_DISPLAY, 3, 2)
    assert st.count(stabbed) == 2
    assert PATHS.of(stabbed) == ("display", "hand-1")
