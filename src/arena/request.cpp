#include "arena/request.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/text.h"
#include "external/named_player.h"

namespace parlor {

std::optional<Message> check_request(const ArenaRequest& request, std::string_view game, int seats,
                                     const std::vector<std::string>& levels) {
  for (const auto& [name, player] : entrants_of(request.players)) {
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
  if (request.part && request.part->count > request.deals)
    return Message("arena.parts", {{"parts", request.part->count}, {"deals", request.deals}});
  if (request.threads < 0) return Message("arena.threads", {{"given", request.threads}});
  if (request.program_budget.count() < 1) {
    return Message("arena.program_budget", {{"given", request.program_budget.count()}});
  }
  return std::nullopt;
}

std::vector<Entrant> entrants_of(const std::vector<std::string>& players) {
  std::vector<Entrant> entrants;
  std::map<std::string, int> known;
  for (const std::string& text : players) {
    NamedPlayer named = named_player(text);
    std::string name = named.name.empty() ? named.player : named.name;
    const int number = ++known[name];
    if (number > 1) name += " " + std::to_string(number);
    entrants.push_back({std::move(name), std::move(named.player)});
  }
  return entrants;
}

}  // namespace parlor
