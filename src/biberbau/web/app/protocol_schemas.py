"""The input and output of programs as msgspec Structs: they check, encode and document it, and tests check answers
against them. The docstring of a Struct and ``says`` are its text in the document.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ...bots import ALL_LEVELS
from ...games.common.catalogues.catalogue import LANGUAGES
from ...match.dealing import WORDS_LENGTH
from ...match.position import GOES_BY
from ..domain.setup_forms import CLOCKS, FILLS
from ..domain.table_document import TablePart
from ..domain.terms import ABSENT

Schema = dict[str, Any]


def says(about: str, *among: str, **more: Any) -> Meta:
    """A field's description; ``among``: its choices where it is output."""
    return Meta(description=about, extra_json_schema={"enum": list(among)} if among else None, **more)


if TYPE_CHECKING:  # to a type checker a choice is any text or number
    Level = str
    Occupant = str
    Absent = str
    Pace = str
    Fill = int
    Lang = str
else:

    def _one_of(*values):
        kind = "integer" if isinstance(values[0], int) else "string"
        return Annotated[Literal[values], Meta(extra_json_schema={"type": kind, "order": list(values)})]

    Level, Occupant, Absent = _one_of(*ALL_LEVELS), _one_of("open", *ALL_LEVELS), _one_of(*ABSENT)
    Pace, Fill, Lang = _one_of(*CLOCKS), _one_of(*FILLS), _one_of(*LANGUAGES)

Short = Annotated[str, Meta(max_length=64)]
Stamp = Annotated[
    str,
    says(
        "The position: how many actions have been played, and how many undos there were.",
        pattern=r"^[0-9]{1,7}\.[0-9]{1,7}$",
        max_length=16,
        examples=["0.0"],
    ),
]
TableId = Annotated[str, says("The table's id.", pattern="^[a-z0-9]{1,32}$")]
GameId = Annotated[str, says("The game's id.")]
SeatNumber = Annotated[int, says("A seat, from 0.", ge=0, le=15)]
Options = Annotated[
    dict[Short, bool | int | Short],
    says("The game's options by name; what is missing is as usual.", examples=[{"players": 2}]),
]
Commitment = Annotated[
    str, says("SHA-256 of the secret seed from which a table is dealt, known before the deal.")
]
Words = Annotated[
    str,
    says(
        "What you add to the deal: nobody, the server included, can then have chosen the cards.",
        max_length=WORDS_LENGTH,
    ),
]

# ------------------------------------------------------------------------------------------------- what is told


class Told(Struct, kw_only=True, forbid_unknown_fields=True):
    """What programs are told. Its kinds are the document's components, in this order."""


class Action(Told):
    """Something that can be played."""

    id: Annotated[int, says("Its number; the same in every game of that kind for ever.", ge=0)]
    notation: Annotated[str, says("How it is written.", examples=["play 3"])]


class Clock(Told):
    """The time that a seat has."""

    left: Annotated[float, says("Seconds that were left when the running decision began.")]
    until: Annotated[float | None, says("When they are over, in seconds since 1970, if they tick now.")]


class Seat(Told):
    """Who sits where."""

    seat: SeatNumber
    name: Annotated[str, says("Its name; empty where nobody sits.")]
    kind: Annotated[
        str,
        says(
            "person; program: one like you; bot: one of the server's; open: nobody yet.",
            *("person", "program", "bot", "open"),
        ),
    ]
    level: Annotated[str, says("How well a bot of the server's plays, else empty.", "", *ALL_LEVELS)]
    host: Annotated[bool, says("Whether the table is theirs.")]
    here: Annotated[bool, says("Whether they are there now: a page or a stream of theirs is open.")]
    ready: Annotated[bool, says("Whether they have sat down: after a rematch each says so once.")]
    stand_in: Annotated[
        str,
        says(
            "Why a bot plays for them: gone (until they are back), out (for good); waits: a relaxed bot plays for a "
            "stronger one that is still being compiled; else empty.",
            *("", "gone", "out", "waits"),
        ),
    ]
    clock: Clock | None


class Terms(Told):
    """On what terms people play there."""

    clock: Annotated[
        str,
        says(
            "live BANK INCREMENT: seconds each and for each decision; days N: for each decision; empty: none.",
            examples=list(CLOCKS),
        ),
    ]
    fill: Annotated[int, says("Seconds after the opening until bots take the empty seats; 0: never.", ge=0)]
    level: Annotated[str, says("Of those bots.", *ALL_LEVELS)]
    absent: Annotated[
        str,
        says("What becomes of a seat whose player is gone: a bot until they return, or for good.", *ABSENT),
    ]
    ranked: Annotated[bool, says("Whether it counts for the ranking; programs cannot sit down there.")]
    programs: Annotated[bool, says("Whether programs may sit down.")]


class Result(Told):
    """What came of a finished game."""

    scores: Annotated[list[int], says("By seat.")]
    winners: Annotated[list[int], says("The seats that have won; several share.")]


