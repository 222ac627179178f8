// Moving from a file to PostgreSQL.
#include "store/migration/migration.h"

#include <SQLiteCpp/SQLiteCpp.h>
#include <doctest/doctest.h>
#include <string>

#include "store/store.h"
#include "store/test_store.h"
#include "testing/temporary_folder.h"

namespace parlor {
namespace {

using test::appended;
using test::has_postgres;
using test::opened;
using test::postgres_server;
using test::saved;

constexpr int kWritten = 30;

// A file with tables, profiles, summaries, results, and texts of every kind.
std::string written_file(const test::TemporaryFolder& folder) {
  const std::string path = folder / "games.db";
  auto store = opened(path);
  for (int i = 0; i < kWritten; ++i) {
    const TableKey key = *store->new_key();
    const std::string name = "table " + std::to_string(i);
    CHECK(saved(*store, {key, name, "{\"seats\":[\"Ștefan 牌\"]}", {{"ada", i % 4}, {"Ben", 1}}}) ==
          Outcome::stored);
    for (int n = 1; n <= i * 5; ++n)
      store->append(key, {n, "\"quoted\" \\ {" + std::to_string(n) + "}", n % 3 == 0 ? "id" : ""},
                    [](Outcome) {});
    store->keep_summary(key, {i * 5, "{\"phase\":\"over\"}", i % 2 == 0});
    if (i % 2 == 0) store->keep_result("ada", {key, "won " + std::to_string(i)});
  }
  return path;
}

TEST_CASE("everything in a file is in PostgreSQL afterwards, and a server can continue with it") {
  if (!has_postgres()) return;
  const test::TemporaryFolder folder;
  const std::string path = written_file(folder);
  const std::string url = postgres_server().new_database();
  const auto done = migrate(path, url);
  REQUIRE(done);
  CHECK(done->tables == kWritten);
  CHECK(done->entries == 5 * kWritten * (kWritten - 1) / 2);
  auto before = opened(path);
  auto after = opened(url);
  for (int i = 0; i < kWritten; ++i) {
    const auto table = before->find("table " + std::to_string(i));
    const auto copy = after->find("table " + std::to_string(i));
    REQUIRE(copy);
    CHECK(copy->table.key == table->table.key);
    CHECK(copy->table.details == table->table.details);
    CHECK(after->entries(copy->table.key).value() == before->entries(table->table.key).value());
  }
  CHECK(after->results_of("ada").value() == before->results_of("ada").value());
  CHECK(after->unsettled("Ben").value() == before->unsettled("Ben").value());
  const auto listed = after->tables_of("ada", std::nullopt, 50).value();
  const auto expected = before->tables_of("ada", std::nullopt, 50).value();
  REQUIRE(listed.size() == expected.size());
  for (std::size_t i = 0; i < listed.size(); ++i) {
    CHECK(listed[i].seat == expected[i].seat);
    CHECK(listed[i].made == expected[i].made);
    CHECK(listed[i].number == expected[i].number);
    CHECK(listed[i].summary == expected[i].summary);
  }
  CHECK(after->new_key()->number() > kWritten);
  const TableKey key = after->find("table 3")->table.key;
  CHECK(test::outcome_of([&](Store::Done how) { after->claim(key, std::move(how)); }) == Outcome::stored);
  CHECK(appended(*after, key, {16, "0 C3", ""}) == Outcome::stored);
}

TEST_CASE("what cannot be moved is refused, and the database stays empty") {
  if (!has_postgres()) return;
  const test::TemporaryFolder folder;
  const std::string path = written_file(folder);
  const std::string url = postgres_server().new_database();
  const auto refused = [&](const std::string& from, const std::string& to, const std::string& key) {
    const auto done = migrate(from, to);
    REQUIRE_FALSE(done);
    CHECK(done.problem().key == key);
  };
  refused(folder / "none.db", url, "store.no_file");
  CHECK_FALSE(std::filesystem::exists(folder / "none.db"));
  refused(path, "postgresql://127.0.0.1:1/parlor", "store.cannot_connect");
  refused(path, "host=localhost colour=red", "store.url_invalid");
  {
    auto running = opened(path);
    refused(path, url, "store.locked");
  }
  folder.write("letters.db", "Dear Ada");
  refused(folder / "letters.db", url, "store.cannot_open");

  SQLite::Database(path, SQLite::OPEN_READWRITE)
      .exec("UPDATE entries SET text = CAST(x'00ff' AS TEXT) WHERE table_key = 7 AND number = 2");
  const auto damaged = migrate(path, url);
  REQUIRE_FALSE(damaged);
  CHECK(damaged.problem().key == "store.cannot_copy");
  CHECK(*damaged.problem().find("row") == Value("7, 2"));
  CHECK(opened(url)->find("table 1").why() == Unread::absent);

  SQLite::Database(path, SQLite::OPEN_READWRITE).exec("DELETE FROM entries WHERE table_key = 7");
  CHECK(migrate(path, url));
  refused(path, url, "store.not_empty");
}

}  // namespace
}  // namespace parlor
