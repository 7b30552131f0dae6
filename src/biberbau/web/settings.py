"""Where the server keeps its things and how fast its bots move."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from pathlib import Path

import platformdirs

from ..errors import BiberbauError
from .hosts import is_name


class SettingsError(BiberbauError, ValueError):
    """A setting that cannot be used."""


def data_dir() -> Path:
    """The folder of the database and the cookie key: ``BIBERBAU_DATA``, or the user's data directory."""
    override = os.environ.get("BIBERBAU_DATA")
    return Path(override) if override else Path(platformdirs.user_data_dir("biberbau", appauthor=False))


def _seconds(variable: str) -> float | None:
    """A number of seconds from the environment, None if it is not set there."""
    text = os.environ.get(variable)
    if text is None:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= 60:
        raise SettingsError(f"{variable} must be a number of seconds from 0 to 60, not {text!r}")
    return seconds


def bot_delay() -> tuple[float, float]:
    """Shortest and longest pause before a bot's move, in seconds; ``BIBERBAU_BOT_DELAY`` sets both."""
    seconds = _seconds("BIBERBAU_BOT_DELAY")
    return (0.7, 1.2) if seconds is None else (seconds, seconds)


def reaction_time() -> float:
    """Seconds within which somebody who is asked for a reaction must answer; ``BIBERBAU_WINDOW`` sets it."""
    seconds = _seconds("BIBERBAU_WINDOW")
    return 6.0 if seconds is None else seconds


def allowed_hosts(names: Iterable[str] = ()) -> frozenset[str]:
    """The names under which the server answers besides its own: these, and those in ``BIBERBAU_ALLOW_HOST``."""
    found = [*names, *os.environ.get("BIBERBAU_ALLOW_HOST", "").split(",")]
    hosts = {name.strip().lower() for name in found} - {""}
    for name in sorted(hosts):
        if not is_name(name):
            raise SettingsError(
                f"{name!r} is no host's name: table.example is one, without scheme, port and path; * allows all"
            )
    return frozenset(hosts)


@dataclass(frozen=True)
class Settings:
    """Everything that can differ from one server to another."""

    folder: Path = field(default_factory=data_dir)
    database: str = ""
    delay: tuple[float, float] = field(default_factory=bot_delay)
    window: float = field(default_factory=reaction_time)
    heartbeat: float = 15.0
    hosts: frozenset[str] = field(default_factory=allowed_hosts)

    @property
    def database_url(self) -> str:
        """The SQLAlchemy URL: the given one, or a SQLite file in the data folder."""
        return self.database or f"sqlite:///{self.folder / 'biberbau.sqlite3'}"

    def cookie_key(self) -> bytes:
        """The secret that signs cookies: drawn once, kept in the data folder, readable by its owner alone."""
        path = self.folder / "cookie.key"
        self.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        try:
            handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        except FileExistsError:
            key = path.read_bytes()
            if len(key) != 32:
                raise SettingsError(
                    f"{path} is damaged: delete it, and everybody gets a new cookie"
                ) from None
            return key
        key = secrets.token_bytes(32)
        with os.fdopen(handle, "wb") as file:
            file.write(key)
        return key
