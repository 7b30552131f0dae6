"""Interpreted rules read the fields of NumPy's records in C, where NumPy looks for each in Python.

That search is most of what interpreted rules take, and each of its lines is traced where coverage is counted. What is
read and written is the same: ``tests/kernel/test_quick_records.py``.
"""

from __future__ import annotations

from operator import itemgetter
from typing import Any

import numpy as np


def _has(record: np.record, name: str) -> bool:
    """Whether a record has such a field."""
    return name in (record.dtype.fields or ())


def _found_first(record: np.record, name: str) -> Any:
    """A field that is read for the first time; then NumPy finds it by itself, in each record that has such a field.

    To a record that lacks a field of others this is a ValueError from then on, where it was an AttributeError.
    """
    if not _has(record, name):
        raise AttributeError(f"'record' object has no attribute '{name}'")
    setattr(np.record, name, property(itemgetter(name)))
    return record[name]


def _written(record: np.record, name: str, value: Any) -> None:
    """A field gets a value; a record has no other attributes."""
    if not _has(record, name):
        raise AttributeError(f"'record' object has no attribute '{name}'")
    record[name] = value


def read_in_c() -> None:
    """From now on all records of this process are read and written so."""
    kind: Any = np.record
    kind.__getattribute__ = np.void.__getattribute__
    kind.__getitem__ = np.void.__getitem__
    kind.__getattr__ = _found_first
    kind.__setattr__ = _written
