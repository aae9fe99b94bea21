### 殖民火星：行动、日志、拒绝原因、选项、卡牌文字和名称。条款见 rules.zh.ftl。

## 牌桌
game-name = 殖民火星
game-about = 经营公司，打出项目，改造火星：胜利点数最多的玩家获胜。
hidden = { $count ->
    [none] 一张牌
    [1] { $count } 张牌
   *[other] { $count } 张牌
}
first-player-drawn = { $seat_is ->
    [you] 你是起始玩家
   *[other] { $seat } 是起始玩家
}
generation-began = 第 { $generation } 时代开始；起始玩家：{ $first }
game-ended = 游戏结束

## 选择的种类
offer-start = 选择公司和项目卡
offer-draft = 留下一张牌
offer-buy = 购买卡牌
offer-play = 打出卡牌
offer-standard-project = 执行标准项目
offer-sell = 贩卖专利
offer-claim = 宣告里程碑
offer-fund = 资助奖项
offer-use = 使用卡牌行动
offer-convert-plants = 将植物转化为森林
offer-convert-heat = 将热能转化为温度
offer-first-action = 执行公司的首个行动
offer-end-turn = 结束回合
offer-pass = 跳过本时代
offer-place = 放置板块
offer-lower = 降低产能
offer-remove = 移走资源
offer-remove-from = 从卡牌移走资源
offer-decline = 放弃可选效果
offer-choose = 选择一项
offer-add-to = 将资源放到卡牌上
offer-take-from = 从卡牌拿取资源
offer-keep = 保留卡牌
offer-discard = 弃掉一张牌
offer-convert = 选择数量
offer-copy = 复制产能框
offer-next = 选择效果顺序

## 行动（按钮）
action-start = 选择{ $corporation }，保留{ $projects }
action-draft = 留下“{ $card }”
action-buy = { $heat ->
    [0] 购买{ $cards }
   *[other] 购买{ $cards }，使用热能 { $heat }
}
action-play = 打出“{ $card }”（{ $pay }）
action-standard-project = { $project }（{ $pay }）
action-sell = 贩卖{ $cards }
action-claim = 宣告“{ $milestone }”（{ $pay }）
action-fund = 资助“{ $award }”（{ $pay }）
action-use = 使用“{ $source }”，第 { $way } 项（{ $pay }）
action-convert-plants = 将植物转化为森林，放在 { $hex } 号格
action-convert-heat = 将热能转化为 1 级温度
action-first-action = 执行公司的首个行动
action-end-turn = 结束回合
action-pass = 跳过本时代
action-place = 放在 { $hex } 号格
action-lower = 降低 { $victim } 的产能
action-remove = 移走 { $victim } 的 { $amount }
action-remove-from = 从“{ $card }”移走 { $n } 个资源
action-decline = 放弃可选效果
action-choose = 第 { $way } 项
action-add-to = 放到“{ $card }”上
action-take-from = 从“{ $card }”拿取
action-keep = 保留{ $cards }
action-discard = 弃掉“{ $card }”，抽一张牌
action-convert = 选择 { $n }
action-copy = 复制“{ $source }”的产能框
action-next = 接着执行效果 { $index }

## 提问
ask-terraforming-mars-starting = 请选择公司和要保留的项目卡（每张 3 M€）
ask-terraforming-mars-researching = 请选择要购买的卡牌
ask-terraforming-mars-drafting = 请选择要留下的卡牌
ask-terraforming-mars-turn = 请选择行动
ask-terraforming-mars-effects = 请选择接下来执行的效果
ask-terraforming-mars-placing = 请选择放置板块的格
ask-terraforming-mars-choosing = 请选择一项
ask-terraforming-mars-adding = 请选择放置资源的卡牌
ask-terraforming-mars-looking = 请选择要保留的卡牌
ask-terraforming-mars-buying-one = 是否购买这张牌？
ask-terraforming-mars-discarding = 是否弃掉一张牌，再抽一张牌？
ask-terraforming-mars-converting = 请选择数量
ask-terraforming-mars-copying = 请选择要复制产能框的卡牌
ask-terraforming-mars-lowering = 请选择要降低产能的玩家
ask-terraforming-mars-removing = 是否移走资源？
ask-terraforming-mars-taking = 请选择拿取资源的卡牌
ask-terraforming-mars-last-greeneries = 是否再将植物转化为森林？

