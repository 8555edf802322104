nonisolated extension Chinese {
  /// The help of the commands that show movies: list, show.
  static let listHelp: KeyValuePairs = [
    "list movies, all or those that match": "列出影片，全部或符合条件的",
    "a part of the title": "片名的一部分",
    "with one of these ratings": "评分为其中之一",
    "graded R or better": "等级为 R 或更高",
    "graded R or worse": "等级为 R 或更低",
    "seen, graded or not": "看过的，无论有无等级",
    "still to watch": "未看的",
    "from 1995, 1990..1999, 1990.. or ..1999": "年份为 1995、1990..1999、1990.. 或 ..1999",
    "with this tag; may be repeated": "带有此标签；可重复使用",
    "seen on a day, or in a month or year; may be repeated": "在某日、某月或某年看过；可重复使用",
    "number, title, year, rating, seen or added":
      "排序依据：number（编号）、title（片名）、year（年份）、rating（评分）、seen（上次观看）或 added（添加时间）",
    "from the highest to the lowest": "从高到低",
    "no more than N movies": "最多 N 部影片",
    "print only how many there are": "只输出数量",
    "the best ones first": "最好的排在前面",
    "what is still to watch of the nineties": "还没看的九十年代影片",
    "the number of movies seen in May": "五月看过的影片数量",

    "show everything about movies": "显示影片的全部信息",
    """
    On a terminal, or with --format table, each movie is a page of its own, unless columns
    are chosen.
    """: "在终端上或用 --format table 时，每部影片单独成页，除非选定了列。",
    "one movie": "一部影片",
    "two of them, for a script": "两部影片，供脚本使用",
  ]
}
