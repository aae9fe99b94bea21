### 蒙巴萨：行动、日志、拒绝理由、选项与名称。规则条款见 rules.zh.ftl。

game-name = 蒙巴萨
game-about = 暗中安排卡牌，扶持贸易公司，收集股票、钻石与账册：七轮之后英镑最多的玩家获胜。

## 选择的种类，尚未选定内容
offer-keep-tile = 保留起始板块
offer-lay-out = 将起始卡牌放入休息列
offer-plan = 计划卡牌
offer-use-goods = 使用货物
offer-advance = 在公司轨上前进
offer-give-up = 放弃剩余格数
offer-expand = 扩张一家公司
offer-enter = 扩张到地区
offer-stop = 停止扩张
offer-take-reward = 选择先获得的奖励
offer-return-post = 将贸易站放回大本营
offer-remove-post = 从大本营移除贸易站
offer-take-book = 拿取账册
offer-take-pounds = 拿取英镑
offer-place-book = 放置账册
offer-use-bookkeeper = 使用会计师
offer-turn-book = 将账册翻面
offer-move-ink = 移动墨水瓶
offer-use-merchant = 使用钻石商
offer-take-first = 成为起始玩家
offer-buy = 用钱购买卡牌
offer-sell = 卖出一张手牌
offer-use-majority = 使用多数奖励格
offer-reserve = 预订奖励板块
offer-use-extra = 使用额外奖励格
offer-attach = 附加货物板块
offer-end-phase = 结束行动阶段

## 行动，用于按钮
action-keep-tile = 保留起始板块 { $tile }
action-lay-out = 将{ $cards }放入休息列
action-plan = 将{ $cards }放入行动格
action-use-goods = 使用 { $cards }，拿取 { $card }
action-advance = 在{ $company }轨前进 { $n } 格
action-give-up = 放弃剩余格数
action-expand = 扩张{ $company }
action-enter = 以第 { $column } 列的贸易站扩张到{ $region }
action-stop = 停止扩张
action-take-reward = 先获得：{ $reward }
action-return-post = 将贸易站放回第 { $column } 列
action-remove-post = 移除{ $company }第 { $column } 列的贸易站
action-take-book = 拿取账册 { $book }
action-take-pounds = 拿取 { $n } 英镑
action-place-book = 将账册 { $book } 放在第 { $space } 格
action-use-bookkeeper = 使用会计师 { $card }
action-turn-book = 将第 { $space } 格的账册翻面（2 英镑）
action-move-ink = 墨水瓶越过 { $n } 块账册
action-use-merchant = 使用钻石商 { $card }
action-take-first = 成为起始玩家
action-buy = 购买 { $card }
action-sell = 卖出 { $card }
action-use-majority = 使用{ $kind }多数奖励格，第 { $tier } 档
action-reserve = 预订{ $tile }
action-use-extra = 使用{ $company }的额外奖励格 { $special }：选项 { $option }，{ $card }
action-attach = 将货物板块附在{ $card }上
action-end-phase = 结束行动阶段，收回休息列 { $slot }
order-end-phase = 下次轮到我时结束行动阶段，收回休息列 { $about }

## 各步的提问
ask-mombasa-choosing-tiles = 请选择要保留的起始板块
ask-mombasa-laying-out = 请为三张起始卡牌各选一个休息列
ask-mombasa-planning = 请将卡牌放入行动格
ask-mombasa-turn = 请选择行动
ask-mombasa-track-steps = 请选择要前进的公司轨
ask-mombasa-expanding = 请选择要扩张到的地区
ask-mombasa-region-rewards = 请选择先获得的奖励
ask-mombasa-majority-rewards = 请选择先获得的奖励
ask-mombasa-sending-out = 请选择贸易站返回的列
ask-mombasa-removing-posts = 请选择要移除的贸易站
ask-mombasa-points = 请选择会计点的用途
ask-mombasa-placing = 请选择账册的位置
ask-mombasa-ink-move = 请选择墨水瓶前进多远

