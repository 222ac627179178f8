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

std::unique_ptr<Store> node(const std::string& url, const std::string& name,
                            std::chrono::milliseconds lease = std::chrono::seconds(5)) {
  auto store = Store::open(url, {}, {name, lease});
  REQUIRE(store);
  return std::move(*store);
}

Outcome claimed(Store& store, TableKey key) {
  return test::outcome_of([&](Store::Done done) { store.claim(key, std::move(done)); });
}

// Whether the table becomes this server's, sooner or later.
bool takes_over(Store& store, TableKey key) {
  return comes_true([&] { return claimed(store, key) == Outcome::stored; });
}

// What happens to a server that has not renewed its lease for too long: the others bury it.
void bury(const std::string& url, const std::string& name) {
  postgres_server().sql(url, "DELETE FROM leases WHERE node IN (SELECT id FROM nodes WHERE name = '" + name +
                                 "'); UPDATE nodes SET alive = false WHERE name = '" + name + "'");
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

TEST_CASE("a name that another server has is refused, and the sentence names that server") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto first = node(url, "a", std::chrono::seconds(1));
  const auto second = Store::open(url, {}, {"a", std::chrono::seconds(1)});
  REQUIRE_FALSE(second);
  CHECK(second.problem().key == "store.name_taken");
  REQUIRE(second.problem().find("process") != nullptr);
  CHECK(*second.problem().find("process") == Value(std::to_string(::getpid())));
  CHECK(node(url, "b"));
  first->close();  // while the first one still exists
  CHECK(node(url, "a"));
}

TEST_CASE("a server that died keeps its name until its lease runs out, and its successor waits for that") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  node(url, "a").reset();
  postgres_server().sql(
      url,
      "WITH dead AS (INSERT INTO nodes (name, host, process) VALUES ('a', 'gone', 1) RETURNING id)"
      " INSERT INTO leases SELECT id, clock_timestamp() + interval '1 s' FROM dead");
  auto store = node(url, "a");
  CHECK(postgres_server().sql(url, "SELECT host FROM nodes WHERE alive") != "gone\n");
  CHECK(postgres_server().sql(url, "SELECT count(*) FROM leases") == "1\n");
}

TEST_CASE("many servers that start at once on an empty database share it") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  std::vector<std::future<std::unique_ptr<Store>>> starting;
  for (int i = 0; i < 4; ++i)
    starting.push_back(std::async(std::launch::async, [&url, i] { return node(url, std::to_string(i)); }));
  std::vector<std::unique_ptr<Store>> started;
  for (auto& each : starting) started.push_back(each.get());
  std::set<std::int64_t> keys;
  for (const auto& store : started) {
    const TableKey key = *store->new_key();
    CHECK(keys.insert(key.number()).second);
    CHECK(saved(*store, {key, "table " + std::to_string(key.number()), ""}) == Outcome::stored);
  }
}

TEST_CASE("a table has one owner at a time, and only that one can write to it") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto a = node(url, "a");
  auto b = node(url, "b");
  const TableKey key = *a->new_key();
  CHECK(saved(*a, {key, "abc", "of a"}) == Outcome::stored);
  CHECK(a->find("abc")->node.empty());
  CHECK(b->find("abc")->node == "a");
  CHECK(claimed(*b, key) == Outcome::refused);
  CHECK(appended(*b, key, {1, "of b", ""}) == Outcome::refused);
  CHECK(saved(*b, {key, "abc", "of b"}) == Outcome::refused);
  CHECK(claimed(*a, key) == Outcome::stored);  // it may forget that it has it
  CHECK(appended(*a, key, {1, "of a", ""}) == Outcome::stored);
  CHECK(b->match(key)->details == "of a");
  CHECK_FALSE(b->failure());

  a->release(key);
  CHECK(takes_over(*b, key));
  CHECK(b->find("abc")->node.empty());
  CHECK(a->find("abc")->node == "b");
  CHECK(appended(*a, key, {2, "late", ""}) == Outcome::refused);
  CHECK(appended(*b, key, {2, "of b", ""}) == Outcome::stored);
  CHECK(b->figures().takeovers == 0);
}

