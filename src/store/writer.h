// The thread that writes: gathers, commits, tells.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <condition_variable>
#include <mutex>
#include <thread>
#include <variant>
#include <vector>

#include "store/store.h"

namespace parlor {

class Writer {
 public:
  explicit Writer(const std::string& path);
  ~Writer() { close(); }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;

  struct Append {
    TableKey table;
    StoredEntry entry;
  };
  struct Summary {
    TableKey table;
    int number = 0;
    std::string text;
  };
  struct Write {
    std::variant<StoredTable, Append, Summary> what;
    Store::Done done;
    Outcome outcome = Outcome::failed;
  };
  void add(Write write);
  void close();
  Store::Figures figures() const;

 private:
  void run();
  void commit(std::vector<Write>& batch);
  void carry_out(const StoredTable& table);
  void carry_out(const Append& append);
  void carry_out(const Summary& summary);

  SQLite::Database database_;
  SQLite::Statement save_;
  SQLite::Statement seat_;
  SQLite::Statement append_;
  SQLite::Statement summarize_;

  mutable std::mutex mutex_;
  std::condition_variable work_;
  std::vector<Write> waiting_;
  bool stopping_ = false;
  Store::Figures figures_{.latency = std::vector<std::uint64_t>(Store::latency_bounds().size() + 1)};
  std::thread thread_;  // last: it uses all of the above
};

}  // namespace parlor
