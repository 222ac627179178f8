// What a server is called among those that share a database.
#pragma once

#include <chrono>
#include <string>

namespace parlor {

// Only databases that can be shared use it.
struct NodeOptions {
  std::string name{};                     // the name of the machine if empty
  std::chrono::milliseconds lease{5000};  // how long the others wait for it before they take over
};

}  // namespace parlor
