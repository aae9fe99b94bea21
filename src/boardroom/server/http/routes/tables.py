"""The JSON interface: the same handlers serve the page and programs."""

from __future__ import annotations

import json
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from boardroom.bots.registry import bot_names
from boardroom.core.codec import Sequence
from boardroom.core.engine import waits
from boardroom.core.options import choices
from boardroom.core.views import view
from boardroom.games.registry import every
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
from boardroom.server.lobby import forks
from boardroom.server.lobby import take_back as undo
from boardroom.server.lobby.books import held_by
from boardroom.server.lobby.lobby import JoinRequest, TableSpec
from boardroom.server.lobby.presenter import kinds, link, links, table_row
from boardroom.server.lobby.standing_orders import available, check_available, standing
from boardroom.server.services import CurrentServices, CurrentViewer, TableId, own_seat, with_seat
from boardroom.server.storage.schema import DEALT, OPEN
from boardroom.server.storage.store import Stored
from boardroom.web.errors import request_error
from boardroom.web.models import words

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
            many=isinstance(kind.shapes[name], Sequence),
        )
        for name in kind.shapes
    ]
    name = texts("game-name") if texts.has("game-name") else game.key
    return GameAbout(key=game.key, name=name, seats=list(game.seats), bots=list(bot_names()), options=said)


@router.post("/deal", summary="Promise a deal", tags=[TABLES])
async def promise(services: CurrentServices) -> DealCommitment:
    """A commitment to a secret, to be named in a new table: then even its maker adds entropy after it."""
    return DealCommitment(commitment=services.rooms.promise())


@router.post("/tables", status_code=201, summary="Set up a table", tags=[TABLES])
async def create(body: NewTable, services: CurrentServices, viewer: CurrentViewer) -> TableCreated:
    """Set up a table; it is dealt at once if no seat is open."""
    assert viewer.person is not None
    seats = [seat.wanted() for seat in body.seats]
    fields = body.model_dump(exclude={"seats", "game"})
    stored = await services.rooms.create(TableSpec(body.game, seats, **fields), viewer.person)
    return _made(stored, viewer.person)


def _made(stored: Stored, person: str) -> TableCreated:
    return TableCreated(
        id=stored.table["id"],
        url=f"/t/{stored.table['id']}",
        begun=stored.table["status"] != OPEN,
        commitment=stored.table["commitment"],
        links=links(stored, person),
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
    stored = await services.tables.stored(table)
    mine = held_by(stored, viewer.person)
    row = stored.table
    told: dict[str, Any] = {"begun": False, "over": False, "seq": -1, "waits": [], "thinking": []}
    told |= {"result": None, "orders": {}, "can_order": {}, "asked_back": {}}
    if row["status"] != OPEN:
        told |= await _in_play(table, services, mine)
    own_links = {seat: link(stored, seat) for seat in mine}
    return TableAbout(
        id=table,
        title=row["title"],
        game=row["game"],
        origin=row["origin"],
        options=json.loads(row["options"]),
        names=[seat["name"] for seat in stored.seats],
        kinds=list(kinds(stored, viewer.person)),
        mine=list(mine),
        links=links(stored, viewer.person) | own_links,
        dealing=Dealing(**forks.deal(stored, told["over"])) if row["origin"] == DEALT else None,
        **told,
    )


async def _in_play(table: TableId, services: CurrentServices, mine: tuple[int, ...]) -> dict[str, Any]:
    book = await services.tables.book(table)
    over = book.state.over
    return {
        "begun": True,
        "over": over,
        "seq": book.seq,
        "waits": list(waits(view(book.state, None))),
        "thinking": sorted(book.thinking),
        "result": [s.to_json() for s in book.game.result(book.state)] if over else None,
        "orders": {seat: name for seat in mine if (name := standing(book, seat)) is not None},
        "can_order": {seat: available(book, seat) for seat in mine},
        "asked_back": book.asked_back,
    }


@router.post("/tables/{table}/join", summary="Sit down", tags=[TABLES])
async def join(table: TableId, body: Join, services: CurrentServices, viewer: CurrentViewer) -> Joined:
    """Sit down by a secret, or at an open seat of a listed table."""
    assert viewer.person is not None
    seat, stored = await services.rooms.join(table, viewer.person, JoinRequest(**body.model_dump()))
    return Joined(seat=seat, url=f"/t/{table}", begun=stored.table["status"] != OPEN)


@router.delete("/tables/{table}", status_code=204, summary="Delete a table", tags=[TABLES])
async def delete(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Delete an own table."""
    await services.tables.delete(table, viewer.person)


@router.post("/tables/{table}/take-back", summary="Take back a move", tags=[PLAY])
async def take_back(
    table: TableId, body: TakeBack, services: CurrentServices, viewer: CurrentViewer
) -> TakenBack:
    """Undo the own last move; with `to`, ask everybody to go further back."""
    book = await services.tables.book(table)
    seat = own_seat(book, viewer, body.seat)
    if body.to is None:
        return TakenBack(seq=await undo.take_back(services.tables, table, viewer.person, seat, body.expect))
    seq, missing = await undo.wish_back(services.tables, table, viewer.person, seat, body.to)
    return TakenBack(seq=seq, waiting=missing)


@router.post("/tables/{table}/order", status_code=204, summary="Give a standing order", tags=[PLAY])
async def order(table: TableId, body: GiveOrder, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Give a standing order, or take it away with null."""
    book = await services.tables.book(table)
    seat = own_seat(book, viewer, body.seat)
    if body.order is not None:
        check_available(book, seat, body.order)
    await services.tables.order(table, viewer.person, seat, body.order)


@router.get("/tables/{table}/record", summary="Download the record", tags=[TABLES], responses=RECORDS)
async def record(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> JSONResponse:
    """The whole record of a finished game; of a running one what the seat may see."""
    book = await services.tables.book(table)
    return JSONResponse(await forks.record(services.tables, book, with_seat(book, viewer, None).seat))


@router.post("/tables/{table}/fork", status_code=201, summary="Ask what if", tags=[TABLES])
async def fork(table: TableId, body: Fork, services: CurrentServices, viewer: CurrentViewer) -> TableCreated:
    """A private table for "what if", from a moment as the seat saw it."""
    assert viewer.person is not None
    book = await services.tables.book(table)
    seat = with_seat(book, viewer, body.seat).seat
    at = book.seq if body.at is None else body.at
    players = forks.Players(viewer.person, [seat.wanted() for seat in body.seats or ()])
    if players.seats and len(players.seats) != book.journal.seats:
        raise request_error("seat-count", seats=book.journal.seats, count=len(players.seats))
    return _made(await forks.fork(services.tables, book, seat, at, players), viewer.person)


@router.post("/tables/{table}/seats", status_code=204, summary="Choose who plays on", tags=[TABLES])
async def reseat(table: TableId, body: Reseat, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Choose who goes on playing at an own table that was imagined or imported."""
    assert viewer.person is not None
    await services.rooms.reseat(table, viewer.person, [seat.wanted() for seat in body.seats])


@router.post("/import", status_code=201, summary="Import a record", tags=[TABLES], openapi_extra=RECORD)
async def take_in(
    request: Request, services: CurrentServices, viewer: CurrentViewer, seats: Seats = ""
) -> TableCreated:
    """A table from a record of any form we read, replayed from its actions."""
    assert viewer.person is not None
    players = forks.Players(viewer.person, list(filter(None, seats.split(","))))
    return _made(await forks.take_in(services.tables, await request.body(), players), viewer.person)
