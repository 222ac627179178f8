// A game set up by a file in a format of its own, such as that of the course the game comes from: rules,
// deal, players, and moves made for them.
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

// What a file makes a seat do now.
struct GivenMove {
  std::optional<std::string> move{};  // nothing: the player at the seat decides
  bool forced = false;                // against the rules, but made anyway
  std::optional<Message> remark{};    // what is wrong with the file's move
};
// Called once for each decision of a seat.
using GivenMoves = std::function<GivenMove(const Table& table, Seat seat)>;

struct GivenGame {
  std::string rules;  // in full
  DealSource deal;
  std::vector<std::string> players;  // one per seat: human, or a computer player
  std::vector<Message> warnings;
  GivenMoves moves{};  // may be empty
};

// The option of `parlor play` that takes such a file.
struct SetupOption {
  std::string name;  // "--properties"
  Key help;
  Key lacking;  // the refusal for a {game} without such files
  std::function<Result<GivenGame>(std::string_view text, const Seed& seed)> read;
};

}  // namespace parlor
