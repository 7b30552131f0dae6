"""``biberbau play``: a match in the terminal, against bots, around one keyboard, or through a pipe."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markdown import Markdown

from ..errors import NotationError, OptionError
from ..games import kind
from ..games.common.catalogues.wording import YOU, rulings
from ..games.common.view.shown import shown
from ..kernel.actions import Action
from ..kernel.compiled import INTERPRETED
from ..kernel.game import GameKind
from ..kernel.numbers import whole_number
from ..kernel.options import parse_pairs
from ..match import Game, Match, View
from . import show
from .documents import read_document
from .game_help import GameCommand
from .output import write_whole
from .shared_options import GameOptions
from .soon_compiled import SoonCompiled
from .texts import SAYS, STAYED, result

if TYPE_CHECKING:
    from ..bots import Bot

DEFAULT_BOT = "keen@2"
STAND_IN = "relaxed"
"""The level that plays for other bots until they are compiled: it is quick enough as Python."""
HINT_BOT = "strong"
INDENT = 5
"""The indents of an action after its number, and of its effect below it."""


def register(app: typer.Typer) -> None:
    """Add this module's commands."""
    settings = {"allow_extra_args": True, "ignore_unknown_options": True}
    app.command("play", cls=GameCommand, context_settings=settings)(play)


def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game; see biberbau games.")] = "beasty_bar",
    players: Annotated[int | None, typer.Option(help="How many players.")] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots on the seats after yours, e.g. keen@2,strong; other seats are people. none: people only."
        ),
    ] = None,
    seat: Annotated[str, typer.Option(help="Your seat: number from 0, letter from a, or name.")] = "0",
    option: GameOptions = None,
    seed: Annotated[
        str | None, typer.Option(help="Deal the same cards again; without it they are secret.")
    ] = None,
    lang: Annotated[str, typer.Option(help="Language: en, de or fr (draft).")] = "en",
    resume: Annotated[str | None, typer.Option(help="Go on with a game that was saved to this file.")] = None,
) -> None:
    """Play a game in the terminal. The game's options are given by name, too: --set chosen --advanced.

    Without --bots, all other seats are bots. Where the game has not been compiled yet, a person begins at once, and
    relaxed bots play until it is; with --seed, which repeats a game, they wait. In a pipe it reads one action per
    line and prints plain text; an illegal one ends it with exit status 2.
    """
    game_kind = kind(game)
    show.language(game, lang)
    pairs = [*(option or []), *_named_options(game_kind, context.args)]
    given: dict[str, object] = {**parse_pairs(game_kind.options, pairs)}
    if players is not None:
        given["players"] = players
    soon: SoonCompiled | None = None
    if resume is None:
        settled = Game.of(game, given)
        if _begins_at_once(game, seed):
            soon = SoonCompiled(game)
            soon.begin()
        else:
            show.warm_up(settled)
        match = Match(settled, seed)
    else:
        match = show.load_match(read_document(resume))
    first = show.seat_of(seat, match.game, "--seat")
    try:
        Table(match, _bots_by_seat(match.game, first, bots), lang, soon).run()
    finally:
        if soon is not None:
            soon.end()


def _begins_at_once(game: str, seed: str | None) -> bool:
    """Whether the person, who can play at once, would otherwise wait for the compiler."""
    if not _at_terminal() or seed is not None or INTERPRETED:
        return False
    from ..warm import is_kept  # slow import, with everything that it compiles

    return not is_kept(game)


def _at_terminal() -> bool:
    return sys.stdin.isatty() and sys.stdout.isatty()


def _named_options(game: GameKind, arguments: Sequence[str]) -> list[str]:
    """Options of the game written as ``--name value``, ``--name=value``, ``--name`` or ``--no-name``."""
    found: list[str] = []
    options = {o.name: o for o in game.options}
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        name, equals, value = argument.removeprefix("--").partition("=")
        name = name.replace("-", "_")
        off = name.removeprefix("no_")
        if not argument.startswith("--") or (name not in options and off not in options):
            raise OptionError(
                f"there is no option {argument!r}; options of {game.id} are: {', '.join(options)}"
            )
        if equals:
            found.append(f"{name}={value}")
        elif name not in options:
            found.append(f"{off}=false")
        elif options[name].kind == "bool" and (not rest or rest[0].startswith("--")):
            found.append(f"{name}=true")
        elif rest:
            found.append(f"{name}={rest.pop(0)}")
        else:
            raise OptionError(f"--{name} needs a value: {options[name].expected}")
    return found


