"""Replays an exported game entry by entry and tolerates steps that the record leaves out."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from boardroom.core.actions import Action
from boardroom.core.engine import refusal
from boardroom.core.errors import BadInput
from boardroom.core.steps import Step
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.errors import input_error
from boardroom.games.eighteen_thirty.importer.entries import CHAT, Entry, PlayerId, read_entry
from boardroom.games.eighteen_thirty.importer.playback import Playback
from boardroom.games.eighteen_thirty.importer.reading import (
    COMPANY,
    PLAYER,
    PRIVATE,
    READERS,
    Diverged,
    Reader,
    entry_summary,
    kind_of,
)
from boardroom.games.eighteen_thirty.operate.phases import Discarding
from boardroom.games.eighteen_thirty.operate.turn import OperatingTurn
from boardroom.games.eighteen_thirty.state import State
from boardroom.games.eighteen_thirty.stock.turn import StockTurn

NOTES = (CHAT, "log")
STANDING_ORDER = "program_"
"""Standing orders have no effect of their own: the record contains their actions."""
END_BY_HAND = "end_game"
DAMAGE = (KeyError, IndexError, TypeError, ValueError, AttributeError, OverflowError)
MAX_SKIPPED_STEPS = 12
"""How many steps the record may leave out before an entry."""


class Position(NamedTuple):
    """The position of the replay before an entry."""

    state: State
    played: int
    checked: int
    runs: list[dict[str, object]]
    began: PlayerId | None


@dataclass
class Replayer(Playback):
    """One pass through an export."""

    notes: list[str] = field(default_factory=list)
    stopped: bool = False
    """Whether the game was ended by hand; later entries are ignored."""
    last: Entry = Entry({})
    """The previous entry, except those of privates, which do not show whose turn it is."""
    before_pass: Position | None = None
    """The position before a company's pass, if that was the last entry."""
    early_discards: list[Entry] = field(default_factory=list)
    """Discards recorded before those of companies that come first (D-6)."""

    def entry(self, entry: Entry) -> None:
        """Replay an entry and the automatic follow-ups that belong to it."""
        follow_ups = entry.get("auto_actions") or []
        if not isinstance(follow_ups, list):
            raise input_error("action-damaged", action=entry.get("id"), type=entry.kind)
        for one in (entry, *map(read_entry, follow_ups)):
            kind = one.kind
            if kind in NOTES or kind.startswith(STANDING_ORDER) or self.stopped:
                continue
            if kind == END_BY_HAND:
                self.stopped = True
                continue
            which = {"action": entry.get("id"), "type": kind}
            if kind not in READERS:
                raise input_error("action-kind", **which)
            try:
                self.require_actor(one)
                self.play_in_turn(one)
            except BadInput as error:
                raise input_error("action", **which, why=error) from error
            except KeyError as error:
                raise input_error("action-lacks", **which, name=error.args[0]) from error
            except DAMAGE as error:
                raise input_error("action-damaged", **which) from error

    def play_in_turn(self, entry: Entry) -> None:
        """Play an entry, or hold back a discard that comes too early; then play the held ones now due."""
        if self.is_early(entry):
            self.notes.append(f"action {entry.get('id')}: {entry['entity']} discards before its turn")
            self.early_discards.append(entry)
            return
        self.play_entry(entry, READERS[entry.kind])
        while due := next((one for one in self.early_discards if self.is_open_for(one)), None):
            self.early_discards.remove(due)
            self.play_entry(due, READERS[due.kind])

    def is_early(self, entry: Entry) -> bool:
        """Whether this is a discard by a company whose turn to discard has not come (D-6)."""
        top = self.state.steps[-1]
        if entry.kind != "discard_train" or not isinstance(top, Discarding):
            return False
        actor = entry.word("entity")
        return actor in top.queue[1:] and kind_of(entry["train"]) in self.state.company(actor).trains

    def play_entry(self, entry: Entry, read: Reader) -> None:
        """Play an entry, possibly after steps that the record leaves out (rule 5)."""
        a = read(self, entry) if self.is_open_for(entry) else None
        why = refusal(self.state, a) if a is not None else None
        before_pass, self.before_pass = self.before_pass, None
        if a is not None and why is None:
            if entry.kind == "pass" and entry["entity_type"] == COMPANY:
                self.before_pass = Position(
                    self.state.clone(), len(self.played), self.checked, self.runs, self.began
                )
            self.play(a, entry)
        elif self.is_stray(entry):
            self.notes.append(f"action {entry.get('id')}: nothing is open for this {entry['type']}")
        elif (later := self.retract_pass(before_pass, entry, read) or self.skip_to(entry, read)) is not None:
            self.play(later, entry)
        elif entry.kind == "pass" and why is None:
            self.notes.append(f"action {entry.get('id')}: nothing is open to pass for {entry.get('entity')}")
        elif why is not None and a is not None:
            raise Diverged(why.clause, a.notation(), why)
        else:
            top = self.state.steps[-1]
            raise Diverged(top.clause, entry_summary(entry), self.waiting())
        if entry["entity_type"] != PRIVATE:
            self.last = entry

    def retract_pass(self, moment: Position | None, entry: Entry, read: Reader) -> Action | None:
        """Undo the company's previous pass if it was meant for a step that our rules skip."""
        if moment is None or entry["entity"] != self.last["entity"]:
            return None
        real, self.state, fits = self.state, moment.state, False
        try:
            a = read(self, entry) if self.is_open_for(entry) else None
            fits = a is not None and refusal(self.state, a) is None
        finally:
            if not fits:
                self.state = real
        if not fits:
            return None
        self.notes.append(f"action {self.last.get('id')}: nothing was open to pass for {self.last['entity']}")
        self.checked, self.runs, self.began = moment.checked, moment.runs, moment.began
        self.skipped.clear()
        del self.played[moment.played :]
        return a

    def is_stray(self, entry: Entry) -> bool:
        """Whether this is a pass of somebody who was not asked, or the dividend of an empty run."""
        if entry.kind == "pass":
            unasked = entry["entity_type"] == PLAYER and self.seat(entry["entity"]) in self.skipped
            return unasked or bool(entry["entity"] == self.last.get("entity"))
        empty = self.last.get("type") == "run_routes" and not self.last.get("routes")
        return bool(empty and entry.kind == "dividend" and entry["entity"] == self.last["entity"])

    def skip_to(self, entry: Entry, read: Reader) -> Action | None:
        """Pass steps until the entry fits, at most to the next turn; without success nothing changes."""
        real, played, skipped = self.state, len(self.played), set(self.skipped)
        self.state = real.clone()
        try:
            found = self._find_later(entry, read)
        finally:
            passes, self.state, self.skipped = self.played[played:], real, skipped
            del self.played[played:]
        for a in passes if found else ():
            where = self.state.steps[-1].key
            self.notes.append(f"action {entry.get('id')}: {a.notation()} at {where} is not in the record")
            self.advance(a)
        return found

    def _find_later(self, entry: Entry, read: Reader) -> Action | None:
        began, turns = self.state.operating, [turn_of(self.state)]
        for _ in range(MAX_SKIPPED_STEPS if turns[0] is not None else 0):
            seats = self.state.steps[-1].waits(self.state)
            if not seats or refusal(self.state, act.Pass(seats[0])) is not None:
                return None
            self.advance(act.Pass(seats[0]), quiet=True)
            if (turn := turn_of(self.state)) is not turns[-1]:
                turns.append(turn)
            # A late pass of a company does not belong to its next turn.
            late = entry.kind == "pass" and entry["entity_type"] == COMPANY
            if len(turns) > 2 or (late and began and self.state.operating != began):
                return None
            a = read(self, entry) if self.is_open_for(entry) else None
            if a is not None and refusal(self.state, a) is None:
                return a
        return None


def turn_of(s: State) -> Step | None:
    """The current turn; the private sale has none."""
    return next((one for one in reversed(s.steps) if isinstance(one, StockTurn | OperatingTurn)), None)
