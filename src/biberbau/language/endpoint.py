"""A chat model behind an OpenAI-compatible address: one question, one answer, with retries for busy servers."""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from threading import Event
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..errors import BiberbauError, MissingExtraError, OptionError
from ..kernel.numbers import whole_number

if TYPE_CHECKING:
    import httpx

Messages = Sequence[Mapping[str, str]]

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds before the first retry and at most before each; every retry waits about twice as long."""

LONGEST_ASKED = 3600.0
"""The most seconds of a ``Retry-After`` that are waited for."""

REPEATED = (408, 409, 425, 429)
"""Statuses after which a request is retried, besides all from 500 on."""

SAID = 300
"""At most this many characters of an endpoint's error are repeated."""


class EndpointError(BiberbauError, RuntimeError):
    """An endpoint that refuses, or that cannot be reached even after retries."""


class StoppedError(BiberbauError, RuntimeError):
    """The run is to stop."""


OLD_LIMIT, NEW_LIMIT = "max_tokens", "max_completion_tokens"
"""Names for the limit on an answer's tokens: newer models refuse the first and ask for the second."""


@dataclass(frozen=True)
class Fault:
    """A failed attempt. ``status``: of HTTP or of the error itself, 0 without any."""

    status: int
    reason: str

    def __str__(self) -> str:
        return f"{self.status}: {self.reason}" if self.status else self.reason

    @property
    def is_final(self) -> bool:
        """Whether the same request would be refused again."""
        return 300 <= self.status < 500 and self.status not in REPEATED

    @property
    def wants_other_limit(self) -> bool:
        """Whether it asks for another name of the limit on tokens."""
        return self.is_final and NEW_LIMIT in self.reason


@dataclass(frozen=True)
class Reply:
    """A model's response. ``finish``: why it stopped, by the endpoint; tokens are None where it does not count them."""

    text: str
    finish: str
    prompt_tokens: int | None
    completion_tokens: int | None
    seconds: float


class Endpoint:
    """``POST {base_url}/chat/completions``. ``key``: sent as a bearer token, "" for none; it is never written anywhere.

    ``body``: further fields of each request (``temperature``, ``max_tokens``, …). ``retries``: how often a request is
    retried after 429, 5xx, a broken connection or a timeout.
    """

    def __init__(
        self,
        base_url: str,
        model: str,
        key: str = "",
        body: Mapping[str, Any] | None = None,
        timeout: float = 120.0,
        retries: int = 6,
        first_wait: float = FIRST_WAIT,
    ) -> None:
        try:
            import httpx
        except ModuleNotFoundError as error:
            raise MissingExtraError("llm") from error
        _checked(base_url, httpx)
        self._broken = httpx.RequestError
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        self._client = httpx.Client(timeout=timeout, headers=headers)
        self._url = f"{base_url.rstrip('/')}/chat/completions"
        self._model = model
        self._body = dict(body or {})
        self._retries = retries
        self._first_wait = first_wait

    def close(self) -> None:
        """Close connections."""
        self._client.close()

    def ask(self, messages: Messages, stop: Event, failed: Callable[[int, str], None]) -> Reply:
        """The model's answer. ``failed`` is called with every failed attempt: status (0: none) and reason.

        An error that comes with status 200 (a provider behind the endpoint has failed) is an error like any other.
        EndpointError when retrying is useless, StoppedError when ``stop`` is set while it waits.
        """
        wait, attempt = self._first_wait, 0
        while True:
            if stop.is_set():
                raise StoppedError("stopped")
            body = self._body
            begun = time.monotonic()
            try:
                answer = self._client.post(
                    self._url, json={**body, "model": self._model, "messages": list(messages)}
                )
            except self._broken as error:
                fault, after = Fault(0, f"{type(error).__name__}: {error}"), 0.0
            else:
                found = read_completion(answer, time.monotonic() - begun)
                if isinstance(found, Reply):
                    return found
                fault, after = found, retry_after(answer.headers)
            failed(fault.status, fault.reason)
            if fault.wants_other_limit and OLD_LIMIT in body:
                # The endpoint has understood and asks for another name: this does not count as a failed attempt.
                self._body = {
                    (NEW_LIMIT if name == OLD_LIMIT else name): value for name, value in body.items()
                }
                continue
            if fault.is_final:
                raise EndpointError(f"{self._url} answers {fault}")
            if attempt == self._retries:
                raise EndpointError(f"{self._url} has failed {attempt + 1} times, last with {fault}")
            if after > LONGEST_ASKED:
                raise EndpointError(
                    f"{self._url} asks to be left alone for {after:.0f} s, more than {LONGEST_ASKED:.0f}; {fault}"
                )
            stop.wait(max(after, min(LONGEST_WAIT, wait * random.uniform(0.75, 1.25))))
            wait, attempt = min(LONGEST_WAIT, 2 * wait), attempt + 1


def _checked(base_url: str, client: ModuleType) -> None:
    """OptionError for anything but a server's address."""
    try:
        url = client.URL(base_url)
    except client.InvalidURL as error:
        raise OptionError(f"--base-url: {base_url!r} is no address: {error}") from error
    if url.scheme not in ("http", "https") or not url.host:
        raise OptionError(f"--base-url: an address like http://localhost:8000/v1 expected, not {base_url!r}")


def retry_after(headers: Mapping[str, str]) -> float:
    """The seconds of ``Retry-After``, a number or a date (by the endpoint's clock); 0 without it."""
    told = headers.get("retry-after", "").strip()
    try:
        return max(0.0, float(told)) if math.isfinite(float(told)) else 0.0
    except ValueError:
        pass
    try:
        until = parsedate_to_datetime(told)
        now = parsedate_to_datetime(headers["date"]) if "date" in headers else datetime.now(UTC)
        return max(0.0, (until - now).total_seconds())
    except (ValueError, TypeError):
        return 0.0


def read_completion(answer: httpx.Response, seconds: float) -> Reply | Fault:
    """The model's answer, or why there is none; EndpointError for a response that is not of this protocol."""
    said = answer.text[:SAID].strip()
    if not answer.is_success:
        return Fault(answer.status_code, said)
    try:
        document = answer.json()
        if error := document.get("error"):
            return _fault(error, said)
        choices = document["choices"]
        if not choices or not choices[0]:
            return Fault(answer.status_code, f"an answer without choices: {said}")
        choice = choices[0]
        finish = str(choice.get("finish_reason") or "")
        if finish == "error" or choice.get("error"):
            return _fault(choice.get("error") or {}, said)
        if not choice["message"]:
            return Fault(answer.status_code, f"an answer without a message: {said}")
        usage = document.get("usage") or {}
        content = choice["message"].get("content") or ""
        if isinstance(content, list):  # some endpoints split it into parts
            content = "".join(part.get("text", "") for part in content)
        return Reply(
            str(content), finish, usage.get("prompt_tokens"), usage.get("completion_tokens"), seconds
        )
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        raise EndpointError(f"{answer.url} answers something that is no chat completion: {said}") from error


def _fault(error: Any, said: str) -> Fault:
    """An error inside a response with status 200, with its own code, where that is an HTTP status."""
    found = error if isinstance(error, Mapping) else {"message": error}
    code = whole_number(str(found.get("code")))
    return Fault(
        code if code is not None and 400 <= code < 600 else 200, str(found.get("message") or said)[:SAID]
    )
