#include "games/okey/players/formation_outlook.h"

#include <algorithm>

#include "games/okey/rules/formations.h"

namespace parlor::okey {
namespace {

// With more tiles that lack a twin seven pairs are not two draws away.
constexpr int kNearPairs = 4;

}  // namespace

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
