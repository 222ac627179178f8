#include "store/postgres/batch.h"

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "store/postgres/array.h"

namespace parlor::postgres {
namespace {

// The key of the table that only its owner may write to; nothing if anybody may make this write.
const TableKey* owned_key(const Write& write) {
  if (const auto* table = std::get_if<StoredTable>(&write.what)) return &table->key;
  if (const auto* append = std::get_if<Write::Append>(&write.what)) return &append->table;
  if (const auto* claim = std::get_if<Write::Claim>(&write.what)) return &claim->table;
  if (const auto* release = std::get_if<Write::Release>(&write.what)) return &release->table;
  return nullptr;
}

bool counts(const Write& write, std::uint64_t term) {
  const TableKey* const key = owned_key(write);
  return key == nullptr || key->counts_in(term);
}

// The writes of one kind that count.
template <class Kind>
std::vector<Write*> all_of(std::span<Write> writes, std::uint64_t term) {
  std::vector<Write*> found;
  for (Write& write : writes) {
    if (std::holds_alternative<Kind>(write.what) && counts(write, term)) found.push_back(&write);
  }
  return found;
}

void release_tables(Connection& connection, const Author& author, std::span<Write> writes) {
  Array tables;
  for (Write* const write : all_of<Write::Release>(writes, author.term)) {
    tables.add(std::get<Write::Release>(write->what).table.number());
    write->outcome = Outcome::stored;
  }
  if (tables.empty()) return;
  connection.ask("UPDATE tables SET owner = NULL WHERE key = ANY ($1::bigint[]) AND owner = $2",
                 {tables.to_string(), author.node});
}

// A row that somebody else is claiming just now is left to them.
std::uint64_t claim_tables(Connection& connection, const Author& author, std::span<Write> writes) {
  const auto claims = all_of<Write::Claim>(writes, author.term);
  if (claims.empty()) return 0;
  Array tables;
  for (const Write* const write : claims) tables.add(std::get<Write::Claim>(write->what).table.number());
  const Rows ours = connection.ask(
      "UPDATE tables SET owner = $2 FROM"
      "  (SELECT t.key, t.owner FROM tables t WHERE t.key = ANY ($1::bigint[]) AND (t.owner IS NULL"
      "    OR t.owner = $2 OR NOT EXISTS (SELECT 1 FROM nodes WHERE id = t.owner AND alive))"
      "    FOR UPDATE SKIP LOCKED) free "
      "WHERE tables.key = free.key RETURNING tables.key, free.owner IS DISTINCT FROM $2"
      "  AND free.owner IS NOT NULL",
      {tables.to_string(), author.node});
  std::uint64_t takeovers = 0;
  for (int i = 0; i < ours.size(); ++i) {
    if (ours.truth(i, 1)) ++takeovers;
    for (Write* const write : claims) {
      if (std::get<Write::Claim>(write->what).table == ours.key(i, 0)) write->outcome = Outcome::stored;
    }
  }
  return takeovers;
}

// Entries are only accepted at tables that exist: a table that is created in the same transaction comes
// first.
void create_tables(Connection& connection, const Author& author, std::span<Write> writes) {
  std::set<std::int64_t> played_at;
  for (const Write* const write : all_of<Write::Append>(writes, author.term))
    played_at.insert(std::get<Write::Append>(write->what).table.number());
  for (const Write* const write : all_of<StoredTable>(writes, author.term)) {
    const auto& table = std::get<StoredTable>(write->what);
    if (played_at.erase(table.key.number()) == 0) continue;
    connection.ask(
        "INSERT INTO tables (key, id, details, made, owner)"
        " VALUES ($1, $2, $3, extract(epoch FROM now())::bigint, $4) ON CONFLICT (key) DO NOTHING",
        {std::to_string(table.key.number()), table.id, table.details, author.node});
  }
}

using Numbered = std::pair<std::int64_t, int>;  // a table and one of its entries

void store_entries(Connection& connection, const Author& author, std::span<Write> writes) {
  // The first write of each number; a second one in the same batch is refused like one that comes later.
  std::map<Numbered, Write*> first;
  for (Write* const write : all_of<Write::Append>(writes, author.term)) {
    const auto& append = std::get<Write::Append>(write->what);
    first.try_emplace({append.table.number(), append.entry.number}, write);
  }
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
      " SELECT e.* FROM unnest($1::bigint[], $2::integer[], $3::text[], $4::text[]) AS e (key, n, text, id)"
      " JOIN tables t ON t.key = e.key WHERE t.owner = $5"
      " ON CONFLICT DO NOTHING RETURNING table_key, number",
      {tables.to_string(), numbers.to_string(), texts.to_string(), ids.to_string(), author.node});
  for (int i = 0; i < stored.size(); ++i) {
    first.at({stored.number(i, 0), stored.small(i, 1)})->outcome = Outcome::stored;
  }
}

// The table that a write stores, if it does.
const StoredTable* table_of(const Write& write, std::uint64_t term) {
  if (const auto* table = std::get_if<StoredTable>(&write.what)) return counts(write, term) ? table : nullptr;
  const auto* append = std::get_if<Write::Append>(&write.what);
  // If the entry is refused, nothing of the table is written.
  if (append == nullptr || !append->details || write.outcome != Outcome::stored) return nullptr;
  return &*append->details;
}

// A statement may change a row only once: of several writes to a row, the last one counts. This holds for the
// summaries and the results below, too.
void store_tables(Connection& connection, const Author& author, std::span<Write> writes) {
  std::map<std::int64_t, const StoredTable*> last;
  Array profiles;
  Array tables;
  Array seats;
  for (const Write& write : writes) {
    const StoredTable* const table = table_of(write, author.term);
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
  const Rows stored = connection.ask(
      "INSERT INTO tables (key, id, details, made, owner)"
      " SELECT *, extract(epoch FROM now())::bigint, $4::bigint"
      " FROM unnest($1::bigint[], $2::text[], $3::text[])"
      " ON CONFLICT (key) DO UPDATE SET details = excluded.details WHERE tables.owner = $4::bigint"
      " RETURNING key",
      {keys.to_string(), ids.to_string(), details.to_string(), author.node});
  std::set<std::int64_t> ours;
  for (int i = 0; i < stored.size(); ++i) ours.insert(stored.number(i, 0));
  for (Write* const write : all_of<StoredTable>(writes, author.term)) {
    const bool is_ours = ours.contains(std::get<StoredTable>(write->what).key.number());
    write->outcome = is_ours ? Outcome::stored : Outcome::refused;
  }
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

std::uint64_t carry_out(Connection& connection, const Author& author, std::span<Write> writes) {
  for (Write& write : writes)
    write.outcome = owned_key(write) != nullptr ? Outcome::refused : Outcome::stored;
  release_tables(connection, author, writes);
  const std::uint64_t takeovers = claim_tables(connection, author, writes);
  create_tables(connection, author, writes);
  store_entries(connection, author, writes);
  store_tables(connection, author, writes);
  store_summaries(connection, writes);
  store_results(connection, writes);
  return takeovers;
}

}  // namespace parlor::postgres
