// The options describe themselves correctly.
#pragma once

#include <algorithm>
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

// The condition of an option names another option and a value it can have.
template <Game G>
Verdict condition_holds_somewhere(const OptionInfo& info) {
  if (!info.when) return std::nullopt;
  for (const auto& other : G::options()) {
    if (other.info.name == info.when->option && other.info.name != info.name)
      return other.info.check(info.when->value)
                 ? Verdict(
                       broken(law::kOptions, info.name + " waits for what " + other.info.name + " never is"))
                 : std::nullopt;
  }
  return broken(law::kOptions, info.name + " waits for an option that there is not: " + info.when->option);
}

// The rules of a form can be played, and no two forms have the same rules; their names can be used in URLs.
template <Game G>
Verdict form_laws() {
  std::vector<std::string> names;
  std::vector<std::string> texts;
  for (const Form& form : forms_of<G>()) {
    const bool plain = !form.name.empty() && std::ranges::all_of(form.name, [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-';
    });
    if (!plain) return broken(law::kForms, "\"" + form.name + "\" cannot stand in an address");
    const auto rules = parse_rules<G>(form.rules);
    if (!rules) return broken(law::kForms, form.name + " is refused: " + rules.problem().key);
    const std::string text = rules_text<G>(*rules);
    if (std::ranges::count(texts, text) > 0 || std::ranges::count(names, form.name) > 0)
      return broken(law::kForms, form.name + " is there twice");
    if (auto verdict = can_be_said<G>(Message(form.title.name))) return verdict;
    if (auto verdict = can_be_said<G>(Message(form.about.name))) return verdict;
    names.push_back(form.name);
    texts.push_back(text);
  }
  return names.empty() ? Verdict(broken(law::kForms, "there is none")) : std::nullopt;
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
    if (auto verdict = condition_holds_somewhere<G>(info)) return verdict;
    std::vector<std::string> values = info.choices;
    if (info.type == OptionType::number)
      values.insert(values.end(), {std::to_string(info.least), std::to_string(info.most)});
    for (const std::string& value : values) {
      Rules rules{};
      option.set(rules, value);
      if (option.get(rules) != value) return broken(law::kOptions, info.name + " does not become " + value);
      // A value may contradict the defaults of the other options, but then it is refused with a sentence.
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
