"""What a person's page shows, from the messages of its stream. For ``live.py``.

A message is the whole table, or says only what has changed since the version in its ``data-base``: an element that is as
before stands there as ``<i data-same="ID"></i>``. A browser would put the old element in its place. Here nothing is put
together: of what stays, only the picks and the clock are of interest, so for each of them it is known within which
elements it lies.
"""

from __future__ import annotations

import html
import re
from typing import NamedTuple

from live_http import Trouble

TAG = re.compile(rb'<main id="table"[^>]*>')
DATA = re.compile(rb' data-([a-z]+)="([^"]*)"')
PICK = re.compile(rb'class="pick [^"]*\blegal\b[^>]* name="action" value="([^"]+)"')
SAME = re.compile(rb'<i data-same="([^"]+)"></i>')
CLOCK = b' id="clock"'

_ELEMENT = re.compile(rb"<(/?)([a-z][a-z0-9]*)([^>]*)>")
_ID = re.compile(rb' (?:id|data-same)="([^"]*)"')
_VOID = frozenset(b"area base br col embed hr img input link meta source track wbr".split())


class GapError(Trouble):
    """A message that builds on another version than the one that is here."""


class Mark(NamedTuple):
    """A pick's action, or b"" for the clock, and the ids of the elements in which it lies, from outside."""

    action: bytes
    within: tuple[bytes, ...]


def marks(message: bytes) -> tuple[list[Mark], dict[bytes, tuple[bytes, ...]]]:
    """The picks and the clock in a message; and within which elements that stays lies what stays."""
    found: list[Mark] = []
    stays: dict[bytes, tuple[bytes, ...]] = {}
    open_: list[bytes] = []
    for closes, name, rest in _ELEMENT.findall(message):
        if closes:
            if not open_:
                raise Trouble("a message whose elements do not fit into each other")
            open_.pop()
            continue
        has_id = _ID.search(rest)
        own = has_id[1] if has_id else b""
        if name == b"input":
            pick = PICK.search(rest)
            if pick:
                found.append(Mark(pick[1], (*open_, own)))
        elif CLOCK in rest:
            found.append(Mark(b"", (*open_, own)))
        elif name == b"i" and b"data-same" in rest:
            stays[own] = tuple(open_)
        if name not in _VOID and not rest.endswith(b"/"):
            open_.append(own)
    if open_:
        raise Trouble("a message whose elements do not fit into each other")
    return found, stays


def shown(text: bytes, end: int = 1_000_000) -> dict[bytes, bytes]:
    """What the tag of the table says, in the first bytes of a page or message."""
    tag = TAG.search(text, 0, end)
    if tag is None:
        raise Trouble("a page or a message without a table")
    return dict(DATA.findall(tag[0]))


class Screen:
    """What is on a screen. ``data``: what the tag of the table says; ``version``: what the next message builds on."""

    def __init__(self) -> None:
        self.data: dict[bytes, bytes] = {}
        self.version = b""
        self._message = b""
        self._kept: list[Mark] = []

    def take(self, message: bytes) -> bool:
        """Show a message; whether it is a whole one. GapError when it does not build on what is here."""
        data = shown(message, 4000)
        base = data.get(b"base")
        if base is not None and base != self.version:
            raise GapError("a message that builds on another version")
        self._kept = [] if base is None else self._staying(message)
        self.data, self.version, self._message = data, data.get(b"version", b""), message
        return base is None

    def _staying(self, message: bytes) -> list[Mark]:
        """What of the picks and the clock is still there, as the next message says."""
        before = list(self._kept)
        if CLOCK in self._message or PICK.search(self._message):
            before += marks(self._message)[0]
        same = set(SAME.findall(message)) if before else set()
        kept = [mark for mark in before if not same.isdisjoint(mark.within)]
        if not kept:
            return []
        stays, found = marks(message)[1], []
        for action, within in kept:
            at = next(number for number, one in enumerate(within) if one in same)
            found.append(Mark(action, (*stays[within[at]], *within[at:])))
        return found

    @property
    def has_clock(self) -> bool:
        """Whether a question has a clock."""
        return CLOCK in self._message or any(not mark.action for mark in self._kept)

    def picks(self) -> list[str]:
        """The actions that are offered."""
        found = [mark.action for mark in self._kept if mark.action] + PICK.findall(self._message)
        return [html.unescape(action.decode()) for action in found]
