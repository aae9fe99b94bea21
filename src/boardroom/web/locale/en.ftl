### The pages of the table: everything that is not a game's own words.

ui-boardroom = Boardroom
ui-motto = Heavy board games, played by the book
ui-which-game = Choose a game
ui-players-from-to = { $least }–{ $most } players
ui-play-bots = { $count ->
    [one] Play against { $count } bot
   *[other] Play against { $count } bots
}
ui-set-up = Set up a table
ui-table-name = Name of the table
ui-seats = Seats
ui-seat-n = Seat { $n }
ui-me = Me
ui-open-seat = open seat
ui-nobody = Seat not used
ui-options = Options
ui-start = Create table
ui-waiting-for-me = Tables waiting for you
ui-tables = Tables
ui-finished = finished
ui-running = in progress
ui-filling = waiting for players
ui-moves = { $count ->
    [one] { $count } move
   *[other] { $count } moves
}
ui-more-tables = { $count ->
    [one] { $count } more table
   *[other] { $count } more tables
}
ui-continue = Continue
ui-join = Join
ui-watch = Watch
ui-delete = Delete this table
ui-delete-sure = Delete this table and its record?
ui-import = Import a game record
ui-import-about = Review a finished game, or continue an unfinished one with players of your choice.
ui-import-choose = Choose a file
ui-import-native = a record downloaded from a Boardroom table
ui-import-18xx = a game of 1830 exported from 18xx.games
ui-import-neutral = a neutral record of Power Grid or Terraforming Mars
ui-lobby = Lobby
ui-rules = Rules
ui-rulings = Rulings
ui-search = Search the rules
ui-search-common = what is are the a an of do does can may i my you how when who which where why if to in on it and or
ui-nothing-found = No rules match your search.
ui-aids = Player aid
ui-print = Print
ui-close = Close
ui-open-rules = Open the rules
ui-error = Error
ui-theme = Theme
ui-menu = Menu
ui-download = Download the game record
ui-what-if = What if? Try moves on a private copy
ui-keys = Keyboard shortcuts
ui-ask-slips = Warn me before costly mistakes
ui-motion = Animations
ui-board = Board
ui-no-drawing = This game has no drawing yet.
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Fit to screen
ui-players = Players
ui-turn-order = in turn order
ui-bot = bot
bot-random = beginner bot (random moves)
bot-greedy = standard bot (greedy)
bot-search = searching bot
ui-bot-name-1 = Basil
ui-bot-name-2 = Clara
ui-bot-name-3 = Dora
ui-bot-name-4 = Emil
ui-bot-name-5 = Flora
ui-bot-name-6 = Gus
ui-bot-name-7 = Hugo
ui-bot-name-8 = Iris
ui-bot-name-9 = Jonas
ui-bot-name-10 = Karla
bot-called-random = random
bot-called-greedy = greedy
bot-called-search = search
ui-player = Player
ui-to-move = to move
ui-thinking = thinking
ui-your-move = Your move
ui-may-act = You can act now (optional)
ui-still-thinking = { $n } of { $of } still thinking
ui-game-over = Game over
ui-won = { $count ->
    [0] Nobody won the game.
    [one] { $names } won the game.
   *[other] { $names } share the victory.
}
ui-solo-won = You won the solo game.
ui-solo-lost = You lost the solo game.
ui-take-back = Undo
ui-no-take-back = You cannot undo: a card was drawn, something was revealed, or another player has moved.
ui-waits-for = Waiting for
ui-watching = You are watching this table.
ui-invite = Send each friend one of these links. Each link is for one seat.
ui-seat-link = Link to seat { $n }
ui-copy = Copy
ui-copied = Copied
ui-history = History
ui-past = Position after move { $seq }
ui-to-present = Back to current move
ui-go-back = Resume the game from this move
ui-go-back-slip = All later moves will be undone.
ui-ask-back = Ask everyone to go back to this move
ui-back-asked = { $who } asks to go back to move { $n }.
ui-back-waits = You asked to go back to move { $n }. Waiting for the others to agree.
ui-back-agree = Agree
ui-since = { $count ->
    [one] { $count } move since yours
   *[other] { $count } moves since yours
}
ui-redo = Redo
ui-undone = Undone:
ui-fork-begins = The what-if copy starts here
ui-show-it = Show the card
ui-step-back = One move back
ui-step-on = One move forward
ui-speed = Replay speed
ui-pace = Pace of the bots' moves
ui-pace-off = At once
ui-pace-half = 0.5 s apart
ui-pace-one = 1 s apart
ui-pace-wait = Wait for me
ui-to-come = moves to show
ui-pace-next = Next move
ui-pace-all = Show all
ui-live = Live
ui-move-of = Move { $at } of { $of }
ui-play = Replay the game
ui-log = Log
ui-chart = Charts
ui-no-chart = Charts begin with the second round.
ui-whole-log = Show the whole log
ui-went-back = Back to move { $seq }
ui-and-end = … and end turn
ui-choose-first = Choose an option first
ui-priced = { $deed }: { $price }
ui-decision = Decision
ui-own = Your player area
ui-skip = Skip to your move
ui-again = Play again
ui-choose-kind = Choose an action
ui-not-now = { $count ->
    [one] { $count } unavailable: see why
   *[other] { $count } unavailable: see why
}
ui-why-not = Why not?
ui-chosen-count = { $count } chosen
ui-amount = Amount
ui-from-to = from { $least } to { $most }
ui-less-of = Less: { $what }
ui-more-of = More: { $what }
ui-most = at most { $count }
ui-price = Price
ui-total = Total
ui-need = Needed: { $count }
ui-lost = { $count } lost by overpaying
ui-cheapest = Cheapest
ui-use-it = Pay this way
ui-earlier = Earlier: { $what }
ui-later = Later: { $what }
ui-put-on = { $what } to { $place }
ui-turned = Rotation { $n }
ui-route = Route { $n }
ui-ways = Choose track section by section ({ $count })
ui-start-over = Start over
ui-suggestion = Back to the suggestion
ui-becomes = becomes
ui-sure = Are you sure?
ui-do-it = Yes, go ahead
ui-cancel = Cancel
ui-never-ask = Don't ask again
ui-connection-lost = Connection lost; reconnecting…
ui-connected-again = Connected again
ui-position-changed = The game has moved on. This is the current position.
ui-failed = Something went wrong. Please try again.
ui-waits-for-players = Waiting for players
ui-begins-when-full = The game starts automatically once every seat is taken.
ui-commitment = The server has committed to its secret random number. Use this fingerprint to verify the shuffle after the game:
ui-all-seats-taken = All seats are taken. The game starts when every player's browser has shown its random number. After a while it starts without the missing ones.
ui-deal-fine = The deal was fair: it includes your browser's random number, and nobody could choose the outcome.
ui-deal-committed = Your browser's random number is part of the deal. The server had committed to its own number before.
ui-deal-wrong = The record does not match what your browser kept before the deal: somebody may have chosen the deal.
ui-take-seat = Take seat { $n }
ui-your-name = Your name
ui-hand-over = Pass the screen to { $name }
ui-i-am-here = I am ready: show my view
order-pass = Auto-pass until something changes
ui-listed = Public: anyone can see and join this table
ui-orders = Auto-actions
ui-order-stands = Auto-action:
ui-order-stop = Turn off
ui-language = Language
ui-theme-auto = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-digits = Digits
ui-digits-native = Persian
ui-digits-latin = Latin
ui-error-404 = There is nothing at this address.
ui-error-403 = You do not have access to this table or seat.
ui-error-409 = This cannot be done at this table now.
ui-error-500 = Something went wrong on our side. The error has been logged.
ui-error-other = This page could not be shown.
ui-what-if-go = Try it
ui-who-plays = Change who plays
ui-who-plays-go = Apply
ui-next-price = next at { $price }
ui-rotate = Rotate tile (R)
ui-talk = Chat
ui-talk-say = Write a message
ui-talk-send = Send
ui-talk-none = No messages yet
ui-talk-watch = Spectators can read the chat but cannot write.
ui-note-bot-fault = This bot failed; a legal move was chosen for it.
ui-note-bot-replaced = This bot failed three times: a beginner bot (random moves) has taken over its seat.
ui-note-bots-stopped = The bots of this table have stopped because of an error.
ui-note-rules-revised = { $clause ->
    [none] The rules of this game were corrected. It goes on from where it stands, although move { $row } would turn out differently today.
   *[other] The rules of this game were corrected. It goes on from where it stands, although { $clause } would forbid move { $row } today.
}
ui-notes = My notes
ui-notes-about = Only you see what you write here.
ui-forked = what-if copy
ui-imported = imported

