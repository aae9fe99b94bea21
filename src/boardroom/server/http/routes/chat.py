"""The JSON interface of talk and notes."""

from __future__ import annotations

from fastapi import APIRouter

from boardroom.server.http.dependencies import CurrentServices, CurrentViewer, TableId
from boardroom.server.http.openapi import PROBLEMS, TALK
from boardroom.server.http.schemas.requests import Notes, Say
from boardroom.server.http.schemas.responses import Said, Talked
from boardroom.web.models import words
from boardroom.web.panels.chat import words_of

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[TALK])


@router.get("/talk", summary="Read what was said")
async def chat_lines(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> list[Said]:
    """What was said at a table lately; whoever may watch it may read it."""
    texts = words(viewer.lang)
    return [
        Said(number=line.number, seat=line.seat, seq=line.seq, text=words_of(line, texts), at=line.at)
        for line in await services.chat.lines(table)
    ]


@router.post("/talk", status_code=201, summary="Say something")
async def say(table: TableId, body: Say, services: CurrentServices, viewer: CurrentViewer) -> Talked:
    """Say something; onlookers only listen."""
    seat = viewer.seat if body.seat is None else body.seat
    line = await services.chat.say(table, viewer.person, seat, body.text)
    return Talked(number=line.number)


@router.get("/notes", summary="Read one's notes")
async def notes(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> Notes:
    """The reader's own notes; nobody else's are ever told."""
    assert viewer.person is not None
    return Notes(text=await services.chat.notes(table, viewer.person))


@router.put("/notes", status_code=204, summary="Keep one's notes")
async def note(table: TableId, body: Notes, services: CurrentServices, viewer: CurrentViewer) -> None:
    """Keep the reader's own notes."""
    assert viewer.person is not None
    await services.chat.note(table, viewer.person, body.text)
