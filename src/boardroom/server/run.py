"""`boardroom serve`: the server in one process, on one file unless told otherwise."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import socket
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from boardroom.core.errors import BadInput
from boardroom.server.app import make
from boardroom.server.preload import knock, warm
from boardroom.server.storage.backup import sqlite_file
from boardroom.server.storage.store import Store
from boardroom.web.errors import request_error

PATIENCE = 10
"""Seconds that answers being made have to end; streams end at once."""
FORCED_EXIT_CHECK_S = 0.05
FILE = "sqlite+aiosqlite:///boardroom.sqlite"
PORTS = range(8000, 8020)
"""The first of these that is free, unless one is asked for."""


def serve(db: str = FILE, host: str = "127.0.0.1", port: int | None = None) -> int:
    """Serve until interrupted; says the address once it is there."""
    logging.basicConfig(format="%(asctime)s %(levelname)s %(message)s", level=logging.WARNING)
    logging.getLogger("boardroom").setLevel(logging.INFO)
    with alone(db):
        asyncio.run(_try(db))
        opened = _listen(host, PORTS if port is None else (port,))
        warm()
        app = make(db)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=PATIENCE,
            lifespan="on",
        )
        logging.getLogger("uvicorn.error").addFilter(_worth_telling)
        with suppress(KeyboardInterrupt):
            Server(app, config, f"http://{_shown(host)}:{opened.getsockname()[1]}/").run(sockets=[opened])
    return 0


def _worth_telling(record: logging.LogRecord) -> bool:
    """A request that the end of the server cuts off is no mistake of anybody."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


class Server(uvicorn.Server):
    """Says its address when it answers there, and lets open streams end before it waits for them."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, address: str) -> None:
        super().__init__(config)
        self.app, self.address = app, address

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            await knock(self.app)
            print(f"Boardroom is at {self.address}  (Ctrl+C ends it)", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.services.hub.close()
        dropping = asyncio.create_task(self._drop_connections_when_forced())
        await super().shutdown(sockets)
        dropping.cancel()
        if self.force_exit:  # a second Ctrl-C waits for no answer, but what is open is closed all the same
            await self.lifespan.shutdown()

    async def _drop_connections_when_forced(self) -> None:
        """At a second Ctrl-C, cut off whoever is still connected.

        Since Python 3.12 a listening socket counts as open until its last connection has ended, and uvicorn
        would wait for that even when it is told not to wait.
        """
        while not self.force_exit:
            await asyncio.sleep(FORCED_EXIT_CHECK_S)
        tasks = list(self.server_state.tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for connection in list(self.server_state.connections):
            connection.transport.abort()


async def _try(db: str) -> None:
    """Open the database once before anything is promised: what is wrong with it is one clear sentence."""
    await (await Store.open(db)).close()


@contextmanager
def alone(db: str) -> Iterator[None]:
    """Hold an SQLite file for this server: a second one would show its people an old table.

    A file beside it is locked: the lock ends with the process, however that ends.
    """
    with ExitStack() as held:
        if (file := _beside(db)) is not None:
            try:
                fcntl.flock(held.enter_context(file.open("wb")), fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise request_error("database-served", url=db) from None
            except OSError as error:
                raise request_error("database", url=db, cause=error.strerror) from None
        yield


def _beside(db: str) -> Path | None:
    """The file beside a database in a file; what is wrong with an address is said by who opens it."""
    try:
        url = make_url(db)
    except ArgumentError:
        return None
    file = sqlite_file(url)
    return file and Path(f"{file}-served")


def _listen(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket that listens at the first port that is free; where none is, one clear sentence."""
    for port in ports[:-1]:
        with suppress(BadInput):
            return _open(host, port)
    return _open(host, ports[-1])


def _open(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # The protocol is named: asyncio sends without delay only on sockets that say they are TCP.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
        opened.listen(256)
    except OSError as error:
        opened.close()
        raise request_error("listen", address=f"{host}:{port}", cause=error.strerror) from None
    return opened


def _shown(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
