"""The addresses a browser opens: lobby, tables, live events, rules."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import APIRouter, Header, Query, Request, Response
from fastapi.responses import HTMLResponse, StreamingResponse

from boardroom.core.catalog import LANGUAGES
from boardroom.core.errors import BadInput
from boardroom.games.registry import load
from boardroom.server.http.dependencies import (
    LANG,
    CurrentAllowance,
    CurrentServices,
    CurrentViewer,
    TableId,
)
from boardroom.server.http.identity import YEAR, is_same
from boardroom.server.http.openapi import PLAY, PROBLEMS
from boardroom.server.http.problems import TranslatedProblem
from boardroom.server.http.routes.panels import DIGITS, CurrentVisit, draw_panels, with_digits
from boardroom.server.live.stream import stream
from boardroom.server.lobby.presenter import render_lobby
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import OPEN
from boardroom.table.errors import not_yours
from boardroom.table.seating import BOT
from boardroom.web.models import WaitingRoom, words
from boardroom.web.pages.rules import rules_page
from boardroom.web.pages.table import table_page
from boardroom.web.pages.waiting_room import waiting_room_page
from boardroom.web.panels import PANELS
from boardroom.web.table_view import Viewer, links_for

router = APIRouter(include_in_schema=False, default_response_class=HTMLResponse)
live = APIRouter(responses=PROBLEMS, tags=[PLAY])
"""Programs use the event stream, too, so the description at /api lists it."""
EVENT = (
    'id: 7\ndata: {"seq":7,"panels":["board","log"],"digests":{"board":"5c1f","log":"9a02-7"},"thinking":[2]}'
    "\n\n"
)
EVENTS: dict[int | str, dict[str, object]] = {
    200: {
        "description": 'Server-sent events {"seq", "panels", "digests", "thinking"}: the last row, the '
        "panels that changed with their digests, and the seats whose bots are thinking; also `begun` when "
        "the table is dealt and `gone` when it is deleted. Resume a lost stream with Last-Event-ID or seq.",
        "content": {"text/event-stream": {"schema": {"type": "string"}, "example": EVENT}},
    }
}
ROW = re.compile("-?[0-9]{1,9}")


def page(request: Request, html: str) -> HTMLResponse:
    """A page that is never cached; cookies remember a language and digits given in the address."""
    answer = HTMLResponse(with_digits(request, html), headers={"cache-control": "no-store"})
    if (kind := request.query_params.get(DIGITS)) in ("latin", "native"):
        answer.set_cookie(DIGITS, str(kind), max_age=YEAR, samesite="lax")
    if (lang := request.query_params.get(LANG)) in LANGUAGES:
        assert lang is not None
        answer.set_cookie(LANG, lang, max_age=YEAR, samesite="lax")
    return answer


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
    drawn = await draw_panels(request, rendered, PANELS)
    return page(request, table_page(rendered.shown, drawn))


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
