"""Requests that are read without FastAPI get the answers that FastAPI would give."""

from __future__ import annotations

import json

import pytest

from boardroom.server.http import quick_routes

BY_FASTAPI = "application/json; charset=utf-8"
"""A spelling that is not read here, so that FastAPI reads the request."""
BODIES = (
    b"",
    b"{",
    b"[]",
    b"null",
    b"{}",
    b'{"expect": 0}',
    b'{"expect": "0", "line": "0: pass"}',
    b'{"expect": true, "line": "0: pass"}',
    b'{"expect": 99, "line": "0: pass"}',
    b'{"expect": 0, "line": "0: pass", "more": 1}',
    b'{"expect": 0, "line": "0: fly"}',
    b'{"expect": 0, "line": 7}',
    b'{"expect": 0, "key": "' + b"k" * 81 + b'", "line": "0: pass"}',
    b'{"expect": 0, "kind": "open-auction", "chosen": {"plant": "no"}}',
    b'{"expect": 0, "line": "\\ud800"}',
    b'{"expect": 0, "chosen": ' + b'{"a":' * 20 + b"1" + b"}" * 20 + b"}",
    b"\xff\xfe",
    b"[" * 60_000,
    b'{"expect": ' + b"9" * 5000 + b"}",
)
QUERIES = (
    "", "?seat=0", "?seat=1", "?seat=7", "?seat=21", "?seat=-1", "?seat=x", "?seat=0&seat=1",
    "?lang=fa", "?lang=123456789",
)  # fmt: skip


def test_bodies_are_read_as_fastapi_reads_them(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        for path in (f"/api/tables/{table}/act", f"/t/{table}/act?names=top", f"/t/{table}/act"):
            for body in BODIES:
                answers = [
                    await ann.post(path, content=body, headers={"content-type": spelling})
                    for spelling in ("application/json", BY_FASTAPI)
                ]
                assert len({(one.status_code, one.text) for one in answers}) == 1, (body, answers[0].text)

    at_server(story)


def test_queries_are_read_as_fastapi_reads_them(at_server, monkeypatch):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "open")
        for path in (f"/api/tables/{table}/offers", f"/t/{table}/panels"):
            for query in QUERIES + tuple(f"{query or '?'}&names=top,log&have=x" for query in QUERIES):
                quick = await ann.get(path + query)
                with monkeypatch.context() as patch:
                    patch.setattr(quick_routes, "viewer_of", _refuse)
                    usual = await ann.get(path + query)
                assert (quick.status_code, quick.text) == (usual.status_code, usual.text), path + query

    at_server(story)


async def _refuse(*_: object) -> object:
    raise quick_routes.Unusual


@pytest.mark.parametrize("spelling", ["application/json", BY_FASTAPI])
def test_a_move_is_made_either_way(at_server, spelling):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        offer = (await ann.get(f"/api/tables/{table}/offers")).json()[0]
        seat = offer["seat"]
        state = await here.services.tables.get(table)
        line = state.offers(seat)[0].suggest().notation()
        body = json.dumps({"expect": 0, "line": line, "key": "k"})
        for _ in range(2):  # the second is a repetition
            answer = await ann.post(
                f"/api/tables/{table}/act", content=body, headers={"content-type": spelling}
            )
            assert (answer.status_code, answer.json()) == (200, {"seq": 1})

    at_server(story)
