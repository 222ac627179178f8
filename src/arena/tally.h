// What the arena counts: the wins, points, times and failures of every entrant.
#pragma once

#include <array>
#include <cstdint>
#include <nlohmann/json_fwd.hpp>
#include <optional>
#include <string_view>
#include <vector>

#include "arena/histogram.h"
#include "core/estimate.h"
#include "core/seat.h"

namespace parlor {

// A win shared by two, three or four seats is a whole number of twelfths.
inline constexpr int kWinParts = 12;
static_assert(kWinParts % 2 == 0 && kWinParts % 3 == 0 && kWinParts % 4 == 0 && kMaxSeats == 4);

// Why a move of a player was replaced by a safe one.
enum class Failure { late, gone, nonsense, illegal };
inline constexpr std::array<std::string_view, 4> kFailureNames = {"late", "gone", "nonsense", "illegal"};
// The kind of failure that a player's complaint is about.
Failure failure_of(std::string_view complaint_key);

struct EntrantTally {
  DealSums wins;        // in parts, summed over the rotations of a deal
  DealSums points;      // likewise
  TimeHistogram times;  // CPU
  TimeHistogram wall;
  std::array<std::int64_t, kFailureNames.size()> failures{};

  void merge(const EntrantTally& other);
  friend bool operator==(const EntrantTally&, const EntrantTally&) = default;
};

// The lengths of games, in moves.
struct LengthTally {
  std::int64_t games = 0;
  std::int64_t moves = 0;
  std::int64_t longest = 0;

  void add(std::int64_t length);
  void merge(const LengthTally& other);
  friend bool operator==(const LengthTally&, const LengthTally&) = default;
};

struct Tally {
  std::vector<EntrantTally> entrants;
  LengthTally lengths;

  explicit Tally(std::size_t count) : entrants(count) {}
  void merge(const Tally& other);
  nlohmann::json to_json() const;
  // Nothing if the JSON is not a tally of `count` entrants.
  static std::optional<Tally> from_json(const nlohmann::json& json, std::size_t count);
  friend bool operator==(const Tally&, const Tally&) = default;
};

}  // namespace parlor
