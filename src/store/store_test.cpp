#include "store/store.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <cstdlib>
#include <ctime>
#include <doctest/doctest.h>
#include <fstream>
#include <future>
#include <sys/stat.h>
#include <utility>

#include "testing/temporary_folder.h"

namespace parlor {
namespace {

// Waits until it is on disk.
Outcome saved(Store& store, const StoredTable& table) {
  std::promise<Outcome> done;
  store.save(table, [&](Outcome outcome) { done.set_value(outcome); });
  return done.get_future().get();
}

Outcome appended(Store& store, TableKey key, const StoredEntry& entry) {
  std::promise<Outcome> done;
  store.append(key, entry, [&](Outcome outcome) { done.set_value(outcome); });
  return done.get_future().get();
}

std::unique_ptr<Store> opened(const std::string& path) {
  auto store = Store::open(path);
  REQUIRE(store);
  return std::move(*store);
}

TEST_CASE("what was stored is there when the file is opened again") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "games.db";
  {
    auto store = opened(path);
    const TableKey key = *store->new_key();
    CHECK(saved(*store, {key, "abc", "details"}) == Outcome::stored);
    CHECK(saved(*store, {key, "abc", "other details"}) == Outcome::stored);
    CHECK(appended(*store, key, {1, "deal", ""}) == Outcome::stored);
    CHECK(appended(*store, key, {2, "0 C3", "m1"}) == Outcome::stored);
  }
  auto store = opened(path);
  const auto table = store->find("abc");
  REQUIRE(table);
  CHECK(table->details == "other details");
  CHECK(store->entries(table->key) == std::vector<StoredEntry>{{1, "deal", ""}, {2, "0 C3", "m1"}});
  CHECK(*store->new_key() != table->key);
  CHECK_FALSE(store->find("xyz"));
}

TEST_CASE("the same number of a table is written once, and a conflict hurts nobody else") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  const TableKey one = *store->new_key();
  const TableKey two = *store->new_key();
  CHECK(saved(*store, {one, "one", ""}) == Outcome::stored);
  CHECK(saved(*store, {two, "two", ""}) == Outcome::stored);
  CHECK(appended(*store, one, {1, "deal", ""}) == Outcome::stored);

  // All three probably share a transaction.
  std::promise<Outcome> before;
  std::promise<Outcome> conflict;
  std::promise<Outcome> after;
  store->append(two, {1, "deal", ""}, [&](Outcome outcome) { before.set_value(outcome); });
  store->append(one, {1, "somebody else's", ""}, [&](Outcome outcome) { conflict.set_value(outcome); });
  store->append(two, {2, "0 C3", ""}, [&](Outcome outcome) { after.set_value(outcome); });
  CHECK(before.get_future().get() == Outcome::stored);
  CHECK(conflict.get_future().get() == Outcome::refused);
  CHECK(after.get_future().get() == Outcome::stored);
  CHECK(store->entries(one) == std::vector<StoredEntry>{{1, "deal", ""}});
  CHECK(store->entries(two).value().size() == 2);
}

TEST_CASE("an entry is written with the details that change with it, or neither is") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", "before"}) == Outcome::stored);
  const auto append = [&](const std::string& details, const StoredEntry& entry) {
    std::promise<Outcome> done;
    store->append({key, "abc", details}, entry, [&](Outcome outcome) { done.set_value(outcome); });
    return done.get_future().get();
  };
  CHECK(append("after", {1, "system takeover 0", ""}) == Outcome::stored);
  CHECK(store->find("abc")->details == "after");
  CHECK(append("not so", {1, "somebody else's", ""}) == Outcome::refused);
  CHECK(store->find("abc")->details == "after");
  CHECK(store->entries(key) == std::vector<StoredEntry>{{1, "system takeover 0", ""}});
}

TEST_CASE("pending writes are written when the store closes") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "games.db";
  int done = 0;
  {
    auto store = opened(path);
    const TableKey key = *store->new_key();
    store->save({key, "abc", ""}, [&](Outcome) { ++done; });
    for (int i = 1; i <= 500; ++i) store->append(key, {i, "0 pass", ""}, [&](Outcome) { ++done; });
  }
  CHECK(done == 501);
  auto store = opened(path);
  CHECK(store->entries(store->find("abc")->key).value().size() == 500);
}

