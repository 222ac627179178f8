// Texts around the game: the rules page, and the names of the arrangements.
#pragma once

#include <optional>
#include <string>

#include "engine/game.h"
#include "engine/laws/message_laws.h"
#include "engine/laws/violation.h"

namespace parlor {

template <Game G>
Verdict section_can_be_read(const RulesPage::Section& section) {
  if (section.lines.empty() && section.examples.empty())
    return broken(law::kRulesPage, "nothing stands under " + section.title.key);
  if (auto verdict = can_be_said<G>(section.title)) return verdict;
  for (const Message& line : section.lines) {
    if (auto verdict = can_be_said<G>(line)) return verdict;
  }
  for (const RulesPage::Example& example : section.examples) {
    if (example.tiles.empty()) return broken(law::kRulesPage, example.title.key + " shows no tiles");
    if (auto verdict = can_be_said<G>(example.title)) return verdict;
    if (auto verdict = can_be_said<G>(example.about)) return verdict;
  }
  return std::nullopt;
}

template <Game G>
Verdict page_laws(const typename G::Rules& rules) {
  const RulesPage page = G::rules_page(rules);
  if (page.sections.empty()) return broken(law::kRulesPage, "it is empty");
  for (const RulesPage::Section& section : page.sections) {
    if (auto verdict = section_can_be_read<G>(section)) return verdict;
  }
  for (const std::string& name : G::arrangements()) {
    if (auto verdict = can_be_said<G>(Message(std::string(G::kName) + ".arrange." + name))) return verdict;
  }
  return std::nullopt;
}

}  // namespace parlor
