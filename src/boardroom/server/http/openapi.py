"""The OpenAPI description at /api beside its handlers: what it is about, who one is, what may go wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

from boardroom.server.http.identity import COOKIE
from boardroom.server.http.schemas.responses import Problematic

ABOUT = """\
Tables of heavy board games, for pages and programs alike.

A program plays like this: POST /api/tables sets up a table; GET …/view tells what a seat sees and `expect`,
GET …/offers what it may do; POST …/form leads part by part to an action; POST …/act makes the move; GET
/t/{table}/events tells when something changed.

Who one is stands in the cookie that the first answer sets: send it with every request. Seats are held by it.
Words are in the language of `lang`, else of Accept-Language: en, fa or zh."""
TABLES, PLAY, TALK = "tables", "play", "talk"
TAGS = [
    {"name": TABLES, "description": "Games and tables: setting up, sitting down, records, going on alone."},
    {"name": PLAY, "description": "At a table: what a seat sees, what it may do, why not, and doing it."},
    {"name": TALK, "description": "What is said at a table, and one's own notes."},
]
WRONG = (
    "400: it was not understood. 403: it is not yours. 404: it is not there. 409: not now; look again if it "
    "says stale. 413: it is too large. 422: the rules refuse it by a clause, or a field is malformed. "
    "429: too often."
)
PROBLEMS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": Problematic, "description": WRONG},
    503: {"model": Problematic, "description": "The database cannot be used just now; try again in a while."},
}
IDENTITY = {
    "type": "apiKey",
    "in": "cookie",
    "name": COOKIE,
    "description": "Who one is. The first answer sets it, and nothing needs to be known before.",
}


def operation(route: APIRoute) -> str:
    """The name of a handler is the name of its operation: a client made from the description is called so."""
    return route.name


def with_identity(app: FastAPI) -> Callable[[], dict[str, Any]]:
    """The description that the framework makes, with the cookie by which one is known."""
    made = app.openapi

    def describe() -> dict[str, Any]:
        raw = made()
        raw["components"]["securitySchemes"] = {"cookie": IDENTITY}
        raw["security"] = [{}, {"cookie": []}]
        return raw

    return describe
