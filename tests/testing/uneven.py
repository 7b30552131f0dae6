"""Planted faults in how evenly cards are dealt: bags that are uneven only near their end or after a certain card, and
fills that are uneven in one slot, or only in what two slots have at once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any
from unittest import mock

from biberbau.kernel import bag
from biberbau.kernel.rng import below

from .planting import Fault, rules

TAKE, DRAW_SINGLE = bag.take, bag.draw_single
FOUR = {"players": 4}

# ----------------------------------------------------------------------------------------------------------- bags


def again_if(unwanted: Callable[[Any, int, int, Any], bool]) -> Callable[[], Any]:
    """A bag that puts a card back, once, and takes any, where ``unwanted(cards, count, face, rng)`` says so."""

    def take(cards: Any, count: int, rng: Any) -> int:
        face = TAKE(cards, count, rng)
        if unwanted(cards, count, face, rng):
            cards[face] += 1
            face = TAKE(cards, count, rng)
        return face

    return lambda: mock.patch.object(bag, "take", take)


class Remembering:
    """A bag that looks at the card before."""

    def __init__(self, unwanted: Callable[[int, int, Any], bool]) -> None:
        self.unwanted, self.before = unwanted, -1

    def __call__(self, cards: Any, count: int, face: int, rng: Any) -> bool:
        found, self.before = self.unwanted(self.before, face, rng), face
        return found


def one_in(many: int, rng: Any) -> bool:
    return below(rng, many) == 0


def lowest_single(pile: int, cards: int, rng: Any) -> int:
    """Of two single cards, the lower one twice as often."""
    card = DRAW_SINGLE(pile, cards, rng)
    return (
        DRAW_SINGLE(pile, cards, rng)
        if pile.bit_count() == 2 and pile >> card == 1 and one_in(3, rng)
        else card
    )


def first_of_five(pile: int, cards: int, rng: Any) -> int:
    """Of five single cards, the lowest a third too seldom."""
    card = DRAW_SINGLE(pile, cards, rng)
    lowest = pile & -pile == 1 << card
    return DRAW_SINGLE(pile, cards, rng) if pile.bit_count() == 5 and lowest and one_in(3, rng) else card


def bag_fault(name: str, unwanted: Callable[[Any, int, int, Any], bool], draws: int = 20_000) -> Fault:
    return Fault(name, "stream", patch=again_if(unwanted), plan={"stream_draws": draws})


BAGS: tuple[Fault, ...] = (
    bag_fault(
        "a bag whose last two cards come 3:1",
        lambda cards, count, face, rng: (
            count == 2 and not cards[:face].any() and cards.any() and one_in(2, rng)
        ),
        4_000,
    ),
    bag_fault(
        "a bag in which one of three cards is often left for the last",
        lambda cards, count, face, rng: count == 3 and not cards[face + 1 :].any() and one_in(2, rng),
    ),
    bag_fault(
        "a bag that shuns the card that came before",
        Remembering(lambda before, face, rng: before == face and one_in(2, rng)),
    ),
    bag_fault(
        "a bag that shuns its neighbour of the card before",
        Remembering(lambda before, face, rng: face == before + 1 and one_in(2, rng)),
    ),
    bag_fault(
        "a large bag that shuns its highest card",
        lambda cards, count, face, rng: count > 30 and face >= 9 and one_in(2, rng),
    ),
    bag_fault(
        "a bag that shuns its low cards when only they may be taken",
        lambda cards, count, face, rng: 1 < count < cards.sum() + 1 and face < 2 and one_in(2, rng),
    ),
    bag_fault(
        "a bag that shuns what there is only one of",
        lambda cards, count, face, rng: count > 4 and cards[face] == 0,
    ),
    bag_fault(
        "a bag that shuns what there is most of, once it is half empty",
        lambda cards, count, face, rng: 3 < count < 9 and cards[face] >= cards.max(),
    ),
    Fault(
        "a pile of single cards whose last two are uneven",
        "stream",
        patch=lambda: mock.patch.object(bag, "draw_single", lowest_single),
        plan={"stream_draws": 20_000},
    ),
    Fault(
        "a pile of single cards that is uneven when five are left",
        "stream",
        patch=lambda: mock.patch.object(bag, "draw_single", first_of_five),
        plan={"stream_draws": 40_000},
    ),
    Fault(
        "a bag that keeps a card",
        "stream",
        patch=again_if(
            lambda cards, count, face, rng: bool(cards.__setitem__(face, cards[face] + (count == 1)))
        ),
        plan={"stream_draws": 200},
    ),
)

# ---------------------------------------------------------------------------------------------------------- fills

_SLOT = "                state.row[seat, slot] = take(state.deck, count, rng)\n"
_DISPLAY = "                state.display[seat, slot] = state.deck[n]\n"


def slot_again(unwanted: str) -> tuple[tuple[str, str, str], ...]:
    """In Biberbande, a card that is put back, once."""
    return rules(
        _SLOT,
        _SLOT
        + f"                if {unwanted}:\n"
        + "                    state.deck[state.row[seat, slot]] += 1\n    "
        + _SLOT,
    )


def card_below_if(unwanted: str) -> tuple[tuple[str, str, str], ...]:
    """In Biber Gang, a card that changes places with the next one."""
    return rules(
        _DISPLAY,
        f"                if n > 0 and ({unwanted}):\n"
        + "                    state.deck[n - 1], state.deck[n] = int(state.deck[n]), int(state.deck[n - 1])\n"
        + _DISPLAY,
    )


FILLS: tuple[Fault, ...] = (
    Fault(
        "a fill with special cards a quarter rarer in slot 4",
        "fills",
        slot_again("slot == 3 and state.row[seat, slot] >= deck.NUMBERS and below(rng, 4) == 0"),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a fill that shuns two of a kind side by side",
        "fills",
        slot_again("slot == 1 and state.row[seat, 1] == state.row[seat, 0]"),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a fill that shuns two special cards in a row",
        "fills",
        slot_again(
            "slot > 1 and state.row[seat, slot] >= deck.NUMBERS and state.row[seat, slot - 1] >= deck.NUMBERS"
        ),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a fill in which neighbours seldom have the same in the same slot",
        "fills",
        slot_again("seat > 0 and state.row[seat, slot] == state.row[seat - 1, slot]"),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a fill that draws low cards more often",
        "fills",
        rules(
            "        state.drawn = take(state.deck, count, rng)\n\n\n@compiled\ndef fill_rows",
            "        state.drawn = take(state.deck, count, rng)\n"
            "        if state.drawn > 4:\n"
            "            state.deck[state.drawn] += 1\n            state.drawn = take(state.deck, count, rng)\n"
            "\n\n@compiled\ndef fill_rows",
        ),
        FOUR,
        game="biberbande",
    ),
    Fault(
        "a fill that turns high cards away from the last place of a display",
        "fills",
        card_below_if("slot == 7 and state.deck[n] > state.deck[n - 1] and below(rng, 3) == 0"),
        {"players": 3},
        game="biber_gang",
    ),
    Fault(
        "a fill that shuns pairs in a column",
        "fills",
        card_below_if("slot > 3 and state.deck[n] == state.display[seat, slot - 4]"),
        {"players": 3},
        game="biber_gang",
    ),
    Fault(
        "a fill that has others turn up their first card",
        "fills",
        rules(
            "                    free = st.SLOTS - 1\n",
            "                    free = st.SLOTS - 1\n"
            "                if int(state.chosen[seat]) & 1 == 0 and below(rng, 8) == 0:\n                    free = 0\n",
        ),
        {"players": 3},
        game="biber_gang",
    ),
    Fault(
        "a fill in which the two strongest are seldom in one hand",
        "fills",
        rules(
            "                count -= 1\n                state.hand[seat, i] = pool[count]\n",
            "                count -= 1\n"
            "                for j in range(i if count > 0 else 0):\n"
            "                    if value_index(state.hand[seat, j]) > 9 and value_index(pool[count]) > 9:\n"
            "                        pool[count - 1], pool[count] = int(pool[count]), int(pool[count - 1])\n"
            "                state.hand[seat, i] = pool[count]\n",
        ),
        {"players": 4},
    ),
    Fault(
        "a fill that gives the next player fewer jokers",
        "fills",
        rules(
            "                state.hand[seat, take(state.deck, count - i, rng)] += 1\n",
            "                face = take(state.deck, count - i, rng)\n"
            "                if face == deck.JOKER and seat == 1 and below(rng, 2) == 0:\n"
            "                    state.deck[face] += 1\n                    face = take(state.deck, count - i, rng)\n"
            "                state.hand[seat, face] += 1\n",
        ),
        {"players": 3},
        game="biber_mania",
    ),
    Fault(
        "a fill in which the person who has a black card seldom has another",
        "fills",
        (
            (
                "rules/fill.py",
                "                state.hand[seat, take(state.deck, count, rng)] += 1\n",
                "                face = take(state.deck, count, rng)\n"
                "                if face >= deck.FIRST_BLACK and state.hand[seat, deck.FIRST_BLACK :].any():\n"
                "                    state.deck[face] += 1\n                    face = take(state.deck, count, rng)\n"
                "                state.hand[seat, face] += 1\n",
            ),
        ),
        {"players": 3},
        game="frantic",
        plan={"fills": 2_000},
    ),
)

UNEVEN = (*BAGS, *FILLS)
