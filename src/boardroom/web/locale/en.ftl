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
ui-continue = Continue
ui-join = Join
ui-watch = Watch
ui-delete = Delete this table
ui-delete-sure = Delete this table and its record?
ui-import = Import a game record
ui-import-about = A file that was downloaded from a table
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
ui-to-move = to move
ui-thinking = thinking
ui-your-move = Your move
ui-several = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
ui-game-over = Game over
ui-won = { $count ->
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
ui-start-over = Start over
ui-suggestion = Show a suggestion
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
