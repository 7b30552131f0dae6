"""A report in progress: played block by block from where it was left, with first estimates before it is complete.

Blocks follow from the plan and their numbers alone (``lab/blocks.py``), so stored blocks need not be played again,
whichever process played them.
"""

from __future__ import annotations

import time
from collections.abc import Generator, Iterator, Sequence
from contextlib import suppress
from importlib.util import find_spec
from itertools import chain
from typing import TYPE_CHECKING, Any

from ...kernel.game import Document
from ..domain.lab_plans import THINKING, LabPlan
from ..storage.lab_rows import Blocks

if TYPE_CHECKING:
    from ...lab.ray_process import RayProcess
    from ...lab.report.study import Part, Study

PARTS_OF_PLANS = {
    "worth": "twins",
    "regret": "lapses",
    "kingmaking": "kings",
    "luck": "luck_games",
    "levels": "level_games",
    "rules": "rule_games",
}
"""The optional parts of a report, by their names in a study's plan."""

NEEDED = ("matplotlib", "scipy")
"""The packages of the extra ``lab``."""


def installed() -> bool:
    """Whether the packages that reports need are installed."""
    return all(find_spec(name) is not None for name in NEEDED)


def study_of(plan: LabPlan) -> Study:
    """The study of a requested report, with nothing played yet."""
    from ...lab.report.players import seated
    from ...lab.report.study import LEVELS, USUAL, Plan, Study

    parts = {PARTS_OF_PLANS[name]: USUAL[PARTS_OF_PLANS[name]] for name in plan.parts}
    if plan.against:
        parts.pop("rule_games", None)
    thinks = plan.bots in THINKING
    return Study(
        Plan(
            plan.game,
            seated(plan.game, plan.bots),
            plan.games,
            plan.seed,
            levels=(LEVELS[-1], plan.bots) if thinks else LEVELS,
            against=plan.other,
            **parts,
        )
    )


class Making:
    """Plays a report's blocks. Not thread-safe.

    ``stored``: what is finished already. ``spent``: CPU seconds that it has taken, in all processes. ``ray``: the address
    of the cluster that plays them, "" for this process.
    """

    def __init__(
        self, plan: LabPlan, stored: Sequence[tuple[str, Document]], spent: float, ray: str = ""
    ) -> None:
        self.study = study_of(plan)
        self._ray = ray
        self._cluster: RayProcess | None = None
        self.heard = False
        """Whether a cluster has answered."""
        self.spent = spent
        self.whole = False
        self._parts: list[dict[str, Any]] = []
        self._stored: dict[str, list[Document]] = {}
        for name, block in stored:
            self._stored.setdefault(name, []).append(block)
        self._fresh: Blocks = []
        self._going = self._blocks()

    def _blocks(self) -> Generator[None, None, None]:
        """Take in one block after the other; yields before each that has to be played, and while one is awaited."""
        for part in self.study.parts():
            self._parts.append(self._begun(part))
            ready = self._stored.pop(part.name, [])[: part.blocks]
            play = self._on_ray if self._ray else self._here
            for block in chain(ready, play(part, len(ready))):
                if block is None:
                    yield
                    continue
                if self._parts[-1]["done"] >= len(ready):
                    self._fresh.append((part.name, block))
                part.add(block)
                self._parts[-1]["done"] += 1

    @staticmethod
    def _here(part: Part, first: int) -> Iterator[Document | None]:
        """The blocks of a part from there on, played in this thread; None before each."""
        for number in range(first, part.blocks):
            yield None
            yield part.work.block(number)

    def _on_ray(self, part: Part, first: int) -> Iterator[Document | None]:
        """The same from the cluster, which is asked when there is something to play; None also while it plays."""
        if first == part.blocks:
            return
        yield None
        if self._cluster is None:
            from ...lab.ray_process import RayProcess

            self._cluster = RayProcess(self._ray)
        for told in self._cluster.blocks(part.work, first, part.blocks):
            if told is not None:
                self.heard = True
                self.spent += told.seconds
                yield told.block
            yield None

    def close(self) -> None:
        """Let the cluster go."""
        if self._cluster is not None:
            with suppress(ValueError):  # a thread is still at it, and finds the process gone
                self._going.close()
            self._cluster.close()

    @staticmethod
    def _begun(part: Part) -> dict[str, Any]:
        return {"kind": part.kind, "about": part.about, "done": 0, "of": part.blocks, "size": part.work.size}

    def some(self, turn: float) -> None:
        """Add all stored blocks, and play for that many seconds; 0: nothing."""
        began, until = time.thread_time(), time.monotonic() + turn
        try:
            for _ in self._going:
                if time.monotonic() >= until:
                    return
            self.whole = True
        finally:
            self.spent += time.thread_time() - began

    def played(self) -> Blocks:
        """The blocks that were finished since the last call."""
        found, self._fresh = self._fresh, []
        return found

    @property
    def games(self) -> int:
        """The number of whole games."""
        return self.study.whole.games

    def progress(self) -> Document:
        """The progress, with first estimates."""
        from ...lab.report import findings

        study = self.study
        found = dict[str, Any](parts=self._parts, games=self.games, ray=bool(self._ray))
        if len(study.whole) > 1:
            found["measures"] = findings.measured(study.plan.game, study.whole)
        if len(study.whole) > 1 and len(study.other) > 1:
            found["changes"] = findings.compared(study.plan.game, study.whole, study.other)
        return found

    def document(self) -> Document:
        """The report so far; there have to be games."""
        return self.study.document()
