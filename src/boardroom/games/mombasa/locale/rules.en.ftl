### Mombasa: the rules in our own words, one message a clause; the numbers stand in data/rules.toml.

## Aim of the game
M-1 = Aim of the game
M-1-1 = Two to four players play 7 rounds. Whoever has the most pounds at the end wins.
M-1-2 = Your final net worth is your cash plus the value of your shares in the four companies. To this you add the last values that your diamond marker and your ink jar have reached.
M-1-3 = A company track gives you the shares printed on the last icon that your marker has reached or passed. These icons are not added up. Share icons on your cards come on top.
M-1-4 = One share of a company is worth as many pounds as coin icons are visible in its base camp. A coin icon is visible when no trading post covers its space.
M-1-5 = There are 44 action cards: 9 A, 16 B, 11 C, 4 D and 4 E. There are also 36 starting cards (9 of each colour) and four 1-expansion cards. The eight company tracks are on four two-sided pieces, with four track cards. There are 72 books (24 of each letter A, B and C), 10 starting tiles and 4 bonus tiles. Each company has 15 trading posts, 60 in all. Each player has 4 track markers, 5 bonus markers, an ink jar and a diamond marker.

## Setup
M-2 = Setup
M-2-1 = In your first game track A1 is placed at Mombasa (black) and B1 at Cape Town (red). C1 is placed at Saint-Louis (white) and D1 at Cairo (orange). Each track then belongs to the company it is placed at.
M-2-2 = In later games the four track cards are shuffled. One is placed at each edge of the board, with one of its two arrows towards the edge. The half that points at the edge names the track used there. The cards are turned face up only when all four are placed.
M-2-3 = All 15 trading posts of a company cover the 15 spaces of its base camp.
M-2-4 = The action cards are sorted by letter and each letter is shuffled. From top to bottom the deck holds A, B, C, D and E. Discarded cards lie beside it.
M-2-5 = The 12 spaces of the card display are filled face up from the deck. The right column comes first, from top to bottom, then the middle one, then the left one. So the top left card is an A, and the three below it are Bs.
M-2-6 = Space 1 of the round track stays empty. With 2 players, each of spaces 2 to 7 gets 1 coin. With 3 players, spaces 2, 4 and 6 get 2 coins each. Spaces 3, 5 and 7 then get 1 coin each. With 4 players, each of spaces 2 to 7 gets 2 coins.
M-2-7 = The books are sorted by the letter on their back and shuffled face down. The 12 spaces of the book display are filled, 4 spaces for each letter.
M-2-8 = The 4 bonus tiles lie beside the board.
M-2-9 = Each player has a player board, 9 starting cards in a hidden hand, an ink jar and 1 pound. A marker goes on the start of each company track, and a diamond marker on that of the diamond track. With two players each has 3 bonus markers, with three or four players 2. More bonus markers are needed only for track B2.
M-2-10 = A first player is determined. Clockwise from there, seats 1 to 4 add the 1-expansion card with their number to their hand. Each hand then has 10 cards.
M-2-11 = In the first game each seat has a fixed starting tile. In later games each player is dealt 2 of the 10 tiles and keeps 1 in secret. All kept tiles are revealed together, and the rest leave the game.
M-2-12 = Put your starting tile on your player board and the ink jar on its ink icon. Place one of the 3 cards shown on the tile above each of the 3 open action slots, in any order. These cards come from your hand and are the first cards of those resting columns. Then take the starting bonus: steps on 1 or 2 given tracks.

## The rounds
M-3 = The rounds
M-3-1 = A round has a planning phase, a general action phase and the preparation for the next round. After the action phase of round 7, the final scoring replaces the preparation.

## Planning
M-4 = Planning
M-4-1 = All players plan at the same time. They place cards from their hand face down in their available action slots, at most one in each. You may place fewer cards or none, and choose freely which card goes to which slot.
M-4-2 = Three action slots are open from the start. The diamond track and the bookkeeping track open one more each.
M-4-3 = An action slot is tied to the resting column above it. The card placed there goes to that column and nowhere else.
M-4-4 = Single-share cards are never placed in an action slot.
M-4-5 = When all players are ready, all planned cards are turned face up.

