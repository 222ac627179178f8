#include <algorithm>
#include <cctype>
#include <chrono>
#include <filesystem>
#include <iostream>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "apps/full/full_commands.h"
#include "apps/games.h"
#include "apps/languages.h"
#include "apps/speak.h"
#include "external/program_pool.h"
#include "load/load.h"
#include "server/server.h"

namespace parlor {

namespace {

constexpr std::chrono::milliseconds kProgramThought{2000};  // including its start, if it is not running

// Adds a program to the computer players of one game, or of all, before the game's own.
std::optional<Message> add_player(std::vector<GameListing>& listings, std::string_view text) {
  const std::size_t equals = text.find('=');
  const std::string_view names = text.substr(0, equals);
  const std::size_t colon = names.find(':');
  const std::string_view wanted = colon == std::string_view::npos ? "" : names.substr(0, colon);
  const std::string name(colon == std::string_view::npos ? names : names.substr(colon + 1));
  const std::string command(equals == std::string_view::npos ? "" : text.substr(equals + 1));
  if (name.empty() || command.empty()) return Message("apps.player", {{"text", std::string(text)}});
  if (!wanted.empty()) {
    if (auto known = find_game(wanted); !known) return known.problem();
  }
  // Shared by all games and tables; the programs end with the last listing.
  const auto pool = std::make_shared<ProgramPool>(
      command,
      ProgramSettings{.budget = kProgramThought, .starting = std::chrono::milliseconds(0), .name = name});
  for (GameListing& game : listings) {
    if (!wanted.empty() && game.name != wanted) continue;
    if (std::ranges::any_of(game.levels, [&](const LevelInfo& level) { return level.name == name; }))
      return Message("apps.player_twice", {{"name", name}, {"game", game.name}});
    game.levels.insert(game.levels.begin(), {name, {"apps.level.program"}, "", kProgramThought});
    game.make_player = [name, pool, make = game.make_program, others = game.make_player](
                           std::string_view player, const Seed& seed) {
      return player == name ? Result(make(pool)) : others(player, seed);
    };
  }
  return std::nullopt;
}

// It stands in addresses and in the configuration of a proxy.
bool is_node_name(std::string_view name) {
  constexpr std::string_view kMarks = "._-";
  return name.size() <= 64 && std::ranges::all_of(name, [&](unsigned char c) {
           return std::isalnum(c) != 0 || kMarks.find(static_cast<char>(c)) != std::string_view::npos;
         });
}

}  // namespace

int serve_command(const ServeOptions& options) {
  std::vector<GameListing> offered = games();
  for (const std::string& player : options.players) {
    if (const auto problem = add_player(offered, player)) return refuse(*problem);
  }
  if (!is_node_name(options.node)) return refuse(Message("apps.node_name", {{"name", options.node}}));
  ServerOptions server{.database = options.database,
                       .node = {options.node, std::chrono::seconds(options.lease)},
                       .page = options.page,
                       .bind = options.bind,
                       .port = options.port,
                       .public_url = options.public_url,
                       .proxies = options.proxies,
                       .threads = options.threads,
                       .limits = options.load_profile ? Limits::for_load() : Limits{}};
  if (server.page.empty() && std::filesystem::exists(PARLOR_PAGE)) server.page = PARLOR_PAGE;
  auto running = Server::start(server, offered, languages());
  if (!running) return refuse(running.problem());
  (*running)->run_until_signal([&] {
    // Flushed at once, even into a pipe: whoever started it waits for this line.
    std::cout << say(Message("apps.serving", {{"address", (*running)->address()}})) << '\n' << std::flush;
  });
  return 0;
}

int load_command(const LoadOptions& options) {
  if (!options.host.starts_with("127.")) return refuse(Message("load.loopback", {{"host", options.host}}));
  const LoadRequest request{.host = options.host,
                            .port = options.port,
                            .game = options.game,
                            .tables = options.tables,
                            .sockets = options.sockets,
                            .seconds = options.seconds,
                            .rate = options.rate,
                            .processes = options.processes,
                            .memory = options.memory};
  const auto problem = run_load(request, std::cout);
  return problem ? refuse(*problem) : 0;
}

}  // namespace parlor
