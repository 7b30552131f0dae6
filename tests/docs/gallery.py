"""``python -m tests.docs.gallery``, in the shell ``make gallery``: ten reports, and the page that lists them.

Pages of reports lie in ``docs/gallery``. What they have found is told on ``docs/gallery.md`` from the same runs, between
two marks, as far as they have been made; names of reports on the command line make only those anew. A run that was
interrupted is gone on with: its finished reports and blocks lie in ``build/gallery`` until all are made.
"""

from __future__ import annotations

import json
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage
from typing import Any

DOCS = Path(__file__).parents[2] / "docs"
PAGE, FOLDER = DOCS / "gallery.md", DOCS / "gallery"
FOUND = FOLDER / "found.json"
BEGUN = DOCS.parent / "build" / "gallery"
PLACE = re.compile(r"(<!-- gallery -->\n).*?(<!-- end -->)", re.DOTALL)
LANG = "en"


@dataclass(frozen=True)
class Shown:
    """A report of the gallery: what it is called, what it asks, and the command's arguments."""

    name: str
    asks: str
    arguments: str

    @property
    def command(self) -> str:
        """As somebody types it."""
        return f"biberbau report {self.arguments} --out {self.name}.html"


ALONE = "--cards 0 --choices 0 --kingmaking 0 --luck 0 --level-games 0"


def in_full(games: int) -> str:
    """Every part as long as beside short games."""
    shares = {"cards": 4, "choices": 10, "kingmaking": 100, "level-games": 10, "rule-games": 20}
    return f"--games {games} " + " ".join(f"--{part} {games // share}" for part, share in shares.items())


REPORTS = (
    Shown("beasty-bar", "Beasty Bar as printed", "beasty_bar --bots greedy:4 --games 2000 --luck 40"),
    Shown("biber-gang", "Biber Gang as printed", f"biber_gang --bots greedy:4 {in_full(2000)} --luck 40"),
    Shown("biberbande", "Biberbande as printed", "biberbande --bots greedy:4 --games 2000 --luck 60"),
    Shown(
        "biber-mania",
        "Biber-Mania with its house deck",
        f"biber_mania --bots greedy:4 {in_full(800)} --luck 30",
    ),
    Shown("frantic", "Frantic as printed", f"frantic --bots greedy:4 {in_full(500)} --luck 12"),
    Shown(
        "beasty-bar-base",
        "Are the animals of the base set a calmer company?",
        f"beasty_bar --bots greedy:4 --games 2000 --against set=base {ALONE}",
    ),
    Shown(
        "biber-gang-must-swap",
        "What if a card taken from the discard pile has to stay?",
        f"biber_gang --bots greedy:4 --games 2000 --against discard_take_must_swap=true {ALONE}",
    ),
    Shown(
        "biberbande-never-forgets",
        "How much does forgetting do?",
        f"biberbande --bots greedy:4 --games 2000 --against bots_forget=0 {ALONE}",
    ),
    Shown(
        "biber-mania-no-jokers",
        "What if there were no jokers?",
        f"biber_mania --bots greedy:4 --games 800 --against jokers=0 {ALONE}",
    ),
    Shown(
        "frantic-base",
        "What did the add-on bring?",
        f"frantic --bots greedy:4 --games 500 --against deck=base {ALONE}",
    ),
)


def made(report: Shown) -> dict[str, Any]:
    """Have a report made; what it found, as far as the page tells it."""
    before = getrusage(RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "biberbau", "report", *shlex.split(report.arguments), "--json"]
    out = ["--out", str(FOLDER / f"{report.name}.html"), "--lang", LANG, "--keep", str(BEGUN / report.name)]
    ran = subprocess.run([*command, *out], check=True, stdout=subprocess.PIPE)
    after = getrusage(RUSAGE_CHILDREN)
    return {"says": list(told(json.loads(ran.stdout))), "seconds": round(after.ru_utime - before.ru_utime)}


