"""How a seed becomes an order of tiles, and how the seeds of fair deals are made."""

import struct
from hashlib import sha256

from record import BadRecord, shown

NONCE = b"LibsodiumDRG"


def chacha20_block(key, counter):
    """64 bytes of ChaCha20, as in RFC 8439."""
    start = struct.unpack("<16I", b"expand 32-byte k" + key + struct.pack("<I", counter) + NONCE)
    x = list(start)

    def mix(a, b, c, d):
        for one, other, into, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
            x[one] = (x[one] + x[other]) & 0xFFFFFFFF
            mixed = x[into] ^ x[one]
            x[into] = (mixed << turn | mixed >> 32 - turn) & 0xFFFFFFFF

    for _ in range(10):
        for i in range(4):
            mix(i, 4 + i, 8 + i, 12 + i)
        for i in range(4):
            mix(i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4)
    return struct.pack("<16I", *((a + b) & 0xFFFFFFFF for a, b in zip(x, start)))


class Chance:
    def __init__(self, seed):
        self.words = self.stream(seed)

    @staticmethod
    def stream(seed):
        counter = 0
        while True:
            yield from struct.unpack("<16I", chacha20_block(seed, counter))
            counter += 1

    def below(self, n):
        """A number below n, all equally likely: words beyond the last multiple of n are skipped."""
        fair = 2**32 // n * n
        return next(word for word in self.words if word < fair) % n

    def shuffle(self, n):
        order = list(range(n))
        for i in range(n - 1, 0, -1):
            k = self.below(i + 1)
            order[i], order[k] = order[k], order[i]
        return order

    def bag(self, n):
        """Takes the tile at a position, or the next one that is still there."""
        there, order = [True] * n, []
        for _ in range(n):
            place = self.below(n)
            while not there[place]:
                place = (place + 1) % n
            there[place] = False
            order.append(place)
        return order


def derive(seed, n):
    return sha256(seed + struct.pack("<I", n)).digest()


def shuffled(method, seed, tiles):
    """The names of all tiles, in the order the method gives."""
    chance = Chance(seed)
    if method == "chacha20-fy-1":
        return [tiles[i] for i in chance.shuffle(len(tiles))]
    bag = int(method.removeprefix("chacha20-bag-1:"))
    first = chance.bag(bag)
    return [tiles[i] for i in first] + [tiles[bag + i] for i in chance.bag(len(tiles) - bag)]


def named(text, tiles, line):
    """Tiles that a deal lists by name; `rest` is all the others in their usual order."""
    left, order = list(tiles), []
    words = text.split()
    if words[-1:] == ["rest"]:
        words.pop()
        fill = True
    else:
        fill = False
    for word in words:
        name = next((tile for tile in left if tile.lower() == word.lower()), None)
        if name is None:
            raise BadRecord(f'"{shown(word)}" is not a tile of this game, or is listed too often.', line)
        left.remove(name)
        order.append(name)
    if left and not fill:
        raise BadRecord(f"Tiles are missing in this deal: {len(left)}.", line)
    return order + left


def check_fair(record):
    """Every secret leads to the commitment, and every seed comes from its secret and the words."""
    if not record.commitment:
        return
    for number, deal in enumerate(record.deals, 1):
        if not deal.secret or deal.tiles:
            raise BadRecord(f"Deal {number} does not show the secret that was committed to.", deal.line)
        hashed = deal.secret
        for _ in range(number):
            hashed = sha256(hashed).digest()
        if hashed != record.commitment:
            raise BadRecord(f"Deal {number} is not the one that was committed to.", deal.line)
        words = "".join(word + "\n" for word in record.words).encode("utf-8", "surrogateescape")
        if sha256(deal.secret + words).digest() != deal.seed:
            raise BadRecord(f"The seed of deal {number} does not come from its secret and the words.", deal.line)
