"""One seat at a match in words: the story, the table, the question, the possible actions.

Everything is made from the seat's own view and its events, with the words that people read.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console

from ..games.common.catalogues.catalogue import Part
from ..games.common.catalogues.isolation import isolated
from ..games.common.view.drawing import SIGNS
from ..games.common.view.shown import shown
from ..kernel.actions import Action
from ..match import Game, Match, View
from .answers import read_answer
from .rulebook import Extent, rules_text
from .texts import SAYS, reader, result, spoken

WIDTH = 160

LEGEND = {
    "▶": "legend-acts",
    "▒": "legend-down",
    "▒!": "legend-chosen",
    "?": "legend-unknown",
    "−": "legend-minus",
}
"""Symbols of tables, and their explanations; only those that occur are explained."""


@dataclass(frozen=True)
class Choice:
    """A legal action: its number from 1, its notation, its label, and its effect."""

    number: int
    notation: str
    label: str
    brings: str


@dataclass(frozen=True)
class Observation:
    """A seat's text before a decision; ``story``: since its last decision, sentence by sentence.

    ``question``: the decision; ``result``: of the game, once it is over (there are no choices then).
    """

    seat: int
    ply: int
    lang: str
    story: tuple[str, ...]
    legend: str
    table: str
    question: str
    choices: tuple[Choice, ...]
    result: tuple[str, ...] = ()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return bool(self.result)

    def story_text(self) -> str:
        """The story with its heading; "" when it is empty."""
        if not self.story:
            return ""
        return "\n".join([SAYS(self.lang, "happened"), *(f"- {line}" for line in self.story)])

    def board_text(self) -> str:
        """Table, question and choices; at the end the result."""
        parts = [f"{SAYS(self.lang, 'table')}\n{self.table}\n({self.legend})"]
        if self.over:
            parts.append("\n".join([SAYS(self.lang, "over"), *self.result]))
        else:
            parts.append(self._asked())
        if self.choices:
            listed = [self._listed(one) for one in self.choices]
            parts.append("\n".join([SAYS(self.lang, "choices"), *listed]))
            parts.append(self.how_to_answer())
        return "\n\n".join(parts)

    def text(self) -> str:
        """All of it."""
        return "\n\n".join(filter(None, (self.story_text(), self.board_text())))

    def brief(self) -> str:
        """The part worth remembering: story and question, without table and choices."""
        return "\n\n".join(filter(None, (self.story_text(), self._asked())))

    def _asked(self) -> str:
        """The decision, or whose turn it is."""
        return f"{SAYS(self.lang, 'question')} {self.question}" if self.choices else self.question

    def how_to_answer(self) -> str:
        """The required form of an answer."""
        first = self.choices[0]
        return SAYS(self.lang, "how-to-answer", number=first.number, notation=first.notation)

    def _listed(self, one: Choice) -> str:
        parts: dict[str, Part] = {"number": one.number, "notation": one.notation, "label": one.label}
        if not one.brings:
            return SAYS(self.lang, "choice-plain", **parts)
        return SAYS(self.lang, "choice", **parts, brings=one.brings)


class Reader:
    """A seat of a game in one language: its view in words. ``names``: the seats' names, by default their colours. Its
    own is always "You"; ``called``: its name for the others.
    """

    def __init__(self, game: Game, seat: int, lang: str, names: Sequence[str] | None = None) -> None:
        self.game = game
        self.seat = seat
        self.lang = spoken(game.id, lang)
        self.shown = shown(game.id)
        self.names = list(names or (self.shown.words.seat_name(one, lang) for one in range(game.players)))
        self.called = self.names[seat]
        self.names[seat] = reader(lang)

    def opening(self, rules: Extent = "summary") -> str:
        """The first message: the game, the seat, and as much of the rules as requested."""
        part = SAYS(
            self.lang,
            "your-part",
            title=self.shown.words.title(self.lang),
            players=self.game.players,
            colour=self.called,
        )
        return f"{part}\n\n{rules_text(self.game, self.lang, rules)}".strip()

    def look(self, view: View, story: Sequence[str] = (), decides: bool = True) -> Observation:
        """The seat's view as text; ``decides``: whether it may, where it is its turn."""
        table = self._drawn(view)
        words = self.shown.words
        if view.over:
            ended = result(view.scores, view.winners, self.names, self.lang)
            return Observation(
                self.seat, view.ply, self.lang, tuple(story), self._legend(table), table, "", (), tuple(ended)
            )
        choices = tuple(
            Choice(
                number,
                view.game.spoken(action),
                words.action(view, action, self.lang, self.names),
                words.consequence(view, action, self.lang, self.names),
            )
            for number, action in enumerate(view.legal if decides else (), start=1)
        )
        if not decides and view.to_act == self.seat:
            question = SAYS(self.lang, "waiting")
        elif view.to_act == self.seat:
            question = words.prompt(view, self.names, self.lang)
        else:
            question = SAYS(self.lang, "others-turn", who=self.names[view.to_act or 0])
        return Observation(
            self.seat, view.ply, self.lang, tuple(story), self._legend(table), table, question, choices
        )

    def no_choice(self, view: View, action: Action) -> str:
        """The sentence that the table plays the only legal action, with the decision."""
        return SAYS(
            self.lang,
            "no-choice",
            question=self.shown.words.prompt(view, self.names, self.lang),
            action=self.shown.words.action(view, action, self.lang, self.names),
        )

    def _drawn(self, view: View) -> str:
        """The table as plain text."""
        page = io.StringIO()
        out = Console(
            file=page, highlight=False, no_color=True, width=WIDTH, force_terminal=False, soft_wrap=True
        )
        out.print(self.shown.terminal(view, self.names, self.lang))
        return "\n".join(line.rstrip() for line in page.getvalue().rstrip().splitlines())

    def _legend(self, table: str) -> str:
        """The symbols of seats, and the meaning of others in the table."""
        seats = [
            f"{SIGNS[seat]} {isolated(name)}"
            if seat != self.seat
            else SAYS(self.lang, "legend-you", sign=SIGNS[seat], colour=self.called)
            for seat, name in enumerate(self.names)
        ]
        signs = [SAYS(self.lang, key) for sign, key in LEGEND.items() if sign in table]
        return "; ".join([", ".join(seats), *signs])


