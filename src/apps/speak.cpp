#include "apps/speak.h"

#include <iostream>

#include "apps/languages.h"
#include "core/text.h"
#include "term/layout.h"

namespace parlor {

int refuse(const Message& message) {
  report(std::cerr, spoken(), message);
  return kBadInput;
}

std::string say(const Message& message) { return spoken().say(message); }

Result<Seed> seed_option(std::string_view text) {
  if (text.empty()) return Seed::from_system();
  const auto seed = Seed::parse(text);
  if (!seed) return Message("apps.seed", {{"text", std::string(text)}});
  return *seed;
}

std::string joined_rules(const std::vector<std::string>& rules) { return join(rules, " "); }

}  // namespace parlor
