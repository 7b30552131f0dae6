"""Rate limits of thinking: CPU seconds for one person, and for one network.

They come beside the limits of requests (``limits.py``), which do not know a request's cost. The expected cost is set
aside first, and settled afterwards. All people without a cookie who come from one address, this machine's own included,
share what one person has; a network as a whole has more.
"""

from __future__ import annotations

import math
from contextvars import ContextVar
from dataclasses import dataclass
from functools import cached_property
from time import monotonic as clock

from starlette.requests import Request

from ..domain.messages import SAYS, RefusedError
from ..domain.tokens import player_of
from ..http.limits import API, KEPT, network_of
from ..http.requests import Cookies, bearer

USED_UP = SAYS.family("thought", ("own", "network"))
"""The messages for people who have used up their share of thinking."""


@dataclass(frozen=True)
class Allowance:
    """``burst`` CPU seconds at once, and ``rate`` more in every second."""

    burst: float
    rate: float


SHARES = {
    "thinking": (Allowance(20.0, 0.25), Allowance(120.0, 0.5)),
    "reviews": (Allowance(300.0, 0.25), Allowance(1200.0, 0.5)),
    "laboratory": (Allowance(1800.0, 0.1), Allowance(7200.0, 0.4)),
}
"""The allowances of one person and of one network. A hint takes half a second, a review half a minute, a report of the
laboratory a minute or ten (``laboratory.SECONDS``).
"""

ASKED: ContextVar[Request | None] = ContextVar("asked", default=None)
"""The request that is being worked for; also in the tasks that it has started."""


class Purse:
    """Use of one allowance by each person: the time when all of it will have come back."""

    def __init__(self, share: Allowance, factor: float = 1.0) -> None:
        self._rate = share.rate * factor
        self._burst = share.burst * factor
        self._whole_at: dict[str, float] = {}

    def wait(self, who: str, seconds: float, now: float) -> float:
        """Seconds until this amount is available, or half of the allowance where that is less; 0: now."""
        used = max(0.0, self._whole_at.get(who, now) - now) * self._rate
        return max(0.0, (used + min(seconds, self._burst / 2) - self._burst) / self._rate)

    def take(self, who: str, seconds: float, now: float) -> None:
        """Use this amount; below 0: give back."""
        if who not in self._whole_at and len(self._whole_at) >= KEPT:
            kept = [(one, at) for one, at in self._whole_at.items() if at > now]
            self._whole_at = dict(kept[-KEPT // 2 :])
        before = self._whole_at.get(who, now)
        self._whole_at[who] = (max(now, before) if seconds > 0 else before) + seconds / self._rate


class Asker:
    """The person who pays for a request."""

    def __init__(self, request: Request, cookies: Cookies) -> None:
        self._request = request
        self._cookies = cookies

    @cached_property
    def network(self) -> str | None:
        """Their network; None: this machine."""
        client = self._request.client
        return network_of(client.host) if client else None

    @cached_property
    def name(self) -> str:
        """Their key: their cookie, a program's token, or the network they share."""
        headers = self._request.scope["headers"]
        if self._request.scope["path"].startswith(API):
            token = bearer(headers)
            player = player_of(token) if token else None
        else:
            player = self._cookies.player(headers)
        return player or f"net {self.network or 'here'}"


class Costs:
    """All purses of this process; with a ``factor`` of 0 nobody pays. Lives on the event loop."""

    def __init__(self, cookies: Cookies, factor: float = 1.0) -> None:
        self._cookies = cookies
        self.factor = factor
        self._purses = {
            kind: tuple(Purse(share, factor or 1.0) for share in shares) for kind, shares in SHARES.items()
        }

    def asker(self) -> Asker | None:
        """The person whom the running work is for; None: nobody, the server's own."""
        request = ASKED.get()
        return None if request is None else Asker(request, self._cookies)

    def check(self, kind: str, asker: Asker, seconds: float) -> None:
        """A RefusedError where this amount exceeds what they have now."""
        if not self.factor:
            return
        own, shared = self._purses[kind]
        now = clock()
        if wait := own.wait(asker.name, seconds, now):
            raise _refused("own", wait)
        if asker.network and (wait := shared.wait(asker.network, seconds, now)):
            raise _refused("network", wait)

    def take(self, kind: str, asker: Asker, seconds: float) -> None:
        """Charge this amount, even where it is more than they had; below 0: give back."""
        own, shared = self._purses[kind]
        now = clock()
        own.take(asker.name, seconds, now)
        if asker.network:
            shared.take(asker.network, seconds, now)


def _refused(key: str, wait: float) -> RefusedError:
    seconds = max(1, math.ceil(wait))
    refusal = RefusedError(429, USED_UP[key], seconds=seconds)
    refusal.retry_after = seconds
    return refusal
