import Testing

@testable import movies

/// The program where Chinese is asked for.
nonisolated struct ChineseProgramTests {
  private let movies = Program()
  private let chinese = ["MOVIES_LANG": "zh", "NO_COLOR": "1"]

  private func fill() {
    _ = movies("add", "Heat (1995)", "-r", "9/10", "--seen-on", "2024-05-01", "--tag", "crime")
    _ = movies("add", "千与千寻 (2001)", "--note", "a\tb")
    _ = movies("rate", "@1", "excellent")
  }

  @Test(
    "machine formats are the same in every language, byte by byte",
    arguments: [
      "list", "list --format csv", "list --json", "list --format jsonl", "list --count",
      "list --header --columns ref,rating,seen,tags,note", "list -0", "show @1", "show @2 --json",
      "history", "history --json", "history --format csv --header", "export", "export --json",
      "export --format csv", "export --format letterboxd", "check --json", "--version",
      "list --rating 极好,未看", "list --at-least 不错", "stats", "stats --json",
    ])
  func machineFormats(_ line: String) {
    fill()
    let words = line.split(separator: " ").map(String.init)
    let english = movies.run(words)
    #expect(english.code == 0)
    #expect(!english.out.isEmpty)
    let other = movies.run(words, environment: chinese)
    #expect(other.out == english.out)
    #expect(other.code == english.code)
  }

  @Test("a change prints the same lines where no terminal is")
  func changes() {
    #expect(
      movies("add", "Heat (1995)", "-r", "不错", environment: chinese).out
        == "@1\tHeat\t1995\tgood\n")
    #expect(movies("rate", "-", input: "@1\t极好\n", environment: chinese).rows[0][3] == "excellent")
    #expect(movies("rate", "@1", "未看").rows[0][3] == "not-seen")
    #expect(movies("undo", environment: chinese).rows[0][3] == "undone")
  }

  @Test("a table has Chinese headings and ratings, aligned by cells")
  func table() {
    fill()
    #expect(
      movies.onTerminal("list", environment: chinese).lines == [
        "编号  片名      年份  评分        上次观看", "@1    Heat      1995  ★★★★½ 极好  2024-05-01",
        "@2    千与千寻  2001  未看", "",
      ])
    let history = movies.onTerminal("history", environment: chinese).lines
    #expect(history[0].hasPrefix("时间"))
    #expect(history[1].hasSuffix("已完成"))
  }

  @Test("a page about a movie has Chinese labels")
  func card() {
    fill()
    #expect(
      movies.onTerminal("show", "@1", environment: chinese).lines.prefix(4) == [
        "@1  Heat (1995)", "  评分      ★★★★½ 极好（9/10）", "  观看记录  2024-05-01",
        "  标签      crime",
      ])
  }

  @Test("changes are told in Chinese sentences")
  func sentences() {
    func line(_ words: String...) -> String {
      movies.onTerminal(words, environment: chinese).lines[0]
    }
    #expect(line("add", "Heat (1995)", "-r", "8/10") == "已添加 @1 Heat (1995)，不错（8/10）")
    #expect(line("rate", "Heat", "极好") == "已评分 @1 Heat (1995)，极好")
    #expect(line("seen", "Heat", "--on", "2024-05") == "已记录观看（2024-05） @1 Heat (1995)，极好")
    #expect(line("edit", "Heat", "--note", "x") == "已修改 @1 Heat (1995)，极好")
    #expect(line("undo") == "已撤销：edit Heat --note …（1 部影片）")
    #expect(line("remove", "Heat", "--yes") == "已移除 @1 Heat (1995)")
    #expect(line("check") == "片库完好：0 部影片")
  }

  @Test(
    "remove asks in Chinese, and takes y and 是 for yes",
    arguments: [("是\r", 0), ("y\r", 0), ("否\r", 1), ("\r", 1)])
  func question(_ key: String, _ code: Int32) {
    _ = movies("add", "Heat")
    let run = movies.onTerminal("remove", "Heat", keys: [key], environment: chinese)
    #expect(run.screen.contains("移除这部影片及其全部观看记录和备注？[y/N] "))
    #expect(run.code == code)
  }

  @Test("English doesn't take 是 for yes")
  func englishQuestion() {
    _ = movies("add", "Heat")
    #expect(movies.onTerminal("remove", "Heat", keys: ["是\r"]).code == 1)
  }

  @Test("the form is Chinese, within the window")
  func form() {
    let run = movies.onTerminal(
      "add", keys: ["让子弹飞 (2010)", "\t", "4", "\r"], width: 40, environment: chinese)
    #expect(run.screen.contains("> 片名    让子弹飞 (2010)"))
    #expect(run.screen.contains("‹ 不错 ›"))
    #expect(run.screen.hasSuffix("已添加 @1 让子弹飞 (2010)，不错\r\n"))
    let drawn = run.screen.split(whereSeparator: \.isNewline)
      .flatMap { $0.split(separator: /\u{1B}\[[0-9;]*[A-Z]/) }.map(String.init)
    #expect(drawn.contains("← → 或 1 至 5 选择；Enter 保存，Tab 切…"))
    #expect(drawn.allSatisfy { $0.cellWidth <= 40 })
  }

  @Test("a terminal without a cursor is asked in Chinese, and may answer so")
  func dumbTerminal() {
    let run = movies.onTerminal(
      "add", keys: ["Heat\r", "不错\r"], environment: ["MOVIES_LANG": "zh", "TERM": "dumb"])
    #expect(run.screen.contains("评分（未看）： "))
    #expect(movies("list").out == "@1\tHeat\t\tgood\n")
  }

  @Test("mistakes are named in Chinese, with the same exit codes")
  func mistakes() {
    _ = movies("add", "Heat")
    for (words, code, text) in [
      (["lisst"], 64, "movies: 没有命令“lisst”\n您是不是要用“movies list”？\n"),
      (["show", "Het"], 1, "movies: 没有影片与“Het”相符\n您是不是要找 @1 Heat？\n"),
      (["add", "HEAT"], 3, "movies: “HEAT”已在片库中：@1 Heat\n"),
      (["add", " "], 64, "movies: 片名“ ”是空白的\n"),
      (["list", "--year", "x"], 64, "movies: --year：“x”不是年份范围\n"),
      (["import", "/no/file"], 66, "movies: 无法读取“/no/file”：没有那个文件或目录\n"),
    ] {
      let run = movies.run(words, environment: chinese)
      #expect(run.code == Int32(code))
      #expect(run.err.hasPrefix(text))
    }
    #expect(movies("rate", "Heat", "gud", environment: chinese).err.contains("不错"))
    #expect(movies.shell("MOVIES_LANG=zh $movies list >/dev/full").err.contains("设备上没有空间"))
    #expect(movies("rate", "-", input: "x\n", environment: chinese).err.contains("第 1 行：“x”中"))
  }

  @Test("the locale is asked where MOVIES_LANG is not set, and one without UTF-8 gets English")
  func locale() {
    let empty = ["LC_ALL": ""]
    #expect(movies("help", environment: ["LC_ALL": "zh_CN.UTF-8"]).out.contains("用法："))
    #expect(
      movies("help", environment: empty.merging(["LANG": "zh_CN.GB18030"]) { $1 })
        .out.contains("Usage:"))
  }
}