TEST_CASE("many writes share few commits, and the figures say so") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
  for (int i = 1; i < 2000; ++i) store->append(key, {i, "0 pass", ""}, [](Outcome) {});
  CHECK(appended(*store, key, {2000, "0 pass", ""}) == Outcome::stored);
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);  // counted after the earlier commits
  const Store::Figures figures = store->figures();
  CHECK(figures.writes >= 2001);
  CHECK(figures.commits < 1000);
}

TEST_CASE("a file that another store has open, that is not ours, or that cannot be created is refused") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "games.db";
  auto store = opened(path);
  const auto second = Store::open(path);
  REQUIRE_FALSE(second);
  CHECK(second.problem().key == "store.locked");

  const std::string text = folder / "letter.txt";
  std::ofstream(text) << "Dear Ada, this is a letter and no database at all. It goes on for a while.\n";
  const auto letter = Store::open(text);
  REQUIRE_FALSE(letter);
  CHECK(letter.problem().key == "store.cannot_open");

  CHECK_FALSE(Store::open(folder / "nowhere/games.db"));
}

TEST_CASE("the tables of a profile come newest first, each once, with the seat and the time") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  const TableKey one = *store->new_key();
  const TableKey two = *store->new_key();
  CHECK(saved(*store, {one, "one", "a", {{"ada", 2}}}) == Outcome::stored);
  CHECK(saved(*store, {two, "two", "b", {{"ben", 0}}}) == Outcome::stored);
  CHECK(saved(*store, {two, "two", "b", {{"ben", 0}, {"ada", 3}, {"ada", 1}}}) == Outcome::stored);

  const auto tables = *store->tables_of("ada", std::nullopt, 50);
  REQUIRE(tables.size() == 2);
  CHECK(tables[0].table.id == "two");
  CHECK(tables[0].seat == 1);
  CHECK(tables[1].table.key == one);
  CHECK(tables[1].table.details == "a");
  CHECK(tables[1].seat == 2);
  CHECK(std::abs(tables[1].made - std::time(nullptr)) < 60);
  CHECK(store->tables_of("ben", std::nullopt, 50).value().size() == 1);
  CHECK(store->tables_of("nobody", std::nullopt, 50).value().empty());
}

TEST_CASE("a summary is there until the table has another entry") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", "", {{"ada", 0}}}) == Outcome::stored);
  CHECK(store->tables_of("ada", std::nullopt, 50).value().at(0).number == 0);
  CHECK(appended(*store, key, {1, "deal", ""}) == Outcome::stored);
  store->keep_summary(key, {1, "dealt"});
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);  // after the earlier requests
  CHECK(store->tables_of("ada", std::nullopt, 50).value().at(0).summary == "dealt");
  CHECK(store->tables_of("ada", std::nullopt, 50).value().at(0).number == 1);
  CHECK(appended(*store, key, {2, "0 C3", ""}) == Outcome::stored);
  CHECK(store->tables_of("ada", std::nullopt, 50).value().at(0).summary.empty());
}

TEST_CASE("the tables of a profile come in pages, each from where the one before it ended") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  for (int i = 1; i <= 7; ++i) {
    const TableKey key = *store->new_key();
    // Two seats at one table are still one table.
    CHECK(saved(*store, {key, std::to_string(i), "", {{i == 4 ? "ben" : "ada", 1}, {"ada", 2}}}) ==
          Outcome::stored);
  }
  const auto page = [&](std::optional<TableKey> before) {
    std::string ids;
    const auto tables = store->tables_of("ada", before, 3);
    REQUIRE(tables);
    for (const TableOfProfile& each : *tables) ids += each.table.id;
    return ids;
  };
  CHECK(page(std::nullopt) == "765");
  CHECK(page(TableKey::of(5)) == "432");
  CHECK(page(TableKey::of(2)) == "1");
  CHECK(page(TableKey::of(1)).empty());
  CHECK(store->tables_of("ada", TableKey::of(5), 1).value().at(0).seat == 2);
}

