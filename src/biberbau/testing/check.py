"""``check_game``: every family of checks over every player count and a cover of all options."""

from __future__ import annotations

import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import numpy as np

from ..envs.compiling import announce
from ..errors import UnknownGameError
from ..games import kind as game_kind
from ..kernel.game import GameKind
from ..kernel.options import Value, resolve
from ..match import Game
from .case import FULL, QUICK, Case, Plan
from .consistency import check_many
from .cover import cover, each_once
from .data import check_data
from .determinism import check_determinism, check_shuffles
from .draws import check_draws_in_play
from .fills import check_fills
from .games import check_games
from .golden import check_perft, check_playthroughs, is_recorded
from .hooks import Hooks, hooks_of
from .kernel_stream import check_stream
from .late import check_late
from .processes import check_transcripts
from .report import BrokenPromiseError, Failure, Report
from .roundtrips import check_roundtrips
from .secrecy import check_secrecy
from .soaking import check_soak, soak
from .undo import check_undo
from .worlds import check_deals, check_outcomes

Progress = Callable[[str, int, int], None]
"""Called with a family's name, its progress, and its total."""

Complaint = Callable[[Failure], None]
"""Called with each failure as it is found."""

_MOST_FAILURES = 3


@dataclass(frozen=True)
class Family:
    """One family of checks, with its ``scope``.

    "once"; once over "all" rows of options (for what counts over many games; its failures belong to no single row); for
    each of the "rows"; for each row of the small cover, in which all "pairs" of choices meet; or for whole "games": the
    small cover is played with every seed, and the rows that only the large one has (every pair with every player count)
    with one seed each, in turn, so that all kinds of players play there. ``needs``: a module of the game, or
    ``golden``, without which it is left out.
    """

    check: Callable[[Case], None]
    scope: str
    needs: str = ""


FAMILIES: Mapping[str, Family] = {
    "data": Family(check_data, "once"),
    "perft": Family(check_perft, "once", "golden"),
    "playthroughs": Family(check_playthroughs, "once", "golden"),
    "transcripts": Family(check_transcripts, "once"),
    "games": Family(check_games, "games"),
    "roundtrips": Family(check_roundtrips, "games"),
    "secrecy": Family(check_secrecy, "games"),
    "consistency": Family(check_many, "all", "belief_tracker"),
    "undo": Family(check_undo, "games"),
    "fills": Family(check_fills, "all", "oracle"),
    "late": Family(check_late, "all", "oracle"),
    "stream": Family(check_stream, "all"),
    "deals": Family(check_deals, "all", "oracle"),
    "worlds": Family(check_outcomes, "all", "oracle"),
    "draws": Family(check_draws_in_play, "all"),
    "determinism": Family(check_determinism, "rows"),
    "shuffles": Family(check_shuffles, "pairs", "oracle"),
    "soak": Family(check_soak, "rows"),
}


def check_game(
    game: GameKind | str,
    *,
    quick: bool = False,
    soak: int = 0,
    progress: Progress | None = None,
    complaint: Complaint | None = None,
    families: Sequence[str] = (),
    options: Mapping[str, Value] | None = None,
    seed: int | None = None,
    plan: Plan | None = None,
    hands: int = 0,
) -> Report:
    """Check a registered game; the report counts cases and has a command to repeat each failure.

    ``quick`` does less of everything. ``soak``: only that many random moves in compiled code, nothing else.
    ``families``, ``options`` and ``seed`` select single cases; ``plan`` overrides the amount, and ``hands`` the number
    of fills for ``consistency``. On Ctrl-C it returns the results so far.
    """
    kind = game_kind(game) if isinstance(game, str) else game
    if game_kind(kind.id) is not kind:
        raise UnknownGameError(
            f"{kind.id!r} is not registered in biberbau.games, so positions of it cannot be loaded"
        )
    announce()
    started = time.perf_counter()
    settled = plan or (QUICK if quick else FULL)
    settled = replace(settled, hands=hands or settled.hands)
    report = Report(kind.id)
    if options is None:
        pairs, rows = cover(kind), cover(kind, settled.every_player_count)
        if not settled.every_pair:
            pairs = rows = each_once(pairs)
    else:
        pairs = rows = [resolve(kind.options, options)]
    seeds = range(settled.games) if seed is None else [seed]
    run = _Run(kind, settled, report, progress or (lambda *_: None), complaint or (lambda _: None))
    try:
        with np.errstate(over="raise"):
            if soak:
                run.soak(rows, soak)
            else:
                for name, family in FAMILIES.items():
                    if not families or name in families:
                        run.family(name, family, pairs, rows, seeds)
    except KeyboardInterrupt:
        report.interrupted = True
    report.seconds = time.perf_counter() - started
    return report


