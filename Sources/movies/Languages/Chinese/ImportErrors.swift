nonisolated extension Chinese {
  /// What is said of files that can't be imported.
  static let importErrors: KeyValuePairs = [
    "%1 can't be read: %2": "无法读取%1：%2",
    "nothing is stored; --keep-going leaves bad rows out and stores the rest":
      "什么也没有保存；--keep-going 会跳过有误的行，保存其余的行",
    "%1 doesn't tell whether its films have been seen": "%1没有说明其中的影片是否看过",
    "--as seen or --as not-seen tells it": "请用 --as seen 或 --as not-seen 说明",
    "the ratings in %1 may be of 5, 10 or 100": "%1中评分的满分可能是 5、10 或 100",
    "--scale 5, --scale 10 or --scale 100 tells it":
      "请用 --scale 5、--scale 10 或 --scale 100 说明",
    "the import was broken off; nothing is stored": "导入被中断，什么也没有保存",
    "and %1 more bad rows": "还有 %1 行有误",

    "the row has %1 cells, and the header %2": "这一行有 %1 格，而表头有 %2 格",
    "a quote begins here and never ends": "引号从这里开始，却没有结束",
    "the rating %1 is none": "评分%1无效",
    "the date %1 is none, or not one of a viewing": "日期%1无效，或不可能是观看日期",
    "the date %1 may mean two days, and no other row tells which number is the month":
      "日期%1可能指两个日子，其他行也不能说明哪个数字是月份",
    "the year %1 is none": "年份%1无效",
    "the number %1 is none of a movie, 1 to 1,000,000,000":
      "编号%1无效，影片的编号是 1 到 1,000,000,000",
    "no number is left for it: a movie has 1,000,000,000, the highest one":
      "没有可用的编号了：已有影片用了最大的编号 1,000,000,000",
    "the IMDb id %1 is none": "IMDb 编号%1无效",
    "this is no JSON object": "这不是 JSON 对象",
    "there is no proper value under %1": "%1的值不合要求",

    "the file is empty": "文件是空的",
    "this looks like %1, not like an export of movies": "这像是%1，不像影片的导出文件",
    "no known format, and no column of titles; it begins %1": "格式未知，也没有片名列；开头是%1",
    "this is no file of %1; it begins %2": "这不是 %1 的文件；开头是%2",
    "there is no file in it that is known": "其中没有可识别的文件",
    "line %1 has a zero byte, which no text has": "第 %1 行有一个零字节，文本中不会有",
    "this is in %1, and only UTF-8 is sure to be read": "文件的编码是 %1，只有 UTF-8 能可靠读取",
    "convert it: iconv -f %1 -t UTF-8 FILE | movies import -":
      "请转换编码：iconv -f %1 -t UTF-8 FILE | movies import -",
    "the file changed while it was read; nothing is stored": "文件在读取过程中被改动，什么也没有保存",
    "import it again when nothing writes to it any more": "等没有程序再写入它时，请重新导入",
    "more than 1 GB comes out of it": "其输出超过 1 GB",
    "if it is an export, save it to a file and import that": "如果是导出内容，请先保存成文件再导入",
    "the folder has more files than any export": "文件夹中的文件过多，不像导出内容",
    "name the folder of the export, or its files": "请指定导出所在的文件夹，或其中的文件",
    "%1 can't be kept in %2: %3": "%1无法暂存到%2：%3",
    "save it to a file and import that, or name another folder by TMPDIR":
      "请先保存成文件再导入，或用 TMPDIR 指定另一个文件夹",
    "it says that it is UTF-8, and isn't": "文件声明为 UTF-8，其实不是",
    "line %1: a quote begins here and never ends": "第 %1 行：引号从这里开始，却没有结束",
    "line %1: what begins here is longer than 32 MB": "第 %1 行：从这里开始的内容超过 32 MB",
    "line %1: the row has more than 4,096 cells": "第 %1 行：这一行超过 4096 格",
    "line %1: this is no JSON": "第 %1 行：这不是 JSON",
    "the file is cut off within what begins on line %1": "文件不完整，断在第 %1 行开始的内容中",
    "the zip file is damaged: %1": "zip 文件已损坏：%1",
    "its list of files is broken": "文件目录已损坏",
    "its list of files has %1 bytes": "文件目录有 %1 字节",
    "the name of a file in it has %1 bytes": "其中一个文件名有 %1 字节",
    "it has %1 files": "含有 %1 个文件",
    "it needs a password": "需要密码",
    "its packing method %1 is not known": "压缩方法 %1 未知",
    "it would unpack to %1 bytes": "解压后将有 %1 字节",
    "it is not where it should be": "内容不在应在的位置",
    "it can't be unpacked": "无法解压",
    "it unpacks to more than it says": "解压后比声明的大",
    "its check sum is wrong": "校验和不符",
    "the zip file has a file named %1, which leads out of its folder":
      "zip 文件中有名为%1的文件，会写到文件夹之外",
    "these are the ratings of %1 people": "这是 %1 个人的评分",
    "there are ratings here, and no titles": "这里有评分，却没有片名",

    "download it again while signed in, or save it another way": "请登录后重新下载，或换一种方式保存",
    "name the zip file itself: movies import FILE": "请直接指定 zip 文件：movies import FILE",
    "unpack it first: gunzip FILE": "请先解压：gunzip FILE",
    "save it as CSV first": "请先另存为 CSV",
    "\"movies import --help\" lists what can be imported":
      "“movies import --help”列出可以导入的格式",
    "download it again": "请重新下载",
    "give movies.csv of the same data set too": "请同时给出同一数据集的 movies.csv",

    "a zip file": " zip 文件",
    "a web page": "网页",
    "XML": " XML",
    "a spreadsheet": "电子表格",
    "a file packed with gzip": " gzip 压缩文件",
    "a PDF": " PDF",
    "a picture": "图片",
    "an SQLite database": " SQLite 数据库",
  ]
}
