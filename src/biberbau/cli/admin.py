"""``biberbau admin``: what the operator's page does, in a terminal, on the same database.

A running server follows at once on PostgreSQL, within seconds on SQLite.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated, Any

import typer

from ..errors import BiberbauError
from .extras import needs
from .output import print_json

if TYPE_CHECKING:
    from ..web.storage.load import Process
    from ..web.storage.store import Store

SILENT = "No server has said anything in the last minute."

admin = typer.Typer(
    name="admin",
    help="For the operator of a server: what it carries, who may not come in, what is said to all.",
    no_args_is_help=True,
    rich_markup_mode=None,
)

Database = Annotated[
    str, typer.Option(envvar="BIBERBAU_DATABASE", help="SQLAlchemy URL; without it, your own SQLite file.")
]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object.")]


class AdminError(BiberbauError, ValueError):
    """Something that cannot be done, with what would be right."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.add_typer(admin)


@admin.callback()
def _begun() -> None:
    with needs("web"):
        from ..web.storage import load, store  # noqa: F401


@contextmanager
def opened(database: str) -> Iterator[Store]:
    """The database of a server; a missing file is not created."""
    from ..web.app.settings import Settings
    from ..web.storage.store import Store, sqlite_file

    url = Settings(database=database).database_url
    file = sqlite_file(url)
    if file is not None and not file.exists():
        raise AdminError(f"there is no database {file}: name it with --database, or start a server first")
    store = Store(url)
    try:
        yield store
    finally:
        store.close()


def _table(rows: Sequence[Mapping[str, object]], empty: str = "") -> None:
    """Columns as wide as their contents, headed by the rows' names."""
    if not rows:
        print(empty)
        return
    lines = [list(rows[0]), *(list(map(str, row.values())) for row in rows)]
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    for line in lines:
        print("  ".join(text.ljust(width) for text, width in zip(line, widths, strict=True)).rstrip())


def _when(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(at))


# ------------------------------------------------------------------------------------------------------ reading


