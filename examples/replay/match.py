"""Replays a record entry by entry and keeps the totals of the match."""

import re

from big2 import Big2
from okey import Okey
from pinochle import Pinochle
from record import MOST_DEALS, BadRecord, Rules, shown
from remi import Remi
from rummikub import Rummikub
from shuffle import check_fair, named, shuffled

GAMES = {"big2": Big2, "okey": Okey, "pinochle": Pinochle, "remi": Remi, "rummikub": Rummikub}
NOTE = re.compile(r"(?:clock|giveback|resign|hint|end) ([0-9])|takeover ([0-9]) \S+")


class Match:
    """`game` is the deal being played: it has the position, and at the end the scores and winners."""

    def __init__(self, record):
        if record.game not in GAMES:
            raise BadRecord(f'The game "{shown(record.game)}" is not known here.')
        self.record = record
        self.game = GAMES[record.game](Rules(record.rules))
        if len(record.names) != self.game.seats:
            raise BadRecord(f"This game has {self.game.seats} seats, the record {len(record.names)}.")
        self.totals = [self.game.start] * self.game.seats
        self.finished = 0
        self.resigned = None
        self.called_off = False
        check_fair(record)

    def play(self):
        """After every deal and every entry, yields the number of the deal and of its entries so far."""
        for number, deal in enumerate(self.record.deals, 1):
            if self.over():
                raise BadRecord("The match was over before this deal.", deal.line)
            if self.finished < number - 1:
                raise BadRecord("The deal before this one is not finished.", deal.line)
            self.begin(deal, number)
            for done in range(len(deal.entries) + 1):
                if done:
                    self.carry_out(deal.entries[done - 1])
                if done == len(deal.entries):
                    self.check_score(deal)
                yield number, done

    def begin(self, deal, number):
        game = self.game
        if deal.tiles is None and deal.seed is None:
            raise BadRecord("The deal has neither a seed nor tiles.", deal.line)
        if deal.shuffle not in (None, game.shuffle):
            raise BadRecord(f'Under these rules the shuffle is {game.shuffle}, not "{shown(deal.shuffle)}".', deal.line)
        seed = deal.seed or bytes(32)
        if deal.tiles is None:
            order = shuffled(game.shuffle, seed, game.tiles)
        else:
            order = named(deal.tiles, game.tiles, deal.line)
        game.deal(order, number, seed)
        self.ended()

    def carry_out(self, entry):
        try:
            stops = entry.who == "system" and entry.text.startswith(("resign", "end"))
            if self.over() or (self.game.over and not stops):
                raise BadRecord("There is nothing left to play.")
            if entry.who == "system":
                self.note(entry.text)
                return
            if int(entry.who) not in self.game.actors():
                raise BadRecord(f"It is not seat {entry.who}'s turn.")
            self.game.play(int(entry.who), entry.text.lower())
        except BadRecord as problem:
            raise BadRecord(problem.args[0], entry.line) from None
        self.ended()

    def note(self, text):
        """Only resigning and ending the match change anything; everything else is only information for readers."""
        found = NOTE.fullmatch(text)
        if not found or int(found[1] or found[2]) >= self.game.seats:
            raise BadRecord(f'"{shown(text)}" is not a system entry.')
        if text.startswith("resign"):
            self.resigned = int(found[1])
        if text.startswith("end"):
            self.called_off = True

    def ended(self):
        if self.game.over:
            self.finished += 1
            self.totals = [total + more for total, more in zip(self.totals, self.game.scores())]

    def check_score(self, deal):
        found = " ".join(map(str, self.game.scores())) if self.game.over else "none yet"
        if deal.score not in (None, found):
            raise BadRecord(f'The score should be "{found}", not "{shown(deal.score)}".', deal.score_line)

    def over(self):
        kind, amount = self.record.match
        reached = {
            "deals": lambda points: False,
            "to": lambda points: points >= amount,
            "within": lambda points: abs(points) >= amount,
            "down": lambda points: points <= amount,
        }[kind]
        most = amount if kind == "deals" else MOST_DEALS
        stopped = self.resigned is not None or self.called_off
        return stopped or self.finished >= most or any(map(reached, self.totals))

    def leaders(self):
        """The seats with the best total: several if they share it, none if the match was called off. A seat that
        resigned cannot win."""
        if self.called_off:
            return []
        best = min if self.game.fewest_win else max
        others = [seat for seat in range(self.game.seats) if seat != self.resigned]
        return [seat for seat in others if self.totals[seat] == best(self.totals[seat] for seat in others)]
