"""JSON bodies: bounded in depth and size, and valid Unicode throughout, before any schema reads them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

from fastapi import Request, Response
from fastapi.routing import APIRoute
from starlette.requests import ClientDisconnect

from boardroom.server.http.problems import Problem, ProblemWhileReading

T = TypeVar("T")
MAX_DEPTH = 12
MAX_VALUES = 2000
"""How many values the lists and objects of a body may hold in all; the longest form of a game has 100."""


class CheckedRequest(Request):
    """A request whose JSON is checked as soon as it is parsed."""

    async def json(self) -> Any:
        raw = await super().json()
        try:
            check_json(raw)
        except Problem as problem:
            raise ProblemWhileReading(problem) from None
        return raw


class CheckedRoute(APIRoute):
    """A route that checks the JSON of its requests."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle = super().get_route_handler()

        async def checked(request: Request) -> Response:
            if not isinstance(request, CheckedRequest):
                request = CheckedRequest(request.scope, request.receive)
            return await handle(request)

        return checked


async def while_connected(request: Request, work: Coroutine[Any, Any, T]) -> T:
    """Do work after the body has been read, and cancel it if the client disconnects meanwhile."""
    task, left = asyncio.ensure_future(work), asyncio.ensure_future(_disconnection(request))
    try:
        await asyncio.wait((task, left), return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        for one in (task, left):
            one.cancel()
        await asyncio.wait((task, left))


async def _disconnection(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass


def check_json(raw: object) -> None:
    """Refuse JSON that is nested too deep, holds too many values, or text that is not valid Unicode."""
    level, seen = [raw], 0
    for _ in range(MAX_DEPTH + 1):
        seen += len(level)
        if seen > MAX_VALUES:
            raise Problem(400, "too-many-values", {"most": MAX_VALUES})
        if any(isinstance(value, str) and not is_unicode(value) for value in level):
            raise Problem(400, "broken-text")
        level = [inner for value in level for inner in _inner(value)]
        if not level:
            return
    raise Problem(400, "malformed-json")


def is_unicode(text: str) -> bool:
    """Whether a text can be stored and sent; JSON can spell halves of characters (lone surrogates)."""
    if text.isascii():
        return True
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def _inner(value: object) -> list[object]:
    """What a list or an object holds, with the names of its fields."""
    if isinstance(value, dict):
        return [*value, *value.values()]
    return list(value) if isinstance(value, list) else []
