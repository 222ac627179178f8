// The computer players of a table.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "core/chance.h"
#include "engine/table.h"
#include "engine/table_player.h"

namespace parlor {

// The player for a seat that is not human, or why there is none.
using MakePlayer =
    std::function<Result<std::unique_ptr<TablePlayer>>(const RecordSeat& seat, const Seed& seed)>;

class Computers {
 public:
  // Each player gets its own seed, derived from `seed`.
  static Result<Computers> make(const Table& table, const MakePlayer& make_player, const Seed& seed);

  bool plays(Seat seat) const { return players_[index(seat)] != nullptr; }
  int humans() const;

  // A deal has begun, or is joined midway: every player is sent all of its events.
  void deal_begins(const Table& table);
  // Sends every player the events since the last call.
  void listen(const Table& table);
  TextThought think(const Table& table, Seat seat);
  void deal_ends(const Table& table);
  // What has gone wrong since the last call.
  std::vector<Message> complaints();

 private:
  static std::size_t index(Seat seat) { return slot(seat); }

  std::vector<std::unique_ptr<TablePlayer>> players_;  // null for people
  std::size_t heard_ = 0;
};

}  // namespace parlor