TEST_CASE("a table is settled by a result, or by a summary of all its entries that says it continues") {
  const test::TemporaryFolder folder;
  auto store = opened(folder / "games.db");
  const TableKey untouched = *store->new_key();
  const TableKey going_on = *store->new_key();
  const TableKey finished = *store->new_key();
  const auto sync = [&] { CHECK(saved(*store, {untouched, "0", "", {{"ada", 0}}}) == Outcome::stored); };
  CHECK(saved(*store, {going_on, "1", "", {{"ada", 0}, {"ada", 1}}}) == Outcome::stored);
  CHECK(saved(*store, {finished, "2", "", {{"ada", 0}, {"ben", 1}}}) == Outcome::stored);
  for (TableKey key : {going_on, finished}) CHECK(appended(*store, key, {1, "deal", ""}) == Outcome::stored);
  sync();
  CHECK(store->unsettled("ada") == std::vector{going_on, finished});
  store->keep_summary(going_on, {1, "goes on", false});
  store->keep_summary(finished, {1, "is over", true});
  sync();
  CHECK(store->unsettled("ada") == std::vector{finished});
  store->keep_result("ada", {finished, "won"});
  sync();
  CHECK(store->unsettled("ada").value().empty());
  CHECK(store->unsettled("ben") == std::vector{finished});
  CHECK(store->results_of("ada") == std::vector<StoredResult>{{finished, "won"}});
  CHECK(store->results_of("ben").value().empty());
  CHECK(appended(*store, going_on, {2, "0 C3", ""}) == Outcome::stored);
  CHECK(store->unsettled("ada") == std::vector{going_on});
}

TEST_CASE("a file of the second schema is brought up to date, and its finished tables get their results") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "games.db";
  SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE)
      .exec(
          "CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, details TEXT NOT NULL,"
          "  made INTEGER NOT NULL DEFAULT 0);"
          "CREATE TABLE entries (table_key INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
          "  move_id TEXT NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;"
          "CREATE TABLE seats (profile TEXT NOT NULL, table_key INTEGER NOT NULL, seat INTEGER NOT NULL,"
          "  PRIMARY KEY (profile, table_key, seat)) WITHOUT ROWID;"
          "CREATE TABLE summaries (table_key INTEGER PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT "
          "NULL);"
          "INSERT INTO tables VALUES (7, 'old', 'details', 99); INSERT INTO entries VALUES (7, 1, 'deal', "
          "'');"
          "INSERT INTO seats VALUES ('ada', 7, 2); INSERT INTO summaries VALUES (7, 1, 'is over');"
          "PRAGMA user_version=2");
  auto store = opened(path);
  const auto tables = *store->tables_of("ada", std::nullopt, 50);
  REQUIRE(tables.size() == 1);
  CHECK(tables[0].summary == "is over");
  CHECK(tables[0].made == 99);
  CHECK(store->unsettled("ada") == std::vector{TableKey::of(7)});
  store->keep_result("ada", {TableKey::of(7), "won"});
  CHECK(saved(*store, {TableKey::of(7), "old", "details"}) == Outcome::stored);
  CHECK(store->unsettled("ada").value().empty());
}

TEST_CASE("a file of the first schema is brought up to date, and one of a later schema is refused") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "games.db";
  const auto sql = [&](const std::string& statements) {
    SQLite::Database(path, SQLite::OPEN_READWRITE | SQLite::OPEN_CREATE).exec(statements);
  };
  sql("CREATE TABLE tables (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, details TEXT NOT NULL);"
      "CREATE TABLE entries (table_key INTEGER NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,"
      "  move_id TEXT NOT NULL, PRIMARY KEY (table_key, number)) WITHOUT ROWID;"
      "INSERT INTO tables VALUES (7, 'old', 'details'); INSERT INTO entries VALUES (7, 1, 'deal', '');"
      "PRAGMA user_version=1");
  {
    auto store = opened(path);
    const auto table = store->find("old");
    REQUIRE(table);
    CHECK(store->entries(table->key).value().size() == 1);
    CHECK(saved(*store, {table->key, "old", "details", {{"ada", 0}}}) == Outcome::stored);
    CHECK(store->tables_of("ada", std::nullopt, 50).value().size() == 1);
  }
  CHECK(opened(path)->find("old"));
  sql("PRAGMA user_version=99");
  CHECK_FALSE(Store::open(path));
}

TEST_CASE("nobody but the owner may read the file") {
  const test::TemporaryFolder folder;
  const std::string path = folder / "games.db";
  auto store = opened(path);
  struct stat status{};
  REQUIRE(::stat(path.c_str(), &status) == 0);
  CHECK((status.st_mode & 0777) == 0600);
}

}  // namespace
}  // namespace parlor
