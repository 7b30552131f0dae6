"""Pages of the laboratory: the form, first estimates, reports."""

from __future__ import annotations

import hashlib
import json
import math
import re
from base64 import b64encode
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock
from typing import Any
from urllib.parse import urlencode

from babel.numbers import format_decimal, format_percent
from markupsafe import Markup

from ...games import kind
from ...games.common.catalogues.wording import colon
from ...games.common.view.shown import shown, shown_ids, spoken
from ...kernel.game import Document, GameKind
from ...kernel.options import Value
from ...lab.report.texts import SEAT, measure_name
from ...match import Game
from ..domain.lab_plans import AGAINST, BOTS, DECK, GAMES, PARTS, SEEDS, USUAL, LabPlan, deck_text
from ..domain.messages import SAYS
from ..storage.lab_rows import LabRow, ListedReport
from .environment import page_of, value_name

BOT_NAMES = SAYS.family("lab-bot", tuple(bot.replace(":", "-") for bot in BOTS))
PART_NAMES = SAYS.family(
    "lab-part", ("games", "against", "twins", "lapses", "kingmaking", "luck", "levels", "rules")
)
LOOKED_AT = SAYS.family("lab-look", PARTS)
STATUS = SAYS.family("lab-is", ("open", "over", "enough", "budget", "failed"))

FEW = ("plies", "minutes", "lead_changes", "half_won")
"""The first estimates besides the seats."""

WIDTH, HEIGHT = 240, 18


@dataclass(frozen=True)
class ReportLink:
    """A report in a list. ``named``: its owner's title; ``about``: game and players in a few words; ``gone``: its game
    is no longer installed here.
    """

    id: str
    game: str
    named: str
    about: str
    created: float
    status: str
    told: bool
    gone: bool = False


@dataclass(frozen=True)
class LabGoneModel:
    """A report on a game that is no longer installed: only its numbers are left. ``mine``: the reader's own."""

    lang: str
    row: LabRow
    mine: bool


@dataclass(frozen=True)
class LabModel:
    """The first page: a visitor's reports, and the games of which reports can be made."""

    lang: str
    mine: tuple[ReportLink, ...]
    games: tuple[GameKind, ...]


@dataclass(frozen=True)
class LabFormModel:
    """The form for a report with its input, and by field name what is wrong with it."""

    lang: str
    kind: GameKind
    values: Mapping[str, str] = field(default_factory=dict)
    errors: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Estimated:
    """An estimate. ``drawn``: value and interval as a picture, "" where there is none."""

    name: str
    value: str
    interval: str
    drawn: str = ""


@dataclass(frozen=True)
class PartDone:
    """A part of a report: how many of its games are played, ``said`` in words; ``now``: it is being played."""

    name: str
    about: str
    done: int
    of: int
    said: str
    now: bool


@dataclass(frozen=True)
class LabReportModel:
    """A report as somebody sees it. ``rules``, ``changes``: options that are not as usual, and those of the other
    variant; ``ray``: a cluster plays it, and ``away``: that does not answer; ``gone``: rules that there are no more;
    ``others``: reports of theirs that it can be compared with; ``plays``: where a table by these rules is set.
    """

    lang: str
    row: LabRow
    plan: LabPlan
    kind: GameKind
    mine: bool
    stays: bool
    games: str
    about: str
    reason: str
    ray: bool
    away: bool
    parts: tuple[PartDone, ...]
    seats: tuple[Estimated, ...]
    few: tuple[Estimated, ...]
    says: tuple[str, ...]
    rules: tuple[tuple[str, str], ...]
    changes: tuple[tuple[str, str], ...]
    gone: str
    others: tuple[ReportLink, ...]
    plays: str
    link: str


@dataclass(frozen=True)
class Compared:
    """A measure of two reports. ``sure``: the difference is significant among all of them."""

    name: str
    first: str
    second: str
    change: str
    half: str
    sure: bool


