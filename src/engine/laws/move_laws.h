// Listed moves are legal, legal only for actors, and can be written down.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"
#include "engine/laws/message_laws.h"
#include "engine/laws/position.h"
#include "engine/laws/violation.h"

namespace parlor {

// Why a record cannot hold the text of a move; nothing if it can.
std::optional<std::string> bad_form(std::string_view text);

template <Game G>
Verdict moves_are_legal(const Position<G>& at) {
  for (Seat seat : at.actors) {
    if (seat.index() >= at.seats) return broken(law::kActors, "there is no seat " + seat.to_string());
    const auto& listed = at.moves(seat);
    if (listed.empty()) return broken(law::kActors, "seat " + seat.to_string() + " has no move");
    for (const auto& move : listed) {
      if (auto refusal = G::check(at.view(seat), move)) {
        return broken(law::kListedMoves,
                      "seat " + seat.to_string() + ", " + G::move_text(at.rules, move) + ": " + refusal->key);
      }
    }
    const auto fallback = G::fallback(at.view(seat));
    if (auto refusal = G::check(at.view(seat), fallback)) {
      return broken(law::kFallback, "seat " + seat.to_string() + ", " + G::move_text(at.rules, fallback) +
                                        ": " + refusal->key);
    }
  }
  return std::nullopt;
}

// Seats that may not act, and spectators, have no listed moves and are refused every move.
template <Game G>
Verdict others_are_refused(const Position<G>& at) {
  const auto probes = at.probes();
  for (std::size_t i = 0; i < at.observers.size(); ++i) {
    const std::optional<Seat> seat = at.observers[i].seat();
    if (seat && at.actors.contains(*seat)) continue;
    if (!at.listed[i].empty())
      return broken(law::kOnlyActors, describe(at.observers[i]) + " is listed moves");
    for (const auto& move : probes) {
      const std::optional<Message> refusal = G::check(at.views[i], move);
      if (!refusal) {
        return broken(law::kOnlyActors,
                      describe(at.observers[i]) + " may play " + G::move_text(at.rules, move));
      }
      if (auto verdict = can_be_said<G>(*refusal)) return verdict;
    }
  }
  return std::nullopt;
}

template <Game G>
Verdict refusals_can_be_said(const Position<G>& at) {
  for (const auto& move : at.probes()) {
    for (Seat seat : at.actors) {
      if (auto verdict = can_be_said<G>(G::check(at.view(seat), move))) return verdict;
    }
  }
  return std::nullopt;
}

// The text of a move parses back to the same move, so texts also distinguish listed moves. People and
// programs may write it in upper or lower case.
template <Game G>
Verdict move_texts_round_trip(const Position<G>& at) {
  for (Seat seat : at.actors) {
    std::vector<std::string> texts;
    for (const auto& move : at.moves(seat)) {
      const std::string text = G::move_text(at.rules, move);
      if (auto problem = bad_form(text)) return broken(law::kMoveText, "\"" + text + "\": " + *problem);
      const auto parsed = G::parse_move(at.rules, text);
      if (!parsed)
        return broken(law::kMoveText, "\"" + text + "\" is not read back: " + parsed.problem().key);
      if (!(*parsed == move)) {
        return broken(law::kMoveText,
                      "\"" + text + "\" is read as \"" + G::move_text(at.rules, *parsed) + "\"");
      }
      const auto reads = [&](const std::string& typed) {
        const auto again = G::parse_move(at.rules, typed);
        return again && *again == move;
      };
      if (!reads(lower_case(text)) || !reads(upper_case(text)))
        return broken(law::kMoveText, "\"" + text + "\" is not read in small letters and in capitals alike");
      texts.push_back(text);
    }
    std::ranges::sort(texts);
    const auto twice = std::ranges::adjacent_find(texts);
    if (twice != texts.end()) return broken(law::kNoDuplicates, "\"" + *twice + "\"");
  }
  return std::nullopt;
}

template <Game G>
Verdict move_laws(const Position<G>& at) {
  if (auto verdict = moves_are_legal(at)) return verdict;
  if (auto verdict = move_texts_round_trip(at)) return verdict;
  if (auto verdict = others_are_refused(at)) return verdict;
  return refusals_can_be_said(at);
}

}  // namespace parlor
