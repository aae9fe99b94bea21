"""Replays games recorded elsewhere in the form `pg-neutral-1`, checking every event and checkpoint."""

from __future__ import annotations

from dataclasses import dataclass, field

from boardroom.core.actions import Action, Fact, Skipped
from boardroom.core.chance import Chance
from boardroom.core.engine import collect_facts, refusal
from boardroom.core.errors import BadInput
from boardroom.core.game import Game
from boardroom.core.inputs import integer, integers_of, mapping_of, objects_of, text_of
from boardroom.core.journal import Journal, Setup
from boardroom.core.json_types import JsonObject
from boardroom.core.records import DAMAGE, Divergence, Replayed, damage_of
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid import build, fuel
from boardroom.games.power_grid.bureaucracy import Bureaucracy
from boardroom.games.power_grid.editions import EDITIONS, EditionKey
from boardroom.games.power_grid.errors import input_error
from boardroom.games.power_grid.facts import FuelLost
from boardroom.games.power_grid.importer import neutral
from boardroom.games.power_grid.importer.neutral import FORMAT, RESULTS
from boardroom.games.power_grid.plants import FUELS, PLANTS, Basket, PlantRun
from boardroom.games.power_grid.rounds import Round
from boardroom.games.power_grid.scoring import standings
from boardroom.games.power_grid.scrapping import GivingUp
from boardroom.games.power_grid.state import Options, State


class Diverged(Exception):
    """The record and the rules part here."""

    def __init__(self, clause: str, expected: object, found: object) -> None:
        super().__init__(clause, expected, found)
        self.clause, self.expected, self.found = clause, expected, found


def replay(game: Game[State], raw: object, to: int | None = None) -> list[Replayed[State]]:
    """Replay a record under every edition it names."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadInput("not-this-form", form=FORMAT)
    if raw.get("rules") != "original":
        raise input_error("rules", rules=raw.get("rules"))
    editions = raw.get("editions")
    if not isinstance(editions, list) or not editions or any(e not in EDITIONS for e in editions):
        raise input_error("editions", known=tuple(EDITIONS), editions=editions)
    try:
        return [Replayer(game, raw, edition).run(to) for edition in editions]
    except DAMAGE as error:
        raise damage_of(error) from None


@dataclass
class Ours:
    """Our side of a replay: the table, what it told and the record has not, the table after every phase."""

    game: Game[State]
    options: Options
    seats: int
    chance: Chance
    told: list[Fact] = field(default_factory=list)
    played: list[Action] = field(default_factory=list)
    marks: dict[tuple[int, int], JsonObject] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.state = self.game.begin(self.options, self.seats, self.chance, collect_facts(self.told))

    def check(self, a: Action) -> None:
        why = refusal(self.state, a)
        if why:
            raise Diverged(why.clause, a.notation(), why)

    def play(self, a: Action) -> None:
        self.check(a)
        self.state.steps[-1].moves[type(a)].do(self.state, a, collect_facts(self.told))
        self.played.append(a)
        self._settle()

    def _settle(self) -> None:
        """The engine's loop, noting the table at the end of every phase as the checkpoints do."""
        s, tell = self.state, collect_facts(self.told)
        s.memo.clear()
        while not (s.over or s.steps[-1].waits(s)):
            ended = (s.round, s.phase) if isinstance(s.steps[-1], Round) else None
            s.steps[-1].proceed(s, tell)
            if ended and ended[1] >= 2:
                self.marks[ended] = neutral.table_of(s)

    def asks(self, p: int) -> bool:
        return p in self.state.steps[-1].waits(self.state)

    def take_skip(self, p: int, *clauses: str) -> bool:
        """Take off the news that the seat was skipped, and say whether there was any.

        The record asks players who have nothing to choose; we skip them, and may by then be waiting for
        the same seat in the next phase.
        """
        for fact in self.told:
            if isinstance(fact, Skipped) and fact.seat == p and fact.clause in clauses:
                self.told.remove(fact)
                return True
        return False

    def journal(self) -> Journal[State]:
        """The same game as a journal of our own."""
        journal = Journal.deal(Setup(self.game, self.options, self.seats, self.chance))
        for a in self.played:
            journal.play(a)
        return journal


