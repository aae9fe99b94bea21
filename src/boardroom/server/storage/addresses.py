"""Addresses of databases: the accepted spellings, and what may be shown of them."""

from __future__ import annotations

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError

from boardroom.web.errors import request_error

POSTGRES_DRIVER = "postgresql+psycopg"
POSTGRES_SPELLINGS = frozenset({"postgres", "postgresql", "postgresql+asyncpg", POSTGRES_DRIVER})
"""All of them mean psycopg 3, the one driver for PostgreSQL."""


def read_address(address: str) -> URL:
    """The URL of a database address; bad input if it is none."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError) as error:
        raise request_error("database-address", url=address, cause=error) from None
    return url.set(drivername=POSTGRES_DRIVER) if url.drivername in POSTGRES_SPELLINGS else url


def is_postgres(address: str) -> bool:
    return address.partition("://")[0] in POSTGRES_SPELLINGS


def show_address(address: str) -> str:
    """The address without its password, for messages."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except (ArgumentError, ValueError):
        return address
