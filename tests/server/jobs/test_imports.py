"""Imports are jobs: whoever leaves is forgotten."""

from __future__ import annotations

from typing import Any

from sqlalchemy import func, select
from tests.server.jobs.test_queue import Work, unfinished

from boardroom.server.jobs.kinds import IMPORT
from boardroom.server.storage.schema import JOBS


def test_an_import_whose_client_has_left_is_dropped(at_server):
    async def story(here):
        work, jobs = Work(), here.services.jobs
        jobs.kinds = {IMPORT: work.stand}
        incoming = [{"type": "http.request", "body": b"{}"}, {"type": "http.disconnect"}]

        async def receive() -> Any:
            return incoming.pop(0)

        async def send(message: Any) -> None:
            pass

        headers = [(b"host", b"table.test"), (b"content-length", b"2")]
        scope = {"type": "http", "method": "POST", "path": "/api/import", "query_string": b""}
        scope |= {"headers": headers, "http_version": "1.1", "scheme": "http"}
        scope |= {"client": ("10.0.0.1", 1), "server": ("t", 80)}
        await here.app(scope, receive, send)
        assert (work.begun, len(unfinished(jobs))) == (work.ended, 0)
        async with here.services.store.read() as db:
            assert (await db.execute(select(func.count()).select_from(JOBS))).scalar() == 0

    at_server(story)
