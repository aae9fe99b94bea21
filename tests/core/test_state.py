"""States: generated methods to copy, save, load and view them; options."""

from __future__ import annotations

import json
import pickle
from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from typing import Annotated, Any, NamedTuple

import pytest

from boardroom.core.chance import Chance
from boardroom.core.errors import BadInput
from boardroom.core.options import GameOptions, choices, load_options, options, read_options
from boardroom.core.source import Generated
from boardroom.core.state import State as CoreState
from boardroom.core.state import state
from boardroom.core.steps import Over, Seat, Step, step
from boardroom.core.values import value
from boardroom.core.views import view
from boardroom.core.visibility import COUNT, NOBODY, OWNER, Hidden, IdSet, derived, printed, secret, shown

Colour = Annotated[str, IdSet("colour", ("red", "blue"))]


class Pair(NamedTuple):
    a: int
    b: Colour


@value
class Tile:
    name: str
    turns: tuple[int, ...] = ()


@options
class Options(GameOptions):
    open_money: bool = False
    colour: Colour = "red"
    regions: tuple[Colour, ...] = ()


RULEBOOK: Mapping[str, object] = {"pages": 16}


@state
class Player:
    seat: Seat = shown()
    cash: int = secret(to=OWNER, unless="open_money", default=5)
    hand: list[str] = secret(to=OWNER, others=COUNT, factory=list)


@state
class State(CoreState):
    options: Options = shown()
    players: list[Player] = shown(factory=list)
    by_seat: dict[Seat, tuple[str, ...]] = secret(to=OWNER, others=COUNT, factory=dict)
    map: dict[str, list[int]] = shown(factory=dict)
    deck: tuple[int, ...] = secret(to=NOBODY, others=COUNT, default=())
    pair: Pair | None = shown(default=None)
    tile: Tile = shown(default=Tile("plain"))
    marks: frozenset[int] = shown(default=frozenset())
    richest: int = derived(default=-1)
    rulebook: Mapping[str, object] = printed(default=None)

    def derive(self) -> None:
        self.rulebook = RULEBOOK
        cash = [p.cash for p in self.players]
        self.richest = -1 if any(isinstance(c, Hidden) for c in cash) else max(cash)


def table() -> State:
    s = State(options=Options(), chance=Chance("s"), players=[Player(0), Player(1, 9, ["x", "y"])])
    s.by_seat = {0: ("p",), 1: ("q", "r")}
    s.map, s.deck, s.pair, s.marks = {"a": [1, 2]}, (7, 8, 9), Pair(1, "blue"), frozenset({3, 1, 2})
    s.tile = Tile("bent", (1, 2))
    s.steps.append(Over("X"))
    s.derive()
    return s


def test_a_copy_shares_nothing_that_changes() -> None:
    s = table()
    before = s.to_text()
    copy = s.clone()
    copy.players[1].hand.append("z")
    copy.map["a"].append(3)
    copy.by_seat[0] = ()
    copy.steps.clear()
    copy.memo["k"] = 1
    assert s.to_text() == before
    assert s.memo == {}
    assert copy.deck is s.deck, "what is never changed in place is shared"


def test_saving_and_loading_gives_the_same_state() -> None:
    s = table()
    again = State.restore(json.loads(s.to_text()))
    assert again == s
    assert again.richest == 9
    assert again.digest() == s.digest()
    assert "richest" not in s.to_json(), "derived values are not saved"


def test_printed_data_is_shared_by_copies_and_no_part_of_a_pickle() -> None:
    s = table()
    again = pickle.loads(pickle.dumps(s))
    assert again == s
    assert again.rulebook is s.clone().rulebook is view(s, 1).rulebook is RULEBOOK
    assert "rulebook" not in s.to_json()
    assert b"pages" not in pickle.dumps(s)


def test_a_list_of_objects_is_copied_as_one_by_one() -> None:
    made: Any = Player  # its methods are generated
    players = table().players
    copies = made.clone_all(players)
    assert copies == [made.clone(player) for player in players] == players
    assert all(copy is not player for copy, player in zip(copies, players, strict=True))


def test_a_view_is_built_of_what_each_field_declares() -> None:
    mine, public = view(table(), 1), view(table(), None)
    assert mine.players[1].cash == 9
    assert mine.players[0].cash == Hidden()
    assert mine.players[0].hand == Hidden(0)
    assert mine.by_seat == {0: Hidden(1), 1: ("q", "r")}
    assert public.by_seat == {0: Hidden(1), 1: Hidden(2)}
    assert mine.deck == Hidden(3)
    assert mine.chance == Hidden()
    assert mine.richest == -1
    assert "seed" not in mine.to_text()


def test_an_option_can_open_a_secret() -> None:
    s = table()
    s.options = Options(open_money=True)
    assert view(s, None).players[1].cash == 9
    assert view(s, None).players[1].hand == Hidden(2)


def test_a_view_saves_copies_and_shows_no_more_than_before() -> None:
    seen = view(table(), 0)
    assert seen.clone() == seen
    assert State.restore(json.loads(seen.to_text())) == seen
    assert view(seen, 1).players[1].cash == Hidden()


