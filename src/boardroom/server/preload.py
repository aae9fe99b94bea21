"""Loads rules, data, drawings and texts, so that no request waits for them.

They are read once per process, and reading them takes longer than drawing any page. The lobby, which needs no
game, is drawn before the server answers, everything else while it already does.
"""

from __future__ import annotations

import asyncio
import gc

from starlette.types import ASGIApp, Message

from boardroom.bots.registry import bot_names
from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, waits
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.games.registry import every, keys, listings, load
from boardroom.table.log import LogRow
from boardroom.web.models import LobbyPage, TablePage, words
from boardroom.web.pages.lobby import lobby_page
from boardroom.web.pages.table import table_page

PAUSE_S = 0.05
"""The pause before each page that is drawn to load a game: long enough to answer a request."""


async def load_games() -> None:
    """Load all games and their texts by drawing each page once in every language.

    Requests are answered between the pages. What is loaded stays for good, so it is frozen: the garbage
    collector, which stood still during the start, need not scan it.
    """
    gc.collect()
    gc.freeze()
    gc.enable()
    for key in keys():
        await asyncio.sleep(PAUSE_S)
        load(key)
    for lang in LANGUAGES:
        for game in every():
            await asyncio.sleep(PAUSE_S)
            table_page(first_table(game, lang))
        await asyncio.sleep(PAUSE_S)
        lobby_page(LobbyPage(games=listings(), tables=[], bots=bot_names(), lang=lang, texts=words(lang)))
    gc.collect()
    gc.freeze()


async def request_first_page(app: ASGIApp) -> None:
    """Request the lobby in-process: FastAPI and SQLAlchemy build routes and statements on first use."""
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": "/",
        "raw_path": b"/",
        "query_string": b"",
        "headers": [(b"accept-encoding", b"gzip")],
    }

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        assert message.get("status", 200) == 200, message

    await app(scope, receive, send)


def first_table(game: Game[State], lang: str) -> TablePage:
    """A game just dealt, as the seat that moves first sees it."""
    seats = game.seats[-1]
    s = game.begin(game.options(), seats, "warming")
    seat = waits(s)[0]
    seen = view(s, seat)
    names = tuple(f"Player {n + 1}" for n in range(seats))
    return TablePage(
        game=game,
        table="",
        title="",
        seq=0,
        view=seen,
        seat=seat,
        offers=offers(seen, seat),
        waits=waits(seen),
        names=names,
        kinds=tuple("me" if n == seat else "human" for n in range(seats)),
        log=[LogRow(0, None, ())],
        lang=lang,
        texts=words(lang, game, names, seat),
    )
