"""Advice and reviews: the value of each action, from playouts of its seat's view, and the facts that explain it."""

from .advice import ActionAdvice, Advice, Reason, advise

__all__ = ["ActionAdvice", "Advice", "Reason", "advise"]
