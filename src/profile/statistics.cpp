#include "profile/statistics.h"

#include <algorithm>
#include <set>
#include <tuple>

namespace parlor {
namespace {

void count(Statistics& figures, const PlayedMatch& match) {
  ++figures.played;
  figures.won += match.won ? 1 : 0;
  figures.streak = match.won ? figures.streak + 1 : 0;
  figures.longest = std::max(figures.longest, figures.streak);
  figures.points += match.points;
  figures.hints += match.hints;
  // Two computers of one level are still one match against it.
  for (const std::string& level : std::set<std::string>(match.against.begin(), match.against.end())) {
    auto met = std::ranges::find(figures.against, level, &AgainstLevel::level);
    if (met == figures.against.end()) met = figures.against.insert(met, AgainstLevel{level});
    ++met->played;
    met->won += match.won ? 1 : 0;
  }
}

}  // namespace

std::vector<Statistics> statistics(std::span<const PlayedMatch> matches) {
  std::vector<Statistics> all;  // what was played last comes last
  for (const PlayedMatch& match : matches) {
    const auto same = [&](const Statistics& figures) {
      return figures.game == match.game && figures.rules == match.rules;
    };
    const auto found = std::ranges::find_if(all, same);
    if (found == all.end()) {
      all.push_back({.game = match.game, .rules = match.rules});
    } else {
      std::rotate(found, found + 1, all.end());
    }
    count(all.back(), match);
  }
  std::ranges::reverse(all);
  for (Statistics& figures : all) {
    std::ranges::sort(figures.against, [](const AgainstLevel& a, const AgainstLevel& b) {
      return std::tie(b.played, a.level) < std::tie(a.played, b.level);
    });
  }
  return all;
}

}  // namespace parlor
