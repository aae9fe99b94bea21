"""The OpenAPI description at /api, apart from its operations: introduction, identity, errors, version."""

from __future__ import annotations

from collections.abc import Callable

from fastapi import FastAPI
from fastapi.routing import APIRoute

from boardroom.server.http.identity import COOKIE
from boardroom.server.http.schemas.responses import ErrorResponse

API_VERSION = "0.1"
"""The version of the interface, not of the program: raise it when operations or schemas change."""
VERSION_HEADER = "x-api-version"
ABOUT = f"""\
Play heavy board games at tables shared by people, programs and bots.

To play: create a table with POST /api/tables; get the position and `expect` with GET …/view and the legal
actions with GET …/offers; compose an action part by part with POST …/form; make the move with POST …/act;
follow changes with GET /t/{{table}}/events.

The first response sets a cookie that identifies you. Send it with every request: it holds your seats.
Texts are in the language given by `lang`, else by Accept-Language: en, fa or zh.

This is version {API_VERSION} of the interface; responses under /api carry it in {VERSION_HEADER}."""
TABLES, PLAY, CHAT = "tables", "play", "chat"
TAGS = [
    {"name": TABLES, "description": "Games and tables: create, join, download, import and copy."},
    {"name": PLAY, "description": "At a table: positions, legal actions, refusals, moves and events."},
    {"name": CHAT, "description": "Chat at a table, and your own notes."},
]
STATUSES = (
    "400: the request cannot be read. 403: you are not allowed to do this. 404: not found. 409: not possible "
    "now; if `stale`, fetch the table again. 413: the body is too large. 422: the rules forbid the move or a "
    "field is invalid. 429: too many requests."
)
PROBLEMS: dict[int | str, dict[str, object]] = {
    "4XX": {"model": ErrorResponse, "description": STATUSES},
    503: {"model": ErrorResponse, "description": "The database is unavailable; try again later."},
}
IDENTITY = {
    "type": "apiKey",
    "in": "cookie",
    "name": COOKIE,
    "description": "Identifies you. The first response sets it; no account is needed.",
}


def operation_id(route: APIRoute) -> str:
    """The name of the handler, which generated clients use for their methods."""
    return route.name


def with_identity(app: FastAPI) -> Callable[[], dict[str, object]]:
    """Add the cookie that identifies the client to FastAPI's description."""
    generate = app.openapi

    def describe() -> dict[str, object]:
        raw = generate()
        raw["components"]["securitySchemes"] = {"cookie": IDENTITY}
        raw["security"] = [{}, {"cookie": []}]
        return raw

    return describe
