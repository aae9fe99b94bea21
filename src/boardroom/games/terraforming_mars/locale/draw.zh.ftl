# 殖民火星：桌面上的短语
draw-map = 火星塔尔西斯地图
draw-hex = { $n } 号格
draw-ocean-area = 海洋保留区
draw-noctis = 为诺克提斯城保留
draw-noctis-short = 诺克提斯
draw-card = 卡牌
draw-temperature = 温度
draw-oxygen = 氧气
draw-goal = { $unit } · 上限 { $n }
draw-or = 或
draw-kind-auto = 自动
draw-kind-active = 主动
draw-kind-event = 事件
draw-kind-corp = 公司
draw-met = 条件已满足
draw-not-met = 条件未满足
draw-used = 已使用
draw-unused = 行动可用
draw-rating = 改造度
draw-in-hand = 手牌数
draw-first = 起始
draw-passed = 已跳过
draw-cards-in-play = 场上卡牌：{ $count }
draw-close = 关闭
draw-events = 事件：{ $count }
draw-hand = 手牌 { $count }
draw-playable = { $count } 张可打出，排序
draw-by-playable = 可打出
draw-by-cost = 费用
draw-by-tag = 标志
draw-no-cards = 没有手牌
draw-enlarge = 放大
draw-research = 研究：每张 3 M€
draw-looking = 查看的卡牌
draw-start = 起始卡牌：一家公司和项目卡，每张 3 M€
draw-draft = 轮抽 { $n }：留下一张
draw-drafted = 已保留 { $count }
draw-passes-to = 其余传给
draw-milestones = 里程碑
draw-milestone-price = { $cost } M€，{ $points } 分
draw-awards = 奖项
draw-award-price = 下一个 { $cost } M€
draw-award-points = { $second ->
    [0] { $first } 分
   *[other] { $first } 与 { $second } 分
}
draw-of = { $n } / { $most }
draw-measure-rating = 改造度
draw-measure-cities = 你的城市
draw-measure-greeneries = 你的森林
draw-measure-building-tags = 你的建筑标志
draw-measure-hand = 手牌数
draw-measure-tiles = 你的板块
draw-measure-mc-production = 你的 M€ 产能
draw-measure-science-tags = 你的科学标志
draw-measure-heat = 你的热能
draw-measure-steel-and-titanium = 你的钢和钛
draw-tile-points = 你的板块得分
draw-projects = 标准项目
draw-phase-start = 起始卡牌
draw-phase-research = 研究
draw-phase-actions = 行动
draw-generation = 第 { $n } 时代
draw-generation-of = 第 { $n } 时代，共 { $most } 个
draw-action = 本回合行动
draw-solo = 单人
draw-use = 使用“{ $card }”
draw-next = 先执行：{ $effect }
draw-deed-start = 选择“{ $corporation }”，保留 { $count } 张项目卡
draw-deed-buy = { $count ->
    [0] 不购买卡牌
   *[other] 以 { $cost } M€ 购买 { $count } 张卡牌
}
draw-deed-sell = 贩卖 { $count } 张卡牌，获得 { $gain } M€
draw-loss = { $name } 的 { $amount }
draw-off-card = 从“{ $card }”移走 { $n } 个资源
draw-way-viral-enhancers-0 = 获得 1 个植物
draw-way-viral-enhancers-1 = 在打出的卡上放 1 个资源
draw-way-olympus-conference-0 = 在此卡上放 1 个科学资源
draw-way-olympus-conference-1 = 移走 1 个科学资源来抽一张牌
draw-slip-plants = 你的植物足够转化一块森林。
draw-slip-heat = 你的热能足够提升温度。
draw-slip-overpaid = 你支付的数额超过费用，多付的部分不会退还。
draw-slip-pass = 本时代你还可以打出卡牌、使用行动或宣告里程碑。
draw-chart-rating = 各时代的改造度
draw-chart-income = 各时代的 M€ 收入
draw-short-of = 缺 { $n } M€
draw-short-needs = { $what }现为 { $have }
draw-turn-plants = 转化植物
draw-turn-heat = 转化热能
draw-short-production = { $resource }产能 { $have }
draw-no-more-greeneries = 不再放置森林
draw-log-bought-none = { $seat_is ->
    [you] 你没有购买卡牌
   *[other] { $seat } 没有购买卡牌
}
draw-percent = %
draw-aid-generation = 一个时代的流程
draw-aid-cards = 全部 { $count } 张卡牌
draw-aid-search = 搜索卡牌
