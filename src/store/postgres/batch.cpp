#include "store/postgres/batch.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <variant>

#include "store/postgres/array.h"

namespace parlor::postgres {
namespace {

using Numbered = std::pair<std::int64_t, int>;  // a table and one of its entries

// The first write of each number; a second one in the same batch is refused like one that comes later.
std::map<Numbered, Write*> first_appends(std::span<Write> writes) {
  std::map<Numbered, Write*> first;
  for (Write& write : writes) {
    if (const auto* append = std::get_if<Write::Append>(&write.what)) {
      first.try_emplace({append->table.number(), append->entry.number}, &write);
    }
  }
  return first;
}

void store_entries(Connection& connection, std::span<Write> writes) {
  const auto first = first_appends(writes);
  if (first.empty()) return;
  Array tables;
  Array numbers;
  Array texts;
  Array ids;
  for (const auto& [key, write] : first) {
    const auto& append = std::get<Write::Append>(write->what);
    tables.add(key.first);
    numbers.add(key.second);
    texts.add(append.entry.text);
    ids.add(append.entry.move_id);
  }
  const Rows stored = connection.ask(
      "INSERT INTO entries (table_key, number, text, move_id)"
      " SELECT * FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[])"
      " ON CONFLICT DO NOTHING RETURNING table_key, number",
      {tables.to_string(), numbers.to_string(), texts.to_string(), ids.to_string()});
  for (int i = 0; i < stored.size(); ++i) {
    first.at({stored.number(i, 0), stored.small(i, 1)})->outcome = Outcome::stored;
  }
}

// The table that a write stores, if it does.
const StoredTable* table_of(const Write& write) {
  if (const auto* table = std::get_if<StoredTable>(&write.what)) return table;
  const auto* append = std::get_if<Write::Append>(&write.what);
  // If the entry is refused, nothing of the table is written.
  if (append == nullptr || !append->details || write.outcome != Outcome::stored) return nullptr;
  return &*append->details;
}

// A statement may change a row only once: of several writes to a row, the last one counts. This holds for the
// summaries and the results below, too.
void store_tables(Connection& connection, std::span<Write> writes) {
  std::map<std::int64_t, const StoredTable*> last;
  Array profiles;
  Array tables;
  Array seats;
  for (const Write& write : writes) {
    const StoredTable* const table = table_of(write);
    if (table == nullptr) continue;
    last[table->key.number()] = table;
    for (const Sitter& sitter : table->sitters) {
      profiles.add(sitter.profile);
      tables.add(table->key.number());
      seats.add(sitter.seat);
    }
  }
  if (last.empty()) return;
  Array keys;
  Array ids;
  Array details;
  for (const auto& [key, table] : last) {
    keys.add(key);
    ids.add(table->id);
    details.add(table->details);
  }
  connection.ask(
      "INSERT INTO tables (key, id, details, made)"
      " SELECT *, extract(epoch FROM now())::bigint FROM unnest($1::bigint[], $2::text[], $3::text[])"
      " ON CONFLICT (key) DO UPDATE SET details = excluded.details",
      {keys.to_string(), ids.to_string(), details.to_string()});
  connection.ask(
      "INSERT INTO seats (profile, table_key, seat)"
      " SELECT * FROM unnest($1::text[], $2::bigint[], $3::integer[]) ON CONFLICT DO NOTHING",
      {profiles.to_string(), tables.to_string(), seats.to_string()});
}

void store_summaries(Connection& connection, std::span<Write> writes) {
  std::map<std::int64_t, const StoredSummary*> last;
  for (const Write& write : writes) {
    if (const auto* each = std::get_if<Write::Summary>(&write.what))
      last[each->table.number()] = &each->summary;
  }
  if (last.empty()) return;
  Array tables;
  Array numbers;
  Array texts;
  Array finished;
  for (const auto& [table, summary] : last) {
    tables.add(table);
    numbers.add(summary->number);
    texts.add(summary->text);
    finished.add(summary->finished ? 1 : 0);
  }
  connection.ask(
      "INSERT INTO summaries (table_key, number, text, finished)"
      " SELECT a, b, c, d = 1"
      " FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::integer[]) AS x (a, b, c, d)"
      " ON CONFLICT (table_key) DO UPDATE"
      " SET number = excluded.number, text = excluded.text, finished = excluded.finished",
      {tables.to_string(), numbers.to_string(), texts.to_string(), finished.to_string()});
}

void store_results(Connection& connection, std::span<Write> writes) {
  std::map<std::pair<std::string, std::int64_t>, const std::string*> last;
  for (const Write& write : writes) {
    if (const auto* each = std::get_if<Write::Result>(&write.what)) {
      last[{each->profile, each->result.table.number()}] = &each->result.text;
    }
  }
  if (last.empty()) return;
  Array profiles;
  Array tables;
  Array texts;
  for (const auto& [key, text] : last) {
    profiles.add(key.first);
    tables.add(key.second);
    texts.add(*text);
  }
  connection.ask(
      "INSERT INTO results (profile, table_key, text)"
      " SELECT * FROM unnest($1::text[], $2::bigint[], $3::text[])"
      " ON CONFLICT (profile, table_key) DO UPDATE SET text = excluded.text",
      {profiles.to_string(), tables.to_string(), texts.to_string()});
}

}  // namespace

void carry_out(Connection& connection, std::span<Write> writes) {
  for (Write& write : writes) {
    const bool may_conflict = std::holds_alternative<Write::Append>(write.what);
    write.outcome = may_conflict ? Outcome::refused : Outcome::stored;
  }
  store_entries(connection, writes);
  store_tables(connection, writes);
  store_summaries(connection, writes);
  store_results(connection, writes);
}

}  // namespace parlor::postgres
