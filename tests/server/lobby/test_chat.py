"""Chat and notes: players post, spectators read, and only their writer sees notes."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from boardroom.server.live.stream import compare
from boardroom.server.lobby import chat as talking
from boardroom.server.storage.limits import MemoryCounters, Rate
from boardroom.web.panels.chat import LONGEST, LONGEST_NOTES
from boardroom.web.table_view import Viewer


async def two_and_a_spectator(here: Any) -> tuple[str, Any, Any, Any]:
    ann, bob, eve = here.browser(), here.browser(), here.browser()
    await eve.get("/")
    table = await here.table(ann, "me", "open", listed=True)
    await bob.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Bob"})
    return table, ann, bob, eve


def test_seats_speak_and_everybody_who_watches_reads_it_in_order(at_server):
    async def story(here):
        table, ann, bob, eve = await two_and_a_spectator(here)
        address = f"/api/tables/{table}/talk"
        assert (await ann.post(address, json={"text": "  good\nluck  "})).json() == {"number": 1}
        assert (await bob.post(address, json={"text": "موفق باشید"})).json() == {"number": 2}
        said = [(line["seat"], line["text"], line["seq"]) for line in (await eve.get(address)).json()]
        assert said == [(0, "good luck", 0), (1, "موفق باشید", 0)]
        refused = await eve.post(address, json={"text": "me too"})
        assert (refused.status_code, refused.json()["error"]) == (403, "you have no seat at this table")
        assert (await ann.post(address, json={"text": "as Bob", "seat": 1})).status_code == 403
        here.services.chat.cached.clear()
        assert len((await eve.get(address)).json()) == 2, "it is in the database, not in memory only"
        assert (await ann.delete(f"/api/tables/{table}")).status_code == 204
        assert (await ann.get(address)).status_code == 404

    at_server(story)


def test_a_line_that_was_kept_but_not_acknowledged_is_not_in_the_way_of_the_next(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        address, store = f"/api/tables/{table}/talk", here.services.store
        assert (await ann.get(address)).json() == []
        store.counters = MemoryCounters()  # nothing but the message is to be written
        write = store.write

        @asynccontextmanager
        async def unheard() -> AsyncIterator[Any]:
            async with write() as db:
                yield db
            raise OperationalError("commit", {}, Exception("the line to the disk is cut"))

        store.write = unheard
        assert (await ann.post(address, json={"text": "one"})).status_code == 503
        store.write = write
        assert (await ann.post(address, json={"text": "two"})).json() == {"number": 2}
        assert [line["text"] for line in (await ann.get(address)).json()] == ["one", "two"]
        # Another server on the same database has said something that is not known here.
        here.services.chat.cached[table].pop()
        assert (await ann.post(address, json={"text": "three"})).status_code == 409
        assert (await ann.post(address, json={"text": "three"})).json() == {"number": 3}

    at_server(story)


def test_words_are_escaped_and_limited(at_server, monkeypatch):
    monkeypatch.setattr(talking, "TALK_RATE", Rate(3, 20.0))

    async def story(here):
        table, ann, _, eve = await two_and_a_spectator(here)
        address = f"/api/tables/{table}/talk"
        assert (await ann.post(address, json={"text": '<img src=x onerror="alert(1)">'})).status_code == 201
        page = (await eve.get(f"/t/{table}/panel/talk")).text
        assert ("&lt;img src=x" in page, "<img" in page) == (True, False)
        for text, status in (("", 422), ("   ", 400), ("x" * (LONGEST + 1), 422), ("x" * LONGEST, 201)):
            assert (await ann.post(address, json={"text": text})).status_code == status
        assert (await ann.post(address, json={"text": "one"})).status_code == 201
        assert (await ann.post(address, json={"text": "two"})).status_code == 429
        assert (await ann.get("/api/tables/nowhere/talk")).status_code == 404

    at_server(story)


def test_a_clock_that_is_set_back_mutes_nobody(at_server, monkeypatch):
    monkeypatch.setattr(talking, "TALK_RATE", Rate(10, 0.2))

    async def story(here):
        table, ann, _, _ = await two_and_a_spectator(here)
        for clock in (time.time(), time.time() - 86400):
            monkeypatch.setattr("time.time", lambda now=clock: now)
            for _ in range(10):
                answer = await ann.post(f"/api/tables/{table}/talk", json={"text": "well"})
                assert answer.status_code == 201
            await asyncio.sleep(0.3)

    at_server(story)


def test_what_is_said_is_news_to_open_pages(at_server):
    async def story(here):
        table, ann, _, eve = await two_and_a_spectator(here)
        reader = Viewer(here.services.cookies.read(eve.cookies["boardroom"])[0], None, "en")
        before = await here.services.presenter.panel_digests(table, reader)
        with here.services.hub.subscribe(table) as changed:
            await ann.post(f"/api/tables/{table}/talk", json={"text": "look"})
            async with asyncio.timeout(60):
                await changed.wait()
        told = compare(before, await here.services.presenter.panel_digests(table, reader))
        assert told is not None
        assert told["panels"] == ["talk"]

    at_server(story)


def test_notes_are_kept_for_their_writer_and_are_in_no_other_answer(at_server):
    secret = "build in essen before bob does"

    async def story(here):
        table, ann, bob, eve = await two_and_a_spectator(here)
        address = f"/api/tables/{table}/notes"
        assert (await ann.put(address, json={"text": secret})).status_code == 204
        assert (await ann.get(address)).json() == {"text": secret}
        paths = [address, f"/api/tables/{table}", f"/api/tables/{table}/talk", f"/api/tables/{table}/view"]
        paths += [f"/api/tables/{table}/record", f"/api/tables/{table}/offers", "/api/tables", "/"]
        paths += [f"/t/{table}", *(f"/t/{table}/panel/{name}" for name in ("log", "talk", "players", "top"))]
        for browser in (bob, eve):
            for path in paths:
                assert secret not in (await browser.get(path)).text, path
        # Not even in the writer's own pages, which may be drawn for others with the same view.
        assert secret not in (await ann.get(f"/t/{table}")).text
        assert (await bob.put(address, json={"text": "mine"})).status_code == 204
        assert [(await b.get(address)).json()["text"] for b in (ann, bob, eve)] == [secret, "mine", ""]
        assert (await ann.put(address, json={"text": "x" * (LONGEST_NOTES + 1)})).status_code == 422
        assert (await ann.put(address, json={"text": ""})).status_code == 204
        assert (await ann.get(address)).json() == {"text": ""}
        assert (await ann.get("/api/tables/nowhere/notes")).status_code == 404

    at_server(story)


@pytest.mark.parametrize("who", ["seat", "spectator"])
def test_the_tab_lets_seats_write_and_spectators_read(at_server, who):
    async def story(here):
        table, ann, _, eve = await two_and_a_spectator(here)
        page = (await (ann if who == "seat" else eve).get(f"/t/{table}")).text
        assert ('class="saying"' in page) == (who == "seat")
        assert f'data-address="/api/tables/{table}/notes"' in page

    at_server(story)


def test_talk_survives_a_start_and_is_no_part_of_a_record(at_server):
    kept: dict[str, str] = {}

    async def before(here):
        table, ann, _, _ = await two_and_a_spectator(here)
        await ann.post(f"/api/tables/{table}/talk", json={"text": "see you tomorrow"})
        kept["table"], kept["cookie"] = table, ann.cookies["boardroom"]

    at_server(before)

    async def after(here):
        ann = here.browser()
        ann.cookies.set("boardroom", kept["cookie"])
        said = (await ann.get(f"/api/tables/{kept['table']}/talk")).json()
        assert [line["text"] for line in said] == ["see you tomorrow"]
        record = (await ann.get(f"/api/tables/{kept['table']}/record")).json()
        assert "tomorrow" not in json.dumps(record)

    at_server(after)
