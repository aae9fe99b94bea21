"""The JSON interface of tables, for pages and programs alike."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import asdict
from typing import Annotated, TypeVar

from fastapi import APIRouter, Query, Request
from fastapi.responses import JSONResponse

from boardroom.core.engine import waits
from boardroom.core.state import State
from boardroom.server import audit
from boardroom.server.http.bodies import CheckedRoute, while_connected
from boardroom.server.http.dependencies import (
    CurrentAllowance,
    CurrentPerson,
    CurrentServices,
    CurrentViewer,
    TableId,
    own_seat,
    seat_of,
)
from boardroom.server.http.openapi import PLAY, PROBLEMS, TABLES
from boardroom.server.http.quotas import IMPORTS, TAKE_BACKS
from boardroom.server.http.schemas.requests import (
    ForkRequest,
    JoinRequest,
    NewTable,
    RevealRequest,
    SeatAssignment,
    SeatSpec,
    StandingOrder,
    TakeBackRequest,
)
from boardroom.server.http.schemas.responses import (
    DealCommitment,
    DealProof,
    Record,
    SeatClaimed,
    SeatRecord,
    SeatResult,
    TableCreated,
    TableDetails,
    TableProgress,
    TableSummary,
    TakeBackResult,
    TextRevealed,
)
from boardroom.server.jobs.kinds import IMPORT
from boardroom.server.jobs.queue import do
from boardroom.server.lobby import private_tables
from boardroom.server.lobby.import_worker import ReplayedRecord
from boardroom.server.lobby.lobby import JoinSpec, TableSpec
from boardroom.server.lobby.presenter import table_row
from boardroom.server.lobby.private_tables import PrivateTableSpec
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import OPEN
from boardroom.table.downloads import describe_deal
from boardroom.table.standing_orders import available_orders, standing_order
from boardroom.table.table import DEALT, Table
from boardroom.table.take_back import wishes_now
from boardroom.web.errors import request_error
from boardroom.web.table_view import link_of, links_for

S = TypeVar("S", bound=State)
Seats = Annotated[str, Query(max_length=200, description="who plays each seat, such as me,bot:greedy,me")]
RECORD = {"requestBody": {"required": True, "content": {"application/json": {"schema": {"type": "object"}}}}}
RECORDS: dict[int | str, dict[str, object]] = {200: {"model": Record | SeatRecord}}
router = APIRouter(prefix="/api", responses=PROBLEMS, route_class=CheckedRoute)


@router.post("/deal", summary="Commit to a deal", tags=[TABLES])
async def commit_to_deal(services: CurrentServices) -> DealCommitment:
    """Get a commitment to a secret, to be sent when you create a table.

    The secret is then fixed before you choose your own entropy.
    """
    return DealCommitment(commitment=await services.lobby.commit())


@router.post("/tables", status_code=201, summary="Create a table", tags=[TABLES])
async def create_table(
    body: NewTable, services: CurrentServices, viewer: CurrentPerson, allowance: CurrentAllowance
) -> TableCreated:
    """Create a table. It is dealt at once if no seat is open."""
    assert viewer.person is not None
    await allowance.use_table(has_bots=_has_bots(body.seats), is_listed=body.listed)
    seats = [seat.spec() for seat in body.seats]
    fields = body.model_dump(exclude={"seats", "game"})
    stored = await services.lobby.create(TableSpec(body.game, seats, **fields), viewer.person)
    return _describe_new(stored, viewer.person)


def _has_bots(seats: Sequence[SeatSpec] | None) -> bool:
    return any(seat.kind == "bot" for seat in seats or ())


def _describe_new(stored: TableRows, person: str) -> TableCreated:
    return TableCreated(
        id=stored.id,
        url=f"/t/{stored.id}",
        begun=stored.table.status != OPEN,
        commitment=stored.table.commitment,
        links=links_for(stored.table, stored.seating, person),
    )


@router.get("/tables", summary="List tables", tags=[TABLES])
async def list_tables(services: CurrentServices, viewer: CurrentPerson) -> list[TableSummary]:
    """List the tables you created, play at or may join; `waits_for_me` marks those where it is your move."""
    assert viewer.person is not None
    rows = [table_row(stored, viewer.person) for stored in await services.store.tables(viewer.person)]
    return [
        TableSummary(url=f"/t/{r.id}", **asdict(r)) for r in sorted(rows, key=lambda r: not r.waits_for_me)
    ]


@router.get("/tables/{table}", summary="Get a table", tags=[TABLES], response_model_exclude_unset=True)
async def get_table(table: TableId, services: CurrentServices, viewer: CurrentPerson) -> TableDetails:
    """Get everything about a table except its position."""
    stored = await services.tables.rows(table)
    row, seating = stored.table, stored.seating
    mine = seating.seats_of(viewer.person)
    progress = TableProgress()
    if row.status != OPEN:
        progress = _progress_of(await services.tables.get(table), mine)
    deal = describe_deal(row, seating, progress.over)
    links = links_for(row, seating, viewer.person) | {seat: link_of(row, seating, seat) for seat in mine}
    return TableDetails(
        id=table,
        title=row.title,
        game=row.game,
        origin=row.origin,
        options=json.loads(row.options),
        names=list(seating.names),
        kinds=list(seating.kinds_for(viewer.person)),
        mine=list(mine),
        links=links,
        dealing=DealProof.model_validate(deal) if row.origin == DEALT else None,
        **progress.model_dump(),
    )


def _progress_of(current: Table, mine: tuple[int, ...]) -> TableProgress:
    over = current.position.over
    result = current.game.result(current.state) if over else None
    return TableProgress(
        begun=True,
        over=over,
        seq=current.seq,
        waits=list(waits(current.position.view(None))),
        thinking=sorted(current.thinking),
        result=None if result is None else [SeatResult.model_validate(s.to_json()) for s in result],
        orders={seat: name for seat in mine if (name := standing_order(current, seat)) is not None},
        available_orders={seat: available_orders(current, seat) for seat in mine},
        take_back_requests=wishes_now(current),
    )


@router.post("/tables/{table}/join", summary="Join a table", tags=[TABLES])
async def join_table(
    table: TableId, body: JoinRequest, services: CurrentServices, viewer: CurrentPerson
) -> SeatClaimed:
    """Claim a seat by its secret, or any open seat of a listed table."""
    assert viewer.person is not None
    seat, stored = await services.lobby.join(table, viewer.person, JoinSpec(**body.model_dump()))
    return SeatClaimed(seat=seat, url=f"/t/{table}", begun=stored.table.status != OPEN)


@router.post("/tables/{table}/reveal", summary="Reveal a committed text", tags=[TABLES])
async def reveal_text(
    table: TableId, body: RevealRequest, services: CurrentServices, viewer: CurrentPerson
) -> TextRevealed:
    """Reveal the text your seat has committed to, once all seats are taken. The last one deals."""
    stored = await services.lobby.reveal(table, viewer.person, body.text)
    return TextRevealed(begun=stored.table.status != OPEN)


@router.delete("/tables/{table}", status_code=204, summary="Delete a table", tags=[TABLES])
async def delete_table(
    table: TableId, services: CurrentServices, viewer: CurrentPerson, allowance: CurrentAllowance
) -> None:
    """Delete a table you created."""
    await services.tables.delete(table, viewer.person)
    audit.record("delete", table, allowance.sender)


@router.post("/tables/{table}/take-back", summary="Undo a move", tags=[PLAY])
async def take_back_move(
    table: TableId,
    body: TakeBackRequest,
    services: CurrentServices,
    viewer: CurrentViewer,
    allowance: CurrentAllowance,
) -> TakeBackResult:
    """Undo your last move; with `to`, ask the other players to go back further."""
    seat = own_seat(await services.tables.get(table), viewer, body.seat)
    await allowance.use(TAKE_BACKS)
    if body.to is None:
        return TakeBackResult(seq=await services.tables.take_back(table, viewer.person, seat, body.expect))
    seq, missing = await services.tables.ask_back(table, viewer.person, seat, body.to)
    return TakeBackResult(seq=seq, waiting=missing)


@router.post("/tables/{table}/order", status_code=204, summary="Set an auto-action", tags=[PLAY])
async def set_standing_order(
    table: TableId, body: StandingOrder, services: CurrentServices, viewer: CurrentViewer
) -> None:
    """Set an auto-action for a seat; null turns it off."""
    seat = own_seat(await services.tables.get(table), viewer, body.seat)
    await services.tables.order(table, viewer.person, seat, body.order)


@router.get("/tables/{table}/record", summary="Download a record", tags=[TABLES], responses=RECORDS)
async def download_record(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> JSONResponse:
    """Download the full record of a finished game, or what the seat may see of a game in progress."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, None)
    return JSONResponse(await private_tables.download(services.tables, current, seat))


