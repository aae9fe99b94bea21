### Mombasa: the rules in our own words, one message a clause; the numbers stand in data/rules.toml.

## Aim of the game
M-1 = Aim of the game
M-1-1 = Two to four players play 7 rounds. Whoever has the most pounds at the end wins.
M-1-2 = Your final net worth is your cash, the value of your shares in each of the four companies, the last value your marker has reached on your diamond track and the last value your ink jar has reached on your bookkeeping track.
M-1-3 = On a company track you own the number of shares printed on the last share icon that your marker has reached or passed; the icons are not added up. Share icons on your cards come on top.
M-1-4 = One share of a company is worth as many pounds as coin icons are visible in its base camp, that is, on the spaces no post covers.
M-1-5 = The pieces are 44 action cards (9 A, 16 B, 11 C, 4 D, 4 E), 36 starting cards (9 of each colour), four 1-expansion cards, eight company tracks on four two-sided pieces, four track cards, 72 books (24 of each letter A, B, C), 10 starting tiles, 4 bonus tiles and 60 trading posts (15 of each company); each player has 4 track markers, 5 bonus markers, an ink jar and a diamond marker.

## Setting up
M-2 = Setting up
M-2-1 = In your first game track A1 lies at Mombasa (black), B1 at Cape Town (red), C1 at Saint-Louis (white) and D1 at Cairo (orange). From then on a track belongs to the company it lies at.
M-2-2 = In later games the four track cards are mixed and one is put at each edge with one of its two arrows towards the edge; the half pointing at the edge names the track used there. The cards are turned up only when all four are placed.
M-2-3 = All 15 posts of a company cover the 15 spaces of its base camp.
M-2-4 = The action cards are sorted by letter and each letter is shuffled. From top to bottom the deck holds A, B, C, D and E. Discarded cards lie beside it.
M-2-5 = The 12 spaces of the card display are filled face up from the deck: the right column from top to bottom, then the middle one, then the left one. So the top left card is an A and the three below it are B.
M-2-6 = Space 1 of the round track stays empty. With 2 players 1 coin lies on each of the spaces 2 to 7; with 3 players 2 coins on 2, 4 and 6 and 1 coin on 3, 5 and 7; with 4 players 2 coins on each of 2 to 7.
M-2-7 = The books are sorted by the letter on their back and shuffled face down. The 12 spaces of the book display are filled, 4 for each letter.
M-2-8 = The 4 bonus tiles lie beside the board.
M-2-9 = Each player has a player board, 9 starting cards in a hidden hand, a marker on the start of each company track, a diamond marker on the start of the diamond track, an ink jar, 1 pound and bonus markers: 3 with two players, 2 with three or four. Further markers are needed only for track B2.
M-2-10 = A first player is found. Clockwise from there seats 1 to 4 add the 1-expansion card with their number to their hand, which makes 10 cards.
M-2-11 = In the first game each seat has a fixed starting tile. In later games each player is dealt 2 of the 10 tiles and keeps 1 in secret; all are revealed together, and the rest leave the game.
M-2-12 = Each player puts the tile on the board and the ink jar on its ink icon, takes the 3 cards shown on the tile out of the hand, lays one above each of the 3 open slots as the first card of that resting column, in any way, and takes the starting bonus: steps on 1 or 2 given tracks.

## The rounds
M-3 = The rounds
M-3-1 = A round has a planning phase, a general action phase and the preparation for the next round. After the action phase of round 7 the final scoring follows instead of a preparation.

## Planning
M-4 = Planning
M-4-1 = All players choose at the same time which cards of their hand they lay face down, at most one in each available slot. You may lay fewer cards or none, and choose freely which card goes to which slot.
M-4-2 = Three slots are open from the start. The diamond track and the bookkeeping track open one more each.
M-4-3 = A slot is tied to the resting column above it: the card laid there will go to that column and nowhere else.
M-4-4 = Single-share cards are never laid in a slot.
M-4-5 = When all are ready, all cards are turned face up.

