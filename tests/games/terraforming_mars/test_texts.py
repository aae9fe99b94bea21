"""The words of Terraforming Mars beyond what every game must say: its names, and how things are told."""

from random import Random

import pytest
from tests.games.wording import plain, spoken, table_words

from boardroom.core.engine import offers, play
from boardroom.core.texts import LANGUAGES
from boardroom.core.views import redacted, view
from boardroom.games.terraforming_mars import text
from boardroom.games.terraforming_mars.card_text import card_lines, corporation_lines
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.queue import HANDLERS
from boardroom.games.terraforming_mars.facts import CardPlayed, CardsBought
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.state import Options


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
    written = {key.removeprefix("special-") for key in table_words(GAME, "en") if key.startswith("special-")}
    special = {key.replace("-", "_") for key in written}
    assert len(special) == 17
    assert special <= set(HANDLERS)


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(GAME, language) for language in LANGUAGES)
    own, others = CardPlayed(1, 40, Payment(2, titanium=7)), CardPlayed(0, 40, Payment(30))
    assert plain(english.said(own)) == "You played Asteroid Mining for 2 M€, 7 titanium"
    assert plain(english.said(others)) == "Ada played Asteroid Mining for 30 M€"
    assert plain(persian.said(own)).startswith("شما «معدن‌کاوی سیارک» را بازی کردید")
    assert plain(chinese.said(others)) == "Ada 打出小行星采矿，支付30 M€"
    hidden = redacted([CardsBought(0, (5, 6))], 1, GAME.begin(Options(), 2, 1))[0]
    assert plain(english.said(hidden)) == "Ada bought 2 cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_is_drawn_in_plain_text(language):
    s = GAME.begin(Options(), 2, 3)
    rng = Random(3)
    for _ in range(120):
        if s.over:
            break
        s = play(s, rng.choice(offers(s, s.steps[-1].waits(s)[0])).sample(rng))[0]
    said = spoken(GAME, language)
    lines = text.board(view(s, 1), said)
    assert len(lines) > 13
    assert all(isinstance(line, str) for line in lines)
    for offer in offers(view(s, s.steps[-1].waits(s)[0]), s.steps[-1].waits(s)[0]):
        part = offer.form({})
        for option in getattr(part, "options", ()):
            label = text.label(s, option.id, said)
            assert label is None or plain(label)
