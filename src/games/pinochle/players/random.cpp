#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>

#include "core/fast_random.h"
#include "engine/random_player.h"
#include "games/pinochle/players/players.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

// What a hand can hope to make: its melds and the points of its own cards, with the best suit as trump.
int most_to_promise(const Rules& rules, Cards hand) {
  int most = 0;
  for (Suit trump : kAllSuits)
    most = std::max(most, meld_sum(rules, trump, hand).points + points_of(trump, hand));
  return std::min(most, kMostBid);
}

// The rules allow any listed opening bid, but a player who opens with 500 has lost.
class Random final : public Player<Pinochle> {
 public:
  explicit Random(const Seed& seed) : bids_(seed.derive(0)), any_(seed) {}

  Thought<Pinochle> think(const View& view, const Budget& budget) override {
    if (view.phase != Phase::bid) return any_.think(view, budget);
    return {bid(view), Message("pinochle.reason.random")};
  }

 private:
  Move bid(const View& view) {
    const int most = most_to_promise(view.rules, view.own());
    if (!view.bid()) {
      const auto openings = static_cast<std::uint32_t>(most / kBidStep) + 1;
      return Move::raise_to(static_cast<int>(bids_.below(openings)) * kBidStep);
    }
    std::array<Move, 3> choices = {Move::pass()};
    std::uint32_t count = 1;
    for (int raise : {kBidStep, 2 * kBidStep}) {
      if (*view.bid() + raise <= most) choices[count++] = Move::raise_to(*view.bid() + raise);
    }
    return choices[bids_.below(count)];
  }

  FastRandom bids_;
  RandomPlayer<Pinochle> any_;
};

}  // namespace

std::unique_ptr<Player<Pinochle>> make_random(const Seed& seed) { return std::make_unique<Random>(seed); }

}  // namespace parlor::pinochle
