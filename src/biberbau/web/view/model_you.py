"""Models of a person's own pages. Nothing here is about anybody else, except their names at shared tables."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...kernel.game import GameKind
from ..domain.ratings import BotMark
from ..play.friends import Friend
from ..play.people import GamesPage, Leader, Passkey, Statistics

COLOURS = 8
"""The number of seat colours."""


@dataclass(frozen=True)
class YouModel:
    """The person's page. ``known``: whether the browser has a token; ``chosen``: their language, if set; ``colour``:
    their preferred seat colour; ``research``: their finished games may be given to research; ``said``: the notice of
    what was just done.
    """

    lang: str
    known: bool
    name: str = ""
    chosen: str = ""
    colour: int | None = None
    turns: int = 0
    tables: int = 0
    statistics: tuple[Statistics, ...] = ()
    passkeys: tuple[Passkey, ...] = ()
    research: bool = False
    said: str = ""
    errors: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class GamesModel:
    """A person's own tables."""

    lang: str
    found: GamesPage
    turns: int = 0


@dataclass(frozen=True)
class Place:
    """Where people can be invited: a table or a tournament that waits for them. ``title``: a tournament's, or "";
    ``code``: to be said on the phone, "" for none; ``by``: the name of the person who invited the reader.
    """

    path: str
    game: str
    title: str = ""
    code: str = ""
    by: str = ""

    @property
    def cup(self) -> bool:
        """Whether it is a tournament."""
        return self.path.startswith("/tournaments/")

    @property
    def link(self) -> str:
        """The link to send to people."""
        return self.path if self.cup else f"{self.path}/join"

    @property
    def picture(self) -> str:
        """That link as a QR code."""
        return f"{self.path}/invite.svg"


@dataclass(frozen=True)
class FriendsModel:
    """People somebody has played with. ``places``: tables and tournaments to invite to, ``to``: the chosen one;
    ``told``: who has just been invited there; ``invitations``: the reader's own; ``hides``: the reader hides from
    lists; ``games``: those of which a table can be opened.
    """

    lang: str
    friends: tuple[Friend, ...]
    places: tuple[Place, ...] = ()
    to: Place | None = None
    told: Friend | None = None
    invitations: tuple[Place, ...] = ()
    hides: bool = False
    games: tuple[GameKind, ...] = ()


@dataclass(frozen=True)
class LinkModel:
    """A link to another device, shown once: ``address`` and as a QR code, a picture (``data:``) that is ``code``."""

    lang: str
    address: str
    code: str
    minutes: int


@dataclass(frozen=True)
class BecomeModel:
    """Somebody has followed a link. ``tables``: how many this device's own player has; ``same``: they are that person
    already; ``unsure``: they have not confirmed losing those.
    """

    lang: str
    path: str
    name: str
    tables: int
    same: bool = False
    unsure: bool = False


@dataclass(frozen=True)
class ForgetModel:
    """What is deleted if a person wishes to be forgotten."""

    lang: str
    name: str
    unfinished: int
    tables: int
    unsure: bool = False


@dataclass(frozen=True)
class OutModel:
    """Signing out. ``passkeys``: whether the person has one to come back with; ``unsure``: they have not confirmed
    leaving without one.
    """

    lang: str
    name: str
    passkeys: bool
    unsure: bool = False


@dataclass(frozen=True)
class RankingModel:
    """The leaderboard of a game. ``marks``: the bots among the people."""

    lang: str
    kind: GameKind
    leaders: tuple[Leader, ...]
    marks: tuple[BotMark, ...] = ()

    @property
    def lines(self) -> tuple[Leader | BotMark, ...]:
        """People in order, and each bot before the first person who may be weaker."""
        left, lines = sorted(self.marks, key=lambda mark: -mark.points), list[Leader | BotMark]()
        for leader in self.leaders:
            while left and left[0].points > leader.standing.at_least:
                lines.append(left.pop(0))
            lines.append(leader)
        return (*lines, *left)
