// What a game may leave out, and what holds then: the function x of a game is asked through x_of<G>().
#pragma once

#include <concepts>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/chance.h"
#include "core/message.h"
#include "core/score.h"
#include "core/seat.h"
#include "engine/event.h"
#include "engine/event_info.h"
#include "engine/match.h"

namespace parlor {

// Options that do not go together are refused; else all do.
template <class G>
std::optional<Message> check_rules_of(const typename G::Rules& rules) {
  if constexpr (requires { G::check_rules(rules); }) {
    return G::check_rules(rules);
  } else {
    return std::nullopt;
  }
}

// A game whose drafts are more than moves reads them; else a draft is a move.
template <class G>
concept ParsesDrafts = requires(const typename G::Rules& rules, std::string_view text) {
  { G::parse_draft(rules, text) } -> std::same_as<Result<typename G::Draft>>;
};
template <class G>
Result<typename G::Draft> parse_draft_of(const typename G::Rules& rules, std::string_view text) {
  if constexpr (ParsesDrafts<G>) {
    return G::parse_draft(rules, text);
  } else {
    return G::parse_move(rules, text);
  }
}

// Tiles may come into their order in a way of the game's own; else by the fair shuffle.
template <class G>
Shuffle shuffle_of(const typename G::Rules& rules) {
  if constexpr (requires { G::shuffle(rules); }) {
    return G::shuffle(rules);
  } else {
    return Shuffle::fair();
  }
}

// The rules may say how long a match is; else it is one deal.
template <class G>
MatchLength match_length_of(const typename G::Rules& rules) {
  if constexpr (requires { G::match_length(rules); }) {
    return G::match_length(rules);
  } else {
    return MatchLength::deals(1);
  }
}

// Everybody may start a match with some points; else with nothing.
template <class G>
concept HasStartingPoints = requires(const typename G::Rules& rules) {
  { G::starting_points(rules) } -> std::same_as<int>;
};
// Before the first deal of a match.
template <class G>
Standing opening_of(const typename G::Rules& rules) {
  Standing standing;
  if constexpr (HasStartingPoints<G>) {
    for (Seat seat : SeatSet::first(G::seats(rules)))
      standing.scores[seat] = Score::of(G::starting_points(rules));
  }
  return standing;
}

// There may be something to tell of a deal before anybody moves; it may even be over by then.
template <class G>
concept TellsOfDeals = requires(const typename G::State& state, std::vector<Event>& events) {
  { G::tell_deal(state, events) } -> std::same_as<void>;
};
template <class G>
void tell_deal_of(const typename G::State& state, std::vector<Event>& events) {
  if constexpr (TellsOfDeals<G>) G::tell_deal(state, events);
}

// A listed game says which events it tells of; a toy need not.
template <class G>
concept ListsEvents = requires {
  { G::events() } -> std::same_as<const std::vector<EventInfo>&>;
};
template <class G>
std::vector<EventInfo> events_of() {
  if constexpr (ListsEvents<G>) {
    return G::events();
  } else {
    return {};
  }
}

// The rules may say what happens to who runs out of time with a turn half put together; nothing where those
// in force do not.
template <class G>
std::optional<typename G::Move> overdue_of(const typename G::View& view, const typename G::Draft& draft) {
  if constexpr (requires { G::overdue(view, draft); }) {
    return G::overdue(view, draft);
  } else {
    return std::nullopt;
  }
}

// A script may be allowed to play against the rules: then this refuses only what cannot be carried out.
template <class G>
concept AllowsForcedMoves = requires(const typename G::View& view, const typename G::Move& move) {
  { G::check_forced(view, move) } -> std::same_as<std::optional<Message>>;
};
template <class G>
std::optional<Message> check_forced_of(const typename G::View& view, const typename G::Move& move) {
  if constexpr (AllowsForcedMoves<G>) {
    return G::check_forced(view, move);
  } else {
    return Message("table.no_forced_moves", {{"game", std::string(G::kName)}});
  }
}

}  // namespace parlor
