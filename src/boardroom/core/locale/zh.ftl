# 每个游戏都会说的话
list-separator = 、
nothing = 无
none = 无
yes = 是
no = 否
seat-name = 玩家 { $n }
hidden = { $count ->
    [none] 隐藏
   *[other] 隐藏 { $count }
}
language-en = 英语
language-fa = 波斯语
language-zh = 中文
why-not-now = 现在不能进行该行动（轮到：{ $waits }）。
why-not-your-turn = 还没轮到你；正在等待 { $waits }。
why-game-over = 游戏已经结束。
paid = { $payer } 向 { $payee } 支付 { $amount }
shuffled = 洗牌：{ $label }
skipped = { $seat_is ->
    [you] 你在此没有可选的行动
   *[other] { $seat } 在此没有可选的行动
}
account-bank = 银行
