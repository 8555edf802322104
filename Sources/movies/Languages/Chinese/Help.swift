nonisolated extension Chinese {
  /// The frame of the help, and what several commands have.
  static let help: KeyValuePairs = [
    "what you have seen, when, how you liked it, and what is still to watch":
      "看过什么、何时看的、喜不喜欢，还有哪些想看",
    "Usage: ": "用法：",
    "Commands:": "命令：",
    "Arguments:": "参数：",
    "Options:": "选项：",
    "Examples:": "示例：",
    "Options of every command:": "所有命令共有的选项：",
    "A movie is meant by its number (@12), its title, \"Title (year)\", or its UUID.":
      "影片可用编号（@12）、片名、“片名 (年份)”或 UUID 指明。",
    "See \"movies help COMMAND\" for a command.": "“movies help COMMAND”显示一个命令的帮助。",

    "the library file to use": "要使用的片库文件",
    "when to use colour: auto, always or never": "何时使用颜色：auto（自动）、always（总是）或 never（从不）",
    "print nothing of changes but errors": "更改时除错误外不输出任何内容",
    "print help, and do nothing else": "只显示帮助",
    "print the version, and do nothing else": "只显示版本",

    "table, tsv, csv, json or jsonl (a table on a terminal, else tsv)":
      "table、tsv、csv、json 或 jsonl（终端上为 table，否则为 tsv）",
    "the same as --format json": "等同于 --format json",
    "the columns, in order: %1": "要显示的列及其顺序：%1",
    "begin tsv with the names of the columns": "tsv 以列名开头",
    "end records, and lines of input, with NUL": "输出的记录和输入的行以 NUL 结尾",

    "the movie: @12, a title, \"Title (year)\" or a UUID":
      "影片：@12、片名、“片名 (年份)”或 UUID",
    "the movie: @12, a title, \"Title (year)\" or a UUID; or -":
      "影片：@12、片名、“片名 (年份)”或 UUID；或者 -",
    "a movie: @12, a title, \"Title (year)\" or a UUID":
      "一部影片：@12、片名、“片名 (年份)”或 UUID",

    "a word, 1 to 5, N/5, N/10 or N%": "评分词（如 good、不错）、1 至 5、N/5、N/10 或 N%",
    "the year it came out, 1870 to 2100": "上映年份，1870 至 2100",
    "file it under a tag; may be repeated": "加上标签；可重复使用",
    "a note": "备注",
    "the IMDb id, such as tt0113277": "IMDb 编号，如 tt0113277",
    "log a viewing: a day, month or year, today, yesterday, unknown; may be repeated":
      "记录一次观看：某日、某月、某年、today、yesterday 或 unknown；可重复使用",
    "don't ask": "不必确认",

    "print help for a command, or the list of commands": "显示一个命令的帮助，或命令列表",
    "a command's name": "命令的名称",
    "print the whole manual as a page for man": "输出供 man 阅读的完整手册（英文）",
    "all about add": "关于 add 的全部说明",
    "the manual, to be read with man ./movies.1": "生成手册，用 man ./movies.1 阅读",

    "print the script that makes a shell complete command lines": "输出 shell 自动补全脚本",
    """
    Commands, options and their words are completed, files, tags, and the movies of the
    library, by title in any case and without accents, or by number after @. At the most
    %1 movies are offered at a time, so type a letter or two.
    """: """
    可补全命令、选项及其取值、文件、标签，以及片库中的影片：按片名（不分大小写和重音），\
    或在 @ 后按编号。每次最多列出 %1 部影片，请先输入一两个字。
    """,
    "the shell": "所用的 shell",
    "a word before the cursor; for bash the line up to the cursor":
      "光标前的一个词；用于 bash 时为光标前的整行",
    "the word at the cursor; for bash what of it will be replaced":
      "光标处的词；用于 bash 时为其中将被替换的部分",
    "a word after the cursor; for bash the line from the cursor on":
      "光标后的一个词；用于 bash 时为光标后的整行",
    "the candidates are shown, and not put into the line": "只显示候选，不写入命令行",
    "for bash, in this session or, as a line of ~/.bashrc, in each":
      "用于 bash：在当前会话中，或写入 ~/.bashrc 每次生效",
    "for zsh, in a folder of $fpath": "用于 zsh：放在 $fpath 中的文件夹",
    "for fish": "用于 fish",
  ]
}
