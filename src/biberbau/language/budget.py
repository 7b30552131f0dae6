"""The budget of an evaluation for all its sessions together, and its use."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from ..errors import BiberbauError, OptionError
from .endpoint import EndpointError


class BudgetError(BiberbauError, RuntimeError):
    """A limit is reached; ``what``: its name in ``Limits``."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the budget is used up: {what}")
        self.what = what


@dataclass(frozen=True)
class SpendingLimits:
    """The limits; None: none. ``seconds`` count for this run alone, the others over all runs of a journal.

    ``price_in``, ``price_out``: of a million tokens of questions and of answers.
    """

    requests: int | None = None
    tokens: int | None = None
    cost: float | None = None
    seconds: float | None = None
    price_in: float | None = None
    price_out: float | None = None

    def __post_init__(self) -> None:
        if self.cost is not None and (self.price_in is None or self.price_out is None):
            raise OptionError("a limit on money needs both prices")

    @property
    def priced(self) -> bool:
        """Whether prices are known."""
        return self.price_in is not None and self.price_out is not None

    def price(self, prompt: int, completion: int) -> float:
        """The price of these tokens; 0 without prices."""
        return (prompt * (self.price_in or 0.0) + completion * (self.price_out or 0.0)) / 1e6


@dataclass
class Spent:
    """The use so far."""

    limits: SpendingLimits
    requests: int = 0
    prompt_tokens: int = 0
    completion_tokens: int = 0
    begun: float = field(default_factory=time.monotonic)
    _lock: Lock = field(default_factory=Lock)

    @property
    def tokens(self) -> int:
        """Questions and answers together."""
        return self.prompt_tokens + self.completion_tokens

    @property
    def cost(self) -> float:
        """The cost, in the currency of the prices."""
        return self.limits.price(self.prompt_tokens, self.completion_tokens)

    def remember(self, answered: Iterable[Mapping[str, Any]]) -> None:
        """Add the use of earlier runs."""
        for entry in answered:
            self._add(entry["prompt_tokens"], entry["completion_tokens"])
            self.requests += 1

    def begin(self) -> None:
        """Count a request before it is sent; BudgetError when a limit is reached.

        Its cost is known only afterwards, so limits on tokens and money can be exceeded by the pending requests; the
        one on requests cannot.
        """
        limits = self.limits
        with self._lock:
            for what, used, most in (
                ("requests", self.requests, limits.requests),
                ("tokens", self.tokens, limits.tokens),
                ("cost", self.cost, limits.cost),
                ("seconds", time.monotonic() - self.begun, limits.seconds),
            ):
                if most is not None and used >= most:
                    raise BudgetError(what)
            self.requests += 1

    def came_to_nothing(self) -> None:
        """Note that a request got no answer."""
        with self._lock:
            self.requests -= 1

    def end(self, prompt: int | None, completion: int | None) -> None:
        """Count an answered request; EndpointError where tokens are limited and the endpoint does not count them."""
        with self._lock:
            self._add(prompt, completion)
        if (prompt is None or completion is None) and (self.limits.tokens or self.limits.cost):
            raise EndpointError(
                "the endpoint does not say how many tokens an answer took: limit requests or time instead"
            )

    def _add(self, prompt: int | None, completion: int | None) -> None:
        self.prompt_tokens += prompt or 0
        self.completion_tokens += completion or 0
