"""Exact inference about hidden cards from an observer's events: for the checks, in plain Python."""
