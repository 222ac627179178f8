// What the server answers to a request, before it is HTTP.
#pragma once

#include <functional>
#include <nlohmann/json_fwd.hpp>
#include <string>

#include "core/message.h"

namespace parlor {

struct Answer {
  int status = 200;
  std::string type = "application/json";
  std::string body;

  static Answer json(const nlohmann::json& body, int status = 200);
  static Answer text(std::string body);
  // {"error": MESSAGE, "says": "..."}
  static Answer refusal(int status, const Message& why, const Catalogue& words);
};

using Reply = std::function<void(Answer)>;

}  // namespace parlor
