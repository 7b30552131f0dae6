"""What a game declares as members of an IntEnum: constants in compiled code, names and sentences elsewhere."""

from __future__ import annotations

from enum import IntEnum

import numpy as np
import pytest

from biberbau.kernel.compiled import compiled
from biberbau.kernel.complaints import ComplaintKind, about
from biberbau.kernel.events import ALL_SEATS, Event, EventKind, EventNumber, buffer, read, tell, tell_card
from biberbau.kernel.observation_spec import Axis, PlaneStart, layout, option_planes, part, places
from biberbau.kernel.options import OptionPlace, encode, option, resolve

slot = EventNumber("slot")
points = EventNumber("points")
left = EventNumber("left")


class Ev(EventKind):
    """Events of a made-up game."""

    STARTS = "it starts"
    PUTS = "`seat` put `card` to `slot`", slot
    SCORES = "`seat` has `points`; `left` are left", points, left
    LEAVES = "`left` are left", None, left


class End(IntEnum):
    """When it ends."""

    SOON = 0
    LATE = 1


class Opt(OptionPlace):
    """Options of a made-up game."""

    PLAYERS = option(3, "How many play.", low=2, high=5)
    OPEN_HANDS = option(False, "Open hands.", "X1")
    END = option("late", "When it ends.", choices=End)


class At(PlaneStart):
    """Parts of a made-up observation."""

    ROW = part((places("place", 4), Axis("face", ("red", "blue"))), "what lies there")
    SIZE = part((), "cards in the deck", "cards", 20, 40)
    OPTIONS = option_planes(Opt.all(), per={"players": 5})
    LAST = part((), "the last number", known_to="the observer")


class Wrong(ComplaintKind):
    """What can be wrong in a made-up game."""

    FINE = ""
    LOST = "deck: a card is missing"
    OPEN = "hands.{seat}: open, and {seat} should know"


@compiled
def use(events: np.record, option: np.ndarray, out: np.ndarray) -> int:  # type: ignore[type-arg]
    """Uses members as events, indices, offsets and numbers."""
    tell_card(events, Ev.PUTS, seat=1, card=5, a=3, seen=ALL_SEATS, knew=0)
    tell(events, Ev.SCORES, seat=0, a=12, b=4)
    tell(events, Ev.LEAVES, seat=0, b=9)
    for i in range(option.shape[0]):
        out[At.OPTIONS + i] = option[i]
    if option[Opt.END] == End.LATE:
        out[At.LAST] = 1.0
    return about(Wrong.OPEN, 1)


def test_members_are_constants_in_compiled_code() -> None:
    events, out = buffer(), np.zeros(13, dtype=np.float32)
    code = use(events, encode(Opt.all(), resolve(Opt.all(), {})), out)
    assert out.tolist() == [0.0] * 9 + [3, 0, 1, 1]
    assert Wrong.texts("abc")[code] == "hands.b: open, and b should know"
    put, scored, left_over = read(events)
    assert (put.kind, slot(put)) == (Ev.PUTS, 3)
    assert (points(scored), left(scored), left(left_over)) == (12, 4, 9)


def test_an_event_of_another_kind_has_no_such_number() -> None:
    with pytest.raises(KeyError):
        slot(Event(Ev.SCORES, 0, 0, 1, 2, 0, 0))


def test_events_are_numbered_from_1_and_named() -> None:
    assert [(int(kind), Ev.called(kind)) for kind in Ev] == [
        (1, "starts"),
        (2, "puts"),
        (3, "scores"),
        (4, "leaves"),
    ]
    assert Ev.PUTS.says == "`seat` put `card` to `slot`"


def test_options_take_their_names_and_choices_from_where_they_are_declared() -> None:
    assert [(int(member), member.option.name) for member in Opt] == [
        (0, "players"),
        (1, "open_hands"),
        (2, "end"),
    ]
    assert Opt.END.option.choices == ("soon", "late")
    assert resolve(Opt.all(), {"open_hands": True}) == {"players": 3, "open_hands": True, "end": "late"}


def test_parts_lie_one_behind_the_other() -> None:
    assert [int(member) for member in At] == [0, 8, 9, 12]
    assert {name: place.start for name, place in layout(At.all()).items()} == {
        "row": 0, "size": 8, "option_players": 9, "option_open_hands": 10, "option_end": 11, "last": 12,
    }  # fmt: skip
    assert (At.SIZE.planes[0].high, At.ROW.planes[0].high, At.LAST.planes[0].known_to) == (
        2.0,
        1.0,
        "the observer",
    )


def test_complaints_name_each_seat_where_they_are_about_one() -> None:
    assert Wrong.texts("ab") == {
        1: "deck: a card is missing",
        1002: "hands.a: open, and a should know",
        2002: "hands.b: open, and b should know",
    }