## Turns
M-5 = Turns
M-5-1 = Beginning with the first player and going clockwise, the players take one turn after another until all have ended their action phase.
M-5-2 = On your turn you do exactly one thing: use one or more goods cards of one type, use all your expansion cards, use one bookkeeper, use one diamond merchant, place one bonus marker, or end your action phase. Goods of different types are mixed only with the bonus of M-17.3.
M-5-3 = For an action you need the fitting cards face up in your own action area; cards in resting columns do not count. If nothing else is possible you must end your action phase.
M-5-4 = A used card is turned face down. It cannot be used again and counts for no total.

## Goods
M-6 = Goods
M-6-1 = Choose one or more of your face-up goods cards of one type; you need not use all of them. Their units are added up and must be used for at most 1 card of the display and for steps on company tracks.
M-6-2 = A display card costs its own red value plus the red value of its space, and your units must cover this price. The card goes to your hand at once, so it can be planned from the next round on.
M-6-3 = Each remaining unit moves one of your markers 1 space on a company track. You may split them over the tracks as you like until all units are used.
M-6-4 = To take a card in this way you must use at least one goods card even if the price is 0; then all units remain for steps. A price is never below 0.
M-6-5 = The card display is not refilled before the preparation for the next round.
M-6-6 = Turn the used goods cards face down; your turn ends.

## Expansion
M-7 = Expansion
M-7-1 = All your face-up expansion cards are used together and their values are added up. The total is spent for one company of your choice and is never split.
M-7-2 = Share icons on the expansion cards do not matter for the expansion.
M-7-3 = You may enter a region that borders the company's base camp or a region holding a post of that company, including posts placed in this action. A region that already holds a post of the same company cannot be entered. Base camps are not regions.
M-7-4 = Entering costs 1 across a single line and 2 across a double line, plus 1 if the region holds a post of another company. The border that counts is the one you come across; if there are several ways in, the cheapest is taken.
M-7-5 = For every region entered you take a post from the company's base camp: from any column, but always the post of that column nearest to the middle of the map.
M-7-6 = Go on until the total is spent. Points that you cannot or do not want to spend are lost.
M-7-7 = Afterwards you take the rewards of all entered regions in any order, send every other company's post out of these regions, lay the new posts flat so that at most one post is left in each region, and turn the expansion cards face down; your turn ends.
M-7-8 = A post that is sent out goes back to its own base camp. You, the acting player, pick the column; the post takes the rearmost vacant space in it. Once the last space of a column is vacant it is never covered again, so in such a column the post goes to the 4th space at the rearmost.
M-7-9 = If there is no vacant space it may take, the post leaves the game.
M-7-10 = A company without posts in its base camp cannot expand until posts come back. If the posts run out during the action, the remaining points are lost.
M-7-11 = If the total is not enough to enter any region you want, you may still take the action; it is simply lost, and the cards are turned face down.
M-7-12 = Regions give pounds, steps on your diamond track, steps on the track of the expanding company, or bookkeeping points. Mine icons, printed under diamonds, are no reward.
M-7-13 = The bookkeeping points of all entered regions are added up and used together, at once.
M-7-14 = Each of the 2 enclosed regions can be reached only through the region around it. The 2 surrounding regions give no reward.
M-7-15 = A base camp has 3 columns of 5 spaces. The last space of each column shows 2 coins.

