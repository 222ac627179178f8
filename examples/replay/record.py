"""Reads the text of a record: its tags and entries, with the line of each."""

import re
from dataclasses import dataclass, field

TOKEN = re.compile(r'\[|\]|"(?:\\.|[^"\\\n])*"?|[^ \t\r\n\[\]"]+', re.S)
ENTRY_NUMBER = re.compile(r"[0-9]+\.")
MOST_DEALS = 1000


class BadRecord(Exception):
    """What is wrong, in a sentence, and the line, if known."""

    def __init__(self, reason, line=None):
        super().__init__(reason)
        self.line = line

    def __str__(self):
        where = f"line {self.line}: " if self.line else ""
        return where + self.args[0]


@dataclass
class Entry:
    line: int
    who: str  # a seat's number, or "system"
    text: str


@dataclass
class Deal:
    line: int
    shuffle: str = None
    seed: bytes = None
    secret: bytes = None
    tiles: str = None
    score: str = None
    score_line: int = None
    entries: list = field(default_factory=list)


@dataclass
class Record:
    game: str = ""
    rules: str = ""
    names: list = field(default_factory=list)
    match: tuple = ("deals", 1)
    commitment: bytes = None
    words: list = field(default_factory=list)
    deals: list = field(default_factory=list)
    cut: str = None  # what was left out because the text ends in the middle of it


@dataclass
class Token:
    text: str
    line: int
    start: int

    @property
    def word(self):
        """The text without its quotes."""
        if not self.text.startswith('"'):
            return self.text
        return re.sub(r"\\(.)", r"\1", self.text[1:].removesuffix('"'), flags=re.S)

    @property
    def begins_entry(self):
        return ENTRY_NUMBER.fullmatch(self.text) is not None


def tokens_of(text):
    tokens, line, counted = [], 1, 0
    for found in TOKEN.finditer(text):
        line += text.count("\n", counted, found.start())
        counted = found.start()
        tokens.append(Token(found[0], line, found.start()))
    return tokens


def hash_of(text, line):
    if not re.fullmatch(r"[0-9a-fA-F]{64}", text):
        raise BadRecord(f'"{shown(text)}" should be 64 hexadecimal digits.', line)
    return bytes.fromhex(text)


def seed_of(text, line):
    if len(text) == 64:
        return hash_of(text, line)
    if not re.fullmatch(r"[0-9]{1,19}", text) or int(text) >= 2**63:
        raise BadRecord(f'The seed "{shown(text)}" is neither a number below 2^63 nor 64 hexadecimal digits.', line)
    return int(text).to_bytes(32, "little")


def match_of(text, line):
    found = re.fullmatch(r"(deals|to|within|down) ([0-9]{1,9})", text)
    if not found or int(found[2]) < (found[1] != "down"):
        raise BadRecord(f'"{shown(text)}" is not a match length.', line)
    return found[1], int(found[2])


def shown(text, most=60):
    """The text, made safe to quote in a message."""
    plain = "".join(c if c.isprintable() else "?" for c in text)
    return plain if len(plain) <= most else plain[:most] + "..."


