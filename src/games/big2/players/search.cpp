// Plays out the moves that the judge likes best, in deals that fit what it has seen. All moves are tried in
// the same deals; whenever a third of the remaining nodes is spent, the worse half of the moves is dropped. A
// node is one move in such a game, so the answer depends only on the view, the seed and the nodes, unless
// there is a deadline.
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <memory>
#include <vector>

#include "games/big2/players/chooser.h"
#include "games/big2/players/players.h"

namespace parlor::big2 {
namespace {

constexpr std::uint64_t kNodes = 16000;  // about ten milliseconds
constexpr std::size_t kMostCandidates = 5;
constexpr double kTrust = 20;  // the judge's estimate weighs as much as this number of playouts
// Not everybody plays like the judge: in this percentage of deals the others play whatever they can.
constexpr std::uint32_t kSimpleOfHundred = 15;

struct Candidate {
  Move move;
  double judged;  // the chance of winning, before any playout
  int games = 0;
  int won = 0;

  double chance() const { return (won + kTrust * judged) / (games + kTrust); }
};

// Ties are broken by the cards, so that the order is always the same.
bool better(const Candidate& a, const Candidate& b) {
  return a.chance() != b.chance() ? a.chance() > b.chance() : a.move.cards < b.move.cards;
}

// A deal that fits what was seen, and how the others play in it.
struct World {
  State state;
  bool simple;
};

class Search final : public Player<Big2> {
 public:
  explicit Search(const Seed& seed) : seed_(FastRandom(seed).next()) {}

  Thought<Big2> think(const View& view, const Budget& budget) override {
    const Choice choice = chooser_.choose(view);
    if (choice.because != Because::judged) return {choice.move, reason(chooser_, view, choice)};

    std::vector<Candidate> candidates = find_candidates();
    compare(view, budget, candidates);
    const Candidate& best = candidates.front();
    Thought<Big2> thought{best.move,
                          best.move == choice.move ? reason(chooser_, view, choice) : record_of(best)};
    for (const Candidate& candidate : candidates)
      thought.values.emplace_back(candidate.move, candidate.chance());
    return thought;
  }

 private:
  std::vector<Candidate> find_candidates() const {
    std::vector<Candidate> candidates;
    candidates.reserve(chooser_.moves().size());
    for (std::size_t i = 0; i < chooser_.moves().size(); ++i) {
      candidates.push_back({chooser_.moves()[i], chance_of(chooser_.values()[i])});
    }
    std::sort(candidates.begin(), candidates.end(), better);
    if (candidates.size() > kMostCandidates)
      candidates.erase(candidates.begin() + kMostCandidates, candidates.end());
    return candidates;
  }

  // Puts the best first; moves dropped on the way stay behind the others.
  void compare(const View& view, const Budget& budget, std::vector<Candidate>& candidates) {
    FastRandom random(seed_ ^ (view.own().bits() * 0x9E3779B97F4A7C15 + view.played.bits() + view.passes));
    std::uint64_t left = budget.nodes == 0 ? kNodes * budget.times : budget.nodes;
    for (std::size_t alive = candidates.size(); alive > 1; alive = (alive + 1) / 2) {
      const std::uint64_t kept_back = alive > 2 ? left - left / 3 : 0;
      while (left > kept_back && !(budget.deadline && std::chrono::steady_clock::now() >= *budget.deadline)) {
        const World world{Big2::sample(view, random), random.below(100) < kSimpleOfHundred};
        for (std::size_t i = 0; i < alive; ++i)
          left -= std::min(left, play_out(world, view.turn, candidates[i]));
      }
      std::sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(alive), better);
    }
  }

  // Returns the number of moves it took.
  std::uint64_t play_out(World world, Seat me, Candidate& candidate) {
    State& state = world.state;
    Big2::apply(state, me, candidate.move);
    std::uint64_t nodes = 1;
    for (; !state.over; ++nodes) {
      const View view = Big2::view(state, state.turn);
      const bool simple = world.simple && state.turn != me;
      Big2::apply(state, state.turn, simple ? lowest_play(view, moves_) : everybody_.choose(view).move);
    }
    ++candidate.games;
    if (state.turn == me) ++candidate.won;
    return nodes;
  }

  static Message record_of(const Candidate& candidate) {
    const double share = candidate.games == 0 ? 0 : 100.0 * candidate.won / candidate.games;
    return Message("big2.reason.playouts", {{"games", candidate.games}, {"percent", std::lround(share)}});
  }

  std::uint64_t seed_;
  Chooser chooser_;
  Chooser everybody_;
  std::vector<Move> moves_;
};

}  // namespace

std::unique_ptr<Player<Big2>> make_search(const Seed& seed) { return std::make_unique<Search>(seed); }

}  // namespace parlor::big2
