"""The JSON interface of talk and notes."""

from __future__ import annotations

from fastapi import APIRouter

from boardroom.server.http.openapi import PROBLEMS, TALK
from boardroom.server.http.schemas.requests import Notes, Say
from boardroom.server.http.schemas.responses import Said, Talked
from boardroom.server.services import Here, TableId, Who

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[TALK])


@router.get("/talk", summary="Read what was said")
async def heard(table: TableId, here: Here) -> list[Said]:
    """What was said at a table lately; whoever may watch it may read it."""
    return [
        Said(number=line.number, seat=line.seat, seq=line.seq, text=line.text, at=line.at)
        for line in await here.talk.lines(table)
    ]


@router.post("/talk", status_code=201, summary="Say something")
async def say(table: TableId, body: Say, here: Here, reader: Who) -> Talked:
    """Say something; onlookers only listen."""
    seat = reader.seat if body.seat is None else body.seat
    line = await here.talk.say(table, reader.person, seat, body.text)
    return Talked(number=line.number)


@router.get("/notes", summary="Read one's notes")
async def notes(table: TableId, here: Here, reader: Who) -> Notes:
    """The reader's own notes; nobody else's are ever told."""
    assert reader.person is not None
    return Notes(text=await here.talk.notes(table, reader.person))


@router.put("/notes", status_code=204, summary="Keep one's notes")
async def note(table: TableId, body: Notes, here: Here, reader: Who) -> None:
    """Keep the reader's own notes."""
    assert reader.person is not None
    await here.talk.note(table, reader.person, body.text)
