// What a game is: plain values and functions over them, checked by the compiler for every game.
//
// A game is a struct G with the types Rules, State, View, Move and Draft, and static functions. Table, arena,
// laws and search are templates on it; nothing above a game's own folders knows more of it than stands here.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/chance.h"
#include "core/fast_random.h"
#include "core/message.h"
#include "core/score.h"
#include "core/seat.h"
#include "core/tile.h"
#include "engine/assessment.h"
#include "engine/event.h"
#include "engine/match.h"
#include "engine/option.h"
#include "engine/place.h"
#include "engine/rules_page.h"

namespace parlor {

// What one deal starts from: the order of all tiles, and a key for chance that comes later. No view shows the
// key.
struct Deck {
  std::vector<TileId> order;
  Seed key;
};

inline constexpr std::size_t kMaxStateSize = 512;

template <class G>
concept Game =
    // State: copied by every search, so small and without heap. It carries its rules and the standing of the
    // match.
    std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= kMaxStateSize &&
    // View: what one observer may know. Equal views mean that the observer cannot tell the two states apart.
    std::is_trivially_copyable_v<typename G::View> && std::equality_comparable<typename G::View> &&
    // Move: one step that reveals information. Draft: a turn being put together.
    std::equality_comparable<typename G::Move> && std::is_trivially_copyable_v<typename G::Rules> &&
    requires(const typename G::Rules& rules, const typename G::State& state, typename G::State& mutable_state,
             const typename G::View& view, const typename G::Move& move, const typename G::Draft& draft,
             std::vector<typename G::Move>& moves, std::vector<Event>* events, const Deck& deck,
             const Standing& standing, Observer observer, Seat seat, TileId tile, FastRandom& random,
             std::string_view text) {
      // --- what it is called and how it may vary
      { G::kName } -> std::convertible_to<std::string_view>;
      { G::kRulesVersion } -> std::convertible_to<int>;
      { G::kBetter } -> std::convertible_to<Better>;
      { G::options() } -> std::same_as<const std::vector<Option<typename G::Rules>>&>;
      { G::check_rules(rules) } -> std::same_as<std::optional<Message>>;
      { G::seats(rules) } -> std::same_as<int>;
      { G::rules_page(rules) } -> std::same_as<RulesPage>;  // the rules as played with these options

      // --- the deal
      { G::deck_size(rules) } -> std::same_as<int>;
      { G::deal(rules, deck, standing) } -> std::same_as<typename G::State>;
      { G::deck_text(rules, deck.order) } -> std::same_as<std::string>;
      { G::parse_deck(rules, text) } -> std::same_as<Result<std::vector<TileId>>>;

      // --- play
      { G::actors(state) } -> std::same_as<SeatSet>;  // who may act now; nobody when the deal is over
      { G::view(state, observer) } -> std::same_as<typename G::View>;
      { view.observer } -> std::convertible_to<Observer>;
      { view.rules } -> std::convertible_to<typename G::Rules>;
      { G::moves(view, moves) } -> std::same_as<void>;  // appends legal moves: all, or a useful subset
      { G::check(view, move) } -> std::same_as<std::optional<Message>>;  // the only judge of legality
      { G::fallback(view) } -> std::same_as<typename G::Move>;  // a legal move for who fails to make one
      {
        G::apply(mutable_state, seat, move, events)
      } -> std::same_as<void>;  // of a legal move; events may be null
      {
        G::pick(state, seat, random)
      } -> std::same_as<typename G::Move>;  // uniform over moves(), for playouts

      // --- a turn being put together, and one's own tiles
      { G::assess(view, draft) } -> std::same_as<Assessment>;
      { G::arrangements() } -> std::same_as<const std::vector<std::string>&>;
      { G::arrange(view, text) } -> std::same_as<Arrangement>;

      // --- the end of a deal
      { G::scores(state) } -> std::same_as<Scores>;
      { G::winners(state) } -> std::same_as<SeatSet>;  // nobody where the deal ended undecided
      { G::score_sum(state) } -> std::same_as<Score>;  // what the scores must add up to, reckoned another way

      // --- what is hidden
      { G::places(state) } -> std::same_as<Places>;
      { G::swapped(state, tile, tile) } -> std::same_as<typename G::State>;  // two physical tiles exchanged
      {
        G::sample(view, random)
      } -> std::same_as<typename G::State>;  // a state that fits the view, uniformly

      // --- text
      { G::move_text(rules, move) } -> std::same_as<std::string>;
      { G::parse_move(rules, text) } -> std::same_as<Result<typename G::Move>>;
      { G::parse_draft(rules, text) } -> std::same_as<Result<typename G::Draft>>;
      { G::view_json(view) } -> std::same_as<std::string>;  // what the observer may know, as JSON
      { G::phrases() } -> std::same_as<std::span<const Phrase>>;
    };

// A game whose tiles come into their order in a way of its own says which.
template <class G>
concept HasOwnShuffle = requires(const typename G::Rules& rules) {
  { G::shuffle(rules) } -> std::same_as<Shuffle>;
};

template <Game G>
Shuffle shuffle_of(const typename G::Rules& rules) {
  if constexpr (HasOwnShuffle<G>) {
    return G::shuffle(rules);
  } else {
    return Shuffle::fair();
  }
}

// A game whose rules say how long a match is; else it is one deal.
template <class G>
concept HasMatchLength = requires(const typename G::Rules& rules) {
  { G::match_length(rules) } -> std::same_as<MatchLength>;
};

template <Game G>
MatchLength match_length_of(const typename G::Rules& rules) {
  if constexpr (HasMatchLength<G>) {
    return G::match_length(rules);
  } else {
    return MatchLength::deals(1);
  }
}

// A game in which everybody starts a match with some points; else with nothing.
template <class G>
concept HasStartingPoints = requires(const typename G::Rules& rules) {
  { G::starting_points(rules) } -> std::same_as<int>;
};

// Before the first deal of a match.
template <Game G>
Standing opening_of(const typename G::Rules& rules) {
  Standing standing;
  if constexpr (HasStartingPoints<G>) {
    for (int i = 0; i < G::seats(rules); ++i)
      standing.scores[Seat::at(i)] = Score::of(G::starting_points(rules));
  }
  return standing;
}

// A game in which there is something to tell of a deal before anybody moves; it may even be over by then.
template <class G>
concept TellsOfDeals = requires(const typename G::State& state, std::vector<Event>& events) {
  { G::tell_deal(state, events) } -> std::same_as<void>;
};

// Some games have a rule for who runs out of time with a turn half put together; nothing where the rules in
// force have none.
template <class G>
concept HasOverdueRule = requires(const typename G::View& view, const typename G::Draft& draft) {
  { G::overdue(view, draft) } -> std::same_as<std::optional<typename G::Move>>;
};

// Some games let a script play a card against the rules: what can be carried out although it is not allowed.
template <class G>
concept AllowsForcedMoves = requires(const typename G::View& view, const typename G::Move& move) {
  { G::check_forced(view, move) } -> std::same_as<std::optional<Message>>;
};

}  // namespace parlor
