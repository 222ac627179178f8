// The seats of a table that no person plays.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "core/chance.h"
#include "engine/table.h"
#include "engine/table_player.h"

namespace parlor {

// The player of a seat that is not human; or why there is none.
using MakePlayer =
    std::function<Result<std::unique_ptr<TablePlayer>>(const RecordSeat& seat, const Seed& seed)>;

class Computers {
 public:
  // Each player gets a seed of its own from `seed`.
  static Result<Computers> make(const Table& table, const MakePlayer& make_player, const Seed& seed);

  bool plays(Seat seat) const { return players_[index(seat)] != nullptr; }
  int humans() const;

  // A deal has begun, or is joined in its middle: everyone hears all of it.
  void deal_begins(const Table& table);
  // Everyone hears what happened since the last time.
  void listen(const Table& table);
  TextThought think(const Table& table, Seat seat);
  void deal_ends(const Table& table);
  // What went wrong since the last time.
  std::vector<Message> complaints();

 private:
  static std::size_t index(Seat seat) { return slot(seat); }

  std::vector<std::unique_ptr<TablePlayer>> players_;  // nothing where a person sits
  std::size_t heard_ = 0;
};

}  // namespace parlor