def told(found: dict[str, Any]) -> Iterator[str]:
    """What a report comes to, in sentences."""
    from biberbau.lab.report.page import sentence
    from biberbau.lab.report.texts import card_name

    if "against" in found:
        sure = [one for one in found["against"]["measures"] if one["stands_out"]]
        yield from (sentence(one, LANG) for one in sure if one["name"] != "minutes")
        if not sure:
            yield "Nothing that was measured changed for sure."
        return
    measures = {one["name"]: one for one in found["measures"]}
    seats = [measures[f"seat_{seat}"] for seat in range(found["players"])]
    best = max(seats, key=lambda one: float(one["value"]))
    fair = 1 / found["players"]
    better = "better than a fair share for sure" if best["ci95"][0] > fair else "which may be chance"
    yield f"Seat {seats.index(best) + 1} wins most: {percent(best)}, {better}."
    if measures["half_won"]["value"] is not None:
        yield f"The leader at half-time wins in {percent(measures['half_won'])}."
    yield from (
        f"One {one['bot']} player among {one['others']} ones wins {percent(one)}." for one in found["levels"]
    )
    yield apart(found["spread"])
    if found["luck"]["all"]["value"] is not None:
        yield f"Luck is at least {percent(found['luck']['all'])} of what decides."
    cards = [one for one in found["worth"]["cards"] if one["stands_out"]]
    if cards:
        ends = [cards[0], *([cards[-1]] if len(cards) > 1 else [])]
        names = [f"{card_name(found['game'], one['card'], LANG)} ({percent(one)})" for one in ends]
        yield f"Of cards whose worth stands out: {', '.join(names)}."
    else:
        yield "No card's worth stands out in so few pairs of games."
    dead = [one["action"] for one in found["actions"] if one["dead"]]
    yield f"Hardly ever done: {', '.join(f'`{one}`' for one in dead[:6]) or 'nothing'}{' …' if dead[6:] else ''}."


def apart(found: dict[str, Any]) -> str:
    """How far the levels lie apart."""
    (low, high), (least, most) = found["elo"]["ci95"], found["chess"]["ci95"]
    elo, chess = found["elo"]["value"], found["chess"]["value"]
    return (
        f"From {found['weakest']} to {found['strongest']} it is {elo:.0f} Elo ({low:.0f} to {high:.0f}); "
        f"where chess is 1 and a coin 0, that is {chess:.2f} ({least:.2f} to {most:.2f})."
    )


def percent(one: dict[str, Any]) -> str:
    """A share with its interval."""
    low, high = one["ci95"]
    return f"{100 * one['value']:.1f} % ({100 * low:.1f} to {100 * high:.1f})"


def took(report: Shown, kept: dict[str, Any]) -> str:
    """How long a report took when it was made the last time."""
    return (
        f"{kept[report.name]['seconds']} s of CPU time the last time"
        if report.name in kept
        else "never made before"
    )


def page(found: dict[str, Any]) -> Iterator[str]:
    """What the page says of every report."""
    for report in (one for one in REPORTS if one.name in found):
        entry = found[report.name]
        yield f"## {report.asks}"
        yield ""
        yield f"[The whole report](gallery/{report.name}.html), {entry['seconds']} s of CPU time:"
        yield ""
        yield f"```sh\n{report.command}\n```"
        yield ""
        yield from (f"- {line}" for line in entry["says"])
        yield ""


def renewed(text: str) -> str:
    """The page as it follows from what was found."""
    found = json.loads(FOUND.read_text("utf-8"))
    return PLACE.sub(lambda place: f"{place[1]}\n" + "\n".join(page(found)) + place[2], text)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    kept = json.loads(FOUND.read_text("utf-8")) if FOUND.exists() else {}
    wanted = [one for one in REPORTS if one.name in sys.argv[1:] or not sys.argv[1:]]
    for number, one in enumerate(wanted, start=1):
        print(f"{number} of {len(wanted)}: {one.name}, {took(one, kept)}", file=sys.stderr)
        finished = BEGUN / one.name / "finished"
        if finished.exists():
            continue
        resumed = (BEGUN / one.name).exists()
        entry = made(one)
        if resumed and one.name in kept:
            entry["seconds"] = kept[one.name]["seconds"]  # of a whole run
        kept[one.name] = entry
        kept = {each.name: kept[each.name] for each in REPORTS if each.name in kept}
        FOUND.write_text(json.dumps(kept, indent=1, ensure_ascii=False) + "\n", "utf-8")
        PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
        finished.touch()
    for one in wanted:
        shutil.rmtree(BEGUN / one.name)
