### 1830：行动、日志、原因、选项与名称。条款见 rules.zh.ftl。

game-name = 1830
game-about = 买下铁路，经营铁路，在它们衰败前脱身：资产最多的玩家获胜。

## 选择的种类
offer-pass = 跳过
offer-take-private = 购买最便宜的私有公司
offer-bid = 对私有公司出价
offer-raise = 加价
offer-par = 开办铁路公司
offer-buy-share = 购买股票
offer-sell-shares = 出售股票
offer-exchange-for-share = 用 MH 换取一股 NYC
offer-buy-private = 公司购买私有公司
offer-ask-for-private = 向玩家求购私有公司
offer-offer-private = 向玩家出让私有公司
offer-offer-to-company = 向公司出让你的私有公司
offer-offer-train = 向公司出让火车
offer-accept = 接受
offer-counter-offer = 还价
offer-decline = 拒绝
offer-withdraw = 撤回提议
offer-choose-home = 选择总部城市
offer-lay-tile = 铺设或升级板块
offer-lay-by-private = 用私有公司铺设板块
offer-place-station = 放置车站
offer-place-free-station = 放置 DH 的免费车站
offer-run = 运行火车
offer-pay-out = 派发股息
offer-withhold = 留存收益
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
action-buy-share = 从{ $source }购买一股 { $company }
action-sell-shares = 出售 { $count } 股 { $company }
action-exchange-for-share = 用 MH 从{ $source }换取一股 NYC
action-buy-private = 以 { $price } 美元购买 { $private }
action-ask-for-private = 以 { $price } 美元求购 { $private }
action-offer-private = 以 { $price } 美元向 { $buyer } 出让 { $private }
action-offer-to-company = 以 { $price } 美元向公司出让 { $private }
action-offer-train = 以 { $price } 美元向公司出让 { $seller } 的 { $train }
action-accept = 接受
action-counter-offer = 还价 { $price } 美元
action-decline = 拒绝
action-withdraw = 撤回提议
action-choose-home = 将总部车站放在城市 { $city }
action-lay-tile = 在 { $hex } 铺设 { $tile } 号板块，方向 { $rotation }
action-lay-by-private = 用 { $private } 铺设 { $tile } 号板块，方向 { $rotation }
action-place-station = 在 { $hex } 放置车站（城市 { $city }）
action-place-free-station = 放置 DH 的免费车站
action-run = 运行火车：{ $runs }
action-pay-out = 派发股息
action-withhold = 留存收益
action-buy-train = 从{ $depot }购买 { $train }
action-trade-in = 以{ $train }换购柴油火车
action-buy-train-of = 以 { $price } 美元购买 { $seller } 的 { $train }
action-discard-train = 弃置 { $train }
action-go-bankrupt = 宣告破产

## 各步骤的提问
ask-eighteen-thirty-private-sale = 购买最便宜的私有公司、对其他私有公司出价，还是跳过？
ask-eighteen-thirty-private-auction = 加价还是跳过？
ask-eighteen-thirty-setting-par = 请选择 B&O 的面值
ask-eighteen-thirty-stock-turn = 出售股份、购买股份，还是跳过？
ask-eighteen-thirty-private-trade = 请接受这笔交易、还价或拒绝
ask-eighteen-thirty-private-deal = 请接受这笔交易、还价或拒绝
ask-eighteen-thirty-train-deal = 请接受这笔交易、还价或拒绝
ask-eighteen-thirty-place-home = 请选择总部车站所在的城市
ask-eighteen-thirty-lay-track = 请铺设或升级板块，或者跳过
ask-eighteen-thirty-dh-station = 是否放置 DH 的免费车站？
ask-eighteen-thirty-place-station = 请放置车站，或者跳过
ask-eighteen-thirty-run-trains = 请选择火车的路线
ask-eighteen-thirty-dividends = 派发股息还是留存收益？
ask-eighteen-thirty-buy-trains = 请购买火车，或者跳过
ask-eighteen-thirty-last-purchases = 结束回合前是否购买私有公司？
ask-eighteen-thirty-discarding = 请选择要弃置的火车

