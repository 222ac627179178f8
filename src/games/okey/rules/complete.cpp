#include "games/okey/rules/complete.h"

#include <algorithm>
#include <bit>
#include <iterator>
#include <utility>
#include <vector>

#include "games/okey/rules/chains.h"
#include "games/okey/rules/formations.h"
#include "melds/arrangement.h"
#include "melds/fits.h"

namespace parlor::okey {
namespace {

FaceGroups chains_of(const Tiles& hand) {
  FaceGroups groups;
  for (FaceBits bits = chains(hand.once()); bits != 0; bits &= bits - 1) {
    auto& chain = groups.emplace_back();
    for (int i = 0; i < kColours; ++i) chain.push_back(Face::at(std::countr_zero(bits) + i));
  }
  return groups;
}

FaceGroups pairs_of(const Tiles& hand, Face joker) {
  FaceGroups pairs;
  std::vector<Face> single;
  for (FaceBits bits = hand.once() & ~bits_of(joker); bits != 0; bits &= bits - 1) {
    const Face face = Face::at(std::countr_zero(bits));
    if (hand.count(face) == 2)
      pairs.push_back({face, face});
    else
      single.push_back(face);
  }
  for (Face face : single) pairs.push_back({face, joker});
  if (const int jokers = hand.count(joker) - static_cast<int>(single.size()); jokers == 2)
    pairs.push_back({joker, joker});
  return pairs;
}

FaceGroups sets_and_runs(const Tiles& hand, Face joker) {
  FaceGroups groups;
  for (const auto& formation : melds::formations_of(kMeldRules, as_melds(hand, joker))) {
    auto& group = groups.emplace_back();
    for (melds::Face face : formation) group.push_back(from_melds(face, joker));
  }
  return groups;
}

// Removes these from sorted faces.
void take_out(std::vector<Face>& faces, const std::vector<Face>& gone) {
  for (Face face : gone) faces.erase(std::ranges::find(faces, face));
}

// Whether two tiles outside the formations could be in one together.
bool near(Face one, Face other, Face joker) {
  if (one == joker || other == joker) return false;  // goes with everything
  one = one.is_false_joker() ? joker : one;
  other = other.is_false_joker() ? joker : other;
  if (one == other) return false;
  if (one.number() == other.number()) return true;
  // A 1 can also follow the 13, and nothing follows that.
  const auto [low, high] = std::minmax({one.number(), other.number()});
  const bool close = high - low <= 2 || (low == 1 && kMostNumbers + 1 - high <= 2);
  return one.colour() == other.colour() && close;
}

// Groups different colours of a number, longest chains first; duplicates come last.
void add_begun_chains(FaceGroups& groups, std::vector<Face>& rest) {
  FaceGroups begun;
  std::vector<Face> doubles;
  for (Face face : rest) {
    const bool same_number = !begun.empty() && begun.back().front().number() == face.number();
    if (!same_number)
      begun.push_back({face});
    else if (begun.back().back() == face)
      doubles.push_back(face);
    else
      begun.back().push_back(face);
  }
  std::ranges::sort(begun, {}, [](const std::vector<Face>& chain) {
    return std::pair(-static_cast<int>(chain.size()), chain.front());
  });
  groups.insert(groups.end(), begun.begin(), begun.end());
  rest = std::move(doubles);
}

// Pairs each tile with the first one near it.
void add_near_tiles(FaceGroups& groups, std::vector<Face>& rest, Face joker) {
  while (!rest.empty()) {
    const Face first = rest.front();
    const auto found = std::ranges::find_if(rest, [&](Face face) { return near(first, face, joker); });
    if (found == rest.end()) {
      // Nothing is near the first tile: continue with a tile that has another one near it.
      const auto lonely = std::ranges::find_if(rest, [&](Face one) {
        return std::ranges::any_of(rest, [&](Face other) { return near(one, other, joker); });
      });
      if (lonely == rest.end()) return;
      std::rotate(rest.begin(), lonely, lonely + 1);
      continue;
    }
    groups.push_back({first, *found});
    take_out(rest, {first, *found});
  }
}

}  // namespace

bool complete(const Public& deal, const Tiles& hand) {
  if (!deal.rules.real()) return has_three_chains(hand);
  const melds::Tiles tiles = as_melds(hand, *deal.joker());
  return melds::fits(kMeldRules, tiles) || without_twin(tiles) == 0;
}

bool counts_double(const Public& deal, const Tiles& left, Face discarded) {
  if (discarded == *deal.joker()) return true;
  return deal.rules.pairs == Pairs::twice && without_twin(left, *deal.joker()) == 0;
}

FaceGroups standing_groups(const Public& deal, const Tiles& hand) {
  if (!deal.rules.real()) return chains_of(hand);
  const Face joker = *deal.joker();
  if (hand.size() == kHandTiles && without_twin(hand, joker) == 0 && !in_formations(hand, joker))
    return pairs_of(hand, joker);
  return sets_and_runs(hand, joker);
}

FaceGroups by_groups(const Public& deal, const Tiles& hand) {
  FaceGroups groups = standing_groups(deal, hand);
  std::vector<Face> rest = faces_of(hand);
  for (const auto& group : groups) take_out(rest, group);
  if (deal.rules.real()) {
    add_near_tiles(groups, rest, *deal.joker());
  } else {
    // A second tile of a chain's number is useless.
    std::vector<Face> spare;
    for (const auto& chain : groups) {
      const auto same = [&](Face face) { return face.number() == chain.front().number(); };
      std::ranges::copy_if(rest, std::back_inserter(spare), same);
      std::erase_if(rest, same);
    }
    add_begun_chains(groups, rest);
    rest.insert(rest.end(), spare.begin(), spare.end());
    std::ranges::sort(rest);
  }
  if (!rest.empty()) groups.push_back(std::move(rest));
  return groups;
}

}  // namespace parlor::okey
