"""``biberbau serve``, and ``biberbau`` alone: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from contextlib import suppress
from typing import Annotated

import typer

from .. import __version__
from ..errors import BiberbauError

FIRST_PORT, PORTS = 8000, 20
SECONDS_TO_LEAVE = 3


class PortError(BiberbauError, OSError):
    """A port on which the server cannot listen."""


def register(app: typer.Typer) -> None:
    """Add ``serve``, which is also what happens without a command."""
    app.command("serve")(serve)

    @app.callback(invoke_without_command=True)
    def main(
        context: typer.Context,
        version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False,
    ) -> None:
        """Hidden-information card games: a table in the browser, the terminal, bots, checks, benchmarks."""
        if version:
            print(f"biberbau {__version__}")
            raise typer.Exit
        if context.invoked_subcommand is None:
            serve()


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 lets your network in.")
    ] = "127.0.0.1",
    port: Annotated[int | None, typer.Option(help="Port; without it, 8000 or the next free one.")] = None,
    database: Annotated[str, typer.Option(help="SQLAlchemy URL; without it, your own SQLite file.")] = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name under which this server answers besides its own; may be repeated."),
    ] = None,
) -> None:
    """Play in the browser."""
    listening = listen(host, port)  # before anything slow, so that a port in use is reported at once
    import uvicorn

    from ..web.app import create_app
    from ..web.hosts import address_in_network, is_name
    from ..web.server import Server
    from ..web.settings import Settings, allowed_hosts

    names = [*(allow_host or ()), *([host] if is_name(host) else ())]
    app = create_app(Settings(database=database, hosts=allowed_hosts(names)))
    parts: Server = app.state.server
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    number = listening.getsockname()[1]
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}/"
    outside = address_in_network() if shown != host else None

    class Graceful(uvicorn.Server):
        """Ends the open streams first: they would never end by themselves."""

        def handle_exit(self, sig: int, frame: object) -> None:
            parts.hub.close()
            super().handle_exit(sig, None)

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.started:
                print(f"biberbau: {address} (stop with Ctrl+C)", flush=True)
                if outside is not None:
                    print(f"biberbau: http://{outside}:{number}/ for others in your network", flush=True)
                if browser and has_display():
                    threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    config = uvicorn.Config(
        app, log_level="warning", timeout_graceful_shutdown=SECONDS_TO_LEAVE, server_header=False
    )
    with suppress(KeyboardInterrupt):  # Ctrl+C is how people leave
        Graceful(config).run(sockets=[listening])


def listen(host: str, port: int | None) -> socket.socket:
    """A socket on that port, or, without one, on 8000 or the next free one; PortError when there is none."""
    wanted = range(FIRST_PORT, FIRST_PORT + PORTS) if port is None else (port,)
    for number in wanted:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        tried = socket.socket(family, socket.SOCK_STREAM)
        tried.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            tried.bind((host, number))
            tried.listen(128)
        except (OSError, OverflowError) as error:
            tried.close()
            reason = error.strerror if isinstance(error, OSError) else str(error)
            if port is not None:
                raise PortError(
                    f"cannot listen on {host} port {port}: {reason}; try another --port"
                ) from error
        else:
            return tried
    raise PortError(
        f"no free port on {host} from {FIRST_PORT} to {FIRST_PORT + PORTS - 1}; name one with --port"
    )


def has_display() -> bool:
    """Whether this machine can show a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
