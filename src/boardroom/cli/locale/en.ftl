### The terminal. Typed commands are the same words in every language.
cli-players = { $first } to { $last } players
cli-bot-random = random bot { $n }
cli-bot-easy = easy bot { $n }
cli-bot-normal = normal bot { $n }
cli-bot-hard = hard bot { $n }
cli-bot-expert = expert bot { $n }
cli-welcome = { $game }, seed { $seed }. Type a number, a move such as “{ $example }”, or help.
cli-help =
    Type a number to choose from the list, or type a move.
    why MOVE       why a move is not allowed, with its clause
    hint           a suggestion
    undo           undo your last move (undo all: if everyone here agrees)
    save FILE      save the game as a record
    rules CLAUSE   read a clause
    board · log    show the board, or the last lines of the log
    back · quit    leave a question, or the game
cli-turn = { $seat }: { $ask }
cli-decide = { $seat }: choose an action
cli-pick-one = Type a number from 1 to { $n }, or back:
cli-pick-some = Type numbers separated by spaces (none for nothing), or back:
cli-pick-amount = Type a whole number from { $least } to { $most }, or back:
cli-pick-mix = Type how many of each, such as { $example }, or back:
cli-pick-order = Type all numbers from 1 to { $n } in the order you want, or back:
cli-pick-assign = Type pairs of item=place, such as 1=2 2=1 (none for nothing), or back:
cli-pick-route = Type suggested, or ids separated by spaces (; between routes), or back:
cli-pick-confirm = Type yes, or back:
cli-places = Places:
cli-up-to = { $what }: up to { $most }
cli-up-to-prices = { $what }: up to { $most }, together { $prices }
cli-budget = At most { $budget } in all.
cli-needed = Needed: { $need }. Press Enter for the cheapest way: { $way }
cli-misread = “{ $text }” is not a valid answer here. Type help for the commands.
cli-allowed = This move is allowed now.
cli-shut = { $count ->
    [one] { $count } more move is not allowed now; type “why MOVE” to see the reason.
   *[other] { $count } more moves are not allowed now; type “why MOVE” to see the reason.
}
cli-refused = { $why } ({ $clause })
cli-cited = { $said } ({ $clause })
cli-hint = { $move }
cli-undone = Undone.
cli-no-undo = You cannot undo: a card has been drawn, something has been revealed or another player has moved since your last move. If everyone here agrees, type: undo all
cli-nothing-to-undo = You have no move to undo.
cli-saved = Written to { $file }.
cli-say-file = Name a file: save FILE
cli-say-clause = Name a clause: rules CLAUSE
cli-say-move = Name a move: why MOVE
cli-sure = Are you sure? Type yes to go on; anything else leaves the question.
cli-curtain = { $seat } is next. Press Enter when only { $seat } can see the screen.
cli-over = The game is over ({ $clause }).
cli-result = { $place }. { $seat }: { $numbers }
cli-number = { $what } { $n }
cli-bye = You left the game before it ended.
cli-reconstructed = ≈ reconstructed: { $table } ({ $confidence })
cli-replay-rows = { $edition ->
    [none] { $rows ->
        [one] { $format }: { $rows } row
       *[other] { $format }: { $rows } rows
    }
   *[other] { $rows ->
        [one] { $format }, edition { $edition }: { $rows } row
       *[other] { $format }, edition { $edition }: { $rows } rows
    }
}
cli-replay-fine = { $checkpoints ->
    [one] { $rows }, { $checkpoints } checkpoint, equal
   *[other] { $rows }, { $checkpoints } checkpoints, all equal
}; { $over ->
    [yes] game over
   *[no] game in progress
}: { $places }; digest { $digest }
cli-replay-parted = { $rows }; { $why }
cli-replay-place = { $place }. seat { $seat } ({ $numbers })
cli-verify-draws = { $rows ->
    [one] { $rows } row
   *[other] { $rows } rows
}, { $draws ->
    [one] { $draws } draw
   *[other] { $draws } draws
}: { $luck ->
    [promised] every seat was bound to its text before any text was shown. Every draw follows from the texts, so nobody chose the deal
    [committed] the secret was committed to before the seats were taken, and every draw follows from it
    [seeded] every draw follows from the seed; nothing was committed to before the game
    [imagined] the game was not dealt but imagined from what one seat saw; every later draw follows from its seed
   *[given] the draws were given, not drawn from a seed: every deal is an order of the right cards
}
cli-verify-refusable = could have refused the deal: { $seats }; refused it: { $withheld ->
    [none] nobody
   *[other] { $withheld }
}
cli-verify-adopted = { $rows ->
    [one] 1 row was played by an earlier revision of the rules and is taken as recorded
   *[other] { $rows } rows were played by an earlier revision of the rules and are taken as recorded
}
cli-db-copied = { $tables ->
    [one] 1 table with { $rows } rows copied to { $target }
   *[other] { $tables } tables with { $rows } rows copied to { $target }
}
cli-db-keys = Seats are kept by the newest key; set BOARDROOM_KEYS to all keys in { $file } to accept older cookies as well.
cli-db-fine = { $tables ->
    [one] 1 table checked, nothing wrong
   *[other] { $tables } tables checked, nothing wrong
}
cli-db-expired = { $tables ->
    [one] 1 table deleted
   *[other] { $tables } tables deleted
}
cli-jobs = Boardroom is taking jobs from { $url }  (press Ctrl+C to stop)
cli-simulated = { $games ->
    [one] 1 game of { $game }, { $players } players, { $finished } finished
   *[other] { $games } games of { $game }, { $players } players, { $finished } finished
}
cli-simulated-speed = { $decisions } decisions per game, { $speed } per second of CPU time
cli-simulated-bot = { $bot }: wins { $wins } ({ $low } to { $high }), mean score { $score }, { $cpu } s of CPU time per game
cli-games-played = Games
cli-run-stopped = Stopped after { $done } of { $total } games; the same command continues from { $folder }.
cli-duration = { $unit ->
    [h] { $n } h
    [min] { $n } min
   *[s] { $n } s
}
cli-arena-cost = { $workers ->
    [1] Games left: { $games }, about { $cpu }, estimated from one game of each title
   *[other] Games left: { $games }, about { $cpu } of CPU time, { $wall } with { $workers } at a time, estimated from one game of each title
}
cli-arena-all = All titles
cli-arena-made = Made by `{ $command }` with version { $version }: { $games } games in { $cpu } of CPU time.
cli-arena-rank = rank
cli-arena-bot = bot
cli-arena-rating = rating
cli-arena-skill = skill
cli-arena-games = games
cli-arena-wins = won
cli-arena-interval = 95% interval
cli-arena-cpu = CPU time per game
cli-revisions = Unchanged: { $same }, different: { $differ }
cli-revisions-differs = { $clause ->
    [none] { $table } ({ $game }): first difference at row { $row }
   *[other] { $table } ({ $game }): first difference at row { $row }, because of { $clause }
}
cli-revisions-problem = { $table } ({ $game }): { $why }
cli-revisions-told = { $tables ->
    [one] The players at 1 table in progress were told.
   *[other] The players at { $tables } tables in progress were told.
}
