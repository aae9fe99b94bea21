### 电力公司：行动、日志、拒绝理由、选项与名称。规则条款见 rules.zh.ftl。

game-name = 电力公司
game-about = 竞拍电厂、购买资源、连接城市：为最多城市供电的游戏者获胜。

## 选择的种类，尚未选定内容
offer-choose-region = 选择区域
offer-open-auction = 发起电厂拍卖
offer-bid = 加价
offer-drop-out = 退出这次拍卖
offer-pass = 放弃
offer-scrap = 弃掉电厂
offer-scrap-with-fuel = 弃掉电厂和资源
offer-give-up = 弃掉资源
offer-buy-fuel = 购买资源
offer-build = 在城市建造房屋
offer-done = 结束建设
offer-run = 发电

## 行动，用于按钮
action-choose-region = 选择{ $region }区域
action-open-auction = 发起{ $plant }的拍卖（起拍出价 { $bid } 电力币）
action-bid = 出价 { $amount } 电力币
action-drop-out = 退出这次拍卖
action-pass = 放弃
action-scrap = 弃掉 { $plant }
action-scrap-with-fuel = 弃掉{ $plant }和{ $basket }
action-give-up = 弃掉{ $basket }
action-buy-fuel = 购买 { $basket }
action-buy-fuel-for = 购买 { $basket }（{ $cost } 电力币）
action-build = 在{ $city }建设
action-build-for = 在{ $city }建设（{ $cost } 电力币）
action-done = 结束建设
action-run = 发电：{ $plants }

offer-order-bid-up-to = 设定加价上限
order-bid-up-to = 为此电厂加价，最高 { $about } 电力币
offer-order-build-cities = 在多个城市建设
order-build-cities = 在{ $about }建设
order-drop-out = 退出这次拍卖
order-drop-out-round = 退出本轮所有拍卖

## 各步的提问
ask-power-grid-choosing-regions = 请选择要启用的区域
ask-power-grid-auction-phase = 请选择要拍卖的电厂
ask-power-grid-auction = 加价，还是退出这次拍卖？
ask-power-grid-scrapping = 请选择要弃掉的旧电厂
ask-power-grid-giving-up = 请选择要弃掉的资源
ask-power-grid-fuel-phase = 请为电厂购买资源
ask-power-grid-build-phase = 请选择要建设的城市，或结束建设
ask-power-grid-bureaucracy = 请选择要发电的电厂

## 日志
region-chosen = { $seat_is ->
    [you] 你选择了{ $region }区域
   *[other] { $seat } 选择了{ $region }区域
}
round-began = 第 { $round } 轮开始，游戏者顺序：{ $order }
order-changed = 拍卖后的游戏者顺序：{ $order }
auction-opened = { $seat_is ->
    [you] 你发起{ $plant }的拍卖，起拍出价 { $bid } 电力币
   *[other] { $seat } 发起{ $plant }的拍卖，起拍出价 { $bid } 电力币
}
bid-raised = { $seat_is ->
    [you] 你为 { $plant } 加价到 { $amount } 电力币
   *[other] { $seat } 为 { $plant } 加价到 { $amount } 电力币
}
dropped-out = { $seat_is ->
    [you] 你退出了{ $plant }的拍卖
   *[other] { $seat } 退出了{ $plant }的拍卖
}
passed = { $seat_is ->
    [you] 你选择放弃
   *[other] { $seat } 选择放弃
}
plant-bought = { $seat_is ->
    [you] 你买下 { $plant }，花费 { $price } 电力币
   *[other] { $seat } 买下 { $plant }，花费 { $price } 电力币
}
plant-scrapped = { $seat_is ->
    [you] 你弃掉了 { $plant }
   *[other] { $seat } 弃掉了 { $plant }
}
fuel-lost = { $seat_is ->
    [you] 你将资源放回公共堆：{ $basket }
   *[other] { $seat } 将资源放回公共堆：{ $basket }
}
plant-drawn = 从卡堆抽到 { $plant }
step-card-drawn = 从卡堆抽到“时段 3”卡
plant-removed = { $why ->
    [obsolete] { $plant }移出游戏：号码不大于某位游戏者的城市数
    [no_sale] 最小的{ $plant }移出游戏：没有人买电厂
    [step2] 最小的{ $plant }移出游戏：时段 2 开始
    [step3] 最小的{ $plant }移出游戏：与“时段 3”卡一起移走
   *[step3_round] 最小的{ $plant }移出游戏：时段 3 每轮都移走最小的电厂
}
plant-tucked = { $plant }放到卡堆底
fuel-bought = { $seat_is ->
    [you] 你购买 { $basket }，花费 { $paid } 电力币
   *[other] { $seat } 购买 { $basket }，花费 { $paid } 电力币
}
city-connected = { $seat_is ->
    [you] 你在{ $city }建设，花费 { $house } + { $route } 电力币
   *[other] { $seat } 在{ $city }建设，花费 { $house } + { $route } 电力币
}
plants-run = { $seat_is ->
    [you] 你发电：{ $plants }；消耗：{ $burnt }
   *[other] { $seat } 发电：{ $plants }；消耗：{ $burnt }
}
income-paid = { $seat_is ->
    [you] 你为 { $cities } 个城市供电，获得 { $paid } 电力币
   *[other] { $seat } 为 { $cities } 个城市供电，获得 { $paid } 电力币
}
market-refilled = 资源市场补充了{ $basket }
step-began = { $step } 开始
game-ended = 游戏结束

