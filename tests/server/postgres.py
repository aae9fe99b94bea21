"""A PostgreSQL of the tests' own: in a temporary folder, on a Unix socket, gone when the tests end."""

from __future__ import annotations

import ctypes
import importlib.util
import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from urllib.parse import quote

from tests.server import waiting

with suppress(ImportError):
    import psycopg

from boardroom.server.storage.store import Store

USER = "postgres"
"""The owner of the cluster: PostgreSQL does not run as root."""
PR_SET_PDEATHSIG = 1
OPTIONS = ("listen_addresses=", "max_connections=200")
CARELESS = ("fsync=off", "full_page_writes=off")
"""What makes tests faster; a crash of the machine could cost data then."""


@cache
def missing() -> str | None:
    """Why no PostgreSQL can be started here; None if one can."""
    if importlib.util.find_spec("psycopg") is None:
        return "psycopg is not installed"
    if _bin() is None:
        return "PostgreSQL is not installed (scripts/system installs it)"
    if os.getuid() == 0 and USER not in {entry.pw_name for entry in pwd.getpwall()}:
        return f"PostgreSQL cannot run as root, and there is no user {USER}"
    return None


def _bin() -> Path | None:
    """The folder of PostgreSQL's programs; Debian keeps them out of the path."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    return next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)), None)


class Postgres:
    """A running cluster."""

    def __init__(self, folder: Path, fsync: bool = False) -> None:
        self.folder, self.numbers = folder, itertools.count(1)
        self.owner = USER if os.getuid() == 0 else None
        bin_folder = _bin()
        assert bin_folder is not None
        if self.owner:
            shutil.chown(folder, self.owner)
        self._run(bin_folder / "initdb", "-D", folder / "data", "-U", USER, "-A", "trust", "-N", "-E", "UTF8")
        settings = [word for option in (*OPTIONS, *(() if fsync else CARELESS)) for word in ("-c", option)]
        self.process = subprocess.Popen(
            [bin_folder / "postgres", "-D", folder / "data", "-k", folder, *settings],
            stdout=subprocess.DEVNULL,
            stderr=(folder / "log").open("wb"),
            user=self.owner,
            preexec_fn=_end_with_parent,
        )
        assert waiting.waited(self._is_ready), (folder / "log").read_text()
        # Every test copies a database with all its tables: that is faster than migrating it.
        self.execute("CREATE DATABASE template_of_tests")
        waiting.run(_open_and_close(self.url("template_of_tests")))

    def _is_ready(self) -> bool:
        try:
            self.execute("SELECT 1")
        except psycopg.OperationalError:
            return False
        return True

    def url(self, name: str) -> str:
        return f"postgresql://{USER}@/{name}?host={quote(str(self.folder), safe='')}"

    def new_database(self) -> str:
        """The address of a database of its own for one test."""
        name = f"test_{next(self.numbers)}"
        self.execute(f"CREATE DATABASE {name} TEMPLATE template_of_tests")
        return self.url(name)

    def execute(self, statement: str, database: str = "postgres") -> None:
        with psycopg.connect(self.url(database), autocommit=True) as db:
            db.execute(statement)

    def drop(self, url: str) -> None:
        name = url.partition("?")[0].rpartition("/")[2]
        self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")

    def stop(self) -> None:
        self.process.send_signal(signal.SIGQUIT)
        self.process.wait(60)

    def _run(self, *command: str | Path) -> None:
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, user=self.owner)


def _end_with_parent() -> None:
    """End the cluster when the tests are killed."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGQUIT)


async def _open_and_close(url: str) -> None:
    await (await Store.open(url)).close()


@contextmanager
def cluster(fsync: bool = False) -> Iterator[Postgres]:
    folder = Path(tempfile.mkdtemp(prefix="boardroom-pg-"))
    postgres = None
    try:
        postgres = Postgres(folder, fsync)
        yield postgres
    finally:
        if postgres is not None:
            postgres.stop()
        shutil.rmtree(folder, ignore_errors=True)
