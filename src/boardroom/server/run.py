"""`boardroom serve`: the server in one process, on one file unless told otherwise."""

from __future__ import annotations

import asyncio
import fcntl
import logging
import os
import socket
from collections.abc import Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import cast

import uvicorn
from fastapi import FastAPI
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from boardroom.core.errors import BadInput
from boardroom.server import logs
from boardroom.server.app import make
from boardroom.server.http.connections import Connection, ConnectionLimits, allow_more_files
from boardroom.server.preload import load_games, request_first_page
from boardroom.server.settings import read_settings
from boardroom.server.storage.addresses import show_address
from boardroom.server.storage.backup import sqlite_file
from boardroom.server.storage.private_files import create_private
from boardroom.server.storage.store import Store
from boardroom.server.tracing import add_tracing
from boardroom.web.errors import request_error

SHUTDOWN_TIMEOUT_S = 10
"""How long responses in progress may take to finish; streams end at once."""
FORCED_EXIT_CHECK_S = 0.05
DEFAULT_DATABASE = "sqlite+aiosqlite:///boardroom.sqlite"
PORTS = range(8000, 8020)
"""Unless a port is given, the first free one of these is used."""


def serve(db: str = DEFAULT_DATABASE, host: str = "127.0.0.1", port: int | None = None) -> int:
    """Serve until interrupted; print the address once the server answers there."""
    settings = read_settings(os.environ)
    logs.configure(settings.log)
    settings = replace(settings, hosts=(*settings.hosts, host))
    allow_more_files(settings.connections)
    with lock_database(db):
        asyncio.run(_check_database(db))
        opened = _listen(host, PORTS if port is None else (port,))
        app = make(db, settings, request_first_page)
        add_tracing(app, os.environ)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            timeout_graceful_shutdown=SHUTDOWN_TIMEOUT_S,
            lifespan="on",
            forwarded_allow_ips=list(settings.trusted_proxies),
        )
        logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
        with suppress(KeyboardInterrupt):
            address = f"http://{_display_name(host)}:{opened.getsockname()[1]}/"
            Server(app, config, address, ConnectionLimits(settings)).run(sockets=[opened])
    return 0


def _is_worth_logging(record: logging.LogRecord) -> bool:
    """Whether a log record is about more than a request that the shutdown cancelled."""
    return record.exc_info is None or not isinstance(record.exc_info[1], asyncio.CancelledError)


class Server(uvicorn.Server):
    """Prints its address once it answers there, and ends open streams before it waits for responses."""

    def __init__(self, app: FastAPI, config: uvicorn.Config, address: str, limits: ConnectionLimits) -> None:
        super().__init__(config)
        self.app, self.address, self.limits = app, address, limits

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            connections = cast("Iterable[Connection]", self.server_state.connections)
            self.watching = asyncio.create_task(self.limits.watch(connections))
            self.loading = self.app.state.services.loading = asyncio.create_task(load_games())
            print(f"Boardroom is running at {self.address}  (press Ctrl+C to stop)", flush=True)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.app.state.services.hub.close()
        dropping = asyncio.create_task(self._drop_connections_when_forced())
        await super().shutdown(sockets)
        self.watching.cancel()
        self.loading.cancel()
        dropping.cancel()
        if self.force_exit:  # a second Ctrl-C skips the wait, but databases and bots must still be closed
            await self.lifespan.shutdown()

    async def _drop_connections_when_forced(self) -> None:
        """At a second Ctrl-C, drop all connections that are still open.

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


async def _check_database(db: str) -> None:
    """Open the database before anything else, to report any problem with it in one clear sentence."""
    await (await Store.open(db)).close()


@contextmanager
def lock_database(db: str) -> Iterator[None]:
    """Lock an SQLite file, since a second server on it would show stale tables.

    The lock is on a file beside it; the system releases it when the process ends.
    """
    with ExitStack() as held:
        if (file := _lock_file(db)) is not None:
            try:
                create_private(file)
                fcntl.flock(held.enter_context(file.open("wb")), fcntl.LOCK_EX | fcntl.LOCK_NB)
            except BlockingIOError:
                raise request_error("database-served", url=show_address(db)) from None
            except OSError as error:
                raise request_error("database", url=show_address(db), cause=error.strerror) from None
        yield


def _lock_file(db: str) -> Path | None:
    """The lock file of a database in a file; an invalid address is reported when it is opened."""
    try:
        url = make_url(db)
    except ArgumentError:
        return None
    file = sqlite_file(url)
    return file and Path(f"{file}-served")


def _listen(host: str, ports: Sequence[int]) -> socket.socket:
    """A socket that listens at the first free port; bad input if none is free."""
    for port in ports[:-1]:
        with suppress(BadInput):
            return _open(host, port)
    return _open(host, ports[-1])


def _open(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Name the protocol: asyncio disables Nagle's algorithm only on sockets that say they are TCP.
    opened = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        opened.bind((host, port))
        opened.listen(256)
    except OSError as error:
        opened.close()
        raise request_error("listen", address=f"{host}:{port}", cause=error.strerror) from None
    return opened


def _display_name(host: str) -> str:
    return "localhost" if host in ("127.0.0.1", "0.0.0.0", "::1", "::") else host
