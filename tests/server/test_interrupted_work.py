"""Work that is interrupted: memory agrees with the disk, no request waits for ever, and play goes on."""

from __future__ import annotations

import asyncio
import logging
import threading
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server import waiting

from boardroom.server.lobby import cache
from boardroom.server.services import Services
from boardroom.server.storage.group_commit import MAX_BATCH, CommitQueue, PendingRow
from boardroom.server.storage.rows import JournalRow, Status
from boardroom.server.storage.store import Store
from boardroom.table.standing_orders import seats_to_drive


def away() -> OperationalError:
    return OperationalError("commit", {}, Exception("the line to the disk is cut"))


def unheard(write: Callable[..., Any]) -> Callable[..., Any]:
    """Writes, but nobody hears of it."""

    async def written(*what: Any) -> None:
        await write(*what)
        raise away()

    return written


async def begun_by(here: Any, browser: Any, *seats: str) -> str:
    """A table whose first decision is no bot's."""
    while seats_to_drive(await here.services.tables.get(table := await here.table(browser, *seats))):
        pass
    return str(table)


def test_bots_answer_a_move_that_was_written_but_not_acknowledged(at_server):
    async def story(here):
        ann = here.browser()
        table = await begun_by(here, ann, "me", "bot:random", "bot:random")
        commits = here.services.store.journals.commits
        append, commits.append = commits.append, unheard(commits.append)
        a = await here.choice(table, 0, Random(1))
        assert (await here.act(ann, table, a, key="once")).status_code == 503
        commits.append = append
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] >= 1
        again = await here.act(ann, table, a, key="once", expect=0)
        assert again.json() == {"seq": 1}
        await here.quiet(table)
        current = await here.services.tables.get(table)
        assert (current.seq > 1, seats_to_drive(current)) == (True, [])

    at_server(story)


def test_bots_begin_a_game_whose_deal_was_written_but_not_acknowledged(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        journals = here.services.store.journals
        begin, begun = journals.begin, False
        while not begun:  # until the deal lets a bot begin
            table = await here.table(ann, "bot:random", "bot:random", "open", listed=True)
            journals.begin = unheard(begin)
            assert (await bob.post(f"/api/tables/{table}/join", json={"seat": 2})).status_code == 503
            journals.begin = begin
            assert (await bob.get(f"/t/{table}")).status_code == 200
            await here.quiet(table)
            current = await here.services.tables.get(table)
            assert seats_to_drive(current) == []
            begun = current.seq > 0

    at_server(story)


def test_an_order_that_was_kept_but_not_acknowledged_is_known(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        store = here.services.store
        here.services.tables.on_open.clear()  # who looks would let the order be obeyed
        store.put_order = unheard(store.put_order)
        body = {"order": "pass", "seat": 0}
        assert (await ann.post(f"/api/tables/{table}/order", json=body)).status_code == 503
        assert (await here.services.tables.get(table)).orders == (await store.table(table)).orders
        assert (await ann.get(f"/api/tables/{table}")).json()["orders"] == {"0": "pass"}

    at_server(story)


def test_who_is_cancelled_while_a_move_is_written_leaves_the_table_when_it_is(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        a, tables, store = (
            await here.choice(table, seat, Random(1)),
            here.services.tables,
            here.services.store,
        )
        async with store.write():  # the disk is busy
            acting = asyncio.ensure_future(here.act(ann, table, a))
            await waiting.until(lambda: store.journals.commits.task)
            acting.cancel()
            for _ in range(20):
                await asyncio.sleep(0)
            assert tables.locks[table].locked(), "nobody else moves before it is known which row is the last"
        await asyncio.wait([acting])
        assert acting.cancelled()
        assert ((await tables.get(table)).seq, (await store.table(table)).table.seq) == (1, 1)

    at_server(story)


async def wait_for_ever(pending: Sequence[PendingRow]) -> None:
    """A disk that is never free."""
    await asyncio.Event().wait()


def test_when_writing_ends_in_the_middle_nobody_waits_any_more():
    async def story() -> None:
        commits, row = CommitQueue(wait_for_ever), JournalRow(0, None, "", None, "", 1, "", None)
        appends = [
            asyncio.ensure_future(commits.append(str(n), row, Status(0, "", "")))
            for n in range(MAX_BATCH + 6)
        ]
        await waiting.until(lambda: len(commits.queue) == 6)
        assert commits.task is not None
        commits.task.cancel()
        await asyncio.wait(appends, timeout=60)
        assert [task.cancelled() for task in appends] == [True] * (MAX_BATCH + 6)

    waiting.run(story())


def test_a_store_closes_when_the_moves_under_way_are_written(at_server, db):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        a, store = await here.choice(table, seat, Random(1)), here.services.store
        async with store.write():  # the disk is busy
            acting = asyncio.ensure_future(here.act(ann, table, a))
            await waiting.until(lambda: store.journals.commits.task)
            closing = asyncio.ensure_future(store.close())
            await asyncio.wait([closing], timeout=0.2)
            assert not closing.done()
        assert (await acting).json() == {"seq": 1}
        await closing

    at_server(story)


def test_what_is_read_while_a_row_is_written_is_never_kept_for_it(at_server, monkeypatch):
    """Not even when the newer current was put away before the reader had read: only one is kept here."""
    monkeypatch.setattr(cache, "MAX_CACHED", 1)

    async def story(here):
        ann = here.browser()
        table, other = [await here.table(ann, "me", "me") for _ in range(2)]
        tables, journals = here.services.tables, here.services.store.journals
        has_read, go_on, snapshot = asyncio.Event(), asyncio.Event(), journals.snapshot

        async def slowly(*asked: Any) -> Any:
            found = await snapshot(*asked)
            if not has_read.is_set():
                has_read.set()
                await go_on.wait()
            return found

        current = await tables.get(table)
        await tables.get(other)
        journals.snapshot = slowly
        reading = asyncio.ensure_future(tables.get(table))
        await has_read.wait()
        tables.keep(current)
        seat = next(seat for seat in (0, 1) if current.decision_digests[seat])
        await tables.commit(current.play(await here.choice(table, seat, Random(1))))
        await tables.get(other)
        go_on.set()
        assert ((await reading).seq, (await tables.get(table)).seq) == (1, 1)

    at_server(story)


def test_a_server_that_cannot_begin_leaves_no_connection_open(db, monkeypatch):
    async def broken(self: Store) -> list[str]:
        raise away()

    async def story() -> None:
        with pytest.raises(OperationalError):
            await Services.open(db)

    monkeypatch.setattr(Store, "tables_to_deal", broken)
    before = set(threading.enumerate())
    waiting.run(story())
    left = [thread for thread in threading.enumerate() if thread not in before]
    for thread in left:
        thread.join(5)
    assert not any(thread.is_alive() for thread in left)


def test_who_leaves_in_the_middle_of_a_body_leaves_one_line(at_server, caplog):
    async def story(here):
        said: list[Any] = []
        sent = [{"type": "http.request", "body": b'{"form', "more_body": True}, {"type": "http.disconnect"}]

        async def receive() -> Any:
            return sent.pop(0)

        async def send(message: Any) -> None:
            said.append(message)

        scope = {"type": "http", "method": "POST", "path": "/api/import", "query_string": b"", "headers": []}
        await here.app({**scope, "http_version": "1.1", "scheme": "http"}, receive, send)
        assert said[0]["status"] == 400

    with caplog.at_level(logging.WARNING):
        at_server(story)
    assert [(r.levelname, r.exc_info) for r in caplog.records] == [("WARNING", None)]