## 日志
track-laid = { $track } 轨放在{ $company }旁边
first-player-found = { $seat_is ->
    [you] 你是起始玩家
   *[other] { $seat } 是起始玩家
}
tile-chosen = { $seat_is ->
    [you] 你选好了起始板块
   *[other] { $seat } 选好了起始板块
}
tile-shown = { $seat_is ->
    [you] 你的起始板块是 { $tile }
   *[other] { $seat } 的起始板块是 { $tile }
}
cards-rested = { $seat_is ->
    [you] 你将{ $cards }放入休息列
   *[other] { $seat } 将{ $cards }放入休息列
}
round-began = { $first_seat_is ->
    [you] 第 { $round } 轮开始，你是起始玩家
   *[other] 第 { $round } 轮开始，{ $first_seat } 是起始玩家
}
share-values = 每股价值：蒙巴萨 { $mombasa }，开普敦 { $cape_town }，圣路易 { $saint_louis }，开罗 { $cairo }
planned = { $seat_is ->
    [you] 你准备好了
   *[other] { $seat } 准备好了
}
plan-shown = { $seat_is ->
    [you] 你放置了 { $cards }
   *[other] { $seat } 放置了 { $cards }
}
goods-used = { $seat_is ->
    [you] 你使用了 { $cards }，共 { $units } 单位
   *[other] { $seat } 使用了 { $cards }，共 { $units } 单位
}
card-taken = { $seat_is ->
    [you] 你拿取了 { $card }，价格 { $price } 单位
   *[other] { $seat } 拿取了 { $card }，价格 { $price } 单位
}
stepped = { $seat_is ->
    [you] 你在{ $company }轨前进，{ $before } → { $after }
   *[other] { $seat } 在{ $company }轨前进，{ $before } → { $after }
}
special-reached = { $seat_is ->
    [you] 你到达了{ $company }的特殊格 { $special }
   *[other] { $seat } 到达了{ $company }的特殊格 { $special }
}
steps-lost = { $seat_is ->
    [you] 你有 { $n } 格未能前进，作废
   *[other] { $seat } 有 { $n } 格未能前进，作废
}
expansion-began = { $seat_is ->
    [you] 你扩张{ $company }，共 { $total } 扩张点
   *[other] { $seat } 扩张{ $company }，共 { $total } 扩张点
}
entered = { $seat_is ->
    [you] 你将{ $company }扩张到{ $region }，花费 { $cost } 扩张点
   *[other] { $seat } 将{ $company }扩张到{ $region }，花费 { $cost } 扩张点
}
points-lost = { $seat_is ->
    [you] 你有 { $n } 扩张点作废
   *[other] { $seat } 有 { $n } 扩张点作废
}
regions-rewarded = { $seat_is ->
    [you] 你从地区获得 { $reward }
   *[other] { $seat } 从地区获得 { $reward }
}
post-returned = { $company }的贸易站回到第 { $column } 列
post-gone = { $company }的贸易站移出游戏
book-taken = { $seat_is ->
    [you] 你拿取了账册（需要 { $book }）
   *[other] { $seat } 拿取了账册（需要 { $book }）
}
points-paid = { $seat_is ->
    [you] 你将 { $points } 会计点换成 { $pounds } 英镑
   *[other] { $seat } 将 { $points } 会计点换成 { $pounds } 英镑
}
book-placed = { $seat_is ->
    [you] 你在第 { $space } 格放置账册（需要 { $book }）
   *[other] { $seat } 在第 { $space } 格放置账册（需要 { $book }）
}
book-lost = { $seat_is ->
    [you] 你的账册（需要 { $book }）无处可放，已弃掉
   *[other] { $seat } 的账册（需要 { $book }）无处可放，已弃掉
}
book-shown = 新展示的账册（需要 { $book }）
bookkeeper-used = { $seat_is ->
    [you] 你使用了会计师，{ $points } 会计点
   *[other] { $seat } 使用了会计师，{ $points } 会计点
}
book-turned = { $seat_is ->
    [you] 你将第 { $space } 格的账册翻面
   *[other] { $seat } 将第 { $space } 格的账册翻面
}
ink-moved = { $seat_is ->
    [you] 你的墨水瓶前进，{ $before } → { $after }
   *[other] { $seat } 的墨水瓶前进，{ $before } → { $after }
}
book-rewarded = { $seat_is ->
    [you] 你从账册获得 { $reward }
   *[other] { $seat } 从账册获得 { $reward }
}
merchant-used = { $seat_is ->
    [you] 你使用了钻石商，在钻石轨前进 { $steps } 格
   *[other] { $seat } 使用了钻石商，在钻石轨前进 { $steps } 格
}
diamonds-moved = { $seat_is ->
    [you] 你的钻石标记前进，{ $before } → { $after }
   *[other] { $seat } 的钻石标记前进，{ $before } → { $after }
}
marker-placed = { $seat_is ->
    [you] 你放置了奖励标记：{ $space }
   *[other] { $seat } 放置了奖励标记：{ $space }
}
card-sold = { $seat_is ->
    [you] 你卖出 { $card }，获得 { $pounds } 英镑
   *[other] { $seat } 卖出 { $card }，获得 { $pounds } 英镑
}
majority-taken = { $seat_is ->
    [you] 你以总数 { $total } 占{ $kind }多数，获得 { $reward }
   *[other] { $seat } 以总数 { $total } 占{ $kind }多数，获得 { $reward }
}
tile-attached = { $seat_is ->
    [you] 你将货物板块附在 { $card } 上
   *[other] { $seat } 将货物板块附在 { $card } 上
}
phase-ended = { $seat_is ->
    [you] 你结束了行动阶段，收回休息列 { $slot }：{ $cards }
   *[other] { $seat } 结束了行动阶段，收回休息列 { $slot }：{ $cards }
}
tile-given = { $seat_is ->
    [you] 你获得{ $tile }
   *[other] { $seat } 获得{ $tile }
}
card-discarded = 从展示区弃掉：{ $card }
card-shown = 新展示的卡牌：{ $card }
scored = { $seat_is ->
    [you] 你共有 { $total } 英镑：现金 { $cash }，蒙巴萨 { $mombasa }，开普敦 { $cape_town }，圣路易 { $saint_louis }，开罗 { $cairo }，钻石 { $diamonds }，账册 { $books }
   *[other] { $seat } 共有 { $total } 英镑：现金 { $cash }，蒙巴萨 { $mombasa }，开普敦 { $cape_town }，圣路易 { $saint_louis }，开罗 { $cairo }，钻石 { $diamonds }，账册 { $books }
}

