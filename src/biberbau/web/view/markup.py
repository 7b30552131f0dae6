"""Cards, picks and signs as HTML: what a table is made of, drawn by plain functions.

A table has some hundred of them, and they are most of what a move costs, so they are strings put together here and not
templates (``docs/benchmarks.md`` has what both cost). Templates call them: ``card``, ``cards``, ``radio``, ``icon`` …

An element between ``part`` and ``END`` is one that streams leave out while it is as before (``html_delta.py``).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from markupsafe import Markup
from markupsafe import escape as escaped

from ...games.common.view.presentation import Card, Drawing, Pick
from .assets import art_url, static_url
from .html_delta import END, part


@lru_cache(maxsize=16_384)
def escape(text: str) -> str:
    """A text as it stands in HTML and in attributes; tables say the same things again and again."""
    return str(escaped(text))


class Pen(NamedTuple):
    """What all cards of a table have in common: whose drawings they have, whether the viewer is a spectator, and whether
    nothing can be done with them."""

    game: str
    watching: bool
    still: bool


def icon(name: str) -> Markup:
    """One of the lodge's signs."""
    signs = static_url("art/lodge.svg")
    return Markup(
        f'<svg class="icon" viewBox="0 0 100 100" aria-hidden="true"><use href="{signs}#lodge-{name}"/></svg>'
    )


def emblem(index: int) -> Markup:
    """A seat's shape in its colour."""
    return Markup(f'<i class="emblem seat-{index}" aria-hidden="true"></i>')


def radio(pick: Pick, label: str, title: str | None = None) -> str:
    """What picks something; ``title``: what is shown to a pointer that rests on it."""
    slug, title = escape(pick.slug), label if title is None else title
    return (
        f'\n<input type="radio" form="act" class="pick n{pick.number}{" legal" * pick.legal}{" plain" * pick.plain}'
        f'{" hinted" * pick.hinted}" id="pick-{slug}" name="action" value="{escape(pick.action)}"'
        f'{" checked" * pick.ready} aria-label="{escape(label)}" aria-describedby="says-{slug}">'
        f'{part(f"tap-{slug}")}<label class="tap" id="tap-{slug}" for="pick-{slug}"{_value("title", title)} '
        f'aria-hidden="true"></label>{END}\n'
    )


def tick(element: str, value: str, label: str, hinted: bool = False) -> str:
    """What ticks a card."""
    label = escape(label)
    return (
        f'\n<input type="checkbox" form="act" class="tick{" hinted" * hinted}" id="tick-{element}" '
        f'name="select.{element}" value="{escape(value)}" aria-label="{label}" aria-describedby="selection">'
        f'{part(f"tap-{element}")}<label class="tap" id="tap-{element}" for="tick-{element}" title="{label}" '
        f'aria-hidden="true"></label>{END}\n'
    )


def drawing(game: str, one: Drawing) -> str:
    """One of a game's symbols."""
    symbol, kind, file = one
    height = 140 if kind == "scene" else 100
    return (
        f'<svg class="{kind}" viewBox="0 0 100 {height}" aria-hidden="true">'
        f'<use href="{art_url(game, file)}#{symbol}"/></svg>'
    )


def paper(pen: Pen, card: Card, element: str = "") -> str:
    """What is printed on a card; ``element``: its id, for streams, which need not send it again."""
    still = pen.still or not (card.tick or card.pick)
    name = card.name
    long = len(name) > (10 if card.emblem else 9)
    inside = "".join(
        (
            f'\n<b class="index{" wide" * (len(card.index) > 1)}">{escape(card.index)}</b>'
            if card.index
            else "",
            '\n<i class="emblem"></i>' if card.emblem else "",
            *["\n" + drawing(pen.game, one) for one in card.drawings],
            f'\n<span class="name{" long" * long}">{escape(name)}</span>' if name else "",
        )
    )
    title = _value("title", card.label) if still else ""
    if not element:
        return f'\n<div class="paper" aria-hidden="true"{title}>{inside}\n</div>\n'
    return f'\n{part(element)}<div class="paper" id="{element}" aria-hidden="true"{title}>{inside}\n</div>{END}\n'


def card(pen: Pen, card: Card, role: str = "listitem") -> str:
    """One card, and what lies on it."""
    moods = "".join(f" {mood}" for mood in card.moods)
    can = " can" * (not pen.watching and card.can)
    if pen.still or not (card.tick or card.pick):
        tap = f'\n<span class="unseen">{escape(card.label)}</span>' if card.label else ""
    elif card.tick:
        tap = tick(card.tick, card.tick.rpartition("-")[0], card.label, card.hinted)
    elif card.also:
        assert card.pick is not None
        slug = escape(card.pick.slug)
        tap = (
            f'\n<span class="unseen">{escape(card.label)}</span>'
            f'<label class="tap" for="pick-{slug}" aria-hidden="true"></label>'
        )
    else:
        assert card.pick is not None
        tap = radio(card.pick, card.label)
    fates = "".join(
        f'\n<span class="fate n{fate.pick} {fate.kind}" aria-hidden="true">{escape(fate.text)}</span>'
        for fate in (() if pen.watching else card.fates)
    )
    count = f'\n<b class="badge on-card" aria-hidden="true">{card.count}×</b>' if card.count > 1 else ""
    badge = f'\n<b class="badge on-card">{escape(card.badge)}</b>' if card.badge else ""
    element = escape(card.id)
    told = f"{_value('role', role)}{_value('data-from', card.comes_from)}{_value('data-about', card.subject)}"
    return (
        f'\n{part(element)}<div class="card {card.look}{moods}{can}" id="{element}"{told}>'
        f"{tap}{paper(pen, card, f'on-{element}')}{count}{badge}{fates}\n</div>{END}\n"
    )


def _value(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


def cards(pen: Pen, all_of_them: Iterable[Card]) -> str:
    """Several cards."""
    return "".join([card(pen, one) for one in all_of_them])