## Bookkeeping points and books
M-8 = Bookkeeping points and books
M-8-1 = Bookkeeping points from regions, bookkeepers and bonuses are used in the moment you gain them and cannot be saved. You may split a sum over several uses.
M-8-2 = An A book costs 1 point, a B book 1 point, a C book 2 points; 1 pound from the bank costs 1 point.
M-8-3 = A coin lying under the space of a book you take is yours.
M-8-4 = At the end of the turn, when all points are spent, you place the books you took on your bookkeeping track. So the ink jar cannot enter a book in the turn in which it was taken.
M-8-5 = A book may be placed on any space of the track that can hold books, also leaving gaps. No A book may be placed on a space with a crossed-out A.
M-8-6 = A new book may cover an old one, but an A book never covers a B or C book. Books are never removed.
M-8-7 = The ink jar can only enter spaces with a book.
M-8-8 = After that the empty spaces of the book display are refilled with books of the same letter. If a letter is used up, its spaces stay empty.

## The bookkeeper
M-9 = The bookkeeper
M-9-1 = Before the ink jar moves you may pay 2 pounds to the bank to turn one book of your track face down, no more than one.
M-9-2 = Then you move the ink jar forward, book by book, as far as you can and want. To enter a book each of its 1 or 2 requirements must be met: your face-up total of that kind in your action area is at least the number shown.
M-9-3 = The requirements are checked for each book anew and are not added up. No card is used up or turned for them.
M-9-4 = A book lying face down has no requirement and no reward.
M-9-5 = You get the reward of the book on which you stop, and only of that one. Without movement there is no reward.
M-9-6 = After that, moved or not, you use the bookkeeping points printed on the bookkeeper and turn it face down; your turn ends.
M-9-7 = The bookkeeper in use does not count for a requirement of a merchant or bookkeeper.
M-9-8 = Points won as the reward of a book are used before the points of the card, as a sum of their own.

## The diamond merchant
M-10 = The diamond merchant
M-10-1 = You use one diamond merchant. There are 5 of them, all in the deck of action cards; no starting hand holds one.
M-10-2 = The plain merchant gives 1 step on your diamond track and 2 pounds.
M-10-3 = The merchant of a company gives 2 diamond steps and 1 pound, and then 1 more step for every 2 mine icons in regions holding a post of that company, rounded down.
M-10-4 = Turn the merchant face down; your turn ends.

## Bonus markers
M-11 = Bonus markers
M-11-1 = Put 1 of your bonus markers on a free bonus space, meet its condition or pay its cost, and take its effect. The space is blocked for everybody for the rest of the round.
M-11-2 = First player space: take the first-player marker, which counts from the next round on, and use 1 bookkeeping point. The current first player may not do this on the first turn of the round. There is no other way to become first player.
M-11-3 = Buy space: pay 1 pound, then buy 1 card of the display for its full price in pounds; it goes to your hand. At price 0 you pay only the 1 pound.
M-11-4 = Sell space: discard 1 card from your hand and get its red value plus 2 pounds. The card is out of the game.
M-11-5 = Majority spaces for coffee, banana, cotton and expansion: allowed only if no other player has a higher face-up total of that kind in the action area right now. A tie is enough. The cards are not turned.
M-11-6 = The reward depends on your total: steps on one given company track and perhaps more, in any order. You may always take the reward of a lower tier instead.
M-11-7 = The coffee space moves you on the track of Cairo: 2 steps with a total of 1 or 2, 3 steps with 3 or 4, and 4 steps and the removal of one post with 5 or more.
M-11-8 = Tile spaces: pay the printed 1 or 2 pounds. Nothing happens now; the tile is reserved for you and comes in the preparation phase. You may reserve several, with one marker and one turn for each.

## Bonus tiles
M-12 = Bonus tiles
M-12-1 = A bonus tile counts as an action card of its kind in every way but needs no slot. A used tile is turned face down.
M-12-2 = The goods +1 tile lies beside your board. At any time in the action phase, also on another player's turn, you may attach it to a face-up goods card in your action area; this is not your turn's action. From then on that card has 1 unit more in every way. The tile cannot be moved or used alone and is turned down with the card.
M-12-3 = The bookkeeper tile is used like any bookkeeper, with 1 bookkeeping point.
M-12-4 = The diamond merchant tile gives 2 diamond steps and 1 more for each merchant card now face up in your action area.
M-12-5 = The expansion tile is an expansion card of value 3.
M-12-6 = There are four bonus tiles: one goods +1, one bookkeeper, one diamond merchant and one expansion. The goods tile does not count as a card.

