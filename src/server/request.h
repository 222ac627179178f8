// What is asked of the server, before it is known what answers.
#pragma once

#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace parlor {

struct Request {
  std::string method;
  std::string path;                   // "/api/games/big2/rules"
  std::vector<std::string> segments;  // of the path: api, games, big2, rules
  std::map<std::string, std::string, std::less<>> query;
  std::string body;
  std::string token;  // from "Authorization: Bearer"
};

// "/api/games/big2/rules?rules=a%3Db" into path and query. False where it is badly encoded.
bool read_target(std::string_view target, Request& request);

// Which path is whose: "/api/games/{game}/rules" fits any game's.
class PathPattern {
 public:
  // The text outlives it.
  PathPattern(const char* text);  // NOLINT: a table of routes reads as texts

  // What stands where the pattern has names, in their order; nothing where the path does not fit.
  std::optional<std::vector<std::string_view>> match(std::span<const std::string> segments) const;

 private:
  std::vector<std::string_view> parts_;
};

}  // namespace parlor
