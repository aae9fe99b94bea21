"""The words of Terraforming Mars: equal keys and arguments in three languages, text for whatever is said."""

import ast as pyast
import re
from random import Random
from typing import Any, cast

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boardroom.core.actions import Fact
from boardroom.core.engine import listener, offers, play
from boardroom.core.options import choices
from boardroom.core.rules import Refusal
from boardroom.core.steps import STEPS
from boardroom.core.texts import LANGUAGES, Texts, texts
from boardroom.core.views import redacted, view
from boardroom.games.terraforming_mars import text
from boardroom.games.terraforming_mars.actions import ACTIONS
from boardroom.games.terraforming_mars.card_text import card_lines, corporation_lines
from boardroom.games.terraforming_mars.cards.ask import _PLACING_CLAUSES
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.queue import HANDLERS
from boardroom.games.terraforming_mars.facts import FACTS, CardPlayed, CardsBought
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.state import Options

AVOIDED = {
    "en": "!",
    "fa": "حراج|قواعد|می‌باشد|نمود|گردید|کنش|!",
    "zh": "步骤|您|他们|她|！",
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


def spoken(language: str) -> Texts:
    return texts(language, GAME.folder).to(("Ada", "Babak", "陈"), 1)


def plain(said: str) -> str:
    return re.sub("[\u2066\u2068\u2069]", "", said)


RULES = [
    file
    for file in (*GAME.folder.glob("*.py"), *GAME.folder.glob("cards/*.py"))
    if file.stem not in ("importer", "neutral", "follower", "deltas", "answers")
]


def refusals() -> dict[str, list[set[str] | None]]:
    """Every reason of a refusal in the rules' source, with its arguments wherever they stand in the call."""
    found: dict[str, list[set[str] | None]] = {}
    for file in RULES:
        for node in pyast.walk(pyast.parse(file.read_text("utf-8"))):
            if not isinstance(node, pyast.Call) or not isinstance(node.func, pyast.Name):
                continue
            at = {"require": 2, "Refusal": 1, "Refused": 1}.get(node.func.id)
            reason = node.args[at] if at is not None and len(node.args) > at else None
            if not isinstance(reason, pyast.Constant):
                continue
            names: set[str] | None = {str(one.arg) for one in node.keywords}
            if node.func.id != "require":
                rest = node.args[2] if len(node.args) > 2 else None
                keys = rest.keys if isinstance(rest, pyast.Dict) else []
                names = {str(key.value) for key in keys if isinstance(key, pyast.Constant)}
                names = None if rest is not None and not isinstance(rest, pyast.Dict) else names
            found.setdefault(str(reason.value), []).append(names)
    for _, key in (*_PLACING_CLAUSES.values(), ("", "hex-not-free")):
        found.setdefault(key, []).append({"hex"})
    for key in ("requirement-too-low", "requirement-too-high"):
        found[key] = [{"what", "have", "need"}]
    return found


def test_three_languages_hold_the_same_keys_in_the_same_order_with_the_same_arguments():
    english = {key: arguments(message) for key, message in messages("en").items()}
    for language in ("fa", "zh"):
        other = {key: arguments(message) for key, message in messages(language).items()}
        assert list(other) == list(english)
        assert {key: names for key, names in other.items() if names != english[key]} == {}


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.key)
def test_every_action_has_a_button_with_its_fields_and_a_heading_without(kind):
    english = messages("en")
    assert arguments(english[f"action-{kind.key}"]) == set(kind.shapes) - {"seat"}
    assert arguments(english[f"offer-{kind.key}"]) == set()


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.key)
def test_every_fact_has_a_log_line_with_all_its_fields(kind):
    expected = set(kind.shapes) | ({"seat_is"} if "seat" in kind.shapes else set())
    assert arguments(messages("en")[kind.key]) == expected


def test_every_step_that_waits_has_its_question():
    steps = {key for key, kind in STEPS.items() if key.startswith("terraforming_mars.") and kind.moves}
    asked = {key for key in messages("en") if key.startswith("ask-")}
    assert asked == {f"ask-{re.sub('[._]', '-', key)}" for key in steps}


def test_every_refusal_in_the_rules_has_its_reason_in_words_and_no_other_is_there():
    english = {
        key.removeprefix("why-"): arguments(m) for key, m in messages("en").items() if key.startswith("why-")
    }
    found = refusals()
    assert set(found) == set(english)
    for reason, calls in found.items():
        for names in calls:
            assert names is None or english[reason] <= names, f"{reason}: {names}"


