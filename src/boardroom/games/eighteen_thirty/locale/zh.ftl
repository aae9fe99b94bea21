### 1830：行动、日志、原因、选项与名称。条款见 rules.zh.ftl。

game-name = 1830
game-about = 买下铁路，经营铁路，并比它们活得更久：资产最多的玩家获胜。

## 选择的种类
offer-pass = 跳过
offer-take-private = 购买最便宜的私有公司
offer-bid = 对私有公司出价
offer-raise = 加价
offer-par = 设定面值开办公司
offer-buy-share = 购买股票
offer-sell-shares = 出售股票
offer-exchange-for-share = 用 MH 换取股份
offer-buy-private = 公司购买私有公司
offer-ask-for-private = 向玩家求购私有公司
offer-offer-private = 向玩家出让私有公司
offer-offer-to-company = 向公司出让你的私有公司
offer-offer-train = 向公司出让火车
offer-accept = 接受
offer-counter-offer = 还价
offer-decline = 拒绝
offer-withdraw = 撤回
offer-choose-home = 选择总部城市
offer-lay-tile = 铺设或升级板块
offer-lay-by-private = 用私有公司铺设板块
offer-place-station = 放置车站
offer-place-free-station = 放置 DH 的免费车站
offer-run = 运行火车
offer-pay-out = 派发股息
offer-withhold = 留存
offer-buy-train = 购买火车
offer-trade-in = 以旧换新购买柴油火车
offer-buy-train-of = 购买其他公司的火车
offer-discard-train = 弃置火车
offer-go-bankrupt = 宣告破产

## 行动按钮
action-pass = 跳过
action-take-private = 购买 { $private }
action-bid = 对 { $private } 出价 { $amount } 美元
action-raise = 加价到 { $amount } 美元
action-par = 开办 { $company }，面值 { $price } 美元
action-buy-share = 从{ $source }购买 { $company } 的股份
action-sell-shares = 出售 { $company } 的 { $count } 股
action-exchange-for-share = 用 MH 从{ $source }换取 NYC 股份
action-buy-private = 以 { $price } 美元购买 { $private }
action-ask-for-private = 以 { $price } 美元求购 { $private }
action-offer-private = 以 { $price } 美元向 { $buyer } 出让 { $private }
action-offer-to-company = 以 { $price } 美元向公司出让 { $private }
action-offer-train = 以 { $price } 美元向公司出让 { $seller } 的 { $train }
action-accept = 接受
action-counter-offer = 还价 { $price } 美元
action-decline = 拒绝
action-withdraw = 撤回
action-choose-home = 总部设在城市 { $city }
action-lay-tile = 在 { $hex } 铺设板块 { $tile }，旋转 { $rotation }
action-lay-by-private = { $private } 铺设板块 { $tile }，旋转 { $rotation }
action-place-station = 在 { $hex } 的城市 { $city } 放置车站
action-place-free-station = 放置 DH 的免费车站
action-run = 跑车：{ $runs }
action-pay-out = 派发股息
action-withhold = 留存
action-buy-train = 从{ $depot }购买 { $train }
action-trade-in = 以 { $train } 换购
action-buy-train-of = 以 { $price } 美元购买 { $seller } 的 { $train }
action-discard-train = 弃置 { $train }
action-go-bankrupt = 宣告破产

## 各步骤的提问
ask-eighteen-thirty-private-sale = 购买最便宜的私有公司、对其他私有公司出价，还是跳过？
ask-eighteen-thirty-private-auction = 加价还是跳过？
ask-eighteen-thirty-setting-par = 请选择 B&O 的面值。
ask-eighteen-thirty-stock-turn = 出售、购买还是跳过？
ask-eighteen-thirty-private-trade = 请接受这笔交易、还价或拒绝
ask-eighteen-thirty-private-deal = 请接受这笔交易、还价或拒绝
ask-eighteen-thirty-train-deal = 请接受这笔交易、还价或拒绝
ask-eighteen-thirty-place-home = 请选择总部城市。
ask-eighteen-thirty-lay-track = 请铺设板块或跳过
ask-eighteen-thirty-dh-station = 是否放置 DH 的免费车站？
ask-eighteen-thirty-place-station = 请放置车站或跳过
ask-eighteen-thirty-run-trains = 请选择火车的路线。
ask-eighteen-thirty-dividends = 派发股息还是留存？
ask-eighteen-thirty-buy-trains = 请购买火车或跳过
ask-eighteen-thirty-last-purchases = 公司是否购买私有公司？
ask-eighteen-thirty-discarding = 请选择要弃置的火车。

