### Power Grid: actions, log lines, refusals, options and names. The clauses stand in rules.en.ftl.

game-name = Power Grid
game-about = Bid for power plants, buy resources and connect cities: the player who supplies the most cities wins.

## Kinds of choice, before anything is chosen
offer-choose-region = Choose a region
offer-open-auction = Put a plant up for auction
offer-bid = Raise the bid
offer-drop-out = Drop out
offer-pass = Pass
offer-scrap = Scrap a plant
offer-scrap-with-fuel = Scrap a plant and give up tokens
offer-give-up = Give up tokens
offer-buy-fuel = Buy resources
offer-build = Build in a city
offer-done = End building
offer-run = Run plants

## Actions, as buttons
action-choose-region = Choose { $region }
action-open-auction = Auction { $plant } for { $bid } Elektro
action-bid = Bid { $amount } Elektro
action-drop-out = Drop out of this auction
action-pass = Pass
action-scrap = Scrap { $plant }
action-scrap-with-fuel = Scrap { $plant } and give up { $basket }
action-give-up = Give up { $basket }
action-buy-fuel = Buy { $basket }
action-buy-fuel-for = Buy { $basket }, { $cost } Elektro
action-build = Build in { $city }
action-build-for = Build in { $city }, { $cost } Elektro
action-done = End building
action-run = Run { $plants }

offer-order-bid-up-to = Bid up to a limit
order-bid-up-to = Bid up to { $about } Elektro for this plant
offer-order-build-cities = Build in several cities
order-build-cities = Build in { $about }
order-drop-out = Drop out of this auction
order-drop-out-round = Drop out of all auctions of this round

## Questions of the steps
ask-power-grid-choosing-regions = Which region comes into play?
ask-power-grid-auction-phase = Which plant do you put up for auction?
ask-power-grid-auction = Do you raise the bid or drop out?
ask-power-grid-scrapping = Which of your older plants do you scrap?
ask-power-grid-giving-up = Which tokens do you give up?
ask-power-grid-fuel-phase = Which resources do you buy?
ask-power-grid-build-phase = In which city do you build?
ask-power-grid-bureaucracy = Which plants do you run?

## Log lines
region-chosen = { $seat_is ->
    [you] You chose the region { $region }
   *[other] { $seat } chose the region { $region }
}
round-began = Round { $round } began, player order: { $order }
order-changed = New player order after the auctions: { $order }
auction-opened = { $seat_is ->
    [you] You put { $plant } up for auction, { $bid } Elektro
   *[other] { $seat } put { $plant } up for auction, { $bid } Elektro
}
bid-raised = { $seat_is ->
    [you] You raised the bid for { $plant } to { $amount } Elektro
   *[other] { $seat } raised the bid for { $plant } to { $amount } Elektro
}
dropped-out = { $seat_is ->
    [you] You dropped out of the auction of { $plant }
   *[other] { $seat } dropped out of the auction of { $plant }
}
passed = { $seat_is ->
    [you] You passed
   *[other] { $seat } passed
}
plant-bought = { $seat_is ->
    [you] You bought { $plant } for { $price } Elektro
   *[other] { $seat } bought { $plant } for { $price } Elektro
}
plant-scrapped = { $seat_is ->
    [you] You scrapped { $plant }
   *[other] { $seat } scrapped { $plant }
}
fuel-lost = { $seat_is ->
    [you] You returned { $basket } to the supply
   *[other] { $seat } returned { $basket } to the supply
}
plant-drawn = Drawn from the stack: { $plant }
step-card-drawn = Drawn from the stack: the Step 3 card
plant-removed = { $why ->
    [obsolete] Out of the game: { $plant }, not above the highest number of cities
    [no_sale] Out of the game: { $plant }, the lowest, as nobody bought a plant
    [step2] Out of the game: { $plant }, the lowest, as Step 2 began
    [step3] Out of the game: { $plant }, the lowest, with the Step 3 card
   *[step3_round] Out of the game: { $plant }, the lowest, as in every round of Step 3
}
plant-tucked = Put under the stack: { $plant }
fuel-bought = { $seat_is ->
    [you] You bought { $basket } for { $paid } Elektro
   *[other] { $seat } bought { $basket } for { $paid } Elektro
}
city-connected = { $seat_is ->
    [you] You built in { $city } for { $house } + { $route } Elektro
   *[other] { $seat } built in { $city } for { $house } + { $route } Elektro
}
plants-run = { $seat_is ->
    [you] You ran { $plants }; burnt: { $burnt }
   *[other] { $seat } ran { $plants }; burnt: { $burnt }
}
income-paid = { $seat_is ->
    [you] { $cities ->
        [one] You supplied { $cities } city and received { $paid } Elektro
       *[other] You supplied { $cities } cities and received { $paid } Elektro
    }
   *[other] { $cities ->
        [one] { $seat } supplied { $cities } city and received { $paid } Elektro
       *[other] { $seat } supplied { $cities } cities and received { $paid } Elektro
    }
}
market-refilled = Added to the resource market: { $basket }
step-began = { $step } began
game-ended = The game ended

