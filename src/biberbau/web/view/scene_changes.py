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
            found[name] = new if new.__class__ in ATOMS else {"=": new}
        elif (old := before[name]) is not new and old != new:
            found[name] = new if new.__class__ in ATOMS else _change(old, new)
    for name in before:
        if name not in after:
            found[name] = None
    return found


def _change(old: Any, new: Any) -> Change:
    """What makes one value the other, which is different and no atom."""
    if new.__class__ is list and old.__class__ is list:
        return _steps(old, new)
    if isinstance(old, dict) and isinstance(new, dict) and _key(old) == _key(new):
        return changes(old, new)
    return {"=": new}


def _named(one: dict[str, Any]) -> str:
    """By which of its fields an element is known, "" by none."""
    for name in KEYS:
        if name in one and one[name] is not None:
            return name
    return ""


def _key(one: dict[str, Any]) -> Any:
    """What an element of a list is known by; None where there is nothing to know it by."""
    name = _named(one)
    return one[name] if name and isinstance(one[name], (str, int)) else None


def _steps(old: list[Any], new: list[Any]) -> list[Any]:
    """The steps that turn one list into another."""
    at, room = 0, min(len(old), len(new))
    while at < room and (old[at] is new[at] or old[at] == new[at]):
        at += 1
    same = 0
    while same < room - at and (old[-1 - same] is new[-1 - same] or old[-1 - same] == new[-1 - same]):
        same += 1
    gone, come = old[at : -same or None], new[at : -same or None]
    if gone and come:
        if slid := _slid(gone, come):
            stay = len(gone) - slid
            return _written(at, -slid, stay, come[stay:])
        if (found := _by_key(at, gone, come)) is not None:
            return found
    return _written(at, -len(gone), 0, come)


def _written(stay: int, gone: int, stay_then: int, come: list[Any]) -> list[Any]:
    """These stay, go, stay and come."""
    return [step for step in (stay, gone, stay_then, come) if step]


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


Places = dict[Any, int]
"""Where each element of a list is, by what it is known by."""


def _places(gone: list[Any], come: list[Any]) -> tuple[Places, Places] | None:
    """Where the elements of both lists are, all known by what the first of them is known by; None where they are not."""
    one = gone[0]
    try:
        if one.__class__ is list:
            if any(each.__class__ is not list for each in (*gone, *come)):
                return None
            before = {tuple(each): at for at, each in enumerate(gone)}
            after = {tuple(each): at for at, each in enumerate(come)}
        else:
            if not isinstance(one, dict) or not (name := _named(one)):
                return None
            before = {each[name]: at for at, each in enumerate(gone)}
            after = {each[name]: at for at, each in enumerate(come)}
    except (KeyError, TypeError):  # some are known by something else, or by nothing
        return None
    alone = len(before) == len(gone) and len(after) == len(come) and None not in before and None not in after
    return (before, after) if alone else None


def _by_key(stay: int, gone: list[Any], come: list[Any]) -> list[Any] | None:
    """The steps where elements are matched by what they are known by, after those that ``stay``; None where they cannot
    be. All that stay, go or come in a row make one step."""
    places = _places(gone, come)
    if places is None:
        return None
    before, after = places
    keys, made, at, end = list(before), list[Any](), 0, len(gone)
    run = stay  # so many stay, or below zero go, that are not written down yet
    for place, (key, one) in enumerate(zip(after, come, strict=True)):
        while at < end and keys[at] != key and (before.get(key, -1) >= at or after.get(keys[at], -1) < place):
            if run > 0:
                made.append(run)
                run = 0
            run -= 1
            at += 1
        stays = at < end and keys[at] == key
        if stays and (gone[at] is one or gone[at] == one):
            if run < 0:
                made.append(run)
                run = 0
            run += 1
        else:
            if run:
                made.append(run)
                run = 0
            if stays:
                made.append(changes(gone[at], one))
            elif made and made[-1].__class__ is list:
                made[-1].append(one)
            else:
                made.append([one])
        at += stays
    if run > 0 and at < end:
        made.append(run)
        run = 0
    run += at - end
    return [*made, run] if run else made
