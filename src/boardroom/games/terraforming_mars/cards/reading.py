"""Reads the phrases of the data files into values, once, with file and line in errors."""

from __future__ import annotations

import re
from collections.abc import Callable

from boardroom.core.components import Entry
from boardroom.games.terraforming_mars.cards.vocabulary import (
    KINDS,
    PARAMETERS,
    PLACES,
    RESOURCES,
    TAGS,
    TILES,
    CardAction,
    Count,
    Effect,
    Ongoing,
    Points,
    Price,
    Requirement,
    Trigger,
)


class EffectReader:
    """Reads the effect phrases of one entry, so that every error names its file and line."""

    def __init__(self, entry: Entry) -> None:
        self.entry = entry

    def effects(self, key: str) -> tuple[Effect, ...]:
        """The effect list under a key; empty if the key is missing."""
        return tuple(self.effect(text) for text in self.phrases(key))

    def phrases(self, key: str) -> tuple[str, ...]:
        """The phrases under a key."""
        return self.entry.words(key) if key in self.entry.cells else ()

    def one_of(self, word: str, known: tuple[str, ...]) -> str:
        """The word, if it is known."""
        if word not in known:
            raise self.entry.wrong(f"{word!r} is none of {', '.join(known)}")
        return word

    def effect(self, text: str) -> Effect:
        """One effect phrase."""
        text = text.strip()
        if text.startswith("either "):
            return self.either(text.removeprefix("either "))
        for pattern, make in _EFFECTS:
            if found := re.fullmatch(pattern, text):
                return make(self, *found.groups())
        raise self.entry.wrong(f"no such effect: {text!r}")

    def either(self, text: str) -> Effect:
        options = [part.strip() for part in text.split("|")]
        lists = tuple(
            () if part == "nothing" else tuple(self.effect(one) for one in part.split(","))
            for part in options
        )
        return Effect("either", options=lists)

    def change(self, do: str, what: str, amount: str) -> Effect:
        number, count = self.amount(amount)
        return Effect(do, self.one_of(what, RESOURCES), number, count)

    def rating(self, amount: str) -> Effect:
        number, count = self.amount(amount)
        return Effect("tr", n=number, count=count)

    def against(self, do: str, what: str, n: str) -> Effect:
        if do == "remove" and what in KINDS:
            return Effect("remove-cards", what, int(n))
        return Effect(do, self.one_of(what, RESOURCES), int(n))

    def raising(self, what: str, n: str) -> Effect:
        return Effect("raise", self.one_of(what, PARAMETERS[:2]), int(n))

    def ocean(self, n: str, land: str | None) -> Effect:
        return Effect("ocean", n=int(n), where="land" if land else "ocean-reserved")

    def tile(self, kind: str, where: str) -> Effect:
        return Effect("tile", self.one_of(kind, TILES), where=self.one_of(where, PLACES))

    def draw(self, n: str) -> Effect:
        return Effect("draw", n=int(n))

    def look(self, n: str, keep: str | None) -> Effect:
        return Effect("look", n=int(n), what=keep) if keep else Effect("look-buy", n=int(n))

    def add(self, kind: str | None, n: str) -> Effect:
        return Effect("add-to", self.one_of(kind, KINDS), int(n)) if kind else Effect("add", n=int(n))

    def special(self, name: str, numbers: str | None) -> Effect:
        """A special card's name with its printed numbers, each with what it counts."""
        found = re.findall(r"(-?\d+)(?: ([a-z]+))?", numbers or "")
        pairs = tuple((what, int(n)) for n, what in found)
        return Effect("special", name, pairs[0][1] if pairs else 0, numbers=pairs)

    def amount(self, text: str) -> tuple[int, Count | None]:
        """A plain number, or a count with its base number."""
        if re.fullmatch(r"-?\d+", text):
            return int(text), None
        for pattern, of in _COUNTS:
            if found := re.fullmatch(pattern, text):
                cells = found.groupdict()
                if "tag" in cells:
                    self.one_of(cells["tag"], TAGS)
                numbers = {k: int(cells[k]) for k in ("per", "least", "then") if cells.get(k)}
                return int(cells.get("n") or 1), Count(of, cells.get("tag", ""), **numbers)
        raise self.entry.wrong(f"no such amount: {text!r}")


