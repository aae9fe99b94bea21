"""The parts of a running server, put together, and what a request needs of them."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field, replace
from math import inf
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request

from boardroom.core.actions import Action
from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.core.offers import Offer
from boardroom.core.parts import Confirm
from boardroom.core.views import view
from boardroom.server.autoplay.bot_pool import BotPool
from boardroom.server.autoplay.driver import Driver
from boardroom.server.http.identity import CookieSigner
from boardroom.server.http.languages import negotiate_language
from boardroom.server.http.problems import Problem, not_yours
from boardroom.server.live.stream import Hub
from boardroom.server.lobby.books import Book
from boardroom.server.lobby.chat import Talk
from boardroom.server.lobby.lobby import Lobby
from boardroom.server.lobby.presenter import Presenter, Viewer, seated
from boardroom.server.lobby.service import Tables
from boardroom.server.storage.store import Store
from boardroom.web.errors import request_error

log = logging.getLogger("boardroom.server")
LANG = "lang"
LARGEST = 1_000_000_000
DEEPEST = 12
WHICH = "one of your seats; by default one that is to move, else the first; a spectator has none"
TableId = Annotated[str, Path(description="the id of the table", examples=["k7pcwamvkb2p"])]
At = Annotated[int | None, Query(ge=0, le=10_000_000, description="a row; by default the last one")]


@dataclass(slots=True)
class Services:
    """A running server."""

    store: Store
    doorman: CookieSigner
    hub: Hub
    tables: Tables
    rooms: Lobby
    showing: Presenter
    driver: Driver
    talk: Talk
    tasks: set[asyncio.Task[None]] = field(default_factory=set)

    @classmethod
    async def open(cls, url: str) -> Services:
        store = await Store.open(url)
        try:
            return await cls._on(store)
        except BaseException:
            await store.close()  # an open connection would keep the process from ending
            raise

    @classmethod
    async def _on(cls, store: Store) -> Services:
        doorman, hub = CookieSigner(await store.server_secret()), Hub()
        tables = Tables(store, hub)
        talk = Talk(tables)
        showing, driver = Presenter(tables, talk), Driver(tables, BotPool())
        site = cls(store, doorman, hub, tables, Lobby(tables), showing, driver, talk)
        for table in await store.undealt():
            try:
                await site.rooms.deal_if_full(table)
            except (BadInput, Problem) as error:  # of an older version: the others are served all the same
                log.error("table %s cannot be dealt: %s", table, error)
        site.tasks.add(asyncio.create_task(site.driver.resume(await store.driven())))
        return site

    async def close(self) -> None:
        self.hub.close()
        for task in self.tasks:
            task.cancel()
        try:
            await self.driver.close()
            await self.hub.quiet()
        finally:
            await self.store.close()


# Both wait for nothing, but the framework would send plain functions through a thread with every request.
async def site_of(request: Request) -> Services:
    found: Services = request.app.state.site
    return found


def lang_of(request: Request) -> str:
    """The language of whoever asks."""
    accepts = request.headers.get("accept-language", "")
    return negotiate_language(request.query_params.get(LANG), request.cookies.get(LANG), accepts)


async def reader_of(
    request: Request,
    seat: Annotated[int | None, Query(ge=0, le=20, description=WHICH)] = None,
    lang: Annotated[str | None, Query(max_length=8, description="en, fa or zh")] = None,
) -> Viewer:
    """Who asks, for which seat, in which language."""
    accepts = request.headers.get("accept-language", "")
    return Viewer(request.state.person, seat, negotiate_language(lang, request.cookies.get(LANG), accepts))


CurrentServices = Annotated[Services, Depends(site_of)]
CurrentViewer = Annotated[Viewer, Depends(reader_of)]


def with_seat(book: Book, viewer: Viewer, seat: int | None) -> Viewer:
    """The reader at the seat a body names, else at the one of the address."""
    wanted = viewer if seat is None else replace(viewer, seat=seat)
    return seated(book, wanted)


def own_seat(book: Book, viewer: Viewer, seat: int | None) -> int:
    """The seat the reader acts for; onlookers have none."""
    found = with_seat(book, viewer, seat).seat
    if found is None:
        raise not_yours(None)
    return found


def offered(book: Book, viewer: Viewer) -> list[Offer]:
    """What the reader's seat may do now, bound to its view."""
    return [] if viewer.seat is None else offers(view(book.state, viewer.seat), viewer.seat)


def found_offer(book: Book, viewer: Viewer, kind: str) -> Offer:
    for offer in offered(book, viewer):
        if offer.kind.key == kind:
            return offer
    raise request_error("no-offer", kind=kind)


def modest(a: Action) -> Action:
    """The action, if its numbers are ones that a game can know."""
    check_modest(a.to_json())
    return a


def check_modest(raw: Any) -> None:
    """Numbers of thirty digits and lists in lists in lists mean nothing to any game and break its readers."""
    if _depth(raw) > DEEPEST:
        raise Problem(400, "malformed-json")
    if _largest(raw) > LARGEST:
        raise request_error("number", most=LARGEST)


def _depth(value: Any) -> int:
    """How many levels of lists and objects a value has; what is deeper than we read is not looked at."""
    level, depth = [value], 0
    while depth <= DEEPEST and (inner := [v for v in level if isinstance(v, dict | list | tuple)]):
        level = [v for one in inner for v in (one.values() if isinstance(one, dict) else one)]
        depth += 1
    return depth


def _largest(value: Any) -> float:
    if isinstance(value, dict):
        return max(map(_largest, value.values()), default=0)
    if isinstance(value, list | tuple):
        return max(map(_largest, value), default=0)
    if isinstance(value, str):  # a form may send its numbers as words
        return inf if value.isdecimal() and len(value) > len(str(LARGEST)) else 0
    return abs(value) if isinstance(value, int | float) else 0


def compose(offer: Offer, answers: dict[str, Any]) -> Action:
    """The action that answers make. Asking for an action confirms it: that part may be left out."""
    check_modest(answers)
    chosen, part = offer.read(answers)
    if part is not None and not isinstance(part, Confirm):
        raise request_error("values", kind=offer.kind.key)
    return offer.compose(chosen)
