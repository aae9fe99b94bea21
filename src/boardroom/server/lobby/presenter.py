"""What a page may know, built from a seat's view; each panel is drawn once and known by its digest."""

from __future__ import annotations

import hashlib
import json
from collections import OrderedDict
from dataclasses import dataclass, field, replace
from typing import Any

from boardroom.bots.registry import bot_names
from boardroom.core.engine import offers, waits
from boardroom.core.refusals import Refusal
from boardroom.core.state import State
from boardroom.core.texts import Texts
from boardroom.core.views import view
from boardroom.drawing.html import Html
from boardroom.games.registry import every
from boardroom.server.http.problems import not_yours
from boardroom.server.live.stream import PanelDigests
from boardroom.server.lobby.books import Book, free, held_by, may_fork, sight
from boardroom.server.lobby.chat import Talk
from boardroom.server.lobby.service import Tables
from boardroom.server.lobby.standing_orders import available, standing
from boardroom.server.storage.schema import DEALT, OPEN, OVER
from boardroom.server.storage.store import Stored
from boardroom.web.models import FormDraft, LobbyPage, TablePage, TableRow, display_names, words
from boardroom.web.pages.lobby import lobby_page
from boardroom.web.panels import PANELS, panel

DRAWN = 300


@dataclass(frozen=True, slots=True)
class Viewer:
    """Who looks: the person, the seat they look from (None for an onlooker), the language."""

    person: str | None
    seat: int | None
    lang: str
    curtained: bool = False
    behind: int | None = None
    """The seat that waits behind the curtain until its player looks."""


@dataclass(slots=True)
class RenderedTable:
    """One moment as one reader sees it, with the panels drawn so far."""

    shown: TablePage
    panels: dict[str, tuple[Html, str]] = field(default_factory=dict)

    def panel(self, name: str, asked: FormDraft | None = None, everything: bool = False) -> tuple[Html, str]:
        """A panel and its digest. What somebody composes is drawn for them alone: it has no end of forms."""
        key = f"{name}/{everything}"
        if asked is None and key in self.panels:
            return self.panels[key]
        html = panel(self.shown, name, asked=asked, everything=everything)
        found = html, fingerprint(html)
        if asked is None:
            self.panels[key] = found
        return found


def fingerprint(html: str) -> str:
    """The digest of a panel, by which a browser knows whether it has it."""
    return hashlib.blake2b(html.encode(), digest_size=12).hexdigest()


class Presenter:
    """Draws tables for their readers."""

    def __init__(self, tables: Tables, talk: Talk) -> None:
        self.tables, self.talk = tables, talk
        self.drawn: OrderedDict[tuple[Any, ...], RenderedTable] = OrderedDict()

    async def look(self, book: Book, viewer: Viewer, moment: int | None = None) -> RenderedTable:
        """The table at a moment, or now, drawn once for all who see the same."""
        at = None if moment == book.seq else moment
        owner = book.stored.table["owner"] == viewer.person
        # Names do not change after the deal, so the row, the seats and the reader say it all.
        key = (
            book.id,
            book.seq,
            at,
            viewer.seat,
            kinds(book.stored, viewer.person),
            owner,
            viewer.lang,
            (viewer.curtained, viewer.behind),
            frozenset(book.thinking),
            _given(book, viewer.seat),
            frozenset(book.asked_back.items()),
        )
        found = self.drawn.get(key)
        if found is None:
            s = book.state if at is None else await self.tables.at(book, at)
            self._let_go(book)
            found = self.drawn[key] = RenderedTable(shown(book, s, viewer, at))
            while len(self.drawn) > DRAWN:
                self.drawn.popitem(last=False)
        self.drawn.move_to_end(key)
        return found

    def _let_go(self, book: Book) -> None:
        """What was drawn of a table before its last row is never asked for again."""
        for key in [key for key in self.drawn if key[0] == book.id and key[1] < book.seq]:
            del self.drawn[key]

    async def panel_digests(self, table: str, viewer: Viewer) -> PanelDigests:
        """What a stream compares to tell its reader what changed."""
        stored = await self.tables.stored(table)
        if stored.table["status"] == OPEN:
            return PanelDigests(-1, {"room": "".join(kinds(stored, viewer.person))})
        book = await self.tables.book(table)
        drawn = await self.look(book, looking(book, viewer))
        digests = {name: drawn.panel(name)[1] for name in PANELS}
        digests["talk"] = str(await self.talk.last(table))
        return PanelDigests(book.seq, digests, tuple(sorted(book.thinking)))


def _given(book: Book, seat: int | None) -> tuple[str, int] | None:
    """The standing order of a seat as it was given."""
    order = book.stored.orders.get(seat) if seat is not None else None
    return None if order is None else (order["name"], order["made"])


