"""``biberbau serve``, and ``biberbau`` alone: the table in the browser."""

from __future__ import annotations

import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from .. import __version__
from ..errors import BiberbauError
from .extras import needs

FIRST_PORT, PORTS = 8000, 20


class HomeError(BiberbauError, OSError):
    """A user without a home folder."""


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
    database: Annotated[
        str,
        typer.Option(envvar="BIBERBAU_DATABASE", help="SQLAlchemy URL; without it, your own SQLite file."),
    ] = "",
    browser: Annotated[bool, typer.Option(help="Open the browser.")] = True,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A name under which this server answers besides its own; may be repeated."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            help="A proxy's address, or a network of them, whose X-Forwarded-For counts; may be repeated."
        ),
    ] = None,
    root: Annotated[
        str | None,
        typer.Option("--root-path", help="A path under which everything is served, such as /biber."),
    ] = None,
    ray: Annotated[
        str | None,
        typer.Option(
            metavar="ADDRESS",
            help="Make reports of the laboratory on a Ray cluster: host:port, auto, or local (extra ray).",
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            envvar="BIBERBAU_WORKERS", min=1, max=64, help="Processes; more than one need PostgreSQL."
        ),
    ] = 1,
    log_format: Annotated[
        str, typer.Option(envvar="BIBERBAU_LOG_FORMAT", help="How events are written down: plain or json.")
    ] = "plain",
) -> None:
    """Play in the browser."""
    if not has_home():
        raise HomeError("this user has no home folder, where packages look for fonts: name any in HOME")
    listening = listen(host, port)  # before anything slow, so that a port in use is reported at once
    with needs("web"):
        from ..web.app.settings import (
            Settings,
            SettingsError,
            allowed_hosts,
            cluster,
            root_path,
            trusted_proxies,
        )
        from ..web.domain.hosts import address_in_network, is_name
        from ..web.http.logs import FORMATS

    if log_format not in FORMATS:
        raise SettingsError(f"--log-format must be {' or '.join(FORMATS)}, not {log_format!r}")
    names = [*(allow_host or ()), *([host] if is_name(host) else ())]
    settings = Settings(database=database, hosts=allowed_hosts(names))
    if proxy:
        settings = replace(settings, proxies=trusted_proxies(",".join(proxy)))
    if root is not None:
        settings = replace(settings, root_path=root_path(root))
    if ray is not None:
        settings = replace(settings, ray=cluster(ray))
    shown = "127.0.0.1" if host in ("0.0.0.0", "::", "") else host
    number, path = listening.getsockname()[1], f"{settings.root_path}/"
    address = f"http://{f'[{shown}]' if ':' in shown else shown}:{number}{path}"
    outside = address_in_network() if shown != host else None

    def started() -> None:
        print(f"biberbau: {address} (stop with Ctrl+C)", flush=True)
        if outside is not None:
            print(f"biberbau: http://{outside}:{number}{path} for others in your network", flush=True)
        if browser and has_display():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    if workers == 1:
        with needs("web"):
            from ..web.app.running import run

        run(settings, listening, started, log_format=log_format)
    else:
        with needs("web"):
            from .workers import Workers

        raise typer.Exit(Workers(workers, settings, listening, started, log_format).run())


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


def has_home() -> bool:
    """Whether the user of this process has a home folder; one that a service manager creates may have none."""
    try:
        Path.home()
    except RuntimeError:
        return False
    return True


def has_display() -> bool:
    """Whether this machine can show a browser."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
