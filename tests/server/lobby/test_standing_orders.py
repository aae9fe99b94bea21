"""Standing orders: set, carried out as ordinary actions, ended by events, shown to their seat alone."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from boardroom.core.actions import Paid
from boardroom.core.engine import waits
from boardroom.core.order_rules import is_pass
from boardroom.games.registry import keys, load


def test_pass_until_something_happens_passes_and_stops(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        table = await here.table(ann, "me", "open", listed=True)
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1})
        browsers = (ann, bob)

        async def move() -> None:
            now = await here.services.tables.get(table)
            seat = now.state.steps[-1].waits(now.state)[0]
            a = await here.choice(table, seat, Random(now.seq))
            assert (await here.act(browsers[seat], table, a)).status_code == 200
            await here.quiet(table)

        # In the first round everybody must buy a plant; in the fuel turns one may pass.
        while (await here.services.tables.get(table)).state.phase < 3:
            await move()
        current = await here.services.tables.get(table)
        other = current.state.steps[-1].waits(current.state)[0]
        away = 1 - other
        order = f"/api/tables/{table}/order"
        assert (await browsers[away].post(order, json={"order": "pass"})).status_code == 204
        told = [(await b.get(f"/api/tables/{table}")).json()["orders"] for b in browsers]
        assert (told[away], told[other]) == ({str(away): "pass"}, {})
        body = {"line": f"{other}: pass", "expect": current.seq}
        assert (await browsers[other].post(f"/api/tables/{table}/act", json=body)).status_code == 200
        await here.quiet(table)
        since = (await here.services.tables.get(table)).journal.rows[current.seq + 1 :]
        assert [r.action.notation() for r in since[:2]] == [f"{other}: pass", f"{away}: pass"]
        # Something else than passing, or money that moves, ends the order, whoever is asked next.
        while (await browsers[away].get(f"/api/tables/{table}")).json()["orders"]:
            last = (await here.services.tables.get(table)).seq
            await move()
        news = (await here.services.tables.get(table)).journal.rows[last + 1 :]
        assert any(not is_pass(type(r.action)) or any(isinstance(f, Paid) for f in r.facts) for r in news)

    at_server(story)


def test_an_order_is_taken_away_again_and_unknown_ones_are_refused(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        order = f"/api/tables/{table}/order"
        assert (await ann.post(order, json={"order": "pass", "seat": 1})).status_code == 204
        assert (await ann.get(f"/api/tables/{table}")).json()["orders"] == {"1": "pass"}
        assert (await ann.post(order, json={"order": None, "seat": 1})).status_code == 204
        assert (await ann.get(f"/api/tables/{table}")).json()["orders"] == {}
        assert (await here.browser().post(order, json={"order": "pass", "seat": 1})).status_code == 403

    at_server(story)


async def stock_round(here: Any, browser: Any) -> str:
    """A table of 1830 in its first stock round, all seats one browser's; B&O has its president already."""
    table: str = await here.table(browser, "me", "me", "me", game="eighteen_thirty")
    while (current := await here.services.tables.get(table)).state.round == 0:
        seat = current.state.steps[-1].waits(current.state)[0]
        kinds = {o["kind"] for o in (await browser.get(f"/api/tables/{table}/offers?seat={seat}")).json()}
        kind = next(k for k in ("take-private", "par", "pass", "raise") if k in kinds)
        rng = Random(current.seq)
        while (a := await here.choice(table, seat, rng)).key != kind:
            pass
        assert (await here.act(browser, table, a)).status_code == 200
    return table


async def lines(here: Any, browser: Any, table: str, *moves: str) -> None:
    language = load("eighteen_thirty").language
    for line in moves:
        answer = await here.act(browser, table, language.parse(line))
        assert answer.status_code == 200, (line, answer.text)
        await here.quiet(table)


