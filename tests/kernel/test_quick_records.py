"""Records whose fields are read in C are read and written as NumPy's own: interpreted rules see no difference."""

from __future__ import annotations

import subprocess
import sys

import pytest

TRIED = """
import sys
import numpy as np

FIELDS = [("few", "i1"), ("many", "u2", (3,)), ("part", "f8"), ("bits", "u8")]
OTHERS = [("few", "i4", (2, 2)), ("more", "i2")]

def what(does, there):
    try:
        found = does()
    except Exception as problem:
        return (type(problem).__name__, str(problem)) if there else "refused"
    return type(found).__name__, getattr(found, "dtype", None), repr(found), np.asarray(found).base is None

def tried():
    for fields in (FIELDS, OTHERS):
        record = np.zeros(2, np.dtype((np.record, fields)))[1]
        for value in (5, 300, -1, 2**64 - 1, np.int64(300), np.uint8(200), 3.5, [1, 2, 3], "x"):
            for name in ("few", "many", "part", "bits", "none", "more"):
                there = name in record.dtype.names
                yield name, value, what(lambda: setattr(record, name, value), there), record.tobytes()
                yield name, what(lambda: getattr(record, name), there)
            yield what(lambda: record.dtype, True), what(lambda: record.size, True)
            if "many" in record.dtype.names:
                record.many[1] = 7  # what is read is the record's own
                yield record.tobytes(), repr(record), record.item()

np.seterr(over="raise")
if sys.argv[1:]:
    from biberbau.kernel.quick_records import read_in_c
    read_in_c()
for line in tried():
    print(*line)
"""
"""All that is read and written, and what is refused, line by line."""


@pytest.mark.process
def test_what_is_read_in_c_is_what_numpy_reads() -> None:
    own, in_c = (
        subprocess.run(
            [sys.executable, "-c", TRIED, *how],
            capture_output=True,
            text=True,
            check=True,
        ).stdout.splitlines()
        for how in ([], ["in C"])
    )
    assert len(own) > 150 and in_c == own