class Position(Told, forbid_unknown_fields=False):
    """A position document (biberbau-position/1) as your seat sees it: see the documentation of positions.
    What you cannot know is '?'.
    """

    format: Annotated[str, says("biberbau-position/1")]
    game: GameId
    options: Options
    seen_by: Annotated[int | str | None, says("Your seat.")]
    position: Annotated[dict[str, Any], says("The fields that the game's page of tables lists.")]


class State(Told):
    """A table as your seat may know it."""

    table: TableId
    game: GameId
    options: Options
    terms: Terms
    status: Annotated[
        str,
        says(
            "lobby: it waits for players; playing; over: played to its end; left: everybody has left.",
            *("lobby", "playing", "over", "left"),
        ),
    ]
    stamp: Stamp
    ply: Annotated[int, says("How many actions have been played.", ge=0)]
    seat: SeatNumber
    seats: Annotated[list[Seat], says("Everybody.")]
    deciding: Annotated[list[int], says("The seats that everybody can see are asked to decide now.")]
    your_turn: Annotated[bool, says("Whether it is you who decides now, and you have not yet.")]
    answered: Annotated[
        str, says("Your answer to a question that several are asked at once, held until its time is over.")
    ]
    legal: Annotated[list[Action], says("What you may play now; empty while it is not your turn.")]
    view: Position | None
    result: Result | None
    commitment: Commitment
    next_commitment: Annotated[
        str | None, says("After the game: the same of the rematch, sealed before anybody has words for it.")
    ]
    rematch: Annotated[str | None, says("The table where the same players play on.")]
    observation: (
        Annotated[
            list[float],
            says("With observation=true: the view as numbers, as environments have it (View.encode)."),
        ]
        | UnsetType
    ) = UNSET
    mask: (
        Annotated[list[int], says("With observation=true: by action id, whether it is legal now.")]
        | UnsetType
    ) = UNSET


class Table(Told):
    """A table with a free seat."""

    table: TableId
    game: GameId
    options: Options
    terms: Terms
    seats: Annotated[list[Seat], says("Everybody.")]
    commitment: Commitment


class Seal(Told):
    """The seal under which you can open one table: it stands before you have said any words."""

    seal: Annotated[str, says("What opens the table: send it back as it is.")]
    commitment: Commitment


class Tables(Told):
    """Tables with free seats where programs may sit down."""

    tables: Annotated[list[Table], says("They.")]


class Game(Told):
    """A game."""

    game: Annotated[str, says("Its id.")]
    title: Annotated[str, says("What it is called.")]
    players: Annotated[list[int], says("The fewest and the most.")]
    actions: Annotated[int, says("How many actions there are: the length of mask.", ge=1)]
    observation: Annotated[int, says("How many numbers an observation has.", ge=1)]
    ready: Annotated[bool, says("Whether its rules are compiled, so that it can be played at once.")]
    options: Annotated[list[dict[str, Any]], says("What a table can settle.")]


class Games(Told):
    """The games that this server has."""

    games: Annotated[list[Game], says("They.")]


class Account(Told):
    """Who you are."""

    name: Annotated[str, says("What you are called at tables.")]
    created: Annotated[float, says("Since when, in seconds since 1970.")]
    tables: Annotated[list[TableId], says("The tables that are not over at which you sit.")]


class Done(Told):
    """It is done."""

    table: TableId


class Line(Told):
    """A sentence of what has happened."""

    ply: Annotated[int, says("After how many actions; 0: the deal.", ge=0)]
    text: Annotated[str, says("What happened.")]


class Story(Told):
    """What your seat has been told, in the words of its page."""

    table: TableId
    stamp: Stamp
    lines: Annotated[list[Line], says("In their order.")]


class History(Told):
    """What your seat has seen happen, as data."""

    table: TableId
    stamp: Stamp
    goes_by: Annotated[
        str,
        says(
            "From what bots here deal what you cannot see: history, all that you saw; state, the same, as the view "
            "holds all of it; bounds, the view alone.",
            *GOES_BY,
        ),
    ]
    history: Annotated[
        list[dict[str, Any]],
        says(
            "Events in their order: ply (the deal has 0), event, seat, card ('?': you did not see it), numbers by "
            "their names, and who saw the card (seen) or knew it before (knew); the game's page of tables lists them.",
            examples=[[{"ply": 0, "event": "deals", "seat": 1, "card": "?"}]],
        ),
    ]


class Event(Told):
    """One line of your stream."""

    event: Annotated[
        str,
        says(
            "invited: a rematch waits until you sit down there; began; turn: you decide, with the state; ended; "
            "gone: you sit there no more; leaving: the server stops, ask again in a moment.",
            *("invited", "began", "turn", "ended", "gone", "leaving"),
        ),
    ]
    table: TableId | UnsetType = UNSET
    game: GameId | UnsetType = UNSET
    state: State | UnsetType = UNSET


