"""Deletes tables that nobody has touched for long."""

from __future__ import annotations

import time

from sqlalchemy import and_, func, or_, select

from boardroom.server.storage.schema import JOURNAL, OPEN, OVER, TABLES
from boardroom.server.storage.store import Store

DAY_S = 24 * 3600.0


async def expire(store: Store, days: int) -> list[str]:
    """Delete tables that were over, or never dealt, so many days ago; return their ids."""
    before = time.time() - days * DAY_S
    last = select(func.max(JOURNAL.c.at)).where(JOURNAL.c.table_id == TABLES.c.id).scalar_subquery()
    is_old = or_(
        and_(TABLES.c.status == OVER, last < before), and_(TABLES.c.status == OPEN, TABLES.c.created < before)
    )
    async with store.read() as db:
        found = list((await db.execute(select(TABLES.c.id).where(is_old))).scalars())
    for table in found:
        await store.delete(table)
    return found
