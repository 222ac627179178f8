#include "room/store_queue.h"

#include <doctest/doctest.h>
#include <string>

#include "room/test_room.h"

namespace parlor {
namespace {

TEST_CASE("tasks that arrive during a write wait for it, and for what its completion starts") {
  test::HandStrand strand;
  test::HandStore store({TableKey::of(1), "table", "before"});
  std::string order;
  StoreQueue queue(strand, store, [] {});
  queue.when_settled([&] {
    order += "first ";
    queue.write(TableKey::of(1), {1, "deal", ""}, [&](Outcome outcome) {
      order += outcome == Outcome::stored ? "stored " : "lost ";
      queue.write({TableKey::of(1), "table", "after"}, StoredEntry{2, "0 C3", ""},
                  [&](Outcome) { order += "again "; });
    });
  });
  queue.when_settled([&] { order += "later "; });
  CHECK(queue.busy());
  CHECK(order == "first ");
  store.finish();
  CHECK(order == "first ");  // the store says so on a thread of its own
  strand.run();
  CHECK(order == "first stored ");
  store.finish();
  strand.run();
  CHECK(order == "first stored again later ");
  CHECK_FALSE(queue.busy());
  CHECK(store.written().size() == 2);
  CHECK(store.table().details == "after");
}

TEST_CASE("a failed write is reported to its writer, and the waiting tasks run") {
  test::HandStrand strand;
  test::HandStore store({TableKey::of(1), "table", "before"});
  std::string order;
  int rests = 0;
  StoreQueue queue(strand, store, [&] { ++rests; });
  queue.write({TableKey::of(1), "table", "after"}, std::nullopt,
              [&](Outcome outcome) { order += outcome == Outcome::failed ? "failed " : "stored "; });
  queue.when_settled([&] { order += "later "; });
  store.finish(Outcome::failed);
  strand.run();
  CHECK(order == "failed later ");
  CHECK(store.table().details == "before");
  CHECK(rests > 0);
}

}  // namespace
}  // namespace parlor
