nonisolated extension Chinese {
  /// The help of the commands that change movies: add, rate, seen, edit, remove.
  static let changeHelp: KeyValuePairs = [
    "add a movie, seen or still to watch": "添加一部影片，看过的或想看的",
    """
    "Heat (1995)" is the title Heat and the year 1995, unless --year or --verbatim is
    given. With - a title is read from each line of standard input, and all of them are
    added or none. Without a title, on a terminal, a form asks for it. A title that begins
    with a dash comes after -- as in: movies add -- -30-
    """: """
    “Heat (1995)”表示片名 Heat、年份 1995，除非给出 --year 或 --verbatim。用 - 则从标准输入\
    每行读取一个片名，要么全部添加，要么都不添加。在终端上不给片名，会出现一个表单。\
    以连字符开头的片名放在 -- 之后，如：movies add -- -30-
    """,
    "the title, or - for standard input": "片名，或用 - 表示标准输入",
    "take (1995) at the end for a part of the title": "把末尾的 (1995) 当作片名的一部分",
    "leave a movie that is there already as it is": "已有的影片保持原样",
    "add a movie that is there already once more": "已有的影片也再添加一次",
    "a movie that you liked": "一部喜欢的影片",
    "one that you saw yesterday": "昨天看的一部影片",
    "a list of movies to watch, those left out that are there already":
      "一批想看的影片，已有的略过",

    "say how you liked a movie": "给影片评分",
    """
    A rating is one of %1,
    in any case; or 1 to 5 for terrible to excellent; or 4.5/5, 9/10, 85%, which keep the
    exact score. With - a reference, a tab and a rating are read from each line of standard
    input, and all of them are given or none.
    """: """
    评分可以是 %1，不分大小写，依次即 未看、看过、很差、较差、一般、不错、极好，\
    用中文输入也可以；也可以是 1 至 5，表示从很差到极好；或 4.5/5、9/10、85%，会保留精确的分数。\
    用 - 则从标准输入每行读取影片、制表符和评分，要么全部生效，要么都不生效。
    """,
    "the rating": "评分",
    "add the movie when there is none": "没有这部影片时添加它",
    "a grade": "给出等级",
    "an exact one, for a movie that may be new, seen today":
      "今天看的、片库中可能没有的影片，给出精确的分数",
    "many at once": "一次评多部",

    "log that you watched a movie": "记录看过一部影片",
    """
    Every call logs one more viewing. A date is a day (2024-05-01), a month (2024-05), a
    year (2024), today, yesterday or unknown. A movie that was still to watch becomes
    unrated, unless a rating is given.
    """: """
    每次调用都会增加一条观看记录。日期可以是某日（2024-05-01）、某月（2024-05）、某年（2024）、\
    today（今天）、yesterday（昨天）或 unknown（未知）。未看的影片会变为看过（unrated），\
    除非同时给出评分。
    """,
    "when, today unless told; may be repeated": "观看日期，默认今天；可重复使用",
    "just now": "刚刚看完",
    "last month, and liked": "某个月看的，而且不错",

    "correct what is known of a movie": "修改一部影片的信息",
    "All the changes are made or none. An empty value clears: --year '' --note '' --imdb ''.":
      "所有修改要么全部生效，要么都不生效。空值表示清除：--year ''、--note ''、--imdb ''。",
    "the new title": "新的片名",
    "take it out from under a tag; may be repeated": "去掉标签；可重复使用",
    "take a viewing of this date away; may be repeated": "删除这一天的一条观看记录；可重复使用",
    "a typing error": "改正笔误",
    "tags, and a viewing that never was": "修改标签，删除一条误记的观看记录",

    "take movies out of the library": "从片库中移除影片",
    """
    All the movies are taken out or none. On a terminal you are asked before; elsewhere
    --yes must be given.
    """: "这些影片要么全部移除，要么都不移除。在终端上会先请您确认；否则必须给出 --yes。",
    "a movie that you added by mistake": "误加的一部影片",
    "all that you found terrible": "所有评为很差的影片",
  ]
}
