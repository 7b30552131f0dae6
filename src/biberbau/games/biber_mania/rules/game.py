"""The rules of Biber-Mania, each under its own name, in the order of the rulebook.

Every function here is compiled. ``deal``, ``legal``, ``why``, ``apply``, ``scores``, ``winners``, ``conceal``, ``fill``
and ``encode`` are the contract with the rest of the project; the others are the game. What goes together and what stabs
what stands in ``groups.py``.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ....kernel.bag import draw, take
from ....kernel.cards import NONE, UNKNOWN
from ....kernel.compiled import compiled
from ....kernel.events import ALL_SEATS, Events, tell, tell_card, tell_open
from ....kernel.rng import Rng, below
from ....kernel.stack import KIND, SEAT, A, B, actor, pop, push, top
from . import actions as act
from . import deck
from . import state as st
from .groups import (
    can_be_completed,
    can_stab,
    legal_discard,
    look_at_top,
    missing_numbers,
    numbers_in_hand,
    run_of,
    stabs_in_display,
    why_discard,
)
from .observation_spec import At
from .options import Opt
from .reasons import Why
from .state import Ended, Ev, Frame, GroupKind, State

__all__ = [
    "actor",
    "apply",
    "conceal",
    "deal",
    "encode",
    "fill",
    "legal",
    "rounds_over",
    "scores",
    "why",
    "winners",
]

SHARE = 1.0 / deck.HAND
"""For ``encode``: to multiply is quicker than to divide by ``HAND``, and comes to the same ``float32``."""
AGAIN = 4
"""How often three or more hands that not any cards can be are dealt anew, each with each (for two, once is exact)."""

# ------------------------------------------------------------------------------------------------ cards and hands


@compiled
def copies_of(state: State, face: int) -> int:
    """How many cards of a face the chosen deck has."""
    if face == deck.JOKER:
        return int(state.option[Opt.JOKERS])
    if face > deck.NUMBERS:
        return int(state.option[Opt.ACTION_COPIES])
    return int(state.option[Opt.COPIES]) if face <= state.option[Opt.HIGHEST] else 0


@compiled
def next_seat(state: State, seat: int) -> int:
    """Whose turn comes after a seat's: clockwise."""
    following = int(seat) + 1
    return 0 if following == state.option[Opt.PLAYERS] else following


@compiled
def seats_that_knew(state: State, seat: int, card: int) -> int:
    """Who knows that a card of this face is in a hand: everyone who saw one come there, or the owner alone."""
    return ALL_SEATS if state.known[seat, card] > 0 else 1 << int(seat)


@compiled
def into_hand(state: State, seat: int, card: int, seen: bool) -> None:
    """A card comes into a hand; what all have seen they go on knowing."""
    state.hand[seat, card] += 1
    state.hand_n[seat] += 1
    if seen:
        state.known[seat, card] += 1


@compiled
def out_of_hand(state: State, seat: int, card: int) -> None:
    """A card leaves a hand openly; no matter which copy it was, others know one fewer to be there."""
    state.hand[seat, card] -= 1
    state.hand_n[seat] -= 1
    if state.known[seat, card] > 0:
        state.known[seat, card] -= 1
    elif int(state.asked) >> int(seat) & 1:
        unseen_card_leaves(state, seat, card)


@compiled
def unseen_of(state: State, seat: int) -> int:
    """How many cards of a hand nobody else saw come there."""
    count = int(state.hand_n[seat])
    for face in range(deck.FACES):
        count -= int(state.known[seat, face])
    return count


@compiled
def has_none(state: State, seat: int, card: int) -> None:
    """All hear that a hand has no such card: none of what is in it now will ever be one (B66)."""
    count = unseen_of(state, seat)
    state.without[seat, card] = count
    if count > 0:
        state.asked |= 1 << int(seat)


@compiled
def unseen_card_leaves(state: State, seat: int, card: int) -> None:
    """One of the cards that can be of this face has gone: of those that cannot be another one's, none or one (B66).

    It came after the ``without[card]`` oldest. Of the cards known not to be some other face one fewer is left only if
    these are more: then it may have been among them, and is reckoned to be.
    """
    oldest, told = int(state.without[seat, card]), 0
    for face in range(deck.FACES):
        if state.without[seat, face] > oldest:
            state.without[seat, face] -= 1
        told |= int(state.without[seat, face])
    if told == 0:
        state.asked &= ALL_SEATS - (1 << int(seat))


# ------------------------------------------------------------------------------------------------ the discard piles


@compiled
def put_on_pile(state: State, seat: int, card: int) -> None:
    """A card, with its marks, comes on top of a pile."""
    state.pile[seat, state.pile_n[seat]] = card
    state.pile_n[seat] += 1


@compiled
def take_out_of_top(state: State, seat: int, card: int) -> None:
    """Take one card of that face out of the top group; the group's marks stay with its first card."""
    end = int(state.pile_n[seat])
    start = end - int(state.top_n[seat])
    marks = int(state.pile[seat, start]) & ~st.FACE
    at = end - 1
    while int(state.pile[seat, at]) & st.FACE != card:
        at -= 1
    for i in range(at, end - 1):
        state.pile[seat, i] = int(state.pile[seat, i + 1])
    state.pile[seat, end - 1] = NONE
    state.pile_n[seat] = end - 1
    if start < end - 1:
        first = int(state.pile[seat, start]) & st.FACE
        if first == deck.BODYGUARD and end - start == 2:
            marks &= ~st.GUARDED  # left alone he protects nobody, himself neither
        state.pile[seat, start] = first | marks
    look_at_top(state, seat)


@compiled
def top_card(state: State, seat: int, place: int) -> int:
    """The face of a card of the top group, ``place`` counted from its first card."""
    return int(state.pile[seat, int(state.pile_n[seat]) - int(state.top_n[seat]) + place]) & st.FACE


# ----------------------------------------------------------------------------------------------------- 1. discard


@compiled
def add_to_discard(state: State, card: int, events: Events) -> None:
    """One card of the discard is shown."""
    seat = int(state.seat)
    tell_card(events, Ev.ADDS, seat=seat, card=card, seen=ALL_SEATS, knew=seats_that_knew(state, seat, card))
    out_of_hand(state, seat, card)
    state.chosen[state.chosen_n] = card
    state.chosen_n += 1


