"""`boardroom serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import re
from importlib import import_module
from pathlib import Path

from boardroom import games
from boardroom.cli.errors import command_line_error
from boardroom.core import options

PACK = "pack"
NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
SQLITE, POSTGRES = "sqlite+aiosqlite:///", "postgresql+asyncpg://"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--db", default=None, metavar="URL", help="sqlite+aiosqlite:///FILE or postgresql+asyncpg://…"
    )
    parser.add_argument("--host", default="127.0.0.1", metavar="H")
    parser.add_argument("--port", type=int, metavar="P", help="the first free one from 8000 on if not given")
    parser.add_argument(
        "--pack", action="append", default=[], metavar="NAME=DIR",
        help="offer a corrected data pack to new tables by this name",
    )  # fmt: skip


def run(args: argparse.Namespace) -> int:
    if args.port is not None and not 0 <= args.port < 65536:
        raise command_line_error("port", port=args.port)
    try:
        server = import_module("boardroom.server.run")
    except ModuleNotFoundError as error:
        raise command_line_error("no-server", package=error.name) from None
    for pack in args.pack:
        offer_pack(pack)
    server.serve(checked(args.db or server.FILE), args.host, args.port)
    return 0


def checked(url: str) -> str:
    """The address of a database, if it can be one: the server should not start to find out."""
    file = url.removeprefix(SQLITE)
    if file == url and not url.startswith(POSTGRES):
        raise command_line_error("database", url=url, known=(f"{SQLITE}FILE", f"{POSTGRES}…"))
    if file != url and (
        not file or not os.access(Path(file).resolve().parent, os.W_OK) or Path(file).is_dir()
    ):
        raise command_line_error("database-file", file=file or "none")
    return url


def offer_pack(word: str) -> None:
    """Offer a data pack to the tables of every game that is played with one. It is read now: a table keeps
    the pack it begins with, and nobody who comes over the network can name a folder of this machine."""
    name, _, folder = word.partition("=")
    if not NAME.fullmatch(name) or not folder:
        raise command_line_error("offered-pack", word=word)
    for key in games.KEYS:
        kind = games.load(key).options
        if PACK in kind.codecs:
            options.offer(kind, PACK, name, getattr(options.read_options(kind, {PACK: folder}), PACK))
