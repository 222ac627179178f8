// Stores for tests, and the places where they can be.
#pragma once

#include <doctest/doctest.h>
#include <functional>
#include <future>
#include <memory>
#include <string>
#include <utility>

#include "store/store.h"
#include "testing/postgres_server.h"
#include "testing/temporary_folder.h"

namespace parlor::test {

// Waits for a write.
inline Outcome outcome_of(const std::function<void(Store::Done)>& write) {
  std::promise<Outcome> done;
  write([&](Outcome outcome) { done.set_value(outcome); });
  return done.get_future().get();
}

inline Outcome saved(Store& store, const StoredTable& table) {
  return outcome_of([&](Store::Done done) { store.save(table, std::move(done)); });
}

inline Outcome appended(Store& store, TableKey key, const StoredEntry& entry) {
  return outcome_of([&](Store::Done done) { store.append(key, entry, std::move(done)); });
}

inline std::unique_ptr<Store> opened(const std::string& where) {
  auto store = Store::open(where);
  REQUIRE(store);
  return std::move(*store);
}

// Whether tests of PostgreSQL can run here; if not, says so once.
inline bool has_postgres() {
  if (PostgresServer::installed()) return true;
  static const bool kTold = [] {
    MESSAGE("PostgreSQL is not installed, so its tests are skipped.");
    return true;
  }();
  return !kTold;
}

// Where a store can be: an empty database of some kind.
struct Place {
  TemporaryFolder folder{};
  std::string address{};
};

// Runs the test case that calls it once for every kind of database.
inline std::unique_ptr<Place> each_place() {
  auto place = std::make_unique<Place>();
  SUBCASE("in a file") { place->address = place->folder / "games.db"; }
  if (has_postgres()) {
    SUBCASE("in PostgreSQL") { place->address = postgres_server().new_database(); }
  }
  return place;
}

}  // namespace parlor::test
