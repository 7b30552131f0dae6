"""Family ``secrecy``: nobody sees what they do not know, nothing known is forgotten, and ``fill`` can be trusted.

The proof is by worlds: deal the hidden cards again (once by the game's own ``fill``, once by the oracle's independent
``redeal``), and the observer must see the same bytes, now and after the same further actions, until an action reveals
something to this observer. A game without an oracle has only the worlds of ``fill``.
"""

from __future__ import annotations

import json
import random
from typing import Any

import numpy as np

from ..kernel.events import Event
from ..kernel.rng import key_of, stream
from ..match import Match, Position
from .case import Case, difference, news, same, who
from .hooks import Tracker
from .report import BrokenPromiseError

_FOLLOW_SEED = "what follows"


def check_secrecy(case: Case) -> None:
    """Play one random game with a tracker for every observer, and other worlds at some of its plies."""
    chance, trackers = case.chance("worlds"), dict[int | None, Tracker]()
    if case.hooks.has("oracle"):
        hears = case.hooks.oracle.Tracker
        trackers = {observer: hears(case.game.options, observer) for observer in case.observers}
    for match, action in case.walk():
        for observer in case.observers:
            tracker = trackers.get(observer)
            if tracker:
                for event in news(match, observer):
                    tracker.see(event)
            if action is not None and not case.looks(chance, match.ply):
                continue
            view = match.view(observer)
            if tracker:
                compare_knowledge(case, match, observer, tracker.zones(), view.state)
            check_concealed_again(case, match, observer, view.state)
            if chance.random() < case.plan.world_rate:
                check_worlds(case, match, observer, view.state, chance)


def compare_knowledge(
    case: Case, match: Match, observer: int | None, expected: dict[str, object], state: np.record
) -> None:
    """The view shows exactly what the events imply: nothing lost, nothing invented."""
    found = case.hooks.oracle.zones(state, observer)
    if found != expected:
        name = next(name for name in {**expected, **found} if expected.get(name) != found.get(name))
        raise BrokenPromiseError(
            f"{who(observer)} sees {name}: {found.get(name)}, but the events tell {expected.get(name)}",
            match.ply,
        )


def check_concealed_again(case: Case, match: Match, observer: int | None, view: np.record) -> None:
    """Concealing a view again changes nothing."""
    again = case.game.concealed(view, observer)
    if not same(again, view):
        raise BrokenPromiseError(
            f"concealing {who(observer)}'s view again changes {difference(view, again)}", match.ply
        )


def check_worlds(
    case: Case, match: Match, observer: int | None, view: np.record, chance: random.Random
) -> None:
    """Other worlds in one observer's information set: filled by the rules, and dealt by the oracle."""
    true = match.position().state
    key = f"{case.seed} {match.ply} {observer}"
    filled = fill(case, view, observer, key)
    case.complain_about(filled, f"the state filled in for {who(observer)}", match.ply)
    worlds = {"filled in": filled}
    if case.hooks.has("oracle"):
        worlds["dealt anew"] = redealt = true.copy()
        case.hooks.oracle.redeal(redealt, observer, chance, chance.random() < 0.3)
        case.complain_about(redealt, "a state dealt anew by the oracle", match.ply)
    for origin, world in worlds.items():
        compare_worlds(case, match.ply, observer, true, world, origin)
        follow(case, match.ply, observer, true, world, origin, random.Random(f"{key} {origin}"))
    check_fill_is_blind(case, match.ply, observer, view, worlds.get("dealt anew", filled), key, filled)


def fill(case: Case, view: np.record, observer: int | None, key: str) -> np.record:
    """A true state consistent with the view."""
    state = view.copy()
    case.kind.rules.fill(state, -1 if observer is None else observer, stream(key_of(key.encode(), "fill")))
    return state


def check_fill_is_blind(
    case: Case, ply: int, observer: int | None, view: np.record, other: np.record, key: str, filled: np.record
) -> None:
    """``fill`` depends only on view and stream, not on the truth or on an earlier fill."""
    from_other = fill(case, case.game.concealed(other, observer), observer, key)
    document = json.loads(json.dumps(case.game.document(view, "spectator" if observer is None else observer)))
    if not same(from_other, filled) or not same(
        fill(case, Position.load(document).state, observer, key), filled
    ):
        raise BrokenPromiseError(
            f"fill gives {who(observer)} another state when only the hidden truth differs", ply
        )


