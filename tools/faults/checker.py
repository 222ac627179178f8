"""Decides whether what the clients were told and what the database kept is one history.

Clients report while they play; `compare` reads the database afterwards. Nothing here depends on how the server works or
where it stores its tables.
"""

import collections
import hashlib
import json

WATCHING = "watching"  # the observer of a client without a seat
MOST_PER_LAW = 20  # broken laws of one kind that are listed; the rest is counted

Ack = collections.namedtuple("Ack", "id text client")
Row = collections.namedtuple("Row", "table number id text")


def digest(value):
    """A short fingerprint of what a client was told."""
    return hashlib.blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=8).digest()


class Told:
    """What one client knows: the number, and the events of the current deal."""

    def __init__(self):
        self.number = 0
        self.deal = None
        self.events = []


class Checker:
    def __init__(self, say=lambda text: None):
        self.say = say  # told of each broken law at once
        self.acks = collections.defaultdict(dict)  # table: {number: Ack}
        self.ids = collections.defaultdict(dict)  # table: {id: number}, as acknowledged
        self.said = collections.defaultdict(dict)  # (table, number): {what: digest}, as updates said
        self.told = collections.defaultdict(Told)  # (table, client)
        self.highest = collections.Counter()  # table: the highest number anybody was told
        self.made = set()  # tables whose making was acknowledged
        self.broken = []
        self.laws = collections.Counter()
        self.updates = 0
        self.stale = 0  # states that were older than what others had been told when they were asked for

    def fault(self, law, what):
        self.laws[law] += 1
        if self.laws[law] <= MOST_PER_LAW:
            self.broken.append(f"{law}: {what}")
            self.say(f"BROKEN: {law}: {what}")

    def ok(self):
        return not self.laws

    # What clients report.

    def made_table(self, table):
        self.made.add(table)

    def acknowledged(self, table, number, identity, text, client):
        """A client was told that its move is stored. `text` is the entry as the database should have it, or None."""
        known = self.acks[table].get(number)
        if known is not None and known.id != identity:
            self.fault("two moves at one number", f"table {table}, number {number}: {known.id} and {identity}")
        before = self.ids[table].get(identity)
        if before is not None and before != number:
            self.fault("one move at two numbers", f"table {table}, {identity}: {before} and {number}")
        self.acks[table].setdefault(number, Ack(identity, text, client))
        self.ids[table][identity] = number

    def update(self, table, client, observer, number, deal, actors, events):
        """An update. `deal` is the number of the deal it belongs to."""
        told = self.told[table, client]
        self.updates += 1
        if number <= told.number:
            self.fault("numbers that do not grow", f"table {table}, {client}: {number} after {told.number}")
        elif number != told.number + 1:
            self.fault("a skipped number", f"table {table}, {client}: {number} after {told.number}")
        self._same(table, number, "actors", actors, client)
        self._same(table, number, f"events for {observer}", events, client)
        if deal != told.deal:
            told.deal, told.events = deal, []
        told.events += map(digest, events)
        told.number = number
        self.highest[table] = max(self.highest[table], number)

    def state(self, table, client, observer, number, deal, actors, events, asked=0):
        """The whole state, as it comes after connecting. `asked` is the highest number that anybody had been told when
        the client asked. An older answer is not wrong, because nobody can move in the past, so it is only counted."""
        told = self.told[table, client]
        self.stale += number < asked
        if number < told.number:
            self.fault("a state from the past", f"table {table}, {client}: {number} after {told.number}")
        digests = [digest(event) for event in events]
        if deal == told.deal and digests[: len(told.events)] != told.events:
            self.fault("another past", f"table {table}, {client}: the events up to number {told.number} have changed")
        if deal == told.deal and number == told.number and len(digests) != len(told.events):
            self.fault("another past", f"table {table}, {client}: more events than before at number {number}")
        self._same(table, number, "actors", actors, client)
        self._same(table, number, f"deal so far for {observer}", events, client)
        told.number, told.deal, told.events = number, deal, digests
        self.highest[table] = max(self.highest[table], number)

    def empty_state(self, table, client, number):
        """A state without the game, although it has been dealt."""
        self.fault("a state without its game", f"table {table}, {client}: no view at number {number}")

    def _same(self, table, number, what, value, client):
        known = self.said[table, number].setdefault(what, digest(value))
        if known != digest(value):
            self.fault("two histories", f"table {table}, number {number}: {client} was told other {what}")

    # What the database has.

    def compare(self, rows, tables):
        """`rows` are all entries of the database, `tables` the IDs of all tables."""
        tables = collections.Counter(tables)
        for table in sorted(self.made - set(tables)):
            self.fault("a lost table", f"table {table} was made and is not in the database")
        for table, count in tables.items():
            if count > 1:
                self.fault("a doubled table", f"table {table} is in the database {count} times")
        entries = collections.defaultdict(list)
        for row in rows:
            entries[row.table].append(row)
        for table in sorted({*self.acks, *self.highest, *entries}):
            self._compare_table(table, entries[table])

    def _compare_table(self, table, rows):
        kept = {}
        for row in rows:
            if row.number in kept:
                self.fault("two moves at one number", f"table {table}, number {row.number} is in the database twice")
            kept[row.number] = row
        if sorted(kept) != list(range(1, len(kept) + 1)):
            missing = sorted(set(range(1, max(kept) + 1)) - set(kept))[:5]
            self.fault("a gap in the database", f"table {table}: {missing} missing, {max(kept)} is there")
        for identity, count in collections.Counter(row.id for row in rows if row.id).items():
            if count > 1:
                self.fault("a doubled move", f"table {table}: {identity} is in the database {count} times")
        if self.highest[table] > len(kept):
            self.fault("a lost entry", f"table {table}: somebody saw {self.highest[table]}, the last is {len(kept)}")
        for number, ack in sorted(self.acks[table].items()):
            row = kept.get(number)
            if row is None or row.id != ack.id:
                there = f"{row.id or 'an entry without an ID'} is there" if row else "nothing is there"
                self.fault("a lost move", f"table {table}, number {number}: {ack.id} was acknowledged, {there}")
            elif ack.text is not None and row.text != ack.text:
                self.fault("a changed move", f"table {table}, number {number}: {ack.text!r} became {row.text!r}")

    def count_acknowledged(self):
        return sum(map(len, self.acks.values()))

    def count_lost(self):
        return self.laws["a lost move"] + self.laws["a lost entry"] + self.laws["a lost table"]

    def count_doubled(self):
        return self.laws["a doubled move"] + self.laws["a doubled table"] + self.laws["two moves at one number"]
