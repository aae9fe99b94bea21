"""Files of a server are for their owner alone, and keys are not in the database."""

from __future__ import annotations

import os
import sqlite3
import stat
from contextlib import closing
from datetime import date, timedelta
from pathlib import Path

import pytest
from tests.server import waiting
from tests.server.conftest import TEST_SETTINGS, running

from boardroom.core.errors import BadInput
from boardroom.server.http.identity import COOKIE, CookieSigner, new_person
from boardroom.server.run import lock_database
from boardroom.server.settings import Settings
from boardroom.server.storage.keys import Key, read_keys, rotate

TODAY = date(2026, 11, 19)


@pytest.fixture
def db(tmp_path: Path) -> str:
    """A file: what lies on a server of databases is not ours to protect."""
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"


def modes(folder: Path) -> dict[str, int]:
    return {file.name: stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()}


def test_every_file_is_its_owners_alone_whatever_the_umask(tmp_path, db):
    async def story() -> None:
        async with running(db) as here:
            await here.table(here.browser(), "me", "me")
            while_open.update(modes(tmp_path))

    while_open: dict[str, int] = {}
    before = os.umask(0)
    try:
        with lock_database(db):
            waiting.run(story())
    finally:
        os.umask(before)
    names = {"tables.sqlite", "tables.sqlite-wal", "tables.sqlite-shm", "tables.sqlite-served"}
    assert names | {"tables.sqlite-keys"} == set(while_open)
    assert set(while_open.values()) == {0o600}


def test_files_that_others_could_read_are_withdrawn_from_them(tmp_path, db):
    async def story() -> None:
        async with running(db):
            pass

    waiting.run(story())
    (tmp_path / "tables.sqlite.backup-0001-1").write_bytes(b"")
    for file in tmp_path.iterdir():
        file.chmod(0o644)
    waiting.run(story())
    assert set(modes(tmp_path).values()) == {0o600}


def stored_key(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as db:
        return [value for (value,) in db.execute("SELECT value FROM server WHERE name = 'secret'")]


def test_the_key_of_an_older_version_moves_out_of_the_database_and_holds_its_seats(tmp_path, db):
    file, old, person = tmp_path / "tables.sqlite", "ab" * 32, new_person()

    async def story() -> None:
        async with running(db) as here:
            cookie = CookieSigner(bytes.fromhex(old)).sign(person)
            page = await here.browser().get("/", headers={"cookie": f"{COOKIE}={cookie}"})
            assert page.status_code == 200
            assert here.services.cookies.read(page.cookies[COOKIE]) == (person, False), "signed anew"

    async def begin() -> None:
        async with running(db):
            pass

    waiting.run(begin())
    Path(f"{file}-keys").unlink()
    with closing(sqlite3.connect(file)) as opened:
        opened.execute("INSERT INTO server VALUES ('secret', ?)", (old,))
        opened.commit()
    waiting.run(story())
    assert stored_key(file) == []
    assert old.encode() not in file.read_bytes()
    keys = read_keys(Path(f"{file}-keys"))
    assert [key.text == old for key in keys] == [False, True]
    waiting.run(story())
    assert read_keys(Path(f"{file}-keys")) == keys, "and stays as it is"


def test_an_old_key_is_replaced_and_later_forgotten():
    settings = Settings(key_days=180, old_key_days=400)
    first = Key(TODAY, "a" * 64)
    assert rotate([first], TODAY + timedelta(179), settings) == [first]
    second = rotate([first], TODAY + timedelta(180), settings)
    assert [key.text == first.text for key in second] == [False, True]
    assert second[0].made == TODAY + timedelta(180)
    kept = rotate(second, TODAY + timedelta(180 + 399), settings)
    assert first in kept
    assert first not in rotate(second, TODAY + timedelta(180 + 400), settings)


def test_keys_of_the_environment_sign_and_no_file_is_made(tmp_path, db):
    keys = ("cd" * 32, "ef" * 32)

    async def story() -> None:
        settings = Settings(hosts=TEST_SETTINGS.hosts, keys=keys)
        async with running(db, settings) as here:
            assert [key.hex() for key in here.services.cookies.secrets] == list(keys)

    waiting.run(story())
    assert not (tmp_path / "tables.sqlite-keys").exists()


@pytest.mark.parametrize("text", ["", "no key\n", f"2026-13-01 {'a' * 64}\n", f"2026-01-01 {'a' * 63}\n"])
def test_a_damaged_file_of_keys_is_one_sentence_and_is_left_alone(tmp_path, db, text):
    async def story() -> None:
        async with running(db):
            pass

    file = tmp_path / "tables.sqlite-keys"
    file.write_text(text)
    with pytest.raises(BadInput, match="is not a file of keys"):
        waiting.run(story())
    assert file.read_text() == text
