#include <vector>

#include "engine/event_info.h"
#include "games/big2/rules/big2.h"

namespace parlor::big2 {

const std::vector<EventInfo>& Big2::events() {
  using enum EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"big2.plays", {{"seat", seat}, {"pattern", word}, {"cards", list}}},
      {"big2.passes", {{"seat", seat}}},
      {"big2.round", {{"seat", seat}}},
      {"big2.wins", {{"seat", seat}}},
  };
  return kEvents;
}

}  // namespace parlor::big2
