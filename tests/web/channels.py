"""All ways in which a server tells anybody anything: routes, streams and pushes; and what twins differ in besides cards.

Each way is compared in twin worlds, or stands in ``EXCUSED`` with the reason why a table that is being played cannot be
told there. ``test_twins.py`` compares both with the application's own list.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from starlette.applications import Starlette

from biberbau.match import Match
from biberbau.web.play import push
from biberbau.web.play.push import Browser
from biberbau.web.play.subscriptions import Watcher
from biberbau.web.storage.chat import (
    ALL,
    PHRASE,
    PHRASES,
    PLAYERS,
    STICKER,
    STICKERS,
    TEXT,
    WATCHERS,
    ChatLine,
    ChatRoom,
)
from biberbau.web.storage.store import Record

TOURNAMENT = "tournament"
LAST_LINES = 6
"""This many lines have been said at a table."""
NAMED = "1" * 64
"""A spectator by name, whom everybody sees in both worlds."""
BROWSER = Browser("b", "https://push.example", "", "", "en", "https://table.example")


@dataclass(frozen=True)
class Ask:
    """One request. ``stream``: it is broken off after the first message, and one for each change since. ``json``: what a
    program posts; all under ``/api`` is asked by a program."""

    path: str
    form: tuple[tuple[str, str], ...] | None = None
    live: bool = True
    lang: str = "en"
    stream: bool = False
    json: str = ""

    @property
    def method(self) -> str:
        """What is in its first line."""
        return "GET" if self.form is None and not self.json else "POST"


Channel = tuple[str, str]
"""A method and the template of a route; or ``push`` and its occasion."""

_OWN = "is about the person who asks and what they type; nothing there knows a table"
_KEYS = "takes or gives keys of the person who asks; nothing there knows a table"
_OPERATOR = "is refused to everybody but the operator, who may see what they like"
_FIXED = "is made of files or of a game's rules"
_OPENS = "opens something new that nobody plays yet"
_ELSEWHERE = "thinks about a position that the request itself brings along"
_ENDS = "changes a tournament's list, in which there are no cards"

_OF_BOTS = "tells of games of bots, from deals that no table has"

_DRAWN = "opens the seed of a draw, by which no table is dealt, and words that all who take part can read"

EXCUSED: dict[Channel, str] = {
    ("GET", "/you/out"): _KEYS,
    ("POST", "/you/out"): _KEYS,
    ("POST", "/you/out/others"): _KEYS,
    ("GET", "/api/bot/seal"): _OPENS,
    ("GET", "/tournaments/{tournament_id}/draw"): _DRAWN,
    ("GET", "/tournaments/{tournament_id}/draw.json"): _DRAWN,
    ("POST", "/new/{game}"): _OPENS,
    ("POST", "/play"): _OPENS,
    ("POST", "/tournaments/new/{game}"): _OPENS,
    ("POST", "/tournaments/{tournament_id}/join"): _ENDS,
    ("POST", "/tournaments/{tournament_id}/leave"): _ENDS,
    ("POST", "/tournaments/{tournament_id}/start"): _ENDS,
    ("POST", "/tournaments/{tournament_id}/cancel"): _ENDS,
    ("POST", "/you"): _OWN,
    ("POST", "/you/link"): _KEYS,
    ("POST", "/you/on/{code}"): _KEYS,
    ("POST", "/you/passkey/ask"): _KEYS,
    ("POST", "/you/passkey/make"): _KEYS,
    ("POST", "/you/passkey/remove"): _KEYS,
    ("POST", "/you/back/ask"): _KEYS,
    ("POST", "/you/back"): _KEYS,
    ("POST", "/you/forget"): _OWN,
    ("POST", "/push"): _KEYS,
    ("POST", "/push/end"): _KEYS,
    ("POST", "/operator"): _OPERATOR,
    ("POST", "/operator/leave"): _OPERATOR,
    ("POST", "/operator/say"): _OPERATOR,
    ("POST", "/operator/drain"): _OPERATOR,
    ("POST", "/operator/ban"): _OPERATOR,
    ("POST", "/operator/unban"): _OPERATOR,
    ("POST", "/bots"): _KEYS,
    ("POST", "/bots/revoke"): _KEYS,
    ("POST", "/api/bot/tables"): _OPENS,
    ("POST", "/analyse/{game}/open"): _ELSEWHERE,
    ("GET", "/analyse/bot/{game}"): _ELSEWHERE,
    ("GET", "/analyse/hands/{game}"): _ELSEWHERE,
    ("GET", "/analyse/advice/{game}"): _ELSEWHERE,
    ("GET", "/analyse/{game}/selection"): _ELSEWHERE,
    ("GET", "/train/{game}/look"): _ELSEWHERE,
    ("GET", "/train/{game}/recall"): _ELSEWHERE,
    ("GET", "/train/{game}/answer"): _ELSEWHERE,
    ("GET", "/puzzles/answer/{game}/{number:int}"): _ELSEWHERE,
    ("GET", "/lab"): _OF_BOTS,
    ("GET", "/lab/compare"): _OF_BOTS,
    ("GET", "/lab/new/{game}"): _OF_BOTS,
    ("POST", "/lab/new/{game}"): _OF_BOTS,
    ("GET", "/lab/{report_id}"): _OF_BOTS,
    ("GET", "/lab/{report_id}/page"): _OF_BOTS,
    ("GET", "/lab/{report_id}/report.json"): _OF_BOTS,
    ("POST", "/lab/{report_id}/stop"): _OF_BOTS,
    ("POST", "/lab/{report_id}/keep"): _OF_BOTS,
    ("POST", "/lab/{report_id}/delete"): _OF_BOTS,
    ("GET", "/static/{name:path}"): _FIXED,
    ("GET", "/games/{game}/art/{name}"): _FIXED,
    ("GET", "/rules/{game}/{number:int}.svg"): _FIXED,
    ("GET", "/rules/{game}/cards.svg"): _FIXED,
}
"""What no comparison asks for, and why it tells nothing of a table that is being played."""


def channels(app: Starlette) -> set[Channel]:
    """All ways in which the application tells anybody anything."""
    found = {
        (method, str(getattr(route, "path")))  # noqa: B009 - a BaseRoute has none
        for route in app.routes
        for method in getattr(route, "methods", None) or ("GET", "POST")
    }
    return {one for one in found if one[0] != "HEAD"} | {("push", occasion) for occasion in push.OCCASIONS}


def elsewhere(record: Record) -> list[Ask]:
    """What anybody can ask for beside a table's own pages while it is played."""
    game, at = record.game, f"/t/{record.id}"
    pages = [
        "/", "/healthz", "/readyz", "/metrics", "/lang/de", f"/new/{game}", f"/rules/{game}", "/tournaments",
        f"/tournaments/new/{game}", f"/tournaments/{TOURNAMENT}", f"/tournaments/{TOURNAMENT}/seals.txt", "/you",
        "/you/games", "/you/download", "/you/forget", "/you/on/123456", f"/ranking/{game}", f"/learn/{game}",
        f"/learn/{game}/1", f"/learn/{game}/1/selection", "/analyse", f"/analyse/{game}", f"{at}/analyse",
        f"{at}/review", f"{at}/review.json", f"{at}/invite.svg", f"{at}/leave", f"/train/{game}", "/puzzles",
        "/puzzles/today", f"/puzzles/{game}", f"/puzzles/{game}/1", f"/puzzles/{game}/1/selection",
        f"/games/{game}/table.css", f"/games/{game}/draw/en.js", "/manifest.webmanifest", "/worker.js",
        "/offline", "/push", "/operator", "/bots",
        "/api", "/api/openapi.json", "/api/bot/account", "/api/bot/games", f"/api/bot/codes/{record.code}",
        "/learn", "/ranking", "/watch", "/you/people", f"/you/people?to={at}", f"/tournaments/{TOURNAMENT}/invite.svg",
        f"{at}/decisive", f"{at}/moment.svg?at=1&as=0",
        f"{at}/beliefs?at=1&as=0",
    ]  # fmt: skip
    asks = [Ask(page, live=False) for page in pages]
    streams = ("/lobby/events", f"/tournaments/{TOURNAMENT}/events", "/api/bot/stream")
    asks += [Ask(path, stream=True) for path in streams]
    asks += [Ask("/code", (("code", record.code),), live=False), Ask(f"{at}/review", (("budget", "1"),))]
    asks += [Ask(f"{at}/join", (("name", "Zoe"), ("seat", "1")))]
    asks += [Ask(f"{at}/name", (("name", "Zoe"),)), Ask(f"{at}/level", (("level", "keen"),))]
    asks += [
        Ask("/you/people/invite", (("who", "a" * 24), ("place", at))),
        Ask("/you/people/hide", (("on", "0"),)),
        Ask("/you/research", (("on", "0"),)),
    ]
    asks += [Ask(f"{at}/rules", (("option.players", "3"),))]
    asks += [Ask(f"{at}/back", (("number", record.stamp),)), Ask(f"{at}/again", (("at", "0"),))]
    asks += [Ask(f"/api/bot/tables/{record.id}/{path}", json="{}") for path in ("join", "leave")]
    return asks


