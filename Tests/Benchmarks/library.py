"""Makes libraries of any size: the same movies for the same size, every time."""
import datetime, itertools, json, random, subprocess, uuid

COMMON = """the of a and in to night love house river last king blood summer road dark light girl man
woman city secret garden winter stone fire dream star water silence train letter island bridge shadow
paper gold black red white day life death world war heart home story return lost boy big little good bad
dead time one two three""".split()
SYLLABLES = "ba ca da el fa ga ha il ja ka la ma na or pa ra sa ta un va wa xi yo za bre cro dri fle gro".split()
SCRIPTS = {
    "de": "für straße über mädchen könig böse schön müller frühling".split(),
    "fr": "amélie été rêve château forêt côté à où garçon".split(),
    "es": "año niña corazón español mañana sueño".split(),
    "ru": "война мир любовь дом ночь город зима человек брат сталкер".split(),
    "ja": list("千尋神隠雨月物語七人侍東京秋刀魚味羅生門") + ["となり", "トトロ", "ゴジラ"],
    "ko": "기생충 올드보이 살인의 추억 부산행 마더 버닝".split(),
    "zh": list("霸王别姬花样年华英雄大红灯笼高高挂活着"),
    "ar": "فيلم ليل حب مدينة رجل".split(),
    "hi": "प्यार दिल रात शहर".split(),
}
RATINGS = ["not-seen"] * 40 + ["unrated"] * 8 + ["terrible"] * 4 + ["poor"] * 8 + ["decent"] * 15 + ["good"] * 17 + ["excellent"] * 8
HALF_STARS = {"terrible": (1, 2), "poor": (3, 4), "decent": (5, 6), "good": (7, 8), "excellent": (9, 10)}
TAGS = ["crime", "noir", "rewatch", "cinema", "with kids", "家族", "Kino", "b-movie"] + [f"list {n}" for n in range(30)]


START = datetime.datetime(2020, 1, 1, tzinfo=datetime.timezone.utc)


def identifier(moment, chance):
    high = int(moment.timestamp() * 1000) << 80
    return uuid.UUID(int=high | 7 << 76 | chance.getrandbits(12) << 64 | 2 << 62 | chance.getrandbits(62))


class Movies:
    """An endless row of movies, each as an object of our own JSON Lines."""

    def __init__(self, seed=1995):
        self.chance = random.Random(seed)
        rare = ["".join(self.chance.choices(SYLLABLES, k=self.chance.randint(2, 4))) for _ in range(20_000)]
        self.words = COMMON + rare
        self.weights = list(itertools.accumulate(1 / (rank + 3) for rank in range(len(self.words))))

    def title(self):
        chance = self.chance
        if chance.random() < 0.12:
            script = chance.choice(list(SCRIPTS))
            words = chance.choices(SCRIPTS[script], k=chance.randint(2, 6))
            text = ("" if script in ("ja", "zh") else " ").join(words)
            return text + f" {chance.randint(2, 999)}" if chance.random() < 0.7 else text
        count = min(chance.randint(1, 5), chance.randint(1, 9))
        # A title of one common word has few namesakes among films.
        if count == 1:
            return chance.choice(self.words).capitalize()
        words = chance.choices(self.words, cum_weights=self.weights, k=count)
        text = " ".join(word.capitalize() for word in words)
        return text + chance.choice([": The Return", " II", " 3", ": Part One", " - Director's Cut"]) if chance.random() < 0.1 else text

    def movie(self, number):
        chance = self.chance
        rating = chance.choice(RATINGS)
        viewings = []
        if rating != "not-seen" and chance.random() < 0.7:
            viewings.append(self.date())
            while chance.random() < 0.15:
                viewings.append(self.date())
        grades = HALF_STARS.get(rating)
        # Added in the order of the numbers, with identifiers that sort by that moment (version 7).
        moment = START + datetime.timedelta(seconds=number * 37)
        stamp = moment.strftime("%Y-%m-%dT%H:%M:%SZ")
        return {
            "number": number, "id": str(identifier(moment, chance)), "title": self.title(),
            "year": int(chance.triangular(1915, 2024, 2012)) if chance.random() < 0.97 else None, "rating": rating,
            "score": chance.choice(grades) if grades and chance.random() < 0.5 else None,
            "tags": sorted(set(chance.choices(TAGS, k=chance.randint(1, 3)))) if chance.random() < 0.25 else [],
            "note": "A note on it, " * chance.randint(1, 12) if chance.random() < 0.08 else None,
            "imdb": f"tt{1000000 + number:07}" if chance.random() < 0.6 else None,
            "viewings": sorted(viewings), "added": stamp, "changed": stamp}

    def date(self):
        chance = self.chance
        day = f"{chance.randint(2004, 2024)}-{chance.randint(1, 12):02}-{chance.randint(1, 28):02}"
        return day if chance.random() < 0.92 else day[:chance.choice((4, 7))]


def generate(movies, library, count):
    """Fills a library through the program's own import."""
    importing = subprocess.Popen([movies, "--library", library, "import", "--format", "jsonl", "--quiet", "-"],
                                 stdin=subprocess.PIPE, text=True, encoding="utf-8")
    row = Movies()
    for number in range(1, count + 1):
        importing.stdin.write(json.dumps(row.movie(number), ensure_ascii=False) + "\n")
    importing.stdin.close()
    if importing.wait():
        raise SystemExit("the library can't be made")
