### Terraforming Mars: actions, log lines, refusals, options, card words and names. Clauses: rules.en.ftl.

## Table
game-name = Terraforming Mars
game-about = Run a corporation, play projects and make Mars habitable: the player with the most victory points wins.
hidden = { $count ->
    [none] a card
    [one] { $count } card
   *[other] { $count } cards
}
first-player-drawn = { $seat_is ->
    [you] You became the first player
   *[other] { $seat } became the first player
}
generation-began = Generation { $generation } began with { $first } as the first player
game-ended = The game ended

## Kinds of choice, before anything is chosen
offer-start = Choose a corporation and projects
offer-draft = Keep a card
offer-buy = Buy cards
offer-play = Play a card
offer-standard-project = Use a standard project
offer-sell = Sell patents
offer-claim = Claim a milestone
offer-fund = Fund an award
offer-use = Use a card action
offer-convert-plants = Convert plants into a greenery
offer-convert-heat = Convert heat into temperature
offer-first-action = Take your corporation's first action
offer-end-turn = End your turn
offer-pass = Pass for this generation
offer-place = Place a tile
offer-lower = Decrease a player's production
offer-remove = Remove resources
offer-remove-from = Remove resources from a card
offer-decline = Decline
offer-choose = Choose an option
offer-add-to = Add resources to a card
offer-take-from = Take a resource from a card
offer-keep = Keep cards
offer-discard = Discard a card
offer-convert = Choose an amount
offer-copy = Copy a production box
offer-next = Choose the order of effects

## Actions, as buttons
action-start = Play { $corporation } and keep { $projects }
action-draft = Keep { $card }
action-buy = { $heat ->
    [0] Buy { $cards }
   *[other] Buy { $cards }, using { $heat } heat
}
action-play = Play { $card } for { $pay }
action-standard-project = Use the standard project { $project } for { $pay }
action-sell = Sell { $cards }
action-claim = Claim { $milestone } for { $pay }
action-fund = Fund { $award } for { $pay }
action-use = Use { $source } (option { $way }), paying { $pay }
action-convert-plants = Convert plants into a greenery on hex { $hex }
action-convert-heat = Convert heat into a step of temperature
action-first-action = Take your corporation's first action
action-end-turn = End your turn
action-pass = Pass for this generation
action-place = Choose hex { $hex }
action-lower = Decrease { $victim }'s production
action-remove = Remove { $amount } from { $victim }
action-remove-from = Remove { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} from { $card }
action-decline = Decline
action-choose = Choose option { $way }
action-add-to = Add the resources to { $card }
action-take-from = Take a resource from { $card }
action-keep = Keep { $cards }
action-discard = Discard { $card } and draw a card
action-convert = Choose an amount of { $n }
action-copy = Copy the production box of { $source }
action-next = Resolve effect { $index } next

## Questions of the steps
ask-terraforming-mars-starting = Choose a corporation and the project cards to keep (3 M€ each)
ask-terraforming-mars-researching = Choose the cards to buy
ask-terraforming-mars-drafting = Choose a card to keep
ask-terraforming-mars-turn = Choose an action
ask-terraforming-mars-effects = Choose the next effect
ask-terraforming-mars-placing = Choose a hex for the tile
ask-terraforming-mars-choosing = Choose an option
ask-terraforming-mars-adding = Choose a card for the resources
ask-terraforming-mars-looking = Choose the cards to keep
ask-terraforming-mars-buying-one = Buy this card?
ask-terraforming-mars-discarding = Discard a card to draw one?
ask-terraforming-mars-converting = Choose an amount
ask-terraforming-mars-copying = Choose a production box to copy
ask-terraforming-mars-lowering = Choose whose production to decrease
ask-terraforming-mars-removing = Remove resources?
ask-terraforming-mars-taking = Choose a card to take the resource from
ask-terraforming-mars-last-greeneries = Convert plants into another greenery?

