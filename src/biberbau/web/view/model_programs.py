"""Models of the pages about programs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..play.programs import Program


@dataclass(frozen=True)
class ProgramsModel:
    """Somebody's programs. ``token``: of the one that has just been made, shown this once; ``server``: the address that
    it plays at.
    """

    lang: str
    programs: tuple[Program, ...] = ()
    name: str = ""
    token: str = ""
    made: str = ""
    server: str = ""
    said: str = ""
    errors: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class ProtocolModel:
    """The protocol as a page. ``document``: as OpenAPI has it; ``always``: statuses of all routes."""

    lang: str
    document: Mapping[str, Any]
    always: tuple[int, ...] = ()
