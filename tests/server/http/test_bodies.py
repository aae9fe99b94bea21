"""Bodies: bounded, valid Unicode, and no list longer than an option has values."""

from __future__ import annotations

import json

import pytest

from boardroom.server.http.bodies import MAX_VALUES, check_json
from boardroom.server.http.problems import Problem

HALF = "\ud800"
JSON = {"content-type": "application/json"}
SEATS = [{"kind": "me"}] * 2


def test_json_is_bounded_in_depth_and_values():
    check_json({"a": [1] * (MAX_VALUES - 3)})
    check_json([[[[[[[[[[[[1]]]]]]]]]]]])
    for raw in ([1] * MAX_VALUES, {str(n): n for n in range(MAX_VALUES)}, [[[[[[[[[[[[[1]]]]]]]]]]]]]):
        with pytest.raises(Problem):
            check_json(raw)


@pytest.mark.parametrize(
    "body",
    [
        {"game": "power_grid", "seats": SEATS, "name": HALF},
        {"game": "power_grid", "seats": SEATS, "title": f"a{HALF}b"},
        {"game": "power_grid", "seats": SEATS, "entropy": HALF},
        {"game": "power_grid", "seats": SEATS, "options": {"edition": HALF}},
        {"game": "power_grid", "seats": SEATS, "options": {HALF: 1}},
        {"game": HALF, "seats": SEATS},
    ],
)
def test_half_a_character_in_a_new_table_is_a_400(at_server, body):
    async def story(here):
        answer = await here.browser().post("/api/tables", content=json.dumps(body), headers=JSON)
        assert (answer.status_code, answer.json()) == (
            400,
            {"error": "a text in the request is not valid Unicode"},
        )

    at_server(story)


def test_half_a_character_is_a_400_wherever_a_text_is_read(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        for method, path, body in (
            ("POST", "talk", {"text": HALF}),
            ("PUT", "notes", {"text": HALF}),
            ("POST", "act", {"line": HALF, "expect": 0}),
            ("POST", "act", {"line": "0: pass", "expect": 0, "key": HALF}),
            ("POST", "form", {"kind": "open-auction", "chosen": {"plant": HALF}}),
            ("POST", "why", {"action": {"do": HALF, "seat": 0}}),
            ("POST", "join", {"secret": HALF}),
            ("POST", "order", {"order": HALF}),
        ):
            url = f"/api/tables/{table}/{path}"
            answer = await ann.request(method, url, content=json.dumps(body), headers=JSON)
            assert answer.status_code == 400, (path, answer.text)
        query = {"kind": "open-auction", "chosen": json.dumps({"plant": HALF})}
        assert (await ann.get(f"/t/{table}/panel/decision", params=query)).status_code == 400

    at_server(story)


def test_half_a_character_in_a_record_is_a_400(at_server):
    async def story(here):
        body = json.dumps({"format": "boardroom-1", "game": "power_grid", "names": [HALF]})
        answer = await here.browser().post("/api/import", content=body)
        assert (answer.status_code, answer.json()["error"]) == (
            400,
            "a text in this file is not valid Unicode",
        )

    at_server(story)


def test_an_option_cannot_be_a_long_list_of_the_same(at_server):
    async def story(here):
        ann = here.browser()
        for beginners in ([0] * 20000, [0] * 1000, [0, 1, 0]):
            body = {"game": "terraforming_mars", "seats": SEATS, "options": {"beginners": beginners}}
            answer = await ann.post("/api/tables", json=body)
            assert answer.status_code in (400, 413), len(beginners)
        body["options"] = {"beginners": [0, 1]}
        assert (await ann.post("/api/tables", json=body)).status_code == 201

    at_server(story)