@dataclass(frozen=True)
class CompareModel:
    """Two reports side by side."""

    lang: str
    kind: GameKind
    first: ReportLink
    second: ReportLink
    rows: tuple[Compared, ...]
    same_deals: bool


# ----------------------------------------------------------------------------------------------------- numbers


def _percent(value: float, lang: str, form: str = "0.0 %") -> str:
    return str(format_percent(value, form, locale=lang)).replace("-", "−").replace(" ", "\u00a0")


def _number(value: float, lang: str) -> str:
    form = "#,##0" if abs(value) >= 100 else "#,##0.0" if abs(value) >= 10 else "0.00"
    return str(format_decimal(value, form, locale=lang)).replace("-", "−")


def _shown(value: float | None, share: bool, lang: str) -> str:
    if value is None:
        return SAYS(lang, "lab-unsure")
    return _percent(value, lang) if share else _number(value, lang)


def _count(value: int, lang: str) -> str:
    return str(format_decimal(value, "#,##0", locale=lang))


def drawn(low: float, value: float, high: float, fair: float, most: float) -> Markup:
    """A share with its interval on a line from 0 to ``most``, and the fair share."""

    def at(share: float) -> str:
        return f"{4 + (WIDTH - 8) * min(1.0, max(0.0, share / most)):.1f}"

    middle = HEIGHT // 2
    return Markup(
        f'<svg class="drawn" viewBox="0 0 {WIDTH} {HEIGHT}" aria-hidden="true">'
        f'<path class="axis" d="M4 {middle}H{WIDTH - 4}"/>'
        f'<path class="fair" d="M{at(fair)} 0V{HEIGHT}"/><path class="range" d="M{at(low)} {middle}H{at(high)}"/>'
        f'<circle cx="{at(value)}" cy="{middle}" r="5"/></svg>'
    )


def _estimated(
    measures: Sequence[Document], players: int, lang: str
) -> tuple[list[Estimated], list[Estimated]]:
    """The estimates of seats, and a few others."""
    seats = [one for one in measures if one["name"].startswith(SEAT)]
    ends = [one["ci95"][1] for one in seats if one["ci95"][1] is not None]
    most = min(1.0, max([2 / players, *ends]))
    lines, few = list[Estimated](), list[Estimated]()
    for one in (*seats, *(other for other in measures if other["name"] in FEW)):
        low, high = one["ci95"]
        value, share, name = one["value"], one["share"], str(one["name"])
        known = low is not None and high is not None
        interval = f"{_shown(low, share, lang)} – {_shown(high, share, lang)}" if known else ""
        is_seat = name.startswith(SEAT)
        picture = drawn(low, value, high, 1 / players, most) if is_seat and known else ""
        called = (
            SAYS(lang, "lab-seat", number=int(name.removeprefix(SEAT)) + 1)
            if is_seat
            else measure_name(name, lang)
        )
        (lines if is_seat else few).append(Estimated(called, _shown(value, share, lang), interval, picture))
    return lines, few


# ----------------------------------------------------------------------------------------------------- models


def _about(plan: LabPlan, lang: str) -> str:
    """The plan in a few words."""
    bots = SAYS(lang, BOT_NAMES[plan.bots.replace(":", "-")])
    return SAYS(lang, "lab-about", games=_count(plan.games, lang), players=plan.game.players, bots=bots)


def _named(game: str, options: Mapping[str, Value], lang: str) -> tuple[tuple[str, str], ...]:
    words = shown(game).words
    return tuple(
        (words.option_name(name, lang), value_name(game, name, value, lang))
        for name, value in options.items()
    )


