"""Plays the actions of an export and compares the state with a checkpoint after every round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from boardroom.core.actions import Action
from boardroom.core.engine import ignore_facts
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.importer.checkpoint import Checkpoint, differences, label, summary
from boardroom.games.eighteen_thirty.importer.entries import Entry, PlayerId
from boardroom.games.eighteen_thirty.importer.follow_ups import prepare_follow_up, run_of
from boardroom.games.eighteen_thirty.importer.reading import PLAYER, PRIVATE, Diverged, EntryContext
from boardroom.games.eighteen_thirty.operate.phases import Discarding
from boardroom.games.eighteen_thirty.operate.turn import Stage
from boardroom.games.eighteen_thirty.rounds import RoundEnd
from boardroom.games.eighteen_thirty.stock.round import StockRound
from boardroom.games.eighteen_thirty.stock.turn import StockTurn

PLAYER_ACTIONS = ("sell_shares", "bankrupt")
"""The actions of players in a company's turn; all others are the company's."""


@dataclass
class Playback(EntryContext):
    """The game as our rules play it."""

    marks: Sequence[Checkpoint] = ()
    played: list[Action] = field(default_factory=list)
    runs: list[dict[str, object]] = field(default_factory=list)
    checked: int = 0
    began: PlayerId | None = None
    """The holder of the priority card when the stock round began."""
    skipped: set[int] = field(default_factory=set)
    """The seats whose stock turns were skipped since the last action."""

    def waiting(self) -> dict[str, object]:
        top = self.state.steps[-1]
        return {"step": top.key, "waits": [self.ids[seat] for seat in top.waits(self.state)]}

    def is_open_for(self, entry: Entry) -> bool:
        """Whether the top step belongs to the actor."""
        kind, actor, top = entry["entity_type"], entry["entity"], self.state.steps[-1]
        if kind == PLAYER:
            in_turn = entry.kind in PLAYER_ACTIONS or not isinstance(top, Stage | Discarding)
            return in_turn and self.seat(actor) in top.waits(self.state)
        if kind == PRIVATE:
            return True
        if isinstance(top, Discarding):
            return bool(top.queue[0] == actor)
        return isinstance(top, Stage) and bool(top.company == actor)

    def play(self, a: Action, entry: Entry) -> None:
        if isinstance(a, act.Run):
            self.runs.append(run_of(self, a, entry))
        elif isinstance(a, act.PayOut):
            self.runs[-1]["paid"] = True
        after = prepare_follow_up(self, a, entry)
        self.advance(a)
        after()

    def advance(self, a: Action, quiet: bool = False) -> None:
        """Run the engine's loop and compare a checkpoint at the end of every round."""
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
        """Compare the state with the next checkpoint, which must belong to this round."""
        if self.checked >= len(self.marks):
            self.runs = []
            return
        mark = self.marks[self.checked]
        if mark.round != label(self.state):
            raise Diverged(None, {"checkpoint": mark.round}, label(self.state))
        ids = tuple(mark.ids.get(str(one), one) for one in self.ids)  # ids may be written as text
        found = summary(self.state, ids) | {"runs": self.runs}
        expected, priority = dict(mark.parts), ids[self.state.priority]
        if self.state.operating == 0 and expected["priority"] in (
            None,
            self.began,
            self._next_priority_holder(ids),
        ):
            # By its description a checkpoint names the new holder of the card; in practice those of stock
            # rounds name the old one, and those of the next operating round the new one.
            expected["priority"] = priority
        wrong = differences(expected, found)
        if wrong:
            raise Diverged(None, {"checkpoint": mark.round, "expected, found": wrong}, label(self.state))
        self.checked += 1
        self.runs, self.began = [], priority

    def _next_priority_holder(self, ids: tuple[PlayerId, ...]) -> PlayerId | None:
        """The player who would get the priority card if the stock round ended now (E-5.17)."""
        stock = self.state.steps[0]
        if not isinstance(stock, StockRound) or stock.last is None:
            return self.began
        return ids[(stock.last + 1) % len(ids)]
