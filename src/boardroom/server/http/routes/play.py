"""The JSON interface of a seat: what it sees, what it may do, why not, and doing it."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.texts import Texts
from boardroom.core.views import view
from boardroom.server.http.dependencies import (
    At,
    CurrentServices,
    CurrentViewer,
    TableId,
    check_action,
    check_numbers,
    compose,
    find_offer,
    seat_of,
)
from boardroom.server.http.openapi import PLAY, PROBLEMS
from boardroom.server.http.problems import TranslatedProblem
from boardroom.server.http.schemas.requests import Act, Composed, Proposal
from boardroom.server.http.schemas.responses import FormStep, MoveAccepted, MoveRefusal, Offered, Position
from boardroom.table.errors import not_yours
from boardroom.table.table import MoveRequest, Table
from boardroom.web.errors import request_error
from boardroom.web.models import words

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[PLAY])


@router.get("/view", summary="See the position")
async def position(
    table: TableId, services: CurrentServices, viewer: CurrentViewer, at: At = None
) -> Position:
    """What the seat sees now or at a row: exactly what a bot in its place would get."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, None)
    visible = current.sight(seat)
    if at is not None:
        s = await services.tables.at(current, at)
        visible = s if s.over else view(s, seat)
    expect = current.asked_at[seat] if seat is not None else current.seq
    return Position(seq=current.seq if at is None else at, seat=seat, expect=expect, view=visible.to_json())


@router.get("/offers", summary="See what may be done", response_model_exclude_unset=True)
async def choices(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> list[Offered]:
    """What the seat may do now."""
    current = await services.tables.get(table)
    offers = current.offers(seat_of(current, viewer, None))
    return [Offered.model_validate(offer.to_json()) for offer in offers]


@router.post("/form", summary="Compose an action", response_model_exclude_unset=True)
async def form(table: TableId, body: Composed, services: CurrentServices, viewer: CurrentViewer) -> FormStep:
    """The next part to choose after the chosen ones, or the action they make. Nothing is played."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, body.seat)
    offer = find_offer(current, seat, body.kind)
    check_numbers(body.chosen)
    _, part = offer.read(body.chosen)
    if part is not None:
        told: dict[str, Any] = {"part": part.to_json(), "action": None, "notation": None, "why": None}
        return FormStep.model_validate(told)
    a = compose(offer, body.chosen)
    refused = _refusal(current, seat, a)
    told = {"part": None, "action": a.to_json(), "notation": a.notation()}
    return FormStep.model_validate(told | {"why": refused.to_json() if refused else None})


@router.post("/why", summary="Ask why not")
async def why_not(
    table: TableId, body: Proposal, services: CurrentServices, viewer: CurrentViewer
) -> MoveRefusal:
    """Why an action is not allowed, in words and with its clause; null if it is."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, body.seat)
    refused = _refusal(current, seat, _action_of(current, viewer.person, seat, body))
    if refused is None:
        return MoveRefusal(why=None)
    texts = _texts(current, viewer.lang, seat)
    return MoveRefusal(why=why(texts, refused), clause=refused.clause, text=texts.clause(refused.clause))


@router.post("/act", summary="Make a move")
async def act(table: TableId, body: Act, services: CurrentServices, viewer: CurrentViewer) -> MoveAccepted:
    """Make a move. It is on the disk when this answers."""
    current = await services.tables.get(table)
    seat = current.seat_for(viewer.person, viewer.seat if body.seat is None else body.seat)
    a = _action_of(current, viewer.person, seat, body)
    try:
        seq = await services.tables.act(table, viewer.person, MoveRequest(a, body.expect, body.key))
    except Refused as error:
        say = partial(_refusal_in_words, current, a.seat, error.refusal)
        raise TranslatedProblem(422, say, clause=error.refusal.clause) from None
    return MoveAccepted(seq=seq)


def _texts(table: Table, lang: str, seat: int | None) -> Texts:
    return words(lang, table.game, table.journal.names, seat, table.journal.options)


def _refusal_in_words(table: Table, seat: int, refused: Refusal, lang: str) -> str:
    return why(_texts(table, lang, seat), refused)


def why(texts: Texts, refusal: Refusal) -> str:
    """A refusal in words; the clause itself where a reason has no words of its own."""
    if texts.has(f"why-{refusal.reason}"):
        return texts.refusal(refusal)
    return texts.clause(refusal.clause)


def _refusal(table: Table, seat: int | None, a: Action) -> Refusal | None:
    """Asked of the seat's own view, so that the answer tells nothing the seat cannot see."""
    if a.seat != seat:
        raise not_yours(a.seat)
    return refusal(table.position.view(seat), a)


def _action_of(table: Table, person: str | None, seat: int | None, body: Proposal) -> Action:
    """The action a body means."""
    given = [body.action is not None, body.line is not None, body.kind is not None]
    if sum(given) != 1:
        raise request_error("one-form", known=("action", "line", "kind"))
    if body.action is not None:
        return check_action(table.journal.setup.game.language.load(body.action))
    if body.line is not None:
        return check_action(table.journal.setup.game.language.parse(body.line))
    assert body.kind is not None
    if isinstance(body, Act):
        again = table.earlier_action(person, body.key)
        if again is not None:
            return again
        # Stale before unknown: what was offered may be gone because the table moved on.
        if seat is not None:
            table.check_expected(seat, body.expect)
    return compose(find_offer(table, seat, body.kind), body.chosen)
