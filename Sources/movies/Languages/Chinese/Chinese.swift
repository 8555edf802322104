/// Simplified Chinese: what stands for the English words of phrases.
///
/// The terms, always the same: library 片库, movie 影片, title 片名, year 年份, rating 评分,
/// grade 等级, score 分数, viewing 观看记录, tag 标签, note 备注, number 编号, change 更改,
/// history 历史记录, undo 撤销, redo 重做, import 导入, export 导出, backup 备份, row 行, column 列,
/// header 表头, dry run 试运行, command 命令, option 选项, argument 参数, value 值,
/// standard input 标准输入, terminal 终端, folder 文件夹.
///
/// Quotes are “ ”, punctuation is full-width, a space stands between Chinese and Latin or digits.
nonisolated enum Chinese {
  /// The Chinese for the keys of phrases, made when it is first looked at.
  static let texts = Dictionary(
    parts.joined().map { ($0.key, $0.value) }, uniquingKeysWith: { first, _ in first })

  /// All of it, by subject.
  static let parts = [
    words, errors, usageErrors, importErrors, reasons, views, help, changeHelp, listHelp,
    interchangeHelp, historyHelp, statistics, twins,
  ]
}
