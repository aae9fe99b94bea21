# 输入有何不对：《殖民火星》的行动与对局记录。
thing-award = 奖项
thing-card = 卡牌
thing-corporation = 公司
thing-hex = 格
thing-milestone = 里程碑
thing-project = 标准项目
thing-resource = 资源
bad-payment = “{ $value }”不是有效的支付，应形如“2 steel 5 mc”
bad-decision = 记录中有该格式未定义的决定：“{ $decision }”
bad-first-player = 请在牌桌的 { $seats } 个座位中选择起始玩家
