"""Shared by all tables: cards and piles as data, the reader of a view, trails, pictures."""
