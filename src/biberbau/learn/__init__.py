"""Lessons: a position of a real table, one thing to do, and what it means. Each is a file of data beside its game.

``lessons`` reads them, ``conditions`` says when one is done, ``course`` goes through one. Pages show them like any table.
"""
