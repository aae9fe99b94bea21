"""The printed components of Power Grid: counts, sums, and equality in meaning with the compared facts."""

import csv
import heapq
import json
from itertools import combinations, pairwise
from pathlib import Path

import pytest

from boardroom.core.components import Entry, by_key, rows, table, tables

ROOT = Path(__file__).parents[3]
DATA = ROOT / "src/boardroom/games/power_grid/data"
FACTS = ROOT.parent / "shared/facts/power-grid"

FUELS = ("coal", "oil", "garbage", "uranium")
MAPS = {"germany": (83, 992), "usa": (87, 907)}  # connections, and the sum of their costs

facts_at_hand = pytest.mark.skipif(
    not FACTS.is_dir(), reason="the compared facts are not beside the repository"
)


def plants() -> list[Entry]:
    return rows(DATA / "plants.csv")


def links(name: str) -> list[tuple[str, str, int]]:
    return [(a, b, cost) for a, b, cost in table(DATA / f"{name}.toml")["links"]]


def cities(name: str) -> dict[str, Entry]:
    return by_key(tables(DATA / f"{name}.toml", "city"), "id", lambda city: city)


def regions(name: str) -> dict[str, Entry]:
    return by_key(tables(DATA / f"{name}.toml", "region"), "id", lambda region: region)


def counts() -> dict[int, Entry]:
    return by_key(tables(DATA / "tables.toml", "players"), "count", lambda entry: entry)


def cheapest(name: str, start: set[str], goal: str) -> int:
    """The connection cost of the cheapest path from any city of `start` to `goal`."""
    ways: dict[str, list[tuple[str, int]]] = {}
    for a, b, cost in links(name):
        ways.setdefault(a, []).append((b, cost))
        ways.setdefault(b, []).append((a, cost))
    queue, done = [(0, city) for city in sorted(start)], set()
    while queue:
        cost, city = heapq.heappop(queue)
        if city == goal:
            return cost
        if city not in done:
            done.add(city)
            for other, more in ways[city]:
                heapq.heappush(queue, (cost + more, other))
    raise AssertionError(f"no path to {goal}")


def connected(nodes: set[str], edges: set[frozenset[str]]) -> bool:
    reached, waiting = set(), [min(nodes)]
    while waiting:
        node = waiting.pop()
        if node not in reached:
            reached.add(node)
            waiting += [other for edge in edges if node in edge for other in edge & nodes]
    return reached == nodes


def test_42_plants_and_the_step_3_card_stand_in_printed_order():
    numbers = [plant["number"] for plant in plants()]
    assert numbers == [*map(str, range(3, 41)), "42", "44", "46", "50", "S3"]


def test_plants_by_kind():
    kinds = [plant["kind"] for plant in plants()]
    expected = {
        "coal": 9,
        "oil": 8,
        "hybrid": 5,
        "garbage": 6,
        "uranium": 6,
        "eco": 7,
        "fusion": 1,
        "step3": 1,
    }
    assert {kind: kinds.count(kind) for kind in kinds} == expected


def test_a_plant_stores_twice_what_it_burns_and_only_green_ones_burn_nothing():
    for plant in plants():
        assert plant.whole("storage") == 2 * plant.whole("amount"), plant
        burns = plant["kind"] not in ("eco", "fusion", "step3")
        assert (plant.whole("amount") > 0) == burns, plant
        assert (plant.whole("cities") > 0) == (plant["number"] != "S3"), plant


@pytest.mark.parametrize("name", MAPS)
def test_a_map_has_six_regions_of_seven_cities(name):
    by_id = cities(name)
    assert len(by_id) == 42
    assert len(regions(name)) == 6
    for region in regions(name).values():
        assert len(region.words("cities")) == 7
        assert {by_id[city]["region"] for city in region.words("cities")} == {region["id"]}
    listed = [city for region in regions(name).values() for city in region.words("cities")]
    assert listed == list(by_id)


@pytest.mark.parametrize("name", MAPS)
def test_connections_join_two_known_cities_once(name):
    pairs = [frozenset((a, b)) for a, b, _ in links(name)]
    known = set(cities(name))
    assert all(len(pair) == 2 and pair <= known for pair in pairs)
    assert len(set(pairs)) == len(pairs)
    assert (len(pairs), sum(cost for _, _, cost in links(name))) == MAPS[name]
    assert connected(known, set(pairs))


