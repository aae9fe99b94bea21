"""Forms: a dummy game uses every kind of part without a script of its own."""

from __future__ import annotations

import json
import re
from dataclasses import replace
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from tests.installed import packages_installed
from tests.web.tables import played, seen

import boardroom
from boardroom.core import parts
from boardroom.core.errors import BadInput
from boardroom.core.refusals import Refusal
from boardroom.drawing.drawing import drawing_of
from boardroom.games.registry import keys, load
from boardroom.web.models import LOCALE, FormDraft
from boardroom.web.panels import panel
from boardroom.web.scenes import scene
from boardroom.web.widgets import only_answer
from boardroom.web.widgets.amounts import amount
from boardroom.web.widgets.context import WidgetContext

with packages_installed():
    from boardroom_forms.game import GAME, Trial

SCRIPTS = LOCALE.parent / "static" / "js"


def decision(asked: FormDraft | None = None, **more: Any) -> str:
    return panel(seen(played(GAME, 0, 1)), "decision", asked, **more)


def first(pattern: str, html: str) -> str:
    """The first group of the first match, or the whole of it."""
    found = re.search(pattern, html, re.S)
    assert found, f"nothing like {pattern} in {html[:300]}"
    return found[1] if found.re.groups else found[0]


def form(html: str, kind: str) -> str:
    return first(rf'<form[^>]*data-kind="{kind}".*?</form>', html)


def test_every_kind_of_part_is_drawn():
    kinds = {k.kind for k in parts.Part.__subclasses__()}
    shown = seen(played(GAME, 0, 1))
    used = {part.kind for o in shown.offers if (part := o.form({}))}
    assert used == kinds == {*GAME_PARTS, "confirm"}
    drawn = set(re.findall(r'data-part="(\w+)"', panel(shown, "decision")))
    assert drawn == kinds - {"confirm"}


GAME_PARTS = ("one", "some", "amount", "mix", "order", "assign", "turn", "route")


def test_several_kinds_wait_for_a_choice_and_nothing_is_preselected():
    html = decision()
    assert html.count('data-do="kind"') == 9
    assert 'aria-pressed="true"' not in html
    assert all("hidden" in tag for tag in re.findall(r"<form[^>]*>", html))


@pytest.mark.parametrize(
    ("kind", "chosen", "label"),
    [
        ("paint", {"colour": "red"}, "Paint red"),
        ("gather", {"colours": ["red", "green"]}, "Gather red, green"),
        ("offer-sum", {"amount": 7}, "Offer 7"),
        ("pay", {"means": {"coins": 1, "gems": 1}}, "Pay 1\u00a0coins and 1\u00a0gems"),
        ("rank", {"colours": ["blue", "red", "green"]}, "Rank blue, red, green"),
        ("plan", {"plan": {"red": "left", "green": "right"}}, "Plan green=right, red=left"),
        ("lay", {"turn": 2}, "Lay with turn 2"),
        ("travel", {"ways": [["edge:ab"], ["edge:bc"]]}, "Travel edge:ab, edge:bc"),
    ],
)
def test_a_finished_form_says_what_its_button_does(kind, chosen, label):
    tag = first(r"<form[^>]*>", form(decision(FormDraft(kind, chosen)), kind))
    assert "data-complete" in tag
    said = unescape(first(r'data-do-label="([^"]*)"', tag))
    assert re.sub("[\u2068\u2069]", "", said) == label
    assert json.loads(unescape(first(r'data-chosen="([^"]*)"', tag))) == chosen


SHUT = Refusal("D-1.2", "never")
COINS, GEMS = parts.Item("coins", 9), parts.Item("gems", 9, worth=2)


@pytest.mark.parametrize(
    ("part", "answer"),
    [
        (parts.One("x", (parts.Option("a", "a"),)), "a"),
        (parts.One("x", (parts.Option("a", "a"), parts.Option("b", "b"))), None),
        (parts.One("x", (parts.Option("a", "a"), parts.Option("b", "b", why=SHUT))), None),
        (parts.One("x", (parts.Option("a", "a", why=SHUT),)), None),
        (parts.Mix("x", (COINS,), need=7), {"coins": 7}),
        (parts.Mix("x", (COINS, replace(GEMS, why=SHUT)), need=7), {"coins": 7}),
        (parts.Mix("x", (COINS,), need=0), {}),
        (parts.Mix("x", (COINS,), need=10), None),
        (parts.Mix("x", (COINS, GEMS), need=7), {"gems": 3, "coins": 1}),
        (parts.Mix("x", (GEMS,), need=7), None),
        (parts.Mix("x", (COINS,)), None),
        (parts.Amount("x", 3, 3), 3),
        (parts.Amount("x", 0, 0), 0),
        (parts.Amount("x", 1, 2), None),
        (parts.Turn("x", "hex:a", "tile:1", (parts.Option("2", 2),)), 2),
        (parts.Turn("x", "hex:a", "tile:1", (parts.Option("2", 2, why=SHUT),)), None),
        (parts.Turn("x", "hex:a", "tile:1", (parts.Option("2", 2), parts.Option("3", 3))), 2),
        (parts.Order("x", (parts.Option("a", "a"),)), None),
    ],
)
def test_only_a_part_that_leaves_no_choice_has_an_answer_of_its_own(part, answer):
    assert only_answer(part) == answer


