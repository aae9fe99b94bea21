"""Reading recorded games: every form of an answer, and whole games of our own written and read back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from tests.games.terraforming_mars.importer.recorded import written
from tests.games.terraforming_mars.position import allowed, offered, play, position, refusal

from boardroom.core.errors import BadInput
from boardroom.games.terraforming_mars.cards.against import Removing
from boardroom.games.terraforming_mars.game import GAME
from boardroom.games.terraforming_mars.importer import neutral
from boardroom.games.terraforming_mars.importer.answers import answer
from boardroom.games.terraforming_mars.importer.deltas import replay as replay_deltas
from boardroom.games.terraforming_mars.importer.follower import Diverged, Follower, use
from boardroom.games.terraforming_mars.importer.replay import replay
from boardroom.games.terraforming_mars.state import State
from boardroom.testing.suite import clause

DIGITAL = "set profile=digital; "


def followed(text: str, move: str, *items: dict[str, Any]) -> State:
    """The table after a move and its recorded answers, without a search."""
    follower = Follower(position(DIGITAL + text))
    follower.play(GAME.language.parse(f"0: {move}"))
    follower.follow([dict(item) for item in items])
    return follower.state


def used(text: str, card: int, *items: dict[str, Any]) -> State:
    """The table after a card action as it is recorded."""
    follower, answers = Follower(position(DIGITAL + text)), [dict(item) for item in items]
    use(follower, 0, {"card": card}, answers)
    follower.follow(answers)
    return follower.state


@pytest.mark.parametrize(("seats", "draft"), [(1, False), (2, True), (3, False), (4, True), (5, False)])
def test_a_game_of_our_own_is_read_back_equal(seats, draft):
    raw = json.loads(json.dumps(written(seats, draft, 1000 + seats)))
    found = replay(GAME, raw)
    assert found.divergence is None
    assert (found.rows, found.checkpoints) == (len(raw["log"]), len(raw["checkpoints"]))
    kinds = {entry["do"] for entry in raw["log"]}
    assert kinds >= {"start", "buy", "play", "standard", "use", "pass", "heat", "sell"}
    assert ("draft" in kinds) == draft
    changed = json.loads(json.dumps(raw))
    changed["log"][-1]["after"]["p"][0][0] += 1
    divergence = replay(GAME, changed).divergence
    assert divergence is not None
    assert divergence.row == len(raw["log"])


@clause("TM-6.3")
def test_the_first_player_of_a_recorded_game_is_seat_0():
    raw = written(2, False, 7)
    assert replay(GAME, raw).divergence is None
    raw["setup"]["first"] = 1
    divergence = replay(GAME, raw).divergence
    assert divergence is not None
    assert (divergence.row, divergence.clause, divergence.expected) == (0, "TM-6.3", {"first": 1})


def test_a_checkpoint_after_the_end_of_the_log_is_noticed():
    raw = written(2, False, 7)
    raw["checkpoints"][-1]["afterLog"] = len(raw["log"]) + 1
    divergence = replay(GAME, raw).divergence
    assert divergence is not None
    assert divergence.clause == "TM-7.1"


ADD_TO_FISH = [
    [{"ask": "choice", "add": 52}],
    [{"ask": "choice", "add": [52]}],
    [{"ask": "choice", "add": True, "cards": [52]}],
    [{"ask": "choice", "add": "animal", "cards": [52]}],
    [{"ask": "choice", "add": "animals", "n": 2, "to": 52}],
    [{"ask": "choice", "add": 2, "to": 52}],
    [{"ask": "choice", "add": "Fish"}],
    [{"ask": "choice", "add": "animal"}, {"ask": "add-to", "cards": [52]}],
]


@pytest.mark.parametrize("items", ADD_TO_FISH, ids=str)
def test_an_alternative_that_adds_to_a_card_names_it_in_any_of_these_forms(items):
    table = "seat 0: mc 20, heat 5, hand 19 190, played 49 35 52 54; oceans 9"
    hydrogen = followed(table, "play 19 for 16 mc", *items)
    assert hydrogen.players[0].held == {49: 0, 35: 0, 52: 2, 54: 0}
    trapping = followed(table, "play 190 for 1 mc", *items)
    assert trapping.players[0].held[52] == 2
    plants = followed(table, "play 190 for 1 mc", {"ask": "choice", "take": "plants"})
    assert plants.players[0].stock[3] == 4


ANIMALS = [
    [{"ask": "choice", "removeAnimals": True, "cards": [54]}],
    [{"ask": "choice", "removeAnimals": 54}],
    [{"ask": "choice", "removeAnimals": [54]}],
    [{"ask": "choice", "removeAnimals": True}, {"ask": "take-from", "cards": [54]}],
    [{"ask": "choice", "removeAnimals": True}, {"ask": "discard", "cards": [54]}],
]


@pytest.mark.parametrize("items", ANIMALS, ids=str)
def test_virus_names_the_card_in_the_choice_or_after_it(items):
    table = "seat 0: mc 1, hand 50, played 52, held 52 3; seat 1: plants 9, played 54, held 54 3"
    assert followed(table, "play 50 for 1 mc", *items).players[1].held[54] == 1
    plants = followed(table, "play 50 for 1 mc", {"ask": "choice", "remove": "plants", "n": 5, "from": 1})
    assert plants.players[1].stock[3] == 4
    nothing = followed(table, "play 50 for 1 mc", {"ask": "choice", "decline": True})
    assert (nothing.players[1].held[54], nothing.players[1].stock[3]) == (3, 9)


STRANGE = [{"ask": "choice", "remove": "plants"}, {"ask": "choice", "remove": "plants", "from": "me"}]


@pytest.mark.parametrize("item", STRANGE, ids=str)
def test_an_answer_told_in_an_unknown_way_answers_nothing(item):
    table = DIGITAL + "seat 0: mc 1, hand 50; seat 1: plants 9, played 54, held 54 3"
    asked = play(position(table), "0: play 50 for 1 mc")
    question = asked.steps[-1]
    assert isinstance(question, Removing)
    assert answer(asked, question, [dict(item)]) is None
    assert answer(asked, question, [{**item, "from": 1}]) is not None
    assert answer(asked, question, []) is None


def test_virus_needs_no_name_where_there_is_one_card():
    table = "seat 0: mc 1, hand 50; seat 1: played 54, held 54 3"
    found = followed(table, "play 50 for 1 mc", {"ask": "choice", "removeAnimals": True})
    assert found.players[1].held[54] == 1


def test_flooding_takes_what_there_is_from_the_owner_named():
    table = "tile city 24 1; tile city 40 2; players 3; seat 0: mc 7, hand 188; seat 1: mc 3; seat 2: mc 0"
    hex_ = {"ask": "hex", "hex": 32}
    forms = ({"ask": "choice", "remove": "mc", "n": 4, "from": 1}, {"ask": "target", "player": 1})
    for item in forms:
        assert followed(table, "play 188 for 7 mc", hex_, item).players[1].stock[0] == 0
    poor = followed(table, "play 188 for 7 mc", hex_, {"ask": "choice", "remove": "mc", "n": 4, "from": 2})
    assert [p.stock[0] for p in poor.players][1:] == [3, 0]
    alone = table.replace("mc 3", "mc 0")
    none = followed(alone, "play 188 for 7 mc", hex_, {"ask": "choice", "remove": "mc", "n": 4, "from": 2})
    assert none.players[2].stock[0] == 0


def test_answers_may_come_in_another_order_than_our_questions():
    table = "seat 0: mc 30, hand 86 3, played 73 185 141 113, held 185 1; deck 1 2 4"
    found = followed(
        table,
        "play 86 for 9 mc",
        {"ask": "choice", "olympus": "draw"},
        {"ask": "choice", "discardToDraw": True, "cards": [3]},
        {"ask": "copy", "cards": [113]},
    )
    me = found.players[0]
    assert (me.hand, me.held[185], me.production[4], me.discards) == ((1, 2), 0, 1, (3,))


def test_the_alternative_of_an_action_is_told_by_its_branch():
    table = "seat 0: plants 1, steel 1, played 69 33 134 49, held 33 2"
    assert used(table, 69, {"ask": "choice", "branch": "steel"}).players[0].stock[:4] == [7, 0, 0, 1]
    assert used(table, 69, {"ask": "choice", "branch": "plants"}).players[0].stock[:4] == [7, 1, 0, 0]
    assert used(table, 33, {"ask": "choice", "branch": "spend"}).oxygen == 1
    assert used(table, 33, {"ask": "choice", "branch": "add"}).players[0].held[33] == 3
    assert used(table, 134, {"ask": "choice", "take": "plants"}).players[0].stock[3] == 2
    fungus = used(table, 134, {"ask": "choice", "add": 49})
    assert (fungus.players[0].held[49], fungus.players[0].held[33]) == (2, 2)
    forced = used("seat 0: played 33, held 33 1", 33)
    assert forced.players[0].held[33] == 2


@clause("TM-9.18")
def test_recorded_games_leave_out_an_alternative_that_adds_to_no_card():
    """Extreme-Cold Fungus without a microbe card gives its plant; the rulebook lets the microbes be lost."""
    assert used("seat 0: played 134", 134).players[0].stock[3] == 1
    assert refusal(position(DIGITAL + "seat 0: played 134"), "0: use 134 way 1 for 0 mc").clause == "TM-9.18"
    assert allowed(position("seat 0: played 134"), "0: use 134 way 1 for 0 mc")
    assert allowed(position(DIGITAL + "seat 0: played 133"), "0: use 133 way 0 for 0 mc")


def test_hired_raiders_rob_the_imaginary_opponent_in_either_form():
    table = "players 1; seat 0: mc 1, hand 124"
    for item in (
        {"ask": "choice", "steal": "steel", "n": 2, "from": -1},
        {"ask": "choice", "branch": "steel"},
    ):
        assert followed(table, "play 124 for 1 mc", item).players[0].stock[:2] == [0, 2]
    assert followed(table, "play 124 for 1 mc", {"ask": "choice", "steal": "mc"}).players[0].stock[0] == 3


def test_a_choice_that_nobody_asked_for_is_a_divergence():
    with pytest.raises(Diverged):
        followed("seat 0: mc 6, hand 84", "play 84 for 6 mc", {"ask": "hex", "hex": 3})


@clause("TM-4.13")
def test_recorded_games_may_pay_with_a_piece_of_one_metal_too_many():
    """Space Elevator takes both metals: 13 steel and 1 titanium are 29 for 27, one steel more than needed."""
    table = "seat 0: mc 9, steel 13, titanium 9, hand 13"
    assert refusal(position(table), "0: play 13 for 13 steel 1 titanium").clause == "TM-4.13"
    assert allowed(position(DIGITAL + table), "0: play 13 for 13 steel 1 titanium")
    assert refusal(position(DIGITAL + table), "0: play 13 for 9 mc 12 steel").clause == "TM-4.13"


@clause("TM-9.12")
def test_recorded_games_offer_land_claim_only_where_a_hex_is_left():
    claims = "; ".join(f"claim {n} 1" for n in range(1, 62))
    assert (
        refusal(position(f"{DIGITAL}{claims}; seat 0: mc 1, hand 66"), "0: play 66 for 1 mc").clause
        == "TM-9.12"
    )
    assert not play(position(f"{claims}; seat 0: mc 1, hand 66"), "0: play 66 for 1 mc").players[0].hand


@clause("TM-8.2")
def test_a_first_action_leaves_an_empty_menu():
    due = position(DIGITAL + "seat 0: mc 60, hand 84, corporation tharsis-republic, first_due")
    assert neutral.menu_of(due, due.players[0]) == {}
    assert offered(due) == {"first-action", "pass"}


def test_the_legal_hexes_and_victims_of_a_recorded_card_are_compared():
    start = {"temperature": -10, "oxygen": 5, "oceans": 4}
    hexes = [26, 30, 31, 32, 41, 42, 43, 61]
    change = {
        "players": [{"res": {"mc": -11, "plants": 2}, "tr": 1, "hand": -1}, {}],
        "globals": {"oceans": 1},
    }
    change["tiles"] = [{"at": 26, "kind": "ocean", "owner": None}]
    entry = {"card": 127, "start": start, "delta": change, "cardVp": 0}
    for legal, fine in ((hexes, True), (hexes[:-1], False)):
        choices = [{"ask": "hex", "hex": 26, "legal": legal}]
        found = replay_deltas({"cards": [{**entry, "choices": choices}]}).divergence
        assert (found is None) == fine


def test_a_damaged_record_is_bad_input_in_a_sentence():
    raw = written(2, False, 1)
    for broken, words in (
        ({"format": "tm-card-deltas-1"}, "it has no 'cards'"),
        ({"format": "tm-card-deltas-1", "cards": [{"card": 1, "start": {}}]}, "it has no 'temperature'"),
        ({**raw, "log": [*raw["log"][:3], None]}, "this record is damaged"),
        ({**raw, "log": [{**raw["log"][0], "p": 9}]}, "this record is damaged"),
        ({**raw, "log": [{"p": 0, "do": "dance"}]}, "does not define: 'dance'"),
    ):
        with pytest.raises(BadInput, match=words):
            replay(GAME, broken)