## 拒绝的原因
why-all-claimed = 不能宣告里程碑：可宣告的 { $most } 个已全部宣告。
why-all-funded = 不能资助奖项：可资助的 { $most } 个已全部资助。
why-already-acted = 你本回合已执行行动；请结束回合，而不是跳过。
why-already-claimed = 不能宣告这个里程碑：它已归 { $seat } 所有。
why-already-funded = 不能资助这个奖项：{ $seat } 已经资助。
why-already-used = 你本时代已使用过“{ $card }”的行动。
why-amount = 请选择 { $least } 到 { $most } 之间的数量。
why-box-not-performable = 现在无法执行“{ $card }”的产能框。
why-cannot-pay = 费用为 { $cost } M€；所付或可用的合计只有 { $paid } M€。
why-card-holds-it-not = 资源必须放在能收集它的卡牌上；“{ $card }”不能收集这种资源。
why-card-not-in-hand = 只能选择你手中的卡牌。
why-card-not-in-play = 只能选择你场上的卡牌；“{ $card }”不在你的场上。
why-card-not-offered = 只能选择所示的卡牌，每张只能选一次。
why-city-next-to-city = 城市必须放在不与其他城市相邻的空地上；{ $hex } 号格不符合。
why-corporation-not-dealt = 只能选择发给你的公司。
why-first-action-first = 必须先执行公司的首个行动。
why-greenery-away = 若自己板块旁有空地，森林必须放在那里；{ $hex } 号格不符合。
why-heat-not-taken = 只有海利昂可以用热能支付。
why-hex-not-free = 该板块不能放在 { $hex } 号格。
why-keep-exactly = 必须正好保留其中 { $keep } 张。
why-metal-not-taken = 不能用钢或钛支付标准项目。
why-milestone-not-met = 这个里程碑需要达到 { $need }；你现有 { $have }。
why-needless-piece = 你多付了：费用为 { $cost } M€，你付了 { $paid } M€。请取回多余的资源。
why-no-action-yet = 你本回合还没有执行行动：请执行一个行动，或跳过本时代。
why-no-card-to-add-to = 你没有能收集该资源的卡牌。
why-no-card-with-resource = 你没有放有资源的卡牌。
why-no-first-action = 公司的首个行动已经执行，或公司没有首个行动。
why-no-legal-hex = 没有可以放置{ $tile }的格。
why-no-such-alternative = 没有第 { $way } 项。
why-no-such-effect = 没有等待执行的效果 { $index }。
why-no-such-player = 该座位没有玩家。
why-nobody-can-lose = 必须有一名玩家失去 { $n } 级{ $resource }产能；没有人有这么多。
why-noctis-reserved = 诺克提斯城必须放在它的保留格上，不能放在 { $hex } 号格。
why-none-in-solo = 单人游戏没有里程碑和奖项。
why-not-an-ocean-hex = 必须放在空的海洋格上；{ $hex } 号格不是。
why-not-enough = 你的{ $resource }不足：需要 { $needed }，现有 { $have }。
why-not-next-to-two-cities = 这座城市必须与至少两座城市相邻；{ $hex } 号格不符合。
why-not-this-resource = 此处不能移走{ $resource }。
why-nothing-sold = 请至少选择一张要贩卖的牌。
why-nothing-to-copy = 你的建筑卡都没有可复制的产能框。
why-nothing-to-pay = 该行动不需要支付 M€。
why-nothing-to-remove = 不能从“{ $card }”移走资源。
why-nothing-to-take = 不能从“{ $card }”拿取资源。
why-order-settled = 只能为效果 { $index } 以外的效果排序。
why-patents-are-sold = 请选择要作为专利贩卖的卡牌。
why-payment-negative = 支付不能为负数。
why-production-short = 需要 { $need } 级{ $resource }产能；你有 { $have } 级。
why-production-too-low = { $seat } 的产能太低，无法这样降低。
why-protected = 不能移走 { $seat } 的植物：它们受到保护。
why-rating-not-raised = 只有你的改造度在本时代提升过，才能使用。
why-removal-amount = 此处最多移走 { $most } 个资源，不能移走 { $n } 个。
why-requirement-too-low = { $what }必须至少为 { $need }（现为 { $have }）。
why-requirement-too-high = { $what }不得超过 { $need }（现为 { $have }）。
why-steel-not-taken = 钢只能用来支付建筑卡，或卡牌注明可用钢的费用。
why-titanium-not-taken = 钛只能用来支付太空卡，或卡牌注明可用钛的费用。
why-too-many-projects = 你的公司付得起 { $most } 张项目卡；你选择了 { $kept } 张。