class Reader(EffectReader):
    """Reads every other phrase of an entry as well."""

    def requirement(self, text: str) -> Requirement:
        """One requirement phrase."""
        found = re.fullmatch(r"(\w+)(?: (\w+))? at (least|most) (-?\d+)", text)
        if not found:
            raise self.entry.wrong(f"no such requirement: {text!r}")
        what, name, side, n = found.groups()
        known = {"tag": TAGS, "production": RESOURCES}
        if what in known:
            self.one_of(name or "", known[what])
        elif name or what not in (*PARAMETERS, "cities", "greenery"):
            raise self.entry.wrong(f"no such requirement: {text!r}")
        least, most = (int(n), None) if side == "least" else (None, int(n))
        return Requirement(what, name or "", least, most)

    def ongoing(self, text: str) -> Ongoing | Trigger:
        """One lasting effect."""
        if text.startswith("when "):
            return self.trigger(text)
        for pattern, kind in _ONGOING:
            if found := re.fullmatch(pattern, text):
                cells = found.groupdict()
                return Ongoing(kind, cells.get("what") or "", int(cells.get("n") or 0))
        raise self.entry.wrong(f"no such lasting effect: {text!r}")

    def trigger(self, text: str) -> Trigger:
        found = re.fullmatch(r"when (.+?) by (owner|anyone)( with this)?: (.+)", text)
        if not found:
            raise self.entry.wrong(f"no such trigger: {text!r}")
        event, by, this, effects = found.groups()
        done = tuple(self.effect(one) for one in effects.split(","))
        head, *rest = event.split()
        if head in ("tag", "event"):
            tags = tuple(self.one_of(tag, TAGS) for tag in rest)
            return Trigger(head, by, done, tags, with_this=bool(this))
        if head == "cost":
            return Trigger("cost", by, done, least=int(rest[0]), with_this=bool(this))
        on = _EVENTS.get(event)
        if on is None:
            raise self.entry.wrong(f"no such event: {event!r}")
        return Trigger(on, by, done, with_this=bool(this))

    def action(self, text: str) -> CardAction:
        """One alternative of an action: price, arrow, effects."""
        left, arrow, right = text.partition("->")
        if not arrow:
            raise self.entry.wrong(f"an action has an arrow: {text!r}")
        paid, raised = left.strip(), False
        if paid.endswith("if raised"):
            paid, raised = paid.removesuffix("if raised").strip(), True
        price = self.price(paid) if paid else None
        return CardAction(price, tuple(self.effect(one) for one in right.split(",")), raised)

    def price(self, text: str) -> Price:
        for pattern, kind in _PRICES:
            if found := re.fullmatch(pattern, text):
                cells = found.groupdict()
                what = cells.get("what") or ""
                if kind in ("stock", "production", "any"):
                    self.one_of(what, RESOURCES)
                return Price(kind, what, int(cells.get("n") or 0), cells.get("metal") or "")
        raise self.entry.wrong(f"no such price: {text!r}")

    def points(self) -> Points:
        """The points of the card; 0 if it has none."""
        value = self.entry.cells.get("points", 0)
        if isinstance(value, int):
            return Points(value)
        if found := re.fullmatch(r"(\d+) if resource", value):
            return Points(int(found[1]), 0, "held")
        found = re.fullmatch(r"(\d+) per (?:(\d+) )?(.+?)", value)
        of = _SCORED.get(found[3], "") if found else ""
        if not found or not of:
            raise self.entry.wrong(f"no such points: {value!r}")
        return Points(int(found[1]), int(found[2] or 1), of)


_EFFECTS: tuple[tuple[str, Callable[..., Effect]], ...] = (
    (r"(production|gain|lose) (\w+) (.+)", EffectReader.change),
    (r"(reduce|remove|steal) (\w+) (\d+)", EffectReader.against),
    (r"tr (.+)", EffectReader.rating),
    (r"raise (\w+) (\d+)", EffectReader.raising),
    (r"ocean (\d+)( on land)?", EffectReader.ocean),
    (r"tile ([\w-]+) on ([\w-]+)", EffectReader.tile),
    (r"draw (\d+)", EffectReader.draw),
    (r"look (\d+) (?:keep (\d+)|buy)", EffectReader.look),
    (r"add (?:(\w+) )?(\d+)", EffectReader.add),
    (r"special (\w+)((?: -?\d+(?: [a-z]+)?)+)?", EffectReader.special),
)
_COUNTS = (
    (r"1 per (?P<tag>\w+) tag", "tags"),
    (r"1 per (?P<per>\d+) (?P<tag>\w+) tags", "tags"),
    (r"1 per (?P<tag>\w+) tag of opponents", "opponents"),
    (r"1 per city", "city"),
    (r"1 per city on mars", "city-mars"),
    (r"1 per event", "event"),
    (r"(?P<n>\d+) or (?P<then>\d+) with (?P<least>\d+) (?P<tag>\w+) tags", "threshold"),
)
_ONGOING = (
    (
        r"discount (?P<n>\d+) (?P<what>any|building|space|power|science|jovian|earth|plant|microbe)",
        "discount",
    ),
    (r"worth (?P<what>steel|titanium) (?P<n>\d+)", "worth"),
    (r"shift (?P<n>\d+)", "shift"),
    (r"protect here", "protect"),
    (r"heat pays", "heat"),
    (r"greenery for (?P<n>\d+)", "greenery"),
    (r"project (?P<what>[\w-]+) (?P<n>\d+)", "project"),
    (r"special (?P<what>\w+)", "special"),
)
_EVENTS = {
    "city": "city",
    "city on mars": "city-mars",
    "ocean": "ocean",
    "greenery": "greenery",
    "project": "project",
    "metal bonus": "metal",
}
_PRICES = (
    (r"production (?P<what>\w+) (?P<n>\d+)", "production"),
    (r"here (?P<n>\d+)", "here"),
    (r"take (?P<what>animal|microbe) (?P<n>\d+)", "take"),
    (r"(?P<what>\w+) any", "any"),
    (r"(?P<what>\w+) (?P<n>\d+)(?: or (?P<metal>steel|titanium))?", "stock"),
)
_SCORED = {
    "resource": "resource",
    "resources": "resource",
    "city": "city",
    "cities": "city",
    "adjacent city": "adjacent-city",
    "adjacent ocean": "adjacent-ocean",
    "jovian tag": "jovian",
}
