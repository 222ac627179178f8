// The rules of Remi and their options.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/form.h"
#include "engine/match.h"
#include "engine/option.h"
#include "melds/formation.h"
#include "melds/tile.h"
#include "melds/tile_set.h"

namespace parlor::remi {

enum class RuleSet : std::uint8_t { basic, advanced };
enum class Jokers : std::uint8_t { two, four };
// What a formation needs besides jokers: at least one real tile, or more real tiles than jokers.
enum class RealTiles : std::uint8_t { one, most };
enum class First : std::uint8_t { one, two, lot, turns };
// What ends a match: the limit above or below zero, or only above.
enum class End : std::uint8_t { both, above };

inline constexpr int kSeats = 2;
inline constexpr int kRackTiles = 14;  // on a rack between turns, until something is melded
inline constexpr int kWinnerPoints = -50;
inline constexpr int kJokerPoints = 25;  // what a joker left on the rack costs
inline constexpr int kFirstMeldPoints = 30;
// With no limit on turns, a deal in which computers exchange the same tiles for ever stops here.
inline constexpr int kMostTurns = 5000;

struct Rules {
  RuleSet set = RuleSet::basic;
  Jokers jokers = Jokers::two;
  RealTiles real = RealTiles::one;
  First first = First::one;
  End end = End::both;
  std::uint16_t limit = 200;                 // the points that end a match
  std::optional<std::uint16_t> turns = 100;  // of both players together; after these a deal ends undecided

  bool advanced() const { return set == RuleSet::advanced; }
  int most_turns() const { return turns.value_or(kMostTurns); }
  MatchLength match_length() const {
    return end == End::both ? MatchLength::within(limit) : MatchLength::to_score(limit);
  }
  int joker_count() const { return jokers == Jokers::two ? 2 : 4; }
  // If lots decide who starts, they are shuffled with the tiles.
  melds::TileSet tile_set() const {
    return {melds::kMostNumbers, joker_count(), first == First::lot ? kSeats : 0};
  }
  melds::MeldRules meld_rules() const {
    return {.numbers = melds::kMostNumbers,
            .wraps = true,
            .most_jokers = melds::kMostJokers,
            .mostly_real = real == RealTiles::most};
  }
  friend bool operator==(const Rules&, const Rules&) = default;
};

const std::vector<Option<Rules>>& options();
std::vector<Form> forms();

// Whether the tiles win: all of them are in sets and runs.
bool complete(const Rules& rules, const melds::Tiles& tiles);

}  // namespace parlor::remi
