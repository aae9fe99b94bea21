"""Checks a database without playing: every journal is complete, every snapshot is what its digest says.

`replays.py` plays the stored games again.
"""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import AsyncIterator

from sqlalchemy import text

from boardroom.core.errors import BadInput
from boardroom.server.storage.rows import JournalRow, StoredTable
from boardroom.server.storage.schema import OPEN
from boardroom.server.storage.store import Store
from boardroom.web.errors import request_error


async def check(store: Store) -> AsyncIterator[BadInput]:
    """Everything that is wrong in a database."""
    if not store.is_shared:
        async for finding in _check_file(store):
            yield finding
    for table in await store.table_ids():
        found = await store.table(table)
        if found is None or found.table.status == OPEN:
            continue
        if (wrong := await _check_table(store, found.table)) is not None:
            yield wrong


async def _check_file(store: Store) -> AsyncIterator[BadInput]:
    async with store.read() as db:
        said = (await db.execute(text("PRAGMA integrity_check"))).scalars().all()
        orphans = (await db.execute(text("PRAGMA foreign_key_check"))).all()
    if list(said) != ["ok"]:
        yield request_error("check-file", cause=said[0])
    if orphans:
        yield request_error("check-orphans", count=len(orphans))


async def _check_table(store: Store, table: StoredTable) -> BadInput | None:
    rows, snapshots = await store.journals.rows(table.id), await store.journals.snapshots(table.id)
    for seq, row in enumerate(rows):
        if row.seq != seq:
            return request_error("check-gap", table=table.id, row=seq)
        if not _is_whole(row, snapshots[seq]):
            return request_error("check-digest", table=table.id, row=seq)
    if not rows or table.seq > rows[-1].seq:  # a server may be adding rows
        return request_error("check-gap", table=table.id, row=len(rows))
    return None


def _is_whole(row: JournalRow, snapshot: bytes) -> bool:
    try:
        state = zlib.decompress(snapshot)
    except zlib.error:
        return False
    return hashlib.blake2b(state, digest_size=16).hexdigest() == row.digest