class Reader:
    def __init__(self, text):
        self.record = Record()
        if not text.endswith("\n"):
            text = self.without_unfinished(text)
        self.tokens = tokens_of(text)
        self.at = 0
        self.version = False
        self.fair = False

    def without_unfinished(self, text):
        """An unfinished last line is cut before its last entry or open tag."""
        last_line = text.rfind("\n") + 1
        end = last_line
        for token in tokens_of(text):
            if token.start >= last_line:
                if token.text == "[" or token.begins_entry:
                    end = token.start
                elif token.text == "]":
                    end = token.start + 1
        self.record.cut = text[end:].strip() or None
        return text[:end]

    def next(self):
        self.at += 1
        return self.tokens[self.at - 1]

    def more(self):
        return self.at < len(self.tokens)

    def read(self):
        while self.more():
            token = self.tokens[self.at]
            if token.text == "[":
                self.read_tag()
            elif not self.version:
                raise BadRecord('This is not a Parlor record: it does not begin with [Parlor "1"].')
            elif token.begins_entry:
                self.read_entry()
            else:
                raise BadRecord(f'"{shown(token.text)}" is neither a tag nor an entry.', token.line)
        if not self.version:
            raise BadRecord('This is not a Parlor record: it does not begin with [Parlor "1"].')
        record = self.record
        if not record.game:
            raise BadRecord("The record does not name its game.")
        if record.commitment:
            record.words += [""] * (len(record.names) - len(record.words))
        if record.deals and not (record.deals[-1].entries or record.deals[-1].seed or record.deals[-1].tiles):
            record.deals.pop()
            record.cut = f"[Deal {len(record.deals) + 1}]"
        return record

    def read_tag(self):
        opened = self.next()
        parts = []
        while self.more() and self.tokens[self.at].text != "]":
            parts.append(self.next())
        if not self.more():
            raise BadRecord("A tag is not closed.", opened.line)
        self.next()
        if not parts:
            raise BadRecord("A tag has no name.", opened.line)
        name, values = parts[0].text, [part.word for part in parts[1:]]
        if not self.version and name != "Parlor":
            raise BadRecord('This is not a Parlor record: it does not begin with [Parlor "1"].')
        wanted = {"Seat": (3, 4), "Word": (2,)}.get(name, (1,))
        if len(values) not in wanted:
            raise BadRecord(f"The tag {shown(name)} has {len(values)} values.", opened.line)
        self.understand(name, values, parts[0].line)

    def understand(self, name, values, line):
        record, value = self.record, values[0]
        if name == "Parlor":
            if value != "1":
                raise BadRecord(f'Version "{shown(value)}" of the format is not known here.', line)
            self.version = True
        elif name == "Game":
            record.game = value
        elif name == "Rules":
            record.rules = value
        elif name == "Seat":
            self.numbered(name, value, len(record.names), line)
            record.names.append(values[1])
        elif name == "Match":
            record.match = match_of(value, line)
        elif name == "Fair":
            if value != "sha256-chain-1":
                raise BadRecord(f'"{shown(value)}" is not a known method of committing to deals.', line)
            self.fair = True
        elif name in ("Commitment", "Word", "Secret") and not (self.fair and (record.commitment or name[0] == "C")):
            raise BadRecord(f"The tag {name} needs a commitment, and this record has none.", line)
        elif name == "Commitment":
            record.commitment = hash_of(value, line)
        elif name == "Word":
            self.numbered(name, value, len(record.words), line)
            record.words.append(values[1])
        elif name == "Deal":
            self.numbered(name, value, len(record.deals) + 1, line)
            record.deals.append(Deal(line))
        elif name in ("Shuffle", "Seed", "Secret", "Tiles", "Score") and record.deals:
            self.understand_deal(record.deals[-1], name, value, line)
        else:
            raise BadRecord(f"The tag {shown(name)} is unknown or in the wrong place.", line)

    def understand_deal(self, deal, name, value, line):
        if name == "Shuffle":
            deal.shuffle = value
        elif name == "Seed":
            deal.seed = seed_of(value, line)
        elif name == "Secret":
            deal.secret = hash_of(value, line)
        elif name == "Tiles":
            deal.tiles = value
        else:
            deal.score, deal.score_line = value, line

    @staticmethod
    def numbered(name, value, number, line):
        if value != str(number):
            raise BadRecord(f"[{name} {shown(value)}] should be [{name} {number}].", line)

    def read_entry(self):
        first = self.next()
        if not self.record.deals:
            raise BadRecord("There is an entry before the first deal.", first.line)
        entries = self.record.deals[-1].entries
        if first.text != f"{len(entries) + 1}.":
            raise BadRecord(f"Entry {shown(first.text)} should be {len(entries) + 1}.", first.line)
        words = []
        while self.more() and self.tokens[self.at].text != "[" and not self.tokens[self.at].begins_entry:
            words.append(self.next().word)
        if not words or not (words[0] == "system" or re.fullmatch("[0-9]", words[0])):
            raise BadRecord(f"Entry {first.text} does not name its seat.", first.line)
        who, *text = words
        if text[:1] == ["!"]:  # forced against the rules, but made like any other move
            text = text[1:]
        entries.append(Entry(first.line, who, " ".join(text)))


def read(data):
    """The record in these bytes. Words are hashed as they are, so bytes that are not UTF-8 must survive."""
    data = data.removeprefix(b"\xef\xbb\xbf")  # a byte order mark
    return Reader(data.decode("utf-8", "surrogateescape")).read()


class Rules:
    """Options by name; an omitted one has its default value. Options that are never asked for do not matter here."""

    def __init__(self, text):
        version, *words = text.split() or [""]
        if version != "1":
            raise BadRecord(f'Version "{shown(version)}" of the rules is not known here.')
        self.values = dict(word.partition("=")[::2] for word in words)

    def choice(self, name, *values):
        """One of these values; the first is the default."""
        value = self.values.get(name, values[0])
        if value not in values:
            raise BadRecord(f'The option {name} is one of {", ".join(values)}, not "{shown(value)}".')
        return value

    def number(self, name, usual, least, most):
        value = self.values.get(name, str(usual))
        if not re.fullmatch(r"[0-9]{1,4}", value) or not least <= int(value) <= most:
            raise BadRecord(f'The option {name} is a number from {least} to {most}, not "{shown(value)}".')
        return int(value)
