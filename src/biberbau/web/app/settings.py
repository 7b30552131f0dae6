"""The settings of a server, read from its environment."""

from __future__ import annotations

import hmac
import os
import re
import secrets
from collections.abc import Iterable
from dataclasses import dataclass, field
from importlib.util import find_spec
from pathlib import Path

import platformdirs
from sqlalchemy.engine import URL

from ...errors import BiberbauError
from ..domain.hosts import is_name
from ..http.addresses import read_network
from ..play.lab_studies import installed
from ..play.laboratory import OFF, ON, OWN

SECONDS_TO_LEAVE = 10
"""Seconds in which requests have to finish when the server stops."""

"""The variable that names the folder in which the workers of one server tell each other which games are compiled, for
one start.
"""


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


def limits_factor() -> float:
    """The factor by which shares are larger than usual, 0 for no limits; ``BIBERBAU_LIMITS``: ``on``, ``off`` or a
    factor.
    """
    text = os.environ.get("BIBERBAU_LIMITS", "on").strip().lower()
    if text in ("on", "off"):
        return float(text == "on")
    try:
        factor = float(text)
    except ValueError:
        factor = 0.0
    if not 0.01 <= factor <= 1_000_000:
        raise SettingsError(
            f"BIBERBAU_LIMITS must be on, off or by how much limits are higher (such as 5), not {text!r}"
        )
    return factor


def given_cookie_key() -> bytes | None:
    """The key in ``BIBERBAU_COOKIE_KEY``, for several machines that share it; None if it is not set."""
    text = os.environ.get("BIBERBAU_COOKIE_KEY", "").strip()
    if not text:
        return None
    try:
        key = bytes.fromhex(text)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise SettingsError(
            "BIBERBAU_COOKIE_KEY must be 64 hexadecimal digits, the same on all machines: openssl rand -hex 32 makes one"
        )
    return key


def trusted_proxies(text: str | None = None) -> tuple[str, ...]:
    """The proxies that are trusted about where a request comes from: these, or those in ``BIBERBAU_PROXY``."""
    given = os.environ.get("BIBERBAU_PROXY", "") if text is None else text
    proxies = tuple(part.strip() for part in given.split(",") if part.strip())
    for proxy in proxies:
        try:
            read_network(proxy)
        except ValueError as error:
            raise SettingsError(
                f"{proxy!r} is no proxy's address: 127.0.0.1 is one, and 10.0.0.0/8 is a network of them"
            ) from error
    return proxies


def root_path(text: str | None = None) -> str:
    """The path under which everything is served, without a trailing slash, "" for none: this, or that in
    ``BIBERBAU_ROOT_PATH``.
    """
    given = os.environ.get("BIBERBAU_ROOT_PATH", "") if text is None else text
    path = given.strip().rstrip("/")
    if path and re.fullmatch(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)+", path) is None:
        raise SettingsError(f"{given!r} is no path to serve under: /biber is one, or /games/biber")
    return path


def drain_time() -> float:
    """Seconds for which a stopping server still answers, so that a balancer can turn away; ``BIBERBAU_DRAIN``."""
    return _seconds("BIBERBAU_DRAIN") or 0.0


def shows_addresses() -> bool:
    """Whether logs may say where requests come from; ``BIBERBAU_LOG_ADDRESSES``: ``on`` or ``off``."""
    text = os.environ.get("BIBERBAU_LOG_ADDRESSES", "off").strip().lower()
    if text not in ("on", "off"):
        raise SettingsError(f"BIBERBAU_LOG_ADDRESSES must be on or off, not {text!r}")
    return text == "on"


def kept_days(variable: str, default: float) -> float:
    """The number of days, from an environment variable, after which untouched data is deleted; 0: never."""
    text = os.environ.get(variable)
    if text is None:
        return default
    try:
        days = float(text)
    except ValueError:
        days = -1.0
    if not 0 <= days <= 36_500:
        raise SettingsError(f"{variable} must be a number of days, 0 to keep them for ever, not {text!r}")
    return days


def contact() -> str:
    """The address at which push services reach the operator, ``BIBERBAU_CONTACT``; "" for the site's own address."""
    text = os.environ.get("BIBERBAU_CONTACT", "").strip()
    if text and re.fullmatch(r"(mailto:[^@\s]+@|https://)[\w-]+(\.[\w-]+)+", text) is None:
        raise SettingsError(
            f"BIBERBAU_CONTACT must be mailto:somebody@table.example or https://table.example, not {text!r}"
        )
    return text


def reaction_time() -> float:
    """Seconds within which a person who is asked for a reaction must answer; ``BIBERBAU_WINDOW`` sets it."""
    seconds = _seconds("BIBERBAU_WINDOW")
    return 6.0 if seconds is None else seconds


def grace_time() -> float:
    """Seconds for which others wait for a person whose page is closed; ``BIBERBAU_GRACE`` sets it."""
    return _number("BIBERBAU_GRACE", 60.0, (1, 86_400), "a number of seconds from 1 to 86400")


