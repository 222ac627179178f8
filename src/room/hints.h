// The hints of one table: each position is computed once per seat, and sent to everybody at the seat who
// asks.
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
  // A position being computed. Once `wanted` is false, nobody is waiting for it.
  struct Job {
    Seat seat;
    int number = 0;
    std::atomic<bool> wanted = true;
  };
  using JobPtr = std::shared_ptr<Job>;
  struct Asker {
    std::shared_ptr<Client> client;
    std::string id;  // of the request
    int number = 0;  // of the position it is about
  };
  enum class Next { tell, wait, think, refuse };

  // The table is now at this number: forgets the seat's earlier position and returns those still waiting for
  // it.
  std::vector<Asker> move_on(Seat seat, int number);
  // What to do for the asker: send known(), compute the position between begin() and end(), or let them wait.
  Next ask(Seat seat, Asker asker);
  const TextThought& known(Seat seat) const { return *at(seat).thought; }
  JobPtr begin(Seat seat);
  // Keeps the result and returns those waiting for it: none if the job was dropped or the table has moved on.
  // Then waits() says whether somebody has asked again.
  std::vector<Asker> end(const Job& job, std::optional<TextThought> thought);
  bool waits(Seat seat) const { return !at(seat).askers.empty(); }
  const Asker& first(Seat seat) const { return at(seat).askers.front(); }
  // Stops waiting at this seat, and returns those who were.
  std::vector<Asker> give_up(Seat seat);
  void leave(const Client& client);

 private:
  struct AtSeat {
    int number = -1;  // of the position below
    std::optional<TextThought> thought;
    std::vector<Asker> askers;
    JobPtr job;  // in progress, possibly for an earlier position
  };
  AtSeat& at(Seat seat) { return seats_[slot(seat)]; }
  const AtSeat& at(Seat seat) const { return seats_[slot(seat)]; }

  std::array<AtSeat, kMaxSeats> seats_;
};

}  // namespace parlor
