"""Checking the map of a pack: borders, rings, exits and camps (M-7)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from boardroom.core.errors import BadData
from boardroom.games.mombasa.pack import values as p
from boardroom.games.mombasa.pack.pack import Pack
from boardroom.games.mombasa.pack.source import Source


def regions(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-1.5: regions 1-24, each once."""
    numbers = {region.id for region in pack.regions}
    for missing in sorted(set(range(1, 25)) - numbers):
        yield at.last("regions.csv").wrong(f"region {missing} is missing; the map has regions 1-24")
    for extra in sorted(numbers - set(range(1, 25))):
        yield at.wrong("regions.csv", extra, f"region {extra} is none of 1-24")


def two_way_borders(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-7.3, M-7.4: a border is one thing, seen the same from both sides."""
    known = {region.id: region for region in pack.regions}
    for region in pack.regions:
        for other, lines in region.borders.items():
            if other == region.id:
                yield at.wrong("regions.csv", region.id, f"region {other} borders itself")
            elif other not in known:
                yield at.wrong(
                    "regions.csv", region.id, f"region {region.id} borders {other}, which is missing"
                )
            elif region.id not in known[other].borders:
                reason = f"one-way border: {region.id} names {other}, but {other} does not name {region.id}"
                yield at.wrong("regions.csv", region.id, reason)
            elif known[other].borders[region.id] != lines:
                there = known[other].borders[region.id]
                reason = (
                    f"the border {region.id}-{other} has {lines} lines here and {there} at region {other}"
                )
                yield at.wrong("regions.csv", region.id, reason)
    for camp in pack.camps:
        for exit_ in camp.exits:
            if exit_ not in known:
                yield at.wrong(
                    "camps.toml", camp.company, f"an exit leads to region {exit_}, which is missing"
                )


def rings(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-7.14: two enclosed regions, each reached only through its ring; the rings give nothing."""
    kinds = Counter(region.kind for region in pack.regions)
    for kind in ("ring", "enclosed"):
        if kinds[kind] != 2:
            yield at.last("regions.csv").wrong(f"{kinds[kind]} {kind} regions; there are 2")
    ring_ids = {region.id for region in pack.regions if region.kind == "ring"}
    for region in pack.regions:
        if region.kind == "ring" and (region.reward != p.Reward() or region.mines):
            yield at.wrong("regions.csv", region.id, "a ring gives no reward and has no mine")
        if region.kind == "enclosed":
            if region.inside not in ring_ids or set(region.borders) != {region.inside}:
                yield at.wrong(
                    "regions.csv", region.id, "an enclosed region borders its ring and nothing else"
                )
        elif region.inside is not None:
            yield at.wrong("regions.csv", region.id, "only an enclosed region lies inside another")
        if region.mines and not region.reward.diamonds:
            yield at.wrong("regions.csv", region.id, "mines are printed under diamonds (M-7.12)")
    if len({region.inside for region in pack.regions if region.kind == "enclosed"}) != kinds["enclosed"]:
        yield at.last("regions.csv").wrong("each ring holds one enclosed region")


def reachable(pack: Pack, at: Source) -> Iterator[BadData]:
    """Every company can reach every region."""
    near = {region.id: set(region.borders) for region in pack.regions}
    for camp in pack.camps:
        if not camp.exits:
            yield at.wrong("camps.toml", f"camp {camp.company}", "a camp without an exit")
            continue
        seen, edge = set(camp.exits), set(camp.exits)
        while edge:
            edge = {other for region in edge for other in near.get(region, ())} - seen
            seen |= edge
        for region in sorted(set(near) - seen):
            yield at.wrong("regions.csv", region, f"region {region} can not be reached from {camp.company}")


def camps(pack: Pack, at: Source) -> Iterator[BadData]:
    """M-7.15: three columns of five spaces, the last with two coins, filled by 15 posts."""
    for camp in pack.camps:
        if [len(column) for column in camp.coins] != [5, 5, 5] or camp.posts != 15:
            yield at.wrong(
                "camps.toml", f"camp {camp.company}", "a camp has 3 columns of 5 spaces and 15 posts"
            )
        elif any(column[-1] != 2 for column in camp.coins):
            yield at.wrong(
                "camps.toml", f"camp {camp.company}", "the last space of every column shows 2 coins"
            )
