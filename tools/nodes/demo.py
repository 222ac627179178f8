"""Shows a cluster playing: tables of computer players, and figures while they play."""

import asyncio
import secrets
import time

from common import tables, talk, wire
from common.processes import Trouble
from common.server import metric
from nodes import saved

GAMES = tuple(tables.SEATS)
MAKE_SECONDS = 60
PACE = 300  # milliseconds that a computer waits before a move


class Host:
    """Makes a table and leaves its own seat to a computer. It stays connected, because computers play for somebody."""

    def __init__(self, port, game):
        self.port = port
        self.game = game
        self.id = tables.new_id()
        self.token = secrets.token_hex(16)
        self.node = None
        self.socket = None
        self.left = False
        self.task = None

    def query(self):
        return f"?node={self.node}" if self.node else ""

    async def start(self):
        body = {**tables.wanted(self.game, "basic", match="deals 100", pace=PACE), "token": self.token}
        until = time.monotonic() + MAKE_SECONDS
        while time.monotonic() < until:
            try:
                status, said = await talk.ask(self.port, "POST", f"/api/tables/{self.id}{self.query()}", body)
            except talk.NoAnswer:
                status, said = None, {}
            if status in (200, 201):
                return await self._connect()
            self.node = said.get("node")
            await asyncio.sleep(0.3)
        raise Trouble(f"No table could be made for {MAKE_SECONDS} seconds.")

    async def _connect(self, pause=0.0):
        await asyncio.sleep(pause)
        self.socket = talk.Socket(self, wire.upgrade(self.id, query=self.query()))
        if not await self.socket.connect(self.port):
            self._again(None)

    def _again(self, node):
        self.node = node
        self.task = asyncio.get_running_loop().create_task(self._connect(0.5))

    def opened(self):
        self.socket.send({"type": "watch"} if self.left else {"type": "sit", "token": self.token})

    def hear(self, message):
        phase = (message.get("table") or {}).get("phase")
        if message["type"] == "state" and not self.left:
            self.socket.send({"type": "leave"})
        if message["type"] == "update" and not self.left:
            self.left = True
            self.socket.send({"type": "state"})
        if message["type"] == "elsewhere":
            self.socket.close()
            self._again(message["node"])
        if phase == "between":
            self.socket.send({"type": "next"})

    def lost(self, status, said):
        self._again(said.get("node") if status == 421 else None)

    def end(self):
        if self.task is not None:
            self.task.cancel()
        if self.socket is not None:
            self.socket.close()


def moves_made(state):
    ports = [part["port"] for part in state["parts"] if part["name"] in state["nodes"]]
    return sum(metric(port, "parlor_moves_total", 3) or 0 for port in ports)


async def play(folder, count, seconds):
    state = saved.load(folder)
    port = next(part["port"] for part in state["parts"] if part["name"] == "haproxy")
    hosts = [Host(port, GAMES[at % len(GAMES)]) for at in range(count)]
    try:
        await asyncio.gather(*(host.start() for host in hosts))
        print(f"{count} tables made", flush=True)
        before, begin = moves_made(state), time.monotonic()
        while time.monotonic() < begin + seconds:
            await asyncio.sleep(min(5, seconds))
            lines, _ = await asyncio.to_thread(saved.status, folder)
            rate = (moves_made(state) - before) / (time.monotonic() - begin)
            print("", *lines, f"{rate:,.0f} moves per second", sep="\n", flush=True)
    finally:
        for host in hosts:
            host.end()
