"""Serves scripts, style sheets and icons under `/static`; each layer has its own folder."""

from __future__ import annotations

import os

from fastapi import FastAPI
from starlette.staticfiles import StaticFiles

from boardroom.core.errors import BadInput
from boardroom.drawing import stylesheet
from boardroom.games.registry import load
from boardroom.web import layout


class GameStyles(StaticFiles):
    """`/static/games/<key>.css` is the `game.css` in the folder of the game with that key."""

    def lookup_path(self, path: str) -> tuple[str, os.stat_result | None]:
        key, extension = os.path.splitext(path)
        if extension != ".css":
            return "", None
        try:
            file = load(key).folder / "game.css"
            return str(file), file.stat()
        except (BadInput, FileNotFoundError):
            return "", None


def mount(app: FastAPI) -> None:
    """Mount the more specific paths first, since the first match serves the file."""
    app.mount("/static/games", GameStyles(), name="game-styles")
    app.mount("/static/drawing", StaticFiles(directory=stylesheet.STATIC), name="drawing-static")
    app.mount("/static", StaticFiles(directory=layout.STATIC), name="static")
