"""Positions of Beasty Bar as documents: readable, editable by hand, loadable.

Only ``turn`` is required; absent zones are empty, and the decision is "play a card" unless ``decisions`` says else.
Colours stand for seats: red 0, blue 1, green 2, yellow 3. Lines run from Heaven's Gate, piles from the bottom.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from ...errors import PositionError
from ...kernel.events import ALL_SEATS
from ...kernel.game import Document
from ...kernel.options import Value
from ...kernel.stack import KIND, SEAT, A
from ..positions import DocumentReader, numbered
from . import options as opt
from .deck import (
    ANIMALS,
    CHAMELEON,
    COLOUR_NAMES,
    NONE,
    PENGUIN,
    SPECIES,
    UNKNOWN,
    VALUES,
    card_name,
    values_of,
)
from .invariants import card_is_out
from .position_checks import check
from .state import (
    CHOOSE_ANIMAL,
    CHOOSE_JUMP,
    CHOOSE_PARITY,
    CHOOSE_SET,
    DECK,
    DTYPE,
    IMITATE,
    LINE,
    ORDER_PILE,
    PLAY_CARD,
    SORT_OUT,
    SORTED_OUT,
    STEP_ACTION,
    STEP_ORDER,
    STEP_ORDER_ALL,
    STEP_PLAY,
    STEP_RECURRING,
    TURN,
)

FRAME_NAMES = {
    TURN: "turn",
    CHOOSE_SET: "choose_set",
    SORT_OUT: "sort_out",
    PLAY_CARD: "play_card",
    CHOOSE_ANIMAL: "choose_animal",
    CHOOSE_PARITY: "choose_parity",
    IMITATE: "imitate",
    CHOOSE_JUMP: "choose_jump",
    ORDER_PILE: "order_pile",
}
_ZONES = (
    ("line", "line", LINE),
    ("thats_it", "pile", 48),
    ("on_the_way", "sent", 12),
    ("beside", "beside", 8),
    ("bar", "bar", 48),
)
_CARDS = {card_name(card): card for card in range(len(COLOUR_NAMES) * SPECIES)}
_FIELDS = (
    "turn", "first", "turns", "return_game", "gate", "line", "thats_it", "on_the_way", "beside", "bar", "hands",
    "open_cards", "decks", "sorted_out", "new_beasts", "public_sets", "earlier", "acting", "fresh", "decisions",
)  # fmt: skip

EARLIER = (("guests", 12), ("points", 48), ("values", 78))
"""What is kept of the first game for the return game, and the most it can be."""


def _cards(cards: Any, count: int) -> list[str]:
    return [card_name(int(card)) for card in cards[:count]]


def to_document(state: np.record) -> Document:
    """The state, true or concealed (``?`` is a card that the observer does not know)."""
    seats = range(int(state.option[opt.PLAYERS]))
    mixed = state.option[opt.SET] >= opt.SET_CHOSEN
    document: Document = {
        "turn": COLOUR_NAMES[state.seat],
        "first": COLOUR_NAMES[state.first],
        "turns": int(state.turns),
        "gate": "right" if state.flipped else "left",
    }
    for name, field, _ in _ZONES:
        document[name] = _cards(state[field], state[f"{field}_n"])
    document["hands"] = {COLOUR_NAMES[s]: _cards(state.hand[s], state.hand_n[s]) for s in seats}
    document["open_cards"] = [
        card_name(int(state.hand[s, i]))
        for s in seats
        for i in range(state.hand_n[s])
        if state.known[s, i] == ALL_SEATS
    ]
    document["decks"] = {COLOUR_NAMES[s]: _cards(state.deck[s], state.deck_n[s]) for s in seats}
    if state.option[opt.ADVANCED]:
        document["sorted_out"] = {
            COLOUR_NAMES[s]: numbered(state.out[s], VALUES)
            + ["?"] * int(state.out_n[s] - bin(state.out[s]).count("1"))
            for s in seats
        }
    if mixed:
        document["new_beasts"] = {COLOUR_NAMES[s]: numbered(state.is_new[s], VALUES) for s in seats}
        document["public_sets"] = {COLOUR_NAMES[s]: numbered(state.is_new_public[s], VALUES) for s in seats}
    if state.option[opt.RETURN_GAME]:
        document["return_game"] = bool(state.game)
        document["earlier"] = {
            COLOUR_NAMES[s]: {name: int(state.earlier[i, s]) for i, (name, _) in enumerate(EARLIER)}
            for s in seats
        }
    if state.acting != NONE:
        document["acting"] = {
            "card": card_name(int(state.acting)),
            "as": ANIMALS[state.role].name,
            "imitated": int(state.imitated),
        }
    if state.fresh != NONE:
        document["fresh"] = card_name(int(state.fresh))
    document["decisions"] = [_frame_document(state, i) for i in range(state.depth)]
    return document


def _frame_document(state: np.record, i: int) -> Document:
    kind, seat, a, _ = (int(x) for x in state.stack[i])
    frame: Document = {"kind": FRAME_NAMES[kind], "seat": COLOUR_NAMES[seat]}
    if kind == TURN:
        frame["step"] = a
    elif kind == IMITATE:
        frame["by"] = ANIMALS[a].name
    elif kind == CHOOSE_SET:
        frame["taken"] = int(state.taken_n[seat])
        frame["place"] = a
    elif kind == SORT_OUT:
        frame["place"] = a
    return frame


class _Reader(DocumentReader):
    """Reads one document; every complaint names the field."""

    SEATS = COLOUR_NAMES
    FIELDS = _FIELDS
    FRAMES = FRAME_NAMES

    def __init__(self, document: Mapping[str, Any], options: Mapping[str, Value]) -> None:
        super().__init__(document, options, opt.OPTIONS, DTYPE)
        self.seen: dict[int, str] = {}
        self.values = values_of(int(options["animals"]))

    def card(self, name: object, field: str, owner: int | None = None, unknown: bool = False) -> int:
        if unknown and name == "?":
            return UNKNOWN
        card = _CARDS.get(str(name).lower())
        if card is None:
            raise PositionError(f"{field}: {name!r} is no card; a card is written like 'red tiger'")
        seat, is_new = card // SPECIES, card % SPECIES < VALUES
        if seat >= self.players or (owner is not None and seat != owner):
            raise PositionError(f"{field}: {name!r} belongs to another player than can have cards here")
        if (self.options["set"] == "new" and not is_new) or (self.options["set"] == "base" and is_new):
            raise PositionError(f"{field}: {name!r} is not in the set {self.options['set']!r}")
        if not self.values >> card % VALUES & 1:
            raise PositionError(f"{field}: {name!r} is not played with, {self.in_play()}")
        return card

    def in_play(self) -> str:
        """Which values there are, for messages."""
        return f"animals: {self.options['animals']} are those of value {self.lowest + 1} to {self.values.bit_length()}"

    def place(self, name: object, field: str, owner: int | None = None, unknown: bool = False) -> int:
        """A card that lies somewhere: each lies in one place, and one of each value per player."""
        card = self.card(name, field, owner, unknown)
        if card != UNKNOWN:
            twin = card // SPECIES * SPECIES + card % VALUES
            if twin in self.seen:
                raise PositionError(
                    f"{field}: {name!r} and {self.seen[twin]} are the same player's card of one value"
                )
            self.seen[twin] = f"{name!r} in {field}"
        return card

    def cards(
        self, value: object, field: str, most: int, owner: int | None = None, unknown: bool = False
    ) -> list[int]:
        names = self.listed(value, field, "cards")
        if len(names) > most:
            raise PositionError(f"{field}: {len(names)} cards, but at most {most} fit")
        return [self.place(name, field, owner, unknown) for name in names]

    def value_mask(self, value: object, field: str) -> int:
        mask = self.mask(self.listed(value, field, f"card values from 1 to {VALUES}"), field, VALUES)
        if mask & ~self.values:
            raise PositionError(
                f"{field}: {numbered(mask & ~self.values, VALUES)} are not played with, {self.in_play()}"
            )
        return mask

    @property
    def lowest(self) -> int:
        """Index of the lowest value in play."""
        return (self.values & -self.values).bit_length() - 1

    def read(self) -> np.record:
        self.check_fields(["turn"], "it names the colour whose turn it is")
        state = self.state
        state.seat = self.seat(self.document["turn"], "turn")
        state.flipped = self.one_of(self.document.get("gate", "left"), "gate", ["left", "right"])
        self.read_zones()
        self.read_sets()
        self.read_players()
        self.read_action()
        self.read_decisions()
        self.check_unknown()
        check(state)
        return state

    def read_zones(self) -> None:
        state = self.state
        for name, field, most in _ZONES:
            state[field][:] = NONE
            cards = self.cards(self.document.get(name, []), name, most)
            state[field][: len(cards)] = cards
            state[f"{field}_n"] = len(cards)
            for card in cards:
                self.show(card)

    def show(self, card: int) -> None:
        self.state.shown[card // SPECIES] |= 1 << card % VALUES

    def read_sets(self) -> None:
        state, chosen = self.state, self.options["set"]
        if chosen in ("new", "base"):
            state.is_new[: self.players] = self.values if chosen == "new" else 0
            state.is_new_public[: self.players] = self.values
        else:
            for name, field in (("new_beasts", "is_new"), ("public_sets", "is_new_public")):
                for seat, part, values in self.by_seat(name):
                    state[field][seat] = self.value_mask(values, part)
        state.taken_n[: self.players] = (
            self.values.bit_length()
        )  # before the first deal read_decisions knows better
        game = self.document.get("return_game", False)
        if not isinstance(game, bool) or (game and not self.options["return_game"]):
            raise PositionError("return_game: true only where the option return_game is on")
        state.game = int(game)
        for seat, part, earlier in self.by_seat("earlier"):
            fields = self.mapping(earlier, part)
            for i, (name, most) in enumerate(EARLIER):
                state.earlier[i, seat] = self.integer(fields.get(name, 0), f"{part}.{name}", 0, most)

    def read_players(self) -> None:
        state = self.state
        state.hand[:] = NONE
        state.deck[:] = NONE
        for name, field, most in (("hands", "hand", int(self.options["hand"])), ("decks", "deck", DECK)):
            for seat, part, value in self.by_seat(name):
                cards = self.cards(value, part, most, owner=seat, unknown=True)
                state[field][seat, : len(cards)] = cards
                state[f"{field}_n"][seat] = len(cards)
        open_cards = self.listed(self.document.get("open_cards", []), "open_cards", "cards")
        shown = [self.card(name, "open_cards") for name in open_cards]
        for seat in range(self.players):
            for i in range(state.hand_n[seat]):
                is_open = state.hand[seat, i] in shown
                state.known[seat, i] = ALL_SEATS if is_open else 1 << seat
                if is_open:
                    shown.remove(int(state.hand[seat, i]))
                    self.show(int(state.hand[seat, i]))
        if shown:
            raise PositionError(f"open_cards: {card_name(shown[0])!r} is in no hand")
        for seat, field, values in self.by_seat("sorted_out"):
            if not self.options["advanced"] or not isinstance(values, list) or len(values) > SORTED_OUT:
                raise PositionError(f"{field}: up to four values, in the advanced variant only")
            state.out[seat] = self.value_mask([v for v in values if v != "?"], field)
            state.out_n[seat] = len(values)

    def read_action(self) -> None:
        state = self.state
        state.acting, state.role, state.fresh = NONE, NONE, NONE
        if "acting" in self.document:
            acting = self.mapping(self.document["acting"], "acting")
            state.acting = self.card(acting.get("card"), "acting.card")
            state.role = self.one_of(acting.get("as"), "acting.as", [animal.name for animal in ANIMALS])
            state.imitated = self.integer(acting.get("imitated", 0), "acting.imitated", 0, 3)
        if "fresh" in self.document:
            state.fresh = self.card(self.document["fresh"], "fresh")

    def read_turns(self) -> None:
        """Each turn plays one card, so the table tells how many there were, and they tell who began."""
        state, most = self.state, len(COLOUR_NAMES) * VALUES
        played = sum(int(state[f"{field}_n"]) for _, field, _ in _ZONES)
        turns = self.document.get("turns", max(played - card_is_out(state), 0))
        state.turns = self.integer(turns, "turns", 0, most)
        began = COLOUR_NAMES[(state.seat - state.turns) % self.players]
        state.first = self.seat(self.document.get("first", began), "first")

    def read_decisions(self) -> None:
        state = self.state
        turn = COLOUR_NAMES[state.seat]
        playing = [{"kind": "turn", "seat": turn, "step": STEP_ACTION}, {"kind": "play_card", "seat": turn}]
        for i, (kind, field, frame) in enumerate(self.frames(playing)):
            seat, a = self.seat(frame.get("seat"), f"{field}.seat"), 0
            if kind == TURN:
                a = self.integer(frame.get("step"), f"{field}.step", STEP_PLAY, STEP_ORDER_ALL)
            elif kind == IMITATE:
                a = (PENGUIN, CHAMELEON)[
                    self.one_of(frame.get("by"), f"{field}.by", ["penguin", "chameleon"])
                ]
            elif kind in (CHOOSE_SET, SORT_OUT):
                a = self.integer(frame.get("place"), f"{field}.place", 0, self.players - 1)
                if kind == CHOOSE_SET:
                    last = self.values.bit_length() - 1
                    state.taken_n[seat] = self.integer(
                        frame.get("taken"), f"{field}.taken", self.lowest, last
                    )
            state.stack[i] = (kind, seat, a, 0)
        self.read_turns()
        self.read_preparation()
        self.check_decisions()

    def read_preparation(self) -> None:
        """Sets are chosen one player after the other: who comes after the one who is asked has taken nothing."""
        state = self.state
        if self.options["set"] != "chosen" or state.game or state.depth == 0 or state.stack[0, KIND] == TURN:
            return
        for place in range(int(state.stack[0, A]) + 1, self.players):
            state.taken_n[(state.first + place) % self.players] = self.lowest

    def check_decisions(self) -> None:
        """The top frame must find what it asks about; a game that is not over must wait for somebody."""
        state = self.state
        if state.depth == 0:
            return
        kind, seat = int(state.stack[state.depth - 1, KIND]), int(state.stack[state.depth - 1, SEAT])
        field = f"decisions[{state.depth - 1}]"
        if kind == TURN:
            raise PositionError(f"{field}: a turn goes on by itself, so it cannot be the last entry")
        in_turn = kind not in (CHOOSE_SET, SORT_OUT)
        if in_turn and (state.depth != 2 or int(state.stack[0, KIND]) != TURN or seat != state.seat):
            raise PositionError(f"{field}: it must follow a turn frame of the seat whose turn it is")
        steps = {PLAY_CARD: (STEP_ACTION,), ORDER_PILE: (STEP_ORDER, STEP_ORDER_ALL)}.get(
            kind, (STEP_RECURRING,)
        )
        if in_turn and int(state.stack[0, 2]) not in steps:
            raise PositionError(
                f"decisions[0].step: {' or '.join(map(str, steps))} expected below {FRAME_NAMES[kind]}"
            )
        if kind == PLAY_CARD and state.hand_n[seat] == 0:
            raise PositionError(f"hands: {COLOUR_NAMES[seat]} is to play a card and has none")
        if kind == ORDER_PILE and state.sent_n < 2:
            raise PositionError("on_the_way: two cards at least, or there is nothing to order")
        if in_turn and kind not in (PLAY_CARD, ORDER_PILE) and state.acting not in state.line[: state.line_n]:
            raise PositionError("acting: an animal in line must be acting, or there is nothing to choose for")

    def check_unknown(self) -> None:
        """Unknown cards must be able to be something."""
        state = self.state
        for seat in range(self.players):
            hand, deck = state.hand[seat, : state.hand_n[seat]], state.deck[seat, : state.deck_n[seat]]
            unknown = int((hand == UNKNOWN).sum() + (deck == UNKNOWN).sum())
            known = {int(card) % VALUES for card in (*hand, *deck) if card != UNKNOWN}
            open_or_absent = int(state.shown[seat]) | ~self.values
            closed = sum(1 for v in range(VALUES) if v not in known and not open_or_absent >> v & 1)
            if unknown + int(state.out_n[seat]) > closed:
                raise PositionError(f"decks: {COLOUR_NAMES[seat]} has more unknown cards than there are left")


def from_document(document: Mapping[str, Any], options: Mapping[str, Value]) -> np.record:
    """The state that a document describes; PositionError names the field that is wrong."""
    return _Reader(document, options).read()
