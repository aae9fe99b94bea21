# 桌上不能做的事及其原因。
problem-no-seat-of-yours = 你在这张牌桌没有座位
problem-seat-not-yours = 座位 { $seat } 不是你的
problem-fork-not-yours = 游戏进行期间，只有其玩家才能由此单独推演
problem-over-here = 这一刻游戏已经结束；请选择更早的时刻
problem-order-not-now = 现在不能下达指令 { $order }
problem-moved-on = 询问你之后牌桌已有变化；请再看一遍并重新决定
problem-not-last-move = 这已不是你的最后一步；请再看一遍
problem-cannot-take-back = 你的最后一步不能收回：其后已有随机、秘密或别人的行动
problem-over-nothing-back = 游戏已结束，随机已公开：现在不能收回
problem-no-earlier-row = 没有更早的第 { $row } 行
