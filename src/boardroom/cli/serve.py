"""`boardroom serve`: the table in the browser."""

from __future__ import annotations

import argparse
from importlib import import_module

from boardroom.core.fields import BadInput


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
    server.serve(args.db or server.FILE, args.host, args.port)
    return 0
