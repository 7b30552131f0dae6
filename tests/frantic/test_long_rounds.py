"""A record of knowledge over rounds in which much moves unseen: every step of its log, and what it cannot keep."""

from __future__ import annotations

import numpy as np

from biberbau.games.frantic.rules import deck, holdings, knowledge, sorts, worlds
from biberbau.games.frantic.rules import state as st
from biberbau.games.frantic.rules.state import Ev
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.match import Game

PLAYERS = 8
RED_5, NICE_TRY = deck.NAMES.index("red 5"), deck.NAMES.index("nice try")  # there is one nice try
GAME = Game.of("frantic", {"players": PLAYERS})


def spectator() -> np.ndarray:
    """Somebody who has seen seven cards dealt to each of eight players, none of them open."""
    known = np.zeros(knowledge.RECORDS, dtype=knowledge.KNOWLEDGE)
    knowledge.begin(known, GAME.options_array, -1)
    hear(known, Ev.ROUND_STARTS, 0, NONE, 1)
    for seat in range(PLAYERS):
        for _ in range(st.HAND):
            hear(known, Ev.DEALS, seat)
    return known


def hear(known: np.ndarray, kind: int, seat: int, card: int = UNKNOWN, a: int = NONE, b: int = NONE) -> None:
    knowledge.learn(known, kind, seat, card, a, b)


def zones(known: np.ndarray, zone: int, way: int) -> list[int]:
    """The faces of the cards in a zone, on one way through the log."""
    return known[way]["face"][known[way]["zone"] == zone].tolist()  # type: ignore[no-any-return]


def way_through(known: np.ndarray) -> int:
    """A way through the log, found in as many steps as ``fill`` has for it."""
    assert worlds.follow(known, int(known[0]["log_n"]) + worlds.SPARE) >= 0
    return int(worlds.one_of(known))


def test_a_shown_card_that_may_have_been_drawn_is_followed_through_all_that_can_happen() -> None:
    known = spectator()
    hear(known, Ev.SHOWS, 0, RED_5, 0)
    hear(known, Ev.HANDS, 0, UNKNOWN, 1, 1)  # drawn blindly: red 5 may be there now
    for seat in range(PLAYERS):  # Russian Roulette, until more lie on the stack than are told apart
        for _ in range(5):
            hear(known, Ev.LAYS, seat, UNKNOWN, NONE, sorts.ANYTHING)
    hear(known, Ev.PUTS_ON_STACK, NONE, NONE, 5 * PLAYERS)
    assert known[0]["on_top"] == st.PACK
    for seat in range(PLAYERS):
        hear(known, Ev.DRAWS, seat)
    hear(known, Ev.DIFFERS, 1, NONE)
    hear(known, Ev.LACKS, 1, NONE, sorts.WITH_COLOUR)
    for seat in range(PLAYERS):
        hear(known, Ev.GOES_TO, seat, NONE, (seat + 1) % PLAYERS)
    hear(known, Ev.HANDS_GONE, NONE, NONE)
    known[0]["luck"] = 7
    way = way_through(known)
    pooled = sum(len(zones(known, seat, way)) for seat in range(3))
    hear(known, Ev.POOLS, NONE, NONE, 0b111)
    for i in range(pooled):
        hear(known, Ev.DEALS, i % 3)
    hear(known, Ev.SHOWS, 2, RED_5, 0)
    assert known[0]["kept"] == 1 and known[0]["log_n"] > 0
    known[0]["luck"] = 7
    way = way_through(known)
    assert RED_5 in zones(known, 2, way)
    assert len(zones(known, holdings.POOL, way)) == 0
    assert len(zones(known, st.ON_TOP, way)) == known[0]["on_top"]


def test_a_laid_card_that_is_turned_up_was_that_card_when_it_was_laid() -> None:
    known = spectator()
    hear(known, Ev.SHOWS, 0, NICE_TRY, 0)
    hear(known, Ev.HANDS, 0, UNKNOWN, 1, 1)
    hear(known, Ev.LAYS, 0, UNKNOWN, NONE, sorts.ANYTHING)
    hear(known, Ev.LAYS, 1, UNKNOWN, NONE, sorts.ANYTHING)
    hear(known, Ev.OFFERS, 0, RED_5, 0)
    hear(known, Ev.OFFERS, 1, NICE_TRY, 1)
    known[0]["luck"] = 3
    for _ in range(5):
        way = way_through(known)
        assert NICE_TRY not in zones(known, 0, way)


def test_more_steps_than_fit_end_the_record_until_the_next_deal() -> None:
    known = spectator()
    hear(known, Ev.SHOWS, 0, RED_5, 0)
    hear(known, Ev.HANDS, 0, UNKNOWN, 1, 1)
    for turn in range(holdings.LOG):
        hear(known, Ev.HANDS, 1 - turn % 2, UNKNOWN, turn % 2, 1)
    assert known[0]["kept"] == 0
    hear(known, Ev.ROUND_STARTS, 0, NONE, 2)
    assert known[0]["kept"] == 1 and known[0]["log_n"] == 0


def test_of_many_mating_seasons_the_oldest_are_forgotten() -> None:
    known = spectator()
    for _ in range(9):
        hear(known, Ev.DIFFERS, 3, NONE)
    held = known[0]["zone"] == 3
    assert (known[0]["apart"][held] == 0b1111_1111).all()
