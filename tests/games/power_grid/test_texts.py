"""The words of Power Grid: equal keys and arguments in three languages, and a text for whatever is said."""

import re
from random import Random
from typing import Any, cast

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boardroom.core.actions import Fact
from boardroom.core.engine import listener, offers, play, refusal
from boardroom.core.options import choices
from boardroom.core.rules import Refusal
from boardroom.core.steps import STEPS
from boardroom.core.texts import LANGUAGES, Texts, texts
from boardroom.core.views import redacted
from boardroom.games.power_grid import actions as act
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.network import BOARDS, CITIES, REGIONS
from boardroom.games.power_grid.plants import FUELS, KINDS, PLANTS, STEP_3_CARD, Basket, PlantRun
from boardroom.games.power_grid.state import Options

AVOIDED = {
    "en": r"\bfuel\b|turn order|!",
    "fa": "حراج|سوخت|قواعد|(?<![\\w\u200c])خواهد|می‌باشد|نمود|گردید|کنش|!",
    "zh": "玩家|步骤|跳过|您|他|她|牌堆|！",
}


class Arguments(Visitor):  # type: ignore[misc]
    """The names of the arguments a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, ast.Message]:
    found: dict[str, ast.Message] = {}
    for part in parse((GAME.folder / f"locale/{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found, f"{part.id.name} stands twice"
            found[part.id.name] = part
    return found


def arguments(message: ast.Message) -> set[str]:
    visitor = Arguments()
    visitor.visit(message)
    return visitor.names


def words(message: ast.Message) -> list[str]:
    """The literal words of a message, variant by variant."""
    found: list[str] = []

    class Words(Visitor):  # type: ignore[misc]
        def visit_TextElement(self, node: ast.TextElement) -> None:
            found.append(node.value)

    Words().visit(message)
    return found


def spoken(language: str) -> Texts:
    return texts(language, GAME.folder).to(("Ada", "Babak", "陈"), 1)


def refusals() -> set[tuple[str, frozenset[str]]]:
    """Every reason of a refusal in the rules' source, with the names of its arguments."""
    found = set()
    for file in GAME.folder.glob("*.py"):
        for call in re.findall(r"\brequire\(.*?\)\n", file.read_text("utf-8"), re.S):
            if reason := re.search(r'"PG-\d+\.\d+",\s*"([a-z0-9-]+)"(.*)', call, re.S):
                found.add((reason[1], frozenset(re.findall(r"\b(\w+)=(?!=)", reason[2]))))
    return found


def test_three_languages_hold_the_same_keys_in_the_same_order_with_the_same_arguments():
    english = {key: arguments(message) for key, message in messages("en").items()}
    for language in ("fa", "zh"):
        other = {key: arguments(message) for key, message in messages(language).items()}
        assert list(other) == list(english)
        assert {key: names for key, names in other.items() if names != english[key]} == {}


def test_every_message_is_one_of_a_known_family():
    facts = {kind.key for kind in act.FACTS}
    families = {"game", "option", "action", "offer", "ask", "why", "tokens", "run", "phase", "step", "fuel"}
    families |= {"kind", "market", "cost", "label", "number", "card", "map", "region", "city", "plant"}
    for key in messages("en"):
        assert key in facts or key.split("-")[0] in families, key


@pytest.mark.parametrize("kind", act.ACTIONS, ids=lambda kind: kind.key)
def test_every_action_has_a_button_with_its_fields_and_a_heading_without(kind):
    english = messages("en")
    assert arguments(english[f"action-{kind.key}"]) == set(kind.shapes) - {"seat"}
    assert arguments(english[f"offer-{kind.key}"]) == set()


@pytest.mark.parametrize("kind", act.FACTS, ids=lambda kind: kind.key)
def test_every_fact_has_a_log_line_with_all_its_fields(kind):
    expected = set(kind.shapes) | ({"seat_is"} if "seat" in kind.shapes else set())
    assert arguments(messages("en")[kind.key]) == expected


def test_every_step_that_waits_has_its_question():
    steps = {key for key, kind in STEPS.items() if key.startswith("power_grid.") and kind.moves}
    asked = {key for key in messages("en") if key.startswith("ask-")}
    assert asked == {f"ask-{re.sub('[._]', '-', key)}" for key in steps}


def test_every_refusal_in_the_rules_has_its_reason_in_words_and_no_other_is_there():
    english = {
        key.removeprefix("why-"): frozenset(arguments(message))
        for key, message in messages("en").items()
        if key.startswith("why-")
    }
    assert len(refusals()) == 25
    assert set(english.items()) == refusals()


def test_every_option_and_each_of_its_values_has_a_text():
    english, kind = messages("en"), cast(Any, GAME.options)
    for name in kind.shapes:
        key = f"option-{name.replace('_', '-')}"
        assert {key, f"{key}-about"} <= set(english)
        if name != "regions":  # its values are the regions, which have names of their own
            values = [value for value in choices(kind, name) or () if not isinstance(value, bool)]
            assert {f"{key}-{value}" for value in values} <= set(english)


