"""The words of Power Grid beyond what every game must say: its names, and how things are told."""

import pytest
from tests.games.wording import plain, spoken, table_words

from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import refusal
from boardroom.core.texts import texts
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.facts import FACTS, PlantBought, PlantRemoved, PlantsRun
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS, CITIES, REGIONS
from boardroom.games.power_grid.plants import FUELS, KINDS, PLANTS, STEP_3_CARD, Basket, PlantRun
from boardroom.games.power_grid.state import Options


def test_every_message_is_one_of_a_known_family():
    facts = {kind.key for kind in FACTS}
    families = {"game", "option", "action", "offer", "ask", "why", "tokens", "run", "phase", "step", "fuel"}
    families |= {
        "kind",
        "market",
        "cost",
        "label",
        "number",
        "card",
        "map",
        "region",
        "city",
        "plant",
        "order",
    }
    for key in table_words(GAME, "en"):
        assert key in facts or key.split("-")[0] in families, key


def test_every_id_has_a_name():
    expected = {f"city-{city}" for city in CITIES} | {f"region-{region}" for region in REGIONS}
    expected |= {f"plant-{number}" for number in PLANTS} | {f"card-{STEP_3_CARD}"}
    expected |= {f"fuel-{fuel}" for fuel in FUELS} | {f"tokens-{fuel}" for fuel in FUELS}
    expected |= {f"kind-{kind}" for kind in KINDS} | {f"map-{key}" for key in BOARDS}
    expected |= {f"phase-{n}" for n in range(1, 6)} | {f"step-{n}" for n in range(1, 4)}
    expected |= {f"label-{label}" for label in ("plants", "order", "regions", "stack")}
    expected |= {f"cost-{part}" for part in ("house", "route")}
    expected |= {f"number-{number}" for number in ("supplied", "money", "cities")}
    assert {key.replace("_", "-") for key in expected} <= set(table_words(GAME, "en"))


def test_cities_keep_the_names_of_the_map_in_english():
    for city in CITIES.values():
        assert texts("en", GAME.folder).argument("city", city.id) == city.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_removal_of_a_plant_says_its_own_reason(language):
    said = spoken(GAME, language)
    reasons = ("obsolete", "no_sale", "step2", "step3", "step3_round")
    assert len({said.describe(PlantRemoved(5, why)) for why in reasons}) == len(reasons)


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(GAME, language) for language in LANGUAGES)
    own, others = PlantBought(1, 5, 7), PlantBought(0, 5, 7)
    assert plain(english.describe(own)) == "You bought plant 5 for 7 Elektro"
    assert plain(english.describe(others)) == "Ada bought plant 5 for 7 Elektro"
    assert plain(persian.describe(own)).startswith("شما نیروگاه 5 را به قیمت 7 الکترو خریدید")
    assert plain(chinese.describe(others)) == "Ada 买下 5 号电厂，花费 7 电力币"


def test_mixes_of_hybrid_plants_and_tokens_are_told_in_full():
    ran = PlantsRun(0, (PlantRun(5, 1), PlantRun(13)), Basket(coal=1, oil=1))
    expected = "Ada ran plant 5 (1 coal + 1 oil), plant 13; burnt: 1 coal, 1 oil"
    assert plain(spoken(GAME, "en").describe(ran)) == expected
    assert plain(spoken(GAME, "en").describe(PlantsRun(0, (), Basket()))) == "Ada ran nothing; burnt: nothing"


def test_a_refusal_of_the_engine_carries_what_its_text_needs():
    s = GAME.begin(Options(), 3, 1)
    a = act.OpenAuction(s.order[0], 3, 2)
    why = refusal(s, a)
    assert why is not None
    expected = "The opening bid must be at least the number of the plant, 3 Elektro; you bid 2 Elektro."
    assert plain(spoken(GAME, "en").refusal(why)) == expected
