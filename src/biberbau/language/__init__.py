"""Language models at the table: a game as text, answers as text, a table for assistants, and an evaluation of models."""

from __future__ import annotations

from ..errors import BiberbauError


class MissingExtraError(BiberbauError, ModuleNotFoundError):
    """Packages of an extra that are not installed; the message says how to get them."""

    def __init__(self, extra: str) -> None:
        super().__init__(f'this needs packages that are not installed: pip install "biberbau[{extra}]"')
