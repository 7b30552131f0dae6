"""``biberbau report``: statistics of many games about a game, its cards and its options."""

from __future__ import annotations

import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from ..errors import OptionError
from .extras import needs
from .output import print_json, write_whole
from .shared_options import DeckFile, GameOptions, QuickBots
from .texts import SAYS
from .where import Ray, Workers, where

if TYPE_CHECKING:
    from ..lab.blocks import Doing
    from ..lab.report.study import Part, Plan, Study
    from ..match import Game

PARTS = SAYS.family(
    "report", ("games", "against", "twins", "lapses", "kingmaking", "luck", "levels", "rules")
)
"""The description of each kind of work."""

GAMES = 10_000
"""The default number of games, in compiled code."""
GAMES_OF_BOTS = 100
"""The same where bots think."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    app.command()(report)


def report(
    game: Annotated[str, typer.Argument(help="The game, e.g. beasty_bar.")],
    option: GameOptions = None,
    players: Annotated[int | None, typer.Option(help="How many play; the game's usual number.")] = None,
    deck: DeckFile = None,
    bots: QuickBots = "greedy",
    games: Annotated[
        int | None, typer.Option(min=1, help="How many games: 10000, or 100 where bots think.")
    ] = None,
    until: Annotated[
        str | None,
        typer.Option(
            metavar="1pp",
            help="Stop as soon as every seat's share is known to that many points on either side.",
        ),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(
            metavar="NAME=VALUE,…",
            help="Compare with other options, or with the deck of a file, in the same deals.",
        ),
    ] = None,
    cards: Annotated[
        int | None,
        typer.Option(min=0, help="Twin deals that tell what each card is worth: a quarter as many."),
    ] = None,
    choices: Annotated[
        int | None,
        typer.Option(min=0, help="Twin games that tell what careless decisions cost: a tenth as many."),
    ] = None,
    kingmaking: Annotated[
        int | None,
        typer.Option(
            min=0, help="Games in which a decision is looked at for kingmaking: a hundredth as many."
        ),
    ] = None,
    luck: Annotated[
        int | None, typer.Option(min=0, help="Games that tell how much is luck: a hundredth as many.")
    ] = None,
    levels: Annotated[
        str, typer.Option(help="Players from weak to strong, each tried at a table of the one before.")
    ] = "random,relaxed,greedy",
    level_games: Annotated[
        int | None, typer.Option(min=0, help="Games for each step between them: a tenth as many.")
    ] = None,
    rule_games: Annotated[
        int | None,
        typer.Option(
            min=0, help="Games with each rule changed, one at a time: a twentieth, none with --against."
        ),
    ] = None,
    seed: Annotated[int, typer.Option(help="Seed of the deals.")] = 0,
    workers: Workers = 1,
    ray: Ray = None,
    out: Annotated[Path | None, typer.Option(help="The page: GAME.html unless said otherwise.")] = None,
    keep: Annotated[
        Path | None,
        typer.Option(help="A folder for finished blocks; the same command goes on where it ended."),
    ] = None,
    lang: Annotated[str, typer.Option(help="Language of the page: en, de or fr (draft).")] = "en",
    as_json: Annotated[bool, typer.Option("--json", help="Also print the same numbers as JSON.")] = False,
) -> None:
    """Play many games and say what they show: length, seats, skill, who leads, what cards and decisions are worth.

    Writes a page that needs neither network nor programs. Ctrl-C ends it when the blocks that have begun are played, and
    what has been played is then told. Needs the extra lab.
    """
    with needs("lab"):
        from ..lab.report.page import page
        from ..lab.report.study import USUAL, Plan, Study
    from ..games.common.catalogues.wording import checked
    from ..lab.report.players import seated
    from ..lab.report.playing import compiles
    from .arena_told import stopped
    from .decks import game_of

    checked(lang)
    chosen = game_of(game, option, players, deck)
    who = seated(chosen, bots)
    steps = tuple(name.strip() for name in levels.split(",") if name.strip())
    for name in steps:
        seated(chosen, name)
    count = games or (GAMES if compiles([who]) else GAMES_OF_BOTS)
    asked = {
        "twins": cards,
        "lapses": choices,
        "kings": kingmaking,
        "luck_games": luck,
        "level_games": level_games,
        "rule_games": 0 if against and rule_games is None else rule_games,
    }
    parts = {name: USUAL[name] if given is None else given for name, given in asked.items()}
    study = Study(
        Plan(
            chosen,
            who,
            count,
            seed,
            levels=steps,
            against=None if against is None else _other(chosen, against),
            **parts,
        ),
        until=None if until is None else _points(until),
    )
    finished = _made(study, where(workers, ray), keep, lang)
    if study.whole.games == 0:
        stopped(lang, 0, count, keep)
        raise typer.Exit(130)
    document, file = study.document(), out or Path(f"{chosen.id}.html")
    write_whole(file, page(document, lang))
    if as_json:
        print_json(document)
    print(SAYS(lang, "report-written", file=str(file)), file=sys.stderr if as_json else sys.stdout)
    if not finished:
        stopped(lang, study.whole.games, count, keep)
        raise typer.Exit(130)


def _other(game: Game, text: str) -> Game:
    """The other variant: by options, or by a deck."""
    from ..lab.report.study import changed, variant
    from .decks import is_file, of_file

    return changed(game, of_file(Path(text), game.id), text) if is_file(text) else variant(game, text)


def _points(text: str) -> float:
    """Half the width of an interval, as a share, from ``1pp``."""
    try:
        points = float(text.removesuffix("pp"))
    except ValueError:
        points = 0.0
    if not text.endswith("pp") or not 0.01 <= points <= 50:
        raise OptionError(f"--until: points from 0.01pp to 50pp expected, as in 1pp, not {text[:40]!r}")
    return points / 100


def _made(study: Study, by: tuple[Doing, int], keep: Path | None, lang: str) -> bool:
    """Do all parts of a report; False when somebody has asked to stop. ``by``: what does blocks, how many at once."""
    doing, at_once = by
    if keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
    try:
        _say_how_long(study.plan, at_once, lang)
    except KeyboardInterrupt:
        return False
    return all(_done(part, doing, keep, lang) for part in study.parts())


def _say_how_long(plan: Plan, at_once: int, lang: str) -> None:
    """Say how long the whole report will take, which a few games and decisions tell."""
    from ..lab.report.foreseen import foreseen
    from .compile_notice import compile_notice

    seconds = foreseen(plan, partial(compile_notice, plan.game.kind.title)) / at_once
    told = (
        SAYS(lang, "report-seconds", n=max(1, round(seconds)))
        if seconds < 90
        else SAYS(lang, "report-minutes", n=round(seconds / 60))
        if seconds < 90 * 60
        else SAYS(lang, "report-hours", n=round(seconds / 3600))
    )
    print(SAYS(lang, "report-in-all", long=told), file=sys.stderr)


def _called(part: Part, lang: str) -> str:
    name = SAYS(lang, PARTS[part.kind])
    return f"{name} ({part.about})" if part.about else name


def _done(part: Part, doing: Doing, keep: Path | None, lang: str) -> bool:
    """Do a part's blocks; returns False if stopped."""
    from ..lab.block_file import BlockFile
    from ..lab.blocks import results
    from .arena_told import Bar

    path = None if keep is None else keep / f"{part.name}.jsonl"
    name, done = _called(part, lang), 0
    with (
        nullcontext() if path is None else BlockFile(path, part.work.plan()) as file,
        Bar(lang, name, part.blocks * part.work.size) as bar,
    ):
        for block in results(part.work, part.blocks, file, doing, bar.stop):
            part.add(block)
            done += 1
            bar.show(done * part.work.size)
            if part.enough():
                return True
    return done == part.blocks
