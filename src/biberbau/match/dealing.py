"""The sources of a deal: the table's secret seed, sealed before anything else, and the words that players add to it.

A match without players' words is dealt as version 1 did it: from the seed and one text for all (``entropy``).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from ..errors import WordsError
from ..kernel.rng import Rng, key_of, stream

KEY_BYTES = 16

WORDS_LENGTH = 200
"""The most characters of a seat's words."""


def seal(seed: bytes) -> str:
    """SHA-256 of a secret seed, in hex: published before anybody's words are known."""
    return hashlib.sha256(seed).hexdigest()


def checked_words(words: Sequence[str], players: int) -> tuple[str, ...]:
    """The words of all seats ("" for a seat that adds none); a WordsError says what is wrong with them."""
    if isinstance(words, str) or not all(isinstance(text, str) for text in words):
        raise WordsError("words are one text for each seat")
    if len(words) != players:
        raise WordsError(f"words of {players} seats expected, not of {len(words)}")
    for seat, text in enumerate(words):
        if len(text) > WORDS_LENGTH:
            raise WordsError(f"the words of seat {seat} have {len(text)} characters: {WORDS_LENGTH} at most")
        if text and not text.isprintable():
            raise WordsError(f"the words of seat {seat} have characters that nobody can see")
    return tuple(words)


def deal_key(seed: bytes, words: Sequence[str]) -> bytes:
    """The 16-byte key of a deal: seed and words in seat order, each prefixed with its length (4 bytes, big-endian)."""
    return key_from(seed, words, "words")


def key_from(seed: bytes, words: Sequence[str], purpose: str) -> bytes:
    """The same key for another purpose; keys of different purposes are independent."""
    parts = [seed, *(text.encode() for text in words)]
    return key_of(b"".join(len(part).to_bytes(4, "big") + part for part in parts), purpose)


def match_stream(seed: bytes, entropy: str = "", words: Sequence[str] | None = None) -> Rng:
    """The stream that a match draws from."""
    return stream(match_key(seed, entropy, words))


def match_key(seed: bytes, entropy: str = "", words: Sequence[str] | None = None) -> bytes:
    """The 16-byte key of that stream."""
    if words is not None:
        return deal_key(seed, words)
    try:
        return key_of(seed + b"\0" + entropy.encode())
    except UnicodeEncodeError as error:
        raise WordsError("entropy: a text without lone surrogates expected") from error
