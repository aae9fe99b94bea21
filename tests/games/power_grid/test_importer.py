"""Games of our own, written in the form `pg-neutral-1`, replay to the same end by the importer."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.games.power_grid.position import position

from boardroom.core.actions import Action, Fact, Paid, Shuffled, Skipped
from boardroom.core.engine import collect_facts, offers, play, waits
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid import fuel
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.importer import neutral
from boardroom.games.power_grid.importer.replay import Diverged, Replayer, compare_checkpoint, replay
from boardroom.games.power_grid.plants import FUELS, STEP_3_CARD, Basket
from boardroom.games.power_grid.state import Options, State


def choices(s: State, a: Action, told: list[Fact]) -> Iterator[dict[str, Any]]:
    """An action as the record writes it."""
    match a:
        case act.OpenAuction():
            yield {"c": "auction", "p": a.seat, "plant": a.plant, "bid": a.bid}
        case act.Bid():
            yield {"c": "bid", "p": a.seat, "amount": a.amount}
        case act.DropOut():
            yield {"c": "fold", "p": a.seat}
        case act.Pass():
            yield {"c": "decline" if s.phase == 2 else "done", "p": a.seat}
        case act.Scrap():
            yield {"c": "scrap", "p": a.seat, "plant": a.plant}
        case act.ScrapWithFuel():
            yield {"c": "scrap", "p": a.seat, "plant": a.plant}
            for kind, n in zip(FUELS, a.basket, strict=True):
                yield from [{"c": "dump", "p": a.seat, "kind": kind}] * n
        case act.GiveUp():
            for kind, n in zip(FUELS, a.basket, strict=True):
                yield from [{"c": "dump", "p": a.seat, "kind": kind}] * n
        case act.BuyFuel():
            bought = Basket()
            for kind, n in zip(FUELS, a.basket, strict=True):
                for _ in range(n):
                    more = bought.plus(Basket(**{kind: 1}))
                    cost = fuel.price(s.fuel, more) - fuel.price(s.fuel, bought)
                    yield {"c": "buy", "p": a.seat, "kind": kind, "cost": cost}
                    bought = more
            yield {"c": "done", "p": a.seat}
        case act.Build():
            cost = next(fact.amount for fact in told if isinstance(fact, Paid))
            yield {"c": "build", "p": a.seat, "city": a.city, "cost": cost}
        case act.Done():
            yield {"c": "done", "p": a.seat}
        case act.Run():
            for run in a.plants:
                burnt = {kind: n for kind, n in zip(FUELS, run.burns, strict=True) if n}
                yield {"c": "run", "p": a.seat, "plant": run.plant, "fuel": burnt}


def results(told: list[Fact], given_up: bool) -> Iterator[dict[str, Any]]:
    """What followed; who had nothing to choose is asked in the record all the same."""
    for fact in told:
        if isinstance(fact, Skipped) and fact.clause != "PG-1.6":
            yield {"c": "decline" if fact.clause == "PG-4.2" else "done", "p": fact.seat}
        event = neutral.event_of(fact)
        if event is not None and not (given_up and event["r"] == "lost"):
            yield event


def recorded(edition: str, seats: int, seed: int) -> dict[str, Any]:
    """A random game as a record."""
    told: list[Fact] = []
    options = Options(edition=edition)  # type: ignore[arg-type]
    s = GAME.begin(options, seats, seed, collect_facts(told))
    begun, rng = s, Random(seed)
    events = list(results([f for f in told if not isinstance(f, Shuffled)], False))
    while not s.over:
        found = offers(s, waits(s)[0])
        a = found[int(rng.random() * len(found))].sample(rng)
        after, told = play(s, a)
        events += [*choices(s, a, told), *results(told, isinstance(a, act.GiveUp | act.ScrapWithFuel))]
        s = after
    stack = ["S3" if card == STEP_3_CARD else card for card in begun.stack]
    return {
        "format": neutral.FORMAT,
        "rules": "original",
        "editions": [edition],
        "map": options.map,
        "players": seats,
        "regions": list(begun.regions),
        "start_order": list(begun.order),
        "market_start": {"current": [3, 4, 5, 6], "future": [7, 8, 9, 10]},
        "stack": stack,
        "set_aside": list(begun.set_aside),
        "events": events,
        "checkpoints": [],
        "final": neutral.final_of(s, [standing.seat for standing in GAME.result(s)]),
    }


@pytest.mark.parametrize("edition", ["2007", "second"])
@pytest.mark.parametrize("seats", range(2, 7))
def test_a_game_of_ours_replays_from_the_neutral_form(edition, seats):
    """Such games are full of players passed over: a plant market run dry, no room, no city left. They decline
    in the record while we wait for them in the next phase already."""
    passed_over = 0
    for seed in range(8):
        raw = recorded(edition, seats, seed)
        [replayed] = replay(GAME, raw)
        assert replayed.divergence is None, f"seed {seed}"
        assert replayed.rows == len(raw["events"])
        assert replayed.journal is not None
        facts = [fact for row in replayed.journal.rows for fact in row.facts]
        passed_over += any(isinstance(fact, Skipped) and fact.clause == "PG-4.2" for fact in facts)
    assert passed_over


def replayer(text: str) -> Replayer:
    """A replayer in the middle of a game."""
    found = Replayer(GAME, recorded("second", 3, 0), "second")
    found.playback.state, found.playback.told = position(text), []
    return found


def test_a_checkpoint_can_follow_tokens_given_up_when_no_card_is_drawn():
    r = replayer(
        "at Step 3; card 5 1; stack; market 37 40; fuel 19 coal 18 oil 6 garbage 2 uranium;"
        "seat 0: plants 3 5 13, cash 50, fuel 3 coal 3 oil;"
        "seat 1: plants 4; seat 2: plants 6; step auction_phase 0 out 1 2"
    )
    events = [
        {"c": "auction", "p": 0, "plant": 37, "bid": 37},
        {"r": "won", "p": 0, "plant": 37, "price": 37},
        {"c": "scrap", "p": 0, "plant": 3},
        {"c": "dump", "p": 0, "kind": "oil"},
        {"c": "dump", "p": 0, "kind": "oil"},
    ]
    players = [
        {"money": 13, "cities": 0, "plants": [5, 13, 37], "fuel": [3, 1, 0, 0]},
        {"money": 50, "cities": 0, "plants": [4], "fuel": [0, 0, 0, 0]},
        {"money": 50, "cities": 0, "plants": [6], "fuel": [0, 0, 0, 0]},
    ]
    table = {"step": 3, "order": [0, 1, 2], "current": [40], "future": [], "stack": 0, "players": players}
    tokens = {"market": [19, 18, 6, 2], "supply": [2, 5, 18, 10]}
    r.follow(events, {5: [{"round": 2, "phase": 2, "after_event": 5, **table, **tokens}]})
    assert r.checked == 1
    with pytest.raises(Diverged, match=r"PG-4\.4"):
        compare_checkpoint(r.playback, {"round": 2, "phase": 2, **table, **tokens, "players": players[::-1]})


def test_the_price_of_a_house_is_told_apart_from_income_that_follows_at_once():
    """With every city taken nobody is asked again before the next round, and everybody has been paid."""
    net = position("step build_phase 0").network
    cities = net.ids
    near, far, rest = cities[1:7], cities[7:14], cities[14:]
    r = replayer(
        f"seat 0: plants 4, cash 50, cities {' '.join(near)}; seat 1: plants 8, cities {' '.join(far)};"
        f"seat 2: plants 10, cities {' '.join(rest)}; step build_phase 0"
    )
    cost = 10 + min(net.distances[net.places[city]][0] for city in near)
    r.follow([{"c": "build", "p": 0, "city": cities[0], "cost": cost}], {})
    after = r.playback.state
    assert (after.round, after.step, after.players[0].cash) == (3, 2, 50 - cost + 10)
    with pytest.raises(Diverged, match=r"PG-6\.3"):
        replayer("step build_phase 0").event({"c": "build", "p": 0, "city": cities[0], "cost": 11})
