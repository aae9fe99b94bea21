"""What a player of Terraforming Mars can do (TM-8.1)."""

from __future__ import annotations

from typing import Annotated, Any

from boardroom.core.actions import Action, action
from boardroom.core.steps import Seat
from boardroom.core.texts import Texts
from boardroom.core.visibility import COUNT, OWNER, IdSet, secret, shown
from boardroom.games.terraforming_mars.board.map import PLACES
from boardroom.games.terraforming_mars.cards.catalogue import CARDS, CORPORATIONS
from boardroom.games.terraforming_mars.cards.vocabulary import RESOURCES
from boardroom.games.terraforming_mars.payment import Payment
from boardroom.games.terraforming_mars.tables import AWARDS, MILESTONES, PROJECTS

CardId = Annotated[int, IdSet("card", CARDS)]
CorporationId = Annotated[str, IdSet("corporation", CORPORATIONS)]
HexId = Annotated[int, IdSet("hex", range(1, PLACES))]
ProjectId = Annotated[str, IdSet("project", PROJECTS)]
MilestoneId = Annotated[str, IdSet("milestone", MILESTONES)]
AwardId = Annotated[str, IdSet("award", AWARDS)]
Resource = Annotated[str, IdSet("resource", RESOURCES)]
ACTIVE = [f"{n:03d}" for n, card in CARDS.items() if card.actions]
ACTIVE += [one.id for one in CORPORATIONS.values() if one.actions]
SourceId = Annotated[str, IdSet("card", ACTIVE)]
COPIED = [*(f"{n:03d}" for n in CARDS), *CORPORATIONS]
CopyId = Annotated[str, IdSet("card", COPIED)]


@action("start {corporation} keep {projects}")
class Start(Action):
    """Choose a corporation and the projects to keep (TM-6.6)."""

    seat: Seat = shown()
    corporation: CorporationId = secret(to=OWNER)
    projects: tuple[CardId, ...] = secret(to=OWNER)


@action("draft {card}")
class Draft(Action):
    """Keep one card and pass the rest on (TM-13.3)."""

    seat: Seat = shown()
    card: CardId = secret(to=OWNER)


@action("buy {cards} with {heat} heat")
class Buy(Action):
    """Buy cards for 3 M€ each; Helion may pay part of it in heat (TM-7.3, R-28)."""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)
    heat: int = shown()


@action("play {card} for {pay}")
class Play(Action):
    """Play a card (TM-9)."""

    seat: Seat = shown()
    card: CardId = shown()
    pay: Payment = shown()


@action("project {project} for {pay}")
class StandardProject(Action):
    """Carry out a standard project (TM-10)."""

    seat: Seat = shown()
    project: ProjectId = shown()
    pay: Payment = shown()


@action("sell {cards}")
class Sell(Action):
    """Sell patents (TM-10.1)."""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)


@action("claim {milestone} for {pay}")
class Claim(Action):
    """Claim a milestone (TM-11.1)."""

    seat: Seat = shown()
    milestone: MilestoneId = shown()
    pay: Payment = shown()


@action("fund {award} for {pay}")
class Fund(Action):
    """Fund an award (TM-11.3)."""

    seat: Seat = shown()
    award: AwardId = shown()
    pay: Payment = shown()


@action("use {source} way {way} for {pay}")
class Use(Action):
    """Use one alternative of a card's or corporation's action (TM-8.3)."""

    seat: Seat = shown()
    source: SourceId = shown()
    way: int = shown()
    pay: Payment = shown()


PaidAction = Play | StandardProject | Claim | Fund | Use
"""The actions that name their own payment."""


@action("plants to {hex}")
class ConvertPlants(Action):
    """Convert plants into a greenery (TM-4.6)."""

    seat: Seat = shown()
    hex: HexId = shown()


@action("heat")
class ConvertHeat(Action):
    """Convert heat into a temperature step (TM-4.16)."""

    seat: Seat = shown()


@action("first action")
class FirstAction(Action):
    """Carry out the corporation's first action (TM-8.2)."""

    seat: Seat = shown()


@action("end turn")
class EndTurn(Action):
    """End the turn after one action (R-43)."""

    seat: Seat = shown()


@action("pass")
class Pass(Action):
    """Take no more actions in this generation (TM-7.8)."""

    seat: Seat = shown()


@action("place {hex}")
class Place(Action):
    """Place the tile or marker in question (TM-9.12)."""

    seat: Seat = shown()
    hex: HexId = shown()


@action("lower {victim}")
class Lower(Action):
    """Choose the player who loses production (TM-9.9)."""

    seat: Seat = shown()
    victim: Seat = shown()


@action("remove {n} {resource} from {victim}")
class Remove(Action):
    """Remove or steal stock of one player (TM-9.8)."""

    seat: Seat = shown()
    n: int = shown()
    resource: Resource = shown()
    victim: Seat = shown()

    def words(self, texts: Texts) -> dict[str, Any]:
        """The fields, and the amount with its noun."""
        return Action.words(self, texts) | {"amount": texts(f"amount-{self.resource}", n=self.n)}


@action("remove {n} off {card}")
class RemoveFrom(Action):
    """Remove resources from a card (TM-9.8)."""

    seat: Seat = shown()
    n: int = shown()
    card: CardId = shown()


@action("decline")
class Decline(Action):
    """Leave out an optional effect (TM-9.8)."""

    seat: Seat = shown()


@action("choose {way}")
class Choose(Action):
    """Choose one alternative of an effect (TM-9.24)."""

    seat: Seat = shown()
    way: int = shown()


@action("add to {card}")
class AddTo(Action):
    """Choose one of your cards to receive the resources (TM-9.18)."""

    seat: Seat = shown()
    card: CardId = shown()


@action("take from {card}")
class TakeFrom(Action):
    """Choose the card that gives up a resource (R-21)."""

    seat: Seat = shown()
    card: CardId = shown()


@action("keep {cards}")
class Keep(Action):
    """Keep some of the cards looked at (TM-9.24)."""

    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)


@action("discard {card}")
class Discard(Action):
    """Discard a card to draw one (card 073)."""

    seat: Seat = shown()
    card: CardId = secret(to=OWNER)


@action("convert {n}")
class Convert(Action):
    """Choose an amount (R-38)."""

    seat: Seat = shown()
    n: int = shown()


@action("copy {source}")
class Copy(Action):
    """Choose the card whose production box is copied (R-24)."""

    seat: Seat = shown()
    source: CopyId = shown()


@action("next {index}")
class Next(Action):
    """Choose which pending effect is resolved next (TM-9.6, TM-14.1)."""

    seat: Seat = shown()
    index: int = shown()


ACTIONS = (
    Start, Draft, Buy, Play, StandardProject, Sell, Claim, Fund, Use, ConvertPlants, ConvertHeat, FirstAction,
    EndTurn, Pass, Place, Lower, RemoveFrom, Remove, Decline, Choose, AddTo, TakeFrom, Keep, Discard, Convert,
    Copy, Next,
)  # fmt: skip
