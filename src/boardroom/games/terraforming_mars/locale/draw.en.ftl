# Terraforming Mars: short words of the drawn table.
draw-map = The Tharsis map of Mars
draw-hex = Hex { $n }
draw-ocean-area = ocean hex
draw-noctis = reserved for Noctis City
draw-noctis-short = Noctis
draw-card = card
draw-temperature = Temp.
draw-oxygen = Oxygen
draw-goal = { $unit } · goal { $n }
draw-or = or
draw-kind-auto = Automated
draw-kind-active = Active
draw-kind-event = Event
draw-kind-corp = Corporation
draw-met = requirement met
draw-not-met = requirement not met
draw-used = used
draw-unused = action available
draw-rating = Terraform rating
draw-in-hand = Cards in hand
draw-first = 1st
draw-passed = passed
draw-cards-in-play = Cards in play: { $count }
draw-close = Close
draw-events = Events: { $count }
draw-hand = Hand { $count }
draw-playable = { $count } playable, sorted by
draw-by-playable = playable
draw-by-cost = cost
draw-by-tag = tag
draw-no-cards = No cards in hand
draw-enlarge = Enlarge
draw-research = Research: 3 M€ per card
draw-looking = Cards to look at
draw-start = Starting cards: choose a corporation and projects at 3 M€ each
draw-draft = Draft { $n }: keep one
draw-drafted = Kept { $count }
draw-passes-to = the rest go to
draw-milestones = Milestones
draw-milestone-price = { $cost } M€, { $points } VP
draw-awards = Awards
draw-award-price = next { $cost } M€
draw-award-points = { $second ->
    [0] { $first } VP
   *[other] { $first } and { $second } VP
}
draw-of = { $n } of { $most }
draw-measure-rating = Terraform rating
draw-measure-cities = Your cities
draw-measure-greeneries = Your greeneries
draw-measure-building-tags = Your building tags
draw-measure-hand = Cards in hand
draw-measure-tiles = Your tiles
draw-measure-mc-production = Your M€ production
draw-measure-science-tags = Your science tags
draw-measure-heat = Your heat
draw-measure-steel-and-titanium = Your steel and titanium
draw-tile-points = Points from your tiles
draw-projects = Standard projects
draw-phase-start = Starting cards
draw-phase-research = Research
draw-phase-actions = Actions
draw-generation = Generation { $n }
draw-generation-of = Generation { $n } of { $most }
draw-action = Action of the turn
draw-solo = solo
draw-use = Use { $card }
draw-next = Resolve first: { $effect }
draw-deed-start = Play { $corporation }, keeping { $count ->
    [one] { $count } project
   *[other] { $count } projects
}
draw-deed-buy = { $count ->
    [0] Buy no card
    [one] Buy { $count } card for { $cost } M€
   *[other] Buy { $count } cards for { $cost } M€
}
draw-deed-sell = { $count ->
    [one] Sell { $count } card for { $gain } M€
   *[other] Sell { $count } cards for { $gain } M€
}
draw-loss = { $amount } from { $name }
draw-off-card = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
} from { $card }
draw-way-viral-enhancers-0 = Gain 1 plant
draw-way-viral-enhancers-1 = Add a resource to the card played
draw-way-olympus-conference-0 = Add a science resource here
draw-way-olympus-conference-1 = Remove a science resource to draw a card
draw-slip-plants = You have enough plants for a greenery.
draw-slip-heat = You have enough heat to raise the temperature.
draw-slip-overpaid = You are paying more than the cost; the rest is lost.
draw-slip-pass = You can still play a card, use an action or claim a milestone this generation.
draw-chart-rating = Terraform rating by generation
draw-chart-income = M€ income by generation
draw-short-of = { $n } M€ short
draw-short-needs = { $what } now { $have }
draw-turn-plants = Convert plants
draw-turn-heat = Convert heat
draw-short-production = production of { $resource }: { $have }
draw-no-more-greeneries = No more greeneries
draw-log-bought-none = { $seat_is ->
    [you] You bought no cards
   *[other] { $seat } bought no cards
}
draw-percent = %
draw-aid-generation = Phases of a generation
draw-aid-cards = All { $count } cards
draw-aid-search = Search the cards
