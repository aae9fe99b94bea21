"""The JSON interface of the games that can be played."""

from __future__ import annotations

from typing import TypeVar

from fastapi import APIRouter

from boardroom.bots.registry import bot_names
from boardroom.core.codec import SequenceCodec
from boardroom.core.game import Game
from boardroom.core.options import choices
from boardroom.core.state import State
from boardroom.games.registry import every
from boardroom.server.http.bodies import CheckedRoute
from boardroom.server.http.dependencies import CurrentPerson
from boardroom.server.http.openapi import PROBLEMS, TABLES
from boardroom.server.http.schemas.responses import GameInfo, GameOption
from boardroom.web.models import words

S = TypeVar("S", bound=State)
router = APIRouter(prefix="/api", responses=PROBLEMS, route_class=CheckedRoute)


@router.get("/games", summary="List games", tags=[TABLES])
async def list_games(viewer: CurrentPerson) -> list[GameInfo]:
    """List the games and their options, described in the language of the request."""
    return [_game_info(game, viewer.lang) for game in every()]


def _game_info(game: Game[S], lang: str) -> GameInfo:
    texts, kind = words(lang, game), game.options
    defaults = kind().every_to_json()
    options = [
        GameOption(
            name=name,
            label=texts(key) if texts.has(key := f"option-{name.replace('_', '-')}") else name,
            about=texts(f"{key}-about") if texts.has(f"{key}-about") else "",
            default=defaults[name],
            choices=list(known) if (known := choices(kind, name)) else None,
            many=isinstance(kind.codecs[name], SequenceCodec),
        )
        for name in kind.codecs
    ]
    name = texts("game-name") if texts.has("game-name") else game.key
    return GameInfo(key=game.key, name=name, seats=list(game.seats), bots=list(bot_names()), options=options)
