"""The form for a new tournament."""

from __future__ import annotations

from collections.abc import Mapping

from ...errors import OptionError
from ...kernel.game import GameKind
from ...kernel.numbers import whole_number
from ..domain.messages import RefusedError
from ..domain.names import checked_name
from ..domain.pairings import FEWEST, MOST
from ..domain.seed_commitment import checked_words
from ..domain.setup_forms import CLOCKS, checked_ranked, for_all_ages, read_options, read_terms
from ..domain.terms import Terms
from ..storage.tournament_rows import SYSTEMS, Tournament
from .tournaments import ROUNDS

TITLE_LENGTH = 40

TIMED = CLOCKS[1:]
"""The clocks of a tournament, so that nobody waits for ever."""


def read_tournament(
    kind: GameKind, form: Mapping[str, str]
) -> tuple[Tournament | None, dict[str, RefusedError]]:
    """The tournament in a form, or, by field name, what is wrong with it."""
    errors: dict[str, RefusedError] = {}
    if form.get("plays", "1") == "1":
        try:
            checked_name(form.get("name", ""))
        except RefusedError as refusal:
            errors["name"] = refusal
    words = ""
    try:
        words = checked_words(form.get("words", ""))
        if words and not form.get("seal", ""):
            raise RefusedError(400, "words-first")
    except RefusedError as refusal:
        errors["words"] = refusal
    title = " ".join(form.get("title", "").split())
    if len(title) > TITLE_LENGTH or not title.isprintable():
        errors["title"] = RefusedError(400, "tournament-title", most=TITLE_LENGTH)
    system = form.get("system", SYSTEMS[1])
    if system not in SYSTEMS:
        errors["system"] = RefusedError(400, "option-choice")
    most = kind.players[1]
    seats = _number(form, "seats", 2, 2, most, errors)
    places = _number(form, "places", 8, FEWEST, MOST, errors)
    rounds = _number(form, "rounds", 0, 0, ROUNDS, errors)
    if form.get("same", "") not in ("", "1"):
        errors["same"] = RefusedError(400, "option-choice")
    terms, wrong = read_terms({"clock": TIMED[1]} | dict(form))
    errors |= wrong
    if not terms.clock and "clock" not in errors:
        errors["clock"] = RefusedError(400, "tournament-clock")
    errors |= checked_ranked(terms) if "clock" not in errors else {}
    given, wrong = read_options(kind, for_all_ages(kind) | dict(form))
    errors |= wrong
    given.pop("players", None)
    if errors:
        return None, errors
    made = Tournament(
        "",
        title,
        kind.id,
        given,
        Terms(level=terms.level, clock=terms.clock, absent=terms.absent, ranked=terms.ranked),
        system,
        seats,
        places,
        rounds if system == "swiss" else 0,
        form.get("same") == "1",
        "",
        words=words,
    )
    for people in range(made.fewest, seats + 1):
        try:
            made.game_of(people)
        except OptionError:
            return None, {"seats": RefusedError(400, "tournament-options", people=people)}
    return made, {}


def _number(
    form: Mapping[str, str], name: str, usual: int, low: int, high: int, errors: dict[str, RefusedError]
) -> int:
    found = whole_number(form[name]) if form.get(name, "") else usual
    if found is None or not low <= found <= high:
        errors[name] = RefusedError(400, "option-number", low=low, high=high)
        return usual
    return found
