"""Before the first visitor: everything that is read once per process is read, so that no page waits for it.

Rules, printed data, drawings and the texts of all languages together take longer to read than any page to
draw. A server reads them before it says its address; what it draws here nobody sees.
"""

from __future__ import annotations

import gc

from starlette.types import ASGIApp, Message

from boardroom.bots.registry import bot_names
from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, waits
from boardroom.core.game import Game
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.games.registry import every
from boardroom.table.log import LogRow
from boardroom.web.models import LobbyPage, TablePage, words
from boardroom.web.pages.lobby import lobby_page
from boardroom.web.pages.table import table_page


def warm() -> None:
    """Read all games and all their words, and draw each page once in every language."""
    games = every()
    for lang in LANGUAGES:
        lobby_page(LobbyPage(games=games, tables=[], bots=bot_names(), lang=lang, texts=words(lang)))
        for game in games:
            table_page(beginning(game, lang))


async def knock(app: ASGIApp) -> None:
    """Ask for the first page from inside: the frameworks build routes and statements at the first call.

    What was read until then stays for good, so the collector of garbage need not look at it again.
    """
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
    gc.collect()
    gc.freeze()


def beginning(game: Game[State], lang: str) -> TablePage:
    """A game that was just dealt, as the first seat asked sees it."""
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