## Turns
M-5 = Turns
M-5-1 = Beginning with the first player and going clockwise, the players take turns until all have ended their action phase.
M-5-2 = On your turn you do exactly one thing. You use one or more goods cards of one type, all your expansion cards, one bookkeeper or one diamond merchant. Or you place one bonus marker, or end your action phase. You may mix goods of different types only with the bonus in M-17.3.
M-5-3 = For an action you need suitable cards face up in your own action area. Cards in resting columns do not count. If nothing else is possible, you must end your action phase.
M-5-4 = A used card is turned face down. It cannot be used again and counts for no total.

## Goods
M-6 = Goods
M-6-1 = Choose one or more of your face-up goods cards of one type; you need not use all of them. Add up their units. Use all the units to take at most 1 card of the display and to move on company tracks.
M-6-2 = The price of a display card is its red value plus the red value of its space. Your units must cover this price. The card goes to your hand at once, so you can plan it from the next round on.
M-6-3 = Each remaining unit moves one of your markers 1 space on a company track. You may split the units over the tracks as you like, until all are used.
M-6-4 = Even at a price of 0, you must use at least one goods card to take a card this way. All its units then remain for steps. A price is never below 0.
M-6-5 = The card display is refilled only in the preparation for the next round.
M-6-6 = Turn the used goods cards face down; your turn ends.

## Expansion
M-7 = Expansion
M-7-1 = You use all your face-up expansion cards together and add up their values. You spend the total on one company of your choice; it is never split.
M-7-2 = Share icons on the expansion cards do not matter for the expansion.
M-7-3 = You may expand into a region that borders the company's base camp or a region with its trading post. Trading posts placed in this action count too. You cannot expand into a region where the company already has a trading post. Base camps are not regions.
M-7-4 = Expanding into a region costs 1 expansion point across a single line and 2 points across a double line. It costs 1 more point if the region holds a trading post of another company. The border you cross counts; if there are several ways in, the cheapest is taken.
M-7-5 = For every region you expand into, you take a trading post from the company's base camp. Choose any column, but always take its trading post nearest to the middle of the map.
M-7-6 = Continue until the total is spent. Points that you cannot or do not want to spend are lost.
M-7-7 = After expanding, take the rewards of all regions you expanded into, in any order. Expel the trading posts of other companies from them. Lay the new trading posts flat, so that each region holds at most one trading post. Turn the expansion cards face down; your turn ends.
M-7-8 = An expelled trading post goes back to its own base camp. You, the acting player, choose the column; the post takes the rearmost vacant space in it. Once the last space of a column is vacant, it is never covered again. In such a column the post can go no further back than the 4th space.
M-7-9 = If there is no vacant space that it may take, the trading post leaves the game.
M-7-10 = A company without trading posts in its base camp cannot expand until some come back. If they run out during the action, the remaining points are lost.
M-7-11 = If the total is not enough for any region you want, you may still take the action. The total is simply lost, and the cards are turned face down.
M-7-12 = Regions give pounds, steps on your diamond track, steps on the track of the expanding company, or bookkeeping points. Mine icons, printed under diamonds, are no reward.
M-7-13 = The bookkeeping points of all regions you expanded into are added up and used together, at once.
M-7-14 = Each of the 2 enclosed regions can be reached only through the region around it. The 2 surrounding regions give no reward.
M-7-15 = A base camp has 3 columns of 5 spaces. The last space of each column shows 2 coins.

