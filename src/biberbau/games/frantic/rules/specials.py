"""Rules of Frantic, part 3: special cards against somebody, each under its own name, and the reactions."""

from __future__ import annotations

from ....kernel.cards import NONE
from ....kernel.events import Events, tell
from ....kernel.rng import Rng
from ....kernel.stack import KIND, SEAT, A, B, pop, set_top, top
from . import deck
from .hands import (
    after,
    draw_blindly,
    draw_cards,
    empty_hands,
    give,
    is_in,
    lay_aside,
    look_into,
    may_hold_but,
    may_react,
    take_gifts,
    tell_count,
)
from .known import limit_rooms, specials_swap
from .lacks import favours_have_come, has_none, has_none_but
from .matching import has_target, react_with
from .options import Opt
from .sorts import ANYTHING, FAVOUR, NOT_RUDE, is_favour
from .state import Cards, Ev, Frame, State, Wish
from .types import apart, once, push

TWO = 2
"""Cards of an Exchange, a Gift, a Thief."""
REACTION = deck.FACE_OF_KIND[[deck.COUNTERATTACK, deck.LUCKY_BASTARD, deck.NICE_TRY]]
"""The card that answers each kind of frame from ``COUNTER`` to ``NICE``."""

# ----------------------------------------------------------------------------------------------------------- attacks


@apart
def strike(state: State, rng: Rng, events: Events) -> None:
    """A special card hits a player. A victim who may hold an answer, as far as all can tell, is asked (F37, F140).

    When the round is over, what has not yet come to pass no longer does.
    """
    seat, kind, by = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    pop(state)
    if state.over != 0:
        return
    if may_react(state, seat, deck.COUNTERATTACK):
        push(state, Frame.COUNTER, seat, kind, by)
    else:
        hit(state, seat, kind, by, rng, events)


@once
def let_it_happen(state: State, rng: Rng, events: Events) -> None:
    """The victim does not counter."""
    seat, kind, by = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    pop(state)
    hit(state, seat, kind, by, rng, events)


@apart
def hit(state: State, seat: int, kind: int, by: int, rng: Rng, events: Events) -> None:
    """The effect of a special card on its victim; ``by``: the attacker, and 8 times the cards of a Fantastic Four."""
    attacker = by & 7
    if kind == deck.FANTASTIC_FOUR:
        draw_cards(state, seat, by >> 3, rng, events)
    elif kind == deck.EQUALITY:
        draw_cards(state, seat, int(state.hand_n[attacker]) - int(state.hand_n[seat]), rng, events)
    elif kind == deck.INEQUALITY:
        inequality(state, seat, attacker, rng, events)
    elif kind == deck.SPECIAL_FAVOURS:
        special_favours(state, attacker, seat, events)
    elif kind == deck.EXCHANGE:
        push(state, Frame.EXCHANGING, attacker, 0, seat)
        push(state, Frame.GIVING, attacker, TWO, seat + 8 * Cards.EXCHANGE)
    elif kind == deck.GIFT:
        push(state, Frame.GIVING, attacker, TWO, seat + 8 * Cards.GIFT)
    elif kind == deck.SKIP:
        state.skipped = int(state.skipped) | 1 << seat
        tell(events, Ev.SKIPS, seat=seat)
    else:  # a thief must look, and steal
        look_into(state, attacker, seat, events)
        push(state, Frame.STEALING, attacker, TWO, seat)
    settle_giving(state)


