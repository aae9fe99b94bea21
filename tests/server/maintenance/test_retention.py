"""What `boardroom db expire` deletes, and what it leaves."""

from __future__ import annotations

import pytest
from sqlalchemy import update

from boardroom.cli.main import main
from boardroom.server.maintenance.retention import DAY_S, expire
from boardroom.server.run import lock_database
from boardroom.server.storage.schema import JOURNAL, TABLES

DAYS = 30


def test_only_tables_that_were_over_or_never_dealt_long_ago_are_deleted(at_server):
    async def story(here):
        ann, store = here.browser(), here.services.store
        found = {}
        for age in (DAYS - 1, DAYS + 1):
            found["open", age] = await here.table(ann, "me", "open")
            found["playing", age] = await here.table(ann, "me", "me")
            found["over", age] = await here.table(ann, "me", "me")
        for (status, age), table in found.items():
            async with store.write() as db:
                in_table, in_journal = TABLES.c.id == table, JOURNAL.c.table_id == table
                past = {"created": TABLES.c.created - age * DAY_S, "status": status}
                await db.execute(update(TABLES).where(in_table).values(**past))
                await db.execute(update(JOURNAL).where(in_journal).values(at=JOURNAL.c.at - age * DAY_S))
        gone = {found["open", DAYS + 1], found["over", DAYS + 1]}
        assert set(await expire(store, DAYS)) == gone
        assert set(await store.table_ids()) == set(found.values()) - gone
        assert await expire(store, DAYS) == []

    at_server(story)


@pytest.mark.sqlite
def test_the_file_of_a_running_server_is_left_alone(at_server, db, capsys):
    async def story(here):
        await here.table(here.browser(), "me", "open")

    at_server(story)
    with lock_database(db):
        assert main(["db", "expire", "--days", "1", "--db", db]) == 2
        assert "another Boardroom is serving" in capsys.readouterr().err
    assert main(["db", "expire", "--days", "1", "--db", db]) == 0
