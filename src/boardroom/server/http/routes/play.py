"""The JSON interface of a seat: what it sees, what it may do, why not, and doing it."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.refusals import Refusal
from boardroom.core.views import view
from boardroom.server.http.openapi import PLAY, PROBLEMS
from boardroom.server.http.problems import TranslatedProblem, not_yours
from boardroom.server.http.schemas.requests import Act, Composed, Proposal
from boardroom.server.http.schemas.responses import FormStep, MoveAccepted, MoveRefusal, Offered, Position
from boardroom.server.lobby.books import Book, held_by, sight
from boardroom.server.lobby.presenter import Viewer, why
from boardroom.server.lobby.service import MoveRefused, MoveRequest, Tables
from boardroom.server.services import (
    At,
    CurrentServices,
    CurrentViewer,
    TableId,
    check_modest,
    compose,
    found_offer,
    modest,
    offered,
    with_seat,
)
from boardroom.web.errors import request_error
from boardroom.web.models import words

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[PLAY])


@router.get("/view", summary="See the position")
async def seen(table: TableId, services: CurrentServices, viewer: CurrentViewer, at: At = None) -> Position:
    """What the seat sees now or at a row: exactly what a bot in its place would get."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, None)
    s = book.state if at is None else await services.tables.at(book, at)
    told = sight(s, viewer.seat).to_json()
    expect = book.puts[viewer.seat] if viewer.seat is not None else book.seq
    return Position(seq=book.seq if at is None else at, seat=viewer.seat, expect=expect, view=told)


@router.get("/offers", summary="See what may be done", response_model_exclude_unset=True)
async def choices(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> list[Offered]:
    """What the seat may do now."""
    book = await services.tables.book(table)
    told = offered(book, with_seat(book, viewer, None))
    return [Offered.model_validate(offer.to_json()) for offer in told]


@router.post("/form", summary="Compose an action", response_model_exclude_unset=True)
async def form(table: TableId, body: Composed, services: CurrentServices, viewer: CurrentViewer) -> FormStep:
    """The next part to choose after the chosen ones, or the action they make. Nothing is played."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, body.seat)
    offer = found_offer(book, viewer, body.kind)
    check_modest(body.chosen)
    _, part = offer.read(body.chosen)
    if part is not None:
        told: dict[str, Any] = {"part": part.to_json(), "action": None, "notation": None, "why": None}
        return FormStep.model_validate(told)
    a = compose(offer, body.chosen)
    refused = _refusal(book, viewer, a)
    told = {"part": None, "action": a.to_json(), "notation": a.notation()}
    return FormStep.model_validate(told | {"why": refused.to_json() if refused else None})


@router.post("/why", summary="Ask why not")
async def why_not(
    table: TableId, body: Proposal, services: CurrentServices, viewer: CurrentViewer
) -> MoveRefusal:
    """Why an action is not allowed, in words and with its clause; null if it is."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, body.seat)
    refused = _refusal(book, viewer, _proposed(book, viewer, body))
    if refused is None:
        return MoveRefusal(why=None)
    texts = words(viewer.lang, book.game, book.journal.names, viewer.seat, book.journal.options)
    return MoveRefusal(why=why(texts, refused), clause=refused.clause, text=texts.clause(refused.clause))


@router.post("/act", summary="Make a move")
async def act(table: TableId, body: Act, services: CurrentServices, viewer: CurrentViewer) -> MoveAccepted:
    """Make a move. It is on the disk when this answers."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, body.seat)
    a = _proposed(book, viewer, body)
    try:
        seq = await services.tables.act(table, viewer.person, MoveRequest(a, body.expect, body.key))
    except MoveRefused as error:
        refused = error.why
        raise TranslatedProblem(
            422, lambda lang: _words(book, lang, a.seat, refused), clause=refused.clause
        ) from None
    return MoveAccepted(seq=seq)


def _words(book: Book, lang: str, seat: int, refused: Refusal) -> str:
    return why(words(lang, book.game, book.journal.names, seat, book.journal.options), refused)


def _refusal(book: Book, viewer: Viewer, a: Action) -> Any:
    """Asked of the seat's own view, so that the answer tells nothing the seat cannot see."""
    if a.seat != viewer.seat:
        raise not_yours(a.seat)
    return refusal(view(book.state, viewer.seat), a)


def _proposed(book: Book, viewer: Viewer, body: Proposal) -> Action:
    """The action a body means."""
    given = [body.action is not None, body.line is not None, body.kind is not None]
    if sum(given) != 1:
        raise request_error("one-form", known=("action", "line", "kind"))
    if body.action is not None:
        return modest(book.game.language.load(body.action))
    if body.line is not None:
        return modest(book.game.language.parse(body.line))
    assert body.kind is not None
    if isinstance(body, Act):
        again = _made_before(book, viewer, body.key)
        if again is not None:
            return again
        # Stale before unknown: what was offered may be gone because the table moved on.
        if viewer.seat is not None:
            Tables.check_expected(book, viewer.seat, body.expect)
    return compose(found_offer(book, viewer, body.kind), body.chosen)


def _made_before(book: Book, viewer: Viewer, key: str | None) -> Action | None:
    """The action a request made when it came the first time: its offer is gone since then."""
    for seat in held_by(book.stored, viewer.person):
        seq = book.keys.get(f"{seat}/{key}")
        if seq is not None:
            return book.journal.rows[seq].action
    return None
