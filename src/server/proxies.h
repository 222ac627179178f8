// Whose a connection is: addresses, and the proxies that the operator named.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <boost/asio/ip/network_v4.hpp>
#include <boost/asio/ip/network_v6.hpp>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/message.h"

namespace parlor {

// IPv4 that came as IPv6 is IPv4 again, and no interface is named.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

// What limits count by: an IPv4 address, or the 64-bit network of an IPv6 address, since anyone with IPv6 has
// all the addresses of such a network.
std::string counted_address(const boost::asio::ip::address& address);

// The proxies that the operator named: only these are believed when they say whom they speak for.
class Proxies {
 public:
  Proxies() = default;
  // Addresses and networks, "127.0.0.1" or "10.0.0.0/8"; one text may have several, separated by commas.
  static Result<Proxies> parse(std::span<const std::string> texts);

  bool named(const boost::asio::ip::address& address) const;
  // Whom `peer` speaks for. `forwarded` has the values of X-Forwarded-For, all lines in order: each proxy
  // adds the address that it saw. Read from the end, the first that is no proxy is the client; what is before
  // it the client may have made up.
  boost::asio::ip::address client(const boost::asio::ip::address& peer,
                                  std::span<const std::string_view> forwarded) const;

 private:
  bool add(std::string_view text);

  std::vector<boost::asio::ip::network_v4> v4_;
  std::vector<boost::asio::ip::network_v6> v6_;
};

}  // namespace parlor
