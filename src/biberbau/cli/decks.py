"""``--deck FILE``: a custom deck, as options of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from ..errors import OptionError
from ..games import kind
from ..kernel.options import Value, parse_pairs
from ..match import Game
from ..match.decks import deck_options
from .documents import read_document

ENDINGS = (".yaml", ".yml", ".json")


def game_of(game: str, pairs: Sequence[str] | None, players: int | None, deck: Path | None) -> Game:
    """The game with options as a command takes them, and with the deck of a file."""
    given: dict[str, Value] = parse_pairs(kind(game).options, pairs or [])
    if players is not None:
        given["players"] = players
    if deck is not None:
        found = of_file(deck, game)
        if twice := [name for name in found if name in given]:
            raise OptionError(f"{twice[0]} is given by --option and by {deck}: leave one of them out")
        given |= found
    return Game.of(game, given)


def of_file(deck: Path, game: str) -> Mapping[str, Value]:
    """The options for the deck in a file."""
    try:
        return deck_options(read_document(str(deck)), kind(game).id)
    except OptionError as error:
        raise OptionError(f"{deck}: {error}") from error


def is_file(text: str) -> bool:
    """Whether a text in the place of options names a file with a deck."""
    return text.endswith(ENDINGS) and "=" not in text