## 牌桌选项
option-corporate-era = 企业时代
option-corporate-era-about = 使用企业时代卡牌，没有起始产能
option-draft = 轮抽
option-draft-about = 研究阶段每次留下一张牌，其余传给下一位玩家
option-beginners = 新手
option-beginners-about = 使用新手公司的座位
option-first-player = 起始玩家
option-first-player-about = 起始玩家的座位；不指定则抽签决定
option-first-player-None = 抽签决定
option-first-player-0 = 座位 1（A）
option-first-player-1 = 座位 2（B）
option-first-player-2 = 座位 3（C）
option-first-player-3 = 座位 4（D）
option-first-player-4 = 座位 5（E）
option-profile = 规则设定
option-profile-about = 按规则书，或按数字版对局记录的解读
option-profile-rulebook = 规则书
option-profile-digital = 数字版

## 资源、标志、参数
pay-mc = { $n } M€
pay-steel = { $n } 钢
pay-titanium = { $n } 钛
pay-heat = { $n } 热能
pay-nothing = 0 M€
resource-mc = M€
resource-steel = 钢
resource-titanium = 钛
resource-plants = 植物
resource-energy = 电力
resource-heat = 热能
resource-animal = 动物
resource-microbe = 微生物
resource-science = 科学资源
resource-fighter = 战斗机
resource-here = 卡上资源
tag-building = 建筑
tag-space = 太空
tag-power = 电力
tag-science = 科学
tag-jovian = 木星
tag-earth = 地球
tag-plant = 植物
tag-microbe = 微生物
tag-animal = 动物
tag-city = 城市
tag-event = 事件
parameter-temperature = 温度
parameter-oxygen = 氧气
parameter-oceans = 海洋
what-temperature = 温度
what-oxygen = 氧气
what-oceans = 海洋
what-cities = 场上城市
what-greenery = 你的森林
what-tag-science = 你的科学标志
what-tag-power = 你的电力标志
what-tag-jovian = 你的木星标志
what-tag-plant = 你的植物标志
what-tag-microbe = 你的微生物标志
what-tag-animal = 你的动物标志
what-production-steel = 你的钢产能
what-production-titanium = 你的钛产能
tile-ocean = 海洋
tile-greenery = 森林
tile-city = 城市
tile-capital = 首都
tile-natural-preserve = 自然保护区
tile-mining-area = 采矿区
tile-mining-rights = 采矿权板块
tile-commercial-district = 商业区
tile-nuclear-zone = 核区
tile-industrial-center = 工业中心
tile-ecological-zone = 生态区
tile-lava-flows = 熔岩流
tile-mohole-area = 莫霍钻井区
tile-restricted-area = 禁区
tile-claim = 土地征用标记
hex-62 = 火卫一
hex-63 = 木卫三
number-total = 总分
number-mc = M€
number-rating = 改造度
number-milestones = 里程碑
number-awards = 奖项
number-greenery = 森林
number-city = 城市
number-cards = 卡牌
number-won = 获胜

