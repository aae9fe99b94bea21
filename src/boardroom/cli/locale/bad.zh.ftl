# 键入的内容或其所指的文件有何不对。命令行的词原样出现。
thing-clause = 条款
thing-player = 玩家
bad-usage = 无法理解该命令：{ $message }
bad-usage-choice = { $argument }：“{ $value }”不可用；请从以下各项中选择：{ $known }
bad-usage-value = { $argument } 需要一个值
bad-usage-type = { $argument }：“{ $value }”不是整数
bad-usage-required = 以下各项必须给出：{ $known }
bad-usage-unrecognized = 无法理解：{ $value }
bad-usage-ambiguous = “{ $value }”可能是：{ $known }
bad-setting = --set { $setting } 应形如 --set name=value
bad-setting-twice = 选项 { $name } 设置了两次
bad-no-tests = 未找到测试：请在项目源码中运行此命令
bad-no-bench = 此处无法测量服务器（缺少 { $package }）
bad-no-server = 此处没有安装服务器（缺少 { $package }）
bad-no-yardstick = 没有安装用作速度基准的软件包 chess
bad-games = --games 至少为 1
bad-few-games = --games 至少为 { $least }
bad-bots = { $count } 个机器人与 { $seats } 个座位数目不符
bad-workers = --workers { $workers } 不是 1 到 { $most } 之间的进程数
bad-workers-lost = 进行对局的进程多次被终止，可能是内存不足；请减少 --workers
bad-run-busy = 另一次运行正在写入 { $folder }
bad-run-foreign = { $folder } 中有其他文件；请指定新的或空的文件夹
bad-run-differs = { $folder } 属于另一次运行，其 { $name } 不同；请使用原来的命令，或指定新的文件夹
bad-run-program = { $folder } 属于规则或机器人不同的另一次运行；请指定新的文件夹
bad-arena-bots = 竞技场至少需要 2 个能玩该游戏的机器人
bad-no-arena = 竞技场需要 openskill：pip install 'boardroom[arena]'
bad-no-arena-page = { $file } 中没有放置表格的位置，即“{ $begin }”与“{ $end }”之间
bad-on = 无法理解 --on { $on }：应为 ray 或 ray:HOST:PORT
bad-no-ray = Ray 集群需要 ray：pip install 'boardroom[ray]'
bad-no-cluster = { $address } 没有 Ray 集群应答
bad-other-program = 集群中某个节点的规则或机器人与本程序不同；请在所有节点安装同一版本
bad-no-parquet = Parquet 文件需要 pyarrow：pip install 'boardroom[parquet]'
bad-seat = 没有座位 { $seat }；座位为 0 到 { $last }
bad-port = { $port } 不是有效的端口（0 到 65535）
bad-database = “{ $url }”不是数据库地址；应为：{ $known }
bad-jobs-database = 只有使用 PostgreSQL 的服务器才会分担任务；使用 SQLite 文件的服务器自行处理任务
bad-database-file = { $file ->
    [none] 数据库地址没有指明文件
   *[other] { $file } 无法写入
}
bad-offered-pack = --pack { $word } 应形如 --pack name=folder，名称用小写字母
bad-file = { $file }：{ $why }
bad-file-missing = { $file } 无法读取：没有这个文件
bad-file-unreadable = { $file } 无法读取（{ $code }）
bad-file-unwritable = { $file } 无法写入（{ $code }）
bad-file-not-text = { $file } 不是文本
bad-file-not-json = { $file } 第 { $line } 行不是 JSON，或被截断
bad-file-nested = { $file } 嵌套过深
bad-file-not-record = { $file } 不是 Boardroom 的对局记录；其他格式用 --from 指明
bad-not-folder = { $file } 不是文件夹
bad-other-game = { $file } 是“{ $game }”的对局记录
bad-before-start = --to { $row } 在游戏设置之前
bad-no-row = 没有第 { $row } 行；{ $file } 的最后一行是第 { $last } 行
bad-check-native = 本程序的记录自带检查点；--check 用于其他格式
bad-check-form = 格式 { $form } 的记录自带检查点；--check 不适用
bad-no-native = 此格式的对局还不能写成本程序的记录
