### 1830: actions, log lines, refusals, options and names. The clauses stand in rules.en.ftl.

game-name = 1830
game-about = Own railways, run them and get out before they fail: the richest player wins.

## Kinds of choice, before anything is chosen
offer-pass = Pass
offer-take-private = Buy the cheapest private company
offer-bid = Bid on a private company
offer-raise = Raise the bid
offer-par = Start a company
offer-buy-share = Buy a share
offer-sell-shares = Sell shares
offer-exchange-for-share = Exchange MH for a share
offer-buy-private = Buy a private for the company
offer-ask-for-private = Ask a player to sell a private
offer-offer-private = Offer a private to a player
offer-offer-to-company = Offer your private to the company
offer-offer-train = Offer a train to the company
offer-accept = Accept
offer-counter-offer = Name another price
offer-decline = Decline
offer-withdraw = Withdraw the offer
offer-choose-home = Choose a home city
offer-lay-tile = Lay or upgrade a tile
offer-lay-by-private = Lay a tile with a private
offer-place-station = Place a token
offer-place-free-station = Place DH's free token
offer-run = Run trains
offer-pay-out = Pay dividends
offer-withhold = Withhold the revenue
offer-buy-train = Buy a train
offer-trade-in = Trade in for a diesel
offer-buy-train-of = Buy a train from another company
offer-discard-train = Discard a train
offer-go-bankrupt = Go bankrupt

## Actions, as buttons
action-pass = Pass
action-take-private = Buy { $private }
action-bid = Bid ${ $amount } on { $private }
action-raise = Raise to ${ $amount }
action-par = Start { $company } at ${ $price }
action-buy-share = Buy a share of { $company } from { $source }
action-sell-shares = { $count ->
    [one] Sell { $count } share of { $company }
   *[other] Sell { $count } shares of { $company }
}
action-exchange-for-share = Exchange MH for a share of NYC from { $source }
action-buy-private = Buy { $private } for ${ $price }
action-ask-for-private = Ask for { $private } at ${ $price }
action-offer-private = Offer { $private } to { $buyer } for ${ $price }
action-offer-to-company = Offer { $private } to the company for ${ $price }
action-offer-train = Offer the company { $seller }'s { $train } for ${ $price }
action-accept = Accept
action-counter-offer = Offer ${ $price } instead
action-decline = Decline
action-withdraw = Withdraw the offer
action-choose-home = Home token in city { $city }
action-lay-tile = Lay tile { $tile } in { $hex }, rotation { $rotation }
action-lay-by-private = Lay tile { $tile } with { $private }, rotation { $rotation }
action-place-station = Place a token in { $hex } (city { $city })
action-place-free-station = Place DH's free token
action-run = Run { $runs }
action-pay-out = Pay dividends
action-withhold = Withhold the revenue
action-buy-train = Buy a { $train } from { $depot }
action-trade-in = Trade in a { $train }
action-buy-train-of = Buy a { $train } from { $seller } for ${ $price }
action-discard-train = Discard a { $train }
action-go-bankrupt = Go bankrupt

## Questions of the steps
ask-eighteen-thirty-private-sale = Buy the cheapest private, bid on another, or pass?
ask-eighteen-thirty-private-auction = Raise the bid or pass?
ask-eighteen-thirty-setting-par = Choose a par value for B&O
ask-eighteen-thirty-stock-turn = Sell shares, buy one, or pass?
ask-eighteen-thirty-private-trade = Accept this deal, name another price, or decline
ask-eighteen-thirty-private-deal = Accept this deal, name another price, or decline
ask-eighteen-thirty-train-deal = Accept this deal, name another price, or decline
ask-eighteen-thirty-place-home = Choose a city for the home token
ask-eighteen-thirty-lay-track = Lay or upgrade a tile, or pass
ask-eighteen-thirty-dh-station = Place DH's free token?
ask-eighteen-thirty-place-station = Place a token, or pass
ask-eighteen-thirty-run-trains = Choose the routes of the trains
ask-eighteen-thirty-dividends = Pay dividends or withhold the revenue?
ask-eighteen-thirty-buy-trains = Buy a train, or pass
ask-eighteen-thirty-last-purchases = Buy a private company before ending the turn?
ask-eighteen-thirty-discarding = Choose a train to discard

