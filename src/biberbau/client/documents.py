"""A table's document from a server's stream: the whole first, then its changes."""

from __future__ import annotations

from typing import Any, NamedTuple

from .answers import Json

KEPT = ("status", "stamp", "ply", "pods", "prompt", "picks", "effects", "clocks")
"""Fields that a change has whole where they differ."""


class GapError(Exception):
    """A change of another document: one before it is missing."""


def applied(document: Json, change: Json) -> dict[str, Any]:
    """The document after a change; a GapError where the change is not for this one. Neither is modified."""
    if change["since"] != document["v"]:
        raise GapError(
            f"document {document['v']} is there, and the change is about document {change['since']}"
        )
    after = {**document, "v": change["v"], **{name: change[name] for name in KEPT if name in change}}
    changed = {one["id"]: one for one in change.get("zones", ())}
    after["zones"] = [
        _zone(one, changed[one["id"]]) if one["id"] in changed else one for one in _of(document, "zones")
    ]
    if "lines" in change:
        after["lines"] = [*_of(document, "lines")[: change["lines"]["at"]], *_of(change["lines"], "lines")]
    return after


def _of(part: Json, name: str) -> list[Any]:
    """The list of a part without empty fields."""
    return list(part.get(name, ()))


def _zone(before: Json, change: Json) -> dict[str, Any]:
    """A zone after its change."""
    cards, at = _of(before, "cards"), change.get("at", 0)
    cards[at : at + change.get("out", 0)] = _of(change, "cards")
    return {**before, "count": change["count"], "cards": cards}


class Seen(NamedTuple):
    """A table's document, and the movements since the one before: events with card, start and end."""

    document: dict[str, Any]
    movements: list[dict[str, Any]]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.document["status"] in ("over", "left")


class Following:
    """Keeps a table's document from the lines of its stream."""

    def __init__(self) -> None:
        self._document: dict[str, Any] | None = None

    def hears(self, news: Json) -> Seen:
        """The document after a line; a GapError where lines are missing."""
        change = news.get("change", {})
        if "whole" in news:
            self._document = dict(news["whole"])
        elif self._document is None:
            raise GapError("the stream has not told the whole document")
        else:
            self._document = applied(self._document, change)
        return Seen(self._document, _of(change, "movements"))
