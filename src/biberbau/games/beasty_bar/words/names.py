"""The game's catalogues, and animals and cards as parts of sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from ....match import Position
from ...common.catalogues.catalogue import COMMON, Catalogues, Phrase
from ...common.catalogues.wording import person
from ...common.words.plain import now
from ..rules import deck
from ..rules import game as rules
from ..rules.options import Opt, TieBreak

SAYS = Catalogues(Path(__file__).parent, COMMON)


def by_animal(prefix: str, animals: Iterable[int] = range(deck.SPECIES)) -> dict[int, str]:
    """Keys of messages about these animals."""
    return {one: key for one in animals for key in SAYS.family(prefix, (deck.ANIMALS[one].name,)).values()}


_ANIMAL, _RULE = by_animal("animal"), by_animal("rule")
_IT = {one: f"{key}.it" for one, key in _ANIMAL.items()}
SAYS.families += _IT.values()


@cache
def animal(species: int, colour: str = "none") -> Phrase:
    """A species: "der Tiger", "einen Tiger", "the tiger"."""
    return Phrase(_ANIMAL[species], colour=colour)


@cache
def card(number: int) -> Phrase:
    """A card with its colour: "der rote Tiger", "the red tiger"; an unknown one is "eine Karte", "a card"."""
    if number < 0:
        return Phrase("card-unknown")
    return animal(number % deck.SPECIES, deck.COLOUR_NAMES[number // deck.SPECIES])


def cards(numbers: Iterable[int]) -> list[Phrase]:
    """Several cards."""
    return [card(number) for number in numbers]


@cache
def it(species: int) -> Phrase:
    """A pronoun for an animal: "er", "sie", "es", "it"."""
    return Phrase(_IT[species])


@SAYS.once
def bare_card(number: int, lang: str) -> str:
    """A card without article, for buttons: "roter Tiger", "red tiger"."""
    return SAYS.noun(lang, card(number), article="none")


@SAYS.once
def card_name(number: int, lang: str) -> str:
    """A card with its article."""
    return SAYS.noun(lang, card(number))


@SAYS.once
def animal_name(species: int, lang: str) -> str:
    """A species' name, without article."""
    return SAYS.noun(lang, animal(species), article="none")


def named_animal(name: str, lang: str) -> str:
    """The species with this notation, without article; an unknown name is unchanged."""
    found = [species for species, each in enumerate(deck.ANIMALS) if each.name == name]
    return animal_name(found[0], lang) if found else name


@SAYS.once
def animal_rule(species: int, lang: str) -> str:
    """The effect of an animal, in one sentence."""
    return SAYS(lang, _RULE[species])


def strength(species: int) -> int:
    """A species' strength, 1-12."""
    return species % deck.VALUES + 1


def verdict(view: Position, names: Sequence[str], lang: str) -> str:
    """The tie-break, "" when there was no tie."""
    if not view.over or now(view).option[Opt.ADVANCED]:
        return ""
    best = [seat for seat, score in enumerate(view.scores) if score == max(view.scores)]
    if len(best) == 1:
        return ""
    sums = [
        Phrase("tally", who=person(names[seat], lang), n=abs(int(rules.tie_break(view.state, seat))))
        for seat in best
    ]
    by_values = now(view).option[Opt.TIE_BREAK] == TieBreak.VALUES
    return SAYS(lang, "verdict-values" if by_values else "verdict-points", sums=sums)
