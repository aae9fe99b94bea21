"""Invalid requests: a 4xx with a reason, nothing changed, one line in the log."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import Any
from urllib.parse import urlencode

import pytest

from boardroom.server.http.identity import COOKIE, CookieSigner, new_person
from boardroom.server.http.middleware import MAX_BODY_BYTES, MAX_IMPORT_BYTES
from boardroom.web.assets import script

JSON = {"content-type": "application/json"}


FOREIGN = CookieSigner(b"another server").sign(new_person())


async def endless() -> AsyncIterator[bytes]:
    """A body that does not say its length and does not end."""
    while True:
        yield b"x" * 10_000


def deep_requests(table: str, depth: int) -> list[tuple[str, str, dict[str, Any]]]:
    """Lists in lists in lists, as deep as it says."""
    chosen = f'{{"plant": {"[" * depth}{"]" * depth}}}'
    body = f'{{"kind": "open-auction", "chosen": {chosen}}}'
    asked = urlencode({"kind": "open-auction", "chosen": chosen})
    return [
        ("POST", f"api/tables/{table}/form", {"content": body, "headers": JSON}),
        ("POST", f"api/tables/{table}/why", {"content": body, "headers": JSON}),
        ("GET", f"t/{table}/panel/decision?{asked}", {}),
        ("POST", "api/import", {"content": chosen}),
    ]


def bad_requests(table: str, seat: int) -> list[tuple[int, str, str, dict[str, Any]]]:
    act = f"/api/tables/{table}/act"
    fine = {"line": f"{seat}: pass", "expect": 0}
    return [
        (400, "POST", act, {"content": b'{"line": ', "headers": JSON}),
        (400, "POST", act, {"content": b"\xff\xfe", "headers": JSON}),
        (400, "POST", act, {"json": {"line": "0: fly to the moon", "expect": 0}}),
        (400, "POST", act, {"json": {"line": f"{seat}: build atlantis", "expect": 0}}),
        (400, "POST", act, {"json": {"action": {"do": "bid", "seat": "x", "amount": 1}, "expect": 0}}),
        (400, "POST", act, {"json": {"action": {"do": "nothing"}, "expect": 0}}),
        (400, "POST", act, {"json": {"expect": 0}}),
        (400, "POST", act, {"json": {"kind": "nothing", "chosen": {}, "expect": 0}}),
        (400, "POST", act, {"json": {"kind": "open-auction", "chosen": {"plant": [1]}, "expect": 0}}),
        (422, "POST", act, {"json": fine | {"expect": "soon"}}),
        (422, "POST", act, {"json": fine | {"surprise": 1}}),
        (422, "POST", act, {"json": [1, 2]}),
        (422, "POST", act, {"json": {"line": f"{seat}: pass"}}),
        (409, "POST", act, {"json": fine | {"expect": -1}}),
        (403, "POST", act, {"json": fine | {"seat": 9}}),
        (403, "POST", act, {"json": {"line": "7: pass", "expect": 0}}),
        (403, "POST", act, {"json": fine, "headers": {"origin": "http://elsewhere.test"}}),
        (403, "POST", act, {"json": fine, "headers": {"origin": "null"}}),
        (413, "POST", act, {"content": b"x" * (MAX_BODY_BYTES + 1), "headers": JSON}),
        (413, "POST", "/api/import", {"content": b"x" * (MAX_IMPORT_BYTES + 1)}),
        (400, "POST", "/api/import", {"content": b"not a record"}),
        (403, "POST", act, {"json": fine, "headers": {"cookie": f"{COOKIE}={FOREIGN}"}}),
        (413, "POST", act, {"content": endless(), "headers": JSON}),
        (404, "POST", "/api/tables/nowhere/act", {"json": fine}),
        (404, "GET", "/api/tables/nowhere", {}),
        (404, "GET", "/t/nowhere", {}),
        (404, "GET", "/t/nowhere/events", {}),
        (404, "GET", f"/t/{table}/panel/cellar", {}),
        (404, "GET", f"/t/{table}?at=99", {}),
        (400, "GET", f"/t/{table}/panel/decision?kind=x&chosen=[", {}),
        *(
            (400, method, f"/{path}", body)
            for depth in (50, 400, 5000)
            for method, path, body in deep_requests(table, depth)
        ),
        (404, "GET", "/rules/chess", {}),
        (404, "GET", "/api/nothing", {}),
        (405, "PUT", act, {"json": fine}),
        (400, "POST", "/api/tables", {"json": {"game": "chess", "seats": [{"kind": "me"}] * 2}}),
        (400, "POST", "/api/tables", {"json": {"game": "power_grid", "seats": [{"kind": "me"}]}}),
        (
            400,
            "POST",
            "/api/tables",
            {"json": {"game": "power_grid", "seats": [{"kind": "me"}] * 2, "options": {"map": "moon"}}},
        ),
        (
            400,
            "POST",
            "/api/tables",
            {"json": {"game": "power_grid", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "hal"}]}},
        ),
        (409, "POST", f"/api/tables/{table}/take-back", {"json": {"expect": 0}}),
        (404, "POST", f"/api/tables/{table}/take-back", {"json": {"to": 5}}),
        (404, "POST", f"/api/tables/{table}/fork", {"json": {"at": 5}}),
        (400, "POST", f"/api/tables/{table}/order", {"json": {"order": "win"}}),
        (403, "POST", f"/api/tables/{table}/join", {"json": {"secret": "guess"}}),
        (409, "POST", f"/api/tables/{table}/join", {"json": {"seat": 0}}),
    ]


def test_every_bad_request_is_a_clear_4xx_with_one_line_in_the_log_and_changes_nothing(at_server, caplog):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        about = (await ann.get(f"/api/tables/{table}")).json()
        listed = (await ann.get("/api/tables")).json()
        for status, method, path, body in bad_requests(table, about["waits"][0]):
            caplog.clear()
            answer = await ann.request(method, path, **body)
            assert answer.status_code == status, (method, path, body, answer.text)
            error = answer.json()["error"]
            assert error
            assert "\n" not in error
            assert len(error) < 400
            assert len(caplog.records) == 1, [r.getMessage() for r in caplog.records]
            assert str(status) in caplog.records[0].getMessage()
        assert (await ann.get(f"/api/tables/{table}")).json() == about
        assert (await ann.get("/api/tables")).json() == listed

    with caplog.at_level(logging.INFO, logger="boardroom.server"):
        at_server(story)


def test_strict_headers_stand_on_every_answer(at_server):
    async def story(here):
        ann = here.browser()
        for path in ("/", "/api", "/api/games", script().address, "/t/nowhere"):
            answer = await ann.get(path)
            assert answer.headers["content-security-policy"].startswith("default-src 'self';")
            assert answer.headers["x-content-type-options"] == "nosniff"
            assert "cross-origin-opener-policy" not in answer.headers, "complained of over http"
            safe = await ann.get(f"https://table.test{path}")
            assert safe.headers["cross-origin-opener-policy"] == "same-origin"
        described = (await ann.get("/api")).json()
        assert {"/api/tables", "/api/tables/{table}/act"} <= set(described["paths"])

    at_server(story)


def test_a_page_behind_a_proxy_that_changes_the_hosts_name_is_no_other_site(at_server):
    async def story(here):
        ann = here.browser()
        body = {"game": "power_grid", "seats": [{"kind": "me"}] * 2}
        for site, status in (("same-origin", 201), ("same-site", 403), ("cross-site", 403)):
            headers = {"origin": "https://games.test", "host": "localhost:8000", "sec-fetch-site": site}
            assert (await ann.post("/api/tables", json=body, headers=headers)).status_code == status, site

    at_server(story)


def test_who_asks_for_the_headers_alone_is_answered(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        assert (await ann.head(f"/t/{table}/events")).status_code == 405, "it would never end"
        for path, status in (("/", 200), (f"/t/{table}", 200), ("/api/games", 200), ("/t/nowhere", 404)):
            head, whole = await ann.head(path), await ann.get(path)
            assert (head.status_code, head.headers["content-type"]) == (
                status,
                whole.headers["content-type"],
            )

    at_server(story)


def test_the_log_is_in_english_whatever_language_is_answered(at_server, caplog):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        body = {"line": f"{seat}: auction 5 for 1", "expect": 0}
        refused = await ann.post(f"/api/tables/{table}/act?lang=zh", json=body)
        unknown = await ann.get("/rules/chess?lang=fa")
        assert [answer.status_code for answer in (refused, unknown)] == [422, 404]
        assert not any(answer.json()["error"].isascii() for answer in (refused, unknown))

    at_server(story)
    lines = [r.getMessage() for r in caplog.records if r.name == "boardroom.server"]
    assert [len(lines), *("\\u" in line for line in lines)] == [2, False, False], lines


@pytest.mark.parametrize("last", ["--5", "-", "9" * 5000, "x", "1e3", "٣"])
def test_a_last_row_that_is_nonsense_is_none(at_server, last):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        here.services.hub.close()  # so that a stream ends
        answer = await ann.get(f"/t/{table}/events", headers={"last-event-id": last.encode()})
        assert (answer.status_code, answer.text) == (200, "retry: 1000\n\n")

    at_server(story)


def test_the_language_is_asked_for_remembered_or_the_browsers(at_server):
    async def story(here):
        ann = here.browser()
        assert '<html lang="en"' in (await ann.get("/")).text
        assert '<html lang="fa" dir="rtl"' in (await ann.get("/?lang=fa")).text
        assert '<html lang="fa"' in (await ann.get("/")).text
        assert '<html lang="zh"' in (await here.browser().get("/", headers={"accept-language": "zh"})).text

    at_server(story)


def test_a_word_in_an_address_cannot_write_lines_of_its_own_into_the_log(at_server, caplog):
    async def story(here):
        await here.browser().get("/t/a%0a2026 ERROR all is lost")

    at_server(story)
    assert "\n" not in caplog.records[-1].getMessage()


def test_what_the_interface_answers_is_kept_by_nobody(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        for path in ("", "/games", "/tables", f"/tables/{table}", f"/tables/{table}/view", "/nothing"):
            assert (await ann.get(f"/api{path}")).headers["cache-control"] == "no-store", path

    at_server(story)


def test_a_line_of_the_log_is_bounded(at_server, caplog):
    async def story(here):
        await here.browser().get(f"/t/{'x' * 50_000}")
        await here.browser().get(f"/{'%F0%9F%98%80' * 5000}")

    at_server(story)
    assert [len(r.getMessage()) < 500 for r in caplog.records] == [True, True]
