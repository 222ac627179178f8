#include "games/remi/term/turn.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "games/remi/rules/laying.h"

namespace parlor::remi {
namespace {

// Only this tile, as a rack for the rules.
Tiles only(Face face) {
  Tiles tiles;
  tiles.add(Tile(face, 0));
  return tiles;
}

}  // namespace

void Turn::begin(const View& view) {
  view_ = view;
  if (!steps_.empty()) now_ = steps_.front();  // a turn that was not played
  steps_.clear();
  std::vector<Face> fresh = melds::faces_of(view.own());
  const std::size_t before = now_.tiles.size();
  std::erase_if(now_.tiles, [&](Face face) {
    const auto still = std::ranges::find(fresh, face);
    if (still == fresh.end()) return true;
    fresh.erase(still);
    return false;
  });
  if (now_.tiles.size() != before) starts_.clear();
  // A drawn tile comes last, so that it stands out; a new deal is sorted by number.
  if (now_.tiles.empty()) melds::sort_by_number(fresh);
  if (!fresh.empty() && !starts_.empty()) starts_.push_back(now_.tiles.size());
  now_.tiles.insert(now_.tiles.end(), fresh.begin(), fresh.end());
  now_.jokers.clear();
  now_.table = view.table;
}

std::vector<Face> Turn::all() const {
  std::vector<Face> all = now_.tiles;
  all.insert(all.end(), now_.jokers.begin(), now_.jokers.end());
  return all;
}

std::vector<std::vector<Face>> Turn::groups() const {
  std::vector<std::vector<Face>> groups;
  for (std::size_t i = 0; i < now_.tiles.size(); ++i) {
    if (i == 0 || std::ranges::find(starts_, i) != starts_.end()) groups.emplace_back();
    groups.back().push_back(now_.tiles[i]);
  }
  return groups;
}

void Turn::sort_as(const Arrangement& order) {
  std::vector<Face> left = std::move(now_.tiles);
  now_.tiles.clear();
  starts_.clear();
  for (const auto& group : order) {
    const std::size_t start = now_.tiles.size();
    for (const std::string& text : group) {
      const auto found = std::ranges::find(left, *Face::parse(text));
      if (found == left.end()) continue;  // already melded
      now_.tiles.push_back(*found);
      left.erase(found);
    }
    if (start > 0 && now_.tiles.size() > start) starts_.push_back(start);
  }
}

Tiles Turn::left() const {
  Tiles left = view().own();
  Tiles laid = left;
  for (Face face : now_.tiles) laid.remove(laid.one(face));
  return left - laid;
}

void Turn::move_tile(std::size_t from, std::size_t to) {
  const Face face = now_.tiles[from];
  now_.tiles.erase(now_.tiles.begin() + static_cast<std::ptrdiff_t>(from));
  now_.tiles.insert(now_.tiles.begin() + static_cast<std::ptrdiff_t>(to), face);
  starts_.clear();
}

std::optional<Message> Turn::lay(const std::vector<std::size_t>& positions) {
  const std::vector<Face> from = all();
  std::vector<Face> chosen;
  chosen.reserve(positions.size());
  for (std::size_t position : positions) chosen.push_back(from[position]);
  const auto formation = melds::as_formation(view().rules.meld_rules(), chosen);
  if (!formation) return formation.problem();
  steps_.push_back(now_);
  remove(positions);
  now_.table.add_set(formation->faces);
  return std::nullopt;
}

std::optional<Message> Turn::add(const std::vector<std::size_t>& positions, int formation, bool low) {
  const std::vector<Face> from = all();
  Board table = now_.table;
  for (std::size_t position : positions) {
    auto fitting = additions(view().rules, table, only(from[position]));
    std::erase_if(fitting, [&](const Addition& addition) { return addition.set != formation; });
    if (fitting.empty()) {
      return Message("remi.screen.does_not_fit",
                     {{"tile", from[position].to_string()}, {"number", formation + 1}});
    }
    table = low ? fitting.front().table : fitting.back().table;
  }
  steps_.push_back(now_);
  remove(positions);
  now_.table = table;
  return std::nullopt;
}

std::optional<Message> Turn::swap(std::size_t position, int formation) {
  const Face face = all()[position];
  for (const Addition& swapped : swaps(view().rules, now_.table, only(face))) {
    if (swapped.set != formation || face.is_joker()) continue;
    steps_.push_back(now_);
    remove({position});
    now_.table = swapped.table;
    now_.jokers.push_back(Face::joker());
    return std::nullopt;
  }
  return Message("remi.screen.no_swap", {{"tile", face.to_string()}, {"number", formation + 1}});
}

bool Turn::undo() {
  if (steps_.empty()) return false;
  now_ = std::move(steps_.back());
  steps_.pop_back();
  starts_.clear();
  return true;
}

std::optional<int> Turn::first_meld() const {
  if (view().has_melded() || !changed()) return std::nullopt;
  const auto laid = laying(view().rules, view().table, now_.table);
  const auto tiles = placed(view().table, now_.table);
  if (!laid || !tiles) return std::nullopt;
  const auto own_jokers = static_cast<int>(std::ranges::count(*tiles, Face::joker()));
  return remi::first_meld(view().rules, *laid, own_jokers).points;
}

Move Turn::move(Face discard) const {
  return now_.table == view().table ? Move::discard(discard) : Move::lay(now_.table, discard);
}

void Turn::remove(std::vector<std::size_t> positions) {
  std::ranges::sort(positions, std::ranges::greater());
  for (std::size_t position : positions) {
    const bool own = position < now_.tiles.size();
    std::vector<Face>& faces = own ? now_.tiles : now_.jokers;
    const std::size_t place = own ? position : position - now_.tiles.size();
    faces.erase(faces.begin() + static_cast<std::ptrdiff_t>(place));
  }
  starts_.clear();
}

}  // namespace parlor::remi
