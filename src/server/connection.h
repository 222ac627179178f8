// Connections: what each of them needs from the server, and the functions that serve them.
#pragma once

#include <atomic>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "server/api.h"
#include "server/doorkeeper.h"
#include "server/house.h"
#include "server/pages.h"
#include "server/proxies.h"

namespace parlor {

struct ConnectionContext {
  House& house;
  Api& api;
  Doorkeeper& doorkeeper;
  const Pages& pages;
  std::string site;                  // the public URL, if the operator set one
  std::vector<std::string> origins;  // pages that may talk to us: "http://localhost:8080"
  Proxies proxies;
  std::atomic<bool> draining = false;

  // Browsers always send the origin of a page; other programs need not.
  bool welcomes(std::string_view origin) const;
};

// Serves an HTTP connection until it ends or becomes a table's WebSocket.
boost::asio::awaitable<void> serve_http(std::shared_ptr<ConnectionContext> context,
                                        boost::asio::ip::tcp::socket socket);

// Hands a WebSocket over to its table: a client that reads and writes on the table's strand.
void open_socket(const std::shared_ptr<ConnectionContext>& context, const std::shared_ptr<Room>& room,
                 boost::asio::ip::tcp::socket socket,
                 boost::beast::http::request<boost::beast::http::string_body> request, Visit visit);

}  // namespace parlor