def _bots_by_seat(game: Game, first: int, given: str | None) -> dict[int, Bot]:
    """The bots sit on the seats after the first person's: those named, or by default one on each."""
    others = [(first + step) % game.players for step in range(1, game.players)]
    if given is None:
        return {seat: _bot(DEFAULT_BOT, game) for seat in others}
    bot_names = [] if given.strip() in ("", "none") else [name.strip() for name in given.split(",")]
    if len(bot_names) > len(others):
        raise OptionError(f"--bots: {len(bot_names)} bots, but only {len(others)} seats beside yours")
    return {seat: _bot(name, game) for seat, name in zip(others, bot_names, strict=False)}


def _bot(name: str, game: Game) -> Bot:
    """A bot by its level or its name; imported only where one plays, so that people need not wait."""
    from ..bots import ALL_LEVELS, level, named, player

    if name in ALL_LEVELS:
        return level(name, game)
    try:
        named(name)
    except OptionError as error:
        raise OptionError(f"{error}; levels are: {', '.join(ALL_LEVELS)}") from None
    return player(name, game)


class Table:
    """A match at the terminal."""

    def __init__(
        self, match: Match, bots: dict[int, Bot], lang: str, soon: SoonCompiled | None = None
    ) -> None:
        self.match = match
        self.bots = bots
        self.lang = lang
        self.soon = soon
        """The running compile, until bots can play as strongly as elsewhere."""
        self.said_why = False
        self.words = shown(match.game.id).words
        self.names = show.default_names(match.game, lang)
        people = [seat for seat in range(match.game.players) if seat not in bots]
        if len(people) == 1:
            self.names[people[0]] = YOU[lang].capitalize()
        self.hot_seat = len(people) > 1
        self.interactive = _at_terminal()
        self.console = show.console()
        self.coming: list[str] = []  # what is left to play of a line that named several
        self.actors: list[int] = []  # who played each action since this table was opened
        self.told = dict.fromkeys(range(match.game.players), -1)  # the action up to which each seat has read
        self.last_person: int | None = None

    def run(self) -> None:
        """Play to the end, or until the person stops or the input ends."""
        self.say(" · ".join(filter(None, (self.words.title(self.lang), self.match.game.kind.credit))))
        self.say(SAYS(self.lang, "commitment", commitment=self.match.commitment))
        if self.interactive:
            for number, step in enumerate(self.words.coach(self.lang), start=1):
                self.say(f"{number}. {step}", 3)
            self.say(self.commands(), 2)
        if self.soon is not None:
            self.say(SAYS(self.lang, "soon-compiled"))
        try:
            while self.match.to_act is not None:
                self.decide(self.match.to_act)
        except EOFError:
            who = self.names[self.match.to_act or 0]
            self.say(SAYS(self.lang, "input-ended", plies=self.match.ply, who=who))
            return
        self.end()

    def say(self, line: str, indent: int = 0) -> None:
        """Print one line as it is; continuation lines get that indent."""
        show.say(self.console, line, indent)

    def commands(self) -> str:
        """The help on commands."""
        first, *_ = rulings(self.words.rules(self.lang)) or ("A1",)
        return SAYS(self.lang, "commands", ruling=first)

    def decide(self, seat: int) -> None:
        """One action of the seat to decide."""
        self.look_at_compiler()
        bot = self.bots.get(seat)
        if self.coming:
            chosen: Action | None = self.match.game.parse(self.coming.pop(0))
        elif bot is None and self.interactive and self.match.forced():
            (chosen,) = self.match.legal()
            self.say(SAYS(self.lang, "forced", who=self.names[seat], action=self.match.game.spoken(chosen)))
        else:
            chosen = self.ask(seat) if bot is None else self.bot_choice(bot, self.match.view(seat))
        if chosen is not None:
            self.match.play(chosen)
            self.actors.append(seat)

    def look_at_compiler(self) -> None:
        """Report once that bots can play as strongly as elsewhere, or why they will not."""
        if self.soon is None or not self.soon.over.is_set():
            return
        if self.soon.ready:
            self.soon = None
            self.say(SAYS(self.lang, "is-compiled"))
        elif not self.said_why:
            self.said_why = True
            self.say(SAYS(self.lang, "not-compiled", reason=self.soon.reason))

    def bot_choice(self, bot: Bot, view: View) -> Action:
        """The bot's action; its randomness follows from the seal, so a seed repeats the whole game."""
        from ..bots import recalled

        if self.soon is not None:
            bot = _bot(STAND_IN, view.game)
        dice = hashlib.sha256(f"{self.match.commitment} {view.ply} {view.seat}".encode()).digest()
        return bot.choose(recalled(view, self.match.commitment.encode()), dice)

    # ---------------------------------------------------------------------------------------------- a person

    def ask(self, seat: int) -> Action | None:
        """Show the table to a person and read lines until one is an action (None: an action was taken back)."""
        if self.hot_seat and self.interactive and seat != self.last_person:
            self.console.clear()
            input(SAYS(self.lang, "pass", who=self.names[seat]) + " ")
            self.console.clear()
        elif self.interactive and self.words.FLEETING:
            self.console.clear()
        self.last_person = seat
        self.tell(seat)
        view = self.match.view(seat)
        self.console.print(shown(view.game.id).terminal(view, self.names, self.lang))
        self.say(self.words.prompt(view, self.names, self.lang))
        self.offer(view)
        plies = self.match.ply
        while True:
            chosen = self.answer(self.read(), view)
            if chosen is not None or self.match.ply != plies:
                return chosen

    def offer(self, view: View) -> None:
        """The legal actions, each with its effect; an effect that several in a row share is printed once, after them."""
        brings = [self.words.consequence(view, action, self.lang, self.names) for action in view.legal]
        for number, action in enumerate(view.legal, start=1):
            label = self.words.action(view, action, self.lang, self.names)
            self.say(f"{number:3}) {view.game.spoken(action):<12} {label}", INDENT)
            if brings[number - 1 : number] != brings[number : number + 1]:
                self.say(" " * INDENT + brings[number - 1], INDENT)
        if any(action.word in view.game.kind.parts for action in view.legal):
            self.say(SAYS(self.lang, "ask-first"))

    def tell(self, seat: int) -> None:
        """Tell what has happened since this seat last looked."""
        since = self.told[seat]
        for line in show.story(self.match, seat, self.names, self.lang, since):
            self.say(f"· {line}", 2)
        self.told[seat] = self.match.ply

    def read(self) -> str:
        """The next non-empty line."""
        while True:
            if self.interactive:
                line = input("> ")
            else:
                line = sys.stdin.readline()
                if not line:
                    raise EOFError
            line = line.partition("#")[0].strip()
            if line:
                return line

    def answer(self, line: str, view: View) -> Action | None:
        """The action in a line; None for a command, which is carried out."""
        word, _, rest = line.partition(" ")
        if word.lower() in ("quit", "q", "exit"):
            self.say(SAYS(self.lang, "quit"))
            raise typer.Exit(0)
        if word.startswith("?") or word.lower() == "help":
            self.help(f"{word.removeprefix('?') if word.startswith('?') else ''} {rest}".strip(), view)
        elif word.lower() == "hint":
            self.hint(view)
        elif word.lower() == "undo":
            self.undo(view)
        elif word.lower() == "save":
            self.save(rest.strip())
        else:
            return self.action(line, view)
        return None

    def action(self, line: str, view: View) -> Action | None:
        """The legal action with that number or notation. Otherwise it says why not; in a pipe that is the end."""
        number = whole_number(line)
        if number is not None:
            if 1 <= number <= len(view.legal):
                return view.legal[number - 1]
            self.refuse(SAYS(self.lang, "no-number", last=len(view.legal)))
            return None
        try:
            chosen = view.game.parse(line)
        except NotationError:
            chosen = None
        if chosen in view.legal:
            return chosen
        if chosen is None and (labelled := show.by_label(view, line, self.names)):
            return labelled
        if several := self.words.at_once(view, line, self.lang, self.names):
            actions, says = several
            if not actions:
                self.refuse(says)
                return None
            self.say(says)
            self.coming = list(actions[1:])
            return view.game.parse(actions[0])
        reason = self.words.why_not(view, line, self.lang)
        possible = ", ".join(view.game.spoken(action) for action in view.legal)
        self.refuse(f"{reason} {SAYS(self.lang, 'possible', possible=possible)}")
        return None

    def refuse(self, reason: str) -> None:
        """Report an error; a person may try again, a pipe ends."""
        if self.interactive:
            self.say(reason)
            return
        print(f"biberbau: {reason}", file=sys.stderr)
        raise typer.Exit(2)

    def help(self, subject: str, view: View) -> None:
        """The rules of one card, all rules, the effect of a line with several actions, or the commands."""
        if not subject:
            self.say(self.commands(), 2)
        elif subject.lower() in ("rules", "regeln"):
            self.console.print(Markdown(self.words.rules(self.lang, self.match.game.options)))
        else:
            several = self.words.at_once(view, subject, self.lang, self.names)
            found = several[1] if several else self.words.lookup(subject, self.lang, self.match.game.options)
            found = found or show.no_such_ruling(subject, self.match.game.id, self.lang)
            self.say(found or SAYS(self.lang, "no-help", subject=subject))

    def hint(self, view: View) -> None:
        """A strong bot's choice from the same view."""
        if self.soon is not None:
            self.say(SAYS(self.lang, "hint-later"))
            return
        chosen = self.bot_choice(_bot(HINT_BOT, view.game), view)
        label = f"{self.words.action(view, chosen, self.lang, self.names)} ({view.game.spoken(chosen)})"
        consequence = self.words.consequence(view, chosen, self.lang, self.names)
        self.say(SAYS(self.lang, "hint", action=label, consequence=consequence))

    def undo(self, view: View) -> None:
        """Take back the same person's last decision, with what was forced after it."""
        last = len(self.actors)
        while self.interactive and last and self.match.forced(self.match.ply - len(self.actors) + last - 1):
            last -= 1
        if not last or self.actors[last - 1] != view.seat:
            self.say(SAYS(self.lang, "undo-others" if last else "undo-nothing"))
            return
        first = self.match.ply - len(self.actors) + last
        for number in range(self.match.ply, first - 1, -1):
            if why := self.match.stayed(number):
                stays = self.match.game.spoken(self.match.history[number - 1])
                self.say(SAYS(self.lang, STAYED[why], action=stays))
                return
        while self.match.ply >= first:
            undone = self.match.undo()
            self.actors.pop()
        self.told = {seat: min(ply, self.match.ply) for seat, ply in self.told.items()}
        self.say(SAYS(self.lang, "undone", action=self.match.game.spoken(undone)))

    def save(self, file: str) -> None:
        """Write the replay document."""
        if not file:
            self.say(SAYS(self.lang, "save-what"))
            return
        document = json.dumps(self.match.save(), ensure_ascii=False, indent=1)
        try:
            write_whole(file, document + "\n")
        except OSError as error:
            self.say(SAYS(self.lang, "cannot-save", file=file, reason=str(error.strerror)))
            return
        self.say(SAYS(self.lang, "saved", file=file))

    # ----------------------------------------------------------------------------------------------- the end

    def end(self) -> None:
        """The last events, the table, and the winners."""
        seat = self.last_person
        seen = -1 if seat is None else self.told[seat]
        for line in show.story(self.match, seat, self.names, self.lang, seen):
            self.say(f"· {line}", 2)
        self.console.print(shown(self.match.game.id).terminal(self.match.view(seat), self.names, self.lang))
        you = YOU[self.lang].capitalize()
        for line in result(self.match.scores, self.match.winners, self.names, self.lang, you):
            self.say(line)
        self.after_the_end()

    def after_the_end(self) -> None:
        """The finished game can still be saved."""
        if self.interactive:
            self.say(SAYS(self.lang, "after-the-end"))
        while True:
            try:
                word, _, rest = self.read().partition(" ")
            except EOFError:
                return
            if word.lower() != "save":
                return
            self.save(rest.strip())