## 日志
passed = { $seat_is ->
    [you] 你选择跳过
   *[other] { $seat } 选择跳过
}
bid-placed = { $seat_is ->
    [you] 你对 { $private } 出价 { $amount } 美元
   *[other] { $seat } 对 { $private } 出价 { $amount } 美元
}
auction-began = { $private } 开始拍卖
private-sold = { $seat_is ->
    [you] 你买下 { $private }，花费 { $price } 美元
   *[other] { $seat } 买下 { $private }，花费 { $price } 美元
}
price-cut = 所有玩家都跳过：{ $private } 现价 { $price } 美元
share-given = { $seat_is ->
    [you] 你随 { $private } 获得一张 { $company } 证书
   *[other] { $seat } 随 { $private } 获得一张 { $company } 证书
}
income-paid = { $private } 支付 { $amount } 美元
par-set = { $seat_is ->
    [you] 你成为 { $company } 的总裁，面值 { $price } 美元
   *[other] { $seat } 成为 { $company } 的总裁，面值 { $price } 美元
}
share-bought = { $seat_is ->
    [you] 你从{ $source }购买一股 { $company }，花费 { $price } 美元
   *[other] { $seat } 从{ $source }购买一股 { $company }，花费 { $price } 美元
}
shares-sold = { $seat_is ->
    [you] 你出售 { $count } 股 { $company }，获得 { $price } 美元
   *[other] { $seat } 出售 { $count } 股 { $company }，获得 { $price } 美元
}
president-changed = { $seat_is ->
    [you] 你成为 { $company } 的总裁
   *[other] { $seat } 成为 { $company } 的总裁
}
company-floated = { $company } 已启动
marker-moved = { $company } 股价变为 { $price } 美元
stock-round-began = 股票轮 { $round } 开始
priority-moved = { $seat_is ->
    [you] 你获得优先权卡
   *[other] { $seat } 获得优先权卡
}
operating-round-began = 运营轮 { $round }.{ $number } 开始（本组共 { $of } 轮）
company-turn-began = { $seat_is ->
    [you] { $company } 开始运营（你是总裁）
   *[other] { $company } 开始运营（总裁：{ $seat }）
}
tile-laid = { $cost ->
    [0] { $company } 在 { $hex } 铺设 { $tile } 号板块，方向 { $rotation }
   *[other] { $company } 在 { $hex } 铺设 { $tile } 号板块，方向 { $rotation }，花费 { $cost } 美元
}
station-placed = { $cost ->
    [0] { $company } 在 { $hex } 放置车站
   *[other] { $company } 在 { $hex } 放置车站，花费 { $cost } 美元
}
trains-run = { $company } 运行火车：{ $runs }，收益 { $revenue } 美元
dividend-paid = { $company } 派发股息 { $revenue } 美元（每股 { $share } 美元）
revenue-kept = { $revenue ->
    [0] { $company } 没有收益
   *[other] { $company } 留存 { $revenue } 美元
}
train-bought = { $company } 从{ $depot }购买一列{ $train }，花费 { $price } 美元
train-traded = { $company } 以{ $train }换购柴油火车，花费 { $price } 美元
train-sold = { $company } 购买 { $seller } 的{ $train }，花费 { $price } 美元
train-discarded = { $company } 弃置一列{ $train }
trains-rusted = 所有{ $train }生锈，共 { $count } 列
phase-began = 阶段 { $phase } 开始
private-closed = { $private } 已关闭
private-bought = { $company } 购买 { $private }，花费 { $price } 美元
private-traded = { $seat_is ->
    [you] 你把 { $private } 卖给 { $buyer }，价格 { $price } 美元
   *[other] { $seat } 把 { $private } 卖给 { $buyer }，价格 { $price } 美元
}
private-exchanged = { $seat_is ->
    [you] 你用 MH 从{ $source }换取一股 NYC
   *[other] { $seat } 用 MH 从{ $source }换取一股 NYC
}
private-asked-for = { $seat_is ->
    [you] 你向 { $asked } 出价 { $price } 美元购买 { $private }
   *[other] { $seat } 向 { $asked } 出价 { $price } 美元购买 { $private }
}
private-offered = { $seat_is ->
    [you] 你向 { $asked } 出让 { $private }，价格 { $price } 美元
   *[other] { $seat } 向 { $asked } 出让 { $private }，价格 { $price } 美元
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
    [you] 你向 { $asked } 出让 { $seller } 的{ $train }，价格 { $price } 美元
   *[other] { $seat } 向 { $asked } 出让 { $seller } 的{ $train }，价格 { $price } 美元
}
counter-offered = { $seat_is ->
    [you] 你向 { $asked } 还价：{ $price } 美元
   *[other] { $seat } 向 { $asked } 还价：{ $price } 美元
}
deal-declined = { $seat_is ->
    [you] 你拒绝了交易
   *[other] { $seat } 拒绝了交易
}
deal-withdrawn = { $seat_is ->
    [you] 你撤回了提议
   *[other] { $seat } 撤回了提议
}
purchase-set-back = { $seat_is ->
    [you] 你作为新总裁拒绝出售，{ $company } 重新开始购买火车
   *[other] { $seat } 作为新总裁拒绝出售，{ $company } 重新开始购买火车
}
shares-returned = { $seat_is ->
    [you] 你取回 { $count } 股 { $company }
   *[other] { $seat } 取回 { $count } 股 { $company }
}
private-returned = { $seat_is ->
    [you] 你取回 { $private }
   *[other] { $seat } 取回 { $private }
}
deal-fell = 交易取消：已不符合规则
went-bankrupt = { $seat_is ->
    [you] 你因 { $company } 破产
   *[other] { $seat } 因 { $company } 破产
}
bank-broke = 银行资金耗尽
game-ended = 游戏结束

