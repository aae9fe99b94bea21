"""Builds the data of a table's page for one viewer: from their seat, with what that seat may see."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from boardroom.bots.registry import bot_names
from boardroom.core.engine import waits
from boardroom.core.state import State
from boardroom.core.views import view
from boardroom.table.forks import may_fork
from boardroom.table.seating import Seating
from boardroom.table.standing_orders import available_orders, standing_order
from boardroom.table.table import DEALT, Table, TableInfo
from boardroom.table.take_back import own_take_back, undone_action, wishes_now
from boardroom.web.models import TablePage, display_names, words


@dataclass(frozen=True, slots=True)
class Viewer:
    """The person viewing a table, their seat (None for a spectator) and language."""

    person: str | None
    seat: int | None
    lang: str
    curtained: bool = False
    behind: int | None = None
    """The seat behind the curtain until its player lifts it."""


def seat_viewer(table: Table, viewer: Viewer) -> Viewer:
    """The viewer at one of their seats."""
    return replace(viewer, seat=table.seat_for(viewer.person, viewer.seat))


def viewer_at_screen(table: Table, viewer: Viewer) -> Viewer:
    """The viewer at a screen; if people share it, a curtain hides each seat until its player lifts it."""
    mine = table.seating.seats_of(viewer.person)
    if not shares_a_screen(table, mine):
        return seat_viewer(table, viewer)
    asked = [seat for seat in table.position.waits if seat in mine]
    if viewer.seat is None:
        return replace(viewer, curtained=True, behind=asked[0] if asked else None)
    behind = asked[0] if asked and viewer.seat not in asked else None
    return replace(seat_viewer(table, viewer), curtained=True, behind=behind)


def shares_a_screen(table: Table, mine: tuple[int, ...]) -> bool:
    """Whether the seats of one person have secrets from each other; never at a forked or imported table."""
    if len(mine) < 2 or table.position.over or table.info.origin != DEALT:
        return False
    public = table.position.view(None).to_text()
    return any(table.position.view(seat).to_text() != public for seat in mine)


def view_table(table: Table, viewer: Viewer, past: tuple[int, State] | None = None) -> TablePage:
    """The data of a table's page, at present or after a past row; every state passes through `view` first."""
    seat, seating, moment = viewer.seat, table.seating, None if past is None else past[0]
    seen = table.visible_state(seat) if past is None else _past_view(table, past[1], seat)
    kinds = seating.kinds_for(viewer.person)
    names = display_names(viewer.lang, seating.names, kinds)
    page = TablePage(
        game=table.game,
        table=table.id,
        title=table.info.title,
        seq=table.seq,
        view=seen,
        seat=seat,
        waits=waits(seen),
        names=names,
        kinds=kinds,
        log=table.visible_log.rows(table.journal, seat, table.seq if moment is None else moment),
        visible_log=table.visible_log,
        earlier=table.history.own if table.info.owner == viewer.person else table.history.public,
        expect=table.asked_at[seat] if seat is not None else table.seq,
        may_go_back=seat is not None and not table.position.over,
        moment=moment,
        lang=viewer.lang,
        texts=words(viewer.lang, table.game, names, _seat_called_you(kinds, seat), table.journal.options),
        secret_links=links_for(table.info, seating, viewer.person),
        curtained=viewer.curtained,
        behind=viewer.behind,
        bots=bot_names(),
        may_fork=may_fork(table, viewer.person),
        private=table.info.origin != DEALT and table.info.owner == viewer.person,
    )
    return page if past is not None else _add_present(page, table)


def _seat_called_you(kinds: Sequence[str], seat: int | None) -> int | None:
    """None to a person with several seats, to whom "you" would be now one and now another."""
    return None if kinds.count("me") > 1 else seat


def _past_view(table: Table, s: State, seat: int | None) -> State:
    """A past state as a seat sees it; everything once the game is over."""
    return s if table.position.over else view(s, seat)


def _add_present(page: TablePage, table: Table) -> TablePage:
    """The page with data of the present: who is thinking or asks to go back, and what the seat may do."""
    thinking, seat = tuple(sorted(table.thinking)), page.seat
    if seat is None:
        return replace(page, thinking=thinking, back_requests=wishes_now(table))
    return replace(
        page,
        thinking=thinking,
        back_requests=wishes_now(table),
        offers=list(table.offers(seat)),
        can_take_back=own_take_back(table, seat) is not None,
        undone=undone_action(table, seat),
        order=standing_order(table, seat),
        orders=tuple(available_orders(table, seat)),
    )


def links_for(info: TableInfo, seating: Seating, person: str | None) -> dict[int, str]:
    """The links that claim open seats, for the owner of the table."""
    if person is None or info.owner != person:
        return {}
    return {seat: link_of(info, seating, seat) for seat in seating.open_seats}


def link_of(info: TableInfo, seating: Seating, seat: int) -> str:
    return f"/t/{info.id}?join={seating.seats[seat].secret}"
