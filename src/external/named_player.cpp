#include "external/named_player.h"

#include <cstddef>

#include "core/text.h"

namespace parlor {
namespace {

constexpr std::string_view kProgram = "cmd:";

}  // namespace

std::optional<std::string> program_command(std::string_view player) {
  if (!player.starts_with(kProgram)) return std::nullopt;
  const std::string_view command = trim(player.substr(kProgram.size()));
  if (command.empty()) return std::nullopt;
  return std::string(command);
}

NamedPlayer named_player(std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::string_view name = trim(text.substr(0, equals));
  if (text.starts_with(kProgram) || equals == std::string_view::npos || name.empty())
    return {"", std::string(text)};
  return {std::string(name), std::string(trim(text.substr(equals + 1)))};
}

Result<std::vector<std::string>> split_players(std::string_view text) {
  std::vector<std::string> players;
  std::size_t begin = 0;
  char quote = 0;
  for (std::size_t i = 0; i <= text.size(); ++i) {
    const std::string_view player = text.substr(begin, i - begin);
    const char next = i < text.size() ? text[i] : ',';
    const bool command = named_player(trim(player)).player.starts_with(kProgram);
    if (quote != 0) {
      if (i == text.size()) return Message("external.open_quote", {{"text", std::string(trim(player))}});
      if (next == quote) quote = 0;
    } else if (command && (next == '"' || next == '\'')) {
      quote = next;
    } else if (next == ',') {
      if (!trim(player).empty()) players.emplace_back(trim(player));
      begin = i + 1;
    }
  }
  return players;
}

}  // namespace parlor
