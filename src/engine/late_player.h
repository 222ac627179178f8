// A player that is created when it first thinks, so that players waiting for a thread take no memory for
// their search.
#pragma once

#include <memory>

#include "core/chance.h"
#include "engine/player.h"

namespace parlor {

// For players that do not follow events. Such a player knows nothing about a deal before its first view
// anyway.
template <Game G>
class LatePlayer final : public Player<G> {
 public:
  using Make = std::unique_ptr<Player<G>> (*)(const Seed& seed);
  LatePlayer(Make make, const Seed& seed) : make_(make), seed_(seed) {}

  Thought<G> think(const typename G::View& view, const Budget& budget) override {
    if (!player_) player_ = make_(seed_);
    return player_->think(view, budget);
  }
  void deal_begins(const Setting& setting) override {
    if (player_) player_->deal_begins(setting);
  }

 private:
  Make make_;
  Seed seed_;
  std::unique_ptr<Player<G>> player_;
};

}  // namespace parlor
