// Every physical tile is in exactly one place, and the open view sees where.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "engine/laws/position.h"
#include "engine/laws/violation.h"

namespace parlor {

inline Verdict tiles_are_conserved(const Places& places, int deck_size) {
  std::vector<std::string> where(static_cast<std::size_t>(deck_size));
  for (const Place& place : places) {
    const int index = place.tile.index();
    if (index >= deck_size) return broken(law::kConservation, describe(place.tile) + " is not of the deck");
    std::string& found = where[static_cast<std::size_t>(index)];
    if (!found.empty()) {
      return broken(law::kConservation,
                    describe(place.tile) + " lies at " + found + " and at " + place.where);
    }
    found = place.where.empty() ? "(unnamed)" : place.where;
  }
  for (int i = 0; i < deck_size; ++i) {
    if (where[static_cast<std::size_t>(i)].empty())
      return broken(law::kConservation, describe(TileId::at(i)) + " is lost");
  }
  return std::nullopt;
}

inline std::map<TileId, std::string> where_by_tile(const Places& places) {
  std::map<TileId, std::string> where;
  for (const Place& place : places) where[place.tile] = place.where;
  return where;
}

template <Game G>
bool same_to_the_open_eye(const typename G::State& one, const typename G::State& other) {
  if (!(G::view(one, Observer::open()) == G::view(other, Observer::open()))) return false;
  const Places places = G::places(one);
  const Places others = G::places(other);
  // They are usually listed in the same order, which is quicker to compare.
  return places == others || where_by_tile(places) == where_by_tile(others);
}

// Whether two tiles look the same: no deck text can tell them apart.
template <Game G>
bool same_face(const typename G::Rules& rules, TileId a, TileId b) {
  std::vector<TileId> order;
  order.reserve(static_cast<std::size_t>(G::deck_size(rules)));
  for (int i = 0; i < G::deck_size(rules); ++i) order.push_back(TileId::at(i));
  const std::string before = G::deck_text(rules, order);
  std::swap(order[static_cast<std::size_t>(a.index())], order[static_cast<std::size_t>(b.index())]);
  return before == G::deck_text(rules, order);
}

// `swapped` does what the secrecy laws rely on: the two tiles trade places, and nothing else moves.
template <Game G>
Verdict swap_exchanges(const Position<G>& at, TileId a, TileId b) {
  auto expected = where_by_tile(at.places);
  std::swap(expected[a], expected[b]);
  if (where_by_tile(G::places(G::swapped(at.state, a, b))) == expected) return std::nullopt;
  return broken(law::kSwap, describe(a) + " and " + describe(b));
}

template <Game G>
Verdict open_eye_sees_all(const Position<G>& at) {
  std::vector<TileId> tiles;
  tiles.reserve(at.places.size());
  for (const Place& place : at.places) {
    if (place.fixed && place.sight != Sight::everyone())
      return broken(law::kOpenEye, describe(place.tile) + " is fixed at " + place.where + " and not open");
    if (!place.fixed) tiles.push_back(place.tile);
  }
  const auto where = where_by_tile(at.places);
  const auto truth = G::view(at.state, Observer::open());
  for (const auto& [a, b] : random_pairs(std::move(tiles), at.random)) {
    if (where.at(a) == where.at(b)) continue;
    if (G::view(G::swapped(at.state, a, b), Observer::open()) == truth && !same_face<G>(at.rules, a, b)) {
      return broken(law::kOpenEye, "it does not see that " + describe(a) + " at " + where.at(a) + " and " +
                                       describe(b) + " at " + where.at(b) + " are exchanged");
    }
  }
  return std::nullopt;
}

template <Game G>
Verdict tile_laws(const Position<G>& at) {
  if (auto verdict = tiles_are_conserved(at.places, G::deck_size(at.rules))) return verdict;
  for (std::size_t i = 0; i < at.observers.size(); ++i) {
    if (!(Observer(at.views[i].observer) == at.observers[i]))
      return broken(law::kOwnView, describe(at.observers[i]));
  }
  return open_eye_sees_all(at);
}

// Records hold the text of a deck when tiles were set by hand.
template <Game G>
Verdict deck_laws(const typename G::Rules& rules, const Deck& deck) {
  const std::string text = G::deck_text(rules, deck.order);
  const auto parsed = G::parse_deck(rules, text);
  if (!parsed) return broken(law::kDeckText, "\"" + text + "\" is not read back: " + parsed.problem().key);
  const auto dealt = [&](const std::vector<TileId>& order) {
    return G::view(G::deal(rules, Deck{order, deck.key}, Standing{}), Observer::open());
  };
  if (parsed->size() != deck.order.size() || G::deck_text(rules, *parsed) != text ||
      !(dealt(*parsed) == dealt(deck.order))) {
    return broken(law::kDeckText, "\"" + text + "\" is read as another deck");
  }
  if (G::parse_deck(rules, "").ok()) return broken(law::kDeckText, "an empty text is read as a deck");
  const std::string cut = text.substr(0, text.find_last_of(" ,"));
  if (cut.size() < text.size() && G::parse_deck(rules, cut).ok()) {
    return broken(law::kDeckText, "a deck with a tile missing is accepted");
  }
  return std::nullopt;
}

}  // namespace parlor
