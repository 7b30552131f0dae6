"""Of which files compiled code is made: a change elsewhere compiles nothing again."""

from __future__ import annotations

from pathlib import Path

import pytest

import biberbau
from biberbau.games import game_ids, kind
from biberbau.kernel.sources import reached, scope_of

PACKAGE = Path(biberbau.__file__).parent


def names(file: str) -> set[str]:
    return {one.relative_to(PACKAGE).as_posix() for one in reached(PACKAGE / file)}


@pytest.mark.parametrize("game", game_ids())
def test_rules_reach_their_folder_and_the_kernel_alone(game: str) -> None:
    rules = kind(game).rules
    assert rules.__file__ is not None
    found = names(Path(rules.__file__).relative_to(PACKAGE).as_posix())
    assert {name.rpartition("/")[0] for name in found} == {"kernel", f"games/{game}/rules"}
    assert {"kernel/compiled.py", "kernel/rng.py", "kernel/stack.py", "kernel/events.py"} <= found
    assert not {"kernel/game.py", "kernel/contract.py"} & found


@pytest.mark.parametrize("game", game_ids())
def test_invariants_reach_the_rules_and_their_complaints(game: str) -> None:
    check = f"games/{game}/check"
    found = names(f"{check}/invariants.py")
    reached = {name for name in found if "/check/" in name}
    assert f"{check}/invariants.py" in reached
    parts = {"invariants", "complaints", "frames", "wrong"}  # nothing of second opinions or recorded games
    assert reached <= {f"{check}/{part}.py" for part in parts}
    assert f"games/{game}/rules/state.py" in found


def test_a_template_reaches_what_it_imports_and_not_its_whole_package() -> None:
    found = names("envs/stepping.py")
    assert {"envs/stepping.py", "envs/arrays.py", "envs/rewards.py", "kernel/fast_rng.py"} <= found
    assert not {name for name in found if name.startswith("games/")}
    assert "envs/batch.py" not in found and "envs/openspiel.py" not in found


@pytest.mark.parametrize(
    ("line", "files"),
    [
        ("from . import deck", {"deck"}),
        ("from . import deck as cards, state  # both", {"deck", "state"}),
        ("from .deck import CARDS", {"deck"}),
        ("from .deck import (\n    CARDS,  # all\n    FACES,\n)", {"deck"}),
        ("from . import (\n    deck,\n    state as st,\n)", {"deck", "state"}),
        ("def late() -> None:\n    from . import state", {"state"}),
        ("import a_game.state", {"state"}),
        ("from a_game import deck", {"deck"}),
        ("from a_game.state import X", {"state"}),
        ("from elsewhere import deck", set()),
        ("import numpy", set()),
    ],
)
def test_every_form_of_an_import_is_followed(line: str, files: set[str], tmp_path: Path) -> None:
    game = tmp_path / "a_game"
    game.mkdir()
    for name in ("__init__", "deck", "state", "words"):
        (game / f"{name}.py").write_text("")
    rules = game / "rules.py"
    rules.write_text(f"{line}\n")
    reached.cache_clear()
    assert {file.stem for file in reached(rules)} - {"rules", "__init__"} == files
    assert scope_of(rules) == game
