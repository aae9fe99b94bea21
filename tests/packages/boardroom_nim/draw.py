"""Nim on the page: three rows of stones."""

from __future__ import annotations

from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, el, join
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.drawing.svg import picture
from boardroom_nim.game import State


def _stone(heap: int, at: int) -> Html:
    return el("circle", cls="stone", cx=30 + 30 * at, cy=30 + 40 * heap, r=12)


class NimDrawing(Drawing[State]):
    """A row of circles for each heap; a click chooses a heap."""

    def board(self, d: Scene[State]) -> Html:
        rows = [
            el("g", *(_stone(i, k) for k in range(n)), cls="b-node", data_id=f"heap:{i}")
            for i, n in enumerate(d.view.heaps)
        ]
        return picture(240, 140, join(rows), d.writer("game-name"))

    def player_row(self, d: Scene[State], seat: int) -> PlayerRow:
        return PlayerRow(d.writer.num(d.view.players[seat].taken))


DRAWING = NimDrawing()
