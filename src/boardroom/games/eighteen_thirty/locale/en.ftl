### 1830: actions, log lines, refusals, options and names. The clauses stand in rules.en.ftl.

game-name = 1830
game-about = Own railways, run them and outlive them: the richest player wins.

## Kinds of choice, before anything is chosen
offer-pass = Pass
offer-take-private = Buy the cheapest private
offer-bid = Bid on a private
offer-raise = Raise the bid
offer-par = Start a company
offer-buy-share = Buy a share
offer-sell-shares = Sell shares
offer-exchange-for-share = Exchange MH for a share
offer-buy-private = Buy a private for the company
offer-ask-for-private = Ask a player for a private
offer-offer-private = Offer a private to a player
offer-offer-to-company = Offer your private to the company
offer-offer-train = Offer a train to the company
offer-accept = Accept
offer-counter-offer = Name another price
offer-decline = Decline
offer-withdraw = Withdraw the offer
offer-choose-home = Choose the home city
offer-lay-tile = Lay or upgrade a tile
offer-lay-by-private = Use a private's tile lay
offer-place-station = Place a station
offer-place-free-station = Place the free station of DH
offer-run = Run trains
offer-pay-out = Pay dividends
offer-withhold = Withhold
offer-buy-train = Buy a train
offer-trade-in = Trade in for a diesel
offer-buy-train-of = Buy a train from another company
offer-discard-train = Discard a train
offer-go-bankrupt = Go bankrupt

## Actions, as buttons
action-pass = Pass
action-take-private = Buy { $private }
action-bid = Bid ${ $amount } on { $private }
action-raise = Raise to { $amount } dollars
action-par = Start { $company } at { $price } dollars
action-buy-share = Buy a share of { $company } from { $source }
action-sell-shares = Sell { $count } of { $company }
action-exchange-for-share = Exchange MH for a share of NYC from { $source }
action-buy-private = Buy { $private } for { $price } dollars
action-ask-for-private = Ask for { $private } at { $price } dollars
action-offer-private = Offer { $private } to { $buyer } at { $price } dollars
action-offer-to-company = Offer { $private } to the company at { $price } dollars
action-offer-train = Offer a { $train } of { $seller } to the company at { $price } dollars
action-accept = Accept
action-counter-offer = Name { $price } dollars
action-decline = Decline
action-withdraw = Withdraw the offer
action-choose-home = Home token in city { $city }
action-lay-tile = Lay tile { $tile } in { $hex }, rotation { $rotation }
action-lay-by-private = { $private } lays tile { $tile }, turned { $rotation }
action-place-station = Station in { $hex }, city { $city }
action-place-free-station = Place the free station of DH
action-run = Run { $runs }
action-pay-out = Pay dividends
action-withhold = Withhold
action-buy-train = Buy a { $train } from { $depot }
action-trade-in = Trade in a { $train }
action-buy-train-of = Buy a { $train } from { $seller } for ${ $price }
action-discard-train = Discard a { $train }
action-go-bankrupt = Go bankrupt

## Questions of the steps
ask-eighteen-thirty-private-sale = Buy the cheapest private, bid on another, or pass?
ask-eighteen-thirty-private-auction = Raise the bid or pass?
ask-eighteen-thirty-setting-par = Which par value for B&O?
ask-eighteen-thirty-stock-turn = Sell, buy or pass?
ask-eighteen-thirty-private-trade = Accept this deal, name another price, or decline
ask-eighteen-thirty-private-deal = Accept this deal, name another price, or decline
ask-eighteen-thirty-train-deal = Accept this deal, name another price, or decline
ask-eighteen-thirty-place-home = Choose a city for the home token
ask-eighteen-thirty-lay-track = Lay track, or pass
ask-eighteen-thirty-dh-station = Place the free station of DH?
ask-eighteen-thirty-place-station = Place a station, or pass
ask-eighteen-thirty-run-trains = Which routes do the trains run?
ask-eighteen-thirty-dividends = Pay dividends or withhold?
ask-eighteen-thirty-buy-trains = Buy a train, or pass
ask-eighteen-thirty-last-purchases = Buy a private company before ending the turn?
ask-eighteen-thirty-discarding = Which train is discarded?

