# 蒙巴萨页面在牌桌用语之外所说的话
draw-code-mo = MO
draw-code-ct = CT
draw-code-sl = SL
draw-code-ca = CA
draw-rounds = 轮
draw-display = 卡牌展示区
draw-shelf = 账册展示区
draw-hand = 手牌
draw-resting = 休息列
draw-planning = 计划
draw-actions = 行动
draw-call = 追缴资本：{ $n } 英镑
draw-special = 特殊格：{ $n } 英镑
draw-deck = 牌堆剩 { $n } 张
draw-price = 价格 { $n }
draw-first = 起始
draw-first-next = 下轮起始
draw-bonuses = 奖励格
draw-markers = 你的奖励标记：{ $n }
draw-ended = 已结束
draw-planned = 准备好了
draw-you-are-ready = 你准备好了；仍可更改计划
draw-worth = 资产
draw-slots = 行动格
draw-used = 已用
draw-step = 第 { $n } 格
draw-column = 第 { $n } 列
draw-ledger = 第 { $at } 格
draw-slot = 行动格 { $at }
draw-slip-end = 你还有正面朝上的卡牌。
draw-slip-tiles = 你还有未使用的奖励板块。
draw-slip-column = 该列为空：你不会收回任何卡牌。
draw-slip-end-column = 你还有未使用的卡牌或奖励板块，而且该列为空。
draw-slip-steps = 你将失去这些格数。
draw-slip-first = 下一轮的起始玩家本来就是你。
draw-slip-plan = 你空着一个行动格，其实还能在那里放一张卡牌。
draw-slip-stop = 你剩余的扩张点会作废，其实还有可以进入的地区。
draw-slip-ink = 墨水瓶还可以前进，你却让它留在原处。

## 可选之物的名称
name-book = { $letter ->
    [none] 起始账册：需要 { $needs }，奖励{ $reward }
   *[other] { $letter }：需要 { $needs }，奖励{ $reward }
}
name-starting = { $cards }；账册需要 { $needs }，奖励{ $reward }；然后{ $bonus }
name-steps = 在{ $company }轨前进 { $n } 格
name-tier = 达到 { $least }：{ $reward }（{ $company }）
name-priced = { $card }，{ $price }
name-special = { $special }；{ $bonus }
name-tiers = { $space }：{ $tiers }
tier-separator = ；
name-extra = { $space }：{ $bonus }
name-with-diamonds = 钻石轨前进 { $n } 格，并可再购买一张卡牌
name-card-only = 只买一张卡牌
name-heart = 中心

## 特殊奖励的作用
bonus-expansion-total = 你的扩张总数多计 { $plus }
bonus-card-price = { $mixed ->
    [yes] 以货物拿取的卡牌便宜 { $plus } 单位，并可为此混用货物
   *[no] 以货物拿取的卡牌便宜 { $plus } 单位
}
bonus-each-card = { $good ->
    [coffee] 你的每张咖啡卡多计 { $plus }
    [banana] 你的每张香蕉卡多计 { $plus }
   *[cotton] 你的每张棉花卡多计 { $plus }
}
bonus-markers = 每轮多 { $plus } 个奖励标记
bonus-choose = 支付 { $cost } 英镑：{ $first }，或{ $second }
bonus-buy-or-diamonds = { $dearer ->
    [0] 用英镑按价购买一张卡牌，或在钻石轨前进 { $diamonds } 格，或两者都做
   *[other] 按价加 { $dearer } 英镑购买一张卡牌，或在钻石轨前进 { $diamonds } 格，或两者都做
}
bonus-discard = { $good ->
    [coffee] 卖出一张咖啡手牌，获得红色数值加 { $plus } 英镑
    [banana] 卖出一张香蕉手牌，获得红色数值加 { $plus } 英镑
   *[cotton] 卖出一张棉花手牌，获得红色数值加 { $plus } 英镑
}
bonus-other-tracks = 支付 { $cost } 英镑：在其他三条公司轨各前进 { $steps } 格