@router.post("/tables/{table}/fork", status_code=201, summary="Start a what-if copy", tags=[TABLES])
async def fork_position(
    table: TableId,
    body: ForkRequest,
    services: CurrentServices,
    viewer: CurrentViewer,
    allowance: CurrentAllowance,
) -> TableCreated:
    """Create a what-if copy: a private table that continues from a position as the seat saw it."""
    assert viewer.person is not None
    await allowance.use_table(has_bots=body.seats is None or _has_bots(body.seats))
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, body.seat)
    at = current.seq if body.at is None else body.at
    spec = PrivateTableSpec(viewer.person, [seat.spec() for seat in body.seats or ()])
    if spec.players and len(spec.players) != current.journal.seats:
        raise request_error("seat-count", seats=current.journal.seats, count=len(spec.players))
    made = await private_tables.fork(services.tables, current, seat, at, spec)
    return _describe_new(made, viewer.person)


@router.post("/tables/{table}/seats", status_code=204, summary="Reassign seats", tags=[TABLES])
async def reassign_seats(
    table: TableId,
    body: SeatAssignment,
    services: CurrentServices,
    viewer: CurrentPerson,
    allowance: CurrentAllowance,
) -> None:
    """Choose who plays each seat of a what-if copy or an imported table you created."""
    assert viewer.person is not None
    if _has_bots(body.seats):
        await allowance.quotas.check_bots(allowance.sender)
    await services.lobby.reseat(table, viewer.person, [seat.spec() for seat in body.seats])
    audit.record("reassign seats of", table, allowance.sender)


@router.post("/import", status_code=201, summary="Import a record", tags=[TABLES], openapi_extra=RECORD)
async def import_record(
    request: Request,
    services: CurrentServices,
    viewer: CurrentPerson,
    allowance: CurrentAllowance,
    seats: Seats = "",
) -> TableCreated:
    """Create a table from a record in any supported format, replaying its actions."""
    assert viewer.person is not None
    await allowance.use(IMPORTS)
    spec = PrivateTableSpec(viewer.person, list(filter(None, seats.split(","))))
    if any(player.startswith("bot:") for player in spec.players):
        await allowance.quotas.check_bots(allowance.sender)
    work = do(services.jobs, IMPORT, await request.body(), viewer.person)
    record = ReplayedRecord.read(await while_connected(request, work))
    made = await private_tables.import_record(services.tables, record, spec)
    return _describe_new(made, viewer.person)
