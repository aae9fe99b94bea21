"""Quick routes: FastAPI describes them, but well-formed requests are read without it.

Reading the few parameters of a move takes FastAPI longer than the rules take for the move. A request with
anything unusual goes FastAPI's way, which reads it again and explains what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Mapping
from inspect import signature
from typing import Any, get_type_hints

from fastapi import Request, Response
from pydantic import BaseModel

from boardroom.server.http.bodies import CheckedRequest, CheckedRoute
from boardroom.server.http.dependencies import LONGEST_LANG, MOST_SEATS, services_of, viewer_of

Read = Callable[[Request], Awaitable[object]]
"""Reads one parameter of a request."""


class Unusual(Exception):
    """The request is not one that can be read here."""


async def _table(request: Request) -> object:
    return request.path_params["table"]


async def _viewer(request: Request) -> object:
    seat, lang = request.query_params.get("seat"), request.query_params.get("lang")
    if lang is not None and len(lang) > LONGEST_LANG:
        raise Unusual
    return await viewer_of(request, None if seat is None else _number(seat, MOST_SEATS), lang)


def _number(text: str, most: int) -> int:
    if not (text.isascii() and text.isdecimal()) or len(text) > len(str(most)) or int(text) > most:
        raise Unusual
    return int(text)


def read_body(model: type[BaseModel]) -> Read:
    """Reads a JSON body, which is checked like any other."""

    async def read(request: Request) -> object:
        if request.headers.get("content-type") != "application/json":
            raise Unusual
        try:
            return model.model_validate(await request.json())
        except (ValueError, RecursionError):  # no JSON, or not what the model asks for
            raise Unusual from None

    return read


READERS: Mapping[str, Read] = {"table": _table, "services": services_of, "viewer": _viewer}
"""How parameters are read, by name."""


class QuickRoute(CheckedRoute):
    """A route whose endpoint has only parameters read here, and answers with a model or a response."""

    readers: Mapping[str, Read] = READERS

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        handle, endpoint = super().get_route_handler(), self.endpoint
        hints = get_type_hints(endpoint)
        readers = {
            name: read_body(hints[name]) if name == "body" else self.readers[name]
            for name in signature(endpoint).parameters
        }

        async def quick(request: Request) -> Response:
            # FastAPI reads the same body again if need be: the request keeps it.
            checked = CheckedRequest(request.scope, request.receive)
            try:
                values = {name: await read(checked) for name, read in readers.items()}
            except Unusual:
                return await handle(checked)
            return to_response(await endpoint(**values))

        return quick


def to_response(answer: Response | BaseModel) -> Response:
    if isinstance(answer, Response):
        return answer
    return Response(answer.model_dump_json(), media_type="application/json")
