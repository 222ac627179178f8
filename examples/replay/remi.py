"""Remi, basic and advanced: see "Remi" in docs/records.md."""

from game import Game, take_out
from sets import complete
from shuffle import Chance, derive
from table import Table, points, rummy_tiles


class Remi(Game):
    seats = 2
    fewest_win = True

    def __init__(self, rules):
        self.advanced = rules.choice("set", "basic", "advanced") == "advanced"
        self.mostly_real = rules.choice("real", "one", "most") == "most"
        self.first = rules.choice("first", "1", "2", "lot", "turns")
        self.most_turns = 5000 if rules.values.get("turns") == "none" else rules.number("turns", 100, 20, 1000)
        jokers = int(rules.choice("jokers", "2", "4"))
        self.tiles = rummy_tiles(13, jokers, 2 if self.first == "lot" else 0)

    def deal(self, order, number, seed):
        order, lot = self.without_lots(order)
        self.turn = {"1": 0, "2": 1, "lot": lot, "turns": (number - 1) % 2}[self.first]
        self.racks = [order[:14], order[14:28]]
        self.pool = order[28:]
        self.key = derive(seed, 0)
        self.refills = 0
        self.discards = [[], []]
        self.table = Table()
        self.melded = [False, False]
        self.phase = "draw"
        self.turns = 0
        self.won = []
        self.over = False

    def play(self, seat, text):
        laid, word, tile = text.partition("discard ")
        if text == "draw" and self.phase == "draw" and self.pool:
            self.racks[seat].append(self.pool.pop(0))
            self.phase = "discard"
        elif text == "take" and self.phase == "draw" and self.discards[1 - seat]:
            self.racks[seat].append(self.discards[1 - seat].pop())
            self.phase = "discard"
        elif word and self.phase == "discard" and not laid:
            self.discard(seat, self.tile(tile.strip()))
        elif word and self.phase == "discard" and laid.startswith("lay ") and self.advanced:
            self.table.becomes(self, laid.removeprefix("lay "), self.racks[seat], seat)
            self.melded[seat] = True
            self.discard(seat, self.tile(tile.strip()))
        else:
            raise self.unknown(text)

    def discard(self, seat, tile):
        self.discards[seat].append(take_out(self.racks[seat], tile, f"on the rack of seat {seat}"))
        self.turns += 1
        tiles = [None if name == "J" else (int(name[:-1]), name[-1]) for name in self.racks[seat]]
        if complete(tiles, self.mostly_real):
            self.won = [seat]
        if self.won or self.turns == self.most_turns:
            self.over, self.phase = True, "over"
            return
        self.turn, self.phase = 1 - seat, "draw"
        if not self.pool:
            self.refill()

    def refill(self):
        lower = self.discards[0][:-1] + self.discards[1][:-1]
        if not lower:
            return
        self.discards = [pile[-1:] for pile in self.discards]
        order = Chance(derive(self.key, self.refills)).shuffle(len(lower))
        self.refills += 1
        self.pool = [lower[i] for i in reversed(order)]

    def winners(self):
        return self.won

    def scores(self):
        return [-50 if seat in self.won else points(self.racks[seat], 25) for seat in range(2)]

    def position(self):
        return {
            "turn": self.turn,
            "phase": self.phase,
            "over": self.over,
            "turns": self.turns,
            "racks": [self.sort(rack) for rack in self.racks],
            "counts": [len(rack) for rack in self.racks],
            "melded": list(self.melded),
            "discards": [list(pile) for pile in self.discards],
            "table": self.table.sets,
            "pool": len(self.pool),
            "pool_tiles": list(self.pool),
        }
