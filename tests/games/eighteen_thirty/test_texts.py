"""The words of 1830: equal keys and arguments in three languages, and a text for whatever is said."""

import ast as python
import re
from random import Random
from typing import Any, cast

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from boardroom.core.actions import Fact
from boardroom.core.engine import listener, offers, play, refusal
from boardroom.core.options import choices
from boardroom.core.steps import STEPS
from boardroom.core.suite import mutations
from boardroom.core.texts import LANGUAGES, texts
from boardroom.games.eighteen_thirty.actions import ACTIONS, Run, TrainRun
from boardroom.games.eighteen_thirty.facts import FACTS
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.printed import privates, trains
from boardroom.games.eighteen_thirty.state import Options
from boardroom.games.eighteen_thirty.text import board, label

AVOIDED = {
    "en": "!",
    "fa": "حراج|قواعد|(?<![\\w\u200c])خواهد|می‌باشد|نمود|گردید|کنش|!",
    "zh": "您|(?<!其)他|她|！",
}


class Arguments(Visitor):  # type: ignore[misc]
    """The names of the arguments a message takes."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    found: dict[str, set[str]] = {}
    for part in parse((GAME.folder / f"locale/{language}.ftl").read_text("utf-8")).body:
        assert not isinstance(part, ast.Junk), part.content
        if isinstance(part, ast.Message):
            assert part.id.name not in found, f"{part.id.name} stands twice"
            visitor = Arguments()
            visitor.visit(part)
            found[part.id.name] = visitor.names
    return found


def reasons() -> dict[str, set[str]]:
    """Every reason of a refusal in the rules' source, with the names that all its places give."""
    found: dict[str, set[str]] = {}
    for file in GAME.folder.rglob("*.py"):
        for call in python.walk(python.parse(file.read_text("utf-8"))):
            name = (
                call.func.id if isinstance(call, python.Call) and isinstance(call.func, python.Name) else ""
            )
            if name not in ("require", "_Broken", "Breach"):
                continue
            assert isinstance(call, python.Call)
            words = [
                a.value for a in call.args if isinstance(a, python.Constant) and isinstance(a.value, str)
            ]
            reason = next((word for word in words if not word.startswith("E-")), None)
            if reason is not None:
                given = {keyword.arg for keyword in call.keywords if keyword.arg}
                maps = [a for a in call.args if isinstance(a, python.Dict)]
                given |= {str(k.value) for m in maps for k in m.keys if isinstance(k, python.Constant)}
                found[reason] = found.get(reason, given) & given
    return found


def test_three_languages_hold_the_same_keys_in_the_same_order_with_the_same_arguments():
    english = messages("en")
    for language in ("fa", "zh"):
        other = messages(language)
        assert list(other) == list(english)
        assert {key: names for key, names in other.items() if names != english[key]} == {}


@pytest.mark.parametrize("kind", ACTIONS, ids=lambda kind: kind.key)
def test_every_action_has_a_button_with_its_fields_and_a_heading_without(kind):
    english = messages("en")
    assert english[f"action-{kind.key}"] == set(kind.shapes) - {"seat"}
    assert english[f"offer-{kind.key}"] == set()


@pytest.mark.parametrize("kind", FACTS, ids=lambda kind: kind.key)
def test_every_fact_has_a_log_line_with_all_its_fields(kind):
    expected = set(kind.shapes) | ({"seat_is"} if "seat" in kind.shapes else set())
    assert messages("en")[kind.key] == expected


def test_every_step_that_waits_has_its_question():
    steps = {key for key, kind in STEPS.items() if key.startswith("eighteen_thirty.") and kind.moves}
    asked = {key for key in messages("en") if key.startswith("ask-")}
    assert asked == {f"ask-{re.sub('[._]', '-', key)}" for key in steps}


def test_every_refusal_in_the_rules_has_its_reason_in_words_and_no_other_is_there():
    said = {
        key.removeprefix("why-"): names for key, names in messages("en").items() if key.startswith("why-")
    }
    given = reasons()
    assert len(given) > 80
    assert set(said) == set(given)
    assert {key: names - given[key] for key, names in said.items() if names - given[key]} == {}


def test_every_option_and_each_of_its_values_has_a_text():
    english, kind = messages("en"), cast(Any, GAME.options)
    for name in kind.shapes:
        key = f"option-{name.replace('_', '-')}"
        assert {key, f"{key}-about"} <= set(english)
        values = [str(v).replace(".", "-") for v in choices(kind, name) or () if not isinstance(v, bool)]
        assert {f"{key}-{value}" for value in values} <= set(english)


def test_every_private_and_train_has_a_name():
    expected = {f"private-{private}" for private in privates()} | {f"train-{kind}" for kind in trains()}
    assert expected <= set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_that_the_manner_forbids(language):
    source = (GAME.folder / f"locale/{language}.ftl").read_text("utf-8")
    assert re.findall(AVOIDED[language], source) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_random_game_says_is_said_in_words(language):
    said, rng = texts(language, GAME.folder).to(("Ada", "Babak", "陈"), 1), Random(7)
    told: list[Fact] = []
    s = GAME.begin(Options(), 3, 5, listener(told))
    for _ in range(700):
        if s.over:
            break
        seat = s.steps[-1].waits(s)[0]
        found = offers(s, seat)
        a = GAME.random_choice(found, rng)
        assert said.said(a, "action-")
        assert said(f"ask-{re.sub('[._]', '-', s.steps[-1].key)}")
        for wrong in list(mutations(a, 3, rng))[:3]:
            why = refusal(s, wrong)
            assert why is None or said.refusal(why)
        lines = board(s, said)
        assert max(len(line) for line in lines) <= 100
        s, now = play(s, a)
        told += now
    assert all(said.said(fact) for fact in told)
    assert {fact.key for fact in told} >= {"share-bought", "tile-laid", "train-bought", "par-set"}


def test_a_run_is_told_by_its_stops():
    a = Run(0, (TrainRun("2", (("H12", "H14", "H16"),)),))
    said = re.sub("[\u2068\u2069]", "", texts("en", GAME.folder).said(a, "action-"))
    assert said == "Run 2: H12-H16"


def test_labels_of_options_say_what_matters():
    s = GAME.begin(Options(), 3, 5)
    english = texts("en", GAME.folder)
    assert label(s, "company:PRR", english) == "PRR"
    assert label(s, "hex:H16", english) == "H16 Lancaster"
    assert label(s, "train:2", english) is None
