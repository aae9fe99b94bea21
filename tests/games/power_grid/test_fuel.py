"""Phase 3: buying resources (PG-5)."""

import pytest
from tests.games.power_grid.position import allowed, play, position, refusal, spent, told, waits

from boardroom.core.actions import Paid, Skipped
from boardroom.core.engine import offers
from boardroom.core.errors import BadInput
from boardroom.games.power_grid.actions import ACTIONS
from boardroom.games.power_grid.facts import FuelBought
from boardroom.games.power_grid.game import GAME
from boardroom.games.power_grid.plants import Basket
from boardroom.testing.suite import clause


@clause("PG-5.1")
def test_each_token_costs_the_number_of_its_space_the_cheapest_first():
    """A14: four coal of a full market cost 1, 1, 1 and 2."""
    s = position("seat 0: plants 4 3, cash 50; step fuel_phase 0")
    assert spent(s, "0: buy 4 coal") == 5
    assert spent(s, "0: buy 4 coal 4 oil") == 5 + 3 + 3 + 3 + 4
    after = play(s, "0: buy 4 coal")
    assert after.fuel == Basket(20, 18, 6, 2)
    assert after.players[0].fuel == Basket(coal=4)
    facts = [Paid("seat:0", "bank", 5, "PG-5.1"), FuelBought(0, Basket(coal=4), 5)]
    assert told(s, "0: buy 4 coal")[:2] == facts


@clause("PG-5.1")
def test_uranium_costs_14_and_16_at_the_start():
    s = position("seat 0: plants 11, cash 50; step fuel_phase 0")
    assert spent(s, "0: buy 1 uranium") == 14
    assert spent(s, "0: buy 2 uranium") == 30


@clause("PG-5.1")
def test_buying_nothing_is_allowed_and_only_own_money_counts():
    s = position("seat 0: plants 4, cash 3; step fuel_phase 0")
    assert spent(s, "0: pass") == 0
    assert allowed(s, "0: buy 3 coal")
    assert refusal(s, "0: buy 4 coal").clause == "PG-5.1"
    assert refusal(s, "0: buy 4 coal").args == {"cost": 5, "cash": 3}
    assert refusal(s, "0: buy nothing").clause == "PG-5.1"


@clause("PG-5.2")
def test_only_tokens_that_the_own_plants_can_store_are_bought():
    s = position("seat 0: plants 4 6, cash 99, fuel 3 coal 1 garbage; step fuel_phase 0")
    assert allowed(s, "0: buy 1 coal 1 garbage")
    for basket in ("2 coal", "2 garbage", "1 oil", "1 uranium", "1 coal 1 oil"):
        assert refusal(s, f"0: buy {basket}").clause == "PG-5.2"


@clause("PG-5.2")
def test_who_has_no_room_at_all_is_not_asked():
    s = position("seat 0: plants 13; seat 1: plants 4, fuel 4 coal; seat 2: plants 3; step fuel_phase 2 1 0")
    facts = told(s, "2: pass")
    assert [fact for fact in facts if isinstance(fact, Skipped)][:2] == [
        Skipped(1, "PG-5.2"),
        Skipped(0, "PG-5.2"),
    ]
    assert play(s, "2: pass").phase == 4


@clause("PG-5.3")
def test_tokens_move_freely_between_own_plants():
    """Four coal bought for the hybrid plant 5 make room for oil by moving to the coal plant 4."""
    s = position("seat 0: plants 4 5, cash 99, fuel 4 coal; step fuel_phase 0")
    assert allowed(s, "0: buy 4 oil")
    assert allowed(s, "0: buy 4 coal")
    assert refusal(s, "0: buy 5 oil").clause == "PG-5.2"
    assert refusal(s, "0: buy 1 coal 4 oil").clause == "PG-5.2"


@clause("PG-5.4")
def test_a_kind_that_is_sold_out_cannot_be_bought():
    s = position("seat 0: plants 4 6, cash 99; fuel 1 coal 18 oil 2 uranium; step fuel_phase 0")
    assert refusal(s, "0: buy 1 garbage").clause == "PG-5.4"
    assert refusal(s, "0: buy 2 coal").args == {"fuel": "coal", "wanted": 2, "left": 1}
    assert spent(s, "0: buy 1 coal") == 8


@clause("PG-5.5")
def test_players_cannot_trade_tokens():
    """D6: there is no action in which a second player has a part."""
    for kind in ACTIONS:
        assert [
            name for name, shape in kind.codecs.items() if getattr(shape.among, "name", "") == "seat"
        ] == ["seat"]
    for line in ("0: sell 1 coal to 1", "0: give 1 coal to 1", "0: trade 1 coal"):
        with pytest.raises(BadInput):
            GAME.language.parse(line)


@clause("PG-5.6")
def test_the_last_player_buys_first():
    s = position(
        "order 2 0 1; seat 0: plants 3; seat 1: plants 4; seat 2: plants 5; step auction_phase 1 out 2 0 sold"
    )
    s = play(s, "1: pass")
    assert waits(s) == (1,)
    assert refusal(s, "0: buy 1 oil").clause == "PG-5.6"
    s = play(s, "1: buy 3 coal")
    assert waits(s) == (0,)
    s = play(s, "0: pass")
    assert spent(s, "2: buy 1 coal") == 2  # the first three coal are gone


def test_every_basket_offered_is_legal_and_every_legal_basket_is_offered():
    s = position("seat 0: plants 5 8 9, cash 17, fuel 2 coal 1 oil; step fuel_phase 0")
    offer = next(offer for offer in offers(s, 0) if offer.kind.key == "buy-fuel")
    listed = {a.notation() for a in offer.actions()}
    every = {f"0: buy {Basket(coal, oil)}" for coal in range(13) for oil in range(13) if coal + oil}
    assert listed == {line for line in every if allowed(s, line)}
    assert len(listed) > 30
