"""The data files say what the fact tables say, item by item; the counts of the box hold everywhere."""

from __future__ import annotations

import ast
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from boardroom.core.components import Entry
from boardroom.core.errors import BadData
from boardroom.games.terraforming_mars import tables
from boardroom.games.terraforming_mars.board import map as mars_map
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS, DATA, Card
from boardroom.games.terraforming_mars.cards.reading import Reader
from boardroom.games.terraforming_mars.cards.vocabulary import (
    CardAction,
    Count,
    Effect,
    Ongoing,
    Points,
    Requirement,
    Trigger,
)

FACTS = Path(__file__).parents[4] / "shared" / "facts" / "terraforming-mars"
facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the fact tables are not beside this repository")


def fact(name: str) -> Any:
    return json.loads((FACTS / f"{name}.json").read_text("utf-8"))


# --- our values in the format of the fact tables


def amount(effect: Effect) -> Any:
    count = effect.count
    if count is None:
        return effect.n
    if count.of == "threshold":
        return {"ifOwnTags": count.tag, "atLeast": count.least, "then": count.then, "else": effect.n}
    told: dict[str, Any] = {
        "tags": {"count": "tags", "tag": count.tag, "whose": "self"},
        "opponents": {"count": "tags", "tag": count.tag, "whose": "opponents"},
        "city": {"count": "cities", "area": "anywhere", "whose": "everyone"},
        "city-mars": {"count": "cities", "area": "mars", "whose": "everyone"},
        "event": {"count": "events-played", "whose": "everyone"},
    }[count.of]
    return {**told, "per": count.per} if count.per > 1 else told


def told(effect: Effect) -> dict[str, Any]:
    match effect.do:
        case "production":
            return {"do": "prod", "res": effect.what, "n": amount(effect)}
        case "gain" | "lose":
            return {"do": effect.do, "res": effect.what, "n": amount(effect)}
        case "reduce":
            return {"do": "hitProd", "res": effect.what, "n": effect.n}
        case "remove" | "steal":
            return {
                "do": "hitStock" if effect.do == "remove" else "stealStock",
                "res": effect.what,
                "upTo": effect.n,
            }
        case "remove-cards":
            return {"do": "hitCards", "kind": effect.what, "upTo": effect.n}
        case "tr":
            return {"do": "tr", "n": amount(effect)}
        case "raise":
            return {"do": "raise", "what": effect.what, "steps": effect.n}
        case "ocean":
            return {"do": "ocean", "n": effect.n, "where": effect.where}
        case "tile":
            return {"do": "place", "tile": effect.what, "where": effect.where}
        case "draw":
            return {"do": "draw", "n": effect.n}
        case "look":
            return {"do": "look", "n": effect.n, "keep": int(effect.what)}
        case "look-buy":
            return {"do": "lookBuy", "n": effect.n}
        case "add":
            return {"do": "addHere", "n": effect.n}
        case "add-to":
            return {"do": "addTo", "kind": effect.what, "n": effect.n, "which": "own-card"}
        case "either":
            options = [[told(one) for one in part] for part in effect.options if part]
            optional = {"optional": True} if () in effect.options else {}
            return {"do": "either", "options": options, **optional}
    return {"do": "special"}


def told_requirement(need: Requirement) -> dict[str, Any]:
    what = {"cities": "cities-in-play", "greenery": "own-greenery"}.get(need.what, need.what)
    name: dict[str, Any] = {"tag": {"tag": need.name}, "production": {"res": need.name}}.get(need.what, {})
    limit: dict[str, Any] = {"min": need.least} if need.least is not None else {"max": need.most}
    return {"what": what, **name, **limit}


def told_ongoing(one: Ongoing) -> dict[str, Any]:
    match one.kind:
        case "discount":
            return {"type": "discount", "amount": one.n, "tag": None if one.what == "any" else one.what}
        case "worth":
            return {"type": "metalValue", one.what: one.n}
        case "shift":
            return {"type": "requirementShift", "steps": one.n}
        case "protect":
            return {"type": "protectSelf", "kind": "animal"}
        case "heat":
            return {"type": "heatAsMc", "rate": 1}
        case "greenery":
            return {"type": "greeneryPlantCost", "cost": one.n}
        case "project":
            return {"type": "standardProjectDiscount", "project": one.what, "amount": one.n}
    assert one.what == "protected_habitats"
    return {"type": "protect", "from": "opponents", "stock": ["plants"], "cards": ["animal", "microbe"]}


