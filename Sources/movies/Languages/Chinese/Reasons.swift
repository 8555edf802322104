nonisolated extension Chinese {
  /// Reasons in the words of the system, of SQLite and of MovieKit.
  static let reasons: KeyValuePairs = [
    "Operation not permitted": "不允许的操作",
    "No such file or directory": "没有那个文件或目录",
    "Input/output error": "输入/输出错误",
    "Bad file descriptor": "文件描述符无效",
    "Permission denied": "权限不够",
    "File exists": "文件已存在",
    "Not a directory": "不是目录",
    "Is a directory": "是一个目录",
    "Too many open files": "打开的文件过多",
    "File too large": "文件过大",
    "No space left on device": "设备上没有空间",
    "Read-only file system": "只读文件系统",
    "Broken pipe": "管道已断开",
    "File name too long": "文件名过长",
    "Too many levels of symbolic links": "符号链接层数过多",
    "Disk quota exceeded": "超出磁盘配额",

    "database disk image is malformed": "数据库内容已损坏",
    "file is not a database": "文件不是数据库",
    "unable to open database file": "无法打开数据库文件",
    "disk I/O error": "磁盘读写错误",
    "database or disk is full": "磁盘已满",
    "out of memory": "内存不足",

    "its end is missing": "缺少结尾部分",
  ]
}
