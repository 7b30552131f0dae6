"""The card of a data set: a README about its contents, in the format of the 🤗 Hub."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ... import __version__
from ...kernel import observation_spec as parts
from ...kernel.game import Document
from ...match import Game
from .columns import column_of
from .works import Recorded, usual_size

SIZES = (
    (1_000, "n<1K"),
    (10_000, "1K<n<10K"),
    (100_000, "10K<n<100K"),
    (1_000_000, "100K<n<1M"),
    (10_000_000, "1M<n<10M"),
    (100_000_000, "10M<n<100M"),
    (1_000_000_000, "100M<n<1B"),
)
"""The Hub's size categories, each with its upper limit."""

FORCED = """
Forced decisions are there, too (`choices` 1). What a seat has seen happen and the view no longer shows follows from the
replay: `match.view(seat)` has it."""

ENDS = """\
| decisions | int32 | how many |
| scores | list of int32 | by seat, at the end |
| winners | list of int8 | the seats that won; several share |
| fingerprint | string | SHA-256 of the bytes of the last true state |"""


def command(work: Recorded, games: int) -> str:
    """The command that makes the same data set, in a folder ``data``."""
    told = [f"biberbau record {work.game.id} --games {games} --bots {','.join(_short(work.bots))}"]
    told += [f"--option {name}={_typed(value)}" for name, value in _chosen(work.game).items()]
    told += [f"--levels {','.join(work.levels)}"] if work.levels else []
    told += [f"--seed {work.seed}"] if work.seed else []
    if work.size != usual_size(work.bots, work.levels):
        told.append(f"--games-a-file {work.size}")
    return " ".join([*told, "-o data"])


def _title(work: Recorded) -> str:
    return f"{work.game.kind.title}, played by {', '.join(_short(work.bots))}"


def _short(bots: Sequence[str]) -> Sequence[str]:
    return bots[:1] if len(set(bots)) == 1 else bots


