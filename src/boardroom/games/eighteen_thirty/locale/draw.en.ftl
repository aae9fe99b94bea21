### 1830: what is drawn: places of the maps and the words around them.

place-chicago = Chicago
place-gulf = Gulf
place-canadian-west = Canadian West
place-deep-south = Deep South
place-maritime-provinces = Maritime Provinces
place-montreal = Montreal
place-barrie = Barrie
place-ottawa = Ottawa
place-burlington = Burlington
place-plattsburgh = Plattsburgh
place-kingston = Kingston
place-lansing = Lansing
place-flint = Flint
place-hamilton = Hamilton
place-toronto = Toronto
place-rochester = Rochester
place-detroit = Detroit
place-windsor = Windsor
place-london = London
place-dunkirk = Dunkirk
place-buffalo = Buffalo
place-albany = Albany
place-boston = Boston
place-toledo = Toledo
place-cleveland = Cleveland
place-erie = Erie
place-scranton = Scranton
place-new-haven = New Haven
place-hartford = Hartford
place-providence = Providence
place-mansfield = Mansfield
place-akron = Akron
place-canton = Canton
place-reading = Reading
place-allentown = Allentown
place-new-york = New York
place-newark = Newark
place-columbus = Columbus
place-pittsburgh = Pittsburgh
place-altoona = Altoona
place-lancaster = Lancaster
place-philadelphia = Philadelphia
place-trenton = Trenton
place-baltimore = Baltimore
place-atlantic-city = Atlantic City
place-washington = Washington
place-richmond = Richmond
place-lexington = Lexington
place-huntington = Huntington
place-norfolk = Norfolk
place-chattanooga = Chattanooga