class Seated(Reader):
    """A seat at a match that is played in this process. Nothing is told twice."""

    def __init__(self, match: Match, seat: int, lang: str, names: Sequence[str] | None = None) -> None:
        super().__init__(match.game, seat, lang, names)
        self.match = match
        self._story = self.shown.table.story(match.view(seat), self.names, lang)
        self._told = -1
        self._pending: list[str] = []

    @property
    def story(self) -> tuple[str, ...]:
        """The whole story so far, as it can be told now."""
        self._listen()
        return tuple(line.text for line in self._story.lines)

    def _listen(self) -> View:
        """Collect events that have not been told yet."""
        view = self.match.view(self.seat)
        since = max(self._story.ply, 0)
        events = self.match.events(self.seat, since)
        self._story.hears(view, events)
        self._pending += [line.text for line in self._story.lines if line.ply > self._told]
        self._told = self.match.ply
        return view

    def observe(self) -> Observation:
        """The seat's text now; the story continues from the last one."""
        view = self._listen()
        told, self._pending = tuple(self._pending), []
        return self.look(view, told)

    def answer(self, text: str) -> tuple[Action, ...]:
        """The legal action (or several in a row) in an answer; AnswerError says what would be right."""
        return read_answer(text, self.match.view(self.seat), self.names, self.lang)

    def without_choice(self, action: Action) -> None:
        """The table plays the only legal action; in games of memory, the view before it is told."""
        if self.shown.words.FLEETING:
            view = self._listen()
            self._pending.append(self.no_choice(view, action))
