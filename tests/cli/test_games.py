"""`boardroom games`."""

from __future__ import annotations

from boardroom.games.registry import keys


def test_games_says_which_data_was_reconstructed(run):
    ran = run("games", "mombasa")
    assert ran.code == 0
    assert "reconstructed" in ran.out
    assert "reconstructed" not in run("games", "power_grid").out


def test_games_lists_all_and_describes_options(run):
    assert [one["game"] for one in run("games", "--json").json["games"]] == list(keys())
    (one,) = run("games", "power_grid", "--json").json["games"]
    assert one["players"] == [2, 3, 4, 5, 6]
    assert one["options"]["edition"] == {"default": "second", "choices": ["second", "2007"], "several": False}
    assert one["options"]["top_up"]["default"] is True
    assert "--set edition=second|2007" in run("games", "power_grid").out


def test_games_describes_an_option_that_older_versions_did_not_know(run):
    (one,) = run("games", "eighteen_thirty", "--json").json["games"]
    assert one["options"]["proposals"]["default"] == 3
    assert "--set proposals=3|1|2|5|10|-  " in run("games", "eighteen_thirty").out
