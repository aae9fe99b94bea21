"""The words of every game: equal keys and arguments in three languages, and a text for whatever is said."""

from __future__ import annotations

import re
from itertools import islice
from random import Random
from typing import Any

import pytest
from tests.games.wording import GAMES, Message, messages, plain, refusals, spoken, table_words

from boardroom.core.actions import Fact
from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import collect_facts, offers, play, refusal, waits
from boardroom.core.options import choices
from boardroom.core.refusals import Refusal
from boardroom.core.steps import STEPS
from boardroom.core.views import redact
from boardroom.testing.mutations import mutations, random_options

FILES = ("", "rules.", "draw.", "bad.")
AVOIDED = {
    "en": "!",
    "fa": "حراج|قواعد|می‌باشد|نمود|گردید|(?<!\\w)کنش|!",
    "zh": "您|(?<!其)[他她](?!人)|！",
}
"""Words and manners no text uses; a game's own list stands in OWN."""
OWN = {
    ("power_grid", "en"): r"\bfuel\b|turn order",
    ("power_grid", "fa"): "سوخت|(?<![\\w\u200c])خواهد",
    ("power_grid", "zh"): "玩家|步骤|跳过|牌堆",
    ("eighteen_thirty", "fa"): "(?<![\\w\u200c])خواهد",
    ("terraforming_mars", "zh"): "步骤",
    ("mombasa", "fa"): "دفتردار|گسترش|پایگاه|ناحیه",
    ("mombasa", "zh"): "步骤",
}
COMPOSED = {"requirement-too-low", "requirement-too-high"}
"""Reasons put together in the source of Terraforming Mars: which way a requirement is missed."""
SAMPLES: dict[str, Any] = {"resource": "steel", "tile": "city", "seat": 0, "what": "tag-science"}
"""Arguments of refusals that must be ids of the game, where any number will not do."""

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
each_language = pytest.mark.parametrize("language", LANGUAGES)
each_file = pytest.mark.parametrize("file", FILES, ids=lambda prefix: prefix or "table")


def ask_key(step: str) -> str:
    return f"ask-{re.sub('[._]', '-', step)}"


@each_game
@each_file
@pytest.mark.parametrize("language", ["fa", "zh"])
def test_three_languages_hold_the_same_keys_in_the_same_order_with_the_same_arguments(game, file, language):
    english = messages(game.folder / f"locale/{file}en.ftl")
    other = messages(game.folder / f"locale/{file}{language}.ftl")
    assert list(other) == list(english)
    assert [key for key in other if other[key].names != english[key].names] == []


def fields_in(message: Message, kind) -> set[str]:
    """The fields of an action or fact that its text names; an `amount` is a number with its resource."""
    if "amount" in message.names - set(kind.codecs):
        return message.names - {"amount"} | {"n", "resource"}
    return message.names


@each_game
def test_every_action_has_a_button_with_its_fields_and_a_heading_without(game):
    english = table_words(game, "en")
    for kind in game.language.actions.values():
        assert fields_in(english[f"action-{kind.key}"], kind) == set(kind.codecs) - {"seat"}, kind.key
        assert english[f"offer-{kind.key}"].names == set(), kind.key


@each_game
def test_every_fact_has_a_log_line_with_all_its_fields(game):
    english = table_words(game, "en")
    for kind in game.language.facts.values():
        if kind.__module__.startswith("boardroom.core"):
            continue
        seats = {f"{name}_is" for name in kind.codecs if name == "seat" or name.endswith("_seat")}
        # page and terminal put the clause beside the line: the words may leave it out
        missing = (set(kind.codecs) | seats) ^ fields_in(english[kind.key], kind)
        assert missing <= {"clause"}, kind.key


@each_game
def test_every_step_that_waits_has_its_question(game):
    steps = {key for key, kind in STEPS.items() if key.startswith(f"{game.key}.") and kind.moves}
    assert {key for key in table_words(game, "en") if key.startswith("ask-")} == set(map(ask_key, steps))


@each_game
def test_every_refusal_in_the_rules_has_its_reason_in_words_and_no_other_is_there(game):
    english = table_words(game, "en")
    said = {key.removeprefix("why-"): m.names for key, m in english.items() if key.startswith("why-")}
    given = refusals(game)
    assert set(said) - COMPOSED == set(given)
    short = {why: said[why] - names for why, names in given.items() if names is not None}
    assert {why: names for why, names in short.items() if names} == {}


