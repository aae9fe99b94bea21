### 终端：各命令所说的话。键入的命令在各语言中相同。
cli-players = { $first } 到 { $last } 位玩家
cli-bot-random = 随机机器人 { $n }
cli-bot-easy = 简单机器人 { $n }
cli-bot-normal = 普通机器人 { $n }
cli-bot-hard = 困难机器人 { $n }
cli-bot-expert = 专家机器人 { $n }
cli-welcome = { $game }，种子 { $seed }。请输入数字、行动（如“{ $example }”）或 help。
cli-help =
    输入数字从列表中选择，也可以直接输入行动。
    why MOVE       查看某一步为何不允许，以及相关条款
    hint           建议
    undo           撤回自己的上一步（undo all：经在场所有人同意）
    save FILE      把游戏保存为记录
    rules CLAUSE   查看条款
    board · log    查看版图，或日志的最后几行
    back · quit    退出当前选择，或离开游戏
cli-turn = { $seat }：{ $ask }
cli-decide = { $seat }：请选择行动
cli-pick-one = 1 到 { $n } 的数字，或 back：
cli-pick-some = 用空格分隔的数字（都不选用 none），或 back：
cli-pick-amount = { $least } 到 { $most } 的整数，或 back：
cli-pick-mix = 数量和种类，如 { $example }，或 back：
cli-pick-order = 按所需顺序输入 1 到 { $n } 的所有数字，或 back：
cli-pick-assign = 物品=位置，如 1=2 2=1（都不放用 none），或 back：
cli-pick-route = suggested，或用空格分隔的编号（路线之间用 ;），或 back：
cli-pick-confirm = yes，或 back：
cli-places = 位置：
cli-up-to = { $what }：最多 { $most }
cli-up-to-prices = { $what }：最多 { $most }，合计 { $prices }
cli-budget = 合计最多 { $budget }。
cli-needed = 需要 { $need }。直接按 Enter 则按最省的方式支付：{ $way }
cli-misread = “{ $text }”不是有效的回答。输入 help 查看命令。
cli-allowed = 现在允许这一步。
cli-shut = 另有 { $count } 项现在不可选；输入“why MOVE”查看原因。
cli-refused = { $why }（{ $clause }）
cli-cited = { $said }（{ $clause }）
cli-hint = { $move }
cli-undone = 已撤回。
cli-no-undo = 你的上一步之后，已产生随机结果、亮出信息，或有其他玩家行动。如果在场所有人同意，请输入：undo all
cli-nothing-to-undo = 没有可撤回的一步。
cli-saved = 已写入 { $file }。
cli-say-file = 请写明文件：save FILE
cli-say-clause = 请写明条款：rules CLAUSE
cli-say-move = 请写明行动：why MOVE
cli-sure = 确定吗？输入 yes 继续，输入其他内容则放弃。
cli-curtain = 现在轮到 { $seat }。只有 { $seat } 能看到屏幕时请按 Enter。
cli-over = 游戏结束（{ $clause }）。
cli-result = { $place }. { $seat }：{ $numbers }
cli-number = { $what } { $n }
cli-bye = 你在游戏结束前离开了。
cli-reconstructed = ≈ 推定数据：{ $table }（{ $confidence }）
cli-replay-rows = { $edition ->
    [none] { $format }：{ $rows } 行
   *[other] { $format }，版本 { $edition }：{ $rows } 行
}
cli-replay-fine = { $rows }，{ $checkpoints } 个检查点，全部相符；{ $over ->
    [yes] 已结束
   *[no] 未结束
}：{ $places }；摘要 { $digest }
cli-replay-parted = { $rows }；{ $why }
cli-replay-place = { $place }. 座位 { $seat }（{ $numbers }）
cli-verify-draws = { $rows } 行，{ $draws } 次抽取：{ $luck ->
    [promised] 每个座位在任何文本公开之前都已对自己的文本作出承诺，每次抽取都由此得出：无人能够操纵发牌
    [committed] 秘密值在入座之前已作承诺，每次抽取都由此得出
    [seeded] 每次抽取都由随机种子得出；开局前没有承诺
    [imagined] 并非发牌开局：开局由一个座位所见推演而来；其后每次抽取都由其随机种子得出
   *[given] 抽取结果是给定的，并非由种子得出：每次发牌都是正确卡牌的一种次序
}
cli-verify-refusable = 本可拒绝发牌：{ $seats }；已拒绝：{ $withheld ->
    [none] 无
   *[other] { $withheld }
}
cli-verify-adopted = { $rows } 行使用较早版本的规则，按记录采用
cli-db-copied = { $tables ->
    [one] 已将 1 张牌桌（{ $rows } 行）复制到 { $target }
   *[other] 已将 { $tables } 张牌桌（{ $rows } 行）复制到 { $target }
}
cli-db-keys = 座位由最新的密钥保留；若也要接受较旧的 Cookie，请把 { $file } 中的所有密钥写入 BOARDROOM_KEYS。
cli-db-fine = { $tables ->
    [one] 已检查 1 张牌桌，未发现问题
   *[other] 已检查 { $tables } 张牌桌，未发现问题
}
cli-db-expired = { $tables ->
    [one] 已删除 1 张牌桌
   *[other] 已删除 { $tables } 张牌桌
}
cli-jobs = Boardroom 正在处理 { $url } 的任务（按 Ctrl+C 停止）
cli-simulated = { $games ->
    [one] { $game }：1 局，{ $players } 名玩家，{ $finished } 局结束
   *[other] { $game }：{ $games } 局，{ $players } 名玩家，{ $finished } 局结束
}
cli-simulated-speed = 每局 { $decisions } 次决定，每秒 CPU 时间 { $speed } 次
cli-simulated-bot = { $bot }：获胜 { $wins } 局（{ $low } 至 { $high }），平均得分 { $score }，每局 CPU 时间 { $cpu } 秒
cli-games-played = 对局
cli-run-stopped = 已完成 { $done } 局（共 { $total } 局）后停止；再次运行同一命令即可从 { $folder } 继续。
cli-duration = { $unit ->
    [h] { $n } 小时
    [min] { $n } 分钟
   *[s] { $n } 秒
}
cli-arena-cost = { $workers ->
    [1] 剩余 { $games } 局，按每款游戏试一局估计约需 { $cpu }
   *[other] 剩余 { $games } 局，按每款游戏试一局估计约需 CPU 时间 { $cpu }，同时进行 { $workers } 局则需 { $wall }
}
cli-arena-all = 所有游戏
cli-arena-made = 由 `{ $command }` 生成，版本 { $version }：{ $games } 局，CPU 时间 { $cpu }。
cli-arena-rank = 名次
cli-arena-bot = 机器人
cli-arena-rating = 评分
cli-arena-skill = 实力
cli-arena-games = 局数
cli-arena-wins = 胜率
cli-arena-interval = 95% 区间
cli-arena-cpu = 每局 CPU 时间
cli-revisions = { $same } 局不变，{ $differ } 局不同
cli-revisions-differs = { $clause ->
    [none] { $table }（{ $game }）：第 { $row } 行首次出现不同
   *[other] { $table }（{ $game }）：第 { $row } 行首次出现不同，依据 { $clause }
}
cli-revisions-problem = { $table }（{ $game }）：{ $why }
cli-revisions-told = { $tables ->
    [one] 已告知 1 张进行中牌桌的玩家。
   *[other] 已告知 { $tables } 张进行中牌桌的玩家。
}
