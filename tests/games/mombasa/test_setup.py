"""Aim, set-up, rounds (M-1, M-2, M-3)."""

from __future__ import annotations

import shutil
from collections import Counter

import pytest
from tests.games.mombasa.position import PACK, books, hold, play, table, turn, why

from boardroom.core import engine
from boardroom.core.errors import BadInput
from boardroom.core.inputs import objects_of
from boardroom.core.options import load_options, read_options
from boardroom.core.views import view
from boardroom.games.mombasa.game import GAME
from boardroom.games.mombasa.pack import COMPANIES, HOME
from boardroom.games.mombasa.scoring import lines, shares, wealth
from boardroom.games.mombasa.state import Options, State, put
from boardroom.testing.suite import clause


def fresh(seats: int = 2, **options: object) -> State:
    return GAME.begin(Options(**({"first_player": 0} | options)), seats, "setup")  # type: ignore[arg-type]


@clause("M-1.1")
def test_two_to_four_players_and_the_most_pounds_win():
    with pytest.raises(BadInput):
        GAME.begin(Options(), 5, 1)
    s = table(3)
    s.players[1].cash += 20
    assert GAME.result(s)[0].seat == 1


@clause("M-1.2")
def test_wealth_is_cash_shares_diamonds_and_books():
    s = turn(cash=7, at=(4, 0, 0, 0), diamonds=6, ink=3)
    hold(s, "mombasa", 9, 16)
    value, number = sum(PACK.camps[0].coins[0][:2]), PACK.tracks[s.tracks[0]].shares[4]
    found = lines(s, 0)
    assert found["cash"] == 7
    assert found["mombasa"] == number * value
    assert (found["diamonds"], found["books"]) == (PACK.diamonds.values[6], PACK.ledger.values[3])
    assert wealth(s, 0) == sum(found.values())


@clause("M-1.3")
def test_the_last_share_icon_counts_and_cards_come_on_top():
    track = PACK.tracks[PACK.first_tracks[0]]
    between = next(n for n in range(1, track.length) if 0 < track.shares[n] == track.shares[n - 1])
    s = turn(at=(between, 0, 0, 0))
    assert shares(s, 0, 0) == track.shares[between - 1]
    s.players[0].owned = (*s.players[0].owned, "D01", "B07")  # Mombasa on both
    assert shares(s, 0, 0) == track.shares[between] + 2


@clause("M-1.4")
def test_a_share_is_worth_the_coins_no_post_covers():
    from boardroom.games.mombasa.companies.camps import share_value

    s = table()
    assert share_value(s, 0) == 0
    hold(s, "mombasa", 9, 16, 15)
    assert share_value(s, 0) == sum(PACK.camps[0].coins[0][:3])


@clause("M-1.5")
def test_the_pieces_are_all_there():
    s = fresh(4)
    everything = Counter((*s.deck, *s.display, *(card for p in s.players for card in p.owned)))
    assert sum(count for card, count in everything.items() if card in PACK.hand) == 36
    assert sum(card in everything for letter in PACK.decks.values() for card in letter) == 44
    assert [len(PACK.decks[letter]) for letter in "ABCDE"] == [9, 16, 11, 4, 4]
    assert GAME.totals(s)["books"] == 72
    assert [sum(camp) for camp in s.camps] == [15, 15, 15, 15]


@clause("M-2.1")
def test_the_first_game_has_fixed_tracks():
    assert dict(zip(COMPANIES, fresh().tracks, strict=True)) == {
        "mombasa": "A1",
        "cape_town": "B1",
        "saint_louis": "C1",
        "cairo": "D1",
    }


@clause("M-2.2")
def test_later_games_use_one_side_of_each_track_card_at_any_company():
    seen = {GAME.begin(Options(setup="later"), 2, n).tracks for n in range(60)}
    assert all(sorted(track[0] for track in tracks) == ["A", "B", "C", "D"] for tracks in seen)
    assert {track for tracks in seen for track in tracks} == set(PACK.tracks)
    assert len({tracks[0][0] for tracks in seen}) == 4


@clause("M-2.3")
def test_posts_cover_every_space_of_the_camps():
    s = fresh()
    assert s.camps == ((5, 5, 5),) * 4
    assert set(s.posts) == {-1}


@clause("M-2.4")
def test_the_deck_is_sorted_by_letter_and_shuffled_within():
    decks = [GAME.begin(Options(), 2, n).deck for n in range(5)]
    for deck in decks:
        letters = [PACK.cards[card].letter for card in deck]
        assert letters == sorted(letters)
    assert len(set(decks)) == 5


@clause("M-2.5")
def test_the_display_is_filled_from_the_right_column():
    s = fresh()
    letters = "".join(PACK.cards[card].letter for card in s.display)
    assert letters[8:] == "AAAA"
    assert letters[4:8] == "AAAA"
    assert letters[:4] == "ABBB"


@clause("M-2.6")
def test_coins_lie_on_the_round_track_by_the_number_of_players():
    assert PACK.round_coins[2] == (0, 1, 1, 1, 1, 1, 1)
    assert PACK.round_coins[3] == (0, 2, 1, 2, 1, 2, 1)
    assert PACK.round_coins[4] == (0, 2, 2, 2, 2, 2, 2)
    assert set(fresh().coins) == {0}


@clause("M-2.7")
def test_four_books_of_each_letter_are_on_display_and_the_rest_is_hidden():
    s = fresh()
    assert Counter(PACK.books[book].letter for book in s.shelf) == {"A": 4, "B": 4, "C": 4}
    assert [len(supply) for supply in (s.supply_a, s.supply_b, s.supply_c)] == [20, 20, 20]
    assert view(s, 0).to_text().count(s.supply_a[0]) == 0 or s.supply_a[0] in PACK.cards
    assert len({GAME.begin(Options(), 2, n).supply_b for n in range(4)}) == 4


