#include "room/computer_turns.h"

#include <algorithm>
#include <memory>

#include "engine/table_player.h"
#include "room/beat.h"

namespace parlor {
namespace {

constexpr std::chrono::seconds kPause{1};

// The current deal up to this number; null if it cannot be read.
std::unique_ptr<Table> retold(const TableStore& store, TableKey key, int start, int number,
                              const Match::Retell& again) {
  auto entries = store.entries(key, start);
  if (!entries) return nullptr;
  std::erase_if(*entries, [number](const StoredEntry& entry) { return entry.number > number; });
  auto table = again(*entries);
  return table ? std::move(*table) : nullptr;
}

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
  std::function<std::unique_ptr<Table>()> retell;
  if ((*player)->follows_events()) {
    retell = [&store = host_.store(), key = table.key, start = match.deal_start(), number = match.number(),
              again = match.deal_reteller()] { return retold(store, key, start, number, again); };
  }
  thinking_ = thinking_.with(seat);
  auto study = (*player)->study(*match.table(), seat);
  host_.thinkers().move([this, strand = strand_.hold(), id = table.id, study = std::move(study), seat,
                         turn = strand_.now(), beat = Beat{pace, level.longest}, retell = std::move(retell),
                         mind = std::shared_ptr<TablePlayer>(std::move(*player))] {
    const auto begun = strand->now();
    if (retell) {
      const auto so_far = retell();
      // Nobody can move while the store cannot be read. A move that makes no sense is thought about again.
      if (!so_far) return strand->post([this, seat, due = begun + kPause] { found(seat, due, ""); });
      catch_up(*mind, *so_far, seat);
    }
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
