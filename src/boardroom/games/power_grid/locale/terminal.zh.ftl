## 终端中的版图
board-head = 第 { $round } 轮，{ $step }：{ $phase }
board-row = { $what }：{ $things }
board-plant = { $n }（{ $amount } { $kind } → { $cities } 个城市）
board-plant-free = { $n }（{ $kind } → { $cities } 个城市）
board-player = { $place }. [{ $mark }] { $seat }：{ $money } 电力币，{ $cities } 个城市，电厂：{ $plants }；资源：{ $fuel }
board-own = 你是 [{ $mark }]：{ $money } 电力币；资源：{ $fuel }，还可存放 { $room } 个；{ $cities } 个城市，电厂可供 { $supply } 个城市
board-auction = 拍卖中：{ $plant }；最高出价 { $bid } 电力币，出价者 { $seat }
