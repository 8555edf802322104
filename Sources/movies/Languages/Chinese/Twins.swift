nonisolated extension Chinese {
  /// Random picks, films that were entered twice, and pages.
  static let twins: KeyValuePairs = [
    "pick one movie for tonight": "随机挑一部今晚看的影片",
    """
    One of the movies that match is picked, each as likely as any other; --unseen leaves
    those that are still to watch. On a terminal, or with --format table, it is a page,
    unless columns are chosen.
    """: """
    从符合条件的影片中随机挑一部，机会均等；--unseen 只留下未看的。在终端上或用 --format table \
    时显示为一页，除非选了列。
    """,
    "something still to watch": "一部未看的影片",
    "something of the nineties to see again": "一部值得重看的九十年代影片",
    "the same one all day, for a script": "整天都是同一部，供脚本使用",
    "pick the same movie whenever N is the same": "N 相同时挑出同一部影片",
    "no movie matches": "没有符合条件的影片",
    "%1: %2 is no seed": "%1：%2 不是随机种子",
    "a seed is a whole number, 0 or more": "种子是不小于 0 的整数",

    "list pairs that are likely one film entered twice": "列出可能重复录入的影片对",
    """
    A pair is two movies with one IMDb id; or with one title, and years that are equal, one
    apart or missing on one side; or titles that differ by an article, moved or left out; or
    by one wrong letter in eight or more. Titles with other numbers in them, such as
    Rocky II and Rocky III, and movies with other IMDb ids are never a pair.

    The columns are the two references, the reason, and the two titles.
    """: """
    成对的两部影片：IMDb 编号相同；或片名相同，且年份相同、相差一年或一方缺少年份；或片名只差一个\
    移位或省略的冠词；或八个以上字母中只错一个。片名中数字不同的（如 Rocky II 与 Rocky III）\
    和 IMDb 编号不同的影片不会成对。

    各列为两个编号、理由和两个片名。
    """,
    "look at them": "查看重复的影片",
    "the references of the surest pairs, two a line": "最确定的几对的编号，每行两个",
    "no more than N pairs": "最多 N 对",
    "reason": "理由",
    "same IMDb id": "IMDb 编号相同",
    "same title": "片名相同",
    "a year is missing": "缺少年份",
    "years one apart": "年份相差一年",
    "article": "冠词",
    "one letter": "一个字母",

    "make one movie of two that are the same film": "把重复的两部影片合并为一部",
    """
    The first one keeps its number and all that it knows. What only the other knows comes to
    it: viewings (a date that both have counts once), tags, the note, the year, the IMDb id,
    a grade, the earlier time of adding. Then the other is gone; "movies undo" brings it back.
    What both know differently is kept of the first, and told on standard error. Two that
    came out more than a year apart are merged only with --force.
    """: """
    第一部保留编号和全部内容，并得到只有另一部才有的内容：观看记录（两部都有的日期只算一次）、标签、\
    备注、年份、IMDb 编号、等级、较早的添加时间。然后另一部被移除；“movies undo” 可以恢复。\
    两部不同的内容以第一部为准，并在标准错误中说明。上映年份相差一年以上的两部，须加 --force 才会合并。
    """,
    "merge also what came out more than a year apart": "上映年份相差一年以上也合并",
    "change it although another one is the same then": "即使与另一部重复也照样修改",
    "the movie that stays: @12, a title, \"Title (year)\" or a UUID":
      "保留的影片：@12、片名、“片名 (年份)”或 UUID",
    "the movie that becomes a part of it": "并入其中的影片",
    "a film that you entered twice": "一部录入了两次的影片",
    "the movie that stays by its title, without a word": "用片名指定保留的影片，不输出任何内容",
    "Merged %1 into": "已将 %1 合并到",
    "%1 keeps the title %2; %3 had %4": "%1 保留片名 %2；%3 为 %4",
    "%1 keeps the year %2; %3 had %4": "%1 保留年份 %2；%3 为 %4",
    "%1 keeps the IMDb id %2; %3 had %4": "%1 保留 IMDb 编号 %2；%3 为 %4",
    "%1 keeps the rating %2; %3 had %4": "%1 保留评分 %2；%3 为 %4",
    "%1 can't be merged with itself": "%1 不能与自身合并",
    "the note of %1 is too long together with that of %2 %3": "%1 与 %2 %3 的备注合在一起过长",
    "shorten one of them first: movies edit %1 --note TEXT": "请先缩短其中一个：movies edit %1 --note TEXT",

    "print all at once what doesn't fit on the screen": "超出屏幕的内容也一次输出，不分页",
    """
    A movie is listed if every word stands somewhere in its title, in any case and without
    accents or punctuation, and every filter holds. On a terminal a list that doesn't fit
    on the screen goes through the program in $PAGER, less unless told.
    """: """
    片名包含每个词（不分大小写，不计重音和标点）且满足所有筛选条件的影片会被列出。\
    在终端上，超出屏幕的列表交给 $PAGER 中的程序显示，默认为 less。
    """,
  ]
}
