# What the page of Mombasa says beside the table's own words
draw-code-mo = MO
draw-code-ct = CT
draw-code-sl = SL
draw-code-ca = CA
draw-rounds = Round
draw-display = Card display
draw-shelf = Books
draw-hand = Hand
draw-resting = resting
draw-planning = Planning
draw-actions = Actions
draw-call = Capital call: { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
draw-special = Special space: { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
draw-deck = { $n ->
    [one] { $n } card in the deck
   *[other] { $n } cards in the deck
}
draw-price = price { $n }
draw-first = First
draw-first-next = First next round
draw-bonuses = Bonus spaces
draw-markers = your markers: { $n }
draw-ended = ended
draw-planned = ready
draw-you-are-ready = You are ready; you may still change your plan
draw-worth = Net worth
draw-slots = slots
draw-used = used
draw-step = Space { $n }
draw-column = column { $n }
draw-ledger = space { $at }
draw-slot = slot { $at }
draw-slip-end = You still have face-up cards.
draw-slip-tiles = You have not used all your bonus tiles.
draw-slip-column = This column is empty: you will pick up no cards.
draw-slip-end-column = You have unused cards or bonus tiles, and this column is empty.
draw-slip-steps = You are about to lose these steps.
draw-slip-first = You will be the first player of the next round anyway.
draw-slip-plan = You are leaving an action slot empty although you could place a card there.
draw-slip-stop = You are about to lose expansion points although a region is in reach.
draw-slip-ink = You are leaving the ink jar where it is although it can move.

## Names of things to choose
name-book = { $letter ->
    [none] starting book: needs { $needs }, gives { $reward }
   *[other] { $letter }: needs { $needs }, gives { $reward }
}
name-starting = { $cards }; book needs { $needs }, gives { $reward }; then { $bonus }
name-steps = { $n ->
    [one] { $n } step on the { $company } track
   *[other] { $n } steps on the { $company } track
}
name-tier = { $least } or more: { $reward } ({ $company })
name-priced = { $card }, { $price }
name-special = { $special }; { $bonus }
name-tiers = { $space }: { $tiers }
tier-separator = {"; "}
name-extra = { $space }: { $bonus }
name-with-diamonds = { $n ->
    [one] { $n } diamond step
   *[other] { $n } diamond steps
}, and a card if you like
name-card-only = only a card
name-heart = Heart

## What special bonuses do
bonus-expansion-total = { $plus ->
    [one] your expansion total is { $plus } point higher
   *[other] your expansion total is { $plus } points higher
}
bonus-card-price = { $mixed ->
    [yes] cards taken with goods cost { $plus ->
        [one] { $plus } unit
       *[other] { $plus } units
    } less, and goods may be mixed for them
   *[no] cards taken with goods cost { $plus ->
        [one] { $plus } unit
       *[other] { $plus } units
    } less
}
bonus-each-card = { $good ->
    [coffee] each of your coffee cards has { $plus ->
        [one] { $plus } unit
       *[other] { $plus } units
    } more
    [banana] each of your banana cards has { $plus ->
        [one] { $plus } unit
       *[other] { $plus } units
    } more
   *[cotton] each of your cotton cards has { $plus ->
        [one] { $plus } unit
       *[other] { $plus } units
    } more
}
bonus-markers = { $plus ->
    [one] { $plus } more bonus marker each round
   *[other] { $plus } more bonus markers each round
}
bonus-choose = pay { $cost ->
    [one] { $cost } pound
   *[other] { $cost } pounds
}: { $first }, or { $second }
bonus-buy-or-diamonds = { $dearer ->
    [0] buy a card for its price in pounds, take { $diamonds } diamond steps, or do both
   *[other] buy a card for its price plus { $dearer } in pounds, take { $diamonds } diamond steps, or do both
}
bonus-discard = { $good ->
    [coffee] sell a coffee card from your hand for its red value plus { $plus } pounds
    [banana] sell a banana card from your hand for its red value plus { $plus } pounds
   *[cotton] sell a cotton card from your hand for its red value plus { $plus } pounds
}
bonus-other-tracks = pay { $cost ->
    [one] { $cost } pound
   *[other] { $cost } pounds
}: { $steps ->
    [one] { $steps } step on each of the three other tracks
   *[other] { $steps } steps on each of the three other tracks
}

## Buttons
deed-keep = Keep starting tile { $n }
deed-plan = { $n ->
    [0] Finish planning without a card
    [one] Finish planning with { $n } card
   *[other] Finish planning with { $n } cards
}
deed-goods = Use { $cards }: { $n ->
    [one] { $n } step
   *[other] { $n } steps
}
deed-goods-card = { $n ->
    [0] Take { $card } for { $cards }
    [one] Take { $card } for { $cards }, { $n } step left
   *[other] Take { $card } for { $cards }, { $n } steps left
}
deed-advance = { $cost ->
    [0] Advance { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } on the { $company } track
   *[other] Advance { $n ->
        [one] { $n } space
       *[other] { $n } spaces
    } on the { $company } track, pay { $cost ->
        [one] { $cost } pound
       *[other] { $cost } pounds
    }
}
deed-take-book = Take the { $letter } book for { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deed-place-book = Place the book on space { $space }
deed-bookkeeper = Use the bookkeeper with { $n ->
    [one] { $n } point
   *[other] { $n } points
}
deed-turn-book = Turn the book on space { $space } face down, pay { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
deed-ink = { $n ->
    [0] Leave the ink jar where it is
   *[other] Move the ink jar to space { $space }
}
deed-merchant = Use the { $card }: { $n ->
    [one] { $n } diamond step
   *[other] { $n } diamond steps
}
deed-merchant-tile = Use the diamond merchant tile
deed-buy = Buy { $card } for { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
deed-sell = Sell { $card } for { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
deed-majority = Take { $reward } ({ $company })
deed-reserve = Reserve { $tile }, pay { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
deed-extra = { $cost ->
    [0] Take { $reward }
   *[other] Take { $reward }, pay { $cost ->
        [one] { $cost } pound
       *[other] { $cost } pounds
    }
}
deed-extra-tracks = Advance { $n ->
    [one] { $n } space
   *[other] { $n } spaces
} on each other track, pay { $cost ->
    [one] { $cost } pound
   *[other] { $cost } pounds
}
deed-extra-buy = { $diamonds ->
    [0] Buy { $card } for { $n ->
        [one] { $n } pound
       *[other] { $n } pounds
    }
   *[other] Take { $diamonds } diamond steps and buy { $card } for { $n ->
        [one] { $n } pound
       *[other] { $n } pounds
    }
}
deed-end = End your action phase, pick up resting column { $slot }: { $cards }

## What is still to be used
left-expansion = { $n ->
    [one] { $n } expansion point left
   *[other] { $n } expansion points left
}
left-points = { $n ->
    [one] { $n } bookkeeping point to use
   *[other] { $n } bookkeeping points to use
}
left-steps = { $n ->
    [one] { $n } step left to advance
   *[other] { $n } steps left to advance
}
left-posts-out = { $n ->
    [one] A trading post of { $company } returns to its base camp
   *[other] A trading post of { $company } returns to its base camp; { $n } in all
}
left-removals = { $n ->
    [one] { $n } trading post to remove
   *[other] { $n } trading posts to remove
}
left-ink = { $n ->
    [one] Then { $n } bookkeeping point to use
   *[other] Then { $n } bookkeeping points to use
}
left-markers = { $n ->
    [0] No bonus marker left this round
    [one] { $n } bonus marker left this round
   *[other] { $n } bonus markers left this round
}

## What an action changes, and what prices are paid with
effect-cash = Pounds
effect-worth = Net worth
effect-share = Share of { $company }
effect-shares = Your shares of { $company }
effect-expansion = Expansion points
effect-in-reach = Regions in reach of { $company }
effect-ink = Ink jar
effect-diamonds = Diamond track
effect-books = Bookkeeping track
effect-holding = { $n ->
    [one] Your share
   *[other] Your { $n } shares
}
effect-markers = Bonus markers
effect-steps = Steps on tracks
effect-steps-on = Steps on { $company }
effect-total = { $kind }
means-pounds = Pounds
means-points = Bookkeeping points
means-expansion = Expansion points
means-units = Units
cost-lines = Lines to cross
cost-post = Trading post of another company
draw-one-line = one line: 1
draw-two-lines = two lines: 2
draw-other-post = rival post: +1
draw-mine = mine, no reward
draw-coins-at = Coins of round { $n }
draw-left = { $n ->
    [one] { $n } hand card
   *[other] { $n } hand cards
}
draw-markers-of = bonus markers left: { $n }
draw-open = { $name }'s cards, books and shares
draw-close = Close

## What is rebuilt
trust-intro = Rules, counts and kinds of bonuses follow the rulebook. The following were not seen in print. They are reconstructed to fit every count and example in it:
trust-regions-csv = map: names, borders, lines, rewards and mines
trust-cards-csv = action cards: faces and red values
trust-starting-cards-csv = starting cards: five of the nine, red values and seat cards
trust-books-csv = books: which requirements and rewards go together
trust-starting-tiles-csv = starting tiles
trust-camps-toml = base camps: coins before the last space, and exits
trust-tracks-toml = company tracks: lengths, shares, capital calls and special spaces
trust-bonuses-toml = bonus spaces: most majority tiers, and costs of the tiles
trust-player-board-toml = player board: barred spaces, and values of the second edition
trust-displays-toml = displays: red values of the columns, and letters of the books
chart-cash = Pounds by round
chart-shares = Shares by round
chart-worth = Net worth by round
chart-values = Share values by round
chart-diamonds = Diamond track by round
chart-books = Bookkeeping track by round
draw-aid-round = Phases of a round
draw-aid-majority = Totals for the majority spaces
