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

namespace parlor {

struct ServerOptions {
  std::string database = "parlor.db";
  std::string page{};  // the folder of the built page; empty for none
  std::string bind = "127.0.0.1";
  int port = 8080;                     // 0: any that is free
  std::string public_url{};            // what people type, where that is not bind and port
  std::vector<std::string> proxies{};  // addresses and networks whose X-Forwarded-For is believed
  int threads = 0;                     // 0: as many as there are cores
  Limits limits{};
};

class Server {
 public:
  // Listens from here on; `games` and `languages` outlive it.
  static Result<std::unique_ptr<Server>> start(const ServerOptions& options,
                                               const std::vector<GameListing>& games,
                                               const Languages& languages);
  ~Server();  // as stop()
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;

  int port() const;
  std::string address() const;  // "http://127.0.0.1:8080/"
  // Takes no more connections, finishes what is being written, says goodbye to everybody.
  void stop();
  // Until SIGTERM or SIGINT, then stops. `ready` is called once these are waited for.
  void run_until_signal(const std::function<void()>& ready);

 private:
  class Impl;
  explicit Server(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

}  // namespace parlor