## What cannot be done (the server's own reasons; those of the rules are the games')
problem-no-table = there is no table { $table }
problem-revision = this table was played under revision { $made }, which revision { $here } of { $game } cannot read
problem-revision-newer = this table was played under revision { $made } of { $game }; only revision { $here } is installed here
problem-promise-used = this commitment has been used or has expired; ask for a new one
problem-not-promised = none of your seats at this table has committed to this text
problem-reveal-too-early = texts are revealed only when all seats are taken
problem-seat-just-taken = somebody else has just taken this seat
problem-link-used = this link has already been used or was never valid; ask for a new one
problem-no-such-seat = there is no such seat at this table
problem-seat-taken = seat { $seat } is taken
problem-link-needed = you can take a seat at this table only with its secret link
problem-not-dealt = the game has not started yet: a seat is still open
problem-no-row = there is no move { $row }; the last move is { $last }
problem-same-moment = somebody else moved at the same moment; check the board and choose again
problem-delete-not-yours = only the person who created a table can delete it
problem-talk-too-much = you are sending messages too fast; wait a moment
problem-quota-tables = you have created many tables; you can create another in { $minutes } min
problem-quota-listed = you have created many public tables; you can create another in { $minutes } min
problem-quota-imports = you have imported many records; you can import another in { $minutes } min
problem-quota-notes = you have saved your notes very often; you can save them again in { $minutes } min
problem-quota-take-backs = you have undone many moves; you can undo another in { $minutes } min
problem-quota-bots = the bots at your tables have used up their time; you can create another table with bots in { $minutes } min
problem-quota-streams = you have too many pages of this server open; close one
problem-import-busy = too many records are being imported at the moment; try again in a minute
problem-no-panel = there is no panel { $panel }; known: { $known }
problem-who-plays-not-yours = you can change who plays only at your own what-if or imported tables
problem-no-page = there is nothing at this address
problem-database-away = the server cannot use its database at the moment ({ $cause }); try again later
problem-ours = something went wrong on our side; the error has been logged
