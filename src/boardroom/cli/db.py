"""`boardroom db`: copy, back up, restore, check and tidy the database of a server."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from boardroom.cli.arguments import Commands, WholeNumber, declare, language, option, word
from boardroom.cli.errors import command_line_error
from boardroom.cli.serve import SQLITE, check_url
from boardroom.cli.texts import words

if TYPE_CHECKING:
    from boardroom.server.maintenance.transfer import Counts
    from boardroom.server.storage.store import Store

T = TypeVar("T")
DEFAULT = f"{SQLITE}boardroom.sqlite"


@dataclass(frozen=True, slots=True)
class Migration:
    source: str
    target: str
    lang: str


@dataclass(frozen=True, slots=True)
class Copy:
    file: str
    db: str
    lang: str


@dataclass(frozen=True, slots=True)
class Care:
    db: str
    lang: str
    days: int | None = None


def migrate(args: Migration) -> int:
    """Copy a database that nobody serves into another, empty one."""
    from boardroom.server.maintenance import transfer
    from boardroom.server.run import lock_database

    source, target = existing(args.source), check_url(args.target)
    with lock_database(source), lock_database(target):
        counts = asyncio.run(transfer.migrate(source, target))
    _print_counts(counts, target, args.lang)
    keys = Path(f"{source.removeprefix(SQLITE)}-keys")
    if source.startswith(SQLITE) and keys.exists():
        print(words(args.lang)("cli-db-keys", file=str(keys)))
    return 0


def back_up(args: Copy) -> int:
    """Copy a database to a new SQLite file; a server may go on meanwhile."""
    from boardroom.server.maintenance import transfer

    counts = asyncio.run(transfer.back_up(existing(args.db), Path(args.file)))
    _print_counts(counts, args.file, args.lang)
    return 0


def restore(args: Copy) -> int:
    """Copy a backup into an empty database."""
    return migrate(Migration(f"{SQLITE}{args.file}", args.db, args.lang))


def check(args: Care) -> int:
    """Check that every journal is complete and every snapshot is what its digest says."""
    from boardroom.server.maintenance.check import check

    async def work(store: Store) -> tuple[int, list[str]]:
        return len(await store.table_ids()), [one.in_language(args.lang) async for one in check(store)]

    tables, findings = with_store(existing(args.db), work)
    print("\n".join(findings) or words(args.lang)("cli-db-fine", tables=tables))
    return 1 if findings else 0


def expire(args: Care) -> int:
    """Delete tables that were over, or never dealt, so many days ago."""
    from boardroom.server.maintenance.retention import expire
    from boardroom.server.run import lock_database

    days = args.days
    if days is None or days < 1:
        raise command_line_error("usage-required", known=("--days",))
    url = existing(args.db)
    with lock_database(url):  # a server on an SQLite file keeps tables in memory, and nobody would tell it
        gone = with_store(url, lambda store: expire(store, days))
    print(words(args.lang)("cli-db-expired", tables=len(gone)))
    return 0


def existing(url: str) -> str:
    """The address of a database that is there already: a typing error must not make a new file."""
    file = check_url(url).removeprefix(SQLITE)
    if file != url and not Path(file).exists():
        raise command_line_error("file-missing", file=file)
    return url


def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    from boardroom.server.storage.store import Store

    async def run() -> T:
        store = await Store.open(url)
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(run())


def _print_counts(counts: Counts, target: str, lang: str) -> None:
    from boardroom.server.storage.addresses import show_address

    shown = show_address(target)
    print(words(lang)("cli-db-copied", tables=counts["tables"], rows=counts["journal"], target=shown))


def database() -> click.Option:
    """`--db`."""
    return option("--db", metavar="URL", default=DEFAULT)


COMMANDS = Commands(
    "db",
    commands={
        "migrate": declare(
            Migration, migrate, word("source", "FROM"),
            word("target", "TO"), language(),
        ),
        "backup": declare(
            Copy, back_up, word("file", "FILE"), database(),
            language(),
        ),
        "restore": declare(
            Copy, restore, word("file", "FILE"), database(),
            language(),
        ),
        "check": declare(Care, check, database(), language()),
        "expire": declare(
            Care, expire, database(),
            option("--days", metavar="N", kind=WholeNumber()), language(),
        ),
    },
)  # fmt: skip