@dataclass
class Replayer:
    """One pass through a record: choices are played, results of the rules are checked."""

    game: Game[State]
    raw: JsonObject
    edition: EditionKey
    basket: Basket = Basket()
    lost: Basket = Basket()
    loser: int = -1
    running: tuple[PlantRun, ...] = ()
    done: int = 0
    checked: int = 0

    def __post_init__(self) -> None:
        options = neutral.options_of(self.raw, self.edition)
        self.ours = Ours(self.game, options, integer(self.raw["players"]), neutral.luck_of(self.raw))
        self.choices = {
            "auction": lambda p, e: self.ours.play(
                act.OpenAuction(p, integer(e["plant"]), integer(e["bid"]))
            ),
            "bid": lambda p, e: self.ours.play(act.Bid(p, integer(e["amount"]))),
            "fold": lambda p, e: self.ours.play(act.DropOut(p)),
            "decline": self._decline,
            "scrap": lambda p, e: self.ours.play(act.Scrap(p, integer(e["plant"]))),
            "dump": lambda p, e: self._lose(p, neutral.token(text_of(e["kind"]))),
            "buy": self._buy,
            "build": self._build,
            "done": self._end_turn,
            "run": self._run,
        }

    def run(self, to: int | None) -> Replayed[State]:
        events, divergence = objects_of(self.raw["events"]), None
        try:
            self.follow(events[:to], neutral.checkpoints_of(self.raw))
            if to is None or to >= len(events):
                compare_final(self.ours, self.raw)
        except Diverged as found:
            divergence = Divergence(self.done, found.clause, found.expected, found.found)
        s = self.ours.state
        return Replayed(FORMAT, self.done, self.checked, divergence, s, standings(s), self.ours.journal())

    def follow(self, events: list[JsonObject], marks: dict[int, list[JsonObject]]) -> None:
        """Play the events, and after each look at the checkpoints that follow it."""
        for self.done, event in enumerate(events, 1):
            self.event(event)
            for mark in marks.get(self.done, ()):
                self._settle_losses()  # tokens given up can be the last thing of phase 2: no card, no event
                compare_checkpoint(self.ours, mark)
                self.checked += 1

    def event(self, event: JsonObject) -> None:
        choice, result = event.get("c"), event.get("r")
        if choice not in self.choices and result not in RESULTS:
            raise input_error("event", event=event)
        if choice != "dump" and result != "lost":
            self._settle_losses()
        if choice:
            self.choices[text_of(choice)](integer(event["p"]), event)
        elif result == "lost":
            coal, oil, garbage, uranium = integers_of(event["fuel"])
            self._lose(integer(event["p"]), Basket(coal, oil, garbage, uranium))
        else:
            if result == "income":
                self._run_now(integer(event["p"]))
            expect(self.ours, event)

    def _decline(self, p: int, event: JsonObject) -> None:
        if not self.ours.take_skip(p, "PG-4.2"):
            self.ours.play(act.Pass(p))

    def _lose(self, p: int, basket: Basket) -> None:
        """Tokens given up by choice and those the rules take are one loss for us."""
        self.lost, self.loser = self.lost.plus(basket), p

    def _settle_losses(self) -> None:
        if not self.lost.total:
            return
        lost, self.lost = self.lost, Basket()
        if isinstance(self.ours.state.steps[-1], GivingUp):
            self.ours.play(act.GiveUp(self.loser, lost))
        facts = [f for f in self.ours.told if isinstance(f, FuelLost)]
        if [(f.seat, f.basket) for f in facts] != [(self.loser, lost)]:
            found = [{"p": f.seat, "lost": list(f.basket)} for f in facts]
            raise Diverged("PG-4.10", {"p": self.loser, "lost": list(lost)}, found)
        self.ours.told.remove(facts[0])

    def _buy(self, p: int, event: JsonObject) -> None:
        basket = self.basket.plus(neutral.token(text_of(event["kind"])))
        self.ours.check(act.BuyFuel(p, basket))
        cost = fuel.price(self.ours.state.fuel, basket) - fuel.price(self.ours.state.fuel, self.basket)
        if cost != event["cost"]:
            raise Diverged("PG-5.1", event, event | {"cost": cost})
        self.basket = basket

    def _end_turn(self, p: int, event: JsonObject) -> None:
        if self.basket.total:
            basket, self.basket = self.basket, Basket()
            self.ours.play(act.BuyFuel(p, basket))
        elif not self.ours.take_skip(p, "PG-5.2", "PG-6.4"):
            self.ours.play(act.Pass(p) if self.ours.state.phase == 3 else act.Done(p))

    def _build(self, p: int, event: JsonObject) -> None:
        a = act.Build(p, text_of(event["city"]))
        self.ours.check(a)
        # Asked before, not read off the money: the last house can bring the builder's income at once.
        s = self.ours.state
        cost = sum(build.costs(s, s.players[p], s.network.board.places[a.city]))
        if cost != event["cost"]:
            raise Diverged("PG-6.3", event, event | {"cost": cost})
        self.ours.play(a)

    def _run(self, p: int, event: JsonObject) -> None:
        plant, fuels = integer(event["plant"]), mapping_of(event["fuel"])
        hybrid = PLANTS[plant].kind == "hybrid"
        run = PlantRun(plant, integer(fuels.get("coal", 0)) if hybrid else 0)
        self.ours.check(act.Run(p, (*self.running, run)))
        burnt = {f: n for f, n in zip(FUELS, run.burns, strict=True) if n}
        if burnt != {f: n for f, n in fuels.items() if n}:
            raise Diverged("PG-1.6", event, event | {"fuel": burnt})
        self.running += (run,)

    def _run_now(self, p: int) -> None:
        if self.ours.asks(p) and isinstance(self.ours.state.steps[-1], Bureaucracy):
            run, self.running = self.running, ()
            self.ours.play(act.Run(p, run))


