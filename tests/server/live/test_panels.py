"""Panels that travel with the answer to a move, and a log that grows by lines."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from boardroom.web.panels import PANELS, panel
from boardroom.web.table_view import Viewer

LINES = re.compile(r'<ol class="log">(.*?)</ol>', re.DOTALL)
NAMES = ",".join(PANELS)


def lines_of(log: str) -> str:
    """The lines of the log; the chart and the slider below them hold no such list."""
    found = LINES.search(log)
    assert found is not None
    return found[1]


async def panels(browser: Any, table: str, have: str = "", **more: str) -> dict[str, Any]:
    answer = await browser.get(f"/t/{table}/panels", params={"names": NAMES, "have": have, **more})
    found: dict[str, Any] = answer.json()["panels"]
    return found


def test_a_log_that_is_known_up_to_a_row_gets_the_lines_of_later_rows(at_server):
    async def story(here):
        ann = here.browser()
        for game in ("power_grid", "terraforming_mars"):
            table = await here.table(ann, "me", "me", game=game)
            lines, known, rng = "", "", Random(1)
            for lang in ("en", "fa"):
                for _ in range(8):
                    found = (await panels(ann, table, known, lang=lang))["log"]
                    news = lines_of(found["html"])
                    lines = lines + news if "data-after" in found["html"] else news
                    whole = (await panels(ann, table, lang=lang))["log"]
                    assert lines == lines_of(whole["html"])
                    assert found["digest"] == whole["digest"]
                    known = found["digest"]
                    await here.moves(ann, table, 2, rng)
            assert "data-after" in found["html"]

    at_server(story)


def test_after_a_take_back_the_whole_log_comes_anew(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        await here.moves(ann, table, 3, Random(1))
        known = (await panels(ann, table))["log"]["digest"]
        await here.moves(ann, table, 1, Random(1))
        assert "data-after" in (await panels(ann, table, known))["log"]["html"]
        back = await ann.post(f"/api/tables/{table}/take-back", json={"to": 2, "seat": 0})
        assert back.status_code == 200, back.text
        found = (await panels(ann, table, known))["log"]["html"]
        assert "data-after" not in found
        assert 'class="undone"' in found

    at_server(story)


def test_the_answer_to_a_move_brings_the_panels_that_it_changed(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        known = {name: one["digest"] for name, one in (await panels(ann, table)).items()}
        details = (await ann.get(f"/api/tables/{table}")).json()
        action = await here.choice(table, details["waits"][0], Random(1))
        body = {"action": action.to_json(), "expect": 0, "key": "first"}
        query = {"names": NAMES, "have": ",".join(known.values())}
        for _ in range(2):  # a repeated request makes no second move
            answer = (await ann.post(f"/t/{table}/act", params=query, json=body)).json()
            assert (answer["row"], answer["seq"]) == (1, 1)
            now = await panels(ann, table)
            changed = [name for name in PANELS if now[name]["digest"] != known[name]]
            assert list(answer["panels"]) == changed
        bad = await ann.post(f"/t/{table}/act", params=query, json={**body, "key": "second"})
        assert bad.status_code == 409
        assert bad.json()["stale"]
        third = {**body, "key": "third", "expect": 1}
        unknown = await ann.post(f"/t/{table}/act", params={"names": "nothing"}, json=third)
        assert unknown.status_code == 404
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == 1

    at_server(story)


def test_a_page_and_its_stream_draw_each_panel_once(at_server, monkeypatch):
    drawn: list[str] = []

    def count(page, name, **more):
        drawn.append(name)
        return panel(page, name, **more)

    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        monkeypatch.setattr("boardroom.server.lobby.presenter.panel", count)
        first = await ann.get(f"/t/{table}")
        known = await panels(ann, table)
        await panels(ann, table)
        person = here.services.cookies.read(ann.cookies["boardroom"])[0]
        await here.services.presenter.panel_digests(table, Viewer(person, None, "en"))
        assert sorted(drawn) == sorted(PANELS)
        assert all(one["digest"] in first.text for one in known.values())

    at_server(story)
