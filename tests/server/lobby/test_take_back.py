"""Take-backs: a player's own last move at once, further back with everybody's consent."""

from __future__ import annotations

from random import Random
from typing import Any

from boardroom.core.engine import waits
from boardroom.server.live.stream import compare
from boardroom.web.table_view import Viewer


def test_the_last_move_is_taken_back_with_the_bots_moves_after_it(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:random", "bot:random")
        tables, rng = here.services.tables, Random(3)
        taken = kept = 0
        for _ in range(60):
            await here.quiet(table)
            current = await tables.get(table)
            a = await here.choice(table, 0, rng)
            if a is None:
                break
            before, at = current.state.digest(), current.seq
            acted = (await here.act(ann, table, a)).json()["seq"]
            await here.quiet(table)
            since = (await tables.get(table)).journal.rows[at + 1 :]
            answer = await ann.post(f"/api/tables/{table}/take-back", json={"expect": acted})
            if any(row.reveals for row in since) or (await tables.get(table)).state.over:
                assert answer.status_code == 409
                kept += 1
                continue
            assert answer.status_code == 200, answer.text
            row = (await tables.get(table)).journal.rows[answer.json()["seq"]]
            assert row.digest == before
            taken += 1
            assert (await here.act(ann, table, a)).status_code == 200
        assert taken > 20

    at_server(story)


def test_another_persons_move_ends_the_right_to_take_back_but_all_may_agree(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        table = await here.table(ann, "me", "open", listed=True)
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Bob"})
        rng, browsers = Random(1), (ann, bob)
        by: list[int] = []
        while len(set(by)) < 2:
            seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
            assert (
                await here.act(browsers[seat], table, await here.choice(table, seat, rng))
            ).status_code == 200
            by.append(seat)
        first = by[0]
        refused = await browsers[first].post(f"/api/tables/{table}/take-back", json={})
        assert refused.status_code == 409
        asked = (await ann.post(f"/api/tables/{table}/take-back", json={"to": 0})).json()
        assert asked["waiting"] == [1]
        assert (await bob.get(f"/api/tables/{table}")).json()["take_back_requests"] == {"0": 0}
        agreed = (await bob.post(f"/api/tables/{table}/take-back", json={"to": 0})).json()
        assert agreed == {"seq": len(by) + 1, "waiting": []}
        rows = (await here.services.tables.get(table)).journal.rows
        assert rows[-1].back == 0
        assert rows[-1].digest == rows[0].digest

    at_server(story)


def test_a_wish_to_go_back_is_shown_to_the_others_at_once_and_ends_with_the_next_move(at_server):
    async def story(here):
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        table = await here.table(ann, "me", "open", listed=True, name="Ann")
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1, "name": "Bob"})
        browsers = (ann, bob)

        async def move() -> None:
            current = await here.services.tables.get(table)
            seat = waits(current.state)[0]
            a = await here.choice(table, seat, Random(current.seq))
            assert (await here.act(browsers[seat], table, a)).status_code == 200

        async def shown(browser: Any, at: str = "") -> tuple[int, int]:
            """How often a decision tells of a wish, and how often it lets one go back."""
            html = (await browser.get(f"/t/{table}/panel/decision{at}")).text
            return html.count("asks to go back") + html.count("You asked"), html.count('data-do="go-back"')

        for _ in range(3):
            await move()
        assert [await shown(b, "?at=1") for b in (ann, bob, eve)] == [(0, 1), (0, 1), (0, 0)]
        person = here.services.cookies.read(bob.cookies["boardroom"])[0]
        reader = Viewer(person, None, "en")
        before = await here.services.presenter.panel_digests(table, reader)
        await ann.post(f"/api/tables/{table}/take-back", json={"to": 1})
        after = await here.services.presenter.panel_digests(table, reader)
        assert (compare(before, after) or {})["panels"] == ["decision"]
        assert [await shown(b) for b in (ann, bob, eve)] == [(1, 0), (1, 1), (0, 0)]
        here.services.tables.cached.clear()
        assert await shown(bob) == (1, 1)
        await move()
        assert [await shown(b) for b in (ann, bob)] == [(0, 0), (0, 0)]
        assert (await bob.post(f"/api/tables/{table}/take-back", json={"to": 1})).json()["waiting"] == [0]
        assert (await ann.post(f"/api/tables/{table}/take-back", json={"to": 1})).json()["seq"] == 5
        assert [await shown(b) for b in (ann, bob)] == [(0, 0), (0, 0)]

    at_server(story)
