"""Names and sites: a page of another site can neither read this server under its own name nor act here."""

from __future__ import annotations

import pytest

from boardroom.server.http.hosts import Hosts, host_of, machine_names

BODY = {"game": "power_grid", "seats": [{"kind": "me"}] * 2}


@pytest.mark.parametrize(
    "host",
    [
        "localhost",
        "localhost:8000",
        "games.localhost:80",
        "127.0.0.1:8000",
        "[::1]:8000",
        "192.168.1.20",
        machine_names()[0],
        f"{machine_names()[2]}:8000",
        "club.example:443",
        "CLUB.example.",
        "a.b.example.net",
        "",
    ],
)
def test_a_server_answers_to_addresses_its_own_names_and_those_it_was_told(host):
    assert Hosts(["club.example", ".example.net"]).allow(host)


@pytest.mark.parametrize(
    "host",
    ["evil.example", "localhost.evil.example:8000", "127.0.0.1.evil.example", "example.net", "a b", "]"],
)
def test_it_answers_to_no_other_name(host):
    assert not Hosts(["club.example", ".example.net"]).allow(host)
    assert Hosts(["*"]).allow(host)


def test_the_host_is_found_without_port_and_brackets():
    assert [host_of(header) for header in ("[::1]:80", "x:80", "X.", "y")] == ["::1", "x", "x", "y"]


def test_a_name_that_was_pointed_at_this_machine_reads_nothing(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        for path in ("/", "/api/tables", f"/t/{table}", "/static/js/main.js"):
            answer = await ann.get(path, headers={"host": "evil.example"})
            assert answer.status_code == 421, path
            assert answer.json()["error"].startswith("this server does not answer to the name 'evil.example'")
        for lang, part in (("fa", "پاسخ نمی‌دهد"), ("zh", "不响应")):
            answer = await ann.get(f"/?lang={lang}", headers={"host": "evil.example"})
            assert part in answer.json()["error"]

    at_server(story)


def test_a_request_that_a_browser_calls_cross_site_is_refused_even_without_an_origin(at_server):
    async def story(here):
        ann = here.browser()
        for site, status in (("cross-site", 403), ("same-site", 403), ("same-origin", 201), ("none", 201)):
            answer = await ann.post("/api/tables", json=BODY, headers={"sec-fetch-site": site})
            assert answer.status_code == status, site
        assert (await ann.post("/api/tables", json=BODY)).status_code == 201, "a program"

    at_server(story)
