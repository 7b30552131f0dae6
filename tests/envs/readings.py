"""What the parts of an observation should say, read a second time: from the true state and who knows what in it.

Each reader takes the game, the true state, the observer and the seats in his order, and returns planes by name, in the
units of the table (cards, not cards / 4).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from biberbau.games.biber_gang import deck as gang_deck
from biberbau.games.biber_mania import state as mania
from biberbau.games.frantic import deck as frantic_deck
from biberbau.games.frantic import state as frantic
from biberbau.kernel.stack import decides
from biberbau.match import Game

Planes = dict[str, NDArray[Any]]
Seats = Sequence[int]

EVERYBODY = 0xFF


def one_hot(length: int, *places: int) -> NDArray[np.float64]:
    """Ones at these places."""
    out = np.zeros(length)
    for place in places:
        out[place] += 1
    return out


def by_seat(seats: Seats, room: int, values: Sequence[Any] | NDArray[Any]) -> NDArray[Any]:
    """What each seat has, the observer first; seats that nobody plays have nothing."""
    first = np.asarray(values[seats[0]], dtype=float)
    out = np.zeros((room, *first.shape))
    for relative, seat in enumerate(seats):
        out[relative] = values[seat]
    return out


def common(game: Game, state: np.record, seats: Seats, room: int) -> Planes:
    """Who decides what."""
    actor = game.actor(state)
    question = next(plane for plane in game.kind.planes if plane.name == "question")
    return {
        "decides": one_hot(room, *([] if actor is None else [seats.index(actor)])),
        "question": one_hot(question.size, decides(state, 0)),
    }


def beasty_bar(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Cards are ``24 * owner + species``."""

    def cards(*found: int) -> NDArray[Any]:
        out = np.zeros((4, 24))
        for card in found:
            out[seats.index(card // 24), card % 24] = 1
        return out

    line = np.zeros((5, 4, 24))
    for place in range(int(state.line_n)):
        line[place] = cards(int(state.line[place]))
    pile = [int(card) for card in state.pile[: state.pile_n]]
    sent = [int(card) for card in state.sent[: state.sent_n]]
    seen = [
        int(state.hand[seat, i])
        for seat in seats
        for i in range(int(state.hand_n[seat]))
        if seat == observer or int(state.known[seat, i]) >> observer & 1
    ]
    shown = [
        int(state.hand[observer, i])
        for i in range(int(state.hand_n[observer]))
        if state.known[observer, i] == EVERYBODY
    ]
    mixed = game.options["set"] in ("chosen", "random")
    bits = [[int(mask) >> value & 1 for value in range(12)] for mask in state.is_new]
    public = [[int(mask) >> value & 1 for value in range(12)] for mask in state.is_new_public]
    new = [
        bits[seat] if seat == observer else [a & b for a, b in zip(bits[seat], public[seat], strict=True)]
        for seat in range(game.players)
    ]
    return common(game, state, seats, 4) | {
        "line": line,
        "thats_it": sum((cards(card) * (i + 1) / len(pile) for i, card in enumerate(pile)), cards()),
        "on_the_way": sum((cards(card) * (i + 1) for i, card in enumerate(sent)), cards()),
        "beside": cards(*(int(card) for card in state.beside[: state.beside_n])),
        "bar": cards(*(int(card) for card in state.bar[: state.bar_n])),
        "hands": cards(*seen),
        "own_deck": cards(*(int(card) for card in state.deck[observer, : state.deck_n[observer]])),
        "own_shown": one_hot(12, *(card % 12 for card in shown)),
        "acting": cards(*[int(card) for card in [state.acting] if card >= 0]),
        "fresh": cards(*[int(card) for card in [state.fresh] if card >= 0]),
        "role": one_hot(24, *[int(role) for role in [state.role] if role >= 0]),
        "hand_sizes": by_seat(seats, 4, state.hand_n),
        "deck_sizes": by_seat(seats, 4, state.deck_n),
        "earlier_guests": by_seat(seats, 4, state.earlier[0]),
        "earlier_points": by_seat(seats, 4, state.earlier[1]),
        "earlier_values": by_seat(seats, 4, state.earlier[2]),
        "return_game": np.array(int(state.game)),
        "new": by_seat(seats, 4, new) * mixed,
        "new_known": by_seat(seats, 4, public) * mixed,
        "own_out": np.array([int(state.out[observer]) >> value & 1 for value in range(12)]),
        "own_taken": np.array(int(state.taken_n[observer])),
    }


def biber_gang(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Face-down cards are known to nobody, the drawn one to its drawer, or to all where it came openly."""
    displays, hidden = np.zeros((6, 8, 15)), np.zeros(14)
    unseen = np.bincount(state.deck[: state.deck_n], minlength=14)
    for relative, seat in enumerate(seats):
        for slot in range(8):
            up = int(state.up[seat]) >> slot & 1
            displays[relative, slot, int(state.display[seat, slot]) if up else 14] = 1
            if not up:
                hidden[int(state.display[seat, slot])] += 1
                unseen[int(state.display[seat, slot])] += 1
    drawn, origin = int(state.drawn), int(state.origin)
    known = drawn != gang_deck.NONE and (origin != 1 or game.actor(state) == observer)
    if drawn != gang_deck.NONE and not known:
        unseen[drawn] += 1
    return common(game, state, seats, 6) | {
        "displays": displays,
        "drawn": one_hot(14, *([drawn] if known else [])),
        "drawn_unseen": np.array(int(drawn != gang_deck.NONE and not known)),
        "origin": one_hot(3, *([origin - 1] if drawn != gang_deck.NONE else [])),
        "top": one_hot(14, *(int(card) for card in state.pile[: state.pile_n][-1:])),
        "unseen": unseen,
        "closer": one_hot(6, *([seats.index(int(state.closer))] if state.closer >= 0 else [])),
        "points": by_seat(seats, 6, game.scores(state)),
        "chosen": np.array([int(state.chosen[observer]) >> slot & 1 for slot in range(8)]),
        "deck_size": np.array(int(state.deck_n)),
        "pile_size": np.array(int(state.pile_n)),
        "rounds": np.array(int(state.round_n)),
        "turns": np.array(int(state.turns)),
        "reshuffled": np.array(int(state.reshuffled)),
        "face_down": hidden * int(state.reshuffled),
    }


def biber_mania(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Groups of a pile begin where a card is marked."""
    piles, tops = np.zeros((game.players, 22)), np.zeros((game.players, 22))
    for seat in seats:
        marked = [int(card) for card in state.pile[seat, : state.pile_n[seat]]]
        for card in marked:
            piles[seat, card & 31] += 1
        for card in reversed(marked):
            tops[seat, card & 31] += 1
            if card & mania.STARTS:
                break
    options = game.options
    copies = [int(options["jokers"])]
    copies += [int(options["copies"]) * (number <= int(options["highest"])) for number in range(1, 14)]
    copies += [int(options["action_copies"])] * 8
    return common(game, state, seats, 5) | {
        "known": by_seat(seats, 5, state.known),
        "without": by_seat(seats, 5, state.without),
        "piles": by_seat(seats, 5, piles),
        "top_groups": by_seat(seats, 5, tops),
        "guarded": by_seat(seats, 5, state.top_guarded),
        "hand_sizes": by_seat(seats, 5, state.hand.sum(axis=1)),
        "pile_sizes": by_seat(seats, 5, piles.sum(axis=1)),
        "points": by_seat(seats, 5, game.scores(state)),
        "owed": by_seat(seats, 5, state.owed),
        "starter": one_hot(5, seats.index(int(state.starter))),
        "turn": one_hot(5, seats.index(int(state.seat))),
        "letter": one_hot(5, observer),
        "hand": state.hand[observer],
        "display": state.display,
        "stock": state.stock,
        "gone": state.gone,
        "chosen": np.bincount(state.chosen[: state.chosen_n], minlength=22),
        "deck": np.array(copies),
        "deck_size": np.array(state.deck.sum()),
        "rounds": np.array(int(state.round_n)),
    }


def biberbande(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """Each card has a mask of those who know it."""
    rows, known_by = np.zeros((6, 4, 13)), np.zeros((6, 4, 6))
    for relative, seat in enumerate(seats):
        for slot in range(4):
            mask = int(state.known[seat, slot])
            if mask >> observer & 1:
                rows[relative, slot, int(state.row[seat, slot])] = 1
            for other, knower in enumerate(seats):
                known_by[relative, slot, other] = mask >> knower & 1
    mine = state.drawn >= 0 and state.seat == observer
    ages = np.maximum(0, (state.seen >> 10 * observer & 1023) - 24)
    if state.depth == 0 or state.stack[0, 0] == 6:
        ages[:] = state.turn  # open rows are seen now
    lasting = np.zeros(13)
    for seat in seats:
        for slot in range(4):
            if int(state.stayed[seat]) >> slot & 1:
                lasting[int(state.row[seat, slot])] += 1
    return common(game, state, seats, 6) | {
        "rows": rows,
        "known_by": known_by,
        "plain": by_seat(seats, 6, state.plain),
        "fresh": by_seat(seats, 6, (state.known >> observer & 1) / (1 + int(state.turn) - ages)),
        "stayed": by_seat(seats, 6, [[int(mask) >> slot & 1 for slot in range(4)] for mask in state.stayed]),
        "stayed_cards": lasting,
        "turns": np.array(int(state.turn) / int(game.options["turn_guard"])),
        "discard": state.discard,
        "top": one_hot(13, *([int(state.top)] if state.top >= 0 else [])),
        "drawn": one_hot(13, *([int(state.drawn)] if mine else [])),
        "aside": state.aside,
        "points": by_seat(seats, 6, game.scores(state)),
        "knocked": one_hot(6, *([seats.index(int(state.knocker))] if state.knocker >= 0 else [])),
        "dealer": one_hot(6, seats.index(int(state.dealer))),
        "letter": one_hot(6, observer),
        "deck_size": np.array(state.deck.sum()),
        "rounds": np.array(int(state.round_n)),
    }


def frantic_(game: Game, state: np.record, observer: int, seats: Seats) -> Planes:
    """For the k-th copy of a face in a hand, a mask says who knows of at least k."""
    levels = frantic_deck.LEVEL_OF
    knowing = np.zeros((game.players, 86))
    public = np.zeros(86)
    for face in range(86):
        masks = state.known[:, levels[face] : levels[face + 1]]
        for seat in range(game.players):
            knowing[seat, face] = sum(int(mask) >> observer & 1 for mask in masks[seat])
        public[face] = (masks[observer] == EVERYBODY).sum()
    knowing[observer] = state.hand[observer]
    aside = [
        int(card)
        for card, by in zip(state.aside[: state.aside_n], state.aside_by[: state.aside_n], strict=True)
        if by == frantic.ON_MARKET or by >> 3 == observer
    ]
    letters = np.zeros((8, 8))
    letters[range(len(seats)), list(seats)] = 1
    masks_of = {
        name: by_seat(seats, 8, [int(state[name]) >> seat & 1 for seat in range(8)])
        for name in (
            "skipped",
            "shield",
            "heir",
            "marked",
            "bomb_safe",
            "chanced",
            "plus_safe",
            "robbed",
            "spared",
        )
    }
    symbol = 20 if state.symbol == frantic.ANY_CARD else int(state.symbol)
    found = common(game, state, seats, 8) | masks_of
    if decides(state, 0) in (frantic.COUNTER, frantic.GIVING, frantic.STEALING):
        found["about_seat"] = one_hot(8, seats.index(decides(state, 3) & 7))
    return found | {
        "hands": by_seat(seats, 8, knowing),
        "hand_sizes": by_seat(seats, 8, state.hand.sum(axis=1)),
        "points": by_seat(seats, 8, game.scores(state)),
        "dealer": one_hot(8, seats.index(int(state.dealer))),
        "turn": one_hot(8, seats.index(int(state.seat))),
        "letters": letters,
        "shown": public,
        "discard": state.discard,
        "aside": one_hot(86, *aside),
        "events_seen": np.array([int(state.events_seen) >> event & 1 for event in range(34)]),
        "events_left": np.array([int(state.events_left) >> event & 1 for event in range(34)]),
        "top": one_hot(86, *([int(state.top)] if state.top >= 0 else [])),
        "colour": one_hot(4, *([int(state.colour)] if state.colour >= 0 else [])),
        "last_colour": one_hot(4, *([int(state.last_colour)] if state.last_colour >= 0 else [])),
        "number": one_hot(10, int(state.number)),
        "symbol": one_hot(21, symbol),
        "stack_size": np.array(state.deck.sum() + state.pack_n),
        "bomb": np.array(int(state.bomb)),
        "last_chance": np.array(int(state.last_chance)),
        "plus_one": np.array(int(state.plus_one)),
        "rounds": np.array(int(state.round_n)),
        "acts_again": np.array(int(state.stack[0, 0] == frantic.END_PLAY and state.stack[0, 3])),
    }


READERS: dict[str, Callable[[Game, np.record, int, Seats], Planes]] = {
    "beasty_bar": beasty_bar,
    "biber_gang": biber_gang,
    "biber_mania": biber_mania,
    "biberbande": biberbande,
    "frantic": frantic_,
}


def option_values(game: Game) -> dict[str, float]:
    """By plane, every option that the observation has, as a number."""
    names = {plane.name for plane in game.kind.planes}
    return {
        f"option_{option.name}": float(option.code(game.options[option.name]))
        for option in game.kind.options
        if f"option_{option.name}" in names
    }
