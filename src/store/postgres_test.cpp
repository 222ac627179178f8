// What holds for PostgreSQL alone: who may write, and what happens when the database cannot be reached.
#include <algorithm>
#include <chrono>
#include <cstdint>
#include <doctest/doctest.h>
#include <future>
#include <memory>
#include <mutex>
#include <set>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

#include "core/message.h"
#include "store/english.h"
#include "store/postgres/address.h"
#include "store/postgres/connection.h"
#include "store/postgres/postgres_database.h"
#include "store/store.h"
#include "store/test_store.h"
#include "testing/comes_true.h"

namespace parlor {
namespace {

using test::appended;
using test::comes_true;
using test::has_postgres;
using test::opened;
using test::postgres_server;
using test::saved;

std::string why(const Store& store) {
  const auto failure = store.failure();
  return failure ? failure->why.key : "";
}

// The key of the refusal; checks that it is one line and keeps the password to itself.
std::string refusal(const std::string& url) {
  const auto store = Store::open(url);
  REQUIRE_FALSE(store);
  Catalogue words;
  words.add(store_phrases());
  const std::string said = words.say(store.problem());
  CAPTURE(said);
  CHECK(said != store.problem().key);
  CHECK(said.find("secret") == std::string::npos);
  CHECK(said.find('\n') == std::string::npos);
  return store.problem().key;
}

std::unique_ptr<Store> opened_for(const std::string& url, std::chrono::milliseconds lease) {
  auto database = postgres::open_url(url, lease);
  REQUIRE(database);
  return std::make_unique<Store>(std::move(*database));
}

void expire_lease(const std::string& url) {
  postgres_server().sql(url, "UPDATE leases SET until = clock_timestamp() - interval '1 s'");
}

// Another server starts after the lease of the first one ran out.
std::unique_ptr<Store> taken_over(const std::string& url) {
  while (true) {
    expire_lease(url);
    auto store = Store::open(url);
    if (store) return std::move(*store);
    REQUIRE(store.problem().key == "store.held");  // the first one renewed it in time
  }
}

// A session of another program.
postgres::Connection session(const std::string& url) {
  return {*postgres::Address::parse(url), std::chrono::minutes(1)};
}

// Whether a session that runs such a statement waits for a lock.
bool waits(const std::string& url, const std::string& statement) {
  return comes_true([&] {
    return postgres_server().sql(url,
                                 "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database()"
                                 " AND wait_event_type = 'Lock' AND query LIKE '%" +
                                     statement + "%'") == "1\n";
  });
}

TEST_CASE("a database that another server is using is refused, and the sentence names that server") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto first = opened(url);
  const auto second = Store::open(url);
  REQUIRE_FALSE(second);
  CHECK(second.problem().key == "store.held");
  CHECK(second.problem().find("process") != nullptr);
  CHECK(*second.problem().find("process") == Value(std::to_string(::getpid())));
  first->close();  // while the first one still exists
  CHECK(opened(url));
}

TEST_CASE("a server that died keeps the database until its lease runs out, and the next one waits for that") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  opened(url).reset();
  postgres_server().sql(url,
                        "WITH dead AS (INSERT INTO nodes (host, process) VALUES ('gone', 1) RETURNING id)"
                        " INSERT INTO leases SELECT id, clock_timestamp() + interval '1 s' FROM dead");
  auto store = opened(url);
  CHECK(postgres_server().sql(url, "SELECT host FROM nodes WHERE alive") != "gone\n");
  CHECK(postgres_server().sql(url, "SELECT count(*) FROM leases") == "1\n");
}

TEST_CASE("of many servers that start at once on an empty database, one gets it") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  std::vector<std::future<Result<std::unique_ptr<Store>>>> starting;
  for (int i = 0; i < 4; ++i)
    starting.push_back(std::async(std::launch::async, [&] { return Store::open(url); }));
  std::vector<Result<std::unique_ptr<Store>>> started;
  for (auto& each : starting) started.push_back(each.get());
  CHECK(std::ranges::count_if(started, [](const auto& each) { return each.ok(); }) == 1);
  for (auto& each : started) {
    if (each) {
      CHECK(saved(**each, {*(*each)->new_key(), "abc", ""}) == Outcome::stored);
    } else {
      CHECK(each.problem().key == "store.held");
    }
  }
}

