// What holds for every database.
#include "store/store.h"

#include <cstdlib>
#include <ctime>
#include <doctest/doctest.h>
#include <future>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/test_store.h"

namespace parlor {
namespace {

using test::appended;
using test::each_place;
using test::opened;
using test::saved;

TEST_CASE("what was stored is there when it is opened again") {
  const auto place = each_place();
  {
    auto store = opened(place->address);
    const TableKey key = *store->new_key();
    CHECK(saved(*store, {key, "abc", "details"}) == Outcome::stored);
    CHECK(saved(*store, {key, "abc", "other details"}) == Outcome::stored);
    CHECK(appended(*store, key, {1, "deal", ""}) == Outcome::stored);
    CHECK(appended(*store, key, {2, "0 C3", "m1"}) == Outcome::stored);
  }
  auto store = opened(place->address);
  const auto table = store->find("abc");
  REQUIRE(table);
  CHECK(table->table.details == "other details");
  CHECK(store->entries(table->table.key) == std::vector<StoredEntry>{{1, "deal", ""}, {2, "0 C3", "m1"}});
  CHECK(*store->new_key() != table->table.key);
  CHECK_FALSE(store->find("xyz"));
}

TEST_CASE("the same number of a table is written once, and a conflict hurts nobody else") {
  const auto place = each_place();
  auto store = opened(place->address);
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

TEST_CASE("of two entries with the same number in one batch, the first is written") {
  const auto place = each_place();
  auto store = opened(place->address);
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
  const int rounds = 50;  // so that some share a batch
  std::vector<Outcome> outcomes;
  for (int i = 1; i <= rounds; ++i) {
    for (const char* who : {"first", "second"}) {
      store->append(key, {i, who, ""}, [&](Outcome outcome) { outcomes.push_back(outcome); });
    }
  }
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);  // after the others
  REQUIRE(outcomes.size() == 2 * rounds);
  for (std::size_t i = 0; i < outcomes.size(); i += 2) {
    CHECK(outcomes[i] == Outcome::stored);
    CHECK(outcomes[i + 1] == Outcome::refused);
  }
  const auto entries = store->entries(key).value();
  REQUIRE(entries.size() == rounds);
  for (const StoredEntry& entry : entries) CHECK(entry.text == "first");
  CHECK_FALSE(store->failure());
  CHECK(store->figures().failed_writes == 0);
}

TEST_CASE("a table with the ID of another one is refused, and everything else is written") {
  const auto place = each_place();
  auto store = opened(place->address);
  const TableKey one = *store->new_key();
  const TableKey two = *store->new_key();
  CHECK(saved(*store, {one, "one", "right"}) == Outcome::stored);
  std::vector<Outcome> outcomes;
  const auto note = [&](Outcome outcome) { outcomes.push_back(outcome); };
  store->append(one, {1, "deal", ""}, note);
  store->save({two, "one", "wrong"}, note);
  store->append(one, {2, "0 C3", ""}, note);
  CHECK(saved(*store, {*store->new_key(), "two", ""}) == Outcome::stored);
  CHECK(outcomes == std::vector{Outcome::stored, Outcome::refused, Outcome::stored});
  CHECK(store->find("one")->table.details == "right");
  CHECK(store->entries(one).value().size() == 2);
}

TEST_CASE("any text comes back as it was") {
  const auto place = each_place();
  auto store = opened(place->address);
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "{\"a\\b\"}", ""}) == Outcome::stored);
  std::vector<StoredEntry> entries;
  for (const char* text :
       {"", "NULL", "{a,b}", "\"quoted\"", "back\\slash", "it's", "two\nlines", "Ștefan 牌 🂡", " "}) {
    entries.push_back({static_cast<int>(entries.size()) + 1, text, text});
    store->append(key, entries.back(), [](Outcome) {});
  }
  CHECK(saved(*store, {key, "{\"a\\b\"}", "{\"seats\":[\"\\n\"]}"}) == Outcome::stored);
  CHECK(store->entries(key) == entries);
  CHECK(store->entries(key, 5).value().size() == entries.size() - 4);
  CHECK(store->find("{\"a\\b\"}")->table.details == "{\"seats\":[\"\\n\"]}");
}

TEST_CASE("of several writes to one table in a batch, the last counts") {
  const auto place = each_place();
  auto store = opened(place->address);
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", "first"}) == Outcome::stored);
  for (int i = 1; i <= 50; ++i) {
    const std::string text = std::to_string(i);
    store->save({key, "abc", text, {{"ada", i % 3}}}, [](Outcome) {});
    store->append({key, "abc", text}, {i, text, ""}, [](Outcome) {});
    store->keep_summary(key, {i, text, false});
    store->keep_result("ada", {key, text});
  }
  CHECK(saved(*store, {key, "abc", "last"}) == Outcome::stored);
  CHECK(store->find("abc")->table.details == "last");
  const auto tables = store->tables_of("ada", std::nullopt, 50).value();
  REQUIRE(tables.size() == 1);
  CHECK(tables[0].number == 50);
  CHECK(tables[0].summary == "50");
  CHECK(store->results_of("ada") == std::vector<StoredResult>{{key, "50"}});
}

TEST_CASE("an entry is written with the details that change with it, or neither is") {
  const auto place = each_place();
  auto store = opened(place->address);
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", "before"}) == Outcome::stored);
  const auto append = [&](const std::string& details, const StoredEntry& entry) {
    std::promise<Outcome> done;
    store->append({key, "abc", details}, entry, [&](Outcome outcome) { done.set_value(outcome); });
    return done.get_future().get();
  };
  CHECK(append("after", {1, "system takeover 0", ""}) == Outcome::stored);
  CHECK(store->find("abc")->table.details == "after");
  CHECK(append("not so", {1, "somebody else's", ""}) == Outcome::refused);
  CHECK(store->find("abc")->table.details == "after");
  CHECK(store->entries(key) == std::vector<StoredEntry>{{1, "system takeover 0", ""}});
}

TEST_CASE("pending writes are written when the store closes") {
  const auto place = each_place();
  int done = 0;
  {
    auto store = opened(place->address);
    const TableKey key = *store->new_key();
    store->save({key, "abc", ""}, [&](Outcome) { ++done; });
    for (int i = 1; i <= 500; ++i) store->append(key, {i, "0 pass", ""}, [&](Outcome) { ++done; });
  }
  CHECK(done == 501);
  auto store = opened(place->address);
  CHECK(store->entries(store->find("abc")->table.key).value().size() == 500);
}

TEST_CASE("many writes share few commits, and the figures say so") {
  const auto place = each_place();
  auto store = opened(place->address);
  const TableKey key = *store->new_key();
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);
  for (int i = 1; i < 2000; ++i) store->append(key, {i, "0 pass", ""}, [](Outcome) {});
  CHECK(appended(*store, key, {2000, "0 pass", ""}) == Outcome::stored);
  CHECK(saved(*store, {key, "abc", ""}) == Outcome::stored);  // counted after the earlier commits
  const Store::Figures figures = store->figures();
  CHECK(figures.writes >= 2001);
  CHECK(figures.commits < 1000);
}

TEST_CASE("the tables of a profile come newest first, each once, with the seat and the time") {
  const auto place = each_place();
  auto store = opened(place->address);
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
  const auto place = each_place();
  auto store = opened(place->address);
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
  const auto place = each_place();
  auto store = opened(place->address);
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
  const auto place = each_place();
  auto store = opened(place->address);
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

}  // namespace
}  // namespace parlor
