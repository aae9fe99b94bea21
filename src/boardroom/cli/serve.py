"""`boardroom serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
from importlib import import_module
from pathlib import Path

from boardroom.core.fields import BadInput

SQLITE, POSTGRES = "sqlite+aiosqlite:///", "postgresql+asyncpg://"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", default=None, metavar="URL", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://…"
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H")
    parser.add_argument("--port", type=int, default=8000, metavar="P")


def run(args: argparse.Namespace) -> int:
    if not 0 <= args.port < 65536:
        raise BadInput(f"there is no port {args.port}")
    try:
        server = import_module("boardroom.server.serve")
    except ModuleNotFoundError as error:
        raise BadInput(f"the server is not installed here ({error.name} is missing)") from None
    server.serve(checked(args.db or server.FILE), args.host, args.port)
    return 0


def checked(url: str) -> str:
    """The address of a database, if it can be one: the server should not start to find out."""
    file = url.removeprefix(SQLITE)
    if file == url and not url.startswith(POSTGRES):
        raise BadInput(f"{url!r} is no database: it should be {SQLITE}FILE or {POSTGRES}…")
    if file != url and (
        not file or not os.access(Path(file).resolve().parent, os.W_OK) or Path(file).is_dir()
    ):
        raise BadInput(f"{file or 'a file without a name'} cannot be written")
    return url
