"""Data sets of games: what is in them, that they can be played again, what is refused, and how they go on."""

from __future__ import annotations

import hashlib
import json
import resource
import shlex
import signal
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import yaml

from biberbau.errors import BiberbauError
from biberbau.games import kind
from cli.running import Ran, pipe, refused, run

pa = pytest.importorskip("pyarrow", reason="pyarrow is not installed: the extra record")
import pyarrow.parquet as pq  # noqa: E402 - after the test whether it is there

from biberbau.lab.record.folder import BLOCK_FILE  # noqa: E402
from biberbau.lab.record.levels import opinions  # noqa: E402
from biberbau.lab.record.people import PeopleFolder  # noqa: E402
from biberbau.lab.record.works import Recorded  # noqa: E402
from biberbau.match import Game, Match  # noqa: E402

pytestmark = pytest.mark.compiled

SMALL = ("record", "beasty_bar", "--players", 2, "--bots", "greedy:1,random", "--games-a-file", 4)


def everything(folder: Path) -> dict[str, bytes]:
    """All files of a folder."""
    return {str(f.relative_to(folder)): f.read_bytes() for f in folder.rglob("*") if f.is_file()}


def made(folder: Path, *more: object, games: int = 12) -> Path:
    ran = run(*SMALL, "--games", games, "-o", folder, *more)
    assert ran.code == 0, ran.error
    return folder


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Twelve games in three files."""
    return made(tmp_path_factory.mktemp("whole") / "data")


def rows(folder: Path, part: str) -> list[dict[str, Any]]:
    """All rows of a part."""
    found: list[dict[str, Any]] = pq.read_table(folder / part).to_pylist()
    return found


def test_rows_hold_every_game_and_every_decision(whole: Path) -> None:
    decisions, games = rows(whole, "decisions"), rows(whole, "games")
    assert [row["game"] for row in games] == list(range(12))
    assert [row["seed"] for row in games] == [f"0/{number}".encode().hex() for number in range(12)]
    assert all(row["bots"] == ["greedy:1", "random"] for row in games)
    assert len(decisions) == sum(row["decisions"] for row in games)
    notation = {row["action"]: row["notation"] for row in rows(whole, "actions")}
    for row in games:
        match = Match(Game.of(row["name"], json.loads(row["options"])), bytes.fromhex(row["seed"]))
        mine = [one for one in decisions if one["game"] == row["game"]]
        assert [one["ply"] for one in mine] == list(range(len(mine)))
        for one in mine:
            assert one["seat"] == match.to_act
            assert one["view"] == match.view(match.to_act).state.tobytes()
            assert match.play(one["action"]).notation == notation[one["action"]]
            assert one["mask"][one["action"]] and sum(one["mask"]) == one["choices"]
        assert (list(match.scores), list(match.winners)) == (row["scores"], row["winners"])
        shares = {one["seat"]: one["outcome"] for one in mine}
        assert sum(shares.values()) == 1.0 and {seat for seat in shares if shares[seat]} == set(
            row["winners"]
        )
        assert [one["action"] for one in mine] == row["actions"]


def test_it_is_verified(whole: Path) -> None:
    ran = run("verify-record", whole, "--json")
    assert (ran.code, ran.document["games"]) == (0, 12), ran.error
    assert ran.document["decisions"] == len(rows(whole, "decisions"))
    assert "12 games with" in run("verify-record", whole).out
    assert "Partien mit" in run("verify-record", whole, "--lang", "de").out


def rewritten(folder: Path, part: str, change: dict[str, Any], row: int, sum_too: bool = True) -> None:
    """Change a row of the second file, and the SHA-256 that stands beside it."""
    name = f"{part}/000001.parquet"
    path, table = folder / name, pq.read_table(folder / name)
    for column, value in change.items():
        values = table[column].to_pylist()
        values[row] = value
        at = table.column_names.index(column)
        table = table.set_column(at, table.schema.field(at), pa.array(values, table.schema.field(at).type))
    pq.write_table(table, path)
    if sum_too:
        there = folder / BLOCK_FILE
        lines = there.read_text("utf-8").splitlines()
        block = json.loads(lines[2])
        block["files"][name]["sha256"] = hashlib.sha256(path.read_bytes()).hexdigest()
        there.write_text("\n".join([*lines[:2], json.dumps(block), *lines[3:], ""]), "utf-8")


@pytest.mark.parametrize(
    ("part", "change", "says"),
    [
        (
            "decisions",
            {"view": b"x"},
            "decisions/000001.parquet, game 4, ply 5: view is b'x', played again b",
        ),
        ("decisions", {"outcome": 0.25}, "game 4, ply 5: outcome is 0.25, played again "),
        ("decisions", {"seat": 7}, "game 4, ply 5: seat is 7, played again "),
        ("games", {"scores": [99, 99]}, "games/000001.parquet, game 6: scores is [99, 99], played again "),
        ("games", {"fingerprint": "0"}, "games/000001.parquet, game 6: fingerprint is '0', played again "),
        ("games", {"seed": "00"}, "games/000001.parquet, game 6: seed is '00', played again "),
        ("games", {"actions": [3]}, "games/000001.parquet, game 6: "),
        ("games", {"game": 9}, "games/000001.parquet, game 6: game 9 is there"),
    ],
)
def test_what_was_changed_is_found(
    part: str, change: dict[str, Any], says: str, whole: Path, tmp_path: Path
) -> None:
    folder = copied(whole, tmp_path)
    rewritten(folder, part, change, 5 if part == "decisions" else 2)
    refused(run("verify-record", folder), says)


def copied(folder: Path, there: Path) -> Path:
    for name, held in everything(folder).items():
        (there / name).parent.mkdir(parents=True, exist_ok=True)
        (there / name).write_bytes(held)
    return there


def test_files_that_are_not_those_that_were_written(whole: Path, tmp_path: Path) -> None:
    folder = copied(whole, tmp_path)
    rewritten(folder, "decisions", {"ply": 3}, 0, sum_too=False)
    refused(run("verify-record", folder), "decisions/000001.parquet is not the file that was written")
    (folder / "decisions" / "000001.parquet").unlink()
    refused(run("verify-record", folder), "000001.parquet is missing")
    made(folder / "again")
    copied(whole, tmp_path)
    (folder / "games" / "000003.parquet").write_bytes(b"")
    refused(run("verify-record", folder), "000003.parquet belongs to no finished block")
    refused(run("verify-record", folder / "games"), "holds no recorded games")
    assert run("verify-record", folder / "again").code == 0


def test_another_version_is_told(whole: Path, tmp_path: Path) -> None:
    folder = copied(whole, tmp_path)
    path = folder / BLOCK_FILE
    text = path.read_text("utf-8")
    path.write_text(text.replace('"version":1,', '"version":0,', 1), "utf-8")
    refused(
        run("verify-record", folder), "it holds version 0 of beasty_bar, and this is version 1: use biberbau"
    )
    refused(run(*SMALL, "--games", 12, "-o", folder), "was begun with version 0, not 1: go on with the same")


def test_finished_files_are_kept_and_the_same_command_goes_on(whole: Path, tmp_path: Path) -> None:
    folder = made(tmp_path / "data", games=5)
    assert "\n8 games with " in (folder / "README.md").read_text("utf-8"), "whole files"
    kept = (folder / "decisions" / "000001.parquet").stat().st_mtime_ns
    (folder / "games" / "000002.parquet").write_bytes(b"of a run that was killed")
    (folder / "decisions" / ".000002.parquet.x").write_bytes(b"half")
    made(folder)
    assert everything(folder) == everything(whole)
    assert (folder / "decisions" / "000001.parquet").stat().st_mtime_ns == kept
    refused(run(*SMALL, "--games", 12, "--seed", 5, "-o", folder), "was begun with seed 0, not 5")


@pytest.mark.process
@pytest.mark.compiled
@pytest.mark.lengthy
@pytest.mark.long
def test_several_workers_write_the_same_bytes(whole: Path, tmp_path: Path) -> None:
    ran = pipe(*SMALL, "--games", 12, "--workers", 2, "-o", tmp_path / "data")
    assert ran.code == 0, ran.error
    assert everything(tmp_path / "data") == everything(whole)
    ran = pipe("verify-record", whole, "--workers", 2, "--json")
    assert (ran.code, ran.document["games"]) == (0, 12), ran.error


@pytest.fixture
def little_room() -> Iterator[Any]:
    """Lets no file become longer than a size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    yield lambda size: resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_finished_files_are_kept(whole: Path, tmp_path: Path, little_room: Any) -> None:
    sizes = [file.stat().st_size for file in sorted((whole / "decisions").iterdir())]
    fits = sizes.index(max(sizes))
    little_room(max(sizes) - 1)
    full: Ran = run(*SMALL, "--games", 12, "-o", tmp_path / "data")
    little_room(1 << 30)
    refused(full, f"cannot write {tmp_path / 'data' / 'decisions' / f'{fits:06d}.parquet'}: ")
    assert "finished blocks are kept" in full.error
    assert len((tmp_path / "data" / BLOCK_FILE).read_bytes().splitlines()) == 1 + fits
    made(tmp_path / "data")
    assert everything(tmp_path / "data") == everything(whole)


