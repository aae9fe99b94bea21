"""`boardroom revisions check`: what the present rules would change in the games of a server."""

from __future__ import annotations

import asyncio
import json
from contextlib import nullcontext
from dataclasses import dataclass
from typing import TYPE_CHECKING

from boardroom.cli.arguments import Commands, declare, flag, language
from boardroom.cli.db import database, existing
from boardroom.cli.texts import Plain, words

if TYPE_CHECKING:
    from boardroom.server.maintenance.replays import StoredReplay


@dataclass(frozen=True, slots=True)
class Arguments:
    db: str
    tell: bool
    json: bool
    lang: str


def run(args: Arguments) -> int:
    """Replay all stored games; nothing is changed, except that `--tell` writes to the players."""
    from boardroom.server.run import lock_database

    url = existing(args.db)
    # A server keeps what was said at its tables in memory, and only other workers are told of changes.
    with lock_database(url) if args.tell else nullcontext():
        return asyncio.run(_check(url, args))


async def _check(url: str, args: Arguments) -> int:
    from boardroom.server.maintenance.replays import replay_all, tell_players
    from boardroom.server.storage.store import Store

    texts, count, differ, told = words(args.lang), 0, [], 0
    store = await Store.open(url)
    try:
        async for found in replay_all(store):
            count += 1
            if found.difference is None and found.problem is None:
                continue
            differ.append(found)
            if args.tell:
                told += await tell_players(store, found)
            if not args.json:
                print(_line(texts, found, args.lang))
    finally:
        await store.close()
    if args.json:
        rows = [found.to_json() for found in differ]
        print(json.dumps({"unchanged": count - len(differ), "differ": rows, "told": told}))
    else:
        print(texts("cli-revisions", same=count - len(differ), differ=len(differ)))
        if told:
            print(texts("cli-revisions-told", tables=told))
    return 1 if differ else 0


def _line(texts: Plain, found: StoredReplay, lang: str) -> str:
    at = {"table": found.table, "game": found.game}
    if found.problem is not None:
        return texts("cli-revisions-problem", why=found.problem.in_language(lang), **at)
    assert found.difference is not None
    clause = found.difference.clause or "none"
    return texts("cli-revisions-differs", row=found.difference.row, clause=clause, **at)


COMMANDS = Commands(
    "revisions",
    commands={
        "check": declare(
            Arguments,
            run,
            database(),
            flag("--tell"),
            flag("--json"),
            language(),
        )
    },
)
