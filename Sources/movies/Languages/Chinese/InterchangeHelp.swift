nonisolated extension Chinese {
  /// The help of import and export.
  static let interchangeHelp: KeyValuePairs = [
    "bring in movies from Letterboxd, IMDb, Trakt, any CSV or an export":
      "从 Letterboxd、IMDb、Trakt、豆瓣、CSV 或导出文件导入影片",
    """
    FILE is a file, a folder, a zip as you downloaded it, or - for standard input; what it is
    is told by its content. Everything is imported or nothing, importing it again changes
    nothing, and nothing that the library knows is lost. What came of it is reported on
    standard error.
    """: """
    FILE 可以是文件、文件夹、下载得到的 zip，或用 - 表示标准输入；格式由内容判断。\
    要么全部导入，要么都不导入；重复导入不会改变什么，片库已有的信息不会丢失。\
    结果报告写到标准错误。
    """,
    "a file, a folder, a zip, or -": "文件、文件夹、zip 或 -",
    "whose file it is, instead of auto: %1": "文件的来源，默认 auto（自动判断）：%1",
    "do all but store, and report the same": "只报告结果，不保存",
    "leave bad rows out, and store the rest": "跳过有误的行，保存其余的行",
    "take series, episodes and games too": "剧集、单集和游戏也导入",
    "seen or not-seen, for movies of which the file doesn't tell":
      "文件未说明是否看过的影片，算作 seen（看过）还是 not-seen（未看）",
    "what the highest rating is, for a file that doesn't tell: 5, 10 or 100":
      "文件未说明时，评分的满分：5、10 或 100",
    "make a tag of each list of an export": "把导出文件中的每个列表转为标签",
    "print the report as a JSON object on standard output": "将报告以 JSON 对象写到标准输出",
    "see what would come of it": "先看看会导入什么",
    "your ratings at IMDb": "您在 IMDb 上的评分",
    "another library": "另一个片库",

    "write out everything in the library": "导出片库的全部内容",
    """
    jsonl has all that there is to know, and "movies import" makes an equal library of it.
    letterboxd is the form in which that site takes films in; movies still to watch are left
    out of it, and with --output it is split into numbered files where it is over 1 MB.
    """: """
    jsonl 包含全部信息，“movies import”可由它重建同样的片库。letterboxd 是该网站接受的导入格式，\
    不包括未看的影片；配合 --output 时，超过 1 MB 会分成带编号的文件。
    """,
    "jsonl (unless told otherwise), json, csv, tsv or letterboxd":
      "jsonl（默认）、json、csv、tsv 或 letterboxd",
    "write to this file, which is replaced when all is written": "写到此文件，全部写完后才替换原文件",
    "a copy as text": "文本形式的副本",
    "for a spreadsheet": "用于电子表格",
    "for Letterboxd": "用于 Letterboxd",
  ]
}
