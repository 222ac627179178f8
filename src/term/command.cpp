#include "term/command.h"

#include <algorithm>
#include <array>

#include "core/text.h"

namespace parlor {
namespace {

struct Word {
  std::string_view word;
  Command command;
};

constexpr std::array<Word, 11> kWords = {{{"?", Command::help},
                                          {"help", Command::help},
                                          {"hint", Command::hint},
                                          {"sort", Command::sort},
                                          {"log", Command::log},
                                          {"last", Command::last},
                                          {"score", Command::score},
                                          {"scores", Command::score},
                                          {"quit", Command::quit},
                                          {"exit", Command::quit},
                                          {"q", Command::quit}}};

}  // namespace

std::optional<TypedCommand> parse_command(std::string_view line) {
  const auto parts = words(line);
  if (parts.empty() || parts.size() > 2) return std::nullopt;
  const auto found = std::ranges::find(kWords, lower_case(parts[0]), &Word::word);
  if (found == kWords.end()) return std::nullopt;
  if (parts.size() == 2 && found->command != Command::sort) return std::nullopt;
  return TypedCommand{found->command, parts.size() == 2 ? lower_case(parts[1]) : ""};
}

}  // namespace parlor
