// Tiles in an order for people: by number, by colour, in formations; and sets judged one by one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "melds/board.h"

namespace parlor::melds {

// In groups that belong together.
using FaceGroups = std::vector<std::vector<Face>>;

FaceGroups by_number(const Tiles& tiles);
FaceGroups by_colour(const Tiles& tiles);
// The formations that use the most tiles.
FaceGroups formations_of(const MeldRules& rules, const Tiles& tiles);
// These, then the rest.
FaceGroups by_formations(const MeldRules& rules, const Tiles& tiles);

std::vector<std::vector<std::string>> texts(const FaceGroups& groups);

// A set as somebody put it together, in its right order where it stands; else why it does not.
struct JudgedSet {
  std::vector<Face> given;
  std::vector<Face> tidied;
  std::optional<Message> problem;
};
std::vector<JudgedSet> judged(const MeldRules& rules, const Board::Sets& sets);

}  // namespace parlor::melds