## 拒绝理由
why-region-not-on-map = 这张地图上没有{ $region }区域。
why-region-chosen = { $region }区域已经启用。请选择其他区域。
why-region-not-adjacent = 启用的区域必须彼此相邻；{ $region }不与任何已启用的区域相邻。
why-plant-not-on-market = 不能选择{ $plant }：它不在电厂市场中。
why-plant-in-future-market = 只能拍卖当前市场的电厂；{ $plant }在未来市场。
why-bid-below-plant = 起拍出价不得低于电厂号码，即 { $least } 电力币；你的出价为 { $bid } 电力币。
why-bid-too-low = 出价至少为 { $least } 电力币；你的出价为 { $bid } 电力币。
why-bid-above-cash = 你不能出价 { $bid } 电力币：你只有 { $cash } 电力币。
why-must-buy-in-round-1 = 第 1 轮每位游戏者都必须买电厂，因此你不能放弃。
why-plant-not-owned = 只能选择自己的电厂；{ $plant }不是你的。
why-plant-just-bought = { $plant }是你刚买的。请弃掉一个旧电厂。
why-tokens-not-owned = 你不能弃掉{ $basket }：你没有这么多。
why-tokens-not-on-plant = 你不能随{ $plant }弃掉{ $basket }：这个电厂不能存放它们。
why-tokens-without-room = 你不能保留{ $basket }：你的其他电厂放不下。请多弃掉一些资源。
why-tokens-go-anyway = 这里无需选择：你的其他电厂放不下{ $basket }，它们会随{ $plant }一起失去。直接弃掉{ $plant }即可。
why-no-token-named = 请至少选择一个要弃掉的资源，或者直接弃掉电厂：其他电厂放得下的资源都会保留。
why-give-up-what-must-go = 必须恰好弃掉电厂放不下的 { $total } 个煤或石油；你选择了 { $chosen } 个。
why-basket-empty = 请至少选择一个资源；不买请选“放弃”。
why-market-short = 你不能购买 { $wanted } 个{ $fuel }：市场上只剩 { $left } 个。
why-no-room = 你的电厂放不下{ $basket }。
why-cannot-pay = 你付不起 { $cost } 电力币：你只有 { $cash } 电力币。
why-city-out-of-play = 不能在{ $city }建设：它不在启用的区域内。
why-city-owned = 你在{ $city }已有房屋；每位游戏者在一个城市只能有一座房屋。
why-first-game-limit = 不能在此建设：首次游戏中每个网络最多 { $limit } 个城市。
why-first-city-taken = 不能从{ $city }开始：它在本时段没有空位。请选择还有空位的城市。
why-city-full = 不能在{ $city }建设：它在本时段的 { $slots } 个空位都已占用。
why-plant-twice = 每个电厂每轮只能发电一次；你把一个电厂选了两次。
why-wrong-mix = { $plant }不能用 { $coal } 个煤发电：煤与石油之和必须等于它的消耗量。
why-fuel-short = 这些电厂共需消耗{ $need }；你现有：{ $have }。

