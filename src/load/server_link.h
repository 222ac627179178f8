// Requests to the server under load, one at a time.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "load/load.h"

namespace parlor {

// A seat at a table, with the right to play there.
struct Ticket {
  std::string table;
  std::string token;
  int seat = 0;
};

// What the server reports about itself.
struct ServerFigures {
  double resident_bytes = 0;
  double cpu_seconds = 0;
  double commits = 0;
  double writes = 0;
};

// Throws std::runtime_error with a sentence if the server does not do what it is asked.
class ServerLink {
 public:
  explicit ServerLink(const LoadRequest& request);

  // One table with `people` seats taken and the rest held by computers that move at once; already dealt.
  std::vector<Ticket> open_table(int people);
  // Nothing if a proxy keeps them to itself.
  std::optional<ServerFigures> figures();

 private:
  struct Response {
    unsigned status = 0;  // 0: there was none
    std::string body;
  };

  void connect();
  std::string get(const std::string& path);
  // Repeated until it is answered, at the server that has the table.
  nlohmann::json post(const std::string& path, const nlohmann::json& body);
  Response ask(bool post, const std::string& path, const std::string& body);

  const LoadRequest& request_;
  boost::asio::io_context context_;
  boost::beast::tcp_stream stream_;
  boost::beast::flat_buffer buffer_;
  int seats_ = 0;
};

}  // namespace parlor
