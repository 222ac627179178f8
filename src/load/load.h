// Drives a server as many people would: scripted clients over real sockets, from several processes.
#pragma once

#include <optional>
#include <ostream>
#include <string>

#include "core/message.h"

namespace parlor {

struct LoadRequest {
  std::string host = "127.0.0.1";
  int port = 8080;
  std::string game;
  int tables = 50;
  int sockets = 4;   // people a table; computers sit on the other seats
  int seconds = 10;  // of play
  int rate = 0;      // moves a second of all tables together; 0: as fast as it goes
  int processes = 1;
  bool memory = false;  // instead of playing: what a table takes, without and with its sockets
};

// Plays, and prints one row of the table in docs/performance.md; or why it could not.
std::optional<Message> run_load(const LoadRequest& request, std::ostream& out);

}  // namespace parlor