## Refusals
why-all-claimed = You cannot claim a milestone: { $most } have already been claimed.
why-all-funded = You cannot fund an award: { $most } have already been funded.
why-already-acted = You cannot pass: you have already taken an action this turn. End your turn instead.
why-already-claimed = You cannot claim this milestone: it already belongs to { $seat }.
why-already-funded = You cannot fund this award: { $seat } has already funded it.
why-already-used = You have already used the action of { $card } this generation.
why-amount = Choose a number from { $least } to { $most }.
why-box-not-performable = You cannot carry out the production box of { $card } now.
why-cannot-pay = You cannot pay { $cost } M€: you have or offer only { $paid } M€.
why-card-holds-it-not = Choose a card that collects this resource; { $card } does not.
why-card-not-in-hand = You can choose only cards in your hand.
why-card-not-in-play = You can choose only cards that you have in play; { $card } is not one of them.
why-card-not-offered = Choose only from the cards shown, and each card only once.
why-city-next-to-city = You cannot place a city on hex { $hex }: it must go on free land not next to another city.
why-corporation-not-dealt = Choose one of the corporations dealt to you.
why-first-action-first = Take your corporation's first action before anything else.
why-greenery-away = You cannot place a greenery on hex { $hex }: it must go next to one of your tiles if possible.
why-heat-not-taken = Only Helion can pay with heat.
why-hex-not-free = You cannot place this tile on hex { $hex }.
why-keep-exactly = Keep exactly { $keep } of these cards.
why-metal-not-taken = You cannot pay for standard projects with steel or titanium.
why-milestone-not-met = You cannot claim this milestone: it needs { $need }, and you have { $have }.
why-needless-piece = You are overpaying: the cost is { $cost } M€, and you offered { $paid } M€. Take back what is not needed.
why-no-action-yet = You cannot end your turn without an action: take one, or pass for this generation.
why-no-card-to-add-to = None of your cards collects this resource.
why-no-card-with-resource = None of your cards has a resource on it.
why-no-first-action = You have already taken your corporation's first action, or it has none.
why-no-legal-hex = There is no hex where { $tile } could go.
why-no-such-alternative = There is no option { $way } here.
why-no-such-effect = No effect { $index } is waiting.
why-no-such-player = There is no player at that seat.
why-nobody-can-lose = Nobody has enough production of { $resource }: a player must lose { $n ->
    [one] { $n } step
   *[other] { $n } steps
}.
why-noctis-reserved = You cannot place Noctis City on hex { $hex }: it must go on its reserved hex.
why-none-in-solo = The solo game has no milestones and no awards.
why-not-an-ocean-hex = You cannot place this on hex { $hex }: it must go on a free ocean hex.
why-not-enough = You do not have enough { $resource }: you need { $needed } and have { $have }.
why-not-next-to-two-cities = You cannot place this city on hex { $hex }: it must go next to at least two cities.
why-not-this-resource = You cannot remove { $resource } here.
why-nothing-sold = Choose at least one card to sell.
why-nothing-to-copy = None of your building cards has a production box that you could copy.
why-nothing-to-pay = This action costs no M€, so there is nothing to pay.
why-nothing-to-remove = Nothing can be removed from { $card }.
why-nothing-to-take = Nothing can be taken from { $card }.
why-order-settled = You cannot choose effect { $index } next: its order is already settled.
why-patents-are-sold = To sell patents, choose the cards to sell.
why-payment-negative = A payment cannot contain negative numbers.
why-production-short = Your production of { $resource } must be at least { $need }; it is { $have }.
why-production-too-low = { $seat }'s production is too low for this decrease.
why-protected = You cannot remove { $seat }'s plants: they are protected.
why-rating-not-raised = You can use this only if your TR was raised this generation.
why-removal-amount = You can remove { $most ->
    [one] at most { $most } resource
   *[other] at most { $most } resources
} here, not { $n }.
why-requirement-too-low = { $what }: this card requires at least { $need } (now { $have }).
why-requirement-too-high = { $what }: this card requires at most { $need } (now { $have }).
why-steel-not-taken = You can pay with steel only for building cards and where a card says so.
why-titanium-not-taken = You can pay with titanium only for space cards and where a card says so.
why-too-many-projects = You cannot keep { $kept ->
    [one] { $kept } project
   *[other] { $kept } projects
}: your corporation can pay for only { $most }.

## Options of a table
option-corporate-era = Corporate Era
option-corporate-era-about = Play with the Corporate Era cards and without starting production
option-draft = Draft
option-draft-about = In the research phase you keep one card at a time and pass the rest on
option-beginners = Beginners
option-beginners-about = Seats that play the Beginner Corporation
option-first-player = First player
option-first-player-about = The seat that goes first; drawn at random if none is set
option-first-player-None = drawn at random
option-first-player-0 = Seat 1 (A)
option-first-player-1 = Seat 2 (B)
option-first-player-2 = Seat 3 (C)
option-first-player-3 = Seat 4 (D)
option-first-player-4 = Seat 5 (E)
option-profile = Rules profile
option-profile-about = Follow the rulebook, or play as recorded digital games do
option-profile-rulebook = rulebook
option-profile-digital = digital

