"""Extra bonus spaces on the company tracks C and D (M-16.6, M-16.7, M-17.5 to M-17.8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from boardroom.core.offers import Chosen, Offer
from boardroom.core.parts import One, Option, Part
from boardroom.core.refusals import Refusal
from boardroom.core.rules import require
from boardroom.core.steps import Seat, Tell
from boardroom.games.mombasa.actions import UseExtra
from boardroom.games.mombasa.bonuses import is_allowed, place_marker, require_space, sell_card
from boardroom.games.mombasa.companies.tracks import TrackSteps, track_of
from boardroom.games.mombasa.goods import full_price, take_card
from boardroom.games.mombasa.pack import COMPANIES, Bonus, Reward
from boardroom.games.mombasa.pack.ids import COMPANY, PLACES
from boardroom.games.mombasa.player_board.diamonds import surplus_pounds
from boardroom.games.mombasa.rewards import Source, give
from boardroom.games.mombasa.state import State, pay_bank

CLAUSES = {
    "choose": "M-17.5",
    "buy_or_diamonds": "M-17.6",
    "discard": "M-17.7",
    "other_tracks": "M-17.8",
}


def bonus_at(s: State, company: int, special: int) -> Bonus:
    return track_of(s, company).specials[special - 1].bonus


def space_name(company: str, special: int) -> str:
    return f"extra.{company}.{special}"


def may_use_extra(s: State, a: UseExtra) -> None:
    player, company = s.players[a.seat], COMPANY[a.company]
    require(a.special in (1, 2), "M-16.4", "no-such-special", special=a.special)
    bonus = bonus_at(s, company, a.special)
    require(bonus.is_space, "M-16.7", "no-extra-space", company=a.company)
    require(player.specials[company] >= a.special, "M-16.5", "special-not-reached", company=a.company)
    require_space(s, a.seat, space_name(a.company, a.special))
    twin = s.spaces.get(space_name(a.company, 3 - a.special))
    require(twin != a.seat, "M-16.6", "other-extra-used", company=a.company)
    clause = CLAUSES[bonus.kind]
    require(bonus.cost <= player.cash, clause, "cannot-pay", cost=bonus.cost, cash=player.cash)
    if bonus.kind in ("choose", "other_tracks"):
        require(a.card is None, clause, "no-card-here")
        require(0 <= a.option < max(1, len(bonus.options)), clause, "no-such-option", option=a.option)
    elif bonus.kind == "discard":
        require(a.option == 0, clause, "no-such-option", option=a.option)
        fits = a.card is not None and a.card in player.hand and s.pack.cards[a.card].good == bonus.good
        require(fits, clause, "not-in-hand", card=a.card or "")
    else:
        _may_buy_or_diamonds(s, a, bonus)


def _may_buy_or_diamonds(s: State, a: UseExtra, bonus: Bonus) -> None:
    """If both are taken, the diamond steps come first: past their track's end they pay pounds (M-18.3)."""
    require(a.option in (0, 1), "M-17.6", "no-such-option", option=a.option)
    require(a.option == 1 or a.card is not None, "M-17.6", "nothing-chosen")
    if a.card is not None:
        require(a.card in s.display, "M-17.6", "card-not-there", card=a.card)
        cash = s.players[a.seat].cash - bonus.cost
        if a.option:
            cash += surplus_pounds(s, a.seat, bonus.diamonds)
        cost = extra_price(s, a.card, bonus)
        require(cost <= cash, "M-17.6", "cannot-pay", cost=cost, cash=cash)


def extra_price(s: State, card: str, bonus: Bonus) -> int:
    return max(0, full_price(s.pack, s, card) + bonus.price_plus)


def use_extra(s: State, a: UseExtra, tell: Tell) -> None:
    company = COMPANY[a.company]
    bonus = bonus_at(s, company, a.special)
    clause = CLAUSES[bonus.kind]
    place_marker(s, a.seat, space_name(a.company, a.special), tell)
    pay_bank(s, a.seat, bonus.cost, clause, tell)
    if bonus.kind == "choose":
        give(s, a.seat, bonus.options[a.option], Source(clause), tell)
    elif bonus.kind == "discard":
        assert a.card is not None
        sell_card(s, a.seat, a.card, bonus.plus, clause, tell)
    elif bonus.kind == "other_tracks":
        tied = tuple(0 if other == company else bonus.steps for other in PLACES)
        s.steps.append(TrackSteps(a.seat, 0, tied, clause))
    else:
        if a.option:
            give(s, a.seat, Reward(diamonds=bonus.diamonds), Source(clause), tell)
        if a.card is not None:
            price = extra_price(s, a.card, bonus)
            pay_bank(s, a.seat, price, clause, tell)
            take_card(s, a.seat, a.card, price, tell)


