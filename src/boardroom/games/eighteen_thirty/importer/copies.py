"""Which certificate, train and tile a name of the export means: copies that our state does not number.

Shares `PRR_0` (president's certificate) to `PRR_8`, trains `4-1`, tiles `57-2`. Only where a copy lies is
kept here; the rules are asked of the state. A new president hands over his two oldest singles.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from boardroom.games.eighteen_thirty.state import COMPANIES, Company

OFFERING, POOL = "offering", "pool"
Holder = str | int  # offering, pool or a seat


@dataclass
class Copies:
    """Where every numbered copy lies."""

    shares: dict[tuple[str, Holder], list[str]] = field(default_factory=dict)
    trains: dict[str, str] = field(default_factory=dict)
    tiles: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for company in COMPANIES:
            self.shares[company, OFFERING] = [f"{company}_{n}" for n in range(9)]

    def shares_of(self, company: str, holder: Holder) -> list[str]:
        return self.shares.setdefault((company, holder), [])

    def move(self, share: str, holder: Holder) -> None:
        company = share.rpartition("_")[0]
        for (name, _), held in self.shares.items():
            if name == company and share in held:
                held.remove(share)
        self.shares_of(company, holder).append(share)

    def source(self, share: str, company: Company) -> str:
        """Where a share for sale lies; the state is asked first, as numbers change hands unseen."""
        if not company.pool:
            return OFFERING
        if not company.offering:
            return POOL
        return POOL if share in self.shares_of(company.id, POOL) else OFFERING

    def record_sale(
        self, shares: list[str], percent: int, seat: int, presidents: tuple[int | None, int | None]
    ) -> None:
        """Shares go to the pool; with the president's certificate among them fewer may have been sold."""
        for share in shares:
            self.move(share, POOL)
        company = shares[0].rpartition("_")[0]
        self.change_president(company, presidents)
        for _ in range((percent_of(shares) - percent) // 10):
            self.move(self.shares_of(company, POOL)[0], seat)

    def change_president(self, company: str, presidents: tuple[int | None, int | None]) -> None:
        """The new president hands over two singles for the certificate, to the old one or to the pool."""
        old, new = presidents
        if old is None or new is None or old == new:
            return
        taker: Holder = old if percent_of(self.shares_of(company, old)) >= 20 else POOL
        for share in [one for one in self.shares_of(company, new) if not one.endswith("_0")][:2]:
            self.move(share, taker)
        self.move(f"{company}_0", new)

    def hex_of(self, city: str) -> tuple[str, int]:
        """The hex and number of a city: `62-0-1` is city 1 of that tile, `D14-0-0` of a printed hex."""
        copy, _, index = city.rpartition("-")
        name = copy.rpartition("-")[0]
        return self.tiles.get(copy, name), int(index)

    def lay_tile(self, copy: str, hex_id: str) -> None:
        """Note where a numbered tile lies; the one before it is back in the supply."""
        for lying, where in list(self.tiles.items()):
            if where == hex_id:
                del self.tiles[lying]
        self.tiles[copy] = hex_id


def percent_of(shares: list[str]) -> int:
    """The percentage of these certificates together; number 0 is the president's."""
    return sum(20 if share.endswith("_0") else 10 for share in shares)
