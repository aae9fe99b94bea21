"""The words of Mombasa: equal keys and arguments in three languages, and a text for whatever is said."""

from __future__ import annotations

import re
from random import Random
from typing import Any, cast

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boardroom.core.actions import Fact
from boardroom.core.engine import listener, offers, play, waits
from boardroom.core.options import choices
from boardroom.core.rules import Refusal
from boardroom.core.steps import STEPS
from boardroom.core.texts import LANGUAGES, Texts, texts
from boardroom.core.views import redacted
from boardroom.games.mombasa.actions import ACTIONS
from boardroom.games.mombasa.facts import FACTS, CardTaken, PhaseEnded, Stepped
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, KINDS, TILES, Reward, load
from boardroom.games.mombasa.scoring import LINES
from boardroom.games.mombasa.state import Options

AVOIDED = {
    "en": "!",
    "fa": "دفتردار|گسترش|پایگاه|ناحیه|می‌باشد|نمود|گردید|کنش|!",
    "zh": "步骤|您|他|她|！",
}


class Arguments(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.words.append(node.value)


def messages(language: str) -> dict[str, Arguments]:
    """Arguments and literal words of every message."""
    found: dict[str, Arguments] = {}
    for part in parse((GAME.folder / f"locale/{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found, f"{part.id.name} stands twice"
            found[part.id.name] = Arguments()
            found[part.id.name].visit(part)
    return found


ENGLISH = messages("en")


def spoken(language: str) -> Texts:
    return texts(language, GAME.folder).to(("Ada", "Babak", "陈"), 1)


def plain(text: str) -> str:
    return re.sub("[\u2066\u2068\u2069]", "", text)


def refusals() -> set[tuple[str, frozenset[str]]]:
    """Every reason of a refusal in the rules' source, with the names of its arguments."""
    found = set()
    for file in GAME.folder.glob("*.py"):
        for call in re.findall(r"\brequire\(.*?\)\n", file.read_text("utf-8"), re.S):
            if reason := re.search(r',\s*"([a-z][a-z0-9]*(?:-[a-z0-9]+)+)"(.*)', call, re.S):
                found.add((reason[1], frozenset(re.findall(r"\b(\w+)=(?!=)", reason[2]))))
    return found


@pytest.mark.parametrize("language", ["fa", "zh"])
def test_three_languages_hold_the_same_keys_in_the_same_order_with_the_same_arguments(language):
    other = messages(language)
    assert list(other) == list(ENGLISH)
    assert [key for key in other if other[key].names != ENGLISH[key].names] == []


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.key)
def test_every_action_has_a_button_with_its_fields_and_a_heading_without(kind):
    assert ENGLISH[f"action-{kind.key}"].names == set(kind.shapes) - {"seat"}
    assert ENGLISH[f"offer-{kind.key}"].names == set()


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.key)
def test_every_fact_has_a_log_line_with_all_its_fields(kind):
    seats = {f"{name}_is" for name in kind.shapes if name == "seat" or name.endswith("_seat")}
    assert ENGLISH[kind.key].names == set(kind.shapes) | seats


def test_every_step_that_waits_has_its_question():
    steps = {key for key, kind in STEPS.items() if key.startswith("mombasa.") and kind.moves}
    asked = {key for key in ENGLISH if key.startswith("ask-")}
    assert asked == {f"ask-{re.sub('[._]', '-', key)}" for key in steps}


def test_every_refusal_in_the_rules_has_its_reason_in_words_and_no_other_is_there():
    written = {(k.removeprefix("why-"), frozenset(m.names)) for k, m in ENGLISH.items() if k[:4] == "why-"}
    assert len(written) == 52
    assert written == refusals()


def test_every_option_and_each_of_its_values_has_a_text():
    kind = cast(Any, GAME.options)
    for name in kind.shapes:
        key = f"option-{name.replace('_', '-')}"
        assert {key, f"{key}-about"} <= set(ENGLISH)
        values = [value for value in choices(kind, name) or () if not isinstance(value, bool)]
        assert {f"{key}-{value}" for value in values} <= set(ENGLISH)


def test_every_id_has_a_name():
    expected = {f"company-{company}" for company in COMPANIES} | {f"kind-{kind}" for kind in KINDS}
    expected |= {f"tile-{tile}" for tile in TILES} | {f"region-{n}" for n in range(1, 25)}
    expected |= {f"line-{line}" for line in LINES} | {"number-wealth", "space-buy", "space-sell"}
    expected |= {f"space-majority-{kind}" for kind in KINDS} | {f"space-tile-{tile}" for tile in TILES}
    expected |= {f"space-extra-{company}-{n}" for company in COMPANIES for n in (1, 2)}
    assert {key.replace("_", "-") for key in expected} <= set(ENGLISH)
    for region in load().regions:
        assert plain(spoken("en").argument("region", region.id)) == region.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_random_game_says_is_said_in_words(language):
    said, rng = spoken(language), Random(7)
    heard: set[str] = set()
    for setup in ("first", "later"):
        told: list[Fact] = []
        s = GAME.begin(Options(setup=setup), 3, rng.randrange(1000), listener(told))
        seen = redacted(told, 1, s)
        while not s.over:
            a = rng.choice(offers(s, waits(s)[0])).sample(rng)
            assert plain(said.said(a, "action-"))
            assert plain(said(f"ask-{re.sub('[._]', '-', s.steps[-1].key)}"))
            s, told = play(s, a)
            seen += redacted(told, 1, s)
        for fact in seen:
            line = plain(said.said(fact))
            assert line
            assert "seat:" in line or not re.search(r"Card\(|Book\(|Reward\(|_[a-z]|majority\.", line), line
            heard.add(fact.key)
    assert heard >= {"plan-shown", "card-taken", "phase-ended", "book-placed", "scored", "marker-placed"}


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(language) for language in LANGUAGES)
    card = load().cards["A02"]
    assert plain(english.said(CardTaken(1, card, 3))) == "You took 2 banana, price 3"
    assert plain(english.said(CardTaken(0, card, 3))) == "Ada took 2 banana, price 3"
    assert plain(persian.said(CardTaken(0, card, 3))) == "Ada 2 موز را گرفت، قیمت 3"
    assert plain(chinese.said(Stepped(0, "cape_town", 2, 5))) == "Ada 在开普敦轨前进，2 → 5"
    ended = PhaseEnded(0, "B", (load().cards["B16"], load().cards["C07"]))
    expected = "took column B: diamond merchant of Cairo, 3 expansion with a share of Mombasa"
    assert expected in plain(english.said(ended))
    assert plain(english.argument("reward", Reward(pounds=2, diamonds=1))) == "2 pounds, 1 diamond step"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("reason", "names"), sorted((r, sorted(names)) for r, names in refusals()))
