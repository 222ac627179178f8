#include <vector>

#include "engine/event_info.h"
#include "games/remi/rules/remi.h"

namespace parlor::remi {

const std::vector<EventInfo>& Remi::events() {
  using enum EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"remi.draws", {{"seat", seat}}},
      {"remi.draws_tile", {{"seat", seat}, {"tile", text}}},
      {"remi.takes", {{"seat", seat}, {"tile", text}}},
      {"remi.melds", {{"seat", seat}, {"tiles", list}}},
      {"remi.adds", {{"seat", seat}, {"tiles", list}, {"formation", list}, {"number", number}}},
      {"remi.swaps", {{"seat", seat}, {"tile", text}, {"formation", list}, {"number", number}}},
      {"remi.discards", {{"seat", seat}, {"tile", text}}},
      {"remi.refills", {{"tiles", number}}},
      {"remi.formation", {{"seat", seat}, {"tiles", list}}},
      {"remi.wins", {{"seat", seat}}},
      {"remi.undecided", {{"turns", number}}},
      {"remi.shows", {{"seat", seat}, {"tiles", list}, {"points", number}}},
  };
  return kEvents;
}

}  // namespace parlor::remi
