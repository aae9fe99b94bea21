### Power Grid: the rules in our own words, one message a clause; the numbers stand in data/rules.toml.

## Components and plants
PG-1 = Components and plants
PG-1-1 = There are two maps, Germany and USA. Each has 6 regions of 7 cities.
PG-1-2 = There are 22 houses in each of 6 colours; each player takes one colour.
PG-1-3 = The resource tokens are 24 coal, 24 oil, 24 garbage and 12 uranium. There are never more than these.
PG-1-4 = There are 43 cards: the 42 power plants numbered 3 to 40, 42, 44, 46 and 50, and the Step 3 card.
PG-1-5 = A plant's number is its name, its rank among the plants and its lowest opening bid.
PG-1-6 = A plant runs on exactly the printed number of tokens, never more and never fewer. It then supplies up to the printed number of cities. A plant that is short of tokens does not run.
PG-1-7 = A plant stores up to twice the number of tokens it burns in one run. It stores only kinds that it can burn.
PG-1-8 = A hybrid plant burns coal and oil in any mix that adds up to the printed number of tokens. Coal and oil share its storage.
PG-1-9 = Ecological plants and the fusion plant 50 run without resources and store none.
PG-1-10 = A plant runs at most once per round. Storing twice the tokens does not let it supply twice as many cities.

## Setup
PG-2 = Setup
PG-2-1 = The players choose a map and then the regions in play. These must be adjacent and form one group. Their number depends on the number of players.
PG-2-2 = Each player begins with 50 Elektro, without a plant and without a city.
PG-2-3 = The resource market has eight spaces priced 1 to 8 Elektro. Each has room for three coal, three oil, three garbage and one uranium. Four dearer spaces are priced 10, 12, 14 and 16 Elektro; each has room for one uranium only.
PG-2-4 = At the start coal fills the spaces 1 to 8 and oil the spaces 3 to 8, three tokens each. Three garbage lie on space 7 and three on 8; one uranium lies on 14 and one on 16. So the cheapest coal costs 1 Elektro, oil 3, garbage 7 and uranium 14. The supply holds the rest: no coal, 6 oil, 18 garbage and 10 uranium.
PG-2-5 = The current market begins with plants 3, 4, 5 and 6. The future market begins with plants 7, 8, 9 and 10. The eight plants are always kept in order of their numbers. The four lowest are the current market.
PG-2-6 = Plant 13 and the Step 3 card are taken out and the other cards are shuffled. The number of cards given for the player count is then removed at random and unseen. Finally plant 13 goes on top of the stack and the Step 3 card at the bottom.
PG-2-7 = The player order of the first round is random. By the rules of 2007 the players draw plant cards and compare them; by the second-edition rules they draw lots.
PG-2-8 = Every player may build in every region in play, no matter who chose it.

## Rounds and player order
PG-3 = Rounds and player order (phase 1)
PG-3-0 = A round has five phases: player order, auction of power plants, buying resources, building and bureaucracy. All players finish a phase before the next one begins.
PG-3-1 = In phase 1 the player with the most cities becomes first. In a tie, the player whose highest plant has the higher number goes first. The others are ranked in the same way. This order holds until the next phase 1, except in round 1.
PG-3-2 = In round 1 the player order is the random order from setup.
PG-3-3 = In round 1 the player order is worked out again right after the auctions. Nobody has a city yet, so the number of the highest plant alone decides, highest first.

