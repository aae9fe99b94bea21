"""Stored states of earlier revisions of the rules are converted, never reinterpreted."""

from __future__ import annotations

import json
import zlib
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import update
from tests.server import waiting

from boardroom.core.engine import may_act, offers, play
from boardroom.games.registry import keys, load
from boardroom.server.storage.schema import JOURNAL
from boardroom.server.storage.store import Store

STATES = Path(__file__).resolve().parents[2] / "golden" / "states"
EARLIER = [(key, revision) for key in keys() for revision in range(1, load(key).revision)]


@pytest.mark.parametrize(("key", "revision"), EARLIER)
def test_a_state_of_each_earlier_revision_is_read_and_played_on(key, revision):
    raw = json.loads((STATES / f"{key}-r{revision}.json").read_text("utf-8"))
    assert (raw["game"], raw["revision"]) == (key, revision)
    game, rng = load(key), Random(1)
    s = game.load(raw["state"], revision)
    before = game.totals(s)
    for _ in range(40):
        s, _ = play(s, rng.choice(offers(s, may_act(s)[0])).sample(rng))
    assert game.totals(s) == before


def older(raw: dict[str, Any]) -> dict[str, Any]:
    """A state as a revision before the first would have saved it: the phase had another name."""
    return {("stage" if name == "phase" else name): value for name, value in raw.items()}


def newer(raw: dict[str, Any]) -> dict[str, Any]:
    return {("phase" if name == "stage" else name): value for name, value in raw.items()}


def broken(raw: dict[str, Any]) -> dict[str, Any]:
    raise KeyError("no such field")


async def make_older(url: str, table: str) -> None:
    """Rewrite a table as if an earlier revision had played it."""
    store = await Store.open(url)
    for seq, packed in (await store.journals.snapshots(table)).items():
        state = zlib.compress(json.dumps(older(json.loads(zlib.decompress(packed)))).encode())
        here = update(JOURNAL).where(JOURNAL.c.table_id == table, JOURNAL.c.seq == seq)
        async with store.write() as db:
            await db.execute(here.values(snapshot=state, revision=0))
    await store.close()


def test_a_table_of_an_earlier_revision_is_converted_shown_and_played_on(at_server, db, monkeypatch):
    kept: dict[str, Any] = {}

    async def before(here):
        ann = here.browser()
        table = kept["table"] = await here.table(ann, "me", "me")
        await here.moves(ann, table, 30, Random(1))
        kept["cookie"] = ann.cookies["boardroom"]
        kept["then"] = (await ann.get(f"/api/tables/{table}/view?at=10&seat=0")).json()["view"]

    at_server(before)
    waiting.run(make_older(db, kept["table"]))

    async def unread(here):
        ann = here.browser()
        ann.cookies.set("boardroom", kept["cookie"])
        answer = await ann.get(f"/api/tables/{kept['table']}/view")
        assert answer.status_code == 409
        assert "played under revision 0, which revision" in answer.json()["error"]

    at_server(unread)

    async def unconverted(here):
        with pytest.raises(KeyError, match="no such field"):
            await here.services.tables.get(kept["table"])

    monkeypatch.setattr(type(load("power_grid")), "converters", {0: broken})
    at_server(unconverted)
    monkeypatch.setattr(type(load("power_grid")), "converters", {0: newer})

    async def after(here):
        ann, table = here.browser(), kept["table"]
        ann.cookies.set("boardroom", kept["cookie"])
        assert (await ann.get(f"/api/tables/{table}/view?at=10&seat=0")).json()["view"] == kept["then"]
        assert (await ann.get(f"/t/{table}?at=10")).status_code == 200
        back = await ann.post(f"/api/tables/{table}/take-back", json={"to": 12, "seat": 0})
        assert back.status_code == 200, back.text
        await here.moves(ann, table, 10_000, Random(2))
        record = (await ann.get(f"/api/tables/{table}/record")).json()
        assert (record["revision"], record["rows"][31]["back"]) == (0, 12)

    at_server(after)