## 卡牌文字
effect-production = { $production } { $n }
effect-production-per = { $count }，{ $production } +1
effect-production-threshold = { $production } +{ $n }；至少有 { $least } 个{ $tag }标志则 +{ $then }
effect-gain = 获得 { $amount }
effect-gain-per = { $count }，获得 { $amount }
effect-lose = 失去 { $amount }
effect-reduce = 任意一名玩家的{ $production } −{ $n }
effect-remove = 可从一名玩家移走最多 { $amount }
effect-remove-cards = 可从一张卡牌移走最多 { $amount }
effect-steal = 可从一名玩家偷取最多 { $amount }
effect-tr = 改造度 +{ $n }
effect-tr-per = { $count }，改造度 +1
effect-raise = { $parameter }提升 { $n } 级
effect-ocean = 放置 { $n } 块海洋
effect-ocean-land = 在非保留的陆地放置 { $n } 块海洋
effect-tile = 放置{ $tile }（{ $place }）
effect-draw = 抽 { $n } 张牌
effect-look = 看牌堆顶 { $n } 张牌，保留 { $keep } 张，弃掉其余
effect-look-buy = 看牌堆顶一张牌，然后以 3 M€ 购买或弃掉
effect-add = 在此卡上放 { $amount }
effect-add-to = 在自己一张卡上放 { $amount }
effect-or = { $first }，或{ $second }
effect-nothing = 无
special-search-for-life = 亮出并弃掉牌堆顶一张牌；若有微生物标志，在此卡上放 1 个科学资源
special-virus = 可从一张卡移走最多 2 个动物，或从一名玩家移走最多 5 个植物
special-mining-area = 该格所示金属的产能 +1
special-mining-rights = 该格所示金属的产能 +1
special-land-claim = 将自己的标记放在一个非保留的空格上；只有你能在那里放板块
special-mars-university = 可弃掉一张牌来抽一张
special-viral-enhancers = 获得 1 个植物，或在打出的卡上放 1 个资源
special-robotic-workforce = 复制自己一张带建筑标志的卡的产能框
special-ceos-favorite-project = 在自己一张已有资源的卡上放 1 个同种资源
special-insulation = 降低任意级热能产能，并提升同样级数的 M€ 产能
special-protected-habitats = 对手不能移走你的植物、动物或微生物
special-olympus-conference = 在此卡上放 1 个科学资源，或从此卡移走 1 个科学资源来抽一张牌
special-flooding = 然后可从与该海洋相邻的一块板块的所有者移走最多 4 M€
special-power-infrastructure = 获得等量 M€
special-indentured-workers = 本时代你打出的下一张卡费用减 8 M€
special-immigrant-city = M€ 产能 −2
special-special-design = 本时代你打出的下一张卡的温度、氧气、海洋条件可放宽 2 级
count-tags = 自己每有 { $per } 个{ $tag }标志
count-tag = 自己每有 1 个{ $tag }标志
count-opponents = 对手每有 1 个{ $tag }标志
count-city = 场上每有 1 座城市
count-city-mars = 火星上每有 1 座城市
count-event = 所有玩家每打出过 1 张事件卡
place-city-normal = 不与其他城市相邻
place-greenery-normal = 尽可能在自己板块旁
place-land = 空地
place-isolated = 不与任何板块相邻
place-ocean-reserved = 海洋格
place-volcano = 火山
place-noctis = 它的保留格
place-phobos = 火卫一
place-ganymede = 木卫三
place-next-to-city = 城市旁
place-next-to-two-cities = 至少两座城市旁
place-next-to-greenery = 森林旁
place-metal-bonus = 有钢或钛奖励的格
place-metal-bonus-next-to-own = 自己板块旁有钢或钛奖励的格
requires-least = 条件：{ $what }至少 { $n }
requires-most = 条件：{ $what }最多 { $n }
ongoing-discount = 带{ $tag }标志的卡费用减 { $n } M€
ongoing-discount-any = 所有卡费用减 { $n } M€
ongoing-worth = 你的{ $resource }价值 +{ $n } M€
ongoing-shift = 你的卡的温度、氧气、海洋条件可放宽 { $n } 级
ongoing-protect = 此卡上的资源不能被移走
ongoing-heat = 可用热能当 M€ 支付
ongoing-greenery = 你用 { $n } 个植物即可转化一块森林
ongoing-project = 标准项目“{ $project }”费用减 { $n } M€
when-city-anyone = 任何人放置城市时：{ $effects }
when-city-owner = 你放置城市时：{ $effects }
when-city-mars-anyone = 任何人在火星放置城市时：{ $effects }
when-ocean-anyone = 任何人放置海洋时：{ $effects }
when-greenery-owner = 你放置森林时：{ $effects }
when-tag-owner = 你每打出一个{ $tags }标志（含此卡）：{ $effects }
when-tag-anyone = 任何人每打出一个{ $tags }标志（含此卡）：{ $effects }
when-event-owner = 你打出事件时：{ $effects }
when-event-tag-owner = 你打出带{ $tags }标志的事件时：{ $effects }
when-project-owner = 你支付标准项目后：{ $effects }
when-cost-owner = 你支付原价不低于 { $n } M€ 的卡牌或标准项目后：{ $effects }
when-metal-owner = 你在有钢或钛奖励的格放置板块时：{ $effects }
use-free = 行动：{ $effects }
use-price = 行动：支付{ $price }，然后{ $effects }
use-price-raised = 行动（本时代改造度提升过）：支付{ $price }，然后{ $effects }
price-stock = { $amount }
price-stock-metal = { $n } M€（可用{ $resource }）
price-production = { $n } 级{ $production }
price-here = 此卡上的 { $amount }
price-take-animal = 任意卡上的 1 个动物
price-take-microbe = 任意卡上的 1 个微生物
price-any = 任意数量{ $resource }
points-plain = { $n } 分
points-per = { $count }计 { $n } 分
points-held = 此卡上有资源则计 { $n } 分
points-resource-one = 此卡上每 { $piece }
points-resource = 此卡上每 { $amount }
points-city = 场上每 { $per } 座城市
points-adjacent-city = 每座相邻城市
points-adjacent-ocean = 每块相邻海洋
points-jovian = 自己每有 1 个木星标志
first-action = 首个行动：{ $effects }
effect-and = { $first }，{ $second }
tags-or = { $first }或{ $second }
amounts-or = { $first }或 { $second }
when-city-anyone-this = 任何人放置城市时（含此城市）：{ $effects }
corporation-free-cards = 免费保留发到的全部 { $n } 张项目卡
corporation-solo = 单人游戏：{ $effects }
level-temperature = { $n } °C
level-oxygen = { $n }%
amount-mc = { $n } M€
amount-steel = { $n } 钢
amount-titanium = { $n } 钛
amount-plants = { $n } 个植物
amount-energy = { $n } 电力
amount-heat = { $n } 热能
amount-animal = { $n } 个动物
amount-microbe = { $n } 个微生物
amount-science = { $n } 个科学资源
amount-fighter = { $n } 架战斗机
amount-resource = { $n } 个资源
piece-animal = 1 个动物
piece-microbe = 1 个微生物
piece-science = 1 个科学资源
piece-fighter = 1 架战斗机
piece-resource = 1 个资源
output-mc = M€ 产能
output-steel = 钢产能
output-titanium = 钛产能
output-plants = 植物产能
output-energy = 电力产能
output-heat = 热能产能

