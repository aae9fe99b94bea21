"""Records: downloaded in full or as a seat sees them, imported, verified, and refused if damaged."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from random import Random
from typing import Any

import pytest
from tests.server import waiting

from boardroom.core.errors import BadInput
from boardroom.core.fair_deal import new_secret, verify
from boardroom.core.records import seal
from boardroom.games.registry import load
from boardroom.server.lobby import import_worker


async def finished(here, browser) -> tuple[str, dict[str, Any]]:
    table = await here.table(browser, "me", "me", name="Ann")
    await here.moves(browser, table, 10_000, Random(6))
    return table, (await browser.get(f"/api/tables/{table}/record")).json()


def test_a_record_is_taken_in_again_row_by_row_with_its_digests(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        table, record = await finished(here, ann)
        made = await bob.post("/api/import", json=record)
        assert made.status_code == 201, made.text
        new = made.json()["id"]
        rows = [(await here.services.tables.get(t)).journal.rows for t in (table, new)]
        assert [r.digest for r in rows[0]] == [r.digest for r in rows[1]]
        past = [
            (await b.get(f"/api/tables/{t}/view?at=30&seat=0")).json() for b, t in ((ann, table), (bob, new))
        ]
        assert past[0]["view"] == past[1]["view"]
        assert (await bob.get(f"/t/{new}?at=30")).status_code == 200
        again = (await bob.get(f"/api/tables/{new}/record")).json()
        assert again["rows"] == record["rows"]

    at_server(story)


def test_an_unfinished_record_goes_on_from_where_it_was(at_server):
    async def story(here):
        ann = here.browser()
        _, record = await finished(here, ann)
        cut = record | {"rows": record["rows"][:40], "result": None}
        made = await ann.post("/api/import", json=cut | {"seal": seal(cut)})
        table = made.json()["id"]
        await here.moves(ann, table, 5, Random(1))
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == 44

    at_server(story)


def test_a_damaged_or_edited_record_is_refused_in_one_sentence(at_server):
    async def story(here):
        ann = here.browser()
        _, record = await finished(here, ann)
        rows = record["rows"]
        other = next(r for r in rows if r["action"] and r["action"]["do"] == "bid")
        edited = [{**r, "action": {**r["action"], "amount": 999}} if r is other else r for r in rows]
        for damage, sentence in (
            ({"seal": "0"}, "checksum"),
            ({"rows": edited}, f"row {other['seq']}"),
            ({"rows": "none"}, "should be a list"),
            ({"rows": [{}]}, "it has no 'action'"),
            ({"seats": 99}, "players"),
            ({"chance": None}, "well-formed"),
            ({"game": "chess"}, "no game"),
            ({"revision": 999}, "revision"),
        ):
            raw = record | damage
            body = raw if "seal" in damage else raw | {"seal": seal(raw)}
            answer = await ann.post("/api/import", json=body)
            assert answer.status_code == 400, answer.text
            assert sentence in answer.json()["error"]
        assert len((await ann.get("/api/tables")).json()) == 1

    at_server(story)


def test_a_record_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(import_worker, "TIMEOUT_S", 0.01)
    with pytest.raises(BadInput, match="takes more than"):
        waiting.run(import_worker.replay_in_worker(b"{}"))


def test_a_record_that_nobody_waits_for_any_more_is_not_replayed_on(monkeypatch):
    begun: list[Any] = []
    start = asyncio.create_subprocess_exec

    async def slow(*command: Any, **pipes: Any) -> Any:
        begun.append(await start(sys.executable, "-c", "import time; time.sleep(600)", **pipes))
        return begun[0]

    async def story() -> None:
        monkeypatch.setattr(asyncio, "create_subprocess_exec", slow)
        asking = asyncio.create_task(import_worker.replay_in_worker(b"{}"))
        await waiting.until(lambda: begun)
        asking.cancel()
        await asyncio.wait([asking])
        assert (asking.cancelled(), begun[0].returncode) == (True, -signal.SIGKILL)

    waiting.run(story())


def test_before_the_end_a_download_holds_what_its_seat_may_see(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:random")
        await here.moves(ann, table, 20, Random(1))
        await here.quiet(table)
        current = await here.services.tables.get(table)
        text = (await ann.get(f"/api/tables/{table}/record")).text
        record = json.loads(text)
        assert record["format"] == "boardroom-seat-1"
        assert [r["seq"] for r in record["rows"]] == list(range(current.seq + 1))
        for secret in (
            current.journal.chance.seed,
            current.info.secret,
            *(r.digest for r in current.journal.rows),
        ):
            assert secret not in text
        assert record["view"]["stack"] == {"hidden": len(current.state.stack)}
        refused = await ann.post("/api/import", json=record)
        assert refused.status_code == 400

    at_server(story)


def test_verifying_tells_a_broken_promise_and_a_changed_draw(at_server):
    async def story(here):
        ann = here.browser()
        _, record = await finished(here, ann)
        game = load("power_grid")
        assert verify(record, game).is_fine
        broken = record | {"dealing": record["dealing"] | {"secret": new_secret()}}
        found = verify(broken | {"seal": seal(broken)}, game)
        assert len(found.problems) == 2
        rows = json.loads(json.dumps(record["rows"]))
        draw = next(f for f in rows[0]["facts"] if f["fact"] == "shuffled")
        draw["order"] = draw["order"][::-1]
        changed = record | {"rows": rows}
        found = verify(changed | {"seal": seal(changed)}, game)
        assert [str(problem) for problem in found.problems] == ["row 0 does not match what the seed produces"]
        bare = {k: v for k, v in record.items() if k != "dealing"}
        assert verify(bare | {"seal": seal(bare)}, game).luck == "seeded"

    at_server(story)
