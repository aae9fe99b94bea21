"""What the page says beside a decision, what it asks about again, and where names stand on the maps."""

from __future__ import annotations

import re
from itertools import combinations

import pytest
from tests.games.power_grid.position import position

from boardroom.core.catalog import LANGUAGES
from boardroom.core.components import table
from boardroom.core.views import view
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.power_grid.actions import Done, Pass, Run
from boardroom.games.power_grid.draw import DRAWING, hints
from boardroom.games.power_grid.draw.board import FILE
from boardroom.games.power_grid.draw.label_places import overlap, pill_box
from boardroom.games.power_grid.draw.land import CELL, FIELD, cells
from boardroom.games.power_grid.draw.players import tokens_by_plant
from boardroom.games.power_grid.draw.sizes import sizes
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS, MAPS
from boardroom.games.power_grid.plants import PLANTS
from boardroom.games.power_grid.state import State
from boardroom.games.power_grid.tables import COUNTS, PAYMENTS
from boardroom.web.models import words

LATIN = str.maketrans("۰۱۲۳۴۵۶۷۸۹", "0123456789")
BUILDING = "seat 0: plants {plants}, cash {cash}, fuel 6 coal, cities essen; step build_phase 0"


def seen(text: str, lang: str = "en") -> Scene[State]:
    return Scene(view(position(text), 0), Writer(words(lang, GAME, ("Ada", "Bruno", "Chen"), 0)), 0)


def said(html: str) -> str:
    """The words of a hint without marks and signs."""
    return re.sub("[\u2068\u2069]|<[^>]*>", "", html).replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("plants", "cash", "asks"),
    [("20", 50, True), ("20", 9, False), ("4", 50, False)],
    ids=["it would be supplied", "no money", "the plants supply one city only"],
)
def test_ending_building_asks_only_if_a_city_would_pay_at_once(plants, cash, asks):
    d = seen(BUILDING.format(plants=plants, cash=cash))
    assert DRAWING.confirm_key(d, Done(0)) == ("draw-slip-build" if asks else None)


def test_running_nothing_and_buying_nothing_ask_once_more():
    able = seen("seat 0: plants 4, fuel 2 coal, cities essen; step bureaucracy 0")
    assert DRAWING.confirm_key(able, Run(0, ()))
    assert DRAWING.confirm_key(seen("seat 0: plants 4, cities essen; step fuel_phase 0"), Pass(0))
    assert not DRAWING.confirm_key(seen("seat 0: plants 4, fuel 2 coal; step fuel_phase 0"), Pass(0))


def test_buying_says_what_plants_lack_and_hybrids_take_what_is_left():
    d = seen("seat 0: plants 5 10 11, fuel 3 coal; step fuel_phase 0")
    # Plant 10 burns 2 of the 3 coal, so hybrid 5 lacks one token of its 2.
    assert hints.missing_tokens(d.view.players[0]) == {"uranium": 1, "hybrid": 1}
    assert "you still need 1 uranium, 1 coal or oil" in said(DRAWING.hints(d))
    assert "enough resources to run all your power plants" in said(
        DRAWING.hints(seen("seat 0: plants 10, fuel 2 coal; step fuel_phase 0"))
    )


@pytest.mark.parametrize(
    ("text", "ready"),
    [
        ("plants 10 15, fuel 4 coal", {10, 15}),
        ("plants 10 15 25, fuel 6 coal", {10, 15, 25}),
        ("plants 5 10, fuel 4 coal", {5, 10}),
        ("plants 10 15, fuel 3 coal", {15}),
        ("plants 5 4, fuel 4 coal 4 oil", {4, 5}),
    ],
)
def test_tokens_lie_so_that_each_plant_that_can_run_looks_ready(text, ready):
    player = position(f"seat 0: {text}; step build_phase 0").players[0]
    laid = tokens_by_plant(player)
    assert {n for n, tokens in laid.items() if tokens.total >= PLANTS[n].amount} == ready
    assert sum(tokens.total for tokens in laid.values()) == player.fuel.total
    assert all(tokens.total <= PLANTS[n].storage for n, tokens in laid.items())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_overview_has_all_payments_and_the_refill_of_every_step(lang):
    d = seen("seat 0: plants 4, fuel 2 coal, cities essen; step build_phase 0", lang)
    cards = [(said(card.title), said(card.body).translate(LATIN)) for card in DRAWING.aids(d)]
    assert len(cards) == 5
    assert all(title and body for title, body in cards)
    payments, refill = DRAWING.aids(d)[1].body.translate(LATIN), DRAWING.aids(d)[2].body.translate(LATIN)
    pairs = re.findall(r">(\d+)</th><td[^>]*>(\d+)<", payments)
    assert {int(n): int(paid) for n, paid in pairs} == dict(enumerate(PAYMENTS))
    assert '<th scope="row" class="here">1</th><td class="here">22</td>' in payments
    rows = [tuple(map(int, re.findall(r"<td[^>]*>(\d+)<", row))) for row in refill.split("<tr>")[2:]]
    assert rows == list(zip(*COUNTS[3].refill, strict=True))


