# What is wrong with input: a move, an option, a record. Pieces of the input stand in the sentence as they came.
# A thing is the kind of what a name stands for; games add their own.
thing-bot = bot
thing-choice = choice
thing-form = format
thing-game = game
thing-language = language
thing-option = option
thing-order = auto-action
thing-seat = seat
thing-step = step
bad-unknown = there is no { $thing } '{ $name }'
bad-unknown-known = there is no { $thing } '{ $name }'; known: { $known }
bad-none-of = '{ $value }' is not one of: { $known }
bad-not-offered = '{ $value }' is not offered
bad-not-whole = '{ $value }' is not a whole number
bad-not-word = '{ $value }' is not a word
bad-not-true-false = '{ $value }' is neither true nor false
bad-not-yes-no = '{ $value }' is neither yes nor no
bad-not-list = '{ $value }' should be a list
bad-not-parts = '{ $value }' should have { $count } parts joined by ':'
bad-not-well-formed = '{ $value }' is not a well-formed '{ $kind }'
bad-not-line = '{ $line }' should look like '0: pass': seat, colon and move
bad-not-move = '{ $move }' is not a move of this game
bad-option = option { $name }: { $why }
bad-players = the game '{ $game }' is for { $least } to { $most } players, not { $count }
# Records
bad-not-recorded = this is not a recorded game
bad-not-form = this is not a game record in a supported format: { $known }
bad-not-this-form = this is not a record of the format { $form }
bad-not-record = this is not a Boardroom record
bad-no-greedy = the game '{ $game }' has no normal bot yet
bad-no-strategy = the game '{ $game }' has no bot '{ $bot }' yet
bad-no-budget = only the bots { $known } take a budget after '@', not '{ $bot }'
bad-budget = '{ $text }' is not a budget; expected evaluations such as 200e, or up to { $seconds } seconds such as 0.5s
bad-no-weights = the game '{ $game }' has no weights file yet; make one with: boardroom train { $game }
bad-broken-weights = the weights file { $file } is damaged
bad-foreign-weights = the weights file { $file } belongs to the game '{ $game }'
bad-stale-weights = the weights file { $file } was made for other rules or features; make it again with: boardroom train { $game }
bad-nothing-to-train = the bots of the game '{ $game }' have nothing to learn
bad-no-bot = the game '{ $game }' has no bot '{ $name }'
bad-bot-not-installed = the bot '{ $name }' is not installed; run make install in a checkout of Boardroom
bad-seal = this record was cut or edited after it was written: its checksum does not match
bad-newer = this record was made by revision { $made } of '{ $game }'; revision { $here } is installed here
bad-damaged = this record is damaged
bad-lacks = this record is damaged: it has no '{ $name }'
bad-no-entry = there is no row { $row }; the last is row { $last }
bad-no-order = the record holds no further shuffle for '{ $label }'
bad-wrong-order = the recorded shuffle for '{ $label }' does not contain exactly what is shuffled
bad-row-refused = { $clause ->
    [none] row { $row } of this record cannot be replayed: '{ $expected }': { $found }
   *[other] row { $row } of this record cannot be replayed ({ $clause }): '{ $expected }': { $found }
}
bad-row-differs = { $clause ->
    [none] row { $row } of this record cannot be replayed: expected { $expected }, found { $found }
   *[other] row { $row } of this record cannot be replayed ({ $clause }): expected { $expected }, found { $found }
}
# How a game was dealt
bad-dealing = the part of this record that describes its deal is damaged
bad-not-seed = row { $row } does not match what the seed produces
bad-not-committed = the revealed secret is not the one that was committed to
bad-not-promised = the text that seat { $seat } revealed is not the one that it committed to
bad-not-hash = the game's seed is not the hash of the secret and the seats' entropy