## 拒绝理由
why-book-does-not-fit = 该账册不能放在第 { $space } 格。
why-book-face-down = 第 { $space } 格的账册已经面朝下。
why-book-not-taken = 只能放置本回合拿取的账册；{ $book } 不在其中。
why-book-not-there = 账册展示区没有账册 { $book }。
why-book-turned-already = 每次使用会计师只能将一块账册翻面；你已经翻过一块。
why-call-not-paid = 你付不起 { $call } 英镑的追缴资本：你只有 { $cash } 英镑。
why-camp-empty = 不能扩张{ $company }：它的大本营中没有贸易站。
why-cannot-pay = 你付不起 { $cost } 英镑：你只有 { $cash } 英镑。
why-card-not-there = 卡牌展示区没有 { $card }。
why-card-twice = 每张卡只能使用一次；你把一张选了两次。
why-cards-of-the-tile = 必须正好放置起始板块所示的卡牌：{ $cards }。
why-column-empty = { $company }第 { $column } 列没有贸易站。
why-column-full = { $company }第 { $column } 列没有空格。
why-expansion-short = 扩张到{ $region }需要 { $cost } 扩张点；你还剩 { $left } 点。
why-first-player-first-turn = 起始玩家不能在本轮第一个回合使用此格。
why-goods-mixed = 只有凭相应奖励拿取卡牌时才能混用不同货物。
why-ink-at-end = 墨水瓶不能越过终点；它现在在第 { $space } 格。
why-ink-goes-forward = 墨水瓶只能前进。
why-no-book-there = 第 { $space } 格没有账册。
why-no-card-here = 此格不能使用卡牌。
why-no-expansion-card = 你的行动区中必须有正面朝上的扩张卡。
why-no-extra-space = { $company }的公司轨没有额外奖励格。
why-no-goods-card = 请至少选择一张货物卡。
why-no-marker = 你本轮已没有奖励标记。
why-no-steps = 至少前进 1 格。
why-no-steps-there = 这些格数不能用于{ $company }轨。
why-no-such-option = 此处没有选项 { $option }。
why-no-such-reward = 此处没有奖励 { $first }。
why-no-such-special = 公司轨有特殊格 1 和 2；没有 { $special }。
why-no-such-tier = 此处没有第 { $tier } 档。
why-no-such-tile = 你需要正面朝上的{ $tile }。
why-not-face-up = { $card }必须在你的行动区中正面朝上，并适合这个行动。
why-not-in-hand = 请选择合适的手牌；{ $card }不合适。
why-not-the-most = 你的{ $kind }总数必须最高，并且至少为 { $most }；现在是 { $total }。
why-nothing-chosen = 请选择卡牌、钻石格数，或两者都选。
why-other-extra-used = { $company }的两个额外奖励格每轮只能使用一个。
why-plan-all-slots = 计划必须写出全部 { $slots } 个行动格，空格也要写。
why-points-short = 这需要 { $cost } 会计点；你还剩 { $left } 点。
why-region-held = { $region }已有这家公司的贸易站。
why-region-not-adjacent = { $region }不与该公司的大本营或贸易站相邻。
why-requirement-not-met = 你没有满足第 { $space } 格账册的条件。
why-share-card-planned = 股票卡不能放入行动格；{ $card } 是股票卡。
why-slot-closed = 行动格 { $slot } 尚未开放。
why-space-taken = 此格本轮已被占用：{ $space }。
why-special-not-reached = 你尚未解锁{ $company }的这个特殊奖励。
why-steps-left = 只有所有公司轨都无法前进时，才能放弃剩余格数；{ $company }仍可前进。
why-tile-attached = 货物板块已附在卡上，不能移动。
why-tile-not-dealt = 必须保留发给你的两块起始板块之一；起始板块 { $tile } 不在其中。
why-too-many-steps = 还可前进 { $left } 格；这需要 { $n } 格。
why-total-too-low = 这需要{ $kind }总数至少为 { $least }；你的总数是 { $total }。
why-track-ends = 公司轨再前进 { $n } 格即到终点。
why-units-short = 此卡需要 { $price } 单位；你有 { $units } 单位。

