"""The tables of the database for SQLAlchemy Core. Migrations create them; this module names their columns."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)


class NewerDatabase(Exception):
    """A database names a migration that does not exist here."""


METADATA = MetaData()
REVISION = "0007"
"""The newest migration, which these tables are the result of."""
OPEN, PLAYING, OVER = "open", "playing", "over"
DEALT, IMPORTED, FORKED = "dealt", "imported", "forked"


def _of_table() -> Column[str]:
    return Column("table_id", String(24), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


# Alembic's own table, which names the newest migration that ran.
VERSION = Table("alembic_version", MetaData(), Column("version_num", String(32), primary_key=True))

SERVER = Table("server", METADATA, Column("name", String(40), primary_key=True), Column("value", Text))

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("title", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("owner", String(40), nullable=False, index=True),
    Column("listed", Boolean, nullable=False),
    Column("origin", String(12), nullable=False),
    Column("status", String(12), nullable=False, index=True),
    Column("seq", Integer, nullable=False),  # the last row; -1 before the deal
    Column("waits", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("secret", String(64), nullable=False),
    Column("chance", Text, nullable=False),  # the chance of the deal; empty before it
    # Counts the changes that are no rows of the journal: seats, orders, wishes, chat.
    Column("version", Integer, nullable=False, server_default="0"),
    Column("full_at", Float, nullable=False, server_default="0"),  # 0 while a seat is open
)

SEATS = Table(
    "seats",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("bot_seed", String(64), nullable=False),
    Column("name", Text, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("entropy", Text, nullable=False),
    Column("promise", String(64), nullable=False, server_default=""),
)

# Several browsers of one person may hold a seat, such as a laptop and a phone.
HOLDERS = Table(
    "holders",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("person", String(40), primary_key=True, index=True),
)

JOURNAL = Table(
    "journal",
    METADATA,
    _of_table(),
    Column("seq", Integer, primary_key=True),  # unique (table, seq): only one process can write it
    Column("action", Text),
    Column("facts", Text, nullable=False),
    Column("back", Integer),
    Column("puts", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("digest", String(40), nullable=False),
    Column("snapshot", LargeBinary, nullable=False),
    Column("key", String(120)),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "key", name="one_move_per_key"),
)

ORDERS = Table(
    "orders",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("made", Integer, nullable=False),
)

WISHES = Table(
    "wishes",
    METADATA,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("back", Integer, nullable=False),
    Column("made", Integer, nullable=False),
)

TALK = Table(
    "talk",
    METADATA,
    _of_table(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("seq", Integer, nullable=False),  # the row after which it was posted
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

NOTES = Table(
    "notes",
    METADATA,
    _of_table(),
    Column("person", String(40), primary_key=True),
    Column("text", Text, nullable=False),
)

# The row of another table that a fork began with, and the seat that saw it.
FORKS = Table(
    "forks",
    METADATA,
    _of_table(),
    Column("parent", String(24), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("seat", Integer),
)

# Which worker moves for the bots and standing orders of a table; anybody may take an expired lease.
LEASES = Table(
    "leases",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("holder", String(40), nullable=False, index=True),
    Column("until", Float, nullable=False),
    # Counts the changes that gave the holder something to do: it ends its lease only if it has seen them.
    Column("wanted", Integer, nullable=False, server_default="0"),
)

# The workers that are alive, so that each takes its share of the leases.
WORKERS = Table(
    "workers",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("until", Float, nullable=False),
)

# Values kept under a public name until they are taken, once.
PROMISES = Table(
    "promises",
    METADATA,
    Column("name", String(120), primary_key=True),
    Column("value", Text, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

# Counters and rates that all workers share.
COUNTERS = Table(
    "counters",
    METADATA,
    Column("name", String(160), primary_key=True),
    Column("value", Float, nullable=False),
    Column("expires", Float, nullable=False, index=True),
)

# What jobs are to do, and their results, while somebody waits for them.
JOBS = Table(
    "jobs",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("person", String(40), nullable=False),
    Column("asker", String(40), nullable=False),  # the worker that was asked
    Column("until", Float, nullable=False),
    Column("payload", LargeBinary, nullable=False),
    Column("outcome", String(12)),
    Column("result", LargeBinary),
)
