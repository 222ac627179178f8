#include "games/rummikub/term/turn.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace parlor::rummikub {
namespace {

// As in the rule document: the last tile fills the hole.
void fill_hole(std::vector<Face>& tiles, std::size_t position) {
  tiles[position] = tiles.back();
  tiles.pop_back();
}

std::vector<Face> sorted(std::vector<Face> faces) {
  std::ranges::sort(faces);
  return faces;
}

}  // namespace

void Turn::begin(const View& view) {
  view_ = view;
  std::vector<Face> fresh = faces_of(view.own());
  // A turn that was taken back leaves the rack as it was before.
  if (!steps_.empty() && std::ranges::includes(fresh, sorted(steps_.front().rack)))
    rack_ = steps_.front().rack;
  for (std::size_t i = 0; i < rack_.size();) {
    const auto still = std::ranges::find(fresh, rack_[i]);
    if (still == fresh.end()) {
      fill_hole(rack_, i);
    } else {
      fresh.erase(still);
      ++i;
    }
  }
  rack_.insert(rack_.end(), fresh.begin(), fresh.end());
  loose_.clear();
  sets_ = view.board.as_sets();
  steps_.clear();
}

std::vector<Face> Turn::placeable() const {
  std::vector<Face> all = rack_;
  all.insert(all.end(), loose_.begin(), loose_.end());
  return all;
}

void Turn::sort_by_number() { melds::sort_by_number(rack_); }

void Turn::sort_by_colour() { std::ranges::sort(rack_); }

void Turn::sort_as(const Arrangement& order) {
  std::vector<Face> sorted;
  for (const auto& group : order) {
    for (const std::string& text : group) {
      const auto found = std::ranges::find(rack_, *Face::parse(text));
      if (found == rack_.end()) continue;  // already placed
      sorted.push_back(*found);
      rack_.erase(found);
    }
  }
  rack_ = std::move(sorted);
}

Result<melds::Formation> Turn::place_set(const std::vector<std::size_t>& positions) {
  const std::vector<Face> all = placeable();
  std::vector<Face> chosen;
  chosen.reserve(positions.size());
  for (std::size_t position : positions) chosen.push_back(all[position]);
  auto formation = melds::as_formation(view().rules.meld_rules(), chosen);
  if (!formation) return formation;
  if (static_cast<int>(sets_.size()) >= view().rules.most_sets()) {
    return Message("rummikub.table_full", {{"most", view().rules.most_sets()}});
  }
  remember();
  remove(positions);
  sets_.push_back(formation->faces);
  return formation;
}

std::vector<std::size_t> Turn::sets_for(std::size_t position) const {
  std::vector<std::size_t> fitting;
  const Face face = placeable()[position];
  for (std::size_t i = 0; i < sets_.size(); ++i) {
    if (grown(i, face)) fitting.push_back(i);
  }
  return fitting;
}

void Turn::append(std::size_t position, std::size_t set) {
  remember();
  sets_[set] = *grown(set, placeable()[position]);
  remove({position});
}

void Turn::take_apart(std::size_t set, std::vector<std::size_t> places) {
  remember();
  std::ranges::sort(places, std::ranges::greater());
  for (std::size_t place : places) {
    const auto tile = sets_[set].begin() + static_cast<std::ptrdiff_t>(place);
    loose_.push_back(*tile);
    sets_[set].erase(tile);
  }
  std::ranges::reverse(loose_.end() - static_cast<std::ptrdiff_t>(places.size()), loose_.end());
  if (sets_[set].empty()) sets_.erase(sets_.begin() + static_cast<std::ptrdiff_t>(set));
}

bool Turn::undo() {
  if (steps_.empty()) return false;
  rack_ = std::move(steps_.back().rack);
  loose_ = std::move(steps_.back().loose);
  sets_ = std::move(steps_.back().sets);
  steps_.pop_back();
  return true;
}

Move Turn::move() const {
  if (sets_ == view().board.as_sets() && loose_.empty()) return Move::draw();
  return Move::place(*Board::of(sets_));
}

void Turn::remove(const std::vector<std::size_t>& positions) {
  std::vector<Face> from_rack;
  std::vector<std::size_t> from_loose;
  for (std::size_t position : positions) {
    if (position < rack_.size()) {
      from_rack.push_back(rack_[position]);
    } else {
      from_loose.push_back(position - rack_.size());
    }
  }
  for (Face face : from_rack) {
    fill_hole(rack_, static_cast<std::size_t>(std::ranges::find(rack_, face) - rack_.begin()));
  }
  std::ranges::sort(from_loose, std::ranges::greater());
  for (std::size_t place : from_loose) loose_.erase(loose_.begin() + static_cast<std::ptrdiff_t>(place));
}

std::optional<std::vector<Face>> Turn::grown(std::size_t set, Face face) const {
  std::vector<Face> faces = sets_[set];
  faces.push_back(face);
  auto formation = melds::arranged(view().rules.meld_rules(), faces);
  if (!formation) return std::nullopt;
  return std::move(formation->faces);
}

}  // namespace parlor::rummikub
