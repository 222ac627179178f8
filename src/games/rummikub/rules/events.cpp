#include <vector>

#include "engine/event_info.h"
#include "games/rummikub/rules/rummikub.h"

namespace parlor::rummikub {

const std::vector<EventInfo>& Rummikub::events() {
  using enum EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"rummikub.draws", {{"seat", seat}}},
      {"rummikub.draws_tile", {{"seat", seat}, {"tile", text}}},
      {"rummikub.places", {{"seat", seat}, {"tiles", list}, {"table", text}}},
      {"rummikub.adds", {{"seat", seat}, {"tiles", list}, {"set", list}, {"table", text}}},
      {"rummikub.passes", {{"seat", seat}}},
      {"rummikub.late", {{"seat", seat}}},
      {"rummikub.blocked"},
      {"rummikub.wins", {{"seat", seat}}},
      {"rummikub.shares", {{"seat", seat}}},
  };
  return kEvents;
}

}  // namespace parlor::rummikub
