"""The actions of the small game."""

from __future__ import annotations

from boardroom.core.actions import Action, Language, action
from boardroom.core.steps import Seat
from boardroom.core.visibility import COUNT, OWNER, secret, shown


@action("exchange MH")
class ExchangeMH(Action):
    seat: Seat = shown()


@action("buy share")
class BuyShare(Action):
    seat: Seat = shown()


@action("end turn")
class EndTurn(Action):
    seat: Seat = shown()


@action("offer {price} for {train} of {seller}")
class OfferTrain(Action):
    seat: Seat = shown()
    seller: str = shown()
    train: str = shown()
    price: int = shown()


@action("accept")
class Accept(Action):
    seat: Seat = shown()


@action("decline")
class Decline(Action):
    seat: Seat = shown()


@action("withdraw")
class Withdraw(Action):
    seat: Seat = shown()


@action("seize {company}")
class Seize(Action):
    """Changes a presidency, like a share sale during a forced purchase."""

    seat: Seat = shown()
    company: str = shown()


@action("target {who}")
class Target(Action):
    seat: Seat = shown()
    who: Seat = shown()


@action("next {at}")
class NextEffect(Action):
    seat: Seat = shown()
    at: int = shown()


@action("copy {card}")
class Copy(Action):
    seat: Seat = shown()
    card: str = shown()


@action("keep {card}")
class Keep(Action):
    seat: Seat = shown()
    card: str = secret(to=OWNER)


@action("plan {cards}")
class Plan(Action):
    seat: Seat = shown()
    cards: tuple[str, ...] = secret(to=OWNER, others=COUNT)


@action("pay 2")
class FreeTurn(Action):
    """An action that costs 2 and can be repeated without ending the turn."""

    seat: Seat = shown()


@action("expand")
class Expand(Action):
    seat: Seat = shown()


@action("column {column}")
class ChooseColumn(Action):
    seat: Seat = shown()
    column: str = shown()


LANGUAGE = Language(
    [
        *(ExchangeMH, BuyShare, EndTurn, OfferTrain, Accept, Decline, Withdraw, Seize, Target, NextEffect),
        *(Copy, Keep, Plan, FreeTurn, Expand, ChooseColumn),
    ]
)
