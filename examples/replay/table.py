"""The tiles of Remi and Rummikub, and the table with their sets and runs."""

from game import take_out
from record import BadRecord


def rummy_tiles(numbers, jokers, lots):
    faces = [str(number) + colour for colour in "rgby" for number in range(1, numbers + 1)]
    return faces * 2 + ["J"] * jokers + [f"#{seat}" for seat in range(lots)]


def points(tiles, joker):
    return sum(joker if tile == "J" else int(tile[:-1]) for tile in tiles)


class Table:
    def __init__(self):
        self.sets = []

    def becomes(self, game, text, rack, seat):
        """Every tile on the table stays on it; the rest comes from the rack."""
        after = [[game.tile(word) for word in part.split()] for part in text.split(",")]
        after = [tiles for tiles in after if tiles]
        lay = [tile for tiles in self.sets for tile in tiles]
        placed = []
        for tile in (tile for tiles in after for tile in tiles):
            if tile in lay:
                lay.remove(tile)
            else:
                placed.append(take_out(rack, tile, f"on the table or on the rack of seat {seat}"))
        if lay:
            raise BadRecord(f"{lay[0]} is missing from the table.")
        if not placed:
            raise BadRecord("Nothing was placed.")
        self.sets = after
