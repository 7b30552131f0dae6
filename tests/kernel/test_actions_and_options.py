"""The action table and the options of a game."""

from __future__ import annotations

import pytest

from biberbau.errors import NotationError, OptionError
from biberbau.kernel.actions import Action, ActionTable, Family
from biberbau.kernel.options import Option, Where, encode, resolve

TABLE = ActionTable(
    (Family("pass"), Family("play", ("1", "2", "3")), Family("swap", ("left", "right"))),
    aliases={"play": {"fairy": "2"}},
)
OPTIONS = (
    Option("players", 3, "How many play.", low=2, high=5),
    Option("open", False, "Open hands.", ruling="X1"),
    Option("end", "soon", "When it ends.", choices=("soon", "late")),
)


def test_ids_are_consecutive_and_families_know_their_first() -> None:
    assert [action.id for action in TABLE.actions] == list(range(6)) == list(range(len(TABLE)))
    assert TABLE.first == {"pass": 0, "play": 1, "swap": 4}
    assert [family.size for family in (Family("pass"), Family("play", ("1", "2")))] == [1, 2]


def test_a_table_is_gone_through_to_its_end() -> None:
    assert list(TABLE) == list(TABLE.actions)
    assert TABLE.actions[2] in TABLE and Action(99, "play", "9") not in TABLE


def test_notation_goes_both_ways() -> None:
    assert [str(action) for action in TABLE.actions] == [
        "pass",
        "play 1",
        "play 2",
        "play 3",
        "swap left",
        "swap right",
    ]
    for action in TABLE.actions:
        assert TABLE.parse(action.notation) == TABLE[action.id] == action


@pytest.mark.parametrize("text", ["PLAY 2", " play   2 ", "play fairy", "Play Fairy"])
def test_people_may_type_carelessly(text: str) -> None:
    assert TABLE.parse(text).notation == "play 2"


def test_names_may_be_typed_as_they_are_printed() -> None:
    table = ActionTable(
        (Family("add", ("badguy", "draw two", "red 7", "1", "12", "a:badguy")), Family("lay"))
    )
    for text, notation in (
        ("add Bad Guy", "add badguy"),
        ("add Draw-Two", "add draw two"),
        ("ADD red7", "add red 7"),
        ("add a: Bad Guy", "add a:badguy"),
    ):
        assert table.parse(text).notation == notation
    for text in ("add 1 2", "add", "bad guy"):
        with pytest.raises(NotationError):
            table.parse(text)
    with pytest.raises(NotationError, match=r"'add' takes one of draw two, red 7, 1, 12$"):
        table.parse("add 9", lacking={"badguy"})


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        ("play 9", "'play' takes one of 1, 2, 3"),
        ("jump", "actions begin with one of pass, play, swap"),
        ("", "begin"),
    ],
)
def test_wrong_notation_says_what_would_be_right(text: str, hint: str) -> None:
    with pytest.raises(NotationError, match=hint):
        TABLE.parse(text)


@pytest.mark.parametrize("number", [-1, 6])
def test_ids_out_of_range_are_refused(number: int) -> None:
    with pytest.raises(NotationError, match="from 0 to 5"):
        TABLE[number]


# -------------------------------------------------------------------------------------------------------- options


def test_options_resolve_to_defaults_and_given_values() -> None:
    assert resolve(OPTIONS, {}) == {"players": 3, "open": False, "end": "soon"}
    assert resolve(OPTIONS, {"end": "late", "players": 5}) == {"players": 5, "open": False, "end": "late"}


def test_a_default_may_depend_on_an_option_before_it() -> None:
    late = (Where("end", "late", "many"), Where("open", True, "few"))
    options = (*OPTIONS, Option("rounds", "some", "How many.", choices=("few", "some", "many"), where=late))
    assert resolve(options, {})["rounds"] == "some"
    assert resolve(options, {"open": True})["rounds"] == "few"
    assert resolve(options, {"open": True, "end": "late"})["rounds"] == "many"
    assert resolve(options, {"end": "late", "rounds": "some"})["rounds"] == "some"
    others = [{"end": "late", "default": "many"}, {"open": True, "default": "few"}]
    assert options[-1].as_json()["default_where"] == others
    with pytest.raises(ValueError, match="only a choice"):
        Option("rounds", 3, "How many.", high=5, where=late)


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"players": 6}, "a whole number from 2 to 5"),
        ({"players": True}, "a whole number"),
        ({"players": "3"}, "a whole number"),
        ({"open": 1}, "true or false"),
        ({"end": "never"}, "one of soon, late"),
        ({"end": 0}, "one of soon, late"),
        ({"colour": "red"}, "there is no option 'colour'"),
    ],
)
def test_wrong_options_say_what_would_be_right(given: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError, match=message):
        resolve(OPTIONS, given)


def test_a_kernel_reads_numbers() -> None:
    assert encode(OPTIONS, {"players": 4, "open": True, "end": "late"}).tolist() == [4, 1, 1]
    assert encode(OPTIONS, resolve(OPTIONS, {})).tolist() == [3, 0, 0]


@pytest.mark.parametrize(
    ("number", "text", "value"),
    [
        (0, " 4 ", 4),
        (1, "yes", True),
        (1, "OFF", False),
        (1, "1", True),
        (2, "late ", "late"),
        (2, "LATE", "late"),
    ],
)
def test_options_come_from_text(number: int, text: str, value: object) -> None:
    assert OPTIONS[number].parsed(text) == value


@pytest.mark.parametrize(("number", "text"), [(0, "-4"), (0, "many"), (1, "maybe"), (2, "later")])
def test_wrong_text_is_refused(number: int, text: str) -> None:
    with pytest.raises(OptionError, match=OPTIONS[number].name):
        OPTIONS[number].parsed(text)


def test_options_describe_themselves() -> None:
    assert [option.kind for option in OPTIONS] == ["int", "bool", "choice"]
    assert OPTIONS[0].as_json() == {
        "name": "players", "type": "int", "default": 3, "doc": "How many play.", "min": 2, "max": 5,
    }  # fmt: skip
    assert OPTIONS[1].as_json()["ruling"] == "X1"
    assert OPTIONS[2].as_json()["choices"] == ["soon", "late"]
