"""A chat model behind an OpenAI-compatible address: one question, one answer, with patience for busy servers."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from threading import Event
from types import ModuleType
from typing import TYPE_CHECKING, Any

from ..errors import BiberbauError, MissingExtraError, OptionError

if TYPE_CHECKING:
    import httpx

Messages = Sequence[Mapping[str, str]]

FIRST_WAIT, LONGEST_WAIT = 1.0, 60.0
"""Seconds before the first repetition and at most before each; every repetition waits about twice as long."""

REPEATED = (408, 409, 425, 429)
"""Answers after which a request is repeated, besides all from 500 on."""

SAID = 300
"""So much of what an endpoint says of an error is repeated."""


class EndpointError(BiberbauError, RuntimeError):
    """An endpoint that refuses, or that cannot be reached even after repetitions."""


class StoppedError(BiberbauError, RuntimeError):
    """Somebody wishes to stop."""


@dataclass(frozen=True)
class Reply:
    """What a model said. ``finish``: why it stopped, as the endpoint says; tokens are None where it counts none."""

    text: str
    finish: str
    prompt_tokens: int | None
    completion_tokens: int | None
    seconds: float


class Endpoint:
    """``POST {base_url}/chat/completions``. ``key``: sent as a bearer token, "" for none; it is never written anywhere.

    ``body``: what else goes into each request (``temperature``, ``max_tokens``, …). ``retries``: so often a request is
    repeated after 429, 5xx, a broken connection or silence.
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
        """The model's answer. ``failed`` hears of every attempt that came to nothing: status (0: none) and reason.

        EndpointError when it is no use to go on, StoppedError when ``stop`` is set while it waits.
        """
        wait = self._first_wait
        for attempt in range(self._retries + 1):
            if stop.is_set():
                raise StoppedError("stopped")
            status, reason, after = 0, "", 0.0
            begun = time.monotonic()
            try:
                answer = self._client.post(
                    self._url, json={**self._body, "model": self._model, "messages": list(messages)}
                )
            except self._broken as error:
                reason = f"{type(error).__name__}: {error}"
            else:
                if answer.is_success:
                    return read_reply(answer, time.monotonic() - begun)
                status, reason = answer.status_code, answer.text[:SAID].strip()
                after = retry_after(answer.headers.get("retry-after", ""))
                if status < 500 and status not in REPEATED:
                    failed(status, reason)
                    raise EndpointError(f"{self._url} answers {status}: {reason}")
            failed(status, reason)
            if attempt < self._retries:
                stop.wait(min(LONGEST_WAIT, max(after, wait * random.uniform(0.75, 1.25))))
                wait = min(LONGEST_WAIT, 2 * wait)
        last = f"{status}: {reason}" if status else reason
        raise EndpointError(f"{self._url} has failed {self._retries + 1} times, last with {last}")


def _checked(base_url: str, client: ModuleType) -> None:
    """OptionError for what is no address of a server."""
    try:
        url = client.URL(base_url)
    except client.InvalidURL as error:
        raise OptionError(f"--base-url: {base_url!r} is no address: {error}") from error
    if url.scheme not in ("http", "https") or not url.host:
        raise OptionError(f"--base-url: an address like http://localhost:8000/v1 expected, not {base_url!r}")


def retry_after(header: str) -> float:
    """The seconds that an endpoint asks for; 0 where it names none."""
    try:
        return max(0.0, float(header))
    except ValueError:
        return 0.0


def read_reply(answer: httpx.Response, seconds: float) -> Reply:
    """What a model said; EndpointError for an answer that is not of this protocol."""
    try:
        document = answer.json()
        choice = document["choices"][0]
        usage = document.get("usage") or {}
        content = choice["message"].get("content") or ""
        if isinstance(content, list):  # some endpoints tell it in parts
            content = "".join(part.get("text", "") for part in content)
        return Reply(
            str(content),
            str(choice.get("finish_reason") or ""),
            usage.get("prompt_tokens"),
            usage.get("completion_tokens"),
            seconds,
        )
    except (ValueError, LookupError, TypeError, AttributeError) as error:
        said = answer.text[:SAID].strip()
        raise EndpointError(f"{answer.url} answers something that is no chat completion: {said}") from error
