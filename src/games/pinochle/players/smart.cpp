#include <algorithm>
#include <array>
#include <chrono>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "core/fast_random.h"
#include "games/pinochle/players/hand_worth.h"
#include "games/pinochle/players/players.h"
#include "games/pinochle/players/prospects.h"
#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

// Found by experiment: see docs/strength.md.
constexpr std::uint64_t kNodes = 350'000;        // of the solver, per decision
constexpr std::uint64_t kNodesASolve = 100'000;  // so that one hard deal does not use up all of them
constexpr int kMostWorlds = 60;
constexpr double kWin = 60;  // the value of winning the deal, in points

int percent(double share) { return static_cast<int>(std::lround(share * 100)); }

class Smart final : public Player<Pinochle> {
 public:
  explicit Smart(const Seed& seed) : random_(seed) {}

  void deal_begins(const Setting&) override { judged_ = Cards(); }

  Thought<Pinochle> think(const View& view, const Budget& budget) override {
    switch (view.phase) {
      case Phase::bid:
        judge(view, budget);
        return bid(view);
      case Phase::trump:
        judge(view, budget);
        return name_trump(view);
      case Phase::pick: {
        const Face card = better_of(view.rules, *view.trump, view.own(), view.open);
        return {Move::take(card), Message("pinochle.reason.picks", {{"card", card.to_string()}})};
      }
      case Phase::keep: {
        const Cards cards = best_twelve(view.rules, *view.trump, view.own());
        const int points = meld_sum(view.rules, *view.trump, cards).points;
        return {Move::keep(cards), Message("pinochle.reason.keeps", {{"points", points}})};
      }
      case Phase::play:
      case Phase::over:
        break;
    }
    return play(view, budget);
  }

 private:
  static std::uint64_t nodes_of(const Budget& budget) {
    return budget.nodes > 0 ? budget.nodes : kNodes * budget.times;
  }
  static int most_worlds(const Budget& budget) { return kMostWorlds * static_cast<int>(budget.times); }
  static bool late(const Budget& budget) {
    return budget.deadline && std::chrono::steady_clock::now() >= *budget.deadline;
  }
  static bool spent(const Budget& budget, std::uint64_t nodes) {
    return nodes >= nodes_of(budget) || late(budget);
  }

  // What the hand makes with each trump suit, and what it makes if the other player names trump. Bids reveal
  // nothing certain, so this is done once per deal.
  void judge(const View& view, const Budget& budget) {
    if (judged_ == view.own()) return;
    const Seat own = *view.observer.seat();
    const Seat other = Public::other(own);
    std::array<Suit, kSuits> suits = kAllSuits;
    std::ranges::sort(suits, std::ranges::greater(),
                      [&](Suit suit) { return worth_of(view.rules, suit, view.own()); });
    candidates_ = {suits[0], suits[1]};
    with_.fill({});
    passed_.clear();
    // A world is solved once for every candidate suit and once for the other player's.
    solver_.limit(std::min(kNodesASolve, nodes_of(budget) / (kCandidates + 1)));
    Prospects prospects(solver_);
    std::uint64_t nodes = 0;
    // At least one world: without any there is nothing to judge by.
    for (int i = 0; i < most_worlds(budget) && (i == 0 || !spent(budget, nodes)); ++i) {
      const State world = Pinochle::sample(view, random_);
      for (std::size_t k = 0; k < candidates_.size(); ++k) {
        with_[k].push_back(prospects.after_bidding(world, own, own, candidates_[k]));
        nodes += solver_.nodes();
      }
      const Suit theirs = Prospects::likely_trump(view.rules, world.hands[other]);
      passed_.push_back(prospects.after_bidding(world, own, other, theirs));
      nodes += solver_.nodes();
    }
    // A hurried judgement is repeated when there is more time.
    judged_ = late(budget) ? Cards() : view.own();
  }

  std::size_t best_candidate(int bid) const {
    std::array<double, kCandidates> values{};
    for (std::size_t k = 0; k < kCandidates; ++k) {
      double mean = 0;
      for (const Outcome& outcome : with_[k]) mean += outcome.own - outcome.other;
      values[k] = wins(with_[k], bid, true) * kWin + mean / static_cast<double>(with_[k].size());
    }
    return static_cast<std::size_t>(std::ranges::max_element(values) - values.begin());
  }

