"""The panels of a table, which a page fetches when they change, or receives with the answer to a move."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse
from pydantic_core import to_json

from boardroom.drawing.html import Html, Writer
from boardroom.server.http.bodies import CheckedRoute, check_json
from boardroom.server.http.dependencies import At, CurrentServices, CurrentViewer, check_numbers
from boardroom.server.http.problems import Problem
from boardroom.server.http.quick_routes import READERS, QuickRoute, Unusual
from boardroom.server.http.routes.play import make_move
from boardroom.server.http.schemas.requests import Move
from boardroom.server.lobby.presenter import RenderedTable, fingerprint
from boardroom.server.services import Services
from boardroom.web.errors import request_error
from boardroom.web.models import FormDraft
from boardroom.web.panels import AIDS, PANELS
from boardroom.web.panels.chat import lines
from boardroom.web.panels.faces import face
from boardroom.web.settings import in_latin_digits
from boardroom.web.table_view import Viewer, viewer_at_screen

router = APIRouter(
    prefix="/t/{table}",
    include_in_schema=False,
    default_response_class=HTMLResponse,
    route_class=CheckedRoute,
)


async def _read_names(request: Request) -> object:
    return panel_names(_query(request, "names"))


async def _read_visit(request: Request) -> object:
    if "at" in request.query_params:
        raise Unusual
    services, viewer = [await READERS[name](request) for name in ("services", "viewer")]
    assert isinstance(services, Services)
    assert isinstance(viewer, Viewer)
    return Visit(services, viewer, request.path_params["table"], None)


async def _request(request: Request) -> object:
    return request


async def _read_have(request: Request) -> object:
    return request.query_params.get("have", "")


def _query(request: Request, name: str) -> str:
    value = request.query_params.get(name)
    if value is None:
        raise Unusual
    return value


class PanelRoute(QuickRoute):
    """A quick route of panels."""

    readers = {"request": _request, "visit": _read_visit, "names": _read_names, "have": _read_have}


quick = APIRouter(
    prefix="/t/{table}",
    include_in_schema=False,
    default_response_class=HTMLResponse,
    route_class=PanelRoute,
)
DIGITS = "digits"
LATIN = "-latin"
"""Ends the digest of a panel in Latin digits."""
TALK = "talk"
FACE = "face"
LONGEST_DRAWING_S = 0.002
"""How long panels are drawn before other requests get their turn."""


@dataclass(frozen=True, slots=True)
class Visit:
    """A viewer looking at a table, now or at an earlier row."""

    services: Services
    viewer: Viewer
    table: str
    at: int | None

    async def render(self) -> RenderedTable:
        """The table, which must have been dealt, as the viewer sees it."""
        current = await self.services.tables.get(self.table)
        viewer = viewer_at_screen(current, self.viewer)
        return await self.services.presenter.render(current, viewer, self.at)


async def visit_of(services: CurrentServices, viewer: CurrentViewer, table: str, at: At = None) -> Visit:
    return Visit(services, viewer, table, at)


CurrentVisit = Annotated[Visit, Depends(visit_of)]


def prefers_latin_digits(request: Request) -> bool:
    """Whether the viewer wants Latin digits in every language."""
    return (request.query_params.get(DIGITS) or request.cookies.get(DIGITS)) == "latin"


def with_digits(request: Request, html: str) -> str:
    """A page or panel in the digits the viewer wants."""
    return in_latin_digits(html) if prefers_latin_digits(request) else html


async def draw_panels(
    request: Request, rendered: RenderedTable, names: Sequence[str], known: Collection[str] = ()
) -> dict[str, tuple[Html, str]]:
    """The named panels with their digests, without those that the browser knows. Other requests may come
    between two panels."""
    latin = prefers_latin_digits(request)
    plain = {one.removesuffix(LATIN) for one in known if one.endswith(LATIN) is latin}
    found, began = {}, time.perf_counter()
    for name in names:
        if (drawn := rendered.update(name, plain)) is not None:
            html, digest = drawn
            found[name] = (Html(in_latin_digits(html)), digest + LATIN) if latin else drawn
        if time.perf_counter() - began > LONGEST_DRAWING_S:
            await asyncio.sleep(0)
            began = time.perf_counter()
    return found


def panel_names(names: str) -> list[str]:
    """The panels that a request names. As a dependency it refuses unknown ones before anything is done."""
    for name in (wanted := names.split(",")):
        check_panel(name, PANELS)
    return wanted


NamedPanels = Annotated[list[str], Depends(panel_names)]


async def panels_to_json(
    request: Request, visit: Visit, names: Sequence[str], have: str
) -> dict[str, object]:
    """The last row, and the panels that a browser lacks, all at the same row."""
    rendered = await visit.render()
    drawn = await draw_panels(request, rendered, names, have.split(","))
    panels = {name: {"digest": digest, "html": html} for name, (html, digest) in drawn.items()}
    return {"seq": rendered.shown.seq, "panels": panels}


@quick.get("/panels")
async def get_panels(request: Request, visit: CurrentVisit, names: NamedPanels, have: str = "") -> Response:
    """The named panels, all at the same row, except those whose digests the browser has."""
    return _answer(await panels_to_json(request, visit, names, have))


@quick.post("/act")
async def move_and_get_panels(
    request: Request, visit: CurrentVisit, body: Move, names: NamedPanels, have: str = ""
) -> Response:
    """Make a move; the answer has its row and the panels that it changed, which saves a second request."""
    accepted = await make_move(visit.table, body, visit.services, visit.viewer)
    return _answer({**await panels_to_json(request, visit, names, have), "row": accepted.seq})


def _answer(content: dict[str, object]) -> Response:
    """The answer as JSON; Pydantic writes fifty kilobytes of panels in a quarter of `json`'s time."""
    return Response(to_json(content), media_type="application/json", headers={"cache-control": "no-store"})


