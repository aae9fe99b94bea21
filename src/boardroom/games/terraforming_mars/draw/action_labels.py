"""Button labels for actions, and confirmations before a costly slip."""

from __future__ import annotations

from boardroom.core.actions import Action
from boardroom.core.engine import offers
from boardroom.drawing.html import Html
from boardroom.drawing.scene import Scene
from boardroom.games.terraforming_mars.actions import Buy, Choose, Claim, Next, Pass, Play, Sell, Start, Use
from boardroom.games.terraforming_mars.cards.ask_cards import CARD_PRICE
from boardroom.games.terraforming_mars.cards.play import bill
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, PLANTS
from boardroom.games.terraforming_mars.projects import PATENT_PRICE, TEMPERATURE_HEAT, can_convert_plants
from boardroom.games.terraforming_mars.rounds import LastGreeneries
from boardroom.games.terraforming_mars.state import State
from boardroom.games.terraforming_mars.tables import TRACKS
from boardroom.games.terraforming_mars.terminal.labels import alternative, pending_effect
from boardroom.games.terraforming_mars.turn import Turn


def action_label(d: Scene[State], action: Action) -> Html | None:
    """The button label of an action whose general text does not say enough."""
    if isinstance(action, Use):
        return d.writer("draw-use", card=d.writer.thing("card", action.source))
    if isinstance(action, Pass) and isinstance(d.view.steps[-1], LastGreeneries):
        return d.writer("draw-no-more-greeneries")
    if isinstance(action, Choose):
        return d.writer.plain(alternative(d.view, action.way, d.writer.texts))
    if isinstance(action, Next):
        return d.writer("draw-next", effect=pending_effect(d.view, action.index, d.writer.texts))
    if isinstance(action, Start):
        name = d.writer.thing("corporation", action.corporation)
        return d.writer("draw-deed-start", corporation=name, count=len(action.projects))
    if isinstance(action, Buy):
        cost = CARD_PRICE * len(action.cards)
        return d.writer("draw-deed-buy", count=len(action.cards), cost=cost)
    if isinstance(action, Sell):
        return d.writer("draw-deed-sell", count=len(action.cards), gain=PATENT_PRICE * len(action.cards))
    return None


def confirm_key(d: Scene[State], action: Action) -> str | None:
    """Passing while more could be done in this generation, or overpaying in metal."""
    s = d.view
    if isinstance(action, Play):
        return "draw-slip-overpaid" if _overpayment(s, action) > 0 else None
    if not isinstance(action, Pass) or not isinstance(s.steps[-1], Turn):
        return None
    p = s.players[action.seat]
    if p.stock[PLANTS] >= p.greenery_plants and can_convert_plants(s, p):
        return "draw-slip-plants"
    warm = s.temperature < TRACKS["temperature"].maximum
    if warm and p.stock[HEAT] >= TEMPERATURE_HEAT:
        return "draw-slip-heat"
    left = {offer.kind for offer in offers(s, action.seat)}
    return "draw-slip-pass" if left & {Play, Use, Claim} else None


def _overpayment(s: State, action: Play) -> int:
    """The value by which a payment exceeds the cost (TM-4.13)."""
    p, pay = s.players[action.seat], action.pay
    worth = pay.mc + pay.heat + pay.steel * p.steel_worth + pay.titanium * p.titanium_worth
    return worth - bill(p, action.card).cost
