"""Quotas: nobody uses up what belongs to all, and a refusal says when to try again."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest
from tests.foreign_words import is_said_in

from boardroom.server.autoplay.bot_time import account_of, hourly_rate
from boardroom.server.http.problems import Problem
from boardroom.server.http.quotas import Quotas, sender_at
from boardroom.server.settings import Settings
from boardroom.server.storage.limits import MemoryCounters

ME = [{"kind": "me"}, {"kind": "me"}]
BODY = {"game": "power_grid", "seats": ME}
WITH_BOT = {"game": "power_grid", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
OPEN = {"game": "power_grid", "seats": [{"kind": "me"}, {"kind": "open"}], "listed": True}


async def refusal(answer: httpx.Response) -> str:
    assert answer.status_code == 429, answer.text
    return str(answer.json()["error"])


def test_a_person_creates_so_many_tables_in_an_hour_and_others_go_on(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        for _ in range(2):
            assert (await ann.post("/api/tables", json=BODY)).status_code == 201
        text = await refusal(await ann.post("/api/tables", json=BODY))
        assert text == "you have created many tables; you can create another in 30 min"
        for lang in ("fa", "zh"):
            text = await refusal(await ann.post(f"/api/tables?lang={lang}", json=BODY))
            assert is_said_in(lang, text)
        assert (await bob.post("/api/tables", json=BODY)).status_code == 201

    at_server(story, tables_per_hour=2)


def test_new_cookies_do_not_help(at_server):
    async def story(here):
        made = [await here.browser().post("/api/tables", json=BODY) for _ in range(4)]
        assert [answer.status_code for answer in made] == [201, 201, 201, 429]

    at_server(story, tables_per_hour=1, persons_per_address=3)


def test_what_ifs_imports_notes_and_take_backs_have_quotas(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        address = f"/api/tables/{table}"
        assert "many tables" in await refusal(await ann.post(f"{address}/fork", json={}))
        assert (await ann.put(f"{address}/notes", json={"text": "x"})).status_code == 204
        assert "notes" in await refusal(await ann.put(f"{address}/notes", json={"text": "y"}))
        assert (await ann.post(f"{address}/take-back", json={})).status_code == 409
        assert "undone" in await refusal(await ann.post(f"{address}/take-back", json={}))
        assert (await ann.post("/api/import", json={})).status_code == 400
        assert "records" in await refusal(await ann.post("/api/import", json={}))

    at_server(story, tables_per_hour=1, notes_per_hour=1, take_backs_per_hour=1, imports_per_hour=1)


def test_who_has_used_up_the_bots_time_creates_tables_without_bots(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:random")
        person = here.services.cookies.read(ann.cookies["boardroom"])[0]
        rate = hourly_rate(here.services.settings)
        await here.services.store.counters.charge(account_of(person), rate, 61.0)
        text = await refusal(await ann.post("/api/tables", json=WITH_BOT))
        assert text.endswith("another table with bots in 1 min")
        assert "bots" in await refusal(await ann.post(f"/api/tables/{table}/fork", json={}))
        assert "bots" in await refusal(await ann.post("/api/import?seats=me,bot:random", json={}))
        assert (await ann.post("/api/tables", json=BODY)).status_code == 201
        assert (await here.browser().post("/api/tables", json=WITH_BOT)).status_code == 201

    at_server(story, bot_minutes_per_hour=1)


def test_bots_are_charged_to_the_creator_of_their_table(at_server, monkeypatch):
    monkeypatch.setattr("boardroom.server.autoplay.bot_time.LEAST_CHARGE_S", 0.001)

    async def story(here):
        ann = here.browser()
        await here.quiet(await here.table(ann, *["bot:random"] * 2, options={}))
        person = here.services.cookies.read(ann.cookies["boardroom"])[0]
        assert account_of(person) in here.services.store.counters.sums

    at_server(story)


def test_listed_tables_of_one_person_do_not_push_others_out(at_server, monkeypatch):
    monkeypatch.setattr("boardroom.server.storage.store.MAX_LISTED_OF_ONE", 2)

    async def story(here):
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        old = (await ann.post("/api/tables", json=OPEN)).json()["id"]
        many = [(await bob.post("/api/tables", json=OPEN)).json()["id"] for _ in range(3)]
        assert "public tables" in await refusal(await bob.post("/api/tables", json=OPEN))
        told = [row["id"] for row in (await eve.get("/api/tables")).json()]
        assert sorted(told) == sorted([old, *many[1:]])
        assert len((await bob.get("/api/tables")).json()) == 4, "all of one's own"

    at_server(story, listed_per_day=3)


def test_open_streams_are_counted_until_they_end():
    async def story() -> None:
        quotas, more = Quotas(MemoryCounters(), Settings(streams_per_person=2)), asyncio.Event()
        ann, bob = sender_at("ann", "10.0.0.1"), sender_at("bob", "10.0.0.1")

        async def events() -> Any:
            yield "begun"
            await more.wait()

        streams = [quotas.counted(events(), ann) for _ in range(3)]
        assert [await anext(stream, None) for stream in streams] == ["begun", "begun", None]
        with pytest.raises(Problem, match="too many pages"):
            quotas.check_streams(ann)
        quotas.check_streams(bob)
        more.set()
        for stream in streams:
            assert await anext(stream, None) is None
        quotas.check_streams(ann)
        assert not quotas.open_streams

    asyncio.run(story())


def test_a_stream_beyond_the_quota_is_refused(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        person = here.services.cookies.read(ann.cookies["boardroom"])[0]
        here.services.quotas.open_streams[person] = 1
        assert "pages" in await refusal(await ann.get(f"/t/{table}/events"))

    at_server(story, streams_per_person=1)


def test_an_ipv6_network_counts_as_one_address():
    one, same, other = (sender_at("p", f"2001:db8:0:{net}") for net in ("1::5", "1:ffff::9", "2::5"))
    assert one == same != other
    assert sender_at("p", "::ffff:10.0.0.1") != sender_at("p", "::ffff:10.0.0.2")
