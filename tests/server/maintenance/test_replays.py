"""Rule fixes never kill a game: differences are reported, and stored games go on from where they are."""

from __future__ import annotations

import json
import zlib
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from tests.installed import packages_installed
from tests.server import waiting

from boardroom.core.rules import require
from boardroom.core.steps import Move
from boardroom.core.typography import plain
from boardroom.games.registry import load
from boardroom.server.maintenance.replays import StoredReplay, replay_all, tell_players
from boardroom.server.storage.schema import JOURNAL
from boardroom.server.storage.store import Store


@pytest.fixture
def nim() -> Iterator[Any]:
    """The game of a test package, whose rules may be changed."""
    with packages_installed():
        yield load("nim")


async def replayed(db: str, *, tell: bool = False) -> dict[str, StoredReplay]:
    store = await Store.open(db)
    try:
        found = [one async for one in replay_all(store)]
        for one in found:
            if tell:
                await tell_players(store, one)
        return {one.table: one for one in found}
    finally:
        await store.close()


def test_stored_games_of_every_origin_replay_to_their_digests(at_server, db, nim):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me", game="nim")
        await here.moves(ann, table, 3, Random(1))
        assert (await ann.post(f"/api/tables/{table}/take-back", json={"to": 1, "seat": 0})).is_success
        await here.moves(ann, table, 100, Random(2))
        fork = await ann.post(f"/api/tables/{table}/fork", json={"at": 1, "seats": [{"kind": "me"}] * 2})
        await here.moves(ann, fork.json()["id"], 2, Random(3))
        record = await ann.get(f"/api/tables/{table}/record")
        assert (await ann.post("/api/import", content=record.content)).status_code == 201

    at_server(story)
    found = waiting.run(replayed(db))
    assert [one.difference for one in found.values()] == [None] * 3
    assert [one.problem for one in found.values()] == [None] * 3


def take_at_most_two(rules: Any) -> None:
    """A deliberate change of the rules of Nim: nobody takes three stones any more."""
    turn = rules.Turn
    before = turn.moves[rules.Take]

    def may_take(s: Any, a: Any) -> None:
        before.may(s, a)
        require(a.count <= 2, "N-1.1", "too-few", left=2)

    turn.moves = {rules.Take: Move(may_take, before.do)}


def test_a_deliberate_change_of_the_rules_is_reported_and_the_running_table_goes_on(
    at_server, db, nim, monkeypatch
):
    import boardroom_nim.game as rules

    kept: dict[str, Any] = {}

    async def act(here: Any, ann: Any, table: str, line: str) -> Any:
        current = await here.services.tables.get(table)
        body = {"line": line, "expect": current.seq}
        return await ann.post(f"/api/tables/{table}/act", json=body)

    async def before(here):
        ann = here.browser()
        kept["three"], kept["one"] = [await here.table(ann, "me", "me", game="nim") for _ in range(2)]
        kept["cookie"] = ann.cookies["boardroom"]
        for line in ("0: take 1 from 0", "1: take 3 from 1"):
            answer = await act(here, ann, kept["three"], line)
            assert answer.is_success, answer.text
        await act(here, ann, kept["one"], "0: take 1 from 0")

    at_server(before)
    monkeypatch.setattr(rules.Turn, "moves", dict(rules.Turn.moves))
    take_at_most_two(rules)
    monkeypatch.setattr(type(nim), "revision", nim.revision + 1)
    found = waiting.run(replayed(db, tell=True))
    difference = found[kept["three"]].difference
    assert difference is not None
    assert (difference.row, difference.clause) == (2, "N-1.1")
    assert found[kept["one"]].difference is None
    waiting.run(replayed(db, tell=True))  # nothing is said twice

    async def after(here):
        ann = here.browser()
        ann.cookies.set("boardroom", kept["cookie"])
        (said,) = (await ann.get(f"/api/tables/{kept['three']}/talk")).json()
        assert "N-1.1 would forbid move 2 today" in plain(said["text"], "en")
        assert (await ann.get(f"/api/tables/{kept['one']}/talk")).json() == []
        assert (await act(here, ann, kept["three"], "0: take 3 from 2")).status_code == 422
        assert (await act(here, ann, kept["three"], "0: take 2 from 2")).json() == {"seq": 3}

    at_server(after)


def test_rows_of_a_newer_revision_are_refused_in_one_sentence(at_server, db):
    kept: dict[str, Any] = {}
    game = load("power_grid")

    async def before(here):
        ann = here.browser()
        kept["table"] = await here.table(ann, "me", "me")
        await here.moves(ann, kept["table"], 3, Random(1))

    async def make_newer() -> None:
        store = await Store.open(db)
        async with store.write() as connection:
            await connection.execute(update(JOURNAL).values(revision=game.revision + 1))
        await store.close()

    async def after(here):
        answer = await here.browser().get(f"/api/tables/{kept['table']}/view")
        assert answer.status_code == 409
        assert plain(answer.json()["error"], "en") == (
            f"this table was played under revision {game.revision + 1} of power_grid; "
            f"only revision {game.revision} is installed here"
        )

    at_server(before)
    waiting.run(make_newer())
    at_server(after)
    (found,) = waiting.run(replayed(db)).values()
    assert found.problem is not None


def test_a_changed_field_of_the_state_is_converted_and_makes_no_difference(at_server, db, monkeypatch):
    async def before(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        await here.moves(ann, table, 10, Random(1))

    async def rename_field() -> None:
        """Store the states as an earlier revision would have: the phase had another name."""
        store = await Store.open(db)
        (table,) = await store.table_ids()
        for seq, packed in (await store.journals.snapshots(table)).items():
            raw = json.loads(zlib.decompress(packed))
            raw["stage"] = raw.pop("phase")
            here = update(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.seq == seq)
            async with store.write() as connection:
                packed = zlib.compress(json.dumps(raw).encode())
                await connection.execute(here.values(snapshot=packed, revision=0, digest="of then"))
        await store.close()

    def convert(raw: dict[str, Any]) -> dict[str, Any]:
        return {("phase" if name == "stage" else name): value for name, value in raw.items()}

    at_server(before)
    waiting.run(rename_field())
    monkeypatch.setattr(type(load("power_grid")), "converters", {0: convert})
    (found,) = waiting.run(replayed(db)).values()
    assert (found.difference, found.problem) == (None, None)
