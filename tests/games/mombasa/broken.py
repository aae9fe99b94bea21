"""Ways to break a pack: file, pattern, replacement, and part of the expected reason. Patterns rather than
values, so that the numbers of the pack may change."""

BROKEN = {
    "a missing region": ("regions.csv", r"^9,.*\n", "", "region 9"),
    "a one-way border": ("regions.csv", r"^(1,.*?) 6:\d", r"\1", "one-way border: 6 names 1"),
    "a border to nowhere": ("regions.csv", r"^(5,.*10:1)", r"\1 77:1", "borders 77, which is missing"),
    "lines that differ": ("regions.csv", r"^(1,.*),2:2 ", r"\1,2:1 ", "has 1 lines here and 2 at region 2"),
    "three lines": ("regions.csv", r"^(1,.*),2:2 ", r"\1,2:3 ", "has 3 lines; it can have 1 or 2"),
    "a border with itself": ("regions.csv", r"^(5,.*),1:1 ", r"\1,1:1 5:1 ", "borders itself"),
    "a ring with a reward": ("regions.csv", r"^(13,.*,ring,,)0", r"\g<1>1", "a ring gives no reward"),
    "an open heart": ("regions.csv", r"^(21,.*),enclosed,20", r"\1,open,", "1 enclosed regions"),
    "mines without diamonds": ("regions.csv", r"^(4,.*,open,,\d+,0,\d+,\d+,)0", r"\g<1>1", "mines"),
    "71 books": ("books.csv", r"^C24,.*\n", "", "71 in all"),
    "a book at a wrong cost": ("books.csv", "^C03,C,2", "C03,C,1", "a book of this letter costs 2"),
    "a cost in words": ("books.csv", "^B10,B,1,", "B10,B,one,", "cost should be a whole number"),
    "a strange requirement": ("books.csv", r"^(A16,A,1,)\w+:", r"\1tea:", "'tea' is no requirement"),
    "three requirements": ("books.csv", "^(B01,B,1,)[^,]*", r"\1coffee:2 banana:2 cotton:1", "1 or 2"),
    "a reward nobody knows": ("books.csv", r"^(A16,A,1,[^,]*,)", r"\1gold:1 ", "gold"),
    "a book of an unknown letter": ("books.csv", "^C24,C,2", "C24,D,2", "letter 'D' is none of"),
    "an id of two words": ("books.csv", "^A10,A,1", "A 10,A,1", "is no id"),
    "a card with no price": ("cards.csv", r"^(B12,.*?),\d+,(invented)", r"\1,,\2", "has no price"),
    "a card twice": ("cards.csv", "^A02,A,", "A01,A,", "a second time"),
    "ten A cards": ("cards.csv", "^B01,B,goods", "A10,A,goods", "10 cards A; there are 9"),
    "six merchants": (
        "cards.csv", r"^(B12,B,)bookkeeper,,\d,,", r"\1merchant,,,plain,", "6 diamond merchants",
    ),
    "a goods card of 5": ("cards.csv", r"^(C01,C,goods,\w+),\d", r"\1,5", "show 1-4, not 5"),
    "a card of an unknown letter": ("cards.csv", "^E04,E,", "E04,F,", "letter 'F' is none of"),
    "a card of an unknown kind": ("cards.csv", "^A07,A,expansion", "A07,A,explosion", "explosion"),
    "a share of nobody": ("cards.csv", r"^(D02,D,share,,,,)\w+", r"\1tunis", "tunis"),
    "a merchant of nobody": ("cards.csv", r"^(B14,B,merchant,,,)\w+", r"\1tunis", "tunis"),
    "an id that means a tile": ("cards.csv", "^A08,A,", "tile,A,", "is no id"),
    "no coffee with red 1": (
        "starting_cards.csv", "^(coffee_1,goods,coffee,1),1", r"\1,2", "EX-9 can not be laid out",
    ),
    "eight starting cards": (
        "starting_cards.csv", "^(expansion_2,expansion,,2,2),2", r"\1,1", "8 starting",
    ),
    "a bookkeeper without points": (
        "starting_cards.csv", "^(bookkeeper_2,bookkeeper,),2", r"\1,0", "has points",
    ),
    "a tile with a strange card": (
        "starting_tiles.csv", r"^S02,\w+", "S02,banana_4", "not in a starting hand",
    ),
    "a tile with two cards": ("starting_tiles.csv", r"^(S02,\w+),\w+", r"\1,", "three cards"),
    "a seat without tile": ("starting_tiles.csv", "^(S0.*),4,(invented)", r"\1,,\2", "seats 1-4 once"),
    "a bonus on a strange track": (
        "starting_tiles.csv", r"^(S02(?:,[^,]*){5}),\w+:", r"\1,tunis:", "tunis",
    ),
    "an exit to nowhere": ("camps.toml", '"9:1"', '"99:1"', "leads to region 99"),
    "a last space of one coin": (
        "camps.toml", r'(company = "cairo"(?:.*\n)*?coins = \[\[[^\]]*), 2\]', r"\1, 1]", "shows 2 coins",
    ),
    "fourteen posts": (
        "camps.toml", r'(company = "cairo"(?:.*\n)*?posts =) 15', r"\1 14", "5 spaces and 15 posts",
    ),
    "three capital calls": (
        "tracks.toml", r'(id = "B2"(?:.*\n)*?calls = \[)', r"\1[3, 4, 1], [5, 6, 1], ", "capital calls",
    ),
    "a call beyond the end": (
        "tracks.toml", r'(id = "B2"(?:.*\n)*?calls = \[)', r"\1[25, 26, 1], ", "on the track",
    ),
    "a falling share": (
        "tracks.toml", r'(id = "D1"(?:.*\n)*?shares = "\d+:1 \d+:2 \d+):3', r"\1:1", "falls from 2 to 1",
    ),
    "a bonus on a wrong piece": (
        "tracks.toml", 'kind = "markers", plus = 2', 'kind = "other_tracks", cost = 1, steps = 2', "track",
    ),
    "a special space that pays 3": (
        "tracks.toml", r'pounds = \d(, kind = "markers", plus = 2)', r"pounds = 3\1", "1 or 2 pounds",
    ),
    "another track in the first game": ("tracks.toml", 'cairo = "D1"', 'cairo = "D2"', "A1, B1, C1, D1"),
    "a coffee tier": ("bonuses.toml", '"3 track:3", ', '"4 track:3", ', "M-11.7"),
    "a banana tier": ("bonuses.toml", "track:3 diamonds:1", "track:2 diamonds:1", "EX-10"),
    "a tile for 3 pounds": ("bonuses.toml", r'(id = "merchant"\ncost =) \d', r"\1 3", "costs 1 or 2"),
    "an expansion tile of 2": ("bonuses.toml", "^value = 3", "value = 2", "M-12"),
    "eight rounds": ("displays.toml", "^last = 7", "last = 8", "should be 7"),
    "other costs": ("displays.toml", "^C = 2", "C = 3", "costs of books"),
    "a letter too often": ("displays.toml", '"[ABC]{6}"', '"AABBBC"', "book spaces"),
    "two columns of cards": (
        "displays.toml", r"^red = \[(\d, \d), \d\]", r"red = [\1]", "rows and columns of cards",
    ),
    "a missing part": ("displays.toml", r"^\[turning\]", "[turned]", "holds no [turning] part"),
    "six slots": ("player_board.toml", 'open = "BCD"', 'open = "BCDE"', "slots"),
    "three pounds beyond the end": (
        "player_board.toml", r"(\[diamonds\](?:.*\n)*?surplus =) 2", r"\1 3", "beyond the end",
    ),
    "books on the ink icon": ("player_board.toml", "first_book = 2", "first_book = 0", "from space 2 on"),
    "no reason": ("player_board.toml", r"(\[barred\](?:.*\n)*?)why = .*\n", r"\1", "no 'why' here"),
    "a mark nobody knows": ("cards.csv", "^(A08,.*),invented,", r"\1,likely,", "mark 'likely' is none of"),
    "a mark that its reasons do not bear": (
        "cards.csv", "^(A08,.*),invented,", r"\1,known,", "the mark is known, but the weakest",
    ),
    "a reason nobody gave": ("cards.csv", "^(A08,.*,invented,)", r"\1hearsay ", "has no reason 'hearsay'"),
    "a cell without a reason": ("cards.csv", "^(A08,.*) red-is-the-number", r"\1", "no reason speaks of red"),
    "a reason for nothing": ("cards.csv", "^(A08,.*)", r"\1 camp-edges", "speaks of no cell"),
    "broken syntax": ("player_board.toml", '(letters = "ABCDE)"', r"\1", "player_board.toml:"),
}  # fmt: skip
