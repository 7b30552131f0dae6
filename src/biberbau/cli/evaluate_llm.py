"""``biberbau evaluate-llm``: a language model behind a chat endpoint plays against bots."""

from __future__ import annotations

import os
from contextlib import closing
from pathlib import Path
from typing import Annotated, Any

import typer

from ..errors import OptionError
from ..games import kind
from ..games.common.catalogues.wording import checked
from ..games.common.view.shown import shown_ids
from ..kernel.options import parse_pairs
from ..match import Game
from ..structured_text import DuplicateNameError, read_json
from . import show
from .output import print_json
from .shared_options import Json, Texts

KEY = "OPENAI_API_KEY"
"""The default environment variable of the key."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command("evaluate-llm")(evaluate_llm)


def evaluate_llm(
    model: Annotated[str, typer.Argument(help="The model, as the endpoint calls it.")],
    journal: Annotated[
        Path,
        typer.Option(help="The file to which everything is written; the same file again goes on with it."),
    ],
    base_url: Annotated[
        str, typer.Option(help="Where chat/completions is, e.g. http://localhost:8000/v1.")
    ] = "https://api.openai.com/v1",
    key_env: Annotated[
        str | None,
        typer.Option(help=f"The environment variable that holds the key; {KEY} by default, if it is set."),
    ] = None,
    game: Annotated[
        list[str] | None,
        typer.Option(
            metavar="GAME[:NAME=VALUE,…]",
            help="A game with its options, e.g. beasty_bar:players=3; repeatable; every game with its usual options "
            "where none is named.",
        ),
    ] = None,
    opponents: Annotated[
        str, typer.Option(help="Bots on the other seats: one name for all, or one for each, with commas.")
    ] = "keen",
    deals: Annotated[
        int, typer.Option(min=1, help="Deals of each game; the model plays each from every seat.")
    ] = 5,
    seed: Annotated[str, typer.Option(help="From what the deals follow.")] = "0",
    compare: Annotated[
        str, typer.Option(help="Bots that play the same deals on the same seats, with commas; none: nobody.")
    ] = "random,greedy",
    rules: Annotated[
        str, typer.Option(help="How much of the rules a model reads: summary, full, none.")
    ] = "summary",
    history: Annotated[int, typer.Option(min=0, help="Of how many earlier decisions a model is told.")] = 20,
    errors: Annotated[int, typer.Option(min=0, help="How many wrong answers in a row are only told.")] = 2,
    on_error: Annotated[
        str, typer.Option(help="What one more does: random plays something, loss loses the game.")
    ] = "random",
    temperature: Annotated[float | None, typer.Option(help="Sent with each request, if given.")] = None,
    answer_tokens: Annotated[
        int | None, typer.Option(min=1, help="The most tokens of an answer, sent as max_tokens, if given.")
    ] = None,
    body: Annotated[str, typer.Option(help="What else each request has, as a JSON object.")] = "{}",
    concurrency: Annotated[int, typer.Option(min=1, max=64, help="How many games at a time.")] = 1,
    retries: Annotated[
        int, typer.Option(min=0, help="So often a request is repeated after 429, 5xx, silence.")
    ] = 6,
    timeout: Annotated[float, typer.Option(min=1, help="Seconds that an answer may take.")] = 120.0,
    budget_requests: Annotated[
        int | None, typer.Option(min=0, help="At most this many requests in all.")
    ] = None,
    budget_tokens: Annotated[int | None, typer.Option(min=0, help="At most this many tokens in all.")] = None,
    budget_cost: Annotated[float | None, typer.Option(min=0, help="At most this much money in all.")] = None,
    budget_minutes: Annotated[float | None, typer.Option(min=0, help="At most so long this time.")] = None,
    price_in: Annotated[
        float | None, typer.Option(min=0, help="What a million tokens of questions cost.")
    ] = None,
    price_out: Annotated[
        float | None, typer.Option(min=0, help="What a million tokens of answers cost.")
    ] = None,
    lang: Texts = "en",
    as_json: Json = False,
) -> None:
    """Let a language model play against bots, through any OpenAI-compatible endpoint (extra: biberbau[llm]).

    Each deal is played from every seat. All answers are written to the journal before anything is made of them: the same
    command again goes on where it ended, also after a kill, and pays for nothing twice. Limits end it cleanly, and so
    does Ctrl-C.
    """
    from ..bots import player
    from ..language.budget import SpendingLimits, Spent
    from ..language.endpoint import Endpoint
    from ..language.evaluation import Evaluation
    from ..language.journal import Journal
    from ..language.plan import Plan
    from .evaluate_llm_told import Told

    checked(lang)
    limits = SpendingLimits(
        budget_requests,
        budget_tokens,
        budget_cost,
        None if budget_minutes is None else 60 * budget_minutes,
        price_in,
        price_out,
    )
    sent = _body(body, temperature, answer_tokens)
    plan = Plan(
        model,
        tuple(_game(one) for one in game or shown_ids()),
        _names(opponents),
        deals,
        seed,
        lang,
        rules,  # type: ignore[arg-type]  # checked by the plan
        history,
        errors,
        on_error,  # type: ignore[arg-type]
        sent,
    )
    bots = () if compare.strip() in ("", "none") else _names(compare)
    for name in bots:
        player(name, plan.games[0])
    for one in plan.games:
        show.warm_up(one)
    with (
        closing(Endpoint(base_url, model, _key(key_env), sent, timeout, retries)) as endpoint,
        closing(Journal(journal, plan.document())) as book,
    ):
        spent = Spent(limits)
        told = Told(plan, book, spent, lang)
        evaluation = Evaluation(plan, endpoint, book, spent, told.progress)
        told.jobs = evaluation.jobs
        state = evaluation.run(concurrency)
        told.clear()
        try:
            told.compare(bots)
        except KeyboardInterrupt:
            state = "interrupted"
        told.clear()
        told.ended(state, evaluation)
        if as_json:
            print_json(told.document(state, bots))
        else:
            told.tables(bots)
    if state in ("interrupted", "failed"):
        raise typer.Exit(130 if state == "interrupted" else 2)


def _game(text: str) -> Game:
    """A game with its options: ``beasty_bar:players=3,advanced=true``."""
    game_id, _, given = text.partition(":")
    pairs = [pair for pair in given.split(",") if pair]
    return Game.of(game_id, {**parse_pairs(kind(game_id).options, pairs)})


def _names(text: str) -> tuple[str, ...]:
    return tuple(name.strip() for name in text.split(",") if name.strip())


def _body(text: str, temperature: float | None, answer_tokens: int | None) -> dict[str, Any]:
    """The fields of each request besides model and messages."""
    try:
        found = read_json(text)
    except DuplicateNameError as error:
        raise OptionError(f"--body: {error}") from error
    except ValueError:
        found = None
    if not isinstance(found, dict):
        raise OptionError(f"--body: a JSON object expected, not {text[:60]!r}")
    if taken := found.keys() & {"model", "messages", "stream"}:
        raise OptionError(f"--body: {min(taken)} is set by the evaluation itself")
    own = {"temperature": temperature, "max_tokens": answer_tokens}
    return {**found, **{name: value for name, value in own.items() if value is not None}}


def _key(variable: str | None) -> str:
    """The key, from the environment alone: it is in no file and on no command line."""
    found = os.environ.get(variable or KEY, "").strip()
    if variable and not found:
        raise OptionError(f"--key-env: the environment variable {variable} is not set")
    return found