TEST_CASE("a server that another one replaced writes nothing more, and says so") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto zombie = opened(url);
  const TableKey key = *zombie->new_key();
  CHECK(saved(*zombie, {key, "abc", "before"}) == Outcome::stored);
  auto heir = taken_over(url);
  CHECK(appended(*zombie, key, {1, "late", ""}) == Outcome::failed);
  CHECK(saved(*zombie, {key, "abc", "late"}) == Outcome::failed);
  CHECK(why(*zombie) == "store.fenced");
  CHECK(zombie->figures().fenced_writes == 2);
  CHECK(zombie->figures().failed_writes == 2);
  CHECK(heir->entries(key).value().empty());
  CHECK(heir->find("abc")->details == "before");
  CHECK(appended(*heir, key, {1, "deal", ""}) == Outcome::stored);
  // It stays so, and what it does when it ends is no harm to its heir.
  CHECK(appended(*zombie, key, {2, "late", ""}) == Outcome::failed);
  zombie.reset();
  CHECK(appended(*heir, key, {2, "0 C3", ""}) == Outcome::stored);
  CHECK(why(*heir).empty());
}

TEST_CASE("a server notices that it was replaced while nobody writes") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto zombie = opened(url);
  auto heir = taken_over(url);
  CHECK(comes_true([&] { return why(*zombie) == "store.fenced"; }));
}

TEST_CASE("a takeover waits for the transaction in flight, and finds what it wrote") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto first = opened(url);
  const TableKey key = *first->new_key();
  auto other = session(url);
  other.run("BEGIN; LOCK TABLE entries IN SHARE MODE");
  auto written = std::async(std::launch::async, [&] { return appended(*first, key, {1, "deal", ""}); });
  REQUIRE(waits(url, "INSERT INTO entries"));
  expire_lease(url);
  auto heir = std::async(std::launch::async, [&] { return Store::open(url); });
  const bool waited = waits(url, "UPDATE nodes");
  other.run("ROLLBACK");
  const Outcome outcome = written.get();
  auto second = heir.get();
  CHECK(waited);
  REQUIRE(second);
  // On a very slow machine the first one may have given up waiting: it must not be half of each.
  CHECK((*second)->entries(key).value().size() == (outcome == Outcome::stored ? 1 : 0));
  CHECK(appended(*first, key, {2, "late", ""}) == Outcome::failed);
  CHECK(comes_true([&] { return why(*first) == "store.fenced"; }));
}

TEST_CASE("a lease that ran out is renewed if nobody took over") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto store = opened(url);
  expire_lease(url);
  CHECK(comes_true(
      [&] { return postgres_server().sql(url, "SELECT until > clock_timestamp() FROM leases") == "t\n"; }));
  CHECK(saved(*store, {*store->new_key(), "abc", ""}) == Outcome::stored);
}

TEST_CASE("a database that cannot be used is refused with the reason, without the password") {
  if (!has_postgres()) return;
  auto& server = postgres_server();
  const std::string foreign = server.new_database();
  server.sql(foreign, "CREATE TABLE letters (text text)");
  CHECK(refusal(foreign) == "store.foreign");
  CHECK(server.sql(foreign, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'") == "1\n");

  const std::string newer = server.new_database();
  opened(newer).reset();
  server.sql(newer, "UPDATE parlor_schema SET version = 99");
  CHECK(refusal(newer) == "store.newer");

  CHECK(refusal(server.new_database("ENCODING 'LATIN1'")) == "store.not_utf8");
  CHECK(refusal(server.url("nowhere")) == "store.cannot_connect");
  CHECK(refusal(server.url("postgres", "locked:secret")) == "store.cannot_connect");
  CHECK(refusal("postgresql://ada:secret@127.0.0.1:1/parlor") == "store.cannot_connect");
  CHECK(refusal("postgresql://ada:secret@[::1/parlor") == "store.url_invalid");
  CHECK(refusal("postgres://ada:secret@host/parlor?colour=red") == "store.url_invalid");
  CHECK(refusal("mysql://ada:secret@host/parlor") == "store.url_scheme");
}

TEST_CASE("a text that PostgreSQL cannot store is refused, and everything else is written") {
  if (!has_postgres()) return;
  auto store = opened(postgres_server().new_database());
  const TableKey key = *store->new_key();
  std::vector<Outcome> outcomes;
  const std::vector<std::string> texts = {"deal", std::string("a\0b", 3), "0 C3", "\xff", "1 pass"};
  for (std::size_t i = 0; i < texts.size(); ++i) {
    store->append(key, {static_cast<int>(i) + 1, texts[i], ""},
                  [&](Outcome outcome) { outcomes.push_back(outcome); });
  }
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
  CHECK(outcomes ==
        std::vector{Outcome::stored, Outcome::refused, Outcome::stored, Outcome::refused, Outcome::stored});
  CHECK(store->entries(key) == std::vector<StoredEntry>{{1, "deal", ""}, {3, "0 C3", ""}, {5, "1 pass", ""}});
  CHECK(why(*store).empty());
}

TEST_CASE("what cannot be read is told apart from what is not there") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto store = opened(url);
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
  CHECK(store->entries(key).value().empty());
  postgres_server().sql(url, "ALTER TABLE entries RENAME TO lost");
  CHECK_FALSE(store->entries(key));
  CHECK(store->find("abc"));
  postgres_server().sql(url, "ALTER TABLE lost RENAME TO entries");
  CHECK(store->entries(key).value().empty());
}

TEST_CASE("lost connections are made again") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto store = opened(url);
  const TableKey key = *store->new_key();
  for (int i = 1; i <= 3; ++i) {
    CHECK(comes_true([&] { return why(*store).empty(); }));
    REQUIRE(comes_true([&] {
      const Outcome outcome = appended(*store, key, {i, "move", ""});
      // After an unknown outcome it may be there already.
      return outcome == Outcome::stored ||
             (outcome == Outcome::refused && store->entries(key, i)->size() == 1);
    }));
    postgres_server().sql(url,
                          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                          " WHERE datname = current_database() AND pid <> pg_backend_pid()");
    CHECK(store->entries(key).value().size() == static_cast<std::size_t>(i));  // at the first attempt
  }
}

