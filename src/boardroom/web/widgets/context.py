"""What every widget shares: its context, and the box that holds its part."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.parts import Part
from boardroom.core.state import State
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, Text, el
from boardroom.drawing.scene import Scene


@dataclass(frozen=True, slots=True)
class WidgetContext:
    """What a widget needs to know besides its part."""

    drawing: Drawing[State]
    scene: Scene[State]
    game: str

    def label(self, id: str, name: str) -> Html:
        return self.drawing.label(self.scene, id, name)

    def face(self, id: str) -> Html:
        return self.drawing.option_icon(self.scene, id)

    def about(self, key: str, **labels: Html) -> Text:
        """A text whose arguments are labels."""
        marks = {name: chr(at) for at, name in enumerate(labels)}
        words: str = self.scene.writer(key, **marks)
        for name, mark in marks.items():
            words = words.replace(mark, labels[name])
        return Text(words)


def box(part: Part, *inside: Html, cls: str = "", **attrs: str | float | None) -> Html:
    """The element of a part, with its kind and name."""
    return el("div", *inside, cls=f"part {cls}".strip(), data_part=part.kind, data_name=part.name, **attrs)
