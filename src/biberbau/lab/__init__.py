"""The workshop: measuring games, and players against each other."""

from .speed import GameSpeed, first_compile_seconds, measure

__all__ = ["GameSpeed", "first_compile_seconds", "measure"]
