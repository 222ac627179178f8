// The decisions of one seat in one deal of a record, each with the seat's view.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/seat.h"
#include "engine/record.h"
#include "engine/replay.h"
#include "engine/table.h"
#include "engine/table_of.h"

namespace parlor {

// Tells the seat's own moves from those a computer made for it. Give it every entry of a deal, in order.
class OwnHand {
 public:
  explicit OwnHand(Seat seat) : seat_(seat) {}

  // True if the entry is a legal move that the seat chose itself.
  bool makes(const RecordEntry& entry) {
    if (entry.seat) {
      if (*entry.seat != seat_) return false;
      const bool stood_in = std::exchange(late_, false) || away_;
      return !stood_in && !entry.forced;
    }
    const auto note = SystemNote::parse(entry.text);
    if (!note || note->seat != seat_) return false;
    if (note->what == SystemNote::What::takeover) away_ = true;
    if (note->what == SystemNote::What::giveback) away_ = false;
    if (note->what == SystemNote::What::clock) late_ = true;
    return false;
  }

 private:
  Seat seat_;
  bool away_ = false;  // a computer plays until the player returns
  bool late_ = false;  // a computer makes the next move
};

template <Game G>
struct Decision {
  int step;  // its index among the entries of the deal
  typename G::View view;
  typename G::Move made;
};

// With only one legal move there is no decision. Forced moves and those a computer made are not the seat's
// own.
template <Game G>
Result<std::vector<Decision<G>>> decisions_of(const Record& record, int deal, Seat seat) {
  if (deal < 1 || deal > static_cast<int>(record.deals.size()))
    return Message("analysis.no_deal", {{"deal", deal}});
  if (seat.index() >= static_cast<int>(record.setup.seats.size()))
    return Message("table.no_such_seat", {{"number", seat.index()}});
  auto replay = Replay::open(record, TableOf<G>::open);
  if (!replay) return replay.problem();
  if (auto problem = replay->run_to_deal(static_cast<std::size_t>(deal))) return *problem;

  const auto& table = static_cast<const TableOf<G>&>(replay->table());
  std::vector<Decision<G>> decisions;
  std::vector<typename G::Move> listed;
  OwnHand own(seat);
  int step = 0;
  for (const RecordEntry& entry : record.deals[static_cast<std::size_t>(deal - 1)].entries) {
    if (own.makes(entry)) {
      const typename G::View view = table.seen_by(seat);
      listed.clear();
      G::moves(view, listed);
      const auto made = G::parse_move(table.rules(), entry.text);
      if (made && (listed.size() != 1 || listed.front() != *made)) decisions.push_back({step, view, *made});
    }
    if (auto problem = replay->step()) return *problem;
    ++step;
  }
  if (!table.deal_over() && !table.match_over()) return Message("analysis.not_over", {{"deal", deal}});
  return decisions;
}

}  // namespace parlor
