#include "store/store.h"

#include <cstddef>
#include <exception>
#include <utility>

#include "store/database/database.h"
#include "store/postgres/postgres_database.h"
#include "store/sqlite/sqlite_database.h"
#include "store/writer.h"

namespace parlor {
namespace {

// The name of a file is not repeated if it may be a URL with a password.
Result<std::unique_ptr<Database>> open_database(const std::string& where) {
  const std::size_t end = where.find("://");
  if (end == std::string::npos) return sqlite::open_file(where);
  const std::string scheme = where.substr(0, end);
  if (scheme == "postgresql" || scheme == "postgres") return postgres::open_url(where);
  return Message("store.url_scheme", {{"scheme", scheme}});
}

}  // namespace

const std::vector<double>& Store::latency_bounds() {
  static const std::vector<double> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0};
  return kBounds;
}

Result<std::unique_ptr<Store>> Store::open(const std::string& where, Watch watch) {
  auto database = open_database(where);
  if (!database) return database.problem();
  return std::make_unique<Store>(std::move(*database), std::move(watch));
}

Store::Store(std::unique_ptr<Database> database, Watch watch)
    : database_(std::move(database)),
      writer_(std::make_unique<Writer>(database_->committer(), std::move(watch))) {}
Store::~Store() = default;

template <class Question>
auto Store::answer(const Question& question) const {
  using Answer = std::optional<decltype(question(database_->reader()))>;
  try {
    return Answer(question(database_->reader()));
  } catch (const Unreachable&) {
    ++outages_;
  } catch (const std::exception&) {  // NOLINT: that is the answer
  }
  return Answer();
}

void Store::close() { writer_->close(); }

std::optional<TableKey> Store::new_key() {
  return answer([&](DatabaseReader& reader) { return reader.new_key(); });
}

void Store::save(StoredTable table, Done done) { writer_->add({std::move(table), std::move(done)}); }

void Store::append(TableKey table, StoredEntry entry, Done done) {
  writer_->add({Write::Append{table, std::move(entry)}, std::move(done)});
}

void Store::append(StoredTable table, StoredEntry entry, Done done) {
  const TableKey key = table.key;
  writer_->add({Write::Append{key, std::move(entry), std::move(table)}, std::move(done)});
}

void Store::keep_summary(TableKey table, StoredSummary summary) {
  writer_->add({Write::Summary{table, std::move(summary)}, [](Outcome) {}});
}

void Store::keep_result(std::string profile, StoredResult result) {
  writer_->add({Write::Result{std::move(profile), std::move(result)}, [](Outcome) {}});
}

std::optional<StoredTable> Store::find(std::string_view id) const {
  return answer([&](DatabaseReader& reader) { return reader.find(id); }).value_or(std::nullopt);
}

std::optional<std::vector<StoredEntry>> Store::entries(TableKey table, int from) const {
  return answer([&](DatabaseReader& reader) { return reader.entries(table, from); });
}

std::optional<std::vector<TableOfProfile>> Store::tables_of(const std::string& profile,
                                                            std::optional<TableKey> before, int most) const {
  return answer([&](DatabaseReader& reader) { return reader.tables_of(profile, before, most); });
}

std::optional<std::vector<StoredResult>> Store::results_of(const std::string& profile) const {
  return answer([&](DatabaseReader& reader) { return reader.results_of(profile); });
}

std::optional<std::vector<TableKey>> Store::unsettled(const std::string& profile) const {
  return answer([&](DatabaseReader& reader) { return reader.unsettled(profile); });
}

Store::Figures Store::figures() const { return writer_->figures(); }

std::optional<Store::Failure> Store::failure() const { return writer_->failure(); }

}  // namespace parlor
