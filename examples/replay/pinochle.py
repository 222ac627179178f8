"""Pinochle, with and without cut-throat: see "Pinochle" in docs/records.md."""

import re

from game import Game, take_out
from record import BadRecord

SUITS = "SHDC"
RANKS = ["9", "J", "Q", "K", "10", "A"]  # in the order in which they take tricks
READING = ["A", "K", "Q", "J", "10", "9"]
NUMBERED = {"1": "A", "11": "J", "12": "Q", "13": "K"}
POINTS = {"9": 0, "J": 2, "Q": 3, "K": 4, "10": 10, "A": 11}
PHASES = {"bid": "bid", "pass": "bid", "trump": "trump", "take": "pick", "keep": "keep", "play": "play"}

# T is the trump suit, X any other. The option that a meld needs; None if it always counts.
MELDS = [
    (1500, "additional", "AT AT 10T 10T KT KT QT QT JT JT"),
    (400, "additional", "JS JS JH JH JD JD JC JC"),
    (300, "additional", "JD JD QS QS"),
    (230, "additional", "AT 10T KT KT QT QT JT"),
    (190, None, "AT 10T KT KT QT JT"),
    (190, None, "AT 10T KT QT QT JT"),
    (150, None, "AT 10T KT QT JT"),
    (100, "additional", "AS AH AD AC"),
    (80, "kings", "KS KH KD KC"),
    (60, "queens", "QS QH QD QC"),
    (40, None, "KT QT"),
    (40, "additional", "JD QS"),
    (40, "jacks", "JS JH JD JC"),
    (20, "additional", "KX QX"),
    (10, "additional", "9T"),
]


def split(card):
    return RANKS.index(card[:-1]), card[-1]


