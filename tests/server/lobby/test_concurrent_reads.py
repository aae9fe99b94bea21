"""Changes while a table is being loaded: nothing deleted comes back, nothing new is missed."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server import waiting


class Held:
    """A reading function whose first answer is held back until it is let go."""

    def __init__(self, read: Callable[..., Awaitable[Any]]) -> None:
        self.read = read
        self.has_read, self.go = asyncio.Event(), asyncio.Event()

    async def __call__(self, *asked: Any) -> Any:
        found = await self.read(*asked)
        if not self.has_read.is_set():
            self.has_read.set()
            await self.go.wait()
        return found

    async def while_reading(self, asking: Awaitable[Any], change: Awaitable[Any]) -> tuple[Any, Any]:
        """The answers of who asked, and of who changed something after it was read."""
        reader = asyncio.ensure_future(asking)
        await self.has_read.wait()
        changed = await change
        self.go.set()
        return await reader, changed


def test_a_table_deleted_while_it_is_read_is_gone(at_server):
    async def story(here):
        ann = here.browser()
        store = here.services.store
        for part, name in ((store, "table"), (store.journals, "snapshot")):
            table = await here.table(ann, "me", "me")
            await here.quiet(table)
            here.services.tables.cached.clear()
            held = Held(getattr(part, name))
            setattr(part, name, held)
            asked = f"/api/tables/{table}"
            seen, deleted = await held.while_reading(ann.get(f"{asked}/view"), ann.delete(asked))
            assert (seen.status_code, deleted.status_code) == (404, 204)
            assert (await ann.get(f"/t/{table}")).status_code == 404

    at_server(story)


def test_a_seat_taken_while_its_table_is_read_is_taken(at_server):
    async def story(here):
        ann, bob = here.browser(), here.browser()
        table = await here.table(ann, "me", "me")
        secret = (await here.services.tables.get(table)).seating.seats[1].secret
        here.services.tables.cached.clear()
        held = here.services.store.journals.snapshot = Held(here.services.store.journals.snapshot)
        join = bob.post(f"/api/tables/{table}/join", json={"secret": secret})
        await held.while_reading(ann.get(f"/t/{table}"), join)
        assert (await bob.get(f"/api/tables/{table}")).json()["mine"] == [1]

    at_server(story)


def test_what_is_said_while_somebody_begins_to_listen_is_heard(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        talk = f"/api/tables/{table}/talk"
        held = here.services.chat._read = Held(here.services.chat._read)
        _, said = await held.while_reading(ann.get(talk), ann.post(talk, json={"text": "one"}))
        assert said.json() == {"number": 1}
        assert (await ann.post(talk, json={"text": "two"})).json() == {"number": 2}
        assert [line["text"] for line in (await ann.get(talk)).json()] == ["one", "two"]

    at_server(story)


def test_notes_at_a_table_that_is_being_deleted_are_no_mistake(at_server):
    async def story(here):
        ann = here.browser()
        table = await here.table(ann, "me", "me")
        notes, path = {"text": "mine"}, f"/api/tables/{table}"
        async with here.services.store.write():  # the disk is busy
            deleting = asyncio.ensure_future(ann.delete(path))
            await waiting.until(lambda: here.services.tables.locks.get(table))
            noting = asyncio.ensure_future(ann.put(f"{path}/notes", json=notes))
            await asyncio.sleep(0.02)
        assert ((await deleting).status_code, (await noting).status_code) == (204, 404)

    at_server(story)
