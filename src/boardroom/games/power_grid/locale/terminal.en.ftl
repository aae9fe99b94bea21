## The board in a terminal
board-head = Round { $round }, { $step }: { $phase }
board-row = { $what }: { $things }
board-plant = { $n } ({ $amount } { $kind } → { $cities })
board-plant-free = { $n } ({ $kind } → { $cities })
board-player = { $place }. [{ $mark }] { $seat }: { $money } Elektro, cities { $cities }, plants: { $plants }; resources: { $fuel }
board-own = You are [{ $mark }]: { $money } Elektro; resources: { $fuel }, room for { $room } more; cities: { $cities }, output of your plants: { $supply }
board-auction = Up for auction: { $plant }; highest bid { $bid } Elektro, by { $seat }