def abandoned_hours() -> float:
    """The number of hours after which an abandoned table ends, 0: never; ``BIBERBAU_ABANDONED`` sets it."""
    return _number("BIBERBAU_ABANDONED", 72.0, (0, 87_600), "a number of hours, 0 to wait for ever")


def _number(variable: str, default: float, bounds: tuple[float, float], what: str) -> float:
    text = os.environ.get(variable)
    if text is None:
        return default
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not bounds[0] <= number <= bounds[1]:
        raise SettingsError(f"{variable} must be {what}, not {text!r}")
    return number


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


def laboratory() -> str:
    """Who may use the laboratory; ``BIBERBAU_LAB``: ``on``, ``off``, or ``own`` for people at the machine itself."""
    text = os.environ.get("BIBERBAU_LAB", OWN).strip().lower()
    if text not in (ON, OFF, OWN):
        raise SettingsError(
            f"BIBERBAU_LAB must be on (for everybody), own (for people at this machine) or off, not {text!r}"
        )
    if text == ON and not installed():
        raise SettingsError("BIBERBAU_LAB=on needs the extra lab: pip install 'biberbau[web,lab]'")
    return text


def cluster(address: str | None = None) -> str:
    """The address of the Ray cluster on which reports of the laboratory are made, "" for none: this, or that in
    ``BIBERBAU_RAY``."""
    text = (os.environ.get("BIBERBAU_RAY", "") if address is None else address).strip()
    if text and find_spec("ray") is None:
        raise SettingsError("a Ray cluster needs the extra ray: pip install 'biberbau[web,lab,ray]'")
    if text and re.fullmatch(r"auto|local|\S+:\d{1,5}", text) is None:
        raise SettingsError(f"{text!r} is no address of a Ray cluster: give host:port, auto or local")
    return text


@dataclass(frozen=True)
class Settings:
    """All settings of a server."""

    folder: Path = field(default_factory=data_dir)
    database: str = ""
    delay: tuple[float, float] = field(default_factory=bot_delay)
    window: float = field(default_factory=reaction_time)
    heartbeat: float = 15.0
    grace: float = field(default_factory=grace_time)
    abandoned: float = field(default_factory=abandoned_hours)
    hosts: frozenset[str] = field(default_factory=allowed_hosts)
    proxies: tuple[str, ...] = field(default_factory=trusted_proxies)
    root_path: str = field(default_factory=root_path)
    limits: float = field(default_factory=limits_factor)
    drain: float = field(default_factory=drain_time)
    lobby_days: float = field(default_factory=lambda: kept_days("BIBERBAU_KEEP_LOBBIES", 7.0))
    over_days: float = field(default_factory=lambda: kept_days("BIBERBAU_KEEP_GAMES", 0.0))
    log_addresses: bool = field(default_factory=shows_addresses)
    metrics_token: str = field(
        default_factory=lambda: os.environ.get("BIBERBAU_METRICS_TOKEN", ""), repr=False
    )
    operator_token: str = field(
        default_factory=lambda: os.environ.get("BIBERBAU_OPERATOR_TOKEN", "").strip(), repr=False
    )
    contact: str = field(default_factory=contact)
    lab: str = field(default_factory=laboratory)
    ray: str = field(default_factory=cluster)

    @property
    def database_url(self) -> str | URL:
        """The SQLAlchemy URL: the given one, or a SQLite file in the data folder."""
        return self.database or URL.create("sqlite", database=str(self.folder / "biberbau.sqlite3"))

    def cookie_key(self) -> bytes:
        """The secret that signs cookies: the given one, or one that is drawn once and kept in the data folder."""
        given = given_cookie_key()
        if given is not None:
            return given
        return _drawn_key(self.folder / "cookie.key", "everybody gets a new cookie")

    def push_key(self) -> bytes:
        """The private key by which push services know us: drawn once like the cookies', or derived from that where it
        is given, so that machines that share one share the other.
        """
        given = given_cookie_key()
        if given is not None:
            return hmac.digest(given, b"biberbau push 1", "sha256")
        return _drawn_key(self.folder / "push.key", "everybody is asked again what they want to be told of")

    def operator(self) -> str:
        """The operator's token: from the environment, or the file ``operator.token`` in the data folder; "" where there
        is neither, and then there is no operator's page.
        """
        path = self.folder / "operator.token"
        token = self.operator_token or (path.read_text("utf-8").strip() if path.is_file() else "")
        if token and len(token) < 16:
            raise SettingsError("the operator's token must have at least 16 characters: openssl rand -hex 16")
        return token


def _drawn_key(path: Path, otherwise: str) -> bytes:
    """A secret that is drawn once and kept in a file readable by its owner alone; ``otherwise``: what deleting it
    entails.
    """
    path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) != 32:
            raise SettingsError(f"{path} is damaged: delete it, and {otherwise}") from None
        return key
    key = secrets.token_bytes(32)
    with os.fdopen(handle, "wb") as file:
        file.write(key)
    return key
