// One WebSocket of a table: a client that reads and writes on the table's strand.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <memory>

#include "server/connection_context.h"

namespace parlor {

void open_socket(const std::shared_ptr<ConnectionContext>& context, const std::shared_ptr<Room>& room,
                 boost::asio::ip::tcp::socket socket,
                 boost::beast::http::request<boost::beast::http::string_body> request, Visit visit);

}  // namespace parlor