TEST_CASE("a database that does not answer is given up, and used again when it does") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto store = opened_for(url, std::chrono::milliseconds(500));
  const TableKey key = *store->new_key();
  auto other = session(url);
  other.run("BEGIN; LOCK TABLE entries");
  CHECK(appended(*store, key, {1, "deal", ""}) == Outcome::failed);
  CHECK(why(*store) == "store.lost");
  CHECK_FALSE(store->entries(key));
  other.run("ROLLBACK");
  CHECK(comes_true([&] { return appended(*store, key, {1, "deal", ""}) == Outcome::stored; }));
  CHECK(comes_true([&] { return store->entries(key).has_value(); }));
  CHECK(store->entries(key).value().size() == 1);
}

TEST_CASE("after the database was killed in the middle of writing, every acknowledged entry is there once") {
  if (!has_postgres()) return;
  auto& server = postgres_server();
  const std::string url = server.new_database();
  auto store = opened(url);
  const TableKey key = *store->new_key();
  constexpr int kTables = 20;
  struct {
    std::mutex mutex;
    std::set<int> acknowledged;
    int pending = 0;
  } state;
  int number = 0;
  const auto settled = [&] {
    return comes_true([&] {
      const std::scoped_lock lock(state.mutex);
      return state.pending == 0;
    });
  };
  for (int round = 0; round < 3; ++round) {
    // The server dies under a steady flow of writes.
    auto killed = std::async(std::launch::async, [&] {
      const std::uint64_t before = store->figures().commits;
      comes_true([&] { return store->figures().commits > before + 5; });
      server.kill();
    });
    while (!store->failure()) {
      for (int i = 0; i < kTables; ++i) {
        const int mine = ++number;
        const std::scoped_lock lock(state.mutex);
        ++state.pending;
        store->append(key, {mine, std::to_string(mine), ""}, [&state, mine](Outcome outcome) {
          const std::scoped_lock inner(state.mutex);
          --state.pending;
          if (outcome == Outcome::stored) state.acknowledged.insert(mine);
        });
      }
      REQUIRE(settled());
    }
    killed.get();
    CHECK(why(*store) == "store.lost");
    CHECK_FALSE(store->entries(key));
    CHECK_FALSE(store->find("abc"));
    CHECK_FALSE(store->new_key());
    server.start();
    REQUIRE(comes_true([&] { return !store->failure(); }));
    REQUIRE(comes_true([&] { return store->entries(key).has_value(); }));
    std::set<int> there;
    const auto entries = store->entries(key).value();
    for (const StoredEntry& entry : entries) {
      CHECK(entry.text == std::to_string(entry.number));
      CHECK(there.insert(entry.number).second);
    }
    CHECK(std::ranges::includes(there, state.acknowledged));
    // The others were all in the batch whose outcome is unknown.
    CHECK(there.size() <= state.acknowledged.size() + static_cast<std::size_t>(kTables * (round + 1)));
  }
  CHECK(state.acknowledged.size() > kTables);
}

}  // namespace
}  // namespace parlor
