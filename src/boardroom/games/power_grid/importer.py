"""Replays games recorded elsewhere in the form `pg-neutral-1`, checking every event and checkpoint."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from boardroom.core.actions import Action, Fact, Shuffled
from boardroom.core.chance import Chance, scripted
from boardroom.core.engine import listener, refusal
from boardroom.core.fields import BadInput
from boardroom.core.journal import Divergence, Journal, Replayed
from boardroom.core.steps import Over
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid import fuel, plant_market
from boardroom.games.power_grid.bureaucracy import Bureaucracy
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.power_grid.plants import FUELS, PLANTS, Basket, PlantRun
from boardroom.games.power_grid.rounds import Round, standings
from boardroom.games.power_grid.scrapping import GivingUp
from boardroom.games.power_grid.state import Options, State

FORMAT = "pg-neutral-1"


class Diverged(Exception):
    """The record and the rules part here."""

    def __init__(self, clause: str | None, expected: Any, found: Any) -> None:
        super().__init__(clause, expected, found)
        self.clause, self.expected, self.found = clause, expected, found


def replay(raw: Any, to: int | None = None) -> list[Replayed]:
    """Replay a record under every edition it names."""
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise BadInput(f"this is not a record of the form {FORMAT}")
    if raw.get("rules") != "original":
        raise BadInput(f"this record is of the rules {raw.get('rules')!r}, which Boardroom does not play")
    try:
        return [Replayer(raw, edition).run(to) for edition in raw["editions"]]
    except (KeyError, IndexError, TypeError, ValueError) as error:
        raise BadInput(f"this record is damaged: {type(error).__name__} {error}") from None


@dataclass
class Replayer:
    """One pass through a record: choices are played, results of the rules are checked."""

    raw: Any
    edition: str
    state: State = field(init=False)
    told: list[Fact] = field(default_factory=list)
    played: list[Action] = field(default_factory=list)
    marks: dict[tuple[int, int], dict[str, Any]] = field(default_factory=dict)
    basket: Basket = Basket()
    given_up: Basket = Basket()
    running: list[PlantRun] = field(default_factory=list)

    def __post_init__(self) -> None:
        raw = self.raw
        if raw["map"] not in BOARDS:
            raise BadInput(f"there is no map {raw['map']!r}")
        self.options = Options(edition=self.edition, map=raw["map"], regions=tuple(raw["regions"]))  # type: ignore[arg-type]
        if conflict := self.options.conflict():
            raise BadInput(conflict)
        self.chance = _luck(raw)
        self.state = GAME.begin(self.options, raw["players"], self.chance, listener(self.told))

    def run(self, to: int | None) -> Replayed:
        events, marks = self.raw["events"], {c["after_event"]: c for c in self.raw["checkpoints"]}
        divergence, done, checked = None, 0, 0
        try:
            for done, event in enumerate(events[:to], 1):
                self.event(event)
                if done in marks:
                    self.checkpoint(marks[done])
                    checked += 1
            if to is None or to >= len(events):
                self.final()
        except Diverged as found:
            divergence = Divergence(done, found.clause, found.expected, found.found)
        return Replayed(FORMAT, done, checked, divergence, self.state, standings(self.state), self.journal())

    def journal(self) -> Journal[State]:
        """The same game as a journal of our own."""
        journal = Journal(GAME, self.options, self.raw["players"], self.chance)
        for a in self.played:
            journal.play(a)
        return journal

    def event(self, event: dict[str, Any]) -> None:
        if event.get("c") not in (None, "dump") and self.given_up.total:
            self._settle_losses()
        if "c" in event:
            getattr(self, f"_{event['c']}")(event["p"], event)
        elif event["r"] == "lost":
            self.given_up = self.given_up.plus(Basket(*event["fuel"]))
        else:
            if self.given_up.total:
                self._settle_losses()
            if event["r"] == "income":
                self._run_now(event["p"])
            self._expect(event)

    def play(self, a: Action) -> None:
        why = refusal(self.state, a)
        if why:
            raise Diverged(why.clause, a.notation(), f"{why.reason} {why.args}")
        tell = listener(self.told)
        self.state.steps[-1].moves[type(a)].do(self.state, a, tell)
        self.played.append(a)
        self._settle()

    def _settle(self) -> None:
        """The engine's loop, noting the table at the end of every phase as the checkpoints do."""
        s, tell = self.state, listener(self.told)
        s.memo.clear()
        while not (s.over or s.steps[-1].waits(s)):
            ended = (s.round, s.phase) if isinstance(s.steps[-1], Round) else None
            s.steps[-1].proceed(s, tell)
            if ended and ended[1] >= 2:
                self.marks[ended] = summary(s)

    def _auction(self, p: int, event: dict[str, Any]) -> None:
        self.play(act.OpenAuction(p, event["plant"], event["bid"]))

    def _bid(self, p: int, event: dict[str, Any]) -> None:
        self.play(act.Bid(p, event["amount"]))

    def _fold(self, p: int, event: dict[str, Any]) -> None:
        self.play(act.DropOut(p))

    def _decline(self, p: int, event: dict[str, Any]) -> None:
        if self._asked(p):
            self.play(act.Pass(p))

    def _scrap(self, p: int, event: dict[str, Any]) -> None:
        self.play(act.Scrap(p, event["plant"]))

    def _dump(self, p: int, event: dict[str, Any]) -> None:
        self.given_up = self.given_up.plus(Basket(**{event["kind"]: 1}))

    def _settle_losses(self) -> None:
        """Tokens given up by choice and those the rules take are one loss for us."""
        lost, self.given_up = self.given_up, Basket()
        frame = self.state.steps[-1]
        if isinstance(frame, GivingUp):
            self.play(act.GiveUp(frame.seat, lost))
        facts = [f for f in self.told if isinstance(f, act.FuelLost)]
        if [f.basket for f in facts] != [lost]:
            raise Diverged("PG-4.10", f"lost {lost}", [str(f.basket) for f in facts])
        self.told.remove(facts[0])

    def _buy(self, p: int, event: dict[str, Any]) -> None:
        before = fuel.price(self.state.fuel, self.basket)
        self.basket = self.basket.plus(Basket(**{event["kind"]: 1}))
        cost = fuel.price(self.state.fuel, self.basket) - before
        if cost != event["cost"]:
            raise Diverged("PG-5.1", event, cost)

    def _done(self, p: int, event: dict[str, Any]) -> None:
        if self.state.phase == 3 and self.basket.total:
            basket, self.basket = self.basket, Basket()
            self.play(act.BuyFuel(p, basket))
        elif self._asked(p):
            self.play(act.Pass(p) if self.state.phase == 3 else act.Done(p))

    def _build(self, p: int, event: dict[str, Any]) -> None:
        before = self.state.players[p].cash
        self.play(act.Build(p, event["city"]))
        paid = before - self.state.players[p].cash
        if paid != event["cost"]:
            raise Diverged("PG-6.3", event, paid)

    def _run(self, p: int, event: dict[str, Any]) -> None:
        if PLANTS[event["plant"]].kind == "hybrid":
            self.running.append(PlantRun(event["plant"], event["fuel"].get("coal", 0)))
        else:
            self.running.append(PlantRun(event["plant"]))
        burnt = {f: n for f, n in zip(FUELS, self.running[-1].burns, strict=True) if n}
        if burnt != {f: n for f, n in event["fuel"].items() if n}:
            raise Diverged("PG-1.6", event, burnt)

    def _run_now(self, p: int) -> None:
        if self._asked(p) and isinstance(self.state.steps[-1], Bureaucracy):
            run, self.running = tuple(self.running), []
            self.play(act.Run(p, run))

    def _asked(self, p: int) -> bool:
        """Whether we wait for this seat: who has nothing to choose is not asked here."""
        return p in self.state.steps[-1].waits(self.state)

    def _expect(self, event: dict[str, Any]) -> None:
        while self.told:
            found = _as_event(self.told.pop(0))
            if found is not None:
                if found != event:
                    raise Diverged(None, event, found)
                return
        raise Diverged(None, event, "nothing")

    def checkpoint(self, mark: dict[str, Any]) -> None:
        expected = {k: v for k, v in mark.items() if k not in ("round", "phase", "after_event")}
        found = self.marks.get((mark["round"], mark["phase"]))
        if found != expected:
            raise Diverged(None, mark, found)

    def final(self) -> None:
        expected, s = self.raw["final"], self.state
        rest = [found for fact in self.told if (found := _as_event(fact)) is not None]
        if rest:
            raise Diverged(None, "nothing more", rest[0])
        if not isinstance(s.steps[-1], Over):
            raise Diverged("PG-13.1", "the game is over", s.steps[-1].key)
        by_seat = {standing.seat: standing for standing in standings(s)}
        players = [
            {
                "p": player.seat,
                "powered": by_seat[player.seat].numbers["supplied"],
                "money": player.cash,
                "cities": len(player.cities),
                "network": sorted(player.cities),
                "plants": list(player.plants),
                "fuel": list(player.fuel),
            }
            for player in s.players
        ]
        ranking = [standing.seat for standing in standings(s)]
        found = {"rounds": s.round, "step": s.step, "ranking": ranking, "players": players}
        if found != expected:
            raise Diverged("PG-13.4", expected, found)
        if left := s.chance.leftovers():
            raise Diverged(None, "every recorded order used", left)


