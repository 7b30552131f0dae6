"""The command ``biberbau``. Each command lies in a module of its own and is imported only when it is called."""

from __future__ import annotations

from .app import main

__all__ = ["main"]
