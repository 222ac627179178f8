#include "melds/outlook.h"

#include <algorithm>

#include "melds/fits.h"
#include "melds/near.h"

namespace parlor::melds {
namespace {

// One tile supports at most four others, as the 6 does in 4 5 6 7 8.
constexpr int kSupported = 5;

// A tile that is only assumed to be drawn still counts as unseen; but no number has a third copy.
bool holds_all(const Tiles& rack, Face face) { return !face.is_joker() && rack.count(face) == kCopies; }

Tiles with(Tiles rack, Face face) {
  int copy = 0;
  while (rack.contains(Tile(face, copy))) ++copy;
  rack.add(Tile(face, copy));
  return rack;
}

}  // namespace

std::vector<Face> different(const Tiles& tiles) {
  std::vector<Face> faces = faces_of(tiles);
  faces.erase(std::ranges::unique(faces).begin(), faces.end());
  return faces;
}

Outlook::Outlook(const MeldRules& rules, const FaceCounts& unseen)
    : rules_(rules), unseen_(unseen), unseen_total_(std::max(1, unseen_.total())) {}

int Outlook::misfits(const Tiles& rack) const { return melds::misfits(rules_, rack); }

bool Outlook::wins(const Tiles& rack) const { return fits(rules_, rack, 1); }

int Outlook::outs(const Tiles& rack) const {
  if (misfits(rack) > kSupported) return 0;
  int sum = 0;
  for (int i = 0; i < kFaces; ++i) {
    const Face face = Face::at(i);
    if (unseen_[face] > 0 && !holds_all(rack, face) && wins(with(rack, face))) sum += unseen_[face];
  }
  return sum;
}

std::vector<Face> Outlook::candidates(const Tiles& rack) const {
  std::vector<Face> outside = different(outside_formations(rules_, rack));
  std::erase(outside, Face::joker());
  return outside.empty() ? different(rack) : outside;
}

int Outlook::best_outs(const Tiles& rack) const {
  if (misfits(rack) > kSupported + 1) return 0;
  int best = 0;
  for (Face face : candidates(rack)) {
    best = std::max(best, outs(rack.without(face)));
  }
  return best;
}

double Outlook::next_outs(const Tiles& rack, int now) const {
  if (misfits(rack) > 2 * kSupported - 1) return 0;
  int sum = 0;
  for (int i = 0; i < kFaces; ++i) {
    const Face face = Face::at(i);
    if (unseen_[face] > 0 && !holds_all(rack, face))
      sum += unseen_[face] * std::max(now, best_outs(with(rack, face)));
  }
  return static_cast<double>(sum) / unseen_total_;
}

}  // namespace parlor::melds