  // Opens low, and raises in small steps as long as playing for the bid wins more often than passing.
  Thought<Pinochle> bid(const View& view) const {
    if (!view.bid()) return {Move::raise_to(0), Message("pinochle.reason.opens_low")};
    const int next = *view.bid() + kBidStep;
    const double playing = wins(with_[best_candidate(next)], next, true);
    const double passing = wins(passed_, *view.bid(), false);
    const Message reason("pinochle.reason.bid_chance",
                         {{"bid", next}, {"percent", percent(playing)}, {"other", percent(passing)}});
    if (playing > passing && next <= kMostBid)
      return {Move::raise_to(next), reason, {{Move::raise_to(next), playing}, {Move::pass(), passing}}};
    return {Move::pass(), reason, {{Move::raise_to(next), playing}, {Move::pass(), passing}}};
  }

  Thought<Pinochle> name_trump(const View& view) const {
    const std::size_t best = best_candidate(*view.bid());
    return {Move::name(candidates_[best]),
            Message("pinochle.reason.trump_chance",
                    {{"percent", percent(wins(with_[best], *view.bid(), true))}})};
  }

  // What a card achieves in worlds played on with open hands.
  struct Worth {
    double points = 0;  // made in the tricks
    double wins = 0;
    double value() const { return points + kWin * wins; }
  };
  Worth worth_after(const State& world, Seat seat, Face card) {
    const Suit trump = *world.trump;
    const Seat other = Public::other(seat);
    int left = points_of(trump, world.hands[seat] | world.hands[other]);
    if (world.led) left += points_of(trump, world.led->face());
    const int first = solver_.solve_after(open_tricks(world), card).value_or(left / 2);
    const int own = seat.index() == 0 ? first : left - first;
    const Outcome outcome{world.meld_points[seat] + points_of(trump, world.taken[seat]) + own,
                          world.meld_points[other] + points_of(trump, world.taken[other]) + left - own};
    return {static_cast<double>(own), wins({outcome}, *world.bid(), *world.declarer == seat)};
  }

  Thought<Pinochle> play(const View& view, const Budget& budget) {
    std::vector<Move> legal;
    Pinochle::moves(view, legal);
    if (legal.size() == 1) return {legal.front(), Message("pinochle.reason.only")};
    const Seat seat = *view.observer.seat();
    std::vector<Worth> sums(legal.size());
    int worlds = 0;
    std::uint64_t nodes = 0;
    // A world counts when all cards were tried in it. The first one always does, with few enough nodes per
    // card to keep the decision within the budget.
    solver_.limit(std::min(kNodesASolve, nodes_of(budget) / legal.size()));
    while (worlds < most_worlds(budget)) {
      const State world = Pinochle::sample(view, random_);
      std::vector<Worth> found;
      found.reserve(legal.size());
      for (const Move& move : legal) {
        if (worlds > 0 && spent(budget, nodes)) break;
        found.push_back(worth_after(world, seat, move.card));
        nodes += solver_.nodes();
      }
      if (found.size() < legal.size()) break;
      for (std::size_t i = 0; i < legal.size(); ++i) {
        sums[i].points += found[i].points;
        sums[i].wins += found[i].wins;
      }
      ++worlds;
    }
    Thought<Pinochle> thought{legal.front(), Message("pinochle.reason.only")};
    for (std::size_t i = 0; i < legal.size(); ++i)
      thought.values.emplace_back(legal[i], sums[i].value() / worlds);
    const auto [worst, best] = std::ranges::minmax_element(sums, {}, &Worth::value);
    thought.move = legal[static_cast<std::size_t>(best - sums.begin())];
    thought.reason = reason_for(thought.move.card, *best, *worst, worlds);
    return thought;
  }

  // How many more points the card makes than the worst one or, if it makes fewer, its chance of winning the
  // deal.
  static Message reason_for(Face card, const Worth& best, const Worth& worst, int worlds) {
    const auto more = static_cast<std::int64_t>(std::lround((best.points - worst.points) / worlds));
    if (more < 0)
      return Message("pinochle.reason.deal_chance",
                     {{"card", card.to_string()}, {"percent", percent(best.wins / worlds)}});
    return Message("pinochle.reason.expects",
                   {{"card", card.to_string()}, {"points", more}, {"worlds", worlds}});
  }

  static constexpr std::size_t kCandidates = 2;  // suits considered as trump

  FastRandom random_;
  TrickSolver solver_;
  Cards judged_;  // the hand that was judged
  std::array<Suit, kCandidates> candidates_{};
  std::array<std::vector<Outcome>, kCandidates> with_;  // playing with each of them
  std::vector<Outcome> passed_;
};

}  // namespace

std::unique_ptr<Player<Pinochle>> make_smart(const Seed& seed) { return std::make_unique<Smart>(seed); }

}  // namespace parlor::pinochle
