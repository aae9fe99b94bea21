### Mombasa: actions, log lines, refusals, options and names. The clauses stand in rules.en.ftl.

game-name = Mombasa
game-about = Plan your cards in secret, advance trading companies and collect shares, diamonds and books. The player with the most pounds after seven rounds wins.

## Kinds of choice, before anything is chosen
offer-keep-tile = Keep a starting tile
offer-lay-out = Place your starting cards
offer-plan = Plan cards
offer-use-goods = Use goods
offer-advance = Advance on a track
offer-give-up = Give up steps
offer-expand = Expand a company
offer-enter = Expand into a region
offer-stop = Stop expanding
offer-take-reward = Choose the reward to take first
offer-return-post = Return a trading post to its base camp
offer-remove-post = Remove a trading post from a base camp
offer-take-book = Take a book
offer-take-pounds = Take pounds
offer-place-book = Place a book
offer-use-bookkeeper = Use a bookkeeper
offer-turn-book = Turn a book face down
offer-move-ink = Move the ink jar
offer-use-merchant = Use a diamond merchant
offer-take-first = Become first player
offer-buy = Buy a card for pounds
offer-sell = Sell a card from your hand
offer-use-majority = Use a majority space
offer-reserve = Reserve a bonus tile
offer-use-extra = Use an extra bonus space
offer-attach = Attach the goods tile
offer-end-phase = End your action phase

## Actions, as buttons
action-keep-tile = Keep { $tile }
action-lay-out = Place { $cards } in the resting columns
action-plan = Place { $cards } in your action slots
action-use-goods = Use { $cards } and take { $card }
action-advance = { $n ->
    [one] Advance { $n } space on the { $company } track
   *[other] Advance { $n } spaces on the { $company } track
}
action-give-up = Give up the steps
action-expand = Expand { $company }
action-enter = Expand into { $region } with a trading post from column { $column }
action-stop = Stop expanding
action-take-reward = First: { $reward }
action-return-post = Return the trading post to column { $column }
action-remove-post = Remove a trading post of { $company } from column { $column }
action-take-book = Take book { $book }
action-take-pounds = { $n ->
    [one] Take { $n } pound
   *[other] Take { $n } pounds
}
action-place-book = Place book { $book } on space { $space }
action-use-bookkeeper = Use bookkeeper { $card }
action-turn-book = Turn the book on space { $space } face down (2 pounds)
action-move-ink = Move the ink jar forward by { $n ->
    [one] { $n } book
   *[other] { $n } books
}
action-use-merchant = Use diamond merchant { $card }
action-take-first = Become first player
action-buy = Buy { $card }
action-sell = Sell { $card }
action-use-majority = Use the { $kind } majority space, tier { $tier }
action-reserve = Reserve { $tile }
action-use-extra = Use extra bonus space { $special } of { $company }: option { $option }, { $card }
action-attach = Attach the goods tile to { $card }
action-end-phase = End your action phase and pick up resting column { $slot }
order-end-phase = End my action phase on my next turn and pick up resting column { $about }

## Questions of the steps
ask-mombasa-choosing-tiles = Choose a starting tile to keep
ask-mombasa-laying-out = Choose a resting column for each of the three starting cards
ask-mombasa-planning = Place cards in your action slots
ask-mombasa-turn = Choose an action
ask-mombasa-track-steps = Choose a company track to advance on
ask-mombasa-expanding = Choose a region to expand into
ask-mombasa-region-rewards = Choose the reward to take first
ask-mombasa-majority-rewards = Choose the reward to take first
ask-mombasa-sending-out = Choose a column for the returning trading post
ask-mombasa-removing-posts = Choose a trading post to remove
ask-mombasa-points = Choose what to do with your bookkeeping points
ask-mombasa-placing = Choose a space for your book
ask-mombasa-ink-move = Choose how far the ink jar moves

