"""A server in the test's own process, and browsers with their own cookies."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from tests.server import postgres as postgres_server
from tests.server import waiting

from boardroom.core import fair_deal
from boardroom.core.actions import Action
from boardroom.core.engine import offers
from boardroom.core.views import view
from boardroom.server.app import make
from boardroom.server.lobby import lobby
from boardroom.server.services import Services
from boardroom.server.settings import Settings

TEST_SETTINGS = Settings(hosts=(".test",))
Story = Callable[["Running"], Awaitable[None]]


class Running:
    """A running application and ways to reach it."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.open: list[httpx.AsyncClient] = []

    @property
    def services(self) -> Services:
        found: Services = self.app.state.services
        return found

    def browser(self) -> httpx.AsyncClient:
        """A browser of its own, with cookies of its own."""
        transport = httpx.ASGITransport(app=self.app)
        client = httpx.AsyncClient(transport=transport, base_url="http://table.test")
        self.open.append(client)
        return client

    async def table(self, browser: httpx.AsyncClient, *seats: str, **more: Any) -> str:
        """A new table with seats such as "me", "open", "bot:random"; its id."""
        plan = [dict(zip(("kind", "bot"), seat.split(":"), strict=False)) for seat in seats]
        made = await browser.post("/api/tables", json={"game": "power_grid", "seats": plan, **more})
        assert made.status_code == 201, made.text
        return str(made.json()["id"])

    async def choice(self, table: str, seat: int, rng: Random) -> Action | None:
        """A random legal action of a seat, or None while it is not asked."""
        current = await self.services.tables.get(table)
        offered = offers(view(current.state, seat), seat)
        return rng.choice(offered).sample(rng) if offered else None

    async def act(self, browser: httpx.AsyncClient, table: str, a: Action, **more: Any) -> httpx.Response:
        """Send an action, by default expecting what is asked just now."""
        current = await self.services.tables.get(table)
        body = {"action": a.to_json(), "expect": current.asked_at[a.seat], **more}
        return await browser.post(f"/api/tables/{table}/act", json=body)

    async def moves(self, browser: httpx.AsyncClient, table: str, count: int, rng: Random) -> None:
        """So many random moves of the seats this browser holds; bots move between them."""
        mine = (await browser.get(f"/api/tables/{table}")).json()["mine"]
        done = 0
        while done < count and not (await self.services.tables.get(table)).state.over:
            for seat in mine:
                a = await self.choice(table, seat, rng)
                if a is not None:
                    answer = await self.act(browser, table, a)
                    assert answer.status_code == 200, answer.text
                    done += 1
                    break
            else:
                await asyncio.sleep(0.002)

    async def quiet(self, table: str) -> None:
        """Until no bot moves."""
        while self.services.driver.tasks.get(table):
            await asyncio.wait([self.services.driver.tasks[table]])


@asynccontextmanager
async def running(url: str, settings: Settings = TEST_SETTINGS) -> AsyncIterator[Running]:
    app = make(url, settings)
    async with app.router.lifespan_context(app):
        here = Running(app)
        try:
            yield here
        finally:
            for client in here.open:
                await client.aclose()


SQLITE, POSTGRES = "sqlite", "postgres"
ON_BOTH = ("storage", "live", "autoplay", "lobby", "maintenance", "jobs")
"""The folders whose tests run on both databases; those of the others, above all of HTTP, run on SQLite."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that uses a database on both kinds, unless it is marked as one about SQLite."""
    if "db" not in metafunc.fixturenames:
        return
    is_sqlite_only = metafunc.definition.get_closest_marker("sqlite") is not None
    on_both = metafunc.definition.path.parent.name in ON_BOTH and not is_sqlite_only
    metafunc.parametrize("db", [SQLITE, POSTGRES] if on_both else [SQLITE], indirect=True, ids=str)


@pytest.fixture(scope="session")
def postgres() -> Iterator[postgres_server.Postgres]:
    """A PostgreSQL for the whole run; without one its tests are skipped with the reason."""
    if reason := postgres_server.missing():
        pytest.skip(f"PostgreSQL: {reason}")
    with postgres_server.cluster() as found:
        yield found


@pytest.fixture
def postgres_db(postgres: postgres_server.Postgres) -> Iterator[str]:
    """The address of a new database in PostgreSQL."""
    url = postgres.new_database()
    yield url
    postgres.drop(url)


@pytest.fixture
def db(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new database."""
    if request.param == POSTGRES:
        url: str = request.getfixturevalue("postgres_db")
        return url
    return f"sqlite+aiosqlite:///{tmp_path}/tables.sqlite"


@pytest.fixture
def luck(monkeypatch: pytest.MonkeyPatch) -> Random:
    """Seeds drawn in an order of our own: a test that fails fails again."""
    rng = Random(2026)
    drawn = SimpleNamespace(token_hex=lambda size: rng.randbytes(size).hex(), choice=rng.choice)
    for module in (lobby, fair_deal):
        monkeypatch.setattr(module, "secrets", drawn)
    return rng


@pytest.fixture
def at_server(db: str, luck: Random) -> Callable[..., None]:
    """Runs a test's coroutine on a server; a second call starts the server again on the same file."""

    def run(story: Story, **changed: Any) -> None:
        async def whole() -> None:
            settings = replace(TEST_SETTINGS, **changed)
            async with running(db, settings) as here, asyncio.timeout(waiting.TIMEOUT_S):
                await story(here)

        waiting.run(whole(), waiting.TIMEOUT_S + 120)  # the end of a server may stand still as well

    return run
