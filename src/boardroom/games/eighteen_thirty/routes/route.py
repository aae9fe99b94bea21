"""A route in notation: a train and the hexes of its track (E-6.15)."""

from __future__ import annotations

from collections.abc import Container
from typing import NamedTuple

from boardroom.games.eighteen_thirty.board.hexes import HEXES, HexId
from boardroom.games.eighteen_thirty.components import trains
from boardroom.games.eighteen_thirty.errors import input_error


class Route(NamedTuple):
    """The route of one train as chains of hexes from stop to stop: `3:H12-H14-H16+H16-I15`."""

    train: str
    chains: tuple[tuple[HexId, ...], ...]

    def __str__(self) -> str:
        return f"{self.train}:{'+'.join('-'.join(chain) for chain in self.chains)}"

    def phrases(self) -> list[tuple[str, dict[str, str]]]:
        """The route in words: the train and the hexes where its chains end."""
        hexes = [chain[0] for chain in self.chains] + [chain[-1] for chain in self.chains[-1:]]
        return [("run-train", {"train": self.train, "hexes": "-".join(hexes)})]

    @classmethod
    def parse(cls, text: str) -> Route:
        train, colon, rest = text.partition(":")
        if not colon:
            raise input_error("run", value=text)
        chains = tuple(tuple(chain.split("-")) for chain in rest.split("+")) if rest else ()
        _require_id("train", train, trains())
        for hex_id in (hex_id for chain in chains for hex_id in chain):
            _require_id("hex", hex_id, HEXES)
        return cls(train, chains)


def _require_id(name: str, value: str, known: Container[str]) -> None:
    if value not in known:
        raise input_error("unknown", thing=name, name=value)
