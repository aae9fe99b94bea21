### 电力公司：行动、日志、拒绝理由、选项与名称。规则条款见 rules.zh.ftl。

game-name = 电力公司
game-about = 竞拍电厂、购买资源、连接城市：为最多城市供电的游戏者获胜。

## 选择的种类，尚未选定内容
offer-choose-region = 选择区域
offer-open-auction = 发起拍卖
offer-bid = 加价
offer-drop-out = 放弃这次拍卖
offer-pass = 放弃
offer-scrap = 弃掉电厂
offer-scrap-with-fuel = 弃掉电厂并放弃资源
offer-give-up = 放弃资源
offer-buy-fuel = 购买资源
offer-build = 在城市建设
offer-done = 结束建设
offer-run = 发电

## 行动，用于按钮
action-choose-region = 选择{ $region }
action-open-auction = 拍卖 { $plant }（{ $bid } 电力币）
action-bid = 出价 { $amount } 电力币
action-drop-out = 放弃这次拍卖
action-pass = 放弃
action-scrap = 弃掉 { $plant }
action-scrap-with-fuel = 弃掉 { $plant } 并放弃 { $basket }
action-give-up = 放弃 { $basket }
action-buy-fuel = 购买 { $basket }
action-buy-fuel-for = 购买 { $basket }（{ $cost } 电力币）
action-build = 在{ $city }建设
action-build-for = 在{ $city }建设（{ $cost } 电力币）
action-done = 结束建设
action-run = 发电：{ $plants }

offer-order-bid-up-to = 加价到上限
order-bid-up-to = 为此电厂加价，最高 { $about } 电力币
offer-order-build-cities = 在多个城市建设
order-build-cities = 在{ $about }建设
order-drop-out = 放弃此次拍卖
order-drop-out-round = 放弃本轮所有拍卖

## 各步的提问
ask-power-grid-choosing-regions = 请选择一个要启用的区域。
ask-power-grid-auction-phase = 请选择要发起拍卖的电厂。
ask-power-grid-auction = 请加价，或者放弃这次拍卖。
ask-power-grid-scrapping = 请选择要弃掉的原有电厂。
ask-power-grid-giving-up = 请选择要放弃的资源。
ask-power-grid-fuel-phase = 请选择要购买的资源。
ask-power-grid-build-phase = 请选择要建设的城市。
ask-power-grid-bureaucracy = 请选择要发电的电厂。

## 日志
region-chosen = { $seat_is ->
    [you] 你选择了区域{ $region }
   *[other] { $seat } 选择了区域{ $region }
}
round-began = 第 { $round } 轮开始，游戏者顺序：{ $order }
order-changed = 拍卖后的游戏者顺序：{ $order }
auction-opened = { $seat_is ->
    [you] 你发起拍卖 { $plant }，出价 { $bid } 电力币
   *[other] { $seat } 发起拍卖 { $plant }，出价 { $bid } 电力币
}
bid-raised = { $seat_is ->
    [you] 你为 { $plant } 加价到 { $amount } 电力币
   *[other] { $seat } 为 { $plant } 加价到 { $amount } 电力币
}
dropped-out = { $seat_is ->
    [you] 你放弃了 { $plant } 的拍卖
   *[other] { $seat } 放弃了 { $plant } 的拍卖
}
passed = { $seat_is ->
    [you] 你放弃了
   *[other] { $seat } 放弃了
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
    [obsolete] { $plant } 移出游戏：号码不大于最多的城市数
    [no_sale] 最小的 { $plant } 移出游戏：没有人买电厂
    [step2] 最小的 { $plant } 移出游戏：时段 2 开始
    [step3] 最小的 { $plant } 移出游戏：随“时段 3”卡移走
   *[step3_round] 最小的 { $plant } 移出游戏：时段 3 每轮如此
}
plant-tucked = { $plant } 放到卡堆底
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
market-refilled = 资源市场补充：{ $basket }
step-began = { $step } 开始
game-ended = 游戏结束

