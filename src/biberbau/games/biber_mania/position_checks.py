"""What a hand-written position must keep to, beyond each field by itself: the rules could not go on from it otherwise.

Compiled rules check no bounds, so nothing may get past here that could overfill a zone or leave a decision empty.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from ...errors import PositionError
from ...kernel.events import NO_EVENTS
from ...kernel.stack import KIND, SEAT, A, B
from . import invariants as inv
from . import options as opt
from .actions import SEAT_LETTERS
from .deck import BAD_GUY, DISPLAY, FACE_NAMES, FACES, FAIRY, STOCK, SUPERBEAVER, THIEF, UNKNOWN
from .groups import can_stab, may_be_added, may_be_laid, stabs_in_display
from .rules import add_to_discard, can_steal, copies_of, only_draw, top_card, used_up
from .state import (
    ASK,
    DEAL_NEXT,
    DRAW,
    PICK,
    PLAY,
    PULL,
    STAB,
    STABBED,
    STARTS,
    STEAL,
    WISH,
)


def check(state: np.record) -> None:
    """PositionError names the first field that does not fit the others; then the invariants are asked."""
    kind = int(state.stack[0, KIND]) if state.depth else 0
    _check_piles(state)
    _check_known(state)
    if kind in (0, DEAL_NEXT):
        _check_counted(state, kind)
    else:
        _check_running(state, kind)
        if kind == PLAY:
            _check_chosen(state)
        else:
            _check_turn(state, kind)


def _is_concealed(state: np.record) -> bool:
    return bool((state.hand[:, 0] == UNKNOWN).any() or state.deck[0] == UNKNOWN)


def _seats(state: np.record) -> range:
    return range(int(state.option[opt.PLAYERS]))


def _others(state: np.record) -> list[int]:
    """The other players, clockwise from the active one."""
    seats = _seats(state)
    return [(int(state.seat) + i) % len(seats) for i in range(1, len(seats))]


def _check_piles(state: np.record) -> None:
    """Every group is a discard or what thieves can have left of one."""
    for seat in _seats(state):
        end = int(state.pile_n[seat])
        starts = [i for i in range(end) if state.pile[seat, i] & STARTS]
        for number, (start, stop) in enumerate(pairwise([*starts, end])):
            if not inv.group_can_lie(state, seat, start, stop):
                raise PositionError(
                    f"piles.{SEAT_LETTERS[seat]}[{number}]: neither a discard nor what can be left of one"
                )
            if not inv.guard_can_stay(state, seat, start, stop):
                raise PositionError(
                    f"guarded.{SEAT_LETTERS[seat]}: group {number + 1} stays protected (bodyguard_stays) if the "
                    "Bodyguard lies there with others, or was stolen from there; otherwise not"
                )


def _unseen(state: np.record) -> list[int]:
    """How many cards of each face lie in unknown hands beyond what is known of these, or in an unknown draw pile."""
    left = np.array([copies_of(state, face) for face in range(FACES)])
    left -= state.display + state.stock.astype(int) + state.gone
    for seat in _seats(state):
        left -= state.known[seat] if state.hand[seat, 0] == UNKNOWN else state.hand[seat]
        for card in state.pile[seat, : state.pile_n[seat]].tolist():
            left[card & (STARTS - 1)] -= 1
    for card in state.chosen[: state.chosen_n].tolist():
        left[card] -= 1
    if state.deck[0] != UNKNOWN:
        left -= state.deck
    return [int(count) for count in left]


def _check_known(state: np.record) -> None:
    """What everyone knows to be in a hand is there, or can be."""
    for seat in _seats(state):
        field = f"known.{SEAT_LETTERS[seat]}"
        if state.known[seat].sum() > state.hand_n[seat]:
            raise PositionError(f"{field}: more cards than there are in hand")
        if state.hand[seat, 0] != UNKNOWN and (state.known[seat] > state.hand[seat]).any():
            raise PositionError(f"{field}: everyone knows of a card that is not in hand")
    for face, count in enumerate(_unseen(state)):
        if count < 0:
            raise PositionError(f"known: more cards {FACE_NAMES[face]!r} than lie nowhere else")
    for seat in _seats(state):
        if state.hand[seat, 0] != UNKNOWN and not inv.can_be_without(state, seat):
            raise PositionError(
                f"without.{SEAT_LETTERS[seat]}: the hand holds more of these than its youngest cards"
            )
    if _is_concealed(state) and not _can_be_dealt(state, []):
        raise PositionError("without: no cards are left that all these hands could be")


def _can_be_dealt(state: np.record, held: Sequence[int]) -> bool:
    """Whether the unseen cards can lie so that no hand has what it lacks, and the active one these among them.

    An oldest card that may be of a face leaves most room for the others; the rest is a matching by augmenting paths.
    """
    left, places = _unseen(state), []
    for seat in _seats(state):
        if state.hand[seat, 0] == UNKNOWN:
            without = state.without[seat].tolist()
            ages = list(range(int(state.hand_n[seat]) - int(state.known[seat].sum())))
            for face in sorted(held if seat == state.seat else [], key=lambda face: -without[face]):
                age = next((age for age in ages if age >= without[face]), None)
                if age is None:
                    return False
                ages.remove(age)
                left[face] -= 1
            places += [[face for face in range(FACES) if without[face] <= age] for age in ages]
    dealt: list[list[int]] = [[] for _ in range(FACES)]

    def deal(place: int, tried: set[int]) -> bool:
        for face in places[place]:
            if face not in tried and left[face] > 0:
                tried.add(face)
                if len(dealt[face]) < left[face]:
                    dealt[face].append(place)
                    return True
                for i, other in enumerate(dealt[face]):
                    if deal(other, tried):
                        dealt[face][i] = place
                        return True
        return False

    return min(left) >= 0 and all(deal(place, set()) for place in range(len(places)))


def _check_counted(state: np.record, kind: int) -> None:
    """Between two rounds and at the end nothing is on its way, and the round has come to its end."""
    collect = int(state.option[opt.COLLECT])
    rounds = int(state.option[opt.ROUNDS])
    won = collect == 0 or state.round_n + 1 == rounds or state.points.max() >= collect
    if won != (kind == 0):
        raise PositionError(
            "decisions: the game is over after its round; when points are collected, as soon as somebody has "
            f"enough, or after {rounds} rounds"
        )
    if state.chosen_n:
        raise PositionError("chosen: cards are chosen only for a discard")
    if state.owed.any():
        raise PositionError("owed: nobody draws any more when a round is over")
    if not used_up(state) and all(state.hand_n[seat] > 0 for seat in _seats(state)):
        raise PositionError(
            "decisions: a round is over when a hand is empty, or draw pile and stock are used up"
        )


def _check_running(state: np.record, kind: int) -> None:
    """While a round goes on nobody has won, cards can be drawn, and display and stock are as full as they can be."""
    asked = int(state.stack[0, SEAT])
    if (asked == state.seat) == (kind == DRAW):
        raise PositionError(
            "decisions[0].seat: the active player decides; only draw is for one of the others"
        )
    if state.option[opt.COLLECT] and state.points.max() >= state.option[opt.COLLECT]:
        raise PositionError("points: somebody has enough already, the game would be over")
    if used_up(state):
        raise PositionError("deck: draw pile and stock are used up, the round would be over")
    if state.hand_n[state.seat] + (state.chosen_n if kind == PLAY else 0) == 0:
        raise PositionError(f"hands.{SEAT_LETTERS[state.seat]}: nothing to play, the round would be over")
    if state.chosen_n and kind != PLAY:
        raise PositionError("chosen: cards are chosen only for a discard")
    if state.deck_n and kind in (PLAY, STAB, DRAW) and state.display_n < DISPLAY:
        raise PositionError(
            f"display: {state.display_n} cards; {DISPLAY} lie there as long as the draw pile has any"
        )
    if state.deck_n and kind not in (STEAL, PULL, DRAW) and state.stock_n < STOCK:
        raise PositionError(
            f"stock: {state.stock_n} cards; {STOCK} lie there as long as the draw pile has any"
        )
    lost = int(state.owed.sum())
    if lost and (kind in (PLAY, STAB) or state.owed[state.seat]):
        raise PositionError("owed: only others lose cards, and draw for them in the same turn")
    if lost > state.known[state.seat].sum() + state.gone.sum():
        raise PositionError("owed: what was lost is known in the active player's hand, or gone")


def _check_chosen(state: np.record) -> None:
    """The chosen cards are the beginning of a legal discard, and the hand has what it takes to complete it."""
    seat = int(state.seat)
    trial = state.copy()
    trial.chosen_n = 0
    hidden = int(state.hand_n[seat])
    if state.hand[seat, 0] == UNKNOWN:
        trial.hand[seat] = np.array(_unseen(state)) + state.known[seat]
        hidden -= int(state.known[seat].sum())
    chosen = state.chosen[: state.chosen_n].tolist()
    for card in chosen:
        trial.hand[seat, card] += 1
        trial.hand_n[seat] += 1
    for card in chosen:
        if not may_be_added(trial) >> card & 1:
            raise PositionError(f"chosen: {FACE_NAMES[card]!r} does not go together with the others")
        add_to_discard(trial, card, NO_EVENTS)
    trial.known[seat] = state.known[seat]
    if chosen and not _can_be_laid(trial, state, [], hidden):
        raise PositionError("chosen: the hand has no cards that complete this discard")


def _can_be_laid(trial: np.record, state: np.record, held: list[int], hidden: int) -> bool:
    """Whether the discard can be completed with cards known in the hand and so many others of it, ``held`` so far."""
    if may_be_laid(trial):
        return not _is_concealed(state) or _can_be_dealt(state, held)
    seat, faces = int(trial.seat), may_be_added(trial)
    for face in range(FACES):
        known = trial.known[seat, face] > 0
        if faces >> face & 1 and trial.hand[seat, face] > 0 and (known or hidden > 0):
            further = trial.copy()
            add_to_discard(further, face, NO_EVENTS)
            more = held if known else [*held, face]
            if _can_be_laid(further, state, more, hidden if known else hidden - 1):
                return True
    return False


def _check_turn(state: np.record, kind: int) -> None:
    """The question after a discard has an answer, and a choice where the rules would not go on by themselves."""
    seat, a, b = int(state.seat), int(state.stack[0, A]), int(state.stack[0, B])
    others = _others(state)
    group = SEAT_LETTERS[seat]
    if state.pile_n[seat] == 0:
        raise PositionError(f"piles.{group}: empty, but the discard of this turn lies on top")
    played = top_card(state, seat, 0)
    field = "decisions[0].kind"
    if kind == STAB:
        faces = stabs_in_display(state)
        if faces & (faces - 1) == 0:
            raise PositionError(
                f"{field}: the top of piles.{group} does not stab two kinds of cards in the display"
            )
    elif kind == STABBED:
        if a == seat or not can_stab(state, a):
            raise PositionError(
                f"decisions[0].of: the top of piles.{group} does not stab the top of that player's pile"
            )
    elif kind == STEAL:
        if played != SUPERBEAVER and (played != THIEF or a > 1):
            raise PositionError(
                f"decisions[0].left: two if a Superbeaver is on top of piles.{group}, one if a Thief is"
            )
        if not can_steal(state):
            raise PositionError(f"{field}: there is nothing to steal")
    elif kind in (ASK, WISH):
        if played != FAIRY:
            raise PositionError(f"{field}: only the Fairy wishes, and there is none on top of piles.{group}")
        if kind == WISH and (a == seat or state.hand_n[a] == 0):
            raise PositionError("decisions[0].of: another player who has cards in hand")
        if not any(state.hand_n[other] for other in others):
            raise PositionError(f"{field}: nobody else has a card in hand")
    elif kind in (PICK, PULL):
        if played != BAD_GUY:
            raise PositionError(f"{field}: only the Bad Guy pulls, and there is none on top of piles.{group}")
        if kind == PICK and len(others) == 1:
            raise PositionError(f"{field}: with two players it is clear for whom the Bad Guy pulls")
        if kind == PULL and b == seat:
            raise PositionError("decisions[0].for: another player")
    if kind in (PULL, DRAW) and only_draw(state) >= 0:
        raise PositionError(f"{field}: there is only one card to draw, which goes by itself")
    if kind == DRAW:
        drawing = int(state.stack[0, SEAT])
        if state.owed[drawing] == 0:
            raise PositionError("decisions[0].seat: this player has lost no card")
        if any(state.owed[other] for other in others[: others.index(drawing)]):
            raise PositionError(
                "decisions[0].seat: players draw clockwise, and others have not drawn all of theirs"
            )
