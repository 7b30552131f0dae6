"""A chat endpoint in trouble: what is asked again, how long is waited, and that a model never pays for it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from threading import Event
from typing import Any

import pytest

httpx = pytest.importorskip("httpx")

from biberbau.language.endpoint import (  # noqa: E402
    LONGEST_ASKED,
    Endpoint,
    EndpointError,
    Reply,
    retry_after,
)

QUESTION = [{"role": "user", "content": "2 or 3?"}]
RIGHT = {"choices": [{"message": {"content": "[2]"}, "finish_reason": "stop"}], "usage": {"prompt_tokens": 9}}

Answer = tuple[int, Any] | tuple[int, Any, Mapping[str, str]]


class Unhurried(Event):
    """Nobody stops; ``waited``: for how many seconds somebody wanted to wait, which then passed at once."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float] = []

    def wait(self, timeout: float | None = None) -> bool:
        """Waited."""
        self.waited.append(timeout or 0.0)
        return False


class Told:
    """What an endpoint was asked and what became of it."""

    def __init__(self, answers: Sequence[Answer], body: Mapping[str, Any] | None = None) -> None:
        left: Iterator[Answer] = iter(answers)
        self.asked: list[dict[str, Any]] = []
        self.failures: list[tuple[int, str]] = []
        self.stop = Unhurried()

        def answer(request: Any) -> Any:
            self.asked.append(json.loads(request.content))
            status, document, *headers = next(left)
            return httpx.Response(status, json=document, headers=headers[0] if headers else {})

        self.endpoint = Endpoint("http://model.test/v1", "tiny", body=body, retries=3)
        self.endpoint._client = httpx.Client(transport=httpx.MockTransport(answer))

    def ask(self) -> Reply:
        """Ask the one question."""
        return self.endpoint.ask(
            QUESTION, self.stop, lambda status, reason: self.failures.append((status, reason))
        )


@pytest.mark.parametrize(
    ("document", "status", "reason"),
    [
        ({"error": {"code": 502, "message": "upstream died"}}, 502, "upstream died"),
        ({"error": {"code": "429", "message": "slow down"}, "choices": []}, 429, "slow down"),
        ({"error": "overloaded"}, 200, "overloaded"),
        ({"choices": None}, 200, "without choices"),
        ({"choices": []}, 200, "without choices"),
        ({"choices": [None]}, 200, "without choices"),
        ({"choices": [{"message": None, "finish_reason": "stop"}]}, 200, "without a message"),
        ({"choices": [{"message": {"content": ""}, "finish_reason": "error"}]}, 200, "finish_reason"),
        (
            {"choices": [{"message": {"content": None}, "error": {"code": 503, "message": "gone"}}]},
            503,
            "gone",
        ),
    ],
)
def test_a_failure_with_status_200_is_asked_again_and_no_answer(
    document: object, status: int, reason: str
) -> None:
    told = Told([(200, document), (200, RIGHT)])
    assert told.ask().text == "[2]"
    ((found, why),) = told.failures
    assert found == status
    assert reason in why


def test_a_failure_with_status_200_that_does_not_end_ends_in_an_error() -> None:
    told = Told([(200, {"error": {"code": 502, "message": "upstream died"}})] * 4)
    with pytest.raises(EndpointError, match="has failed 4 times, last with 502: upstream died"):
        told.ask()


@pytest.mark.parametrize("error", [{"code": 401, "message": "no key"}, {"code": 404, "message": "no model"}])
def test_a_refusal_with_status_200_is_final_like_any_other(error: object) -> None:
    told = Told([(200, {"error": error})])
    with pytest.raises(EndpointError, match=r"answers 40\d: no "):
        told.ask()
    assert told.stop.waited == []


def test_an_empty_answer_that_is_finished_is_what_the_model_said() -> None:
    told = Told([(200, {"choices": [{"message": {"content": None}, "finish_reason": "length"}]})])
    assert (told.ask().text, told.failures) == ("", [])


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"retry-after": "120"}, 120.0),
        ({"retry-after": "1.5"}, 1.5),
        (
            {"retry-after": "Thu, 26 Nov 2026 00:02:00 GMT", "date": "Thu, 26 Nov 2026 00:00:30 GMT"},
            90.0,
        ),
        ({"retry-after": "Thu, 26 Nov 2020 00:02:00 GMT"}, 0.0),
        ({"retry-after": "soon"}, 0.0),
        ({"retry-after": "nan"}, 0.0),
        ({"retry-after": "-3"}, 0.0),
        ({}, 0.0),
    ],
)
def test_retry_after_is_seconds_or_a_date(headers: Mapping[str, str], seconds: float) -> None:
    assert retry_after(headers) == seconds


def test_an_endpoint_is_left_alone_as_long_as_it_asks() -> None:
    told = Told([(429, {}, {"retry-after": "120"}), (200, RIGHT)])
    told.ask()
    assert told.stop.waited == [120.0]


def test_an_endpoint_that_asks_for_hours_is_not_waited_for() -> None:
    told = Told([(429, {}, {"retry-after": f"{LONGEST_ASKED + 1:.0f}"})])
    with pytest.raises(EndpointError, match="asks to be left alone for 3601 s"):
        told.ask()
    assert told.stop.waited == []


def test_the_limit_on_tokens_is_named_as_the_endpoint_wants_it() -> None:
    refusal = {
        "error": {"message": "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead."}
    }
    told = Told([(400, refusal), (200, RIGHT), (200, RIGHT)], {"max_tokens": 50, "temperature": 0})
    assert (told.ask().text, told.ask().text) == ("[2]", "[2]")
    assert [one.get("max_tokens") for one in told.asked] == [50, None, None]
    assert [one.get("max_completion_tokens") for one in told.asked] == [None, 50, 50]
    assert [one["temperature"] for one in told.asked] == [0, 0, 0]
    assert told.stop.waited == []


def test_a_limit_that_is_refused_under_both_names_ends_it() -> None:
    refusal = {"error": {"message": "'max_completion_tokens' is too large"}}
    told = Told([(400, refusal), (400, refusal)], {"max_tokens": 50})
    with pytest.raises(EndpointError, match="too large"):
        told.ask()
