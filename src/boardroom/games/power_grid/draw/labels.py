"""Labels and icons of options: fuels, plants, runs and baskets."""

from __future__ import annotations

from boardroom.drawing.html import Html, el, icon
from boardroom.drawing.scene import Scene
from boardroom.games.power_grid.draw import markets
from boardroom.games.power_grid.plants import FUELS, PLANTS, PlantRun
from boardroom.games.power_grid.state import State


def label(d: Scene[State], id: str) -> Html | None:
    """The name of an option that has no text key of its own."""
    vocabulary, _, value = id.partition(":")
    if id in FUELS:
        return d.writer.thing("fuel", id)
    if vocabulary == "run":
        runs = [PlantRun.parse(word) for word in value.split(",") if word]
        return d.writer.plain(d.writer.texts.join([_run(d, run) for run in runs]))
    if vocabulary == "basket":
        words = value.split()
        said = [
            d.writer.texts(f"tokens-{fuel}", n=int(n))
            for n, fuel in zip(words[::2], words[1::2], strict=True)
        ]
        return d.writer.plain(d.writer.texts.join(said))
    return None


def _run(d: Scene[State], run: PlantRun) -> str:
    if PLANTS[run.plant].kind != "hybrid":
        return d.writer.texts("run-plant", plant=run.plant)
    return d.writer.texts("run-hybrid", plant=run.plant, coal=run.burns.coal, oil=run.burns.oil)


def icon_of(id: str) -> Html:
    """The icon of a fuel or of a plant's kind."""
    vocabulary, _, value = id.partition(":")
    if id in FUELS:
        return el("span", icon(id), cls="res", data_res=id)
    if vocabulary == "plant":
        kind = PLANTS[int(value)].kind
        return el("span", markets.kind_icon(kind), cls="res", data_res=markets.colour_kind(kind))
    return Html()


def detail(d: Scene[State], id: str) -> Html:
    """What a plant burns and how many cities it supplies."""
    vocabulary, _, value = id.partition(":")
    if vocabulary != "plant":
        return Html()
    return (
        markets.burns(d.writer, int(value))
        + Html(" ")
        + d.writer.num(PLANTS[int(value)].cities)
        + icon("house")
    )


def words(d: Scene[State], id: str) -> Html:
    """A plant in words."""
    vocabulary, _, value = id.partition(":")
    return markets.plant_text(d, int(value)) if vocabulary == "plant" else Html()
