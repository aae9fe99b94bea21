"""The facts of Terraforming Mars, for log, pages and records."""

from __future__ import annotations

from typing import Any

from boardroom.core.actions import Fact, fact
from boardroom.core.steps import Seat
from boardroom.core.texts import Texts
from boardroom.core.visibility import COUNT, OWNER, secret, shown
from boardroom.games.terraforming_mars.actions import CardId, CopyId, HexId
from boardroom.games.terraforming_mars.levels import level
from boardroom.games.terraforming_mars.payment import Payment


@fact
class CorporationRevealed(Fact):
    seat: Seat = shown()
    corporation: str = shown()
    kept: int = shown()
    reveals = True


@fact
class FirstPlayerDrawn(Fact):
    seat: Seat = shown()


@fact
class GenerationBegan(Fact):
    generation: int = shown()
    first: Seat = shown()


@fact
class CardsDealt(Fact):
    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)
    reveals = True


@fact
class CardsBought(Fact):
    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)


@fact
class CardsDrawn(Fact):
    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)
    reveals = True


@fact
class CardsDiscarded(Fact):
    seat: Seat = shown()
    cards: tuple[CardId, ...] = secret(to=OWNER, others=COUNT)


@fact
class CardRevealed(Fact):
    seat: Seat = shown()
    card: CardId = shown()
    reveals = True


@fact
class CardPlayed(Fact):
    seat: Seat = shown()
    card: CardId = shown()
    pay: Payment = shown()


@fact
class ProjectDone(Fact):
    seat: Seat = shown()
    project: str = shown()
    pay: Payment = shown()


@fact
class MilestoneClaimed(Fact):
    seat: Seat = shown()
    milestone: str = shown()


@fact
class AwardFunded(Fact):
    seat: Seat = shown()
    award: str = shown()
    cost: int = shown()


@fact
class ActionUsed(Fact):
    seat: Seat = shown()
    source: CopyId = shown()


@fact
class TilePlaced(Fact):
    seat: Seat = shown()
    tile: str = shown()
    hex: HexId = shown()


@fact
class HexClaimed(Fact):
    seat: Seat = shown()
    hex: HexId = shown()


@fact
class ParameterRaised(Fact):
    seat: Seat = shown()
    parameter: str = shown()
    steps: int = shown()
    value: int = shown()

    def words(self, texts: Texts) -> dict[str, Any]:
        """The fields, the value with its unit."""
        return Fact.words(self, texts) | {"value": level(self.parameter, self.value, texts)}


@fact
class RatingRaised(Fact):
    seat: Seat = shown()
    steps: int = shown()
    rating: int = shown()
    clause: str = shown()


@fact
class ProductionChanged(Fact):
    seat: Seat = shown()
    resource: str = shown()
    n: int = shown()
    clause: str = shown()


@fact
class StockChanged(Fact):
    seat: Seat = shown()
    resource: str = shown()
    n: int = shown()
    clause: str = shown()


@fact
class ResourcesChanged(Fact):
    seat: Seat = shown()
    card: CardId = shown()
    n: int = shown()


@fact
class Removed(Fact):
    seat: Seat = shown()
    victim: Seat = shown()
    resource: str = shown()
    n: int = shown()

    def words(self, texts: Texts) -> dict[str, Any]:
        """The fields, and the amount with its noun."""
        return Fact.words(self, texts) | {"amount": texts(f"amount-{self.resource}", n=self.n)}


@fact
class Declined(Fact):
    seat: Seat = shown()


@fact
class Produced(Fact):
    seat: Seat = shown()
    mc: int = shown()


@fact
class TurnEnded(Fact):
    seat: Seat = shown()


@fact
class Passed(Fact):
    seat: Seat = shown()


@fact
class GameEnded(Fact):
    clause: str = shown()


FACTS = (
    CorporationRevealed, GenerationBegan, CardsDealt, CardsBought, CardsDrawn, CardsDiscarded,
    CardRevealed, CardPlayed, ProjectDone, MilestoneClaimed, AwardFunded, ActionUsed, TilePlaced,
    HexClaimed, ParameterRaised, RatingRaised, ProductionChanged, StockChanged, ResourcesChanged,
    Removed, Declined, Produced, TurnEnded, Passed, GameEnded, FirstPlayerDrawn,
)  # fmt: skip
