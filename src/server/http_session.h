// One connection that speaks HTTP, until it ends or becomes a socket of a table.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <memory>

#include "server/connection_context.h"

namespace parlor {

boost::asio::awaitable<void> serve_http(std::shared_ptr<ConnectionContext> context,
                                        boost::asio::ip::tcp::socket socket);

}  // namespace parlor
