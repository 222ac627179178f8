// Addresses of the network, as people are counted by them.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>

namespace parlor {

// IPv4 that came as IPv6 is IPv4 again, and no interface is named.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

// Who is counted for it: an IPv4 address is one place. Of IPv6 everybody has a network of 64 bits to choose
// addresses from, so that is one place.
std::string counted_address(const boost::asio::ip::address& address);

}  // namespace parlor
