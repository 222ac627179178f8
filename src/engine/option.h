// Rules describe themselves: a game lists its options once; the command line, the page and the docs offer
// them.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/message.h"
#include "core/text.h"
#include "engine/game_defaults.h"

namespace parlor {

enum class OptionType { flag, number, choice, several };

// What an option is for: a rule that can be changed, the choice between the forms of a game, the number of
// players, or something that exists only in the terminal and in scripts.
enum class OptionRole { rule, form, players, terminal };

// Met if the other option has this value, or has it among several.
struct OptionCondition {
  std::string option;
  std::string value;
};

// What is known about an option without knowing the game.
struct OptionInfo {
  std::string name;
  OptionType type = OptionType::flag;
  std::vector<std::string> choices;  // for choice and several; for number, words allowed in its place
  int least = 0;                     // for number
  int most = 0;
  std::string standard;  // the value the rule document gives
  Key help;
  OptionRole role = OptionRole::rule;
  std::optional<OptionCondition> when{};  // the option is offered only under this condition; nothing: always

  // The name of the type, and the allowed values as refusals and forms show them: "circle | lowace | nowrap",
  // "2–4".
  std::string type_name() const;
  std::string role_name() const;
  std::string allowed() const;
  // Why `value` is not among the allowed ones. The game may still refuse it in combination with others.
  std::optional<Message> check(std::string_view value) const;
};

template <class Rules>
struct Option {
  OptionInfo info;
  std::function<std::string(const Rules&)> get;
  std::function<void(Rules&, std::string_view)> set;  // with a value that info.check() has accepted

  Option as(OptionRole role) && {
    info.role = role;
    return std::move(*this);
  }
  Option only_where(std::string option, std::string value) && {
    info.when = {std::move(option), std::move(value)};
    return std::move(*this);
  }
};

namespace option {

template <class Rules>
Option<Rules> flag(std::string name, bool Rules::* member, std::string help) {
  return {{std::move(name),
           OptionType::flag,
           {"no", "yes"},
           0,
           0,
           Rules{}.*member ? "yes" : "no",
           {std::move(help)}},
          [member](const Rules& rules) { return std::string(rules.*member ? "yes" : "no"); },
          [member](Rules& rules, std::string_view value) { rules.*member = value == "yes"; }};
}

template <class Rules, class Number>
Option<Rules> number(std::string name, Number Rules::* member, int least, int most, std::string help) {
  return {{std::move(name),
           OptionType::number,
           {},
           least,
           most,
           std::to_string(Rules{}.*member),
           {std::move(help)}},
          [member](const Rules& rules) { return std::to_string(rules.*member); },
          [member](Rules& rules, std::string_view value) {
            rules.*member = static_cast<Number>(parse_int(value).value_or(0));
          }};
}

// The word for no number.
inline constexpr std::string_view kNone = "none";

// A number, or the word kNone.
template <class Rules, class Number>
Option<Rules> number_or_none(std::string name, std::optional<Number> Rules::* member, int least, int most,
                             std::string help) {
  auto get = [member](const Rules& rules) {
    return rules.*member ? std::to_string(*(rules.*member)) : std::string(kNone);
  };
  auto set = [member](Rules& rules, std::string_view value) {
    if (value == kNone) {
      (rules.*member).reset();
    } else {
      rules.*member = static_cast<Number>(parse_int(value).value_or(0));
    }
  };
  return {{std::move(name),
           OptionType::number,
           {std::string(kNone)},
           least,
           most,
           get(Rules{}),
           {std::move(help)}},
          get,
          set};
}

// The enum's values are 0, 1, ... in the order of `names`.
template <class Rules, class Enum>
Option<Rules> choice(std::string name, Enum Rules::* member, std::vector<std::string> names,
                     std::string help) {
  auto get = [member, names](const Rules& rules) { return names[static_cast<std::size_t>(rules.*member)]; };
  auto set = [member, names](Rules& rules, std::string_view value) {
    for (std::size_t i = 0; i < names.size(); ++i) {
      if (names[i] == value) rules.*member = static_cast<Enum>(i);
    }
  };
  const std::string standard = get(Rules{});
  return {{std::move(name), OptionType::choice, names, 0, 0, standard, {std::move(help)}}, get, set};
}

// A set of names, stored as a mask: bit i is names[i].
template <class Rules, class Mask>
Option<Rules> several(std::string name, Mask Rules::* member, std::vector<std::string> names,
                      std::string help) {
  auto get = [member, names](const Rules& rules) {
    std::vector<std::string> chosen;
    for (std::size_t i = 0; i < names.size(); ++i) {
      if ((rules.*member >> i & 1U) != 0) chosen.push_back(names[i]);
    }
    return join(chosen, ",");
  };
  auto set = [member, names](Rules& rules, std::string_view value) {
    rules.*member = 0;
    for (std::string_view part : split(value, ',')) {
      for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == part) rules.*member = static_cast<Mask>(rules.*member | Mask{1} << i);
      }
    }
  };
  const std::string standard = get(Rules{});
  return {{std::move(name), OptionType::several, names, 0, 0, standard, {std::move(help)}}, get, set};
}

}  // namespace option

// What is known about a game's options without knowing the game.
template <class G>
std::vector<OptionInfo> option_infos() {
  std::vector<OptionInfo> infos;
  for (const auto& option : G::options()) infos.push_back(option.info);
  return infos;
}

// "patterns=single,pair fivecards=ranked"; options not named keep the rule document's value. Options are set
// in the game's order, whatever the order in the text, because one may change the defaults of those after it.
template <class G>
Result<typename G::Rules> parse_rules(std::string_view text) {
  const auto& options = G::options();
  std::vector<std::optional<std::string_view>> values(options.size());
  for (std::string_view word : words(text)) {
    const std::size_t equals = word.find('=');
    const std::string_view name = word.substr(0, equals);
    std::size_t found = 0;
    while (found < options.size() && options[found].info.name != name) ++found;
    if (found == options.size()) {
      std::vector<std::string> known;
      known.reserve(options.size());
      for (const auto& option : options) known.push_back(option.info.name);
      return Message("rules.unknown",
                     {{"option", shortened(name, Message::kLongestGiven)}, {"known", join(known, ", ")}});
    }
    values[found] = equals == std::string_view::npos ? "" : word.substr(equals + 1);
    if (auto problem = options[found].info.check(*values[found])) return *problem;
  }
  typename G::Rules rules{};
  for (std::size_t i = 0; i < options.size(); ++i) {
    if (values[i]) options[i].set(rules, *values[i]);
  }
  if (auto problem = check_rules_of<G>(rules)) return *problem;
  return rules;
}

// Every option with its value, so that a record keeps its meaning when a default changes.
template <class G>
std::string rules_text(const typename G::Rules& rules) {
  std::vector<std::string> parts;
  for (const auto& option : G::options()) parts.push_back(option.info.name + "=" + option.get(rules));
  return join(parts, " ");
}

}  // namespace parlor
