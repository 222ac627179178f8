#include "server/proxies.h"

#include <doctest/doctest.h>

namespace parlor {
namespace {

using boost::asio::ip::make_address;

std::string client_of(const Proxies& proxies, const std::string& peer,
                      std::vector<std::string_view> forwarded) {
  return proxies.client(make_address(peer), forwarded).to_string();
}

TEST_CASE("the client is the last address that no named proxy has") {
  const Proxies proxies =
      Proxies::parse(std::vector<std::string>{"127.0.0.1, 10.0.0.0/8", "2001:db8::/32"}).value();
  CHECK(client_of(proxies, "127.0.0.1", {}) == "127.0.0.1");
  CHECK(client_of(proxies, "127.0.0.1", {"1.1.1.1"}) == "1.1.1.1");
  CHECK(client_of(proxies, "127.0.0.1", {"9.9.9.9, 1.1.1.1"}) == "1.1.1.1");
  // Several lines are read as one, in order.
  CHECK(client_of(proxies, "127.0.0.1", {"9.9.9.9", "8.8.8.8,1.1.1.1"}) == "1.1.1.1");
  // A chain of proxies, the nearest of which is the peer.
  CHECK(client_of(proxies, "127.0.0.1", {"9.9.9.9, 1.1.1.1, 10.1.2.3", "2001:db8::7"}) == "1.1.1.1");
  CHECK(client_of(proxies, "127.0.0.1", {"10.1.2.3"}) == "10.1.2.3");
  // IPv4 mapped into IPv6 is the same address.
  CHECK(client_of(proxies, "::ffff:10.0.0.1", {"::ffff:1.1.1.1"}) == "1.1.1.1");
  CHECK(client_of(proxies, "127.0.0.1", {"2001:db9::1"}) == "2001:db9::1");
}

TEST_CASE("nobody else is trusted, and an entry that is not an address counts as the proxy that added it") {
  const Proxies proxies = Proxies::parse(std::vector<std::string>{"127.0.0.1", "10.0.0.1/32"}).value();
  CHECK(client_of(proxies, "127.0.0.2", {"1.1.1.1"}) == "127.0.0.2");
  CHECK(client_of(proxies, "::1", {"1.1.1.1"}) == "::1");
  CHECK(client_of(Proxies(), "127.0.0.1", {"1.1.1.1"}) == "127.0.0.1");
  CHECK(client_of(proxies, "127.0.0.1", {"1.1.1.1, unknown"}) == "127.0.0.1");
  CHECK(client_of(proxies, "127.0.0.1", {"1.1.1.1, unknown, 10.0.0.1"}) == "10.0.0.1");
  CHECK(client_of(proxies, "127.0.0.1", {"1.1.1.1:80"}) == "127.0.0.1");
}

TEST_CASE("a proxy is an address or a network") {
  for (const char* bad : {"", ",", "localhost", "10.0.0.0/33", "10.0.0.0/", "10.0.0/8", "::/129", "1.2.3.4/x",
                          "127.0.0.1 10.0.0.1", "127.0.0.1,nobody"}) {
    CAPTURE(bad);
    CHECK_FALSE(Proxies::parse(std::vector<std::string>{bad}));
  }
  // Bits beyond the prefix of a network are ignored.
  CHECK(Proxies::parse(std::vector<std::string>{"10.1.2.3/8"}).value().named(make_address("10.200.0.1")));
  CHECK(Proxies::parse(std::vector<std::string>{"0.0.0.0/0"}).value().named(make_address("8.8.8.8")));
  CHECK_FALSE(Proxies::parse(std::vector<std::string>{"0.0.0.0/0"}).value().named(make_address("::1")));
}

TEST_CASE("of IPv6 a whole network of 64 bits is counted as one") {
  CHECK(counted_address(make_address("2001:db8:1:2::1")) ==
        counted_address(make_address("2001:db8:1:2:f::9")));
  CHECK(counted_address(make_address("2001:db8:1:2::1")) != counted_address(make_address("2001:db8:1:3::1")));
  CHECK(counted_address(make_address("::ffff:1.2.3.4")) == "1.2.3.4");
  CHECK(counted_address(make_address("1.2.3.4")) != counted_address(make_address("1.2.3.5")));
}

}  // namespace
}  // namespace parlor
