"""The nets that ``docs/strength/learned.md`` shows; ``python -m tests.lab.model_card`` writes its tables anew."""

from __future__ import annotations

import re
from pathlib import Path

from biberbau.games import game_ids, kind
from biberbau.search.net_file import FOLDER, LAYERS, TrainedNet, load

PAGE = Path(__file__).parent.parent.parent / "docs" / "strength" / "learned.md"
PLACE = re.compile(r"(<!-- nets -->\n)(.*?)(<!-- end of nets -->)", re.DOTALL)
_SAYS = {True: "that say what lies open", False: "that say what lies open and what is in the hands"}
LOOKS = 5
"""How many points of each curve are shown."""


def nets() -> list[Path]:
    """The files of all nets."""
    return sorted(file for name in game_ids() for file in (kind(name).folder / FOLDER).glob("*.npz"))


def some(rows: list[dict[str, float]]) -> list[dict[str, float]]:
    """The first look, the last one and some between."""
    return [rows[round(at * (len(rows) - 1) / (LOOKS - 1))] for at in range(LOOKS)]


def card(path: Path, trained: TrainedNet) -> str:
    """A net's tables."""
    weights = sum(trained.layers[name].size for name in LAYERS)
    inputs = kind(trained.game).net_inputs
    of_what = "of the observation" if inputs is None else _SAYS[inputs.SECRET]
    lines = [
        f"### {kind(trained.game).title}, {trained.players} players",
        "",
        f"{len(trained.columns)} of {trained.recipe['encoded']} numbers {of_what}, "
        f"{trained.recipe['hidden1']} and {trained.recipe['hidden2']} units, {trained.players} values: "
        f"{weights:,} weights, {path.stat().st_size / 1000:.0f} kB. Seed {trained.recipe['seed']}.",
        "",
        "| round | games | positions | held out | foreseen | loss after steps (training, held out) |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for row in trained.data:
        rows = [dict(look) for look in trained.curve if look["round"] == row["round"]]
        curve = "; ".join(
            f"{look['step']}: {look['training']:.3f}, {look['held_out']:.4f}" for look in some(rows)
        )
        lines.append(
            f"| {row['round']} | {row['games']:,} | {row['positions']:,} | {row['held_out']:,} "
            f"| {row['explained']:.1%} | {curve} |"
        )
    return "\n".join(lines) + "\n"


def renewed(text: str) -> str:
    """The page with the tables as the files have them."""
    tables = "\n".join(card(path, load(path)) for path in nets())
    return PLACE.sub(lambda place: f"{place[1]}{tables}{place[3]}", text)


if __name__ == "__main__":
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
