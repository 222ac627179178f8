// The rules of Rummikub and their options.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/form.h"
#include "engine/option.h"
#include "melds/formation.h"
#include "melds/tile_set.h"

namespace parlor::rummikub {

// The simplified game of the rule document (set=handout), or the game as people know it.
enum class RuleSet : std::uint8_t { basic, real };
enum class Menu : std::uint8_t { one, two };
enum class First : std::uint8_t { lot, one, two, three, four };

struct Rules {
  RuleSet set = RuleSet::basic;
  std::uint8_t players = 2;
  std::uint8_t numbers = 13;    // of each colour
  std::uint8_t tiles = 13;      // dealt to each; the real game deals 14
  std::uint8_t rack = 50;       // the most tiles a rack can hold; the real game has no such limit
  std::uint8_t first_meld = 0;  // points that an initial meld needs; 30 in the real game
  std::uint8_t jokers = 0;      // two in the real game
  First first = First::lot;     // who starts
  Menu menu = Menu::one;        // of the rule document's screen

  bool real() const { return set == RuleSet::real; }
  melds::TileSet tile_set() const { return {numbers, jokers, players}; }
  int most_sets() const;  // on the table
  melds::MeldRules meld_rules() const { return {numbers, false, jokers}; }

  // Choosing a rule set also sets its usual options, which the rules can then change.
  void choose(RuleSet chosen);

  static constexpr int kMostJokers = 2;
  friend bool operator==(const Rules&, const Rules&) = default;
};

inline constexpr int kMostTiles = melds::kColours * melds::kCopies * melds::kMostNumbers + Rules::kMostJokers;
inline constexpr int kMostSets = kMostTiles / static_cast<int>(melds::kLeastSize);
inline constexpr int kJokerPoints = 30;  // what a joker left on the rack costs

const std::vector<Option<Rules>>& options();
std::vector<Form> forms();
std::optional<Message> check_rules(const Rules& rules);

}  // namespace parlor::rummikub
