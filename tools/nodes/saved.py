"""A cluster that stays when the command that started it ends: written down, so that another command finds it."""

import json
import pathlib
import shutil
import signal

from common.processes import Process, Trouble
from common.server import health, metric
from nodes import postgres
from nodes.cluster import Cluster

COLUMNS = ["process", "port", "state", "tables owned", "lease age"]


def file_in(folder):
    return pathlib.Path(folder) / "cluster.json"


def save(cluster):
    """Everything needed to find it again and to end it."""
    parts = [{"name": "haproxy", "port": cluster.port, **cluster.balancer.process.saved()}]
    parts += [{"name": name, "port": node.port, **node.process.saved()} for name, node in cluster.nodes.items()]
    # The primary comes first: it waits until its standby has everything.
    for role in ("primary", "standby"):
        server = getattr(cluster.database, role)
        parts.append({"name": server.name, "port": server.port, **server.process.saved()})
    state = {"data": str(cluster.data), "program": str(cluster.program), "nodes": list(cluster.nodes), "parts": parts}
    file_in(cluster.folder).write_text(json.dumps(state, indent=1))


def load(folder):
    try:
        return json.loads(file_in(folder).read_text())
    except FileNotFoundError:
        raise Trouble(f"No cluster was started in {folder}; start one with tools/cluster up.") from None
    except ValueError:
        raise Trouble(f"{file_in(folder)} cannot be read; remove it if nothing of that cluster runs.") from None


def process_of(part):
    return Process(part["pid"], part["start"])


def up(program, folder, lease, port):
    if file_in(folder).exists() and any(process_of(part).alive() for part in load(folder)["parts"]):
        raise Trouble(f"The cluster in {folder} runs already; end it with tools/cluster down.")
    cluster = Cluster(program, folder, lease=lease, lasting=True, port=port)
    try:
        save(cluster)
    except BaseException:
        cluster.end()
        raise
    return cluster


def down(folder):
    """Ends exactly what `up` started; the number of processes that ran."""
    state = load(folder)
    running = [part for part in state["parts"] if process_of(part).alive()]
    for part in running:
        process_of(part).end(signal.SIGINT if part["name"].startswith("postgres") else signal.SIGTERM)
    shutil.rmtree(state["data"], ignore_errors=True)
    file_in(folder).unlink()
    return len(running)


def describe(part, nodes):
    """One line of the table, and whether the process is as it should be."""
    name, port = part["name"], part["port"]
    if not process_of(part).alive():
        return [f"node {name}" if name in nodes else name, str(port), "ended", "", ""], False
    if name in nodes:
        status, said = health(port, 3)
        owned = metric(port, "parlor_tables_owned", 3)
        age = said.get("lease_age")
        state = "healthy" if status == 200 else said.get("status", "no answer")
        cells = [state, "" if owned is None else f"{owned:.0f}", "" if age is None else f"{age:.1f} s"]
        return [f"node {name}", str(port), *cells], status == 200
    if name.startswith("postgres"):
        return [name, str(port), role_of(name, port), "", ""], True
    return [name, str(port), "running", "", ""], True


def role_of(name, port):
    try:
        behind = postgres.Instance(name, "/", port).sql("SELECT pg_is_in_recovery()", "postgres", 5).strip()
    except (Trouble, OSError, TimeoutError):
        return "no answer"
    return "standby" if behind == "t" else "primary"


def status(folder):
    """The lines to print, and whether everything is well."""
    state = load(folder)
    described = [describe(part, state["nodes"]) for part in state["parts"]]
    rows = [COLUMNS, *(row for row, _ in described)]
    widths = [max(map(len, column)) for column in zip(*rows)]
    lines = ["  ".join(cell.ljust(width) for cell, width in zip(row, widths)).rstrip() for row in rows]
    return lines, all(well for _, well in described)
