"""What programs send and are told, as JSON Schema: checked, published, and what tests hold answers against."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...bots import LEVELS
from ...games.common.catalogues.catalogue import LANGUAGES
from ...match.dealing import WORDS_LENGTH
from ..domain.setup_forms import CLOCKS, FILLS
from ..domain.terms import ABSENT

Schema = dict[str, Any]


def text(about: str, **more: Any) -> Schema:
    """A text."""
    return {"type": "string", "description": about, **more}


def whole(about: str, low: int | None = None, high: int | None = None) -> Schema:
    """A whole number."""
    bounds = {"minimum": low, "maximum": high}
    return {"type": "integer", "description": about} | {
        name: bound for name, bound in bounds.items() if bound is not None
    }


def flag(about: str) -> Schema:
    """Yes or no."""
    return {"type": "boolean", "description": about}


def one_of(about: str, *values: object) -> Schema:
    """One of a few values, all of one type."""
    kind = "integer" if all(isinstance(value, int) for value in values) else "string"
    return {"type": kind, "enum": list(values), "description": about}


def many(about: str, items: Schema, **more: Any) -> Schema:
    """A list."""
    return {"type": "array", "items": items, "description": about, **more}


def ref(name: str) -> Schema:
    """A schema that has a name of its own."""
    return {"$ref": f"#/components/schemas/{name}"}


def thing(about: str, needed: Mapping[str, Schema], **others: Schema) -> Schema:
    """An object with these fields and no others; ``others`` may be missing."""
    return {
        "type": "object",
        "description": about,
        "properties": {**needed, **others},
        "required": list(needed),
        "additionalProperties": False,
    }


def or_null(schema: Schema) -> Schema:
    """The same, or nothing."""
    if "$ref" in schema:
        return {"anyOf": [schema, {"type": "null"}]}
    return {**schema, "type": [schema["type"], "null"]}


ID = "^[a-z0-9]{1,32}$"
STAMP = text(
    "The position: how many actions have been played, and how many undos there were.",
    pattern=r"^[0-9]{1,7}\.[0-9]{1,7}$",
    maxLength=16,
    examples=["0.0"],
)
STATUS = one_of(
    "lobby: it waits for players; warming: the game's rules are still being compiled; playing; over: played to its end; "
    "left: everybody has left.",
    *("lobby", "warming", "playing", "over", "left"),
)
TABLE = text("The table's id.", pattern=ID)
SEAT = whole("A seat, from 0.", 0, 15)
OPTIONS = {
    "type": "object",
    "description": "The game's options by name; what is missing is as usual.",
    "additionalProperties": {"type": ["boolean", "integer", "string"], "maxLength": 64},
    "examples": [{"players": 2}],
}

COMMITMENT = text("SHA-256 of the secret seed from which a table is dealt, known before the deal.")

COMPONENTS: dict[str, Schema] = {
    "Action": thing(
        "Something that can be played.",
        {
            "id": whole("Its number; the same in every game of that kind for ever.", 0),
            "notation": text("How it is written.", examples=["play 3"]),
        },
    ),
    "Clock": thing(
        "The time that a seat has.",
        {
            "left": {
                "type": "number",
                "description": "Seconds that were left when the running decision began.",
            },
            "until": {
                "type": ["number", "null"],
                "description": "When they are over, in seconds since 1970, if they tick now.",
            },
        },
    ),
    "Seat": thing(
        "Who sits where.",
        {
            "seat": SEAT,
            "name": text("Its name; empty where nobody sits."),
            "kind": one_of(
                "person; program: one like you; bot: one of the server's; open: nobody yet.",
                *("person", "program", "bot", "open"),
            ),
            "level": text("How well a bot of the server's plays, else empty.", enum=["", *LEVELS]),
            "host": flag("Whether the table is theirs."),
            "here": flag("Whether they are there now: a page or a stream of theirs is open."),
            "ready": flag("Whether they have sat down: after a rematch each says so once."),
            "stand_in": text(
                "Why a bot plays for them: gone (until they are back), out (for good); else empty.",
                enum=["", "gone", "out"],
            ),
            "clock": or_null(ref("Clock")),
        },
    ),
    "Terms": thing(
        "On what terms people play there.",
        {
            "clock": text(
                "live BANK INCREMENT: seconds each and for each decision; days N: for each decision; empty: none.",
                examples=list(CLOCKS),
            ),
            "fill": whole("Seconds after the opening until bots take the empty seats; 0: never.", 0),
            "level": one_of("Of those bots.", *LEVELS),
            "absent": one_of(
                "What becomes of a seat whose player is gone: a bot until they return, or for good.", *ABSENT
            ),
            "ranked": flag("Whether it counts for the ranking; programs cannot sit down there."),
            "programs": flag("Whether programs may sit down."),
        },
    ),
    "Result": thing(
        "What came of a finished game.",
        {
            "scores": many("By seat.", {"type": "integer"}),
            "winners": many("The seats that have won; several share.", {"type": "integer"}),
        },
    ),
    "Position": {
        "type": "object",
        "description": "A position document (biberbau-position/1) as your seat sees it: see the documentation of "
        "positions. What you cannot know is '?'.",
        "properties": {
            "format": text("biberbau-position/1"),
            "game": text("The game's id."),
            "options": OPTIONS,
            "seen_by": {"type": ["integer", "string", "null"], "description": "Your seat."},
            "position": {"type": "object", "description": "The fields that the game's page of tables lists."},
        },
        "required": ["format", "game", "options", "seen_by", "position"],
    },
    "State": thing(
        "A table as your seat may know it.",
        {
            "table": TABLE,
            "game": text("The game's id."),
            "options": OPTIONS,
            "terms": ref("Terms"),
            "status": STATUS,
            "stamp": STAMP,
            "ply": whole("How many actions have been played.", 0),
            "seat": SEAT,
            "seats": many("Everybody.", ref("Seat")),
            "deciding": many(
                "The seats that everybody can see are asked to decide now.", {"type": "integer"}
            ),
            "your_turn": flag("Whether it is you who decides now, and you have not yet."),
            "answered": text(
                "Your answer to a question that several are asked at once, held until its time is over."
            ),
            "legal": many("What you may play now; empty while it is not your turn.", ref("Action")),
            "view": or_null(ref("Position")),
            "result": or_null(ref("Result")),
            "commitment": COMMITMENT,
            "next_commitment": {
                "type": ["string", "null"],
                "description": "After the game: the same of the rematch, sealed before anybody has words for it.",
            },
            "rematch": {
                "type": ["string", "null"],
                "description": "The table where the same players play on.",
            },
        },
        observation=many(
            "With observation=true: the view as numbers, as environments have it (View.encode).",
            {"type": "number"},
        ),
        mask=many("With observation=true: by action id, whether it is legal now.", {"type": "integer"}),
    ),
    "Table": thing(
        "A table with a free seat.",
        {
            "table": TABLE,
            "game": text("The game's id."),
            "options": OPTIONS,
            "terms": ref("Terms"),
            "seats": many("Everybody.", ref("Seat")),
            "commitment": COMMITMENT,
        },
    ),
    "Seal": thing(
        "The seal under which you can open one table: it stands before you have said any words.",
        {"seal": text("What opens the table: send it back as it is."), "commitment": COMMITMENT},
    ),
    "Tables": thing(
        "Tables with free seats where programs may sit down.", {"tables": many("They.", ref("Table"))}
    ),
    "Game": thing(
        "A game.",
        {
            "game": text("Its id."),
            "title": text("What it is called."),
            "players": many("The fewest and the most.", {"type": "integer"}),
            "actions": whole("How many actions there are: the length of mask.", 1),
            "observation": whole("How many numbers an observation has.", 1),
            "ready": flag("Whether its rules are compiled, so that it can be played at once."),
            "options": many("What a table can settle.", {"type": "object"}),
        },
    ),
    "Games": thing("The games that this server has.", {"games": many("They.", ref("Game"))}),
    "Account": thing(
        "Who you are.",
        {
            "name": text("What you are called at tables."),
            "created": {"type": "number", "description": "Since when, in seconds since 1970."},
            "tables": many("The tables that are not over at which you sit.", TABLE),
        },
    ),
    "Done": thing("It is done.", {"table": TABLE}),
    "Line": thing(
        "A sentence of what has happened.",
        {"ply": whole("After how many actions; 0: the deal.", 0), "text": text("What happened.")},
    ),
    "Story": thing(
        "What your seat has been told, in the words of its page.",
        {"table": TABLE, "stamp": STAMP, "lines": many("In their order.", ref("Line"))},
    ),
    "Event": thing(
        "One line of your stream.",
        {
            "event": one_of(
                "invited: a rematch waits until you sit down there; began; turn: you decide, with the state; ended; "
                "gone: you sit there no more; leaving: the server stops, ask again in a moment.",
                *("invited", "began", "turn", "ended", "gone", "leaving"),
            )
        },
        table=TABLE,
        game=text("The game's id."),
        state=ref("State"),
    ),
    "Problem": {
        "type": "object",
        "description": "Why a request is not granted (RFC 9457).",
        "properties": {
            "type": text("Where reasons are listed."),
            "title": text("The status in words."),
            "status": whole("The status.", 400, 599),
            "key": text("The reason, always the same word for the same reason."),
            "detail": text("The reason, and what would be right."),
            "field": text("What is wrong."),
            "stamp": text("The position that the table is at now."),
            "deciding": many("The seats that decide now.", {"type": "integer"}),
            "legal": many("What you may play now.", ref("Action")),
        },
        "required": ["type", "title", "status", "key", "detail"],
    },
}

WORDS = text(
    "What you add to the deal: nobody, the server included, can then have chosen the cards.",
    maxLength=WORDS_LENGTH,
)

OPEN = thing(
    "A table of your own. Programs may sit down there, and it never counts for the ranking.",
    {"game": text("The game's id.", maxLength=64)},
    options=OPTIONS,
    seats=many(
        "Seats 1, 2, …: open, or a bot of the server's by its level. What is missing is open.",
        one_of("Who sits there.", "open", *LEVELS),
        maxItems=15,
    ),
    listed=flag("Whether anybody finds it on the first page; it begins when it is full."),
    clock=one_of("The time that people have, as Terms has it.", *CLOCKS),
    fill=one_of("Seconds until bots take the seats that are still empty; 0: never.", *FILLS),
    level=one_of("Of those bots.", *LEVELS),
    absent=one_of("What becomes of a seat whose player is gone.", *ABSENT),
    seal=text(
        "A seal from /api/bot/seal. Without one, the table is sealed when it is opened.", maxLength=200
    ),
    words=text("What you add to the deal, once you have seen the seal.", maxLength=WORDS_LENGTH),
)
REMATCH = thing(
    "What you add to the deal.",
    {},
    words=WORDS,
    seal=text("With words: the next_commitment that you were shown.", maxLength=200),
)
JOIN = thing("Where you sit.", {}, seat=SEAT, words=WORDS)
START = thing(
    "How it begins.",
    {},
    fill=one_of("The level of the bots that take the seats that are still open.", *LEVELS),
)
ACT = thing(
    "What you play.",
    {
        "action": {
            "type": ["string", "integer"],
            "maxLength": 400,
            "description": "A notation or an id; several notations that make one decision are joined by ';'.",
            "examples": ["play 3", 3],
        },
        "stamp": STAMP,
    },
)
PARTS = {"table_id": TABLE, "code": text("Six digits, as the people at a table say them.", maxLength=20)}
OBSERVED = flag("Whether the state has observation and mask, too.")
TOLD = {
    "lang": one_of("In which language; a game that lacks it answers in English.", *LANGUAGES),
    "since": whole("Only what happened after so many actions.", 0, 9_999_999),
}
