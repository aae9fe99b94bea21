"""Plays the actions read, and compares the table with the checkpoints at the end of every round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from boardroom.core.actions import Action
from boardroom.core.engine import ignore_facts
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.importer.checkpoint import Checkpoint, differences, label, summary
from boardroom.games.eighteen_thirty.importer.entries import Entry, PlayerId
from boardroom.games.eighteen_thirty.importer.follow import follow, run_of
from boardroom.games.eighteen_thirty.importer.reading import Diverged, Table
from boardroom.games.eighteen_thirty.rounds import RoundEnd
from boardroom.games.eighteen_thirty.stock.round import StockRound
from boardroom.games.eighteen_thirty.stock.turn import StockTurn


@dataclass
class Playback(Table):
    """A table at which a record is played."""

    marks: Sequence[Checkpoint] = ()
    played: list[Action] = field(default_factory=list)
    runs: list[dict[str, object]] = field(default_factory=list)
    checked: int = 0
    began: PlayerId | None = None
    """Who held the priority card when the stock round began."""
    skipped: set[int] = field(default_factory=set)
    """Players whose stock turns have ended unasked since the last action."""

    def waiting(self) -> dict[str, object]:
        top = self.state.steps[-1]
        return {"step": top.key, "waits": [self.ids[seat] for seat in top.waits(self.state)]}

    def play(self, a: Action, entry: Entry) -> None:
        if isinstance(a, act.Run):
            self.runs.append(run_of(self, a, entry))
        elif isinstance(a, act.PayOut):
            self.runs[-1]["paid"] = True
        after = follow(self, a, entry)
        self.advance(a)
        after()

    def advance(self, a: Action, quiet: bool = False) -> None:
        """The engine's loop, looking at the table at the end of every round as the checkpoints do."""
        s = self.state
        (s.steps[-1].moves.get(type(a)) or s.anytime[type(a)]).do(s, a, ignore_facts)
        self.played.append(a)
        self.skipped.clear()
        s.memo.clear()
        while not (s.over or s.steps[-1].waits(s)):
            if isinstance(s.steps[-1], RoundEnd) and not quiet:
                self.compare()
            elif isinstance(s.steps[-1], StockTurn) and not s.steps[-1].acted:
                self.skipped.add(s.steps[-1].seat)
            s.steps[-1].proceed(s, ignore_facts)
            s.memo.clear()

    def compare(self) -> None:
        """Compare the table with the next checkpoint, which must be of this round."""
        if self.checked >= len(self.marks):
            self.runs = []
            return
        mark = self.marks[self.checked]
        if mark.round != label(self.state):
            raise Diverged(None, {"checkpoint": mark.round}, label(self.state))
        ids = tuple(mark.ids.get(str(one), one) for one in self.ids)  # numbers may come as text
        found = summary(self.state, ids) | {"runs": self.runs}
        expected, priority = dict(mark.parts), ids[self.state.priority]
        if self.state.operating == 0 and expected["priority"] in (None, self.began, self._due(ids)):
            # The description says that the new holder of the card is in; all checkpoints we have seen of
            # stock rounds still name the old one. That of the operating round after it names the new one.
            expected["priority"] = priority
        wrong = differences(expected, found)
        if wrong:
            raise Diverged(None, {"checkpoint": mark.round, "expected, found": wrong}, label(self.state))
        self.checked += 1
        self.runs, self.began = [], priority

    def _due(self, ids: tuple[PlayerId, ...]) -> PlayerId | None:
        """Who would get the priority card if a stock round that is under way ended now (E-5.17)."""
        stock = self.state.steps[0]
        if not isinstance(stock, StockRound) or stock.last is None:
            return self.began
        return ids[(stock.last + 1) % len(ids)]