## 不允许的原因
why-above-face-value = 总裁出资时，火车价格不得超过标价 { $face } 美元；所报价格为 { $price } 美元。
why-after-purchase = 你本回合已购买股份；私有公司只能在此之前交易。
why-another-company = 现在必须设定 { $company } 的面值。
why-better-set-exists = 这些路线的收益为 { $earned } 美元；必须运行收益最高的组合，即 { $best } 美元。
why-bid-above-cash = 你不能出价 { $bid } 美元：扣除其他出价的押金后，你只有 { $cash } 美元。
why-bid-too-low = 出价至少为 { $least } 美元；你的出价为 { $bid } 美元。
why-both-short = 费用为 { $cost } 美元；公司金库与总裁合计只有 { $cash } 美元。
why-bought-already = 每回合只能购买一张证书；你本回合已经购买。
why-buyer-trades-in-his-turn = 按 18xx.games 的规则，只有买方能在自己的股票回合发起交易。
why-cannot-pay = 费用为 { $cost } 美元；只有 { $cash } 美元可用。
why-certificate-limit = 每位玩家最多持有 { $limit } 张证书；买方已持有 { $held } 张。
why-cheapest-takes-no-bids = 不能对 { $private } 出价：它是最便宜的未售私有公司，请直接购买。
why-colour-not-yet = 阶段 { $phase } 不能铺设{ $colour }板块。
why-companies-never-sell = { $private } 属于铁路公司；公司从不出售私有公司。
why-company-can-pay-cheapest = 公司金库有 { $cash } 美元，买得起最便宜的火车（{ $least } 美元），因此总裁不能出资。
why-company-limit = 每位玩家最多持有一家公司的 { $limit }%；你已持有 { $held }%。
why-company-started = { $company } 已有总裁。请改为购买它的股份。
why-declined-before = 不能再还价：本回合对此已报价 { $limit } 次。
why-neither-in-turn = 现在不能交易这家私有公司：既不是买方的回合，也不是卖方的回合。
why-hex-laid = { $hex } 已有板块。
why-holds-60-percent = 持有的 NYC 股份不足 60% 时，才能用 MH 换取股份；你持有 { $held }%。
why-in-the-middle-of-a-turn = 只能在自己的股票回合或两个回合之间用 MH 换取股份，不能在其他玩家的回合中进行。
why-laid-already = 公司每回合只能铺设一块板块；本回合已经铺设。
why-more-than-needed = 只差 { $lack } 美元；每股 { $price } 美元，不必出售这么多股。
why-must-own-a-train = 不能跳过：公司有路线，就必须拥有火车。请购买火车。
why-must-sell-first = 你持有的股份超过上限：请先出售到上限以内。
why-never-to-a-company = { $private } 不能卖给公司。
why-no-need-to-sell = 你不需要为购买火车筹款。
why-no-other-president = 不能出售这么多：你将只剩 { $left }%，而没有其他玩家持有 20% 可接任总裁。
why-no-revenue = 公司没有收益，无可派发。
why-no-sales-in-first-round = 第一个股票轮不能出售股份。
why-no-share-there = { $source }已没有该公司的股份。
why-no-station-left = 公司的车站标记已用完。
why-no-station-there = 公司不能在 { $hex } 放置车站。
why-no-such-city = { $hex } 没有这个城市。
why-no-such-home = 没有总部城市 { $city }。
why-no-such-hex = 地图上没有六角格 { $hex }。
why-no-such-partner = 请选择本桌的另一位玩家进行交易。
why-no-such-power = { $private } 没有这种特殊能力。
why-no-such-rotation = 板块方向只能是 0 至 5，不能是 { $rotation }。
why-no-talks-now = 现在不能提出交易：必须先决定其他事项。
why-no-tile-left = { $tile } 号板块已用完。
why-no-trade-in-first-round = 第一个股票轮中，玩家之间不能交易私有公司。
why-not-a-tile-of-private = 不能用这家私有公司铺设 { $tile } 号板块。
why-not-asked = 这笔交易是向另一位玩家提出的。
why-not-offerer = 只有提出交易的玩家可以撤回。
why-not-bankrupt = 你仍可出售股份，筹足购买火车的款项。
why-not-cheapest = 只能购买最便宜的未售私有公司 { $cheapest }；对 { $private } 只能出价。
why-not-for-trade-in = { $train }不能以旧换新。
why-not-in-pool = 银行池中没有{ $train }。
why-not-in-private-sale = 私有公司拍卖期间不能用 MH 换取股份。
why-not-on-sale = 现在不能从银行购买{ $train }。
why-not-owned-by-player = { $private } 不归任何玩家所有。
why-not-owner = { $private } 不归卖方所有。
why-not-president = 不能出让 { $company } 的火车：其总裁是另一位玩家。
why-not-reached = 公司的轨道不能这样连到 { $hex }。
why-not-the-cheapest = 总裁出资时必须购买最便宜的火车（{ $least } 美元）；这列火车为 { $price } 美元。
why-only-in-track-step = 只能在铺轨步骤铺设板块。
why-only-in-turn = 在这张牌桌，只有当前回合的玩家可以提出交易。
why-only-before-running = 只能在运行火车之前放置 DH 的免费车站。
why-only-with-tile-of-dh = 只能在铺设 DH 板块的同一回合放置 DH 的免费车站。
why-own-train = { $train }已属于这家公司。
why-own-company = 双方都由你决定：请直接为公司购买。
why-par-not-set = 不能出售这些股份：该公司尚未设定面值。
why-pool-limit = 不能出售 { $count } 股：银行池最多还能容纳该公司 { $room } 股。
why-power-used = { $private } 的特殊能力已经使用过。
why-presidency-would-move = 不能出售这么多：你将只剩 { $left }%，并失去需要火车的公司的总裁职位。
why-president-first = 必须先购买 { $company } 的总裁证书。
why-price-out-of-range = 价格必须在 { $least } 与 { $most } 美元之间；所报价格为 { $price } 美元。
why-price-too-low = 火车价格至少 1 美元；所报价格为 { $price } 美元。
why-price-below-one = 按 18xx.games 的规则，私有公司价格至少 1 美元；所报价格为 { $price } 美元。
why-private-blocks = 玩家拥有的私有公司阻挡了 { $hex }。
why-private-closed = { $private } 已关闭。
why-private-sold = { $private } 已经售出。
why-shares-not-held = 不能出售 { $count } 股：你持有 { $held } 股。
why-sold-after-purchase = 你本回合购买后又出售过，不能再购买。
why-sold-more-than-needed = 出售股份之后，购买火车至少须付 { $least } 美元；所报价格为 { $price } 美元。
why-sold-this-round = 你本股票轮已出售过 { $company } 的股份，不能再购买。
why-station-placed-already = 公司每回合只能放置一个车站；本回合已经放置。
why-tile-does-not-fit = { $tile } 号板块不能这样放在 { $hex }。
why-train-limit = 公司不能再拥有更多火车：上限为 { $limit } 列。
why-train-not-owned = 那家公司没有{ $train }。
why-treasury-short = 费用为 { $cost } 美元；公司金库有 { $cash } 美元。
why-wrong-phase = 公司只能在阶段 3 和阶段 4 购买私有公司；现在是阶段 { $phase }。
why-area-in-the-middle = { $hex } 是地图外区域，路线只能以它为端点。
why-chain-too-short = 路线至少要连接两个不同的站点。
why-chains-do-not-meet = 这条路线的各段在 { $at } 不相接。
why-changes-track-at-crossing = 这条路线在 { $hex } 的交叉处换轨。
why-city-blocked = { $hex } 已被其他公司（{ $by }）的车站占满，路线只能以它为端点。
why-hexes-not-adjacent = 这些六角格不相邻：{ $hexes }。
why-no-own-station = 这条路线上没有该公司的车站。
why-no-stop-at-end = 这条路线在 { $hex } 的端点没有站点。
why-no-track = { $hex } 没有这段轨道。
why-one-area-at-both-ends = { $area } 不能同时作为路线的两端。
why-reverses-at-junction = 这条路线在 { $hex } 的汇合点折返。
why-stop-skipped = 这条路线漏掉了 { $hex } 的站点。
why-stop-twice = 这条路线两次经过 { $hex } 的站点。
why-too-few-stops = 每列火车至少要停靠两个站点。
why-too-many-stops = 这列火车最多停靠 { $limit } 个站点；这条路线有 { $stops } 个。
why-track-shared = 两列火车使用了 { $from } 与 { $to } 之间的同一段轨道。
why-track-twice = 这条路线两次使用 { $from } 与 { $to } 之间的轨道。
why-train-runs-once = 同一种火车运行的列数多于公司拥有的列数：{ $train }。

