"""Replays games exported from 18xx.games under its profile, comparing checkpoints and the result."""

from __future__ import annotations

from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import Divergence, Replayed
from boardroom.games.eighteen_thirty.errors import input_error
from boardroom.games.eighteen_thirty.importer.checkpoint import Checkpoint, read_checkpoint
from boardroom.games.eighteen_thirty.importer.entries import Entry, live_entries
from boardroom.games.eighteen_thirty.importer.header import Header, read_header
from boardroom.games.eighteen_thirty.importer.reading import Diverged
from boardroom.games.eighteen_thirty.importer.replayer import Replayer
from boardroom.games.eighteen_thirty.scoring import standings, worth
from boardroom.games.eighteen_thirty.state import State

FORMAT = "18xx"
SEED = "18xx"
"""1830 draws no chance, but our records need a seed."""


class Imported(Replayed[State]):
    """A replayed export; its journal is created on demand."""

    __slots__ = ("game", "header", "replayer")
    game: Game[State]
    replayer: Replayer
    header: Header

    @property
    def notes(self) -> list[str]:
        """Steps that the record leaves out, or mentions although nobody was asked."""
        return self.replayer.notes

    @property
    def journal(self) -> Journal[State]:
        """The same game as a journal."""
        header = self.header
        journal = Journal.deal(Setup(self.game, header.options, len(header.ids), Chance(SEED), header.names))
        for a in self.replayer.played:
            journal.play(a)
        return journal

    @journal.setter
    def journal(self, journal: Journal[State] | None) -> None:
        """Ignore the value: the journal is always created from the replay."""


def replay(
    game: Game[State], raw: object, checkpoints: object = None, to: int | None = None
) -> list[Imported]:
    """Replay an export and compare the `checkpoints` of the reference engine, if given."""
    header = read_header(raw)
    state = game.begin(header.options, len(header.ids), Chance(SEED))
    replayer = Replayer(header.ids, state, marks=_marks(checkpoints))
    entries = live_entries(header.actions)
    done, divergence = 0, None
    try:
        for done, entry in enumerate(entries[:to], 1):  # noqa: B007
            replayer.entry(entry)
        if to is None or to >= len(entries):
            _compare_end(replayer, header)
    except Diverged as found:
        divergence = _divergence(found, done, entries)
    replayed = Imported(FORMAT, done, replayer.checked, divergence, state, standings(state))
    replayed.state = replayer.state
    replayed.game, replayed.replayer, replayed.header = game, replayer, header
    return [replayed]


def _marks(checkpoints: object) -> list[Checkpoint]:
    if checkpoints is None:
        return []
    marks = checkpoints.get("checkpoints") if isinstance(checkpoints, dict) else None
    if not isinstance(marks, list):
        raise input_error("marks")
    return [_mark(number, mark) for number, mark in enumerate(marks, 1)]


def _mark(number: int, raw: object) -> Checkpoint:
    try:
        return read_checkpoint(raw)
    except BadInput:
        raise input_error("mark", number=number) from None


def _divergence(found: Diverged, row: int, entries: list[Entry]) -> Divergence:
    number = entries[row - 1].get("id") if row else None
    return Divergence(row, found.clause, {"action": number, "entry": found.expected}, found.found)


def _compare_end(replayer: Replayer, header: Header) -> None:
    """Compare the end of the game with the export (rule 8)."""
    s = replayer.state
    if replayer.checked < len(replayer.marks):
        replayer.compare()
    if header.finished and not s.over and not replayer.stopped:
        raise Diverged("E-7.1", {"over": True}, replayer.waiting())
    ended = "bankrupt" if s.bankrupt is not None else "bank" if s.over else None
    if header.reason and header.reason != ended:
        raise Diverged("E-7.1", {"game_end_reason": header.reason}, {"game_end_reason": ended})
    if header.result is not None and (header.finished or s.over):
        worths = [worth(s, player) for player in s.players]
        found = dict(zip(header.result, worths, strict=True))
        if found != header.result:
            raise Diverged("E-7.3", header.result, found)
