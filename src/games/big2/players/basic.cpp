
#include <memory>
#include <tuple>
#include <vector>

#include "games/big2/players/players.h"

namespace parlor::big2 {
namespace {

bool lower(Move a, Move b) {
  const auto key = [](Move move) { return std::tuple(move.cards.highest(), move.cards.size(), move.cards); };
  if (a.is_pass() || b.is_pass()) return b.is_pass() && !a.is_pass();
  return key(a) < key(b);
}

class Basic final : public Player<Big2> {
 public:
  Thought<Big2> think(const View& view, const Budget&) override {
    const Move move = lowest_play(view, moves_);
    return {move, Message(move.is_pass() ? "big2.reason.cannot_play" : "big2.reason.lowest_play")};
  }

 private:
  std::vector<Move> moves_;
};

}  // namespace

Move lowest_play(const View& view, std::vector<Move>& moves) {
  moves.clear();
  Big2::moves(view, moves);
  Move lowest = moves.front();
  for (Move move : moves) {
    if (lower(move, lowest)) lowest = move;
  }
  return lowest;
}

std::unique_ptr<Player<Big2>> make_basic(const Seed&) { return std::make_unique<Basic>(); }

}  // namespace parlor::big2
