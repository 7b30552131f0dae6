"""Every error that a user can meet; each message says what is wrong and what would be right."""

from __future__ import annotations


class BiberbauError(Exception):
    """Base of all errors that biberbau raises on purpose."""


class OptionError(BiberbauError, ValueError):
    """An option that does not exist, or a value that it cannot have."""


class UnknownGameError(BiberbauError, KeyError):
    """There is no game of that name."""

    def __str__(self) -> str:
        return str(self.args[0])


class NotationError(BiberbauError, ValueError):
    """Text that is not an action."""


class IllegalActionError(BiberbauError, ValueError):
    """An action that is not legal now; ``legal`` lists the notations of those that are."""

    def __init__(self, message: str, legal: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.legal = legal


class PositionError(BiberbauError, ValueError):
    """A position document that cannot be read; the message names the field."""


class ReplayError(BiberbauError, ValueError):
    """A replay file that cannot be read or that does not re-run."""


class WordsError(BiberbauError, ValueError):
    """Words of the players from which no deal can be made."""


class UndoError(BiberbauError, ValueError):
    """The last action stays; ``reason`` is a key of ``match.STAYS``, or "nothing" when there is no action."""

    def __init__(self, message: str, reason: str = "nothing") -> None:
        super().__init__(message)
        self.reason = reason


class MissingExtraError(BiberbauError, ModuleNotFoundError):
    """Packages of an extra that are not installed; the message says how to install them."""

    def __init__(self, extra: str) -> None:
        super().__init__(f'this needs packages that are not installed: pip install "biberbau[{extra}]"')
        self.extra = extra


class DeviceError(BiberbauError, RuntimeError):
    """There is no GPU for games to run on; the message says what is missing."""
