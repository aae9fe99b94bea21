"""The JSON interface of games and tables, for pages and programs alike."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from boardroom.bots.registry import bot_names
from boardroom.core.codec import SequenceCodec
from boardroom.core.engine import waits
from boardroom.core.options import choices
from boardroom.core.views import view
from boardroom.games.registry import every
from boardroom.server.http.openapi import PLAY, PROBLEMS, TABLES
from boardroom.server.http.schemas.requests import Fork, Join, NewTable, Reseat, StandingOrder, TakeBack
from boardroom.server.http.schemas.responses import (
    DealCommitment,
    Dealing,
    GameInfo,
    GameOption,
    Record,
    SeatClaimed,
    SeatRecord,
    TableCreated,
    TableDetails,
    TableSummary,
    TakeBackResult,
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

Seats = Annotated[str, Query(max_length=200, description="who plays each seat, such as me,bot:greedy,me")]
RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
RECORDS: dict[int | str, dict[str, Any]] = {200: {"model": Record | SeatRecord}}
router = APIRouter(prefix="/api", responses=PROBLEMS)


@router.get("/games", summary="List games", tags=[TABLES])
async def list_games(viewer: CurrentViewer) -> list[GameInfo]:
    """List the games and their options, described in the language of the request."""
    return [_game_info(game, viewer.lang) for game in every()]


def _game_info(game: Any, lang: str) -> GameInfo:
    texts, kind = words(lang, game), game.options
    defaults = kind().to_json()
    options = [
        GameOption(
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
    return GameInfo(key=game.key, name=name, seats=list(game.seats), bots=list(bot_names()), options=options)


@router.post("/deal", summary="Commit to a deal", tags=[TABLES])
async def commit_to_deal(services: CurrentServices) -> DealCommitment:
    """Get a commitment to a secret. Name it when creating a table: your own entropy then follows it, too."""
    return DealCommitment(commitment=services.rooms.promise())


@router.post("/tables", status_code=201, summary="Create a table", tags=[TABLES])
async def create_table(body: NewTable, services: CurrentServices, viewer: CurrentViewer) -> TableCreated:
    """Create a table. It is dealt at once if no seat is open."""
    assert viewer.person is not None
    seats = [seat.spec() for seat in body.seats]
    fields = body.model_dump(exclude={"seats", "game"})
    stored = await services.rooms.create(TableSpec(body.game, seats, **fields), viewer.person)
    return _table_created(stored, viewer.person)


def _table_created(stored: Stored, person: str) -> TableCreated:
    return TableCreated(
        id=stored.table["id"],
        url=f"/t/{stored.table['id']}",
        begun=stored.table["status"] != OPEN,
        commitment=stored.table["commitment"],
        links=links(stored, person),
    )


@router.get("/tables", summary="List tables", tags=[TABLES])
async def list_tables(services: CurrentServices, viewer: CurrentViewer) -> list[TableSummary]:
    """List the tables you created, play at or may join; `waits_for_me` marks those where it is your move."""
    assert viewer.person is not None
    rows = [table_row(stored, viewer.person) for stored in await services.store.tables(viewer.person)]
    return [
        TableSummary(url=f"/t/{r.id}", **asdict(r)) for r in sorted(rows, key=lambda r: not r.waits_for_me)
    ]


@router.get("/tables/{table}", summary="Describe a table", tags=[TABLES], response_model_exclude_unset=True)
async def describe_table(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> TableDetails:
    """Get everything about a table except its position."""
    stored = await services.tables.stored(table)
    mine = held_by(stored, viewer.person)
    row = stored.table
    told: dict[str, Any] = {"begun": False, "over": False, "seq": -1, "waits": [], "thinking": []}
    told |= {"result": None, "orders": {}, "can_order": {}, "asked_back": {}}
    if row["status"] != OPEN:
        told |= await _in_play(table, services, mine)
    own_links = {seat: link(stored, seat) for seat in mine}
    return TableDetails(
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


@router.post("/tables/{table}/join", summary="Join a table", tags=[TABLES])
async def join_table(
    table: TableId, body: Join, services: CurrentServices, viewer: CurrentViewer
) -> SeatClaimed:
    """Claim a seat by its secret, or any open seat of a listed table."""
    assert viewer.person is not None
    seat, stored = await services.rooms.join(table, viewer.person, JoinRequest(**body.model_dump()))
    return SeatClaimed(seat=seat, url=f"/t/{table}", begun=stored.table["status"] != OPEN)


@router.delete("/tables/{table}", status_code=204, summary="Delete a table", tags=[TABLES])
async def delete_table(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Delete a table you created."""
    await services.tables.delete(table, viewer.person)


