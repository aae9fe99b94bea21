"""The event stream: names the panels that changed, resumes after the last row, shows thinking bots."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError
from tests.server import waiting

from boardroom.server.autoplay import move_chooser
from boardroom.server.http.problems import Problem
from boardroom.server.live import stream as live
from boardroom.server.live.stream import Hub, PanelDigests, compare, stream
from boardroom.web.panels import PANELS
from boardroom.web.table_view import Viewer


async def told(events: AsyncIterator[str], seconds: float = 60.0) -> dict[str, Any]:
    """The next event of a stream."""
    while True:
        async with asyncio.timeout(seconds):
            text = await anext(events)
        for line in text.splitlines():
            if line.startswith("data: "):
                found: dict[str, Any] = json.loads(line[6:])
                return found


def follow(here: Any, table: str, browser: Any, last: int | None = None) -> AsyncIterator[str]:
    """The stream a browser would get."""
    person = here.services.cookies.read(browser.cookies["boardroom"])[0]
    reader = Viewer(person, None, "en")
    return stream(
        here.services.hub, table, last, lambda: here.services.presenter.panel_digests(table, reader)
    )


async def looked(hub: Hub) -> None:
    """Until a stream that was just opened has looked at its table for the first time."""
    await waiting.until(lambda: hub.queries)
    await hub.wait_for_queries()
    for _ in range(5):
        await asyncio.sleep(0)


def test_a_move_is_told_with_its_row_and_the_panels_that_changed(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        events = follow(here, table, ann, last=0)
        await anext(events)
        pending = asyncio.ensure_future(told(events))
        await looked(here.services.hub)
        assert not pending.done(), "nothing happened, so nothing is told"
        before = {name: (await ann.get(f"/t/{table}/panel/{name}")).text for name in PANELS}
        await here.moves(ann, table, 1, Random(1))
        news = await pending
        assert news["seq"] == 1
        after = {name: (await ann.get(f"/t/{table}/panel/{name}")).text for name in PANELS}
        assert news["panels"] == [name for name in PANELS if before[name] != after[name]]
        assert "decision" in news["panels"]

    at_server(story)


def test_the_panels_of_a_row_come_together_but_for_those_known(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        ask = {"names": ",".join(PANELS)}
        first = (await ann.get(f"/t/{table}/panels", params=ask)).json()
        assert list(first["panels"]) == list(PANELS)
        for name, one in first["panels"].items():
            alone = await ann.get(f"/t/{table}/panel/{name}")
            assert bool(alone.text == one["html"]), name
            assert alone.headers["etag"] == f'"{one["digest"]}"'
        ask["have"] = ",".join(one["digest"] for one in first["panels"].values())
        assert (await ann.get(f"/t/{table}/panels", params=ask)).json() == {"seq": 0, "panels": {}}
        await here.moves(ann, table, 1, Random(1))
        after = (await ann.get(f"/t/{table}/panels", params=ask)).json()
        assert after["seq"] == 1
        assert {"top", "decision", "log"} <= set(after["panels"]) < set(PANELS)
        assert (await ann.get(f"/t/{table}/panels", params={"names": "top,cellar"})).status_code == 404

    at_server(story)


def test_a_stream_resumes_after_the_last_row_it_knew(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        await here.moves(ann, table, 6, Random(1))
        late = await told(follow(here, table, ann, last=2))
        assert late["seq"] == 6
        assert late["panels"] == [*PANELS, "talk"] == list(late["digests"])
        here.services.hub.close()
        rest = [text async for text in follow(here, table, ann, last=6)]
        assert not any("data:" in text for text in rest)

    at_server(story)


def test_sitting_down_and_the_deal_are_told_to_those_who_wait(at_server):
    async def story(here):
        ann, bob, cid = here.browser(), here.browser(), here.browser()
        table = await here.table(ann, "me", "open", "open", listed=True)
        events = follow(here, table, ann)
        await anext(events)
        first = asyncio.ensure_future(told(events))
        await looked(here.services.hub)
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1})
        sat = await first
        assert (sat["seq"], sat["panels"], list(sat["digests"])) == (-1, ["room"], ["room"])
        second = asyncio.ensure_future(told(events))
        await cid.post(f"/api/tables/{table}/join", json={"seat": 2})
        dealt = await second
        while "begun" not in dealt:
            dealt = await told(events)
        assert dealt["seq"] == 0
        await ann.delete(f"/api/tables/{table}")
        assert await told(events) == {"gone": True}

    at_server(story)


def test_a_bot_that_thinks_long_is_seen_thinking_and_blocks_nobody(at_server, monkeypatch):
    monkeypatch.setattr(move_chooser, "SHOW_THINKING_AFTER_S", 0.0)

    async def story(here):
        ann = here.browser()
        await ann.get("/")
        table = await here.table(ann, "bot:random", "bot:random")
        events = follow(here, table, ann, last=-1)
        seen = set()
        while not (await here.services.tables.get(table)).state.over:
            news = await told(events)
            seen |= set(news["thinking"])
            assert (await ann.get("/api")).status_code == 200
            if seen == {0, 1}:
                return
        raise AssertionError("no bot was seen thinking")

    at_server(story)


def test_rows_that_come_faster_than_they_are_taken_are_told_as_one():
    old = PanelDigests(3, {"board": "a", "log": "x"})
    assert compare(old, PanelDigests(9, {"board": "a", "log": "y"})) == {
        "seq": 9,
        "panels": ["log"],
        "digests": {"log": "y"},
        "thinking": [],
    }
    assert compare(old, old) is None


def test_a_silent_stream_beats_its_heart_and_a_left_one_is_forgotten(monkeypatch):
    monkeypatch.setattr(live, "HEARTBEAT_S", 0.01)

    async def story() -> None:
        hub = Hub()

        async def look() -> PanelDigests:
            return PanelDigests(1, {})

        events = stream(hub, "t", None, look)
        heard = [await anext(events) for _ in range(3)]
        assert heard[1:] == ["event: beat\ndata:\n\n"] * 2
        assert hub.subscribers
        await events.aclose()  # type: ignore[attr-defined]
        assert not hub.subscribers

    waiting.run(story())


@pytest.mark.parametrize("later", range(6))
def test_a_reader_who_leaves_as_news_comes_has_left(later):
    """The news may be on its way to the reader by so many turns of the loop."""

    async def story() -> None:
        hub = Hub()

        async def look() -> PanelDigests:
            return PanelDigests(1, {})

        async def read() -> None:
            async for _ in stream(hub, "t", None, look):
                pass

        reader = asyncio.create_task(read())
        await asyncio.sleep(0.05)
        assert hub.subscribers
        hub.notify("t")
        for _ in range(later):
            await asyncio.sleep(0)
        reader.cancel()
        await asyncio.wait([reader], timeout=5)
        left = reader.cancelled()
        reader.cancel()  # a second end is heard by the worst of streams
        await asyncio.wait([reader])
        assert left
        assert not hub.subscribers

    waiting.run(story())


def test_a_stream_that_cannot_look_ends_with_one_line(caplog):
    async def story() -> list[str]:
        async def look() -> PanelDigests:
            raise OperationalError("select", {}, Exception("database is locked"))

        return [text async for text in stream(Hub(), "t", None, look)]

    with caplog.at_level(logging.WARNING):
        assert waiting.run(story()) == ["retry: 1000\n\n"]
    assert [(r.getMessage(), r.exc_info) for r in caplog.records] == [
        ("table t: its stream ended because of the database: database is locked", None)
    ]


def test_a_look_goes_on_to_its_end_when_its_reader_leaves():
    async def story() -> None:
        hub, begun, go_on, ended = Hub(), asyncio.Event(), asyncio.Event(), []

        async def look() -> PanelDigests:
            begun.set()
            await go_on.wait()
            ended.append(True)
            raise Problem(404, "no-table")

        async def read() -> None:
            async for _ in stream(hub, "t", None, look):
                pass

        reader = asyncio.create_task(read())
        await begun.wait()
        reader.cancel()
        await asyncio.wait([reader])
        assert (reader.cancelled(), ended, len(hub.queries)) == (True, [], 1)
        go_on.set()
        await hub.wait_for_queries()
        await asyncio.sleep(0)
        assert (ended, hub.queries) == ([True], set())

    waiting.run(story())


@pytest.mark.parametrize("name", PANELS)
def test_a_panel_is_known_by_its_digest(at_server, name):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        first = await ann.get(f"/t/{table}/panel/{name}")
        assert first.headers["x-seq"] == "0"
        again = await ann.get(f"/t/{table}/panel/{name}", headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")

    at_server(story)