## Auction of plants
PG-4 = Auction of plants (phase 2)
PG-4-1 = A player gets at most one plant per round. A player who has bought a plant neither opens an auction nor bids again in that round.
PG-4-2 = On their turn, a player who has neither bought nor passed in this phase has two options. They pass, or they put one plant in the current market up for auction. Plants in the future market cannot be chosen.
PG-4-3 = Bidding goes clockwise round the table, not in player order. It begins with the neighbour to the left of the player who opened. Only those who have neither bought nor passed in this phase take part. Each in turn raises or drops out.
PG-4-4 = When all but one have dropped out, the remaining player pays the bank the highest bid and takes the plant.
PG-4-5 = When a plant is sold, a new one is drawn from the stack at once. The market is then put in order again. Nothing is drawn when the stack is empty. By the rules of 2007 nothing is drawn once the Step 3 card has appeared in the current phase 2.
PG-4-6 = If the player who opened won the plant, or passed instead of opening, their turn ends. The turn goes to the next player in order who has neither bought nor passed. If somebody else won, it is the same player's turn again: they may open another auction or pass.
PG-4-7 = Passing instead of opening ends the phase for that player: no opening, no bidding and so no plant in this round.
PG-4-8 = The last player still entitled to buy has no rival and can take a plant at its lowest bid.
PG-4-9 = A player owns at most 3 plants, or 4 in a two-player game. Whoever buys one too many must scrap one of their older plants, never the new one. The scrapped plant leaves the game.
PG-4-10 = The owner may move tokens from the scrapped plant to the other plants, including the new one. Each plant takes only kinds that it burns, and only as many as it has room for. Tokens left on the scrapped plant go to the supply, not to the market.
PG-4-11 = In round 1 everyone must buy a plant, so nobody may pass instead of opening.
PG-4-12 = If nobody bought a plant in phase 2, the lowest plant in the market leaves the game. A new one is drawn from the stack and the market is put in order again. This cannot happen in round 1.
PG-4-13 = Players take turns to open auctions in player order; the first player begins.
PG-4-14 = Whoever opens an auction bids at once: at least the number of the plant in Elektro, or more. An auction cannot be opened without a bid.
PG-4-15 = Whoever drops out of an auction cannot come back into it. They may still open and bid in the later auctions of the phase.
PG-4-16 = A bid is a whole number of Elektro, higher than the current bid and no higher than the bidder's money. The price is due at once and there is no credit.

## Buying resources
PG-5 = Buying resources (phase 3)
PG-5-1 = On their turn players buy any number of tokens from the resource market, or none. Each token costs the price of its space, and the cheapest token of a kind goes first. Players pay the bank from their own money.
PG-5-2 = A player buys only resources that their plants can store, and no more than they have room for. A hybrid plant's room is shared by coal and oil.
PG-5-3 = A player may move tokens between their own plants at any time. Each plant takes only kinds that it burns, and only as many as it has room for.
PG-5-4 = A resource that is sold out cannot be bought any more this round.
PG-5-5 = Players do not trade tokens with one another. Only the rules of 2007 say so; here it holds in both editions.
PG-5-6 = Resources are bought in reverse player order: the last player buys first.

## Building
PG-6 = Building (phase 4)
PG-6-1 = The starting city may be any city in play with a free slot. It costs only the price of that slot, which is 10 Elektro in a city without a house. There is no connection cost.
PG-6-2 = Nobody has to begin a network in round 1; a player may wait.
PG-6-3 = Every further city may lie anywhere in play, however far away. It costs the price of the free slot plus the connection cost of the cheapest path from the builder's network. Cities connected earlier in the same turn belong to the network. The slots of a city cost 10, 15 and 20 Elektro in the order in which they are filled. The cheapest free slot is taken.
PG-6-4 = A city takes one house in Step 1, two in Step 2 and three in Step 3. The first house in a city costs 10 Elektro in every Step.
PG-6-5 = A player never has two houses in one city.
PG-6-6 = A path may pass through cities in which the player does not build, whether they are full or not. It may not leave the regions in play; only the rules of 2007 say so, and here it holds in both editions.
PG-6-7 = In a turn a player may connect as many cities as their money allows, or none.
PG-6-8 = A player has one network, which only grows. A second network cannot be begun.
PG-6-9 = The number of a player's cities is updated at once after each house.
PG-6-10 = A plant in the current market is obsolete once a player has at least as many cities as its number. It leaves the game at once and is replaced from the stack. If the new plant is too low as well, it goes too, and so on. Plants that players own stay.
PG-6-11 = Building goes in reverse player order: the last player builds first.
PG-6-12 = Every connection on the path is paid in full each time, even if the player has paid for it before.
PG-6-13 = The house and the path are paid together, to the bank, when the city is connected. There are no loans.

