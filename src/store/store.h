// Tables and what happened at them, in a database. A write is done when it can no longer be lost.
//
// One thread writes: everything that arrives while it is committing goes into the next transaction, so that
// many tables share one commit. Another one reads for those that cannot wait.
//
// If several servers share the database, each table is owned by one of them, and only that one can write to
// it. A server that has lost its lease owns nothing any more.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "store/database/node_options.h"
#include "store/tables/table_store.h"

namespace parlor {

class Background;
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
    std::uint64_t takeovers = 0;           // tables claimed from servers that were gone
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

  // The place of this server among those that share the database.
  struct Lease {
    std::string node;
    bool held = false;
    double age = 0;  // seconds since it was renewed
  };

  // A PostgreSQL database if it is a URL, postgresql://..., and otherwise a SQLite file, which is created if
  // there is none. Refuses a file that another server is using, a name that another server has, and a
  // database that is not ours.
  static Result<std::unique_ptr<Store>> open(const std::string& where, Watch watch = {},
                                             const NodeOptions& node = {});
  explicit Store(std::unique_ptr<Database> database, Watch watch = {});
  ~Store() override;  // calls close()

  // Writes what is pending; nothing can be written after that.
  void close();

  // Nothing if the database cannot be reached.
  Read<TableKey> new_key();
  // A new table belongs to the server that saves it. Claiming another one is refused while its owner lives.
  void claim(TableKey table, Done done);
  void release(TableKey table);
  // Done is called on the writer's thread; failure() says why nothing can be written.
  void save(StoredTable table, Done done) override;
  void append(TableKey table, StoredEntry entry, Done done) override;
  void append(StoredTable table, StoredEntry entry, Done done) override;
  void keep_summary(TableKey table, StoredSummary summary) override;
  void keep_result(std::string profile, StoredResult result) override;

  void in_background(std::function<void()> task) override;
  Read<FoundTable> find(std::string_view id) const;
  Read<StoredMatch> match(TableKey table) const override;
  Read<std::vector<StoredEntry>> entries(TableKey table, int from = 1) const override;
  Read<std::vector<TableOfProfile>> tables_of(const std::string& profile, std::optional<TableKey> before,
                                              int most) const override;
  Read<std::vector<StoredResult>> results_of(const std::string& profile) const override;
  Read<std::vector<TableKey>> unsettled(const std::string& profile) const override;

  // Grows whenever this server has lost its tables, and is 0 while it may have lost them: what was read from
  // tables in an earlier term no longer counts.
  std::uint64_t term() const;
  // Nothing if no other server can use the database.
  std::optional<Lease> lease() const;
  Figures figures() const;
  // Nothing while commits succeed.
  std::optional<Failure> failure() const;

 private:
  template <class Question>
  auto answer(const Question& question) const;

  std::unique_ptr<Database> database_;
  std::unique_ptr<Writer> writer_;  // after what it writes to
  std::unique_ptr<Background> background_;
};

}  // namespace parlor