## Resources, tags, parameters
pay-mc = { $n } M€
pay-steel = { $n } steel
pay-titanium = { $n } titanium
pay-heat = { $n } heat
pay-nothing = nothing
resource-mc = M€
resource-steel = steel
resource-titanium = titanium
resource-plants = plants
resource-energy = energy
resource-heat = heat
resource-animal = animals
resource-microbe = microbes
resource-science = science resources
resource-fighter = fighters
resource-here = resources on the card
tag-building = building
tag-space = space
tag-power = power
tag-science = science
tag-jovian = Jovian
tag-earth = Earth
tag-plant = plant
tag-microbe = microbe
tag-animal = animal
tag-city = city
tag-event = event
parameter-temperature = temperature
parameter-oxygen = oxygen
parameter-oceans = oceans
what-temperature = Temperature
what-oxygen = Oxygen
what-oceans = Oceans
what-cities = Cities in play
what-greenery = Your greeneries
what-tag-science = Your science tags
what-tag-power = Your power tags
what-tag-jovian = Your Jovian tags
what-tag-plant = Your plant tags
what-tag-microbe = Your microbe tags
what-tag-animal = Your animal tags
what-production-steel = Your steel production
what-production-titanium = Your titanium production
tile-ocean = an ocean
tile-greenery = a greenery
tile-city = a city
tile-capital = the Capital
tile-natural-preserve = the Natural Preserve
tile-mining-area = the Mining Area
tile-mining-rights = the Mining Rights tile
tile-commercial-district = the Commercial District
tile-nuclear-zone = the Nuclear Zone
tile-industrial-center = the Industrial Center
tile-ecological-zone = the Ecological Zone
tile-lava-flows = the Lava Flows
tile-mohole-area = the Mohole Area
tile-restricted-area = the Restricted Area
tile-claim = a land claim marker
hex-62 = Phobos
hex-63 = Ganymede
number-total = points
number-mc = M€
number-rating = TR
number-milestones = milestones
number-awards = awards
number-greenery = greeneries
number-city = cities
number-cards = cards
number-won = won

