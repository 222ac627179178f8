#include "store/postgres/reader.h"

#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <utility>

namespace parlor::postgres {
namespace {

// A summary counts only while the table has no later entry.
constexpr const char* kTablesOf =
    "SELECT x.key, x.id, x.details, x.made, x.seat, x.number, coalesce(m.text, '') FROM"
    "  (SELECT t.key, t.id, t.details, t.made, s.seat,"
    "     (SELECT coalesce(max(number), 0) FROM entries WHERE table_key = t.key) AS number"
    "   FROM (SELECT table_key, min(seat) AS seat FROM seats WHERE profile = $1 AND table_key < $2"
    "     GROUP BY table_key ORDER BY table_key DESC LIMIT $3) s JOIN tables t ON t.key = s.table_key) x"
    "  LEFT JOIN summaries m ON m.table_key = x.key AND m.number = x.number "
    "ORDER BY x.key DESC";

constexpr const char* kUnsettled =
    "SELECT DISTINCT s.table_key FROM seats s WHERE s.profile = $1"
    "  AND NOT EXISTS (SELECT 1 FROM results WHERE profile = $1 AND table_key = s.table_key)"
    "  AND EXISTS (SELECT 1 FROM entries WHERE table_key = s.table_key)"
    "  AND NOT EXISTS (SELECT 1 FROM summaries m WHERE m.table_key = s.table_key AND NOT m.finished"
    "    AND m.number = (SELECT max(number) FROM entries WHERE table_key = s.table_key)) "
    "ORDER BY s.table_key";

// What `make` makes of each row.
template <class Make>
auto each_of(const Rows& rows, const Make& make) {
  std::vector<decltype(make(0))> found;
  found.reserve(static_cast<std::size_t>(rows.size()));
  for (int i = 0; i < rows.size(); ++i) found.push_back(make(i));
  return found;
}

std::vector<StoredEntry> entries_in(const Rows& rows) {
  return each_of(rows,
                 [&](int i) { return StoredEntry{rows.small(i, 0), rows.text(i, 1), rows.text(i, 2)}; });
}

}  // namespace

// A connection that was lost while nobody asked is not the fault of this request: it is made again.
Rows Reader::ask(const char* statement, const std::vector<std::string>& arguments) {
  const std::scoped_lock lock(mutex_);
  while (true) {
    const bool fresh = !link_.is_open();
    try {
      return link_.open().ask(statement, arguments);
    } catch (const Problem& problem) {
      if (problem.concerns_one()) throw;
      link_.drop();
      if (fresh || !problem.lost()) throw Unreachable(problem.what());
    }
  }
}

TableKey Reader::new_key() { return ask("SELECT nextval('table_keys')").key(0, 0); }

std::optional<FoundTable> Reader::find(std::string_view id) {
  const Rows rows =
      ask("SELECT t.key, t.id, t.details, coalesce(n.name, '')"
          " FROM tables t LEFT JOIN nodes n ON n.id = t.owner AND n.alive WHERE t.id = $1",
          {std::string(id)});
  if (rows.empty()) return std::nullopt;
  const std::string owner = rows.text(0, 3);
  return FoundTable{{rows.key(0, 0), rows.text(0, 1), rows.text(0, 2)}, owner == node_ ? "" : owner};
}

std::optional<StoredMatch> Reader::match(TableKey table) {
  // In one statement, so that both are of the same moment; entries begin at 1.
  const Rows rows =
      ask("SELECT 0 AS number, details, '' FROM tables WHERE key = $1 UNION ALL"
          " SELECT number, text, move_id FROM entries WHERE table_key = $1 ORDER BY number",
          {std::to_string(table.number())});
  if (rows.empty()) return std::nullopt;
  std::vector<StoredEntry> found = entries_in(rows);
  StoredMatch match{std::move(found.front().text), {}};
  match.entries.assign(std::make_move_iterator(found.begin() + 1), std::make_move_iterator(found.end()));
  return match;
}

std::vector<StoredEntry> Reader::entries(TableKey table, int from) {
  const Rows rows =
      ask("SELECT number, text, move_id FROM entries WHERE table_key = $1 AND number >= $2 ORDER BY number",
          {std::to_string(table.number()), std::to_string(from)});
  return entries_in(rows);
}

std::vector<TableOfProfile> Reader::tables_of(const std::string& profile, std::optional<TableKey> before,
                                              int most) {
  const std::int64_t end = before ? before->number() : std::numeric_limits<std::int64_t>::max();
  const Rows rows = ask(kTablesOf, {profile, std::to_string(end), std::to_string(most)});
  return each_of(rows, [&](int i) {
    return TableOfProfile{.table = {rows.key(i, 0), rows.text(i, 1), rows.text(i, 2)},
                          .seat = rows.small(i, 4),
                          .made = rows.number(i, 3),
                          .number = rows.small(i, 5),
                          .summary = rows.text(i, 6)};
  });
}

std::vector<StoredResult> Reader::results_of(const std::string& profile) {
  const Rows rows =
      ask("SELECT table_key, text FROM results WHERE profile = $1 ORDER BY table_key", {profile});
  return each_of(rows, [&](int i) { return StoredResult{rows.key(i, 0), rows.text(i, 1)}; });
}

std::vector<TableKey> Reader::unsettled(const std::string& profile) {
  const Rows rows = ask(kUnsettled, {profile});
  return each_of(rows, [&](int i) { return rows.key(i, 0); });
}

}  // namespace parlor::postgres