TEST_CASE("of many that claim a table at once, one gets it") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto maker = node(url, "maker");
  std::vector<TableKey> keys;
  for (int i = 0; i < 20; ++i) {
    keys.push_back(*maker->new_key());
    CHECK(saved(*maker, {keys.back(), std::to_string(i), ""}) == Outcome::stored);
  }
  maker->close();
  std::vector<std::unique_ptr<Store>> stores;
  for (const char* name : {"a", "b", "c"}) stores.push_back(node(url, name));
  for (const TableKey key : keys) {
    std::vector<std::future<Outcome>> claims;
    for (const auto& store : stores)
      claims.push_back(std::async(std::launch::async, [&store, key] { return claimed(*store, key); }));
    int owners = 0;
    for (auto& claim : claims) owners += claim.get() == Outcome::stored ? 1 : 0;
    CHECK(owners == 1);
  }
}

TEST_CASE("a server that stops lets others take over at once, and one that died when its lease is over") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto a = node(url, "a");
  auto b = node(url, "b", std::chrono::seconds(1));
  const TableKey key = *a->new_key();
  CHECK(saved(*a, {key, "abc", ""}) == Outcome::stored);
  a->close();
  CHECK(claimed(*b, key) == Outcome::stored);
  CHECK(b->figures().takeovers == 1);

  // One that is gone without a word.
  postgres_server().sql(
      url,
      "WITH dead AS (INSERT INTO nodes (name, host, process) VALUES ('c', 'gone', 1) RETURNING id),"
      "  late AS (INSERT INTO leases SELECT id, clock_timestamp() + interval '1 s' FROM dead)"
      " INSERT INTO tables SELECT nextval('table_keys'), 'xyz', '', 0, id FROM dead");
  const auto found = b->find("xyz");
  CHECK(found->node == "c");
  CHECK(claimed(*b, found->table.key) == Outcome::refused);
  CHECK(takes_over(*b, found->table.key));
  CHECK(b->figures().takeovers == 2);
}

TEST_CASE("a server that was taken for dead writes nothing more, and joins again without its tables") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto zombie = node(url, "zombie");
  auto heir = node(url, "heir");
  const std::uint64_t term = zombie->term();
  const TableKey key = zombie->new_key()->in(term);
  CHECK(saved(*zombie, {key, "abc", "before"}) == Outcome::stored);
  bury(url, "zombie");
  CHECK(claimed(*heir, key.in(heir->term())) == Outcome::stored);
  // The first write finds out, unless the server has noticed by itself.
  CHECK(appended(*zombie, key, {1, "late", ""}) != Outcome::stored);
  CHECK(saved(*zombie, {key, "abc", "late"}) != Outcome::stored);
  CHECK(comes_true([&] { return zombie->term() > term; }));
  CHECK(comes_true([&] { return !zombie->failure(); }));
  CHECK(appended(*zombie, key, {1, "late", ""}) == Outcome::refused);
  CHECK(heir->entries(key).value().empty());
  CHECK(heir->match(key)->details == "before");
  CHECK(appended(*heir, key, {1, "deal", ""}) == Outcome::stored);

  // Even if it gets the table back, what it meant to write before does not count.
  heir->close();
  const TableKey again = key.in(zombie->term());
  CHECK(claimed(*zombie, again) == Outcome::stored);
  CHECK(appended(*zombie, key, {2, "late", ""}) == Outcome::refused);
  CHECK(saved(*zombie, {key, "abc", "late"}) == Outcome::refused);
  CHECK(appended(*zombie, again, {2, "0 C3", ""}) == Outcome::stored);
}

TEST_CASE("writes that come after the others took over are counted") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto zombie = node(url, "zombie");
  const TableKey key = *zombie->new_key();
  CHECK(saved(*zombie, {key, "abc", ""}) == Outcome::stored);
  CHECK(comes_true([&] {
    bury(url, "zombie");
    // It may notice by itself before it is asked to write.
    return appended(*zombie, key, {1, "late", ""}) == Outcome::failed;
  }));
  CHECK(zombie->figures().fenced_writes == 1);
}

