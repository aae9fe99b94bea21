"""The addresses a browser opens: lobby, tables, panels, live events, rules."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Query, Request, Response
from fastapi.responses import HTMLResponse, JSONResponse, StreamingResponse

from boardroom.core.catalog import LANGUAGES
from boardroom.core.errors import BadInput
from boardroom.drawing.html import Writer
from boardroom.games.registry import load
from boardroom.server.http.bodies import check_json
from boardroom.server.http.dependencies import (
    LANG,
    At,
    CurrentAllowance,
    CurrentServices,
    CurrentViewer,
    TableId,
    check_numbers,
)
from boardroom.server.http.identity import YEAR, is_same
from boardroom.server.http.openapi import PLAY, PROBLEMS
from boardroom.server.http.problems import Problem, TranslatedProblem
from boardroom.server.live.stream import stream
from boardroom.server.lobby.presenter import RenderedTable, fingerprint, render_lobby
from boardroom.server.services import Services
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import OPEN
from boardroom.table.errors import not_yours
from boardroom.table.seating import BOT
from boardroom.web.errors import request_error
from boardroom.web.models import FormDraft, WaitingRoom, words
from boardroom.web.pages.rules import rules_page
from boardroom.web.pages.table import table_page
from boardroom.web.pages.waiting_room import waiting_room_page
from boardroom.web.panels import AIDS, PANELS
from boardroom.web.panels.chat import lines
from boardroom.web.panels.faces import face
from boardroom.web.settings import in_latin_digits
from boardroom.web.table_view import Viewer, links_for, viewer_at_screen

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
live = APIRouter(responses=PROBLEMS, tags=[PLAY])
"""Programs use the event stream, too, so the description at /api lists it."""
EVENT = 'id: 7\ndata: {"seq":7,"panels":["board","log"],"thinking":[2]}\n\n'
EVENTS: dict[int | str, dict[str, object]] = {
    200: {
        "description": 'Server-sent events {"seq", "panels", "thinking"}: the last row, the panels that '
        "changed and the seats whose bots are thinking; also `begun` when the table is dealt and `gone` when "
        "it is deleted. Resume a lost stream with Last-Event-ID or seq.",
        "content": {"text/event-stream": {"schema": {"type": "string"}, "example": EVENT}},
    }
}
DIGITS = "digits"
TALK = "talk"
FACE = "face"
ROW = re.compile("-?[0-9]{1,9}")


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


def page(request: Request, html: str) -> HTMLResponse:
    """A page that is never cached; cookies remember a language and digits given in the address."""
    answer = HTMLResponse(with_digits(request, html), headers={"cache-control": "no-store"})
    if (kind := request.query_params.get(DIGITS)) in ("latin", "native"):
        answer.set_cookie(DIGITS, str(kind), max_age=YEAR, samesite="lax")
    if (lang := request.query_params.get(LANG)) in LANGUAGES:
        assert lang is not None
        answer.set_cookie(LANG, lang, max_age=YEAR, samesite="lax")
    return answer


def prefers_latin_digits(request: Request) -> bool:
    """Whether the viewer wants Latin digits in every language."""
    return (request.query_params.get(DIGITS) or request.cookies.get(DIGITS)) == "latin"


def with_digits(request: Request, html: str) -> str:
    """A page or panel in the digits the viewer wants."""
    return in_latin_digits(html) if prefers_latin_digits(request) else html


@router.get("/")
async def show_lobby(request: Request, services: CurrentServices, viewer: CurrentViewer) -> Response:
    """The lobby."""
    assert viewer.person is not None
    return page(request, render_lobby(await services.store.tables(viewer.person), viewer))


@router.get("/t/{table}")
async def show_table(request: Request, visit: CurrentVisit, join: str | None = None) -> Response:
    """A table as the viewer sees it, now or at an earlier row; before the deal its waiting room."""
    services, table = visit.services, visit.table
    stored = await services.tables.rows(table)
    if stored.table.status == OPEN and not stored.seating.open_seats:  # an earlier attempt to deal it failed
        stored = await services.lobby.deal_if_full(table)
    if stored.table.status == OPEN or join is not None:
        room = waiting_room(stored, visit.viewer, join)
        if room.joins is not None or stored.table.status == OPEN:
            return page(request, waiting_room_page(room))
    rendered = await visit.render()
    return page(request, table_page(rendered.shown))


def waiting_room(stored: TableRows, viewer: Viewer, secret: str | None) -> WaitingRoom:
    """A table before the deal. Opening a link claims no seat, since link previews open it as well."""
    table, seating = stored.table, stored.seating
    seats = [one.seat for one in seating.seats if one.kind != BOT and is_same(one.secret, secret or "")]
    kinds = seating.kinds_for(viewer.person)
    mine = {seat for seat, kind in enumerate(kinds) if kind == "me"}
    if secret is None and table.listed and not mine:
        seats = list(seating.open_seats)
    game = load(table.game)
    return WaitingRoom(
        table=table.id,
        title=table.title,
        game=game,
        names=seating.names,
        kinds=kinds,
        links=links_for(table, seating, viewer.person),
        commitment=table.commitment,
        joins=next((seat for seat in seats if seat not in mine), None),
        secret=secret,
        lang=viewer.lang,
        texts=words(viewer.lang, game),
    )


@router.get("/t/{table}/panels")
async def get_panels(request: Request, visit: CurrentVisit, names: str, have: str = "") -> Response:
    """The named panels, all at the same row, except those whose digests the browser has."""
    rendered = await visit.render()
    known, found = have.split(","), {}
    for name in names.split(","):
        check_panel(name, PANELS)
        html, digest = rendered.panel(name)
        digest = digest_with_digits(request, digest)
        if digest not in known:
            found[name] = {"digest": digest, "html": with_digits(request, html)}
    content = {"seq": rendered.shown.seq, "panels": found}
    return JSONResponse(content, headers={"cache-control": "no-store"})


def check_panel(name: str, known: Sequence[str]) -> None:
    if name not in known:
        raise Problem(404, "no-panel", {"panel": name[:24], "known": ", ".join(known)})


def digest_with_digits(request: Request, digest: str) -> str:
    """The digest of a panel in the digits the viewer wants."""
    return digest + "-latin" if prefers_latin_digits(request) else digest


@router.get("/t/{table}/panel/{name}")
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


@live.get(
    "/t/{table}/events", summary="Stream table events", response_class=StreamingResponse, responses=EVENTS
)
async def stream_events(
    table: TableId,
    services: CurrentServices,
    viewer: CurrentViewer,
    allowance: CurrentAllowance,
    seq: Annotated[int | None, Query(description="the last row you have seen")] = None,
    last_event_id: Annotated[str | None, Header(description="sent by a browser that reconnects")] = None,
) -> Response:
    """Stream the events of a table that follow the last row the client has seen."""
    stored = await services.tables.rows(table)
    if viewer.seat is not None and viewer.seat not in stored.seating.seats_of(viewer.person):
        raise not_yours(viewer.seat)
    allowance.quotas.check_streams(allowance.sender)
    known = seq
    if last_event_id is not None and ROW.fullmatch(last_event_id):
        known = int(last_event_id)
    events = stream(services.hub, table, known, lambda: services.presenter.panel_digests(table, viewer))
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    events = allowance.quotas.counted(events, allowance.sender)
    return StreamingResponse(events, media_type="text/event-stream", headers=headers)


@router.get("/rules/{game}")
async def show_rules(request: Request, game: str, viewer: CurrentViewer) -> Response:
    """The rules of a game, clause by clause."""
    try:
        found = load(game)
    except BadInput as error:
        raise TranslatedProblem(404, error.in_language) from None
    return page(request, rules_page(found, words(viewer.lang, found)))
