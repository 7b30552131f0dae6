"""What a person's page shows, from the messages of its stream. For ``live.py``.

A message is a table's whole scene, or says what has changed in it since the version that it is ``of``
(``biberbau/web/view/scene_changes.py``). Nothing is drawn here: only the scene's own words are put together, as a page's
script does it.
"""

from __future__ import annotations

import re
from typing import Any

from msgspec.json import decode

from live_http import Trouble

TAG = re.compile(rb'<main id="table"[^>]*>')
DATA = re.compile(rb' data-([a-z]+)="([^"]*)"')
SCENE = b"event: scene\ndata: "


class GapError(Trouble):
    """A message that builds on another version than the one that is here."""


def shown(text: bytes, end: int = 1_000_000) -> dict[bytes, bytes]:
    """What the tag of the table says, in the first bytes of a page or of a lobby's message."""
    tag = TAG.search(text, 0, end)
    if tag is None:
        raise Trouble("a page or a message without a table")
    return dict(DATA.findall(tag[0]))


def changed(before: dict[str, Any], fields: dict[str, Any]) -> dict[str, Any]:
    """An object with what has changed of it."""
    return before | {name: _become(before.get(name), change) for name, change in fields.items()}


def _become(old: Any, change: Any) -> Any:
    if isinstance(change, dict):
        return change["="] if "=" in change else changed(old, change)
    if not isinstance(change, list):
        return change
    found, at = list[Any](), 0
    for step in change:
        if isinstance(step, list):
            found += step
        elif isinstance(step, dict):
            found.append(changed(old[at], step))
            at += 1
        elif step > 0:
            found += old[at : at + step]
            at += step
        else:
            at -= step
    return found + old[at:]


class Screen:
    """What is on a screen: ``scene``, once the cards are dealt; ``version``: what the next message builds on."""

    def __init__(self) -> None:
        self.scene: dict[str, Any] = {}
        self.version = ""
        self._lobby: dict[bytes, bytes] = {}

    def take(self, message: bytes) -> bool:
        """Show a message; whether it is a whole one. GapError when it does not build on what is here."""
        _, found, data = message.partition(SCENE)
        if not found:
            self._lobby = shown(message, 4000)
            return True
        told = decode(data)
        whole = "scene" in told
        if not whole and told["of"] != self.version:
            raise GapError("a message that builds on another version")
        self.scene = told["scene"] if whole else changed(self.scene, told["change"])
        self.version = told["v"]
        return whole

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return int(self.scene.get("ply", 0))

    @property
    def stamp(self) -> str:
        """The position: what is played is for it."""
        return str(self.scene["stamp"]) if self.scene else self._lobby.get(b"stamp", b"").decode()

    @property
    def status(self) -> str:
        """What the table is doing."""
        return str(self.scene["status"]) if self.scene else "lobby"

    @property
    def mine(self) -> bool:
        """Whether there is something to decide."""
        return bool(self.scene.get("mine"))

    @property
    def has_clock(self) -> bool:
        """Whether a question has a clock."""
        return bool(self.scene) and bool(self.scene["dock"].get("clock"))

    def picks(self) -> list[str]:
        """The actions that are offered: picks with a label."""
        return (
            [one["action"] for one in self.scene["board"]["picks"] if one.get("label")] if self.scene else []
        )
