nonisolated extension Chinese {
  /// What is said of movies, of the library and of files that can't be written.
  static let errors: KeyValuePairs = [
    "no movie matches %1": "没有影片与%1相符",
    "%1 may be any of %2 movies; tell which by its number": "%1可能指 %2 部影片，请用编号指明",
    "%1 is in the library already: %2 %3": "%1已在片库中：%2 %3",
    "--allow-duplicate adds it all the same, --skip-existing leaves it as it is":
      "--allow-duplicate 照样添加，--skip-existing 保持原样",
    """
    --allow-duplicate changes it all the same, movies merge %1 %2 makes one of the two
    """: "--allow-duplicate 照样修改，movies merge %1 %2 将两者合并",
    "%1 has no tag %2": "%1 没有标签%2",
    "\"movies show %1\" tells its tags": "“movies show %1”列出标签",
    "%1 and %2 %3 came out more than a year apart": "%1 与 %2 %3 的上映年份相差一年以上",
    "--force merges them all the same": "--force 照样合并",
    "%1 can't be \"not-seen\" and have a viewing": "%1不能既是“未看”又有观看记录",
    "there is nothing to undo": "没有可以撤销的更改",
    "there is nothing to redo": "没有可以重做的更改",
    "did you mean %1?": "您是不是要找 %1？",
    "%1 has been watched, so it can't be \"not-seen\"": "%1 已经看过，不能评为“未看”",
    "forget its viewings first: movies edit %1 --forget-viewing DATE":
      "请先删除观看记录：movies edit %1 --forget-viewing DATE",
    "%1 has no viewing of the date %2": "%1 没有日期为%2的观看记录",
    "\"movies show %1\" tells its viewings": "“movies show %1”列出观看记录",

    "another one is named with --library or MOVIES_LIBRARY":
      "可用 --library 或 MOVIES_LIBRARY 指定另一个片库",
    "nothing tells where the library is: HOME is not set": "无法确定片库的位置：没有设置 HOME",
    "there is no library at %1": "%1处没有片库",
    "\"movies add\" and \"movies import\" make one": "“movies add”和“movies import”会建立片库",
    "made the library %1": "已建立片库%1",
    "the library %1 is a folder": "片库%1是一个文件夹",
    "%1 is no library of movies; it is left alone": "%1不是 movies 的片库，未作改动",
    "the library %1 was made by a newer movies (layout %2); it is left alone":
      "片库%1由更新版本的 movies 建立（格式 %2），未作改动",
    "install a newer movies to use it": "请安装更新版本的 movies",
    "the library %1 is damaged: %2; it is left alone": "片库%1已损坏：%2；未作改动",
    "put a copy of it back, if there is one": "如有备份，请用备份恢复",
    "the library %1 can't be opened: %2": "无法打开片库%1：%2",
    "the library %1 can't be written: it is read-only": "无法写入片库%1：它是只读的",
    """
    the library %1 was left in the middle of a change, which can't be taken back without writing \
    to it and its folder
    """: "片库%1有一次中断的更改，不写入该文件及其文件夹就无法还原",
    "run any command once as a user who may write there":
      "请以有写入权限的用户运行一次任意命令",
    "beside the library %1 is a journal that isn't its own; both are left alone":
      "片库%1旁边有一个不属于它的日志，两者均未作改动",
    "take the file away whose name ends with -journal, if you know where it comes from":
      "如果您知道它的来历，请移走以 -journal 结尾的那个文件",
    "the change of the library %1 was made, but the disk failed before it was safe from a power cut":
      "片库%1的更改已经生效，但磁盘出错，断电时可能丢失",
    "don't repeat it; \"movies history\" shows it": "请不要重复操作；“movies history”会列出它",
    "the library %1 is of an earlier version, and no copy of it can be made":
      "片库%1属于较早的版本，而且无法为它建立备份",
    "the library %1 is busy: another process has held it for 10 seconds":
      "片库%1正忙：另一个进程已占用它 10 秒",
    "try again": "请重试",
    "the library %1 can't be read or written: %2": "无法读写片库%1：%2",

    "line %1: %2": "第 %1 行：%2",
    "line %1: longer than %2 bytes": "第 %1 行：长于 %2 个字节",
    "standard input has more than %1 lines": "标准输入超过 %1 行",
    "standard input has more than %1 million bytes": "标准输入超过 %1 百万字节",
    "nothing is stored; give the list in parts": "什么也没有存储；请分几次提供",
    "and %1 more %2": "还有 %1 %2",
    "bad lines": "行有误",
    "findings": "处问题",
    "not valid UTF-8": "不是有效的 UTF-8",
    "%1 has no tab between a reference and a rating": "%1中，影片与评分之间没有制表符",

    "there is a file %1 already": "文件%1已经存在",
    "%1 can't be written: it is a library or another database": "无法写入%1：它是片库或别的数据库",
    "choose another name": "请换一个文件名",
    "%1 is no file, and is not replaced by one": "%1不是普通文件，不会被替换",
    "the file %1 is whole, but the disk failed before it was safe from a power cut":
      "文件%1已完整写入，但磁盘出错，断电时可能丢失",
    "%1 was left by a program that was killed; nobody needs it any more":
      "%1是被终止的程序留下的，已经没有用处",
    "--force replaces it": "--force 会替换它",
    "the file %1 is the library itself": "文件%1就是片库本身",
    "beside %1 is the journal of a change that was broken off": "%1旁边有一次中断的更改留下的日志",
    "choose another name, or see to that file first": "请换一个文件名，或先处理那个文件",
    "the file %1 can't be made: %2": "无法建立文件%1：%2",
    "the file %1 can't be written: %2": "无法写入文件%1：%2",
    "the change was made, but standard output can't be written: %1":
      "更改已经生效，但无法写入标准输出：%1",
    "the movie with the number %1 is @%2": "编号为 %1 的影片是 @%2",
    "standard output can't be written: %1": "无法写入标准输出：%1",
    "no temporary folder can be made in %1: %2": "无法在%1中建立临时文件夹：%2",
    "TMPDIR names the folder for what is temporary": "TMPDIR 指定存放临时文件的文件夹",
    "standard input can't be read: %1": "无法读取标准输入：%1",
    "unexpected error: %1": "意外错误：%1",

    "the library %1 is damaged: %2": "片库%1已损坏：%2",
    "a row of the table %1 belongs to nothing": "表 %1 中有一行没有归属",
    "the index of words isn't that of the titles": "词语索引与片名不符",
    "@%1 has a bad %2": "@%1 的 %2 有误",
    "@%1 is filed under another title": "@%1 的片名索引与片名不符",
    "@%1 has another last viewing than its viewings": "@%1 的上次观看日期与观看记录不符",
    "@%1 is not-seen and has viewings": "@%1 评为“未看”，却有观看记录",
    "@%1 could be given to another movie": "编号 @%1 可能会再次分配给别的影片",
    "no number is left for a new movie in the library %1": "片库%1没有可以分配给新影片的编号了",
    "the number of the last movie is none": "最后一部影片的编号有误",
    "the change %1 of the history has a bad %2": "历史中第 %1 次更改的 %2 有误",
    "its tables aren't those of a library": "其中的表不是片库的表",
  ]
}