## 文字版图
board-head = 第 { $generation } 时代，温度 { $temperature }，氧气 { $oxygen }，海洋 { $oceans }；牌堆 { $deck }，弃牌 { $discards }
board-first = 起始玩家：{ $first }
board-player = { $mark } { $seat }（{ $corporation }）：改造度 { $rating }，手牌 { $hand }，{ $things }
board-stock = { $resource } { $n }（{ $production }）
board-legend = 数字是空格：~ 海洋区，^ 火山，N 诺克提斯城；奖励：s 钢，t 钛，p 植物，# 卡牌。[cA] 是 A 的城市，g 森林，~ 海洋；*A 是 A 的土地征用标记。
board-tags = 标志
board-blue = 主动
board-green = 自动
board-red = 事件
board-used = { $card }（已用）
board-hand = 手牌：
board-milestones = { $cost ->
    [0] 里程碑：已全部宣告
   *[other] 里程碑，每个 { $cost } M€
}
board-awards = { $cost ->
    [0] 奖项：已全部资助
   *[other] 奖项，下一个 { $cost } M€
}
board-needs = { $what }（需 { $n }）
board-card-cheaper = { $card }（{ $now } M€，原价 { $cost }）
board-gain = { $what } +{ $n }
board-row = { $what }：{ $things }
board-card = { $card }（{ $cost } M€）
board-held = { $card }［{ $n }］

