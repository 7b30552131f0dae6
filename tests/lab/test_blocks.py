"""Work in blocks: the same results wherever they are done, whatever dies, and from whatever is there already."""

from __future__ import annotations

import json
import resource
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from biberbau.errors import OptionError
from biberbau.lab.block_file import BlockFile, BlockFileError
from biberbau.lab.blocks import BlockError, CtrlC, Processes, here, processes, results

from .works import Counting, Deadly, Interrupted, Refusing

PLAN = Counting().plan()
WANTED = [Counting().block(number) for number in range(12)]


def written(path: Path, count: int, doing: Any = here, work: Any = None) -> bytes:
    work = work or Counting()
    with BlockFile(path, work.plan()) as file:
        assert len(list(results(work, count, file, doing))) == count
    return path.read_bytes()


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The file of twelve blocks."""
    return written(tmp_path_factory.mktemp("whole") / "file", 12)


def test_blocks_come_in_order_and_are_written(tmp_path: Path, whole: bytes) -> None:
    lines = [json.loads(line) for line in whole.splitlines()]
    assert lines[0] == {"format": "biberbau-blocks/1", "plan": PLAN}
    assert lines[1:] == [{"block": number, **block} for number, block in enumerate(WANTED)]


@pytest.mark.process
@pytest.mark.parametrize("count", [2, 3])
def test_other_processes_write_the_same_bytes(tmp_path: Path, whole: bytes, count: int) -> None:
    assert written(tmp_path / "file", 12, processes(count)) == whole


@pytest.mark.process
def test_a_process_that_dies_is_replaced(tmp_path: Path, whole: bytes) -> None:
    work = Deadly(blocks=(0, 3, 4), folder=str(tmp_path))
    assert written(tmp_path / "file", 12, Processes(2), work) == whole
    assert {mark.name for mark in tmp_path.glob("died *")} == {"died 0", "died 3", "died 4"}


@pytest.mark.process
def test_a_block_that_always_ends_its_process_is_given_up(tmp_path: Path) -> None:
    work = Deadly()
    with (
        BlockFile(tmp_path / "file", work.plan()) as file,
        pytest.raises(BlockError, match=r"block 3 has ended 3 processes, the last with status -9; .* fewer"),
    ):
        list(results(work, 12, file, Processes(2)))
        assert list(file.finished()) == WANTED[:3], "what was done before is kept"


@pytest.mark.process
def test_what_a_block_raises_is_raised_here() -> None:
    with pytest.raises(OptionError, match="block 3 is refused"):
        list(results(Refusing(), 12, doing=Processes(2)))
    with pytest.raises(BlockError, match=r"(?s)block 3 failed:.*ZeroDivisionError: a fault"):
        list(results(Refusing(known=False), 12, doing=Processes(2)))


def test_work_that_cannot_travel_is_refused() -> None:
    class Own(Counting):
        pass

    with pytest.raises(OptionError, match=r"cannot be done in other processes: .* importable module"):
        list(results(Own(), 2, doing=Processes(2)))
    with pytest.raises(OptionError, match="at least one process, not by 0"):
        processes(0)


def test_finished_blocks_are_not_done_again(tmp_path: Path, whole: bytes) -> None:
    written(tmp_path / "file", 5)
    with BlockFile(tmp_path / "file", PLAN) as file:
        rest = iter(list(results(Refusing(), 5, file)))
        assert list(rest) == WANTED[:5], "block 3, which would raise, comes from the file"
    assert written(tmp_path / "file", 12) == whole
    with BlockFile(tmp_path / "file", PLAN) as file:
        assert list(results(Counting(), 3, file)) == WANTED[:3], "fewer than there are"
    assert (tmp_path / "file").read_bytes() == whole


def test_a_line_that_was_never_finished_is_cut_off(tmp_path: Path, whole: bytes) -> None:
    cuts = (1, whole.index(b"\n"), whole.index(b"\n") + 1, len(whole) // 2, len(whole) - 1)
    for cut in cuts:
        (tmp_path / "file").write_bytes(whole[:cut])
        assert written(tmp_path / "file", 12) == whole, cut


@contextmanager
def full_after(size: int) -> Iterator[None]:
    """No file may become longer: a write stops in the middle of a line, as on a full disk."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_on_a_full_disk_finished_blocks_are_kept(tmp_path: Path, whole: bytes) -> None:
    size = len(b"".join(whole.splitlines(keepends=True)[:6]))
    with (
        BlockFile(tmp_path / "file", PLAN) as file,
        pytest.raises(
            BlockFileError, match=r"cannot write .*: File too large; its 5 finished blocks are kept"
        ),
        full_after(size + 10),
    ):
        list(results(Counting(), 12, file))
    assert (tmp_path / "file").read_bytes() == whole[:size]
    assert written(tmp_path / "file", 12) == whole


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"notes without a newline", "is no file of blocks"),
        (b"notes\n", "is no file of blocks"),
        (b'{"format":"biberbau-blocks/0","plan":{}}\n', r"is no file of blocks \(biberbau-blocks/1\)"),
    ],
)
def test_a_file_of_something_else_is_left_alone(tmp_path: Path, text: bytes, says: str) -> None:
    (tmp_path / "file").write_bytes(text)
    with pytest.raises(BlockFileError, match=says):
        BlockFile(tmp_path / "file", PLAN)
    assert (tmp_path / "file").read_bytes() == text


