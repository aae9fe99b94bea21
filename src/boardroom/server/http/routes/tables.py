"""The JSON interface: the same handlers serve the page and programs."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from boardroom.bots.registry import bot_names
from boardroom.core.codec import SequenceCodec
from boardroom.core.engine import waits
from boardroom.core.options import choices
from boardroom.games.registry import every
from boardroom.server.http.dependencies import CurrentServices, CurrentViewer, TableId, own_seat, seat_of
from boardroom.server.http.openapi import PLAY, PROBLEMS, TABLES
from boardroom.server.http.schemas.requests import Fork, GiveOrder, Join, NewTable, Reseat, TakeBack
from boardroom.server.http.schemas.responses import (
    DealCommitment,
    Dealing,
    GameAbout,
    Joined,
    OptionAbout,
    Record,
    SeatRecord,
    TableAbout,
    TableCreated,
    TableListed,
    TakenBack,
)
from boardroom.server.lobby import private_tables
from boardroom.server.lobby.lobby import JoinRequest, TableSpec
from boardroom.server.lobby.presenter import table_row
from boardroom.server.lobby.private_tables import PrivateTableSpec
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import OPEN
from boardroom.table.downloads import describe_deal
from boardroom.table.standing_orders import available_orders, standing_order
from boardroom.table.table import DEALT
from boardroom.table.take_back import wishes_now
from boardroom.web.errors import request_error
from boardroom.web.models import words
from boardroom.web.table_view import link_of, links_for

Seats = Annotated[str, Query(max_length=200, description="who plays on, such as me,bot:greedy,me")]
RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
RECORDS: dict[int | str, dict[str, Any]] = {200: {"model": Record | SeatRecord}}
router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games", summary="List the games", tags=[TABLES])
async def games(viewer: CurrentViewer) -> list[GameAbout]:
    """The games with their options, explained in the reader's language."""
    return [_about_game(game, viewer.lang) for game in every()]


def _about_game(game: Any, lang: str) -> GameAbout:
    texts, kind = words(lang, game), game.options
    defaults = kind().to_json()
    said = [
        OptionAbout(
            name=name,
            label=texts(key) if texts.has(key := f"option-{name.replace('_', '-')}") else name,
            about=texts(f"{key}-about") if texts.has(f"{key}-about") else "",
            default=defaults[name],
            choices=list(known) if (known := choices(kind, name)) else None,
            many=isinstance(kind.codecs[name], SequenceCodec),
        )
        for name in kind.codecs
    ]
    name = texts("game-name") if texts.has("game-name") else game.key
    return GameAbout(key=game.key, name=name, seats=list(game.seats), bots=list(bot_names()), options=said)


@router.post("/deal", summary="Commit to a deal", tags=[TABLES])
async def commit_to_deal(services: CurrentServices) -> DealCommitment:
    """A commitment to a secret, to be named in a new table: then even its maker adds entropy after it."""
    return DealCommitment(commitment=services.lobby.commit())


@router.post("/tables", status_code=201, summary="Set up a table", tags=[TABLES])
async def create(body: NewTable, services: CurrentServices, viewer: CurrentViewer) -> TableCreated:
    """Set up a table; it is dealt at once if no seat is open."""
    assert viewer.person is not None
    seats = [seat.wanted() for seat in body.seats]
    fields = body.model_dump(exclude={"seats", "game"})
    stored = await services.lobby.create(TableSpec(body.game, seats, **fields), viewer.person)
    return _describe_new(stored, viewer.person)


def _describe_new(stored: TableRows, person: str) -> TableCreated:
    return TableCreated(
        id=stored.id,
        url=f"/t/{stored.id}",
        begun=stored.table.status != OPEN,
        commitment=stored.table.commitment,
        links=links_for(stored.table, stored.seating, person),
    )


@router.get("/tables", summary="List tables", tags=[TABLES])
async def tables(services: CurrentServices, viewer: CurrentViewer) -> list[TableListed]:
    """The reader's own tables and those everybody may join; `waits_for_me` says where it is their move."""
    assert viewer.person is not None
    rows = [table_row(stored, viewer.person) for stored in await services.store.tables(viewer.person)]
    return [
        TableListed(url=f"/t/{r.id}", **{name: getattr(r, name) for name in r.__slots__})
        for r in sorted(rows, key=lambda r: not r.waits_for_me)
    ]


