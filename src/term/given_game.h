// A game set up by a file in a format of its own, such as that of the course it comes from: rules, deal and
// players.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "engine/record.h"

namespace parlor {

struct GivenGame {
  std::string rules;  // in full
  DealSource deal;
  std::vector<std::string> players;  // one a seat: human, or a computer player
  std::vector<Message> warnings;
};

// The option of `parlor play` that names such a file.
struct SetupOption {
  std::string name;  // "--properties"
  Key help;
  Key lacking;  // the refusal for a {game} without such files
  std::function<Result<GivenGame>(std::string_view text, const Seed& seed)> read;
};

}  // namespace parlor
