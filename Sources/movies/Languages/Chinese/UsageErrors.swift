nonisolated extension Chinese {
  /// What is said of mistakes in the command line, and of values that are none.
  static let usageErrors: KeyValuePairs = [
    "there is no command %1": "没有命令%1",
    "did you mean \"movies %1\"?": "您是不是要用“movies %1”？",
    "\"movies list %1\" looks for titles, \"movies help\" lists the commands":
      "“movies list %1”查找片名，“movies help”列出所有命令",
    "what begins with a dash and is no option comes after --: movies %1 -- %2":
      "以连字符开头而不是选项的内容放在 -- 之后：movies %1 -- %2",
    "it is an option of %1": "它是 %1 的选项",
    "the option %1 needs a value: %2 is below 0": "选项%1需要一个值：%2 小于 0",
    "stars of 5 are whole or half ones, such as 4.5/5; else a rating is one of %1":
      "五星制可以有半星，如 4.5/5；此外评分可以是 %1",
    "%1 and the format %2 exclude each other": "%1 与格式 %2 不能同时使用",
    "json and jsonl always have all that there is": "json 和 jsonl 总是包含全部内容",
    "there is no option %1": "没有选项%1",
    "there is no option %1 for %2": "命令 %2 没有选项%1",
    "the option %1 stands before the command": "选项%1写在了命令前面",
    "the options of a command come after it: movies COMMAND %1":
      "命令的选项应写在命令之后：movies COMMAND %1",
    "the option %1 needs a value": "选项%1需要一个值",
    "the option %1 needs a value, and %2 looks like an option":
      "选项%1需要一个值，而%2像是一个选项",
    "a value that begins with a dash is written %1=%2": "以连字符开头的值应写成 %1=%2",
    "the option %1 takes no value, but %2 was given": "选项%1不带值，却给出了%2",
    "%1 needs a %2": "%1 缺少参数 %2",
    "%1 has no use for the argument %2": "%1 用不到参数%2",
    "a title with spaces needs quotes around it": "含空格的片名要用引号括起来",
    "did you mean %1? a title with spaces needs quotes around it":
      "您是不是要用 %1？含空格的片名要用引号括起来",
    "%1 and %2 exclude each other": "%1 与 %2 不能同时使用",
    "a movie that is \"not-seen\" has no viewing": "评为“未看”的影片不能有观看记录",
    "leave out %1, or give another rating": "请去掉 %1，或改用别的评分",
    "%1 needs something to change": "%1 需要指明要修改什么",
    "%1 needs a TITLE where there is no terminal": "没有终端时，%1 需要参数 TITLE",
    "remove asks before it removes, which takes a terminal": "remove 在移除前需要在终端上确认",
    "--yes removes without asking": "--yes 不经确认直接移除",
    "a copy of the library is nothing for a terminal": "片库的副本不能输出到终端",
    "send it to a file or a pipe": "请输出到文件或管道",
    "argument %1 is not valid UTF-8": "第 %1 个参数不是有效的 UTF-8",
    "the variable %1 of the environment is not valid UTF-8": "环境变量 %1 不是有效的 UTF-8",
    "the arguments of the command line can't be had from the system": "无法从系统取得命令行参数",
    "see \"movies %1 --help\"": "请看“movies %1 --help”",
    "see \"movies --help\"": "请看“movies --help”",

    "%1: %2 is no rating": "%1：%2不是评分",
    "a rating is one of %1, or 1 to 5, N/5, N/10, N%": """
    评分可以是 %1，或者 未看、看过、很差、较差、一般、不错、极好，或者 1 至 5、N/5、N/10、N%
    """,
    "%1: %2 is no grade": "%1：%2不是等级",
    "a grade is one of %1": "等级可以是 %1，或者 很差、较差、一般、不错、极好",
    "%1: %2 is no year": "%1：%2不是年份",
    "a year has four digits, from %1 to %2": "年份为四位数字，从 %1 到 %2",
    "%1: %2 is no range of years": "%1：%2不是年份范围",
    "years are written 1995, 1990..1999, 1990.. or ..1999":
      "年份写作 1995、1990..1999、1990.. 或 ..1999",
    "%1: %2 is no date": "%1：%2不是日期",
    """
    a date is written 2024-05-01, 2024-05, 2024, today, yesterday or unknown; it is no earlier \
    than 1870 and not in the future
    """: """
    日期写作 2024-05-01、2024-05、2024、today、yesterday 或 unknown，不早于 1870 年，也不晚于今天
    """,
    "%1: %2 is no IMDb id": "%1：%2不是 IMDb 编号",
    "an id is tt and seven or more digits": "编号为 tt 加至少七位数字",
    "%1: %2 is no name of a file": "%1：%2不是文件名",
    "%1: %2 is no number of movies": "%1：%2不是数量",
    "a number is 0 or more": "数量不能小于 0",
    "%1: %2 is not known": "%1：不认识%2",
    "did you mean %1? it is one of %2": "您是不是要用 %1？可选的有 %2",
    "it is one of %1": "可选的有 %1",

    "a movie that was watched can't be \"not-seen\"": "看过的影片不能评为“未看”",
    "the %1 %2 is blank": "%1%2是空白的",
    "the %1 %2 has more than %3 characters": "%1%2超过 %3 个字符",
    "the %1 %2 has more than %3 bytes": "%1%2超过 %3 个字节",
    "the %1 %2 has a comma in it": "%1%2含有逗号",
    "the %1 %2 has the character U+%3 in it": "%1%2含有字符 U+%3",
  ]
}