## Bookkeeping points and books
M-8 = Bookkeeping points and books
M-8-1 = Bookkeeping points from regions, bookkeepers and bonuses are used at the moment you gain them. They cannot be saved. You may split a sum over several uses.
M-8-2 = An A book costs 1 bookkeeping point, a B book 1 point and a C book 2 points. You may also take 1 pound from the bank for 1 point.
M-8-3 = If a coin lies under the space of a book you take, the coin is yours.
M-8-4 = At the end of the turn, when all points are spent, place the books you took on your bookkeeping track. So the ink jar cannot enter a book in the turn in which it was taken.
M-8-5 = A book may be placed on any space of the track that can hold books, even if this leaves gaps. No A book may be placed on a space with a crossed-out A.
M-8-6 = A new book may cover an old one, but an A book never covers a B or C book. Books are never removed.
M-8-7 = The ink jar can enter only spaces with a book.
M-8-8 = After the books are placed, the empty spaces of the book display are refilled with books of the same letter. If a letter is used up, its spaces stay empty.

## The bookkeeper
M-9 = The bookkeeper
M-9-1 = Before the ink jar moves, you may pay 2 pounds to turn one book on your track face down. You may turn no more than one. The pounds go to the bank.
M-9-2 = You then move the ink jar forward, book by book, as far as you can and want. To enter a book, you must meet each of its 1 or 2 requirements. Your face-up total of that kind in your action area must be at least the number shown.
M-9-3 = The requirements are checked anew for each book and are not added up. No card is used up or turned face down for them.
M-9-4 = A book lying face down has no requirement and no reward.
M-9-5 = You get the reward of the book on which you stop, and only of that one. If the ink jar does not move, there is no reward.
M-9-6 = Whether or not the ink jar moved, you then use the bookkeeping points printed on the bookkeeper. Turn the bookkeeper face down; your turn ends.
M-9-7 = The bookkeeper in use does not count for a diamond merchant or bookkeeper requirement.
M-9-8 = Bookkeeping points gained as the reward of a book are used before the points of the card. They are a separate sum.

## The diamond merchant
M-10 = The diamond merchant
M-10-1 = You use one diamond merchant. There are 5 of them, all in the deck of action cards; no starting hand holds one.
M-10-2 = The plain diamond merchant gives 1 step on your diamond track and 2 pounds.
M-10-3 = A company's diamond merchant gives 2 steps on your diamond track and 1 pound. It also gives 1 step for every 2 mine icons, rounded down, in regions with that company's trading posts.
M-10-4 = Turn the diamond merchant face down; your turn ends.

## Bonus markers
M-11 = Bonus markers
M-11-1 = Place 1 of your bonus markers on a free bonus space. Meet its condition or pay its cost, and take its effect. The space is blocked for everyone for the rest of the round.
M-11-2 = First player space: take the first-player marker, which counts from the next round on, and use 1 bookkeeping point. The current first player may not do this on the first turn of the round. There is no other way to become first player.
M-11-3 = Buy space: pay 1 pound, then buy 1 card of the display for its full price in pounds. The card goes to your hand. At a price of 0 you pay only the 1 pound.
M-11-4 = Sell space: discard 1 card from your hand and get its red value in pounds, plus 2 pounds. The card is out of the game.
M-11-5 = There are majority spaces for coffee, banana, cotton and expansion. You may use one only if no other player's action area has a higher face-up total of that kind. A tie is enough. The cards are not turned face down.
M-11-6 = The reward depends on your total: steps on one given company track and sometimes a further reward, in any order. You may always take the reward of a lower tier instead.
M-11-7 = The coffee space moves you along the Cairo track. A total of 1 or 2 gives 2 steps, and a total of 3 or 4 gives 3 steps. With 5 or more you move 4 steps and remove one trading post.
M-11-8 = Tile spaces: pay the printed 1 or 2 pounds. The tile is reserved for you, and you receive it in the preparation phase. You may reserve several tiles, using one bonus marker and one turn for each.

## Bonus tiles
M-12 = Bonus tiles
M-12-1 = A bonus tile counts as an action card of its kind in every way but needs no action slot. A used tile is turned face down.
M-12-2 = The goods +1 tile lies beside your player board. You may attach it to a face-up goods card in your action area at any time in the action phase. This may be on another player's turn, and it does not use up your turn. From then on that card has 1 unit more in every way. The tile cannot be moved or used alone, and it is turned face down with the card.
M-12-3 = The bookkeeper tile is used like any bookkeeper, with 1 bookkeeping point.
M-12-4 = The diamond merchant tile gives 2 steps on your diamond track. It gives 1 more step for each diamond merchant card that is now face up in your action area.
M-12-5 = The expansion tile is an expansion card of value 3.
M-12-6 = There are four bonus tiles: goods +1, bookkeeper, diamond merchant and expansion. The goods tile does not count as a card.

