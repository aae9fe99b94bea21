### Power Grid: actions, log lines, refusals, options and names. The clauses stand in rules.en.ftl.

game-name = Power Grid
game-about = Bid for power plants, buy resources and connect cities: the player who supplies the most cities wins.

## Kinds of choice, before anything is chosen
offer-choose-region = Choose a region
offer-open-auction = Put a power plant up for auction
offer-bid = Raise the bid
offer-drop-out = Drop out
offer-pass = Pass
offer-scrap = Scrap a power plant
offer-scrap-with-fuel = Scrap a plant and discard resources
offer-give-up = Discard resources
offer-buy-fuel = Buy resources
offer-build = Build in a city
offer-done = End building
offer-run = Run power plants

## Actions, as buttons
action-choose-region = Choose { $region }
action-open-auction = Auction { $plant }, opening bid { $bid } Elektro
action-bid = Bid { $amount } Elektro
action-drop-out = Drop out of this auction
action-pass = Pass
action-scrap = Scrap { $plant }
action-scrap-with-fuel = Scrap { $plant } and discard { $basket }
action-give-up = Discard { $basket }
action-buy-fuel = Buy { $basket }
action-buy-fuel-for = Buy { $basket } for { $cost } Elektro
action-build = Build in { $city }
action-build-for = Build in { $city } for { $cost } Elektro
action-done = End building
action-run = Run { $plants }

offer-order-bid-up-to = Bid up to a limit
order-bid-up-to = Bid up to { $about } Elektro for this plant
offer-order-build-cities = Build in several cities
order-build-cities = Build in { $about }
order-drop-out = Drop out of this auction
order-drop-out-round = Drop out of all auctions of this round

## Questions of the steps
ask-power-grid-choosing-regions = Choose a region to play in
ask-power-grid-auction-phase = Choose a power plant to auction
ask-power-grid-auction = Raise the bid or drop out?
ask-power-grid-scrapping = Choose one of your older power plants to scrap
ask-power-grid-giving-up = Choose which resources to discard
ask-power-grid-fuel-phase = Buy resources for your power plants
ask-power-grid-build-phase = Choose a city to connect, or end building
ask-power-grid-bureaucracy = Choose which power plants to run

## Log lines
region-chosen = { $seat_is ->
    [you] You chose the region { $region }
   *[other] { $seat } chose the region { $region }
}
round-began = Round { $round } began; player order: { $order }
order-changed = The player order changed after the auctions: { $order }
auction-opened = { $seat_is ->
    [you] You put { $plant } up for auction with an opening bid of { $bid } Elektro
   *[other] { $seat } put { $plant } up for auction with an opening bid of { $bid } Elektro
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
    [obsolete] Out of the game: { $plant }, because a player has at least as many cities as its number
    [no_sale] Out of the game: { $plant }, the lowest, because nobody bought a plant
    [step2] Out of the game: { $plant }, the lowest, because Step 2 began
    [step3] Out of the game: { $plant }, the lowest, along with the Step 3 card
   *[step3_round] Out of the game: { $plant }, the lowest, as in every round of Step 3
}
plant-tucked = Placed under the stack: { $plant }
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
why-region-not-on-map = There is no region { $region } on this map.
why-region-chosen = The region { $region } is already in play. Choose another one.
why-region-not-adjacent = The regions in play must be adjacent; { $region } borders none of them.
why-plant-not-on-market = You cannot choose { $plant }: it is not in the plant market.
why-plant-in-future-market = You can auction only power plants in the current market; { $plant } is in the future market.
why-bid-below-plant = The opening bid must be at least the number of the plant, { $least } Elektro; you bid { $bid } Elektro.
why-bid-too-low = You must bid at least { $least } Elektro; you bid { $bid } Elektro.
why-bid-above-cash = You cannot bid { $bid } Elektro: you have { $cash } Elektro.
why-must-buy-in-round-1 = In round 1 every player must buy a power plant, so you cannot pass.
why-plant-not-owned = You can choose only power plants that you own; { $plant } is not one of them.
why-plant-just-bought = You have just bought { $plant }. Scrap one of your older power plants instead.
why-tokens-not-owned = You cannot discard { $basket }: you do not have that many.
why-tokens-not-on-plant = You cannot discard { $basket } with { $plant }: it cannot store them.
why-tokens-without-room = You cannot keep { $basket }: your other plants have no room for them. Discard more.
why-tokens-go-anyway = You have no choice here: your other plants have no room for { $basket }, which you lose with { $plant } anyway. Just scrap { $plant }.
why-no-token-named = Choose at least one resource to discard, or just scrap the plant: then you keep whatever fits on the others.
why-give-up-what-must-go = Discard exactly the { $total } coal or oil your plants cannot store; you chose { $chosen }.
why-basket-empty = Choose at least one resource, or pass.
why-market-short = You cannot buy { $wanted } { $fuel }: the market has { $left } left.
why-no-room = Your power plants have no room for { $basket }.
why-cannot-pay = You cannot pay { $cost } Elektro: you have { $cash } Elektro.
why-city-out-of-play = You cannot build in { $city }: it is outside the regions in play.
why-city-owned = You already have a house in { $city }, and each player may have only one per city.
why-first-game-limit = You cannot build here: in the first-game variant a network has at most { $limit } cities.
why-first-city-taken = You cannot start in { $city }: it has no free slot in this Step. Choose a city with a free slot.
why-city-full = { $slots ->
    [one] You cannot build in { $city }: its only slot in this Step is taken.
   *[other] You cannot build in { $city }: all its { $slots } slots in this Step are taken.
}
why-plant-twice = You can run each power plant only once per round; you chose one of them twice.
why-wrong-mix = You cannot run { $plant } on { $coal } coal: coal and oil must add up to what it burns.
why-fuel-short = You cannot run these power plants: they burn { $need }, and you have { $have }.

## Tokens and plants in lists
tokens-coal = { $n } coal
tokens-oil = { $n } oil
tokens-garbage = { $n } garbage
tokens-uranium = { $n } uranium
run-plant = plant { $plant }
run-hybrid = plant { $plant } ({ $coal } coal + { $oil } oil)

## Options of a table
option-edition = Edition
option-edition-about = Which rulebook to play by
option-edition-second = second edition rules
option-edition-2007 = rules of 2007
option-map = Map
option-map-about = The map on which the networks grow
option-map-germany = Germany
option-map-usa = USA
option-region-choice = Choice of regions
option-region-choice-about = How to choose the regions in play
option-region-choice-random = at random
option-region-choice-players = by the players in turn
option-regions = Regions
option-regions-about = The regions in play, if chosen before the game
option-first-game = First-game variant
option-first-game-about = Step 1 only, and 7 cities end the game (rules of 2007)
option-top-up = Fill up the Step 3 market
option-top-up-about = By the rules of 2007, fill the plant market up to six plants when the stack is shuffled
option-open-money = Open money
option-open-money-about = Everybody sees how much money each player has

## Names
phase-1 = player order
phase-2 = auction of power plants
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
