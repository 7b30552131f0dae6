"""The events buffer, what observers see of events, and the decision stack."""

from __future__ import annotations

import numba
import numpy as np
import pytest

from biberbau.kernel import stack
from biberbau.kernel.cards import NONE
from biberbau.kernel.compiled import INTERPRETED, compiled
from biberbau.kernel.events import (
    ALL_SEATS,
    CAPACITY,
    NO_EVENTS,
    Event,
    buffer,
    conceal_event,
    emit,
    read,
    tell,
    tell_card,
    tell_open,
)

UNKNOWN = -1


def test_events_come_back_in_order() -> None:
    events = buffer()
    emit(events, 1, 2, 3, 4, 5, 6, 7)
    emit(events, 9, 0, -2, -1, -2, ALL_SEATS, 0)
    assert read(events) == [Event(1, 2, 3, 4, 5, 6, 7), Event(9, 0, -2, -1, -2, 255, 0)]


@compiled
def happens(events: np.record, seat: int, card: int) -> None:
    """An event of each form, with numbers of several widths, and with more and less left out."""
    tell(events, 1)
    tell(events, 2, seat=seat, b=np.int8(4))
    tell(events, 2, a=seat)
    tell_open(events, 3, card=np.uint8(card))
    tell_open(events, 3, seat=seat, card=card, a=1, b=2)
    tell_card(events, 4, card=card, seen=0b10, knew=0)
    tell_card(events, 4, seat=seat, card=card, a=np.int16(7), seen=ALL_SEATS, knew=1 << seat)


def test_what_is_left_out_is_none_and_a_card_is_hidden_or_open_as_said() -> None:
    events = buffer()
    happens(events, 1, 5)
    assert read(events) == [
        Event(1, NONE, NONE, NONE, NONE, ALL_SEATS, ALL_SEATS),
        Event(2, 1, NONE, NONE, 4, ALL_SEATS, ALL_SEATS),
        Event(2, NONE, NONE, 1, NONE, ALL_SEATS, ALL_SEATS),
        Event(3, NONE, 5, NONE, NONE, ALL_SEATS, ALL_SEATS),
        Event(3, 1, 5, 1, 2, ALL_SEATS, ALL_SEATS),
        Event(4, NONE, 5, NONE, NONE, 0b10, 0),
        Event(4, 1, 5, 7, NONE, ALL_SEATS, 0b10),
    ]


@pytest.mark.compiled
@pytest.mark.skipif(INTERPRETED, reason="nothing is compiled")
def test_each_form_is_compiled_once_whatever_is_left_out() -> None:
    numba.njit(happens.py_func)(
        buffer(), 1, 5
    )  # anew: of a function from the cache nobody asks what it calls
    assert [len(form.signatures) for form in (tell, tell_open, tell_card)] == [1, 1, 1]  # type: ignore[attr-defined]


def test_who_sees_a_card_has_to_be_said() -> None:
    missing = {"seen": 0, "knew": 0}
    for name in missing:
        with pytest.raises(TypeError):
            tell_card(buffer(), 4, card=5, **{other: 0 for other in missing if other != name})


def test_simulations_pay_for_no_events() -> None:
    emit(NO_EVENTS, 1, 2, 3, 4, 5, 6, 7)
    happens(NO_EVENTS, 1, 5)
    assert (NO_EVENTS.count, NO_EVENTS.lost) == (0, 0)
    assert read(NO_EVENTS) == []


def test_events_that_do_not_fit_are_counted_and_an_error_to_read() -> None:
    events = buffer()
    for i in range(CAPACITY + 3):
        emit(events, 1, 0, i, 0, 0, 0, 0)
    assert (events.count, events.lost) == (CAPACITY, 3)
    assert events.rows[CAPACITY - 1, 2] == CAPACITY - 1
    with pytest.raises(OverflowError, match="3 events"):
        read(events)


@pytest.mark.parametrize(
    ("seen", "knew", "reveals"), [(0b10, 0, True), (0b10, 0b10, False), (ALL_SEATS, 0b1, True), (0, 0, False)]
)
def test_an_event_reveals_what_was_not_known(seen: int, knew: int, reveals: bool) -> None:
    assert Event(1, 0, 5, 0, 0, seen, knew).reveals is reveals


def test_an_observer_sees_a_card_only_if_the_mask_says_so() -> None:
    event = Event(1, 0, 5, 0, 0, 0b0101, 0)
    assert [conceal_event(event, seat, UNKNOWN).card for seat in (0, 1, 2, None)] == [5, UNKNOWN, 5, UNKNOWN]
    public = event._replace(seen=ALL_SEATS)
    assert [conceal_event(public, seat, UNKNOWN).card for seat in (0, 7, None)] == [5, 5, 5]
    assert conceal_event(event, 1, UNKNOWN) == event._replace(card=UNKNOWN)


# ------------------------------------------------------------------------------------------------ decision stack

DTYPE = np.dtype((np.record, [("stack", "i1", (3, 4)), ("depth", "i1")]))


def test_the_top_frame_says_who_decides() -> None:
    state = np.zeros(1, dtype=DTYPE)[0]
    assert (stack.actor(state), stack.top(state, stack.KIND)) == (-1, 0)
    stack.push(state, 4, 1, 7, 8)
    stack.push(state, 5, 2, 0, 0)
    assert (stack.actor(state), stack.top(state, stack.KIND)) == (2, 5)
    stack.set_top(state, stack.B, 3)
    assert stack.top(state, stack.B) == 3
    stack.pop(state)
    assert [stack.top(state, field) for field in range(4)] == [4, 1, 7, 8]
    stack.pop(state)
    assert (state.depth, stack.actor(state)) == (0, -1)


def test_a_popped_frame_leaves_no_trace() -> None:
    state = np.zeros(1, dtype=DTYPE)[0]
    before = state.tobytes()
    stack.push(state, 4, 1, 7, 8)
    stack.pop(state)
    assert state.tobytes() == before
