#include "games/rummikub/rules/placements.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace parlor::rummikub {
namespace {

constexpr std::uint32_t kLaneBits = (1U << melds::kMostNumbers) - 1;

std::uint32_t lane(FaceBits faces, int colour) {
  return static_cast<std::uint32_t>(faces >> (colour * kLane)) & kLaneBits;
}

// Where runs of `length` tiles begin. A lane's last bits are empty, so no run reaches into the next lane.
FaceBits longer_runs(FaceBits starts, FaceBits faces, int length) { return starts & faces >> (length - 1); }

// The tiles of the rack that fit a set: the tile before or after a run, the missing colours of a group.
FaceBits fitting(std::span<const Face> set, FaceBits rack, int numbers) {
  const Face front = set.front();
  if (front.number() == set[1].number()) {
    const FaceBits whole = FaceBits{0x0001'0001'0001'0001} << (front.number() - 1);
    FaceBits missing = whole;
    for (Face face : set) missing &= ~bits_of(face);
    return missing & rack;
  }
  FaceBits wanted = 0;
  if (front.number() > 1) wanted |= bits_of(front) >> 1;
  if (set.back().number() < numbers) wanted |= bits_of(set.back()) << 1;
  return wanted & rack;
}

int place_in(std::span<const Face> set, Face face) {
  const auto after = std::ranges::find_if(set, [face](Face other) { return face < other; });
  return static_cast<int>(after - set.begin());
}

}  // namespace

NewSets::NewSets(FaceBits rack) : faces_(rack & ~melds::bits_of(Face::joker())) {
  std::array<std::uint32_t, melds::kColours> lanes{};
  for (int i = 0; i < melds::kColours; ++i) lanes[static_cast<std::size_t>(i)] = lane(faces_, i);
  four_ = lanes[0] & lanes[1] & lanes[2] & lanes[3];
  three_ = {lanes[1] & lanes[2] & lanes[3], lanes[0] & lanes[2] & lanes[3], lanes[0] & lanes[1] & lanes[3],
            lanes[0] & lanes[1] & lanes[2]};
  count_ = std::popcount(four_);
  for (std::uint32_t numbers : three_) count_ += std::popcount(numbers);
  FaceBits starts = faces_ & faces_ >> 1;
  for (int length = kShortest; (starts = longer_runs(starts, faces_, length)) != 0; ++length)
    count_ += std::popcount(starts);
}

NewSet NewSets::nth(int k) const {
  NewSet set;
  const auto group = [&](std::uint32_t numbers, int without) {
    const int number = std::countr_zero(select_bit(numbers, k)) + 1;
    for (int colour = 0; colour < melds::kColours; ++colour) {
      if (colour != without) set.faces[set.size++] = Face::of(static_cast<Colour>(colour), number);
    }
    return set;
  };
  for (int without = 0; without < melds::kColours; ++without) {
    const std::uint32_t numbers = three_[static_cast<std::size_t>(without)];
    if (k < std::popcount(numbers)) return group(numbers, without);
    k -= std::popcount(numbers);
  }
  if (k < std::popcount(four_)) return group(four_, melds::kColours);
  k -= std::popcount(four_);
  FaceBits starts = faces_ & faces_ >> 1;
  for (int length = kShortest;; ++length) {
    starts = longer_runs(starts, faces_, length);
    if (k < std::popcount(starts)) {
      const int first = std::countr_zero(select_bit(starts, k));
      for (int i = 0; i < length; ++i) set.faces[set.size++] = Face::at_bit(first + i);
      return set;
    }
    k -= std::popcount(starts);
  }
}

int count_appended(const Board& board, FaceBits rack, int numbers) {
  int count = 0;
  for (int i = 0; i < board.sets(); ++i) count += std::popcount(fitting(board.set(i), rack, numbers));
  return count;
}

Appended nth_appended(const Board& board, FaceBits rack, int numbers, int k) {
  for (int i = 0;; ++i) {
    const FaceBits faces = fitting(board.set(i), rack, numbers);
    if (k < std::popcount(faces)) {
      const Face face = Face::at_bit(std::countr_zero(select_bit(faces, k)));
      return {i, place_in(board.set(i), face), face};
    }
    k -= std::popcount(faces);
  }
}

std::vector<Board> with_one_added(const Rules& rules, const Board& board, const Tiles& rack) {
  std::vector<Board> boards;
  Board::Sets sets = board.as_sets();
  for (FaceBits faces = rack.once(); faces != 0; faces &= faces - 1) {
    const Face face = Face::at_bit(std::countr_zero(faces));
    for (auto& set : sets) {
      std::vector<Face> grown = set;
      grown.push_back(face);
      auto formation = melds::arranged(rules.meld_rules(), grown);
      if (!formation) continue;
      std::swap(set, formation->faces);
      boards.push_back(*Board::of(sets));
      std::swap(set, formation->faces);
    }
  }
  return boards;
}

}  // namespace parlor::rummikub
