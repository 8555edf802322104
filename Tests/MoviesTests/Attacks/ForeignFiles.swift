import Foundation

/// Small files of each kind that can be imported, to be mutated.
nonisolated enum ForeignFiles {
  static let all = texts.map { Array($0.utf8) } + [utf16, zip]

  private static let texts = [
    "title,year,rating\nHeat,1995,9/10\n\"Up, \"\"up\"\"\",2009,\n",
    "Name;Year;Rating\nHeat;1995;4,5\n",
    "title\tseen\nHeat\t2024-05-01\nUp\t5/1/24\n",
    """
    Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date,Review
    2020-01-02,Heat,1995,https://boxd.it/a,4.5,Yes,"a, b",2020-01-01,"<b>one</b> &amp; two"
    """,
    """
    Letterboxd list export v7
    Date,Name,Tags,URL,Description
    2020-08-30,Best,,u,

    Position,Name,Year,URL,Description
    1,Heat,1995,https://boxd.it/a,
    """,
    """
    Const,Your Rating,Date Rated,Title,URL,Title Type,IMDb Rating,Runtime (mins),Year,Genres,Num Votes
    tt0113277,9,2024-05-01,Heat,u,Movie,8.3,170,1995,Crime,5
    """,
    """
    [{"id":1,"watched_at":"2025-06-24T23:30:00.000Z","action":"watch","type":"movie","movie":{"title":"He\\u00e4t","year":1995,"ids":{"trakt":1,"imdb":"tt0113277","tmdb":null}}},
    {"rated_at":"2025-07-01T00:00:00.000Z","rating":9,"type":"movie","movie":{"title":"Up","year":null,"ids":null}}]
    """,
    """
    TMDb ID,IMDb ID,Type,Name,Release Date,Season Number,Episode Number,Rating,Your Rating,Date Rated
    949,tt0113277,movie,Heat,1995-12-15T00:00:00Z,,,7.9,8.5,2024-05-01T10:00:00Z
    """,
    "title,year,tmdbId,imdbId,watchedAt,comment,location\nHeat,1995,949,tt0113277,2024-05-01,,x\n",
    """
    SIMKL_ID,Title,Type,Year,Watchlist,LastEpWatched,WatchedDate,Rating,Memo,TVDB,TMDB,IMDB
    1,Heat,movie,1995,completed,,18-12-2023 21:50:41,9,a memo,,949,tt0113277
    """,
    "movie_id,imdb_id,tmdb_id,rating,average_rating,title\r\n1,0113277,949,4.5,3.8,\"Heat, The (1995)\"\r\n",
    "片名,个人评分,打分日期,影片链接,我的短评\n盗火线 / Heat,5,2024/05/01,https://movie.douban.com/subject/1/,好\n",
    """
    {"number":1,"id":"01890000-0000-7000-8000-000000000000","title":"Heat","year":1995,"rating":"good","score":8,"tags":["crime"],"note":"a\\nb","imdb":"tt0113277","viewings":["2024-05-01","2023",null],"added":"2026-11-29T23:36:00Z","changed":"2026-11-29T23:36:00Z"}
    {"title":"Up"}
    """,
  ]

  private static let utf16: [UInt8] =
    [0xFF, 0xFE]
    + "title,rating\nHeat,good\nUp,\n".utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }

  /// Two tables, packed.
  private static let zip = Array(
    Data(
      base64Encoded: """
        UEsDBBQAAAAIAAAAoVi0uu/+RQAAAGwAAAALAAAAd2F0Y2hlZC5jc3ZzSSxJ1fFLzE3ViUxNLNLxSS0pSS1Kyq9I
        UQgN8uQyMjAy0DUwBCIdj9TEEh1DS0tTnYySkoJiK319kCq9zBL9RGKVAQBQSwMEFAAAAAgAAAChWCT7CnZOAAAA
        UAAAAAsAAAByYXRpbmdzLmNzdnNJLEnV8UvMTdWJTE0s0vFJLSlJLUrKr0hRCA3y1AlKLMnMS+cyMjAy0DUwBCId
        j9TEEh1DS0tTnYySkoJiK319kGK9zBL9RB0TPVMuAFBLAQIUAxQAAAAIAAAAoVi0uu/+RQAAAGwAAAALAAAAAAAA
        AAAAAACAAQAAAAB3YXRjaGVkLmNzdlBLAQIUAxQAAAAIAAAAoVgk+wp2TgAAAFAAAAALAAAAAAAAAAAAAACAAW4A
        AAByYXRpbmdzLmNzdlBLBQYAAAAAAgACAHIAAADlAAAAAAA=
        """, options: .ignoreUnknownCharacters) ?? Data())
}
