#include "profile/statistics.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <tuple>
#include <utility>
#include <vector>

#include "core/text.h"

namespace parlor {
namespace {

void count(Statistics& figures, const PlayedMatch& match) {
  ++figures.played;
  figures.won += match.won ? 1 : 0;
  figures.streak = match.won ? figures.streak + 1 : 0;
  figures.longest = std::max(figures.longest, figures.streak);
  figures.points += match.points;
  figures.hints += match.hints;
  figures.history.push_back({match.points, match.won});
  // Two computers of the same level count as one match against it.
  for (const std::string& level : std::set<std::string>(match.against.begin(), match.against.end())) {
    auto met = std::ranges::find(figures.against, level, &AgainstLevel::level);
    if (met == figures.against.end()) met = figures.against.insert(met, AgainstLevel{level});
    ++met->played;
    met->won += match.won ? 1 : 0;
  }
}

}  // namespace

std::vector<Statistics> statistics(std::span<const PlayedMatch> matches) {
  std::vector<Statistics> all;  // the game played last comes last
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
    const std::size_t older =
        figures.history.size() - std::min(figures.history.size(), Statistics::kMostPast);
    figures.history.erase(figures.history.begin(),
                          figures.history.begin() + static_cast<std::ptrdiff_t>(older));
    std::ranges::sort(figures.against, [](const AgainstLevel& a, const AgainstLevel& b) {
      return std::tie(b.played, a.level) < std::tie(a.played, b.level);
    });
  }
  return all;
}

std::string short_rules(std::string_view full, const FullRules& full_rules) {
  std::vector<std::string> options;
  for (std::string_view word : words(full)) {
    if (word.find('=') != std::string_view::npos) options.emplace_back(word);
  }
  // From the back, because an option may change the defaults of those after it.
  for (std::size_t i = options.size(); i-- > 0;) {
    std::vector<std::string> fewer = options;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    const auto meant = full_rules(join(fewer, " "));
    if (meant && *meant == full) options = std::move(fewer);
  }
  return join(options, " ");
}

}  // namespace parlor