## Ending the action phase
M-13 = Ending the action phase
M-13-1 = When you end your action phase you take no more turns this round. Unused cards and tiles are not carried over.
M-13-2 = First you take all cards of exactly one of your resting columns into your hand.
M-13-3 = Then you turn your cards face up and move each from its slot to the resting column above it; all cards of a column stay visible. You give all your bonus tiles back, used or not.
M-13-4 = The order matters: cards placed this round cannot be taken back this round.
M-13-5 = When the last player has ended, the preparation for the next round follows.

## Preparation for the next round
M-14 = Preparation for the next round
M-14-1 = Take the leftmost stack of coins from the round track. Put 1 coin on the first-row coin space below it and a second coin, if there is one, on the second-row coin space. A coin belongs to the book directly above it. The number uncovered is the new round.
M-14-2 = Discard the cards left in the right column of the card display. Slide the remaining cards of each row to the right, keeping their order, and refill the right column from top to bottom, then the middle one, then the left one. If the deck is empty, spaces stay empty.
M-14-3 = All bonus markers return to their owners, also from extra bonus spaces. Whoever had a marker on a tile space gets that tile.

## End of the game
M-15 = End of the game
M-15-1 = After the action phase of round 7 everybody takes all resting cards into the hand and shows the cards with share icons, whatever kind they are.
M-15-2 = The scoring has seven lines: cash, Mombasa, Cape Town, Saint-Louis and Cairo (shares times the value of one share), the diamond track and the bookkeeping track.
M-15-3 = A marker that has not reached the first value scores 0. The books themselves are worth nothing.
M-15-4 = Players with the same net worth share the victory.
M-15-5 = In rounds 6 and 7 it no longer matters for planning in which slot a card is laid.

## Company tracks
M-16 = Company tracks
M-16-1 = A company track has 1 or 2 capital calls. Crossing one costs its pounds at once, paid to the bank. If you do not pay, the marker stays before it.
M-16-2 = The last space is the end of the track; the marker stays there.
M-16-3 = Steps that you cannot use in full, because of a call you do not pay or the end of the track, are used as far as possible; the rest is lost.
M-16-4 = Each track has 2 special spaces. When you reach or pass one you get its 1 or 2 pounds, and every player who reached or passed it earlier gets the same amount again.
M-16-5 = The special bonus of the space is yours from your next turn to the end of the game, not within the action that reached it.
M-16-6 = With both special bonuses of a track you use the first or the second, never both: permanent bonuses do not add up, and of the two extra bonus spaces of a track you may use only one in a round.
M-16-7 = Permanent bonuses are on tracks A and B, extra bonus spaces on tracks C and D. An extra bonus space works like a space of the board: you place a bonus marker on it, and you need the special bonus.

## Special bonuses
M-17 = Special bonuses
M-17-1 = Your expansion total is 1 or 2 higher in every way, but only while at least one expansion card lies face up in your action area.
M-17-2 = On track B2 you get 1 more bonus marker with the first special space and 2 more in all with the second.
M-17-3 = Cards taken with goods cost 1 less. With the bonus that says so you may even use goods of different types together for such a card; units left over are used as steps on tracks.
M-17-4 = Each cotton card in your action area is worth more units, in every way.
M-17-5 = Extra bonus space: pay the printed pounds, then take either 1 bookkeeping point and 2 diamond steps or 2 bookkeeping points and 1 diamond step.
M-17-6 = Extra bonus space without a cost: buy 1 card of the display for pounds, at its price and the surcharge printed there, take 2 diamond steps, or do both.
M-17-7 = Extra bonus space: discard a coffee card from your hand and get its red value and the pounds printed there, 3 at the first special space.
M-17-8 = On track D2, extra bonus space: pay 1 pound and move on each of the three other tracks.

