"""The texts of Terraforming Mars beyond those of every game: names and descriptions of events."""

import re
from random import Random

import pytest
from tests.games.terraforming_mars.position import position
from tests.games.wording import plain, spoken, table_words

from boardroom.core.catalog import LANGUAGES
from boardroom.core.engine import offers, play
from boardroom.core.views import redact, view
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.pending import HANDLERS
from boardroom.games.terraforming_mars.facts import (
    CardPlayed,
    CardsBought,
    ParameterRaised,
    ProductionChanged,
    Removed,
    StockChanged,
)
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.state import Options
from boardroom.games.terraforming_mars.terminal import board
from boardroom.games.terraforming_mars.terminal.cards import card_lines, corporation_lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_corporation_says_what_it_does(language):
    said = spoken(GAME, language)
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
    said = spoken(GAME, "en")

    def lines(number: int) -> list[str]:
        return [plain(line) for line in card_lines(CARDS[number], said)]

    assert lines(40) == ["Titanium production +2", "+2 VP"]
    assert lines(24) == [
        "Oxygen: at least 11% required",
        "Action: pay 1 animal from any card, then add 1 animal to this card",
        "1 VP for every animal on this card",
    ]
    assert lines(125) == [
        "Energy production −1",
        "Decrease any player's M€ production 2 steps",
        "M€ production +2",
        "−1 VP",
    ]
    assert lines(19) == [
        "Place an ocean",
        "Gain 3 plants, or add 3 microbes to one of your cards, or add 2 animals to one of your cards",
    ]
    assert lines(121) == ["You may remove up to 3 titanium or 4 steel or 7 M€ from one player"]
    assert lines(128)[2] == "For each animal or plant tag you play, including this: add 1 animal to this card"
    assert lines(200)[-1] == "When any city tile is placed, including this: M€ production +1"
    assert lines(23)[:2] == ["Temperature: at most −12 °C allowed", "Gain 1 plant"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_card_says_a_thing_clumsily(language):
    """Singulars are singular, no capital letter stands within a line, no space is doubled."""
    said = spoken(GAME, language)
    lines = [plain(line) for card in CARDS.values() for line in card_lines(card, said)]
    lines += [plain(line) for one in CORPORATIONS.values() for line in corporation_lines(one, said)]
    clumsy = re.compile(
        r"\b1 (plants|animals|microbes|cubes|steps|cards|oceans)\b|\ba [aeiou]|  | [,;:]|, [A-Z][a-z]"
    )
    assert [line for line in lines if clumsy.search(line)] == []
    glued = re.compile(r"[\u4e00-\u9fff]\d|\d[\u4e00-\u9fff]")
    assert [line for line in lines if glued.search(line)] == []


def test_the_seventeen_special_cards_are_written_out():
    written = {key.removeprefix("special-") for key in table_words(GAME, "en") if key.startswith("special-")}
    special = {key.replace("-", "_") for key in written}
    assert len(special) == 17
    assert special <= set(HANDLERS)


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(GAME, language) for language in LANGUAGES)
    own, others = CardPlayed(1, 40, Payment(2, titanium=7)), CardPlayed(0, 40, Payment(30))
    assert plain(english.describe(own)) == "You played Asteroid Mining for 2 M€, 7 titanium"
    assert plain(english.describe(others)) == "Ada played Asteroid Mining for 30 M€"
    assert plain(persian.describe(own)).startswith("شما «معدن‌کاوی سیارک» را بازی کردید")
    assert plain(chinese.describe(others)) == "Ada 打出“小行星采矿”，支付 30 M€"
    hidden = redact([CardsBought(0, (5, 6))], 1, GAME.begin(Options(), 2, 1))[0]
    assert plain(english.describe(hidden)) == "Ada bought 2 cards"
    fewer = StockChanged(1, "plants", -8, "TM-4.6")
    assert plain(english.describe(fewer)) == "Your stock of plants changed by −8"
    warmer = ProductionChanged(0, "heat", 2, "TM-9.7")
    assert plain(english.describe(warmer)) == "Ada's production of heat changed by +2"
    assert plain(chinese.describe(StockChanged(0, "plants", 3, "TM-9.24"))) == "Ada 的植物 +3"
    assert plain(english.describe(Removed(1, 0, "plants", 1))) == "You removed 1 plant from Ada"
    assert plain(chinese.describe(Removed(0, 1, "plants", 1))) == "Ada 移走 Babak 的 1 个植物"


def test_the_log_names_a_level_with_its_unit():
    colder, greener = ParameterRaised(0, "temperature", 1, -12), ParameterRaised(0, "oxygen", 1, 9)
    assert plain(spoken(GAME, "en").describe(colder)) == "Ada raised temperature 1 step to −12 °C"
    assert plain(spoken(GAME, "zh").describe(greener)) == "Ada 将氧气提升 1 级，现为 9%"
    full = ParameterRaised(0, "oceans", 1, 9)
    assert plain(spoken(GAME, "zh").describe(full)) == "Ada 将海洋提升 1 级，现为 9"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_plain_text(language):
    s = GAME.begin(Options(), 2, 3)
    rng = Random(3)
    for _ in range(120):
        if s.over:
            break
        s = play(s, rng.choice(offers(s, s.steps[-1].waits(s)[0])).sample(rng))[0]
    said = spoken(GAME, language)
    lines = board.board(view(s, 1), said)
    assert len(lines) > 13
    assert all(isinstance(line, str) for line in lines)
    for offer in offers(view(s, s.steps[-1].waits(s)[0]), s.steps[-1].waits(s)[0]):
        part = offer.form({})
        for option in getattr(part, "options", ()):
            label = board.label(s, option.id, said)
            assert label is None or plain(label)


def test_a_question_is_asked_with_everything_that_matters_about_its_options():
    said = spoken(GAME, "en")
    s = position("tile ocean 31; tile ocean 32; seat 0: mc 30, played 131, held 131 2; seat 1: plants 3")

    def label(id: str) -> str:
        return plain(board.label(s, id, said) or "")

    assert label("hex:33") == "Hex 33: plants +2, M€ +2"
    assert label("corporation:credicor").startswith("CrediCor · 57 M€")
    assert label("plants:1:3").startswith("3 plants from")
    assert label("action:007").startswith("Martian Rails: Action: pay 1 energy")
    assert label("card:131:2") == "2 resources from Decomposers"
