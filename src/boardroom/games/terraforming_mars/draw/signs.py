"""The signs of Terraforming Mars: resources, tags, tiles, parameters, and repeated signs."""

from __future__ import annotations

from boardroom.drawing.html import Html, Writer, el, icon

TILE_ICONS = {
    "ocean": "ocean", "greenery": "greenery", "city": "city-tile", "capital": "city-tile",
    "natural-preserve": "tm-reserve", "mining-area": "tm-mining", "mining-rights": "tm-mining",
    "commercial-district": "tm-shop", "nuclear-zone": "uranium", "industrial-center": "tm-industry",
    "ecological-zone": "tag-animal", "lava-flows": "tm-volcano", "mohole-area": "tm-mohole",
    "restricted-area": "tm-shut", "claim": "tm-claim",
}  # fmt: skip
CUBES = {
    "animal": "tag-animal", "microbe": "tag-microbe", "science": "tag-science", "fighter": "tm-fighter",
}  # fmt: skip
GAUGES = {"temperature": "temperature", "oxygen": "oxygen", "oceans": "ocean"}
ANY = Html(f'<span class="any">{icon("tm-any")}</span>')
CARD = icon("card", "cd")
COLON = Html('<span class="col">:</span>')
ARROW = icon("tm-arrow", "flips ar")
SLASH = Html("<i>/</i>")


def unit(writer: Writer, parameter: str) -> str:
    """The unit after a parameter's value."""
    return {"temperature": "°", "oxygen": f" {writer('draw-percent')}"}.get(parameter, "")


def res_icon(res: str) -> Html:
    return icon("megacredit" if res == "mc" else res)


def chip(writer: Writer, res: str) -> Html:
    """A resource of the player board, or a cube that lies on cards."""
    if res in CUBES:
        return el("span", icon(CUBES[res]), cls="cube", title=writer.thing("resource", res))
    return el("span", res_icon(res), cls="res", data_res=res, title=writer.thing("resource", res))


def production_box(*inside: Html) -> Html:
    """Production, in its box on cards and player boards."""
    return el("span", icon("tm-prod", "pi"), *inside, cls="box")


def tag(writer: Writer, name: str) -> Html:
    return el("span", icon(f"tag-{name}"), cls="tg", data_tag=name, title=writer.thing("tag", name))


def tile(writer: Writer, kind: str) -> Html:
    look = "city" if kind == "capital" else kind
    return el("span", icon(TILE_ICONS[kind]), cls="hx", data_tile=look, title=writer.thing("tile", kind))


def gauge(writer: Writer, parameter: str) -> Html:
    name = writer.thing("parameter", parameter)
    return el("span", icon(GAUGES[parameter]), cls="gx", data_g=parameter, title=name)


def rating() -> Html:
    return Html('<span class="trk">TR</span>')


def signed(writer: Writer, n: int) -> Html:
    """A number with its sign, in the digits of the language."""
    return Html(f"+{writer.num(n)}") if n > 0 else writer.num(n)


def many(writer: Writer, n: int, sign: Html, plus: bool = True) -> Html:
    """A sign with its count."""
    number = signed(writer, n) if plus else writer.num(n)
    return Html(f'<span class="q"><b class="ltr">{number}</b>{sign}</span>')