## Ending the action phase
M-13 = Ending the action phase
M-13-1 = When you end your action phase, you take no more turns this round. Unused cards and tiles are not carried over.
M-13-2 = First you take all cards of exactly one of your resting columns into your hand.
M-13-3 = Then you turn your cards face up and move each from its action slot to the resting column above it. All cards in a column stay visible. You return all your bonus tiles, used or not.
M-13-4 = The order matters: cards placed this round cannot be picked up this round.
M-13-5 = When the last player has ended their action phase, the preparation for the next round follows.

## Preparation for the next round
M-14 = Preparation for the next round
M-14-1 = Take the leftmost stack of coins from the round track. Put 1 coin on the first-row coin space below it. Put the second coin, if there is one, on the second-row coin space. A coin belongs to the book directly above it. The number uncovered is that of the new round.
M-14-2 = Discard the cards left in the right column of the card display. Slide the remaining cards of each row to the right, keeping their order. Refill the right column from top to bottom, then the middle one, then the left one. If the deck is empty, spaces stay empty.
M-14-3 = All bonus markers return to their owners, including those on extra bonus spaces. A player who had a bonus marker on a tile space gets that tile.

## End of the game
M-15 = End of the game
M-15-1 = After the action phase of round 7, all players take all their resting cards into their hand. They show every card with a share icon, whatever its kind.
M-15-2 = The scoring has seven lines: cash, one line for each company, the diamond track and the bookkeeping track. A company's line is your number of its shares times the value of one share.
M-15-3 = A diamond marker or ink jar that has not reached the first value scores 0 pounds. The books themselves are worth nothing.
M-15-4 = Players tied for the highest net worth share the victory.
M-15-5 = In rounds 6 and 7 it no longer matters in which action slot you plan a card.

## Company tracks
M-16 = Company tracks
M-16-1 = A company track has 1 or 2 capital calls. To cross one, you pay its pounds to the bank at once. If you do not pay, your marker stays in front of it.
M-16-2 = The last space is the end of the track; the marker stays there.
M-16-3 = If an unpaid capital call or the end of the track stops you, use as many steps as you can. The rest are lost.
M-16-4 = Each track has 2 special spaces. When you reach or pass one, you get its 1 or 2 pounds. Every player who reached or passed it earlier gets the same amount again.
M-16-5 = The special bonus of the space is yours from your next turn to the end of the game. You cannot use it within the action that reached it.
M-16-6 = If you have both special bonuses of a track, you use one of them, never both. Permanent bonuses are not added up. You may use only one of a track's two extra bonus spaces per round.
M-16-7 = Permanent bonuses are on tracks A and B, extra bonus spaces on tracks C and D. An extra bonus space works like a space on the board: you place a bonus marker on it. You must also have the special bonus.

## Special bonuses
M-17 = Special bonuses
M-17-1 = Your expansion total is 1 or 2 points higher in every way. This applies only while at least one expansion card lies face up in your action area.
M-17-2 = On track B2 the first special space gives you 1 more bonus marker. With the second you have 2 more in all.
M-17-3 = Cards taken with goods cost 1 unit less. With the bonus that says so, you may even use goods of different types together for such a card. Units left over are used as steps on tracks.
M-17-4 = Each cotton card in your action area is worth more units, in every way.
M-17-5 = Extra bonus space: pay the printed pounds, then choose one of two rewards. Take 1 bookkeeping point and 2 diamond steps, or 2 bookkeeping points and 1 diamond step.
M-17-6 = Extra bonus space without a cost: buy 1 display card for pounds, take 2 diamond steps, or do both. The card costs its price plus the surcharge printed there.
M-17-7 = Extra bonus space: discard a coffee card from your hand. You get its red value in pounds and the pounds printed there, 3 at the first special space.
M-17-8 = On track D2, extra bonus space: pay 1 pound and move on each of the three other tracks.

