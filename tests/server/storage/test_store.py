"""The database: migrations match the schema, of two writers one fails, and opening is quick."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, event, inspect, select, update
from sqlalchemy.exc import IntegrityError, OperationalError
from tests.server import waiting

from boardroom.core.engine import waits
from boardroom.core.errors import BadInput
from boardroom.server.http.problems import Problem
from boardroom.server.live.stream import Hub
from boardroom.server.lobby.service import TableService
from boardroom.server.storage import database
from boardroom.server.storage.database import make_tables
from boardroom.server.storage.migrating import upgrade
from boardroom.server.storage.rows import encode_change
from boardroom.server.storage.schema import JOURNAL, METADATA, REVISION, SEATS, TABLES, VERSION
from boardroom.server.storage.store import Store
from boardroom.table.errors import TableProblem
from boardroom.table.table import MoveRequest


def differences(connection: Connection) -> list[object]:
    """Between the tables of a database and those that the code names."""
    return list(compare_metadata(MigrationContext.configure(connection), METADATA))


def test_a_new_database_has_the_tables_that_the_migrations_make(db):
    def tables(connection: Connection) -> dict[str, object]:
        found = inspect(connection)
        return {
            name: (
                sorted(
                    (c["name"], repr(c["type"]), c["nullable"], c["default"]) for c in found.get_columns(name)
                ),
                sorted(map(repr, found.get_indexes(name))),
                sorted(map(repr, found.get_foreign_keys(name))),
                sorted(map(repr, found.get_unique_constraints(name))),
                found.get_pk_constraint(name)["constrained_columns"],
            )
            for name in found.get_table_names()
        }

    async def story() -> None:
        made = []
        for make in (upgrade, make_tables):
            engine = database.create_engine(db)
            async with engine.begin() as connection:
                await connection.run_sync(make)
                assert await connection.run_sync(differences) == []
                assert await connection.scalar(select(VERSION.c.version_num)) == REVISION
                made.append(await connection.run_sync(tables))
                await connection.run_sync(METADATA.drop_all)
                await connection.run_sync(VERSION.drop)
            await engine.dispose()
        migrated, new = made
        assert new == migrated

    waiting.run(story())


def test_a_second_start_finds_everything_done(db):
    async def story() -> None:
        for _ in range(2):
            store = await Store.open(db)
            async with store.read() as connection:
                assert await connection.run_sync(differences) == []
            await store.close()

    waiting.run(story())


@pytest.mark.sqlite
def test_sqlite_keeps_what_was_acknowledged(db):
    async def story() -> None:
        store = await Store.open(db)
        async with store.read() as connection:
            found = [
                (await connection.exec_driver_sql(f"PRAGMA {name}")).scalar()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
        await store.close()
        assert found == ["wal", 2, 1]

    waiting.run(story())


@pytest.mark.parametrize(
    ("url", "sentence"),
    [
        ("nonsense", "is not a database address"),
        ("nodb+driver:///x", "is not a database address"),
        ("sqlite+aiosqlite:////no/such/folder/x.sqlite", "cannot be opened"),
        (f"sqlite+aiosqlite:///{__file__}", "cannot be opened: file is not a database"),
    ],
)
def test_an_address_that_is_no_database_is_bad_input(url, sentence):
    with pytest.raises(BadInput, match=sentence):
        waiting.run(Store.open(url))


def test_every_spelling_of_a_postgresql_address_names_the_same_database(postgres_db):
    rest = postgres_db.removeprefix("postgresql://")
    for spelling in ("postgres", "postgresql+asyncpg", "postgresql+psycopg"):
        waiting.run(_open_and_close(f"{spelling}://{rest}"))


def test_a_postgresql_that_is_away_is_reported_without_its_password():
    with pytest.raises(BadInput, match="cannot be opened") as refused:
        waiting.run(Store.open("postgresql://ann:hunter2@127.0.0.1:1/boardroom"))
    assert "hunter2" not in str(refused.value)


def test_workers_that_start_together_migrate_once(postgres):
    async def story() -> None:
        stores = await asyncio.gather(*(Store.open(url) for _ in range(4)))
        secrets = {await store.server_secret() for store in stores}
        for store in stores:
            await store.close()
        assert len(secrets) == 1

    postgres.execute("CREATE DATABASE empty")
    url = postgres.url("empty")
    waiting.run(story())
    postgres.drop(url)


def test_a_database_of_a_newer_version_is_refused_in_a_sentence(db):
    async def story() -> None:
        store = await Store.open(db)
        async with store.write() as connection:
            await connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
        await store.close()
        with pytest.raises(BadInput, match="made by a newer Boardroom"):
            await Store.open(db)

    waiting.run(story())


@pytest.mark.sqlite
def test_a_database_that_cannot_be_written_is_refused_before_anything_is_promised(db, monkeypatch):
    def unwritable(connection: Any, _: Any) -> None:
        connection.execute("PRAGMA query_only=ON")

    waiting.run(_open_and_close(db))
    monkeypatch.setattr(database, "configure_sqlite", unwritable)
    with pytest.raises(BadInput, match="cannot be opened: attempt to write a readonly database"):
        waiting.run(_open_and_close(db))


async def _open_and_close(db: str) -> None:
    await (await Store.open(db)).close()


@pytest.mark.sqlite
def test_when_the_disk_is_full_one_sentence_says_so_and_nothing_is_half_written(at_server, caplog):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        pages, engine = [1], here.services.store.journals.store.engine
        event.listen(
            engine, "begin", lambda c: c.exec_driver_sql(f"PRAGMA max_page_count={pages[0]}").close()
        )
        for _ in range(200):  # until the file has no page left
            now = (await ann.get(f"/api/tables/{table}")).json()
            a = await here.choice(table, now["waits"][0], Random(1))
            answer = await here.act(ann, table, a)
            if answer.status_code != 200:
                break
        assert (answer.status_code, "database or disk is full" in answer.json()["error"]) == (503, True)
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == now["seq"]
        pages[0] = 1_000_000
        assert (await here.act(ann, table, a)).json() == {"seq": now["seq"] + 1}

    at_server(story)
    assert [r.exc_info for r in caplog.records if r.levelno >= logging.WARNING] == [None]


def test_of_two_workers_that_move_at_once_one_is_told_to_look_again(at_server, db):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        person = here.services.cookies.read(ann.cookies["boardroom"])[0]
        other = TableService(await Store.open(db), Hub())
        await other.get(table)
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        a = await here.choice(table, seat, Random(1))
        assert await here.services.tables.act(table, person, MoveRequest(a, 0, "here")) == 1
        # On PostgreSQL it has looked already before it refuses.
        with pytest.raises((Problem, TableProblem), match=r"same moment|moved on"):
            await other.act(table, person, MoveRequest(a, 0, "there"))
        # It has looked again: the same key sent to either is the same move.
        assert await other.act(table, person, MoveRequest(a, 0, "here")) == 1
        assert (await other.get(table)).seq == 1
        await other.store.close()

    at_server(story)


@contextlib.asynccontextmanager
async def busy(store: Store) -> AsyncIterator[None]:
    """Keep everybody from writing rows, as a slow disk does."""
    async with store.write() as db:
        if store.is_shared:
            await db.exec_driver_sql("LOCK TABLE journal IN EXCLUSIVE MODE")
        yield


def test_a_row_is_shown_to_nobody_before_it_is_on_the_disk(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        tables, store = here.services.tables, here.services.store
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        a = await here.choice(table, seat, Random(1))
        async with busy(store):  # the disk is busy
            acting = asyncio.ensure_future(here.act(ann, table, a))
            await asyncio.sleep(0.05)
            assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == 0
            assert (await tables.get(table)).journal.rows[-1].action is None
        assert (await acting).json() == {"seq": 1}
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == 1

    at_server(story)


def test_the_longest_game_opens_in_less_than_200_ms(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, *["me"] * 6)
        await here.moves(ann, table, 10_000, Random(2))
        seq = (await ann.get(f"/api/tables/{table}")).json()["seq"]
        assert seq > 500
        taken = []
        for _ in range(5):
            here.services.tables.cached.clear()
            here.services.presenter.rendered.clear()
            start = time.process_time()  # the server's own work: other work on a machine makes nothing slower
            assert (await ann.get(f"/t/{table}")).status_code == 200
            taken.append(time.process_time() - start)
        best, worst = min(taken) * 1000, max(taken) * 1000
        print(f"a page of {seq} rows: {best:.0f} ms at best, {worst:.0f} ms at worst")
        assert sorted(taken)[2] < 0.2

    at_server(story)


def test_a_table_in_play_keeps_in_memory_what_a_reopened_one_does(at_server):
    """Snapshots are on the disk, and what was drawn before the last row is never asked for again."""

    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        tables, showing = here.services.tables, here.services.presenter
        for moved in range(1, 9):
            await here.moves(ann, table, 1, Random(moved))
            for lang in ("en", "fa"):
                assert (await ann.get(f"/t/{table}?lang={lang}&seat=0&at=0")).status_code == 200
                assert (await ann.get(f"/t/{table}?lang={lang}&seat=0")).status_code == 200
            assert len(showing.rendered) == 4
        back = await ann.post(f"/api/tables/{table}/take-back", json={"to": 5, "seat": 0})
        assert back.json()["seq"] == 9, back.text
        played = (await tables.get(table)).journal.rows
        tables.cached.clear()
        assert [row.snapshot for row in played] == [b""] * 10
        assert played == list((await tables.get(table)).journal.rows)

    at_server(story)


def test_of_moves_that_share_a_commit_only_the_conflicting_one_fails(at_server):
    async def story(here):
        ann = here.browser()
        tables = [await here.table(ann, "me", "me") for _ in range(4)]
        store, values = here.services.store, []
        for table in tables:
            current = await here.services.tables.get(table)
            a = await here.choice(table, waits(current.state)[0], Random(1))
            values.append((table, *encode_change(current.play(a, "0/key"), 0.0)))
        await store.journals.commits.append(*values[1])
        async with busy(store):  # they all come while the disk is busy
            appends = [asyncio.ensure_future(store.journals.commits.append(*one)) for one in values]
            await asyncio.sleep(0.02)
        results = await asyncio.gather(*appends, return_exceptions=True)
        assert [type(r) for r in results] == [type(None), IntegrityError, type(None), type(None)]
        here.services.tables.cached.clear()
        assert [(await here.services.tables.get(table)).seq for table in tables] == [1, 1, 1, 1]

    at_server(story)


def test_a_table_whose_deal_was_cut_off_is_dealt_when_the_server_starts_again(at_server):
    kept: dict[str, Any] = {}

    async def before(here):
        ann, bob = here.browser(), here.browser()
        kept["table"] = await here.table(ann, "me", "open", listed=True)

        async def dies(*_: Any) -> None:
            raise KeyboardInterrupt

        here.services.store.journals.begin = dies
        with contextlib.suppress(KeyboardInterrupt):
            await bob.post(f"/api/tables/{kept['table']}/join", json={"seat": 1, "name": "Bob"})

    async def after(here):
        about = (await here.browser().get(f"/api/tables/{kept['table']}")).json()
        assert (about["begun"], about["seq"], about["names"][1]) == (True, 0, "Bob")

    with contextlib.suppress(KeyboardInterrupt):
        at_server(before)
    at_server(after)


def test_a_table_whose_deal_could_not_be_written_is_dealt_when_somebody_looks(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        table = await here.table(ann, "me", "open", listed=True)
        begin = here.services.store.journals.begin

        async def full(*_: Any) -> None:
            raise OperationalError("insert", {}, Exception("database or disk is full"))

        here.services.store.journals.begin = full
        assert (await bob.post(f"/api/tables/{table}/join", json={"seat": 1})).status_code == 503
        here.services.store.journals.begin = begin
        assert (await bob.get(f"/t/{table}")).status_code == 200
        about = (await bob.get(f"/api/tables/{table}")).json()
        assert (about["begun"], about["mine"]) == (True, [1])

    at_server(story)


def test_a_table_that_cannot_be_dealt_any_more_keeps_no_server_from_starting(at_server, caplog):
    kept: list[str] = []

    async def before(here):
        ann = here.browser()
        kept.extend([await here.table(ann, "me", "open"), await here.table(ann, "me", "me")])
        async with here.services.store.write() as db:
            await db.execute(update(TABLES).where(TABLES.c.id == kept[0]).values(options='{"forgotten": 1}'))
            await db.execute(update(SEATS).where(SEATS.c.table_id == kept[0]).values(kind="human"))

    async def after(here):
        assert (await here.browser().get(f"/t/{kept[1]}")).status_code == 200

    at_server(before)
    at_server(after)
    assert [kept[0] in r.getMessage() for r in caplog.records if r.levelno == logging.ERROR] == [True]


def test_a_table_of_a_revision_that_cannot_be_read_says_so(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        async with here.services.store.write() as db:
            await db.execute(update(JOURNAL).values(revision=0, facts='[{"fact": "long-forgotten"}]'))
        here.services.tables.cached.clear()
        answer = await ann.get(f"/api/tables/{table}/view")
        assert answer.status_code == 409
        assert "revision 0" in answer.json()["error"]

    at_server(story)