## 列表中的资源与电厂
tokens-coal = 煤 { $n } 个
tokens-oil = 石油 { $n } 个
tokens-garbage = 垃圾 { $n } 个
tokens-uranium = 铀 { $n } 个
run-plant = { $plant } 号电厂
run-hybrid = { $plant } 号电厂（{ $coal } 个煤 + { $oil } 个石油）

## 牌桌选项
option-edition = 版本
option-edition-about = 按哪本规则书进行游戏
option-edition-second = 新版规则
option-edition-2007 = 2007 年规则
option-map = 地图
option-map-about = 在哪张地图上建立网络
option-map-germany = 德国
option-map-usa = 美国
option-region-choice = 区域选择方式
option-region-choice-about = 如何选定启用的区域
option-region-choice-random = 随机
option-region-choice-players = 由游戏者轮流选择
option-regions = 区域
option-regions-about = 如果在游戏前确定区域，在此指定
option-first-game = 首次游戏
option-first-game-about = 只有时段 1，满 7 个城市结束游戏（2007 年规则）
option-top-up = 补足时段 3 的市场
option-top-up-about = 按 2007 年规则，卡堆重新洗牌时把电厂市场补足到 6 个电厂
option-open-money = 公开资金
option-open-money-about = 所有人都能看到每位游戏者有多少钱

## 名称
phase-1 = 决定游戏者顺序
phase-2 = 拍卖电厂
phase-3 = 购买资源
phase-4 = 建设
phase-5 = 结算
step-1 = 时段 1
step-2 = 时段 2
step-3 = 时段 3
fuel-coal = 煤
fuel-oil = 石油
fuel-garbage = 垃圾
fuel-uranium = 铀
kind-coal = 煤电厂
kind-oil = 石油电厂
kind-garbage = 垃圾电厂
kind-uranium = 铀电厂
kind-hybrid = 混合电厂
kind-eco = 生态电厂
kind-fusion = 核聚变电厂
market-current = 当前市场
market-future = 未来市场
market-fuel = 资源市场
market-supply = 公共堆
market-stack = 卡堆
cost-house = 房屋
cost-route = 线路
label-stack = 卡堆
label-plants = 电厂卡
label-order = 游戏者顺序
label-regions = 区域
number-supplied = 供电城市
number-money = 金钱
number-cities = 城市
card-99 = “时段 3”卡
map-germany = 德国
map-usa = 美国

## 区域
region-northwest = 西北部
region-northeast = 东北部
region-west = 西部
region-east = 东部
region-southwest = 西南部
region-southeast = 东南部
region-north = 北部
region-south = 南部