def test_every_option_and_each_of_its_values_has_a_text():
    english, kind = messages("en"), cast(Any, GAME.options)
    for name in kind.shapes:
        key = f"option-{name.replace('_', '-')}"
        assert {key, f"{key}-about"} <= set(english)
        values = [value for value in choices(kind, name) or () if not isinstance(value, bool | int)]
        assert {f"{key}-{value}" for value in values} <= set(english)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_corporation_says_what_it_does(language):
    said = spoken(language)
    for card in CARDS.values():
        lines = card_lines(card, said)
        count = (
            len(card.requires)
            + len(card.effects)
            + len(card.ongoing)
            + len(card.triggers)
            + len(card.actions)
        )
        assert len(lines) == count + bool(card.points.n)
        assert all(plain(line).strip() for line in lines)
    for one in CORPORATIONS.values():
        assert corporation_lines(one, said)


def test_cards_in_english_read_as_they_should():
    said = spoken("en")

    def lines(number: int) -> list[str]:
        return [plain(line) for line in card_lines(CARDS[number], said)]

    assert lines(40) == ["titanium production +2", "+2 VP"]
    assert lines(24)[1:] == [
        "Action: spend 1 animal from any card: Add resources to this card: 1",
        "1 VP for each resource here",
    ]
    assert lines(125) == [
        "energy production −1",
        "Any player loses 2 M€ production",
        "M€ production +2",
        "−1 VP",
    ]
    assert lines(19)[1].startswith("Gain 3 plants, or Add 3 microbes to one of your cards, or")


def test_the_seventeen_special_cards_are_written_out():
    special = {
        key.removeprefix("special-").replace("-", "_") for key in messages("en") if key.startswith("special-")
    }
    assert len(special) == 17
    assert special <= set(HANDLERS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_random_game_says_is_said_in_words(language):
    said, rng = spoken(language), Random(7)
    for options, seats in ((Options(draft=True), 3), (Options(corporate_era=False), 2)):
        told: list[Fact] = []
        s = GAME.begin(options, seats, rng.randrange(1000), listener(told))
        seen = redacted(told, 1, s)
        while not s.over:
            seat = s.steps[-1].waits(s)[0]
            a = rng.choice(offers(s, seat)).sample(rng)
            assert plain(said.said(a, "action-"))
            assert plain(said(f"ask-{re.sub('[._]', '-', s.steps[-1].key)}"))
            s, told = play(s, a)
            seen += redacted(told, 1, s)
        lines = [plain(said.said(fact)) for fact in seen]
        assert all(lines)
        assert not [line for line in lines if re.search(r"Hidden|Payment|_", line) and "seat:" not in line]
        assert {fact.key for fact in seen} >= {"card-played", "tile-placed", "cards-bought", "rating-raised"}


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(language) for language in LANGUAGES)
    own, others = CardPlayed(1, 40, Payment(2, titanium=7)), CardPlayed(0, 40, Payment(30))
    assert plain(english.said(own)) == "You played Asteroid Mining for 2 M€, 7 titanium"
    assert plain(english.said(others)) == "Ada played Asteroid Mining for 30 M€"
    assert plain(persian.said(own)).startswith("شما «معدن‌کاوی سیارک» را بازی کردید")
    assert plain(chinese.said(others)) == "Ada 打出小行星采矿，支付30 M€"
    hidden = redacted([CardsBought(0, (5, 6))], 1, GAME.begin(Options(), 2, 1))[0]
    assert plain(english.said(hidden)) == "Ada bought 2 cards"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("reason", sorted(refusals()))
def test_every_refusal_is_said_in_words(language, reason):
    samples = {"resource": "steel", "card": 40, "tile": "city", "seat": 0, "what": "tag-science"}
    names = arguments(messages("en")[f"why-{reason}"])
    said = plain(spoken(language).refusal(Refusal("TM-1.1", reason, {n: samples.get(n, 3) for n in names})))
    assert said[-1] in ".。"
    assert "-" not in said.replace("building", "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_plain_text(language):
    s = GAME.begin(Options(), 2, 3)
    rng = Random(3)
    for _ in range(120):
        if s.over:
            break
        s = play(s, rng.choice(offers(s, s.steps[-1].waits(s)[0])).sample(rng))[0]
    said = spoken(language)
    lines = text.board(view(s, 1), said)
    assert len(lines) > 13
    assert all(isinstance(line, str) for line in lines)
    for offer in offers(view(s, s.steps[-1].waits(s)[0]), s.steps[-1].waits(s)[0]):
        part = offer.form({})
        for option in getattr(part, "options", ()):
            label = text.label(s, option.id, said)
            assert label is None or plain(label)


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_keep_to_the_words_of_the_glossary(language):
    source = (GAME.folder / f"locale/{language}.ftl").read_text("utf-8")
    for line in source.splitlines():
        assert not re.search(AVOIDED[language], line), line


def test_persian_has_no_arabic_letters():
    assert not re.search("[يكىۀ]", (GAME.folder / "locale/fa.ftl").read_text("utf-8"))