## Log lines
track-laid = Track { $track } was placed next to { $company }
first-player-found = { $seat_is ->
    [you] You became the first player
   *[other] { $seat } became the first player
}
tile-chosen = { $seat_is ->
    [you] You chose a starting tile
   *[other] { $seat } chose a starting tile
}
tile-shown = { $seat_is ->
    [you] You revealed starting tile { $tile }
   *[other] { $seat } revealed starting tile { $tile }
}
cards-rested = { $seat_is ->
    [you] You placed { $cards } in the resting columns
   *[other] { $seat } placed { $cards } in the resting columns
}
round-began = { $first_seat_is ->
    [you] Round { $round } began with you as the first player
   *[other] Round { $round } began with { $first_seat } as the first player
}
share-values = Share values in pounds: Mombasa { $mombasa }, Cape Town { $cape_town }, Saint-Louis { $saint_louis } and Cairo { $cairo }
planned = { $seat_is ->
    [you] You finished planning
   *[other] { $seat } finished planning
}
plan-shown = { $seat_is ->
    [you] You revealed { $cards }
   *[other] { $seat } revealed { $cards }
}
goods-used = { $seat_is ->
    [you] You used { $cards } for { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
   *[other] { $seat } used { $cards } for { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
}
card-taken = { $seat_is ->
    [you] You took { $card } for { $price ->
        [one] { $price } unit
       *[other] { $price } units
    }
   *[other] { $seat } took { $card } for { $price ->
        [one] { $price } unit
       *[other] { $price } units
    }
}
stepped = { $seat_is ->
    [you] You advanced on the { $company } track from space { $before } to space { $after }
   *[other] { $seat } advanced on the { $company } track from space { $before } to space { $after }
}
special-reached = { $seat_is ->
    [you] You reached special space { $special } of { $company }
   *[other] { $seat } reached special space { $special } of { $company }
}
steps-lost = { $seat_is ->
    [you] You lost { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }
   *[other] { $seat } lost { $n ->
       [one] { $n } step
      *[other] { $n } steps
   }
}
expansion-began = { $seat_is ->
    [you] You expanded { $company } with { $total ->
        [one] { $total } expansion point
       *[other] { $total } expansion points
    }
   *[other] { $seat } expanded { $company } with { $total ->
        [one] { $total } expansion point
       *[other] { $total } expansion points
    }
}
entered = { $seat_is ->
    [you] You expanded { $company } into { $region } for { $cost ->
        [one] { $cost } expansion point
       *[other] { $cost } expansion points
    }
   *[other] { $seat } expanded { $company } into { $region } for { $cost ->
        [one] { $cost } expansion point
       *[other] { $cost } expansion points
    }
}
points-lost = { $seat_is ->
    [you] You lost { $n ->
        [one] { $n } expansion point
       *[other] { $n } expansion points
    }
   *[other] { $seat } lost { $n ->
       [one] { $n } expansion point
      *[other] { $n } expansion points
   }
}
regions-rewarded = { $seat_is ->
    [you] You received { $reward } from the regions
   *[other] { $seat } received { $reward } from the regions
}
post-returned = A trading post of { $company } returned to column { $column }
post-gone = A trading post of { $company } left the game
book-taken = { $seat_is ->
    [you] You took a book (needs { $book })
   *[other] { $seat } took a book (needs { $book })
}
points-paid = { $seat_is ->
    [you] You exchanged { $points ->
        [one] { $points } bookkeeping point
       *[other] { $points } bookkeeping points
    } for { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
   *[other] { $seat } exchanged { $points ->
        [one] { $points } bookkeeping point
       *[other] { $points } bookkeeping points
    } for { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
}
book-placed = { $seat_is ->
    [you] You placed a book on space { $space } (needs { $book })
   *[other] { $seat } placed a book on space { $space } (needs { $book })
}
book-lost = { $seat_is ->
    [you] Your book (needs { $book }) fitted nowhere and was discarded
   *[other] { $seat }'s book (needs { $book }) fitted nowhere and was discarded
}
book-shown = The book display was refilled (new requirements: { $book })
bookkeeper-used = { $seat_is ->
    [you] You used a bookkeeper with { $points ->
        [one] { $points } bookkeeping point
       *[other] { $points } bookkeeping points
    }
   *[other] { $seat } used a bookkeeper with { $points ->
        [one] { $points } bookkeeping point
       *[other] { $points } bookkeeping points
    }
}
book-turned = { $seat_is ->
    [you] You turned the book on space { $space } face down
   *[other] { $seat } turned the book on space { $space } face down
}
ink-moved = { $seat_is ->
    [you] Your ink jar moved from space { $before } to space { $after }
   *[other] { $seat }'s ink jar moved from space { $before } to space { $after }
}
book-rewarded = { $seat_is ->
    [you] You received { $reward } from a book
   *[other] { $seat } received { $reward } from a book
}
merchant-used = { $seat_is ->
    [you] You used a diamond merchant for { $steps ->
        [one] { $steps } diamond step
       *[other] { $steps } diamond steps
    }
   *[other] { $seat } used a diamond merchant for { $steps ->
        [one] { $steps } diamond step
       *[other] { $steps } diamond steps
    }
}
diamonds-moved = { $seat_is ->
    [you] Your diamond marker moved from space { $before } to space { $after }
   *[other] { $seat }'s diamond marker moved from space { $before } to space { $after }
}
marker-placed = { $seat_is ->
    [you] You placed a bonus marker: { $space }
   *[other] { $seat } placed a bonus marker: { $space }
}
card-sold = { $seat_is ->
    [you] You sold { $card } for { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
   *[other] { $seat } sold { $card } for { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
}
majority-taken = { $seat_is ->
    [you] You had the { $kind } majority with a total of { $total } and took { $reward }
   *[other] { $seat } had the { $kind } majority with a total of { $total } and took { $reward }
}
tile-attached = { $seat_is ->
    [you] You attached the goods tile to { $card }
   *[other] { $seat } attached the goods tile to { $card }
}
phase-ended = { $seat_is ->
    [you] You ended your action phase and picked up resting column { $slot }: { $cards }
   *[other] { $seat } ended their action phase and picked up resting column { $slot }: { $cards }
}
tile-given = { $seat_is ->
    [you] You received { $tile }
   *[other] { $seat } received { $tile }
}
card-discarded = The right column of the card display was discarded: { $card }
card-shown = The card display was refilled: { $card }
scored = { $seat_is ->
    [you] You scored { $total ->
        [one] { $total } pound
       *[other] { $total } pounds
    }: cash { $cash }, Mombasa { $mombasa }, Cape Town { $cape_town }, Saint-Louis { $saint_louis }, Cairo { $cairo }, diamonds { $diamonds } and books { $books }
   *[other] { $seat } scored { $total ->
        [one] { $total } pound
       *[other] { $total } pounds
    }: cash { $cash }, Mombasa { $mombasa }, Cape Town { $cape_town }, Saint-Louis { $saint_louis }, Cairo { $cairo }, diamonds { $diamonds } and books { $books }
}

## Refusals
why-book-does-not-fit = This book cannot go on space { $space }.
why-book-face-down = The book on space { $space } is already face down.
why-book-not-taken = You can place only books that you took this turn; { $book } is not one of them.
why-book-not-there = There is no book { $book } in the book display.
why-book-turned-already = You have already turned a book for this bookkeeper; you may turn only one.
why-call-not-paid = You cannot pay this capital call of { $call ->
    [one] { $call } pound
   *[other] { $call } pounds
}: you have { $cash ->
    [one] { $cash } pound
   *[other] { $cash } pounds
}.
why-camp-empty = You cannot expand { $company }: it has no trading posts left in its base camp.
why-cannot-pay = You cannot pay { $cost ->
    [one] { $cost } pound
   *[other] { $cost } pounds
}: you have { $cash ->
    [one] { $cash } pound
   *[other] { $cash } pounds
}.
why-card-not-there = There is no { $card } in the card display.
why-card-twice = You can use each card only once; you chose one of them twice.
why-cards-of-the-tile = Place exactly the cards of your starting tile: { $cards }.
why-column-empty = Column { $column } of { $company } has no trading post.
why-column-full = Column { $column } of { $company } has no free space.
why-expansion-short = { $cost ->
    [one] Expanding into { $region } costs { $cost } expansion point; you have { $left } left.
   *[other] Expanding into { $region } costs { $cost } expansion points; you have { $left } left.
}
why-first-player-first-turn = As the first player, you cannot use this space on the first turn of the round.
why-goods-mixed = You can combine different goods only to take a card, and only with the bonus for it.
why-ink-at-end = The ink jar cannot move past the end of its track; it is on space { $space }.
why-ink-goes-forward = The ink jar can move only forward.
why-no-book-there = There is no book on space { $space }.
why-no-card-here = You cannot use a card on this space.
why-no-expansion-card = You need an expansion card face up in your action area.
why-no-extra-space = The { $company } track has no extra bonus space.
why-no-goods-card = Choose at least one goods card to use.
why-no-marker = You have no bonus markers left this round.
why-no-steps = Advance at least 1 space.
why-no-steps-there = You cannot use these steps on the { $company } track.
why-no-such-option = There is no option { $option } here.
why-no-such-reward = You cannot take { $first } here.
why-no-such-special = A track has special spaces 1 and 2, not { $special }.
why-no-such-tier = There is no tier { $tier } here.
why-no-such-tile = You need { $tile } face up.
why-not-face-up = You cannot use { $card }: it must be face up in your action area and fit this action.
why-not-in-hand = Choose a suitable card from your hand; { $card } is not one.
why-not-the-most = You need the highest { $kind } total, at least { $most }; yours is { $total }.
why-nothing-chosen = Choose a card, the diamond steps, or both.
why-other-extra-used = You can use only one of the two extra bonus spaces of { $company } each round.
why-plan-all-slots = A plan must name all { $slots } action slots, including empty ones.
why-points-short = { $cost ->
    [one] This costs { $cost } bookkeeping point; you have { $left } left.
   *[other] This costs { $cost } bookkeeping points; you have { $left } left.
}
why-region-held = { $region } already has a trading post of this company.
why-region-not-adjacent = { $region } borders neither the base camp nor a trading post of this company.
why-requirement-not-met = You do not meet the requirements of the book on space { $space }.
why-share-card-planned = You cannot place single-share cards in action slots; { $card } is one.
why-slot-closed = You have not unlocked action slot { $slot } yet.
why-space-taken = This space is taken this round: { $space }.
why-special-not-reached = You have not unlocked this special bonus of { $company } yet.
why-steps-left = You can give up steps only if no track can advance; { $company } still can.
why-tile-attached = The goods tile is already attached to a card and cannot be moved.
why-tile-not-dealt = Keep one of the two tiles dealt to you; { $tile } is not one of them.
why-too-many-steps = { $left ->
    [one] You have { $left } step left; this takes { $n }.
   *[other] You have { $left } steps left; this takes { $n }.
}
why-total-too-low = You need a { $kind } total of { $least }; yours is { $total }.
why-track-ends = The track ends after { $n ->
    [one] { $n } more step
   *[other] { $n } more steps
}.
why-units-short = { $price ->
    [one] This card costs { $price } unit; you have { $units }.
   *[other] This card costs { $price } units; you have { $units }.
}

## Rewards, requirements and cards in lists
reward-pounds = { $n ->
    [one] { $n } pound
   *[other] { $n } pounds
}
reward-diamonds = { $n ->
    [one] { $n } diamond step
   *[other] { $n } diamond steps
}
reward-bookkeeping = { $n ->
    [one] { $n } bookkeeping point
   *[other] { $n } bookkeeping points
}
reward-track = { $n ->
    [one] { $n } track step
   *[other] { $n } track steps
}
first-pounds = pounds
first-diamonds = diamond steps
first-bookkeeping = bookkeeping points
first-track = track steps
reward-remove-post = { $n ->
    [one] removal of { $n } trading post
   *[other] removal of { $n } trading posts
}
reward-equal = { $good ->
    [coffee] as many pounds as units of coffee, minus { $less }
    [banana] as many pounds as units of banana, minus { $less }
   *[cotton] as many pounds as units of cotton, minus { $less }
}
need-coffee = { $n } coffee
need-banana = { $n ->
    [one] { $n } banana
   *[other] { $n } bananas
}
need-cotton = { $n } cotton
need-expansion = { $n ->
    [one] { $n } expansion point
   *[other] { $n } expansion points
}
need-anygood = { $n } of any one good
need-merchant-or-bookkeeper = { $n ->
    [one] { $n } diamond merchant or bookkeeper
   *[other] { $n } diamond merchants or bookkeepers
}
card-goods = { $good ->
    [coffee] { $value } coffee
    [banana] { $value ->
        [one] { $value } banana
       *[other] { $value } bananas
    }
   *[cotton] { $value } cotton
}
card-expansion = { $share ->
    [none] expansion { $value }
    [mombasa] expansion { $value } with a share of Mombasa
    [cape_town] expansion { $value } with a share of Cape Town
    [saint_louis] expansion { $value } with a share of Saint-Louis
   *[cairo] expansion { $value } with a share of Cairo
}
card-bookkeeper = bookkeeper { $value }
card-merchant = { $merchant ->
    [plain] diamond merchant
    [mombasa] diamond merchant of Mombasa
    [cape_town] diamond merchant of Cape Town
    [saint_louis] diamond merchant of Saint-Louis
   *[cairo] diamond merchant of Cairo
}
card-share = { $share ->
    [mombasa] share of Mombasa
    [cape_town] share of Cape Town
    [saint_louis] share of Saint-Louis
   *[cairo] share of Cairo
}
card-none = no card
card-tile = bonus tile
merchant-tile = diamond merchant tile
bookkeeper-tile = bookkeeper tile

## Options of a table
option-setup = Setup
option-setup-about = The fixed tracks and tiles of a first game, or random ones
option-setup-first = first game
option-setup-later = later games
option-first-player = First player
option-first-player-about = The seat that goes first; drawn at random if none is set
option-first-player-None = drawn at random
option-first-player-0 = Seat 1 (A)
option-first-player-1 = Seat 2 (B)
option-first-player-2 = Seat 3 (C)
option-first-player-3 = Seat 4 (D)
option-open-hands = Open hands
option-open-hands-about = All hands are visible (they can be worked out anyway)
option-pack = Data pack
option-pack-about = Printed values as close to the rulebook as possible, or tuned so that every strategy can win
option-pack-faithful-1 = faithful to the rulebook
option-pack-reconstructed-3 = tuned for balance

## Names
company-mombasa = Mombasa
company-cape-town = Cape Town
company-saint-louis = Saint-Louis
company-cairo = Cairo
kind-coffee = coffee
kind-banana = banana
kind-cotton = cotton
kind-expansion = expansion
tile-goods = the goods +1 tile
tile-bookkeeper = the bookkeeper tile
tile-merchant = the diamond merchant tile
tile-expansion = the expansion tile
space-first-player = become first player
space-buy = buy a card
space-sell = sell a card
space-majority-coffee = coffee majority
space-majority-banana = banana majority
space-majority-cotton = cotton majority
space-majority-expansion = expansion majority
space-tile-goods = goods +1 tile
space-tile-bookkeeper = bookkeeper tile
space-tile-merchant = diamond merchant tile
space-tile-expansion = expansion tile
space-extra-mombasa-1 = extra bonus space 1 of Mombasa
space-extra-mombasa-2 = extra bonus space 2 of Mombasa
space-extra-cape-town-1 = extra bonus space 1 of Cape Town
space-extra-cape-town-2 = extra bonus space 2 of Cape Town
space-extra-saint-louis-1 = extra bonus space 1 of Saint-Louis
space-extra-saint-louis-2 = extra bonus space 2 of Saint-Louis
space-extra-cairo-1 = extra bonus space 1 of Cairo
space-extra-cairo-2 = extra bonus space 2 of Cairo
line-cash = cash
line-mombasa = Mombasa
line-cape-town = Cape Town
line-saint-louis = Saint-Louis
line-cairo = Cairo
line-diamonds = diamond track
line-books = bookkeeping track
number-wealth = net worth
number-cash = cash
number-mombasa = Mombasa
number-cape-town = Cape Town
number-saint-louis = Saint-Louis
number-cairo = Cairo
number-diamonds = diamonds
number-books = bookkeeping track
label-round = round
label-display = card display
label-shelf = book display
label-deck = deck of action cards
label-hand = hand
label-area = action area
label-resting = resting columns
label-map = map
label-camps = base camps
label-tracks = company tracks
label-markers = bonus markers
label-reconstructed = reconstructed data
confidence-inferred = { $n ->
    [one] { $n } inferred entry
   *[other] { $n } inferred entries
}
confidence-invented = { $n ->
    [one] { $n } invented entry
   *[other] { $n } invented entries
}

## The board in a terminal
board-head = Round { $round } of 7, first player { $seat }
board-row = { $what }: { $things }
board-company = { $company }: share { $value } pounds, track { $track }, base camp { $posts ->
    [one] { $posts } trading post
   *[other] { $posts } trading posts
} ({ $columns })
board-regions = { $company } has trading posts in { $regions }
board-card = { $id } { $face }, price { $price }
board-player = { $mark } { $seat }: { $cash ->
    [one] { $cash } pound
   *[other] { $cash } pounds
}, net worth { $worth }, shares { $shares }; diamonds { $diamonds } (value { $gems }), ink { $ink } (value { $value }), hand { $hand }, markers { $markers }
board-free = free regions: { $regions }
board-region = { $region } ({ $reward })
board-mines = { $n ->
    [one] { $n } mine
   *[other] { $n } mines
}
board-special = * space { $space }, { $pounds ->
    [one] { $pounds } pound
   *[other] { $pounds } pounds
}: { $bonus }
board-column = column { $n }, red value +{ $red }
board-spaces = free bonus spaces: { $spaces }
board-slot = { $slot } { $face }
board-down = { $face } (face down)
board-totals = coffee { $coffee }, banana { $banana }, cotton { $cotton }, expansion { $expansion }
board-thinking = Players still thinking: { $n }
board-reconstructed = Many printed values here are reconstructed and may differ from the real ones.

## Regions
region-1 = Mauritania
region-2 = Tibesti
region-3 = Nubia
region-4 = Red Sea Coast
region-5 = Senegambia
region-6 = Upper Niger
region-7 = Lake Chad
region-8 = Sudan
region-9 = Horn
region-10 = Gold Coast
region-11 = Lower Niger
region-12 = Cameroon
region-13 = Ubangi Ring
region-14 = Ubangi Heart
region-15 = Great Lakes
region-16 = Swahili Coast
region-17 = Lower Congo
region-18 = Tanganyika
region-19 = Angola
region-20 = Zambezi Ring
region-21 = Zambezi Heart
region-22 = Mozambique
region-23 = Kalahari
region-24 = Natal
