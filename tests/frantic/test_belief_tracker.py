"""What the belief tracker of Frantic concludes from events, and from nothing else."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from biberbau.games import kind
from biberbau.games.frantic.check.belief_tracker import BeliefTracker
from biberbau.games.frantic.rules import deck
from biberbau.games.frantic.rules import state as st
from biberbau.games.frantic.rules.state import Ev
from biberbau.kernel.cards import NONE, UNKNOWN
from biberbau.kernel.events import Event
from biberbau.match import Game

from .scenario import cards, rule

FACE = {name: face for face, name in enumerate(deck.NAMES)}


class Heard:
    """A spectator's tracker, at a table where three have been dealt unseen cards."""

    def __init__(self, *dealt: int, top: str = "blue 4") -> None:
        self.tracker = BeliefTracker(Game.of("frantic", {"players": len(dealt)}).options, None)
        self.pile = Counter[int]()
        self.says(Ev.ROUND_STARTS)
        for seat, count in enumerate(dealt):
            self.says(Ev.DEALS, seat, *["?"] * count)
        self.says(Ev.TURNS_UP, 0, top)

    def says(self, event: Ev, seat: int = 0, *names: str, a: int = NONE, b: int = NONE) -> Heard:
        """An event for each of these cards, or one without a card."""
        for name in names or ("-",):
            card = {"?": UNKNOWN, "-": NONE}.get(name, FACE.get(name, NONE))
            self.tracker.see(Event(int(event), seat, card, a, b, 0, 0))
            if event in (Ev.PLAYS, Ev.DISCARDS, Ev.TURNS_UP):
                self.pile[card] += 1
        return self

    def allows(self, *hands: str) -> bool:
        """Whether these may be the hands now."""
        world: np.record = np.zeros(1, dtype=kind("frantic").dtype)[0]
        world.deck[:] = deck.COPIES[0]
        for face, count in self.pile.items():
            world.discard[face] = count
            world.deck[face] -= count
        for seat, names in enumerate(hands):
            for name in cards(names):
                world.hand[seat, FACE[name]] += 1
                world.deck[FACE[name]] -= 1
        return self.tracker.objection(world) is None


@rule("knowledge")
@pytest.mark.parametrize("turns_up", ["blue 6", "fantastic four"])
def test_what_left_unseen_is_told_apart_when_it_comes_to_light(turns_up: str) -> None:
    """One card leaves b's open hand unseen, and c plays a card that only b can have had: so b has all the others."""
    shown = ["blue 6", "blue 8", "fantastic four", "yellow gift"]
    t = Heard(2, 4, 3).says(Ev.SHOWS, 1, *shown, a=0).says(Ev.SHOWS, 2, "green 2", "green 3", "green 7", a=0)
    t.says(Ev.HANDS, 1, "?", a=2, b=1)
    assert t.allows(
        "yellow 9, black 3", "blue 6, fantastic four, yellow gift", "green 2, green 3, green 7, blue 8"
    )
    t.says(Ev.PLAYS, 2, turns_up)
    rest = [name for name in shown if name != turns_up]
    assert t.allows("yellow 9, black 3", ", ".join(rest), "green 2, green 3, green 7")
    assert not t.allows("yellow 9, black 3", "blue 6, yellow gift, red 5", "green 2, green 3, green 7")
    assert not t.allows(
        "yellow 9, black 3", ", ".join([*rest[:2], "green 2"]), f"{rest[2]}, green 3, green 7"
    )


@rule("knowledge", "F51", "F143")
def test_special_cards_that_were_swapped_can_be_handed_on() -> None:
    """a got two special cards of b and then gave b two cards: b has as many special cards as a has numbers more."""
    t = Heard(3, 2)
    for seat, count in ((0, 1), (1, 2)):
        t.says(Ev.COUNTS, seat, a=count, b=deck.SPECIAL_FAVOURS)
    t.says(Ev.LAYS, 0, "?", a=1).says(Ev.LAYS, 1, "?", "?", a=0)
    t.says(Ev.GETS, 1, "?", a=0).says(
        Ev.GETS, 0, "?", "?", a=1
    )  # a: two special cards and two others; b: one
    assert t.allows("red skip, blue skip, red 1, red 2", "yellow skip")
    assert not t.allows("red skip, blue skip, red 1, green skip", "yellow skip")
    t.says(Ev.UNCOVERS, 0, a=deck.TRUST_FALL, b=0).says(Ev.HANDS, 0, "?", "?", a=1, b=0)
    assert t.allows("red skip, blue skip", "yellow skip, red 1, red 2")
    assert t.allows("red 1, red skip", "yellow skip, blue skip, red 2")
    assert not t.allows("red 1, red 2", "yellow skip, blue skip, red 3")


