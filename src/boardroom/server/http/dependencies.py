"""What handlers need of a request: the running server, who asks, from which seat, and what they propose."""

from __future__ import annotations

from math import inf
from typing import Annotated

from fastapi import Depends, Path, Query, Request

from boardroom.core.actions import Action
from boardroom.core.offers import Offer
from boardroom.core.parts import Confirm
from boardroom.server.http.languages import negotiate_language
from boardroom.server.http.problems import Problem
from boardroom.server.services import Services
from boardroom.table.errors import not_yours
from boardroom.table.table import Table
from boardroom.web.errors import request_error
from boardroom.web.table_view import Viewer

LANG = "lang"
LARGEST = 1_000_000_000
DEEPEST = 12
WHICH = "one of your seats; by default one that is to move, else the first; a spectator has none"
TableId = Annotated[str, Path(description="the id of the table", examples=["k7pcwamvkb2p"])]
At = Annotated[int | None, Query(ge=0, le=10_000_000, description="a row; by default the last one")]


# Both wait for nothing, but the framework would send plain functions through a thread with every request.
async def services_of(request: Request) -> Services:
    found: Services = request.app.state.services
    return found


def lang_of(request: Request) -> str:
    """The language of whoever asks."""
    accepts = request.headers.get("accept-language", "")
    return negotiate_language(request.query_params.get(LANG), request.cookies.get(LANG), accepts)


async def viewer_of(
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=20, description=WHICH)] = None,
    lang: Annotated[str | None, Query(max_length=8, description="en, fa or zh")] = None,
) -> Viewer:
    """Who asks, for which seat, in which language."""
    accepts = request.headers.get("accept-language", "")
    return Viewer(request.state.person, seat, negotiate_language(lang, request.cookies.get(LANG), accepts))


CurrentServices = Annotated[Services, Depends(services_of)]
CurrentViewer = Annotated[Viewer, Depends(viewer_of)]


def seat_of(table: Table, viewer: Viewer, seat: int | None) -> int | None:
    """The seat a body names, else the one of the address, if it is the viewer's."""
    return table.seat_for(viewer.person, viewer.seat if seat is None else seat)


def own_seat(table: Table, viewer: Viewer, seat: int | None) -> int:
    """The seat the viewer acts for; spectators have none."""
    found = seat_of(table, viewer, seat)
    if found is None:
        raise not_yours(None)
    return found


def find_offer(table: Table, seat: int | None, kind: str) -> Offer:
    """What a seat may do now, of one kind."""
    for offer in table.offers(seat):
        if offer.kind.key == kind:
            return offer
    raise request_error("no-offer", kind=kind)


def check_numbers(raw: object) -> None:
    """Numbers of thirty digits and lists in lists in lists mean nothing to any game and break its readers."""
    if _depth(raw) > DEEPEST:
        raise Problem(400, "malformed-json")
    if _largest(raw) > LARGEST:
        raise request_error("number", most=LARGEST)


def _depth(value: object) -> int:
    """How many levels of lists and objects a value has; what is deeper than we read is not looked at."""
    level, depth = [value], 0
    while depth <= DEEPEST and (inner := [v for v in level if isinstance(v, dict | list | tuple)]):
        level = [v for one in inner for v in (one.values() if isinstance(one, dict) else one)]
        depth += 1
    return depth


def _largest(value: object) -> float:
    if isinstance(value, dict):
        return max(map(_largest, value.values()), default=0)
    if isinstance(value, list | tuple):
        return max(map(_largest, value), default=0)
    if isinstance(value, str):  # a form may send its numbers as words
        return inf if value.isdecimal() and len(value) > len(str(LARGEST)) else 0
    return abs(value) if isinstance(value, int | float) else 0


def compose(offer: Offer, answers: dict[str, object]) -> Action:
    """The action that answers make. Asking for an action confirms it: that part may be left out."""
    check_numbers(answers)
    chosen, part = offer.read(answers)
    if part is not None and not isinstance(part, Confirm):
        raise request_error("values", kind=offer.kind.key)
    return offer.compose(chosen)


def check_action(a: Action) -> Action:
    """The action, if its numbers are ones that a game can know."""
    check_numbers(a.to_json())
    return a