## The player board
M-18 = The player board
M-18-1 = When your diamond marker reaches or passes the marked space of its track, you get one extra slot. It is open from the next planning phase on.
M-18-2 = When your ink jar reaches or passes the marked space of its track, you get the other extra slot. It is open from the next planning phase on.
M-18-3 = A diamond marker on the last space stays there. From then on every diamond step pays 2 pounds.
M-18-4 = An ink jar on the last space stays there. From then on every bookkeeping point pays 2 pounds and cannot be used otherwise.

## General rules
M-19 = General rules
M-19-1 = Money is open, and the supply of coins is unlimited.
M-19-2 = Face-down cards count for nothing: no requirement, no majority and no total.

## Icons
M-20 = Icons
M-20-1 = A number with the icon for any good means that many units of a single type.
M-20-2 = Remove a trading post: remove 1 from the base camp of any company, not from the map. It leaves the game, and its space is uncovered. With a 2 you remove two trading posts, from one or two base camps. Always take the trading post of a column nearest to the middle of the map.
M-20-3 = Diamond merchant or bookkeeper: you need at least one such card face up in your action area. The bookkeeper in use does not count.
M-20-4 = Coffee 3 with any good 3 means 3 coffee and 3 units of one other type, or 6 coffee.
M-20-5 = The cotton book needs 1 cotton. It pays as many pounds as you have units of cotton, minus 1.
M-20-6 = A positive number with a coin means that you receive that many pounds; a negative one, that you pay them.
M-20-7 = A number with a diamond means that many steps on your own diamond track.
M-20-8 = A number with a book means that many bookkeeping points, to be used at once.

## Rulings
ruling-Q-1 = The diamond merchant tile does not count itself, only other face-up diamond merchants.
ruling-Q-2 = All players share the extra bonus spaces, which are blocked for the round like any other bonus space.
ruling-Q-3 = The rules do not say which part of a special bonus belongs to which of the two special spaces. The data pack holds a guess. Cotton cards have 1 or 2 units more.
ruling-Q-4 = Each step beyond the end of the diamond track pays 2 pounds. This also holds within the move that reaches the end.
ruling-Q-5 = The ink icon on the starting tile is space 0 of the bookkeeping track. The starting book is space 1.
ruling-Q-6 = Books are placed only on spaces 2 to 15, so the starting book is never covered. A book may be placed behind the ink jar.
ruling-Q-7 = A book that fits nowhere on your track is discarded.
ruling-Q-8 = Nobody has to pay a capital call. In a goods action you may give up a unit only if none of your four markers can move. Each must be at the end of its track or in front of a call that you do not pay. Steps tied to one track are simply lost.
ruling-Q-9 = A card goes to the resting column above its own action slot. The re-released game lets you choose the column, but that rule does not apply here.
ruling-Q-10 = Expansion cards show 1 to 3 points, as the rulebook says.
ruling-Q-11 = The 1-expansion cards of the seats differ in their red value, which grows with the seat number. The exact values are a guess.
ruling-Q-12 = Single-share cards are bought and sold by the normal rules.
ruling-Q-13 = When you remove a trading post, you take the frontmost one of any column, as in an expansion.
ruling-Q-14 = The first player is drawn at random unless the table sets one.
ruling-Q-15 = You cannot use a majority space with a total below its lowest tier, since there is no reward to take.
ruling-Q-16 = Steps given by a region are made on the track of the company that has just expanded into it. The track of the expelled company does not count.
ruling-Q-17 = The ink jar may reach the last space during a bookkeeper action. Each point of that book and of the card then pays 2 pounds.
ruling-Q-18 = A coin under a space whose letter is used up stays there.
ruling-Q-19 = You cannot use a bonus space if you cannot pay its cost or lack the card that its effect needs.
ruling-Q-20 = When you end your action phase, you may take any of your open resting columns, even an empty one.