## 牌桌选项
option-map = 地图
option-map-about = 经典地图或较大的 1830+ 地图
option-map-classic = 经典版
option-map-plus = 1830+
option-profile = 规则
option-profile-about = 按规则书，或按 18xx.games 的玩法
option-profile-rulebook = 规则书
option-profile-18xx-games = 18xx.games
option-bank = 银行
option-bank-about = 银行共有多少资金（美元）
option-bank-8000 = 短局：8,000 美元
option-bank-12000 = 标准：12,000 美元
option-bank-16000 = 长局：16,000 美元
option-multiple-brown-from-ipo = 可从首次发行区一次购买多张棕色区股票
option-multiple-brown-from-ipo-about = 与从银行池购买时相同（仅 18xx.games）
option-optional-6-train = 第三列 6 型火车
option-optional-6-train-about = 多一列 6 型火车（仅 18xx.games）
option-proposals = 每笔交易的报价次数
option-proposals-about = 一个回合内，两位玩家就同一笔交易最多可报价几次
option-proposals-None = 不限

## 名称
private-SV = SV（斯库尔基尔谷）
private-CS = CS（尚普兰-圣劳伦斯）
private-DH = DH（特拉华-哈德逊）
private-MH = MH（莫霍克-哈德逊）
private-CA = CA（卡姆登-安博伊）
private-BO = BO（巴尔的摩-俄亥俄）
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
run-train = { $train } 型（{ $hexes }）
label-private = 私有公司
label-company = 公司
label-hex = 六角格
label-tile = 板块
label-rotation = 方向
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
board-stock = 股票轮 { $round }
board-operating = 运营轮 { $round }.{ $number }
board-head = { $round }，阶段 { $phase }，银行 { $bank } 美元，优先权：{ $seat }
board-trains = 银行的火车：{ $bank }；银行池：{ $pool }

## Standing orders
order-buy-until-float = 每回合购买一股 { $about }，直到其启动
order-pass-unless-threatened = 自动跳过，直到有人售股或你的总裁职位受到威胁
order-run-and-pay = { $about }：按最佳路线运行火车并派息，直到新阶段开始
