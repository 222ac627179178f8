#!/usr/bin/env python3
"""Replays Parlor records without Parlor: deals every hand from its seed, and makes every move.

    python3 examples/replay game.parlor             the end of every deal, and the match
    python3 examples/replay --steps game.parlor     the position after every move
    python3 examples/replay --json games/*.parlor   the same as JSON, one object per line

It uses only what docs/records.md says. It checks whose turn it is and that every tile is where it should be, but not
whether a move is legal under the rules of its game; `./parlor verify` does that.
"""

import argparse
import json
import os
import sys

from match import Match
from record import BadRecord, read, shown

PER_SEAT = "hands racks dropped discards taken melds kept melded counts tricks trick_points meld_points totals".split()


def said(value):
    if isinstance(value, list):
        nested = any(isinstance(part, (list, dict)) for part in value)
        return (", " if nested else " ").join(map(said, value)) or "-"
    if isinstance(value, dict):
        return " ".join(f"{name} {said(part)}" for name, part in value.items())
    if value is None:
        return "-"
    return str(value) if not isinstance(value, bool) else "yes" if value else "no"


def print_position(position, names):
    for key, value in position.items():
        title = key.replace("_", " ")
        if key in PER_SEAT and value is not None:
            for name, part in zip(names, value):
                print(f"  {title} of {name}: {said(part)}")
        else:
            print(f"  {title}: {said(value)}")


class Text:
    def __init__(self, file, match):
        self.names = [shown(name) for name in match.record.names]
        self.match = match
        print(f"{file}: {match.record.game}")

    def position(self, number, done):
        entries = self.match.record.deals[number - 1].entries
        entry = f", entry {done}: {entries[done - 1].who} {shown(entries[done - 1].text, 1000)}" if done else ""
        print(f"Deal {number}{entry}")
        print_position(self.match.game.position(), self.names)
        if self.match.game.over:
            print(f"  scores: {said(self.match.game.scores())}")
            print(f"  won by: {self.called(self.match.game.winners())}")

    def end(self):
        print(f"Totals: {said(self.match.totals)}")
        print(f"{'Match won by' if self.match.over() else 'In the lead'}: {self.called(self.match.leaders())}")

    def called(self, seats):
        return ", ".join(self.names[seat] for seat in seats) or "nobody"


class Json:
    def __init__(self, file, match):
        self.file = file
        self.match = match

    def position(self, number, done):
        game = self.match.game
        line = {"file": self.file, "deal": number, "entry": done, "position": game.position()}
        if game.over:
            line |= {"scores": game.scores(), "winners": game.winners()}
        print(json.dumps(line))

    def end(self):
        match = self.match
        print(json.dumps({"file": self.file, "totals": match.totals, "over": match.over(), "leaders": match.leaders()}))


def replay(file, steps, output):
    with open(file, "rb") as opened:
        record = read(opened.read())
    match = Match(record)
    told = output(file, match)
    for number, done in match.play():
        if steps or done == len(record.deals[number - 1].entries):
            told.position(number, done)
    told.end()
    if record.cut:
        print(f"{file}: left out, since the text ends within it: {shown(record.cut)}", file=sys.stderr)


def main():
    parser = argparse.ArgumentParser(
        prog="replay", description="Replays records of Parlor from what docs/records.md says."
    )
    parser.add_argument("--steps", action="store_true", help="the position after every entry, not only at the end")
    parser.add_argument("--json", action="store_true", help="JSON, one object per line")
    parser.add_argument("files", nargs="+", metavar="FILE", help="a record")
    options = parser.parse_args()
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="backslashreplace")  # names of players and files can contain any characters
    code = 0
    for file in options.files:
        try:
            replay(file, options.steps, Json if options.json else Text)
        except BadRecord as problem:
            print(f"{file}: {problem}", file=sys.stderr)
            code = 2
        except OSError as problem:
            print(f"{file}: {problem.strerror}.", file=sys.stderr)
            code = 2
    return code


if __name__ == "__main__":
    try:
        sys.exit(main())
    except BrokenPipeError:  # the reader of the output closed it
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        sys.exit(1)
