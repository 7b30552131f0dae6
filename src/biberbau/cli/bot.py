"""``biberbau bot``: one of our bots as a program at somebody's server."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from ..client import Event


def register(app: typer.Typer) -> None:
    """Add this module's command."""
    app.command()(bot)


def bot(
    url: Annotated[str, typer.Argument(help="The server, e.g. https://table.example.")],
    token: Annotated[
        str, typer.Option(envvar="BIBERBAU_TOKEN", help="The program's token, from the server's page /bots.")
    ],
    player: Annotated[
        str, typer.Option(help="Who plays: a bot (random, greedy, search:400) or a level (keen).")
    ] = "greedy",
    join: Annotated[str, typer.Option(help="Sit down at the table with this id first.")] = "",
    opens: Annotated[str, typer.Option("--open", help="Open a table of this game that anybody finds.")] = "",
    games: Annotated[int, typer.Option(min=0, help="Stop after this many games; 0: never.")] = 0,
) -> None:
    """Let a bot play at a server, over HTTP, wherever the program sits. Needs biberbau[client]."""
    from ..client import Client, run

    with Client(url, token) as client:
        if join:
            client.join(join)
        if opens:
            print(f"{url.rstrip('/')}/t/{client.open(opens, client.seal(), listed=True).table}", flush=True)
    run(player, url, token, games or None, heard=_says)


def _says(event: Event) -> None:
    if event.kind == "ended" and event.state is not None and event.state.scores is not None:
        scores = ", ".join(map(str, event.state.scores))
        print(f"{event.kind} {event.table}: {scores} (seat {event.state.seat})", flush=True)
    elif event.kind != "turn":
        print(f"{event.kind} {event.table}".rstrip(), flush=True)