def check_panel(name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise Problem(404, "no-panel", {"panel": name[:24], "known": ", ".join(known)})


def digest_with_digits(request: Request, digest: str) -> str:
    """The digest of a panel in the digits the viewer wants."""
    return digest + LATIN if prefers_latin_digits(request) else digest


@router.get("/panel/{name}")
async def get_panel(request: Request, visit: CurrentVisit, name: str) -> Response:
    """One panel, its digest as the ETag; 304 if the browser has it."""
    check_panel(name, (*PANELS, AIDS, TALK, FACE))
    rendered = await visit.render()
    if name == TALK:
        html = lines(Writer(rendered.shown.texts), visit.table, await visit.services.chat.lines(visit.table))
        digest = fingerprint(html)
    elif name == FACE:
        html = face(rendered.shown, request.query_params.get("id", ""))
        digest = fingerprint(html)
    else:
        html, digest = rendered.panel(name, *form_draft(request))
    digest, seq = digest_with_digits(request, digest), str(rendered.shown.seq)
    headers = {"etag": f'"{digest}"', "cache-control": "no-cache", "x-seq": seq, "vary": "cookie"}
    if request.headers.get("if-none-match") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return HTMLResponse(with_digits(request, html), headers=headers)


def form_draft(request: Request) -> tuple[FormDraft | None, bool]:
    """Read from the address which offer is being composed, and whether the whole log is wanted."""
    kind, everything = request.query_params.get("kind"), request.query_params.get("all") == "1"
    if kind is None:
        return None, everything
    try:
        chosen: object = json.loads(request.query_params.get("chosen") or "{}")
    except (ValueError, RecursionError):
        raise request_error("chosen-json") from None
    if not isinstance(chosen, dict):
        raise request_error("chosen-object")
    check_json(chosen)
    check_numbers(chosen)
    return FormDraft(kind, chosen), everything