## Bureaucracy
PG-7 = Bureaucracy (phase 5)
PG-7-1 = Each player chooses which of their plants with enough tokens to run. They may run fewer than possible, or none, even if some cities go without power.
PG-7-2 = The bank pays each player by the number of cities supplied. For 0 to 20 cities it pays 10, 22, 33, 44, 54, 64, 73, 82, 90, 98, 105, 112, 118, 124, 129, 134, 138, 142, 145, 148 and 150 Elektro. Even a player who supplies none gets 10 Elektro.
PG-7-3 = Then the resource market is refilled from the supply according to the number of players and the Step. Each resource fills its dearest space with room first, then the cheaper ones. Uranium begins at 16, one token per space. If the supply runs short, only what is there is placed.
PG-7-4 = Then, in Steps 1 and 2, the highest plant in the future market goes face down under the stack. It thus lies below the Step 3 card. A new plant is drawn and the market is put in order again.
PG-7-5 = In Step 3 no plant goes under the stack any more; instead the lowest plant in the market leaves the game.
PG-7-6 = The players run their plants and are paid in player order, the first player first.
PG-7-7 = Tokens that are burnt go to the supply, not to the market.
PG-7-8 = A player supplies as many cities as the plants they run can supply together. The number of cities in their network is the limit; output beyond it is lost.

## Step 1
PG-8 = Step 1
PG-8-1 = The game begins in Step 1: one house per city, at 10 Elektro. The refill uses the first figure of the refill table.

## Step 2
PG-9 = Step 2
PG-9-1 = Step 2 begins between phases 4 and 5 of the round in which a player has at least 7 cities. With two players it takes 10 cities, with six players 6.
PG-9-2 = When Step 2 begins, the lowest plant in the market leaves the game. A new one is drawn from the stack and the market is put in order again. This happens only once.
PG-9-3 = From then on a city takes two houses, the second at 15 Elektro. The refill uses the second figure of the refill table, starting with the phase 5 that follows.

## Step 3
PG-10 = Step 3
PG-10-1 = A Step 3 card drawn in phase 2 counts as the highest plant and lies last in the future market. By the rules of 2007 no plant is replaced for the rest of the phase. By the second-edition rules the stack is shuffled at once and replacements go on. After phase 2 the card and the lowest plant leave the market, and nothing is drawn for them. Step 3 begins with phase 3.
PG-10-2 = If the Step 3 card is drawn in phase 4, the card and the lowest plant leave the market. Nothing is drawn for them, and Step 3 begins with phase 5. By the second-edition rules the stack is also shuffled at once.
PG-10-3 = If the Step 3 card is drawn in phase 5, the card and the lowest plant leave the market. Nothing is drawn for them. By the rules of 2007 Step 3 begins at once. By the second-edition rules the stack is shuffled at once, and this round's refill is still that of Step 2. Step 3 then begins with phase 1 of the next round.
PG-10-4 = By the rules of 2007 the stack is shuffled in phase 5 of the round in which Step 3 began. By the second-edition rules it is shuffled as soon as the Step 3 card appears.
PG-10-5 = In phase 5 of Step 3 the lowest plant leaves the game and is replaced from the stack. By the rules of 2007 this begins with the second round of Step 3. The round in which the card appeared is the first. By the second-edition rules it happens in every round of Step 3. If the card came in phase 2 or 4, that includes the same round.
PG-10-6 = In Step 3 the plant market holds six plants, and all of them are the current market. There is no future market any more.
PG-10-7 = In Step 3 a city takes three houses, the third at 20 Elektro. The refill uses the third figure of the refill table.
PG-10-8 = When the stack is empty the game goes on. Each phase 5 still removes the lowest plant, so the plant market may become empty.
PG-10-9 = The resource market is refilled before the plant market is changed. After a Step 3 card in phase 5, that round's refill is therefore that of Step 2 in both editions. Such a game goes on in the same way in both.

## Number of players
PG-11 = Number of players
PG-11-1 = The game is for 2 to 6 players. Two players: 3 regions, 8 plants set aside, at most 4 plants each. Step 2 begins at 10 cities and the game ends at 21. Three: 3 regions, 8 plants set aside, at most 3 plants each. Step 2 begins at 7 cities and the game ends at 17. Four: 4 regions, 4 plants set aside, at most 3 plants each. Step 2 begins at 7 cities and the game ends at 17. Five: 5 regions, no plants set aside, at most 3 plants each. Step 2 begins at 7 cities and the game ends at 15. Six: 5 regions, no plants set aside, at most 3 plants each. Step 2 begins at 6 cities and the game ends at 14.

