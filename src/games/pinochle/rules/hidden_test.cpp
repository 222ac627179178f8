// What players are told, what everybody could remember, and what samples may assume.
#include <array>
#include <cstdint>
#include <map>

#include "games/pinochle/rules/melds.h"
#include "games/pinochle/rules/test_pinochle.h"
#include "games/pinochle/rules/tricks.h"

namespace parlor::pinochle {
namespace {

using parlor::test::same_tiles;
using test::cards;
using test::dealt;
using test::face;
using test::kOne;
using test::kZero;
using test::play;
using test::rules;
using test::tricks;

constexpr std::array<const char*, 6> kRuleSets = {"",
                                                  "additional=yes",
                                                  "additional=yes following=course",
                                                  "cutthroat=yes additional=yes",
                                                  "bidding=no kings=yes queens=yes jacks=yes",
                                                  "bidding=no cutthroat=yes following=course"};

// Every state of random deals under every rule set.
template <class Look>
void each_state(int deals, Look look) {
  FastRandom random(17);
  for (const char* text : kRuleSets) {
    for (int seed = 0; seed < deals; ++seed) {
      State state = dealt(rules(text), static_cast<std::uint64_t>(seed));
      while (true) {
        look(state);
        const SeatSet actors = Pinochle::actors(state);
        if (actors.empty()) break;
        const Seat seat = actors.size() == 1 || random.below(2) == 0 ? actors.lowest() : kOne;
        Pinochle::apply(state, seat, Pinochle::pick(state, seat, random));
      }
    }
  }
}

TEST_CASE("until the end a seat sees only its own hand, a spectator neither hand, the open view both") {
  each_state(20, [](const State& state) {
    for (const Observer observer :
         {Observer(kZero), Observer(kOne), Observer::spectator(), Observer::open()}) {
      const View view = Pinochle::view(state, observer);
      for (Seat seat : {kZero, kOne}) {
        const bool sees = state.over() || observer.is_open() || observer.is(seat);
        CHECK(view.hands[seat].is(sees ? Cards(state.hands[seat]) : Cards()));
        CHECK(view.dropped[seat].is(sees ? Cards(state.dropped[seat]) : Cards()));
        CHECK(view.counts[seat] == state.hands[seat].size());
      }
      CHECK(same_tiles(view.stock, observer.is_open() ? state.stock : Stock{}));
    }
  });
}

TEST_CASE("a hand has the cards known to be in it, and none that are known to be absent") {
  each_state(40, [](const State& state) {
    for (Seat seat : {kZero, kOne}) {
      CHECK(state.hands[seat].contains_all(state.known[seat]));
      CHECK((once(state.hands[seat]) & state.absent[seat]) == 0);
    }
  });
}

TEST_CASE("a sample looks the same to its observer, and has the cards known to be there") {
  FastRandom random(3);
  each_state(8, [&](const State& state) {
    for (const Observer observer :
         {Observer(kZero), Observer(kOne), Observer::spectator(), Observer::open()}) {
      const View view = Pinochle::view(state, observer);
      const State guess = Pinochle::sample(view, random);
      REQUIRE(Pinochle::view(guess, observer) == view);
      Cards all = guess.open;
      int size = guess.open.size();
      const auto count_in = [&](Cards some) {
        all |= some;
        size += some.size();
      };
      for (Seat seat : {kZero, kOne}) {
        CHECK(guess.hands[seat].size() == view.counts[seat]);
        CHECK(guess.hands[seat].contains_all(view.known[seat]));
        CHECK((once(guess.hands[seat]) & view.absent[seat]) == 0);
        count_in(guess.hands[seat]);
        count_in(guess.dropped[seat]);
        count_in(guess.played[seat]);
        if (state.phase != Phase::play) continue;
        const MeldSum melds = meld_sum(state.rules, *state.trump, guess.hands[seat] | guess.played[seat]);
        CHECK(melds.points == state.meld_points[seat]);
        CHECK(same_faces(melds.cards, state.shown[seat]));
      }
      for (std::size_t i = 0; i < guess.stock_size; ++i) count_in(Cards::of(guess.stock[i]));
      CHECK(size == kDeckSize);
      CHECK(all == kDeck);
    }
  });
}

// A spectator of cut-throat saw which card each seat took: it is among that seat's 24.
TEST_CASE("in cut-throat a sample leaves a card that was taken face up with the seat that took it") {
  FastRandom random(5);
  State state = dealt(rules("cutthroat=yes first=0"), 5);
  test::play_until(state, Phase::pick, random);
  const Face taken = state.open.lowest().face();
  play(state, state.turn, "take " + taken.to_string());
  for (int i = 0; i < 50; ++i) {
    const State guess = Pinochle::sample(Pinochle::view(state, Observer::spectator()), random);
    for (Seat seat : {kZero, kOne}) CHECK(guess.hands[seat].contains_all(state.known[seat]));
  }
}

TEST_CASE("in cut-throat a player who holds 24 cards knows the other 24") {
  FastRandom random(5);
  State state = dealt(rules("cutthroat=yes"), 6);
  test::play_until(state, Phase::keep, random);
  const State guess = Pinochle::sample(Pinochle::view(state, kZero), random);
  CHECK(guess.hands[kOne].is(state.hands[kOne]));
}

TEST_CASE("all hands that fit are sampled about equally often") {
  // Seat 1 has two cards of six unseen ones; the queens of hearts are known not to be among them.
  State state = tricks(Rules{}, Suit::clubs, cards("AS AS"), cards("9D KH"));
  Cards hidden = state.hands[kOne] | cards("QH QH JD 10S");
  const Cards unseen = hidden;
  for (Card card : kDeck - hidden - state.hands[kZero]) state.played[kZero].add(card);
  state.shown[kZero] = meld_sum(state.rules, Suit::clubs, state.hands[kZero] | state.played[kZero]).cards;
  state.absent[kOne] = bit_of(face("QH"));
  state.stock_size = 4;
  const View view = Pinochle::view(state, kZero);
  REQUIRE(view.unseen() == unseen);
  FastRandom random(8);
  std::map<std::uint64_t, int> seen;
  constexpr int kGuesses = 6000;
  for (int i = 0; i < kGuesses; ++i) ++seen[Pinochle::sample(view, random).hands[kOne].bits()];
  CHECK(seen.size() == 6);
  for (const auto& [bits, times] : seen) CHECK(std::abs(times - kGuesses / 6) < 150);
}

TEST_CASE("a spectator's samples have both hands about equally often too") {
  // Two unseen hearts cannot be with seat 0: of three hidden cards, seat 0 has one and seat 1 has one.
  State state = tricks(Rules{}, Suit::clubs, cards("AS"), cards("9D"));
  for (Card card : kDeck - state.hands[kZero] - state.hands[kOne] - cards("JH 10H"))
    state.played[kZero].add(card);
  // Nothing is known about melds here, so they must not rule out anything: everything counts as shown.
  state.phase = Phase::keep;
  state.absent[kZero] = bits_of(Suit::hearts);
  state.stock_size = 2;
  const View view = Pinochle::view(state, Observer::spectator());
  REQUIRE(view.unseen().size() == 4);
  FastRandom random(8);
  std::map<std::pair<std::uint64_t, std::uint64_t>, int> seen;
  constexpr int kGuesses = 6000;
  for (int i = 0; i < kGuesses; ++i) {
    const State guess = Pinochle::sample(view, random);
    ++seen[{guess.hands[kZero].bits(), guess.hands[kOne].bits()}];
  }
  CHECK(seen.size() == 6);
  for (const auto& [hands, times] : seen) CHECK(std::abs(times - kGuesses / 6) < 150);
}

TEST_CASE("a card forced against the rules is played, and reveals nothing about the hand") {
  for (const char* text : {"", "following=course"}) {
    State state = tricks(rules(text), Suit::clubs, cards("QH AS"), cards("AH 9D"));
    play(state, "play QH");
    const View view = Pinochle::view(state, kOne);
    const Move forced = Move::play(face("9D"));
    CHECK(Pinochle::check(view, forced)->key == "pinochle.must_beat");
    CHECK_FALSE(Pinochle::check_forced(view, forced));
    Pinochle::apply(state, kOne, forced);
    CHECK(state.absent[kOne] == 0);
    CHECK(count(state.hands[kOne], face("AH")) == 1);
    CHECK(state.turn == kZero);
  }
}

TEST_CASE("whatever cards are forced, what is known stays true and samples fit") {
  FastRandom random(14);
  for (const char* text : kRuleSets) {
    for (std::uint64_t seed = 0; seed < 10; ++seed) {
      State state = dealt(rules(text), seed);
      test::play_until(state, Phase::play, random);
      while (!state.over()) {
        const Card card = test::some(state.hands[state.turn], 1, random).lowest();
        REQUIRE_FALSE(Pinochle::check_forced(Pinochle::view(state, state.turn), Move::play(card.face())));
        Pinochle::apply(state, state.turn, Move::play(card.face()));
        for (Seat seat : {kZero, kOne}) {
          CHECK((once(state.hands[seat]) & state.absent[seat]) == 0);
          CHECK(state.hands[seat].contains_all(state.known[seat]));
          const View view = Pinochle::view(state, seat);
          CHECK(Pinochle::view(Pinochle::sample(view, random), seat) == view);
        }
      }
      CHECK(Pinochle::scores(state)[kZero] + Pinochle::scores(state)[kOne] == Pinochle::score_sum(state));
    }
  }
}

TEST_CASE("a legal reply reveals which cards its player does not have") {
  State state = tricks(Rules{}, Suit::clubs, cards("QH AS"), cards("JH 9D"));
  play(state, "play QH");
  play(state, "play JH");
  CHECK(state.absent[kOne] == once(cards("AH 10H KH")));
  State empty = tricks(Rules{}, Suit::clubs, cards("QH AS"), cards("JD 9D"));
  play(empty, "play QH");
  play(empty, "play JD");
  CHECK(empty.absent[kOne] == bits_of(Suit::hearts));
}

TEST_CASE("only a card of the hand can be forced, and only in turn") {
  State state = tricks(Rules{}, Suit::clubs, cards("QH AS"), cards("AH 9D"));
  CHECK(Pinochle::check_forced(Pinochle::view(state, kZero), Move::play(face("AH")))->key ==
        "pinochle.not_in_hand");
  CHECK(Pinochle::check_forced(Pinochle::view(state, kOne), Move::play(face("AH")))->key ==
        "pinochle.not_your_turn");
  CHECK(Pinochle::check_forced(Pinochle::view(state, kZero), Move::pass())->key == "pinochle.play_card");
  const State bidding = dealt(rules("first=0"), 1);
  CHECK(Pinochle::check_forced(Pinochle::view(bidding, kZero), Move::raise_to(15))->key ==
        "pinochle.bad_bid");
}

TEST_CASE("two hidden cards that trade places look the same to an observer who sees neither") {
  FastRandom random(12);
  each_state(4, [&](const State& state) {
    const Places places = Pinochle::places(state);
    CHECK(places.size() == static_cast<std::size_t>(Pinochle::deck_size(state.rules)));
    for (int i = 0; i < 10; ++i) {
      const auto& one = places[random.below(static_cast<std::uint32_t>(places.size()))];
      const auto& two = places[random.below(static_cast<std::uint32_t>(places.size()))];
      const State back = Pinochle::swapped(Pinochle::swapped(state, one.tile, two.tile), one.tile, two.tile);
      for (Seat seat : {kZero, kOne}) CHECK(back.hands[seat].is(state.hands[seat]));
      for (const Observer observer : {Observer(kZero), Observer(kOne), Observer::spectator()}) {
        if (one.sight.shows(observer) || two.sight.shows(observer)) continue;
        const State other = Pinochle::swapped(state, one.tile, two.tile);
        CHECK(Pinochle::view(other, observer) == Pinochle::view(state, observer));
        CHECK(Pinochle::view_json(Pinochle::view(other, observer)) ==
              Pinochle::view_json(Pinochle::view(state, observer)));
      }
    }
  });
}

}  // namespace
}  // namespace parlor::pinochle
