// The requests of one table to the store, one at a time: whatever arrives in the meantime waits.
#pragma once

#include <functional>
#include <list>
#include <memory>
#include <optional>
#include <utility>

#include "room/strand.h"
#include "store/tables/table_store.h"

namespace parlor {

class StoreQueue {
 public:
  // `rests` runs whenever there is nothing left to do.
  StoreQueue(RoomStrand& strand, TableStore& store, Task rests)
      : strand_(strand), store_(store), rests_(std::move(rests)) {}

  bool busy() const { return busy_; }
  // Runs the task at once, or after the current request and everything already waiting.
  void when_settled(Task task);
  // Each request continues on the strand, before anything waiting.
  // Writes an entry, the details, or both together.
  void write(TableKey table, StoredEntry entry, TableStore::Done written);
  void write(StoredTable table, std::optional<StoredEntry> entry, TableStore::Done written);
  // `question` asks the store, on a thread that may wait for it, and `then` gets the answer.
  template <class Question, class Then>
  void read(Question question, Then then) {
    busy_ = true;
    store_.in_background(
        [this, strand = strand_.hold(), question = std::move(question), then = std::move(then)]() mutable {
          auto answer = std::make_shared<decltype(question(store_))>(question(store_));
          strand->post([this, answer = std::move(answer), then = std::move(then)] {
            busy_ = false;
            then(std::move(*answer));
            settle();
          });
        });
  }

 private:
  TableStore::Done done(TableStore::Done written);
  void settle();

  RoomStrand& strand_;
  TableStore& store_;
  Task rests_;
  bool busy_ = false;
  std::list<Task> waiting_;  // a list, because it is usually empty and then takes little memory
};

}  // namespace parlor
