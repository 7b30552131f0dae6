"""Reasons, reviews and puzzles: what a game teaches afterwards."""
