"""Nim on the page: three rows of stones."""

from __future__ import annotations

from boardroom.drawing.drawing import Drawing
from boardroom.drawing.scene import PlayerRow, Scene
from boardroom.drawing.svg import picture
from boardroom_nim.game import State


class NimDrawing(Drawing[State]):
    """Stones as circles; a heap is chosen as a whole."""

    def board(self, d: Scene[State]) -> str:
        rows = [
            f'<g class="b-node" data-id="heap:{i}">'
            + "".join(f'<circle class="bed" cx="{30 + 30 * k}" cy="{30 + 40 * i}" r="12"/>' for k in range(n))
            + "</g>"
            for i, n in enumerate(d.view.heaps)
        ]
        return picture(240, 140, "".join(rows), d.writer("game-name"))

    def player(self, d: Scene[State], seat: int) -> PlayerRow:
        return PlayerRow(d.writer.num(d.view.players[seat].taken))


DRAWING = NimDrawing()
