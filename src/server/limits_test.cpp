// How much anybody may ask for over HTTP, and what is ignored entirely.
#include <doctest/doctest.h>
#include <map>
#include <string>
#include <thread>
#include <vector>

#include "server/testing/guest.h"
#include "server/testing/live_server.h"
#include "server/testing/raw_connection.h"

namespace parlor {
namespace {

using namespace std::chrono_literals;
using nlohmann::json;
using test::get;
using test::kLong;
using test::LiveServer;
using test::RawConnection;

Limits hurried() {
  Limits limits = Limits::for_load();
  limits.request_time = 300ms;
  return limits;
}

// The status of a request written byte by byte; 0 if the server just closed the connection.
int status_of(int port, const std::string& bytes) {
  const RawConnection connection(port);
  REQUIRE(connection.connected());
  connection.write(bytes);
  const auto rest = connection.read_rest(kLong);
  CHECK(rest.closed);
  if (!rest.bytes.starts_with("HTTP/1.1 ")) return 0;
  return std::stoi(rest.bytes.substr(9, 3));
}

json table_for_one() {
  const json computer = {{"kind", "computer"}, {"level", "random"}};
  return {{"game", "big2"},
          {"seats",
           json::array({{{"kind", "person"}, {"name", "Ada"}}, {{"kind", "open"}}, computer, computer})}};
}

TEST_CASE("a page from elsewhere may neither ask nor open a socket; ours and programs may") {
  ServerOptions options{.public_url = "https://cards.example.org/play", .limits = Limits::for_load()};
  LiveServer server(options);
  const std::string id = test::open_table(server.port(), 1).at(0).table;
  const std::string port = std::to_string(server.port());
  for (const std::string& origin :
       {std::string("http://elsewhere.example"), std::string("null"), "https://localhost:" + port,
        std::string("http://localhost:1"), "http://localhost:" + port + ".example.org",
        std::string("http://cards.example.org"), std::string("https://cards.example.org.example.com"),
        "http://localhost:" + port + "/"}) {
    CAPTURE(origin);
    CHECK(test::request(server.port(), "POST", "/api/tables", table_for_one().dump(), {{"Origin", origin}})
              .status == 403);
    CHECK(get(server.port(), "/api/games", {{"Origin", origin}}).status == 403);
    CHECK(test::Socket::open(server.port(), id, {{"Origin", origin}}) == nullptr);
  }
  for (const std::string& origin : {"http://localhost:" + port, "http://127.0.0.1:" + port,
                                    "http://[::1]:" + port, std::string("https://cards.example.org")}) {
    CAPTURE(origin);
    CHECK(test::request(server.port(), "POST", "/api/tables", table_for_one().dump(), {{"Origin", origin}})
              .status == 201);
    CHECK(test::Socket::open(server.port(), id, {{"Origin", origin}}) != nullptr);
  }
  CHECK(test::Socket::open(server.port(), id) != nullptr);
}

TEST_CASE("a body over 64 KiB, and headers over 8 KiB, are refused") {
  LiveServer server;
  const auto body = [&](std::size_t size) {
    return test::request(server.port(), "POST", "/api/tables", std::string(size, ' ')).status;
  };
  CHECK(body(64 * 1024) == 400);
  CHECK(body(64 * 1024 + 1) == 413);
  CHECK(body(1024 * 1024) == 413);
  CHECK(status_of(server.port(),
                  "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999999\r\n\r\n") == 413);
  std::string chunks = "POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  for (int i = 0; i < 20; ++i) chunks += "1000\r\n" + std::string(4096, ' ') + "\r\n";
  CHECK(status_of(server.port(), chunks + "0\r\n\r\n") == 413);

  CHECK(get(server.port(), "/healthz", {{"X-Long", std::string(7'000, 'x')}}).status == 200);
  CHECK(get(server.port(), "/healthz", {{"X-Long", std::string(9'000, 'x')}}).status == 431);
  CHECK(get(server.port(), "/" + std::string(9'000, 'x')).status == 431);
  test::Headers many;
  for (int i = 0; i < 500; ++i) many["X-" + std::to_string(i)] = "0123456789";
  CHECK(get(server.port(), "/healthz", many).status == 431);
}

TEST_CASE("a request whose end can be read in two ways is refused") {
  LiveServer server;
  const auto refused = [&](const std::string& headers, const std::string& body = "") {
    CAPTURE(headers);
    CHECK(status_of(server.port(), "POST /api/tables HTTP/1.1\r\nHost: x\r\n" + headers + "\r\n" + body) ==
          400);
  };
  const std::string smuggled = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  refused("Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", smuggled);
  refused("Transfer-Encoding: chunked\r\nContent-Length: 5\r\n", smuggled);
  refused("Content-Length: 5\r\nContent-Length: 40\r\n", smuggled);
  refused("Content-Length: -5\r\n", smuggled);
  refused("Content-Length: 5x\r\n", smuggled);
  refused("Content-Length: 0x5\r\n", smuggled);
  refused("Content-Length : 5\r\n", smuggled);
  refused("Content-Length: 5, 40\r\n", smuggled);
  refused("Transfer-Encoding: chunked\r\n", "zz\r\n" + smuggled);
  CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("Transfer-Encoding is chunked, alone and once, or the connection ends") {
  LiveServer server;
  const std::string start = "POST /api/tables HTTP/1.1\r\nHost: x\r\n";
  const std::string smuggled = "0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const auto answers_to = [&](const std::vector<std::string>& pieces) {
    const RawConnection connection(server.port());
    for (const std::string& piece : pieces) CHECK(connection.write(piece));
    const auto rest = connection.read_rest(kLong);
    CHECK(rest.closed);
    CHECK(rest.bytes.starts_with("HTTP/1.1 400"));
    std::size_t count = 0;
    for (std::size_t at = 0; (at = rest.bytes.find("HTTP/1.1 ", at)) != std::string::npos; ++at) ++count;
    return count;
  };
  for (const std::string& headers : {
           std::string("Transfer-Encoding: xchunked\r\n"),
           std::string("Transfer-Encoding: xchunked\r\nContent-Length: 5\r\n"),
           std::string("Content-Length: 5\r\nTransfer-Encoding: xchunked\r\n"),
           std::string("Transfer-Encoding: gzip\r\n"),
           std::string("Transfer-Encoding: identity\r\n"),
           std::string("Transfer-Encoding: gzip, chunked\r\n"),
           std::string("Transfer-Encoding: chunked, identity\r\n"),
           std::string("Transfer-Encoding: chunked, chunked\r\n"),
           std::string("Transfer-Encoding: chunked,\r\n"),
           std::string("Transfer-Encoding: chunked;q=1\r\n"),
           std::string("Transfer-Encoding: \"chunked\"\r\n"),
           std::string("Transfer-Encoding:\r\n"),
           std::string("Transfer-Encoding:  \r\n"),
           std::string("Transfer-Encoding:\tchunked\r\n"),
           std::string("Transfer-Encoding: \tchunked\r\n"),
           std::string("Transfer-Encoding: chunked\t\r\n"),
           std::string("Transfer-Encoding: chunked \r\n"),
           std::string("Transfer-Encoding: chunked\v\r\n"),
           std::string("Transfer-Encoding : chunked\r\n"),
           std::string(" Transfer-Encoding: chunked\r\n"),
           std::string("Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"),
           std::string("Transfer-Encoding: identity\r\nTransfer-Encoding: chunked\r\n"),
           std::string("Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n"),
           std::string("Transfer-Encoding:\r\n chunked\r\n"),
           std::string("Transfer-Encoding: chunked\r\n \r\n"),
           std::string("Transfer-Encoding: chunked\r\n\tidentity\r\n"),
           std::string("X: y\r\n Transfer-Encoding: chunked\r\n"),
       }) {
    CAPTURE(headers);
    CHECK(answers_to({start + headers + "\r\n" + smuggled}) == 1);
  }
  CHECK(answers_to({start + "Transfer-Enc", "oding: xchu", "nked\r", "\n\r\n" + smuggled}) == 1);
  const std::string old = "POST /api/tables HTTP/1.0\r\nConnection: keep-alive\r\n";
  CHECK(answers_to({old + "Transfer-Encoding: chunked\r\n\r\n" + smuggled}) == 1);
  const std::string upgrade = "GET /api/tables/" + test::open_table(server.port(), 1).at(0).table +
                              "/socket HTTP/1.1\r\nHost: x\r\nConnection: upgrade\r\n"
                              "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
                              "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
  CHECK(answers_to({upgrade + "Content-Length: 5\r\n\r\n" + smuggled}) == 1);
  CHECK(answers_to({upgrade + "Transfer-Encoding: chunked\r\n\r\n" + smuggled}) == 1);

  // If it is valid, the body is read, and what follows is the next request.
  for (const std::string& name :
       {std::string("Transfer-Encoding: chunked"), std::string("transfer-encoding:CHUNKED")}) {
    const RawConnection connection(server.port());
    CHECK(connection.write(start + name +
                           "\r\n\r\n2\r\n{}\r\n0\r\n\r\nGET /healthz HTTP/1.1\r\nHost: x\r\n"
                           "Connection: close\r\n\r\n"));
    const auto rest = connection.read_rest(kLong);
    CHECK(rest.bytes.starts_with("HTTP/1.1 400"));  // because of its contents
    CHECK(rest.bytes.find("HTTP/1.1 200") != std::string::npos);
  }
}

TEST_CASE("bytes that are not HTTP are answered with 400 or nothing, and the server keeps running") {
  LiveServer server(hurried());
  std::string noise;
  for (int i = 0; i < 3000; ++i) noise += static_cast<char>(i * 37 % 251);
  const std::string hello("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 11);  // of TLS
  for (const std::string& bytes :
       {noise, hello + std::string(500, '\0'), std::string(100, '\0'), std::string("GET\r\n\r\n"),
        std::string("GET / HTTP/9.9\r\n\r\n"), std::string("\r\n\r\n\r\n\r\n"),
        std::string("GET / HTTP/1.1\r\nX\r\n\r\n"), std::string("GET / HTTP/1.1\r\nA: \x01\r\n\r\n"),
        std::string("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n")}) {
    const int status = status_of(server.port(), bytes);
    CHECK((status == 400 || status == 0));
  }
  CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("hundreds of requests that never end are all cut, and meanwhile others are answered") {
  LiveServer server(hurried());
  std::vector<RawConnection> slow;
  for (int i = 0; i < 300; ++i) {
    slow.emplace_back(server.port());
    const char* kinds[] = {"", "G", "GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ",
                           "POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 500\r\n\r\n{"};
    CHECK(slow.back().write(kinds[i % 4]));
  }
  CHECK(get(server.port(), "/healthz").status == 200);
  for (const RawConnection& connection : slow) CHECK(connection.read_rest(kLong).closed);
  CHECK(get(server.port(), "/healthz").status == 200);
}

TEST_CASE("a request that trickles in is cut off too, and so is a connection that stays silent") {
  LiveServer server(hurried());
  const RawConnection drops(server.port());
  CHECK(drops.write("GET / HTTP/1.1\r\n"));
  const auto start = std::chrono::steady_clock::now();
  while (drops.write("X: y\r\n") && std::chrono::steady_clock::now() < start + kLong) {
    std::this_thread::sleep_for(40ms);
  }
  CHECK(drops.read_rest(kLong).closed);
  const RawConnection idle(server.port());
  CHECK(idle.write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"));
  const auto rest = idle.read_rest(kLong);
  CHECK(rest.bytes.starts_with("HTTP/1.1 200"));
  CHECK(rest.closed);
}

TEST_CASE("an address may have a limited number of connections, and one more when it closes one") {
  Limits limits = Limits::for_load();
  limits.connections_an_address = 5;
  LiveServer server(limits);
  std::vector<RawConnection> open;
  for (int i = 0; i < 5; ++i) {
    open.emplace_back(server.port());
    CHECK(open.back().write("GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"));
    CHECK(open.back().read_rest(150ms).bytes.starts_with("HTTP/1.1 200"));
  }
  CHECK(get(server.port(), "/healthz").status == 0);
  open.pop_back();
  const auto end = std::chrono::steady_clock::now() + kLong;
  int status = 0;
  while (status != 200 && std::chrono::steady_clock::now() < end) {
    status = get(server.port(), "/healthz").status;
    std::this_thread::sleep_for(10ms);
  }
  CHECK(status == 200);
}

TEST_CASE("tables, joins and requests are limited per address") {
  const auto statuses = [](int count, auto ask) {
    std::map<int, int> seen;
    for (int i = 0; i < count; ++i) ++seen[ask()];
    return seen;
  };
  using Seen = std::map<int, int>;
  Limits limits = Limits::for_load();
  SUBCASE("tables") {
    limits.tables = {3, 0.0001};
    LiveServer server(limits);
    CHECK(statuses(5, [&] { return test::post(server.port(), "/api/tables", table_for_one()).status; }) ==
          Seen{{201, 3}, {429, 2}});
    CHECK(get(server.port(), "/api/games").status == 200);
  }
  SUBCASE("joins") {
    limits.joins = {3, 0.0001};
    LiveServer server(limits);
    const std::string id = test::post(server.port(), "/api/tables", table_for_one()).json().at("table");
    const std::string path = "/api/tables/" + id + "/join";
    CHECK(statuses(5, [&] { return test::post(server.port(), path, {{"name", "Ben"}}).status; }) ==
          Seen{{201, 1}, {409, 2}, {429, 2}});
  }
  SUBCASE("requests") {
    limits.requests = {3, 0.0001};
    LiveServer server(limits);
    CHECK(statuses(5, [&] { return get(server.port(), "/api/games").status; }) == Seen{{200, 3}, {429, 2}});
    CHECK(get(server.port(), "/healthz").status == 200);
  }
  SUBCASE("files of the page") {
    limits.pages = {3, 0.0001};
    LiveServer server(limits);
    CHECK(statuses(5, [&] { return get(server.port(), "/").status; }) == Seen{{404, 3}, {429, 2}});
    CHECK(get(server.port(), "/api/games").status == 200);
  }
  SUBCASE("whether the server is well") {
    limits.checks = {4, 0.0001};
    LiveServer server(limits);
    CHECK(statuses(3, [&] { return get(server.port(), "/healthz").status; }) == Seen{{200, 3}});
    CHECK(statuses(3, [&] { return get(server.port(), "/metrics").status; }) == Seen{{200, 1}, {429, 2}});
    CHECK(get(server.port(), "/").status == 404);
  }
  SUBCASE("sockets") {
    limits.upgrades = {3, 0.0001};
    LiveServer server(limits);
    const std::string id = test::post(server.port(), "/api/tables", table_for_one()).json().at("table");
    CHECK(statuses(5, [&] { return test::Socket::open(server.port(), id) ? 101 : 429; }) ==
          Seen{{101, 3}, {429, 2}});
  }
  SUBCASE("connections") {
    limits.connections = {3, 0.0001};
    LiveServer server(limits);
    CHECK(statuses(5, [&] { return get(server.port(), "/healthz").status; }) == Seen{{200, 3}, {0, 2}});
  }
}

TEST_CASE("a client that asks too much on one connection has to open another") {
  Limits limits = Limits::for_load();
  limits.checks = {1, 0.0001};
  LiveServer server(limits);
  std::string many;
  for (int i = 0; i < 20; ++i) many += "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n";
  const RawConnection connection(server.port());
  CHECK(connection.write(many));
  const auto rest = connection.read_rest(kLong);
  CHECK(rest.closed);
  CHECK(rest.bytes.find("HTTP/1.1 429") == rest.bytes.rfind("HTTP/1.1"));
}

TEST_CASE("behind a proxy people are counted by the address it saw; otherwise the header is ignored") {
  ServerOptions options{.proxies = {"127.0.0.1, 10.0.0.0/8"}, .limits = Limits::for_load()};
  options.limits.requests = {1, 0.0001};
  options.limits.connections_an_address = 1;
  const auto ask = [](const LiveServer& server, const std::string& forwarded) {
    return get(server.port(), "/api/games", {{"X-Forwarded-For", forwarded}}).status;
  };
  {
    LiveServer server(options);
    CHECK(ask(server, "1.1.1.1") == 200);
    CHECK(ask(server, "1.1.1.1") == 429);
    CHECK(ask(server, "1.1.1.2") == 200);
    CHECK(ask(server, "1.1.1.3, 1.1.1.1") == 429);   // what the client itself claims is not trusted
    CHECK(ask(server, "1.1.1.1, 10.2.3.4") == 429);  // seen by the proxy before the last
    // Several lines are read as one.
    CHECK(status_of(server.port(),
                    "GET /api/games HTTP/1.1\r\nX-Forwarded-For: 1.1.1.9\r\nX-Forwarded-For: 1.1.1.1\r\n"
                    "Connection: close\r\n\r\n") == 429);
    // The proxy's connections do not belong to one person.
    const RawConnection busy(server.port());
    const RawConnection also(server.port());
    CHECK(ask(server, "1.1.1.4") == 200);
    const std::string id = test::post(server.port(), "/api/tables", table_for_one()).json().at("table");
    const test::Headers five = {{"X-Forwarded-For", "1.1.1.5"}};
    const auto first = test::Socket::open(server.port(), id, five);
    CHECK(first != nullptr);
    CHECK(test::Socket::open(server.port(), id, five) == nullptr);
    CHECK(test::Socket::open(server.port(), id, {{"X-Forwarded-For", "1.1.1.6"}}) != nullptr);
  }
  options.proxies = {"127.0.0.2"};
  options.limits.connections_an_address = 100;
  LiveServer server(options);
  CHECK(ask(server, "1.1.1.1") == 200);
  CHECK(ask(server, "1.1.1.2") == 429);
}

}  // namespace
}  // namespace parlor