def test_a_field_that_says_nothing_fails_at_import() -> None:
    with pytest.raises(TypeError, match=r"Bad\.silent does not say who may see it"):

        @state
        class Bad:
            silent: int = 0


def test_a_state_holds_plain_data_only() -> None:
    with pytest.raises(TypeError, match="cannot hold"):

        @state
        class Bad:
            function: object = shown()

    with pytest.raises(TypeError, match="nothing that changes"):

        @state
        class Worse:
            lists: tuple[list[int], ...] = shown()


def test_only_a_container_may_show_its_count() -> None:
    with pytest.raises(TypeError, match="only a container"):

        @state
        class Bad:
            cash: int = secret(to=OWNER, others=COUNT)


def test_a_method_is_generated_when_it_is_first_used() -> None:
    @state
    class Purse:
        cash: int = shown(default=1)

    assert isinstance(vars(Purse)["to_json"], Generated)
    purse: Any = Purse()
    assert purse.to_json() == {"cash": 1}
    assert not isinstance(vars(Purse)["to_json"], Generated)


def test_a_hidden_value_answers_nothing() -> None:
    with pytest.raises(TypeError):
        len(Hidden())
    with pytest.raises(TypeError):
        bool(Hidden())
    assert len(Hidden(3)) == 3


def test_options_are_read_from_words_and_from_saved_ones() -> None:
    assert read_options(Options, {"open_money": "yes", "regions": "red,blue"}) == Options(
        True, "red", ("red", "blue")
    )
    assert load_options(Options, {"colour": "blue"}) == Options(colour="blue")
    assert choices(Options, "open_money") == (False, True)
    assert choices(Options, "colour") == choices(Options, "regions") == ("red", "blue")
    for wrong in ({"money": "yes"}, {"open_money": "perhaps"}, {"colour": "green"}):
        with pytest.raises(BadInput):
            read_options(Options, wrong)
    with pytest.raises(BadInput, match="no option 'money'"):
        load_options(Options, {"money": True})


def test_an_option_lists_some_of_its_values_and_keeps_its_old_meaning_where_it_is_left_out() -> None:
    @options
    class Boxes(GameOptions):
        box: str = "new"
        lid: bool = True
        listed = {"box": ("new", "old")}
        if_missing = {"box": "old"}

    assert (choices(Boxes, "box"), Boxes().box) == (("new", "old"), "new")
    assert read_options(Boxes, {"box": "another"}).box == "another"
    assert read_options(Boxes, {}) == Boxes(box="new", lid=True)
    assert load_options(Boxes, {"lid": False}) == Boxes(box="old", lid=False)
    assert load_options(Boxes, {"box": "new"}) == Boxes(box="new", lid=True)


def test_an_option_added_later_is_saved_only_where_it_is_not_what_held_before() -> None:
    @options
    class Boxes(GameOptions):
        lid: bool = True
        first: int | None = None
        if_missing = {"first": 0}
        added_later = frozenset({"first"})

    assert Boxes(first=0).to_json() == {"lid": True}
    assert Boxes().to_json() == {"lid": True, "first": None}
    assert Boxes(first=0).every_to_json() == {"lid": True, "first": 0}
    assert Boxes.from_json({"lid": True}) == load_options(Boxes, {}) == Boxes(first=0)
    assert Boxes.from_json(Boxes(first=2).to_json()) == Boxes(first=2)


@pytest.mark.parametrize(
    ("name", "raw"),
    [("pair", [1]), ("pair", [1, "green"]), ("deck", 3), ("players", [{"seat": "0", "cash": 1, "hand": []}])],
)
def test_what_does_not_fit_is_bad_input(name: str, raw: object) -> None:
    with pytest.raises(BadInput):
        State.from_json(table().to_json() | {name: raw})


@step("test.added_later")
class Extended(Step):
    """A step that got a field after states with it were saved."""

    seat: Seat = shown()
    calls: tuple[int, ...] = shown(default=(), added_later=True)


@step("test.frozen", frozen=True)
class Frozen(Step):
    turn: int = shown(default=0)


@step("test.changing")
class Changing(Step):
    turn: int = shown(default=0)


def test_copies_share_a_frozen_step_and_no_other():
    s = State(options=Options(), chance=Chance(), steps=[Frozen(1), Changing(2)])
    copy = s.clone()
    assert copy.steps == s.steps
    assert copy.steps[0] is s.steps[0]
    assert copy.steps[1] is not s.steps[1]
    with pytest.raises(FrozenInstanceError):
        copy.steps[0].turn = 2  # type: ignore[attr-defined]
    assert State.from_json(s.to_json()).steps == s.steps


def test_a_field_added_later_is_left_out_of_json_while_it_has_its_default():
    assert Extended(1).to_json() == {"step": "test.added_later", "seat": 1}
    for one in (Extended(1), Extended(1, (2, 3))):
        assert Extended.from_json(json.loads(json.dumps(one.to_json()))) == one


def test_a_field_added_later_needs_a_plain_default():
    with pytest.raises(AssertionError, match="added later"):

        @step("test.added_without_default")
        class Broken(Step):
            calls: tuple[int, ...] = shown(added_later=True)
