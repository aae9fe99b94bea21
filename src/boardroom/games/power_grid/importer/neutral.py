"""The format `pg-neutral-1`: options, events, shuffles and checkpoints of games recorded elsewhere."""

from __future__ import annotations

from boardroom.core.actions import Fact, Shuffled
from boardroom.core.chance import Chance, chance_from
from boardroom.core.inputs import integer, list_of, mapping_of, objects_of, text_of
from boardroom.core.json_types import JsonObject
from boardroom.core.options import load_options
from boardroom.games.power_grid import facts
from boardroom.games.power_grid.editions import EditionKey
from boardroom.games.power_grid.errors import input_error
from boardroom.games.power_grid.network import BOARDS
from boardroom.games.power_grid.plants import FUELS, Basket, plant_market
from boardroom.games.power_grid.scoring import standings
from boardroom.games.power_grid.state import Options, State
from boardroom.games.power_grid.tables import COUNTS, CURRENT, FUTURE, TOP_OF_STACK

FORMAT = "pg-neutral-1"
RESULTS = {
    "round": "PG-3.1",
    "order": "PG-3.3",
    "won": "PG-4.4",
    "lost": "PG-4.10",
    "draw": "PG-4.5",
    "reshuffle": "PG-10.4",
    "remove": "PG-6.10",
    "tuck": "PG-7.4",
    "income": "PG-7.2",
    "refill": "PG-7.3",
    "step": "PG-9.1",
}
"""The results an event can tell, each with the clause that forces it."""
REMOVALS = {"no_sale": "PG-4.12", "step2": "PG-9.2", "step3": "PG-10.1", "step3_round": "PG-10.5"}
FIELDS = {
    "step": "PG-9.1",
    "order": "PG-3.1",
    "current": "PG-2.5",
    "future": "PG-2.5",
    "stack": "PG-4.5",
    "market": "PG-7.3",
    "supply": "PG-7.7",
}
PLAYERS = {2: "PG-4.4", 3: "PG-5.1", 4: "PG-6.13", 5: "PG-7.2"}
"""What changes players' things in each phase."""
FINAL = {"players": "PG-13.2", "ranking": "PG-13.4"}


def options_of(raw: JsonObject, edition: EditionKey) -> Options:
    """The options under which the record was played."""
    if raw["map"] not in BOARDS:
        raise input_error("unknown-known", thing="map", name=raw["map"], known=tuple(BOARDS))
    return load_options(Options, {"edition": edition, "map": raw["map"], "regions": raw["regions"]})


def chance_of(raw: JsonObject) -> Chance:
    """The recorded stack, starting order and shuffles, as predetermined chance."""
    stack, aside = list_of(raw["stack"]), list_of(raw["set_aside"])
    start, players = mapping_of(raw["market_start"]), integer(raw["players"])
    if players not in COUNTS:
        raise input_error("table-size", count=players)
    if raw.get("seats", list(range(players))) != list(range(players)):
        raise input_error("seats")
    if stack[-1] != "S3" or stack[0] != TOP_OF_STACK:
        raise input_error("stack")
    if (tuple(list_of(start["current"])), tuple(list_of(start["future"]))) != (CURRENT, FUTURE):
        raise input_error("market")
    if len(aside) != COUNTS[players].set_aside:
        raise input_error("aside", count=len(aside))
    events = objects_of(raw["events"])
    shuffles = [list_of(event["stack"]) for event in events if event.get("r") == "reshuffle"]
    return chance_from(plants=[[*aside, *stack[1:-1]]], order=[list_of(raw["start_order"])], stack=shuffles)


def checkpoints_of(raw: JsonObject) -> dict[int, list[JsonObject]]:
    """The checkpoints by the number of events before them."""
    found: dict[int, list[JsonObject]] = {}
    last = len(list_of(raw["events"]))
    for mark in objects_of(raw["checkpoints"]):
        after = integer(mark["after_event"])
        if not 0 < after <= last:
            raise input_error("no-event", event=after)
        found.setdefault(after, []).append(mark)
    return found


def token(kind: str) -> Basket:
    """One token of a kind."""
    if kind not in FUELS:
        raise input_error("unknown-known", thing="fuel", name=kind, known=FUELS)
    return Basket(**{kind: 1})


def clause_of(event: JsonObject) -> str:
    """The clause that determines a result."""
    if event["r"] == "remove":
        return REMOVALS.get(text_of(event["why"]), "PG-6.10")
    return "PG-10.6" if event == {"r": "step", "to": 3} else RESULTS[text_of(event["r"])]


def event_of(fact: Fact) -> JsonObject | None:
    """A fact as an event of the record, or None if the format has no such event."""
    match fact:
        case facts.RoundBegan():
            return {"r": "round", "n": fact.round, "order": list(fact.order)}
        case facts.OrderChanged():
            return {"r": "order", "order": list(fact.order)}
        case facts.PlantBought():
            return {"r": "won", "p": fact.seat, "plant": fact.plant, "price": fact.price}
        case facts.FuelLost():
            return {"r": "lost", "p": fact.seat, "fuel": list(fact.basket)}
        case facts.PlantDrawn():
            return {"r": "draw", "card": fact.plant}
        case facts.StepCardDrawn():
            return {"r": "draw", "card": "S3"}
        case Shuffled(label="stack"):
            return {"r": "reshuffle", "stack": [int(number) for number in fact.order]}
        case facts.PlantRemoved():
            return {"r": "remove", "plant": fact.plant, "why": fact.why}
        case facts.PlantTucked():
            return {"r": "tuck", "plant": fact.plant}
        case facts.IncomePaid():
            return {"r": "income", "p": fact.seat, "powered": fact.cities, "paid": fact.paid}
        case facts.MarketRefilled():
            return {"r": "refill", "added": list(fact.basket)}
        case facts.StepBegan():
            return {"r": "step", "to": fact.step}
    return None


def table_of(s: State) -> JsonObject:
    """The state as a checkpoint."""
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


def final_of(s: State, ranking: list[int]) -> JsonObject:
    """The final state as a record; players who share a place may be listed in any order (A10)."""
    by_seat = {standing.seat: standing for standing in standings(s)}
    places = [by_seat[seat].place for seat in ranking if seat in by_seat]
    same = sorted(ranking) == sorted(by_seat) and places == sorted(places)
    return {
        "rounds": s.round,
        "step": s.step,
        "ranking": ranking if same else list(by_seat),
        "players": [
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
        ],
    }