## Refill table
PG-12 = Refill table
PG-12-1 = These tokens are added in phase 5; the three figures are for Steps 1, 2 and 3. Two players: coal 3, 4, 3; oil 2, 2, 4; garbage 1, 2, 3; uranium 1, 1, 1. Three: coal 4, 5, 3; oil 2, 3, 4; garbage 1, 2, 3; uranium 1, 1, 1. Four: coal 5, 6, 4; oil 3, 4, 5; garbage 2, 3, 4; uranium 1, 2, 2. Five: coal 5, 7, 5; oil 4, 5, 6; garbage 3, 3, 5; uranium 2, 3, 2. Six: coal 7, 9, 6; oil 5, 6, 7; garbage 3, 5, 6; uranium 2, 3, 3. The Step in force at the refill counts.

## End and winner
PG-13 = End and winner
PG-13-1 = The game ends after a phase 4 in which a player has reached the final number of cities. This holds in any Step. That number is 21 with two players, 17 with three or four, 15 with five and 14 with six. Everybody still finishes that phase 4. There is no phase 5 and no more buying.
PG-13-2 = Each player counts the most cities that their plants can supply with the tokens stored. The number of cities in their network is the limit.
PG-13-3 = The winner need not be the player with the most cities.
PG-13-4 = Whoever supplies the most cities wins. In a tie the player with the most money wins. If money is tied too, the player with the most cities in their network wins.

## First-game variant
PG-14 = First-game variant
PG-14-1 = The rules of 2007 recommend this variant when somebody plays for the first time; it is optional. The whole game is played in Step 1 and ends when a player has built in 7 cities.
PG-14-2 = Nobody builds in more than 7 cities. Those who have not yet built in that phase 4 may still do so, up to 7 cities.
PG-14-3 = Whoever supplies the most cities wins; in a tie the player with the most money wins. The variant names no further tie-break; here the most cities in the network decide, as in the full game.

## Rulings: what the rulebooks leave open
ruling-A1 = By the rules of 2007 no plants are drawn after the Step 3 card has appeared in phase 2. Yet they give six plants as the size of the Step 3 market. Here the market is filled up to six plants when the stack is shuffled in phase 5. A table option follows the literal reading instead: the market is never filled up.
ruling-A2 = By the rules of 2007 a plant may become obsolete in phase 4 after the Step 3 card has appeared. It leaves the game, and no plant is drawn until the stack is shuffled.
ruling-A3 = The Step 3 card may be drawn as the replacement after a phase 2 in which nobody bought. It then counts as drawn in phase 2. First the card and then the lowest plant leave the market, and Step 3 begins with phase 3.
ruling-A4 = The Step 3 card may be drawn as the replacement at the beginning of Step 2. It then counts as drawn in phase 4, and Step 3 begins with phase 5.
ruling-A5 = If the Step 3 card appears while the game is still in Step 1, Step 3 begins all the same. Step 2 and its removal of the lowest plant are skipped. If the card was drawn in phase 5, that round's refill has already used the figures of Step 1.
ruling-A6 = Both rulebooks describe the start of a network when no city has a house yet. They name a city that nobody has taken. A player who begins in Step 2 or 3 may also start in an occupied city with a free slot. They pay the price of that slot. Otherwise a late starter could be locked out for good.
ruling-A7 = If there are fewer than four plants beside it, the Step 3 card moves into the current market. It is not a plant and can never be put up for auction.
ruling-A8 = Two of the 22 houses serve as markers, yet a two-player game ends at 21 cities. The number of houses therefore limits nobody.
ruling-A9 = Neither rulebook says whether money is open. Here it is hidden, which the publisher's answers favour; a table option makes it open.
ruling-A10 = Players who are equal in cities supplied, money and cities in their network share the same rank.
ruling-A11 = A scrapped plant may leave more coal and oil than the other plants can hold. The owner then chooses which of them to discard, and need not discard more than necessary.
ruling-A12 = In round 1 a player may drop out of an auction. It is enough to own a plant when the auctions are over.
ruling-A13 = The rulebooks let the players choose the map and the regions, but do not say how. The map is a table option. The players choose the regions in turn, in the starting order; a table that people set up begins this way. An option may name the regions beforehand or draw a connected group of them. A quick game against bots draws them. Seats are settled before the game.
ruling-A14 = The cheapest token of a resource is always bought first. The rulebooks give the price of each space. Only the rules of 2007 remark that one naturally begins with the cheapest.
ruling-A15 = By the rules of 2007 the lowest plant leaves from the second round of Step 3 on. The first round is the one in which the card appeared, even if that was in phase 5. From the next round on the lowest plant leaves every round.
ruling-A16 = In the first-game variant Step 2 never begins, not even with six players, where 6 cities would otherwise begin it. Seven cities end the game with any number of players.
ruling-A17 = The first-game variant has no Step 3. When the Step 3 card is drawn, it leaves the game and the next card is drawn at once. From then on the plants put under the stack come up again, in the order in which they went there.
ruling-A18 = In the first-game variant every city in play takes only one house. With six players, all cities may have a house after phase 4 although nobody has 7 cities. Then nobody can ever reach 7, and the game ends after that phase as if 7 cities had been built.
ruling-A19 = Tokens may be moved between plants at any time, so here they lie on no particular plant. When a plant is scrapped, every token that fits moves to the other plants, unless the owner names tokens to discard. These may be any that the scrapped plant can store, provided the other plants have room for the rest.

