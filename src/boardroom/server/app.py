"""The application: routes, middleware and error responses."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import TypeVar

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Match

from boardroom.core.errors import BadInput
from boardroom.core.messages import Sentence
from boardroom.server.http import openapi
from boardroom.server.http.dependencies import lang_of
from boardroom.server.http.middleware import SecurityMiddleware
from boardroom.server.http.problems import STATUS, Problem, ProblemWhileReading
from boardroom.server.http.routes import chat, games, pages, panels, play, probes, tables
from boardroom.server.http.static_files import StaticFilesMiddleware
from boardroom.server.http.validation import problem_of
from boardroom.server.services import Services
from boardroom.server.settings import Settings
from boardroom.server.storage.database import DATABASE_ERRORS, cause
from boardroom.table.errors import TableProblem
from boardroom.web.models import words
from boardroom.web.pages.error import error_page

E = TypeVar("E", bound=Exception)
WarmUp = Callable[[FastAPI], Awaitable[None]]
QUICK = (play.quick, panels.quick)
PAGES = (pages.live, pages.router, panels.router)
ROUTERS = (*QUICK, games.router, tables.router, play.router, chat.router, *PAGES, probes.router)
"""In the order in which a request is compared with them."""


def make(url: str, settings: Settings | None = None, warm_up: WarmUp | None = None) -> FastAPI:
    """The application on a database; it warms up before it loads any game, to let its bots move."""
    # FastAPI's documentation pages load scripts from other sites, so they are turned off.
    app = FastAPI(
        title="Boardroom",
        version=openapi.API_VERSION,
        description=openapi.ABOUT,
        openapi_tags=openapi.TAGS,
        generate_unique_id_function=openapi.operation_id,
        openapi_url="/api",
        docs_url=None,
        redoc_url=None,
        lifespan=partial(_lifespan, url=url, settings=settings or Settings(), warm_up=warm_up),
    )
    for router in ROUTERS:
        app.include_router(router)
    app.openapi = openapi.with_identity(app)  # type: ignore[method-assign]
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(StaticFilesMiddleware)
    app.add_middleware(SecurityMiddleware)
    _handle_errors(app)
    return app


@asynccontextmanager
async def _lifespan(
    app: FastAPI, url: str, settings: Settings, warm_up: WarmUp | None
) -> AsyncIterator[None]:
    app.state.services = await Services.open(url, settings)
    try:
        if warm_up is not None:
            await warm_up(app)
        await app.state.services.begin_driving()
        yield
    finally:
        await app.state.services.close()


def _answer(
    request: Request,
    status: int,
    problem: Sentence,
    more: dict[str, object],
    headers: Mapping[str, str] | None = None,
) -> Response:
    """An error response: a page if a browser opens the address, else JSON. The log gets English."""
    request.state.reason = str(problem)
    lang = lang_of(request)
    opens_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not opens_page or request.url.path.startswith("/api"):
        return JSONResponse({"error": problem.in_language(lang), **more}, status, headers)
    return HTMLResponse(error_page(status, problem.in_language(lang), words(lang)), status, headers)


async def _problem(request: Request, error: Problem) -> Response:
    return _answer(request, error.status, error, error.more)


async def _table_problem(request: Request, error: TableProblem) -> Response:
    return _answer(request, STATUS[type(error)], error, error.more)


async def _bad_input(request: Request, error: BadInput) -> Response:
    return _answer(request, 400, error, {})


async def _invalid(request: Request, error: RequestValidationError) -> Response:
    """The first invalid field of a request, in one sentence."""
    return await _problem(request, problem_of(error.errors()[0]))


async def _http(request: Request, error: HTTPException) -> Response:
    if isinstance(error, ProblemWhileReading):
        return await _problem(request, error.problem)
    key = {404: "no-page", 405: "no-method"}.get(error.status_code, "not-understood")
    found = Problem(error.status_code, key, {"status": error.status_code})
    return _answer(request, found.status, found, found.more, _allow_header(request) or error.headers)


def _allow_header(request: Request) -> dict[str, str]:
    """All methods of an address; FastAPI names only those of the first route that matches."""
    known = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    here = [route.methods or set() for route in known if route.matches(request.scope)[0] is Match.PARTIAL]
    return {"allow": ", ".join(sorted(set().union(*here)))} if here else {}


async def _client_left(request: Request, error: ClientDisconnect) -> Response:
    """The client disconnected while its body was read, so nobody receives this answer."""
    return await _problem(request, Problem(400, "not-understood", {"status": 400}))


async def _database_away(request: Request, error: Exception) -> Response:
    return await _problem(request, Problem(503, "database-away", {"cause": cause(error)}))


async def _internal_error(request: Request, error: Exception) -> Response:
    # Uvicorn logs the traceback.
    return await _problem(request, Problem(500, "ours"))


def _handle_errors(app: FastAPI) -> None:
    """Register a handler for each kind of error."""
    _handle(app, Problem, _problem)
    _handle(app, TableProblem, _table_problem)
    _handle(app, BadInput, _bad_input)
    _handle(app, RequestValidationError, _invalid)
    _handle(app, HTTPException, _http)
    _handle(app, ClientDisconnect, _client_left)
    for kind in DATABASE_ERRORS:
        _handle(app, kind, _database_away)
    _handle(app, Exception, _internal_error)


def _handle(app: FastAPI, kind: type[E], answer: Callable[[Request, E], Awaitable[Response]]) -> None:
    """Register a handler of one kind of exception; FastAPI expects handlers that take any."""

    async def handler(request: Request, error: Exception) -> Response:
        assert isinstance(error, kind)
        return await answer(request, error)

    app.add_exception_handler(kind, handler)
