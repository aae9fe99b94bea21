### 电力公司：牌桌图形上的文字。
draw-map = { $map ->
    [usa] 美国地图与所有游戏者的网络
   *[germany] 德国地图与所有游戏者的网络
}
draw-not-in-play = 未启用
draw-plant-market = 电厂市场
draw-resource-market = 资源市场
draw-now = 当前
draw-later = 未来
draw-stack = 卡堆 { $count } 张
draw-step-3 = 时段 3
draw-still-in = 仍可出价
draw-plant = { $amount ->
    [0] { $number } 号电厂，{ $kind }：不消耗资源，可为 { $cities } 个城市供电
   *[other] { $number } 号电厂，{ $kind }：消耗 { $amount } 个资源，可为 { $cities } 个城市供电
}
draw-refill = 补充
draw-supply = 公共堆
draw-elektro = 电力币
draw-money = 金钱
draw-hidden = ？
draw-cities = 城市
draw-output = 供电能力
draw-income = 收入
draw-supplied = 供电
draw-as-it-stands = 目前状况
draw-done = 完成
draw-round = 第 { $n } 轮
draw-step = 时段
draw-phase-1 = 顺序
draw-phase-2 = 拍卖
draw-phase-3 = 资源
draw-phase-4 = 建设
draw-phase-5 = 结算
draw-chart-cities = 各轮城市数；满 { $goal } 个城市结束游戏
draw-chart-income = 各轮收入
draw-slip-run = 换用其他电厂可为更多城市供电，收入更高。
draw-slip-fuel = 没有资源，你的电厂都不能发电，而你还买得起资源。
draw-nth-house = { $n ->
    [1] 第一座房屋
    [2] 第二座房屋
   *[other] 第三座房屋
}
draw-nothing-affordable = 你的钱不够在任何城市建设：最便宜的{ $city }需要 { $cost } 电力币。
draw-chart-prices = 各轮购买后下一个资源的价格
draw-all-of = { $name } 的电厂、资源和城市
draw-close = 关闭
draw-plants-of = 电厂
draw-resources-of = 资源
draw-set-up = 游戏设置
draw-bid = 最高出价
draw-cannot-raise = 你无法加价：你只有 { $cash } 电力币。
draw-no-plant = 你无法发起拍卖：{ $plant } 的最低出价为 { $cost } 电力币。
draw-no-fuel = 凡是你的电厂存得下的资源，你一个也买不起。
draw-lacks = 要让所有电厂发电，你还缺{ $basket }。
draw-lacks-nothing = 你的资源足够所有电厂发电。
draw-slip-auction = 你买得起一个电厂，能为你更多的城市供电。
draw-slip-build = 你的钱还够再建一个城市，而且你的电厂能为它供电。
tokens-hybrid = 煤或石油 { $n } 个
draw-stored = 存有：{ $basket }
draw-step-2-at = 满 { $cities } 个城市进入时段 2；满 { $end } 个城市结束游戏
draw-end-at = 满 { $end } 个城市结束游戏
draw-aid-order = 游戏流程
draw-aid-phase-1 = 城市最多的游戏者排在首位；相同时，最大电厂号码较高者优先
draw-aid-phase-2 = 按游戏者顺序，发起拍卖或放弃；每位游戏者最多获得一个电厂
draw-aid-phase-3 = 按逆向顺序购买资源；每个电厂的存储量为消耗量的两倍
draw-aid-phase-4 = 按逆向顺序连接城市；费用为最便宜的线路加上下一个空位
draw-aid-phase-5 = 发电并获得收入，补充资源市场，更新电厂市场
draw-aid-payments = 供电城市数与收入
draw-aid-refill = { $players } 人游戏的资源补充
draw-aid-figures = { $players } 人游戏的数据
draw-aid-step = 时段 { $n }
draw-aid-step-2 = 进入时段 2 的城市数
draw-aid-end = 结束游戏的城市数
draw-aid-plant-limit = 每位游戏者的电厂上限
draw-aid-regions = 启用的区域
draw-aid-houses = 时段 1、2、3 的城市空位
draw-aid-plants = 电厂
