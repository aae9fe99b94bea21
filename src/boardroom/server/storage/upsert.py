"""Inserts that another worker may have made already, in the dialect of the connection."""

from __future__ import annotations

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection

Insert = postgresql.Insert | sqlite.Insert


def insert_or_skip(db: AsyncConnection, table: Table) -> Insert:
    """An insert that leaves rows alone whose key is taken."""
    return _insert(db, table).on_conflict_do_nothing()


def insert_or_update(db: AsyncConnection, table: Table, values: dict[str, object]) -> Insert:
    """An insert that replaces the row with the same primary key."""
    keys = [column.name for column in table.primary_key]
    changes = {name: value for name, value in values.items() if name not in keys}
    return _insert(db, table).values(**values).on_conflict_do_update(index_elements=keys, set_=changes)


def _insert(db: AsyncConnection, table: Table) -> Insert:
    return postgresql.insert(table) if db.dialect.name == "postgresql" else sqlite.insert(table)