## 日志
corporation-revealed = { $seat_is ->
    [you] 你亮出“{ $corporation }”，保留 { $kept } 张项目卡
   *[other] { $seat } 亮出“{ $corporation }”，保留 { $kept } 张项目卡
}
cards-dealt = { $seat_is ->
    [you] 你查看了：{ $cards }
   *[other] { $seat } 查看了 { $cards }
}
cards-bought = { $seat_is ->
    [you] 你购买了：{ $cards }
   *[other] { $seat } 购买了 { $cards }
}
cards-drawn = { $seat_is ->
    [you] 你抽到：{ $cards }
   *[other] { $seat } 抽到 { $cards }
}
cards-discarded = { $seat_is ->
    [you] 你弃掉了：{ $cards }
   *[other] { $seat } 弃掉了 { $cards }
}
card-revealed = { $seat_is ->
    [you] 你亮出“{ $card }”
   *[other] { $seat } 亮出“{ $card }”
}
card-played = { $seat_is ->
    [you] 你打出“{ $card }”，支付 { $pay }
   *[other] { $seat } 打出“{ $card }”，支付 { $pay }
}
project-done = { $seat_is ->
    [you] 你执行标准项目“{ $project }”，支付 { $pay }
   *[other] { $seat } 执行标准项目“{ $project }”，支付 { $pay }
}
milestone-claimed = { $seat_is ->
    [you] 你宣告里程碑“{ $milestone }”
   *[other] { $seat } 宣告里程碑“{ $milestone }”
}
award-funded = { $seat_is ->
    [you] 你资助奖项“{ $award }”，花费 { $cost } M€
   *[other] { $seat } 资助奖项“{ $award }”，花费 { $cost } M€
}
action-used = { $seat_is ->
    [you] 你使用“{ $source }”的行动
   *[other] { $seat } 使用“{ $source }”的行动
}
tile-placed = { $seat_is ->
    [you] 你在 { $hex } 号格放置{ $tile }
   *[other] { $seat } 在 { $hex } 号格放置{ $tile }
}
hex-claimed = { $seat_is ->
    [you] 你在 { $hex } 号格放置土地征用标记
   *[other] { $seat } 在 { $hex } 号格放置土地征用标记
}
parameter-raised = { $seat_is ->
    [you] 你将{ $parameter }提升 { $steps } 级，现为 { $value }
   *[other] { $seat } 将{ $parameter }提升 { $steps } 级，现为 { $value }
}
rating-raised = { $seat_is ->
    [you] 你的改造度 +{ $steps }，现为 { $rating }
   *[other] { $seat } 的改造度 +{ $steps }，现为 { $rating }
}
production-changed = { $seat_is ->
    [you] 你的{ $resource }产能 { SIGNED($n) }
   *[other] { $seat } 的{ $resource }产能 { SIGNED($n) }
}
stock-changed = { $seat_is ->
    [you] 你的{ $resource } { SIGNED($n) }
   *[other] { $seat } 的{ $resource } { SIGNED($n) }
}
resources-changed = { $seat_is ->
    [you] 你的“{ $card }”上的资源 { SIGNED($n) }
   *[other] { $seat } 的“{ $card }”上的资源 { SIGNED($n) }
}
removed = { $seat_is ->
    [you] 你移走 { $victim } 的 { $amount }
   *[other] { $seat } 移走 { $victim } 的 { $amount }
}
declined = { $seat_is ->
    [you] 你放弃了可选效果
   *[other] { $seat } 放弃了可选效果
}
produced = { $seat_is ->
    [you] 你因产能获得 { $mc } M€ 和其他资源
   *[other] { $seat } 因产能获得 { $mc } M€ 和其他资源
}
turn-ended = { $seat_is ->
    [you] 你结束回合
   *[other] { $seat } 结束回合
}
passed = { $seat_is ->
    [you] 你跳过，本时代不再行动
   *[other] { $seat } 跳过，本时代不再行动
}

