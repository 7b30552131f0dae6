"""A report as one self-contained page: no network, no script; the same numbers as its JSON."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from babel.numbers import format_decimal, format_percent
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup

from ...games import kind
from ...kernel.game import Document
from .plots import Row, bars, intervals
from .texts import HEADS, INTROS, MARKS, SAYS, SEAT, SECTIONS, card_name, event_says, measure_name

MOST_DRAWN = 40
"""The most rows of a picture: the first and the last ones of a longer table."""


@dataclass(frozen=True)
class Table:
    """Column headings, and rows whose first cell names their subject; ``marked``: significant rows."""

    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    marked: Sequence[bool]


@dataclass(frozen=True)
class Section:
    """A part of the page; ``picture`` is SVG or "", ``sentences`` come before the table."""

    key: str
    title: str
    intro: str
    table: Table
    picture: str = ""
    sentences: Sequence[str] = ()


def page(report: Document, lang: str) -> str:
    """The page in a language, as HTML."""
    environment = Environment(
        loader=FileSystemLoader(Path(__file__).parent),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    said = _Said(report, lang)
    parts = {"game": kind(report["game"]).title, "games": said.number(report["games"])}
    return environment.get_template("report.html").render(
        lang=lang,
        title=SAYS(lang, "title", game=parts["game"]),
        heading=SAYS(lang, "heading-report", **parts),
        played=SAYS(
            lang,
            "played",
            players=str(report["players"]),
            bots=", ".join(dict.fromkeys(report["bots"])),
            seed=str(report["seed"]),
            version=str(report["biberbau"]),
        ),
        options=SAYS(lang, "options-are", options=_pairs(report["options"])),
        how_sure=SAYS(lang, "how-sure"),
        shortened=said.shortened(),
        contents=SAYS(lang, "contents"),
        sections=list(said.sections()),
        Markup=Markup,
    )


def _pairs(options: Mapping[str, Any]) -> str:
    """Options as a command takes them."""
    shown = {True: "true", False: "false"}
    return ", ".join(
        f"{name}={shown[value] if isinstance(value, bool) else value}" for name, value in options.items()
    )


class _Said:
    """A report in a language, section by section."""

    def __init__(self, report: Document, lang: str) -> None:
        self.report, self.lang = report, lang
        self.fair = 1 / report["players"]
        self.measures: dict[str, Document] = {one["name"]: one for one in report["measures"]}

    def shortened(self) -> str:
        """The note that parts beside the whole games have fewer games because these are long; "" where they have not."""
        if "shortened" not in self.report:
            return ""
        share = format_percent(self.report["shortened"], "0 %", locale=self.lang).replace(" ", "\u00a0")
        return SAYS(self.lang, "shortened", share=share)

    def sections(self) -> Iterator[Section]:
        """All that the report has."""
        makers: Mapping[str, Callable[[], Section]] = {
            "against": self._against,
            "length": partial(self._measured, "length", ("plies", "choices", "minutes", "rounds")),
            "seats": self._seats,
            "levels": self._levels,
            "luck": self._luck,
            "course": partial(self._measured, "course", tuple(self._course())),
            "kingmaking": self._kingmaking,
            "worth": self._worth,
            "regret": self._regret,
            "rules": self._rules,
            "actions": self._actions,
            "events": self._events,
        }
        for key, make in makers.items():
            if key in self.report or key in ("length", "seats", "course"):
                yield make()

    def _course(self) -> Iterator[str]:
        plain = ("plies", "choices", "minutes", "rounds")
        return (name for name in self.measures if name not in plain and not name.startswith(SEAT))

    # ------------------------------------------------------------------------------------------------- numbers

    def number(self, value: float | None) -> str:
        """A number in the language's format, with three significant digits or all before the point."""
        if value is None:
            return SAYS(self.lang, "unsure")
        form = (
            "#,##0" if abs(value) >= 100 or value == int(value) else "#,##0.0" if abs(value) >= 10 else "0.00"
        )
        return str(format_decimal(value, form, locale=self.lang)).replace("-", "−")

    def percent(self, value: float | None) -> str:
        """A share of the whole."""
        if value is None:
            return SAYS(self.lang, "unsure")
        return str(format_percent(value, "0.0 %", locale=self.lang)).replace("-", "−").replace(" ", "\u00a0")

    def shown(self, value: float | None, share: bool) -> str:
        """A share or a number."""
        return self.percent(value) if share else self.number(value)

    def interval(self, bounds: Sequence[float | None], share: bool) -> str:
        """A range of shares or numbers."""
        low, high = bounds
        if low is None or high is None:
            return SAYS(self.lang, "unsure")
        return f"{self.shown(low, share)}\u00a0… {self.shown(high, share)}"

    def _head(self, *names: str) -> list[str]:
        return [SAYS(self.lang, HEADS[name]) for name in names]

    def _section(
        self, key: str, table: Table, picture: str = "", *, says: Sequence[str] = (), **parts: str
    ) -> Section:
        title = SAYS(self.lang, SECTIONS[key])
        return Section(key, title, SAYS(self.lang, INTROS[key], **parts), table, picture, says)

    def _picture(self, key: str, rows: Sequence[tuple[str, Document]], zero: float, below: str) -> str:
        """Shares with their intervals, in points of a hundred."""
        drawn = [
            Row(label, 100 * row["value"], 100 * row["ci95"][0], 100 * row["ci95"][1])
            for label, row in rows
            if row["ci95"][0] is not None
        ]
        if len(drawn) > MOST_DRAWN:
            drawn = drawn[: MOST_DRAWN // 2] + drawn[-MOST_DRAWN // 2 :]
        return intervals(drawn, f"{below} (%)", f"report-{key}", 100 * zero) if drawn else ""

    # ------------------------------------------------------------------------------------------------- sections

    def _measured(self, key: str, names: Sequence[str]) -> Section:
        rows = []
        for name in names:
            one = self.measures[name]
            share = one["share"]
            rows.append(
                (
                    measure_name(name, self.lang),
                    self.shown(one["value"], share),
                    self.interval(one["ci95"], share),
                )
            )
        table = Table(self._head("measure", "value", "interval"), rows, [False] * len(rows))
        if key != "length":
            return self._section(key, table)
        bins = self.report["lengths"]
        picture = bars(bins["edges"], bins["games"], measure_name("plies", self.lang), "report-length")
        return self._section(key, table, picture, seconds=str(self.report["seconds_a_decision"]))

    def _seats(self) -> Section:
        found = [one for name, one in self.measures.items() if name.startswith(SEAT)]
        rows = [(str(seat), one) for seat, one in enumerate(found, start=1)]
        heads = self._head("seat", "share", "interval", "for_a_point")
        table = Table(heads, [(name, *self._share(one)) for name, one in rows], [False] * len(rows))
        return self._section("seats", table, self._picture("seats", rows, self.fair, heads[1]))

    def _share(self, one: Document) -> tuple[str, str, str]:
        return (
            self.percent(one["value"]),
            self.interval(one["ci95"], True),
            self.number(one["games_for_a_point"]),
        )

    def _levels(self) -> Section:
        found = self.report["levels"]
        heads = self._head("level", "others", "games", "share", "interval", "for_a_point")
        rows = [(one["bot"], one["others"], self.number(one["games"]), *self._share(one)) for one in found]
        labels = [(f"{one['bot']} – {one['others']}", one) for one in found]
        picture = self._picture("levels", labels, self.fair, heads[3])
        says = [self._spread(self.report["spread"])] if "spread" in self.report else []
        return self._section("levels", Table(heads, rows, [False] * len(rows)), picture, says=says)

    def _spread(self, found: Document) -> str:
        elo, chess = found["elo"], found["chess"]
        return SAYS(
            self.lang,
            "spread",
            weakest=found["weakest"],
            strongest=found["strongest"],
            elo=self.number(elo["value"] and round(elo["value"])),
            elo_interval=self.interval([bound and round(bound) for bound in elo["ci95"]], False),
            chess=self.number(chess["value"]),
            chess_interval=self.interval(chess["ci95"], False),
        )

    def _luck(self) -> Section:
        found = self.report["luck"]
        names = {"deal": SAYS(self.lang, "luck-deal"), "all": SAYS(self.lang, "luck-all")}
        rows = [(name, *self._share(found[key])) for key, name in names.items()]
        table = Table(self._head("measure", "value", "interval", "for_a_point"), rows, [False] * len(rows))
        return self._section(
            "luck", table, games=self.number(found["games"]), playouts=str(found["playouts"])
        )

    def _kingmaking(self) -> Section:
        found = self.report["kingmaking"]
        names = {"hopeless": SAYS(self.lang, "hopeless"), "moved": SAYS(self.lang, "moved")}
        rows = [(name, *self._share(found[key])) for key, name in names.items()]
        table = Table(self._head("measure", "value", "interval", "for_a_point"), rows, [False] * len(rows))
        return self._section("kingmaking", table, looked=self.number(found["looked"]))

    def _card(self, one: Document) -> str:
        return card_name(self.report["game"], one["card"], self.lang)

    def _worth(self) -> Section:
        found = self.report["worth"]
        heads = self._head("card", "worth", "interval", "twins", "for_a_point", "mark")
        rows = [
            (
                self._card(one),
                self.percent(one["value"]),
                self.interval(one["ci95"], True),
                self.number(one["twins"]),
                self.number(one["games_for_a_point"]),
                self._marks(one, ("stands_out",)),
            )
            for one in found["cards"]
        ]
        labels = [(self._card(one), one) for one in found["cards"]]
        return self._section(
            "worth",
            Table(heads, rows, [one["stands_out"] for one in found["cards"]]),
            self._picture("worth", labels, 0.0, heads[1]),
            twins=self.number(found["twins"]),
            saved=self.percent(found["variance_saved"]),
        )

    def _regret(self) -> Section:
        found = self.report["regret"]
        heads = self._head("kind", "cost", "interval", "games", "decisions", "for_a_point", "mark")
        rows = [
            (
                one["word"],
                self.percent(one["value"]),
                self.interval(one["ci95"], True),
                self.number(one["games"]),
                self.number(one["decisions_a_game"]),
                self.number(one["games_for_a_point"]),
                self._marks(one, ("stands_out",)),
            )
            for one in found
        ]
        picture = self._picture("regret", [(one["word"], one) for one in found], 0.0, heads[1])
        return self._section("regret", Table(heads, rows, [one["stands_out"] for one in found]), picture)

    def _marks(self, row: Document, names: Sequence[str]) -> str:
        return ", ".join(SAYS(self.lang, MARKS[name]) for name in names if row[name])

    def _actions(self) -> Section:
        found = sorted(self.report["actions"], key=lambda one: -float(one["rate"]["value"]))
        heads = self._head("action", "offered", "rate", "interval", "by_lot", "won", "turned", "mark")
        rows = [
            (
                one["action"],
                self.number(one["offered"]),
                self.percent(one["rate"]["value"]),
                self.interval(one["rate"]["ci95"], True),
                self.percent(one["by_lot"]),
                self.percent(one["won"]["value"]),
                self.percent(one["turned"]),
                self._marks(one, ("dead", "dominant", "winning")),
            )
            for one in found
        ]
        return self._section("actions", Table(heads, rows, [one["dead"] or one["dominant"] for one in found]))

    def _events(self) -> Section:
        found = self.report["events"]
        heads = self._head("says", "a_game", "in_games", "turned")
        rows = [
            (
                event_says(self.report["game"], one["event"], one["says"], self.lang),
                self.number(one["a_game"]["value"]),
                self.percent(one["games"]["value"]),
                self.percent(one["turned"]),
            )
            for one in found
        ]
        return self._section("events", Table(heads, rows, [False] * len(rows)))

    def _rules(self) -> Section:
        found = self.report["rules"]
        rows, marked = list[Sequence[str]](), list[bool]()
        for rule in found:
            sure = [one for one in rule["measures"] if one["stands_out"] and one["name"] != "minutes"]
            does = " ".join(sentence(one, self.lang) for one in sure) or SAYS(self.lang, "changed-nothing")
            rows.append((_pairs({rule["option"]: rule["value"]}), self.number(rule["games"]), does))
            marked.append(bool(sure))
        return self._section("rules", Table(self._head("rule", "games", "does"), rows, marked))

    def _against(self) -> Section:
        found = self.report["against"]
        sure = [one for one in found["measures"] if one["stands_out"]]
        heads = self._head("measure", "before", "after", "change", "interval", "for_a_point")
        rows = [
            (
                measure_name(one["name"], self.lang),
                self.shown(one["before"], one["share"]),
                self.shown(one["after"], one["share"]),
                self.shown(one["value"], one["share"]),
                self.interval(one["ci95"], one["share"]),
                self.number(one["games_for_a_point"]) if one["share"] else "",
            )
            for one in found["measures"]
        ]
        table = Table(heads, rows, [one["stands_out"] for one in found["measures"]])
        says = [sentence(one, self.lang) for one in sure] or [SAYS(self.lang, "changed-nothing")]
        if rest := [
            measure_name(one["name"], self.lang) for one in found["measures"] if not one["stands_out"]
        ]:
            says.append(SAYS(self.lang, "not-changed", what="; ".join(rest)))
        return self._section("against", table, says=says, changes=_pairs(found["options"]))


def sentence(change: Document, lang: str) -> str:
    """A sentence about a significant change."""
    said, share = _Said({"players": 1, "measures": []}, lang), change["share"]
    low, high = change["ci95"]

    def much(value: float) -> str:
        return SAYS(lang, "by-points", n=said.number(round(100 * value, 1))) if share else said.number(value)

    parts = {
        "what": measure_name(change["name"], lang),
        "by": much(abs(change["value"])),
        "half": much((high - low) / 2),
        "before": said.shown(change["before"], share),
        "after": said.shown(change["after"], share),
    }
    return SAYS(lang, "changed-up" if change["value"] > 0 else "changed-down", **parts)