@clause("M-2.8")
def test_nobody_has_a_bonus_tile_at_the_start():
    assert all(player.tiles == () for player in fresh(3).players)


@clause("M-2.9")
def test_what_each_player_begins_with():
    for seats, markers in ((2, 3), (3, 2), (4, 2)):
        s = fresh(seats)
        from boardroom.games.mombasa.bonuses import markers_left

        assert markers_left(s, 0) == markers
    assert [player.cash for player in s.players] == [1, 1, 1, 1]
    assert set(PACK.hand) <= set(s.players[2].hand)
    seen = view(s, 0)
    assert len(seen.players[2].hand) == 10
    assert "hidden" in str(objects_of(seen.to_json()["players"])[2]["hand"])
    assert seen.players[0].hand == s.players[0].hand


@clause("M-2.10")
def test_seats_clockwise_from_the_first_player_get_their_numbered_card():
    s = fresh(3, first_player=1)
    assert s.first == 1
    cards = [next(c for c in player.hand if c in PACK.seat_cards) for player in s.players]
    assert cards == [PACK.seat_cards[2], PACK.seat_cards[0], PACK.seat_cards[1]]
    assert all(len(player.hand) == 10 for player in s.players)
    assert {GAME.begin(Options(), 4, n).first for n in range(40)} == {0, 1, 2, 3}  # by lot


@clause("M-2.11")
def test_starting_tiles_are_fixed_or_chosen_of_two_in_secret():
    assert [PACK.tiles[player.starting].seat for player in fresh(4).players] == [1, 2, 3, 4]
    s = fresh(2, setup="later")
    own, other = s.players[0].dealt
    assert why(s, "0: keep " + s.players[1].dealt[0]) == ("M-2.11", "tile-not-dealt")
    s = play(s, f"0: keep {other}")
    assert s.players[0].starting == ""
    assert own not in view(s, 1).to_text()
    assert other not in view(s, 1).to_text()
    s = play(s, f"0: keep {own}", f"1: keep {s.players[1].dealt[0]}")  # changed before the reveal
    assert s.players[0].starting == own
    assert len(s.unused_tiles) == 8


@clause("M-2.12")
def test_the_cards_of_the_tile_rest_above_the_open_slots_and_its_bonus_is_taken():
    s = fresh()
    tile = PACK.tiles[s.players[0].starting]
    one, two, three = tile.cards
    assert why(s, f"0: rest {one},{two},cotton_2") == ("M-2.12", "cards-of-the-tile")
    s = play(s, f"0: rest {three},{one},{two}")
    assert s.players[0].resting == ((), (three,), (one,), (two,), ())
    assert len(s.players[0].hand) == 7
    for what, n in tile.bonus:
        reached = s.players[0].diamonds if what == "diamonds" else s.players[0].at[COMPANIES.index(what)]
        assert reached == n
    assert s.players[0].ink == 0
    assert s.players[0].books == books(_1=tile.id)


@clause("M-3.1")
def test_a_round_is_planning_actions_preparation_and_the_seventh_ends_with_scoring():
    s = table()
    phases = []
    for _ in range(7):
        assert s.steps[-1].key == "mombasa.planning"
        s = play(s, "0: plan -,-,-,-,-", "1: plan -,-,-,-,-")
        phases.append((s.round, s.steps[-1].key))
        for _ in range(2):
            s = play(s, f"{engine.waits(s)[0]}: end B")
    assert phases == [(n, "mombasa.turn") for n in range(1, 8)]
    assert s.over
    assert s.steps[-1].by == "M-15.2"  # type: ignore[attr-defined]


def test_an_option_that_can_not_be_is_bad_input():
    with pytest.raises(BadInput):
        GAME.begin(Options(first_player=3), 2, 1)
    assert str(Options(first_player=9).conflict()) == "there is no seat '9'"
    with pytest.raises(BadInput, match="no pack"):
        read_options(Options, {"pack": "nowhere"})


def test_options_from_elsewhere_read_no_folder_of_this_machine(tmp_path):
    shutil.copytree(HOME, tmp_path / "mine")
    for wrong in (str(tmp_path / "mine"), "/", "pack:????", "pack:bm90IGEgcGFjaw=="):
        with pytest.raises(BadInput, match="pack"):
            load_options(Options, {"pack": wrong})


def test_a_table_keeps_the_pack_it_began_with(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(HOME, folder)
    file = folder / "displays.toml"
    file.write_text(file.read_text().replace("red = [2, 1, 0]", "red = [3, 2, 1]"))
    s = GAME.begin(read_options(Options, {"pack": str(folder)}), 2, 1)
    assert s.pack.card_red == (3, 2, 1)
    shutil.rmtree(folder)
    again = GAME.load(s.to_json())
    assert again.pack.card_red == (3, 2, 1)
    assert s.options.pack.startswith("pack:")


def test_a_broken_pack_makes_no_table(tmp_path):
    folder = tmp_path / "mine"
    shutil.copytree(HOME, folder)
    file = folder / "cards.csv"
    file.write_text(file.read_text().replace("B12,B,bookkeeper,,3,,,3", "B12,B,bookkeeper,,3,,,"))
    with pytest.raises(BadInput, match=r"cards\.csv:27: this card has no price"):
        read_options(Options, {"pack": str(folder)})


def test_put_changes_one_place():
    assert put((1, 2, 3), 1, 9) == (1, 9, 3)
