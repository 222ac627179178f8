"""What the five games share."""

from record import BadRecord, shown


def take_out(tiles, tile, whose):
    """Removes and returns one tile, which must be there."""
    if tile not in tiles:
        raise BadRecord(f"There is no {tile} {whose}.")
    tiles.remove(tile)
    return tile


class Game:
    """One deal at a time. `tiles` has the names of all tiles by number, lots last."""

    seats = 4
    shuffle = "chacha20-fy-1"
    start = 0  # points of every seat before the first deal of a match
    fewest_win = False
    turn = 0
    over = False

    def actors(self):
        return [] if self.over else [self.turn]

    def tile(self, text):
        """The name of a tile as it is usually written."""
        for name in self.tiles:
            if name.lower() == text.lower():
                return name
        raise BadRecord(f'"{shown(text)}" is not a tile of this game.')

    def sort(self, tiles):
        """Sorted by number; copies of a tile are the same."""
        return sorted(tiles, key=self.tiles.index)

    def without_lots(self, order):
        """The tiles without the lots, and the seat whose lot came first."""
        lots = [tile for tile in order if tile.startswith("#")]
        tiles = [tile for tile in order if not tile.startswith("#")]
        return tiles, int(lots[0][1:]) if lots else None

    def unknown(self, text):
        return BadRecord(f'"{shown(text)}" is not a move that can be made now.')