# ------------------------------------------------------------------------------------- what people are told of people


def said(number: int, channel: str, dice: random.Random) -> ChatLine:
    """A line of any kind by anybody."""
    kind = dice.choice((TEXT, PHRASE, STICKER))
    texts = {PHRASE: list(PHRASES), STICKER: list(STICKERS), TEXT: [f"say {dice.random()}"]}
    author = dice.randrange(4)
    seat = None if channel == WATCHERS else author
    player = f"{dice.randrange(16**8):064x}"
    return ChatLine(number, 0.0, channel, seat, player, f"A{author}", kind, dice.choice(texts[kind]))


def rooms(record: Record, observer: int | None, dice: random.Random) -> tuple[ChatRoom, ChatRoom]:
    """What has been said at a table, as this observer hears it in both worlds; the rest is another in each."""
    hidden, heard = (WATCHERS, PLAYERS) if observer is not None else (PLAYERS, WATCHERS)
    lines: tuple[list[ChatLine], list[ChatLine]] = ([], [])
    for number in range(1, LAST_LINES + 1):
        channel = dice.choice((ALL, heard, hidden, hidden))
        line = said(number, channel, dice)
        other = said(number, channel, dice) if channel == hidden else line
        for told, one in zip(lines, (line, other), strict=True):
            told.append(one)
    own = None if observer is None else record.seats[observer].player
    found = []
    for told in lines:
        players = [line.player for line in told]
        mutes = {f"{dice.randrange(16**8):064x}": frozenset(dice.sample(players, 2)) for _ in range(2)}
        if own:
            mutes[own] = frozenset(line.player for line in lines[0][:1] if line.channel != hidden)
        named = {NAMED: "W", f"{dice.randrange(16**8):064x}": f"not here {dice.random()}"}
        found.append(ChatRoom(tuple(told), mutes, named))
    return found[0], found[1]


