"""The printed components: counts and sums of the box, and equal in meaning to the facts."""

from __future__ import annotations

from typing import Any

import pytest

from boardroom.core.components import rows
from boardroom.core.errors import BadData
from boardroom.games.eighteen_thirty import components
from boardroom.games.eighteen_thirty.board.hexes import grid
from boardroom.games.eighteen_thirty.board.tile import (
    DATA,
    SIDES,
    STOP,
    Stop,
    carry_stops,
    distinct_faces,
    tiles,
)
from boardroom.games.eighteen_thirty.stock.market import MARKET, PAR_CELLS
from boardroom.testing.suite import clause


def test_the_box_holds_85_tiles_of_46_kinds():
    count = {
        colour: sum(t.count for t in tiles().values() if t.colour == colour)
        for colour in ("yellow", "green", "brown")
    }
    assert len(tiles()) == 46
    assert count == {"yellow": 34, "green": 25, "brown": 26}
    assert sum(count.values()) == 85


@clause("E-6.8")
def test_every_upgrade_goes_one_colour_up_and_can_keep_the_track():
    colours = ("yellow", "green", "brown")
    for tile in tiles().values():
        for name in tile.upgrades:
            other = tiles()[name]
            assert colours.index(other.colour) == colours.index(tile.colour) + 1
            assert other.label == tile.label
            assert any(carry_stops(tile.faces[0], face) is not None for face in other.faces)


def test_no_other_pair_of_tiles_could_be_an_upgrade_by_its_track():
    """The printed upgrade tables are what geometry allows: same stops, same label, track kept."""
    colours = ("yellow", "green", "brown")
    for tile in tiles().values():
        possible = {
            other.id
            for other in tiles().values()
            if colours.index(other.colour) == colours.index(tile.colour) + 1
            and other.label == tile.label
            and [s.kind for s in other.stops] == [s.kind for s in tile.stops]
            and any(carry_stops(tile.faces[0], face) is not None for face in other.faces)
        }
        assert possible == set(tile.upgrades), tile.id


def test_the_maps_have_93_and_111_hexes():
    assert len(grid("classic").hexes) == 93
    assert len(grid("plus").hexes) == 111