## 城市
city-bremen = 不来梅
city-cuxhaven = 库克斯港
city-flensburg = 弗伦斯堡
city-hamburg = 汉堡
city-hannover = 汉诺威
city-kiel = 基尔
city-wilhelmshaven = 威廉港
city-berlin = 柏林
city-frankfurt-o = 法兰克福（奥得）
city-luebeck = 吕贝克
city-magdeburg = 马格德堡
city-rostock = 罗斯托克
city-schwerin = 什未林
city-torgelow = 托尔格洛
city-dortmund = 多特蒙德
city-duesseldorf = 杜塞尔多夫
city-duisburg = 杜伊斯堡
city-essen = 埃森
city-kassel = 卡塞尔
city-muenster = 明斯特
city-osnabrueck = 奥斯纳布吕克
city-dresden = 德累斯顿
city-erfurt = 埃尔福特
city-fulda = 富尔达
city-halle = 哈雷
city-leipzig = 莱比锡
city-nuernberg = 纽伦堡
city-wuerzburg = 维尔茨堡
city-aachen = 亚琛
city-frankfurt-m = 法兰克福（美因）
city-koeln = 科隆
city-mannheim = 曼海姆
city-saarbruecken = 萨尔布吕肯
city-trier = 特里尔
city-wiesbaden = 威斯巴登
city-augsburg = 奥格斯堡
city-freiburg = 弗赖堡
city-konstanz = 康斯坦茨
city-muenchen = 慕尼黑
city-passau = 帕绍
city-regensburg = 雷根斯堡
city-stuttgart = 斯图加特
city-billings = 比灵斯
city-boise = 博伊西
city-cheyenne = 夏延
city-denver = 丹佛
city-omaha = 奥马哈
city-portland = 波特兰
city-seattle = 西雅图
city-boston = 波士顿
city-buffalo = 布法罗
city-detroit = 底特律
city-new-york = 纽约
city-philadelphia = 费城
city-pittsburgh = 匹兹堡
city-washington = 华盛顿
city-chicago = 芝加哥
city-cincinnati = 辛辛那提
city-duluth = 德卢斯
city-fargo = 法戈
city-knoxville = 诺克斯维尔
city-minneapolis = 明尼阿波利斯
city-st-louis = 圣路易斯
city-birmingham = 伯明翰
city-dallas = 达拉斯
city-houston = 休斯敦
city-kansas-city = 堪萨斯城
city-memphis = 孟菲斯
city-new-orleans = 新奥尔良
city-oklahoma-city = 俄克拉何马城
city-las-vegas = 拉斯维加斯
city-los-angeles = 洛杉矶
city-phoenix = 菲尼克斯
city-salt-lake-city = 盐湖城
city-san-diego = 圣迭戈
city-san-francisco = 旧金山
city-santa-fe = 圣菲
city-atlanta = 亚特兰大
city-jacksonville = 杰克逊维尔
city-miami = 迈阿密
city-norfolk = 诺福克
city-raleigh = 罗利
city-savannah = 萨凡纳
city-tampa = 坦帕

## 电厂
plant-3 = { 3 } 号电厂
plant-4 = { 4 } 号电厂
plant-5 = { 5 } 号电厂
plant-6 = { 6 } 号电厂
plant-7 = { 7 } 号电厂
plant-8 = { 8 } 号电厂
plant-9 = { 9 } 号电厂
plant-10 = { 10 } 号电厂
plant-11 = { 11 } 号电厂
plant-12 = { 12 } 号电厂
plant-13 = { 13 } 号电厂
plant-14 = { 14 } 号电厂
plant-15 = { 15 } 号电厂
plant-16 = { 16 } 号电厂
plant-17 = { 17 } 号电厂
plant-18 = { 18 } 号电厂
plant-19 = { 19 } 号电厂
plant-20 = { 20 } 号电厂
plant-21 = { 21 } 号电厂
plant-22 = { 22 } 号电厂
plant-23 = { 23 } 号电厂
plant-24 = { 24 } 号电厂
plant-25 = { 25 } 号电厂
plant-26 = { 26 } 号电厂
plant-27 = { 27 } 号电厂
plant-28 = { 28 } 号电厂
plant-29 = { 29 } 号电厂
plant-30 = { 30 } 号电厂
plant-31 = { 31 } 号电厂
plant-32 = { 32 } 号电厂
plant-33 = { 33 } 号电厂
plant-34 = { 34 } 号电厂
plant-35 = { 35 } 号电厂
plant-36 = { 36 } 号电厂
plant-37 = { 37 } 号电厂
plant-38 = { 38 } 号电厂
plant-39 = { 39 } 号电厂
plant-40 = { 40 } 号电厂
plant-42 = { 42 } 号电厂
plant-44 = { 44 } 号电厂
plant-46 = { 46 } 号电厂
plant-50 = { 50 } 号电厂