## 日志
passed = { $seat_is ->
    [you] 你跳过
   *[other] { $seat } 跳过
}
bid-placed = { $seat_is ->
    [you] 你对 { $private } 出价 { $amount } 美元
   *[other] { $seat } 对 { $private } 出价 { $amount } 美元
}
auction-began = { $private } 由出价者拍卖决定
private-sold = { $seat_is ->
    [you] 你买下 { $private }，花费 { $price } 美元
   *[other] { $seat } 买下 { $private }，花费 { $price } 美元
}
price-cut = 全部跳过：{ $private } 现价 { $price } 美元
share-given = { $seat_is ->
    [you] 你随 { $private } 获得 { $company } 的证书
   *[other] { $seat } 随 { $private } 获得 { $company } 的证书
}
income-paid = { $private } 支付收入 { $amount } 美元
par-set = { $seat_is ->
    [you] 你成为 { $company } 总裁，面值 { $price } 美元
   *[other] { $seat } 成为 { $company } 总裁，面值 { $price } 美元
}
share-bought = { $seat_is ->
    [you] 你从{ $source }购买 { $company } 1 股，花费 { $price } 美元
   *[other] { $seat } 从{ $source }购买 { $company } 1 股，花费 { $price } 美元
}
shares-sold = { $seat_is ->
    [you] 你出售 { $company } { $count } 股，获得 { $price } 美元
   *[other] { $seat } 出售 { $company } { $count } 股，获得 { $price } 美元
}
president-changed = { $seat_is ->
    [you] 你成为 { $company } 总裁
   *[other] { $seat } 成为 { $company } 总裁
}
company-floated = { $company } 启动
marker-moved = { $company } 股价变为 { $price } 美元
stock-round-began = 股票轮 { $round } 开始
priority-moved = { $seat_is ->
    [you] 你持有优先权卡
   *[other] { $seat } 持有优先权卡
}
operating-round-began = 运营轮 { $round }.{ $number } 开始（本组共 { $of } 轮）
company-turn-began = { $seat_is ->
    [you] { $company } 运营，由你任总裁
   *[other] { $company } 运营，总裁 { $seat }
}
tile-laid = { $cost ->
    [0] { $company } 在 { $hex } 铺设板块 { $tile }，旋转 { $rotation }
   *[other] { $company } 在 { $hex } 铺设板块 { $tile }，旋转 { $rotation }，花费 { $cost } 美元
}
station-placed = { $cost ->
    [0] { $company } 在 { $hex } 放置车站
   *[other] { $company } 在 { $hex } 放置车站，花费 { $cost } 美元
}
trains-run = { $company } 跑车 { $runs }，收益 { $revenue } 美元
dividend-paid = { $company } 派发股息 { $revenue } 美元，每股 { $share }
revenue-kept = { $revenue ->
    [0] { $company } 没有收益
   *[other] { $company } 留存 { $revenue } 美元
}
train-bought = { $company } 从{ $depot }购买 { $train }，花费 { $price } 美元
train-traded = { $company } 以 { $train } 换购柴油火车，花费 { $price } 美元
train-sold = { $company } 购买 { $seller } 的 { $train }，花费 { $price } 美元
train-discarded = { $company } 弃置 { $train }
trains-rusted = 所有 { $train } 生锈，共 { $count } 列
phase-began = 阶段 { $phase } 开始
private-closed = { $private } 关闭
private-bought = { $company } 购买 { $private }，花费 { $price } 美元
private-traded = { $seat_is ->
    [you] 你把 { $private } 卖给 { $buyer }，价格 { $price } 美元
   *[other] { $seat } 把 { $private } 卖给 { $buyer }，价格 { $price } 美元
}
private-exchanged = { $seat_is ->
    [you] 你用 MH 从{ $source }换取 NYC 股份
   *[other] { $seat } 用 MH 从{ $source }换取 NYC 股份
}
private-deal-offered = { $seat_is ->
    [you] 你向 { $asked } 提出交易：{ $private }，{ $price } 美元
   *[other] { $seat } 向 { $asked } 提出交易：{ $private }，{ $price } 美元
}
train-deal-offered = { $seat_is ->
    [you] 你向 { $asked } 出价 { $price } 美元购买 { $seller } 的 { $train }
   *[other] { $seat } 向 { $asked } 出价 { $price } 美元购买 { $seller } 的 { $train }
}
train-offered = { $seat_is ->
    [you] 你向 { $asked } 出让 { $seller } 的 { $train }，{ $price } 美元
   *[other] { $seat } 向 { $asked } 出让 { $seller } 的 { $train }，{ $price } 美元
}
counter-offered = { $seat_is ->
    [you] 你向 { $asked } 还价：{ $price } 美元
   *[other] { $seat } 向 { $asked } 还价：{ $price } 美元
}
deal-declined = { $seat_is ->
    [you] 你拒绝
   *[other] { $seat } 拒绝
}
deal-withdrawn = { $seat_is ->
    [you] 你撤回提议
   *[other] { $seat } 撤回提议
}
purchase-set-back = { $seat_is ->
    [you] 你作为新总裁拒绝出售，{ $company } 重新开始购买火车
   *[other] { $seat } 作为新总裁拒绝出售，{ $company } 重新开始购买火车
}
shares-returned = { $seat_is ->
    [you] 你取回 { $company } { $count } 股
   *[other] { $seat } 取回 { $company } { $count } 股
}
private-returned = { $seat_is ->
    [you] 你取回 { $private }
   *[other] { $seat } 取回 { $private }
}
deal-fell = 交易已不符合规则
went-bankrupt = { $seat_is ->
    [you] 你因 { $company } 破产
   *[other] { $seat } 因 { $company } 破产
}
bank-broke = 银行资金耗尽
game-ended = 游戏结束

