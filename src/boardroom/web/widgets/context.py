"""The context of every widget, and the element that holds its part."""

from __future__ import annotations

from dataclasses import dataclass

from boardroom.core.parts import Part
from boardroom.core.state import State
from boardroom.drawing.drawing import Drawing
from boardroom.drawing.html import Html, Text, el
from boardroom.drawing.scene import Scene


@dataclass(frozen=True, slots=True)
class WidgetContext:
    """The game's drawing and scene, for all widgets of a decision."""

    drawing: Drawing[State]
    scene: Scene[State]
    game: str

    def label(self, id: str, name: str) -> Html:
        return self.drawing.label(self.scene, id, name)

    def face(self, id: str) -> Html:
        return self.drawing.option_icon(self.scene, id)

    def about(self, key: str, **labels: Html) -> Text:
        """A text with labels as arguments."""
        marks = {name: chr(at) for at, name in enumerate(labels)}
        words: str = self.scene.writer(key, **marks)
        for name, mark in marks.items():
            words = words.replace(mark, labels[name])
        return Text(words)


def box(part: Part, *inside: Html, cls: str = "", **attrs: str | float | None) -> Html:
    """The element of a part, with its kind and name."""
    return el("div", *inside, cls=f"part {cls}".strip(), data_part=part.kind, data_name=part.name, **attrs)
