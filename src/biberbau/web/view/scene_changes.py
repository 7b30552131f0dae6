"""Differences of two scenes, which streams carry.

A change of an object has the fields that differ, each with its change:

- a text, a number, true, false: the new value; null: removed;
- ``{"=": value}``: the new list or object;
- any other object: the fields of an object that differ;
- a list of steps: a list, gone through from its beginning: a number says how many stay, or, below zero, how many go;
  a list has those that come in; an object has the fields of the next one that differ. All after the last step stay.

Only what a viewer has been shown is compared, so omissions tell no more than what is sent.
"""

from __future__ import annotations

from typing import Any

from .plain import ATOMS

Change = Any

KEYS = ("id", "action", "seat")
"""The key of a list's element: the first of these fields that it has; without any, the whole element."""


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Change]:
    """The changes that turn the scene ``before`` into ``after``, by field; empty where both are the same."""
    found: dict[str, Change] = {}
    for name, new in after.items():
        if name not in before:
            found[name] = _whole(new)
        elif (old := before[name]) is not new and old != new:
            found[name] = _change(old, new)
    for name in before.keys() - after.keys():
        found[name] = None
    return found


def _change(old: Any, new: Any) -> Change:
    """The change that turns one value into another."""
    if isinstance(old, dict) and isinstance(new, dict) and _key(old) == _key(new):
        return changes(old, new)
    if isinstance(old, list) and isinstance(new, list):
        return _steps(old, new)
    return _whole(new)


def _whole(new: Any) -> Change:
    return new if new.__class__ in ATOMS else {"=": new}


def _key(one: Any) -> Any:
    """The key of an element; None where it has none."""
    if one.__class__ is list:
        return tuple(one)
    if not isinstance(one, dict):
        return None
    for name in KEYS:
        found = one.get(name)
        if found is not None:
            return found if isinstance(found, (str, int)) else None
    return None


def _steps(old: list[Any], new: list[Any]) -> list[Any]:
    """The steps that turn one list into another."""
    at, room = 0, min(len(old), len(new))
    while at < room and (old[at] is new[at] or old[at] == new[at]):
        at += 1
    same = 0
    while same < room - at and old[-1 - same] == new[-1 - same]:
        same += 1
    gone, come = old[at : len(old) - same], new[at : len(new) - same]
    steps = _Steps(at)
    if gone and come and (slid := _slid(gone, come)):
        steps.counts(-slid)
        steps.counts(len(gone) - slid)
        steps.insert(come[len(gone) - slid :])
    elif not gone or not come or not _by_key(steps, gone, come):
        steps.counts(-len(gone))
        steps.insert(come)
    return steps.made


def _slid(gone: list[Any], come: list[Any]) -> int:
    """How many elements go from the beginning where the rest stay and others are only appended, as in a log; else 0."""
    try:
        at = gone.index(come[0])
    except ValueError:
        return 0
    return at if gone[at:] == come[: len(gone) - at] else 0


def grown(stay: int, gone: list[Any], come: list[Any]) -> Change:
    """The change of a list of which the first ``stay`` elements stay, and the ``gone`` elements after them are
    replaced.
    """
    steps = _steps(gone, come)
    if not stay:
        return steps
    return [stay + steps[0], *steps[1:]] if _stays(steps[0]) else [stay, *steps]


def _stays(step: Any) -> bool:
    return isinstance(step, int) and step > 0


class _Steps:
    """Steps as they are written: one for each run of elements that stay, go or come."""

    def __init__(self, stay: int) -> None:
        self.made: list[Any] = [stay] if stay else []

    def counts(self, by: int) -> None:
        """The next ones stay, or go if negative."""
        last = self.made[-1] if self.made else None
        if by and isinstance(last, int) and (last > 0) == (by > 0):
            self.made[-1] += by
        elif by:
            self.made.append(by)

    def insert(self, values: list[Any]) -> None:
        """Insert these."""
        if values and self.made and isinstance(self.made[-1], list):
            self.made[-1] += values
        elif values:
            self.made.append(list(values))

    def change(self, fields: dict[str, Change]) -> None:
        """The next one stays, with these fields changed."""
        self.made.append(fields)


def _keys(one: Any, elements: list[Any]) -> list[Any] | None:
    """The keys of elements, all of the same kind as the key of ``one``; None where one has no such key."""
    if one.__class__ is list:
        found = [tuple(each) if each.__class__ is list else None for each in elements]
    else:
        name = next((key for key in KEYS if isinstance(one, dict) and one.get(key) is not None), None)
        if name is None:
            return None
        found = [each.get(name) if isinstance(each, dict) else None for each in elements]
    try:
        return None if None in found or len(set(found)) < len(found) else found
    except TypeError:  # lists of lists
        return None


def _by_key(steps: _Steps, gone: list[Any], come: list[Any]) -> bool:
    """Match the elements by key; False where they cannot be."""
    before, after = _keys(gone[0], gone), _keys(gone[0], come)
    if before is None or after is None:
        return False
    left, right = set(before), set(after)
    at = 0
    for one, key in zip(come, after, strict=True):
        while at < len(gone) and before[at] != key and (before[at] not in right or key in left):
            left.discard(before[at])
            steps.counts(-1)
            at += 1
        if at < len(gone) and before[at] == key:
            if gone[at] is one or gone[at] == one:
                steps.counts(1)
            else:
                steps.change(changes(gone[at], one))
            left.discard(key)
            at += 1
        else:
            steps.insert([one])
        right.discard(key)
    steps.counts(at - len(gone))
    return True