class Pinochle(Game):
    seats = 2

    def __init__(self, rules):
        melds = ("additional", "kings", "queens", "jacks")
        self.on = [name for name in melds if rules.choice(name, "no", "yes") == "yes"]
        self.cutthroat = rules.choice("cutthroat", "no", "yes") == "yes"
        self.bidding = rules.choice("bidding", "yes", "no") == "yes"
        self.first_bidder = rules.choice("first", "random", "0", "1")
        lots = ["#0", "#1"] if self.first_bidder == "random" else []
        self.tiles = [rank + suit for suit in SUITS for rank in RANKS] * 2 + lots

    def tile(self, text):
        return super().tile(NUMBERED.get(text[:-1], text[:-1]) + text[-1:])

    def sort(self, cards):
        return sorted(cards, key=lambda card: (SUITS.index(card[-1]), READING.index(card[:-1])))

    def deal(self, order, number, seed):
        order, lot = self.without_lots(order)
        self.first = lot if self.first_bidder == "random" else int(self.first_bidder)
        self.turn = self.first
        packets = [order[i : i + 3] for i in range(0, 24, 3)]
        self.hands = [sum(packets[seat::2], []) for seat in range(2)]
        self.stock = order[24:]
        self.phase = "bid"
        self.bid = self.bidder = self.declarer = self.trump = None
        self.open = []
        self.kept = [False, False]
        self.dropped = [[], []]
        self.melds = None
        self.trick = []
        self.taken = [[], []]
        self.over = False
        if not self.bidding:
            self.bid, self.bidder, self.declarer = 0, self.first, self.first
            self.open.append(self.stock.pop(0))
            self.named(self.open[0][-1])

    def actors(self):
        if self.phase == "keep":
            return [seat for seat in range(2) if not self.kept[seat]]
        return super().actors()

    def play(self, seat, text):
        word, *rest = text.split() or [""]
        if PHASES.get(word) != self.phase or len(rest) != {"pass": 0, "keep": 12}.get(word, 1):
            raise self.unknown(text)
        getattr(self, "do_" + word)(seat, rest)

    def do_bid(self, seat, words):
        if not re.fullmatch("[0-9]{1,4}", words[0]):
            raise self.unknown("bid " + words[0])
        self.bid, self.bidder, self.turn = int(words[0]), seat, 1 - seat

    def do_pass(self, seat, words):
        if self.bidder is None:
            raise BadRecord("The first bid cannot be a pass.")
        self.declarer, self.turn, self.phase = self.bidder, self.bidder, "trump"

    def do_trump(self, seat, words):
        if words[0].upper() not in tuple(SUITS):
            raise self.unknown("trump " + words[0])
        self.named(words[0].upper())

    def named(self, suit):
        self.trump = suit
        if not self.cutthroat:
            return self.begin_tricks()
        while len(self.open) < 2:
            self.open.append(self.stock.pop(0))
        self.phase = "pick"

    def do_take(self, seat, words):
        self.hands[seat].append(take_out(self.open, self.tile(words[0]), "among the open cards"))
        self.hands[1 - seat].append(self.open.pop())
        for i, card in enumerate(self.stock):
            self.hands[(seat + i) % 2].append(card)
        self.stock = []
        self.phase = "keep"

    def do_keep(self, seat, words):
        hand = self.hands[seat]
        self.hands[seat] = [take_out(hand, self.tile(word), f"in the hand of seat {seat}") for word in words]
        self.dropped[seat] = hand
        self.kept[seat] = True
        if all(self.kept):
            self.begin_tricks()

    def begin_tricks(self):
        self.melds = [self.melds_of(hand) for hand in self.hands]
        self.turn, self.phase = self.declarer, "play"

    def melds_of(self, hand):
        """The highest melds first; each card counts in one meld, and each meld once."""
        left, found = list(hand), []
        for points, option, cards in MELDS:
            if option is not None and option not in self.on:
                continue
            for suit in [suit for suit in SUITS if suit != self.trump] if "X" in cards else [None]:
                wanted = cards.replace("T", self.trump).replace("X", suit or "").split()
                rest = list(left)
                if all(card in rest and not rest.remove(card) for card in wanted):
                    left = rest
                    found.append({"points": points, "cards": self.sort(wanted)})
        return found

    def do_play(self, seat, words):
        card = take_out(self.hands[seat], self.tile(words[0]), f"in the hand of seat {seat}")
        self.trick.append((seat, card))
        self.turn = 1 - seat
        if len(self.trick) == 1:
            return
        (leader, led), (follower, played) = self.trick
        (high, suit), (rank, other) = split(led), split(played)
        beaten = rank > high if other == suit else other == self.trump
        self.turn = follower if beaten else leader
        self.taken[self.turn] += [led, played]
        self.trick = []
        if not self.hands[0] and not self.hands[1]:
            self.over, self.phase = True, "over"

    def meld_points(self):
        return [sum(meld["points"] for meld in melds) for melds in self.melds or ([], [])]

    def trick_points(self):
        return [sum(10 if card == f"9{self.trump}" else POINTS[card[:-1]] for card in cards) for cards in self.taken]

    def made(self):
        return [melds + tricks for melds, tricks in zip(self.meld_points(), self.trick_points())]

    def failed(self):
        return self.over and self.made()[self.declarer] < self.bid

    def winners(self):
        if self.failed():
            return [1 - self.declarer]
        return [seat for seat in range(2) if self.made()[seat] == max(self.made())]

    def scores(self):
        return [0 if self.failed() and seat == self.declarer else self.made()[seat] for seat in range(2)]

    def position(self):
        waiting = self.actors()
        return {
            "turn": waiting[0] if waiting else self.turn,
            "phase": self.phase,
            "over": self.over,
            "first": self.first,
            "bid": self.bid,
            "bidder": self.bidder,
            "declarer": self.declarer,
            "trump": self.trump,
            "hands": [self.sort(hand) for hand in self.hands],
            "dropped": [self.sort(cards) for cards in self.dropped],
            "counts": [len(hand) for hand in self.hands],
            "stock": len(self.stock),
            "stock_cards": list(self.stock),
            "open": self.sort(self.open),
            "kept": list(self.kept),
            "melds": self.melds,
            "meld_points": self.meld_points(),
            "trick": [{"seat": seat, "card": card} for seat, card in self.trick],
            "tricks": [len(cards) // 2 for cards in self.taken],
            "taken": [self.sort(cards) for cards in self.taken],
            "trick_points": self.trick_points(),
            "totals": self.made(),
            "failed": self.failed(),
        }