## Log lines
passed = { $seat_is ->
    [you] You passed
   *[other] { $seat } passed
}
bid-placed = { $seat_is ->
    [you] You bid ${ $amount } on { $private }
   *[other] { $seat } bid ${ $amount } on { $private }
}
auction-began = The auction for { $private } began
private-sold = { $seat_is ->
    [you] You bought { $private } for ${ $price }
   *[other] { $seat } bought { $private } for ${ $price }
}
price-cut = All players passed: the price of { $private } fell to ${ $price }
share-given = { $seat_is ->
    [you] You received a certificate of { $company } with { $private }
   *[other] { $seat } received a certificate of { $company } with { $private }
}
income-paid = { $private } paid ${ $amount }
par-set = { $seat_is ->
    [you] You became president of { $company } at a par value of ${ $price }
   *[other] { $seat } became president of { $company } at a par value of ${ $price }
}
share-bought = { $seat_is ->
    [you] You bought a share of { $company } from { $source } for ${ $price }
   *[other] { $seat } bought a share of { $company } from { $source } for ${ $price }
}
shares-sold = { $seat_is ->
    [you] { $count ->
        [one] You sold { $count } share of { $company } for ${ $price }
       *[other] You sold { $count } shares of { $company } for ${ $price }
    }
   *[other] { $count ->
        [one] { $seat } sold { $count } share of { $company } for ${ $price }
       *[other] { $seat } sold { $count } shares of { $company } for ${ $price }
    }
}
president-changed = { $seat_is ->
    [you] You became president of { $company }
   *[other] { $seat } became president of { $company }
}
company-floated = { $company } floated
marker-moved = { $company }'s share price moved to ${ $price }
stock-round-began = Stock round { $round } began
priority-moved = { $seat_is ->
    [you] You received the priority deal card
   *[other] { $seat } received the priority deal card
}
operating-round-began = Operating round { $round }.{ $number } of { $of } began
company-turn-began = { $seat_is ->
    [you] { $company } began its turn (you are president)
   *[other] { $company } began its turn (president: { $seat })
}
tile-laid = { $cost ->
    [0] { $company } laid tile { $tile } in { $hex }, rotation { $rotation }
   *[other] { $company } laid tile { $tile } in { $hex }, rotation { $rotation }, for ${ $cost }
}
station-placed = { $cost ->
    [0] { $company } placed a token in { $hex }
   *[other] { $company } placed a token in { $hex } for ${ $cost }
}
trains-run = { $company } ran { $runs } for ${ $revenue }
dividend-paid = { $company } paid out ${ $revenue } (${ $share } per share)
revenue-kept = { $revenue ->
    [0] { $company } earned nothing
   *[other] { $company } withheld ${ $revenue }
}
train-bought = { $company } bought a { $train } from { $depot } for ${ $price }
train-traded = { $company } traded in a { $train } and paid ${ $price } for a diesel
train-sold = { $company } bought a { $train } from { $seller } for ${ $price }
train-discarded = { $company } discarded a { $train }
trains-rusted = Every { $train } rusted, { $count } in all
phase-began = Phase { $phase } began
private-closed = { $private } closed
private-bought = { $company } bought { $private } for ${ $price }
private-traded = { $seat_is ->
    [you] You sold { $private } to { $buyer } for ${ $price }
   *[other] { $seat } sold { $private } to { $buyer } for ${ $price }
}
private-exchanged = { $seat_is ->
    [you] You exchanged MH for a share of NYC from { $source }
   *[other] { $seat } exchanged MH for a share of NYC from { $source }
}
private-asked-for = { $seat_is ->
    [you] You offered to buy { $private } from { $asked } for ${ $price }
   *[other] { $seat } offered to buy { $private } from { $asked } for ${ $price }
}
private-offered = { $seat_is ->
    [you] You offered to sell { $private } to { $asked } for ${ $price }
   *[other] { $seat } offered to sell { $private } to { $asked } for ${ $price }
}
private-deal-offered = { $seat_is ->
    [you] You offered { $asked } a deal: { $private } for ${ $price }
   *[other] { $seat } offered { $asked } a deal: { $private } for ${ $price }
}
train-deal-offered = { $seat_is ->
    [you] You offered to buy { $seller }'s { $train } from { $asked } for ${ $price }
   *[other] { $seat } offered to buy { $seller }'s { $train } from { $asked } for ${ $price }
}
train-offered = { $seat_is ->
    [you] You offered to sell { $seller }'s { $train } to { $asked } for ${ $price }
   *[other] { $seat } offered to sell { $seller }'s { $train } to { $asked } for ${ $price }
}
counter-offered = { $seat_is ->
    [you] You named another price to { $asked }: ${ $price }
   *[other] { $seat } named another price to { $asked }: ${ $price }
}
deal-declined = { $seat_is ->
    [you] You declined the deal
   *[other] { $seat } declined the deal
}
deal-withdrawn = { $seat_is ->
    [you] You withdrew the offer
   *[other] { $seat } withdrew the offer
}
purchase-set-back = { $seat_is ->
    [you] You refused as the new president: { $company } started its train purchase again
   *[other] { $seat } refused as the new president: { $company } started its train purchase again
}
shares-returned = { $seat_is ->
    [you] { $count ->
        [one] You got back { $count } share of { $company }
       *[other] You got back { $count } shares of { $company }
    }
   *[other] { $count ->
        [one] { $seat } got back { $count } share of { $company }
       *[other] { $seat } got back { $count } shares of { $company }
    }
}
private-returned = { $seat_is ->
    [you] You got back { $private }
   *[other] { $seat } got back { $private }
}
deal-fell = The deal was cancelled: it was no longer legal
went-bankrupt = { $seat_is ->
    [you] You went bankrupt because of { $company }
   *[other] { $seat } went bankrupt because of { $company }
}
bank-broke = The bank broke
game-ended = The game ended

