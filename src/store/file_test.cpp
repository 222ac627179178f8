// What holds for a SQLite file alone.
#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <sys/stat.h>
#include <vector>

#include "store/store.h"
#include "store/test_store.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::opened;
using test::saved;

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
  CHECK_FALSE(std::filesystem::exists(text + ".lock"));

  CHECK_FALSE(Store::open(folder / "nowhere/games.db"));
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
    CHECK(store->entries(table->table.key).value().size() == 1);
    CHECK(saved(*store, {table->table.key, "old", "details", {{"ada", 0}}}) == Outcome::stored);
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
