// The players through whole deals, and what smart must see.
#include "games/pinochle/players/players.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <set>
#include <string_view>
#include <vector>

#include "engine/test_players.h"
#include "games/pinochle/players/prospects.h"
#include "games/pinochle/rules/test_pinochle.h"

namespace parlor::pinochle {
namespace {

using test::cards;
using test::dealt;
using test::deck_for;
using test::face;
using test::kOne;
using test::kZero;
using test::play;
using test::rules;
using test::tricks;
using test::with_deck;

constexpr std::uint64_t kFewNodes = 200;
constexpr std::array<const char*, 6> kRuleSets = {"",
                                                  "additional=yes following=course",
                                                  "cutthroat=yes additional=yes",
                                                  "bidding=no",
                                                  "bidding=no cutthroat=yes kings=yes queens=yes jacks=yes",
                                                  "cutthroat=yes following=course first=1"};

std::unique_ptr<Player<Pinochle>> player(std::string_view name, std::uint64_t seed = 1) {
  return parlor::test::player_called(levels(), name, seed);
}

Thought<Pinochle> thought_of(std::string_view name, const State& state, Budget budget = {}) {
  return player(name)->think(Pinochle::view(state, state.turn), budget);
}

Catalogue english() { return parlor::test::english_of<Pinochle>(player_phrases()); }

TEST_CASE("there are three players, each with a description, and clever is another name for smart") {
  const Catalogue catalogue = english();
  REQUIRE(levels().size() == 3);
  for (const auto& level : levels()) CHECK_MESSAGE(catalogue.has(level.about.name), level.about.name);
  CHECK(levels()[2].name == "smart");
  CHECK(levels()[2].is_called("clever"));
  CHECK_FALSE(levels()[1].is_called("clever"));
  CHECK_FALSE(levels()[0].is_called(""));
}

TEST_CASE("every player makes legal moves through whole deals, with reasons in words") {
  for (const char* options : kRuleSets) {
    for (std::uint64_t seed = 0; seed < 9; ++seed)
      parlor::test::check_answers<Pinochle>(levels(), english(), dealt(rules(options), seed), seed,
                                            {kFewNodes, {}});
  }
}

TEST_CASE("the same view and seed give the same decision") {
  for (const auto& level : levels())
    parlor::test::check_repeats<Pinochle>(level, dealt(rules("additional=yes"), 11), {kFewNodes, {}});
}

TEST_CASE("with a budget of one node, or after the deadline, a player still answers, and soon") {
  const Budget late{0, std::chrono::steady_clock::now() - std::chrono::seconds(1)};
  for (const char* text : kRuleSets) {
    for (const Budget& budget : {Budget{1, {}}, late}) {
      State state = dealt(rules(text), 3);
      const auto smart = player("smart");
      while (!state.over()) {
        const Seat seat = Pinochle::actors(state).lowest();
        const View view = Pinochle::view(state, seat);
        const auto thought = smart->think(view, budget);
        REQUIRE_FALSE(Pinochle::check(view, thought.move));
        for (const auto& [move, value] : thought.values) CHECK(value == value);
        Pinochle::apply(state, seat, thought.move);
      }
    }
  }
}

// Twenty hands with one node each must not take as long as one hand with all nodes, which is thousands of
// times more work.
TEST_CASE("a small budget is respected in the bidding too") {
  const auto took = [](const Budget& budget, int hands) {
    const auto smart = player("smart");
    const auto start = std::chrono::steady_clock::now();
    for (int i = 0; i < hands; ++i) {
      State state = dealt(rules("first=0"), static_cast<std::uint64_t>(i));
      play(state, "bid 0");
      smart->think(Pinochle::view(state, kOne), budget);
    }
    return std::chrono::steady_clock::now() - start;
  };
  CHECK(took({1, {}}, 20) < took({}, 1));
}

TEST_CASE("random bids any multiple of ten that the melds and cards of its hand can pay for") {
  State state = with_deck(rules("first=0"), deck_for("AC 10C KC QC JC 9C 9S 9S 9H 9H 9D 9D",
                                                     "AH AH 10H 10H KH KH QH QH JH JH AS AD"));
  const auto random = player("random");
  const auto bids_of = [&](Seat seat) {
    std::set<int> bids;
    for (int i = 0; i < 500; ++i) {
      const Move move = random->think(Pinochle::view(state, seat), {}).move;
      bids.insert(move.kind == Move::Kind::pass ? -1 : move.bid);
    }
    return bids;
  };
  // With clubs a run of 150, and 40 points in its cards.
  std::set<int> openings;
  for (int bid = 0; bid <= 190; bid += kBidStep) openings.insert(bid);
  CHECK(bids_of(kZero) == openings);
  play(state, "bid 60");
  // With hearts a run and an extra king, 190, and 82 points.
  CHECK(bids_of(kOne) == std::set<int>{-1, 70, 80});
  play(state, "bid 70");
  while (*state.bid() < 180) play(state, "bid " + std::to_string(*state.bid() + kBidStep));
  CHECK(state.turn == kOne);
  play(state, "bid 190");
  CHECK(bids_of(kZero) == std::set<int>{-1});
}

TEST_CASE("against an opponent who passes at once, random wins a fair share of its deals") {
  constexpr int kDeals = 200;
  int won = 0;
  for (std::uint64_t seed = 0; seed < kDeals; ++seed) {
    State state = dealt(rules("first=0"), seed);
    const auto random = player("random", seed);
    while (!state.over()) {
      const bool passes = state.phase == Phase::bid && state.turn == kOne;
      const Move move = passes ? Move::pass() : random->think(Pinochle::view(state, state.turn), {}).move;
      Pinochle::apply(state, state.turn, move);
    }
    if (Pinochle::winners(state) == SeatSet::of(kZero)) ++won;
  }
  CHECK(won > kDeals / 4);
}

TEST_CASE("basic leads an ace that is not trump, takes valuable tricks cheaply, and gives little away") {
  State state = tricks(Rules{}, Suit::clubs, cards("AH 9D AC"), cards("QS JS 10H"));
  CHECK(thought_of("basic", state).move == Move::play(face("AH")));
  State low = tricks(Rules{}, Suit::clubs, cards("KH 9D AC"), cards("QS JS 10H"));
  CHECK(thought_of("basic", low).move == Move::play(face("9D")));
  State follows = tricks(Rules{}, Suit::clubs, cards("10H 9D"), cards("9C AC JS"));
  play(follows, "play 10H");
  CHECK(thought_of("basic", follows).move == Move::play(face("9C")));
  State gives = tricks(Rules{}, Suit::clubs, cards("JH 9D"), cards("AC JS KS"));
  play(gives, "play JH");
  CHECK(thought_of("basic", gives).move == Move::play(face("JS")));
}

TEST_CASE("smart passes when it cannot make the bid") {
  State state = with_deck(rules("first=1"), deck_for("9S 9S JS 9H 9H JH 9D 9D JD 9C JC JC",
                                                     "AS AS 10S 10S KS KS QS AH AH 10H 10H KH"));
  play(state, "bid 300");
  const auto thought = thought_of("smart", state);
  CHECK(thought.move == Move::pass());
  CHECK(thought.reason.key == "pinochle.reason.bid_chance");
}

TEST_CASE("smart raises with a run and high trumps when the bid is low") {
  State state = with_deck(rules("first=1"), deck_for("AS AS 10S 10S KS KS QS JS AH AH AD AC",
                                                     "9S 9H 9H JH 9D 9D JD 9C JC JC QC QD"));
  play(state, "bid 100");
  CHECK(thought_of("smart", state).move == Move::raise_to(110));
}

TEST_CASE("smart names the suit of its run") {
  State state = with_deck(rules("first=0"), deck_for("AS 10S KS QS JS 9S AH AH 10H JD 9C 9D",
                                                     "9H JH JH QD QD KC JC 10C AD KD QC 9C"));
  play(state, "bid 0");
  play(state, "pass");
  CHECK(thought_of("smart", state).move == Move::name(Suit::spades));
}

TEST_CASE("smart takes a certain trick, and the one that decides the deal") {
  // The trump takes the ten, and would take nothing better later.
  State state = tricks(Rules{}, Suit::clubs, cards("10H 9H"), cards("9C 9D"));
  play(state, "play 10H");
  CHECK(thought_of("smart", state).move == Move::play(face("9C")));
  // Everything else has been played: led now, the ace takes the ten, which must follow suit; later a trump
  // would take the ace.
  State lead = tricks(Rules{}, Suit::clubs, cards("AH JH"), cards("10H 9C"));
  for (Card card : kDeck - lead.hands[kZero] - lead.hands[kOne]) lead.played[kOne].add(card);
  lead.stock_size = 0;
  lead.shown[kOne] = cards("AC 10C KC KC QC JC");
  const auto thought = thought_of("smart", lead);
  CHECK(thought.move == Move::play(face("AH")));
  // Ace and ten, against nothing: the reason states card points.
  CHECK(thought.reason.key == "pinochle.reason.expects");
  REQUIRE(thought.reason.find("points") != nullptr);
  CHECK(*thought.reason.find("points") == Value{std::int64_t{21}});
}

TEST_CASE("a hand that smart had no time to evaluate is evaluated when there is time") {
  State state = with_deck(rules("first=1"), deck_for("AS AS 10S 10S KS KS QS JS AH AH AD AC",
                                                     "9S 9H 9H JH 9D 9D JD 9C JC JC QC QD"));
  play(state, "bid 100");
  const auto smart = player("smart");
  const View view = Pinochle::view(state, kZero);
  smart->think(view, {0, std::chrono::steady_clock::now() - std::chrono::seconds(1)});
  CHECK(smart->think(view, {}).move == Move::raise_to(110));
}

TEST_CASE("smart raises with a hand that wins in every deal, even if its deadline has already passed") {
  State state = with_deck(rules("first=1"), deck_for("AS AS 10S 10S KS KS QS JS AH AH AD AC",
                                                     "9S 9H 9H JH 9D 9D JD 9C JC JC QC QD"));
  play(state, "bid 0");
  const Budget late{0, std::chrono::steady_clock::now() - std::chrono::seconds(1)};
  CHECK(thought_of("smart", state, late).move == Move::raise_to(10));
}

TEST_CASE("smart plays its only card without searching") {
  State state = tricks(Rules{}, Suit::clubs, cards("10H 9H"), cards("AH 9D"));
  play(state, "play 10H");
  const auto thought = thought_of("smart", state);
  CHECK(thought.move == Move::play(face("AH")));
  CHECK(thought.reason.key == "pinochle.reason.only");
}

TEST_CASE("smart beats basic, and basic beats random") {
  const auto won = [](std::string_view one, std::string_view other) {
    double sum = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
      for (int side = 0; side < 2; ++side) {
        State state = dealt(rules("additional=yes first=0"), seed);
        const std::array<std::unique_ptr<Player<Pinochle>>, 2> seats = {
            player(side == 0 ? one : other, seed), player(side == 0 ? other : one, seed)};
        while (!state.over()) {
          const View view = Pinochle::view(state, state.turn);
          const Move move = seats[slot(state.turn)]->think(view, {20'000, {}}).move;
          Pinochle::apply(state, state.turn, move);
        }
        const SeatSet winners = Pinochle::winners(state);
        if (winners.contains(Seat::at(side))) sum += winners.size() == 1 ? 1 : 0.5;
      }
    }
    return sum / 60;
  };
  CHECK(won("smart", "basic") > 0.6);
  CHECK(won("basic", "random") > 0.6);
}

TEST_CASE("the share of deals won counts a tie as half and a failed bid as lost") {
  const std::vector<Outcome> outcomes = {{100, 50}, {50, 100}, {70, 70}, {200, 10}};
  CHECK(wins(outcomes, 0, true) == doctest::Approx(0.625));
  CHECK(wins(outcomes, 80, true) == doctest::Approx(0.5));
  CHECK(wins(outcomes, 60, false) == doctest::Approx(0.625));
  CHECK(wins(outcomes, 110, false) == doctest::Approx(1));
  CHECK(wins({}, 0, true) == 0);
}

}  // namespace
}  // namespace parlor::pinochle
