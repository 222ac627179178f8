// What a game is: plain values and functions over them, checked by the compiler for every game.
//
// A game is a struct G with the types Rules, State, View, Move and Draft, and static functions. Table, arena,
// laws and search are templates on it. Code outside a game's own folders knows only what is listed here and
// in game_defaults.h, which has the parts that a game may omit.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
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
#include "engine/game_defaults.h"
#include "engine/match.h"
#include "engine/option.h"
#include "engine/place.h"
#include "engine/rules_page.h"

namespace parlor {

// What a deal starts from: the order of all tiles, and a key for random events later in the deal. No view
// shows the key.
struct Deck {
  std::vector<TileId> order;
  Seed key;
};

inline constexpr std::size_t kMaxStateSize = 512;

// The types that make up a game.
template <class G>
concept GameValues =
    // State: every search copies it, so it is small and has no heap memory. It includes the rules and the
    // standing of the match.
    std::is_trivially_copyable_v<typename G::State> && sizeof(typename G::State) <= kMaxStateSize &&
    // View: what one observer may know. Two states with equal views look the same to that observer.
    std::is_trivially_copyable_v<typename G::View> && std::equality_comparable<typename G::View> &&
    // Move: one step that reveals information. Draft: a turn that is still being put together.
    std::equality_comparable<typename G::Move> && std::is_trivially_copyable_v<typename G::Rules> &&
    requires { typename G::Draft; };

// How the game is played: its options, the deal, the moves, and the end.
template <class G>
concept GamePlay = requires(
    const typename G::Rules& rules, const typename G::State& state, typename G::State& mutable_state,
    const typename G::View& view, const typename G::Move& move, std::vector<typename G::Move>& moves,
    std::vector<Event>* events, const Deck& deck, const Standing& standing, Seat seat, FastRandom& random) {
  { G::kName } -> std::convertible_to<std::string_view>;
  { G::kRulesVersion } -> std::convertible_to<int>;
  { G::kBetter } -> std::convertible_to<Better>;
  { G::options() } -> std::same_as<const std::vector<Option<typename G::Rules>>&>;
  { G::seats(rules) } -> std::same_as<int>;

  { G::deck_size(rules) } -> std::same_as<int>;
  { G::deal(rules, deck, standing) } -> std::same_as<typename G::State>;

  { G::actors(state) } -> std::same_as<SeatSet>;    // the seats to act now; none when the deal is over
  { G::moves(view, moves) } -> std::same_as<void>;  // appends legal moves: all, or a useful subset
  { G::check(view, move) } -> std::same_as<std::optional<Message>>;  // the only judge of legality
  { G::fallback(view) } -> std::same_as<typename G::Move>;  // a legal move for a player who fails to make one
  { G::apply(mutable_state, seat, move, events) } -> std::same_as<void>;  // a legal move; events may be null
  { G::pick(state, seat, random) } -> std::same_as<typename G::Move>;  // uniform over moves(), for playouts

  { G::scores(state) } -> std::same_as<Scores>;
  { G::winners(state) } -> std::same_as<SeatSet>;  // none if the deal ended undecided
};

// Hidden information: what each observer sees, and samples of the rest.
template <class G>
concept GameSecrets = requires(const typename G::State& state, const typename G::View& view,
                               Observer observer, FastRandom& random) {
  { G::view(state, observer) } -> std::same_as<typename G::View>;
  { view.observer } -> std::convertible_to<Observer>;
  { view.rules } -> std::convertible_to<typename G::Rules>;
  { G::sample(view, random) } -> std::same_as<typename G::State>;  // uniform over states that fit the view
};

// How the game is described: to people, to programs, and in records.
template <class G>
concept GameText = requires(const typename G::Rules& rules, const typename G::View& view,
                            const typename G::Move& move, const Deck& deck, std::string_view text) {
  { G::rules_page(rules) } -> std::same_as<RulesPage>;  // the rules as played with these options
  { G::deck_text(rules, deck.order) } -> std::same_as<std::string>;
  { G::parse_deck(rules, text) } -> std::same_as<Result<std::vector<TileId>>>;
  { G::move_text(rules, move) } -> std::same_as<std::string>;
  { G::parse_move(rules, text) } -> std::same_as<Result<typename G::Move>>;
  { G::view_json(view) } -> std::same_as<std::string>;  // what the observer may know, as JSON
  { G::phrases() } -> std::same_as<std::span<const Phrase>>;
};

// Turns in preparation, and how players sort their own tiles.
template <class G>
concept GameDrafts =
    (std::same_as<typename G::Draft, typename G::Move> || ParsesDrafts<G>) &&
    requires(const typename G::View& view, const typename G::Draft& draft, std::string_view text) {
      { G::assess(view, draft) } -> std::same_as<Assessment>;
      { G::arrangements() } -> std::same_as<const std::vector<std::string>&>;
      { G::arrange(view, text) } -> std::same_as<Arrangement>;
    };

// What the laws need to find mistakes and leaks; the places of the tiles are also shown when a deal is
// verified.
template <class G>
concept GameEvidence = requires(const typename G::State& state, TileId tile) {
  { G::places(state) } -> std::same_as<Places>;
  { G::swapped(state, tile, tile) } -> std::same_as<typename G::State>;  // with two physical tiles exchanged
  { G::score_sum(state) } -> std::same_as<Score>;  // what the scores must add up to, computed independently
};

template <class G>
concept Game =
    GameValues<G> && GamePlay<G> && GameSecrets<G> && GameText<G> && GameDrafts<G> && GameEvidence<G>;

// The types of a game; games derive from this.
template <class RulesType, class StateType, class ViewType, class MoveType, class DraftType = MoveType>
struct GameOf {
  using Rules = RulesType;
  using State = StateType;
  using View = ViewType;
  using Move = MoveType;
  using Draft = DraftType;
};

}  // namespace parlor
