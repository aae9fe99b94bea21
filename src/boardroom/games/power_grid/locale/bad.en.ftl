# What is wrong with input: moves, options and records of Power Grid.
thing-card = card
thing-city = city
thing-fuel = resource
thing-map = map
thing-plant = plant
thing-region = region
bad-first-game = the first-game variant belongs to the rules of 2007 (PG-14.1)
bad-regions-of = the regions of the map '{ $map }' are: { $known }
bad-region-twice = a region can be in play only once
bad-regions-apart = the regions in play must be adjacent (PG-2.1)
bad-region-count = { $players } players need { $wanted } regions, not { $count } (PG-11.1)
bad-basket = '{ $value }' should look like '3 coal 2 oil'
bad-basket-twice = '{ $value }' should name each of these at most once: { $known }
bad-run = '{ $value }' is not a plant to run; write '14' or, to burn two coal in plant 5, '5:2'
bad-coal = plant { $plant } cannot run on { $coal } coal
# Records of other programs
bad-table-size = Power Grid is for 2 to 6 players, not { $count } (PG-11.1)
bad-seats = the seats of a record are numbered clockwise from 0 (PG-4.3)
bad-stack = the recorded stack should have plant 13 on top and the Step 3 card at the bottom
bad-market = the recorded plant market does not begin with plants 3 to 6 and 7 to 10 (PG-2.5)
bad-aside = the record sets { $count } plants aside, which is not the number in PG-11.1
bad-no-event = there is no event { $event } for a checkpoint to follow
bad-event = the record holds an event that its format does not define: { $event }
bad-rules = this record uses the rules '{ $rules }', which Boardroom does not support
bad-editions = a record may name only these editions: { $known }; this one names { $editions }
