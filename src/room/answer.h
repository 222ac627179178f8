// The server's answer to a request, independent of HTTP.
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
  // Only for answers that stay the same while the server runs:
  std::string gzip = {};  // the body compressed
  std::string tag = {};   // changes with the body

  static Answer json(const nlohmann::json& body, int status = 200);
  // For JSON that is already text.
  static Answer written(std::string json, int status = 200);
  static Answer text(std::string body);
  // {"error": MESSAGE, "says": "..."}
  static Answer refusal(int status, const Message& why, const Catalogue& words);
  // The table belongs to another server: {"error": MESSAGE, "says": "...", "node": "..."}
  static Answer elsewhere(const std::string& node, const Catalogue& words);
  // For a client that has disconnected: nobody reads it.
  static Answer to_nobody() { return {503, "application/json", "{}"}; }
};

// The status of a refusal, and the reason.
struct Refusal {
  int status;
  Message why;
};

// Sends the answer to the client that asked.
class Reply {
 public:
  using Send = std::function<void(Answer)>;
  using Gone = std::shared_ptr<const std::atomic<bool>>;
  Reply(Send send, std::string address, Gone gone)
      : send_(std::move(send)), address_(std::move(address)), gone_(std::move(gone)) {}

  // Call once, from any thread.
  void operator()(Answer answer) const { send_(std::move(answer)); }
  const std::string& address() const { return address_; }
  // False once the client has disconnected: no need to compute an answer.
  bool wanted() const { return !*gone_; }

 private:
  Send send_;
  std::string address_;
  Gone gone_;
};

}  // namespace parlor
