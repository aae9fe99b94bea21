"""Labels of buttons, and the mistakes that ask for confirmation."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.drawing.html import Html
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty import actions as act
from boardroom.games.eighteen_thirty.draw.labels import label
from boardroom.games.eighteen_thirty.operate.powers import forfeits_free_station
from boardroom.games.eighteen_thirty.operate.run import total
from boardroom.games.eighteen_thirty.operate.stages import BuyTrains
from boardroom.games.eighteen_thirty.operate.turn import stage_of, turn_of
from boardroom.games.eighteen_thirty.state import State


def action_label(d: Scene[State], action: Action) -> Html | None:
    """The label of a button, where the action's text is not enough."""
    if isinstance(action, act.Run):
        s = d.view
        return d.writer("draw-deed-run", revenue=total(s, stage_of(s).operator(s), action.runs))
    if isinstance(action, act.ChooseHome):
        return d.writer("draw-deed-home", place=label(d, f"city:{action.city}", "city"))
    if isinstance(action, act.PlaceStation):
        return d.writer("draw-deed-station", place=label(d, f"stop:{action.hex}:{action.city}", "city"))
    if isinstance(action, act.PayOut | act.Withhold):
        key = "draw-deed-pay" if isinstance(action, act.PayOut) else "draw-deed-keep"
        return d.writer(key, revenue=turn_of(d.view).revenue)
    return None


def confirm_key(d: Scene[State], action: Action) -> str | None:
    """The text key of the confirmation that a costly move needs.

    Bankruptcy, passing without a train that is affordable, and a normal lay where DH would bring a station.
    """
    s = d.view
    if isinstance(action, act.GoBankrupt):
        return "draw-slip-bankrupt"
    if isinstance(action, act.LayTile) and forfeits_free_station(s, action):
        return "draw-slip-dh"
    top = s.steps[-1]
    if isinstance(action, act.Pass) and isinstance(top, BuyTrains) and not s.company(top.company).trains:
        return "draw-slip-trainless"
    return None
