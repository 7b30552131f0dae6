"""``--workers`` and ``--ray``: where blocks are done."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import OptionError
from .extras import needs

if TYPE_CHECKING:
    from ..lab.blocks import Doing

Workers = Annotated[int, typer.Option(min=1, help="In how many processes to play.")]

Ray = Annotated[
    str | None,
    typer.Option(
        metavar="ADDRESS",
        help="Play on a Ray cluster: host:port, auto, or local for Ray on this machine (extra ray).",
    ),
]


def where(workers: int, ray: str | None) -> tuple[Doing, int]:
    """The ``Doing``, and how many blocks it does at once."""
    from ..lab.blocks import processes

    if ray is None:
        return processes(workers), workers
    if workers != 1:
        raise OptionError(
            "--workers is for this machine, and with --ray the cluster says how many: leave one out"
        )
    with needs("ray"):
        from ..lab.ray_blocks import OnRay
    cluster = OnRay(ray)
    return cluster, cluster.at_once