## What cards say
effect-production = { $production } { $n }
effect-production-per = { $production } +1 for every { $count }
effect-production-threshold = { $production } +{ $n }, or +{ $then } with at least { $least } { $tag } tags
effect-gain = gain { $amount }
effect-gain-per = gain { $amount } for every { $count }
effect-lose = lose { $amount }
effect-reduce = { $n ->
    [one] decrease any player's { $production } { $n } step
   *[other] decrease any player's { $production } { $n } steps
}
effect-remove = you may remove up to { $amount } from one player
effect-remove-cards = you may remove up to { $amount } from one card
effect-steal = you may steal up to { $amount } from one player
effect-tr = TR +{ $n }
effect-tr-per = TR +1 for every { $count }
effect-raise = raise { $parameter } { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
effect-ocean = { $n ->
    [one] place an ocean
   *[other] place { $n } oceans
}
effect-ocean-land = { $n ->
    [one] place an ocean on land that is not reserved
   *[other] place { $n } oceans on land that is not reserved
}
effect-tile = place { $tile } { $place }
effect-draw = { $n ->
    [one] draw a card
   *[other] draw { $n } cards
}
effect-look = look at the top { $n } cards, keep { $keep } of them and discard the rest
effect-look-buy = look at the top card, then buy it for 3 M€ or discard it
effect-add = add { $amount } to this card
effect-add-to = add { $amount } to one of your cards
effect-or = { $first }, or { $second }
effect-nothing = Nothing
special-search-for-life = turn over and discard the top card; if it has a microbe tag, add 1 science resource to this card
special-virus = you may remove up to 2 animals from one card, or up to 5 plants from one player
special-mining-area = increase your production of the metal shown on that hex 1 step
special-mining-rights = increase your production of the metal shown on that hex 1 step
special-land-claim = put your marker on a free hex that is not reserved; only you may place a tile there
special-mars-university = you may discard a card to draw one
special-viral-enhancers = gain a plant, or add a resource to the card played
special-robotic-workforce = copy the production box of one of your cards with a building tag
special-ceos-favorite-project = add 1 resource of the same kind to one of your cards that has a resource
special-insulation = decrease your heat production any number of steps and increase your M€ production the same number of steps
special-protected-habitats = opponents cannot remove your plants, animals or microbes
special-olympus-conference = add a science resource to this card, or remove one from it to draw a card
special-flooding = then you may remove up to 4 M€ from the owner of a tile next to that ocean
special-power-infrastructure = gain that many M€
special-indentured-workers = the next card you play this generation costs 8 M€ less
special-immigrant-city = M€ production −2
special-special-design = the next card you play this generation may be 2 steps off its temperature, oxygen or ocean requirement
count-tags = { $per } { $tag } tags you have
count-tag = { $tag } tag you have
count-opponents = { $tag } tag your opponents have
count-city = city in play
count-city-mars = city on Mars
count-event = event played by anyone
place-city-normal = away from other cities
place-greenery-normal = next to your own tiles if possible
place-land = on free land
place-isolated = next to no other tile
place-ocean-reserved = on an ocean hex
place-volcano = on a volcano
place-noctis = on its reserved hex
place-phobos = on Phobos
place-ganymede = on Ganymede
place-next-to-city = next to a city
place-next-to-two-cities = next to at least two cities
place-next-to-greenery = next to a greenery
place-metal-bonus = on a hex with steel or titanium
place-metal-bonus-next-to-own = on a hex with steel or titanium next to your own tile
requires-least = { $what }: at least { $n } required
requires-most = { $what }: at most { $n } allowed
ongoing-discount = Cards with the { $tag } tag cost you { $n } M€ less
ongoing-discount-any = All cards cost you { $n } M€ less
ongoing-worth = Your { $resource } is worth { $n } M€ more
ongoing-shift = Your cards may be { $n } steps off their temperature, oxygen and ocean requirements
ongoing-protect = Resources on this card can never be removed
ongoing-heat = You may pay heat as M€
ongoing-greenery = Converting plants into a greenery costs you { $n } plants
ongoing-project = The standard project { $project } costs you { $n } M€ less
when-city-anyone = When any city tile is placed: { $effects }
when-city-owner = When you place a city tile: { $effects }
when-city-mars-anyone = When any city tile is placed on Mars: { $effects }
when-ocean-anyone = When any ocean tile is placed: { $effects }
when-greenery-owner = When you place a greenery tile: { $effects }
when-tag-owner = For each { $tags } tag you play, including this: { $effects }
when-tag-anyone = For each { $tags } tag any player plays, including this: { $effects }
when-event-owner = When you play an event: { $effects }
when-event-tag-owner = When you play an event with the { $tags } tag: { $effects }
when-project-owner = When you have paid for a standard project: { $effects }
when-cost-owner = When you have paid for a card or standard project with an original cost of { $n } M€ or more: { $effects }
when-metal-owner = When you place a tile on a hex with a steel or titanium bonus: { $effects }
use-free = Action: { $effects }
use-price = Action: pay { $price }, then { $effects }
use-price-raised = Action, if your TR rose this generation: pay { $price }, then { $effects }
price-stock = { $amount }
price-stock-metal = { $n } M€ ({ $resource } may be used)
price-production = { $n ->
    [one] { $n } step
   *[other] { $n } steps
} of { $production }
price-here = { $amount } from this card
price-take-animal = 1 animal from any card
price-take-microbe = 1 microbe from any card
price-any = any amount of { $resource }
points-plain = { $n } VP
points-per = { $n } VP for every { $count }
points-held = { $n } VP if there is a resource on this card
points-resource-one = { $piece } on this card
points-resource = { $amount } on this card
points-city = { $per } cities in play
points-adjacent-city = city next to this tile
points-adjacent-ocean = ocean next to this tile
points-jovian = Jovian tag you have
first-action = First action: { $effects }
effect-and = { $first } and { $second }
tags-or = { $first } or { $second }
amounts-or = { $first } or { $second }
when-city-anyone-this = When any city tile is placed, including this: { $effects }
corporation-free-cards = Keep all { $n } project cards dealt, free of charge
corporation-solo = In the solo game: { $effects }
level-temperature = { $n } °C
level-oxygen = { $n }%
amount-mc = { $n } M€
amount-steel = { $n } steel
amount-titanium = { $n } titanium
amount-plants = { $n ->
    [one] { $n } plant
   *[other] { $n } plants
}
amount-energy = { $n } energy
amount-heat = { $n } heat
amount-animal = { $n ->
    [one] { $n } animal
   *[other] { $n } animals
}
amount-microbe = { $n ->
    [one] { $n } microbe
   *[other] { $n } microbes
}
amount-science = { $n ->
    [one] { $n } science resource
   *[other] { $n } science resources
}
amount-fighter = { $n ->
    [one] { $n } fighter
   *[other] { $n } fighters
}
amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
piece-animal = animal
piece-microbe = microbe
piece-science = science resource
piece-fighter = fighter
piece-resource = resource
output-mc = M€ production
output-steel = steel production
output-titanium = titanium production
output-plants = plant production
output-energy = energy production
output-heat = heat production

## The board in plain text
board-head = Generation { $generation }, temperature { $temperature }, oxygen { $oxygen }, oceans { $oceans }; deck { $deck }, discards { $discards }
board-first = First player: { $first }
board-player = { $mark } { $seat } ({ $corporation }): TR { $rating }, hand { $hand }, { $things }
board-stock = { $resource } { $n } ({ $production })
board-legend = A number is a free hex; ~ marks ocean hexes, ^ volcanoes and N Noctis City. Bonuses: s steel, t titanium, p plants, # card. [cA] is A's city, g a greenery, ~ an ocean, and *A is A's land claim.
board-tags = tags
board-blue = active
board-green = automated
board-red = events
board-used = { $card } (used)
board-hand = hand:
board-milestones = { $cost ->
    [0] Milestones, all claimed
   *[other] Milestones, { $cost } M€ each
}
board-awards = { $cost ->
    [0] Awards, all funded
   *[other] Awards, the next for { $cost } M€
}
board-needs = { $what } (needs { $n })
board-card-cheaper = { $card } ({ $now } M€ instead of { $cost })
board-gain = { $what } +{ $n }
board-row = { $what }: { $things }
board-card = { $card } ({ $cost } M€)
board-held = { $card } [{ $n }]

## Log lines
corporation-revealed = { $seat_is ->
    [you] You revealed { $corporation } and kept { $kept ->
        [one] { $kept } project
       *[other] { $kept } projects
    }
   *[other] { $seat } revealed { $corporation } and kept { $kept ->
        [one] { $kept } project
       *[other] { $kept } projects
    }
}
cards-dealt = { $seat_is ->
    [you] You looked at { $cards }
   *[other] { $seat } looked at { $cards }
}
cards-bought = { $seat_is ->
    [you] You bought { $cards }
   *[other] { $seat } bought { $cards }
}
cards-drawn = { $seat_is ->
    [you] You drew { $cards }
   *[other] { $seat } drew { $cards }
}
cards-discarded = { $seat_is ->
    [you] You discarded { $cards }
   *[other] { $seat } discarded { $cards }
}
card-revealed = { $seat_is ->
    [you] You revealed { $card }
   *[other] { $seat } revealed { $card }
}
card-played = { $seat_is ->
    [you] You played { $card } for { $pay }
   *[other] { $seat } played { $card } for { $pay }
}
project-done = { $seat_is ->
    [you] You used the standard project { $project } for { $pay }
   *[other] { $seat } used the standard project { $project } for { $pay }
}
milestone-claimed = { $seat_is ->
    [you] You claimed the milestone { $milestone }
   *[other] { $seat } claimed the milestone { $milestone }
}
award-funded = { $seat_is ->
    [you] You funded the award { $award } for { $cost } M€
   *[other] { $seat } funded the award { $award } for { $cost } M€
}
action-used = { $seat_is ->
    [you] You used the action of { $source }
   *[other] { $seat } used the action of { $source }
}
tile-placed = { $seat_is ->
    [you] You placed { $tile } on hex { $hex }
   *[other] { $seat } placed { $tile } on hex { $hex }
}
hex-claimed = { $seat_is ->
    [you] You put your land claim marker on hex { $hex }
   *[other] { $seat } put their land claim marker on hex { $hex }
}
parameter-raised = { $seat_is ->
    [you] You raised { $parameter } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $value }
   *[other] { $seat } raised { $parameter } { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    } to { $value }
}
rating-raised = { $seat_is ->
    [you] Your TR rose by { $steps } to { $rating }
   *[other] { $seat }'s TR rose by { $steps } to { $rating }
}
production-changed = { $seat_is ->
    [you] Your production of { $resource } changed by { SIGNED($n) }
   *[other] { $seat }'s production of { $resource } changed by { SIGNED($n) }
}
stock-changed = { $seat_is ->
    [you] Your stock of { $resource } changed by { SIGNED($n) }
   *[other] { $seat }'s stock of { $resource } changed by { SIGNED($n) }
}
resources-changed = { $seat_is ->
    [you] The resources on your { $card } changed by { SIGNED($n) }
   *[other] The resources on { $seat }'s { $card } changed by { SIGNED($n) }
}
removed = { $seat_is ->
    [you] You removed { $amount } from { $victim }
   *[other] { $seat } removed { $amount } from { $victim }
}
declined = { $seat_is ->
    [you] You declined the optional effect
   *[other] { $seat } declined the optional effect
}
produced = { $seat_is ->
    [you] Your production brought you { $mc } M€ and other resources
   *[other] { $seat }'s production brought { $mc } M€ and other resources
}
turn-ended = { $seat_is ->
    [you] You ended your turn
   *[other] { $seat } ended their turn
}
passed = { $seat_is ->
    [you] You passed for this generation
   *[other] { $seat } passed for this generation
}

