"""Connections between the parts of a cluster that can be cut: a small TCP proxy on loopback, in a process of its own.

A link has a mode: `pass`; `refuse`, which resets its connections and closes new ones at once, like a firewall that
rejects; and `hole`, in which nothing arrives any more and nobody is told, like a cable that was pulled. After a hole,
what was under way still arrives, as it does with TCP.
"""

import asyncio
import json
import pathlib
import subprocess
import sys

if __name__ == "__main__":
    sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from common import processes, wire

MODES = ("pass", "refuse", "hole")


class End(asyncio.Protocol):
    """One of the two ends of a connection through a link."""

    def __init__(self, link, other=None):
        self.link = link
        self.other = other
        self.transport = None
        self.early = []  # what came before the other end was connected

    def connection_made(self, transport):
        self.transport = transport
        self.link.ends.add(self)
        if self.other is None:  # a client
            if self.link.mode == "refuse":
                return transport.abort()
            transport.pause_reading()
            if self.link.mode == "pass":
                self.link.call(self)

    def data_received(self, data):
        self.other.transport.write(data)

    def pause_writing(self):
        self.other.transport.pause_reading()

    def resume_writing(self):
        if self.link.mode != "hole":
            self.other.transport.resume_reading()

    def eof_received(self):
        return False

    def connection_lost(self, _):
        self.link.ends.discard(self)
        if self.other is not None and self.other.transport is not None:
            self.other.transport.close()


class Link:
    def __init__(self, target):
        self.target = target
        self.mode = "pass"
        self.ends = set()
        self.tasks = set()

    def call(self, client):
        task = asyncio.get_running_loop().create_task(self._call(client))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def _call(self, client):
        loop = asyncio.get_running_loop()
        try:
            _, server = await loop.create_connection(lambda: End(self, client), wire.loopback("127.0.0.1"), self.target)
        except OSError:
            client.transport.abort()
            return
        client.other = server
        if client.transport.is_closing():
            server.transport.close()
        elif self.mode == "pass":
            client.transport.resume_reading()
        elif self.mode == "hole":
            server.transport.pause_reading()

    def set(self, mode):
        self.mode = mode
        for end in list(self.ends):
            if end.transport.is_closing():
                continue
            if mode == "refuse":
                end.transport.abort()
            elif mode == "hole":
                end.transport.pause_reading()
            elif end.other is None:
                self.call(end)
            else:
                end.transport.resume_reading()


async def serve():
    """Takes commands from standard input, as JSON in lines, until it is closed."""
    loop = asyncio.get_running_loop()
    links = {}
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        command = json.loads(line)
        if "target" in command:
            link = links[command["name"]] = Link(command["target"])
            await loop.create_server(lambda link=link: End(link), "127.0.0.1", command["port"])
        else:
            links[command["name"]].set(command["mode"])
        print("done", flush=True)


class Links:
    """The process with all links, seen from the tool that uses it."""

    def __init__(self, log):
        with open(log, "ab") as errors:
            self.child = subprocess.Popen(
                [sys.executable, __file__],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
                start_new_session=True,
            )

    def _tell(self, **command):
        self.child.stdin.write(json.dumps(command) + "\n")
        self.child.stdin.flush()
        if self.child.stdout.readline() != "done\n":
            raise processes.Trouble("The links between the parts of the cluster are gone.")

    def add(self, name, target):
        """The port of a new link to this port."""
        port = processes.free_port()
        self._tell(name=name, port=port, target=target)
        return port

    def set(self, name, mode):
        self._tell(name=name, mode=mode)

    def end(self):
        self.child.stdin.close()
        try:
            self.child.wait(5)
        except subprocess.TimeoutExpired:
            self.child.kill()
            self.child.wait()


if __name__ == "__main__":
    asyncio.run(serve())
