// A client of the server for tests: plain requests, and sockets that remember every byte they receive.
#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

namespace parlor::test {

inline constexpr std::chrono::seconds kLong{20};  // for things that end much earlier if all is well

using Headers = std::map<std::string, std::string>;

struct HttpAnswer {
  int status = 0;  // 0: the connection ended without an answer
  Headers headers;
  std::string body;

  nlohmann::json json() const { return nlohmann::json::parse(body); }
};

HttpAnswer request(int port, const std::string& method, const std::string& path, const std::string& body = "",
                   const Headers& headers = {});
inline HttpAnswer get(int port, const std::string& path, const Headers& headers = {}) {
  return request(port, "GET", path, "", headers);
}
inline HttpAnswer post(int port, const std::string& path, const nlohmann::json& body) {
  return request(port, "POST", path, body.dump());
}
// Writes the bytes as they are, and reads until the other side closes or time is up.
std::string exchange(int port, const std::string& bytes, std::chrono::milliseconds most);

class Socket {
 public:
  // Connects to the table; null if the handshake is refused.
  static std::unique_ptr<Socket> open(int port, const std::string& table, const Headers& headers = {});
  ~Socket();
  Socket(const Socket&) = delete;
  Socket& operator=(const Socket&) = delete;

  void send(const nlohmann::json& message) { send_text(message.dump()); }
  bool send_text(const std::string& text);  // false if the socket is gone
  bool send_binary(const std::string& bytes);
  // The next message, in order of arrival; nothing if the socket ended or time is up.
  std::optional<nlohmann::json> next(std::chrono::milliseconds most = std::chrono::seconds(10));
  // The next message of that type; others are skipped.
  std::optional<nlohmann::json> next(const std::string& type);
  // Stops reading for good.
  void stop_reading();

  bool closed() const;
  std::vector<std::string> received() const;  // every text, in order

 private:
  class Impl;
  explicit Socket(std::unique_ptr<Impl> impl);
  std::unique_ptr<Impl> impl_;
};

// A seat at a table, taken through the API, and its socket.
struct Person {
  std::string table;
  int seat = 0;
  std::string token;
  std::unique_ptr<Socket> socket;

  // Connects and sits down; returns the state.
  nlohmann::json sit(int port);
};

// A table with `people` seats taken by people and the rest by computers; everybody is seated.
std::vector<Person> open_table(int port, int people, nlohmann::json more = nlohmann::json::object());

}  // namespace parlor::test
