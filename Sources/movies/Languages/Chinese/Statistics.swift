nonisolated extension Chinese {
  /// The help of stats, and its page.
  static let statistics: KeyValuePairs = [
    "movies and viewings in numbers and plots": "用数字和图表统计影片与观看记录",
    """
    Of all movies, or of those that match, as in a list; with --year the year in review: only
    the viewings of that year count, and only the movies that were seen in it. A grade without
    a score counts as whole stars; a decade is among the best with %1 graded movies or more.

    In a pipe there is a line for each number, with a measure, a key and a value: movies,
    seen, to-watch, viewings, rewatches; rating and score with a count for each; decade with
    movies, mean with stars; year and month with viewings; day is the busiest, gap the longest
    time without a viewing, in days; best and rewatched have references as keys.
    """: """
    统计全部影片，或像 list 那样只统计符合条件的；用 --year 则为年度回顾，只计当年的观看记录和当年\
    看过的影片。没有分数的等级按整星计算；至少有 %1 部影片评过等级的年代才参与最佳年代的比较。

    输出到管道时，每个数字一行，依次为项目、键和值：movies（影片）、seen（看过）、to-watch（想看）、\
    viewings（观看次数）、rewatches（重看次数）；rating 和 score 为各评分、各分数的数量；\
    decade 为各年代的影片数，mean 为平均星数；year 和 month 为各年、各月的观看次数；\
    day 为观看最多的一天，gap 为最长的空档（天数）；best 和 rewatched 以影片编号为键。
    """,
    "the year in review": "要回顾的年份",
    "that came out in 1995, 1990..1999, 1990.. or ..1999":
      "上映年份为 1995、1990..1999、1990.. 或 ..1999",
    "all of it on a page": "全部统计，一页显示",
    "what you saw in 2024": "2024 年看了什么",
    "the number of viewings of crime movies": "犯罪片的观看次数",

    "Movies and viewings": "影片与观看记录",
    "%1 in review": "%1 年度回顾",
    "There are no movies to count.": "没有可统计的影片。",
    "Nothing was seen in %1.": "%1 年没有观看记录。",
    "%1 seen": "看过 %1 部",
    "%1 to watch": "想看 %1 部",
    "%1 viewings": "观看 %1 次",
    "1 viewing": "观看 1 次",
    "%1 rewatches": "重看 %1 次",
    "1 rewatch": "重看 1 次",
    "before %1": "%1 以前",
    "1 day without a movie: %1 to %2": "最长空档 1 天：%1 至 %2",
    "Ratings": "评分",
    "Scores in half stars": "分数（以半星计）",
    "Movies by decade": "各年代的影片",
    "%1s": "%1 年代",
    "Best decades by mean grade, 0.5 to 5": "平均等级最高的年代，0.5 至 5",
    "%1 graded": "%1 部有等级",
    "Viewings by month, %1 to %2": "每月观看次数，%1 至 %2",
    "Viewings by year": "每年观看次数",
    "Best": "最佳影片",
    "Best of the year": "年度最佳影片",
    "Most viewings": "观看次数最多",
    "Extremes": "之最",
    "%1 days without a movie: %2 to %3": "最长空档 %1 天：%2 至 %3",
    "%1 viewings on one day: %2": "一天最多观看 %1 次：%2",
  ]
}