class ExtraOffer(Offer):
    """Every use of every extra bonus space the seat has unlocked."""

    __slots__ = ()

    def _spaces(self) -> Iterator[tuple[str, int, Bonus]]:
        levels = self.s.players[self.seat].specials
        for company, level in enumerate(levels):
            for special in range(1, level + 1):
                bonus = bonus_at(self.s, company, special)
                if bonus.is_space:
                    yield COMPANIES[company], special, bonus

    def _uses(self, bonus: Bonus) -> Iterator[tuple[int, str | None]]:
        if bonus.kind == "choose":
            yield from ((option, None) for option in range(len(bonus.options)))
        elif bonus.kind == "other_tracks":
            yield 0, None
        elif bonus.kind == "discard":
            yield from ((0, card) for card in self.s.players[self.seat].hand or (None,))
        else:
            yield 1, None
            yield from ((option, card) for card in self.s.display if card for option in (0, 1))

    def actions(self) -> Iterator[UseExtra]:
        spaces, cash = self.s.spaces, self.s.players[self.seat].cash
        for company, special, bonus in self._spaces():
            if bonus.cost > cash or space_name(company, special) in spaces:
                continue  # whatever it would be used for
            for option, card in self._uses(bonus):
                a = UseExtra(self.seat, company, special, option, card)
                if is_allowed(may_use_extra, self.s, a):
                    yield a

    def form(self, chosen: Chosen) -> Part | None:
        """Space, then option, then card; what leaves no choice is not asked."""
        if "space" not in chosen:
            return One("space", tuple(self._option(*found) for found in self._spaces()))
        company, special, uses = self._space_uses(chosen)
        options = list(dict.fromkeys(option for option, _ in uses))
        if "option" not in chosen and len(options) > 1:
            return One("option", tuple(self._way(company, special, option, uses) for option in options))
        option = self._option_of(chosen, uses)
        cards = list(dict.fromkeys(card for at, card in uses if at == option))
        if "card" in chosen or cards == [None]:
            return None
        return One("card", tuple(self._card(company, special, option, card) for card in cards))

    def _space_uses(self, chosen: Chosen) -> tuple[str, int, list[tuple[int, str | None]]]:
        company, special = chosen["space"].split(":")
        bonus = bonus_at(self.s, COMPANY[company], int(special))
        return company, int(special), list(self._uses(bonus))

    def _option_of(self, chosen: Chosen, uses: list[tuple[int, str | None]]) -> int:
        return chosen["option"] if "option" in chosen else uses[0][0]

    def _why(self, company: str, special: int, uses: Iterable[tuple[int, str | None]]) -> Refusal | None:
        """Why none of these uses is allowed."""
        refusals = [self.refusal(UseExtra(self.seat, company, special, *use)) for use in uses]
        return refusals[0] if all(refusals) else None

    def _option(self, company: str, special: int, bonus: Bonus) -> Option:
        why = self._why(company, special, self._uses(bonus))
        return Option(
            f"space:{space_name(company, special)}", f"{company}:{special}", cost=bonus.cost, why=why
        )

    def _way(self, company: str, special: int, option: int, uses: list[tuple[int, str | None]]) -> Option:
        why = self._why(company, special, [use for use in uses if use[0] == option])
        return Option(f"option:{company}:{special}:{option}", option, why=why)

    def _card(self, company: str, special: int, option: int, card: str | None) -> Option:
        why = self.refusal(UseExtra(self.seat, company, special, option, card))
        return Option(f"card:{card or 'none'}", card, why=why)

    def compose(self, chosen: Chosen) -> UseExtra:
        company, special, uses = self._space_uses(chosen)
        option = self._option_of(chosen, uses)
        return UseExtra(self.seat, company, special, option, chosen.get("card"))


def extra_offers(s: State, seat: Seat) -> list[Offer]:
    offer = ExtraOffer(UseExtra, s, seat)
    return [offer] if next(offer.actions(), None) is not None else []