## 不允许的原因
why-above-face-value = 总裁出资时火车最多为票面价 { $face }；这里是 { $price }。
why-after-purchase = 私有公司交易须在购买股票之前。
why-another-company = 现在设定 { $company } 的面值。
why-better-set-exists = 存在收益 { $best } 的路线组合；这一组为 { $earned }。
why-bid-above-cash = 出价 { $bid } 需要同样多的可用现金；现有 { $cash }。
why-bid-too-low = 出价至少 { $least }；这里是 { $bid }。
why-both-short = 金库与总裁合计 { $cash }；费用 { $cost }。
why-bought-already = 每回合购买一张证书；已经购买过。
why-buyer-trades-in-his-turn = 此处只有买方在自己的股票回合交易。
why-cannot-pay = 费用 { $cost }；现有 { $cash }。
why-certificate-limit = 证书上限 { $limit }；现持 { $held }。
why-cheapest-takes-no-bids = { $private } 是最便宜的未售私有公司：只能购买，不能出价。
why-colour-not-yet = 第 { $phase } 阶段不可用{ $colour }板块。
why-companies-never-sell = { $private } 属于公司；公司从不出售私有公司。
why-company-can-pay-cheapest = 金库有 { $cash }，最便宜的火车为 { $least }：总裁不出资。
why-company-limit = 单家公司最多持有 { $limit }%；现持 { $held }%。
why-company-started = { $company } 已有总裁。
why-declined-before = 不能再还价：本回合对此已报价 { $limit } 次。
why-neither-in-turn = 现在不能交易这家私有公司：既非买方也非卖方的回合。
why-hex-laid = { $hex } 已有板块。
why-holds-60-percent = 持有 NYC 不足 60% 时才能兑换 MH；现持 { $held }%。
why-in-the-middle-of-a-turn = MH 在自己的股票回合或回合之间兑换；现有回合进行中。
why-laid-already = 公司每回合铺设一块；已经铺设。
why-more-than-needed = 只差 { $lack }；每股 { $price }，较少股份即可。
why-must-own-a-train = 有路线而无火车的公司必须获得火车。
why-must-sell-first = 已超过上限：须先出售股份。
why-never-to-a-company = { $private } 从不卖给公司。
why-no-need-to-sell = 购车资金不缺。
why-no-other-president = 将剩 { $left }%，且无其他玩家持有 20%。
why-no-revenue = 没有可派发的收益。
why-no-sales-in-first-round = 第一股票轮不出售股份。
why-no-share-there = { $source }没有其股份。
why-no-station-left = 公司的车站标记已用完。
why-no-station-there = { $hex } 不能放置车站。
why-no-such-city = { $hex } 没有这个城市。
why-no-such-home = 没有总部城市 { $city }。
why-no-such-hex = 地图上没有六角格 { $hex }。
why-no-such-partner = 交易需要本桌的另一名玩家。
why-no-such-power = { $private } 没有这种特殊能力。
why-no-such-rotation = 板块旋转为 0 至 5，没有 { $rotation }。
why-no-talks-now = 现在不能提议交易：须先决定其他事项。
why-no-tile-left = 板块 { $tile } 已用完。
why-no-trade-in-first-round = 第一股票轮不交易私有公司。
why-not-a-tile-of-private = 板块 { $tile } 不在该私有公司的板块之列。
why-not-asked = 询问的是另一名玩家。
why-not-offerer = 只有提议者可以撤回。
why-not-bankrupt = 可出售的足够购车。
why-not-cheapest = { $private } 不是最便宜的未售私有公司；{ $cheapest } 才是。
why-not-for-trade-in = { $train } 不能以旧换新。
why-not-in-pool = 银行池没有 { $train }。
why-not-in-private-sale = 私有公司拍卖期间不能兑换 MH。
why-not-on-sale = 银行现在不出售 { $train }。
why-not-owned-by-player = 没有玩家拥有 { $private }。
why-not-owner = { $private } 属于别处。
why-not-president = 不能出让 { $company } 的火车：其总裁是另一位玩家。
why-not-reached = 公司的轨道到不了 { $hex }。
why-not-the-cheapest = 总裁出资时购买最便宜的火车 { $least }；这列为 { $price }。
why-only-in-track-step = 板块在铺轨步骤铺设。
why-only-in-turn = 本桌只有当前回合的玩家可以提议交易。
why-only-before-running = DH 的免费车站须在跑车之前放置。
why-only-with-tile-of-dh = 免费车站须与 DH 的板块同回合。
why-own-train = { $train } 属于公司自己。
why-own-company = 双方都由你决定：请直接为公司购买。
why-par-not-set = 该公司尚未设定面值。
why-pool-limit = 银行池还能容纳 { $room } 股；欲售 { $count } 股。
why-power-used = { $private } 已使用过。
why-presidency-would-move = 将剩 { $left }%，总裁会更替。
why-president-first = 须先购买 { $company } 的总裁证书。
why-price-out-of-range = 价格须在 { $least } 与 { $most } 之间；这里是 { $price }。
why-price-too-low = 火车至少 1；这里是 { $price }。
why-price-below-one = 在 18xx.games 上，私有公司至少 1；这里是 { $price }。
why-private-blocks = 玩家拥有的私有公司阻挡 { $hex }。
why-private-closed = { $private } 已关闭。
why-private-sold = { $private } 已售出。
why-shares-not-held = 持有 { $held } 股；欲售 { $count } 股。
why-sold-after-purchase = 购买并出售之后不再购买。
why-sold-more-than-needed = 最后出售的股份在价格 { $least } 以上才需要；这里是 { $price }。
why-sold-this-round = 本轮已出售 { $company }。
why-station-placed-already = 每回合放置一座车站；已经放置。
why-tile-does-not-fit = 板块 { $tile } 不适合 { $hex }。
why-train-limit = 火车上限为 { $limit }。
why-train-not-owned = 那里没有 { $train }。
why-treasury-short = 公司金库有 { $cash }；费用 { $cost }。
why-wrong-phase = 公司在第 3、4 阶段购买私有公司；现为第 { $phase } 阶段。
why-area-in-the-middle = { $hex } 是地图外区域，只能是端点。
why-chain-too-short = 路线须从一个站点到另一个站点。
why-chains-do-not-meet = 路线各段在 { $at } 不相接。
why-changes-track-at-crossing = 路线在 { $hex } 的交叉处换轨。
why-city-blocked = { $hex } 被 { $by } 的车站占满，只能是端点。
why-hexes-not-adjacent = { $hexes } 不相邻。
why-no-own-station = 路线没有自己的车站。
why-no-stop-at-end = { $hex } 的端点没有站点。
why-no-track = { $hex } 没有这段轨道。
why-one-area-at-both-ends = { $area } 不能同时是两端。
why-reverses-at-junction = 路线在 { $hex } 的汇合点折返。
why-stop-skipped = 路线略过 { $hex } 的站点。
why-stop-twice = { $hex } 的站点出现两次。
why-too-few-stops = 跑车至少两个站点。
why-too-many-stops = 该火车最多 { $limit } 个站点；这里有 { $stops } 个。
why-track-shared = 两列火车共用 { $from } 与 { $to } 之间的轨道。
why-track-twice = 路线两次使用 { $from } 与 { $to } 之间的轨道。
why-train-runs-once = { $train } 跑车次数多于拥有数。

