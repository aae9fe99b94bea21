"""What the page says of deals: the note of a refusal, and charts after a purchase that is set back."""

from __future__ import annotations

import re

from tests.games.eighteen_thirty.position import company, do, lay, operate, sold, stock_turn

from boardroom.core.actions import Fact, Paid
from boardroom.core.views import view
from boardroom.drawing.html import Writer
from boardroom.drawing.scene import Scene
from boardroom.games.eighteen_thirty.draw import DRAWING
from boardroom.games.eighteen_thirty.draw.charts import History
from boardroom.games.eighteen_thirty.facts import ParSet, ShareBought
from boardroom.games.eighteen_thirty.game import GAME
from boardroom.games.eighteen_thirty.scoring import worth
from boardroom.games.eighteen_thirty.state import Options, State
from boardroom.web.models import words


def hints(s: State, seat: int, lang: str = "en") -> str:
    scene = Scene(view(s, seat), Writer(words(lang, GAME, ("Ada", "Bo", "Cy", "Di"))), seat, frozenset())
    return DRAWING.hints(scene)


def in_need() -> State:
    """Seat 0 needs a train for PRR and can sell shares of NYC, of which seat 1 holds as many."""
    s = sold(phase=3)
    company(s, "NYC", {0: 4, 1: 4}, trains=("3",))
    company(s, "PRR", {0: 6}, cash=0, stations=[("H12", 0)])
    lay(s, H14=("9", 1), H16=("57", 1))
    s.depot, s.players[0].cash = (0, 4, 4, 3, 2, 6), 0
    return operate(s, "PRR", "buy_trains")


def plain(html: str) -> str:
    return re.sub(r"[\u2066-\u2069]", "", re.sub(r"<[^>]*>", "", html)).replace("\xa0", " ")


def trading() -> State:
    s = sold(privates={"DH": 1})
    return stock_turn(s)


def test_a_deal_says_who_offers_what_to_whom_and_how_often_more():
    s = trading()
    do(s, "0: ask for DH at 50")
    assert "Ada offers you $50 for DH" in plain(hints(s, 1))
    assert "You offer Bo $50 for DH" in plain(hints(s, 0))
    assert "Ada offers Bo $50 for DH" in plain(hints(s, 2))
    assert "in this turn: 2" in plain(hints(s, 1))
    do(s, "1: counter 90")
    assert "Bo offers you DH" in plain(hints(s, 0))
    assert "for $90" in plain(hints(s, 0))
    assert "You offer DH" in plain(hints(s, 1))
    assert "in this turn: 1" in plain(hints(s, 0))
    assert "۹۰ دلار" in plain(hints(s, 0, "fa"))


def test_a_company_pays_itself_and_any_number_of_prices_is_not_counted():
    s = in_need()
    s.options = Options(proposals=None)
    company(s, "NYC", {1: 6}, trains=("3",))
    s.company("PRR").cash = 300
    do(s, "0: buy train 3 of NYC for 200")
    assert "PRR offers you $200 for 3-train (NYC)" in plain(hints(s, 1))
    assert "PRR offers Bo $200" in plain(hints(s, 0))
    assert "in this turn" not in plain(hints(s, 1))


def test_the_note_of_a_refusal_by_a_new_president():
    s = in_need()
    do(s, "0: sell 1 NYC", "0: buy train 3 of NYC for 95")
    assert "sold for this train is returned" in hints(s, 1)
    assert "مدیرعامل تازه" in hints(s, 1, "fa")
    s = in_need()
    s.company("NYC").president = 1
    do(s, "0: sell 1 NYC", "0: buy train 3 of NYC for 95")
    assert "is returned" not in hints(s, 1), "seat 1 was president before"


def test_the_charts_follow_a_purchase_that_is_set_back():
    s = in_need()
    told: list[Fact] = [Paid("bank", f"seat:{p.seat}", p.cash, "E-1.11") for p in s.players]
    told += [ParSet(0, "NYC", 100), ParSet(0, "PRR", 100)]
    told += [ShareBought(seat, "NYC", "offering", 0) for seat in (0, 0, 1, 1, 1, 1)]
    told += [ShareBought(0, "PRR", "offering", 0)] * 4
    told += do(s, "0: sell 1 NYC", "0: buy train 3 of NYC for 95", "1: decline")
    books = History(s)
    for fact in told:
        books.hear(fact)
    assert [books.books.worth(p.seat) for p in s.players] == [worth(s, p) for p in s.players]
    assert books.books.price["NYC"] == 100
