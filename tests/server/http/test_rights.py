"""Who may use each route: a row for every route of the application, a column for every kind of person.

"no" is a 403; "yes" is any other answer that is no error of ours.
"""

from __future__ import annotations

from typing import Any

import httpx
from starlette.routing import Route

from boardroom.server.app import ROUTERS

STRANGER, SPECTATOR, OTHER, OWN, HOST = PEOPLE = ("stranger", "spectator", "other seat", "own seat", "host")
"""Bob asks for Ann's seat and for his own; Ann, who created the table, for hers."""
SEATS = {STRANGER: 0, SPECTATOR: 0, OTHER: 0, OWN: 1, HOST: 0}
ALL, NOBODY, PLAYERS = frozenset(PEOPLE), frozenset[str](), frozenset((OWN, HOST))
TABLE, SEAT = "/api/tables/{table}", "?seat={seat}"

# Route; what follows its path in the address; the body; who may.
ROWS: list[tuple[str, str, Any, frozenset[str]]] = [
    ("GET /api", "", None, ALL),
    ("GET /api/games", "", None, ALL),
    ("POST /api/deal", "", None, ALL),
    ("POST /api/tables", "", {}, ALL),
    ("GET /api/tables", "", None, ALL),
    ("POST /api/import", "", {}, ALL),
    (f"GET {TABLE}", "", None, ALL),
    (f"POST {TABLE}/join", "", {"secret": "guessed"}, NOBODY),
    (f"POST {TABLE}/reveal", "", {"text": "guessed"}, NOBODY),
    (f"POST {TABLE}/seats", "", {"seats": [{"kind": "me"}] * 2}, NOBODY),
    (f"POST {TABLE}/take-back", SEAT, {}, PLAYERS),
    (f"POST {TABLE}/order", SEAT, {"order": None}, PLAYERS),
    (f"GET {TABLE}/record", "", None, ALL),
    (f"GET {TABLE}/record", SEAT, None, PLAYERS),
    (f"POST {TABLE}/fork", SEAT, {}, PLAYERS),
    (f"GET {TABLE}/view", "", None, ALL),
    (f"GET {TABLE}/view", SEAT, None, PLAYERS),
    (f"GET {TABLE}/offers", SEAT, None, PLAYERS),
    (f"POST {TABLE}/form", SEAT, {"kind": "pass"}, PLAYERS),
    (f"POST {TABLE}/why", SEAT, {"line": "{seat}: pass"}, PLAYERS),
    (f"POST {TABLE}/act", SEAT, {"line": "{seat}: pass", "expect": 0}, PLAYERS),
    (f"GET {TABLE}/talk", "", None, ALL),
    (f"POST {TABLE}/talk", SEAT, {"text": "well"}, PLAYERS),
    (f"GET {TABLE}/notes", "", None, ALL),
    (f"PUT {TABLE}/notes", "", {"text": "mine"}, ALL),
    ("GET /", "", None, ALL),
    ("GET /rules/{game}", "", None, ALL),
    ("GET /t/{table}", "", None, ALL),
    ("GET /t/{table}", SEAT, None, PLAYERS),
    ("GET /t/{table}/panels", "?names=own", None, ALL),
    ("GET /t/{table}/panels", "?names=own&seat={seat}", None, PLAYERS),
    ("GET /t/{table}/panel/{name}", "", None, ALL),
    ("GET /t/{table}/panel/{name}", SEAT, None, PLAYERS),
    ("POST /t/{table}/act", "?names=own&seat={seat}", {"line": "{seat}: pass", "expect": 0}, PLAYERS),
    ("GET /t/{table}/events", "", None, ALL),
    ("GET /t/{table}/events", SEAT, None, PLAYERS),
    ("GET /healthz", "", None, ALL),
    ("GET /readyz", "", None, ALL),
    ("GET /metrics", "", None, ALL),
    (f"DELETE {TABLE}", "", None, frozenset((HOST,))),
]
"""The last row ends the table."""


def routes_of(app: Any) -> set[str]:
    """Every route of the application, as `METHOD path`."""
    described = [route for route in app.routes if isinstance(route, Route)]
    included = [route for router in ROUTERS for route in router.routes if isinstance(route, Route)]
    assert len(app.routes) - len(described) == len(ROUTERS), "a mounted application needs rows, too"
    assert len(included) == sum(len(router.routes) for router in ROUTERS)
    return {
        f"{method} {r.path}" for r in described + included for method in (r.methods or {"GET"}) - {"HEAD"}
    }


def test_every_route_answers_those_who_may_and_nobody_else(at_server):
    async def story(here):
        assert routes_of(here.app) == {route for route, *_ in ROWS}
        ann, bob, eve = here.browser(), here.browser(), here.browser()
        table = await here.table(ann, "me", "open")
        links = (await ann.get(f"/api/tables/{table}")).json()["links"]
        secret = links["1"].split("join=")[1]
        assert (await bob.post(f"/api/tables/{table}/join", json={"secret": secret})).status_code == 200
        await eve.get(f"/t/{table}")
        browsers = {SPECTATOR: eve, OTHER: bob, OWN: bob, HOST: ann}
        found = {}
        for row in ROWS:
            here.services.hub.closed = row[0].endswith("/events")  # so that a stream ends
            for who in PEOPLE:
                answer = await ask(browsers.get(who) or here.browser(), row, table, SEATS[who])
                assert answer.status_code < 500, (row, who, answer.text)
                found[row[:2], who] = answer.status_code != 403
        expected = {(row[:2], who): who in row[3] for row in ROWS for who in PEOPLE}
        assert {key: may for key, may in found.items() if expected[key] != may} == {}

    at_server(story)


async def ask(browser: httpx.AsyncClient, row: tuple[Any, ...], table: str, seat: int) -> httpx.Response:
    route, more, body, _ = row
    method, _, path = route.partition(" ")
    address = (path + more).format(table=table, seat=seat, game="power_grid", name="own")
    if isinstance(body, dict):
        body = {k: v.format(seat=seat) if isinstance(v, str) else v for k, v in body.items()}
    return await browser.request(method, address, json=body)
