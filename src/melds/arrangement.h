// Tiles sorted for display: by number, by colour or in formations; and sets checked one by one.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "melds/board.h"

namespace parlor::melds {

// Tiles that are shown together, group by group.
using FaceGroups = std::vector<std::vector<Face>>;

FaceGroups by_number(const Tiles& tiles);
FaceGroups by_colour(const Tiles& tiles);
// The formations that use the most tiles.
FaceGroups formations_of(const MeldRules& rules, const Tiles& tiles);
// The same formations, followed by the tiles left over.
FaceGroups by_formations(const MeldRules& rules, const Tiles& tiles);

std::vector<std::vector<std::string>> texts(const FaceGroups& groups);

// A set as the player put it together, and in its proper order if it is a formation; otherwise what is wrong
// with it.
struct JudgedSet {
  std::vector<Face> given;
  std::vector<Face> tidied;
  std::optional<Message> problem;
};
std::vector<JudgedSet> judged(const MeldRules& rules, const Board::Sets& sets);

}  // namespace parlor::melds