## 列表中的奖励、条件与卡牌
reward-pounds = { $n } 英镑
reward-diamonds = 钻石 { $n } 格
reward-bookkeeping = { $n } 会计点
reward-track = 公司轨 { $n } 格
first-pounds = 英镑
first-diamonds = 钻石格
first-bookkeeping = 会计点
first-track = 公司轨
reward-remove-post = 移除 { $n } 个贸易站
reward-equal = { $good ->
    [coffee] 与咖啡单位数减 { $less } 等额的英镑
    [banana] 与香蕉单位数减 { $less } 等额的英镑
   *[cotton] 与棉花单位数减 { $less } 等额的英镑
}
need-coffee = { $n } 咖啡
need-banana = { $n } 香蕉
need-cotton = { $n } 棉花
need-expansion = { $n } 扩张
need-anygood = 任意一种货物 { $n }
need-merchant-or-bookkeeper = { $n } 钻石商或会计师
card-goods = { $good ->
    [coffee] { $value } 咖啡
    [banana] { $value } 香蕉
   *[cotton] { $value } 棉花
}
card-expansion = { $share ->
    [none] { $value } 扩张
    [mombasa] { $value } 扩张（带蒙巴萨股票）
    [cape_town] { $value } 扩张（带开普敦股票）
    [saint_louis] { $value } 扩张（带圣路易股票）
   *[cairo] { $value } 扩张（带开罗股票）
}
card-bookkeeper = 会计师 { $value }
card-merchant = { $merchant ->
    [plain] 钻石商
    [mombasa] 蒙巴萨钻石商
    [cape_town] 开普敦钻石商
    [saint_louis] 圣路易钻石商
   *[cairo] 开罗钻石商
}
card-share = { $share ->
    [mombasa] 蒙巴萨股票
    [cape_town] 开普敦股票
    [saint_louis] 圣路易股票
   *[cairo] 开罗股票
}
card-none = 不拿卡牌
card-tile = 奖励板块
merchant-tile = 钻石商板块
bookkeeper-tile = 会计师板块

## 牌桌选项
option-setup = 游戏设置
option-setup-about = 首次游戏的固定公司轨与板块，或随机决定
option-setup-first = 首次游戏
option-setup-later = 之后的游戏
option-first-player = 起始玩家
option-first-player-about = 起始玩家的座位；不指定则抽签决定
option-first-player-None = 抽签决定
option-first-player-0 = 座位 1（A）
option-first-player-1 = 座位 2（B）
option-first-player-2 = 座位 3（C）
option-first-player-3 = 座位 4（D）
option-open-hands = 公开手牌
option-open-hands-about = 所有人都能看到手牌（本来也可以推算出来）
option-pack = 数据包
option-pack-about = 卡面和版图上的数值：尽量符合规则书，或经过调整让每种打法都能获胜
option-pack-faithful-1 = 忠于规则书
option-pack-reconstructed-3 = 为平衡而调整