def test_an_amount_begins_where_its_part_says_until_a_number_is_chosen():
    page = seen(played(GAME, 0, 1))
    context = WidgetContext(drawing_of(GAME), scene(page), GAME.key)
    for part, chosen, shown in (
        (parts.Amount("x", 1, 9), None, 1),
        (parts.Amount("x", 1, 9, start=4), None, 4),
        (parts.Amount("x", 1, 9, start=4), 7, 7),
    ):
        values = re.findall(r'<input[^>]* value="(\d+)"', str(amount(context, part, chosen)))
        assert values == [str(shown)] * 2


def test_a_payment_that_can_be_made_in_one_way_is_made_with_the_choice_it_follows_from():
    """Of several options none is filled in."""
    moments = (seen(played(load("terraforming_mars"), rows)) for rows in range(10, 90))
    shown = next(now for now in moments if any(o.kind.key == "fund" for o in now.offers))
    award = next(o for o in shown.offers if o.kind.key == "fund").form({})
    assert isinstance(award, parts.One)
    untouched = first(r"<form[^>]*>", form(panel(shown, "decision", FormDraft("fund", {})), "fund"))
    assert unescape(first(r'data-chosen="([^"]*)"', untouched)) == "{}"
    value = next(option.value for option in award.options if option.ok)
    html = form(panel(shown, "decision", FormDraft("fund", {award.name: value})), "fund")
    tag = first(r"<form[^>]*>", html)
    chosen = json.loads(unescape(first(r'data-chosen="([^"]*)"', tag)))
    assert "data-complete" in tag
    assert chosen == {award.name: value, "pay": {"mc": 8}}
    assert 'data-do="fill"' not in html


def test_a_refused_answer_is_explained_with_its_clause_and_cannot_be_sent():
    ways = {"ways": [["edge:ab", "edge:bc", "edge:ab"]]}
    html = form(decision(FormDraft("travel", ways)), "travel")
    assert "data-complete" not in first(r"<form[^>]*>", html)
    assert "A route has at most" in html
    assert 'href="/rules/dummy#D-1.1"' in html


def test_a_greyed_option_answers_why_not_with_its_clause():
    greyed = re.findall(r'<button class="opt no".*?</button>', form(decision(), "paint"), re.S)
    assert len(greyed) == 1
    assert "Blue cannot be chosen" in unescape(greyed[0])
    assert "D-1.2" in greyed[0]


def test_an_option_carries_its_price_and_what_it_lights_up():
    red = first(r'<button[^>]*data-id="colour:red"[^>]*>', form(decision(), "paint"))
    assert 'data-cost="3"' in red
    assert 'data-marks="edge:ab"' in red
    assert json.loads(unescape(first(r'data-costs="([^"]*)"', red))) == [["paint", 3]]


@pytest.mark.parametrize(
    "asked",
    [
        FormDraft("nothing"),
        FormDraft("paint", {"colour": 7}),
        FormDraft("pay", {"means": 5}),
        FormDraft("paint", {"colour": "x"}),
    ],
)
def test_an_answer_that_means_nothing_is_bad_input(asked):
    with pytest.raises(BadInput):
        decision(asked)


def test_a_game_adds_no_script():
    scripts = {file: file.read_text("utf-8") for file in Path(boardroom.__file__).parent.rglob("*.js")}
    assert all(file.parent == SCRIPTS for file in scripts), "a game has a script of its own"
    named = {word for key in keys() for word in (key, key.replace("_", "-"))}
    for file, script in scripts.items():
        script = re.sub(r'"\./[\w-]+\.js"', "", script)  # modules may be called after what they are used for
        for word in {*named, "city", "fuel", "tile", "hex", "1830", "dummy", "colour:"}:
            assert not re.search(rf"\b{word}\b", script), f"{file.name} knows {word}"


def test_the_scripts_are_small_and_each_is_loaded_once():
    scripts = {file.name: file.read_text("utf-8") for file in SCRIPTS.glob("*.js")}
    assert max(len(script.splitlines()) for script in scripts.values()) <= 300
    imported = r'^(?:import|} from)\b.*"\./([\w.-]+)"'
    asked = {name for text in scripts.values() for name in re.findall(imported, text, re.M)}
    assert asked | {"main.js"} == set(scripts)
    assert Trial.key == "dummy.trial"


def test_an_option_is_heard_with_its_name_apart_from_its_numbers():
    red = first(r'<button[^>]*data-id="colour:red".*?</button>', form(decision(), "paint"))
    assert re.sub("<[^>]*>|[\u2068\u2069]", "", red).split() == ["red", "Price", "3"]
