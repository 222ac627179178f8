#include "room/store_queue.h"

namespace parlor {

void StoreQueue::when_settled(Task task) {
  waiting_.push_back(std::move(task));
  settle();
}

void StoreQueue::settle() {
  while (!busy_ && !waiting_.empty()) {
    const Task task = std::move(waiting_.front());
    waiting_.pop_front();
    task();
  }
  rests_();
}

void StoreQueue::write(TableKey table, StoredEntry entry, TableStore::Done written) {
  store_.append(table, std::move(entry), done(std::move(written)));
}

void StoreQueue::write(StoredTable table, std::optional<StoredEntry> entry, TableStore::Done written) {
  if (!entry) return store_.save(std::move(table), done(std::move(written)));
  store_.append(std::move(table), *std::move(entry), done(std::move(written)));
}

TableStore::Done StoreQueue::done(TableStore::Done written) {
  busy_ = true;
  return [this, strand = strand_.hold(), written = std::move(written)](Outcome outcome) {
    strand->post([this, outcome, written] {
      busy_ = false;
      written(outcome);
      settle();
    });
  };
}

}  // namespace parlor