def _typed(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _chosen(game: Game) -> Document:
    """The options that differ from the defaults."""
    usual = Game.of(game.id).options
    return {name: value for name, value in game.options.items() if value != usual[name]}


def people_card(game: Game, games: int, decisions: int) -> str:
    """The card of games that people have played on a server; of one kind, with any options."""
    return "\n".join([*_people_head(game, decisions), *_people_body(game, games, decisions)]) + "\n"


def _people_title(game: Game) -> str:
    return f"{game.kind.title}, played by people"


def card(work: Recorded, blocks: Sequence[Document]) -> str:
    """The card of these finished blocks."""
    games = sum(block["games"] for block in blocks)
    decisions = sum(block["decisions"] for block in blocks)
    return "\n".join([*_head(work, decisions), *_body(work, games, decisions)]) + "\n"


def _head(work: Recorded, decisions: int) -> Iterator[str]:
    yield "---"
    yield "license: mit"
    yield from _hub_head(_title(work), decisions)


def _people_head(game: Game, decisions: int) -> Iterator[str]:
    yield "---"
    yield from _hub_head(_people_title(game), decisions)


def _hub_head(title: str, decisions: int) -> Iterator[str]:
    yield f'pretty_name: "{title}"'
    yield "task_categories:\n- reinforcement-learning"
    yield "tags:\n- biberbau\n- card-games\n- imperfect-information\n- offline-reinforcement-learning"
    yield f"size_categories:\n- {next((name for most, name in SIZES if decisions < most), 'n>1B')}"
    yield "configs:"
    yield "- config_name: decisions\n  default: true\n  data_files: decisions/*.parquet"
    yield "- config_name: games\n  data_files: games/*.parquet"
    yield "- config_name: actions\n  data_files: actions/*.parquet"
    yield "---"


def _body(work: Recorded, games: int, decisions: int) -> Iterator[str]:
    game, plan = work.game, work.plan()
    yield f"""
# {_title(work)}

{games:,} games with {decisions:,} decisions, {game.players} players, played by programs; no person took part.
Made by biberbau {plan["biberbau"]} with version {game.kind.version} of the game `{game.id}`:

```console
$ {command(work, games)}
$ biberbau verify-record data
```

The first command makes the same games again, in any number of processes; the second plays every game again and compares
every row. Files are the same to the last byte where pyarrow has the same version.

Options: {", ".join(f"{name}={_typed(value)}" for name, value in game.options.items())}.

## decisions: a row for each

| column | type | what it is |
| --- | --- | --- |"""
    yield from _decisions_of(game, work.levels)
    yield FORCED
    yield """
## games: a row for each

| column | type | what it is |
| --- | --- | --- |
| game | int64 | its number, from 0 |
| name, version, biberbau | string, int16, string | which game, and with which version of rules and program it was made |
| options | string | JSON |
| bots | list of string | who played, by seat |
| seed | string | of the match, in hex |
| actions | list of int16 | all actions in order: with options and seed a whole replay |"""
    yield ENDS
    yield from _formats(game)
    yield """
## Licence

The MIT licence, as biberbau itself. The games are those of their authors and publishers, with whom biberbau is not
connected; no art or text of theirs is in here.
"""


def _people_body(game: Game, games: int, decisions: int) -> Iterator[str]:
    yield f"""
# {_people_title(game)}

{games:,} games with {decisions:,} decisions, played by people on a server of biberbau, some with programs at the table.
Everybody who sat in a game had said that their finished games may be used for research, without their name, and that
stood when it was written down; so had the owners of programs that people have written. Games with somebody who has
deleted themself since are not in here, nor are games that were not finished, or whose cards others still played.

What is given of each game: its options, all moves, and who sat on a seat: `person`, `program` for one that somebody has
written, or the level of one of the server's bots. What is not: names, chat, addresses, times, who met whom again, on
which server, at which table. Numbers of games were drawn by lot and say nothing. A person who has played a game, or has
its replay, can still find it again by its moves: do not use that to name anybody.

Written by biberbau {__version__} with version {game.kind.version} of the game `{game.id}`:

```console
$ biberbau admin export-games -o data
$ biberbau verify-record data/{game.id}
```

The second command plays every game again and compares every row.

## decisions: a row for each

| column | type | what it is |
| --- | --- | --- |"""
    yield from _decisions_of(game, ())
    yield FORCED
    yield """
Where a person was away a bot may have decided for them; the data cannot tell. What was taken back is not in here: only
actions from which nobody has learned anything can be.

## games: a row for each

| column | type | what it is |
| --- | --- | --- |
| game | int64 | its number, from 0 |
| name, version, biberbau | string, int16, string | which game, and with which version of rules and program it was made |
| options | string | JSON |
| players | list of string | who sat there, by seat |
| key | string | of all draws, in hex: `biberbau.Match(game, key=bytes.fromhex(key))` deals the same cards |
| actions | list of int16 | all actions in order: with options and key the whole game |"""
    yield ENDS
    yield from _formats(game)


def _formats(game: Game) -> Iterator[str]:
    """The meaning of actions, observations and views in the files."""
    yield """
## actions: what the numbers mean

| column | type | what it is |
| --- | --- | --- |
| action | int16 | its number |
| notation | string | as it is written and typed |
| word, argument | string | the kind of action, and what it names |

## The observation

| from | part | shape | what it says |
| --- | --- | --- | --- |"""
    for plane, place in zip(game.kind.planes, parts.layout(game.kind.planes).values(), strict=True):
        yield f"| {place.start} | {plane.name} | {'×'.join(map(str, plane.shape)) or '1'} | {plane.meaning} |"
    yield """
## The view

The record in which the rules keep a game, with everything erased that the seat does not know. In NumPy it is
`numpy.frombuffer(view, biberbau.game(name).kind.dtype)`.

| byte | field | type | shape |
| --- | --- | --- | --- |"""
    yield from _fields(game)


def _decisions_of(game: Game, levels: Sequence[str]) -> Iterator[str]:
    yield from (f"| {name} | {kind} | {says} |" for name, kind, says in _decision_columns(game, levels))


def _decision_columns(game: Game, levels: Sequence[str]) -> Iterator[tuple[str, str, str]]:
    kind = game.kind
    actions = len(kind.actions)
    yield "game", "int64", "the number of its game"
    yield "ply", "int32", "how many decisions were taken before it"
    yield "seat", "int8", "who decides"
    yield "view", "binary", f"what that seat may know, {kind.dtype.itemsize} bytes (below)"
    yield "observation", f"float32[{kind.encoded}]", "the same as numbers for networks (below)"
    yield "mask", f"bool[{actions}]", "which actions are legal"
    yield "choices", "int16", "how many are"
    yield "action", "int16", "which was taken"
    yield "outcome", "float32", "the seat's share of the win at the end of the game: 0 to 1"
    for level in levels:
        scale = (
            "in points of the game's own estimate"
            if level.startswith("greedy")
            else "expected share of the win"
        )
        yield column_of(level, "action"), "int16", f"what `{level}` would take"
        yield (
            column_of(level, "values"),
            f"float32[{actions}]",
            f"what each action is worth to `{level}`, {scale}; NaN where it did not look",
        )


def _fields(game: Game) -> Iterator[str]:
    fields = game.kind.dtype.fields
    assert fields is not None
    for name, (field, offset, *_) in fields.items():
        base, shape = field.subdtype or (field, ())
        yield f"| {offset} | {name} | {base} | {'×'.join(map(str, shape)) or '1'} |"
