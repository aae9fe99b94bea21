"""The JSON interface of a seat: its view, its offers, refusals and moves."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.refusals import Refusal
from boardroom.core.views import view
from boardroom.server.http.openapi import PLAY, PROBLEMS
from boardroom.server.http.problems import TranslatedProblem, not_yours
from boardroom.server.http.schemas.requests import ActionDraft, Move, Proposal
from boardroom.server.http.schemas.responses import FormStep, MoveAccepted, MoveRefusal, Offer, Position
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


@router.get("/view", summary="Get the position")
async def get_position(
    table: TableId, services: CurrentServices, viewer: CurrentViewer, at: At = None
) -> Position:
    """Get what a seat sees, now or at a row: exactly what a bot in that seat would get."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, None)
    s = book.state if at is None else await services.tables.at(book, at)
    told = sight(s, viewer.seat).to_json()
    expect = book.puts[viewer.seat] if viewer.seat is not None else book.seq
    return Position(seq=book.seq if at is None else at, seat=viewer.seat, expect=expect, view=told)


@router.get("/offers", summary="List legal actions", response_model_exclude_unset=True)
async def list_offers(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> list[Offer]:
    """List the kinds of action the seat may take now, each with the first part of its form."""
    book = await services.tables.book(table)
    told = offered(book, with_seat(book, viewer, None))
    return [Offer.model_validate(offer.to_json()) for offer in told]


@router.post("/form", summary="Compose an action", response_model_exclude_unset=True)
async def compose_action(
    table: TableId, body: ActionDraft, services: CurrentServices, viewer: CurrentViewer
) -> FormStep:
    """Get the next part of a form after the answers so far, or the finished action. Nothing is played."""
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


@router.post("/why", summary="Explain a refusal")
async def explain_refusal(
    table: TableId, body: Proposal, services: CurrentServices, viewer: CurrentViewer
) -> MoveRefusal:
    """Explain why an action is illegal, with the clause that forbids it; all null if it is legal."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, body.seat)
    refused = _refusal(book, viewer, _read_action(book, viewer, body))
    if refused is None:
        return MoveRefusal(why=None)
    texts = words(viewer.lang, book.game, book.journal.names, viewer.seat, book.journal.options)
    return MoveRefusal(why=why(texts, refused), clause=refused.clause, text=texts.clause(refused.clause))


@router.post("/act", summary="Make a move")
async def make_move(
    table: TableId, body: Move, services: CurrentServices, viewer: CurrentViewer
) -> MoveAccepted:
    """Make a move. It has been stored when the response arrives."""
    book = await services.tables.book(table)
    viewer = with_seat(book, viewer, body.seat)
    a = _read_action(book, viewer, body)
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
    """Why the rules refuse an action, judged by the seat's own view so that no secret leaks."""
    if a.seat != viewer.seat:
        raise not_yours(a.seat)
    return refusal(view(book.state, viewer.seat), a)


def _read_action(book: Book, viewer: Viewer, body: Proposal) -> Action:
    """The action in a body, whichever form it has."""
    given = [body.action is not None, body.line is not None, body.kind is not None]
    if sum(given) != 1:
        raise request_error("one-form", known=("action", "line", "kind"))
    if body.action is not None:
        return modest(book.game.language.load(body.action))
    if body.line is not None:
        return modest(book.game.language.parse(body.line))
    assert body.kind is not None
    if isinstance(body, Move):
        again = _find_earlier(book, viewer, body.key)
        if again is not None:
            return again
        # Check for staleness first: the offer may be gone because the table has moved on.
        if viewer.seat is not None:
            Tables.check_expected(book, viewer.seat, body.expect)
    return compose(found_offer(book, viewer, body.kind), body.chosen)


def _find_earlier(book: Book, viewer: Viewer, key: str | None) -> Action | None:
    """The action of an earlier request with the same key; its offer may be gone by now."""
    for seat in held_by(book.stored, viewer.person):
        seq = book.keys.get(f"{seat}/{key}")
        if seq is not None:
            return book.journal.rows[seq].action
    return None
