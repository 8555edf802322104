"""What is measured: for each work our command, that of another program, and the budget."""
import os, random, shutil, subprocess
from dataclasses import dataclass, field

from library import Movies

COLUMNS = """number, lower(hex(id)) AS id, title, year, rating, score,
  (SELECT json_group_array(name) FROM tag WHERE tag.movie = number) AS tags, note, imdb,
  (SELECT json_group_array(date) FROM viewing WHERE viewing.movie = number) AS viewings,
  strftime('%Y-%m-%dT%H:%M:%SZ', added, 'unixepoch') AS added,
  strftime('%Y-%m-%dT%H:%M:%SZ', changed, 'unixepoch') AS changed"""

# Puts the library back, index of words and all, in one transaction.
FORGET = """BEGIN;
  INSERT INTO title_trigram (title_trigram, rowid, key) SELECT 'delete', number, '  ' || title_key || '  '
    FROM movie WHERE title_key = 'a benchmark of its own';
  DELETE FROM movie WHERE title_key = 'a benchmark of its own';
  COMMIT"""


@dataclass
class Work:
    """Ours may take at most `budget` times as long as theirs, each after its preparation."""
    name: str
    budget: float
    ours: list
    theirs: list
    prepare: tuple = (None, None)
    other: str = "sqlite3"
    runs: float = 1
    measure: str = "ms"


def sqlite(library, *words):
    return ["sqlite3", library, *words]


def change(library, statement):
    """A change that is as durable as ours: with the folder synced after the journal's end."""
    return ["sqlite3", "-cmd", "PRAGMA synchronous = EXTRA", library, statement]


def against_the_shell(movies, library, folder):
    """The budget rows: the same work by the sqlite3 shell, in the same file."""
    ours = lambda *words: [movies, "--library", library, *words]
    forget = sqlite(library, FORGET)
    worse = sqlite(library, "UPDATE movie SET rating = 'poor', score = NULL WHERE number = 500")
    # The same rows in the same tables, the index of words too, in one transaction.
    insert = """BEGIN IMMEDIATE;
      INSERT INTO movie (title, title_key, year, rating, id, added, changed) VALUES
        ('A Benchmark of Its Own', 'a benchmark of its own', 1995, 'good', randomblob(16), 1, 1);
      INSERT INTO title_trigram (rowid, key) VALUES (last_insert_rowid(), '  a benchmark of its own  ');
      COMMIT"""
    update = "UPDATE movie SET rating = 'good', changed = 2 WHERE number = 500"
    plain = "SELECT '@' || number, title, year, rating FROM movie ORDER BY number"
    return [
        Work("start (--version)", 1.3, [movies, "--version"], sqlite(":memory:", "SELECT 1"), runs=2),
        Work("add one movie", 1.2, ours("add", "A Benchmark of Its Own (1995)", "-r", "good"),
             change(library, insert), (forget, forget)),
        Work("rate one movie", 1.2, ours("rate", "@500", "good"), change(library, update), (worse, worse)),
        Work("list, tsv, all rows", 1.3, ours("list"), sqlite(library, "-tabs", plain)),
        Work("list --json, all rows", 1.5, ours("list", "--json"),
             sqlite(library, "-json", f"SELECT {COLUMNS} FROM movie ORDER BY number")),
    ] + imports(movies, folder)


def films(folder):
    """A table of 17,000 films, and the shell's import of it into the same tables and indexes."""
    row, chance = Movies(17), random.Random(17)
    table, script = os.path.join(folder, "films.csv"), os.path.join(folder, "import.sql")
    with open(table, "w", encoding="utf-8") as file:
        print("imdb,title,year", file=file)
        for number in range(17_000):
            print(f"tt{1_000_000 + number},{row.title()} {number},{chance.randint(1920, 2024)}", file=file)
    with open(script, "w", encoding="utf-8") as file:
        print(f"""PRAGMA foreign_keys = ON;
PRAGMA synchronous = EXTRA;
CREATE TEMP TABLE film (imdb, title, year);
.mode csv
.import --skip 1 {table} film
BEGIN IMMEDIATE;
INSERT INTO movie (id, title, title_key, year, rating, imdb, added, changed)
  SELECT randomblob(16), title, lower(title), year + 0, 'not-seen', imdb, 1, 1 FROM film;
INSERT INTO title_trigram (rowid, key) SELECT number, '  ' || title_key || '  ' FROM movie;
COMMIT;""", file=file)
    return table, script


def imports(movies, folder):
    """The import of a table into an empty library, and once more into the full one."""
    table, script = films(folder)
    empty, library = os.path.join(folder, "empty.db"), os.path.join(folder, "import.db")
    ours = [movies, "--library", library, "import", "--quiet", table]
    for words in [("add", "to make the tables"), ("remove", "@1", "--yes")]:
        subprocess.run([movies, "--library", empty, *words, "--quiet"], check=True)
    afresh = ["cp", empty, library]
    return [
        Work("import 17,000 rows of CSV", 3, ours, ["sqlite3", library, f".read {script}"], (afresh, afresh), runs=0.3),
        # The second time is measured against the first, both ours.
        Work("import them once more", 1, ours, ours, (None, afresh), other="first import", runs=0.3),
    ]