@pytest.mark.parametrize("name", MAPS)
def test_regions_are_adjacent_both_ways_where_a_connection_joins_them(name):
    home = {city: entry["region"] for city, entry in cities(name).items()}
    joined = {frozenset((home[a], home[b])) for a, b, _ in links(name) if home[a] != home[b]}
    for region in regions(name).values():
        assert set(region.words("adjacent")) == {
            other for pair in joined for other in pair - {region["id"]} if region["id"] in pair
        }
    assert connected(set(regions(name)), joined)


@pytest.mark.parametrize("name", MAPS)
def test_cities_are_drawn_apart_inside_the_field(name):
    places = {city: entry["at"] for city, entry in cities(name).items()}
    for x, y in places.values():
        assert 36 <= x <= 724 - 36
        assert 24 <= y <= 724 - 24
    for (a, (ax, ay)), (b, (bx, by)) in combinations(places.items(), 2):
        assert abs(ax - bx) >= 72 or abs(ay - by) >= 48, f"{a} meets {b}"


@pytest.mark.parametrize("name", MAPS)
def test_no_connection_is_drawn_across_the_bed_of_a_third_city(name):
    places = {city: entry["at"] for city, entry in cities(name).items()}
    for a, b, _ in links(name):
        (ax, ay), (bx, by) = places[a], places[b]
        for city, (x, y) in places.items():
            if city in (a, b):
                continue
            for step in range(101):
                px, py = ax + (bx - ax) * step / 100, ay + (by - ay) * step / 100
                assert abs(px - x) > 26 or abs(py - y) > 9, f"{a}-{b} runs through {city}"


def test_tokens_of_the_box_fill_the_market_exactly():
    whole = table(DATA / "tables.toml")
    assert whole["tokens"] == {"coal": 24, "oil": 24, "garbage": 24, "uranium": 12}
    for fuel in FUELS:
        assert sum(room for _, room in whole["market_spaces"][fuel]) == whole["tokens"][fuel]


def test_the_start_fill_leaves_the_supply_of_the_rules():
    whole = table(DATA / "tables.toml")
    supply, first = {}, {}
    for fuel in FUELS:
        start, room = whole["market_start"][fuel], dict(whole["market_spaces"][fuel])
        assert all(placed == room[price] for price, placed in start)
        supply[fuel] = whole["tokens"][fuel] - sum(placed for _, placed in start)
        first[fuel] = min(price for price, _ in start)
    assert supply == {"coal": 0, "oil": 6, "garbage": 18, "uranium": 10}
    assert first == {"coal": 1, "oil": 3, "garbage": 7, "uranium": 14}  # X15


def test_the_stack_holds_what_market_and_set_aside_leave():
    whole = table(DATA / "tables.toml")
    market = whole["plant_market"]
    shown = [*market["current"], *market["future"]]
    assert shown == [plant["number"] for plant in plants()][:8]
    assert market["current_size"] == len(market["current"])
    assert market["future_size"] == len(market["future"])
    for count, entry in counts().items():
        assert entry["stack"] == len(plants()) - len(shown) - entry["set_aside"], count
    assert [entry["stack"] for entry in counts().values()] == [27, 27, 31, 35, 35]


def test_player_counts_and_their_five_figures():
    keys = ("regions", "set_aside", "plant_limit", "step_2_cities", "end_cities")
    assert {count: [entry[key] for key in keys] for count, entry in counts().items()} == {  # X16
        2: [3, 8, 4, 10, 21],
        3: [3, 8, 3, 7, 17],
        4: [4, 4, 3, 7, 17],
        5: [5, 0, 3, 7, 15],
        6: [5, 0, 3, 6, 14],
    }


def test_payments_rise_by_ever_smaller_steps_to_150():
    payments = table(DATA / "tables.toml")["payments"]
    rises = [after - before for before, after in pairwise(payments)]
    assert (len(payments), payments[0], payments[-1]) == (21, 10, 150)
    assert rises == sorted(rises, reverse=True)
    assert (payments[4], payments[6]) == (54, 73)  # X12, X13


