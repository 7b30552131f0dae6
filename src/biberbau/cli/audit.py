"""``biberbau audit``: the questions of ``biberbau check``, asked of other libraries' games."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Annotated

import typer

from .output import print_json
from .texts import SAYS

if TYPE_CHECKING:
    from ..testing.audit import Audit, Find

QUESTIONS = SAYS.family("audit", ("view", "refill", "mask", "seeds", "stable", "clone"))
KINDS = SAYS.family(
    "audit",
    (
        *("view-more", "view-faced", "view-swapped", "view-late"),
        *("refill-unlike", "refill-turn", "refill-own", "refill-sizes", "refill-truth", "refill-broken"),
        *("refill-illegal", "refill-true", "refill-elsewhere"),
        *("mask-twin", "mask-refilled", "mask-swapped", "mask-remembered"),
        *("seeds-odds", "seeds-unseeded", "seeds-alike", "seeds-later"),
        *("stable-replayed", "stable-asked", "stable-kept"),
        *("clone-unlike", "clone-bound", "clone-onward", "clone-text"),
    ),
)
"""The kinds of findings; a wrong refill history has a sentence for each way."""
UNASKED = SAYS.family("audit-why", ("offered", "outside", "sampled", "swaps"))


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(audit)


def audit(
    targets: Annotated[
        list[str],
        typer.Argument(metavar="TARGET…", help="openspiel:GAME or pettingzoo:ENV, e.g. openspiel:gin_rummy."),
    ],
    games: Annotated[int, typer.Option(min=1, help="How many random games of each.")] = 20,
    seed: Annotated[int, typer.Option(help="Seed of the games.")] = 0,
    lang: Annotated[str, typer.Option(help="Language: en, de or fr (draft).")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead.")] = False,
) -> None:
    """Ask games of other libraries whether views, refills and masks keep secrets, and whether deals and copies hold.

    Each find comes with a short program in that library's own words, which has failed before it is printed. Ends with
    status 1 if anything was found. Needs the extra openspiel or, for PettingZoo, peers.
    """
    from ..games.common.catalogues.wording import checked
    from ..testing.audit import audit as ask

    checked(lang)
    found, stopped = [], False
    for target in targets:
        try:
            result = ask(target, games, seed)
        except KeyboardInterrupt:
            raise typer.Exit(130) from None
        found.append(result)
        stopped = result.games < games
        if not as_json:
            tell(result, lang)
        if stopped:
            print(SAYS(lang, "audit-stopped", games=result.games, all=games), file=sys.stderr)
            break
    if as_json:
        print_json({"format": "biberbau-audit/1", "audits": [result.document() for result in found]})
    if stopped:
        raise typer.Exit(130)
    if any(result.finds for result in found):
        raise typer.Exit(1)


def sentence(find: Find, lang: str) -> str:
    """A finding as a sentence."""
    history = (find.question, find.kind) == ("refill", "history")
    return SAYS(lang, KINDS[f"{find.question}-{find.about if history else find.kind}"], about=find.about)


def tell(result: Audit, lang: str) -> None:
    """Print the questions and findings, question by question, then the programs."""
    from ..testing.audit import QUESTIONS as ORDER

    print(
        SAYS(
            lang,
            "audit-head",
            target=result.target,
            version=result.version,
            games=result.games,
            seed=result.seed,
        )
    )
    for question in ORDER:
        finds = [find for find in result.finds if find.question == question]
        print(f"  {SAYS(lang, QUESTIONS[question])}")
        print(f"    {_answer(result, question, len(finds), lang)}")
        for find in finds:
            print(f"    - {sentence(find, lang)}; {SAYS(lang, 'audit-times', n=result.seen[find.key])}")
    for find in result.suspects:
        rule = result.design.get(find.kind)
        told = f" {SAYS(lang, 'audit-by-design', rule=rule)}" if rule else ""
        print(f"  {SAYS(lang, 'audit-suspect', what=sentence(find, lang))}{told}")
    for find in result.dropped:
        print(f"  {SAYS(lang, 'audit-unproved', what=sentence(find, lang))}")
    for find in (*result.finds, *(find for find in result.suspects if find.kind not in result.design)):
        print(f"\n{sentence(find, lang)}. {SAYS(lang, 'audit-program')}\n\n{find.program}")


def _answer(result: Audit, question: str, finds: int, lang: str) -> str:
    asked, why = result.asked[question], result.unasked.get(question)
    if why and (why == "outside" or not asked or question == "refill"):
        if not finds:
            return SAYS(lang, UNASKED[why])
    if not asked:
        return SAYS(lang, "audit-none")
    if finds:
        return SAYS(lang, "audit-found", asked=asked, finds=finds)
    return SAYS(lang, "audit-silent", asked=asked)
