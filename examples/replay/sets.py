"""Whether all tiles of a rack fit into sets and runs at once."""

from functools import lru_cache

NUMBERS = 13


def complete(tiles, mostly_real=False):
    """Tiles are (number, colour); None is a joker. A 1 can follow the 13, and ends the run."""
    jokers = tiles.count(None)
    return fits(tuple(sorted(tile for tile in tiles if tile)), jokers, mostly_real)


@lru_cache(maxsize=1 << 16)
def fits(tiles, jokers, mostly_real):
    if not tiles:
        return jokers == 0  # a set needs a real tile
    for left, used in formations(tiles, jokers):
        real = len(tiles) - len(left)
        if real + used >= 3 and (used < real or not mostly_real) and fits(left, jokers - used, mostly_real):
            return True
    return False


def without(tiles, tile):
    at = tiles.index(tile)
    return tiles[:at] + tiles[at + 1 :]


def formations(tiles, jokers):
    """Every set and run that can contain the first tile, even too short ones: the tiles left, and the jokers used."""
    (number, colour), rest = tiles[0], tiles[1:]
    yield from sets(rest, number, [c for c in "rgby" if c != colour], jokers)
    for place in (number, NUMBERS + 1) if number == 1 else (number,):
        for below, used in grown(rest, colour, place, -1, jokers):
            for left, more in grown(below, colour, place, 1, jokers - used):
                yield left, used + more


def sets(left, number, colours, jokers, used=0):
    """The other colours in turn: left out, present, or replaced by a joker."""
    if not colours:
        yield left, used
        return
    yield from sets(left, number, colours[1:], jokers, used)
    if (number, colours[0]) in left:
        yield from sets(without(left, (number, colours[0])), number, colours[1:], jokers, used)
    if used < jokers:
        yield from sets(left, number, colours[1:], jokers, used + 1)


def grown(left, colour, place, step, jokers, used=0):
    """A run that ends here, or continues in one direction with the next tile or a joker."""
    yield left, used
    place += step
    if not 1 <= place <= NUMBERS + 1:
        return
    tile = (1 if place > NUMBERS else place, colour)
    if tile in left:
        yield from grown(without(left, tile), colour, place, step, jokers, used)
    if used < jokers:
        yield from grown(left, colour, place, step, jokers, used + 1)
