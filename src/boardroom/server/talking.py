"""The JSON interface of talk and notes."""

from __future__ import annotations

from fastapi import APIRouter

from boardroom.server.api import PROBLEMS
from boardroom.server.bodies import Notes, Said, Say, Talked
from boardroom.server.site import Here, Who

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS)


@router.get("/talk")
async def heard(table: str, here: Here) -> list[Said]:
    """What was said at a table lately; whoever may watch it may read it."""
    return [
        Said(number=line.number, seat=line.seat, seq=line.seq, text=line.text, at=line.at)
        for line in await here.talk.lines(table)
    ]


@router.post("/talk", status_code=201)
async def say(table: str, body: Say, here: Here, reader: Who) -> Talked:
    """Say something; onlookers only listen."""
    seat = reader.seat if body.seat is None else body.seat
    line = await here.talk.say(table, reader.person, seat, body.text)
    return Talked(number=line.number)


@router.get("/notes")
async def notes(table: str, here: Here, reader: Who) -> Notes:
    """The reader's own notes; nobody else's are ever told."""
    assert reader.person is not None
    return Notes(text=await here.talk.notes(table, reader.person))


@router.put("/notes", status_code=204)
async def note(table: str, body: Notes, here: Here, reader: Who) -> None:
    """Keep the reader's own notes."""
    assert reader.person is not None
    await here.talk.note(table, reader.person, body.text)
