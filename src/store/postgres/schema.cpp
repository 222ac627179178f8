#include "store/postgres/schema.h"

#include <array>
#include <cstddef>
#include <string>

namespace parlor::postgres {
namespace {

// What each version of the schema added; older databases are upgraded when they are opened.
//
// A node is one start of a server. Its lease is a row of its own because it is renewed while commits hold a
// lock on the row of the node.
constexpr std::array<const char*, 2> kSchema = {
    "CREATE SEQUENCE table_keys;"
    "CREATE TABLE tables (key bigint PRIMARY KEY, id text NOT NULL UNIQUE, details text NOT NULL,"
    "  made bigint NOT NULL);"
    "CREATE TABLE entries (table_key bigint NOT NULL, number integer NOT NULL, text text NOT NULL,"
    "  move_id text NOT NULL, PRIMARY KEY (table_key, number));"
    "CREATE TABLE seats (profile text NOT NULL, table_key bigint NOT NULL, seat integer NOT NULL,"
    "  PRIMARY KEY (profile, table_key, seat));"
    "CREATE TABLE summaries (table_key bigint PRIMARY KEY, number integer NOT NULL, text text NOT NULL,"
    "  finished boolean NOT NULL);"
    "CREATE TABLE results (profile text NOT NULL, table_key bigint NOT NULL, text text NOT NULL,"
    "  PRIMARY KEY (profile, table_key));"
    "CREATE TABLE nodes (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, host text NOT NULL,"
    "  process bigint NOT NULL, started timestamptz NOT NULL DEFAULT now(), alive boolean NOT NULL DEFAULT "
    "true);"
    "CREATE TABLE leases (node bigint PRIMARY KEY REFERENCES nodes, until timestamptz NOT NULL);",

    // Version 1 was for one server at a time: if one is still running, it must not write any more.
    "DELETE FROM leases; UPDATE nodes SET alive = false;"
    "ALTER TABLE nodes ADD COLUMN name text NOT NULL DEFAULT '';"
    "CREATE UNIQUE INDEX node_names ON nodes (name) WHERE alive;"
    "ALTER TABLE tables ADD COLUMN owner bigint REFERENCES nodes;"
    "ALTER TABLE parlor_schema ADD COLUMN oldest integer NOT NULL DEFAULT 2;",
};
constexpr int kCurrent = static_cast<int>(kSchema.size());
// The oldest version of the program that can share a database with this one, so that servers can be upgraded
// one after another. Raise it only for a change that older ones cannot live with.
constexpr int kOldest = 2;

// Where ours would be created. Extensions put views there, so only tables count.
constexpr const char* kTables =
    "SELECT relname FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', "
    "'p')";

bool has_version(const Rows& tables) {
  for (int i = 0; i < tables.size(); ++i) {
    if (tables.text(i, 0) == "parlor_schema") return true;
  }
  return false;
}

// 0 if there is nothing yet. Throws a Refusal if this program is too old for it.
int version_of(Connection& connection, const Address& address) {
  const Rows tables = connection.ask(kTables);
  if (has_version(tables)) {
    // Version 1 did not say what it could be shared with.
    const Rows row = connection.ask(
        "SELECT version, coalesce((to_jsonb(s) ->> 'oldest')::integer, version) FROM parlor_schema s");
    const int version = row.empty() ? 0 : row.small(0, 0);
    if (version > kCurrent && row.small(0, 1) > kCurrent)
      throw Refusal{Message("store.newer", {{"database", address.name()}})};
    return version;
  }
  if (!tables.empty()) throw Refusal{Message("store.foreign", {{"database", address.name()}})};
  connection.run(
      "CREATE TABLE parlor_schema (version integer NOT NULL); INSERT INTO parlor_schema VALUES (0)");
  return 0;
}

}  // namespace

void prepare_schema(Connection& connection, const Address& address) {
  if (connection.ask("SHOW server_encoding").text(0, 0) != "UTF8") {
    throw Refusal{Message("store.not_utf8", {{"database", address.name()}})};
  }
  const int version = version_of(connection, address);
  if (version >= kCurrent) return;
  for (int i = version; i < kCurrent; ++i) connection.run(kSchema[static_cast<std::size_t>(i)]);
  connection.ask("UPDATE parlor_schema SET version = $1, oldest = $2",
                 {std::to_string(kCurrent), std::to_string(kOldest)});
}

}  // namespace parlor::postgres
