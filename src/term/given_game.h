// A game set up by a file of its course: rules, deal and players.
#pragma once

#include <string>
#include <vector>

#include "core/message.h"
#include "engine/record.h"

namespace parlor {

struct GivenGame {
  std::string rules;  // in full
  DealSource deal;
  std::vector<std::string> players;  // one a seat: human, or a computer player
  std::vector<Message> warnings;
};

}  // namespace parlor
