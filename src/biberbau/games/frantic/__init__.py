"""Frantic."""