## Differences between the two editions
difference-D1 = Starting order: by the rules of 2007 plant cards are drawn and compared; by the second-edition rules lots are drawn. Both are random.
difference-D2 = Step 3 card in phase 2: by the rules of 2007 plants are no longer replaced for the rest of the phase. By the second-edition rules they are replaced, from the reshuffled stack.
difference-D3 = Shuffle in Step 3: the rules of 2007 shuffle the stack in phase 5 of the round in which Step 3 began. The second-edition rules shuffle it as soon as the card appears.
difference-D4 = Step 3 card in phase 5: by the rules of 2007 Step 3 begins at once. By the second-edition rules it begins in the next round, after a refill expressly of Step 2. Since the refill comes first, both play the same way.
difference-D5 = When the Step 3 card appears: by the rules of 2007 the lowest plant stays in phase 5 of that round. By the second-edition rules it is removed and replaced if the card appeared in phase 2 or 4.
difference-D6 = Trading between players: the rules of 2007 forbid it; the second-edition rules do not mention it. Here nobody trades in either.
difference-D7 = Paths through regions not in play: the rules of 2007 forbid them; the second-edition rules do not mention them. Here they are forbidden in both.
difference-D8 = Loans: the rules of 2007 exclude them; the second-edition rules do not mention them. Here there are none in either.
difference-D9 = First-game variant: the rules of 2007 offer it; the second-edition rules do not have it.
difference-D10 = Overview cards: the rules of 2007 have 5, so that two players share one in a six-player game. The second-edition rules have one for each player. Play is the same.
difference-D11 = A connection used before: the rules of 2007 say that all costs are paid. The second-edition rules say expressly that the connection is paid for again. Play is the same.
difference-D12 = Cheapest path: by the rules of 2007 the player pays for a path to one of their cities. The second-edition rules say that the cheapest one is worked out. Here it is always the cheapest.
difference-D13 = Phase 5: in the rules of 2007 the summary puts the new plant before the refill and contradicts the chapter. The second-edition rules put the refill first. Here the refill comes first in both.
difference-D14 = Worked examples: both show Anna's building costs, the refill and the obsolete plant 6. The second-edition rules add player order, storage and payment. By mistake they swap the two ends of Anna's connection from Essen to Duisburg. Play is the same.
difference-D15 = Regions with three, four and five players: the rules of 2007 recommend one for each player. The second-edition rules fix the number in a table. The figures are the same.
difference-D16 = Plants set aside: by the rules of 2007 they come from the stack after plants 3 to 10 and 13 were taken out. The second-edition rules say “after the market is prepared” and do not mention plant 13. Here plant 13 is never set aside.
difference-D17 = Scrapped plant: by the rules of 2007 it is discarded; by the second-edition rules it is expressly out of the game. Play is the same.
difference-D18 = Moving tokens between plants: the rules of 2007 name kind and room. The second-edition rules name the kind here and the room in the rule on storage. Play is the same.
difference-D19 = A player who opened an auction and lost it: by the rules of 2007 they may name another plant. By the second-edition rules they may name another plant or pass. Passing is always allowed in both, except in round 1.