def test_every_refusal_is_said_in_words(language, reason, names):
    samples = {"region": 9, "company": "cape_town", "kind": "cotton", "tile": "goods", "card": "A02"}
    args = {name: samples.get(name, 3) for name in names} | ({"cards": ["A01"]} if "cards" in names else {})
    text = plain(spoken(language).refusal(Refusal("M-1.1", reason, args)))
    assert text[-1] in ".。؟"
    assert "cape_town" not in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_words_of_the_glossary(language):
    for key, message in messages(language).items():
        for text in message.words:
            assert not re.search(AVOIDED[language], text), key


def test_persian_letters_digits_and_punctuation():
    for key, message in messages("fa").items():
        for text in message.words:
            assert not re.search("[يكىۀ]", text), f"{key}: Arabic letter"
            assert not re.search(r"[,;?%A-Za-z0-9]", text), f"{key}: Latin letter, digit or punctuation"
            assert not re.search("\u200c[\\s،؛.:»]|[\\s«]\u200c", text), f"{key}: joiner beside a space"
            assert not re.search(r"(^|\s)ن?می\s", text), f"{key}: می without its joiner"


def test_chinese_spacing_and_punctuation():
    han = "[\u4e00-\u9fff]"
    for key, message in messages("zh").items():
        for text in message.words:
            assert not re.search(f"{han}[0-9A-Za-z]|[0-9A-Za-z]{han}", text), f"{key}: no space at a digit"
            assert not re.search("[,;:?!()\"']", text), f"{key}: half-width punctuation"
            assert not re.search(f"{han} {han}", text), f"{key}: space between words"
