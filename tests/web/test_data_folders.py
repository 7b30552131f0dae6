"""A folder's name is no URL's text: the database is in the data folder, whatever its name is."""

from __future__ import annotations

from pathlib import Path

import pytest

from biberbau.cli.admin import AdminError, opened
from biberbau.web.app.settings import Settings
from biberbau.web.domain.records import StoreError
from biberbau.web.storage.store import Store, sqlite_file

from .storing import record_of
from .test_backup import done

ODD = ["plain", "a%20b", "a%2Fb", "what?", "what?mode=ro", "#1", "a b", "ü@x:1", "100 %", "file:x", "a&b=c"]
"""What folders can be called, and URLs read otherwise."""


def inside(folder: Path) -> set[str]:
    """All files in a folder and below."""
    return {str(file.relative_to(folder)) for file in folder.rglob("*") if file.is_file()}


@pytest.fixture(params=ODD)
def folder(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A data folder with a database in which there is a table."""
    found = tmp_path / "all" / request.param
    settings = Settings(folder=found)
    settings.cookie_key()
    store = Store(settings.database_url)
    store.claim()
    store.create(record_of("one"))
    store.close()
    return found


def test_the_database_and_its_lock_are_in_the_data_folder(folder: Path) -> None:
    assert inside(folder.parent) == {
        f"{folder.name}/{name}" for name in ("biberbau.sqlite3", "biberbau.sqlite3.lock", "cookie.key")
    }
    assert sqlite_file(Settings(folder=folder).database_url) == folder / "biberbau.sqlite3"


@pytest.mark.process
def test_a_backup_has_what_the_server_has_stored(folder: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere" / folder.name
    done("backup", tmp_path / "backup.tar", {"BIBERBAU_DATA": str(folder)})
    done("restore", tmp_path / "backup.tar", {"BIBERBAU_DATA": str(elsewhere)})
    assert inside(elsewhere) == {"biberbau.sqlite3", "cookie.key"}
    store = Store(Settings(folder=elsewhere).database_url)
    assert store.read("one") == record_of("one")
    store.close()


def test_the_operator_reaches_the_server_from_a_terminal(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BIBERBAU_DATA", str(folder))
    with opened("") as store:
        assert store.read("one") == record_of("one")
    nothing = folder.with_name(f"{folder.name} too")
    monkeypatch.setenv("BIBERBAU_DATA", str(nothing))
    with pytest.raises(AdminError, match="there is no database") as raised, opened(""):
        pass
    assert str(nothing / "biberbau.sqlite3") in str(raised.value) and not nothing.exists()


def test_folders_that_differ_share_nothing(tmp_path: Path) -> None:
    stores = [Store(Settings(folder=tmp_path / name).database_url) for name in ODD]
    for number, store in enumerate(stores):
        store.claim()  # also at the same time
        store.create(record_of(f"table{number}"))
    for number, store in enumerate(stores):
        assert [store.read(f"table{other}") is not None for other in range(len(ODD))] == [
            other == number for other in range(len(ODD))
        ]
        store.close()


def test_in_a_url_a_files_name_is_a_urls_text(tmp_path: Path) -> None:
    Store(f"sqlite:///{tmp_path}/a%20b%3Fc.sqlite3?timeout=5").close()
    assert inside(tmp_path) == {"a b?c.sqlite3"}
    for asked in ("mode=ro", "uri=true", "c.sqlite3", "timeout=5&mode=ro"):
        with pytest.raises(StoreError, match=r"there is no option .* a \? in its name is written %3F"):
            Store(f"sqlite:///{tmp_path}/a.sqlite3?{asked}")
    assert inside(tmp_path) == {"a b?c.sqlite3"}
