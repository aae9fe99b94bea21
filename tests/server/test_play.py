"""Moves over HTTP: whole games, two browsers, stale and repeated requests."""

from __future__ import annotations

from random import Random
from typing import Any

from boardroom.core.fair_deal import verify
from boardroom.core.records import replay_record
from boardroom.games.registry import load


def test_a_whole_game_against_bots_is_played_and_its_record_replays_and_verifies(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:random", "bot:random", name="Ann")
        await here.moves(ann, table, 10_000, Random(4))
        about = (await ann.get(f"/api/tables/{table}")).json()
        assert about["over"]
        assert about["result"][0]["place"] == 1
        record = (await ann.get(f"/api/tables/{table}/record")).json()
        assert record["names"][0] == "Ann"
        assert record["bots"] == ["", "random", "random"]
        game = load("power_grid")
        replayed = replay_record(record, game)
        assert replayed.divergence is None
        assert replayed.rows == about["seq"] + 1
        checked = verify(record, game)
        assert (checked.luck, checked.problems) == ("committed", ())

    at_server(story)


def test_two_browsers_each_act_for_their_own_seat_only(at_server):
    async def story(here):
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        made = (
            await ann.post(
                "/api/tables",
                json={"game": "power_grid", "seats": [{"kind": "me"}, {"kind": "open"}], "name": "Ann"},
            )
        ).json()
        table, secret = made["id"], made["links"]["1"].split("join=")[1]
        assert not made["begun"]
        assert (await ann.get(f"/api/tables/{table}/view")).status_code == 409
        joined = await bob.post(f"/api/tables/{table}/join", json={"secret": secret, "name": "Bob"})
        assert joined.json() == {"seat": 1, "url": f"/t/{table}", "begun": True}
        again = await eve.post(f"/api/tables/{table}/join", json={"secret": secret, "name": "Eve"})
        assert again.status_code == 403, "a link is used up by the one who takes the seat"
        rng = Random(1)
        for _ in range(40):
            for seat, own, other in ((0, ann, bob), (1, bob, ann)):
                a = await here.choice(table, seat, rng)
                if a is None:
                    continue
                for stranger in (other, eve):
                    refused = await here.act(stranger, table, a)
                    assert refused.status_code == 403
                    assert "not yours" in refused.json()["error"]
                assert (await here.act(own, table, a)).status_code == 200
        seen = [(await b.get(f"/api/tables/{table}/view")).json() for b in (ann, bob, eve)]
        cash = [[p["cash"] for p in one["view"]["players"]] for one in seen]
        hidden = {"hidden": None}
        assert [isinstance(c, int) for c in cash[0]] == [True, False]
        assert [isinstance(c, int) for c in cash[1]] == [False, True]
        assert cash[2] == [hidden, hidden]
        assert (await eve.get(f"/api/tables/{table}/view?seat=0")).status_code == 403

    at_server(story)


def test_a_repeated_request_is_played_once_and_answered_alike(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        rng = Random(2)
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        a = await here.choice(table, seat, rng)
        body = {"action": a.to_json(), "expect": 0, "key": "once"}
        answers = [await ann.post(f"/api/tables/{table}/act", json=body) for _ in range(3)]
        assert [x.json() for x in answers] == [{"seq": 1}] * 3
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == 1
        # Also after the table was forgotten, as it is when the server starts again.
        here.services.tables.cached.clear()
        assert (await ann.post(f"/api/tables/{table}/act", json=body)).json() == {"seq": 1}

    at_server(story)


def test_a_decision_is_stale_when_it_was_put_anew_and_not_before(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me", "me")
        rng, tables = Random(5), here.services.tables
        stale = fresh = 0
        for _ in range(60):
            current = await tables.get(table)
            seat = next(s for s in range(3) if current.decision_digests[s])
            a = await here.choice(table, seat, rng)
            put = current.asked_at[seat]
            if put > 0:
                old = await here.act(ann, table, a, expect=put - 1)
                assert (old.status_code, old.json()["stale"]) == (409, True)
                assert (await tables.get(table)).seq == current.seq
                stale += 1
            ahead = await here.act(ann, table, a, expect=current.seq + 1)
            assert ahead.status_code == 409
            assert (await here.act(ann, table, a, expect=current.seq)).status_code == 200
            fresh += 1
        assert stale > 30
        assert fresh == 60

    at_server(story)


def test_a_refused_move_names_its_clause_and_leaves_no_trace(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        waits = (await ann.get(f"/api/tables/{table}")).json()["waits"]
        body = {"line": f"{waits[0]}: build essen", "expect": 0}
        wrong_kind = await ann.post(f"/api/tables/{table}/act", json=body)
        assert wrong_kind.status_code == 422
        assert wrong_kind.json()["clause"].startswith("PG-4")
        body = {"line": f"{1 - waits[0]}: pass", "expect": 0}
        wrong_seat = await ann.post(f"/api/tables/{table}/act", json=body)
        assert (wrong_seat.status_code, wrong_seat.json()["clause"][:4]) == (422, "PG-4")
        why = await ann.post(f"/api/tables/{table}/why", json={"line": f"{waits[0]}: auction 3 for 2"})
        assert why.json()["clause"].startswith("PG-4")
        assert why.json()["text"]
        assert (await ann.get(f"/api/tables/{table}")).json()["seq"] == 0

    at_server(story)


def test_a_form_leads_from_part_to_part_to_an_action(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        seat = (await ann.get(f"/api/tables/{table}")).json()["waits"][0]
        first = (await ann.get(f"/api/tables/{table}/offers")).json()[0]
        chosen = {}
        part = first["part"]
        while part is not None:
            if part["kind"] == "one":
                chosen[part["name"]] = next(o["value"] for o in part["options"] if o["ok"])
            else:
                chosen[part["name"]] = part["least"]
            body = {"kind": first["kind"], "chosen": chosen}
            answer = (await ann.post(f"/api/tables/{table}/form", json=body)).json()
            part = answer["part"]
        assert answer["notation"].startswith(f"{seat}: ")
        assert answer["why"] is None
        acted = await ann.post(f"/api/tables/{table}/act", json=body | {"expect": 0, "key": "a"})
        assert acted.json() == {"seq": 1}
        again = await ann.post(f"/api/tables/{table}/act", json=body | {"expect": 0, "key": "a"})
        assert again.json() == {"seq": 1}

    at_server(story)


def test_a_server_that_starts_again_goes_on_where_it_was(at_server):
    kept: dict[str, Any] = {}

    async def before(here):
        ann = here.browser()
        table = await here.table(ann, "me", "bot:random")
        await here.moves(ann, table, 15, Random(2))
        await here.quiet(table)
        current = await here.services.tables.get(table)
        kept.update(
            table=table, cookies=dict(ann.cookies), digest=current.state.digest(), puts=current.asked_at
        )

    async def after(here):
        ann = here.browser()
        ann.cookies.update(kept["cookies"])
        current = await here.services.tables.get(kept["table"])
        assert (current.state.digest(), current.asked_at) == (kept["digest"], kept["puts"])
        await here.moves(ann, kept["table"], 5, Random(3))

    at_server(before)
    at_server(after)


def test_opening_a_link_claims_nothing_until_the_seat_is_taken(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        seats = [{"kind": "me"}, {"kind": "open"}]
        made = (await ann.post("/api/tables", json={"game": "power_grid", "seats": seats})).json()
        table, link = made["id"], made["links"]["1"]
        for browser, address in ((ann, f"/t/{table}"), (bob, f"/t/{table}"), (bob, link)):
            assert (await browser.get(address)).status_code == 200
        room = (await bob.get(link)).text
        secret = link.split("join=")[1]
        assert secret in room
        assert made["commitment"] in room
        assert secret not in (await bob.get(f"/t/{table}")).text, "a link is shown to the table's maker only"
        assert not (await ann.get(f"/api/tables/{table}")).json()["begun"]
        joined = await bob.post(f"/api/tables/{table}/join", json={"secret": secret, "name": "Bob"})
        assert joined.json()["begun"]
        # The used link still leads its owner to the table, and anybody else to the spectators.
        assert f'data-table="{table}"' in (await bob.get(link)).text
        assert (await here.browser().get(link)).status_code == 200

    at_server(story)


def test_a_seat_is_taken_along_to_another_browser_by_its_own_link(at_server):
    async def story(here):
        ann, phone = here.browser(), here.browser()
        table = await here.table(ann, "me", "bot:random", name="Ann")
        link = (await ann.get(f"/api/tables/{table}")).json()["links"]["0"]
        secret = link.split("join=")[1]
        joined = await phone.post(f"/api/tables/{table}/join", json={"secret": secret})
        assert joined.json()["seat"] == 0
        for browser in (ann, phone):
            about = (await browser.get(f"/api/tables/{table}")).json()
            assert (about["mine"], about["names"][0]) == ([0], "Ann")
        await here.moves(phone, table, 3, Random(1))
        await here.moves(ann, table, 3, Random(2))

    at_server(story)
