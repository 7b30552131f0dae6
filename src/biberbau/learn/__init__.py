"""Lessons: a position of a real table, a task, and its explanation. Each is a file of data beside its game.

``lessons`` reads them, ``conditions`` checks when one is done, ``course`` goes through one. Pages show them like any
table.
"""