## Log lines
passed = { $seat_is ->
    [you] You passed
   *[other] { $seat } passed
}
bid-placed = { $seat_is ->
    [you] You bid { $amount } dollars on { $private }
   *[other] { $seat } bid { $amount } dollars on { $private }
}
auction-began = Auction for { $private }
private-sold = { $seat_is ->
    [you] You bought { $private } for { $price } dollars
   *[other] { $seat } bought { $private } for { $price } dollars
}
price-cut = All passed: { $private } now costs { $price } dollars
share-given = { $seat_is ->
    [you] You received a certificate of { $company } with { $private }
   *[other] { $seat } received a certificate of { $company } with { $private }
}
income-paid = { $private } paid { $amount } dollars
par-set = { $seat_is ->
    [you] You became president of { $company } at a par value of { $price } dollars
   *[other] { $seat } became president of { $company } at a par value of { $price } dollars
}
share-bought = { $seat_is ->
    [you] You bought a share of { $company } from { $source } for { $price } dollars
   *[other] { $seat } bought a share of { $company } from { $source } for { $price } dollars
}
shares-sold = { $seat_is ->
    [you] You sold { $count } of { $company } for { $price } dollars
   *[other] { $seat } sold { $count } of { $company } for { $price } dollars
}
president-changed = { $seat_is ->
    [you] You are now president of { $company }
   *[other] { $seat } is now president of { $company }
}
company-floated = { $company } has floated
marker-moved = The share price of { $company } is now { $price } dollars
stock-round-began = Stock round { $round } began
priority-moved = { $seat_is ->
    [you] You hold the priority deal card
   *[other] { $seat } holds the priority deal card
}
operating-round-began = Operating round { $round }.{ $number } of { $of } began
company-turn-began = { $seat_is ->
    [you] { $company } operates; you preside
   *[other] { $company } operates; { $seat } presides
}
tile-laid = { $cost ->
    [0] { $company } laid tile { $tile } in { $hex }, turned { $rotation }
   *[other] { $company } laid tile { $tile } in { $hex }, turned { $rotation }, for { $cost } dollars
}
station-placed = { $cost ->
    [0] { $company } placed a station in { $hex }
   *[other] { $company } placed a station in { $hex } for { $cost } dollars
}
trains-run = { $company } ran { $runs }: { $revenue } dollars
dividend-paid = { $company } paid out ${ $revenue } (${ $share } per share)
revenue-kept = { $revenue ->
    [0] { $company } had no income
   *[other] { $company } withheld { $revenue } dollars
}
train-bought = { $company } bought a { $train } from { $depot } for { $price } dollars
train-traded = { $company } traded in a { $train } and paid ${ $price } for a diesel
train-sold = { $company } bought a { $train } from { $seller } for ${ $price }
train-discarded = { $company } discarded a { $train }
trains-rusted = Every { $train } has rusted, { $count } in all
phase-began = Phase { $phase } began
private-closed = { $private } has closed
private-bought = { $company } bought { $private } for { $price } dollars
private-traded = { $seat_is ->
    [you] You sold { $private } to { $buyer } for { $price } dollars
   *[other] { $seat } sold { $private } to { $buyer } for { $price } dollars
}
private-exchanged = { $seat_is ->
    [you] You exchanged MH for a share of NYC from { $source }
   *[other] { $seat } exchanged MH for a share of NYC from { $source }
}
private-deal-offered = { $seat_is ->
    [you] You offered a deal to { $asked }: { $private } for { $price } dollars
   *[other] { $seat } offered a deal to { $asked }: { $private } for { $price } dollars
}
train-deal-offered = { $seat_is ->
    [you] You offered { $asked } { $price } dollars for a { $train } of { $seller }
   *[other] { $seat } offered { $asked } { $price } dollars for a { $train } of { $seller }
}
train-offered = { $seat_is ->
    [you] You offered { $asked } a { $train } of { $seller } for { $price } dollars
   *[other] { $seat } offered { $asked } a { $train } of { $seller } for { $price } dollars
}
counter-offered = { $seat_is ->
    [you] You named another price to { $asked }: { $price } dollars
   *[other] { $seat } named another price to { $asked }: { $price } dollars
}
deal-declined = { $seat_is ->
    [you] You declined
   *[other] { $seat } declined
}
deal-withdrawn = { $seat_is ->
    [you] You withdrew the offer
   *[other] { $seat } withdrew the offer
}
purchase-set-back = { $seat_is ->
    [you] You refused as the new president: { $company } begins its search for a train again
   *[other] { $seat } refused as the new president: { $company } begins its search for a train again
}
shares-returned = { $seat_is ->
    [you] You took back { $count } of { $company }
   *[other] { $seat } took back { $count } of { $company }
}
private-returned = { $seat_is ->
    [you] You took back { $private }
   *[other] { $seat } took back { $private }
}
deal-fell = The deal was cancelled: it is no longer legal
went-bankrupt = { $seat_is ->
    [you] You went bankrupt over { $company }
   *[other] { $seat } went bankrupt over { $company }
}
bank-broke = The bank has broken
game-ended = The game ended

