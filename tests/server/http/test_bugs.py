"""A bug in the program is a 500: nothing has changed, and the log has the traceback."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import pytest
import uvicorn

from boardroom.core.engine import waits
from boardroom.drawing.drawing import Drawing
from boardroom.games.power_grid.auction import OpenOffer
from boardroom.games.power_grid.draw import DRAWING
from boardroom.server.http.identity import COOKIE

CHOSEN: dict[str, Any] = {"kind": "open-auction", "chosen": {"plant": 4, "bid": 4}}


@pytest.fixture(autouse=True)
def usual_logs(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """Another server in this process may have kept the log to itself, or asked for less of it."""
    for name in ("uvicorn", "uvicorn.error"):
        monkeypatch.setattr(logging.getLogger(name), "propagate", True)
    caplog.set_level(logging.ERROR, "uvicorn.error")


def fails(*args: Any, **more: Any) -> Any:
    raise KeyError("a slip of ours")


@asynccontextmanager
async def served(app: Any, cookie: str) -> AsyncIterator[httpx.AsyncClient]:
    """The application under the server that writes the log, and a browser with this cookie."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, lifespan="off", log_config=None))
    task = asyncio.create_task(server.serve())
    try:
        while not server.started:
            await asyncio.sleep(0.01)
        port = server.servers[0].sockets[0].getsockname()[1]
        async with httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", headers={"cookie": cookie}
        ) as browser:
            yield browser
    finally:
        server.should_exit = True
        await task


def spoil_form(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenOffer, "form", fails)


def spoil_compose(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OpenOffer, "compose", fails)


def spoil_drawing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(DRAWING), Drawing.board.__name__, fails)


@pytest.mark.parametrize(
    ("spoil", "method", "path", "more"),
    [
        (spoil_form, "POST", "/api/tables/{table}/form", {"json": CHOSEN}),
        (spoil_form, "POST", "/api/tables/{table}/why", {"json": CHOSEN}),
        (spoil_form, "POST", "/api/tables/{table}/act", {"json": CHOSEN | {"expect": 0}}),
        (spoil_compose, "POST", "/api/tables/{table}/act", {"json": CHOSEN | {"expect": 0}}),
        (spoil_form, "GET", "/t/{table}/panel/decision?seat={seat}", {}),
        (spoil_drawing, "GET", "/t/{table}/panel/board", {}),
    ],
    ids=["form", "why", "act", "compose", "panel", "drawing"],
)
def test_an_error_in_a_form_or_a_drawing_is_ours(
    at_server: Any,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    spoil: Callable[[pytest.MonkeyPatch], None],
    method: str,
    path: str,
    more: dict[str, Any],
) -> None:
    async def story(here: Any) -> None:
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        current = await here.services.tables.get(table)
        spoil(monkeypatch)
        async with served(here.app, f"{COOKIE}={ann.cookies[COOKIE]}") as browser:
            answer = await browser.request(
                method, path.format(table=table, seat=waits(current.state)[0]), **more
            )
        assert answer.status_code == 500, answer.text
        assert (await here.services.tables.get(table)) is current

    with caplog.at_level(logging.ERROR):
        at_server(story)
    errors = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert [repr(error) for error in errors] == ["KeyError('a slip of ours')"]


def test_an_error_in_an_import_is_ours(
    at_server: Any, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start = asyncio.create_subprocess_exec

    async def broken(*_: str, **pipes: Any) -> Any:
        return await start(sys.executable, "-c", "raise KeyError('a slip of ours')", **pipes)

    async def story(here: Any) -> None:
        ann = here.browser()
        await ann.get("/")
        monkeypatch.setattr(asyncio, "create_subprocess_exec", broken)
        async with served(here.app, f"{COOKIE}={ann.cookies[COOKIE]}") as browser:
            answer = await browser.post("/api/import", json={})
            assert answer.status_code == 500, answer.text
            assert (await browser.get("/api/tables")).json() == []

    with caplog.at_level(logging.ERROR):
        at_server(story)
    (error,) = [record.exc_info[1] for record in caplog.records if record.exc_info]
    assert "KeyError: 'a slip of ours'" in str(error)
