# What is wrong with input: moves, options and data packs of Mombasa. What is wrong inside a pack names its files.
thing-book = book
thing-card = card
thing-column = column
thing-company = company
thing-first = reward
thing-kind = kind of card
thing-pack = pack
thing-region = region
thing-slot = action slot
thing-starting = starting tile
thing-tile = tile
thing-track = track
bad-first-player = choose the first player among the { $seats } seats of this table
bad-own-slot = each card needs an action slot of its own
bad-pack = { $more ->
    [0] this pack cannot be played: { $wrong }
   *[other] this pack cannot be played: { $wrong } (and { $more } more)
}
bad-pack-folder = there is no pack '{ $pack }': name a folder or one of these: { $known }
bad-pack-damaged = the text of this pack is damaged
bad-pack-unreadable = this pack cannot be read: { $wrong }
