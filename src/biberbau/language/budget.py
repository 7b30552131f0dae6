"""What an evaluation may cost, all its sessions together, and what it has cost."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from threading import Lock
from typing import Any

from ..errors import BiberbauError, OptionError
from .endpoint import EndpointError


class BudgetError(BiberbauError, RuntimeError):
    """Something is used up; ``what`` says which limit, by its name in ``Limits``."""

    def __init__(self, what: str) -> None:
        super().__init__(f"the budget is used up: {what}")
        self.what = what


@dataclass(frozen=True)
class SpendingLimits:
    """The most of each; None: no limit. ``seconds`` are those of this run, all else counts over all runs of a journal.

    ``price_in``, ``price_out``: what a million tokens of questions and of answers cost.
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
        """What so many tokens cost; 0 without prices."""
        return (prompt * (self.price_in or 0.0) + completion * (self.price_out or 0.0)) / 1e6


@dataclass
class Spent:
    """What has been used up."""

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
        """In whatever the prices are."""
        return self.limits.price(self.prompt_tokens, self.completion_tokens)

    def remember(self, answered: Iterable[Mapping[str, Any]]) -> None:
        """Count what was used up in earlier runs."""
        for entry in answered:
            self._add(entry["prompt_tokens"], entry["completion_tokens"])
            self.requests += 1

    def begin(self) -> None:
        """A request is about to be sent; BudgetError when there is nothing left for it.

        What it will cost is known only afterwards, so limits on tokens and money can be exceeded by the requests that
        are under way; the one on requests cannot.
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
        """The request that was begun got no answer."""
        with self._lock:
            self.requests -= 1

    def end(self, prompt: int | None, completion: int | None) -> None:
        """A request was answered; EndpointError where tokens are to be limited and the endpoint counts none."""
        with self._lock:
            self._add(prompt, completion)
        if (prompt is None or completion is None) and (self.limits.tokens or self.limits.cost):
            raise EndpointError(
                "the endpoint does not say how many tokens an answer took: limit requests or time instead"
            )

    def _add(self, prompt: int | None, completion: int | None) -> None:
        self.prompt_tokens += prompt or 0
        self.completion_tokens += completion or 0
