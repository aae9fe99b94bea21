"""Legal moves of random games made illegal: each is refused by a clause and changes nothing."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest

from boardroom.core.actions import Action
from boardroom.core.engine import advance, ignore_facts, offers, play, refusal, waits
from boardroom.core.errors import Refused
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.auction import Auction
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import CITIES
from boardroom.games.power_grid.plants import PLANTS, Basket, PlantRun
from boardroom.games.power_grid.state import Options, State
from boardroom.games.power_grid.tables import HOUSES_BY_STEP

PROBES: list[Action] = [
    act.ChooseRegion(0, "west"),
    act.OpenAuction(0, 3, 3),
    act.Bid(0, 30),
    act.DropOut(0),
    act.Pass(0),
    act.Scrap(0, 3),
    act.ScrapWithFuel(0, 3, Basket(oil=1)),
    act.GiveUp(0, Basket(coal=1)),
    act.BuyFuel(0, Basket(coal=1)),
    act.Build(0, "essen"),
    act.Done(0),
    act.Run(0, ()),
]


def wrong(s: State, a: Action, rng: Random) -> Iterator[tuple[str, Action]]:
    """Moves that the rules forbid here, each with what is wrong about it."""
    for seat in range(len(s.players)):
        if seat not in waits(s):
            yield "seat", type(a)(**(a.values() | {"seat": seat}))
    for probe in PROBES:
        if type(probe) not in s.steps[-1].moves:
            yield "phase", type(probe)(**(probe.values() | {"seat": a.seat}))
    player = s.players[a.seat]
    match a:
        case act.OpenAuction():
            yield "bid", act.OpenAuction(a.seat, a.plant, a.plant - 1)
            yield "bid", act.OpenAuction(a.seat, a.plant, player.cash + 1)
            missing = [plant for plant in PLANTS if plant not in s.market[: 6 if s.step == 3 else 4]]
            yield "plant", act.OpenAuction(a.seat, missing[int(rng.random() * len(missing))], 500)
        case act.Bid():
            frame = s.steps[-1]
            assert isinstance(frame, Auction)
            yield "bid", act.Bid(a.seat, frame.bid - int(rng.random() * 3))
            yield "bid", act.Bid(a.seat, player.cash + 1)
        case act.Scrap() | act.ScrapWithFuel():
            others = [plant for plant in PLANTS if plant not in player.plants]
            yield "plant", act.Scrap(a.seat, others[int(rng.random() * len(others))])
        case act.BuyFuel():
            yield from _wrong_fuel(s, a)
        case act.Build():
            yield from _wrong_city(s, a)
        case act.Run():
            for run in a.plants:
                yield "plant", act.Run(a.seat, (*a.plants, run))
            foreign = [plant for plant in PLANTS if plant not in player.plants]
            run = PlantRun(foreign[int(rng.random() * len(foreign))])
            yield "plant", act.Run(a.seat, (*a.plants, run))


def _wrong_fuel(s: State, a: act.BuyFuel) -> Iterator[tuple[str, Action]]:
    for kind, left in enumerate(s.fuel):
        counts = list(a.basket)
        counts[kind] = left + 1
        yield "fuel", act.BuyFuel(a.seat, Basket(*counts))
        counts[kind] = -1
        yield "fuel", act.BuyFuel(a.seat, Basket(*counts))
    yield "fuel", act.BuyFuel(a.seat, Basket())
    yield "fuel", act.BuyFuel(a.seat, a.basket.plus(Basket(uranium=13)))


def _wrong_city(s: State, a: act.Build) -> Iterator[tuple[str, Action]]:
    player, slots = s.players[a.seat], HOUSES_BY_STEP[s.step]
    for city in CITIES.values():
        place = s.network.places.get(city.id)
        if place is None or city.id in player.cities or s.houses[place] >= slots:
            yield "city", act.Build(a.seat, city.id)
        elif player.cities and player.reach[place] + 10 > player.cash:
            yield "price", act.Build(a.seat, city.id)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, Options(map="usa")),
        (3, Options(edition="2007", region_choice="players")),
        (4, Options(open_money=True)),
        (5, Options(edition="2007", map="usa", top_up=False)),
        (6, Options()),
        (3, Options(edition="2007", first_game=True)),
    ],
    ids=lambda value: str(value) if isinstance(value, int) else value.edition,
)
def test_illegal_moves_are_refused_by_a_clause_and_change_nothing(seats, options):
    rng = Random(seats)
    s = GAME.begin(options, seats, 11)
    refused: Counter[str] = Counter()
    clauses = set()
    while not s.over:
        found = offers(s, waits(s)[0])
        a = found[int(rng.random() * len(found))].sample(rng)
        if rng.random() < 0.5:
            before = s.digest()
            for what, mutant in wrong(s, a, rng):
                why = refusal(s, mutant)
                assert why is not None, f"allowed: {mutant.notation()} with {what} wrong"
                assert why.clause in GAME.rulebook.clauses, f"{mutant.notation()}: {why}"
                with pytest.raises(Refused):
                    play(s, mutant)
                refused[what] += 1
                clauses.add(why.clause)
            assert s.digest() == before, f"refusing changed the table before {a.notation()}"
        advance(s, a, ignore_facts)
    after = s.digest()
    for probe in PROBES:
        why = refusal(s, probe)
        assert why is not None
        assert (why.clause, why.reason) == ("PG-14.1" if options.first_game else "PG-13.1", "game-over")
    assert s.digest() == after
    assert set(refused) == {"seat", "phase", "bid", "plant", "fuel", "city", "price"}
    assert len(clauses) >= 12
