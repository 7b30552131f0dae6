"""Models to HTML: pages without a table; those with one are in ``table_pages``."""

from __future__ import annotations

from collections.abc import Mapping

from markupsafe import Markup

from ...games.common.view.shown import shown, shown_ids, spoken
from ...kernel.options import Option, Value
from ..domain.setup_forms import CLOCKS, FILLS
from ..domain.terms import ABSENT, USUAL
from ..play import server_policy
from ..storage.load import STATUSES
from .environment import environment, page_of
from .learning import LessonsModel
from .model import (
    FairModel,
    JoinModel,
    LandingModel,
    LeaveModel,
    MessageModel,
    OpenModel,
    RulesModel,
    SetupModel,
    WatchModel,
    WhichModel,
)
from .model_analysis import AnalysesModel, SetUpModel
from .model_operator import OperatorModel
from .model_programs import ProgramsModel, ProtocolModel
from .model_you import (
    COLOURS,
    BecomeModel,
    ForgetModel,
    FriendsModel,
    GamesModel,
    LinkModel,
    OutModel,
    RankingModel,
    YouModel,
)
from .puzzles import GamePuzzlesModel, PuzzlesModel
from .rules_page import linked, rules_page
from .training import TrainingModel


def landing(model: LandingModel) -> str:
    """The covers, and the tables at which the visitor sits."""
    drawn = Markup(open_tables(model.open or OpenModel(model.lang)))
    return page_of("landing.html", model.lang, model=model, open=drawn)


def open_tables(model: OpenModel) -> str:
    """The tables at which anybody may sit down, as a part of the first page."""
    return environment(model.lang).get_template("open.html").render(model=model)


def which(model: WhichModel) -> str:
    """The list of games to choose from."""
    return page_of("which.html", model.lang, model=model)


def watch(model: WatchModel) -> str:
    """The running games that anybody may watch."""
    return page_of("watch.html", model.lang, model=model)


def setup(model: SetupModel) -> str:
    """The form for a new table: the main options in the open, those that rulings leave to a table under "House rules"."""
    return page_of("setup.html", model.lang, model.kind.id, model=model, **_fields(model))


def change_rules(model: SetupModel) -> str:
    """The options of a table that has not begun, as a part of its host's page."""
    lang = spoken(model.kind.id, model.lang)
    return environment(lang).get_template("change.html").render(model=model, **_fields(model))


def _fields(model: SetupModel) -> dict[str, object]:
    """The context of a form about options and terms."""
    upfront = shown(model.kind.id).upfront
    options = [option for option in model.kind.options if option.name != "players"]
    plain = [option for option in options if (option.name in upfront if upfront else not option.ruling)]
    house = [option for option in options if option not in plain]
    fields = ["option.players", "name", *(f"seat{seat}" for seat in range(1, model.kind.players[1]))]
    fields += ["listed", "programs", "fill", "level", "clock", "absent"]
    fields += [f"option.{option.name}" for option in (*plain, *house)]
    return {
        "plain": plain,
        "house": house,
        "changed": sum(not _as_usual(option, model.values) for option in house),
        "clocks": CLOCKS,
        "fills": FILLS,
        "absent": ABSENT,
        "usual": USUAL,
        "house_wrong": any(f"option.{option.name}" in model.errors for option in house),
        "first_wrong": next((field for field in [*fields, "words"] if field in model.errors), ""),
    }


def _as_usual(option: Option, typed: Mapping[str, str]) -> bool:
    """Whether a form leaves an option at its default."""
    usual = "" if option.where else str(option.default).lower()
    return typed.get(f"option.{option.name}", usual) == usual


def join(model: JoinModel) -> str:
    """The form behind an invitation, or why nobody can sit down any more."""
    first_wrong = next(iter(model.errors), "")
    return page_of("join.html", model.lang, model.game.id, model=model, first_wrong=first_wrong)


def training_page(model: TrainingModel) -> str:
    """A page of the memory training."""
    return page_of("training.html", model.lang, model.kind.id, model=model)


