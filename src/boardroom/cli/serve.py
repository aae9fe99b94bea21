"""`boardroom serve`: run the server and play in the browser."""

from __future__ import annotations

import gc
import os
import re
from dataclasses import dataclass
from pathlib import Path

from boardroom.cli.arguments import WholeNumber, declare, option
from boardroom.cli.errors import command_line_error
from boardroom.core import options
from boardroom.games.registry import every

PACK = "pack"
NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")
SQLITE = "sqlite+aiosqlite:///"
POSTGRES = "postgresql://"
POSTGRES_SPELLINGS = (POSTGRES, "postgresql+psycopg://", "postgresql+asyncpg://", "postgres://")


@dataclass(frozen=True, slots=True)
class Arguments:
    db: str | None
    host: str
    port: int | None
    pack: tuple[str, ...]


def run(args: Arguments) -> int:
    if args.port is not None and not 0 <= args.port < 65536:
        raise command_line_error("port", port=args.port)
    # Imports make many objects that stay. Looking for garbage among them would only delay the first answer.
    gc.disable()
    try:
        from boardroom.server import run as server
    except ModuleNotFoundError as error:
        raise command_line_error("no-server", package=error.name) from None
    for pack in args.pack:
        offer_pack(pack)
    server.serve(check_url(args.db or server.DEFAULT_DATABASE), args.host, args.port)
    return 0


def check_url(url: str) -> str:
    """Refuse an invalid or unwritable database address before the server starts."""
    file = url.removeprefix(SQLITE)
    if file == url and not url.startswith(POSTGRES_SPELLINGS):
        raise command_line_error("database", url=url, known=(f"{SQLITE}FILE", f"{POSTGRES}…"))
    if file != url and (
        not file or not os.access(Path(file).resolve().parent, os.W_OK) or Path(file).is_dir()
    ):
        raise command_line_error("database-file", file=file or "none")
    return url


def offer_pack(word: str) -> None:
    """Offer a data pack by name to new tables of every game that has packs.

    The pack is read now: a table keeps the pack it began with, and no client can name a folder of the server.
    """
    name, _, folder = word.partition("=")
    if not NAME.fullmatch(name) or not folder:
        raise command_line_error("offered-pack", word=word)
    for game in every():
        if PACK in game.options.codecs:
            chosen = options.read_options(game.options, {PACK: folder})
            options.offer(game.options, PACK, name, chosen.values()[PACK])


COMMAND = declare(
    Arguments,
    run,
    option("--db", metavar="URL"),
    option("--host", metavar="H", default="127.0.0.1"),
    option("--port", metavar="P", kind=WholeNumber()),
    option(
        "--pack",
        metavar="NAME=DIR",
        multiple=True,
    ),
)
