// A toy game for tests: both seats choose a card at the same time, hidden until both have chosen.
//
// Twelve cards, 1 to 12; each of the two seats is dealt some, the rest stays out. In every round the higher
// card wins. From the second round on, a player who has a card of the same parity as the last winning card
// must choose one: a card that does not follow shows that its owner has none. A script may break that rule.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/bits.h"
#include "core/per_seat.h"
#include "engine/game.h"

namespace parlor::toys {

struct Duel {
  static constexpr std::string_view kName = "duel";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::high;
  static constexpr int kCards = 12;
  static constexpr int kSeats = 2;
  static constexpr Seat kFirst = Seat::at(0);
  static constexpr Seat kSecond = Seat::at(1);
  static constexpr int kMostRounds = 5;

  using Cards = BitSet<TileId>;
  template <class T>
  using PerSeat = parlor::PerSeat<T, kSeats>;

  enum class Prize : std::uint8_t { sum, difference };
  struct Rules {
    int hand = 4;
    bool follow = true;
    Prize prize = Prize::sum;
    friend bool operator==(const Rules&, const Rules&) = default;
  };

  struct Round {
    PerSeat<TileId> cards;
    friend bool operator==(const Round&, const Round&) = default;
  };

  // What everybody knows.
  struct Public {
    Standing standing;
    std::array<Round, kMostRounds> rounds{};
    int played = 0;
    PerSeat<std::uint8_t> lacks;  // bit 0: has no even card left, bit 1: no odd one
    Scores scores;
    friend bool operator==(const Public&, const Public&) = default;
  };

  struct State {
    Rules rules;
    Public open;
    PerSeat<Cards> hands;
    PerSeat<std::optional<TileId>> chosen;
    PerSeat<bool> broke_rule;  // the choice was forced, so it reveals nothing about the hand
  };

  struct View {
    Observer observer = Observer::spectator();
    Rules rules;
    Public open;
    PerSeat<Cards> hands;
    PerSeat<int> sizes;
    PerSeat<std::optional<TileId>> chosen;
    PerSeat<bool> is_in;  // a choice has been made
    friend bool operator==(const View&, const View&) = default;
  };

  struct Move {
    TileId card;
    friend bool operator==(const Move&, const Move&) = default;
  };
  using Draft = Move;

  static const std::vector<Option<Rules>>& options();
  static std::vector<Form> forms();
  static int seats(const Rules&) { return kSeats; }
  static RulesPage rules_page(const Rules& rules);

  static int deck_size(const Rules&) { return kCards; }
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);
  static std::string deck_text(const Rules& rules, std::span<const TileId> order);
  static Result<std::vector<TileId>> parse_deck(const Rules& rules, std::string_view text);

  static SeatSet actors(const State& state);
  static View view(const State& state, Observer observer);
  static void moves(const View& view, std::vector<Move>& moves);
  static std::optional<Message> check(const View& view, const Move& move);
  static std::optional<Message> check_forced(const View& view, const Move& move);
  static Move fallback(const View& view);
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events);
  static Move pick(const State& state, Seat seat, FastRandom& random);

  static Assessment assess(const View& view, const Draft& draft);
  static const std::vector<std::string>& arrangements();
  static Arrangement arrange(const View& view, std::string_view how);

  static Scores scores(const State& state) { return state.open.scores; }
  static SeatSet winners(const State& state);
  static Score score_sum(const State& state);

  static Places places(const State& state);
  static State swapped(const State& state, TileId a, TileId b);
  static State sample(const View& view, FastRandom& random);

  static std::string move_text(const Rules& rules, const Move& move);
  static Result<Move> parse_move(const Rules& rules, std::string_view text);
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();
  static const std::vector<EventInfo>& events();

  // --- for its own source files
  static int number(TileId card) { return card.index() + 1; }
  static std::string text(TileId card) { return std::to_string(number(card)); }
  static Seat winner(const Round& round) {
    return round.cards[kFirst] > round.cards[kSecond] ? kFirst : kSecond;
  }
  static int worth(const Rules& rules, const Round& round);
  // The cards with the parity of the last winning one; all cards in the first round.
  static Cards following(const Rules& rules, const Public& open);
  static Cards of_parity(int parity);
};

}  // namespace parlor::toys