## 按钮
deed-keep = 保留起始板块 { $n }
deed-plan = { $n ->
    [0] 不放卡牌，准备好了
   *[other] { $n } 张卡牌，准备好了
}
deed-goods = 使用{ $cards }：前进 { $n } 格
deed-goods-card = { $n ->
    [0] 以{ $cards }拿取{ $card }
   *[other] 以{ $cards }拿取{ $card }，剩 { $n } 格
}
deed-advance = { $cost ->
    [0] 在{ $company }轨前进 { $n } 格
   *[other] 在{ $company }轨前进 { $n } 格，支付 { $cost } 英镑
}
deed-take-book = 拿取 { $letter } 账册，{ $n } 会计点
deed-place-book = 将账册放在第 { $space } 格
deed-bookkeeper = 使用 { $n } 点的会计师
deed-turn-book = 将第 { $space } 格的账册翻面，支付 { $n } 英镑
deed-ink = { $n ->
    [0] 墨水瓶不动
   *[other] 墨水瓶移到第 { $space } 格
}
deed-merchant = 使用{ $card }：钻石轨前进 { $n } 格
deed-merchant-tile = 使用钻石商板块
deed-buy = 购买{ $card }，{ $n } 英镑
deed-sell = 卖出{ $card }，{ $n } 英镑
deed-majority = 获得{ $reward }（{ $company }）
deed-reserve = 预订{ $tile }，支付 { $n } 英镑
deed-extra = { $cost ->
    [0] 获得{ $reward }
   *[other] 获得{ $reward }，支付 { $cost } 英镑
}
deed-extra-tracks = 其他公司轨各前进 { $n } 格，支付 { $cost } 英镑
deed-extra-buy = { $diamonds ->
    [0] 购买{ $card }，{ $n } 英镑
   *[other] 钻石轨前进 { $diamonds } 格，并购买{ $card }，{ $n } 英镑
}
deed-end = 结束行动阶段，收回休息列 { $slot }：{ $cards }

## 尚待使用的
left-expansion = 剩余 { $n } 扩张点
left-points = { $n } 会计点待用
left-steps = 还可前进 { $n } 格
left-posts-out = { $n ->
    [1] { $company }的一个贸易站返回大本营
   *[other] { $company }的一个贸易站返回大本营；共 { $n } 个
}
left-removals = 待移除 { $n } 个贸易站
left-ink = 然后 { $n } 会计点
left-markers = { $n ->
    [0] 本轮没有奖励标记了
   *[other] 本轮剩 { $n } 个奖励标记
}

## 行动改变什么，价格以何支付
effect-cash = 英镑
effect-worth = 资产
effect-share = { $company }股价
effect-shares = 你的{ $company }股份
effect-expansion = 扩张点
effect-in-reach = { $company }可到达的地区
effect-ink = 墨水瓶
effect-diamonds = 钻石轨
effect-books = 会计轨
effect-holding = 你的 { $n } 股
effect-markers = 奖励标记
effect-steps = 公司轨格数
effect-steps-on = { $company }轨格数
effect-total = { $kind }
means-pounds = 英镑
means-points = 会计点
means-expansion = 扩张点
means-units = 单位
cost-lines = 边界线
cost-post = 其他公司的贸易站
draw-one-line = 一条线：1
draw-two-lines = 两条线：2
draw-other-post = 别家贸易站：+1
draw-mine = 矿场，无奖励
draw-coins-at = 第 { $n } 轮的钱币
draw-left = { $n } 张手牌
draw-markers-of = 剩余奖励标记：{ $n }
draw-open = { $name } 的卡牌、账册和股份
draw-close = 关闭

## 推定的数据
trust-intro = 规则、数量和奖励种类依照规则书。以下内容未见实物，为推定数据，与规则书中的所有数量和例子相符：
trust-regions-csv = 地图：名称、边界、线、奖励、矿场
trust-cards-csv = 行动卡：牌面和红色数值
trust-starting-cards-csv = 起始卡：九张中的五张、红色数值、座位卡
trust-books-csv = 账册：要求与奖励的搭配
trust-starting-tiles-csv = 起始板块
trust-camps-toml = 公司大本营：末格之前的钱币、出口
trust-tracks-toml = 公司轨：长度、股份、追缴资本、特殊格
trust-bonuses-toml = 奖励格：多数奖励的大部分档次、板块费用
trust-player-board-toml = 玩家图板：禁放格；数值取自新版
trust-displays-toml = 展示区：各列红色数值、账册字母
chart-cash = 各轮英镑
chart-shares = 各轮股份
chart-worth = 各轮资产
chart-values = 各轮每股价值
chart-diamonds = 各轮钻石轨
chart-books = 各轮会计轨
draw-aid-round = 一轮的流程
draw-aid-majority = 各多数格的总数
