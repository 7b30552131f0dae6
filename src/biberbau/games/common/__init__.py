"""Shared by all games: words, documents, stories and tables."""
