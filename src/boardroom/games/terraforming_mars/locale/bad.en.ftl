# What is wrong with input: moves and records of Terraforming Mars.
thing-award = award
thing-card = card
thing-corporation = corporation
thing-hex = hex
thing-milestone = milestone
thing-project = standard project
thing-resource = resource
bad-payment = '{ $value }' is not a payment such as '2 steel 5 mc'
bad-decision = the record holds a decision that its format does not define: '{ $decision }'
bad-first-player = choose the first player among the { $seats } seats of this table
