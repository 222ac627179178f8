"""Big-2: see "Big-2" in docs/records.md."""

from game import Game, take_out
from record import BadRecord

RANKS = "3 4 5 6 7 8 9 10 J Q K A 2".split()


class Big2(Game):
    def __init__(self, rules):
        suits = rules.choice("suits", "CDHS", "DCHS", "CSHD", "SCDH")
        self.tiles = [suit + rank for rank in RANKS for suit in suits]
        self.begins_with = {"club": "C3", "diamond": "D3"}[rules.choice("start", "club", "diamond")]

    def deal(self, order, number, seed):
        self.hands = [order[seat::4] for seat in range(4)]
        self.turn = next(seat for seat in range(4) if self.begins_with in self.hands[seat])
        self.top = None  # the seat that played last, and its cards
        self.passes = 0
        self.played = []
        self.over = False

    def play(self, seat, text):
        if text == "pass":
            if not self.top:
                raise BadRecord("A round cannot begin with a pass.")
            self.passes += 1
            if self.passes == 3:
                self.passes, self.top = 0, None
        else:
            cards = [self.tile(word.replace("[", "").replace("]", "")) for word in text.split()]
            if not cards:
                raise self.unknown(text)
            for card in cards:
                self.played.append(take_out(self.hands[seat], card, f"in the hand of seat {seat}"))
            self.top, self.passes = (seat, cards), 0
            self.over = not self.hands[seat]
        if not self.over:
            self.turn = (seat + 1) % 4

    def winners(self):
        return [self.turn]

    def scores(self):
        lost = [len(hand) * (3 if len(hand) == 13 else 2 if len(hand) >= 10 else 1) for hand in self.hands]
        return [sum(lost) if seat == self.turn else -lost[seat] for seat in range(4)]

    def position(self):
        return {
            "turn": self.turn,
            "over": self.over,
            "opening": not self.played,
            "passes": self.passes,
            "hands": [self.sort(hand) for hand in self.hands],
            "counts": [len(hand) for hand in self.hands],
            "played": self.sort(self.played),
            "top": self.top and {"seat": self.top[0], "cards": self.sort(self.top[1])},
        }
