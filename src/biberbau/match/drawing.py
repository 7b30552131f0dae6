"""The draw of a tournament: people's numbers, from a seed that was sealed before anybody took part, and words.

The seal of that seed is the first line of a list of seals, and everybody is shown the list's own seal. So the drawer
cannot choose (the words come after the seal), nor can the last to add words (the seed is secret until the draw).
"""

from __future__ import annotations

import hashlib
import reprlib
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from ..errors import BiberbauError, ReplayError
from ..kernel.game import Document
from ..kernel.rng import shuffle, stream
from .dealing import checked_words, key_from, seal

DRAW_FORMAT = "biberbau-draw/1"

FIELDS: Mapping[str, type] = {
    "format": str,
    "seed": str,
    "words": list,
    "key": str,
    "draw": list,
    "commitment": str,
    "list": str,
}
"""The fields of the document. ``words``: of the host of the tournament, then of all entrants in order of entry;
``key``: made from seed and words, it determines the shuffle (with few people another key may give the same numbers);
``draw``: their numbers; ``list``: all seals; ``commitment``: SHA-256 of that list.
"""

MOST = 127
"""The most people that can be drawn: numbers are bytes."""


def numbers(seed: bytes, words: Sequence[str]) -> tuple[int, ...]:
    """The numbers, from 1, of people in order of entry. ``words``: as in a document."""
    people = len(words) - 1
    drawn = np.arange(1, people + 1, dtype=np.int8)
    shuffle(drawn, people, stream(_key(seed, words)))
    return tuple(int(number) for number in drawn)


def _key(seed: bytes, words: Sequence[str]) -> bytes:
    return key_from(seed, words, "draw")


def first_line(seed: bytes) -> str:
    """The line of a list of seals with the seal of the draw."""
    return f"draw * {seal(seed)}\n"


def document(seed: bytes, words: Sequence[str], seals: str) -> Document:
    """A draw that anybody can repeat; it reveals the seed. ``seals``: the list that contains its seal."""
    return {
        "format": DRAW_FORMAT,
        "seed": seed.hex(),
        "words": list(words),
        "key": _key(seed, words).hex(),
        "draw": list(numbers(seed, words)),
        "commitment": hashlib.sha256(seals.encode()).hexdigest(),
        "list": seals,
    }


def check(found: Mapping[str, Any]) -> tuple[int, ...]:
    """The numbers of a valid draw; a ReplayError says what is wrong."""
    for name in found:
        if name not in FIELDS:
            raise ReplayError(f"{reprlib.repr(name)}: a draw has no such field; it has {', '.join(FIELDS)}")
    for name, form in FIELDS.items():
        if type(found.get(name)) is not form:
            raise ReplayError(f"{name}: missing or of the wrong type")
    if found["format"] != DRAW_FORMAT:
        raise ReplayError(f"format: {DRAW_FORMAT!r} expected, not {reprlib.repr(found['format'])}")
    try:
        seed = bytes.fromhex(found["seed"])
        words = checked_words(found["words"], len(found["words"]))
    except (ValueError, BiberbauError) as error:
        said = f"words: {error}" if isinstance(error, BiberbauError) else "seed: hexadecimal digits expected"
        raise ReplayError(said) from error
    if not 2 <= len(words) <= MOST + 1:
        raise ReplayError(
            f"words: of the person who opened the tournament, and of 1 to {MOST} people who take part"
        )
    published = hashlib.sha256(found["list"].encode(errors="replace")).hexdigest()
    if found["commitment"] != published:
        raise ReplayError("commitment: it does not belong to this list, so seals were changed afterwards")
    if not found["list"].startswith(first_line(seed)):
        raise ReplayError("seed: its seal is not that of the draw in the list, so it was changed afterwards")
    if found["key"] != _key(seed, words).hex():
        raise ReplayError("key: seed and words make another one, so one of them was changed afterwards")
    drawn = numbers(seed, words)
    if list(drawn) != found["draw"] or any(type(number) is not int for number in found["draw"]):
        raise ReplayError(f"draw: seed and words give {list(drawn)}, not {reprlib.repr(found['draw'])}")
    return drawn
