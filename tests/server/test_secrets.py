"""No secret leaves: every answer to a seat stays the same when the state is another this seat could be in."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.core.views import view
from boardroom.games.registry import load
from boardroom.server.live.stream import compare
from boardroom.table.decisions import Position
from boardroom.testing.mutations import mutations
from boardroom.web.panels import PANELS
from boardroom.web.table_view import Viewer

LANGUAGES = ("en", "fa")


async def answers(
    here: Any, browser: Any, table: str, seat: int | None, tries: list[Any]
) -> dict[str, bytes]:
    """Everything the server says to this seat: pages, panels, data, refusals, events."""
    query = "" if seat is None else f"?seat={seat}"
    offered = f"/api/tables/{table}/offers{query}"
    paths = [f"/api/tables/{table}/{name}{query}" for name in ("view", "record", "talk", "notes")]
    paths += [offered, f"/api/tables/{table}", "/api/tables", "/?lang=en", *_pages(table, query)]
    said = {path: await browser.get(path) for path in paths}
    for at, a in enumerate(tries):
        body = {"action": a.to_json()}
        said[f"why {at}"] = await browser.post(f"/api/tables/{table}/why{query}", json=body)
        body["expect"] = (await here.services.tables.get(table)).seq
        said[f"act {at}"] = await browser.post(f"/api/tables/{table}/act{query}", json=body)
    for offer in json.loads(said[offered].content) if seat is not None else ():
        body = {"kind": offer["kind"], "chosen": {}}
        said[f"form {offer['kind']}"] = await browser.post(f"/api/tables/{table}/form{query}", json=body)
    for name, answer in said.items():
        assert answer.status_code < 500, name
    found = {name: _bytes(answer) for name, answer in said.items()}
    reader = Viewer(here.services.cookies.read(browser.cookies["boardroom"])[0], seat, "en")
    event = compare(None, await here.services.presenter.panel_digests(table, reader))
    found["event"] = json.dumps(event).encode()
    return found


def _pages(table: str, query: str) -> list[str]:
    """The pages and panels of a table."""
    join = "&" if query else "?"
    paths = [f"/t/{table}{query}{join}lang={lang}" for lang in LANGUAGES]
    paths += [f"/t/{table}/panel/{name}{query}{join}lang={lang}" for name in PANELS for lang in LANGUAGES]
    paths += [f"/t/{table}/panels{query}{join}names={','.join(PANELS)}"]
    paths += [f"/t/{table}/panel/face{query}{join}id=sheet:{seat}" for seat in range(3)]
    return [*paths, f"/t/{table}/panel/talk{query}", f"/t/{table}/panel/log{query}{join}all=1"]


def _bytes(answer: Any) -> bytes:
    headers = sorted((k, v) for k, v in answer.headers.items() if k not in ("date", "x-request-id"))
    return json.dumps([answer.status_code, headers]).encode() + bytes(answer.content)


CASES = [
    ("power_grid", {}),
    ("power_grid", {"edition": "2007", "region_choice": "players"}),
    ("eighteen_thirty", {}),
    ("terraforming_mars", {}),
    ("mombasa", {}),
]


def is_there(game: str) -> bool:
    """Whether the rules of a game are there already."""
    try:
        load(game)
    except BadInput:
        return False
    return True


@pytest.mark.parametrize(("game", "options"), [case for case in CASES if is_there(case[0])])
def test_every_answer_is_the_same_in_every_state_the_seat_could_be_in(at_server, game, options):
    async def story(here):
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        await eve.get("/")
        seats = ("me", "open", "bot:random")
        table = await here.table(ann, *seats, game=game, listed=True, options=options)
        await bob.post(f"/api/tables/{table}/join", json={"seat": 1})
        rng, compared, differed = Random(11), 0, 0
        while compared < 15:
            for browser in (ann, bob):
                await _some_moves(here, browser, table, rng)
            await here.quiet(table)
            current = await here.services.tables.get(table)
            if current.state.over:
                break
            for browser, seat in ((ann, 0), (bob, 1), (eve, None)):
                differed += await _compare(here, browser, table, seat, rng)
                compared += 1
        assert compared >= 15
        assert differed == compared, "the hidden parts do differ each time"

    at_server(story)


async def _some_moves(here: Any, browser: Any, table: str, rng: Random) -> None:
    for _ in range(rng.randrange(1, 9)):
        await here.quiet(table)
        for seat in (await browser.get(f"/api/tables/{table}")).json()["mine"]:
            a = await here.choice(table, seat, rng)
            if a is not None:
                await here.act(browser, table, a)


async def _compare(here: Any, browser: Any, table: str, seat: int | None, rng: Random) -> bool:
    current = await here.services.tables.get(table)
    real = current.state
    seen = view(real, seat)
    tries = []
    if seat is not None and (offered := offers(seen, seat)):
        tries = list(mutations(rng.choice(offered).sample(rng), current.journal.seats, rng))
        tries = [a for a in tries if not any(a in offer for offer in offered)][:6]
    before = await answers(here, browser, table, seat, tries)
    before_position = current.position
    current.journal.state = current.game.imagine(seen, seat, rng)
    current.position = Position(current.state, current.journal.seats)
    here.services.presenter.rendered.clear()
    try:
        after = await answers(here, browser, table, seat, tries)
        for name, told in before.items():
            assert after[name] == told, name
        return bool(current.state.to_text() != real.to_text())
    finally:
        current.journal.state, current.position = real, before_position
        here.services.presenter.rendered.clear()
