"""Renders tables from the view of a seat; each panel is rendered once and identified by its digest."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from collections import OrderedDict
from collections.abc import Collection
from dataclasses import dataclass, field, replace

from boardroom.bots.registry import bot_names
from boardroom.drawing.html import Html
from boardroom.games.registry import listings
from boardroom.server.live.stream import PanelDigests
from boardroom.server.lobby.chat import Chat
from boardroom.server.lobby.service import TableService
from boardroom.server.storage.rows import TableRows
from boardroom.server.storage.schema import OPEN, OVER
from boardroom.table.table import GivenOrder, Table
from boardroom.table.take_back import wishes_now
from boardroom.web.models import FormDraft, LobbyPage, TablePage, TableRow, words
from boardroom.web.pages.lobby import lobby_page
from boardroom.web.panels import PANELS, panel
from boardroom.web.panels.log import log
from boardroom.web.table_view import Viewer, view_table, viewer_at_screen

LOG = "log"
MAX_RENDERED = 300
"""How many rendered tables are kept."""


@dataclass(slots=True)
class RenderedTable:
    """A table at one moment for one viewer, with the panels rendered so far."""

    shown: TablePage
    panels: dict[str, tuple[Html, str]] = field(default_factory=dict)

    def panel(self, name: str, asked: FormDraft | None = None, everything: bool = False) -> tuple[Html, str]:
        """A panel and its digest. One with an open offer is not kept, since an offer has too many drafts."""
        if asked is not None:
            html = panel(self.shown, name, draft=asked)
            return html, fingerprint(html)
        key = f"{name}/all" if everything else name
        found = self.panels.get(key)
        if found is None:
            html = panel(self.shown, name, whole_log=everything)
            found = self.panels[key] = html, self.log_digest() if key == LOG else fingerprint(html)
        return found

    def digest(self, name: str) -> str:
        return self.log_digest() if name == LOG else self.panel(name)[1]

    def update(self, name: str, known: Collection[str]) -> tuple[Html, str] | None:
        """A panel and its digest, for a browser that has panels with the known digests; None if it has it.

        A browser that has the log up to an earlier row gets the lines of later rows.
        """
        if name != LOG:
            found = self.panel(name)
            return None if found[1] in known else found
        digest = self.log_digest()
        if digest in known:
            return None
        start = digest[: digest.rindex("-") + 1]
        rows = [int(one.removeprefix(start)) for one in known if re.fullmatch(f"{start}[0-9]{{1,9}}", one)]
        if self.shown.moment is not None or not rows or not 0 <= max(rows) < self.shown.seq:
            return self.panel(LOG)
        key = f"{LOG}/{max(rows)}"
        if key not in self.panels:
            self.panels[key] = log(self.shown, after=max(rows)), digest
        return self.panels[key]

    def log_digest(self) -> str:
        """The digest of the log: of all that its lines depend on but the rows, and the last row.

        If only the row differs, the lines up to the earlier row are the same. A row that takes others back
        changes their lines, and the end of the game reveals what was hidden.
        """
        page, texts = self.shown, self.shown.texts
        back = max((row.seq for row in page.log if row.back is not None), default=None)
        words = (page.table, texts.lang, texts.names, texts.you, texts.own)
        rest = (page.seat, page.moment, page.view.over, back, len(page.earlier))
        return f"{fingerprint(repr((words, rest)))}-{page.seq}"


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything a rendered table depends on: viewers with equal moments see the same page."""

    table: str
    seq: int
    at: int | None
    """The earlier row being viewed; None for the present."""
    viewer: Viewer
    """The viewer without the person: `kinds` and `is_owner` say what they see of themselves."""
    kinds: tuple[str, ...]
    is_owner: bool
    thinking: frozenset[int]
    order: GivenOrder | None
    wishes: frozenset[tuple[int, int]]


def fingerprint(html: str) -> str:
    """The digest of a panel: a browser that has it need not fetch the panel again."""
    return hashlib.blake2b(html.encode(), digest_size=12).hexdigest()


class Presenter:
    """Renders tables for viewers and keeps what it has rendered."""

    def __init__(self, tables: TableService, chat: Chat) -> None:
        self.tables, self.chat = tables, chat
        self.rendered: OrderedDict[Moment, RenderedTable] = OrderedDict()

    async def render(self, table: Table, viewer: Viewer, row: int | None = None) -> RenderedTable:
        """The table at a row, or now, rendered once for all viewers who see the same."""
        at = None if row == table.seq else row
        # Names are no part of the key, since they do not change after the deal.
        key = Moment(
            table=table.id,
            seq=table.seq,
            at=at,
            viewer=replace(viewer, person=None),
            kinds=table.seating.kinds_for(viewer.person),
            is_owner=table.info.owner == viewer.person,
            thinking=frozenset(table.thinking),
            order=_order_of(table, viewer.seat),
            wishes=frozenset(wishes_now(table).items()),
        )
        found = self.rendered.get(key)
        if found is None:
            past = None if at is None else (at, await self.tables.at(table, at))
            self._drop_outdated(table)
            found = self.rendered[key] = RenderedTable(view_table(table, viewer, past))
            while len(self.rendered) > MAX_RENDERED:
                self.rendered.popitem(last=False)
        self.rendered.move_to_end(key)
        return found

    def _drop_outdated(self, table: Table) -> None:
        """Drop what was rendered before the last row of a table: nobody requests it again."""
        for key in [key for key in self.rendered if key.table == table.id and key.seq < table.seq]:
            del self.rendered[key]

    async def panel_digests(self, table: str, viewer: Viewer) -> PanelDigests:
        """The digests of all panels, which a stream compares to find those that changed."""
        stored = await self.tables.rows(table)
        if stored.table.status == OPEN:
            return PanelDigests(-1, {"room": "".join(stored.seating.kinds_for(viewer.person))})
        # What was just read is new enough: the database need not be asked twice.
        current = self.tables.cached.get(table) or await self.tables.get(table)
        rendered = await self.render(current, viewer_at_screen(current, viewer))
        digests = {}
        for name in PANELS:
            digests[name] = rendered.digest(name)
            await asyncio.sleep(0)  # other requests may come between two panels
        digests["talk"] = str(await self.chat.last(stored))
        return PanelDigests(current.seq, digests, tuple(sorted(current.thinking)))


def _order_of(table: Table, seat: int | None) -> GivenOrder | None:
    """The standing order of a seat."""
    return table.orders.get(seat) if seat is not None else None


def table_row(stored: TableRows, person: str | None) -> TableRow:
    """A table as the lobby lists it."""
    table, seating = stored.table, stored.seating
    mine = seating.seats_of(person)
    return TableRow(
        id=table.id,
        title=table.title,
        game=table.game,
        names=seating.names,
        kinds=seating.kinds_for(person),
        seq=table.seq,
        over=table.status == OVER,
        created_by_me=table.owner == person,
        origin=table.origin,
        waits_for_me=any(seat in mine for seat in json.loads(table.waits)),
        open_seats=seating.open_seats,
    )


def render_lobby(rows: list[TableRows], viewer: Viewer) -> str:
    """The page of the lobby."""
    games = listings()
    known = {game.key for game in games}
    tables = [table_row(stored, viewer.person) for stored in rows if stored.table.game in known]
    return lobby_page(
        LobbyPage(games=games, tables=tables, bots=bot_names(), lang=viewer.lang, texts=words(viewer.lang))
    )
