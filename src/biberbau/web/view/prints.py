"""The prints of a game's cards, and the texts of its rules: browsers load them with the drawing script, and scenes name
them.

A name is a hash of the content, so a page whose script is older than the server never shows a wrong card.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2s
from typing import NamedTuple

from msgspec.json import encode

from ...games.common.view.presentation import Card
from ...games.common.view.shown import shown
from .plain import PRINTED, Doc, PlainWriter, plain, print_of

SHORTEST = 4
"""The fewest characters of a name."""


class Prints(NamedTuple):
    """``cards``, ``rules``: by name; ``writer``: writes pieces with these names."""

    cards: Mapping[str, Doc]
    rules: Mapping[str, str]
    writer: PlainWriter


NO_PRINTS = Prints({}, {}, PlainWriter())


@cache
def prints(game_id: str, lang: str) -> Prints:
    """The prints of a game's tables in a language."""
    known = {print_of(card): card for card in shown(game_id).table.printed(lang)}
    docs = {one: _printed(card) for one, card in known.items()}
    names = dict(zip(docs, _names([encode(doc) for doc in docs.values()]), strict=True))
    cards = {one: (names[one], card) for one, card in known.items()}
    rules = {name: rule for name, (_, rule) in shown(game_id).words.subjects(lang).items()}
    writer = PlainWriter(cards, {rule: name for name, rule in rules.items()})
    return Prints({names[one]: doc for one, doc in docs.items()}, rules, writer)


def _printed(card: Card) -> Doc:
    found = plain(card)
    return Doc({name: found[name] for name in PRINTED if name in found})


def _names(contents: list[bytes]) -> list[str]:
    """The shortest distinct prefixes of their digests."""
    digests = [blake2s(one).hexdigest() for one in contents]
    for length in range(SHORTEST, len(digests[0]) if digests else 0):
        found = [digest[:length] for digest in digests]
        if len(set(found)) == len(found):
            return found
    return digests