class _Run:
    """One run of ``check_game``."""

    def __init__(
        self, kind: GameKind, plan: Plan, report: Report, progress: Progress, complaint: Complaint
    ) -> None:
        self.kind = kind
        self.plan = plan
        self.report = report
        self.progress = progress
        self.complaint = complaint
        self.hooks: Hooks = hooks_of(kind)

    def case(self, row: Mapping[str, Value], seed: int, rows: Sequence[Mapping[str, Value]] = ()) -> Case:
        """A case of this run."""
        return Case(Game(self.kind, row), seed, self.hooks, self.plan, tuple(rows))

    def family(
        self,
        name: str,
        family: Family,
        pairs: list[dict[str, Value]],
        rows: list[dict[str, Value]],
        seeds: Sequence[int],
    ) -> None:
        """Run a family's cases; after a few failures the rest would only repeat them."""
        if family.needs and not self.has(family.needs):
            self.report.left_out.setdefault(family.needs, []).append(name)
            return
        if family.scope == "once":
            cases = [self.case(rows[0], seeds[0])]
        elif family.scope == "all":
            cases = [self.case(rows[0], seeds[0], rows)]
        elif family.scope in ("rows", "pairs"):
            cases = [self.case(row, seeds[0]) for row in (rows if family.scope == "rows" else pairs)]
        else:
            cases = [self.case(row, seed) for seed in seeds for row in pairs]
            besides = [row for row in rows if row not in pairs]
            cases += [self.case(row, seeds[i % len(seeds)]) for i, row in enumerate(besides)]
        failures = 0
        for done, case in enumerate(cases):
            self.progress(name, done, len(cases))
            if failures == _MOST_FAILURES or (self.plan.stop_at_first and self.report.failures):
                break
            failures += not self.one(name, family, case)
        self.progress(name, len(cases), len(cases))

    def has(self, needs: str) -> bool:
        """Whether the game has what a family needs."""
        return is_recorded(self.kind) if needs == "golden" else self.hooks.has(needs)

    def one(self, name: str, family: Family, case: Case) -> bool:
        """Run one case; an error inside the game counts as a failure."""
        try:
            family.check(case)
        except BrokenPromiseError as complaint:
            self.fail(name, case, complaint.what, complaint.ply, complaint.seed, complaint.options)
            return False
        except Exception as error:
            frame = traceback.extract_tb(error.__traceback__)[-1]
            self.fail(
                name, case, f"{type(error).__name__}: {error} ({frame.name}, line {frame.lineno})", None
            )
            return False
        self.report.passed += 1
        return True

    def fail(
        self,
        name: str,
        case: Case,
        what: str,
        ply: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Value] | None = None,
    ) -> None:
        """Note a failure."""
        first = case.seed if seed is None else seed
        where = options or ({} if len(case.rows) > 1 else case.game.options)
        self.report.failures.append(Failure(self.kind.id, name, what, where, first, ply))
        self.complaint(self.report.failures[-1])

    def soak(self, rows: list[dict[str, Value]], moves: int) -> None:
        """Only random moves in compiled code, as many as requested."""
        cases = [self.case(row, 0) for row in rows]
        made, last, complaint = soak(
            cases, moves, lambda done: self.progress("soak", min(done, moves), moves)
        )
        self.report.soaked = made
        if complaint is None:
            self.report.passed += len(cases)
        else:
            self.fail("soak", last, complaint.what, complaint.ply, complaint.seed)
