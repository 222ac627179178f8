#!/usr/bin/env python3
"""A player for Big-2 and Pinochle: gives every legal move a weight and plays the highest.

    ./parlor play big2 --seats human,"cmd:python3 examples/players/cards.py",basic,smart
    ./parlor arena pinochle "cmd:python3 examples/players/cards.py" random --deals 100
"""

from json_lines import play


def rank_in(order, card, suit_last):
    return order.index(card[:-1] if suit_last else card[1:])


def big2(view, move):
    """Plays as many cards as it can, low ones first; passes only if it must."""
    if move == "pass":
        return -100
    order = "3 4 5 6 7 8 9 10 J Q K A 2".split()
    cards = move.split()
    return 20 * len(cards) - max(rank_in(order, card, False) for card in cards)


def pinochle(view, move):
    """Bids low, names its longest suit as trump, and takes tricks with points as cheaply as it can."""
    what, _, rest = move.partition(" ")
    hand = view["hands"][view["seat"]]
    if what == "pass":
        return -len([card for card in hand if card[0] == "A"])  # aces are worth another bid
    if what == "bid":
        return -int(rest) / 100
    if what == "trump":
        return len([card for card in hand if card[-1] == rest[0].upper()])
    if what != "play":
        return 0  # no preference: the first move listed
    order = "9 J Q K 10 A".split()
    height = rank_in(order, rest, True) + (len(order) if rest[-1] == view["trump"] else 0)
    if not view["trick"]:
        return height  # leads its highest card
    led = view["trick"][0]["card"]
    to_beat = rank_in(order, led, True) + (len(order) if led[-1] == view["trump"] else 0)
    wins = height > to_beat and (rest[-1] == led[-1] or rest[-1] == view["trump"])
    return (100 if wins else 0) - height


WEIGHTS = {"big2": big2, "pinochle": pinochle}

if __name__ == "__main__":
    play(lambda game, view, move: WEIGHTS[game](view, move))
