// Okey: four players draw and discard tiles; the first player with three chains (one number in all four
// colours) wins.
//
// The rules follow the rule document, which simplifies Okey, with rulings that settle what it leaves open.
// Okey as played in Turkey is the second rule set (`set=okey`): numbers to 13, sets and runs, an indicator
// that determines the joker, false jokers, seven pairs, points that go down from 20. As ruled here: in the
// simplified game a hand wins as soon as it is complete after a draw (the starting player may win with the
// tiles dealt); in real Okey it wins with a discard that leaves fourteen tiles complete; and a deal that has
// lasted a thousand turns is a tie. Options (rules.h): set, empty, first, pairs, points.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/game.h"
#include "games/okey/rules/state.h"

namespace parlor {
struct Lesson;
}

namespace parlor::okey {

struct Okey : GameOf<Rules, State, View, Move>, melds::TileDecks<Rules> {
  static constexpr std::string_view kName = "okey";
  static constexpr int kRulesVersion = 1;
  static constexpr Better kBetter = Better::high;

  static const std::vector<Option<Rules>>& options() { return okey::options(); }
  static std::vector<Form> forms() { return okey::forms(); }
  static int seats(const Rules&) { return kSeats; }
  static int starting_points(const Rules& rules) { return rules.real() ? rules.points : 0; }
  static MatchLength match_length(const Rules& rules) {
    return rules.real() ? MatchLength::down_to(0) : MatchLength::deals(1);
  }
  static RulesPage rules_page(const Rules& rules);  // rules_page.cpp

  // deal.cpp: the hands one after the other, beginning with the starting player's; then the indicator of real
  // Okey, which is never a false joker; then the stack.
  static State deal(const Rules& rules, const Deck& deck, const Standing& standing);

  // check.cpp
  static std::optional<Message> check(const View& view, const Move& move);

  // play.cpp
  static SeatSet actors(const State& state) {
    return state.over() ? SeatSet::none() : SeatSet::of(state.turn);
  }
  static void apply(State& state, Seat seat, const Move& move, std::vector<Event>* events = nullptr);
  static void tell_deal(const State& state, std::vector<Event>& events);

  // score.cpp
  static Scores scores(const State& state);
  static SeatSet winners(const State& state) { return state.won; }
  static Score score_sum(const State& state);

  // moves.cpp
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
  static std::string view_json(const View& view);
  static std::span<const Phrase> phrases();       // english.cpp
  static const std::vector<EventInfo>& events();  // events.cpp
};

static_assert(Game<Okey>);

// The beginner's lessons, each from a position prepared for it (lessons.cpp).
std::vector<Lesson> lessons();

}  // namespace parlor::okey
