"""What options are called, with a small sign beside them: fuels, plants, runs and baskets."""

from __future__ import annotations

from boardroom.drawing.drawing import Scene
from boardroom.drawing.html import el, icon
from boardroom.games.power_grid.draw import markets
from boardroom.games.power_grid.plants import FUELS, PLANTS, PlantRun


def label(d: Scene, id: str) -> str | None:
    """The name of an option that has no text key of its own."""
    vocabulary, _, value = id.partition(":")
    if id in FUELS:
        return d.ink.thing("fuel", id)
    if vocabulary == "run":
        runs = [PlantRun.parse(word) for word in value.split(",") if word]
        return d.ink.plain(d.ink.texts.join([_run(d, run) for run in runs]))
    if vocabulary == "basket":
        words = value.split()
        said = [
            d.ink.texts(f"tokens-{fuel}", n=int(n)) for n, fuel in zip(words[::2], words[1::2], strict=True)
        ]
        return d.ink.plain(d.ink.texts.join(said))
    return None


def _run(d: Scene, run: PlantRun) -> str:
    if PLANTS[run.plant].kind != "hybrid":
        return d.ink.texts("run-plant", plant=run.plant)
    return d.ink.texts("run-hybrid", plant=run.plant, coal=run.burns.coal, oil=run.burns.oil)


def face(id: str) -> str:
    """A fuel, or the kind of a plant."""
    vocabulary, _, value = id.partition(":")
    if id in FUELS:
        return el("span", icon(id), cls="res", data_res=id)
    if vocabulary == "plant":
        kind = PLANTS[int(value)].kind
        return el("span", markets.kind_icon(kind), cls="res", data_res=markets.look(kind))
    return ""


def detail(d: Scene, id: str) -> str:
    """What a plant burns and how many cities it supplies."""
    vocabulary, _, value = id.partition(":")
    if vocabulary != "plant":
        return ""
    return markets.burns(d, int(value)) + " " + d.ink.num(PLANTS[int(value)].cities) + icon("house")