## Refusals
why-region-not-on-map = The map has no region { $region }.
why-region-chosen = The region { $region } is in play already.
why-region-not-adjacent = The regions in play must hang together; { $region } touches none of them.
why-plant-not-on-market = The plant market does not show { $plant }.
why-plant-in-future-market = Only plants of the current market go up for auction; { $plant } lies in the future market.
why-bid-below-plant = The first bid must be at least the number of the plant, { $least }; this bid is { $bid }.
why-bid-too-low = The bid must be at least { $least } Elektro; this one is { $bid }.
why-bid-above-cash = A bid of { $bid } Elektro needs that much money; there are { $cash }.
why-must-buy-in-round-1 = In round 1 every player must buy a plant; passing instead of opening an auction comes later.
why-plant-not-owned = Only own plants can be chosen; { $plant } is not one of them.
why-plant-just-bought = An older plant must go; { $plant } was bought just now.
why-tokens-not-owned = You cannot give up { $basket }: you do not have as many.
why-tokens-not-on-plant = You cannot give up { $basket } with { $plant }: it cannot store them.
why-tokens-without-room = You cannot keep { $basket }: your other plants do not have the room. Give up more tokens.
why-tokens-go-anyway = You cannot choose here: { $basket } have no room on your other plants and go with { $plant } anyway. Just scrap { $plant }.
why-no-token-named = Choose at least one token, or just scrap the plant: then every token that fits is kept.
why-give-up-what-must-go = Only coal and oil without room are given up, { $total } in all; { $chosen } were chosen.
why-basket-empty = A purchase has at least one token; passing buys none.
why-market-short = { $wanted } { $fuel } are wanted; the market has { $left } left.
why-no-room = The own plants must have room for { $basket }; they have not.
why-cannot-pay = This costs { $cost } Elektro; there are { $cash }.
why-city-out-of-play = { $city } is not in play.
why-city-owned = A player has one house in a city at most; there is one in { $city } already.
why-first-game-limit = You cannot build here: in the first-game variant a network has at most { $limit } cities.
why-first-city-taken = You cannot start in { $city }: it has no free slot in this Step. Choose a city with a free slot.
why-city-full = { $slots ->
    [one] { $city } has room for { $slots } house in this Step; it is full.
   *[other] { $city } has room for { $slots } houses in this Step; it is full.
}
why-plant-twice = A plant runs once a round at most; one is named twice.
why-wrong-mix = The tokens for { $plant } do not add up to its number with { $coal } coal.
why-fuel-short = These plants burn { $need }; stored: { $have }.

## Tokens and plants in lists
tokens-coal = { $n } coal
tokens-oil = { $n } oil
tokens-garbage = { $n } garbage
tokens-uranium = { $n } uranium
run-plant = plant { $plant }
run-hybrid = plant { $plant } ({ $coal } coal + { $oil } oil)

## Options of a table
option-edition = Edition
option-edition-about = Which of the two rulebooks is played
option-edition-second = later rules
option-edition-2007 = rules of 2007
option-map = Map
option-map-about = The map on which the networks grow
option-map-germany = Germany
option-map-usa = USA
option-region-choice = Choice of regions
option-region-choice-about = How the regions in play are chosen
option-region-choice-random = at random
option-region-choice-players = by the players in turn
option-regions = Regions
option-regions-about = The regions in play, if they are settled before the game
option-first-game = First-game variant
option-first-game-about = Step 1 only, and 7 cities end the game (rules of 2007)
option-top-up = Fill up the Step 3 market
option-top-up-about = By the rules of 2007, fill the plant market up to six when the stack is shuffled
option-open-money = Open money
option-open-money-about = Everybody sees the money of all players

## Names
phase-1 = player order
phase-2 = auction of plants
phase-3 = buying resources
phase-4 = building
phase-5 = bureaucracy
step-1 = Step 1
step-2 = Step 2
step-3 = Step 3
fuel-coal = coal
fuel-oil = oil
fuel-garbage = garbage
fuel-uranium = uranium
kind-coal = coal plant
kind-oil = oil plant
kind-garbage = garbage plant
kind-uranium = uranium plant
kind-hybrid = hybrid plant
kind-eco = ecological plant
kind-fusion = fusion plant
market-current = current market
market-future = future market
market-fuel = resource market
market-supply = supply
market-stack = stack of plant cards
cost-house = house
cost-route = route
label-stack = stack of plant cards
label-plants = plant cards
label-order = player order
label-regions = regions
number-supplied = cities supplied
number-money = money
number-cities = cities
card-99 = Step 3 card
map-germany = Germany
map-usa = USA