## The player board
M-18 = The player board
M-18-1 = When your diamond marker reaches or passes the marked space of its track, one more slot is open from the next planning phase on.
M-18-2 = When your ink jar reaches or passes the marked space of its track, the other extra slot is open from the next planning phase on.
M-18-3 = A diamond marker on the last space stays there; every further diamond step pays 2 pounds.
M-18-4 = An ink jar on the last space stays there; from then on every bookkeeping point pays 2 pounds and cannot be used otherwise.

## General rules
M-19 = General rules
M-19-1 = Money is open, and coins are not limited.
M-19-2 = Cards lying face down count for nothing: no requirement, no majority, no total.

## Icons
M-20 = Icons
M-20-1 = A number with the icon of any good means so many units of one single type.
M-20-2 = Remove a post: remove 1 post from the base camp of any company, not from the map, and from the game; this uncovers its space. With a 2 you remove two posts from one or two base camps. It is always the post of a column nearest to the middle of the map.
M-20-3 = Merchant or bookkeeper: at least one such card lies face up in your action area, not counting the bookkeeper in use.
M-20-4 = Coffee 3 with any good 3: 3 coffee and 3 units of one other type, or 6 coffee.
M-20-5 = The cotton book needs 1 cotton and pays as many pounds as you have units of cotton, minus 1.
M-20-6 = A positive number with a coin is received, a negative one is paid.
M-20-7 = A number with a diamond means that many steps on your own diamond track.
M-20-8 = A number with a book means so many bookkeeping points, to be used at once.

## Rulings
ruling-Q-1 = The diamond merchant tile does not count itself, only other face-up merchants.
ruling-Q-2 = Extra bonus spaces are shared by all players and blocked for the round like any other bonus space.
ruling-Q-3 = The rules do not say which part of a special bonus belongs to the first and which to the second special space. The data pack holds a guess, and cotton cards are worth 1 or 2 units more.
ruling-Q-4 = Steps beyond the end of the diamond track pay 2 pounds each, also when the marker reaches the end within the same move.
ruling-Q-5 = The ink icon on the starting tile is step 0 of the bookkeeping track and the starting book is step 1.
ruling-Q-6 = Books are placed on spaces 2 to 15 only, so the starting book is never covered. A book may be placed behind the ink jar.
ruling-Q-7 = A book that fits nowhere on your track is discarded.
ruling-Q-8 = Nobody is forced to pay a capital call. In a goods action a unit may be given up only if each of your four markers is at the end of its track or before a call that you do not pay. Steps tied to one track are simply lost.
ruling-Q-9 = A card goes to the resting column above its own slot. The re-released game lets you choose the column; this rule does not apply here.
ruling-Q-10 = Expansion cards show 1 to 3 points, as the rulebook says.
ruling-Q-11 = The 1-expansion cards of the seats differ in their red value, which grows with the seat. The exact numbers are a guess.
ruling-Q-12 = Single-share cards are bought and sold by the normal rules.
ruling-Q-13 = Removing a post takes the frontmost post of a column of your choice, as an expansion does.
ruling-Q-14 = The first player is found by lot unless the table sets one.
ruling-Q-15 = A majority space cannot be used with a total below its lowest tier, since there is no reward to take.
ruling-Q-16 = Steps given by a region are made on the track of the company that has just entered it, not of the one that is sent out.
ruling-Q-17 = When the ink jar reaches the last space during a bookkeeper action, the points of that book and of the card already pay 2 pounds each.
ruling-Q-18 = A coin under a space whose letter is used up stays there.
ruling-Q-19 = A bonus space whose cost you cannot pay, or whose effect needs a card you do not have, cannot be used.
ruling-Q-20 = You may take any of your open resting columns when you end, even an empty one.
