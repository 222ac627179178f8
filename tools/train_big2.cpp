// Fits the weights of Big-2's judge: plays deals while it learns, and prints the lines of facts.def.
//
//   cmake --preset release && ninja -C build/release train_big2 && build/release/src/train_big2 400000
//
// Every judged move becomes an example: the facts of the move, and whether its seat won the deal. The fit is
// a logistic regression with AdaGrad; the output is the mean of the weights over the last third of the deals.
#include <array>
#include <cmath>
#include <cstdio>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "games/big2/players/chooser.h"
#include "games/big2/players/players.h"

namespace parlor::big2 {
namespace {

constexpr std::uint64_t kFirstSeed = 900'000'000;  // apart from the seeds that strength is measured with
constexpr std::uint32_t kBasicOfHundred = 40;  // deals against three `basic`; the others are against itself
constexpr std::uint32_t kNoisyOfFour = 3;      // deals in which moves are chosen partly at random
constexpr float kNoise = 0.25F;
constexpr float kRate = 0.3F;

struct Example {
  Facts facts;
  std::size_t stage;
  Seat seat;
};

class Trainer {
 public:
  Trainer() {
    // Initially, fewer plays and fewer cards are better.
    for (auto& row : weights_) row[index(Fact::plays)] = -0.5F, row[index(Fact::cards)] = -0.1F;
    for (auto& row : squares_) row.fill(1);
  }

  void play_deal(std::uint64_t number, bool keep) {
    State state =
        Big2::deal(Rules{}, {Chance(Seed::of(kFirstSeed + number)).shuffle(kDeckSize), Seed::of(0)}, {});
    const bool against_basic = random_.below(100) < kBasicOfHundred;
    const Seat learner = Seat::at(static_cast<int>(random_.below(kSeats)));
    noise_ = random_.below(4) < kNoisyOfFour ? kNoise : 0;
    examples_.clear();
    while (!state.over) {
      const View view = Big2::view(state, state.turn);
      const bool basic = against_basic && state.turn != learner;
      Big2::apply(state, state.turn, basic ? lowest_play(view, moves_) : choose(view));
    }
    for (const Example& example : examples_) learn(example, example.seat == state.turn);
    if (keep) average();
  }

  void print() const {
    static constexpr std::array<std::string_view, kFacts> kNames = {
#define FACT(name, ...) #name,
#include "games/big2/players/facts.def"
#undef FACT
    };
    for (std::size_t i = 0; i < kFacts; ++i) {
      std::printf("FACT(%s", kNames[i].data());
      for (const auto& row : mean_) std::printf(", %.2fF", static_cast<double>(row[i]));
      std::printf(")\n");
    }
  }

 private:
  static std::size_t index(Fact fact) { return static_cast<std::size_t>(fact); }

  // Clear-cut moves are played as the player plays them; the others by the current weights.
  Move choose(const View& view) {
    const Choice choice = chooser_.choose(view);
    if (choice.because == Because::goes_out || choice.because == Because::cannot_lose) return choice.move;
    Judge& judge = chooser_.judge();
    if (choice.because == Because::only_move) judge.begin(view);  // no choice, but still an example
    const auto stage = static_cast<std::size_t>(judge.stage());
    Move best;
    Facts facts_of_best;
    float highest = -INFINITY;
    for (Move move : chooser_.moves()) {
      const Facts facts = judge.facts(move);
      const float value = weigh(facts, stage) + noise();
      if (value <= highest) continue;
      highest = value;
      best = move;
      facts_of_best = facts;
    }
    examples_.push_back({facts_of_best, stage, view.turn});
    return best;
  }

  // Gumbel noise makes a random choice in proportion to the odds.
  float noise() {
    if (noise_ == 0) return 0;
    const float uniform = (static_cast<float>(random_.next()) + 1) / 4294967297.0F;
    return -noise_ * std::log(-std::log(uniform));
  }

  float weigh(const Facts& facts, std::size_t stage) const {
    float sum = 0;
    for (std::size_t i = 0; i < kFacts; ++i) sum += weights_[stage][i] * facts.values()[i];
    return sum;
  }

  void learn(const Example& example, bool won) {
    const float error = (won ? 1 : 0) - static_cast<float>(chance_of(weigh(example.facts, example.stage)));
    for (std::size_t i = 0; i < kFacts; ++i) {
      const float slope = error * example.facts.values()[i];
      squares_[example.stage][i] += slope * slope;
      weights_[example.stage][i] += kRate * slope / std::sqrt(squares_[example.stage][i]);
    }
  }

  void average() {
    ++kept_;
    for (std::size_t stage = 0; stage < kStages; ++stage) {
      for (std::size_t i = 0; i < kFacts; ++i) {
        mean_[stage][i] += (weights_[stage][i] - mean_[stage][i]) / static_cast<float>(kept_);
      }
    }
  }

  Chooser chooser_;
  FastRandom random_{777};
  Weights weights_{};
  Weights squares_{};
  Weights mean_{};
  int kept_ = 0;
  float noise_ = 0;
  std::vector<Move> moves_;
  std::vector<Example> examples_;
};

}  // namespace
}  // namespace parlor::big2

int main(int argc, char** argv) {
  const int deals = argc == 2 ? parlor::parse_int(argv[1]).value_or(0) : 0;
  if (deals < 3) {
    std::fputs("train_big2 takes the number of deals to learn from, say 400000.\n", stderr);
    return 2;
  }
  parlor::big2::Trainer trainer;
  for (int deal = 0; deal < deals; ++deal)
    trainer.play_deal(static_cast<std::uint64_t>(deal), deal > deals / 3 * 2);
  trainer.print();
  return 0;
}
