### 终端命令
command-check-pack = 列出数据包中的所有错误
command-check-sheet = 写出数据包的所有数值，以便与盒中配件核对
parameter-check-pack-directory = 数据包文件夹（默认：内置数据包）
parameter-check-sheet-directory = 数据包文件夹（默认：忠于规则书的数据包）
parameter-check-sheet-output = 要写入的文件：以 .html 结尾则为可打印的网页，否则为纯文本
