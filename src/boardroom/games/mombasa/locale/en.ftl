### Mombasa: actions, log lines, refusals, options and names. The clauses stand in rules.en.ftl.

game-name = Mombasa
game-about = Plan your cards in secret, push trading companies and collect their shares, diamonds and books: the most pounds after seven rounds win.

## Kinds of choice, before anything is chosen
offer-keep-tile = Keep a starting tile
offer-lay-out = Place your starting cards in the resting columns
offer-plan = Plan cards
offer-use-goods = Use goods
offer-advance = Advance on a track
offer-give-up = Give up steps
offer-expand = Expand a company
offer-enter = Expand into a region
offer-stop = Stop expanding
offer-take-reward = Choose the first reward
offer-return-post = Return a trading post to its base camp
offer-remove-post = Remove a post from a camp
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
action-lay-out = Lay out { $cards }
action-plan = Plan { $cards }
action-use-goods = Use { $cards }, take { $card }
action-advance = Advance { $n } for { $company }
action-give-up = Give up the steps
action-expand = Expand { $company }
action-enter = Enter { $region } with a post of column { $column }
action-stop = Enter no more regions
action-take-reward = First: { $reward }
action-return-post = Return to column { $column }
action-remove-post = Remove a post of { $company }, column { $column }
action-take-book = Take book { $book }
action-take-pounds = { $n ->
    [one] Take { $n } pound
   *[other] Take { $n } pounds
}
action-place-book = Place book { $book } on space { $space }
action-use-bookkeeper = Use bookkeeper { $card }
action-turn-book = Turn the book on space { $space }, 2 pounds
action-move-ink = Move the ink jar { $n } books
action-use-merchant = Use merchant { $card }
action-take-first = Become first player
action-buy = Buy { $card }
action-sell = Sell { $card }
action-use-majority = Majority of { $kind }, tier { $tier }
action-reserve = Reserve { $tile }
action-use-extra = Use extra bonus space { $special } of { $company }: option { $option }, { $card }
action-attach = Attach to { $card }
action-end-phase = End your action phase and pick up resting column { $slot }
order-end-phase = End my action phase on my next turn and take column { $about }

## Questions of the steps
ask-mombasa-choosing-tiles = Which starting tile do you keep?
ask-mombasa-laying-out = Choose a resting column for each of the three starting cards
ask-mombasa-planning = Place cards in your action slots
ask-mombasa-turn = Choose an action
ask-mombasa-track-steps = On which track do you advance?
ask-mombasa-expanding = Which region do you enter?
ask-mombasa-region-rewards = Which reward comes first?
ask-mombasa-majority-rewards = Choose the reward to take first.
ask-mombasa-sending-out = To which column does the post return?
ask-mombasa-removing-posts = Which post do you remove?
ask-mombasa-points = What do you use your bookkeeping points for?
ask-mombasa-placing = Where do you place your book?
ask-mombasa-ink-move = How far does the ink jar move?

