#include "arena/request.h"

#include <algorithm>

#include "core/text.h"
#include "external/named_player.h"

namespace parlor {

std::optional<Message> check_request(const ArenaRequest& request, std::string_view game, int seats,
                                     const std::vector<std::string>& levels) {
  for (const std::string& player : request.players) {
    if (std::ranges::find(levels, player) != levels.end() || program_command(player)) continue;
    return Message("arena.unknown_player",
                   {{"player", player}, {"game", std::string(game)}, {"known", join(levels, ", ")}});
  }
  if (request.players.size() != static_cast<std::size_t>(seats)) {
    return Message("arena.players", {{"game", std::string(game)},
                                     {"needed", seats},
                                     {"given", static_cast<std::int64_t>(request.players.size())}});
  }
  if (request.deals < 1) return Message("arena.deals", {{"given", request.deals}});
  if (request.threads < 0) return Message("arena.threads", {{"given", request.threads}});
  if (request.program_budget.count() < 1) {
    return Message("arena.program_budget", {{"given", request.program_budget.count()}});
  }
  return std::nullopt;
}

std::vector<std::string> entrant_names(const std::vector<std::string>& players) {
  std::vector<std::string> names;
  for (std::size_t i = 0; i < players.size(); ++i) {
    const auto earlier =
        std::count(players.begin(), players.begin() + static_cast<std::ptrdiff_t>(i), players[i]);
    names.push_back(earlier == 0 ? players[i] : players[i] + " " + std::to_string(earlier + 1));
  }
  return names;
}

}  // namespace parlor
