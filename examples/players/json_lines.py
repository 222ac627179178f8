"""The protocol of docs/writing-a-player.md for players in Python: give `play` a function that weighs a legal move."""

import json
import sys


def play(weigh):
    """Answers every request with the move that weigh(game, view, move) likes best; the first of equals."""
    game = ""
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "hello":
            game = message["game"]
        elif message["type"] == "request":
            best = max(message["moves"], key=lambda move: weigh(game, message["view"], move))
            # Without the flush the answer stays in a buffer, and is late.
            print(json.dumps({"number": message["number"], "move": best}), flush=True)
