"""The protocol of docs/writing-a-player.md for players in Python: pass `play` a function that rates a legal move."""

import json
import sys


def play(weigh):
    """Answers every request with the move that weigh(game, view, move) rates highest; among equals, the first."""
    game = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
        elif message["type"] == "request":
            best = max(message["moves"], key=lambda move: weigh(game, message["view"], move))
            # Without the flush, the answer stays in a buffer and comes too late.
            print(json.dumps({"number": message["number"], "move": best}), flush=True)
