// For tests: tables at which Ada and Bob play a toy game, and what they are told.
#pragma once

#include <doctest/doctest.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "engine/table_of.h"

namespace parlor::test {

template <Game G>
std::unique_ptr<Table> open(const std::string& rules = "", MatchLength length = MatchLength::deals(1)) {
  TableSetup setup{
      std::string(G::kName), "1 " + rules, {{"Ada", "human", ""}, {"Bob", "computer", "smart"}}, length};
  auto table = TableOf<G>::open(setup);
  REQUIRE(table.ok());
  return std::move(*table);
}

inline std::vector<std::string> keys(const std::vector<SeenEvent>& events) {
  std::vector<std::string> keys;
  keys.reserve(events.size());
  for (const SeenEvent& event : events) keys.push_back(event.message.key);
  return keys;
}

}  // namespace parlor::test