def test_every_id_has_a_name():
    expected = {f"city-{city}" for city in CITIES} | {f"region-{region}" for region in REGIONS}
    expected |= {f"plant-{number}" for number in PLANTS} | {f"card-{STEP_3_CARD}"}
    expected |= {f"fuel-{fuel}" for fuel in FUELS} | {f"tokens-{fuel}" for fuel in FUELS}
    expected |= {f"kind-{kind}" for kind in KINDS} | {f"map-{key}" for key in BOARDS}
    expected |= {f"phase-{n}" for n in range(1, 6)} | {f"step-{n}" for n in range(1, 4)}
    expected |= {f"label-{label}" for label in ("plants", "order", "regions", "stack")}
    expected |= {f"cost-{part}" for part in ("house", "route")}
    expected |= {f"number-{number}" for number in ("supplied", "money", "cities")}
    assert {key.replace("_", "-") for key in expected} <= set(messages("en"))


def test_cities_keep_the_names_of_the_map_in_english():
    for city in CITIES.values():
        assert texts("en", GAME.folder).argument("city", city.id) == city.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_random_game_says_is_said_in_words(language):
    said, rng = spoken(language), Random(7)
    for options in (Options(region_choice="players"), Options(edition="2007", map="usa", open_money=True)):
        told: list[Fact] = []
        s = GAME.begin(options, 3, rng.randrange(1000), listener(told))
        seen = redacted(told, 1, s)
        while not s.over:
            found = rng.choice(offers(s, s.steps[-1].waits(s)[0]))
            a = found.sample(rng)
            assert plain(said.said(a, "action-"))
            assert plain(said(f"ask-{re.sub('[._]', '-', s.steps[-1].key)}"))
            s, told = play(s, a)
            seen += redacted(told, 1, s)
        lines = [plain(said.said(fact)) for fact in seen]
        assert all(lines)
        assert {fact.key for fact in seen} >= {"fuel-bought", "city-connected", "plants-run", "plant-removed"}
        assert not [line for line in lines if re.search(r"_|\d+:\d+|\(\d+, ", line) and "seat:" not in line]


def plain(text: str) -> str:
    return re.sub("[\u2068\u2069]", "", text)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_removal_of_a_plant_says_its_own_reason(language):
    said = spoken(language)
    reasons = ("obsolete", "no_sale", "step2", "step3", "step3_round")
    assert len({said.said(act.PlantRemoved(5, why)) for why in reasons}) == len(reasons)


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(language) for language in LANGUAGES)
    own, others = act.PlantBought(1, 5, 7), act.PlantBought(0, 5, 7)
    assert plain(english.said(own)) == "You bought plant 5 for 7 Elektro"
    assert plain(english.said(others)) == "Ada bought plant 5 for 7 Elektro"
    assert plain(persian.said(own)).startswith("شما نیروگاه 5 را خریدید")
    assert plain(chinese.said(others)) == "Ada 买下 5 号电厂，花费 7 电力币"


def test_mixes_of_hybrid_plants_and_tokens_are_told_in_full():
    ran = act.PlantsRun(0, (PlantRun(5, 1), PlantRun(13)), Basket(coal=1, oil=1))
    expected = "Ada ran plant 5 (1 coal + 1 oil), plant 13; burnt: 1 coal, 1 oil"
    assert plain(spoken("en").said(ran)) == expected
    assert plain(spoken("en").said(act.PlantsRun(0, (), Basket()))) == "Ada ran nothing; burnt: nothing"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "names"), sorted((r, sorted(names)) for r, names in refusals()))
def test_every_refusal_is_said_in_words(language, reason, names):
    samples = {
        "plant": 5,
        "region": "west",
        "city": "frankfurt_o",
        "fuel": "coal",
        "basket": Basket(2, 1),
        "need": Basket(2),
        "have": Basket(),
    }
    text = plain(spoken(language).refusal(Refusal("PG-1.1", reason, {n: samples.get(n, 3) for n in names})))
    assert text[-1] in ".。"
    assert not re.search("Basket|frankfurt_o", text)


def test_a_refusal_of_the_engine_carries_what_its_text_needs():
    s = GAME.begin(Options(), 3, 1)
    a = act.OpenAuction(s.order[0], 3, 2)
    why = refusal(s, a)
    assert why is not None
    expected = "The first bid must be at least the number of the plant, 3; this bid is 2."
    assert plain(spoken("en").refusal(why)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_words_of_the_glossary(language):
    for key, message in messages(language).items():
        for text in words(message):
            assert not re.search(AVOIDED[language], text), key


def test_persian_letters_digits_and_punctuation():
    for key, message in messages("fa").items():
        for text in words(message):
            assert not re.search("[يكىۀ]", text), f"{key}: Arabic letter"
            assert not re.search(r"[,;?%A-Za-z0-9]", text), f"{key}: Latin letter, digit or punctuation"
            assert not re.search("\u200c[\\s،؛.:»]|[\\s«]\u200c", text), f"{key}: joiner beside a space"
            assert not re.search(r"(^|\s)ن?می\s", text), f"{key}: می without its joiner"


def test_chinese_spacing_and_punctuation():
    han = "[\u4e00-\u9fff]"
    for key, message in messages("zh").items():
        for text in words(message):
            assert not re.search(f"{han}[0-9A-Za-z]|[0-9A-Za-z]{han}", text), f"{key}: no space at a digit"
            assert not re.search("[,;:?!()\"']", text), f"{key}: half-width punctuation"
            assert not re.search(f"{han} {han}", text), f"{key}: space between words"