## Regions
region-northwest = Northwest
region-northeast = Northeast
region-west = West
region-east = East
region-southwest = Southwest
region-southeast = Southeast
region-north = North
region-south = South

## Cities
city-bremen = Bremen
city-cuxhaven = Cuxhaven
city-flensburg = Flensburg
city-hamburg = Hamburg
city-hannover = Hannover
city-kiel = Kiel
city-wilhelmshaven = Wilhelmshaven
city-berlin = Berlin
city-frankfurt-o = Frankfurt (Oder)
city-luebeck = Lübeck
city-magdeburg = Magdeburg
city-rostock = Rostock
city-schwerin = Schwerin
city-torgelow = Torgelow
city-dortmund = Dortmund
city-duesseldorf = Düsseldorf
city-duisburg = Duisburg
city-essen = Essen
city-kassel = Kassel
city-muenster = Münster
city-osnabrueck = Osnabrück
city-dresden = Dresden
city-erfurt = Erfurt
city-fulda = Fulda
city-halle = Halle
city-leipzig = Leipzig
city-nuernberg = Nürnberg
city-wuerzburg = Würzburg
city-aachen = Aachen
city-frankfurt-m = Frankfurt (Main)
city-koeln = Köln
city-mannheim = Mannheim
city-saarbruecken = Saarbrücken
city-trier = Trier
city-wiesbaden = Wiesbaden
city-augsburg = Augsburg
city-freiburg = Freiburg
city-konstanz = Konstanz
city-muenchen = München
city-passau = Passau
city-regensburg = Regensburg
city-stuttgart = Stuttgart
city-billings = Billings
city-boise = Boise
city-cheyenne = Cheyenne
city-denver = Denver
city-omaha = Omaha
city-portland = Portland
city-seattle = Seattle
city-boston = Boston
city-buffalo = Buffalo
city-detroit = Detroit
city-new-york = New York
city-philadelphia = Philadelphia
city-pittsburgh = Pittsburgh
city-washington = Washington
city-chicago = Chicago
city-cincinnati = Cincinnati
city-duluth = Duluth
city-fargo = Fargo
city-knoxville = Knoxville
city-minneapolis = Minneapolis
city-st-louis = St. Louis
city-birmingham = Birmingham
city-dallas = Dallas
city-houston = Houston
city-kansas-city = Kansas City
city-memphis = Memphis
city-new-orleans = New Orleans
city-oklahoma-city = Oklahoma City
city-las-vegas = Las Vegas
city-los-angeles = Los Angeles
city-phoenix = Phoenix
city-salt-lake-city = Salt Lake City
city-san-diego = San Diego
city-san-francisco = San Francisco
city-santa-fe = Santa Fe
city-atlanta = Atlanta
city-jacksonville = Jacksonville
city-miami = Miami
city-norfolk = Norfolk
city-raleigh = Raleigh
city-savannah = Savannah
city-tampa = Tampa

## Plants
plant-3 = plant { 3 }
plant-4 = plant { 4 }
plant-5 = plant { 5 }
plant-6 = plant { 6 }
plant-7 = plant { 7 }
plant-8 = plant { 8 }
plant-9 = plant { 9 }
plant-10 = plant { 10 }
plant-11 = plant { 11 }
plant-12 = plant { 12 }
plant-13 = plant { 13 }
plant-14 = plant { 14 }
plant-15 = plant { 15 }
plant-16 = plant { 16 }
plant-17 = plant { 17 }
plant-18 = plant { 18 }
plant-19 = plant { 19 }
plant-20 = plant { 20 }
plant-21 = plant { 21 }
plant-22 = plant { 22 }
plant-23 = plant { 23 }
plant-24 = plant { 24 }
plant-25 = plant { 25 }
plant-26 = plant { 26 }
plant-27 = plant { 27 }
plant-28 = plant { 28 }
plant-29 = plant { 29 }
plant-30 = plant { 30 }
plant-31 = plant { 31 }
plant-32 = plant { 32 }
plant-33 = plant { 33 }
plant-34 = plant { 34 }
plant-35 = plant { 35 }
plant-36 = plant { 36 }
plant-37 = plant { 37 }
plant-38 = plant { 38 }
plant-39 = plant { 39 }
plant-40 = plant { 40 }
plant-42 = plant { 42 }
plant-44 = plant { 44 }
plant-46 = plant { 46 }
plant-50 = plant { 50 }
