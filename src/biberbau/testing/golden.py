"""Family ``golden``: recorded ids, cards, counts and playthroughs in ``games/<id>/golden``.

They change only on purpose: ``biberbau check GAME --update-golden`` writes them anew, and the
difference is read before it is committed.
"""

from __future__ import annotations

import hashlib
import json
import random
from typing import Any

import numpy as np

from ..kernel.events import NO_EVENTS, Event
from ..kernel.game import Document, GameKind
from ..kernel.options import resolve
from ..kernel.rng import Rng
from ..match import Game, Match
from .case import Case
from .cover import cover
from .hooks import hooks_of
from .report import BrokenPromiseError

PERFT_DEPTH = 6
PERFT_PLIES = (0, 25)
PLAYTHROUGHS = 4


def read_lines(kind: GameKind, name: str) -> list[str]:
    """The lines of a recorded file; none when it is missing."""
    file = kind.folder_of("check") / "golden" / name
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def is_recorded(kind: GameKind) -> bool:
    """Whether anything has been recorded of a game."""
    return (kind.folder_of("check") / "golden").is_dir()


def cards(kind: GameKind) -> list[str]:
    """The cards as lines of text: the oracle's, or their names."""
    hooks = hooks_of(kind)
    return hooks.oracle.data() if hooks.has("oracle") else list(kind.pile_faces)


# ---------------------------------------------------------------------------------------------------------- perft


def perft(game: Game, state: np.record, rng: Rng, depth: int, most: int) -> list[list[int | str]]:
    """Nodes and a hash of them at each depth of the whole tree of actions, as deep as ``most`` nodes allow."""
    level: list[tuple[np.record, Rng]] = [(state, rng)]
    counts: list[list[int | str]] = []
    for _ in range(depth):
        following: list[tuple[np.record, Rng]] = []
        digest = hashlib.sha256()
        for parent, parent_rng in level:
            for action in game.legal(parent):
                child, child_rng = parent.copy(), parent_rng.copy()
                game.kind.rules.apply(child, action.id, child_rng, NO_EVENTS)
                digest.update(child.tobytes())
                following.append((child, child_rng))
                if len(following) > most:
                    return counts
        if not following:
            break
        counts.append([len(following), digest.hexdigest()[:16]])
        level = following
    return counts


def starts(kind: GameKind) -> list[dict[str, Any]]:
    """The positions whose trees are recorded: every row of the cover, from the deal and from the middle."""
    return [
        {"options": row, "seed": seed, "plies": plies}
        for seed, row in enumerate(cover(kind))
        for plies in PERFT_PLIES
    ]


def position_after(game: Game, seed: int, plies: int) -> Match:
    """A match after ``plies`` random actions (fewer if it ends earlier)."""
    chance, match = random.Random(f"golden {seed}"), Match(game, seed)
    while match.ply < plies and not match.over:
        match.play(chance.choice(match.legal()))
    return match


def check_perft(case: Case) -> None:
    """Every recorded tree still has as many actions at every depth, and they lead to the same states."""
    file = case.kind.folder_of("check") / "golden" / "perft.json"
    if not file.exists():
        raise BrokenPromiseError("golden/perft.json is missing; biberbau check --update-golden writes it")
    for entry in json.loads(file.read_text(encoding="utf-8")):
        game = Game(case.kind, resolve(case.kind.options, entry["options"]))
        match = position_after(game, entry["seed"], entry["plies"])
        found = perft(
            game, match.position().state, match.moment.rng.copy(), len(entry["counts"]), case.plan.perft_nodes
        )
        for depth, (now, recorded) in enumerate(zip(found, entry["counts"], strict=False), start=1):
            if now != recorded:
                raise BrokenPromiseError(
                    f"{now[0]} nodes with hash {now[1]} at depth {depth}, recorded are {recorded[0]} with {recorded[1]} "
                    f"({entry['options']}, seed {entry['seed']})",
                    entry["plies"],
                )


# --------------------------------------------------------------------------------------------------- playthroughs


def playthrough(game: Game, seed: int) -> str:
    """A whole random game as text: every action in notation, every event on a line of its own."""
    match = position_after(game, seed, 1_000_000)
    lines = [f"game {game.id}", f"seed {seed}"]
    lines += [f"option {name} = {value}" for name, value in game.options.items()]
    titles = ["deal", *(f"{ply}. {action.notation}" for ply, action in enumerate(match.history, start=1))]
    for title, (_, _, events) in zip(titles, match.moments(), strict=True):
        lines += ["", title, *(event_line(game.kind, event) for event in events)]
    lines += ["", f"scores {list(match.scores)}", f"winners {list(match.winners)}", ""]
    return "\n".join(lines)


def event_line(kind: GameKind, event: Event) -> str:
    """One event: its name, the seat, the card, its two numbers, who saw the card and who knew it before."""
    card = kind.card_name(event.card) if event.card >= kind.unknown_card else "-"
    return (
        f"    {kind.events.called(event.kind)} seat {event.seat}, {card}, {event.a}, {event.b}, "
        f"seen {event.seen:02x}, knew {event.knew:02x}"
    )


def recorded_playthroughs(kind: GameKind) -> dict[str, str]:
    """File names and texts of the playthroughs: the first rows of the cover, the defaults first."""
    return {
        f"playthrough_{i}.txt": playthrough(Game(kind, row), i)
        for i, row in enumerate(cover(kind)[:PLAYTHROUGHS])
    }


def check_playthroughs(case: Case) -> None:
    """The recorded games still go as recorded."""
    for name, text in recorded_playthroughs(case.kind).items():
        recorded = read_lines(case.kind, name)
        for number, (now, then) in enumerate(zip(text.splitlines(), recorded, strict=False), start=1):
            if now != then:
                raise BrokenPromiseError(
                    f"golden/{name}, line {number}: {now.strip()!r}, recorded is {then.strip()!r}"
                )
        if len(recorded) != len(text.splitlines()):
            raise BrokenPromiseError(f"golden/{name} has {len(recorded)} lines, not {len(text.splitlines())}")


# ------------------------------------------------------------------------------------------------------- updating


def update_golden(kind: GameKind) -> list[str]:
    """Write all recorded files anew; returns the names of those that changed."""
    files = {
        "actions.txt": "".join(f"{action.notation}\n" for action in kind.actions.actions),
        "data.txt": "".join(f"{line}\n" for line in cards(kind)),
        "perft.json": perft_text(kind),
        **recorded_playthroughs(kind),
    }
    folder = kind.folder_of("check") / "golden"
    folder.mkdir(parents=True, exist_ok=True)
    changed = []
    for name, text in files.items():
        file = folder / name
        if not file.exists() or file.read_text(encoding="utf-8") != text:
            file.write_text(text, encoding="utf-8")
            changed.append(name)
    return changed


def perft_text(kind: GameKind) -> str:
    """The recorded trees as JSON, one start per line."""
    entries: list[Document] = []
    for start in starts(kind):
        game = Game(kind, resolve(kind.options, start["options"]))
        match = position_after(game, start["seed"], start["plies"])
        counts = perft(game, match.position().state, match.moment.rng.copy(), PERFT_DEPTH, 20_000)
        entries.append(start | {"counts": counts})
    return "[\n" + ",\n".join(json.dumps(entry) for entry in entries) + "\n]\n"