@compiled
def lay_discard(state: State, events: Events) -> None:
    """The chosen cards come as one group on the player's own pile."""
    seat = int(state.seat)
    marks = st.STARTS
    if state.chosen[0] == deck.BODYGUARD and state.chosen_n > 1 and state.option[Opt.BODYGUARD_STAYS] == 1:
        marks |= st.GUARDED
    for i in range(state.chosen_n):
        put_on_pile(state, seat, int(state.chosen[i]) | marks)
        marks = 0
        state.chosen[i] = NONE
    state.chosen_n = 0
    look_at_top(state, seat)
    tell(events, Ev.LAYS, seat=seat, a=state.top_n[seat], b=state.top_kind[seat])


# ---------------------------------------------------------------------------------------------------- 2. stabbing


@compiled
def stab_display(state: State, card: int, events: Events) -> None:
    """As many cards of one face as were discarded go from the display to the hand; they must be taken."""
    seat = int(state.seat)
    count = int(state.top_n[seat])
    tell_open(events, Ev.STABS_DISPLAY, seat=seat, card=card, a=count)
    state.display[card] -= count
    state.display_n -= count
    for _ in range(count):
        into_hand(state, seat, card, True)


@compiled
def take_or_refuse(state: State, victim: int, takes: bool, events: Events) -> None:
    """The stabbed group goes to the hand, all of it, or out of the game (B10, B11); its owner has lost it."""
    seat = int(state.seat)
    count = int(state.top_n[victim])
    tell(events, Ev.STABS, seat=seat, a=victim, b=count)
    state.owed[victim] += count
    for _ in range(count):
        last = int(state.pile_n[victim]) - 1
        card = int(state.pile[victim, last]) & st.FACE
        state.pile[victim, last] = NONE
        state.pile_n[victim] = last
        if takes:
            tell_open(events, Ev.TAKES, seat=seat, card=card, a=victim)
            into_hand(state, seat, card, True)
        else:
            tell_open(events, Ev.REFUSES, seat=seat, card=card, a=victim)
            state.gone[card] += 1
    look_at_top(state, victim)


@compiled
def stab_piles(state: State, first: int, rng: Rng, events: Events) -> None:
    """Every other player's top group that can be stabbed must be, clockwise (B8); then the action."""
    victim = int(first)
    while victim != state.seat:
        if can_stab(state, victim):
            push(state, Frame.STABBED, state.seat, victim, 0)
            return
        victim = next_seat(state, victim)
    carry_out_action(state, rng, events)


@compiled
def stab(state: State, rng: Rng, events: Events) -> None:
    """What the discard stabs in the display, exactly once (B7), and on the piles. An action card alone stabs nothing."""
    seat = int(state.seat)
    if state.top_kind[seat] == GroupKind.ACTION:
        carry_out_action(state, rng, events)
        return
    faces = stabs_in_display(state)
    if faces & (faces - 1) != 0:
        push(state, Frame.STAB, seat, 0, 0)
        return
    if faces != 0:
        card = 0
        while faces >> card & 1 == 0:
            card += 1
        stab_display(state, card, events)
    stab_piles(state, next_seat(state, seat), rng, events)


@compiled
def decide_on_stabbed(state: State, takes: bool, rng: Rng, events: Events) -> None:
    """Take the group or refuse it, and on to the next pile (B9: each only once; ``stab_again``: while it can be)."""
    victim = int(top(state, A))
    pop(state)
    take_or_refuse(state, victim, takes, events)
    again = state.option[Opt.STAB_AGAIN] == 1
    stab_piles(state, victim if again else next_seat(state, victim), rng, events)


# ---------------------------------------------------------------------------------------------- 3. the action cards


@compiled
def carry_out_action(state: State, rng: Rng, events: Events) -> None:
    """What the action card among the discarded cards does; Partybeaver, Hippie and Bodyguard do nothing now."""
    card = top_card(state, state.seat, 0)
    if card == deck.SUPERBEAVER:
        steal(state, 2, rng, events)
    elif card == deck.THIEF:
        steal(state, 1, rng, events)
    elif card == deck.FAIRY:
        fairy_asks(state, rng, events)
    elif card == deck.BAD_GUY:
        bad_guy_pulls(state, rng, events)
    elif card == deck.KING and state.top_n[state.seat] > 1:
        king_takes(state, rng, events)
    else:
        refill(state, rng, events)


@compiled
def may_be_stolen(state: State, card: int) -> bool:
    """Whether a card that lies open may be stolen (B40)."""
    return bool(card != deck.JOKER or state.option[Opt.STEAL_JOKERS] == 1)


@compiled
def may_steal_from(state: State, seat: int) -> bool:
    """Whether cards may be stolen from a seat's pile: not from the player's own (B37)."""
    return bool(seat != state.seat)