draw-map = Map with track and stations
draw-market = Stock market
draw-zone-yellow = certificates not counted
draw-zone-orange = and no 60% limit
draw-zone-brown = and buy several at once
draw-par = Par
draw-paid = paid
draw-kept = withheld
draw-sold = sold
draw-sold-out = all held
draw-operating-order = Operating order
draw-price = Price
draw-offering = IPO
draw-pool = Pool
draw-treasury = Treasury
draw-value = Value
draw-stations-left = Tokens left
draw-trains = Trains
draw-tokens = Tokens
draw-last-run = Last run
draw-president = president
draw-tokens-left = { $count } still to place
draw-phase = Phase { $n }
draw-phase-word = Phase
draw-rusted = rusted
draw-left = { $count } left
draw-sold-out-short = sold out
draw-in-pool = { $count } in pool
draw-rusts = { $by ->
    [D] When the first diesel is bought, all { $train }-trains rust ({ $count } in play)
   *[other] When the first { $by }-train is bought, all { $train }-trains rust ({ $count } in play)
}
draw-colour-yellow = yellow
draw-colour-green = green
draw-colour-brown = brown
draw-tiles-allowed = Tiles: { $tiles }
draw-train-limit = { $count } trains per company
draw-buys-privates = companies may buy privates
draw-no-privates = companies may not buy privates
draw-bank = Bank
draw-private = Private
draw-income = Income
draw-least-bid = Next bid
draw-sold-word = sold
draw-for-sale = for sale
draw-auction = auction: from ${ $least }
draw-set-aside = Set aside for bids
draw-free-cash = Free to spend
draw-name-sv = Schuylkill Valley
draw-name-cs = Champlain & St. Lawrence
draw-name-dh = Delaware & Hudson
draw-name-mh = Mohawk & Hudson
draw-name-ca = Camden & Amboy
draw-name-bo = Baltimore & Ohio
draw-railway-prr = Pennsylvania
draw-railway-nyc = New York Central
draw-railway-cpr = Canadian Pacific
draw-railway-bo = Baltimore & Ohio
draw-railway-co = Chesapeake & Ohio
draw-railway-erie = Erie
draw-railway-nynh = New York, New Haven & Hartford
draw-railway-bm = Boston & Maine
draw-power-sv = no special ability
draw-power-cs = for a company: an extra tile in B20
draw-power-dh = for a company: a tile and a free station in F16
draw-power-mh = exchange it for a share of NYC
draw-power-ca = comes with a share of PRR
draw-power-bo = comes with the presidency of B&O
draw-priority = priority
draw-certificates-worth = Certificates, certificate limit and net worth
draw-proved = proved best
draw-not-proved = best found
draw-share-price = Share price
draw-your-worth = Your net worth
draw-if-paid = Pay out, ${ $share } per share
draw-if-kept = Withhold
draw-dh-station = A tile laid in F16 with DH brings a free station; a normal tile there does not.
draw-must-buy = The company must own a train. The cheapest costs ${ $least }; the treasury has ${ $cash } and the president ${ $president }.
draw-step-track = Track
draw-step-station = Token
draw-step-run = Run
draw-step-dividend = Dividend
draw-step-trains = Trains
draw-private-sale = Sale of privates
draw-stock-round = Stock round { $n }
draw-operating-round = OR { $n }.{ $k }
draw-tile = Tile { $tile }
draw-cash = Cash
draw-shares = Shares
draw-slip-bankrupt = Bankruptcy ends the game for everybody.
draw-slip-dh = You lose DH's free station: only a tile laid with DH brings it.
draw-slip-trainless = Your company has no train and will earn nothing.
draw-doubtful = { $count } unverified hexes
draw-doubtful-about = These hexes of 1830+ have not been checked against a printed map, or the sources differ.
draw-deed-run = Run for ${ $revenue }
draw-chart-worth = Net worth by round
draw-chart-prices = Share prices by round
draw-private-price = Price
draw-legend-offboard = off-board value; filled: current
draw-legend-barrier = no track across
draw-legend-home = home of a company
draw-legend-new = just changed
draw-why-one = No other route of this train earns more.
draw-why-apart = Every train runs the best route it could run alone.
draw-why-shared = Run alone, the trains would earn ${ $alone }, but no track may be used twice. { $count ->
    [one] { $count } more step of the search found nothing better.
   *[other] { $count } more steps of the search found nothing better.
}
draw-why-not-proved = No set of routes can earn more than ${ $bound }; the search stopped there.
draw-deed-pay = Pay out ${ $revenue }
draw-deed-keep = Withhold ${ $revenue }
draw-rounds = Operating rounds after a stock round: { $count }
draw-rounds-next = Operating rounds in this set: { $count }; from the next stock round on: { $next }
draw-limits = Limits: { $limit } certificates, { $percent }% of a company
draw-deal-wanted = { $reader ->
    [seller] { $buyer } offers you ${ $price } for { $thing }
    [buyer] You offer { $seller } ${ $price } for { $thing }
   *[other] { $buyer } offers { $seller } ${ $price } for { $thing }
}
draw-deal-offered = { $reader ->
    [seller] You offer { $thing } to { $buyer } for ${ $price }
    [buyer] { $seller } offers you { $thing } for ${ $price }
   *[other] { $seller } offers { $thing } to { $buyer } for ${ $price }
}
draw-deal-left = Prices that may still be named in this turn: { $left }
draw-sets-back = If the new president refuses, everything sold for this train is returned, and so is the presidency.
draw-missing = Together they are ${ $count } short.
draw-companies = Companies
draw-company = Company
draw-player = Player
draw-wealth = Net worth
draw-certificates = Certs
draw-owns = Privates and presidencies
draw-log-laid = { $cost ->
    [0] { $company } laid { $tile } in { $place }
   *[other] { $company } laid { $tile } in { $place } for ${ $cost }
}
draw-to-float = To float
draw-deed-station = Place a token in { $place }
draw-deed-home = Home token in { $place }
draw-doubt-a19 = two circles, exit to the W; the value 60 is not in the rulebook
draw-doubt-b16 = second source: terrain cost $40 (coast)
draw-doubt-c5 = second source: open water, no hex
draw-doubt-c7 = barrier towards the new hex C5
draw-doubt-c21 = second source: terrain cost $120, as on the classic map
draw-doubt-e5 = printed exit to the W; the value 20 of that half is not in the rulebook
draw-doubt-h12 = printed green tile 23; the value 10 and the direction of the track are not in the rulebook; the marker is the home of PRR, takes no circle and blocks nobody
draw-doubt-i9 = second source: terrain cost $80
draw-doubt-j16 = not seen in print
draw-doubt-k1 = name uncertain: Chattanooga, St. Louis or Gulf
draw-doubt-m13 = second source: exits to the W and E too, next to plain hexes M11 and M15
draw-log-income = { $private }: ${ $n }
draw-log-incomes = Privates paid: { $paid }
draw-count = { $n ->
    [one] { $n } share
   *[other] { $n } shares
}
draw-ends-now = The bank has broken: the game ends after this set of operating rounds
draw-ends-next = The bank has broken: the game ends after the next set of operating rounds
draw-sold-now = You sold shares of this company this stock round, so you cannot buy any.
draw-aid-stock = Stock round
draw-aid-operating = Operating round
draw-aid-revenue = Revenue by operating round (withheld in brackets)
draw-aid-players = Players
draw-aid-takeover = Shares needed to become president
draw-aid-tiles = Tiles left
draw-liquidity = Cash and shares you can sell
draw-revenue-of = Revenue of { $company }
draw-revenue-now = If run now
draw-routes = Best routes
draw-aid-routes = Revenue on the present map, and with one more train
draw-tile-left = Tile { $tile } in supply
draw-last-tile = the last one
draw-bank-owes = The bank owes ${ $n } and goes on paying on paper
draw-private-figures = Price ${ $price }, income ${ $income } per operating round
draw-privates = Privates
