#include "room/computer_turns.h"

#include <algorithm>
#include <memory>

#include "engine/table_player.h"
#include "room/beat.h"

namespace parlor {
namespace {

void catch_up(TablePlayer& player, const Table& table, Seat seat) {
  player.deal_begins(setting(table, seat));
  for (const SeenEvent& event : table.events_since(first_event_of_deal(table), seat)) player.observe(event);
}

}  // namespace

void ComputerTurns::begin(const Match& match, const StoredTable& table, Seat seat,
                          std::chrono::milliseconds pace) {
  if (thinking_.contains(seat)) return;
  const LevelInfo& level = match.level_of(seat);
  auto player = match.game().make_player(level.name, Seed::from_system());
  if (!player) return;
  // The program may have played at another table in between, so send it the whole deal so far.
  std::unique_ptr<Table> retold;
  if ((*player)->follows_events()) {
    auto again = match.retell_deal(host_.store(), table.key);
    if (!again) return;
    retold = std::move(*again);
  }
  thinking_ = thinking_.with(seat);
  auto study = (*player)->study(*match.table(), seat);
  host_.thinkers().move([this, strand = strand_.hold(), id = table.id, study = std::move(study), seat,
                         turn = strand_.now(), beat = Beat{pace, level.longest},
                         retold = std::shared_ptr<const Table>(std::move(retold)),
                         mind = std::shared_ptr<TablePlayer>(std::move(*player))] {
    const auto begun = strand->now();
    if (retold) catch_up(*mind, *retold, seat);
    TextThought result = study(Budget{0, begun + beat.longest});
    for (const Message& complaint : mind->complaints()) host_.report("player_failed", id, complaint);
    strand->post([this, seat, due = beat.due(turn, begun, strand->now()), move = std::move(result.move)] {
      found(seat, due, move);
    });
  });
}

void ComputerTurns::found(Seat seat, Strand::Time due, std::string move) {
  if (!thinking_.contains(seat)) return;
  const auto delay = std::max(due - strand_.now(), Strand::Time::duration::zero());
  timers_[slot(seat)] = strand_.after(std::chrono::ceil<std::chrono::milliseconds>(delay),
                                      [this, seat, move = std::move(move)] {
                                        timers_[slot(seat)].reset();
                                        due_(seat, move);
                                      });
}

bool ComputerTurns::take(Seat seat) {
  const bool counts = thinking_.contains(seat);
  thinking_ = thinking_.without(seat);
  return counts;
}

bool ComputerTurns::busy() const {
  return !thinking_.empty() ||
         std::ranges::any_of(timers_, [](const Timer& timer) { return timer != nullptr; });
}

}  // namespace parlor
