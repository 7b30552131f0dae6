"""What a decision comes to, and why: each action played on from what its seat knows, and the facts counted on the way."""

from .advice import ActionAdvice, Advice, Reason, advise

__all__ = ["ActionAdvice", "Advice", "Reason", "advise"]