@pytest.mark.parametrize("key", ["classic", "plus"])
def test_barriers_stand_on_both_hexes_and_printed_track_meets_open_sides(key):
    g = grid(key)
    for n, hex_ in enumerate(g.hexes):
        for side in range(6):
            there = g.across[6 * n + side]
            if hex_.barriers >> side & 1:
                assert there >= 0
                assert g.hexes[there // 6].barriers >> there % 6 & 1, hex_.id
        assert hex_.printed.exits & ~g.open[n] == 0, hex_.id


@pytest.mark.parametrize("key", ["classic", "plus"])
def test_every_side_has_one_bit_seen_from_both_hexes(key):
    g = grid(key)
    for half, there in enumerate(g.across):
        if there < 0:
            assert g.bit[half] == 0
        else:
            assert g.across[there] == half
            assert g.bit[half] == g.bit[there]
            assert g.bit[half].bit_count() == 1
    assert len(set(g.bit)) - 1 == sum(there >= 0 for there in g.across) // 2


@clause("E-6.75")
@pytest.mark.parametrize("key", ["classic", "plus"])
def test_off_board_hexes_carry_the_values_of_their_area(key):
    for hex_ in grid(key).hexes:
        assert bool(hex_.area) == (hex_.colour == "red")
        if hex_.area:
            (stop,) = hex_.printed.stops
            assert (stop.low, stop.high) == components.offboard_values()[hex_.area]


def test_homes_and_private_hexes_of_the_maps_agree_with_the_tables():
    for key in ("classic", "plus"):
        homes = {company: h.id for h in grid(key).hexes for company in h.home}
        blocked = {h.id: h.private for h in grid(key).hexes if h.private}
        assert homes == {c.id: c.home for c in components.companies().values()}
        assert blocked == {h: p.id for p in components.privates().values() for h in p.hexes}


def test_doubtful_hexes_of_the_larger_map_are_marked():
    doubtful = {h.id for h in grid("plus").hexes if h.doubtful}
    assert not any(h.doubtful for h in grid("classic").hexes)
    assert {"J2", "J4", "J6", "J8", "I9", "C21", "D22", "B16", "C5", "M13", "H12", "E5", "A19"} <= doubtful
    assert all(
        h.remark or h.id in ("J16", "J18") or h.id[0] in "KL" for h in grid("plus").hexes if h.doubtful
    )


@clause("E-4.2")
def test_the_market_has_120_cells_and_six_par_cells():
    assert len(MARKET) == 120
    assert list(PAR_CELLS) == [100, 90, 82, 76, 71, 67]
    assert PAR_CELLS[100] == (0, 6)
    assert PAR_CELLS[67] == (5, 6)
    zones = [p.zone for p in MARKET.values()]
    assert {z: zones.count(z) for z in set(zones)} == {"normal": 75, "yellow": 19, "orange": 11, "brown": 15}


def test_bank_players_and_certificates_of_the_box():
    figures = components.figures()
    assert figures.bank == 12000
    tables = components.player_tables()
    assert tables == {2: (1200, 28), 3: (800, 20), 4: (600, 16), 5: (480, 13), 6: (400, 11)}
    assert all(n * cash == 2400 for n, (cash, _) in tables.items())
    assert sum(c.stations for c in components.companies().values()) == 25
    assert len(components.companies()) * 9 == 72
    assert sum(t.count for t in components.trains().values()) == 26
    assert sum(p.price for p in components.privates().values()) == 620
    assert figures.station_costs == (0, 40, 100, 100)


def _ends(track: list[Any]) -> list[tuple[int, ...]]:
    return [
        tuple(SIDES.index(e["side"]) if "side" in e else STOP + e["stop"] for e in piece) for piece in track
    ]


def _same_stops(stops: tuple[Stop, ...], described: list[Any]) -> None:
    for stop, other in zip(stops, described, strict=True):
        assert stop.kind == {"home_marker": "marker"}.get(other["kind"], other["kind"])
        low = other.get("revenue_low", other.get("revenue"))
        assert (stop.low, stop.high) == (low, other.get("revenue_high", low))
        if stop.kind == "city":
            assert stop.circles == other["slots"]


def test_tiles_equal_the_facts(facts):
    for described in facts("tiles.json")["tiles"]:
        tile = tiles()[described["id"]]
        assert (tile.colour, tile.count, tile.label) == (
            described["colour"],
            described["count"],
            described["label"] or "",
        )
        _same_stops(tile.stops, described["stops"])
        assert sorted(tile.faces[0].pieces) == sorted(_ends(described["track"]))
        upgrades = {
            name: [
                r
                for r, face in enumerate(tiles()[name].faces)
                if carry_stops(tile.faces[0], face) is not None
            ]
            for name in tile.upgrades
        }
        assert upgrades == described["upgrades"], tile.id
    assert len(facts("tiles.json")["tiles"]) == len(tiles())


def test_rotations_that_look_alike_are_offered_once(facts):
    """The facts count rotations with the stops numbered; the picture of tile 1 repeats sooner."""
    for described in facts("tiles.json")["tiles"]:
        assert len(distinct_faces(described["id"])) in (described["distinct_rotations"], 3)
    assert len(distinct_faces("1")) == 3
    assert len(distinct_faces("63")) == 1
    assert len(distinct_faces("59")) == 6


@pytest.mark.parametrize("key", ["classic", "plus"])
def test_maps_equal_the_facts(facts, key):
    described = facts(f"map_{key}.json")
    g = grid(key)
    assert [h.id for h in g.hexes] == [h["id"] for h in described["hexes"]]
    for n, (hex_, other) in enumerate(zip(g.hexes, described["hexes"], strict=True)):
        assert hex_.name == (other["name"] or "")
        assert hex_.colour == other["colour"]
        assert hex_.printed.label == (other["label"] or "")
        assert sorted(hex_.printed.pieces) == sorted(_ends(other["track"]))
        _same_stops((hex_.marker,) if hex_.marker else hex_.printed.stops, other["stops"])
        terrain = other["terrain"] or {"kind": "", "cost": 0}
        assert (hex_.terrain, hex_.cost) == (terrain["kind"], terrain["cost"])
        assert list(hex_.home) == other["home_of"]
        assert hex_.private == (other["private"] or "")
        assert hex_.area == (other["offboard_group"] or "")
        assert {SIDES[s] for s in range(6) if hex_.barriers >> s & 1} == set(other["blocked_sides"])
        assert {SIDES[s] for s in range(6) if g.open[n] >> s & 1} == set(other["open_sides"]), hex_.id
        neighbours = {
            SIDES[s]: g.hexes[g.across[6 * n + s] // 6].id for s in range(6) if g.across[6 * n + s] >= 0
        }
        assert neighbours == other["neighbours"]
        if other.get("reconstructed") or str(other.get("second_source")).startswith("differs"):
            assert hex_.doubtful


def test_the_market_equals_the_facts(facts):
    cells = facts("market.json")["cells"]
    assert len(cells) == len(MARKET)
    for other in cells:
        price = MARKET[other["row"], other["col"]]
        assert (price.price, price.zone, price.par) == (other["price"], other["zone"], other["par"])
        for way, cell in other["moves"].items():
            assert getattr(price, way) == tuple(cell), (price, way)


def test_companies_and_privates_equal_the_facts(facts):
    described = facts("entities.json")
    for company, other in zip(components.companies().values(), described["corporations"], strict=True):
        assert (company.id, company.name, company.home) == (other["id"], other["name"], other["home"])
        assert (company.stations, company.rgb) == (other["stations"], other["colour"]["hex"])
        assert list(components.figures().station_costs[: company.stations]) == other["station_costs"]
    for private, other in zip(components.privates().values(), described["privates"], strict=True):
        assert (private.id, private.price, private.income) == (other["id"], other["price"], other["income"])
        assert (private.name, list(private.hexes)) == (other["name"], other["blocks"])
        ability = other["ability"] or {}
        assert private.company == ability.get("corporation")
        assert private.percent == ability.get("percent", 0)
        if ability.get("hexes"):
            assert list(private.tiles["classic"]) == ability.get("tiles_classic", ability.get("tiles"))
            assert list(private.tiles["plus"]) == ability.get("tiles_plus", ability.get("tiles"))


def test_tables_equal_the_facts(facts):
    described = facts("tables.json")
    assert components.figures().bank == described["bank"]
    players = {int(n): (v["start_cash"], v["certificate_limit"]) for n, v in described["players"].items()}
    assert components.player_tables() == players
    for train, other in zip(components.trains().values(), described["trains"], strict=True):
        assert (train.kind, train.price, train.stops) == (other["id"], other["price"], other["cities"])
        assert (train.rusts, train.phase) == (other["rusts_when_first_bought"], other["starts_phase"])
        assert train.count == (other["count"] or 6)
    for phase, other in zip(components.phases().values(), described["phases"], strict=True):
        assert (phase.number, list(phase.tiles)) == (other["phase"], other["tiles"])
        assert phase.train_limit == (other["train_limit"] or 0)
        assert phase.operating_rounds == other["operating_rounds"]
        assert phase.buy_privates == other["buy_privates"]
        assert phase.high == (other["offboard"] == "high")
    assert {k: list(v) for k, v in components.offboard_values().items()} == described["offboard"]
    exchange = described["train_notes"]["diesel_exchange"]
    assert components.figures().trade_in_price == exchange["price"]
    assert list(components.figures().trade_in) == exchange["accepts"]


def test_every_data_file_opens_with_edition_source_and_date():
    for file in [*sorted(DATA.glob("*.csv")), DATA / "privates.toml", DATA / "game.toml"]:
        first, second, third = file.read_text("utf-8").splitlines()[:3]
        assert "edition of 2011" in first
        assert second.startswith("# Source:")
        assert third.startswith("# Checked 20")


def test_a_wrong_track_is_reported_with_file_and_line(tmp_path):
    from boardroom.games.eighteen_thirty.board.tile import read_pieces

    file = tmp_path / "tiles.csv"
    file.write_text("# a remark\ntile,track\n9,SW-NNE\n")
    with pytest.raises(BadData, match=r"tiles\.csv:3: no track is written 'SW-NNE'"):
        read_pieces(rows(file)[0], 0)
