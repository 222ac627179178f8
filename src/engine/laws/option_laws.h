// Rules describe themselves truly.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/game.h"
#include "engine/laws/message_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
Verdict rules_round_trip(const typename G::Rules& rules) {
  const std::string text = rules_text<G>(rules);
  const auto parsed = parse_rules<G>(text);
  if (!parsed) return broken(law::kOptions, "\"" + text + "\" is refused: " + parsed.problem().key);
  if (rules_text<G>(*parsed) != text)
    return broken(law::kOptions, "\"" + text + "\" is read as \"" + rules_text<G>(*parsed) + "\"");
  return std::nullopt;
}

template <Game G>
Verdict option_laws() {
  using Rules = typename G::Rules;
  for (const auto& option : G::options()) {
    const OptionInfo& info = option.info;
    if (option.get(Rules{}) != info.standard)
      return broken(law::kOptions, info.name + " has another standard value");
    if (info.check(info.standard))
      return broken(law::kOptions, info.name + " does not allow its standard value");
    if (auto verdict = can_be_said<G>(Message(info.help.name))) return verdict;
    std::vector<std::string> values = info.choices;
    if (info.type == OptionType::number)
      values.insert(values.end(), {std::to_string(info.least), std::to_string(info.most)});
    for (const std::string& value : values) {
      Rules rules{};
      option.set(rules, value);
      if (option.get(rules) != value) return broken(law::kOptions, info.name + " does not become " + value);
      // Together with the standard values of the others it may still be refused, but with a sentence.
      if (auto problem = check_rules_of<G>(rules)) {
        if (auto verdict = can_be_said<G>(*problem)) return verdict;
      } else if (auto verdict = rules_round_trip<G>(rules)) {
        return verdict;
      }
    }
  }
  return rules_round_trip<G>(Rules{});
}

}  // namespace parlor