## 卡牌
card-001 = 殖民者训练营
card-002 = 小行星采矿财团
card-003 = 深井加热
card-004 = 人工降雨
card-005 = 寻找生命
card-006 = 发明家协会
card-007 = 火星铁路
card-008 = 首都
card-009 = 小行星
card-010 = 彗星
card-011 = 大型小行星
card-012 = 木卫二引水
card-013 = 太空电梯
card-014 = 发展中心
card-015 = 赤道磁化器
card-016 = 穹顶陨石坑
card-017 = 诺克提斯城
card-018 = 土卫六甲烷
card-019 = 进口氢气
card-020 = 研究前哨
card-021 = 火卫一太空港
card-022 = 黑色极地尘埃
card-023 = 北极藻类
card-024 = 掠食动物
card-025 = 空间站
card-026 = 伊奥斯峡谷国家公园
card-027 = 星际殖民船
card-028 = 安保舰队
card-029 = 圆顶城市
card-030 = 月球能量束
card-031 = 最佳空气制动
card-032 = 地下城市
card-033 = 食土菌
card-034 = 温室气体细菌
card-035 = 蚂蚁
card-036 = 释放惰性气体
card-037 = 富氮小行星
card-038 = 火星车建造
card-039 = 火卫二陨落
card-040 = 小行星采矿
card-041 = 食品工厂
card-042 = 古细菌
card-043 = 碳酸盐加工
card-044 = 自然保护区
card-045 = 核电
card-046 = 闪电收集
card-047 = 藻类
card-048 = 适应性地衣
card-049 = 水熊虫
card-050 = 病毒
card-051 = 天卫五度假村
card-052 = 鱼类
card-053 = 水手谷湖
card-054 = 小型动物
card-055 = 海带养殖
card-056 = 矿场
card-057 = 灶神星船坞
card-058 = 钍小行星能量束
card-059 = 红树林
card-060 = 树木
card-061 = 大断崖财团
card-062 = 矿藏
card-063 = 采矿远征
card-064 = 采矿区
card-065 = 建筑工业
card-066 = 土地征用
card-067 = 采矿权
card-068 = 赞助商
card-069 = 电磁弹射器
card-070 = 地球弹射器
card-071 = 先进合金
card-072 = 鸟类
card-073 = 火星大学
card-074 = 病毒增强剂
card-075 = 拖曳彗星
card-076 = 太空镜
card-077 = 太阳风发电
card-078 = 冰小行星
card-079 = 量子提取器
card-080 = 巨型冰小行星
card-081 = 木卫三殖民地
card-082 = 木卫四监狱矿场
card-083 = 巨型太空镜
card-084 = 海王星外探测器
card-085 = 商业区
card-086 = 机器人劳动力
card-087 = 草
card-088 = 石楠
card-089 = 过氧化物发电
card-090 = 研究
card-091 = 基因修复
card-092 = 木卫一采矿工业
card-093 = 灌木
card-094 = 质量转换器
card-095 = 物理研究所
card-096 = 温室
card-097 = 核区
card-098 = 热带度假村
card-099 = 收费站
card-100 = 燃料发电机
card-101 = 炼铁厂
card-102 = 电网
card-103 = 炼钢厂
card-104 = 矿石处理厂
card-105 = 地球办事处
card-106 = 被收购的公司
card-107 = 媒体档案
card-108 = 开放城市
card-109 = 媒体集团
card-110 = 商业网络
card-111 = 商业联系
card-112 = 贿赂委员会
card-113 = 太阳能
card-114 = 呼吸过滤器
card-115 = 人工光合作用
card-116 = 人工湖
card-117 = 地热发电
card-118 = 农业
card-119 = 防尘密封
card-120 = 城市化区域
card-121 = 蓄意破坏
card-122 = 苔藓
card-123 = 工业中心
card-124 = 雇佣劫匪
card-125 = 黑客
card-126 = 温室气体工厂
card-127 = 地下水库
card-128 = 生态区
card-129 = 齐柏林飞艇
card-130 = 蠕虫
card-131 = 分解者
card-132 = 核聚变发电
card-133 = 共生真菌
card-134 = 极寒真菌
card-135 = 高级生态系统
card-136 = 大坝
card-137 = 卡特尔
card-138 = 露天矿
card-139 = 波浪发电
card-140 = 熔岩流
card-141 = 发电厂
card-142 = 莫霍钻井区
card-143 = 大型船队
card-144 = 钛矿
card-145 = 构造应力发电
card-146 = 喜氮苔藓
card-147 = 食草动物
card-148 = 昆虫
card-149 = 总裁最爱项目
card-150 = 反重力技术
card-151 = 投资贷款
card-152 = 隔热层
card-153 = 适应技术
card-154 = 看护合约
card-155 = 设计微生物
card-156 = 标准技术
card-157 = 亚硝酸盐还原菌
card-158 = 工业微生物
card-159 = 地衣
card-160 = 供电财团
card-161 = 木卫二船队
card-162 = 进口温室气体
card-163 = 进口氮气
card-164 = 微型工厂
card-165 = 磁场发生器
card-166 = 航天飞机
card-167 = 进口高级温室气体
card-168 = 风车
card-169 = 苔原农业
card-170 = 空气制动氨小行星
card-171 = 磁场穹顶
card-172 = 宠物
card-173 = 受保护的栖息地
card-174 = 受保护的山谷
card-175 = 人造卫星
card-176 = 诺克提斯农业
card-177 = 水分解厂
card-178 = 捕热器
card-179 = 土壤工厂
card-180 = 燃料工厂
card-181 = 冰盖融化
card-182 = 企业堡垒
card-183 = 生物质燃烧器
card-184 = 牲畜
card-185 = 奥林匹斯会议
card-186 = 防辐射服
card-187 = 含水层抽水
card-188 = 洪水
card-189 = 节能
card-190 = 局部集热
card-191 = 永冻土开采
card-192 = 发明竞赛
card-193 = 种植园
card-194 = 电力基础设施
card-195 = 契约工人
card-196 = 拉格朗日天文台
card-197 = 改造木卫三
card-198 = 移民航天飞机
card-199 = 禁区
card-200 = 移民城市
card-201 = 窃取电力
card-202 = 地下爆破
card-203 = 索莱塔
card-204 = 技术演示
card-205 = 放射化学工厂
card-206 = 特殊设计
card-207 = 医学实验室
card-208 = 人工智能中枢

## 公司
corporation-beginner = 新手公司
corporation-credicor = 信誉债权
corporation-ecoline = 生态路线
corporation-helion = 海利昂
corporation-mining-guild = 矿业协会
corporation-interplanetary-cinematics = 星际影音
corporation-inventrix = 发明矩阵
corporation-phobolog = 火卫一日志
corporation-tharsis-republic = 塔西斯共和国
corporation-thorgate = 雷神之门
corporation-united-nations-mars-initiative = 联合国火星计划
corporation-saturn-systems = 土星系统
corporation-teractor = 泰拉引力