def link_to(row: LabRow | ListedReport, lang: str) -> ReportLink:
    """A report in a list."""
    if row.game not in shown_ids():
        about = SAYS(lang, "lab-game-gone", game=row.game)
        return ReportLink(row.id, row.game, row.title, about, row.created, row.status, told=False, gone=True)
    plan, tongue = LabPlan.read(row.game, row.plan), spoken(row.game, lang)
    about = _about(plan, lang)
    named = [name + colon(tongue) + value for name, value in _named(row.game, unusual(plan.game), tongue)]
    if plan.against:
        other = ", ".join(
            name + colon(tongue) + value for name, value in _named(row.game, plan.against, tongue)
        )
        named.append(SAYS(lang, "lab-versus", other=other))
    if plan.gone:
        named.append(SAYS(lang, "lab-gone-short", rules=_gone(plan)))
    told = bool(row.document) if isinstance(row, LabRow) else bool(row.told)
    return ReportLink(row.id, row.game, row.title, " · ".join([about, *named]), row.created, row.status, told)


def _gone(plan: LabPlan) -> str:
    """Options of a plan that the game no longer has, without names, which are unknown by now."""
    return ", ".join(f"{name}={value}".lower() for name, value in plan.gone.items())


def unusual(game: Game) -> dict[str, Value]:
    """The options that differ from the defaults for that number of players."""
    usual = Game.of(game.id, {"players": game.players}).options
    return {name: value for name, value in game.options.items() if usual[name] != value}


def report_model(
    row: LabRow,
    *,
    lang: str,
    player: str | None,
    mine: Sequence[ListedReport],
    address: str,
    stays: bool,
) -> LabReportModel:
    """A report for one visitor; ``mine``: all reports of theirs."""
    plan, tongue = LabPlan.read(row.game, row.plan), spoken(row.game, lang)
    progress: dict[str, Any] = json.loads(row.progress)
    parts = progress.get("parts", [])
    seats, few = _estimated(progress.get("measures", []), plan.game.players, tongue)
    comparable = [
        link_to(one, tongue)
        for one in mine
        if one.id != row.id and one.told and one.game == row.game
        if LabPlan.read(one.game, one.plan).game.players == plan.game.players
    ]
    asked = {name: value for name, value in plan.game.options.items() if name == "players"} | unusual(
        plan.game
    )
    query = urlencode({f"option.{name}": str(value).lower() for name, value in asked.items()})
    return LabReportModel(
        lang,
        row,
        plan,
        plan.game.kind,
        player is not None and player == row.player,
        stays,
        _count(progress.get("games", 0), tongue),
        _about(plan, tongue),
        progress.get("reason", ""),
        progress.get("ray", False),
        progress.get("away", False),
        tuple(_part(one, row.open and one is parts[-1], tongue) for one in parts),
        tuple(seats),
        tuple(few),
        _sentences(progress.get("changes"), tongue),
        _named(row.game, unusual(plan.game), tongue),
        _named(row.game, plan.against, tongue),
        _gone(plan),
        tuple(comparable),
        f"/new/{row.game}?{query}",
        address,
    )


def _part(one: Document, now: bool, lang: str) -> PartDone:
    done, of = one["done"] * one["size"], one["of"] * one["size"]
    said = SAYS(lang, "lab-of", done=_count(done, lang), of=_count(of, lang))
    return PartDone(SAYS(lang, PART_NAMES[one["kind"]]), one["about"], done, of, said, now)


def _sentences(changes: Sequence[Document] | None, lang: str) -> tuple[str, ...]:
    """The sure effects of the other variant, so far."""
    if changes is None:
        return ()
    from ...lab.report.page import sentence  # needs packages of the extra lab

    return tuple(sentence(one, lang) for one in changes if one["stands_out"]) or (
        SAYS(lang, "lab-no-change"),
    )


