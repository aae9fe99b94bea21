"""Texts of Mombasa that other games do not have: its names and its log lines."""

from __future__ import annotations

from tests.games.wording import plain, spoken, table_words

from boardroom.core.catalog import LANGUAGES
from boardroom.games.mombasa.facts import CardTaken, PhaseEnded, Stepped
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, KINDS, TILES, Reward, load
from boardroom.games.mombasa.scoring import LINES


def test_every_id_has_a_name():
    expected = {f"company-{company}" for company in COMPANIES} | {f"kind-{kind}" for kind in KINDS}
    expected |= {f"tile-{tile}" for tile in TILES} | {f"region-{n}" for n in range(1, 25)}
    expected |= {f"line-{line}" for line in LINES} | {"number-wealth", "space-buy", "space-sell"}
    expected |= {f"space-majority-{kind}" for kind in KINDS} | {f"space-tile-{tile}" for tile in TILES}
    expected |= {f"space-extra-{company}-{n}" for company in COMPANIES for n in (1, 2)}
    assert {key.replace("_", "-") for key in expected} <= set(table_words(GAME, "en"))
    for region in load().regions:
        assert plain(spoken(GAME, "en").argument("region", region.id)) == region.name


def test_what_the_reader_did_is_told_to_the_reader():
    english, persian, chinese = (spoken(GAME, language) for language in LANGUAGES)
    card = load().cards["A02"]
    assert plain(english.describe(CardTaken(1, card, 3))) == "You took 2 bananas for 3 units"
    assert plain(english.describe(CardTaken(0, card, 3))) == "Ada took 2 bananas for 3 units"
    assert plain(persian.describe(CardTaken(0, card, 3))) == "Ada کارت 2 موز را به قیمت 3 واحد گرفت"
    assert plain(chinese.describe(Stepped(0, "cape_town", 2, 5))) == "Ada 在开普敦轨前进，2 → 5"
    ended = PhaseEnded(0, "B", (load().cards["B16"], load().cards["C07"]))
    expected = "picked up resting column B: diamond merchant of Cairo, expansion 3 with a share of Mombasa"
    assert expected in plain(english.describe(ended))
    assert plain(english.argument("reward", Reward(pounds=2, diamonds=1))) == "2 pounds, 1 diamond step"