TEST_CASE("nobody is taken for dead during a transaction, and whoever takes over finds what it wrote") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto first = node(url, "first");
  auto heir = node(url, "heir", std::chrono::seconds(1));
  const TableKey key = *first->new_key();
  CHECK(saved(*first, {key, "abc", ""}) == Outcome::stored);
  auto other = session(url);
  other.run("BEGIN; LOCK TABLE entries IN SHARE MODE");
  auto written = std::async(std::launch::async, [&] { return appended(*first, key, {1, "deal", ""}); });
  REQUIRE(waits(url, "INSERT INTO entries"));
  // Its lease runs out, and the heir looks at it several times.
  postgres_server().sql(url,
                        "UPDATE leases SET until = clock_timestamp() - interval '1 s' WHERE node ="
                        " (SELECT id FROM nodes WHERE name = 'first')");
  for (int i = 0; i < 3; ++i) {
    const auto before = heir->lease()->age;
    CHECK(comes_true([&] { return heir->lease()->age < before; }));
  }
  const bool alive = postgres_server().sql(url, "SELECT alive FROM nodes WHERE name = 'first'") == "t\n";
  other.run("ROLLBACK");
  const Outcome outcome = written.get();
  // On a very slow machine the first one may have given up waiting: it must not be half of each.
  CHECK((alive || outcome == Outcome::failed));
  CHECK(heir->entries(key).value().size() == (outcome == Outcome::stored ? 1 : 0));
}

TEST_CASE("a lease that ran out is renewed if nobody took over") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto store = node(url, "a");
  postgres_server().sql(url, "UPDATE leases SET until = clock_timestamp() - interval '1 s'");
  CHECK(comes_true(
      [&] { return postgres_server().sql(url, "SELECT until > clock_timestamp() FROM leases") == "t\n"; }));
  CHECK(saved(*store, {*store->new_key(), "abc", ""}) == Outcome::stored);
}

TEST_CASE("a server that cannot renew its lease knows that it may not own its tables any more") {
  if (!has_postgres()) return;
  const std::string url = postgres_server().new_database();
  auto store = node(url, "a", std::chrono::milliseconds(500));
  CHECK(store->term() == 1);
  CHECK(store->lease()->held);
  {
    auto other = session(url);
    other.run("BEGIN; LOCK TABLE leases");
    CHECK(comes_true([&] { return store->term() == 0; }));
    CHECK_FALSE(store->lease()->held);
  }
  CHECK(comes_true([&] { return store->term() == 1; }));  // nobody else was there to take over
}

TEST_CASE("a database of a newer version is shared while that allows it") {
  if (!has_postgres()) return;
  auto& server = postgres_server();
  const std::string url = server.new_database();
  auto running = node(url, "running");
  const TableKey key = *running->new_key();
  CHECK(saved(*running, {key, "abc", ""}) == Outcome::stored);
  // What the next version might do while this one is running.
  server.sql(url, "ALTER TABLE tables ADD COLUMN colour text; UPDATE parlor_schema SET version = 99");
  CHECK(appended(*running, key, {1, "deal", ""}) == Outcome::stored);
  auto old = node(url, "old");
  running->close();
  CHECK(claimed(*old, key) == Outcome::stored);
  CHECK(appended(*old, key, {2, "0 C3", ""}) == Outcome::stored);
  server.sql(url, "UPDATE parlor_schema SET oldest = 99");
  CHECK(refusal(url) == "store.newer");
}

TEST_CASE("a database of the first version is upgraded, and a server of that version writes nothing more") {
  if (!has_postgres()) return;
  auto& server = postgres_server();
  const std::string url = server.new_database();
  node(url, "a").reset();
  server.sql(
      url,
      "DROP INDEX node_names; ALTER TABLE nodes DROP COLUMN name; ALTER TABLE tables DROP COLUMN owner;"
      "ALTER TABLE parlor_schema DROP COLUMN oldest; UPDATE parlor_schema SET version = 1;"
      "INSERT INTO tables VALUES (nextval('table_keys'), 'old', 'details', 0);"
      "WITH old AS (INSERT INTO nodes (host, process) VALUES ('old', 1) RETURNING id)"
      " INSERT INTO leases SELECT id, clock_timestamp() + interval '1 hour' FROM old");
  auto store = node(url, "a");
  CHECK(server.sql(url, "SELECT count(*) FROM nodes WHERE host = 'old' AND alive") == "0\n");
  const auto found = store->find("old");
  REQUIRE(found);
  CHECK(claimed(*store, found->table.key) == Outcome::stored);
  CHECK(appended(*store, found->table.key, {1, "deal", ""}) == Outcome::stored);
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
  server.sql(newer, "UPDATE parlor_schema SET version = 99, oldest = 99");
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
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
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
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
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
  auto store = node(url, "a", std::chrono::milliseconds(500));
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
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
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
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
