#include "games/rummikub/players/kinds.h"

namespace parlor::rummikub {
namespace {

class Random final : public Player<Rummikub> {
 public:
  explicit Random(const Seed& seed) : random_(seed) {}

  Thought<Rummikub> think(const View& view, const Budget&) override {
    moves_.clear();
    Rummikub::moves(view, moves_);
    const std::uint32_t chosen = random_.below(static_cast<std::uint32_t>(moves_.size()));
    return {moves_[chosen], Message("rummikub.reason.random")};
  }

 private:
  FastRandom random_;
  std::vector<Move> moves_;
};

}  // namespace

std::unique_ptr<Player<Rummikub>> make_random(const Seed& seed) { return std::make_unique<Random>(seed); }

}  // namespace parlor::rummikub
