#include "server/address.h"

#include <boost/asio/ip/network_v6.hpp>

namespace parlor {

namespace ip = boost::asio::ip;

ip::address plain_address(const ip::address& address) {
  if (!address.is_v6()) return address;
  const ip::address_v6 v6 = address.to_v6();
  if (v6.is_v4_mapped()) return ip::make_address_v4(ip::v4_mapped, v6);
  return ip::address_v6(v6.to_bytes());
}

std::string counted_address(const ip::address& address) {
  const ip::address plain = plain_address(address);
  if (plain.is_v4()) return plain.to_string();
  return ip::network_v6(plain.to_v6(), 64).canonical().to_string();
}

}  // namespace parlor
