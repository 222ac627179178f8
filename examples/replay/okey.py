"""Okey, the simplified game and the real one: see "Okey" in docs/records.md."""

from game import Game, take_out
from sets import complete

COLOURS = "KRBY"
MOST_TURNS = 1000


class Okey(Game):
    def __init__(self, rules):
        self.real = rules.choice("set", "simple", "okey") == "okey"
        self.ends_empty = rules.choice("empty", "tie", "take") == "tie"
        first = rules.choice("first", "usual", "0", "turns")
        self.in_turns = first == "turns" or (first == "usual" and self.real)
        self.pairs_double = rules.choice("pairs", "single", "double") == "double"
        points = rules.number("points", 20, 2, 100)
        self.start = points if self.real else 0
        numbers, copies = (13, 2) if self.real else (7, 4)
        faces = [colour + str(number) for number in range(1, numbers + 1) for colour in COLOURS]
        self.tiles = faces * copies + ["F", "F"] * self.real

    def deal(self, order, number, seed):
        order = list(order)
        self.first = self.turn = (number - 1) % 4 if self.in_turns else 0
        self.hands = [[], [], [], []]
        for i in range(4):
            count = 14 if i else 15
            self.hands[(self.first + i) % 4] = order[:count]
            del order[:count]
        self.indicator = self.joker = None
        if self.real:
            self.indicator = next(tile for tile in order if tile != "F")
            order.remove(self.indicator)
            self.joker = self.indicator[0] + str(int(self.indicator[1:]) % 13 + 1)
        self.stack = order
        self.discards = []  # of all seats in order: seat and tile
        self.phase = "discard"
        self.turns = 0
        self.shown = None
        self.doubled = False
        self.won = []
        self.over = False
        if not self.real and self.three_chains(self.hands[self.turn]):
            self.end([self.turn])

    def end(self, won):
        self.won, self.over, self.phase = won, True, "over"

    def play(self, seat, text):
        word, *rest = text.split() or [""]
        if word == "discard" and len(rest) == 1 and self.phase == "discard":
            self.discard(seat, self.tile(rest[0]))
        elif text == "show" and self.may_show(seat):
            self.shown = seat
        elif self.phase != "draw":
            raise self.unknown(text)
        elif text == "draw" and self.stack:
            self.got(seat, self.stack.pop(0))
        elif text == "take" and self.discards:
            self.got(seat, self.discards.pop()[1])
        elif text == "pass" and not self.stack:
            self.end([])
        else:
            raise self.unknown(text)

    def may_show(self, seat):
        first_turn = self.turns <= (seat - self.first) % 4
        early = first_turn and (self.phase == "draw" or self.turns == 0)
        return self.real and self.shown is None and early and self.indicator in self.hands[seat]

    def got(self, seat, tile):
        self.hands[seat].append(tile)
        self.phase = "discard"
        if not self.real and self.three_chains(self.hands[seat]):
            self.end([seat])

    def discard(self, seat, tile):
        hand = self.hands[seat]
        self.discards.append((seat, take_out(hand, tile, f"in the hand of seat {seat}")))
        self.turns += 1
        in_pairs = self.real and self.in_pairs(hand)
        if in_pairs or (self.real and self.in_formations(hand)):
            self.doubled = tile == self.joker or (in_pairs and self.pairs_double)
            self.end([seat])
        elif (not self.stack and self.ends_empty) or self.turns == MOST_TURNS:
            self.end([])
        else:
            self.turn, self.phase = (seat + 1) % 4, "draw"

    @staticmethod
    def three_chains(hand):
        return sum(all(c + str(n) in hand for c in COLOURS) for n in range(1, 8)) >= 3

    def in_formations(self, hand):
        def as_tile(name):
            if name == self.joker:
                return None
            name = self.joker if name == "F" else name
            return int(name[1:]), "rgby"[COLOURS.index(name[0])]

        return complete([as_tile(name) for name in hand])

    def in_pairs(self, hand):
        jokers = hand.count(self.joker)
        single = sum(hand.count(name) == 1 for name in set(hand) if name != self.joker)
        return single <= jokers and (jokers - single) % 2 == 0

    def winners(self):
        return self.won

    def scores(self):
        if not self.real:
            return [int(seat in self.won) for seat in range(4)]
        lost = 0 if not self.won else 4 if self.doubled else 2
        return [
            -(lost if seat not in self.won else 0) - (self.shown is not None and seat != self.shown)
            for seat in range(4)
        ]

    def position(self):
        position = {
            "turn": self.turn,
            "phase": self.phase,
            "over": self.over,
            "turns": self.turns,
            "hands": [self.sort(hand) for hand in self.hands],
            "counts": [len(hand) for hand in self.hands],
            "discards": [[tile for by, tile in self.discards if by == seat] for seat in range(4)],
            "stack": len(self.stack),
            "stack_tiles": list(self.stack),
        }
        if self.real:
            position |= {"indicator": self.indicator, "joker": self.joker}
        if self.shown is not None:
            position["shown"] = self.shown
        return position
