### The terminal: what the commands say. Typed commands are the same words in every language.
cli-players = { $first } to { $last } players
cli-bot-random = random bot { $n }
cli-bot-greedy = greedy bot { $n }
cli-welcome = { $game }, seed { $seed }. Type a number, a move such as “{ $example }”, or help.
cli-help =
    A number chooses from the list; a move can be typed as well.
    why MOVE       why a move is not allowed, with its clause
    hint           a suggestion
    undo           take the last own move back (undo all: by consent of everybody here)
    save FILE      write the game as a record
    rules CLAUSE   read a clause
    board · log    see the board, or what happened lately
    back · quit    leave a question, or the game
cli-turn = { $seat }: { $ask }
cli-decide = { $seat }: what do you do?
cli-pick-one = Number from 1 to { $n }, or back:
cli-pick-some = Numbers with spaces between (none for nothing), or back:
cli-pick-amount = Whole number from { $least } to { $most }, or back:
cli-pick-mix = How many of what, such as { $example }, or back:
cli-pick-order = All numbers from 1 to { $n } in the order you want, or back:
cli-pick-assign = Thing=place, such as 1=2 2=1 (none for nothing), or back:
cli-pick-route = suggested, or ids with spaces between (; between routes), or back:
cli-pick-confirm = yes, or back:
cli-places = Places:
cli-up-to = { $what }: up to { $most }
cli-up-to-prices = { $what }: up to { $most }, together { $prices }
cli-budget = At most { $budget } in all.
cli-needed = Needed: { $need }. An empty line pays the cheapest way: { $way }
cli-misread = “{ $text }” does not answer this question.
cli-allowed = This move is allowed now.
cli-shut = { $count } others cannot be chosen now; type such a move to hear why.
cli-refused = { $why } ({ $clause })
cli-hint = { $move }
cli-undone = Taken back.
cli-no-undo = Luck was drawn, a secret was shown or another person moved since your last move; with everybody's consent, undo all takes it back.
cli-nothing-to-undo = There is no move to take back.
cli-saved = Written to { $file }.
cli-say-file = Say where: save FILE
cli-say-clause = Say which: rules CLAUSE
cli-say-move = Say which move: why MOVE
cli-curtain = Now { $seat } plays. Press Enter when only { $seat } can see the screen.
cli-over = The game is over ({ $clause }).
cli-result = { $place }. { $seat }: { $numbers }
cli-number = { $what } { $n }
cli-bye = The game was left before its end.
cli-reconstructed = ≈ reconstructed: { $table } ({ $confidence })
cli-replay-rows = { $edition ->
    [none] { $format }: { $rows } rows
   *[other] { $format }, edition { $edition }: { $rows } rows
}
cli-replay-fine = { $rows }, { $checkpoints } checkpoints, all equal; { $over ->
    [yes] over
   *[no] not over
}: { $places }; digest { $digest }
cli-replay-parted = { $rows }; { $why }
cli-replay-place = { $place }. seat { $seat } ({ $numbers })
cli-verify-draws = { $rows } rows, { $draws } draws: { $luck ->
    [committed] the luck was committed to before the seats were taken, and is what the secret gives
    [seeded] every draw is what the seed gives; nothing was committed to before the game
    [imagined] it was not dealt: its start was imagined from what one seat saw; every draw after that is what its seed gives
   *[given] its luck was given, not drawn from a seed: every deal is an order of the right cards
}
