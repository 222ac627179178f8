"""One client at a table: a person who plays random legal moves, or a spectator.

It behaves as the page does: it connects again after any trouble, goes to the node that owns the table, and repeats an
unanswered move with its ID.
"""

import asyncio
import collections
import time

from common import wire
from common.talk import Socket
from faults.checker import WATCHING

FIRST_PAUSE, LONGEST_PAUSE = 0.1, 1.5  # between attempts to connect
ANSWER_SECONDS = 8  # after which an unanswered message means that the connection is dead
QUIET_SECONDS = 8  # after which it asks whether somebody is still there
THINKING = (0.1, 0.5)

Move = collections.namedtuple("Move", "id number text")


class Player:
    def __init__(self, table, name, token=None):
        self.table = table
        self.crowd = table.crowd
        self.name = name
        self.token = token
        self.seat = WATCHING
        self.socket = None
        self.task = None
        self.node = None  # the owner's name, as far as it was told
        self.pause = FIRST_PAUSE
        self.told = None
        self.deal = None
        self.pending = None  # the move without an answer
        self.sent = 0.0  # when it was sent last
        self.act_at = None
        self.waiting = None  # since when an answer is due
        self.heard = 0.0
        self.count = 0
        self.problem = ""
        self.asked = 0  # the highest number that anybody had been told when it asked for the state

    def start(self):
        self._connect()

    def end(self):
        if self.task is not None and self.task is not asyncio.current_task():
            self.task.cancel()
        if self.socket is not None:
            self.socket.close()

    def describe(self):
        """What it is waiting for, for a person who looks for the reason."""
        connected = "connected" if self.socket is not None and self.socket.ready() else "not connected"
        number = self.told["number"] if self.told else "nothing"
        actors = self.told["actors"] if self.told else []
        moves = len(self.told.get("moves", [])) if self.told else 0
        sent = f", {self.pending} sent" if self.pending else ""
        last = f", last problem: {self.problem}" if self.problem else ""
        return f"{self.name} ({self.seat}): {connected}, knows {number}, turn of {actors}, {moves} moves{sent}{last}"

    # Connecting.

    def _connect(self, pause=0.0):
        self.socket = None
        self.waiting = self.heard = time.monotonic() + pause
        self.task = asyncio.get_running_loop().create_task(self._open(pause))

    async def _open(self, pause):
        await asyncio.sleep(pause)
        query = f"?node={self.node}" if self.node else ""
        origin = ("Origin", f"http://127.0.0.1:{self.crowd.port}")  # as a browser sends it for the page
        self.socket = socket = Socket(self, wire.upgrade(self.table.id, [origin], query))
        if not await socket.connect(self.crowd.port):
            self._again()

    def opened(self):
        self.asked = self.crowd.checker.highest[self.table.id]
        self.socket.send({"type": "sit", "token": self.token, "moves": True} if self.token else {"type": "watch"})

    def _count(self, problem):
        self.problem = problem
        self.crowd.answers[problem] += 1

    def lost(self, status, said):
        """The socket is gone, or there was none."""
        if status is not None:
            self._count(f"socket: {status}")
        self._again(said.get("node") if status == 421 else None)

    def _again(self, node=None):
        self.end()
        self.node = node
        if self.table.over():
            return
        pause = self.pause * self.crowd.random.uniform(0.7, 1.3)
        self.pause = min(self.pause * 1.6, LONGEST_PAUSE)
        self._connect(pause)

    # Listening.

    def hear(self, message):
        self.heard = time.monotonic()
        kind = message["type"]
        if kind in ("state", "update"):
            self._take(message)
        if kind in ("update", "done") and self.pending and message.get("id") == self.pending.id:
            self._answered(message["number"])
        elif kind == "refused":
            self._refused(message)
        elif kind == "elsewhere":
            self._count("elsewhere")
            self._again(message["node"])
        elif kind == "goodbye":
            self._count(f"goodbye: {message['reason']['key']}")
        if message.get("table") and kind in ("state", "update", "table"):
            self.table.phase = message["table"]["phase"]
            if self.table.over():
                self.table.finish()
        self._plan()

    def _take(self, message):
        if message["type"] == "state":
            self.pause, self.waiting = FIRST_PAUSE, None
            if message["you"] is not None:
                self.seat = message["you"]
        if message.get("table"):
            self.deal = message["table"]["deal"]
        self.told = message
        checker, number = self.crowd.checker, message["number"]
        said = (self.deal, message["actors"], message["events"])
        if message["type"] == "state" and self.deal and message["view"] is None:
            checker.empty_state(self.table.id, self.name, number)
        elif message["type"] == "state":
            checker.state(self.table.id, self.name, self.seat, number, *said, self.asked)
        else:
            checker.update(self.table.id, self.name, self.seat, number, *said)
        if message["type"] == "state" and self.pending:
            self._send_move()

    def _answered(self, number):
        text = f"{self.seat} {self.pending.text}"
        self.crowd.checker.acknowledged(self.table.id, number, self.pending.id, text, self.name)
        self.crowd.acknowledged(self.table, self.sent)
        self.pending = self.waiting = None

    def _refused(self, message):
        key = message["reason"]["key"]
        self._count(f"refused: {key}")
        if not self.pending or message["id"] != self.pending.id:
            return
        self.waiting = None
        if key == "server.not_stored":
            self.act_at = time.monotonic() + 0.5  # the same move again
        else:
            self.pending = None
            self.socket.send({"type": "state"})

    # Acting.

    def my_turn(self):
        return self.table.phase == "playing" and self.told is not None and self.seat in self.told["actors"]

    def _plan(self):
        if self.act_at is None and self.token and (self.my_turn() or self.table.phase == "between"):
            self.act_at = time.monotonic() + self.crowd.random.uniform(*self.crowd.thinking)

    def tick(self, now):
        """Called several times a second."""
        if self.table.over() or self.crowd.quiet:
            return
        if self.waiting is not None and now - self.waiting > ANSWER_SECONDS:
            self._count("no answer")
            return self._again()
        if self.socket is None or not self.socket.ready() or self.told is None:
            return
        if now - self.heard > QUIET_SECONDS and self.waiting is None:
            self.socket.send({"type": "state"})
            self.waiting = now
        if self.act_at is not None and now >= self.act_at and self.waiting is None:
            self.act_at = None
            self._act(now)

    def _act(self, now):
        if self.pending:
            self._send_move()
        elif self.table.phase == "between":
            self.socket.send({"type": "next", "number": self.told["number"]})
            self.act_at = now + 2  # in case it did not arrive
        elif self.my_turn():
            if moves := self.told.get("moves"):
                self.count += 1
                identity = f"{self.name}-{self.count}"
                self.pending = Move(identity, self.told["number"], self.crowd.random.choice(moves))
                self._send_move()
            else:
                self._count("no moves listed")
                self.socket.send({"type": "state"})

    def _send_move(self):
        self.sent = self.waiting = time.monotonic()
        self.socket.send(
            {"type": "move", "id": self.pending.id, "number": self.pending.number, "move": self.pending.text}
        )
