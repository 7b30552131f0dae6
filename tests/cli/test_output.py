"""What commands write: terminals without UTF-8, full disks, files that somebody already has."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from biberbau.cli.output import write_whole

from .running import run

FULL = Path("/dev/full")
ASKED = (
    ("play", "beasty_bar", "--bots", "greedy", "--seed", "1"),
    ("position", "{position}", "--legal"),
)


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A replay and a position to be shown."""
    folder = tmp_path_factory.mktemp("output")
    replay, position = folder / "replay.json", folder / "position.json"
    run("play", "beasty_bar", "--bots", "greedy", "--seed", "1", text=f"1\nsave {replay}\n")
    document = run("replay", replay, "--json").document
    assert document
    shown = json.loads(replay.read_text("utf-8"))
    from biberbau import Match

    position.write_text(json.dumps(Match.load(shown).position().document()), "utf-8")
    return {"replay": str(replay), "position": str(position)}


def command(
    arguments: tuple[str, ...], files: dict[str, str], **more: object
) -> subprocess.CompletedProcess[bytes]:
    """Run it as a process with real pipes."""
    line = [sys.executable, "-m", "biberbau", *(one.format(**files) for one in arguments)]
    return subprocess.run(line, input=b"1\n", stderr=subprocess.PIPE, check=False, timeout=900, **more)  # type: ignore[call-overload, no-any-return]


@pytest.mark.process
@pytest.mark.parametrize("encoding", ["ascii", pytest.param("latin-1", marks=pytest.mark.long)])
def test_a_terminal_that_lacks_letters_shows_question_marks(encoding: str, files: dict[str, str]) -> None:
    for arguments in ASKED:
        done = command(
            arguments, files, stdout=subprocess.PIPE, env={**os.environ, "PYTHONIOENCODING": encoding}
        )
        said = done.stderr.decode(encoding)
        assert "Traceback" not in said, (arguments, said)
        assert "; what it cannot show is printed as ?" in said
        assert done.returncode == 0, (arguments, said)
        assert done.stdout.decode(encoding)


@pytest.mark.process
def test_json_loses_no_letter_in_any_encoding(files: dict[str, str]) -> None:
    told = [
        json.loads(
            command(
                ("games", "--json", "--lang", "de"),
                files,
                stdout=subprocess.PIPE,
                env={**os.environ, "PYTHONIOENCODING": encoding},
            ).stdout.decode(encoding)
        )
        for encoding in ("utf-8", "latin-1")
    ]
    assert "ß" in str(told[0])
    assert all(one == told[0] for one in told)


@pytest.mark.process
@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_a_full_disk_is_one_clear_line(files: dict[str, str]) -> None:
    for arguments in ASKED:
        with FULL.open("wb") as out:
            done = command(arguments, files, stdout=out)
        assert done.stderr.decode().strip().endswith("cannot write: No space left on device"), arguments
        assert "Traceback" not in done.stderr.decode()
        assert done.returncode == 1


@pytest.mark.process
def test_a_reader_that_has_read_enough_is_no_error(files: dict[str, str]) -> None:
    line = [sys.executable, "-m", "biberbau", "games"]
    with subprocess.Popen(line, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, said = process.communicate(timeout=900)
    assert said == b""


def test_a_file_is_written_whole_or_stays_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "game.json"
    file.write_text("before", "utf-8")
    file.chmod(0o640)

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as disk:
        disk.setattr(os, "fsync", full)
        with pytest.raises(OSError, match="No space left"):
            write_whole(file, "after")
    assert file.read_text("utf-8") == "before"
    assert list(tmp_path.iterdir()) == [file]
    write_whole(file, "after")
    assert file.read_text("utf-8") == "after"
    assert stat.S_IMODE(file.stat().st_mode) == 0o640


def test_a_link_stays_a_link_and_a_device_a_device(tmp_path: Path) -> None:
    file, link = tmp_path / "game.json", tmp_path / "link.json"
    file.write_text("before", "utf-8")
    link.symlink_to(file)
    write_whole(link, "after")
    assert link.is_symlink()
    assert file.read_text("utf-8") == "after"
    write_whole(os.devnull, "nothing")
    assert not Path(os.devnull).is_file()
