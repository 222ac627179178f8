#include <filesystem>
#include <iostream>

#include "apps/commands.h"
#include "apps/games.h"
#include "apps/speak.h"
#include "server/server.h"

namespace parlor {

int serve_command(const ServeOptions& options) {
  ServerOptions server{.database = options.database,
                       .page = options.page,
                       .bind = options.bind,
                       .port = options.port,
                       .public_url = options.public_url,
                       .behind_proxy = options.behind_proxy,
                       .threads = options.threads,
                       .limits = options.load_profile ? Limits::for_load() : Limits{}};
  if (server.page.empty() && std::filesystem::exists(PARLOR_PAGE)) server.page = PARLOR_PAGE;
  auto running = Server::start(server, games(), english());
  if (!running) return refuse(running.problem());
  (*running)->run_until_signal([&] {
    // At once, also into a pipe: who started it waits for this line.
    std::cout << say(Message("apps.serving", {{"address", (*running)->address()}})) << '\n' << std::flush;
  });
  return 0;
}

int load_command(const LoadRequest& request) {
  if (!request.host.starts_with("127.")) return refuse(Message("load.loopback", {{"host", request.host}}));
  const auto problem = run_load(request, std::cout);
  return problem ? refuse(*problem) : 0;
}

}  // namespace parlor
