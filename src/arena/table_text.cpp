#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "arena/report.h"
#include "core/columns.h"
#include "external/named_player.h"

namespace parlor {
namespace {

// "-1.500 ± 0.500"; the interval is symmetric.
std::string with_margin(const Estimate& estimate) {
  constexpr int kDigits = 3;
  std::string text = fixed(estimate.value, kDigits);
  if (!estimate.interval) return text;
  return text + " ± " + fixed((estimate.interval->high - estimate.interval->low) / 2, kDigits);
}

// "100.00% (96.30 to 100.00)"; near the ends the interval reaches further to one side.
std::string as_percent(const Estimate& estimate) {
  const auto percent = [](double share) { return fixed(100 * share, 2); };
  std::string text = percent(estimate.value) + "%";
  if (!estimate.interval) return text;
  return text + " (" + percent(estimate.interval->low) + " to " + percent(estimate.interval->high) + ")";
}

// "+35", "-inf"
std::string signed_whole(double value) { return (value >= 0 ? "+" : "") + fixed(std::round(value) + 0.0, 0); }

std::string with_range(const Estimate& estimate) {
  std::string text = signed_whole(estimate.value);
  if (!estimate.interval) return text;
  return text + " (" + signed_whole(estimate.interval->low) + " to " + signed_whole(estimate.interval->high) +
         ")";
}

void add_times(const std::optional<MoveTimes>& times, std::vector<std::string>& row) {
  if (!times) return static_cast<void>(row.insert(row.end(), 3, "-"));
  for (const double time : {times->mean, static_cast<double>(times->p95), static_cast<double>(times->most)})
    row.push_back(duration(time));
}

// For our own players wall-clock time equals CPU time, so only programs are worth the columns.
bool has_programs(const ArenaReport& report) {
  return std::ranges::any_of(report.entrants, [](const EntrantReport& entrant) {
    return program_command(entrant.player).has_value();
  });
}

std::vector<std::string> row_of(const EntrantReport& entrant, bool wall) {
  std::vector<std::string> row = {entrant.name, std::to_string(entrant.games), as_percent(entrant.wins),
                                  with_margin(entrant.score)};
  if (entrant.elo) row.push_back(with_range(*entrant.elo));
  add_times(entrant.times, row);
  if (wall) add_times(entrant.wall, row);
  return row;
}

// "smart: 3 moves were replaced (2 late, 1 illegal)." or nothing.
std::string failures_of(const EntrantReport& entrant) {
  std::int64_t total = 0;
  std::string kinds;
  for (std::size_t i = 0; i < kFailureNames.size(); ++i) {
    if (entrant.failures[i] == 0) continue;
    total += entrant.failures[i];
    kinds += (kinds.empty() ? "" : ", ") + std::to_string(entrant.failures[i]) + " " +
             std::string(kFailureNames[i]);
  }
  if (total == 0) return {};
  return entrant.name + ": " + std::to_string(total) + (total == 1 ? " move was" : " moves were") +
         " replaced by a safe one (" + kinds + ").\n";
}

}  // namespace

std::string to_table(const ArenaReport& report) {
  std::vector<std::string> heads = {"player", "games", "wins", "score"};
  if (report.rotations == 2) heads.emplace_back("Elo");
  heads.insert(heads.end(), {"CPU per move", "p95", "max"});
  const bool wall = has_programs(report);
  if (wall) heads.insert(heads.end(), {"time per move", "p95", "max"});
  std::vector<std::vector<std::string>> rows = {heads};
  std::string failures;
  for (const EntrantReport& entrant : report.entrants) {
    rows.push_back(row_of(entrant, wall));
    failures += failures_of(entrant);
  }
  std::string text = report.game + ", " + std::to_string(report.deals) +
                     (report.deals == 1 ? " deal" : " deals") + " in " + std::to_string(report.rotations) +
                     " rotations, seed " + report.seed + "\n\n";
  text += aligned(rows) + "\n" + failures;
  const auto games = static_cast<double>(std::max<std::int64_t>(1, report.lengths.games));
  text += "Moves per game: " + fixed(static_cast<double>(report.lengths.moves) / games, 1) + " on average, " +
          std::to_string(report.lengths.longest) + " in the longest.\n";
  return text + (report.better == Better::low ? "Lower scores are better. " : "") +
         "Intervals are 95% with the deal as the unit: Wilson's for wins, the normal approximation for "
         "scores.\n";
}

}  // namespace parlor
