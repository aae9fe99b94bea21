"""Plays a whole game through `table/` and draws it, in a process that cannot import the server's libraries.

Usage: python play_without_server.py GAME. The exit code is 0 if every check passed.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from random import Random
from time import process_time
from types import ModuleType
from typing import Any

FORBIDDEN = ("fastapi", "starlette", "sqlalchemy", "boardroom.server")


class Blocker(MetaPathFinder):
    """Makes the server and its libraries unimportable."""

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.startswith(FORBIDDEN):
            raise ImportError(f"{name} is blocked")
        return None


sys.meta_path.insert(0, Blocker())

from boardroom.core.catalog import LANGUAGES  # noqa: E402
from boardroom.core.chance import Chance  # noqa: E402
from boardroom.core.errors import Refused  # noqa: E402
from boardroom.core.journal import Journal, Setup  # noqa: E402
from boardroom.games.registry import load  # noqa: E402
from boardroom.table import downloads, forks, standing_orders, take_back  # noqa: E402
from boardroom.table.errors import NotAllowed, NotNow  # noqa: E402
from boardroom.table.seating import HUMAN, Seat, Seating  # noqa: E402
from boardroom.table.table import FORKED, Change, MoveRequest, Table, TableInfo, Wish  # noqa: E402
from boardroom.testing.mutations import mutations  # noqa: E402
from boardroom.web.panels import PANELS, panel  # noqa: E402
from boardroom.web.table_view import Viewer, view_table  # noqa: E402

DRAW_EVERY = 10
MAX_CPU_S = 60
"""The most processor time for one game; the time on the clock depends on what else the machine does."""
PEOPLE = ("ann", "bob", "cid")
REQUESTS = {"move", "repeated", "refused", "take back", "consent", "order", "fork"}
"""The requests that a game must contain."""
LETTERS = {"en": "[A-Za-z]{3}", "fa": "[\u0600-\u06ff]{2}", "zh": "[\u4e00-\u9fff]{2}"}
"""Letters that a page in each language must contain."""


class LocalGame:
    """One game of three people, kept in memory."""

    def __init__(self, game: str, seed: str = "evening") -> None:
        self.game, self.rng = load(game), Random(seed)
        seats = tuple(Seat(n, HUMAN, name=name) for n, name in enumerate(PEOPLE))
        seating = Seating(seats, {n: frozenset({name}) for n, name in enumerate(PEOPLE)})
        setup = Setup(self.game, self.game.options(), len(seats), Chance(seed), seating.names, seating.bots)
        info = TableInfo(id="local", title="Local game", owner="ann")
        self.table = Table.begin(info, seating, Journal.deal(setup))
        self.choose = self.game.random_policy()
        self.first_request: MoveRequest | None = None
        self.done: set[str] = set()
        self.drawn: set[int] = set()

    def keep(self, change: Change) -> None:
        assert change.row is not None
        assert change.row is change.table.journal.rows[-1]
        assert change.table is not self.table, "the old table stays as it was"
        self.table = change.table

    def play(self) -> None:
        """Play to the end; at every tenth row, draw the table and make all other requests."""
        self.draw()
        while not self.table.position.over:
            seat = self.table.position.waits[0]
            self.move(seat)
            if self.table.seq % DRAW_EVERY == 0:
                self.draw()
                self.make_other_requests()
        self.draw()
        self.check_records()
        self.check_completeness()

    def move(self, seat: int) -> None:
        """Make a move and repeat its request; at every tenth row, make illegal requests before it."""
        table, action = self.table, self.choose(self.table.offers(seat), self.rng)
        request = MoveRequest(action, table.asked_at[seat], f"key {table.seq}")
        self.first_request = self.first_request or request
        if table.seq % DRAW_EVERY == 0:
            self.make_illegal_requests(seat, request)
        change = table.act(PEOPLE[seat], request)
        assert change.seq == table.seq + 1
        self.keep(change)
        again = self.table.act(PEOPLE[seat], request)
        assert (again.seq, again.row, again.table) == (change.seq, None, self.table)
        self.done |= {"move", "repeated"}

    def make_illegal_requests(self, seat: int, request: MoveRequest) -> None:
        """Move for somebody else's seat, from a stale position and against the rules."""
        table = self.table
        expect(NotAllowed, lambda: table.act("eve", request))
        stale = MoveRequest(request.action, table.asked_at[seat] - 1, "stale")
        expect(NotNow, lambda: table.act(PEOPLE[seat], stale))
        offered = table.offers(seat)
        for a in mutations(request.action, table.journal.seats, self.rng):
            if a.seat == seat and not any(a in offer for offer in offered):
                forbidden = MoveRequest(a, table.asked_at[seat], "forbidden")
                expect(Refused, lambda forbidden=forbidden: table.act(PEOPLE[seat], forbidden))
                self.done.add("refused")
                break

    def make_other_requests(self) -> None:
        for request in (self.take_back, self.go_back_by_consent, self.order, self.fork):
            if not self.table.position.over:
                request()

    def take_back(self) -> None:
        """Take back the last move, unless that is forbidden, and play it again."""
        table, row = self.table, self.table.journal.rows[-1]
        assert row.action is not None
        assert row.seat is not None
        if take_back.own_take_back(table, row.seat) is None:
            expect(NotNow, lambda: take_back.check_take_back(table, row.seat, table.seq))
            return
        to = take_back.check_take_back(table, row.seat, table.seq)
        self.keep(table.go_back(to, table.journal.at(to)))
        assert self.table.state.digest() == table.journal.rows[to].digest
        assert self.table.asked_at[row.seat] == self.table.seq
        self.keep(self.table.play(row.action))
        assert self.table.state.digest() == row.digest
        self.done.add("take back")

    def go_back_by_consent(self) -> None:
        """Once per game, go two rows back after all three have agreed."""
        if "consent" in self.done or self.table.seq < 5:
            return
        table, to = self.table, self.table.seq - 2
        take_back.check_wish(table, to)
        table.wishes = {seat: Wish(to, table.seq) for seat in (0, 1)}
        assert take_back.missing_consent(table, "eve", to) == [2]
        assert take_back.missing_consent(table, "cid", to) == []
        self.keep(table.go_back(to, table.journal.at(to)))
        assert take_back.wishes_now(self.table) == {}
        self.done.add("consent")

    def order(self) -> None:
        """Give a standing order and play the action it leads to, if any."""
        table, seat = self.table, self.table.position.waits[0]
        for name in standing_orders.available_orders(table, seat):
            table.orders = {seat: standing_orders.give(table, seat, name)}
            assert standing_orders.standing_order(table, seat) == name
            action = standing_orders.action_by_order(table, seat)
            if action is not None:
                self.keep(table.play(action))
                self.done.add("order")
            self.table.orders = {}
            if action is not None:
                return

    def fork(self) -> None:
        """Fork the position that a seat sees and play three moves there; the table itself is unchanged."""
        table, seat = self.table, self.rng.randrange(3)
        expect(NotAllowed, lambda: forks.check_may_fork(table, "eve"))
        forks.check_may_fork(table, PEOPLE[seat])
        position = forks.imagine(table, table.state, seat, ("what if", "luck"))
        journal = forks.fork_journal(table, position, table.seating)
        fork = Table.begin(TableInfo(id="fork", owner=PEOPLE[seat], origin=FORKED), table.seating, journal)
        assert fork.position.view(seat).to_json() == table.position.view(seat).to_json()
        for _ in range(3):
            if not fork.position.over:
                mover = fork.position.waits[0]
                fork = fork.play(self.choose(fork.offers(mover), self.rng)).table
        assert table.seq == self.table.seq
        self.done.add("fork")

    def draw(self) -> None:
        """Draw every panel in every language for the seat to move and for a spectator."""
        seat = next(iter(self.table.position.waits), 0)
        for lang in LANGUAGES:
            for viewer in (Viewer(PEOPLE[seat], seat, lang), Viewer("eve", None, lang)):
                page = view_table(self.table, viewer)
                panels = [panel(page, name) for name in PANELS]
                assert all(panels)
                assert re.search(LETTERS[lang], re.sub("<[^>]*>", "", "".join(panels)))
        self.drawn.add(self.table.seq)

    def check_records(self) -> None:
        """The record of a seat and that of the whole game can be downloaded as JSON."""
        seen, whole = (
            json.loads(json.dumps(record))
            for record in (
                downloads.seat_record(self.table, 0),
                downloads.whole_record(self.table, self.table.journal.rows, None),
            )
        )
        assert seen["view"]["steps"]
        assert (len(whole["rows"]), len(whole["result"])) == (self.table.seq + 1, 3)

    def check_completeness(self) -> None:
        """The game contained every kind of request and was drawn at every tenth row."""
        assert self.done == REQUESTS, self.done
        assert self.drawn >= {*range(0, self.table.seq + 1, DRAW_EVERY), self.table.seq}
        assert self.first_request is not None
        repeated = self.table.act(PEOPLE[self.first_request.action.seat], self.first_request)
        assert (repeated.seq, repeated.row) == (1, None)


def expect(kind: type[Exception], call: Any) -> None:
    """Check that a call raises an error of this kind."""
    try:
        call()
    except kind:
        return
    raise AssertionError(f"{kind.__name__} was not raised")


if __name__ == "__main__":
    for library in ("fastapi", "starlette", "sqlalchemy"):
        expect(ImportError, lambda library=library: import_module(library))
    LocalGame(sys.argv[1]).play()
    assert process_time() < MAX_CPU_S
    assert not [name for name in sys.modules if name.startswith(FORBIDDEN)]
