### Power Grid: words on the table that belong to its drawing.
draw-map = { $map ->
    [usa] Map of the USA with the networks of all players
   *[germany] Map of Germany with the networks of all players
}
draw-not-in-play = not in play
draw-plant-market = Plant market
draw-resource-market = Resource market
draw-now = Current
draw-later = Future
draw-stack = { $count } in the stack
draw-step-3 = Step 3
draw-still-in = may still bid
draw-plant = { $amount ->
    [0] { $cities ->
        [one] Plant { $number }, { $kind }: burns nothing, supplies { $cities } city
       *[other] Plant { $number }, { $kind }: burns nothing, supplies { $cities } cities
    }
    [one] { $cities ->
        [one] Plant { $number }, { $kind }: burns { $amount } resource, supplies { $cities } city
       *[other] Plant { $number }, { $kind }: burns { $amount } resource, supplies { $cities } cities
    }
   *[other] { $cities ->
        [one] Plant { $number }, { $kind }: burns { $amount } resources, supplies { $cities } city
       *[other] Plant { $number }, { $kind }: burns { $amount } resources, supplies { $cities } cities
    }
}
draw-refill = Refill
draw-supply = Supply
draw-elektro = Elektro
draw-money = Money
draw-hidden = ?
draw-cities = Cities
draw-output = Output
draw-income = Income
draw-supplied = Supplied
draw-as-it-stands = As it stands
draw-done = done
draw-round = Round { $n }
draw-step = Step
draw-phase-1 = Order
draw-phase-2 = Auction
draw-phase-3 = Resources
draw-phase-4 = Building
draw-phase-5 = Bureaucracy
draw-chart-cities = Cities by round; { $goal } end the game
draw-chart-income = Income by round
draw-slip-run = Other power plants would supply more cities and earn you more.
draw-slip-fuel = Your power plants cannot run without resources, and you can afford some.
draw-nth-house = { $n ->
    [1] First house
    [2] Second house
   *[other] Third house
}
draw-nothing-affordable = You cannot afford any city: the cheapest, { $city }, costs { $cost } Elektro.
draw-chart-prices = Price of the next resource by round, after buying
draw-all-of = { $name }'s plants, resources and cities
draw-close = Close
draw-plants-of = Plants
draw-resources-of = Resources
draw-set-up = Setup
draw-bid = Highest bid
draw-cannot-raise = You cannot raise this bid: you have { $cash } Elektro.
draw-no-plant = You cannot open an auction: the lowest bid for { $plant } is { $cost } Elektro.
draw-no-fuel = You cannot afford any resource that your power plants can store.
draw-lacks = To run all your power plants you still need { $basket }.
draw-lacks-nothing = You have enough resources to run all your power plants.
draw-slip-auction = You can pay for a power plant that would supply more of your cities.
draw-slip-build = You can still afford a city, and your power plants could supply it.
tokens-hybrid = { $n } coal or oil
draw-stored = Stored: { $basket }
draw-step-2-at = Step 2 at { $cities } cities; game ends at { $end }
draw-end-at = Game ends at { $end } cities
draw-aid-order = Order of play
draw-aid-phase-1 = The player with the most cities goes first; the highest plant breaks ties
draw-aid-phase-2 = In player order, put a plant up for auction or pass; at most one plant per player
draw-aid-phase-3 = In reverse order, buy resources; a plant stores twice what it burns
draw-aid-phase-4 = In reverse order, connect cities; each costs the cheapest path and the next free slot
draw-aid-phase-5 = Run plants and get paid, refill the resource market and update the plant market
draw-aid-payments = Income by cities supplied
draw-aid-refill = Refill with { $players } players
draw-aid-figures = Figures for { $players } players
draw-aid-step = Step { $n }
draw-aid-step-2 = Cities that begin Step 2
draw-aid-end = Cities that end the game
draw-aid-plant-limit = Power plants per player
draw-aid-regions = Regions in play
draw-aid-houses = Slots of a city in Steps 1, 2 and 3
draw-aid-plants = Power plants
