#include "arena/tally.h"

#include <algorithm>
#include <exception>
#include <nlohmann/json.hpp>

namespace parlor {
namespace {

using nlohmann::json;

json sums_json(const DealSums& sums) { return {sums.deals(), sums.sum(), sums.squares()}; }

DealSums sums_from(const json& sums) {
  return {sums.at(0).get<std::int64_t>(), sums.at(1).get<std::int64_t>(), sums.at(2).get<std::int64_t>()};
}

}  // namespace

Failure failure_of(std::string_view complaint_key) {
  for (std::size_t i = 0; i < kFailureNames.size(); ++i) {
    if (complaint_key.ends_with(kFailureNames[i])) return static_cast<Failure>(i);
  }
  return Failure::nonsense;
}

void EntrantTally::merge(const EntrantTally& other) {
  wins.merge(other.wins);
  points.merge(other.points);
  times.merge(other.times);
  wall.merge(other.wall);
  for (std::size_t i = 0; i < failures.size(); ++i) failures[i] += other.failures[i];
}

void LengthTally::add(std::int64_t length) { merge({1, length, length}); }

void LengthTally::merge(const LengthTally& other) {
  games += other.games;
  moves += other.moves;
  longest = std::max(longest, other.longest);
}

void Tally::merge(const Tally& other) {
  lengths.merge(other.lengths);
  for (std::size_t i = 0; i < entrants.size(); ++i) entrants[i].merge(other.entrants[i]);
}

json Tally::to_json() const {
  json list = json::array();
  for (const EntrantTally& entrant : entrants) {
    list.push_back({{"wins", sums_json(entrant.wins)},
                    {"points", sums_json(entrant.points)},
                    {"times", entrant.times.to_json()},
                    {"wall", entrant.wall.to_json()},
                    {"failures", entrant.failures}});
  }
  return {{"entrants", list}, {"lengths", {lengths.games, lengths.moves, lengths.longest}}};
}

std::optional<Tally> Tally::from_json(const json& object, std::size_t count) {
  Tally tally(count);
  try {
    const json& list = object.at("entrants");
    if (!list.is_array() || list.size() != count) return std::nullopt;
    const json& lengths = object.at("lengths");
    tally.lengths = {lengths.at(0).get<std::int64_t>(), lengths.at(1).get<std::int64_t>(),
                     lengths.at(2).get<std::int64_t>()};
    for (std::size_t i = 0; i < count; ++i) {
      EntrantTally& entrant = tally.entrants[i];
      entrant.wins = sums_from(list[i].at("wins"));
      entrant.points = sums_from(list[i].at("points"));
      entrant.times = TimeHistogram::from_json(list[i].at("times"));
      // Checkpoints of earlier versions have no wall-clock times.
      if (list[i].contains("wall")) entrant.wall = TimeHistogram::from_json(list[i].at("wall"));
      entrant.failures = list[i].at("failures").get<decltype(entrant.failures)>();
    }
  } catch (const std::exception&) {  // the library's own, or a bucket that does not exist
    return std::nullopt;
  }
  return tally;
}

}  // namespace parlor
