"""The workshop: whole batches of games in compiled loops, for measuring and for questions of balance."""

from .batch import Played, RandomPlay
from .speed import GameSpeed, first_compile_seconds, measure

__all__ = ["GameSpeed", "Played", "RandomPlay", "first_compile_seconds", "measure"]