def told_trigger(one: Trigger) -> dict[str, Any]:
    heads: dict[str, dict[str, Any]] = {
        "city": {"on": "city-placed", "area": "anywhere"},
        "city-mars": {"on": "city-placed", "area": "mars"},
        "ocean": {"on": "ocean-placed"},
        "greenery": {"on": "greenery-placed"},
        "tag": {"on": "tag-played", "tags": list(one.tags), "perTag": True},
        "event": {"on": "event-played", "tag": one.tags[0] if one.tags else None},
        "project": {"on": "standard-project-paid", "exclude": ["sell-patents"]},
        "cost": {"on": "paid-for-card-or-standard-project", "printedCostAtLeast": one.least},
        "metal": {"on": "placement-bonus-received", "metal": True},
    }
    head = heads[one.on]
    itself = {"includesSelf": True} if one.with_this else {}
    optional = {"optional": True} if one.effects[0].what == "mars_university" else {}
    return {
        "type": "trigger",
        **head,
        "by": one.by,
        **itself,
        **optional,
        "do": [told(e) for e in one.effects],
    }


def told_action(one: CardAction) -> dict[str, Any]:
    price = one.price
    pay: list[dict[str, Any]] = []
    get = [told(effect) for effect in one.effects]
    if price:
        named = {"stock": "res", "any": "res", "production": "prod", "take": "takeFromAnyCard"}
        pay = [{"here": price.n} if price.kind == "here" else {named[price.kind]: price.what, "n": price.n}]
        if price.kind == "any":
            pay, get = [{"res": price.what, "n": "any"}], [{"do": "gain", "res": "mc", "n": "same"}]
    extra = {"payWith": price.metal} if price and price.metal else {}
    condition = {"condition": "own TR was raised earlier in this generation"} if one.if_raised else {}
    return {**condition, "pay": pay, "get": get, **extra}


def told_points(points: Points) -> dict[str, Any] | None:
    if points.of == "held":
        return {"points": points.n, "if": "resources-here>=1"}
    if not points.of:
        return {"points": points.n} if points.n else None
    of = {
        "resource": "resources-here",
        "city": "cities-in-play",
        "adjacent-city": "cities-adjacent-to-this-tile",
        "adjacent-ocean": "oceans-adjacent-to-this-tile",
        "jovian": "own-tags:jovian",
    }[points.of]
    return {"points": points.n, "per": points.per, "of": of}