@admin.command()
def tables(
    last: Annotated[int, typer.Option(min=0, max=1000, help="How many of the newest to list, too.")] = 0,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """How many tables there are, by game and status; with --last the newest of them."""
    from ..web.storage import load

    with opened(database) as store:
        counted, newest = load.counted(store), load.last_tables(store, last)
    if as_json:
        print_json({"tables": counted, "last": newest})
        return
    rows = [
        {"game": game} | {kind: found.get(kind, 0) for kind in load.STATUSES}
        for game, found in counted.items()
    ]
    _table(rows, "There is no table yet.")
    if newest:
        print()
        _table(
            [
                {
                    "table": one["id"],
                    "game": one["game"],
                    "status": one["status"],
                    "opened": _when(one["created"]),
                }
                for one in newest
            ]
        )


@admin.command()
def people(
    table: Annotated[str, typer.Argument(help="A table's id or address: who sits there.")] = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """How many people are here, by process; of a table: who sits where."""
    from ..web.storage import load

    with opened(database) as store:
        if table:
            _seats(store, table, as_json)
            return
        found = load.processes(store)
    if as_json:
        print_json({"people": {one.name: one.load.people for one in found}})
        return
    rows = [
        {"process": one.name[:6], "people": one.load.people, "streams": one.load.streams} for one in found
    ]
    _table(rows, SILENT)


def _seats(store: Store, table: str, as_json: bool) -> None:
    record = _record(store, table)
    seats = [{"seat": seat.number + 1, "kind": seat.kind, "name": seat.name} for seat in record.seats]
    if as_json:
        print_json({"table": record.id, "game": record.game, "status": record.status, "seats": seats})
        return
    print(f"{record.id}: {record.game}, {record.status}")
    _table(seats)


def _record(store: Store, table: str) -> Any:
    """A table by its id or address."""
    table_id = table.strip().rstrip("/").rpartition("/")[2]
    record = store.read(table_id)
    if record is None:
        raise AdminError(f"there is no table {table_id!r}: its address ends in its id")
    return record


@admin.command()
def load(database: Database = "", as_json: AsJson = False) -> None:
    """What each process carries."""
    from ..web.storage import load as carried

    with opened(database) as store:
        found = carried.processes(store)
    if as_json:
        print_json({"processes": [asdict(one) for one in found]})
        return
    _table([_carries(one) for one in found], SILENT)
    for proxies in sorted({one.load.undeclared for one in found} - {""}):
        print(
            f"undeclared proxies, whose visitors all count as one: BIBERBAU_PROXY={proxies} makes them believed"
        )


def _carries(process: Process) -> dict[str, object]:
    now = process.load
    return {
        "process": process.name[:6] + (" (restarts soon)" if now.draining else ""),
        "version": now.version,
        "since": _when(now.since),
        "people": now.people,
        "streams": now.streams,
        "awake": now.awake,
        "kept": process.keeps,
        "moves/min": now.actions,
        "bots": now.bots,
        "db ms": now.database,
    }


@admin.command()
def reports(
    last: Annotated[int, typer.Option(min=1, max=1000, help="How many.")] = 20,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """What people have reported, the newest first."""
    from ..web.storage import load

    with opened(database) as store:
        found = load.reports(store, last)
    if as_json:
        print_json({"reports": [asdict(one) for one in found]})
        return
    rows = [
        {"report": one.id, "when": _when(one.at), "table": one.table_id, "who": one.name, "said": one.text}
        for one in found
    ]
    _table(rows, "Nobody has reported anything.")


@admin.command()
def bans(database: Database = "", as_json: AsJson = False) -> None:
    """Who is banned."""
    from ..web.play import server_policy

    with opened(database) as store:
        found = server_policy.decided(store).bans.values()
    if as_json:
        print_json({"bans": [_shown(one) for one in found]})
        return
    rows = [{"ban": one.id, "who": one.who, "until": _when(one.until), "why": one.why} for one in found]
    _table(rows, "Nobody is banned.")


def _shown(ban: Any) -> dict[str, object]:
    """A ban without the player's hash."""
    return {"ban": ban.id, "who": ban.who, "until": ban.until, "why": ban.why, "at": ban.at}


# --------------------------------------------------------------------------------------------------- changing


@admin.command()
def ban(
    table: Annotated[str, typer.Option(help="The id or address of a table where they sit.")] = "",
    seat: Annotated[int, typer.Option(min=0, max=99, help="Their seat there, from 1.")] = 0,
    network: Annotated[str, typer.Option(help="Or an address: all who come from it; of IPv6 its /64.")] = "",
    report: Annotated[int, typer.Option(min=0, help="Or a report: who said that.")] = 0,
    days: Annotated[float, typer.Option(help="For how many days.")] = 7.0,
    why: Annotated[str, typer.Option(help="For you to remember.")] = "",
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Keep somebody out, by a seat where they sit, by their network or by what was reported."""
    from ..web.play import server_policy
    from ..web.storage import load as carried

    if sum(map(bool, (table, network, report))) != 1 or bool(table) != bool(seat):
        raise AdminError("say whom: --table ID --seat 2, or --network 203.0.113.7, or --report 5")
    with opened(database) as store:
        if network:
            what, who = server_policy.network_at(network)
        elif report:
            found = carried.said_by(store, report)
            if found is None:
                raise AdminError(f"there is no report {report}: biberbau admin reports lists them")
            what, who = found
        else:
            what, who = server_policy.player_at(_record(store, table), seat)
        made = server_policy.ban(store, what, days, who, why)
    if as_json:
        print_json(_shown(made))
    else:
        print(f"{made.who} may not come in until {_when(made.until)} (ban {made.id})")


@admin.command()
def unban(
    ban: Annotated[str, typer.Argument(help="As `biberbau admin bans` calls it.")],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Let somebody in again."""
    from ..web.play import server_policy

    with opened(database) as store:
        gone = server_policy.unban(store, ban)
    if as_json:
        print_json(_shown(gone))
    else:
        print(f"{gone.who} may come in again")


@admin.command()
def message(
    en: Annotated[str, typer.Option(help="In English.")] = "",
    de: Annotated[str, typer.Option(help="In German.")] = "",
    fr: Annotated[str, typer.Option(help="In French.")] = "",
    off: Annotated[bool, typer.Option("--off", help="Take it back.")] = False,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Say something to all, on every page, until you take it back; without options: what is said now."""
    from ..web.play import server_policy

    texts = {lang: text for lang, text in {"en": en, "de": de, "fr": fr}.items() if text.strip()}
    if off and texts:
        raise AdminError("--off takes back what is said: give it no text, or leave it out")
    with opened(database) as store:
        if texts or off:
            server_policy.say(store, texts)
        said = dict(server_policy.decided(store).message)
    if as_json:
        print_json({"message": said})
        return
    for lang, text in said.items():
        print(f"{lang}: {text}")
    if not said:
        print("Nothing is said to all.")


@admin.command()
def drain(
    minutes: Annotated[float, typer.Option(help="In how many minutes you restart the server.")] = 15.0,
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Open no new tables before a restart; what has begun goes on, and everybody reads when."""
    from ..web.play import server_policy

    with opened(database) as store:
        server_policy.drain(store, minutes)
        at = server_policy.decided(store).drain
    if as_json:
        print_json({"drain": at})
    else:
        print(f"No new tables. The restart is announced for {_when(at or 0.0)}. It is up to you to do it.")


@admin.command()
def undrain(database: Database = "", as_json: AsJson = False) -> None:
    """Open tables again."""
    from ..web.play import server_policy

    with opened(database) as store:
        server_policy.drain(store, None)
    if as_json:
        print_json({"drain": None})
    else:
        print("Tables can be opened again.")


# --------------------------------------------------------------------------------------- programs


@admin.command()
def bot(
    name: Annotated[str, typer.Argument(help="What the program is called at tables.")],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Make a token for a program of yours, which plays over HTTP (see /api on the server). It is shown this once."""
    from ..web.play import programs

    with opened(database) as store:
        token, made = programs.make(store, None, name)
    if as_json:
        print_json({"token": token, "id": made.id, "name": made.name})
    else:
        print(token)


@admin.command()
def bots(database: Database = "", as_json: AsJson = False) -> None:
    """All programs, no matter who made them."""
    from ..web.play import programs

    with opened(database) as store:
        found = programs.own(store, None)
    rows = [
        {
            "id": one.id,
            "name": one.name,
            "made by": "a visitor" if one.owner else "you",
            "since": _when(one.created),
            "ended": "" if one.revoked is None else _when(one.revoked),
        }
        for one in found
    ]
    if as_json:
        print_json({"programs": rows})
    else:
        _table(rows, "There is no program yet.")


@admin.command()
def unbot(
    program: Annotated[str, typer.Argument(help="Its id, as `biberbau admin bots` lists it.")],
    database: Database = "",
    as_json: AsJson = False,
) -> None:
    """Let a program's token open nothing any more, no matter who made it; a server that runs notices within seconds."""
    from ..web.play import programs

    with opened(database) as store:
        gone = programs.revoke(store, None, program)
    if as_json:
        print_json({"id": gone.id, "name": gone.name})
    else:
        print(f"{gone.name} plays no more")