def seated(book: Book, viewer: Viewer) -> Viewer:
    """The reader at a seat: the one they asked for if it is theirs, else one that is waited for."""
    mine = held_by(book.stored, viewer.person)
    if viewer.seat is not None:
        if viewer.seat not in mine:
            raise not_yours(viewer.seat)
        return viewer
    asked = [seat for seat in waits(book.state) if seat in mine]
    seat = asked[0] if asked else mine[0] if mine else None
    return replace(viewer, seat=seat)


def looking(book: Book, viewer: Viewer) -> Viewer:
    """The reader at the screen: of several with secrets, nobody's are shown before that seat looks."""
    mine = held_by(book.stored, viewer.person)
    if not share_a_screen(book, mine):
        return seated(book, viewer)
    asked = [seat for seat in waits(book.state) if seat in mine]
    if viewer.seat is None:
        return replace(viewer, curtained=True, behind=asked[0] if asked else None)
    behind = asked[0] if asked and viewer.seat not in asked else None
    return replace(seated(book, viewer), curtained=True, behind=behind)


def share_a_screen(book: Book, mine: tuple[int, ...]) -> bool:
    """Whether one person's seats keep things from each other: not in what they imagined or imported."""
    s = book.state
    if len(mine) < 2 or s.over or book.stored.table["origin"] != DEALT:
        return False
    public = view(s, None).to_text()
    return any(view(s, seat).to_text() != public for seat in mine)


def shown(book: Book, s: State, viewer: Viewer, moment: int | None) -> TablePage:
    """Everything a page may know. Nothing here reads the state but by the view."""
    seat, stored = viewer.seat, book.stored
    seen = sight(s, seat)
    sitting = kinds(stored, viewer.person)
    names = display_names(viewer.lang, (row["name"] for row in stored.seats), sitting)
    return TablePage(
        game=book.game,
        table=book.id,
        title=stored.table["title"],
        seq=book.seq,
        view=seen,
        seat=seat,
        waits=waits(seen),
        names=names,
        kinds=sitting,
        log=book.log(seat, book.seq if moment is None else moment),
        expect=book.puts[seat] if seat is not None else book.seq,
        may_go_back=seat is not None and not book.state.over,
        moment=moment,
        lang=viewer.lang,
        texts=words(viewer.lang, book.game, names, seat, book.journal.options),
        secret_links=links(stored, viewer.person),
        curtained=viewer.curtained,
        behind=viewer.behind,
        bots=bot_names(),
        may_fork=may_fork(book, viewer.person),
        private=stored.table["origin"] != DEALT and stored.table["owner"] == viewer.person,
        **(_now(book, seen, seat) if moment is None else {}),
    )


def _now(book: Book, seen: State, seat: int | None) -> dict[str, Any]:
    """What is so at present only: who thinks or asks to go back, and what the seat may do."""
    told = {"thinking": tuple(sorted(book.thinking)), "asked_back": book.asked_back}
    if seat is None:
        return told
    return told | {
        "offers": offers(seen, seat),
        "can_take_back": book.take_back_to(seat) is not None,
        "order": standing(book, seat),
        "orders": tuple(available(book, seat)),
    }


def kinds(stored: Stored, person: str | None) -> tuple[str, ...]:
    """Who sits where, as this person is told."""
    mine = held_by(stored, person)
    return tuple(
        f"bot:{row['bot']}" if row["kind"] == "bot" else "me" if row["seat"] in mine else row["kind"]
        for row in stored.seats
    )


def links(stored: Stored, person: str | None) -> dict[int, str]:
    """The links that claim open seats, for the one who set up the table."""
    if person is None or stored.table["owner"] != person:
        return {}
    return {seat: link(stored, seat) for seat in free(stored.seats)}


def link(stored: Stored, seat: int) -> str:
    return f"/t/{stored.table['id']}?join={stored.seats[seat]['secret']}"


def why(texts: Texts, refusal: Refusal) -> str:
    """A refusal in words; the clause itself where a reason has no words of its own."""
    if texts.has(f"why-{refusal.reason}"):
        return texts.refusal(refusal)
    return texts.clause(refusal.clause)


def table_row(stored: Stored, person: str | None) -> TableRow:
    """A table as the lobby lists it."""
    table, mine = stored.table, held_by(stored, person)
    return TableRow(
        id=table["id"],
        title=table["title"],
        game=table["game"],
        names=tuple(row["name"] for row in stored.seats),
        kinds=kinds(stored, person),
        seq=table["seq"],
        over=table["status"] == OVER,
        mine=table["owner"] == person,
        origin=table["origin"],
        waits_for_me=any(seat in mine for seat in json.loads(table["waits"])),
        open_seats=free(stored.seats),
    )


def lobby(rows: list[Stored], viewer: Viewer) -> str:
    """The first page."""
    games = every()
    known = {game.key for game in games}
    tables = [table_row(stored, viewer.person) for stored in rows if stored.table["game"] in known]
    return lobby_page(
        LobbyPage(games=games, tables=tables, bots=bot_names(), lang=viewer.lang, texts=words(viewer.lang))
    )
