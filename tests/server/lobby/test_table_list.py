"""The list of tables: a person's own, those that wait for their move, and those open to everybody."""

from __future__ import annotations

import re
from random import Random

from sqlalchemy import update

from boardroom.server.storage import store
from boardroom.server.storage.schema import OVER, TABLES


def test_own_tables_and_those_that_wait_for_me_are_listed(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        mine = await here.table(ann, "me", "me", title="Ours")
        shared = await here.table(ann, "me", "open", listed=True)
        rows = {row["id"]: row for row in (await ann.get("/api/tables")).json()}
        assert rows[mine]["waits_for_me"]
        assert rows[mine]["created_by_me"]
        assert not rows[shared]["waits_for_me"]
        assert rows[shared]["open_seats"] == [1]
        assert [row["id"] for row in (await bob.get("/api/tables")).json()] == [shared]
        await bob.post(f"/api/tables/{shared}/join", json={"seat": 1})
        waits = (await bob.get(f"/api/tables/{shared}")).json()["waits"]
        told = [(await b.get("/api/tables")).json() for b in (ann, bob)]
        assert [next(r["waits_for_me"] for r in t if r["id"] == shared) for t in told] == [
            waits == [0],
            waits == [1],
        ]
        await here.moves(ann, mine, 3, Random(1))
        assert next(r["seq"] for r in (await ann.get("/api/tables")).json() if r["id"] == mine) == 3

    at_server(story)


def test_a_table_that_waits_for_me_drops_out_of_no_list(at_server, monkeypatch):
    monkeypatch.setattr(store, "MAX_LISTED", 2)

    async def story(here):
        ann, bob = here.browser(), here.browser()
        mine = await here.table(ann, "me", "me")
        over = [await here.table(ann, "me", "me") for _ in range(3)]
        async with here.services.store.write() as db:
            await db.execute(update(TABLES).where(TABLES.c.id.in_(over)).values(status=OVER, waits="[]"))
        listed = [await here.table(bob, "me", "open", listed=True) for _ in range(3)]
        told = [row["id"] for row in (await ann.get("/api/tables")).json()]
        assert sorted(told) == sorted([mine, over[-1], *listed[1:]])
        assert told[0] == mine

    at_server(story)


def test_the_lobby_invites_players_to_continue_and_everybody_else_to_join_or_watch(at_server):
    async def story(here):
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        table = await here.table(ann, "me", "open", "open", listed=True)
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1})

        async def label(browser):
            html = (await browser.get("/?lang=en")).text
            (found,) = re.findall(rf'href="/t/{table}" class="btn">(\w+)<', html)
            return found

        assert [await label(b) for b in (ann, bob, eve)] == ["Continue", "Continue", "Join"]

    at_server(story)