## Refusals
why-above-face-value = With the president's money a train costs at most its face value { $face }; this is { $price }.
why-after-purchase = Privates are traded before the share purchase.
why-another-company = Now the par value of { $company } is set.
why-better-set-exists = These routes earn ${ $earned }; you must run the best set, which earns ${ $best }.
why-bid-above-cash = A bid of { $bid } needs that much free money; there are { $cash }.
why-bid-too-low = A bid must be at least { $least }; this one is { $bid }.
why-both-short = Treasury and president together have { $cash }; this costs { $cost }.
why-bought-already = One certificate is bought in a turn; one was bought already.
why-buyer-trades-in-his-turn = With 18xx.games rules only the buyer can start a trade, on their own stock turn.
why-cannot-pay = This costs ${ $cost }; only ${ $cash } is available.
why-certificate-limit = The certificate limit is { $limit }; you already hold { $held }.
why-cheapest-takes-no-bids = { $private } is the cheapest unsold private: it is bought, not bid on.
why-colour-not-yet = { $colour } tiles are not available in phase { $phase }.
why-companies-never-sell = { $private } belongs to a company; companies never sell privates.
why-company-can-pay-cheapest = The company can afford the cheapest train (${ $least }) from its treasury (${ $cash }), so the president may not add money.
why-company-limit = A player holds at most { $limit }% of a company; { $held }% are held.
why-company-started = { $company } has its president already.
why-declined-before = You cannot name another price: { $limit } were named for this in this turn.
why-neither-in-turn = You cannot trade this private now: it is neither the buyer's nor the seller's turn.
why-hex-laid = A tile lies in { $hex } already.
why-holds-60-percent = You can exchange MH only while you hold less than 60% of NYC; you hold { $held }%.
why-in-the-middle-of-a-turn = You can exchange MH on your own stock turn or between turns, not during another player's turn.
why-laid-already = A company lays one tile in a turn; it has been laid.
why-more-than-needed = You are only ${ $lack } short; at ${ $price } per share you must sell fewer shares.
why-must-own-a-train = A company with a route and no train must get one.
why-must-sell-first = A limit is exceeded: shares must be sold first.
why-never-to-a-company = { $private } is never sold to a company.
why-no-need-to-sell = You do not need to raise money for a train.
why-no-other-president = { $left }% would be left and no other player holds 20%.
why-no-revenue = There is no revenue to pay.
why-no-sales-in-first-round = No shares are sold in the first stock round.
why-no-share-there = { $source } has no share of it.
why-no-station-left = All station tokens of the company are placed.
why-no-station-there = No station is possible in { $hex }.
why-no-such-city = { $hex } has no such city.
why-no-such-home = There is no home city { $city }.
why-no-such-hex = The map has no hex { $hex }.
why-no-such-partner = A trade needs another player of this table.
why-no-such-power = { $private } has no such ability.
why-no-such-rotation = A tile has rotations 0 to 5, not { $rotation }.
why-no-talks-now = You cannot propose a deal now: something else must be decided first.
why-no-tile-left = No tile { $tile } is left.
why-no-trade-in-first-round = Players trade no privates in the first stock round.
why-not-a-tile-of-private = Tile { $tile } is none of those this private lays.
why-not-asked = Another player is asked.
why-not-offerer = Only who offered the deal withdraws it.
why-not-bankrupt = You can still raise enough for a train by selling shares.
why-not-cheapest = { $private } is not the cheapest unsold private; that is { $cheapest }.
why-not-for-trade-in = A { $train } is not traded in.
why-not-in-pool = The pool has no { $train }.
why-not-in-private-sale = MH is not exchanged during the private sale.
why-not-on-sale = The bank does not sell a { $train } now.
why-not-owned-by-player = No player owns { $private }.
why-not-owner = { $private } belongs to somebody else or nobody.
why-not-president = You cannot offer a train of { $company }: another player is its president.
why-not-reached = Track of the company does not reach { $hex }.
why-not-the-cheapest = With the president's money the cheapest train is bought, { $least }; this one costs { $price }.
why-only-in-track-step = Tiles are laid in the track step.
why-only-in-turn = At this table only the player in turn proposes deals.
why-only-before-running = The free station of DH is placed before the trains run.
why-only-with-tile-of-dh = The free station comes with the tile of DH, in the same turn.
why-own-train = The { $train } is the company's own.
why-own-company = You decide for both sides: buy it for the company.
why-par-not-set = The par value of this company is not set yet.
why-pool-limit = The pool has room for { $room } more; { $count } are offered.
why-power-used = { $private } was used already.
why-presidency-would-move = { $left }% would be left and the presidency would move.
why-president-first = The president's certificate of { $company } is bought first.
why-price-out-of-range = The price must lie between { $least } and { $most }; this is { $price }.
why-price-too-low = A train costs at least 1; this is { $price }.
why-price-below-one = On 18xx.games a private costs at least 1; this is { $price }.
why-private-blocks = A private owned by a player blocks { $hex }.
why-private-closed = { $private } is closed.
why-private-sold = { $private } is sold.
why-shares-not-held = { $held } shares are held; { $count } are wanted.
why-sold-after-purchase = You have already bought and then sold this turn; you cannot buy again.
why-sold-more-than-needed = After selling shares you must pay at least ${ $least } for a train; this price is ${ $price }.
why-sold-this-round = You sold { $company } shares this stock round, so you cannot buy any.
why-station-placed-already = One station is placed in a turn; it has been placed.
why-tile-does-not-fit = Tile { $tile } does not fit in { $hex }.
why-train-limit = The train limit is { $limit }.
why-train-not-owned = There is no { $train } there.
why-treasury-short = The treasury has { $cash }; this costs { $cost }.
why-wrong-phase = Companies buy privates in phases 3 and 4; this is phase { $phase }.
why-area-in-the-middle = { $hex } is off-board and can only be an end.
why-chain-too-short = A route leads from a stop to another one.
why-chains-do-not-meet = The pieces of the route do not meet in { $at }.
why-changes-track-at-crossing = The route changes track at the crossing in { $hex }.
why-city-blocked = { $hex } is full of stations of { $by } and can only be an end.
why-hexes-not-adjacent = { $hexes } do not touch.
why-no-own-station = The route holds no own station.
why-no-stop-at-end = There is no stop at the end in { $hex }.
why-no-track = There is no such track in { $hex }.
why-one-area-at-both-ends = { $area } cannot be both ends of a route.
why-reverses-at-junction = The route reverses at the junction in { $hex }.
why-stop-skipped = The route skips a stop in { $hex }.
why-stop-twice = A stop in { $hex } counts twice.
why-too-few-stops = A run has at least two stops.
why-too-many-stops = The train serves { $limit } stops at most; these are { $stops }.
why-track-shared = Two trains use the track between { $from } and { $to }.
why-track-twice = The route uses the track between { $from } and { $to } twice.
why-train-runs-once = A { $train } runs more often than it is owned.

