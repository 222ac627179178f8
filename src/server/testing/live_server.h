// A server in this process, with a free port and, unless the test names one, a database of its own.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>
#include <fcntl.h>
#include <future>
#include <memory>
#include <spdlog/spdlog.h>
#include <stdexcept>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "analysis/analysis.h"
#include "engine/table.h"
#include "games/big2/listing.h"
#include "games/rummikub/listing.h"
#include "room/details.h"
#include "room/english.h"
#include "server/log.h"
#include "server/server.h"
#include "server/testing/browser.h"
#include "store/english.h"
#include "store/store.h"
#include "testing/temporary_folder.h"

namespace parlor::test {

inline const std::vector<GameListing>& games() {
  static const std::vector<GameListing> kGames = {big2::listing(), rummikub::listing()};
  return kGames;
}

inline const Catalogue& words() {
  static const Catalogue kWords = [] {
    Catalogue words;
    for (auto phrases : {engine_phrases(), analysis_phrases(), store_phrases(), server_phrases()})
      words.add(phrases);
    for (const GameListing& game : games()) {
      for (auto phrases : game.phrases) words.add(phrases);
    }
    return words;
  }();
  return kWords;
}

inline const Languages& languages() {
  static const Languages kLanguages = [] {
    Languages languages(words());
    (void)languages.add("tr", "big2.title Big-2 (tr)\n");
    return languages;
  }();
  return kLanguages;
}

// The server's log would mix with the output of the tests.
inline const bool kQuiet = (spdlog::set_level(spdlog::level::off), true);

class LiveServer {
 public:
  // No limits unless the test sets some: all clients share one address.
  explicit LiveServer(const Limits& limits = Limits::for_load())
      : LiveServer(ServerOptions{.limits = limits}) {}
  explicit LiveServer(ServerOptions options, const std::vector<GameListing>& offered = games())
      : options_(std::move(options)), games_(offered) {
    if (options_.database == ServerOptions{}.database) options_.database = folder_ / "parlor.db";
    options_.port = 0;
    options_.threads = 2;
    start();
  }

  int port() const { return server_->port(); }
  std::string database() const { return options_.database; }
  Server& server() { return *server_; }

  // Stops the server; the file may be read or written until it starts again.
  void stop() { server_.reset(); }
  void start() {
    auto started = Server::start(options_, games_, languages());
    if (!started) throw std::runtime_error(words().say(started.problem()));
    server_ = std::move(*started);
  }
  void restart() {
    stop();
    start();
  }

  double metric(const std::string& name) const {
    const std::string text = "\n" + get(port(), "/metrics").body;
    const std::size_t at = text.find("\n" + name + " ");
    if (at == std::string::npos) throw std::runtime_error("no metric " + name);
    return std::stod(text.substr(at + name.size() + 2));
  }

  // Changes the stored data behind the server's back.
  void sql(const std::string& statement) const {
    SQLite::Database database(options_.database, SQLite::OPEN_READWRITE, 5000);
    database.exec(statement);
  }

 private:
  TemporaryFolder folder_;
  ServerOptions options_;
  const std::vector<GameListing>& games_;
  std::unique_ptr<Server> server_;
};

// Ada at the first seat and computers at the others: a table that tests write into the file themselves.
inline TableDetails ada_and_computers(const SeatToken& ada, const GameListing& game, const std::string& rules,
                                      const std::string& level, int computers) {
  TableDetails details;
  details.game = game.name;
  details.rules = *game.full_rules(rules);
  details.seats.push_back({SeatDetails::Kind::person, "Ada", "", "", ada.hash});
  for (int i = 0; i < computers; ++i) {
    const auto name = static_cast<char>('B' + i);
    details.seats.push_back({SeatDetails::Kind::computer, std::string(1, name), level});
  }
  details.set_root(Seed::of(1));
  return details;
}

// Writes a table into the file of a stopped server.
inline void store_table(const LiveServer& server, const std::string& id, const TableDetails& details) {
  auto store = Store::open(server.database());
  if (!store) throw std::runtime_error("no store");
  std::promise<Outcome> done;
  (*store)->save(details.stored(*(*store)->new_key(), id), [&](Outcome how) { done.set_value(how); });
  if (done.get_future().get() != Outcome::stored) throw std::runtime_error("not stored");
}

// Captures what the server logs while this object exists; other tests log nothing.
class CapturedLog {
 public:
  CapturedLog() : kept_(::dup(2)) {
    spdlog::set_level(spdlog::level::info);
    log_sampler().forget();
    const int file = ::open((folder_ / "log").c_str(), O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    ::dup2(file, 2);
    ::close(file);
  }
  ~CapturedLog() {
    spdlog::set_level(spdlog::level::off);
    ::dup2(kept_, 2);
    ::close(kept_);
  }
  CapturedLog(const CapturedLog&) = delete;
  CapturedLog& operator=(const CapturedLog&) = delete;

  std::string text() const { return content(folder_ / "log"); }

 private:
  TemporaryFolder folder_;
  int kept_;
};

}  // namespace parlor::test
