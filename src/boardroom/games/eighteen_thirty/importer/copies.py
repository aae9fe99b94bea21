"""The numbered certificates, trains and tiles of an export, which our state does not tell apart.

They are shares `PRR_0` (president's certificate) to `PRR_8`, trains `4-1`, tiles `57-2`. Only the places of
the copies are tracked here. A new president hands over their two oldest single certificates.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from boardroom.games.eighteen_thirty.state import COMPANIES, Company

OFFERING, POOL = "offering", "pool"
Holder = str | int  # offering, pool or a seat


@dataclass
class Copies:
    """The place of every numbered copy."""

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
        """Where a share is for sale; the state comes first, since some numbers change hands unrecorded."""
        if not company.pool:
            return OFFERING
        if not company.offering:
            return POOL
        return POOL if share in self.shares_of(company.id, POOL) else OFFERING

    def record_sale(
        self, shares: list[str], percent: int, seat: int, presidents: tuple[int | None, int | None]
    ) -> None:
        """Move shares to the pool; if the president's certificate is among them, fewer may have been sold."""
        for share in shares:
            self.move(share, POOL)
        company = shares[0].rpartition("_")[0]
        self.change_president(company, presidents)
        for _ in range((percent_of(shares) - percent) // 10):
            self.move(self.shares_of(company, POOL)[0], seat)

    def change_president(self, company: str, presidents: tuple[int | None, int | None]) -> None:
        """Exchange the president's certificate for the new president's two oldest singles."""
        old, new = presidents
        if old is None or new is None or old == new:
            return
        taker: Holder = old if percent_of(self.shares_of(company, old)) >= 20 else POOL
        for share in [one for one in self.shares_of(company, new) if not one.endswith("_0")][:2]:
            self.move(share, taker)
        self.move(f"{company}_0", new)

    def hex_of(self, city: str) -> tuple[str, int]:
        """The hex and index of a city: `62-0-1` is city 1 of a tile, `D14-0-0` city 0 of a printed hex."""
        copy, _, index = city.rpartition("-")
        name = copy.rpartition("-")[0]
        return self.tiles.get(copy, name), int(index)

    def lay_tile(self, copy: str, hex_id: str) -> None:
        """Record the place of a numbered tile; the previous one returns to the supply."""
        for lying, where in list(self.tiles.items()):
            if where == hex_id:
                del self.tiles[lying]
        self.tiles[copy] = hex_id


def percent_of(shares: list[str]) -> int:
    """The percentage of these certificates together; number 0 is the president's."""
    return sum(20 if share.endswith("_0") else 10 for share in shares)
