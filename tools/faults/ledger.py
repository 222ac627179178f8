"""Reads what the database kept, without the server."""

import contextlib
import json
import sqlite3

from faults.checker import Row

ENTRIES = "SELECT tables.id, number, move_id, text FROM entries LEFT JOIN tables ON tables.key = entries.table_key"
TABLES = "SELECT id FROM tables"


def of_postgres(instance):
    """All entries and all IDs of tables."""
    rows = instance.sql(f"SELECT json_build_array(id, number, move_id, text) FROM ({ENTRIES}) AS kept", seconds=600)
    return [Row(*json.loads(line)) for line in rows.splitlines()], instance.sql(TABLES).split()


def of_sqlite(file):
    with contextlib.closing(sqlite3.connect(file)) as kept:
        sound = kept.execute("PRAGMA integrity_check").fetchall()
        if sound != [("ok",)]:
            raise ValueError(f"SQLite finds damage: {sound[:3]}")
        return [Row(*row) for row in kept.execute(ENTRIES)], [row[0] for row in kept.execute(TABLES)]
