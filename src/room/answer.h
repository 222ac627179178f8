// What the server answers to a request, before it is HTTP.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <nlohmann/json_fwd.hpp>
#include <string>
#include <utility>

#include "core/message.h"

namespace parlor {

struct Answer {
  int status = 200;
  std::string type = "application/json";
  std::string body;
  // Only where the answer stays the same while the server runs:
  std::string gzip = {};  // the body compressed
  std::string tag = {};   // changes with the body

  static Answer json(const nlohmann::json& body, int status = 200);
  // JSON that is text already.
  static Answer written(std::string json, int status = 200);
  static Answer text(std::string body);
  // {"error": MESSAGE, "says": "..."}
  static Answer refusal(int status, const Message& why, const Catalogue& words);
  // To a client that has hung up: nobody reads it, and the connection ends.
  static Answer to_nobody() { return {503, "application/json", "{}"}; }
};

// What is refused, and why.
struct Refusal {
  int status;
  Message why;
};

// The way back to whoever asked.
class Reply {
 public:
  using Send = std::function<void(Answer)>;
  using Gone = std::shared_ptr<const std::atomic<bool>>;
  Reply(Send send, std::string address, Gone gone)
      : send_(std::move(send)), address_(std::move(address)), gone_(std::move(gone)) {}

  // From any thread, once.
  void operator()(Answer answer) const { send_(std::move(answer)); }
  const std::string& address() const { return address_; }
  // False once they have hung up: nothing need be worked out for them any more.
  bool wanted() const { return !*gone_; }

 private:
  Send send_;
  std::string address_;
  Gone gone_;
};

}  // namespace parlor