## 拒绝理由
why-region-not-on-map = 这张地图没有区域{ $region }。
why-region-chosen = 区域{ $region }已经启用。
why-region-not-adjacent = 启用的区域必须连成一片；{ $region }不与任何启用的区域相邻。
why-plant-not-on-market = 电厂市场中没有 { $plant }。
why-plant-in-future-market = 只能拍卖当前市场的电厂；{ $plant } 在未来市场。
why-bid-below-plant = 首次出价至少为电厂号码 { $least }；这次出价为 { $bid }。
why-bid-too-low = 出价至少为 { $least } 电力币；这次出价为 { $bid }。
why-bid-above-cash = 出价 { $bid } 电力币需要同样多的金钱；现有 { $cash }。
why-must-buy-in-round-1 = 第一轮每位游戏者都必须买电厂，轮到发起拍卖时不能放弃。
why-plant-not-owned = 只能选择自己的电厂；{ $plant } 不在其中。
why-plant-just-bought = 必须弃掉一个原有的电厂；{ $plant } 是刚买的。
why-tokens-not-owned = 只能放弃存储的资源；{ $basket } 超过了现有的数量。
why-tokens-not-on-plant = 你无法随 { $plant } 放弃 { $basket }：这座电厂不能存储它们。
why-tokens-without-room = 你无法保留 { $basket }：你的其他电厂放不下。请放弃更多资源。
why-tokens-go-anyway = 这里没有选择：你的其他电厂放不下 { $basket }，它们会随 { $plant } 一起离开。直接弃掉 { $plant } 即可。
why-no-token-named = 请至少选择一个资源，或者直接弃掉电厂：这样所有放得下的资源都会保留。
why-give-up-what-must-go = 只放弃放不下的煤和石油，共 { $total } 个；选择了 { $chosen } 个。
why-basket-empty = 购买至少一个资源；不买时请放弃。
why-market-short = 需要 { $wanted } 个{ $fuel }；市场上还剩 { $left } 个。
why-no-room = 自己的电厂需要放得下 { $basket }；存储量不足。
why-cannot-pay = 需要 { $cost } 电力币；现有 { $cash }。
why-city-out-of-play = { $city }未启用。
why-city-owned = 每位游戏者在一个城市最多有一座房屋；在{ $city }已有一座。
why-first-game-limit = 你无法在此建设：首次游戏中每个网络最多 { $limit } 个城市。
why-first-city-taken = 你无法从{ $city }开始：它在本时段没有空位。请选择还有空位的城市。
why-city-full = { $city }在这个时段可建 { $slots } 座房屋，已满。
why-plant-twice = 每个电厂每轮最多发电一次；有电厂被选择了两次。
why-wrong-mix = { $plant } 用 { $coal } 个煤凑不成所需的数量。
why-fuel-short = 这些电厂需要消耗 { $need }；现有 { $have }。

## 列表中的资源与电厂
tokens-coal = 煤 { $n } 个
tokens-oil = 石油 { $n } 个
tokens-garbage = 垃圾 { $n } 个
tokens-uranium = 铀 { $n } 个
run-plant = { $plant } 号电厂
run-hybrid = { $plant } 号电厂（煤 { $coal } + 石油 { $oil }）

## 牌桌选项
option-edition = 版本
option-edition-about = 使用两本规则书中的哪一本
option-edition-second = 后期规则
option-edition-2007 = 2007 年规则
option-map = 地图
option-map-about = 在哪张地图上建立网络
option-map-germany = 德国
option-map-usa = 美国
option-region-choice = 区域的选择
option-region-choice-about = 如何选择启用的区域
option-region-choice-random = 随机
option-region-choice-players = 由游戏者轮流选择
option-regions = 区域
option-regions-about = 启用的区域，如果在游戏前确定
option-first-game = 首次游戏
option-first-game-about = 只有时段 1，7 个城市结束游戏（2007 年规则）
option-top-up = 补足时段 3 的市场
option-top-up-about = 按 2007 年规则，卡堆洗牌时把电厂市场补足到六个
option-open-money = 公开资金
option-open-money-about = 所有人都能看到每位游戏者的金钱

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
