nonisolated extension Chinese {
  /// Words and marks that others are made of.
  static let words: KeyValuePairs = [
    "\"%1\"": "“%1”",
    ", ": "、",
    "; ": "；",
    "%1: %2": "%1：%2",
    "%1:%2: %3": "%1:%2：%3",

    "1 movie": "1 部影片",
    "%1 movies": "%1 部影片",
    "this movie": "这部影片",
    "these %1 movies": "这 %1 部影片",
    "unknown": "日期未知",
    "standard input": "标准输入",

    "ref": "编号",
    "title": "片名",
    "year": "年份",
    "rating": "评分",
    "score": "分数",
    "seen": "上次观看",
    "viewings": "观看记录",
    "tags": "标签",
    "note": "备注",
    "imdb": "IMDb",
    "added": "添加时间",
    "changed": "修改时间",
    "id": "UUID",

    "tag": "标签",
    "note, with what is there,": "备注（连同已有内容）",

    "when": "时间",
    "command": "命令",
    "movies": "影片数",
    "state": "状态",
    "done": "已完成",
    "undone": "已撤销",
  ]
}
