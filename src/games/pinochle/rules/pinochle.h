// Two-handed Pinochle: bidding, melds, and twelve tricks with a deck that has two of every card.
//
// The rules follow the rule document, with rulings that settle what it leaves open. As ruled here: trump is
// named before the stock is dealt out in cut-throat; the opening bid may be any multiple of ten up to 2000;
// the first bidder is drawn by lot among the cards. Options (rules.h): additional, kings, queens, jacks,
// cutthroat, following, first, bidding. Most points win.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/pinochle/rules/state.h"

namespace parlor {
struct Lesson;
}

namespace parlor::pinochle {

struct Pinochle : GameOf<Rules, State, View, Move> {
  static constexpr std::string_view kName = "pinochle";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::high;

  static const std::vector<Option<Rules>>& options() { return pinochle::options(); }
  static std::vector<Form> forms() { return pinochle::forms(); }
  static int seats(const Rules&) { return kSeats; }
  static RulesPage rules_page(const Rules& rules);  // rules_page.cpp

  // deal.cpp: packets of three in turn, seat 0 first, then the stock. Lots may be anywhere among them.
  static int deck_size(const Rules& rules) { return kDeckSize + rules.lots(); }
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);
  static std::string deck_text(const Rules& rules, const std::vector<TileId>& order);
  static Result<std::vector<TileId>> parse_deck(const Rules& rules, std::string_view text);

  // check.cpp
  static std::optional<Message> check(const View& view, const Move& move);
  // Scripts may play any card of the hand.
  static std::optional<Message> check_forced(const View& view, const Move& move);

  // play.cpp
  static SeatSet actors(const State& state);
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events = nullptr);
  static void tell_deal(const State& state, std::vector<Event>& events);

  // score.cpp
  static Scores scores(const State& state);
  static SeatSet winners(const State& state);
  static Score score_sum(const State& state);

  // moves.cpp: every legal move, except that of the ways to keep twelve of 24 cards only the rule's choice
  // and those one card away from it are listed.
  static void moves(const View& view, std::vector<Move>& moves);
  static Move fallback(const View& view);
  static Move pick(const State& state, Seat seat, FastRandom& random);

  // hidden.cpp
  static View view(const State& state, Observer observer);
  static Places places(const State& state);
  static State swapped(const State& state, TileId a, TileId b);
  static State sample(const View& view, FastRandom& random);

  // arrange.cpp
  static Assessment assess(const View& view, const Draft& draft);
  static const std::vector<std::string>& arrangements();
  static Arrangement arrange(const View& view, std::string_view how);

  // text.cpp
  static std::string move_text(const Rules& rules, const Move& move);
  static Result<Move> parse_move(const Rules& rules, std::string_view text);
  static Result<Draft> parse_draft(const Rules& rules, std::string_view text);
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();       // english.cpp
  static const std::vector<EventInfo>& events();  // events.cpp
};

static_assert(Game<Pinochle>);

// The beginner's lessons, each from a position prepared for it (lessons.cpp).
std::vector<Lesson> lessons();

}  // namespace parlor::pinochle
