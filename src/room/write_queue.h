// The writes of one table, one at a time: what arrives while one is under way waits.
#pragma once

#include <functional>
#include <list>
#include <optional>
#include <utility>

#include "room/strand.h"
#include "store/tables/table_store.h"

namespace parlor {

class WriteQueue {
 public:
  // `rests` runs whenever nothing more can be done for now.
  WriteQueue(RoomStrand& strand, TableStore& store, Task rests)
      : strand_(strand), store_(store), rests_(std::move(rests)) {}

  bool writing() const { return writing_; }
  // Runs it at once, or after what is being written and what waits already.
  void when_settled(Task task);
  // An entry, details, or both together. `written` runs on the strand, before anything that waits.
  void write(TableKey table, StoredEntry entry, TableStore::Done written);
  void write(StoredTable table, std::optional<StoredEntry> entry, TableStore::Done written);

 private:
  TableStore::Done done(TableStore::Done written);
  void settle();

  RoomStrand& strand_;
  TableStore& store_;
  Task rests_;
  bool writing_ = false;
  std::list<Task> waiting_;  // empty most of the time, and then free
};

}  // namespace parlor
