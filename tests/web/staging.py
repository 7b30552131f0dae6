"""What a page's script does with the scenes that a stream sends: ``stage`` in table.js and ``changed`` in drawing.js."""

from __future__ import annotations

import json
from typing import Any

from biberbau.web.view import table_pages
from biberbau.web.view.plain import Doc


def document(value: Any) -> Any:
    """What was sent, with objects as templates read them."""
    if isinstance(value, dict):
        return Doc({name: document(one) for name, one in value.items()})
    return [document(one) for one in value] if isinstance(value, list) else value


def changed(before: Doc, fields: dict[str, Any]) -> Doc:
    """An object with what has changed of it."""
    return Doc(before | {name: _become(before[name], change) for name, change in fields.items()})


def _become(old: Any, change: Any) -> Any:
    if isinstance(change, dict):
        return document(change["="]) if "=" in change else changed(old, change)
    if not isinstance(change, list):
        return change
    found, at = list[Any](), 0
    for step in change:
        if isinstance(step, list):
            found += document(step)
        elif isinstance(step, dict):
            found.append(changed(old[at], step))
            at += 1
        elif step > 0:
            found += old[at : at + step]
            at += step
        else:
            at -= step
    return found + old[at:]


class GapError(Exception):
    """A change of a scene that never came."""


class Stage:
    """A page: its scene, and which version of it."""

    def __init__(self) -> None:
        self.scene = Doc()
        self.version = ""

    def takes(self, data: str, revision: int) -> str:
        """One message: the table as it is then, as HTML."""
        told = json.loads(data)
        if "scene" in told:
            self.scene = document(told["scene"])
        elif told["of"] == self.version:
            self.scene = changed(self.scene, told["change"])
        else:
            raise GapError
        self.version = told["v"]
        return table_pages.drawn(self.scene, self.scene["lang"], revision, self.version)
