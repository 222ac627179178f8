#include "games/rummikub/rules/tally.h"

namespace parlor::rummikub {

FaceTally tally(const Board& board) {
  FaceTally tally;
  FaceBits more = 0;
  for (Face face : board.faces()) {
    const FaceBits bit = FaceBits{1} << face.bit();
    more |= tally.twice & bit;
    tally.twice |= tally.once & bit;
    tally.once |= bit;
  }
  tally.more = more != 0;
  return tally;
}

std::optional<FaceTally> added(const FaceTally& before, const FaceTally& after) {
  if ((before.once & ~after.once) != 0 || (before.twice & ~after.twice) != 0) return std::nullopt;
  const FaceBits twice = after.twice & ~before.once;
  return FaceTally{(after.once & ~before.once) | (after.twice & ~before.twice), twice, after.more};
}

}  // namespace parlor::rummikub