def compare_model(first: LabRow, second: LabRow, lang: str) -> CompareModel:
    """Two finished reports of one game side by side."""
    from ...lab.report.estimates import stand_out

    tongue = spoken(first.game, lang)
    one, other = (json.loads(row.document) for row in (first, second))
    theirs = {measure["name"]: measure for measure in other["measures"]}
    pairs = [(measure, theirs[measure["name"]]) for measure in one["measures"] if measure["name"] in theirs]
    known = [pair for pair in pairs if all(side["value"] is not None and _half(side) for side in pair)]
    sure = stand_out([_chance(*pair) for pair in known])
    rows = []
    for (mine, their), stands in zip(known, sure, strict=True):
        share, change = mine["share"], their["value"] - mine["value"]
        rows.append(
            Compared(
                measure_name(mine["name"], tongue),
                _shown(mine["value"], share, tongue),
                _shown(their["value"], share, tongue),
                ("+" if change > 0 else "") + _shown(change, share, tongue),
                _shown(math.hypot(_half(mine), _half(their)), share, tongue),
                stands,
            )
        )
    rows.sort(key=lambda row: not row.sure)
    same = all(one[name] == other[name] for name in ("seed", "bots"))
    links = link_to(first, tongue), link_to(second, tongue)
    return CompareModel(lang, kind(first.game), *links, tuple(rows), same)


def _half(measure: Document) -> float:
    """Half the width of an interval; the longer half of one that is cut off at 0 or 1."""
    low, high = measure["ci95"]
    return 0.0 if low is None else max(high - measure["value"], measure["value"] - low)


def _chance(one: Document, other: Document) -> float:
    """The p-value of such a difference, as if both reports were independent."""
    error = math.hypot(_half(one), _half(other)) / 1.96
    return math.erfc(abs(one["value"] - other["value"]) / error / math.sqrt(2))


# -------------------------------------------------------------------------------------------------------- HTML


def lab_page(model: LabModel) -> str:
    """The first page."""
    return page_of("lab.html", model.lang, "", model=model, status=STATUS)


def form_page(model: LabFormModel) -> str:
    """The form for a report."""
    options = [option for option in model.kind.options if option.name != "players"]
    typed = model.values
    return page_of(
        "lab_new.html",
        model.lang,
        model.kind.id,
        model=model,
        options=options,
        bots=BOTS,
        bot_names=BOT_NAMES,
        parts=PARTS,
        looks=LOOKED_AT,
        bounds=(GAMES[0], GAMES[1], USUAL),
        seeds=SEEDS,
        against=AGAINST,
        usual_deck="" if model.kind.deck is None else deck_text(Game.of(model.kind.id)),
        open_rules=DECK in model.errors
        or typed.get(DECK, "") != ""
        or any(
            typed.get(f"option.{one.name}", "") not in ("", str(one.default).lower())
            or f"option.{one.name}" in model.errors
            for one in options
        ),
        open_other=any(
            name.startswith(AGAINST) and value for name, value in (*typed.items(), *model.errors.items())
        ),
        first_wrong=next(iter(model.errors), ""),
    )


def report_page(model: LabReportModel) -> str:
    """A report's page."""
    return page_of("lab_report.html", model.lang, model.kind.id, model=model, status=STATUS)


def gone_page(model: LabGoneModel) -> str:
    """A report on a game that is no longer installed."""
    return page_of("lab_gone.html", model.lang, "", model=model)


def compare_page(model: CompareModel) -> str:
    """Two reports side by side."""
    return page_of("lab_compare.html", model.lang, model.kind.id, model=model)


_DRAWS = Lock()
"""Matplotlib's settings are global to the process."""

_SHEET = re.compile(r"<style>(.*?)</style>", re.DOTALL)


@lru_cache(maxsize=16)
def whole_page(document: str, lang: str) -> tuple[str, str]:
    """A report as a self-contained page, and its content security policy: its own style sheet alone.

    ``document``: the report as it is stored.
    """
    from ...lab.report.page import page

    with _DRAWS:
        html = page(json.loads(document), lang)
    sheets = " ".join(
        f"'sha256-{b64encode(hashlib.sha256(sheet.encode()).digest()).decode()}'"
        for sheet in _SHEET.findall(html)
    )
    policy = (
        f"default-src 'none'; style-src {sheets}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    )
    return html, policy
