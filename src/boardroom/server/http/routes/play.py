"""The JSON interface of a seat: its view, its offers, why a move is refused, and moves."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Response

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.texts import Texts
from boardroom.core.views import view
from boardroom.server.http.bodies import CheckedRoute
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
from boardroom.server.http.quick_routes import QuickRoute
from boardroom.server.http.schemas.requests import ActionDraft, ActionInput, Move
from boardroom.server.http.schemas.responses import (
    FormStep,
    MoveAccepted,
    Offer,
    Position,
    RefusalExplanation,
)
from boardroom.table.decisions import NOTHING
from boardroom.table.errors import not_yours
from boardroom.table.table import MoveRequest, Table
from boardroom.web.errors import request_error
from boardroom.web.models import words

router = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[PLAY], route_class=CheckedRoute)
quick = APIRouter(prefix="/api/tables/{table}", responses=PROBLEMS, tags=[PLAY], route_class=QuickRoute)
"""What programs ask for at every move."""


@router.get("/view", summary="Get the position")
async def get_position(
    table: TableId, services: CurrentServices, viewer: CurrentViewer, at: At = None
) -> Position:
    """Get what a seat sees, now or at a row: exactly what a bot in that seat would get."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, None)
    visible = current.visible_state(seat)
    if at is not None:
        s = await services.tables.at(current, at)
        visible = s if s.over else view(s, seat)
    expect = current.asked_at[seat] if seat is not None else current.seq
    return Position(seq=current.seq if at is None else at, seat=seat, expect=expect, view=visible.to_json())


@quick.get("/offers", summary="List legal actions", response_model=list[Offer])
async def list_offers(table: TableId, services: CurrentServices, viewer: CurrentViewer) -> Response:
    """List the kinds of action the seat may take now, each with the first part of its form."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, None)
    # As the table describes them; a test holds every game's offers against the schema.
    text = NOTHING if seat is None else current.position.offers_text(seat)
    return Response(text, media_type="application/json")


@router.post("/form", summary="Compose an action", response_model_exclude_unset=True)
async def compose_action(
    table: TableId, body: ActionDraft, services: CurrentServices, viewer: CurrentViewer
) -> FormStep:
    """Get the next part of a form after the answers so far, or the finished action. Nothing is played."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, body.seat)
    offer = find_offer(current, seat, body.kind)
    check_numbers(body.chosen)
    _, part = offer.read(body.chosen)
    if part is not None:
        return FormStep.model_validate(
            {"part": part.to_json(), "action": None, "notation": None, "why": None}
        )
    a = compose(offer, body.chosen)
    refused = _refusal(current, seat, a)
    reason = None if refused is None else refused.to_json()
    return FormStep.model_validate(
        {"part": None, "action": a.to_json(), "notation": a.notation(), "why": reason}
    )


@router.post("/why", summary="Explain a refusal")
async def explain_refusal(
    table: TableId, body: ActionInput, services: CurrentServices, viewer: CurrentViewer
) -> RefusalExplanation:
    """Explain why an action is illegal, with the clause that forbids it; all null if it is legal."""
    current = await services.tables.get(table)
    seat = seat_of(current, viewer, body.seat)
    refused = _refusal(current, seat, _action_of(current, viewer.person, seat, body))
    if refused is None:
        return RefusalExplanation(why=None)
    texts = _texts(current, viewer.lang, seat)
    return RefusalExplanation(
        why=text_of(texts, refused), clause=refused.clause, text=texts.clause(refused.clause)
    )


@quick.post("/act", summary="Make a move")
async def make_move(
    table: TableId, body: Move, services: CurrentServices, viewer: CurrentViewer
) -> MoveAccepted:
    """Make a move. It has been stored when the response arrives."""
    current = await services.tables.get(table)
    seat = current.seat_for(viewer.person, viewer.seat if body.seat is None else body.seat)
    a = _action_of(current, viewer.person, seat, body)
    try:
        seq = await services.tables.act(table, viewer.person, MoveRequest(a, body.expect, body.key))
    except Refused as error:
        say = partial(_refusal_text, current, a.seat, error.refusal)
        raise TranslatedProblem(422, say, clause=error.refusal.clause) from None
    return MoveAccepted(seq=seq)


def _texts(table: Table, lang: str, seat: int | None) -> Texts:
    return words(lang, table.game, table.journal.names, seat, table.journal.options)


def _refusal_text(table: Table, seat: int, refused: Refusal, lang: str) -> str:
    return text_of(_texts(table, lang, seat), refused)


def text_of(texts: Texts, refusal: Refusal) -> str:
    """The text of a refusal; if its reason has none, the text of the clause."""
    if texts.has(f"why-{refusal.reason}"):
        return texts.refusal(refusal)
    return texts.clause(refusal.clause)


def _refusal(table: Table, seat: int | None, a: Action) -> Refusal | None:
    """Judge an action by the seat's own view, so that the answer reveals nothing the seat cannot see."""
    if a.seat != seat:
        raise not_yours(a.seat)
    return refusal(table.position.view(seat), a)


def _action_of(table: Table, person: str | None, seat: int | None, body: ActionInput) -> Action:
    """The action in a body, whichever form it has."""
    given = [body.action is not None, body.line is not None, body.kind is not None]
    if sum(given) != 1:
        raise request_error("one-form", known=("action", "line", "kind"))
    if body.action is not None:
        return check_action(table.journal.setup.game.language.load(body.action))
    if body.line is not None:
        return check_action(table.journal.setup.game.language.parse(body.line))
    assert body.kind is not None
    if isinstance(body, Move):
        repeated = table.earlier_action(person, body.key)
        if repeated is not None:
            return repeated
        # Before the search for the offer: it may be gone because the table moved on.
        if seat is not None:
            table.check_expected(seat, body.expect)
    return compose(find_offer(table, seat, body.kind), body.chosen)