def test_refill_has_three_figures_for_each_fuel_and_count():
    for count, entry in counts().items():
        assert list(entry["refill"]) == list(FUELS), count
        assert all(len(figures) == 3 for figures in entry["refill"].values()), count
    totals = {count: [sum(e["refill"][f]) for f in FUELS] for count, e in counts().items()}
    assert totals == {
        2: [10, 8, 6, 3],
        3: [12, 9, 6, 3],
        4: [15, 12, 9, 5],
        5: [17, 15, 11, 7],
        6: [22, 18, 14, 8],
    }


@pytest.mark.parametrize(
    ("example", "network", "goal", "cost"),
    [
        ("X5", {"essen", "muenster"}, "duisburg", 10),
        ("X6", {"essen", "muenster"}, "dortmund", 12),
        ("X6, from Essen alone", {"essen"}, "dortmund", 14),
        ("X7", {"essen", "muenster"}, "aachen", 21),
        ("X8", {"duesseldorf", "koeln"}, "duisburg", 12),
    ],
)
def test_worked_examples_of_building_costs(example, network, goal, cost):
    house = table(DATA / "tables.toml")["house_costs"][0]
    assert house + cheapest("germany", network, goal) == cost, example


@facts_at_hand
def test_plants_agree_with_the_facts():
    with (FACTS / "plants.csv").open() as file:
        facts = list(csv.DictReader(file))
    keys = ("number", "kind", "amount", "cities", "storage")
    assert [[plant[key] for key in keys] for plant in plants()] == [
        [row[key] for key in keys] for row in facts
    ]


@facts_at_hand
@pytest.mark.parametrize("name", MAPS)
def test_maps_agree_with_the_facts(name):
    facts = json.loads((FACTS / f"{name}.json").read_text("utf-8"))
    assert table(DATA / f"{name}.toml")["links"] == facts["connections"]
    for region, known in zip(regions(name).values(), facts["regions"], strict=True):
        assert all(region[key] == known[key] for key in ("id", "cities", "adjacent"))
    for city, known in zip(cities(name).values(), facts["cities"], strict=True):
        assert {key: city[key] for key in known} == known


@facts_at_hand
def test_tables_agree_with_the_facts():
    facts = json.loads((FACTS / "tables.json").read_text("utf-8"))
    whole = table(DATA / "tables.toml")
    for ours, theirs in {
        "start_money": "start_money",
        "houses": "houses_per_player",
        "payments": "payment",
        "house_costs": "house_cost",
        "tokens": "tokens",
        "market_spaces": "market_spaces",
    }.items():
        assert whole[ours] == facts[theirs], ours
    for fuel in FUELS:
        assert {str(price): n for price, n in whole["market_start"][fuel]} == facts["market_start"][fuel]
    assert whole["houses_by_step"] == [facts["houses_per_city_by_step"][step] for step in "123"]
    market, known = whole["plant_market"], facts["plant_market"]
    assert market["current"] == [str(number) for number in known["start_current"]]
    assert market["future"] == [str(number) for number in known["start_future"]]
    assert market["top_of_stack"] == str(known["top_of_stack"])
    assert market["bottom_of_stack"] == known["bottom_of_stack"]
    assert [market["current_size"], market["future_size"]] == known["size_steps_1_2"]
    assert [market["step_3_size"], 0] == known["size_step_3"]


@facts_at_hand
def test_player_counts_agree_with_the_facts():
    facts = json.loads((FACTS / "tables.json").read_text("utf-8"))
    assert {str(count) for count in counts()} == set(facts["players"])
    for count, entry in counts().items():
        known = facts["players"][str(count)]
        assert entry["regions"] == known["regions"]
        assert entry["set_aside"] == known["plants_set_aside"]
        assert entry["plant_limit"] == known["plant_limit"]
        assert entry["step_2_cities"] == known["step2_cities"]
        assert entry["end_cities"] == known["end_cities"]
        assert entry["stack"] == facts["plant_market"]["stack_size_after_setup"][str(count)]
        assert entry["refill"] == facts["refill"][str(count)]
