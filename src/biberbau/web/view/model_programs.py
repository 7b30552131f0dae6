"""What the pages about programs are rendered from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from ..play.programs import Program


@dataclass(frozen=True)
class ProgramsModel:
    """Somebody's programs. ``token``: of the one that has just been made, shown this once; ``server``: where it plays."""

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
    """The protocol for people to read. ``document``: as OpenAPI has it; ``always``: statuses that every route has."""

    lang: str
    document: Mapping[str, Any]
    always: tuple[int, ...] = ()
