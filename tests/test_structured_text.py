"""Documents are read strictly: a name stands once, a byte order mark is no data, 7 is as good a name as "7"."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as some

from biberbau.cli.documents import DocumentError, read_document
from biberbau.match import Position
from biberbau.structured_text import DuplicateNameError, read_json, read_yaml

BIBERBANDE = {
    "format": "biberbau-position/1",
    "game": "biberbande",
    "options": {"players": 2},
    "position": {
        "turn": "a",
        "rows": {"a": [9, 1, 5, 8], "b": [0, 3, 9, "swap"]},
        "discard": [4],
    },
}
PILE = {0: 3, 1: 3, 2: 4, 3: 3, 4: 3, 5: 3, 6: 4, 7: 4, 8: 3, 9: 7, "swap": 8, "peek": 7, "draw two": 5}

VALUES = some.recursive(
    some.none() | some.booleans() | some.integers(-(2**60), 2**60) | some.text(max_size=5),
    lambda below: some.lists(below, max_size=3) | some.dictionaries(some.text(max_size=3), below, max_size=3),
    max_leaves=8,
)


@pytest.mark.parametrize(
    ("text", "name", "line"),
    [
        ('{"a": 1, "a": 2}', "a", 1),
        ('{"a": {\n"b": [],\n\t"c": 1,\n\t"b": []}}', "b", 4),
        ('[{"a": 1}, {"a": 1,\n "\\u0061": 2}]', "a", 2),
    ],
)
def test_a_name_that_stands_twice_in_json_is_refused_with_name_and_line(
    text: str, name: str, line: int
) -> None:
    with pytest.raises(DuplicateNameError, match="leave one of them out") as refused:
        read_json(text)
    assert (refused.value.name, refused.value.line) == (name, line)


@pytest.mark.parametrize(
    ("text", "name", "line"),
    [
        ("a: 1\na: 2", "a", 2),
        ("rows:\n  a: 1\n  b: 2\n  a: 3", "a", 4),
        ("{7: 1, 8: 2, '7': 3}", "7", 1),
        ("- {a: 1}\n- {a: 1, a: 2}", "a", 2),
        ("a: {b: 1, c: {b: 2}}\nd: 1\n'a': 2", "a", 3),
    ],
)
def test_a_name_that_stands_twice_in_yaml_is_refused_with_name_and_line(
    text: str, name: str, line: int
) -> None:
    with pytest.raises(DuplicateNameError, match=f"line {line}: the name '{name}' stands twice") as refused:
        read_yaml(text)
    assert (refused.value.name, refused.value.line) == (name, line)


def test_a_name_that_overrides_a_merged_one_stands_once() -> None:
    assert read_yaml("base: &base {a: 1, b: 2}\nmore: {<<: *base, a: 3}")["more"] == {"a": 3, "b": 2}


@given(VALUES)
def test_what_has_no_duplicate_is_read_as_by_python(value: object) -> None:
    text = json.dumps(value)
    assert read_json(text) == read_json("\ufeff" + text) == value


@given(some.dictionaries(some.text("ab", max_size=2), VALUES, min_size=1, max_size=3), some.data())
def test_no_duplicate_is_overlooked(value: dict[str, object], data: some.DataObject) -> None:
    name = data.draw(some.sampled_from(sorted(value)))
    pairs = [*value.items(), (name, data.draw(VALUES))]
    text = "{" + ", ".join(f"{json.dumps(key)}: {json.dumps(one)}" for key, one in pairs) + "}"
    for read in (read_json, read_yaml):
        with pytest.raises(DuplicateNameError):
            read(text)


def test_whole_numbers_are_names_in_a_file_as_in_python(tmp_path: Path) -> None:
    document = {**BIBERBANDE, "position": {**BIBERBANDE["position"], "deck": PILE}}  # type: ignore[dict-item]
    file = tmp_path / "position.yaml"
    file.write_text(yaml.safe_dump(document), "utf-8")
    assert "7: 4" in file.read_text("utf-8")
    told = read_document(str(file))
    assert told["position"]["deck"]["7"] == 4
    assert Position.load(told).document() == Position.load(document).document()


@pytest.mark.parametrize("name", ["yes", "1.5", "2001-09-09", "0x7", "-1", "~"])
def test_other_names_without_quotes_are_refused(tmp_path: Path, name: str) -> None:
    file = tmp_path / "position.yaml"
    file.write_text(f"{name}: 1", "utf-8")
    with pytest.raises(DocumentError, match=r"has a name that is no text .*put it in quotes"):
        read_document(str(file))


@pytest.mark.parametrize("indent", ["\t", 2])
def test_a_file_may_begin_with_a_byte_order_mark(tmp_path: Path, indent: str | int) -> None:
    text = json.dumps(BIBERBANDE, indent=indent)
    file = tmp_path / "position.json"
    file.write_text("\ufeff" + text, "utf-8")
    assert read_document(str(file)) == BIBERBANDE


def test_every_reader_of_what_others_write_is_strict() -> None:
    """A reader of its own would drop names again; what is named here reads what biberbau or a protocol wrote itself."""
    package = Path(read_json.__code__.co_filename).parent
    lenient = ("json.loads(", "json.load(", "yaml.safe_load(", "yaml.load(")
    found = {
        file.relative_to(package).as_posix()
        for file in package.rglob("*.py")
        if any(reader in file.read_text("utf-8") for reader in lenient)
    }
    found = {name for name in found if not name.startswith("testing/")}
    assert found == {
        "structured_text.py",
        *("client/asynchronous.py", "client/sync.py"),  # streams of our server
        *(
            "coach/puzzles.py",
            "coach/labels.py",
            "coach/weights.py",
            "games/common/view/palette.py",
        ),  # files of the package
        *(
            "language/journal.py",
            "lab/block_file.py",
            "lab/ladder.py",
            "lab/puzzle_mining.py",
        ),  # their own files
        *(
            "web/storage/load.py",
            "web/storage/pg_notify.py",
            "web/play/server_policy.py",
            "web/play/reviews.py",
            "web/play/laboratory.py",
            "web/storage/lab_rows.py",
            "web/domain/lab_plans.py",
            "web/view/lab_pages.py",
            "web/app/routes_lab.py",
            "web/storage/rows.py",
        ),  # own rows
        *("web/storage/tournament_rows.py", "web/domain/terms.py", "web/domain/ratings.py"),
        "web/http/passkeys.py",  # what a browser's own API wrote
    }