@router.get("/tables/{table}", summary="Describe a table", tags=[TABLES], response_model_exclude_unset=True)
async def about(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> TableAbout:
    """All that is known of a table but its position."""
    stored = await services.tables.rows(table)
    row, seating = stored.table, stored.seating
    mine = seating.seats_of(viewer.person)
    told: dict[str, Any] = {"begun": False, "over": False, "seq": -1, "waits": [], "thinking": []}
    told |= {"result": None, "orders": {}, "can_order": {}, "asked_back": {}}
    if row.status != OPEN:
        told |= await _in_play(table, services, mine)
    links = links_for(row, seating, viewer.person) | {seat: link_of(row, seating, seat) for seat in mine}
    return TableAbout(
        id=table,
        title=row.title,
        game=row.game,
        origin=row.origin,
        options=json.loads(row.options),
        names=list(seating.names),
        kinds=list(seating.kinds_for(viewer.person)),
        mine=list(mine),
        links=links,
        dealing=Dealing(**describe_deal(row, seating, told["over"])) if row.origin == DEALT else None,
        **told,
    )


async def _in_play(table: TableId, services: CurrentServices, mine: tuple[int, ...]) -> dict[str, Any]:
    current = await services.tables.get(table)
    over = current.position.over
    return {
        "begun": True,
        "over": over,
        "seq": current.seq,
        "waits": list(waits(current.position.view(None))),
        "thinking": sorted(current.thinking),
        "result": [s.to_json() for s in current.game.result(current.state)] if over else None,
        "orders": {seat: name for seat in mine if (name := standing_order(current, seat)) is not None},
        "can_order": {seat: available_orders(current, seat) for seat in mine},
        "asked_back": wishes_now(current),
    }


@router.post("/tables/{table}/join", summary="Sit down", tags=[TABLES])
async def join(table: TableId, body: Join, services: CurrentServices, viewer: CurrentViewer) -> Joined:
    """Sit down by a secret, or at an open seat of a listed table."""
    assert viewer.person is not None
    seat, stored = await services.lobby.join(table, viewer.person, JoinRequest(**body.model_dump()))
    return Joined(seat=seat, url=f"/t/{table}", begun=stored.table.status != OPEN)


@router.delete("/tables/{table}", status_code=204, summary="Delete a table", tags=[TABLES])
async def delete(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Delete an own table."""
    await services.tables.delete(table, viewer.person)


@router.post("/tables/{table}/take-back", summary="Take back a move", tags=[PLAY])
async def take_back(
    table: TableId, body: TakeBack, services: CurrentServices, viewer: CurrentViewer
) -> TakenBack:
    """Undo the own last move; with `to`, ask everybody to go further back."""
    seat = own_seat(await services.tables.get(table), viewer, body.seat)
    if body.to is None:
        return TakenBack(seq=await services.tables.take_back(table, viewer.person, seat, body.expect))
    seq, missing = await services.tables.ask_back(table, viewer.person, seat, body.to)
    return TakenBack(seq=seq, waiting=missing)


@router.post("/tables/{table}/order", status_code=204, summary="Give a standing order", tags=[PLAY])
async def order(table: TableId, body: GiveOrder, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Give a standing order, or take it away with null."""
    seat = own_seat(await services.tables.get(table), viewer, body.seat)
    await services.tables.order(table, viewer.person, seat, body.order)


@router.get("/tables/{table}/record", summary="Download the record", tags=[TABLES], responses=RECORDS)
async def record(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> JSONResponse:
    """The whole record of a finished game; of a running one what the seat may see."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, None)
    return JSONResponse(await private_tables.download(services.tables, current, seat))


@router.post("/tables/{table}/fork", status_code=201, summary="Fork a position", tags=[TABLES])
async def fork(table: TableId, body: Fork, services: CurrentServices, viewer: CurrentViewer) -> TableCreated:
    """A private table for "what if", from a moment as the seat saw it."""
    assert viewer.person is not None
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, body.seat)
    at = current.seq if body.at is None else body.at
    spec = PrivateTableSpec(viewer.person, [seat.wanted() for seat in body.seats or ()])
    if spec.players and len(spec.players) != current.journal.seats:
        raise request_error("seat-count", seats=current.journal.seats, count=len(spec.players))
    made = await private_tables.fork(services.tables, current, seat, at, spec)
    return _describe_new(made, viewer.person)


@router.post("/tables/{table}/seats", status_code=204, summary="Choose who plays on", tags=[TABLES])
async def reseat(table: TableId, body: Reseat, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Choose who goes on playing at an own table that was imagined or imported."""
    assert viewer.person is not None
    await services.lobby.reseat(table, viewer.person, [seat.wanted() for seat in body.seats])


@router.post("/import", status_code=201, summary="Import a record", tags=[TABLES], openapi_extra=RECORD)
async def import_record(
    request: Request, services: CurrentServices, viewer: CurrentViewer, seats: Seats = ""
) -> TableCreated:
    """A table from a record of any form we read, replayed from its actions."""
    assert viewer.person is not None
    spec = PrivateTableSpec(viewer.person, list(filter(None, seats.split(","))))
    made = await private_tables.import_record(services.tables, await request.body(), spec)
    return _describe_new(made, viewer.person)
