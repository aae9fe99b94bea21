"""Seats promise their texts, and reveal them when the table is full."""

from __future__ import annotations

import asyncio
from typing import Any

from sqlalchemy import update

from boardroom.core.fair_deal import promise, seed
from boardroom.server.storage.schema import TABLES

MINE, OPEN = {"kind": "me"}, {"kind": "open"}


async def full_table(here: Any, **more: Any) -> tuple[str, Any, Any]:
    """A full table whose two players have promised a text."""
    ann, bob = here.browser(), here.browser()
    body = {"game": "power_grid", "seats": [MINE, OPEN], "listed": True, "promise": promise("ann's")}
    table = (await ann.post("/api/tables", json=body)).json()["id"]
    early = await ann.post(f"/api/tables/{table}/reveal", json={"text": "ann's"})
    assert (early.status_code, early.json()["error"]) == (
        409,
        "texts are revealed only when all seats are taken",
    )
    joined = await bob.post(f"/api/tables/{table}/join", json={"seat": 1, "promise": promise("bob's")})
    assert joined.json()["begun"] is False
    return table, ann, bob


def test_the_game_begins_when_all_texts_are_revealed(at_server):
    async def story(here):
        table, ann, bob = await full_table(here)
        address = f"/api/tables/{table}"
        shown = (await ann.get(address)).json()["dealing"]
        assert shown["promises"] == [promise("ann's"), promise("bob's")]
        assert shown["entropy"] == ["", ""]
        assert " data-full" in (await ann.get(f"/t/{table}")).text
        assert (await ann.post(f"{address}/reveal", json={"text": "bob's"})).status_code == 403
        for browser, text, begun in ((ann, "ann's", False), (ann, "ann's", False), (bob, "bob's", True)):
            answer = await browser.post(f"{address}/reveal", json={"text": text})
            assert (answer.status_code, answer.json()) == (200, {"begun": begun})
        current = await here.services.tables.get(table)
        assert current.journal.chance.seed == seed(current.info.secret, ["ann's", "bob's"])
        late = await ann.post(f"{address}/reveal", json={"text": "ann's"})
        assert late.json() == {"begun": True}, "a repeated request"
        assert not here.services.lobby.deadlines

    at_server(story)


def test_a_table_that_waits_in_vain_is_dealt_without_the_missing_text(at_server):
    async def story(here):
        table, ann, _ = await full_table(here)
        here.services.lobby.reveal_timeout_s = 0.3
        here.services.lobby.deadlines.pop(table).cancel()
        await ann.post(f"/api/tables/{table}/reveal", json={"text": "ann's"})
        while not (await ann.get(f"/api/tables/{table}")).json()["begun"]:
            await asyncio.sleep(0.05)
        current = await here.services.tables.get(table)
        assert current.journal.chance.seed == seed(current.info.secret, ["ann's", ""])

    at_server(story)


def test_a_full_table_is_dealt_after_a_start(at_server):
    kept: list[str] = []

    async def before(here):
        kept.append((await full_table(here))[0])
        async with here.services.store.write() as db:
            await db.execute(update(TABLES).values(full_at=TABLES.c.full_at - 61))

    async def after(here):
        assert (await here.services.tables.get(kept[0])).seating.entropy == ["", ""]

    at_server(before)
    at_server(after)


def test_one_person_with_bots_is_dealt_to_at_once(at_server):
    async def story(here):
        ann = here.browser()
        made = (await ann.post("/api/deal")).json()
        seats = [MINE, {"kind": "bot", "bot": "random"}]
        body = {"game": "power_grid", "seats": seats, "commitment": made["commitment"], "entropy": "ann's"}
        assert (await ann.post("/api/tables", json=body)).json()["begun"]

    at_server(story)
