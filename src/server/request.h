// A request to the server, before it is routed.
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
  std::string token;     // from "Authorization: Bearer"
  std::string language;  // of the reader, if a person opens the address in a browser
  std::string site;      // the address under which we were reached: "https://cards.example.org"
};

// Splits "/api/games/big2/rules?rules=a%3Db" into path and query. False if it is badly encoded.
bool read_target(std::string_view target, Request& request);

// A path with placeholders: "/api/games/{game}/rules" matches that of any game.
class PathPattern {
 public:
  // The text must outlive the pattern.
  PathPattern(const char* text);  // NOLINT: a table of routes reads as texts

  friend bool operator==(const PathPattern&, const PathPattern&) = default;
  // The segments at the pattern's placeholders, in order; nothing if the path does not match.
  std::optional<std::vector<std::string_view>> match(std::span<const std::string> segments) const;

 private:
  std::vector<std::string_view> parts_;
};

}  // namespace parlor
