"""Databases are copied whole between SQLite and PostgreSQL, backed up, restored, checked and tidied."""

from __future__ import annotations

import asyncio
import stat
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import delete, update
from tests.installed import packages_installed
from tests.server import waiting
from tests.server.conftest import running

from boardroom.cli.main import main
from boardroom.server.maintenance import retention
from boardroom.server.storage.schema import JOURNAL
from boardroom.server.storage.store import Store

SQLITE = "sqlite+aiosqlite:///"


async def play(db: str, kept: dict[str, Any]) -> None:
    """A table with moves, talk, notes and an open seat somewhere else."""
    async with running(db) as here:
        ann = here.browser()
        table = kept["table"] = await here.table(ann, "me", "me")
        await here.moves(ann, table, 20, Random(1))
        await ann.post(f"/api/tables/{table}/talk", json={"text": "hello"})
        await ann.put(f"/api/tables/{table}/notes", json={"text": "mine"})
        await here.table(ann, "me", "open")
        kept["cookie"] = ann.cookies["boardroom"]
        kept["seen"] = await seen(ann, table)


async def seen(browser: Any, table: str) -> list[Any]:
    """Everything the holder of the seats can see."""
    paths = (f"/api/tables/{table}", f"/api/tables/{table}/view", f"/api/tables/{table}/talk")
    answers = [await browser.get(path) for path in (*paths, f"/api/tables/{table}/notes")]
    return [answer.json() for answer in answers]


async def go_on(db: str, kept: dict[str, Any]) -> None:
    """The person of then sits at the same table and moves."""
    async with running(db) as here:
        ann = here.browser()
        ann.cookies.set("boardroom", kept["cookie"])
        assert await seen(ann, kept["table"]) == kept["seen"]
        await here.moves(ann, kept["table"], 1, Random(2))


def test_a_database_moves_from_sqlite_to_postgresql_and_back(postgres, tmp_path, capsys):
    kept: dict[str, Any] = {}
    file, back = f"{SQLITE}{tmp_path}/tables.sqlite", f"{SQLITE}{tmp_path}/back.sqlite"
    server = postgres.new_database()
    waiting.run(play(file, kept))
    assert main(["db", "migrate", file, server]) == 0
    assert "2 tables with 21 rows copied" in capsys.readouterr().out
    assert main(["db", "migrate", server, back]) == 0
    for db in (server, back):
        assert main(["db", "check", "--db", db]) == 0
        waiting.run(go_on(db, kept))
    postgres.drop(server)


def test_a_database_is_copied_only_into_an_empty_one(tmp_path, capsys):
    kept: dict[str, Any] = {}
    file = f"{SQLITE}{tmp_path}/tables.sqlite"
    waiting.run(play(file, kept))
    assert main(["db", "migrate", file, file.replace("tables", "other")]) == 0
    capsys.readouterr()
    assert main(["db", "migrate", file, file.replace("tables", "other")]) == 2
    assert "already holds tables" in capsys.readouterr().err


def test_a_postgresql_that_is_served_is_not_migrated(postgres_db, tmp_path, capsys):
    async def story() -> int:
        async with running(postgres_db) as here:
            while here.services.store.shared is None or not await alive(here.services.store):
                await asyncio.sleep(0.01)
            return await asyncio.to_thread(
                main, ["db", "migrate", postgres_db, f"{SQLITE}{tmp_path}/x.sqlite"]
            )

    assert waiting.run(story()) == 2
    assert "is serving the database" in capsys.readouterr().err


async def alive(store: Store) -> bool:
    async with store.read() as db:
        return bool((await db.exec_driver_sql("SELECT count(*) FROM workers")).scalar())


