"""What ``docs/audit.md`` says of other libraries' games, from what ``biberbau audit --json`` found.

``python -m tests.docs.audits FOUND.json …`` takes up what was found (targets that were audited before are replaced) and
writes table and reproductions anew; without files it only writes. What was found is kept in ``docs/audit.json``.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from biberbau.cli.audit import sentence
from biberbau.structured_text import read_json
from biberbau.testing.audit import QUESTIONS, Find

DOCS = Path(__file__).parent.parent.parent / "docs"
KEPT, PAGE = DOCS / "audit.json", DOCS / "audit.md"
PLACE = re.compile(r"(<!-- audit: (\w+) -->\n)(.*?)(<!-- end of audit -->)", re.DOTALL)

PROMISED = {
    "view more": "`spiel.h`: an observation “has at most the same information content as the information state”.",
    "refill history": "`spiel.h`: `ResampleFromInfostate` “resamples a new history from the information state”. A "
    "history is one of legal actions that leads to the state that has it.",
    "refill truth": "`spiel.h`: privates of other players are “sampled uniformly at each chance node”. Two states of "
    "which a player has been told the same are one information state, so refills of both come from the same set.",
    "refill sizes": "A player can count everybody's cards, so hands keep their sizes.",
    "refill broken": "A state that was resampled is a state of the game: it can be played to its end.",
}
"""What the library promises, by question and kind."""

NOTES = {
    (
        "blackjack",
        "view more",
    ): "On the dealer's turn the observation shows the dealer's cards, as the rules have it; the "
    "information state string lists the player's cards and not the dealer's, so it takes several for one.",
    (
        "bridge",
        "refill history",
    ): "The resampled hands hold suits in which their players have already not followed.",
    (
        "euchre",
        "refill history",
    ): "The resampled hands hold suits in which their players have already not followed.",
    (
        "gin_rummy",
        "refill history",
    ): "Hands are exchanged in a copy of the state, which keeps the true "
    "history: `refill.history()` names every hidden card, and serialising a refill brings the true state back.",
    (
        "gin_rummy",
        "refill truth",
    ): "After a knock, in the phases `Knock` and `Layoff`, nothing is resampled any "
    "more. The rules have the knocker lay the hand open, but the observations of the defender show melds only, no "
    "deadwood, and those of the knocker nothing of the defender's hand. Either the observations say too little, or "
    "resampling gives away what they hide.",
    (
        "go_fish",
        "view more",
    ): "The tensor says which ranks have been laid down as books, the information "
    "state string only how many.",
    (
        "hearts",
        "refill broken",
    ): "The same cause as with the sizes of hands: a card that was passed is not in the hand.",
    (
        "hearts",
        "refill history",
    ): "Two causes. While cards are being passed, a passed card may not be in the hand of the player "
    "who passes it. In play, hands hold suits in which their players have already not followed; a comment in the "
    "source says that void suits are not accounted for.",
    (
        "hearts",
        "refill sizes",
    ): "While cards are being passed, cards that others have passed are dealt as if anybody could have "
    "had them: a hand loses fewer or more cards than were passed.",
    (
        "oh_hell",
        "refill truth",
    ): "Late in a deal, and always once only one card is left that nobody has seen, every refill "
    "is the true state.",
}
"""What we think the cause is, by game, question and kind: read from texts of states, unless it names a source."""


def found(entry: dict[str, Any]) -> Find:
    """A find as the document has it."""
    return Find(entry["question"], entry["kind"], entry["about"], 0, entry["program"])


def name_of(target: str) -> str:
    """The game without its library."""
    return target.partition(":")[2]


def cell(audit: dict[str, Any], question: str) -> str:
    """How often something was asked, and with how many finds."""
    count, why = audit["asked"][question], audit["unasked"].get(question)
    finds = sum(entry["question"] == question for entry in audit["finds"])
    if finds:
        return f"**{finds}** in {count:,}"
    if not count:
        return {"offered": "–", "sampled": "(1)", "swaps": "(2)"}.get(why or "", "0")
    return f"{count:,}"


def table(audits: list[dict[str, Any]]) -> Iterator[str]:
    """Every game: how often each question was asked."""
    yield f"| game | games | {' | '.join(QUESTIONS)} |"
    yield f"| --- | --: |{' --: |' * len(QUESTIONS)}"
    for audit in audits:
        cells = " | ".join(cell(audit, question) for question in QUESTIONS)
        yield f"| `{audit['target']}` | {audit['games']} | {cells} |"
    yield ""
    yield f"Versions: {', '.join(sorted({one for audit in audits for one in audit['version'].split(', ')}))}."


def reproductions(audits: list[dict[str, Any]]) -> Iterator[str]:
    """Every find, with what was promised and the program."""
    yield "<!-- fmt: off -->"
    yield ""
    for audit in audits:
        for entry in audit["finds"]:
            kind = f"{entry['question']} {entry['kind']}"
            game = name_of(audit["target"]).partition("(")[0]
            yield f"### {game}, {entry['question']}: {sentence(found(entry), 'en')}"
            yield ""
            yield f"Seen {entry['seen']} times in {audit['games']} games (seed {audit['seed']}, {audit['version']})."
            yield f"{PROMISED[kind]} {NOTES[game, kind]}"
            yield ""
            yield f"```py\n{entry['program'].rstrip()}\n```"
            yield ""
    yield "<!-- fmt: on -->"


def suspects(audits: list[dict[str, Any]]) -> Iterator[str]:
    """What was looked at and left."""
    yield "| game | what | seen | why it is left |"
    yield "| --- | --- | --: | --- |"
    for audit in audits:
        for entry in audit["suspects"]:
            why = (
                entry["by_design"] or "PettingZoo does not say what follows from a seed after the first deal"
            )
            yield f"| `{audit['target']}` | {sentence(found(entry), 'en')} | {entry['seen']} | {why} |"


PARTS = {"table": table, "reproductions": reproductions, "suspects": suspects}


def kept() -> list[dict[str, Any]]:
    """All audits that are kept, in the order of their names, others' games before ours."""
    audits = read_json(KEPT.read_text("utf-8"))["audits"] if KEPT.exists() else []
    return sorted(audits, key=lambda audit: ("biberbau_" in audit["target"], audit["target"]))


def renewed(text: str) -> str:
    """The page with all its parts as they follow from what is kept."""
    audits = kept()

    def part(place: re.Match[str]) -> str:
        return f"{place[1]}\n" + "\n".join(PARTS[place[2]](audits)).rstrip() + f"\n\n{place[4]}"

    return PLACE.sub(part, text)


if __name__ == "__main__":
    taken = {audit["target"]: audit for audit in kept()}
    for file in sys.argv[1:]:
        taken |= {audit["target"]: audit for audit in read_json(Path(file).read_text("utf-8"))["audits"]}
    KEPT.write_text(
        json.dumps({"format": "biberbau-audit/1", "audits": [*taken.values()]}, indent=1) + "\n", "utf-8"
    )
    PAGE.write_text(renewed(PAGE.read_text("utf-8")), "utf-8")
