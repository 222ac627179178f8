#!/usr/bin/env python3
"""Plays the first legal move that is not a pass or a draw; passes or draws only if it must.

docs/writing-a-player.md describes the messages. Run it with

    ./parlor play big2 --seats human,"cmd:python3 examples/players/lowest.py",basic,smart
"""

import json
import sys


def choose(request):
    for move in request["moves"]:
        if move not in ("pass", "draw"):
            return move
    return request["moves"][0]


def main():
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "request":
            answer = {"number": message["number"], "move": choose(message)}
            print(json.dumps(answer), flush=True)  # without the flush, the answer stays in a buffer and comes too late


if __name__ == "__main__":
    main()