## Options of a table
option-map = Map
option-map-about = The classic map or the larger 1830+
option-map-classic = classic
option-map-plus = 1830+
option-profile = Rules
option-profile-about = The rulebook, or as 18xx.games plays
option-profile-rulebook = rulebook
option-profile-18xx-games = 18xx.games
option-bank = Bank
option-bank-about = The money of the bank in dollars
option-multiple-brown-from-ipo = Buy several brown-zone shares from the IPO
option-multiple-brown-from-ipo-about = As in the pool (18xx.games only)
option-optional-6-train = A third 6-train
option-optional-6-train-about = One more 6-train (18xx.games only)
option-proposals = Prices named in talks
option-proposals-about = How often a price may be named in a turn for one thing between two players
option-proposals-None = any number

## Names
private-SV = SV (Schuylkill Valley)
private-CS = CS (Champlain & St. Lawrence)
private-DH = DH (Delaware & Hudson)
private-MH = MH (Mohawk & Hudson)
private-CA = CA (Camden & Amboy)
private-BO = BO (Baltimore & Ohio)
train-2 = { 2 }-train
train-3 = { 3 }-train
train-4 = { 4 }-train
train-5 = { 5 }-train
train-6 = { 6 }-train
train-D = diesel
source-offering = the initial offering
source-pool = the bank pool
depot-bank = the bank
depot-pool = the bank pool
colour-yellow = yellow
colour-green = green
colour-brown = brown
number-worth = wealth
run-train = { $train }: { $hexes }
label-private = private
label-company = company
label-hex = hex
label-tile = tile
label-rotation = rotation
label-price = price
label-amount = amount
label-count = shares
label-train = train
label-seller = seller
label-buyer = buyer
label-city = city
label-source = from
label-depot = from
label-runs = routes

## The table as text
board-sale = Private sale
board-stock = Stock round { $round }
board-operating = Operating round { $round }.{ $number }
board-head = { $round }, phase { $phase }, bank { $bank }, priority: { $seat }
board-trains = Trains in the bank: { $bank }; in the pool: { $pool }

## Standing orders
order-buy-until-float = Buy a share of { $about } each turn until it floats
