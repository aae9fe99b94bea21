# What the page of Mombasa says beside the table's own words
draw-code-mo = MO
draw-code-ct = CT
draw-code-sl = SL
draw-code-ca = CA
draw-rounds = Round
draw-display = Cards on offer
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
draw-deck = { $n } in the deck
draw-price = price { $n }
draw-first = First
draw-bonuses = Bonus spaces
draw-markers = your markers: { $n }
draw-ended = ended
draw-planned = ready
draw-worth = Worth
draw-slots = slots
draw-used = used
draw-step = Step { $n }
draw-column = { $company }, column { $n }
draw-ledger = space { $at }
draw-slot = slot { $at }
draw-slip-end = Cards still lie face up. End your phase all the same?
draw-slip-steps = Give up these steps?
