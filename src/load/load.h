// Puts load on a server as many people would: scripted clients over real sockets, from several processes.
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
  int sockets = 4;   // people per table; computers have the other seats
  int seconds = 10;  // of play
  int rate = 0;      // moves per second at all tables together; 0: as fast as possible
  int processes = 1;
  bool memory = false;  // instead of playing, measure the memory of a table with and without its sockets
};

// Plays and prints one row of the table in docs/performance.md, or returns why it could not.
std::optional<Message> run_load(const LoadRequest& request, std::ostream& out);

}  // namespace parlor