def test_a_share_is_bought_each_turn_until_the_company_floats(at_server):
    async def story(here):
        ann = here.browser()
        table = await stock_round(here, ann)
        first = (await here.services.tables.get(table)).state.steps[-1].seat
        one, two = (first + 1) % 3, (first + 2) % 3
        await lines(here, ann, table, f"{first}: par NYC at 67")
        if (await here.services.tables.get(table)).position.waits == (first,):  # who holds MH may exchange it
            await lines(here, ann, table, f"{first}: pass")
        await lines(here, ann, table, f"{one}: pass", f"{two}: pass")
        order = f"/api/tables/{table}/order"
        about = (await ann.get(f"/api/tables/{table}")).json()
        assert about["available_orders"][str(one)] == [
            "pass",
            "buy-until-float:NYC",
            "buy-until-float:B&O",
            "pass-unless-threatened",
        ]
        assert (await ann.post(order, json={"order": "buy-until-float:PRR", "seat": one})).status_code == 409
        given = await ann.post(order, json={"order": "buy-until-float:NYC", "seat": one})
        assert given.status_code == 204
        page = (await ann.get(f"/t/{table}/panel/decision?seat={one}")).text
        assert ('data-standing="buy-until-float:NYC"' in page, "until it floats" in page) == (True, True)
        other = (await ann.get(f"/t/{table}/panel/decision?seat={first}")).text
        assert 'data-standing=""' in other
        bought = 0
        while not (current := await here.services.tables.get(table)).state.company("NYC").floated:
            assert (await ann.get(f"/api/tables/{table}")).json()["orders"] == {
                str(one): "buy-until-float:NYC"
            }
            await lines(here, ann, table, f"{first}: pass")
            rows = (await here.services.tables.get(table)).journal.rows[current.seq + 1 :]
            assert [r.action.notation() for r in rows][:2] == [
                f"{first}: pass",
                f"{one}: buy NYC from offering",
            ]
            bought += 1
            if not (await here.services.tables.get(table)).state.company("NYC").floated:
                await lines(here, ann, table, f"{two}: pass")
        assert bought == 4
        assert (await ann.get(f"/api/tables/{table}")).json()["orders"] == {}
        current = await here.services.tables.get(table)
        assert current.state.steps[-1].seat == one, "the turn in which it floated is the giver's again"
        assert one not in current.orders

    at_server(story)


def test_an_order_survives_a_start_and_is_in_no_answer_to_others(at_server):
    kept: dict[str, str] = {}

    async def before(here):
        ann, bob = here.browser(), here.browser()
        table = kept["table"] = await here.table(ann, "me", "open", listed=True)
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1})
        paths = [f"/api/tables/{table}", f"/t/{table}", f"/t/{table}/panel/decision", "/api/tables"]
        told = [(await bob.get(path)).content for path in paths]
        assert (await ann.post(f"/api/tables/{table}/order", json={"order": "pass"})).status_code == 204
        await here.quiet(table)
        if 0 in (await here.services.tables.get(table)).orders:
            assert [(await bob.get(path)).content for path in paths] == told
        kept["cookie"] = ann.cookies["boardroom"]

    at_server(before)

    async def after(here):
        ann = here.browser()
        ann.cookies.set("boardroom", kept["cookie"])
        given = (await here.services.tables.get(kept["table"])).orders
        assert (await ann.get(f"/api/tables/{kept['table']}")).json()["orders"] == (
            {"0": "pass"} if given else {}
        )

    at_server(after)


def test_an_order_nobody_knows_is_bad_input(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        answer = await ann.post(f"/api/tables/{table}/order", json={"order": "win", "seat": 0})
        assert answer.status_code == 400
        assert answer.json()["error"].startswith("there is no auto-action 'win'; known: pass, ")

    at_server(story)


@pytest.mark.parametrize("game", keys())
def test_an_order_of_every_game_is_obeyed_at_once_or_taken_away(at_server, game):
    async def story(here):
        ann, rng, obeyed, taken_away = here.browser(), Random(5), 0, 0
        table = await here.table(ann, *["me"] * 3, game=game)
        while obeyed < 5:
            current = await here.services.tables.get(table)
            assert not current.state.over, "no order was obeyed"
            seat = waits(current.state)[0]
            known = (await ann.get(f"/api/tables/{table}")).json()["available_orders"][str(seat)]
            if known and rng.random() < 0.5:
                given = {"order": rng.choice(known), "seat": seat}
                assert (await ann.post(f"/api/tables/{table}/order", json=given)).status_code == 204
                await here.quiet(table)
                after = await here.services.tables.get(table)
                if after.seq > current.seq:
                    assert after.journal.rows[current.seq + 1].action.seat == seat
                    obeyed += 1
                    continue
                assert seat not in after.orders
                taken_away += 1
            a = await here.choice(table, seat, rng)
            assert (await here.act(ann, table, a)).status_code == 200
            await here.quiet(table)
        print(f"{game}: {obeyed} obeyed, {taken_away} taken away")

    at_server(story)
