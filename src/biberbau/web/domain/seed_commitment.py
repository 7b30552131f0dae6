"""The seal (commitment) of a table's seed, published before anybody knows who will play and with which words.

A page shows a seal; its form sends the seal back with the words, and the table is dealt from that seal's seed. Nothing
has to be kept in between: a seed is the server's keyed hash of a number drawn for the page. A number is used for one
table only (``Store.create``), so nobody can deal again from a seed that has been revealed.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass

from ...match.dealing import WORDS_LENGTH, seal
from .messages import RefusedError

_CONSONANTS, _VOWELS = "bdfghjklmnprstvz", "aeiou"


@dataclass(frozen=True)
class SeedCommitment:
    """A secret seed and the number that it was made from; ``public`` is shown on the page."""

    number: str
    seed: bytes

    @property
    def public(self) -> str:
        """The seal: SHA-256 of the seed, in hex."""
        return seal(self.seed)

    @property
    def field(self) -> str:
        """The form field: number and seal."""
        return f"{self.number}.{self.public}"


class SeedCommitments:
    """The seeds of one server. ``key``: its secret; without one it is drawn, and seals end with the process."""

    def __init__(self, key: bytes | None = None) -> None:
        self._key = key or secrets.token_bytes(32)

    def _made(self, purpose: str, number: str) -> bytes:
        return hmac.digest(self._key, f"biberbau {purpose}\0{number}".encode(errors="replace"), "sha256")

    def fresh(self) -> SeedCommitment:
        """The seal of a page from which a table can be opened."""
        number = secrets.token_hex(16)
        return SeedCommitment(number, self._made("seed", number))

    def brought_back(self, field: str) -> SeedCommitment:
        """The seal that a form sends back; a RefusedError when it was not made here."""
        number, _, public = field.partition(".")
        found = SeedCommitment(number, self._made("seed", number))
        if not hmac.compare_digest(found.public.encode(), public.encode(errors="replace")):
            raise RefusedError(409, "seal-foreign")
        return found

    def next(self, table_id: str) -> SeedCommitment:
        """The seal of the rematch that follows a table."""
        return SeedCommitment(table_id, self._made("rematch", table_id))

    def of_draw(self, tournament_id: str) -> SeedCommitment:
        """The seal of a tournament's draw; the text in its form names the tournament."""
        return SeedCommitment(tournament_id, self._made("draw", tournament_id))

    def of_opening(self, field: str) -> SeedCommitment:
        """The seal of a draw that a form sends back; a RefusedError when it was not made here."""
        tournament_id, _, public = field.partition(".")
        found = self.of_draw(tournament_id)
        if not hmac.compare_digest(found.public.encode(), public.encode(errors="replace")):
            raise RefusedError(409, "seal-foreign")
        return found

    def of_round(self, tournament_id: str, number: int, board: int) -> SeedCommitment:
        """The seal of a tournament's table: it exists before anybody takes part."""
        name = f"{tournament_id} {number} {board}"
        return SeedCommitment(name, self._made("round", name))

    def suggested(self, number: str, player: str | None = None) -> str:
        """Suggested words for a browser without script: always the same for a page's seal, or for a player at a table."""
        return _spoken(self._made("words", f"{number} {player}"))


def _spoken(luck: bytes) -> str:
    """Eight words of two syllables, 101 random bits: too many to try them all beforehand."""
    number, words = int.from_bytes(luck, "big"), []
    for _ in range(8):
        word = ""
        for _ in range(2):
            number, consonant = divmod(number, len(_CONSONANTS))
            number, vowel = divmod(number, len(_VOWELS))
            word += _CONSONANTS[consonant] + _VOWELS[vowel]
        words.append(word)
    return " ".join(words)


def checked_words(text: str) -> str:
    """A player's words without surrounding spaces; a RefusedError when they are too long or invisible."""
    words = text.strip()
    if len(words) > WORDS_LENGTH:
        raise RefusedError(400, "words-long")
    if words and not words.isprintable():
        raise RefusedError(400, "words-odd")
    return words