@rule("knowledge", "taxation", "F93")
def test_what_counts_more_than_the_third_card_shown_was_not_there() -> None:
    """Three cards are shown as the highest of five: the others are no higher; what comes later may be."""
    t = (
        Heard(5, 2)
        .says(Ev.UNCOVERS, 0, a=deck.DOUBLE_TAXATION, b=0)
        .says(Ev.SHOWS, 0, "red 9", "red 7", "red 5", a=0)
    )
    assert t.allows("red 9, red 7, red 5, red 4, blue 3", "red 1, red 2")
    assert not t.allows("red 9, red 7, red 5, red 6, blue 3", "red 1, red 2")
    t.says(Ev.DRAWS, 0, "?")
    assert t.allows("red 9, red 7, red 5, red 6, blue 3, green 1", "red 1, red 2")
    assert not t.allows("red 9, red 7, red 5, red 6, blue 8, green 1", "red 1, red 2")


@rule("knowledge", "mating", "F108")
def test_after_a_mating_season_the_numbers_that_went_are_gone_and_the_others_differ() -> None:
    """Two fives go, and so no third one is left; of other numbers one at most."""
    t = Heard(5, 2).says(Ev.COUNTS, 0, a=2, b=st.BY_EVENT + deck.MATING_SEASON)
    t.says(Ev.DISCARDS, 0, "red 5", "blue 5")
    assert t.allows("red 1, red 2, red skip", "red 3, red 4")
    assert not t.allows("red 1, blue 1, red skip", "red 3, red 4")
    assert not t.allows("red 1, green 5, red skip", "red 3, red 4")
    t.says(Ev.DRAWS, 0, "?")
    assert t.allows("red 1, blue 1, red skip, red 2", "red 3, red 4")
    assert not t.allows("red 1, blue 1, red skip, green 5", "red 3, red 4")


@rule("knowledge", "vandalism", "F133")
def test_after_vandalism_a_hand_has_as_many_cards_of_the_colour_as_have_come() -> None:
    """Blue was played last: b discards one blue card, and has none until another card has come."""
    t = Heard(2, 3).says(Ev.COUNTS, 1, a=1, b=st.BY_EVENT + deck.VANDALISM).says(Ev.DISCARDS, 1, "blue 5")
    assert t.allows("blue 1, blue 2", "red 1, red 2")
    assert not t.allows("red 3, red 4", "blue 1, red 2")
    t.says(Ev.HANDS, 0, "?", a=1, b=0)
    assert t.allows("red 3", "blue 1, red 2, red 4")
    assert not t.allows("red 3", "blue 1, blue 2, red 4")


@rule("knowledge", "F9")
def test_a_curse_that_was_put_back_is_in_no_hand() -> None:
    """Until somebody draws."""
    t = Heard(2, 2)
    t.tracker.see(Event(int(Ev.PUTS_BACK), 0, FACE["curse"], NONE, NONE, 0, 0))
    assert not t.allows("curse, red 1", "red 2, red 3")
    assert t.says(Ev.DRAWS, 0, "?").allows("curse, red 1, red 4", "red 2, red 3")


@rule("knowledge", "F131")
def test_what_was_known_of_hands_that_were_put_together_is_in_one_of_them() -> None:
    """Tornado: a's red 9 lies in one of the two hands that are dealt anew, not in the third one."""
    t = Heard(2, 2, 2).says(Ev.SHOWS, 0, "red 9", a=0).says(Ev.POOLS, NONE, a=3)
    t.says(Ev.DEALS, 0, "?", "?").says(Ev.DEALS, 1, "?", "?")
    assert t.allows("red 1, red 2", "red 9, red 3", "red 4, red 5")
    assert not t.allows("red 1, red 2", "green 9, red 3", "red 4, red 9")
