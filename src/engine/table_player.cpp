#include "engine/table_player.h"

namespace parlor {

Setting setting(const Table& table, Seat seat) {
  return {seat, table.names(), table.record().setup.rules, {table.deals_dealt(), table.scores()}};
}

std::size_t first_event_of_deal(const Table& table) {
  const auto events = table.events_since(0, Observer::spectator());
  for (std::size_t i = events.size(); i-- > 0;) {
    if (events[i].message.key == "table.deal") return i;
  }
  return 0;
}

}  // namespace parlor
