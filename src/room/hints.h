// The hints of one table: each position is thought over once per seat, and everyone at the seat who asks is
// told.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/seat.h"
#include "engine/table_player.h"
#include "room/client.h"

namespace parlor {

class Hints {
 public:
  // One position being thought over. Nobody waits for it any more once `wanted` is false.
  struct Job {
    Seat seat;
    int number = 0;
    std::atomic<bool> wanted = true;
  };
  using JobPtr = std::shared_ptr<Job>;
  struct Asker {
    std::shared_ptr<Client> client;
    std::string id;  // of the question
    int number = 0;  // that it is about
  };
  enum class Next { tell, wait, think, refuse };

  // The table is at this number: what was known of the seat's earlier position is forgotten, and those who
  // still wait for it are given back.
  std::vector<Asker> move_on(Seat seat, int number);
  // What to do for them: tell known(), think the position over between begin() and end(), or leave them
  // waiting.
  Next ask(Seat seat, Asker asker);
  const TextThought& known(Seat seat) const { return *at(seat).thought; }
  JobPtr begin(Seat seat);
  // Keeps what was found and gives those who wait for it. Where it was dropped or the table has moved on
  // there are none, but waits() says whether somebody has asked anew.
  std::vector<Asker> end(const Job& job, std::optional<TextThought> thought);
  bool waits(Seat seat) const { return !at(seat).askers.empty(); }
  const Asker& first(Seat seat) const { return at(seat).askers.front(); }
  // Nobody at this seat waits any more; gives those who did.
  std::vector<Asker> give_up(Seat seat);
  void leave(const Client& client);

 private:
  struct AtSeat {
    int number = -1;  // of the position below
    std::optional<TextThought> thought;
    std::vector<Asker> askers;
    JobPtr job;  // in flight, perhaps for an earlier position
  };
  AtSeat& at(Seat seat) { return seats_[slot(seat)]; }
  const AtSeat& at(Seat seat) const { return seats_[slot(seat)]; }

  std::array<AtSeat, kMaxSeats> seats_;
};

}  // namespace parlor
