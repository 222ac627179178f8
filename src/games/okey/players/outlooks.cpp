#include "games/okey/players/outlooks.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <functional>
#include <numeric>
#include <utility>

#include "games/okey/rules/formations.h"

namespace parlor::okey {
namespace {

// Found by experiment: see docs/strength.md.
constexpr double kTurns = 3;          // how many turns to look ahead
constexpr double kDiscards = 0.5;     // how often a tile comes as a discard, relative to drawing it
constexpr double kThrewNumber = 0.3;  // more often, for each tile of the number that they discarded
constexpr double kHoldsNumber = 0.5;  // and less often for each one they took
constexpr double kWon = 20;           // the value of a complete hand
constexpr double kDanger = 0.05;      // the cost of a tile that the next player may take
constexpr double kNextHolds = 0.5;    // more, for each tile of the number that they took
constexpr double kNextThrew = 2;      // and less for each one like it that they discarded

// With more unpaired tiles, seven pairs are more than two draws away.
constexpr int kNearPairs = 4;

using PerNumber = std::array<int, 7>;

PerNumber numbers_of(const Tiles& tiles) {
  PerNumber counts{};
  tiles.for_each([&](Tile tile) { ++counts[static_cast<std::size_t>(tile.face().number() - 1)]; });
  return counts;
}

}  // namespace

ChainOutlook::ChainOutlook(const View& view) {
  const Seat next = view.observer.seat()->next(kSeats);
  const Seat before = next.next(kSeats).next(kSeats);
  Tiles thrown_before;
  Tiles thrown_next;
  for (const Discards::Discard& discard : view.discards) {
    if (discard.by == before) thrown_before.add(discard.tile);
    if (discard.by == next) thrown_next.add(discard.tile);
  }
  const PerNumber threw = numbers_of(thrown_before);
  const PerNumber holds = numbers_of(view.known[before]);
  const PerNumber next_holds = numbers_of(view.known[next]);
  const Tiles unseen = view.unseen();
  const double total = std::max(1, unseen.size());
  for (std::size_t i = 0; i < kDifferent; ++i) {
    const Face face = Face::at(static_cast<int>(i));
    const auto number = static_cast<std::size_t>(face.number() - 1);
    drawn_[i] = unseen.count(face) / total;
    const double discarded =
        kDiscards * (1 + kThrewNumber * threw[number]) / (1 + kHoldsNumber * holds[number]);
    comes_[i] = 1 - std::exp(-kTurns * drawn_[i] * (1 + discarded));
    // A player who has such a tile does not want another.
    const bool has = view.known[next].count(face) > 0;
    wanted_[i] =
        has ? 0
            : kDanger * (1 + kNextHolds * next_holds[number]) / (1 + kNextThrew * thrown_next.count(face));
  }
}

double ChainOutlook::chance_of(FaceBits faces, int number) const {
  const std::size_t first = static_cast<std::size_t>(number - 1) * kColours;
  double chance = 1;
  for (FaceBits missing = ~(faces >> first) & 0xFU; missing != 0; missing &= missing - 1)
    chance *= comes_[first + static_cast<std::size_t>(std::countr_zero(missing))];
  return chance;
}

// The sum of the products over all sets of three, computed number by number.
double ChainOutlook::value(FaceBits faces) const {
  double ones = 0;
  double twos = 0;
  double threes = 0;
  for (int number = 1; number <= kNumbers; ++number) {
    const double chance = chance_of(faces, number);
    threes += twos * chance;
    twos += ones * chance;
    ones += chance;
  }
  return threes;
}

double ChainOutlook::value_with(const Tiles& hand, Face more) const {
  const Tiles all = hand.with(more);
  if (has_three_chains(all)) return kWon;
  double best = 0;
  for (FaceBits bits = all.once(); bits != 0; bits &= bits - 1)
    best = std::max(best, value(all.without(Face::at(std::countr_zero(bits))).once()));
  return best;
}

double ChainOutlook::value_after_draw(const Tiles& hand) const {
  double sum = 0;
  for (std::size_t i = 0; i < kDifferent; ++i) {
    if (drawn_[i] > 0) sum += drawn_[i] * value_with(hand, Face::at(static_cast<int>(i)));
  }
  return sum;
}

std::array<int, kChainsToWin> ChainOutlook::best_numbers(FaceBits faces) const {
  PerNumber numbers{};
  std::iota(numbers.begin(), numbers.end(), 1);
  std::ranges::sort(numbers, std::ranges::greater(),
                    [&](int number) { return std::pair(chance_of(faces, number), -number); });
  std::array<int, kChainsToWin> best{};
  std::copy_n(numbers.begin(), best.size(), best.begin());
  std::ranges::sort(best);
  return best;
}

FormationOutlook::FormationOutlook(const View& view)
    : Outlook(kMeldRules, as_melds(view.unseen(), *view.joker()).counts()) {}

bool FormationOutlook::wins(const melds::Tiles& rack) const {
  return Outlook::wins(rack) || without_twin(rack) <= 1;
}

int FormationOutlook::misfits(const melds::Tiles& rack) const {
  return without_twin(rack) <= kNearPairs ? 0 : Outlook::misfits(rack);
}

std::vector<melds::Face> FormationOutlook::candidates(const melds::Tiles& rack) const {
  std::vector<melds::Face> faces = Outlook::candidates(rack);
  if (without_twin(rack) > kNearPairs + 1) return faces;
  for (melds::Face face : melds::different(rack)) {
    const bool single = rack.count(face) == 1 && !face.is_joker();
    if (single && std::ranges::find(faces, face) == faces.end()) faces.push_back(face);
  }
  return faces;
}

}  // namespace parlor::okey
