#include <vector>

#include "engine/event_info.h"
#include "games/okey/rules/okey.h"

namespace parlor::okey {

const std::vector<EventInfo>& Okey::events() {
  using enum EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"okey.indicator", {{"tile", text}, {"joker", text}}},
      {"okey.draws", {{"seat", seat}}},
      {"okey.draws_tile", {{"seat", seat}, {"tile", text}}},
      {"okey.takes", {{"seat", seat}, {"tile", text}, {"from", seat}}},
      {"okey.discards", {{"seat", seat}, {"tile", text}}},
      {"okey.shows_twin", {{"seat", seat}, {"tile", text}}},
      {"okey.passes", {{"seat", seat}}},
      {"okey.chain", {{"seat", seat}, {"tiles", list}}},
      {"okey.wins", {{"seat", seat}}},
      {"okey.wins_double", {{"seat", seat}}},
      {"okey.tie"},
      {"okey.hand", {{"seat", seat}, {"tiles", list}}},
  };
  return kEvents;
}

}  // namespace parlor::okey
