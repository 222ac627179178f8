// The whole server: HTTP and WebSocket over the tables of a store.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "core/languages.h"
#include "core/message.h"
#include "listing/listing.h"
#include "server/limits.h"
#include "store/store.h"

namespace parlor {

struct ServerOptions {
  std::string database = "parlor.db";
  NodeOptions node{};
  std::string page{};  // the folder of the built page; empty for none
  std::string bind = "127.0.0.1";
  int port = 8080;                     // 0: any free port
  std::string public_url{};            // the URL people open, if not bind and port
  std::vector<std::string> proxies{};  // addresses and networks whose X-Forwarded-For is trusted
  int threads = 0;                     // 0: one per core
  Limits limits{};
};

class Server {
 public:
  // Listens from now on; `games` and `languages` must outlive the server.
  static Result<std::unique_ptr<Server>> start(const ServerOptions& options,
                                               const std::vector<GameListing>& games,
                                               const Languages& languages);
  ~Server();  // calls stop()
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  int port() const;
  std::string address() const;  // "http://127.0.0.1:8080/"
  // Accepts no more connections, finishes pending writes, and says goodbye to everybody.
  void stop();
  // Runs until SIGTERM or SIGINT, then stops. `ready` is called as soon as these signals are handled.
  void run_until_signal(const std::function<void()>& ready);

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace parlor
