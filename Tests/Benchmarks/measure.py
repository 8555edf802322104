"""Times and memory of commands, by hyperfine and GNU time."""
import json, re, subprocess, tempfile


def quoted(words):
    return " ".join("'" + word.replace("'", "'\\''") + "'" for word in map(str, words))


def once(command, prepare, runs):
    """Median wall time and mean processor time of a command, in milliseconds."""
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        line = ["hyperfine", "-N", "--style", "none", "--warmup", str(min(5, runs)), "--runs", str(max(2, runs)),
                "--ignore-failure", "--export-json", file.name]
        line += ["--prepare", quoted(prepare)] if prepare else []
        subprocess.run([*line, quoted(command)], check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        result = json.load(open(file.name))["results"][0]
        return {"ms": result["median"] * 1000, "cpu": (result["user"] + result["system"]) * 1000}


def times(commands, prepares, runs, turns=2):
    """The best of some turns for each command. They take turns, so that a slow moment falls on all."""
    results = [[once(command, prepare, -(-runs // turns)) for command, prepare in zip(commands, prepares)]
               for _ in range(turns)]
    return [{key: min(turn[key] for turn in column) for key in ("ms", "cpu")} for column in zip(*results)]


def memory(command):
    """Peak resident memory in megabytes, by GNU time."""
    run = subprocess.run(["/usr/bin/time", "-v", *command], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    return int(re.search(r"Maximum resident set size \(kbytes\): (\d+)", run.stderr)[1]) / 1024
