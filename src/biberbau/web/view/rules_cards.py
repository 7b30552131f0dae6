"""Cards in the text of the rules: each beside the sentence that introduces it, drawn as on the table.

A line of a list or a table about a card gets that card automatically, in every language. Others (numbers, and cards
that belong together) are listed in a file of the game, by the line's place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache

from ...errors import PositionError
from ...games import kind
from ...games.common.view.picture import SMALL
from ...games.common.view.presentation import Card
from ...games.common.view.shown import shown
from ...kernel.game import Document
from ...structured_text import read_yaml

CARDS = "rules_cards.yaml"
"""In a game's folder: the ``row`` of a table, or the ``item`` of a list, in a ``chapter``, all counted from 1, and the
``cards`` beside it by their English names; a nested list is a column of cards.
"""

Columns = tuple[tuple[str, ...], ...]
"""Names of views, from left to right; a column from top to bottom."""


@lru_cache(maxsize=16)
def lines(game_id: str) -> tuple[Document, ...]:
    """The contents of the game's file."""
    file = kind(game_id).folder / CARDS
    return tuple(read_yaml(file.read_text("utf-8"))) if file.exists() else ()


def called(card: Card) -> str:
    """The file's name of a card, from its English one."""
    return card.label or card.index or card.name


@lru_cache(maxsize=16)
def _views(game_id: str) -> Mapping[str, int]:
    """The cards that the file may name, and their positions among all printed ones."""
    found: dict[str, int] = {}
    for at, card in enumerate(shown(game_id).table.printed("en")):
        found.setdefault(called(card), at)
    return {name: at for name, at in found.items() if name}


@lru_cache(maxsize=16)
def laid(game_id: str) -> Mapping[tuple[int, str, int], Columns]:
    """The views beside each line that the file names; PositionError for a card that the game does not have."""
    views = _views(game_id)

    def view(name: object) -> str:
        if str(name) not in views:
            known = ", ".join(views)
            raise PositionError(f"{game_id}/{CARDS}: no card is called {str(name)!r}, but there are {known}")
        return f"c{views[str(name)]}"

    found = {}
    for line in lines(game_id):
        sort = "row" if "row" in line else "item"
        columns = [one if isinstance(one, list) else [one] for one in line["cards"]]
        found[line["chapter"], sort, line[sort]] = tuple(tuple(map(view, column)) for column in columns)
    return found


@lru_cache(maxsize=32)
def _bearing(game_id: str, lang: str) -> Mapping[str, Mapping[str, str]]:
    """The views of cards with a name on them, by that name: families' tables have names of their own."""
    found: dict[str, dict[str, str]] = {}
    for at, card in enumerate(shown(game_id).table.printed(lang) if shown(game_id).sheet else ()):
        if card.subject and card.name:
            found.setdefault(card.subject, {}).setdefault(card.name, f"c{at}")
    return found


def views_of(game_id: str, lang: str, subjects: Sequence[tuple[str, str]]) -> Mapping[str, str]:
    """The view of each subject that is a card; ``subjects``: each one's name at the table, and its key."""
    found, names = _bearing(game_id, lang), {key: name for name, key in subjects}
    return {key: views.get(names.get(key, ""), next(iter(views.values()))) for key, views in found.items()}


@lru_cache(maxsize=32)
def drawn(game_id: str, lang: str) -> str | None:
    """All these cards as one SVG, each behind its view; None for a game without any."""
    make = shown(game_id).sheet
    if make is None:
        return None
    used = {view for named in _bearing(game_id, lang).values() for view in named.values()}
    used |= {view for columns in laid(game_id).values() for column in columns for view in column}
    printed = shown(game_id).table.printed(lang)
    return make().views({f"c{at}": card for at, card in enumerate(printed) if f"c{at}" in used})


def html(game_id: str, lang: str, columns: Sequence[Sequence[str]]) -> str:
    """Cards side by side as HTML; the words beside them say what they are."""
    source = f"/rules/{game_id}/cards.svg?lang={lang}"
    size = f'width="{SMALL.w}" height="{SMALL.h}" loading="lazy" alt=""'
    piles = ("".join(f'<img src="{source}#{view}" {size}>' for view in column) for column in columns)
    return f'<span class="shows">{"".join(f"<span>{pile}</span>" for pile in piles)}</span>'