def test_bidding_shows_the_plant_the_bid_and_who_is_still_in():
    html = DRAWING.hints(seen("seat 0: cash 21; step auction 10 bid 21 leader 1 rivals 0 2"))
    assert 'data-id="plant:10"' in html
    assert "Highest bid21BBruno" in said(html)
    assert "You cannot raise this bid: you have 21 Elektro." in said(html)
    assert html.count('class="crest"') == 2


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("seat 0: cash 2; step auction_phase 0", "the lowest bid for plant 3 is 3 Elektro"),
        ("seat 0: plants 4, cash 0; step fuel_phase 0", "any resource that your power plants can store"),
        (
            "seat 0: plants 4, cash 9, cities essen; step build_phase 0",
            "You cannot afford any city: the cheapest, ",
        ),
    ],
)
def test_who_can_only_pass_is_told_why(text, sentence):
    assert sentence in said(DRAWING.hints(seen(text)))


def test_markets_come_before_the_map_while_something_is_bought_there():
    first = {
        step: DRAWING.is_side_first(seen(f"seat 0: plants 4, fuel 2 coal, cities essen; step {step} 0"))
        for step in ("auction_phase", "fuel_phase", "build_phase", "bureaucracy")
    }
    assert first == {"auction_phase": True, "fuel_phase": True, "build_phase": False, "bureaucracy": False}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MAPS)
def test_the_names_of_regions_keep_clear_of_each_other_and_of_the_edge(key, lang):
    """Whichever of them are in play: the others have a spot of their own, and a line below that says so."""
    said, spots, boxes = sizes(lang), table(FILE)[key][lang], []
    for region in BOARDS[key].regions:
        name, below = said.region[region], said.not_in_play
        for group, lines, foot in (("zones", (name,), 3.0), ("idle", (name, below), 17.0)):
            (x, y), half = spots[group][region], max(wide for wide, _, _ in lines) / 2
            boxes.append((region, (x - half, y - 11.0, x + half, y + foot)))
    met = [(a, b) for (a, one), (b, two) in combinations(boxes, 2) if a != b and overlap(one, two)]
    assert met == []
    assert [name for name, box in boxes if box[0] < 0 or box[2] > FIELD] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MAPS)
def test_the_name_of_a_region_out_of_play_lies_within_it(key, lang):
    said, spots, land = sizes(lang), table(FILE)[key][lang]["idle"], cells(BOARDS[key])
    astray = []
    for region in BOARDS[key].regions:
        (x, y), half = spots[region], max(said.region[region][0], said.not_in_play[0]) / 2
        corners = [(px, py) for px in (x - half, x + half) for py in (y - 8, y + 14)]
        if any(land.get((int(px / CELL), int(py / CELL))) != region for px, py in corners):
            astray.append(region)
    assert astray == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", MAPS)
def test_the_name_of_a_region_in_play_reaches_into_no_other_and_no_cost_covers_it(key, lang):
    """It may reach over the sea, where it can be read and names nothing else."""
    board, spots = BOARDS[key], table(FILE)[key][lang]
    said, land = sizes(lang), cells(board)
    pills = [pill_box(board, i, at) for i, at in enumerate(spots["pills"])]
    astray = []
    for region, (x, y) in spots["zones"].items():
        half = said.region[region][0] / 2
        over = {land.get((int(px / CELL), int((y - 4) / CELL))) for px in (x - half, x, x + half)}
        covered = sum(overlap((x - half, y - 9, x + half, y), pill) for pill in pills)
        if over - {region, None} or covered > 10:
            astray.append((region, over, covered))
    assert astray == []


@pytest.mark.parametrize(
    ("settings", "sentence", "goal"),
    [
        ("players 3", "Step 2 at 7 cities; game ends at 17", 17),
        ("players 3; at Step 2", "Game ends at 17 cities", 17),
        ("players 3; set edition=2007 first_game=yes", "Game ends at 7 cities", 7),
    ],
)
def test_the_players_list_says_how_many_cities_bring_step_2_and_the_end(settings, sentence, goal):
    d = seen(f"{settings}; seat 0: plants 4, cash 9; step build_phase 0")
    assert said(DRAWING.standings_note(d)) == sentence
    assert DRAWING.charts(d, ())[0].goal == goal


@pytest.mark.parametrize(
    ("seat", "asks"),
    [
        ("plants 4, cities essen dortmund, cash 50", True),
        ("plants 4, cities essen, cash 50", False),
        ("plants 4, cities essen dortmund, cash 1", False),
    ],
    ids=["a plant would supply more", "the plants supply every city", "no money"],
)
def test_giving_up_all_auctions_asks_only_if_a_plant_would_supply_more_cities(seat, asks):
    d = seen(f"round 2; seat 0: {seat}; step auction_phase 0")
    assert DRAWING.confirm_key(d, Pass(0)) == ("draw-slip-auction" if asks else None)