def summary(s: State) -> dict[str, Any]:
    """The table as a checkpoint tells it."""
    return {
        "step": s.step,
        "order": list(s.order),
        "current": list(plant_market.current(s)),
        "future": list(plant_market.future(s)),
        "stack": len(s.stack) + len(s.under),
        "market": list(s.fuel),
        "supply": list(s.supply),
        "players": [
            {"money": p.cash, "cities": len(p.cities), "plants": list(p.plants), "fuel": list(p.fuel)}
            for p in s.players
        ],
    }


def _luck(raw: Any) -> Chance:
    stack = raw["stack"]
    if stack[-1] != "S3" or stack[0] != 13:
        raise BadInput("the recorded stack should have plant 13 on top and the Step 3 card at the bottom")
    shuffles = [event["stack"] for event in raw["events"] if event.get("r") == "reshuffle"]
    return scripted(plants=[raw["set_aside"] + stack[1:-1]], order=[raw["start_order"]], stack=shuffles)


def _as_event(fact: Fact) -> dict[str, Any] | None:
    """A fact as the record writes it, or None for what the record leaves out."""
    match fact:
        case act.RoundBegan():
            return {"r": "round", "n": fact.round, "order": list(fact.order)}
        case act.OrderChanged():
            return {"r": "order", "order": list(fact.order)}
        case act.PlantBought():
            return {"r": "won", "p": fact.seat, "plant": fact.plant, "price": fact.price}
        case act.FuelLost():
            return {"r": "lost", "p": fact.seat, "fuel": list(fact.basket)}
        case act.PlantDrawn():
            return {"r": "draw", "card": fact.plant}
        case act.StepCardDrawn():
            return {"r": "draw", "card": "S3"}
        case Shuffled(label="stack"):
            return {"r": "reshuffle", "stack": [int(number) for number in fact.order]}
        case act.PlantRemoved():
            return {"r": "remove", "plant": fact.plant, "why": fact.why}
        case act.PlantTucked():
            return {"r": "tuck", "plant": fact.plant}
        case act.IncomePaid():
            return {"r": "income", "p": fact.seat, "powered": fact.cities, "paid": fact.paid}
        case act.MarketRefilled():
            return {"r": "refill", "added": list(fact.basket)}
        case act.StepBegan():
            return {"r": "step", "to": fact.step}
    return None