## 名称
company-mombasa = 蒙巴萨
company-cape-town = 开普敦
company-saint-louis = 圣路易
company-cairo = 开罗
kind-coffee = 咖啡
kind-banana = 香蕉
kind-cotton = 棉花
kind-expansion = 扩张
tile-goods = 货物 +1 板块
tile-bookkeeper = 会计师板块
tile-merchant = 钻石商板块
tile-expansion = 扩张板块
space-first-player = 成为起始玩家
space-buy = 用钱购买卡牌
space-sell = 卖出手牌
space-majority-coffee = 咖啡多数
space-majority-banana = 香蕉多数
space-majority-cotton = 棉花多数
space-majority-expansion = 扩张多数
space-tile-goods = 货物 +1 板块
space-tile-bookkeeper = 会计师板块
space-tile-merchant = 钻石商板块
space-tile-expansion = 扩张板块
space-extra-mombasa-1 = 蒙巴萨的额外奖励格 1
space-extra-mombasa-2 = 蒙巴萨的额外奖励格 2
space-extra-cape-town-1 = 开普敦的额外奖励格 1
space-extra-cape-town-2 = 开普敦的额外奖励格 2
space-extra-saint-louis-1 = 圣路易的额外奖励格 1
space-extra-saint-louis-2 = 圣路易的额外奖励格 2
space-extra-cairo-1 = 开罗的额外奖励格 1
space-extra-cairo-2 = 开罗的额外奖励格 2
line-cash = 现金
line-mombasa = 蒙巴萨
line-cape-town = 开普敦
line-saint-louis = 圣路易
line-cairo = 开罗
line-diamonds = 钻石轨
line-books = 会计轨
number-wealth = 资产
number-cash = 现金
number-mombasa = 蒙巴萨
number-cape-town = 开普敦
number-saint-louis = 圣路易
number-cairo = 开罗
number-diamonds = 钻石轨
number-books = 会计轨
label-round = 轮
label-display = 卡牌展示区
label-shelf = 账册展示区
label-deck = 行动卡牌堆
label-hand = 手牌
label-area = 行动区
label-resting = 休息列
label-map = 地图
label-camps = 公司大本营
label-tracks = 公司轨
label-markers = 奖励标记
label-reconstructed = 推定数据
confidence-inferred = { $n } 项推断
confidence-invented = { $n } 项自拟

## 终端中的版图
board-head = 第 { $round } 轮，共 7 轮；起始玩家：{ $seat }
board-row = { $what }：{ $things }
board-company = { $company }：每股 { $value } 英镑，{ $track } 轨，大本营 { $posts } 个贸易站（{ $columns }）
board-regions = { $company }的贸易站：{ $regions }
board-card = { $id } { $face }，价格 { $price }
board-player = { $mark } { $seat }：{ $cash } 英镑，资产 { $worth }，股份：{ $shares }；钻石 { $diamonds }（价值 { $gems }），墨水 { $ink }（价值 { $value }），手牌 { $hand }，标记 { $markers }
board-free = 空地区：{ $regions }
board-region = { $region }（{ $reward }）
board-mines = { $n } 个矿场
board-special = * 第 { $space } 格，{ $pounds } 英镑：{ $bonus }
board-column = 第 { $n } 列，红色数值加 { $red }
board-spaces = 空奖励格：{ $spaces }
board-slot = { $slot } { $face }
board-down = { $face }（面朝下）
board-totals = 咖啡 { $coffee }，香蕉 { $banana }，棉花 { $cotton }，扩张 { $expansion }
board-thinking = 仍在思考：{ $n }
board-reconstructed = 许多卡面和版图上的数值是推定的，可能与实物不同。

## 地区
region-1 = 毛里塔尼亚
region-2 = 提贝斯提
region-3 = 努比亚
region-4 = 红海沿岸
region-5 = 塞内冈比亚
region-6 = 上尼日尔
region-7 = 乍得湖
region-8 = 苏丹
region-9 = 非洲之角
region-10 = 黄金海岸
region-11 = 下尼日尔
region-12 = 喀麦隆
region-13 = 乌班吉环
region-14 = 乌班吉中心
region-15 = 大湖区
region-16 = 斯瓦希里海岸
region-17 = 下刚果
region-18 = 坦噶尼喀
region-19 = 安哥拉
region-20 = 赞比西环
region-21 = 赞比西中心
region-22 = 莫桑比克
region-23 = 卡拉哈里
region-24 = 纳塔尔
