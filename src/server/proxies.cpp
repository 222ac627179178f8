#include "server/proxies.h"

#include <algorithm>
#include <boost/asio/ip/network_v6.hpp>
#include <ranges>
#include <type_traits>

#include "core/text.h"

namespace parlor {

namespace ip = boost::asio::ip;
using boost::system::error_code;

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

bool Proxies::add(std::string_view text) {
  const std::string whole(text);
  error_code problem;
  if (text.find('/') == std::string_view::npos) {
    const ip::address address = plain_address(ip::make_address(whole, problem));
    if (problem) return false;
    if (address.is_v4()) {
      v4_.emplace_back(address.to_v4(), 32);
    } else {
      v6_.emplace_back(address.to_v6(), 128);
    }
    return true;
  }
  if (const auto network = ip::make_network_v4(whole, problem); !problem) {
    v4_.push_back(network.canonical());
    return true;
  }
  if (const auto network = ip::make_network_v6(whole, problem); !problem) {
    v6_.push_back(network.canonical());
    return true;
  }
  return false;
}

Result<Proxies> Proxies::parse(std::span<const std::string> texts) {
  Proxies proxies;
  for (const std::string& text : texts) {
    const auto parts = split(text, ',');
    if (parts.empty()) return Message("server.proxy", {{"text", text}});
    for (std::string_view part : parts) {
      if (!proxies.add(part)) return Message("server.proxy", {{"text", std::string(part)}});
    }
  }
  return proxies;
}

bool Proxies::named(const ip::address& address) const {
  const ip::address plain = plain_address(address);
  const auto holds = [](const auto& network, const auto& each) {
    return std::decay_t<decltype(network)>(each, network.prefix_length()).network() == network.network();
  };
  if (plain.is_v4()) {
    return std::ranges::any_of(v4_, [&](const auto& network) { return holds(network, plain.to_v4()); });
  }
  return std::ranges::any_of(v6_, [&](const auto& network) { return holds(network, plain.to_v6()); });
}

ip::address Proxies::client(const ip::address& peer, std::span<const std::string_view> forwarded) const {
  ip::address seen = plain_address(peer);
  for (std::string_view line : forwarded | std::views::reverse) {
    const auto hops = split(line, ',');
    for (std::string_view hop : hops | std::views::reverse) {
      if (!named(seen)) return seen;
      error_code problem;
      const ip::address before = ip::make_address(std::string(hop), problem);
      if (problem) return seen;
      seen = plain_address(before);
    }
  }
  return seen;
}

}  // namespace parlor
