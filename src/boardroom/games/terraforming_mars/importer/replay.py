"""Replays games recorded elsewhere in the form `tm-game-1`, and single cards in `tm-card-deltas-1`.

Every decision is played by our rules in the digital profile; menus, states, checkpoints and the final score
are compared with the record.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from boardroom.core.actions import Action, Fact
from boardroom.core.engine import collect_facts
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.journal import Journal, Setup
from boardroom.core.records import DAMAGE, Divergence, Replayed, damage_of
from boardroom.games.terraforming_mars import actions as act
from boardroom.games.terraforming_mars import awards
from boardroom.games.terraforming_mars.errors import input_error
from boardroom.games.terraforming_mars.facts import CardRevealed
from boardroom.games.terraforming_mars.importer import deltas, neutral
from boardroom.games.terraforming_mars.importer.follower import (
    Diverged,
    Follower,
    Unclear,
    payment_for,
    search_answers,
    use,
    values_in,
)
from boardroom.games.terraforming_mars.importer.items import heat_in, payment
from boardroom.games.terraforming_mars.importer.neutral import Json
from boardroom.games.terraforming_mars.research import Drafting, Researching, Starting
from boardroom.games.terraforming_mars.scoring import standings
from boardroom.games.terraforming_mars.state import Player, State
from boardroom.games.terraforming_mars.turn import Turn


def replay(game: Game[State], raw: object, to: int | None = None) -> Replayed[State]:
    """Replay a recorded game, or all recorded cards."""
    if not isinstance(raw, dict) or raw.get("format") not in (deltas.FORM, neutral.GAME_FORM):
        raise BadInput("not-this-form", form=(neutral.GAME_FORM, deltas.FORM))
    try:
        if raw["format"] == deltas.FORM:
            return deltas.replay(raw, to)
        return Replayer(game, raw).run(to)
    except DAMAGE as error:
        raise damage_of(error) from None


class Replayer(Follower):
    """One pass through a recorded game."""

    def __init__(self, game: Game[State], raw: Json) -> None:
        self.game = game
        self.raw, self.options, self.chance = raw, neutral.options_of(raw), neutral.chance_of(raw)
        self.seats: int = raw["setup"]["players"]
        told: list[Fact] = []
        super().__init__(game.begin(self.options, self.seats, self.chance, collect_facts(told)), told=told)
        self.row = self.checked = 0

    def run(self, to: int | None) -> Replayed[State]:
        log = self.raw["log"]
        marks = {mark["afterLog"]: mark for mark in self.raw["checkpoints"]}
        divergence = None
        try:
            self._begin()
            for self.row, entry in enumerate(log[:to], 1):
                self.entry(entry)
                if self.row in marks:
                    self.compare(marks[self.row])
                    self.checked += 1
            if to is None or to >= len(log):
                self.final()
        except Diverged as found:
            divergence = Divergence(self.row, found.clause, found.expected, found.found)
        s = self.state
        return Replayed(
            neutral.GAME_FORM, self.row, self.checked, divergence, s, standings(s), self.journal()
        )

    def journal(self) -> Journal[State]:
        """The same game as a journal of our own."""
        journal = Journal.deal(Setup(self.game, self.options, self.seats, self.chance))
        for a in self.played:
            journal.play(a)
        return journal

    def _begin(self) -> None:
        if (first := self.raw["setup"].get("first", self.state.first)) != self.state.first:
            raise Diverged("TM-6.3", {"first": first}, {"first": self.state.first})  # always seat 0
        expected = sorted(self.raw["setup"]["startTiles"], key=str)
        found = sorted(neutral.tile_rows(self.state), key=str)
        if expected != found:
            raise Diverged("TM-13.2.1", expected, found)

    def entry(self, entry: Json) -> None:
        """One recorded decision: the menu, the decision, its outcome."""
        seat, do = entry["p"], entry["do"]
        if do not in _DECISIONS:
            raise input_error("decision", decision=do)
        player = self.state.players[seat]
        self._check_offered(entry, player)
        hands = [p.hand for p in self.state.players]
        self.told.clear()
        items = [dict(item) for item in entry.get("then", ())]
        if do == "end-turn" and not self._on_turn(seat):
            raise Diverged("TM-7.4", entry, self.state.steps[-1].key)
        before, done = self.state.clone(), len(self.played)
        try:
            _DECISIONS[do](self, seat, entry, items)
            self.follow(items)
        except Unclear as unclear:
            self._explore(entry, before, done, unclear)
        self._check_draws(entry, hands)
        self._check_after(entry)

    def _explore(self, entry: Json, before: State, done: int, unclear: Unclear) -> None:
        """Search for answers that lead to the recorded state when they cannot be read."""
        first = self.played[done : done + 1]
        if not first and entry["do"] == "use":
            first = _uses(before, entry)
        hands, expected = [p.hand for p in before.players], _draws_in(entry)

        def fits(s: State) -> bool:
            return neutral.state_row(s) == entry["after"] and _draws(s, hands) == expected

        found = search_answers(before, first, values_in(entry.get("then", ())), fits)
        if found is None:
            raise unclear
        self.state = before
        del self.played[done:]
        self.told.clear()
        for a in found:
            self.play(a)

    def _on_turn(self, seat: int) -> bool:
        return seat in self.state.steps[-1].waits(self.state)

    def _check_offered(self, entry: Json, player: Player) -> None:
        step = self.state.steps[-1]
        if "menu" in entry:
            if not isinstance(step, Turn) or step.seat != player.seat:
                raise Diverged("TM-7.4", {"p": player.seat}, step.to_json())
            expected = neutral.sort_menu(entry["menu"])
            found = neutral.sort_menu(neutral.menu_of(self.state, player))
            if expected != found:
                parts = [k for k in {**expected, **found} if expected.get(k) != found.get(k)]
                raise Diverged(
                    "TM-8.1", {k: expected.get(k) for k in parts}, {k: found.get(k) for k in parts}
                )
        if "offered" in entry:
            cards: tuple[int, ...] = ()
            if isinstance(step, Drafting):
                cards = step.packs[player.seat]
            elif isinstance(step, Researching):
                cards = step.cards[player.seat]
            if sorted(cards) != sorted(entry["offered"]):
                raise Diverged("TM-7.3", entry["offered"], list(cards))

    def _check_draws(self, entry: Json, hands: list[tuple[int, ...]]) -> None:
        if entry["do"] in ("start", "draft", "buy"):
            return
        found, expected = _draws(self.state, hands), _draws_in(entry)
        if found != expected:
            raise Diverged("TM-5.7", {"drew": expected}, {"drew": found})
        seen = [fact.card for fact in self.told if isinstance(fact, CardRevealed)]
        if seen != ([entry["revealed"]] if "revealed" in entry else []):
            raise Diverged("TM-5.7", {"revealed": entry.get("revealed")}, {"revealed": seen})

    def _check_after(self, entry: Json) -> None:
        if isinstance(self.state.steps[-1], Starting):
            return  # choices take effect once all players have chosen
        found = neutral.state_row(self.state)
        for name in ("g", "p"):
            if found[name] != entry["after"][name]:
                raise Diverged(neutral.CLAUSES[name], {name: entry["after"][name]}, {name: found[name]})

    def compare(self, mark: Json) -> None:
        """A checkpoint, part by part."""
        found = neutral.table_of(self.state)
        for name, expected in mark.items():
            if name not in ("afterLog", "vp"):
                ours, theirs = _alike(name, found.get(name)), _alike(name, expected)
                if ours != theirs:
                    clause = neutral.CLAUSES.get(name, "TM-7.1")
                    raise Diverged(clause, {name: expected}, {name: found.get(name)})

    def final(self) -> None:
        expected = self.raw["final"]
        if not self.state.over:
            raise Diverged("TM-1.6", {"over": True}, {"step": self.state.steps[-1].key})
        self.compare(expected)
        points = [neutral.points_of(self.state, p) for p in self.state.players]
        if points != expected["vp"]:
            raise Diverged("TM-12.2", {"vp": expected["vp"]}, {"vp": points})
        if self.checked != (marks := len(self.raw["checkpoints"])):
            raise Diverged("TM-7.1", {"checkpoints": marks}, {"checkpoints": self.checked})
        if left := self.state.chance.leftovers():
            raise Diverged("TM-5.9", {"unused": []}, {"unused": left})


def _uses(s: State, entry: Json) -> list[Action]:
    """The actions that use the card of an entry."""
    source = f"{entry['card']:03d}" if isinstance(entry["card"], int) else entry["card"]
    listed = (a for offer in s.steps[-1].offers(s, entry["p"]) for a in offer.actions())
    return [a for a in listed if isinstance(a, act.Use) and a.source == source]


def _draws(s: State, hands: list[tuple[int, ...]]) -> dict[str, list[int]]:
    """Cards that came into hands, by seat."""
    found = {str(p.seat): sorted(set(p.hand) - set(h)) for p, h in zip(s.players, hands, strict=True)}
    return {seat: cards for seat, cards in found.items() if cards}


def _draws_in(entry: Json) -> dict[str, list[int]]:
    return {seat: sorted(cards) for seat, cards in entry.get("drew", {}).items() if cards}


def _alike(name: str, value: Any) -> Any:
    """Lists without an order of their own, sorted."""
    if name in ("tiles", "claims", "milestones", "awards"):
        return sorted(value, key=str)
    if name == "hands":
        return [sorted(hand) for hand in value]
    return value


# --- decisions


def _start(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    r.play(act.Start(seat, e["corporation"], tuple(e["buy"])))


def _draft(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    for card in e["cards"]:
        r.play(act.Draft(seat, card))


def _buy(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    r.play(act.Buy(seat, tuple(e["cards"]), heat_in(items)))


def _play(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    r.play(act.Play(seat, e["card"], payment(e["pay"])))


def _standard(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    r.play(act.StandardProject(seat, e["project"], payment(e["pay"])))


def _claim(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    r.play(act.Claim(seat, e["which"], payment_for(awards.MILESTONE_BILL, items)))


def _fund(r: Replayer, seat: int, e: Json, items: list[Json]) -> None:
    r.play(act.Fund(seat, e["which"], payment_for(awards.award_bill(r.state), items)))


_DECISIONS: dict[str, Callable[[Replayer, int, Json, list[Json]], None]] = {
    "start": _start,
    "draft": _draft,
    "buy": _buy,
    "play": _play,
    "standard": _standard,
    "sell": lambda r, seat, e, items: r.play(act.Sell(seat, tuple(e["cards"]))),
    "milestone": _claim,
    "award": _fund,
    "use": use,
    "plants": lambda r, seat, e, items: r.play(act.ConvertPlants(seat, e["hex"])),
    "heat": lambda r, seat, e, items: r.play(act.ConvertHeat(seat)),
    "first-action": lambda r, seat, e, items: r.play(act.FirstAction(seat)),
    "end-turn": lambda r, seat, e, items: r.play(act.EndTurn(seat)),
    "pass": lambda r, seat, e, items: r.play(act.Pass(seat)),
    "final-greenery": lambda r, seat, e, items: r.play(act.ConvertPlants(seat, e["hex"])),
    "final-none": lambda r, seat, e, items: r.play(act.Pass(seat)),
}