def test_a_file_of_another_plan_or_with_a_gap_is_refused(tmp_path: Path, whole: bytes) -> None:
    path = tmp_path / "file"
    path.write_bytes(whole)
    with pytest.raises(
        BlockFileError, match="was begun with seed 0, not 1: go on with the same, or name another"
    ):
        BlockFile(path, Counting(1).plan())
    with pytest.raises(BlockFileError, match='was begun with more null, not "x"'):
        BlockFile(path, {**PLAN, "more": "x"})
    lines = whole.splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:3], *lines[4:]]))
    with pytest.raises(BlockFileError, match="line 4: block 2 expected"):
        BlockFile(path, PLAN)


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    with pytest.raises(BlockFileError, match=r"cannot write .*: No such file or directory"):
        BlockFile(tmp_path / "nowhere" / "file", PLAN)
    with pytest.raises(BlockFileError, match="is no file: name one that blocks can be added to"):
        BlockFile(tmp_path, PLAN)
    with (
        BlockFile(tmp_path / "file", PLAN),
        pytest.raises(BlockFileError, match="another process is writing to it"),
    ):
        BlockFile(tmp_path / "file", PLAN)


def test_ctrl_c_waits_for_what_has_begun_and_twice_does_not(tmp_path: Path, whole: bytes) -> None:
    said, before = list[str](), signal.getsignal(signal.SIGINT)
    with BlockFile(tmp_path / "file", PLAN) as file, CtrlC(lambda: said.append("stopping")) as stop:
        assert list(results(Interrupted(), 12, file, stop=stop)) == WANTED[:4]
        assert (said, stop()) == (["stopping"], True)
        assert list(results(Interrupted(), 12, file, stop=stop)) == WANTED[:4], "nothing more begins"
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(signal.SIGINT)
    assert signal.getsignal(signal.SIGINT) is before
    assert written(tmp_path / "file", 12) == whole


@pytest.mark.process
def test_processes_finish_what_has_begun() -> None:
    asked = iter([False] * 5 + [True] * 100)
    found = list(results(Counting(), 12, doing=Processes(2), stop=lambda: next(asked)))
    assert found == WANTED[:5]


@pytest.mark.process
def test_nobody_waits_for_blocks_that_nobody_wants() -> None:
    """A consumer that has seen enough closes it all: no process is left."""
    from multiprocessing import active_children

    before = set(active_children())
    found = results(Counting(), 1000, doing=Processes(2))
    assert next(found) == WANTED[0]
    assert set(active_children()) > before
    found.close()  # type: ignore[attr-defined]  # it is a generator
    assert set(active_children()) <= before
