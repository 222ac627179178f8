// Plays a record again, checking every move.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <utility>

#include "engine/record.h"
#include "engine/table.h"

namespace parlor {

using OpenTable = std::function<Result<std::unique_ptr<Table>>(TableSetup)>;

// Steps through a record one entry at a time.
class Replay {
 public:
  static Result<Replay> open(Record record, const OpenTable& open_table);

  const Table& table() const { return *table_; }
  std::size_t entries() const;  // of the whole record
  std::size_t done() const { return done_; }
  bool at_end() const { return done_ == entries(); }
  // Plays the next entry; the first entry of a deal also deals it. Returns what is wrong with the entry, and
  // where.
  std::optional<Message> step();
  // Plays on until this deal (counting from 1) has been dealt.
  std::optional<Message> run_to_deal(std::size_t deal);
  // Plays on until `to` entries have been played.
  std::optional<Message> run(std::size_t to);
  std::unique_ptr<Table> take() && { return std::move(table_); }

 private:
  Replay(Record record, std::unique_ptr<Table> table)
      : record_(std::move(record)), table_(std::move(table)) {}
  std::optional<Message> begin_deal();
  std::optional<Message> end_deal() const;

  Record record_;
  std::unique_ptr<Table> table_;
  std::size_t deal_ = 0;   // the current deal
  std::size_t entry_ = 0;  // the next entry of that deal
  std::size_t done_ = 0;
};

// Replays the whole record.
Result<std::unique_ptr<Table>> replay(Record record, const OpenTable& open_table);

}  // namespace parlor
