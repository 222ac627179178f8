#!/usr/bin/env python3
"""A player for Rummikub, Remi and Okey: gives every legal move a weight and plays the highest.

    ./parlor play rummikub --seats human,"cmd:python3 examples/players/tiles.py"
    ./parlor arena okey "cmd:python3 examples/players/tiles.py" random random random --deals 100
"""

import re

from json_lines import play


def tiles_in(text):
    """(number, colour) of every tile, written as in Rummikub and Remi (5r, 12g) or as in Okey (K7)."""
    found = re.findall(r"\b(\d+)([a-z])\b|\b([A-Z])(\d+)\b", text)
    return [(int(number or back), colour or front) for number, colour, front, back in found]


def friends(tile, others):
    """How many of the others could share a set or run with it: same number, or close to it in its colour."""
    number, colour = tile
    return sum(
        (n == number and c != colour) + (c == colour and 0 < abs(n - number) <= 2) for n, c in others
    )


def own_tiles(view):
    rows = view.get("racks") or view.get("hands")
    return tiles_in(" ".join(rows[view["seat"]]))


def weigh(game, view, move):
    laid, _, discarded = move.partition("discard")
    weight = 10 * len(tiles_in(laid))
    for tile in tiles_in(discarded):
        weight -= friends(tile, own_tiles(view))  # discards the tile that fits worst
    if laid.startswith("take"):
        # A discard is worth taking if it fits the tiles it has.
        piles = [pile[-1] for pile in view["discards"] if pile]
        weight += max((friends(tile, own_tiles(view)) for tile in tiles_in(" ".join(piles))), default=0) - 2
    return weight


if __name__ == "__main__":
    play(weigh)
