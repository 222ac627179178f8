#include "store/store.h"

#include <cstddef>
#include <exception>
#include <type_traits>
#include <utility>

#include "store/background.h"
#include "store/database/database.h"
#include "store/postgres/postgres_database.h"
#include "store/sqlite/sqlite_database.h"
#include "store/writer.h"

namespace parlor {
namespace {

// The name of a file is not repeated if it may be a URL with a password.
Result<std::unique_ptr<Database>> open_database(const std::string& where, const NodeOptions& node) {
  const std::size_t end = where.find("://");
  if (end == std::string::npos) return sqlite::open_file(where);
  const std::string scheme = where.substr(0, end);
  if (scheme == "postgresql" || scheme == "postgres") return postgres::open_url(where, node);
  return Message("store.url_scheme", {{"scheme", scheme}});
}

}  // namespace

const std::vector<double>& Store::latency_bounds() {
  static const std::vector<double> kBounds = {0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 1.0};
  return kBounds;
}

Result<std::unique_ptr<Store>> Store::open(const std::string& where, Watch watch, const NodeOptions& node) {
  auto database = open_database(where, node);
  if (!database) return database.problem();
  return std::make_unique<Store>(std::move(*database), std::move(watch));
}

Store::Store(std::unique_ptr<Database> database, Watch watch)
    : database_(std::move(database)),
      writer_(std::make_unique<Writer>(database_->committer(), std::move(watch))),
      background_(std::make_unique<Background>()) {}
Store::~Store() { close(); }

namespace {

template <class T>
struct ReadOf {
  using Type = Read<T>;
  static Type of(T value) { return value; }
};
template <class T>
struct ReadOf<std::optional<T>> {
  using Type = Read<T>;
  static Type of(std::optional<T> value) { return value ? Type(*std::move(value)) : Type(Unread::absent); }
};

}  // namespace

template <class Question>
auto Store::answer(const Question& question) const {
  using Answer = ReadOf<decltype(question(database_->reader()))>;
  try {
    return Answer::of(question(database_->reader()));
  } catch (const Unreachable&) {
    return typename Answer::Type(Unread::unreachable);
  } catch (const std::exception&) {
    return typename Answer::Type(Unread::damaged);
  }
}

void Store::close() {
  background_->close();  // what it reads may lead to writes
  writer_->close();
}

Read<TableKey> Store::new_key() {
  return answer([&](DatabaseReader& reader) { return reader.new_key(); });
}

// Where nobody else can write, every table is ours.
void Store::claim(TableKey table, Done done) {
  if (database_->membership() == nullptr) return done(Outcome::stored);
  writer_->add({Write::Claim{table}, std::move(done)});
}

void Store::release(TableKey table) {
  if (database_->membership() != nullptr) writer_->add({Write::Release{table}, [](Outcome) {}});
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

void Store::in_background(std::function<void()> task) { background_->add(std::move(task)); }

Read<FoundTable> Store::find(std::string_view id) const {
  return answer([&](DatabaseReader& reader) { return reader.find(id); });
}

Read<StoredMatch> Store::match(TableKey table) const {
  return answer([&](DatabaseReader& reader) { return reader.match(table); });
}

Read<std::vector<StoredEntry>> Store::entries(TableKey table, int from) const {
  return answer([&](DatabaseReader& reader) { return reader.entries(table, from); });
}

Read<std::vector<TableOfProfile>> Store::tables_of(const std::string& profile, std::optional<TableKey> before,
                                                   int most) const {
  return answer([&](DatabaseReader& reader) { return reader.tables_of(profile, before, most); });
}

Read<std::vector<StoredResult>> Store::results_of(const std::string& profile) const {
  return answer([&](DatabaseReader& reader) { return reader.results_of(profile); });
}

Read<std::vector<TableKey>> Store::unsettled(const std::string& profile) const {
  return answer([&](DatabaseReader& reader) { return reader.unsettled(profile); });
}

std::uint64_t Store::term() const {
  const Membership* const shared = database_->membership();
  return shared != nullptr ? shared->term() : 1;
}

std::optional<Store::Lease> Store::lease() const {
  const Membership* const shared = database_->membership();
  if (shared == nullptr) return std::nullopt;
  return Lease{shared->node(), shared->holds(), std::chrono::duration<double>(shared->age()).count()};
}

Store::Figures Store::figures() const {
  Figures figures = writer_->figures();
  if (const Membership* const shared = database_->membership()) figures.takeovers = shared->takeovers();
  return figures;
}

std::optional<Store::Failure> Store::failure() const { return writer_->failure(); }

}  // namespace parlor
