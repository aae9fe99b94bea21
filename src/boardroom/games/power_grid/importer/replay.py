"""Replays records in the format `pg-neutral-1`, checking every event and checkpoint."""

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
from boardroom.games.power_grid.plants.scrapping import GivingUp
from boardroom.games.power_grid.rounds import Round
from boardroom.games.power_grid.scoring import standings
from boardroom.games.power_grid.state import Options, State


class Diverged(Exception):
    """The record and the rules differ."""

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
class Playback:
    """The game as our rules play it: its state, facts not yet matched with events, a checkpoint per phase."""

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
        self._run_steps()

    def _run_steps(self) -> None:
        """Run the engine's automatic steps and record a checkpoint at the end of every phase."""
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
        """Remove the fact that the seat was skipped; False if there is none.

        The record asks players without a choice, too. Our rules skip them, and may already be waiting for
        the same seat in the next phase.
        """
        for fact in self.told:
            if isinstance(fact, Skipped) and fact.seat == p and fact.clause in clauses:
                self.told.remove(fact)
                return True
        return False

    def journal(self) -> Journal[State]:
        """The same game as a journal."""
        journal = Journal.deal(Setup(self.game, self.options, self.seats, self.chance))
        for a in self.played:
            journal.play(a)
        return journal


@dataclass
class Replayer:
    """One pass through a record: it plays the choices and checks the results."""

    game: Game[State]
    raw: JsonObject
    edition: EditionKey
    basket: Basket = Basket()
    lost: Basket = Basket()
    loser: int = -1
    scrapping: act.Scrap | None = None
    running: tuple[PlantRun, ...] = ()
    done: int = 0
    checked: int = 0

    def __post_init__(self) -> None:
        options = neutral.options_of(self.raw, self.edition)
        self.playback = Playback(
            self.game, options, integer(self.raw["players"]), neutral.chance_of(self.raw)
        )
        self.choices = {
            "auction": lambda p, e: self.playback.play(
                act.OpenAuction(p, integer(e["plant"]), integer(e["bid"]))
            ),
            "bid": lambda p, e: self.playback.play(act.Bid(p, integer(e["amount"]))),
            "fold": lambda p, e: self.playback.play(act.DropOut(p)),
            "decline": self._decline,
            "scrap": self._scrap,
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
                compare_final(self.playback, self.raw)
        except Diverged as found:
            divergence = Divergence(self.done, found.clause, found.expected, found.found)
        s = self.playback.state
        return Replayed(FORMAT, self.done, self.checked, divergence, s, standings(s), self.playback.journal())

    def follow(self, events: list[JsonObject], marks: dict[int, list[JsonObject]]) -> None:
        """Play the events and compare the checkpoints that follow each of them."""
        for self.done, event in enumerate(events, 1):
            self.event(event)
            for mark in marks.get(self.done, ()):
                self._settle_losses()  # phase 2 can end with tokens given up, without another event
                compare_checkpoint(self.playback, mark)
                self.checked += 1
        self._settle_losses()

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
            expect(self.playback, event)

    def _decline(self, p: int, event: JsonObject) -> None:
        if not self.playback.take_skip(p, "PG-4.2"):
            self.playback.play(act.Pass(p))

    def _scrap(self, p: int, event: JsonObject) -> None:
        """Hold the move back: the tokens left on the plant follow in the record (PG-4.10)."""
        self.scrapping = act.Scrap(p, integer(event["plant"]))
        self.playback.check(self.scrapping)

    def _lose(self, p: int, basket: Basket) -> None:
        """Add up tokens given up by choice and by force: the rules report them as one loss."""
        self.lost, self.loser = self.lost.plus(basket), p

    def _settle_losses(self) -> None:
        lost, self.lost = self.lost, Basket()
        if self.scrapping:
            scrap, self.scrapping = self.scrapping, None
            leaving = act.ScrapWithFuel(scrap.seat, scrap.plant, lost)
            may_leave = scrap.seat == self.loser and refusal(self.playback.state, leaving) is None
            self.playback.play(leaving if may_leave else scrap)
        if not lost.total:
            return
        if isinstance(self.playback.state.steps[-1], GivingUp):
            self.playback.play(act.GiveUp(self.loser, lost))
        facts = [f for f in self.playback.told if isinstance(f, FuelLost)]
        if [(f.seat, f.basket) for f in facts] != [(self.loser, lost)]:
            found = [{"p": f.seat, "lost": list(f.basket)} for f in facts]
            raise Diverged("PG-4.10", {"p": self.loser, "lost": list(lost)}, found)
        self.playback.told.remove(facts[0])

    def _buy(self, p: int, event: JsonObject) -> None:
        basket = self.basket.plus(neutral.token(text_of(event["kind"])))
        self.playback.check(act.BuyFuel(p, basket))
        cost = fuel.price(self.playback.state.fuel, basket) - fuel.price(
            self.playback.state.fuel, self.basket
        )
        if cost != event["cost"]:
            raise Diverged("PG-5.1", event, event | {"cost": cost})
        self.basket = basket

    def _end_turn(self, p: int, event: JsonObject) -> None:
        if self.basket.total:
            basket, self.basket = self.basket, Basket()
            self.playback.play(act.BuyFuel(p, basket))
        elif not self.playback.take_skip(p, "PG-5.2", "PG-6.4"):
            self.playback.play(act.Pass(p) if self.playback.state.phase == 3 else act.Done(p))

    def _build(self, p: int, event: JsonObject) -> None:
        a = act.Build(p, text_of(event["city"]))
        self.playback.check(a)
        # Compute the cost beforehand: after the last house the player's money may already include the income.
        s = self.playback.state
        cost = sum(build.costs(s, s.players[p], s.network.places[a.city]))
        if cost != event["cost"]:
            raise Diverged("PG-6.3", event, event | {"cost": cost})
        self.playback.play(a)

    def _run(self, p: int, event: JsonObject) -> None:
        plant, fuels = integer(event["plant"]), mapping_of(event["fuel"])
        hybrid = PLANTS[plant].kind == "hybrid"
        run = PlantRun(plant, integer(fuels.get("coal", 0)) if hybrid else 0)
        self.playback.check(act.Run(p, (*self.running, run)))
        burnt = {f: n for f, n in zip(FUELS, run.burns, strict=True) if n}
        if burnt != {f: n for f, n in fuels.items() if n}:
            raise Diverged("PG-1.6", event, event | {"fuel": burnt})
        self.running += (run,)

    def _run_now(self, p: int) -> None:
        if self.playback.asks(p) and isinstance(self.playback.state.steps[-1], Bureaucracy):
            run, self.running = self.running, ()
            self.playback.play(act.Run(p, run))


def expect(playback: Playback, event: JsonObject) -> None:
    """Require that the next event of the record is the next fact of the rules."""
    while playback.told:
        found = neutral.event_of(playback.told.pop(0))
        if found == event:
            return
        if found is not None:
            raise Diverged(neutral.clause_of(found), event, found)
    raise Diverged(neutral.clause_of(event), event, None)


def compare_checkpoint(playback: Playback, mark: JsonObject) -> None:
    """Compare the whole state after a phase."""
    round_number, phase = integer(mark["round"]), integer(mark["phase"])
    found = playback.marks.get((round_number, phase))
    if found is None:
        raise Diverged("PG-3.0", mark, {"round": playback.state.round, "phase": playback.state.phase})
    where: JsonObject = {"round": round_number, "phase": phase}
    for name in {**found, **mark}:
        if name not in ("round", "phase", "after_event") and found.get(name) != mark.get(name):
            clause = neutral.FIELDS.get(name, neutral.PLAYERS[phase])
            raise Diverged(clause, where | {name: mark.get(name)}, where | {name: found.get(name)})


def compare_final(playback: Playback, raw: JsonObject) -> None:
    """Compare the end of the game; no event or fact may be left over."""
    expected, s = mapping_of(raw["final"]), playback.state
    rest = [found for fact in playback.told if (found := neutral.event_of(fact)) is not None]
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
