// One set on the table: a group (one number, different colours) or a run (one colour, numbers in sequence).
//
// Three games share this: the parameters say how they differ.
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
  bool wraps = false;            // a run may end 12-13-1 (the one after the highest number), and no further
  std::uint8_t most_jokers = 2;  // in one formation; one tile at least is always a real one
  bool mostly_real = false;  // more real tiles than jokers in every formation, as many as there are of these
  friend bool operator==(const MeldRules&, const MeldRules&) = default;
};

inline constexpr std::size_t kLeastSize = 3;

enum class Kind : std::uint8_t { group, run };

// Tiles that stand: a group by colour with its jokers last (but as it lies where it has one tile only, so
// that it is not read as a run), a run from its lowest number on.
struct Formation {
  Kind kind = Kind::group;
  std::vector<Face> faces;      // as they lie
  std::vector<Face> stand_for;  // the same, with what each joker stands for
  friend bool operator==(const Formation&, const Formation&) = default;

  // A number counts what it is, a one after the highest number counts one more than it.
  int points(const MeldRules& rules) const;
};

// The tiles as a formation. They may come in any order, except that a joker in a run stands for the place
// where it lies. One tile with jokers that lies as no run is a group.
Result<Formation> as_formation(const MeldRules& rules, std::span<const Face> faces);

// The same with jokers put where they make a run, where the tiles do not lie as one: they fill gaps, then go
// on upwards, then downwards.
Result<Formation> arranged(const MeldRules& rules, std::span<const Face> faces);

std::span<const Phrase> melds_phrases();
// A game's own phrases with these.
std::vector<Phrase> with_melds_phrases(std::span<const Phrase> own);

}  // namespace parlor::melds