def whispered(room: ChatRoom, observer: int | None, dice: random.Random) -> ChatRoom:
    """The same after somebody has said something that this observer does not hear."""
    hidden = WATCHERS if observer is not None else PLAYERS
    number = room.lines[-1].number + 1
    return replace(room, lines=(*room.lines, said(number, hidden, dice)))


def onlookers(dice: random.Random) -> frozenset[Watcher]:
    """Two who look on and are counted only, and one who does so by name."""
    strangers = [f"{dice.randrange(16**8):064x}" for _ in range(2)]
    return frozenset(Watcher(player, sits=False) for player in (*strangers, NAMED))


def pushes(record: Record, match: Match) -> list[tuple[str, str, bytes]]:
    """On which occasions people are told something who have no page open, whom, and what."""
    slow = replace(record, terms=replace(record.terms, clock="days 3"))
    waiting = replace(record, seats=tuple(replace(seat, words=None) for seat in record.seats))
    told = [*push.begun(record), *push.invited(waiting), *push.turned(slow, match)]
    told += [push.nudged(record, seat.number, "A") for seat in record.people]
    told += [
        push.asked(str(seat.player), what, record.id, record.game, "A")
        for seat in record.people
        for what in ("asked", "cup")
    ]
    return [(one.what, one.player, one.text(BROWSER)) for one in told]
