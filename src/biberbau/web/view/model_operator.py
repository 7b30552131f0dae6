"""Models of the operator's pages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ..play.server_policy import PolicyState
from ..storage.load import LoadReport, Process


@dataclass(frozen=True)
class OperatorModel:
    """For the operator; before they have shown their token only whether they tried (``wrong``).

    ``counted``: the number of tables, by game and status, and the days after which old ones are deleted, 0: never.
    """

    lang: str
    wrong: bool = False
    decided: PolicyState = field(default_factory=PolicyState)
    processes: tuple[Process, ...] = ()
    counted: Mapping[str, Mapping[str, int]] = field(default_factory=dict)
    reports: tuple[LoadReport, ...] = ()
    can_report: bool = False
    lobby_days: float = 0.0
    over_days: float = 0.0

    @property
    def undeclared(self) -> list[str]:
        """Proxies that no process was told to trust: addresses joined by commas, each once."""
        return sorted({one.load.undeclared for one in self.processes} - {""})