## Cards
card-001 = Colonizer Training Camp
card-002 = Asteroid Mining Consortium
card-003 = Deep Well Heating
card-004 = Cloud Seeding
card-005 = Search For Life
card-006 = Inventors' Guild
card-007 = Martian Rails
card-008 = Capital
card-009 = Asteroid
card-010 = Comet
card-011 = Big Asteroid
card-012 = Water Import From Europa
card-013 = Space Elevator
card-014 = Development Center
card-015 = Equatorial Magnetizer
card-016 = Domed Crater
card-017 = Noctis City
card-018 = Methane From Titan
card-019 = Imported Hydrogen
card-020 = Research Outpost
card-021 = Phobos Space Haven
card-022 = Black Polar Dust
card-023 = Arctic Algae
card-024 = Predators
card-025 = Space Station
card-026 = Eos Chasma National Park
card-027 = Interstellar Colony Ship
card-028 = Security Fleet
card-029 = Cupola City
card-030 = Lunar Beam
card-031 = Optimal Aerobraking
card-032 = Underground City
card-033 = Regolith Eaters
card-034 = GHG Producing Bacteria
card-035 = Ants
card-036 = Release of Inert Gases
card-037 = Nitrogen-Rich Asteroid
card-038 = Rover Construction
card-039 = Deimos Down
card-040 = Asteroid Mining
card-041 = Food Factory
card-042 = Archaebacteria
card-043 = Carbonate Processing
card-044 = Natural Preserve
card-045 = Nuclear Power
card-046 = Lightning Harvest
card-047 = Algae
card-048 = Adapted Lichen
card-049 = Tardigrades
card-050 = Virus
card-051 = Miranda Resort
card-052 = Fish
card-053 = Lake Marineris
card-054 = Small Animals
card-055 = Kelp Farming
card-056 = Mine
card-057 = Vesta Shipyard
card-058 = Beam From A Thorium Asteroid
card-059 = Mangrove
card-060 = Trees
card-061 = Great Escarpment Consortium
card-062 = Mineral Deposit
card-063 = Mining Expedition
card-064 = Mining Area
card-065 = Building Industries
card-066 = Land Claim
card-067 = Mining Rights
card-068 = Sponsors
card-069 = Electro Catapult
card-070 = Earth Catapult
card-071 = Advanced Alloys
card-072 = Birds
card-073 = Mars University
card-074 = Viral Enhancers
card-075 = Towing A Comet
card-076 = Space Mirrors
card-077 = Solar Wind Power
card-078 = Ice Asteroid
card-079 = Quantum Extractor
card-080 = Giant Ice Asteroid
card-081 = Ganymede Colony
card-082 = Callisto Penal Mines
card-083 = Giant Space Mirror
card-084 = Trans-Neptune Probe
card-085 = Commercial District
card-086 = Robotic Workforce
card-087 = Grass
card-088 = Heather
card-089 = Peroxide Power
card-090 = Research
card-091 = Gene Repair
card-092 = Io Mining Industries
card-093 = Bushes
card-094 = Mass Converter
card-095 = Physics Complex
card-096 = Greenhouses
card-097 = Nuclear Zone
card-098 = Tropical Resort
card-099 = Toll Station
card-100 = Fueled Generators
card-101 = Ironworks
card-102 = Power Grid
card-103 = Steelworks
card-104 = Ore Processor
card-105 = Earth Office
card-106 = Acquired Company
card-107 = Media Archives
card-108 = Open City
card-109 = Media Group
card-110 = Business Network
card-111 = Business Contacts
card-112 = Bribed Committee
card-113 = Solar Power
card-114 = Breathing Filters
card-115 = Artificial Photosynthesis
card-116 = Artificial Lake
card-117 = Geothermal Power
card-118 = Farming
card-119 = Dust Seals
card-120 = Urbanized Area
card-121 = Sabotage
card-122 = Moss
card-123 = Industrial Center
card-124 = Hired Raiders
card-125 = Hackers
card-126 = GHG Factories
card-127 = Subterranean Reservoir
card-128 = Ecological Zone
card-129 = Zeppelins
card-130 = Worms
card-131 = Decomposers
card-132 = Fusion Power
card-133 = Symbiotic Fungus
card-134 = Extreme-Cold Fungus
card-135 = Advanced Ecosystems
card-136 = Great Dam
card-137 = Cartel
card-138 = Strip Mine
card-139 = Wave Power
card-140 = Lava Flows
card-141 = Power Plant
card-142 = Mohole Area
card-143 = Large Convoy
card-144 = Titanium Mine
card-145 = Tectonic Stress Power
card-146 = Nitrophilic Moss
card-147 = Herbivores
card-148 = Insects
card-149 = CEO's Favorite Project
card-150 = Anti-Gravity Technology
card-151 = Investment Loan
card-152 = Insulation
card-153 = Adaptation Technology
card-154 = Caretaker Contract
card-155 = Designed Microorganisms
card-156 = Standard Technology
card-157 = Nitrite Reducing Bacteria
card-158 = Industrial Microbes
card-159 = Lichen
card-160 = Power Supply Consortium
card-161 = Convoy From Europa
card-162 = Imported GHG
card-163 = Imported Nitrogen
card-164 = Micro-Mills
card-165 = Magnetic Field Generators
card-166 = Shuttles
card-167 = Import of Advanced GHG
card-168 = Windmills
card-169 = Tundra Farming
card-170 = Aerobraked Ammonia Asteroid
card-171 = Magnetic Field Dome
card-172 = Pets
card-173 = Protected Habitats
card-174 = Protected Valley
card-175 = Satellites
card-176 = Noctis Farming
card-177 = Water Splitting Plant
card-178 = Heat Trappers
card-179 = Soil Factory
card-180 = Fuel Factory
card-181 = Ice Cap Melting
card-182 = Corporate Stronghold
card-183 = Biomass Combustors
card-184 = Livestock
card-185 = Olympus Conference
card-186 = Rad-Suits
card-187 = Aquifer Pumping
card-188 = Flooding
card-189 = Energy Saving
card-190 = Local Heat Trapping
card-191 = Permafrost Extraction
card-192 = Invention Contest
card-193 = Plantation
card-194 = Power Infrastructure
card-195 = Indentured Workers
card-196 = Lagrange Observatory
card-197 = Terraforming Ganymede
card-198 = Immigration Shuttles
card-199 = Restricted Area
card-200 = Immigrant City
card-201 = Energy Tapping
card-202 = Underground Detonations
card-203 = Soletta
card-204 = Technology Demonstration
card-205 = Rad-Chem Factory
card-206 = Special Design
card-207 = Medical Lab
card-208 = AI Central

