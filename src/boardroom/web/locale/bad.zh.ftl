# 发给服务器的内容或文件有何不对。字段以程序中的名称指称。
thing-panel = 面板
bad-no-face = 没有 id 为 { $id } 的可显示内容
bad-no-offer = 现在没有“{ $kind }”这类选择
bad-values = 这些值不能构成“{ $kind }”
bad-number = 其中有大于 { $most } 的数
bad-chosen-json = 所选内容不是 JSON
bad-chosen-object = 所选内容应为一个对象
bad-one-form = 行动须以下列形式之一给出：{ $known }
bad-nothing-said = 消息为空
bad-seats = 这张牌桌有 { $count } 个座位，每个为“me”或机器人
bad-seat-kind = 座位为“me”、“open”或机器人，而不是“{ $kind }”
bad-seat-count = 这局游戏有 { $seats } 个座位，而不是 { $count } 个
bad-own-seats = 在自己的牌桌上，座位为“me”或机器人
bad-not-json = 此文件不是对局记录：它不是 JSON，或被截断
bad-too-many-rows = 此记录超过 { $most } 行
bad-no-game = 此文件中没有可以观看或继续的对局
bad-imagined = 此记录以推演的局面开始：可以验证，但不能导入
bad-earlier-rules = 此记录第 { $row } 行使用“{ $game }”的版本 { $made }，而按版本 { $here } 结果不同：可以验证，但不能导入
bad-too-slow = 回放此记录需要超过 { $seconds } 秒
bad-too-big = 此记录占用内存过多
bad-no-replay = 此记录无法回放
bad-database-address = “{ $url }”不是数据库地址：{ $cause }
bad-database = 数据库“{ $url }”无法打开：{ $cause }
bad-database-driver = 使用 PostgreSQL 数据库需要驱动程序 psycopg：pip install 'boardroom[postgres]'
bad-database-newer = 数据库“{ $url }”由更新版本的 Boardroom 创建
bad-database-backup = 数据库“{ $url }”来自较旧版本的 Boardroom，因升级前无法备份，未作任何改动：{ $cause }
bad-database-served = 已有另一个 Boardroom 在使用数据库“{ $url }”
bad-database-not-empty = 数据库“{ $url }”中已有牌桌；请复制到新的数据库
bad-backup-exists = { $file } 已存在；备份需要新文件
bad-copy-incomplete = “{ $table }”的行没有全部复制；新数据库保持为空
bad-check-file = 数据库文件已损坏：{ $cause }
bad-check-orphans = { $count ->
    [one] 1 行属于不存在的牌桌
   *[other] { $count } 行属于不存在的牌桌
}
bad-check-gap = 牌桌 { $table }：缺少第 { $row } 行
bad-check-digest = 牌桌 { $table }：第 { $row } 行已损坏
bad-listen = 无法在 { $address } 监听：{ $cause }
## Requests that cannot be met, besides those named in zh.ftl
problem-no-method = 此地址不支持这种请求方式
problem-not-understood = 无法理解该请求（状态 { $status }）
problem-too-large = 请求超过 { $limit } 字节
problem-other-site = 此请求来自其他网站
problem-foreign-cookie = 此 Cookie 并非由本服务器签名；请重新打开首页
## A request that is not as it should be; the place is a field as programs name it
problem-malformed-json = 请求不是格式正确的 JSON
problem-malformed-missing = “{ $place }”缺失
problem-malformed-unknown = “{ $place }”在此处未定义
problem-malformed-text = “{ $place }”应为文本
problem-malformed-whole = “{ $place }”应为整数
problem-malformed-yes-no = “{ $place }”应为 true 或 false
problem-malformed-list = “{ $place }”应为列表
problem-malformed-object = “{ $place }”应为对象
problem-malformed-too-long = “{ $place }”的长度超过 { $most }
problem-malformed-too-short = “{ $place }”的长度不足 { $least }
problem-malformed-too-small = “{ $place }”小于 { $least }
problem-malformed-too-large = “{ $place }”大于 { $most }
problem-malformed-none-of = “{ $place }”不是以下任何一项：{ $known }
problem-malformed-wrong = “{ $place }”格式不正确
## Requests that are refused to protect the server
problem-other-host = 本服务器不响应名称“{ $host }”；其管理员可用 BOARDROOM_HOSTS 允许该名称
problem-broken-text = 请求中的文本不是有效的 Unicode
problem-too-many-values = 请求包含的值超过 { $most } 个
bad-option-repeated = 选项“{ $name }”中有重复的值
bad-setting-number = 设置 { $name } 应为不小于 1 的整数，而不是“{ $value }”
bad-setting-word = { $name } 应为 { $known } 之一，而不是“{ $value }”
bad-tracing-missing = 链路追踪需要软件包 { $package }：pip install 'boardroom[otel]'
bad-keys = “{ $file }”不是密钥文件：每行为一个日期（如 2026-01-31）、一个空格和 64 位十六进制数字
bad-key-setting = BOARDROOM_KEYS 中的每个密钥应为 64 位十六进制数字
bad-file-text = 此文件中的文本不是有效的 Unicode