def expect(ours: Ours, event: JsonObject) -> None:
    """What the record says next must be what the rules did next."""
    while ours.told:
        found = neutral.event_of(ours.told.pop(0))
        if found == event:
            return
        if found is not None:
            raise Diverged(neutral.clause_of(found), event, found)
    raise Diverged(neutral.clause_of(event), event, None)


def compare_checkpoint(ours: Ours, mark: JsonObject) -> None:
    """The whole table after a phase."""
    round_number, phase = integer(mark["round"]), integer(mark["phase"])
    found = ours.marks.get((round_number, phase))
    if found is None:
        raise Diverged("PG-3.0", mark, {"round": ours.state.round, "phase": ours.state.phase})
    where: JsonObject = {"round": round_number, "phase": phase}
    for name in {**found, **mark}:
        if name not in ("round", "phase", "after_event") and found.get(name) != mark.get(name):
            clause = neutral.FIELDS.get(name, neutral.PLAYERS[phase])
            raise Diverged(clause, where | {name: mark.get(name)}, where | {name: found.get(name)})


def compare_final(ours: Ours, raw: JsonObject) -> None:
    """The end of the game; nothing may be left over on either side."""
    expected, s = mapping_of(raw["final"]), ours.state
    rest = [found for fact in ours.told if (found := neutral.event_of(fact)) is not None]
    if rest:
        raise Diverged(neutral.clause_of(rest[0]), None, rest[0])
    if not s.over:
        raise Diverged("PG-13.1", {"over": True}, {"step": s.steps[-1].key})
    found = neutral.final_of(s, integers_of(expected["ranking"]))
    for name in {**found, **expected}:
        if found.get(name) != expected.get(name):
            clause = neutral.FINAL.get(name, "PG-13.1")
            raise Diverged(clause, {name: expected.get(name)}, {name: found.get(name)})
    appeared = s.card_phase or None
    if (said := raw.get("step3_card_phase", appeared)) != appeared:
        raise Diverged("PG-10.1", {"step3_card_phase": said}, {"step3_card_phase": appeared})
    if left := s.chance.leftovers():
        raise Diverged("PG-10.4", {"unused": []}, {"unused": left})
