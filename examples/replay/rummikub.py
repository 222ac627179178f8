"""Rummikub, the handout's game and the real one: see "Rummikub" in docs/records.md."""

import re

from game import Game
from table import Table, points, rummy_tiles


class Rummikub(Game):
    def __init__(self, rules):
        real = rules.choice("set", "handout", "real") == "real"
        self.seats = rules.number("players", 2, 2, 4)
        numbers = rules.number("numbers", 13, 8, 13)
        self.dealt = rules.number("tiles", 14 if real else 13, 6, 14)
        self.most = rules.number("rack", 106 if real else 50, 14, 106)
        self.first = rules.choice("first", "lot", *map(str, range(1, self.seats + 1)))
        jokers = rules.number("jokers", 2, 0, 2) if real else 0
        self.tiles = rummy_tiles(numbers, jokers, self.seats)
        if not real:
            self.shuffle = f"chacha20-bag-1:{len(self.tiles) - self.seats}"

    def deal(self, order, number, seed):
        order, lot = self.without_lots(order)
        self.turn = lot if self.first == "lot" else int(self.first) - 1
        count = self.dealt
        self.racks = [order[seat * count : (seat + 1) * count] for seat in range(self.seats)]
        self.bag = order[self.seats * count :]
        self.table = Table()
        self.melded = [False] * self.seats
        self.idle = 0  # turns in a row in which nobody placed or drew
        self.over = False

    def play(self, seat, text):
        late = re.fullmatch("late ([123])", text)
        if text in ("draw", "pass") or late:
            drawn = self.draw(seat, int(late[1]) if late else 1)
            self.idle = 0 if drawn else self.idle + 1
        else:
            self.table.becomes(self, text, self.racks[seat], seat)
            self.melded[seat] = True
            self.idle = 0
        if not self.racks[seat] or self.idle == self.seats:
            self.over = True
        else:
            self.turn = (seat + 1) % self.seats

    def draw(self, seat, wanted):
        rack = self.racks[seat]
        count = max(0, min(wanted, len(self.bag), self.most - len(rack)))
        rack += self.bag[:count]
        del self.bag[:count]
        return count

    def winners(self):
        left = [points(rack, 30) for rack in self.racks]
        return [seat for seat in range(self.seats) if left[seat] == min(left)]

    def scores(self):
        left = [points(rack, 30) for rack in self.racks]
        lost = [more - min(left) for more in left]
        won = sum(lost) // len(self.winners())
        return [won if seat in self.winners() else -lost[seat] for seat in range(self.seats)]

    def position(self):
        return {
            "turn": self.turn,
            "over": self.over,
            "racks": [self.sort(rack) for rack in self.racks],
            "counts": [len(rack) for rack in self.racks],
            "melded": list(self.melded),
            "table": self.table.sets,
            "bag": len(self.bag),
            "bag_tiles": list(self.bag),
        }
