#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "games/rummikub/players/players.h"
#include "games/rummikub/players/turns.h"

namespace parlor::rummikub {
namespace {

// The number of deals that fit what has been seen; each candidate is played out in each of them.
constexpr std::uint64_t kBasicWorlds = 100;
constexpr std::uint64_t kRealWorlds = 16;

class Smart final : public Player<Rummikub> {
 public:
  explicit Smart(const Seed& seed) : random_(seed) {}

  Thought<Rummikub> think(const View& view, const Budget& budget) override {
    const std::vector<Move> turns = view.rules.real() ? real_candidates(view) : basic_candidates(view);
    if (turns.size() == 1) return {turns.front(), nothing_fits(view)};
    const int most = turns.front().board.tiles() - view.board.tiles();
    if (most == view.own().size()) return {turns.front(), Message("rummikub.reason.goes_out")};
    const std::vector<double> values = weigh(view, turns, budget);
    const auto best = static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
    Thought<Rummikub> thought{turns[best], reason(view, turns[best], most, values[best])};
    for (std::size_t i = 0; i < turns.size(); ++i) thought.values.emplace_back(turns[i], values[i]);
    return thought;
  }

 private:
  std::vector<double> weigh(const View& view, const std::vector<Move>& turns, const Budget& budget) {
    const std::uint64_t usual = (view.rules.real() ? kRealWorlds : kBasicWorlds) * budget.times;
    const std::uint64_t wanted =
        budget.nodes > 0 ? std::max<std::uint64_t>(1, budget.nodes / turns.size()) : usual;
    std::vector<double> sums(turns.size());
    std::uint64_t worlds = 0;
    while (worlds < wanted && (worlds == 0 || !late(budget))) {
      const State world = Rummikub::sample(view, random_);
      for (std::size_t i = 0; i < turns.size(); ++i) {
        State after = world;
        Rummikub::apply(after, view.turn, turns[i]);
        sums[i] += playout(after, view.turn);
      }
      ++worlds;
    }
    for (double& sum : sums) sum /= static_cast<double>(worlds);
    return sums;
  }

  static bool late(const Budget& budget) {
    return budget.deadline && std::chrono::steady_clock::now() >= *budget.deadline;
  }

  static Message reason(const View& view, const Move& turn, int most, double value) {
    const int placed = turn.kind == Move::Kind::draw ? 0 : turn.board.tiles() - view.board.tiles();
    const char* key = placed == 0      ? "rummikub.reason.holds_back"
                      : placed == most ? "rummikub.reason.most_tiles"
                                       : "rummikub.reason.part";
    return Message(key, {{"tiles", placed}, {"most", most}, {"percent", std::lround(100 * value)}});
  }

  FastRandom random_;
};

}  // namespace

std::unique_ptr<Player<Rummikub>> make_smart(const Seed& seed) { return std::make_unique<Smart>(seed); }

}  // namespace parlor::rummikub
