### 终端命令
command-routes = 求解路线问题，并与已知最佳结果比较
parameter-routes-instances = 问题的 JSON 文件
