"""Which parts of a drawn table have changed: streams carry these alone.

A drawn table is a tree of parts: between ``part(id)`` and ``END`` stands one element with that id. Of two drawings that
follow each other a ``Delta`` sends the second without what is as it was: in its place stands ``<i data-same="id">``, or
several ids where several parts follow each other. A
list that only grows sends its new children alone; ``data-keep`` says how many of the old ones stay.

Nothing but what has been drawn for a viewer is compared, so what is left out tells no more than what is sent.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

BEGIN, NAMED, END = "\x02", "\x01", "\x03"
"""Characters that stand in no text that anybody types: names and words are printable."""

_PLAIN = re.compile(f"{BEGIN}[^{NAMED}]*{NAMED}|{END}")


def part(element: str) -> str:
    """What stands before an element that streams may leave out."""
    return f"{BEGIN}{element}{NAMED}"


def whole(drawn: str) -> str:
    """A drawing as HTML."""
    return _PLAIN.sub("", drawn)


class Delta:
    """What one viewer has on screen, by part; remembered as hashes, which Python makes with a key of this process."""

    def __init__(self) -> None:
        self._known: dict[str, int] = {}
        self._all = 0

    def changes(self, drawn: str) -> str | None:
        """The next drawing as HTML without the parts that are as they were; None where all is as it was."""
        before, known = self._all, self._known
        self._all = hash(drawn)
        if before == self._all:
            return None
        known, self._known = self._known, {}
        pieces, same, at = list[str](), list[str](), 0
        for start, inside, end, name in _spans(drawn):
            if start < at:  # inside a part that is as it was
                self._known[name] = known[name]
                continue
            between = drawn[at:start]
            if same and between.strip():
                pieces.append(_as_before(same))
                same = []
            pieces.append(between)
            self._known[name] = hash(drawn[inside:end])
            if known.get(name) == self._known[name]:
                same.append(name)
                at = end + len(END)
            else:
                if same:
                    pieces.append(_as_before(same))
                    same = []
                at = inside
        pieces.append(_as_before(same))
        pieces.append(drawn[at:])
        return "".join(pieces).replace(END, "")


def _spans(drawn: str) -> Iterator[tuple[int, int, int, str]]:
    """All parts of a drawing, each before those that are in it: its mark, its content from where to where, its name.

    Text is cut at its marks: looking for them with a regular expression takes three times as long.
    """
    head, *begun = drawn.split(BEGIN)
    starts, ends, names, opened, at = list[int](), [0] * len(begun), list[str](), list[int](), len(head)
    for number, piece in enumerate(begun):
        name, _, rest = piece.partition(NAMED)
        starts.append(at)
        names.append(name)
        opened.append(number)
        first, *others = rest.split(END)
        at += len(name) + 2 + len(first)
        for other in others:
            ends[opened.pop()] = at
            at += 1 + len(other)
    return ((at, at + len(name) + 2, end, name) for at, end, name in zip(starts, ends, names, strict=True))


def _as_before(names: Sequence[str]) -> str:
    """What stands in place of parts that follow each other and are as they were."""
    return f'<i data-same="{" ".join(names)}"></i>' if names else ""
