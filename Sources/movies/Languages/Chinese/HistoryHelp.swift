nonisolated extension Chinese {
  /// The help of undo, redo, history, backup and check.
  static let historyHelp: KeyValuePairs = [
    "take back the last change": "撤销上一次更改",
    """
    A command line is one change, a batch or an import too. Each call takes back one more,
    up to the last %1.
    """: "一条命令算一次更改，批量添加和导入也一样。每次调用再撤销一次，最多 %1 次。",
    "take back what you did just now": "撤销刚才的操作",
    "the same, without a word": "同上，但不输出任何内容",

    "repeat the change that was taken back last": "重做上一次撤销的更改",
    "A new change after an undo leaves nothing to redo.": "撤销之后有了新的更改，就不能再重做。",
    "when the undo was one too many": "多撤销了一次",
    "the same, and tell a script what came back": "同上，并告诉脚本恢复了什么",

    "list what was changed, the latest first": "列出历史记录，最近的在前",
    """
    The columns are the time, the command, how many movies it changed, and whether it is done
    or undone. The time is that of your clock in tables, and UTC in all that programs read.
    The texts of notes are left out.
    """: """
    各列为时间、命令、更改的影片数，以及已完成（done）还是已撤销（undone）。表格中的时间是本地时间，\
    供程序读取的时间是 UTC。备注的内容不列出。
    """,
    "no more than N changes": "最多 N 次更改",
    "the last five changes": "最近五次更改",
    "all of them, for a script": "全部更改，供脚本使用",

    "copy the library, also while it is in use": "备份片库，正在使用时也可以",
    """
    The copy is a library itself, and on the disk when the command ends. A file that is
    there is replaced only with --force. With - the copy goes to standard output.
    """: """
    副本本身也是片库，命令结束时已写入磁盘。只有给出 --force 才会替换已有的文件。\
    用 - 则把副本写到标准输出。
    """,
    "the name of the copy, or -": "副本的文件名，或 -",
    "replace a file that is there": "替换已有的文件",
    "a copy of today": "今天的副本",
    "one on another machine": "压缩后存放的副本",

    "look through the library for damage": "检查片库是否损坏",
    """
    Looks at the file and at all that it holds, and changes nothing. Exits with 0 if it is
    sound, else with 65, what is wrong with it on standard error.
    """: "检查文件及其全部内容，不作任何改动。完好则退出码为 0，否则为 65，问题写到标准错误。",
    "is all well?": "一切正常吗？",
    "the same for a monitor": "供监控程序使用",
  ]
}