@pytest.mark.parametrize(("size", "file"), [(20, BLOCK_FILE), (300, "actions/actions.parquet")])
def test_games_of_people_are_not_gone_on_with(size: int, file: str, tmp_path: Path, little_room: Any) -> None:
    """Somebody may have taken their word back; so a full disk asks for a new folder."""
    folder = tmp_path / "data"
    little_room(size)
    with pytest.raises(BiberbauError) as told:
        PeopleFolder(folder, kind("beasty_bar"))
    little_room(1 << 30)
    assert f"cannot write {folder / file}: " in str(told.value)
    assert str(told.value).endswith("finished blocks are kept, and the next export needs a new folder")


def test_ctrl_c_ends_with_whole_files(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plain = Recorded.block

    def interrupted(work: Recorded, number: int) -> dict[str, Any]:
        if number == 1:
            signal.raise_signal(signal.SIGINT)
        return plain(work, number)

    with monkeypatch.context() as there:
        there.setattr(Recorded, "block", interrupted)
        ran = run(*SMALL, "--games", 12, "-o", tmp_path / "data")
    assert ran.code == 130
    assert "Stopped after 8 of 12 games." in ran.error
    assert f"Run the same command again to go on from {tmp_path / 'data'}." in ran.error
    assert run("verify-record", tmp_path / "data", "--json").document["games"] == 8
    made(tmp_path / "data")
    assert everything(tmp_path / "data") == everything(whole)


def test_levels_are_asked(tmp_path: Path) -> None:
    told = ("--bots", "random", "--levels", "greedy:1,search:20", "--games-a-file", 2)
    folder = made(tmp_path / "data", *told, games=2)
    games, decisions = rows(folder, "games"), rows(folder, "decisions")
    game = Game.of("beasty_bar", json.loads(games[0]["options"]))
    for level, name in (("greedy:1", "greedy_1"), ("search:20", "search_20")):
        again = opinions(game, bytes.fromhex(games[1]["seed"]), games[1]["actions"], level)
        mine = [row for row in decisions if row["game"] == 1]
        assert [row[f"{name}_action"] for row in mine] == again.actions.tolist()
        for row in mine:
            values = np.array(row[f"{name}_values"])
            looked = np.isfinite(values)
            assert not looked[~np.array(row["mask"])].any() and row["mask"][row[f"{name}_action"]]
            assert looked.any() == (row["choices"] > 1)
            if level.startswith("greedy") and row["choices"] > 1:
                assert values[row[f"{name}_action"]] == np.nanmax(values)
            elif row["choices"] > 1:
                assert 0 <= np.nanmin(values) <= np.nanmax(values) <= 1
    assert run("verify-record", folder).code == 0


def test_bots_that_think_are_written_down_too(tmp_path: Path) -> None:
    folder = made(tmp_path / "data", "--bots", "search:10,greedy:1", "--games-a-file", 1, games=1)
    assert run("verify-record", folder).code == 0
    assert rows(folder, "games")[0]["bots"] == ["search:10", "greedy:1"]


def test_the_card_describes_every_part(whole: Path, tmp_path: Path) -> None:
    text = (whole / "README.md").read_text("utf-8")
    head = yaml.safe_load(text.split("---\n")[1])
    assert head["license"] == "mit" and head["size_categories"] == ["n<1K"]
    for config in head["configs"]:
        part, pattern = config["data_files"].split("/")
        assert part == config["config_name"] and list((whole / part).glob(pattern))
        described = text.split(f"\n## {part}:")[1].split("\n## ")[0]
        for column in pq.read_schema(next((whole / part).glob(pattern))).names:
            assert column in described, f"{part}: {column}"
    (command,) = [line[2:] for line in text.splitlines() if line.startswith("$ biberbau record ")]
    words = shlex.split(command)
    assert run(*words[1:-1], tmp_path / "again").code == 0
    assert everything(tmp_path / "again") == everything(whole), command
    game = Game.of("beasty_bar")
    assert all(f"| {name} |" in text for name in game.kind.dtype.names or ())
    assert all(f"| {plane.name} |" in text for plane in game.kind.planes)


@pytest.mark.parametrize(
    ("more", "says"),
    [
        (("--bots", "clever"), "there is no bot 'clever'; bots are: random, "),
        (("--bots", "search:80ms"), "search:80ms thinks by the clock"),
        (("--bots", "greedy,greedy,greedy"), "3 bots for 2 players"),
        (("--levels", "clever"), "there is no level 'clever'; levels that can be asked are: greedy, "),
        (("--levels", "cheater"), "there is no level 'cheater'"),
        (("--levels", "search"), "search thinks by the clock, so it could not be asked again"),
        (("--levels", "relaxed"), "relaxed decides by lot, so it has no opinion"),
        (("--levels", "random"), "random decides by lot, so it has no opinion"),
        (("--option", "colour=red"), "there is no option 'colour'"),
        (("--players", 9), "option players is a whole number from 2 to 4, not 9"),
        (("--lang", "xx"), "there is no language 'xx'"),
    ],
)
def test_bad_input_gets_a_clear_line(more: tuple[object, ...], says: str, tmp_path: Path) -> None:
    refused(run(*SMALL, "--games", 4, "-o", tmp_path / "data", *more), says)
    assert not (tmp_path / "data").exists()


def test_folders_that_are_something_else(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("mine")
    refused(run(*SMALL, "--games", 4, "-o", tmp_path), "has other things in it: name a new folder")
    refused(run(*SMALL, "--games", 4, "-o", tmp_path / "notes.txt"), "notes.txt is a file: name a folder")
    assert (tmp_path / "notes.txt").read_text() == "mine"
    refused(run("verify-record", tmp_path / "nowhere"), "nowhere holds no recorded games")


def test_without_pyarrow_the_extra_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in [name for name in sys.modules if name.startswith("biberbau.lab.record.")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    for asked in ((*SMALL, "-o", tmp_path / "data"), ("verify-record", tmp_path)):
        refused(run(*asked), 'this needs packages that are not installed: pip install "biberbau[record]"')


@pytest.mark.parametrize("library", ["pandas", "polars", "duckdb", "datasets"])
def test_other_libraries_read_it(
    library: str, whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_HUB_OFFLINE", "1")
    there = pytest.importorskip(library, reason=f"{library} is not installed: make data")
    wanted = rows(whole, "decisions")
    files = str(whole / "decisions" / "*.parquet")
    if library == "pandas":
        found = there.read_parquet(whole / "decisions").to_dict("records")
    elif library == "polars":
        found = there.read_parquet(files).to_dicts()
    elif library == "duckdb":
        found = there.sql(f"from '{files}' order by game, ply").to_arrow_table().to_pylist()
    else:
        loaded = there.load_dataset(str(whole), "decisions", split="train", cache_dir=str(tmp_path))
        found = [loaded[number] for number in range(len(loaded))]
    assert len(found) == len(wanted)
    for one, right in zip(found, wanted, strict=True):
        for name in ("game", "ply", "seat", "view", "action", "choices", "outcome"):
            assert one[name] == right[name]
        assert list(one["mask"]) == right["mask"] and list(one["observation"]) == right["observation"]
