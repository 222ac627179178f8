// A computer player with a hook of the test that runs before it thinks: waits, counts, takes its time.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/table_player.h"
#include "listing/listing.h"

namespace parlor::test {

// Looks at the table and returns what to do before thinking.
using BeforeThinking = std::function<std::function<void()>(const Table& table, Seat seat)>;

class WatchedPlayer final : public TablePlayer {
 public:
  WatchedPlayer(std::unique_ptr<TablePlayer> inner, BeforeThinking before)
      : inner_(std::move(inner)), before_(std::move(before)) {}

  Study study(const Table& table, Seat seat) override {
    return [before = before_(table, seat), study = inner_->study(table, seat)](const Budget& budget) {
      before();
      return study(budget);
    };
  }
  void deal_begins(const Setting& setting) override { inner_->deal_begins(setting); }
  void observe(const SeenEvent& event) override { inner_->observe(event); }
  void deal_ends(const Scores& scores) override { inner_->deal_ends(scores); }
  std::vector<Message> complaints() override { return inner_->complaints(); }

 private:
  std::unique_ptr<TablePlayer> inner_;
  BeforeThinking before_;
};

// The game, with a hook in its players of `level`.
inline GameListing with_watched(GameListing game, const std::string& level, const BeforeThinking& before) {
  game.make_player = [level, before, make = game.make_player](
                         std::string_view player, const Seed& seed) -> Result<std::unique_ptr<TablePlayer>> {
    auto inner = make(player, seed);
    if (!inner || player != level) return inner;
    return std::unique_ptr<TablePlayer>(std::make_unique<WatchedPlayer>(std::move(*inner), before));
  };
  return game;
}

// The game, with who gives its hints watched.
inline GameListing with_watched_adviser(GameListing game, const BeforeThinking& before) {
  game.make_adviser = [before, make = game.make_adviser] {
    return std::make_unique<WatchedPlayer>(make(), before);
  };
  return game;
}

}  // namespace parlor::test
