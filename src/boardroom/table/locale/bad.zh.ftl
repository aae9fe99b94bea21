# 桌上不能做的事及其原因。
problem-no-seat-of-yours = 你在这张牌桌没有座位
problem-seat-not-yours = 座位 { $seat } 不是你的
problem-fork-not-yours = 游戏进行期间，只有参加的玩家才能另开推演
problem-over-here = 这一步之后游戏已经结束；请选择更早的一步
problem-order-not-now = 现在不能设置预设指令 { $order }
problem-moved-on = 局面已有变化；请查看版图并重新选择
problem-not-last-move = 这已不是你的最后一步；请查看版图并重新选择
problem-cannot-take-back = 你的最后一步不能撤回：其后已产生随机结果、亮出信息，或有其他玩家行动
problem-over-nothing-back = 游戏已结束：不能再撤回行动
problem-no-earlier-row = 没有更早的第 { $row } 步
