#include <vector>

#include "engine/event_info.h"
#include "games/pinochle/rules/pinochle.h"

namespace parlor::pinochle {

const std::vector<EventInfo>& Pinochle::events() {
  using enum EventField::Type;
  static const std::vector<EventInfo> kEvents = {
      {"pinochle.opens_bidding", {{"seat", seat}}},
      {"pinochle.bids", {{"seat", seat}, {"bid", number}}},
      {"pinochle.passes", {{"seat", seat}}},
      {"pinochle.wins_bid", {{"seat", seat}, {"bid", number}}},
      {"pinochle.trump", {{"seat", seat}, {"suit", text}}},
      {"pinochle.turns_trump", {{"cards", list}, {"suit", text}, {"seat", seat}}},
      {"pinochle.turned", {{"cards", list}}},
      {"pinochle.takes", {{"seat", seat}, {"card", text}}},
      {"pinochle.gets", {{"seat", seat}, {"card", text}}},
      {"pinochle.keeps", {{"seat", seat}}},
      {"pinochle.melds", {{"seat", seat}, {"meld", word}, {"points", number}, {"cards", list}}},
      {"pinochle.no_melds", {{"seat", seat}}},
      {"pinochle.plays", {{"seat", seat}, {"card", text}}},
      {"pinochle.wins_trick", {{"seat", seat}, {"points", number}}},
      {"pinochle.scores", {{"seat", seat}, {"points", number}, {"melds", number}, {"tricks", number}}},
      {"pinochle.falls_short", {{"seat", seat}, {"points", number}, {"bid", number}}},
      {"pinochle.wins", {{"seat", seat}}},
      {"pinochle.tie"},
  };
  return kEvents;
}

}  // namespace parlor::pinochle
