"""Replays games exported from 18xx.games under its profile, comparing checkpoints and the result."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from boardroom.core.actions import Action
from boardroom.core.chance import Chance
from boardroom.core.engine import nobody, refusal
from boardroom.core.fields import BadInput
from boardroom.core.journal import Divergence, Journal, Replayed
from boardroom.core.options import load_options
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.ending import standings, worth
from boardroom.games.eighteen_thirty.foreign.checkpoint import (
    differences,
    label,
    run_marked,
    run_told,
    summary,
)
from boardroom.games.eighteen_thirty.foreign.copies import POOL
from boardroom.games.eighteen_thirty.foreign.reading import READERS, Diverged, Reader, Table
from boardroom.games.eighteen_thirty.foreign.undo import live_entries
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.operate.phases import Discarding
from boardroom.games.eighteen_thirty.operate.turn import Stage
from boardroom.games.eighteen_thirty.rounds import RoundEnd
from boardroom.games.eighteen_thirty.state import Options, Player, State, owner_of

FORMAT = "18xx"
SEED = "18xx"
"""1830 draws no luck; a record of ours names some all the same."""
OPTIONS = ("multiple_brown_from_ipo", "optional_6_train")
SILENT = ("message", "log", "program_buy_shares", "program_share_pass", "program_disable", "program_enable")
SKIPS = 12
"""How many steps an entry may leave unmentioned before it."""


class Imported(Replayed):
    """A replayed export; its journal is written only when somebody asks for it."""

    __slots__ = ("notes", "replayer")
    replayer: Replayer
    notes: list[str]

    @property
    def journal(self) -> Journal[State]:
        return self.replayer.written()

    @journal.setter
    def journal(self, journal: Journal[State] | None) -> None:
        """The journal is always made from the replay."""


def replay(raw: Any, checkpoints: Any = None, to: int | None = None) -> list[Imported]:
    """Replay an export; `checkpoints` as made by the reference engine are compared if given."""
    if not isinstance(raw, dict) or "title" not in raw or "actions" not in raw:
        raise BadInput("this is not a game exported from 18xx.games")
    if raw["title"] != "1830":
        raise BadInput(f"this is a game of {raw['title']!r}; only 1830 is played here")
    players = raw.get("players")
    if not isinstance(players, list) or not all(isinstance(p, dict) and "name" in p for p in players):
        raise BadInput("this export names no players")
    ids = [player.get("id", player["name"]) for player in players]
    state = GAME.begin(_options(raw), len(ids), Chance(SEED))
    return [Replayer(ids, state, raw=raw, marks=_marks(checkpoints)).run(to)]


def _marks(checkpoints: Any) -> list[dict[str, Any]]:
    if checkpoints is None:
        return []
    if not isinstance(checkpoints, dict) or not isinstance(checkpoints.get("checkpoints"), list):
        raise BadInput("the checkpoints should be an object with a list named 'checkpoints'")
    return list(checkpoints["checkpoints"])


@dataclass
class Replayer(Table):
    """One pass through an export."""

    raw: Any = None
    marks: list[dict[str, Any]] = field(default_factory=list)
    played: list[Action] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    runs: list[dict[str, Any]] = field(default_factory=list)
    checked: int = 0
    stopped: bool = False
    """Ended by hand: nothing counts after that."""
    last: Any = None
    began: Any = None
    """Who held the priority card when the stock round began."""

    def run(self, to: int | None) -> Imported:
        divergence, done = None, 0
        entries = [entry for entry in live_entries(self.raw["actions"]) if entry["type"] != "message"]
        try:
            for done, entry in enumerate(entries[:to], 1):  # noqa: B007
                self.entry(entry)
            if to is None or to >= len(entries):
                self.final()
        except Diverged as found:
            number = entries[done - 1].get("id") if entries else None
            divergence = Divergence(
                done, found.clause, {"action": number, "entry": found.expected}, found.found
            )
        s = self.state
        replayed = Imported(FORMAT, done, self.checked, divergence, s, standings(s))
        replayed.replayer, replayed.notes = self, self.notes
        return replayed

    def written(self) -> Journal[State]:
        """The same game as a journal of our own."""
        names = tuple(str(player["name"]) for player in self.raw["players"])
        journal = Journal(GAME, self.state.options, len(self.ids), Chance(SEED), names)
        for a in self.played:
            journal.play(a)
        return journal

    def entry(self, entry: dict[str, Any]) -> None:
        """Replay an entry and the automatic follow-ups that belong to it."""
        for one in (entry, *entry.get("auto_actions", ())):
            kind = one["type"]
            if kind in SILENT or self.stopped:
                continue
            if kind == "end_game":
                self.stopped = True
                continue
            read = READERS.get(kind)
            if read is None:
                raise BadInput(f"action {entry.get('id')} is of the kind {kind!r}, which is not known here")
            try:
                self.take(one, read)
            except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
                what = f"{type(error).__name__} {error}"
                raise BadInput(f"action {entry.get('id')} ({kind}) is damaged: {what}") from error

    def take(self, entry: dict[str, Any], read: Reader) -> None:
        """Play an entry now, or after steps that the record left unmentioned (rule 5)."""
        a = read(self, entry) if self.is_open_for(entry) else None
        why = refusal(self.state, a) if a is not None else None
        if a is not None and why is None:
            self.play(a, entry)
        elif entry["type"] == "pass" and self.last == entry.get("entity"):
            self.notes.append(f"action {entry.get('id')}: nothing open to pass for {entry.get('entity')}")
        elif self.skip_to(entry, read):
            later = read(self, entry)
            assert later is not None
            self.play(later, entry)
        elif entry["type"] in ("pass", "dividend"):
            self.notes.append(f"action {entry.get('id')}: nothing open for this {entry['type']}")
        elif why is not None and a is not None:
            raise Diverged(why.clause, a.notation(), f"{why.reason} {why.args}")
        else:
            raise Diverged(None, f"{entry['type']} by {entry.get('entity')}", self.waiting())
        self.last = entry.get("entity")

    def waiting(self) -> str:
        top = self.state.steps[-1]
        return f"{top.key} waits for {[self.ids[seat] for seat in top.waits(self.state)]}"

    def skip_to(self, entry: dict[str, Any], read: Reader) -> bool:
        """Pass steps until the entry fits; nothing changes if it never does."""
        real, played = self.state, len(self.played)
        self.state = real.clone()
        for _ in range(SKIPS):
            seats = self.state.steps[-1].waits(self.state)
            if not seats or refusal(self.state, act.Pass(seats[0])) is not None:
                break
            self._advance(act.Pass(seats[0]), quiet=True)
            if self.is_open_for(entry):
                a = read(self, entry)
                if a is not None and refusal(self.state, a) is None:
                    return self._commit(real, played, entry)
        self.state = real
        del self.played[played:]
        return False

    def _commit(self, real: State, played: int, entry: dict[str, Any]) -> bool:
        passes = self.played[played:]
        del self.played[played:]
        self.state = real
        for a in passes:
            self.notes.append(
                f"action {entry.get('id')}: {a.notation()} at {self.state.steps[-1]} is not in the record"
            )
            self._advance(a)
        return True

    def is_open_for(self, entry: dict[str, Any]) -> bool:
        """Whether the step on top is the actor's."""
        kind, actor, top = entry.get("entity_type"), entry.get("entity"), self.state.steps[-1]
        if kind == "player":
            return self.seat(actor) in top.waits(self.state)
        if kind == "company":
            return True
        if isinstance(top, Discarding):
            return top.queue[0] == actor
        return isinstance(top, Stage) and top.company == actor

    def play(self, a: Action, entry: dict[str, Any]) -> None:
        follow = self._before(a, entry)
        self._advance(a)
        follow()

    def _advance(self, a: Action, quiet: bool = False) -> None:
        """The engine's loop, looking at the table at the end of every round as the checkpoints do."""
        s = self.state
        (s.steps[-1].moves.get(type(a)) or s.anytime[type(a)]).do(s, a, nobody)
        self.played.append(a)
        s.memo.clear()
        while not (s.over or s.steps[-1].waits(s)):
            if isinstance(s.steps[-1], RoundEnd) and not quiet:
                self.compare()
            s.steps[-1].proceed(s, nobody)
            s.memo.clear()

    def compare(self) -> None:
        """Compare the table with the next checkpoint, which must be of this round."""
        if self.checked >= len(self.marks):
            self.runs = []
            return
        mark = self.marks[self.checked]
        name = str(mark["ended"]).partition(" (")[0]
        if name != label(self.state):
            raise Diverged(None, {"checkpoint": name}, label(self.state))
        found = summary(self.state, self.ids) | {"runs": self.runs}
        expected = mark | {"runs": [run_marked(run) for run in mark["runs"]]}
        if self.state.operating == 0 and expected["priority"] in (None, self.began):
            # The card lies with who began the stock round until the next round shows the new holder.
            expected["priority"] = found["priority"]
        wrong = differences(expected, found)
        if wrong:
            raise Diverged(None, {"checkpoint": name} | {k: v[0] for k, v in wrong.items()}, wrong)
        self.checked += 1
        self.runs, self.began = [], found["priority"]

    def final(self) -> None:
        """Compare what the export says of the end (rule 8)."""
        s = self.state
        if self.checked < len(self.marks):
            self.compare()
        if self.raw.get("status") == "finished" and not s.over and not self.stopped:
            raise Diverged("E-7.1", "the game is over", self.waiting())
        reason = self.raw.get("game_end_reason")
        ended = "bankrupt" if s.bankrupt is not None else "bank" if s.over else None
        if reason in ("bank", "bankrupt") and reason != ended:
            raise Diverged("E-7.1", f"ended by {reason}", f"ended by {ended}")
        self._compare_result()

    def _compare_result(self) -> None:
        result = self.raw.get("result")
        if not isinstance(result, dict) or self.raw.get("status") != "finished":
            return
        names = [str(player["name"]) for player in self.raw["players"]]
        for keys in ([str(i) for i in self.ids], names):
            if set(result) == set(keys):
                found = {key: worth(self.state, p) for key, p in zip(keys, self.state.players, strict=True)}
                if {k: int(v) for k, v in result.items()} != found:
                    raise Diverged("E-7.3", result, found)

    def _before(self, a: Action, entry: dict[str, Any]) -> Callable[[], None]:
        """Note what must be known before an action is done; what it gives back is called after it."""
        s = self.state
        match a:
            case act.TakePrivate() | act.Bid() | act.Raise() | act.Pass():
                return self._after_sale
            case act.Par(company=company):
                return lambda: self.copies.move(f"{company}_0", a.seat)
            case act.BuyShare(company=company) | act.SellShares(company=company):
                return self._after_shares(a, s.company(company).president, entry)
            case act.ExchangeForShare():
                return self._after_shares(a, s.company("NYC").president, entry)
            case act.LayTile() | act.LayByPrivate():
                return lambda: self.copies.tile_laid(entry["tile"], entry["hex"])
            case act.BuyTrain() | act.BuyTrainOf() | act.TradeIn():
                return self._after_train(a, entry)
            case act.DiscardTrain():
                return lambda: self.copies.trains.__setitem__(entry["train"], POOL)
            case act.Run():
                self.runs.append(run_told(entry))
            case act.PayOut():
                self.runs[-1]["paid"] = True
        return _nothing

    def _after_sale(self) -> None:
        owner = owner_of(self.state, "CA")
        if isinstance(owner, Player) and "PRR_1" in self.copies.held("PRR", "offering"):
            self.copies.move("PRR_1", owner.seat)

    def _after_shares(self, a: Any, old: int | None, entry: dict[str, Any]) -> Callable[[], None]:
        company = "NYC" if isinstance(a, act.ExchangeForShare) else a.company

        def follow() -> None:
            presidents = old, self.state.company(company).president
            if isinstance(a, act.SellShares):
                self.copies.sold(entry["shares"], entry["percent"], a.seat, presidents)
            else:
                self.copies.move(entry["shares"][0], a.seat)
                self.copies.president_changed(company, presidents)

        return follow

    def _after_train(self, a: Action, entry: dict[str, Any]) -> Callable[[], None]:
        def follow() -> None:
            self.copies.trains[entry["train"]] = entry["entity"]
            if entry.get("exchange"):
                self.copies.trains[entry["exchange"]] = POOL

        return follow


def _nothing() -> None:
    """Nothing to follow up."""


def _options(raw: Any) -> Options:
    chosen = (raw.get("settings") or {}).get("optional_rules") or []
    unknown = [name for name in chosen if name not in OPTIONS]
    if unknown:
        raise BadInput(f"the option {unknown[0]!r} of this export is not played here")
    return load_options(Options, dict.fromkeys(chosen, True) | {"profile": "18xx.games"})  # type: ignore[no-any-return]
