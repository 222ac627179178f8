// The rule document's execution example: its racks, its inputs, its screen.
#include <cstddef>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/text.h"
#include "games/rummikub/term/test_table.h"

namespace parlor::rummikub {
namespace {

const std::filesystem::path kCases = std::filesystem::path(PARLOR_SOURCE_DIR) / "cases/rummikub";

std::string content(const std::filesystem::path& path) {
  std::ifstream file(path);
  REQUIRE_MESSAGE(file, path.string());
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// Whitespace is ignored.
std::string one_space(std::string_view line) {
  std::vector<std::string> parts;
  for (std::string_view word : words(line)) parts.emplace_back(word);
  return join(parts, " ");
}

std::string example(bool colour) {
  const auto record = read_record(content(kCases / "example.deal"));
  REQUIRE(record.ok());
  const std::string screen = test::played({.rules = record->record.setup.rules,
                                           .tiles = *record->record.deals.front().source.tiles,
                                           .names = {"Player 1", "Player 2"},
                                           .colour = colour},
                                          content(kCases / "example.in"));
  const std::size_t begin = screen.find("Turn for player 1...");
  REQUIRE(begin != std::string::npos);
  return screen.substr(begin, screen.find("End of input") - begin);
}

// The case writes colours as a letter after the number.
std::string letters_for_colours(std::string text) {
  const std::vector<std::pair<std::string, std::string>> kMarks = {
      {"\033[40;31m", "r"}, {"\033[40;32m", "g"}, {"\033[40;34m", "b"}, {"\033[1;40;33m", "y"}};
  for (const auto& [code, letter] : kMarks) {
    for (std::size_t at = 0; (at = text.find(code)) != std::string::npos;) {
      const std::size_t end = text.find("\033[40;37m", at);
      const std::string number = text.substr(at + code.size(), end - at - code.size());
      text.replace(at, end + std::string_view("\033[40;37m").size() - at, number + letter);
    }
  }
  for (std::size_t at = 0; (at = text.find("\033[0m", at)) != std::string::npos;) text.erase(at, 4);
  return text;
}

}  // namespace

TEST_CASE("the execution example prints the screen of the rule document") {
  CHECK(example(false) == content(kCases / "example.screen"));
}

TEST_CASE("with colours the screen is the same, and without them no trace of colour is left") {
  CHECK(example(false).find('\033') == std::string::npos);
  std::string coloured = example(true);
  CHECK(test::has(coloured, "\033[40;31m 3\033[40;37m  \033[40;32m 8\033[40;37m  "));
  for (std::size_t at = 0; (at = coloured.find('\033')) != std::string::npos;)
    coloured.erase(at, coloured.find('m', at) - at + 1);
  CHECK(coloured == example(false));
}

// The official case shows colours as letters and omits some lines: each line it shows must appear, in order.
TEST_CASE("the official example's lines appear in order and in its colours") {
  const auto path =
      std::filesystem::path(PARLOR_SOURCE_DIR) / "../shared/cases/rummikub/execution-example.txt";
  if (!std::filesystem::exists(path)) {
    MESSAGE("not run: ", path.string(), " is not there");
    return;
  }
  std::vector<std::string> ours;
  const std::string screen = letters_for_colours(example(true));
  for (std::string_view line : split(screen, '\n')) {
    ours.push_back(one_space(line));
  }
  std::size_t next = 0;
  int found = 0;
  const std::string official = content(path);
  for (std::string_view line : split(official, '\n')) {
    if (line.starts_with('#') || line.starts_with("...") || line.starts_with('(') ||
        line.starts_with("Board's") || line.find("any order") != std::string_view::npos ||
        trim(line).empty()) {
      continue;
    }
    if (const std::size_t typed = line.find('<'); typed != std::string_view::npos)
      line = line.substr(0, typed);
    std::string wanted = one_space(line);
    if (wanted.starts_with("Board gains")) wanted = wanted.substr(std::string_view("Board gains ").size());
    while (next < ours.size() && !ours[next].starts_with(wanted)) ++next;
    CHECK_MESSAGE(next < ours.size(), std::string(line));
    ++found;
  }
  CHECK(found > 30);
}

}  // namespace parlor::rummikub