@each_game
def test_every_option_and_each_of_its_values_has_a_text(game):
    english = table_words(game, "en")
    for name, shape in game.options.codecs.items():
        key = f"option-{name.replace('_', '-')}"
        assert {key, f"{key}-about"} <= set(english)
        if shape.among is not None or name == "regions":
            continue  # its values are things of the game, which have names of their own
        values = [str(v).replace(".", "-") for v in choices(game.options, name) or () if isinstance(v, str)]
        assert {f"{key}-{value}" for value in values} <= set(english)


@each_game
@each_language
def test_every_kind_of_thing_that_has_ids_has_its_noun(game, language):
    said = [*game.language.actions.values(), *game.language.facts.values(), game.options]
    shapes = [shape for kind in said for shape in kind.codecs.values()]
    things = {among.name for among in map(among_of, shapes) if among is not None}
    assert things
    assert {thing for thing in things if not spoken(game, language).has(f"thing-{thing}")} == set()


def among_of(shape):
    """The vocabulary of a field, or of the items it holds."""
    while shape.among is None and hasattr(shape, "item"):
        shape = shape.item
    return shape.among


@each_game
@each_language
def test_whatever_a_random_game_says_is_said_in_words(game, language):
    rng = Random(7)
    for options in (game.options(), random_options(game, rng), random_options(game, rng)):
        assert_said(game, spoken(game, language), options, rng)


def assert_said(game, said, options, rng):
    """Every question, move, refusal and log line of a game has words, and no value as Python writes it."""
    told: list[Fact] = []
    s = game.begin(options, 3, 5, collect_facts(told))
    seen = redact(told, 1, s)
    choose = game.random_policy()
    for _ in range(700):
        if s.over:
            break
        a = choose(offers(s, waits(s)[0]), rng)
        assert plain(said.describe(a, "action-"))
        assert plain(said(ask_key(s.steps[-1].key)))
        for wrong in islice(mutations(a, 3, rng), 3):
            why = refusal(s, wrong)
            assert why is None or plain(said.refusal(why))
        s, told = play(s, a)
        seen += redact(told, 1, s)
    lines = [plain(said.describe(fact)) for fact in seen]
    assert all(lines)
    raw = re.compile(r"[A-Z][a-z]+\(|\w_\w|Hidden|\(\d+, ")
    assert [line for line in lines if raw.search(line)] == []


@each_game
@each_language
def test_every_refusal_is_said_in_whole_sentences(game, language):
    said, english = spoken(game, language), table_words(game, "en")
    for key in english:
        if not key.startswith("why-"):
            continue
        args = {name: SAMPLES.get(name, 3) for name in english[key].names}
        text = plain(said.refusal(Refusal("X-1.1", key.removeprefix("why-"), args)))
        assert text[-1] in ".。؟", key


@each_game
@each_file
@each_language
def test_texts_keep_to_the_words_of_the_glossary(game, file, language):
    avoided = "|".join(filter(None, (AVOIDED[language], OWN.get((game.key, language)))))
    for key, message in messages(game.folder / f"locale/{file}{language}.ftl").items():
        assert not [text for text in message.words if re.search(avoided, text)], key


@each_game
@each_file
def test_persian_letters_and_joiners(game, file):
    for key, message in messages(game.folder / f"locale/{file}fa.ftl").items():
        for text in message.words:
            assert not re.search("[يكىۀ]", text), f"{key}: Arabic letter"
            assert not re.search("[,;?%]", text), f"{key}: Latin punctuation"
            assert not re.search("\u200c[\\s،؛.:»]|[\\s«]\u200c", text), f"{key}: joiner beside a space"
            assert not re.search(r"(^|\s)ن?می\s", text), f"{key}: می without its joiner"


@each_game
@each_file
def test_chinese_spacing_and_punctuation(game, file):
    han = "[\u4e00-\u9fff]"
    for key, message in messages(game.folder / f"locale/{file}zh.ftl").items():
        for text in message.words:
            assert not re.search(f"{han}[0-9A-Za-z]|[0-9A-Za-z]{han}", text), f"{key}: no space at a digit"
            assert not re.search("[;:?!()\"']|,(?!\\d)", text), f"{key}: half-width punctuation"
            assert not re.search(f"{han} {han}", text), f"{key}: space between words"
