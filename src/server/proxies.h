// Finds the client behind a connection: addresses, and the proxies named by the operator.
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

// Turns IPv4 mapped into IPv6 back into IPv4, and drops the interface.
boost::asio::ip::address plain_address(const boost::asio::ip::address& address);

// What limits are counted by: an IPv4 address, or the 64-bit network of an IPv6 address, since every IPv6
// user has all the addresses of such a network.
std::string counted_address(const boost::asio::ip::address& address);

// The proxies named by the operator: only these are trusted to say whom they forward for.
class Proxies {
 public:
  Proxies() = default;
  // Addresses and networks, "127.0.0.1" or "10.0.0.0/8"; one text may contain several, separated by commas.
  static Result<Proxies> parse(std::span<const std::string> texts);

  bool named(const boost::asio::ip::address& address) const;
  // The client that `peer` forwards for. `forwarded` has the values of X-Forwarded-For, all lines in order:
  // each proxy appends the address it saw. Read from the end, the first address that is not a proxy is the
  // client; anything before it may be made up by the client.
  boost::asio::ip::address client(const boost::asio::ip::address& peer,
                                  std::span<const std::string_view> forwarded) const;

 private:
  bool add(std::string_view text);

  std::vector<boost::asio::ip::network_v4> v4_;
  std::vector<boost::asio::ip::network_v6> v6_;
};

}  // namespace parlor