## 牌桌选项
option-map = 地图
option-map-about = 经典地图或较大的 1830+
option-map-classic = 经典版
option-map-plus = 1830+
option-profile = 规则
option-profile-about = 规则书，或 18xx.games 的玩法
option-profile-rulebook = 规则书
option-profile-18xx-games = 18xx.games
option-bank = 银行
option-bank-about = 银行的资金（美元）
option-multiple-brown-from-ipo = 可从首次发行区一次购买多张棕色区股票
option-multiple-brown-from-ipo-about = 与银行池相同（仅 18xx.games）
option-optional-6-train = 第三列 6 型火车
option-optional-6-train-about = 多一列 6 型火车（仅 18xx.games）
option-proposals = 议价次数
option-proposals-about = 一个回合内两位玩家就同一事物可报价的次数
option-proposals-None = 不限

## 名称
private-SV = SV
private-CS = CS
private-DH = DH
private-MH = MH
private-CA = CA
private-BO = BO
train-2 = { 2 } 型火车
train-3 = { 3 } 型火车
train-4 = { 4 } 型火车
train-5 = { 5 } 型火车
train-6 = { 6 } 型火车
train-D = 柴油火车
source-offering = 首次发行区
source-pool = 银行池
depot-bank = 银行
depot-pool = 银行池
colour-yellow = 黄色
colour-green = 绿色
colour-brown = 棕色
number-worth = 资产
run-train = { $train } 型 { $hexes }
label-private = 私有公司
label-company = 公司
label-hex = 六角格
label-tile = 板块
label-rotation = 旋转
label-price = 价格
label-amount = 金额
label-count = 股数
label-train = 火车
label-seller = 卖方
label-buyer = 买方
label-city = 城市
label-source = 来自
label-depot = 来自
label-runs = 路线

## 文字版图
board-sale = 私有公司拍卖
board-stock = 第 { $round } 股票轮
board-operating = 运营轮 { $round }.{ $number }
board-head = { $round }，第 { $phase } 阶段，银行 { $bank }，优先权：{ $seat }
board-trains = 银行的火车：{ $bank }；银行池：{ $pool }

## Standing orders
order-buy-until-float = 每回合买入一股 { $about }，直到其启动