## Corporations
corporation-beginner = Beginner Corporation
corporation-credicor = CrediCor
corporation-ecoline = EcoLine
corporation-helion = Helion
corporation-mining-guild = Mining Guild
corporation-interplanetary-cinematics = Interplanetary Cinematics
corporation-inventrix = Inventrix
corporation-phobolog = PhoboLog
corporation-tharsis-republic = Tharsis Republic
corporation-thorgate = ThorGate
corporation-united-nations-mars-initiative = United Nations Mars Initiative
corporation-saturn-systems = Saturn Systems
corporation-teractor = Teractor

## Milestones
milestone-terraformer = Terraformer
milestone-mayor = Mayor
milestone-gardener = Gardener
milestone-builder = Builder
milestone-planner = Planner

## Awards
award-landlord = Landlord
award-banker = Banker
award-scientist = Scientist
award-thermalist = Thermalist
award-miner = Miner

## Standard projects
project-sell-patents = Sell patents
project-power-plant = Power plant
project-asteroid = Asteroid
project-aquifer = Aquifer
project-greenery = Greenery
project-city = City

## Cards by plain number, and corporations as cards
card-1 = { card-001 }
card-2 = { card-002 }
card-3 = { card-003 }
card-4 = { card-004 }
card-5 = { card-005 }
card-6 = { card-006 }
card-7 = { card-007 }
card-8 = { card-008 }
card-9 = { card-009 }
card-10 = { card-010 }
card-11 = { card-011 }
card-12 = { card-012 }
card-13 = { card-013 }
card-14 = { card-014 }
card-15 = { card-015 }
card-16 = { card-016 }
card-17 = { card-017 }
card-18 = { card-018 }
card-19 = { card-019 }
card-20 = { card-020 }
card-21 = { card-021 }
card-22 = { card-022 }
card-23 = { card-023 }
card-24 = { card-024 }
card-25 = { card-025 }
card-26 = { card-026 }
card-27 = { card-027 }
card-28 = { card-028 }
card-29 = { card-029 }
card-30 = { card-030 }
card-31 = { card-031 }
card-32 = { card-032 }
card-33 = { card-033 }
card-34 = { card-034 }
card-35 = { card-035 }
card-36 = { card-036 }
card-37 = { card-037 }
card-38 = { card-038 }
card-39 = { card-039 }
card-40 = { card-040 }
card-41 = { card-041 }
card-42 = { card-042 }
card-43 = { card-043 }
card-44 = { card-044 }
card-45 = { card-045 }
card-46 = { card-046 }
card-47 = { card-047 }
card-48 = { card-048 }
card-49 = { card-049 }
card-50 = { card-050 }
card-51 = { card-051 }
card-52 = { card-052 }
card-53 = { card-053 }
card-54 = { card-054 }
card-55 = { card-055 }
card-56 = { card-056 }
card-57 = { card-057 }
card-58 = { card-058 }
card-59 = { card-059 }
card-60 = { card-060 }
card-61 = { card-061 }
card-62 = { card-062 }
card-63 = { card-063 }
card-64 = { card-064 }
card-65 = { card-065 }
card-66 = { card-066 }
card-67 = { card-067 }
card-68 = { card-068 }
card-69 = { card-069 }
card-70 = { card-070 }
card-71 = { card-071 }
card-72 = { card-072 }
card-73 = { card-073 }
card-74 = { card-074 }
card-75 = { card-075 }
card-76 = { card-076 }
card-77 = { card-077 }
card-78 = { card-078 }
card-79 = { card-079 }
card-80 = { card-080 }
card-81 = { card-081 }
card-82 = { card-082 }
card-83 = { card-083 }
card-84 = { card-084 }
card-85 = { card-085 }
card-86 = { card-086 }
card-87 = { card-087 }
card-88 = { card-088 }
card-89 = { card-089 }
card-90 = { card-090 }
card-91 = { card-091 }
card-92 = { card-092 }
card-93 = { card-093 }
card-94 = { card-094 }
card-95 = { card-095 }
card-96 = { card-096 }
card-97 = { card-097 }
card-98 = { card-098 }
card-99 = { card-099 }
card-beginner = { corporation-beginner }
card-credicor = { corporation-credicor }
card-ecoline = { corporation-ecoline }
card-helion = { corporation-helion }
card-mining-guild = { corporation-mining-guild }
card-interplanetary-cinematics = { corporation-interplanetary-cinematics }
card-inventrix = { corporation-inventrix }
card-phobolog = { corporation-phobolog }
card-tharsis-republic = { corporation-tharsis-republic }
card-thorgate = { corporation-thorgate }
card-united-nations-mars-initiative = { corporation-united-nations-mars-initiative }
card-saturn-systems = { corporation-saturn-systems }
card-teractor = { corporation-teractor }