@router.post("/tables/{table}/take-back", summary="Take back a move", tags=[PLAY])
async def take_back(
    table: TableId, body: TakeBack, services: CurrentServices, viewer: CurrentViewer
) -> TakeBackResult:
    """Take back your last move; with `to`, ask the other players to go back further."""
    book = await services.tables.book(table)
    seat = own_seat(book, viewer, body.seat)
    if body.to is None:
        return TakeBackResult(
            seq=await undo.take_back(services.tables, table, viewer.person, seat, body.expect)
        )
    seq, missing = await undo.wish_back(services.tables, table, viewer.person, seat, body.to)
    return TakeBackResult(seq=seq, waiting=missing)


@router.post("/tables/{table}/order", status_code=204, summary="Set a standing order", tags=[PLAY])
async def set_standing_order(
    table: TableId, body: StandingOrder, services: CurrentServices, viewer: CurrentViewer
) -> None:
    """Set a standing order for a seat; null cancels it."""
    book = await services.tables.book(table)
    seat = own_seat(book, viewer, body.seat)
    if body.order is not None:
        check_available(book, seat, body.order)
    await services.tables.order(table, viewer.person, seat, body.order)


@router.get("/tables/{table}/record", summary="Download a record", tags=[TABLES], responses=RECORDS)
async def download_record(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> JSONResponse:
    """Download the full record of a finished game, or what the seat may see of a game in progress."""
    book = await services.tables.book(table)
    return JSONResponse(await forks.record(services.tables, book, with_seat(book, viewer, None).seat))


@router.post("/tables/{table}/fork", status_code=201, summary="Fork a position", tags=[TABLES])
async def fork_position(
    table: TableId, body: Fork, services: CurrentServices, viewer: CurrentViewer
) -> TableCreated:
    """Create a private table that continues from a position as the seat saw it."""
    assert viewer.person is not None
    book = await services.tables.book(table)
    seat = with_seat(book, viewer, body.seat).seat
    at = book.seq if body.at is None else body.at
    players = forks.Players(viewer.person, [seat.spec() for seat in body.seats or ()])
    if players.seats and len(players.seats) != book.journal.seats:
        raise request_error("seat-count", seats=book.journal.seats, count=len(players.seats))
    return _table_created(await forks.fork(services.tables, book, seat, at, players), viewer.person)


@router.post("/tables/{table}/seats", status_code=204, summary="Reassign seats", tags=[TABLES])
async def reassign_seats(
    table: TableId, body: Reseat, services: CurrentServices, viewer: CurrentViewer
) -> None:
    """Choose who plays each seat of a forked or imported table you created."""
    assert viewer.person is not None
    await services.rooms.reseat(table, viewer.person, [seat.spec() for seat in body.seats])


@router.post("/import", status_code=201, summary="Import a record", tags=[TABLES], openapi_extra=RECORD)
async def import_record(
    request: Request, services: CurrentServices, viewer: CurrentViewer, seats: Seats = ""
) -> TableCreated:
    """Create a table from a record in any supported format, replaying its actions."""
    assert viewer.person is not None
    players = forks.Players(viewer.person, list(filter(None, seats.split(","))))
    return _table_created(await forks.take_in(services.tables, await request.body(), players), viewer.person)
