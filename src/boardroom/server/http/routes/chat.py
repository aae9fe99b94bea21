"""The JSON interface of chat and notes."""

from __future__ import annotations

from fastapi import APIRouter

from boardroom.server.http.bodies import CheckedRoute
from boardroom.server.http.dependencies import (
    CurrentAllowance,
    CurrentPerson,
    CurrentServices,
    CurrentViewer,
    TableId,
)
from boardroom.server.http.openapi import CHAT, PROBLEMS
from boardroom.server.http.quotas import NOTES
from boardroom.server.http.schemas.requests import NewMessage, Notes
from boardroom.server.http.schemas.responses import ChatMessage, MessagePosted
from boardroom.web.models import words
from boardroom.web.panels.chat import words_of

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[CHAT], route_class=CheckedRoute)


@router.get("/talk", summary="List chat messages")
async def list_messages(
    table: TableId, services: CurrentServices, viewer: CurrentPerson
) -> list[ChatMessage]:
    """List the latest messages at a table. Anyone who may watch the table may read them."""
    texts = words(viewer.lang)
    return [
        ChatMessage(number=line.number, seat=line.seat, seq=line.seq, text=words_of(line, texts), at=line.at)
        for line in await services.chat.lines(table)
    ]


@router.post("/talk", status_code=201, summary="Post a chat message")
async def post_message(
    table: TableId, body: NewMessage, services: CurrentServices, viewer: CurrentViewer
) -> MessagePosted:
    """Post a message. Spectators cannot post."""
    seat = viewer.seat if body.seat is None else body.seat
    line = await services.chat.post(table, viewer.person, seat, body.text)
    return MessagePosted(number=line.number)


@router.get("/notes", summary="Get your notes")
async def get_notes(table: TableId, services: CurrentServices, viewer: CurrentPerson) -> Notes:
    """Get your own notes on a table. Nobody else can read them."""
    assert viewer.person is not None
    return Notes(text=await services.chat.notes(table, viewer.person))


@router.put("/notes", status_code=204, summary="Save your notes")
async def save_notes(
    table: TableId,
    body: Notes,
    services: CurrentServices,
    viewer: CurrentPerson,
    allowance: CurrentAllowance,
) -> None:
    """Replace your own notes on a table."""
    assert viewer.person is not None
    await allowance.use(NOTES)
    await services.chat.save_notes(table, viewer.person, body.text)
