"""``biberbau mcp``: a server by which an assistant plays, over standard input and output or HTTP."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import OptionError
from ..games.common.catalogues.wording import checked

if TYPE_CHECKING:
    from ..language.remote import Door


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("mcp")(mcp)


def mcp(
    lang: Annotated[str, typer.Option(help="Language of the tools and tables: en, de or fr (draft).")] = "en",
    http: Annotated[
        int | None,
        typer.Option(
            metavar="PORT", help="Serve streamable HTTP on this port of 127.0.0.1, at /mcp, instead."
        ),
    ] = None,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="A running biberbau, at whose tables the assistant may sit with people."
        ),
    ] = None,
    token_env: Annotated[
        str, typer.Option(help="The environment variable with the token for that, from its page /bots.")
    ] = "BIBERBAU_TOKEN",
) -> None:
    """Let an assistant play: a server of the Model Context Protocol (needs the extra: pip install "biberbau[mcp]").

    An MCP client starts this command and talks with it over its standard input and output.
    """
    checked(lang)
    if http is not None and not 1 <= http <= 65535:
        raise OptionError(f"--http: a port from 1 to 65535 expected, not {http}")
    from ..language.mcp_server import server as made_server

    made = made_server(lang, None if server is None else _door(server, token_env, lang))
    if http is None:
        made.run("stdio")
    else:
        made.run("streamable-http", host="127.0.0.1", port=http)


def _door(url: str, variable: str, lang: str) -> Door:
    """The server with shared tables; the token comes from the environment alone."""
    token = os.environ.get(variable, "").strip()
    if not token:
        raise OptionError(f"--server needs a token: the environment variable {variable} is not set")
    from ..language.remote import Door

    return Door(url, token, lang)