def joined(ongoing: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """The fact tables give the value of both metals in one item."""
    worth = [one for one in ongoing if one["type"] == "metalValue"]
    rest = [one for one in ongoing if one["type"] != "metalValue"]
    return rest + ([{k: v for one in worth for k, v in one.items()}] if worth else [])


def play(card: Card) -> list[dict[str, Any]]:
    if card.number == 50:
        animals, plants = (
            {"do": "hitCards", "kind": "animal", "upTo": 2},
            {"do": "hitStock", "res": "plants", "upTo": 5},
        )
        return [{"do": "either", "options": [[animals], [plants]], "optional": True}]
    if card.number == 200:  # the two M€ steps come after the city
        energy, city, _ = (told(effect) for effect in card.effects)
        return [energy, {"do": "prod", "res": "mc", "n": -2}, city]
    return [told(effect) for effect in card.effects]


# --- the comparison


@facts
@pytest.mark.parametrize("wanted", fact("cards")["cards"] if FACTS.is_dir() else [], ids=lambda w: w["name"])
def test_a_card_says_what_the_fact_table_says(wanted):
    card = CARDS[wanted["number"]]
    assert (card.name, card.set, card.colour, card.cost) == tuple(
        wanted[k] for k in ("name", "set", "colour", "cost")
    )
    assert list(card.tags) == wanted["tags"]
    assert [told_requirement(need) for need in card.requires] == wanted["requires"]
    assert play(card) == wanted["play"]
    ongoing = joined([told_ongoing(one) for one in card.ongoing]) + [
        told_trigger(one) for one in card.triggers
    ]
    assert sorted(map(repr_of, ongoing)) == sorted(map(repr_of, wanted["ongoing"]))
    assert [told_action(one) for one in card.actions] == wanted["actions"]
    assert card.holds == wanted.get("holds", "")
    assert told_points(card.points) == wanted.get("vp")
    specials = [e for e in card.effects if e.do == "special"]
    specials += [e for one in card.actions for e in one.effects if e.do == "special"]
    specials += [e for one in card.triggers for e in one.effects if e.do == "special"]
    assert bool(specials or any(one.kind == "special" for one in card.ongoing)) == ("special" in wanted)


def repr_of(value: dict[str, Any]) -> str:
    return json.dumps(value, sort_keys=True)


@facts
@pytest.mark.parametrize(
    "wanted", fact("corporations")["corporations"] if FACTS.is_dir() else [], ids=lambda w: w["name"]
)
def test_a_corporation_says_what_the_fact_table_says(wanted):
    corporation = next(one for one in CORPORATIONS.values() if one.name == wanted["name"])
    assert (corporation.set, list(corporation.tags), corporation.mc) == tuple(
        wanted[k] for k in ("set", "tags", "mc")
    )
    got = {do: {e.what: e.n for e in corporation.effects if e.do == do} for do in ("production", "gain")}
    assert got == {"production": wanted["production"], "gain": wanted["stock"]}
    ongoing = [told_ongoing(one) for one in corporation.ongoing] + [
        told_trigger(one) for one in corporation.triggers
    ]
    assert sorted(map(repr_of, ongoing)) == sorted(map(repr_of, wanted["effects"]))
    assert [told_action(one) for one in corporation.actions] == wanted["actions"]
    assert [told(effect) for effect in corporation.first] == wanted.get("firstAction", [])
    assert {e.what: e.n for e in corporation.solo} == wanted.get("soloStart", {}).get("production", {})
    assert corporation.free_cards == wanted.get("freeStartingCards", 0)


@facts
def test_the_map_is_the_one_of_the_fact_table():
    wanted = fact("board")
    for one in wanted["hexes"]:
        ours = mars_map.MAP[one["hex"]]
        assert (ours.row, ours.col, dict(ours.bonus)) == (one["row"], one["col"], one["bonus"])
        assert ours.kind == ("volcano" if one.get("volcano") else one["kind"])
        assert ours.name == one.get("name", "")
        assert list(mars_map.NEIGHBOURS[one["hex"]]) == one["neighbours"]
    assert list(mars_map.OCEAN_HEXES) == wanted["oceanHexes"]
    assert list(mars_map.VOLCANOES) == wanted["volcanoHexes"]
    assert wanted["noctisHex"] == mars_map.NOCTIS
    assert list(mars_map.METAL_HEXES) == wanted["metalBonusLandHexes"]


@facts
def test_the_tables_hold_the_figures_of_the_fact_table():
    wanted = fact("tables")
    for name, track in wanted["globalParameters"].items():
        ours = tables.TRACKS[name]
        assert (ours.start, ours.maximum, ours.step) == (track["start"], track["max"], track["step"])
        assert [{"at": at, "get": [told(e)]} for at, e in ours.bonus.items()] == track["bonus"]
    ids = [one["id"] for one in wanted["standardProjects"]]
    assert list(tables.PROJECTS) == ids
    for one in wanted["standardProjects"]:
        assert tables.PROJECTS[one["id"]].cost == one["cost"]
        if isinstance(one["effect"], list):
            assert [told(e) for e in tables.PROJECTS[one["id"]].effects] == one["effect"]
    assert list(tables.MILESTONES) == [one["id"] for one in wanted["milestones"]["list"]]
    assert list(tables.AWARDS) == [one["id"] for one in wanted["awards"]["list"]]
    for one in wanted["milestones"]["list"]:
        assert str(tables.MILESTONES[one["id"]].needs) in one["needs"].split()
    goals, awards = wanted["milestones"], wanted["awards"]
    assert (
        *(goals["cost"], goals["points"]),
        goals["maxClaimed"],
    ) == (tables.MILESTONE_COST, tables.MILESTONE_POINTS, tables.MOST_MILESTONES)
    assert list(tables.AWARD_COSTS) == awards["costs"]
    assert (awards["first"], awards["second"]) == (tables.AWARD_FIRST, tables.AWARD_SECOND)


@facts
def test_prices_and_set_up_figures_are_those_of_the_fact_table():
    wanted = fact("tables")
    values, setup, solo = tables.VALUES, tables.SETUP, tables.SOLO
    assert values["ocean_bonus"] == wanted["placement"]["oceanAdjacencyMc"]
    assert values["greenery_plants"] == wanted["placement"]["greeneryPlantCost"]
    assert values["temperature_heat"] == wanted["placement"]["heatPerTemperatureStep"]
    for ours, theirs in (("steel", "steel"), ("titanium", "titanium"), ("card_purchase", "cardPurchase")):
        assert values[ours] == wanted["values"][theirs]
    assert values["mc_floor"] == wanted["values"]["mcProductionFloor"]
    assert (setup["rating"], solo["rating"]) == (wanted["trStart"]["multiplayer"], wanted["trStart"]["solo"])
    start = wanted["startingProduction"]
    assert setup["production_standard"] == start["standard"]
    assert (setup["production_corporate_era"], solo["production"]) == (start["corporateEra"], start["solo"])
    dealt = wanted["setup"]
    assert setup["corporations_dealt"] == dealt["corporationsDealt"]
    assert (setup["projects_dealt"], setup["research_cards"]) == (
        dealt["projectsDealt"],
        dealt["researchCards"],
    )
    assert setup["projects_standard"] == dealt["projectPool"]["standard"]
    assert setup["projects_corporate_era"] == dealt["projectPool"]["corporateEra"]
    assert setup["corporations_standard"] == dealt["corporationPool"]["standard"]
    assert setup["corporations_corporate_era"] == dealt["corporationPool"]["corporateEra"]
    assert solo["generations"] == wanted["solo"]["generations"]
    assert solo["neutral_cities"] == wanted["solo"]["neutralCities"]


# --- the box


def test_the_box_holds_208_cards_137_base_and_71_corporate_era():
    assert list(CARDS) == list(range(1, 209))
    assert Counter(card.set for card in CARDS.values()) == {"base": 137, "corporate-era": 71}
    assert Counter(card.colour for card in CARDS.values()) == {"green": 112, "blue": 59, "red": 37}


def test_the_box_holds_the_beginner_and_twelve_corporations_two_of_the_corporate_era():
    assert len(CORPORATIONS) == 13
    era = [one.id for one in CORPORATIONS.values() if one.set == "corporate-era"]
    assert era == ["saturn-systems", "teractor"]


def test_neighbours_are_mutual_and_touch_three_to_six_hexes():
    for number in mars_map.MAP:
        assert 3 <= len(mars_map.NEIGHBOURS[number]) <= 6
        assert all(number in mars_map.NEIGHBOURS[other] for other in mars_map.NEIGHBOURS[number])


# --- the words


def reader(**cells: Any) -> Reader:
    return Reader(Entry(Path("cards.toml"), 7, cells))


def test_a_phrase_becomes_a_value():
    read = reader()
    assert read.effect("production titanium 2") == Effect("production", "titanium", 2)
    assert read.effect("gain plants 1 per city") == Effect("gain", "plants", 1, Count("city"))
    assert read.requirement("tag science at least 3") == Requirement("tag", "science", 3)
    assert reader(points="1 per 2 resources").points() == Points(1, 2, "resource")


@pytest.mark.parametrize(
    ("ask", "phrase"),
    [
        ("effect", "production gold 2"),
        ("effect", "fly 3"),
        ("effect", "tile castle on land"),
        ("effect", "gain plants 1 per moon"),
        ("requirement", "oxygen over 3"),
        ("requirement", "tag cheese at least 1"),
        ("ongoing", "discount 2 cheese"),
        ("ongoing", "when rain by owner: gain plants 1"),
        ("action", "energy 1 draw 1"),
        ("action", "gold 1 -> draw 1"),
    ],
)
def test_an_unknown_phrase_is_refused_with_file_and_line(ask, phrase):
    with pytest.raises(BadData, match=r"cards\.toml:7"):
        getattr(reader(), ask)(phrase)


def test_unknown_points_are_refused_with_file_and_line():
    with pytest.raises(BadData, match=r"cards\.toml:7"):
        reader(points="1 per cheese").points()


# --- printed numbers stand in data files


RULES = DATA.parent
NUMBERS_OF_CODE = {0, 1, 2}
"""Nothing, one and a pair; everything else that a rule counts is printed somewhere."""
OWN_NUMBERS = {
    "game.py": {3},  # the revision, and the place in lists
    "payment.py": {99},  # dearer than any piece
    "words.py": {6},  # the last stage of the usual order
}


def rule_modules() -> list[Path]:
    return [*RULES.glob("*.py"), *RULES.glob("cards/*.py"), *RULES.glob("board/*.py")]


@pytest.mark.parametrize("file", rule_modules(), ids=lambda file: file.stem)
def test_no_printed_number_and_no_card_stands_in_python(file: Path):
    tree = ast.parse(file.read_text("utf-8"))
    counted = {id(arg) for node in ast.walk(tree) if isinstance(node, ast.Call) for arg in ast.walk(node)
               if isinstance(node.func, ast.Name) and node.func.id in ("Word", "range")}  # fmt: skip
    counted |= {id(node.slice) for node in ast.walk(tree) if isinstance(node, ast.Subscript)}
    counted |= {id(inner) for node in ast.walk(tree) if isinstance(node, ast.Subscript)
                for inner in ast.walk(node.slice)}  # fmt: skip
    found = {
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and type(node.value) is int and id(node) not in counted
    }
    assert found - NUMBERS_OF_CODE <= OWN_NUMBERS.get(file.name, set())
    corporations = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    assert not corporations & set(CORPORATIONS)