@compiled
def legal_thefts(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark what can be stolen: any open card of display, stock and the others' top groups (B37, B38)."""
    count = 0
    first = deck.JOKER if may_be_stolen(state, deck.JOKER) else deck.JOKER + 1
    for face in range(first, deck.FACES):
        if state.display[face] > 0:
            mask[act.STEAL_CARD + st.AT_DISPLAY * deck.FACES + face] = 1
            count += 1
        if state.stock[face] > 0:
            mask[act.STEAL_CARD + st.AT_STOCK * deck.FACES + face] = 1
            count += 1
    for seat in range(state.option[Opt.PLAYERS]):
        if may_steal_from(state, seat):
            for place in range(state.top_n[seat]):
                face = top_card(state, seat, place)
                action = act.STEAL_CARD + seat * deck.FACES + face
                if face >= first and mask[action] == 0:
                    mask[action] = 1
                    count += 1
    return count


@compiled
def can_steal(state: State) -> bool:
    """Whether any card can be stolen."""
    jokers = may_be_stolen(state, deck.JOKER)
    if state.display_n + state.stock_n > (
        0 if jokers else state.display[deck.JOKER] + state.stock[deck.JOKER]
    ):
        return True
    for seat in range(state.option[Opt.PLAYERS]):
        if may_steal_from(state, seat):
            for place in range(state.top_n[seat]):
                if jokers or top_card(state, seat, place) != deck.JOKER:
                    return True
    return False


@compiled
def steal(state: State, cards: int, rng: Rng, events: Events) -> None:
    """The Superbeaver must steal two cards, the Thief one: as many as there are (B36)."""
    if cards > 0 and can_steal(state):
        push(state, Frame.STEAL, state.seat, cards, 0)
    else:
        refill(state, rng, events)


@compiled
def steal_card(state: State, place: int, card: int, rng: Rng, events: Events) -> None:
    """The card is taken on hand; the player it was stolen from will draw one."""
    seat = int(state.seat)
    left = int(top(state, A)) - 1
    pop(state)
    tell_open(events, Ev.STEALS, seat=seat, card=card, a=place)
    if place == st.AT_DISPLAY:
        state.display[card] -= 1
        state.display_n -= 1
    elif place == st.AT_STOCK:
        state.stock[card] -= 1
        state.stock_n -= 1
    else:
        take_out_of_top(state, place, card)
        state.owed[place] += 1
    into_hand(state, seat, card, True)
    if used_up(state):
        finish_round(state, Ended.USED_UP, NONE, events)
    else:
        steal(state, left, rng, events)


@compiled
def is_other_with(state: State, seat: int, least: int) -> bool:
    """Whether a seat is another player's who has at least ``least`` cards in hand."""
    return bool(seat != state.seat and state.hand_n[seat] >= least)


@compiled
def fairy_asks(state: State, rng: Rng, events: Events) -> None:
    """The Fairy can wish (B41) if anybody else has a card in hand."""
    for seat in range(state.option[Opt.PLAYERS]):
        if is_other_with(state, seat, 1):
            push(state, Frame.ASK, state.seat, 0, 0)
            return
    refill(state, rng, events)


@compiled
def fairy_wishes(state: State, card: int, rng: Rng, events: Events) -> None:
    """One card of that kind, if the other player has it; nobody draws for it (B41, B46)."""
    seat, other = int(state.seat), int(top(state, A))
    pop(state)
    tell_open(events, Ev.WISHES, seat=seat, card=card, a=other)
    knew = seats_that_knew(state, other, card)
    if state.hand[other, card] > 0:
        tell_card(events, Ev.GRANTS, seat=other, card=card, a=seat, seen=ALL_SEATS, knew=knew)
        out_of_hand(state, other, card)
        into_hand(state, seat, card, True)
    else:
        tell_card(events, Ev.GRANTS, seat=other, card=NONE, a=seat, seen=ALL_SEATS, knew=knew)
        has_none(state, other, card)
    refill(state, rng, events)


@compiled
def bad_guy_pulls(state: State, rng: Rng, events: Events) -> None:
    """The Bad Guy pulls two cards for one other player; with two players it is clear for whom."""
    if state.option[Opt.PLAYERS] == 2:
        bad_guy_picks(state, 1 - int(state.seat), rng, events)
    else:
        push(state, Frame.PICK, state.seat, 0, 0)


@compiled
def bad_guy_picks(state: State, victim: int, rng: Rng, events: Events) -> None:
    """Somebody gets the two cards."""
    tell(events, Ev.PICKS, seat=state.seat, a=victim)
    pull(state, 2, victim, rng, events)


@compiled
def pull(state: State, cards: int, victim: int, rng: Rng, events: Events) -> None:
    """Card by card from stock or draw pile, as long as there is a choice; the stock is not refilled between (B43)."""
    while cards > 0:
        place = only_draw(state)
        if place < 0:
            push(state, Frame.PULL, state.seat, cards, victim)
            return
        draw_card(state, victim, place, state.seat, rng, events)
        if used_up(state):
            finish_round(state, Ended.USED_UP, NONE, events)
            return
        cards -= 1
    refill(state, rng, events)


@compiled
def king_takes(state: State, rng: Rng, events: Events) -> None:
    """All others who have the King's number must add one such card to his group, clockwise (B44)."""
    king = int(state.seat)
    card = int(state.top_value[king])
    seat = next_seat(state, king)
    while seat != king:
        knew = seats_that_knew(state, seat, card)
        if state.hand[seat, card] > 0:
            tell_card(events, Ev.KING_TAKES, seat=seat, card=card, a=king, seen=ALL_SEATS, knew=knew)
            out_of_hand(state, seat, card)
            put_on_pile(state, king, card)
            look_at_top(state, king)
            if state.hand_n[seat] == 0:  # adding it is playing it (B47, B53)
                finish_round(state, Ended.OUT_OF_CARDS, seat, events)
                return
        else:
            tell_card(events, Ev.KING_TAKES, seat=seat, card=NONE, a=king, seen=ALL_SEATS, knew=knew)
            has_none(state, seat, card)
        seat = next_seat(state, seat)
    refill(state, rng, events)


# ------------------------------------------------------------------------------------------------------- 4. refill


@compiled
def used_up(state: State) -> bool:
    """Whether draw pile and stock are used up, which ends the game at that moment (B54)."""
    return bool(state.deck_n == 0 and state.stock_n == 0)


@compiled
def top_of_pile(state: State, rng: Rng) -> int:
    """Take the top card of the draw pile."""
    card = draw(state.deck, int(state.deck_n), rng)
    state.deck_n -= 1
    return card


@compiled
def refill_display(state: State, rng: Rng, events: Events) -> None:
    """Nine cards lie in the display (or as many as the table has chosen), as long as the draw pile has any."""
    while state.display_n < state.option[Opt.DISPLAY] and state.deck_n > 0:
        card = top_of_pile(state, rng)
        state.display[card] += 1
        state.display_n += 1
        tell_card(events, Ev.FILLS, card=card, a=st.AT_DISPLAY, seen=ALL_SEATS, knew=0)


@compiled
def refill_stock(state: State, rng: Rng, events: Events) -> None:
    """Five cards lie in the stock (or as many as the table has chosen), as long as the draw pile has any."""
    while state.stock_n < state.option[Opt.STOCK] and state.deck_n > 0:
        card = top_of_pile(state, rng)
        state.stock[card] += 1
        state.stock_n += 1
        tell_card(events, Ev.FILLS, card=card, a=st.AT_STOCK, seen=ALL_SEATS, knew=0)


@compiled
def refill(state: State, rng: Rng, events: Events) -> None:
    """First the display, then the stock (B51); then those who lost cards draw."""
    refill_display(state, rng, events)
    refill_stock(state, rng, events)
    if used_up(state):
        finish_round(state, Ended.USED_UP, NONE, events)
    else:
        draw_for_lost(state, next_seat(state, state.seat), rng, events)


# --------------------------------------------------------------------------------------------------------- 5. draw


@compiled
def only_draw(state: State) -> int:
    """The one place that a card can come from: a face of the stock, ``FACES`` for the draw pile; -1: a choice."""
    if state.stock_n == 0:
        return deck.FACES
    if state.deck_n > 0:
        return -1
    found = -1
    for face in range(deck.FACES):
        if state.stock[face] > 0:
            if found >= 0:
                return -1
            found = face
    return found


@compiled
def draw_card(state: State, seat: int, place: int, by: int, rng: Rng, events: Events) -> None:
    """A player gets a card that somebody draws: a face of the stock, or (``FACES``) one that only they will see."""
    if place < deck.FACES:
        state.stock[place] -= 1
        state.stock_n -= 1
        tell_open(events, Ev.DRAWS, seat=seat, card=place, a=st.AT_STOCK, b=by)
        into_hand(state, seat, place, True)
    else:
        card = top_of_pile(state, rng)
        tell_card(events, Ev.DRAWS, seat=seat, card=card, a=st.AT_DECK, b=by, seen=1 << int(seat), knew=0)
        into_hand(state, seat, card, False)


@compiled
def draw_for_lost(state: State, first: int, rng: Rng, events: Events) -> None:
    """Clockwise, everybody draws as many cards as were stabbed and stolen from their pile (B48)."""
    seat = int(first)
    while seat != state.seat:
        while state.owed[seat] > 0:
            place = only_draw(state)
            if place < 0:
                push(state, Frame.DRAW, seat, 0, 0)
                return
            draw_lost_card(state, seat, place, rng, events)
            if used_up(state):
                finish_round(state, Ended.USED_UP, NONE, events)
                return
        seat = next_seat(state, seat)
    end_turn(state, events)


@compiled
def draw_lost_card(state: State, seat: int, place: int, rng: Rng, events: Events) -> None:
    """One card for a lost one; the stock is refilled when this player has drawn all of theirs (B49)."""
    draw_card(state, seat, place, seat, rng, events)
    state.owed[seat] -= 1
    if state.owed[seat] == 0:
        refill_stock(state, rng, events)


@compiled
def end_turn(state: State, events: Events) -> None:
    """The next player's turn, or the end when they have nothing to play: the Fairy has taken their last card (B53)."""
    seat = next_seat(state, state.seat)
    state.seat = seat
    if state.hand_n[seat] == 0:
        finish_round(state, Ended.NOTHING_TO_PLAY, seat, events)
    else:
        push(state, Frame.PLAY, seat, 0, 0)


# -------------------------------------------------------------------------------------------------- end and points


@compiled
def round_points(state: State, seat: int) -> int:
    """One point for each card on a player's own pile, one less for each in hand; what is being chosen is not laid yet."""
    total = int(state.pile_n[seat]) - int(state.hand_n[seat])
    return total - int(state.chosen_n) if seat == state.seat else total


@compiled
def round_winners(state: State) -> int:
    """Bitmask of the seats with the most points in this round."""
    best, mask = -1_000, 0
    for seat in range(state.option[Opt.PLAYERS]):
        total = round_points(state, seat)
        if total > best:
            best, mask = total, 0
        if total == best:
            mask |= 1 << seat
    return mask


@compiled
def finish_round(state: State, reason: int, seat: int, events: Events) -> None:
    """The round ends immediately: nothing is stabbed, done or drawn any more. Cards are counted."""
    players = int(state.option[Opt.PLAYERS])
    collect = int(state.option[Opt.COLLECT])
    tell(events, Ev.ROUND_ENDS, seat=seat, a=reason)
    over = collect == 0 or state.round_n + 1 == state.option[Opt.ROUNDS]
    winning = round_winners(state)
    for i in range(players):
        state.owed[i] = 0
        if collect > 0 and winning >> i & 1:  # only the winners write their points down (B60)
            state.points[i] += round_points(state, i)
            over = over or state.points[i] >= collect
    for i in range(players):
        tell(events, Ev.SCORES, seat=i, a=round_points(state, i), b=state.points[i])
    if over:
        tell(events, Ev.GAME_ENDS)
    else:
        push(state, Frame.DEAL_NEXT, next_seat(state, next_seat(state, state.starter)), 0, 0)


@compiled
def look_back(state: State) -> None:
    """Everybody looks at the points before the cards are shuffled; the next starter is asked last."""
    seat = int(top(state, SEAT))
    pop(state)
    push(state, Frame.DEAL_NEXT, next_seat(state, seat), 0, 0)


# ----------------------------------------------------------------------------------------------------- preparation


@compiled
def start_round(state: State, rng: Rng, events: Events) -> None:
    """Shuffle, deal 13 cards to each (10 with five players), nine to the display, five to the stock; or fewer."""
    players = int(state.option[Opt.PLAYERS])
    state.seat = state.starter
    count = 0
    for face in range(deck.FACES):
        copies = copies_of(state, face)
        state.deck[face] = copies
        count += copies
        state.display[face] = 0
        state.stock[face] = 0
        state.gone[face] = 0
    state.deck_n = count
    state.display_n = 0
    state.stock_n = 0
    state.asked = 0
    for seat in range(st.PLAYERS):
        for face in range(deck.FACES):
            state.hand[seat, face] = 0
            state.known[seat, face] = 0
            state.without[seat, face] = 0
        for i in range(deck.MOST_CARDS):
            state.pile[seat, i] = NONE
        state.hand_n[seat] = 0
        state.pile_n[seat] = 0
        look_at_top(state, seat)
    tell(events, Ev.ROUND_STARTS, seat=state.starter, a=state.round_n + 1)
    hand = int(state.option[Opt.HAND])
    if players == 5:
        hand = min(hand, deck.HAND_OF_FIVE)
    for i in range(players):
        seat = (int(state.starter) + i) % players
        for _ in range(hand):
            card = top_of_pile(state, rng)
            into_hand(state, seat, card, False)
            tell_card(events, Ev.DEALS, seat=seat, card=card, seen=1 << seat, knew=0)
    refill_display(state, rng, events)
    refill_stock(state, rng, events)
    push(state, Frame.PLAY, state.starter, 0, 0)


@compiled
def deal(state: State, options: NDArray[np.int16], rng: Rng, events: Events) -> None:
    """Begin: a random player starts (B3), then the first round. ``state`` is zeroed."""
    for i in range(options.shape[0]):
        state.option[i] = options[i]
    for i in range(st.CHOSEN):
        state.chosen[i] = NONE
    state.starter = below(rng, int(options[Opt.PLAYERS]))
    start_round(state, rng, events)


@compiled
def deal_next(state: State, rng: Rng, events: Events) -> None:
    """The next round; the next player clockwise begins it (B3)."""
    pop(state)
    state.round_n += 1
    state.starter = next_seat(state, state.starter)
    start_round(state, rng, events)


# ------------------------------------------------------------------------------------------------------- decisions


@compiled
def legal_draws(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the cards of the stock, and the draw pile."""
    count = 0
    for face in range(deck.FACES):
        if state.stock[face] > 0:
            mask[act.DRAW_CARD + face] = 1
            count += 1
    if state.deck_n > 0:
        mask[act.DRAW_PILE] = 1
        count += 1
    return count


@compiled
def legal_stabs(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the faces that can be stabbed in the display."""
    faces, count = stabs_in_display(state), 0
    for face in range(1, deck.FACES):
        if faces >> face & 1:
            mask[act.STAB_FACE + face - 1] = 1
            count += 1
    return count


@compiled
def legal_seats(state: State, first: int, least: int, mask: NDArray[np.uint8]) -> int:
    """Mark the other players who have at least ``least`` cards in hand; ``first``: the action that names seat a."""
    count = 0
    for seat in range(state.option[Opt.PLAYERS]):
        if is_other_with(state, seat, least):
            mask[first + seat] = 1
            count += 1
    return count


@compiled
def legal_wishes(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark every kind of card that the deck has: any may be wished for."""
    count = 0
    for face in range(deck.FACES):
        if copies_of(state, face) > 0:
            mask[act.WISH_CARD + face] = 1
            count += 1
    return count


@compiled
def way_on(state: State) -> int:
    """What ends the look at a counted round: the next starter deals, the others go on."""
    return act.DEAL if top(state, SEAT) == next_seat(state, state.starter) else act.NEXT


@compiled
def legal(state: State, mask: NDArray[np.uint8]) -> int:
    """Mark the legal actions of the seat that decides in ``mask: uint8[ACTIONS]``; returns how many there are."""
    for i in range(act.ACTIONS):
        mask[i] = 0
    kind = top(state, KIND)
    if kind == Frame.PLAY:
        return legal_discard(state, mask)
    if kind == Frame.STAB:
        return legal_stabs(state, mask)
    if kind == Frame.STABBED:
        mask[act.TAKE] = 1
        mask[act.REFUSE] = 1
        return 2
    if kind == Frame.STEAL:
        return legal_thefts(state, mask)
    if kind == Frame.ASK:
        mask[act.PASS] = 1
        return 1 + legal_seats(state, act.ASK_SEAT, 1, mask)
    if kind == Frame.WISH:
        return legal_wishes(state, mask)
    if kind == Frame.PICK:
        return legal_seats(state, act.PICK_SEAT, 0, mask)
    if kind == Frame.PULL or kind == Frame.DRAW:
        return legal_draws(state, mask)
    if kind == Frame.DEAL_NEXT:
        mask[way_on(state)] = 1
        return 1
    return 0


# --------------------------------------------------------------------------------------------------------- reasons


@compiled
def why(state: State, action: int) -> Why:
    """Why the seat that decides may not do this; ``Why.LEGAL`` for exactly the actions that ``legal`` marks."""
    kind = top(state, KIND)
    if kind == Frame.DEAL_NEXT:
        return Why.LEGAL if action == way_on(state) else Why.DECIDES_OTHERWISE
    if action <= act.LAY:
        return why_discard(state, action) if kind == Frame.PLAY else Why.DECIDES_OTHERWISE
    if action < act.TAKE:
        return why_stab(state, kind, action - act.STAB_FACE + 1)
    if action <= act.REFUSE:
        return Why.LEGAL if kind == Frame.STABBED else Why.TAKES_WHAT_IS_STABBED
    if action < act.ASK_SEAT:
        number = action - act.STEAL_CARD
        return why_steal(state, kind, number // deck.FACES, number % deck.FACES)
    if action <= act.PASS:
        return why_wish(state, kind, action)
    if action < act.DRAW_CARD:
        return why_pick(state, kind, action - act.PICK_SEAT)
    if action < act.DEAL:
        return why_draw(state, kind, action - act.DRAW_CARD)
    return Why.DEALS_WHEN_COUNTED if action == act.DEAL else Why.GOES_ON_WHEN_COUNTED


@compiled
def why_stab(state: State, kind: int, card: int) -> Why:
    """Why these cards of the display cannot be chosen to be stabbed."""
    if kind != Frame.STAB:
        return Why.STABS_WHAT_WAS_LAID
    if stabs_in_display(state) >> card & 1:
        return Why.LEGAL
    return Why.STABS_EXACTLY_AS_MANY if state.option[Opt.DISPLAY_EXACT] == 1 else Why.STABS_LOWER


@compiled
def lying(state: State, place: int, card: int) -> int:
    """How many such cards lie open in display, stock or a seat's top group."""
    if place == st.AT_DISPLAY:
        return int(state.display[card])
    if place == st.AT_STOCK:
        return int(state.stock[card])
    count = 0
    for i in range(state.top_n[place]):
        count += int(top_card(state, place, i) == card)
    return count


@compiled
def why_steal(state: State, kind: int, place: int, card: int) -> Why:
    """Why a card cannot be stolen from a seat's pile, the display or the stock."""
    if kind != Frame.STEAL:
        return Why.STEALS_WITH_ACTION
    if state.option[Opt.PLAYERS] <= place < st.PLAYERS:
        return Why.NOBODY_THERE
    if place < st.PLAYERS and not may_steal_from(state, place):
        return Why.STEALS_FROM_OTHERS
    if not may_be_stolen(state, card):
        return Why.JOKERS_STAY
    return Why.LEGAL if lying(state, place, card) > 0 else Why.NOT_THERE


@compiled
def why_wish(state: State, kind: int, action: int) -> Why:
    """Why the Fairy cannot ask a player, wish for a card, or pass."""
    if kind != Frame.ASK and kind != Frame.WISH:
        return Why.FAIRY_WISHES
    if act.WISH_CARD <= action < act.PASS:
        if kind == Frame.ASK:
            return Why.WISHES_FROM_SOMEBODY
        return Why.LEGAL if copies_of(state, action - act.WISH_CARD) > 0 else Why.NOT_IN_DECK
    if kind == Frame.WISH:
        return Why.DECIDES_OTHERWISE
    return Why.LEGAL if action == act.PASS else why_ask(state, action - act.ASK_SEAT)


@compiled
def why_ask(state: State, seat: int) -> Why:
    """Why the Fairy cannot ask this seat."""
    if seat >= state.option[Opt.PLAYERS]:
        return Why.NOBODY_THERE
    if is_other_with(state, seat, 1):
        return Why.LEGAL
    return Why.WISHES_FROM_OTHERS if seat == state.seat else Why.NO_HAND_TO_WISH_FROM


@compiled
def why_pick(state: State, kind: int, seat: int) -> Why:
    """Why the Bad Guy cannot go to this seat."""
    if kind != Frame.PICK:
        return Why.BAD_GUY_PULLS
    if seat >= state.option[Opt.PLAYERS]:
        return Why.NOBODY_THERE
    return Why.LEGAL if is_other_with(state, seat, 0) else Why.PULLS_FOR_OTHERS


@compiled
def why_draw(state: State, kind: int, place: int) -> Why:
    """Why a face of the stock, or (``FACES``) the top card of the draw pile, cannot be drawn."""
    if kind != Frame.PULL and kind != Frame.DRAW:
        return Why.DRAWS_FOR_LOST
    if place == deck.FACES:
        return Why.LEGAL if state.deck_n > 0 else Why.DRAW_PILE_EMPTY
    return Why.LEGAL if lying(state, st.AT_STOCK, place) > 0 else Why.NOT_THERE


# ------------------------------------------------------------------------------------------- carrying decisions out


@compiled
def apply(state: State, action: int, rng: Rng, events: Events) -> None:
    """Carry out a legal action and everything that follows up to the next decision."""
    kind = top(state, KIND)
    if kind == Frame.PLAY:
        if action == act.LAY:
            play_discard(state, rng, events)
        else:
            add_to_discard(state, action - act.ADD, events)
    elif kind == Frame.STAB:
        pop(state)
        stab_display(state, action - act.STAB_FACE + 1, events)
        stab_piles(state, next_seat(state, state.seat), rng, events)
    elif kind == Frame.STABBED:
        decide_on_stabbed(state, action == act.TAKE, rng, events)
    elif kind == Frame.STEAL:
        number = action - act.STEAL_CARD
        steal_card(state, number // deck.FACES, number % deck.FACES, rng, events)
    elif kind == Frame.ASK:
        pop(state)
        if action == act.PASS:
            tell(events, Ev.PASSES, seat=state.seat)
            refill(state, rng, events)
        else:
            push(state, Frame.WISH, state.seat, action - act.ASK_SEAT, 0)
    elif kind == Frame.WISH:
        fairy_wishes(state, action - act.WISH_CARD, rng, events)
    elif kind == Frame.PICK:
        pop(state)
        bad_guy_picks(state, action - act.PICK_SEAT, rng, events)
    elif kind == Frame.PULL:
        go_on_pulling(state, action - act.DRAW_CARD, rng, events)
    elif kind == Frame.DRAW:
        go_on_drawing(state, action - act.DRAW_CARD, rng, events)
    elif action == act.NEXT:
        look_back(state)
    elif kind == Frame.DEAL_NEXT:
        deal_next(state, rng, events)


@compiled
def play_discard(state: State, rng: Rng, events: Events) -> None:
    """The discard is laid; with the last hand card the round ends at once, without stab or action (B53)."""
    pop(state)
    lay_discard(state, events)
    if state.hand_n[state.seat] == 0:
        finish_round(state, Ended.OUT_OF_CARDS, state.seat, events)
    else:
        stab(state, rng, events)


@compiled
def go_on_pulling(state: State, place: int, rng: Rng, events: Events) -> None:
    """The Bad Guy pulls a card from the chosen place (others are left: there was a choice), then maybe another."""
    left, victim = int(top(state, A)) - 1, int(top(state, B))
    pop(state)
    draw_card(state, victim, place, state.seat, rng, events)
    pull(state, left, victim, rng, events)


@compiled
def go_on_drawing(state: State, place: int, rng: Rng, events: Events) -> None:
    """A player draws a card from the chosen place, then maybe another; then the next one who lost cards."""
    seat = int(top(state, SEAT))
    pop(state)
    draw_lost_card(state, seat, place, rng, events)
    draw_for_lost(state, seat, rng, events)


# --------------------------------------------------------------------------------------------------------- scoring


@compiled
def score(state: State, seat: int) -> int:
    """A player's points: of the round, or those written down when points are collected."""
    return int(state.points[seat]) if state.option[Opt.COLLECT] > 0 else round_points(state, seat)


@compiled
def scores(state: State, out: NDArray[np.int32]) -> None:
    """Points of every seat so far in ``out: int32[players]``; many are good."""
    for seat in range(state.option[Opt.PLAYERS]):
        out[seat] = score(state, seat)


@compiled
def rounds_over(state: State) -> int:
    """How many rounds are over and counted."""
    return int(state.round_n) + (1 if state.depth == 0 or top(state, KIND) == Frame.DEAL_NEXT else 0)


@compiled
def winners(state: State) -> int:
    """Bitmask of the seats that lead (at the end: that win): the most points; equals win together."""
    if state.option[Opt.COLLECT] == 0:
        return round_winners(state)
    best, mask = -32_768, 0
    for seat in range(state.option[Opt.PLAYERS]):
        total = score(state, seat)
        if total > best:
            best, mask = total, 0
        if total == best:
            mask |= 1 << seat
    return mask


# ----------------------------------------------------------------------------------------------------- information


@compiled
def conceal(state: State, observer: int) -> None:
    """Overwrite what ``observer`` does not know, in place; -1 is a spectator. All laid cards were seen by all."""
    for seat in range(state.option[Opt.PLAYERS]):
        if seat != observer and state.hand_n[seat] > 0:
            for face in range(deck.FACES):
                state.hand[seat, face] = UNKNOWN
    if state.deck_n > 0:
        for face in range(deck.FACES):
            state.deck[face] = UNKNOWN


@compiled
def unseen(state: State, observer: int) -> int:
    """Count in ``state.deck`` the cards that ``observer`` cannot place, and return how many they are.

    That is the whole deck less what lies open, the observer's hand, and what everyone knows to be in the others' hands.
    """
    players = int(state.option[Opt.PLAYERS])
    for face in range(deck.FACES):
        state.deck[face] = copies_of(state, face) - int(state.gone[face])
        state.deck[face] -= int(state.display[face]) + int(state.stock[face])
        for seat in range(players):
            hand = state.hand if seat == observer else state.known
            state.deck[face] -= hand[seat, face]
    for seat in range(players):
        for i in range(state.pile_n[seat]):
            state.deck[int(state.pile[seat, i]) & st.FACE] -= 1
    for i in range(state.chosen_n):
        state.deck[state.chosen[i]] -= 1
    count = 0
    for face in range(deck.FACES):
        count += int(state.deck[face])
    return count


@compiled
def is_begun(state: State, seat: int) -> bool:
    """Whether a player is putting a discard together."""
    return bool(seat == state.seat and state.chosen_n > 0)


@compiled
def dealt(state: State, seat: int) -> int:
    """How many cards have been dealt to a hidden hand beyond those that everyone knows to be there."""
    count = 0
    for face in range(deck.FACES):
        count += int(state.hand[seat, face]) - int(state.known[seat, face])
    return count


@compiled
def put_back(state: State, seat: int) -> None:
    """All cards dealt to a hidden hand go back to the draw pile."""
    for face in range(deck.FACES):
        state.deck[face] += state.hand[seat, face] - state.known[seat, face]
        state.hand[seat, face] = state.known[seat, face]


@compiled
def deal_unseen(state: State, seat: int, count: int, other: int, rng: Rng) -> bool:
    """Deal the cards of a hand that nobody saw come out of ``count`` in the draw pile, the oldest first.

    None becomes what the hand was known not to have. The more of these an ``other`` hand (NONE: no hand) has just been
    dealt, the more ways are left for this one; so that every world comes as often, as many blanks are drawn along as the
    other hand might still have got. False for a blank, or when no card fits: then both must be dealt again.
    """
    for age in range(unseen_of(state, seat) - dealt(state, seat)):
        barred, taken, oldest = 0, 0, deck.MOST_CARDS
        for face in range(deck.FACES):
            if state.without[seat, face] > age:
                barred += int(state.deck[face])
                if other != NONE:
                    taken += int(state.hand[other, face]) - int(state.known[other, face])
                    oldest = min(oldest, int(state.without[other, face]))
        fitting = count - age - barred
        if fitting == 0:
            return False
        blanks = 0
        if other != NONE:
            blanks = min(barred, max(0, unseen_of(state, other) - oldest - taken))
        place = below(rng, fitting + blanks)
        if place >= fitting:
            return False
        face = 0
        while state.without[seat, face] > age or place >= state.deck[face]:
            if state.without[seat, face] <= age:
                place -= int(state.deck[face])
            face += 1
        state.deck[face] -= 1
        state.hand[seat, face] += 1
    return True


@compiled
def deal_numbers(state: State, seat: int) -> int:
    """The numbers that a plain sequence lacks lie in the hand of the player who has begun it; returns how many are
    dealt.
    """
    last, found = int(state.chosen[int(state.chosen_n) - 1]), 0
    for number in range(last + 1, last + 1 + missing_numbers(state)):
        if state.hand[seat, number] == 0:
            state.hand[seat, number] = 1
            state.deck[number] -= 1
            found += 1
    return found


@compiled
def deal_hand(state: State, seat: int, count: int, other: int, rng: Rng) -> bool:
    """Deal a hidden hand out of ``count`` cards in the draw pile; False when it must be dealt again.

    A player who is putting a discard together has shown that they can complete it. Where a number was put there
    beforehand and chance has added more of it, that hand could have come about in as many ways; so it is kept once in as
    many times.
    """
    if not is_begun(state, seat):
        return deal_unseen(state, seat, count, other, rng)
    found = deal_numbers(state, seat) if int(state.asked) >> int(seat) & 1 == 0 else 0
    if not deal_unseen(state, seat, count - found, other, rng):
        return False
    if found > 0:
        last = int(state.chosen[int(state.chosen_n) - 1])
        for number in range(last + 1, last + 1 + missing_numbers(state)):
            if state.known[seat, number] == 0 and below(rng, int(state.hand[seat, number])) > 0:
                return False
    return can_go_through(state)


@compiled
def can_go_through(state: State) -> bool:
    """Whether the hand of the player who has begun a discard completes it: the next card, or all of a plain sequence."""
    if not can_be_completed(state):
        return False
    first = int(state.chosen[int(state.chosen_n) - 1]) + 1
    missing = missing_numbers(state)
    return run_of(numbers_in_hand(state), first) >= missing


@compiled
def deal_two(state: State, first: int, second: int, count: int, rng: Rng) -> None:
    """Deal two hidden hands out of ``count`` cards in the draw pile; every two hands that can be come as often."""
    while True:
        left = count - unseen_of(state, first)
        if deal_hand(state, first, count, NONE, rng) and deal_hand(state, second, left, first, rng):
            return
        put_back(state, first)
        put_back(state, second)


@compiled
def deal_in_turn(state: State, special: int, count: int, rng: Rng) -> None:
    """Deal the hidden hands of a bitmask one after the other, until the cards go round."""
    players, seat, left = int(state.option[Opt.PLAYERS]), int(state.seat), count
    done = 0
    while done < players:
        if special >> seat & 1:
            if not deal_hand(state, seat, left, NONE, rng):
                for other in range(players):
                    if special >> other & 1:
                        put_back(state, other)
                done, seat, left = 0, int(state.seat), count
                continue
            left -= unseen_of(state, seat)
        done += 1
        seat = next_seat(state, seat)


@compiled
def deal_again(state: State, special: int, count: int, rng: Rng) -> None:
    """Deal the hidden hands of a bitmask anew, each with each, until it no longer matters which one came first."""
    players = int(state.option[Opt.PLAYERS])
    hands = 0
    for seat in range(players):
        hands += special >> seat & 1
    for _ in range(1 if hands == 2 else AGAIN):
        for i in range(players):
            for j in range(i + 1, players):
                first = (int(state.seat) + i) % players
                second = (int(state.seat) + j) % players
                if special >> first & 1 and special >> second & 1:
                    put_back(state, first)
                    put_back(state, second)
                    pool = count + unseen_of(state, first) + unseen_of(state, second)
                    deal_two(state, first, second, pool, rng)


@compiled
def special_hands(state: State, observer: int) -> int:
    """Bitmask of the hidden hands that not any cards can be: all know what they lack, or a discard is begun."""
    special = int(state.asked)
    if state.chosen_n > 0:
        special |= 1 << int(state.seat)
    return special & ~(1 << observer) if observer >= 0 else special


@compiled
def fill(state: State, observer: int, rng: Rng) -> None:
    """Deal the cards that a concealed state leaves open at random, consistently with all that ``observer`` knows.

    The others' hands are what everyone knows to be there and other cards; the rest is the draw pile. Hands that not any
    cards can be come first: as many together as there are, with the active player's, who may need certain ones, ahead.
    """
    count, players = unseen(state, observer), int(state.option[Opt.PLAYERS])
    special, hands = special_hands(state, observer), 0
    for seat in range(players):
        if seat != observer:
            for face in range(deck.FACES):
                state.hand[seat, face] = state.known[seat, face]
        hands += special >> seat & 1
    if hands > 0:
        deal_in_turn(state, special, count, rng)
        for seat in range(players):
            if special >> seat & 1:
                count -= unseen_of(state, seat)
        if hands > 1:
            deal_again(state, special, count, rng)
    seat = int(state.seat)
    for _ in range(players):
        if seat != observer and special >> seat & 1 == 0:
            hidden = unseen_of(state, seat)
            for i in range(hidden):
                state.hand[seat, take(state.deck, count - i, rng)] += 1
            count -= hidden
        seat = next_seat(state, seat)


@compiled
def encode(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """Write a state concealed for ``observer`` as ``out: float32[ENCODED]``; planes.py says what lies where."""
    out[:] = 0.0
    players = int(state.option[Opt.PLAYERS])
    for relative in range(players):
        encode_seat(state, (observer + relative) % players, relative, out)
    out[At.LETTER + observer] = 1.0
    encode_cards(state, observer, out)
    encode_question(state, observer, players, out)
    out[At.DECK_SIZE] = state.deck_n / 64.0
    out[At.ROUNDS] = state.round_n / deck.MOST_ROUNDS
    out[At.PLAYERS] = players / st.PLAYERS
    out[At.COLLECT] = state.option[Opt.COLLECT] / 250.0
    for i in range(Opt.PROFESSIONALS, Opt.MEMORY_AID):
        out[At.RULES + i - Opt.PROFESSIONALS] = state.option[i]
    out[At.MOST_ROUNDS] = state.option[Opt.ROUNDS] / deck.MOST_ROUNDS


@compiled
def encode_cards(state: State, observer: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the cards that are no other player's."""
    for face in range(deck.FACES):
        out[At.HAND + face] = state.hand[observer, face] / 4.0
        out[At.DISPLAY + face] = state.display[face] / 4.0
        out[At.STOCK + face] = state.stock[face] / 4.0
        out[At.GONE + face] = state.gone[face] / 4.0
    for i in range(state.chosen_n):
        out[At.CHOSEN + int(state.chosen[i])] += 0.25
    # Kind by kind: a fifth quicker than face by face.
    out[At.DECK + deck.JOKER] = copies_of(state, deck.JOKER) / 8.0
    out[At.DECK + 1 : At.DECK + 1 + int(state.option[Opt.HIGHEST])] = copies_of(state, 1) / 8.0
    out[At.DECK + deck.NUMBERS + 1 : At.DECK + deck.FACES] = copies_of(state, deck.NUMBERS + 1) / 8.0


@compiled
def encode_question(state: State, observer: int, players: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the decision."""
    kind, a = int(top(state, KIND)), int(top(state, A))
    out[At.QUESTION + kind] = 1.0
    if kind == Frame.STABBED or kind == Frame.WISH:
        out[At.ABOUT_SEAT + (a - observer + players) % players] = 1.0
    elif kind == Frame.PULL:
        out[At.ABOUT_SEAT + (int(top(state, B)) - observer + players) % players] = 1.0
    if kind == Frame.STEAL or kind == Frame.PULL:
        out[At.ABOUT_NUMBER] = a / 8.0


@compiled
def encode_seat(state: State, seat: int, relative: int, out: NDArray[np.float32]) -> None:
    """What ``encode`` says of the player ``relative`` places after the observer."""
    first = relative * deck.FACES
    for face in range(deck.FACES):
        out[At.KNOWN + first + face] = state.known[seat, face] / 4.0
    for place in range(state.top_n[seat]):
        out[At.TOP_GROUPS + first + top_card(state, seat, place)] += 0.25
    for i in range(state.pile_n[seat]):
        out[At.PILES + first + (int(state.pile[seat, i]) & st.FACE)] += 0.25
    out[At.TOP_KINDS + relative * (GroupKind.ODD + 1) + int(state.top_kind[seat])] = 1.0
    out[At.GUARDED + relative] = 1.0 if state.top_guarded[seat] == 1 else 0.0
    out[At.HAND_SIZES + relative] = state.hand_n[seat] / deck.HAND
    out[At.PILE_SIZES + relative] = state.pile_n[seat] / 32.0
    out[At.OWED + relative] = state.owed[seat] / 4.0
    out[At.POINTS + relative] = score(state, seat) / 32.0
    out[At.STARTER + relative] = 1.0 if state.starter == seat else 0.0
    out[At.TURN + relative] = 1.0 if state.seat == seat else 0.0
    out[At.DECIDES + relative] = 1.0 if actor(state) == seat else 0.0
    if int(state.asked) >> int(seat) & 1:
        for face in range(deck.FACES):
            out[At.WITHOUT + first + face] = state.without[seat, face] * SHARE
