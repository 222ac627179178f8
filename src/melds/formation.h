// One set on the table: a group (one number, different colours) or a run (one colour, numbers in sequence).
//
// Three games share this code; the parameters say how they differ.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/message.h"
#include "melds/face.h"

namespace parlor::melds {

struct MeldRules {
  std::uint8_t numbers = kMostNumbers;  // of each colour
  bool wraps = false;  // a run may end 12-13-1 (with a 1 after the highest number), but go no further
  std::uint8_t most_jokers = 2;  // per formation; at least one tile is always a real one
  bool mostly_real = false;  // more real tiles than jokers in every formation, whatever most_jokers allows
  friend bool operator==(const MeldRules&, const MeldRules&) = default;
};

inline constexpr std::size_t kLeastSize = 3;

enum class Kind : std::uint8_t { group, run };

// A valid set: a group sorted by colour with its jokers last (a group with a single real tile keeps its
// order, so that it cannot be mistaken for a run), or a run from its lowest number up.
struct Formation {
  Kind kind = Kind::group;
  std::vector<Face> faces;      // in this order
  std::vector<Face> stand_for;  // the same, with each joker replaced by the face it stands for
  friend bool operator==(const Formation&, const Formation&) = default;

  // Each tile counts its number; a 1 after the highest number counts one more than that number.
  int points(const MeldRules& rules) const;
};

// The tiles as a formation. They may come in any order, except that a joker in a run stands for the place it
// is in. A single real tile with jokers is a group unless its order makes it a run.
Result<Formation> as_formation(const MeldRules& rules, std::span<const Face> faces);

// The same, but jokers may be moved to make a run: they fill gaps first, then extend the run upwards, then
// downwards.
Result<Formation> arranged(const MeldRules& rules, std::span<const Face> faces);

std::span<const Phrase> melds_phrases();
// A game's own phrases together with the shared ones.
std::vector<Phrase> with_melds_phrases(std::span<const Phrase> own);

}  // namespace parlor::melds
