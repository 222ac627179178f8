// A game set up by a file in a format of its own, such as that of the course it comes from: rules, deal,
// players, and moves that are made for them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "core/seat.h"
#include "engine/record.h"
#include "engine/table.h"

namespace parlor {

// What a file has a seat do now.
struct GivenMove {
  std::optional<std::string> move{};  // nothing: whoever holds the seat decides
  bool forced = false;                // it is against the rules, and made all the same
  std::optional<Message> remark{};    // what is wrong with what the file says
};
// Asked once for each decision of a seat.
using GivenMoves = std::function<GivenMove(const Table& table, Seat seat)>;

struct GivenGame {
  std::string rules;  // in full
  DealSource deal;
  std::vector<std::string> players;  // one a seat: human, or a computer player
  std::vector<Message> warnings;
  GivenMoves moves{};  // may be empty
};

// The option of `parlor play` that names such a file.
struct SetupOption {
  std::string name;  // "--properties"
  Key help;
  Key lacking;  // the refusal for a {game} without such files
  std::function<Result<GivenGame>(std::string_view text, const Seed& seed)> read;
};

}  // namespace parlor
