"""The time that bots have thought, charged to the creators of their tables."""

from __future__ import annotations

from collections import Counter

from boardroom.server.settings import Settings
from boardroom.server.storage.limits import Counters, Rate

HOUR_S, MINUTE_S = 3600.0, 60.0
LEAST_CHARGE_S = 1.0
"""Less is collected first, so that quick bots do not write to the database with every move."""
MAX_COLLECTED = 1000


class BotTime:
    """Collects and charges the time of the bots of this worker."""

    def __init__(self, counters: Counters, settings: Settings) -> None:
        self.counters, self.rate = counters, hourly_rate(settings)
        self.collected: Counter[str] = Counter()
        """For each creator the milliseconds that are not charged yet."""

    async def charge(self, owner: str, seconds: float) -> None:
        self.collected[owner] += round(seconds * 1000)
        if self.collected[owner] >= LEAST_CHARGE_S * 1000:
            used = self.collected.pop(owner) / 1000
            await self.counters.charge(account_of(owner), self.rate, used)
        elif len(self.collected) > MAX_COLLECTED:
            self.collected.clear()  # less than a second each


def hourly_rate(settings: Settings) -> Rate:
    return Rate(settings.bot_minutes_per_hour * MINUTE_S, HOUR_S)


def account_of(owner: str) -> str:
    """The name of the counter of a creator."""
    return f"bots {owner}"