def puzzles_page(model: PuzzlesModel) -> str:
    """The puzzle of the day, and the games that have puzzles."""
    return page_of("puzzles.html", model.lang, model=model)


def game_puzzles_page(model: GamePuzzlesModel) -> str:
    """A game's puzzles."""
    return page_of("puzzles_game.html", model.lang, model.kind.id, model=model)


def set_up_page(model: SetUpModel) -> str:
    """The form that sets an analysis board up."""
    return page_of("analysis_setup.html", model.lang, model.kind.id, model=model)


def analyses_page(model: AnalysesModel) -> str:
    """The games that can be analysed."""
    return page_of("analyses.html", model.lang, model=model)


def lessons_page(model: LessonsModel) -> str:
    """A game's lessons."""
    return page_of("lessons.html", model.lang, model.kind.id, model=model)


def fair_page(model: FairModel) -> str:
    """How a table is dealt."""
    return page_of("fair.html", model.lang, model.game.id, model=model)


def rules(model: RulesModel) -> str:
    """A game's rules page."""
    told = rules_page(
        model.kind.id, spoken(model.kind.id, model.lang), model.options, pictures=model.pictures
    )
    return page_of("rules.html", model.lang, model.kind.id, model=model, rules=told)


def you(model: YouModel) -> str:
    """A person's page."""
    return page_of("you.html", model.lang, model=model, colours=range(COLOURS))


def my_games(model: GamesModel) -> str:
    """A person's own tables."""
    return page_of("you_games.html", model.lang, model=model)


def friends(model: FriendsModel) -> str:
    """People somebody has played with."""
    return page_of("you_people.html", model.lang, model=model)


def programs(model: ProgramsModel) -> str:
    """Somebody's own programs."""
    return page_of("programs.html", model.lang, model=model)


def protocol(model: ProtocolModel) -> str:
    """The protocol as a page."""
    return page_of("protocol.html", model.lang, model=model, always=model.always)


def link(model: LinkModel) -> str:
    """A link to another device."""
    return page_of("you_link.html", model.lang, model=model)


def become(model: BecomeModel) -> str:
    """The question of a link to another device."""
    return page_of("you_become.html", model.lang, model=model)


def forget(model: ForgetModel) -> str:
    """What deletion removes, and the question whether to do it."""
    return page_of("you_forget.html", model.lang, model=model)


def sign_out(model: OutModel) -> str:
    """What signing out means, here and elsewhere."""
    return page_of("you_out.html", model.lang, model=model)


def ranking(model: RankingModel) -> str:
    """A game's leaderboard."""
    return page_of("ranking.html", model.lang, model.kind.id, model=model)


def leave(model: LeaveModel) -> str:
    """The question whether a person is sure."""
    return page_of("leave.html", model.lang, model.kind.id, model=model)


def message_page(model: MessageModel) -> str:
    """One message."""
    text = linked(model.text, model.game, f"/rules/{model.game}", model.lang) if model.game else model.text
    return page_of("message.html", model.lang, model=model, text=text)


def operator_door(model: OperatorModel) -> str:
    """The question for the operator's token."""
    return page_of("operator_door.html", model.lang, model=model)


def operator_page(model: OperatorModel) -> str:
    """The operator's overview."""
    titles = {game: shown(game).words.title(spoken(game, model.lang)) for game in shown_ids()}
    return page_of(
        "operator.html",
        model.lang,
        model=model,
        titles=titles,
        statuses=STATUSES,
        spelled=server_policy.spelled,
        days=_days,
    )


def _days(days: float) -> Value:
    """A number of days for a sentence: an integer where it is whole."""
    return int(days) if days == int(days) else str(days)


def to_all(note: server_policy.Note, lang: str) -> str:
    """The note to all, for a page that is open."""
    return environment(lang).get_template("to_all.html").render(to_all=note)


def offline_page(lang: str) -> str:
    """The offline page, the same for everybody: without today's note to all, which may be out of date by then, and
    without the menu entries for people at this machine.
    """
    return page_of("offline.html", lang, to_all=server_policy.Note(), laboratory=False)
