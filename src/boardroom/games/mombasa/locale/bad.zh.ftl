# 输入有何不对：《蒙巴萨》的行动、选项与数据包。
thing-book = 账册
thing-card = 卡牌
thing-column = 列
thing-company = 公司
thing-first = 奖励
thing-kind = 卡牌种类
thing-pack = 数据包
thing-region = 地区
thing-slot = 行动格
thing-starting = 起始板块
thing-tile = 板块
thing-track = 轨道
bad-first-player = 请在牌桌的 { $seats } 个座位中选择起始玩家
bad-own-slot = 每张卡必须放在各自的行动格
bad-pack = { $more ->
    [0] 此数据包不能用来玩：{ $wrong }
   *[other] 此数据包不能用来玩：{ $wrong }（另有 { $more } 处）
}
bad-pack-folder = 没有数据包“{ $pack }”：请写出文件夹名，或 { $known }
bad-pack-damaged = 此数据包的文本已损坏
bad-pack-unreadable = 此数据包无法读取：{ $wrong }
