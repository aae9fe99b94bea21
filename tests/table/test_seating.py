"""Seats and the persons who hold them."""

from __future__ import annotations

from boardroom.table.seating import BOT, HUMAN, OPEN, Seat, Seating

SEATING = Seating(
    (
        Seat(0, HUMAN, name="Ann", entropy="a"),
        Seat(1, BOT, bot="greedy", name="Greedy", entropy="never used"),
        Seat(2, OPEN),
        Seat(3, HUMAN, name="Bob", entropy="b"),
    ),
    {0: frozenset({"ann", "ann's phone"}), 3: frozenset({"bob"})},
)


def test_a_person_holds_the_same_seats_from_every_browser():
    assert SEATING.seats_of("ann") == SEATING.seats_of("ann's phone") == (0,)
    assert SEATING.seats_of("eve") == SEATING.seats_of(None) == ()


def test_each_person_sees_their_own_seats_as_theirs():
    assert SEATING.kinds_for("ann") == ("me", "bot:greedy", "open", "human")
    assert SEATING.kinds_for(None) == ("human", "bot:greedy", "open", "human")


def test_bots_are_no_persons_and_add_no_entropy():
    assert SEATING.persons == {0, 2, 3}
    assert SEATING.open_seats == (2,)
    assert SEATING.entropy == ["a", "", "b"]
    assert SEATING.bots == ("", "greedy", "", "")