## Refusals
why-above-face-value = When the president adds money, a train may cost no more than its face value, ${ $face }; this price is ${ $price }.
why-after-purchase = You have already bought a share this turn; privates can be traded only before that.
why-another-company = You must set the par value of { $company } now.
why-better-set-exists = These routes earn ${ $earned }; you must run the best set, which earns ${ $best }.
why-bid-above-cash = You cannot bid ${ $bid }: only ${ $cash } of your money is not set aside for other bids.
why-bid-too-low = You must bid at least ${ $least }; you bid ${ $bid }.
why-both-short = This costs ${ $cost }; the treasury and the president together have only ${ $cash }.
why-bought-already = You have already bought a certificate this turn; you may buy only one per turn.
why-buyer-trades-in-his-turn = With the 18xx.games rules, only the buyer can start a trade, on their own stock turn.
why-cannot-pay = This costs ${ $cost }; only ${ $cash } is available.
why-certificate-limit = The limit is { $limit } certificates per player, and the buyer already holds { $held }.
why-cheapest-takes-no-bids = You cannot bid on { $private }: it is the cheapest private left. Buy it instead.
why-colour-not-yet = You cannot lay { $colour } tiles in phase { $phase }.
why-companies-never-sell = { $private } belongs to a company, and companies never sell privates.
why-company-can-pay-cheapest = The company can afford the cheapest train (${ $least }) from its treasury (${ $cash }), so the president may not add money.
why-company-limit = A player may hold at most { $limit }% of a company; you already hold { $held }%.
why-company-started = { $company } already has a president. Buy one of its shares instead.
why-declined-before = { $limit ->
    [one] You cannot name another price: { $limit } price has already been named for this deal this turn.
   *[other] You cannot name another price: { $limit } prices have already been named for this deal this turn.
}
why-neither-in-turn = You cannot trade this private now: it is neither the buyer's turn nor the seller's.
why-hex-laid = There is already a tile in { $hex }.
why-holds-60-percent = You can exchange MH only while you hold less than 60% of NYC; you hold { $held }%.
why-in-the-middle-of-a-turn = You can exchange MH on your own stock turn or between turns, not during another player's turn.
why-laid-already = The company has already laid a tile this turn; it may lay only one per turn.
why-more-than-needed = You are only ${ $lack } short; at ${ $price } per share you must sell fewer shares.
why-must-own-a-train = You cannot pass: the company has a route, so it must own a train. Buy one.
why-must-sell-first = You hold more shares than a limit allows. Sell down to it first.
why-never-to-a-company = { $private } cannot be sold to a company.
why-no-need-to-sell = You do not need to raise money for a train.
why-no-other-president = You cannot sell that many: you would keep { $left }%, and no other player holds the 20% needed to become president.
why-no-revenue = The company earned nothing, so there is nothing to pay out.
why-no-sales-in-first-round = You cannot sell shares in the first stock round.
why-no-share-there = There are no shares of this company left in { $source }.
why-no-station-left = The company has no station tokens left.
why-no-station-there = The company cannot place a token in { $hex }.
why-no-such-city = There is no such city in { $hex }.
why-no-such-home = There is no home city { $city }.
why-no-such-hex = There is no hex { $hex } on this map.
why-no-such-partner = Choose another player at this table to trade with.
why-no-such-power = { $private } has no such special ability.
why-no-such-rotation = A tile can have rotation 0 to 5, not { $rotation }.
why-no-talks-now = You cannot propose a deal now: something else must be decided first.
why-no-tile-left = There is no tile { $tile } left.
why-no-trade-in-first-round = Players cannot trade privates in the first stock round.
why-not-a-tile-of-private = You cannot lay tile { $tile } with this private.
why-not-asked = This deal was offered to another player.
why-not-offerer = Only the player who offered the deal can withdraw it.
why-not-bankrupt = You can still raise enough for a train by selling shares.
why-not-cheapest = You can buy only the cheapest unsold private, { $cheapest }; you can only bid on { $private }.
why-not-for-trade-in = A { $train } cannot be traded in.
why-not-in-pool = There is no { $train } in the bank pool.
why-not-in-private-sale = You cannot exchange MH during the initial sale of privates.
why-not-on-sale = You cannot buy a { $train } from the bank now.
why-not-owned-by-player = { $private } does not belong to a player.
why-not-owner = { $private } does not belong to the seller.
why-not-president = You cannot offer a train of { $company }: another player is its president.
why-not-reached = The company's track does not reach { $hex } this way.
why-not-the-cheapest = When the president adds money, you must buy the cheapest train, which costs ${ $least }; this one costs ${ $price }.
why-only-in-track-step = You can lay tiles only in the track step.
why-only-in-turn = At this table only the player whose turn it is can propose deals.
why-only-before-running = You can place DH's free token only before the company runs its trains.
why-only-with-tile-of-dh = You can place DH's free token only in the turn in which the company laid DH's tile.
why-own-train = The { $train } already belongs to this company.
why-own-company = You decide for both sides: simply buy it for the company.
why-par-not-set = You cannot sell these shares: the company has no par value yet.
why-pool-limit = { $count ->
    [one] You cannot sell { $count } share: the bank pool has room for only { $room } more of this company's shares.
   *[other] You cannot sell { $count } shares: the bank pool has room for only { $room } more of this company's shares.
}
why-power-used = You have already used { $private }'s special ability.
why-presidency-would-move = You cannot sell that many: you would keep { $left }% and lose the presidency of the company that needs a train.
why-president-first = The president's certificate of { $company } must be bought first.
why-price-out-of-range = The price must be between ${ $least } and ${ $most }; this is ${ $price }.
why-price-too-low = A train costs at least $1; this price is ${ $price }.
why-price-below-one = With the 18xx.games rules, a private costs at least $1; this price is ${ $price }.
why-private-blocks = A private company owned by a player blocks { $hex }.
why-private-closed = { $private } has closed.
why-private-sold = { $private } has already been sold.
why-shares-not-held = { $count ->
    [one] You cannot sell { $count } share: you hold { $held }.
   *[other] You cannot sell { $count } shares: you hold { $held }.
}
why-sold-after-purchase = You have already bought and then sold this turn; you cannot buy again.
why-sold-more-than-needed = After selling shares you must pay at least ${ $least } for a train; this price is ${ $price }.
why-sold-this-round = You sold { $company } shares this stock round, so you cannot buy any.
why-station-placed-already = The company has already placed a token this turn; it may place only one per turn.
why-tile-does-not-fit = Tile { $tile } does not fit in { $hex } this way.
why-train-limit = The company has no room for another train: the limit is { $limit }.
why-train-not-owned = That company has no { $train }.
why-treasury-short = This costs ${ $cost }; the treasury has only ${ $cash }.
why-wrong-phase = Companies can buy privates only in phases 3 and 4; this is phase { $phase }.
why-area-in-the-middle = { $hex } is off-board, so a route can only start or end there.
why-chain-too-short = A route must connect at least two different stops.
why-chains-do-not-meet = The parts of this route do not meet in { $at }.
why-changes-track-at-crossing = This route changes track at the crossing in { $hex }.
why-city-blocked = { $hex } is full of other companies' tokens ({ $by }), so this route can only end there.
why-hexes-not-adjacent = These hexes are not adjacent: { $hexes }.
why-no-own-station = This route contains none of the company's tokens.
why-no-stop-at-end = This route ends in { $hex } without a stop.
why-no-track = There is no such track in { $hex }.
why-one-area-at-both-ends = A route cannot both start and end in { $area }.
why-reverses-at-junction = This route turns back at the junction in { $hex }.
why-stop-skipped = This route leaves out a stop in { $hex }.
why-stop-twice = This route visits a stop in { $hex } twice.
why-too-few-stops = A train must visit at least two stops.
why-too-many-stops = This train can visit { $limit } stops at most; this route has { $stops }.
why-track-shared = Two trains use the same track between { $from } and { $to }.
why-track-twice = This route uses the track between { $from } and { $to } twice.
why-train-runs-once = You are running more trains of this kind than the company owns: { $train }.

