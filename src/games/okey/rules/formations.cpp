#include "games/okey/rules/formations.h"

#include <algorithm>
#include <bit>

#include "melds/fits.h"

namespace parlor::okey {

melds::Face as_melds(Face face, Face joker) {
  if (face == joker) return melds::Face::joker();
  const Face played = face.is_false_joker() ? joker : face;
  return melds::Face::of(static_cast<melds::Colour>(played.colour()), played.number());
}

Face from_melds(melds::Face face, Face joker) {
  if (face.is_joker()) return joker;
  const Face played = Face::of(static_cast<Colour>(face.colour()), face.number());
  return played == joker ? Face::false_joker() : played;
}

melds::Tiles as_melds(const Tiles& hand, Face joker) {
  melds::Tiles tiles;
  hand.for_each([&](Tile tile) { tiles.add(melds::Tile(as_melds(tile.face(), joker), tile.copy())); });
  return tiles;
}

bool in_formations(const Tiles& hand, Face joker, int left) {
  return melds::fits(kMeldRules, as_melds(hand, joker), left);
}

int without_twin(const melds::Tiles& tiles) {
  const int single = std::popcount((tiles.once() & ~tiles.twice()) & ~melds::bits_of(melds::Face::joker()));
  const int jokers = tiles.jokers();
  return single > jokers ? single - jokers : (jokers - single) % 2;
}

int without_twin(const Tiles& hand, Face joker) { return without_twin(as_melds(hand, joker)); }

}  // namespace parlor::okey
