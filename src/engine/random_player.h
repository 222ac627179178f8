// The player that every game has: a random listed move, all equally likely.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "engine/player.h"

namespace parlor {

template <Game G>
class RandomPlayer final : public Player<G> {
 public:
  explicit RandomPlayer(const Seed& seed) : random_(seed) {}

  Thought<G> think(const typename G::View& view, const Budget&) override {
    moves_.clear();
    G::moves(view, moves_);
    const std::uint32_t chosen = random_.below(static_cast<std::uint32_t>(moves_.size()));
    return {moves_[chosen], Message(std::string(G::kName) + ".reason.random")};
  }

 private:
  FastRandom random_;
  std::vector<typename G::Move> moves_;
};

template <Game G>
std::unique_ptr<Player<G>> make_random_player(const Seed& seed) {
  return std::make_unique<RandomPlayer<G>>(seed);
}

}  // namespace parlor
