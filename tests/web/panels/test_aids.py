"""Every game has its overview at the table: the order of play, and the icons with their names."""

from __future__ import annotations

import pytest
from tests.web.tables import golden, seen

from boardroom.core.catalog import LANGUAGES
from boardroom.games.registry import keys
from boardroom.web.panels import AIDS, panel


@pytest.mark.parametrize("game", keys())
def test_the_player_aids_tell_the_order_of_play_and_name_the_icons(game: str) -> None:
    journal = golden(f"{game}-4", 0.4)
    for lang in LANGUAGES:
        html = panel(seen(journal, lang=lang), AIDS)
        order = html.split('<ol class="play">', 1)[1].split("</ol>", 1)[0]
        assert order.count("<li") >= 5
        assert order.count("data-clause") >= 5
        icons = html.split('<ul class="icons">' if "icons" in html else '<ul class="acts">', 1)[1]
        assert icons.split("</ul>", 1)[0].count('class="icon"') >= 4
