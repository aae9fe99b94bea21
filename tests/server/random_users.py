"""Simulated users who send random requests to a server at the same time."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any

import httpx

from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, waits
from boardroom.core.options import choices
from boardroom.core.records import seal
from boardroom.core.views import view
from boardroom.games.registry import keys, load
from boardroom.server.http.problems import Problem
from boardroom.server.live.stream import stream
from boardroom.web.panels import PANELS
from boardroom.web.table_view import Viewer

BOTS = ("bot:greedy", "bot:random")
MOST_TABLES = 14
SHORT: dict[str, dict[str, Any]] = {"eighteen_thirty": {"bank": 4000}}
"""Options with which a game is over soon."""


class RandomUsers:
    """People with cookies of their own, and what they know of: tables, links, records."""

    def __init__(self, seed: int, people: int = 4) -> None:
        self.rng = Random(seed)
        self.people = people
        self.cookies: dict[int, str] = {}
        self.browsers: list[httpx.AsyncClient] = []
        self.tables: dict[str, str] = {}
        self.links: list[tuple[str, str]] = []
        self.records: list[dict[str, Any]] = []
        self.streams: list[asyncio.Task[None]] = []
        self.answers: dict[int, int] = {}
        self.mistakes: list[str] = []
        self.here: Any = None

    async def arrive(self, here: Any) -> None:
        """Open browsers; after a server's second start with the cookies of the first."""
        self.here, self.browsers = here, [here.browser() for _ in range(self.people)]
        for number, browser in enumerate(self.browsers):
            # A mistake of ours is to be answered here as it would be over a wire.
            vars(browser._transport)["raise_app_exceptions"] = False
            if number in self.cookies:
                browser.cookies.set("boardroom", self.cookies[number])
            await browser.get("/")
            self.cookies[number] = browser.cookies["boardroom"]

    async def leave(self) -> None:
        for task in self.streams:
            task.cancel()
        await asyncio.gather(*self.streams, return_exceptions=True)
        self.streams.clear()

    async def ask(self, who: httpx.AsyncClient, method: str, path: str, **more: Any) -> httpx.Response:
        answer = await who.request(method, path, **more)
        self.answers[answer.status_code] = self.answers.get(answer.status_code, 0) + 1
        if answer.status_code >= 500:
            self.mistakes.append(f"{method} {path} {str(more)[:300]}: {answer.text[:300]}")
        return answer

    async def burst(self, count: int) -> None:
        """So many doings at once."""
        await asyncio.gather(*(self.anything() for _ in range(count)))

    async def anything(self) -> None:
        who = self.rng.choice(self.browsers)
        if not self.tables or (len(self.tables) < MOST_TABLES and self.rng.random() < 0.08):
            await self.new_table(who)
            return
        table = self.rng.choice(list(self.tables))
        doing = self.rng.choices([d for d, _ in DOINGS], [weight for _, weight in DOINGS])[0]
        await doing(self, who, table)

    # At the lobby

    async def new_table(self, who: httpx.AsyncClient, game: str | None = None) -> None:
        """A table with any seats and options; half of all have an open seat."""
        rng, key = self.rng, game or self.rng.choice(keys())
        count = rng.choice(load(key).seats)
        kinds = ["me", *(rng.choice((*BOTS, *BOTS, "me", "open")) for _ in range(count - 1))]
        rng.shuffle(kinds)
        plan = [dict(zip(("kind", "bot"), kind.split(":"), strict=False)) for kind in kinds]
        body = {"game": key, "seats": plan, "options": self.options(key), "listed": rng.random() < 0.5}
        answer = await self.ask(who, "POST", "/api/tables", json=body)
        if answer.status_code == 201:
            made = answer.json()
            self.tables[made["id"]] = key
            self.links += [(made["id"], link.split("join=")[1]) for link in made["links"].values()]

    def options(self, key: str) -> dict[str, Any]:
        kind = load(key).options
        found = dict(SHORT.get(key, {}))
        for name in kind.codecs:
            known = choices(kind, name)
            if known and isinstance(getattr(kind(), name), str | bool) and self.rng.random() < 0.3:
                found[name] = self.rng.choice(list(known))
        return found

    async def join(self, who: httpx.AsyncClient, table: str) -> None:
        if self.links and self.rng.random() < 0.7:
            table, secret = self.rng.choice(self.links)
            body: dict[str, Any] = {"secret": secret, "name": "گرگ 狼 \u202e"}
        else:
            body = {"seat": self.rng.randrange(6)}
        await self.ask(who, "POST", f"/api/tables/{table}/join", json=body)

    async def delete(self, who: httpx.AsyncClient, table: str) -> None:
        """Delete a table, sooner one whose game is over."""
        over = [
            row["id"] for row in (await who.get("/api/tables")).json() if row["over"] and row["created_by_me"]
        ]
        table = self.rng.choice(over or [table])
        answer = await self.ask(who, "DELETE", f"/api/tables/{table}")
        if answer.status_code in (204, 404):
            self.tables.pop(table, None)

    async def take_in(self, who: httpx.AsyncClient, table: str) -> None:
        """A record of before, as it was or cut; sometimes cut in the middle of a letter."""
        if not self.records or len(self.tables) >= MOST_TABLES:
            return
        raw = self.rng.choice(self.records)
        cut = raw | {"rows": raw["rows"][: self.rng.randrange(1, len(raw["rows"]) + 1)], "result": None}
        text = json.dumps(self.rng.choice((raw, cut | {"seal": seal(cut)})))
        if self.rng.random() < 0.2:
            text = text[: self.rng.randrange(len(text))]
        seats = ",".join(self.rng.choice(("me", *BOTS)) for _ in range(raw["seats"]))
        answer = await self.ask(who, "POST", f"/api/import?seats={seats}", content=text)
        if answer.status_code == 201:
            self.tables[answer.json()["id"]] = raw["game"]

    # At a table

    async def act(self, who: httpx.AsyncClient, table: str) -> None:
        """Some legal moves of seats that are asked, each by who holds it; now and then twice at once."""
        for _ in range(self.rng.choice((1, 2, 5, 20))):
            current = await self.current(table)
            asked = (
                []
                if current is None
                else [seat for seat in waits(current.state) if seat in current.seating.holders]
            )
            if current is None or not asked or not await self.move(current, self.rng.choice(asked)):
                return

    async def current(self, table: str) -> Any:
        try:
            return await self.here.services.tables.get(table)
        except Problem:
            return None

    async def move(self, current: Any, seat: int) -> bool:
        """A legal move as the current has it; the table may have gone on meanwhile."""
        offered = offers(view(current.state, seat), seat)
        a = self.rng.choice(offered).sample(self.rng)
        body = {"action": a.to_json(), "expect": current.asked_at[seat], "key": str(self.rng.random())}
        browser = self.holder(current, seat)
        asking = [self.ask(browser, "POST", f"/api/tables/{current.id}/act", json=body)]
        if self.rng.random() < 0.2:
            asking.append(self.ask(browser, "POST", f"/api/tables/{current.id}/act", json=body))
        answers = await asyncio.gather(*asking)
        told = {answer.text for answer in answers if answer.status_code == 200}
        assert len(told) <= 1, "one row for one key"
        return bool(told)

    def holder(self, current: Any, seat: int) -> httpx.AsyncClient:
        """A browser that holds the seat, as far as it is one of ours."""
        known = self.here.services.cookies.read
        held = current.seating.holders[seat]
        return next(b for b in self.browsers if known(b.cookies["boardroom"])[0] in held)

    async def act_wrongly(self, who: httpx.AsyncClient, table: str) -> None:
        game, rng = load(self.tables[table]), self.rng
        line = rng.choice(("0: pass", "1: pass", "7: pass", "0: \u0000", "pass", "0: buy 99 coal"))
        raw = {"do": rng.choice(list(game.language.actions)), "seat": rng.randrange(-1, 7)}
        body = {"expect": rng.randrange(-1, 60), **rng.choice(({"line": line}, {"action": raw}))}
        for path, sent in (("act", body), ("why", {k: v for k, v in body.items() if k != "expect"})):
            await self.ask(who, "POST", f"/api/tables/{table}/{path}", json=sent)

    async def take_back(self, who: httpx.AsyncClient, table: str) -> None:
        body = {"seat": self.rng.randrange(4), **({"expect": -1} if self.rng.random() < 0.2 else {})}
        await self.ask(who, "POST", f"/api/tables/{table}/take-back", json=body)

    async def go_far_back(self, who: httpx.AsyncClient, table: str) -> None:
        """Everybody asks for the same row, one after the other."""
        seq = (await self.ask(who, "GET", f"/api/tables/{table}")).json().get("seq", 0)
        body = {"to": self.rng.randrange(-1, max(seq, 0) + 2)}
        for browser in self.browsers:
            await self.ask(browser, "POST", f"/api/tables/{table}/take-back", json=body)

    async def fork(self, who: httpx.AsyncClient, table: str) -> None:
        about = (await self.ask(who, "GET", f"/api/tables/{table}")).json()
        if len(self.tables) >= MOST_TABLES or "kinds" not in about:
            return
        seats = [{"kind": "me"}, *({"kind": "bot", "bot": "greedy"} for _ in about["kinds"][1:])]
        body: dict[str, Any] = {"at": self.rng.randrange(-1, max(about["seq"], 0) + 2)}
        if self.rng.random() < 0.5:
            body["seats"] = seats
        answer = await self.ask(who, "POST", f"/api/tables/{table}/fork", json=body)
        if answer.status_code == 201:
            self.tables[answer.json()["id"]] = self.tables.get(table, about["game"])

    async def reseat(self, who: httpx.AsyncClient, table: str) -> None:
        count = (await self.ask(who, "GET", f"/api/tables/{table}")).json().get("kinds", [0])
        seats = [self.rng.choice(({"kind": "me"}, {"kind": "bot", "bot": "random"})) for _ in count]
        await self.ask(who, "POST", f"/api/tables/{table}/seats", json={"seats": seats})

    async def order(self, who: httpx.AsyncClient, table: str) -> None:
        about = (await self.ask(who, "GET", f"/api/tables/{table}")).json()
        for seat, known in about.get("available_orders", {}).items():
            body = {"seat": int(seat), "order": self.rng.choice([*known, None, "win"])}
            await self.ask(who, "POST", f"/api/tables/{table}/order", json=body)

    async def talk(self, who: httpx.AsyncClient, table: str) -> None:
        say = {"text": self.rng.choice(("سلام", "hello", "你好", " ", "\u0000"))}
        await self.ask(who, "POST", f"/api/tables/{table}/talk", json=say)
        await self.ask(who, "PUT", f"/api/tables/{table}/notes", json={"text": say["text"]})
        await self.ask(who, "GET", f"/api/tables/{table}/notes")
        await self.ask(who, "GET", f"/t/{table}/panel/talk")

    async def look(self, who: httpx.AsyncClient, table: str) -> None:
        """Pages, panels, views and offers, now and then."""
        ask: dict[str, Any] = {"lang": self.rng.choice(LANGUAGES)}
        if self.rng.random() < 0.5:
            ask["at"] = self.rng.randrange(80)
        paths = [
            f"/t/{table}",
            f"/t/{table}/panels?names={','.join(PANELS)}",
            f"/api/tables/{table}/view",
        ]
        paths += [f"/t/{table}/panel/{name}" for name in PANELS]
        paths += [f"/api/tables/{table}/offers", f"/api/tables/{table}/record", "/", "/api/tables"]
        for path in self.rng.sample(paths, 3):
            await self.ask(who, "GET", path, params=ask if "?" not in path else None)
        record = await self.ask(who, "GET", f"/api/tables/{table}/record")
        if record.status_code == 200 and record.json()["format"] == "boardroom-1":
            self.records = [*self.records[-5:], record.json()]

    async def compose(self, who: httpx.AsyncClient, table: str) -> None:
        """Open every offer, as the page does."""
        offered = (await self.ask(who, "GET", f"/api/tables/{table}/offers")).json()
        for offer in offered if isinstance(offered, list) else []:
            body = {"kind": offer["kind"], "chosen": {}}
            await self.ask(who, "POST", f"/api/tables/{table}/form", json=body)
            await self.ask(who, "GET", f"/t/{table}/panel/decision", params={"kind": offer["kind"]})

    async def listen(self, who: httpx.AsyncClient, table: str) -> None:
        """Open a stream; close one that was opened earlier."""
        services = self.here.services
        reader = Viewer(services.cookies.read(who.cookies["boardroom"])[0], None, self.rng.choice(LANGUAGES))

        async def follow() -> None:
            last = self.rng.choice((None, -1, 5, 10**9))
            async for _ in stream(
                services.hub, table, last, lambda: services.presenter.panel_digests(table, reader)
            ):
                pass

        self.streams.append(asyncio.create_task(follow()))
        if len(self.streams) > 6:
            self.streams.pop(self.rng.randrange(len(self.streams))).cancel()

    async def forget(self, who: httpx.AsyncClient, table: str) -> None:
        """What is kept in memory may be lost at any time."""
        services = self.here.services
        for kept in (services.tables.cached, services.chat.cached, services.presenter.rendered):
            kept.clear()


Doing = Callable[[RandomUsers, httpx.AsyncClient, str], Awaitable[None]]
DOINGS: list[tuple[Doing, float]] = [
    (RandomUsers.act, 30),
    (RandomUsers.act_wrongly, 4),
    (RandomUsers.take_back, 4),
    (RandomUsers.go_far_back, 1),
    (RandomUsers.fork, 2),
    (RandomUsers.reseat, 1),
    (RandomUsers.order, 3),
    (RandomUsers.join, 6),
    (RandomUsers.talk, 2),
    (RandomUsers.look, 6),
    (RandomUsers.compose, 3),
    (RandomUsers.listen, 4),
    (RandomUsers.forget, 3),
    (RandomUsers.delete, 0.7),
    (RandomUsers.take_in, 0.5),
]