## Log lines
track-laid = Track { $track } lies at { $company }
first-player-found = { $seat_is ->
    [you] You are the first player
   *[other] { $seat } is the first player
}
tile-chosen = { $seat_is ->
    [you] You chose a starting tile
   *[other] { $seat } chose a starting tile
}
tile-shown = { $seat_is ->
    [you] You have starting tile { $tile }
   *[other] { $seat } has starting tile { $tile }
}
cards-rested = { $seat_is ->
    [you] You laid out { $cards }
   *[other] { $seat } laid out { $cards }
}
round-began = { $first_seat_is ->
    [you] Round { $round } began; you are first
   *[other] Round { $round } began; { $first_seat } is first
}
planned = { $seat_is ->
    [you] You are ready
   *[other] { $seat } is ready
}
plan-shown = { $seat_is ->
    [you] You laid { $cards }
   *[other] { $seat } laid { $cards }
}
goods-used = { $seat_is ->
    [you] You used { $cards }, { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
   *[other] { $seat } used { $cards }, { $units ->
       [one] { $units } unit
      *[other] { $units } units
   }
}
card-taken = { $seat_is ->
    [you] You took { $card }, price { $price }
   *[other] { $seat } took { $card }, price { $price }
}
stepped = { $seat_is ->
    [you] You advanced for { $company }, { $before } → { $after }
   *[other] { $seat } advanced for { $company }, { $before } → { $after }
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
        [one] { $total } point
       *[other] { $total } points
    }
   *[other] { $seat } expanded { $company } with { $total ->
       [one] { $total } point
      *[other] { $total } points
   }
}
entered = { $seat_is ->
    [you] You entered { $region } for { $company }, cost { $cost }
   *[other] { $seat } entered { $region } for { $company }, cost { $cost }
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
    [you] The regions gave you { $reward }
   *[other] The regions gave { $seat } { $reward }
}
post-returned = A post of { $company } returned to column { $column }
post-gone = A post of { $company } left the game
book-taken = { $seat_is ->
    [you] You took a book that needs { $book }
   *[other] { $seat } took a book that needs { $book }
}
points-paid = { $seat_is ->
    [you] You turned { $points ->
        [one] { $points } point
       *[other] { $points } points
    } into { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
   *[other] { $seat } turned { $points ->
       [one] { $points } point
      *[other] { $points } points
   } into { $pounds ->
       [one] { $pounds } pound
      *[other] { $pounds } pounds
   }
}
book-placed = { $seat_is ->
    [you] You placed a book on space { $space } that needs { $book }
   *[other] { $seat } placed a book on space { $space } that needs { $book }
}
book-lost = { $seat_is ->
    [you] Your book that needs { $book } fitted nowhere
   *[other] The book of { $seat } that needs { $book } fitted nowhere
}
book-shown = New on display: a book that needs { $book }
bookkeeper-used = { $seat_is ->
    [you] You used a bookkeeper of { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[other] { $seat } used a bookkeeper of { $points ->
       [one] { $points } point
      *[other] { $points } points
   }
}
book-turned = { $seat_is ->
    [you] You turned the book on space { $space } face down
   *[other] { $seat } turned the book on space { $space } face down
}
ink-moved = { $seat_is ->
    [you] Your ink jar moved, { $before } → { $after }
   *[other] The ink jar of { $seat } moved, { $before } → { $after }
}
book-rewarded = { $seat_is ->
    [you] The book gave you { $reward }
   *[other] The book gave { $seat } { $reward }
}
merchant-used = { $seat_is ->
    [you] You used a diamond merchant, { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
   *[other] { $seat } used a diamond merchant, { $steps ->
       [one] { $steps } step
      *[other] { $steps } steps
   }
}
diamonds-moved = { $seat_is ->
    [you] Your diamond marker moved, { $before } → { $after }
   *[other] The diamond marker of { $seat } moved, { $before } → { $after }
}
marker-placed = { $seat_is ->
    [you] You placed a bonus marker: { $space }
   *[other] { $seat } placed a bonus marker: { $space }
}
card-sold = { $seat_is ->
    [you] You sold { $card }, { $pounds ->
        [one] { $pounds } pound
       *[other] { $pounds } pounds
    }
   *[other] { $seat } sold { $card }, { $pounds ->
       [one] { $pounds } pound
      *[other] { $pounds } pounds
   }
}
majority-taken = { $seat_is ->
    [you] You had the majority of { $kind } with { $total } and took { $reward }
   *[other] { $seat } had the majority of { $kind } with { $total } and took { $reward }
}
tile-attached = { $seat_is ->
    [you] You attached the goods tile to { $card }
   *[other] { $seat } attached the goods tile to { $card }
}
phase-ended = { $seat_is ->
    [you] You ended your action phase and took column { $slot }: { $cards }
   *[other] { $seat } ended the action phase and took column { $slot }: { $cards }
}
tile-given = { $seat_is ->
    [you] You got { $tile }
   *[other] { $seat } got { $tile }
}
card-discarded = Discarded from the display: { $card }
card-shown = New on display: { $card }
scored = { $seat_is ->
    [you] You have { $total ->
        [one] { $total } pound
       *[other] { $total } pounds
    }: cash { $cash }, Mombasa { $mombasa }, Cape Town { $cape_town }, Saint-Louis { $saint_louis }, Cairo { $cairo }, diamonds { $diamonds }, books { $books }
   *[other] { $seat } has { $total ->
       [one] { $total } pound
      *[other] { $total } pounds
   }: cash { $cash }, Mombasa { $mombasa }, Cape Town { $cape_town }, Saint-Louis { $saint_louis }, Cairo { $cairo }, diamonds { $diamonds }, books { $books }
}

## Refusals
why-book-does-not-fit = A book may not lie on space { $space } there.
why-book-face-down = The book on space { $space } lies face down already.
why-book-not-taken = Only books taken in this turn are placed; { $book } is not one of them.
why-book-not-there = The book display does not show { $book }.
why-book-turned-already = One book at most is turned for one bookkeeper; one was turned already.
why-call-not-paid = The capital call costs { $call ->
    [one] { $call } pound
   *[other] { $call } pounds
}; there are { $cash }.
why-camp-empty = A company needs posts in its camp to expand; { $company } has none.
why-cannot-pay = This costs { $cost ->
    [one] { $cost } pound
   *[other] { $cost } pounds
}; there are { $cash }.
why-card-not-there = The card display does not show { $card }.
why-card-twice = A card is used once at most; one is named twice.
why-cards-of-the-tile = The cards of the starting tile are laid out: { $cards }.
why-column-empty = Column { $column } of { $company } holds no post.
why-column-full = Column { $column } of { $company } has no free space.
why-expansion-short = Entering { $region } costs { $cost ->
    [one] { $cost } expansion point
   *[other] { $cost } expansion points
}; { $left } left.
why-first-player-first-turn = The first player may not use this space on the first turn of the round.
why-goods-mixed = Goods of different types are used together only for a card and with the bonus for it.
why-ink-at-end = The ink jar can not go beyond the end of its track; it is on space { $space }.
why-ink-goes-forward = The ink jar moves forward only.
why-no-book-there = There is no book on space { $space }.
why-no-card-here = This space takes no card.
why-no-expansion-card = An expansion needs an expansion card face up in the action area; there is none.
why-no-extra-space = The track of { $company } has no extra bonus space.
why-no-goods-card = At least one goods card must be used; none is named.
why-no-marker = A bonus space needs a bonus marker; none is left this round.
why-no-steps = A move is at least 1 step.
why-no-steps-there = These steps are not for the track of { $company }.
why-no-such-option = There is no option { $option } here.
why-no-such-reward = The reward { $first } is not to be taken here.
why-no-such-special = A track has special spaces 1 and 2; { $special } is none of them.
why-no-such-tier = There is no tier { $tier } here.
why-no-such-tile = This needs { $tile } face up; it is not there.
why-not-face-up = { $card } must be face up in your action area and fit this action.
why-not-in-hand = Choose a suitable card from your hand; { $card } is not one.
why-not-the-most = The majority space of { $kind } needs the highest total, { $most }; the own total is { $total }.
why-nothing-chosen = Choose a card, the diamond steps, or both.
why-other-extra-used = Of the two extra bonus spaces of { $company } only one is used in a round.
why-plan-all-slots = A plan names all { $slots } slots, empty ones too.
why-points-short = This costs { $cost ->
    [one] { $cost } bookkeeping point
   *[other] { $cost } bookkeeping points
}; { $left } left.
why-region-held = { $region } already holds a post of this company.
why-region-not-adjacent = { $region } borders neither the camp nor a post of this company.
why-requirement-not-met = The requirements of the book on space { $space } are not met.
why-share-card-planned = Single-share cards are not laid in slots; { $card } is one.
why-slot-closed = Slot { $slot } is not open yet.
why-space-taken = The space is taken for this round: { $space }.
why-special-not-reached = You have not unlocked this special bonus of { $company } yet.
why-steps-left = You can give up steps only if no track can advance; { $company } still can.
why-tile-attached = The goods tile lies on a card already and is not moved.
why-tile-not-dealt = One of the two dealt tiles is kept; { $tile } is not one of them.
why-too-many-steps = There are { $left ->
    [one] { $left } step
   *[other] { $left } steps
} left; this takes { $n }.
why-total-too-low = This needs a total of { $least } { $kind }; there is { $total }.
why-track-ends = The track ends after { $n } more steps.
why-units-short = The card costs { $price ->
    [one] { $price } unit
   *[other] { $price } units
}; there are { $units }.

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
    [one] removal of { $n } post
   *[other] removal of { $n } posts
}
reward-equal = { $good ->
    [coffee] pounds equal to coffee minus { $less }
    [banana] pounds equal to banana minus { $less }
   *[cotton] pounds equal to cotton minus { $less }
}
need-coffee = { $n } coffee
need-banana = { $n } banana
need-cotton = { $n } cotton
need-expansion = { $n } expansion
need-anygood = { $n } of any one good
need-merchant-or-bookkeeper = { $n } merchant or bookkeeper
card-goods = { $good ->
    [coffee] { $value } coffee
    [banana] { $value } banana
   *[cotton] { $value } cotton
}
card-expansion = { $share ->
    [none] { $value } expansion
    [mombasa] { $value } expansion with a share of Mombasa
    [cape_town] { $value } expansion with a share of Cape Town
    [saint_louis] { $value } expansion with a share of Saint-Louis
   *[cairo] { $value } expansion with a share of Cairo
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
option-setup = Set-up
option-setup-about = Fixed tracks and tiles of the first game, or drawn ones
option-setup-first = first game
option-setup-later = later games
option-first-player = First player
option-first-player-about = The seat that begins; by lot if none is set
option-first-player-None = drawn
option-first-player-0 = Seat 1 (A)
option-first-player-1 = Seat 2 (B)
option-first-player-2 = Seat 3 (C)
option-first-player-3 = Seat 4 (D)
option-open-hands = Open hands
option-open-hands-about = All hands are visible (they can be worked out anyway)
option-pack = Data pack
option-pack-about = What is printed: as close to the rulebook as we can tell, or tuned so that every line of play wins
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
space-first-player = first player
space-buy = buy a card
space-sell = sell a card
space-majority-coffee = majority of coffee
space-majority-banana = majority of banana
space-majority-cotton = majority of cotton
space-majority-expansion = majority of expansion
space-tile-goods = goods +1 tile
space-tile-bookkeeper = bookkeeper tile
space-tile-merchant = diamond merchant tile
space-tile-expansion = expansion tile
space-extra-mombasa-1 = extra space 1 of Mombasa
space-extra-mombasa-2 = extra space 2 of Mombasa
space-extra-cape-town-1 = extra space 1 of Cape Town
space-extra-cape-town-2 = extra space 2 of Cape Town
space-extra-saint-louis-1 = extra space 1 of Saint-Louis
space-extra-saint-louis-2 = extra space 2 of Saint-Louis
space-extra-cairo-1 = extra space 1 of Cairo
space-extra-cairo-2 = extra space 2 of Cairo
line-cash = cash
line-mombasa = Mombasa
line-cape-town = Cape Town
line-saint-louis = Saint-Louis
line-cairo = Cairo
line-diamonds = diamond track
line-books = bookkeeping track
number-wealth = wealth
number-cash = cash
number-mombasa = Mombasa
number-cape-town = Cape Town
number-saint-louis = Saint-Louis
number-cairo = Cairo
number-diamonds = diamonds
number-books = books
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
confidence-inferred = { $n } inferred
confidence-invented = { $n } invented

## The board in a terminal
board-head = Round { $round } of 7, first player { $seat }
board-row = { $what }: { $things }
board-company = { $company }: share { $value } pounds, track { $track }, camp { $posts } posts ({ $columns })
board-regions = { $company } holds { $regions }
board-card = { $id } { $face }, price { $price }
board-player = { $mark } { $seat }: { $cash ->
    [one] { $cash } pound
   *[other] { $cash } pounds
}, worth { $worth }, shares { $shares }; diamonds { $diamonds } (value { $gems }), ink { $ink } (value { $value }), hand { $hand }, markers { $markers }
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
board-column = column { $n }, red { $red } more
board-spaces = free bonus spaces: { $spaces }
board-slot = { $slot } { $face }
board-down = { $face } (face down)
board-totals = coffee { $coffee }, banana { $banana }, cotton { $cotton }, expansion { $expansion }
board-thinking = Still thinking: { $n }
board-reconstructed = Much of the printed data is reconstructed and not the printed value.

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