class Problem(Told, forbid_unknown_fields=False):
    """Why a request is not granted (RFC 9457)."""

    type: Annotated[str, says("Where reasons are listed.")]
    title: Annotated[str, says("The status in words.")]
    status: Annotated[int, says("The status.", ge=400, le=599)]
    key: Annotated[str, says("The reason, always the same word for the same reason.")]
    detail: Annotated[str, says("The reason, and what would be right.")]
    field: Annotated[str, says("What is wrong.")] | UnsetType = UNSET
    stamp: Annotated[str, says("The position that the table is at now.")] | UnsetType = UNSET
    deciding: Annotated[list[int], says("The seats that decide now.")] | UnsetType = UNSET
    legal: Annotated[list[Action], says("What you may play now.")] | UnsetType = UNSET


# -------------------------------------------------------------------------------------------------- what is sent


class Sent(Struct, kw_only=True, forbid_unknown_fields=True):
    """What programs send, as a body or behind a question mark."""


class Nothing(Sent):
    """Nothing."""


class Open(Sent):
    """A table of your own. Programs may sit down there, and it never counts for the ranking."""

    game: Annotated[str, says("The game's id.", max_length=64)]
    options: Options = {}
    seats: Annotated[
        list[Annotated[Occupant, says("Who sits there.")]],
        says(
            "Seats 1, 2, …: open, or a bot of the server's by its level. What is missing is open.",
            max_length=15,
        ),
    ] = []
    listed: Annotated[
        bool, says("Whether anybody finds it on the first page; it begins when it is full.")
    ] = False
    clock: Annotated[Pace, says("The time that people have, as Terms has it.")] | UnsetType = UNSET
    fill: (
        Annotated[Fill, says("Seconds until bots take the seats that are still empty; 0: never.")] | UnsetType
    ) = UNSET
    level: Annotated[Level, says("Of those bots.")] | UnsetType = UNSET
    absent: Annotated[Absent, says("What becomes of a seat whose player is gone.")] | UnsetType = UNSET
    seal: Annotated[
        str,
        says(
            "A seal from /api/bot/seal. Without one, the table is sealed when it is opened.", max_length=200
        ),
    ] = ""
    words: Annotated[
        str, says("What you add to the deal, once you have seen the seal.", max_length=WORDS_LENGTH)
    ] = ""


class Rematch(Sent):
    """What you add to the deal."""

    words: Words = ""
    seal: Annotated[str, says("With words: the next_commitment that you were shown.", max_length=200)] = ""


class Join(Sent):
    """Where you sit."""

    seat: SeatNumber | UnsetType = UNSET
    words: Words = ""


class Start(Sent):
    """How it begins."""

    fill: (
        Annotated[Level, says("The level of the bots that take the seats that are still open.")] | UnsetType
    ) = UNSET


class Act(Sent):
    """What you play."""

    action: Annotated[
        Annotated[str, Meta(max_length=400)] | int,
        says(
            "A notation or an id; several notations that make one decision are joined by ';'.",
            examples=["play 3", 3],
        ),
    ]
    stamp: Stamp


class OfGame(Sent):
    """Which tables."""

    game: Annotated[str, says("Only tables of that game.", max_length=64)] | UnsetType = UNSET


class Observed(Sent):
    """How much of a state."""

    observation: Annotated[bool, says("Whether the state has observation and mask, too.")] = False


class Since(Sent):
    """Which sentences."""

    lang: Annotated[Lang, says("In which language; a game that lacks it answers in English.")] = LANGUAGES[0]
    since: Annotated[int, says("Only what happened after that number of actions.", ge=0, le=9_999_999)] = -1


class Spoken(Sent):
    """In which words."""

    lang: Annotated[Lang, says("In which language; a game that lacks it answers in English.")] = LANGUAGES[0]


class SinceWhen(Sent):
    """Which events."""

    since: Annotated[int, says("Only what happened after that number of actions.", ge=0, le=9_999_999)] = -1


class Path(Sent):
    """The parts of a path."""

    table_id: TableId
    code: Annotated[str, says("Six digits, as the people at a table say them.", max_length=20)]


# --------------------------------------------------------------------------------------------- what is published


def _plain(schema: Schema) -> Schema:
    """msgspec's schema in fewer words: kinds that need no schemas of their own are a list, choices keep their order."""
    found = {name: one for name, one in schema.items() if name not in ("title", "default", "order", "anyOf")}
    if "description" in schema:
        found["description"] = " ".join(schema["description"].split())
    if "order" in schema:
        found["enum"] = schema["order"]
    if "properties" in schema:
        found["properties"] = {name: _plain(one) for name, one in schema["properties"].items()}
    found |= {name: _plain(schema[name]) for name in ("items", "additionalProperties") if schema.get(name)}
    kinds = schema.get("anyOf", [])
    if any("$ref" in one for one in kinds):
        return found | {"anyOf": kinds}
    for one in kinds:
        found |= one | {"type": [*found.get("type", ()), one["type"]]}
    return found


_KINDS = (*Told.__subclasses__(), *TablePart.__subclasses__(), *Sent.__subclasses__())
_FOUND = msgspec.json.schema_components(_KINDS, ref_template="#/components/schemas/{name}")[1]

SCHEMAS = {kind: _plain(_FOUND[kind.__name__]) for kind in _KINDS}
"""What is published of each Struct."""

COMPONENTS = {kind.__name__: SCHEMAS[kind] for kind in (*Told.__subclasses__(), *TablePart.__subclasses__())}
