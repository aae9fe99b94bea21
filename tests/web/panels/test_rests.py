"""What the page completes by itself is what the server would complete."""

from __future__ import annotations

import json

import pytest
from tests.web.tables import golden, seen

from boardroom.core.parts import One
from boardroom.drawing.drawing import drawing_of
from boardroom.web.forms import form
from boardroom.web.scenes import scene
from boardroom.web.widgets import WidgetContext

PLACES = {
    ("mombasa-4", 0.3, "expand"): 4,
    ("power_grid-4", 0.5, "build"): 3,
    ("terraforming_mars-4", 0.3, "standard-project"): 5,
}
"""How many options complete the form of a kind at least, in a golden game after a share of its moves."""


@pytest.mark.parametrize(("place", "least"), PLACES.items())
def test_the_answers_that_follow_an_option_complete_its_form(
    place: tuple[str, float, str], least: int
) -> None:
    game, share, kind = place
    page = seen(golden(game, share, kind))
    context = WidgetContext(drawing_of(page.game), scene(page), page.game.key)
    offer = next(one for one in page.offers if one.kind.key == kind)
    part = offer.first_part()
    assert isinstance(part, One)
    html = form(context, (offer, part), {}, hidden=False)
    rests: dict[str, dict[str, object]] = json.loads(_attribute(html, "rests"))
    assert len(rests) >= least
    for option in part.options:
        if option.id not in rests:
            continue
        chosen = {part.name: option.value, **rests[option.id]}
        html = form(context, (offer, part), {part.name: option.value}, hidden=False)
        assert " data-complete" in html
        assert " data-slip" not in html
        assert json.loads(_attribute(html, "chosen")) == chosen


def _attribute(html: str, name: str) -> str:
    return html.split(f'data-{name}="', 1)[1].split('"', 1)[0].replace("&quot;", '"')