## Options of a table
option-map = Map
option-map-about = The classic map or the larger map of 1830+
option-map-classic = classic
option-map-plus = 1830+
option-profile = Rules
option-profile-about = Play by the rulebook or as on 18xx.games
option-profile-rulebook = rulebook
option-profile-18xx-games = 18xx.games
option-bank = Bank
option-bank-about = How much money the bank has
option-bank-8000 = Short: $8,000
option-bank-12000 = Standard: $12,000
option-bank-16000 = Long: $16,000
option-multiple-brown-from-ipo = Buy several brown-zone shares from the IPO
option-multiple-brown-from-ipo-about = In one turn, as from the bank pool (18xx.games only)
option-optional-6-train = A third 6-train
option-optional-6-train-about = One more 6-train (18xx.games only)
option-proposals = Prices per deal
option-proposals-about = How many prices two players may name for one deal in a turn
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
source-offering = the IPO
source-pool = the bank pool
depot-bank = the bank
depot-pool = the bank pool
colour-yellow = yellow
colour-green = green
colour-brown = brown
number-worth = net worth
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
board-head = { $round }, phase { $phase }, bank ${ $bank }, priority: { $seat }
board-trains = Trains in the bank: { $bank }; in the bank pool: { $pool }

## Standing orders
order-buy-until-float = Buy a share of { $about } each turn until it floats
order-pass-unless-threatened = Auto-pass until shares are sold or your presidency is in danger
order-run-and-pay = { $about }: run the best routes and pay dividends until a new phase begins