def test_a_backup_of_a_running_server_restores_everything(db, tmp_path, capsys):
    kept: dict[str, Any] = {}

    async def story() -> None:
        async with running(db) as here:
            ann = here.browser()
            table = kept["table"] = await here.table(ann, "me", "me")
            await here.moves(ann, table, 5, Random(1))
            kept["cookie"], kept["seen"] = ann.cookies["boardroom"], await seen(ann, table)
            code = await asyncio.to_thread(main, ["db", "backup", f"{tmp_path}/backup", "--db", db])
            assert code == 0
            await here.moves(ann, table, 1, Random(2))

    waiting.run(story())
    backup = tmp_path / "backup"
    assert stat.S_IMODE(backup.stat().st_mode) == 0o600
    restored = f"{SQLITE}{tmp_path}/restored.sqlite"
    assert main(["db", "restore", str(backup), "--db", restored]) == 0
    assert main(["db", "backup", str(backup), "--db", db]) == 2
    assert "exists already" in capsys.readouterr().err
    if db.startswith(SQLITE):  # whose keys are in a file of their own, which is backed up apart from it
        Path(f"{tmp_path}/restored.sqlite-keys").write_text(
            Path(f"{tmp_path}/tables.sqlite-keys").read_text()
        )
    waiting.run(go_on(restored, kept))


@pytest.mark.parametrize(
    ("damage", "said"),
    [
        (delete(JOURNAL).where(JOURNAL.c.seq == 7), "row 7 is missing"),
        (update(JOURNAL).where(JOURNAL.c.seq == 7).values(digest="x"), "row 7 is damaged"),
        (update(JOURNAL).where(JOURNAL.c.seq == 7).values(snapshot=b"x"), "row 7 is damaged"),
        (delete(JOURNAL).where(JOURNAL.c.seq == 20), "row 20 is missing"),
    ],
)
def test_a_check_finds_what_is_missing_or_damaged(tmp_path, capsys, damage, said):
    db = f"{SQLITE}{tmp_path}/tables.sqlite"
    waiting.run(play(db, {}))
    assert main(["db", "check", "--db", db]) == 0
    assert "2 tables checked" in capsys.readouterr().out

    async def spoil() -> None:
        store = await Store.open(db)
        async with store.write() as connection:
            await connection.execute(damage)
        await store.close()

    waiting.run(spoil())
    assert main(["db", "check", "--db", db]) == 1
    assert said in capsys.readouterr().out


def test_only_old_tables_that_are_over_or_never_began_are_deleted(db, monkeypatch, capsys):
    async def story() -> None:
        async with running(db) as here:
            ann = here.browser()
            over, _ = await here.table(ann, "me", "me", game="nim"), await here.table(ann, "me", "open")
            await here.moves(ann, over, 100, Random(1))
            await here.table(ann, "me", "me")

    with packages_installed():
        waiting.run(story())
    for day_s, deleted in ((24 * 3600.0, 0), (0.0, 2)):
        monkeypatch.setattr(retention, "DAY_S", day_s)
        assert main(["db", "expire", "--days", "1", "--db", db]) == 0
        assert f"{deleted} tables deleted" in capsys.readouterr().out


def test_a_database_that_is_not_there_is_not_made(tmp_path, capsys):
    assert main(["db", "check", "--db", f"{SQLITE}{tmp_path}/none.sqlite"]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert not (tmp_path / "none.sqlite").exists()


def test_the_report_on_revisions_names_what_differs(tmp_path, capsys):
    db = f"{SQLITE}{tmp_path}/tables.sqlite"
    waiting.run(play(db, {}))
    assert main(["revisions", "check", "--db", db]) == 0
    assert capsys.readouterr().out == "Unchanged: 1, different: 0\n"

    async def spoil() -> None:
        store = await Store.open(db)
        async with store.write() as connection:
            await connection.execute(update(JOURNAL).where(JOURNAL.c.seq == 7).values(digest="x"))
        await store.close()

    waiting.run(spoil())
    assert main(["revisions", "check", "--tell", "--db", db]) == 1
    out = capsys.readouterr().out
    assert "(power_grid): first difference at row 7\nUnchanged: 0, different: 1\n" in out
    assert "The players at 1 table in progress were told." in out
