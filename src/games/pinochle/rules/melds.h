// Combinations of cards that score before the tricks. Each entry of the table in melds.cpp is one meld.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"
#include "games/pinochle/rules/rules.h"

namespace parlor::pinochle {

struct Meld {
  std::string_view name;
  int points;
  bool Rules::* option;  // counts if this option is on; nullptr: always
  // Cards as text; T is the trump suit, X any other suit (one meld for each).
  std::string_view cards;

  Name word() const { return {"pinochle.meld", std::string(name)}; }
};

// By points, highest first; equal ones in table order.
std::span<const Meld> melds();
bool counts(const Rules& rules, const Meld& meld);

// One meld with its suits filled in: first copies, and second copies of faces it needs twice.
struct MeldPattern {
  const Meld* meld;
  Cards cards;
  FaceBits once = 0;  // the faces it needs, and those it needs both cards of
  FaceBits twice = 0;
};
// All melds with this trump, whatever the rules; by points, highest first.
std::span<const MeldPattern> meld_patterns(Suit trump);

struct FoundMeld {
  const Meld* meld;
  Cards cards;
};

// The melds of a hand: highest first, each card in one meld, each meld once.
std::vector<FoundMeld> melds_of(const Rules& rules, Suit trump, Cards hand);

// The same as points and cards used, without a list.
struct MeldSum {
  int points = 0;
  Cards cards;
};
MeldSum meld_sum(const Rules& rules, Suit trump, Cards hand);

}  // namespace parlor::pinochle
