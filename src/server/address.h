// Addresses of the network, as people are counted by them.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

namespace parlor {

// IPv4 that came as IPv6 is IPv4 again, and no interface is named.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

// What limits count by: an IPv4 address, or the 64-bit network of an IPv6 address, since anyone with IPv6 has
// all the addresses of such a network.
std::string counted_address(const boost::asio::ip::address& address);

}  // namespace parlor