@once
def inequality(state: State, victim: int, attacker: int, rng: Rng, events: Events) -> None:
    """The victim draws from the attacker's hand, blindly, until the victim has more cards (F49)."""
    lead = int(state.hand_n[attacker]) - int(state.hand_n[victim])
    if lead >= 0:
        draw_blindly(state, victim, attacker, lead // 2 + 1, rng, events)


@apart
def special_favours(state: State, seat: int, other: int, events: Events) -> None:
    """Both players swap all of their special cards, but no Fuck You (F51); how many these are, all can see."""
    rude = int(state.option[Opt.FAVOURS_TAKE_ALL])
    own, others = 0, 0
    for face in range(deck.FIRST_NEUTRAL, deck.FACES):
        if is_favour(face, rude):
            own += int(state.hand[seat, face])
            others += int(state.hand[other, face])
    tell_count(state, seat, own, deck.SPECIAL_FAVOURS, events)
    tell_count(state, other, others, deck.SPECIAL_FAVOURS, events)
    if own == 0:
        has_none(state, seat, FAVOUR + rude, events)
    if others == 0:
        has_none(state, other, FAVOUR + rude, events)
    specials_swap(state, seat, other, rude)
    lay_favours(state, seat, other, rude, events)
    lay_favours(state, other, seat, rude, events)
    has_none_but(state, seat, FAVOUR + rude, others, events)
    has_none_but(state, other, FAVOUR + rude, own, events)
    take_gifts(state, events)
    favours_have_come(state, seat, others)
    favours_have_come(state, other, own)
    limit_rooms(state, 1 << seat | 1 << other)


@apart
def lay_favours(state: State, seat: int, other: int, rude: int, events: Events) -> None:
    """All special cards of a seat for another; both see them."""
    for face in range(deck.FIRST_NEUTRAL, deck.FACES):
        if is_favour(face, rude):
            for _ in range(state.hand[seat, face]):
                lay_aside(state, seat, face, other, 1 << seat | 1 << other, FAVOUR + rude, events)


@once
def settle_giving(state: State) -> None:
    """Nobody is asked for cards that, as all can tell, are not there; who else holds only the rude card passes (F140)."""
    kind = int(top(state, KIND))
    if kind != Frame.GIVING and kind != Frame.STEALING:
        return
    if top(state, A) == 0 or not may_hold_but(state, holder(state, kind), not_chosen(state, kind)):
        pop(state)


@once
def holder(state: State, kind: int) -> int:
    """Out of whose hand cards are chosen: a thief steals from somebody else's."""
    return int(top(state, B if kind == Frame.STEALING else SEAT))


@once
def not_chosen(state: State, kind: int) -> int:
    """Which kind of card stays: Fuck You goes on purpose only in events (F53, F59), Curse is never discarded (F74)."""
    if kind == Frame.STEALING or (kind == Frame.GIVING and int(top(state, B)) >> 3 != Cards.ANY):
        return deck.FUCK_YOU
    return deck.CURSE if kind == Frame.DISCARDING else NONE


@apart
def give_picked(state: State, face: int, events: Events) -> None:
    """The next card of those to give."""
    seat, left, to = int(top(state, SEAT)), int(top(state, A)), int(top(state, B)) & 7
    mode = int(top(state, B)) >> 3
    if mode == Cards.EXCHANGE:
        lay_aside(state, seat, face, to, 1 << seat, NOT_RUDE, events)
    else:
        give(state, seat, face, to, ANYTHING if mode == Cards.ANY else NOT_RUDE, events)
    set_top(state, A, left - 1)
    settle_giving(state)


@apart
def exchange(state: State, rng: Rng, events: Events) -> None:
    """Exchange: two cards for two, drawn blindly from what the other had before (F57).

    Option ``exchange_mixed``: the given cards join the other hand first.
    """
    seat, other = int(top(state, SEAT)), int(top(state, B))
    pop(state)
    if state.option[Opt.EXCHANGE_MIXED] == 1:
        take_gifts(state, events)
    draw_blindly(state, seat, other, TWO, rng, events)
    take_gifts(state, events)


@apart
def steal(state: State, face: int, events: Events) -> None:
    """The thief takes a card, no Fuck You (F59)."""
    seat, left, other = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    give(state, other, face, seat, NOT_RUDE, events)
    set_top(state, A, left - 1)
    settle_giving(state)


@apart
def counterattack(state: State, face: int, events: Events) -> None:
    """The attack is off. The player who countered may wish, and carry out the effect against anybody (F38-F42)."""
    seat, kind, by = int(top(state, SEAT)), int(top(state, A)), int(top(state, B))
    pop(state)
    react_with(state, seat, face, Frame.COUNTER, events)
    tell(events, Ev.COUNTERS, seat=seat, a=kind, b=by & 7)
    state.stack[0, B] = state.option[Opt.COUNTERED_ACTS_AGAIN]
    share = by >> 3
    if state.option[Opt.COUNTER_TAKES_ALL] == 1:
        while top(state, 0) == Frame.STRIKE and int(top(state, B)) & 7 == by & 7:
            share += int(top(state, B)) >> 3
            pop(state)
    if has_target(state, seat, kind):
        push(state, Frame.TARGET, seat, kind, 1 + 2 * share)
    if state.option[Opt.COUNTER_WISHES] == 1:
        push(state, Frame.WISHING, seat, Wish.MAY, 0)


# --------------------------------------------------------------------------------------------------------- reactions


@once
def answers(kind: int) -> tuple[int, int]:
    """The cards that answer such a question: the reaction, or a Mimicry in its place (F68)."""
    return int(REACTION[kind - Frame.COUNTER]), int(deck.FACE_OF_KIND[deck.MIMICRY])


@apart
def ask(state: State, kind: int) -> None:
    """All who may hold the answer are asked, from the active player on (F140).

    For Lucky Bastard before an event card is uncovered (F75), for Nice Try when somebody's hand is empty (F77). When
    nobody has reacted to that, ``END_PLAY`` below learns it.
    """
    asked = int(top(state, A))
    pop(state)
    for step in range(asked, int(state.option[Opt.PLAYERS])):
        seat = after(state, state.seat, step)
        if may_react(state, seat, deck.LUCKY_BASTARD if kind == Frame.LUCKY else deck.NICE_TRY):
            push(state, kind, seat, step, 0)
            return
    if kind == Frame.NICE:
        set_top(state, A, 1)


@once
def ask_on(state: State) -> None:
    """This player has decided: the next one."""
    kind, asked = int(top(state, KIND)), int(top(state, A))
    pop(state)
    push(state, Frame.ASK_LUCKY if kind == Frame.LUCKY else Frame.ASK_NICE, 0, asked + 1, 0)


@once
def may_wish(state: State, seat: int) -> None:
    """A player who throws in a card may wish for a colour, but not when the round is over: nothing is played then."""
    if state.over == 0:
        push(state, Frame.WISHING, seat, Wish.MAY, 0)


@apart
def lucky_bastard(state: State, face: int, events: Events) -> None:
    """Protected from the event; may wish for a colour (F76)."""
    seat = int(top(state, SEAT))
    react_with(state, seat, face, Frame.LUCKY, events)
    state.shield = int(state.shield) | 1 << seat
    tell(events, Ev.PROTECTS, seat=seat)
    ask_on(state)
    may_wish(state, seat)


@apart
def nice_try(state: State, face: int, events: Events) -> None:
    """All who have no cards draw three, the player of Nice Try too if that was their last one (F79), who may wish."""
    seat = int(top(state, SEAT))
    pop(state)
    react_with(state, seat, face, Frame.NICE, events)
    push(state, Frame.RESCUE, seat, 0, 0)
    may_wish(state, seat)


@apart
def rescue(state: State, rng: Rng, events: Events) -> None:
    """Three cards for everybody who has none."""
    pop(state)
    empty = empty_hands(state)
    for step in range(int(state.option[Opt.PLAYERS])):
        seat = after(state, state.seat, step)
        if is_in(empty, seat):
            draw_cards(state, seat, 3, rng, events)
