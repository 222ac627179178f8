#include "games/big2/players/kinds.h"

namespace parlor::big2 {
namespace {

class Random final : public Player<Big2> {
 public:
  explicit Random(const Seed& seed) : random_(seed) {}

  Thought<Big2> think(const View& view, const Budget&) override {
    moves_.clear();
    Big2::moves(view, moves_);
    const std::uint32_t chosen = random_.below(static_cast<std::uint32_t>(moves_.size()));
    return {moves_[chosen], Message("big2.reason.random")};
  }

 private:
  FastRandom random_;
  std::vector<Move> moves_;
};

}  // namespace

std::unique_ptr<Player<Big2>> make_random(const Seed& seed) { return std::make_unique<Random>(seed); }

}  // namespace parlor::big2
