"""What the five games share."""

from record import BadRecord, shown


def take_out(tiles, tile, whose):
    """Removes one tile, which must be there, and gives it."""
    if tile not in tiles:
        raise BadRecord(f"There is no {tile} {whose}.")
    tiles.remove(tile)
    return tile


class Game:
    """One deal at a time. `tiles` are the names of all tiles by their numbers, lots last."""

    seats = 4
    shuffle = "chacha20-fy-1"
    start = 0  # what everybody has before the first deal of a match
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
        raise BadRecord(f'"{shown(text)}" is no tile of this game.')

    def sort(self, tiles):
        """In the order of their numbers, whichever copies they are."""
        return sorted(tiles, key=self.tiles.index)

    def without_lots(self, order):
        """The tiles alone, and whose lot came first."""
        lots = [tile for tile in order if tile.startswith("#")]
        tiles = [tile for tile in order if not tile.startswith("#")]
        return tiles, int(lots[0][1:]) if lots else None

    def unknown(self, text):
        return BadRecord(f'"{shown(text)}" is no move that can be made now.')
