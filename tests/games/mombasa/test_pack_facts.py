"""How the built-in packs differ from the gathered facts.

docs/mombasa-pack.md tells where each value of the faithful pack comes from, docs/mombasa-balance.md which
values of the other one were tuned.
"""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from boardroom.games.mombasa.pack import HOME, TUNED, load
from boardroom.games.mombasa.pack.embedding import BUILT_INS
from boardroom.games.mombasa.pack.values import Reward

FACTS = Path(__file__).parents[3].parent / "shared" / "facts" / "mombasa"
both_packs = pytest.mark.parametrize("home", BUILT_INS.values(), ids=list(BUILT_INS))
with_facts = pytest.mark.skipif(not FACTS.is_dir(), reason="the gathered facts are not beside the repository")


def facts(name: str):
    return json.loads((FACTS / name).read_text("utf-8"))


TUNED_REWARDS = {
    1: {"pounds": 4},
    4: {"pounds": 4},
    12: {"pounds": 6},
    14: {"pounds": 6},
    15: {"track": 2},
    16: {"pounds": 4, "bookkeeping": 0},
    24: {"pounds": 3},
}
TUNED_MINES = {2: 2, 7: 2, 9: 2, 14: 3, 17: 2, 21: 3}
LIKE_FOR_LIKE = {1: {"pounds": 2}, 4: {"pounds": 2}, 15: {"track": 2}, 24: {"pounds": 2}}
"""Regions of the faithful pack that give the same as others of their kind, where the facts have less."""


@with_facts
def test_the_tuned_map_equals_the_facts_but_for_what_was_tuned():
    known, pack = facts("map.json"), load(TUNED)
    for told in known["regions"]:
        if told["reward"]["diamonds"]:  # tuned: one diamond step more wherever there are any
            told["reward"]["diamonds"] += 1
        told["reward"] |= TUNED_REWARDS.get(told["id"], {})
        told["mines"] = TUNED_MINES.get(told["id"], told["mines"])
    for camp in known["base_camps"]:
        camp["coins_front_to_back"] = [[0, 0, 1, 1, 2]] * 3  # tuned: told are 0, 1, 1, 1, 2
    known["base_camps"][0]["exits"][2]["cost"] = 1  # tuned: told are two lines to Tanganyika
    compare_maps(known, pack)


@with_facts
def test_the_faithful_map_equals_the_facts_but_for_like_rewards():
    known, pack = facts("map.json"), load(HOME)
    for told in known["regions"]:
        told["reward"] |= LIKE_FOR_LIKE.get(told["id"], {})
    compare_maps(known, pack)


def compare_maps(known, pack):
    for told, region in zip(known["regions"], pack.regions, strict=True):
        reward = {key: getattr(region.reward, key) for key in told["reward"]}
        assert (told["id"], told["name"], told["kind"]) == (region.id, region.name, region.kind)
        assert (told["reward"], told["mines"], told.get("inside")) == (reward, region.mines, region.inside)
    told_borders = {(b["a"], b["b"]): b["lines"] for b in known["borders"]}
    assert told_borders == {(a.id, b): n for a in pack.regions for b, n in a.borders.items() if a.id < b}
    for told, camp in zip(known["base_camps"], pack.camps, strict=True):
        assert told["company"] == camp.company
        assert [list(column) for column in camp.coins] == told["coins_front_to_back"]
        assert {e["region"]: e["cost"] for e in told["exits"]} == dict(camp.exits)


def fact_rows(name: str) -> list[dict[str, str]]:
    return list(csv.DictReader((FACTS / name).open(encoding="utf-8")))


@with_facts
@both_packs
def test_cards_and_books_are_those_of_the_facts(home):
    pack = load(home)
    for told in fact_rows("cards.csv"):
        card = pack.cards[told["id"]]
        if card.id == "B11" and home == TUNED:  # tuned: a bookkeeper instead of a third plain expansion
            continue
        value = 0 if card.kind in ("share", "merchant") else int(told["value"])
        assert (card.letter, card.kind, card.good, card.value) == (
            told["letter"],
            told["type"],
            told["good"],
            value,
        )
        assert card.merchant == told["merchant_kind"].replace("company:", "")
        assert card.share == told["share"]
    for told in fact_rows("books.csv"):
        kinds = [part.split(":")[0] for part in told["requirement"].split("+")]
        book = pack.books[told["id"]]  # tuned: some numbers
        assert (book.letter, [kind for kind, _ in book.needs]) == (told["letter"], kinds)
    for told in fact_rows("starting_cards.csv"):
        assert (pack.cards[told["id"]].kind, pack.cards[told["id"]].value) == (
            told["type"],
            int(told["value"]),
        )


@with_facts
def test_books_starting_tiles_and_units_of_the_faithful_pack_equal_the_facts():
    pack = load(HOME)
    for told in fact_rows("books.csv"):
        book = pack.books[told["id"]]
        assert words_of(book.needs) == told["requirement"]
        assert rewarded(book.reward) == set(told["reward"].split("+"))
    for told in fact_rows("starting_tiles.csv"):
        tile = pack.tiles[told["id"]]
        assert tile.cards == (told["rest1"], told["rest2"], told["rest3"])
        assert (words_of(tile.book.needs), words_of(tile.bonus)) == (told["book_requirement"], told["bonus"])
        assert rewarded(tile.book.reward) == {told["book_reward"]}
        assert str(tile.seat or "") == told["first_game_seat"]
    for told in fact_rows("cards.csv"):
        if told["type"] == "goods":
            assert pack.cards[told["id"]].red == int(told["red"])
    assert pack.barred == set(facts("player_board.json")["bookkeeping_track"]["no_A_spaces"])


def words_of(numbers) -> str:
    return "+".join(f"{name}:{n}" for name, n in numbers)


def rewarded(reward: Reward) -> set[str]:
    found = {name: getattr(reward, name) for name in ("pounds", "diamonds", "bookkeeping", "remove_post")}
    equal = {f"pounds_eq:{reward.equal_to}-{reward.less}"} if reward.equal_to else set()
    return {f"{name}:{n}" for name, n in found.items() if n} | equal


@with_facts
@both_packs
def test_tracks_have_the_bonuses_of_the_facts(home):
    pack = load(home)
    for told in facts("tracks.json")["tracks"]:
        track = pack.tracks[told["id"]]
        assert track.piece == told["physical_piece"]
        for special, known in zip(track.specials, told["special_spaces"], strict=True):
            assert special.bonus.is_space == (known["kind"] == "extra_bonus_space")
    board = facts("player_board.json")
    for own, name in ((pack.diamonds, "diamond_track"), (pack.ledger, "bookkeeping_track")):
        assert (own.last, own.slot) == (board[name]["last"], board[name]["slot_unlock_step"])
        printed = {int(space): value for space, value in board[name]["values"].items()}
        assert {space: own.values[space] for space in printed} == printed
