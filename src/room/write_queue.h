// The writes of one table, one at a time: whatever arrives during a write waits.
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
  // `rests` runs whenever there is nothing left to do.
  WriteQueue(RoomStrand& strand, TableStore& store, Task rests)
      : strand_(strand), store_(store), rests_(std::move(rests)) {}

  bool writing() const { return writing_; }
  // Runs the task at once, or after the current write and everything already waiting.
  void when_settled(Task task);
  // Writes an entry, the details, or both together. `written` runs on the strand, before anything waiting.
  void write(TableKey table, StoredEntry entry, TableStore::Done written);
  void write(StoredTable table, std::optional<StoredEntry> entry, TableStore::Done written);

 private:
  TableStore::Done done(TableStore::Done written);
  void settle();

  RoomStrand& strand_;
  TableStore& store_;
  Task rests_;
  bool writing_ = false;
  std::list<Task> waiting_;  // a list, because it is usually empty and then takes little memory
};

}  // namespace parlor
