"""Small symbols: a company's chip or dot, a train's card."""

from __future__ import annotations

from boardroom.drawing.html import Html, el, escape
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.components import trains
from boardroom.games.eighteen_thirty.state import State

TRAINS = trains()
CODES = {
    "PRR": "PR", "NYC": "NY", "CPR": "CP", "B&O": "BO", "C&O": "CO", "ERIE": "ER", "NYNH": "NH", "B&M": "BM",
}  # fmt: skip
"""The two letters of a company on a disc."""


def chip(company: str, small: bool = False) -> Html:
    """A company: its colour and short name."""
    return el("span", escape(company), cls="chip s" if small else "chip", data_co=company)


def dot(company: str) -> Html:
    """A company as a dot."""
    return el("span", escape(CODES[company]), cls="codot", data_co=company, aria_hidden="true")


def next_rust(s: State) -> tuple[str, str] | None:
    """The kind of train that rusts next, and the kind whose first purchase does it (E-2.7)."""
    for train in TRAINS.values():
        if train.rusts and TRAINS[train.rusts].phase > s.phase:
            return train.kind, train.rusts
    return None


def train_card(d: Scene[State], kind: str) -> Html:
    """A train card; the kind that rusts next is red and dashed."""
    rust = next_rust(d.view)
    cls = "tcard rust" if rust and rust[0] == kind else "tcard"
    return el("span", d.writer.num(int(kind)) if kind.isdigit() else escape(kind), cls=cls)


def nil(sign: str = "·") -> Html:
    return el("span", escape(sign), cls="nil")
