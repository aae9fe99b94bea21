"""Health, readiness, figures, request ids, logs and traces: what operators see."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from random import Random
from typing import Any

import httpx
import pytest
from fastapi import FastAPI
from tests.server import waiting
from tests.server.conftest import running

from boardroom.core.errors import BadInput
from boardroom.server import logs
from boardroom.server.settings import read_settings
from boardroom.server.tracing import add_tracing

READY = {"ready": True, "reasons": [], "loading": False}


def test_a_worker_that_serves_is_healthy_and_ready(at_server):
    async def story(here):
        ann = here.browser()
        assert (await ann.get("/healthz")).text == "ok\n"
        answer = await ann.get("/readyz")
        assert (answer.status_code, answer.json()) == (200, READY)
        assert "set-cookie" not in answer.headers
        here.services.hub.close()
        assert (await ann.get("/readyz")).json() == {**READY, "ready": False, "reasons": ["shutting down"]}
        here.services.loading = asyncio.create_task(asyncio.sleep(60))
        assert (await ann.get("/readyz")).json()["loading"]
        here.services.loading.cancel()

    at_server(story)


def test_a_worker_without_its_database_is_alive_but_not_ready(postgres):
    async def story() -> None:
        db = postgres.new_database()
        async with running(db) as here:
            ann = here.browser()
            news = here.services.news
            assert news is not None
            await waiting.until(lambda: news.is_listening)
            assert (await ann.get("/readyz")).status_code == 200
            postgres.drop(db)
            await waiting.until(lambda: not news.is_listening)
            answer = await ann.get("/readyz")
            assert answer.status_code == 503
            assert len(answer.json()["reasons"]) == 2
            assert (await ann.get("/healthz")).status_code == 200

    waiting.run(story())


def test_figures_count_what_was_answered_and_stored(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        await here.moves(ann, table, 3, Random(1))
        await ann.get("/no/such/page")
        text = (await ann.get("/metrics")).text
        route = "/api/tables/{table}/act"
        assert f'boardroom_requests_total{{method="POST",route="{route}",status="200"}} 3' in text
        assert 'boardroom_requests_total{method="GET",route="other",status="404"} 1' in text
        assert f'boardroom_request_seconds_count{{route="{route}"}} 3' in text
        assert "boardroom_rows_total 3\n" in text
        line = re.compile(r'boardroom_\w+(\{(\w+="[^"]*",?)+\})? [\d.e+-]+')
        assert all(word.startswith("#") or line.fullmatch(word) for word in text.splitlines())

    at_server(story, metrics_addresses=("127.0.0.1",))


def test_figures_are_for_known_addresses_alone(at_server):
    async def story(here):
        assert (await here.browser().get("/metrics")).status_code == 404

    at_server(story, metrics_addresses=("192.0.2.1",))


def test_made_up_methods_and_addresses_make_no_figures(at_server):
    async def story(here):
        ann = here.browser()
        for number in range(20):
            await ann.request(f"METHOD{number}", f"/nowhere/{number}")
        assert len(here.services.requests.answered) <= 2

    at_server(story)


def test_every_answer_names_its_request(at_server):
    async def story(here):
        ann = here.browser()
        first, second = [(await ann.get("/api/games")).headers["x-request-id"] for _ in range(2)]
        assert first != second
        given = await ann.get("/api/games", headers={"x-request-id": "from-the-proxy-1"})
        assert given.headers["x-request-id"] == "from-the-proxy-1"
        forged = await ann.get("/api/games", headers={"x-request-id": "two words"})
        assert re.fullmatch(r"[0-9a-f]{16}", forged.headers["x-request-id"])

    at_server(story)


def record(**more: object) -> logging.LogRecord:
    return logging.makeLogRecord(
        {"name": "boardroom.server", "levelname": "WARNING", "msg": "404 GET /x", **more}
    )


def test_a_line_of_the_log_names_the_request_it_is_about():
    assert logs.TextFormatter().format(record()).endswith("WARNING 404 GET /x")
    token = logs.REQUEST_ID.set("abc")
    try:
        assert logs.TextFormatter().format(record()).endswith("WARNING 404 GET /x [abc]")
        found = json.loads(logs.JsonFormatter().format(record(status=404, path="/x\n")))
    finally:
        logs.REQUEST_ID.reset(token)
    assert found.pop("time").endswith("+00:00")
    assert found == {
        "level": "warning", "logger": "boardroom.server", "message": "404 GET /x", "request": "abc",
        "status": 404, "path": "/x\n",
    }  # fmt: skip


def test_a_traceback_is_part_of_its_line():
    try:
        raise ValueError("a bug")
    except ValueError as error:
        line = logs.JsonFormatter().format(record(exc_info=(type(error), error, error.__traceback__)))
    assert "\n" not in line
    assert "ValueError: a bug" in json.loads(line)["traceback"]


def test_the_form_of_the_log_is_one_of_two():
    assert read_settings({"BOARDROOM_LOG": "json"}).log == "json"
    with pytest.raises(BadInput, match="BOARDROOM_LOG must be one of text, json, not 'xml'"):
        read_settings({"BOARDROOM_LOG": "xml"})


@contextmanager
def collector() -> Iterator[tuple[str, list[tuple[str, bytes]]]]:
    """Receives traces as a collector of OpenTelemetry would."""
    received: list[tuple[str, bytes]] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            received.append((self.path, self.rfile.read(int(self.headers["content-length"]))))
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            pass

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}", received
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


def test_traces_are_sent_where_an_endpoint_is_configured(monkeypatch):
    pytest.importorskip("opentelemetry.instrumentation.asgi", reason="the extra otel is not installed")
    app = FastAPI()

    @app.get("/hello/{name}")
    async def hello(name: str) -> str:
        return name

    add_tracing(app, {})
    assert not app.user_middleware
    with collector() as (url, received):
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", url)
        add_tracing(app, {"OTEL_EXPORTER_OTLP_ENDPOINT": url})
        provider: Any = app.user_middleware[0].kwargs["tracer_provider"]

        async def story() -> None:
            transport = httpx.ASGITransport(app=app)
            async with httpx.AsyncClient(transport=transport, base_url="http://test") as browser:
                assert (await browser.get("/hello/ann")).json() == "ann"

        waiting.run(story())
        provider.force_flush()
        provider.shutdown()
    assert [path for path, _ in received] == ["/v1/traces"]
    assert b"/hello/ann" in received[0][1]
    assert b"boardroom" in received[0][1]
