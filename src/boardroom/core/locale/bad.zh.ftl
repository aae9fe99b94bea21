# 输入有何不对：行动、选项、对局记录。输入的片段原样出现在句中。
thing-bot = 机器人
thing-choice = 选择
thing-form = 格式
thing-game = 游戏
thing-language = 语言
thing-option = 选项
thing-order = 预设指令
thing-seat = 座位
thing-step = 环节
bad-unknown = 没有{ $thing }“{ $name }”
bad-unknown-known = 没有{ $thing }“{ $name }”；可用：{ $known }
bad-none-of = “{ $value }”不是以下任何一项：{ $known }
bad-not-offered = “{ $value }”不在可选之列
bad-not-whole = “{ $value }”不是整数
bad-not-word = “{ $value }”不是文字
bad-not-true-false = “{ $value }”既非 true 也非 false
bad-not-yes-no = “{ $value }”既非 yes 也非 no
bad-not-list = “{ $value }”应为列表
bad-not-parts = “{ $value }”应有 { $count } 个部分，以“{ ":" }”相连
bad-not-well-formed = “{ $value }”不是格式正确的“{ $kind }”
bad-not-line = “{ $line }”应形如“{ "0: pass" }”：座位、冒号、行动
bad-not-move = “{ $move }”不是本游戏的行动
bad-option = 选项“{ $name }”：{ $why }
bad-players = 游戏“{ $game }”支持 { $least } 到 { $most } 人，不支持 { $count } 人
bad-not-recorded = 这不是对局记录
bad-not-form = 这不是所支持格式的对局记录；支持的格式：{ $known }
bad-not-this-form = 这不是格式 { $form } 的记录
bad-not-record = 这不是 Boardroom 的对局记录
bad-no-greedy = 游戏“{ $game }”还没有普通机器人
bad-no-strategy = 游戏“{ $game }”还没有机器人“{ $bot }”
bad-no-budget = 只有机器人 { $known } 可以在 @ 之后写搜索限额，“{ $bot }”不可以
bad-budget = “{ $text }”不是有效的搜索限额；应为评估次数，如 200e，或不超过 { $seconds } 秒的时间，如 0.5s
bad-no-weights = 游戏“{ $game }”还没有权重文件；可用此命令生成：boardroom train { $game }
bad-broken-weights = 权重文件 { $file } 已损坏
bad-foreign-weights = 权重文件 { $file } 属于游戏“{ $game }”
bad-stale-weights = 权重文件 { $file } 对应的规则或特征已经不同；请用此命令重新生成：boardroom train { $game }
bad-nothing-to-train = 游戏“{ $game }”的机器人没有可学习的内容
bad-no-bot = 游戏“{ $game }”没有机器人“{ $name }”
bad-bot-not-installed = 机器人“{ $name }”尚未安装：在 Boardroom 的代码库中运行 make install 即可安装
bad-seal = 此记录写成之后被截断或改动过：校验值不符
bad-newer = 此记录由“{ $game }”的版本 { $made } 生成；这里是版本 { $here }
bad-damaged = 此记录已损坏
bad-lacks = 此记录已损坏：缺少“{ $name }”
bad-no-entry = 没有第 { $row } 条；最后一条是第 { $last } 条
bad-no-order = 记录中“{ $label }”的次序已经用完
bad-wrong-order = 记录中“{ $label }”的次序与待洗的内容不符
bad-row-refused = { $clause ->
    [none] 此记录第 { $row } 行无法回放：“{ $expected }”：{ $found }
   *[other] 此记录第 { $row } 行无法回放（{ $clause }）：“{ $expected }”：{ $found }
}
bad-row-differs = { $clause ->
    [none] 此记录第 { $row } 行无法回放：记录为 { $expected }，按规则应为 { $found }
   *[other] 此记录第 { $row } 行无法回放（{ $clause }）：记录为 { $expected }，按规则应为 { $found }
}
# How a game was dealt
bad-dealing = 记录中关于发牌的说明已损坏
bad-not-seed = 第 { $row } 行：实际结果与随机种子不符
bad-not-committed = 所公开的秘密值与当初承诺的不符
bad-not-promised = 座位 { $seat } 公开的文本不是它当初承诺的那个
bad-not-hash = 游戏的随机种子不是由该秘密与各座位提供的随机数算出的
