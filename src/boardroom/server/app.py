"""The application: routes, the gate before them, and errors as one sentence each."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect
from starlette.routing import Match

from boardroom import __version__
from boardroom.core.errors import BadInput
from boardroom.core.messages import Sentence
from boardroom.server.http import openapi, static_files
from boardroom.server.http.dependencies import lang_of
from boardroom.server.http.middleware import SecurityMiddleware
from boardroom.server.http.problems import STATUS, Problem, ProblemWhileReading
from boardroom.server.http.routes import chat, pages, play, tables
from boardroom.server.http.validation import problem_of
from boardroom.server.services import Services
from boardroom.server.storage.database import DATABASE_ERRORS, cause
from boardroom.table.errors import TableProblem
from boardroom.web.models import words
from boardroom.web.pages.error import error_page

ROUTERS = (tables.router, play.router, chat.router, pages.live, pages.router)


def make(url: str) -> FastAPI:
    """The application on a database."""
    # The pages of FastAPI that draw the description load scripts from elsewhere: they are left out.
    app = FastAPI(
        title="Boardroom",
        version=__version__,
        description=openapi.ABOUT,
        openapi_tags=openapi.TAGS,
        generate_unique_id_function=openapi.operation,
        openapi_url="/api",
        docs_url=None,
        redoc_url=None,
        lifespan=partial(_running, url=url),
    )
    for router in ROUTERS:
        app.include_router(router)
    app.openapi = openapi.with_identity(app)  # type: ignore[method-assign]
    static_files.mount(app)
    app.add_middleware(GZipMiddleware, minimum_size=1000, compresslevel=5)
    app.add_middleware(SecurityMiddleware)
    for kind, handler in HANDLERS.items():
        app.add_exception_handler(kind, handler)
    return app


@asynccontextmanager
async def _running(app: FastAPI, url: str) -> AsyncIterator[None]:
    app.state.services = await Services.open(url)
    try:
        yield
    finally:
        await app.state.services.close()


def _answer(
    request: Request,
    status: int,
    problem: Sentence,
    more: dict[str, Any],
    headers: Mapping[str, str] | None = None,
) -> Response:
    """An error: JSON for programs and scripts, a page for who opened an address; English in the log."""
    request.state.reason = str(problem)
    lang = lang_of(request)
    opens_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    if not opens_page or request.url.path.startswith("/api"):
        return JSONResponse({"error": problem.in_language(lang), **more}, status, headers)
    return HTMLResponse(error_page(status, problem.in_language(lang), words(lang)), status, headers)


async def _problem(request: Request, error: Any) -> Response:
    return _answer(request, error.status, error, error.more)


async def _table_problem(request: Request, error: Any) -> Response:
    return _answer(request, STATUS[type(error)], error, error.more)


async def _bad_input(request: Request, error: Any) -> Response:
    return _answer(request, 400, error, {})


async def _validation_error(request: Request, error: Any) -> Response:
    """The first thing that is wrong with a request, in one sentence."""
    return await _problem(request, problem_of(error.errors()[0]))


async def _http(request: Request, error: Any) -> Response:
    if isinstance(error, ProblemWhileReading):
        return await _problem(request, error.problem)
    key = {404: "no-page", 405: "no-method"}.get(error.status_code, "not-understood")
    found = Problem(error.status_code, key, {"status": error.status_code})
    return _answer(request, found.status, found, found.more, _allowed(request) or error.headers)


def _allowed(request: Request) -> dict[str, str]:
    """All that can be done at an address; the framework tells only what the first handler does."""
    known = [route for router in ROUTERS for route in router.routes if isinstance(route, APIRoute)]
    here = [route.methods or set() for route in known if route.matches(request.scope)[0] is Match.PARTIAL]
    return {"allow": ", ".join(sorted(set().union(*here)))} if here else {}


async def _client_left(request: Request, error: Any) -> Response:
    """Nobody reads this answer: who sent the body has left before its end."""
    return await _problem(request, Problem(400, "not-understood", {"status": 400}))


async def _away(request: Request, error: Any) -> Response:
    return await _problem(request, Problem(503, "database-away", {"cause": cause(error)}))


async def _ours(request: Request, error: Any) -> Response:
    # The server below writes down where it happened.
    return await _problem(request, Problem(500, "ours"))


HANDLERS: dict[Any, Any] = {
    Problem: _problem,
    TableProblem: _table_problem,
    BadInput: _bad_input,
    RequestValidationError: _validation_error,
    HTTPException: _http,
    ClientDisconnect: _client_left,
    **dict.fromkeys(DATABASE_ERRORS, _away),
    Exception: _ours,
}