def compare_worlds(
    case: Case, ply: int, observer: int | None, true: np.record, world: np.record, origin: str
) -> None:
    """Two true states that must look the same: record, document, encoding, legal actions, actor, scores."""
    first, second = look(case, observer, true), look(case, observer, world)
    if not same(first["state"], second["state"]):
        fields = difference(first["state"], second["state"])
        raise BrokenPromiseError(
            f"{who(observer)} can tell a state {origin} from the true one by {fields}", ply
        )
    for what in ("document", "legal actions", "actor", "scores", "encoding"):
        if first[what] != second[what]:
            raise BrokenPromiseError(
                f"{who(observer)} can tell a state {origin} from the true one by its {what}", ply
            )


def look(case: Case, observer: int | None, state: np.record) -> dict[str, Any]:
    """All observations of a true state by an observer."""
    match = match_from(case, state)
    view = match.view(observer)
    return {
        "state": view.state,
        "document": view.document(),
        "legal actions": (view.legal, match.legal() if observer == match.to_act else ()),
        "actor": view.to_act,
        "scores": (view.scores, view.winners),
        "encoding": b"" if observer is None else view.encode().tobytes(),
    }


def match_from(case: Case, state: np.record) -> Match:
    """A match from a true state, always with the same randomness."""
    return Match(case.game, _FOLLOW_SEED, start=Position(case.game, state.copy()))


def follow(
    case: Case,
    ply: int,
    observer: int | None,
    true: np.record,
    world: np.record,
    origin: str,
    chance: random.Random,
) -> None:
    """Play the same actions in both worlds; the observer's view stays equal until something is revealed to it."""
    first, second = match_from(case, true), match_from(case, world)
    for _ in range(case.plan.follow):
        legal = set(second.legal())
        both = [action for action in first.legal() if action in legal]
        if not both:
            return
        action = chance.choice(both)
        undoable = []
        for match in (first, second):
            match.play(action)
            undoable.append(match.can_undo)
        seen, other = news(first, observer), news(second, observer)
        if seen != other:
            if any(undoable):
                raise BrokenPromiseError(
                    f"{action.notation!r} tells {who(observer)} something and may be taken back", ply
                )
            check_revealed(case, ply + first.ply, observer, seen, other, origin)
            return
        views = first.view(observer), second.view(observer)
        if not same(views[0].state, views[1].state):
            raise BrokenPromiseError(
                f"after {action.notation!r} {who(observer)} can tell a state {origin} from the true one by "
                f"{difference(views[0].state, views[1].state)}, although no event revealed anything",
                ply + first.ply,
            )
        records = views[0].known()[0], views[1].known()[0]
        if not same(*records):
            raise BrokenPromiseError(
                f"after {action.notation!r} {who(observer)} makes another record ({difference(*records)}) of a state "
                f"{origin} than of the true one, although no event revealed anything",
                ply + first.ply,
            )


def check_revealed(
    case: Case, ply: int, observer: int | None, seen: list[Event], other: list[Event], origin: str
) -> None:
    """Where two worlds' events first differ, both must show this observer a card that it did not know."""
    for first, second in zip(seen, other, strict=False):
        if first != second:
            alike = first._replace(card=0, a=0, b=0) == second._replace(card=0, a=0, b=0)
            if alike and is_news(first, observer) and is_news(second, observer):
                return
            raise BrokenPromiseError(
                f"{who(observer)} sees {first} happen, but in a state {origin} {second}", ply
            )
    raise BrokenPromiseError(
        f"{who(observer)} sees {len(seen)} events, but in a state {origin} {len(other)}", ply
    )


def is_news(event: Event, observer: int | None) -> bool:
    """Whether the event shows the observer a card that it did not know before."""
    bit = 0xFF if observer is None else 1 << observer
    return event.seen & bit == bit and event.knew & bit != bit
