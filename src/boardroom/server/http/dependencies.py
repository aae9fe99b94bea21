"""What handlers need from a request: the services, the viewer, the seat and the proposed action."""

from __future__ import annotations

from math import inf
from typing import Annotated

from fastapi import Depends, Path, Query, Request

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.parts import Confirm
from boardroom.server.http.languages import negotiate_language
from boardroom.server.http.quotas import Allowance, sender_at
from boardroom.server.services import Services
from boardroom.table.errors import not_yours
from boardroom.table.table import Table
from boardroom.web.errors import request_error
from boardroom.web.table_view import Viewer

LANG = "lang"
MAX_NUMBER = 1_000_000_000
MOST_SEATS, LONGEST_LANG = 20, 8
SEAT_ABOUT = "one of your seats; by default one that is to move, else the first; a spectator has none"
LANG_ABOUT = "the language of texts: en, fa or zh"
TableId = Annotated[str, Path(description="the id of the table", examples=["k7pcwamvkb2p"])]
Lang = Annotated[str | None, Query(max_length=LONGEST_LANG, description=LANG_ABOUT)]
At = Annotated[int | None, Query(ge=0, le=10_000_000, description="a row; by default the last one")]


# Neither awaits anything, but FastAPI would run a plain function in a thread on every request.
async def services_of(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


def lang_of(request: Request) -> str:
    """The language in which to answer a request."""
    accepts = request.headers.get("accept-language", "")
    return negotiate_language(request.query_params.get(LANG), request.cookies.get(LANG), accepts)


async def viewer_of(
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=MOST_SEATS, description=SEAT_ABOUT)] = None,
    lang: Lang = None,
) -> Viewer:
    """Who sends a request, for which seat and in which language."""
    accepts = request.headers.get("accept-language", "")
    return Viewer(request.state.person, seat, negotiate_language(lang, request.cookies.get(LANG), accepts))


async def person_of(
    request: Request,
    lang: Lang = None,
) -> Viewer:
    """Who sends a request that is for no seat."""
    return await viewer_of(request, None, lang)


async def allowance_of(request: Request) -> Allowance:
    """What the sender of a request may still do."""
    host = request.client.host if request.client else ""
    return Allowance(request.app.state.services.quotas, sender_at(request.state.person, host))


CurrentServices = Annotated[Services, Depends(services_of)]
CurrentAllowance = Annotated[Allowance, Depends(allowance_of)]
CurrentViewer = Annotated[Viewer, Depends(viewer_of)]
CurrentPerson = Annotated[Viewer, Depends(person_of)]


def seat_of(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """The seat in the body, else the one in the address, else the table's choice among the viewer's seats."""
    return table.seat_for(viewer.person, viewer.seat if seat is None else seat)


def own_seat(table: Table, viewer: Viewer, seat: int | None) -> int:
    """The seat the viewer acts for; spectators have none."""
    found = seat_of(table, viewer, seat)
    if found is None:
        raise not_yours(None)
    return found


def find_offer(table: Table, seat: int | None, kind: str) -> Offer:
    """The offer of a kind among those a seat has now."""
    for offer in table.offers(seat):
        if offer.kind.key == kind:
            return offer
    raise request_error("no-offer", kind=kind)


def check_numbers(raw: object) -> None:
    """Refuse numbers too large for any game, which could break the code that reads them."""
    if _largest(raw) > MAX_NUMBER:
        raise request_error("number", most=MAX_NUMBER)


def _largest(value: object) -> float:
    if isinstance(value, dict):
        return max(map(_largest, value.values()), default=0)
    if isinstance(value, list | tuple):
        return max(map(_largest, value), default=0)
    if isinstance(value, str):  # a form may send its numbers as text
        return inf if value.isdecimal() and len(value) > len(str(MAX_NUMBER)) else 0
    return abs(value) if isinstance(value, int | float) else 0


def compose(offer: Offer, answers: dict[str, object]) -> Action:
    """The action that the answers describe. A part that only confirms it may be left unanswered."""
    check_numbers(answers)
    chosen, part = offer.read(answers)
    if part is not None and not isinstance(part, Confirm):
        raise request_error("values", kind=offer.kind.key)
    return offer.compose(chosen)


def check_action(a: Action) -> Action:
    """The action, unless it contains numbers that no game uses."""
    check_numbers(a.to_json())
    return a
