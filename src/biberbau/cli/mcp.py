"""``biberbau mcp``: a server by which an assistant plays, over standard input and output or HTTP."""

from __future__ import annotations

from typing import Annotated

import typer

from ..errors import OptionError
from ..games.wording import checked


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
) -> None:
    """Let an assistant play: a server of the Model Context Protocol (needs the extra: pip install "biberbau[mcp]").

    An MCP client starts this command and talks with it over its standard input and output.
    """
    checked(lang)
    if http is not None and not 1 <= http <= 65535:
        raise OptionError(f"--http: a port from 1 to 65535 expected, not {http}")
    from ..language.mcp_server import server

    made = server(lang)
    if http is None:
        made.run("stdio")
    else:
        made.run("streamable-http", host="127.0.0.1", port=http)