def growth(movies, small, large):
    """What must cost the same in a large library as in a small one, or grow with its result only."""
    def both(name, budget, *words, prepare=None):
        pair = [[movies, "--library", library, *words] for library in (large, small)]
        return Work(name, budget, *pair, tuple(prepare and prepare(library) for library in (large, small)),
                    other="in 1,000", measure="ms" if prepare else "cpu")
    forget = lambda library: sqlite(library, FORGET)
    worse = lambda library: sqlite(library, "UPDATE movie SET rating = 'poor', score = NULL WHERE number = 500")
    return [
        both("add one movie", 1.3, "add", "A Benchmark of Its Own (1995)", prepare=forget),
        both("rate @500", 1.3, "rate", "@500", "good", prepare=worse),
        both("show by title", 1.3, "show", "@500"),
        both("list --limit 20", 1.3, "list", "--limit", "20"),
        both("list, newest viewings", 1.3, "list", "--sort", "seen", "--reverse", "--limit", "20"),
        both("list --sort title", 1.3, "list", "--sort", "title", "--limit", "20"),
        both("history --limit 5", 1.3, "history", "--limit", "5"),
    ]


def searches(movies, library):
    """What may take a given processor time in the largest library, in milliseconds."""
    ours = lambda *words: [movies, "--library", library, *words]
    return [(name, 100, ours(*words)) for name, words in {
        "list river --limit 20": ("list", "river", "--limit", "20"),
        "list rare word": ("list", "xiyobre", "--limit", "20"),
        "list no such word": ("list", "zzyzx", "--limit", "20"),
        "list two words": ("list", "night", "ofla", "--limit", "20"),
        "list two letters": ("list", "qu", "--limit", "20"),
        "list two characters": ("list", "神隠", "--limit", "20"),
        "list by rating": ("list", "--sort", "rating", "--reverse", "--limit", "20"),
        "list of a decade": ("list", "--year", "1990..1999", "--limit", "20"),
        "list of a month": ("list", "--seen-on", "2024-05", "--limit", "20"),
        "list of a tag": ("list", "--tag", "noir", "--limit", "20"),
        "list --rating good": ("list", "--rating", "good", "--limit", "20"),
        "list --count": ("list", "--count"),
        "a title with an error": ("show", "Gardne Riverr"),
    }.items()]


def memories(movies, small, large):
    """Peak memory in megabytes."""
    return [(f"{' '.join(words)}, {name}", budget, [movies, "--library", library, *words])
            for name, library, budget in [("10,000", small, 25), ("largest", large, 400)]
            for words in [("list",), ("list", "--json"), ("export",)]]


def others(movies, library, folder, count):
    """The same work in Taskwarrior and todo.txt, where they are installed."""
    rows = []
    ours = lambda *words: [movies, "--library", library, *words]
    forget = sqlite(library, FORGET)
    row = Movies(5)
    titles = [row.title() for _ in range(count)]
    if shutil.which("task"):
        home = os.path.join(folder, "task")
        os.makedirs(home)
        with open(os.path.join(home, "taskrc"), "w") as file:
            print(f"data.location={home}\nconfirmation=off\nverbose=nothing\nreport.next.filter=status:pending", file=file)
        task = ["env", f"TASKRC={home}/taskrc", "task", "rc.gc=off"]
        lines = "".join(f'{{"description":{quote(title)},"status":"pending"}}\n' for title in titles)
        subprocess.run([*task, "import", "-"], input=lines, text=True, check=True, stdout=subprocess.DEVNULL,
                       stderr=subprocess.DEVNULL)
        rows += [
            Work("add, Taskwarrior", 1 / 8, ours("add", "A Benchmark of Its Own"),
                 [*task, "add", "A Benchmark of Its Own"], (forget, None), other="task", runs=0.1),
            Work("find a word, Taskwarrior", 1 / 8, ours("list", "river"), [*task, "description.contains:river", "list"],
                 other="task", runs=0.1),
            Work("list all, Taskwarrior", 1 / 8, ours("list", "--json"), [*task, "export"], other="task", runs=0.1)]
    if program := shutil.which("todo-txt") or shutil.which("todo.sh"):
        home = os.path.join(folder, "todo")
        os.makedirs(home)
        with open(os.path.join(home, "config"), "w") as file:
            print(f'export TODO_DIR="{home}"\nexport TODO_FILE="{home}/todo.txt"\nexport DONE_FILE="{home}/done.txt"\n'
                  f'export REPORT_FILE="{home}/report.txt"', file=file)
        with open(os.path.join(home, "todo.txt"), "w", encoding="utf-8") as file:
            file.writelines(title + "\n" for title in titles)
        todo = [program, "-d", f"{home}/config"]
        rows += [
            Work("add, todo.txt", 1, ours("add", "A Benchmark of Its Own"), [*todo, "add", "A Benchmark of Its Own"],
                 (forget, None), other="todo.txt", runs=0.1),
            Work("find a word, todo.txt", 1, ours("list", "river"), [*todo, "ls", "river"], other="todo.txt", runs=0.1)]
    return rows


def quote(text):
    import json
    return json.dumps(text, ensure_ascii=False)
