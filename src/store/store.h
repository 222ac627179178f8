// Tables and what happened at them, in a database. A write is done when it can no longer be lost.
//
// One thread writes: everything that arrives while it is committing goes into the next transaction, so that
// many tables share one commit.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "store/tables/table_store.h"

namespace parlor {

class Database;
class Writer;

class Store final : public TableStore {
 public:
  struct Figures {
    std::uint64_t commits = 0;
    std::uint64_t writes = 0;
    std::uint64_t failed_writes = 0;
    std::uint64_t fenced_writes = 0;       // those of them that came after another server had taken over
    double failing_seconds = 0;            // how long commits have been failing; 0 while they succeed
    double seconds = 0;                    // of all commits together
    std::vector<std::uint64_t> latency{};  // commits that took up to latency_bounds()[i]; the last: longer
  };
  static const std::vector<double>& latency_bounds();  // in seconds

  // Commits are failing: nothing is stored until one succeeds; the store keeps trying.
  struct Failure {
    Message why;                // the current reason; it may have begun for another
    double seconds = 0;         // since it began
    std::uint64_t refused = 0;  // writes since it began
  };
  // Called when failures begin and when they are over, on the writer's thread.
  struct Watch {
    std::function<void(const Failure&)> failing;
    std::function<void(const Failure&)> recovered;
  };

  // A PostgreSQL database if it is a URL, postgresql://..., and otherwise a SQLite file, which is created if
  // there is none. Refuses one that another server is using or that is not ours.
  static Result<std::unique_ptr<Store>> open(const std::string& where, Watch watch = {});
  explicit Store(std::unique_ptr<Database> database, Watch watch = {});
  ~Store() override;  // calls close()

  // Writes what is pending; nothing can be written after that.
  void close();

  // Nothing if the database cannot be reached.
  std::optional<TableKey> new_key();
  // Done is called on the writer's thread; failure() says why nothing can be written.
  void save(StoredTable table, Done done) override;
  void append(TableKey table, StoredEntry entry, Done done) override;
  void append(StoredTable table, StoredEntry entry, Done done) override;
  void keep_summary(TableKey table, StoredSummary summary) override;
  void keep_result(std::string profile, StoredResult result) override;

  std::uint64_t outages() const override { return outages_; }
  std::optional<StoredTable> find(std::string_view id) const override;
  std::optional<std::vector<StoredEntry>> entries(TableKey table, int from = 1) const override;
  std::optional<std::vector<TableOfProfile>> tables_of(const std::string& profile,
                                                       std::optional<TableKey> before,
                                                       int most) const override;
  std::optional<std::vector<StoredResult>> results_of(const std::string& profile) const override;
  std::optional<std::vector<TableKey>> unsettled(const std::string& profile) const override;

  Figures figures() const;
  // Nothing while commits succeed.
  std::optional<Failure> failure() const;

 private:
  // Nothing if it cannot be read.
  template <class Question>
  auto answer(const Question& question) const;

  std::unique_ptr<Database> database_;
  std::unique_ptr<Writer> writer_;  // after what it writes to
  mutable std::atomic<std::uint64_t> outages_ = 0;
};

}  // namespace parlor