## 里程碑
milestone-terraformer = 改造先锋
milestone-mayor = 市长
milestone-gardener = 园丁
milestone-builder = 建设先驱
milestone-planner = 运筹帷幄

## 奖项
award-landlord = 地产大亨
award-banker = 金融巨头
award-scientist = 科技巨擘
award-thermalist = 热能魁首
award-miner = 矿业大亨

## 标准项目
project-sell-patents = 贩卖专利
project-power-plant = 发电厂
project-asteroid = 小行星
project-aquifer = 开发含水层
project-greenery = 森林
project-city = 城市

## 按数字编号的卡牌，以及作为卡牌的公司
card-1 = { card-001 }
card-2 = { card-002 }
card-3 = { card-003 }
card-4 = { card-004 }
card-5 = { card-005 }
card-6 = { card-006 }
card-7 = { card-007 }
card-8 = { card-008 }
card-9 = { card-009 }
card-10 = { card-010 }
card-11 = { card-011 }
card-12 = { card-012 }
card-13 = { card-013 }
card-14 = { card-014 }
card-15 = { card-015 }
card-16 = { card-016 }
card-17 = { card-017 }
card-18 = { card-018 }
card-19 = { card-019 }
card-20 = { card-020 }
card-21 = { card-021 }
card-22 = { card-022 }
card-23 = { card-023 }
card-24 = { card-024 }
card-25 = { card-025 }
card-26 = { card-026 }
card-27 = { card-027 }
card-28 = { card-028 }
card-29 = { card-029 }
card-30 = { card-030 }
card-31 = { card-031 }
card-32 = { card-032 }
card-33 = { card-033 }
card-34 = { card-034 }
card-35 = { card-035 }
card-36 = { card-036 }
card-37 = { card-037 }
card-38 = { card-038 }
card-39 = { card-039 }
card-40 = { card-040 }
card-41 = { card-041 }
card-42 = { card-042 }
card-43 = { card-043 }
card-44 = { card-044 }
card-45 = { card-045 }
card-46 = { card-046 }
card-47 = { card-047 }
card-48 = { card-048 }
card-49 = { card-049 }
card-50 = { card-050 }
card-51 = { card-051 }
card-52 = { card-052 }
card-53 = { card-053 }
card-54 = { card-054 }
card-55 = { card-055 }
card-56 = { card-056 }
card-57 = { card-057 }
card-58 = { card-058 }
card-59 = { card-059 }
card-60 = { card-060 }
card-61 = { card-061 }
card-62 = { card-062 }
card-63 = { card-063 }
card-64 = { card-064 }
card-65 = { card-065 }
card-66 = { card-066 }
card-67 = { card-067 }
card-68 = { card-068 }
card-69 = { card-069 }
card-70 = { card-070 }
card-71 = { card-071 }
card-72 = { card-072 }
card-73 = { card-073 }
card-74 = { card-074 }
card-75 = { card-075 }
card-76 = { card-076 }
card-77 = { card-077 }
card-78 = { card-078 }
card-79 = { card-079 }
card-80 = { card-080 }
card-81 = { card-081 }
card-82 = { card-082 }
card-83 = { card-083 }
card-84 = { card-084 }
card-85 = { card-085 }
card-86 = { card-086 }
card-87 = { card-087 }
card-88 = { card-088 }
card-89 = { card-089 }
card-90 = { card-090 }
card-91 = { card-091 }
card-92 = { card-092 }
card-93 = { card-093 }
card-94 = { card-094 }
card-95 = { card-095 }
card-96 = { card-096 }
card-97 = { card-097 }
card-98 = { card-098 }
card-99 = { card-099 }
card-beginner = { corporation-beginner }
card-credicor = { corporation-credicor }
card-ecoline = { corporation-ecoline }
card-helion = { corporation-helion }
card-mining-guild = { corporation-mining-guild }
card-interplanetary-cinematics = { corporation-interplanetary-cinematics }
card-inventrix = { corporation-inventrix }
card-phobolog = { corporation-phobolog }
card-tharsis-republic = { corporation-tharsis-republic }
card-thorgate = { corporation-thorgate }
card-united-nations-mars-initiative = { corporation-united-nations-mars-initiative }
card-saturn-systems = { corporation-saturn-systems }
card-teractor = { corporation-teractor }
