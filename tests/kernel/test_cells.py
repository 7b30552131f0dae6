"""Numbers of a record by their bytes: the same as by their names, compiled and interpreted."""

from __future__ import annotations

import numpy as np

from biberbau.kernel.cells import cell

DTYPE = np.dtype((np.record, [("one", "i1"), ("two", "<i2", (2,)), ("grid", "i1", (2, 2)), ("four", "<i4")]))


def test_numbers_are_read_where_they_lie() -> None:
    state = np.zeros(1, dtype=DTYPE)[0]
    state.one, state.four = -2, -100_000
    state.two[:] = 300, -300
    state.grid[1] = 5, -7
    assert [cell(state, 0, 1), cell(state, 1, 2), cell(state, 3, 2)] == [-2, 300, -300]
    assert [cell(state, 7, 1), cell(state, 8, 1), cell(state, 9, 4)] == [5, -7, -100_000]
