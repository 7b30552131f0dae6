"""The command ``biberbau``. Each command has a module of its own, imported only when it is called."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
