"""Standard projects, selling patents and the two conversions (TM-4.6, TM-4.16, TM-10)."""

from __future__ import annotations

from boardroom.core.errors import Refused
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Tell
from boardroom.games.terraforming_mars.actions import ConvertHeat, ConvertPlants, Sell, StandardProject
from boardroom.games.terraforming_mars.board import tiles
from boardroom.games.terraforming_mars.board.parameters import raise_parameter
from boardroom.games.terraforming_mars.cards.catalogue import CORPORATIONS
from boardroom.games.terraforming_mars.cards.queue import open_effects, perform
from boardroom.games.terraforming_mars.cards.triggers import fire_paid
from boardroom.games.terraforming_mars.cards.vocabulary import HEAT, MC, PLANTS
from boardroom.games.terraforming_mars.deck import discard
from boardroom.games.terraforming_mars.facts import ProjectDone
from boardroom.games.terraforming_mars.payment import Bill, may_pay, means, purse, settle_bill
from boardroom.games.terraforming_mars.state import Player, State, gain
from boardroom.games.terraforming_mars.tables import PROJECTS, VALUES

PATENTS = "sell-patents"
PATENT_PRICE, TEMPERATURE_HEAT = VALUES.whole("patent"), VALUES.whole("temperature_heat")
HEAT_STEPS = VALUES.whole("heat_steps")
BUILT = tuple(id_ for id_ in PROJECTS if id_ != PATENTS)
_HEX = {id_: e.where for id_, one in PROJECTS.items() for e in one.effects if e.do == "tile"}
_CHEAPER = {
    (one.id, lasting.what): lasting.n
    for one in CORPORATIONS.values()
    for lasting in one.ongoing
    if lasting.kind == "project"
}


_NOBODY = ""
"""The corporation of a player who has not revealed one."""
_BILLS = {
    corporation: {id_: Bill(PROJECTS[id_].cost - _CHEAPER.get((corporation, id_), 0)) for id_ in PROJECTS}
    for corporation in (_NOBODY, *CORPORATIONS)
}
CHEAPEST = min(bills[id_].cost for bills in _BILLS.values() for id_ in BUILT)


def bill(p: Player, project: str) -> Bill:
    """What a standard project costs; of the discounts only ThorGate's applies (TM-10.11)."""
    return _BILLS[p.corporation][project]


def obstacle(s: State, p: Player, project: str) -> Refusal | None:
    """Why the player may not use this project, payment apart."""
    owed = bill(p, project)
    have = means(p, owed)
    if have < owed.cost:
        return Refusal("TM-4.19", "cannot-pay", {"cost": owed.cost, "paid": have})
    where = _HEX.get(project)
    if where and not tiles.room(s, p.seat, where):
        return Refusal("TM-9.12", "no-legal-hex", {"tile": project})
    return None


def buildable(s: State, p: Player) -> dict[str, Bill]:
    """The projects that meet no obstacle, each with its bill."""
    money = purse(p)
    if money < CHEAPEST:
        return {}
    bills = _BILLS[p.corporation]
    return {
        one: bills[one]
        for one in BUILT
        if bills[one].cost <= money and (one not in _HEX or tiles.room(s, p.seat, _HEX[one]))
    }


def may_build(s: State, a: StandardProject) -> None:
    require(a.project in BUILT, "TM-10.1", "patents-are-sold")
    p = s.players[a.seat]
    why = obstacle(s, p, a.project)
    if why:
        raise Refused(why)
    require(not (a.pay.steel or a.pay.titanium), "TM-10.7", "metal-not-taken")
    may_pay(p, bill(p, a.project), a.pay)


def build(s: State, a: StandardProject, tell: Tell) -> None:
    settle_bill(s.players[a.seat], a.pay, "TM-4.19", tell)
    tell(ProjectDone, a.seat, a.project, a.pay)
    open_effects(s, a.seat)
    fire_paid(s, a.seat, PROJECTS[a.project].cost, True, tell)
    perform(s, a.seat, f"project-{a.project}", 0, tell)


def may_sell(s: State, a: Sell) -> None:
    hand = s.players[a.seat].hand
    require(len(a.cards) > 0, "TM-10.1", "nothing-sold")
    require(len(set(a.cards)) == len(a.cards) and set(a.cards) <= set(hand), "TM-10.1", "card-not-in-hand")


def sell(s: State, a: Sell, tell: Tell) -> None:
    p = s.players[a.seat]
    p.hand = tuple(card for card in p.hand if card not in a.cards)
    discard(s, a.seat, a.cards, tell)
    gain(s, a.seat, MC, PATENT_PRICE * len(a.cards), "TM-10.1", tell)


def may_convert_plants(s: State, a: ConvertPlants) -> None:
    p = s.players[a.seat]
    have, needed = p.stock[PLANTS], p.greenery_plants
    require(have >= needed, "TM-4.6", "not-enough", resource="plants", needed=needed, have=have)
    legal = tiles.room(s, a.seat, "greenery-normal") >> a.hex & 1
    require(bool(legal), "TM-3.4", "greenery-away", hex=a.hex)


def convert_plants(s: State, a: ConvertPlants, tell: Tell, oxygen: bool = True) -> None:
    gain(s, a.seat, PLANTS, -s.players[a.seat].greenery_plants, "TM-4.6", tell)
    open_effects(s, a.seat)
    tiles.place(s, a.seat, "greenery", a.hex, tell, oxygen)


def may_convert_heat(s: State, a: ConvertHeat) -> None:
    have = s.players[a.seat].stock[HEAT]
    enough = have >= TEMPERATURE_HEAT
    require(enough, "TM-4.16", "not-enough", resource="heat", needed=TEMPERATURE_HEAT, have=have)


def convert_heat(s: State, a: ConvertHeat, tell: Tell) -> None:
    gain(s, a.seat, HEAT, -TEMPERATURE_HEAT, "TM-4.16", tell)
    open_effects(s, a.seat)
    raise_parameter(s, a.seat, "temperature", HEAT_STEPS, tell)


def can_convert_plants(s: State, p: Player) -> int:
    """The hexes, as a bit set, where the player could convert plants into a greenery now."""
    return tiles.room(s, p.seat, "greenery-normal") if p.stock[PLANTS] >= p.greenery_plants else 0
