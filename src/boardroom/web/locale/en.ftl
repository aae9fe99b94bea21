### The pages of the table: everything that is not a game's own words.

ui-boardroom = Boardroom
ui-motto = Heavy board games by their rulebooks
ui-which-game = Which game do you play?
ui-players-from-to = for { $least } to { $most } players
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
ui-nobody = Nobody
ui-options = Options
ui-start = Start the game
ui-waiting-for-me = Tables waiting for you
ui-tables = Tables
ui-finished = finished
ui-running = running
ui-filling = waits for players
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
ui-import-about = Look at a finished game, or go on with one that is not: you choose who plays.
ui-import-choose = Choose a file
ui-import-native = a record downloaded from a Boardroom table
ui-import-18xx = a game of 1830 exported from 18xx.games
ui-import-neutral = a neutral record of Power Grid or Terraforming Mars
ui-lobby = Lobby
ui-rules = Rules
ui-rulings = Rulings
ui-search = Search the rules
ui-nothing-found = No clause has these words.
ui-open-rules = Open the rules
ui-error = Error
ui-theme = Light or dark
ui-menu = Menu
ui-download = Download the game record
ui-what-if = What if? Try it at a table of your own
ui-keys = Keys
ui-ask-slips = Ask before a costly slip
ui-motion = Motion
ui-board = Board
ui-no-drawing = This game has no drawing yet.
ui-zoom-in = Zoom in
ui-zoom-out = Zoom out
ui-fit = Whole map
ui-players = Players
ui-turn-order = in turn order
ui-bot = bot
bot-random = random bot
bot-greedy = greedy bot
bot-search = searching bot
bot-called-random = random
bot-called-greedy = greedy
bot-called-search = search
ui-player = Player
ui-to-move = to move
ui-thinking = thinking
ui-your-move = Your move
ui-may-act = You may act; nobody waits for you
ui-still-thinking = { $n } of { $of } still thinking
ui-game-over = Game over
ui-won = { $count ->
    [0] Nobody won the game.
    [one] { $names } won the game.
   *[other] { $names } share the victory.
}
ui-take-back = Take back
ui-no-take-back = Nothing can be taken back: luck was drawn, something was revealed or another player has moved.
ui-waits-for = The table waits for
ui-watching = You are watching this table.
ui-invite = Send these links to your friends: each opens one seat.
ui-seat-link = Link to seat { $n }
ui-copy = Copy
ui-copied = Copied
ui-history = History
ui-past = This is the table after move { $seq }.
ui-to-present = To the present
ui-live = Live
ui-move-of = Move { $at } of { $of }
ui-play = Play the history
ui-log = Log
ui-chart = Charts
ui-no-chart = Charts begin with the second round.
ui-whole-log = Show the whole log
ui-went-back = Back to move { $seq }
ui-choose-first = Choose first
ui-priced = { $deed }: { $price }
ui-choose-kind = Choose what to do
ui-not-now = { $count ->
    [one] { $count } not possible now: why?
   *[other] { $count } not possible now: why?
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
ui-use-it = Use it
ui-earlier = Earlier: { $what }
ui-later = Later: { $what }
ui-put-on = { $what } to { $place }
ui-turned = Turn { $n }
ui-route = Route { $n }
ui-ways = Ways, one by one ({ $count })
ui-start-over = Start over
ui-suggestion = Back to the suggestion
ui-becomes = becomes
ui-sure = Is this meant?
ui-do-it = Do it
ui-cancel = Cancel
ui-never-ask = Never ask again
ui-connection-lost = Connection lost; reconnecting…
ui-connected-again = Connected again
ui-position-changed = The table has moved on; this is its new state.
ui-failed = This did not work; please try again.
ui-waits-for-players = This table waits for its players
ui-begins-when-full = The game begins by itself as soon as every seat is taken.
ui-commitment = The luck of this table is fixed already; this is the promise of it:
ui-take-seat = Take seat { $n }
ui-your-name = Your name
ui-hand-over = Now { $name } looks at the screen
ui-i-am-here = Show my table
order-pass = Pass until something happens
ui-listed = Everybody may see this table in the lobby
ui-orders = Standing orders
ui-order-stands = Standing order:
ui-order-stop = Take it away
ui-language = Language
ui-theme-auto = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-digits = Digits
ui-digits-native = Persian
ui-digits-latin = Latin
ui-error-404 = There is nothing at this address.
ui-error-403 = This seat or table is not yours.
ui-error-409 = This cannot be done at this table now.
ui-error-500 = A mistake of ours; it was written down.
ui-error-other = This could not be shown.
ui-what-if-go = Try it
ui-who-plays = Who plays
ui-who-plays-go = Change
ui-next-price = next at { $price }
ui-rotate = Turn the piece (R)
ui-talk = Talk
ui-talk-say = Say something to the table
ui-talk-send = Send
ui-talk-none = Nobody has said anything yet.
ui-talk-watch = You are watching: you can read along.
ui-notes = My notes
ui-notes-about = Only you see what you write here.
ui-forked = what if
ui-imported = imported

## What cannot be done (the server's own reasons; those of the rules are the games')
problem-no-table = there is no table { $table }
problem-no-seat-of-yours = you have no seat at this table
problem-seat-not-yours = seat { $seat } is not yours
problem-over-here = the game is over at this moment; choose an earlier one
problem-revision = this table was played by revision { $made }, which revision { $here } of { $game } cannot read
problem-order-not-now = the order { $order } cannot be given now
problem-promise-used = this commitment is used or forgotten; ask for a new one
problem-seat-just-taken = somebody else took this seat just now
problem-link-used = this link is used up or was never valid; ask for a new one
problem-no-such-seat = there is no such seat at this table
problem-seat-taken = seat { $seat } is taken
problem-link-needed = a seat at this table is claimed with its secret link
problem-not-dealt = this table is not dealt yet: a seat is still open
problem-no-row = there is no row { $row }; the last is { $last }
problem-moved-on = the table has moved on since you were asked; look again and decide anew
problem-same-moment = somebody else moved at the same moment; look again
problem-delete-not-yours = only who set up a table can delete it
problem-talk-too-much = so much was said in so short a time: wait a little
problem-not-last-move = this is not your last move any more; look again
problem-cannot-take-back = your last move cannot be taken back: luck, a secret or somebody's move came after it
problem-over-nothing-back = the game is over and its luck is known: nothing is taken back now
problem-no-earlier-row = there is no earlier row { $row }
problem-no-panel = there is no panel { $panel }; known: { $known }
problem-who-plays-not-yours = only at an imagined or imported table of your own you choose who plays
problem-no-page = there is nothing at this address
problem-database-away = the server cannot use its database just now ({ $cause }); try again in a while
problem-ours = this is a mistake of ours; it was written down
