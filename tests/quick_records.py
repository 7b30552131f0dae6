"""Interpreted rules read the fields of NumPy's records in C, where NumPy looks for each in Python.

That search is most of what interpreted rules take, and each of its lines is traced where coverage is counted. What is
read and written is the same: ``tests/kernel/test_quick_records.py``.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import numpy as np


def has(record: np.record, name: str) -> bool:
    return name in (record.dtype.fields or ())


def found_first(record: np.record, name: str) -> Any:
    """A field that is read for the first time; then NumPy finds it by itself, in each record that has such a field.

    To a record that lacks a field of others this is a ValueError from then on, where it was an AttributeError.
    """
    if not has(record, name):
        raise AttributeError(f"'record' object has no attribute '{name}'")
    setattr(np.record, name, property(itemgetter(name)))
    return record[name]


def written(record: np.record, name: str, value: Any) -> None:
    if not has(record, name):
        raise AttributeError(f"'record' object has no attribute '{name}'")
    record[name] = value


def read_in_c(kind: Any) -> None:
    """Records of this kind (``np.record``) are read and written so from now on."""
    kind.__getattribute__ = np.void.__getattribute__
    kind.__getitem__ = np.void.__getitem__
    kind.__getattr__ = found_first
    kind.__setattr__ = written
